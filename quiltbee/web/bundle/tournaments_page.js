import{a as N,b,c as lt,d as v,e as T,f as g,g as ct,h as A,i as dt}from"./sections.js";import{Bc as st,Cc as at,D as W,Dc as L,H as X,I as Y,Jb as E,Jc as it,Lb as w,M as i,Mb as I,O as m,P as y,Q as G,a as jt,ac as et,dc as rt,ec as ot,i as r,k as Z,ka as tt,kd as ut,n as H,nd as mt,od as M,p as O,sa as nt,u as f,v as V}from"./page.js";var j={};jt(j,{askBye:()=>Ut,correct:()=>Ft,enterBot:()=>qt,fetchPlace:()=>q,fetchTournament:()=>U,fetchTournaments:()=>F,forfeit:()=>At,inviteAgain:()=>Rt,join:()=>_t,makeTournament:()=>Dt,removeEntrant:()=>Mt,removeTournament:()=>Kt,start:()=>Bt,withdraw:()=>Gt});function F(){return f("/api/tournaments")}function Dt(t){return f("/api/tournaments",t)}function U(t){return f(`/api/tournaments/${t}`)}function Rt(t){return f(`/api/tournaments/${t}/invitation`,{})}function _t(t,n,e){return f(`/api/tournaments/${t}/join`,{code:n,name:e})}function Bt(t){return f(`/api/tournaments/${t}/start`,{})}function Gt(t){return f(`/api/tournaments/${t}/withdraw`,{})}function Mt(t,n){return f(`/api/tournaments/${t}/remove`,{entrant:n})}function At(t,n,e){return f(`/api/tournaments/${t}/forfeit`,{pairing:n,entrant:e})}function Ft(t,n){return f(`/api/tournaments/${t}/correct`,n)}function Ut(t,n,e){return f(`/api/tournaments/${t}/bye`,{round:n,wanted:e})}function qt(t,n,e){return f(`/api/tournaments/${t}/enter`,{bot:n,code:e})}function q(t){return f(`/api/games/${t}/tournament`)}async function Kt(t){await V(`/api/tournaments/${t}`,{},"DELETE")}var Qt={none:"",short:"300",long:"600",days:""},D=class{constructor(n,e){this.outside=n;this.store=O({...N,listed:e,form:{name:"",kind:"swiss",rounds:"",speed:"none",meeting:"twice",rated:!1,starts:"",deadline:"",pause:"0",lateUntil:"",bots:!1,shown:!1}})}outside;store;get state(){return this.store.get()}set(n){this.store.dispatch({form:{...this.state.form,...n}})}setSpeed(n){this.set({speed:n,deadline:Qt[n]})}make(){let{name:n,kind:e,rounds:o,speed:s,meeting:a,rated:u,bots:c,shown:l,...p}=this.state.form;return b(this.store,"make",async()=>{let{id:d,url:h,invitation:B}=await this.outside.api.makeTournament({name:n.trim(),kind:e,clock:ot(s),board:"revised",rated:u,twice:a==="twice",fair:a==="both"||a==="cut"?a:null,rounds:e==="swiss"&&o?Number(o):null,starts:p.starts?new Date(p.starts).getTime():null,deadline:p.deadline?Number(p.deadline):null,pause:Number(p.pause),late_until:e==="swiss"?Number(p.lateUntil):0,bots:c&&a!=="cut",public:l});return this.outside.keepInvitation(d,B),this.outside.go(h),""})}};function pt({kind:t,state:n,round:e,rounds:o,entrants:s}){let a=n==="running"?Ct(e,o):r(`state-${n}`);return[r(`kind-${t}`),a,r("players-count",{count:s})].join(", ")}function Ct(t,n){return n===null?r("round-number",{round:t}):r("round-number-of",{round:t,rounds:n})}function k(t){let n=Number(t);return n?n%86400===0?r("days-count",{count:n/86400}):r("minutes-count",{count:Math.round(n/60)}):r("no-span")}function x(t,n){let e=new Date(t).toDateString()===new Date(n).toDateString(),o={day:"numeric",month:"short",year:"numeric"},s={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(Z(),e?s:{...o,...s}).format(t)}var Jt=["","¼","½","¾"];function P(t){let n=Math.floor(t),e=Jt[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function ht(t,n){let{listed:e}=t.state;return i`${L(n)}
<main class="me tournaments">
<h1>${r("tab-tournaments")}</h1>
<div class="column">${v(t.state,"make",r("new-tournament"),Zt(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${r("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${e.map(o=>zt(o))}
</ul>
${e.length===0?i`<p class="small">${r("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/">${r("back-to-home")}</a></p>
</div>
</main>`}function zt(t){let{id:n,name:e,organising:o}=t;return i`<li>
<span>
<a href=${`/tournaments/${n}`}>${e}</a>
<span class="small block">${pt(t)}${o?r("comma-yours"):""}</span>
</span>
</li>`}function Zt(t){let{form:n,busy:e}=t.state;return i`<form class="fields" @submit=${s=>{s.preventDefault(),t.make()}}>
<label
>${r("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${r("club-evening")}
.value=${n.name}
@input=${s=>t.set({name:w(s)})}
/></label>
${E("kind",r("who-meets-whom"),Xt(),n.kind,s=>t.set({kind:s}))}
<p class="small explain">
${r("label-and-note",{label:r(`kind-${n.kind}`),note:r(`kind-note-${n.kind}`)})}
</p>
${n.kind==="swiss"?gt("rounds",n.rounds,s=>t.set({rounds:s})):m}
${E("clock",r("clock"),rt.map(({key:s})=>[s,r(`speed-${s}`)]),n.speed,s=>t.setSpeed(s))}
${E("meeting",r("meeting"),Yt(),n.meeting,s=>t.set({meeting:s}))}
<p class="small explain">${r(`meeting-note-${n.meeting}`)}</p>
<div class="ticks">
${K("tournament-rated",r("tick-rated"),n.rated,s=>t.set({rated:s}))}
${n.meeting==="cut"?m:K("tournament-bots",r("tick-bots"),n.bots,s=>t.set({bots:s}))}
${K("tournament-shown",r("tick-shown"),n.shown,s=>t.set({shown:s}))}
</div>
${Ht(t)}
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${e!==null}>
${r("make-tournament")}
</button>
</form>`}function Ht(t){let{form:n}=t.state;return i`<details class="fold">
<summary>${r("runs-by-itself")}</summary>
<div class="fields">
<label
>${r("starts-at")}
<input
type="datetime-local"
data-testid="starts"
.value=${n.starts}
@input=${e=>t.set({starts:w(e)})}
/></label>
${ft("deadline",r("come-within"),Vt,n.deadline,e=>t.set({deadline:e}))}
<p class="small explain">${r("come-within-note")}</p>
${ft("pause",r("pause-between"),Wt,n.pause,e=>t.set({pause:e}))}
${n.kind==="swiss"?gt("late-until",n.lateUntil,e=>t.set({lateUntil:e})):m}
</div>
</details>`}var Vt=["","300","600","900","1800","86400"],Wt=["0","300","600","900","1800"];function ft(t,n,e,o,s){return i`<label
>${n}
<select data-testid=${t} @change=${a=>s(w(a))}>
${e.map(a=>i`<option value=${a} ?selected=${a===o}>${k(a)}</option>`)}
</select></label
>`}function Xt(){return["swiss","round_robin","double_round_robin"].map(t=>[t,r(`kind-${t}`)])}function Yt(){return["twice","once","both","cut"].map(t=>[t,r(`meeting-${t}`)])}function gt(t,n,e){return i`<label
>${r(t)} <span class="small">${r(`${t}-note`)}</span>
<input
type="number"
min="1"
max="15"
data-testid=${t}
.value=${n}
@input=${o=>e(w(o))}
/></label>`}function K(t,n,e,o){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${e}
@change=${s=>o(I(s))}
/><span>${n}</span></label
>`}var R=class{constructor(n,e){this.outside=n;this.store=O({...N,...e,picture:null,shown:null})}outside;store;get state(){return this.store.get()}get link(){let{invitation:n}=this.state;return n===null?null:this.outside.origin+n}async load(){try{let n=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:n,errors:{...this.state.errors,read:""}})}catch(n){this.store.dispatch({errors:{...this.state.errors,read:H(n)}})}}show(n){this.store.dispatch({shown:n})}join(n){let{tournament:e,code:o}=this.state;return this.change("players",()=>this.outside.api.join(e.id,o,n.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){let n=Q(this.state.tournament,this.state.tournament.you);return await this.outside.isSure(r("sure-withdraw",{count:n}),r("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(n){let e=this.nameOf(n),o=Q(this.state.tournament,n);return await this.outside.isSure(r("sure-take-out",{name:e,count:o}),r("remove"))?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,n)):!1}async forfeit(n,e){let o=this.nameOf(e),s=Q(this.state.tournament,e),a=r("sure-forfeit",{name:o,count:s});return await this.outside.isSure(a,r("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,n,e)):!1}askBye(n,e){return this.change("players",()=>this.outside.api.askBye(this.state.tournament.id,n,e))}enterBot(n){let{tournament:e,code:o}=this.state;return this.change("players",()=>this.outside.api.enterBot(e.id,n.trim(),o))}correct(n,e,o){let s={game:n,winner:e?Number(e):null,note:o.trim()};return this.change("organise",()=>this.outside.api.correct(this.state.tournament.id,s))}change(n,e){return b(this.store,n,async()=>(this.store.dispatch({tournament:await e()}),""))}nameOf(n){let{entrants:e}=this.state.tournament;return e.find(({entrant:o})=>o===n)?.name??""}invite(){return b(this.store,"organise",async()=>{let{invitation:n}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(n),this.store.dispatch({invitation:n,picture:null}),""})}copy(){return b(this.store,"organise",async()=>(await this.outside.copy(this.link??""),r("copied")))}async remove(){let{name:n}=this.state.tournament;return await lt(this.outside,n)?b(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function C(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function bt(t){let{kind:n,rounds:e,clock:o,twice:s,fair:a,rated:u,deadline:c,pause:l,late_until:p}=t,d=[r(`kind-${n}`)];return e!==null&&d.push(r("rounds-count",{count:e})),d.push(o===null?r("no-clock"):et(o)),s&&d.push(r("each-ring-twice")),a&&d.push(r(`starts-terms-${a}`)),u&&d.push(r("terms-rated")),c!==null&&d.push(r("terms-deadline",{span:k(c)})),l&&d.push(r("terms-pause",{span:k(l)})),p&&d.push(r("terms-late",{round:p})),d.join(", ")}function $({entrants:t,you:n},e){let o=t.find(s=>s.entrant===e)?.name??"?";return e===n?r("name-is-you",{name:o}):o}function yt({tournament:t,shown:n}){let{schedule:e}=t;return e.find(({round:o})=>o===n)??e.at(-1)??null}function wt(t,n){if(!t.over)return r("being-played");if(t.correction)return r("game-corrected",{result:$t(t,n,"result")});if(t.reason==="forfeit")return $t(t,n,"forfeit");if(t.winner===null)return r("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[s,a]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return nt(s,a)}let e=t.winner===n?"won":"lost",o=t.reason==="time"?"time":"resigned";return r(`game-${e}-${o}`)}function $t({winner:t},n,e){return t===null?r(`nobody-won-${e}`):r(t===n?`game-won-${e}`:`game-lost-${e}`)}function vt({state:t,starts:n,next:e},o){return t==="open"&&n!==null?r("starts-by-itself",{when:x(n,o)}):e===null?"":r("next-round-at",{when:x(e,o)})}function Q({round:t,schedule:n},e){let s=(n.find(a=>a.round===t)?.pairings??[]).find(({first:a,second:u})=>[a,u].includes(e));return s?s.games.filter(({over:a})=>!a).length+s.waiting:0}function Tt({round:t,late_until:n,you:e,entrants:o}){let s=o.find(a=>a.entrant===e);return!s||s.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(a,u)=>({round:t+1+u,isAsked:s.half_byes.includes(t+1+u)}))}function S({state:t,admits_late:n,you:e,entrants:o}){let s=o.find(a=>a.entrant===e);return(t==="open"||n)&&(s===void 0||s.withdrawn)}function kt({fair:t},n){return t==="both"?n.slice(-1):n}function J({you:t}){return t!==null}function xt(t,n){let{tournament:e}=t.state;return i`${v(t.state,"players",r("players"),Pt(t,n))}
${e.organising?v(t.state,"organise",r("invite-and-start"),rn(t)):m}`}function Pt(t,n){let{tournament:e,code:o,invitation:s}=t.state,a=!S(e)&&J(e),u=S(e)&&(e.public||o!==null||s!==null);return i`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>nn(t,c))}
</ol>
${e.entrants.length===0?i`<p class="small">${r("nobody-joined")}</p>`:m}
${u?en(t,n):m} ${e.bots?tn(t):m}
${a&&e.state==="open"?i`<p class="small">${r("you-play")}</p>`:m}
${Ot(t)}
${a&&e.state==="open"?g(t.state,r("withdraw"),"withdraw",()=>t.withdraw()):m}
${a||u?m:i`<p class="small">${r("to-play-open-link")}</p>`}`}function St(t,n){let{tournament:e}=t.state,{admits_late:o,organising:s}=e;return i`<details class="fold panel" data-testid="going-on" ?open=${S(e)}>
<summary>${r("players")}</summary>
${o||s?Pt(t,n):Ot(t)}
${s&&o?Et(t):m} ${T(t.state,"players")}
</details>
${on(t)}`}function Ot(t){let n=Tt(t.state.tournament);return n.length===0?m:i`<div class="row" role="group" aria-label=${r("half-byes")}>
${n.map(({round:e,isAsked:o})=>i`<label class="tick"
><input
type="checkbox"
data-testid=${`bye-${e}`}
.checked=${o}
@change=${s=>t.askBye(e,I(s))}
/><span>${r("half-bye-in",{round:e})}</span></label
>`)}
</div>`}function tn(t){return i`<details class="fold">
<summary>${r("enter-a-bot")}</summary>
${A(t.state,{id:"bot-name",label:r("bot-to-enter"),button:r("enter-bot"),buttonId:"enter-bot",send:n=>t.enterBot(n)})}
</details>`}function nn(t,{entrant:n,name:e,withdrawn:o,bot:s}){let{tournament:a}=t.state;return i`<li>
<span
>${n===a.you?r("name-is-you",{name:e}):e}${s?i` <span class="badge bot">${r("bot")}</span>`:m}${o?r("comma-left-tournament"):""}</span
>
${a.organising&&n!==a.you&&!o?g(t.state,i`${r("remove")}<span class="visually-hidden"> ${e}</span>`,"remove-entrant",()=>t.removeEntrant(n),"quiet"):m}
</li>`}function en(t,n){return A(t.state,{id:"join-name",label:r("your-name-others"),hint:r("your-name"),value:n??"",complete:"nickname",optional:!0,button:r("join"),buttonId:"join",classes:"main",send:e=>t.join(e)})}function rn(t){let{state:n}=t;return i`${Et(t)}
<div class="row">
${g(n,r("start-tournament"),"start-tournament",()=>t.start(),"main")}
${g(n,r("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function Et(t){let{state:n,link:e}=t;return e===null?i`<p class="small">${r("no-tournament-link")}</p>
${g(n,r("make-link"),"tournament-invite",()=>t.invite())}`:i`<label for="tournament-link" class="small">${r("everybody-may-join")}</label>
${st("tournament-link",e)}
<div class="row">
${g(n,r("copy"),"copy-tournament",()=>t.copy())}
${g(n,r("new-link"),"tournament-invite",()=>t.invite())}
</div>`}function on(t){let{tournament:n}=t.state;return!J(n)||S(n)?m:i`<details class="fold">
<summary>${r("leave-tournament")}</summary>
<p class="small">${r("games-are-lost")}</p>
${g(t.state,r("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${T(t.state,"players")}
</details>`}function It(t){let{tournament:n}=t.state,e=yt(t.state);return e===null?m:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${n.rounds===null?r("round-title",{round:e.round}):r("round-title-of",{round:e.round,rounds:n.rounds})}
</h2>
<div class="row" role="group" aria-label=${r("rounds")}>
${n.schedule.map(o=>i`<button
type="button"
class="quiet"
aria-pressed=${o.round===e.round?"true":"false"}
aria-label=${r("round-title",{round:o.round})}
@click=${()=>t.show(o.round)}
>
${o.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${e.pairings.map(o=>sn(t,o,e.round))}
</ul>
${T(t.state,"organise")}
</section>`}function sn(t,n,e){let{tournament:o}=t.state,{first:s,second:a,points:u,games:c,half:l}=n;if(a===null){let h=$(o,s);return i`<li><span>${r(l?"a-half-bye":"a-bye",{name:h})}</span></li>`}let p=[s,a].includes(o.you??0),d=r("names-and",{first:$(o,s),second:$(o,a)});return i`<li class=${p?"mine":""}>
<span class="who-meets">
${$(o,s)}
<b>${u.map(P).join(" : ")}</b> ${$(o,a)}
</span>
<span class="row"> ${c.map((h,B)=>an(n,B,d,p))} </span>
${n.waiting>0?i`<span class="small">${r("second-game-later")}</span>`:m}
${c.map(({correction:h})=>h?i`<p class="small block">${h.note}</p>`:m)}
${o.organising&&e===o.round&&c.some(({over:h})=>!h)?mn(t,n,a):m}
${o.organising?kt(o,c).filter(({over:h})=>h).map(h=>un(t,h,d)):m}
</li>`}function an({first:t,games:n},e,o,s){let a=n[e],u=wt(a,t),c=r("game-of-meeting",{number:e+1,meeting:o,result:u}),l=s&&!a.over;return i`<a
class=${l?"button main":"button"}
href=${a.url}
aria-label=${l?m:c}
>${l?i`${r("play-game")}<span class="visually-hidden">: ${c}</span>`:u}</a
>`}function un(t,n,e){let{tournament:o,busy:s}=t.state,{id:a,first:u,second:c}=n;return i`<details class="fold">
<summary>${r("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form
class="fields"
@submit=${ct(l=>t.correct(a,l("winner"),l("note")))}
>
<label
>${r("right-winner")}
<select name="winner">
${[u,c].map(l=>i`<option value=${l}>${$(o,l)}</option>`)}
<option value="">${r("nobody-wins")}</option>
</select></label
>
<label
>${r("correction-note")} <input name="note" required maxlength="200" autocomplete="off"
/></label>
<button type="submit" data-testid="correct" ?disabled=${s!==null}>
${r("correct-result")}
</button>
</form>
</details>`}function mn(t,{pairing:n,first:e},o){let{tournament:s}=t.state;return i`<details class="fold">
<summary>${r("somebody-missing")}</summary>
<div class="row">
${[e,o].map(a=>g(t.state,r("name-loses",{name:$(s,a)}),"forfeit",()=>t.forfeit(n,a)))}
</div>
</details>`}var z=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Lt(t,n,e){let{tournament:o,errors:s}=t.state;return i`${L(n)}
<main class="tournament" data-state=${o.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${o.name}</h1>
<p class="small">${bt(o)}</p>
<p class="small" role="status" data-testid="waited-for">
${vt(o,Date.now())}
</p>
${it(s.read,"tournament-error")}
</div>
${o.state==="open"?xt(t,e):m}
${o.schedule.length>0?It(t):m}
${o.standings.length>0?ln(o):m}
${o.schedule.length>0?cn(o):m}
${o.state==="running"?St(t,e):m}
<p class="small">
<a href="/tournaments">${r("all-your-tournaments")}</a>
</p>
</main>`}function ln(t){return i`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${r(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${r("column-place")}</th>
<th scope="col">${r("column-player")}</th>
${z.map(n=>i`<th scope="col" title=${r(`meaning-${n}`)}>${r(`column-${n}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(n=>i`<tr class=${n.entrant===t.you?"mine":""}>
<td>${n.place}</td>
<th scope="row">${$(t,n.entrant)}</th>
${z.map(e=>i`<td>
${n[e]<0?tt(n[e]):P(n[e])}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${r("how-told-apart")}</summary>
<dl class="small">
${z.map(n=>i`<div>
<dt>${r(`column-${n}`)}</dt>
<dd>${r(`meaning-${n}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function cn(t){let{entrants:n,cross_table:e}=t;return i`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${r("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${r("column-player")}</th>
${n.map(({name:o,entrant:s})=>i`<th scope="col" title=${o}>${s}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({entrant:o},s)=>i`<tr>
<th scope="row">${o}. ${$(t,o)}</th>
${(e[s]??[]).map((a,u)=>i`<td class=${u===s?"self":""}>
${u===s?m:a===null?"–":P(a)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${r("download-all")}</a>
</p>
</section>`}var _=class{constructor(n,e){this.game=n;this.outside=e;this.close=e.onNews(o=>o==="games"&&this.read())}game;outside;place=null;close;async read(){try{this.place=await this.outside.read(this.game)}catch{return}this.outside.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:o,board:s}=this.place;return r("place-in-tournament",{name:n,round:e,rounds:o??0,board:s})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:o,state:s,next:a}=this.place,u=[];return n&&u.push(r("was-forfeited")),e&&u.push(r("was-corrected",{note:e.note})),s==="over"?u.push(r("tournament-ended")):a!==null?u.push(r("next-round-at",{when:x(a,Date.now())})):o===null&&u.push(r("next-round-later")),u}};function Nt(t,n,e){return n===0?r("tournament-over-told",{name:t}):r(e?"round-begun":"round-begun-bye",{name:t,round:n})}function dn(t,n,e){let o=new _(t,{read:q,onNews:n.onNews,redraw:e});return o.read(),o}function pn({place:t}){if(t===null)return m;let n=t.game&&`/game/${t.game}`;return i`${n?i`<a class="button main" data-testid="next-game" href=${n}
>${G("again")}<span>${r("next-game")}</span></a
>`:m}<a
class=${n?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
>${G("cup")}<span>${r("back-to-tournament")}</span></a
>`}function fn(t){let{tournament:n,name:e,round:o,game:s}=t,a=s?`/game/${s}`:`/tournaments/${n}`;if(location.pathname===a)return;let u=document.getElementById("round-bar")??hn();u.dataset.until=a,y(i`<p role="status">${Nt(e,o,s)}</p>
<a class="button main" href=${a} data-testid="to-round"
>${r(s?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${()=>u.remove()}>
${r("close")}
</button>`,u)}function hn(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=r("tab-tournament"),t.dataset.testid="round-bar",Y(t),t}var gn=5e3;async function De({root:t,shell:n}){let{tournaments:e}=await F(),o=new D({api:j,keepInvitation:M,go:n.go},e),s=()=>y(ht(o,n),t);return{draw:s,close:o.store.watch(s)}}async function Re({root:t,shell:n},e){let[o,s]=await Promise.all([U(e),W()]),a=mt(e),u={api:j,drawQr:X,isSure:dt,copy:at,go:n.go,origin:location.origin,keepInvitation:d=>M(e,d)},c=C(location.hash)??C(a?.replace(/^[^#]*/,"")??""),l=new R(u,{tournament:o,code:c,invitation:a}),p=()=>{(s.known||l.state.tournament.you!==null)&&ut(!0),y(Lt(l,n,s.name),t)};return{draw:p,close:$n(l,n,p)}}function $n(t,n,e){let o=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},s=setInterval(o,gn),a=[t.store.watch(e),n.onNews(u=>u==="games"&&o())];return()=>{clearInterval(s);for(let u of a)u()}}export{pn as onwards,Re as openTournament,De as openTournaments,dn as placeOf,fn as tellRound};
