import{a as Zt,b as K,c as Xt}from"./stepping.js";import{a as y,b as D,c as g,d as $,e as R,f as _,g as V,h as Yt,i as h}from"./controls.js";import"./replay.js";import"./automa_cards.js";import{$a as k,Ac as qt,Bc as Ft,Cc as _t,Fb as Ct,Hb as L,Hc as Vt,I as r,J as vt,K as u,Kc as Kt,L as C,Lc as jt,M as w,Mc as Bt,Nb as Lt,Nc as zt,Oc as Ht,Pc as A,Xa as Et,_ as St,_a as Dt,a as ht,aa as Pt,b as G,cd as Wt,dd as Jt,g as q,ga as xt,h as n,ha as Ot,ia as Tt,j as bt,k as b,m as $t,md as at,nd as Ut,o as wt,oc as At,od as Qt,qd as te,rb as Rt,s as E,t as m,tc as Nt,vc as nt,w as kt,xc as It,yb as Mt,yc as Gt,zc as F}from"./page.js";var st="2026-11-02";function j(t){let e=a=>String(a).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function ee(t,e){let[a,s,o]=t.split("-").map(Number);return j(new Date(a,s-1,o+e))}function v(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(bt(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function ne(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function ae(t){let[e,a]=t.split("-").map(Number),s=(new Date(e,a-1,1).getDay()+6)%7,o=new Date(e,a,0).getDate(),i=Math.ceil((s+o)/7);return Array.from({length:i},(l,c)=>Array.from({length:7},(p,d)=>{let f=7*c+d-s+1;return f<1||f>o?null:`${t}-${String(f).padStart(2,"0")}`}))}function se(t,e){let[a,s]=t.split("-").map(Number);return j(new Date(a,s-1+e,1)).slice(0,7)}function oe(t,e){let a=t.filter(({won:i})=>i!==null),s=new Set(a.map(({day:i})=>i)),o=i=>{let l=0;for(;s.has(ee(i,-l));)l+=1;return l};return{played:a.length,won:a.filter(({won:i})=>i).length,streak:o(e)||o(ee(e,-1)),longest:Math.max(0,...[...s].map(o))}}function ot({opponent:t,level:e,deck:a}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:s}=G[e-1];return n("day-against-automa",{numeral:s,deck:n(`day-deck-${a}`)})}function B({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function re(t,e){let{attempt:a,table:s}=t,o=a===null?"":B(a),l=s&&s.rank!==null&&a&&a.margin!==null&&s.played>1?n("day-place",{rank:s.rank??0,played:s.played}):"";return[n("day-share-title",{day:v(t.day,{dateStyle:"long"})}),n("label-and-note",{label:ot(t),note:[o,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var je=Date.UTC(2026,10,23),Be=1440*60*1e3;async function le(t,e){let a=0,s=()=>j(new Date(Date.now()-a)),o=m("GET /api/days/{day}",{day:e??s()}).catch(async p=>{if(e||!(p instanceof E))throw p;return a=Date.now()-(await kt()).getTime(),m("GET /api/days/{day}",{day:s()})}),[i,{days:l}]=await Promise.all([o,m("GET /api/me/days")]),c={day:i,attempts:l,today:s(),month:i.day.slice(0,7)};return t.until(ze(()=>{c.today=s(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${v(i.day)}</h1>
${i.day<c.today?Je(c.today):u} ${a>0?He():u}
<div class="column">${Ue(t,i)}</div>
<div class="column">
${i.table?tn(i.table):u} ${We(i.day,c.today)}
${en(t,c)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function ze(t){let e=0,a=()=>{t(),clearTimeout(e),e=window.setTimeout(a,ne(new Date)+1)};return a(),document.addEventListener("visibilitychange",a),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",a)}}function He(){return r`<p role="status" data-testid="clock-ahead">${n("day-clock-ahead")}</p>`}function We(t,e){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${w("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function Je(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function Ue(t,e){let{attempt:a}=e,s=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${ot(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${s?Qe(a,e.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Ye(t,e)}</div>
${D(t,"game")}
</section>`}function Qe(t,e){let{rank:a,played:s}=e??{rank:null,played:0},o=a!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${B(t)}</strong>
${o?r`<span>${n("day-place",{rank:a,played:s})}</span>`:u}
</p>`}function Ye(t,e){let{attempt:a}=e,s=l=>{let c=()=>t.ask("game",async()=>{t.shell.go((await m("POST /api/days/{day}",{day:e.day})).url)});return g(t,n(l),"day-play",c,"main")};if(a===null&&e.open)return s("day-play");if(a?.won===null)return s("day-go-on");let o=g(t,n("day-practise"),"day-practise",()=>Ze(t,e));if(a===null)return e.table===null?n("day-to-come"):o;let i=r`${w("share")}<span>${n("share")}</span>`;return r`${g(t,i,"day-share",()=>Xe(t,e),"main")}
<a class="button" href=${`/game/${a.game}`}>${n("day-your-game")}</a>
${o}`}function Ze(t,{opponent:e,level:a,deck:s,seat:o,seed:i}){return t.ask("game",async()=>{let{url:l}=await m("POST /api/games",{opponent:e,level:a,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...s===null?{}:{deck:s}});t.shell.go(l)})}function Xe(t,e){let a=re(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:a}):(await t.browser.copy(a),n("copied")))}function tn({played:t,won:e,best:a,best_game:s}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${n("day-table")}</h2>
<p class="small">${n("day-played",{played:t,won:e})}</p>
${a.length===0?u:r`<table class="standings">
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
<td>${B({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${s===null?u:r`<p>
<a class="button" href=${`/game/${s}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function en(t,e){let{attempts:a,today:s,month:o}=e,i=oe(a,s),l=new Map(a.map(p=>[p.day,p])),c=v(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${ie(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${ie(t,e,1)}
</div>
<table>
<thead>
<tr>
${nn().map(([p,d])=>r`<th scope="col" abbr=${d}>${p}</th>`)}
</tr>
</thead>
<tbody>
${ae(o).map(p=>r`<tr>
${p.map(d=>r`<td>${an(d,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function ie(t,e,a){let s=a<0?st.slice(0,7):e.today.slice(0,7),o=a<0?e.month<=s:e.month>=s,i=()=>{o||(e.month=se(e.month,a),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${a<0?"month-before":"month-after"}
aria-label=${n(a<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${w(a<0?"back":"forward")}
</button>`}function nn(){return Array.from({length:7},(t,e)=>{let a=new Date(je+e*Be).toISOString().slice(0,10);return[v(a,{weekday:"narrow"}),v(a,{weekday:"long"})]})}function an(t,{day:e,today:a},s){if(t===null)return u;let o=Number(t.slice(8));if(t<st||t>a)return r`<span class="date none">${o}</span>`;let i=s.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=v(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":u}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function ce(t){let e=new rt(t),a={game:""},{reports:s}=await m("GET /api/admin/reports"),o=i=>t.ask("reported",async()=>{await m("POST /api/admin",{action:"close_report",report:i}),{reports:s}=await m("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),ln(t,s,e,o))}
</div>
<div class="column">
${y(t,"found",n("find-people"),sn(t,e))}
${y(t,"one-game",n("one-game"),cn(t,a))}
</div>
</main>`}var rt=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await m("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await m("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:a},s){let o=n("sure-suspend",{name:a??e});await this.page.browser.isSure(o,n("suspend"))&&await this.change({action:"suspend",person:e,...s?{days:Number(s)}:{}})}};function sn(t,e){let{found:a}=e;return r`${R(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(a??[]).map(s=>on(t,e,s))}
</ul>
${a?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function on(t,e,a){let{id:s,name:o,login:i,games:l,reports:c}=a;return r`<li>
<span>
<b>${o??s}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${rn(a)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??s}</span></summary>
${R(t,{id:`name-${s}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:p=>e.change({action:"rename",person:s,name:p.trim()})})}
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
</li>`}function rn({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:b(t.until)}):u}function ln(t,e,a,s){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:p,game:d,text:f,created:S}=o,O=o.seats??[],et=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${p??c}`:u}
${d?r`<a class="block" href=${`/game/${d}`}
>${O.map(T=>T.name).join(" – ")}</a
>`:u}
${f?r`<span class="block quoted">${f}</span>`:u}
<span class="small block">${n("reported-by",{name:et,day:b(S)})}</span>
</span>
<span class="row">
${O.map(T=>{let yt=T.person;return yt===null?u:g(t,T.name,"find-reported",()=>a.find(yt),"quiet")})}
${g(t,n("mark-read"),"close-report",()=>s(i))}
</span>
</li>`})}
</ul>`}function cn(t,e){let a=(o,i,l="")=>g(t,n(o),i,()=>s(o),l),s=async o=>{let i=pn(e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await m("POST /api/admin",{action:o,game:i}),n("done")))};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=L(o)}
/>
<div class="row">
${a("end_game","end-game","danger")} ${a("void_rating","void-rating")}
</div>`}function pn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var P=240,M=64,mn=100,un={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function N({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:a}){return t==="bot"&&a?n("bot-called",{name:a}):t!=="computer"?n(un[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function pe({history:t}){let e=t.map(({rating:a})=>a);return it(e,mn)}function it(t,e){if(t.length<2)return null;let{low:a,high:s}=dn(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*P,p=M-(i-a)/(s-a)*M;return[z(c),z(p)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:a,high:s}}function dn(t,e){let[a,s]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(s-a))/2;return e<10?{low:z(a-o),high:z(s+o)}:{low:Math.round(a-o),high:Math.round(s+o)}}function z(t){return Math.round(t*10)/10}function W(t){let{deviation:e,games:a,provisional:s}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${N(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:a})}${s?n("not-settled"):""}</span
>
${fn(t)}
</li>`}function fn(t){let e=String(t.history[0]?.rating),a={class:n(`class-${t.class}`),from:e,to:N(t)};return lt(pe(t),n("rating-picture",a))}function lt(t,e){if(t===null)return u;let[a,s]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${P+44} ${M+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${P}M0 ${M}H${P}`}></path>
<path class="line-path" d=${t.path}></path>
${vt`<circle cx=${a} cy=${s} r="3.5"></circle>
<text x=${P+6} y="4">${t.high}</text>
<text x=${P+6} y=${M+4}>${t.low}</text>`}
</svg>`}function ue(t){return _({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),me(e.mean_margin),me(e.best_margin)]})),head:0})}function me(t){return t===null?"–":Pt(Math.round(t*10)/10)}var gn=["blitz","rapid","correspondence","untimed"];async function de(t){let e="rapid",a=t.latest({class:e,people:[]}),s=o=>(e=o,a.read(m("GET /api/ratings",{class:o})));return await s(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${Ct("speed",n("ladder-speed"),gn.map(o=>[o,n(`class-${o}`)]),e,o=>s(o))}
${yn(a.error?[]:a.value.people)} ${F(a.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function yn(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:_({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,N(e),e.games]})),head:1})}async function fe(t,e){let{name:a,bot:s,you:o,ratings:i,against:l,games:c}=await m("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${a||n("ladder-nameless")}
${s?r`<span class="badge">${n("profile-bot")}</span>`:u}
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
</main>`}function ct(t,e,a,s){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${s.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${a}>
${s}
</ul>`}
</section>`}function hn(t){let{id:e,won:a,played:s}=t,o=ge(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:a,games:s})}</span>
</li>`}function ge({name:t,level:e,bot:a}){return e!==null?n("computer-level",{level:String(e)}):a?n("bot-called",{name:t}):t}function bn(t){let{game:e,opponent:a,level:s,rated:o,won:i,scores:l,ended:c}=t,p=Tt(l[0],l[1]),d=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${ge({name:a,level:s,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:p})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function pt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ye(){return pt()&&await $e()!==null}async function he(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let a={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(a)).toJSON()}catch(a){throw new Error(n("notices-unreachable"),{cause:a})}}async function be(){let t=await $e();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function $e(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function J(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function we(t){let e=t;return ve(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function ke(t){let e=t;return ve(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function ve(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function I(t,e=""){return r`<label
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
/></label>`}function x(t,e,a,s=""){return r`<label
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
><input type="checkbox" @change=${$n} /><span>${n("show-it")}</span></label
>`}function $n(t){let e=t.target,a=e.closest("label")?.previousElementSibling?.querySelector("input");a&&(a.type=e.checked?"text":"password")}var mt={hasPasskeys:J,makePasskey:we,hasNotices:pt,isSubscribed:ye,subscribe:he,unsubscribe:be,forgetEverybody:Jt,begin(t){Wt(!1),location.assign(t)}};async function Se(t,e=mt){let a=(S,O,et)=>S.catch(T=>(t.errors[et]=$t(T),O)),[s,{ratings:o},i,{bots:l},{sessions:c},p]=await Promise.all([m("GET /api/me"),a(m("GET /api/me/ratings"),{ratings:[]},"ratings"),a(m("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),a(m("GET /api/me/bots"),{bots:[]},"bots"),a(m("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d={me:s,ratings:o,statistics:i,bots:l,sessions:c,isNotified:p,link:null,token:null},f={page:t,own:d,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${d.me.name??n("to-me")}</h1>
<div class="column">
${wn(f)} ${kn(f)}
${d.me.known?[xn(f),En(f)]:u}
</div>
<div class="column">
${Rn(f)} ${Mn(f)}
${d.me.known?Ln(f):u}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function wn({page:t,own:e}){let a=o=>t.ask("name",async()=>(e.me=await m("PATCH /api/me",{name:o}),n("saved"))),s=R(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:a});return y(t,"name",n("your-name"),s)}function kn(t){let{account:e}=t.own.me,a=e?Sn(t,e):vn(t);return y(t.page,"account",n("account"),a)}function ut({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Pe({page:t,own:e,device:a},s){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await m("POST /api/passkeys/options",{login:s}),l=await a.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await m("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(s===null?"passkey-added":"account-made-passkey")})}function vn(t){let{page:e,own:a}=t,s=(o,i)=>e.ask("account",async()=>(a.me=await m("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
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
@submit=${$(o=>Pe(t,o("login")))}
>
${I("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${k("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function Sn(t,e){let{page:a,own:s,device:o}=t,i=p=>a.ask("account",async()=>{await m(p?"POST /api/sign-out/everywhere":"POST /api/sign-out"),o.begin("/")}),l=(p,d)=>a.ask("account",async()=>(s.me=await m("POST /api/me/passphrase",{old:p,new:d}),n("passphrase-changed"))),c=e.passphrase;return r`<p>
${k("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${g(a,n("sign-out"),"sign-out",()=>i(!1))}
${g(a,n("sign-out-everywhere"),"sign-out-everywhere",()=>i(!0))}
</div>
<details class="fold">
<summary>${n(c?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${$(p=>l(c?p("old"):null,p("passphrase")))}
>
${c?x("old",n("old-passphrase"),"current-password"):u}
${x("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
${n("change")}
</button>
</form>
</details>
${ut(t)||e.passkeys.length>0?Pn(t,e):u}`}function Pn(t,{passkeys:e,fresh:a}){let{page:s,own:o}=t,i=async(l,c)=>{await s.isSureToRemove(c)&&await s.ask("account",async()=>(o.me=await m("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
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
${ut(t)?g(s,n("add-passkey"),"add-passkey",()=>Pe(t,null)):u}
${a?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function xn(t){let{page:e,own:a}=t,s=()=>e.ask("device",async()=>{let{url:o}=await m("POST /api/me/link");a.link={address:e.browser.origin+o,picture:null},e.changed(),a.link.picture=await m("POST /api/qr",{path:o})});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${a.link?On(t,a.link):g(e,n("make-link"),"make-link",s,"wide")}
${a.sessions.length>1?Tn(t):u}`)}function On({page:t,own:e},a){let{address:s,picture:o}=a,i=()=>t.ask("device",()=>t.browser.copy(s).then(()=>n("copied"))),l=()=>t.ask("device",()=>t.share({title:n("share-device"),url:s})),c=()=>t.ask("device",async()=>(await m("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${nt("device-link",s)}
<div class="row">
${g(t,n("copy"),"copy-device-link",i,"main")}
${t.browser.share?g(t,n("share"),"share-device-link",l):u}
${g(t,n("withdraw-it"),"drop-link",c)}
</div>
${Yt("device-qr",o)}`}function Tn({page:t,own:e}){let a=s=>t.ask("device",async()=>(await m("DELETE /api/me/sessions/{session}",{session:s}),e.sessions=(await m("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:s,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),p=b(i),d=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${p}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:p})}</span>
</span>
${l?u:g(t,d,"end-session",()=>a(s),"quiet")}
</li>`})}
</ul>`}function En(t){return y(t.page,"notices",n("notifications"),Dn(t))}function Dn({page:t,own:e,device:a}){let{available:s,key:o}=e.me.push;if(!s)return r`<p class="small">${n("server-sends-none")}</p>`;if(!a.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));return await m("POST /api/me/push",{subscription:await a.subscribe(o)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await a.unsubscribe();return c!==null&&await m("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?g(t,n("turn-off-here"),"stop-notices",l):g(t,n("tell-me"),"start-notices",i)}`}function Rn({page:t,own:e}){let{ratings:a,statistics:s,me:o}=e,i=p=>t.ask("ratings",async()=>(e.me=await m("PATCH /api/me",{listed:p}),n(p?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=a.length===0&&s.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:u}
${a.length>0?r`<ul class="ratings">
${a.map(W)}
</ul>`:u}
${s.totals.length>0?ue(s.totals):u}
${o.account?V("listed",l,o.account.listed,i):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function Mn(t){let{page:e,own:a}=t,{bots:s,token:o}=a,i=c=>e.ask("bots",async()=>{let{token:p}=await m("POST /api/me/bots",{name:c});await U(a,c,p)}),l=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${k("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${nt("bot-token",o.token)}
</p>`:u}
<ul class="things" data-testid="bot-list">
${s.map(c=>Cn(t,c))}
</ul>
${R(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function U(t,e,a){a===null&&(t.token=null),t.bots=(await m("GET /api/me/bots")).bots,a!==null&&(t.token={bot:e,token:a})}function Cn({page:t,own:e},{id:a,name:s,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(s)&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}",{bot:a}),await U(e,s,null),n("bot-removed",{name:s})))},c=()=>t.ask("bots",async()=>{let{token:f}=await m("POST /api/me/bots/{bot}/tokens",{bot:a});await U(e,s,f)}),p=async f=>{await t.browser.isSure(n("sure-revoke",{name:s}),n("revoke"))&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:a,token:f}),await U(e,s,null),n("token-revoked",{name:s})))},d=r`${n("remove")}<span class="visually-hidden"> ${s}</span>`;return r`<li>
<span>
<b>${s}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${g(t,n("new-token"),"new-token",c,"quiet")}
${g(t,d,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:f,scope:S,created:O})=>r`<li class="small">
<span
>${n("token-of-day",{day:b(O)})}${S==="read"?n("only-to-look"):""}</span
>
${g(t,n("revoke"),"revoke-token",()=>p(f),"quiet")}
</li>`)}
</ul>
</li>`}function Ln({page:t,own:e,device:a}){let s=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!s&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await m("DELETE /api/me",{passphrase:s?l:null}),a.forgetEverybody(),a.begin("/")}),i=r`<div class="row">
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
${s?x("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",n("your-data"),i)}var xe={hasPasskeys:J,usePasskey:ke,begin:mt.begin};async function Oe(t,e=xe){let a=await m("GET /api/me");if(a.account)return Ee(a.account.login);let s=new Q(t,a),o=(l,c)=>t.ask("passphrase",async()=>{await m("POST /api/sign-in",{login:l,passphrase:c,bring:s.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await m("POST /api/sign-in/passkey/options"),p=await e.usePasskey(c);await m("POST /api/sign-in/passkey",{ceremony:l,credential:p,bring:s.isOn}),e.begin("/")});return()=>Y(n("sign-in"),r`<form
class="fields"
@submit=${$(l=>o(l("login"),l("passphrase")))}
>
${I("username")}
${x("passphrase",n("passphrase"),"current-password")} ${s.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${D(t,"passphrase")}
${e.hasPasskeys()&&a.passkeys_possible?r`<div class="or">
${g(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${D(t,"passkey")}
</div>`:u}
<p class="small">
${k("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function Te(t,e,a=xe){let o=await Promise.all([m("GET /api/me"),m("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let f=d instanceof E?An(d.status):null;if(f===null)throw d;return f});if(typeof o=="string")return Nn(o);let[i,{name:l}]=o;if(i.account)return Ee(i.account.login);let c=new Q(t,i),p=()=>t.ask("link",async()=>{await m("POST /api/sign-in/link",{code:e,bring:c.isOn}),a.begin("/")});return()=>Y(n("use-device-too"),r`<p data-testid="link-whom">
${l?k("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${g(t,n("sign-in-here"),"link-sign-in",p,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${D(t,"link")}`)}var Q=class{constructor(e,a){this.page=e;this.me=a}page;me;isOn=!0;tick(){return this.me.known?V("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):u}};function An(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function Nn(t){return()=>Y(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function Ee(t){return()=>Y(n("you-are-signed-in"),r`<p>${k("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function Y(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var In=["placing","timing","economy","special","patches"],Gn=5;function De(t){let e=t.filter(({tile:s})=>s!==null),a=t.findIndex(({won:s})=>!s);return{played:t.length,won:t.filter(({won:s})=>s).length,streak:a<0?t.length:a,longest:qn(t.map(({won:s})=>s)),tile:dt(e.map(({tile:s})=>Number(s))),empty:dt(e.map(({empty:s})=>s??0))}}function qn(t){let[e,a]=[0,0];for(let s of t)a=s?a+1:0,e=Math.max(e,a);return e}function dt(t){return t.length?t.reduce((e,a)=>e+a,0)/t.length:null}function Re(t){let e=new Map;for(let a of t){let s=Fn(a),o=e.get(s)??{name:s,played:0,won:0,order:_n(a)};o.played+=1,o.won+=Number(a.won),e.set(s,o)}return[...e.values()].sort((a,s)=>a.order-s.order).map(({name:a,played:s,won:o})=>({name:a,played:s,won:o}))}function Fn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:G[(e??1)-1].numeral}):H({opponent:t,level:e})}function _n({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Me(t){let e=t.flatMap(a=>a.points_lost===null?[]:[a.points_lost]);return e.reverse(),e.map((a,s)=>dt(e.slice(Math.max(0,s+1-Gn),s+1))??0)}function Ce(t){return In.map(e=>({cause:e,points:t[e]})).sort((e,a)=>a.points-e.points)}var Vn=1;async function Ae(){let{games:t,best:e,gone:a}=await m("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Kn(De(t))} ${jn(Re(t))}</div>
<div class="column">${Bn(Me(t),a)} ${zn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Kn({played:t,won:e,streak:a,longest:s,tile:o,empty:i}){let l=[["progress-played",ft(t)],["progress-won",Le(e/t)],["progress-streak",ft(a)],["progress-longest",ft(s)],["progress-tile",o===null?"–":Le(o)],["progress-empty",i===null?"–":Z(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,p])=>r`<div>
<dt>${n(c)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function jn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:a,won:s})=>Ne(e,n("won-of",{won:s,games:a}),s/a))}
</ul>
</section>`}function Ne(t,e,a){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*a)} height="4"></rect>
</svg>
</li>`}function Bn(t,e){let a=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${a}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let s=Ce(e),o=Math.max(s[0].points,.1),i={from:Z(t[0]),to:Z(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${a}
<p>${n("progress-lost-now",{points:i.to})}</p>
${lt(it(t,Vn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${s.map(({cause:l,points:c})=>Ne(n(`progress-cause-${l}`),Z(c),c/o))}
</ul>
</section>`}function zn(t){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:a,empty:s})=>r`<li>
<a href=${`/game/${e}`}
>${Nt(a)}<span>${n("progress-quilt-empty",{empty:s})}</span></a
>
</li>`)}
</ul>
</section>`}function ft(t){return new Intl.NumberFormat(q()).format(t)}function Z(t){return new Intl.NumberFormat(q(),{maximumFractionDigits:1}).format(t)}function Le(t){return new Intl.NumberFormat(q(),{style:"percent"}).format(t)}function Ie(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Ge(t){let{board:e,clock:a,takebacks:s,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(`term-seat-${l}`)],[n("clock"),a===null?n("term-no-clock"):Lt(a)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(s?"tick-takebacks-note":"term-none")],...c?[Hn(c)]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function Hn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function qe(t,e,a){let{yours:s,name:o,game:i}=t;return r`${A(a)}
<main class="invitation">
${at()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${s?n("own-invitation"):n("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${Ge(t).map(([l,c])=>r`<div>
<dt>${l}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${s?Wn(i):Ft(e)}
</section>
</main>`}function Wn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function Fe({title:t,text:e},a){return r`${A(a)}
<main class="invitation">
${at()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function Jn({root:t,shell:e},a){let s="tab-invitation";try{let o=await m("GET /api/invitations/{code}",{code:a}),i=new Qt({sit:p=>m("POST /api/invitations/{code}",{code:a,name:p}),go:e.go}),l=()=>C(qe(o,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:s,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof E?Ie(o.status):null;if(!i)throw o;return{page:{draw:()=>C(Fe(i,e),t),close:()=>{}},title:s}}}function Un(t,e){let[a,,...s]=t.link.split(",");return[a,Rt(t.moves.slice(0,e)),...s].join(",")}var X=class{constructor(e,a,s){this.replay=e;this.go=a;let o={opponent:this.isSolo?"automa":"computer",strength:s,first:"you",busy:!1,error:""};this.store=wt(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:a}=await m("POST /api/games",this.wanted(e));this.go(a)}catch(a){let s=a instanceof Error?a.message:String(a);this.store.dispatch({busy:!1,error:s})}}wanted(e){let{replay:a}=this,{opponent:s,strength:o,first:i}=this.store.get(),{automa:l}=a,c=l&&s==="automa"?{deck:l.deck,level:l.level}:null,p=s==="computer"?{level:o}:null,d=s==="person"?K(a).map(({name:S})=>S):null,f=Un(a,e);return{opponent:s,...c,...p,first:i,board:"revised",seed:null,from:f,names:d}}};var tt=class extends Xt{constructor(a,s){super(Zt(a,s),s,{said:""});this.replay=a;this.seats=K(a)}replay;seats;get frame(){return this.frames[this.state.at]}get list(){return this.frames.slice(1).map(({move:a,player:s},o)=>({number:o+1,player:s??1,move:a??"pass"}))}get path(){let{link:a,tags:s}=this.replay;return At(a,[s.Player1,s.Player2])}};function _e(t,e){let a=t.store.get(),s=t.isSolo?[["automa",n("automa-alone")]]:[...ht.map(({level:l})=>[String(l),n("computer-level-name",{level:String(l),name:St(l)})]),["person",n("two-people-here")]],o=a.opponent==="computer"?String(a.strength):a.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Qn(L(l)))}
>
${s.map(([l,c])=>r`<option value=${l} ?selected=${o===l}>${c}</option>`)}
</select></label
>
${t.isSolo?u:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:L(l)})}
>
<option value="you" ?selected=${a.first==="you"}>${n("player-one")}</option>
<option value="opponent" ?selected=${a.first==="opponent"}>
${n("player-two")}
</option>
</select></label
>`}
<button type="submit" class="main" data-testid="play-on" ?disabled=${a.busy}>
${n("play-on")}
</button>
${F(a.error,"play-on-error")}
</form>`}function Qn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function gt(t,e,a){let s=`${e===1?"front":"back"} p${e}`;return zt({...Yn(t,e),player:e,lettered:a,place:s})}function Yn({frame:t,seats:e,patches:a,state:s},o){let i=Et(t.player===o?[t.move]:[],a);return{frame:t,seats:e,patches:a,cursor:s.walks[o],fresh:i}}function Ve(t){let{list:e,state:a,seats:s,patches:o}=t;return Kt(e,a.at,s,o,i=>t.look(i))}function Ke(t,e,a){let{replay:s,frame:o,seats:i,state:l}=t,{at:c}=l,{letters:p,look:d}=a.settings,f=()=>a.change({look:d==="cloth"?"thread":"cloth"});return r`${A(a,jt(a,s.link,c))}
<main class=${`table ${o.automa?"solo":"screen"} viewer`} data-stage=${o.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${c===0?n("start-position"):n("after-move",{number:String(c)})}:
${xt(o,i)}
</h1>
<p data-testid="turn-reason">${Ot(o,i)}</p>
${s.comment?qt(s.comment):u}
${t.moves>0?Zn(t,a):u}
</div>
<div class="column own">
${gt(t,1,p)} ${_t(o.ring,t.patches,p)}
</div>
<div class="column middle">
${Vt(o,t.patches,p)} ${Ve(t)}
${o.result?Bt(o,i,Xn(t,a)):_e(e,c)}
</div>
<div class="column other">
${gt(t,2,p)} ${Dt(o,i,d,f)}
</div>
</div>
<div class="below">${Ht(o,i,t.patches)}</div>
</main>`}function Zn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(`/review${t.path.slice(1)}`)}
>
${w("graph")}<span>${n("review")}</span>
</button>`}function Xn(t,e){let{said:a}=t.state,s=async()=>t.store.dispatch({said:await Gt(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${n("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${s}>
${w("link")}<span>${n("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>It(t.replay.record)}>
${w("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${a}</p>`}function ta(t,e,a,s){let o=new tt(e,a),i=new X(e,s.go,s.settings.strength),l=()=>{C(Ke(o,i,s),t),Ut(t)},c=[o.store.watch(l),i.store.watch(l)],p=f=>ea(f,o);return window.addEventListener("keydown",p),{draw:l,close:()=>{for(let f of c)f();window.removeEventListener("keydown",p)}}}function ea(t,e){let{target:a,key:s,altKey:o,ctrlKey:i,metaKey:l,shiftKey:c}=t;o||i||l||c||a instanceof Element&&a.closest("select, input, textarea, dialog")||Mt(t,(p,d)=>e.walk(p,d))||e.key(s)&&t.preventDefault()}var zo=h(ce),Ho=h(le),Wo=h(t=>Se(t)),Jo=h(fe),Uo=h(Ae),Qo=h(de),Yo=h(t=>Oe(t)),Zo=h((t,e)=>Te(t,e)),Xo=h(async()=>{let{aidSheet:t,printButton:e}=await te("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{zo as openAdmin,Xo as openAidPage,Ho as openDay,Jn as openInvitation,Wo as openMe,Jo as openProfile,Uo as openProgress,Qo as openRatings,Yo as openSignIn,Zo as openSignInLink,ta as openViewerPage};
