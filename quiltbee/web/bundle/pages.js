<<<<<<< HEAD
import{$b as ue,A as Wt,B as Qt,Bc as $e,D as ht,Dc as ye,Ec as ge,Fc as be,Gc as we,H as r,Hc as ke,I as Jt,Ib as ae,J as l,Jb as re,K as b,Kc as X,L,Lc as ve,M as $,Mb as ie,Mc as xe,N as f,Nb as ce,Nc as Se,Ra as Xt,Rc as Te,Sa as te,Tc as Pe,Ua as ee,Uc as Oe,Vc as Ee,Wb as le,Wc as Le,X as Gt,Xb as I,Y,a as pt,ac as me,ad as Ie,b as Ht,bb as ne,bd as yt,c as J,ca as Vt,da as Yt,db as se,ea as Zt,h as B,i as s,jc as de,k as F,l as j,lc as pe,m as k,mc as ft,nc as Z,pc as he,q as G,r as d,rc as $t,s as S,sb as oe,tc as q,uc as R,v as V,wc as O,z as A,zc as fe}from"./page.js";var K="2026-11-02";function _(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Me(t,e){let[n,o,a]=t.split("-").map(Number);return _(new Date(n,o-1,a+e))}function M(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(B(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function De(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function Ae(t){let[e,n]=t.split("-").map(Number),o=(new Date(e,n-1,1).getDay()+6)%7,a=new Date(e,n,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(c,u)=>Array.from({length:7},(m,h)=>{let g=7*u+h-o+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function Ne(t,e){let[n,o]=t.split("-").map(Number);return _(new Date(n,o-1+e,1)).slice(0,7)}function Be(t,e){let n=t.filter(({won:i})=>i!==null),o=new Set(n.map(({day:i})=>i)),a=i=>{let c=0;for(;o.has(Me(i,-c));)c+=1;return c};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:a(e)||a(Me(e,-1)),longest:Math.max(0,...[...o].map(a))}}var T={busy:null,told:{},errors:{}};async function w(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:j(o)}}),!1}}function C({isSure:t},e){return t(s("sure-remove",{name:e}),s("remove"))}var tt=class{constructor(e,n,o,a){this.outside=e,this.store=k((i,c)=>({...i,...c}),{...T,day:n,attempts:o,today:a,month:n.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=Ne(this.state.month,e);n>=K.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return w(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:o,seat:a,seed:i}=this.state.day;return w(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:n,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(c),""})}share(){let{outside:e,state:n}=this,o=Mn(n.day,e.origin);return w(this.store,"game",async()=>e.share===null?(await e.copy(o),s("copied")):(await e.share({text:o}).catch(In),""))}};function In(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function gt({opponent:t,level:e,deck:n}){if(t==="computer")return s("day-against-level",{level:e,name:s(`level-name-${e}`)});let{numeral:o}=J[e-1];return s("day-against-automa",{numeral:o,deck:s(`day-deck-${n}`)})}function et({won:t,margin:e}){return t===null?"":e===null?s("day-resigned"):e===0?s(t?"day-won-even":"day-lost-even"):s(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Mn(t,e){let{attempt:n,table:o}=t,a=n===null?"":et(n),c=o&&o.rank!==null&&n&&n.margin!==null&&o.played>1?s("day-place",{rank:o.rank??0,played:o.played}):"";return[s("day-share-title",{day:M(t.day,{dateStyle:"long"})}),s("label-and-note",{label:gt(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var kt={};pt(kt,{beginDay:()=>Dn,fetchCalendar:()=>wt,fetchDay:()=>bt});function bt(t){return d(`/api/days/${t}`)}function Dn(t){return d(`/api/days/${t}`,{})}function wt(){return d("/api/me/days")}function y(t,e,n,o){return r`<section
class=${`panel section-${e}`}
aria-labelledby=${`${e}-heading`}
data-testid=${e}
>
<h2 id=${`${e}-heading`}>${n}</h2>
${o} ${P(t,e)}
</section>`}function P(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return r`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${e}-error`}>${n||l}</p>
<p class="small" role="status" data-testid=${`${e}-told`}>${o||l}</p>
</div>`}function p(t,e,n,o,a=""){return r`<button
type="button"
class=${a}
data-testid=${n}
aria-disabled=${t.busy===null?"false":"true"}
@click=${o}
>
${e}
</button>`}function v(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}var An=Date.UTC(2026,10,23),Nn=1440*60*1e3;function je(t,e){let{day:n,today:o}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${M(n.day)}</h1>
${n.day<o?Fn(o,e):l}
<div class="column">${jn(t,e)}</div>
<div class="column">
${n.table?_n(n.table,e):l} ${Bn(n.day,o,e)}
${Cn(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function Bn(t,e,n){return t>e?l:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${f(n)}
>${L("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
</p>`}function Fn(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${s("day-newer")}</a>
</p>`}function jn(t,e){let{day:n}=t.state,{attempt:o}=n,a=o!==null&&o.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${gt(n)}</h2>
<p>${s(n.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?qn(o,n.table):r`<p class="small explain">${s("day-what")}</p>`}
<div class="row">${Rn(t,e)}</div>
${P(t.state,"game")}
</section>`}function qn(t,e){let{rank:n,played:o}=e??{rank:null,played:0},a=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${et(t)}</strong>
${a?r`<span>${s("day-place",{rank:n,played:o})}</span>`:l}
</p>`}function Rn(t,e){let{day:n,state:o}={day:t.state.day,state:t.state},{attempt:a}=n,i=m=>p(o,s(m),"day-play",()=>t.play(),"main");if(a===null&&n.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=p(o,s("day-practise"),"day-practise",()=>t.practise());if(a===null)return n.table===null?s("day-to-come"):c;let u=r`${L("share")}<span>${s("share")}</span>`;return r`${p(o,u,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${f(e)}
>${s("day-your-game")}</a
>
${c}`}function _n({played:t,won:e,best:n,best_game:o},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${s("day-table")}</h2>
<p class="small">${s("day-played",{played:t,won:e})}</p>
${n.length===0?l:r`<table class="standings">
=======
import{a as A,b as T,c as at,d as b,e as N,f as d,g as k,h as ue}from"./sections.js";import{$b as Wt,$c as ot,A as Lt,Ac as Jt,B as Mt,Bc as Vt,Cc as Yt,D as It,Dc as Zt,Ec as Xt,Fc as te,H as r,Hb as Ut,I as Dt,Ic as ee,J as l,Jc as se,K as y,Kc as ne,L as S,Lc as oe,M as $,N as h,Pc as ae,Ra as qt,Rc as re,Sa as Rt,Sc as ie,Tc as ce,Ua as Ct,Uc as le,Vb as zt,Wb as P,X as At,Y as Nt,_b as Ht,a as Tt,ab as jt,b as Ot,c as U,ca as Bt,cb as _t,da as Ft,h as M,i as o,k as I,l as Et,m as w,mc as st,oc as Gt,q as z,r as m,rb as Kt,s as v,sc as nt,tc as W,v as H,vc as x,yc as Qt,z as D}from"./page.js";var q="2026-11-02";function B(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function pe(t,e){let[s,n,a]=t.split("-").map(Number);return B(new Date(s,n-1,a+e))}function O(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(M(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function me(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function de(t){let[e,s]=t.split("-").map(Number),n=(new Date(e,s-1,1).getDay()+6)%7,a=new Date(e,s,0).getDate(),i=Math.ceil((n+a)/7);return Array.from({length:i},(c,u)=>Array.from({length:7},(p,f)=>{let g=7*u+f-n+1;return g<1||g>a?null:`${t}-${String(g).padStart(2,"0")}`}))}function he(t,e){let[s,n]=t.split("-").map(Number);return B(new Date(s,n-1+e,1)).slice(0,7)}function fe(t,e){let s=t.filter(({won:i})=>i!==null),n=new Set(s.map(({day:i})=>i)),a=i=>{let c=0;for(;n.has(pe(i,-c));)c+=1;return c};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:a(e)||a(pe(e,-1)),longest:Math.max(0,...[...n].map(a))}}var G=class{constructor(e,s,n,a){this.outside=e,this.store=w((i,c)=>({...i,...c}),{...A,day:s,attempts:n,today:a,month:s.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=he(this.state.month,e);s>=q.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return T(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:n,seat:a,seed:i}=this.state.day;return T(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...n===null?{}:{deck:n}});return this.outside.go(c),""})}share(){let{outside:e,state:s}=this,n=as(s.day,e.origin);return T(this.store,"game",async()=>e.share===null?(await e.copy(n),o("copied")):(await e.share({text:n}).catch(os),""))}};function os(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function rt({opponent:t,level:e,deck:s}){if(t==="computer")return o("day-against-level",{level:e,name:o(`level-name-${e}`)});let{numeral:n}=U[e-1];return o("day-against-automa",{numeral:n,deck:o(`day-deck-${s}`)})}function Q({won:t,margin:e}){return t===null?"":e===null?o("day-resigned"):e===0?o(t?"day-won-even":"day-lost-even"):o(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function as(t,e){let{attempt:s,table:n}=t,a=s===null?"":Q(s),c=n&&n.rank!==null&&s&&s.margin!==null&&n.played>1?o("day-place",{rank:n.rank??0,played:n.played}):"";return[o("day-share-title",{day:O(t.day,{dateStyle:"long"})}),o("label-and-note",{label:rt(t),note:[a,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var lt={};Tt(lt,{beginDay:()=>rs,fetchCalendar:()=>ct,fetchDay:()=>it});function it(t){return m(`/api/days/${t}`)}function rs(t){return m(`/api/days/${t}`,{})}function ct(){return m("/api/me/days")}var is=Date.UTC(2026,10,23),cs=1440*60*1e3;function ge(t,e){let{day:s,today:n}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${O(s.day)}</h1>
${s.day<n?us(n,e):l}
<div class="column">${ps(t,e)}</div>
<div class="column">
${s.table?hs(s.table,e):l} ${ls(s.day,n,e)}
${fs(t,e)}
<p class="small"><a href="/" @click=${h(e)}>${o("back-to-home")}</a></p>
</div>
</main>`}function ls(t,e,s){return t>e?l:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${h(s)}
>${S("puzzle")}<span>${o("puzzle-of-the-day")}</span></a
>
</p>`}function us(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${h(e)}>${o("day-newer")}</a>
</p>`}function ps(t,e){let{day:s}=t.state,{attempt:n}=s,a=n!==null&&n.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${rt(s)}</h2>
<p>${o(s.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?ms(n,s.table):r`<p class="small explain">${o("day-what")}</p>`}
<div class="row">${ds(t,e)}</div>
${N(t.state,"game")}
</section>`}function ms(t,e){let{rank:s,played:n}=e??{rank:null,played:0},a=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${Q(t)}</strong>
${a?r`<span>${o("day-place",{rank:s,played:n})}</span>`:l}
</p>`}function ds(t,e){let{day:s,state:n}={day:t.state.day,state:t.state},{attempt:a}=s,i=p=>d(n,o(p),"day-play",()=>t.play(),"main");if(a===null&&s.open)return i("day-play");if(a?.won===null)return i("day-go-on");let c=d(n,o("day-practise"),"day-practise",()=>t.practise());if(a===null)return s.table===null?o("day-to-come"):c;let u=r`${S("share")}<span>${o("share")}</span>`;return r`${d(n,u,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`} @click=${h(e)}
>${o("day-your-game")}</a
>
${c}`}function hs({played:t,won:e,best:s,best_game:n},a){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${o("day-table")}</h2>
<p class="small">${o("day-played",{played:t,won:e})}</p>
${s.length===0?l:r`<table class="standings">
>>>>>>> main
<thead>
<tr>
<th scope="col">${o("day-rank")}</th>
<th scope="col">${o("day-name")}</th>
<th scope="col">${o("day-outcome")}</th>
</tr>
</thead>
<tbody>
${s.map(i=>r`<tr class=${i.you?"you":""}>
<td>${i.rank}</td>
<th scope="row">
${i.name??o("day-guest")}${i.you?o("day-you"):""}
</th>
<td>${Q({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${n===null?l:r`<p>
<a class="button" href=${`/game/${n}`} @click=${h(a)}
>${o("day-best-game")}</a
>
</p>`}
<<<<<<< HEAD
</section>`}function Cn(t,e){let{attempts:n,today:o,month:a}=t.state,i=Be(n,o),c=new Map(n.map(m=>[m.day,m])),u=M(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Fe(t,-1,a<=K.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${u}</h2>
${Fe(t,1,a>=o.slice(0,7))}
=======
</section>`}function fs(t,e){let{attempts:s,today:n,month:a}=t.state,i=fe(s,n),c=new Map(s.map(p=>[p.day,p])),u=O(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${$e(t,-1,a<=q.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${u}</h2>
${$e(t,1,a>=n.slice(0,7))}
>>>>>>> main
</div>
<table>
<thead>
<tr>
<<<<<<< HEAD
${Un().map(([m,h])=>r`<th scope="col" abbr=${h}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Ae(a).map(m=>r`<tr>
${m.map(h=>r`<td>${Kn(h,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${s("day-figures",{...i})}</p>
</section>`}function Fe(t,e,n){return r`<button
=======
${$s().map(([p,f])=>r`<th scope="col" abbr=${f}>${p}</th>`)}
</tr>
</thead>
<tbody>
${de(a).map(p=>r`<tr>
${p.map(f=>r`<td>${gs(f,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${o("day-figures",{...i})}</p>
</section>`}function $e(t,e,s){return r`<button
>>>>>>> main
type="button"
class="quiet"
aria-label=${o(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
<<<<<<< HEAD
${L(e<0?"back":"forward")}
</button>`}function Un(){return Array.from({length:7},(t,e)=>{let n=new Date(An+e*Nn).toISOString().slice(0,10);return[M(n,{weekday:"narrow"}),M(n,{weekday:"long"})]})}function Kn(t,e,n,o){if(t===null)return l;let{today:a}=e.state,i=Number(t.slice(8));if(t<K||t>a)return r`<span class="date none">${i}</span>`;let c=n.get(t),u=c?c.won===null?"running":c.won?"won":"lost":"missed",m=M(t,{dateStyle:"long"});return r`<a
=======
${S(e<0?"back":"forward")}
</button>`}function $s(){return Array.from({length:7},(t,e)=>{let s=new Date(is+e*cs).toISOString().slice(0,10);return[O(s,{weekday:"narrow"}),O(s,{weekday:"long"})]})}function gs(t,e,s,n){if(t===null)return l;let{today:a}=e.state,i=Number(t.slice(8));if(t<q||t>a)return r`<span class="date none">${i}</span>`;let c=s.get(t),u=c?c.won===null?"running":c.won?"won":"lost":"missed",p=O(t,{dateStyle:"long"});return r`<a
>>>>>>> main
class=${`date ${u}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":l}
aria-label=${o("label-and-note",{label:p,note:o(`day-how-${u}`)})}
@click=${h(n)}
>${i}</a
<<<<<<< HEAD
>`}function qe(){return d("/api/me/progress")}var N=240,U=64,zn=100,Hn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function vt({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function st({opponent:t,level:e}){return t!=="computer"?s(Hn[t]):e===null?s("computer"):s("computer-level",{level:String(e)})}function Re({history:t}){let e=t.map(({rating:n})=>n);return xt(e,zn)}function xt(t,e){if(t.length<2)return null;let{low:n,high:o}=Wn(t,e),a=t.map((i,c)=>{let u=c/(t.length-1)*N,m=U-(i-n)/(o-n)*U;return[nt(u),nt(m)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:n,high:o}}function Wn(t,e){let[n,o]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(o-n))/2;return e<10?{low:nt(n-a),high:nt(o+a)}:{low:Math.round(n-a),high:Math.round(o+a)}}function nt(t){return Math.round(t*10)/10}function Ce(t){let{state:e}=t,{ratings:n,statistics:o,me:a}=e,i=n.length===0&&o.totals.length===0,c=r`${i?r`<p class="small">${s("ratings-none")}</p>`:l}
${n.length>0?r`<ul class="ratings">
${n.map(Qn)}
</ul>`:l}
${o.totals.length>0?Gn(o.totals):l}
${a.account?Vn(t,a.account.listed):l}`;return y(e,"ratings",s("ratings-and-results"),c)}function Qn(t){let{deviation:e,games:n,provisional:o}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${s(`class-${t.class}`)}</span>
<b class="rating-value">${vt(t)}</b>
=======
>`}function ye(){return m("/api/me/progress")}var L=240,F=64,ys=100,bs={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function ut({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function V({opponent:t,level:e}){return t!=="computer"?o(bs[t]):e===null?o("computer"):o("computer-level",{level:String(e)})}function be({history:t}){let e=t.map(({rating:s})=>s);return pt(e,ys)}function pt(t,e){if(t.length<2)return null;let{low:s,high:n}=ks(t,e),a=t.map((i,c)=>{let u=c/(t.length-1)*L,p=F-(i-s)/(n-s)*F;return[J(u),J(p)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:n}}function ks(t,e){let[s,n]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(n-s))/2;return e<10?{low:J(s-a),high:J(n+a)}:{low:Math.round(s-a),high:Math.round(n+a)}}function J(t){return Math.round(t*10)/10}function we(t){let{state:e}=t,{ratings:s,statistics:n,me:a}=e,i=s.length===0&&n.totals.length===0,c=r`${i?r`<p class="small">${o("ratings-none")}</p>`:l}
${s.length>0?r`<ul class="ratings">
${s.map(ws)}
</ul>`:l}
${n.totals.length>0?xs(n.totals):l}
${a.account?Ss(t,a.account.listed):l}`;return b(e,"ratings",o("ratings-and-results"),c)}function ws(t){let{deviation:e,games:s,provisional:n}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${o(`class-${t.class}`)}</span>
<b class="rating-value">${ut(t)}</b>
>>>>>>> main
<span class="small"
>± ${Math.round(2*e)},
${o("games",{count:s})}${n?o("not-settled"):""}</span
>
<<<<<<< HEAD
${Jn(t)}
</li>`}function Jn(t){let e=String(t.history[0]?.rating),n={class:s(`class-${t.class}`),from:e,to:vt(t)};return St(Re(t),s("rating-picture",n))}function St(t,e){if(t===null)return l;let[n,o]=t.end;return r`<svg
=======
${vs(t)}
</li>`}function vs(t){let e=String(t.history[0]?.rating),s={class:o(`class-${t.class}`),from:e,to:ut(t)};return mt(be(t),o("rating-picture",s))}function mt(t,e){if(t===null)return l;let[s,n]=t.end;return r`<svg
>>>>>>> main
class="rating-line"
viewBox=${`-4 -6 ${L+44} ${F+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${L}M0 ${F}H${L}`}></path>
<path class="line-path" d=${t.path}></path>
<<<<<<< HEAD
${Jt`<circle cx=${n} cy=${o} r="3.5"></circle>
<text x=${N+6} y="4">${t.high}</text>
<text x=${N+6} y=${U+4}>${t.low}</text>`}
</svg>`}function Gn(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
=======
${Dt`<circle cx=${s} cy=${n} r="3.5"></circle>
<text x=${L+6} y="4">${t.high}</text>
<text x=${L+6} y=${F+4}>${t.low}</text>`}
</svg>`}function xs(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
>>>>>>> main
<table class="scores" data-testid="duel-totals">
<caption id="totals-caption">
${o("games-for-two")}
</caption>
<thead>
<tr>
<th scope="col">${o("against")}</th>
<th scope="col">${o("clock")}</th>
<th scope="col">${o("won")}</th>
<th scope="col">${o("mean")}</th>
<th scope="col">${o("best")}</th>
</tr>
</thead>
<tbody>
${t.map(e=>r`<tr>
<<<<<<< HEAD
<th scope="row">${st(e)}</th>
<td>${s(`class-${e.class}`)}</td>
<td>${s("won-of",{won:e.won,games:e.played})}</td>
<td>${_e(e.mean_margin)}</td>
<td>${_e(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function _e(t){return t===null?"–":Y(Math.round(t*10)/10)}function Vn(t,e){return r`<label class="tick"
=======
<th scope="row">${V(e)}</th>
<td>${o(`class-${e.class}`)}</td>
<td>${o("won-of",{won:e.won,games:e.played})}</td>
<td>${ke(e.mean_margin)}</td>
<td>${ke(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function ke(t){return t===null?"–":Nt(Math.round(t*10)/10)}function Ss(t,e){return r`<label class="tick"
>>>>>>> main
><input
type="checkbox"
data-testid="listed"
.checked=${e}
<<<<<<< HEAD
@change=${n=>t.list(R(n))}
/><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
>`}var Yn=["placing","timing","economy","special","patches"],Zn=5;function Ue(t){let e=t.filter(({tile:o})=>o!==null),n=t.findIndex(({won:o})=>!o);return{played:t.length,won:t.filter(({won:o})=>o).length,streak:n<0?t.length:n,longest:Xn(t.map(({won:o})=>o)),tile:Tt(e.map(({tile:o})=>Number(o))),empty:Tt(e.map(({empty:o})=>o??0))}}function Xn(t){let[e,n]=[0,0];for(let o of t)n=o?n+1:0,e=Math.max(e,n);return e}function Tt(t){return t.length?t.reduce((e,n)=>e+n,0)/t.length:null}function Ke(t){let e=new Map;for(let n of t){let o=ts(n),a=e.get(o)??{name:o,played:0,won:0,order:es(n)};a.played+=1,a.won+=Number(n.won),e.set(o,a)}return[...e.values()].sort((n,o)=>n.order-o.order).map(({name:n,played:o,won:a})=>({name:n,played:o,won:a}))}function ts({opponent:t,level:e}){return t==="automa"?s("progress-automa",{numeral:J[(e??1)-1].numeral}):st({opponent:t,level:e})}function es({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function ze(t){let e=t.flatMap(n=>n.points_lost===null?[]:[n.points_lost]);return e.reverse(),e.map((n,o)=>Tt(e.slice(Math.max(0,o+1-Zn),o+1))??0)}function He(t){return Yn.map(e=>({cause:e,points:t[e]})).sort((e,n)=>n.points-e.points)}var ns=1;function Qe({games:t,best:e,gone:n},o){return r`${$(o)}
<main class="me progress">
<h1 data-testid="progress-title">${s("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${s("progress-none")}</p>`:r`<div class="column">${ss(Ue(t))} ${os(Ke(t))}</div>
<div class="column">${as(ze(t),n)} ${rs(e,o)}</div>`}
<p class="small"><a href="/" @click=${f(o)}>${s("back-to-home")}</a></p>
</main>`}function ss({played:t,won:e,streak:n,longest:o,tile:a,empty:i}){let c=[["progress-played",Pt(t)],["progress-won",We(e/t)],["progress-streak",Pt(n)],["progress-longest",Pt(o)],["progress-tile",a===null?"–":We(a)],["progress-empty",i===null?"–":ot(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${s("progress-figures")}</h2>
=======
@change=${s=>t.list(W(s))}
/><span>${o("list-ratings")} <span class="small">${o("list-ratings-note")}</span></span></label
>`}var Ps=["placing","timing","economy","special","patches"],Ts=5;function ve(t){let e=t.filter(({tile:n})=>n!==null),s=t.findIndex(({won:n})=>!n);return{played:t.length,won:t.filter(({won:n})=>n).length,streak:s<0?t.length:s,longest:Os(t.map(({won:n})=>n)),tile:dt(e.map(({tile:n})=>Number(n))),empty:dt(e.map(({empty:n})=>n??0))}}function Os(t){let[e,s]=[0,0];for(let n of t)s=n?s+1:0,e=Math.max(e,s);return e}function dt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function xe(t){let e=new Map;for(let s of t){let n=Es(s),a=e.get(n)??{name:n,played:0,won:0,order:Ls(s)};a.played+=1,a.won+=Number(s.won),e.set(n,a)}return[...e.values()].sort((s,n)=>s.order-n.order).map(({name:s,played:n,won:a})=>({name:s,played:n,won:a}))}function Es({opponent:t,level:e}){return t==="automa"?o("progress-automa",{numeral:U[(e??1)-1].numeral}):V({opponent:t,level:e})}function Ls({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Se(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,n)=>dt(e.slice(Math.max(0,n+1-Ts),n+1))??0)}function Pe(t){return Ps.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Ms=1;function Oe({games:t,best:e,gone:s},n){return r`${$(n)}
<main class="me progress">
<h1 data-testid="progress-title">${o("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${o("progress-none")}</p>`:r`<div class="column">${Is(ve(t))} ${Ds(xe(t))}</div>
<div class="column">${As(Se(t),s)} ${Ns(e,n)}</div>`}
<p class="small"><a href="/" @click=${h(n)}>${o("back-to-home")}</a></p>
</main>`}function Is({played:t,won:e,streak:s,longest:n,tile:a,empty:i}){let c=[["progress-played",ht(t)],["progress-won",Te(e/t)],["progress-streak",ht(s)],["progress-longest",ht(n)],["progress-tile",a===null?"–":Te(a)],["progress-empty",i===null?"–":Y(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${o("progress-figures")}</h2>
>>>>>>> main
<dl class="figures" data-testid="progress-figures">
${c.map(([u,p])=>r`<div>
<dt>${o(u)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
<<<<<<< HEAD
</section>`}function os(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${s("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:n,won:o})=>Je(e,s("won-of",{won:o,games:n}),o/n))}
</ul>
</section>`}function Je(t,e,n){return r`<li>
=======
</section>`}function Ds(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${o("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:n})=>Ee(e,o("won-of",{won:n,games:s}),n/s))}
</ul>
</section>`}function Ee(t,e,s){return r`<li>
>>>>>>> main
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
<<<<<<< HEAD
</li>`}function as(t,e){let n=r`<h2 id="losses-heading">${s("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p class="small" data-testid="progress-unreviewed">${s("progress-unreviewed")}</p>
</section>`;let o=He(e),a=Math.max(o[0].points,.1),i={from:ot(t[0]),to:ot(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p>${s("progress-lost-now",{points:i.to})}</p>
${St(xt(t,ns),s("progress-line",i))}
<h3 id="causes-heading">${s("progress-causes")}</h3>
<p class="small">${s("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${o.map(({cause:c,points:u})=>Je(s(`progress-cause-${c}`),ot(u),u/a))}
</ul>
</section>`}function rs(t,e){return t.length===0?l:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${s("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:n,cells:o,empty:a})=>r`<li>
<a href=${`/game/${n}`} @click=${f(e)}
>${$e(o)}<span>${s("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function Pt(t){return new Intl.NumberFormat(B()).format(t)}function ot(t){return new Intl.NumberFormat(B(),{maximumFractionDigits:1}).format(t)}function We(t){return new Intl.NumberFormat(B(),{style:"percent"}).format(t)}var at=class{constructor(e,n){this.outside=e,this.store=k((o,a)=>({...o,...a}),{...T,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,a)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await C(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:n}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:n}),s("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await C(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}async revokeToken({id:e,name:n},o){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return w(this.store,e,n)}};var z={};pt(z,{addPasskey:()=>ps,askForPasskey:()=>ds,askWho:()=>fs,changeMe:()=>is,changePassphrase:()=>ms,dropLinks:()=>bs,endSession:()=>gs,fetchBots:()=>Mt,fetchRatings:()=>Lt,fetchSessions:()=>Ot,fetchStatistics:()=>It,lookAtLink:()=>Et,makeAccount:()=>cs,makeBot:()=>Ss,makeLink:()=>ys,makeToken:()=>Ps,removeBot:()=>Ts,removeMe:()=>xs,removePasskey:()=>hs,revokeToken:()=>Os,signIn:()=>ls,signInByLink:()=>ws,signInByPasskey:()=>$s,signOut:()=>us,subscribeToPush:()=>ks,unsubscribeFromPush:()=>vs});function is(t){return d("/api/me",t,"PATCH")}function cs(t,e){return d("/api/account",{login:t,passphrase:e})}function ls(t,e,n){return d("/api/sign-in",{login:t,passphrase:e,bring:n})}async function us(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function ms(t,e){return d("/api/me/passphrase",{old:t,new:e})}function ds(t){return d("/api/passkeys/options",{login:t})}function ps(t,e,n){return d("/api/passkeys",{ceremony:t,name:e,credential:n})}function hs(t){return d(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function fs(){return d("/api/sign-in/passkey/options",{})}function $s(t,e,n){return d("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function ys(){return d("/api/me/link",{})}function Ot(){return d("/api/me/sessions")}async function gs(t){await S(`/api/me/sessions/${t}`,{},"DELETE")}async function bs(){await S("/api/me/link",{},"DELETE")}function Et(t){return d("/api/sign-in/link/look",{code:t})}function ws(t,e){return d("/api/sign-in/link",{code:t,bring:e})}async function ks(t){await S("/api/me/push",{subscription:t})}async function vs(t){await S("/api/me/push",{endpoint:t},"DELETE")}function Lt(){return d("/api/me/ratings")}function It(){return d("/api/me/statistics")}async function xs(t){await S("/api/me",{passphrase:t},"DELETE")}function Mt(){return d("/api/me/bots")}function Ss(t){return d("/api/me/bots",{name:t})}async function Ts(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function Ps(t){return d(`/api/me/bots/${t}/tokens`,{})}async function Os(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var rt=class{constructor(e,n){this.outside=e,this.store=k((o,a)=>({...o,...a}),{...T,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:j(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}async withdraw(){return await this.outside.isSure(s("sure-withdraw"),s("withdraw"))?this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id)):!1}async removeEntrant(e){let n=this.nameOf(e);return await C(this.outside,n)?this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e)):!1}async forfeit(e,n){let o=this.nameOf(n);return await this.outside.isSure(s("sure-forfeit",{name:o}),s("name-loses",{name:o}))?this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n)):!1}change(e,n){return w(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}nameOf(e){let{entrants:n}=this.state.tournament;return n.find(({entrant:o})=>o===e)?.name??""}invite(){return w(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return w(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}async remove(){let{name:e}=this.state.tournament;return await C(this.outside,e)?w(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),"")):!1}};function Dt(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function Ge({kind:t,rounds:e,clock:n,twice:o,rated:a}){let i=[s(`kind-${t}`)];return e!==null&&i.push(s("rounds-count",{count:e})),i.push(n===null?s("no-clock"):re(n)),o&&i.push(s("each-ring-twice")),a&&i.push(s("terms-rated")),i.join(", ")}function E({entrants:t,you:e},n){let o=t.find(a=>a.entrant===n)?.name??"?";return n===e?s("name-is-you",{name:o}):o}function Ve({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function At(t,e){if(!t.over)return s("being-played");if(t.winner===null)return s("no-result");if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[a,i]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return Zt(a,i)}let n=t.winner===e?"won":"lost",o=t.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function Nt({you:t}){return t!==null}var it={};pt(it,{fetchTournament:()=>Ft,fetchTournaments:()=>Bt,forfeit:()=>Ns,inviteAgain:()=>Ls,join:()=>Is,makeTournament:()=>Es,removeEntrant:()=>As,removeTournament:()=>Bs,start:()=>Ms,withdraw:()=>Ds});function Bt(){return d("/api/tournaments")}function Es(t){return d("/api/tournaments",t)}function Ft(t){return d(`/api/tournaments/${t}`)}function Ls(t){return d(`/api/tournaments/${t}/invitation`,{})}function Is(t,e,n){return d(`/api/tournaments/${t}/join`,{code:e,name:n})}function Ms(t){return d(`/api/tournaments/${t}/start`,{})}function Ds(t){return d(`/api/tournaments/${t}/withdraw`,{})}function As(t,e){return d(`/api/tournaments/${t}/remove`,{entrant:e})}function Ns(t,e,n){return d(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function Bs(t){await S(`/api/tournaments/${t}`,{},"DELETE")}var ct=class{constructor(e,n){this.outside=e,this.store=k((o,a)=>({...o,...a}),{...T,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:a,twice:i,rated:c}=this.state.form;return w(this.store,"make",async()=>{let{id:u,url:m,invitation:h}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:ce(a),board:"revised",twice:i,rated:c,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(u,h),this.outside.go(m),""})}};function Ye({kind:t,state:e,round:n,rounds:o,entrants:a}){let i=e==="running"?Fs(n,o):s(`state-${e}`);return[s(`kind-${t}`),i,s("players-count",{count:a})].join(", ")}function Fs(t,e){return e===null?s("round-number",{round:t}):s("round-number-of",{round:t,rounds:e})}var H=class{constructor(e,n,o=null){this.outside=e,this.store=k((a,i)=>({...a,...i}),{...T,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return w(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function Ze(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function jt(t,e){let n=Ie("sure","sure-heading",o=>{let a=i=>()=>o.close(i);b(r`<h2 id="sure-heading">${t}</h2>
<div class="row">
<button type="button" class="main" @click=${a("")}>${s("cancel")}</button>
<button type="button" data-testid="sure" @click=${a("yes")}>${e}</button>
</div>`,o)});return new Promise(o=>{n.addEventListener("close",()=>o(n.returnValue==="yes"))})}function qt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Xe(){return qt()&&await nn()!==null}async function tn(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function en(){let t=await nn();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function nn(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Rt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function sn(t){let e=t;return on(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function _t(t){let e=t;return on(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function on(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}function W(t,e=""){return r`<label
>${s("login")} <span class="small">${e}</span>
=======
</li>`}function As(t,e){let s=r`<h2 id="losses-heading">${o("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${o("progress-unreviewed")}</p>
</section>`;let n=Pe(e),a=Math.max(n[0].points,.1),i={from:Y(t[0]),to:Y(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${o("progress-lost-now",{points:i.to})}</p>
${mt(pt(t,Ms),o("progress-line",i))}
<h3 id="causes-heading">${o("progress-causes")}</h3>
<p class="small">${o("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${n.map(({cause:c,points:u})=>Ee(o(`progress-cause-${c}`),Y(u),u/a))}
</ul>
</section>`}function Ns(t,e){return t.length===0?l:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${o("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:s,cells:n,empty:a})=>r`<li>
<a href=${`/game/${s}`} @click=${h(e)}
>${Jt(n)}<span>${o("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function ht(t){return new Intl.NumberFormat(M()).format(t)}function Y(t){return new Intl.NumberFormat(M(),{maximumFractionDigits:1}).format(t)}function Te(t){return new Intl.NumberFormat(M(),{style:"percent"}).format(t)}var Z=class{constructor(e,s){this.outside=e,this.store=w((n,a)=>({...n,...a}),{...A,...s,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),o("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),o("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:n}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(n),i=this.state.me.name??o("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,a)}),o(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await at(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),o("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),o("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),o(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),n={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:n}),this.store.dispatch({link:{...n,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),o("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),o("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),o("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:o("share-device"),url:e.address})}catch(n){if(!(n instanceof Error&&n.name==="AbortError"))throw n}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),o(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(o("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await at(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),o("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:n}}),""})}async revokeToken({id:e,name:s},n){return await this.outside.isSure(o("sure-revoke",{name:s}),o("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,n),this.store.dispatch({token:null}),await this.readBots(),o("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==o("confirm-word"))throw new Error(o("type-word-first",{word:o("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.go("/"),""})}ask(e,s){return T(this.store,e,s)}};var R={};Tt(R,{addPasskey:()=>_s,askForPasskey:()=>js,askWho:()=>Us,changeMe:()=>Bs,changePassphrase:()=>Cs,dropLinks:()=>Gs,endSession:()=>Ws,fetchBots:()=>bt,fetchRatings:()=>gt,fetchSessions:()=>ft,fetchStatistics:()=>yt,lookAtLink:()=>$t,makeAccount:()=>Fs,makeBot:()=>Zs,makeLink:()=>Hs,makeToken:()=>tn,removeBot:()=>Xs,removeMe:()=>Ys,removePasskey:()=>Ks,revokeToken:()=>en,signIn:()=>qs,signInByLink:()=>Qs,signInByPasskey:()=>zs,signOut:()=>Rs,subscribeToPush:()=>Js,unsubscribeFromPush:()=>Vs});function Bs(t){return m("/api/me",t,"PATCH")}function Fs(t,e){return m("/api/account",{login:t,passphrase:e})}function qs(t,e,s){return m("/api/sign-in",{login:t,passphrase:e,bring:s})}async function Rs(t=!1){await v(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Cs(t,e){return m("/api/me/passphrase",{old:t,new:e})}function js(t){return m("/api/passkeys/options",{login:t})}function _s(t,e,s){return m("/api/passkeys",{ceremony:t,name:e,credential:s})}function Ks(t){return m(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function Us(){return m("/api/sign-in/passkey/options",{})}function zs(t,e,s){return m("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function Hs(){return m("/api/me/link",{})}function ft(){return m("/api/me/sessions")}async function Ws(t){await v(`/api/me/sessions/${t}`,{},"DELETE")}async function Gs(){await v("/api/me/link",{},"DELETE")}function $t(t){return m("/api/sign-in/link/look",{code:t})}function Qs(t,e){return m("/api/sign-in/link",{code:t,bring:e})}async function Js(t){await v("/api/me/push",{subscription:t})}async function Vs(t){await v("/api/me/push",{endpoint:t},"DELETE")}function gt(){return m("/api/me/ratings")}function yt(){return m("/api/me/statistics")}async function Ys(t){await v("/api/me",{passphrase:t},"DELETE")}function bt(){return m("/api/me/bots")}function Zs(t){return m("/api/me/bots",{name:t})}async function Xs(t){await v(`/api/me/bots/${t}`,{},"DELETE")}function tn(t){return m(`/api/me/bots/${t}/tokens`,{})}async function en(t,e){await v(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var C=class{constructor(e,s,n=null){this.outside=e,this.store=w((a,i)=>({...a,...i}),{...A,me:s,link:n,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),n=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,n,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return T(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function Le(t){return t===404?o("link-unknown"):t===410?o("link-used"):null}function kt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Me(){return kt()&&await Ae()!==null}async function Ie(t){if(await Notification.requestPermission()!=="granted")throw new Error(o("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(o("notices-unreachable"),{cause:s})}}async function De(){let t=await Ae();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ae(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function wt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ne(t){let e=t;return Be(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function vt(t){let e=t;return Be(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Be(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(o("passkey-there"),{cause:e})}throw new Error(o("passkey-none"))}function j(t,e=""){return r`<label
>${o("login")} <span class="small">${e}</span>
>>>>>>> main
<input
name="login"
data-testid="login"
required
minlength="3"
maxlength="32"
autocapitalize="none"
spellcheck="false"
autocomplete=${t}
/></label>`}function E(t,e,s,n=""){return r`<label
>${e} <span class="small">${n}</span>
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
><input type="checkbox" @change=${js} /><span>${s("show-it")}</span></label
>`}function js(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function an(t,e,n){let{me:o}=t.state,a=n&&o.passkeys_possible,i=o.account?Rs(t,o.account,a):qs(t,e,a);return y(t.state,"account",s("account"),i)}function qs(t,e,n){let{busy:o}=t.state;return r`<p class="small">${s("account-why")}</p>
=======
><input type="checkbox" @change=${sn} /><span>${o("show-it")}</span></label
>`}function sn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function Fe(t,e,s){let{me:n}=t.state,a=s&&n.passkeys_possible,i=n.account?on(t,n.account,a):nn(t,e,a);return b(t.state,"account",o("account"),i)}function nn(t,e,s){let{busy:n}=t.state;return r`<p class="small">${o("account-why")}</p>
>>>>>>> main
<form
class="fields"
@submit=${k(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${j("username",o("never-shown"))}
${E("passphrase",o("passphrase"),"new-password",o("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${n!==null}>
${o("make-account")}
</button>
</form>
${s?r`<details class="fold">
<summary>${o("passkey-instead")}</summary>
<form class="fields" @submit=${k(a=>t.addPasskey(a("login")))}>
${j("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${n!==null}>
${o("make-account-passkey")}
</button>
</form>
</details>`:l}
<p class="small">
${x("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${h(e)}
>${o("sign-in")}</a
>`})}
<<<<<<< HEAD
</p>`}function Rs(t,e,n){let{state:o}=t;return r`<p>
${O("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
=======
</p>`}function on(t,e,s){let{state:n}=t;return r`<p>
${x("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
>>>>>>> main
</p>
<div class="row">
${d(n,o("sign-out"),"sign-out",()=>t.signOut(!1))}
${d(n,o("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${o(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${k(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?E("old",o("old-passphrase"),"current-password"):l}
${E("passphrase",o("new-passphrase"),"new-password",o("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${n.busy!==null}>
${o("change")}
</button>
</form>
</details>
<<<<<<< HEAD
${n||e.passkeys.length>0?_s(t,e,n):l}`}function _s(t,e,n){let{state:o}=t;return r`<h3>${s("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>Cs(t,a))}
</ul>
${n?p(o,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):l}
${e.fresh?l:r`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Cs(t,{id:e,name:n,created:o}){return r`<li>
<span>${n} <span class="small">${s("since-day",{day:F(o)})}</span></span>
=======
${s||e.passkeys.length>0?an(t,e,s):l}`}function an(t,e,s){let{state:n}=t;return r`<h3>${o("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>rn(t,a))}
</ul>
${s?d(n,o("add-passkey"),"add-passkey",()=>t.addPasskey(null)):l}
${e.fresh?l:r`<p class="small">${o("passkey-needs-fresh")}</p>`}`}function rn(t,{id:e,name:s,created:n}){return r`<li>
<span>${s} <span class="small">${o("since-day",{day:I(n)})}</span></span>
>>>>>>> main
<button
type="button"
class="quiet"
aria-label=${o("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${o("remove")}
</button>
<<<<<<< HEAD
</li>`}function rn(t){let{state:e}=t,{bots:n,token:o}=e,a=r`<details class="fold" ?open=${n.length>0||o!==null}>
<summary data-testid="open-bots">${s("let-program-play")}</summary>
<p class="small">${O("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${s("token-of-bot",{bot:o.bot})}</label>
=======
</li>`}function qe(t){let{state:e}=t,{bots:s,token:n}=e,a=r`<details class="fold" ?open=${s.length>0||n!==null}>
<summary data-testid="open-bots">${o("let-program-play")}</summary>
<p class="small">${x("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${n?r`<p class="token">
<label for="bot-token">${o("token-of-bot",{bot:n.bot})}</label>
>>>>>>> main
<input
id="bot-token"
data-testid="bot-token"
readonly
.value=${n.token}
@focus=${i=>i.target.select()}
/>
</p>`:l}
<ul class="things" data-testid="bot-list">
<<<<<<< HEAD
${n.map(i=>Us(t,i))}
=======
${s.map(i=>cn(t,i))}
>>>>>>> main
</ul>
<form class="with-button" @submit=${k(i=>t.makeBot(i("bot")))}>
<label class="visually-hidden" for="bot-name">${o("name-of-bot")}</label>
<input
id="bot-name"
name="bot"
data-testid="bot-name"
required
maxlength="40"
autocomplete="off"
placeholder=${o("name-of-bot")}
/>
<button type="submit" data-testid="make-bot" ?disabled=${e.busy!==null}>
${o("make-bot")}
</button>
</form>
<<<<<<< HEAD
</details>`;return y(e,"bots",s("bots"),a)}function Us(t,e){let{state:n}=t,o=r`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
=======
</details>`;return b(e,"bots",o("bots"),a)}function cn(t,e){let{state:s}=t,n=r`${o("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
>>>>>>> main
<span>
<b>${e.name}</b>
<span class="small">${o(e.online?"listening":"not-connected")}</span>
</span>
${d(s,o("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(s,n,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
<<<<<<< HEAD
${e.tokens.map(a=>Ks(t,e,a))}
</ul>
</li>`}function Ks(t,e,{id:n,scope:o,created:a}){return r`<li class="small">
=======
${e.tokens.map(a=>ln(t,e,a))}
</ul>
</li>`}function ln(t,e,{id:s,scope:n,created:a}){return r`<li class="small">
>>>>>>> main
<span
>${o("token-of-day",{day:I(a)})}${n==="read"?o("only-to-look"):""}</span
>
<<<<<<< HEAD
${p(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
</li>`}function cn(t){let{state:e}=t,{link:n}=e;return y(e,"device",s("another-device"),r`<p class="small">${s("another-device-text")}</p>
${n?Ws(t,n):p(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?zs(t):l}`)}function zs(t){return r`<h3>${s("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>Hs(t,e))}
</ul>`}function Hs(t,e){let n=e.agent??s("unknown-browser"),o=F(e.used),a=r`${s("sign-out")}<span class="visually-hidden"> ${n}, ${o}</span>`;return r`<li>
=======
${d(t.state,o("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function Re(t){let{state:e}=t,{link:s}=e;return b(e,"device",o("another-device"),r`<p class="small">${o("another-device-text")}</p>
${s?mn(t,s):d(e,o("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?un(t):l}`)}function un(t){return r`<h3>${o("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>pn(t,e))}
</ul>`}function pn(t,e){let s=e.agent??o("unknown-browser"),n=I(e.used),a=r`${o("sign-out")}<span class="visually-hidden"> ${s}, ${n}</span>`;return r`<li>
>>>>>>> main
<span
>${s}
<span class="small">${e.here?o("this-browser"):o("used-on-day",{day:n})}</span>
</span>
<<<<<<< HEAD
${e.here?l:p(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function Ws(t,{address:e,picture:n}){let{state:o}=t,a=t.outside.share?p(o,s("share"),"share-device-link",()=>t.shareLink()):l;return r`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
=======
${e.here?l:d(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function mn(t,{address:e,picture:s}){let{state:n}=t,a=t.outside.share?d(n,o("share"),"share-device-link",()=>t.shareLink()):l;return r`<label for="device-link" class="visually-hidden">${o("the-link")}</label>
>>>>>>> main
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${i=>i.target.select()}
/>
<div class="row">
${d(n,o("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${a}
${d(n,o("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${s?r`<img
alt=${o("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:l}
<<<<<<< HEAD
</div>`}function ln(t,e){let{state:n}=t;return y(n,"notices",s("notifications"),Qs(t,e))}function Qs(t,e){let{state:n}=t;return n.me.push.available?e?r`<p class="small">${s("browser-can-tell")}</p>
${n.isNotified?p(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):p(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${s("browser-has-none")}</p>`:r`<p class="small">${s("server-sends-none")}</p>`}function un(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=r`<div class="row">
=======
</div>`}function Ce(t,e){let{state:s}=t;return b(s,"notices",o("notifications"),dn(t,e))}function dn(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${o("browser-can-tell")}</p>
${s.isNotified?d(s,o("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(s,o("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${o("browser-has-none")}</p>`:r`<p class="small">${o("server-sends-none")}</p>`}function je(t){let{state:e}=t,s=e.me.account?.passphrase??!1,n=r`<div class="row">
>>>>>>> main
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${o("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${o("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${o("delete-me")}</summary>
<form class="fields" @submit=${k(a=>t.leave(a("leaving")))}>
<p class="small">${o("delete-text")}</p>
${s?E("leaving",o("your-passphrase"),"current-password"):r`<label
>${o("type-to-confirm",{word:o("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${o("delete-me")}
</button>
</form>
<<<<<<< HEAD
</details>`;return y(e,"leaving",s("your-data"),o)}function mn(t,e,n){let{me:o}=t.state;return r`${$(e)}
=======
</details>`;return b(e,"leaving",o("your-data"),n)}function _e(t,e,s){let{me:n}=t.state;return r`${$(e)}
>>>>>>> main
<main class="me">
<h1 data-testid="me-title">${n.name??o("to-me")}</h1>
<div class="column">
<<<<<<< HEAD
${Js(t)} ${an(t,e,n.passkeys)}
${o.known?cn(t):l}
${o.known?ln(t,n.notices):l}
</div>
<div class="column">
${Ce(t)} ${rn(t)} ${o.known?un(t):l}
=======
${hn(t)} ${Fe(t,e,s.passkeys)}
${n.known?Re(t):l}
${n.known?Ce(t,s.notices):l}
</div>
<div class="column">
${we(t)} ${qe(t)} ${n.known?je(t):l}
>>>>>>> main
<p class="small">
<a href="/" @click=${h(e)}>${o("back-to-home")}</a>
</p>
</div>
<<<<<<< HEAD
</main>`}function Js(t){let{state:e}=t;return y(e,"name",s("your-name"),r`<form class="with-button" @submit=${v(n=>t.rename(n("name")))}>
<label class="visually-hidden" for="my-name">${s("name-as-others-see")}</label>
=======
</main>`}function hn(t){let{state:e}=t;return b(e,"name",o("your-name"),r`<form class="with-button" @submit=${k(s=>t.rename(s("name")))}>
<label class="visually-hidden" for="my-name">${o("name-as-others-see")}</label>
>>>>>>> main
<input
id="my-name"
name="name"
data-testid="my-name"
required
maxlength="40"
autocomplete="nickname"
placeholder=${o("as-other-players-see")}
.value=${e.me.name??""}
/>
<button type="submit" data-testid="save-name" ?disabled=${e.busy!==null}>
${o("save")}
</button>
<<<<<<< HEAD
</form>`)}function dn(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return Q(e,s("you-are-signed-in"),fn(a.login,e));let i=r`<form
=======
</form>`)}function Ke(t,e,s){let{state:n}=t,{account:a}=n.me;if(a)return _(e,o("you-are-signed-in"),He(a.login,e));let i=r`<form
>>>>>>> main
class="fields"
@submit=${k(c=>t.signIn(c("login"),c("passphrase")))}
>
<<<<<<< HEAD
${W("username")}
${D("passphrase",s("passphrase"),"current-password")} ${$n(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
${s("sign-in")}
=======
${j("username")}
${E("passphrase",o("passphrase"),"current-password")} ${We(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${n.busy!==null}>
${o("sign-in")}
>>>>>>> main
</button>
</form>
${N(n,"passphrase")}
${s&&n.me.passkeys_possible?r`<div class="or">
${d(n,o("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${N(n,"passkey")}
</div>`:l}
<p class="small">
<<<<<<< HEAD
${O("signed-in-elsewhere",{you:r`<b>${s("to-me")}</b>`,device:r`<b>${s("another-device")}</b>`,play:r`<a href="/" @click=${f(e)}>${s("play-at-once")}</a>`})}
</p>`;return Q(e,s("sign-in"),i)}function pn(t,e,n){let{state:o}=t,{account:a}=o.me;if(a)return Q(e,s("you-are-signed-in"),fn(a.login,e));let i=o.link?.name,c=r`<p data-testid="link-whom">
${i?O("plays-as",{name:r`<b>${i}</b>`}):s("plays-as-same")}
</p>
${$n(t)}
=======
${x("signed-in-elsewhere",{you:r`<b>${o("to-me")}</b>`,device:r`<b>${o("another-device")}</b>`,play:r`<a href="/" @click=${h(e)}>${o("play-at-once")}</a>`})}
</p>`;return _(e,o("sign-in"),i)}function Ue(t,e,s){let{state:n}=t,{account:a}=n.me;if(a)return _(e,o("you-are-signed-in"),He(a.login,e));let i=n.link?.name,c=r`<p data-testid="link-whom">
${i?x("plays-as",{name:r`<b>${i}</b>`}):o("plays-as-same")}
</p>
${We(t)}
>>>>>>> main
<div class="row">
${d(n,o("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/" @click=${h(e)}>${o("not-now")}</a>
</div>
<<<<<<< HEAD
${P(o,"link")}`;return Q(e,s("use-device-too"),c)}function hn(t,e){return Q(e,s("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${s("back-to-home")}</a>`)}function Q(t,e,n){return r`${$(t)}
=======
${N(n,"link")}`;return _(e,o("use-device-too"),c)}function ze(t,e){return _(e,o("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${h(e)}>${o("back-to-home")}</a>`)}function _(t,e,s){return r`${$(t)}
>>>>>>> main
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
<<<<<<< HEAD
</main>`}function fn(t,e){return r`<p>${O("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${s("to-your-page")}</a>`}function $n(t){return t.canBring?r`<label class="tick"
=======
</main>`}function He(t,e){return r`<p>${x("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${h(e)}>${o("to-your-page")}</a>`}function We(t){return t.canBring?r`<label class="tick"
>>>>>>> main
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
<<<<<<< HEAD
@change=${e=>t.setBring(R(e))}
/><span>${s("bring-games")}</span></label
>`:l}var Ct=["points","direct","buchholz","sonneborn_berger","wins","margin"];function yn(t,e,n){let{tournament:o,errors:a}=t.state;return r`${$(e)}
<main class="tournament" data-state=${o.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${o.name}</h1>
<p class="small">${Ge(o)}</p>
${X(a.read,"tournament-error")}
</div>
${o.state==="open"?Gs(t,n):l}
${o.schedule.length>0?to(t,e):l}
${o.standings.length>0?so(o):l}
${o.schedule.length>0?oo(o):l}
${o.state==="running"?ao(t):l}
<p class="small">
<a href="/tournaments" @click=${f(e)}>${s("all-your-tournaments")}</a>
</p>
</main>`}function Gs(t,e){let{tournament:n}=t.state;return r`${y(t.state,"players",s("players"),Vs(t,e))}
${n.organising?y(t.state,"organise",s("invite-and-start"),Xs(t)):l}`}function Vs(t,e){let{tournament:n,code:o,invitation:a}=t.state,i=Nt(n),c=!i&&(o!==null||a!==null);return r`<ol class="things" data-testid="entrants">
${n.entrants.map(u=>Ys(t,u))}
</ol>
${n.entrants.length===0?r`<p class="small">${s("nobody-joined")}</p>`:l}
${c?Zs(t,e):l}
${i?r`<p class="small">${s("you-play")}</p>
${p(t.state,s("withdraw"),"withdraw",()=>t.withdraw())}`:l}
${i||c?l:r`<p class="small">${s("to-play-open-link")}</p>`}`}function Ys(t,{entrant:e,name:n,withdrawn:o}){let{tournament:a}=t.state;return r`<li>
<span
>${e===a.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
>
${a.organising&&e!==a.you&&!o?p(t.state,r`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):l}
</li>`}function Zs(t,e){return r`<form class="with-button" @submit=${v(n=>t.join(n("name")))}>
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
</form>`}function Xs(t){let{state:e,link:n}=t;return r`${n===null?r`<p class="small">${s("no-tournament-link")}</p>
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
</div>`}function to(t,e){let{tournament:n}=t.state,o=Ve(t.state);return o===null?l:r`<section class="panel pairings" aria-labelledby="pairings-heading">
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
${o.pairings.map(a=>eo(t,a,o.round,e))}
</ul>
${P(t.state,"organise")}
</section>`}function eo(t,e,n,o){let{tournament:a}=t.state,{first:i,second:c,points:u,games:m}=e;if(c===null)return r`<li><span>${s("a-bye",{name:E(a,i)})}</span></li>`;let h=[i,c].includes(a.you??0),g=s("names-and",{first:E(a,i),second:E(a,c)});return r`<li class=${h?"mine":""}>
<span class="who-meets">
${E(a,i)} <b>${u[0]} : ${u[1]}</b> ${E(a,c)}
</span>
<span class="row">
${m.map((x,dt)=>r`<a
class=${h&&!x.over?"button main":"button"}
href=${x.url}
@click=${f(o)}
aria-label=${s("game-of-meeting",{number:dt+1,meeting:g,result:At(x,i)})}
>${h&&!x.over?s("play-game"):At(x,i)}</a
>`)}
</span>
${a.organising&&n===a.round&&m.some(({over:x})=>!x)?no(t,e,c):l}
</li>`}function no(t,{pairing:e,first:n},o){let{tournament:a}=t.state;return r`<details class="fold">
<summary>${s("somebody-missing")}</summary>
<div class="row">
${[n,o].map(i=>p(t.state,s("name-loses",{name:E(a,i)}),"forfeit",()=>t.forfeit(e,i)))}
</div>
</details>`}function so(t){return r`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">
${s(t.state==="over"?"final-standings":"standings")}
</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
<table class="scores" data-testid="standings">
<thead>
<tr>
<th scope="col">${s("column-place")}</th>
<th scope="col">${s("column-player")}</th>
${Ct.map(e=>r`<th scope="col" title=${s(`meaning-${e}`)}>${s(`column-${e}`)}</th>`)}
</tr>
</thead>
<tbody>
${t.standings.map(e=>r`<tr class=${e.entrant===t.you?"mine":""}>
<td>${e.place}</td>
<th scope="row">${E(t,e.entrant)}</th>
${Ct.map(n=>r`<td>${Y(e[n])}</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<details class="fold">
<summary>${s("how-told-apart")}</summary>
<dl class="small">
${Ct.map(e=>r`<div>
<dt>${s(`column-${e}`)}</dt>
<dd>${s(`meaning-${e}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function oo(t){let{entrants:e,cross_table:n}=t;return r`<section class="panel" aria-labelledby="cross-heading">
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
${(n[a]??[]).map((i,c)=>r`<td class=${c===a?"self":""}>
${c===a?l:i??"–"}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${t.id}/records.pgr`} download>${s("download-all")}</a>
</p>
</section>`}function ao(t){return Nt(t.state.tournament)?r`<details class="fold">
<summary>${s("leave-tournament")}</summary>
<p class="small">${s("games-are-lost")}</p>
${p(t.state,s("withdraw"),"withdraw",()=>t.withdraw(),"danger")}
${P(t.state,"players")}
</details>`:l}function bn(t,e){let{listed:n}=t.state;return r`${$(e)}
<main class="me tournaments">
<h1>${s("tab-tournaments")}</h1>
<div class="column">${y(t.state,"make",s("new-tournament"),io(t))}</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${s("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${n.map(o=>ro(o,e))}
</ul>
${n.length===0?r`<p class="small">${s("no-tournaments")}</p>`:l}
</section>
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function ro(t,e){let{id:n,name:o,organising:a}=t;return r`<li>
<span>
<a href=${`/tournaments/${n}`} @click=${f(e)}>${o}</a>
<span class="small block">${Ye(t)}${a?s("comma-yours"):""}</span>
</span>
</li>`}function io(t){let{form:e,busy:n}=t.state;return r`<form class="fields" @submit=${a=>{a.preventDefault(),t.make()}}>
<label
>${s("tournament-name")}
<input
data-testid="tournament-name"
required
maxlength="60"
autocomplete="off"
placeholder=${s("club-evening")}
.value=${e.name}
@input=${a=>t.set({name:q(a)})}
/></label>
${$t("kind",s("who-meets-whom"),co(),e.kind,a=>t.set({kind:a}))}
<p class="small explain">
${s("label-and-note",{label:s(`kind-${e.kind}`),note:s(`kind-note-${e.kind}`)})}
</p>
${e.kind==="swiss"?lo(t):l}
${$t("clock",s("clock"),ie.map(({key:a})=>[a,s(`speed-${a}`)]),e.speed,a=>t.set({speed:a}))}
<div class="ticks">
${gn("twice",s("twice-fair"),e.twice,a=>t.set({twice:a}))}
${gn("tournament-rated",s("tick-rated"),e.rated,a=>t.set({rated:a}))}
</div>
<button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
${s("make-tournament")}
</button>
</form>`}function co(){return["swiss","round_robin","double_round_robin"].map(t=>[t,s(`kind-${t}`)])}function lo(t){return r`<label
>${s("rounds")} <span class="small">${s("rounds-note")}</span>
<input
type="number"
min="1"
max="15"
data-testid="rounds"
.value=${t.state.form.rounds}
@input=${e=>t.set({rounds:q(e)})}
/></label>`}function gn(t,e,n,o){return r`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${n}
@change=${a=>o(R(a))}
/><span>${e}</span></label
>`}function wn(t){return t===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:t===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function kn({board:t,clock:e,takebacks:n,rated:o,seed_chosen:a,seat:i}){return[[s("term-seat"),s(`term-seat-${i}`)],[s("clock"),e===null?s("term-no-clock"):ae(e)],[s("time-board"),s(`term-board-${t}`)],[s("circle"),s(a?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(n?"tick-takebacks-note":"term-none")],[s("term-rating"),s(o?"tick-rated-note":"terms-not-rated")]]}function vn(t,e,n){let{yours:o,name:a,game:i}=t;return r`${$(n)}
=======
@change=${e=>t.setBring(W(e))}
/><span>${o("bring-games")}</span></label
>`:l}function Ge(t){return t===404?{title:o("invitation-unknown"),text:o("invitation-unknown-text")}:t===410?{title:o("invitation-closed"),text:o("invitation-closed-text")}:null}function Qe({board:t,clock:e,takebacks:s,rated:n,seed_chosen:a,seat:i}){return[[o("term-seat"),o(`term-seat-${i}`)],[o("clock"),e===null?o("term-no-clock"):Ut(e)],[o("time-board"),o(`term-board-${t}`)],[o("circle"),o(a?"term-chosen":"term-drawn")],[o("tick-takebacks"),o(s?"tick-takebacks-note":"term-none")],[o("term-rating"),o(n?"tick-rated-note":"terms-not-rated")]]}function Je(t,e,s){let{yours:n,name:a,game:i}=t;return r`${$(s)}
>>>>>>> main
<main class="invitation">
${ot()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${n?o("own-invitation"):o("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
<<<<<<< HEAD
${kn(t).map(([c,u])=>r`<div>
=======
${Qe(t).map(([c,u])=>r`<div>
>>>>>>> main
<dt>${c}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
<<<<<<< HEAD
${o?uo(i):xe(e)}
</section>
</main>`}function uo(t){return r`<p data-testid="own-invitation">${s("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${s("to-the-table")}</a>`}function xn({title:t,text:e},n){return r`${$(n)}
=======
${n?fn(i):ne(e)}
</section>
</main>`}function fn(t){return r`<p data-testid="own-invitation">${o("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${o("to-the-table")}</a>`}function Ve({title:t,text:e},s){return r`${$(s)}
>>>>>>> main
<main class="invitation">
${ot()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${o("play-on-your-own")}</a>
</section>
<<<<<<< HEAD
</main>`}async function mo({root:t,shell:e},n){let o="tab-invitation";try{let a=await Wt(n),i=new me({me:A,sit:m=>Qt(n,m),go:e.go}),c=()=>b(vn(a,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:o,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof G?wn(a.status):null;if(!i)throw a;return{page:{draw:()=>b(xn(i,e),t),close:()=>{}},title:o}}}function po(t,e){let[n,,...o]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!oe(i)).map(i=>i==="pass"?".":i);return[n,a.join(""),...o].join(",")}var lt=class{constructor(e,n,o){this.replay=e,this.go=n;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=k((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await V(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:c}=n,u=c&&o==="automa"?{deck:c.deck,level:c.level}:null,m=o==="computer"?{level:a}:null,h=o==="person"?I(n).map(({name:x})=>x):null,g=po(n,e);return{opponent:o,...u,...m,first:i,board:"revised",seed:null,from:g,names:h}}};function Sn(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var ut=class{constructor(e,n){let o=le(e,n);this.patches=n;let a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=k((i,c)=>({...i,...c}),a)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return ee(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:Gt(o[e],n)}})}};function Tn(t,e){let n=t.store.get(),o=t.isSolo?[["automa",s("automa-alone")]]:[...Ht.map(({level:c})=>[String(c),s("computer-level-name",{level:String(c),name:he(c)})]),["person",s("two-people-here")]],a=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${s("play-on-here")}</h2>
=======
</main>`}async function $n({root:t,shell:e},s){let n="tab-invitation";try{let a=await Lt(s),i=new Wt({me:D,sit:p=>Mt(s,p),go:e.go}),c=()=>y(Je(a,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:n,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof z?Ge(a.status):null;if(!i)throw a;return{page:{draw:()=>y(Ve(i,e),t),close:()=>{}},title:n}}}function gn(t,e){let[s,,...n]=t.link.split(","),a=t.moves.slice(0,e).filter(i=>!Kt(i)).map(i=>i==="pass"?".":i);return[s,a.join(""),...n].join(",")}var X=class{constructor(e,s,n){this.replay=e,this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:n,first:"you",busy:!1,error:""};this.store=w((i,c)=>({...i,...c}),a)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await H(this.wanted(e));this.go(s)}catch(s){let n=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:n})}}wanted(e){let{replay:s}=this,{opponent:n,strength:a,first:i}=this.store.get(),{automa:c}=s,u=c&&n==="automa"?{deck:c.deck,level:c.level}:null,p=n==="computer"?{level:a}:null,f=n==="person"?P(s).map(({name:K})=>K):null,g=gn(s,e);return{opponent:n,...u,...p,first:i,board:"revised",seed:null,from:g,names:f}}};function Ye(t){return t.frames.slice(1).map(({move:e,player:s},n)=>({number:n+1,player:s??1,move:e??"pass"}))}var tt=class{constructor(e,s){let n=zt(e,s);this.patches=s;let a={replay:{...e,frames:n},index:n.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w((i,c)=>({...i,...c}),a)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:n}=this.store.get(),a=n.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return Ct(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:n}=this.store.get();this.store.dispatch({walks:{...n,[e]:At(n[e],s)}})}};function Ze(t,e){let s=t.store.get(),n=t.isSolo?[["automa",o("automa-alone")]]:[...Ot.map(({level:c})=>[String(c),o("computer-level-name",{level:String(c),name:Gt(c)})]),["person",o("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${o("play-on-here")}</h2>
>>>>>>> main
<label
>${o("against")}
<select
data-testid="on-opponent"
<<<<<<< HEAD
@change=${c=>t.store.dispatch(ho(q(c)))}
=======
@change=${c=>t.store.dispatch(yn(nt(c)))}
>>>>>>> main
>
${n.map(([c,u])=>r`<option value=${c} ?selected=${a===c}>${u}</option>`)}
</select></label
>
${t.isSolo?l:r`<label
>${o("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:nt(c)})}
>
<option value="you" ?selected=${s.first==="you"}>${o("player-one")}</option>
<option value="opponent" ?selected=${s.first==="opponent"}>
${o("player-two")}
</option>
</select></label
>`}
<button type="submit" class="main" data-testid="play-on" ?disabled=${s.busy}>
${o("play-on")}
</button>
<<<<<<< HEAD
${X(n.error,"play-on-error")}
</form>`}function ho(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Ut(t,e,n,o){let{replay:a,index:i}=t,c=a.frames[i],u=I(a);if(n===2&&c.automa)return $o(c,c.automa,u,e,o);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${be(c,u,n)}</div>
<div class=${`spread ${m}`}>${fo(t,e,n,o)}</div>`}function fo({replay:t,index:e,walks:n},o,a,i){let c=t.frames[e];return fe({number:a,name:I(t)[a-1].name,player:c.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[a],fresh:Xt(c.player===a?[c.move]:[],o.patches)})}function $o(t,e,n,o,a){return r`<div class="seat back p2">${we(t,n,e)}</div>
${ke(t,e,{turns:e.turns,run:0},o.patches,a)}`}function Pn({replay:t,index:e},n){let o=a=>n.look(a);return Pe(Sn(t),e,I(t),n.patches,o)}function On(t,e,n){let o=t.store.get(),{replay:a,index:i}=o,c=a.frames[i],u=I(a),{letters:m,look:h}=n.settings,g=()=>n.change({look:h==="cloth"?"thread":"cloth"});return r`${$(n,Oe(n,a.link,i))}
=======
${ee(s.error,"play-on-error")}
</form>`}function yn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function xt(t,e,s,n){let{replay:a,index:i}=t,c=a.frames[i],u=P(a);if(s===2&&c.automa)return kn(c,c.automa,u,e,n);let p=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${p}`}>${Zt(c,u,s)}</div>
<div class=${`spread ${p}`}>${bn(t,e,s,n)}</div>`}function bn({replay:t,index:e,walks:s},n,a,i){let c=t.frames[e];return Qt({number:a,name:P(t)[a-1].name,player:c.players[a-1],patches:n.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[a],fresh:qt(c.player===a?[c.move]:[],n.patches)})}function kn(t,e,s,n,a){return r`<div class="seat back p2">${Xt(t,s,e)}</div>
${te(t,e,{turns:e.turns,run:0},n.patches,a)}`}function Xe({replay:t,index:e},s){let n=a=>s.look(a);return re(Ye(t),e,P(t),s.patches,n)}function ts(t,e,s){let n=t.store.get(),{replay:a,index:i}=n,c=a.frames[i],u=P(a),{letters:p,look:f}=s.settings,g=()=>s.change({look:f==="cloth"?"thread":"cloth"});return r`${$(s,ie(s,a.link,i))}
>>>>>>> main
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?o("start-position"):o("after-move",{number:String(i)})}:
${Bt(c,u)}
</h1>
<<<<<<< HEAD
<p data-testid="turn-reason">${Yt(c,u)}</p>
${a.comment?ve(a.comment):l}
${a.frames.length>1?yo(t,n):l}
</div>
<div class="column own">
${Ut(o,t,1,m)} ${Se(c.ring,t.patches,m)}
</div>
<div class="column middle">
${Te(c,t.patches,m)} ${Pn(o,t)}
${c.result?Ee(c,u,go(t,n)):Tn(e,i)}
=======
<p data-testid="turn-reason">${Ft(c,u)}</p>
${a.comment?se(a.comment):l}
${a.frames.length>1?wn(t,s):l}
</div>
<div class="column own">
${xt(n,t,1,p)} ${oe(c.ring,t.patches,p)}
</div>
<div class="column middle">
${ae(c,t.patches,p)} ${Xe(n,t)}
${c.result?ce(c,u,vn(t,s)):Ze(e,i)}
>>>>>>> main
</div>
<div class="column other">
${xt(n,t,2,p)} ${jt(c,u,f,g)}
</div>
</div>
<<<<<<< HEAD
<div class="below">${Le(c,u,t.patches)}</div>
</main>`}function yo(t,e){return r`<button
=======
<div class="below">${le(c,u,t.patches)}</div>
</main>`}function wn(t,e){return r`<button
>>>>>>> main
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
<<<<<<< HEAD
${L("graph")}<span>${s("review")}</span>
</button>`}function go(t,e){let{replay:n,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await ge(`${location.origin}${t.path}`)});return r`<button
=======
${S("graph")}<span>${o("review")}</span>
</button>`}function vn(t,e){let{replay:s,said:n}=t.store.get(),a=async()=>t.store.dispatch({said:await Yt(`${location.origin}${t.path}`)});return r`<button
>>>>>>> main
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${o("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${S("link")}<span>${o("copy-link")}</span>
</button>
<<<<<<< HEAD
<button type="button" data-testid="download-record" @click=${()=>ye(n.record)}>
${L("download")}<span>${s("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function bo(t,e,n,o){let a=new ut(e,n),i=new lt(e,o.go,o.settings.strength),c=()=>{b(On(a,i,o),t),ue(t)},u=[a.store.watch(c),i.store.watch(c)],m=g=>wo(g,a);return window.addEventListener("keydown",m),{draw:c,close:()=>{for(let g of u)g();window.removeEventListener("keydown",m)}}}function wo(t,e){let{target:n,key:o,altKey:a,ctrlKey:i,metaKey:c,shiftKey:u}=t;a||i||c||u||n instanceof Element&&n.closest("select, input, textarea, dialog")||se(t,(m,h)=>e.walk(m,h))||e.step(o)&&t.preventDefault()}var ko=5e3,Rc={aid:vo,me:xo,"sign-in":So,link:To,today:(t,e)=>En(t,e,_(new Date)),day:En,progress:Oo,tournaments:Eo,tournament:Lo};async function vo(t,e){let{aidSheet:n,printButton:o}=await te("aid");return{draw:()=>b(r`${$(e)}
=======
<button type="button" data-testid="download-record" @click=${()=>Vt(s.record)}>
${S("download")}<span>${o("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${n}</p>`}function xn(t,e,s,n){let a=new tt(e,s),i=new X(e,n.go,n.settings.strength),c=()=>{y(ts(a,i,n),t),Ht(t)},u=[a.store.watch(c),i.store.watch(c)],p=g=>Sn(g,a);return window.addEventListener("keydown",p),{draw:c,close:()=>{for(let g of u)g();window.removeEventListener("keydown",p)}}}function Sn(t,e){let{target:s,key:n,altKey:a,ctrlKey:i,metaKey:c,shiftKey:u}=t;a||i||c||u||s instanceof Element&&s.closest("select, input, textarea, dialog")||_t(t,(p,f)=>e.walk(p,f))||e.step(n)&&t.preventDefault()}var Vr={aid:Pn,me:Tn,"sign-in":On,link:En,today:(t,e)=>es(t,e,B(new Date)),day:es,progress:Mn};async function Pn(t,e){let{aidSheet:s,printButton:n}=await Rt("aid");return{draw:()=>y(r`${$(e)}
>>>>>>> main
<main class="aid-page">
<div class="panel-head">
<h1>${o("how-to-play")}</h1>
${n(()=>window.print())}
</div>
<<<<<<< HEAD
${n()}
</main>`,t),close:()=>{}}}async function xo(t,e){let n={},[o,{ratings:a},i,{bots:c},{sessions:u},m]=await Promise.all([A(),mt(Lt(),{ratings:[]},"ratings",n),mt(It(),{totals:[],automa:[]},"ratings",n),mt(Mt(),{bots:[]},"bots",n),mt(Ot(),{sessions:[]},"device",n),Xe()]),h={api:z,drawQr:ht,isSure:jt,makePasskey:sn,subscribe:tn,unsubscribe:en,go:Kt,copy:Z,origin:location.origin,share:Ln()},g={me:o,ratings:a,statistics:i,bots:c,sessions:u,isNotified:m,errors:n},x=new at(h,g),dt={passkeys:Rt(),notices:qt()},zt=()=>b(mn(x,e,dt),t);return{draw:zt,close:x.store.watch(zt)}}async function mt(t,e,n,o){try{return await t}catch(a){return Object.assign(o,{[n]:j(a)}),e}}function Kt(t){de(!1),location.assign(t)}function Ln(){return"share"in navigator?t=>navigator.share(t):null}async function So(t,e){let n=new H({api:z,usePasskey:_t,go:Kt},await A()),o=()=>b(dn(n,e,Rt()),t);return{draw:o,close:n.store.watch(o)}}async function To(t,e,n){try{let[o,a]=await Promise.all([A(),Et(n)]),i=new H({api:z,usePasskey:_t,go:Kt},o,a),c=()=>b(pn(i,e,n),t);return{draw:c,close:i.store.watch(c)}}catch(o){let a=o instanceof G?Ze(o.status):null;if(a===null)throw o;return{draw:()=>b(hn(a,e),t),close:()=>{}}}}async function En(t,e,n){let[o,{days:a}]=await Promise.all([bt(n),wt()]),i={api:kt,createGame:V,copy:Z,go:e.go,origin:location.origin,share:Ln()},c=new tt(i,o,a,_(new Date)),u=()=>b(je(c,e),t),m=[c.store.watch(u),Po(()=>c.look(_(new Date)))];return{draw:u,close:()=>{for(let h of m)h()}}}function Po(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,De(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function Oo(t,e){let n=await qe();return{draw:()=>b(Qe(n,e),t),close:()=>{}}}async function Eo(t,e){let{tournaments:n}=await Bt(),o=new ct({api:it,keepInvitation:ft,go:e.go},n),a=()=>b(bn(o,e),t);return{draw:a,close:o.store.watch(a)}}async function Lo(t,e,n){let[o,a]=await Promise.all([Ft(n),A()]),i=pe(n),c={api:it,drawQr:ht,isSure:jt,copy:Z,go:e.go,origin:location.origin,keepInvitation:g=>ft(n,g)},u=Dt(location.hash)??Dt(i?.replace(/^[^#]*/,"")??""),m=new rt(c,{tournament:o,code:u,invitation:i}),h=()=>b(yn(m,e,a.name),t);return{draw:h,close:Io(m,e,h)}}function Io(t,e,n){let o=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},a=setInterval(o,ko),i=[t.store.watch(n),e.onNews(c=>c==="games"&&o())];return()=>{clearInterval(a);for(let c of i)c()}}export{Rc as AWAY,mo as openInvitation,bo as openViewerPage};
=======
${s()}
</main>`,t),close:()=>{}}}async function Tn(t,e){let s={},[n,{ratings:a},i,{bots:c},{sessions:u},p]=await Promise.all([D(),et(gt(),{ratings:[]},"ratings",s),et(yt(),{totals:[],automa:[]},"ratings",s),et(bt(),{bots:[]},"bots",s),et(ft(),{sessions:[]},"device",s),Me()]),f={api:R,drawQr:It,isSure:ue,makePasskey:Ne,subscribe:Ie,unsubscribe:De,go:St,copy:st,origin:location.origin,share:ss()},g={me:n,ratings:a,statistics:i,bots:c,sessions:u,isNotified:p,errors:s},K=new Z(f,g),ns={passkeys:wt(),notices:kt()},Pt=()=>y(_e(K,e,ns),t);return{draw:Pt,close:K.store.watch(Pt)}}async function et(t,e,s,n){try{return await t}catch(a){return Object.assign(n,{[s]:Et(a)}),e}}function St(t){location.assign(t)}function ss(){return"share"in navigator?t=>navigator.share(t):null}async function On(t,e){let s=new C({api:R,usePasskey:vt,go:St},await D()),n=()=>y(Ke(s,e,wt()),t);return{draw:n,close:s.store.watch(n)}}async function En(t,e,s){try{let[n,a]=await Promise.all([D(),$t(s)]),i=new C({api:R,usePasskey:vt,go:St},n,a),c=()=>y(Ue(i,e,s),t);return{draw:c,close:i.store.watch(c)}}catch(n){let a=n instanceof z?Le(n.status):null;if(a===null)throw n;return{draw:()=>y(ze(a,e),t),close:()=>{}}}}async function es(t,e,s){let[n,{days:a}]=await Promise.all([it(s),ct()]),i={api:lt,createGame:H,copy:st,go:e.go,origin:location.origin,share:ss()},c=new G(i,n,a,B(new Date)),u=()=>y(ge(c,e),t),p=[c.store.watch(u),Ln(()=>c.look(B(new Date)))];return{draw:u,close:()=>{for(let f of p)f()}}}function Ln(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,me(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function Mn(t,e){let s=await ye();return{draw:()=>y(Oe(s,e),t),close:()=>{}}}export{Vr as AWAY,$n as openInvitation,xn as openViewerPage};
>>>>>>> main
