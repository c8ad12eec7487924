import{a as A,b as y,c as mt,d as k,e as x,f as b,g as ct,h as F,i as dt}from"./sections.js";import{Ac as U,Bc as it,C as Y,Cc as ut,Ec as N,G as Z,Gc as v,Hc as _,K as i,M as l,N as g,O as M,P as D,Q as $,Tb as et,Wb as ot,Xb as st,Yc as lt,a as At,da as tt,h as V,i as o,la as nt,n as W,p as j,u as f,v as X,wc as rt,zc as at}from"./page.js";var R={};At(R,{askBye:()=>Qt,correct:()=>qt,enterBot:()=>Ct,fetchPlace:()=>C,fetchTournament:()=>Q,fetchTournaments:()=>q,forfeit:()=>Ft,inviteAgain:()=>Bt,join:()=>Lt,makeTournament:()=>Rt,removeEntrant:()=>Ut,removeTournament:()=>Jt,start:()=>Pt,withdraw:()=>Mt});function q(){return f("/api/tournaments")}function Rt(t){return f("/api/tournaments",t)}function Q(t){return f(`/api/tournaments/${t}`)}function Bt(t){return f(`/api/tournaments/${t}/invitation`,{})}function Lt(t,n,e){return f(`/api/tournaments/${t}/join`,{code:n,name:e})}function Pt(t){return f(`/api/tournaments/${t}/start`,{})}function Mt(t){return f(`/api/tournaments/${t}/withdraw`,{})}function Ut(t,n){return f(`/api/tournaments/${t}/remove`,{entrant:n})}function Ft(t,n,e){return f(`/api/tournaments/${t}/forfeit`,{pairing:n,entrant:e})}function qt(t,n){return f(`/api/tournaments/${t}/correct`,n)}function Qt(t,n,e){return f(`/api/tournaments/${t}/bye`,{round:n,wanted:e})}function Ct(t,n,e){return f(`/api/tournaments/${t}/enter`,{bot:n,code:e})}function C(t){return f(`/api/games/${t}/tournament`)}async function Jt(t){await X(`/api/tournaments/${t}`,{},"DELETE")}var zt={none:"",short:"300",long:"600",days:""},B=class{constructor(n,e){this.outside=n,this.store=j({...A,listed:e,form:{name:"",kind:"swiss",rounds:"",speed:"none",meeting:"twice",rated:!1,starts:"",deadline:"",pause:"0",lateUntil:"",bots:!1,shown:!1}})}get state(){return this.store.get()}set(n){this.store.dispatch({form:{...this.state.form,...n}})}setSpeed(n){this.set({speed:n,deadline:zt[n]})}make(){let{name:n,kind:e,rounds:s,speed:r,meeting:a,rated:u,bots:c,shown:m,...d}=this.state.form;return y(this.store,"make",async()=>{let{id:p,url:I,invitation:h}=await this.outside.api.makeTournament({name:n.trim(),kind:e,clock:st(r),board:"revised",rated:u,twice:a==="twice",fair:a==="both"||a==="cut"?a:null,rounds:e==="swiss"&&s?Number(s):null,starts:d.starts?new Date(d.starts).getTime():null,deadline:d.deadline?Number(d.deadline):null,pause:Number(d.pause),late_until:e==="swiss"?Number(d.lateUntil):0,bots:c&&a!=="cut",public:m});return this.outside.keepInvitation(p,h),this.outside.go(I),""})}};function pt({kind:t,state:n,round:e,rounds:s,entrants:r}){let a=n==="running"?Kt(e,s):o(`state-${n}`);return[o(`kind-${t}`),a,o("players-count",{count:r})].join(", ")}function Kt(t,n){return n===null?o("round-number",{round:t}):o("round-number-of",{round:t,rounds:n})}function T(t){let n=Number(t);return n?n%86400===0?o("days-count",{count:n/86400}):o("minutes-count",{count:Math.round(n/60)}):o("no-span")}function O(t,n){let s=new Date(t).toDateString()===new Date(n).toDateString()?{timeStyle:"short"}:{dateStyle:"medium",timeStyle:"short"};return new Intl.DateTimeFormat(V(),s).format(t)}var Gt=["","¼","½","¾"];function S(t){let n=Math.floor(t),e=Gt[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function ht(t,n){let{listed:e}=t.state;return i`${D(n)}
<main class="me tournaments">
<h1>${o("tab-tournaments")}</h1>
<div class="column">${k(t.state,"make",o("new-tournament"),Vt(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${o("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${e.map(s=>Ht(s,n))}
</ul>
${e.length===0?i`<p class="small">${o("no-tournaments")}</p>`:l}
</section>
<p class="small"><a href="/" @click=${$(n)}>${o("back-to-home")}</a></p>
</div>
</main>`}function Ht(t,n){let{id:e,name:s,organising:r}=t;return i`<li>
<span>
<a href=${`/tournaments/${e}`} @click=${$(n)}>${s}</a>
<span class="small block">${pt(t)}${r?o("comma-yours"):""}</span>
</span>
</li>`}function Vt(t){let{form:n,busy:e}=t.state;return i`<form class="fields" @submit=${r=>{r.preventDefault(),t.make()}}>
<label
>${o("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${o("club-evening")}
.value=${n.name}
@input=${r=>t.set({name:v(r)})}
/></label>
${N("kind",o("who-meets-whom"),Zt(),n.kind,r=>t.set({kind:r}))}
<p class="small explain">
${o("label-and-note",{label:o(`kind-${n.kind}`),note:o(`kind-note-${n.kind}`)})}
</p>
${n.kind==="swiss"?$t("rounds",n.rounds,r=>t.set({rounds:r})):l}
${N("clock",o("clock"),ot.map(({key:r})=>[r,o(`speed-${r}`)]),n.speed,r=>t.setSpeed(r))}
${N("meeting",o("meeting"),tn(),n.meeting,r=>t.set({meeting:r}))}
<p class="small explain">${o(`meeting-note-${n.meeting}`)}</p>
<div class="ticks">
${J("tournament-rated",o("tick-rated"),n.rated,r=>t.set({rated:r}))}
${n.meeting==="cut"?l:J("tournament-bots",o("tick-bots"),n.bots,r=>t.set({bots:r}))}
${J("tournament-shown",o("tick-shown"),n.shown,r=>t.set({shown:r}))}
</div>
${Wt(t)}
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${e!==null}>
${o("make-tournament")}
</button>
</form>`}function Wt(t){let{form:n}=t.state;return i`<details class="fold">
<summary>${o("runs-by-itself")}</summary>
<div class="fields">
<label
>${o("starts-at")}
<input
type="datetime-local"
data-testid="starts"
.value=${n.starts}
@input=${e=>t.set({starts:v(e)})}
/></label>
${ft("deadline",o("come-within"),Xt,n.deadline,e=>t.set({deadline:e}))}
<p class="small explain">${o("come-within-note")}</p>
${ft("pause",o("pause-between"),Yt,n.pause,e=>t.set({pause:e}))}
${n.kind==="swiss"?$t("late-until",n.lateUntil,e=>t.set({lateUntil:e})):l}
</div>
</details>`}var Xt=["","300","600","900","1800","86400"],Yt=["0","300","600","900","1800"];function ft(t,n,e,s,r){return i`<label
>${n}
<select data-testid=${t} @change=${a=>r(v(a))}>
${e.map(a=>i`<option value=${a} ?selected=${a===s}>${T(a)}</option>`)}
</select></label
>`}function Zt(){return["swiss","round_robin","double_round_robin"].map(t=>[t,o(`kind-${t}`)])}function tn(){return["twice","once","both","cut"].map(t=>[t,o(`meeting-${t}`)])}function $t(t,n,e){return i`<label
>${o(t)} <span class="small">${o(`${t}-note`)}</span>
<input
type="number"
min="1"
max="15"
data-testid=${t}
.value=${n}
@input=${s=>e(v(s))}
/></label>`}function J(t,n,e,s){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${e}
@change=${r=>s(_(r))}
/><span>${n}</span></label
>`}var L=class{constructor(n,e){this.outside=n,this.store=j({...A,...e,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:n}=this.state;return n===null?null:this.outside.origin+n}async load(){try{let n=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:n,errors:{...this.state.errors,read:""}})}catch(n){this.store.dispatch({errors:{...this.state.errors,read:W(n)}})}}show(n){this.store.dispatch({shown:n})}join(n){let{tournament:e,code:s}=this.state;return this.change("players",()=>this.outside.api.join(e.id,s,n.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){let n=z(this.state.tournament,this.state.tournament.you);return await this.outside.isSure(o("sure-withdraw",{count:n}),o("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(n){let e=this.nameOf(n),s=z(this.state.tournament,n);return await this.outside.isSure(o("sure-take-out",{name:e,count:s}),o("remove"))?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,n)):!1}async forfeit(n,e){let s=this.nameOf(e),r=z(this.state.tournament,e),a=o("sure-forfeit",{name:s,count:r});return await this.outside.isSure(a,o("name-loses",{name:s}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,n,e)):!1}askBye(n,e){return this.change("players",()=>this.outside.api.askBye(this.state.tournament.id,n,e))}enterBot(n){let{tournament:e,code:s}=this.state;return this.change("players",()=>this.outside.api.enterBot(e.id,n.trim(),s))}correct(n,e,s){let r={game:n,winner:e?Number(e):null,note:s.trim()};return this.change("organise",()=>this.outside.api.correct(this.state.tournament.id,r))}change(n,e){return y(this.store,n,async()=>(this.store.dispatch({tournament:await e()}),""))}nameOf(n){let{entrants:e}=this.state.tournament;return e.find(({entrant:s})=>s===n)?.name??""}invite(){return y(this.store,"organise",async()=>{let{invitation:n}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(n),this.store.dispatch({invitation:n,picture:null}),""})}copy(){return y(this.store,"organise",async()=>(await this.outside.copy(this.link??""),o("copied")))}async remove(){let{name:n}=this.state.tournament;return await mt(this.outside,n)?y(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function K(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function wt(t){let{kind:n,rounds:e,clock:s,twice:r,fair:a,rated:u,deadline:c,pause:m,late_until:d}=t,p=[o(`kind-${n}`)];return e!==null&&p.push(o("rounds-count",{count:e})),p.push(s===null?o("no-clock"):et(s)),r&&p.push(o("each-ring-twice")),a&&p.push(o(`starts-terms-${a}`)),u&&p.push(o("terms-rated")),c!==null&&p.push(o("terms-deadline",{span:T(c)})),m&&p.push(o("terms-pause",{span:T(m)})),d&&p.push(o("terms-late",{round:d})),p.join(", ")}function w({entrants:t,you:n},e){let s=t.find(r=>r.entrant===e)?.name??"?";return e===n?o("name-is-you",{name:s}):s}function yt({tournament:t,shown:n}){let{schedule:e}=t;return e.find(({round:s})=>s===n)??e.at(-1)??null}function gt(t,n){if(!t.over)return o("being-played");if(t.correction)return o("game-corrected",{result:bt(t,n,"result")});if(t.reason==="forfeit")return bt(t,n,"forfeit");if(t.winner===null)return o("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[r,a]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return nt(r,a)}let e=t.winner===n?"won":"lost",s=t.reason==="time"?"time":"resigned";return o(`game-${e}-${s}`)}function bt({winner:t},n,e){return t===null?o(`nobody-won-${e}`):o(t===n?`game-won-${e}`:`game-lost-${e}`)}function vt({state:t,starts:n,next:e},s){return t==="open"&&n!==null?o("starts-by-itself",{when:O(n,s)}):e===null?"":o("next-round-at",{when:O(e,s)})}function z({round:t,schedule:n},e){let r=(n.find(a=>a.round===t)?.pairings??[]).find(({first:a,second:u})=>[a,u].includes(e));return r?r.games.filter(({over:a})=>!a).length+r.waiting:0}function kt({round:t,late_until:n,you:e,entrants:s}){let r=s.find(a=>a.entrant===e);return!r||r.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(a,u)=>({round:t+1+u,isAsked:r.half_byes.includes(t+1+u)}))}function E({state:t,admits_late:n,you:e,entrants:s}){let r=s.find(a=>a.entrant===e);return(t==="open"||n)&&(r===void 0||r.withdrawn)}function xt({fair:t},n){return t==="both"?n.slice(-1):n}function G({you:t}){return t!==null}function Tt(t,n){let{tournament:e}=t.state;return i`${k(t.state,"players",o("players"),Ot(t,n))}
${e.organising?k(t.state,"organise",o("invite-and-start"),sn(t)):l}`}function Ot(t,n){let{tournament:e,code:s,invitation:r}=t.state,a=!E(e)&&G(e),u=E(e)&&(e.public||s!==null||r!==null);return i`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>en(t,c))}
</ol>
${e.entrants.length===0?i`<p class="small">${o("nobody-joined")}</p>`:l}
${u?on(t,n):l} ${e.bots?nn(t):l}
${a&&e.state==="open"?i`<p class="small">${o("you-play")}</p>`:l}
${Et(t)}
${a&&e.state==="open"?b(t.state,o("withdraw"),"withdraw",()=>t.withdraw()):l}
${a||u?l:i`<p class="small">${o("to-play-open-link")}</p>`}`}function St(t,n){let{tournament:e}=t.state,{admits_late:s,organising:r}=e;return i`<details class="fold panel" data-testid="going-on" ?open=${E(e)}>
<summary>${o("players")}</summary>
${s||r?Ot(t,n):Et(t)}
${r&&s?It(t):l} ${x(t.state,"players")}
</details>
${rn(t)}`}function Et(t){let n=kt(t.state.tournament);return n.length===0?l:i`<div class="row" role="group" aria-label=${o("half-byes")}>
${n.map(({round:e,isAsked:s})=>i`<label class="tick"
><input
type="checkbox"
data-testid=${`bye-${e}`}
.checked=${s}
@change=${r=>t.askBye(e,_(r))}
/><span>${o("half-bye-in",{round:e})}</span></label
>`)}
</div>`}function nn(t){return i`<details class="fold">
<summary>${o("enter-a-bot")}</summary>
${F(t.state,{id:"bot-name",label:o("bot-to-enter"),button:o("enter-bot"),buttonId:"enter-bot",send:n=>t.enterBot(n)})}
</details>`}function en(t,{entrant:n,name:e,withdrawn:s,bot:r}){let{tournament:a}=t.state;return i`<li>
<span
>${n===a.you?o("name-is-you",{name:e}):e}${r?i` <span class="badge bot">${o("bot")}</span>`:l}${s?o("comma-left-tournament"):""}</span
>
${a.organising&&n!==a.you&&!s?b(t.state,i`${o("remove")}<span class="visually-hidden"> ${e}</span>`,"remove-entrant",()=>t.removeEntrant(n),"quiet"):l}
</li>`}function on(t,n){return F(t.state,{id:"join-name",label:o("your-name-others"),hint:o("your-name"),value:n??"",complete:"nickname",optional:!0,button:o("join"),buttonId:"join",classes:"main",send:e=>t.join(e)})}function sn(t){let{state:n}=t;return i`${It(t)}
<div class="row">
${b(n,o("start-tournament"),"start-tournament",()=>t.start(),"main")}
${b(n,o("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function It(t){let{state:n,link:e}=t;return e===null?i`<p class="small">${o("no-tournament-link")}</p>
${b(n,o("make-link"),"tournament-invite",()=>t.invite())}`:i`<label for="tournament-link" class="small">${o("everybody-may-join")}</label>
${it("tournament-link",e)}
<div class="row">
${b(n,o("copy"),"copy-tournament",()=>t.copy())}
${b(n,o("new-link"),"tournament-invite",()=>t.invite())}
</div>`}function rn(t){let{tournament:n}=t.state;return!G(n)||E(n)?l:i`<details class="fold">
<summary>${o("leave-tournament")}</summary>
<p class="small">${o("games-are-lost")}</p>
${b(t.state,o("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${x(t.state,"players")}
</details>`}function jt(t,n){let{tournament:e}=t.state,s=yt(t.state);return s===null?l:i`<section class="panel pairings" aria-labelledby="pairings-heading">
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
${s.pairings.map(r=>an(t,r,s.round,n))}
</ul>
${x(t.state,"organise")}
</section>`}function an(t,n,e,s){let{tournament:r}=t.state,{first:a,second:u,points:c,games:m,half:d}=n;if(u===null){let h=w(r,a);return i`<li><span>${o(d?"a-half-bye":"a-bye",{name:h})}</span></li>`}let p=[a,u].includes(r.you??0),I=o("names-and",{first:w(r,a),second:w(r,u)});return i`<li class=${p?"mine":""}>
<span class="who-meets">
${w(r,a)}
<b>${c.map(S).join(" : ")}</b> ${w(r,u)}
</span>
<span class="row">
${m.map((h,_t)=>un(n,_t,I,p,s))}
</span>
${n.waiting>0?i`<span class="small">${o("second-game-later")}</span>`:l}
${m.map(({correction:h})=>h?i`<p class="small block">${h.note}</p>`:l)}
${r.organising&&e===r.round&&m.some(({over:h})=>!h)?mn(t,n,u):l}
${r.organising?xt(r,m).filter(({over:h})=>h).map(h=>ln(t,h,I)):l}
</li>`}function un({first:t,games:n},e,s,r,a){let u=n[e],c=gt(u,t),m=o("game-of-meeting",{number:e+1,meeting:s,result:c}),d=r&&!u.over;return i`<a
class=${d?"button main":"button"}
href=${u.url}
@click=${$(a)}
aria-label=${d?l:m}
>${d?i`${o("play-game")}<span class="visually-hidden">: ${m}</span>`:c}</a
>`}function ln(t,n,e){let{tournament:s,busy:r}=t.state,{id:a,first:u,second:c}=n;return i`<details class="fold">
<summary>${o("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form
class="fields"
@submit=${ct(m=>t.correct(a,m("winner"),m("note")))}
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
</details>`}function mn(t,{pairing:n,first:e},s){let{tournament:r}=t.state;return i`<details class="fold">
<summary>${o("somebody-missing")}</summary>
<div class="row">
${[e,s].map(a=>b(t.state,o("name-loses",{name:w(r,a)}),"forfeit",()=>t.forfeit(n,a)))}
</div>
</details>`}var H=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Dt(t,n,e){let{tournament:s,errors:r}=t.state;return i`${D(n)}
<main class="tournament" data-state=${s.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${s.name}</h1>
<p class="small">${wt(s)}</p>
<p class="small" role="status" data-testid="waited-for">
${vt(s,Date.now())}
</p>
${lt(r.read,"tournament-error")}
</div>
${s.state==="open"?Tt(t,e):l}
${s.schedule.length>0?jt(t,n):l}
${s.standings.length>0?cn(s):l}
${s.schedule.length>0?dn(s):l}
${s.state==="running"?St(t,e):l}
<p class="small">
<a href="/tournaments" @click=${$(n)}>${o("all-your-tournaments")}</a>
</p>
</main>`}function cn(t){return i`<section class="panel" aria-labelledby="standings-heading">
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
<th scope="row">${w(t,n.entrant)}</th>
${H.map(e=>i`<td>
${n[e]<0?tt(n[e]):S(n[e])}
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
</section>`}function dn(t){let{entrants:n,cross_table:e}=t;return i`<section class="panel" aria-labelledby="cross-heading">
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
${u===r?l:a===null?"–":S(a)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${o("download-all")}</a>
</p>
</section>`}var P=class{constructor(n,e){this.game=n,this.outside=e,this.place=null,this.close=e.onNews(s=>s==="games"&&this.read())}async read(){try{this.place=await this.outside.read(this.game)}catch{return}this.outside.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:s,board:r}=this.place;return o("place-in-tournament",{name:n,round:e,rounds:s??0,board:r})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:s,state:r,next:a}=this.place,u=[];return n&&u.push(o("was-forfeited")),e&&u.push(o("was-corrected",{note:e.note})),r==="over"?u.push(o("tournament-ended")):a!==null?u.push(o("next-round-at",{when:O(a,Date.now())})):s===null&&u.push(o("next-round-later")),u}};function Nt(t,n,e){return n===0?o("tournament-over-told",{name:t}):o(e?"round-begun":"round-begun-bye",{name:t,round:n})}function pn(t,n,e){let s=new P(t,{read:C,onNews:n.onNews,redraw:e});return s.read(),s}function fn({place:t},n){if(t===null)return l;let e=t.game&&`/game/${t.game}`;return i`${e?i`<a class="button main" data-testid="next-game" href=${e} @click=${$(n)}
>${M("again")}<span>${o("next-game")}</span></a
>`:l}<a
class=${e?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
@click=${$(n)}
>${M("cup")}<span>${o("back-to-tournament")}</span></a
>`}function hn(t,n){let{tournament:e,name:s,round:r,game:a}=t,u=a?`/game/${a}`:`/tournaments/${e}`;if(location.pathname===u)return;let c=document.getElementById("round-bar")??$n();c.dataset.until=u,g(i`<p role="status">${Nt(s,r,a)}</p>
<a class="button main" href=${u} data-testid="to-round" @click=${$(n)}
>${o(a?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${()=>c.remove()}>
${o("close")}
</button>`,c)}function $n(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=o("tab-tournament"),t.dataset.testid="round-bar",document.body.append(t),t}var bn=5e3;async function Re(t,n){let{tournaments:e}=await q(),s=new B({api:R,keepInvitation:U,go:n.go},e),r=()=>g(ht(s,n),t);return{draw:r,close:s.store.watch(r)}}async function Be(t,n,e){let[s,r]=await Promise.all([Q(e),Y()]),a=at(e),u={api:R,drawQr:Z,isSure:dt,copy:ut,go:n.go,origin:location.origin,keepInvitation:p=>U(e,p)},c=K(location.hash)??K(a?.replace(/^[^#]*/,"")??""),m=new L(u,{tournament:s,code:c,invitation:a}),d=()=>{(r.known||m.state.tournament.you!==null)&&rt(!0),g(Dt(m,n,r.name),t)};return{draw:d,close:wn(m,n,d)}}function wn(t,n,e){let s=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},r=setInterval(s,bn),a=[t.store.watch(e),n.onNews(u=>u==="games"&&s())];return()=>{clearInterval(r);for(let u of a)u()}}export{fn as onwards,Be as openTournament,Re as openTournaments,pn as placeOf,hn as tellRound};
