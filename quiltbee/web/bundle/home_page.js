import{a as Ee,b as Me,c as Q,d as Ne}from"./clock_form.js";import{c as Te}from"./page_kit.js";import{$a as $e,Aa as fe,Ba as he,F as q,H as ce,K as me,Kd as R,Lc as we,M as D,Nc as ve,O as c,Oc as ke,Pc as Ge,Q as p,Rc as Y,S as f,Sc as J,Sd as g,T as k,V as O,Vd as xe,Wd as Se,X as E,Xd as Le,Y as M,Z as $,Zd as Oe,b as re,ba as ue,ca as N,d as V,da as U,e as _,fa as G,gb as K,i as ie,j as s,m as le,md as Pe,o as S,p as y,sa as j,ta as pe,ua as de,va as W,w as L,wa as H,xb as ge,y as b,ya as be,yb as ye}from"./page.js";var Ye=6e4;function F({clock:e,rated:t,takebacks:n,board:a,seed_chosen:o,fair:i}){let r=[e===null?s("terms-no-clock"):ve(e)];return t&&r.push(s("terms-rated")),i&&r.push(s(`starts-terms-${i}`)),!n&&!t&&r.push(s("terms-no-takebacks")),a==="original"&&r.push(s("terms-original")),o&&r.push(s("terms-chosen")),r.join(", ")}function Re({kind:e,state:t,round:n,rounds:a,entrants:o,clock:i,rated:r,fair:l}){let u=t==="open"?s("state-open"):s("round-number-of",{round:n,rounds:a??0});return`${[s(`kind-${e}`),u,s("players-count",{count:o})].join(", ")} · ${F({clock:i,rated:r,fair:l,takebacks:!0})}`}function w({name:e,guest:t}){return t?s("guest"):e}function Fe(e,t,n){return Math.max(0,Math.floor((t+n-e)/Ye))}var Je={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},Qe={speed:U("ask-clock","clock",Y.map(({key:e})=>e),e=>s(`speed-${e}`)),fair:U("ask-fair","lobby-start-with-people",["usual","cut","both"],e=>s(`starts-way-${e}`)),rated:ue("ask-rated","tick-rated")};function A(e,t,n){let a=new Map(t.map(i=>[n(i),i])),o=e.flatMap(i=>a.get(i)??[]);return o.length===e.length?o:null}var z=class{constructor(t,n){this.page=t;this.ownName=n;this.terms=new M(Qe,t.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let t=this.answer===null;try{let[n,{opponents:a}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:a,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=S(n)}this.page.changed()}async apply(t){let n=this.answer;if(!n||!t)return this.load();let{now:a,order:o}=t,i=A(o.tables,[...n.tables,...t.tables],({game:d})=>d),r=A(o.games,[...n.games,...t.games],({game:d})=>d),l=A(o.bots,[...n.bots,...t.bots],({id:d})=>d),u=[...n.tournaments,...t.tournaments],m=A(o.tournaments,u,({id:d})=>d);if(!i||!r||!l||!m)return this.load();Object.assign(this,{answer:{now:a,tables:i,games:r,bots:l,tournaments:m}}),this.at=performance.now(),this.page.changed()}match(t){let n={clock:J(t),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(t){return this.leave(()=>b("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:n}=this.terms.values,a=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:t,...this.wish,fair:a}))}challenge(t){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:t,...this.wish,takebacks:n}))}get wish(){let{speed:t,rated:n}=this.terms.values,a=J(t);return{name:this.ownName(),clock:a,rated:n&&a!==null}}leave(t){return this.page.leave("lobby",()=>t().catch(async n=>{throw await this.load(),n}))}};function Ae(e,t){let{answer:n,at:a}=e,{busy:o,errors:i}=e.page,r=l=>Fe(l,n?.now??0,t-a);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${Y.map(({key:l})=>c`<button
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(l)}
>
<b>${s(`speed-${l}`)}</b><span class="small">${s(`speed-note-${l}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(l=>Ze(l,r(l.created),e)):n&&c`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Xe(n.tournaments):p} ${et(e)}
${n?.games.length?st(n.games,r):p}
${g(i.lobby,"lobby-error")}
</section>`}function Ze(e,t,n){let{game:a,rating:o,yours:i}=e,r=w(e),l=F(e);return c`<li data-game=${a}>
<span class="host"
>${i?c`<b>${s("your-table")}</b>`:P(e,o)}
<span class="small">${l} · ${s("lobby-waited",{minutes:t})}</span></span
>
${i?c`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:Z(n,"sit",s("sit-down"),s("sit-with",{name:r,terms:l}),()=>n.sit(a))}
</li>`}function P({name:e,guest:t=!1,bot:n=!1},a){return c`<b class=${t?"guest":""}>${w({name:e,guest:t})}</b>${n?c` <span class="badge bot">${s("lobby-bot")}</span>`:p}${a===null?p:c` <span class="small">${a}</span>`}`}function Z(e,t,n,a,o){return c`<button
type="button"
data-testid=${t}
aria-label=${a}
aria-disabled=${e.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Xe(e){return c`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:a,you:o,open:i}=t,r=s(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${a}</b> <span class="small">${Re(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${s("label-and-note",{label:r,note:a})}
>${r}</a
>
</li>`})}
</ul>`}function et(e){let{answer:t,opponents:n}=e,a=t?.bots??[];return n.length+a.length===0?p:c`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${e.terms.control("speed")} ${n.length>0?e.terms.control("fair"):p}
${e.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>tt(o,e))} ${a.map(o=>nt(o,e))}
</ul>`}function tt({game:e,name:t,guest:n,here:a,won:o,lost:i},r){let l=w({name:t,guest:n});return c`<li>
<span class="host"
>${P({name:t,guest:n},null)}
${a?c`<span class="badge">${s("lobby-here")}</span>`:p}
<span class="small">${s("lobby-score",{won:o,lost:i})}</span></span
>
${Z(r,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:l}),()=>r.invite(e))}
</li>`}function nt({id:e,name:t,ratings:n},a){let o=n[Je[a.terms.values.speed]]??null;return c`<li>
<span class="host">${P({name:t,bot:!0},o)}</span>
${Z(a,"challenge",s("lobby-challenge"),s("lobby-challenge-whom",{name:t}),()=>a.challenge(e))}
</li>`}function st(e,t){return c`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[a,o],clock:i,rated:r,fair:l,since:u})=>{let m=F({clock:i,rated:r,fair:l,takebacks:!0}),d=s("names-and",{first:w(a),second:w(o)});return c`<li>
<span class="host"
>${P(a,a.rating)} – ${P(o,o.rating)}
<span class="small"
>${m} · ${s("lobby-going-on",{minutes:t(u)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${s("lobby-watch-whom",{names:d})}
>${f("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var at="Bee",I=6e4,Ie=1440*I,ze=[["day",Ie],["hour",60*I],["minute",I]];function Be({seats:[e,t]}){return e.name==="You"&&t.name===at&&t.yours}function Ce(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Ve({cells:e}){return e.length-e.split(".").length+1}function X({variant:e,seats:t}){if(e==="solo")return s("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:a,name:o}=n[0];if(a==="open")return s("your-open-table");let i=q(o);return i===null?o:s("computer-level",{level:String(i)})}function ee(e,t){return e.status==="over"?it(e):e.status==="open"?s("waiting-for-somebody"):ot(e)+rt(e,t)}function ot({status:e,seats:t,turn:n}){let a=t.every(({yours:r})=>r);if(e==="yours"&&!a)return s("your-turn");let o=n===null?null:t[n-1];if(!o)return s("under-way");let i=q(o.name);return s("turn-of",{name:i===null?o.name:s("level-number",{level:String(i)})})}function rt({clock:e,now:t},n){if(!e||e.running===null||t===null||we(e.control).kind!=="days")return"";let a=ke(e,e.running,{now:t,at:0},n);return a===0?s("comma-time-up"):s("comma-left",{time:Ge(a)})}function it({seats:e,result:t}){if(t===null)return s("called-off");let{winner:n,scores:a,reason:o}=t,i=e.every(({yours:Ke})=>Ke),{name:r,yours:l}=e[n-1],u={who:i?"other":"you",name:r},m=i||l?"won":"lost";if(o==="resignation")return s(`${m}-by-resignation`,u);if(o==="time")return s(`${m}-on-time`,u);let[d,v]=n===1?a:[a[1],a[0]],h=m==="won"?K(d,v):K(v,d),x=s(`${m}-points`,{...u,points:h});return o==="first to 53"?x+s("comma-first"):x}function te(e,t){let n=Math.max(0,t-e);if(n<I)return s("just-now");if(n>=30*Ie)return le(e);let[a,o]=ze.find(([,r])=>n>=r)??ze[2];return new Intl.RelativeTimeFormat(ie(),{numeric:"auto"}).format(-Math.floor(n/o),a)}var lt=12,B=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let o=b("GET /api/me/games",{limit:lt,...t&&{cursor:t}}).then(i=>{let r=[...n(),...i.games.filter(l=>!Be(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(t){this.memory.forget(t),this.page.changed()}};function qe(e,t){let{recent:n,at:a}=e,{error:o,isReading:i}=e.list,{games:r,waiting:l,next:u}=e.list.value;return r.length===0&&n.length===0&&!o?p:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:l})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${r.map(m=>ct(m,t-a))}
${n.map(m=>mt(m,e))}
</ul>
${u===null?p:c`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>e.more()}
>
${s("show-more")}
</button>`}
${g(o,"games-error")}
</section>`}function ct(e,t){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
${R(e.cells)}
<a href=${e.url}>${X(e)}</a>
<span class="standing"
>${ee(e,t)}${e.tournament?c` <span class="small block">${s("place-in-list",{...e.tournament})}</span>`:p}</span
>
<span class="small when">${te(e.last,Date.now())}</span>
</li>`}function mt(e,t){let n=te(e.when,Date.now());return c`<li class="game remembered">
${R(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${s("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${s("remove")}
</button>
</li>`}function De(e,t){let n=Ce(e.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${R(n.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:X(n),standing:ee(n,t-e.at)})}</span
>
<span class="small">${s("spaces-sewn",{count:Ve(n)})}</span>
</span>
</a>`:p}var ut={opponent:$("computer"),strength:$(0),deck:N("deck","deck",["normal","tactical"],"short-deck"),level:$(1),first:$("you"),board:N("board","time-board",["revised","original"],"short-board"),seed:$(""),names:$(["Anna","Ben"]),name:$(""),...Ee,takebacks:$(!0),fair:N("fair","starts-way",["usual","cut","both"],"starts-way"),rated:$(!1)},pt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function dt(e){return!y.isStatic||D(e)}var bt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},C=class{constructor(t,n){this.page=t;this.keepInvitation=n;this.form=new M(ut,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){let t=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",Ue(t));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!L(n)||!ft(t))throw n;return{url:ht(Ue(t))}}})}};function ft(e){return!e.seed.trim()&&D(e.opponent)&&!se(e)}function ht({opponent:e,level:t,first:n,board:a,deck:o,names:i}){let l=Object.entries({opponent:e,level:t,first:n,board:a,deck:o}).filter(([,m])=>m!=null),u=new URLSearchParams(l.map(([m,d])=>[m,String(d)]));for(let m of i??[])u.append("name",m);return`/offline?${u}`}function Ue(e){let{opponent:t,strength:n,deck:a,level:o,first:i,board:r}=e,l={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:a,level:o,first:"you",names:null};if(se(e))return{...l,...je(e),opponent:t,level:n};if(t==="computer")return{...l,opponent:t,level:n,first:i,names:null};if(t==="person"){let[u,m]=e.names.map(d=>d.trim());return{...l,opponent:t,first:i,names:[u||s("first"),m||s("second")]}}return{...l,...je(e),opponent:t}}var T=({rated:e,speed:t})=>e&&t!=="none",se=e=>e.opponent==="computer"&&T(e);function je(e){let{name:t,takebacks:n,seed:a,first:o}=e,i=T(e),r=se(e)?"usual":e.fair;return{first:i&&r==="usual"?"random":o,names:t.trim()?[t.trim()]:null,clock:Me(e),takebacks:n&&!i&&r!=="both",fair:r==="usual"?null:r,rated:i,seed:i?null:a.trim()||null}}function ae(e){let{form:t,page:n}=e,{opponent:a}=t.values,o=a==="friend"||a==="anyone",i=l=>(l.preventDefault(),e.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${pt.map(([l,u])=>gt(l,u.filter(dt),e))}
</fieldset>
<div class="choices">
${a==="computer"?c`${xt(e)} ${vt(e)}`:p}
${a==="person"?yt(e):p} ${o?wt(e):p}
${a==="automa"?St(e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${s(r?"starting":bt[a])}
</button>
${g(n.errors["new-game"],"home-error")}
</div>
${G(n.shell,"edition")} ${$t(e,o)}
</form>`}function $t(e,t){let{form:n}=e,{opponent:a,fair:o}=n.values,i=T(n.values)&&(t||a==="computer"),r=a!=="automa"&&!i&&!(t&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${t?Ne(n.values,l=>n.set(l)):p}
${t?c`${n.control("fair")} ${kt(o)}`:p}
${r?Gt(e):p} ${n.control("board")}
${i||y.isStatic?p:Tt(e)}
</div>
</details>`}function gt(e,t,{form:n}){let{opponent:a}=n.values,o=t.includes(a)?"chosen":"",i=r=>c`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${a===r}
@change=${()=>n.set({opponent:r})}
/>`;return t.length===1&&e!=="card-two"?c`<label class=${`card-choice ${o}`}
>${i(t[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${s(e)}</b>
<div class="ways">
${t.map(r=>c`<label>${i(r)}<span>${s(`way-${r}`)}</span></label>`)}
</div>
</div>`}function yt({form:e}){let[t,n]=e.values.names,a=(o,i,r)=>c`<label
>${s(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>e.set({names:o===1?[k(l),n]:[t,k(l)]})}
/></label>`;return c`<div class="names">
${a(1,"first-name",t)} ${a(2,"second-name",n)}
</div>`}function wt(e){let{form:t}=e,{name:n,takebacks:a,fair:o,speed:i}=t.values,r=T(t.values),l=r||o==="both",u=r?"tick-takebacks-never":"tick-takebacks-note";return c`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${n}
@input=${m=>t.set({name:k(m)})}
/></label>
${Q(t.values,m=>t.set(m))}
<div class="ticks">
${O("rated",ne("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,m=>t.set({rated:m}),i==="none")}
${O("takebacks",ne("tick-takebacks",u),a&&!l,m=>t.set({takebacks:m}),l)}
</div>`}function vt(e){if(y.isStatic)return p;let{form:t}=e,{speed:n}=t.values,a=T(t.values),o=i=>t.set({rated:i,speed:i&&n==="none"?"long":n});return c`<div class="ticks">
${O("rated",ne("tick-rated","tick-rated-level"),a,o)}
</div>
${a?Q(t.values,i=>t.set(i)):p}`}var ne=(e,t)=>c`${s(e)} <span class="small">${s(t)}</span>`;function kt(e){return e==="usual"?p:c`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${e}-note`)}
</p>`}function Gt({form:e}){let[t,n]=Pt(e.values);return E("first",s("who-first"),[["you",t],["opponent",n],["random",s("random")]],e.values.first,a=>e.set({first:a}))}function Pt({opponent:e,names:[t,n]}){return e==="person"?[t||s("first"),n||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function Tt({form:e}){return c`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${t=>e.set({seed:k(t)})}
/></label>`}function xt({form:e,page:t}){let{strength:n}=e.values,a=o=>{e.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return c`${E("strength",s("difficulty"),re.map(({level:o})=>[String(o),String(o)]),String(n),a)}
<div class="opponent-face">
${Pe(n)}<b aria-hidden="true">${ce(n)}</b>
<p class="small explain" data-testid="strength-words">${me(n)}</p>
</div>`}function St({form:e}){let{deck:t,level:n}=e.values,{numeral:a}=V[n-1];return c`${e.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${t}`),note:s(`deck-note-${t}`)})}
</p>
${E("level",s("level-of-automa"),V.map(o=>[String(o.level),ye(o)]),String(n),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:ge(n),counts:s(`automa-level-${n}`)})}
</p>`}var Lt=`${_/1024} KB`;function oe(e,t){let n=(r,l)=>e.ask("open",async()=>{if(l>_)throw new Error(s("too-long",{most:Lt}));let u=await r();if(u.trim()==="")throw new Error(s("paste-first"));await t(u)}),a=r=>{r.preventDefault();let{elements:l}=r.target,{value:u}=l.namedItem("text");return n(async()=>u,u.length)},o=async r=>{let l=r.target,u=l.files?.[0];u&&(await n(()=>u.text(),u.size),l.value="")},i=e.busy==="open";return c`<form class="panel opener" @submit=${a} aria-labelledby="open-heading">
<h2 id="open-heading">${s("open-saved")}</h2>
<label for="open-text">${s("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${i}>
${s(i?"opening":"open")}
</button>
<label class="button file"
>${s("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o}
/></label>
</div>
${g(e.errors.open,"open-error")}
</form>`}var Ot=5e3,Et=6e4,Mt=1200,Zn=Te(Nt);async function Nt(e,t,n){let a=new C(e,fe);if(Le(),y.isStatic)return()=>Rt(a,n);let o=new z(e,()=>a.ownName),i={recent:j,forget:be,kept:W,keep:H},r=new B(e,i),l=[],u=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch(h){L(h)||(e.errors["new-game"]=S(h))}e.changed()},m=Promise.all([u(),o.load(),r.load(),It(a,t)]);m.then(()=>Se(r.list.value.waiting)),(pe()||j().length>0)&&!W()?.games.length&&await Bt(Mt,m),e.until(xe((h,x)=>h==="lobby"?o.apply(x):r.load())),e.every(Ot,()=>!t.isLive&&!document.hidden&&o.load()),e.every(Et,e.changed);let{shell:v}=e;return()=>{let h=performance.now();return c`<main class="home">
${We(v,s("welcome-text"),Ft())} ${De(r,h)}
${ae(a)}
<div class="aside">
${At(v)} ${qe(r,h)} ${Ae(o,h)}
${zt(l)} ${oe(e,n)}
</div>
</main>`}}function Rt(e,t){let{shell:n}=e.page;return c`<main class="home">
${We(n,s("welcome-alone"),he())} ${ae(e)}
<div class="aside">
<nav class="more" aria-label=${s("more")}>${He()} ${G(n,"language")}</nav>
${oe(e.page,t)}
</div>
</main>`}function We(e,t,n){return c`<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${t}</p>
</div>
${Oe()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${e.help}>
${f("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>`}function Ft(){return c`<a class="button invite" href="/first-game" data-testid="first-game"
>${s("first-game")}</a
>`}function He(){return c`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${s("tab-analysis")}</span></a
>`}function At(e){return c`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${s("tab-progress")}</span></a
>
${He()}
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${s("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${s("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${s("your-account")}</span></a>
${G(e,"language")}
</nav>`}function zt(e){if(e.length===0)return p;let t=n=>n===null?"–":$e(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${s("alone-with-automa")}</h2>
<table class="scores" data-testid="solo-totals">
<caption class="visually-hidden">
${s("finished-by-level")}
</caption>
<thead>
<tr>
<th scope="col">${s("deck-and-level")}</th>
<th scope="col">${s("won")}</th>
<th scope="col">${s("mean")}</th>
<th scope="col">${s("best")}</th>
<th scope="col">${s("practice")}</th>
</tr>
</thead>
<tbody>
${e.map(n=>c`<tr>
<th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${s("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}async function It(e,t){let n=await b("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&de(n.known),n?.known===!1&&H(null),n?.known&&!document.hidden&&t.open()}async function Bt(e,t){let n=0,a=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,a]),clearTimeout(n)}export{Zn as openHomePage};
