import{a as Tt}from"./joining_page.js";import{a as Y,b as q,c as k,d as St,e as Pt,f as xt,g as Ot}from"./calendar.js";import{a as y,b as T,c as d,d as $,e as E,f as I,g as wt}from"./controls.js";import{c as h}from"./page_kit.js";import{B as ut,Dd as $t,Gc as bt,Ld as kt,O as o,P as mt,Q as p,S as G,Sd as vt,T as pt,Ud as _,V as L,X as dt,Za as yt,d as M,ea as w,fb as ht,i as N,j as n,m as b,o as ct,td as Q,ua as gt,x as O,xa as ft,y as u}from"./page.js";function X({opponent:t,level:e,deck:a}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:s}=M[e-1];return n("day-against-automa",{numeral:s,deck:n(`day-deck-${a}`)})}function F({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Et(t,e){let{attempt:a,table:s}=t,r=a===null?"":F(a),l=s&&s.rank!==null&&a&&a.margin!==null&&s.played>1?n("day-place",{rank:s.rank??0,played:s.played}):"";return[n("day-share-title",{day:k(t.day,{dateStyle:"long"})}),n("label-and-note",{label:X(t),note:[r,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var oe=Date.UTC(2026,10,23),ie=1440*60*1e3;async function le(t){let e=i=>u("GET /api/days/{day}",{day:i}),a=await e(t??q(new Date)).catch(i=>{if(t||!(i instanceof O))throw i;return null}),s=t||a?.open||a?.attempt?0:await ut();return{shown:a&&!s?a:await e(q(new Date(Date.now()-s))),wrongBy:s}}async function Rt(t,e){let[{shown:a,wrongBy:s},{days:r}]=await Promise.all([le(e),u("GET /api/me/days")]),i=()=>q(new Date(Date.now()-s)),l={day:a,attempts:r,today:i(),month:a.day.slice(0,7)};return t.until(ce(()=>{l.today=i(),t.changed()})),()=>o`<main class="me day">
<h1 data-testid="day-title">${k(a.day)}</h1>
${a.day<l.today?pe(l.today):p} ${s?ue():p}
<div class="column">${de(t,a)}</div>
<div class="column">
${a.table?be(a.table):p} ${me(a.day,l.today)}
${$e(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function ce(t){let e=0,a=()=>{t(),clearTimeout(e),e=window.setTimeout(a,St(new Date)+1)};return a(),document.addEventListener("visibilitychange",a),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",a)}}function ue(){return o`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function me(t,e){return t>e?p:o`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${G("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function pe(t){return o`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function de(t,e){let{attempt:a}=e,s=a!==null&&a.won!==null;return o`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${X(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${s?ge(a,e.table):o`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${fe(t,e)}</div>
${T(t,"game")}
</section>`}function ge(t,e){let{rank:a,played:s}=e??{rank:null,played:0},r=a!==null&&t.margin!==null;return o`<p class="day-result" data-testid="day-result">
<strong>${F(t)}</strong>
${r?o`<span>${n("day-place",{rank:a,played:s})}</span>`:p}
</p>`}function fe(t,e){let{attempt:a}=e,s=l=>{let c=()=>t.leave("game",()=>u("POST /api/days/{day}",{day:e.day}));return d(t,n(l),"day-play",c,"main")};if(a===null&&e.open)return s("day-play");if(a?.won===null)return s("day-go-on");let r=d(t,n("day-practise"),"day-practise",()=>ye(t,e));if(a===null)return e.table===null?n("day-to-come"):r;let i=o`${G("share")}<span>${n("share")}</span>`;return o`${d(t,i,"day-share",()=>he(t,e),"main")}
<a class="button" href=${`/game/${a.game}`}>${n("day-your-game")}</a>
${r}`}function ye(t,{opponent:e,level:a,deck:s,seat:r,seed:i}){return t.leave("game",()=>u("POST /api/games",{opponent:e,level:a,seed:i,names:null,from:null,board:"revised",first:r===1?"you":"opponent",...s===null?{}:{deck:s}}))}function he(t,e){let a=Et(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:a}):(await t.browser.copy(a),n("copied")))}function be({played:t,won:e,best:a,best_game:s}){return o`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${n("day-table")}</h2>
<p class="small">${n("day-played",{played:t,won:e})}</p>
${a.length===0?p:o`<table class="standings">
<thead>
<tr>
<th scope="col">${n("day-rank")}</th>
<th scope="col">${n("day-name")}</th>
<th scope="col">${n("day-outcome")}</th>
</tr>
</thead>
<tbody>
${a.map(r=>o`<tr class=${r.you?"you":""}>
<td>${r.rank}</td>
<th scope="row">
${r.name??n("day-guest")}${r.you?n("day-you"):""}
</th>
<td>${F({...r,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${s===null?p:o`<p>
<a class="button" href=${`/game/${s}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function $e(t,e){let{attempts:a,today:s,month:r}=e,i=Ot(a,s),l=new Map(a.map(m=>[m.day,m])),c=k(`${r}-01`,{month:"long",year:"numeric"});return o`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Dt(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${Dt(t,e,1)}
</div>
<table>
<thead>
<tr>
${we().map(([m,g])=>o`<th scope="col" abbr=${g}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Pt(r).map(m=>o`<tr>
${m.map(g=>o`<td>${ke(g,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Dt(t,e,a){let s=a<0?Y.slice(0,7):e.today.slice(0,7),r=a<0?e.month<=s:e.month>=s,i=()=>{r||(e.month=xt(e.month,a),t.changed())};return o`<button
type="button"
class="quiet"
data-testid=${a<0?"month-before":"month-after"}
aria-label=${n(a<0?"day-month-before":"day-month-after")}
aria-disabled=${r?"true":"false"}
@click=${i}
>
${G(a<0?"back":"forward")}
</button>`}function we(){return Array.from({length:7},(t,e)=>{let a=new Date(oe+e*ie).toISOString().slice(0,10);return[k(a,{weekday:"narrow"}),k(a,{weekday:"long"})]})}function ke(t,{day:e,today:a},s){if(t===null)return p;let r=Number(t.slice(8));if(t<Y||t>a)return o`<span class="date none">${r}</span>`;let i=s.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=k(t,{dateStyle:"long"});return o`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":p}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${r}</a
>`}async function Ct(t,e){let a=await u("GET /api/invitations/{code}",{code:e}).catch(r=>{let i=r instanceof O?ve(r.status):null;if(!i)throw r;return i});if("text"in a)return()=>xe(a);let s=a.yours?()=>Pe(a.game):Tt(t,r=>u("POST /api/invitations/{code}",{code:e,name:r}));return()=>At(a.yours?n("own-invitation"):n("invites-you",{name:a.name}),o`<dl class="terms" data-testid="invitation-terms">
${Se(a).map(([r,i])=>o`<div>
<dt>${r}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${s()}`)}function ve(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Se(t){let{board:e,clock:a,takebacks:s,rated:r,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(r&&!c?"term-drawn":`term-seat-${l}`)],[n("clock"),a===null?n("term-no-clock"):bt(a)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(s?"tick-takebacks-note":"term-none")],...c?[[n("starts-way"),n(`starts-terms-${c}`)]]:[],[n("term-rating"),n(r?"tick-rated-note":"terms-not-rated")]]}function Pe(t){return o`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function xe({title:t,text:e}){return At(t,o`<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>`)}function At(t,e){return o`<main class="invitation">
${vt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
${e}
</section>
</main>`}async function Mt(t){let e=new Z(t),a={game:""},{reports:s}=await u("GET /api/admin/reports"),r=i=>t.ask("reported",async()=>{await u("POST /api/admin",{action:"close_report",report:i}),{reports:s}=await u("GET /api/admin/reports")});return()=>o`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),De(t,s,e,r))}
</div>
<div class="column">
${y(t,"found",n("find-people"),Oe(t,e))}
${y(t,"one-game",n("one-game"),Re(t,a))}
</div>
</main>`}var Z=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await u("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await u("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:a},s){let r=n("sure-suspend",{name:a??e});await this.page.browser.isSure(r,n("suspend"))&&await this.change({action:"suspend",person:e,...s?{days:Number(s)}:{}})}};function Oe(t,e){let{found:a}=e;return o`${E(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(a??[]).map(s=>Te(t,e,s))}
</ul>
${a?.length===0?o`<p class="small">${n("nobody-found")}</p>`:p}`}function Te(t,e,a){let{id:s,name:r,login:i,games:l,reports:c}=a;return o`<li>
<span>
<b>${r??s}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${Ee(a)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${r??s}</span></summary>
${E(t,{id:`name-${s}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:m=>e.change({action:"rename",person:s,name:m.trim()})})}
${a.suspended?d(t,n("lift"),"lift",()=>e.change({action:"lift",person:s})):o`<form
class="with-button"
@submit=${$(m=>e.suspend(a,m("days")))}
>
<label for=${`days-${s}`}>${n("suspend-days")}</label>
<input id=${`days-${s}`} name="days" type="number" min="1" max="3650" />
<button
type="submit"
class="danger"
data-testid="suspend"
?disabled=${t.busy!==null}
>
${n("suspend")}
</button>
</form>`}
</details>
</li>`}function Ee({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):p}function De(t,e,a,s){return e.length===0?o`<p class="small">${n("no-reports")}</p>`:o`<ul class="things" data-testid="reports">
${e.map(r=>{let{id:i,reason:l,person:c,person_name:m,game:g,text:f,created:R}=r,P=r.seats??[],U=r.reporter_name??"–";return o`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?o` ${m??c}`:p}
${g?o`<a class="block" href=${`/game/${g}`}
>${P.map(x=>x.name).join(" – ")}</a
>`:p}
${f?o`<span class="block quoted">${f}</span>`:p}
<span class="small block">${n("reported-by",{name:U,day:b(R)})}</span>
</span>
<span class="row">
${P.map(x=>{let lt=x.person;return lt===null?p:d(t,x.name,"find-reported",()=>a.find(lt),"quiet")})}
${d(t,n("mark-read"),"close-report",()=>s(i))}
</span>
</li>`})}
</ul>`}function Re(t,e){let a=(r,i,l="")=>d(t,n(r),i,()=>s(r),l),s=async r=>{let i=Ce(e.game);i&&await t.browser.isSure(n(`sure-${r}`,{game:i}),n(r))&&await t.ask("one-game",async()=>(await u("POST /api/admin",{action:r,game:i}),n("done")))};return o`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${r=>e.game=pt(r)}
/>
<div class="row">
${a("end_game","end-game","danger")} ${a("void_rating","void-rating")}
</div>`}function Ce(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var v=240,D=64,Ae=100,Me={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function C({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function z({opponent:t,level:e,name:a}){return t==="bot"&&a?n("bot-called",{name:a}):t!=="computer"?n(Me[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Nt({history:t}){let e=t.map(({rating:a})=>a);return tt(e,Ae)}function tt(t,e){if(t.length<2)return null;let{low:a,high:s}=Ne(t,e),r=t.map((i,l)=>{let c=l/(t.length-1)*v,m=D-(i-a)/(s-a)*D;return[B(c),B(m)]});return{path:`M${r.map(i=>i.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:a,high:s}}function Ne(t,e){let[a,s]=[Math.min(...t),Math.max(...t)],r=Math.max(0,e-(s-a))/2;return e<10?{low:B(a-r),high:B(s+r)}:{low:Math.round(a-r),high:Math.round(s+r)}}function B(t){return Math.round(t*10)/10}function H(t){let{deviation:e,games:a,provisional:s}=t;return o`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${C(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:a})}${s?n("not-settled"):""}</span
>
${Ge(t)}
</li>`}function Ge(t){let e=String(t.history[0]?.rating),a={class:n(`class-${t.class}`),from:e,to:C(t)};return et(Nt(t),n("rating-picture",a))}function et(t,e){if(t===null)return p;let[a,s]=t.end;return o`<svg
class="rating-line"
viewBox=${`-4 -6 ${v+44} ${D+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${v}M0 ${D}H${v}`}></path>
<path class="line-path" d=${t.path}></path>
${mt`<circle cx=${a} cy=${s} r="3.5"></circle>
<text x=${v+6} y="4">${t.high}</text>
<text x=${v+6} y=${D+4}>${t.low}</text>`}
</svg>`}function Lt(t){return I({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[z(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),Gt(e.mean_margin),Gt(e.best_margin)]})),head:0})}function Gt(t){return t===null?"–":yt(Math.round(t*10)/10)}var Le=["blitz","rapid","correspondence","untimed"],Ie=["who","start","early","forfeit","daily","rank"];async function It(t){let e="rapid",a=t.latest({class:e,people:[]}),s=r=>(e=r,a.read(u("GET /api/ratings",{class:r})));return await s(e),()=>o`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${dt("speed",n("ladder-speed"),Le.map(r=>[r,n(`class-${r}`)]),e,r=>s(r))}
${qe(a.error?[]:a.value.people)} ${kt(a.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
<details class="fold" data-testid="ratings-rules">
<summary>${n("ratings-rules")}</summary>
<ul class="plain small">
${Ie.map(r=>o`<li>${n(`ratings-rule-${r}`)}</li>`)}
</ul>
</details>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function qe(t){return t.length===0?o`<p data-testid="ladder-none">${n("ladder-none")}</p>`:I({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",o`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,C(e),e.games]})),head:1})}async function qt(t,e){let{name:a,bot:s,you:r,ratings:i,against:l,games:c}=await u("GET /api/people/{person}",{person:e});return()=>o`<main class="me profile">
<h1 data-testid="profile-title">
${a||n("ladder-nameless")}
${s?o`<span class="badge">${n("profile-bot")}</span>`:p}
</h1>
${r?o`<p class="small">${n("profile-you")}</p>`:p}
<div class="column">
${nt("profile-ratings","profile-no-ratings","ratings",i.map(H))}
${nt("profile-against","profile-none","plain",l.map(_e))}
</div>
<div class="column">
${nt("profile-recent","profile-none","plain",c.map(Fe))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function nt(t,e,a,s){return o`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${s.length===0?o`<p class="small">${n(e)}</p>`:o`<ul class=${a}>
${s}
</ul>`}
</section>`}function _e(t){let{id:e,won:a,played:s}=t,r=_t(t);return o`<li>
${e?o`<a href=${`/people/${e}`}>${r}</a>`:r}
<span>${n("won-of",{won:a,games:s})}</span>
</li>`}function _t({name:t,level:e,bot:a}){return e!==null?n("computer-level",{level:String(e)}):a?n("bot-called",{name:t}):t}function Fe(t){let{game:e,opponent:a,level:s,rated:r,won:i,scores:l,ended:c}=t,m=ht(l[0],l[1]),g=[n(`class-${t.class}`),...r?[n("profile-rated")]:[],b(c)];return o`<li>
<a href=${`/game/${e}`}>${_t({name:a,level:s,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:m})}</span>
<span class="small">${g.join(", ")}</span>
</li>`}function at(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Ft(){return at()&&await Ht()!==null}async function Bt(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;await(await _("notice_words")).keepNoticeWords();try{let a={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(a)).toJSON()}catch(a){throw new Error(n("notices-unreachable"),{cause:a})}}async function zt(){let t=await Ht();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ht(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function K(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Kt(t){let e=t;return Vt(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function jt(t){let e=t;return Vt(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Vt(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function A(t,e=""){return o`<label
>${n("login")} <span class="small">${e}</span>
<input
name="login"
data-testid="login"
required
minlength="3"
maxlength="32"
autocapitalize="none"
spellcheck="false"
autocomplete=${t}
/></label>`}function S(t,e,a,s=""){return o`<label
>${e} <span class="small">${s}</span>
<input
type="password"
name=${t}
data-testid=${t}
required
minlength=${a==="new-password"?8:1}
maxlength="256"
autocomplete=${a}
/></label>
<label class="tick"
><input type="checkbox" @change=${Be} /><span>${n("show-it")}</span></label
>`}function Be(t){let e=t.target,a=e.closest("label")?.previousElementSibling?.querySelector("input");a&&(a.type=e.checked?"text":"password")}var st={hasPasskeys:K,makePasskey:Kt,hasNotices:at,isSubscribed:Ft,subscribe:Bt,unsubscribe:zt,forgetEverybody:ft,begin(t){gt(!1),location.assign(t)}};async function Wt(t,e=st){let a=(R,P,U)=>R.catch(x=>(t.errors[U]=ct(x),P)),[s,{ratings:r},i,{bots:l},{sessions:c},m]=await Promise.all([u("GET /api/me"),a(u("GET /api/me/ratings"),{ratings:[]},"ratings"),a(u("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),a(u("GET /api/me/bots"),{bots:[]},"bots"),a(u("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),g={me:s,ratings:r,statistics:i,bots:l,sessions:c,isNotified:m,link:null,token:null},f={page:t,own:g,device:e};return()=>o`<main class="me">
<h1 data-testid="me-title">${g.me.name??n("to-me")}</h1>
<div class="column">
${ze(f)} ${He(f)}
${g.me.known?[We(f),Qe(f)]:p}
</div>
<div class="column">
${Xe(f)} ${Ze(f)}
${g.me.known?en(f):p}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function ze({page:t,own:e}){let a=r=>t.ask("name",async()=>(e.me=await u("PATCH /api/me",{name:r}),n("saved"))),s=E(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:a});return y(t,"name",n("your-name"),s)}function He(t){let{account:e}=t.own.me,a=e?je(t,e):Ke(t);return y(t.page,"account",n("account"),a)}function rt({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Jt({page:t,own:e,device:a},s){return t.ask("account",async()=>{let{ceremony:r,publicKey:i}=await u("POST /api/passkeys/options",{login:s}),l=await a.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await u("POST /api/passkeys",{ceremony:r,name:c,credential:l}),n(s===null?"passkey-added":"account-made-passkey")})}function Ke(t){let{page:e,own:a}=t,s=(r,i)=>e.ask("account",async()=>(a.me=await u("POST /api/account",{login:r,passphrase:i}),n("account-made")));return o`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${$(r=>s(r("login"),r("passphrase")))}>
${A("username",n("never-shown"))}
${S("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${rt(t)?o`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${$(r=>Jt(t,r("login")))}
>
${A("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:p}
<p class="small">
${w("have-one",{link:o`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function je(t,e){let{page:a,own:s,device:r}=t,i=m=>a.ask("account",async()=>{await u(m?"POST /api/sign-out/everywhere":"POST /api/sign-out"),r.begin("/")}),l=(m,g)=>a.ask("account",async()=>(s.me=await u("POST /api/me/passphrase",{old:m,new:g}),n("passphrase-changed"))),c=e.passphrase;return o`<p>
${w("signed-in-as",{login:o`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${d(a,n("sign-out"),"sign-out",()=>i(!1))}
${d(a,n("sign-out-everywhere"),"sign-out-everywhere",()=>i(!0))}
</div>
<details class="fold">
<summary>${n(c?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${$(m=>l(c?m("old"):null,m("passphrase")))}
>
${c?S("old",n("old-passphrase"),"current-password"):p}
${S("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
${n("change")}
</button>
</form>
</details>
${rt(t)||e.passkeys.length>0?Ve(t,e):p}`}function Ve(t,{passkeys:e,fresh:a}){let{page:s,own:r}=t,i=async(l,c)=>{await s.isSureToRemove(c)&&await s.ask("account",async()=>(r.me=await u("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return o`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.map(({id:l,name:c,created:m})=>o`<li>
<span
>${c} <span class="small">${n("since-day",{day:b(m)})}</span></span
>
<button
type="button"
class="quiet"
data-testid="remove-passkey"
aria-label=${n("remove-name",{name:c})}
@click=${()=>i(l,c)}
>
${n("remove")}
</button>
</li>`)}
</ul>
${rt(t)?d(s,n("add-passkey"),"add-passkey",()=>Jt(t,null)):p}
${a?p:o`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function We(t){let{page:e,own:a}=t,s=()=>e.ask("device",async()=>{let{url:r}=await u("POST /api/me/link");a.link={address:e.browser.origin+r,picture:null},e.changed(),a.link.picture=await u("POST /api/qr",{path:r})});return y(e,"device",n("another-device"),o`<p class="small">${n("another-device-text")}</p>
${a.link?Je(t,a.link):d(e,n("make-link"),"make-link",s,"wide")}
${a.sessions.length>1?Ue(t):p}`)}function Je({page:t,own:e},a){let{address:s,picture:r}=a,i=()=>t.ask("device",()=>t.browser.copy(s).then(()=>n("copied"))),l=()=>t.ask("device",()=>t.share({title:n("share-device"),url:s})),c=()=>t.ask("device",async()=>(await u("DELETE /api/me/link"),e.link=null,n("link-dropped")));return o`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${Q("device-link",s)}
<div class="row">
${d(t,n("copy"),"copy-device-link",i,"main")}
${t.browser.share?d(t,n("share"),"share-device-link",l):p}
${d(t,n("withdraw-it"),"drop-link",c)}
</div>
${wt("device-qr",r)}`}function Ue({page:t,own:e}){let a=s=>t.ask("device",async()=>(await u("DELETE /api/me/sessions/{session}",{session:s}),e.sessions=(await u("GET /api/me/sessions")).sessions,n("browser-signed-out")));return o`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:s,agent:r,used:i,here:l})=>{let c=r??n("unknown-browser"),m=b(i),g=o`${n("sign-out")}<span class="visually-hidden"> ${c}, ${m}</span>`;return o`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:m})}</span>
</span>
${l?p:d(t,g,"end-session",()=>a(s),"quiet")}
</li>`})}
</ul>`}function Qe(t){return y(t.page,"notices",n("notifications"),Ye(t))}function Ye({page:t,own:e,device:a}){let{available:s,key:r}=e.me.push;if(!s)return o`<p class="small">${n("server-sends-none")}</p>`;if(!a.hasNotices())return o`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(r===null)throw new Error(n("sends-none"));return await u("POST /api/me/push",{subscription:await a.subscribe(r)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await a.unsubscribe();return c!==null&&await u("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return o`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?d(t,n("turn-off-here"),"stop-notices",l):d(t,n("tell-me"),"start-notices",i)}`}function Xe({page:t,own:e}){let{ratings:a,statistics:s,me:r}=e,i=m=>t.ask("ratings",async()=>(e.me=await u("PATCH /api/me",{listed:m}),n(m?"ratings-listed":"ratings-not-listed"))),l=o`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=a.length===0&&s.totals.length===0;return y(t,"ratings",n("ratings-and-results"),o`${c?o`<p class="small">${n("ratings-none")}</p>`:p}
${a.length>0?o`<ul class="ratings">
${a.map(H)}
</ul>`:p}
${s.totals.length>0?Lt(s.totals):p}
${r.account?L("listed",l,r.account.listed,i):p}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function Ze(t){let{page:e,own:a}=t,{bots:s,token:r}=a,i=c=>e.ask("bots",async()=>{let{token:m}=await u("POST /api/me/bots",{name:c});await j(a,c,m)}),l=o`<details class="fold" ?open=${s.length>0||r!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${w("bot-text",{command:o`<code>quiltbee bot</code>`})}</p>
${r?o`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:r.bot})}</label>
${Q("bot-token",r.token)}
</p>`:p}
<ul class="things" data-testid="bot-list">
${s.map(c=>tn(t,c))}
</ul>
${E(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function j(t,e,a){a===null&&(t.token=null),t.bots=(await u("GET /api/me/bots")).bots,a!==null&&(t.token={bot:e,token:a})}function tn({page:t,own:e},{id:a,name:s,online:r,tokens:i}){let l=async()=>{await t.isSureToRemove(s)&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}",{bot:a}),await j(e,s,null),n("bot-removed",{name:s})))},c=()=>t.ask("bots",async()=>{let{token:f}=await u("POST /api/me/bots/{bot}/tokens",{bot:a});await j(e,s,f)}),m=async f=>{await t.browser.isSure(n("sure-revoke",{name:s}),n("revoke"))&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:a,token:f}),await j(e,s,null),n("token-revoked",{name:s})))},g=o`${n("remove")}<span class="visually-hidden"> ${s}</span>`;return o`<li>
<span>
<b>${s}</b>
<span class="small">${n(r?"listening":"not-connected")}</span>
</span>
${d(t,n("new-token"),"new-token",c,"quiet")}
${d(t,g,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:f,scope:R,created:P})=>o`<li class="small">
<span
>${n("token-of-day",{day:b(P)})}${R==="read"?n("only-to-look"):""}</span
>
${d(t,n("revoke"),"revoke-token",()=>m(f),"quiet")}
</li>`)}
</ul>
</li>`}function en({page:t,own:e,device:a}){let s=e.me.account?.passphrase??!1,r=l=>t.ask("leaving",async()=>{if(!s&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await u("DELETE /api/me",{passphrase:s?l:null}),a.forgetEverybody(),a.begin("/")}),i=o`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${$(l=>r(l("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?S("leaving",n("your-passphrase"),"current-password"):o`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",n("your-data"),i)}var Ut={hasPasskeys:K,usePasskey:jt,begin:st.begin};async function Qt(t,e=Ut){let a=await u("GET /api/me");if(a.account)return Xt(a.account.login);let s=new V(t,a),r=(l,c)=>t.ask("passphrase",async()=>{await u("POST /api/sign-in",{login:l,passphrase:c,bring:s.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await u("POST /api/sign-in/passkey/options"),m=await e.usePasskey(c);await u("POST /api/sign-in/passkey",{ceremony:l,credential:m,bring:s.isOn}),e.begin("/")});return()=>W(n("sign-in"),o`<form
class="fields"
@submit=${$(l=>r(l("login"),l("passphrase")))}
>
${A("username")}
${S("passphrase",n("passphrase"),"current-password")} ${s.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${T(t,"passphrase")}
${e.hasPasskeys()&&a.passkeys_possible?o`<div class="or">
${d(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${T(t,"passkey")}
</div>`:p}
<p class="small">
${w("signed-in-elsewhere",{you:o`<b>${n("to-me")}</b>`,device:o`<b>${n("another-device")}</b>`,play:o`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function Yt(t,e,a=Ut){let r=await Promise.all([u("GET /api/me"),u("POST /api/sign-in/link/look",{code:e})]).catch(g=>{let f=g instanceof O?nn(g.status):null;if(f===null)throw g;return f});if(typeof r=="string")return an(r);let[i,{name:l}]=r;if(i.account)return Xt(i.account.login);let c=new V(t,i),m=()=>t.ask("link",async()=>{await u("POST /api/sign-in/link",{code:e,bring:c.isOn}),a.begin("/")});return()=>W(n("use-device-too"),o`<p data-testid="link-whom">
${l?w("plays-as",{name:o`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${d(t,n("sign-in-here"),"link-sign-in",m,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${T(t,"link")}`)}var V=class{constructor(e,a){this.page=e;this.me=a}page;me;isOn=!0;tick(){return this.me.known?L("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):p}};function nn(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function an(t){return()=>W(n("link-no-longer"),o`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function Xt(t){return()=>W(n("you-are-signed-in"),o`<p>${w("already-signed-in",{login:o`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function W(t,e){return o`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var sn=["placing","timing","economy","special","patches"],rn=5;function Zt(t){let e=t.filter(({tile:s})=>s!==null),a=t.findIndex(({won:s})=>!s);return{played:t.length,won:t.filter(({won:s})=>s).length,streak:a<0?t.length:a,longest:on(t.map(({won:s})=>s)),tile:ot(e.map(({tile:s})=>Number(s))),empty:ot(e.map(({empty:s})=>s??0))}}function on(t){let[e,a]=[0,0];for(let s of t)a=s?a+1:0,e=Math.max(e,a);return e}function ot(t){return t.length?t.reduce((e,a)=>e+a,0)/t.length:null}function te(t){let e=new Map;for(let a of t){let s=ln(a),r=e.get(s)??{name:s,played:0,won:0,order:cn(a)};r.played+=1,r.won+=Number(a.won),e.set(s,r)}return[...e.values()].sort((a,s)=>a.order-s.order).map(({name:a,played:s,won:r})=>({name:a,played:s,won:r}))}function ln({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:M[(e??1)-1].numeral}):z({opponent:t,level:e})}function cn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function ee(t){let e=t.flatMap(a=>a.points_lost===null?[]:[a.points_lost]);return e.reverse(),e.map((a,s)=>ot(e.slice(Math.max(0,s+1-rn),s+1))??0)}function ne(t){return sn.map(e=>({cause:e,points:t[e]})).sort((e,a)=>a.points-e.points)}var un=1;async function se(){let{games:t,best:e,gone:a}=await u("GET /api/me/progress");return()=>o`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?o`<p data-testid="progress-none">${n("progress-none")}</p>`:o`<div class="column">${mn(Zt(t))} ${pn(te(t))}</div>
<div class="column">${dn(ee(t),a)} ${gn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function mn({played:t,won:e,streak:a,longest:s,tile:r,empty:i}){let l=[["progress-played",it(t)],["progress-won",ae(e/t)],["progress-streak",it(a)],["progress-longest",it(s)],["progress-tile",r===null?"–":ae(r)],["progress-empty",i===null?"–":J(i)]];return o`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,m])=>o`<div>
<dt>${n(c)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function pn(t){return o`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:a,won:s})=>re(e,n("won-of",{won:s,games:a}),s/a))}
</ul>
</section>`}function re(t,e,a){return o`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*a)} height="4"></rect>
</svg>
</li>`}function dn(t,e){let a=o`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return o`<section class="panel" aria-labelledby="losses-heading">
${a}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let s=ne(e),r=Math.max(s[0].points,.1),i={from:J(t[0]),to:J(t[t.length-1])};return o`<section class="panel" aria-labelledby="losses-heading">
${a}
<p>${n("progress-lost-now",{points:i.to})}</p>
${et(tt(t,un),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${s.map(({cause:l,points:c})=>re(n(`progress-cause-${l}`),J(c),c/r))}
</ul>
</section>`}function gn(t){return t.length===0?p:o`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:a,empty:s})=>o`<li>
<a href=${`/game/${e}`}
>${$t(a)}<span>${n("progress-quilt-empty",{empty:s})}</span></a
>
</li>`)}
</ul>
</section>`}function it(t){return new Intl.NumberFormat(N()).format(t)}function J(t){return new Intl.NumberFormat(N(),{maximumFractionDigits:1}).format(t)}function ae(t){return new Intl.NumberFormat(N(),{style:"percent"}).format(t)}var rs=h(Mt),os=h(Rt),is=h(Ct),ls=h(t=>Wt(t)),cs=h(qt),us=h(se),ms=h(It),ps=h(t=>Qt(t)),ds=h((t,e)=>Yt(t,e)),gs=h(async()=>{let{aidSheet:t,printButton:e}=await _("aid");return()=>o`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{rs as openAdmin,gs as openAidPage,os as openDay,is as openInvitation,ls as openMe,cs as openProfile,us as openProgress,ms as openRatings,ps as openSignIn,ds as openSignInLink};
