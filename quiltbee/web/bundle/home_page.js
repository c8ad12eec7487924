import{a as Ne,b as Ae,c as J,d as Re}from"./clock_form.js";import{a as Oe,b as Ee,c as Me,d as N}from"./challenge_view.js";import{c as Pe}from"./page_kit.js";import{Aa as H,Ba as K,Cb as be,Da as ue,Db as he,Fa as pe,G as D,Ga as de,I as ie,L as le,N as U,P as l,Pd as M,Qc as $e,R as p,Sc as ge,T as b,Tc as ye,U as k,Uc as we,W as L,Wc as ve,Xc as ke,Xd as g,Y as O,Z as ce,_ as $,_d as Te,ae as xe,b as se,ce as Se,d as _,da as E,de as Le,e as q,eb as fe,ha as G,j as oe,k as a,lb as Y,n as re,p as x,q as y,rd as Ge,x as S,xa as j,ya as W,z as f,za as me}from"./page.js";var Ze=6e4;function A({clock:e,rated:t,takebacks:n,board:s,seed_chosen:o,fair:r}){let i=[e===null?a("terms-no-clock"):ge(e)];return t&&i.push(a("terms-rated")),r&&i.push(a(`starts-terms-${r}`)),!n&&!t&&i.push(a("terms-no-takebacks")),s==="original"&&i.push(a("terms-original")),o&&i.push(a("terms-chosen")),i.join(", ")}function Fe({kind:e,state:t,round:n,rounds:s,entrants:o,clock:r,rated:i,fair:c}){let u=t==="open"?a("state-open"):a("round-number-of",{round:n,rounds:s??0});return`${[a(`kind-${e}`),u,a("players-count",{count:o})].join(", ")} · ${A({clock:r,rated:i,fair:c,takebacks:!0})}`}function w({name:e,guest:t}){return t?a("guest"):e}function ze(e,t,n){return Math.max(0,Math.floor((t+n-e)/Ze))}var Xe={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function R(e,t,n){let s=new Map(t.map(r=>[n(r),r])),o=e.flatMap(r=>s.get(r)??[]);return o.length===e.length?o:null}var F=class{constructor(t,n){this.page=t;this.ownName=n;this.asking=new Oe(t,n)}page;ownName;answer=null;opponents=[];followed=[];at=0;asking;async load(){let t=this.answer===null;try{let[n,{opponents:s}]=await Promise.all([f("GET /api/lobby"),f("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:s,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=x(n)}this.page.changed()}async follow(){let{people:t}=await f("GET /api/me/people"),n=t.filter(({kind:s})=>s==="follow");this.followed=n.sort((s,o)=>Number(o.here)-Number(s.here)),this.page.changed()}async apply(t){let n=this.answer;if(!n||!t)return this.load();let{now:s,order:o}=t,r=R(o.tables,[...n.tables,...t.tables],({game:d})=>d),i=R(o.games,[...n.games,...t.games],({game:d})=>d),c=R(o.bots,[...n.bots,...t.bots],({id:d})=>d),u=[...n.tournaments,...t.tournaments],m=R(o.tournaments,u,({id:d})=>d);if(!r||!i||!c||!m)return this.load();Object.assign(this,{answer:{now:s,tables:r,games:i,bots:c,tournaments:m}}),this.at=performance.now(),this.page.changed()}match(t){let n={clock:ke(t),board:"revised",rated:!1};return this.leave(()=>f("POST /api/match",{...n,name:this.ownName()}))}sit(t){return this.leave(()=>f("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:n}=this.asking.terms.values,s=n==="usual"?null:n;return this.leave(()=>f("POST /api/games/{game}/again",{game:t,...this.asking.wish,fair:s}))}challenge(t){return this.leave(()=>this.asking.challenge(t))}leave(t){return this.page.leave("lobby",()=>t().catch(async n=>{throw await this.load(),n}))}};function Ie(e,t){let{answer:n,at:s}=e,{busy:o,errors:r}=e.page,i=c=>ze(c,n?.now??0,t-s);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${ve.map(({key:c})=>l`<button
type="button"
data-testid=${`match-${c}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(c)}
>
<b>${a(`speed-${c}`)}</b><span class="small">${a(`speed-note-${c}`)}</span>
</button>`)}
</div>
<h3>${a("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(c=>et(c,i(c.created),e)):n&&l`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?tt(n.tournaments):p}
${e.followed.length?nt(e):p} ${at(e)}
${n?.games.length?rt(n.games,i):p}
${g(r.lobby,"lobby-error")}
</section>`}function et(e,t,n){let{game:s,rating:o,yours:r}=e,i=w(e),c=A(e);return l`<li data-game=${s}>
<span class="host"
>${r?l`<b>${a("your-table")}</b>`:v(e,o)}
<span class="small">${c} · ${a("lobby-waited",{minutes:t})}</span></span
>
${r?l`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:N(n.page,"sit",a("sit-down"),a("sit-with",{name:i,terms:c}),()=>n.sit(s))}
</li>`}function v({name:e,guest:t=!1,bot:n=!1},s){return l`<b class=${t?"guest":""}>${w({name:e,guest:t})}</b>${n?l` <span class="badge bot">${a("lobby-bot")}</span>`:p}${s===null?p:l` <span class="small">${s}</span>`}`}function tt(e){return l`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:s,you:o,open:r}=t,i=a(r&&o===null?"join":"open");return l`<li>
<span class="host"
><b>${s}</b> <span class="small">${Fe(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${a("label-and-note",{label:i,note:s})}
>${i}</a
>
</li>`})}
</ul>`}function nt(e){let t=({name:n,game:s,open:o})=>s?o?N(e.page,"sit",a("sit-down"),a("sit-down-with",{name:n}),()=>e.sit(s)):l`<a
class="button"
href=${`/game/${s}`}
aria-label=${a("lobby-watch-whom",{names:n})}
>${b("eye")}<span>${a("lobby-watch")}</span></a
>`:p;return l`<h3 id="followed-heading">${a("followed-people")}</h3>
<ul class="tables" data-testid="lobby-followed" aria-labelledby="followed-heading">
${e.followed.map(n=>l`<li>
<span class="host"
>${v(n,null)}
${n.here?l`<span class="badge">${a("lobby-here")}</span>`:p}</span
>
${t(n)}
</li>`)}
</ul>`}function at(e){let{answer:t,opponents:n}=e,{terms:s}=e.asking,o=t?.bots??[];return n.length+o.length===0?p:l`<h3 id="ask-heading">${a("lobby-ask")}</h3>
<div class="row">
${s.control("speed")} ${n.length>0?s.control("fair"):p}
${s.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(r=>st(r,e))} ${o.map(r=>ot(r,e))}
</ul>`}function st({game:e,name:t,guest:n,here:s,won:o,lost:r},i){let c=w({name:t,guest:n});return l`<li>
<span class="host"
>${v({name:t,guest:n},null)}
${s?l`<span class="badge">${a("lobby-here")}</span>`:p}
<span class="small">${a("lobby-score",{won:o,lost:r})}</span></span
>
${N(i.page,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:c}),()=>i.invite(e))}
</li>`}function ot(e,t){let{id:n,name:s,ratings:o}=e,r=o[Xe[t.asking.terms.values.speed]]??null;return l`<li>
<span class="host"
><a href=${`/people/${n}`}>${v({name:s,bot:!0},r)}</a>
<span class="small">${Ee(e)}</span></span
>
${Me(e,t.asking,()=>t.challenge(n))}
</li>`}function rt(e,t){return l`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[s,o],clock:r,rated:i,fair:c,since:u})=>{let m=A({clock:r,rated:i,fair:c,takebacks:!0}),d=a("names-and",{first:w(s),second:w(o)});return l`<li>
<span class="host"
>${v(s,s.rating)} – ${v(o,o.rating)}
<span class="small"
>${m} · ${a("lobby-going-on",{minutes:t(u)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${a("lobby-watch-whom",{names:d})}
>${b("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var it="Bee",z=6e4,Ce=1440*z,Be=[["day",Ce],["hour",60*z],["minute",z]];function Ve({seats:[e,t]}){return e.name==="You"&&t.name===it&&t.yours}function _e(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function qe({cells:e}){return e.length-e.split(".").length+1}function Q({variant:e,seats:t}){if(e==="solo")return a("card-solo");let n=t.filter(i=>!i.yours);if(n.length===0)return a("names-and",{first:t[0].name,second:t[1].name});let{kind:s,name:o}=n[0];if(s==="open")return a("your-open-table");let r=D(o);return r===null?o:a("computer-level",{level:String(r)})}function Z(e,t){return e.status==="over"?mt(e):e.status==="open"?a("waiting-for-somebody"):lt(e)+ct(e,t)}function lt({status:e,seats:t,turn:n}){let s=t.every(({yours:i})=>i);if(e==="yours"&&!s)return a("your-turn");let o=n===null?null:t[n-1];if(!o)return a("under-way");let r=D(o.name);return a("turn-of",{name:r===null?o.name:a("level-number",{level:String(r)})})}function ct({clock:e,now:t},n){if(!e||e.running===null||t===null||$e(e.control).kind!=="days")return"";let s=ye(e,e.running,{now:t,at:0},n);return s===0?a("comma-time-up"):a("comma-left",{time:we(s)})}function mt({seats:e,result:t}){if(t===null)return a("called-off");let{winner:n,scores:s,reason:o}=t,r=e.every(({yours:V})=>V),{name:i,yours:c}=e[n-1],u={who:r?"other":"you",name:i},m=r||c?"won":"lost";if(o==="resignation")return a(`${m}-by-resignation`,u);if(o==="time")return a(`${m}-on-time`,u);let[d,C]=n===1?s:[s[1],s[0]],T=m==="won"?Y(d,C):Y(C,d),h=a(`${m}-points`,{...u,points:T});return o==="first to 53"?h+a("comma-first"):h}function X(e,t){let n=Math.max(0,t-e);if(n<z)return a("just-now");if(n>=30*Ce)return re(e);let[s,o]=Be.find(([,i])=>n>=i)??Be[2];return new Intl.RelativeTimeFormat(oe(),{numeric:"auto"}).format(-Math.floor(n/o),s)}var ut=12,I=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let o=f("GET /api/me/games",{limit:ut,...t&&{cursor:t}}).then(r=>{let i=[...n(),...r.games.filter(c=>!Ve(c))];return this.at=performance.now(),{...r,games:i}});return this.list.read(o)}forget(t){this.memory.forget(t),this.page.changed()}};function Ue(e,t){let{recent:n,at:s}=e,{error:o,isReading:r}=e.list,{games:i,waiting:c,next:u}=e.list.value;return i.length===0&&n.length===0&&!o?p:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${c>0?l`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:c})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${i.map(m=>pt(m,t-s))}
${n.map(m=>dt(m,e))}
</ul>
${u===null?p:l`<button
type="button"
data-testid="more-games"
aria-disabled=${r?"true":"false"}
@click=${()=>e.more()}
>
${a("show-more")}
</button>`}
${g(o,"games-error")}
</section>`}function pt(e,t){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
${M(e.cells)}
<a href=${e.url}>${Q(e)}</a>
<span class="standing"
>${Z(e,t)}${e.tournament?l` <span class="small block">${a("place-in-list",{...e.tournament})}</span>`:p}</span
>
<span class="small when">${X(e.last,Date.now())}</span>
</li>`}function dt(e,t){let n=X(e.when,Date.now());return l`<li class="game remembered">
${M(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${a("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${a("remove")}
</button>
</li>`}function je(e,t){let n=_e(e.list.value.games);return n?l`<a class="continue" href=${n.url} data-testid="continue">
${M(n.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:Q(n),standing:Z(n,t-e.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:qe(n)})}</span>
</span>
</a>`:p}var ft={opponent:$("computer"),strength:$(0),deck:E("deck","deck",["normal","tactical"],"short-deck"),level:$(1),first:$("you"),board:E("board","time-board",["revised","original"],"short-board"),seed:$(""),names:$(["Anna","Ben"]),name:$(""),...Ne,takebacks:$(!0),fair:E("fair","starts-way",["usual","cut","both"],"starts-way"),rated:$(!1)},bt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function ht(e){return!y.isStatic||U(e)}var $t={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},B=class{constructor(t,n){this.page=t;this.keepInvitation=n;this.form=new ce(ft,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){let t=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await f("POST /api/games",We(t));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!S(n)||!gt(t))throw n;return{url:yt(We(t))}}})}};function gt(e){return!e.seed.trim()&&U(e.opponent)&&!te(e)}function yt({opponent:e,level:t,first:n,board:s,deck:o,names:r}){let c=Object.entries({opponent:e,level:t,first:n,board:s,deck:o}).filter(([,m])=>m!=null),u=new URLSearchParams(c.map(([m,d])=>[m,String(d)]));for(let m of r??[])u.append("name",m);return`/offline?${u}`}function We(e){let{opponent:t,strength:n,deck:s,level:o,first:r,board:i}=e,c={board:i,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:s,level:o,first:"you",names:null};if(te(e))return{...c,...He(e),opponent:t,level:n};if(t==="computer")return{...c,opponent:t,level:n,first:r,names:null};if(t==="person"){let[u,m]=e.names.map(d=>d.trim());return{...c,opponent:t,first:r,names:[u||a("first"),m||a("second")]}}return{...c,...He(e),opponent:t}}var P=({rated:e,speed:t})=>e&&t!=="none",te=e=>e.opponent==="computer"&&P(e);function He(e){let{name:t,takebacks:n,seed:s,first:o}=e,r=P(e),i=te(e)?"usual":e.fair;return{first:r&&i==="usual"?"random":o,names:t.trim()?[t.trim()]:null,clock:Ae(e),takebacks:n&&!r&&i!=="both",fair:i==="usual"?null:i,rated:r,seed:r?null:s.trim()||null}}function ne(e){let{form:t,page:n}=e,{opponent:s}=t.values,o=s==="friend"||s==="anyone",r=c=>(c.preventDefault(),e.start()),i=n.busy==="new-game";return l`<form class="panel new-game" @submit=${r} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${bt.map(([c,u])=>vt(c,u.filter(ht),e))}
</fieldset>
<div class="choices">
${s==="computer"?l`${Ot(e)} ${Pt(e)}`:p}
${s==="person"?kt(e):p} ${o?Gt(e):p}
${s==="automa"?Et(e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${i}>
${a(i?"starting":$t[s])}
</button>
${g(n.errors["new-game"],"home-error")}
</div>
${G(n.shell,"edition")} ${wt(e,o)}
</form>`}function wt(e,t){let{form:n}=e,{opponent:s,fair:o}=n.values,r=P(n.values)&&(t||s==="computer"),i=s!=="automa"&&!r&&!(t&&o==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${t?Re(n.values,c=>n.set(c)):p}
${t?l`${n.control("fair")} ${Tt(o)}`:p}
${i?xt(e):p} ${n.control("board")}
${r||y.isStatic?p:Lt(e)}
</div>
</details>`}function vt(e,t,{form:n}){let{opponent:s}=n.values,o=t.includes(s)?"chosen":"",r=i=>l`<input
type="radio"
name="opponent"
value=${i}
data-testid=${`opponent-${i}`}
.checked=${s===i}
@change=${()=>n.set({opponent:i})}
/>`;return t.length===1&&e!=="card-two"?l`<label class=${`card-choice ${o}`}
>${r(t[0])}<b>${a(e)}</b> <span class="small">${a(`${e}-note`)}</span></label
>`:l`<div class=${`card-choice ${o}`}>
<b>${a(e)}</b>
<div class="ways">
${t.map(i=>l`<label>${r(i)}<span>${a(`way-${i}`)}</span></label>`)}
</div>
</div>`}function kt({form:e}){let[t,n]=e.values.names,s=(o,r,i)=>l`<label
>${a(r)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${i}
@input=${c=>e.set({names:o===1?[k(c),n]:[t,k(c)]})}
/></label>`;return l`<div class="names">
${s(1,"first-name",t)} ${s(2,"second-name",n)}
</div>`}function Gt(e){let{form:t}=e,{name:n,takebacks:s,fair:o,speed:r}=t.values,i=P(t.values),c=i||o==="both",u=i?"tick-takebacks-never":"tick-takebacks-note";return l`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${n}
@input=${m=>t.set({name:k(m)})}
/></label>
${J(t.values,m=>t.set(m))}
<div class="ticks">
${L("rated",ee("tick-rated",r==="none"?"tick-rated-clock":"tick-rated-note"),i,m=>t.set({rated:m}),r==="none")}
${L("takebacks",ee("tick-takebacks",u),s&&!c,m=>t.set({takebacks:m}),c)}
</div>`}function Pt(e){if(y.isStatic)return p;let{form:t}=e,{speed:n}=t.values,s=P(t.values),o=r=>t.set({rated:r,speed:r&&n==="none"?"long":n});return l`<div class="ticks">
${L("rated",ee("tick-rated","tick-rated-level"),s,o)}
</div>
${s?J(t.values,r=>t.set(r)):p}`}var ee=(e,t)=>l`${a(e)} <span class="small">${a(t)}</span>`;function Tt(e){return e==="usual"?p:l`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${e}-note`)}
</p>`}function xt({form:e}){let[t,n]=St(e.values);return O("first",a("who-first"),[["you",t],["opponent",n],["random",a("random")]],e.values.first,s=>e.set({first:s}))}function St({opponent:e,names:[t,n]}){return e==="person"?[t||a("first"),n||a("second")]:e==="friend"?[a("you"),a("your-friend")]:[a("you"),a(e==="computer"?"computer":"the-other-player")]}function Lt({form:e}){return l`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${t=>e.set({seed:k(t)})}
/></label>`}function Ot({form:e,page:t}){let{strength:n}=e.values,s=o=>{e.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return l`${O("strength",a("difficulty"),se.map(({level:o})=>[String(o),String(o)]),String(n),s)}
<div class="opponent-face">
${Ge(n)}<b aria-hidden="true">${ie(n)}</b>
<p class="small explain" data-testid="strength-words">${le(n)}</p>
</div>`}function Et({form:e}){let{deck:t,level:n}=e.values,{numeral:s}=_[n-1];return l`${e.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${t}`),note:a(`deck-note-${t}`)})}
</p>
${O("level",a("level-of-automa"),_.map(o=>[String(o.level),he(o)]),String(n),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:be(n),counts:a(`automa-level-${n}`)})}
</p>`}var Mt=`${q/1024} KB`;function ae(e,t){let n=(i,c)=>e.ask("open",async()=>{if(c>q)throw new Error(a("too-long",{most:Mt}));let u=await i();if(u.trim()==="")throw new Error(a("paste-first"));await t(u)}),s=i=>{i.preventDefault();let{elements:c}=i.target,{value:u}=c.namedItem("text");return n(async()=>u,u.length)},o=async i=>{let c=i.target,u=c.files?.[0];u&&(await n(()=>u.text(),u.size),c.value="")},r=e.busy==="open";return l`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
<h2 id="open-heading">${a("open-saved")}</h2>
<label for="open-text">${a("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${r}>
${a(r?"opening":"open")}
</button>
<label class="button file"
>${a("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o}
/></label>
</div>
${g(e.errors.open,"open-error")}
</form>`}var Nt=5e3,Ke=6e4,At=1200,Xn=Pe(Rt);async function Rt(e,t,n){let s=new B(e,pe);if(Te(),y.isStatic)return()=>Ft(s,n);let o=new F(e,()=>s.ownName),r={recent:j,forget:ue,kept:H,keep:K},i=new I(e,r),c=[],u=async()=>{try{({totals:c}=await f("GET /api/solo"))}catch(h){S(h)||(e.errors["new-game"]=x(h))}e.changed()},m=Promise.all([u(),o.load(),i.load(),Bt(s,t)]),d=async()=>{W()&&!document.hidden&&await o.follow().catch(console.warn)};m.then(()=>xe(i.list.value.waiting)).then(d),(W()||j().length>0)&&!H()?.games.length&&await Ct(At,m),e.until(Se((h,V)=>h==="lobby"?o.apply(V):i.load())),e.every(Nt,()=>!t.isLive&&!document.hidden&&o.load()),e.every(Ke,e.changed),e.every(Ke,d);let{shell:T}=e;return()=>{let h=performance.now();return l`<main class="home">
${Ye(T,a("welcome-text"),Je())} ${je(i,h)}
${ne(s)}
<div class="aside">
${zt(T)} ${Ue(i,h)} ${Ie(o,h)}
${It(c)} ${ae(e,n)}
</div>
</main>`}}function Ft(e,t){let{shell:n}=e.page;return l`<main class="home">
${Ye(n,a("welcome-alone"),l`${Je()} ${de()}`)} ${ne(e)}
<div class="aside">
<nav class="more" aria-label=${a("more")}>${Qe()} ${G(n,"language")}</nav>
${ae(e.page,t)}
</div>
</main>`}function Ye(e,t,n){return l`<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${t}</p>
</div>
${Le()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${e.help}>
${b("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>`}function Je(){return l`<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>`}function Qe(){return l`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${b("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${b("lens")}<span>${a("tab-analysis")}</span></a
>`}function zt(e){return l`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${b("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${b("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${b("up")}<span>${a("tab-progress")}</span></a
>
${Qe()}
<a class="button" href="/ratings" data-testid="to-ratings"
>${b("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${b("cup")}<span>${a("tab-tournaments")}</span></a>
<a class="button" href="/me">${b("person")}<span>${a("your-account")}</span></a>
${G(e,"language")}
</nav>`}function It(e){if(e.length===0)return p;let t=n=>n===null?"–":fe(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${a("alone-with-automa")}</h2>
<table class="scores" data-testid="solo-totals">
<caption class="visually-hidden">
${a("finished-by-level")}
</caption>
<thead>
<tr>
<th scope="col">${a("deck-and-level")}</th>
<th scope="col">${a("won")}</th>
<th scope="col">${a("mean")}</th>
<th scope="col">${a("best")}</th>
<th scope="col">${a("practice")}</th>
</tr>
</thead>
<tbody>
${e.map(n=>l`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}async function Bt(e,t){let n=await f("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&me(n.known),n?.known===!1&&K(null),n?.known&&!document.hidden&&t.open()}async function Ct(e,t){let n=0,s=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,s]),clearTimeout(n)}export{Xn as openHomePage};
