import{a as L,b as k,c as mt,d as y,e as F,f as m,g as x,h as D,i as ft}from"./sections.js";import{$a as te,$c as we,Bc as V,C as R,Cc as ut,D as Ut,E as zt,Ec as ue,G as Kt,Gc as pt,Hc as Y,Jc as P,K as r,L as Ht,M as u,N as b,Nc as pe,O,P as $,Pc as de,Q as f,Rc as me,Sb as oe,Sc as fe,Tc as he,Uc as $e,Vc as ge,Ya as Zt,Yc as Z,Za as Xt,Zc as ye,_c as be,a as _t,aa as Wt,b as jt,ba as Gt,c as W,da as Qt,ed as ke,fc as ae,gc as M,h as N,hd as ve,i as n,ib as ee,id as xe,ja as Jt,jd as Se,ka as Vt,kb as se,kd as Pe,l as v,la as Yt,mc as re,n as G,nc as ie,p as w,rd as dt,t as Q,u as d,v as S,wc as ce,xc as le,y as J,zb as ne}from"./page.js";var j="2026-11-02";function q(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Te(t,e){let[s,o,a]=t.split("-").map(Number);return q(new Date(s,o-1,a+e))}function I(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(N(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function Ee(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function Oe(t){let[e,s]=t.split("-").map(Number),o=(new Date(e,s-1,1).getDay()+6)%7,a=new Date(e,s,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(c,l)=>Array.from({length:7},(p,h)=>{let g=7*l+h-o+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function Me(t,e){let[s,o]=t.split("-").map(Number);return q(new Date(s,o-1+e,1)).slice(0,7)}function Le(t,e){let s=t.filter(({won:i})=>i!==null),o=new Set(s.map(({day:i})=>i)),a=i=>{let c=0;for(;o.has(Te(i,-c));)c+=1;return c};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:a(e)||a(Te(e,-1)),longest:Math.max(0,...[...o].map(a))}}var X=class{constructor(e,s,o,a){this.outside=e,this.store=w({...L,day:s,attempts:o,today:a,month:s.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=Me(this.state.month,e);s>=j.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:o,seat:a,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(c),""})}share(){let{outside:e,state:s}=this,o=xs(s.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(o),n("copied")):(await e.share({text:o}).catch(vs),""))}};function vs(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function ht({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:o}=W[e-1];return n("day-against-automa",{numeral:o,deck:n(`day-deck-${s}`)})}function tt({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function xs(t,e){let{attempt:s,table:o}=t,a=s===null?"":tt(s),c=o&&o.rank!==null&&s&&s.margin!==null&&o.played>1?n("day-place",{rank:o.rank??0,played:o.played}):"";return[n("day-share-title",{day:I(t.day,{dateStyle:"long"})}),n("label-and-note",{label:ht(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var yt={};_t(yt,{beginDay:()=>Ss,fetchCalendar:()=>gt,fetchDay:()=>$t});function $t(t){return d(`/api/days/${t}`)}function Ss(t){return d(`/api/days/${t}`,{})}function gt(){return d("/api/me/days")}var Ps=Date.UTC(2026,10,23),Ts=1440*60*1e3;function Ae(t,e){let{day:s,today:o}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${I(s.day)}</h1>
${s.day<o?Os(o,e):u}
<div class="column">${Ms(t,e)}</div>
<div class="column">
${s.table?As(s.table,e):u} ${Es(s.day,o,e)}
${Ds(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${n("back-to-home")}</a></p>
</div>
</main>`}function Es(t,e,s){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${f(s)}
>${O("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function Os(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${n("day-newer")}</a>
</p>`}function Ms(t,e){let{day:s}=t.state,{attempt:o}=s,a=o!==null&&o.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${ht(s)}</h2>
<p>${n(s.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Ls(o,s.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Is(t,e)}</div>
${F(t.state,"game")}
</section>`}function Ls(t,e){let{rank:s,played:o}=e??{rank:null,played:0},a=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${tt(t)}</strong>
${a?r`<span>${n("day-place",{rank:s,played:o})}</span>`:u}
</p>`}function Is(t,e){let{day:s,state:o}={day:t.state.day,state:t.state},{attempt:a}=s,i=p=>m(o,n(p),"day-play",()=>t.play(),"main");if(a===null&&s.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=m(o,n("day-practise"),"day-practise",()=>t.practise());if(a===null)return s.table===null?n("day-to-come"):c;let l=r`${O("share")}<span>${n("share")}</span>`;return r`${m(o,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${f(e)}
>${n("day-your-game")}</a
>
${c}`}function As({played:t,won:e,best:s,best_game:o},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
${s.map(i=>r`<tr class=${i.you?"you":""}>
<td>${i.rank}</td>
<th scope="row">
${i.name??n("day-guest")}${i.you?n("day-you"):""}
</th>
<td>${tt({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${o===null?u:r`<p>
<a class="button" href=${`/game/${o}`} @click=${f(a)}
>${n("day-best-game")}</a
>
</p>`}
</section>`}function Ds(t,e){let{attempts:s,today:o,month:a}=t.state,i=Le(s,o),c=new Map(s.map(p=>[p.day,p])),l=I(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Ie(t,-1,a<=j.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${Ie(t,1,a>=o.slice(0,7))}
</div>
<table>
<thead>
<tr>
${Bs().map(([p,h])=>r`<th scope="col" abbr=${h}>${p}</th>`)}
</tr>
</thead>
<tbody>
${Oe(a).map(p=>r`<tr>
${p.map(h=>r`<td>${Ns(h,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Ie(t,e,s){return r`<button
type="button"
class="quiet"
aria-label=${n(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
${O(e<0?"back":"forward")}
</button>`}function Bs(){return Array.from({length:7},(t,e)=>{let s=new Date(Ps+e*Ts).toISOString().slice(0,10);return[I(s,{weekday:"narrow"}),I(s,{weekday:"long"})]})}function Ns(t,e,s,o){if(t===null)return u;let{today:a}=e.state,i=Number(t.slice(8));if(t<j||t>a)return r`<span class="date none">${i}</span>`;let c=s.get(t),l=c?c.won===null?"running":c.won?"won":"lost":"missed",p=I(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":u}
aria-label=${n("label-and-note",{label:p,note:n(`day-how-${l}`)})}
@click=${f(o)}
>${i}</a
>`}function De(){return d("/api/me/progress")}var B=240,C=64,Rs=100,Fs={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function U({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function st({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(Fs[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Be({history:t}){let e=t.map(({rating:s})=>s);return bt(e,Rs)}function bt(t,e){if(t.length<2)return null;let{low:s,high:o}=qs(t,e),a=t.map((i,c)=>{let l=c/(t.length-1)*B,p=C-(i-s)/(o-s)*C;return[et(l),et(p)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:o}}function qs(t,e){let[s,o]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(o-s))/2;return e<10?{low:et(s-a),high:et(o+a)}:{low:Math.round(s-a),high:Math.round(o+a)}}function et(t){return Math.round(t*10)/10}function Re(t){let{state:e}=t,{ratings:s,statistics:o,me:a}=e,i=s.length===0&&o.totals.length===0,c=r`${i?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(wt)}
</ul>`:u}
${o.totals.length>0?_s(o.totals):u}
${a.account?js(t,a.account.listed):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`;return y(e,"ratings",n("ratings-and-results"),c)}function wt(t){let{deviation:e,games:s,provisional:o}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${U(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${o?n("not-settled"):""}</span
>
${Cs(t)}
</li>`}function Cs(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:U(t)};return kt(Be(t),n("rating-picture",s))}function kt(t,e){if(t===null)return u;let[s,o]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${B+44} ${C+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${B}M0 ${C}H${B}`}></path>
<path class="line-path" d=${t.path}></path>
${Ht`<circle cx=${s} cy=${o} r="3.5"></circle>
<text x=${B+6} y="4">${t.high}</text>
<text x=${B+6} y=${C+4}>${t.low}</text>`}
</svg>`}function _s(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
<td>${Ne(e.mean_margin)}</td>
<td>${Ne(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Ne(t){return t===null?"–":Qt(Math.round(t*10)/10)}function js(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${s=>t.list(Y(s))}
/><span>${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span></span></label
>`}var Us=["placing","timing","economy","special","patches"],zs=5;function Fe(t){let e=t.filter(({tile:o})=>o!==null),s=t.findIndex(({won:o})=>!o);return{played:t.length,won:t.filter(({won:o})=>o).length,streak:s<0?t.length:s,longest:Ks(t.map(({won:o})=>o)),tile:vt(e.map(({tile:o})=>Number(o))),empty:vt(e.map(({empty:o})=>o??0))}}function Ks(t){let[e,s]=[0,0];for(let o of t)s=o?s+1:0,e=Math.max(e,s);return e}function vt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function qe(t){let e=new Map;for(let s of t){let o=Hs(s),a=e.get(o)??{name:o,played:0,won:0,order:Ws(s)};a.played+=1,a.won+=Number(s.won),e.set(o,a)}return[...e.values()].sort((s,o)=>s.order-o.order).map(({name:s,played:o,won:a})=>({name:s,played:o,won:a}))}function Hs({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:W[(e??1)-1].numeral}):st({opponent:t,level:e})}function Ws({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Ce(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,o)=>vt(e.slice(Math.max(0,o+1-zs),o+1))??0)}function _e(t){return Us.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Gs=1;function Ue({games:t,best:e,gone:s},o){return r`${$(o)}
<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Qs(Fe(t))} ${Js(qe(t))}</div>
<div class="column">${Vs(Ce(t),s)} ${Ys(e,o)}</div>`}
<p class="small"><a href="/" @click=${f(o)}>${n("back-to-home")}</a></p>
</main>`}function Qs({played:t,won:e,streak:s,longest:o,tile:a,empty:i}){let c=[["progress-played",xt(t)],["progress-won",je(e/t)],["progress-streak",xt(s)],["progress-longest",xt(o)],["progress-tile",a===null?"–":je(a)],["progress-empty",i===null?"–":nt(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${c.map(([l,p])=>r`<div>
<dt>${n(l)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function Js(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:o})=>ze(e,n("won-of",{won:o,games:s}),o/s))}
</ul>
</section>`}function ze(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Vs(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let o=_e(e),a=Math.max(o[0].points,.1),i={from:nt(t[0]),to:nt(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${kt(bt(t,Gs),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${o.map(({cause:c,points:l})=>ze(n(`progress-cause-${c}`),nt(l),l/a))}
</ul>
</section>`}function Ys(t,e){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:s,cells:o,empty:a})=>r`<li>
<a href=${`/game/${s}`} @click=${f(e)}
>${de(o)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function xt(t){return new Intl.NumberFormat(N()).format(t)}function nt(t){return new Intl.NumberFormat(N(),{maximumFractionDigits:1}).format(t)}function je(t){return new Intl.NumberFormat(N(),{style:"percent"}).format(t)}var ot=class{constructor(e,s){this.outside=e,this.store=w({...L,reports:s,found:null,wanted:""})}get state(){return this.store.get()}find(e){return k(this.store,"found",async()=>{let{people:s}=await this.outside.findPeople(e.trim());return this.store.dispatch({found:s,wanted:e.trim()}),""})}close(e){return k(this.store,"reported",async()=>(await this.outside.act({action:"close_report",report:e}),this.store.dispatch({reports:(await this.outside.fetchReports()).reports}),""))}rename(e,s){return this.change({action:"rename",person:e,name:s.trim()})}async suspend({id:e,name:s},o){let a=n("sure-suspend",{name:s??e});if(!await this.outside.isSure(a,n("suspend")))return!1;let i=o?{days:Number(o)}:{};return this.change({action:"suspend",person:e,...i})}lift(e){return this.change({action:"lift",person:e})}change(e){return k(this.store,"found",async()=>{await this.outside.act(e);let{people:s}=await this.outside.findPeople(this.state.wanted);return this.store.dispatch({found:s}),n("done")})}async game(e,s){let o=Zs(s);return await this.outside.isSure(n(`sure-${e}`,{game:o}),n(e))?k(this.store,"one-game",async()=>(await this.outside.act({action:e,game:o}),n("done"))):!1}};function Zs(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}function Ke(t,e){return r`${$(e)}
<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t.state,"reported",n("reports"),Xs(t,e))}
</div>
<div class="column">
${y(t.state,"found",n("find-people"),en(t))}
${y(t.state,"one-game",n("one-game"),nn(t))}
</div>
</main>`}function Xs(t,e){let{reports:s}=t.state;return s.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${s.map(o=>tn(t,o,e))}
</ul>`}function tn(t,e,s){let{id:o,reason:a,person:i,person_name:c,game:l,seats:p,text:h,created:g}=e,T=e.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${a}`)}</b>${i?r` ${c??i}`:u}
${l?r`<a class="block" href=${`/game/${l}`} @click=${f(s)}
>${(p??[]).map(E=>E.name).join(" – ")}</a
>`:u}
${h?r`<span class="block quoted">${h}</span>`:u}
<span class="small block">${n("reported-by",{name:T,day:v(g)})}</span>
</span>
<span class="row">
${(p??[]).filter(E=>E.person!==null).map(E=>m(t.state,E.name,"find-reported",()=>t.find(E.person??""),"quiet"))}
${m(t.state,n("mark-read"),"close-report",()=>t.close(o))}
</span>
</li>`}function en(t){let{found:e}=t.state;return r`${D(t.state,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:s=>t.find(s)})}
<ul class="things" data-testid="found-people">
${(e??[]).map(s=>sn(t,s))}
</ul>
${e?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function sn(t,e){let{id:s,name:o,login:a,games:i,reports:c,suspended:l}=e,{busy:p}=t.state;return r`<li>
<span>
<b>${o??s}</b> ${a??""}
<span class="small block">
${n("games-and-reports",{games:i,reports:c})}${l?l.until===null?n("comma-suspended"):n("comma-suspended-until",{day:v(l.until)}):u}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??s}</span></summary>
${D(t.state,{id:`name-${s}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:h=>t.rename(s,h)})}
${l?m(t.state,n("lift"),"lift",()=>t.lift(s)):r`<form
class="with-button"
@submit=${x(h=>t.suspend(e,h("days")))}
>
<label for=${`days-${s}`}>${n("suspend-days")}</label>
<input id=${`days-${s}`} name="days" type="number" min="1" max="3650" />
<button type="submit" class="danger" data-testid="suspend" ?disabled=${p!==null}>
${n("suspend")}
</button>
</form>`}
</details>
</li>`}function nn(t){let e=()=>document.getElementById("one-game-id").value.trim(),s=o=>()=>{e()&&t.game(o,e())};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
<div class="row">
${m(t.state,n("end_game"),"end-game",s("end_game"),"danger")}
${m(t.state,n("void_rating"),"void-rating",s("void_rating"))}
</div>`}var He=["blitz","rapid","correspondence","untimed"],at=class{constructor(e){this.fetch=e,this.store=w({name:"rapid",people:[],error:""})}async load(e){this.store.dispatch({name:e,error:""});try{let{people:s}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:s})}catch(s){this.store.dispatch({people:[],error:G(s)})}}};function We(t,e){let{name:s,people:o,error:a}=t.store.get();return r`${$(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${ue("speed",n("ladder-speed"),He.map(i=>[i,n(`class-${i}`)]),s,i=>t.load(i))}
${o.length?an(o,e):on()} ${Z(a,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/" @click=${f(e)}>${n("back-to-home")}</a></p>
</main>`}function on(){return r`<p data-testid="ladder-none">${n("ladder-none")}</p>`}function an(t,e){let s=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${n("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${s.map(o=>r`<th scope="col">${n(o)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(o=>rn(o,e))}
</tbody>
</table>
</div>`}function rn(t,e){let{rank:s,id:o,name:a,games:i,you:c}=t;return r`<tr class=${c?"you":""}>
<td>${s??"–"}</td>
<th scope="row">
<a href=${`/people/${o}`} @click=${f(e)}>${a??n("ladder-nameless")}</a>
</th>
<td>${U(t)}</td>
<td>${i}</td>
</tr>`}var rt=class{constructor(e,s){this.outside=e,this.store=w({...L,...s,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),n("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),n("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??n("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,a)}),n(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await mt(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),n("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),n("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),n(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),n("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),n("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),n("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:n("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),n(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(n("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await mt(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),n("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:o}}),""})}async revokeToken({id:e,name:s},o){return await this.outside.isSure(n("sure-revoke",{name:s}),n("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),n("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,s){return k(this.store,e,s)}};function Ge({name:t,bot:e,you:s,ratings:o,against:a,games:i},c){return r`${$(c)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||n("ladder-nameless")}
${e?r`<span class="badge">${n("profile-bot")}</span>`:u}
</h1>
${s?r`<p class="small">${n("profile-you")}</p>`:u}
<div class="column">
${St("profile-ratings",cn(o))}
${St("profile-against",ln(a,c))}
</div>
<div class="column">${St("profile-recent",un(i,c))}</div>
<p class="small"><a href="/ratings" @click=${f(c)}>${n("tab-ratings")}</a></p>
</main>`}function St(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${e}
</section>`}function cn(t){return t.length===0?r`<p class="small">${n("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(wt)}
</ul>`}function ln(t,e){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(s=>r`<li>
${s.id?r`<a href=${`/people/${s.id}`} @click=${f(e)}>${Pt(s)}</a>`:Pt(s)}
<span>${n("won-of",{won:s.won,games:s.played})}</span>
</li>`)}
</ul>`}function Pt({name:t,level:e,bot:s=!1}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function un(t,e){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:s,opponent:o,level:a,rated:i,won:c,scores:l,ended:p,...h})=>{let g=Yt(l[0],l[1]),T=[n(`class-${h.class}`),...i?[n("profile-rated")]:[],v(p)];return r`<li>
<a href=${`/game/${s}`} @click=${f(e)}>${Pt({name:o,level:a})}</a>
<span>${n(c?"profile-won":"profile-lost",{points:g})}</span>
<span class="small">${T.join(", ")}</span>
</li>`})}
</ul>`}var _={};_t(_,{actAsAdmin:()=>dn,addPasskey:()=>bn,askForPasskey:()=>yn,askWho:()=>kn,changeMe:()=>mn,changePassphrase:()=>gn,dropLinks:()=>Pn,endSession:()=>Sn,fetchBest:()=>Tt,fetchBots:()=>Dt,fetchProfile:()=>Et,fetchRatings:()=>It,fetchReports:()=>Ot,fetchSessions:()=>Mt,fetchStatistics:()=>At,findPeople:()=>pn,lookAtLink:()=>Lt,makeAccount:()=>fn,makeBot:()=>Ln,makeLink:()=>xn,makeToken:()=>An,removeBot:()=>In,removeMe:()=>Mn,removePasskey:()=>wn,revokeToken:()=>Dn,signIn:()=>hn,signInByLink:()=>Tn,signInByPasskey:()=>vn,signOut:()=>$n,subscribeToPush:()=>En,unsubscribeFromPush:()=>On});function Tt(t){return d(`/api/ratings?class=${t}`)}function Et(t){return d(`/api/people/${t}`)}function Ot(){return d("/api/admin/reports")}function pn(t){return d(`/api/admin/people?wanted=${encodeURIComponent(t)}`)}function dn(t){return d("/api/admin",t)}function mn(t){return d("/api/me",t,"PATCH")}function fn(t,e){return d("/api/account",{login:t,passphrase:e})}function hn(t,e,s){return d("/api/sign-in",{login:t,passphrase:e,bring:s})}async function $n(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function gn(t,e){return d("/api/me/passphrase",{old:t,new:e})}function yn(t){return d("/api/passkeys/options",{login:t})}function bn(t,e,s){return d("/api/passkeys",{ceremony:t,name:e,credential:s})}function wn(t){return d(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function kn(){return d("/api/sign-in/passkey/options",{})}function vn(t,e,s){return d("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function xn(){return d("/api/me/link",{})}function Mt(){return d("/api/me/sessions")}async function Sn(t){await S(`/api/me/sessions/${t}`,{},"DELETE")}async function Pn(){await S("/api/me/link",{},"DELETE")}function Lt(t){return d("/api/sign-in/link/look",{code:t})}function Tn(t,e){return d("/api/sign-in/link",{code:t,bring:e})}async function En(t){await S("/api/me/push",{subscription:t})}async function On(t){await S("/api/me/push",{endpoint:t},"DELETE")}function It(){return d("/api/me/ratings")}function At(){return d("/api/me/statistics")}async function Mn(t){await S("/api/me",{passphrase:t},"DELETE")}function Dt(){return d("/api/me/bots")}function Ln(t){return d("/api/me/bots",{name:t})}async function In(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function An(t){return d(`/api/me/bots/${t}/tokens`,{})}async function Dn(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var z=class{constructor(e,s,o=null){this.outside=e,this.store=w({...L,me:s,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),o=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return k(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function Qe(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function Bt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Je(){return Bt()&&await Ze()!==null}async function Ve(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function Ye(){let t=await Ze();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ze(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Nt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Xe(t){let e=t;return ts(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Rt(t){let e=t;return ts(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function ts(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function K(t,e=""){return r`<label
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
/></label>`}function A(t,e,s,o=""){return r`<label
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
>`}function Bn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function es(t,e,s){let{me:o}=t.state,a=s&&o.passkeys_possible,i=o.account?Rn(t,o.account,a):Nn(t,e,a);return y(t.state,"account",n("account"),i)}function Nn(t,e,s){let{busy:o}=t.state;return r`<p class="small">${n("account-why")}</p>
<form
class="fields"
@submit=${x(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${K("username",n("never-shown"))}
${A("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
${n("make-account")}
</button>
</form>
${s?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form class="fields" @submit=${x(a=>t.addPasskey(a("login")))}>
${K("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${P("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${f(e)}
>${n("sign-in")}</a
>`})}
</p>`}function Rn(t,e,s){let{state:o}=t;return r`<p>
${P("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${m(o,n("sign-out"),"sign-out",()=>t.signOut(!1))}
${m(o,n("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${n(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${x(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?A("old",n("old-passphrase"),"current-password"):u}
${A("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
${n("change")}
</button>
</form>
</details>
${s||e.passkeys.length>0?Fn(t,e,s):u}`}function Fn(t,e,s){let{state:o}=t;return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>qn(t,a))}
</ul>
${s?m(o,n("add-passkey"),"add-passkey",()=>t.addPasskey(null)):u}
${e.fresh?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function qn(t,{id:e,name:s,created:o}){return r`<li>
<span>${s} <span class="small">${n("since-day",{day:v(o)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${n("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${n("remove")}
</button>
</li>`}function ss(t){let{state:e}=t,{bots:s,token:o}=e,a=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${P("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${V("bot-token",o.token)}
</p>`:u}
<ul class="things" data-testid="bot-list">
${s.map(i=>Cn(t,i))}
</ul>
${D(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i=>t.makeBot(i)})}
</details>`;return y(e,"bots",n("bots"),a)}function Cn(t,e){let{state:s}=t,o=r`${n("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${n(e.online?"listening":"not-connected")}</span>
</span>
${m(s,n("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${m(s,o,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>_n(t,e,a))}
</ul>
</li>`}function _n(t,e,{id:s,scope:o,created:a}){return r`<li class="small">
<span
>${n("token-of-day",{day:v(a)})}${o==="read"?n("only-to-look"):""}</span
>
${m(t.state,n("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function ns(t){let{state:e}=t,{link:s}=e;return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s?zn(t,s):m(e,n("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?jn(t):u}`)}function jn(t){return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>Un(t,e))}
</ul>`}function Un(t,e){let s=e.agent??n("unknown-browser"),o=v(e.used),a=r`${n("sign-out")}<span class="visually-hidden"> ${s}, ${o}</span>`;return r`<li>
<span
>${s}
<span class="small">${e.here?n("this-browser"):n("used-on-day",{day:o})}</span>
</span>
${e.here?u:m(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function zn(t,{address:e,picture:s}){let{state:o}=t,a=t.outside.share?m(o,n("share"),"share-device-link",()=>t.shareLink()):u;return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${V("device-link",e)}
<div class="row">
${m(o,n("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${m(o,n("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${s?r`<img
alt=${n("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:u}
</div>`}function os(t,e){let{state:s}=t;return y(s,"notices",n("notifications"),Kn(t,e))}function Kn(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${n("browser-can-tell")}</p>
${s.isNotified?m(s,n("turn-off-here"),"stop-notices",()=>t.notify(!1)):m(s,n("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function as(t){let{state:e}=t,s=e.me.account?.passphrase??!1,o=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${x(a=>t.leave(a("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?A("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(e,"leaving",n("your-data"),o)}function rs(t,e,s){let{me:o}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${o.name??n("to-me")}</h1>
<div class="column">
${Hn(t)} ${es(t,e,s.passkeys)}
${o.known?ns(t):u}
${o.known?os(t,s.notices):u}
</div>
<div class="column">
${Re(t)} ${ss(t)} ${o.known?as(t):u}
<p class="small">
<a href="/" @click=${f(e)}>${n("back-to-home")}</a>
</p>
</div>
</main>`}function Hn(t){let{state:e}=t;return y(e,"name",n("your-name"),D(e,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s=>t.rename(s)}))}function is(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return H(e,n("you-are-signed-in"),us(a.login,e));let i=r`<form
class="fields"
@submit=${x(c=>t.signIn(c("login"),c("passphrase")))}
>
${K("username")}
${A("passphrase",n("passphrase"),"current-password")} ${ps(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
${n("sign-in")}
</button>
</form>
${F(o,"passphrase")}
${s&&o.me.passkeys_possible?r`<div class="or">
${m(o,n("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${F(o,"passkey")}
</div>`:u}
<p class="small">
${P("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/" @click=${f(e)}>${n("play-at-once")}</a>`})}
</p>`;return H(e,n("sign-in"),i)}function cs(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return H(e,n("you-are-signed-in"),us(a.login,e));let i=o.link?.name,c=r`<p data-testid="link-whom">
${i?P("plays-as",{name:r`<b>${i}</b>`}):n("plays-as-same")}
</p>
${ps(t)}
<div class="row">
${m(o,n("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/" @click=${f(e)}>${n("not-now")}</a>
</div>
${F(o,"link")}`;return H(e,n("use-device-too"),c)}function ls(t,e){return H(e,n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${n("back-to-home")}</a>`)}function H(t,e,s){return r`${$(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
</main>`}function us(t,e){return r`<p>${P("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${n("to-your-page")}</a>`}function ps(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(Y(e))}
/><span>${n("bring-games")}</span></label
>`:u}function ds(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function ms(t){let{board:e,clock:s,takebacks:o,rated:a,seed_chosen:i,seat:c,fair:l}=t;return[[n("term-seat"),n(`term-seat-${c}`)],[n("clock"),s===null?n("term-no-clock"):oe(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(o?"tick-takebacks-note":"term-none")],...l?[Wn(l)]:[],[n("term-rating"),n(a?"tick-rated-note":"terms-not-rated")]]}function Wn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function fs(t,e,s){let{yours:o,name:a,game:i}=t;return r`${$(s)}
<main class="invitation">
${dt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${o?n("own-invitation"):n("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${ms(t).map(([c,l])=>r`<div>
<dt>${c}</dt>
<dd>${l}</dd>
</div>`)}
</dl>
${o?Gn(i):be(e)}
</section>
</main>`}function Gn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function hs({title:t,text:e},s){return r`${$(s)}
<main class="invitation">
${dt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function Qn({root:t,shell:e},s){let o="tab-invitation";try{let a=await Ut(s),i=new ie({me:R,sit:p=>zt(s,p),go:e.go}),c=()=>b(fs(a,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:o,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof Q?ds(a.status):null;if(!i)throw a;return{page:{draw:()=>b(hs(i,e),t),close:()=>{}},title:o}}}function Jn(t,e){let[s,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!ne(i)).map(i=>i==="pass"?".":i);return[s,a.join(""),...o].join(",")}var it=class{constructor(e,s,o){this.replay=e,this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=w(a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await J(this.wanted(e));this.go(s)}catch(s){let o=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:s}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:c}=s,l=c&&o==="automa"?{deck:c.deck,level:c.level}:null,p=o==="computer"?{level:a}:null,h=o==="person"?M(s).map(({name:T})=>T):null,g=Jn(s,e);return{opponent:o,...l,...p,first:i,board:"revised",seed:null,from:g,names:h}}};function $s(t){return t.frames.slice(1).map(({move:e,player:s},o)=>({number:o+1,player:s??1,move:e??"pass"}))}var ct=class{constructor(e,s){let o=ae(e,s);this.patches=s;let a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w(a)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return te(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:Wt(o[e],s)}})}};function gs(t,e){let s=t.store.get(),o=t.isSolo?[["automa",n("automa-alone")]]:[...jt.map(({level:c})=>[String(c),n("computer-level-name",{level:String(c),name:Gt(c)})]),["person",n("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${c=>t.store.dispatch(Vn(pt(c)))}
>
${o.map(([c,l])=>r`<option value=${c} ?selected=${a===c}>${l}</option>`)}
</select></label
>
${t.isSolo?u:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:pt(c)})}
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
${Z(s.error,"play-on-error")}
</form>`}function Vn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Ft(t,e,s,o){let{replay:a,index:i}=t,c=a.frames[i],l=M(a);if(s===2&&c.automa)return Zn(c,c.automa,l,e,o);let p=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${p}`}>${he(c,l,s)}</div>
<div class=${`spread ${p}`}>${Yn(t,e,s,o)}</div>`}function Yn({replay:t,index:e,walks:s},o,a,i){let c=t.frames[e];return pe({number:a,name:M(t)[a-1].name,player:c.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[a],fresh:Zt(c.player===a?[c.move]:[],o.patches)})}function Zn(t,e,s,o,a){return r`<div class="seat back p2">${$e(t,s,e)}</div>
${ge(t,e,{turns:e.turns,run:0},o.patches,a)}`}function ys({replay:t,index:e},s){let o=a=>s.look(a);return ve($s(t),e,M(t),s.patches,o)}function bs(t,e,s){let o=t.store.get(),{replay:a,index:i}=o,c=a.frames[i],l=M(a),{letters:p,look:h}=s.settings,g=()=>s.change({look:h==="cloth"?"thread":"cloth"});return r`${$(s,xe(s,a.link,i))}
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?n("start-position"):n("after-move",{number:String(i)})}:
${Jt(c,l)}
</h1>
<p data-testid="turn-reason">${Vt(c,l)}</p>
${a.comment?ye(a.comment):u}
${a.frames.length>1?Xn(t,s):u}
</div>
<div class="column own">
${Ft(o,t,1,p)} ${we(c.ring,t.patches,p)}
</div>
<div class="column middle">
${ke(c,t.patches,p)} ${ys(o,t)}
${c.result?Se(c,l,to(t,s)):gs(e,i)}
</div>
<div class="column other">
${Ft(o,t,2,p)} ${ee(c,l,h,g)}
</div>
</div>
<div class="below">${Pe(c,l,t.patches)}</div>
</main>`}function Xn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${O("graph")}<span>${n("review")}</span>
</button>`}function to(t,e){let{replay:s,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await fe(`${location.origin}${t.path}`)});return r`<button
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
<button type="button" data-testid="download-record" @click=${()=>me(s.record)}>
${O("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function eo(t,e,s,o){let a=new ct(e,s),i=new it(e,o.go,o.settings.strength),c=()=>{b(bs(a,i,o),t),re(t)},l=[a.store.watch(c),i.store.watch(c)],p=g=>so(g,a);return window.addEventListener("keydown",p),{draw:c,close:()=>{for(let g of l)g();window.removeEventListener("keydown",p)}}}function so(t,e){let{target:s,key:o,altKey:a,ctrlKey:i,metaKey:c,shiftKey:l}=t;a||i||c||l||s instanceof Element&&s.closest("select, input, textarea, dialog")||se(t,(p,h)=>e.walk(p,h))||e.step(o)&&t.preventDefault()}var dc={aid:no,me:oo,"sign-in":ao,link:ro,today:(t,e)=>ws(t,e,q(new Date)),day:ws,progress:co,ratings:lo,profile:uo,admin:po};async function no(t,e){let{aidSheet:s,printButton:o}=await Xt("aid");return{draw:()=>b(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${o(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function oo(t,e){let s={},[o,{ratings:a},i,{bots:c},{sessions:l},p]=await Promise.all([R(),lt(It(),{ratings:[]},"ratings",s),lt(At(),{totals:[],automa:[]},"ratings",s),lt(Dt(),{bots:[]},"bots",s),lt(Mt(),{sessions:[]},"device",s),Je()]),h={api:_,drawQr:Kt,isSure:ft,makePasskey:Xe,subscribe:Ve,unsubscribe:Ye,go:qt,copy:ut,forget:le,origin:location.origin,share:ks()},g={me:o,ratings:a,statistics:i,bots:c,sessions:l,isNotified:p,errors:s},T=new rt(h,g),E={passkeys:Nt(),notices:Bt()},Ct=()=>b(rs(T,e,E),t);return{draw:Ct,close:T.store.watch(Ct)}}async function lt(t,e,s,o){try{return await t}catch(a){return Object.assign(o,{[s]:G(a)}),e}}function qt(t){ce(!1),location.assign(t)}function ks(){return"share"in navigator?t=>navigator.share(t):null}async function ao(t,e){let s=new z({api:_,usePasskey:Rt,go:qt},await R()),o=()=>b(is(s,e,Nt()),t);return{draw:o,close:s.store.watch(o)}}async function ro(t,e,s){try{let[o,a]=await Promise.all([R(),Lt(s)]),i=new z({api:_,usePasskey:Rt,go:qt},o,a),c=()=>b(cs(i,e,s),t);return{draw:c,close:i.store.watch(c)}}catch(o){let a=o instanceof Q?Qe(o.status):null;if(a===null)throw o;return{draw:()=>b(ls(a,e),t),close:()=>{}}}}async function ws(t,e,s){let[o,{days:a}]=await Promise.all([$t(s),gt()]),i={api:yt,createGame:J,copy:ut,go:e.go,origin:location.origin,share:ks()},c=new X(i,o,a,q(new Date)),l=()=>b(Ae(c,e),t),p=[c.store.watch(l),io(()=>c.look(q(new Date)))];return{draw:l,close:()=>{for(let h of p)h()}}}function io(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Ee(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function co(t,e){let s=await De();return{draw:()=>b(Ue(s,e),t),close:()=>{}}}async function lo(t,e){let s=new at(Tt);await s.load("rapid");let o=()=>b(We(s,e),t);return{draw:o,close:s.store.watch(o)}}async function uo(t,e,s){let o=await Et(s);return{draw:()=>b(Ge(o,e),t),close:()=>{}}}async function po(t,e){let{reports:s}=await Ot(),{fetchReports:o,findPeople:a,actAsAdmin:i}=_,c=new ot({fetchReports:o,findPeople:a,act:i,isSure:ft},s),l=()=>b(Ke(c,e),t);return{draw:l,close:c.store.watch(l)}}export{dc as AWAY,Qn as openInvitation,eo as openViewerPage};
