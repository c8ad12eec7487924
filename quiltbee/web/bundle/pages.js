import{A as Xt,B as te,Bc as ke,D as yt,Dc as ve,Ec as xe,Fc as Se,Gc as Pe,H as r,Hc as Te,I as ee,Ib as me,Ic as Oe,J as c,Jb as de,K as y,L as M,Lc as C,M as $,Mb as pe,Mc as Ee,N as f,Nb as fe,Nc as Le,Oc as Ie,Sa as ae,Ta as re,Tc as Me,Va as ie,Vc as De,Wc as Ae,Xb as he,Xc as Ne,Y as ne,Yb as D,Yc as Be,Z as tt,a as gt,ac as $e,b as Zt,bb as le,bc as ge,c as Y,cd as je,da as se,db as ce,dd as wt,ea as oe,fa as et,h as F,i as s,k as L,l as I,lc as ye,m as w,nc as be,oc as bt,pc as nt,q as Z,r as d,rc as we,s as S,sb as ue,tc as K,v as X,vc as R,wc as q,yc as O,z as B}from"./page.js";var H="2026-11-02";function _(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Fe(t,e){let[n,o,a]=t.split("-").map(Number);return _(new Date(n,o-1,a+e))}function A(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(F(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function Re(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function qe(t){let[e,n]=t.split("-").map(Number),o=(new Date(e,n-1,1).getDay()+6)%7,a=new Date(e,n,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(l,u)=>Array.from({length:7},(m,h)=>{let g=7*u+h-o+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function Ce(t,e){let[n,o]=t.split("-").map(Number);return _(new Date(n,o-1+e,1)).slice(0,7)}function _e(t,e){let n=t.filter(({won:i})=>i!==null),o=new Set(n.map(({day:i})=>i)),a=i=>{let l=0;for(;o.has(Fe(i,-l));)l+=1;return l};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:a(e)||a(Fe(e,-1)),longest:Math.max(0,...[...o].map(a))}}var P={busy:null,told:{},errors:{}};async function k(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:I(o)}}),!1}}function U({isSure:t},e){return t(s("sure-remove",{name:e}),s("remove"))}var st=class{constructor(e,n,o,a){this.outside=e,this.store=w((i,l)=>({...i,...l}),{...P,day:n,attempts:o,today:a,month:n.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=Ce(this.state.month,e);n>=H.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:o,seat:a,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:l}=await this.outside.createGame({opponent:e,level:n,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(l),""})}share(){let{outside:e,state:n}=this,o=Cn(n.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(o),s("copied")):(await e.share({text:o}).catch(qn),""))}};function qn(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function kt({opponent:t,level:e,deck:n}){if(t==="computer")return s("day-against-level",{level:e,name:s(`level-name-${e}`)});let{numeral:o}=Y[e-1];return s("day-against-automa",{numeral:o,deck:s(`day-deck-${n}`)})}function ot({won:t,margin:e}){return t===null?"":e===null?s("day-resigned"):e===0?s(t?"day-won-even":"day-lost-even"):s(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Cn(t,e){let{attempt:n,table:o}=t,a=n===null?"":ot(n),l=o&&o.rank!==null&&n&&n.margin!==null&&o.played>1?s("day-place",{rank:o.rank??0,played:o.played}):"";return[s("day-share-title",{day:A(t.day,{dateStyle:"long"})}),s("label-and-note",{label:kt(t),note:[a,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var St={};gt(St,{beginDay:()=>_n,fetchCalendar:()=>xt,fetchDay:()=>vt});function vt(t){return d(`/api/days/${t}`)}function _n(t){return d(`/api/days/${t}`,{})}function xt(){return d("/api/me/days")}function b(t,e,n,o){return r`<section
class=${`panel section-${e}`}
aria-labelledby=${`${e}-heading`}
data-testid=${e}
>
<h2 id=${`${e}-heading`}>${n}</h2>
${o} ${T(t,e)}
</section>`}function T(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return r`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${e}-error`}>${n||c}</p>
<p class="small" role="status" data-testid=${`${e}-told`}>${o||c}</p>
</div>`}function p(t,e,n,o,a=""){return r`<button
type="button"
class=${a}
data-testid=${n}
aria-disabled=${t.busy===null?"false":"true"}
@click=${o}
>
${e}
</button>`}function x(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}var Un=Date.UTC(2026,10,23),zn=1440*60*1e3;function ze(t,e){let{day:n,today:o}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${A(n.day)}</h1>
${n.day<o?Hn(o,e):c}
<div class="column">${Wn(t,e)}</div>
<div class="column">
${n.table?Gn(n.table,e):c} ${Kn(n.day,o,e)}
${Vn(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function Kn(t,e,n){return t>e?c:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${f(n)}
>${M("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
</p>`}function Hn(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${s("day-newer")}</a>
</p>`}function Wn(t,e){let{day:n}=t.state,{attempt:o}=n,a=o!==null&&o.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${kt(n)}</h2>
<p>${s(n.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Qn(o,n.table):r`<p class="small explain">${s("day-what")}</p>`}
<div class="row">${Jn(t,e)}</div>
${T(t.state,"game")}
</section>`}function Qn(t,e){let{rank:n,played:o}=e??{rank:null,played:0},a=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${ot(t)}</strong>
${a?r`<span>${s("day-place",{rank:n,played:o})}</span>`:c}
</p>`}function Jn(t,e){let{day:n,state:o}={day:t.state.day,state:t.state},{attempt:a}=n,i=m=>p(o,s(m),"day-play",()=>t.play(),"main");if(a===null&&n.open)return i("day-play");if(a?.won===null)return i("day-go-on");let l=p(o,s("day-practise"),"day-practise",()=>t.practise());if(a===null)return n.table===null?s("day-to-come"):l;let u=r`${M("share")}<span>${s("share")}</span>`;return r`${p(o,u,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${f(e)}
>${s("day-your-game")}</a
>
${l}`}function Gn({played:t,won:e,best:n,best_game:o},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${s("day-table")}</h2>
<p class="small">${s("day-played",{played:t,won:e})}</p>
${n.length===0?c:r`<table class="standings">
<thead>
<tr>
<th scope="col">${s("day-rank")}</th>
<th scope="col">${s("day-name")}</th>
<th scope="col">${s("day-outcome")}</th>
</tr>
</thead>
<tbody>
${n.map(i=>r`<tr class=${i.you?"you":""}>
<td>${i.rank}</td>
<th scope="row">
${i.name??s("day-guest")}${i.you?s("day-you"):""}
</th>
<td>${ot({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${o===null?c:r`<p>
<a class="button" href=${`/game/${o}`} @click=${f(a)}
>${s("day-best-game")}</a
>
</p>`}
</section>`}function Vn(t,e){let{attempts:n,today:o,month:a}=t.state,i=_e(n,o),l=new Map(n.map(m=>[m.day,m])),u=A(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Ue(t,-1,a<=H.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${u}</h2>
${Ue(t,1,a>=o.slice(0,7))}
</div>
<table>
<thead>
<tr>
${Yn().map(([m,h])=>r`<th scope="col" abbr=${h}>${m}</th>`)}
</tr>
</thead>
<tbody>
${qe(a).map(m=>r`<tr>
${m.map(h=>r`<td>${Zn(h,t,l,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${s("day-figures",{...i})}</p>
</section>`}function Ue(t,e,n){return r`<button
type="button"
class="quiet"
aria-label=${s(e<0?"day-month-before":"day-month-after")}
aria-disabled=${n?"true":"false"}
@click=${()=>t.turn(e)}
>
${M(e<0?"back":"forward")}
</button>`}function Yn(){return Array.from({length:7},(t,e)=>{let n=new Date(Un+e*zn).toISOString().slice(0,10);return[A(n,{weekday:"narrow"}),A(n,{weekday:"long"})]})}function Zn(t,e,n,o){if(t===null)return c;let{today:a}=e.state,i=Number(t.slice(8));if(t<H||t>a)return r`<span class="date none">${i}</span>`;let l=n.get(t),u=l?l.won===null?"running":l.won?"won":"lost":"missed",m=A(t,{dateStyle:"long"});return r`<a
class=${`date ${u}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":c}
aria-label=${s("label-and-note",{label:m,note:s(`day-how-${u}`)})}
@click=${f(o)}
>${i}</a
>`}function Ke(){return d("/api/me/progress")}var j=240,z=64,Xn=100,ts={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function W({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function rt({opponent:t,level:e,name:n}){return t==="bot"&&n?s("bot-called",{name:n}):t!=="computer"?s(ts[t]):e===null?s("computer"):s("computer-level",{level:String(e)})}function He({history:t}){let e=t.map(({rating:n})=>n);return Pt(e,Xn)}function Pt(t,e){if(t.length<2)return null;let{low:n,high:o}=es(t,e),a=t.map((i,l)=>{let u=l/(t.length-1)*j,m=z-(i-n)/(o-n)*z;return[at(u),at(m)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:n,high:o}}function es(t,e){let[n,o]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(o-n))/2;return e<10?{low:at(n-a),high:at(o+a)}:{low:Math.round(n-a),high:Math.round(o+a)}}function at(t){return Math.round(t*10)/10}function Qe(t){let{state:e}=t,{ratings:n,statistics:o,me:a}=e,i=n.length===0&&o.totals.length===0,l=r`${i?r`<p class="small">${s("ratings-none")}</p>`:c}
${n.length>0?r`<ul class="ratings">
${n.map(Tt)}
</ul>`:c}
${o.totals.length>0?ss(o.totals):c}
${a.account?os(t,a.account.listed):c}
<p><a href="/ratings" data-testid="to-ratings">${s("tab-ratings")}</a></p>`;return b(e,"ratings",s("ratings-and-results"),l)}function Tt(t){let{deviation:e,games:n,provisional:o}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${s(`class-${t.class}`)}</span>
<b class="rating-value">${W(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${s("games",{count:n})}${o?s("not-settled"):""}</span
>
${ns(t)}
</li>`}function ns(t){let e=String(t.history[0]?.rating),n={class:s(`class-${t.class}`),from:e,to:W(t)};return Ot(He(t),s("rating-picture",n))}function Ot(t,e){if(t===null)return c;let[n,o]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${j+44} ${z+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${j}M0 ${z}H${j}`}></path>
<path class="line-path" d=${t.path}></path>
${ee`<circle cx=${n} cy=${o} r="3.5"></circle>
<text x=${j+6} y="4">${t.high}</text>
<text x=${j+6} y=${z+4}>${t.low}</text>`}
</svg>`}function ss(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
<table class="scores" data-testid="duel-totals">
<caption id="totals-caption">
${s("games-for-two")}
</caption>
<thead>
<tr>
<th scope="col">${s("against")}</th>
<th scope="col">${s("clock")}</th>
<th scope="col">${s("won")}</th>
<th scope="col">${s("mean")}</th>
<th scope="col">${s("best")}</th>
</tr>
</thead>
<tbody>
${t.map(e=>r`<tr>
<th scope="row">${rt(e)}</th>
<td>${s(`class-${e.class}`)}</td>
<td>${s("won-of",{won:e.won,games:e.played})}</td>
<td>${We(e.mean_margin)}</td>
<td>${We(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function We(t){return t===null?"–":tt(Math.round(t*10)/10)}function os(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${n=>t.list(q(n))}
/><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
>`}var as=["placing","timing","economy","special","patches"],rs=5;function Je(t){let e=t.filter(({tile:o})=>o!==null),n=t.findIndex(({won:o})=>!o);return{played:t.length,won:t.filter(({won:o})=>o).length,streak:n<0?t.length:n,longest:is(t.map(({won:o})=>o)),tile:Et(e.map(({tile:o})=>Number(o))),empty:Et(e.map(({empty:o})=>o??0))}}function is(t){let[e,n]=[0,0];for(let o of t)n=o?n+1:0,e=Math.max(e,n);return e}function Et(t){return t.length?t.reduce((e,n)=>e+n,0)/t.length:null}function Ge(t){let e=new Map;for(let n of t){let o=ls(n),a=e.get(o)??{name:o,played:0,won:0,order:cs(n)};a.played+=1,a.won+=Number(n.won),e.set(o,a)}return[...e.values()].sort((n,o)=>n.order-o.order).map(({name:n,played:o,won:a})=>({name:n,played:o,won:a}))}function ls({opponent:t,level:e}){return t==="automa"?s("progress-automa",{numeral:Y[(e??1)-1].numeral}):rt({opponent:t,level:e})}function cs({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Ve(t){let e=t.flatMap(n=>n.points_lost===null?[]:[n.points_lost]);return e.reverse(),e.map((n,o)=>Et(e.slice(Math.max(0,o+1-rs),o+1))??0)}function Ye(t){return as.map(e=>({cause:e,points:t[e]})).sort((e,n)=>n.points-e.points)}var us=1;function Xe({games:t,best:e,gone:n},o){return r`${$(o)}
<main class="me progress">
<h1 data-testid="progress-title">${s("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${s("progress-none")}</p>`:r`<div class="column">${ms(Je(t))} ${ds(Ge(t))}</div>
<div class="column">${ps(Ve(t),n)} ${fs(e,o)}</div>`}
<p class="small"><a href="/" @click=${f(o)}>${s("back-to-home")}</a></p>
</main>`}function ms({played:t,won:e,streak:n,longest:o,tile:a,empty:i}){let l=[["progress-played",Lt(t)],["progress-won",Ze(e/t)],["progress-streak",Lt(n)],["progress-longest",Lt(o)],["progress-tile",a===null?"–":Ze(a)],["progress-empty",i===null?"–":it(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${s("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${l.map(([u,m])=>r`<div>
<dt>${s(u)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function ds(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${s("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:n,won:o})=>tn(e,s("won-of",{won:o,games:n}),o/n))}
</ul>
</section>`}function tn(t,e,n){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*n)} height="4"></rect>
</svg>
</li>`}function ps(t,e){let n=r`<h2 id="losses-heading">${s("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p class="small" data-testid="progress-unreviewed">${s("progress-unreviewed")}</p>
</section>`;let o=Ye(e),a=Math.max(o[0].points,.1),i={from:it(t[0]),to:it(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p>${s("progress-lost-now",{points:i.to})}</p>
${Ot(Pt(t,us),s("progress-line",i))}
<h3 id="causes-heading">${s("progress-causes")}</h3>
<p class="small">${s("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${o.map(({cause:l,points:u})=>tn(s(`progress-cause-${l}`),it(u),u/a))}
</ul>
</section>`}function fs(t,e){return t.length===0?c:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${s("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:n,cells:o,empty:a})=>r`<li>
<a href=${`/game/${n}`} @click=${f(e)}
>${ve(o)}<span>${s("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function Lt(t){return new Intl.NumberFormat(F()).format(t)}function it(t){return new Intl.NumberFormat(F(),{maximumFractionDigits:1}).format(t)}function Ze(t){return new Intl.NumberFormat(F(),{style:"percent"}).format(t)}var en=["blitz","rapid","correspondence","untimed"],lt=class{constructor(e){this.fetch=e,this.store=w((n,o)=>({...n,...o}),{name:"rapid",people:[],error:""})}async load(e){this.store.dispatch({name:e,error:""});try{let{people:n}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:n})}catch(n){this.store.dispatch({people:[],error:I(n)})}}};function nn(t,e){let{name:n,people:o,error:a}=t.store.get();return r`${$(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${s("tab-ratings")}</h1>
<section class="panel" aria-label=${s("tab-ratings")}>
<p class="small">${s("ladder-text")}</p>
${K("speed",s("ladder-speed"),en.map(i=>[i,s(`class-${i}`)]),n,i=>t.load(i))}
${o.length?$s(o,e):hs()} ${C(a,"ladder-error")}
<p class="small">${s("ladder-listed")}</p>
</section>
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</main>`}function hs(){return r`<p data-testid="ladder-none">${s("ladder-none")}</p>`}function $s(t,e){let n=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${s("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${n.map(o=>r`<th scope="col">${s(o)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(o=>gs(o,e))}
</tbody>
</table>
</div>`}function gs(t,e){let{rank:n,id:o,name:a,games:i,you:l}=t;return r`<tr class=${l?"you":""}>
<td>${n??"–"}</td>
<th scope="row">
<a href=${`/people/${o}`} @click=${f(e)}>${a??s("ladder-nameless")}</a>
</th>
<td>${W(t)}</td>
<td>${i}</td>
</tr>`}var ct=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...P,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,a)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await U(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:n}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:n}),s("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await U(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}async revokeToken({id:e,name:n},o){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,n){return k(this.store,e,n)}};function sn({name:t,bot:e,you:n,ratings:o,against:a,games:i},l){return r`${$(l)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||s("ladder-nameless")}
${e?r`<span class="badge">${s("profile-bot")}</span>`:c}
</h1>
${n?r`<p class="small">${s("profile-you")}</p>`:c}
<div class="column">
${It("profile-ratings",ys(o))}
${It("profile-against",bs(a,l))}
</div>
<div class="column">${It("profile-recent",ws(i,l))}</div>
<p class="small"><a href="/ratings" @click=${f(l)}>${s("tab-ratings")}</a></p>
</main>`}function It(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${s(t)}</h2>
${e}
</section>`}function ys(t){return t.length===0?r`<p class="small">${s("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(Tt)}
</ul>`}function bs(t,e){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(n=>r`<li>
${n.id?r`<a href=${`/people/${n.id}`} @click=${f(e)}>${Mt(n)}</a>`:Mt(n)}
<span>${s("won-of",{won:n.won,games:n.played})}</span>
</li>`)}
</ul>`}function Mt({name:t,level:e,bot:n=!1}){return e!==null?s("computer-level",{level:String(e)}):n?s("bot-called",{name:t}):t}function ws(t,e){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:n,opponent:o,level:a,rated:i,won:l,scores:u,ended:m,...h})=>{let g=et(u[0],u[1]),v=[s(`class-${h.class}`),...i?[s("profile-rated")]:[],L(m)];return r`<li>
<a href=${`/game/${n}`} @click=${f(e)}>${Mt({name:o,level:a})}</a>
<span>${s(l?"profile-won":"profile-lost",{points:g})}</span>
<span class="small">${v.join(", ")}</span>
</li>`})}
</ul>`}var Q={};gt(Q,{addPasskey:()=>Os,askForPasskey:()=>Ts,askWho:()=>Ls,changeMe:()=>ks,changePassphrase:()=>Ps,dropLinks:()=>As,endSession:()=>Ds,fetchBest:()=>Dt,fetchBots:()=>Rt,fetchProfile:()=>At,fetchRatings:()=>jt,fetchSessions:()=>Nt,fetchStatistics:()=>Ft,lookAtLink:()=>Bt,makeAccount:()=>vs,makeBot:()=>Rs,makeLink:()=>Ms,makeToken:()=>Cs,removeBot:()=>qs,removeMe:()=>Fs,removePasskey:()=>Es,revokeToken:()=>_s,signIn:()=>xs,signInByLink:()=>Ns,signInByPasskey:()=>Is,signOut:()=>Ss,subscribeToPush:()=>Bs,unsubscribeFromPush:()=>js});function Dt(t){return d(`/api/ratings?class=${t}`)}function At(t){return d(`/api/people/${t}`)}function ks(t){return d("/api/me",t,"PATCH")}function vs(t,e){return d("/api/account",{login:t,passphrase:e})}function xs(t,e,n){return d("/api/sign-in",{login:t,passphrase:e,bring:n})}async function Ss(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Ps(t,e){return d("/api/me/passphrase",{old:t,new:e})}function Ts(t){return d("/api/passkeys/options",{login:t})}function Os(t,e,n){return d("/api/passkeys",{ceremony:t,name:e,credential:n})}function Es(t){return d(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function Ls(){return d("/api/sign-in/passkey/options",{})}function Is(t,e,n){return d("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function Ms(){return d("/api/me/link",{})}function Nt(){return d("/api/me/sessions")}async function Ds(t){await S(`/api/me/sessions/${t}`,{},"DELETE")}async function As(){await S("/api/me/link",{},"DELETE")}function Bt(t){return d("/api/sign-in/link/look",{code:t})}function Ns(t,e){return d("/api/sign-in/link",{code:t,bring:e})}async function Bs(t){await S("/api/me/push",{subscription:t})}async function js(t){await S("/api/me/push",{endpoint:t},"DELETE")}function jt(){return d("/api/me/ratings")}function Ft(){return d("/api/me/statistics")}async function Fs(t){await S("/api/me",{passphrase:t},"DELETE")}function Rt(){return d("/api/me/bots")}function Rs(t){return d("/api/me/bots",{name:t})}async function qs(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function Cs(t){return d(`/api/me/bots/${t}/tokens`,{})}async function _s(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var ut=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...P,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:I(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(s("sure-withdraw"),s("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(e){let n=this.nameOf(e);return await U(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e)):!1}async forfeit(e,n){let o=this.nameOf(n);return await this.outside.isSure(s("sure-forfeit",{name:o}),s("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n)):!1}change(e,n){return k(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(e){let{entrants:n}=this.state.tournament;return n.find(({entrant:o})=>o===e)?.name??""}invite(){return k(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return k(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}async remove(){let{name:e}=this.state.tournament;return await U(this.outside,e)?k(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function qt(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function on({kind:t,rounds:e,clock:n,twice:o,rated:a}){let i=[s(`kind-${t}`)];return e!==null&&i.push(s("rounds-count",{count:e})),i.push(n===null?s("no-clock"):de(n)),o&&i.push(s("each-ring-twice")),a&&i.push(s("terms-rated")),i.join(", ")}function E({entrants:t,you:e},n){let o=t.find(a=>a.entrant===n)?.name??"?";return n===e?s("name-is-you",{name:o}):o}function an({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function Ct(t,e){if(!t.over)return s("being-played");if(t.winner===null)return s("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[a,i]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return et(a,i)}let n=t.winner===e?"won":"lost",o=t.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function _t({you:t}){return t!==null}var mt={};gt(mt,{fetchTournament:()=>zt,fetchTournaments:()=>Ut,forfeit:()=>Js,inviteAgain:()=>zs,join:()=>Ks,makeTournament:()=>Us,removeEntrant:()=>Qs,removeTournament:()=>Gs,start:()=>Hs,withdraw:()=>Ws});function Ut(){return d("/api/tournaments")}function Us(t){return d("/api/tournaments",t)}function zt(t){return d(`/api/tournaments/${t}`)}function zs(t){return d(`/api/tournaments/${t}/invitation`,{})}function Ks(t,e,n){return d(`/api/tournaments/${t}/join`,{code:e,name:n})}function Hs(t){return d(`/api/tournaments/${t}/start`,{})}function Ws(t){return d(`/api/tournaments/${t}/withdraw`,{})}function Qs(t,e){return d(`/api/tournaments/${t}/remove`,{entrant:e})}function Js(t,e,n){return d(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function Gs(t){await S(`/api/tournaments/${t}`,{},"DELETE")}var dt=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...P,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:a,twice:i,rated:l}=this.state.form;return k(this.store,"make",async()=>{let{id:u,url:m,invitation:h}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:fe(a),board:"revised",twice:i,rated:l,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(u,h),this.outside.go(m),""})}};function rn({kind:t,state:e,round:n,rounds:o,entrants:a}){let i=e==="running"?Vs(n,o):s(`state-${e}`);return[s(`kind-${t}`),i,s("players-count",{count:a})].join(", ")}function Vs(t,e){return e===null?s("round-number",{round:t}):s("round-number-of",{round:t,rounds:e})}var J=class{constructor(e,n,o=null){this.outside=e,this.store=w((a,i)=>({...a,...i}),{...P,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return k(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function ln(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function Kt(t,e){let n=je("sure","sure-heading",o=>{let a=i=>()=>o.close(i);y(r`<h2 id="sure-heading">${t}</h2>
<div class="row">
<button type="button" class="main" @click=${a("")}>${s("cancel")}</button>
<button type="button" data-testid="sure" @click=${a("yes")}>${e}</button>
</div>`,o)});return new Promise(o=>{n.addEventListener("close",()=>o(n.returnValue==="yes"))})}function Ht(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function cn(){return Ht()&&await dn()!==null}async function un(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function mn(){let t=await dn();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function dn(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Wt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function pn(t){let e=t;return fn(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Qt(t){let e=t;return fn(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function fn(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}function G(t,e=""){return r`<label
>${s("login")} <span class="small">${e}</span>
<input
name="login"
data-testid="login"
required
minlength="3"
maxlength="32"
autocapitalize="none"
spellcheck="false"
autocomplete=${t}
/></label>`}function N(t,e,n,o=""){return r`<label
>${e} <span class="small">${o}</span>
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
><input type="checkbox" @change=${Ys} /><span>${s("show-it")}</span></label
>`}function Ys(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function hn(t,e,n){let{me:o}=t.state,a=n&&o.passkeys_possible,i=o.account?Xs(t,o.account,a):Zs(t,e,a);return b(t.state,"account",s("account"),i)}function Zs(t,e,n){let{busy:o}=t.state;return r`<p class="small">${s("account-why")}</p>
<form
class="fields"
@submit=${x(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${G("username",s("never-shown"))}
${N("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
${s("make-account")}
</button>
</form>
${n?r`<details class="fold">
<summary>${s("passkey-instead")}</summary>
<form class="fields" @submit=${x(a=>t.addPasskey(a("login")))}>
${G("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
${s("make-account-passkey")}
</button>
</form>
</details>`:c}
<p class="small">
${O("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${f(e)}
>${s("sign-in")}</a
>`})}
</p>`}function Xs(t,e,n){let{state:o}=t;return r`<p>
${O("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${p(o,s("sign-out"),"sign-out",()=>t.signOut(!1))}
${p(o,s("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${s(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${x(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?N("old",s("old-passphrase"),"current-password"):c}
${N("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
${s("change")}
</button>
</form>
</details>
${n||e.passkeys.length>0?to(t,e,n):c}`}function to(t,e,n){let{state:o}=t;return r`<h3>${s("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>eo(t,a))}
</ul>
${n?p(o,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):c}
${e.fresh?c:r`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function eo(t,{id:e,name:n,created:o}){return r`<li>
<span>${n} <span class="small">${s("since-day",{day:L(o)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${s("remove-name",{name:n})}
@click=${()=>t.removePasskey({id:e,name:n})}
>
${s("remove")}
</button>
</li>`}function $n(t){let{state:e}=t,{bots:n,token:o}=e,a=r`<details class="fold" ?open=${n.length>0||o!==null}>
<summary data-testid="open-bots">${s("let-program-play")}</summary>
<p class="small">${O("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${s("token-of-bot",{bot:o.bot})}</label>
<input
id="bot-token"
data-testid="bot-token"
readonly
.value=${o.token}
@focus=${i=>i.target.select()}
/>
</p>`:c}
<ul class="things" data-testid="bot-list">
${n.map(i=>no(t,i))}
</ul>
<form class="with-button" @submit=${x(i=>t.makeBot(i("bot")))}>
<label class="visually-hidden" for="bot-name">${s("name-of-bot")}</label>
<input
id="bot-name"
name="bot"
data-testid="bot-name"
required
maxlength="40"
autocomplete="off"
placeholder=${s("name-of-bot")}
/>
<button type="submit" data-testid="make-bot" ?disabled=${e.busy!==null}>
${s("make-bot")}
</button>
</form>
</details>`;return b(e,"bots",s("bots"),a)}function no(t,e){let{state:n}=t,o=r`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${s(e.online?"listening":"not-connected")}</span>
</span>
${p(n,s("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${p(n,o,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>so(t,e,a))}
</ul>
</li>`}function so(t,e,{id:n,scope:o,created:a}){return r`<li class="small">
<span
>${s("token-of-day",{day:L(a)})}${o==="read"?s("only-to-look"):""}</span
>
${p(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
</li>`}function gn(t){let{state:e}=t,{link:n}=e;return b(e,"device",s("another-device"),r`<p class="small">${s("another-device-text")}</p>
${n?ro(t,n):p(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?oo(t):c}`)}function oo(t){return r`<h3>${s("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>ao(t,e))}
</ul>`}function ao(t,e){let n=e.agent??s("unknown-browser"),o=L(e.used),a=r`${s("sign-out")}<span class="visually-hidden"> ${n}, ${o}</span>`;return r`<li>
<span
>${n}
<span class="small">${e.here?s("this-browser"):s("used-on-day",{day:o})}</span>
</span>
${e.here?c:p(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function ro(t,{address:e,picture:n}){let{state:o}=t,a=t.outside.share?p(o,s("share"),"share-device-link",()=>t.shareLink()):c;return r`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${i=>i.target.select()}
/>
<div class="row">
${p(o,s("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${p(o,s("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${n?r`<img
alt=${s("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
/>`:c}
</div>`}function yn(t,e){let{state:n}=t;return b(n,"notices",s("notifications"),io(t,e))}function io(t,e){let{state:n}=t;return n.me.push.available?e?r`<p class="small">${s("browser-can-tell")}</p>
${n.isNotified?p(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):p(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${s("browser-has-none")}</p>`:r`<p class="small">${s("server-sends-none")}</p>`}function bn(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${s("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${s("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${s("delete-me")}</summary>
<form class="fields" @submit=${x(a=>t.leave(a("leaving")))}>
<p class="small">${s("delete-text")}</p>
${n?N("leaving",s("your-passphrase"),"current-password"):r`<label
>${s("type-to-confirm",{word:s("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${s("delete-me")}
</button>
</form>
</details>`;return b(e,"leaving",s("your-data"),o)}function wn(t,e,n){let{me:o}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${o.name??s("to-me")}</h1>
<div class="column">
${lo(t)} ${hn(t,e,n.passkeys)}
${o.known?gn(t):c}
${o.known?yn(t,n.notices):c}
</div>
<div class="column">
${Qe(t)} ${$n(t)} ${o.known?bn(t):c}
<p class="small">
<a href="/" @click=${f(e)}>${s("back-to-home")}</a>
</p>
</div>
</main>`}function lo(t){let{state:e}=t;return b(e,"name",s("your-name"),r`<form class="with-button" @submit=${x(n=>t.rename(n("name")))}>
<label class="visually-hidden" for="my-name">${s("name-as-others-see")}</label>
<input
id="my-name"
name="name"
data-testid="my-name"
required
maxlength="40"
autocomplete="nickname"
placeholder=${s("as-other-players-see")}
.value=${e.me.name??""}
/>
<button type="submit" data-testid="save-name" ?disabled=${e.busy!==null}>
${s("save")}
</button>
</form>`)}function kn(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return V(e,s("you-are-signed-in"),Sn(a.login,e));let i=r`<form
class="fields"
@submit=${x(l=>t.signIn(l("login"),l("passphrase")))}
>
${G("username")}
${N("passphrase",s("passphrase"),"current-password")} ${Pn(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
${s("sign-in")}
</button>
</form>
${T(o,"passphrase")}
${n&&o.me.passkeys_possible?r`<div class="or">
${p(o,s("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${T(o,"passkey")}
</div>`:c}
<p class="small">
${O("signed-in-elsewhere",{you:r`<b>${s("to-me")}</b>`,device:r`<b>${s("another-device")}</b>`,play:r`<a href="/" @click=${f(e)}>${s("play-at-once")}</a>`})}
</p>`;return V(e,s("sign-in"),i)}function vn(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return V(e,s("you-are-signed-in"),Sn(a.login,e));let i=o.link?.name,l=r`<p data-testid="link-whom">
${i?O("plays-as",{name:r`<b>${i}</b>`}):s("plays-as-same")}
</p>
${Pn(t)}
<div class="row">
${p(o,s("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
<a class="button" href="/" @click=${f(e)}>${s("not-now")}</a>
</div>
${T(o,"link")}`;return V(e,s("use-device-too"),l)}function xn(t,e){return V(e,s("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${s("back-to-home")}</a>`)}function V(t,e,n){return r`${$(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${n}
</section>
</main>`}function Sn(t,e){return r`<p>${O("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${s("to-your-page")}</a>`}function Pn(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(q(e))}
/><span>${s("bring-games")}</span></label
>`:c}var Jt=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Tn(t,e,n){let{tournament:o,errors:a}=t.state;return r`${$(e)}
<main class="tournament" data-state=${o.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${o.name}</h1>
<p class="small">${on(o)}</p>
${C(a.read,"tournament-error")}
</div>
${o.state==="open"?co(t,n):c}
${o.schedule.length>0?ho(t,e):c}
${o.standings.length>0?yo(o):c}
${o.schedule.length>0?bo(o):c}
${o.state==="running"?wo(t):c}
<p class="small">
<a href="/tournaments" @click=${f(e)}>${s("all-your-tournaments")}</a>
</p>
</main>`}function co(t,e){let{tournament:n}=t.state;return r`${b(t.state,"players",s("players"),uo(t,e))}
${n.organising?b(t.state,"organise",s("invite-and-start"),fo(t)):c}`}function uo(t,e){let{tournament:n,code:o,invitation:a}=t.state,i=_t(n),l=!i&&(o!==null||a!==null);return r`<ol class="things" data-testid="entrants">
${n.entrants.map(u=>mo(t,u))}
</ol>
${n.entrants.length===0?r`<p class="small">${s("nobody-joined")}</p>`:c}
${l?po(t,e):c}
${i?r`<p class="small">${s("you-play")}</p>
${p(t.state,s("withdraw"),"withdraw",()=>t.withdraw())}`:c}
${i||l?c:r`<p class="small">${s("to-play-open-link")}</p>`}`}function mo(t,{entrant:e,name:n,withdrawn:o}){let{tournament:a}=t.state;return r`<li>
<span
>${e===a.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
>
${a.organising&&e!==a.you&&!o?p(t.state,r`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):c}
</li>`}function po(t,e){return r`<form class="with-button" @submit=${x(n=>t.join(n("name")))}>
<label class="visually-hidden" for="join-name">${s("your-name-others")}</label>
<input
id="join-name"
name="name"
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("your-name")}
.defaultValue=${e??""}
/>
<button type="submit" class="main" data-testid="join" ?disabled=${t.state.busy!==null}>
${s("join")}
</button>
</form>`}function fo(t){let{state:e,link:n}=t;return r`${n===null?r`<p class="small">${s("no-tournament-link")}</p>
${p(e,s("make-link"),"tournament-invite",()=>t.invite())}`:r`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
<input
id="tournament-link"
data-testid="tournament-link"
readonly
.value=${n}
@focus=${o=>o.target.select()}
/>
<div class="row">
${p(e,s("copy"),"copy-tournament",()=>t.copy())}
${p(e,s("new-link"),"tournament-invite",()=>t.invite())}
</div>`}
<div class="row">
${p(e,s("start-tournament"),"start-tournament",()=>t.start(),"main")}
${p(e,s("delete-it"),"delete-tournament",()=>t.remove(),"danger")}
</div>`}function ho(t,e){let{tournament:n}=t.state,o=an(t.state);return o===null?c:r`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${n.rounds===null?s("round-title",{round:o.round}):s("round-title-of",{round:o.round,rounds:n.rounds})}
</h2>
<div class="row" role="group" aria-label=${s("rounds")}>
${n.schedule.map(a=>r`<button
type="button"
class="quiet"
aria-pressed=${a.round===o.round?"true":"false"}
aria-label=${s("round-title",{round:a.round})}
@click=${()=>t.show(a.round)}
>
${a.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${o.pairings.map(a=>$o(t,a,o.round,e))}
</ul>
${T(t.state,"organise")}
</section>`}function $o(t,e,n,o){let{tournament:a}=t.state,{first:i,second:l,points:u,games:m}=e;if(l===null)return r`<li><span>${s("a-bye",{name:E(a,i)})}</span></li>`;let h=[i,l].includes(a.you??0),g=s("names-and",{first:E(a,i),second:E(a,l)});return r`<li class=${h?"mine":""}>
<span class="who-meets">
${E(a,i)} <b>${u[0]} : ${u[1]}</b> ${E(a,l)}
</span>
<span class="row">
${m.map((v,$t)=>r`<a
class=${h&&!v.over?"button main":"button"}
href=${v.url}
@click=${f(o)}
aria-label=${s("game-of-meeting",{number:$t+1,meeting:g,result:Ct(v,i)})}
>${h&&!v.over?s("play-game"):Ct(v,i)}</a
>`)}
</span>
${a.organising&&n===a.round&&m.some(({over:v})=>!v)?go(t,e,l):c}
</li>`}function go(t,{pairing:e,first:n},o){let{tournament:a}=t.state;return r`<details class="fold">
<summary>${s("somebody-missing")}</summary>
<div class="row">
${[n,o].map(i=>p(t.state,s("name-loses",{name:E(a,i)}),"forfeit",()=>t.forfeit(e,i)))}
</div>
</details>`}function yo(t){return r`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${s(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${s("column-place")}</th>
<th scope="col">${s("column-player")}</th>
${Jt.map(e=>r`<th scope="col" title=${s(`meaning-${e}`)}>${s(`column-${e}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(e=>r`<tr class=${e.entrant===t.you?"mine":""}>
<td>${e.place}</td>
<th scope="row">${E(t,e.entrant)}</th>
${Jt.map(n=>r`<td>${tt(e[n])}</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${s("how-told-apart")}</summary>
<dl class="small">
${Jt.map(e=>r`<div>
<dt>${s(`column-${e}`)}</dt>
<dd>${s(`meaning-${e}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function bo(t){let{entrants:e,cross_table:n}=t;return r`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${s("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${s("column-player")}</th>
${e.map(({name:o,entrant:a})=>r`<th scope="col" title=${o}>${a}</th>`)}
</tr>
</thead>
<tbody>
${e.map(({entrant:o},a)=>r`<tr>
<th scope="row">${o}. ${E(t,o)}</th>
${(n[a]??[]).map((i,l)=>r`<td class=${l===a?"self":""}>
${l===a?c:i??"–"}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${s("download-all")}</a>
</p>
</section>`}function wo(t){return _t(t.state.tournament)?r`<details class="fold">
<summary>${s("leave-tournament")}</summary>
<p class="small">${s("games-are-lost")}</p>
${p(t.state,s("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${T(t.state,"players")}
</details>`:c}function En(t,e){let{listed:n}=t.state;return r`${$(e)}
<main class="me tournaments">
<h1>${s("tab-tournaments")}</h1>
<div class="column">${b(t.state,"make",s("new-tournament"),vo(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${s("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${n.map(o=>ko(o,e))}
</ul>
${n.length===0?r`<p class="small">${s("no-tournaments")}</p>`:c}
</section>
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function ko(t,e){let{id:n,name:o,organising:a}=t;return r`<li>
<span>
<a href=${`/tournaments/${n}`} @click=${f(e)}>${o}</a>
<span class="small block">${rn(t)}${a?s("comma-yours"):""}</span>
</span>
</li>`}function vo(t){let{form:e,busy:n}=t.state;return r`<form class="fields" @submit=${a=>{a.preventDefault(),t.make()}}>
<label
>${s("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${s("club-evening")}
.value=${e.name}
@input=${a=>t.set({name:R(a)})}
/></label>
${K("kind",s("who-meets-whom"),xo(),e.kind,a=>t.set({kind:a}))}
<p class="small explain">
${s("label-and-note",{label:s(`kind-${e.kind}`),note:s(`kind-note-${e.kind}`)})}
</p>
${e.kind==="swiss"?So(t):c}
${K("clock",s("clock"),pe.map(({key:a})=>[a,s(`speed-${a}`)]),e.speed,a=>t.set({speed:a}))}
<div class="ticks">
${On("twice",s("twice-fair"),e.twice,a=>t.set({twice:a}))}
${On("tournament-rated",s("tick-rated"),e.rated,a=>t.set({rated:a}))}
</div>
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
${s("make-tournament")}
</button>
</form>`}function xo(){return["swiss","round_robin","double_round_robin"].map(t=>[t,s(`kind-${t}`)])}function So(t){return r`<label
>${s("rounds")} <span class="small">${s("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${e=>t.set({rounds:R(e)})}
/></label>`}function On(t,e,n,o){return r`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n}
@change=${a=>o(q(a))}
/><span>${e}</span></label
>`}function Ln(t){return t===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:t===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function In(t){let{board:e,clock:n,takebacks:o,rated:a,seed_chosen:i,seat:l,fair:u}=t;return[[s("term-seat"),s(`term-seat-${l}`)],[s("clock"),n===null?s("term-no-clock"):me(n)],[s("time-board"),s(`term-board-${e}`)],[s("circle"),s(i?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(o?"tick-takebacks-note":"term-none")],...u?[Po(u)]:[],[s("term-rating"),s(a?"tick-rated-note":"terms-not-rated")]]}function Po(t){return[s("starts-way"),s(`starts-terms-${t}`)]}function Mn(t,e,n){let{yours:o,name:a,game:i}=t;return r`${$(n)}
<main class="invitation">
${wt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${o?s("own-invitation"):s("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${In(t).map(([l,u])=>r`<div>
<dt>${l}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
${o?To(i):Le(e)}
</section>
</main>`}function To(t){return r`<p data-testid="own-invitation">${s("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${s("to-the-table")}</a>`}function Dn({title:t,text:e},n){return r`${$(n)}
<main class="invitation">
${wt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${s("play-on-your-own")}</a>
</section>
</main>`}async function Oo({root:t,shell:e},n){let o="tab-invitation";try{let a=await Xt(n),i=new ge({me:B,sit:m=>te(n,m),go:e.go}),l=()=>y(Mn(a,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:o,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof Z?Ln(a.status):null;if(!i)throw a;return{page:{draw:()=>y(Dn(i,e),t),close:()=>{}},title:o}}}function Eo(t,e){let[n,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!ue(i)).map(i=>i==="pass"?".":i);return[n,a.join(""),...o].join(",")}var pt=class{constructor(e,n,o){this.replay=e,this.go=n;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=w((i,l)=>({...i,...l}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await X(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:l}=n,u=l&&o==="automa"?{deck:l.deck,level:l.level}:null,m=o==="computer"?{level:a}:null,h=o==="person"?D(n).map(({name:v})=>v):null,g=Eo(n,e);return{opponent:o,...u,...m,first:i,board:"revised",seed:null,from:g,names:h}}};function An(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var ft=class{constructor(e,n){let o=he(e,n);this.patches=n;let a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w((i,l)=>({...i,...l}),a)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return ie(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:ne(o[e],n)}})}};function Nn(t,e){let n=t.store.get(),o=t.isSolo?[["automa",s("automa-alone")]]:[...Zt.map(({level:l})=>[String(l),s("computer-level-name",{level:String(l),name:we(l)})]),["person",s("two-people-here")]],a=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${s("play-on-here")}</h2>
<label
>${s("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Lo(R(l)))}
>
${o.map(([l,u])=>r`<option value=${l} ?selected=${a===l}>${u}</option>`)}
</select></label
>
${t.isSolo?c:r`<label
>${s("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:R(l)})}
>
<option value="you" ?selected=${n.first==="you"}>${s("player-one")}</option>
<option value="opponent" ?selected=${n.first==="opponent"}>
${s("player-two")}
</option>
</select></label
>`}
<button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
${s("play-on")}
</button>
${C(n.error,"play-on-error")}
</form>`}function Lo(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Gt(t,e,n,o){let{replay:a,index:i}=t,l=a.frames[i],u=D(a);if(n===2&&l.automa)return Mo(l,l.automa,u,e,o);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${Pe(l,u,n)}</div>
<div class=${`spread ${m}`}>${Io(t,e,n,o)}</div>`}function Io({replay:t,index:e,walks:n},o,a,i){let l=t.frames[e];return ke({number:a,name:D(t)[a-1].name,player:l.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[a],fresh:ae(l.player===a?[l.move]:[],o.patches)})}function Mo(t,e,n,o,a){return r`<div class="seat back p2">${Te(t,n,e)}</div>
${Oe(t,e,{turns:e.turns,run:0},o.patches,a)}`}function Bn({replay:t,index:e},n){let o=a=>n.look(a);return De(An(t),e,D(t),n.patches,o)}function jn(t,e,n){let o=t.store.get(),{replay:a,index:i}=o,l=a.frames[i],u=D(a),{letters:m,look:h}=n.settings,g=()=>n.change({look:h==="cloth"?"thread":"cloth"});return r`${$(n,Ae(n,a.link,i))}
<main class=${`table ${l.automa?"solo":"screen"} viewer`} data-stage=${l.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?s("start-position"):s("after-move",{number:String(i)})}:
${se(l,u)}
</h1>
<p data-testid="turn-reason">${oe(l,u)}</p>
${a.comment?Ee(a.comment):c}
${a.frames.length>1?Do(t,n):c}
</div>
<div class="column own">
${Gt(o,t,1,m)} ${Ie(l.ring,t.patches,m)}
</div>
<div class="column middle">
${Me(l,t.patches,m)} ${Bn(o,t)}
${l.result?Ne(l,u,Ao(t,n)):Nn(e,i)}
</div>
<div class="column other">
${Gt(o,t,2,m)} ${le(l,u,h,g)}
</div>
</div>
<div class="below">${Be(l,u,t.patches)}</div>
</main>`}function Do(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${M("graph")}<span>${s("review")}</span>
</button>`}function Ao(t,e){let{replay:n,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await Se(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${s("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${M("link")}<span>${s("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>xe(n.record)}>
${M("download")}<span>${s("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function No(t,e,n,o){let a=new ft(e,n),i=new pt(e,o.go,o.settings.strength),l=()=>{y(jn(a,i,o),t),$e(t)},u=[a.store.watch(l),i.store.watch(l)],m=g=>Bo(g,a);return window.addEventListener("keydown",m),{draw:l,close:()=>{for(let g of u)g();window.removeEventListener("keydown",m)}}}function Bo(t,e){let{target:n,key:o,altKey:a,ctrlKey:i,metaKey:l,shiftKey:u}=t;a||i||l||u||n instanceof Element&&n.closest("select, input, textarea, dialog")||ce(t,(m,h)=>e.walk(m,h))||e.step(o)&&t.preventDefault()}var jo=5e3,vc={aid:Fo,me:Ro,"sign-in":qo,link:Co,today:(t,e)=>Fn(t,e,_(new Date)),day:Fn,progress:Uo,ratings:zo,profile:Ko,tournaments:Ho,tournament:Wo};async function Fo(t,e){let{aidSheet:n,printButton:o}=await re("aid");return{draw:()=>y(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${s("how-to-play")}</h1>
${o(()=>window.print())}
</div>
${n()}
</main>`,t),close:()=>{}}}async function Ro(t,e){let n={},[o,{ratings:a},i,{bots:l},{sessions:u},m]=await Promise.all([B(),ht(jt(),{ratings:[]},"ratings",n),ht(Ft(),{totals:[],automa:[]},"ratings",n),ht(Rt(),{bots:[]},"bots",n),ht(Nt(),{sessions:[]},"device",n),cn()]),h={api:Q,drawQr:yt,isSure:Kt,makePasskey:pn,subscribe:un,unsubscribe:mn,go:Vt,copy:nt,forget:ye,origin:location.origin,share:Rn()},g={me:o,ratings:a,statistics:i,bots:l,sessions:u,isNotified:m,errors:n},v=new ct(h,g),$t={passkeys:Wt(),notices:Ht()},Yt=()=>y(wn(v,e,$t),t);return{draw:Yt,close:v.store.watch(Yt)}}async function ht(t,e,n,o){try{return await t}catch(a){return Object.assign(o,{[n]:I(a)}),e}}function Vt(t){location.assign(t)}function Rn(){return"share"in navigator?t=>navigator.share(t):null}async function qo(t,e){let n=new J({api:Q,usePasskey:Qt,go:Vt},await B()),o=()=>y(kn(n,e,Wt()),t);return{draw:o,close:n.store.watch(o)}}async function Co(t,e,n){try{let[o,a]=await Promise.all([B(),Bt(n)]),i=new J({api:Q,usePasskey:Qt,go:Vt},o,a),l=()=>y(vn(i,e,n),t);return{draw:l,close:i.store.watch(l)}}catch(o){let a=o instanceof Z?ln(o.status):null;if(a===null)throw o;return{draw:()=>y(xn(a,e),t),close:()=>{}}}}async function Fn(t,e,n){let[o,{days:a}]=await Promise.all([vt(n),xt()]),i={api:St,createGame:X,copy:nt,go:e.go,origin:location.origin,share:Rn()},l=new st(i,o,a,_(new Date)),u=()=>y(ze(l,e),t),m=[l.store.watch(u),_o(()=>l.look(_(new Date)))];return{draw:u,close:()=>{for(let h of m)h()}}}function _o(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,Re(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function Uo(t,e){let n=await Ke();return{draw:()=>y(Xe(n,e),t),close:()=>{}}}async function zo(t,e){let n=new lt(Dt);await n.load("rapid");let o=()=>y(nn(n,e),t);return{draw:o,close:n.store.watch(o)}}async function Ko(t,e,n){let o=await At(n);return{draw:()=>y(sn(o,e),t),close:()=>{}}}async function Ho(t,e){let{tournaments:n}=await Ut(),o=new dt({api:mt,keepInvitation:bt,go:e.go},n),a=()=>y(En(o,e),t);return{draw:a,close:o.store.watch(a)}}async function Wo(t,e,n){let[o,a]=await Promise.all([zt(n),B()]),i=be(n),l={api:mt,drawQr:yt,isSure:Kt,copy:nt,go:e.go,origin:location.origin,keepInvitation:g=>bt(n,g)},u=qt(location.hash)??qt(i?.replace(/^[^#]*/,"")??""),m=new ut(l,{tournament:o,code:u,invitation:i}),h=()=>y(Tn(m,e,a.name),t);return{draw:h,close:Qo(m,e,h)}}function Qo(t,e,n){let o=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},a=setInterval(o,jo),i=[t.store.watch(n),e.onNews(l=>l==="games"&&o())];return()=>{clearInterval(a);for(let l of i)l()}}export{vc as AWAY,Oo as openInvitation,No as openViewerPage};
