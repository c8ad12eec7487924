import{a as R,b as k,c as dt,d as y,e as F,f as d,g as P,h as A,i as ft}from"./sections.js";import{$b as oe,Bc as J,Cb as se,Cc as mt,D as B,Dc as g,E as Gt,Ec as ce,F as Kt,Fc as pe,Gc as me,H as Ut,Hc as ue,Ic as de,Jb as ne,Jc as Y,Kc as fe,Lb as pt,Lc as ge,M as r,Mb as Q,Mc as he,N as Wt,O as p,P as b,Q as O,Rc as ye,Uc as be,Vc as $e,Wc as we,Xc as ke,Z as zt,a as qt,b as _t,c as U,fb as Xt,h as W,i as n,ia as Ht,ib as te,jb as x,k as jt,ka as Qt,kd as ve,l as v,ld as Pe,n as z,oc as ae,p as $,pc as M,qa as Jt,ra as Yt,sa as Zt,t as q,tb as ee,tc as re,u,ud as ut,v as S,vd as Se,wd as xe,xc as ie,y as Vt,yd as Oe,z as H,zc as le}from"./page.js";var _="2026-11-02";function E(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Me(t,e){let[s,o,a]=t.split("-").map(Number);return E(new Date(s,o-1,a+e))}function T(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(jt(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function Re(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function Te(t){let[e,s]=t.split("-").map(Number),o=(new Date(e,s-1,1).getDay()+6)%7,a=new Date(e,s,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(l,c)=>Array.from({length:7},(m,f)=>{let h=7*c+f-o+1;return h<1||h>a?null:`${t}-${String(h).padStart(2,"0")}`}))}function De(t,e){let[s,o]=t.split("-").map(Number);return E(new Date(s,o-1+e,1)).slice(0,7)}function Ae(t,e){let s=t.filter(({won:i})=>i!==null),o=new Set(s.map(({day:i})=>i)),a=i=>{let l=0;for(;o.has(Me(i,-l));)l+=1;return l};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:a(e)||a(Me(e,-1)),longest:Math.max(0,...[...o].map(a))}}var Z=class{constructor(e,s,o,a){this.outside=e;this.store=$({...R,day:s,attempts:o,today:a,month:s.day.slice(0,7)})}outside;store;get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=De(this.state.month,e);s>=_.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:o,seat:a,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:l}=await this.outside.createGame({opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(l),""})}share(){let{outside:e,state:s}=this,o=Ps(s.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(o),n("copied")):(await e.share({text:o}).catch(vs),""))}};function vs(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function gt({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:o}=U[e-1];return n("day-against-automa",{numeral:o,deck:n(`day-deck-${s}`)})}function X({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Ps(t,e){let{attempt:s,table:o}=t,a=s===null?"":X(s),l=o&&o.rank!==null&&s&&s.margin!==null&&o.played>1?n("day-place",{rank:o.rank??0,played:o.played}):"";return[n("day-share-title",{day:T(t.day,{dateStyle:"long"})}),n("label-and-note",{label:gt(t),note:[a,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var yt={};qt(yt,{beginDay:()=>Ss,fetchCalendar:()=>ht,fetchDay:()=>tt});function tt(t){return u(`/api/days/${t}`)}function Ss(t){return u(`/api/days/${t}`,{})}function ht(){return u("/api/me/days")}var xs=Date.UTC(2026,10,23),Os=1440*60*1e3;function Ie(t,e,s){let{day:o,today:a}=t.state;return r`${g(e)}
<main class="me day">
<h1 data-testid="day-title">${T(o.day)}</h1>
${o.day<a?Ts(a):p} ${s?Ms():p}
<div class="column">${Ds(t)}</div>
<div class="column">
${o.table?Is(o.table):p} ${Rs(o.day,a)} ${Ls(t)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function Ms(){return r`<p role="status" data-testid="clock-ahead">${n("day-clock-ahead")}</p>`}function Rs(t,e){return t>e?p:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${O("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function Ts(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function Ds(t){let{day:e}=t.state,{attempt:s}=e,o=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${gt(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${o?As(s,e.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Es(t)}</div>
${F(t.state,"game")}
</section>`}function As(t,e){let{rank:s,played:o}=e??{rank:null,played:0},a=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${X(t)}</strong>
${a?r`<span>${n("day-place",{rank:s,played:o})}</span>`:p}
</p>`}function Es(t){let{day:e,state:s}={day:t.state.day,state:t.state},{attempt:o}=e,a=c=>d(s,n(c),"day-play",()=>t.play(),"main");if(o===null&&e.open)return a("day-play");if(o?.won===null)return a("day-go-on");let i=d(s,n("day-practise"),"day-practise",()=>t.practise());if(o===null)return e.table===null?n("day-to-come"):i;let l=r`${O("share")}<span>${n("share")}</span>`;return r`${d(s,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${o.game}`}>${n("day-your-game")}</a>
${i}`}function Is({played:t,won:e,best:s,best_game:o}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
${s.map(a=>r`<tr class=${a.you?"you":""}>
<td>${a.rank}</td>
<th scope="row">
${a.name??n("day-guest")}${a.you?n("day-you"):""}
</th>
<td>${X({...a,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${o===null?p:r`<p>
<a class="button" href=${`/game/${o}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function Ls(t){let{attempts:e,today:s,month:o}=t.state,a=Ae(e,s),i=new Map(e.map(c=>[c.day,c])),l=T(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Ee(t,-1,o<=_.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${Ee(t,1,o>=s.slice(0,7))}
</div>
<table>
<thead>
<tr>
${Bs().map(([c,m])=>r`<th scope="col" abbr=${m}>${c}</th>`)}
</tr>
</thead>
<tbody>
${Te(o).map(c=>r`<tr>
${c.map(m=>r`<td>${Fs(m,t,i)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...a})}</p>
</section>`}function Ee(t,e,s){return r`<button
type="button"
class="quiet"
aria-label=${n(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
${O(e<0?"back":"forward")}
</button>`}function Bs(){return Array.from({length:7},(t,e)=>{let s=new Date(xs+e*Os).toISOString().slice(0,10);return[T(s,{weekday:"narrow"}),T(s,{weekday:"long"})]})}function Fs(t,e,s){if(t===null)return p;let{today:o}=e.state,a=Number(t.slice(8));if(t<_||t>o)return r`<span class="date none">${a}</span>`;let i=s.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=T(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":p}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${a}</a
>`}function Le(){return u("/api/me/progress")}var I=240,N=64,Ns=100,Cs={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function j({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function st({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(Cs[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Be({history:t}){let e=t.map(({rating:s})=>s);return bt(e,Ns)}function bt(t,e){if(t.length<2)return null;let{low:s,high:o}=qs(t,e),a=t.map((i,l)=>{let c=l/(t.length-1)*I,m=N-(i-s)/(o-s)*N;return[et(c),et(m)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:o}}function qs(t,e){let[s,o]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(o-s))/2;return e<10?{low:et(s-a),high:et(o+a)}:{low:Math.round(s-a),high:Math.round(o+a)}}function et(t){return Math.round(t*10)/10}function Ne(t){let{state:e}=t,{ratings:s,statistics:o,me:a}=e,i=s.length===0&&o.totals.length===0,l=r`${i?r`<p class="small">${n("ratings-none")}</p>`:p}
${s.length>0?r`<ul class="ratings">
${s.map($t)}
</ul>`:p}
${o.totals.length>0?js(o.totals):p}
${a.account?Vs(t,a.account.listed):p}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`;return y(e,"ratings",n("ratings-and-results"),l)}function $t(t){let{deviation:e,games:s,provisional:o}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${j(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${o?n("not-settled"):""}</span
>
${_s(t)}
</li>`}function _s(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:j(t)};return wt(Be(t),n("rating-picture",s))}function wt(t,e){if(t===null)return p;let[s,o]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${I+44} ${N+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${I}M0 ${N}H${I}`}></path>
<path class="line-path" d=${t.path}></path>
${Wt`<circle cx=${s} cy=${o} r="3.5"></circle>
<text x=${I+6} y="4">${t.high}</text>
<text x=${I+6} y=${N+4}>${t.low}</text>`}
</svg>`}function js(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
<table class="scores" data-testid="duel-totals">
<caption id="totals-caption">
${n("games-for-two")}
</caption>
<thead>
<tr>
<th scope="col">${n("against")}</th>
<th scope="col">${n("clock")}</th>
<th scope="col">${n("won")}</th>
<th scope="col">${n("mean")}</th>
<th scope="col">${n("best")}</th>
</tr>
</thead>
<tbody>
${t.map(e=>r`<tr>
<th scope="row">${st(e)}</th>
<td>${n(`class-${e.class}`)}</td>
<td>${n("won-of",{won:e.won,games:e.played})}</td>
<td>${Fe(e.mean_margin)}</td>
<td>${Fe(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Fe(t){return t===null?"–":Qt(Math.round(t*10)/10)}function Vs(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${s=>t.list(Q(s))}
/><span>${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span></span></label
>`}var Gs=["placing","timing","economy","special","patches"],Ks=5;function Ce(t){let e=t.filter(({tile:o})=>o!==null),s=t.findIndex(({won:o})=>!o);return{played:t.length,won:t.filter(({won:o})=>o).length,streak:s<0?t.length:s,longest:Us(t.map(({won:o})=>o)),tile:kt(e.map(({tile:o})=>Number(o))),empty:kt(e.map(({empty:o})=>o??0))}}function Us(t){let[e,s]=[0,0];for(let o of t)s=o?s+1:0,e=Math.max(e,s);return e}function kt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function qe(t){let e=new Map;for(let s of t){let o=Ws(s),a=e.get(o)??{name:o,played:0,won:0,order:zs(s)};a.played+=1,a.won+=Number(s.won),e.set(o,a)}return[...e.values()].sort((s,o)=>s.order-o.order).map(({name:s,played:o,won:a})=>({name:s,played:o,won:a}))}function Ws({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:U[(e??1)-1].numeral}):st({opponent:t,level:e})}function zs({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function _e(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,o)=>kt(e.slice(Math.max(0,o+1-Ks),o+1))??0)}function je(t){return Gs.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Hs=1;function Ge({games:t,best:e,gone:s},o){return r`${g(o)}
<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Qs(Ce(t))} ${Js(qe(t))}</div>
<div class="column">${Ys(_e(t),s)} ${Zs(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Qs({played:t,won:e,streak:s,longest:o,tile:a,empty:i}){let l=[["progress-played",vt(t)],["progress-won",Ve(e/t)],["progress-streak",vt(s)],["progress-longest",vt(o)],["progress-tile",a===null?"–":Ve(a)],["progress-empty",i===null?"–":nt(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,m])=>r`<div>
<dt>${n(c)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function Js(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:o})=>Ke(e,n("won-of",{won:o,games:s}),o/s))}
</ul>
</section>`}function Ke(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Ys(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let o=je(e),a=Math.max(o[0].points,.1),i={from:nt(t[0]),to:nt(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${wt(bt(t,Hs),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${o.map(({cause:l,points:c})=>Ke(n(`progress-cause-${l}`),nt(c),c/a))}
</ul>
</section>`}function Zs(t){return t.length===0?p:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:o})=>r`<li>
<a href=${`/game/${e}`}
>${le(s)}<span>${n("progress-quilt-empty",{empty:o})}</span></a
>
</li>`)}
</ul>
</section>`}function vt(t){return new Intl.NumberFormat(W()).format(t)}function nt(t){return new Intl.NumberFormat(W(),{maximumFractionDigits:1}).format(t)}function Ve(t){return new Intl.NumberFormat(W(),{style:"percent"}).format(t)}var ot=class{constructor(e,s){this.outside=e;this.store=$({...R,reports:s,found:null,wanted:""})}outside;store;get state(){return this.store.get()}find(e){return k(this.store,"found",async()=>{let{people:s}=await this.outside.findPeople(e.trim());return this.store.dispatch({found:s,wanted:e.trim()}),""})}close(e){return k(this.store,"reported",async()=>(await this.outside.act({action:"close_report",report:e}),this.store.dispatch({reports:(await this.outside.fetchReports()).reports}),""))}rename(e,s){return this.change({action:"rename",person:e,name:s.trim()})}async suspend({id:e,name:s},o){let a=n("sure-suspend",{name:s??e});if(!await this.outside.isSure(a,n("suspend")))return!1;let i=o?{days:Number(o)}:{};return this.change({action:"suspend",person:e,...i})}lift(e){return this.change({action:"lift",person:e})}change(e){return k(this.store,"found",async()=>{await this.outside.act(e);let{people:s}=await this.outside.findPeople(this.state.wanted);return this.store.dispatch({found:s}),n("done")})}async game(e,s){let o=Xs(s);return await this.outside.isSure(n(`sure-${e}`,{game:o}),n(e))?k(this.store,"one-game",async()=>(await this.outside.act({action:e,game:o}),n("done"))):!1}};function Xs(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}function Ue(t,e){return r`${g(e)}
<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">${y(t.state,"reported",n("reports"),tn(t))}</div>
<div class="column">
${y(t.state,"found",n("find-people"),sn(t))}
${y(t.state,"one-game",n("one-game"),on(t))}
</div>
</main>`}function tn(t){let{reports:e}=t.state;return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(s=>en(t,s))}
</ul>`}function en(t,e){let{id:s,reason:o,person:a,person_name:i,game:l,seats:c,text:m,created:f}=e,h=e.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${o}`)}</b>${a?r` ${i??a}`:p}
${l?r`<a class="block" href=${`/game/${l}`}
>${(c??[]).map(w=>w.name).join(" – ")}</a
>`:p}
${m?r`<span class="block quoted">${m}</span>`:p}
<span class="small block">${n("reported-by",{name:h,day:v(f)})}</span>
</span>
<span class="row">
${(c??[]).filter(w=>w.person!==null).map(w=>d(t.state,w.name,"find-reported",()=>t.find(w.person??""),"quiet"))}
${d(t.state,n("mark-read"),"close-report",()=>t.close(s))}
</span>
</li>`}function sn(t){let{found:e}=t.state;return r`${A(t.state,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:s=>t.find(s)})}
<ul class="things" data-testid="found-people">
${(e??[]).map(s=>nn(t,s))}
</ul>
${e?.length===0?r`<p class="small">${n("nobody-found")}</p>`:p}`}function nn(t,e){let{id:s,name:o,login:a,games:i,reports:l,suspended:c}=e,{busy:m}=t.state;return r`<li>
<span>
<b>${o??s}</b> ${a??""}
<span class="small block">
${n("games-and-reports",{games:i,reports:l})}${c?c.until===null?n("comma-suspended"):n("comma-suspended-until",{day:v(c.until)}):p}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??s}</span></summary>
${A(t.state,{id:`name-${s}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:f=>t.rename(s,f)})}
${c?d(t.state,n("lift"),"lift",()=>t.lift(s)):r`<form
class="with-button"
@submit=${P(f=>t.suspend(e,f("days")))}
>
<label for=${`days-${s}`}>${n("suspend-days")}</label>
<input id=${`days-${s}`} name="days" type="number" min="1" max="3650" />
<button type="submit" class="danger" data-testid="suspend" ?disabled=${m!==null}>
${n("suspend")}
</button>
</form>`}
</details>
</li>`}function on(t){let e=()=>document.getElementById("one-game-id").value.trim(),s=o=>()=>{e()&&t.game(o,e())};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
<div class="row">
${d(t.state,n("end_game"),"end-game",s("end_game"),"danger")}
${d(t.state,n("void_rating"),"void-rating",s("void_rating"))}
</div>`}var We=["blitz","rapid","correspondence","untimed"],at=class{constructor(e){this.fetch=e}fetch;store=$({name:"rapid",people:[],error:""});async load(e){this.store.dispatch({name:e,error:""});try{let{people:s}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:s})}catch(s){if(this.store.get().name!==e)return;this.store.dispatch({people:[],error:z(s)})}}};function ze(t,e){let{name:s,people:o,error:a}=t.store.get();return r`${g(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${ne("speed",n("ladder-speed"),We.map(i=>[i,n(`class-${i}`)]),s,i=>t.load(i))}
${o.length?rn(o):an()} ${Y(a,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function an(){return r`<p data-testid="ladder-none">${n("ladder-none")}</p>`}function rn(t){let e=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${n("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${e.map(s=>r`<th scope="col">${n(s)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(s=>ln(s))}
</tbody>
</table>
</div>`}function ln(t){let{rank:e,id:s,name:o,games:a,you:i}=t;return r`<tr class=${i?"you":""}>
<td>${e??"–"}</td>
<th scope="row">
<a href=${`/people/${s}`}>${o??n("ladder-nameless")}</a>
</th>
<td>${j(t)}</td>
<td>${a}</td>
</tr>`}var rt=class{constructor(e,s){this.outside=e;this.store=$({...R,...s,link:null,token:null})}outside;store;get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),n("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),n("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??n("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,a)}),n(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await dt(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),n("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),n("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),n(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),n("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),n("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),n("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:n("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),n(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(n("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await dt(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),n("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:o}}),""})}async revokeToken({id:e,name:s},o){return await this.outside.isSure(n("sure-revoke",{name:s}),n("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),n("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,s){return k(this.store,e,s)}};function He({name:t,bot:e,you:s,ratings:o,against:a,games:i},l){return r`${g(l)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||n("ladder-nameless")}
${e?r`<span class="badge">${n("profile-bot")}</span>`:p}
</h1>
${s?r`<p class="small">${n("profile-you")}</p>`:p}
<div class="column">
${Pt("profile-ratings",cn(o))}
${Pt("profile-against",pn(a))}
</div>
<div class="column">${Pt("profile-recent",mn(i))}</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function Pt(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${e}
</section>`}function cn(t){return t.length===0?r`<p class="small">${n("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map($t)}
</ul>`}function pn(t){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(e=>r`<li>
${e.id?r`<a href=${`/people/${e.id}`}>${St(e)}</a>`:St(e)}
<span>${n("won-of",{won:e.won,games:e.played})}</span>
</li>`)}
</ul>`}function St({name:t,level:e,bot:s=!1}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function mn(t){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:e,opponent:s,level:o,rated:a,won:i,scores:l,ended:c,...m})=>{let f=Zt(l[0],l[1]),h=[n(`class-${m.class}`),...a?[n("profile-rated")]:[],v(c)];return r`<li>
<a href=${`/game/${e}`}>${St({name:s,level:o})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:f})}</span>
<span class="small">${h.join(", ")}</span>
</li>`})}
</ul>`}var C={};qt(C,{actAsAdmin:()=>dn,addPasskey:()=>wn,askForPasskey:()=>$n,askWho:()=>vn,changeMe:()=>fn,changePassphrase:()=>bn,dropLinks:()=>On,endSession:()=>xn,fetchBest:()=>xt,fetchBots:()=>Et,fetchProfile:()=>Ot,fetchRatings:()=>Dt,fetchReports:()=>Mt,fetchSessions:()=>Rt,fetchStatistics:()=>At,findPeople:()=>un,lookAtLink:()=>Tt,makeAccount:()=>gn,makeBot:()=>An,makeLink:()=>Sn,makeToken:()=>In,removeBot:()=>En,removeMe:()=>Dn,removePasskey:()=>kn,revokeToken:()=>Ln,signIn:()=>hn,signInByLink:()=>Mn,signInByPasskey:()=>Pn,signOut:()=>yn,subscribeToPush:()=>Rn,unsubscribeFromPush:()=>Tn});function xt(t){return u(`/api/ratings?class=${t}`)}function Ot(t){return u(`/api/people/${t}`)}function Mt(){return u("/api/admin/reports")}function un(t){return u(`/api/admin/people?wanted=${encodeURIComponent(t)}`)}function dn(t){return u("/api/admin",t)}function fn(t){return u("/api/me",t,"PATCH")}function gn(t,e){return u("/api/account",{login:t,passphrase:e})}function hn(t,e,s){return u("/api/sign-in",{login:t,passphrase:e,bring:s})}async function yn(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function bn(t,e){return u("/api/me/passphrase",{old:t,new:e})}function $n(t){return u("/api/passkeys/options",{login:t})}function wn(t,e,s){return u("/api/passkeys",{ceremony:t,name:e,credential:s})}function kn(t){return u(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function vn(){return u("/api/sign-in/passkey/options",{})}function Pn(t,e,s){return u("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function Sn(){return u("/api/me/link",{})}function Rt(){return u("/api/me/sessions")}async function xn(t){await S(`/api/me/sessions/${t}`,{},"DELETE")}async function On(){await S("/api/me/link",{},"DELETE")}function Tt(t){return u("/api/sign-in/link/look",{code:t})}function Mn(t,e){return u("/api/sign-in/link",{code:t,bring:e})}async function Rn(t){await S("/api/me/push",{subscription:t})}async function Tn(t){await S("/api/me/push",{endpoint:t},"DELETE")}function Dt(){return u("/api/me/ratings")}function At(){return u("/api/me/statistics")}async function Dn(t){await S("/api/me",{passphrase:t},"DELETE")}function Et(){return u("/api/me/bots")}function An(t){return u("/api/me/bots",{name:t})}async function En(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function In(t){return u(`/api/me/bots/${t}/tokens`,{})}async function Ln(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var V=class{constructor(e,s,o=null){this.outside=e;this.store=$({...R,me:s,link:o,bring:!0})}outside;store;get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),o=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return k(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function Qe(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function It(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Je(){return It()&&await Xe()!==null}async function Ye(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function Ze(){let t=await Xe();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Xe(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Lt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function ts(t){let e=t;return es(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Bt(t){let e=t;return es(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function es(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function G(t,e=""){return r`<label
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
/></label>`}function D(t,e,s,o=""){return r`<label
>${e} <span class="small">${o}</span>
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
><input type="checkbox" @change=${Bn} /><span>${n("show-it")}</span></label
>`}function Bn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function ss(t,e){let{me:s}=t.state,o=e&&s.passkeys_possible,a=s.account?Nn(t,s.account,o):Fn(t,o);return y(t.state,"account",n("account"),a)}function Fn(t,e){let{busy:s}=t.state;return r`<p class="small">${n("account-why")}</p>
<form
class="fields"
@submit=${P(o=>t.makeAccount(o("login"),o("passphrase")))}
>
${G("username",n("never-shown"))}
${D("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${s!==null}>
${n("make-account")}
</button>
</form>
${e?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form class="fields" @submit=${P(o=>t.addPasskey(o("login")))}>
${G("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${s!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:p}
<p class="small">
${x("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function Nn(t,e,s){let{state:o}=t;return r`<p>
${x("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${d(o,n("sign-out"),"sign-out",()=>t.signOut(!1))}
${d(o,n("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${n(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${P(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?D("old",n("old-passphrase"),"current-password"):p}
${D("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
${n("change")}
</button>
</form>
</details>
${s||e.passkeys.length>0?Cn(t,e,s):p}`}function Cn(t,e,s){let{state:o}=t;return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>qn(t,a))}
</ul>
${s?d(o,n("add-passkey"),"add-passkey",()=>t.addPasskey(null)):p}
${e.fresh?p:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function qn(t,{id:e,name:s,created:o}){return r`<li>
<span>${s} <span class="small">${n("since-day",{day:v(o)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${n("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${n("remove")}
</button>
</li>`}function ns(t){let{state:e}=t,{bots:s,token:o}=e,a=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${x("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${J("bot-token",o.token)}
</p>`:p}
<ul class="things" data-testid="bot-list">
${s.map(i=>_n(t,i))}
</ul>
${A(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i=>t.makeBot(i)})}
</details>`;return y(e,"bots",n("bots"),a)}function _n(t,e){let{state:s}=t,o=r`${n("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${n(e.online?"listening":"not-connected")}</span>
</span>
${d(s,n("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(s,o,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>jn(t,e,a))}
</ul>
</li>`}function jn(t,e,{id:s,scope:o,created:a}){return r`<li class="small">
<span
>${n("token-of-day",{day:v(a)})}${o==="read"?n("only-to-look"):""}</span
>
${d(t.state,n("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function os(t){let{state:e}=t,{link:s}=e;return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s?Kn(t,s):d(e,n("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?Vn(t):p}`)}function Vn(t){return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>Gn(t,e))}
</ul>`}function Gn(t,e){let s=e.agent??n("unknown-browser"),o=v(e.used),a=r`${n("sign-out")}<span class="visually-hidden"> ${s}, ${o}</span>`;return r`<li>
<span
>${s}
<span class="small">${e.here?n("this-browser"):n("used-on-day",{day:o})}</span>
</span>
${e.here?p:d(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function Kn(t,{address:e,picture:s}){let{state:o}=t,a=t.outside.share?d(o,n("share"),"share-device-link",()=>t.shareLink()):p;return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${J("device-link",e)}
<div class="row">
${d(o,n("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${d(o,n("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${s?r`<img
alt=${n("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:p}
</div>`}function as(t,e){let{state:s}=t;return y(s,"notices",n("notifications"),Un(t,e))}function Un(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${n("browser-can-tell")}</p>
${s.isNotified?d(s,n("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(s,n("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function rs(t){let{state:e}=t,s=e.me.account?.passphrase??!1,o=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${P(a=>t.leave(a("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?D("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(e,"leaving",n("your-data"),o)}function is(t,e,s){let{me:o}=t.state;return r`${g(e)}
<main class="me">
<h1 data-testid="me-title">${o.name??n("to-me")}</h1>
<div class="column">
${Wn(t)} ${ss(t,s.passkeys)}
${o.known?os(t):p}
${o.known?as(t,s.notices):p}
</div>
<div class="column">
${Ne(t)} ${ns(t)} ${o.known?rs(t):p}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function Wn(t){let{state:e}=t;return y(e,"name",n("your-name"),A(e,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s=>t.rename(s)}))}function ls(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return K(e,n("you-are-signed-in"),ms(a.login));let i=r`<form
class="fields"
@submit=${P(l=>t.signIn(l("login"),l("passphrase")))}
>
${G("username")}
${D("passphrase",n("passphrase"),"current-password")} ${us(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
${n("sign-in")}
</button>
</form>
${F(o,"passphrase")}
${s&&o.me.passkeys_possible?r`<div class="or">
${d(o,n("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${F(o,"passkey")}
</div>`:p}
<p class="small">
${x("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`;return K(e,n("sign-in"),i)}function cs(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return K(e,n("you-are-signed-in"),ms(a.login));let i=o.link?.name,l=r`<p data-testid="link-whom">
${i?x("plays-as",{name:r`<b>${i}</b>`}):n("plays-as-same")}
</p>
${us(t)}
<div class="row">
${d(o,n("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${F(o,"link")}`;return K(e,n("use-device-too"),l)}function ps(t,e){return K(e,n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function K(t,e,s){return r`${g(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
</main>`}function ms(t){return r`<p>${x("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`}function us(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(Q(e))}
/><span>${n("bring-games")}</span></label
>`:p}function ds(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function fs(t){let{board:e,clock:s,takebacks:o,rated:a,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):oe(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(o?"tick-takebacks-note":"term-none")],...c?[zn(c)]:[],[n("term-rating"),n(a?"tick-rated-note":"terms-not-rated")]]}function zn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function gs(t,e,s){let{yours:o,name:a,game:i}=t;return r`${g(s)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${o?n("own-invitation"):n("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${fs(t).map(([l,c])=>r`<div>
<dt>${l}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${o?Hn(i):ge(e)}
</section>
</main>`}function Hn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function hs({title:t,text:e},s){return r`${g(s)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function Qn({root:t,shell:e},s){let o="tab-invitation";try{let a=await Gt(s),i=new xe({me:B,sit:m=>Kt(s,m),go:e.go}),l=()=>b(gs(a,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:o,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof q?ds(a.status):null;if(!i)throw a;return{page:{draw:()=>b(hs(i,e),t),close:()=>{}},title:o}}}function Jn(t,e){let[s,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!ee(i)).map(i=>i==="pass"?".":i);return[s,a.join(""),...o].join(",")}var it=class{constructor(e,s,o){this.replay=e;this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=$(a)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await H(this.wanted(e));this.go(s)}catch(s){let o=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:s}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:l}=s,c=l&&o==="automa"?{deck:l.deck,level:l.level}:null,m=o==="computer"?{level:a}:null,f=o==="person"?M(s).map(({name:w})=>w):null,h=Jn(s,e);return{opponent:o,...c,...m,first:i,board:"revised",seed:null,from:h,names:f}}};function ys(t){return t.frames.slice(1).map(({move:e,player:s},o)=>({number:o+1,player:s??1,move:e??"pass"}))}var lt=class{constructor(e,s){this.patches=s;let o=ae(e,s),a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=$(a)}patches;store;look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return re(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:zt(o[e],s)}})}};function bs(t,e){let s=t.store.get(),o=t.isSolo?[["automa",n("automa-alone")]]:[..._t.map(({level:l})=>[String(l),n("computer-level-name",{level:String(l),name:Ht(l)})]),["person",n("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Yn(pt(l)))}
>
${o.map(([l,c])=>r`<option value=${l} ?selected=${a===l}>${c}</option>`)}
</select></label
>
${t.isSolo?p:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:pt(l)})}
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
${Y(s.error,"play-on-error")}
</form>`}function Yn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Ft(t,e,s,o){let{replay:a,index:i}=t,l=a.frames[i],c=M(a);if(s===2&&l.automa)return Xn(l,l.automa,c,e,o);let m=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${m}`}>${me(l,c,s)}</div>
<div class=${`spread ${m}`}>${Zn(t,e,s,o)}</div>`}function Zn({replay:t,index:e,walks:s},o,a,i){let l=t.frames[e];return ie({number:a,name:M(t)[a-1].name,player:l.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[a],fresh:Xt(l.player===a?[l.move]:[],o.patches)})}function Xn(t,e,s,o,a){return r`<div class="seat back p2">${ue(t,s,e)}</div>
${de(t,e,{turns:e.turns,run:0},o.patches,a)}`}function $s({replay:t,index:e},s){let o=a=>s.look(a);return be(ys(t),e,M(t),s.patches,o)}function ws(t,e,s){let o=t.store.get(),{replay:a,index:i}=o,l=a.frames[i],c=M(a),{letters:m,look:f}=s.settings,h=()=>s.change({look:f==="cloth"?"thread":"cloth"});return r`${g(s,$e(s,a.link,i))}
<main class=${`table ${l.automa?"solo":"screen"} viewer`} data-stage=${l.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?n("start-position"):n("after-move",{number:String(i)})}:
${Jt(l,c)}
</h1>
<p data-testid="turn-reason">${Yt(l,c)}</p>
${a.comment?fe(a.comment):p}
${a.frames.length>1?to(t,s):p}
</div>
<div class="column own">
${Ft(o,t,1,m)} ${he(l.ring,t.patches,m)}
</div>
<div class="column middle">
${ye(l,t.patches,m)} ${$s(o,t)}
${l.result?we(l,c,eo(t,s)):bs(e,i)}
</div>
<div class="column other">
${Ft(o,t,2,m)} ${te(l,c,f,h)}
</div>
</div>
<div class="below">${ke(l,c,t.patches)}</div>
</main>`}function to(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${O("graph")}<span>${n("review")}</span>
</button>`}function eo(t,e){let{replay:s,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await pe(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${n("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${O("link")}<span>${n("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>ce(s.record)}>
${O("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function so(t,e,s,o){let a=new lt(e,s),i=new it(e,o.go,o.settings.strength),l=()=>{b(ws(a,i,o),t),Se(t)},c=[a.store.watch(l),i.store.watch(l)],m=h=>no(h,a);return window.addEventListener("keydown",m),{draw:l,close:()=>{for(let h of c)h();window.removeEventListener("keydown",m)}}}function no(t,e){let{target:s,key:o,altKey:a,ctrlKey:i,metaKey:l,shiftKey:c}=t;a||i||l||c||s instanceof Element&&s.closest("select, input, textarea, dialog")||se(t,(m,f)=>e.walk(m,f))||e.step(o)&&t.preventDefault()}async function ol({root:t,shell:e}){let{aidSheet:s,printButton:o}=await Oe("aid");return{draw:()=>b(r`${g(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${o(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function al({root:t,shell:e}){let s={},[o,{ratings:a},i,{bots:l},{sessions:c},m]=await Promise.all([B(),ct(Dt(),{ratings:[]},"ratings",s),ct(At(),{totals:[],automa:[]},"ratings",s),ct(Et(),{bots:[]},"bots",s),ct(Rt(),{sessions:[]},"device",s),Je()]),f={api:C,drawQr:Ut,isSure:ft,makePasskey:ts,subscribe:Ye,unsubscribe:Ze,go:Nt,copy:mt,forget:Pe,origin:location.origin,share:ks()},h={me:o,ratings:a,statistics:i,bots:l,sessions:c,isNotified:m,errors:s},w=new rt(f,h),L={passkeys:Lt(),notices:It()},Ct=()=>b(is(w,e,L),t);return{draw:Ct,close:w.store.watch(Ct)}}async function ct(t,e,s,o){try{return await t}catch(a){return Object.assign(o,{[s]:z(a)}),e}}function Nt(t){ve(!1),location.assign(t)}function ks(){return"share"in navigator?t=>navigator.share(t):null}async function rl({root:t,shell:e}){let s=new V({api:C,usePasskey:Bt,go:Nt},await B()),o=()=>b(ls(s,e,Lt()),t);return{draw:o,close:s.store.watch(o)}}async function il({root:t,shell:e},s){try{let[o,a]=await Promise.all([B(),Tt(s)]),i=new V({api:C,usePasskey:Bt,go:Nt},o,a),l=()=>b(cs(i,e,s),t);return{draw:l,close:i.store.watch(l)}}catch(o){let a=o instanceof q?Qe(o.status):null;if(a===null)throw o;return{draw:()=>b(ps(a,e),t),close:()=>{}}}}async function ll({root:t,shell:e},s){let o=0,a=()=>new Date(Date.now()-o),i=tt(s??E(a())).catch(async L=>{if(s||!(L instanceof q))throw L;return o=Date.now()-(await Vt()).getTime(),tt(E(a()))}),[l,{days:c}]=await Promise.all([i,ht()]),m={api:yt,createGame:H,copy:mt,go:e.go,origin:location.origin,share:ks()},f=new Z(m,l,c,E(a())),h=()=>b(Ie(f,e,o>0),t),w=[f.store.watch(h),oo(()=>f.look(E(a())))];return{draw:h,close:()=>{for(let L of w)L()}}}function oo(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Re(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function cl({root:t,shell:e}){let s=await Le();return{draw:()=>b(Ge(s,e),t),close:()=>{}}}async function pl({root:t,shell:e}){let s=new at(xt);await s.load("rapid");let o=()=>b(ze(s,e),t);return{draw:o,close:s.store.watch(o)}}async function ml({root:t,shell:e},s){let o=await Ot(s);return{draw:()=>b(He(o,e),t),close:()=>{}}}async function ul({root:t,shell:e}){let{reports:s}=await Mt(),{fetchReports:o,findPeople:a,actAsAdmin:i}=C,l=new ot({fetchReports:o,findPeople:a,act:i,isSure:ft},s),c=()=>b(Ue(l,e),t);return{draw:c,close:l.store.watch(c)}}export{ul as openAdmin,ol as openAidPage,ll as openDay,Qn as openInvitation,al as openMe,ml as openProfile,cl as openProgress,pl as openRatings,rl as openSignIn,il as openSignInLink,so as openViewerPage};
