import{a as Me,b as Ne,c as K,d as Ae}from"./clock_form.js";import{a as Le,b as Oe,c as Ee,d as H}from"./challenge_view.js";import{c as Ge}from"./page_kit.js";import{Ab as fe,Ba as me,Bb as be,Da as ue,Ea as pe,F as _,H as oe,K as re,M as q,Nd as N,O as c,Oc as he,Q as p,Qc as $e,Rc as ge,S as b,Sc as ye,T as k,Uc as we,V as O,Vc as ve,Vd as g,X as E,Y as ie,Yd as Pe,Z as $,_d as xe,ae as Te,b as ne,be as Se,ca as M,cb as de,d as C,e as V,fa as G,i as se,j as s,jb as W,m as ae,o as S,p as y,pd as ke,va as D,w as L,wa as le,xa as ce,y as f,ya as U,za as j}from"./page.js";var Qe=6e4;function A({clock:e,rated:t,takebacks:n,board:a,seed_chosen:o,fair:r}){let i=[e===null?s("terms-no-clock"):$e(e)];return t&&i.push(s("terms-rated")),r&&i.push(s(`starts-terms-${r}`)),!n&&!t&&i.push(s("terms-no-takebacks")),a==="original"&&i.push(s("terms-original")),o&&i.push(s("terms-chosen")),i.join(", ")}function Re({kind:e,state:t,round:n,rounds:a,entrants:o,clock:r,rated:i,fair:l}){let u=t==="open"?s("state-open"):s("round-number-of",{round:n,rounds:a??0});return`${[s(`kind-${e}`),u,s("players-count",{count:o})].join(", ")} · ${A({clock:r,rated:i,fair:l,takebacks:!0})}`}function w({name:e,guest:t}){return t?s("guest"):e}function Fe(e,t,n){return Math.max(0,Math.floor((t+n-e)/Qe))}var Ze={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function R(e,t,n){let a=new Map(t.map(r=>[n(r),r])),o=e.flatMap(r=>a.get(r)??[]);return o.length===e.length?o:null}var F=class{constructor(t,n){this.page=t;this.ownName=n;this.asking=new Le(t,n)}page;ownName;answer=null;opponents=[];at=0;asking;async load(){let t=this.answer===null;try{let[n,{opponents:a}]=await Promise.all([f("GET /api/lobby"),f("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:a,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=S(n)}this.page.changed()}async apply(t){let n=this.answer;if(!n||!t)return this.load();let{now:a,order:o}=t,r=R(o.tables,[...n.tables,...t.tables],({game:d})=>d),i=R(o.games,[...n.games,...t.games],({game:d})=>d),l=R(o.bots,[...n.bots,...t.bots],({id:d})=>d),u=[...n.tournaments,...t.tournaments],m=R(o.tournaments,u,({id:d})=>d);if(!r||!i||!l||!m)return this.load();Object.assign(this,{answer:{now:a,tables:r,games:i,bots:l,tournaments:m}}),this.at=performance.now(),this.page.changed()}match(t){let n={clock:ve(t),board:"revised",rated:!1};return this.leave(()=>f("POST /api/match",{...n,name:this.ownName()}))}sit(t){return this.leave(()=>f("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:n}=this.asking.terms.values,a=n==="usual"?null:n;return this.leave(()=>f("POST /api/games/{game}/again",{game:t,...this.asking.wish,fair:a}))}challenge(t){return this.leave(()=>this.asking.challenge(t))}leave(t){return this.page.leave("lobby",()=>t().catch(async n=>{throw await this.load(),n}))}};function ze(e,t){let{answer:n,at:a}=e,{busy:o,errors:r}=e.page,i=l=>Fe(l,n?.now??0,t-a);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${we.map(({key:l})=>c`<button
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
${n?.tables.length?n.tables.map(l=>Xe(l,i(l.created),e)):n&&c`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?et(n.tournaments):p} ${tt(e)}
${n?.games.length?at(n.games,i):p}
${g(r.lobby,"lobby-error")}
</section>`}function Xe(e,t,n){let{game:a,rating:o,yours:r}=e,i=w(e),l=A(e);return c`<li data-game=${a}>
<span class="host"
>${r?c`<b>${s("your-table")}</b>`:P(e,o)}
<span class="small">${l} · ${s("lobby-waited",{minutes:t})}</span></span
>
${r?c`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:H(n.page,"sit",s("sit-down"),s("sit-with",{name:i,terms:l}),()=>n.sit(a))}
</li>`}function P({name:e,guest:t=!1,bot:n=!1},a){return c`<b class=${t?"guest":""}>${w({name:e,guest:t})}</b>${n?c` <span class="badge bot">${s("lobby-bot")}</span>`:p}${a===null?p:c` <span class="small">${a}</span>`}`}function et(e){return c`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:a,you:o,open:r}=t,i=s(r&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${a}</b> <span class="small">${Re(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${s("label-and-note",{label:i,note:a})}
>${i}</a
>
</li>`})}
</ul>`}function tt(e){let{answer:t,opponents:n}=e,{terms:a}=e.asking,o=t?.bots??[];return n.length+o.length===0?p:c`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${a.control("speed")} ${n.length>0?a.control("fair"):p}
${a.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(r=>nt(r,e))} ${o.map(r=>st(r,e))}
</ul>`}function nt({game:e,name:t,guest:n,here:a,won:o,lost:r},i){let l=w({name:t,guest:n});return c`<li>
<span class="host"
>${P({name:t,guest:n},null)}
${a?c`<span class="badge">${s("lobby-here")}</span>`:p}
<span class="small">${s("lobby-score",{won:o,lost:r})}</span></span
>
${H(i.page,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:l}),()=>i.invite(e))}
</li>`}function st(e,t){let{id:n,name:a,ratings:o}=e,r=o[Ze[t.asking.terms.values.speed]]??null;return c`<li>
<span class="host"
><a href=${`/people/${n}`}>${P({name:a,bot:!0},r)}</a>
<span class="small">${Oe(e)}</span></span
>
${Ee(e,t.asking,()=>t.challenge(n))}
</li>`}function at(e,t){return c`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[a,o],clock:r,rated:i,fair:l,since:u})=>{let m=A({clock:r,rated:i,fair:l,takebacks:!0}),d=s("names-and",{first:w(a),second:w(o)});return c`<li>
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
>${b("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var ot="Bee",z=6e4,Be=1440*z,Ie=[["day",Be],["hour",60*z],["minute",z]];function Ce({seats:[e,t]}){return e.name==="You"&&t.name===ot&&t.yours}function Ve(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function _e({cells:e}){return e.length-e.split(".").length+1}function Y({variant:e,seats:t}){if(e==="solo")return s("card-solo");let n=t.filter(i=>!i.yours);if(n.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:a,name:o}=n[0];if(a==="open")return s("your-open-table");let r=_(o);return r===null?o:s("computer-level",{level:String(r)})}function J(e,t){return e.status==="over"?lt(e):e.status==="open"?s("waiting-for-somebody"):rt(e)+it(e,t)}function rt({status:e,seats:t,turn:n}){let a=t.every(({yours:i})=>i);if(e==="yours"&&!a)return s("your-turn");let o=n===null?null:t[n-1];if(!o)return s("under-way");let r=_(o.name);return s("turn-of",{name:r===null?o.name:s("level-number",{level:String(r)})})}function it({clock:e,now:t},n){if(!e||e.running===null||t===null||he(e.control).kind!=="days")return"";let a=ge(e,e.running,{now:t,at:0},n);return a===0?s("comma-time-up"):s("comma-left",{time:ye(a)})}function lt({seats:e,result:t}){if(t===null)return s("called-off");let{winner:n,scores:a,reason:o}=t,r=e.every(({yours:Je})=>Je),{name:i,yours:l}=e[n-1],u={who:r?"other":"you",name:i},m=r||l?"won":"lost";if(o==="resignation")return s(`${m}-by-resignation`,u);if(o==="time")return s(`${m}-on-time`,u);let[d,v]=n===1?a:[a[1],a[0]],h=m==="won"?W(d,v):W(v,d),T=s(`${m}-points`,{...u,points:h});return o==="first to 53"?T+s("comma-first"):T}function Q(e,t){let n=Math.max(0,t-e);if(n<z)return s("just-now");if(n>=30*Be)return ae(e);let[a,o]=Ie.find(([,i])=>n>=i)??Ie[2];return new Intl.RelativeTimeFormat(se(),{numeric:"auto"}).format(-Math.floor(n/o),a)}var ct=12,I=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let o=f("GET /api/me/games",{limit:ct,...t&&{cursor:t}}).then(r=>{let i=[...n(),...r.games.filter(l=>!Ce(l))];return this.at=performance.now(),{...r,games:i}});return this.list.read(o)}forget(t){this.memory.forget(t),this.page.changed()}};function De(e,t){let{recent:n,at:a}=e,{error:o,isReading:r}=e.list,{games:i,waiting:l,next:u}=e.list.value;return i.length===0&&n.length===0&&!o?p:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:l})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${i.map(m=>mt(m,t-a))}
${n.map(m=>ut(m,e))}
</ul>
${u===null?p:c`<button
type="button"
data-testid="more-games"
aria-disabled=${r?"true":"false"}
@click=${()=>e.more()}
>
${s("show-more")}
</button>`}
${g(o,"games-error")}
</section>`}function mt(e,t){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
${N(e.cells)}
<a href=${e.url}>${Y(e)}</a>
<span class="standing"
>${J(e,t)}${e.tournament?c` <span class="small block">${s("place-in-list",{...e.tournament})}</span>`:p}</span
>
<span class="small when">${Q(e.last,Date.now())}</span>
</li>`}function ut(e,t){let n=Q(e.when,Date.now());return c`<li class="game remembered">
${N(".".repeat(81))}
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
</li>`}function Ue(e,t){let n=Ve(e.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${N(n.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:Y(n),standing:J(n,t-e.at)})}</span
>
<span class="small">${s("spaces-sewn",{count:_e(n)})}</span>
</span>
</a>`:p}var pt={opponent:$("computer"),strength:$(0),deck:M("deck","deck",["normal","tactical"],"short-deck"),level:$(1),first:$("you"),board:M("board","time-board",["revised","original"],"short-board"),seed:$(""),names:$(["Anna","Ben"]),name:$(""),...Me,takebacks:$(!0),fair:M("fair","starts-way",["usual","cut","both"],"starts-way"),rated:$(!1)},dt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function ft(e){return!y.isStatic||q(e)}var bt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},B=class{constructor(t,n){this.page=t;this.keepInvitation=n;this.form=new ie(pt,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){let t=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await f("POST /api/games",je(t));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!L(n)||!ht(t))throw n;return{url:$t(je(t))}}})}};function ht(e){return!e.seed.trim()&&q(e.opponent)&&!X(e)}function $t({opponent:e,level:t,first:n,board:a,deck:o,names:r}){let l=Object.entries({opponent:e,level:t,first:n,board:a,deck:o}).filter(([,m])=>m!=null),u=new URLSearchParams(l.map(([m,d])=>[m,String(d)]));for(let m of r??[])u.append("name",m);return`/offline?${u}`}function je(e){let{opponent:t,strength:n,deck:a,level:o,first:r,board:i}=e,l={board:i,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:a,level:o,first:"you",names:null};if(X(e))return{...l,...We(e),opponent:t,level:n};if(t==="computer")return{...l,opponent:t,level:n,first:r,names:null};if(t==="person"){let[u,m]=e.names.map(d=>d.trim());return{...l,opponent:t,first:r,names:[u||s("first"),m||s("second")]}}return{...l,...We(e),opponent:t}}var x=({rated:e,speed:t})=>e&&t!=="none",X=e=>e.opponent==="computer"&&x(e);function We(e){let{name:t,takebacks:n,seed:a,first:o}=e,r=x(e),i=X(e)?"usual":e.fair;return{first:r&&i==="usual"?"random":o,names:t.trim()?[t.trim()]:null,clock:Ne(e),takebacks:n&&!r&&i!=="both",fair:i==="usual"?null:i,rated:r,seed:r?null:a.trim()||null}}function ee(e){let{form:t,page:n}=e,{opponent:a}=t.values,o=a==="friend"||a==="anyone",r=l=>(l.preventDefault(),e.start()),i=n.busy==="new-game";return c`<form class="panel new-game" @submit=${r} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${dt.map(([l,u])=>yt(l,u.filter(ft),e))}
</fieldset>
<div class="choices">
${a==="computer"?c`${St(e)} ${kt(e)}`:p}
${a==="person"?wt(e):p} ${o?vt(e):p}
${a==="automa"?Lt(e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${i}>
${s(i?"starting":bt[a])}
</button>
${g(n.errors["new-game"],"home-error")}
</div>
${G(n.shell,"edition")} ${gt(e,o)}
</form>`}function gt(e,t){let{form:n}=e,{opponent:a,fair:o}=n.values,r=x(n.values)&&(t||a==="computer"),i=a!=="automa"&&!r&&!(t&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${t?Ae(n.values,l=>n.set(l)):p}
${t?c`${n.control("fair")} ${Gt(o)}`:p}
${i?Pt(e):p} ${n.control("board")}
${r||y.isStatic?p:Tt(e)}
</div>
</details>`}function yt(e,t,{form:n}){let{opponent:a}=n.values,o=t.includes(a)?"chosen":"",r=i=>c`<input
type="radio"
name="opponent"
value=${i}
data-testid=${`opponent-${i}`}
.checked=${a===i}
@change=${()=>n.set({opponent:i})}
/>`;return t.length===1&&e!=="card-two"?c`<label class=${`card-choice ${o}`}
>${r(t[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${s(e)}</b>
<div class="ways">
${t.map(i=>c`<label>${r(i)}<span>${s(`way-${i}`)}</span></label>`)}
</div>
</div>`}function wt({form:e}){let[t,n]=e.values.names,a=(o,r,i)=>c`<label
>${s(r)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${i}
@input=${l=>e.set({names:o===1?[k(l),n]:[t,k(l)]})}
/></label>`;return c`<div class="names">
${a(1,"first-name",t)} ${a(2,"second-name",n)}
</div>`}function vt(e){let{form:t}=e,{name:n,takebacks:a,fair:o,speed:r}=t.values,i=x(t.values),l=i||o==="both",u=i?"tick-takebacks-never":"tick-takebacks-note";return c`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${n}
@input=${m=>t.set({name:k(m)})}
/></label>
${K(t.values,m=>t.set(m))}
<div class="ticks">
${O("rated",Z("tick-rated",r==="none"?"tick-rated-clock":"tick-rated-note"),i,m=>t.set({rated:m}),r==="none")}
${O("takebacks",Z("tick-takebacks",u),a&&!l,m=>t.set({takebacks:m}),l)}
</div>`}function kt(e){if(y.isStatic)return p;let{form:t}=e,{speed:n}=t.values,a=x(t.values),o=r=>t.set({rated:r,speed:r&&n==="none"?"long":n});return c`<div class="ticks">
${O("rated",Z("tick-rated","tick-rated-level"),a,o)}
</div>
${a?K(t.values,r=>t.set(r)):p}`}var Z=(e,t)=>c`${s(e)} <span class="small">${s(t)}</span>`;function Gt(e){return e==="usual"?p:c`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${e}-note`)}
</p>`}function Pt({form:e}){let[t,n]=xt(e.values);return E("first",s("who-first"),[["you",t],["opponent",n],["random",s("random")]],e.values.first,a=>e.set({first:a}))}function xt({opponent:e,names:[t,n]}){return e==="person"?[t||s("first"),n||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function Tt({form:e}){return c`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${t=>e.set({seed:k(t)})}
/></label>`}function St({form:e,page:t}){let{strength:n}=e.values,a=o=>{e.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return c`${E("strength",s("difficulty"),ne.map(({level:o})=>[String(o),String(o)]),String(n),a)}
<div class="opponent-face">
${ke(n)}<b aria-hidden="true">${oe(n)}</b>
<p class="small explain" data-testid="strength-words">${re(n)}</p>
</div>`}function Lt({form:e}){let{deck:t,level:n}=e.values,{numeral:a}=C[n-1];return c`${e.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${t}`),note:s(`deck-note-${t}`)})}
</p>
${E("level",s("level-of-automa"),C.map(o=>[String(o.level),be(o)]),String(n),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:fe(n),counts:s(`automa-level-${n}`)})}
</p>`}var Ot=`${V/1024} KB`;function te(e,t){let n=(i,l)=>e.ask("open",async()=>{if(l>V)throw new Error(s("too-long",{most:Ot}));let u=await i();if(u.trim()==="")throw new Error(s("paste-first"));await t(u)}),a=i=>{i.preventDefault();let{elements:l}=i.target,{value:u}=l.namedItem("text");return n(async()=>u,u.length)},o=async i=>{let l=i.target,u=l.files?.[0];u&&(await n(()=>u.text(),u.size),l.value="")},r=e.busy==="open";return c`<form class="panel opener" @submit=${a} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${r}>
${s(r?"opening":"open")}
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
</form>`}var Et=5e3,Mt=6e4,Nt=1200,Zn=Ge(At);async function At(e,t,n){let a=new B(e,ue);if(Pe(),y.isStatic)return()=>Rt(a,n);let o=new F(e,()=>a.ownName),r={recent:D,forget:me,kept:U,keep:j},i=new I(e,r),l=[],u=async()=>{try{({totals:l}=await f("GET /api/solo"))}catch(h){L(h)||(e.errors["new-game"]=S(h))}e.changed()},m=Promise.all([u(),o.load(),i.load(),It(a,t)]);m.then(()=>xe(i.list.value.waiting)),(le()||D().length>0)&&!U()?.games.length&&await Bt(Nt,m),e.until(Te((h,T)=>h==="lobby"?o.apply(T):i.load())),e.every(Et,()=>!t.isLive&&!document.hidden&&o.load()),e.every(Mt,e.changed);let{shell:v}=e;return()=>{let h=performance.now();return c`<main class="home">
${He(v,s("welcome-text"),Ke())} ${Ue(i,h)}
${ee(a)}
<div class="aside">
${Ft(v)} ${De(i,h)} ${ze(o,h)}
${zt(l)} ${te(e,n)}
</div>
</main>`}}function Rt(e,t){let{shell:n}=e.page;return c`<main class="home">
${He(n,s("welcome-alone"),c`${Ke()} ${pe()}`)} ${ee(e)}
<div class="aside">
<nav class="more" aria-label=${s("more")}>${Ye()} ${G(n,"language")}</nav>
${te(e.page,t)}
</div>
</main>`}function He(e,t,n){return c`<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${t}</p>
</div>
${Se()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${e.help}>
${b("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>`}function Ke(){return c`<a class="button invite" href="/first-game" data-testid="first-game"
>${s("first-game")}</a
>`}function Ye(){return c`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${b("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${b("lens")}<span>${s("tab-analysis")}</span></a
>`}function Ft(e){return c`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${b("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${b("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${b("up")}<span>${s("tab-progress")}</span></a
>
${Ye()}
<a class="button" href="/ratings" data-testid="to-ratings"
>${b("graph")}<span>${s("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${b("cup")}<span>${s("tab-tournaments")}</span></a>
<a class="button" href="/me">${b("person")}<span>${s("your-account")}</span></a>
${G(e,"language")}
</nav>`}function zt(e){if(e.length===0)return p;let t=n=>n===null?"–":de(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
</section>`}async function It(e,t){let n=await f("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&ce(n.known),n?.known===!1&&j(null),n?.known&&!document.hidden&&t.open()}async function Bt(e,t){let n=0,a=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,a]),clearTimeout(n)}export{Zn as openHomePage};
