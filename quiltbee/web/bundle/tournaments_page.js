import{a as v,b as w,c as $,d as nt,e as L,f as et,g as P,i as R}from"./controls.js";import{Cc as X,Ib as z,J as u,Kb as y,L as m,M as C,N as G,Rb as K,Ub as Q,Vb as Z,ba as W,fd as Y,i as a,id as tt,ja as J,jd as x,k as M,u as p,yc as H,z as U}from"./page.js";var E=class{constructor(n,e){this.settings=n;this.changed=e;let r=Object.entries(n).map(([o,{start:s}])=>[o,s]);this.values=Object.fromEntries(r)}settings;changed;values;set(n){Object.assign(this.values,n),this.changed()}control(n,e=()=>({})){return this.settings[n].control(this.values[n],r=>this.set({[n]:r,...e(r)}))}};function at(t,n,e){return{start:"",control:(r,o)=>u`<label
>${a(t)}
<input
data-testid=${t}
required
maxlength=${n}
autocomplete="off"
placeholder=${a(e)}
.value=${r}
@input=${s=>o(y(s))}
/></label>`}}function rt(t,n){return{start:"",control:(e,r)=>u`<label
>${a(n)}
<input
type="datetime-local"
data-testid=${t}
.value=${e}
@input=${o=>r(y(o))}
/></label>`}}function _(t,n,e){return{start:"",control:(r,o)=>u`<label
>${a(t)} <span class="small">${a(`${t}-note`)}</span>
<input
type="number"
min=${n}
max=${e}
data-testid=${t}
.value=${r}
@input=${s=>o(y(s))}
/></label>`}}function N(t,n){return{start:!1,control:(e,r)=>P(t,a(n),e,r)}}function V(t,n,e,r=t){return{start:e[0],control:(o,s)=>z(t,a(n),e.map(i=>[i,a(`${r}-${i}`)]),o,i=>s(i))}}function q(t,n,e,r){return{start:e[0],control:(o,s)=>u`<label
>${a(n)}
<select data-testid=${t} @change=${i=>s(y(i))}>
${e.map(i=>u`<option value=${i} ?selected=${i===o}>${r(i)}</option>`)}
</select></label
>`}}function h(t){let n=Number(t);return n?n%86400===0?a("days-count",{count:n/86400}):a("minutes-count",{count:Math.round(n/60)}):a("no-span")}function T(t,n){let e=new Date(t).toDateString()===new Date(n).toDateString(),r={day:"numeric",month:"short",year:"numeric"},o={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(M(),e?o:{...r,...o}).format(t)}var yt=["","¼","½","¾"];function O(t){let n=Math.floor(t),e=yt[Math.round(4*(t-n))];return n===0&&e?e:`${n}${e}`}function D(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function st(t){let{kind:n,rounds:e,clock:r,twice:o,fair:s,rated:i,deadline:l,pause:d,late_until:c}=t,f=[a(`kind-${n}`)];return e!==null&&f.push(a("rounds-count",{count:e})),f.push(r===null?a("no-clock"):K(r)),o&&f.push(a("each-ring-twice")),s&&f.push(a(`starts-terms-${s}`)),i&&f.push(a("terms-rated")),l!==null&&f.push(a("terms-deadline",{span:h(l)})),d&&f.push(a("terms-pause",{span:h(d)})),c&&f.push(a("terms-late",{round:c})),f.join(", ")}function b({entrants:t,you:n},e){let r=t.find(o=>o.entrant===e)?.name??"?";return e===n?a("name-is-you",{name:r}):r}function it({schedule:t},n){return t.find(({round:e})=>e===n)??t.at(-1)??null}function ut(t,n){if(!t.over)return a("being-played");if(t.correction)return a("game-corrected",{result:ot(t,n,"result")});if(t.reason==="forfeit")return ot(t,n,"forfeit");if(t.winner===null)return a("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[o,s]=t.first===n?t.scores:[t.scores[1],t.scores[0]];return J(o,s)}let e=t.winner===n?"won":"lost",r=t.reason==="time"?"time":"resigned";return a(`game-${e}-${r}`)}function ot({winner:t},n,e){return t===null?a(`nobody-won-${e}`):a(t===n?`game-won-${e}`:`game-lost-${e}`)}function lt({state:t,starts:n,next:e},r){return t==="open"&&n!==null?a("starts-by-itself",{when:T(n,r)}):e===null?"":a("next-round-at",{when:T(e,r)})}function S({round:t,schedule:n},e){let o=(n.find(s=>s.round===t)?.pairings??[]).find(({first:s,second:i})=>[s,i].includes(e));return o?o.games.filter(({over:s})=>!s).length+o.waiting:0}function mt({round:t,late_until:n,you:e,entrants:r}){let o=r.find(s=>s.entrant===e);return!o||o.withdrawn?[]:Array.from({length:Math.max(0,n-t)},(s,i)=>({round:t+1+i,isAsked:o.half_byes.includes(t+1+i)}))}function k({state:t,admits_late:n,you:e,entrants:r}){let o=r.find(s=>s.entrant===e);return(t==="open"||n)&&(o===void 0||o.withdrawn)}function ct({fair:t},n){return t==="both"?n.slice(-1):n}function I({you:t}){return t!==null}function dt({kind:t,state:n,round:e,rounds:r,entrants:o}){let s=n==="running"?vt(e,r):a(`state-${n}`);return[a(`kind-${t}`),s,a("players-count",{count:o})].join(", ")}function vt(t,n){return n===null?a("round-number",{round:t}):a("round-number-of",{round:t,rounds:n})}function pt(t){let{page:n,tournament:e}=t,r=it(e,t.shown);return r===null?m:u`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${e.rounds===null?a("round-title",{round:r.round}):a("round-title-of",{round:r.round,rounds:e.rounds})}
</h2>
<div class="row" role="group" aria-label=${a("rounds")}>
${e.schedule.map(o=>u`<button
type="button"
class="quiet"
aria-pressed=${o.round===r.round?"true":"false"}
aria-label=${a("round-title",{round:o.round})}
@click=${()=>{t.shown=o.round,n.changed()}}
>
${o.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${r.pairings.map(o=>wt(t,o,r.round))}
</ul>
${w(n,"organise")}
</section>`}function wt(t,n,e){let{tournament:r}=t,{first:o,second:s,points:i,games:l,half:d}=n;if(s===null){let g=b(r,o);return u`<li><span>${a(d?"a-half-bye":"a-bye",{name:g})}</span></li>`}let c=[o,s].includes(r.you??0),f=a("names-and",{first:b(r,o),second:b(r,s)});return u`<li class=${c?"mine":""}>
<span class="who-meets">
${b(r,o)}
<b>${i.map(O).join(" : ")}</b> ${b(r,s)}
</span>
<span class="row"> ${l.map((g,j)=>Tt(n,j,f,c))} </span>
${n.waiting>0?u`<span class="small">${a("second-game-later")}</span>`:m}
${l.map(({correction:g})=>g?u`<p class="small block">${g.note}</p>`:m)}
${r.organising&&e===r.round&&l.some(({over:g})=>!g)?St(t,n,s):m}
${r.organising?ct(r,l).filter(({over:g})=>g).map(g=>Ot(t,g,f)):m}
</li>`}function Tt({first:t,games:n},e,r,o){let s=n[e],i=ut(s,t),l=a("game-of-meeting",{number:e+1,meeting:r,result:i}),d=o&&!s.over;return u`<a
class=${d?"button main":"button"}
href=${s.url}
aria-label=${d?m:l}
>${d?u`${a("play-game")}<span class="visually-hidden">: ${l}</span>`:i}</a
>`}function Ot(t,n,e){let{page:r,tournament:o}=t,{id:s,first:i,second:l}=n,d=(c,f)=>t.change("organise",()=>p("POST /api/tournaments/{tournament}/correct",{tournament:o.id,game:s,note:f.trim(),winner:c?Number(c):null}));return u`<details class="fold">
<summary>${a("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form class="fields" @submit=${nt(c=>d(c("winner"),c("note")))}>
<label
>${a("right-winner")}
<select name="winner">
${[i,l].map(c=>u`<option value=${c}>${b(o,c)}</option>`)}
<option value="">${a("nobody-wins")}</option>
</select></label
>
<label
>${a("correction-note")} <input name="note" required maxlength="200" autocomplete="off"
/></label>
<button type="submit" data-testid="correct" ?disabled=${r.busy!==null}>
${a("correct-result")}
</button>
</form>
</details>`}function St(t,{pairing:n,first:e},r){let{page:o,tournament:s}=t,i=async l=>{let d=t.nameOf(l),c=a("sure-forfeit",{name:d,count:S(s,l)});await o.browser.isSure(c,a("name-loses",{name:d}))&&await t.change("organise",()=>p("POST /api/tournaments/{tournament}/forfeit",{tournament:s.id,pairing:n,entrant:l}))};return u`<details class="fold">
<summary>${a("somebody-missing")}</summary>
<div class="row">
${[e,r].map(l=>$(o,a("name-loses",{name:b(s,l)}),"forfeit",()=>i(l)))}
</div>
</details>`}var kt=5e3,F=["points","direct","buchholz","sonneborn_berger","wins","margin"],B=class{constructor(n,e,r,o,s){this.page=n;this.latest=e;this.code=r;this.invitation=o;this.name=s}page;latest;code;invitation;name;shown=null;get tournament(){return this.latest.value}change(n,e){return this.page.ask(n,async()=>{this.latest.value=await e()})}nameOf(n){let{entrants:e}=this.tournament;return e.find(({entrant:r})=>r===n)?.name??""}};async function ft(t,n){let e={tournament:n},r=()=>p("GET /api/tournaments/{tournament}",e),[o,s]=await Promise.all([r(),p("GET /api/me")]),i=tt(n),l=D(location.hash)??D(i?.replace(/^[^#]*/,"")??""),d=t.latest(o),c=new B(t,d,l,i,s.name),f=()=>{!document.hidden&&c.tournament.state!=="over"&&d.read(r())},g=setInterval(f,kt);return t.until(()=>clearInterval(g)),t.until(t.shell.onNews(j=>j==="games"&&f())),()=>((s.known||c.tournament.you!==null)&&Y(!0),xt(c))}function xt(t){let{tournament:n}=t;return u`<main class="tournament" data-state=${n.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${n.name}</h1>
<p class="small">${st(n)}</p>
<p class="small" role="status" data-testid="waited-for">${lt(n,Date.now())}</p>
${X(t.latest.error,"tournament-error")}
</div>
${n.state==="open"?Pt(t):m}
${n.schedule.length>0?pt(t):m}
${n.standings.length>0?Lt(n):m}
${n.schedule.length>0?Rt(n):m}
${n.state==="running"?Et(t):m}
<p class="small">
<a href="/tournaments">${a("all-your-tournaments")}</a>
</p>
</main>`}function Pt(t){let{page:n,tournament:e}=t,r=()=>v(n,"organise",a("invite-and-start"),Gt(t));return u`${v(n,"players",a("players"),gt(t))}
${e.organising?r():m}`}function gt(t){let{page:n,tournament:e,code:r,invitation:o}=t,s=k(e)&&(e.public||r!==null||o!==null),i=!k(e)&&I(e),l=i&&e.state==="open";return u`<ol class="things" data-testid="entrants">
${e.entrants.map(d=>Vt(t,d))}
</ol>
${e.entrants.length===0?u`<p class="small">${a("nobody-joined")}</p>`:m}
${s?jt(t):m} ${e.bots?Nt(t):m}
${l?u`<p class="small">${a("you-play")}</p>`:m} ${bt(t)}
${l?$(n,a("withdraw"),"withdraw",()=>$t(t)):m}
${i||s?m:u`<p class="small">${a("to-play-open-link")}</p>`}`}function Et(t){let{page:n,tournament:e}=t,{admits_late:r,organising:o}=e;return u`<details class="fold panel" data-testid="going-on" ?open=${k(e)}>
<summary>${a("players")}</summary>
${r||o?gt(t):bt(t)} ${o&&r?ht(t):m}
${w(n,"players")}
</details>
${!I(e)||k(e)?m:u`<details class="fold">
<summary>${a("leave-tournament")}</summary>
<p class="small">${a("games-are-lost")}</p>
${$(n,a("withdraw"),"withdraw",()=>$t(t),"danger")}
${w(n,"players")}
</details>`}`}async function $t(t){let{id:n,you:e}=t.tournament,r=a("sure-withdraw",{count:S(t.tournament,e)});await t.page.browser.isSure(r,a("withdraw"))&&await t.change("players",()=>p("POST /api/tournaments/{tournament}/withdraw",{tournament:n}))}function bt(t){let n=mt(t.tournament);if(n.length===0)return m;let e={tournament:t.tournament.id},r=o=>s=>t.change("players",()=>p("POST /api/tournaments/{tournament}/bye",{...e,round:o,wanted:s}));return u`<div class="row" role="group" aria-label=${a("half-byes")}>
${n.map(({round:o,isAsked:s})=>P(`bye-${o}`,a("half-bye-in",{round:o}),s,r(o)))}
</div>`}function Nt(t){let{id:n}=t.tournament,e=r=>t.change("players",()=>p("POST /api/tournaments/{tournament}/enter",{tournament:n,bot:r.trim(),code:t.code}));return u`<details class="fold">
<summary>${a("enter-a-bot")}</summary>
${L(t.page,{id:"bot-name",label:a("bot-to-enter"),button:a("enter-bot"),buttonId:"enter-bot",send:e})}
</details>`}function Vt(t,{entrant:n,name:e,withdrawn:r,bot:o}){let{page:s,tournament:i}=t,l=async()=>{let c=a("sure-take-out",{name:e,count:S(i,n)});await s.browser.isSure(c,a("remove"))&&await t.change("organise",()=>p("POST /api/tournaments/{tournament}/remove",{tournament:i.id,entrant:n}))},d=u`${a("remove")}<span class="visually-hidden"> ${e}</span>`;return u`<li>
<span
>${n===i.you?a("name-is-you",{name:e}):e}${o?u` <span class="badge bot">${a("bot")}</span>`:m}${r?a("comma-left-tournament"):""}</span
>
${i.organising&&n!==i.you&&!r?$(s,d,"remove-entrant",l,"quiet"):m}
</li>`}function jt(t){let{id:n}=t.tournament,e=r=>t.change("players",()=>p("POST /api/tournaments/{tournament}/join",{tournament:n,code:t.code,name:r.trim()||null}));return L(t.page,{id:"join-name",label:a("your-name-others"),hint:a("your-name"),value:t.name??"",complete:"nickname",optional:!0,button:a("join"),buttonId:"join",classes:"main",send:e})}function Gt(t){let{page:n,tournament:e}=t,r={tournament:e.id},o=()=>t.change("organise",()=>p("POST /api/tournaments/{tournament}/start",r)),s=async()=>{await n.isSureToRemove(e.name)&&await n.ask("organise",async()=>{await p("DELETE /api/tournaments/{tournament}",r),n.shell.go("/tournaments")})};return u`${ht(t)}
<div class="row">
${$(n,a("start-tournament"),"start-tournament",o,"main")}
${$(n,a("delete-it"),"delete-tournament",s,"danger")}
</div>`}function ht(t){let{page:n,tournament:e}=t,{id:r}=e,o=()=>n.ask("organise",async()=>{let l=await p("POST /api/tournaments/{tournament}/invitation",{tournament:r});x(r,l.invitation),t.invitation=l.invitation});if(t.invitation===null)return u`<p class="small">${a("no-tournament-link")}</p>
${$(n,a("make-link"),"tournament-invite",o)}`;let s=n.browser.origin+t.invitation,i=()=>n.ask("organise",()=>n.browser.copy(s).then(()=>a("copied")));return u`<label for="tournament-link" class="small">${a("everybody-may-join")}</label>
${H("tournament-link",s)}
<div class="row">
${$(n,a("copy"),"copy-tournament",i)}
${$(n,a("new-link"),"tournament-invite",o)}
</div>`}function Lt(t){return u`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">${a(t.state==="over"?"final-standings":"standings")}</h2>
${et({id:"standings",labelledBy:"standings-heading",columns:[[a("column-place")],[a("column-player")],...F.map(n=>[a(`column-${n}`),a(`meaning-${n}`)])],rows:t.standings.map(n=>({class:n.entrant===t.you?"mine":"",cells:[n.place,b(t,n.entrant),...F.map(e=>n[e]<0?W(n[e]):O(n[e]))]})),head:1})}
<details class="fold">
<summary>${a("how-told-apart")}</summary>
<dl class="small">
${F.map(n=>u`<div>
<dt>${a(`column-${n}`)}</dt>
<dd>${a(`meaning-${n}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function Rt(t){let{entrants:n,cross_table:e}=t;return u`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${a("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${a("column-player")}</th>
${n.map(({name:r,entrant:o})=>u`<th scope="col" title=${r}>${o}</th>`)}
</tr>
</thead>
<tbody>
${n.map(({entrant:r},o)=>u`<tr>
<th scope="row">${r}. ${b(t,r)}</th>
${(e[o]??[]).map((s,i)=>u`<td class=${i===o?"self":""}>
${i===o?m:s===null?"–":O(s)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${a("download-all")}</a>
</p>
</section>`}var A=class{constructor(n,e,r){this.game=n;this.redraw=r;this.close=e.onNews(o=>o==="games"&&this.read())}game;redraw;place=null;close;async read(){try{this.place=await p("GET /api/games/{game}/tournament",{game:this.game})}catch{return}this.redraw()}get words(){if(this.place===null)return"";let{name:n,round:e,rounds:r,board:o}=this.place;return a("place-in-tournament",{name:n,round:e,rounds:r??0,board:o})}get said(){if(this.place===null)return[];let{forfeit:n,correction:e,game:r,state:o,next:s}=this.place,i=[];return n&&i.push(a("was-forfeited")),e&&i.push(a("was-corrected",{note:e.note})),o==="over"?i.push(a("tournament-ended")):s!==null?i.push(a("next-round-at",{when:T(s,Date.now())})):r===null&&i.push(a("next-round-later")),i}};function _t(t,n,e){return n===0?a("tournament-over-told",{name:t}):a(e?"round-begun":"round-begun-bye",{name:t,round:n})}function qt(t,n,e){let r=new A(t,n,e);return r.read(),r}function Dt({place:t}){if(t===null)return m;let n=t.game&&`/game/${t.game}`;return u`${n?u`<a class="button main" data-testid="next-game" href=${n}
>${G("again")}<span>${a("next-game")}</span></a
>`:m}<a
class=${n?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${t.id}`}
>${G("cup")}<span>${a("back-to-tournament")}</span></a
>`}function It(t){let{tournament:n,name:e,round:r,game:o}=t,s=o?`/game/${o}`:`/tournaments/${n}`;if(location.pathname===s)return;let i=document.getElementById("round-bar")??Ft();i.dataset.until=s,C(u`<p role="status">${_t(e,r,o)}</p>
<a class="button main" href=${s} data-testid="to-round"
>${a(o?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${()=>i.remove()}>
${a("close")}
</button>`,i)}function Ft(){let t=document.createElement("aside");return t.id="round-bar",t.ariaLabel=a("tab-tournament"),t.dataset.testid="round-bar",U(t),t}var Cn=R(ft),Wn=R(Mt),Bt={none:"",short:"300",long:"600",days:""},At={name:at("tournament-name",60,"club-evening"),kind:V("kind","who-meets-whom",["swiss","round_robin","double_round_robin"]),rounds:_("rounds",1,15),speed:V("clock","clock",Q.map(({key:t})=>t),"speed"),meeting:V("meeting","meeting",["twice","once","both","cut"]),rated:N("tournament-rated","tick-rated"),bots:N("tournament-bots","tick-bots"),shown:N("tournament-shown","tick-shown"),starts:rt("starts","starts-at"),deadline:q("deadline","come-within",["","300","600","900","1800","86400"],h),pause:q("pause","pause-between",["0","300","600","900","1800"],h),lateUntil:_("late-until",1,15)};async function Mt(t){let{tournaments:n}=await p("GET /api/tournaments"),e=new E(At,t.changed),r=()=>t.ask("make",async()=>{let{id:o,url:s,invitation:i}=await p("POST /api/tournaments",Ut(e.values));x(o,i),t.shell.go(s)});return()=>u`<main class="me tournaments">
<h1>${a("tab-tournaments")}</h1>
<div class="column">
${v(t,"make",a("new-tournament"),Wt(t,e,r))}
</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${a("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${n.map(Ct)}
</ul>
${n.length===0?u`<p class="small">${a("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/">${a("back-to-home")}</a></p>
</div>
</main>`}function Ut(t){let{kind:n,meeting:e,rounds:r,starts:o,deadline:s,rated:i}=t,l=n==="swiss";return{name:t.name.trim(),kind:n,clock:Z(t.speed),board:"revised",rated:i,twice:e==="twice",fair:e==="both"||e==="cut"?e:null,rounds:l&&r?Number(r):null,starts:o?new Date(o).getTime():null,deadline:s?Number(s):null,pause:Number(t.pause),late_until:l?Number(t.lateUntil):0,bots:t.bots&&e!=="cut",public:t.shown}}function Ct(t){let{id:n,name:e,organising:r}=t;return u`<li>
<span>
<a href=${`/tournaments/${n}`}>${e}</a>
<span class="small block">${dt(t)}${r?a("comma-yours"):""}</span>
</span>
</li>`}function Wt(t,n,e){let{kind:r,meeting:o}=n.values,s=l=>(l.preventDefault(),e()),i=a("label-and-note",{label:a(`kind-${r}`),note:a(`kind-note-${r}`)});return u`<form class="fields" @submit=${s}>
${n.control("name")} ${n.control("kind")}
<p class="small explain">${i}</p>
${r==="swiss"?n.control("rounds"):m}
${n.control("speed",l=>({deadline:Bt[l]}))}
${n.control("meeting")}
<p class="small explain">${a(`meeting-note-${o}`)}</p>
<div class="ticks">
${n.control("rated")} ${o==="cut"?m:n.control("bots")}
${n.control("shown")}
</div>
<details class="fold">
<summary>${a("runs-by-itself")}</summary>
<div class="fields">
${n.control("starts")} ${n.control("deadline")}
<p class="small explain">${a("come-within-note")}</p>
${n.control("pause")} ${r==="swiss"?n.control("lateUntil"):m}
</div>
</details>
<button
type="submit"
class="main"
data-testid="make-tournament"
?disabled=${t.busy!==null}
>
${a("make-tournament")}
</button>
</form>`}export{Dt as onwards,Cn as openTournament,Wn as openTournaments,qt as placeOf,It as tellRound,Mt as tournaments};
