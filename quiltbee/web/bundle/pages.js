import{a as Ct}from"./joining_page.js";import{a as At}from"./passing_on.js";import{a as Y,b as B,c as v,d as Tt,e as Et,f as Dt,g as Rt}from"./calendar.js";import{a as Pt,b as xt,c as Ot}from"./challenge_view.js";import{a as y,b as E,c as f,d as w,e as D,f as q}from"./controls.js";import{c as h}from"./page_kit.js";import{Aa as ht,B as pt,Dd as Q,Nd as kt,O as r,P as dt,Pc as wt,Q as m,S as N,T as gt,V as C,Vd as vt,X as ft,bb as bt,be as St,ce as F,d as M,ea as k,i as I,j as n,jb as $t,m as $,o as mt,x as S,xa as yt,y as u}from"./page.js";function X({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=M[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function _({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Z({attempt:t,table:e,counts:s}){if(!e||e.rank===null||!t||t.margin===null)return"";let{rank:a,played:o}=e;return s?n("day-place",{rank:a,played:o}):n("day-would-place",{rank:a,played:o+1})}function Gt(t,e){let{attempt:s,table:a}=t,o=s===null?"":_(s),i=a&&a.played>1&&t.counts?Z(t):"";return[n("day-share-title",{day:v(t.day,{dateStyle:"long"})}),n("label-and-note",{label:X(t),note:[o,i].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var ue=Date.UTC(2026,10,23),me=1440*60*1e3;async function pe(t){let e=i=>u("GET /api/days/{day}",{day:i}),s=await e(t??B(new Date)).catch(i=>{if(t||!(i instanceof S))throw i;return null}),a=t||s?.open||s?.attempt?0:await pt();return{shown:s&&!a?s:await e(B(new Date(Date.now()-a))),wrongBy:a}}async function Mt(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([pe(e),u("GET /api/me/days")]),i=()=>B(new Date(Date.now()-a)),l={day:s,attempts:o,today:i(),month:s.day.slice(0,7)};return t.until(de(()=>{l.today=i(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${v(s.day)}</h1>
${s.day<l.today?ye(l.today):m} ${a?ge():m}
<div class="column">${he(t,s)}</div>
<div class="column">
${s.table?ve(s.table):m} ${fe(s.day,l.today)}
${Se(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function de(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Tt(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function ge(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function fe(t,e){return t>e?m:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${N("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function ye(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function he(t,e){let{attempt:s}=e,a=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${X(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?be(s,Z(e)):r`<p class="small explain">${n("day-what")}</p>`}
${e.counts?m:r`<p class="small" data-testid="day-apart">${n("day-apart")}</p>`}
<div class="row">${$e(t,e)}</div>
${E(t,"game")}
</section>`}function be(t,e){return r`<p class="day-result" data-testid="day-result">
<strong>${_(t)}</strong>
${e?r`<span>${e}</span>`:m}
</p>`}function $e(t,e){let{attempt:s}=e,a=l=>{let c=()=>t.leave("game",()=>u("POST /api/days/{day}",{day:e.day}));return f(t,n(l),"day-play",c,"main")};if(s===null&&e.open)return a("day-play");if(s?.won===null)return a("day-go-on");let o=f(t,n("day-practise"),"day-practise",()=>we(t,e));if(s===null)return e.table===null?n("day-to-come"):o;let i=r`${N("share")}<span>${n("share")}</span>`;return r`${f(t,i,"day-share",()=>ke(t,e),"main")}
<a class="button" href=${`/game/${s.game}`}>${n("day-your-game")}</a>
${o}`}function we(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.leave("game",()=>u("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}}))}function ke(t,e){let s=Gt(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:s}):(await t.browser.copy(s),n("copied")))}function ve({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
</section>`}function Se(t,e){let{attempts:s,today:a,month:o}=e,i=Rt(s,a),l=new Map(s.map(p=>[p.day,p])),c=v(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Lt(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${Lt(t,e,1)}
</div>
<table>
<thead>
<tr>
${Pe().map(([p,g])=>r`<th scope="col" abbr=${g}>${p}</th>`)}
</tr>
</thead>
<tbody>
${Et(o).map(p=>r`<tr>
${p.map(g=>r`<td>${xe(g,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Lt(t,e,s){let a=s<0?Y.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=Dt(e.month,s),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${s<0?"month-before":"month-after"}
aria-label=${n(s<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${N(s<0?"back":"forward")}
</button>`}function Pe(){return Array.from({length:7},(t,e)=>{let s=new Date(ue+e*me).toISOString().slice(0,10);return[v(s,{weekday:"narrow"}),v(s,{weekday:"long"})]})}function xe(t,{day:e,today:s},a){if(t===null)return m;let o=Number(t.slice(8));if(t<Y||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=v(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":m}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function It(t,e){let s=await u("GET /api/invitations/{code}",{code:e}).catch(async o=>{let i=o instanceof S?Te(o.status):null;if(!i)throw o;let l=o.status===410?await Oe(e):null;return{...i,game:l}});if("text"in s)return()=>Re(s);let a=s.yours?()=>De(s.game):Ct(t,o=>u("POST /api/invitations/{code}",{code:e,name:o}));return()=>tt(s.yours?n("own-invitation"):n("invites-you",{name:s.name}),r`<dl class="terms" data-testid="invitation-terms">
${Ee(s).map(([o,i])=>r`<div>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${a()}`)}async function Oe(t){return u("GET /api/invitations/{code}/game",{code:t}).catch(e=>{if(e instanceof S)return null;throw e})}function Te(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Ee(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(o&&!c?"term-drawn":`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):wt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...c?[[n("starts-way"),n(`starts-terms-${c}`)]]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function De(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function Re({title:t,text:e,game:s}){return s?tt(n(s.yours?"invitation-yours":"invitation-taken"),r`<p data-testid="problem">
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
</main>`}async function Nt(t){let e=new et(t),s={game:""},{reports:a}=await u("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await u("POST /api/admin",{action:"close_report",report:i}),{reports:a}=await u("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),Le(t,a,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),Ce(t,e))}
${y(t,"one-game",n("one-game"),Me(t,s))}
</div>
</main>`}var et=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await u("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await u("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...a?{days:Number(a)}:{}})}};function Ce(t,e){let{found:s}=e;return r`${D(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>Ae(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:m}`}function Ae(t,e,s){let{id:a,name:o,login:i,games:l,reports:c}=s;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${Ge(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${D(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:p=>e.change({action:"rename",person:a,name:p.trim()})})}
${s.suspended?f(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
class="with-button"
@submit=${w(p=>e.suspend(s,p("days")))}
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
</li>`}function Ge({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:$(t.until)}):m}function Le(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:p,game:g,text:d,created:b}=o,O=o.seats??[],U=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${p??c}`:m}
${g?r`<a class="block" href=${`/game/${g}`}
>${O.map(T=>T.name).join(" – ")}</a
>`:m}
${d?r`<span class="block quoted">${d}</span>`:m}
<span class="small block">${n("reported-by",{name:U,day:$(b)})}</span>
</span>
<span class="row">
${O.map(T=>{let ut=T.person;return ut===null?m:f(t,T.name,"find-reported",()=>s.find(ut),"quiet")})}
${f(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function Me(t,e){let s=(o,i,l="")=>f(t,n(o),i,()=>a(o),l),a=async o=>{let i=Ie(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await u("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=gt(o)}
/>
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function Ie(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var P=240,R=64,Ne=100,qe={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function A({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(qe[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function qt({history:t}){let e=t.map(({rating:s})=>s);return nt(e,Ne)}function nt(t,e){if(t.length<2)return null;let{low:s,high:a}=Be(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*P,p=R-(i-s)/(a-s)*R;return[z(c),z(p)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function Be(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:z(s-o),high:z(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function z(t){return Math.round(t*10)/10}function K(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${A(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${Fe(t)}
</li>`}function Fe(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:A(t)};return st(qt(t),n("rating-picture",s))}function st(t,e){if(t===null)return m;let[s,a]=t.end;return r`<svg
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
</svg>`}function Ft(t){return q({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),Bt(e.mean_margin),Bt(e.best_margin)]})),head:0})}function Bt(t){return t===null?"–":bt(Math.round(t*10)/10)}var _e=["blitz","rapid","correspondence","untimed"],ze=["who","start","early","forfeit","daily","rank"];async function _t(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(u("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${ft("speed",n("ladder-speed"),_e.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${He(s.error?[]:s.value.people)} ${vt(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
<details class="fold" data-testid="ratings-rules">
<summary>${n("ratings-rules")}</summary>
<ul class="plain small">
${ze.map(o=>r`<li>${n(`ratings-rule-${o}`)}</li>`)}
</ul>
</details>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function He(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:q({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,A(e),e.games]})),head:1})}async function zt(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:c}=await u("GET /api/people/{person}",{person:e}),{bots:p}=a?await u("GET /api/bots"):{bots:[]},g=p.find(({id:b})=>b===e),d=new Pt(t);return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:m}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:m}
<div class="column">
${g?Ke(g,d):m}
${at("profile-ratings","profile-no-ratings","ratings",i.map(K))}
${at("profile-against","profile-none","plain",l.map(je))}
</div>
<div class="column">
${at("profile-recent","profile-none","plain",c.map(Ve))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function Ke(t,e){let{page:s,terms:a}=e,o=()=>s.leave("challenge",()=>e.challenge(t.id));return y(s,"challenge",n("lobby-challenge"),r`<p class="small"><span class="badge">${n("lobby-here")}</span> ${xt(t)}</p>
<div class="row">
${a.control("speed")} ${a.control("rated")} ${Ot(t,e,o)}
</div>`)}function at(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function je(t){let{id:e,won:s,played:a}=t,o=Ht(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function Ht({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function Ve(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:c}=t,p=$t(l[0],l[1]),g=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],$(c)];return r`<li>
<a href=${`/game/${e}`}>${Ht({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:p})}</span>
<span class="small">${g.join(", ")}</span>
</li>`}function ot(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Kt(){return ot()&&await Wt()!==null}async function jt(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;await(await F("notice_words")).keepNoticeWords();try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function Vt(){let t=await Wt();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Wt(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function j(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Jt(t){let e=t;return Qt(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Ut(t){let e=t;return Qt(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Qt(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function G(t,e=""){return r`<label
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
><input type="checkbox" @change=${We} /><span>${n("show-it")}</span></label
>`}function We(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var rt={hasPasskeys:j,makePasskey:Jt,hasNotices:ot,isSubscribed:Kt,subscribe:jt,unsubscribe:Vt,forgetEverybody:ht,begin(t){yt(!1),location.assign(t)}};async function Yt(t,e=rt){let s=(b,O,U)=>b.catch(T=>(t.errors[U]=mt(T),O)),[a,{ratings:o},i,{bots:l},{sessions:c},p]=await Promise.all([u("GET /api/me"),s(u("GET /api/me/ratings"),{ratings:[]},"ratings"),s(u("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(u("GET /api/me/bots"),{bots:[]},"bots"),s(u("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),g={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:p,link:null,token:null,endsBots:!1},d={page:t,own:g,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${g.me.name??n("to-me")}</h1>
<div class="column">
${Je(d)} ${Ue(d)}
${g.me.known?[Ze(d),nn(d)]:m}
</div>
<div class="column">
${an(d)} ${on(d)}
${g.me.known?ln(d):m}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function Je({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await u("PATCH /api/me",{name:o}),n("saved"))),a=D(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return y(t,"name",n("your-name"),a)}function Ue(t){let{account:e}=t.own.me,s=e?Ye(t,e):Qe(t);return y(t.page,"account",n("account"),s)}function it({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Xt({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await u("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await u("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function Qe(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await u("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${w(o=>a(o("login"),o("passphrase")))}>
${G("username",n("never-shown"))}
${x("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${it(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${w(o=>Xt(t,o("login")))}
>
${G("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:m}
<p class="small">
${k("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function Ye(t,e){let{page:s,own:a,device:o}=t,i=d=>s.ask("account",async()=>{await d(),o.forgetEverybody(),o.begin("/")}),l=()=>i(async()=>{a.endsBots&&await u("DELETE /api/me/tokens"),await u("POST /api/sign-out/everywhere")}),c=d=>{a.endsBots=d,s.changed()},p=(d,b)=>s.ask("account",async()=>(a.me=await u("POST /api/me/passphrase",{old:d,new:b}),a.bots.length>0&&await L(a,"",null),n("passphrase-changed"))),g=e.passphrase;return r`<p>
${k("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${f(s,n("sign-out"),"sign-out",()=>i(()=>u("POST /api/sign-out")))}
${f(s,n("sign-out-everywhere"),"sign-out-everywhere",l)}
</div>
${a.bots.length>0?C("end-bots",n("end-bots"),a.endsBots,c):m}
<details class="fold">
<summary>${n(g?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${w(d=>p(g?d("old"):null,d("passphrase")))}
>
${g?x("old",n("old-passphrase"),"current-password"):m}
${x("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
${a.bots.length>0?r`<p class="small">${n("new-passphrase-bots")}</p>`:m}
<button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
${n("change")}
</button>
</form>
</details>
${it(t)||e.passkeys.length>0?Xe(t,e):m}`}function Xe(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,c)=>{await a.isSureToRemove(c)&&await a.ask("account",async()=>(o.me=await u("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.map(({id:l,name:c,created:p})=>r`<li>
<span
>${c} <span class="small">${n("since-day",{day:$(p)})}</span></span
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
${it(t)?f(a,n("add-passkey"),"add-passkey",()=>Xt(t,null)):m}
${s?m:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function Ze(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await u("POST /api/me/link");s.link=new At(e),s.link.show(o)});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?tn(t,s.link):f(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?en(t):m}`)}function tn({page:t,own:e},s){let a=s.url,o=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),i=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),l=()=>t.ask("device",async()=>(await u("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${Q("device-link",a)}
<div class="row">
${f(t,n("copy"),"copy-device-link",o,"main")}
${t.browser.share?f(t,n("share"),"share-device-link",i):m}
${f(t,n("withdraw-it"),"drop-link",l)}
</div>
${s.code("device-qr")}`}function en({page:t,own:e}){let s=a=>t.ask("device",async()=>(await u("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await u("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),p=$(i),g=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${p}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:p})}</span>
</span>
${l?m:f(t,g,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function nn(t){return y(t.page,"notices",n("notifications"),sn(t))}function sn({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await u("POST /api/me/push",{subscription:await s.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await s.unsubscribe();return c!==null&&await u("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?f(t,n("turn-off-here"),"stop-notices",l):f(t,n("tell-me"),"start-notices",i)}`}function an({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=p=>t.ask("ratings",async()=>(e.me=await u("PATCH /api/me",{listed:p}),n(p?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=s.length===0&&a.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:m}
${s.length>0?r`<ul class="ratings">
${s.map(K)}
</ul>`:m}
${a.totals.length>0?Ft(a.totals):m}
${o.account?C("listed",l,o.account.listed,i):m}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function on(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=c=>e.ask("bots",async()=>{let{token:p}=await u("POST /api/me/bots",{name:c});await L(s,c,p)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${k("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${Q("bot-token",o.token)}
</p>`:m}
<ul class="things" data-testid="bot-list">
${a.map(c=>rn(t,c))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function L(t,e,s){s===null&&(t.token=null),t.bots=(await u("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function rn({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}",{bot:s}),await L(e,a,null),n("bot-removed",{name:a})))},c=()=>t.ask("bots",async()=>{let{token:d}=await u("POST /api/me/bots/{bot}/tokens",{bot:s});await L(e,a,d)}),p=async d=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:d}),await L(e,a,null),n("token-revoked",{name:a})))},g=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
<span>
<b>${a}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${f(t,n("new-token"),"new-token",c,"quiet")}
${f(t,g,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:d,scope:b,created:O})=>r`<li class="small">
<span
>${n("token-of-day",{day:$(O)})}${b==="read"?n("only-to-look"):""}</span
>
${f(t,n("revoke"),"revoke-token",()=>p(d),"quiet")}
</li>`)}
</ul>
</li>`}function ln({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await u("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${w(l=>o(l("leaving")))}>
<p class="small">${n("delete-text")}</p>
${a?x("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",n("your-data"),i)}var Zt={hasPasskeys:j,usePasskey:Ut,begin:rt.begin};async function te(t,e=Zt){let s=await u("GET /api/me");if(s.account)return ne(s.account.login);let a=new V(t,s,!0),o=(l,c)=>t.ask("passphrase",async()=>{await u("POST /api/sign-in",{login:l,passphrase:c,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await u("POST /api/sign-in/passkey/options"),p=await e.usePasskey(c);await u("POST /api/sign-in/passkey",{ceremony:l,credential:p,bring:a.isOn}),e.begin("/")});return()=>W(n("sign-in"),r`<form
class="fields"
@submit=${w(l=>o(l("login"),l("passphrase")))}
>
${G("username")}
${x("passphrase",n("passphrase"),"current-password")} ${a.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${E(t,"passphrase")}
${e.hasPasskeys()&&s.passkeys_possible?r`<div class="or">
${f(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${E(t,"passkey")}
</div>`:m}
<p class="small">
${k("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function ee(t,e,s=Zt){let o=await Promise.all([u("GET /api/me"),u("POST /api/sign-in/link/look",{code:e})]).catch(g=>{let d=g instanceof S?cn(g.status):null;if(d===null)throw g;return d});if(typeof o=="string")return un(o);let[i,{name:l}]=o;if(i.account)return ne(i.account.login);let c=new V(t,i,!1),p=()=>t.ask("link",async()=>{await u("POST /api/sign-in/link",{code:e,bring:c.isOn}),s.begin("/")});return()=>W(n("use-device-too"),r`<p data-testid="link-whom">
${l?k("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${f(t,n("sign-in-here"),"link-sign-in",p,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${E(t,"link")}`)}var V=class{constructor(e,s,a){this.page=e;this.me=s;this.isOn=a}page;me;isOn;tick(){return this.me.known?C("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):m}};function cn(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function un(t){return()=>W(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function ne(t){return()=>W(n("you-are-signed-in"),r`<p>${k("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function W(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var mn=["placing","timing","economy","special","patches"],pn=5;function se(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:dn(t.map(({won:a})=>a)),tile:lt(e.map(({tile:a})=>Number(a))),empty:lt(e.map(({empty:a})=>a??0))}}function dn(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function lt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function ae(t){let e=new Map;for(let s of t){let a=gn(s),o=e.get(a)??{name:a,played:0,won:0,order:fn(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function gn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:M[(e??1)-1].numeral}):H({opponent:t,level:e})}function fn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function oe(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>lt(e.slice(Math.max(0,a+1-pn),a+1))??0)}function re(t){return mn.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var yn=1;async function le(){let{games:t,best:e,gone:s}=await u("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${hn(se(t))} ${bn(ae(t))}</div>
<div class="column">${$n(oe(t),s)} ${wn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function hn({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",ct(t)],["progress-won",ie(e/t)],["progress-streak",ct(s)],["progress-longest",ct(a)],["progress-tile",o===null?"–":ie(o)],["progress-empty",i===null?"–":J(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,p])=>r`<div>
<dt>${n(c)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function bn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>ce(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function ce(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function $n(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=re(e),o=Math.max(a[0].points,.1),i={from:J(t[0]),to:J(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${st(nt(t,yn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>ce(n(`progress-cause-${l}`),J(c),c/o))}
</ul>
</section>`}function wn(t){return t.length===0?m:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${kt(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ct(t){return new Intl.NumberFormat(I()).format(t)}function J(t){return new Intl.NumberFormat(I(),{maximumFractionDigits:1}).format(t)}function ie(t){return new Intl.NumberFormat(I(),{style:"percent"}).format(t)}var da=h(Nt),ga=h(Mt),fa=h(It),ya=h(t=>Yt(t)),ha=h(zt),ba=h(le),$a=h(_t),wa=h(t=>te(t)),ka=h((t,e)=>ee(t,e)),va=h(async()=>{let{aidSheet:t,printButton:e}=await F("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{da as openAdmin,va as openAidPage,ga as openDay,fa as openInvitation,ya as openMe,ha as openProfile,ba as openProgress,$a as openRatings,wa as openSignIn,ka as openSignInLink};
