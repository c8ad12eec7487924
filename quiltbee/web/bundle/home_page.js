import{$b as dt,B as z,Dc as ft,G as i,H,I as m,J as K,K as y,L as Z,La as nt,M as u,Pb as D,Qb as it,Sb as lt,Ub as ct,V as J,Wb as mt,Xb as $,Y as X,Yb as pt,Zb as P,_b as ut,b as B,c as G,d as v,da as R,h as q,i as s,k as j,kc as b,l as f,m as g,q as k,qa as tt,ra as et,tb as ot,u as Q,v as V,vb as st,w as W,wb as rt,xb as at,y as Y,yb as x,zb as S}from"./page.js";var ht=`${v/1024} KB`;function Rt(e,t){return{...e,...t}}var E=class{constructor(t,o,n,r){this.keepInvitation=r,this.go=t,this.view=o,this.store=g(Rt,{form:{opponent:"computer",strength:n,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,o){let[n,r]=this.store.get().form.names;this.set({names:t===0?[o,r]:[n,o]})}async count(){try{let{totals:t}=await V();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:f(t)})}}async start(){let{form:t,busy:o}=this.store.get();if(!o){this.store.dispatch({busy:!0,error:""});try{let{id:n,url:r,invitation:a}=await Q(Dt(t));a&&this.keepInvitation(n,a),this.go(r)}catch(n){this.store.dispatch({busy:!1,error:f(n)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(s("paste-first"));if(t.length>v)return this.refuse(s("too-long",{most:ht}));this.store.dispatch({opening:!0,openError:""});try{this.view(await W(t))}catch(o){this.refuse(f(o))}}async openFile(t){if(t.size>v)return this.refuse(s("too-long",{most:ht}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Dt(e){let{opponent:t,strength:o,deck:n,level:r,first:a,board:l}=e,p={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...p,opponent:t,deck:n,level:r,first:"you",names:null};if(t==="computer")return{...p,opponent:t,level:o,first:a,names:null};if(t==="person"){let[c,d]=e.names.map(h=>h.trim());return{...p,opponent:t,first:a,names:[c||s("first"),d||s("second")]}}return{...p,..._t(e),opponent:t,first:a}}function _t({name:e,speed:t,takebacks:o,rated:n,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:S(t),takebacks:o&&!n,rated:n,seed:n?null:r.trim()||null}}var O=class{constructor(t){this.outside=t,this.store=g((o,n)=>({...o,...n}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),o=this.store.get().tables===null;this.store.dispatch(o?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:f(t)})}}async match(t){let o={clock:S(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...o,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,o){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:n}=await o();this.outside.go(n)}catch(n){let r=f(n);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function _({clock:e,rated:t,takebacks:o,board:n,seed_chosen:r}){let a=[e===null?s("terms-no-clock"):st(e)];return t&&a.push(s("terms-rated")),!o&&!t&&a.push(s("terms-no-takebacks")),n==="original"&&a.push(s("terms-original")),r&&a.push(s("terms-chosen")),a.join(", ")}var Ct="Bee",T=6e4,bt=1440*T,$t=[["day",bt],["hour",60*T],["minute",T]],I=class{constructor(t){this.outside=t;let o=t.remembered.recent();this.store=g((n,r)=>({...n,...r}),{games:[],waiting:0,next:null,recent:o,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:o}=this.store.get();t===null||o||await this.read(t,()=>this.store.get().games)}async read(t,o){this.store.dispatch({busy:!0,error:""});try{let{games:n,waiting:r,next:a}=await this.outside.fetch(t),l=[...o(),...n.filter(c=>!Ft(c))],p=this.outside.now();this.store.dispatch({games:l,waiting:r,next:a,at:p,recent:this.others(l)})}catch(n){this.store.dispatch({error:f(n)})}this.store.dispatch({busy:!1})}others(t){let o=new Set(t.map(({id:n})=>n));return this.outside.remembered.recent().filter(({id:n})=>!o.has(n))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Ft({seats:[e,t]}){return e.name==="You"&&t.name===Ct&&t.yours}function gt(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function yt({cells:e}){return e.length-e.split(".").length+1}function M({variant:e,seats:t}){if(e==="solo")return s("card-solo");let o=t.filter(l=>!l.yours);if(o.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:n,name:r}=o[0];if(n==="open")return s("your-open-table");let a=wt(r);return a?s("computer-level",{level:a}):r}function L(e,t){return e.status==="over"?qt(e):e.status==="open"?s("waiting-for-somebody"):Ut(e)+Bt(e,t)}function Ut({status:e,seats:t,turn:o}){let n=t.every(({yours:l})=>l);if(e==="yours"&&!n)return s("your-turn");let r=o===null?null:t[o-1];if(!r)return s("under-way");let a=wt(r.name);return s("turn-of",{name:a?s("level-number",{level:a}):r.name})}function Bt({clock:e,now:t},o){if(!e||e.running===null||t===null||ot(e.control).kind!=="days")return"";let n=rt(e,e.running,{now:t,at:0},o);return n===0?s("comma-time-up"):s("comma-left",{time:at(n)})}function qt({seats:e,result:t}){if(t===null)return s("called-off");let{winner:o,scores:n,reason:r}=t,a=e.every(({yours:Gt})=>Gt),{name:l,yours:p}=e[o-1],c={who:a?"other":"you",name:l},d=a||p?"won":"lost";if(r==="resignation")return s(`${d}-by-resignation`,c);if(r==="time")return s(`${d}-on-time`,c);let[h,F]=o===1?n:[n[1],n[0]],Nt=d==="won"?R(h,F):R(F,h),U=s(`${d}-points`,{...c,points:Nt});return r==="first to 53"?U+s("comma-first"):U}function wt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function C(e,t){let o=Math.max(0,t-e);if(o<T)return s("just-now");if(o>=30*bt)return j(e);let[n,r]=$t.find(([,l])=>o>=l)??$t[2];return new Intl.RelativeTimeFormat(q(),{numeric:"auto"}).format(-Math.floor(o/r),n)}var jt=12;function vt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${jt}${t}`)}function kt(){return k("/api/lobby")}function xt(e){return k("/api/match",e)}function St(e,t){let o=G[e.level-1];return i`${$("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],e.deck,n=>t.set({deck:n}))}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${e.deck}`),note:s(`deck-note-${e.deck}`)})}
</p>
${$("level",s("level-of-automa"),G.map(n=>[String(n.level),et(n)]),String(e.level),n=>t.set({level:Number(n)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:o.numeral,name:tt(o.level),counts:s(`automa-level-${o.level}`)})}
</p>`}function Pt({totals:e}){if(e.length===0)return m;let t=o=>o===null?"–":X(Math.round(o*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
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
${e.map(o=>i`<tr>
<th scope="row">${s(`short-deck-${o.deck}`)} ${o.numeral}</th>
<td>${s("won-of",{won:o.won,games:o.games})}</td>
<td>${t(o.mean_margin)}</td>
<td>${t(o.best_margin)}</td>
<td>${o.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}var A=90,Qt={"*":"special",x:"covered"};function Ot(e,t,o){let{games:n,recent:r,waiting:a,next:l,busy:p,error:c,at:d}=e.store.get();return n.length===0&&r.length===0&&!c?m:i`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${a>0?i`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:a})}</span
>`:m}
</h2>
<ul data-testid="recent-games">
${n.map(h=>Vt(h,t,o-d))}
${r.map(h=>Wt(h,e,t))}
</ul>
${l===null?m:i`<button
type="button"
data-testid="more-games"
aria-disabled=${p?"true":"false"}
@click=${()=>e.more()}
>
${s("show-more")}
</button>`}
${b(c,"games-error")}
</section>`}function Vt(e,t,o){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
${N(e.cells)}
<a href=${e.url} @click=${u(t)}>${M(e)}</a>
<span class="standing">${L(e,o)}</span>
<span class="small when">${C(e.last,Date.now())}</span>
</li>`}function Wt(e,t,o){let n=C(e.when,Date.now());return i`<li class="game remembered">
${N(".".repeat(81))}
<a href=${`/game/${e.id}`} @click=${u(o)}>${e.title}</a>
<span class="standing small">${s("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${s("remove")}
</button>
</li>`}function N(e){let t=new Map;return[...e].forEach((o,n)=>{if(o===".")return;let r=[Math.floor(n/9),n%9];t.set(o,[...t.get(o)??[],r])}),i`<svg
class="quilt-picture"
viewBox=${`-1 -1 ${A+2} ${A+2}`}
aria-hidden="true"
>
<rect class="ground" width=${A} height=${A}></rect>
${[...t].flatMap(([o,n])=>Yt(o,n))}
</svg>`}function Yt(e,t){let o=e==="*"||e==="x",n=o?Qt[e]:e;return(o?t.map(r=>[r]):[t]).map(r=>H`<path class="piece" fill=${`url(#fabric-${n})`} d=${J(r,10)}></path>`)}function Tt(e,t,o){let{games:n,at:r}=e.store.get(),a=gt(n);return a?i`<a class="continue" href=${a.url} data-testid="continue" @click=${u(t)}>
${N(a.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:M(a),standing:L(a,o-r)})}</span
>
<span class="small">${s("spaces-sewn",{count:yt(a)})}</span>
</span>
</a>`:m}function It(e,t){let{tables:o,busy:n,error:r}=e.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${x.map(({key:a})=>i`<button
type="button"
data-testid=${`match-${a}`}
aria-disabled=${n===null?"false":"true"}
@click=${()=>e.match(a)}
>
<b>${s(`speed-${a}`)}</b><span class="small">${s(`speed-note-${a}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${o?.length?o.map(a=>Ht(a,e,t)):zt(o)}
</ul>
${b(r,"lobby-error")}
</section>`}function zt(e){return e===null?m:i`<li class="none small">${s("nobody-waiting")}</li>`}function Ht(e,t,o){let{game:n,name:r,rating:a,yours:l}=e,{busy:p}=t.store.get();return i`<li data-game=${n}>
<span class="host"
><b>${l?s("your-table"):r}</b>${a===null?m:i` <span class="small">${a}</span>`} <span class="small">${_(e)}</span></span
>
${l?i`<a class="button" href=${`/game/${n}`} @click=${u(o)}>${s("open")}</a>`:i`<button
type="button"
data-testid="sit"
aria-label=${s("sit-with",{name:r,terms:_(e)})}
aria-disabled=${p===null?"false":"true"}
@click=${()=>t.sit(n)}
>
${s("sit-down")}
</button>`}
</li>`}var Kt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Zt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Lt(e,t,o){let{form:n}=e,r=n.opponent==="friend"||n.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
${Xt(n,t)}
<div class="choices">
${n.opponent==="computer"?ae(n,t,o):m}
${n.opponent==="person"?ee(n,t):m}
${r?ne(n,t):m}
${n.opponent==="automa"?St(n,t):m}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
${s(e.busy?"starting":Zt[n.opponent])}
</button>
${b(e.error,"home-error")}
</div>
${pt(o)} ${Jt(n,t,r)}
</form>`}function Jt(e,t,o){return i`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${e.opponent==="automa"?m:oe(e,t)}
${$("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],e.board,n=>t.set({board:n}))}
${o&&e.rated?m:re(e,t)}
</div>
</details>`}function Xt(e,t){return i`<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${Kt.map(([o,n])=>te(o,n,e,t))}
</fieldset>`}function te(e,t,o,n){let r=t.includes(o.opponent)?"chosen":"",a=l=>i`<input
type="radio"
name="opponent"
value=${l}
data-testid=${`opponent-${l}`}
.checked=${o.opponent===l}
@change=${()=>n.set({opponent:l})}
/>`;return t.length===1?i`<label class=${`card-choice ${r}`}
>${a(t[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
>`:i`<div class=${`card-choice ${r}`}>
<b>${s(e)}</b>
<div class="ways">
${t.map(l=>i`<label>${a(l)}<span>${s(`way-${l}`)}</span></label>`)}
</div>
</div>`}function ee(e,t){return i`<div class="names">
${["first-name","second-name"].map((o,n)=>i`<label
>${s(o)}
<input
data-testid=${`name-${n+1}`}
maxlength="24"
autocomplete="off"
.value=${e.names[n]}
@input=${r=>t.name(n,P(r))}
/></label>`)}
</div>`}function ne(e,t){let{speed:o}=e;return i`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${e.name}
@input=${n=>t.set({name:P(n)})}
/></label>
${$("clock",s("clock"),x.map(({key:n})=>[n,s(`speed-${n}`)]),e.speed,n=>t.set({speed:n}))}
<p class="small explain" data-testid="clock-words">
${s("label-and-note",{label:s(`speed-${o}`),note:s(`speed-note-${o}`)})}
</p>
<div class="ticks">
${Mt("rated",s("tick-rated"),s("tick-rated-note"),e.rated,n=>t.set({rated:n}))}
${Mt("takebacks",s("tick-takebacks"),s(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,n=>t.set({takebacks:n}),e.rated)}
</div>`}function Mt(e,t,o,n,r,a=!1){return i`<label class="tick"
><input
type="checkbox"
data-testid=${e}
.checked=${n}
?disabled=${a}
@change=${l=>r(ut(l))}
/><span>${t} <span class="small">${o}</span></span></label
>`}function oe(e,t){let[o,n]=se(e);return $("first",s("who-first"),[["you",o],["opponent",n],["random",s("random")]],e.first,r=>t.set({first:r}))}function se({opponent:e,names:[t,o]}){return e==="person"?[t||s("first"),o||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function re(e,t){return i`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.seed}
@input=${o=>t.set({seed:P(o)})}
/></label>`}function ae({strength:e},t,o){let n=r=>{t.set({strength:Number(r)}),o.change({strength:Number(r)})};return i`${$("strength",s("difficulty"),B.map(({level:r})=>[String(r),String(r)]),String(e),n)}
<p class="small explain" data-testid="strength-words">${mt(e)}</p>`}function At({home:e,lobby:t,mine:o},n,r){let a=e.store.get();return i`${Z(n)}
<main class="home">
<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${s("welcome-text")}</p>
</div>
${ft()}
<div class="ways-in">
<a
class="button invite"
href="/first-game"
data-testid="first-game"
@click=${u(n)}
>${s("first-game")}</a
>
<button type="button" data-testid="how" @click=${n.help}>
${y("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>
${Tt(o,n,r)} ${Lt(a,e,n)}
<div class="aside">
${ie(n)} ${Ot(o,n,r)} ${It(t,n)}
${Pt(a)} ${le(a,e)}
</div>
</main>`}function ie(e){return i`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${u(e)}
>${y("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/tournaments" @click=${u(e)}
>${y("cup")}<span>${s("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${u(e)}
>${y("person")}<span>${s("your-account")}</span></a
>
${dt(e)}
</nav>`}function le(e,t){return i`<form class="panel opener" @submit=${n=>{n.preventDefault();let r=n.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${e.opening}>
${s(e.opening?"opening":"open")}
</button>
<label class="button file"
>${s("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${n=>ce(n,t)}
/></label>
</div>
${b(e.openError,"open-error")}
</form>`}async function ce(e,t){let o=e.target,n=o.files?.[0];n&&(await t.openFile(n),o.value="")}var me=5e3,pe=6e4,ue=1200;async function Vn(e,t,o,n){let r=new E(t.go,n,t.settings.strength,lt),a=new O({fetch:kt,match:xt,sit:z,name:()=>r.ownName,go:t.go}),l=new I({fetch:vt,remembered:{recent:D,forget:it},now:()=>performance.now()}),p=Promise.all([r.count(),a.load(),l.load(),fe(r,o)]);p.then(()=>ct(l.store.get().waiting)),D().length>0&&await he(ue,p);let c={home:r,lobby:a,mine:l},d=()=>K(At(c,t,performance.now()),e);return{draw:d,close:de(c,o,d)}}function de({home:e,lobby:t,mine:o},n,r){let a=[e,t,o].map(({store:c})=>c.watch(r));a.push(nt(c=>(c==="lobby"?t:o).load()));let l=setInterval(()=>{!n.isLive&&!document.hidden&&t.load()},me),p=setInterval(r,pe);return()=>{for(let c of a)c();clearInterval(l),clearInterval(p)}}async function fe(e,t){let o=await Y().catch(()=>null);e.called(o?.name??null),o?.known&&!document.hidden&&t.open()}async function he(e,t){let o=0,n=new Promise(r=>{o=window.setTimeout(r,e)});await Promise.race([t,n]),clearTimeout(o)}export{Vn as openHomePage};
