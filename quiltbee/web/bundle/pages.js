import{a as Ft}from"./joining_page.js";import{a as Kt}from"./tournament_care_view.js";import{a as Vt}from"./passing_on.js";import{a as jt,b as zt,c as Ht}from"./challenge_view.js";import{a as Mt,b as qt,c as Bt,d as Nt,e as _t}from"./notices.js";import{a as nt,b as z,c as T,d as Ct,e as Gt,f as Lt,g as At}from"./calendar.js";import{a as $,b as x,c as f,d as k,e as G,f as j}from"./controls.js";import{$ as bt,A as m,Ae as Dt,C as yt,D as $t,Db as Pt,Fe as w,G as r,Ge as Rt,H as ht,I as p,Id as xt,Ie as It,Je as Qt,Lb as St,Qa as kt,Td as Tt,Ua as vt,Vd as Ot,_ as Z,aa as F,ba as b,ca as K,d as N,fa as I,ga as tt,ia as wt,j as _,k as n,n as v,p as gt,ra as S,re as et,w as ft,z as E,ze as Et}from"./page.js";function st({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=N[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function H({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function at({attempt:t,table:e,counts:s}){if(!e||e.rank===null||!t||t.margin===null)return"";let{rank:a,played:o}=e;return s?n("day-place",{rank:a,played:o}):n("day-would-place",{rank:a,played:o+1})}function xe(t){return(t.match(/.{9}/g)??[]).map(e=>{let s=e.split(".").length-1;return s===0?"🟩":s<3?"🟨":"⬜"})}function Jt(t,e,s=""){let{attempt:a,table:o}=t,i=a===null?"":H(a),l=o&&o.played>1&&t.counts?at(t):"";return[n("day-share-title",{day:T(t.day,{dateStyle:"long"})}),n("label-and-note",{label:st(t),note:[i,l].filter(Boolean).join(", ")}),...s?[xe(s).join("")]:[],`${e}/day/${t.day}`].join(`
`)}var Te=Date.UTC(2026,10,23),Oe=1440*60*1e3;async function Ee(t){let e=i=>m("GET /api/days/{day}",{day:i}),s=await e(t??z(new Date)).catch(i=>{if(t||!(i instanceof E))throw i;return null}),a=t||s?.open||s?.attempt?0:await $t();return{shown:s&&!a?s:await e(z(new Date(Date.now()-a))),wrongBy:a}}async function Wt(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([Ee(e),m("GET /api/me/days")]),i=await Ge(t,s.attempt),l=()=>z(new Date(Date.now()-a)),c={day:s,attempts:o,today:l(),month:s.day.slice(0,7)};return t.until(De(()=>{c.today=l(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${T(s.day)}</h1>
${s.day<c.today?Ce(c.today):p}
${a?r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`:p}
<div class="column">${Le(t,s,i)}</div>
<div class="column">
${s.table?Be(s.table):p} ${Re(s.day,c.today)}
${Ne(t,c)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function De(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Ct(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function Re(t,e){return t>e?p:r`<p>
${K("day-puzzle",`/puzzles/${t}`,bt("puzzle",n("puzzle-of-the-day")))}
</p>`}function Ce(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}async function Ge({place:t},e){let s=await t.patches;if(e===null||e.won===null)return{patches:s,players:[]};let a=await yt(e.game),o=xt(a,s);if(o===null)throw new ft(n("page-outdated"));let{players:i,seats:l}=Tt(o,s);return l[1].kind==="automa"?{patches:s,players:i.slice(0,1)}:{patches:s,players:l[0].yours?i:[...i].reverse()}}function Le(t,e,s){let{attempt:a}=e,o=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${st(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${o?Ae(a,at(e),s):r`<p class="small explain">${n("day-what")}</p>`}
${e.counts?p:r`<p class="small" data-testid="day-apart">${n("day-apart")}</p>`}
<div class="row">${Ie(t,e,s)}</div>
${x(t,"game")}
</section>`}function Ae(t,e,{players:s,patches:a}){return r`<p class="day-result" data-testid="day-result">
<strong>${H(t)}</strong>
${e?r`<span>${e}</span>`:p}
</p>
<div class="day-quilts" data-testid="day-quilts">
${s.map(o=>Et(o,a))}
</div>`}function Ie(t,e,{players:[s]}){let{attempt:a}=e,o=c=>{let u=()=>t.leave("game",()=>m("POST /api/days/{day}",{day:e.day}));return f(t,n(c),"day-play",u,"main")};if(a===null&&e.open)return o("day-play");if(a?.won===null)return o("day-go-on");let i=f(t,n("day-practise"),"day-practise",()=>Me(t,e));if(a===null)return e.table===null?n("day-to-come"):i;let l=r`${Z("share")}<span>${n("share")}</span>`;return r`${f(t,l,"day-share",()=>qe(t,e,s?.cells),"main")}
<a class="button" href=${`/game/${a.game}`}>${n("day-your-game")}</a>
${i}`}function Me(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.leave("game",()=>m("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}}))}function qe(t,e,s){let a=Jt(e,t.browser.origin,s);return t.ask("game",async()=>t.browser.share?t.share({text:a}):(await t.browser.copy(a),n("copied")))}function Be({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${n("day-table")}</h2>
<p class="small">${n("day-played",{played:t,won:e})}</p>
${s.length===0?p:r`<table class="standings">
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
<td>${H({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?p:r`<p>
<a class="button" href=${`/game/${a}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function Ne(t,e){let{attempts:s,today:a,month:o}=e,i=At(s,a),l=new Map(s.map(u=>[u.day,u])),c=T(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Ut(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${Ut(t,e,1)}
</div>
<table>
<thead>
<tr>
${_e().map(([u,d])=>r`<th scope="col" abbr=${d}>${u}</th>`)}
</tr>
</thead>
<tbody>
${Gt(o).map(u=>r`<tr>
${u.map(d=>r`<td>${Fe(d,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Ut(t,e,s){let a=s<0?nt.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=Lt(e.month,s),t.changed())};return F(s<0?"month-before":"month-after",Z(s<0?"back":"forward"),i,{classes:"quiet",off:o,label:n(s<0?"day-month-before":"day-month-after")})}function _e(){return Array.from({length:7},(t,e)=>{let s=new Date(Te+e*Oe).toISOString().slice(0,10);return[T(s,{weekday:"narrow"}),T(s,{weekday:"long"})]})}function Fe(t,{day:e,today:s},a){if(t===null)return p;let o=Number(t.slice(8));if(t<nt||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=T(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":p}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function Yt(t,e){let s=await m("GET /api/invitations/{code}",{code:e}).catch(async o=>{let i=o instanceof E?je(o.status):null;if(!i)throw o;let l=o.status===410?await Ke(e):null;return{...i,game:l}});if("text"in s)return()=>Ve(s);let a=s.yours?()=>He(s.game):Ft(t,o=>m("POST /api/invitations/{code}",{code:e,name:o}));return()=>ot(s.yours?n("own-invitation"):n("invites-you",{name:s.name}),r`<dl class="terms" data-testid="invitation-terms">
${ze(s).map(([o,i])=>r`<div>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${a()}`)}async function Ke(t){return m("GET /api/invitations/{code}/game",{code:t}).catch(e=>{if(e instanceof E)return null;throw e})}function je(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function ze(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(o&&!c?"term-drawn":`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):Ot(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...c?[[n("starts-way"),n(`starts-terms-${c}`)]]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function He(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function Ve({title:t,text:e,game:s}){return s?ot(n(s.yours?"invitation-yours":"invitation-taken"),r`<p data-testid="problem">
${n(s.yours?"invitation-yours-text":"invitation-taken-text")}
</p>
${K("invited-game",s.url,n(s.yours?"back-to-game":"watch-game"),"main")}`):ot(t,r`<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>`)}function ot(t,e){return r`<main class="invitation">
${It()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
${e}
</section>
</main>`}async function Xt(t){let e=new rt(t),s={game:"",tournament:""},a=()=>Zt("tournaments",s.tournament),o=new Kt(t,"one-tournament",a,()=>{}),[{reports:i},l]=await Promise.all([m("GET /api/admin/reports"),m("GET /api/admin/log",{})]),c=()=>t.ask("log",async()=>{let{entries:d,next:g}=await m("GET /api/admin/log",{before:l.next});l={entries:[...l.entries,...d],next:g}}),u=d=>t.ask("reported",async()=>{await m("POST /api/admin",{action:"close_report",report:d}),{reports:i}=await m("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${$(t,"reported",n("reports"),We(t,i,e,u))}
</div>
<div class="column">
${$(t,"found",n("find-people"),Qe(t,e))}
${$(t,"one-game",n("one-game"),Ye(t,s))}
${$(t,"one-tournament",n("one-tournament"),Xe(o,s))}
${$(t,"log",n("action-log"),Ze(t,l,c))}
</div>
</main>`}var rt=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await m("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await m("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});if(!await this.page.browser.isSure(o,n("suspend")))return;let i=a("days")?{days:Number(a("days"))}:{};await this.change({action:"suspend",person:e,reason:a("reason"),...i})}};function Qe(t,e){let{found:s}=e;return r`${G(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>Je(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:p}`}function Je(t,e,s){let{id:a,name:o,login:i,games:l,reports:c}=s;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${Ue(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${G(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:u=>e.change({action:"rename",person:a,name:u.trim()})})}
${s.suspended?f(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
class="fields"
@submit=${k(u=>e.suspend(s,u))}
>
<input
name="reason"
maxlength="200"
autocomplete="off"
aria-label=${n("reason-for-log")}
placeholder=${n("reason-for-log")}
/>
<div class="with-button">
<label for=${`days-${a}`}>${n("suspend-days")}</label>
<input id=${`days-${a}`} name="days" type="number" min="1" max="3650" />
${b("suspend",n("suspend"),t.busy!==null,"danger")}
</div>
</form>`}
</details>
</li>`}function Ue({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:v(t.until)}):p}function We(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:u,game:d,text:g,created:y}=o,h=o.seats??[],O=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${u??c}`:p}
${d?r`<a class="block" href=${`/game/${d}`}
>${h.map(P=>P.name).join(" – ")}</a
>`:p}
${g?r`<span class="block quoted">${g}</span>`:p}
<span class="small block">${n("reported-by",{name:O,day:v(y)})}</span>
</span>
<span class="row">
${h.map(P=>{let C=P.person;return C===null?p:f(t,P.name,"find-reported",()=>s.find(C),"quiet")})}
${f(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function Ye(t,e){let s=(o,i,l="")=>f(t,n(o),i,()=>a(o),l),a=async o=>{let i=Zt("game",e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await m("POST /api/admin",{action:o,game:i}),n("done")))};return r`${tt("one-game-id",n("game-address"),o=>e.game=o)}
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function Xe(t,e){let s=a=>e.tournament=a;return r`${tt("one-tournament-id",n("tournament-address"),s)}
${t.view(["hide_tournament","show_tournament","end_tournament","delete_tournament"])}`}function Zt(t,e){return new RegExp(`/${t}/([a-z0-9]+)`).exec(e)?.[1]??e.trim()}function Ze(t,e,s){return r`${e.entries.length===0?r`<p class="small">${n("log-empty")}</p>`:p}
<ul class="things" data-testid="log-entries">
${e.entries.map(tn)}
</ul>
${e.next===null?p:f(t,n("log-older"),"older-log",s)}`}function tn(t){let{action:e,person:s,person_name:a,details:o,reason:i,local:l,admin_name:c,at:u}=t,{game:d,tournament:g,...y}=o,h=d?`/game/${d}`:g?`/tournaments/${g}`:null,O=l?n("log-by-command"):c??n("log-somebody"),P=[a??s,...Object.values(y)].filter(C=>C!==null);return r`<li>
<span>
<b>${n(`log-${e}`)}</b> ${P.join(" · ")}
${h?r`<a href=${h}>${d??g}</a>`:p}
${i?r`<span class="block quoted">${i}</span>`:p}
<span class="small block">${n("log-by",{name:O,day:v(u)})}</span>
</span>
</li>`}var D=240,L=64,en=100,nn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function M({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Q({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(nn[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function te({history:t}){let e=t.map(({rating:s})=>s);return it(e,en)}function it(t,e){if(t.length<2)return null;let{low:s,high:a}=sn(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*D,u=L-(i-s)/(a-s)*L;return[V(c),V(u)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function sn(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:V(s-o),high:V(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function V(t){return Math.round(t*10)/10}function J(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${M(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${an(t)}
</li>`}function an(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:M(t)};return lt(te(t),n("rating-picture",s))}function lt(t,e){if(t===null)return p;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${D+44} ${L+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${D}M0 ${L}H${D}`}></path>
<path class="line-path" d=${t.path}></path>
${ht`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${D+6} y="4">${t.high}</text>
<text x=${D+6} y=${L+4}>${t.low}</text>`}
</svg>`}function ne(t){return j({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[Q(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),ee(e.mean_margin),ee(e.best_margin)]})),head:0})}function ee(t){return t===null?"–":Pt(Math.round(t*10)/10)}var A=class{constructor(e){this.page=e}page;list=[];opponents=[];async load(){this.list=(await m("GET /api/me/people")).people}put(e,s){return this.page.ask("people",async()=>(this.list=(await m("POST /api/me/people",{...e,kind:s})).people,n(s?`told-${s}`:"saved")))}};function ae(t,e){let{page:s}=t,a=t.list.find(({id:i})=>i===e)?.kind??null,o=i=>f(s,n(a===i?`end-${i}`:i),i,()=>t.put({person:e},a===i?null:i));return r`<div class="row" data-testid="ties">${o("follow")} ${o("block")}</div>
${x(s,"people")}`}function oe(t){let{page:e,opponents:s}=t,a=k(o=>t.put({game:o("game")},"block"));return $(e,"people",n("blocked-people"),r`<p class="small">${n("blocked-text")}</p>
${se(t,"block")}
${s.length>0?r`<form class="with-button" @submit=${a}>
<select name="game" data-testid="block-whom" aria-label=${n("block-whom")}>
${s.map(({game:o,name:i})=>r`<option value=${o}>${i}</option>`)}
</select>
${b("block-opponent",n("block"),e.busy!==null)}
</form>`:p}
<h3>${n("followed-people")}</h3>
<p class="small">${n("followed-text")}</p>
${se(t,"follow")}`)}function se(t,e){let s=t.list.filter(a=>a.kind===e);return s.length===0?p:r`<ul class="things" data-testid=${`${e}-list`}>
${s.map(({id:a,name:o})=>{let i=r`${n(`end-${e}`)}<span class="visually-hidden"> ${o}</span>`,l=()=>t.put({person:a},null);return r`<li>
<span>${o}</span> ${f(t.page,i,`end-${e}`,l,"quiet")}
</li>`})}
</ul>`}var on=["blitz","rapid","correspondence","untimed"],rn=["who","start","early","forfeit","daily","rank"];async function re(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(m("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${wt("speed",n("ladder-speed"),on.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${ln(s.error?[]:s.value.people)} ${Rt(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
<details class="fold" data-testid="ratings-rules">
<summary>${n("ratings-rules")}</summary>
<ul class="plain small">
${rn.map(o=>r`<li>${n(`ratings-rule-${o}`)}</li>`)}
</ul>
</details>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function ln(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:j({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,M(e),e.games]})),head:1})}async function ie(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:c}=await m("GET /api/people/{person}",{person:e}),{bots:u}=a?await m("GET /api/bots"):{bots:[]},d=u.find(({id:h})=>h===e),g=new jt(t),y=new A(t);return!o&&!a&&await y.load(),()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:p}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:p}
${o||a?p:ae(y,e)}
<div class="column">
${d?cn(d,g):p}
${ct("profile-ratings","profile-no-ratings","ratings",i.map(J))}
${ct("profile-against","profile-none","plain",l.map(mn))}
</div>
<div class="column">
${ct("profile-recent","profile-none","plain",c.map(pn))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function cn(t,e){let{page:s,terms:a}=e,o=()=>s.leave("challenge",()=>e.challenge(t.id));return $(s,"challenge",n("lobby-challenge"),r`<p class="small"><span class="badge">${n("lobby-here")}</span> ${zt(t)}</p>
<div class="row">
${a.control("speed")} ${a.control("rated")} ${Ht(t,e,o)}
</div>`)}function ct(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function mn(t){let{id:e,won:s,played:a}=t,o=le(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function le({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function pn(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:c}=t,u=St(l[0],l[1]),d=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],v(c)];return r`<li>
<a href=${`/game/${e}`}>${le({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:u})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function U(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function ce(t){let e=t;return pe(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function me(t){let e=t;return pe(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function pe(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function q(t=""){return r`<label
>${n("login")} <span class="small">${t}</span>
<input
name="login"
data-testid="login"
required
minlength="3"
maxlength="32"
autocapitalize="none"
spellcheck="false"
autocomplete="username"
/></label>`}function R(t,e,s,a=""){return r`<label
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
><input type="checkbox" @change=${un} /><span>${n("show-it")}</span></label
>`}function un(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var mt={hasPasskeys:U,makePasskey:ce,hasNotices:qt,isSubscribed:Bt,subscribe:Nt,unsubscribe:_t,forgetEverybody:vt,begin(t){kt(!1),location.assign(t)}};async function ue(t,e=mt){let s=(h,O,P)=>h.catch(C=>(t.errors[P]=gt(C),O)),[a,{ratings:o},i,{bots:l},{sessions:c},u]=await Promise.all([m("GET /api/me"),s(m("GET /api/me/ratings"),{ratings:[]},"ratings"),s(m("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(m("GET /api/me/bots"),{bots:[]},"bots"),s(m("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d=new A(t);if(a.known){let h=s(m("GET /api/me/opponents"),{opponents:[]},"people"),[{opponents:O}]=await Promise.all([h,s(d.load(),void 0,"people")]);d.opponents=O}let g={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:u,people:d,link:null,token:null,endsBots:!1},y={page:t,own:g,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${g.me.name??n("to-me")}</h1>
<div class="column">
${dn(y)} ${gn(y)}
${g.me.known?[hn(y),$(t,"notices",n("notifications"),kn(y))]:p}
</div>
<div class="column">
${vn(y)} ${Pn(y)}
${g.me.known?[oe(d),xn(y)]:p}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function dn({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await m("PATCH /api/me",{name:o}),n("saved"))),a=G(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return $(t,"name",n("your-name"),a)}function gn(t){let{account:e}=t.own.me,s=e?yn(t,e):fn(t);return $(t.page,"account",n("account"),s)}function pt({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function de({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await m("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await m("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function fn(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await m("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${k(o=>a(o("login"),o("passphrase")))}>
${q(n("never-shown"))}
${R("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
${b("make-account",n("make-account"),e.busy!==null,"main")}
</form>
${pt(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${k(o=>de(t,o("login")))}
>
${q()}
${b("make-passkey",n("make-account-passkey"),e.busy!==null)}
</form>
</details>`:p}
<p class="small">
${S("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function yn(t,e){let{page:s,own:a,device:o}=t,i=g=>s.ask("account",async()=>{await g(),o.forgetEverybody(),o.begin("/")}),l=()=>i(async()=>{a.endsBots&&await m("DELETE /api/me/tokens"),await m("POST /api/sign-out/everywhere")}),c=g=>{a.endsBots=g,s.changed()},u=(g,y)=>s.ask("account",async()=>(a.me=await m("POST /api/me/passphrase",{old:g,new:y}),a.bots.length>0&&await B(a,"",null),n("passphrase-changed"))),d=e.passphrase;return r`<p>
${S("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${f(s,n("sign-out"),"sign-out",()=>i(()=>m("POST /api/sign-out")))}
${f(s,n("sign-out-everywhere"),"sign-out-everywhere",l)}
</div>
${a.bots.length>0?I("end-bots",n("end-bots"),a.endsBots,c):p}
<details class="fold">
<summary>${n(d?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${k(g=>u(d?g("old"):null,g("passphrase")))}
>
${d?R("old",n("old-passphrase"),"current-password"):p}
${R("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
${a.bots.length>0?r`<p class="small">${n("new-passphrase-bots")}</p>`:p}
${b("change-passphrase",n("change"),s.busy!==null)}
</form>
</details>
${pt(t)||e.passkeys.length>0?$n(t,e):p}`}function $n(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,c)=>{await a.isSureToRemove(c)&&await a.ask("account",async()=>(o.me=await m("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.map(({id:l,name:c,created:u})=>r`<li>
<span
>${c} <span class="small">${n("since-day",{day:v(u)})}</span></span
>
${F("remove-passkey",n("remove"),()=>i(l,c),{classes:"quiet",label:n("remove-name",{name:c})})}
</li>`)}
</ul>
${pt(t)?f(a,n("add-passkey"),"add-passkey",()=>de(t,null)):p}
${s?p:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function hn(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await m("POST /api/me/link");s.link=new Vt(e),s.link.show(o)});return $(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?bn(t,s.link):f(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?wn(t):p}`)}function bn({page:t,own:e},s){let a=s.url,o=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),i=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),l=()=>t.ask("device",async()=>(await m("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${et("device-link",a)}
<div class="row">
${f(t,n("copy"),"copy-device-link",o,"main")}
${t.browser.share?f(t,n("share"),"share-device-link",i):p}
${f(t,n("withdraw-it"),"drop-link",l)}
</div>
${s.code("device-qr")}`}function wn({page:t,own:e}){let s=a=>t.ask("device",async()=>(await m("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await m("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),u=v(i),d=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${u}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:u})}</span>
</span>
${l?p:f(t,d,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function kn({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));let c=await s.subscribe(o);return await m("POST /api/me/push",{subscription:c,quiet:Mt(t.shell.settings)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await s.unsubscribe();return c!==null&&await m("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?f(t,n("turn-off-here"),"stop-notices",l):f(t,n("tell-me"),"start-notices",i)}`}function vn({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=u=>t.ask("ratings",async()=>(e.me=await m("PATCH /api/me",{listed:u}),n(u?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=s.length===0&&a.totals.length===0;return $(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:p}
${s.length>0?r`<ul class="ratings">
${s.map(J)}
</ul>`:p}
${a.totals.length>0?ne(a.totals):p}
${o.account?I("listed",l,o.account.listed,i):p}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function Pn(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=c=>e.ask("bots",async()=>{let{token:u}=await m("POST /api/me/bots",{name:c});await B(s,c,u)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${S("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${et("bot-token",o.token)}
</p>`:p}
<ul class="things" data-testid="bot-list">
${a.map(c=>Sn(t,c))}
</ul>
${G(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return $(e,"bots",n("bots"),l)}async function B(t,e,s){s===null&&(t.token=null),t.bots=(await m("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function Sn({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}",{bot:s}),await B(e,a,null),n("bot-removed",{name:a})))},c=()=>t.ask("bots",async()=>{let{token:g}=await m("POST /api/me/bots/{bot}/tokens",{bot:s});await B(e,a,g)}),u=async g=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await m("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:g}),await B(e,a,null),n("token-revoked",{name:a})))},d=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
<span>
<b>${a}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${f(t,n("new-token"),"new-token",c,"quiet")}
${f(t,d,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:g,scope:y,created:h})=>r`<li class="small">
<span
>${n("token-of-day",{day:v(h)})}${y==="read"?n("only-to-look"):""}</span
>
${f(t,n("revoke"),"revoke-token",()=>u(g),"quiet")}
</li>`)}
</ul>
</li>`}function xn({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await m("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${k(l=>o(l("leaving")))}>
<p class="small">${n("delete-text")}</p>
${a?R("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
${b("leave",n("delete-me"),t.busy!==null,"danger")}
</form>
</details>`;return $(t,"leaving",n("your-data"),i)}var ge={hasPasskeys:U,usePasskey:me,begin:mt.begin};async function fe(t,e=ge){let s=await m("GET /api/me");if(s.account)return $e(s.account.login);let a=new W(t,s,!0),o=(l,c)=>t.ask("passphrase",async()=>{await m("POST /api/sign-in",{login:l,passphrase:c,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await m("POST /api/sign-in/passkey/options"),u=await e.usePasskey(c);await m("POST /api/sign-in/passkey",{ceremony:l,credential:u,bring:a.isOn}),e.begin("/")});return()=>Y(n("sign-in"),r`<form
class="fields"
@submit=${k(l=>o(l("login"),l("passphrase")))}
>
${q()} ${R("passphrase",n("passphrase"),"current-password")}
${a.tick()} ${b("sign-in",n("sign-in"),t.busy!==null,"main")}
</form>
${x(t,"passphrase")}
${e.hasPasskeys()&&s.passkeys_possible?r`<div class="or">
${f(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${x(t,"passkey")}
</div>`:p}
<p class="small">
${S("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function ye(t,e,s=ge){let o=await Promise.all([m("GET /api/me"),m("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let g=d instanceof E?Tn(d.status):null;if(g===null)throw d;return g});if(typeof o=="string")return On(o);let[i,{name:l}]=o;if(i.account)return $e(i.account.login);let c=new W(t,i,!1),u=()=>t.ask("link",async()=>{await m("POST /api/sign-in/link",{code:e,bring:c.isOn}),s.begin("/")});return()=>Y(n("use-device-too"),r`<p data-testid="link-whom">
${l?S("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${f(t,n("sign-in-here"),"link-sign-in",u,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${x(t,"link")}`)}var W=class{constructor(e,s,a){this.page=e;this.me=s;this.isOn=a}page;me;isOn;tick(){return this.me.known?I("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):p}};function Tn(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function On(t){return()=>Y(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function $e(t){return()=>Y(n("you-are-signed-in"),r`<p>${S("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function Y(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var En=["placing","timing","economy","special","patches"],Dn=5;function he(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:Rn(t.map(({won:a})=>a)),tile:ut(e.map(({tile:a})=>Number(a))),empty:ut(e.map(({empty:a})=>a??0))}}function Rn(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function ut(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function be(t){let e=new Map;for(let s of t){let a=Cn(s),o=e.get(a)??{name:a,played:0,won:0,order:Gn(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function Cn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:N[(e??1)-1].numeral}):Q({opponent:t,level:e})}function Gn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function we(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>ut(e.slice(Math.max(0,a+1-Dn),a+1))??0)}function ke(t){return En.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Ln=1;async function Pe(){let{games:t,best:e,gone:s}=await m("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${An(he(t))} ${In(be(t))}</div>
<div class="column">${Mn(we(t),s)} ${qn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function An({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",dt(t)],["progress-won",ve(e/t)],["progress-streak",dt(s)],["progress-longest",dt(a)],["progress-tile",o===null?"–":ve(o)],["progress-empty",i===null?"–":X(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,u])=>r`<div>
<dt>${n(c)}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
</section>`}function In(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>Se(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function Se(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Mn(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=ke(e),o=Math.max(a[0].points,.1),i={from:X(t[0]),to:X(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${lt(it(t,Ln),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>Se(n(`progress-cause-${l}`),X(c),c/o))}
</ul>
</section>`}function qn(t){return t.length===0?p:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${Dt(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function dt(t){return new Intl.NumberFormat(_()).format(t)}function X(t){return new Intl.NumberFormat(_(),{maximumFractionDigits:1}).format(t)}function ve(t){return new Intl.NumberFormat(_(),{style:"percent"}).format(t)}var ja=w(Xt),za=w(Wt),Ha=w(Yt),Va=w(t=>ue(t)),Qa=w(ie),Ja=w(Pe),Ua=w(re),Wa=w(t=>fe(t)),Ya=w((t,e)=>ye(t,e)),Xa=w(async()=>{let{aidSheet:t,printButton:e}=await Qt("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{ja as openAdmin,Xa as openAidPage,za as openDay,Ha as openInvitation,Va as openMe,Qa as openProfile,Ja as openProgress,Ua as openRatings,Wa as openSignIn,Ya as openSignInLink};
