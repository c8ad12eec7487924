import{c as kt}from"./page_kit.js";import{C as V,E as ot,Ja as dt,N as rt,Oc as vt,P as c,Qa as W,Qc as N,R as u,T as f,U as w,W as O,X as it,Y as k,Z as E,_ as h,ab as bt,b as et,bb as ft,ca as lt,d as U,da as L,e as D,ea as _,ga as M,i as nt,j as s,jc as ht,kc as $t,lc as gt,m as st,mc as yt,md as y,nc as wt,o as S,oc as x,pa as q,pc as G,pd as xt,qa as ct,qd as Gt,ra as mt,rd as Pt,sa as j,t as at,ta as H,td as Tt,v as b,va as ut,xa as pt}from"./page.js";var qt=6e4;function A({clock:t,rated:e,takebacks:n,board:a,seed_chosen:o,fair:i}){let r=[t===null?s("terms-no-clock"):gt(t)];return e&&r.push(s("terms-rated")),i&&r.push(s(`starts-terms-${i}`)),!n&&!e&&r.push(s("terms-no-takebacks")),a==="original"&&r.push(s("terms-original")),o&&r.push(s("terms-chosen")),r.join(", ")}function St({kind:t,state:e,round:n,rounds:a,entrants:o,clock:i,rated:r,fair:l}){let m=e==="open"?s("state-open"):s("round-number-of",{round:n,rounds:a??0});return`${[s(`kind-${t}`),m,s("players-count",{count:o})].join(", ")} · ${A({clock:i,rated:r,fair:l,takebacks:!0})}`}function v({name:t,guest:e}){return e?s("guest"):t}function Ot(t,e,n){return Math.max(0,Math.floor((e+n-t)/qt))}var jt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},Ht={speed:_("ask-clock","clock",x.map(({key:t})=>t),t=>s(`speed-${t}`)),fair:_("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>s(`starts-way-${t}`)),rated:lt("ask-rated","tick-rated")};function R(t,e,n){let a=new Map(e.map(i=>[n(i),i])),o=t.flatMap(i=>a.get(i)??[]);return o.length===t.length?o:null}var F=class{constructor(e,n){this.page=e;this.ownName=n;this.terms=new E(Ht,e.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let e=this.answer===null;try{let[n,{opponents:a}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:a,at:performance.now()}),e&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=S(n)}this.page.changed()}async apply(e){let n=this.answer;if(!n||!e)return this.load();let{now:a,order:o}=e,i=R(o.tables,[...n.tables,...e.tables],({game:p})=>p),r=R(o.games,[...n.games,...e.games],({game:p})=>p),l=R(o.bots,[...n.bots,...e.bots],({id:p})=>p),m=[...n.tournaments,...e.tournaments],d=R(o.tournaments,m,({id:p})=>p);if(!i||!r||!l||!d)return this.load();Object.assign(this,{answer:{now:a,tables:i,games:r,bots:l,tournaments:d}}),this.at=performance.now(),this.page.changed()}match(e){let n={clock:G(e),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(e){return this.leave(()=>b("POST /api/games/{game}/seat",{game:e,name:this.ownName()}))}invite(e){let{fair:n}=this.terms.values,a=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:e,...this.wish,fair:a}))}challenge(e){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:e,...this.wish,takebacks:n}))}get wish(){let{speed:e,rated:n}=this.terms.values,a=G(e);return{name:this.ownName(),clock:a,rated:n&&a!==null}}leave(e){return this.page.leave("lobby",()=>e().catch(async n=>{throw await this.load(),n}))}};function Et(t,e){let{answer:n,at:a}=t,{busy:o,errors:i}=t.page,r=l=>Ot(l,n?.now??0,e-a);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${x.map(({key:l})=>c`<button
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>t.match(l)}
>
<b>${s(`speed-${l}`)}</b><span class="small">${s(`speed-note-${l}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(l=>Wt(l,r(l.created),t)):n&&c`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Kt(n.tournaments):u} ${Xt(t)}
${n?.games.length?Qt(n.games,r):u}
${y(i.lobby,"lobby-error")}
</section>`}function Wt(t,e,n){let{game:a,rating:o,yours:i}=t,r=v(t),l=A(t);return c`<li data-game=${a}>
<span class="host"
>${i?c`<b>${s("your-table")}</b>`:P(t,o)}
<span class="small">${l} · ${s("lobby-waited",{minutes:e})}</span></span
>
${i?c`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:K(n,"sit",s("sit-down"),s("sit-with",{name:r,terms:l}),()=>n.sit(a))}
</li>`}function P({name:t,guest:e=!1,bot:n=!1},a){return c`<b class=${e?"guest":""}>${v({name:t,guest:e})}</b>${n?c` <span class="badge bot">${s("lobby-bot")}</span>`:u}${a===null?u:c` <span class="small">${a}</span>`}`}function K(t,e,n,a,o){return c`<button
type="button"
data-testid=${e}
aria-label=${a}
aria-disabled=${t.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Kt(t){return c`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(e=>{let{id:n,name:a,you:o,open:i}=e,r=s(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${a}</b> <span class="small">${St(e)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${s("label-and-note",{label:r,note:a})}
>${r}</a
>
</li>`})}
</ul>`}function Xt(t){let{answer:e,opponents:n}=t,a=e?.bots??[];return n.length+a.length===0?u:c`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${t.terms.control("speed")} ${n.length>0?t.terms.control("fair"):u}
${t.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>Yt(o,t))} ${a.map(o=>Jt(o,t))}
</ul>`}function Yt({game:t,name:e,guest:n,here:a,won:o,lost:i},r){let l=v({name:e,guest:n});return c`<li>
<span class="host"
>${P({name:e,guest:n},null)}
${a?c`<span class="badge">${s("lobby-here")}</span>`:u}
<span class="small">${s("lobby-score",{won:o,lost:i})}</span></span
>
${K(r,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:l}),()=>r.invite(t))}
</li>`}function Jt({id:t,name:e,ratings:n},a){let o=n[jt[a.terms.values.speed]]??null;return c`<li>
<span class="host">${P({name:e,bot:!0},o)}</span>
${K(a,"challenge",s("lobby-challenge"),s("lobby-challenge-whom",{name:e}),()=>a.challenge(t))}
</li>`}function Qt(t,e){return c`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:n,players:[a,o],clock:i,rated:r,fair:l,since:m})=>{let d=A({clock:i,rated:r,fair:l,takebacks:!0}),p=s("names-and",{first:v(a),second:v(o)});return c`<li>
<span class="host"
>${P(a,a.rating)} – ${P(o,o.rating)}
<span class="small"
>${d} · ${s("lobby-going-on",{minutes:e(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${s("lobby-watch-whom",{names:p})}
>${f("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var Zt="Bee",z=6e4,Mt=1440*z,Lt=[["day",Mt],["hour",60*z],["minute",z]];function Nt({seats:[t,e]}){return t.name==="You"&&e.name===Zt&&e.yours}function At(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Rt({cells:t}){return t.length-t.split(".").length+1}function X({variant:t,seats:e}){if(t==="solo")return s("card-solo");let n=e.filter(r=>!r.yours);if(n.length===0)return s("names-and",{first:e[0].name,second:e[1].name});let{kind:a,name:o}=n[0];if(a==="open")return s("your-open-table");let i=V(o);return i===null?o:s("computer-level",{level:String(i)})}function Y(t,e){return t.status==="over"?ne(t):t.status==="open"?s("waiting-for-somebody"):te(t)+ee(t,e)}function te({status:t,seats:e,turn:n}){let a=e.every(({yours:r})=>r);if(t==="yours"&&!a)return s("your-turn");let o=n===null?null:e[n-1];if(!o)return s("under-way");let i=V(o.name);return s("turn-of",{name:i===null?o.name:s("level-number",{level:String(i)})})}function ee({clock:t,now:e},n){if(!t||t.running===null||e===null||ht(t.control).kind!=="days")return"";let a=yt(t,t.running,{now:e,at:0},n);return a===0?s("comma-time-up"):s("comma-left",{time:wt(a)})}function ne({seats:t,result:e}){if(e===null)return s("called-off");let{winner:n,scores:a,reason:o}=e,i=t.every(({yours:_t})=>_t),{name:r,yours:l}=t[n-1],m={who:i?"other":"you",name:r},d=i||l?"won":"lost";if(o==="resignation")return s(`${d}-by-resignation`,m);if(o==="time")return s(`${d}-on-time`,m);let[p,$]=n===1?a:[a[1],a[0]],g=d==="won"?W(p,$):W($,p),T=s(`${d}-points`,{...m,points:g});return o==="first to 53"?T+s("comma-first"):T}function J(t,e){let n=Math.max(0,e-t);if(n<z)return s("just-now");if(n>=30*Mt)return st(t);let[a,o]=Lt.find(([,r])=>n>=r)??Lt[2];return new Intl.RelativeTimeFormat(nt(),{numeric:"auto"}).format(-Math.floor(n/o),a)}var se=12,I=class{constructor(e,n){this.page=e;this.memory=n;this.list=e.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let e=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!e.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:e}=this.list.value;e!==null&&!this.list.isReading&&await this.read(e,()=>this.list.value.games)}read(e,n){let o=b("GET /api/me/games",{limit:se,...e&&{cursor:e}}).then(i=>{let r=[...n(),...i.games.filter(l=>!Nt(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(e){this.memory.forget(e),this.page.changed()}};function zt(t,e){let{recent:n,at:a}=t,{error:o,isReading:i}=t.list,{games:r,waiting:l,next:m}=t.list.value;return r.length===0&&n.length===0&&!o?u:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:l})}</span
>`:u}
</h2>
<ul data-testid="recent-games">
${r.map(d=>ae(d,e-a))}
${n.map(d=>oe(d,t))}
</ul>
${m===null?u:c`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>t.more()}
>
${s("show-more")}
</button>`}
${y(o,"games-error")}
</section>`}function ae(t,e){return c`<li class=${`game ${t.status}`} data-status=${t.status}>
${N(t.cells)}
<a href=${t.url}>${X(t)}</a>
<span class="standing"
>${Y(t,e)}${t.tournament?c` <span class="small block">${s("place-in-list",{...t.tournament})}</span>`:u}</span
>
<span class="small when">${J(t.last,Date.now())}</span>
</li>`}function oe(t,e){let n=J(t.when,Date.now());return c`<li class="game remembered">
${N(".".repeat(81))}
<a href=${`/game/${t.id}`}>${t.title}</a>
<span class="standing small">${s("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:t.title,when:n})}
@click=${()=>e.forget(t.id)}
>
${s("remove")}
</button>
</li>`}function It(t,e){let n=At(t.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${N(n.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:X(n),standing:Y(n,e-t.at)})}</span
>
<span class="small">${s("spaces-sewn",{count:Rt(n)})}</span>
</span>
</a>`:u}var re=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Bt(t){return re[t-1]}var Q={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},B={min:0,max:180,step:1},Ut={unit:"minutes",main:"10",extra:"5"};function Z({unit:t,main:e,extra:n}){let{min:a,max:o}=Q[t],i=Ct(Number(e)||a,a,o);return t==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(Ct(Number(n)||0,B.min,B.max))}`}function Ct(t,e,n){return Math.min(n,Math.max(e,t))}var ie={opponent:h("computer"),strength:h(0),deck:L("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:L("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(Ut),takebacks:h(!0),fair:L("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},le=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],ce={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},C=class{constructor(e,n){this.page=e;this.keepInvitation=n;this.form=new E(ie,()=>{e.errors["new-game"]="",e.changed()}),this.form.values.strength=e.shell.settings.strength}page;keepInvitation;form;fillIn(e){e!==null&&this.form.values.name===""&&this.form.set({name:e})}get ownName(){return this.form.values.name.trim()||null}start(){let e=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",ue(e));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!at(n)||!me(e))throw n;return{url:`${rt}?level=${e.strength}`}}})}};function me({opponent:t,board:e,first:n,seed:a}){return t==="computer"&&e==="revised"&&n==="you"&&!a.trim()}function ue(t){let{opponent:e,strength:n,deck:a,level:o,first:i,board:r}=t,l={board:r,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...l,opponent:e,deck:a,level:o,first:"you",names:null};if(e==="computer")return{...l,opponent:e,level:n,first:i,names:null};if(e==="person"){let[m,d]=t.names.map(p=>p.trim());return{...l,opponent:e,first:i,names:[m||s("first"),d||s("second")]}}return{...l,...pe(t),opponent:e}}var tt=({rated:t,speed:e})=>t&&e!=="none";function pe(t){let{name:e,speed:n,own:a,takebacks:o,seed:i,fair:r,first:l}=t,m=tt(t);return{first:m&&r==="usual"?"random":l,names:e.trim()?[e.trim()]:null,clock:n==="own"?Z(a):G(n),takebacks:o&&!m&&r!=="both",fair:r==="usual"?null:r,rated:m,seed:m?null:i.trim()||null}}function Dt(t){let{form:e,page:n}=t,{opponent:a}=e.values,o=a==="friend"||a==="anyone",i=l=>(l.preventDefault(),t.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${le.map(([l,m])=>be(l,m,t))}
</fieldset>
<div class="choices">
${a==="computer"?xe(t):u}
${a==="person"?fe(t):u} ${o?he(t):u}
${a==="automa"?Ge(t):u}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${s(r?"starting":ce[a])}
</button>
${y(n.errors["new-game"],"home-error")}
</div>
${M(n.shell,"edition")} ${de(t,o)}
</form>`}function de(t,e){let{form:n}=t,{opponent:a,fair:o}=n.values,i=e&&tt(n.values),r=a!=="automa"&&!i&&!(e&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${e?c`${ye(t)} ${n.control("fair")} ${$e(o)}`:u}
${r?we(t):u} ${n.control("board")}
${i?u:ke(t)}
</div>
</details>`}function be(t,e,{form:n}){let{opponent:a}=n.values,o=e.includes(a)?"chosen":"",i=r=>c`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${a===r}
@change=${()=>n.set({opponent:r})}
/>`;return e.length===1?c`<label class=${`card-choice ${o}`}
>${i(e[0])}<b>${s(t)}</b> <span class="small">${s(`${t}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${s(t)}</b>
<div class="ways">
${e.map(r=>c`<label>${i(r)}<span>${s(`way-${r}`)}</span></label>`)}
</div>
</div>`}function fe({form:t}){let[e,n]=t.values.names,a=(o,i,r)=>c`<label
>${s(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>t.set({names:o===1?[w(l),n]:[e,w(l)]})}
/></label>`;return c`<div class="names">
${a(1,"first-name",e)} ${a(2,"second-name",n)}
</div>`}function he(t){let{form:e}=t,{name:n,takebacks:a,fair:o,speed:i}=e.values,r=tt(e.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note",d=(p,$)=>c`${s(p)} <span class="small">${s($)}</span>`;return c`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${n}
@input=${p=>e.set({name:w(p)})}
/></label>
${ge(t)}
<div class="ticks">
${O("rated",d("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,p=>e.set({rated:p}),i==="none")}
${O("takebacks",d("tick-takebacks",m),a&&!l,p=>e.set({takebacks:p}),l)}
</div>`}function $e(t){return t==="usual"?u:c`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${t}-note`)}
</p>`}function ge({form:t}){let{speed:e,own:n}=t.values,a=e==="own"?$t(Z(n)):s("label-and-note",{label:s(`speed-${e}`),note:s(`speed-note-${e}`)});return c`${k("clock",s("clock"),x.map(({key:o})=>[o,s(`speed-${o}`)]),e,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${a}</p>`}function ye({form:t}){let{speed:e,own:n}=t.values,a=l=>t.set({own:{...n,...l}}),o=(l,{min:m,max:d,step:p})=>c`<input
type="number"
required
data-testid=${`clock-${l}`}
min=${m}
max=${d}
step=${p}
.value=${n[l]}
@input=${$=>a({[l]:w($)})}
/>`,i=[["minutes",s("clock-minutes")],["days",s("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${s("clock-unit")}
${it("clock-unit",[...i],n.unit,l=>a({unit:l}))}</label
>
<label
>${s(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",Q[n.unit])}</label
>
${n.unit==="days"?u:c`<label>${s("clock-extra")} ${o("extra",B)}</label>`}
</div>`;return c`${O("clock-own",s("clock-own"),e==="own",l=>t.set({speed:l?"own":"none"}))}
${e==="own"?r():u}`}function we({form:t}){let[e,n]=ve(t.values);return k("first",s("who-first"),[["you",e],["opponent",n],["random",s("random")]],t.values.first,a=>t.set({first:a}))}function ve({opponent:t,names:[e,n]}){return t==="person"?[e||s("first"),n||s("second")]:t==="friend"?[s("you"),s("your-friend")]:[s("you"),s(t==="computer"?"computer":"the-other-player")]}function ke({form:t}){return c`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.values.seed}
@input=${e=>t.set({seed:w(e)})}
/></label>`}function xe({form:t,page:e}){let{strength:n}=t.values,a=o=>{t.set({strength:Number(o)}),e.shell.change({strength:Number(o)})};return c`${k("strength",s("difficulty"),et.map(({level:o})=>[String(o),String(o)]),String(n),a)}
<div class="opponent-face">
${vt(n)}<b aria-hidden="true">${Bt(n)}</b>
<p class="small explain" data-testid="strength-words">${ot(n)}</p>
</div>`}function Ge({form:t}){let{deck:e,level:n}=t.values,{numeral:a}=U[n-1];return c`${t.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${e}`),note:s(`deck-note-${e}`)})}
</p>
${k("level",s("level-of-automa"),U.map(o=>[String(o.level),ft(o)]),String(n),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:bt(n),counts:s(`automa-level-${n}`)})}
</p>`}var Pe=`${D/1024} KB`;function Vt(t,e){let n=(r,l)=>t.ask("open",async()=>{if(l>D)throw new Error(s("too-long",{most:Pe}));let m=await r();if(m.trim()==="")throw new Error(s("paste-first"));await e(m)}),a=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},i=t.busy==="open";return c`<form class="panel opener" @submit=${a} aria-labelledby="open-heading">
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
${y(t.errors.open,"open-error")}
</form>`}var Te=5e3,Se=6e4,Oe=1200,Kn=kt(Ee);async function Ee(t,e,n){let a=new C(t,pt),o=new F(t,()=>a.ownName),i={recent:q,forget:ut,kept:j,keep:H},r=new I(t,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch(g){t.errors["new-game"]=S(g)}t.changed()};Pt();let d=Promise.all([m(),o.load(),r.load(),Ne(a,e)]);d.then(()=>Gt(r.list.value.waiting)),(ct()||q().length>0)&&!j()?.games.length&&await Ae(Oe,d),t.until(xt((g,T)=>g==="lobby"?o.apply(T):r.load())),t.every(Te,()=>!e.isLive&&!document.hidden&&o.load()),t.every(Se,t.changed);let{shell:$}=t;return()=>{let g=performance.now();return c`<main class="home">
<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${s("welcome-text")}</p>
</div>
${Tt()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${s("first-game")}</a
>
<button type="button" data-testid="how" @click=${$.help}>
${f("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>
${It(r,g)} ${Dt(a)}
<div class="aside">
${Le($)} ${zt(r,g)} ${Et(o,g)}
${Me(l)} ${Vt(t,n)}
</div>
</main>`}}function Le(t){return c`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${s("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${s("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${s("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${s("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${s("your-account")}</span></a>
${M(t,"language")}
</nav>`}function Me(t){if(t.length===0)return u;let e=n=>n===null?"–":dt(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
${t.map(n=>c`<tr>
<th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${s("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}async function Ne(t,e){let n=await b("GET /api/me").catch(()=>null);t.fillIn(n?.name??null),n&&mt(n.known),n?.known===!1&&H(null),n?.known&&!document.hidden&&e.open()}async function Ae(t,e){let n=0,a=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,a]),clearTimeout(n)}export{Kn as openHomePage};
