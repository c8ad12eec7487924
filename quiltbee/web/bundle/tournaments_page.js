import{a as R,b as w,c as q,d as k,e as x,f as h,g as T,h as mt}from"./sections.js";import{D as tt,H as i,Ib as ot,Ic as lt,J as m,K as v,L as U,Lb as rt,M as N,Mb as st,N as f,Y as nt,a as jt,ea as et,h as W,i as o,ic as at,kc as it,l as X,lc as F,m as D,mc as ut,qc as M,r as p,s as Y,sc as g,tc as A,z as Z}from"./page.js";var _={};jt(_,{askBye:()=>Lt,correct:()=>Pt,enterBot:()=>Ut,fetchPlace:()=>C,fetchTournament:()=>J,fetchTournaments:()=>Q,forfeit:()=>Bt,inviteAgain:()=>Dt,join:()=>Nt,makeTournament:()=>It,removeEntrant:()=>_t,removeTournament:()=>Ft,start:()=>At,withdraw:()=>Rt});function Q(){return p("/api/tournaments")}function It(t){return p("/api/tournaments",t)}function J(t){return p(`/api/tournaments/${t}`)}function Dt(t){return p(`/api/tournaments/${t}/invitation`,{})}function Nt(t,n,e){return p(`/api/tournaments/${t}/join`,{code:n,name:e})}function At(t){return p(`/api/tournaments/${t}/start`,{})}function Rt(t){return p(`/api/tournaments/${t}/withdraw`,{})}function _t(t,n){return p(`/api/tournaments/${t}/remove`,{entrant:n})}function Bt(t,n,e){return p(`/api/tournaments/${t}/forfeit`,{pairing:n,entrant:e})}function Pt(t,n){return p(`/api/tournaments/${t}/correct`,n)}function Lt(t,n,e){return p(`/api/tournaments/${t}/bye`,{round:n,wanted:e})}function Ut(t,n,e){return p(`/api/tournaments/${t}/enter`,{bot:n,code:e})}function C(t){return p(`/api/games/${t}/tournament`)}async function Ft(t){await Y(`/api/tournaments/${t}`,{},"DELETE")}var Mt={none:"",short:"300",long:"600",days:""},B=class{constructor(n,e){this.outside=n,this.store=D((r,s)=>({...r,...s}),{...R,listed:e,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1,starts:"",deadline:"",pause:"0",lateUntil:"",bots:!1}})}get state(){return this.store.get()}set(n){this.store.dispatch({form:{...this.state.form,...n}})}setSpeed(n){this.set({speed:n,deadline:Mt[n]})}make(){let{name:n,kind:e,rounds:r,speed:s,twice:a,rated:u,bots:d,...l}=this.state.form;return w(this.store,"make",async()=>{let{id:y,url:b,invitation:I}=await this.outside.api.makeTournament({name:n.trim(),kind:e,clock:st(s),board:"revised",twice:a,rated:u,rounds:e==="swiss"&&r?Number(r):null,starts:l.starts?new Date(l.starts).getTime():null,deadline:l.deadline?Number(l.deadline):null,pause:Number(l.pause),late_until:e==="swiss"?Number(l.lateUntil):0,bots:d});return this.outside.keepInvitation(y,I),this.outside.go(b),""})}};function ct({kind:t,state:n,round:e,rounds:r,entrants:s}){let a=n==="running"?qt(e,r):o(`state-${n}`);return[o(`kind-${t}`),a,o("players-count",{count:s})].join(", ")}function qt(t,n){return n===null?o("round-number",{round:t}):o("round-number-of",{round:t,rounds:n})}function O(t){let n=Number(t);return n?n%86400===0?o("days-count",{count:n/86400}):o("minutes-count",{count:Math.round(n/60)}):o("no-span")}function S(t,n){let r=new Date(t).toDateString()===new Date(n).toDateString()?{timeStyle:"short"}:{dateStyle:"medium",timeStyle:"short"};return new Intl.DateTimeFormat(W(),r).format(t)}var Qt=["","¼","½","¾"];function E(t){let n=Math.floor(t),e=Qt[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function pt(t,n){let{listed:e}=t.state;return i`${N(n)}
<main class="me tournaments">
<h1>${o("tab-tournaments")}</h1>
<div class="column">${k(t.state,"make",o("new-tournament"),Ct(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${o("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${e.map(r=>Jt(r,n))}
</ul>
${e.length===0?i`<p class="small">${o("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/" @click=${f(n)}>${o("back-to-home")}</a></p>
</div>
</main>`}function Jt(t,n){let{id:e,name:r,organising:s}=t;return i`<li>
<span>
<a href=${`/tournaments/${e}`} @click=${f(n)}>${r}</a>
<span class="small block">${ct(t)}${s?o("comma-yours"):""}</span>
</span>
</li>`}function Ct(t){let{form:n,busy:e}=t.state;return i`<form class="fields" @submit=${s=>{s.preventDefault(),t.make()}}>
<label
>${o("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${o("club-evening")}
.value=${n.name}
@input=${s=>t.set({name:g(s)})}
/></label>
${M("kind",o("who-meets-whom"),Gt(),n.kind,s=>t.set({kind:s}))}
<p class="small explain">
${o("label-and-note",{label:o(`kind-${n.kind}`),note:o(`kind-note-${n.kind}`)})}
</p>
${n.kind==="swiss"?Ht(t):m}
${M("clock",o("clock"),rt.map(({key:s})=>[s,o(`speed-${s}`)]),n.speed,s=>t.setSpeed(s))}
<div class="ticks">
${z("twice",o("twice-fair"),n.twice,s=>t.set({twice:s}))}
${z("tournament-rated",o("tick-rated"),n.rated,s=>t.set({rated:s}))}
${z("tournament-bots",o("tick-bots"),n.bots,s=>t.set({bots:s}))}
</div>
${zt(t)}
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${e!==null}>
${o("make-tournament")}
</button>
</form>`}function zt(t){let{form:n}=t.state;return i`<details class="fold">
<summary>${o("runs-by-itself")}</summary>
<div class="fields">
<label
>${o("starts-at")}
<input
type="datetime-local"
data-testid="starts"
.value=${n.starts}
@input=${e=>t.set({starts:g(e)})}
/></label>
${dt("deadline",o("come-within"),Kt,n.deadline,e=>t.set({deadline:e}))}
<p class="small explain">${o("come-within-note")}</p>
${dt("pause",o("pause-between"),Vt,n.pause,e=>t.set({pause:e}))}
${n.kind==="swiss"?i`<label
>${o("late-until")} <span class="small">${o("late-until-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="late-until"
.value=${n.lateUntil}
@input=${e=>t.set({lateUntil:g(e)})}
/></label>`:m}
</div>
</details>`}var Kt=["","300","600","900","1800","86400"],Vt=["0","300","600","900","1800"];function dt(t,n,e,r,s){return i`<label
>${n}
<select data-testid=${t} @change=${a=>s(g(a))}>
${e.map(a=>i`<option value=${a} ?selected=${a===r}>${O(a)}</option>`)}
</select></label
>`}function Gt(){return["swiss","round_robin","double_round_robin"].map(t=>[t,o(`kind-${t}`)])}function Ht(t){return i`<label
>${o("rounds")} <span class="small">${o("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${n=>t.set({rounds:g(n)})}
/></label>`}function z(t,n,e,r){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${e}
@change=${s=>r(A(s))}
/><span>${n}</span></label
>`}var P=class{constructor(n,e){this.outside=n,this.store=D((r,s)=>({...r,...s}),{...R,...e,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:n}=this.state;return n===null?null:this.outside.origin+n}async load(){try{let n=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:n,errors:{...this.state.errors,read:""}})}catch(n){this.store.dispatch({errors:{...this.state.errors,read:X(n)}})}}show(n){this.store.dispatch({shown:n})}join(n){let{tournament:e,code:r}=this.state;return this.change("players",()=>this.outside.api.join(e.id,r??"",n.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(o("sure-withdraw"),o("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(n){let e=this.nameOf(n);return await q(this.outside,e)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,n)):!1}async forfeit(n,e){let r=this.nameOf(e);return await this.outside.isSure(o("sure-forfeit",{name:r}),o("name-loses",{name:r}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,n,e)):!1}askBye(n,e){return this.change("players",()=>this.outside.api.askBye(this.state.tournament.id,n,e))}enterBot(n){let{tournament:e,code:r}=this.state;return this.change("players",()=>this.outside.api.enterBot(e.id,n.trim(),r))}correct(n,e,r){let s={game:n,winner:e?Number(e):null,note:r.trim()};return this.change("organise",()=>this.outside.api.correct(this.state.tournament.id,s))}change(n,e){return w(this.store,n,async()=>(this.store.dispatch({tournament:await e()}),""))}nameOf(n){let{entrants:e}=this.state.tournament;return e.find(({entrant:r})=>r===n)?.name??""}invite(){return w(this.store,"organise",async()=>{let{invitation:n}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(n),this.store.dispatch({invitation:n,picture:null}),""})}copy(){return w(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}async remove(){let{name:n}=this.state.tournament;return await q(this.outside,n)?w(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function K(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function ht({kind:t,rounds:n,clock:e,twice:r,rated:s,deadline:a,pause:u,late_until:d}){let l=[o(`kind-${t}`)];return n!==null&&l.push(o("rounds-count",{count:n})),l.push(e===null?o("no-clock"):ot(e)),r&&l.push(o("each-ring-twice")),s&&l.push(o("terms-rated")),a!==null&&l.push(o("terms-deadline",{span:O(a)})),u&&l.push(o("terms-pause",{span:O(u)})),d&&l.push(o("terms-late",{round:d})),l.join(", ")}function $({entrants:t,you:n},e){let r=t.find(s=>s.entrant===e)?.name??"?";return e===n?o("name-is-you",{name:r}):r}function $t({tournament:t,shown:n}){let{schedule:e}=t;return e.find(({round:r})=>r===n)??e.at(-1)??null}function V(t,n){if(!t.over)return o("being-played");if(t.correction)return o("game-corrected",{result:ft(t,n,"result")});if(t.reason==="forfeit")return ft(t,n,"forfeit");if(t.winner===null)return o("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[s,a]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return et(s,a)}let e=t.winner===n?"won":"lost",r=t.reason==="time"?"time":"resigned";return o(`game-${e}-${r}`)}function ft({winner:t},n,e){return t===null?o(`nobody-won-${e}`):o(t===n?`game-won-${e}`:`game-lost-${e}`)}function bt({state:t,starts:n,next:e},r){return t==="open"&&n!==null?o("starts-by-itself",{when:S(n,r)}):e===null?"":o("next-round-at",{when:S(e,r)})}function yt({round:t,late_until:n,you:e,entrants:r}){let s=r.find(a=>a.entrant===e);return!s||s.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(a,u)=>({round:t+1+u,isAsked:s.half_byes.includes(t+1+u)}))}function j({state:t,admits_late:n,you:e,entrants:r}){let s=r.find(a=>a.entrant===e);return(t==="open"||n)&&(s===void 0||s.withdrawn)}function G({you:t}){return t!==null}function wt(t,n){let{tournament:e}=t.state;return i`${k(t.state,"players",o("players"),gt(t,n))}
${e.organising?k(t.state,"organise",o("invite-and-start"),Zt(t)):m}`}function gt(t,n){let{tournament:e,code:r,invitation:s}=t.state,a=!j(e)&&G(e),u=j(e)&&(r!==null||s!==null);return i`<ol class="things" data-testid="entrants">
${e.entrants.map(d=>Xt(t,d))}
</ol>
${e.entrants.length===0?i`<p class="small">${o("nobody-joined")}</p>`:m}
${u?Yt(t,n):m} ${e.bots?Wt(t):m}
${a&&e.state==="open"?i`<p class="small">${o("you-play")}</p>`:m}
${kt(t)}
${a&&e.state==="open"?h(t.state,o("withdraw"),"withdraw",()=>t.withdraw()):m}
${a||u?m:i`<p class="small">${o("to-play-open-link")}</p>`}`}function vt(t,n){let{tournament:e}=t.state,{admits_late:r,organising:s}=e;return i`<details class="fold panel" data-testid="going-on" ?open=${j(e)}>
<summary>${o("players")}</summary>
${r||s?gt(t,n):kt(t)}
${s&&r?xt(t):m} ${x(t.state,"players")}
</details>
${tn(t)}`}function kt(t){let n=yt(t.state.tournament);return n.length===0?m:i`<div class="row" role="group" aria-label=${o("half-byes")}>
${n.map(({round:e,isAsked:r})=>i`<label class="tick"
><input
type="checkbox"
data-testid=${`bye-${e}`}
.checked=${r}
@change=${s=>t.askBye(e,A(s))}
/><span>${o("half-bye-in",{round:e})}</span></label
>`)}
</div>`}function Wt(t){return i`<details class="fold">
<summary>${o("enter-a-bot")}</summary>
<form class="with-button" @submit=${T(n=>t.enterBot(n("bot")))}>
<label class="visually-hidden" for="bot-name">${o("bot-to-enter")}</label>
<input
id="bot-name"
name="bot"
data-testid="bot-name"
required
maxlength="40"
autocomplete="off"
placeholder=${o("bot-to-enter")}
/>
<button type="submit" data-testid="enter-bot" ?disabled=${t.state.busy!==null}>
${o("enter-bot")}
</button>
</form>
</details>`}function Xt(t,{entrant:n,name:e,withdrawn:r,bot:s}){let{tournament:a}=t.state;return i`<li>
<span
>${n===a.you?o("name-is-you",{name:e}):e}${s?i` <span class="badge bot">${o("bot")}</span>`:m}${r?o("comma-left-tournament"):""}</span
>
${a.organising&&n!==a.you&&!r?h(t.state,i`${o("remove")}<span class="visually-hidden"> ${e}</span>`,"remove-entrant",()=>t.removeEntrant(n),"quiet"):m}
</li>`}function Yt(t,n){return i`<form class="with-button" @submit=${T(e=>t.join(e("name")))}>
<label class="visually-hidden" for="join-name">${o("your-name-others")}</label>
<input
id="join-name"
name="name"
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
placeholder=${o("your-name")}
.defaultValue=${n??""}
/>
<button type="submit" class="main" data-testid="join" ?disabled=${t.state.busy!==null}>
${o("join")}
</button>
</form>`}function Zt(t){let{state:n}=t;return i`${xt(t)}
<div class="row">
${h(n,o("start-tournament"),"start-tournament",()=>t.start(),"main")}
${h(n,o("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function xt(t){let{state:n,link:e}=t;return e===null?i`<p class="small">${o("no-tournament-link")}</p>
${h(n,o("make-link"),"tournament-invite",()=>t.invite())}`:i`<label for="tournament-link" class="small">${o("everybody-may-join")}</label>
<input
id="tournament-link"
data-testid="tournament-link"
readonly
.value=${e}
@focus=${r=>r.target.select()}
/>
<div class="row">
${h(n,o("copy"),"copy-tournament",()=>t.copy())}
${h(n,o("new-link"),"tournament-invite",()=>t.invite())}
</div>`}function tn(t){let{tournament:n}=t.state;return!G(n)||j(n)?m:i`<details class="fold">
<summary>${o("leave-tournament")}</summary>
<p class="small">${o("games-are-lost")}</p>
${h(t.state,o("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${x(t.state,"players")}
</details>`}function Tt(t,n){let{tournament:e}=t.state,r=$t(t.state);return r===null?m:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${e.rounds===null?o("round-title",{round:r.round}):o("round-title-of",{round:r.round,rounds:e.rounds})}
</h2>
<div class="row" role="group" aria-label=${o("rounds")}>
${e.schedule.map(s=>i`<button
type="button"
class="quiet"
aria-pressed=${s.round===r.round?"true":"false"}
aria-label=${o("round-title",{round:s.round})}
@click=${()=>t.show(s.round)}
>
${s.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${r.pairings.map(s=>nn(t,s,r.round,n))}
</ul>
${x(t.state,"organise")}
</section>`}function nn(t,n,e,r){let{tournament:s}=t.state,{first:a,second:u,points:d,games:l,half:y}=n;if(u===null){let c=$(s,a);return i`<li><span>${o(y?"a-half-bye":"a-bye",{name:c})}</span></li>`}let b=[a,u].includes(s.you??0),I=o("names-and",{first:$(s,a),second:$(s,u)});return i`<li class=${b?"mine":""}>
<span class="who-meets">
${$(s,a)}
<b>${d.map(E).join(" : ")}</b> ${$(s,u)}
</span>
<span class="row">
${l.map((c,Et)=>i`<a
class=${b&&!c.over?"button main":"button"}
href=${c.url}
@click=${f(r)}
aria-label=${o("game-of-meeting",{number:Et+1,meeting:I,result:V(c,a)})}
>${b&&!c.over?o("play-game"):V(c,a)}</a
>`)}
</span>
${n.waiting>0?i`<span class="small">${o("second-game-later")}</span>`:m}
${l.map(({correction:c})=>c?i`<p class="small block">${c.note}</p>`:m)}
${s.organising&&e===s.round&&l.some(({over:c})=>!c)?on(t,n,u):m}
${s.organising?l.filter(({over:c})=>c).map(c=>en(t,c,I)):m}
</li>`}function en(t,n,e){let{tournament:r,busy:s}=t.state,{id:a,first:u,second:d}=n;return i`<details class="fold">
<summary>${o("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form
class="fields"
@submit=${T(l=>t.correct(a,l("winner"),l("note")))}
>
<label
>${o("right-winner")}
<select name="winner">
${[u,d].map(l=>i`<option value=${l}>${$(r,l)}</option>`)}
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
</details>`}function on(t,{pairing:n,first:e},r){let{tournament:s}=t.state;return i`<details class="fold">
<summary>${o("somebody-missing")}</summary>
<div class="row">
${[e,r].map(a=>h(t.state,o("name-loses",{name:$(s,a)}),"forfeit",()=>t.forfeit(n,a)))}
</div>
</details>`}var H=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Ot(t,n,e){let{tournament:r,errors:s}=t.state;return i`${N(n)}
<main class="tournament" data-state=${r.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${r.name}</h1>
<p class="small">${ht(r)}</p>
<p class="small" role="status" data-testid="waited-for">
${bt(r,Date.now())}
</p>
${lt(s.read,"tournament-error")}
</div>
${r.state==="open"?wt(t,e):m}
${r.schedule.length>0?Tt(t,n):m}
${r.standings.length>0?rn(r):m}
${r.schedule.length>0?sn(r):m}
${r.state==="running"?vt(t,e):m}
<p class="small">
<a href="/tournaments" @click=${f(n)}>${o("all-your-tournaments")}</a>
</p>
</main>`}function rn(t){return i`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${o(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${o("column-place")}</th>
<th scope="col">${o("column-player")}</th>
${H.map(n=>i`<th scope="col" title=${o(`meaning-${n}`)}>${o(`column-${n}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(n=>i`<tr class=${n.entrant===t.you?"mine":""}>
<td>${n.place}</td>
<th scope="row">${$(t,n.entrant)}</th>
${H.map(e=>i`<td>
${n[e]<0?nt(n[e]):E(n[e])}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${o("how-told-apart")}</summary>
<dl class="small">
${H.map(n=>i`<div>
<dt>${o(`column-${n}`)}</dt>
<dd>${o(`meaning-${n}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function sn(t){let{entrants:n,cross_table:e}=t;return i`<section class="panel" aria-labelledby="cross-heading">
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
${u===s?m:a===null?"–":E(a)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${o("download-all")}</a>
</p>
</section>`}var L=class{constructor(n,e){this.game=n,this.outside=e,this.place=null,this.close=e.onNews(r=>r==="games"&&this.read())}async read(){try{this.place=await this.outside.read(this.game)}catch{return}this.outside.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:r,board:s}=this.place;return o("place-in-tournament",{name:n,round:e,rounds:r??0,board:s})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:r,state:s,next:a}=this.place,u=[];return n&&u.push(o("was-forfeited")),e&&u.push(o("was-corrected",{note:e.note})),s==="over"?u.push(o("tournament-ended")):a!==null?u.push(o("next-round-at",{when:S(a,Date.now())})):r===null&&u.push(o("next-round-later")),u}};function St(t,n,e){return n===0?o("tournament-over-told",{name:t}):o(e?"round-begun":"round-begun-bye",{name:t,round:n})}function an(t,n,e){let r=new L(t,{read:C,onNews:n.onNews,redraw:e});return r.read(),r}function un({place:t},n){if(t===null)return m;let e=t.game&&`/game/${t.game}`;return i`${e?i`<a class="button main" data-testid="next-game" href=${e} @click=${f(n)}
>${U("again")}<span>${o("next-game")}</span></a
>`:m}<a
class=${e?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
@click=${f(n)}
>${U("cup")}<span>${o("back-to-tournament")}</span></a
>`}function ln(t,n){let{tournament:e,name:r,round:s,game:a}=t,u=a?`/game/${a}`:`/tournaments/${e}`;if(location.pathname===u)return;let d=document.getElementById("round-bar")??mn(),l=()=>d.remove(),y=b=>{f(n)(b),l()};v(i`<p role="status">${St(r,s,a)}</p>
<a class="button main" href=${u} data-testid="to-round" @click=${y}
>${o(a?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${l}>${o("close")}</button>`,d)}function mn(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=o("tab-tournament"),t.dataset.testid="round-bar",document.body.append(t),t}var cn=5e3;async function Ee(t,n){let{tournaments:e}=await Q(),r=new B({api:_,keepInvitation:F,go:n.go},e),s=()=>v(pt(r,n),t);return{draw:s,close:r.store.watch(s)}}async function je(t,n,e){let[r,s]=await Promise.all([J(e),Z()]),a=it(e),u={api:_,drawQr:tt,isSure:mt,copy:ut,go:n.go,origin:location.origin,keepInvitation:b=>F(e,b)},d=K(location.hash)??K(a?.replace(/^[^#]*/,"")??""),l=new P(u,{tournament:r,code:d,invitation:a}),y=()=>{(s.known||l.state.tournament.you!==null)&&at(!0),v(Ot(l,n,s.name),t)};return{draw:y,close:dn(l,n,y)}}function dn(t,n,e){let r=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},s=setInterval(r,cn),a=[t.store.watch(e),n.onNews(u=>u==="games"&&r())];return()=>{clearInterval(s);for(let u of a)u()}}export{un as onwards,je as openTournament,Ee as openTournaments,an as placeOf,ln as tellRound};
