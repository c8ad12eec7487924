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
</div>
<table>
<thead>
<tr>
${ws().map(([m,f])=>r`<th scope="col" abbr=${f}>${m}</th>`)}
</tr>
</thead>
<tbody>
${ge(o).map(m=>r`<tr>
${m.map(f=>r`<td>${ks(f,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function we(t,e,s){return r`<button
type="button"
class="quiet"
aria-label=${n(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
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
<th scope="row">${Y(e)}</th>
<td>${n(`class-${e.class}`)}</td>
<td>${n("won-of",{won:e.won,games:e.played})}</td>
<td>${Pe(e.mean_margin)}</td>
<td>${Pe(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Pe(t){return t===null?"–":Ft(Math.round(t*10)/10)}function Os(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
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
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
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
/></label>`}function I(t,e,s,a=""){return r`<label
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
><input type="checkbox" @change=${hn} /><span>${n("show-it")}</span></label
>`}function hn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function je(t,e,s){let{me:a}=t.state,o=s&&a.passkeys_possible,i=a.account?gn(t,a.account,o):$n(t,e,o);return g(t.state,"account",n("account"),i)}function $n(t,e,s){let{busy:a}=t.state;return r`<p class="small">${n("account-why")}</p>
<form
class="fields"
@submit=${y(o=>t.makeAccount(o("login"),o("passphrase")))}
>
${U("username",n("never-shown"))}
${I("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${a!==null}>
${n("make-account")}
</button>
</form>
${s?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form class="fields" @submit=${y(o=>t.addPasskey(o("login")))}>
${U("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${a!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${S("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${h(e)}
>${n("sign-in")}</a
>`})}
</p>`}function gn(t,e,s){let{state:a}=t;return r`<p>
${S("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${p(a,n("sign-out"),"sign-out",()=>t.signOut(!1))}
${p(a,n("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${n(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${y(o=>t.changePassphrase(e.passphrase?o("old"):null,o("passphrase")))}
>
${e.passphrase?I("old",n("old-passphrase"),"current-password"):u}
${I("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
${n("change")}
</button>
</form>
</details>
${s||e.passkeys.length>0?yn(t,e,s):u}`}function yn(t,e,s){let{state:a}=t;return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(o=>bn(t,o))}
</ul>
${s?p(a,n("add-passkey"),"add-passkey",()=>t.addPasskey(null)):u}
${e.fresh?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function bn(t,{id:e,name:s,created:a}){return r`<li>
<span>${s} <span class="small">${n("since-day",{day:x(a)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${n("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${n("remove")}
</button>
</li>`}function Ue(t){let{state:e}=t,{bots:s,token:a}=e,o=r`<details class="fold" ?open=${s.length>0||a!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${S("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${a?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:a.bot})}</label>
<input
id="bot-token"
data-testid="bot-token"
readonly
.value=${a.token}
@focus=${i=>i.target.select()}
/>
</p>`:u}
<ul class="things" data-testid="bot-list">
${s.map(i=>wn(t,i))}
</ul>
<form class="with-button" @submit=${y(i=>t.makeBot(i("bot")))}>
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
</details>`;return g(e,"bots",n("bots"),o)}function wn(t,e){let{state:s}=t,a=r`${n("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${n(e.online?"listening":"not-connected")}</span>
</span>
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
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${i=>i.target.select()}
/>
<div class="row">
${p(a,n("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${o}
${p(a,n("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${s?r`<img
alt=${n("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:u}
</div>`}function ze(t,e){let{state:s}=t;return g(s,"notices",n("notifications"),Sn(t,e))}function Sn(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${n("browser-can-tell")}</p>
${s.isNotified?p(s,n("turn-off-here"),"stop-notices",()=>t.notify(!1)):p(s,n("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function He(t){let{state:e}=t,s=e.me.account?.passphrase??!1,a=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${y(o=>t.leave(o("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?I("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${n("delete-me")}
</button>
</form>
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
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
</main>`}function Ve(t,e){return r`<p>${S("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${h(e)}>${n("to-your-page")}</a>`}function Ye(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
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
<dt>${c}</dt>
<dd>${l}</dd>
</div>`)}
</dl>
${a?En(i):ce(e)}
</section>
</main>`}function En(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function es({title:t,text:e},s){return r`${$(s)}
<main class="invitation">
${rt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function On({root:t,shell:e},s){let a="tab-invitation";try{let o=await Dt(s),i=new Vt({me:B,sit:m=>Nt(s,m),go:e.go}),c=()=>w(ts(o,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:a,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof H?Ze(o.status):null;if(!i)throw o;return{page:{draw:()=>w(es(i,e),t),close:()=>{}},title:a}}}function Ln(t,e){let[s,,...a]=t.link.split(","),o=t.moves.slice(0,e).filter(i=>!Wt(i)).map(i=>i==="pass"?".":i);return[s,o.join(""),...a].join(",")}var et=class{constructor(e,s,a){this.replay=e,this.go=s;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=v((i,c)=>({...i,...c}),o)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await W(this.wanted(e));this.go(s)}catch(s){let a=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:s}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:c}=s,l=c&&a==="automa"?{deck:c.deck,level:c.level}:null,m=a==="computer"?{level:o}:null,f=a==="person"?O(s).map(({name:D})=>D):null,b=Ln(s,e);return{opponent:a,...l,...m,first:i,board:"revised",seed:null,from:b,names:f}}};function ss(t){return t.frames.slice(1).map(({move:e,player:s},a)=>({number:a+1,player:s??1,move:e??"pass"}))}var st=class{constructor(e,s){let a=Qt(e,s);this.patches=s;let o={replay:{...e,frames:a},index:a.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=v((i,c)=>({...i,...c}),o)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:a}=this.store.get(),o=a.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:o};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return Kt(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:a}=this.store.get();this.store.dispatch({walks:{...a,[e]:Rt(a[e],s)}})}};function ns(t,e){let s=t.store.get(),a=t.isSolo?[["automa",n("automa-alone")]]:[...It.map(({level:c})=>[String(c),n("computer-level-name",{level:String(c),name:Zt(c)})]),["person",n("two-people-here")]],o=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${c=>t.store.dispatch(Mn(ot(c)))}
>
${a.map(([c,l])=>r`<option value=${c} ?selected=${o===c}>${l}</option>`)}
</select></label
>
${t.isSolo?u:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:ot(c)})}
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
${re(s.error,"play-on-error")}
</form>`}function Mn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Et(t,e,s,a){let{replay:o,index:i}=t,c=o.frames[i],l=O(o);if(s===2&&c.automa)return An(c,c.automa,l,e,a);let m=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${m}`}>${ne(c,l,s)}</div>
<div class=${`spread ${m}`}>${In(t,e,s,a)}</div>`}function In({replay:t,index:e,walks:s},a,o,i){let c=t.frames[e];return Xt({number:o,name:O(t)[o-1].name,player:c.players[o-1],patches:a.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[o],fresh:jt(c.player===o?[c.move]:[],a.patches)})}function An(t,e,s,a,o){return r`<div class="seat back p2">${ae(t,s,e)}</div>
${oe(t,e,{turns:e.turns,run:0},a.patches,o)}`}function as({replay:t,index:e},s){let a=o=>s.look(o);return me(ss(t),e,O(t),s.patches,a)}function os(t,e,s){let a=t.store.get(),{replay:o,index:i}=a,c=o.frames[i],l=O(o),{letters:m,look:f}=s.settings,b=()=>s.change({look:f==="cloth"?"thread":"cloth"});return r`${$(s,pe(s,o.link,i))}
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?n("start-position"):n("after-move",{number:String(i)})}:
${_t(c,l)}
</h1>
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
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${E("graph")}<span>${n("review")}</span>
</button>`}function Nn(t,e){let{replay:s,said:a}=t.store.get(),o=async()=>t.store.dispatch({said:await se(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${n("new-game")}
</button>
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
