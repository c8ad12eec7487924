import{a as ne,b as v}from"./replays.js";import{a as y,b as R,c as g,d as $,e as M,f as K,g as B,h as ee,i as h}from"./controls.js";import{$a as k,Bc as at,C as r,D as vt,Db as Ct,Dc as N,E as u,Ec as Ft,F as A,Fc as qt,G as w,Gc as Vt,Hc as _t,Ic as Kt,Jc as _,Kb as At,Kc as Bt,Lc as jt,Mb as L,Mc as Ht,P as St,Rc as zt,Uc as Wt,Vc as Jt,Wc as Ut,Xa as Dt,Xb as Lt,Xc as Qt,_ as Pt,_a as Rt,a as bt,aa as xt,b as F,g as q,ga as Ot,h as a,ha as Tt,ia as Et,j as $t,k as b,kd as Yt,ld as Zt,m as wt,o as V,s as D,t as m,tc as Nt,ud as st,vd as Xt,w as kt,wb as Mt,wd as te,xc as It,yd as ae,zc as Gt}from"./page.js";var ot="2026-11-02";function j(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function se(t,e){let[n,s,o]=t.split("-").map(Number);return j(new Date(n,s-1,o+e))}function S(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat($t(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function oe(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function re(t){let[e,n]=t.split("-").map(Number),s=(new Date(e,n-1,1).getDay()+6)%7,o=new Date(e,n,0).getDate(),l=Math.ceil((s+o)/7);return Array.from({length:l},(i,c)=>Array.from({length:7},(p,d)=>{let f=7*c+d-s+1;return f<1||f>o?null:`${t}-${String(f).padStart(2,"0")}`}))}function ie(t,e){let[n,s]=t.split("-").map(Number);return j(new Date(n,s-1+e,1)).slice(0,7)}function le(t,e){let n=t.filter(({won:l})=>l!==null),s=new Set(n.map(({day:l})=>l)),o=l=>{let i=0;for(;s.has(se(l,-i));)i+=1;return i};return{played:n.length,won:n.filter(({won:l})=>l).length,streak:o(e)||o(se(e,-1)),longest:Math.max(0,...[...s].map(o))}}function rt({opponent:t,level:e,deck:n}){if(t==="computer")return a("day-against-level",{level:e,name:a(`level-name-${e}`)});let{numeral:s}=F[e-1];return a("day-against-automa",{numeral:s,deck:a(`day-deck-${n}`)})}function H({won:t,margin:e}){return t===null?"":e===null?a("day-resigned"):e===0?a(t?"day-won-even":"day-lost-even"):a(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ce(t,e){let{attempt:n,table:s}=t,o=n===null?"":H(n),i=s&&s.rank!==null&&n&&n.margin!==null&&s.played>1?a("day-place",{rank:s.rank??0,played:s.played}):"";return[a("day-share-title",{day:S(t.day,{dateStyle:"long"})}),a("label-and-note",{label:rt(t),note:[o,i].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var We=Date.UTC(2026,10,23),Je=1440*60*1e3;async function me(t,e){let n=0,s=()=>j(new Date(Date.now()-n)),o=m("GET /api/days/{day}",{day:e??s()}).catch(async p=>{if(e||!(p instanceof D))throw p;return n=Date.now()-(await kt()).getTime(),m("GET /api/days/{day}",{day:s()})}),[l,{days:i}]=await Promise.all([o,m("GET /api/me/days")]),c={day:l,attempts:i,today:s(),month:l.day.slice(0,7)};return t.until(Ue(()=>{c.today=s(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${S(l.day)}</h1>
${l.day<c.today?Ze(c.today):u} ${n>0?Qe():u}
<div class="column">${Xe(t,l)}</div>
<div class="column">
${l.table?sn(l.table):u} ${Ye(l.day,c.today)}
${on(t,c)}
<p class="small"><a href="/">${a("back-to-home")}</a></p>
</div>
</main>`}function Ue(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,oe(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}function Qe(){return r`<p role="status" data-testid="clock-ahead">${a("day-clock-ahead")}</p>`}function Ye(t,e){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${w("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
</p>`}function Ze(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${a("day-newer")}</a>
</p>`}function Xe(t,e){let{attempt:n}=e,s=n!==null&&n.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${rt(e)}</h2>
<p>${a(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${s?tn(n,e.table):r`<p class="small explain">${a("day-what")}</p>`}
<div class="row">${en(t,e)}</div>
${R(t,"game")}
</section>`}function tn(t,e){let{rank:n,played:s}=e??{rank:null,played:0},o=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${H(t)}</strong>
${o?r`<span>${a("day-place",{rank:n,played:s})}</span>`:u}
</p>`}function en(t,e){let{attempt:n}=e,s=i=>{let c=()=>t.ask("game",async()=>{t.shell.go((await m("POST /api/days/{day}",{day:e.day})).url)});return g(t,a(i),"day-play",c,"main")};if(n===null&&e.open)return s("day-play");if(n?.won===null)return s("day-go-on");let o=g(t,a("day-practise"),"day-practise",()=>nn(t,e));if(n===null)return e.table===null?a("day-to-come"):o;let l=r`${w("share")}<span>${a("share")}</span>`;return r`${g(t,l,"day-share",()=>an(t,e),"main")}
<a class="button" href=${`/game/${n.game}`}>${a("day-your-game")}</a>
${o}`}function nn(t,{opponent:e,level:n,deck:s,seat:o,seed:l}){return t.ask("game",async()=>{let{url:i}=await m("POST /api/games",{opponent:e,level:n,seed:l,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...s===null?{}:{deck:s}});t.shell.go(i)})}function an(t,e){let n=ce(e,t.browser.origin);return t.ask("game",async()=>t.browser.share?t.share({text:n}):(await t.browser.copy(n),a("copied")))}function sn({played:t,won:e,best:n,best_game:s}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${a("day-table")}</h2>
<p class="small">${a("day-played",{played:t,won:e})}</p>
${n.length===0?u:r`<table class="standings">
<thead>
<tr>
<th scope="col">${a("day-rank")}</th>
<th scope="col">${a("day-name")}</th>
<th scope="col">${a("day-outcome")}</th>
</tr>
</thead>
<tbody>
${n.map(o=>r`<tr class=${o.you?"you":""}>
<td>${o.rank}</td>
<th scope="row">
${o.name??a("day-guest")}${o.you?a("day-you"):""}
</th>
<td>${H({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${s===null?u:r`<p>
<a class="button" href=${`/game/${s}`}>${a("day-best-game")}</a>
</p>`}
</section>`}function on(t,e){let{attempts:n,today:s,month:o}=e,l=le(n,s),i=new Map(n.map(p=>[p.day,p])),c=S(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${pe(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${pe(t,e,1)}
</div>
<table>
<thead>
<tr>
${rn().map(([p,d])=>r`<th scope="col" abbr=${d}>${p}</th>`)}
</tr>
</thead>
<tbody>
${re(o).map(p=>r`<tr>
${p.map(d=>r`<td>${ln(d,e,i)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${a("day-figures",{...l})}</p>
</section>`}function pe(t,e,n){let s=n<0?ot.slice(0,7):e.today.slice(0,7),o=n<0?e.month<=s:e.month>=s,l=()=>{o||(e.month=ie(e.month,n),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${n<0?"month-before":"month-after"}
aria-label=${a(n<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${l}
>
${w(n<0?"back":"forward")}
</button>`}function rn(){return Array.from({length:7},(t,e)=>{let n=new Date(We+e*Je).toISOString().slice(0,10);return[S(n,{weekday:"narrow"}),S(n,{weekday:"long"})]})}function ln(t,{day:e,today:n},s){if(t===null)return u;let o=Number(t.slice(8));if(t<ot||t>n)return r`<span class="date none">${o}</span>`;let l=s.get(t),i=l?l.won===null?"running":l.won?"won":"lost":"missed",c=S(t,{dateStyle:"long"});return r`<a
class=${`date ${i}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":u}
aria-label=${a("label-and-note",{label:c,note:a(`day-how-${i}`)})}
>${o}</a
>`}async function ue(t){let e=new it(t),n={game:""},{reports:s}=await m("GET /api/admin/reports"),o=l=>t.ask("reported",async()=>{await m("POST /api/admin",{action:"close_report",report:l}),{reports:s}=await m("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${a("tab-admin")}</h1>
<div class="column">
${y(t,"reported",a("reports"),un(t,s,e,o))}
</div>
<div class="column">
${y(t,"found",a("find-people"),cn(t,e))}
${y(t,"one-game",a("one-game"),dn(t,n))}
</div>
</main>`}var it=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await m("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await m("POST /api/admin",e),await this.read(this.wanted),a("done")))}async suspend({id:e,name:n},s){let o=a("sure-suspend",{name:n??e});await this.page.browser.isSure(o,a("suspend"))&&await this.change({action:"suspend",person:e,...s?{days:Number(s)}:{}})}};function cn(t,e){let{found:n}=e;return r`${M(t,{id:"wanted",label:a("name-login-id"),most:200,button:a("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(n??[]).map(s=>pn(t,e,s))}
</ul>
${n?.length===0?r`<p class="small">${a("nobody-found")}</p>`:u}`}function pn(t,e,n){let{id:s,name:o,login:l,games:i,reports:c}=n;return r`<li>
<span>
<b>${o??s}</b> ${l??""}
<span class="small block">
${a("games-and-reports",{games:i,reports:c})}${mn(n)}
</span>
</span>
<details class="fold">
<summary>${a("change")}<span class="visually-hidden"> ${o??s}</span></summary>
${M(t,{id:`name-${s}`,label:a("new-name"),button:a("rename"),buttonId:"rename",send:p=>e.change({action:"rename",person:s,name:p.trim()})})}
${n.suspended?g(t,a("lift"),"lift",()=>e.change({action:"lift",person:s})):r`<form
class="with-button"
@submit=${$(p=>e.suspend(n,p("days")))}
>
<label for=${`days-${s}`}>${a("suspend-days")}</label>
<input id=${`days-${s}`} name="days" type="number" min="1" max="3650" />
<button
type="submit"
class="danger"
data-testid="suspend"
?disabled=${t.busy!==null}
>
${a("suspend")}
</button>
</form>`}
</details>
</li>`}function mn({suspended:t}){return t?t.until===null?a("comma-suspended"):a("comma-suspended-until",{day:b(t.until)}):u}function un(t,e,n,s){return e.length===0?r`<p class="small">${a("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:l,reason:i,person:c,person_name:p,game:d,text:f,created:P}=o,T=o.seats??[],nt=o.reporter_name??"–";return r`<li>
<span>
<b>${a(`report-reason-${i}`)}</b>${c?r` ${p??c}`:u}
${d?r`<a class="block" href=${`/game/${d}`}
>${T.map(E=>E.name).join(" – ")}</a
>`:u}
${f?r`<span class="block quoted">${f}</span>`:u}
<span class="small block">${a("reported-by",{name:nt,day:b(P)})}</span>
</span>
<span class="row">
${T.map(E=>{let ht=E.person;return ht===null?u:g(t,E.name,"find-reported",()=>n.find(ht),"quiet")})}
${g(t,a("mark-read"),"close-report",()=>s(l))}
</span>
</li>`})}
</ul>`}function dn(t,e){let n=(o,l,i="")=>g(t,a(o),l,()=>s(o),i),s=async o=>{let l=fn(e.game);l&&await t.browser.isSure(a(`sure-${o}`,{game:l}),a(o))&&await t.ask("one-game",async()=>(await m("POST /api/admin",{action:o,game:l}),a("done")))};return r`<label for="one-game-id" class="small">${a("game-address")}</label>
<input
id="one-game-id"
data-testid="one-game-id"
maxlength="200"
autocomplete="off"
@input=${o=>e.game=L(o)}
/>
<div class="row">
${n("end_game","end-game","danger")} ${n("void_rating","void-rating")}
</div>`}function fn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}var x=240,C=64,gn=100,yn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function I({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function W({opponent:t,level:e,name:n}){return t==="bot"&&n?a("bot-called",{name:n}):t!=="computer"?a(yn[t]):e===null?a("computer"):a("computer-level",{level:String(e)})}function de({history:t}){let e=t.map(({rating:n})=>n);return lt(e,gn)}function lt(t,e){if(t.length<2)return null;let{low:n,high:s}=hn(t,e),o=t.map((l,i)=>{let c=i/(t.length-1)*x,p=C-(l-n)/(s-n)*C;return[z(c),z(p)]});return{path:`M${o.map(l=>l.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:n,high:s}}function hn(t,e){let[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(s-n))/2;return e<10?{low:z(n-o),high:z(s+o)}:{low:Math.round(n-o),high:Math.round(s+o)}}function z(t){return Math.round(t*10)/10}function J(t){let{deviation:e,games:n,provisional:s}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${a(`class-${t.class}`)}</span>
<b class="rating-value">${I(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${a("games",{count:n})}${s?a("not-settled"):""}</span
>
${bn(t)}
</li>`}function bn(t){let e=String(t.history[0]?.rating),n={class:a(`class-${t.class}`),from:e,to:I(t)};return ct(de(t),a("rating-picture",n))}function ct(t,e){if(t===null)return u;let[n,s]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${x+44} ${C+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${x}M0 ${C}H${x}`}></path>
<path class="line-path" d=${t.path}></path>
${vt`<circle cx=${n} cy=${s} r="3.5"></circle>
<text x=${x+6} y="4">${t.high}</text>
<text x=${x+6} y=${C+4}>${t.low}</text>`}
</svg>`}function ge(t){return K({id:"duel-totals",labelledBy:"totals-caption",caption:a("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[a(e)]),rows:t.map(e=>({cells:[W(e),a(`class-${e.class}`),a("won-of",{won:e.won,games:e.played}),fe(e.mean_margin),fe(e.best_margin)]})),head:0})}function fe(t){return t===null?"–":xt(Math.round(t*10)/10)}var $n=["blitz","rapid","correspondence","untimed"];async function ye(t){let e="rapid",n=t.latest({class:e,people:[]}),s=o=>(e=o,n.read(m("GET /api/ratings",{class:o})));return await s(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${a("tab-ratings")}</h1>
<section class="panel" aria-label=${a("tab-ratings")}>
<p class="small">${a("ladder-text")}</p>
${At("speed",a("ladder-speed"),$n.map(o=>[o,a(`class-${o}`)]),e,o=>s(o))}
${wn(n.error?[]:n.value.people)} ${_(n.error,"ladder-error")}
<p class="small">${a("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${a("back-to-home")}</a></p>
</main>`}function wn(t){return t.length===0?r`<p data-testid="ladder-none">${a("ladder-none")}</p>`:K({id:"ladder",label:a("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[a(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??a("ladder-nameless")}</a>`,I(e),e.games]})),head:1})}async function he(t,e){let{name:n,bot:s,you:o,ratings:l,against:i,games:c}=await m("GET /api/people/{person}",{person:e});return()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${n||a("ladder-nameless")}
${s?r`<span class="badge">${a("profile-bot")}</span>`:u}
</h1>
${o?r`<p class="small">${a("profile-you")}</p>`:u}
<div class="column">
${pt("profile-ratings","profile-no-ratings","ratings",l.map(J))}
${pt("profile-against","profile-none","plain",i.map(kn))}
</div>
<div class="column">
${pt("profile-recent","profile-none","plain",c.map(vn))}
</div>
<p class="small"><a href="/ratings">${a("tab-ratings")}</a></p>
</main>`}function pt(t,e,n,s){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${a(t)}</h2>
${s.length===0?r`<p class="small">${a(e)}</p>`:r`<ul class=${n}>
${s}
</ul>`}
</section>`}function kn(t){let{id:e,won:n,played:s}=t,o=be(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${a("won-of",{won:n,games:s})}</span>
</li>`}function be({name:t,level:e,bot:n}){return e!==null?a("computer-level",{level:String(e)}):n?a("bot-called",{name:t}):t}function vn(t){let{game:e,opponent:n,level:s,rated:o,won:l,scores:i,ended:c}=t,p=Et(i[0],i[1]),d=[a(`class-${t.class}`),...o?[a("profile-rated")]:[],b(c)];return r`<li>
<a href=${`/game/${e}`}>${be({name:n,level:s,bot:!1})}</a>
<span>${a(l?"profile-won":"profile-lost",{points:p})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function mt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function $e(){return mt()&&await ve()!==null}async function we(t){if(await Notification.requestPermission()!=="granted")throw new Error(a("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(a("notices-unreachable"),{cause:n})}}async function ke(){let t=await ve();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function ve(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function U(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Se(t){let e=t;return xe(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Pe(t){let e=t;return xe(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function xe(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(a("passkey-there"),{cause:e})}throw new Error(a("passkey-none"))}function G(t,e=""){return r`<label
>${a("login")} <span class="small">${e}</span>
<input
name="login"
data-testid="login"
required
minlength="3"
maxlength="32"
autocapitalize="none"
spellcheck="false"
autocomplete=${t}
/></label>`}function O(t,e,n,s=""){return r`<label
>${e} <span class="small">${s}</span>
<input
type="password"
name=${t}
data-testid=${t}
required
minlength=${n==="new-password"?8:1}
maxlength="256"
autocomplete=${n}
/></label>
<label class="tick"
><input type="checkbox" @change=${Sn} /><span>${a("show-it")}</span></label
>`}function Sn(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}var ut={hasPasskeys:U,makePasskey:Se,hasNotices:mt,isSubscribed:$e,subscribe:we,unsubscribe:ke,forgetEverybody:Zt,begin(t){Yt(!1),location.assign(t)}};async function Oe(t,e=ut){let n=(P,T,nt)=>P.catch(E=>(t.errors[nt]=wt(E),T)),[s,{ratings:o},l,{bots:i},{sessions:c},p]=await Promise.all([m("GET /api/me"),n(m("GET /api/me/ratings"),{ratings:[]},"ratings"),n(m("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),n(m("GET /api/me/bots"),{bots:[]},"bots"),n(m("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d={me:s,ratings:o,statistics:l,bots:i,sessions:c,isNotified:p,link:null,token:null},f={page:t,own:d,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${d.me.name??a("to-me")}</h1>
<div class="column">
${Pn(f)} ${xn(f)}
${d.me.known?[Dn(f),Cn(f)]:u}
</div>
<div class="column">
${Ln(f)} ${Nn(f)}
${d.me.known?Gn(f):u}
<p class="small">
<a href="/">${a("back-to-home")}</a>
</p>
</div>
</main>`}function Pn({page:t,own:e}){let n=o=>t.ask("name",async()=>(e.me=await m("PATCH /api/me",{name:o}),a("saved"))),s=M(t,{id:"my-name",label:a("name-as-others-see"),hint:a("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:a("save"),buttonId:"save-name",send:n});return y(t,"name",a("your-name"),s)}function xn(t){let{account:e}=t.own.me,n=e?Tn(t,e):On(t);return y(t.page,"account",a("account"),n)}function dt({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function Te({page:t,own:e,device:n},s){return t.ask("account",async()=>{let{ceremony:o,publicKey:l}=await m("POST /api/passkeys/options",{login:s}),i=await n.makePasskey(l),c=e.me.name??a("default-passkey");return e.me=await m("POST /api/passkeys",{ceremony:o,name:c,credential:i}),a(s===null?"passkey-added":"account-made-passkey")})}function On(t){let{page:e,own:n}=t,s=(o,l)=>e.ask("account",async()=>(n.me=await m("POST /api/account",{login:o,passphrase:l}),a("account-made")));return r`<p class="small">${a("account-why")}</p>
<form class="fields" @submit=${$(o=>s(o("login"),o("passphrase")))}>
${G("username",a("never-shown"))}
${O("passphrase",a("passphrase"),"new-password",a("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${a("make-account")}
</button>
</form>
${dt(t)?r`<details class="fold">
<summary>${a("passkey-instead")}</summary>
<form
class="fields"
@submit=${$(o=>Te(t,o("login")))}
>
${G("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${a("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${k("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${a("sign-in")}</a>`})}
</p>`}function Tn(t,e){let{page:n,own:s,device:o}=t,l=p=>n.ask("account",async()=>{await m(p?"POST /api/sign-out/everywhere":"POST /api/sign-out"),o.begin("/")}),i=(p,d)=>n.ask("account",async()=>(s.me=await m("POST /api/me/passphrase",{old:p,new:d}),a("passphrase-changed"))),c=e.passphrase;return r`<p>
${k("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${g(n,a("sign-out"),"sign-out",()=>l(!1))}
${g(n,a("sign-out-everywhere"),"sign-out-everywhere",()=>l(!0))}
</div>
<details class="fold">
<summary>${a(c?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${$(p=>i(c?p("old"):null,p("passphrase")))}
>
${c?O("old",a("old-passphrase"),"current-password"):u}
${O("passphrase",a("new-passphrase"),"new-password",a("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${n.busy!==null}>
${a("change")}
</button>
</form>
</details>
${dt(t)||e.passkeys.length>0?En(t,e):u}`}function En(t,{passkeys:e,fresh:n}){let{page:s,own:o}=t,l=async(i,c)=>{await s.isSureToRemove(c)&&await s.ask("account",async()=>(o.me=await m("DELETE /api/passkeys/{passkey}",{passkey:i}),a("passkey-removed")))};return r`<h3>${a("passkeys")}</h3>
<ul class="things">
${e.map(({id:i,name:c,created:p})=>r`<li>
<span
>${c} <span class="small">${a("since-day",{day:b(p)})}</span></span
>
<button
type="button"
class="quiet"
data-testid="remove-passkey"
aria-label=${a("remove-name",{name:c})}
@click=${()=>l(i,c)}
>
${a("remove")}
</button>
</li>`)}
</ul>
${dt(t)?g(s,a("add-passkey"),"add-passkey",()=>Te(t,null)):u}
${n?u:r`<p class="small">${a("passkey-needs-fresh")}</p>`}`}function Dn(t){let{page:e,own:n}=t,s=()=>e.ask("device",async()=>{let{url:o}=await m("POST /api/me/link");n.link={address:e.browser.origin+o,picture:null},e.changed(),n.link.picture=await m("POST /api/qr",{path:o})});return y(e,"device",a("another-device"),r`<p class="small">${a("another-device-text")}</p>
${n.link?Rn(t,n.link):g(e,a("make-link"),"make-link",s,"wide")}
${n.sessions.length>1?Mn(t):u}`)}function Rn({page:t,own:e},n){let{address:s,picture:o}=n,l=()=>t.ask("device",()=>t.browser.copy(s).then(()=>a("copied"))),i=()=>t.ask("device",()=>t.share({title:a("share-device"),url:s})),c=()=>t.ask("device",async()=>(await m("DELETE /api/me/link"),e.link=null,a("link-dropped")));return r`<label for="device-link" class="visually-hidden">${a("the-link")}</label>
${at("device-link",s)}
<div class="row">
${g(t,a("copy"),"copy-device-link",l,"main")}
${t.browser.share?g(t,a("share"),"share-device-link",i):u}
${g(t,a("withdraw-it"),"drop-link",c)}
</div>
${ee("device-qr",o)}`}function Mn({page:t,own:e}){let n=s=>t.ask("device",async()=>(await m("DELETE /api/me/sessions/{session}",{session:s}),e.sessions=(await m("GET /api/me/sessions")).sessions,a("browser-signed-out")));return r`<h3>${a("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:s,agent:o,used:l,here:i})=>{let c=o??a("unknown-browser"),p=b(l),d=r`${a("sign-out")}<span class="visually-hidden"> ${c}, ${p}</span>`;return r`<li>
<span
>${c}
<span class="small">${i?a("this-browser"):a("used-on-day",{day:p})}</span>
</span>
${i?u:g(t,d,"end-session",()=>n(s),"quiet")}
</li>`})}
</ul>`}function Cn(t){return y(t.page,"notices",a("notifications"),An(t))}function An({page:t,own:e,device:n}){let{available:s,key:o}=e.me.push;if(!s)return r`<p class="small">${a("server-sends-none")}</p>`;if(!n.hasNotices())return r`<p class="small">${a("browser-has-none")}</p>`;let l=()=>t.ask("notices",async()=>{if(o===null)throw new Error(a("sends-none"));return await m("POST /api/me/push",{subscription:await n.subscribe(o)}),e.isNotified=!0,a("will-tell")}),i=()=>t.ask("notices",async()=>{let c=await n.unsubscribe();return c!==null&&await m("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,a("stays-quiet")});return r`<p class="small">${a("browser-can-tell")}</p>
${e.isNotified?g(t,a("turn-off-here"),"stop-notices",i):g(t,a("tell-me"),"start-notices",l)}`}function Ln({page:t,own:e}){let{ratings:n,statistics:s,me:o}=e,l=p=>t.ask("ratings",async()=>(e.me=await m("PATCH /api/me",{listed:p}),a(p?"ratings-listed":"ratings-not-listed"))),i=r`${a("list-ratings")} <span class="small">${a("list-ratings-note")}</span>`,c=n.length===0&&s.totals.length===0;return y(t,"ratings",a("ratings-and-results"),r`${c?r`<p class="small">${a("ratings-none")}</p>`:u}
${n.length>0?r`<ul class="ratings">
${n.map(J)}
</ul>`:u}
${s.totals.length>0?ge(s.totals):u}
${o.account?B("listed",i,o.account.listed,l):u}
<p><a href="/ratings" data-testid="to-ratings">${a("tab-ratings")}</a></p>`)}function Nn(t){let{page:e,own:n}=t,{bots:s,token:o}=n,l=c=>e.ask("bots",async()=>{let{token:p}=await m("POST /api/me/bots",{name:c});await Q(n,c,p)}),i=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${a("let-program-play")}</summary>
<p class="small">${k("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${a("token-of-bot",{bot:o.bot})}</label>
${at("bot-token",o.token)}
</p>`:u}
<ul class="things" data-testid="bot-list">
${s.map(c=>In(t,c))}
</ul>
${M(e,{id:"bot-name",label:a("name-of-bot"),button:a("make-bot"),buttonId:"make-bot",clears:!0,send:l})}
</details>`;return y(e,"bots",a("bots"),i)}async function Q(t,e,n){n===null&&(t.token=null),t.bots=(await m("GET /api/me/bots")).bots,n!==null&&(t.token={bot:e,token:n})}function In({page:t,own:e},{id:n,name:s,online:o,tokens:l}){let i=async()=>{await t.isSureToRemove(s)&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}",{bot:n}),await Q(e,s,null),a("bot-removed",{name:s})))},c=()=>t.ask("bots",async()=>{let{token:f}=await m("POST /api/me/bots/{bot}/tokens",{bot:n});await Q(e,s,f)}),p=async f=>{await t.browser.isSure(a("sure-revoke",{name:s}),a("revoke"))&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:n,token:f}),await Q(e,s,null),a("token-revoked",{name:s})))},d=r`${a("remove")}<span class="visually-hidden"> ${s}</span>`;return r`<li>
<span>
<b>${s}</b>
<span class="small">${a(o?"listening":"not-connected")}</span>
</span>
${g(t,a("new-token"),"new-token",c,"quiet")}
${g(t,d,"remove-bot",i,"quiet")}
<ul class="tokens">
${l.map(({id:f,scope:P,created:T})=>r`<li class="small">
<span
>${a("token-of-day",{day:b(T)})}${P==="read"?a("only-to-look"):""}</span
>
${g(t,a("revoke"),"revoke-token",()=>p(f),"quiet")}
</li>`)}
</ul>
</li>`}function Gn({page:t,own:e,device:n}){let s=e.me.account?.passphrase??!1,o=i=>t.ask("leaving",async()=>{if(!s&&i.trim().toLowerCase()!==a("confirm-word"))throw new Error(a("type-word-first",{word:a("confirm-word")}));await m("DELETE /api/me",{passphrase:s?i:null}),n.forgetEverybody(),n.begin("/")}),l=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${a("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${a("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${a("delete-me")}</summary>
<form class="fields" @submit=${$(i=>o(i("leaving")))}>
<p class="small">${a("delete-text")}</p>
${s?O("leaving",a("your-passphrase"),"current-password"):r`<label
>${a("type-to-confirm",{word:a("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${a("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",a("your-data"),l)}var Ee={hasPasskeys:U,usePasskey:Pe,begin:ut.begin};async function De(t,e=Ee){let n=await m("GET /api/me");if(n.account)return Me(n.account.login);let s=new Y(t,n),o=(i,c)=>t.ask("passphrase",async()=>{await m("POST /api/sign-in",{login:i,passphrase:c,bring:s.isOn}),e.begin("/")}),l=()=>t.ask("passkey",async()=>{let{ceremony:i,publicKey:c}=await m("POST /api/sign-in/passkey/options"),p=await e.usePasskey(c);await m("POST /api/sign-in/passkey",{ceremony:i,credential:p,bring:s.isOn}),e.begin("/")});return()=>Z(a("sign-in"),r`<form
class="fields"
@submit=${$(i=>o(i("login"),i("passphrase")))}
>
${G("username")}
${O("passphrase",a("passphrase"),"current-password")} ${s.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${a("sign-in")}
</button>
</form>
${R(t,"passphrase")}
${e.hasPasskeys()&&n.passkeys_possible?r`<div class="or">
${g(t,a("sign-in-passkey"),"sign-in-passkey",l)}
${R(t,"passkey")}
</div>`:u}
<p class="small">
${k("signed-in-elsewhere",{you:r`<b>${a("to-me")}</b>`,device:r`<b>${a("another-device")}</b>`,play:r`<a href="/">${a("play-at-once")}</a>`})}
</p>`)}async function Re(t,e,n=Ee){let o=await Promise.all([m("GET /api/me"),m("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let f=d instanceof D?Fn(d.status):null;if(f===null)throw d;return f});if(typeof o=="string")return qn(o);let[l,{name:i}]=o;if(l.account)return Me(l.account.login);let c=new Y(t,l),p=()=>t.ask("link",async()=>{await m("POST /api/sign-in/link",{code:e,bring:c.isOn}),n.begin("/")});return()=>Z(a("use-device-too"),r`<p data-testid="link-whom">
${i?k("plays-as",{name:r`<b>${i}</b>`}):a("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${g(t,a("sign-in-here"),"link-sign-in",p,"main")}
<a class="button" href="/">${a("not-now")}</a>
</div>
${R(t,"link")}`)}var Y=class{constructor(e,n){this.page=e;this.me=n}page;me;isOn=!0;tick(){return this.me.known?B("bring",a("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):u}};function Fn(t){return t===404?a("link-unknown"):t===410?a("link-used"):null}function qn(t){return()=>Z(a("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${a("back-to-home")}</a>`)}function Me(t){return()=>Z(a("you-are-signed-in"),r`<p>${k("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${a("to-your-page")}</a>`)}function Z(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var Vn=["placing","timing","economy","special","patches"],_n=5;function Ce(t){let e=t.filter(({tile:s})=>s!==null),n=t.findIndex(({won:s})=>!s);return{played:t.length,won:t.filter(({won:s})=>s).length,streak:n<0?t.length:n,longest:Kn(t.map(({won:s})=>s)),tile:ft(e.map(({tile:s})=>Number(s))),empty:ft(e.map(({empty:s})=>s??0))}}function Kn(t){let[e,n]=[0,0];for(let s of t)n=s?n+1:0,e=Math.max(e,n);return e}function ft(t){return t.length?t.reduce((e,n)=>e+n,0)/t.length:null}function Ae(t){let e=new Map;for(let n of t){let s=Bn(n),o=e.get(s)??{name:s,played:0,won:0,order:jn(n)};o.played+=1,o.won+=Number(n.won),e.set(s,o)}return[...e.values()].sort((n,s)=>n.order-s.order).map(({name:n,played:s,won:o})=>({name:n,played:s,won:o}))}function Bn({opponent:t,level:e}){return t==="automa"?a("progress-automa",{numeral:F[(e??1)-1].numeral}):W({opponent:t,level:e})}function jn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Le(t){let e=t.flatMap(n=>n.points_lost===null?[]:[n.points_lost]);return e.reverse(),e.map((n,s)=>ft(e.slice(Math.max(0,s+1-_n),s+1))??0)}function Ne(t){return Vn.map(e=>({cause:e,points:t[e]})).sort((e,n)=>n.points-e.points)}var Hn=1;async function Ge(){let{games:t,best:e,gone:n}=await m("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${a("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${a("progress-none")}</p>`:r`<div class="column">${zn(Ce(t))} ${Wn(Ae(t))}</div>
<div class="column">${Jn(Le(t),n)} ${Un(e)}</div>`}
<p class="small"><a href="/">${a("back-to-home")}</a></p>
</main>`}function zn({played:t,won:e,streak:n,longest:s,tile:o,empty:l}){let i=[["progress-played",gt(t)],["progress-won",Ie(e/t)],["progress-streak",gt(n)],["progress-longest",gt(s)],["progress-tile",o===null?"–":Ie(o)],["progress-empty",l===null?"–":X(l)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${a("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${i.map(([c,p])=>r`<div>
<dt>${a(c)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function Wn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${a("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:n,won:s})=>Fe(e,a("won-of",{won:s,games:n}),s/n))}
</ul>
</section>`}function Fe(t,e,n){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*n)} height="4"></rect>
</svg>
</li>`}function Jn(t,e){let n=r`<h2 id="losses-heading">${a("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p class="small" data-testid="progress-unreviewed">${a("progress-unreviewed")}</p>
</section>`;let s=Ne(e),o=Math.max(s[0].points,.1),l={from:X(t[0]),to:X(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p>${a("progress-lost-now",{points:l.to})}</p>
${ct(lt(t,Hn),a("progress-line",l))}
<h3 id="causes-heading">${a("progress-causes")}</h3>
<p class="small">${a("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${s.map(({cause:i,points:c})=>Fe(a(`progress-cause-${i}`),X(c),c/o))}
</ul>
</section>`}function Un(t){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${a("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:n,empty:s})=>r`<li>
<a href=${`/game/${e}`}
>${Gt(n)}<span>${a("progress-quilt-empty",{empty:s})}</span></a
>
</li>`)}
</ul>
</section>`}function gt(t){return new Intl.NumberFormat(q()).format(t)}function X(t){return new Intl.NumberFormat(q(),{maximumFractionDigits:1}).format(t)}function Ie(t){return new Intl.NumberFormat(q(),{style:"percent"}).format(t)}function qe(t){return t===404?{title:a("invitation-unknown"),text:a("invitation-unknown-text")}:t===410?{title:a("invitation-closed"),text:a("invitation-closed-text")}:null}function Ve(t){let{board:e,clock:n,takebacks:s,rated:o,seed_chosen:l,seat:i,fair:c}=t;return[[a("term-seat"),a(`term-seat-${i}`)],[a("clock"),n===null?a("term-no-clock"):Lt(n)],[a("time-board"),a(`term-board-${e}`)],[a("circle"),a(l?"term-chosen":"term-drawn")],[a("tick-takebacks"),a(s?"tick-takebacks-note":"term-none")],...c?[Qn(c)]:[],[a("term-rating"),a(o?"tick-rated-note":"terms-not-rated")]]}function Qn(t){return[a("starts-way"),a(`starts-terms-${t}`)]}function _e(t,e,n){let{yours:s,name:o,game:l}=t;return r`${N(n)}
<main class="invitation">
${st()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${s?a("own-invitation"):a("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${Ve(t).map(([i,c])=>r`<div>
<dt>${i}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${s?Yn(l):jt(e)}
</section>
</main>`}function Yn(t){return r`<p data-testid="own-invitation">${a("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${a("to-the-table")}</a>`}function Ke({title:t,text:e},n){return r`${N(n)}
<main class="invitation">
${st()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${a("play-on-your-own")}</a>
</section>
</main>`}async function Zn({root:t,shell:e},n){let s="tab-invitation";try{let o=await m("GET /api/invitations/{code}",{code:n}),l=new te({sit:p=>m("POST /api/invitations/{code}",{code:n,name:p}),go:e.go}),i=()=>A(_e(o,l,e),t);return{page:{draw:i,close:l.store.watch(i)},title:s,after:async()=>o.yours?void 0:l.ask()}}catch(o){let l=o instanceof D?qe(o.status):null;if(!l)throw o;return{page:{draw:()=>A(Ke(l,e),t),close:()=>{}},title:s}}}function Xn(t,e){let[n,,...s]=t.link.split(",");return[n,Mt(t.moves.slice(0,e)),...s].join(",")}var tt=class{constructor(e,n,s){this.replay=e;this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:s,first:"you",busy:!1,error:""};this.store=V(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await m("POST /api/games",this.wanted(e));this.go(n)}catch(n){let s=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:s})}}wanted(e){let{replay:n}=this,{opponent:s,strength:o,first:l}=this.store.get(),{automa:i}=n,c=i&&s==="automa"?{deck:i.deck,level:i.level}:null,p=s==="computer"?{level:o}:null,d=s==="person"?v(n).map(({name:P})=>P):null,f=Xn(n,e);return{opponent:s,...c,...p,first:l,board:"revised",seed:null,from:f,names:d}}};function Be(t){return t.frames.slice(1).map(({move:e,player:n},s)=>({number:s+1,player:n??1,move:e??"pass"}))}var et=class{constructor(e,n){this.patches=n;let s=ne(e,n),o={replay:{...e,frames:s},index:s.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=V(o)}patches;store;look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:s}=this.store.get(),o=s.frames.length-1,l={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:o};return Object.hasOwn(l,e)?(this.look(l[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return Nt(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:s}=this.store.get();this.store.dispatch({walks:{...s,[e]:St(s[e],n)}})}};function je(t,e){let n=t.store.get(),s=t.isSolo?[["automa",a("automa-alone")]]:[...bt.map(({level:i})=>[String(i),a("computer-level-name",{level:String(i),name:Pt(i)})]),["person",a("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${i=>{i.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${a("play-on-here")}</h2>
<label
>${a("against")}
<select
data-testid="on-opponent"
@change=${i=>t.store.dispatch(ta(L(i)))}
>
${s.map(([i,c])=>r`<option value=${i} ?selected=${o===i}>${c}</option>`)}
</select></label
>
${t.isSolo?u:r`<label
>${a("you-are")}
<select
data-testid="on-first"
@change=${i=>t.store.dispatch({first:L(i)})}
>
<option value="you" ?selected=${n.first==="you"}>${a("player-one")}</option>
<option value="opponent" ?selected=${n.first==="opponent"}>
${a("player-two")}
</option>
</select></label
>`}
<button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
${a("play-on")}
</button>
${_(n.error,"play-on-error")}
</form>`}function ta(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function yt(t,e,n,s){let{replay:o,index:l}=t,i=o.frames[l],c=v(o);if(n===2&&i.automa)return na(i,i.automa,c,e,s);let p=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${p}`}>${Vt(i,c,n)}</div>
<div class=${`spread ${p}`}>${ea(t,e,n,s)}</div>`}function ea({replay:t,index:e,walks:n},s,o,l){let i=t.frames[e];return It({number:o,name:v(t)[o-1].name,player:i.players[o-1],patches:s.patches,lettered:l,active:!1,held:!1,ghost:null,cursor:n[o],fresh:Dt(i.player===o?[i.move]:[],s.patches)})}function na(t,e,n,s,o){return r`<div class="seat back p2">${_t(t,n,e)}</div>
${Kt(t,e,{turns:e.turns,run:0},s.patches,o)}`}function He({replay:t,index:e},n){let s=o=>n.look(o);return Wt(Be(t),e,v(t),n.patches,s)}function ze(t,e,n){let s=t.store.get(),{replay:o,index:l}=s,i=o.frames[l],c=v(o),{letters:p,look:d}=n.settings,f=()=>n.change({look:d==="cloth"?"thread":"cloth"});return r`${N(n,Jt(n,o.link,l))}
<main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${l===0?a("start-position"):a("after-move",{number:String(l)})}:
${Ot(i,c)}
</h1>
<p data-testid="turn-reason">${Tt(i,c)}</p>
${o.comment?Bt(o.comment):u}
${o.frames.length>1?aa(t,n):u}
</div>
<div class="column own">
${yt(s,t,1,p)} ${Ht(i.ring,t.patches,p)}
</div>
<div class="column middle">
${zt(i,t.patches,p)} ${He(s,t)}
${i.result?Ut(i,c,sa(t,n)):je(e,l)}
</div>
<div class="column other">
${yt(s,t,2,p)} ${Rt(i,c,d,f)}
</div>
</div>
<div class="below">${Qt(i,c,t.patches)}</div>
</main>`}function aa(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${w("graph")}<span>${a("review")}</span>
</button>`}function sa(t,e){let{replay:n,said:s}=t.store.get(),o=async()=>t.store.dispatch({said:await qt(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${a("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${o}>
${w("link")}<span>${a("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>Ft(n.record)}>
${w("download")}<span>${a("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${s}</p>`}function oa(t,e,n,s){let o=new et(e,n),l=new tt(e,s.go,s.settings.strength),i=()=>{A(ze(o,l,s),t),Xt(t)},c=[o.store.watch(i),l.store.watch(i)],p=f=>ra(f,o);return window.addEventListener("keydown",p),{draw:i,close:()=>{for(let f of c)f();window.removeEventListener("keydown",p)}}}function ra(t,e){let{target:n,key:s,altKey:o,ctrlKey:l,metaKey:i,shiftKey:c}=t;o||l||i||c||n instanceof Element&&n.closest("select, input, textarea, dialog")||Ct(t,(p,d)=>e.walk(p,d))||e.step(s)&&t.preventDefault()}var er=h(ue),nr=h(me),ar=h(t=>Oe(t)),sr=h(he),or=h(Ge),rr=h(ye),ir=h(t=>De(t)),lr=h((t,e)=>Re(t,e)),cr=h(async()=>{let{aidSheet:t,printButton:e}=await ae("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${a("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{er as openAdmin,cr as openAidPage,nr as openDay,Zn as openInvitation,ar as openMe,sr as openProfile,or as openProgress,rr as openRatings,ir as openSignIn,lr as openSignInLink,oa as openViewerPage};
