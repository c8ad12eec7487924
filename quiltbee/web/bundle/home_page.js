import{Cc as y,Ib as f,J as l,Jb as te,Kb as h,L as c,Lb as v,M as Q,Mb as ne,N as b,Pb as oe,Qb as ae,Rb as se,Sb as re,Sc as me,Tb as ie,Ub as S,Vb as G,aa as X,b as K,c as I,ca as Y,d as M,dd as C,ed as D,fd as ce,h as j,hd as pe,i as o,ja as z,jd as ue,l as J,ld as de,n as $,nd as be,od as fe,p as w,pd as he,u as d,uc as le,va as Z,wa as ee,wc as x,y as V}from"./page.js";var U={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},P={min:0,max:180,step:1},$e={unit:"minutes",main:"10",extra:"5"};function E({unit:e,main:t,extra:n}){let{min:a,max:s}=U[e],i=ge(Number(t)||a,a,s);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(ge(Number(n)||0,P.min,P.max))}`}function ge(e,t,n){return Math.min(n,Math.max(t,e))}var ye=`${M/1024} KB`,T=class{constructor(t,n,a,s){this.go=t;this.view=n;this.keepInvitation=s;this.store=w({form:{opponent:"computer",strength:a,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:$e,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}go;view;keepInvitation;store;set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[a,s]=this.store.get().form.names;this.set({names:t===0?[n,s]:[a,n]})}async count(){try{let{totals:t}=await d("GET /api/solo");this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:$(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:a,url:s,invitation:i}=await d("POST /api/games",Ke(t));i&&this.keepInvitation(a,i),this.go(s)}catch(a){this.store.dispatch({busy:!1,error:$(a)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(o("paste-first"));if(t.length>M)return this.refuse(o("too-long",{most:ye}));this.store.dispatch({opening:!0,openError:""});try{this.view(await V(t))}catch(n){this.refuse($(n))}}async openFile(t){if(t.size>M)return this.refuse(o("too-long",{most:ye}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Ke(e){let{opponent:t,strength:n,deck:a,level:s,first:i,board:r}=e,m={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:a,level:s,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:n,first:i,names:null};if(t==="person"){let[p,u]=e.names.map(g=>g.trim());return{...m,opponent:t,first:i,names:[p||o("first"),u||o("second")]}}return{...m,...je(e),opponent:t,first:i}}function je({name:e,speed:t,own:n,takebacks:a,rated:s,seed:i,fair:r}){return{names:e.trim()?[e.trim()]:null,clock:t==="own"?E(n):G(t),takebacks:a&&!s&&r!=="both",fair:r==="usual"?null:r,rated:s,seed:s?null:i.trim()||null}}var Je=6e4,L=class{constructor(t){this.outside=t}outside;store=w({lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1,fair:"usual"});async load(){try{let[t,{opponents:n}]=await Promise.all([d("GET /api/lobby"),d("GET /api/me/opponents")]),a={lobby:t,opponents:n,at:this.outside.now()},s=this.store.get().lobby===null;this.store.dispatch(s?{...a,error:""}:a)}catch(t){this.store.dispatch({lobby:null,error:$(t)})}}async match(t){let n={clock:G(t),board:"revised",rated:!1};await this.leave(t,()=>d("POST /api/match",{...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>d("POST /api/games/{game}/seat",{game:t,name:this.outside.name()}))}async invite(t){let{fair:n}=this.store.get(),a=n==="usual"?null:n;await this.leave(t,()=>d("POST /api/games/{game}/again",{game:t,...this.terms,fair:a}))}async challenge(t){await this.leave(t,()=>{let n=!this.terms.rated;return d("POST /api/challenges",{bot:t,...this.terms,takebacks:n})})}get terms(){let{speed:t,rated:n}=this.store.get();return{name:this.outside.name(),clock:G(t),rated:n}}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:a}=await n();this.outside.go(a)}catch(a){let s=$(a);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function F({clock:e,rated:t,takebacks:n,board:a,seed_chosen:s,fair:i}){let r=[e===null?o("terms-no-clock"):se(e)];return t&&r.push(o("terms-rated")),i&&r.push(o(`starts-terms-${i}`)),!n&&!t&&r.push(o("terms-no-takebacks")),a==="original"&&r.push(o("terms-original")),s&&r.push(o("terms-chosen")),r.join(", ")}function we({kind:e,state:t,round:n,rounds:a,entrants:s,clock:i,rated:r,fair:m}){let p=t==="open"?o("state-open"):o("round-number-of",{round:n,rounds:a??0});return`${[o(`kind-${e}`),p,o("players-count",{count:s})].join(", ")} · ${F({clock:i,rated:r,fair:m,takebacks:!0})}`}function k({name:e,guest:t}){return t?o("guest"):e}function ve(e,t,n){return Math.max(0,Math.floor((t+n-e)/Je))}var Ve=12,Qe="Bee",H=6e4,Se=1440*H,ke=[["day",Se],["hour",60*H],["minute",H]],A=class{constructor(t){this.outside=t;let{kept:n,recent:a}=t.remembered,{games:s,waiting:i,next:r}=n()??{games:[],waiting:0,next:null};this.store=w({games:s,waiting:i,next:r,recent:a(),at:t.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(s)})}outside;reading=0;store;async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.reading+=1;let{reading:a}=this;this.store.dispatch({busy:!0,error:""});try{let{games:s,waiting:i,next:r}=await d("GET /api/me/games",{limit:Ve,...t&&{cursor:t}});if(a!==this.reading)return;let m=[...n(),...s.filter(u=>!Xe(u))];t===null&&this.outside.remembered.keep({games:m,waiting:i,next:r});let p=this.outside.now();this.store.dispatch({games:m,waiting:i,next:r,at:p,recent:this.others(m)})}catch(s){if(a!==this.reading)return;this.store.dispatch({error:$(s)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:a})=>a));return this.outside.remembered.recent().filter(({id:a})=>!n.has(a))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Xe({seats:[e,t]}){return e.name==="You"&&t.name===Qe&&t.yours}function Ge(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function xe({cells:e}){return e.length-e.split(".").length+1}function N({variant:e,seats:t}){if(e==="solo")return o("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return o("names-and",{first:t[0].name,second:t[1].name});let{kind:a,name:s}=n[0];if(a==="open")return o("your-open-table");let i=Oe(s);return i?o("computer-level",{level:i}):s}function R(e,t){return e.status==="over"?et(e):e.status==="open"?o("waiting-for-somebody"):Ye(e)+Ze(e,t)}function Ye({status:e,seats:t,turn:n}){let a=t.every(({yours:r})=>r);if(e==="yours"&&!a)return o("your-turn");let s=n===null?null:t[n-1];if(!s)return o("under-way");let i=Oe(s.name);return o("turn-of",{name:i?o("level-number",{level:i}):s.name})}function Ze({clock:e,now:t},n){if(!e||e.running===null||t===null||oe(e.control).kind!=="days")return"";let a=re(e,e.running,{now:t,at:0},n);return a===0?o("comma-time-up"):o("comma-left",{time:ie(a)})}function et({seats:e,result:t}){if(t===null)return o("called-off");let{winner:n,scores:a,reason:s}=t,i=e.every(({yours:qe})=>qe),{name:r,yours:m}=e[n-1],p={who:i?"other":"you",name:r},u=i||m?"won":"lost";if(s==="resignation")return o(`${u}-by-resignation`,p);if(s==="time")return o(`${u}-on-time`,p);let[g,W]=n===1?a:[a[1],a[0]],We=u==="won"?z(g,W):z(W,g),q=o(`${u}-points`,{...p,points:We});return s==="first to 53"?q+o("comma-first"):q}function Oe(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function _(e,t){let n=Math.max(0,t-e);if(n<H)return o("just-now");if(n>=30*Se)return J(e);let[a,s]=ke.find(([,r])=>n>=r)??ke[2];return new Intl.RelativeTimeFormat(j(),{numeric:"auto"}).format(-Math.floor(n/s),a)}function Me(e,t){let n=I[e.level-1];return l`${f("deck",o("deck"),[["normal",o("short-deck-normal")],["tactical",o("short-deck-tactical")]],e.deck,a=>t.set({deck:a}))}
<p class="small explain">
${o("label-and-note",{label:o(`deck-${e.deck}`),note:o(`deck-note-${e.deck}`)})}
</p>
${f("level",o("level-of-automa"),I.map(a=>[String(a.level),ee(a)]),String(e.level),a=>t.set({level:Number(a)}))}
<p class="small explain" data-testid="level-counts">
${o("you-begin",{numeral:n.numeral,name:Z(n.level),counts:o(`automa-level-${n.level}`)})}
</p>`}function Pe({totals:e}){if(e.length===0)return c;let t=n=>n===null?"–":Y(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${o("alone-with-automa")}</h2>
<table class="scores" data-testid="solo-totals">
<caption class="visually-hidden">
${o("finished-by-level")}
</caption>
<thead>
<tr>
<th scope="col">${o("deck-and-level")}</th>
<th scope="col">${o("won")}</th>
<th scope="col">${o("mean")}</th>
<th scope="col">${o("best")}</th>
<th scope="col">${o("practice")}</th>
</tr>
</thead>
<tbody>
${e.map(n=>l`<tr>
<th scope="row">${o(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${o("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${o("mean-note")}</p>
</section>`}function Ee(e,t){let{games:n,at:a}=e.store.get(),s=Ge(n);return s?l`<a class="continue" href=${s.url} data-testid="continue">
${x(s.cells)}
<span class="continue-words">
<b>${o("continue")}</b>
<span
>${o("opponent-and-standing",{opponent:N(s),standing:R(s,t-a)})}</span
>
<span class="small">${o("spaces-sewn",{count:xe(s)})}</span>
</span>
</a>`:c}var tt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function Te(e,t){let{lobby:n,busy:a,error:s,at:i}=e.store.get(),r=m=>ve(m,n?.now??0,t-i);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${o("play-anyone")}</h2>
<p class="small">${o("lobby-text")}</p>
<div class="quick" role="group" aria-label=${o("quick-match")}>
${S.map(({key:m})=>l`<button
type="button"
data-testid=${`match-${m}`}
aria-disabled=${a===null?"false":"true"}
@click=${()=>e.match(m)}
>
<b>${o(`speed-${m}`)}</b><span class="small">${o(`speed-note-${m}`)}</span>
</button>`)}
</div>
<h3>${o("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(m=>nt(m,r(m.created),e)):n&&l`<li class="none small">${o("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?ot(n.tournaments):c} ${at(e)}
${n?.games.length?lt(n.games,r):c}
${y(s,"lobby-error")}
</section>`}function nt(e,t,n){let{game:a,rating:s,yours:i}=e,r=k(e),m=F(e);return l`<li data-game=${a}>
<span class="host"
>${i?l`<b>${o("your-table")}</b>`:O(e,s)}
<span class="small">${m} · ${o("lobby-waited",{minutes:t})}</span></span
>
${i?l`<a class="button" href=${`/game/${a}`}>${o("open")}</a>`:B(n,"sit",o("sit-down"),o("sit-with",{name:r,terms:m}),()=>n.sit(a))}
</li>`}function O({name:e,guest:t=!1,bot:n=!1},a){return l`<b class=${t?"guest":""}>${k({name:e,guest:t})}</b>${n?l` <span class="badge bot">${o("lobby-bot")}</span>`:c}${a===null?c:l` <span class="small">${a}</span>`}`}function B(e,t,n,a,s){return l`<button
type="button"
data-testid=${t}
aria-label=${a}
aria-disabled=${e.store.get().busy===null?"false":"true"}
@click=${s}
>
${n}
</button>`}function ot(e){return l`<h3 id="tournaments-heading">${o("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:a,you:s,open:i}=t,r=o(i&&s===null?"join":"open");return l`<li>
<span class="host"
><b>${a}</b> <span class="small">${we(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${o("label-and-note",{label:r,note:a})}
>${r}</a
>
</li>`})}
</ul>`}function at(e){let{lobby:t,opponents:n}=e.store.get(),a=t?.bots??[];return n.length+a.length===0?c:l`<h3 id="ask-heading">${o("lobby-ask")}</h3>
${st(e,n.length>0)}
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(s=>rt(s,e))} ${a.map(s=>it(s,e))}
</ul>`}function st(e,t){let{speed:n,rated:a,fair:s}=e.store.get(),i=r=>e.store.dispatch(r);return l`<div class="row">
<label
>${o("clock")}
<select
data-testid="ask-clock"
@change=${r=>i({speed:h(r)})}
>
${S.map(({key:r})=>l`<option value=${r} ?selected=${r===n}>${o(`speed-${r}`)}</option>`)}
</select></label
>
${t?l`<label
>${o("lobby-start-with-people")}
<select
data-testid="ask-fair"
@change=${r=>i({fair:h(r)})}
>
${["usual","cut","both"].map(r=>l`<option value=${r} ?selected=${r===s}>
${o(`starts-way-${r}`)}
</option>`)}
</select></label
>`:c}
<label class="tick"
><input
type="checkbox"
data-testid="ask-rated"
.checked=${a}
@change=${r=>i({rated:v(r)})}
/><span>${o("tick-rated")}</span></label
>
</div>`}function rt({game:e,name:t,guest:n,here:a,won:s,lost:i},r){let m=k({name:t,guest:n});return l`<li>
<span class="host"
>${O({name:t,guest:n},null)}
${a?l`<span class="badge">${o("lobby-here")}</span>`:c}
<span class="small">${o("lobby-score",{won:s,lost:i})}</span></span
>
${B(r,"invite-again",o("lobby-invite"),o("lobby-invite-whom",{name:m}),()=>r.invite(e))}
</li>`}function it({id:e,name:t,ratings:n},a){let s=n[tt[a.store.get().speed]]??null;return l`<li>
<span class="host">${O({name:t,bot:!0},s)}</span>
${B(a,"challenge",o("lobby-challenge"),o("lobby-challenge-whom",{name:t}),()=>a.challenge(e))}
</li>`}function lt(e,t){return l`<h3 id="watch-heading">${o("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[a,s],clock:i,rated:r,fair:m,since:p})=>{let u=F({clock:i,rated:r,fair:m,takebacks:!0}),g=o("names-and",{first:k(a),second:k(s)});return l`<li>
<span class="host"
>${O(a,a.rating)} – ${O(s,s.rating)}
<span class="small"
>${u} · ${o("lobby-going-on",{minutes:t(p)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${o("lobby-watch-whom",{names:g})}
>${b("eye")}<span>${o("lobby-watch")}</span></a
>
</li>`})}
</ul>`}function Fe(e,t){let{games:n,recent:a,waiting:s,next:i,busy:r,error:m,at:p}=e.store.get();return n.length===0&&a.length===0&&!m?c:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${o("your-games")}
${s>0?l`<span class="badge" data-testid="waiting"
>${o("waiting-for-you",{count:s})}</span
>`:c}
</h2>
<ul data-testid="recent-games">
${n.map(u=>mt(u,t-p))}
${a.map(u=>ct(u,e))}
</ul>
${i===null?c:l`<button
type="button"
data-testid="more-games"
aria-disabled=${r?"true":"false"}
@click=${()=>e.more()}
>
${o("show-more")}
</button>`}
${y(m,"games-error")}
</section>`}function mt(e,t){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
${x(e.cells)}
<a href=${e.url}>${N(e)}</a>
<span class="standing"
>${R(e,t)}${e.tournament?l` <span class="small block">${o("place-in-list",{...e.tournament})}</span>`:c}</span
>
<span class="small when">${_(e.last,Date.now())}</span>
</li>`}function ct(e,t){let n=_(e.when,Date.now());return l`<li class="game remembered">
${x(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${o("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${o("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${o("remove")}
</button>
</li>`}function Ae({speed:e,own:t},n){let a=i=>n.set({speed:i}),s=e==="own"?ae(E(t)):o("label-and-note",{label:o(`speed-${e}`),note:o(`speed-note-${e}`)});return l`${f("clock",o("clock"),S.map(({key:i})=>[i,o(`speed-${i}`)]),e,a)}
<p class="small explain" data-testid="clock-words">${s}</p>`}function Ne({speed:e,own:t},n){return l`<label class="tick"
><input
type="checkbox"
data-testid="clock-own"
.checked=${e==="own"}
@change=${a=>n.set({speed:v(a)?"own":"none"})}
/><span>${o("clock-own")}</span></label
>
${e==="own"?pt(t,n):c}`}function pt(e,t){let n=a=>t.set({own:{...e,...a}});return l`<div class="names" data-testid="own-clock">
<label
>${o("clock-unit")}
<select
data-testid="clock-unit"
@change=${a=>n({unit:h(a)})}
>
<option value="minutes" ?selected=${e.unit==="minutes"}>${o("clock-minutes")}</option>
<option value="days" ?selected=${e.unit==="days"}>${o("clock-a-turn")}</option>
</select></label
>
<label
>${o(e.unit==="days"?"clock-main-days":"clock-main-minutes")}
${He("clock-main",e.main,U[e.unit],a=>n({main:a}))}</label
>
${e.unit==="days"?c:l`<label
>${o("clock-extra")}
${He("clock-extra",e.extra,P,a=>n({extra:a}))}</label
>`}
</div>`}function He(e,t,{min:n,max:a,step:s},i){return l`<input
type="number"
required
data-testid=${e}
min=${n}
max=${a}
step=${s}
.value=${t}
@input=${r=>i(h(r))}
/>`}var ut=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Re(e){return ut[e-1]}var dt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],bt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Ce(e,t,n){let{form:a}=e,s=a.opponent==="friend"||a.opponent==="anyone";return l`<form class="panel new-game" @submit=${r=>{r.preventDefault(),t.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${o("new-game")}</h2>
${ht(a,t)}
<div class="choices">
${a.opponent==="computer"?Gt(a,t,n):c}
${a.opponent==="person"?$t(a,t):c}
${s?yt(a,t):c}
${a.opponent==="automa"?Me(a,t):c}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
${o(e.busy?"starting":bt[a.opponent])}
</button>
${y(e.error,"home-error")}
</div>
${te(n)} ${ft(a,t,s)}
</form>`}function ft(e,t,n){let a=e.opponent!=="automa"&&!(n&&e.fair==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${o("more-options")}</summary>
<div class="choices">
${n?l`${Ne(e,t)} ${wt(e,t)}`:c}
${a?vt(e,t):c}
${f("board",o("time-board"),[["revised",o("short-board-revised")],["original",o("short-board-original")]],e.board,s=>t.set({board:s}))}
${n&&e.rated?c:St(e,t)}
</div>
</details>`}function ht(e,t){return l`<fieldset class="cards">
<legend class="visually-hidden">${o("opponent")}</legend>
${dt.map(([n,a])=>gt(n,a,e,t))}
</fieldset>`}function gt(e,t,n,a){let s=t.includes(n.opponent)?"chosen":"",i=r=>l`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${n.opponent===r}
@change=${()=>a.set({opponent:r})}
/>`;return t.length===1?l`<label class=${`card-choice ${s}`}
>${i(t[0])}<b>${o(e)}</b> <span class="small">${o(`${e}-note`)}</span></label
>`:l`<div class=${`card-choice ${s}`}>
<b>${o(e)}</b>
<div class="ways">
${t.map(r=>l`<label>${i(r)}<span>${o(`way-${r}`)}</span></label>`)}
</div>
</div>`}function $t(e,t){return l`<div class="names">
${["first-name","second-name"].map((n,a)=>l`<label
>${o(n)}
<input
data-testid=${`name-${a+1}`}
maxlength="24"
autocomplete="off"
.value=${e.names[a]}
@input=${s=>t.name(a,h(s))}
/></label>`)}
</div>`}function yt(e,t){return l`<label class="own-name"
>${o("your-name")} <span class="small">${o("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${o("guest")}
.value=${e.name}
@input=${n=>t.set({name:h(n)})}
/></label>
${Ae(e,t)}
<div class="ticks">
${ze("rated",o("tick-rated"),o("tick-rated-note"),e.rated,n=>t.set({rated:n}))}
${ze("takebacks",o("tick-takebacks"),o(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!Ie(e),n=>t.set({takebacks:n}),Ie(e))}
</div>`}function Ie({rated:e,fair:t}){return e||t==="both"}function wt({fair:e},t){let n=["usual","cut","both"];return l`${f("fair",o("starts-way"),n.map(a=>[a,o(`starts-way-${a}`)]),e,a=>t.set({fair:a}))}
${e==="usual"?c:l`<p class="small explain" data-testid="fair-words">${o(`starts-way-${e}-note`)}</p>`}`}function ze(e,t,n,a,s,i=!1){return l`<label class="tick"
><input
type="checkbox"
data-testid=${e}
.checked=${a}
?disabled=${i}
@change=${r=>s(v(r))}
/><span>${t} <span class="small">${n}</span></span></label
>`}function vt(e,t){let[n,a]=kt(e);return f("first",o("who-first"),[["you",n],["opponent",a],["random",o("random")]],e.first,s=>t.set({first:s}))}function kt({opponent:e,names:[t,n]}){return e==="person"?[t||o("first"),n||o("second")]:e==="friend"?[o("you"),o("your-friend")]:[o("you"),o(e==="computer"?"computer":"the-other-player")]}function St(e,t){return l`<label class="seed"
>${o("setup-code")} <span class="small">${o("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.seed}
@input=${n=>t.set({seed:h(n)})}
/></label>`}function Gt({strength:e},t,n){let a=s=>{t.set({strength:Number(s)}),n.change({strength:Number(s)})};return l`${f("strength",o("difficulty"),K.map(({level:s})=>[String(s),String(s)]),String(e),a)}
<div class="opponent-face">
${le(e)}<b aria-hidden="true">${Re(e)}</b>
<p class="small explain" data-testid="strength-words">${X(e)}</p>
</div>`}function De({home:e,lobby:t,mine:n},a,s){let i=e.store.get();return l`${me(a)}
<main class="home">
<div class="welcome">
<div>
<h1>${o("welcome-title")}</h1>
<p>${o("welcome-text")}</p>
</div>
${he()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${o("first-game")}</a
>
<button type="button" data-testid="how" @click=${a.help}>
${b("help")}<span>${o("how-to-play")}</span>
</button>
</div>
</div>
${Ee(n,s)} ${Ce(i,e,a)}
<div class="aside">
${xt(a)} ${Fe(n,s)} ${Te(t,s)} ${Pe(i)}
${Ot(i,e)}
</div>
</main>`}function xt(e){return l`<nav class="more" aria-label=${o("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${b("sun")}<span>${o("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${b("puzzle")}<span>${o("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${b("up")}<span>${o("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${b("puzzle")}<span>${o("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${b("lens")}<span>${o("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${b("graph")}<span>${o("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${b("cup")}<span>${o("tab-tournaments")}</span></a>
<a class="button" href="/me">${b("person")}<span>${o("your-account")}</span></a>
${ne(e)}
</nav>`}function Ot(e,t){return l`<form class="panel opener" @submit=${a=>{a.preventDefault();let s=a.target.elements.namedItem("text");t.open(s.value)}} aria-labelledby="open-heading">
<h2 id="open-heading">${o("open-saved")}</h2>
<label for="open-text">${o("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${e.opening}>
${o(e.opening?"opening":"open")}
</button>
<label class="button file"
>${o("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${a=>Mt(a,t)}
/></label>
</div>
${y(e.openError,"open-error")}
</form>`}async function Mt(e,t){let n=e.target,a=n.files?.[0];a&&(await t.openFile(a),n.value="")}var Pt=5e3,Et=6e4,Tt=1200,_e="quiltbee.list";async function vo(e,t,n,a){let s=new T(t.go,a,t.settings.strength,ue),i=new L({name:()=>s.ownName,go:t.go,now:()=>performance.now()}),r=new A({remembered:{recent:C,forget:pe,kept:Ue,keep:Be},now:()=>performance.now()});de();let m=Promise.all([s.count(),i.load(),r.load(),Ft(s,n)]);m.then(()=>fe(r.store.get().waiting)),(D()||C().length>0)&&!Ue()?.games.length&&await Ht(Tt,m);let u={home:s,lobby:i,mine:r},g=()=>Q(De(u,t,performance.now()),e);return{draw:g,close:Lt(u,n,g)}}function Lt({home:e,lobby:t,mine:n},a,s){let i=[e,t,n].map(({store:p})=>p.watch(s));i.push(be(p=>(p==="lobby"?t:n).load()));let r=setInterval(()=>{!a.isLive&&!document.hidden&&t.load()},Pt),m=setInterval(s,Et);return()=>{for(let p of i)p();clearInterval(r),clearInterval(m)}}async function Ft(e,t){let n=await d("GET /api/me").catch(()=>null);e.called(n?.name??null),n&&ce(n.known),n?.known===!1&&Be(null),n?.known&&!document.hidden&&t.open()}async function Ht(e,t){let n=0,a=new Promise(s=>{n=window.setTimeout(s,e)});await Promise.race([t,a]),clearTimeout(n)}function Ue(){try{let e=JSON.parse(localStorage.getItem(_e)??"null");return D()&&Array.isArray(e?.games)?e:null}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return null;throw e}}function Be(e){try{localStorage.setItem(_e,JSON.stringify(e))}catch(t){if(!(t instanceof DOMException))throw t}}export{vo as openHomePage};
