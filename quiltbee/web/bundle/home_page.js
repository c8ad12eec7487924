import{a as M,b as h,f as xt,g as L,h as j}from"./form.js";import{c as yt,j as E}from"./controls.js";import{C as U,E as nt,Jc as $t,La as lt,Lc as O,Ma as ct,N as at,P as l,R as p,T as f,Yb as k,Zb as mt,_b as y,aa as _,ac as ut,b as Q,ba as V,ca as st,d as C,dc as pt,e as D,ea as ot,ec as dt,fc as bt,ga as rt,gc as ft,hc as ht,hd as g,i as Z,ic as x,j as a,jc as P,kd as gt,ld as wt,m as tt,md as vt,o as T,od as kt,sa as it,t as et,v as b,za as q}from"./page.js";var jt=6e4;function N({clock:t,rated:e,takebacks:n,board:s,seed_chosen:o,fair:i}){let r=[t===null?a("terms-no-clock"):bt(t)];return e&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!n&&!e&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function Pt({kind:t,state:e,round:n,rounds:s,entrants:o,clock:i,rated:r,fair:c}){let m=e==="open"?a("state-open"):a("round-number-of",{round:n,rounds:s??0});return`${[a(`kind-${t}`),m,a("players-count",{count:o})].join(", ")} · ${N({clock:i,rated:r,fair:c,takebacks:!0})}`}function w({name:t,guest:e}){return e?a("guest"):t}function St(t,e,n){return Math.max(0,Math.floor((e+n-t)/jt))}var Ht={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},Wt={speed:j("ask-clock","clock",x.map(({key:t})=>t),t=>a(`speed-${t}`)),fair:j("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>a(`starts-way-${t}`)),rated:xt("ask-rated","tick-rated")};function A(t,e,n){let s=new Map(e.map(i=>[n(i),i])),o=t.flatMap(i=>s.get(i)??[]);return o.length===t.length?o:null}var I=class{constructor(e,n){this.page=e;this.ownName=n;this.terms=new M(Wt,e.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let e=this.answer===null;try{let[n,{opponents:s}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:s,at:performance.now()}),e&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=T(n)}this.page.changed()}async apply(e){let n=this.answer;if(!n||!e)return this.load();let{now:s,order:o}=e,i=A(o.tables,[...n.tables,...e.tables],({game:d})=>d),r=A(o.games,[...n.games,...e.games],({game:d})=>d),c=A(o.bots,[...n.bots,...e.bots],({id:d})=>d),m=[...n.tournaments,...e.tournaments],u=A(o.tournaments,m,({id:d})=>d);if(!i||!r||!c||!u)return this.load();Object.assign(this,{answer:{now:s,tables:i,games:r,bots:c,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(e){let n={clock:P(e),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(e){return this.leave(()=>b("POST /api/games/{game}/seat",{game:e,name:this.ownName()}))}invite(e){let{fair:n}=this.terms.values,s=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:e,...this.wish,fair:s}))}challenge(e){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:e,...this.wish,takebacks:n}))}get wish(){let{speed:e,rated:n}=this.terms.values;return{name:this.ownName(),clock:P(e),rated:n}}leave(e){return this.page.leave("lobby",()=>e().catch(async n=>{throw await this.load(),n}))}};function Gt(t,e){let{answer:n,at:s}=t,{busy:o,errors:i}=t.page,r=c=>St(c,n?.now??0,e-s);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${x.map(({key:c})=>l`<button
type="button"
data-testid=${`match-${c}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>t.match(c)}
>
<b>${a(`speed-${c}`)}</b><span class="small">${a(`speed-note-${c}`)}</span>
</button>`)}
</div>
<h3>${a("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(c=>Kt(c,r(c.created),t)):n&&l`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Jt(n.tournaments):p} ${Xt(t)}
${n?.games.length?Zt(n.games,r):p}
${g(i.lobby,"lobby-error")}
</section>`}function Kt(t,e,n){let{game:s,rating:o,yours:i}=t,r=w(t),c=N(t);return l`<li data-game=${s}>
<span class="host"
>${i?l`<b>${a("your-table")}</b>`:S(t,o)}
<span class="small">${c} · ${a("lobby-waited",{minutes:e})}</span></span
>
${i?l`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:H(n,"sit",a("sit-down"),a("sit-with",{name:r,terms:c}),()=>n.sit(s))}
</li>`}function S({name:t,guest:e=!1,bot:n=!1},s){return l`<b class=${e?"guest":""}>${w({name:t,guest:e})}</b>${n?l` <span class="badge bot">${a("lobby-bot")}</span>`:p}${s===null?p:l` <span class="small">${s}</span>`}`}function H(t,e,n,s,o){return l`<button
type="button"
data-testid=${e}
aria-label=${s}
aria-disabled=${t.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Jt(t){return l`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(e=>{let{id:n,name:s,you:o,open:i}=e,r=a(i&&o===null?"join":"open");return l`<li>
<span class="host"
><b>${s}</b> <span class="small">${Pt(e)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${a("label-and-note",{label:r,note:s})}
>${r}</a
>
</li>`})}
</ul>`}function Xt(t){let{answer:e,opponents:n}=t,s=e?.bots??[];return n.length+s.length===0?p:l`<h3 id="ask-heading">${a("lobby-ask")}</h3>
<div class="row">
${t.terms.control("speed")} ${n.length>0?t.terms.control("fair"):p}
${t.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>Yt(o,t))} ${s.map(o=>Qt(o,t))}
</ul>`}function Yt({game:t,name:e,guest:n,here:s,won:o,lost:i},r){let c=w({name:e,guest:n});return l`<li>
<span class="host"
>${S({name:e,guest:n},null)}
${s?l`<span class="badge">${a("lobby-here")}</span>`:p}
<span class="small">${a("lobby-score",{won:o,lost:i})}</span></span
>
${H(r,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:c}),()=>r.invite(t))}
</li>`}function Qt({id:t,name:e,ratings:n},s){let o=n[Ht[s.terms.values.speed]]??null;return l`<li>
<span class="host">${S({name:e,bot:!0},o)}</span>
${H(s,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:e}),()=>s.challenge(t))}
</li>`}function Zt(t,e){return l`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:n,players:[s,o],clock:i,rated:r,fair:c,since:m})=>{let u=N({clock:i,rated:r,fair:c,takebacks:!0}),d=a("names-and",{first:w(s),second:w(o)});return l`<li>
<span class="host"
>${S(s,s.rating)} – ${S(o,o.rating)}
<span class="small"
>${u} · ${a("lobby-going-on",{minutes:e(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${a("lobby-watch-whom",{names:d})}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var te="Bee",R=6e4,Ot=1440*R,Tt=[["day",Ot],["hour",60*R],["minute",R]];function Et({seats:[t,e]}){return t.name==="You"&&e.name===te&&e.yours}function Mt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Lt({cells:t}){return t.length-t.split(".").length+1}function W({variant:t,seats:e}){if(t==="solo")return a("card-solo");let n=e.filter(r=>!r.yours);if(n.length===0)return a("names-and",{first:e[0].name,second:e[1].name});let{kind:s,name:o}=n[0];if(s==="open")return a("your-open-table");let i=U(o);return i===null?o:a("computer-level",{level:String(i)})}function K(t,e){return t.status==="over"?ae(t):t.status==="open"?a("waiting-for-somebody"):ee(t)+ne(t,e)}function ee({status:t,seats:e,turn:n}){let s=e.every(({yours:r})=>r);if(t==="yours"&&!s)return a("your-turn");let o=n===null?null:e[n-1];if(!o)return a("under-way");let i=U(o.name);return a("turn-of",{name:i===null?o.name:a("level-number",{level:String(i)})})}function ne({clock:t,now:e},n){if(!t||t.running===null||e===null||pt(t.control).kind!=="days")return"";let s=ft(t,t.running,{now:e,at:0},n);return s===0?a("comma-time-up"):a("comma-left",{time:ht(s)})}function ae({seats:t,result:e}){if(e===null)return a("called-off");let{winner:n,scores:s,reason:o}=e,i=t.every(({yours:qt})=>qt),{name:r,yours:c}=t[n-1],m={who:i?"other":"you",name:r},u=i||c?"won":"lost";if(o==="resignation")return a(`${u}-by-resignation`,m);if(o==="time")return a(`${u}-on-time`,m);let[d,v]=n===1?s:[s[1],s[0]],$=u==="won"?q(d,v):q(v,d),G=a(`${u}-points`,{...m,points:$});return o==="first to 53"?G+a("comma-first"):G}function J(t,e){let n=Math.max(0,e-t);if(n<R)return a("just-now");if(n>=30*Ot)return tt(t);let[s,o]=Tt.find(([,r])=>n>=r)??Tt[2];return new Intl.RelativeTimeFormat(Z(),{numeric:"auto"}).format(-Math.floor(n/o),s)}var se=12,F=class{constructor(e,n){this.page=e;this.memory=n;this.list=e.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let e=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!e.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:e}=this.list.value;e!==null&&!this.list.isReading&&await this.read(e,()=>this.list.value.games)}read(e,n){let o=b("GET /api/me/games",{limit:se,...e&&{cursor:e}}).then(i=>{let r=[...n(),...i.games.filter(c=>!Et(c))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(e){this.memory.forget(e),this.page.changed()}};function At(t,e){let{recent:n,at:s}=t,{error:o,isReading:i}=t.list,{games:r,waiting:c,next:m}=t.list.value;return r.length===0&&n.length===0&&!o?p:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${c>0?l`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:c})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${r.map(u=>oe(u,e-s))}
${n.map(u=>re(u,t))}
</ul>
${m===null?p:l`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>t.more()}
>
${a("show-more")}
</button>`}
${g(o,"games-error")}
</section>`}function oe(t,e){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
${O(t.cells)}
<a href=${t.url}>${W(t)}</a>
<span class="standing"
>${K(t,e)}${t.tournament?l` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:p}</span
>
<span class="small when">${J(t.last,Date.now())}</span>
</li>`}function re(t,e){let n=J(t.when,Date.now());return l`<li class="game remembered">
${O(".".repeat(81))}
<a href=${`/game/${t.id}`}>${t.title}</a>
<span class="standing small">${a("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:t.title,when:n})}
@click=${()=>e.forget(t.id)}
>
${a("remove")}
</button>
</li>`}function It(t,e){let n=Mt(t.list.value.games);return n?l`<a class="continue" href=${n.url} data-testid="continue">
${O(n.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:W(n),standing:K(n,e-t.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:Lt(n)})}</span>
</span>
</a>`:p}var ie=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Rt(t){return ie[t-1]}var X={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},z={min:0,max:180,step:1},zt={unit:"minutes",main:"10",extra:"5"};function Y({unit:t,main:e,extra:n}){let{min:s,max:o}=X[t],i=Ft(Number(e)||s,s,o);return t==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(Ft(Number(n)||0,z.min,z.max))}`}function Ft(t,e,n){return Math.min(n,Math.max(e,t))}var le={opponent:h("computer"),strength:h(0),deck:L("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:L("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(zt),takebacks:h(!0),fair:L("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},ce=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],me={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},B=class{constructor(e,n){this.page=e;this.keepInvitation=n;this.form=new M(le,()=>{e.errors["new-game"]="",e.changed()}),this.form.values.strength=e.shell.settings.strength}page;keepInvitation;form;fillIn(e){e!==null&&this.form.values.name===""&&this.form.set({name:e})}get ownName(){return this.form.values.name.trim()||null}start(){let e=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",pe(e));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!et(n)||!ue(e))throw n;return{url:`${at}?level=${e.strength}`}}})}};function ue({opponent:t,board:e,first:n,seed:s}){return t==="computer"&&e==="revised"&&n==="you"&&!s.trim()}function pe(t){let{opponent:e,strength:n,deck:s,level:o,first:i,board:r}=t,c={board:r,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:s,level:o,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:i,names:null};if(e==="person"){let[m,u]=t.names.map(d=>d.trim());return{...c,opponent:e,first:i,names:[m||a("first"),u||a("second")]}}return{...c,...de(t),opponent:e,first:i}}function de({name:t,speed:e,own:n,takebacks:s,rated:o,seed:i,fair:r}){return{names:t.trim()?[t.trim()]:null,clock:e==="own"?Y(n):P(e),takebacks:s&&!o&&r!=="both",fair:r==="usual"?null:r,rated:o,seed:o?null:i.trim()||null}}function Bt(t){let{form:e,page:n}=t,{opponent:s}=e.values,o=s==="friend"||s==="anyone",i=c=>(c.preventDefault(),t.start()),r=n.busy==="new-game";return l`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${ce.map(([c,m])=>fe(c,m,t))}
</fieldset>
<div class="choices">
${s==="computer"?Pe(t):p}
${s==="person"?he(t):p} ${o?$e(t):p}
${s==="automa"?Se(t):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${a(r?"starting":me[s])}
</button>
${g(n.errors["new-game"],"home-error")}
</div>
${mt(n.shell)} ${be(t,o)}
</form>`}function be(t,e){let{form:n}=t,{opponent:s,fair:o,rated:i}=n.values,r=s!=="automa"&&!(e&&o==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${e?l`${we(t)} ${n.control("fair")} ${ge(o)}`:p}
${r?ve(t):p} ${n.control("board")}
${e&&i?p:xe(t)}
</div>
</details>`}function fe(t,e,{form:n}){let{opponent:s}=n.values,o=e.includes(s)?"chosen":"",i=r=>l`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${s===r}
@change=${()=>n.set({opponent:r})}
/>`;return e.length===1?l`<label class=${`card-choice ${o}`}
>${i(e[0])}<b>${a(t)}</b> <span class="small">${a(`${t}-note`)}</span></label
>`:l`<div class=${`card-choice ${o}`}>
<b>${a(t)}</b>
<div class="ways">
${e.map(r=>l`<label>${i(r)}<span>${a(`way-${r}`)}</span></label>`)}
</div>
</div>`}function he({form:t}){let[e,n]=t.values.names,s=(o,i,r)=>l`<label
>${a(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${c=>t.set({names:o===1?[y(c),n]:[e,y(c)]})}
/></label>`;return l`<div class="names">
${s(1,"first-name",e)} ${s(2,"second-name",n)}
</div>`}function $e(t){let{form:e}=t,{name:n,rated:s,takebacks:o,fair:i}=e.values,r=s||i==="both",c=s?"tick-takebacks-never":"tick-takebacks-note",m=(u,d)=>l`${a(u)} <span class="small">${a(d)}</span>`;return l`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${n}
@input=${u=>e.set({name:y(u)})}
/></label>
${ye(t)}
<div class="ticks">
${E("rated",m("tick-rated","tick-rated-note"),s,u=>e.set({rated:u}))}
${E("takebacks",m("tick-takebacks",c),o&&!r,u=>e.set({takebacks:u}),r)}
</div>`}function ge(t){return t==="usual"?p:l`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${t}-note`)}
</p>`}function ye({form:t}){let{speed:e,own:n}=t.values,s=e==="own"?dt(Y(n)):a("label-and-note",{label:a(`speed-${e}`),note:a(`speed-note-${e}`)});return l`${k("clock",a("clock"),x.map(({key:o})=>[o,a(`speed-${o}`)]),e,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${s}</p>`}function we({form:t}){let{speed:e,own:n}=t.values,s=r=>t.set({own:{...n,...r}}),o=(r,{min:c,max:m,step:u})=>l`<input
type="number"
required
data-testid=${`clock-${r}`}
min=${c}
max=${m}
step=${u}
.value=${n[r]}
@input=${d=>s({[r]:y(d)})}
/>`,i=()=>l`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
<select data-testid="clock-unit" @change=${r=>s({unit:y(r)})}>
<option value="minutes" ?selected=${n.unit==="minutes"}>${a("clock-minutes")}</option>
<option value="days" ?selected=${n.unit==="days"}>${a("clock-a-turn")}</option>
</select></label
>
<label
>${a(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",X[n.unit])}</label
>
${n.unit==="days"?p:l`<label>${a("clock-extra")} ${o("extra",z)}</label>`}
</div>`;return l`${E("clock-own",a("clock-own"),e==="own",r=>t.set({speed:r?"own":"none"}))}
${e==="own"?i():p}`}function ve({form:t}){let[e,n]=ke(t.values);return k("first",a("who-first"),[["you",e],["opponent",n],["random",a("random")]],t.values.first,s=>t.set({first:s}))}function ke({opponent:t,names:[e,n]}){return t==="person"?[e||a("first"),n||a("second")]:t==="friend"?[a("you"),a("your-friend")]:[a("you"),a(t==="computer"?"computer":"the-other-player")]}function xe({form:t}){return l`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.values.seed}
@input=${e=>t.set({seed:y(e)})}
/></label>`}function Pe({form:t,page:e}){let{strength:n}=t.values,s=o=>{t.set({strength:Number(o)}),e.shell.change({strength:Number(o)})};return l`${k("strength",a("difficulty"),Q.map(({level:o})=>[String(o),String(o)]),String(n),s)}
<div class="opponent-face">
${$t(n)}<b aria-hidden="true">${Rt(n)}</b>
<p class="small explain" data-testid="strength-words">${nt(n)}</p>
</div>`}function Se({form:t}){let{deck:e,level:n}=t.values,{numeral:s}=C[n-1];return l`${t.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${e}`),note:a(`deck-note-${e}`)})}
</p>
${k("level",a("level-of-automa"),C.map(o=>[String(o.level),ct(o)]),String(n),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:lt(n),counts:a(`automa-level-${n}`)})}
</p>`}var Ge=`${D/1024} KB`;function Ct(t,e){let n=(r,c)=>t.ask("open",async()=>{if(c>D)throw new Error(a("too-long",{most:Ge}));let m=await r();if(m.trim()==="")throw new Error(a("paste-first"));await e(m)}),s=r=>{r.preventDefault();let{elements:c}=r.target,{value:m}=c.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let c=r.target,m=c.files?.[0];m&&(await n(()=>m.text(),m.size),c.value="")},i=t.busy==="open";return l`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${i}>
${a(i?"opening":"open")}
</button>
<label class="button file"
>${a("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o}
/></label>
</div>
${g(t.errors.open,"open-error")}
</form>`}var Te=5e3,Oe=6e4,Ee=1200,_t="quiltbee.list",Xn=yt(Me);async function Me(t,e,n){let s=new B(t,rt),o=new I(t,()=>s.ownName),i={recent:_,forget:ot,kept:Ut,keep:Vt},r=new F(t,i),c=[],m=async()=>{try{({totals:c}=await b("GET /api/solo"))}catch($){t.errors["new-game"]=T($)}t.changed()};vt();let u=Promise.all([m(),o.load(),r.load(),Ae(s,e)]);u.then(()=>wt(r.list.value.waiting)),(V()||_().length>0)&&!Ut()?.games.length&&await Ie(Ee,u),t.until(gt(($,G)=>$==="lobby"?o.apply(G):r.load())),Dt(t,Te,()=>!e.isLive&&!document.hidden&&o.load()),Dt(t,Oe,t.changed);let{shell:v}=t;return()=>{let $=performance.now();return l`<main class="home">
<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${a("welcome-text")}</p>
</div>
${kt()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>
<button type="button" data-testid="how" @click=${v.help}>
${f("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>
${It(r,$)} ${Bt(s)}
<div class="aside">
${Le(v)} ${At(r,$)} ${Gt(o,$)}
${Ne(c)} ${Ct(t,n)}
</div>
</main>`}}function Dt(t,e,n){let s=setInterval(n,e);t.until(()=>clearInterval(s))}function Le(t){return l`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${a("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${a("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${a("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${a("your-account")}</span></a>
${ut(t)}
</nav>`}function Ne(t){if(t.length===0)return p;let e=n=>n===null?"–":it(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
${t.map(n=>l`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}async function Ae(t,e){let n=await b("GET /api/me").catch(()=>null);t.fillIn(n?.name??null),n&&st(n.known),n?.known===!1&&Vt(null),n?.known&&!document.hidden&&e.open()}async function Ie(t,e){let n=0,s=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,s]),clearTimeout(n)}function Ut(){try{let t=JSON.parse(localStorage.getItem(_t)??"null");return V()&&Array.isArray(t?.games)?t:null}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return null;throw t}}function Vt(t){try{localStorage.setItem(_t,JSON.stringify(t))}catch(e){if(!(e instanceof DOMException))throw e}}export{Xn as openHomePage};
