import{a as at,b as K,c as v,d as Yt,e as Xt,f as Zt,g as te}from"./calendar.js";import{a as ee,b as B,c as ne}from"./stepping.js";import{a as y,b as R,c as g,d as $,e as D,f as F,g as V,h as Qt,i as h}from"./controls.js";import"./replay.js";import"./automa_cards.js";import{$a as k,Ac as Gt,Bc as qt,Cc as _t,Fb as Ct,Hb as L,Hc as Ft,I as r,J as kt,K as u,Kc as Vt,L as M,Lc as Kt,M as w,Mc as Bt,Nb as Mt,Nc as jt,Oc as zt,Pc as A,Xa as Tt,_ as vt,_a as Et,a as ht,aa as St,b as G,cd as Ht,dd as Wt,g as q,ga as Pt,h as n,ha as xt,ia as Ot,k as b,m as bt,md as st,nd as Jt,o as $t,oc as Lt,od as Ut,qd as se,rb as Rt,s as E,t as m,tc as At,vc as nt,w as wt,xc as It,yb as Dt,yc as Nt,zc as _}from"./page.js";function ot({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=G[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function j({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ae(t,e){let{attempt:s,table:a}=t,o=s===null?"":j(s),l=a&&a.rank!==null&&s&&s.margin!==null&&a.played>1?n("day-place",{rank:a.rank??0,played:a.played}):"";return[n("day-share-title",{day:v(t.day,{dateStyle:"long"})}),n("label-and-note",{label:ot(t),note:[o,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var Ve=Date.UTC(2026,10,23),Ke=1440*60*1e3;async function Be(t){let e=i=>m("GET /api/days/{day}",{day:i}),s=await e(t??K(new Date)).catch(i=>{if(t||!(i instanceof E))throw i;return null}),a=t||s?.open||s?.attempt?0:await wt();return{shown:s&&!a?s:await e(K(new Date(Date.now()-a))),wrongBy:a}}async function re(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([Be(e),m("GET /api/me/days")]),i=()=>K(new Date(Date.now()-a)),l={day:s,attempts:o,today:i(),month:s.day.slice(0,7)};return t.until(je(()=>{l.today=i(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${v(s.day)}</h1>
${s.day<l.today?We(l.today):u} ${a?ze():u}
<div class="column">${Je(t,s)}</div>
<div class="column">
${s.table?Ze(s.table):u} ${He(s.day,l.today)}
${tn(t,l)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function je(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Yt(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function ze(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function He(t,e){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${w("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function We(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function Je(t,e){let{attempt:s}=e,a=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${ot(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Ue(s,e.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Qe(t,e)}</div>
${R(t,"game")}
</section>`}function Ue(t,e){let{rank:s,played:a}=e??{rank:null,played:0},o=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${j(t)}</strong>
${o?r`<span>${n("day-place",{rank:s,played:a})}</span>`:u}
</p>`}function Qe(t,e){let{attempt:s}=e,a=l=>{let c=()=>t.ask("game",async()=>{t.shell.go((await m("POST /api/days/{day}",{day:e.day})).url)});return g(t,n(l),"day-play",c,"main")};if(s===null&&e.open)return a("day-play");if(s?.won===null)return a("day-go-on");let o=g(t,n("day-practise"),"day-practise",()=>Ye(t,e));if(s===null)return e.table===null?n("day-to-come"):o;let i=r`${w("share")}<span>${n("share")}</span>`;return r`${g(t,i,"day-share",()=>Xe(t,e),"main")}
<a class="button" href=${`/game/${s.game}`}>${n("day-your-game")}</a>
${o}`}function Ye(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.ask("game",async()=>{let{url:l}=await m("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}});t.shell.go(l)})}function Xe(t,e){let s=ae(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:s}):(await t.browser.copy(s),n("copied")))}function Ze({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
import{a as Xt,b as K,c as te}from"./stepping.js";import{a as y,b as D,c as f,d as $,e as R,f as _,g as V,h as Zt,i as h}from"./controls.js";import"./replay.js";import"./automa_cards.js";import{$ as St,$a as Dt,Ab as Ct,Ac as Gt,Bc as qt,Cc as F,Dc as Ft,Ec as _t,Fc as Vt,Ib as Lt,J as r,K as vt,Kb as L,Kc as Kt,L as u,M as C,N as w,Nc as jt,Oc as Bt,Pc as zt,Qb as At,Qc as Ht,Rc as Wt,Sc as A,Ya as Et,ab as k,b as ht,ba as Pt,bb as Rt,c as G,eb as Mt,fd as Jt,gd as Ut,h as q,ha as xt,i as n,ia as Ot,ja as Tt,k as bt,l as b,n as $t,p as wt,pd as at,qd as Qt,rc as Nt,rd as Yt,t as E,td as ee,u as m,wc as It,x as kt,yc as nt}from"./page.js";var st="2026-11-02";function j(t){let e=a=>String(a).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function ne(t,e){let[a,s,o]=t.split("-").map(Number);return j(new Date(a,s-1,o+e))}function v(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(bt(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function ae(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function se(t){let[e,a]=t.split("-").map(Number),s=(new Date(e,a-1,1).getDay()+6)%7,o=new Date(e,a,0).getDate(),i=Math.ceil((s+o)/7);return Array.from({length:i},(l,c)=>Array.from({length:7},(p,d)=>{let g=7*c+d-s+1;return g<1||g>o?null:`${t}-${String(g).padStart(2,"0")}`}))}function oe(t,e){let[a,s]=t.split("-").map(Number);return j(new Date(a,s-1+e,1)).slice(0,7)}function re(t,e){let a=t.filter(({won:i})=>i!==null),s=new Set(a.map(({day:i})=>i)),o=i=>{let l=0;for(;s.has(ne(i,-l));)l+=1;return l};return{played:a.length,won:a.filter(({won:i})=>i).length,streak:o(e)||o(ne(e,-1)),longest:Math.max(0,...[...s].map(o))}}function ot({opponent:t,level:e,deck:a}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:s}=G[e-1];return n("day-against-automa",{numeral:s,deck:n(`day-deck-${a}`)})}function B({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ie(t,e){let{attempt:a,table:s}=t,o=a===null?"":B(a),l=s&&s.rank!==null&&a&&a.margin!==null&&s.played>1?n("day-place",{rank:s.rank??0,played:s.played}):"";return[n("day-share-title",{day:v(t.day,{dateStyle:"long"})}),n("label-and-note",{label:ot(t),note:[o,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var Be=Date.UTC(2026,10,23),ze=1440*60*1e3;async function ce(t,e){let a=0,s=()=>j(new Date(Date.now()-a)),o=m("GET /api/days/{day}",{day:e??s()}).catch(async p=>{if(e||!(p instanceof E))throw p;return a=Date.now()-(await kt()).getTime(),m("GET /api/days/{day}",{day:s()})}),[i,{days:l}]=await Promise.all([o,m("GET /api/me/days")]),c={day:i,attempts:l,today:s(),month:i.day.slice(0,7)};return t.until(He(()=>{c.today=s(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${v(i.day)}</h1>
${i.day<c.today?Ue(c.today):u} ${a>0?We():u}
<div class="column">${Qe(t,i)}</div>
<div class="column">
${i.table?en(i.table):u} ${Je(i.day,c.today)}
${nn(t,c)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function He(t){let e=0,a=()=>{t(),clearTimeout(e),e=window.setTimeout(a,ae(new Date)+1)};return a(),document.addEventListener("visibilitychange",a),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",a)}}function We(){return r`<p role="status" data-testid="clock-ahead">${n("day-clock-ahead")}</p>`}function Je(t,e){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${w("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function Ue(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function Qe(t,e){let{attempt:a}=e,s=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${ot(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${s?Ye(a,e.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Ze(t,e)}</div>
${D(t,"game")}
</section>`}function Ye(t,e){let{rank:a,played:s}=e??{rank:null,played:0},o=a!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${B(t)}</strong>
${o?r`<span>${n("day-place",{rank:a,played:s})}</span>`:u}
</p>`}function Ze(t,e){let{attempt:a}=e,s=l=>{let c=()=>t.ask("game",async()=>{t.shell.go((await m("POST /api/days/{day}",{day:e.day})).url)});return f(t,n(l),"day-play",c,"main")};if(a===null&&e.open)return s("day-play");if(a?.won===null)return s("day-go-on");let o=f(t,n("day-practise"),"day-practise",()=>Xe(t,e));if(a===null)return e.table===null?n("day-to-come"):o;let i=r`${w("share")}<span>${n("share")}</span>`;return r`${f(t,i,"day-share",()=>tn(t,e),"main")}
<a class="button" href=${`/game/${a.game}`}>${n("day-your-game")}</a>
${o}`}function Xe(t,{opponent:e,level:a,deck:s,seat:o,seed:i}){return t.ask("game",async()=>{let{url:l}=await m("POST /api/games",{opponent:e,level:a,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...s===null?{}:{deck:s}});t.shell.go(l)})}function tn(t,e){let a=ie(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:a}):(await t.browser.copy(a),n("copied")))}function en({played:t,won:e,best:a,best_game:s}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
<td>${j({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?u:r`<p>
<a class="button" href=${`/game/${a}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function tn(t,e){let{attempts:s,today:a,month:o}=e,i=te(s,a),l=new Map(s.map(p=>[p.day,p])),c=v(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${oe(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${oe(t,e,1)}
</section>`}function nn(t,e){let{attempts:a,today:s,month:o}=e,i=re(a,s),l=new Map(a.map(p=>[p.day,p])),c=v(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${le(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${le(t,e,1)}
</div>
<table>
<thead>
<tr>
${en().map(([p,d])=>r`<th scope="col" abbr=${d}>${p}</th>`)}
</tr>
</thead>
<tbody>
${Xt(o).map(p=>r`<tr>
${p.map(d=>r`<td>${nn(d,e,l)}</td>`)}
${an().map(([p,d])=>r`<th scope="col" abbr=${d}>${p}</th>`)}
</tr>
</thead>
<tbody>
${se(o).map(p=>r`<tr>
${p.map(d=>r`<td>${sn(d,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function oe(t,e,s){let a=s<0?at.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=Zt(e.month,s),t.changed())};return r`<button
</section>`}function le(t,e,a){let s=a<0?st.slice(0,7):e.today.slice(0,7),o=a<0?e.month<=s:e.month>=s,i=()=>{o||(e.month=oe(e.month,a),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${s<0?"month-before":"month-after"}
aria-label=${n(s<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${w(s<0?"back":"forward")}
</button>`}function en(){return Array.from({length:7},(t,e)=>{let s=new Date(Ve+e*Ke).toISOString().slice(0,10);return[v(s,{weekday:"narrow"}),v(s,{weekday:"long"})]})}function nn(t,{day:e,today:s},a){if(t===null)return u;let o=Number(t.slice(8));if(t<at||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=v(t,{dateStyle:"long"});return r`<a
${w(a<0?"back":"forward")}
</button>`}function an(){return Array.from({length:7},(t,e)=>{let a=new Date(Be+e*ze).toISOString().slice(0,10);return[v(a,{weekday:"narrow"}),v(a,{weekday:"long"})]})}function sn(t,{day:e,today:a},s){if(t===null)return u;let o=Number(t.slice(8));if(t<st||t>a)return r`<span class="date none">${o}</span>`;let i=s.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=v(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":u}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function ie(t){let e=new rt(t),s={game:""},{reports:a}=await m("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await m("POST /api/admin",{action:"close_report",report:i}),{reports:a}=await m("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),rn(t,a,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),sn(t,e))}
${y(t,"one-game",n("one-game"),ln(t,s))}
</div>
</main>`}var rt=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await m("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await m("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...a?{days:Number(a)}:{}})}};function sn(t,e){let{found:s}=e;return r`${D(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>an(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function an(t,e,s){let{id:a,name:o,login:i,games:l,reports:c}=s;return r`<li>
>`}async function pe(t){let e=new rt(t),a={game:""},{reports:s}=await m("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await m("POST /api/admin",{action:"close_report",report:i}),{reports:s}=await m("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),cn(t,s,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),on(t,e))}
${y(t,"one-game",n("one-game"),pn(t,a))}
</div>
</main>`}var rt=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await m("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await m("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:a},s){let o=n("sure-suspend",{name:a??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...s?{days:Number(s)}:{}})}};function on(t,e){let{found:a}=e;return r`${R(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(a??[]).map(s=>rn(t,e,s))}
</ul>
${a?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function rn(t,e,a){let{id:s,name:o,login:i,games:l,reports:c}=a;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${on(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${D(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:p=>e.change({action:"rename",person:a,name:p.trim()})})}
${s.suspended?g(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
${n("games-and-reports",{games:l,reports:c})}${ln(a)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??s}</span></summary>
${R(t,{id:`name-${s}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:p=>e.change({action:"rename",person:s,name:p.trim()})})}
${a.suspended?f(t,n("lift"),"lift",()=>e.change({action:"lift",person:s})):r`<form
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
</li>`}function on({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):u}function rn(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:p,game:d,text:f,created:S}=o,O=o.seats??[],et=o.reporter_name??"–";return r`<li>
</li>`}function ln({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):u}function cn(t,e,a,s){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:p,game:d,text:g,created:S}=o,O=o.seats??[],et=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${p??c}`:u}
${d?r`<a class="block" href=${`/game/${d}`}
>${O.map(T=>T.name).join(" – ")}</a
>`:u}
${g?r`<span class="block quoted">${g}</span>`:u}
<span class="small block">${n("reported-by",{name:et,day:b(S)})}</span>
</span>
<span class="row">
${O.map(T=>{let yt=T.person;return yt===null?u:g(t,T.name,"find-reported",()=>s.find(yt),"quiet")})}
${g(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function ln(t,e){let s=(o,i,l="")=>g(t,n(o),i,()=>a(o),l),a=async o=>{let i=cn(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await m("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
${O.map(T=>{let yt=T.person;return yt===null?u:f(t,T.name,"find-reported",()=>a.find(yt),"quiet")})}
${f(t,n("mark-read"),"close-report",()=>s(i))}
</span>
</li>`})}
</ul>`}function pn(t,e){let a=(o,i,l="")=>f(t,n(o),i,()=>s(o),l),s=async o=>{let i=mn(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await m("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=L(o)}
/>
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function cn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var P=240,C=64,pn=100,mn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function I({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(mn[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function le({history:t}){let e=t.map(({rating:s})=>s);return it(e,pn)}function it(t,e){if(t.length<2)return null;let{low:s,high:a}=un(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*P,p=C-(i-s)/(a-s)*C;return[z(c),z(p)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function un(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:z(s-o),high:z(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function z(t){return Math.round(t*10)/10}function W(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
${a("end_game","end-game","danger")} ${a("void_rating","void-rating")}
</div>`}function mn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var P=240,M=64,un=100,dn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function N({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:a}){return t==="bot"&&a?n("bot-called",{name:a}):t!=="computer"?n(dn[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function me({history:t}){let e=t.map(({rating:a})=>a);return it(e,un)}function it(t,e){if(t.length<2)return null;let{low:a,high:s}=gn(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*P,p=M-(i-a)/(s-a)*M;return[z(c),z(p)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:a,high:s}}function gn(t,e){let[a,s]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(s-a))/2;return e<10?{low:z(a-o),high:z(s+o)}:{low:Math.round(a-o),high:Math.round(s+o)}}function z(t){return Math.round(t*10)/10}function W(t){let{deviation:e,games:a,provisional:s}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${I(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${dn(t)}
</li>`}function dn(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:I(t)};return lt(le(t),n("rating-picture",s))}function lt(t,e){if(t===null)return u;let[s,a]=t.end;return r`<svg
${fn(t)}
</li>`}function fn(t){let e=String(t.history[0]?.rating),a={class:n(`class-${t.class}`),from:e,to:N(t)};return lt(me(t),n("rating-picture",a))}function lt(t,e){if(t===null)return u;let[a,s]=t.end;return r`<svg
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
</svg>`}function pe(t){return F({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),ce(e.mean_margin),ce(e.best_margin)]})),head:0})}function ce(t){return t===null?"–":St(Math.round(t*10)/10)}var fn=["blitz","rapid","correspondence","untimed"];async function me(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(m("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${Ct("speed",n("ladder-speed"),fn.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${gn(s.error?[]:s.value.people)} ${_(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function gn(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:F({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,I(e),e.games]})),head:1})}async function ue(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:c}=await m("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<text x=${P+6} y=${M+4}>${t.low}</text>`}
</svg>`}function de(t){return _({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),ue(e.mean_margin),ue(e.best_margin)]})),head:0})}function ue(t){return t===null?"–":Pt(Math.round(t*10)/10)}var yn=["blitz","rapid","correspondence","untimed"];async function ge(t){let e="rapid",a=t.latest({class:e,people:[]}),s=o=>(e=o,a.read(m("GET /api/ratings",{class:o})));return await s(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${Lt("speed",n("ladder-speed"),yn.map(o=>[o,n(`class-${o}`)]),e,o=>s(o))}
${hn(a.error?[]:a.value.people)} ${F(a.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function hn(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:_({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,N(e),e.games]})),head:1})}async function fe(t,e){let{name:a,bot:s,you:o,ratings:i,against:l,games:c}=await m("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:u}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:u}
<div class="column">
${ct("profile-ratings","profile-no-ratings","ratings",i.map(W))}
${ct("profile-against","profile-none","plain",l.map(yn))}
</div>
<div class="column">
${ct("profile-recent","profile-none","plain",c.map(hn))}
${ct("profile-against","profile-none","plain",l.map(bn))}
</div>
<div class="column">
${ct("profile-recent","profile-none","plain",c.map($n))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function ct(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function yn(t){let{id:e,won:s,played:a}=t,o=de(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function de({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function hn(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:c}=t,p=Ot(l[0],l[1]),d=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${de({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:p})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function pt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function fe(){return pt()&&await he()!==null}async function ge(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function ye(){let t=await he();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function he(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function J(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function be(t){let e=t;return we(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function $e(t){let e=t;return we(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function we(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function N(t,e=""){return r`<label
</section>`}function bn(t){let{id:e,won:a,played:s}=t,o=ye(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:a,games:s})}</span>
</li>`}function ye({name:t,level:e,bot:a}){return e!==null?n("computer-level",{level:String(e)}):a?n("bot-called",{name:t}):t}function $n(t){let{game:e,opponent:a,level:s,rated:o,won:i,scores:l,ended:c}=t,p=Tt(l[0],l[1]),d=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${ye({name:a,level:s,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:p})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function pt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function he(){return pt()&&await we()!==null}async function be(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let a={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(a)).toJSON()}catch(a){throw new Error(n("notices-unreachable"),{cause:a})}}async function $e(){let t=await we();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function we(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function J(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function ke(t){let e=t;return Se(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function ve(t){let e=t;return Se(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Se(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function I(t,e=""){return r`<label
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
><input type="checkbox" @change=${bn} /><span>${n("show-it")}</span></label
>`}function bn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var mt={hasPasskeys:J,makePasskey:be,hasNotices:pt,isSubscribed:fe,subscribe:ge,unsubscribe:ye,forgetEverybody:Wt,begin(t){Ht(!1),location.assign(t)}};async function ke(t,e=mt){let s=(S,O,et)=>S.catch(T=>(t.errors[et]=bt(T),O)),[a,{ratings:o},i,{bots:l},{sessions:c},p]=await Promise.all([m("GET /api/me"),s(m("GET /api/me/ratings"),{ratings:[]},"ratings"),s(m("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(m("GET /api/me/bots"),{bots:[]},"bots"),s(m("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:p,link:null,token:null},f={page:t,own:d,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${d.me.name??n("to-me")}</h1>
<div class="column">
${$n(f)} ${wn(f)}
${d.me.known?[Pn(f),Tn(f)]:u}
</div>
<div class="column">
${Rn(f)} ${Dn(f)}
${d.me.known?Mn(f):u}
><input type="checkbox" @change=${wn} /><span>${n("show-it")}</span></label
>`}function wn(t){let e=t.target,a=e.closest("label")?.previousElementSibling?.querySelector("input");a&&(a.type=e.checked?"text":"password")}var mt={hasPasskeys:J,makePasskey:ke,hasNotices:pt,isSubscribed:he,subscribe:be,unsubscribe:$e,forgetEverybody:Ut,begin(t){Jt(!1),location.assign(t)}};async function Pe(t,e=mt){let a=(S,O,et)=>S.catch(T=>(t.errors[et]=$t(T),O)),[s,{ratings:o},i,{bots:l},{sessions:c},p]=await Promise.all([m("GET /api/me"),a(m("GET /api/me/ratings"),{ratings:[]},"ratings"),a(m("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),a(m("GET /api/me/bots"),{bots:[]},"bots"),a(m("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d={me:s,ratings:o,statistics:i,bots:l,sessions:c,isNotified:p,link:null,token:null},g={page:t,own:d,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${d.me.name??n("to-me")}</h1>
<div class="column">
${kn(g)} ${vn(g)}
${d.me.known?[On(g),Dn(g)]:u}
</div>
<div class="column">
${Mn(g)} ${Cn(g)}
${d.me.known?An(g):u}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function $n({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await m("PATCH /api/me",{name:o}),n("saved"))),a=D(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return y(t,"name",n("your-name"),a)}function wn(t){let{account:e}=t.own.me,s=e?vn(t,e):kn(t);return y(t.page,"account",n("account"),s)}function ut({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function ve({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await m("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await m("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function kn(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await m("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${$(o=>a(o("login"),o("passphrase")))}>
${N("username",n("never-shown"))}
</main>`}function kn({page:t,own:e}){let a=o=>t.ask("name",async()=>(e.me=await m("PATCH /api/me",{name:o}),n("saved"))),s=R(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:a});return y(t,"name",n("your-name"),s)}function vn(t){let{account:e}=t.own.me,a=e?Pn(t,e):Sn(t);return y(t.page,"account",n("account"),a)}function ut({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function xe({page:t,own:e,device:a},s){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await m("POST /api/passkeys/options",{login:s}),l=await a.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await m("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(s===null?"passkey-added":"account-made-passkey")})}function Sn(t){let{page:e,own:a}=t,s=(o,i)=>e.ask("account",async()=>(a.me=await m("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${$(o=>s(o("login"),o("passphrase")))}>
${I("username",n("never-shown"))}
${x("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${ut(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${$(o=>ve(t,o("login")))}
@submit=${$(o=>xe(t,o("login")))}
>
${N("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${k("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function vn(t,e){let{page:s,own:a,device:o}=t,i=p=>s.ask("account",async()=>{await m(p?"POST /api/sign-out/everywhere":"POST /api/sign-out"),o.begin("/")}),l=(p,d)=>s.ask("account",async()=>(a.me=await m("POST /api/me/passphrase",{old:p,new:d}),n("passphrase-changed"))),c=e.passphrase;return r`<p>
${k("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${g(s,n("sign-out"),"sign-out",()=>i(!1))}
${g(s,n("sign-out-everywhere"),"sign-out-everywhere",()=>i(!0))}
</p>`}function Pn(t,e){let{page:a,own:s,device:o}=t,i=p=>a.ask("account",async()=>{await m(p?"POST /api/sign-out/everywhere":"POST /api/sign-out"),o.begin("/")}),l=(p,d)=>a.ask("account",async()=>(s.me=await m("POST /api/me/passphrase",{old:p,new:d}),n("passphrase-changed"))),c=e.passphrase;return r`<p>
${k("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${f(a,n("sign-out"),"sign-out",()=>i(!1))}
${f(a,n("sign-out-everywhere"),"sign-out-everywhere",()=>i(!0))}
</div>
<details class="fold">
<summary>${n(c?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${$(p=>l(c?p("old"):null,p("passphrase")))}
>
${c?x("old",n("old-passphrase"),"current-password"):u}
${x("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
${n("change")}
</button>
</form>
</details>
${ut(t)||e.passkeys.length>0?Sn(t,e):u}`}function Sn(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,c)=>{await a.isSureToRemove(c)&&await a.ask("account",async()=>(o.me=await m("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
${ut(t)||e.passkeys.length>0?xn(t,e):u}`}function xn(t,{passkeys:e,fresh:a}){let{page:s,own:o}=t,i=async(l,c)=>{await s.isSureToRemove(c)&&await s.ask("account",async()=>(o.me=await m("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
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
${ut(t)?g(a,n("add-passkey"),"add-passkey",()=>ve(t,null)):u}
${s?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function Pn(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await m("POST /api/me/link");s.link={address:e.browser.origin+o,picture:null},e.changed(),s.link.picture=await m("POST /api/qr",{path:o})});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?xn(t,s.link):g(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?On(t):u}`)}function xn({page:t,own:e},s){let{address:a,picture:o}=s,i=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),l=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),c=()=>t.ask("device",async()=>(await m("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${nt("device-link",a)}
${ut(t)?f(s,n("add-passkey"),"add-passkey",()=>xe(t,null)):u}
${a?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function On(t){let{page:e,own:a}=t,s=()=>e.ask("device",async()=>{let{url:o}=await m("POST /api/me/link");a.link={address:e.browser.origin+o,picture:null},e.changed(),a.link.picture=await m("POST /api/qr",{path:o})});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${a.link?Tn(t,a.link):f(e,n("make-link"),"make-link",s,"wide")}
${a.sessions.length>1?En(t):u}`)}function Tn({page:t,own:e},a){let{address:s,picture:o}=a,i=()=>t.ask("device",()=>t.browser.copy(s).then(()=>n("copied"))),l=()=>t.ask("device",()=>t.share({title:n("share-device"),url:s})),c=()=>t.ask("device",async()=>(await m("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${nt("device-link",s)}
<div class="row">
${f(t,n("copy"),"copy-device-link",i,"main")}
${t.browser.share?f(t,n("share"),"share-device-link",l):u}
${f(t,n("withdraw-it"),"drop-link",c)}
</div>
${Qt("device-qr",o)}`}function On({page:t,own:e}){let s=a=>t.ask("device",async()=>(await m("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await m("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
${Zt("device-qr",o)}`}function En({page:t,own:e}){let a=s=>t.ask("device",async()=>(await m("DELETE /api/me/sessions/{session}",{session:s}),e.sessions=(await m("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),p=b(i),d=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${p}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:p})}</span>
</span>
${l?u:g(t,d,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function Tn(t){return y(t.page,"notices",n("notifications"),En(t))}function En({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await m("POST /api/me/push",{subscription:await s.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await s.unsubscribe();return c!==null&&await m("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?g(t,n("turn-off-here"),"stop-notices",l):g(t,n("tell-me"),"start-notices",i)}`}function Rn({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=p=>t.ask("ratings",async()=>(e.me=await m("PATCH /api/me",{listed:p}),n(p?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=s.length===0&&a.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(W)}
</ul>`:u}
${a.totals.length>0?pe(a.totals):u}
${o.account?V("listed",l,o.account.listed,i):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function Dn(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=c=>e.ask("bots",async()=>{let{token:p}=await m("POST /api/me/bots",{name:c});await U(s,c,p)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
${l?u:f(t,d,"end-session",()=>a(s),"quiet")}
</li>`})}
</ul>`}function Dn(t){return y(t.page,"notices",n("notifications"),Rn(t))}function Rn({page:t,own:e,device:a}){let{available:s,key:o}=e.me.push;if(!s)return r`<p class="small">${n("server-sends-none")}</p>`;if(!a.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await m("POST /api/me/push",{subscription:await a.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await a.unsubscribe();return c!==null&&await m("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?f(t,n("turn-off-here"),"stop-notices",l):f(t,n("tell-me"),"start-notices",i)}`}function Mn({page:t,own:e}){let{ratings:a,statistics:s,me:o}=e,i=p=>t.ask("ratings",async()=>(e.me=await m("PATCH /api/me",{listed:p}),n(p?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=a.length===0&&s.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:u}
${a.length>0?r`<ul class="ratings">
${a.map(W)}
</ul>`:u}
${s.totals.length>0?de(s.totals):u}
${o.account?V("listed",l,o.account.listed,i):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function Cn(t){let{page:e,own:a}=t,{bots:s,token:o}=a,i=c=>e.ask("bots",async()=>{let{token:p}=await m("POST /api/me/bots",{name:c});await U(a,c,p)}),l=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${k("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${nt("bot-token",o.token)}
</p>`:u}
<ul class="things" data-testid="bot-list">
${a.map(c=>Cn(t,c))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function U(t,e,s){s===null&&(t.token=null),t.bots=(await m("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function Cn({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}",{bot:s}),await U(e,a,null),n("bot-removed",{name:a})))},c=()=>t.ask("bots",async()=>{let{token:f}=await m("POST /api/me/bots/{bot}/tokens",{bot:s});await U(e,a,f)}),p=async f=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:f}),await U(e,a,null),n("token-revoked",{name:a})))},d=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
${s.map(c=>Ln(t,c))}
</ul>
${R(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function U(t,e,a){a===null&&(t.token=null),t.bots=(await m("GET /api/me/bots")).bots,a!==null&&(t.token={bot:e,token:a})}function Ln({page:t,own:e},{id:a,name:s,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(s)&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}",{bot:a}),await U(e,s,null),n("bot-removed",{name:s})))},c=()=>t.ask("bots",async()=>{let{token:g}=await m("POST /api/me/bots/{bot}/tokens",{bot:a});await U(e,s,g)}),p=async g=>{await t.browser.isSure(n("sure-revoke",{name:s}),n("revoke"))&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:a,token:g}),await U(e,s,null),n("token-revoked",{name:s})))},d=r`${n("remove")}<span class="visually-hidden"> ${s}</span>`;return r`<li>
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
${f(t,n("revoke"),"revoke-token",()=>p(g),"quiet")}
</li>`)}
</ul>
</li>`}function Mn({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await m("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
</li>`}function An({page:t,own:e,device:a}){let s=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!s&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await m("DELETE /api/me",{passphrase:s?l:null}),a.forgetEverybody(),a.begin("/")}),i=r`<div class="row">
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
</details>`;return y(t,"leaving",n("your-data"),i)}var Se={hasPasskeys:J,usePasskey:$e,begin:mt.begin};async function Pe(t,e=Se){let s=await m("GET /api/me");if(s.account)return Oe(s.account.login);let a=new Q(t,s),o=(l,c)=>t.ask("passphrase",async()=>{await m("POST /api/sign-in",{login:l,passphrase:c,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await m("POST /api/sign-in/passkey/options"),p=await e.usePasskey(c);await m("POST /api/sign-in/passkey",{ceremony:l,credential:p,bring:a.isOn}),e.begin("/")});return()=>Y(n("sign-in"),r`<form
</details>`;return y(t,"leaving",n("your-data"),i)}var Oe={hasPasskeys:J,usePasskey:ve,begin:mt.begin};async function Te(t,e=Oe){let a=await m("GET /api/me");if(a.account)return De(a.account.login);let s=new Q(t,a),o=(l,c)=>t.ask("passphrase",async()=>{await m("POST /api/sign-in",{login:l,passphrase:c,bring:s.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await m("POST /api/sign-in/passkey/options"),p=await e.usePasskey(c);await m("POST /api/sign-in/passkey",{ceremony:l,credential:p,bring:s.isOn}),e.begin("/")});return()=>Y(n("sign-in"),r`<form
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
${g(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${R(t,"passkey")}
</div>`:u}
<p class="small">
${k("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function xe(t,e,s=Se){let o=await Promise.all([m("GET /api/me"),m("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let f=d instanceof E?Ln(d.status):null;if(f===null)throw d;return f});if(typeof o=="string")return An(o);let[i,{name:l}]=o;if(i.account)return Oe(i.account.login);let c=new Q(t,i),p=()=>t.ask("link",async()=>{await m("POST /api/sign-in/link",{code:e,bring:c.isOn}),s.begin("/")});return()=>Y(n("use-device-too"),r`<p data-testid="link-whom">
${D(t,"passphrase")}
${e.hasPasskeys()&&a.passkeys_possible?r`<div class="or">
${f(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${D(t,"passkey")}
</div>`:u}
<p class="small">
${k("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function Ee(t,e,a=Oe){let o=await Promise.all([m("GET /api/me"),m("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let g=d instanceof E?Nn(d.status):null;if(g===null)throw d;return g});if(typeof o=="string")return In(o);let[i,{name:l}]=o;if(i.account)return De(i.account.login);let c=new Q(t,i),p=()=>t.ask("link",async()=>{await m("POST /api/sign-in/link",{code:e,bring:c.isOn}),a.begin("/")});return()=>Y(n("use-device-too"),r`<p data-testid="link-whom">
${l?k("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${f(t,n("sign-in-here"),"link-sign-in",p,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${R(t,"link")}`)}var Q=class{constructor(e,s){this.page=e;this.me=s}page;me;isOn=!0;tick(){return this.me.known?V("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):u}};function Ln(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function An(t){return()=>Y(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function Oe(t){return()=>Y(n("you-are-signed-in"),r`<p>${k("already-signed-in",{login:r`<b>${t}</b>`})}</p>
${D(t,"link")}`)}var Q=class{constructor(e,a){this.page=e;this.me=a}page;me;isOn=!0;tick(){return this.me.known?V("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):u}};function Nn(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function In(t){return()=>Y(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function De(t){return()=>Y(n("you-are-signed-in"),r`<p>${k("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function Y(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var In=["placing","timing","economy","special","patches"],Nn=5;function Te(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:Gn(t.map(({won:a})=>a)),tile:dt(e.map(({tile:a})=>Number(a))),empty:dt(e.map(({empty:a})=>a??0))}}function Gn(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function dt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function Ee(t){let e=new Map;for(let s of t){let a=qn(s),o=e.get(a)??{name:a,played:0,won:0,order:_n(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function qn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:G[(e??1)-1].numeral}):H({opponent:t,level:e})}function _n({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Re(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>dt(e.slice(Math.max(0,a+1-Nn),a+1))??0)}function De(t){return In.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Fn=1;async function Me(){let{games:t,best:e,gone:s}=await m("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Vn(Te(t))} ${Kn(Ee(t))}</div>
<div class="column">${Bn(Re(t),s)} ${jn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Vn({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",ft(t)],["progress-won",Ce(e/t)],["progress-streak",ft(s)],["progress-longest",ft(a)],["progress-tile",o===null?"–":Ce(o)],["progress-empty",i===null?"–":X(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
</main>`}var Gn=["placing","timing","economy","special","patches"],qn=5;function Re(t){let e=t.filter(({tile:s})=>s!==null),a=t.findIndex(({won:s})=>!s);return{played:t.length,won:t.filter(({won:s})=>s).length,streak:a<0?t.length:a,longest:Fn(t.map(({won:s})=>s)),tile:dt(e.map(({tile:s})=>Number(s))),empty:dt(e.map(({empty:s})=>s??0))}}function Fn(t){let[e,a]=[0,0];for(let s of t)a=s?a+1:0,e=Math.max(e,a);return e}function dt(t){return t.length?t.reduce((e,a)=>e+a,0)/t.length:null}function Me(t){let e=new Map;for(let a of t){let s=_n(a),o=e.get(s)??{name:s,played:0,won:0,order:Vn(a)};o.played+=1,o.won+=Number(a.won),e.set(s,o)}return[...e.values()].sort((a,s)=>a.order-s.order).map(({name:a,played:s,won:o})=>({name:a,played:s,won:o}))}function _n({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:G[(e??1)-1].numeral}):H({opponent:t,level:e})}function Vn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Ce(t){let e=t.flatMap(a=>a.points_lost===null?[]:[a.points_lost]);return e.reverse(),e.map((a,s)=>dt(e.slice(Math.max(0,s+1-qn),s+1))??0)}function Le(t){return Gn.map(e=>({cause:e,points:t[e]})).sort((e,a)=>a.points-e.points)}var Kn=1;async function Ne(){let{games:t,best:e,gone:a}=await m("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${jn(Re(t))} ${Bn(Me(t))}</div>
<div class="column">${zn(Ce(t),a)} ${Hn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function jn({played:t,won:e,streak:a,longest:s,tile:o,empty:i}){let l=[["progress-played",gt(t)],["progress-won",Ae(e/t)],["progress-streak",gt(a)],["progress-longest",gt(s)],["progress-tile",o===null?"–":Ae(o)],["progress-empty",i===null?"–":Z(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,p])=>r`<div>
<dt>${n(c)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function Kn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>Le(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function Le(t,e,s){return r`<li>
</section>`}function Bn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:a,won:s})=>Ie(e,n("won-of",{won:s,games:a}),s/a))}
</ul>
</section>`}function Ie(t,e,a){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Bn(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=De(e),o=Math.max(a[0].points,.1),i={from:X(t[0]),to:X(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${lt(it(t,Fn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>Le(n(`progress-cause-${l}`),X(c),c/o))}
</ul>
</section>`}function jn(t){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
</li>`}function zn(t,e){let a=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${a}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let s=Le(e),o=Math.max(s[0].points,.1),i={from:Z(t[0]),to:Z(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${a}
<p>${n("progress-lost-now",{points:i.to})}</p>
${lt(it(t,Kn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${s.map(({cause:l,points:c})=>Ie(n(`progress-cause-${l}`),Z(c),c/o))}
</ul>
</section>`}function Hn(t){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${At(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ft(t){return new Intl.NumberFormat(q()).format(t)}function X(t){return new Intl.NumberFormat(q(),{maximumFractionDigits:1}).format(t)}function Ce(t){return new Intl.NumberFormat(q(),{style:"percent"}).format(t)}function Ae(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Ie(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):Mt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...c?[zn(c)]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function zn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function Ne(t,e,s){let{yours:a,name:o,game:i}=t;return r`${A(s)}
>${It(a)}<span>${n("progress-quilt-empty",{empty:s})}</span></a
>
</li>`)}
</ul>
</section>`}function gt(t){return new Intl.NumberFormat(q()).format(t)}function Z(t){return new Intl.NumberFormat(q(),{maximumFractionDigits:1}).format(t)}function Ae(t){return new Intl.NumberFormat(q(),{style:"percent"}).format(t)}function Ge(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function qe(t){let{board:e,clock:a,takebacks:s,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(`term-seat-${l}`)],[n("clock"),a===null?n("term-no-clock"):At(a)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(s?"tick-takebacks-note":"term-none")],...c?[Wn(c)]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function Wn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function Fe(t,e,a){let{yours:s,name:o,game:i}=t;return r`${A(a)}
<main class="invitation">
${st()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${a?n("own-invitation"):n("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${Ie(t).map(([l,c])=>r`<div>
${qe(t).map(([l,c])=>r`<div>
<dt>${l}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${a?Hn(i):qt(e)}
</section>
</main>`}function Hn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function Ge({title:t,text:e},s){return r`${A(s)}
${s?Jn(i):_t(e)}
</section>
</main>`}function Jn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function _e({title:t,text:e},a){return r`${A(a)}
<main class="invitation">
${st()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function Wn({root:t,shell:e},s){let a="tab-invitation";try{let o=await m("GET /api/invitations/{code}",{code:s}),i=new Ut({sit:p=>m("POST /api/invitations/{code}",{code:s,name:p}),go:e.go}),l=()=>M(Ne(o,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:a,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof E?Ae(o.status):null;if(!i)throw o;return{page:{draw:()=>M(Ge(i,e),t),close:()=>{}},title:a}}}function Jn(t,e){let[s,,...a]=t.link.split(",");return[s,Rt(t.moves.slice(0,e)),...a].join(",")}var Z=class{constructor(e,s,a){this.replay=e;this.go=s;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=$t(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await m("POST /api/games",this.wanted(e));this.go(s)}catch(s){let a=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:s}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:l}=s,c=l&&a==="automa"?{deck:l.deck,level:l.level}:null,p=a==="computer"?{level:o}:null,d=a==="person"?B(s).map(({name:S})=>S):null,f=Jn(s,e);return{opponent:a,...c,...p,first:i,board:"revised",seed:null,from:f,names:d}}};var tt=class extends ne{constructor(s,a){super(ee(s,a),a,{said:""});this.replay=s;this.seats=B(s)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:s,player:a},o)=>({number:o+1,player:a??1,move:s??"pass"}))}get path(){let{link:s,tags:a}=this.replay;return Lt(s,[a.Player1,a.Player2])}};function qe(t,e){let s=t.store.get(),a=t.isSolo?[["automa",n("automa-alone")]]:[...ht.map(({level:l})=>[String(l),n("computer-level-name",{level:String(l),name:vt(l)})]),["person",n("two-people-here")]],o=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
</main>`}async function Un({root:t,shell:e},a){let s="tab-invitation";try{let o=await m("GET /api/invitations/{code}",{code:a}),i=new Yt({sit:p=>m("POST /api/invitations/{code}",{code:a,name:p}),go:e.go}),l=()=>C(Fe(o,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:s,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof E?Ge(o.status):null;if(!i)throw o;return{page:{draw:()=>C(_e(i,e),t),close:()=>{}},title:s}}}function Qn(t,e){let[a,,...s]=t.link.split(",");return[a,Ct(t.moves.slice(0,e)),...s].join(",")}var X=class{constructor(e,a,s){this.replay=e;this.go=a;let o={opponent:this.isSolo?"automa":"computer",strength:s,first:"you",busy:!1,error:""};this.store=wt(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:a}=await m("POST /api/games",this.wanted(e));this.go(a)}catch(a){let s=a instanceof Error?a.message:String(a);this.store.dispatch({busy:!1,error:s})}}wanted(e){let{replay:a}=this,{opponent:s,strength:o,first:i}=this.store.get(),{automa:l}=a,c=l&&s==="automa"?{deck:l.deck,level:l.level}:null,p=s==="computer"?{level:o}:null,d=s==="person"?K(a).map(({name:S})=>S):null,g=Qn(a,e);return{opponent:s,...c,...p,first:i,board:"revised",seed:null,from:g,names:d}}};var tt=class extends te{constructor(a,s){super(Xt(a,s),s,{said:""});this.replay=a;this.seats=K(a)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:a,player:s},o)=>({number:o+1,player:s??1,move:a??"pass"}))}get path(){let{link:a,tags:s}=this.replay;return Nt(a,[s.Player1,s.Player2])}};function Ve(t,e){let a=t.store.get(),s=t.isSolo?[["automa",n("automa-alone")]]:[...ht.map(({level:l})=>[String(l),n("computer-level-name",{level:String(l),name:St(l)})]),["person",n("two-people-here")]],o=a.opponent==="computer"?String(a.strength):a.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Un(L(l)))}
@change=${l=>t.store.dispatch(Yn(L(l)))}
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
</form>`}function Un(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function gt(t,e,s){let a=`${e===1?"front":"back"} p${e}`;return jt({...Qn(t,e),player:e,lettered:s,place:a})}function Qn({frame:t,seats:e,patches:s,state:a},o){let i=Tt(t.player===o?[t.move]:[],s);return{frame:t,seats:e,patches:s,cursor:a.walks[o],fresh:i}}function _e(t){let{list:e,state:s,seats:a,patches:o}=t;return Vt(e,s.at,a,o,i=>t.look(i))}function Fe(t,e,s){let{replay:a,frame:o,seats:i,state:l}=t,{at:c}=l,{letters:p,look:d}=s.settings,f=()=>s.change({look:d==="cloth"?"thread":"cloth"});return r`${A(s,Kt(s,a.link,c))}
${F(a.error,"play-on-error")}
</form>`}function Yn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function ft(t,e,a){let s=`${e===1?"front":"back"} p${e}`;return Ht({...Zn(t,e),player:e,lettered:a,place:s})}function Zn({frame:t,seats:e,patches:a,state:s},o){let i=Et(t.player===o?[t.move]:[],a);return{frame:t,seats:e,patches:a,cursor:s.walks[o],fresh:i}}function Ke(t){let{list:e,state:a,seats:s,patches:o}=t;return jt(e,a.at,s,o,i=>t.look(i))}function je(t,e,a){let{replay:s,frame:o,seats:i,state:l}=t,{at:c}=l,{letters:p,look:d}=a.settings,g=()=>a.change({look:d==="cloth"?"thread":"cloth"});return r`${A(a,Bt(a,s.link,c))}
<main class=${`table ${o.automa?"solo":"screen"} viewer`} data-stage=${o.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${c===0?n("start-position"):n("after-move",{number:String(c)})}:
${Pt(o,i)}
</h1>
<p data-testid="turn-reason">${xt(o,i)}</p>
${a.comment?Gt(a.comment):u}
${t.moves>0?Yn(t,s):u}
<p data-testid="turn-reason">${Ot(o,i)}</p>
${s.comment?Ft(s.comment):u}
${t.moves>0?Xn(t,a):u}
</div>
<div class="column own">
${ft(t,1,p)} ${Vt(o.ring,t.patches,p)}
</div>
<div class="column middle">
${Ft(o,t.patches,p)} ${_e(t)}
${o.result?Bt(o,i,Xn(t,s)):qe(e,c)}
</div>
<div class="column other">
${gt(t,2,p)} ${Et(o,i,d,f)}
</div>
</div>
<div class="below">${zt(o,i,t.patches)}</div>
</main>`}function Yn(t,e){return r`<button
${Kt(o,t.patches,p)} ${Ke(t)}
${o.result?zt(o,i,ta(t,a)):Ve(e,c)}
</div>
<div class="column other">
${ft(t,2,p)} ${Dt(o,i,d,g)}
</div>
</div>
<div class="below">${Wt(o,i,t.patches)}</div>
</main>`}function Xn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(`/review${t.path.slice(1)}`)}
>
${w("graph")}<span>${n("review")}</span>
</button>`}function Xn(t,e){let{said:s}=t.state,a=async()=>t.store.dispatch({said:await Nt(`${location.origin}${t.path}`)});return r`<button
</button>`}function ta(t,e){let{said:a}=t.state,s=async()=>t.store.dispatch({said:await qt(`${location.origin}${t.path}`)});return r`<button
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
<p class="small copied" role="status" data-testid="copied">${s}</p>`}function Zn(t,e,s,a){let o=new tt(e,s),i=new Z(e,a.go,a.settings.strength),l=()=>{M(Fe(o,i,a),t),Jt(t)},c=[o.store.watch(l),i.store.watch(l)],p=f=>ts(f,o);return window.addEventListener("keydown",p),{draw:l,close:()=>{for(let f of c)f();window.removeEventListener("keydown",p)}}}function ts(t,e){let{target:s,key:a,altKey:o,ctrlKey:i,metaKey:l,shiftKey:c}=t;o||i||l||c||s instanceof Element&&s.closest("select, input, textarea, dialog")||Dt(t,(p,d)=>e.walk(p,d))||e.key(a)&&t.preventDefault()}var Ko=h(ie),Bo=h(re),jo=h(t=>ke(t)),zo=h(ue),Ho=h(Me),Wo=h(me),Jo=h(t=>Pe(t)),Uo=h((t,e)=>xe(t,e)),Qo=h(async()=>{let{aidSheet:t,printButton:e}=await se("aid");return()=>r`<main class="aid-page">
<p class="small copied" role="status" data-testid="copied">${a}</p>`}function ea(t,e,a,s){let o=new tt(e,a),i=new X(e,s.go,s.settings.strength),l=()=>{C(je(o,i,s),t),Qt(t)},c=d=>na(d,o);window.addEventListener("keydown",c);let p=Mt([o.store.watch(l),i.store.watch(l),()=>window.removeEventListener("keydown",c)]);return{draw:l,close:p}}function na(t,e){let{target:a,key:s,altKey:o,ctrlKey:i,metaKey:l,shiftKey:c}=t;o||i||l||c||a instanceof Element&&a.closest("select, input, textarea, dialog")||Rt(t,(p,d)=>e.walk(p,d))||e.key(s)&&t.preventDefault()}var Wo=h(pe),Jo=h(ce),Uo=h(t=>Pe(t)),Qo=h(fe),Yo=h(Ne),Zo=h(ge),Xo=h(t=>Te(t)),tr=h((t,e)=>Ee(t,e)),er=h(async()=>{let{aidSheet:t,printButton:e}=await ee("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{Ko as openAdmin,Qo as openAidPage,Bo as openDay,Wn as openInvitation,jo as openMe,zo as openProfile,Ho as openProgress,Wo as openRatings,Jo as openSignIn,Uo as openSignInLink,Zn as openViewerPage};
</main>`});export{Wo as openAdmin,er as openAidPage,Jo as openDay,Un as openInvitation,Uo as openMe,Qo as openProfile,Yo as openProgress,Zo as openRatings,Xo as openSignIn,tr as openSignInLink,ea as openViewerPage};
