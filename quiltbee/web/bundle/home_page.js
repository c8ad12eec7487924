import{$b as le,A as Q,B as X,D as Y,Da as oe,Dc as de,Ea as se,G as Z,Jb as b,Jc as y,Kb as ae,Lb as f,M as l,Mb as v,Nb as re,O as c,P as ee,Q as d,_b as ie,ac as me,b as K,bc as ce,c as I,cc as pe,d as M,dc as x,ec as G,h as j,i as o,id as C,ja as te,jd as B,kd as be,l as J,la as ne,md as fe,n as g,od as he,p as w,qd as ge,sa as z,sd as ye,td as $e,u as $,ud as we,wc as ue,z as V,zc as S}from"./page.js";var U={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},O={min:0,max:180,step:1},ke={unit:"minutes",main:"10",extra:"5"};function L({unit:e,main:t,extra:n}){let{min:s,max:a}=U[e],i=ve(Number(t)||s,s,a);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(ve(Number(n)||0,O.min,O.max))}`}function ve(e,t,n){return Math.min(n,Math.max(t,e))}var xe=`${M/1024} KB`,T=class{constructor(t,n,s,a){this.go=t;this.view=n;this.keepInvitation=a;this.store=w({form:{opponent:"computer",strength:s,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:ke,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}go;view;keepInvitation;store;set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[s,a]=this.store.get().form.names;this.set({names:t===0?[n,a]:[s,n]})}async count(){try{let{totals:t}=await Q();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:g(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:s,url:a,invitation:i}=await V(nt(t));i&&this.keepInvitation(s,i),this.go(a)}catch(s){this.store.dispatch({busy:!1,error:g(s)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(o("paste-first"));if(t.length>M)return this.refuse(o("too-long",{most:xe}));this.store.dispatch({opening:!0,openError:""});try{this.view(await X(t))}catch(n){this.refuse(g(n))}}async openFile(t){if(t.size>M)return this.refuse(o("too-long",{most:xe}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function nt(e){let{opponent:t,strength:n,deck:s,level:a,first:i,board:r}=e,m={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:s,level:a,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:n,first:i,names:null};if(t==="person"){let[p,u]=e.names.map(h=>h.trim());return{...m,opponent:t,first:i,names:[p||o("first"),u||o("second")]}}return{...m,...ot(e),opponent:t,first:i}}function ot({name:e,speed:t,own:n,takebacks:s,rated:a,seed:i,fair:r}){return{names:e.trim()?[e.trim()]:null,clock:t==="own"?L(n):G(t),takebacks:s&&!a&&r!=="both",fair:r==="usual"?null:r,rated:a,seed:a?null:i.trim()||null}}var st=6e4,E=class{constructor(t){this.outside=t}outside;store=w({lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1,fair:"usual"});async load(){try{let[t,{opponents:n}]=await Promise.all([this.outside.fetch(),this.outside.opponents()]),s={lobby:t,opponents:n,at:this.outside.now()},a=this.store.get().lobby===null;this.store.dispatch(a?{...s,error:""}:s)}catch(t){this.store.dispatch({lobby:null,error:g(t)})}}async match(t){let n={clock:G(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async invite(t){let{fair:n}=this.store.get(),s=n==="usual"?null:n;await this.leave(t,()=>this.outside.invite(t,{...this.terms,fair:s}))}async challenge(t){await this.leave(t,()=>this.outside.challenge(t,this.terms))}get terms(){let{speed:t,rated:n}=this.store.get();return{name:this.outside.name(),clock:G(t),rated:n}}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:s}=await n();this.outside.go(s)}catch(s){let a=g(s);await this.load(),this.store.dispatch({busy:null,error:a})}}}};function F({clock:e,rated:t,takebacks:n,board:s,seed_chosen:a,fair:i}){let r=[e===null?o("terms-no-clock"):me(e)];return t&&r.push(o("terms-rated")),i&&r.push(o(`starts-terms-${i}`)),!n&&!t&&r.push(o("terms-no-takebacks")),s==="original"&&r.push(o("terms-original")),a&&r.push(o("terms-chosen")),r.join(", ")}function Ge({kind:e,state:t,round:n,rounds:s,entrants:a,clock:i,rated:r,fair:m}){let p=t==="open"?o("state-open"):o("round-number-of",{round:n,rounds:s??0});return`${[o(`kind-${e}`),p,o("players-count",{count:a})].join(", ")} · ${F({clock:i,rated:r,fair:m,takebacks:!0})}`}function k({name:e,guest:t}){return t?o("guest"):e}function Se(e,t,n){return Math.max(0,Math.floor((t+n-e)/st))}var at="Bee",H=6e4,Me=1440*H,Pe=[["day",Me],["hour",60*H],["minute",H]],A=class{constructor(t){this.outside=t;let{kept:n,recent:s}=t.remembered,{games:a,waiting:i,next:r}=n()??{games:[],waiting:0,next:null};this.store=w({games:a,waiting:i,next:r,recent:s(),at:t.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(a)})}outside;reading=0;store;async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.reading+=1;let{reading:s}=this;this.store.dispatch({busy:!0,error:""});try{let{games:a,waiting:i,next:r}=await this.outside.fetch(t);if(s!==this.reading)return;let m=[...n(),...a.filter(u=>!rt(u))];t===null&&this.outside.remembered.keep({games:m,waiting:i,next:r});let p=this.outside.now();this.store.dispatch({games:m,waiting:i,next:r,at:p,recent:this.others(m)})}catch(a){if(s!==this.reading)return;this.store.dispatch({error:g(a)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:s})=>s));return this.outside.remembered.recent().filter(({id:s})=>!n.has(s))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function rt({seats:[e,t]}){return e.name==="You"&&t.name===at&&t.yours}function Oe(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Le({cells:e}){return e.length-e.split(".").length+1}function N({variant:e,seats:t}){if(e==="solo")return o("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return o("names-and",{first:t[0].name,second:t[1].name});let{kind:s,name:a}=n[0];if(s==="open")return o("your-open-table");let i=Te(a);return i?o("computer-level",{level:i}):a}function R(e,t){return e.status==="over"?mt(e):e.status==="open"?o("waiting-for-somebody"):it(e)+lt(e,t)}function it({status:e,seats:t,turn:n}){let s=t.every(({yours:r})=>r);if(e==="yours"&&!s)return o("your-turn");let a=n===null?null:t[n-1];if(!a)return o("under-way");let i=Te(a.name);return o("turn-of",{name:i?o("level-number",{level:i}):a.name})}function lt({clock:e,now:t},n){if(!e||e.running===null||t===null||ie(e.control).kind!=="days")return"";let s=ce(e,e.running,{now:t,at:0},n);return s===0?o("comma-time-up"):o("comma-left",{time:pe(s)})}function mt({seats:e,result:t}){if(t===null)return o("called-off");let{winner:n,scores:s,reason:a}=t,i=e.every(({yours:tt})=>tt),{name:r,yours:m}=e[n-1],p={who:i?"other":"you",name:r},u=i||m?"won":"lost";if(a==="resignation")return o(`${u}-by-resignation`,p);if(a==="time")return o(`${u}-on-time`,p);let[h,W]=n===1?s:[s[1],s[0]],et=u==="won"?z(h,W):z(W,h),q=o(`${u}-points`,{...p,points:et});return a==="first to 53"?q+o("comma-first"):q}function Te(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function D(e,t){let n=Math.max(0,t-e);if(n<H)return o("just-now");if(n>=30*Me)return J(e);let[s,a]=Pe.find(([,r])=>n>=r)??Pe[2];return new Intl.RelativeTimeFormat(j(),{numeric:"auto"}).format(-Math.floor(n/a),s)}var ct=12;function Ee(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return $(`/api/me/games?limit=${ct}${t}`)}function Fe(){return $("/api/lobby")}function He(){return $("/api/me/opponents")}function Ae(e,t){return $(`/api/games/${e}/again`,t)}function Ne(e,{rated:t,...n}){return $("/api/challenges",{bot:e,...n,rated:t,takebacks:!t})}function Re(e){return $("/api/match",e)}function Ie(e,t){let n=I[e.level-1];return l`${b("deck",o("deck"),[["normal",o("short-deck-normal")],["tactical",o("short-deck-tactical")]],e.deck,s=>t.set({deck:s}))}
<p class="small explain">
${o("label-and-note",{label:o(`deck-${e.deck}`),note:o(`deck-note-${e.deck}`)})}
</p>
${b("level",o("level-of-automa"),I.map(s=>[String(s.level),se(s)]),String(e.level),s=>t.set({level:Number(s)}))}
<p class="small explain" data-testid="level-counts">
${o("you-begin",{numeral:n.numeral,name:oe(n.level),counts:o(`automa-level-${n.level}`)})}
</p>`}function ze({totals:e}){if(e.length===0)return c;let t=n=>n===null?"–":ne(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
</section>`}function Ce(e,t){let{games:n,at:s}=e.store.get(),a=Oe(n);return a?l`<a class="continue" href=${a.url} data-testid="continue">
${S(a.cells)}
<span class="continue-words">
<b>${o("continue")}</b>
<span
>${o("opponent-and-standing",{opponent:N(a),standing:R(a,t-s)})}</span
>
<span class="small">${o("spaces-sewn",{count:Le(a)})}</span>
</span>
</a>`:c}var pt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function Be(e,t){let{lobby:n,busy:s,error:a,at:i}=e.store.get(),r=m=>Se(m,n?.now??0,t-i);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${o("play-anyone")}</h2>
<p class="small">${o("lobby-text")}</p>
<div class="quick" role="group" aria-label=${o("quick-match")}>
${x.map(({key:m})=>l`<button
type="button"
data-testid=${`match-${m}`}
aria-disabled=${s===null?"false":"true"}
@click=${()=>e.match(m)}
>
<b>${o(`speed-${m}`)}</b><span class="small">${o(`speed-note-${m}`)}</span>
</button>`)}
</div>
<h3>${o("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(m=>ut(m,r(m.created),e)):n&&l`<li class="none small">${o("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?dt(n.tournaments):c} ${bt(e)}
${n?.games.length?yt(n.games,r):c}
${y(a,"lobby-error")}
</section>`}function ut(e,t,n){let{game:s,rating:a,yours:i}=e,r=k(e),m=F(e);return l`<li data-game=${s}>
<span class="host"
>${i?l`<b>${o("your-table")}</b>`:P(e,a)}
<span class="small">${m} · ${o("lobby-waited",{minutes:t})}</span></span
>
${i?l`<a class="button" href=${`/game/${s}`}>${o("open")}</a>`:_(n,"sit",o("sit-down"),o("sit-with",{name:r,terms:m}),()=>n.sit(s))}
</li>`}function P({name:e,guest:t=!1,bot:n=!1},s){return l`<b class=${t?"guest":""}>${k({name:e,guest:t})}</b>${n?l` <span class="badge bot">${o("lobby-bot")}</span>`:c}${s===null?c:l` <span class="small">${s}</span>`}`}function _(e,t,n,s,a){return l`<button
type="button"
data-testid=${t}
aria-label=${s}
aria-disabled=${e.store.get().busy===null?"false":"true"}
@click=${a}
>
${n}
</button>`}function dt(e){return l`<h3 id="tournaments-heading">${o("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:s,you:a,open:i}=t,r=o(i&&a===null?"join":"open");return l`<li>
<span class="host"
><b>${s}</b> <span class="small">${Ge(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${o("label-and-note",{label:r,note:s})}
>${r}</a
>
</li>`})}
</ul>`}function bt(e){let{lobby:t,opponents:n}=e.store.get(),s=t?.bots??[];return n.length+s.length===0?c:l`<h3 id="ask-heading">${o("lobby-ask")}</h3>
${ft(e,n.length>0)}
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(a=>ht(a,e))} ${s.map(a=>gt(a,e))}
</ul>`}function ft(e,t){let{speed:n,rated:s,fair:a}=e.store.get(),i=r=>e.store.dispatch(r);return l`<div class="row">
<label
>${o("clock")}
<select
data-testid="ask-clock"
@change=${r=>i({speed:f(r)})}
>
${x.map(({key:r})=>l`<option value=${r} ?selected=${r===n}>${o(`speed-${r}`)}</option>`)}
</select></label
>
${t?l`<label
>${o("lobby-start-with-people")}
<select
data-testid="ask-fair"
@change=${r=>i({fair:f(r)})}
>
${["usual","cut","both"].map(r=>l`<option value=${r} ?selected=${r===a}>
${o(`starts-way-${r}`)}
</option>`)}
</select></label
>`:c}
<label class="tick"
><input
type="checkbox"
data-testid="ask-rated"
.checked=${s}
@change=${r=>i({rated:v(r)})}
/><span>${o("tick-rated")}</span></label
>
</div>`}function ht({game:e,name:t,guest:n,here:s,won:a,lost:i},r){let m=k({name:t,guest:n});return l`<li>
<span class="host"
>${P({name:t,guest:n},null)}
${s?l`<span class="badge">${o("lobby-here")}</span>`:c}
<span class="small">${o("lobby-score",{won:a,lost:i})}</span></span
>
${_(r,"invite-again",o("lobby-invite"),o("lobby-invite-whom",{name:m}),()=>r.invite(e))}
</li>`}function gt({id:e,name:t,ratings:n},s){let a=n[pt[s.store.get().speed]]??null;return l`<li>
<span class="host">${P({name:t,bot:!0},a)}</span>
${_(s,"challenge",o("lobby-challenge"),o("lobby-challenge-whom",{name:t}),()=>s.challenge(e))}
</li>`}function yt(e,t){return l`<h3 id="watch-heading">${o("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[s,a],clock:i,rated:r,fair:m,since:p})=>{let u=F({clock:i,rated:r,fair:m,takebacks:!0}),h=o("names-and",{first:k(s),second:k(a)});return l`<li>
<span class="host"
>${P(s,s.rating)} – ${P(a,a.rating)}
<span class="small"
>${u} · ${o("lobby-going-on",{minutes:t(p)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${o("lobby-watch-whom",{names:h})}
>${d("eye")}<span>${o("lobby-watch")}</span></a
>
</li>`})}
</ul>`}function De(e,t){let{games:n,recent:s,waiting:a,next:i,busy:r,error:m,at:p}=e.store.get();return n.length===0&&s.length===0&&!m?c:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${o("your-games")}
${a>0?l`<span class="badge" data-testid="waiting"
>${o("waiting-for-you",{count:a})}</span
>`:c}
</h2>
<ul data-testid="recent-games">
${n.map(u=>$t(u,t-p))}
${s.map(u=>wt(u,e))}
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
</section>`}function $t(e,t){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
${S(e.cells)}
<a href=${e.url}>${N(e)}</a>
<span class="standing"
>${R(e,t)}${e.tournament?l` <span class="small block">${o("place-in-list",{...e.tournament})}</span>`:c}</span
>
<span class="small when">${D(e.last,Date.now())}</span>
</li>`}function wt(e,t){let n=D(e.when,Date.now());return l`<li class="game remembered">
${S(".".repeat(81))}
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
</li>`}function We({speed:e,own:t},n){let s=i=>n.set({speed:i}),a=e==="own"?le(L(t)):o("label-and-note",{label:o(`speed-${e}`),note:o(`speed-note-${e}`)});return l`${b("clock",o("clock"),x.map(({key:i})=>[i,o(`speed-${i}`)]),e,s)}
<p class="small explain" data-testid="clock-words">${a}</p>`}function qe({speed:e,own:t},n){return l`<label class="tick"
><input
type="checkbox"
data-testid="clock-own"
.checked=${e==="own"}
@change=${s=>n.set({speed:v(s)?"own":"none"})}
/><span>${o("clock-own")}</span></label
>
${e==="own"?vt(t,n):c}`}function vt(e,t){let n=s=>t.set({own:{...e,...s}});return l`<div class="names" data-testid="own-clock">
<label
>${o("clock-unit")}
<select
data-testid="clock-unit"
@change=${s=>n({unit:f(s)})}
>
<option value="minutes" ?selected=${e.unit==="minutes"}>${o("clock-minutes")}</option>
<option value="days" ?selected=${e.unit==="days"}>${o("clock-a-turn")}</option>
</select></label
>
<label
>${o(e.unit==="days"?"clock-main-days":"clock-main-minutes")}
${_e("clock-main",e.main,U[e.unit],s=>n({main:s}))}</label
>
${e.unit==="days"?c:l`<label
>${o("clock-extra")}
${_e("clock-extra",e.extra,O,s=>n({extra:s}))}</label
>`}
</div>`}function _e(e,t,{min:n,max:s,step:a},i){return l`<input
type="number"
required
data-testid=${e}
min=${n}
max=${s}
step=${a}
.value=${t}
@input=${r=>i(f(r))}
/>`}var kt=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Ke(e){return kt[e-1]}var xt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Gt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Ve(e,t,n){let{form:s}=e,a=s.opponent==="friend"||s.opponent==="anyone";return l`<form class="panel new-game" @submit=${r=>{r.preventDefault(),t.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${o("new-game")}</h2>
${Pt(s,t)}
<div class="choices">
${s.opponent==="computer"?At(s,t,n):c}
${s.opponent==="person"?Ot(s,t):c}
${a?Lt(s,t):c}
${s.opponent==="automa"?Ie(s,t):c}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
${o(e.busy?"starting":Gt[s.opponent])}
</button>
${y(e.error,"home-error")}
</div>
${ae(n)} ${St(s,t,a)}
</form>`}function St(e,t,n){let s=e.opponent!=="automa"&&!(n&&e.fair==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${o("more-options")}</summary>
<div class="choices">
${n?l`${qe(e,t)} ${Tt(e,t)}`:c}
${s?Et(e,t):c}
${b("board",o("time-board"),[["revised",o("short-board-revised")],["original",o("short-board-original")]],e.board,a=>t.set({board:a}))}
${n&&e.rated?c:Ht(e,t)}
</div>
</details>`}function Pt(e,t){return l`<fieldset class="cards">
<legend class="visually-hidden">${o("opponent")}</legend>
${xt.map(([n,s])=>Mt(n,s,e,t))}
</fieldset>`}function Mt(e,t,n,s){let a=t.includes(n.opponent)?"chosen":"",i=r=>l`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${n.opponent===r}
@change=${()=>s.set({opponent:r})}
/>`;return t.length===1?l`<label class=${`card-choice ${a}`}
>${i(t[0])}<b>${o(e)}</b> <span class="small">${o(`${e}-note`)}</span></label
>`:l`<div class=${`card-choice ${a}`}>
<b>${o(e)}</b>
<div class="ways">
${t.map(r=>l`<label>${i(r)}<span>${o(`way-${r}`)}</span></label>`)}
</div>
</div>`}function Ot(e,t){return l`<div class="names">
${["first-name","second-name"].map((n,s)=>l`<label
>${o(n)}
<input
data-testid=${`name-${s+1}`}
maxlength="24"
autocomplete="off"
.value=${e.names[s]}
@input=${a=>t.name(s,f(a))}
/></label>`)}
</div>`}function Lt(e,t){return l`<label class="own-name"
>${o("your-name")} <span class="small">${o("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${o("guest")}
.value=${e.name}
@input=${n=>t.set({name:f(n)})}
/></label>
${We(e,t)}
<div class="ticks">
${Je("rated",o("tick-rated"),o("tick-rated-note"),e.rated,n=>t.set({rated:n}))}
${Je("takebacks",o("tick-takebacks"),o(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!je(e),n=>t.set({takebacks:n}),je(e))}
</div>`}function je({rated:e,fair:t}){return e||t==="both"}function Tt({fair:e},t){let n=["usual","cut","both"];return l`${b("fair",o("starts-way"),n.map(s=>[s,o(`starts-way-${s}`)]),e,s=>t.set({fair:s}))}
${e==="usual"?c:l`<p class="small explain" data-testid="fair-words">${o(`starts-way-${e}-note`)}</p>`}`}function Je(e,t,n,s,a,i=!1){return l`<label class="tick"
><input
type="checkbox"
data-testid=${e}
.checked=${s}
?disabled=${i}
@change=${r=>a(v(r))}
/><span>${t} <span class="small">${n}</span></span></label
>`}function Et(e,t){let[n,s]=Ft(e);return b("first",o("who-first"),[["you",n],["opponent",s],["random",o("random")]],e.first,a=>t.set({first:a}))}function Ft({opponent:e,names:[t,n]}){return e==="person"?[t||o("first"),n||o("second")]:e==="friend"?[o("you"),o("your-friend")]:[o("you"),o(e==="computer"?"computer":"the-other-player")]}function Ht(e,t){return l`<label class="seed"
>${o("setup-code")} <span class="small">${o("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.seed}
@input=${n=>t.set({seed:f(n)})}
/></label>`}function At({strength:e},t,n){let s=a=>{t.set({strength:Number(a)}),n.change({strength:Number(a)})};return l`${b("strength",o("difficulty"),K.map(({level:a})=>[String(a),String(a)]),String(e),s)}
<div class="opponent-face">
${ue(e)}<b aria-hidden="true">${Ke(e)}</b>
<p class="small explain" data-testid="strength-words">${te(e)}</p>
</div>`}function Qe({home:e,lobby:t,mine:n},s,a){let i=e.store.get();return l`${de(s)}
<main class="home">
<div class="welcome">
<div>
<h1>${o("welcome-title")}</h1>
<p>${o("welcome-text")}</p>
</div>
${we()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${o("first-game")}</a
>
<button type="button" data-testid="how" @click=${s.help}>
${d("help")}<span>${o("how-to-play")}</span>
</button>
</div>
</div>
${Ce(n,a)} ${Ve(i,e,s)}
<div class="aside">
${Nt(s)} ${De(n,a)} ${Be(t,a)} ${ze(i)}
${Rt(i,e)}
</div>
</main>`}function Nt(e){return l`<nav class="more" aria-label=${o("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${d("sun")}<span>${o("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${d("puzzle")}<span>${o("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${d("up")}<span>${o("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${d("puzzle")}<span>${o("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${d("lens")}<span>${o("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${d("graph")}<span>${o("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${d("cup")}<span>${o("tab-tournaments")}</span></a>
<a class="button" href="/me">${d("person")}<span>${o("your-account")}</span></a>
${re(e)}
</nav>`}function Rt(e,t){return l`<form class="panel opener" @submit=${s=>{s.preventDefault();let a=s.target.elements.namedItem("text");t.open(a.value)}} aria-labelledby="open-heading">
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
@change=${s=>It(s,t)}
/></label>
</div>
${y(e.openError,"open-error")}
</form>`}async function It(e,t){let n=e.target,s=n.files?.[0];s&&(await t.openFile(s),n.value="")}var zt=5e3,Ct=6e4,Bt=1200,Ye="quiltbee.list";async function Fo(e,t,n,s){let a=new T(t.go,s,t.settings.strength,he),i=new E({fetch:Fe,opponents:He,match:Re,sit:Z,invite:Ae,challenge:Ne,name:()=>a.ownName,go:t.go,now:()=>performance.now()}),r=new A({fetch:Ee,remembered:{recent:C,forget:fe,kept:Xe,keep:Ze},now:()=>performance.now()});ge();let m=Promise.all([a.count(),i.load(),r.load(),Dt(a,n)]);m.then(()=>$e(r.store.get().waiting)),(B()||C().length>0)&&!Xe()?.games.length&&await _t(Bt,m);let u={home:a,lobby:i,mine:r},h=()=>ee(Qe(u,t,performance.now()),e);return{draw:h,close:Ut(u,n,h)}}function Ut({home:e,lobby:t,mine:n},s,a){let i=[e,t,n].map(({store:p})=>p.watch(a));i.push(ye(p=>(p==="lobby"?t:n).load()));let r=setInterval(()=>{!s.isLive&&!document.hidden&&t.load()},zt),m=setInterval(a,Ct);return()=>{for(let p of i)p();clearInterval(r),clearInterval(m)}}async function Dt(e,t){let n=await Y().catch(()=>null);e.called(n?.name??null),n&&be(n.known),n?.known===!1&&Ze(null),n?.known&&!document.hidden&&t.open()}async function _t(e,t){let n=0,s=new Promise(a=>{n=window.setTimeout(a,e)});await Promise.race([t,s]),clearTimeout(n)}function Xe(){try{let e=JSON.parse(localStorage.getItem(Ye)??"null");return B()&&Array.isArray(e?.games)?e:null}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return null;throw e}}function Ze(e){try{localStorage.setItem(Ye,JSON.stringify(e))}catch(t){if(!(t instanceof DOMException))throw t}}export{Fo as openHomePage};
