import{c as Ot}from"./page_kit.js";import{$ as z,Ad as Lt,Bd as Mt,Dd as J,F as q,H as mt,I as j,K as ut,L as c,N as u,P as b,Q as w,Qa as yt,S as M,T as pt,U as x,V as N,W as h,Xa as Y,Yc as Tt,_ as dt,_c as A,aa as W,b as it,ca as P,d as V,e as _,hb as wt,i as lt,ib as vt,j as a,m as ct,ma as H,na as bt,o as E,oa as ft,p as k,pa as K,qa as X,sa as ht,tc as kt,ua as $t,uc as xt,va as gt,vc as Pt,w as L,wc as Gt,wd as y,xc as St,y as f,yc as G,zc as S,zd as Et}from"./page.js";var Kt=6e4;function R({clock:t,rated:e,takebacks:n,board:s,seed_chosen:o,fair:i}){let r=[t===null?a("terms-no-clock"):Pt(t)];return e&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!n&&!e&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function Nt({kind:t,state:e,round:n,rounds:s,entrants:o,clock:i,rated:r,fair:l}){let m=e==="open"?a("state-open"):a("round-number-of",{round:n,rounds:s??0});return`${[a(`kind-${t}`),m,a("players-count",{count:o})].join(", ")} · ${R({clock:i,rated:r,fair:l,takebacks:!0})}`}function v({name:t,guest:e}){return e?a("guest"):t}function zt(t,e,n){return Math.max(0,Math.floor((e+n-t)/Kt))}var Xt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},Yt={speed:W("ask-clock","clock",G.map(({key:t})=>t),t=>a(`speed-${t}`)),fair:W("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>a(`starts-way-${t}`)),rated:dt("ask-rated","tick-rated")};function F(t,e,n){let s=new Map(e.map(i=>[n(i),i])),o=t.flatMap(i=>s.get(i)??[]);return o.length===t.length?o:null}var I=class{constructor(e,n){this.page=e;this.ownName=n;this.terms=new N(Yt,e.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let e=this.answer===null;try{let[n,{opponents:s}]=await Promise.all([f("GET /api/lobby"),f("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:s,at:performance.now()}),e&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=E(n)}this.page.changed()}async apply(e){let n=this.answer;if(!n||!e)return this.load();let{now:s,order:o}=e,i=F(o.tables,[...n.tables,...e.tables],({game:p})=>p),r=F(o.games,[...n.games,...e.games],({game:p})=>p),l=F(o.bots,[...n.bots,...e.bots],({id:p})=>p),m=[...n.tournaments,...e.tournaments],d=F(o.tournaments,m,({id:p})=>p);if(!i||!r||!l||!d)return this.load();Object.assign(this,{answer:{now:s,tables:i,games:r,bots:l,tournaments:d}}),this.at=performance.now(),this.page.changed()}match(e){let n={clock:S(e),board:"revised",rated:!1};return this.leave(()=>f("POST /api/match",{...n,name:this.ownName()}))}sit(e){return this.leave(()=>f("POST /api/games/{game}/seat",{game:e,name:this.ownName()}))}invite(e){let{fair:n}=this.terms.values,s=n==="usual"?null:n;return this.leave(()=>f("POST /api/games/{game}/again",{game:e,...this.wish,fair:s}))}challenge(e){let n=!this.wish.rated;return this.leave(()=>f("POST /api/challenges",{bot:e,...this.wish,takebacks:n}))}get wish(){let{speed:e,rated:n}=this.terms.values,s=S(e);return{name:this.ownName(),clock:s,rated:n&&s!==null}}leave(e){return this.page.leave("lobby",()=>e().catch(async n=>{throw await this.load(),n}))}};function At(t,e){let{answer:n,at:s}=t,{busy:o,errors:i}=t.page,r=l=>zt(l,n?.now??0,e-s);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${G.map(({key:l})=>c`<button
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
${n?.tables.length?n.tables.map(l=>Jt(l,r(l.created),t)):n&&c`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Qt(n.tournaments):u} ${Zt(t)}
${n?.games.length?ne(n.games,r):u}
${y(i.lobby,"lobby-error")}
</section>`}function Jt(t,e,n){let{game:s,rating:o,yours:i}=t,r=v(t),l=R(t);return c`<li data-game=${s}>
<span class="host"
>${i?c`<b>${a("your-table")}</b>`:T(t,o)}
<span class="small">${l} · ${a("lobby-waited",{minutes:e})}</span></span
>
${i?c`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:Q(n,"sit",a("sit-down"),a("sit-with",{name:r,terms:l}),()=>n.sit(s))}
</li>`}function T({name:t,guest:e=!1,bot:n=!1},s){return c`<b class=${e?"guest":""}>${v({name:t,guest:e})}</b>${n?c` <span class="badge bot">${a("lobby-bot")}</span>`:u}${s===null?u:c` <span class="small">${s}</span>`}`}function Q(t,e,n,s,o){return c`<button
type="button"
data-testid=${e}
aria-label=${s}
aria-disabled=${t.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Qt(t){return c`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(e=>{let{id:n,name:s,you:o,open:i}=e,r=a(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${s}</b> <span class="small">${Nt(e)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${a("label-and-note",{label:r,note:s})}
>${r}</a
>
</li>`})}
</ul>`}function Zt(t){let{answer:e,opponents:n}=t,s=e?.bots??[];return n.length+s.length===0?u:c`<h3 id="ask-heading">${a("lobby-ask")}</h3>
<div class="row">
${t.terms.control("speed")} ${n.length>0?t.terms.control("fair"):u}
${t.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>te(o,t))} ${s.map(o=>ee(o,t))}
</ul>`}function te({game:t,name:e,guest:n,here:s,won:o,lost:i},r){let l=v({name:e,guest:n});return c`<li>
<span class="host"
>${T({name:e,guest:n},null)}
${s?c`<span class="badge">${a("lobby-here")}</span>`:u}
<span class="small">${a("lobby-score",{won:o,lost:i})}</span></span
>
${Q(r,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:l}),()=>r.invite(t))}
</li>`}function ee({id:t,name:e,ratings:n},s){let o=n[Xt[s.terms.values.speed]]??null;return c`<li>
<span class="host">${T({name:e,bot:!0},o)}</span>
${Q(s,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:e}),()=>s.challenge(t))}
</li>`}function ne(t,e){return c`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:n,players:[s,o],clock:i,rated:r,fair:l,since:m})=>{let d=R({clock:i,rated:r,fair:l,takebacks:!0}),p=a("names-and",{first:v(s),second:v(o)});return c`<li>
<span class="host"
>${T(s,s.rating)} – ${T(o,o.rating)}
<span class="small"
>${d} · ${a("lobby-going-on",{minutes:e(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${a("lobby-watch-whom",{names:p})}
>${b("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var ae="Bee",B=6e4,Ft=1440*B,Rt=[["day",Ft],["hour",60*B],["minute",B]];function It({seats:[t,e]}){return t.name==="You"&&e.name===ae&&e.yours}function Bt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Ct({cells:t}){return t.length-t.split(".").length+1}function Z({variant:t,seats:e}){if(t==="solo")return a("card-solo");let n=e.filter(r=>!r.yours);if(n.length===0)return a("names-and",{first:e[0].name,second:e[1].name});let{kind:s,name:o}=n[0];if(s==="open")return a("your-open-table");let i=q(o);return i===null?o:a("computer-level",{level:String(i)})}function tt(t,e){return t.status==="over"?re(t):t.status==="open"?a("waiting-for-somebody"):se(t)+oe(t,e)}function se({status:t,seats:e,turn:n}){let s=e.every(({yours:r})=>r);if(t==="yours"&&!s)return a("your-turn");let o=n===null?null:e[n-1];if(!o)return a("under-way");let i=q(o.name);return a("turn-of",{name:i===null?o.name:a("level-number",{level:String(i)})})}function oe({clock:t,now:e},n){if(!t||t.running===null||e===null||kt(t.control).kind!=="days")return"";let s=Gt(t,t.running,{now:e,at:0},n);return s===0?a("comma-time-up"):a("comma-left",{time:St(s)})}function re({seats:t,result:e}){if(e===null)return a("called-off");let{winner:n,scores:s,reason:o}=e,i=t.every(({yours:Ht})=>Ht),{name:r,yours:l}=t[n-1],m={who:i?"other":"you",name:r},d=i||l?"won":"lost";if(o==="resignation")return a(`${d}-by-resignation`,m);if(o==="time")return a(`${d}-on-time`,m);let[p,g]=n===1?s:[s[1],s[0]],$=d==="won"?Y(p,g):Y(g,p),O=a(`${d}-points`,{...m,points:$});return o==="first to 53"?O+a("comma-first"):O}function et(t,e){let n=Math.max(0,e-t);if(n<B)return a("just-now");if(n>=30*Ft)return ct(t);let[s,o]=Rt.find(([,r])=>n>=r)??Rt[2];return new Intl.RelativeTimeFormat(lt(),{numeric:"auto"}).format(-Math.floor(n/o),s)}var ie=12,C=class{constructor(e,n){this.page=e;this.memory=n;this.list=e.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let e=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!e.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:e}=this.list.value;e!==null&&!this.list.isReading&&await this.read(e,()=>this.list.value.games)}read(e,n){let o=f("GET /api/me/games",{limit:ie,...e&&{cursor:e}}).then(i=>{let r=[...n(),...i.games.filter(l=>!It(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(e){this.memory.forget(e),this.page.changed()}};function Dt(t,e){let{recent:n,at:s}=t,{error:o,isReading:i}=t.list,{games:r,waiting:l,next:m}=t.list.value;return r.length===0&&n.length===0&&!o?u:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:l})}</span
>`:u}
</h2>
<ul data-testid="recent-games">
${r.map(d=>le(d,e-s))}
${n.map(d=>ce(d,t))}
</ul>
${m===null?u:c`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>t.more()}
>
${a("show-more")}
</button>`}
${y(o,"games-error")}
</section>`}function le(t,e){return c`<li class=${`game ${t.status}`} data-status=${t.status}>
${A(t.cells)}
<a href=${t.url}>${Z(t)}</a>
<span class="standing"
>${tt(t,e)}${t.tournament?c` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:u}</span
>
<span class="small when">${et(t.last,Date.now())}</span>
</li>`}function ce(t,e){let n=et(t.when,Date.now());return c`<li class="game remembered">
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
</li>`}function Vt(t,e){let n=Bt(t.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${A(n.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:Z(n),standing:tt(n,e-t.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:Ct(n)})}</span>
</span>
</a>`:u}var me=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function _t(t){return me[t-1]}var nt={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},U={min:0,max:180,step:1},jt={unit:"minutes",main:"10",extra:"5"};function at({unit:t,main:e,extra:n}){let{min:s,max:o}=nt[t],i=qt(Number(e)||s,s,o);return t==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(qt(Number(n)||0,U.min,U.max))}`}function qt(t,e,n){return Math.min(n,Math.max(e,t))}var ue={opponent:h("computer"),strength:h(0),deck:z("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:z("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(jt),takebacks:h(!0),fair:z("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},pe=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function de(t){return!k.isStatic||j.some(e=>e===t)}var be={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},D=class{constructor(e,n){this.page=e;this.keepInvitation=n;this.form=new N(ue,()=>{e.errors["new-game"]="",e.changed()}),this.form.values.strength=e.shell.settings.strength}page;keepInvitation;form;fillIn(e){e!==null&&this.form.values.name===""&&this.form.set({name:e})}get ownName(){return this.form.values.name.trim()||null}start(){let e=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await f("POST /api/games",Wt(e));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!L(n)||!fe(e))throw n;return{url:ut(Wt(e))}}})}};function fe({opponent:t,seed:e}){return!e.trim()&&j.some(n=>n===t)}function Wt(t){let{opponent:e,strength:n,deck:s,level:o,first:i,board:r}=t,l={board:r,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...l,opponent:e,deck:s,level:o,first:"you",names:null};if(e==="computer")return{...l,opponent:e,level:n,first:i,names:null};if(e==="person"){let[m,d]=t.names.map(p=>p.trim());return{...l,opponent:e,first:i,names:[m||a("first"),d||a("second")]}}return{...l,...he(t),opponent:e}}var st=({rated:t,speed:e})=>t&&e!=="none";function he(t){let{name:e,speed:n,own:s,takebacks:o,seed:i,fair:r,first:l}=t,m=st(t);return{first:m&&r==="usual"?"random":l,names:e.trim()?[e.trim()]:null,clock:n==="own"?at(s):S(n),takebacks:o&&!m&&r!=="both",fair:r==="usual"?null:r,rated:m,seed:m?null:i.trim()||null}}function ot(t){let{form:e,page:n}=t,{opponent:s}=e.values,o=s==="friend"||s==="anyone",i=l=>(l.preventDefault(),t.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${pe.map(([l,m])=>ge(l,m.filter(de),t))}
</fieldset>
<div class="choices">
${s==="computer"?Te(t):u}
${s==="person"?ye(t):u} ${o?we(t):u}
${s==="automa"?Oe(t):u}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${a(r?"starting":be[s])}
</button>
${y(n.errors["new-game"],"home-error")}
</div>
${P(n.shell,"edition")} ${$e(t,o)}
</form>`}function $e(t,e){let{form:n}=t,{opponent:s,fair:o}=n.values,i=e&&st(n.values),r=s!=="automa"&&!i&&!(e&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${e?c`${xe(t)} ${n.control("fair")} ${ve(o)}`:u}
${r?Pe(t):u} ${n.control("board")}
${i||k.isStatic?u:Se(t)}
</div>
</details>`}function ge(t,e,{form:n}){let{opponent:s}=n.values,o=e.includes(s)?"chosen":"",i=r=>c`<input
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
</div>`}function ye({form:t}){let[e,n]=t.values.names,s=(o,i,r)=>c`<label
>${a(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>t.set({names:o===1?[w(l),n]:[e,w(l)]})}
/></label>`;return c`<div class="names">
${s(1,"first-name",e)} ${s(2,"second-name",n)}
</div>`}function we(t){let{form:e}=t,{name:n,takebacks:s,fair:o,speed:i}=e.values,r=st(e.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note",d=(p,g)=>c`${a(p)} <span class="small">${a(g)}</span>`;return c`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${n}
@input=${p=>e.set({name:w(p)})}
/></label>
${ke(t)}
<div class="ticks">
${M("rated",d("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,p=>e.set({rated:p}),i==="none")}
${M("takebacks",d("tick-takebacks",m),s&&!l,p=>e.set({takebacks:p}),l)}
</div>`}function ve(t){return t==="usual"?u:c`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${t}-note`)}
</p>`}function ke({form:t}){let{speed:e,own:n}=t.values,s=e==="own"?xt(at(n)):a("label-and-note",{label:a(`speed-${e}`),note:a(`speed-note-${e}`)});return c`${x("clock",a("clock"),G.map(({key:o})=>[o,a(`speed-${o}`)]),e,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${s}</p>`}function xe({form:t}){let{speed:e,own:n}=t.values,s=l=>t.set({own:{...n,...l}}),o=(l,{min:m,max:d,step:p})=>c`<input
type="number"
required
data-testid=${`clock-${l}`}
min=${m}
max=${d}
step=${p}
.value=${n[l]}
@input=${g=>s({[l]:w(g)})}
/>`,i=[["minutes",a("clock-minutes")],["days",a("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
${pt("clock-unit",[...i],n.unit,l=>s({unit:l}))}</label
>
<label
>${a(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",nt[n.unit])}</label
>
${n.unit==="days"?u:c`<label>${a("clock-extra")} ${o("extra",U)}</label>`}
</div>`;return c`${M("clock-own",a("clock-own"),e==="own",l=>t.set({speed:l?"own":"none"}))}
${e==="own"?r():u}`}function Pe({form:t}){let[e,n]=Ge(t.values);return x("first",a("who-first"),[["you",e],["opponent",n],["random",a("random")]],t.values.first,s=>t.set({first:s}))}function Ge({opponent:t,names:[e,n]}){return t==="person"?[e||a("first"),n||a("second")]:t==="friend"?[a("you"),a("your-friend")]:[a("you"),a(t==="computer"?"computer":"the-other-player")]}function Se({form:t}){return c`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.values.seed}
@input=${e=>t.set({seed:w(e)})}
/></label>`}function Te({form:t,page:e}){let{strength:n}=t.values,s=o=>{t.set({strength:Number(o)}),e.shell.change({strength:Number(o)})};return c`${x("strength",a("difficulty"),it.map(({level:o})=>[String(o),String(o)]),String(n),s)}
<div class="opponent-face">
${Tt(n)}<b aria-hidden="true">${_t(n)}</b>
<p class="small explain" data-testid="strength-words">${mt(n)}</p>
</div>`}function Oe({form:t}){let{deck:e,level:n}=t.values,{numeral:s}=V[n-1];return c`${t.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${e}`),note:a(`deck-note-${e}`)})}
</p>
${x("level",a("level-of-automa"),V.map(o=>[String(o.level),vt(o)]),String(n),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:wt(n),counts:a(`automa-level-${n}`)})}
</p>`}var Ee=`${_/1024} KB`;function rt(t,e){let n=(r,l)=>t.ask("open",async()=>{if(l>_)throw new Error(a("too-long",{most:Ee}));let m=await r();if(m.trim()==="")throw new Error(a("paste-first"));await e(m)}),s=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},i=t.busy==="open";return c`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
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
</form>`}var Le=5e3,Me=6e4,Ne=1200,na=Ot(ze);async function ze(t,e,n){let s=new D(t,$t);if(Mt(),k.isStatic)return()=>Ae(s,n);let o=new I(t,()=>s.ownName),i={recent:H,forget:ht,kept:K,keep:X},r=new C(t,i),l=[],m=async()=>{try{({totals:l}=await f("GET /api/solo"))}catch($){L($)||(t.errors["new-game"]=E($))}t.changed()},d=Promise.all([m(),o.load(),r.load(),Ie(s,e)]);d.then(()=>Lt(r.list.value.waiting)),(bt()||H().length>0)&&!K()?.games.length&&await Be(Ne,d),t.until(Et(($,O)=>$==="lobby"?o.apply(O):r.load())),t.every(Le,()=>!e.isLive&&!document.hidden&&o.load()),t.every(Me,t.changed);let{shell:g}=t;return()=>{let $=performance.now();return c`<main class="home">
<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${a("welcome-text")}</p>
</div>
${J()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>
<button type="button" data-testid="how" @click=${g.help}>
${b("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>
${Vt(r,$)} ${ot(s)}
<div class="aside">
${Re(g)} ${Dt(r,$)} ${At(o,$)}
${Fe(l)} ${rt(t,n)}
</div>
</main>`}}function Ae(t,e){let{shell:n}=t.page;return c`<main class="home">
<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${a("welcome-alone")}</p>
</div>
${J()}
<div class="ways-in">
${gt()}
<button type="button" data-testid="how" @click=${n.help}>
${b("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>
${ot(t)}
<div class="aside">
<nav class="more" aria-label=${a("more")}>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${b("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${b("lens")}<span>${a("tab-analysis")}</span></a
>
${P(n,"language")}
</nav>
${rt(t.page,e)}
</div>
</main>`}function Re(t){return c`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${b("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${b("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${b("up")}<span>${a("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${b("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${b("lens")}<span>${a("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${b("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${b("cup")}<span>${a("tab-tournaments")}</span></a>
<a class="button" href="/me">${b("person")}<span>${a("your-account")}</span></a>
${P(t,"language")}
</nav>`}function Fe(t){if(t.length===0)return u;let e=n=>n===null?"–":yt(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
</section>`}async function Ie(t,e){let n=await f("GET /api/me").catch(()=>null);t.fillIn(n?.name??null),n&&ft(n.known),n?.known===!1&&X(null),n?.known&&!document.hidden&&e.open()}async function Be(t,e){let n=0,s=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,s]),clearTimeout(n)}export{na as openHomePage};
