import{c as wt}from"./page_kit.js";import{$a as pt,C as _,E as st,Ia as ut,N as ot,P as l,Pa as W,R as p,Sc as yt,T as f,U as y,Uc as N,W as O,X as k,Y as E,Z as h,ab as dt,b as tt,ba as rt,ca as L,d as U,da as V,e as D,fa as M,i as et,j as a,m as nt,nc as bt,o as S,oa as q,oc as ft,pa as it,pc as ht,qa as lt,qc as $t,qd as g,ra as j,rc as gt,sa as H,sc as x,t as at,tc as G,td as vt,ua as ct,ud as kt,v as b,vd as xt,wa as mt,xd as Gt}from"./page.js";var _t=6e4;function A({clock:t,rated:n,takebacks:e,board:s,seed_chosen:o,fair:i}){let r=[t===null?a("terms-no-clock"):ht(t)];return n&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!e&&!n&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function Pt({kind:t,state:n,round:e,rounds:s,entrants:o,clock:i,rated:r,fair:c}){let m=n==="open"?a("state-open"):a("round-number-of",{round:e,rounds:s??0});return`${[a(`kind-${t}`),m,a("players-count",{count:o})].join(", ")} · ${A({clock:i,rated:r,fair:c,takebacks:!0})}`}function w({name:t,guest:n}){return n?a("guest"):t}function Tt(t,n,e){return Math.max(0,Math.floor((n+e-t)/_t))}var Vt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},qt={speed:V("ask-clock","clock",x.map(({key:t})=>t),t=>a(`speed-${t}`)),fair:V("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>a(`starts-way-${t}`)),rated:rt("ask-rated","tick-rated")};function R(t,n,e){let s=new Map(n.map(i=>[e(i),i])),o=t.flatMap(i=>s.get(i)??[]);return o.length===t.length?o:null}var F=class{constructor(n,e){this.page=n;this.ownName=e;this.terms=new E(qt,n.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let n=this.answer===null;try{let[e,{opponents:s}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:e,opponents:s,at:performance.now()}),n&&(this.page.errors.lobby="")}catch(e){this.answer=null,this.page.errors.lobby=S(e)}this.page.changed()}async apply(n){let e=this.answer;if(!e||!n)return this.load();let{now:s,order:o}=n,i=R(o.tables,[...e.tables,...n.tables],({game:d})=>d),r=R(o.games,[...e.games,...n.games],({game:d})=>d),c=R(o.bots,[...e.bots,...n.bots],({id:d})=>d),m=[...e.tournaments,...n.tournaments],u=R(o.tournaments,m,({id:d})=>d);if(!i||!r||!c||!u)return this.load();Object.assign(this,{answer:{now:s,tables:i,games:r,bots:c,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(n){let e={clock:G(n),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...e,name:this.ownName()}))}sit(n){return this.leave(()=>b("POST /api/games/{game}/seat",{game:n,name:this.ownName()}))}invite(n){let{fair:e}=this.terms.values,s=e==="usual"?null:e;return this.leave(()=>b("POST /api/games/{game}/again",{game:n,...this.wish,fair:s}))}challenge(n){let e=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:n,...this.wish,takebacks:e}))}get wish(){let{speed:n,rated:e}=this.terms.values;return{name:this.ownName(),clock:G(n),rated:e}}leave(n){return this.page.leave("lobby",()=>n().catch(async e=>{throw await this.load(),e}))}};function St(t,n){let{answer:e,at:s}=t,{busy:o,errors:i}=t.page,r=c=>Tt(c,e?.now??0,n-s);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
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
${e?.tables.length?e.tables.map(c=>jt(c,r(c.created),t)):e&&l`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${e?.tournaments.length?Ht(e.tournaments):p} ${Wt(t)}
${e?.games.length?Yt(e.games,r):p}
${g(i.lobby,"lobby-error")}
</section>`}function jt(t,n,e){let{game:s,rating:o,yours:i}=t,r=w(t),c=A(t);return l`<li data-game=${s}>
<span class="host"
>${i?l`<b>${a("your-table")}</b>`:P(t,o)}
<span class="small">${c} · ${a("lobby-waited",{minutes:n})}</span></span
>
${i?l`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:K(e,"sit",a("sit-down"),a("sit-with",{name:r,terms:c}),()=>e.sit(s))}
</li>`}function P({name:t,guest:n=!1,bot:e=!1},s){return l`<b class=${n?"guest":""}>${w({name:t,guest:n})}</b>${e?l` <span class="badge bot">${a("lobby-bot")}</span>`:p}${s===null?p:l` <span class="small">${s}</span>`}`}function K(t,n,e,s,o){return l`<button
type="button"
data-testid=${n}
aria-label=${s}
aria-disabled=${t.page.busy===null?"false":"true"}
@click=${o}
>
${e}
</button>`}function Ht(t){return l`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(n=>{let{id:e,name:s,you:o,open:i}=n,r=a(i&&o===null?"join":"open");return l`<li>
<span class="host"
><b>${s}</b> <span class="small">${Pt(n)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${e}`}
aria-label=${a("label-and-note",{label:r,note:s})}
>${r}</a
>
</li>`})}
</ul>`}function Wt(t){let{answer:n,opponents:e}=t,s=n?.bots??[];return e.length+s.length===0?p:l`<h3 id="ask-heading">${a("lobby-ask")}</h3>
<div class="row">
${t.terms.control("speed")} ${e.length>0?t.terms.control("fair"):p}
${t.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${e.map(o=>Kt(o,t))} ${s.map(o=>Xt(o,t))}
</ul>`}function Kt({game:t,name:n,guest:e,here:s,won:o,lost:i},r){let c=w({name:n,guest:e});return l`<li>
<span class="host"
>${P({name:n,guest:e},null)}
${s?l`<span class="badge">${a("lobby-here")}</span>`:p}
<span class="small">${a("lobby-score",{won:o,lost:i})}</span></span
>
${K(r,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:c}),()=>r.invite(t))}
</li>`}function Xt({id:t,name:n,ratings:e},s){let o=e[Vt[s.terms.values.speed]]??null;return l`<li>
<span class="host">${P({name:n,bot:!0},o)}</span>
${K(s,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:n}),()=>s.challenge(t))}
</li>`}function Yt(t,n){return l`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:e,players:[s,o],clock:i,rated:r,fair:c,since:m})=>{let u=A({clock:i,rated:r,fair:c,takebacks:!0}),d=a("names-and",{first:w(s),second:w(o)});return l`<li>
<span class="host"
>${P(s,s.rating)} – ${P(o,o.rating)}
<span class="small"
>${u} · ${a("lobby-going-on",{minutes:n(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${e}`}
aria-label=${a("lobby-watch-whom",{names:d})}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var Jt="Bee",z=6e4,Et=1440*z,Ot=[["day",Et],["hour",60*z],["minute",z]];function Lt({seats:[t,n]}){return t.name==="You"&&n.name===Jt&&n.yours}function Mt(t){return t.find(({status:n})=>n==="yours")??t.find(({status:n})=>n==="theirs")??null}function Nt({cells:t}){return t.length-t.split(".").length+1}function X({variant:t,seats:n}){if(t==="solo")return a("card-solo");let e=n.filter(r=>!r.yours);if(e.length===0)return a("names-and",{first:n[0].name,second:n[1].name});let{kind:s,name:o}=e[0];if(s==="open")return a("your-open-table");let i=_(o);return i===null?o:a("computer-level",{level:String(i)})}function Y(t,n){return t.status==="over"?te(t):t.status==="open"?a("waiting-for-somebody"):Qt(t)+Zt(t,n)}function Qt({status:t,seats:n,turn:e}){let s=n.every(({yours:r})=>r);if(t==="yours"&&!s)return a("your-turn");let o=e===null?null:n[e-1];if(!o)return a("under-way");let i=_(o.name);return a("turn-of",{name:i===null?o.name:a("level-number",{level:String(i)})})}function Zt({clock:t,now:n},e){if(!t||t.running===null||n===null||bt(t.control).kind!=="days")return"";let s=$t(t,t.running,{now:n,at:0},e);return s===0?a("comma-time-up"):a("comma-left",{time:gt(s)})}function te({seats:t,result:n}){if(n===null)return a("called-off");let{winner:e,scores:s,reason:o}=n,i=t.every(({yours:Dt})=>Dt),{name:r,yours:c}=t[e-1],m={who:i?"other":"you",name:r},u=i||c?"won":"lost";if(o==="resignation")return a(`${u}-by-resignation`,m);if(o==="time")return a(`${u}-on-time`,m);let[d,v]=e===1?s:[s[1],s[0]],$=u==="won"?W(d,v):W(v,d),T=a(`${u}-points`,{...m,points:$});return o==="first to 53"?T+a("comma-first"):T}function J(t,n){let e=Math.max(0,n-t);if(e<z)return a("just-now");if(e>=30*Et)return nt(t);let[s,o]=Ot.find(([,r])=>e>=r)??Ot[2];return new Intl.RelativeTimeFormat(et(),{numeric:"auto"}).format(-Math.floor(e/o),s)}var ee=12,I=class{constructor(n,e){this.page=n;this.memory=e;this.list=n.latest(e.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let n=new Set(this.list.value.games.map(({id:e})=>e));return this.memory.recent().filter(({id:e})=>!n.has(e))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:n}=this.list.value;n!==null&&!this.list.isReading&&await this.read(n,()=>this.list.value.games)}read(n,e){let o=b("GET /api/me/games",{limit:ee,...n&&{cursor:n}}).then(i=>{let r=[...e(),...i.games.filter(c=>!Lt(c))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(n){this.memory.forget(n),this.page.changed()}};function Rt(t,n){let{recent:e,at:s}=t,{error:o,isReading:i}=t.list,{games:r,waiting:c,next:m}=t.list.value;return r.length===0&&e.length===0&&!o?p:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${c>0?l`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:c})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${r.map(u=>ne(u,n-s))}
${e.map(u=>ae(u,t))}
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
</section>`}function ne(t,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
${N(t.cells)}
<a href=${t.url}>${X(t)}</a>
<span class="standing"
>${Y(t,n)}${t.tournament?l` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:p}</span
>
<span class="small when">${J(t.last,Date.now())}</span>
</li>`}function ae(t,n){let e=J(t.when,Date.now());return l`<li class="game remembered">
${N(".".repeat(81))}
<a href=${`/game/${t.id}`}>${t.title}</a>
<span class="standing small">${a("opened-here",{when:e})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:t.title,when:e})}
@click=${()=>n.forget(t.id)}
>
${a("remove")}
</button>
</li>`}function Ft(t,n){let e=Mt(t.list.value.games);return e?l`<a class="continue" href=${e.url} data-testid="continue">
${N(e.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:X(e),standing:Y(e,n-t.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:Nt(e)})}</span>
</span>
</a>`:p}var se=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function zt(t){return se[t-1]}var Q={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},B={min:0,max:180,step:1},Bt={unit:"minutes",main:"10",extra:"5"};function Z({unit:t,main:n,extra:e}){let{min:s,max:o}=Q[t],i=It(Number(n)||s,s,o);return t==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(It(Number(e)||0,B.min,B.max))}`}function It(t,n,e){return Math.min(e,Math.max(n,t))}var oe={opponent:h("computer"),strength:h(0),deck:L("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:L("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(Bt),takebacks:h(!0),fair:L("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},re=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],ie={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},C=class{constructor(n,e){this.page=n;this.keepInvitation=e;this.form=new E(oe,()=>{n.errors["new-game"]="",n.changed()}),this.form.values.strength=n.shell.settings.strength}page;keepInvitation;form;fillIn(n){n!==null&&this.form.values.name===""&&this.form.set({name:n})}get ownName(){return this.form.values.name.trim()||null}start(){let n=this.form.values;return this.page.leave("new-game",async()=>{try{let e=await b("POST /api/games",ce(n));return e.invitation&&this.keepInvitation(e.id,e.invitation),e}catch(e){if(!at(e)||!le(n))throw e;return{url:`${ot}?level=${n.strength}`}}})}};function le({opponent:t,board:n,first:e,seed:s}){return t==="computer"&&n==="revised"&&e==="you"&&!s.trim()}function ce(t){let{opponent:n,strength:e,deck:s,level:o,first:i,board:r}=t,c={board:r,seed:t.seed.trim()||null,from:null};if(n==="automa")return{...c,opponent:n,deck:s,level:o,first:"you",names:null};if(n==="computer")return{...c,opponent:n,level:e,first:i,names:null};if(n==="person"){let[m,u]=t.names.map(d=>d.trim());return{...c,opponent:n,first:i,names:[m||a("first"),u||a("second")]}}return{...c,...me(t),opponent:n,first:i}}function me({name:t,speed:n,own:e,takebacks:s,rated:o,seed:i,fair:r}){return{names:t.trim()?[t.trim()]:null,clock:n==="own"?Z(e):G(n),takebacks:s&&!o&&r!=="both",fair:r==="usual"?null:r,rated:o,seed:o?null:i.trim()||null}}function Ct(t){let{form:n,page:e}=t,{opponent:s}=n.values,o=s==="friend"||s==="anyone",i=c=>(c.preventDefault(),t.start()),r=e.busy==="new-game";return l`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${re.map(([c,m])=>pe(c,m,t))}
</fieldset>
<div class="choices">
${s==="computer"?ve(t):p}
${s==="person"?de(t):p} ${o?be(t):p}
${s==="automa"?ke(t):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${a(r?"starting":ie[s])}
</button>
${g(e.errors["new-game"],"home-error")}
</div>
${M(e.shell,"edition")} ${ue(t,o)}
</form>`}function ue(t,n){let{form:e}=t,{opponent:s,fair:o,rated:i}=e.values,r=s!=="automa"&&!(n&&o==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${n?l`${$e(t)} ${e.control("fair")} ${fe(o)}`:p}
${r?ge(t):p} ${e.control("board")}
${n&&i?p:we(t)}
</div>
</details>`}function pe(t,n,{form:e}){let{opponent:s}=e.values,o=n.includes(s)?"chosen":"",i=r=>l`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${s===r}
@change=${()=>e.set({opponent:r})}
/>`;return n.length===1?l`<label class=${`card-choice ${o}`}
>${i(n[0])}<b>${a(t)}</b> <span class="small">${a(`${t}-note`)}</span></label
>`:l`<div class=${`card-choice ${o}`}>
<b>${a(t)}</b>
<div class="ways">
${n.map(r=>l`<label>${i(r)}<span>${a(`way-${r}`)}</span></label>`)}
</div>
</div>`}function de({form:t}){let[n,e]=t.values.names,s=(o,i,r)=>l`<label
>${a(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${c=>t.set({names:o===1?[y(c),e]:[n,y(c)]})}
/></label>`;return l`<div class="names">
${s(1,"first-name",n)} ${s(2,"second-name",e)}
</div>`}function be(t){let{form:n}=t,{name:e,rated:s,takebacks:o,fair:i}=n.values,r=s||i==="both",c=s?"tick-takebacks-never":"tick-takebacks-note",m=(u,d)=>l`${a(u)} <span class="small">${a(d)}</span>`;return l`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${e}
@input=${u=>n.set({name:y(u)})}
/></label>
${he(t)}
<div class="ticks">
${O("rated",m("tick-rated","tick-rated-note"),s,u=>n.set({rated:u}))}
${O("takebacks",m("tick-takebacks",c),o&&!r,u=>n.set({takebacks:u}),r)}
</div>`}function fe(t){return t==="usual"?p:l`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${t}-note`)}
</p>`}function he({form:t}){let{speed:n,own:e}=t.values,s=n==="own"?ft(Z(e)):a("label-and-note",{label:a(`speed-${n}`),note:a(`speed-note-${n}`)});return l`${k("clock",a("clock"),x.map(({key:o})=>[o,a(`speed-${o}`)]),n,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${s}</p>`}function $e({form:t}){let{speed:n,own:e}=t.values,s=r=>t.set({own:{...e,...r}}),o=(r,{min:c,max:m,step:u})=>l`<input
type="number"
required
data-testid=${`clock-${r}`}
min=${c}
max=${m}
step=${u}
.value=${e[r]}
@input=${d=>s({[r]:y(d)})}
/>`,i=()=>l`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
<select data-testid="clock-unit" @change=${r=>s({unit:y(r)})}>
<option value="minutes" ?selected=${e.unit==="minutes"}>${a("clock-minutes")}</option>
<option value="days" ?selected=${e.unit==="days"}>${a("clock-a-turn")}</option>
</select></label
>
<label
>${a(e.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",Q[e.unit])}</label
>
${e.unit==="days"?p:l`<label>${a("clock-extra")} ${o("extra",B)}</label>`}
</div>`;return l`${O("clock-own",a("clock-own"),n==="own",r=>t.set({speed:r?"own":"none"}))}
${n==="own"?i():p}`}function ge({form:t}){let[n,e]=ye(t.values);return k("first",a("who-first"),[["you",n],["opponent",e],["random",a("random")]],t.values.first,s=>t.set({first:s}))}function ye({opponent:t,names:[n,e]}){return t==="person"?[n||a("first"),e||a("second")]:t==="friend"?[a("you"),a("your-friend")]:[a("you"),a(t==="computer"?"computer":"the-other-player")]}function we({form:t}){return l`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.values.seed}
@input=${n=>t.set({seed:y(n)})}
/></label>`}function ve({form:t,page:n}){let{strength:e}=t.values,s=o=>{t.set({strength:Number(o)}),n.shell.change({strength:Number(o)})};return l`${k("strength",a("difficulty"),tt.map(({level:o})=>[String(o),String(o)]),String(e),s)}
<div class="opponent-face">
${yt(e)}<b aria-hidden="true">${zt(e)}</b>
<p class="small explain" data-testid="strength-words">${st(e)}</p>
</div>`}function ke({form:t}){let{deck:n,level:e}=t.values,{numeral:s}=U[e-1];return l`${t.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${n}`),note:a(`deck-note-${n}`)})}
</p>
${k("level",a("level-of-automa"),U.map(o=>[String(o.level),dt(o)]),String(e),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:pt(e),counts:a(`automa-level-${e}`)})}
</p>`}var xe=`${D/1024} KB`;function Ut(t,n){let e=(r,c)=>t.ask("open",async()=>{if(c>D)throw new Error(a("too-long",{most:xe}));let m=await r();if(m.trim()==="")throw new Error(a("paste-first"));await n(m)}),s=r=>{r.preventDefault();let{elements:c}=r.target,{value:m}=c.namedItem("text");return e(async()=>m,m.length)},o=async r=>{let c=r.target,m=c.files?.[0];m&&(await e(()=>m.text(),m.size),c.value="")},i=t.busy==="open";return l`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
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
</form>`}var Ge=5e3,Pe=6e4,Te=1200,Hn=wt(Se);async function Se(t,n,e){let s=new C(t,mt),o=new F(t,()=>s.ownName),i={recent:q,forget:ct,kept:j,keep:H},r=new I(t,i),c=[],m=async()=>{try{({totals:c}=await b("GET /api/solo"))}catch($){t.errors["new-game"]=S($)}t.changed()};xt();let u=Promise.all([m(),o.load(),r.load(),Le(s,n)]);u.then(()=>kt(r.list.value.waiting)),(it()||q().length>0)&&!j()?.games.length&&await Me(Te,u),t.until(vt(($,T)=>$==="lobby"?o.apply(T):r.load())),t.every(Ge,()=>!n.isLive&&!document.hidden&&o.load()),t.every(Pe,t.changed);let{shell:v}=t;return()=>{let $=performance.now();return l`<main class="home">
<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${a("welcome-text")}</p>
</div>
${Gt()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>
<button type="button" data-testid="how" @click=${v.help}>
${f("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>
${Ft(r,$)} ${Ct(s)}
<div class="aside">
${Oe(v)} ${Rt(r,$)} ${St(o,$)}
${Ee(c)} ${Ut(t,e)}
</div>
</main>`}}function Oe(t){return l`<nav class="more" aria-label=${a("more")}>
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
${M(t,"language")}
</nav>`}function Ee(t){if(t.length===0)return p;let n=e=>e===null?"–":ut(Math.round(e*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
${t.map(e=>l`<tr>
<th scope="row">${a(`short-deck-${e.deck}`)} ${e.numeral}</th>
<td>${a("won-of",{won:e.won,games:e.games})}</td>
<td>${n(e.mean_margin)}</td>
<td>${n(e.best_margin)}</td>
<td>${e.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}async function Le(t,n){let e=await b("GET /api/me").catch(()=>null);t.fillIn(e?.name??null),e&&lt(e.known),e?.known===!1&&H(null),e?.known&&!document.hidden&&n.open()}async function Me(t,n){let e=0,s=new Promise(o=>{e=window.setTimeout(o,t)});await Promise.race([n,s]),clearTimeout(e)}export{Hn as openHomePage};
