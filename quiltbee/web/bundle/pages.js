import{a as et,b as F,c as v,d as Qt,e as Yt,f as Xt,g as Zt}from"./calendar.js";import{a as ee,b as V,c as ne}from"./stepping.js";import{a as te}from"./joining_page.js";import{c as h,d as y,e as R,f as g,g as $,h as D,i as q,j as _,k as Jt}from"./controls.js";import"./replay.js";import"./automa_cards.js";import{$c as Bt,D as bt,Fc as At,Kc as Nt,Mc as tt,Oc as Gt,P as r,Pc as It,Q as $t,Qb as Ct,Qc as qt,R as u,S as wt,T as w,Vc as _t,Xb as Mt,Yc as Ft,Zb as M,Zc as Vt,_c as Kt,ad as zt,b as gt,bd as Ht,ca as kt,d as N,da as vt,dc as Lt,gd as I,hd as jt,i as G,j as n,m as b,mb as Tt,nd as Ut,o as ft,od as Wt,pb as Et,q as yt,qb as k,qd as se,ra as St,rb as Rt,u as E,ub as Dt,v as p,xa as Pt,y as ht,ya as xt,za as Ot}from"./page.js";function nt({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=N[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function K({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ae(t,e){let{attempt:s,table:a}=t,o=s===null?"":K(s),l=a&&a.rank!==null&&s&&s.margin!==null&&a.played>1?n("day-place",{rank:a.rank??0,played:a.played}):"";return[n("day-share-title",{day:v(t.day,{dateStyle:"long"})}),n("label-and-note",{label:nt(t),note:[o,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var _e=Date.UTC(2026,10,23),Fe=1440*60*1e3;async function Ve(t){let e=i=>p("GET /api/days/{day}",{day:i}),s=await e(t??F(new Date)).catch(i=>{if(t||!(i instanceof E))throw i;return null}),a=t||s?.open||s?.attempt?0:await ht();return{shown:s&&!a?s:await e(F(new Date(Date.now()-a))),wrongBy:a}}async function re(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([Ve(e),p("GET /api/me/days")]),i=()=>F(new Date(Date.now()-a)),l={day:s,attempts:o,today:i(),month:s.day.slice(0,7)};return t.until(Ke(()=>{l.today=i(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${v(s.day)}</h1>
${s.day<l.today?He(l.today):u} ${a?Be():u}
<div class="column">${je(t,s)}</div>
<div class="column">
${s.table?Ye(s.table):u} ${ze(s.day,l.today)}
${Xe(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function Ke(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Qt(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function Be(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function ze(t,e){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${w("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function He(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function je(t,e){let{attempt:s}=e,a=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${nt(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Ue(s,e.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Je(t,e)}</div>
${R(t,"game")}
</section>`}function Ue(t,e){let{rank:s,played:a}=e??{rank:null,played:0},o=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${K(t)}</strong>
${o?r`<span>${n("day-place",{rank:s,played:a})}</span>`:u}
</p>`}function Je(t,e){let{attempt:s}=e,a=l=>{let c=()=>t.leave("game",()=>p("POST /api/days/{day}",{day:e.day}));return g(t,n(l),"day-play",c,"main")};if(s===null&&e.open)return a("day-play");if(s?.won===null)return a("day-go-on");let o=g(t,n("day-practise"),"day-practise",()=>We(t,e));if(s===null)return e.table===null?n("day-to-come"):o;let i=r`${w("share")}<span>${n("share")}</span>`;return r`${g(t,i,"day-share",()=>Qe(t,e),"main")}
<a class="button" href=${`/game/${s.game}`}>${n("day-your-game")}</a>
${o}`}function We(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.leave("game",()=>p("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}}))}function Qe(t,e){let s=ae(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:s}):(await t.browser.copy(s),n("copied")))}function Ye({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${n("day-table")}</h2>
<p class="small">${n("day-played",{played:t,won:e})}</p>
${s.length===0?u:r`<table class="standings">
<thead>
<tr>
<th scope="col">${n("day-rank")}</th>
<th scope="col">${n("day-name")}</th>
<th scope="col">${n("day-outcome")}</th>
</tr>
</thead>
<tbody>
${s.map(o=>r`<tr class=${o.you?"you":""}>
<td>${o.rank}</td>
<th scope="row">
${o.name??n("day-guest")}${o.you?n("day-you"):""}
</th>
<td>${K({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?u:r`<p>
<a class="button" href=${`/game/${a}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function Xe(t,e){let{attempts:s,today:a,month:o}=e,i=Zt(s,a),l=new Map(s.map(m=>[m.day,m])),c=v(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${oe(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${oe(t,e,1)}
</div>
<table>
<thead>
<tr>
${Ze().map(([m,d])=>r`<th scope="col" abbr=${d}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Yt(o).map(m=>r`<tr>
${m.map(d=>r`<td>${tn(d,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function oe(t,e,s){let a=s<0?et.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=Xt(e.month,s),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${s<0?"month-before":"month-after"}
aria-label=${n(s<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${w(s<0?"back":"forward")}
</button>`}function Ze(){return Array.from({length:7},(t,e)=>{let s=new Date(_e+e*Fe).toISOString().slice(0,10);return[v(s,{weekday:"narrow"}),v(s,{weekday:"long"})]})}function tn(t,{day:e,today:s},a){if(t===null)return u;let o=Number(t.slice(8));if(t<et||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=v(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":u}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function ie(t,e){let s=await p("GET /api/invitations/{code}",{code:e}).catch(o=>{let i=o instanceof E?en(o.status):null;if(!i)throw o;return i});if("text"in s)return()=>an(s);let a=s.yours?()=>sn(s.game):te(t,o=>p("POST /api/invitations/{code}",{code:e,name:o}));return()=>le(s.yours?n("own-invitation"):n("invites-you",{name:s.name}),r`<dl class="terms" data-testid="invitation-terms">
${nn(s).map(([o,i])=>r`<div>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${a()}`)}function en(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function nn(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):Lt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...c?[[n("starts-way"),n(`starts-terms-${c}`)]]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function sn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function an({title:t,text:e}){return le(t,r`<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>`)}function le(t,e){return r`<main class="invitation">
${Ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
${e}
</section>
</main>`}async function ce(t){let e=new st(t),s={game:""},{reports:a}=await p("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await p("POST /api/admin",{action:"close_report",report:i}),{reports:a}=await p("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),cn(t,a,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),on(t,e))}
${y(t,"one-game",n("one-game"),pn(t,s))}
</div>
</main>`}var st=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await p("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await p("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...a?{days:Number(a)}:{}})}};function on(t,e){let{found:s}=e;return r`${D(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>rn(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function rn(t,e,s){let{id:a,name:o,login:i,games:l,reports:c}=s;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${ln(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${D(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:m=>e.change({action:"rename",person:a,name:m.trim()})})}
${s.suspended?g(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
class="with-button"
@submit=${$(m=>e.suspend(s,m("days")))}
>
<label for=${`days-${a}`}>${n("suspend-days")}</label>
<input id=${`days-${a}`} name="days" type="number" min="1" max="3650" />
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
</li>`}function ln({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):u}function cn(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:m,game:d,text:f,created:S}=o,O=o.seats??[],Z=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${m??c}`:u}
${d?r`<a class="block" href=${`/game/${d}`}
>${O.map(T=>T.name).join(" – ")}</a
>`:u}
${f?r`<span class="block quoted">${f}</span>`:u}
<span class="small block">${n("reported-by",{name:Z,day:b(S)})}</span>
</span>
<span class="row">
${O.map(T=>{let dt=T.person;return dt===null?u:g(t,T.name,"find-reported",()=>s.find(dt),"quiet")})}
${g(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function pn(t,e){let s=(o,i,l="")=>g(t,n(o),i,()=>a(o),l),a=async o=>{let i=mn(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await p("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=M(o)}
/>
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function mn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var P=240,C=64,un=100,dn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function L({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function z({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(dn[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function pe({history:t}){let e=t.map(({rating:s})=>s);return at(e,un)}function at(t,e){if(t.length<2)return null;let{low:s,high:a}=gn(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*P,m=C-(i-s)/(a-s)*C;return[B(c),B(m)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function gn(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:B(s-o),high:B(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function B(t){return Math.round(t*10)/10}function H(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${L(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${fn(t)}
</li>`}function fn(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:L(t)};return ot(pe(t),n("rating-picture",s))}function ot(t,e){if(t===null)return u;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${P+44} ${C+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${P}M0 ${C}H${P}`}></path>
<path class="line-path" d=${t.path}></path>
${$t`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${P+6} y="4">${t.high}</text>
<text x=${P+6} y=${C+4}>${t.low}</text>`}
</svg>`}function ue(t){return q({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[z(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),me(e.mean_margin),me(e.best_margin)]})),head:0})}function me(t){return t===null?"–":St(Math.round(t*10)/10)}var yn=["blitz","rapid","correspondence","untimed"];async function de(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(p("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${Mt("speed",n("ladder-speed"),yn.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${hn(s.error?[]:s.value.people)} ${I(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function hn(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:q({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,L(e),e.games]})),head:1})}async function ge(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:c}=await p("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:u}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:u}
<div class="column">
${rt("profile-ratings","profile-no-ratings","ratings",i.map(H))}
${rt("profile-against","profile-none","plain",l.map(bn))}
</div>
<div class="column">
${rt("profile-recent","profile-none","plain",c.map($n))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function rt(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function bn(t){let{id:e,won:s,played:a}=t,o=fe(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function fe({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function $n(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:c}=t,m=Ot(l[0],l[1]),d=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${fe({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:m})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function it(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ye(){return it()&&await $e()!==null}async function he(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function be(){let t=await $e();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function $e(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function j(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function we(t){let e=t;return ve(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function ke(t){let e=t;return ve(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function ve(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function A(t,e=""){return r`<label
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
/></label>`}function x(t,e,s,a=""){return r`<label
>${e} <span class="small">${a}</span>
<input
type="password"
name=${t}
data-testid=${t}
required
minlength=${s==="new-password"?8:1}
maxlength="256"
autocomplete=${s}
/></label>
<label class="tick"
><input type="checkbox" @change=${wn} /><span>${n("show-it")}</span></label
>`}function wn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var lt={hasPasskeys:j,makePasskey:we,hasNotices:it,isSubscribed:ye,subscribe:he,unsubscribe:be,forgetEverybody:vt,begin(t){kt(!1),location.assign(t)}};async function Se(t,e=lt){let s=(S,O,Z)=>S.catch(T=>(t.errors[Z]=ft(T),O)),[a,{ratings:o},i,{bots:l},{sessions:c},m]=await Promise.all([p("GET /api/me"),s(p("GET /api/me/ratings"),{ratings:[]},"ratings"),s(p("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(p("GET /api/me/bots"),{bots:[]},"bots"),s(p("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:m,link:null,token:null},f={page:t,own:d,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${d.me.name??n("to-me")}</h1>
<div class="column">
${kn(f)} ${vn(f)}
${d.me.known?[On(f),Rn(f)]:u}
</div>
<div class="column">
${Cn(f)} ${Mn(f)}
${d.me.known?An(f):u}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function kn({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await p("PATCH /api/me",{name:o}),n("saved"))),a=D(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return y(t,"name",n("your-name"),a)}function vn(t){let{account:e}=t.own.me,s=e?Pn(t,e):Sn(t);return y(t.page,"account",n("account"),s)}function ct({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Pe({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await p("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await p("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function Sn(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await p("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${$(o=>a(o("login"),o("passphrase")))}>
${A("username",n("never-shown"))}
${x("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${ct(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${$(o=>Pe(t,o("login")))}
>
${A("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${k("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function Pn(t,e){let{page:s,own:a,device:o}=t,i=m=>s.ask("account",async()=>{await p(m?"POST /api/sign-out/everywhere":"POST /api/sign-out"),o.begin("/")}),l=(m,d)=>s.ask("account",async()=>(a.me=await p("POST /api/me/passphrase",{old:m,new:d}),n("passphrase-changed"))),c=e.passphrase;return r`<p>
${k("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${g(s,n("sign-out"),"sign-out",()=>i(!1))}
${g(s,n("sign-out-everywhere"),"sign-out-everywhere",()=>i(!0))}
</div>
<details class="fold">
<summary>${n(c?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${$(m=>l(c?m("old"):null,m("passphrase")))}
>
${c?x("old",n("old-passphrase"),"current-password"):u}
${x("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
${n("change")}
</button>
</form>
</details>
${ct(t)||e.passkeys.length>0?xn(t,e):u}`}function xn(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,c)=>{await a.isSureToRemove(c)&&await a.ask("account",async()=>(o.me=await p("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.map(({id:l,name:c,created:m})=>r`<li>
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
${ct(t)?g(a,n("add-passkey"),"add-passkey",()=>Pe(t,null)):u}
${s?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function On(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await p("POST /api/me/link");s.link={address:e.browser.origin+o,picture:null},e.changed(),s.link.picture=await p("POST /api/qr",{path:o})});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?Tn(t,s.link):g(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?En(t):u}`)}function Tn({page:t,own:e},s){let{address:a,picture:o}=s,i=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),l=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),c=()=>t.ask("device",async()=>(await p("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${tt("device-link",a)}
<div class="row">
${g(t,n("copy"),"copy-device-link",i,"main")}
${t.browser.share?g(t,n("share"),"share-device-link",l):u}
${g(t,n("withdraw-it"),"drop-link",c)}
</div>
${Jt("device-qr",o)}`}function En({page:t,own:e}){let s=a=>t.ask("device",async()=>(await p("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await p("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),m=b(i),d=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${m}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:m})}</span>
</span>
${l?u:g(t,d,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function Rn(t){return y(t.page,"notices",n("notifications"),Dn(t))}function Dn({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await p("POST /api/me/push",{subscription:await s.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await s.unsubscribe();return c!==null&&await p("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?g(t,n("turn-off-here"),"stop-notices",l):g(t,n("tell-me"),"start-notices",i)}`}function Cn({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=m=>t.ask("ratings",async()=>(e.me=await p("PATCH /api/me",{listed:m}),n(m?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=s.length===0&&a.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(H)}
</ul>`:u}
${a.totals.length>0?ue(a.totals):u}
${o.account?_("listed",l,o.account.listed,i):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function Mn(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=c=>e.ask("bots",async()=>{let{token:m}=await p("POST /api/me/bots",{name:c});await U(s,c,m)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${k("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${tt("bot-token",o.token)}
</p>`:u}
<ul class="things" data-testid="bot-list">
${a.map(c=>Ln(t,c))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function U(t,e,s){s===null&&(t.token=null),t.bots=(await p("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function Ln({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await p("DELETE /api/me/bots/{bot}",{bot:s}),await U(e,a,null),n("bot-removed",{name:a})))},c=()=>t.ask("bots",async()=>{let{token:f}=await p("POST /api/me/bots/{bot}/tokens",{bot:s});await U(e,a,f)}),m=async f=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await p("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:f}),await U(e,a,null),n("token-revoked",{name:a})))},d=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
<span>
<b>${a}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${g(t,n("new-token"),"new-token",c,"quiet")}
${g(t,d,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:f,scope:S,created:O})=>r`<li class="small">
<span
>${n("token-of-day",{day:b(O)})}${S==="read"?n("only-to-look"):""}</span
>
${g(t,n("revoke"),"revoke-token",()=>m(f),"quiet")}
</li>`)}
</ul>
</li>`}function An({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await p("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${$(l=>o(l("leaving")))}>
<p class="small">${n("delete-text")}</p>
${a?x("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",n("your-data"),i)}var xe={hasPasskeys:j,usePasskey:ke,begin:lt.begin};async function Oe(t,e=xe){let s=await p("GET /api/me");if(s.account)return Ee(s.account.login);let a=new J(t,s),o=(l,c)=>t.ask("passphrase",async()=>{await p("POST /api/sign-in",{login:l,passphrase:c,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await p("POST /api/sign-in/passkey/options"),m=await e.usePasskey(c);await p("POST /api/sign-in/passkey",{ceremony:l,credential:m,bring:a.isOn}),e.begin("/")});return()=>W(n("sign-in"),r`<form
class="fields"
@submit=${$(l=>o(l("login"),l("passphrase")))}
>
${A("username")}
${x("passphrase",n("passphrase"),"current-password")} ${a.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${R(t,"passphrase")}
${e.hasPasskeys()&&s.passkeys_possible?r`<div class="or">
${g(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${R(t,"passkey")}
</div>`:u}
<p class="small">
${k("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function Te(t,e,s=xe){let o=await Promise.all([p("GET /api/me"),p("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let f=d instanceof E?Nn(d.status):null;if(f===null)throw d;return f});if(typeof o=="string")return Gn(o);let[i,{name:l}]=o;if(i.account)return Ee(i.account.login);let c=new J(t,i),m=()=>t.ask("link",async()=>{await p("POST /api/sign-in/link",{code:e,bring:c.isOn}),s.begin("/")});return()=>W(n("use-device-too"),r`<p data-testid="link-whom">
${l?k("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${g(t,n("sign-in-here"),"link-sign-in",m,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${R(t,"link")}`)}var J=class{constructor(e,s){this.page=e;this.me=s}page;me;isOn=!0;tick(){return this.me.known?_("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):u}};function Nn(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function Gn(t){return()=>W(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function Ee(t){return()=>W(n("you-are-signed-in"),r`<p>${k("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function W(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var In=["placing","timing","economy","special","patches"],qn=5;function Re(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:_n(t.map(({won:a})=>a)),tile:pt(e.map(({tile:a})=>Number(a))),empty:pt(e.map(({empty:a})=>a??0))}}function _n(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function pt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function De(t){let e=new Map;for(let s of t){let a=Fn(s),o=e.get(a)??{name:a,played:0,won:0,order:Vn(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function Fn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:N[(e??1)-1].numeral}):z({opponent:t,level:e})}function Vn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Ce(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>pt(e.slice(Math.max(0,a+1-qn),a+1))??0)}function Me(t){return In.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Kn=1;async function Ae(){let{games:t,best:e,gone:s}=await p("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Bn(Re(t))} ${zn(De(t))}</div>
<div class="column">${Hn(Ce(t),s)} ${jn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Bn({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",mt(t)],["progress-won",Le(e/t)],["progress-streak",mt(s)],["progress-longest",mt(a)],["progress-tile",o===null?"–":Le(o)],["progress-empty",i===null?"–":Q(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,m])=>r`<div>
<dt>${n(c)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function zn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>Ne(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function Ne(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Hn(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=Me(e),o=Math.max(a[0].points,.1),i={from:Q(t[0]),to:Q(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${ot(at(t,Kn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>Ne(n(`progress-cause-${l}`),Q(c),c/o))}
</ul>
</section>`}function jn(t){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${Nt(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function mt(t){return new Intl.NumberFormat(G()).format(t)}function Q(t){return new Intl.NumberFormat(G(),{maximumFractionDigits:1}).format(t)}function Le(t){return new Intl.NumberFormat(G(),{style:"percent"}).format(t)}function Un(t,e){let[s,,...a]=t.link.split(",");return[s,Ct(t.moves.slice(0,e)),...a].join(",")}var Y=class{constructor(e,s,a){this.replay=e;this.go=s;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=yt(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await p("POST /api/games",this.wanted(e));this.go(s)}catch(s){let a=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:s}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:l}=s,c=l&&a==="automa"?{deck:l.deck,level:l.level}:null,m=a==="computer"?{level:o}:null,d=a==="person"?V(s).map(({name:S})=>S):null,f=Un(s,e);return{opponent:a,...c,...m,first:i,board:"revised",seed:null,from:f,names:d}}};var X=class extends ne{constructor(s,a){super(ee(s,a),a,{said:""});this.replay=s;this.seats=V(s)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:s,player:a},o)=>({number:o+1,player:a??1,move:s??"pass"}))}get path(){let{link:s,tags:a}=this.replay;return At(s,[a.Player1,a.Player2])}};function Ge(t,e){let s=t.store.get(),a=t.isSolo?[["automa",n("automa-alone")]]:[...gt.map(({level:l})=>[String(l),bt(l)]),["person",n("two-people-here")]],o=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Jn(M(l)))}
>
${a.map(([l,c])=>r`<option value=${l} ?selected=${o===l}>${c}</option>`)}
</select></label
>
${t.isSolo?u:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:M(l)})}
>
<option value="you" ?selected=${s.first==="you"}>${n("player-one")}</option>
<option value="opponent" ?selected=${s.first==="opponent"}>
${n("player-two")}
</option>
</select></label
>`}
<button type="submit" class="main" data-testid="play-on" ?disabled=${s.busy}>
${n("play-on")}
</button>
${I(s.error,"play-on-error")}
</form>`}function Jn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function ut(t,e,s){let a=`${e===1?"front":"back"} p${e}`;return Bt({...Wn(t,e),player:e,lettered:s,place:a})}function Wn({frame:t,seats:e,patches:s,state:a},o){let i=Tt(t.player===o?[t.move]:[],s);return{frame:t,seats:e,patches:s,cursor:a.walks[o],fresh:i}}function Ie(t){let{list:e,state:s,seats:a,patches:o}=t;return Ft(e,s.at,a,o,i=>t.look(i))}function qe(t,e,s){let{replay:a,frame:o,seats:i,state:l}=t,{at:c}=l,{letters:m,look:d}=s.settings,f=()=>s.change({look:d==="cloth"?"thread":"cloth"});return r`${Ht(s,Vt(s,a.link,c))}
<main class=${`table ${o.automa?"solo":"screen"} viewer`} data-stage=${o.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${c===0?n("start-position"):n("after-move",{number:String(c)})}:
${Pt(o,i)}
</h1>
<p data-testid="turn-reason">${xt(o,i)}</p>
${a.comment?jt(a.comment):u}
${t.moves>0?Qn(t,s):u}
</div>
<div class="column own">
${ut(t,1,m)} ${qt(o.ring,t.patches,m)}
</div>
<div class="column middle">
${_t(o,t.patches,m)} ${Ie(t)}
${o.result?Kt(o,i,Yn(t,s)):Ge(e,c)}
</div>
<div class="column other">
${ut(t,2,m)} ${Et(o,i,d,f)}
</div>
</div>
<div class="below">${zt(o,i,t.patches)}</div>
</main>`}function Qn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(`/review${t.path.slice(1)}`)}
>
${w("graph")}<span>${n("review")}</span>
</button>`}function Yn(t,e){let{said:s}=t.state,a=async()=>t.store.dispatch({said:await It(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${n("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${w("link")}<span>${n("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>Gt(t.replay.record)}>
${w("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${s}</p>`}function Xn(t,e,s,a){let o=new X(e,s),i=new Y(e,a.go,a.settings.strength),l=()=>{wt(qe(o,i,a),t),Wt(t)},c=d=>Zn(d,o);window.addEventListener("keydown",c);let m=Dt([o.store.watch(l),i.store.watch(l),()=>window.removeEventListener("keydown",c)]);return{draw:l,close:m}}function Zn(t,e){let{target:s,key:a,altKey:o,ctrlKey:i,metaKey:l,shiftKey:c}=t;o||i||l||c||s instanceof Element&&s.closest("select, input, textarea, dialog")||Rt(t,(m,d)=>e.walk(m,d))||e.key(a)&&t.preventDefault()}var Ao=h(ce),No=h(re),Go=h(ie),Io=h(t=>Se(t)),qo=h(ge),_o=h(Ae),Fo=h(de),Vo=h(t=>Oe(t)),Ko=h((t,e)=>Te(t,e)),Bo=h(async()=>{let{aidSheet:t,printButton:e}=await se("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{Ao as openAdmin,Bo as openAidPage,No as openDay,Go as openInvitation,Io as openMe,qo as openProfile,_o as openProgress,Fo as openRatings,Vo as openSignIn,Ko as openSignInLink,Xn as openViewerPage};
