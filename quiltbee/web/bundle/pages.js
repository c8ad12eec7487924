import{a as Et}from"./joining_page.js";import{a as Dt}from"./passing_on.js";import{a as Y,b as B,c as k,d as Pt,e as xt,f as Ot,g as Tt}from"./calendar.js";import{a as y,b as E,c as g,d as $,e as D,f as q}from"./controls.js";import{c as h}from"./page_kit.js";import{B as pt,Jd as kt,Lc as wt,O as r,P as dt,Q as m,Rd as vt,S as N,T as gt,V as C,X as ft,Yd as St,Za as bt,_d as _,d as M,ea as w,fb as $t,i as I,j as n,m as b,o as mt,ua as yt,x as T,xa as ht,y as u,zd as Q}from"./page.js";function X({opponent:t,level:e,deck:a}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:s}=M[e-1];return n("day-against-automa",{numeral:s,deck:n(`day-deck-${a}`)})}function F({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Z({attempt:t,table:e,counts:a}){if(!e||e.rank===null||!t||t.margin===null)return"";let{rank:s,played:o}=e;return a?n("day-place",{rank:s,played:o}):n("day-would-place",{rank:s,played:o+1})}function Rt(t,e){let{attempt:a,table:s}=t,o=a===null?"":F(a),i=s&&s.played>1&&t.counts?Z(t):"";return[n("day-share-title",{day:k(t.day,{dateStyle:"long"})}),n("label-and-note",{label:X(t),note:[o,i].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var ie=Date.UTC(2026,10,23),le=1440*60*1e3;async function ce(t){let e=i=>u("GET /api/days/{day}",{day:i}),a=await e(t??B(new Date)).catch(i=>{if(t||!(i instanceof T))throw i;return null}),s=t||a?.open||a?.attempt?0:await pt();return{shown:a&&!s?a:await e(B(new Date(Date.now()-s))),wrongBy:s}}async function Lt(t,e){let[{shown:a,wrongBy:s},{days:o}]=await Promise.all([ce(e),u("GET /api/me/days")]),i=()=>B(new Date(Date.now()-s)),l={day:a,attempts:o,today:i(),month:a.day.slice(0,7)};return t.until(ue(()=>{l.today=i(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${k(a.day)}</h1>
${a.day<l.today?de(l.today):m} ${s?me():m}
<div class="column">${ge(t,a)}</div>
<div class="column">
${a.table?$e(a.table):m} ${pe(a.day,l.today)}
${we(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function ue(t){let e=0,a=()=>{t(),clearTimeout(e),e=window.setTimeout(a,Pt(new Date)+1)};return a(),document.addEventListener("visibilitychange",a),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",a)}}function me(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function pe(t,e){return t>e?m:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${N("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function de(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function ge(t,e){let{attempt:a}=e,s=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${X(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${s?fe(a,Z(e)):r`<p class="small explain">${n("day-what")}</p>`}
${e.counts?m:r`<p class="small" data-testid="day-apart">${n("day-apart")}</p>`}
<div class="row">${ye(t,e)}</div>
${E(t,"game")}
</section>`}function fe(t,e){return r`<p class="day-result" data-testid="day-result">
<strong>${F(t)}</strong>
${e?r`<span>${e}</span>`:m}
</p>`}function ye(t,e){let{attempt:a}=e,s=l=>{let c=()=>t.leave("game",()=>u("POST /api/days/{day}",{day:e.day}));return g(t,n(l),"day-play",c,"main")};if(a===null&&e.open)return s("day-play");if(a?.won===null)return s("day-go-on");let o=g(t,n("day-practise"),"day-practise",()=>he(t,e));if(a===null)return e.table===null?n("day-to-come"):o;let i=r`${N("share")}<span>${n("share")}</span>`;return r`${g(t,i,"day-share",()=>be(t,e),"main")}
<a class="button" href=${`/game/${a.game}`}>${n("day-your-game")}</a>
${o}`}function he(t,{opponent:e,level:a,deck:s,seat:o,seed:i}){return t.leave("game",()=>u("POST /api/games",{opponent:e,level:a,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...s===null?{}:{deck:s}}))}function be(t,e){let a=Rt(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:a}):(await t.browser.copy(a),n("copied")))}function $e({played:t,won:e,best:a,best_game:s}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${n("day-table")}</h2>
<p class="small">${n("day-played",{played:t,won:e})}</p>
${a.length===0?m:r`<table class="standings">
<thead>
<tr>
<th scope="col">${n("day-rank")}</th>
<th scope="col">${n("day-name")}</th>
<th scope="col">${n("day-outcome")}</th>
</tr>
</thead>
<tbody>
${a.map(o=>r`<tr class=${o.you?"you":""}>
<td>${o.rank}</td>
<th scope="row">
${o.name??n("day-guest")}${o.you?n("day-you"):""}
</th>
<td>${F({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${s===null?m:r`<p>
<a class="button" href=${`/game/${s}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function we(t,e){let{attempts:a,today:s,month:o}=e,i=Tt(a,s),l=new Map(a.map(p=>[p.day,p])),c=k(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Ct(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${Ct(t,e,1)}
</div>
<table>
<thead>
<tr>
${ke().map(([p,f])=>r`<th scope="col" abbr=${f}>${p}</th>`)}
</tr>
</thead>
<tbody>
${xt(o).map(p=>r`<tr>
${p.map(f=>r`<td>${ve(f,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Ct(t,e,a){let s=a<0?Y.slice(0,7):e.today.slice(0,7),o=a<0?e.month<=s:e.month>=s,i=()=>{o||(e.month=Ot(e.month,a),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${a<0?"month-before":"month-after"}
aria-label=${n(a<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${N(a<0?"back":"forward")}
</button>`}function ke(){return Array.from({length:7},(t,e)=>{let a=new Date(ie+e*le).toISOString().slice(0,10);return[k(a,{weekday:"narrow"}),k(a,{weekday:"long"})]})}function ve(t,{day:e,today:a},s){if(t===null)return m;let o=Number(t.slice(8));if(t<Y||t>a)return r`<span class="date none">${o}</span>`;let i=s.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=k(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":m}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function At(t,e){let a=await u("GET /api/invitations/{code}",{code:e}).catch(async o=>{let i=o instanceof T?Se(o.status):null;if(!i)throw o;return{...i,game:await u("GET /api/invitations/{code}/game",{code:e}).catch(()=>null)}});if("text"in a)return()=>Oe(a);let s=a.yours?()=>xe(a.game):Et(t,o=>u("POST /api/invitations/{code}",{code:e,name:o}));return()=>tt(a.yours?n("own-invitation"):n("invites-you",{name:a.name}),r`<dl class="terms" data-testid="invitation-terms">
${Pe(a).map(([o,i])=>r`<div>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${s()}`)}function Se(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Pe(t){let{board:e,clock:a,takebacks:s,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(o&&!c?"term-drawn":`term-seat-${l}`)],[n("clock"),a===null?n("term-no-clock"):wt(a)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(s?"tick-takebacks-note":"term-none")],...c?[[n("starts-way"),n(`starts-terms-${c}`)]]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function xe(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function Oe({title:t,text:e,game:a}){return a?tt(n(a.yours?"invitation-yours":"invitation-taken"),r`<p data-testid="problem">
${n(a.yours?"invitation-yours-text":"invitation-taken-text")}
</p>
<a class="button main" data-testid="invited-game" href=${a.url}
>${n(a.yours?"back-to-game":"watch-game")}</a
>`):tt(t,r`<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>`)}function tt(t,e){return r`<main class="invitation">
${St()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
${e}
</section>
</main>`}async function Gt(t){let e=new et(t),a={game:""},{reports:s}=await u("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await u("POST /api/admin",{action:"close_report",report:i}),{reports:s}=await u("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),Re(t,s,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),Te(t,e))}
${y(t,"one-game",n("one-game"),Ce(t,a))}
</div>
</main>`}var et=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await u("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await u("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:a},s){let o=n("sure-suspend",{name:a??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...s?{days:Number(s)}:{}})}};function Te(t,e){let{found:a}=e;return r`${D(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(a??[]).map(s=>Ee(t,e,s))}
</ul>
${a?.length===0?r`<p class="small">${n("nobody-found")}</p>`:m}`}function Ee(t,e,a){let{id:s,name:o,login:i,games:l,reports:c}=a;return r`<li>
<span>
<b>${o??s}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${De(a)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??s}</span></summary>
${D(t,{id:`name-${s}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:p=>e.change({action:"rename",person:s,name:p.trim()})})}
${a.suspended?g(t,n("lift"),"lift",()=>e.change({action:"lift",person:s})):r`<form
class="with-button"
@submit=${$(p=>e.suspend(a,p("days")))}
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
</li>`}function De({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):m}function Re(t,e,a,s){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:p,game:f,text:d,created:v}=o,x=o.seats??[],U=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${p??c}`:m}
${f?r`<a class="block" href=${`/game/${f}`}
>${x.map(O=>O.name).join(" – ")}</a
>`:m}
${d?r`<span class="block quoted">${d}</span>`:m}
<span class="small block">${n("reported-by",{name:U,day:b(v)})}</span>
</span>
<span class="row">
${x.map(O=>{let ut=O.person;return ut===null?m:g(t,O.name,"find-reported",()=>a.find(ut),"quiet")})}
${g(t,n("mark-read"),"close-report",()=>s(i))}
</span>
</li>`})}
</ul>`}function Ce(t,e){let a=(o,i,l="")=>g(t,n(o),i,()=>s(o),l),s=async o=>{let i=Le(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await u("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=gt(o)}
/>
<div class="row">
${a("end_game","end-game","danger")} ${a("void_rating","void-rating")}
</div>`}function Le(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var S=240,R=64,Ae=100,Ge={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function L({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:a}){return t==="bot"&&a?n("bot-called",{name:a}):t!=="computer"?n(Ge[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Mt({history:t}){let e=t.map(({rating:a})=>a);return nt(e,Ae)}function nt(t,e){if(t.length<2)return null;let{low:a,high:s}=Me(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*S,p=R-(i-a)/(s-a)*R;return[z(c),z(p)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:a,high:s}}function Me(t,e){let[a,s]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(s-a))/2;return e<10?{low:z(a-o),high:z(s+o)}:{low:Math.round(a-o),high:Math.round(s+o)}}function z(t){return Math.round(t*10)/10}function K(t){let{deviation:e,games:a,provisional:s}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${L(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:a})}${s?n("not-settled"):""}</span
>
${Ie(t)}
</li>`}function Ie(t){let e=String(t.history[0]?.rating),a={class:n(`class-${t.class}`),from:e,to:L(t)};return at(Mt(t),n("rating-picture",a))}function at(t,e){if(t===null)return m;let[a,s]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${S+44} ${R+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${S}M0 ${R}H${S}`}></path>
<path class="line-path" d=${t.path}></path>
${dt`<circle cx=${a} cy=${s} r="3.5"></circle>
<text x=${S+6} y="4">${t.high}</text>
<text x=${S+6} y=${R+4}>${t.low}</text>`}
</svg>`}function Nt(t){return q({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),It(e.mean_margin),It(e.best_margin)]})),head:0})}function It(t){return t===null?"–":bt(Math.round(t*10)/10)}var Ne=["blitz","rapid","correspondence","untimed"],qe=["who","start","early","forfeit","daily","rank"];async function qt(t){let e="rapid",a=t.latest({class:e,people:[]}),s=o=>(e=o,a.read(u("GET /api/ratings",{class:o})));return await s(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${ft("speed",n("ladder-speed"),Ne.map(o=>[o,n(`class-${o}`)]),e,o=>s(o))}
${Be(a.error?[]:a.value.people)} ${vt(a.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
<details class="fold" data-testid="ratings-rules">
<summary>${n("ratings-rules")}</summary>
<ul class="plain small">
${qe.map(o=>r`<li>${n(`ratings-rule-${o}`)}</li>`)}
</ul>
</details>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Be(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:q({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,L(e),e.games]})),head:1})}async function Bt(t,e){let{name:a,bot:s,you:o,ratings:i,against:l,games:c}=await u("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${a||n("ladder-nameless")}
${s?r`<span class="badge">${n("profile-bot")}</span>`:m}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:m}
<div class="column">
${st("profile-ratings","profile-no-ratings","ratings",i.map(K))}
${st("profile-against","profile-none","plain",l.map(_e))}
</div>
<div class="column">
${st("profile-recent","profile-none","plain",c.map(Fe))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function st(t,e,a,s){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${s.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${a}>
${s}
</ul>`}
</section>`}function _e(t){let{id:e,won:a,played:s}=t,o=_t(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:a,games:s})}</span>
</li>`}function _t({name:t,level:e,bot:a}){return e!==null?n("computer-level",{level:String(e)}):a?n("bot-called",{name:t}):t}function Fe(t){let{game:e,opponent:a,level:s,rated:o,won:i,scores:l,ended:c}=t,p=$t(l[0],l[1]),f=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${_t({name:a,level:s,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:p})}</span>
<span class="small">${f.join(", ")}</span>
</li>`}function ot(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Ft(){return ot()&&await Kt()!==null}async function zt(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;await(await _("notice_words")).keepNoticeWords();try{let a={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(a)).toJSON()}catch(a){throw new Error(n("notices-unreachable"),{cause:a})}}async function Ht(){let t=await Kt();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Kt(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function j(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function jt(t){let e=t;return Wt(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Vt(t){let e=t;return Wt(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Wt(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function A(t,e=""){return r`<label
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
/></label>`}function P(t,e,a,s=""){return r`<label
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
><input type="checkbox" @change=${ze} /><span>${n("show-it")}</span></label
>`}function ze(t){let e=t.target,a=e.closest("label")?.previousElementSibling?.querySelector("input");a&&(a.type=e.checked?"text":"password")}var rt={hasPasskeys:j,makePasskey:jt,hasNotices:ot,isSubscribed:Ft,subscribe:zt,unsubscribe:Ht,forgetEverybody:ht,begin(t){yt(!1),location.assign(t)}};async function Jt(t,e=rt){let a=(v,x,U)=>v.catch(O=>(t.errors[U]=mt(O),x)),[s,{ratings:o},i,{bots:l},{sessions:c},p]=await Promise.all([u("GET /api/me"),a(u("GET /api/me/ratings"),{ratings:[]},"ratings"),a(u("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),a(u("GET /api/me/bots"),{bots:[]},"bots"),a(u("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),f={me:s,ratings:o,statistics:i,bots:l,sessions:c,isNotified:p,link:null,token:null,endsBots:!1},d={page:t,own:f,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${f.me.name??n("to-me")}</h1>
<div class="column">
${He(d)} ${Ke(d)}
${f.me.known?[Je(d),Ye(d)]:m}
</div>
<div class="column">
${Ze(d)} ${tn(d)}
${f.me.known?nn(d):m}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function He({page:t,own:e}){let a=o=>t.ask("name",async()=>(e.me=await u("PATCH /api/me",{name:o}),n("saved"))),s=D(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:a});return y(t,"name",n("your-name"),s)}function Ke(t){let{account:e}=t.own.me,a=e?Ve(t,e):je(t);return y(t.page,"account",n("account"),a)}function it({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Ut({page:t,own:e,device:a},s){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await u("POST /api/passkeys/options",{login:s}),l=await a.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await u("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(s===null?"passkey-added":"account-made-passkey")})}function je(t){let{page:e,own:a}=t,s=(o,i)=>e.ask("account",async()=>(a.me=await u("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${$(o=>s(o("login"),o("passphrase")))}>
${A("username",n("never-shown"))}
${P("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${it(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${$(o=>Ut(t,o("login")))}
>
${A("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:m}
<p class="small">
${w("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function Ve(t,e){let{page:a,own:s,device:o}=t,i=d=>a.ask("account",async()=>{await d(),o.forgetEverybody(),o.begin("/")}),l=()=>i(async()=>{s.endsBots&&await u("DELETE /api/me/tokens"),await u("POST /api/sign-out/everywhere")}),c=d=>{s.endsBots=d,a.changed()},p=(d,v)=>a.ask("account",async()=>(s.me=await u("POST /api/me/passphrase",{old:d,new:v}),s.bots.length>0&&await G(s,"",null),n("passphrase-changed"))),f=e.passphrase;return r`<p>
${w("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${g(a,n("sign-out"),"sign-out",()=>i(()=>u("POST /api/sign-out")))}
${g(a,n("sign-out-everywhere"),"sign-out-everywhere",l)}
</div>
${s.bots.length>0?C("end-bots",n("end-bots"),s.endsBots,c):m}
<details class="fold">
<summary>${n(f?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${$(d=>p(f?d("old"):null,d("passphrase")))}
>
${f?P("old",n("old-passphrase"),"current-password"):m}
${P("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
${s.bots.length>0?r`<p class="small">${n("new-passphrase-bots")}</p>`:m}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
${n("change")}
</button>
</form>
</details>
${it(t)||e.passkeys.length>0?We(t,e):m}`}function We(t,{passkeys:e,fresh:a}){let{page:s,own:o}=t,i=async(l,c)=>{await s.isSureToRemove(c)&&await s.ask("account",async()=>(o.me=await u("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.map(({id:l,name:c,created:p})=>r`<li>
<span
>${c} <span class="small">${n("since-day",{day:b(p)})}</span></span
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
${it(t)?g(s,n("add-passkey"),"add-passkey",()=>Ut(t,null)):m}
${a?m:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function Je(t){let{page:e,own:a}=t,s=()=>e.ask("device",async()=>{let{url:o}=await u("POST /api/me/link");a.link=new Dt(e),a.link.show(o)});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${a.link?Ue(t,a.link):g(e,n("make-link"),"make-link",s,"wide")}
${a.sessions.length>1?Qe(t):m}`)}function Ue({page:t,own:e},a){let s=a.url,o=()=>t.ask("device",()=>t.browser.copy(s).then(()=>n("copied"))),i=()=>t.ask("device",()=>t.share({title:n("share-device"),url:s})),l=()=>t.ask("device",async()=>(await u("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${Q("device-link",s)}
<div class="row">
${g(t,n("copy"),"copy-device-link",o,"main")}
${t.browser.share?g(t,n("share"),"share-device-link",i):m}
${g(t,n("withdraw-it"),"drop-link",l)}
</div>
${a.code("device-qr")}`}function Qe({page:t,own:e}){let a=s=>t.ask("device",async()=>(await u("DELETE /api/me/sessions/{session}",{session:s}),e.sessions=(await u("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:s,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),p=b(i),f=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${p}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:p})}</span>
</span>
${l?m:g(t,f,"end-session",()=>a(s),"quiet")}
</li>`})}
</ul>`}function Ye(t){return y(t.page,"notices",n("notifications"),Xe(t))}function Xe({page:t,own:e,device:a}){let{available:s,key:o}=e.me.push;if(!s)return r`<p class="small">${n("server-sends-none")}</p>`;if(!a.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await u("POST /api/me/push",{subscription:await a.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await a.unsubscribe();return c!==null&&await u("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?g(t,n("turn-off-here"),"stop-notices",l):g(t,n("tell-me"),"start-notices",i)}`}function Ze({page:t,own:e}){let{ratings:a,statistics:s,me:o}=e,i=p=>t.ask("ratings",async()=>(e.me=await u("PATCH /api/me",{listed:p}),n(p?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=a.length===0&&s.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:m}
${a.length>0?r`<ul class="ratings">
${a.map(K)}
</ul>`:m}
${s.totals.length>0?Nt(s.totals):m}
${o.account?C("listed",l,o.account.listed,i):m}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function tn(t){let{page:e,own:a}=t,{bots:s,token:o}=a,i=c=>e.ask("bots",async()=>{let{token:p}=await u("POST /api/me/bots",{name:c});await G(a,c,p)}),l=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${w("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${Q("bot-token",o.token)}
</p>`:m}
<ul class="things" data-testid="bot-list">
${s.map(c=>en(t,c))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function G(t,e,a){a===null&&(t.token=null),t.bots=(await u("GET /api/me/bots")).bots,a!==null&&(t.token={bot:e,token:a})}function en({page:t,own:e},{id:a,name:s,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(s)&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}",{bot:a}),await G(e,s,null),n("bot-removed",{name:s})))},c=()=>t.ask("bots",async()=>{let{token:d}=await u("POST /api/me/bots/{bot}/tokens",{bot:a});await G(e,s,d)}),p=async d=>{await t.browser.isSure(n("sure-revoke",{name:s}),n("revoke"))&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:a,token:d}),await G(e,s,null),n("token-revoked",{name:s})))},f=r`${n("remove")}<span class="visually-hidden"> ${s}</span>`;return r`<li>
<span>
<b>${s}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${g(t,n("new-token"),"new-token",c,"quiet")}
${g(t,f,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:d,scope:v,created:x})=>r`<li class="small">
<span
>${n("token-of-day",{day:b(x)})}${v==="read"?n("only-to-look"):""}</span
>
${g(t,n("revoke"),"revoke-token",()=>p(d),"quiet")}
</li>`)}
</ul>
</li>`}function nn({page:t,own:e,device:a}){let s=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!s&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await u("DELETE /api/me",{passphrase:s?l:null}),a.forgetEverybody(),a.begin("/")}),i=r`<div class="row">
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
${s?P("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",n("your-data"),i)}var Qt={hasPasskeys:j,usePasskey:Vt,begin:rt.begin};async function Yt(t,e=Qt){let a=await u("GET /api/me");if(a.account)return Zt(a.account.login);let s=new V(t,a,!0),o=(l,c)=>t.ask("passphrase",async()=>{await u("POST /api/sign-in",{login:l,passphrase:c,bring:s.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await u("POST /api/sign-in/passkey/options"),p=await e.usePasskey(c);await u("POST /api/sign-in/passkey",{ceremony:l,credential:p,bring:s.isOn}),e.begin("/")});return()=>W(n("sign-in"),r`<form
class="fields"
@submit=${$(l=>o(l("login"),l("passphrase")))}
>
${A("username")}
${P("passphrase",n("passphrase"),"current-password")} ${s.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${E(t,"passphrase")}
${e.hasPasskeys()&&a.passkeys_possible?r`<div class="or">
${g(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${E(t,"passkey")}
</div>`:m}
<p class="small">
${w("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function Xt(t,e,a=Qt){let o=await Promise.all([u("GET /api/me"),u("POST /api/sign-in/link/look",{code:e})]).catch(f=>{let d=f instanceof T?an(f.status):null;if(d===null)throw f;return d});if(typeof o=="string")return sn(o);let[i,{name:l}]=o;if(i.account)return Zt(i.account.login);let c=new V(t,i,!1),p=()=>t.ask("link",async()=>{await u("POST /api/sign-in/link",{code:e,bring:c.isOn}),a.begin("/")});return()=>W(n("use-device-too"),r`<p data-testid="link-whom">
${l?w("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${g(t,n("sign-in-here"),"link-sign-in",p,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${E(t,"link")}`)}var V=class{constructor(e,a,s){this.page=e;this.me=a;this.isOn=s}page;me;isOn;tick(){return this.me.known?C("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):m}};function an(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function sn(t){return()=>W(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function Zt(t){return()=>W(n("you-are-signed-in"),r`<p>${w("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function W(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var on=["placing","timing","economy","special","patches"],rn=5;function te(t){let e=t.filter(({tile:s})=>s!==null),a=t.findIndex(({won:s})=>!s);return{played:t.length,won:t.filter(({won:s})=>s).length,streak:a<0?t.length:a,longest:ln(t.map(({won:s})=>s)),tile:lt(e.map(({tile:s})=>Number(s))),empty:lt(e.map(({empty:s})=>s??0))}}function ln(t){let[e,a]=[0,0];for(let s of t)a=s?a+1:0,e=Math.max(e,a);return e}function lt(t){return t.length?t.reduce((e,a)=>e+a,0)/t.length:null}function ee(t){let e=new Map;for(let a of t){let s=cn(a),o=e.get(s)??{name:s,played:0,won:0,order:un(a)};o.played+=1,o.won+=Number(a.won),e.set(s,o)}return[...e.values()].sort((a,s)=>a.order-s.order).map(({name:a,played:s,won:o})=>({name:a,played:s,won:o}))}function cn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:M[(e??1)-1].numeral}):H({opponent:t,level:e})}function un({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function ne(t){let e=t.flatMap(a=>a.points_lost===null?[]:[a.points_lost]);return e.reverse(),e.map((a,s)=>lt(e.slice(Math.max(0,s+1-rn),s+1))??0)}function ae(t){return on.map(e=>({cause:e,points:t[e]})).sort((e,a)=>a.points-e.points)}var mn=1;async function oe(){let{games:t,best:e,gone:a}=await u("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${pn(te(t))} ${dn(ee(t))}</div>
<div class="column">${gn(ne(t),a)} ${fn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function pn({played:t,won:e,streak:a,longest:s,tile:o,empty:i}){let l=[["progress-played",ct(t)],["progress-won",se(e/t)],["progress-streak",ct(a)],["progress-longest",ct(s)],["progress-tile",o===null?"–":se(o)],["progress-empty",i===null?"–":J(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,p])=>r`<div>
<dt>${n(c)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function dn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:a,won:s})=>re(e,n("won-of",{won:s,games:a}),s/a))}
</ul>
</section>`}function re(t,e,a){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*a)} height="4"></rect>
</svg>
</li>`}function gn(t,e){let a=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${a}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let s=ae(e),o=Math.max(s[0].points,.1),i={from:J(t[0]),to:J(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${a}
<p>${n("progress-lost-now",{points:i.to})}</p>
${at(nt(t,mn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${s.map(({cause:l,points:c})=>re(n(`progress-cause-${l}`),J(c),c/o))}
</ul>
</section>`}function fn(t){return t.length===0?m:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:a,empty:s})=>r`<li>
<a href=${`/game/${e}`}
>${kt(a)}<span>${n("progress-quilt-empty",{empty:s})}</span></a
>
</li>`)}
</ul>
</section>`}function ct(t){return new Intl.NumberFormat(I()).format(t)}function J(t){return new Intl.NumberFormat(I(),{maximumFractionDigits:1}).format(t)}function se(t){return new Intl.NumberFormat(I(),{style:"percent"}).format(t)}var is=h(Gt),ls=h(Lt),cs=h(At),us=h(t=>Jt(t)),ms=h(Bt),ps=h(oe),ds=h(qt),gs=h(t=>Yt(t)),fs=h((t,e)=>Xt(t,e)),ys=h(async()=>{let{aidSheet:t,printButton:e}=await _("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{is as openAdmin,ys as openAidPage,ls as openDay,cs as openInvitation,us as openMe,ms as openProfile,ps as openProgress,ds as openRatings,gs as openSignIn,fs as openSignInLink};
