import{a as qt}from"./joining_page.js";import{a as Nt}from"./tournament_care_view.js";import{a as Kt}from"./passing_on.js";import{a as Bt,b as _t,c as Ft}from"./challenge_view.js";import{a as Gt,b as Lt,c as At,d as It,e as Mt}from"./notices.js";import{a as Z,b as K,c as x,d as Ot,e as Et,f as Dt,g as Rt}from"./calendar.js";import{a as y,b as S,c as f,d as w,e as C,f as F}from"./controls.js";import{A as u,Be as b,C as dt,Ce as Tt,D as gt,Ed as kt,Ee as Ct,Fe as jt,G as r,H as ft,Hb as wt,I as p,Ma as yt,Pd as vt,Qa as ht,Rd as Pt,_,ba as A,ca as Y,d as N,ea as $t,j as B,k as n,n as k,na as P,ne as X,p as pt,ve as St,w as mt,we as xt,z as O,zb as bt}from"./page.js";function tt({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=N[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function j({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function et({attempt:t,table:e,counts:s}){if(!e||e.rank===null||!t||t.margin===null)return"";let{rank:a,played:o}=e;return s?n("day-place",{rank:a,played:o}):n("day-would-place",{rank:a,played:o+1})}function ke(t){return(t.match(/.{9}/g)??[]).map(e=>{let s=e.split(".").length-1;return s===0?"🟩":s<3?"🟨":"⬜"})}function zt(t,e,s=""){let{attempt:a,table:o}=t,i=a===null?"":j(a),l=o&&o.played>1&&t.counts?et(t):"";return[n("day-share-title",{day:x(t.day,{dateStyle:"long"})}),n("label-and-note",{label:tt(t),note:[i,l].filter(Boolean).join(", ")}),...s?[ke(s).join("")]:[],`${e}/day/${t.day}`].join(`
`)}var ve=Date.UTC(2026,10,23),Pe=1440*60*1e3;async function Se(t){let e=i=>u("GET /api/days/{day}",{day:i}),s=await e(t??K(new Date)).catch(i=>{if(t||!(i instanceof O))throw i;return null}),a=t||s?.open||s?.attempt?0:await gt();return{shown:s&&!a?s:await e(K(new Date(Date.now()-a))),wrongBy:a}}async function Vt(t,e){let[{shown:s,wrongBy:a},{days:o}]=await Promise.all([Se(e),u("GET /api/me/days")]),i=await De(t,s.attempt),l=()=>K(new Date(Date.now()-a)),c={day:s,attempts:o,today:l(),month:s.day.slice(0,7)};return t.until(xe(()=>{c.today=l(),t.changed()})),()=>r`<main class="me day">
<h1 data-testid="day-title">${x(s.day)}</h1>
${s.day<c.today?Ee(c.today):p} ${a?Te():p}
<div class="column">${Re(t,s,i)}</div>
<div class="column">
${s.table?Me(s.table):p} ${Oe(s.day,c.today)}
${qe(t,c)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function xe(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Ot(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}function Te(){return r`<p role="status" data-testid="clock-wrong">${n("day-clock-wrong")}</p>`}function Oe(t,e){return t>e?p:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${_("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function Ee(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}async function De({place:t},e){let s=await t.patches;if(e===null||e.won===null)return{patches:s,players:[]};let a=await dt(e.game),o=kt(a,s);if(o===null)throw new mt(n("page-outdated"));let{players:i,seats:l}=vt(o,s);return l[1].kind==="automa"?{patches:s,players:i.slice(0,1)}:{patches:s,players:l[0].yours?i:[...i].reverse()}}function Re(t,e,s){let{attempt:a}=e,o=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${tt(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${o?Ge(a,et(e),s):Ce()}
${e.counts?p:r`<p class="small" data-testid="day-apart">${n("day-apart")}</p>`}
<div class="row">${Le(t,e,s)}</div>
${S(t,"game")}
</section>`}function Ce(){return r`<p class="small explain">${n("day-what")}</p>`}function Ge(t,e,{players:s,patches:a}){return r`<p class="day-result" data-testid="day-result">
<strong>${j(t)}</strong>
${e?r`<span>${e}</span>`:p}
</p>
<div class="day-quilts" data-testid="day-quilts">
${s.map(o=>St(o,a))}
</div>`}function Le(t,e,{players:[s]}){let{attempt:a}=e,o=c=>{let m=()=>t.leave("game",()=>u("POST /api/days/{day}",{day:e.day}));return f(t,n(c),"day-play",m,"main")};if(a===null&&e.open)return o("day-play");if(a?.won===null)return o("day-go-on");let i=f(t,n("day-practise"),"day-practise",()=>Ae(t,e));if(a===null)return e.table===null?n("day-to-come"):i;let l=r`${_("share")}<span>${n("share")}</span>`;return r`${f(t,l,"day-share",()=>Ie(t,e,s?.cells),"main")}
<a class="button" href=${`/game/${a.game}`}>${n("day-your-game")}</a>
${i}`}function Ae(t,{opponent:e,level:s,deck:a,seat:o,seed:i}){return t.leave("game",()=>u("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}}))}function Ie(t,e,s){let a=zt(e,t.browser.origin,s);return t.ask("game",async()=>t.browser.share?t.share({text:a}):(await t.browser.copy(a),n("copied")))}function Me({played:t,won:e,best:s,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
<td>${j({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?p:r`<p>
<a class="button" href=${`/game/${a}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function qe(t,e){let{attempts:s,today:a,month:o}=e,i=Rt(s,a),l=new Map(s.map(m=>[m.day,m])),c=x(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Ht(t,e,-1)}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${Ht(t,e,1)}
</div>
<table>
<thead>
<tr>
${Ne().map(([m,d])=>r`<th scope="col" abbr=${d}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Et(o).map(m=>r`<tr>
${m.map(d=>r`<td>${Be(d,e,l)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Ht(t,e,s){let a=s<0?Z.slice(0,7):e.today.slice(0,7),o=s<0?e.month<=a:e.month>=a,i=()=>{o||(e.month=Dt(e.month,s),t.changed())};return r`<button
type="button"
class="quiet"
data-testid=${s<0?"month-before":"month-after"}
aria-label=${n(s<0?"day-month-before":"day-month-after")}
aria-disabled=${o?"true":"false"}
@click=${i}
>
${_(s<0?"back":"forward")}
</button>`}function Ne(){return Array.from({length:7},(t,e)=>{let s=new Date(ve+e*Pe).toISOString().slice(0,10);return[x(s,{weekday:"narrow"}),x(s,{weekday:"long"})]})}function Be(t,{day:e,today:s},a){if(t===null)return p;let o=Number(t.slice(8));if(t<Z||t>s)return r`<span class="date none">${o}</span>`;let i=a.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=x(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.day?"date":p}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${o}</a
>`}async function Qt(t,e){let s=await u("GET /api/invitations/{code}",{code:e}).catch(async o=>{let i=o instanceof O?Fe(o.status):null;if(!i)throw o;let l=o.status===410?await _e(e):null;return{...i,game:l}});if("text"in s)return()=>ze(s);let a=s.yours?()=>je(s.game):qt(t,o=>u("POST /api/invitations/{code}",{code:e,name:o}));return()=>nt(s.yours?n("own-invitation"):n("invites-you",{name:s.name}),r`<dl class="terms" data-testid="invitation-terms">
${Ke(s).map(([o,i])=>r`<div>
<dt>${o}</dt>
<dd>${i}</dd>
</div>`)}
</dl>
${a()}`)}async function _e(t){return u("GET /api/invitations/{code}/game",{code:t}).catch(e=>{if(e instanceof O)return null;throw e})}function Fe(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Ke(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(o&&!c?"term-drawn":`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):Pt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...c?[[n("starts-way"),n(`starts-terms-${c}`)]]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function je(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function ze({title:t,text:e,game:s}){return s?nt(n(s.yours?"invitation-yours":"invitation-taken"),r`<p data-testid="problem">
${n(s.yours?"invitation-yours-text":"invitation-taken-text")}
</p>
<a class="button main" data-testid="invited-game" href=${s.url}
>${n(s.yours?"back-to-game":"watch-game")}</a
>`):nt(t,r`<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>`)}function nt(t,e){return r`<main class="invitation">
${Ct()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
${e}
</section>
</main>`}async function Jt(t){let e=new st(t),s={game:"",tournament:""},a=()=>Ut("tournaments",s.tournament),o=new Nt(t,"one-tournament",a,()=>{}),[{reports:i},l]=await Promise.all([u("GET /api/admin/reports"),u("GET /api/admin/log",{})]),c=()=>t.ask("log",async()=>{let{entries:d,next:g}=await u("GET /api/admin/log",{before:l.next});l={entries:[...l.entries,...d],next:g}}),m=d=>t.ask("reported",async()=>{await u("POST /api/admin",{action:"close_report",report:d}),{reports:i}=await u("GET /api/admin/reports")});return()=>r`<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t,"reported",n("reports"),Je(t,i,e,m))}
</div>
<div class="column">
${y(t,"found",n("find-people"),He(t,e))}
${y(t,"one-game",n("one-game"),Ue(t,s))}
${y(t,"one-tournament",n("one-tournament"),We(o,s))}
${y(t,"log",n("action-log"),Ye(t,l,c))}
</div>
</main>`}var st=class{constructor(e){this.page=e}page;found=null;wanted="";find=e=>this.page.ask("found",async()=>{await this.read(e.trim())});async read(e){this.found=(await u("GET /api/admin/people",{wanted:e})).people,this.wanted=e}change(e){return this.page.ask("found",async()=>(await u("POST /api/admin",e),await this.read(this.wanted),n("done")))}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});if(!await this.page.browser.isSure(o,n("suspend")))return;let i=a("days")?{days:Number(a("days"))}:{};await this.change({action:"suspend",person:e,reason:a("reason"),...i})}};function He(t,e){let{found:s}=e;return r`${C(t,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:e.find})}
<ul class="things" data-testid="found-people">
${(s??[]).map(a=>Ve(t,e,a))}
</ul>
${s?.length===0?r`<p class="small">${n("nobody-found")}</p>`:p}`}function Ve(t,e,s){let{id:a,name:o,login:i,games:l,reports:c}=s;return r`<li>
<span>
<b>${o??a}</b> ${i??""}
<span class="small block">
${n("games-and-reports",{games:l,reports:c})}${Qe(s)}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??a}</span></summary>
${C(t,{id:`name-${a}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:m=>e.change({action:"rename",person:a,name:m.trim()})})}
${s.suspended?f(t,n("lift"),"lift",()=>e.change({action:"lift",person:a})):r`<form
class="fields"
@submit=${w(m=>e.suspend(s,m))}
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
<button
type="submit"
class="danger"
data-testid="suspend"
?disabled=${t.busy!==null}
>
${n("suspend")}
</button>
</div>
</form>`}
</details>
</li>`}function Qe({suspended:t}){return t?t.until===null?n("comma-suspended"):n("comma-suspended-until",{day:k(t.until)}):p}function Je(t,e,s,a){return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(o=>{let{id:i,reason:l,person:c,person_name:m,game:d,text:g,created:$}=o,h=o.seats??[],T=o.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${l}`)}</b>${c?r` ${m??c}`:p}
${d?r`<a class="block" href=${`/game/${d}`}
>${h.map(v=>v.name).join(" – ")}</a
>`:p}
${g?r`<span class="block quoted">${g}</span>`:p}
<span class="small block">${n("reported-by",{name:T,day:k($)})}</span>
</span>
<span class="row">
${h.map(v=>{let R=v.person;return R===null?p:f(t,v.name,"find-reported",()=>s.find(R),"quiet")})}
${f(t,n("mark-read"),"close-report",()=>a(i))}
</span>
</li>`})}
</ul>`}function Ue(t,e){let s=(o,i,l="")=>f(t,n(o),i,()=>a(o),l),a=async o=>{let i=Ut("game",e.game);i&&await t.browser.isSure(n(`sure-${o}`,{game:i}),n(o))&&await t.ask("one-game",async()=>(await u("POST /api/admin",{action:o,game:i}),n("done")))};return r`${Y("one-game-id",n("game-address"),o=>e.game=o)}
<div class="row">
${s("end_game","end-game","danger")} ${s("void_rating","void-rating")}
</div>`}function We(t,e){let s=a=>e.tournament=a;return r`${Y("one-tournament-id",n("tournament-address"),s)}
${t.view(["hide_tournament","show_tournament","end_tournament","delete_tournament"])}`}function Ut(t,e){return new RegExp(`/${t}/([a-z0-9]+)`).exec(e)?.[1]??e.trim()}function Ye(t,e,s){return r`${e.entries.length===0?r`<p class="small">${n("log-empty")}</p>`:p}
<ul class="things" data-testid="log-entries">
${e.entries.map(Xe)}
</ul>
${e.next===null?p:f(t,n("log-older"),"older-log",s)}`}function Xe(t){let{action:e,person:s,person_name:a,details:o,reason:i,local:l,admin_name:c,at:m}=t,{game:d,tournament:g,...$}=o,h=d?`/game/${d}`:g?`/tournaments/${g}`:null,T=l?n("log-by-command"):c??n("log-somebody"),v=[a??s,...Object.values($)].filter(R=>R!==null);return r`<li>
<span>
<b>${n(`log-${e}`)}</b> ${v.join(" · ")}
${h?r`<a href=${h}>${d??g}</a>`:p}
${i?r`<span class="block quoted">${i}</span>`:p}
<span class="small block">${n("log-by",{name:T,day:k(m)})}</span>
</span>
</li>`}var E=240,G=64,Ze=100,tn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function I({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function H({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(tn[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Wt({history:t}){let e=t.map(({rating:s})=>s);return at(e,Ze)}function at(t,e){if(t.length<2)return null;let{low:s,high:a}=en(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*E,m=G-(i-s)/(a-s)*G;return[z(c),z(m)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function en(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:z(s-o),high:z(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function z(t){return Math.round(t*10)/10}function V(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${I(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${nn(t)}
</li>`}function nn(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:I(t)};return ot(Wt(t),n("rating-picture",s))}function ot(t,e){if(t===null)return p;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${E+44} ${G+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${E}M0 ${G}H${E}`}></path>
<path class="line-path" d=${t.path}></path>
${ft`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${E+6} y="4">${t.high}</text>
<text x=${E+6} y=${G+4}>${t.low}</text>`}
</svg>`}function Xt(t){return F({id:"duel-totals",labelledBy:"totals-caption",caption:n("games-for-two"),columns:["against","clock","won","mean","best"].map(e=>[n(e)]),rows:t.map(e=>({cells:[H(e),n(`class-${e.class}`),n("won-of",{won:e.won,games:e.played}),Yt(e.mean_margin),Yt(e.best_margin)]})),head:0})}function Yt(t){return t===null?"–":bt(Math.round(t*10)/10)}var L=class{constructor(e){this.page=e}page;list=[];opponents=[];async load(){this.list=(await u("GET /api/me/people")).people}put(e,s){return this.page.ask("people",async()=>(this.list=(await u("POST /api/me/people",{...e,kind:s})).people,n(s?`told-${s}`:"saved")))}};function te(t,e){let{page:s}=t,a=t.list.find(({id:i})=>i===e)?.kind??null,o=i=>f(s,n(a===i?`end-${i}`:i),i,()=>t.put({person:e},a===i?null:i));return r`<div class="row" data-testid="ties">${o("follow")} ${o("block")}</div>
${S(s,"people")}`}function ee(t){let{page:e,opponents:s}=t,a=w(o=>t.put({game:o("game")},"block"));return y(e,"people",n("blocked-people"),r`<p class="small">${n("blocked-text")}</p>
${Zt(t,"block")}
${s.length>0?r`<form class="with-button" @submit=${a}>
<select name="game" data-testid="block-whom" aria-label=${n("block-whom")}>
${s.map(({game:o,name:i})=>r`<option value=${o}>${i}</option>`)}
</select>
<button type="submit" data-testid="block-opponent" ?disabled=${e.busy!==null}>
${n("block")}
</button>
</form>`:p}
<h3>${n("followed-people")}</h3>
<p class="small">${n("followed-text")}</p>
${Zt(t,"follow")}`)}function Zt(t,e){let s=t.list.filter(a=>a.kind===e);return s.length===0?p:r`<ul class="things" data-testid=${`${e}-list`}>
${s.map(({id:a,name:o})=>{let i=r`${n(`end-${e}`)}<span class="visually-hidden"> ${o}</span>`,l=()=>t.put({person:a},null);return r`<li>
<span>${o}</span> ${f(t.page,i,`end-${e}`,l,"quiet")}
</li>`})}
</ul>`}var sn=["blitz","rapid","correspondence","untimed"],an=["who","start","early","forfeit","daily","rank"];async function ne(t){let e="rapid",s=t.latest({class:e,people:[]}),a=o=>(e=o,s.read(u("GET /api/ratings",{class:o})));return await a(e),()=>r`<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${$t("speed",n("ladder-speed"),sn.map(o=>[o,n(`class-${o}`)]),e,o=>a(o))}
${on(s.error?[]:s.value.people)} ${Tt(s.error,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
<details class="fold" data-testid="ratings-rules">
<summary>${n("ratings-rules")}</summary>
<ul class="plain small">
${an.map(o=>r`<li>${n(`ratings-rule-${o}`)}</li>`)}
</ul>
</details>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function on(t){return t.length===0?r`<p data-testid="ladder-none">${n("ladder-none")}</p>`:F({id:"ladder",label:n("tab-ratings"),columns:["ladder-rank","ladder-name","ladder-rating","ladder-games"].map(e=>[n(e)]),rows:t.map(e=>({class:e.you?"you":"",cells:[e.rank??"–",r`<a href=${`/people/${e.id}`}>${e.name??n("ladder-nameless")}</a>`,I(e),e.games]})),head:1})}async function se(t,e){let{name:s,bot:a,you:o,ratings:i,against:l,games:c}=await u("GET /api/people/{person}",{person:e}),{bots:m}=a?await u("GET /api/bots"):{bots:[]},d=m.find(({id:h})=>h===e),g=new Bt(t),$=new L(t);return!o&&!a&&await $.load(),()=>r`<main class="me profile">
<h1 data-testid="profile-title">
${s||n("ladder-nameless")}
${a?r`<span class="badge">${n("profile-bot")}</span>`:p}
</h1>
${o?r`<p class="small">${n("profile-you")}</p>`:p}
${o||a?p:te($,e)}
<div class="column">
${d?rn(d,g):p}
${rt("profile-ratings","profile-no-ratings","ratings",i.map(V))}
${rt("profile-against","profile-none","plain",l.map(ln))}
</div>
<div class="column">
${rt("profile-recent","profile-none","plain",c.map(cn))}
</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function rn(t,e){let{page:s,terms:a}=e,o=()=>s.leave("challenge",()=>e.challenge(t.id));return y(s,"challenge",n("lobby-challenge"),r`<p class="small"><span class="badge">${n("lobby-here")}</span> ${_t(t)}</p>
<div class="row">
${a.control("speed")} ${a.control("rated")} ${Ft(t,e,o)}
</div>`)}function rt(t,e,s,a){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${a.length===0?r`<p class="small">${n(e)}</p>`:r`<ul class=${s}>
${a}
</ul>`}
</section>`}function ln(t){let{id:e,won:s,played:a}=t,o=ae(t);return r`<li>
${e?r`<a href=${`/people/${e}`}>${o}</a>`:o}
<span>${n("won-of",{won:s,games:a})}</span>
</li>`}function ae({name:t,level:e,bot:s}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function cn(t){let{game:e,opponent:s,level:a,rated:o,won:i,scores:l,ended:c}=t,m=wt(l[0],l[1]),d=[n(`class-${t.class}`),...o?[n("profile-rated")]:[],k(c)];return r`<li>
<a href=${`/game/${e}`}>${ae({name:s,level:a,bot:!1})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:m})}</span>
<span class="small">${d.join(", ")}</span>
</li>`}function Q(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function oe(t){let e=t;return ie(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function re(t){let e=t;return ie(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function ie(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function M(t,e=""){return r`<label
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
/></label>`}function D(t,e,s,a=""){return r`<label
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
>`}function un(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}var it={hasPasskeys:Q,makePasskey:oe,hasNotices:Lt,isSubscribed:At,subscribe:It,unsubscribe:Mt,forgetEverybody:ht,begin(t){yt(!1),location.assign(t)}};async function le(t,e=it){let s=(h,T,v)=>h.catch(R=>(t.errors[v]=pt(R),T)),[a,{ratings:o},i,{bots:l},{sessions:c},m]=await Promise.all([u("GET /api/me"),s(u("GET /api/me/ratings"),{ratings:[]},"ratings"),s(u("GET /api/me/statistics"),{totals:[],automa:[]},"ratings"),s(u("GET /api/me/bots"),{bots:[]},"bots"),s(u("GET /api/me/sessions"),{sessions:[]},"device"),e.isSubscribed()]),d=new L(t);if(a.known){let h=s(u("GET /api/me/opponents"),{opponents:[]},"people"),[{opponents:T}]=await Promise.all([h,s(d.load(),void 0,"people")]);d.opponents=T}let g={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:m,people:d,link:null,token:null,endsBots:!1},$={page:t,own:g,device:e};return()=>r`<main class="me">
<h1 data-testid="me-title">${g.me.name??n("to-me")}</h1>
<div class="column">
${pn($)} ${mn($)}
${g.me.known?[$n($),bn($)]:p}
</div>
<div class="column">
${kn($)} ${vn($)}
${g.me.known?[ee(d),Sn($)]:p}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function pn({page:t,own:e}){let s=o=>t.ask("name",async()=>(e.me=await u("PATCH /api/me",{name:o}),n("saved"))),a=C(t,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s});return y(t,"name",n("your-name"),a)}function mn(t){let{account:e}=t.own.me,s=e?gn(t,e):dn(t);return y(t.page,"account",n("account"),s)}function lt({own:t,device:e}){return e.hasPasskeys()&&t.me.passkeys_possible}function ce({page:t,own:e,device:s},a){return t.ask("account",async()=>{let{ceremony:o,publicKey:i}=await u("POST /api/passkeys/options",{login:a}),l=await s.makePasskey(i),c=e.me.name??n("default-passkey");return e.me=await u("POST /api/passkeys",{ceremony:o,name:c,credential:l}),n(a===null?"passkey-added":"account-made-passkey")})}function dn(t){let{page:e,own:s}=t,a=(o,i)=>e.ask("account",async()=>(s.me=await u("POST /api/account",{login:o,passphrase:i}),n("account-made")));return r`<p class="small">${n("account-why")}</p>
<form class="fields" @submit=${w(o=>a(o("login"),o("passphrase")))}>
${M("username",n("never-shown"))}
${D("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${e.busy!==null}>
${n("make-account")}
</button>
</form>
${lt(t)?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form
class="fields"
@submit=${w(o=>ce(t,o("login")))}
>
${M("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${e.busy!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:p}
<p class="small">
${P("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function gn(t,e){let{page:s,own:a,device:o}=t,i=g=>s.ask("account",async()=>{await g(),o.forgetEverybody(),o.begin("/")}),l=()=>i(async()=>{a.endsBots&&await u("DELETE /api/me/tokens"),await u("POST /api/sign-out/everywhere")}),c=g=>{a.endsBots=g,s.changed()},m=(g,$)=>s.ask("account",async()=>(a.me=await u("POST /api/me/passphrase",{old:g,new:$}),a.bots.length>0&&await q(a,"",null),n("passphrase-changed"))),d=e.passphrase;return r`<p>
${P("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${f(s,n("sign-out"),"sign-out",()=>i(()=>u("POST /api/sign-out")))}
${f(s,n("sign-out-everywhere"),"sign-out-everywhere",l)}
</div>
${a.bots.length>0?A("end-bots",n("end-bots"),a.endsBots,c):p}
<details class="fold">
<summary>${n(d?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${w(g=>m(d?g("old"):null,g("passphrase")))}
>
${d?D("old",n("old-passphrase"),"current-password"):p}
${D("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
${a.bots.length>0?r`<p class="small">${n("new-passphrase-bots")}</p>`:p}
<button type="submit" data-testid="change-passphrase" ?disabled=${s.busy!==null}>
${n("change")}
</button>
</form>
</details>
${lt(t)||e.passkeys.length>0?fn(t,e):p}`}function fn(t,{passkeys:e,fresh:s}){let{page:a,own:o}=t,i=async(l,c)=>{await a.isSureToRemove(c)&&await a.ask("account",async()=>(o.me=await u("DELETE /api/passkeys/{passkey}",{passkey:l}),n("passkey-removed")))};return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.map(({id:l,name:c,created:m})=>r`<li>
<span
>${c} <span class="small">${n("since-day",{day:k(m)})}</span></span
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
${lt(t)?f(a,n("add-passkey"),"add-passkey",()=>ce(t,null)):p}
${s?p:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function $n(t){let{page:e,own:s}=t,a=()=>e.ask("device",async()=>{let{url:o}=await u("POST /api/me/link");s.link=new Kt(e),s.link.show(o)});return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s.link?yn(t,s.link):f(e,n("make-link"),"make-link",a,"wide")}
${s.sessions.length>1?hn(t):p}`)}function yn({page:t,own:e},s){let a=s.url,o=()=>t.ask("device",()=>t.browser.copy(a).then(()=>n("copied"))),i=()=>t.ask("device",()=>t.share({title:n("share-device"),url:a})),l=()=>t.ask("device",async()=>(await u("DELETE /api/me/link"),e.link=null,n("link-dropped")));return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${X("device-link",a)}
<div class="row">
${f(t,n("copy"),"copy-device-link",o,"main")}
${t.browser.share?f(t,n("share"),"share-device-link",i):p}
${f(t,n("withdraw-it"),"drop-link",l)}
</div>
${s.code("device-qr")}`}function hn({page:t,own:e}){let s=a=>t.ask("device",async()=>(await u("DELETE /api/me/sessions/{session}",{session:a}),e.sessions=(await u("GET /api/me/sessions")).sessions,n("browser-signed-out")));return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${e.sessions.map(({id:a,agent:o,used:i,here:l})=>{let c=o??n("unknown-browser"),m=k(i),d=r`${n("sign-out")}<span class="visually-hidden"> ${c}, ${m}</span>`;return r`<li>
<span
>${c}
<span class="small">${l?n("this-browser"):n("used-on-day",{day:m})}</span>
</span>
${l?p:f(t,d,"end-session",()=>s(a),"quiet")}
</li>`})}
</ul>`}function bn(t){return y(t.page,"notices",n("notifications"),wn(t))}function wn({page:t,own:e,device:s}){let{available:a,key:o}=e.me.push;if(!a)return r`<p class="small">${n("server-sends-none")}</p>`;if(!s.hasNotices())return r`<p class="small">${n("browser-has-none")}</p>`;let i=()=>t.ask("notices",async()=>{if(o===null)throw new Error(n("sends-none"));let c=await s.subscribe(o);return await u("POST /api/me/push",{subscription:c,quiet:Gt(t.shell.settings)}),e.isNotified=!0,n("will-tell")}),l=()=>t.ask("notices",async()=>{let c=await s.unsubscribe();return c!==null&&await u("DELETE /api/me/push",{endpoint:c}),e.isNotified=!1,n("stays-quiet")});return r`<p class="small">${n("browser-can-tell")}</p>
${e.isNotified?f(t,n("turn-off-here"),"stop-notices",l):f(t,n("tell-me"),"start-notices",i)}`}function kn({page:t,own:e}){let{ratings:s,statistics:a,me:o}=e,i=m=>t.ask("ratings",async()=>(e.me=await u("PATCH /api/me",{listed:m}),n(m?"ratings-listed":"ratings-not-listed"))),l=r`${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span>`,c=s.length===0&&a.totals.length===0;return y(t,"ratings",n("ratings-and-results"),r`${c?r`<p class="small">${n("ratings-none")}</p>`:p}
${s.length>0?r`<ul class="ratings">
${s.map(V)}
</ul>`:p}
${a.totals.length>0?Xt(a.totals):p}
${o.account?A("listed",l,o.account.listed,i):p}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`)}function vn(t){let{page:e,own:s}=t,{bots:a,token:o}=s,i=c=>e.ask("bots",async()=>{let{token:m}=await u("POST /api/me/bots",{name:c});await q(s,c,m)}),l=r`<details class="fold" ?open=${a.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${P("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${X("bot-token",o.token)}
</p>`:p}
<ul class="things" data-testid="bot-list">
${a.map(c=>Pn(t,c))}
</ul>
${C(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i})}
</details>`;return y(e,"bots",n("bots"),l)}async function q(t,e,s){s===null&&(t.token=null),t.bots=(await u("GET /api/me/bots")).bots,s!==null&&(t.token={bot:e,token:s})}function Pn({page:t,own:e},{id:s,name:a,online:o,tokens:i}){let l=async()=>{await t.isSureToRemove(a)&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}",{bot:s}),await q(e,a,null),n("bot-removed",{name:a})))},c=()=>t.ask("bots",async()=>{let{token:g}=await u("POST /api/me/bots/{bot}/tokens",{bot:s});await q(e,a,g)}),m=async g=>{await t.browser.isSure(n("sure-revoke",{name:a}),n("revoke"))&&await t.ask("bots",async()=>(await u("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:s,token:g}),await q(e,a,null),n("token-revoked",{name:a})))},d=r`${n("remove")}<span class="visually-hidden"> ${a}</span>`;return r`<li>
<span>
<b>${a}</b>
<span class="small">${n(o?"listening":"not-connected")}</span>
</span>
${f(t,n("new-token"),"new-token",c,"quiet")}
${f(t,d,"remove-bot",l,"quiet")}
<ul class="tokens">
${i.map(({id:g,scope:$,created:h})=>r`<li class="small">
<span
>${n("token-of-day",{day:k(h)})}${$==="read"?n("only-to-look"):""}</span
>
${f(t,n("revoke"),"revoke-token",()=>m(g),"quiet")}
</li>`)}
</ul>
</li>`}function Sn({page:t,own:e,device:s}){let a=e.me.account?.passphrase??!1,o=l=>t.ask("leaving",async()=>{if(!a&&l.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));await u("DELETE /api/me",{passphrase:a?l:null}),s.forgetEverybody(),s.begin("/")}),i=r`<div class="row">
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
${a?D("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(t,"leaving",n("your-data"),i)}var ue={hasPasskeys:Q,usePasskey:re,begin:it.begin};async function pe(t,e=ue){let s=await u("GET /api/me");if(s.account)return de(s.account.login);let a=new J(t,s,!0),o=(l,c)=>t.ask("passphrase",async()=>{await u("POST /api/sign-in",{login:l,passphrase:c,bring:a.isOn}),e.begin("/")}),i=()=>t.ask("passkey",async()=>{let{ceremony:l,publicKey:c}=await u("POST /api/sign-in/passkey/options"),m=await e.usePasskey(c);await u("POST /api/sign-in/passkey",{ceremony:l,credential:m,bring:a.isOn}),e.begin("/")});return()=>U(n("sign-in"),r`<form
class="fields"
@submit=${w(l=>o(l("login"),l("passphrase")))}
>
${M("username")}
${D("passphrase",n("passphrase"),"current-password")} ${a.tick()}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${t.busy!==null}>
${n("sign-in")}
</button>
</form>
${S(t,"passphrase")}
${e.hasPasskeys()&&s.passkeys_possible?r`<div class="or">
${f(t,n("sign-in-passkey"),"sign-in-passkey",i)}
${S(t,"passkey")}
</div>`:p}
<p class="small">
${P("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`)}async function me(t,e,s=ue){let o=await Promise.all([u("GET /api/me"),u("POST /api/sign-in/link/look",{code:e})]).catch(d=>{let g=d instanceof O?xn(d.status):null;if(g===null)throw d;return g});if(typeof o=="string")return Tn(o);let[i,{name:l}]=o;if(i.account)return de(i.account.login);let c=new J(t,i,!1),m=()=>t.ask("link",async()=>{await u("POST /api/sign-in/link",{code:e,bring:c.isOn}),s.begin("/")});return()=>U(n("use-device-too"),r`<p data-testid="link-whom">
${l?P("plays-as",{name:r`<b>${l}</b>`}):n("plays-as-same")}
</p>
${c.tick()}
<div class="row">
${f(t,n("sign-in-here"),"link-sign-in",m,"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${S(t,"link")}`)}var J=class{constructor(e,s,a){this.page=e;this.me=s;this.isOn=a}page;me;isOn;tick(){return this.me.known?A("bring",n("bring-games"),this.isOn,e=>{this.isOn=e,this.page.changed()}):p}};function xn(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function Tn(t){return()=>U(n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function de(t){return()=>U(n("you-are-signed-in"),r`<p>${P("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`)}function U(t,e){return r`<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
${e}
</section>
</main>`}var On=["placing","timing","economy","special","patches"],En=5;function ge(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:Dn(t.map(({won:a})=>a)),tile:ct(e.map(({tile:a})=>Number(a))),empty:ct(e.map(({empty:a})=>a??0))}}function Dn(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function ct(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function fe(t){let e=new Map;for(let s of t){let a=Rn(s),o=e.get(a)??{name:a,played:0,won:0,order:Cn(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function Rn({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:N[(e??1)-1].numeral}):H({opponent:t,level:e})}function Cn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function $e(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>ct(e.slice(Math.max(0,a+1-En),a+1))??0)}function ye(t){return On.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Gn=1;async function be(){let{games:t,best:e,gone:s}=await u("GET /api/me/progress");return()=>r`<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Ln(ge(t))} ${An(fe(t))}</div>
<div class="column">${In($e(t),s)} ${Mn(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Ln({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let l=[["progress-played",ut(t)],["progress-won",he(e/t)],["progress-streak",ut(s)],["progress-longest",ut(a)],["progress-tile",o===null?"–":he(o)],["progress-empty",i===null?"–":W(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,m])=>r`<div>
<dt>${n(c)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function An(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>we(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function we(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function In(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=ye(e),o=Math.max(a[0].points,.1),i={from:W(t[0]),to:W(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${ot(at(t,Gn),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>we(n(`progress-cause-${l}`),W(c),c/o))}
</ul>
</section>`}function Mn(t){return t.length===0?p:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${xt(s)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ut(t){return new Intl.NumberFormat(B()).format(t)}function W(t){return new Intl.NumberFormat(B(),{maximumFractionDigits:1}).format(t)}function he(t){return new Intl.NumberFormat(B(),{style:"percent"}).format(t)}var qa=b(Jt),Na=b(Vt),Ba=b(Qt),_a=b(t=>le(t)),Fa=b(se),Ka=b(be),ja=b(ne),za=b(t=>pe(t)),Ha=b((t,e)=>me(t,e)),Va=b(async()=>{let{aidSheet:t,printButton:e}=await jt("aid");return()=>r`<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${e(()=>window.print())}
</div>
${t()}
</main>`});export{qa as openAdmin,Va as openAidPage,Na as openDay,Ba as openInvitation,_a as openMe,Fa as openProfile,Ka as openProgress,ja as openRatings,za as openSignIn,Ha as openSignInLink};
