import{a as at,b as K,c as v,d as Xt,e as Zt,f as te,g as ee}from"./calendar.js";import{a as ne,b as B,c as se}from"./stepping.js";import{a as y,b as R,c as f,d as $,e as D,f as F,g as V,h as Yt,i as h}from"./controls.js";import"./replay.js";import"./automa_cards.js";import{$ as vt,$a as Et,Ab as Ct,Ac as Nt,Bc as Gt,Cc as _,Dc as qt,Ec as _t,Fc as Ft,Ib as Mt,J as r,K as kt,Kb as L,Kc as Vt,L as u,M,N as w,Nc as Kt,Oc as Bt,Pc as jt,Qb as Lt,Qc as zt,Rc as Ht,Sc as A,Ya as Tt,ab as k,b as ht,ba as St,bb as Rt,c as G,eb as Dt,fd as Wt,gd as Jt,h as q,ha as Pt,i as n,ia as xt,ja as Ot,l as b,n as bt,p as $t,pd as st,qd as Ut,rc as At,rd as Qt,t as E,td as ae,u as p,wc as It,x as wt,yc as nt}from"./page.js";function ot({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=G[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function j({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function oe(t,e){let{attempt:s,table:a}=t,o=s===null?"":j(s),l=a&&a.rank!==null&&s&&s.margin!==null&&a.played>1?n("day-place",{rank:a.rank??0,played:a.played}):"";return[n("day-share-title",{day:v(t.day,{dateStyle:"long"})}),n("label-and-note",{label:ot(t),note:[o,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var Ke=Date.UTC(2026,10,23),Be=1440*60*1e3;async function je(t){let e=i=>p("GET /api/days/{day}",{day:i}),s=await e(t??K(new Date)).catch(i=>{if(t||!(i instanceof E))throw i;return null}),a=t||s?.open||s?.attempt?0:await wt();return{shown:s&&!a?s:await e(K(new Date(Date.now()-a))),wrongBy:a}}async function ie(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([je(e),p("GET /api/me/days")]),i=()=>K(new Date(Date.now()-a)),l={day:s,attempts:o,today:i(),month:s.day.slice(0,7)};return t.until(ze(()=>{l.today=i(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${v(s.day)}</h1>
${s.day<l.today?Je(l.today):u} ${a?He():u}
<div class="column">${Ue(t,s)}</div>
import{a as ne,b as v}from"./replays.js";import{a as h,b as y,c as R,d as g,e as $,f as M,g as K,h as B,i as Xt}from"./controls.js";import{$a as k,Bc as at,C as r,D as vt,Db as Ct,Dc as N,E as u,Ec as Ft,F as A,Fc as qt,G as w,Gc as Vt,Hc as _t,Ic as Kt,Jc as _,Kb as At,Kc as Bt,Lc as jt,Mb as L,Mc as Ht,P as St,Rc as zt,Uc as Wt,Vc as Jt,Wc as Ut,Xa as Dt,Xb as Lt,Xc as Qt,_ as Pt,_a as Rt,a as bt,aa as xt,b as F,g as q,ga as Ot,h as a,ha as Tt,ia as Et,j as $t,k as b,kd as Yt,ld as Zt,m as wt,o as V,s as D,t as m,tc as Nt,ud as st,vd as te,w as kt,wb as Mt,wd as ee,xc as It,yd as ae,zc as Gt}from"./page.js";var ot="2026-11-02";function j(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function se(t,e){let[n,s,o]=t.split("-").map(Number);return j(new Date(n,s-1,o+e))}function S(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat($t(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function oe(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function re(t){let[e,n]=t.split("-").map(Number),s=(new Date(e,n-1,1).getDay()+6)%7,o=new Date(e,n,0).getDate(),l=Math.ceil((s+o)/7);return Array.from({length:l},(i,c)=>Array.from({length:7},(p,d)=>{let f=7*c+d-s+1;return f<1||f>o?null:`${t}-${String(f).padStart(2,"0")}`}))}function ie(t,e){let[n,s]=t.split("-").map(Number);return j(new Date(n,s-1+e,1)).slice(0,7)}function le(t,e){let n=t.filter(({won:l})=>l!==null),s=new Set(n.map(({day:l})=>l)),o=l=>{let i=0;for(;s.has(se(l,-i));)i+=1;return i};return{played:n.length,won:n.filter(({won:l})=>l).length,streak:o(e)||o(se(e,-1)),longest:Math.max(0,...[...s].map(o))}}function rt({opponent:t,level:e,deck:n}){if(t==="computer")return a("day-against-level",{level:e,name:a(`level-name-${e}`)});let{numeral:s}=F[e-1];return a("day-against-automa",{numeral:s,deck:a(`day-deck-${n}`)})}function H({won:t,margin:e}){return t===null?"":e===null?a("day-resigned"):e===0?a(t?"day-won-even":"day-lost-even"):a(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ce(t,e){let{attempt:n,table:s}=t,o=n===null?"":H(n),i=s&&s.rank!==null&&n&&n.margin!==null&&s.played>1?a("day-place",{rank:s.rank??0,played:s.played}):"";return[a("day-share-title",{day:S(t.day,{dateStyle:"long"})}),a("label-and-note",{label:rt(t),note:[o,i].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var We=Date.UTC(2026,10,23),Je=1440*60*1e3;async function me(t,e){let n=0,s=()=>j(new Date(Date.now()-n)),o=m("GET /api/days/{day}",{day:e??s()}).catch(async p=>{if(e||!(p instanceof D))throw p;return n=Date.now()-(await kt()).getTime(),m("GET /api/days/{day}",{day:s()})}),[l,{days:i}]=await Promise.all([o,m("GET /api/me/days")]),c={day:l,attempts:i,today:s(),month:l.day.slice(0,7)};return t.until(Ue(()=>{c.today=s(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${S(l.day)}</h1>
${l.day<c.today?Ze(c.today):u} ${n>0?Qe():u}
<div class="column">${Xe(t,l)}</div>
<div class="column">
${s.table?tn(s.table):u} ${We(s.day,l.today)}
${en(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function ze(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Xt(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function He(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function We(t,e){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${w("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function Je(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function Ue(t,e){let{attempt:s}=e,a=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${ot(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Qe(s,e.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Ye(t,e)}</div>
${R(t,"game")}
</section>`}function Qe(t,e){let{rank:s,played:a}=e??{rank:null,played:0},o=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${j(t)}</strong>
${o?r`<span>${n("day-place",{rank:s,played:a})}</span>`:u}
</p>`}function Ye(t,e){let{attempt:s}=e,a=l=>{let c=()=>t.ask("game",async()=>{t.shell.go((await p("POST /api/days/{day}",{day:e.day})).url)});return f(t,n(l),"day-play",c,"main")};if(s===null&&e.open)return a("day-play");if(s?.won===null)return a("day-go-on");let o=f(t,n("day-practise"),"day-practise",()=>Xe(t,e));if(s===null)return e.table===null?n("day-to-come"):o;let i=r`${w("share")}<span>${n("share")}</span>`;return r`${f(t,i,"day-share",()=>Ze(t,e),"main")}
<a class="button" href=${`/game/${s.game}`}>${n("day-your-game")}</a>
${o}`}function Xe(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.ask("game",async()=>{let{url:l}=await p("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}});t.shell.go(l)})}function Ze(t,e){let s=oe(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:s}):(await t.browser.copy(s),n("copied")))}function tn({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${n("day-table")}</h2>
<p class="small">${n("day-played",{played:t,won:e})}</p>
${s.length===0?u:r`<table class="standings">
</section>`}function tn(t,e){let{rank:n,played:s}=e??{rank:null,played:0},o=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${H(t)}</strong>
${o?r`<span>${a("day-place",{rank:n,played:s})}</span>`:u}
</p>`}function en(t,e){let{attempt:n}=e,s=i=>{let c=()=>t.leave("game",()=>m("POST /api/days/{day}",{day:e.day}));return g(t,a(i),"day-play",c,"main")};if(n===null&&e.open)return s("day-play");if(n?.won===null)return s("day-go-on");let o=g(t,a("day-practise"),"day-practise",()=>nn(t,e));if(n===null)return e.table===null?a("day-to-come"):o;let l=r`${w("share")}<span>${a("share")}</span>`;return r`${g(t,l,"day-share",()=>an(t,e),"main")}
<a class="button" href=${`/game/${n.game}`}>${a("day-your-game")}</a>
${o}`}function nn(t,{opponent:e,level:n,deck:s,seat:o,seed:l}){return t.leave("game",()=>m("POST /api/games",{opponent:e,level:n,seed:l,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...s===null?{}:{deck:s}}))}function an(t,e){let n=ce(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:n}):(await t.browser.copy(n),a("copied")))}function sn({played:t,won:e,best:n,best_game:s}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${a("day-table")}</h2>
<p class="small">${a("day-played",{played:t,won:e})}</p>
${n.length===0?u:r`<table class="standings">
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
<td>${j({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?u:r`<p>
<a class="button" href=${`/game/${a}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function en(t,e){let{attempts:s,today:a,month:o}=e,i=ee(s,a),l=new Map(s.map(m=>[m.day,m])),c=v(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${re(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${re(t,e,1)}
</div>
<table>
<thead>
<tr>
${nn().map(([m,d])=>r`<th scope="col" abbr=${d}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Zt(o).map(m=>r`<tr>
${m.map(d=>r`<td>${sn(d,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function re(t,e,s){let a=s<0?at.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=te(e.month,s),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${s<0?"month-before":"month-after"}
aria-label=${n(s<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${w(s<0?"back":"forward")}
</button>`}function nn(){return Array.from({length:7},(t,e)=>{let s=new Date(Ke+e*Be).toISOString().slice(0,10);return[v(s,{weekday:"narrow"}),v(s,{weekday:"long"})]})}function sn(t,{day:e,today:s},a){if(t===null)return u;let o=Number(t.slice(8));if(t<at||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=v(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":u}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function le(t){let e=new rt(t),s={game:""},{reports:a}=await p("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await p("POST /api/admin",{action:"close_report",report:i}),{reports:a}=await p("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),ln(t,a,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),an(t,e))}
${y(t,"one-game",n("one-game"),cn(t,s))}
</div>
</main>`}var rt=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await p("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await p("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...a?{days:Number(a)}:{}})}};function an(t,e){let{found:s}=e;return r`${D(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>on(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function on(t,e,s){let{id:a,name:o,login:i,games:l,reports:c}=s;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${rn(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${D(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:m=>e.change({action:"rename",person:a,name:m.trim()})})}
${s.suspended?f(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
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
</li>`}function rn({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):u}function ln(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:m,game:d,text:g,created:S}=o,O=o.seats??[],et=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${m??c}`:u}
${d?r`<a class="block" href=${`/game/${d}`}
>${O.map(T=>T.name).join(" – ")}</a
>`:u}
${g?r`<span class="block quoted">${g}</span>`:u}
<span class="small block">${n("reported-by",{name:et,day:b(S)})}</span>
</span>
<span class="row">
${O.map(T=>{let yt=T.person;return yt===null?u:f(t,T.name,"find-reported",()=>s.find(yt),"quiet")})}
${f(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function cn(t,e){let s=(o,i,l="")=>f(t,n(o),i,()=>a(o),l),a=async o=>{let i=pn(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await p("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=L(o)}
/>
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function pn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var P=240,C=64,mn=100,un={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function I({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(un[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function ce({history:t}){let e=t.map(({rating:s})=>s);return it(e,mn)}function it(t,e){if(t.length<2)return null;let{low:s,high:a}=dn(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*P,m=C-(i-s)/(a-s)*C;return[z(c),z(m)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function dn(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:z(s-o),high:z(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function z(t){return Math.round(t*10)/10}function W(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${I(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${fn(t)}
</li>`}function fn(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:I(t)};return lt(ce(t),n("rating-picture",s))}function lt(t,e){if(t===null)return u;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${P+44} ${C+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${P}M0 ${C}H${P}`}></path>
<path class="line-path" d=${t.path}></path>
${kt`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${P+6} y="4">${t.high}</text>
<text x=${P+6} y=${C+4}>${t.low}</text>`}
</svg>`}function me(t){return F({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),pe(e.mean_margin),pe(e.best_margin)]})),head:0})}function pe(t){return t===null?"–":St(Math.round(t*10)/10)}var gn=["blitz","rapid","correspondence","untimed"];async function ue(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(p("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${Mt("speed",n("ladder-speed"),gn.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${yn(s.error?[]:s.value.people)} ${_(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function yn(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:F({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,I(e),e.games]})),head:1})}async function de(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:c}=await p("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:u}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:u}
<div class="column">
${ct("profile-ratings","profile-no-ratings","ratings",i.map(W))}
${ct("profile-against","profile-none","plain",l.map(hn))}
</div>
<div class="column">
${ct("profile-recent","profile-none","plain",c.map(bn))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function ct(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function hn(t){let{id:e,won:s,played:a}=t,o=fe(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function fe({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function bn(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:c}=t,m=Ot(l[0],l[1]),d=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${fe({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:m})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function pt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ge(){return pt()&&await be()!==null}async function ye(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function he(){let t=await be();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function be(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function J(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function $e(t){let e=t;return ke(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function we(t){let e=t;return ke(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function ke(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function N(t,e=""){return r`<label
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
><input type="checkbox" @change=${$n} /><span>${n("show-it")}</span></label
>`}function $n(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var mt={hasPasskeys:J,makePasskey:$e,hasNotices:pt,isSubscribed:ge,subscribe:ye,unsubscribe:he,forgetEverybody:Jt,begin(t){Wt(!1),location.assign(t)}};async function ve(t,e=mt){let s=(S,O,et)=>S.catch(T=>(t.errors[et]=bt(T),O)),[a,{ratings:o},i,{bots:l},{sessions:c},m]=await Promise.all([p("GET /api/me"),s(p("GET /api/me/ratings"),{ratings:[]},"ratings"),s(p("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(p("GET /api/me/bots"),{bots:[]},"bots"),s(p("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:m,link:null,token:null},g={page:t,own:d,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${d.me.name??n("to-me")}</h1>
<div class="column">
${wn(g)} ${kn(g)}
${d.me.known?[xn(g),En(g)]:u}
</div>
<div class="column">
${Dn(g)} ${Cn(g)}
${d.me.known?Ln(g):u}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function wn({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await p("PATCH /api/me",{name:o}),n("saved"))),a=D(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return y(t,"name",n("your-name"),a)}function kn(t){let{account:e}=t.own.me,s=e?Sn(t,e):vn(t);return y(t.page,"account",n("account"),s)}function ut({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Se({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await p("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await p("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function vn(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await p("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${$(o=>a(o("login"),o("passphrase")))}>
${N("username",n("never-shown"))}
${x("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${ut(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${$(o=>Se(t,o("login")))}
>
${N("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${k("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function Sn(t,e){let{page:s,own:a,device:o}=t,i=m=>s.ask("account",async()=>{await p(m?"POST /api/sign-out/everywhere":"POST /api/sign-out"),o.begin("/")}),l=(m,d)=>s.ask("account",async()=>(a.me=await p("POST /api/me/passphrase",{old:m,new:d}),n("passphrase-changed"))),c=e.passphrase;return r`<p>
${k("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${f(s,n("sign-out"),"sign-out",()=>i(!1))}
${f(s,n("sign-out-everywhere"),"sign-out-everywhere",()=>i(!0))}
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
${ut(t)||e.passkeys.length>0?Pn(t,e):u}`}function Pn(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,c)=>{await a.isSureToRemove(c)&&await a.ask("account",async()=>(o.me=await p("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
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
${ut(t)?f(a,n("add-passkey"),"add-passkey",()=>Se(t,null)):u}
${s?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function xn(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await p("POST /api/me/link");s.link={address:e.browser.origin+o,picture:null},e.changed(),s.link.picture=await p("POST /api/qr",{path:o})});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?On(t,s.link):f(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?Tn(t):u}`)}function On({page:t,own:e},s){let{address:a,picture:o}=s,i=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),l=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),c=()=>t.ask("device",async()=>(await p("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${nt("device-link",a)}
<div class="row">
${f(t,n("copy"),"copy-device-link",i,"main")}
${t.browser.share?f(t,n("share"),"share-device-link",l):u}
${f(t,n("withdraw-it"),"drop-link",c)}
</div>
${Yt("device-qr",o)}`}function Tn({page:t,own:e}){let s=a=>t.ask("device",async()=>(await p("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await p("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
${Xt("device-qr",o)}`}function Mn({page:t,own:e}){let n=s=>t.ask("device",async()=>(await m("DELETE /api/me/sessions/{session}",{session:s}),e.sessions=(await m("GET /api/me/sessions")).sessions,a("browser-signed-out")));return r`<h3>${a("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),m=b(i),d=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${m}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:m})}</span>
</span>
${l?u:f(t,d,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function En(t){return y(t.page,"notices",n("notifications"),Rn(t))}function Rn({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await p("POST /api/me/push",{subscription:await s.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await s.unsubscribe();return c!==null&&await p("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?f(t,n("turn-off-here"),"stop-notices",l):f(t,n("tell-me"),"start-notices",i)}`}function Dn({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=m=>t.ask("ratings",async()=>(e.me=await p("PATCH /api/me",{listed:m}),n(m?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=s.length===0&&a.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(W)}
</ul>`:u}
${a.totals.length>0?me(a.totals):u}
${o.account?V("listed",l,o.account.listed,i):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function Cn(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=c=>e.ask("bots",async()=>{let{token:m}=await p("POST /api/me/bots",{name:c});await U(s,c,m)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${k("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${nt("bot-token",o.token)}
</p>`:u}
<ul class="things" data-testid="bot-list">
${a.map(c=>Mn(t,c))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function U(t,e,s){s===null&&(t.token=null),t.bots=(await p("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function Mn({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await p("DELETE /api/me/bots/{bot}",{bot:s}),await U(e,a,null),n("bot-removed",{name:a})))},c=()=>t.ask("bots",async()=>{let{token:g}=await p("POST /api/me/bots/{bot}/tokens",{bot:s});await U(e,a,g)}),m=async g=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await p("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:g}),await U(e,a,null),n("token-revoked",{name:a})))},d=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
<span>
<b>${a}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${f(t,n("new-token"),"new-token",c,"quiet")}
${f(t,d,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:g,scope:S,created:O})=>r`<li class="small">
<span
>${n("token-of-day",{day:b(O)})}${S==="read"?n("only-to-look"):""}</span
>
${f(t,n("revoke"),"revoke-token",()=>m(g),"quiet")}
</li>`)}
</ul>
</li>`}function Ln({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await p("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
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
</details>`;return y(t,"leaving",n("your-data"),i)}var Pe={hasPasskeys:J,usePasskey:we,begin:mt.begin};async function xe(t,e=Pe){let s=await p("GET /api/me");if(s.account)return Te(s.account.login);let a=new Q(t,s),o=(l,c)=>t.ask("passphrase",async()=>{await p("POST /api/sign-in",{login:l,passphrase:c,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await p("POST /api/sign-in/passkey/options"),m=await e.usePasskey(c);await p("POST /api/sign-in/passkey",{ceremony:l,credential:m,bring:a.isOn}),e.begin("/")});return()=>Y(n("sign-in"),r`<form
class="fields"
@submit=${$(l=>o(l("login"),l("passphrase")))}
>
${N("username")}
${x("passphrase",n("passphrase"),"current-password")} ${a.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${R(t,"passphrase")}
${e.hasPasskeys()&&s.passkeys_possible?r`<div class="or">
${f(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${R(t,"passkey")}
</div>`:u}
<p class="small">
${k("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function Oe(t,e,s=Pe){let o=await Promise.all([p("GET /api/me"),p("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let g=d instanceof E?An(d.status):null;if(g===null)throw d;return g});if(typeof o=="string")return In(o);let[i,{name:l}]=o;if(i.account)return Te(i.account.login);let c=new Q(t,i),m=()=>t.ask("link",async()=>{await p("POST /api/sign-in/link",{code:e,bring:c.isOn}),s.begin("/")});return()=>Y(n("use-device-too"),r`<p data-testid="link-whom">
${l?k("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${f(t,n("sign-in-here"),"link-sign-in",m,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${R(t,"link")}`)}var Q=class{constructor(e,s){this.page=e;this.me=s}page;me;isOn=!0;tick(){return this.me.known?V("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):u}};function An(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function In(t){return()=>Y(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function Te(t){return()=>Y(n("you-are-signed-in"),r`<p>${k("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function Y(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var Nn=["placing","timing","economy","special","patches"],Gn=5;function Ee(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:qn(t.map(({won:a})=>a)),tile:dt(e.map(({tile:a})=>Number(a))),empty:dt(e.map(({empty:a})=>a??0))}}function qn(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function dt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function Re(t){let e=new Map;for(let s of t){let a=_n(s),o=e.get(a)??{name:a,played:0,won:0,order:Fn(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function _n({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:G[(e??1)-1].numeral}):H({opponent:t,level:e})}function Fn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function De(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>dt(e.slice(Math.max(0,a+1-Gn),a+1))??0)}function Ce(t){return Nn.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Vn=1;async function Le(){let{games:t,best:e,gone:s}=await p("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Kn(Ee(t))} ${Bn(Re(t))}</div>
<div class="column">${jn(De(t),s)} ${zn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Kn({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",ft(t)],["progress-won",Me(e/t)],["progress-streak",ft(s)],["progress-longest",ft(a)],["progress-tile",o===null?"–":Me(o)],["progress-empty",i===null?"–":X(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,m])=>r`<div>
<dt>${n(c)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function Bn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>Ae(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function Ae(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function jn(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=Ce(e),o=Math.max(a[0].points,.1),i={from:X(t[0]),to:X(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${lt(it(t,Vn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>Ae(n(`progress-cause-${l}`),X(c),c/o))}
</ul>
</section>`}function zn(t){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${It(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ft(t){return new Intl.NumberFormat(q()).format(t)}function X(t){return new Intl.NumberFormat(q(),{maximumFractionDigits:1}).format(t)}function Me(t){return new Intl.NumberFormat(q(),{style:"percent"}).format(t)}function Ie(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Ne(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):Lt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...c?[Hn(c)]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function Hn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function Ge(t,e,s){let{yours:a,name:o,game:i}=t;return r`${A(s)}
<main class="invitation">
${st()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${a?n("own-invitation"):n("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${Ne(t).map(([l,c])=>r`<div>
<dt>${l}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${a?Wn(i):_t(e)}
</section>
</main>`}function Wn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function qe({title:t,text:e},s){return r`${A(s)}
<main class="invitation">
${st()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function Jn({root:t,shell:e},s){let a="tab-invitation";try{let o=await p("GET /api/invitations/{code}",{code:s}),i=new Qt({sit:m=>p("POST /api/invitations/{code}",{code:s,name:m}),go:e.go}),l=()=>M(Ge(o,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:a,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof E?Ie(o.status):null;if(!i)throw o;return{page:{draw:()=>M(qe(i,e),t),close:()=>{}},title:a}}}function Un(t,e){let[s,,...a]=t.link.split(",");return[s,Ct(t.moves.slice(0,e)),...a].join(",")}var Z=class{constructor(e,s,a){this.replay=e;this.go=s;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=$t(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await p("POST /api/games",this.wanted(e));this.go(s)}catch(s){let a=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:s}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:l}=s,c=l&&a==="automa"?{deck:l.deck,level:l.level}:null,m=a==="computer"?{level:o}:null,d=a==="person"?B(s).map(({name:S})=>S):null,g=Un(s,e);return{opponent:a,...c,...m,first:i,board:"revised",seed:null,from:g,names:d}}};var tt=class extends se{constructor(s,a){super(ne(s,a),a,{said:""});this.replay=s;this.seats=B(s)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:s,player:a},o)=>({number:o+1,player:a??1,move:s??"pass"}))}get path(){let{link:s,tags:a}=this.replay;return At(s,[a.Player1,a.Player2])}};function _e(t,e){let s=t.store.get(),a=t.isSolo?[["automa",n("automa-alone")]]:[...ht.map(({level:l})=>[String(l),n("computer-level-name",{level:String(l),name:vt(l)})]),["person",n("two-people-here")]],o=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
</main>`}async function Zn({root:t,shell:e},n){let s="tab-invitation";try{let o=await m("GET /api/invitations/{code}",{code:n}),l=new ee({sit:p=>m("POST /api/invitations/{code}",{code:n,name:p}),go:e.go}),i=()=>A(_e(o,l,e),t);return{page:{draw:i,close:l.store.watch(i)},title:s,after:async()=>o.yours?void 0:l.ask()}}catch(o){let l=o instanceof D?qe(o.status):null;if(!l)throw o;return{page:{draw:()=>A(Ke(l,e),t),close:()=>{}},title:s}}}function Xn(t,e){let[n,,...s]=t.link.split(",");return[n,Mt(t.moves.slice(0,e)),...s].join(",")}var tt=class{constructor(e,n,s){this.replay=e;this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:s,first:"you",busy:!1,error:""};this.store=V(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await m("POST /api/games",this.wanted(e));this.go(n)}catch(n){let s=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:s})}}wanted(e){let{replay:n}=this,{opponent:s,strength:o,first:l}=this.store.get(),{automa:i}=n,c=i&&s==="automa"?{deck:i.deck,level:i.level}:null,p=s==="computer"?{level:o}:null,d=s==="person"?v(n).map(({name:P})=>P):null,f=Xn(n,e);return{opponent:s,...c,...p,first:l,board:"revised",seed:null,from:f,names:d}}};function Be(t){return t.frames.slice(1).map(({move:e,player:n},s)=>({number:s+1,player:n??1,move:e??"pass"}))}var et=class{constructor(e,n){this.patches=n;let s=ne(e,n),o={replay:{...e,frames:s},index:s.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=V(o)}patches;store;look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:s}=this.store.get(),o=s.frames.length-1,l={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:o};return Object.hasOwn(l,e)?(this.look(l[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return Nt(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:s}=this.store.get();this.store.dispatch({walks:{...s,[e]:St(s[e],n)}})}};function je(t,e){let n=t.store.get(),s=t.isSolo?[["automa",a("automa-alone")]]:[...bt.map(({level:i})=>[String(i),a("computer-level-name",{level:String(i),name:Pt(i)})]),["person",a("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${i=>{i.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${a("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Qn(L(l)))}
>
${a.map(([l,c])=>r`<option value=${l} ?selected=${o===l}>${c}</option>`)}
</select></label
>
${t.isSolo?u:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:L(l)})}
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
${_(s.error,"play-on-error")}
</form>`}function Qn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function gt(t,e,s){let a=`${e===1?"front":"back"} p${e}`;return zt({...Yn(t,e),player:e,lettered:s,place:a})}function Yn({frame:t,seats:e,patches:s,state:a},o){let i=Tt(t.player===o?[t.move]:[],s);return{frame:t,seats:e,patches:s,cursor:a.walks[o],fresh:i}}function Fe(t){let{list:e,state:s,seats:a,patches:o}=t;return Kt(e,s.at,a,o,i=>t.look(i))}function Ve(t,e,s){let{replay:a,frame:o,seats:i,state:l}=t,{at:c}=l,{letters:m,look:d}=s.settings,g=()=>s.change({look:d==="cloth"?"thread":"cloth"});return r`${A(s,Bt(s,a.link,c))}
<main class=${`table ${o.automa?"solo":"screen"} viewer`} data-stage=${o.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${c===0?n("start-position"):n("after-move",{number:String(c)})}:
${Pt(o,i)}
</h1>
<p data-testid="turn-reason">${xt(o,i)}</p>
${a.comment?qt(a.comment):u}
${t.moves>0?Xn(t,s):u}
</div>
<div class="column own">
${gt(t,1,m)} ${Ft(o.ring,t.patches,m)}
</div>
<div class="column middle">
${Vt(o,t.patches,m)} ${Fe(t)}
${o.result?jt(o,i,Zn(t,s)):_e(e,c)}
</div>
<div class="column other">
${gt(t,2,m)} ${Et(o,i,d,g)}
</div>
</div>
<div class="below">${Ht(o,i,t.patches)}</div>
</main>`}function Xn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(`/review${t.path.slice(1)}`)}
>
${w("graph")}<span>${n("review")}</span>
</button>`}function Zn(t,e){let{said:s}=t.state,a=async()=>t.store.dispatch({said:await Gt(`${location.origin}${t.path}`)});return r`<button
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
<button type="button" data-testid="download-record" @click=${()=>Nt(t.replay.record)}>
${w("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${s}</p>`}function ts(t,e,s,a){let o=new tt(e,s),i=new Z(e,a.go,a.settings.strength),l=()=>{M(Ve(o,i,a),t),Ut(t)},c=d=>es(d,o);window.addEventListener("keydown",c);let m=Dt([o.store.watch(l),i.store.watch(l),()=>window.removeEventListener("keydown",c)]);return{draw:l,close:m}}function es(t,e){let{target:s,key:a,altKey:o,ctrlKey:i,metaKey:l,shiftKey:c}=t;o||i||l||c||s instanceof Element&&s.closest("select, input, textarea, dialog")||Rt(t,(m,d)=>e.walk(m,d))||e.key(a)&&t.preventDefault()}var jo=h(le),zo=h(ie),Ho=h(t=>ve(t)),Wo=h(de),Jo=h(Le),Uo=h(ue),Qo=h(t=>xe(t)),Yo=h((t,e)=>Oe(t,e)),Xo=h(async()=>{let{aidSheet:t,printButton:e}=await ae("aid");return()=>r`<main class="aid-page">
<p class="small copied" role="status" data-testid="copied">${s}</p>`}function oa(t,e,n,s){let o=new et(e,n),l=new tt(e,s.go,s.settings.strength),i=()=>{A(ze(o,l,s),t),te(t)},c=[o.store.watch(i),l.store.watch(i)],p=f=>ra(f,o);return window.addEventListener("keydown",p),{draw:i,close:()=>{for(let f of c)f();window.removeEventListener("keydown",p)}}}function ra(t,e){let{target:n,key:s,altKey:o,ctrlKey:l,metaKey:i,shiftKey:c}=t;o||l||i||c||n instanceof Element&&n.closest("select, input, textarea, dialog")||Ct(t,(p,d)=>e.walk(p,d))||e.step(s)&&t.preventDefault()}var er=h(ue),nr=h(me),ar=h(t=>Oe(t)),sr=h(he),or=h(Ge),rr=h(ye),ir=h(t=>De(t)),lr=h((t,e)=>Re(t,e)),cr=h(async()=>{let{aidSheet:t,printButton:e}=await ae("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{jo as openAdmin,Xo as openAidPage,zo as openDay,Jn as openInvitation,Ho as openMe,Wo as openProfile,Jo as openProgress,Uo as openRatings,Qo as openSignIn,Yo as openSignInLink,ts as openViewerPage};
