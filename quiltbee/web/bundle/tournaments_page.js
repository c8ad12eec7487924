import{a as D,b as y,c as lt,d as v,e as k,f as $,g as ct,h as F,i as dt}from"./sections.js";import{Ac as A,Bc as it,C as Y,Cc as ut,Ec as N,G as Z,Gc as T,Hc as j,K as i,M as m,N as w,O as G,P as L,Q as g,Tb as et,Wb as rt,Xb as ot,Yc as mt,a as Dt,da as tt,h as V,i as r,la as nt,n as W,p as I,u as f,v as X,wc as st,zc as at}from"./page.js";var M={};Dt(M,{askBye:()=>qt,correct:()=>Ut,enterBot:()=>Kt,fetchPlace:()=>K,fetchTournament:()=>q,fetchTournaments:()=>U,forfeit:()=>Ft,inviteAgain:()=>Rt,join:()=>_t,makeTournament:()=>Mt,removeEntrant:()=>At,removeTournament:()=>Qt,start:()=>Bt,withdraw:()=>Gt});function U(){return f("/api/tournaments")}function Mt(t){return f("/api/tournaments",t)}function q(t){return f(`/api/tournaments/${t}`)}function Rt(t){return f(`/api/tournaments/${t}/invitation`,{})}function _t(t,n,e){return f(`/api/tournaments/${t}/join`,{code:n,name:e})}function Bt(t){return f(`/api/tournaments/${t}/start`,{})}function Gt(t){return f(`/api/tournaments/${t}/withdraw`,{})}function At(t,n){return f(`/api/tournaments/${t}/remove`,{entrant:n})}function Ft(t,n,e){return f(`/api/tournaments/${t}/forfeit`,{pairing:n,entrant:e})}function Ut(t,n){return f(`/api/tournaments/${t}/correct`,n)}function qt(t,n,e){return f(`/api/tournaments/${t}/bye`,{round:n,wanted:e})}function Kt(t,n,e){return f(`/api/tournaments/${t}/enter`,{bot:n,code:e})}function K(t){return f(`/api/games/${t}/tournament`)}async function Qt(t){await X(`/api/tournaments/${t}`,{},"DELETE")}var Ct={none:"",short:"300",long:"600",days:""},R=class{constructor(n,e){this.outside=n;this.store=I({...D,listed:e,form:{name:"",kind:"swiss",rounds:"",speed:"none",meeting:"twice",rated:!1,starts:"",deadline:"",pause:"0",lateUntil:"",bots:!1,shown:!1}})}outside;store;get state(){return this.store.get()}set(n){this.store.dispatch({form:{...this.state.form,...n}})}setSpeed(n){this.set({speed:n,deadline:Ct[n]})}make(){let{name:n,kind:e,rounds:o,speed:s,meeting:a,rated:u,bots:c,shown:l,...d}=this.state.form;return y(this.store,"make",async()=>{let{id:p,url:E,invitation:h}=await this.outside.api.makeTournament({name:n.trim(),kind:e,clock:ot(s),board:"revised",rated:u,twice:a==="twice",fair:a==="both"||a==="cut"?a:null,rounds:e==="swiss"&&o?Number(o):null,starts:d.starts?new Date(d.starts).getTime():null,deadline:d.deadline?Number(d.deadline):null,pause:Number(d.pause),late_until:e==="swiss"?Number(d.lateUntil):0,bots:c&&a!=="cut",public:l});return this.outside.keepInvitation(p,h),this.outside.go(E),""})}};function pt({kind:t,state:n,round:e,rounds:o,entrants:s}){let a=n==="running"?Jt(e,o):r(`state-${n}`);return[r(`kind-${t}`),a,r("players-count",{count:s})].join(", ")}function Jt(t,n){return n===null?r("round-number",{round:t}):r("round-number-of",{round:t,rounds:n})}function S(t){let n=Number(t);return n?n%86400===0?r("days-count",{count:n/86400}):r("minutes-count",{count:Math.round(n/60)}):r("no-span")}function x(t,n){let o=new Date(t).toDateString()===new Date(n).toDateString()?{timeStyle:"short"}:{dateStyle:"medium",timeStyle:"short"};return new Intl.DateTimeFormat(V(),o).format(t)}var Ht=["","¼","½","¾"];function P(t){let n=Math.floor(t),e=Ht[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function ht(t,n){let{listed:e}=t.state;return i`${L(n)}
<main class="me tournaments">
<h1>${r("tab-tournaments")}</h1>
<div class="column">${v(t.state,"make",r("new-tournament"),Vt(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${r("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${e.map(o=>zt(o,n))}
</ul>
${e.length===0?i`<p class="small">${r("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/" @click=${g(n)}>${r("back-to-home")}</a></p>
</div>
</main>`}function zt(t,n){let{id:e,name:o,organising:s}=t;return i`<li>
<span>
<a href=${`/tournaments/${e}`} @click=${g(n)}>${o}</a>
<span class="small block">${pt(t)}${s?r("comma-yours"):""}</span>
</span>
</li>`}function Vt(t){let{form:n,busy:e}=t.state;return i`<form class="fields" @submit=${s=>{s.preventDefault(),t.make()}}>
<label
>${r("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${r("club-evening")}
.value=${n.name}
@input=${s=>t.set({name:T(s)})}
/></label>
${N("kind",r("who-meets-whom"),Zt(),n.kind,s=>t.set({kind:s}))}
<p class="small explain">
${r("label-and-note",{label:r(`kind-${n.kind}`),note:r(`kind-note-${n.kind}`)})}
</p>
${n.kind==="swiss"?gt("rounds",n.rounds,s=>t.set({rounds:s})):m}
${N("clock",r("clock"),rt.map(({key:s})=>[s,r(`speed-${s}`)]),n.speed,s=>t.setSpeed(s))}
${N("meeting",r("meeting"),tn(),n.meeting,s=>t.set({meeting:s}))}
<p class="small explain">${r(`meeting-note-${n.meeting}`)}</p>
<div class="ticks">
${Q("tournament-rated",r("tick-rated"),n.rated,s=>t.set({rated:s}))}
${n.meeting==="cut"?m:Q("tournament-bots",r("tick-bots"),n.bots,s=>t.set({bots:s}))}
${Q("tournament-shown",r("tick-shown"),n.shown,s=>t.set({shown:s}))}
</div>
${Wt(t)}
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${e!==null}>
${r("make-tournament")}
</button>
</form>`}function Wt(t){let{form:n}=t.state;return i`<details class="fold">
<summary>${r("runs-by-itself")}</summary>
<div class="fields">
<label
>${r("starts-at")}
<input
type="datetime-local"
data-testid="starts"
.value=${n.starts}
@input=${e=>t.set({starts:T(e)})}
/></label>
${ft("deadline",r("come-within"),Xt,n.deadline,e=>t.set({deadline:e}))}
<p class="small explain">${r("come-within-note")}</p>
${ft("pause",r("pause-between"),Yt,n.pause,e=>t.set({pause:e}))}
${n.kind==="swiss"?gt("late-until",n.lateUntil,e=>t.set({lateUntil:e})):m}
</div>
</details>`}var Xt=["","300","600","900","1800","86400"],Yt=["0","300","600","900","1800"];function ft(t,n,e,o,s){return i`<label
>${n}
<select data-testid=${t} @change=${a=>s(T(a))}>
${e.map(a=>i`<option value=${a} ?selected=${a===o}>${S(a)}</option>`)}
</select></label
>`}function Zt(){return["swiss","round_robin","double_round_robin"].map(t=>[t,r(`kind-${t}`)])}function tn(){return["twice","once","both","cut"].map(t=>[t,r(`meeting-${t}`)])}function gt(t,n,e){return i`<label
>${r(t)} <span class="small">${r(`${t}-note`)}</span>
<input
type="number"
min="1"
max="15"
data-testid=${t}
.value=${n}
@input=${o=>e(T(o))}
/></label>`}function Q(t,n,e,o){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${e}
@change=${s=>o(j(s))}
/><span>${n}</span></label
>`}var _=class{constructor(n,e){this.outside=n;this.store=I({...D,...e,picture:null,shown:null})}outside;store;get state(){return this.store.get()}get link(){let{invitation:n}=this.state;return n===null?null:this.outside.origin+n}async load(){try{let n=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:n,errors:{...this.state.errors,read:""}})}catch(n){this.store.dispatch({errors:{...this.state.errors,read:W(n)}})}}show(n){this.store.dispatch({shown:n})}join(n){let{tournament:e,code:o}=this.state;return this.change("players",()=>this.outside.api.join(e.id,o,n.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){let n=C(this.state.tournament,this.state.tournament.you);return await this.outside.isSure(r("sure-withdraw",{count:n}),r("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(n){let e=this.nameOf(n),o=C(this.state.tournament,n);return await this.outside.isSure(r("sure-take-out",{name:e,count:o}),r("remove"))?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,n)):!1}async forfeit(n,e){let o=this.nameOf(e),s=C(this.state.tournament,e),a=r("sure-forfeit",{name:o,count:s});return await this.outside.isSure(a,r("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,n,e)):!1}askBye(n,e){return this.change("players",()=>this.outside.api.askBye(this.state.tournament.id,n,e))}enterBot(n){let{tournament:e,code:o}=this.state;return this.change("players",()=>this.outside.api.enterBot(e.id,n.trim(),o))}correct(n,e,o){let s={game:n,winner:e?Number(e):null,note:o.trim()};return this.change("organise",()=>this.outside.api.correct(this.state.tournament.id,s))}change(n,e){return y(this.store,n,async()=>(this.store.dispatch({tournament:await e()}),""))}nameOf(n){let{entrants:e}=this.state.tournament;return e.find(({entrant:o})=>o===n)?.name??""}invite(){return y(this.store,"organise",async()=>{let{invitation:n}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(n),this.store.dispatch({invitation:n,picture:null}),""})}copy(){return y(this.store,"organise",async()=>(await this.outside.copy(this.link??""),r("copied")))}async remove(){let{name:n}=this.state.tournament;return await lt(this.outside,n)?y(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function J(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function bt(t){let{kind:n,rounds:e,clock:o,twice:s,fair:a,rated:u,deadline:c,pause:l,late_until:d}=t,p=[r(`kind-${n}`)];return e!==null&&p.push(r("rounds-count",{count:e})),p.push(o===null?r("no-clock"):et(o)),s&&p.push(r("each-ring-twice")),a&&p.push(r(`starts-terms-${a}`)),u&&p.push(r("terms-rated")),c!==null&&p.push(r("terms-deadline",{span:S(c)})),l&&p.push(r("terms-pause",{span:S(l)})),d&&p.push(r("terms-late",{round:d})),p.join(", ")}function b({entrants:t,you:n},e){let o=t.find(s=>s.entrant===e)?.name??"?";return e===n?r("name-is-you",{name:o}):o}function yt({tournament:t,shown:n}){let{schedule:e}=t;return e.find(({round:o})=>o===n)??e.at(-1)??null}function wt(t,n){if(!t.over)return r("being-played");if(t.correction)return r("game-corrected",{result:$t(t,n,"result")});if(t.reason==="forfeit")return $t(t,n,"forfeit");if(t.winner===null)return r("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[s,a]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return nt(s,a)}let e=t.winner===n?"won":"lost",o=t.reason==="time"?"time":"resigned";return r(`game-${e}-${o}`)}function $t({winner:t},n,e){return t===null?r(`nobody-won-${e}`):r(t===n?`game-won-${e}`:`game-lost-${e}`)}function Tt({state:t,starts:n,next:e},o){return t==="open"&&n!==null?r("starts-by-itself",{when:x(n,o)}):e===null?"":r("next-round-at",{when:x(e,o)})}function C({round:t,schedule:n},e){let s=(n.find(a=>a.round===t)?.pairings??[]).find(({first:a,second:u})=>[a,u].includes(e));return s?s.games.filter(({over:a})=>!a).length+s.waiting:0}function vt({round:t,late_until:n,you:e,entrants:o}){let s=o.find(a=>a.entrant===e);return!s||s.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(a,u)=>({round:t+1+u,isAsked:s.half_byes.includes(t+1+u)}))}function O({state:t,admits_late:n,you:e,entrants:o}){let s=o.find(a=>a.entrant===e);return(t==="open"||n)&&(s===void 0||s.withdrawn)}function kt({fair:t},n){return t==="both"?n.slice(-1):n}function H({you:t}){return t!==null}function St(t,n){let{tournament:e}=t.state;return i`${v(t.state,"players",r("players"),xt(t,n))}
${e.organising?v(t.state,"organise",r("invite-and-start"),on(t)):m}`}function xt(t,n){let{tournament:e,code:o,invitation:s}=t.state,a=!O(e)&&H(e),u=O(e)&&(e.public||o!==null||s!==null);return i`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>en(t,c))}
</ol>
${e.entrants.length===0?i`<p class="small">${r("nobody-joined")}</p>`:m}
${u?rn(t,n):m} ${e.bots?nn(t):m}
${a&&e.state==="open"?i`<p class="small">${r("you-play")}</p>`:m}
${Ot(t)}
${a&&e.state==="open"?$(t.state,r("withdraw"),"withdraw",()=>t.withdraw()):m}
${a||u?m:i`<p class="small">${r("to-play-open-link")}</p>`}`}function Pt(t,n){let{tournament:e}=t.state,{admits_late:o,organising:s}=e;return i`<details class="fold panel" data-testid="going-on" ?open=${O(e)}>
<summary>${r("players")}</summary>
${o||s?xt(t,n):Ot(t)}
${s&&o?Et(t):m} ${k(t.state,"players")}
</details>
${sn(t)}`}function Ot(t){let n=vt(t.state.tournament);return n.length===0?m:i`<div class="row" role="group" aria-label=${r("half-byes")}>
${n.map(({round:e,isAsked:o})=>i`<label class="tick"
><input
type="checkbox"
data-testid=${`bye-${e}`}
.checked=${o}
@change=${s=>t.askBye(e,j(s))}
/><span>${r("half-bye-in",{round:e})}</span></label
>`)}
</div>`}function nn(t){return i`<details class="fold">
<summary>${r("enter-a-bot")}</summary>
${F(t.state,{id:"bot-name",label:r("bot-to-enter"),button:r("enter-bot"),buttonId:"enter-bot",send:n=>t.enterBot(n)})}
</details>`}function en(t,{entrant:n,name:e,withdrawn:o,bot:s}){let{tournament:a}=t.state;return i`<li>
<span
>${n===a.you?r("name-is-you",{name:e}):e}${s?i` <span class="badge bot">${r("bot")}</span>`:m}${o?r("comma-left-tournament"):""}</span
>
${a.organising&&n!==a.you&&!o?$(t.state,i`${r("remove")}<span class="visually-hidden"> ${e}</span>`,"remove-entrant",()=>t.removeEntrant(n),"quiet"):m}
</li>`}function rn(t,n){return F(t.state,{id:"join-name",label:r("your-name-others"),hint:r("your-name"),value:n??"",complete:"nickname",optional:!0,button:r("join"),buttonId:"join",classes:"main",send:e=>t.join(e)})}function on(t){let{state:n}=t;return i`${Et(t)}
<div class="row">
${$(n,r("start-tournament"),"start-tournament",()=>t.start(),"main")}
${$(n,r("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function Et(t){let{state:n,link:e}=t;return e===null?i`<p class="small">${r("no-tournament-link")}</p>
${$(n,r("make-link"),"tournament-invite",()=>t.invite())}`:i`<label for="tournament-link" class="small">${r("everybody-may-join")}</label>
${it("tournament-link",e)}
<div class="row">
${$(n,r("copy"),"copy-tournament",()=>t.copy())}
${$(n,r("new-link"),"tournament-invite",()=>t.invite())}
</div>`}function sn(t){let{tournament:n}=t.state;return!H(n)||O(n)?m:i`<details class="fold">
<summary>${r("leave-tournament")}</summary>
<p class="small">${r("games-are-lost")}</p>
${$(t.state,r("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${k(t.state,"players")}
</details>`}function It(t,n){let{tournament:e}=t.state,o=yt(t.state);return o===null?m:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${e.rounds===null?r("round-title",{round:o.round}):r("round-title-of",{round:o.round,rounds:e.rounds})}
</h2>
<div class="row" role="group" aria-label=${r("rounds")}>
${e.schedule.map(s=>i`<button
type="button"
class="quiet"
aria-pressed=${s.round===o.round?"true":"false"}
aria-label=${r("round-title",{round:s.round})}
@click=${()=>t.show(s.round)}
>
${s.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${o.pairings.map(s=>an(t,s,o.round,n))}
</ul>
${k(t.state,"organise")}
</section>`}function an(t,n,e,o){let{tournament:s}=t.state,{first:a,second:u,points:c,games:l,half:d}=n;if(u===null){let h=b(s,a);return i`<li><span>${r(d?"a-half-bye":"a-bye",{name:h})}</span></li>`}let p=[a,u].includes(s.you??0),E=r("names-and",{first:b(s,a),second:b(s,u)});return i`<li class=${p?"mine":""}>
<span class="who-meets">
${b(s,a)}
<b>${c.map(P).join(" : ")}</b> ${b(s,u)}
</span>
<span class="row">
${l.map((h,jt)=>un(n,jt,E,p,o))}
</span>
${n.waiting>0?i`<span class="small">${r("second-game-later")}</span>`:m}
${l.map(({correction:h})=>h?i`<p class="small block">${h.note}</p>`:m)}
${s.organising&&e===s.round&&l.some(({over:h})=>!h)?ln(t,n,u):m}
${s.organising?kt(s,l).filter(({over:h})=>h).map(h=>mn(t,h,E)):m}
</li>`}function un({first:t,games:n},e,o,s,a){let u=n[e],c=wt(u,t),l=r("game-of-meeting",{number:e+1,meeting:o,result:c}),d=s&&!u.over;return i`<a
class=${d?"button main":"button"}
href=${u.url}
@click=${g(a)}
aria-label=${d?m:l}
>${d?i`${r("play-game")}<span class="visually-hidden">: ${l}</span>`:c}</a
>`}function mn(t,n,e){let{tournament:o,busy:s}=t.state,{id:a,first:u,second:c}=n;return i`<details class="fold">
<summary>${r("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form
class="fields"
@submit=${ct(l=>t.correct(a,l("winner"),l("note")))}
>
<label
>${r("right-winner")}
<select name="winner">
${[u,c].map(l=>i`<option value=${l}>${b(o,l)}</option>`)}
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
</details>`}function ln(t,{pairing:n,first:e},o){let{tournament:s}=t.state;return i`<details class="fold">
<summary>${r("somebody-missing")}</summary>
<div class="row">
${[e,o].map(a=>$(t.state,r("name-loses",{name:b(s,a)}),"forfeit",()=>t.forfeit(n,a)))}
</div>
</details>`}var z=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Lt(t,n,e){let{tournament:o,errors:s}=t.state;return i`${L(n)}
<main class="tournament" data-state=${o.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${o.name}</h1>
<p class="small">${bt(o)}</p>
<p class="small" role="status" data-testid="waited-for">
${Tt(o,Date.now())}
</p>
${mt(s.read,"tournament-error")}
</div>
${o.state==="open"?St(t,e):m}
${o.schedule.length>0?It(t,n):m}
${o.standings.length>0?cn(o):m}
${o.schedule.length>0?dn(o):m}
${o.state==="running"?Pt(t,e):m}
<p class="small">
<a href="/tournaments" @click=${g(n)}>${r("all-your-tournaments")}</a>
</p>
</main>`}function cn(t){return i`<section class="panel" aria-labelledby="standings-heading">
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
<th scope="row">${b(t,n.entrant)}</th>
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
</section>`}function dn(t){let{entrants:n,cross_table:e}=t;return i`<section class="panel" aria-labelledby="cross-heading">
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
<th scope="row">${o}. ${b(t,o)}</th>
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
</section>`}var B=class{constructor(n,e){this.game=n;this.outside=e;this.close=e.onNews(o=>o==="games"&&this.read())}game;outside;place=null;close;async read(){try{this.place=await this.outside.read(this.game)}catch{return}this.outside.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:o,board:s}=this.place;return r("place-in-tournament",{name:n,round:e,rounds:o??0,board:s})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:o,state:s,next:a}=this.place,u=[];return n&&u.push(r("was-forfeited")),e&&u.push(r("was-corrected",{note:e.note})),s==="over"?u.push(r("tournament-ended")):a!==null?u.push(r("next-round-at",{when:x(a,Date.now())})):o===null&&u.push(r("next-round-later")),u}};function Nt(t,n,e){return n===0?r("tournament-over-told",{name:t}):r(e?"round-begun":"round-begun-bye",{name:t,round:n})}function pn(t,n,e){let o=new B(t,{read:K,onNews:n.onNews,redraw:e});return o.read(),o}function fn({place:t},n){if(t===null)return m;let e=t.game&&`/game/${t.game}`;return i`${e?i`<a class="button main" data-testid="next-game" href=${e} @click=${g(n)}
>${G("again")}<span>${r("next-game")}</span></a
>`:m}<a
class=${e?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
@click=${g(n)}
>${G("cup")}<span>${r("back-to-tournament")}</span></a
>`}function hn(t,n){let{tournament:e,name:o,round:s,game:a}=t,u=a?`/game/${a}`:`/tournaments/${e}`;if(location.pathname===u)return;let c=document.getElementById("round-bar")??gn();c.dataset.until=u,w(i`<p role="status">${Nt(o,s,a)}</p>
<a class="button main" href=${u} data-testid="to-round" @click=${g(n)}
>${r(a?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${()=>c.remove()}>
${r("close")}
</button>`,c)}function gn(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=r("tab-tournament"),t.dataset.testid="round-bar",document.body.append(t),t}var $n=5e3;async function Me(t,n){let{tournaments:e}=await U(),o=new R({api:M,keepInvitation:A,go:n.go},e),s=()=>w(ht(o,n),t);return{draw:s,close:o.store.watch(s)}}async function Re(t,n,e){let[o,s]=await Promise.all([q(e),Y()]),a=at(e),u={api:M,drawQr:Z,isSure:dt,copy:ut,go:n.go,origin:location.origin,keepInvitation:p=>A(e,p)},c=J(location.hash)??J(a?.replace(/^[^#]*/,"")??""),l=new _(u,{tournament:o,code:c,invitation:a}),d=()=>{(s.known||l.state.tournament.you!==null)&&st(!0),w(Lt(l,n,s.name),t)};return{draw:d,close:bn(l,n,d)}}function bn(t,n,e){let o=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},s=setInterval(o,$n),a=[t.store.watch(e),n.onNews(u=>u==="games"&&o())];return()=>{clearInterval(s);for(let u of a)u()}}export{fn as onwards,Re as openTournament,Me as openTournaments,pn as placeOf,hn as tellRound};
