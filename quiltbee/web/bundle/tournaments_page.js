import{a as N,b,c as it,d as v,e as T,f as g,g as ut,h as M,i as mt}from"./sections.js";import{Cc as et,D as i,Dc as ot,Ec as L,F as m,G as y,H as B,Kc as rt,Lb as E,Nb as w,Ob as I,Zb as Y,a as It,ac as tt,ba as W,bc as nt,i as o,ja as X,k as Z,ld as st,n as H,od as at,p as O,pd as A,u as d,z as V}from"./page.js";var j={};It(j,{askBye:()=>At,correct:()=>Bt,enterBot:()=>Mt,fetchPlace:()=>q,fetchTournament:()=>U,fetchTournaments:()=>F,forfeit:()=>_t,inviteAgain:()=>Nt,join:()=>jt,makeTournament:()=>Lt,removeEntrant:()=>Rt,removeTournament:()=>Ft,start:()=>Dt,withdraw:()=>Gt});var F=()=>d("GET /api/tournaments"),Lt=t=>d("POST /api/tournaments",t),U=t=>d("GET /api/tournaments/{tournament}",{tournament:t}),Nt=t=>d("POST /api/tournaments/{tournament}/invitation",{tournament:t}),jt=(t,n,e)=>d("POST /api/tournaments/{tournament}/join",{tournament:t,code:n,name:e}),Dt=t=>d("POST /api/tournaments/{tournament}/start",{tournament:t}),Gt=t=>d("POST /api/tournaments/{tournament}/withdraw",{tournament:t}),Rt=(t,n)=>d("POST /api/tournaments/{tournament}/remove",{tournament:t,entrant:n}),_t=(t,n,e)=>d("POST /api/tournaments/{tournament}/forfeit",{tournament:t,pairing:n,entrant:e}),Bt=(t,n)=>d("POST /api/tournaments/{tournament}/correct",{tournament:t,...n}),At=(t,n,e)=>d("POST /api/tournaments/{tournament}/bye",{tournament:t,round:n,wanted:e}),Mt=(t,n,e)=>d("POST /api/tournaments/{tournament}/enter",{tournament:t,bot:n,code:e}),q=t=>d("GET /api/games/{game}/tournament",{game:t}),Ft=t=>d("DELETE /api/tournaments/{tournament}",{tournament:t});var Ut={none:"",short:"300",long:"600",days:""},D=class{constructor(n,e){this.outside=n;this.store=O({...N,listed:e,form:{name:"",kind:"swiss",rounds:"",speed:"none",meeting:"twice",rated:!1,starts:"",deadline:"",pause:"0",lateUntil:"",bots:!1,shown:!1}})}outside;store;get state(){return this.store.get()}set(n){this.store.dispatch({form:{...this.state.form,...n}})}setSpeed(n){this.set({speed:n,deadline:Ut[n]})}make(){let{name:n,kind:e,rounds:r,speed:s,meeting:a,rated:u,bots:c,shown:l,...f}=this.state.form;return b(this.store,"make",async()=>{let{id:p,url:h,invitation:_}=await this.outside.api.makeTournament({name:n.trim(),kind:e,clock:nt(s),board:"revised",rated:u,twice:a==="twice",fair:a==="both"||a==="cut"?a:null,rounds:e==="swiss"&&r?Number(r):null,starts:f.starts?new Date(f.starts).getTime():null,deadline:f.deadline?Number(f.deadline):null,pause:Number(f.pause),late_until:e==="swiss"?Number(f.lateUntil):0,bots:c&&a!=="cut",public:l});return this.outside.keepInvitation(p,_),this.outside.go(h),""})}};function lt({kind:t,state:n,round:e,rounds:r,entrants:s}){let a=n==="running"?qt(e,r):o(`state-${n}`);return[o(`kind-${t}`),a,o("players-count",{count:s})].join(", ")}function qt(t,n){return n===null?o("round-number",{round:t}):o("round-number-of",{round:t,rounds:n})}function k(t){let n=Number(t);return n?n%86400===0?o("days-count",{count:n/86400}):o("minutes-count",{count:Math.round(n/60)}):o("no-span")}function S(t,n){let e=new Date(t).toDateString()===new Date(n).toDateString(),r={day:"numeric",month:"short",year:"numeric"},s={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(Z(),e?s:{...r,...s}).format(t)}var Kt=["","¼","½","¾"];function x(t){let n=Math.floor(t),e=Kt[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function dt(t,n){let{listed:e}=t.state;return i`${L(n)}
<main class="me tournaments">
<h1>${o("tab-tournaments")}</h1>
<div class="column">${v(t.state,"make",o("new-tournament"),Jt(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${o("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${e.map(r=>Ct(r))}
</ul>
${e.length===0?i`<p class="small">${o("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/">${o("back-to-home")}</a></p>
</div>
</main>`}function Ct(t){let{id:n,name:e,organising:r}=t;return i`<li>
<span>
<a href=${`/tournaments/${n}`}>${e}</a>
<span class="small block">${lt(t)}${r?o("comma-yours"):""}</span>
</span>
</li>`}function Jt(t){let{form:n,busy:e}=t.state;return i`<form class="fields" @submit=${s=>{s.preventDefault(),t.make()}}>
<label
>${o("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${o("club-evening")}
.value=${n.name}
@input=${s=>t.set({name:w(s)})}
/></label>
${E("kind",o("who-meets-whom"),Ht(),n.kind,s=>t.set({kind:s}))}
<p class="small explain">
${o("label-and-note",{label:o(`kind-${n.kind}`),note:o(`kind-note-${n.kind}`)})}
</p>
${n.kind==="swiss"?pt("rounds",n.rounds,s=>t.set({rounds:s})):m}
${E("clock",o("clock"),tt.map(({key:s})=>[s,o(`speed-${s}`)]),n.speed,s=>t.setSpeed(s))}
${E("meeting",o("meeting"),Vt(),n.meeting,s=>t.set({meeting:s}))}
<p class="small explain">${o(`meeting-note-${n.meeting}`)}</p>
<div class="ticks">
${K("tournament-rated",o("tick-rated"),n.rated,s=>t.set({rated:s}))}
${n.meeting==="cut"?m:K("tournament-bots",o("tick-bots"),n.bots,s=>t.set({bots:s}))}
${K("tournament-shown",o("tick-shown"),n.shown,s=>t.set({shown:s}))}
</div>
${Qt(t)}
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${e!==null}>
${o("make-tournament")}
</button>
</form>`}function Qt(t){let{form:n}=t.state;return i`<details class="fold">
<summary>${o("runs-by-itself")}</summary>
<div class="fields">
<label
>${o("starts-at")}
<input
type="datetime-local"
data-testid="starts"
.value=${n.starts}
@input=${e=>t.set({starts:w(e)})}
/></label>
${ct("deadline",o("come-within"),zt,n.deadline,e=>t.set({deadline:e}))}
<p class="small explain">${o("come-within-note")}</p>
${ct("pause",o("pause-between"),Zt,n.pause,e=>t.set({pause:e}))}
${n.kind==="swiss"?pt("late-until",n.lateUntil,e=>t.set({lateUntil:e})):m}
</div>
</details>`}var zt=["","300","600","900","1800","86400"],Zt=["0","300","600","900","1800"];function ct(t,n,e,r,s){return i`<label
>${n}
<select data-testid=${t} @change=${a=>s(w(a))}>
${e.map(a=>i`<option value=${a} ?selected=${a===r}>${k(a)}</option>`)}
</select></label
>`}function Ht(){return["swiss","round_robin","double_round_robin"].map(t=>[t,o(`kind-${t}`)])}function Vt(){return["twice","once","both","cut"].map(t=>[t,o(`meeting-${t}`)])}function pt(t,n,e){return i`<label
>${o(t)} <span class="small">${o(`${t}-note`)}</span>
<input
type="number"
min="1"
max="15"
data-testid=${t}
.value=${n}
@input=${r=>e(w(r))}
/></label>`}function K(t,n,e,r){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${e}
@change=${s=>r(I(s))}
/><span>${n}</span></label
>`}var G=class{constructor(n,e){this.outside=n;this.store=O({...N,...e,picture:null,shown:null})}outside;store;get state(){return this.store.get()}get link(){let{invitation:n}=this.state;return n===null?null:this.outside.origin+n}async load(){try{let n=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:n,errors:{...this.state.errors,read:""}})}catch(n){this.store.dispatch({errors:{...this.state.errors,read:H(n)}})}}show(n){this.store.dispatch({shown:n})}join(n){let{tournament:e,code:r}=this.state;return this.change("players",()=>this.outside.api.join(e.id,r,n.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){let n=C(this.state.tournament,this.state.tournament.you);return await this.outside.isSure(o("sure-withdraw",{count:n}),o("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(n){let e=this.nameOf(n),r=C(this.state.tournament,n);return await this.outside.isSure(o("sure-take-out",{name:e,count:r}),o("remove"))?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,n)):!1}async forfeit(n,e){let r=this.nameOf(e),s=C(this.state.tournament,e),a=o("sure-forfeit",{name:r,count:s});return await this.outside.isSure(a,o("name-loses",{name:r}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,n,e)):!1}askBye(n,e){return this.change("players",()=>this.outside.api.askBye(this.state.tournament.id,n,e))}enterBot(n){let{tournament:e,code:r}=this.state;return this.change("players",()=>this.outside.api.enterBot(e.id,n.trim(),r))}correct(n,e,r){let s={game:n,winner:e?Number(e):null,note:r.trim()};return this.change("organise",()=>this.outside.api.correct(this.state.tournament.id,s))}change(n,e){return b(this.store,n,async()=>(this.store.dispatch({tournament:await e()}),""))}nameOf(n){let{entrants:e}=this.state.tournament;return e.find(({entrant:r})=>r===n)?.name??""}invite(){return b(this.store,"organise",async()=>{let{invitation:n}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(n),this.store.dispatch({invitation:n,picture:null}),""})}copy(){return b(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}async remove(){let{name:n}=this.state.tournament;return await it(this.outside,n)?b(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function J(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function ht(t){let{kind:n,rounds:e,clock:r,twice:s,fair:a,rated:u,deadline:c,pause:l,late_until:f}=t,p=[o(`kind-${n}`)];return e!==null&&p.push(o("rounds-count",{count:e})),p.push(r===null?o("no-clock"):Y(r)),s&&p.push(o("each-ring-twice")),a&&p.push(o(`starts-terms-${a}`)),u&&p.push(o("terms-rated")),c!==null&&p.push(o("terms-deadline",{span:k(c)})),l&&p.push(o("terms-pause",{span:k(l)})),f&&p.push(o("terms-late",{round:f})),p.join(", ")}function $({entrants:t,you:n},e){let r=t.find(s=>s.entrant===e)?.name??"?";return e===n?o("name-is-you",{name:r}):r}function gt({tournament:t,shown:n}){let{schedule:e}=t;return e.find(({round:r})=>r===n)??e.at(-1)??null}function $t(t,n){if(!t.over)return o("being-played");if(t.correction)return o("game-corrected",{result:ft(t,n,"result")});if(t.reason==="forfeit")return ft(t,n,"forfeit");if(t.winner===null)return o("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[s,a]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return X(s,a)}let e=t.winner===n?"won":"lost",r=t.reason==="time"?"time":"resigned";return o(`game-${e}-${r}`)}function ft({winner:t},n,e){return t===null?o(`nobody-won-${e}`):o(t===n?`game-won-${e}`:`game-lost-${e}`)}function bt({state:t,starts:n,next:e},r){return t==="open"&&n!==null?o("starts-by-itself",{when:S(n,r)}):e===null?"":o("next-round-at",{when:S(e,r)})}function C({round:t,schedule:n},e){let s=(n.find(a=>a.round===t)?.pairings??[]).find(({first:a,second:u})=>[a,u].includes(e));return s?s.games.filter(({over:a})=>!a).length+s.waiting:0}function yt({round:t,late_until:n,you:e,entrants:r}){let s=r.find(a=>a.entrant===e);return!s||s.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(a,u)=>({round:t+1+u,isAsked:s.half_byes.includes(t+1+u)}))}function P({state:t,admits_late:n,you:e,entrants:r}){let s=r.find(a=>a.entrant===e);return(t==="open"||n)&&(s===void 0||s.withdrawn)}function wt({fair:t},n){return t==="both"?n.slice(-1):n}function Q({you:t}){return t!==null}function vt(t,n){let{tournament:e}=t.state;return i`${v(t.state,"players",o("players"),Tt(t,n))}
${e.organising?v(t.state,"organise",o("invite-and-start"),tn(t)):m}`}function Tt(t,n){let{tournament:e,code:r,invitation:s}=t.state,a=!P(e)&&Q(e),u=P(e)&&(e.public||r!==null||s!==null);return i`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>Xt(t,c))}
</ol>
${e.entrants.length===0?i`<p class="small">${o("nobody-joined")}</p>`:m}
${u?Yt(t,n):m} ${e.bots?Wt(t):m}
${a&&e.state==="open"?i`<p class="small">${o("you-play")}</p>`:m}
${St(t)}
${a&&e.state==="open"?g(t.state,o("withdraw"),"withdraw",()=>t.withdraw()):m}
${a||u?m:i`<p class="small">${o("to-play-open-link")}</p>`}`}function kt(t,n){let{tournament:e}=t.state,{admits_late:r,organising:s}=e;return i`<details class="fold panel" data-testid="going-on" ?open=${P(e)}>
<summary>${o("players")}</summary>
${r||s?Tt(t,n):St(t)}
${s&&r?xt(t):m} ${T(t.state,"players")}
</details>
${nn(t)}`}function St(t){let n=yt(t.state.tournament);return n.length===0?m:i`<div class="row" role="group" aria-label=${o("half-byes")}>
${n.map(({round:e,isAsked:r})=>i`<label class="tick"
><input
type="checkbox"
data-testid=${`bye-${e}`}
.checked=${r}
@change=${s=>t.askBye(e,I(s))}
/><span>${o("half-bye-in",{round:e})}</span></label
>`)}
</div>`}function Wt(t){return i`<details class="fold">
<summary>${o("enter-a-bot")}</summary>
${M(t.state,{id:"bot-name",label:o("bot-to-enter"),button:o("enter-bot"),buttonId:"enter-bot",send:n=>t.enterBot(n)})}
</details>`}function Xt(t,{entrant:n,name:e,withdrawn:r,bot:s}){let{tournament:a}=t.state;return i`<li>
<span
>${n===a.you?o("name-is-you",{name:e}):e}${s?i` <span class="badge bot">${o("bot")}</span>`:m}${r?o("comma-left-tournament"):""}</span
>
${a.organising&&n!==a.you&&!r?g(t.state,i`${o("remove")}<span class="visually-hidden"> ${e}</span>`,"remove-entrant",()=>t.removeEntrant(n),"quiet"):m}
</li>`}function Yt(t,n){return M(t.state,{id:"join-name",label:o("your-name-others"),hint:o("your-name"),value:n??"",complete:"nickname",optional:!0,button:o("join"),buttonId:"join",classes:"main",send:e=>t.join(e)})}function tn(t){let{state:n}=t;return i`${xt(t)}
<div class="row">
${g(n,o("start-tournament"),"start-tournament",()=>t.start(),"main")}
${g(n,o("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function xt(t){let{state:n,link:e}=t;return e===null?i`<p class="small">${o("no-tournament-link")}</p>
${g(n,o("make-link"),"tournament-invite",()=>t.invite())}`:i`<label for="tournament-link" class="small">${o("everybody-may-join")}</label>
${et("tournament-link",e)}
<div class="row">
${g(n,o("copy"),"copy-tournament",()=>t.copy())}
${g(n,o("new-link"),"tournament-invite",()=>t.invite())}
</div>`}function nn(t){let{tournament:n}=t.state;return!Q(n)||P(n)?m:i`<details class="fold">
<summary>${o("leave-tournament")}</summary>
<p class="small">${o("games-are-lost")}</p>
${g(t.state,o("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${T(t.state,"players")}
</details>`}function Pt(t){let{tournament:n}=t.state,e=gt(t.state);return e===null?m:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${n.rounds===null?o("round-title",{round:e.round}):o("round-title-of",{round:e.round,rounds:n.rounds})}
</h2>
<div class="row" role="group" aria-label=${o("rounds")}>
${n.schedule.map(r=>i`<button
type="button"
class="quiet"
aria-pressed=${r.round===e.round?"true":"false"}
aria-label=${o("round-title",{round:r.round})}
@click=${()=>t.show(r.round)}
>
${r.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${e.pairings.map(r=>en(t,r,e.round))}
</ul>
${T(t.state,"organise")}
</section>`}function en(t,n,e){let{tournament:r}=t.state,{first:s,second:a,points:u,games:c,half:l}=n;if(a===null){let h=$(r,s);return i`<li><span>${o(l?"a-half-bye":"a-bye",{name:h})}</span></li>`}let f=[s,a].includes(r.you??0),p=o("names-and",{first:$(r,s),second:$(r,a)});return i`<li class=${f?"mine":""}>
<span class="who-meets">
${$(r,s)}
<b>${u.map(x).join(" : ")}</b> ${$(r,a)}
</span>
<span class="row"> ${c.map((h,_)=>on(n,_,p,f))} </span>
${n.waiting>0?i`<span class="small">${o("second-game-later")}</span>`:m}
${c.map(({correction:h})=>h?i`<p class="small block">${h.note}</p>`:m)}
${r.organising&&e===r.round&&c.some(({over:h})=>!h)?sn(t,n,a):m}
${r.organising?wt(r,c).filter(({over:h})=>h).map(h=>rn(t,h,p)):m}
</li>`}function on({first:t,games:n},e,r,s){let a=n[e],u=$t(a,t),c=o("game-of-meeting",{number:e+1,meeting:r,result:u}),l=s&&!a.over;return i`<a
class=${l?"button main":"button"}
href=${a.url}
aria-label=${l?m:c}
>${l?i`${o("play-game")}<span class="visually-hidden">: ${c}</span>`:u}</a
>`}function rn(t,n,e){let{tournament:r,busy:s}=t.state,{id:a,first:u,second:c}=n;return i`<details class="fold">
<summary>${o("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form
class="fields"
@submit=${ut(l=>t.correct(a,l("winner"),l("note")))}
>
<label
>${o("right-winner")}
<select name="winner">
${[u,c].map(l=>i`<option value=${l}>${$(r,l)}</option>`)}
<option value="">${o("nobody-wins")}</option>
</select></label
>
<label
>${o("correction-note")} <input name="note" required maxlength="200" autocomplete="off"
/></label>
<button type="submit" data-testid="correct" ?disabled=${s!==null}>
${o("correct-result")}
</button>
</form>
</details>`}function sn(t,{pairing:n,first:e},r){let{tournament:s}=t.state;return i`<details class="fold">
<summary>${o("somebody-missing")}</summary>
<div class="row">
${[e,r].map(a=>g(t.state,o("name-loses",{name:$(s,a)}),"forfeit",()=>t.forfeit(n,a)))}
</div>
</details>`}var z=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Ot(t,n,e){let{tournament:r,errors:s}=t.state;return i`${L(n)}
<main class="tournament" data-state=${r.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${r.name}</h1>
<p class="small">${ht(r)}</p>
<p class="small" role="status" data-testid="waited-for">
${bt(r,Date.now())}
</p>
${rt(s.read,"tournament-error")}
</div>
${r.state==="open"?vt(t,e):m}
${r.schedule.length>0?Pt(t):m}
${r.standings.length>0?an(r):m}
${r.schedule.length>0?un(r):m}
${r.state==="running"?kt(t,e):m}
<p class="small">
<a href="/tournaments">${o("all-your-tournaments")}</a>
</p>
</main>`}function an(t){return i`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${o(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${o("column-place")}</th>
<th scope="col">${o("column-player")}</th>
${z.map(n=>i`<th scope="col" title=${o(`meaning-${n}`)}>${o(`column-${n}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(n=>i`<tr class=${n.entrant===t.you?"mine":""}>
<td>${n.place}</td>
<th scope="row">${$(t,n.entrant)}</th>
${z.map(e=>i`<td>
${n[e]<0?W(n[e]):x(n[e])}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${o("how-told-apart")}</summary>
<dl class="small">
${z.map(n=>i`<div>
<dt>${o(`column-${n}`)}</dt>
<dd>${o(`meaning-${n}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function un(t){let{entrants:n,cross_table:e}=t;return i`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${o("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${o("column-player")}</th>
${n.map(({name:r,entrant:s})=>i`<th scope="col" title=${r}>${s}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({entrant:r},s)=>i`<tr>
<th scope="row">${r}. ${$(t,r)}</th>
${(e[s]??[]).map((a,u)=>i`<td class=${u===s?"self":""}>
${u===s?m:a===null?"–":x(a)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${o("download-all")}</a>
</p>
</section>`}var R=class{constructor(n,e){this.game=n;this.outside=e;this.close=e.onNews(r=>r==="games"&&this.read())}game;outside;place=null;close;async read(){try{this.place=await this.outside.read(this.game)}catch{return}this.outside.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:r,board:s}=this.place;return o("place-in-tournament",{name:n,round:e,rounds:r??0,board:s})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:r,state:s,next:a}=this.place,u=[];return n&&u.push(o("was-forfeited")),e&&u.push(o("was-corrected",{note:e.note})),s==="over"?u.push(o("tournament-ended")):a!==null?u.push(o("next-round-at",{when:S(a,Date.now())})):r===null&&u.push(o("next-round-later")),u}};function Et(t,n,e){return n===0?o("tournament-over-told",{name:t}):o(e?"round-begun":"round-begun-bye",{name:t,round:n})}function mn(t,n,e){let r=new R(t,{read:q,onNews:n.onNews,redraw:e});return r.read(),r}function ln({place:t}){if(t===null)return m;let n=t.game&&`/game/${t.game}`;return i`${n?i`<a class="button main" data-testid="next-game" href=${n}
>${B("again")}<span>${o("next-game")}</span></a
>`:m}<a
class=${n?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
>${B("cup")}<span>${o("back-to-tournament")}</span></a
>`}function cn(t){let{tournament:n,name:e,round:r,game:s}=t,a=s?`/game/${s}`:`/tournaments/${n}`;if(location.pathname===a)return;let u=document.getElementById("round-bar")??dn();u.dataset.until=a,y(i`<p role="status">${Et(e,r,s)}</p>
<a class="button main" href=${a} data-testid="to-round"
>${o(s?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${()=>u.remove()}>
${o("close")}
</button>`,u)}function dn(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=o("tab-tournament"),t.dataset.testid="round-bar",V(t),t}var pn=5e3;async function Le({root:t,shell:n}){let{tournaments:e}=await F(),r=new D({api:j,keepInvitation:A,go:n.go},e),s=()=>y(dt(r,n),t);return{draw:s,close:r.store.watch(s)}}async function Ne({root:t,shell:n},e){let[r,s]=await Promise.all([U(e),d("GET /api/me")]),a=at(e),u={api:j,isSure:mt,copy:ot,go:n.go,origin:location.origin,keepInvitation:p=>A(e,p)},c=J(location.hash)??J(a?.replace(/^[^#]*/,"")??""),l=new G(u,{tournament:r,code:c,invitation:a}),f=()=>{(s.known||l.state.tournament.you!==null)&&st(!0),y(Ot(l,n,s.name),t)};return{draw:f,close:fn(l,n,f)}}function fn(t,n,e){let r=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},s=setInterval(r,pn),a=[t.store.watch(e),n.onNews(u=>u==="games"&&r())];return()=>{clearInterval(s);for(let u of a)u()}}export{ln as onwards,Ne as openTournament,Le as openTournaments,mn as placeOf,cn as tellRound};
