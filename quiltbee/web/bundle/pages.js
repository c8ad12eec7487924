import{a as It}from"./joining_page.js";import{a as Mt}from"./passing_on.js";import{a as Ot,b as Tt,c as Et,d as Dt,e as Rt}from"./notices.js";import{a as X,b as K,c as S,d as Ct,e as Gt,f as At,g as Lt}from"./calendar.js";import{a as Pt,b as St,c as xt}from"./challenge_view.js";import{a as y,b as P,c as d,d as b,e as D,f as _}from"./controls.js";import{c as h}from"./page_kit.js";import{C as ut,Ca as $t,Fd as Y,P as r,Pd as wt,Q as mt,R as u,Rc as bt,T as F,U as dt,W as A,Xd as kt,Y as gt,d as q,db as yt,de as vt,ee as Nt,fa as v,j as B,k as n,lb as ht,n as k,p as pt,y as x,z as c,za as ft}from"./page.js";function Z({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=q[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function z({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function tt({attempt:t,table:e,counts:s}){if(!e||e.rank===null||!t||t.margin===null)return"";let{rank:a,played:o}=e;return s?n("day-place",{rank:a,played:o}):n("day-would-place",{rank:a,played:o+1})}function qt(t,e){let{attempt:s,table:a}=t,o=s===null?"":z(s),i=a&&a.played>1&&t.counts?tt(t):"";return[n("day-share-title",{day:S(t.day,{dateStyle:"long"})}),n("label-and-note",{label:Z(t),note:[o,i].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var ge=Date.UTC(2026,10,23),fe=1440*60*1e3;async function $e(t){let e=i=>c("GET /api/days/{day}",{day:i}),s=await e(t??K(new Date)).catch(i=>{if(t||!(i instanceof x))throw i;return null}),a=t||s?.open||s?.attempt?0:await ut();return{shown:s&&!a?s:await e(K(new Date(Date.now()-a))),wrongBy:a}}async function Ft(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([$e(e),c("GET /api/me/days")]),i=()=>K(new Date(Date.now()-a)),l={day:s,attempts:o,today:i(),month:s.day.slice(0,7)};return t.until(ye(()=>{l.today=i(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${S(s.day)}</h1>
${s.day<l.today?we(l.today):u} ${a?he():u}
<div class="column">${ke(t,s)}</div>
<div class="column">
${s.table?Oe(s.table):u} ${be(s.day,l.today)}
${Te(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function ye(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Ct(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function he(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function be(t,e){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${F("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function we(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function ke(t,e){let{attempt:s}=e,a=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${Z(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?ve(s,tt(e)):r`<p class="small explain">${n("day-what")}</p>`}
${e.counts?u:r`<p class="small" data-testid="day-apart">${n("day-apart")}</p>`}
<div class="row">${Pe(t,e)}</div>
${P(t,"game")}
</section>`}function ve(t,e){return r`<p class="day-result" data-testid="day-result">
<strong>${z(t)}</strong>
${e?r`<span>${e}</span>`:u}
</p>`}function Pe(t,e){let{attempt:s}=e,a=l=>{let p=()=>t.leave("game",()=>c("POST /api/days/{day}",{day:e.day}));return d(t,n(l),"day-play",p,"main")};if(s===null&&e.open)return a("day-play");if(s?.won===null)return a("day-go-on");let o=d(t,n("day-practise"),"day-practise",()=>Se(t,e));if(s===null)return e.table===null?n("day-to-come"):o;let i=r`${F("share")}<span>${n("share")}</span>`;return r`${d(t,i,"day-share",()=>xe(t,e),"main")}
<a class="button" href=${`/game/${s.game}`}>${n("day-your-game")}</a>
${o}`}function Se(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.leave("game",()=>c("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}}))}function xe(t,e){let s=qt(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:s}):(await t.browser.copy(s),n("copied")))}function Oe({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
<td>${z({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?u:r`<p>
<a class="button" href=${`/game/${a}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function Te(t,e){let{attempts:s,today:a,month:o}=e,i=Lt(s,a),l=new Map(s.map(m=>[m.day,m])),p=S(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Bt(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${p}</h2>
${Bt(t,e,1)}
</div>
<table>
<thead>
<tr>
${Ee().map(([m,g])=>r`<th scope="col" abbr=${g}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Gt(o).map(m=>r`<tr>
${m.map(g=>r`<td>${De(g,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Bt(t,e,s){let a=s<0?X.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=At(e.month,s),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${s<0?"month-before":"month-after"}
aria-label=${n(s<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${F(s<0?"back":"forward")}
</button>`}function Ee(){return Array.from({length:7},(t,e)=>{let s=new Date(ge+e*fe).toISOString().slice(0,10);return[S(s,{weekday:"narrow"}),S(s,{weekday:"long"})]})}function De(t,{day:e,today:s},a){if(t===null)return u;let o=Number(t.slice(8));if(t<X||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",p=S(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":u}
aria-label=${n("label-and-note",{label:p,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function _t(t,e){let s=await c("GET /api/invitations/{code}",{code:e}).catch(async o=>{let i=o instanceof x?Ce(o.status):null;if(!i)throw o;let l=o.status===410?await Re(e):null;return{...i,game:l}});if("text"in s)return()=>Le(s);let a=s.yours?()=>Ae(s.game):It(t,o=>c("POST /api/invitations/{code}",{code:e,name:o}));return()=>et(s.yours?n("own-invitation"):n("invites-you",{name:s.name}),r`<dl class="terms" data-testid="invitation-terms">
${Ge(s).map(([o,i])=>r`<div>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${a()}`)}async function Re(t){return c("GET /api/invitations/{code}/game",{code:t}).catch(e=>{if(e instanceof x)return null;throw e})}function Ce(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Ge(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:p}=t;return[[n("term-seat"),n(o&&!p?"term-drawn":`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):bt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...p?[[n("starts-way"),n(`starts-terms-${p}`)]]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function Ae(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function Le({title:t,text:e,game:s}){return s?et(n(s.yours?"invitation-yours":"invitation-taken"),r`<p data-testid="problem">
${n(s.yours?"invitation-yours-text":"invitation-taken-text")}
</p>
<a class="button main" data-testid="invited-game" href=${s.url}
>${n(s.yours?"back-to-game":"watch-game")}</a
>`):et(t,r`<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>`)}function et(t,e){return r`<main class="invitation">
${vt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
${e}
</section>
</main>`}async function Kt(t){let e=new nt(t),s={game:""},{reports:a}=await c("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await c("POST /api/admin",{action:"close_report",report:i}),{reports:a}=await c("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),qe(t,a,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),Ie(t,e))}
${y(t,"one-game",n("one-game"),Be(t,s))}
</div>
</main>`}var nt=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await c("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await c("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...a?{days:Number(a)}:{}})}};function Ie(t,e){let{found:s}=e;return r`${D(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>Me(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function Me(t,e,s){let{id:a,name:o,login:i,games:l,reports:p}=s;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:p})}${Ne(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${D(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:m=>e.change({action:"rename",person:a,name:m.trim()})})}
${s.suspended?d(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
class="with-button"
@submit=${b(m=>e.suspend(s,m("days")))}
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
</li>`}function Ne({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:k(t.until)}):u}function qe(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:p,person_name:m,game:g,text:f,created:$}=o,w=o.seats??[],G=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${p?r` ${m??p}`:u}
${g?r`<a class="block" href=${`/game/${g}`}
>${w.map(E=>E.name).join(" – ")}</a
>`:u}
${f?r`<span class="block quoted">${f}</span>`:u}
<span class="small block">${n("reported-by",{name:G,day:k($)})}</span>
</span>
<span class="row">
${w.map(E=>{let N=E.person;return N===null?u:d(t,E.name,"find-reported",()=>s.find(N),"quiet")})}
${d(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function Be(t,e){let s=(o,i,l="")=>d(t,n(o),i,()=>a(o),l),a=async o=>{let i=Fe(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await c("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=dt(o)}
/>
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function Fe(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var O=240,R=64,_e=100,Ke={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function L({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function j({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(Ke[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function zt({history:t}){let e=t.map(({rating:s})=>s);return st(e,_e)}function st(t,e){if(t.length<2)return null;let{low:s,high:a}=ze(t,e),o=t.map((i,l)=>{let p=l/(t.length-1)*O,m=R-(i-s)/(a-s)*R;return[H(p),H(m)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function ze(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:H(s-o),high:H(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function H(t){return Math.round(t*10)/10}function V(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${L(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${He(t)}
</li>`}function He(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:L(t)};return at(zt(t),n("rating-picture",s))}function at(t,e){if(t===null)return u;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${O+44} ${R+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${O}M0 ${R}H${O}`}></path>
<path class="line-path" d=${t.path}></path>
${mt`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${O+6} y="4">${t.high}</text>
<text x=${O+6} y=${R+4}>${t.low}</text>`}
</svg>`}function jt(t){return _({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[j(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),Ht(e.mean_margin),Ht(e.best_margin)]})),head:0})}function Ht(t){return t===null?"–":yt(Math.round(t*10)/10)}var C=class{constructor(e){this.page=e}page;list=[];opponents=[];async load(){this.list=(await c("GET /api/me/people")).people}put(e,s){return this.page.ask("people",async()=>(this.list=(await c("POST /api/me/people",{...e,kind:s})).people,n(s?`told-${s}`:"saved")))}};function Jt(t,e){let{page:s}=t,a=t.list.find(({id:i})=>i===e)?.kind??null,o=i=>d(s,n(a===i?`end-${i}`:i),i,()=>t.put({person:e},a===i?null:i));return r`<div class="row" data-testid="ties">${o("follow")} ${o("block")}</div>
${P(s,"people")}`}function Ut(t){let{page:e,opponents:s}=t,a=b(o=>t.put({game:o("game")},"block"));return y(e,"people",n("blocked-people"),r`<p class="small">${n("blocked-text")}</p>
${Vt(t,"block")}
${s.length>0?r`<form class="with-button" @submit=${a}>
<select name="game" data-testid="block-whom" aria-label=${n("block-whom")}>
${s.map(({game:o,name:i})=>r`<option value=${o}>${i}</option>`)}
</select>
<button type="submit" data-testid="block-opponent" ?disabled=${e.busy!==null}>
${n("block")}
</button>
</form>`:u}
<h3>${n("followed-people")}</h3>
<p class="small">${n("followed-text")}</p>
${Vt(t,"follow")}`)}function Vt(t,e){let s=t.list.filter(a=>a.kind===e);return s.length===0?u:r`<ul class="things" data-testid=${`${e}-list`}>
${s.map(({id:a,name:o})=>{let i=r`${n(`end-${e}`)}<span class="visually-hidden"> ${o}</span>`,l=()=>t.put({person:a},null);return r`<li>
<span>${o}</span> ${d(t.page,i,`end-${e}`,l,"quiet")}
</li>`})}
</ul>`}var je=["blitz","rapid","correspondence","untimed"],Ve=["who","start","early","forfeit","daily","rank"];async function Wt(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(c("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${gt("speed",n("ladder-speed"),je.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${Je(s.error?[]:s.value.people)} ${kt(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
<details class="fold" data-testid="ratings-rules">
<summary>${n("ratings-rules")}</summary>
<ul class="plain small">
${Ve.map(o=>r`<li>${n(`ratings-rule-${o}`)}</li>`)}
</ul>
</details>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Je(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:_({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,L(e),e.games]})),head:1})}async function Qt(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:p}=await c("GET /api/people/{person}",{person:e}),{bots:m}=a?await c("GET /api/bots"):{bots:[]},g=m.find(({id:w})=>w===e),f=new Pt(t),$=new C(t);return!o&&!a&&await $.load(),()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:u}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:u}
${o||a?u:Jt($,e)}
<div class="column">
${g?Ue(g,f):u}
${ot("profile-ratings","profile-no-ratings","ratings",i.map(V))}
${ot("profile-against","profile-none","plain",l.map(We))}
</div>
<div class="column">
${ot("profile-recent","profile-none","plain",p.map(Qe))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function Ue(t,e){let{page:s,terms:a}=e,o=()=>s.leave("challenge",()=>e.challenge(t.id));return y(s,"challenge",n("lobby-challenge"),r`<p class="small"><span class="badge">${n("lobby-here")}</span> ${St(t)}</p>
<div class="row">
${a.control("speed")} ${a.control("rated")} ${xt(t,e,o)}
</div>`)}function ot(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function We(t){let{id:e,won:s,played:a}=t,o=Yt(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function Yt({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function Qe(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:p}=t,m=ht(l[0],l[1]),g=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],k(p)];return r`<li>
<a href=${`/game/${e}`}>${Yt({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:m})}</span>
<span class="small">${g.join(", ")}</span>
</li>`}function J(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Xt(t){let e=t;return te(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Zt(t){let e=t;return te(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function te(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function I(t,e=""){return r`<label
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
/></label>`}function T(t,e,s,a=""){return r`<label
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
><input type="checkbox" @change=${Ye} /><span>${n("show-it")}</span></label
>`}function Ye(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var rt={hasPasskeys:J,makePasskey:Xt,hasNotices:Tt,isSubscribed:Et,subscribe:Dt,unsubscribe:Rt,forgetEverybody:$t,begin(t){ft(!1),location.assign(t)}};async function ee(t,e=rt){let s=(w,G,E)=>w.catch(N=>(t.errors[E]=pt(N),G)),[a,{ratings:o},i,{bots:l},{sessions:p},m]=await Promise.all([c("GET /api/me"),s(c("GET /api/me/ratings"),{ratings:[]},"ratings"),s(c("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(c("GET /api/me/bots"),{bots:[]},"bots"),s(c("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),g=new C(t);if(a.known){let w=s(c("GET /api/me/opponents"),{opponents:[]},"people"),[{opponents:G}]=await Promise.all([w,s(g.load(),void 0,"people")]);g.opponents=G}let f={me:a,ratings:o,statistics:i,bots:l,sessions:p,isNotified:m,people:g,link:null,token:null,endsBots:!1},$={page:t,own:f,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${f.me.name??n("to-me")}</h1>
<div class="column">
${Xe($)} ${Ze($)}
${f.me.known?[sn($),rn($)]:u}
</div>
<div class="column">
${cn($)} ${pn($)}
${f.me.known?[Ut(g),mn($)]:u}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function Xe({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await c("PATCH /api/me",{name:o}),n("saved"))),a=D(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return y(t,"name",n("your-name"),a)}function Ze(t){let{account:e}=t.own.me,s=e?en(t,e):tn(t);return y(t.page,"account",n("account"),s)}function it({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function ne({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await c("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),p=e.me.name??n("default-passkey");return e.me=await c("POST /api/passkeys",{ceremony:o,name:p,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function tn(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await c("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${b(o=>a(o("login"),o("passphrase")))}>
${I("username",n("never-shown"))}
${T("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${it(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${b(o=>ne(t,o("login")))}
>
${I("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${v("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function en(t,e){let{page:s,own:a,device:o}=t,i=f=>s.ask("account",async()=>{await f(),o.forgetEverybody(),o.begin("/")}),l=()=>i(async()=>{a.endsBots&&await c("DELETE /api/me/tokens"),await c("POST /api/sign-out/everywhere")}),p=f=>{a.endsBots=f,s.changed()},m=(f,$)=>s.ask("account",async()=>(a.me=await c("POST /api/me/passphrase",{old:f,new:$}),a.bots.length>0&&await M(a,"",null),n("passphrase-changed"))),g=e.passphrase;return r`<p>
${v("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${d(s,n("sign-out"),"sign-out",()=>i(()=>c("POST /api/sign-out")))}
${d(s,n("sign-out-everywhere"),"sign-out-everywhere",l)}
</div>
${a.bots.length>0?A("end-bots",n("end-bots"),a.endsBots,p):u}
<details class="fold">
<summary>${n(g?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${b(f=>m(g?f("old"):null,f("passphrase")))}
>
${g?T("old",n("old-passphrase"),"current-password"):u}
${T("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
${a.bots.length>0?r`<p class="small">${n("new-passphrase-bots")}</p>`:u}
<button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
${n("change")}
</button>
</form>
</details>
${it(t)||e.passkeys.length>0?nn(t,e):u}`}function nn(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,p)=>{await a.isSureToRemove(p)&&await a.ask("account",async()=>(o.me=await c("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.map(({id:l,name:p,created:m})=>r`<li>
<span
>${p} <span class="small">${n("since-day",{day:k(m)})}</span></span
>
<button
type="button"
class="quiet"
data-testid="remove-passkey"
aria-label=${n("remove-name",{name:p})}
@click=${()=>i(l,p)}
>
${n("remove")}
</button>
</li>`)}
</ul>
${it(t)?d(a,n("add-passkey"),"add-passkey",()=>ne(t,null)):u}
${s?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function sn(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await c("POST /api/me/link");s.link=new Mt(e),s.link.show(o)});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?an(t,s.link):d(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?on(t):u}`)}function an({page:t,own:e},s){let a=s.url,o=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),i=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),l=()=>t.ask("device",async()=>(await c("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${Y("device-link",a)}
<div class="row">
${d(t,n("copy"),"copy-device-link",o,"main")}
${t.browser.share?d(t,n("share"),"share-device-link",i):u}
${d(t,n("withdraw-it"),"drop-link",l)}
</div>
${s.code("device-qr")}`}function on({page:t,own:e}){let s=a=>t.ask("device",async()=>(await c("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await c("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let p=o??n("unknown-browser"),m=k(i),g=r`${n("sign-out")}<span class="visually-hidden"> ${p}, ${m}</span>`;return r`<li>
<span
>${p}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:m})}</span>
</span>
${l?u:d(t,g,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function rn(t){return y(t.page,"notices",n("notifications"),ln(t))}function ln({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));let p=await s.subscribe(o);return await c("POST /api/me/push",{subscription:p,quiet:Ot(t.shell.settings)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let p=await s.unsubscribe();return p!==null&&await c("DELETE /api/me/push",{endpoint:p}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?d(t,n("turn-off-here"),"stop-notices",l):d(t,n("tell-me"),"start-notices",i)}`}function cn({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=m=>t.ask("ratings",async()=>(e.me=await c("PATCH /api/me",{listed:m}),n(m?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,p=s.length===0&&a.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${p?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(V)}
</ul>`:u}
${a.totals.length>0?jt(a.totals):u}
${o.account?A("listed",l,o.account.listed,i):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function pn(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=p=>e.ask("bots",async()=>{let{token:m}=await c("POST /api/me/bots",{name:p});await M(s,p,m)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${v("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${Y("bot-token",o.token)}
</p>`:u}
<ul class="things" data-testid="bot-list">
${a.map(p=>un(t,p))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function M(t,e,s){s===null&&(t.token=null),t.bots=(await c("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function un({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await c("DELETE /api/me/bots/{bot}",{bot:s}),await M(e,a,null),n("bot-removed",{name:a})))},p=()=>t.ask("bots",async()=>{let{token:f}=await c("POST /api/me/bots/{bot}/tokens",{bot:s});await M(e,a,f)}),m=async f=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await c("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:f}),await M(e,a,null),n("token-revoked",{name:a})))},g=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
<span>
<b>${a}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${d(t,n("new-token"),"new-token",p,"quiet")}
${d(t,g,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:f,scope:$,created:w})=>r`<li class="small">
<span
>${n("token-of-day",{day:k(w)})}${$==="read"?n("only-to-look"):""}</span
>
${d(t,n("revoke"),"revoke-token",()=>m(f),"quiet")}
</li>`)}
</ul>
</li>`}function mn({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await c("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${b(l=>o(l("leaving")))}>
<p class="small">${n("delete-text")}</p>
${a?T("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",n("your-data"),i)}var se={hasPasskeys:J,usePasskey:Zt,begin:rt.begin};async function ae(t,e=se){let s=await c("GET /api/me");if(s.account)return re(s.account.login);let a=new U(t,s,!0),o=(l,p)=>t.ask("passphrase",async()=>{await c("POST /api/sign-in",{login:l,passphrase:p,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:p}=await c("POST /api/sign-in/passkey/options"),m=await e.usePasskey(p);await c("POST /api/sign-in/passkey",{ceremony:l,credential:m,bring:a.isOn}),e.begin("/")});return()=>W(n("sign-in"),r`<form
class="fields"
@submit=${b(l=>o(l("login"),l("passphrase")))}
>
${I("username")}
${T("passphrase",n("passphrase"),"current-password")} ${a.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${P(t,"passphrase")}
${e.hasPasskeys()&&s.passkeys_possible?r`<div class="or">
${d(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${P(t,"passkey")}
</div>`:u}
<p class="small">
${v("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function oe(t,e,s=se){let o=await Promise.all([c("GET /api/me"),c("POST /api/sign-in/link/look",{code:e})]).catch(g=>{let f=g instanceof x?dn(g.status):null;if(f===null)throw g;return f});if(typeof o=="string")return gn(o);let[i,{name:l}]=o;if(i.account)return re(i.account.login);let p=new U(t,i,!1),m=()=>t.ask("link",async()=>{await c("POST /api/sign-in/link",{code:e,bring:p.isOn}),s.begin("/")});return()=>W(n("use-device-too"),r`<p data-testid="link-whom">
${l?v("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${p.tick()}
<div class="row">
${d(t,n("sign-in-here"),"link-sign-in",m,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${P(t,"link")}`)}var U=class{constructor(e,s,a){this.page=e;this.me=s;this.isOn=a}page;me;isOn;tick(){return this.me.known?A("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):u}};function dn(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function gn(t){return()=>W(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function re(t){return()=>W(n("you-are-signed-in"),r`<p>${v("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function W(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var fn=["placing","timing","economy","special","patches"],$n=5;function ie(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:yn(t.map(({won:a})=>a)),tile:lt(e.map(({tile:a})=>Number(a))),empty:lt(e.map(({empty:a})=>a??0))}}function yn(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function lt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function le(t){let e=new Map;for(let s of t){let a=hn(s),o=e.get(a)??{name:a,played:0,won:0,order:bn(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function hn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:q[(e??1)-1].numeral}):j({opponent:t,level:e})}function bn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function ce(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>lt(e.slice(Math.max(0,a+1-$n),a+1))??0)}function pe(t){return fn.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var wn=1;async function me(){let{games:t,best:e,gone:s}=await c("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${kn(ie(t))} ${vn(le(t))}</div>
<div class="column">${Pn(ce(t),s)} ${Sn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function kn({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",ct(t)],["progress-won",ue(e/t)],["progress-streak",ct(s)],["progress-longest",ct(a)],["progress-tile",o===null?"–":ue(o)],["progress-empty",i===null?"–":Q(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([p,m])=>r`<div>
<dt>${n(p)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function vn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>de(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function de(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Pn(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=pe(e),o=Math.max(a[0].points,.1),i={from:Q(t[0]),to:Q(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${at(st(t,wn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:p})=>de(n(`progress-cause-${l}`),Q(p),p/o))}
</ul>
</section>`}function Sn(t){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${wt(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ct(t){return new Intl.NumberFormat(B()).format(t)}function Q(t){return new Intl.NumberFormat(B(),{maximumFractionDigits:1}).format(t)}function ue(t){return new Intl.NumberFormat(B(),{style:"percent"}).format(t)}var ka=h(Kt),va=h(Ft),Pa=h(_t),Sa=h(t=>ee(t)),xa=h(Qt),Oa=h(me),Ta=h(Wt),Ea=h(t=>ae(t)),Da=h((t,e)=>oe(t,e)),Ra=h(async()=>{let{aidSheet:t,printButton:e}=await Nt("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{ka as openAdmin,Ra as openAidPage,va as openDay,Pa as openInvitation,Sa as openMe,xa as openProfile,Oa as openProgress,Ta as openRatings,Ea as openSignIn,Da as openSignInLink};
