import{c as Pt}from"./page_kit.js";import{$ as ut,Bc as wt,Cc as vt,Dc as kt,Ec as xt,F as q,Fc as Gt,Gc as S,Gd as y,Hc as P,I as ct,Jd as Tt,K as j,Kd as Ot,Ld as Et,M as c,Nd as Lt,O as d,Q as f,R as w,T as M,U as mt,V as x,W as N,X as h,Ya as $t,aa as R,b as rt,ba as W,bd as St,d as V,da as G,db as Y,e as _,i as it,j as a,m as lt,o as E,p as k,qa as H,ra as pt,rb as gt,sa as dt,sb as yt,ta as K,ua as X,w as L,wa as bt,y as b,ya as ft,yd as A,za as ht}from"./page.js";var Xt=6e4;function F({clock:t,rated:e,takebacks:n,board:s,seed_chosen:o,fair:i}){let r=[t===null?a("terms-no-clock"):kt(t)];return e&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!n&&!e&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function Mt({kind:t,state:e,round:n,rounds:s,entrants:o,clock:i,rated:r,fair:l}){let m=e==="open"?a("state-open"):a("round-number-of",{round:n,rounds:s??0});return`${[a(`kind-${t}`),m,a("players-count",{count:o})].join(", ")} · ${F({clock:i,rated:r,fair:l,takebacks:!0})}`}function v({name:t,guest:e}){return e?a("guest"):t}function Nt(t,e,n){return Math.max(0,Math.floor((e+n-t)/Xt))}var Yt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},Jt={speed:W("ask-clock","clock",S.map(({key:t})=>t),t=>a(`speed-${t}`)),fair:W("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>a(`starts-way-${t}`)),rated:ut("ask-rated","tick-rated")};function z(t,e,n){let s=new Map(e.map(i=>[n(i),i])),o=t.flatMap(i=>s.get(i)??[]);return o.length===t.length?o:null}var I=class{constructor(e,n){this.page=e;this.ownName=n;this.terms=new N(Jt,e.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let e=this.answer===null;try{let[n,{opponents:s}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:s,at:performance.now()}),e&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=E(n)}this.page.changed()}async apply(e){let n=this.answer;if(!n||!e)return this.load();let{now:s,order:o}=e,i=z(o.tables,[...n.tables,...e.tables],({game:p})=>p),r=z(o.games,[...n.games,...e.games],({game:p})=>p),l=z(o.bots,[...n.bots,...e.bots],({id:p})=>p),m=[...n.tournaments,...e.tournaments],u=z(o.tournaments,m,({id:p})=>p);if(!i||!r||!l||!u)return this.load();Object.assign(this,{answer:{now:s,tables:i,games:r,bots:l,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(e){let n={clock:P(e),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(e){return this.leave(()=>b("POST /api/games/{game}/seat",{game:e,name:this.ownName()}))}invite(e){let{fair:n}=this.terms.values,s=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:e,...this.wish,fair:s}))}challenge(e){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:e,...this.wish,takebacks:n}))}get wish(){let{speed:e,rated:n}=this.terms.values,s=P(e);return{name:this.ownName(),clock:s,rated:n&&s!==null}}leave(e){return this.page.leave("lobby",()=>e().catch(async n=>{throw await this.load(),n}))}};function Rt(t,e){let{answer:n,at:s}=t,{busy:o,errors:i}=t.page,r=l=>Nt(l,n?.now??0,e-s);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${S.map(({key:l})=>c`<button
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>t.match(l)}
>
<b>${a(`speed-${l}`)}</b><span class="small">${a(`speed-note-${l}`)}</span>
</button>`)}
</div>
<h3>${a("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(l=>Qt(l,r(l.created),t)):n&&c`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Zt(n.tournaments):d} ${te(t)}
${n?.games.length?ae(n.games,r):d}
${y(i.lobby,"lobby-error")}
</section>`}function Qt(t,e,n){let{game:s,rating:o,yours:i}=t,r=v(t),l=F(t);return c`<li data-game=${s}>
<span class="host"
>${i?c`<b>${a("your-table")}</b>`:T(t,o)}
<span class="small">${l} · ${a("lobby-waited",{minutes:e})}</span></span
>
${i?c`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:J(n,"sit",a("sit-down"),a("sit-with",{name:r,terms:l}),()=>n.sit(s))}
</li>`}function T({name:t,guest:e=!1,bot:n=!1},s){return c`<b class=${e?"guest":""}>${v({name:t,guest:e})}</b>${n?c` <span class="badge bot">${a("lobby-bot")}</span>`:d}${s===null?d:c` <span class="small">${s}</span>`}`}function J(t,e,n,s,o){return c`<button
type="button"
data-testid=${e}
aria-label=${s}
aria-disabled=${t.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Zt(t){return c`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(e=>{let{id:n,name:s,you:o,open:i}=e,r=a(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${s}</b> <span class="small">${Mt(e)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${a("label-and-note",{label:r,note:s})}
>${r}</a
>
</li>`})}
</ul>`}function te(t){let{answer:e,opponents:n}=t,s=e?.bots??[];return n.length+s.length===0?d:c`<h3 id="ask-heading">${a("lobby-ask")}</h3>
<div class="row">
${t.terms.control("speed")} ${n.length>0?t.terms.control("fair"):d}
${t.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>ee(o,t))} ${s.map(o=>ne(o,t))}
</ul>`}function ee({game:t,name:e,guest:n,here:s,won:o,lost:i},r){let l=v({name:e,guest:n});return c`<li>
<span class="host"
>${T({name:e,guest:n},null)}
${s?c`<span class="badge">${a("lobby-here")}</span>`:d}
<span class="small">${a("lobby-score",{won:o,lost:i})}</span></span
>
${J(r,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:l}),()=>r.invite(t))}
</li>`}function ne({id:t,name:e,ratings:n},s){let o=n[Yt[s.terms.values.speed]]??null;return c`<li>
<span class="host">${T({name:e,bot:!0},o)}</span>
${J(s,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:e}),()=>s.challenge(t))}
</li>`}function ae(t,e){return c`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:n,players:[s,o],clock:i,rated:r,fair:l,since:m})=>{let u=F({clock:i,rated:r,fair:l,takebacks:!0}),p=a("names-and",{first:v(s),second:v(o)});return c`<li>
<span class="host"
>${T(s,s.rating)} – ${T(o,o.rating)}
<span class="small"
>${u} · ${a("lobby-going-on",{minutes:e(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${a("lobby-watch-whom",{names:p})}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var se="Bee",B=6e4,Ft=1440*B,At=[["day",Ft],["hour",60*B],["minute",B]];function zt({seats:[t,e]}){return t.name==="You"&&e.name===se&&e.yours}function It(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Bt({cells:t}){return t.length-t.split(".").length+1}function Q({variant:t,seats:e}){if(t==="solo")return a("card-solo");let n=e.filter(r=>!r.yours);if(n.length===0)return a("names-and",{first:e[0].name,second:e[1].name});let{kind:s,name:o}=n[0];if(s==="open")return a("your-open-table");let i=q(o);return i===null?o:a("computer-level",{level:String(i)})}function Z(t,e){return t.status==="over"?ie(t):t.status==="open"?a("waiting-for-somebody"):oe(t)+re(t,e)}function oe({status:t,seats:e,turn:n}){let s=e.every(({yours:r})=>r);if(t==="yours"&&!s)return a("your-turn");let o=n===null?null:e[n-1];if(!o)return a("under-way");let i=q(o.name);return a("turn-of",{name:i===null?o.name:a("level-number",{level:String(i)})})}function re({clock:t,now:e},n){if(!t||t.running===null||e===null||wt(t.control).kind!=="days")return"";let s=xt(t,t.running,{now:e,at:0},n);return s===0?a("comma-time-up"):a("comma-left",{time:Gt(s)})}function ie({seats:t,result:e}){if(e===null)return a("called-off");let{winner:n,scores:s,reason:o}=e,i=t.every(({yours:Kt})=>Kt),{name:r,yours:l}=t[n-1],m={who:i?"other":"you",name:r},u=i||l?"won":"lost";if(o==="resignation")return a(`${u}-by-resignation`,m);if(o==="time")return a(`${u}-on-time`,m);let[p,g]=n===1?s:[s[1],s[0]],$=u==="won"?Y(p,g):Y(g,p),O=a(`${u}-points`,{...m,points:$});return o==="first to 53"?O+a("comma-first"):O}function tt(t,e){let n=Math.max(0,e-t);if(n<B)return a("just-now");if(n>=30*Ft)return lt(t);let[s,o]=At.find(([,r])=>n>=r)??At[2];return new Intl.RelativeTimeFormat(it(),{numeric:"auto"}).format(-Math.floor(n/o),s)}var le=12,C=class{constructor(e,n){this.page=e;this.memory=n;this.list=e.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let e=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!e.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:e}=this.list.value;e!==null&&!this.list.isReading&&await this.read(e,()=>this.list.value.games)}read(e,n){let o=b("GET /api/me/games",{limit:le,...e&&{cursor:e}}).then(i=>{let r=[...n(),...i.games.filter(l=>!zt(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(e){this.memory.forget(e),this.page.changed()}};function Ut(t,e){let{recent:n,at:s}=t,{error:o,isReading:i}=t.list,{games:r,waiting:l,next:m}=t.list.value;return r.length===0&&n.length===0&&!o?d:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:l})}</span
>`:d}
</h2>
<ul data-testid="recent-games">
${r.map(u=>ce(u,e-s))}
${n.map(u=>me(u,t))}
</ul>
${m===null?d:c`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>t.more()}
>
${a("show-more")}
</button>`}
${y(o,"games-error")}
</section>`}function ce(t,e){return c`<li class=${`game ${t.status}`} data-status=${t.status}>
${A(t.cells)}
<a href=${t.url}>${Q(t)}</a>
<span class="standing"
>${Z(t,e)}${t.tournament?c` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:d}</span
>
<span class="small when">${tt(t.last,Date.now())}</span>
</li>`}function me(t,e){let n=tt(t.when,Date.now());return c`<li class="game remembered">
${A(".".repeat(81))}
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
</li>`}function Dt(t,e){let n=It(t.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${A(n.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:Q(n),standing:Z(n,e-t.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:Bt(n)})}</span>
</span>
</a>`:d}var ue=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Vt(t){return ue[t-1]}var et={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},U={min:0,max:180,step:1},qt={unit:"minutes",main:"10",extra:"5"};function nt({unit:t,main:e,extra:n}){let{min:s,max:o}=et[t],i=_t(Number(e)||s,s,o);return t==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(_t(Number(n)||0,U.min,U.max))}`}function _t(t,e,n){return Math.min(n,Math.max(e,t))}var pe={opponent:h("computer"),strength:h(0),deck:R("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:R("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(qt),takebacks:h(!0),fair:R("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},de=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function be(t){return!k.isStatic||j(t)}var fe={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},D=class{constructor(e,n){this.page=e;this.keepInvitation=n;this.form=new N(pe,()=>{e.errors["new-game"]="",e.changed()}),this.form.values.strength=e.shell.settings.strength}page;keepInvitation;form;fillIn(e){e!==null&&this.form.values.name===""&&this.form.set({name:e})}get ownName(){return this.form.values.name.trim()||null}start(){let e=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",jt(e));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!L(n)||!he(e))throw n;return{url:$e(jt(e))}}})}};function he({opponent:t,seed:e}){return!e.trim()&&j(t)}function $e({opponent:t,level:e,first:n,board:s,deck:o,names:i}){let l=Object.entries({opponent:t,level:e,first:n,board:s,deck:o}).filter(([,u])=>u!=null),m=new URLSearchParams(l.map(([u,p])=>[u,String(p)]));for(let u of i??[])m.append("name",u);return`/offline?${m}`}function jt(t){let{opponent:e,strength:n,deck:s,level:o,first:i,board:r}=t,l={board:r,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...l,opponent:e,deck:s,level:o,first:"you",names:null};if(e==="computer")return{...l,opponent:e,level:n,first:i,names:null};if(e==="person"){let[m,u]=t.names.map(p=>p.trim());return{...l,opponent:e,first:i,names:[m||a("first"),u||a("second")]}}return{...l,...ge(t),opponent:e}}var at=({rated:t,speed:e})=>t&&e!=="none";function ge(t){let{name:e,speed:n,own:s,takebacks:o,seed:i,fair:r,first:l}=t,m=at(t);return{first:m&&r==="usual"?"random":l,names:e.trim()?[e.trim()]:null,clock:n==="own"?nt(s):P(n),takebacks:o&&!m&&r!=="both",fair:r==="usual"?null:r,rated:m,seed:m?null:i.trim()||null}}function st(t){let{form:e,page:n}=t,{opponent:s}=e.values,o=s==="friend"||s==="anyone",i=l=>(l.preventDefault(),t.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${de.map(([l,m])=>we(l,m.filter(be),t))}
</fieldset>
<div class="choices">
${s==="computer"?Ee(t):d}
${s==="person"?ve(t):d} ${o?ke(t):d}
${s==="automa"?Le(t):d}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${a(r?"starting":fe[s])}
</button>
${y(n.errors["new-game"],"home-error")}
</div>
${G(n.shell,"edition")} ${ye(t,o)}
</form>`}function ye(t,e){let{form:n}=t,{opponent:s,fair:o}=n.values,i=e&&at(n.values),r=s!=="automa"&&!i&&!(e&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${e?c`${Se(t)} ${n.control("fair")} ${xe(o)}`:d}
${r?Pe(t):d} ${n.control("board")}
${i||k.isStatic?d:Oe(t)}
</div>
</details>`}function we(t,e,{form:n}){let{opponent:s}=n.values,o=e.includes(s)?"chosen":"",i=r=>c`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${s===r}
@change=${()=>n.set({opponent:r})}
/>`;return e.length===1&&t!=="card-two"?c`<label class=${`card-choice ${o}`}
>${i(e[0])}<b>${a(t)}</b> <span class="small">${a(`${t}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${a(t)}</b>
<div class="ways">
${e.map(r=>c`<label>${i(r)}<span>${a(`way-${r}`)}</span></label>`)}
</div>
</div>`}function ve({form:t}){let[e,n]=t.values.names,s=(o,i,r)=>c`<label
>${a(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>t.set({names:o===1?[w(l),n]:[e,w(l)]})}
/></label>`;return c`<div class="names">
${s(1,"first-name",e)} ${s(2,"second-name",n)}
</div>`}function ke(t){let{form:e}=t,{name:n,takebacks:s,fair:o,speed:i}=e.values,r=at(e.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note",u=(p,g)=>c`${a(p)} <span class="small">${a(g)}</span>`;return c`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${n}
@input=${p=>e.set({name:w(p)})}
/></label>
${Ge(t)}
<div class="ticks">
${M("rated",u("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,p=>e.set({rated:p}),i==="none")}
${M("takebacks",u("tick-takebacks",m),s&&!l,p=>e.set({takebacks:p}),l)}
</div>`}function xe(t){return t==="usual"?d:c`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${t}-note`)}
</p>`}function Ge({form:t}){let{speed:e,own:n}=t.values,s=e==="own"?vt(nt(n)):a("label-and-note",{label:a(`speed-${e}`),note:a(`speed-note-${e}`)});return c`${x("clock",a("clock"),S.map(({key:o})=>[o,a(`speed-${o}`)]),e,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${s}</p>`}function Se({form:t}){let{speed:e,own:n}=t.values,s=l=>t.set({own:{...n,...l}}),o=(l,{min:m,max:u,step:p})=>c`<input
type="number"
required
data-testid=${`clock-${l}`}
min=${m}
max=${u}
step=${p}
.value=${n[l]}
@input=${g=>s({[l]:w(g)})}
/>`,i=[["minutes",a("clock-minutes")],["days",a("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
${mt("clock-unit",[...i],n.unit,l=>s({unit:l}))}</label
>
<label
>${a(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",et[n.unit])}</label
>
${n.unit==="days"?d:c`<label>${a("clock-extra")} ${o("extra",U)}</label>`}
</div>`;return c`${M("clock-own",a("clock-own"),e==="own",l=>t.set({speed:l?"own":"none"}))}
${e==="own"?r():d}`}function Pe({form:t}){let[e,n]=Te(t.values);return x("first",a("who-first"),[["you",e],["opponent",n],["random",a("random")]],t.values.first,s=>t.set({first:s}))}function Te({opponent:t,names:[e,n]}){return t==="person"?[e||a("first"),n||a("second")]:t==="friend"?[a("you"),a("your-friend")]:[a("you"),a(t==="computer"?"computer":"the-other-player")]}function Oe({form:t}){return c`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.values.seed}
@input=${e=>t.set({seed:w(e)})}
/></label>`}function Ee({form:t,page:e}){let{strength:n}=t.values,s=o=>{t.set({strength:Number(o)}),e.shell.change({strength:Number(o)})};return c`${x("strength",a("difficulty"),rt.map(({level:o})=>[String(o),String(o)]),String(n),s)}
<div class="opponent-face">
${St(n)}<b aria-hidden="true">${Vt(n)}</b>
<p class="small explain" data-testid="strength-words">${ct(n)}</p>
</div>`}function Le({form:t}){let{deck:e,level:n}=t.values,{numeral:s}=V[n-1];return c`${t.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${e}`),note:a(`deck-note-${e}`)})}
</p>
${x("level",a("level-of-automa"),V.map(o=>[String(o.level),yt(o)]),String(n),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:gt(n),counts:a(`automa-level-${n}`)})}
</p>`}var Me=`${_/1024} KB`;function ot(t,e){let n=(r,l)=>t.ask("open",async()=>{if(l>_)throw new Error(a("too-long",{most:Me}));let m=await r();if(m.trim()==="")throw new Error(a("paste-first"));await e(m)}),s=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},i=t.busy==="open";return c`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
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
${y(t.errors.open,"open-error")}
</form>`}var Ne=5e3,Re=6e4,Ae=1200,oa=Pt(Fe);async function Fe(t,e,n){let s=new D(t,ft);if(Et(),k.isStatic)return()=>ze(s,n);let o=new I(t,()=>s.ownName),i={recent:H,forget:bt,kept:K,keep:X},r=new C(t,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch($){L($)||(t.errors["new-game"]=E($))}t.changed()},u=Promise.all([m(),o.load(),r.load(),Ue(s,e)]);u.then(()=>Ot(r.list.value.waiting)),(pt()||H().length>0)&&!K()?.games.length&&await De(Ae,u),t.until(Tt(($,O)=>$==="lobby"?o.apply(O):r.load())),t.every(Ne,()=>!e.isLive&&!document.hidden&&o.load()),t.every(Re,t.changed);let{shell:g}=t;return()=>{let $=performance.now();return c`<main class="home">
${Wt(g,a("welcome-text"),Ie())} ${Dt(r,$)}
${st(s)}
<div class="aside">
${Be(g)} ${Ut(r,$)} ${Rt(o,$)}
${Ce(l)} ${ot(t,n)}
</div>
</main>`}}function ze(t,e){let{shell:n}=t.page;return c`<main class="home">
${Wt(n,a("welcome-alone"),ht())} ${st(t)}
<div class="aside">
<nav class="more" aria-label=${a("more")}>${Ht()} ${G(n,"language")}</nav>
${ot(t.page,e)}
</div>
</main>`}function Wt(t,e,n){return c`<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${e}</p>
</div>
${Lt()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${t.help}>
${f("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>`}function Ie(){return c`<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>`}function Ht(){return c`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${a("tab-analysis")}</span></a
>`}function Be(t){return c`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${a("tab-progress")}</span></a
>
${Ht()}
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${a("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${a("your-account")}</span></a>
${G(t,"language")}
</nav>`}function Ce(t){if(t.length===0)return d;let e=n=>n===null?"–":$t(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
${t.map(n=>c`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}async function Ue(t,e){let n=await b("GET /api/me").catch(()=>null);t.fillIn(n?.name??null),n&&dt(n.known),n?.known===!1&&X(null),n?.known&&!document.hidden&&e.open()}async function De(t,e){let n=0,s=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,s]),clearTimeout(n)}export{oa as openHomePage};
