import{A as Vt,B as Yt,Bc as ye,D as $t,Dc as be,Ec as we,Fc as ke,Gc as ve,H as r,Hc as xe,I as Zt,Ib as le,Ic as Se,J as c,Jb as ce,K as y,L as I,Lc as C,M as $,Mb as ue,Mc as Pe,N as f,Nb as me,Nc as Te,Oc as Oe,Sa as ne,Ta as se,Tc as Ee,Va as oe,Vc as Le,Wc as Ie,Xb as de,Xc as Me,Y as Xt,Yb as M,Yc as Ae,Z as tt,a as ht,ac as pe,b as Gt,bb as ae,bc as fe,c as Y,cd as De,da as te,db as re,dd as yt,ea as ee,fa as et,h as j,i as s,k as F,l as L,lc as he,m as w,nc as $e,oc as gt,pc as nt,q as Z,r as d,rc as ge,s as S,sb as ie,tc as K,v as X,vc as R,wc as q,yc as O,z as N}from"./page.js";var H="2026-11-02";function _(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Ne(t,e){let[n,o,a]=t.split("-").map(Number);return _(new Date(n,o-1,a+e))}function A(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(j(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function Be(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function je(t){let[e,n]=t.split("-").map(Number),o=(new Date(e,n-1,1).getDay()+6)%7,a=new Date(e,n,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(l,u)=>Array.from({length:7},(m,h)=>{let g=7*u+h-o+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function Fe(t,e){let[n,o]=t.split("-").map(Number);return _(new Date(n,o-1+e,1)).slice(0,7)}function Re(t,e){let n=t.filter(({won:i})=>i!==null),o=new Set(n.map(({day:i})=>i)),a=i=>{let l=0;for(;o.has(Ne(i,-l));)l+=1;return l};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:a(e)||a(Ne(e,-1)),longest:Math.max(0,...[...o].map(a))}}var P={busy:null,told:{},errors:{}};async function k(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:L(o)}}),!1}}function U({isSure:t},e){return t(s("sure-remove",{name:e}),s("remove"))}var st=class{constructor(e,n,o,a){this.outside=e,this.store=w((i,l)=>({...i,...l}),{...P,day:n,attempts:o,today:a,month:n.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=Fe(this.state.month,e);n>=H.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:o,seat:a,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:l}=await this.outside.createGame({opponent:e,level:n,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(l),""})}share(){let{outside:e,state:n}=this,o=Rn(n.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(o),s("copied")):(await e.share({text:o}).catch(Fn),""))}};function Fn(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function bt({opponent:t,level:e,deck:n}){if(t==="computer")return s("day-against-level",{level:e,name:s(`level-name-${e}`)});let{numeral:o}=Y[e-1];return s("day-against-automa",{numeral:o,deck:s(`day-deck-${n}`)})}function ot({won:t,margin:e}){return t===null?"":e===null?s("day-resigned"):e===0?s(t?"day-won-even":"day-lost-even"):s(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Rn(t,e){let{attempt:n,table:o}=t,a=n===null?"":ot(n),l=o&&o.rank!==null&&n&&n.margin!==null&&o.played>1?s("day-place",{rank:o.rank??0,played:o.played}):"";return[s("day-share-title",{day:A(t.day,{dateStyle:"long"})}),s("label-and-note",{label:bt(t),note:[a,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var vt={};ht(vt,{beginDay:()=>qn,fetchCalendar:()=>kt,fetchDay:()=>wt});function wt(t){return d(`/api/days/${t}`)}function qn(t){return d(`/api/days/${t}`,{})}function kt(){return d("/api/me/days")}function b(t,e,n,o){return r`<section
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
</button>`}function x(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}var Cn=Date.UTC(2026,10,23),_n=1440*60*1e3;function Ce(t,e){let{day:n,today:o}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${A(n.day)}</h1>
${n.day<o?zn(o,e):c}
<div class="column">${Kn(t,e)}</div>
<div class="column">
${n.table?Qn(n.table,e):c} ${Un(n.day,o,e)}
${Jn(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function Un(t,e,n){return t>e?c:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${f(n)}
>${I("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
</p>`}function zn(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${s("day-newer")}</a>
</p>`}function Kn(t,e){let{day:n}=t.state,{attempt:o}=n,a=o!==null&&o.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${bt(n)}</h2>
<p>${s(n.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Hn(o,n.table):r`<p class="small explain">${s("day-what")}</p>`}
<div class="row">${Wn(t,e)}</div>
${T(t.state,"game")}
</section>`}function Hn(t,e){let{rank:n,played:o}=e??{rank:null,played:0},a=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${ot(t)}</strong>
${a?r`<span>${s("day-place",{rank:n,played:o})}</span>`:c}
</p>`}function Wn(t,e){let{day:n,state:o}={day:t.state.day,state:t.state},{attempt:a}=n,i=m=>p(o,s(m),"day-play",()=>t.play(),"main");if(a===null&&n.open)return i("day-play");if(a?.won===null)return i("day-go-on");let l=p(o,s("day-practise"),"day-practise",()=>t.practise());if(a===null)return n.table===null?s("day-to-come"):l;let u=r`${I("share")}<span>${s("share")}</span>`;return r`${p(o,u,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${f(e)}
>${s("day-your-game")}</a
>
${l}`}function Qn({played:t,won:e,best:n,best_game:o},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
</section>`}function Jn(t,e){let{attempts:n,today:o,month:a}=t.state,i=Re(n,o),l=new Map(n.map(m=>[m.day,m])),u=A(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${qe(t,-1,a<=H.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${u}</h2>
${qe(t,1,a>=o.slice(0,7))}
</div>
<table>
<thead>
<tr>
${Gn().map(([m,h])=>r`<th scope="col" abbr=${h}>${m}</th>`)}
</tr>
</thead>
<tbody>
${je(a).map(m=>r`<tr>
${m.map(h=>r`<td>${Vn(h,t,l,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${s("day-figures",{...i})}</p>
</section>`}function qe(t,e,n){return r`<button
type="button"
class="quiet"
aria-label=${s(e<0?"day-month-before":"day-month-after")}
aria-disabled=${n?"true":"false"}
@click=${()=>t.turn(e)}
>
${I(e<0?"back":"forward")}
</button>`}function Gn(){return Array.from({length:7},(t,e)=>{let n=new Date(Cn+e*_n).toISOString().slice(0,10);return[A(n,{weekday:"narrow"}),A(n,{weekday:"long"})]})}function Vn(t,e,n,o){if(t===null)return c;let{today:a}=e.state,i=Number(t.slice(8));if(t<H||t>a)return r`<span class="date none">${i}</span>`;let l=n.get(t),u=l?l.won===null?"running":l.won?"won":"lost":"missed",m=A(t,{dateStyle:"long"});return r`<a
class=${`date ${u}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":c}
aria-label=${s("label-and-note",{label:m,note:s(`day-how-${u}`)})}
@click=${f(o)}
>${i}</a
>`}function _e(){return d("/api/me/progress")}var B=240,z=64,Yn=100,Zn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function W({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function rt({opponent:t,level:e,name:n}){return t==="bot"&&n?s("bot-called",{name:n}):t!=="computer"?s(Zn[t]):e===null?s("computer"):s("computer-level",{level:String(e)})}function Ue({history:t}){let e=t.map(({rating:n})=>n);return xt(e,Yn)}function xt(t,e){if(t.length<2)return null;let{low:n,high:o}=Xn(t,e),a=t.map((i,l)=>{let u=l/(t.length-1)*B,m=z-(i-n)/(o-n)*z;return[at(u),at(m)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:n,high:o}}function Xn(t,e){let[n,o]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(o-n))/2;return e<10?{low:at(n-a),high:at(o+a)}:{low:Math.round(n-a),high:Math.round(o+a)}}function at(t){return Math.round(t*10)/10}function Ke(t){let{state:e}=t,{ratings:n,statistics:o,me:a}=e,i=n.length===0&&o.totals.length===0,l=r`${i?r`<p class="small">${s("ratings-none")}</p>`:c}
${n.length>0?r`<ul class="ratings">
${n.map(St)}
</ul>`:c}
${o.totals.length>0?es(o.totals):c}
${a.account?ns(t,a.account.listed):c}
<p><a href="/ratings" data-testid="to-ratings">${s("tab-ratings")}</a></p>`;return b(e,"ratings",s("ratings-and-results"),l)}function St(t){let{deviation:e,games:n,provisional:o}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${s(`class-${t.class}`)}</span>
<b class="rating-value">${W(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${s("games",{count:n})}${o?s("not-settled"):""}</span
>
${ts(t)}
</li>`}function ts(t){let e=String(t.history[0]?.rating),n={class:s(`class-${t.class}`),from:e,to:W(t)};return Pt(Ue(t),s("rating-picture",n))}function Pt(t,e){if(t===null)return c;let[n,o]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${B+44} ${z+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${B}M0 ${z}H${B}`}></path>
<path class="line-path" d=${t.path}></path>
${Zt`<circle cx=${n} cy=${o} r="3.5"></circle>
<text x=${B+6} y="4">${t.high}</text>
<text x=${B+6} y=${z+4}>${t.low}</text>`}
</svg>`}function es(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
<td>${ze(e.mean_margin)}</td>
<td>${ze(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function ze(t){return t===null?"–":tt(Math.round(t*10)/10)}function ns(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${n=>t.list(q(n))}
/><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
>`}var ss=["placing","timing","economy","special","patches"],os=5;function He(t){let e=t.filter(({tile:o})=>o!==null),n=t.findIndex(({won:o})=>!o);return{played:t.length,won:t.filter(({won:o})=>o).length,streak:n<0?t.length:n,longest:as(t.map(({won:o})=>o)),tile:Tt(e.map(({tile:o})=>Number(o))),empty:Tt(e.map(({empty:o})=>o??0))}}function as(t){let[e,n]=[0,0];for(let o of t)n=o?n+1:0,e=Math.max(e,n);return e}function Tt(t){return t.length?t.reduce((e,n)=>e+n,0)/t.length:null}function We(t){let e=new Map;for(let n of t){let o=rs(n),a=e.get(o)??{name:o,played:0,won:0,order:is(n)};a.played+=1,a.won+=Number(n.won),e.set(o,a)}return[...e.values()].sort((n,o)=>n.order-o.order).map(({name:n,played:o,won:a})=>({name:n,played:o,won:a}))}function rs({opponent:t,level:e}){return t==="automa"?s("progress-automa",{numeral:Y[(e??1)-1].numeral}):rt({opponent:t,level:e})}function is({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Qe(t){let e=t.flatMap(n=>n.points_lost===null?[]:[n.points_lost]);return e.reverse(),e.map((n,o)=>Tt(e.slice(Math.max(0,o+1-os),o+1))??0)}function Je(t){return ss.map(e=>({cause:e,points:t[e]})).sort((e,n)=>n.points-e.points)}var ls=1;function Ve({games:t,best:e,gone:n},o){return r`${$(o)}
<main class="me progress">
<h1 data-testid="progress-title">${s("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${s("progress-none")}</p>`:r`<div class="column">${cs(He(t))} ${us(We(t))}</div>
<div class="column">${ms(Qe(t),n)} ${ds(e,o)}</div>`}
<p class="small"><a href="/" @click=${f(o)}>${s("back-to-home")}</a></p>
</main>`}function cs({played:t,won:e,streak:n,longest:o,tile:a,empty:i}){let l=[["progress-played",Ot(t)],["progress-won",Ge(e/t)],["progress-streak",Ot(n)],["progress-longest",Ot(o)],["progress-tile",a===null?"–":Ge(a)],["progress-empty",i===null?"–":it(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${s("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${l.map(([u,m])=>r`<div>
<dt>${s(u)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function us(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${s("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:n,won:o})=>Ye(e,s("won-of",{won:o,games:n}),o/n))}
</ul>
</section>`}function Ye(t,e,n){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*n)} height="4"></rect>
</svg>
</li>`}function ms(t,e){let n=r`<h2 id="losses-heading">${s("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p class="small" data-testid="progress-unreviewed">${s("progress-unreviewed")}</p>
</section>`;let o=Je(e),a=Math.max(o[0].points,.1),i={from:it(t[0]),to:it(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p>${s("progress-lost-now",{points:i.to})}</p>
${Pt(xt(t,ls),s("progress-line",i))}
<h3 id="causes-heading">${s("progress-causes")}</h3>
<p class="small">${s("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${o.map(({cause:l,points:u})=>Ye(s(`progress-cause-${l}`),it(u),u/a))}
</ul>
</section>`}function ds(t,e){return t.length===0?c:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${s("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:n,cells:o,empty:a})=>r`<li>
<a href=${`/game/${n}`} @click=${f(e)}
>${be(o)}<span>${s("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function Ot(t){return new Intl.NumberFormat(j()).format(t)}function it(t){return new Intl.NumberFormat(j(),{maximumFractionDigits:1}).format(t)}function Ge(t){return new Intl.NumberFormat(j(),{style:"percent"}).format(t)}var Ze=["blitz","rapid","correspondence","untimed"],lt=class{constructor(e){this.fetch=e,this.store=w((n,o)=>({...n,...o}),{name:"rapid",people:[],error:""})}async load(e){this.store.dispatch({name:e,error:""});try{let{people:n}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:n})}catch(n){this.store.dispatch({people:[],error:L(n)})}}};function Xe(t,e){let{name:n,people:o,error:a}=t.store.get();return r`${$(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${s("tab-ratings")}</h1>
<section class="panel" aria-label=${s("tab-ratings")}>
<p class="small">${s("ladder-text")}</p>
${K("speed",s("ladder-speed"),Ze.map(i=>[i,s(`class-${i}`)]),n,i=>t.load(i))}
${o.length?fs(o,e):ps()} ${C(a,"ladder-error")}
<p class="small">${s("ladder-listed")}</p>
</section>
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</main>`}function ps(){return r`<p data-testid="ladder-none">${s("ladder-none")}</p>`}function fs(t,e){let n=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${s("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${n.map(o=>r`<th scope="col">${s(o)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(o=>hs(o,e))}
</tbody>
</table>
</div>`}function hs(t,e){let{rank:n,id:o,name:a,games:i,you:l}=t;return r`<tr class=${l?"you":""}>
<td>${n??"–"}</td>
<th scope="row">
<a href=${`/people/${o}`} @click=${f(e)}>${a??s("ladder-nameless")}</a>
</th>
<td>${W(t)}</td>
<td>${i}</td>
</tr>`}var ct=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...P,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,a)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await U(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await U(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}async revokeToken({id:e,name:n},o){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,n){return k(this.store,e,n)}};function tn({name:t,bot:e,you:n,ratings:o,against:a,games:i},l){return r`${$(l)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||s("ladder-nameless")}
${e?r`<span class="badge">${s("profile-bot")}</span>`:c}
</h1>
${n?r`<p class="small">${s("profile-you")}</p>`:c}
<div class="column">
${Et("profile-ratings",$s(o))}
${Et("profile-against",gs(a,l))}
</div>
<div class="column">${Et("profile-recent",ys(i,l))}</div>
<p class="small"><a href="/ratings" @click=${f(l)}>${s("tab-ratings")}</a></p>
</main>`}function Et(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${s(t)}</h2>
${e}
</section>`}function $s(t){return t.length===0?r`<p class="small">${s("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(St)}
</ul>`}function gs(t,e){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(n=>r`<li>
${n.id?r`<a href=${`/people/${n.id}`} @click=${f(e)}>${Lt(n)}</a>`:Lt(n)}
<span>${s("won-of",{won:n.won,games:n.played})}</span>
</li>`)}
</ul>`}function Lt({name:t,level:e,bot:n=!1}){return e!==null?s("computer-level",{level:String(e)}):n?s("bot-called",{name:t}):t}function ys(t,e){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:n,opponent:o,level:a,rated:i,won:l,scores:u,ended:m,...h})=>{let g=et(u[0],u[1]),v=[s(`class-${h.class}`),...i?[s("profile-rated")]:[],F(m)];return r`<li>
<a href=${`/game/${n}`} @click=${f(e)}>${Lt({name:o,level:a})}</a>
<span>${s(l?"profile-won":"profile-lost",{points:g})}</span>
<span class="small">${v.join(", ")}</span>
</li>`})}
</ul>`}var Q={};ht(Q,{addPasskey:()=>Ps,askForPasskey:()=>Ss,askWho:()=>Os,changeMe:()=>bs,changePassphrase:()=>xs,dropLinks:()=>Is,fetchBest:()=>It,fetchBots:()=>Bt,fetchProfile:()=>Mt,fetchRatings:()=>Dt,fetchStatistics:()=>Nt,lookAtLink:()=>At,makeAccount:()=>ws,makeBot:()=>Bs,makeLink:()=>Ls,makeToken:()=>Fs,removeBot:()=>js,removeMe:()=>Ns,removePasskey:()=>Ts,revokeToken:()=>Rs,signIn:()=>ks,signInByLink:()=>Ms,signInByPasskey:()=>Es,signOut:()=>vs,subscribeToPush:()=>As,unsubscribeFromPush:()=>Ds});function It(t){return d(`/api/ratings?class=${t}`)}function Mt(t){return d(`/api/people/${t}`)}function bs(t){return d("/api/me",t,"PATCH")}function ws(t,e){return d("/api/account",{login:t,passphrase:e})}function ks(t,e,n){return d("/api/sign-in",{login:t,passphrase:e,bring:n})}async function vs(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function xs(t,e){return d("/api/me/passphrase",{old:t,new:e})}function Ss(t){return d("/api/passkeys/options",{login:t})}function Ps(t,e,n){return d("/api/passkeys",{ceremony:t,name:e,credential:n})}function Ts(t){return d(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function Os(){return d("/api/sign-in/passkey/options",{})}function Es(t,e,n){return d("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function Ls(){return d("/api/me/link",{})}async function Is(){await S("/api/me/link",{},"DELETE")}function At(t){return d("/api/sign-in/link/look",{code:t})}function Ms(t,e){return d("/api/sign-in/link",{code:t,bring:e})}async function As(t){await S("/api/me/push",{subscription:t})}async function Ds(t){await S("/api/me/push",{endpoint:t},"DELETE")}function Dt(){return d("/api/me/ratings")}function Nt(){return d("/api/me/statistics")}async function Ns(t){await S("/api/me",{passphrase:t},"DELETE")}function Bt(){return d("/api/me/bots")}function Bs(t){return d("/api/me/bots",{name:t})}async function js(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function Fs(t){return d(`/api/me/bots/${t}/tokens`,{})}async function Rs(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var ut=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...P,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:L(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(s("sure-withdraw"),s("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(e){let n=this.nameOf(e);return await U(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e)):!1}async forfeit(e,n){let o=this.nameOf(n);return await this.outside.isSure(s("sure-forfeit",{name:o}),s("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n)):!1}change(e,n){return k(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(e){let{entrants:n}=this.state.tournament;return n.find(({entrant:o})=>o===e)?.name??""}invite(){return k(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return k(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}async remove(){let{name:e}=this.state.tournament;return await U(this.outside,e)?k(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function jt(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function en({kind:t,rounds:e,clock:n,twice:o,rated:a}){let i=[s(`kind-${t}`)];return e!==null&&i.push(s("rounds-count",{count:e})),i.push(n===null?s("no-clock"):ce(n)),o&&i.push(s("each-ring-twice")),a&&i.push(s("terms-rated")),i.join(", ")}function E({entrants:t,you:e},n){let o=t.find(a=>a.entrant===n)?.name??"?";return n===e?s("name-is-you",{name:o}):o}function nn({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function Ft(t,e){if(!t.over)return s("being-played");if(t.winner===null)return s("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[a,i]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return et(a,i)}let n=t.winner===e?"won":"lost",o=t.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function Rt({you:t}){return t!==null}var mt={};ht(mt,{fetchTournament:()=>Ct,fetchTournaments:()=>qt,forfeit:()=>Hs,inviteAgain:()=>Cs,join:()=>_s,makeTournament:()=>qs,removeEntrant:()=>Ks,removeTournament:()=>Ws,start:()=>Us,withdraw:()=>zs});function qt(){return d("/api/tournaments")}function qs(t){return d("/api/tournaments",t)}function Ct(t){return d(`/api/tournaments/${t}`)}function Cs(t){return d(`/api/tournaments/${t}/invitation`,{})}function _s(t,e,n){return d(`/api/tournaments/${t}/join`,{code:e,name:n})}function Us(t){return d(`/api/tournaments/${t}/start`,{})}function zs(t){return d(`/api/tournaments/${t}/withdraw`,{})}function Ks(t,e){return d(`/api/tournaments/${t}/remove`,{entrant:e})}function Hs(t,e,n){return d(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function Ws(t){await S(`/api/tournaments/${t}`,{},"DELETE")}var dt=class{constructor(e,n){this.outside=e,this.store=w((o,a)=>({...o,...a}),{...P,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:a,twice:i,rated:l}=this.state.form;return k(this.store,"make",async()=>{let{id:u,url:m,invitation:h}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:me(a),board:"revised",twice:i,rated:l,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(u,h),this.outside.go(m),""})}};function sn({kind:t,state:e,round:n,rounds:o,entrants:a}){let i=e==="running"?Qs(n,o):s(`state-${e}`);return[s(`kind-${t}`),i,s("players-count",{count:a})].join(", ")}function Qs(t,e){return e===null?s("round-number",{round:t}):s("round-number-of",{round:t,rounds:e})}var J=class{constructor(e,n,o=null){this.outside=e,this.store=w((a,i)=>({...a,...i}),{...P,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return k(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function on(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function _t(t,e){let n=De("sure","sure-heading",o=>{let a=i=>()=>o.close(i);y(r`<h2 id="sure-heading">${t}</h2>
<div class="row">
<button type="button" class="main" @click=${a("")}>${s("cancel")}</button>
<button type="button" data-testid="sure" @click=${a("yes")}>${e}</button>
</div>`,o)});return new Promise(o=>{n.addEventListener("close",()=>o(n.returnValue==="yes"))})}function Ut(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function an(){return Ut()&&await cn()!==null}async function rn(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function ln(){let t=await cn();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function cn(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function zt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function un(t){let e=t;return mn(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Kt(t){let e=t;return mn(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function mn(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}function G(t,e=""){return r`<label
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
/></label>`}function D(t,e,n,o=""){return r`<label
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
><input type="checkbox" @change=${Js} /><span>${s("show-it")}</span></label
>`}function Js(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function dn(t,e,n){let{me:o}=t.state,a=n&&o.passkeys_possible,i=o.account?Vs(t,o.account,a):Gs(t,e,a);return b(t.state,"account",s("account"),i)}function Gs(t,e,n){let{busy:o}=t.state;return r`<p class="small">${s("account-why")}</p>
<form
class="fields"
@submit=${x(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${G("username",s("never-shown"))}
${D("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
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
</p>`}function Vs(t,e,n){let{state:o}=t;return r`<p>
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
${e.passphrase?D("old",s("old-passphrase"),"current-password"):c}
${D("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
${s("change")}
</button>
</form>
</details>
${n||e.passkeys.length>0?Ys(t,e,n):c}`}function Ys(t,e,n){let{state:o}=t;return r`<h3>${s("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>Zs(t,a))}
</ul>
${n?p(o,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):c}
${e.fresh?c:r`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Zs(t,{id:e,name:n,created:o}){return r`<li>
<span>${n} <span class="small">${s("since-day",{day:F(o)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${s("remove-name",{name:n})}
@click=${()=>t.removePasskey({id:e,name:n})}
>
${s("remove")}
</button>
</li>`}function pn(t){let{state:e}=t,{bots:n,token:o}=e,a=r`<details class="fold" ?open=${n.length>0||o!==null}>
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
${n.map(i=>Xs(t,i))}
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
</details>`;return b(e,"bots",s("bots"),a)}function Xs(t,e){let{state:n}=t,o=r`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${s(e.online?"listening":"not-connected")}</span>
</span>
${p(n,s("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${p(n,o,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>to(t,e,a))}
</ul>
</li>`}function to(t,e,{id:n,scope:o,created:a}){return r`<li class="small">
<span
>${s("token-of-day",{day:F(a)})}${o==="read"?s("only-to-look"):""}</span
>
${p(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
</li>`}function fn(t){let{state:e}=t,{link:n}=e;return b(e,"device",s("another-device"),r`<p class="small">${s("another-device-text")}</p>
${n?eo(t,n):p(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}`)}function eo(t,{address:e,picture:n}){let{state:o}=t,a=t.outside.share?p(o,s("share"),"share-device-link",()=>t.shareLink()):c;return r`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
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
</div>`}function hn(t,e){let{state:n}=t;return b(n,"notices",s("notifications"),no(t,e))}function no(t,e){let{state:n}=t;return n.me.push.available?e?r`<p class="small">${s("browser-can-tell")}</p>
${n.isNotified?p(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):p(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${s("browser-has-none")}</p>`:r`<p class="small">${s("server-sends-none")}</p>`}function $n(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=r`<div class="row">
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
${n?D("leaving",s("your-passphrase"),"current-password"):r`<label
>${s("type-to-confirm",{word:s("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${s("delete-me")}
</button>
</form>
</details>`;return b(e,"leaving",s("your-data"),o)}function gn(t,e,n){let{me:o}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${o.name??s("to-me")}</h1>
<div class="column">
${so(t)} ${dn(t,e,n.passkeys)}
${o.known?fn(t):c}
${o.known?hn(t,n.notices):c}
</div>
<div class="column">
${Ke(t)} ${pn(t)} ${o.known?$n(t):c}
<p class="small">
<a href="/" @click=${f(e)}>${s("back-to-home")}</a>
</p>
</div>
</main>`}function so(t){let{state:e}=t;return b(e,"name",s("your-name"),r`<form class="with-button" @submit=${x(n=>t.rename(n("name")))}>
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
</form>`)}function yn(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return V(e,s("you-are-signed-in"),kn(a.login,e));let i=r`<form
class="fields"
@submit=${x(l=>t.signIn(l("login"),l("passphrase")))}
>
${G("username")}
${D("passphrase",s("passphrase"),"current-password")} ${vn(t)}
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
</p>`;return V(e,s("sign-in"),i)}function bn(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return V(e,s("you-are-signed-in"),kn(a.login,e));let i=o.link?.name,l=r`<p data-testid="link-whom">
${i?O("plays-as",{name:r`<b>${i}</b>`}):s("plays-as-same")}
</p>
${vn(t)}
<div class="row">
${p(o,s("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
<a class="button" href="/" @click=${f(e)}>${s("not-now")}</a>
</div>
${T(o,"link")}`;return V(e,s("use-device-too"),l)}function wn(t,e){return V(e,s("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${s("back-to-home")}</a>`)}function V(t,e,n){return r`${$(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${n}
</section>
</main>`}function kn(t,e){return r`<p>${O("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${s("to-your-page")}</a>`}function vn(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(q(e))}
/><span>${s("bring-games")}</span></label
>`:c}var Ht=["points","direct","buchholz","sonneborn_berger","wins","margin"];function xn(t,e,n){let{tournament:o,errors:a}=t.state;return r`${$(e)}
<main class="tournament" data-state=${o.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${o.name}</h1>
<p class="small">${en(o)}</p>
${C(a.read,"tournament-error")}
</div>
${o.state==="open"?oo(t,n):c}
${o.schedule.length>0?co(t,e):c}
${o.standings.length>0?po(o):c}
${o.schedule.length>0?fo(o):c}
${o.state==="running"?ho(t):c}
<p class="small">
<a href="/tournaments" @click=${f(e)}>${s("all-your-tournaments")}</a>
</p>
</main>`}function oo(t,e){let{tournament:n}=t.state;return r`${b(t.state,"players",s("players"),ao(t,e))}
${n.organising?b(t.state,"organise",s("invite-and-start"),lo(t)):c}`}function ao(t,e){let{tournament:n,code:o,invitation:a}=t.state,i=Rt(n),l=!i&&(o!==null||a!==null);return r`<ol class="things" data-testid="entrants">
${n.entrants.map(u=>ro(t,u))}
</ol>
${n.entrants.length===0?r`<p class="small">${s("nobody-joined")}</p>`:c}
${l?io(t,e):c}
${i?r`<p class="small">${s("you-play")}</p>
${p(t.state,s("withdraw"),"withdraw",()=>t.withdraw())}`:c}
${i||l?c:r`<p class="small">${s("to-play-open-link")}</p>`}`}function ro(t,{entrant:e,name:n,withdrawn:o}){let{tournament:a}=t.state;return r`<li>
<span
>${e===a.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
>
${a.organising&&e!==a.you&&!o?p(t.state,r`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):c}
</li>`}function io(t,e){return r`<form class="with-button" @submit=${x(n=>t.join(n("name")))}>
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
</form>`}function lo(t){let{state:e,link:n}=t;return r`${n===null?r`<p class="small">${s("no-tournament-link")}</p>
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
</div>`}function co(t,e){let{tournament:n}=t.state,o=nn(t.state);return o===null?c:r`<section class="panel pairings" aria-labelledby="pairings-heading">
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
${o.pairings.map(a=>uo(t,a,o.round,e))}
</ul>
${T(t.state,"organise")}
</section>`}function uo(t,e,n,o){let{tournament:a}=t.state,{first:i,second:l,points:u,games:m}=e;if(l===null)return r`<li><span>${s("a-bye",{name:E(a,i)})}</span></li>`;let h=[i,l].includes(a.you??0),g=s("names-and",{first:E(a,i),second:E(a,l)});return r`<li class=${h?"mine":""}>
<span class="who-meets">
${E(a,i)} <b>${u[0]} : ${u[1]}</b> ${E(a,l)}
</span>
<span class="row">
${m.map((v,jn)=>r`<a
class=${h&&!v.over?"button main":"button"}
href=${v.url}
@click=${f(o)}
aria-label=${s("game-of-meeting",{number:jn+1,meeting:g,result:Ft(v,i)})}
>${h&&!v.over?s("play-game"):Ft(v,i)}</a
>`)}
</span>
${a.organising&&n===a.round&&m.some(({over:v})=>!v)?mo(t,e,l):c}
</li>`}function mo(t,{pairing:e,first:n},o){let{tournament:a}=t.state;return r`<details class="fold">
<summary>${s("somebody-missing")}</summary>
<div class="row">
${[n,o].map(i=>p(t.state,s("name-loses",{name:E(a,i)}),"forfeit",()=>t.forfeit(e,i)))}
</div>
</details>`}function po(t){return r`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${s(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${s("column-place")}</th>
<th scope="col">${s("column-player")}</th>
${Ht.map(e=>r`<th scope="col" title=${s(`meaning-${e}`)}>${s(`column-${e}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(e=>r`<tr class=${e.entrant===t.you?"mine":""}>
<td>${e.place}</td>
<th scope="row">${E(t,e.entrant)}</th>
${Ht.map(n=>r`<td>${tt(e[n])}</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${s("how-told-apart")}</summary>
<dl class="small">
${Ht.map(e=>r`<div>
<dt>${s(`column-${e}`)}</dt>
<dd>${s(`meaning-${e}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function fo(t){let{entrants:e,cross_table:n}=t;return r`<section class="panel" aria-labelledby="cross-heading">
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
</section>`}function ho(t){return Rt(t.state.tournament)?r`<details class="fold">
<summary>${s("leave-tournament")}</summary>
<p class="small">${s("games-are-lost")}</p>
${p(t.state,s("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${T(t.state,"players")}
</details>`:c}function Pn(t,e){let{listed:n}=t.state;return r`${$(e)}
<main class="me tournaments">
<h1>${s("tab-tournaments")}</h1>
<div class="column">${b(t.state,"make",s("new-tournament"),go(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${s("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${n.map(o=>$o(o,e))}
</ul>
${n.length===0?r`<p class="small">${s("no-tournaments")}</p>`:c}
</section>
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function $o(t,e){let{id:n,name:o,organising:a}=t;return r`<li>
<span>
<a href=${`/tournaments/${n}`} @click=${f(e)}>${o}</a>
<span class="small block">${sn(t)}${a?s("comma-yours"):""}</span>
</span>
</li>`}function go(t){let{form:e,busy:n}=t.state;return r`<form class="fields" @submit=${a=>{a.preventDefault(),t.make()}}>
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
${K("kind",s("who-meets-whom"),yo(),e.kind,a=>t.set({kind:a}))}
<p class="small explain">
${s("label-and-note",{label:s(`kind-${e.kind}`),note:s(`kind-note-${e.kind}`)})}
</p>
${e.kind==="swiss"?bo(t):c}
${K("clock",s("clock"),ue.map(({key:a})=>[a,s(`speed-${a}`)]),e.speed,a=>t.set({speed:a}))}
<div class="ticks">
${Sn("twice",s("twice-fair"),e.twice,a=>t.set({twice:a}))}
${Sn("tournament-rated",s("tick-rated"),e.rated,a=>t.set({rated:a}))}
</div>
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
${s("make-tournament")}
</button>
</form>`}function yo(){return["swiss","round_robin","double_round_robin"].map(t=>[t,s(`kind-${t}`)])}function bo(t){return r`<label
>${s("rounds")} <span class="small">${s("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${e=>t.set({rounds:R(e)})}
/></label>`}function Sn(t,e,n,o){return r`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n}
@change=${a=>o(q(a))}
/><span>${e}</span></label
>`}function Tn(t){return t===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:t===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function On(t){let{board:e,clock:n,takebacks:o,rated:a,seed_chosen:i,seat:l,fair:u}=t;return[[s("term-seat"),s(`term-seat-${l}`)],[s("clock"),n===null?s("term-no-clock"):le(n)],[s("time-board"),s(`term-board-${e}`)],[s("circle"),s(i?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(o?"tick-takebacks-note":"term-none")],...u?[wo(u)]:[],[s("term-rating"),s(a?"tick-rated-note":"terms-not-rated")]]}function wo(t){return[s("starts-way"),s(`starts-terms-${t}`)]}function En(t,e,n){let{yours:o,name:a,game:i}=t;return r`${$(n)}
<main class="invitation">
${yt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${o?s("own-invitation"):s("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${On(t).map(([l,u])=>r`<div>
<dt>${l}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
${o?ko(i):Te(e)}
</section>
</main>`}function ko(t){return r`<p data-testid="own-invitation">${s("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${s("to-the-table")}</a>`}function Ln({title:t,text:e},n){return r`${$(n)}
<main class="invitation">
${yt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${s("play-on-your-own")}</a>
</section>
</main>`}async function vo({root:t,shell:e},n){let o="tab-invitation";try{let a=await Vt(n),i=new fe({me:N,sit:m=>Yt(n,m),go:e.go}),l=()=>y(En(a,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:o,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof Z?Tn(a.status):null;if(!i)throw a;return{page:{draw:()=>y(Ln(i,e),t),close:()=>{}},title:o}}}function xo(t,e){let[n,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!ie(i)).map(i=>i==="pass"?".":i);return[n,a.join(""),...o].join(",")}var pt=class{constructor(e,n,o){this.replay=e,this.go=n;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=w((i,l)=>({...i,...l}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await X(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:l}=n,u=l&&o==="automa"?{deck:l.deck,level:l.level}:null,m=o==="computer"?{level:a}:null,h=o==="person"?M(n).map(({name:v})=>v):null,g=xo(n,e);return{opponent:o,...u,...m,first:i,board:"revised",seed:null,from:g,names:h}}};function In(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var ft=class{constructor(e,n){let o=de(e,n);this.patches=n;let a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w((i,l)=>({...i,...l}),a)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return oe(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:Xt(o[e],n)}})}};function Mn(t,e){let n=t.store.get(),o=t.isSolo?[["automa",s("automa-alone")]]:[...Gt.map(({level:l})=>[String(l),s("computer-level-name",{level:String(l),name:ge(l)})]),["person",s("two-people-here")]],a=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${s("play-on-here")}</h2>
<label
>${s("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(So(R(l)))}
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
</form>`}function So(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Wt(t,e,n,o){let{replay:a,index:i}=t,l=a.frames[i],u=M(a);if(n===2&&l.automa)return To(l,l.automa,u,e,o);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${ve(l,u,n)}</div>
<div class=${`spread ${m}`}>${Po(t,e,n,o)}</div>`}function Po({replay:t,index:e,walks:n},o,a,i){let l=t.frames[e];return ye({number:a,name:M(t)[a-1].name,player:l.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[a],fresh:ne(l.player===a?[l.move]:[],o.patches)})}function To(t,e,n,o,a){return r`<div class="seat back p2">${xe(t,n,e)}</div>
${Se(t,e,{turns:e.turns,run:0},o.patches,a)}`}function An({replay:t,index:e},n){let o=a=>n.look(a);return Le(In(t),e,M(t),n.patches,o)}function Dn(t,e,n){let o=t.store.get(),{replay:a,index:i}=o,l=a.frames[i],u=M(a),{letters:m,look:h}=n.settings,g=()=>n.change({look:h==="cloth"?"thread":"cloth"});return r`${$(n,Ie(n,a.link,i))}
<main class=${`table ${l.automa?"solo":"screen"} viewer`} data-stage=${l.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?s("start-position"):s("after-move",{number:String(i)})}:
${te(l,u)}
</h1>
<p data-testid="turn-reason">${ee(l,u)}</p>
${a.comment?Pe(a.comment):c}
${a.frames.length>1?Oo(t,n):c}
</div>
<div class="column own">
${Wt(o,t,1,m)} ${Oe(l.ring,t.patches,m)}
</div>
<div class="column middle">
${Ee(l,t.patches,m)} ${An(o,t)}
${l.result?Me(l,u,Eo(t,n)):Mn(e,i)}
</div>
<div class="column other">
${Wt(o,t,2,m)} ${ae(l,u,h,g)}
</div>
</div>
<div class="below">${Ae(l,u,t.patches)}</div>
</main>`}function Oo(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${I("graph")}<span>${s("review")}</span>
</button>`}function Eo(t,e){let{replay:n,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await ke(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${s("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${I("link")}<span>${s("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>we(n.record)}>
${I("download")}<span>${s("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function Lo(t,e,n,o){let a=new ft(e,n),i=new pt(e,o.go,o.settings.strength),l=()=>{y(Dn(a,i,o),t),pe(t)},u=[a.store.watch(l),i.store.watch(l)],m=g=>Io(g,a);return window.addEventListener("keydown",m),{draw:l,close:()=>{for(let g of u)g();window.removeEventListener("keydown",m)}}}function Io(t,e){let{target:n,key:o,altKey:a,ctrlKey:i,metaKey:l,shiftKey:u}=t;a||i||l||u||n instanceof Element&&n.closest("select, input, textarea, dialog")||re(t,(m,h)=>e.walk(m,h))||e.step(o)&&t.preventDefault()}var Mo=5e3,gc={aid:Ao,me:Do,"sign-in":No,link:Bo,today:(t,e)=>Nn(t,e,_(new Date)),day:Nn,progress:Fo,ratings:Ro,profile:qo,tournaments:Co,tournament:_o};async function Ao(t,e){let{aidSheet:n,printButton:o}=await se("aid");return{draw:()=>y(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${s("how-to-play")}</h1>
${o(()=>window.print())}
</div>
${n()}
</main>`,t),close:()=>{}}}async function Do(t,e){let n={},[o,{ratings:a},i,{bots:l},u]=await Promise.all([N(),Qt(Dt(),{ratings:[]},"ratings",n),Qt(Nt(),{totals:[],automa:[]},"ratings",n),Qt(Bt(),{bots:[]},"bots",n),an()]),m={api:Q,drawQr:$t,isSure:_t,makePasskey:un,subscribe:rn,unsubscribe:ln,go:Jt,copy:nt,forget:he,origin:location.origin,share:Bn()},h=new ct(m,{me:o,ratings:a,statistics:i,bots:l,isNotified:u,errors:n}),g={passkeys:zt(),notices:Ut()},v=()=>y(gn(h,e,g),t);return{draw:v,close:h.store.watch(v)}}async function Qt(t,e,n,o){try{return await t}catch(a){return Object.assign(o,{[n]:L(a)}),e}}function Jt(t){location.assign(t)}function Bn(){return"share"in navigator?t=>navigator.share(t):null}async function No(t,e){let n=new J({api:Q,usePasskey:Kt,go:Jt},await N()),o=()=>y(yn(n,e,zt()),t);return{draw:o,close:n.store.watch(o)}}async function Bo(t,e,n){try{let[o,a]=await Promise.all([N(),At(n)]),i=new J({api:Q,usePasskey:Kt,go:Jt},o,a),l=()=>y(bn(i,e,n),t);return{draw:l,close:i.store.watch(l)}}catch(o){let a=o instanceof Z?on(o.status):null;if(a===null)throw o;return{draw:()=>y(wn(a,e),t),close:()=>{}}}}async function Nn(t,e,n){let[o,{days:a}]=await Promise.all([wt(n),kt()]),i={api:vt,createGame:X,copy:nt,go:e.go,origin:location.origin,share:Bn()},l=new st(i,o,a,_(new Date)),u=()=>y(Ce(l,e),t),m=[l.store.watch(u),jo(()=>l.look(_(new Date)))];return{draw:u,close:()=>{for(let h of m)h()}}}function jo(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,Be(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function Fo(t,e){let n=await _e();return{draw:()=>y(Ve(n,e),t),close:()=>{}}}async function Ro(t,e){let n=new lt(It);await n.load("rapid");let o=()=>y(Xe(n,e),t);return{draw:o,close:n.store.watch(o)}}async function qo(t,e,n){let o=await Mt(n);return{draw:()=>y(tn(o,e),t),close:()=>{}}}async function Co(t,e){let{tournaments:n}=await qt(),o=new dt({api:mt,keepInvitation:gt,go:e.go},n),a=()=>y(Pn(o,e),t);return{draw:a,close:o.store.watch(a)}}async function _o(t,e,n){let[o,a]=await Promise.all([Ct(n),N()]),i=$e(n),l={api:mt,drawQr:$t,isSure:_t,copy:nt,go:e.go,origin:location.origin,keepInvitation:g=>gt(n,g)},u=jt(location.hash)??jt(i?.replace(/^[^#]*/,"")??""),m=new ut(l,{tournament:o,code:u,invitation:i}),h=()=>y(xn(m,e,a.name),t);return{draw:h,close:Uo(m,e,h)}}function Uo(t,e,n){let o=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},a=setInterval(o,Mo),i=[t.store.watch(n),e.onNews(l=>l==="games"&&o())];return()=>{clearInterval(a);for(let l of i)l()}}export{gc as AWAY,vo as openInvitation,Lo as openViewerPage};
