<<<<<<< HEAD
import{a as B,b as E,c as lt,d as b,e as N,f,g as w,h as ke}from"./sections.js";import{A as Ft,B as qt,Cc as ae,D as Rt,Ec as re,Gc as ie,H as r,Hc as ce,I as Ct,Ic as le,J as u,Jb as Yt,Jc as ue,K as y,Kc as pe,L as P,M as $,N as d,Nc as J,Oc as me,Pc as de,Qc as fe,Sa as Ht,Ta as Wt,Va as Gt,Vc as he,Xc as $e,Y as jt,Yb as Zt,Yc as ge,Z as Kt,Zb as T,Zc as ye,_c as be,a as Bt,b as Nt,bc as Xt,c as U,cb as Qt,cc as te,da as _t,ea as zt,eb as Jt,fa as Ut,fd as ct,h as D,i as n,k as S,l as H,lc as ee,m as k,mc as se,q as W,qc as rt,r as m,s as v,sc as ne,tb as Vt,uc as oe,v as G,wc as it,xc as Q,z as A,zc as x}from"./page.js";var R="2026-11-02";function F(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function we(t,e){let[s,o,a]=t.split("-").map(Number);return F(new Date(s,o-1,a+e))}function O(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(D(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function ve(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function xe(t){let[e,s]=t.split("-").map(Number),o=(new Date(e,s-1,1).getDay()+6)%7,a=new Date(e,s,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(c,l)=>Array.from({length:7},(p,h)=>{let g=7*l+h-o+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function Se(t,e){let[s,o]=t.split("-").map(Number);return F(new Date(s,o-1+e,1)).slice(0,7)}function Pe(t,e){let s=t.filter(({won:i})=>i!==null),o=new Set(s.map(({day:i})=>i)),a=i=>{let c=0;for(;o.has(we(i,-c));)c+=1;return c};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:a(e)||a(we(e,-1)),longest:Math.max(0,...[...o].map(a))}}var V=class{constructor(e,s,o,a){this.outside=e,this.store=k((i,c)=>({...i,...c}),{...B,day:s,attempts:o,today:a,month:s.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=Se(this.state.month,e);s>=R.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return E(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:o,seat:a,seed:i}=this.state.day;return E(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(c),""})}share(){let{outside:e,state:s}=this,o=ys(s.day,e.origin);return E(this.store,"game",async()=>e.share===null?(await e.copy(o),n("copied")):(await e.share({text:o}).catch(gs),""))}};function gs(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function ut({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:o}=U[e-1];return n("day-against-automa",{numeral:o,deck:n(`day-deck-${s}`)})}function Y({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ys(t,e){let{attempt:s,table:o}=t,a=s===null?"":Y(s),c=o&&o.rank!==null&&s&&s.margin!==null&&o.played>1?n("day-place",{rank:o.rank??0,played:o.played}):"";return[n("day-share-title",{day:O(t.day,{dateStyle:"long"})}),n("label-and-note",{label:ut(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var dt={};Bt(dt,{beginDay:()=>bs,fetchCalendar:()=>mt,fetchDay:()=>pt});function pt(t){return m(`/api/days/${t}`)}function bs(t){return m(`/api/days/${t}`,{})}function mt(){return m("/api/me/days")}var ks=Date.UTC(2026,10,23),ws=1440*60*1e3;function Ee(t,e){let{day:s,today:o}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${O(s.day)}</h1>
${s.day<o?xs(o,e):u}
<div class="column">${Ss(t,e)}</div>
<div class="column">
${s.table?Es(s.table,e):u} ${vs(s.day,o,e)}
${Os(t,e)}
<p class="small"><a href="/" @click=${d(e)}>${n("back-to-home")}</a></p>
</div>
</main>`}function vs(t,e,s){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${d(s)}
>${P("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function xs(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${d(e)}>${n("day-newer")}</a>
</p>`}function Ss(t,e){let{day:s}=t.state,{attempt:o}=s,a=o!==null&&o.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${ut(s)}</h2>
<p>${n(s.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Ps(o,s.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Ts(t,e)}</div>
${N(t.state,"game")}
</section>`}function Ps(t,e){let{rank:s,played:o}=e??{rank:null,played:0},a=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${Y(t)}</strong>
${a?r`<span>${n("day-place",{rank:s,played:o})}</span>`:u}
</p>`}function Ts(t,e){let{day:s,state:o}={day:t.state.day,state:t.state},{attempt:a}=s,i=p=>f(o,n(p),"day-play",()=>t.play(),"main");if(a===null&&s.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=f(o,n("day-practise"),"day-practise",()=>t.practise());if(a===null)return s.table===null?n("day-to-come"):c;let l=r`${P("share")}<span>${n("share")}</span>`;return r`${f(o,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${d(e)}
>${n("day-your-game")}</a
>
${c}`}function Es({played:t,won:e,best:s,best_game:o},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
=======
import{a as L,b as k,c as it,d as g,e as q,f as p,g as y,h as ct}from"./sections.js";import{$b as Jt,A as Dt,B as Nt,Bc as te,D as Bt,Dc as ee,Ec as se,Fc as ne,Gc as ae,H as r,Hc as oe,I as qt,Ib as Gt,J as u,K as w,Kc as re,L as E,Lc as ie,M as $,Mc as ce,N as h,Nc as le,Ra as jt,Rc as ue,Sa as Ut,Tc as me,Ua as Kt,Uc as pe,Vc as de,Wb as Qt,Wc as fe,X as Rt,Xb as O,Y as Ft,a as Mt,ac as Vt,b as It,bb as zt,bd as rt,c as z,ca as _t,da as Ct,db as Ht,h as N,i as n,jc as Yt,k as x,l as At,m as v,nc as at,pc as Zt,q as H,r as d,s as P,sb as Wt,tc as ot,uc as G,v as W,wc as S,z as B,zc as Xt}from"./page.js";var C="2026-11-02";function R(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function he(t,e){let[s,a,o]=t.split("-").map(Number);return R(new Date(s,a-1,o+e))}function M(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(N(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function $e(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function ge(t){let[e,s]=t.split("-").map(Number),a=(new Date(e,s-1,1).getDay()+6)%7,o=new Date(e,s,0).getDate(),i=Math.ceil((a+o)/7);return Array.from({length:i},(c,l)=>Array.from({length:7},(m,f)=>{let b=7*l+f-a+1;return b<1||b>o?null:`${t}-${String(b).padStart(2,"0")}`}))}function ye(t,e){let[s,a]=t.split("-").map(Number);return R(new Date(s,a-1+e,1)).slice(0,7)}function be(t,e){let s=t.filter(({won:i})=>i!==null),a=new Set(s.map(({day:i})=>i)),o=i=>{let c=0;for(;a.has(he(i,-c));)c+=1;return c};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:o(e)||o(he(e,-1)),longest:Math.max(0,...[...a].map(o))}}var Q=class{constructor(e,s,a,o){this.outside=e,this.store=v((i,c)=>({...i,...c}),{...L,day:s,attempts:a,today:o,month:s.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=ye(this.state.month,e);s>=C.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:a,seat:o,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}});return this.outside.go(c),""})}share(){let{outside:e,state:s}=this,a=ls(s.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(a),n("copied")):(await e.share({text:a}).catch(cs),""))}};function cs(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function lt({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=z[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function J({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ls(t,e){let{attempt:s,table:a}=t,o=s===null?"":J(s),c=a&&a.rank!==null&&s&&s.margin!==null&&a.played>1?n("day-place",{rank:a.rank??0,played:a.played}):"";return[n("day-share-title",{day:M(t.day,{dateStyle:"long"})}),n("label-and-note",{label:lt(t),note:[o,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var pt={};Mt(pt,{beginDay:()=>us,fetchCalendar:()=>mt,fetchDay:()=>ut});function ut(t){return d(`/api/days/${t}`)}function us(t){return d(`/api/days/${t}`,{})}function mt(){return d("/api/me/days")}var ms=Date.UTC(2026,10,23),ps=1440*60*1e3;function ke(t,e){let{day:s,today:a}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${M(s.day)}</h1>
${s.day<a?fs(a,e):u}
<div class="column">${hs(t,e)}</div>
<div class="column">
${s.table?ys(s.table,e):u} ${ds(s.day,a,e)}
${bs(t,e)}
<p class="small"><a href="/" @click=${h(e)}>${n("back-to-home")}</a></p>
</div>
</main>`}function ds(t,e,s){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${h(s)}
>${E("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function fs(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${h(e)}>${n("day-newer")}</a>
</p>`}function hs(t,e){let{day:s}=t.state,{attempt:a}=s,o=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${lt(s)}</h2>
<p>${n(s.seat===1?"day-you-begin":"day-they-begin")}</p>
${o?$s(a,s.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${gs(t,e)}</div>
${q(t.state,"game")}
</section>`}function $s(t,e){let{rank:s,played:a}=e??{rank:null,played:0},o=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${J(t)}</strong>
${o?r`<span>${n("day-place",{rank:s,played:a})}</span>`:u}
</p>`}function gs(t,e){let{day:s,state:a}={day:t.state.day,state:t.state},{attempt:o}=s,i=m=>p(a,n(m),"day-play",()=>t.play(),"main");if(o===null&&s.open)return i("day-play");if(o?.won===null)return i("day-go-on");let c=p(a,n("day-practise"),"day-practise",()=>t.practise());if(o===null)return s.table===null?n("day-to-come"):c;let l=r`${E("share")}<span>${n("share")}</span>`;return r`${p(a,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${o.game}`} @click=${h(e)}
>${n("day-your-game")}</a
>
${c}`}function ys({played:t,won:e,best:s,best_game:a},o){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
>>>>>>> main
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
<<<<<<< HEAD
<td>${Y({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${o===null?u:r`<p>
<a class="button" href=${`/game/${o}`} @click=${d(a)}
>${n("day-best-game")}</a
>
</p>`}
</section>`}function Os(t,e){let{attempts:s,today:o,month:a}=t.state,i=Pe(s,o),c=new Map(s.map(p=>[p.day,p])),l=O(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Te(t,-1,a<=R.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${Te(t,1,a>=o.slice(0,7))}
=======
<td>${J({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?u:r`<p>
<a class="button" href=${`/game/${a}`} @click=${h(o)}
>${n("day-best-game")}</a
>
</p>`}
</section>`}function bs(t,e){let{attempts:s,today:a,month:o}=t.state,i=be(s,a),c=new Map(s.map(m=>[m.day,m])),l=M(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${we(t,-1,o<=C.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${we(t,1,o>=a.slice(0,7))}
>>>>>>> main
</div>
<table>
<thead>
<tr>
<<<<<<< HEAD
${Ls().map(([p,h])=>r`<th scope="col" abbr=${h}>${p}</th>`)}
</tr>
</thead>
<tbody>
${xe(a).map(p=>r`<tr>
${p.map(h=>r`<td>${Ms(h,t,c,e)}</td>`)}
=======
${ws().map(([m,f])=>r`<th scope="col" abbr=${f}>${m}</th>`)}
</tr>
</thead>
<tbody>
${ge(o).map(m=>r`<tr>
${m.map(f=>r`<td>${ks(f,t,c,e)}</td>`)}
>>>>>>> main
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
<<<<<<< HEAD
</section>`}function Te(t,e,s){return r`<button
=======
</section>`}function we(t,e,s){return r`<button
>>>>>>> main
type="button"
class="quiet"
aria-label=${n(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
<<<<<<< HEAD
${P(e<0?"back":"forward")}
</button>`}function Ls(){return Array.from({length:7},(t,e)=>{let s=new Date(ks+e*ws).toISOString().slice(0,10);return[O(s,{weekday:"narrow"}),O(s,{weekday:"long"})]})}function Ms(t,e,s,o){if(t===null)return u;let{today:a}=e.state,i=Number(t.slice(8));if(t<R||t>a)return r`<span class="date none">${i}</span>`;let c=s.get(t),l=c?c.won===null?"running":c.won?"won":"lost":"missed",p=O(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":u}
aria-label=${n("label-and-note",{label:p,note:n(`day-how-${l}`)})}
@click=${d(o)}
>${i}</a
>`}function Oe(){return m("/api/me/progress")}var M=240,q=64,Is=100,Ds={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function C({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function X({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(Ds[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Le({history:t}){let e=t.map(({rating:s})=>s);return ft(e,Is)}function ft(t,e){if(t.length<2)return null;let{low:s,high:o}=As(t,e),a=t.map((i,c)=>{let l=c/(t.length-1)*M,p=q-(i-s)/(o-s)*q;return[Z(l),Z(p)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:o}}function As(t,e){let[s,o]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(o-s))/2;return e<10?{low:Z(s-a),high:Z(o+a)}:{low:Math.round(s-a),high:Math.round(o+a)}}function Z(t){return Math.round(t*10)/10}function Ie(t){let{state:e}=t,{ratings:s,statistics:o,me:a}=e,i=s.length===0&&o.totals.length===0,c=r`${i?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(ht)}
</ul>`:u}
${o.totals.length>0?Ns(o.totals):u}
${a.account?Fs(t,a.account.listed):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`;return b(e,"ratings",n("ratings-and-results"),c)}function ht(t){let{deviation:e,games:s,provisional:o}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${C(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${o?n("not-settled"):""}</span
>
${Bs(t)}
</li>`}function Bs(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:C(t)};return $t(Le(t),n("rating-picture",s))}function $t(t,e){if(t===null)return u;let[s,o]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${M+44} ${q+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${M}M0 ${q}H${M}`}></path>
<path class="line-path" d=${t.path}></path>
${Ct`<circle cx=${s} cy=${o} r="3.5"></circle>
<text x=${M+6} y="4">${t.high}</text>
<text x=${M+6} y=${q+4}>${t.low}</text>`}
</svg>`}function Ns(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
=======
${E(e<0?"back":"forward")}
</button>`}function ws(){return Array.from({length:7},(t,e)=>{let s=new Date(ms+e*ps).toISOString().slice(0,10);return[M(s,{weekday:"narrow"}),M(s,{weekday:"long"})]})}function ks(t,e,s,a){if(t===null)return u;let{today:o}=e.state,i=Number(t.slice(8));if(t<C||t>o)return r`<span class="date none">${i}</span>`;let c=s.get(t),l=c?c.won===null?"running":c.won?"won":"lost":"missed",m=M(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":u}
aria-label=${n("label-and-note",{label:m,note:n(`day-how-${l}`)})}
@click=${h(a)}
>${i}</a
>`}function ve(){return d("/api/me/progress")}var A=240,F=64,vs=100,xs={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function dt({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Y({opponent:t,level:e}){return t!=="computer"?n(xs[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function xe({history:t}){let e=t.map(({rating:s})=>s);return ft(e,vs)}function ft(t,e){if(t.length<2)return null;let{low:s,high:a}=Ps(t,e),o=t.map((i,c)=>{let l=c/(t.length-1)*A,m=F-(i-s)/(a-s)*F;return[V(l),V(m)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function Ps(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:V(s-o),high:V(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function V(t){return Math.round(t*10)/10}function Se(t){let{state:e}=t,{ratings:s,statistics:a,me:o}=e,i=s.length===0&&a.totals.length===0,c=r`${i?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(Ss)}
</ul>`:u}
${a.totals.length>0?Es(a.totals):u}
${o.account?Os(t,o.account.listed):u}`;return g(e,"ratings",n("ratings-and-results"),c)}function Ss(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${dt(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${Ts(t)}
</li>`}function Ts(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:dt(t)};return ht(xe(t),n("rating-picture",s))}function ht(t,e){if(t===null)return u;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${A+44} ${F+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${A}M0 ${F}H${A}`}></path>
<path class="line-path" d=${t.path}></path>
${qt`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${A+6} y="4">${t.high}</text>
<text x=${A+6} y=${F+4}>${t.low}</text>`}
</svg>`}function Es(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
>>>>>>> main
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
<<<<<<< HEAD
<th scope="row">${X(e)}</th>
<td>${n(`class-${e.class}`)}</td>
<td>${n("won-of",{won:e.won,games:e.played})}</td>
<td>${Me(e.mean_margin)}</td>
<td>${Me(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Me(t){return t===null?"–":Kt(Math.round(t*10)/10)}function Fs(t,e){return r`<label class="tick"
=======
<th scope="row">${Y(e)}</th>
<td>${n(`class-${e.class}`)}</td>
<td>${n("won-of",{won:e.won,games:e.played})}</td>
<td>${Pe(e.mean_margin)}</td>
<td>${Pe(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Pe(t){return t===null?"–":Ft(Math.round(t*10)/10)}function Os(t,e){return r`<label class="tick"
>>>>>>> main
><input
type="checkbox"
data-testid="listed"
.checked=${e}
<<<<<<< HEAD
@change=${s=>t.list(Q(s))}
/><span>${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span></span></label
>`}var qs=["placing","timing","economy","special","patches"],Rs=5;function De(t){let e=t.filter(({tile:o})=>o!==null),s=t.findIndex(({won:o})=>!o);return{played:t.length,won:t.filter(({won:o})=>o).length,streak:s<0?t.length:s,longest:Cs(t.map(({won:o})=>o)),tile:gt(e.map(({tile:o})=>Number(o))),empty:gt(e.map(({empty:o})=>o??0))}}function Cs(t){let[e,s]=[0,0];for(let o of t)s=o?s+1:0,e=Math.max(e,s);return e}function gt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function Ae(t){let e=new Map;for(let s of t){let o=js(s),a=e.get(o)??{name:o,played:0,won:0,order:Ks(s)};a.played+=1,a.won+=Number(s.won),e.set(o,a)}return[...e.values()].sort((s,o)=>s.order-o.order).map(({name:s,played:o,won:a})=>({name:s,played:o,won:a}))}function js({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:U[(e??1)-1].numeral}):X({opponent:t,level:e})}function Ks({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Be(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,o)=>gt(e.slice(Math.max(0,o+1-Rs),o+1))??0)}function Ne(t){return qs.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var _s=1;function qe({games:t,best:e,gone:s},o){return r`${$(o)}
<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${zs(De(t))} ${Us(Ae(t))}</div>
<div class="column">${Hs(Be(t),s)} ${Ws(e,o)}</div>`}
<p class="small"><a href="/" @click=${d(o)}>${n("back-to-home")}</a></p>
</main>`}function zs({played:t,won:e,streak:s,longest:o,tile:a,empty:i}){let c=[["progress-played",yt(t)],["progress-won",Fe(e/t)],["progress-streak",yt(s)],["progress-longest",yt(o)],["progress-tile",a===null?"–":Fe(a)],["progress-empty",i===null?"–":tt(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${c.map(([l,p])=>r`<div>
<dt>${n(l)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function Us(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:o})=>Re(e,n("won-of",{won:o,games:s}),o/s))}
</ul>
</section>`}function Re(t,e,s){return r`<li>
=======
@change=${s=>t.list(G(s))}
/><span>${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span></span></label
>`}var Ls=["placing","timing","economy","special","patches"],Ms=5;function Te(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:Is(t.map(({won:a})=>a)),tile:$t(e.map(({tile:a})=>Number(a))),empty:$t(e.map(({empty:a})=>a??0))}}function Is(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function $t(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function Ee(t){let e=new Map;for(let s of t){let a=As(s),o=e.get(a)??{name:a,played:0,won:0,order:Ds(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function As({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:z[(e??1)-1].numeral}):Y({opponent:t,level:e})}function Ds({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Oe(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>$t(e.slice(Math.max(0,a+1-Ms),a+1))??0)}function Le(t){return Ls.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Ns=1;function Ie({games:t,best:e,gone:s},a){return r`${$(a)}
<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Bs(Te(t))} ${qs(Ee(t))}</div>
<div class="column">${Rs(Oe(t),s)} ${Fs(e,a)}</div>`}
<p class="small"><a href="/" @click=${h(a)}>${n("back-to-home")}</a></p>
</main>`}function Bs({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let c=[["progress-played",gt(t)],["progress-won",Me(e/t)],["progress-streak",gt(s)],["progress-longest",gt(a)],["progress-tile",o===null?"–":Me(o)],["progress-empty",i===null?"–":Z(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${c.map(([l,m])=>r`<div>
<dt>${n(l)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function qs(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>Ae(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function Ae(t,e,s){return r`<li>
>>>>>>> main
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
<<<<<<< HEAD
</li>`}function Hs(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let o=Ne(e),a=Math.max(o[0].points,.1),i={from:tt(t[0]),to:tt(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${$t(ft(t,_s),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${o.map(({cause:c,points:l})=>Re(n(`progress-cause-${c}`),tt(l),l/a))}
</ul>
</section>`}function Ws(t,e){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:s,cells:o,empty:a})=>r`<li>
<a href=${`/game/${s}`} @click=${d(e)}
>${re(o)}<span>${n("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function yt(t){return new Intl.NumberFormat(D()).format(t)}function tt(t){return new Intl.NumberFormat(D(),{maximumFractionDigits:1}).format(t)}function Fe(t){return new Intl.NumberFormat(D(),{style:"percent"}).format(t)}var Ce=["blitz","rapid","correspondence","untimed"],et=class{constructor(e){this.fetch=e,this.store=k((s,o)=>({...s,...o}),{name:"rapid",people:[],error:""})}async load(e){this.store.dispatch({name:e,error:""});try{let{people:s}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:s})}catch(s){this.store.dispatch({people:[],error:H(s)})}}};function je(t,e){let{name:s,people:o,error:a}=t.store.get();return r`${$(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${oe("speed",n("ladder-speed"),Ce.map(i=>[i,n(`class-${i}`)]),s,i=>t.load(i))}
${o.length?Qs(o,e):Gs()} ${J(a,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/" @click=${d(e)}>${n("back-to-home")}</a></p>
</main>`}function Gs(){return r`<p data-testid="ladder-none">${n("ladder-none")}</p>`}function Qs(t,e){let s=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${n("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${s.map(o=>r`<th scope="col">${n(o)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(o=>Js(o,e))}
</tbody>
</table>
</div>`}function Js(t,e){let{rank:s,id:o,name:a,games:i,you:c}=t;return r`<tr class=${c?"you":""}>
<td>${s??"–"}</td>
<th scope="row">
<a href=${`/people/${o}`} @click=${d(e)}>${a??n("ladder-nameless")}</a>
</th>
<td>${C(t)}</td>
<td>${i}</td>
</tr>`}var st=class{constructor(e,s){this.outside=e,this.store=k((o,a)=>({...o,...a}),{...B,...s,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),n("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),n("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??n("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,a)}),n(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await lt(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),n("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),n("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),n(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),n("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),n("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),n("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:n("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),n(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(n("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await lt(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),n("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:o}}),""})}async revokeToken({id:e,name:s},o){return await this.outside.isSure(n("sure-revoke",{name:s}),n("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),n("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,s){return E(this.store,e,s)}};function Ke({name:t,bot:e,you:s,ratings:o,against:a,games:i},c){return r`${$(c)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||n("ladder-nameless")}
${e?r`<span class="badge">${n("profile-bot")}</span>`:u}
</h1>
${s?r`<p class="small">${n("profile-you")}</p>`:u}
<div class="column">
${bt("profile-ratings",Vs(o))}
${bt("profile-against",Ys(a,c))}
</div>
<div class="column">${bt("profile-recent",Zs(i,c))}</div>
<p class="small"><a href="/ratings" @click=${d(c)}>${n("tab-ratings")}</a></p>
</main>`}function bt(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${e}
</section>`}function Vs(t){return t.length===0?r`<p class="small">${n("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(ht)}
</ul>`}function Ys(t,e){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(s=>r`<li>
${s.id?r`<a href=${`/people/${s.id}`} @click=${d(e)}>${kt(s)}</a>`:kt(s)}
<span>${n("won-of",{won:s.won,games:s.played})}</span>
</li>`)}
</ul>`}function kt({name:t,level:e,bot:s=!1}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function Zs(t,e){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:s,opponent:o,level:a,rated:i,won:c,scores:l,ended:p,...h})=>{let g=Ut(l[0],l[1]),I=[n(`class-${h.class}`),...i?[n("profile-rated")]:[],S(p)];return r`<li>
<a href=${`/game/${s}`} @click=${d(e)}>${kt({name:o,level:a})}</a>
<span>${n(c?"profile-won":"profile-lost",{points:g})}</span>
<span class="small">${I.join(", ")}</span>
</li>`})}
</ul>`}var j={};Bt(j,{addPasskey:()=>an,askForPasskey:()=>on,askWho:()=>cn,changeMe:()=>Xs,changePassphrase:()=>nn,dropLinks:()=>mn,endSession:()=>pn,fetchBest:()=>wt,fetchBots:()=>Et,fetchProfile:()=>vt,fetchRatings:()=>Pt,fetchSessions:()=>xt,fetchStatistics:()=>Tt,lookAtLink:()=>St,makeAccount:()=>tn,makeBot:()=>gn,makeLink:()=>un,makeToken:()=>bn,removeBot:()=>yn,removeMe:()=>$n,removePasskey:()=>rn,revokeToken:()=>kn,signIn:()=>en,signInByLink:()=>dn,signInByPasskey:()=>ln,signOut:()=>sn,subscribeToPush:()=>fn,unsubscribeFromPush:()=>hn});function wt(t){return m(`/api/ratings?class=${t}`)}function vt(t){return m(`/api/people/${t}`)}function Xs(t){return m("/api/me",t,"PATCH")}function tn(t,e){return m("/api/account",{login:t,passphrase:e})}function en(t,e,s){return m("/api/sign-in",{login:t,passphrase:e,bring:s})}async function sn(t=!1){await v(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function nn(t,e){return m("/api/me/passphrase",{old:t,new:e})}function on(t){return m("/api/passkeys/options",{login:t})}function an(t,e,s){return m("/api/passkeys",{ceremony:t,name:e,credential:s})}function rn(t){return m(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function cn(){return m("/api/sign-in/passkey/options",{})}function ln(t,e,s){return m("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function un(){return m("/api/me/link",{})}function xt(){return m("/api/me/sessions")}async function pn(t){await v(`/api/me/sessions/${t}`,{},"DELETE")}async function mn(){await v("/api/me/link",{},"DELETE")}function St(t){return m("/api/sign-in/link/look",{code:t})}function dn(t,e){return m("/api/sign-in/link",{code:t,bring:e})}async function fn(t){await v("/api/me/push",{subscription:t})}async function hn(t){await v("/api/me/push",{endpoint:t},"DELETE")}function Pt(){return m("/api/me/ratings")}function Tt(){return m("/api/me/statistics")}async function $n(t){await v("/api/me",{passphrase:t},"DELETE")}function Et(){return m("/api/me/bots")}function gn(t){return m("/api/me/bots",{name:t})}async function yn(t){await v(`/api/me/bots/${t}`,{},"DELETE")}function bn(t){return m(`/api/me/bots/${t}/tokens`,{})}async function kn(t,e){await v(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var K=class{constructor(e,s,o=null){this.outside=e,this.store=k((a,i)=>({...a,...i}),{...B,me:s,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),o=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return E(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function _e(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function Ot(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ze(){return Ot()&&await We()!==null}async function Ue(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function He(){let t=await We();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function We(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Lt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ge(t){let e=t;return Qe(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Mt(t){let e=t;return Qe(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Qe(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function _(t,e=""){return r`<label
=======
</li>`}function Rs(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=Le(e),o=Math.max(a[0].points,.1),i={from:Z(t[0]),to:Z(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${ht(ft(t,Ns),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:c,points:l})=>Ae(n(`progress-cause-${c}`),Z(l),l/o))}
</ul>
</section>`}function Fs(t,e){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:s,cells:a,empty:o})=>r`<li>
<a href=${`/game/${s}`} @click=${h(e)}
>${te(a)}<span>${n("progress-quilt-empty",{empty:o})}</span></a
>
</li>`)}
</ul>
</section>`}function gt(t){return new Intl.NumberFormat(N()).format(t)}function Z(t){return new Intl.NumberFormat(N(),{maximumFractionDigits:1}).format(t)}function Me(t){return new Intl.NumberFormat(N(),{style:"percent"}).format(t)}var X=class{constructor(e,s){this.outside=e,this.store=v((a,o)=>({...a,...o}),{...L,reports:s,found:null,wanted:""})}get state(){return this.store.get()}find(e){return k(this.store,"found",async()=>{let{people:s}=await this.outside.findPeople(e.trim());return this.store.dispatch({found:s,wanted:e.trim()}),""})}close(e){return k(this.store,"reported",async()=>(await this.outside.act({action:"close_report",report:e}),this.store.dispatch({reports:(await this.outside.fetchReports()).reports}),""))}rename(e,s){return this.change({action:"rename",person:e,name:s.trim()})}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});if(!await this.outside.isSure(o,n("suspend")))return!1;let i=a?{days:Number(a)}:{};return this.change({action:"suspend",person:e,...i})}lift(e){return this.change({action:"lift",person:e})}change(e){return k(this.store,"found",async()=>{await this.outside.act(e);let{people:s}=await this.outside.findPeople(this.state.wanted);return this.store.dispatch({found:s}),n("done")})}async game(e,s){let a=_s(s);return await this.outside.isSure(n(`sure-${e}`,{game:a}),n(e))?k(this.store,"one-game",async()=>(await this.outside.act({action:e,game:a}),n("done"))):!1}};function _s(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}function De(t,e){return r`${$(e)}
<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${g(t.state,"reported",n("reports"),Cs(t,e))}
</div>
<div class="column">
${g(t.state,"found",n("find-people"),Us(t))}
${g(t.state,"one-game",n("one-game"),zs(t))}
</div>
</main>`}function Cs(t,e){let{reports:s}=t.state;return s.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${s.map(a=>js(t,a,e))}
</ul>`}function js(t,e,s){let{id:a,reason:o,person:i,person_name:c,game:l,seats:m,text:f,created:b}=e,D=e.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${o}`)}</b>${i?r` ${c??i}`:u}
${l?r`<a class="block" href=${`/game/${l}`} @click=${h(s)}
>${(m??[]).map(T=>T.name).join(" – ")}</a
>`:u}
${f?r`<span class="block quoted">${f}</span>`:u}
<span class="small block">${n("reported-by",{name:D,day:x(b)})}</span>
</span>
<span class="row">
${(m??[]).filter(T=>T.person!==null).map(T=>p(t.state,T.name,"find-reported",()=>t.find(T.person??""),"quiet"))}
${p(t.state,n("mark-read"),"close-report",()=>t.close(a))}
</span>
</li>`}function Us(t){let{found:e,busy:s}=t.state;return r`<form class="with-button" @submit=${y(a=>t.find(a("wanted")))}>
<label class="visually-hidden" for="wanted">${n("name-login-id")}</label>
<input
id="wanted"
name="wanted"
data-testid="wanted"
required
maxlength="200"
autocomplete="off"
placeholder=${n("name-login-id")}
/>
<button type="submit" data-testid="find" ?disabled=${s!==null}>${n("find")}</button>
</form>
<ul class="things" data-testid="found-people">
${(e??[]).map(a=>Ks(t,a))}
</ul>
${e?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function Ks(t,e){let{id:s,name:a,login:o,games:i,reports:c,suspended:l}=e,{busy:m}=t.state;return r`<li>
<span>
<b>${a??s}</b> ${o??""}
<span class="small block">
${n("games-and-reports",{games:i,reports:c})}${l?l.until===null?n("comma-suspended"):n("comma-suspended-until",{day:x(l.until)}):u}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${a??s}</span></summary>
<form class="with-button" @submit=${y(f=>t.rename(s,f("name")))}>
<label class="visually-hidden" for=${`name-${s}`}>${n("new-name")}</label>
<input
id=${`name-${s}`}
name="name"
data-testid="new-name"
required
maxlength="40"
autocomplete="off"
placeholder=${n("new-name")}
/>
<button type="submit" data-testid="rename" ?disabled=${m!==null}>
${n("rename")}
</button>
</form>
${l?p(t.state,n("lift"),"lift",()=>t.lift(s)):r`<form
class="with-button"
@submit=${y(f=>t.suspend(e,f("days")))}
>
<label for=${`days-${s}`}>${n("suspend-days")}</label>
<input id=${`days-${s}`} name="days" type="number" min="1" max="3650" />
<button type="submit" class="danger" data-testid="suspend" ?disabled=${m!==null}>
${n("suspend")}
</button>
</form>`}
</details>
</li>`}function zs(t){let e=()=>document.getElementById("one-game-id").value.trim(),s=a=>()=>{e()&&t.game(a,e())};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
<div class="row">
${p(t.state,n("end_game"),"end-game",s("end_game"),"danger")}
${p(t.state,n("void_rating"),"void-rating",s("void_rating"))}
</div>`}var tt=class{constructor(e,s){this.outside=e,this.store=v((a,o)=>({...a,...o}),{...L,...s,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),n("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),n("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:a}=await this.outside.api.askForPasskey(e),o=await this.outside.makePasskey(a),i=this.state.me.name??n("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,o)}),n(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await it(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),n("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),n("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),n(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),a={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:a}),this.store.dispatch({link:{...a,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),n("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),n("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),n("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:n("share-device"),url:e.address})}catch(a){if(!(a instanceof Error&&a.name==="AbortError"))throw a}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),n(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(n("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await it(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),n("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:a}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:a}}),""})}async revokeToken({id:e,name:s},a){return await this.outside.isSure(n("sure-revoke",{name:s}),n("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,a),this.store.dispatch({token:null}),await this.readBots(),n("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.go("/"),""})}ask(e,s){return k(this.store,e,s)}};var _={};Mt(_,{actAsAdmin:()=>Ws,addPasskey:()=>Xs,askForPasskey:()=>Zs,askWho:()=>en,changeMe:()=>Gs,changePassphrase:()=>Ys,dropLinks:()=>on,endSession:()=>an,fetchBots:()=>xt,fetchRatings:()=>kt,fetchReports:()=>yt,fetchSessions:()=>bt,fetchStatistics:()=>vt,findPeople:()=>Hs,lookAtLink:()=>wt,makeAccount:()=>Qs,makeBot:()=>mn,makeLink:()=>nn,makeToken:()=>dn,removeBot:()=>pn,removeMe:()=>un,removePasskey:()=>tn,revokeToken:()=>fn,signIn:()=>Js,signInByLink:()=>rn,signInByPasskey:()=>sn,signOut:()=>Vs,subscribeToPush:()=>cn,unsubscribeFromPush:()=>ln});function yt(){return d("/api/admin/reports")}function Hs(t){return d(`/api/admin/people?wanted=${encodeURIComponent(t)}`)}function Ws(t){return d("/api/admin",t)}function Gs(t){return d("/api/me",t,"PATCH")}function Qs(t,e){return d("/api/account",{login:t,passphrase:e})}function Js(t,e,s){return d("/api/sign-in",{login:t,passphrase:e,bring:s})}async function Vs(t=!1){await P(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Ys(t,e){return d("/api/me/passphrase",{old:t,new:e})}function Zs(t){return d("/api/passkeys/options",{login:t})}function Xs(t,e,s){return d("/api/passkeys",{ceremony:t,name:e,credential:s})}function tn(t){return d(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function en(){return d("/api/sign-in/passkey/options",{})}function sn(t,e,s){return d("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function nn(){return d("/api/me/link",{})}function bt(){return d("/api/me/sessions")}async function an(t){await P(`/api/me/sessions/${t}`,{},"DELETE")}async function on(){await P("/api/me/link",{},"DELETE")}function wt(t){return d("/api/sign-in/link/look",{code:t})}function rn(t,e){return d("/api/sign-in/link",{code:t,bring:e})}async function cn(t){await P("/api/me/push",{subscription:t})}async function ln(t){await P("/api/me/push",{endpoint:t},"DELETE")}function kt(){return d("/api/me/ratings")}function vt(){return d("/api/me/statistics")}async function un(t){await P("/api/me",{passphrase:t},"DELETE")}function xt(){return d("/api/me/bots")}function mn(t){return d("/api/me/bots",{name:t})}async function pn(t){await P(`/api/me/bots/${t}`,{},"DELETE")}function dn(t){return d(`/api/me/bots/${t}/tokens`,{})}async function fn(t,e){await P(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var j=class{constructor(e,s,a=null){this.outside=e,this.store=v((o,i)=>({...o,...i}),{...L,me:s,link:a,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),a=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,a,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return k(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function Ne(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function Pt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Be(){return Pt()&&await Fe()!==null}async function qe(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function Re(){let t=await Fe();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Fe(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function St(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function _e(t){let e=t;return Ce(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Tt(t){let e=t;return Ce(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Ce(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function U(t,e=""){return r`<label
>>>>>>> main
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
<<<<<<< HEAD
/></label>`}function L(t,e,s,o=""){return r`<label
>${e} <span class="small">${o}</span>
=======
/></label>`}function I(t,e,s,a=""){return r`<label
>${e} <span class="small">${a}</span>
>>>>>>> main
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
<<<<<<< HEAD
><input type="checkbox" @change=${wn} /><span>${n("show-it")}</span></label
>`}function wn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function Je(t,e,s){let{me:o}=t.state,a=s&&o.passkeys_possible,i=o.account?xn(t,o.account,a):vn(t,e,a);return b(t.state,"account",n("account"),i)}function vn(t,e,s){let{busy:o}=t.state;return r`<p class="small">${n("account-why")}</p>
<form
class="fields"
@submit=${w(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${_("username",n("never-shown"))}
${L("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
=======
><input type="checkbox" @change=${hn} /><span>${n("show-it")}</span></label
>`}function hn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function je(t,e,s){let{me:a}=t.state,o=s&&a.passkeys_possible,i=a.account?gn(t,a.account,o):$n(t,e,o);return g(t.state,"account",n("account"),i)}function $n(t,e,s){let{busy:a}=t.state;return r`<p class="small">${n("account-why")}</p>
<form
class="fields"
@submit=${y(o=>t.makeAccount(o("login"),o("passphrase")))}
>
${U("username",n("never-shown"))}
${I("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${a!==null}>
>>>>>>> main
${n("make-account")}
</button>
</form>
${s?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<<<<<<< HEAD
<form class="fields" @submit=${w(a=>t.addPasskey(a("login")))}>
${_("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
=======
<form class="fields" @submit=${y(o=>t.addPasskey(o("login")))}>
${U("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${a!==null}>
>>>>>>> main
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
<<<<<<< HEAD
${x("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${d(e)}
>${n("sign-in")}</a
>`})}
</p>`}function xn(t,e,s){let{state:o}=t;return r`<p>
${x("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${f(o,n("sign-out"),"sign-out",()=>t.signOut(!1))}
${f(o,n("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
=======
${S("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${h(e)}
>${n("sign-in")}</a
>`})}
</p>`}function gn(t,e,s){let{state:a}=t;return r`<p>
${S("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${p(a,n("sign-out"),"sign-out",()=>t.signOut(!1))}
${p(a,n("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
>>>>>>> main
</div>
<details class="fold">
<summary>${n(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
<<<<<<< HEAD
@submit=${w(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?L("old",n("old-passphrase"),"current-password"):u}
${L("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
=======
@submit=${y(o=>t.changePassphrase(e.passphrase?o("old"):null,o("passphrase")))}
>
${e.passphrase?I("old",n("old-passphrase"),"current-password"):u}
${I("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
>>>>>>> main
${n("change")}
</button>
</form>
</details>
<<<<<<< HEAD
${s||e.passkeys.length>0?Sn(t,e,s):u}`}function Sn(t,e,s){let{state:o}=t;return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>Pn(t,a))}
</ul>
${s?f(o,n("add-passkey"),"add-passkey",()=>t.addPasskey(null)):u}
${e.fresh?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function Pn(t,{id:e,name:s,created:o}){return r`<li>
<span>${s} <span class="small">${n("since-day",{day:S(o)})}</span></span>
=======
${s||e.passkeys.length>0?yn(t,e,s):u}`}function yn(t,e,s){let{state:a}=t;return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(o=>bn(t,o))}
</ul>
${s?p(a,n("add-passkey"),"add-passkey",()=>t.addPasskey(null)):u}
${e.fresh?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function bn(t,{id:e,name:s,created:a}){return r`<li>
<span>${s} <span class="small">${n("since-day",{day:x(a)})}</span></span>
>>>>>>> main
<button
type="button"
class="quiet"
aria-label=${n("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${n("remove")}
</button>
<<<<<<< HEAD
</li>`}function Ve(t){let{state:e}=t,{bots:s,token:o}=e,a=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${x("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
=======
</li>`}function Ue(t){let{state:e}=t,{bots:s,token:a}=e,o=r`<details class="fold" ?open=${s.length>0||a!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${S("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${a?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:a.bot})}</label>
>>>>>>> main
<input
id="bot-token"
data-testid="bot-token"
readonly
<<<<<<< HEAD
.value=${o.token}
=======
.value=${a.token}
>>>>>>> main
@focus=${i=>i.target.select()}
/>
</p>`:u}
<ul class="things" data-testid="bot-list">
<<<<<<< HEAD
${s.map(i=>Tn(t,i))}
</ul>
<form class="with-button" @submit=${w(i=>t.makeBot(i("bot")))}>
=======
${s.map(i=>wn(t,i))}
</ul>
<form class="with-button" @submit=${y(i=>t.makeBot(i("bot")))}>
>>>>>>> main
<label class="visually-hidden" for="bot-name">${n("name-of-bot")}</label>
<input
id="bot-name"
name="bot"
data-testid="bot-name"
required
maxlength="40"
autocomplete="off"
placeholder=${n("name-of-bot")}
/>
<button type="submit" data-testid="make-bot" ?disabled=${e.busy!==null}>
${n("make-bot")}
</button>
</form>
<<<<<<< HEAD
</details>`;return b(e,"bots",n("bots"),a)}function Tn(t,e){let{state:s}=t,o=r`${n("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
=======
</details>`;return g(e,"bots",n("bots"),o)}function wn(t,e){let{state:s}=t,a=r`${n("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
>>>>>>> main
<span>
<b>${e.name}</b>
<span class="small">${n(e.online?"listening":"not-connected")}</span>
</span>
<<<<<<< HEAD
${f(s,n("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${f(s,o,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>En(t,e,a))}
</ul>
</li>`}function En(t,e,{id:s,scope:o,created:a}){return r`<li class="small">
<span
>${n("token-of-day",{day:S(a)})}${o==="read"?n("only-to-look"):""}</span
>
${f(t.state,n("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function Ye(t){let{state:e}=t,{link:s}=e;return b(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s?Mn(t,s):f(e,n("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?On(t):u}`)}function On(t){return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>Ln(t,e))}
</ul>`}function Ln(t,e){let s=e.agent??n("unknown-browser"),o=S(e.used),a=r`${n("sign-out")}<span class="visually-hidden"> ${s}, ${o}</span>`;return r`<li>
<span
>${s}
<span class="small">${e.here?n("this-browser"):n("used-on-day",{day:o})}</span>
</span>
${e.here?u:f(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function Mn(t,{address:e,picture:s}){let{state:o}=t,a=t.outside.share?f(o,n("share"),"share-device-link",()=>t.shareLink()):u;return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
=======
${p(s,n("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${p(s,a,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(o=>kn(t,e,o))}
</ul>
</li>`}function kn(t,e,{id:s,scope:a,created:o}){return r`<li class="small">
<span
>${n("token-of-day",{day:x(o)})}${a==="read"?n("only-to-look"):""}</span
>
${p(t.state,n("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function Ke(t){let{state:e}=t,{link:s}=e;return g(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s?Pn(t,s):p(e,n("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?vn(t):u}`)}function vn(t){return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>xn(t,e))}
</ul>`}function xn(t,e){let s=e.agent??n("unknown-browser"),a=x(e.used),o=r`${n("sign-out")}<span class="visually-hidden"> ${s}, ${a}</span>`;return r`<li>
<span
>${s}
<span class="small">${e.here?n("this-browser"):n("used-on-day",{day:a})}</span>
</span>
${e.here?u:p(t.state,o,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function Pn(t,{address:e,picture:s}){let{state:a}=t,o=t.outside.share?p(a,n("share"),"share-device-link",()=>t.shareLink()):u;return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
>>>>>>> main
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${i=>i.target.select()}
/>
<div class="row">
<<<<<<< HEAD
${f(o,n("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${f(o,n("withdraw-it"),"drop-link",()=>t.dropLink())}
=======
${p(a,n("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${o}
${p(a,n("withdraw-it"),"drop-link",()=>t.dropLink())}
>>>>>>> main
</div>
<div class="qr">
${s?r`<img
alt=${n("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:u}
<<<<<<< HEAD
</div>`}function Ze(t,e){let{state:s}=t;return b(s,"notices",n("notifications"),In(t,e))}function In(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${n("browser-can-tell")}</p>
${s.isNotified?f(s,n("turn-off-here"),"stop-notices",()=>t.notify(!1)):f(s,n("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function Xe(t){let{state:e}=t,s=e.me.account?.passphrase??!1,o=r`<div class="row">
=======
</div>`}function ze(t,e){let{state:s}=t;return g(s,"notices",n("notifications"),Sn(t,e))}function Sn(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${n("browser-can-tell")}</p>
${s.isNotified?p(s,n("turn-off-here"),"stop-notices",()=>t.notify(!1)):p(s,n("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function He(t){let{state:e}=t,s=e.me.account?.passphrase??!1,a=r`<div class="row">
>>>>>>> main
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<<<<<<< HEAD
<form class="fields" @submit=${w(a=>t.leave(a("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?L("leaving",n("your-passphrase"),"current-password"):r`<label
=======
<form class="fields" @submit=${y(o=>t.leave(o("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?I("leaving",n("your-passphrase"),"current-password"):r`<label
>>>>>>> main
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${n("delete-me")}
</button>
</form>
<<<<<<< HEAD
</details>`;return b(e,"leaving",n("your-data"),o)}function ts(t,e,s){let{me:o}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${o.name??n("to-me")}</h1>
<div class="column">
${Dn(t)} ${Je(t,e,s.passkeys)}
${o.known?Ye(t):u}
${o.known?Ze(t,s.notices):u}
</div>
<div class="column">
${Ie(t)} ${Ve(t)} ${o.known?Xe(t):u}
<p class="small">
<a href="/" @click=${d(e)}>${n("back-to-home")}</a>
</p>
</div>
</main>`}function Dn(t){let{state:e}=t;return b(e,"name",n("your-name"),r`<form class="with-button" @submit=${w(s=>t.rename(s("name")))}>
=======
</details>`;return g(e,"leaving",n("your-data"),a)}function We(t,e,s){let{me:a}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${a.name??n("to-me")}</h1>
<div class="column">
${Tn(t)} ${je(t,e,s.passkeys)}
${a.known?Ke(t):u}
${a.known?ze(t,s.notices):u}
</div>
<div class="column">
${Se(t)} ${Ue(t)} ${a.known?He(t):u}
<p class="small">
<a href="/" @click=${h(e)}>${n("back-to-home")}</a>
</p>
</div>
</main>`}function Tn(t){let{state:e}=t;return g(e,"name",n("your-name"),r`<form class="with-button" @submit=${y(s=>t.rename(s("name")))}>
>>>>>>> main
<label class="visually-hidden" for="my-name">${n("name-as-others-see")}</label>
<input
id="my-name"
name="name"
data-testid="my-name"
required
maxlength="40"
autocomplete="nickname"
placeholder=${n("as-other-players-see")}
.value=${e.me.name??""}
/>
<button type="submit" data-testid="save-name" ?disabled=${e.busy!==null}>
${n("save")}
</button>
<<<<<<< HEAD
</form>`)}function es(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return z(e,n("you-are-signed-in"),os(a.login,e));let i=r`<form
class="fields"
@submit=${w(c=>t.signIn(c("login"),c("passphrase")))}
>
${_("username")}
${L("passphrase",n("passphrase"),"current-password")} ${as(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
${n("sign-in")}
</button>
</form>
${N(o,"passphrase")}
${s&&o.me.passkeys_possible?r`<div class="or">
${f(o,n("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${N(o,"passkey")}
</div>`:u}
<p class="small">
${x("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/" @click=${d(e)}>${n("play-at-once")}</a>`})}
</p>`;return z(e,n("sign-in"),i)}function ss(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return z(e,n("you-are-signed-in"),os(a.login,e));let i=o.link?.name,c=r`<p data-testid="link-whom">
${i?x("plays-as",{name:r`<b>${i}</b>`}):n("plays-as-same")}
</p>
${as(t)}
<div class="row">
${f(o,n("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/" @click=${d(e)}>${n("not-now")}</a>
</div>
${N(o,"link")}`;return z(e,n("use-device-too"),c)}function ns(t,e){return z(e,n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${d(e)}>${n("back-to-home")}</a>`)}function z(t,e,s){return r`${$(t)}
=======
</form>`)}function Ge(t,e,s){let{state:a}=t,{account:o}=a.me;if(o)return K(e,n("you-are-signed-in"),Ve(o.login,e));let i=r`<form
class="fields"
@submit=${y(c=>t.signIn(c("login"),c("passphrase")))}
>
${U("username")}
${I("passphrase",n("passphrase"),"current-password")} ${Ye(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${a.busy!==null}>
${n("sign-in")}
</button>
</form>
${q(a,"passphrase")}
${s&&a.me.passkeys_possible?r`<div class="or">
${p(a,n("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${q(a,"passkey")}
</div>`:u}
<p class="small">
${S("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/" @click=${h(e)}>${n("play-at-once")}</a>`})}
</p>`;return K(e,n("sign-in"),i)}function Qe(t,e,s){let{state:a}=t,{account:o}=a.me;if(o)return K(e,n("you-are-signed-in"),Ve(o.login,e));let i=a.link?.name,c=r`<p data-testid="link-whom">
${i?S("plays-as",{name:r`<b>${i}</b>`}):n("plays-as-same")}
</p>
${Ye(t)}
<div class="row">
${p(a,n("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/" @click=${h(e)}>${n("not-now")}</a>
</div>
${q(a,"link")}`;return K(e,n("use-device-too"),c)}function Je(t,e){return K(e,n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${h(e)}>${n("back-to-home")}</a>`)}function K(t,e,s){return r`${$(t)}
>>>>>>> main
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
<<<<<<< HEAD
</main>`}function os(t,e){return r`<p>${x("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${d(e)}>${n("to-your-page")}</a>`}function as(t){return t.canBring?r`<label class="tick"
=======
</main>`}function Ve(t,e){return r`<p>${S("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${h(e)}>${n("to-your-page")}</a>`}function Ye(t){return t.canBring?r`<label class="tick"
>>>>>>> main
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
<<<<<<< HEAD
@change=${e=>t.setBring(Q(e))}
/><span>${n("bring-games")}</span></label
>`:u}function rs(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function is(t){let{board:e,clock:s,takebacks:o,rated:a,seed_chosen:i,seat:c,fair:l}=t;return[[n("term-seat"),n(`term-seat-${c}`)],[n("clock"),s===null?n("term-no-clock"):Yt(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(o?"tick-takebacks-note":"term-none")],...l?[An(l)]:[],[n("term-rating"),n(a?"tick-rated-note":"terms-not-rated")]]}function An(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function cs(t,e,s){let{yours:o,name:a,game:i}=t;return r`${$(s)}
<main class="invitation">
${ct()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${o?n("own-invitation"):n("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${is(t).map(([c,l])=>r`<div>
=======
@change=${e=>t.setBring(G(e))}
/><span>${n("bring-games")}</span></label
>`:u}function Ze(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function Xe({board:t,clock:e,takebacks:s,rated:a,seed_chosen:o,seat:i}){return[[n("term-seat"),n(`term-seat-${i}`)],[n("clock"),e===null?n("term-no-clock"):Gt(e)],[n("time-board"),n(`term-board-${t}`)],[n("circle"),n(o?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(s?"tick-takebacks-note":"term-none")],[n("term-rating"),n(a?"tick-rated-note":"terms-not-rated")]]}function ts(t,e,s){let{yours:a,name:o,game:i}=t;return r`${$(s)}
<main class="invitation">
${rt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${a?n("own-invitation"):n("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${Xe(t).map(([c,l])=>r`<div>
>>>>>>> main
<dt>${c}</dt>
<dd>${l}</dd>
</div>`)}
</dl>
<<<<<<< HEAD
${o?Bn(i):de(e)}
</section>
</main>`}function Bn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function ls({title:t,text:e},s){return r`${$(s)}
<main class="invitation">
${ct()}
=======
${a?En(i):ce(e)}
</section>
</main>`}function En(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function es({title:t,text:e},s){return r`${$(s)}
<main class="invitation">
${rt()}
>>>>>>> main
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
<<<<<<< HEAD
</main>`}async function Nn({root:t,shell:e},s){let o="tab-invitation";try{let a=await Ft(s),i=new te({me:A,sit:p=>qt(s,p),go:e.go}),c=()=>y(cs(a,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:o,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof W?rs(a.status):null;if(!i)throw a;return{page:{draw:()=>y(ls(i,e),t),close:()=>{}},title:o}}}function Fn(t,e){let[s,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!Vt(i)).map(i=>i==="pass"?".":i);return[s,a.join(""),...o].join(",")}var nt=class{constructor(e,s,o){this.replay=e,this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=k((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await G(this.wanted(e));this.go(s)}catch(s){let o=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:s}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:c}=s,l=c&&o==="automa"?{deck:c.deck,level:c.level}:null,p=o==="computer"?{level:a}:null,h=o==="person"?T(s).map(({name:I})=>I):null,g=Fn(s,e);return{opponent:o,...l,...p,first:i,board:"revised",seed:null,from:g,names:h}}};function us(t){return t.frames.slice(1).map(({move:e,player:s},o)=>({number:o+1,player:s??1,move:e??"pass"}))}var ot=class{constructor(e,s){let o=Zt(e,s);this.patches=s;let a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=k((i,c)=>({...i,...c}),a)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return Gt(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:jt(o[e],s)}})}};function ps(t,e){let s=t.store.get(),o=t.isSolo?[["automa",n("automa-alone")]]:[...Nt.map(({level:c})=>[String(c),n("computer-level-name",{level:String(c),name:ne(c)})]),["person",n("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
=======
</main>`}async function On({root:t,shell:e},s){let a="tab-invitation";try{let o=await Dt(s),i=new Vt({me:B,sit:m=>Nt(s,m),go:e.go}),c=()=>w(ts(o,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:a,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof H?Ze(o.status):null;if(!i)throw o;return{page:{draw:()=>w(es(i,e),t),close:()=>{}},title:a}}}function Ln(t,e){let[s,,...a]=t.link.split(","),o=t.moves.slice(0,e).filter(i=>!Wt(i)).map(i=>i==="pass"?".":i);return[s,o.join(""),...a].join(",")}var et=class{constructor(e,s,a){this.replay=e,this.go=s;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=v((i,c)=>({...i,...c}),o)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await W(this.wanted(e));this.go(s)}catch(s){let a=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:s}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:c}=s,l=c&&a==="automa"?{deck:c.deck,level:c.level}:null,m=a==="computer"?{level:o}:null,f=a==="person"?O(s).map(({name:D})=>D):null,b=Ln(s,e);return{opponent:a,...l,...m,first:i,board:"revised",seed:null,from:b,names:f}}};function ss(t){return t.frames.slice(1).map(({move:e,player:s},a)=>({number:a+1,player:s??1,move:e??"pass"}))}var st=class{constructor(e,s){let a=Qt(e,s);this.patches=s;let o={replay:{...e,frames:a},index:a.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=v((i,c)=>({...i,...c}),o)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:a}=this.store.get(),o=a.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:o};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return Kt(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:a}=this.store.get();this.store.dispatch({walks:{...a,[e]:Rt(a[e],s)}})}};function ns(t,e){let s=t.store.get(),a=t.isSolo?[["automa",n("automa-alone")]]:[...It.map(({level:c})=>[String(c),n("computer-level-name",{level:String(c),name:Zt(c)})]),["person",n("two-people-here")]],o=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
>>>>>>> main
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
<<<<<<< HEAD
@change=${c=>t.store.dispatch(qn(it(c)))}
>
${o.map(([c,l])=>r`<option value=${c} ?selected=${a===c}>${l}</option>`)}
=======
@change=${c=>t.store.dispatch(Mn(ot(c)))}
>
${a.map(([c,l])=>r`<option value=${c} ?selected=${o===c}>${l}</option>`)}
>>>>>>> main
</select></label
>
${t.isSolo?u:r`<label
>${n("you-are")}
<select
data-testid="on-first"
<<<<<<< HEAD
@change=${c=>t.store.dispatch({first:it(c)})}
=======
@change=${c=>t.store.dispatch({first:ot(c)})}
>>>>>>> main
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
<<<<<<< HEAD
${J(s.error,"play-on-error")}
</form>`}function qn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function It(t,e,s,o){let{replay:a,index:i}=t,c=a.frames[i],l=T(a);if(s===2&&c.automa)return Cn(c,c.automa,l,e,o);let p=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${p}`}>${le(c,l,s)}</div>
<div class=${`spread ${p}`}>${Rn(t,e,s,o)}</div>`}function Rn({replay:t,index:e,walks:s},o,a,i){let c=t.frames[e];return ae({number:a,name:T(t)[a-1].name,player:c.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[a],fresh:Ht(c.player===a?[c.move]:[],o.patches)})}function Cn(t,e,s,o,a){return r`<div class="seat back p2">${ue(t,s,e)}</div>
${pe(t,e,{turns:e.turns,run:0},o.patches,a)}`}function ms({replay:t,index:e},s){let o=a=>s.look(a);return $e(us(t),e,T(t),s.patches,o)}function ds(t,e,s){let o=t.store.get(),{replay:a,index:i}=o,c=a.frames[i],l=T(a),{letters:p,look:h}=s.settings,g=()=>s.change({look:h==="cloth"?"thread":"cloth"});return r`${$(s,ge(s,a.link,i))}
=======
${re(s.error,"play-on-error")}
</form>`}function Mn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Et(t,e,s,a){let{replay:o,index:i}=t,c=o.frames[i],l=O(o);if(s===2&&c.automa)return An(c,c.automa,l,e,a);let m=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${m}`}>${ne(c,l,s)}</div>
<div class=${`spread ${m}`}>${In(t,e,s,a)}</div>`}function In({replay:t,index:e,walks:s},a,o,i){let c=t.frames[e];return Xt({number:o,name:O(t)[o-1].name,player:c.players[o-1],patches:a.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[o],fresh:jt(c.player===o?[c.move]:[],a.patches)})}function An(t,e,s,a,o){return r`<div class="seat back p2">${ae(t,s,e)}</div>
${oe(t,e,{turns:e.turns,run:0},a.patches,o)}`}function as({replay:t,index:e},s){let a=o=>s.look(o);return me(ss(t),e,O(t),s.patches,a)}function os(t,e,s){let a=t.store.get(),{replay:o,index:i}=a,c=o.frames[i],l=O(o),{letters:m,look:f}=s.settings,b=()=>s.change({look:f==="cloth"?"thread":"cloth"});return r`${$(s,pe(s,o.link,i))}
>>>>>>> main
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?n("start-position"):n("after-move",{number:String(i)})}:
${_t(c,l)}
</h1>
<<<<<<< HEAD
<p data-testid="turn-reason">${zt(c,l)}</p>
${a.comment?me(a.comment):u}
${a.frames.length>1?jn(t,s):u}
</div>
<div class="column own">
${It(o,t,1,p)} ${fe(c.ring,t.patches,p)}
</div>
<div class="column middle">
${he(c,t.patches,p)} ${ms(o,t)}
${c.result?ye(c,l,Kn(t,s)):ps(e,i)}
</div>
<div class="column other">
${It(o,t,2,p)} ${Qt(c,l,h,g)}
</div>
</div>
<div class="below">${be(c,l,t.patches)}</div>
</main>`}function jn(t,e){return r`<button
=======
<p data-testid="turn-reason">${Ct(c,l)}</p>
${o.comment?ie(o.comment):u}
${o.frames.length>1?Dn(t,s):u}
</div>
<div class="column own">
${Et(a,t,1,m)} ${le(c.ring,t.patches,m)}
</div>
<div class="column middle">
${ue(c,t.patches,m)} ${as(a,t)}
${c.result?de(c,l,Nn(t,s)):ns(e,i)}
</div>
<div class="column other">
${Et(a,t,2,m)} ${zt(c,l,f,b)}
</div>
</div>
<div class="below">${fe(c,l,t.patches)}</div>
</main>`}function Dn(t,e){return r`<button
>>>>>>> main
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
<<<<<<< HEAD
${P("graph")}<span>${n("review")}</span>
</button>`}function Kn(t,e){let{replay:s,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await ce(`${location.origin}${t.path}`)});return r`<button
=======
${E("graph")}<span>${n("review")}</span>
</button>`}function Nn(t,e){let{replay:s,said:a}=t.store.get(),o=async()=>t.store.dispatch({said:await se(`${location.origin}${t.path}`)});return r`<button
>>>>>>> main
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${n("new-game")}
</button>
<<<<<<< HEAD
<button type="button" data-testid="copy-link" @click=${a}>
${P("link")}<span>${n("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>ie(s.record)}>
${P("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function _n(t,e,s,o){let a=new ot(e,s),i=new nt(e,o.go,o.settings.strength),c=()=>{y(ds(a,i,o),t),Xt(t)},l=[a.store.watch(c),i.store.watch(c)],p=g=>zn(g,a);return window.addEventListener("keydown",p),{draw:c,close:()=>{for(let g of l)g();window.removeEventListener("keydown",p)}}}function zn(t,e){let{target:s,key:o,altKey:a,ctrlKey:i,metaKey:c,shiftKey:l}=t;a||i||c||l||s instanceof Element&&s.closest("select, input, textarea, dialog")||Jt(t,(p,h)=>e.walk(p,h))||e.step(o)&&t.preventDefault()}var Ci={aid:Un,me:Hn,"sign-in":Wn,link:Gn,today:(t,e)=>fs(t,e,F(new Date)),day:fs,progress:Jn,ratings:Vn,profile:Yn};async function Un(t,e){let{aidSheet:s,printButton:o}=await Wt("aid");return{draw:()=>y(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${o(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function Hn(t,e){let s={},[o,{ratings:a},i,{bots:c},{sessions:l},p]=await Promise.all([A(),at(Pt(),{ratings:[]},"ratings",s),at(Tt(),{totals:[],automa:[]},"ratings",s),at(Et(),{bots:[]},"bots",s),at(xt(),{sessions:[]},"device",s),ze()]),h={api:j,drawQr:Rt,isSure:ke,makePasskey:Ge,subscribe:Ue,unsubscribe:He,go:Dt,copy:rt,forget:se,origin:location.origin,share:hs()},g={me:o,ratings:a,statistics:i,bots:c,sessions:l,isNotified:p,errors:s},I=new st(h,g),$s={passkeys:Lt(),notices:Ot()},At=()=>y(ts(I,e,$s),t);return{draw:At,close:I.store.watch(At)}}async function at(t,e,s,o){try{return await t}catch(a){return Object.assign(o,{[s]:H(a)}),e}}function Dt(t){ee(!1),location.assign(t)}function hs(){return"share"in navigator?t=>navigator.share(t):null}async function Wn(t,e){let s=new K({api:j,usePasskey:Mt,go:Dt},await A()),o=()=>y(es(s,e,Lt()),t);return{draw:o,close:s.store.watch(o)}}async function Gn(t,e,s){try{let[o,a]=await Promise.all([A(),St(s)]),i=new K({api:j,usePasskey:Mt,go:Dt},o,a),c=()=>y(ss(i,e,s),t);return{draw:c,close:i.store.watch(c)}}catch(o){let a=o instanceof W?_e(o.status):null;if(a===null)throw o;return{draw:()=>y(ns(a,e),t),close:()=>{}}}}async function fs(t,e,s){let[o,{days:a}]=await Promise.all([pt(s),mt()]),i={api:dt,createGame:G,copy:rt,go:e.go,origin:location.origin,share:hs()},c=new V(i,o,a,F(new Date)),l=()=>y(Ee(c,e),t),p=[c.store.watch(l),Qn(()=>c.look(F(new Date)))];return{draw:l,close:()=>{for(let h of p)h()}}}function Qn(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,ve(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function Jn(t,e){let s=await Oe();return{draw:()=>y(qe(s,e),t),close:()=>{}}}async function Vn(t,e){let s=new et(wt);await s.load("rapid");let o=()=>y(je(s,e),t);return{draw:o,close:s.store.watch(o)}}async function Yn(t,e,s){let o=await vt(s);return{draw:()=>y(Ke(o,e),t),close:()=>{}}}export{Ci as AWAY,Nn as openInvitation,_n as openViewerPage};
=======
<button type="button" data-testid="copy-link" @click=${o}>
${E("link")}<span>${n("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>ee(s.record)}>
${E("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${a}</p>`}function Bn(t,e,s,a){let o=new st(e,s),i=new et(e,a.go,a.settings.strength),c=()=>{w(os(o,i,a),t),Jt(t)},l=[o.store.watch(c),i.store.watch(c)],m=b=>qn(b,o);return window.addEventListener("keydown",m),{draw:c,close:()=>{for(let b of l)b();window.removeEventListener("keydown",m)}}}function qn(t,e){let{target:s,key:a,altKey:o,ctrlKey:i,metaKey:c,shiftKey:l}=t;o||i||c||l||s instanceof Element&&s.closest("select, input, textarea, dialog")||Ht(t,(m,f)=>e.walk(m,f))||e.step(a)&&t.preventDefault()}var ki={aid:Rn,me:Fn,"sign-in":_n,link:Cn,today:(t,e)=>rs(t,e,R(new Date)),day:rs,progress:Un,admin:Kn};async function Rn(t,e){let{aidSheet:s,printButton:a}=await Ut("aid");return{draw:()=>w(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${a(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function Fn(t,e){let s={},[a,{ratings:o},i,{bots:c},{sessions:l},m]=await Promise.all([B(),nt(kt(),{ratings:[]},"ratings",s),nt(vt(),{totals:[],automa:[]},"ratings",s),nt(xt(),{bots:[]},"bots",s),nt(bt(),{sessions:[]},"device",s),Be()]),f={api:_,drawQr:Bt,isSure:ct,makePasskey:_e,subscribe:qe,unsubscribe:Re,go:Ot,copy:at,origin:location.origin,share:is()},b={me:a,ratings:o,statistics:i,bots:c,sessions:l,isNotified:m,errors:s},D=new tt(f,b),T={passkeys:St(),notices:Pt()},Lt=()=>w(We(D,e,T),t);return{draw:Lt,close:D.store.watch(Lt)}}async function nt(t,e,s,a){try{return await t}catch(o){return Object.assign(a,{[s]:At(o)}),e}}function Ot(t){Yt(!1),location.assign(t)}function is(){return"share"in navigator?t=>navigator.share(t):null}async function _n(t,e){let s=new j({api:_,usePasskey:Tt,go:Ot},await B()),a=()=>w(Ge(s,e,St()),t);return{draw:a,close:s.store.watch(a)}}async function Cn(t,e,s){try{let[a,o]=await Promise.all([B(),wt(s)]),i=new j({api:_,usePasskey:Tt,go:Ot},a,o),c=()=>w(Qe(i,e,s),t);return{draw:c,close:i.store.watch(c)}}catch(a){let o=a instanceof H?Ne(a.status):null;if(o===null)throw a;return{draw:()=>w(Je(o,e),t),close:()=>{}}}}async function rs(t,e,s){let[a,{days:o}]=await Promise.all([ut(s),mt()]),i={api:pt,createGame:W,copy:at,go:e.go,origin:location.origin,share:is()},c=new Q(i,a,o,R(new Date)),l=()=>w(ke(c,e),t),m=[c.store.watch(l),jn(()=>c.look(R(new Date)))];return{draw:l,close:()=>{for(let f of m)f()}}}function jn(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,$e(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function Un(t,e){let s=await ve();return{draw:()=>w(Ie(s,e),t),close:()=>{}}}async function Kn(t,e){let{reports:s}=await yt(),{fetchReports:a,findPeople:o,actAsAdmin:i}=_,c=new X({fetchReports:a,findPeople:o,act:i,isSure:ct},s),l=()=>w(De(c,e),t);return{draw:l,close:c.store.watch(l)}}export{ki as AWAY,On as openInvitation,Bn as openViewerPage};
>>>>>>> main
