import{a as Et}from"./joining_page.js";import{a as Dt}from"./passing_on.js";import{a as Y,b as B,c as k,d as Pt,e as xt,f as Ot,g as Tt}from"./calendar.js";import{a as y,b as E,c as g,d as $,e as D,f as q}from"./controls.js";import{c as h}from"./page_kit.js";import{$d as F,Ad as Q,B as pt,Kd as kt,Mc as wt,O as r,P as dt,Q as m,S as N,Sd as vt,T as gt,V as C,X as ft,Zd as St,_a as bt,d as M,ea as w,gb as $t,i as I,j as n,m as b,o as mt,ua as yt,x as S,xa as ht,y as u}from"./page.js";function X({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=M[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function _({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Z({attempt:t,table:e,counts:s}){if(!e||e.rank===null||!t||t.margin===null)return"";let{rank:a,played:o}=e;return s?n("day-place",{rank:a,played:o}):n("day-would-place",{rank:a,played:o+1})}function Rt(t,e){let{attempt:s,table:a}=t,o=s===null?"":_(s),i=a&&a.played>1&&t.counts?Z(t):"";return[n("day-share-title",{day:k(t.day,{dateStyle:"long"})}),n("label-and-note",{label:X(t),note:[o,i].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var ie=Date.UTC(2026,10,23),le=1440*60*1e3;async function ce(t){let e=i=>u("GET /api/days/{day}",{day:i}),s=await e(t??B(new Date)).catch(i=>{if(t||!(i instanceof S))throw i;return null}),a=t||s?.open||s?.attempt?0:await pt();return{shown:s&&!a?s:await e(B(new Date(Date.now()-a))),wrongBy:a}}async function Lt(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([ce(e),u("GET /api/me/days")]),i=()=>B(new Date(Date.now()-a)),l={day:s,attempts:o,today:i(),month:s.day.slice(0,7)};return t.until(ue(()=>{l.today=i(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${k(s.day)}</h1>
${s.day<l.today?de(l.today):m} ${a?me():m}
<div class="column">${ge(t,s)}</div>
<div class="column">
${s.table?$e(s.table):m} ${pe(s.day,l.today)}
${we(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function ue(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Pt(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function me(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function pe(t,e){return t>e?m:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${N("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function de(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function ge(t,e){let{attempt:s}=e,a=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${X(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?fe(s,Z(e)):r`<p class="small explain">${n("day-what")}</p>`}
${e.counts?m:r`<p class="small" data-testid="day-apart">${n("day-apart")}</p>`}
<div class="row">${ye(t,e)}</div>
${E(t,"game")}
</section>`}function fe(t,e){return r`<p class="day-result" data-testid="day-result">
<strong>${_(t)}</strong>
${e?r`<span>${e}</span>`:m}
</p>`}function ye(t,e){let{attempt:s}=e,a=l=>{let c=()=>t.leave("game",()=>u("POST /api/days/{day}",{day:e.day}));return g(t,n(l),"day-play",c,"main")};if(s===null&&e.open)return a("day-play");if(s?.won===null)return a("day-go-on");let o=g(t,n("day-practise"),"day-practise",()=>he(t,e));if(s===null)return e.table===null?n("day-to-come"):o;let i=r`${N("share")}<span>${n("share")}</span>`;return r`${g(t,i,"day-share",()=>be(t,e),"main")}
<a class="button" href=${`/game/${s.game}`}>${n("day-your-game")}</a>
${o}`}function he(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.leave("game",()=>u("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}}))}function be(t,e){let s=Rt(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:s}):(await t.browser.copy(s),n("copied")))}function $e({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${n("day-table")}</h2>
<p class="small">${n("day-played",{played:t,won:e})}</p>
${s.length===0?m:r`<table class="standings">
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
<td>${_({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?m:r`<p>
<a class="button" href=${`/game/${a}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function we(t,e){let{attempts:s,today:a,month:o}=e,i=Tt(s,a),l=new Map(s.map(p=>[p.day,p])),c=k(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
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
</section>`}function Ct(t,e,s){let a=s<0?Y.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=Ot(e.month,s),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${s<0?"month-before":"month-after"}
aria-label=${n(s<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${N(s<0?"back":"forward")}
</button>`}function ke(){return Array.from({length:7},(t,e)=>{let s=new Date(ie+e*le).toISOString().slice(0,10);return[k(s,{weekday:"narrow"}),k(s,{weekday:"long"})]})}function ve(t,{day:e,today:s},a){if(t===null)return m;let o=Number(t.slice(8));if(t<Y||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=k(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":m}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function At(t,e){let s=await u("GET /api/invitations/{code}",{code:e}).catch(async o=>{let i=o instanceof S?Pe(o.status):null;if(!i)throw o;let l=o.status===410?await Se(e):null;return{...i,game:l}});if("text"in s)return()=>Te(s);let a=s.yours?()=>Oe(s.game):Et(t,o=>u("POST /api/invitations/{code}",{code:e,name:o}));return()=>tt(s.yours?n("own-invitation"):n("invites-you",{name:s.name}),r`<dl class="terms" data-testid="invitation-terms">
${xe(s).map(([o,i])=>r`<div>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${a()}`)}async function Se(t){return u("GET /api/invitations/{code}/game",{code:t}).catch(e=>{if(e instanceof S)return null;throw e})}function Pe(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function xe(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(o&&!c?"term-drawn":`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):wt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...c?[[n("starts-way"),n(`starts-terms-${c}`)]]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function Oe(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function Te({title:t,text:e,game:s}){return s?tt(n(s.yours?"invitation-yours":"invitation-taken"),r`<p data-testid="problem">
${n(s.yours?"invitation-yours-text":"invitation-taken-text")}
</p>
<a class="button main" data-testid="invited-game" href=${s.url}
>${n(s.yours?"back-to-game":"watch-game")}</a
>`):tt(t,r`<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>`)}function tt(t,e){return r`<main class="invitation">
${St()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
${e}
</section>
</main>`}async function Gt(t){let e=new et(t),s={game:""},{reports:a}=await u("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await u("POST /api/admin",{action:"close_report",report:i}),{reports:a}=await u("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),Ce(t,a,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),Ee(t,e))}
${y(t,"one-game",n("one-game"),Le(t,s))}
</div>
</main>`}var et=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await u("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await u("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...a?{days:Number(a)}:{}})}};function Ee(t,e){let{found:s}=e;return r`${D(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>De(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:m}`}function De(t,e,s){let{id:a,name:o,login:i,games:l,reports:c}=s;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${Re(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${D(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:p=>e.change({action:"rename",person:a,name:p.trim()})})}
${s.suspended?g(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
class="with-button"
@submit=${$(p=>e.suspend(s,p("days")))}
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
</li>`}function Re({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):m}function Ce(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:p,game:f,text:d,created:v}=o,O=o.seats??[],U=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${p??c}`:m}
${f?r`<a class="block" href=${`/game/${f}`}
>${O.map(T=>T.name).join(" – ")}</a
>`:m}
${d?r`<span class="block quoted">${d}</span>`:m}
<span class="small block">${n("reported-by",{name:U,day:b(v)})}</span>
</span>
<span class="row">
${O.map(T=>{let ut=T.person;return ut===null?m:g(t,T.name,"find-reported",()=>s.find(ut),"quiet")})}
${g(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function Le(t,e){let s=(o,i,l="")=>g(t,n(o),i,()=>a(o),l),a=async o=>{let i=Ae(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await u("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=gt(o)}
/>
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function Ae(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var P=240,R=64,Ge=100,Me={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function L({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(Me[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Mt({history:t}){let e=t.map(({rating:s})=>s);return nt(e,Ge)}function nt(t,e){if(t.length<2)return null;let{low:s,high:a}=Ie(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*P,p=R-(i-s)/(a-s)*R;return[z(c),z(p)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function Ie(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:z(s-o),high:z(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function z(t){return Math.round(t*10)/10}function K(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${L(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${Ne(t)}
</li>`}function Ne(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:L(t)};return st(Mt(t),n("rating-picture",s))}function st(t,e){if(t===null)return m;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${P+44} ${R+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${P}M0 ${R}H${P}`}></path>
<path class="line-path" d=${t.path}></path>
${dt`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${P+6} y="4">${t.high}</text>
<text x=${P+6} y=${R+4}>${t.low}</text>`}
</svg>`}function Nt(t){return q({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),It(e.mean_margin),It(e.best_margin)]})),head:0})}function It(t){return t===null?"–":bt(Math.round(t*10)/10)}var qe=["blitz","rapid","correspondence","untimed"],Be=["who","start","early","forfeit","daily","rank"];async function qt(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(u("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${ft("speed",n("ladder-speed"),qe.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${Fe(s.error?[]:s.value.people)} ${vt(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
<details class="fold" data-testid="ratings-rules">
<summary>${n("ratings-rules")}</summary>
<ul class="plain small">
${Be.map(o=>r`<li>${n(`ratings-rule-${o}`)}</li>`)}
</ul>
</details>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Fe(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:q({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,L(e),e.games]})),head:1})}async function Bt(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:c}=await u("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:m}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:m}
<div class="column">
${at("profile-ratings","profile-no-ratings","ratings",i.map(K))}
${at("profile-against","profile-none","plain",l.map(_e))}
</div>
<div class="column">
${at("profile-recent","profile-none","plain",c.map(ze))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function at(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function _e(t){let{id:e,won:s,played:a}=t,o=Ft(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function Ft({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function ze(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:c}=t,p=$t(l[0],l[1]),f=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${Ft({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:p})}</span>
<span class="small">${f.join(", ")}</span>
</li>`}function ot(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function _t(){return ot()&&await Kt()!==null}async function zt(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;await(await F("notice_words")).keepNoticeWords();try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function Ht(){let t=await Kt();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Kt(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function j(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function jt(t){let e=t;return Wt(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Vt(t){let e=t;return Wt(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Wt(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function A(t,e=""){return r`<label
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
><input type="checkbox" @change=${He} /><span>${n("show-it")}</span></label
>`}function He(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var rt={hasPasskeys:j,makePasskey:jt,hasNotices:ot,isSubscribed:_t,subscribe:zt,unsubscribe:Ht,forgetEverybody:ht,begin(t){yt(!1),location.assign(t)}};async function Jt(t,e=rt){let s=(v,O,U)=>v.catch(T=>(t.errors[U]=mt(T),O)),[a,{ratings:o},i,{bots:l},{sessions:c},p]=await Promise.all([u("GET /api/me"),s(u("GET /api/me/ratings"),{ratings:[]},"ratings"),s(u("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(u("GET /api/me/bots"),{bots:[]},"bots"),s(u("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),f={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:p,link:null,token:null,endsBots:!1},d={page:t,own:f,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${f.me.name??n("to-me")}</h1>
<div class="column">
${Ke(d)} ${je(d)}
${f.me.known?[Ue(d),Xe(d)]:m}
</div>
<div class="column">
${tn(d)} ${en(d)}
${f.me.known?sn(d):m}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function Ke({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await u("PATCH /api/me",{name:o}),n("saved"))),a=D(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return y(t,"name",n("your-name"),a)}function je(t){let{account:e}=t.own.me,s=e?We(t,e):Ve(t);return y(t.page,"account",n("account"),s)}function it({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Ut({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await u("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await u("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function Ve(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await u("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${$(o=>a(o("login"),o("passphrase")))}>
${A("username",n("never-shown"))}
${x("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
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
</p>`}function We(t,e){let{page:s,own:a,device:o}=t,i=d=>s.ask("account",async()=>{await d(),o.forgetEverybody(),o.begin("/")}),l=()=>i(async()=>{a.endsBots&&await u("DELETE /api/me/tokens"),await u("POST /api/sign-out/everywhere")}),c=d=>{a.endsBots=d,s.changed()},p=(d,v)=>s.ask("account",async()=>(a.me=await u("POST /api/me/passphrase",{old:d,new:v}),a.bots.length>0&&await G(a,"",null),n("passphrase-changed"))),f=e.passphrase;return r`<p>
${w("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${g(s,n("sign-out"),"sign-out",()=>i(()=>u("POST /api/sign-out")))}
${g(s,n("sign-out-everywhere"),"sign-out-everywhere",l)}
</div>
${a.bots.length>0?C("end-bots",n("end-bots"),a.endsBots,c):m}
<details class="fold">
<summary>${n(f?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${$(d=>p(f?d("old"):null,d("passphrase")))}
>
${f?x("old",n("old-passphrase"),"current-password"):m}
${x("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
${a.bots.length>0?r`<p class="small">${n("new-passphrase-bots")}</p>`:m}
<button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
${n("change")}
</button>
</form>
</details>
${it(t)||e.passkeys.length>0?Je(t,e):m}`}function Je(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,c)=>{await a.isSureToRemove(c)&&await a.ask("account",async()=>(o.me=await u("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
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
${it(t)?g(a,n("add-passkey"),"add-passkey",()=>Ut(t,null)):m}
${s?m:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function Ue(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await u("POST /api/me/link");s.link=new Dt(e),s.link.show(o)});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?Qe(t,s.link):g(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?Ye(t):m}`)}function Qe({page:t,own:e},s){let a=s.url,o=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),i=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),l=()=>t.ask("device",async()=>(await u("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${Q("device-link",a)}
<div class="row">
${g(t,n("copy"),"copy-device-link",o,"main")}
${t.browser.share?g(t,n("share"),"share-device-link",i):m}
${g(t,n("withdraw-it"),"drop-link",l)}
</div>
${s.code("device-qr")}`}function Ye({page:t,own:e}){let s=a=>t.ask("device",async()=>(await u("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await u("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),p=b(i),f=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${p}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:p})}</span>
</span>
${l?m:g(t,f,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function Xe(t){return y(t.page,"notices",n("notifications"),Ze(t))}function Ze({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await u("POST /api/me/push",{subscription:await s.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await s.unsubscribe();return c!==null&&await u("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?g(t,n("turn-off-here"),"stop-notices",l):g(t,n("tell-me"),"start-notices",i)}`}function tn({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=p=>t.ask("ratings",async()=>(e.me=await u("PATCH /api/me",{listed:p}),n(p?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=s.length===0&&a.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:m}
${s.length>0?r`<ul class="ratings">
${s.map(K)}
</ul>`:m}
${a.totals.length>0?Nt(a.totals):m}
${o.account?C("listed",l,o.account.listed,i):m}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function en(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=c=>e.ask("bots",async()=>{let{token:p}=await u("POST /api/me/bots",{name:c});await G(s,c,p)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${w("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${Q("bot-token",o.token)}
</p>`:m}
<ul class="things" data-testid="bot-list">
${a.map(c=>nn(t,c))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function G(t,e,s){s===null&&(t.token=null),t.bots=(await u("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function nn({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}",{bot:s}),await G(e,a,null),n("bot-removed",{name:a})))},c=()=>t.ask("bots",async()=>{let{token:d}=await u("POST /api/me/bots/{bot}/tokens",{bot:s});await G(e,a,d)}),p=async d=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:d}),await G(e,a,null),n("token-revoked",{name:a})))},f=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
<span>
<b>${a}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${g(t,n("new-token"),"new-token",c,"quiet")}
${g(t,f,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:d,scope:v,created:O})=>r`<li class="small">
<span
>${n("token-of-day",{day:b(O)})}${v==="read"?n("only-to-look"):""}</span
>
${g(t,n("revoke"),"revoke-token",()=>p(d),"quiet")}
</li>`)}
</ul>
</li>`}function sn({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await u("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
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
</details>`;return y(t,"leaving",n("your-data"),i)}var Qt={hasPasskeys:j,usePasskey:Vt,begin:rt.begin};async function Yt(t,e=Qt){let s=await u("GET /api/me");if(s.account)return Zt(s.account.login);let a=new V(t,s,!0),o=(l,c)=>t.ask("passphrase",async()=>{await u("POST /api/sign-in",{login:l,passphrase:c,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await u("POST /api/sign-in/passkey/options"),p=await e.usePasskey(c);await u("POST /api/sign-in/passkey",{ceremony:l,credential:p,bring:a.isOn}),e.begin("/")});return()=>W(n("sign-in"),r`<form
class="fields"
@submit=${$(l=>o(l("login"),l("passphrase")))}
>
${A("username")}
${x("passphrase",n("passphrase"),"current-password")} ${a.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${E(t,"passphrase")}
${e.hasPasskeys()&&s.passkeys_possible?r`<div class="or">
${g(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${E(t,"passkey")}
</div>`:m}
<p class="small">
${w("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function Xt(t,e,s=Qt){let o=await Promise.all([u("GET /api/me"),u("POST /api/sign-in/link/look",{code:e})]).catch(f=>{let d=f instanceof S?an(f.status):null;if(d===null)throw f;return d});if(typeof o=="string")return on(o);let[i,{name:l}]=o;if(i.account)return Zt(i.account.login);let c=new V(t,i,!1),p=()=>t.ask("link",async()=>{await u("POST /api/sign-in/link",{code:e,bring:c.isOn}),s.begin("/")});return()=>W(n("use-device-too"),r`<p data-testid="link-whom">
${l?w("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${g(t,n("sign-in-here"),"link-sign-in",p,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${E(t,"link")}`)}var V=class{constructor(e,s,a){this.page=e;this.me=s;this.isOn=a}page;me;isOn;tick(){return this.me.known?C("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):m}};function an(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function on(t){return()=>W(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function Zt(t){return()=>W(n("you-are-signed-in"),r`<p>${w("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function W(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var rn=["placing","timing","economy","special","patches"],ln=5;function te(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:cn(t.map(({won:a})=>a)),tile:lt(e.map(({tile:a})=>Number(a))),empty:lt(e.map(({empty:a})=>a??0))}}function cn(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function lt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function ee(t){let e=new Map;for(let s of t){let a=un(s),o=e.get(a)??{name:a,played:0,won:0,order:mn(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function un({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:M[(e??1)-1].numeral}):H({opponent:t,level:e})}function mn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function ne(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>lt(e.slice(Math.max(0,a+1-ln),a+1))??0)}function se(t){return rn.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var pn=1;async function oe(){let{games:t,best:e,gone:s}=await u("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${dn(te(t))} ${gn(ee(t))}</div>
<div class="column">${fn(ne(t),s)} ${yn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function dn({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",ct(t)],["progress-won",ae(e/t)],["progress-streak",ct(s)],["progress-longest",ct(a)],["progress-tile",o===null?"–":ae(o)],["progress-empty",i===null?"–":J(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,p])=>r`<div>
<dt>${n(c)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function gn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>re(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function re(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function fn(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=se(e),o=Math.max(a[0].points,.1),i={from:J(t[0]),to:J(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${st(nt(t,pn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>re(n(`progress-cause-${l}`),J(c),c/o))}
</ul>
</section>`}function yn(t){return t.length===0?m:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${kt(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ct(t){return new Intl.NumberFormat(I()).format(t)}function J(t){return new Intl.NumberFormat(I(),{maximumFractionDigits:1}).format(t)}function ae(t){return new Intl.NumberFormat(I(),{style:"percent"}).format(t)}var la=h(Gt),ca=h(Lt),ua=h(At),ma=h(t=>Jt(t)),pa=h(Bt),da=h(oe),ga=h(qt),fa=h(t=>Yt(t)),ya=h((t,e)=>Xt(t,e)),ha=h(async()=>{let{aidSheet:t,printButton:e}=await F("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{la as openAdmin,ha as openAidPage,ca as openDay,ua as openInvitation,ma as openMe,pa as openProfile,da as openProgress,ga as openRatings,fa as openSignIn,ya as openSignInLink};
