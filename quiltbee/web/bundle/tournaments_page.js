import{a as R,b as y,c as lt,d as k,e as x,f as b,g as T,h as mt}from"./sections.js";import{Ac as it,B as Y,Cc as _,Ec as g,F as Z,Fc as A,J as i,L as l,M as v,N as F,O as N,P as $,Sb as et,Vb as ot,Wb as st,Wc as ut,a as Dt,ca as tt,h as H,i as o,ka as nt,n as W,o as D,t as f,u as X,vc as rt,yc as at,zc as q}from"./page.js";var B={};Dt(B,{askBye:()=>Ft,correct:()=>Ut,enterBot:()=>qt,fetchPlace:()=>J,fetchTournament:()=>Q,fetchTournaments:()=>M,forfeit:()=>Pt,inviteAgain:()=>_t,join:()=>At,makeTournament:()=>Nt,removeEntrant:()=>Lt,removeTournament:()=>Mt,start:()=>Rt,withdraw:()=>Bt});function M(){return f("/api/tournaments")}function Nt(t){return f("/api/tournaments",t)}function Q(t){return f(`/api/tournaments/${t}`)}function _t(t){return f(`/api/tournaments/${t}/invitation`,{})}function At(t,n,e){return f(`/api/tournaments/${t}/join`,{code:n,name:e})}function Rt(t){return f(`/api/tournaments/${t}/start`,{})}function Bt(t){return f(`/api/tournaments/${t}/withdraw`,{})}function Lt(t,n){return f(`/api/tournaments/${t}/remove`,{entrant:n})}function Pt(t,n,e){return f(`/api/tournaments/${t}/forfeit`,{pairing:n,entrant:e})}function Ut(t,n){return f(`/api/tournaments/${t}/correct`,n)}function Ft(t,n,e){return f(`/api/tournaments/${t}/bye`,{round:n,wanted:e})}function qt(t,n,e){return f(`/api/tournaments/${t}/enter`,{bot:n,code:e})}function J(t){return f(`/api/games/${t}/tournament`)}async function Mt(t){await X(`/api/tournaments/${t}`,{},"DELETE")}var Qt={none:"",short:"300",long:"600",days:""},L=class{constructor(n,e){this.outside=n,this.store=D((s,r)=>({...s,...r}),{...R,listed:e,form:{name:"",kind:"swiss",rounds:"",speed:"none",meeting:"twice",rated:!1,starts:"",deadline:"",pause:"0",lateUntil:"",bots:!1,shown:!1}})}get state(){return this.store.get()}set(n){this.store.dispatch({form:{...this.state.form,...n}})}setSpeed(n){this.set({speed:n,deadline:Qt[n]})}make(){let{name:n,kind:e,rounds:s,speed:r,meeting:a,rated:u,bots:c,shown:m,...d}=this.state.form;return y(this.store,"make",async()=>{let{id:p,url:I,invitation:h}=await this.outside.api.makeTournament({name:n.trim(),kind:e,clock:st(r),board:"revised",rated:u,twice:a==="twice",fair:a==="both"||a==="cut"?a:null,rounds:e==="swiss"&&s?Number(s):null,starts:d.starts?new Date(d.starts).getTime():null,deadline:d.deadline?Number(d.deadline):null,pause:Number(d.pause),late_until:e==="swiss"?Number(d.lateUntil):0,bots:c&&a!=="cut",public:m});return this.outside.keepInvitation(p,h),this.outside.go(I),""})}};function ct({kind:t,state:n,round:e,rounds:s,entrants:r}){let a=n==="running"?Jt(e,s):o(`state-${n}`);return[o(`kind-${t}`),a,o("players-count",{count:r})].join(", ")}function Jt(t,n){return n===null?o("round-number",{round:t}):o("round-number-of",{round:t,rounds:n})}function O(t){let n=Number(t);return n?n%86400===0?o("days-count",{count:n/86400}):o("minutes-count",{count:Math.round(n/60)}):o("no-span")}function S(t,n){let s=new Date(t).toDateString()===new Date(n).toDateString()?{timeStyle:"short"}:{dateStyle:"medium",timeStyle:"short"};return new Intl.DateTimeFormat(H(),s).format(t)}var Ct=["","¼","½","¾"];function E(t){let n=Math.floor(t),e=Ct[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function pt(t,n){let{listed:e}=t.state;return i`${N(n)}
<main class="me tournaments">
<h1>${o("tab-tournaments")}</h1>
<div class="column">${k(t.state,"make",o("new-tournament"),Kt(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${o("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${e.map(s=>zt(s,n))}
</ul>
${e.length===0?i`<p class="small">${o("no-tournaments")}</p>`:l}
</section>
<p class="small"><a href="/" @click=${$(n)}>${o("back-to-home")}</a></p>
</div>
</main>`}function zt(t,n){let{id:e,name:s,organising:r}=t;return i`<li>
<span>
<a href=${`/tournaments/${e}`} @click=${$(n)}>${s}</a>
<span class="small block">${ct(t)}${r?o("comma-yours"):""}</span>
</span>
</li>`}function Kt(t){let{form:n,busy:e}=t.state;return i`<form class="fields" @submit=${r=>{r.preventDefault(),t.make()}}>
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
${_("kind",o("who-meets-whom"),Wt(),n.kind,r=>t.set({kind:r}))}
<p class="small explain">
${o("label-and-note",{label:o(`kind-${n.kind}`),note:o(`kind-note-${n.kind}`)})}
</p>
${n.kind==="swiss"?Yt(t):l}
${_("clock",o("clock"),ot.map(({key:r})=>[r,o(`speed-${r}`)]),n.speed,r=>t.setSpeed(r))}
${_("meeting",o("meeting"),Xt(),n.meeting,r=>t.set({meeting:r}))}
<p class="small explain">${o(`meeting-note-${n.meeting}`)}</p>
<div class="ticks">
${C("tournament-rated",o("tick-rated"),n.rated,r=>t.set({rated:r}))}
${n.meeting==="cut"?l:C("tournament-bots",o("tick-bots"),n.bots,r=>t.set({bots:r}))}
${C("tournament-shown",o("tick-shown"),n.shown,r=>t.set({shown:r}))}
</div>
${Vt(t)}
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${e!==null}>
${o("make-tournament")}
</button>
</form>`}function Vt(t){let{form:n}=t.state;return i`<details class="fold">
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
${dt("deadline",o("come-within"),Gt,n.deadline,e=>t.set({deadline:e}))}
<p class="small explain">${o("come-within-note")}</p>
${dt("pause",o("pause-between"),Ht,n.pause,e=>t.set({pause:e}))}
${n.kind==="swiss"?i`<label
>${o("late-until")} <span class="small">${o("late-until-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="late-until"
.value=${n.lateUntil}
@input=${e=>t.set({lateUntil:g(e)})}
/></label>`:l}
</div>
</details>`}var Gt=["","300","600","900","1800","86400"],Ht=["0","300","600","900","1800"];function dt(t,n,e,s,r){return i`<label
>${n}
<select data-testid=${t} @change=${a=>r(g(a))}>
${e.map(a=>i`<option value=${a} ?selected=${a===s}>${O(a)}</option>`)}
</select></label
>`}function Wt(){return["swiss","round_robin","double_round_robin"].map(t=>[t,o(`kind-${t}`)])}function Xt(){return["twice","once","both","cut"].map(t=>[t,o(`meeting-${t}`)])}function Yt(t){return i`<label
>${o("rounds")} <span class="small">${o("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${n=>t.set({rounds:g(n)})}
/></label>`}function C(t,n,e,s){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${e}
@change=${r=>s(A(r))}
/><span>${n}</span></label
>`}var P=class{constructor(n,e){this.outside=n,this.store=D((s,r)=>({...s,...r}),{...R,...e,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:n}=this.state;return n===null?null:this.outside.origin+n}async load(){try{let n=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:n,errors:{...this.state.errors,read:""}})}catch(n){this.store.dispatch({errors:{...this.state.errors,read:W(n)}})}}show(n){this.store.dispatch({shown:n})}join(n){let{tournament:e,code:s}=this.state;return this.change("players",()=>this.outside.api.join(e.id,s,n.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){let n=z(this.state.tournament,this.state.tournament.you);return await this.outside.isSure(o("sure-withdraw",{count:n}),o("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(n){let e=this.nameOf(n),s=z(this.state.tournament,n);return await this.outside.isSure(o("sure-take-out",{name:e,count:s}),o("remove"))?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,n)):!1}async forfeit(n,e){let s=this.nameOf(e),r=z(this.state.tournament,e),a=o("sure-forfeit",{name:s,count:r});return await this.outside.isSure(a,o("name-loses",{name:s}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,n,e)):!1}askBye(n,e){return this.change("players",()=>this.outside.api.askBye(this.state.tournament.id,n,e))}enterBot(n){let{tournament:e,code:s}=this.state;return this.change("players",()=>this.outside.api.enterBot(e.id,n.trim(),s))}correct(n,e,s){let r={game:n,winner:e?Number(e):null,note:s.trim()};return this.change("organise",()=>this.outside.api.correct(this.state.tournament.id,r))}change(n,e){return y(this.store,n,async()=>(this.store.dispatch({tournament:await e()}),""))}nameOf(n){let{entrants:e}=this.state.tournament;return e.find(({entrant:s})=>s===n)?.name??""}invite(){return y(this.store,"organise",async()=>{let{invitation:n}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(n),this.store.dispatch({invitation:n,picture:null}),""})}copy(){return y(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}async remove(){let{name:n}=this.state.tournament;return await lt(this.outside,n)?y(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function K(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function ht(t){let{kind:n,rounds:e,clock:s,twice:r,fair:a,rated:u,deadline:c,pause:m,late_until:d}=t,p=[o(`kind-${n}`)];return e!==null&&p.push(o("rounds-count",{count:e})),p.push(s===null?o("no-clock"):et(s)),r&&p.push(o("each-ring-twice")),a&&p.push(o(`starts-terms-${a}`)),u&&p.push(o("terms-rated")),c!==null&&p.push(o("terms-deadline",{span:O(c)})),m&&p.push(o("terms-pause",{span:O(m)})),d&&p.push(o("terms-late",{round:d})),p.join(", ")}function w({entrants:t,you:n},e){let s=t.find(r=>r.entrant===e)?.name??"?";return e===n?o("name-is-you",{name:s}):s}function $t({tournament:t,shown:n}){let{schedule:e}=t;return e.find(({round:s})=>s===n)??e.at(-1)??null}function bt(t,n){if(!t.over)return o("being-played");if(t.correction)return o("game-corrected",{result:ft(t,n,"result")});if(t.reason==="forfeit")return ft(t,n,"forfeit");if(t.winner===null)return o("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[r,a]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return nt(r,a)}let e=t.winner===n?"won":"lost",s=t.reason==="time"?"time":"resigned";return o(`game-${e}-${s}`)}function ft({winner:t},n,e){return t===null?o(`nobody-won-${e}`):o(t===n?`game-won-${e}`:`game-lost-${e}`)}function wt({state:t,starts:n,next:e},s){return t==="open"&&n!==null?o("starts-by-itself",{when:S(n,s)}):e===null?"":o("next-round-at",{when:S(e,s)})}function z({round:t,schedule:n},e){let r=(n.find(a=>a.round===t)?.pairings??[]).find(({first:a,second:u})=>[a,u].includes(e));return r?r.games.filter(({over:a})=>!a).length+r.waiting:0}function yt({round:t,late_until:n,you:e,entrants:s}){let r=s.find(a=>a.entrant===e);return!r||r.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(a,u)=>({round:t+1+u,isAsked:r.half_byes.includes(t+1+u)}))}function j({state:t,admits_late:n,you:e,entrants:s}){let r=s.find(a=>a.entrant===e);return(t==="open"||n)&&(r===void 0||r.withdrawn)}function gt({fair:t},n){return t==="both"?n.slice(-1):n}function V({you:t}){return t!==null}function vt(t,n){let{tournament:e}=t.state;return i`${k(t.state,"players",o("players"),kt(t,n))}
${e.organising?k(t.state,"organise",o("invite-and-start"),en(t)):l}`}function kt(t,n){let{tournament:e,code:s,invitation:r}=t.state,a=!j(e)&&V(e),u=j(e)&&(e.public||s!==null||r!==null);return i`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>tn(t,c))}
</ol>
${e.entrants.length===0?i`<p class="small">${o("nobody-joined")}</p>`:l}
${u?nn(t,n):l} ${e.bots?Zt(t):l}
${a&&e.state==="open"?i`<p class="small">${o("you-play")}</p>`:l}
${Tt(t)}
${a&&e.state==="open"?b(t.state,o("withdraw"),"withdraw",()=>t.withdraw()):l}
${a||u?l:i`<p class="small">${o("to-play-open-link")}</p>`}`}function xt(t,n){let{tournament:e}=t.state,{admits_late:s,organising:r}=e;return i`<details class="fold panel" data-testid="going-on" ?open=${j(e)}>
<summary>${o("players")}</summary>
${s||r?kt(t,n):Tt(t)}
${r&&s?Ot(t):l} ${x(t.state,"players")}
</details>
${on(t)}`}function Tt(t){let n=yt(t.state.tournament);return n.length===0?l:i`<div class="row" role="group" aria-label=${o("half-byes")}>
${n.map(({round:e,isAsked:s})=>i`<label class="tick"
><input
type="checkbox"
data-testid=${`bye-${e}`}
.checked=${s}
@change=${r=>t.askBye(e,A(r))}
/><span>${o("half-bye-in",{round:e})}</span></label
>`)}
</div>`}function Zt(t){return i`<details class="fold">
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
</details>`}function tn(t,{entrant:n,name:e,withdrawn:s,bot:r}){let{tournament:a}=t.state;return i`<li>
<span
>${n===a.you?o("name-is-you",{name:e}):e}${r?i` <span class="badge bot">${o("bot")}</span>`:l}${s?o("comma-left-tournament"):""}</span
>
${a.organising&&n!==a.you&&!s?b(t.state,i`${o("remove")}<span class="visually-hidden"> ${e}</span>`,"remove-entrant",()=>t.removeEntrant(n),"quiet"):l}
</li>`}function nn(t,n){return i`<form class="with-button" @submit=${T(e=>t.join(e("name")))}>
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
</form>`}function en(t){let{state:n}=t;return i`${Ot(t)}
<div class="row">
${b(n,o("start-tournament"),"start-tournament",()=>t.start(),"main")}
${b(n,o("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function Ot(t){let{state:n,link:e}=t;return e===null?i`<p class="small">${o("no-tournament-link")}</p>
${b(n,o("make-link"),"tournament-invite",()=>t.invite())}`:i`<label for="tournament-link" class="small">${o("everybody-may-join")}</label>
<input
id="tournament-link"
data-testid="tournament-link"
readonly
.value=${e}
@focus=${s=>s.target.select()}
/>
<div class="row">
${b(n,o("copy"),"copy-tournament",()=>t.copy())}
${b(n,o("new-link"),"tournament-invite",()=>t.invite())}
</div>`}function on(t){let{tournament:n}=t.state;return!V(n)||j(n)?l:i`<details class="fold">
<summary>${o("leave-tournament")}</summary>
<p class="small">${o("games-are-lost")}</p>
${b(t.state,o("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${x(t.state,"players")}
</details>`}function St(t,n){let{tournament:e}=t.state,s=$t(t.state);return s===null?l:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${e.rounds===null?o("round-title",{round:s.round}):o("round-title-of",{round:s.round,rounds:e.rounds})}
</h2>
<div class="row" role="group" aria-label=${o("rounds")}>
${e.schedule.map(r=>i`<button
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
${s.pairings.map(r=>sn(t,r,s.round,n))}
</ul>
${x(t.state,"organise")}
</section>`}function sn(t,n,e,s){let{tournament:r}=t.state,{first:a,second:u,points:c,games:m,half:d}=n;if(u===null){let h=w(r,a);return i`<li><span>${o(d?"a-half-bye":"a-bye",{name:h})}</span></li>`}let p=[a,u].includes(r.you??0),I=o("names-and",{first:w(r,a),second:w(r,u)});return i`<li class=${p?"mine":""}>
<span class="who-meets">
${w(r,a)}
<b>${c.map(E).join(" : ")}</b> ${w(r,u)}
</span>
<span class="row">
${m.map((h,It)=>rn(n,It,I,p,s))}
</span>
${n.waiting>0?i`<span class="small">${o("second-game-later")}</span>`:l}
${m.map(({correction:h})=>h?i`<p class="small block">${h.note}</p>`:l)}
${r.organising&&e===r.round&&m.some(({over:h})=>!h)?un(t,n,u):l}
${r.organising?gt(r,m).filter(({over:h})=>h).map(h=>an(t,h,I)):l}
</li>`}function rn({first:t,games:n},e,s,r,a){let u=n[e],c=bt(u,t),m=o("game-of-meeting",{number:e+1,meeting:s,result:c}),d=r&&!u.over;return i`<a
class=${d?"button main":"button"}
href=${u.url}
@click=${$(a)}
aria-label=${d?l:m}
>${d?i`${o("play-game")}<span class="visually-hidden">: ${m}</span>`:c}</a
>`}function an(t,n,e){let{tournament:s,busy:r}=t.state,{id:a,first:u,second:c}=n;return i`<details class="fold">
<summary>${o("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form
class="fields"
@submit=${T(m=>t.correct(a,m("winner"),m("note")))}
>
<label
>${o("right-winner")}
<select name="winner">
${[u,c].map(m=>i`<option value=${m}>${w(s,m)}</option>`)}
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
</details>`}function un(t,{pairing:n,first:e},s){let{tournament:r}=t.state;return i`<details class="fold">
<summary>${o("somebody-missing")}</summary>
<div class="row">
${[e,s].map(a=>b(t.state,o("name-loses",{name:w(r,a)}),"forfeit",()=>t.forfeit(n,a)))}
</div>
</details>`}var G=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Et(t,n,e){let{tournament:s,errors:r}=t.state;return i`${N(n)}
<main class="tournament" data-state=${s.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${s.name}</h1>
<p class="small">${ht(s)}</p>
<p class="small" role="status" data-testid="waited-for">
${wt(s,Date.now())}
</p>
${ut(r.read,"tournament-error")}
</div>
${s.state==="open"?vt(t,e):l}
${s.schedule.length>0?St(t,n):l}
${s.standings.length>0?ln(s):l}
${s.schedule.length>0?mn(s):l}
${s.state==="running"?xt(t,e):l}
<p class="small">
<a href="/tournaments" @click=${$(n)}>${o("all-your-tournaments")}</a>
</p>
</main>`}function ln(t){return i`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${o(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${o("column-place")}</th>
<th scope="col">${o("column-player")}</th>
${G.map(n=>i`<th scope="col" title=${o(`meaning-${n}`)}>${o(`column-${n}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(n=>i`<tr class=${n.entrant===t.you?"mine":""}>
<td>${n.place}</td>
<th scope="row">${w(t,n.entrant)}</th>
${G.map(e=>i`<td>
${n[e]<0?tt(n[e]):E(n[e])}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${o("how-told-apart")}</summary>
<dl class="small">
${G.map(n=>i`<div>
<dt>${o(`column-${n}`)}</dt>
<dd>${o(`meaning-${n}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function mn(t){let{entrants:n,cross_table:e}=t;return i`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${o("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${o("column-player")}</th>
${n.map(({name:s,entrant:r})=>i`<th scope="col" title=${s}>${r}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({entrant:s},r)=>i`<tr>
<th scope="row">${s}. ${w(t,s)}</th>
${(e[r]??[]).map((a,u)=>i`<td class=${u===r?"self":""}>
${u===r?l:a===null?"–":E(a)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${o("download-all")}</a>
</p>
</section>`}var U=class{constructor(n,e){this.game=n,this.outside=e,this.place=null,this.close=e.onNews(s=>s==="games"&&this.read())}async read(){try{this.place=await this.outside.read(this.game)}catch{return}this.outside.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:s,board:r}=this.place;return o("place-in-tournament",{name:n,round:e,rounds:s??0,board:r})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:s,state:r,next:a}=this.place,u=[];return n&&u.push(o("was-forfeited")),e&&u.push(o("was-corrected",{note:e.note})),r==="over"?u.push(o("tournament-ended")):a!==null?u.push(o("next-round-at",{when:S(a,Date.now())})):s===null&&u.push(o("next-round-later")),u}};function jt(t,n,e){return n===0?o("tournament-over-told",{name:t}):o(e?"round-begun":"round-begun-bye",{name:t,round:n})}function cn(t,n,e){let s=new U(t,{read:J,onNews:n.onNews,redraw:e});return s.read(),s}function dn({place:t},n){if(t===null)return l;let e=t.game&&`/game/${t.game}`;return i`${e?i`<a class="button main" data-testid="next-game" href=${e} @click=${$(n)}
>${F("again")}<span>${o("next-game")}</span></a
>`:l}<a
class=${e?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
@click=${$(n)}
>${F("cup")}<span>${o("back-to-tournament")}</span></a
>`}function pn(t,n){let{tournament:e,name:s,round:r,game:a}=t,u=a?`/game/${a}`:`/tournaments/${e}`;if(location.pathname===u)return;let c=document.getElementById("round-bar")??fn();c.dataset.until=u,v(i`<p role="status">${jt(s,r,a)}</p>
<a class="button main" href=${u} data-testid="to-round" @click=${$(n)}
>${o(a?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${()=>c.remove()}>
${o("close")}
</button>`,c)}function fn(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=o("tab-tournament"),t.dataset.testid="round-bar",document.body.append(t),t}var hn=5e3;async function Ne(t,n){let{tournaments:e}=await M(),s=new L({api:B,keepInvitation:q,go:n.go},e),r=()=>v(pt(s,n),t);return{draw:r,close:s.store.watch(r)}}async function _e(t,n,e){let[s,r]=await Promise.all([Q(e),Y()]),a=at(e),u={api:B,drawQr:Z,isSure:mt,copy:it,go:n.go,origin:location.origin,keepInvitation:p=>q(e,p)},c=K(location.hash)??K(a?.replace(/^[^#]*/,"")??""),m=new P(u,{tournament:s,code:c,invitation:a}),d=()=>{(r.known||m.state.tournament.you!==null)&&rt(!0),v(Et(m,n,r.name),t)};return{draw:d,close:$n(m,n,d)}}function $n(t,n,e){let s=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},r=setInterval(s,hn),a=[t.store.watch(e),n.onNews(u=>u==="games"&&s())];return()=>{clearInterval(r);for(let u of a)u()}}export{dn as onwards,_e as openTournament,Ne as openTournaments,cn as placeOf,pn as tellRound};
