import{$b as pt,Ab as S,C as Y,H as i,I as H,Ic as $t,J as m,K,L as y,M as Z,Ma as nt,N as u,Sb as z,Tb as it,Vb as lt,W as J,Xb as ct,Z as X,Zb as mt,_b as $,ac as P,b as U,bc as ut,c as G,cc as dt,d as v,ea as R,gc as ft,h as B,hc as ht,i as s,k as q,l as f,m as g,r as k,ra as tt,rc as b,sa as et,ub as ot,v as j,w as Q,wb as st,x as V,xb as rt,yb as at,z as W,zb as x}from"./page.js";var bt=`${v/1024} KB`;function Dt(e,t){return{...e,...t}}var E=class{constructor(t,o,n,r){this.keepInvitation=r,this.go=t,this.view=o,this.store=g(Dt,{form:{opponent:"computer",strength:n,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,o){let[n,r]=this.store.get().form.names;this.set({names:t===0?[o,r]:[n,o]})}async count(){try{let{totals:t}=await Q();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:f(t)})}}async start(){let{form:t,busy:o}=this.store.get();if(!o){this.store.dispatch({busy:!0,error:""});try{let{id:n,url:r,invitation:a}=await j(Ft(t));a&&this.keepInvitation(n,a),this.go(r)}catch(n){this.store.dispatch({busy:!1,error:f(n)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(s("paste-first"));if(t.length>v)return this.refuse(s("too-long",{most:bt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await V(t))}catch(o){this.refuse(f(o))}}async openFile(t){if(t.size>v)return this.refuse(s("too-long",{most:bt}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Ft(e){let{opponent:t,strength:o,deck:n,level:r,first:a,board:l}=e,p={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...p,opponent:t,deck:n,level:r,first:"you",names:null};if(t==="computer")return{...p,opponent:t,level:o,first:a,names:null};if(t==="person"){let[c,d]=e.names.map(h=>h.trim());return{...p,opponent:t,first:a,names:[c||s("first"),d||s("second")]}}return{...p,..._t(e),opponent:t,first:a}}function _t({name:e,speed:t,takebacks:o,rated:n,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:S(t),takebacks:o&&!n,rated:n,seed:n?null:r.trim()||null}}var O=class{constructor(t){this.outside=t,this.store=g((o,n)=>({...o,...n}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),o=this.store.get().tables===null;this.store.dispatch(o?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:f(t)})}}async match(t){let o={clock:S(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...o,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,o){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:n}=await o();this.outside.go(n)}catch(n){let r=f(n);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function D({clock:e,rated:t,takebacks:o,board:n,seed_chosen:r}){let a=[e===null?s("terms-no-clock"):st(e)];return t&&a.push(s("terms-rated")),!o&&!t&&a.push(s("terms-no-takebacks")),n==="original"&&a.push(s("terms-original")),r&&a.push(s("terms-chosen")),a.join(", ")}var Ct="Bee",T=6e4,yt=1440*T,gt=[["day",yt],["hour",60*T],["minute",T]],I=class{constructor(t){this.outside=t;let o=t.remembered.recent();this.store=g((n,r)=>({...n,...r}),{games:[],waiting:0,next:null,recent:o,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:o}=this.store.get();t===null||o||await this.read(t,()=>this.store.get().games)}async read(t,o){this.store.dispatch({busy:!0,error:""});try{let{games:n,waiting:r,next:a}=await this.outside.fetch(t),l=[...o(),...n.filter(c=>!Ut(c))],p=this.outside.now();this.store.dispatch({games:l,waiting:r,next:a,at:p,recent:this.others(l)})}catch(n){this.store.dispatch({error:f(n)})}this.store.dispatch({busy:!1})}others(t){let o=new Set(t.map(({id:n})=>n));return this.outside.remembered.recent().filter(({id:n})=>!o.has(n))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Ut({seats:[e,t]}){return e.name==="You"&&t.name===Ct&&t.yours}function wt(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function vt({cells:e}){return e.length-e.split(".").length+1}function M({variant:e,seats:t}){if(e==="solo")return s("card-solo");let o=t.filter(l=>!l.yours);if(o.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:n,name:r}=o[0];if(n==="open")return s("your-open-table");let a=kt(r);return a?s("computer-level",{level:a}):r}function L(e,t){return e.status==="over"?jt(e):e.status==="open"?s("waiting-for-somebody"):Bt(e)+qt(e,t)}function Bt({status:e,seats:t,turn:o}){let n=t.every(({yours:l})=>l);if(e==="yours"&&!n)return s("your-turn");let r=o===null?null:t[o-1];if(!r)return s("under-way");let a=kt(r.name);return s("turn-of",{name:a?s("level-number",{level:a}):r.name})}function qt({clock:e,now:t},o){if(!e||e.running===null||t===null||ot(e.control).kind!=="days")return"";let n=rt(e,e.running,{now:t,at:0},o);return n===0?s("comma-time-up"):s("comma-left",{time:at(n)})}function jt({seats:e,result:t}){if(t===null)return s("called-off");let{winner:o,scores:n,reason:r}=t,a=e.every(({yours:zt})=>zt),{name:l,yours:p}=e[o-1],c={who:a?"other":"you",name:l},d=a||p?"won":"lost";if(r==="resignation")return s(`${d}-by-resignation`,c);if(r==="time")return s(`${d}-on-time`,c);let[h,_]=o===1?n:[n[1],n[0]],Rt=d==="won"?R(h,_):R(_,h),C=s(`${d}-points`,{...c,points:Rt});return r==="first to 53"?C+s("comma-first"):C}function kt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function F(e,t){let o=Math.max(0,t-e);if(o<T)return s("just-now");if(o>=30*yt)return q(e);let[n,r]=gt.find(([,l])=>o>=l)??gt[2];return new Intl.RelativeTimeFormat(B(),{numeric:"auto"}).format(-Math.floor(o/r),n)}var Qt=12;function xt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Qt}${t}`)}function St(){return k("/api/lobby")}function Pt(e){return k("/api/match",e)}function Et(e,t){let o=G[e.level-1];return i`${$("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],e.deck,n=>t.set({deck:n}))}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${e.deck}`),note:s(`deck-note-${e.deck}`)})}
</p>
${$("level",s("level-of-automa"),G.map(n=>[String(n.level),et(n)]),String(e.level),n=>t.set({level:Number(n)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:o.numeral,name:tt(o.level),counts:s(`automa-level-${o.level}`)})}
</p>`}function Ot({totals:e}){if(e.length===0)return m;let t=o=>o===null?"–":X(Math.round(o*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
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
</section>`}var A=90,Vt={"*":"special",x:"covered"};function It(e,t,o){let{games:n,recent:r,waiting:a,next:l,busy:p,error:c,at:d}=e.store.get();return n.length===0&&r.length===0&&!c?m:i`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${a>0?i`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:a})}</span
>`:m}
</h2>
<ul data-testid="recent-games">
${n.map(h=>Wt(h,t,o-d))}
${r.map(h=>Yt(h,e,t))}
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
</section>`}function Wt(e,t,o){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
${N(e.cells)}
<a href=${e.url} @click=${u(t)}>${M(e)}</a>
<span class="standing">${L(e,o)}</span>
<span class="small when">${F(e.last,Date.now())}</span>
</li>`}function Yt(e,t,o){let n=F(e.when,Date.now());return i`<li class="game remembered">
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
${[...t].flatMap(([o,n])=>Ht(o,n))}
</svg>`}function Ht(e,t){let o=e==="*"||e==="x",n=o?Vt[e]:e;return(o?t.map(r=>[r]):[t]).map(r=>H`<path class="piece" fill=${`url(#fabric-${n})`} d=${J(r,10)}></path>`)}function Mt(e,t,o){let{games:n,at:r}=e.store.get(),a=wt(n);return a?i`<a class="continue" href=${a.url} data-testid="continue" @click=${u(t)}>
${N(a.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:M(a),standing:L(a,o-r)})}</span
>
<span class="small">${s("spaces-sewn",{count:vt(a)})}</span>
</span>
</a>`:m}function Lt(e,t){let{tables:o,busy:n,error:r}=e.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
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
${o?.length?o.map(a=>Zt(a,e,t)):Kt(o)}
</ul>
${b(r,"lobby-error")}
</section>`}function Kt(e){return e===null?m:i`<li class="none small">${s("nobody-waiting")}</li>`}function Zt(e,t,o){let{game:n,name:r,rating:a,yours:l}=e,{busy:p}=t.store.get();return i`<li data-game=${n}>
<span class="host"
><b>${l?s("your-table"):r}</b>${a===null?m:i` <span class="small">${a}</span>`} <span class="small">${D(e)}</span></span
>
${l?i`<a class="button" href=${`/game/${n}`} @click=${u(o)}>${s("open")}</a>`:i`<button
type="button"
data-testid="sit"
aria-label=${s("sit-with",{name:r,terms:D(e)})}
aria-disabled=${p===null?"false":"true"}
@click=${()=>t.sit(n)}
>
${s("sit-down")}
</button>`}
</li>`}var Jt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Xt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Nt(e,t,o){let{form:n}=e,r=n.opponent==="friend"||n.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
${ee(n,t)}
<div class="choices">
${n.opponent==="computer"?le(n,t,o):m}
${n.opponent==="person"?oe(n,t):m}
${r?se(n,t):m}
${n.opponent==="automa"?Et(n,t):m}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
${s(e.busy?"starting":Xt[n.opponent])}
</button>
${b(e.error,"home-error")}
</div>
${pt(o)} ${te(n,t,r)}
</form>`}function te(e,t,o){return i`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${e.opponent==="automa"?m:re(e,t)}
${$("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],e.board,n=>t.set({board:n}))}
${o&&e.rated?m:ie(e,t)}
</div>
</details>`}function ee(e,t){return i`<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${Jt.map(([o,n])=>ne(o,n,e,t))}
</fieldset>`}function ne(e,t,o,n){let r=t.includes(o.opponent)?"chosen":"",a=l=>i`<input
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
</div>`}function oe(e,t){return i`<div class="names">
${["first-name","second-name"].map((o,n)=>i`<label
>${s(o)}
<input
data-testid=${`name-${n+1}`}
maxlength="24"
autocomplete="off"
.value=${e.names[n]}
@input=${r=>t.name(n,P(r))}
/></label>`)}
</div>`}function se(e,t){let{speed:o}=e;return i`<label class="own-name"
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
${At("rated",s("tick-rated"),s("tick-rated-note"),e.rated,n=>t.set({rated:n}))}
${At("takebacks",s("tick-takebacks"),s(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,n=>t.set({takebacks:n}),e.rated)}
</div>`}function At(e,t,o,n,r,a=!1){return i`<label class="tick"
><input
type="checkbox"
data-testid=${e}
.checked=${n}
?disabled=${a}
@change=${l=>r(ut(l))}
/><span>${t} <span class="small">${o}</span></span></label
>`}function re(e,t){let[o,n]=ae(e);return $("first",s("who-first"),[["you",o],["opponent",n],["random",s("random")]],e.first,r=>t.set({first:r}))}function ae({opponent:e,names:[t,o]}){return e==="person"?[t||s("first"),o||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function ie(e,t){return i`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.seed}
@input=${o=>t.set({seed:P(o)})}
/></label>`}function le({strength:e},t,o){let n=r=>{t.set({strength:Number(r)}),o.change({strength:Number(r)})};return i`${$("strength",s("difficulty"),U.map(({level:r})=>[String(r),String(r)]),String(e),n)}
<div class="opponent-face">
${ht(e)}<b aria-hidden="true">${ft(e)}</b>
<p class="small explain" data-testid="strength-words">${mt(e)}</p>
</div>`}function Gt({home:e,lobby:t,mine:o},n,r){let a=e.store.get();return i`${Z(n)}
<main class="home">
<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${s("welcome-text")}</p>
</div>
${$t()}
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
${Mt(o,n,r)} ${Nt(a,e,n)}
<div class="aside">
${ce(n)} ${It(o,n,r)} ${Lt(t,n)}
${Ot(a)} ${me(a,e)}
</div>
</main>`}function ce(e){return i`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${u(e)}
>${y("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles" @click=${u(e)}
>${y("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/tournaments" @click=${u(e)}
>${y("cup")}<span>${s("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${u(e)}
>${y("person")}<span>${s("your-account")}</span></a
>
${dt(e)}
</nav>`}function me(e,t){return i`<form class="panel opener" @submit=${n=>{n.preventDefault();let r=n.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
@change=${n=>pe(n,t)}
/></label>
</div>
${b(e.openError,"open-error")}
</form>`}async function pe(e,t){let o=e.target,n=o.files?.[0];n&&(await t.openFile(n),o.value="")}var ue=5e3,de=6e4,fe=1200;async function Yn(e,t,o,n){let r=new E(t.go,n,t.settings.strength,lt),a=new O({fetch:St,match:Pt,sit:Y,name:()=>r.ownName,go:t.go}),l=new I({fetch:xt,remembered:{recent:z,forget:it},now:()=>performance.now()}),p=Promise.all([r.count(),a.load(),l.load(),$e(r,o)]);p.then(()=>ct(l.store.get().waiting)),z().length>0&&await be(fe,p);let c={home:r,lobby:a,mine:l},d=()=>K(Gt(c,t,performance.now()),e);return{draw:d,close:he(c,o,d)}}function he({home:e,lobby:t,mine:o},n,r){let a=[e,t,o].map(({store:c})=>c.watch(r));a.push(nt(c=>(c==="lobby"?t:o).load()));let l=setInterval(()=>{!n.isLive&&!document.hidden&&t.load()},ue),p=setInterval(r,de);return()=>{for(let c of a)c();clearInterval(l),clearInterval(p)}}async function $e(e,t){let o=await W().catch(()=>null);e.called(o?.name??null),o?.known&&!document.hidden&&t.open()}async function be(e,t){let o=0,n=new Promise(r=>{o=window.setTimeout(r,e)});await Promise.race([t,n]),clearTimeout(o)}export{Yn as openHomePage};
