import{a as A,b as w,c as q,d as k,e as x,f as $,g as T,h as lt}from"./sections.js";import{Ac as _,B as Y,F as Z,J as a,L as m,M as v,N as U,Nb as et,O as N,P as h,Qb as ot,Qc as ut,Rb as st,a as jt,aa as tt,h as H,i as o,ia as nt,n as W,o as D,oc as rt,rc as at,sc as F,t as d,tc as it,u as X,xc as M,zc as g}from"./page.js";var R={};jt(R,{askBye:()=>Pt,correct:()=>Lt,enterBot:()=>Ut,fetchPlace:()=>C,fetchTournament:()=>J,fetchTournaments:()=>Q,forfeit:()=>Bt,inviteAgain:()=>Dt,join:()=>Nt,makeTournament:()=>It,removeEntrant:()=>Rt,removeTournament:()=>Ft,start:()=>_t,withdraw:()=>At});function Q(){return d("/api/tournaments")}function It(t){return d("/api/tournaments",t)}function J(t){return d(`/api/tournaments/${t}`)}function Dt(t){return d(`/api/tournaments/${t}/invitation`,{})}function Nt(t,n,e){return d(`/api/tournaments/${t}/join`,{code:n,name:e})}function _t(t){return d(`/api/tournaments/${t}/start`,{})}function At(t){return d(`/api/tournaments/${t}/withdraw`,{})}function Rt(t,n){return d(`/api/tournaments/${t}/remove`,{entrant:n})}function Bt(t,n,e){return d(`/api/tournaments/${t}/forfeit`,{pairing:n,entrant:e})}function Lt(t,n){return d(`/api/tournaments/${t}/correct`,n)}function Pt(t,n,e){return d(`/api/tournaments/${t}/bye`,{round:n,wanted:e})}function Ut(t,n,e){return d(`/api/tournaments/${t}/enter`,{bot:n,code:e})}function C(t){return d(`/api/games/${t}/tournament`)}async function Ft(t){await X(`/api/tournaments/${t}`,{},"DELETE")}var Mt={none:"",short:"300",long:"600",days:""},B=class{constructor(n,e){this.outside=n,this.store=D((s,r)=>({...s,...r}),{...A,listed:e,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1,starts:"",deadline:"",pause:"0",lateUntil:"",bots:!1}})}get state(){return this.store.get()}set(n){this.store.dispatch({form:{...this.state.form,...n}})}setSpeed(n){this.set({speed:n,deadline:Mt[n]})}make(){let{name:n,kind:e,rounds:s,speed:r,twice:i,rated:u,bots:c,...l}=this.state.form;return w(this.store,"make",async()=>{let{id:p,url:y,invitation:I}=await this.outside.api.makeTournament({name:n.trim(),kind:e,clock:st(r),board:"revised",twice:i,rated:u,rounds:e==="swiss"&&s?Number(s):null,starts:l.starts?new Date(l.starts).getTime():null,deadline:l.deadline?Number(l.deadline):null,pause:Number(l.pause),late_until:e==="swiss"?Number(l.lateUntil):0,bots:c});return this.outside.keepInvitation(p,I),this.outside.go(y),""})}};function mt({kind:t,state:n,round:e,rounds:s,entrants:r}){let i=n==="running"?qt(e,s):o(`state-${n}`);return[o(`kind-${t}`),i,o("players-count",{count:r})].join(", ")}function qt(t,n){return n===null?o("round-number",{round:t}):o("round-number-of",{round:t,rounds:n})}function O(t){let n=Number(t);return n?n%86400===0?o("days-count",{count:n/86400}):o("minutes-count",{count:Math.round(n/60)}):o("no-span")}function S(t,n){let s=new Date(t).toDateString()===new Date(n).toDateString()?{timeStyle:"short"}:{dateStyle:"medium",timeStyle:"short"};return new Intl.DateTimeFormat(H(),s).format(t)}var Qt=["","¼","½","¾"];function E(t){let n=Math.floor(t),e=Qt[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function dt(t,n){let{listed:e}=t.state;return a`${N(n)}
<main class="me tournaments">
<h1>${o("tab-tournaments")}</h1>
<div class="column">${k(t.state,"make",o("new-tournament"),Ct(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${o("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${e.map(s=>Jt(s,n))}
</ul>
${e.length===0?a`<p class="small">${o("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/" @click=${h(n)}>${o("back-to-home")}</a></p>
</div>
</main>`}function Jt(t,n){let{id:e,name:s,organising:r}=t;return a`<li>
<span>
<a href=${`/tournaments/${e}`} @click=${h(n)}>${s}</a>
<span class="small block">${mt(t)}${r?o("comma-yours"):""}</span>
</span>
</li>`}function Ct(t){let{form:n,busy:e}=t.state;return a`<form class="fields" @submit=${r=>{r.preventDefault(),t.make()}}>
<label
>${o("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${o("club-evening")}
.value=${n.name}
@input=${r=>t.set({name:g(r)})}
/></label>
${M("kind",o("who-meets-whom"),Gt(),n.kind,r=>t.set({kind:r}))}
<p class="small explain">
${o("label-and-note",{label:o(`kind-${n.kind}`),note:o(`kind-note-${n.kind}`)})}
</p>
${n.kind==="swiss"?Ht(t):m}
${M("clock",o("clock"),ot.map(({key:r})=>[r,o(`speed-${r}`)]),n.speed,r=>t.setSpeed(r))}
<div class="ticks">
${z("twice",o("twice-fair"),n.twice,r=>t.set({twice:r}))}
${z("tournament-rated",o("tick-rated"),n.rated,r=>t.set({rated:r}))}
${z("tournament-bots",o("tick-bots"),n.bots,r=>t.set({bots:r}))}
</div>
${zt(t)}
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${e!==null}>
${o("make-tournament")}
</button>
</form>`}function zt(t){let{form:n}=t.state;return a`<details class="fold">
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
${ct("deadline",o("come-within"),Kt,n.deadline,e=>t.set({deadline:e}))}
<p class="small explain">${o("come-within-note")}</p>
${ct("pause",o("pause-between"),Vt,n.pause,e=>t.set({pause:e}))}
${n.kind==="swiss"?a`<label
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
</details>`}var Kt=["","300","600","900","1800","86400"],Vt=["0","300","600","900","1800"];function ct(t,n,e,s,r){return a`<label
>${n}
<select data-testid=${t} @change=${i=>r(g(i))}>
${e.map(i=>a`<option value=${i} ?selected=${i===s}>${O(i)}</option>`)}
</select></label
>`}function Gt(){return["swiss","round_robin","double_round_robin"].map(t=>[t,o(`kind-${t}`)])}function Ht(t){return a`<label
>${o("rounds")} <span class="small">${o("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${n=>t.set({rounds:g(n)})}
/></label>`}function z(t,n,e,s){return a`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${e}
@change=${r=>s(_(r))}
/><span>${n}</span></label
>`}var L=class{constructor(n,e){this.outside=n,this.store=D((s,r)=>({...s,...r}),{...A,...e,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:n}=this.state;return n===null?null:this.outside.origin+n}async load(){try{let n=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:n,errors:{...this.state.errors,read:""}})}catch(n){this.store.dispatch({errors:{...this.state.errors,read:W(n)}})}}show(n){this.store.dispatch({shown:n})}join(n){let{tournament:e,code:s}=this.state;return this.change("players",()=>this.outside.api.join(e.id,s??"",n.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(o("sure-withdraw"),o("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(n){let e=this.nameOf(n);return await q(this.outside,e)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,n)):!1}async forfeit(n,e){let s=this.nameOf(e);return await this.outside.isSure(o("sure-forfeit",{name:s}),o("name-loses",{name:s}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,n,e)):!1}askBye(n,e){return this.change("players",()=>this.outside.api.askBye(this.state.tournament.id,n,e))}enterBot(n){let{tournament:e,code:s}=this.state;return this.change("players",()=>this.outside.api.enterBot(e.id,n.trim(),s))}correct(n,e,s){let r={game:n,winner:e?Number(e):null,note:s.trim()};return this.change("organise",()=>this.outside.api.correct(this.state.tournament.id,r))}change(n,e){return w(this.store,n,async()=>(this.store.dispatch({tournament:await e()}),""))}nameOf(n){let{entrants:e}=this.state.tournament;return e.find(({entrant:s})=>s===n)?.name??""}invite(){return w(this.store,"organise",async()=>{let{invitation:n}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(n),this.store.dispatch({invitation:n,picture:null}),""})}copy(){return w(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}async remove(){let{name:n}=this.state.tournament;return await q(this.outside,n)?w(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function K(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function ft({kind:t,rounds:n,clock:e,twice:s,rated:r,deadline:i,pause:u,late_until:c}){let l=[o(`kind-${t}`)];return n!==null&&l.push(o("rounds-count",{count:n})),l.push(e===null?o("no-clock"):et(e)),s&&l.push(o("each-ring-twice")),r&&l.push(o("terms-rated")),i!==null&&l.push(o("terms-deadline",{span:O(i)})),u&&l.push(o("terms-pause",{span:O(u)})),c&&l.push(o("terms-late",{round:c})),l.join(", ")}function b({entrants:t,you:n},e){let s=t.find(r=>r.entrant===e)?.name??"?";return e===n?o("name-is-you",{name:s}):s}function ht({tournament:t,shown:n}){let{schedule:e}=t;return e.find(({round:s})=>s===n)??e.at(-1)??null}function $t(t,n){if(!t.over)return o("being-played");if(t.correction)return o("game-corrected",{result:pt(t,n,"result")});if(t.reason==="forfeit")return pt(t,n,"forfeit");if(t.winner===null)return o("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[r,i]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return nt(r,i)}let e=t.winner===n?"won":"lost",s=t.reason==="time"?"time":"resigned";return o(`game-${e}-${s}`)}function pt({winner:t},n,e){return t===null?o(`nobody-won-${e}`):o(t===n?`game-won-${e}`:`game-lost-${e}`)}function bt({state:t,starts:n,next:e},s){return t==="open"&&n!==null?o("starts-by-itself",{when:S(n,s)}):e===null?"":o("next-round-at",{when:S(e,s)})}function yt({round:t,late_until:n,you:e,entrants:s}){let r=s.find(i=>i.entrant===e);return!r||r.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(i,u)=>({round:t+1+u,isAsked:r.half_byes.includes(t+1+u)}))}function j({state:t,admits_late:n,you:e,entrants:s}){let r=s.find(i=>i.entrant===e);return(t==="open"||n)&&(r===void 0||r.withdrawn)}function V({you:t}){return t!==null}function wt(t,n){let{tournament:e}=t.state;return a`${k(t.state,"players",o("players"),gt(t,n))}
${e.organising?k(t.state,"organise",o("invite-and-start"),Zt(t)):m}`}function gt(t,n){let{tournament:e,code:s,invitation:r}=t.state,i=!j(e)&&V(e),u=j(e)&&(s!==null||r!==null);return a`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>Xt(t,c))}
</ol>
${e.entrants.length===0?a`<p class="small">${o("nobody-joined")}</p>`:m}
${u?Yt(t,n):m} ${e.bots?Wt(t):m}
${i&&e.state==="open"?a`<p class="small">${o("you-play")}</p>`:m}
${kt(t)}
${i&&e.state==="open"?$(t.state,o("withdraw"),"withdraw",()=>t.withdraw()):m}
${i||u?m:a`<p class="small">${o("to-play-open-link")}</p>`}`}function vt(t,n){let{tournament:e}=t.state,{admits_late:s,organising:r}=e;return a`<details class="fold panel" data-testid="going-on" ?open=${j(e)}>
<summary>${o("players")}</summary>
${s||r?gt(t,n):kt(t)}
${r&&s?xt(t):m} ${x(t.state,"players")}
</details>
${tn(t)}`}function kt(t){let n=yt(t.state.tournament);return n.length===0?m:a`<div class="row" role="group" aria-label=${o("half-byes")}>
${n.map(({round:e,isAsked:s})=>a`<label class="tick"
><input
type="checkbox"
data-testid=${`bye-${e}`}
.checked=${s}
@change=${r=>t.askBye(e,_(r))}
/><span>${o("half-bye-in",{round:e})}</span></label
>`)}
</div>`}function Wt(t){return a`<details class="fold">
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
</details>`}function Xt(t,{entrant:n,name:e,withdrawn:s,bot:r}){let{tournament:i}=t.state;return a`<li>
<span
>${n===i.you?o("name-is-you",{name:e}):e}${r?a` <span class="badge bot">${o("bot")}</span>`:m}${s?o("comma-left-tournament"):""}</span
>
${i.organising&&n!==i.you&&!s?$(t.state,a`${o("remove")}<span class="visually-hidden"> ${e}</span>`,"remove-entrant",()=>t.removeEntrant(n),"quiet"):m}
</li>`}function Yt(t,n){return a`<form class="with-button" @submit=${T(e=>t.join(e("name")))}>
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
</form>`}function Zt(t){let{state:n}=t;return a`${xt(t)}
<div class="row">
${$(n,o("start-tournament"),"start-tournament",()=>t.start(),"main")}
${$(n,o("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function xt(t){let{state:n,link:e}=t;return e===null?a`<p class="small">${o("no-tournament-link")}</p>
${$(n,o("make-link"),"tournament-invite",()=>t.invite())}`:a`<label for="tournament-link" class="small">${o("everybody-may-join")}</label>
<input
id="tournament-link"
data-testid="tournament-link"
readonly
.value=${e}
@focus=${s=>s.target.select()}
/>
<div class="row">
${$(n,o("copy"),"copy-tournament",()=>t.copy())}
${$(n,o("new-link"),"tournament-invite",()=>t.invite())}
</div>`}function tn(t){let{tournament:n}=t.state;return!V(n)||j(n)?m:a`<details class="fold">
<summary>${o("leave-tournament")}</summary>
<p class="small">${o("games-are-lost")}</p>
${$(t.state,o("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${x(t.state,"players")}
</details>`}function Tt(t,n){let{tournament:e}=t.state,s=ht(t.state);return s===null?m:a`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${e.rounds===null?o("round-title",{round:s.round}):o("round-title-of",{round:s.round,rounds:e.rounds})}
</h2>
<div class="row" role="group" aria-label=${o("rounds")}>
${e.schedule.map(r=>a`<button
type="button"
class="quiet"
aria-pressed=${r.round===s.round?"true":"false"}
aria-label=${o("round-title",{round:r.round})}
@click=${()=>t.show(r.round)}
>
${r.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${s.pairings.map(r=>nn(t,r,s.round,n))}
</ul>
${x(t.state,"organise")}
</section>`}function nn(t,n,e,s){let{tournament:r}=t.state,{first:i,second:u,points:c,games:l,half:p}=n;if(u===null){let f=b(r,i);return a`<li><span>${o(p?"a-half-bye":"a-bye",{name:f})}</span></li>`}let y=[i,u].includes(r.you??0),I=o("names-and",{first:b(r,i),second:b(r,u)});return a`<li class=${y?"mine":""}>
<span class="who-meets">
${b(r,i)}
<b>${c.map(E).join(" : ")}</b> ${b(r,u)}
</span>
<span class="row">
${l.map((f,Et)=>en(n,Et,I,y,s))}
</span>
${n.waiting>0?a`<span class="small">${o("second-game-later")}</span>`:m}
${l.map(({correction:f})=>f?a`<p class="small block">${f.note}</p>`:m)}
${r.organising&&e===r.round&&l.some(({over:f})=>!f)?sn(t,n,u):m}
${r.organising?l.filter(({over:f})=>f).map(f=>on(t,f,I)):m}
</li>`}function en({first:t,games:n},e,s,r,i){let u=n[e],c=$t(u,t),l=o("game-of-meeting",{number:e+1,meeting:s,result:c}),p=r&&!u.over;return a`<a
class=${p?"button main":"button"}
href=${u.url}
@click=${h(i)}
aria-label=${p?m:l}
>${p?a`${o("play-game")}<span class="visually-hidden">: ${l}</span>`:c}</a
>`}function on(t,n,e){let{tournament:s,busy:r}=t.state,{id:i,first:u,second:c}=n;return a`<details class="fold">
<summary>${o("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form
class="fields"
@submit=${T(l=>t.correct(i,l("winner"),l("note")))}
>
<label
>${o("right-winner")}
<select name="winner">
${[u,c].map(l=>a`<option value=${l}>${b(s,l)}</option>`)}
<option value="">${o("nobody-wins")}</option>
</select></label
>
<label
>${o("correction-note")} <input name="note" required maxlength="200" autocomplete="off"
/></label>
<button type="submit" data-testid="correct" ?disabled=${r!==null}>
${o("correct-result")}
</button>
</form>
</details>`}function sn(t,{pairing:n,first:e},s){let{tournament:r}=t.state;return a`<details class="fold">
<summary>${o("somebody-missing")}</summary>
<div class="row">
${[e,s].map(i=>$(t.state,o("name-loses",{name:b(r,i)}),"forfeit",()=>t.forfeit(n,i)))}
</div>
</details>`}var G=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Ot(t,n,e){let{tournament:s,errors:r}=t.state;return a`${N(n)}
<main class="tournament" data-state=${s.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${s.name}</h1>
<p class="small">${ft(s)}</p>
<p class="small" role="status" data-testid="waited-for">
${bt(s,Date.now())}
</p>
${ut(r.read,"tournament-error")}
</div>
${s.state==="open"?wt(t,e):m}
${s.schedule.length>0?Tt(t,n):m}
${s.standings.length>0?rn(s):m}
${s.schedule.length>0?an(s):m}
${s.state==="running"?vt(t,e):m}
<p class="small">
<a href="/tournaments" @click=${h(n)}>${o("all-your-tournaments")}</a>
</p>
</main>`}function rn(t){return a`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${o(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${o("column-place")}</th>
<th scope="col">${o("column-player")}</th>
${G.map(n=>a`<th scope="col" title=${o(`meaning-${n}`)}>${o(`column-${n}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(n=>a`<tr class=${n.entrant===t.you?"mine":""}>
<td>${n.place}</td>
<th scope="row">${b(t,n.entrant)}</th>
${G.map(e=>a`<td>
${n[e]<0?tt(n[e]):E(n[e])}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${o("how-told-apart")}</summary>
<dl class="small">
${G.map(n=>a`<div>
<dt>${o(`column-${n}`)}</dt>
<dd>${o(`meaning-${n}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function an(t){let{entrants:n,cross_table:e}=t;return a`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${o("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${o("column-player")}</th>
${n.map(({name:s,entrant:r})=>a`<th scope="col" title=${s}>${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({entrant:s},r)=>a`<tr>
<th scope="row">${s}. ${b(t,s)}</th>
${(e[r]??[]).map((i,u)=>a`<td class=${u===r?"self":""}>
${u===r?m:i===null?"–":E(i)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${o("download-all")}</a>
</p>
</section>`}var P=class{constructor(n,e){this.game=n,this.outside=e,this.place=null,this.close=e.onNews(s=>s==="games"&&this.read())}async read(){try{this.place=await this.outside.read(this.game)}catch{return}this.outside.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:s,board:r}=this.place;return o("place-in-tournament",{name:n,round:e,rounds:s??0,board:r})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:s,state:r,next:i}=this.place,u=[];return n&&u.push(o("was-forfeited")),e&&u.push(o("was-corrected",{note:e.note})),r==="over"?u.push(o("tournament-ended")):i!==null?u.push(o("next-round-at",{when:S(i,Date.now())})):s===null&&u.push(o("next-round-later")),u}};function St(t,n,e){return n===0?o("tournament-over-told",{name:t}):o(e?"round-begun":"round-begun-bye",{name:t,round:n})}function un(t,n,e){let s=new P(t,{read:C,onNews:n.onNews,redraw:e});return s.read(),s}function ln({place:t},n){if(t===null)return m;let e=t.game&&`/game/${t.game}`;return a`${e?a`<a class="button main" data-testid="next-game" href=${e} @click=${h(n)}
>${U("again")}<span>${o("next-game")}</span></a
>`:m}<a
class=${e?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
@click=${h(n)}
>${U("cup")}<span>${o("back-to-tournament")}</span></a
>`}function mn(t,n){let{tournament:e,name:s,round:r,game:i}=t,u=i?`/game/${i}`:`/tournaments/${e}`;if(location.pathname===u)return;let c=document.getElementById("round-bar")??cn(),l=()=>c.remove(),p=y=>{h(n)(y),l()};v(a`<p role="status">${St(s,r,i)}</p>
<a class="button main" href=${u} data-testid="to-round" @click=${p}
>${o(i?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${l}>${o("close")}</button>`,c)}function cn(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=o("tab-tournament"),t.dataset.testid="round-bar",document.body.append(t),t}var dn=5e3;async function je(t,n){let{tournaments:e}=await Q(),s=new B({api:R,keepInvitation:F,go:n.go},e),r=()=>v(dt(s,n),t);return{draw:r,close:s.store.watch(r)}}async function Ie(t,n,e){let[s,r]=await Promise.all([J(e),Y()]),i=at(e),u={api:R,drawQr:Z,isSure:lt,copy:it,go:n.go,origin:location.origin,keepInvitation:y=>F(e,y)},c=K(location.hash)??K(i?.replace(/^[^#]*/,"")??""),l=new L(u,{tournament:s,code:c,invitation:i}),p=()=>{(r.known||l.state.tournament.you!==null)&&rt(!0),v(Ot(l,n,r.name),t)};return{draw:p,close:pn(l,n,p)}}function pn(t,n,e){let s=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},r=setInterval(s,dn),i=[t.store.watch(e),n.onNews(u=>u==="games"&&s())];return()=>{clearInterval(r);for(let u of i)u()}}export{ln as onwards,Ie as openTournament,je as openTournaments,un as placeOf,mn as tellRound};
