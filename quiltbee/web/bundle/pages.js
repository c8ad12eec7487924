import{a as he,b as O}from"./replays.js";import{a as T,b as k,c as ct,d as y,e as I,f as d,g as S,h as E,i as pt}from"./sections.js";import{$ as Ct,$a as jt,Ac as Yt,Cc as H,D as r,Dc as it,E as Ft,Eb as zt,Ec as h,F as p,Fc as Zt,G as b,Gc as Xt,H as x,Hc as te,Ic as ee,Jc as se,Kc as U,Lb as Ht,Lc as ne,Mc as oe,Nb as rt,Nc as ae,Ob as z,Q as Nt,Sc as re,Vc as ie,Wc as le,Xc as ce,Ya as Kt,Yb as Ut,Yc as pe,a as us,ab as P,b as Lt,ba as qt,c as K,h as j,ha as Gt,i as n,ia as _t,ja as Vt,k as It,l as v,ld as me,md as ue,n as W,p as $,t as N,u as m,uc as Qt,vd as lt,wd as de,x as Bt,xb as Wt,xd as ge,yc as Jt,zd as fe}from"./page.js";var C="2026-11-02";function A(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function ye(t,e){let[s,o,a]=t.split("-").map(Number);return A(new Date(s,o-1,a+e))}function R(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(It(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function be(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function $e(t){let[e,s]=t.split("-").map(Number),o=(new Date(e,s-1,1).getDay()+6)%7,a=new Date(e,s,0).getDate(),i=Math.ceil((o+a)/7);return Array.from({length:i},(l,c)=>Array.from({length:7},(u,g)=>{let f=7*c+g-o+1;return f<1||f>a?null:`${t}-${String(f).padStart(2,"0")}`}))}function we(t,e){let[s,o]=t.split("-").map(Number);return A(new Date(s,o-1+e,1)).slice(0,7)}function ke(t,e){let s=t.filter(({won:i})=>i!==null),o=new Set(s.map(({day:i})=>i)),a=i=>{let l=0;for(;o.has(ye(i,-l));)l+=1;return l};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:a(e)||a(ye(e,-1)),longest:Math.max(0,...[...o].map(a))}}var Q=class{constructor(e,s,o,a){this.outside=e;this.store=$({...T,day:s,attempts:o,today:a,month:s.day.slice(0,7)})}outside;store;get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=we(this.state.month,e);s>=C.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return k(this.store,"game",async()=>{let{url:e}=await m("POST /api/days/{day}",{day:this.state.day.day});return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:o,seat:a,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:l}=await m("POST /api/games",{opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:a===1?"you":"opponent",...o===null?{}:{deck:o}});return this.outside.go(l),""})}share(){let{outside:e,state:s}=this,o=gs(s.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(o),n("copied")):(await e.share({text:o}).catch(ds),""))}};function ds(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function mt({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:o}=K[e-1];return n("day-against-automa",{numeral:o,deck:n(`day-deck-${s}`)})}function J({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function gs(t,e){let{attempt:s,table:o}=t,a=s===null?"":J(s),l=o&&o.rank!==null&&s&&s.margin!==null&&o.played>1?n("day-place",{rank:o.rank??0,played:o.played}):"";return[n("day-share-title",{day:R(t.day,{dateStyle:"long"})}),n("label-and-note",{label:mt(t),note:[a,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var hs=Date.UTC(2026,10,23),fs=1440*60*1e3;function Se(t,e,s){let{day:o,today:a}=t.state;return r`${h(e)}
<main class="me day">
<h1 data-testid="day-title">${R(o.day)}</h1>
${o.day<a?$s(a):p} ${s?ys():p}
<div class="column">${ws(t)}</div>
<div class="column">
${o.table?Ss(o.table):p} ${bs(o.day,a)} ${Ps(t)}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</div>
</main>`}function ys(){return r`<p role="status" data-testid="clock-ahead">${n("day-clock-ahead")}</p>`}function bs(t,e){return t>e?p:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${x("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function $s(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${n("day-newer")}</a>
</p>`}function ws(t){let{day:e}=t.state,{attempt:s}=e,o=s!==null&&s.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${mt(e)}</h2>
<p>${n(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${o?ks(s,e.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${vs(t)}</div>
${I(t.state,"game")}
</section>`}function ks(t,e){let{rank:s,played:o}=e??{rank:null,played:0},a=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${J(t)}</strong>
${a?r`<span>${n("day-place",{rank:s,played:o})}</span>`:p}
</p>`}function vs(t){let{day:e,state:s}={day:t.state.day,state:t.state},{attempt:o}=e,a=c=>d(s,n(c),"day-play",()=>t.play(),"main");if(o===null&&e.open)return a("day-play");if(o?.won===null)return a("day-go-on");let i=d(s,n("day-practise"),"day-practise",()=>t.practise());if(o===null)return e.table===null?n("day-to-come"):i;let l=r`${x("share")}<span>${n("share")}</span>`;return r`${d(s,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${o.game}`}>${n("day-your-game")}</a>
${i}`}function Ss({played:t,won:e,best:s,best_game:o}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
<td>${J({...a,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${o===null?p:r`<p>
<a class="button" href=${`/game/${o}`}>${n("day-best-game")}</a>
</p>`}
</section>`}function Ps(t){let{attempts:e,today:s,month:o}=t.state,a=ke(e,s),i=new Map(e.map(c=>[c.day,c])),l=R(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${ve(t,-1,o<=C.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${ve(t,1,o>=s.slice(0,7))}
</div>
<table>
<thead>
<tr>
${xs().map(([c,u])=>r`<th scope="col" abbr=${u}>${c}</th>`)}
</tr>
</thead>
<tbody>
${$e(o).map(c=>r`<tr>
${c.map(u=>r`<td>${Ts(u,t,i)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...a})}</p>
</section>`}function ve(t,e,s){return r`<button
type="button"
class="quiet"
aria-label=${n(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
${x(e<0?"back":"forward")}
</button>`}function xs(){return Array.from({length:7},(t,e)=>{let s=new Date(hs+e*fs).toISOString().slice(0,10);return[R(s,{weekday:"narrow"}),R(s,{weekday:"long"})]})}function Ts(t,e,s){if(t===null)return p;let{today:o}=e.state,a=Number(t.slice(8));if(t<C||t>o)return r`<span class="date none">${a}</span>`;let i=s.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=R(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":p}
aria-label=${n("label-and-note",{label:c,note:n(`day-how-${l}`)})}
>${a}</a
>`}var D=240,B=64,Os=100,Rs={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function q({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Z({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(Rs[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Pe({history:t}){let e=t.map(({rating:s})=>s);return ut(e,Os)}function ut(t,e){if(t.length<2)return null;let{low:s,high:o}=Ms(t,e),a=t.map((i,l)=>{let c=l/(t.length-1)*D,u=B-(i-s)/(o-s)*B;return[Y(c),Y(u)]});return{path:`M${a.map(i=>i.join(" ")).join("L")}`,end:a.at(-1)??[0,0],low:s,high:o}}function Ms(t,e){let[s,o]=[Math.min(...t),Math.max(...t)],a=Math.max(0,e-(o-s))/2;return e<10?{low:Y(s-a),high:Y(o+a)}:{low:Math.round(s-a),high:Math.round(o+a)}}function Y(t){return Math.round(t*10)/10}function Te(t){let{state:e}=t,{ratings:s,statistics:o,me:a}=e,i=s.length===0&&o.totals.length===0,l=r`${i?r`<p class="small">${n("ratings-none")}</p>`:p}
${s.length>0?r`<ul class="ratings">
${s.map(dt)}
</ul>`:p}
${o.totals.length>0?As(o.totals):p}
${a.account?Ds(t,a.account.listed):p}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`;return y(e,"ratings",n("ratings-and-results"),l)}function dt(t){let{deviation:e,games:s,provisional:o}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${q(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${o?n("not-settled"):""}</span
>
${Es(t)}
</li>`}function Es(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:q(t)};return gt(Pe(t),n("rating-picture",s))}function gt(t,e){if(t===null)return p;let[s,o]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${D+44} ${B+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${D}M0 ${B}H${D}`}></path>
<path class="line-path" d=${t.path}></path>
${Ft`<circle cx=${s} cy=${o} r="3.5"></circle>
<text x=${D+6} y="4">${t.high}</text>
<text x=${D+6} y=${B+4}>${t.low}</text>`}
</svg>`}function As(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
<th scope="row">${Z(e)}</th>
<td>${n(`class-${e.class}`)}</td>
<td>${n("won-of",{won:e.won,games:e.played})}</td>
<td>${xe(e.mean_margin)}</td>
<td>${xe(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function xe(t){return t===null?"–":qt(Math.round(t*10)/10)}function Ds(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${s=>t.list(z(s))}
/><span>${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span></span></label
>`}var Ls=["placing","timing","economy","special","patches"],Is=5;function Oe(t){let e=t.filter(({tile:o})=>o!==null),s=t.findIndex(({won:o})=>!o);return{played:t.length,won:t.filter(({won:o})=>o).length,streak:s<0?t.length:s,longest:Bs(t.map(({won:o})=>o)),tile:ht(e.map(({tile:o})=>Number(o))),empty:ht(e.map(({empty:o})=>o??0))}}function Bs(t){let[e,s]=[0,0];for(let o of t)s=o?s+1:0,e=Math.max(e,s);return e}function ht(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function Re(t){let e=new Map;for(let s of t){let o=Fs(s),a=e.get(o)??{name:o,played:0,won:0,order:Ns(s)};a.played+=1,a.won+=Number(s.won),e.set(o,a)}return[...e.values()].sort((s,o)=>s.order-o.order).map(({name:s,played:o,won:a})=>({name:s,played:o,won:a}))}function Fs({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:K[(e??1)-1].numeral}):Z({opponent:t,level:e})}function Ns({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Me(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,o)=>ht(e.slice(Math.max(0,o+1-Is),o+1))??0)}function Ee(t){return Ls.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Cs=1;function De({games:t,best:e,gone:s},o){return r`${h(o)}
<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${qs(Oe(t))} ${Gs(Re(t))}</div>
<div class="column">${_s(Me(t),s)} ${Vs(e)}</div>`}
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function qs({played:t,won:e,streak:s,longest:o,tile:a,empty:i}){let l=[["progress-played",ft(t)],["progress-won",Ae(e/t)],["progress-streak",ft(s)],["progress-longest",ft(o)],["progress-tile",a===null?"–":Ae(a)],["progress-empty",i===null?"–":X(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="progress-figures" data-testid="progress-figures">
${l.map(([c,u])=>r`<div>
<dt>${n(c)}</dt>
<dd>${u}</dd>
</div>`)}
</dl>
</section>`}function Gs(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:o})=>Le(e,n("won-of",{won:o,games:s}),o/s))}
</ul>
</section>`}function Le(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function _s(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let o=Ee(e),a=Math.max(o[0].points,.1),i={from:X(t[0]),to:X(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${gt(ut(t,Cs),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${o.map(({cause:l,points:c})=>Le(n(`progress-cause-${l}`),X(c),c/a))}
</ul>
</section>`}function Vs(t){return t.length===0?p:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:s,empty:o})=>r`<li>
<a href=${`/game/${e}`}
>${Yt(s)}<span>${n("progress-quilt-empty",{empty:o})}</span></a
>
</li>`)}
</ul>
</section>`}function ft(t){return new Intl.NumberFormat(j()).format(t)}function X(t){return new Intl.NumberFormat(j(),{maximumFractionDigits:1}).format(t)}function Ae(t){return new Intl.NumberFormat(j(),{style:"percent"}).format(t)}var tt=class{constructor(e,s){this.outside=e;this.store=$({...T,reports:s,found:null,wanted:""})}outside;store;get state(){return this.store.get()}find(e){return k(this.store,"found",async()=>{let{people:s}=await this.outside.findPeople(e.trim());return this.store.dispatch({found:s,wanted:e.trim()}),""})}close(e){return k(this.store,"reported",async()=>(await this.outside.act({action:"close_report",report:e}),this.store.dispatch({reports:(await this.outside.fetchReports()).reports}),""))}rename(e,s){return this.change({action:"rename",person:e,name:s.trim()})}async suspend({id:e,name:s},o){let a=n("sure-suspend",{name:s??e});if(!await this.outside.isSure(a,n("suspend")))return!1;let i=o?{days:Number(o)}:{};return this.change({action:"suspend",person:e,...i})}lift(e){return this.change({action:"lift",person:e})}change(e){return k(this.store,"found",async()=>{await this.outside.act(e);let{people:s}=await this.outside.findPeople(this.state.wanted);return this.store.dispatch({found:s}),n("done")})}async game(e,s){let o=Ks(s);return await this.outside.isSure(n(`sure-${e}`,{game:o}),n(e))?k(this.store,"one-game",async()=>(await this.outside.act({action:e,game:o}),n("done"))):!1}};function Ks(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}function Ie(t,e){return r`${h(e)}
<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">${y(t.state,"reported",n("reports"),js(t))}</div>
<div class="column">
${y(t.state,"found",n("find-people"),zs(t))}
${y(t.state,"one-game",n("one-game"),Us(t))}
</div>
</main>`}function js(t){let{reports:e}=t.state;return e.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(s=>Ws(t,s))}
</ul>`}function Ws(t,e){let{id:s,reason:o,person:a,person_name:i,game:l,seats:c,text:u,created:g}=e,f=e.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${o}`)}</b>${a?r` ${i??a}`:p}
${l?r`<a class="block" href=${`/game/${l}`}
>${(c??[]).map(w=>w.name).join(" – ")}</a
>`:p}
${u?r`<span class="block quoted">${u}</span>`:p}
<span class="small block">${n("reported-by",{name:f,day:v(g)})}</span>
</span>
<span class="row">
${(c??[]).filter(w=>w.person!==null).map(w=>d(t.state,w.name,"find-reported",()=>t.find(w.person??""),"quiet"))}
${d(t.state,n("mark-read"),"close-report",()=>t.close(s))}
</span>
</li>`}function zs(t){let{found:e}=t.state;return r`${E(t.state,{id:"wanted",label:n("name-login-id"),most:200,button:n("find"),buttonId:"find",send:s=>t.find(s)})}
<ul class="things" data-testid="found-people">
${(e??[]).map(s=>Hs(t,s))}
</ul>
${e?.length===0?r`<p class="small">${n("nobody-found")}</p>`:p}`}function Hs(t,e){let{id:s,name:o,login:a,games:i,reports:l,suspended:c}=e,{busy:u}=t.state;return r`<li>
<span>
<b>${o??s}</b> ${a??""}
<span class="small block">
${n("games-and-reports",{games:i,reports:l})}${c?c.until===null?n("comma-suspended"):n("comma-suspended-until",{day:v(c.until)}):p}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${o??s}</span></summary>
${E(t.state,{id:`name-${s}`,label:n("new-name"),button:n("rename"),buttonId:"rename",send:g=>t.rename(s,g)})}
${c?d(t.state,n("lift"),"lift",()=>t.lift(s)):r`<form
class="with-button"
@submit=${S(g=>t.suspend(e,g("days")))}
>
<label for=${`days-${s}`}>${n("suspend-days")}</label>
<input id=${`days-${s}`} name="days" type="number" min="1" max="3650" />
<button type="submit" class="danger" data-testid="suspend" ?disabled=${u!==null}>
${n("suspend")}
</button>
</form>`}
</details>
</li>`}function Us(t){let e=()=>document.getElementById("one-game-id").value.trim(),s=o=>()=>{e()&&t.game(o,e())};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
<div class="row">
${d(t.state,n("end_game"),"end-game",s("end_game"),"danger")}
${d(t.state,n("void_rating"),"void-rating",s("void_rating"))}
</div>`}var Be=["blitz","rapid","correspondence","untimed"],et=class{constructor(e){this.fetch=e}fetch;store=$({name:"rapid",people:[],error:""});async load(e){this.store.dispatch({name:e,error:""});try{let{people:s}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:s})}catch(s){if(this.store.get().name!==e)return;this.store.dispatch({people:[],error:W(s)})}}};function Fe(t,e){let{name:s,people:o,error:a}=t.store.get();return r`${h(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${Ht("speed",n("ladder-speed"),Be.map(i=>[i,n(`class-${i}`)]),s,i=>t.load(i))}
${o.length?Js(o):Qs()} ${U(a,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${n("back-to-home")}</a></p>
</main>`}function Qs(){return r`<p data-testid="ladder-none">${n("ladder-none")}</p>`}function Js(t){let e=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${n("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${e.map(s=>r`<th scope="col">${n(s)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(s=>Ys(s))}
</tbody>
</table>
</div>`}function Ys(t){let{rank:e,id:s,name:o,games:a,you:i}=t;return r`<tr class=${i?"you":""}>
<td>${e??"–"}</td>
<th scope="row">
<a href=${`/people/${s}`}>${o??n("ladder-nameless")}</a>
</th>
<td>${q(t)}</td>
<td>${a}</td>
</tr>`}var st=class{constructor(e,s){this.outside=e;this.store=$({...T,...s,link:null,token:null})}outside;store;get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),n("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),n("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:o}=await this.outside.api.askForPasskey(e),a=await this.outside.makePasskey(o),i=this.state.me.name??n("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,a)}),n(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await ct(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),n("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),n("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),n(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),n("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),n("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),n("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:n("share-device"),url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),n(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(n("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await ct(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),n("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:o}}),""})}async revokeToken({id:e,name:s},o){return await this.outside.isSure(n("sure-revoke",{name:s}),n("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),n("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,s){return k(this.store,e,s)}};function Ne({name:t,bot:e,you:s,ratings:o,against:a,games:i},l){return r`${h(l)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||n("ladder-nameless")}
${e?r`<span class="badge">${n("profile-bot")}</span>`:p}
</h1>
${s?r`<p class="small">${n("profile-you")}</p>`:p}
<div class="column">
${yt("profile-ratings",Zs(o))}
${yt("profile-against",Xs(a))}
</div>
<div class="column">${yt("profile-recent",tn(i))}</div>
<p class="small"><a href="/ratings">${n("tab-ratings")}</a></p>
</main>`}function yt(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${e}
</section>`}function Zs(t){return t.length===0?r`<p class="small">${n("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(dt)}
</ul>`}function Xs(t){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(e=>r`<li>
${e.id?r`<a href=${`/people/${e.id}`}>${bt(e)}</a>`:bt(e)}
<span>${n("won-of",{won:e.won,games:e.played})}</span>
</li>`)}
</ul>`}function bt({name:t,level:e,bot:s=!1}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function tn(t){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:e,opponent:s,level:o,rated:a,won:i,scores:l,ended:c,...u})=>{let g=Vt(l[0],l[1]),f=[n(`class-${u.class}`),...a?[n("profile-rated")]:[],v(c)];return r`<li>
<a href=${`/game/${e}`}>${bt({name:s,level:o})}</a>
<span>${n(i?"profile-won":"profile-lost",{points:g})}</span>
<span class="small">${f.join(", ")}</span>
</li>`})}
</ul>`}var F={};us(F,{actAsAdmin:()=>sn,addPasskey:()=>pn,askForPasskey:()=>cn,askWho:()=>un,changeMe:()=>nn,changePassphrase:()=>ln,dropLinks:()=>fn,endSession:()=>hn,fetchBest:()=>$t,fetchBots:()=>Tt,fetchProfile:()=>wt,fetchRatings:()=>Pt,fetchReports:()=>kt,fetchSessions:()=>vt,fetchStatistics:()=>xt,findPeople:()=>en,lookAtLink:()=>St,makeAccount:()=>on,makeBot:()=>kn,makeLink:()=>gn,makeToken:()=>Sn,removeBot:()=>vn,removeMe:()=>wn,removePasskey:()=>mn,revokeToken:()=>Pn,signIn:()=>an,signInByLink:()=>yn,signInByPasskey:()=>dn,signOut:()=>rn,subscribeToPush:()=>bn,unsubscribeFromPush:()=>$n});var $t=t=>m("GET /api/ratings",{class:t}),wt=t=>m("GET /api/people/{person}",{person:t}),kt=()=>m("GET /api/admin/reports"),en=t=>m("GET /api/admin/people",{wanted:t}),sn=t=>m("POST /api/admin",t),nn=t=>m("PATCH /api/me",t),on=(t,e)=>m("POST /api/account",{login:t,passphrase:e}),an=(t,e,s)=>m("POST /api/sign-in",{login:t,passphrase:e,bring:s}),rn=(t=!1)=>m(t?"POST /api/sign-out/everywhere":"POST /api/sign-out"),ln=(t,e)=>m("POST /api/me/passphrase",{old:t,new:e}),cn=t=>m("POST /api/passkeys/options",{login:t}),pn=(t,e,s)=>m("POST /api/passkeys",{ceremony:t,name:e,credential:s}),mn=t=>m("DELETE /api/passkeys/{passkey}",{passkey:t}),un=()=>m("POST /api/sign-in/passkey/options"),dn=(t,e,s)=>m("POST /api/sign-in/passkey",{ceremony:t,credential:e,bring:s}),gn=()=>m("POST /api/me/link"),vt=()=>m("GET /api/me/sessions"),hn=t=>m("DELETE /api/me/sessions/{session}",{session:t}),fn=()=>m("DELETE /api/me/link"),St=t=>m("POST /api/sign-in/link/look",{code:t}),yn=(t,e)=>m("POST /api/sign-in/link",{code:t,bring:e}),bn=t=>m("POST /api/me/push",{subscription:t}),$n=t=>m("DELETE /api/me/push",{endpoint:t}),Pt=()=>m("GET /api/me/ratings"),xt=()=>m("GET /api/me/statistics"),wn=t=>m("DELETE /api/me",{passphrase:t}),Tt=()=>m("GET /api/me/bots"),kn=t=>m("POST /api/me/bots",{name:t}),vn=t=>m("DELETE /api/me/bots/{bot}",{bot:t}),Sn=t=>m("POST /api/me/bots/{bot}/tokens",{bot:t}),Pn=(t,e)=>m("DELETE /api/me/bots/{bot}/tokens/{token}",{bot:t,token:e});var G=class{constructor(e,s,o=null){this.outside=e;this.store=$({...T,me:s,link:o,bring:!0})}outside;store;get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),o=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return k(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function Ce(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function Ot(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function qe(){return Ot()&&await Ve()!==null}async function Ge(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function _e(){let t=await Ve();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ve(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Rt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ke(t){let e=t;return je(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Mt(t){let e=t;return je(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function je(t){try{let e=await t;if(e)return{...e.toJSON()}}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function _(t,e=""){return r`<label
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
/></label>`}function M(t,e,s,o=""){return r`<label
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
><input type="checkbox" @change=${xn} /><span>${n("show-it")}</span></label
>`}function xn(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function We(t,e){let{me:s}=t.state,o=e&&s.passkeys_possible,a=s.account?On(t,s.account,o):Tn(t,o);return y(t.state,"account",n("account"),a)}function Tn(t,e){let{busy:s}=t.state;return r`<p class="small">${n("account-why")}</p>
<form
class="fields"
@submit=${S(o=>t.makeAccount(o("login"),o("passphrase")))}
>
${_("username",n("never-shown"))}
${M("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${s!==null}>
${n("make-account")}
</button>
</form>
${e?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form class="fields" @submit=${S(o=>t.addPasskey(o("login")))}>
${_("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${s!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:p}
<p class="small">
${P("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${n("sign-in")}</a>`})}
</p>`}function On(t,e,s){let{state:o}=t;return r`<p>
${P("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${d(o,n("sign-out"),"sign-out",()=>t.signOut(!1))}
${d(o,n("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${n(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${S(a=>t.changePassphrase(e.passphrase?a("old"):null,a("passphrase")))}
>
${e.passphrase?M("old",n("old-passphrase"),"current-password"):p}
${M("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
${n("change")}
</button>
</form>
</details>
${s||e.passkeys.length>0?Rn(t,e,s):p}`}function Rn(t,e,s){let{state:o}=t;return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(a=>Mn(t,a))}
</ul>
${s?d(o,n("add-passkey"),"add-passkey",()=>t.addPasskey(null)):p}
${e.fresh?p:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function Mn(t,{id:e,name:s,created:o}){return r`<li>
<span>${s} <span class="small">${n("since-day",{day:v(o)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${n("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${n("remove")}
</button>
</li>`}function ze(t){let{state:e}=t,{bots:s,token:o}=e,a=r`<details class="fold" ?open=${s.length>0||o!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${P("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${o?r`<p class="token">
<label for="bot-token">${n("token-of-bot",{bot:o.bot})}</label>
${H("bot-token",o.token)}
</p>`:p}
<ul class="things" data-testid="bot-list">
${s.map(i=>En(t,i))}
</ul>
${E(e,{id:"bot-name",label:n("name-of-bot"),button:n("make-bot"),buttonId:"make-bot",clears:!0,send:i=>t.makeBot(i)})}
</details>`;return y(e,"bots",n("bots"),a)}function En(t,e){let{state:s}=t,o=r`${n("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${n(e.online?"listening":"not-connected")}</span>
</span>
${d(s,n("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(s,o,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(a=>An(t,e,a))}
</ul>
</li>`}function An(t,e,{id:s,scope:o,created:a}){return r`<li class="small">
<span
>${n("token-of-day",{day:v(a)})}${o==="read"?n("only-to-look"):""}</span
>
${d(t.state,n("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function He(t){let{state:e}=t,{link:s}=e;return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s?In(t,s):d(e,n("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?Dn(t):p}`)}function Dn(t){return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>Ln(t,e))}
</ul>`}function Ln(t,e){let s=e.agent??n("unknown-browser"),o=v(e.used),a=r`${n("sign-out")}<span class="visually-hidden"> ${s}, ${o}</span>`;return r`<li>
<span
>${s}
<span class="small">${e.here?n("this-browser"):n("used-on-day",{day:o})}</span>
</span>
${e.here?p:d(t.state,a,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function In(t,{address:e,picture:s}){let{state:o}=t,a=t.outside.share?d(o,n("share"),"share-device-link",()=>t.shareLink()):p;return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
${H("device-link",e)}
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
</div>`}function Ue(t,e){let{state:s}=t;return y(s,"notices",n("notifications"),Bn(t,e))}function Bn(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${n("browser-can-tell")}</p>
${s.isNotified?d(s,n("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(s,n("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function Qe(t){let{state:e}=t,s=e.me.account?.passphrase??!1,o=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${S(a=>t.leave(a("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?M("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(e,"leaving",n("your-data"),o)}function Je(t,e,s){let{me:o}=t.state;return r`${h(e)}
<main class="me">
<h1 data-testid="me-title">${o.name??n("to-me")}</h1>
<div class="column">
${Fn(t)} ${We(t,s.passkeys)}
${o.known?He(t):p}
${o.known?Ue(t,s.notices):p}
</div>
<div class="column">
${Te(t)} ${ze(t)} ${o.known?Qe(t):p}
<p class="small">
<a href="/">${n("back-to-home")}</a>
</p>
</div>
</main>`}function Fn(t){let{state:e}=t;return y(e,"name",n("your-name"),E(e,{id:"my-name",label:n("name-as-others-see"),hint:n("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:n("save"),buttonId:"save-name",send:s=>t.rename(s)}))}function Ye(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return V(e,n("you-are-signed-in"),ts(a.login));let i=r`<form
class="fields"
@submit=${S(l=>t.signIn(l("login"),l("passphrase")))}
>
${_("username")}
${M("passphrase",n("passphrase"),"current-password")} ${es(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
${n("sign-in")}
</button>
</form>
${I(o,"passphrase")}
${s&&o.me.passkeys_possible?r`<div class="or">
${d(o,n("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${I(o,"passkey")}
</div>`:p}
<p class="small">
${P("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/">${n("play-at-once")}</a>`})}
</p>`;return V(e,n("sign-in"),i)}function Ze(t,e,s){let{state:o}=t,{account:a}=o.me;if(a)return V(e,n("you-are-signed-in"),ts(a.login));let i=o.link?.name,l=r`<p data-testid="link-whom">
${i?P("plays-as",{name:r`<b>${i}</b>`}):n("plays-as-same")}
</p>
${es(t)}
<div class="row">
${d(o,n("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/">${n("not-now")}</a>
</div>
${I(o,"link")}`;return V(e,n("use-device-too"),l)}function Xe(t,e){return V(e,n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${n("back-to-home")}</a>`)}function V(t,e,s){return r`${h(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
</main>`}function ts(t){return r`<p>${P("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${n("to-your-page")}</a>`}function es(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(z(e))}
/><span>${n("bring-games")}</span></label
>`:p}function ss(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function ns(t){let{board:e,clock:s,takebacks:o,rated:a,seed_chosen:i,seat:l,fair:c}=t;return[[n("term-seat"),n(`term-seat-${l}`)],[n("clock"),s===null?n("term-no-clock"):Ut(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(o?"tick-takebacks-note":"term-none")],...c?[Nn(c)]:[],[n("term-rating"),n(a?"tick-rated-note":"terms-not-rated")]]}function Nn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function os(t,e,s){let{yours:o,name:a,game:i}=t;return r`${h(s)}
<main class="invitation">
${lt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${o?n("own-invitation"):n("invites-you",{name:a})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${ns(t).map(([l,c])=>r`<div>
<dt>${l}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${o?Cn(i):oe(e)}
</section>
</main>`}function Cn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function as({title:t,text:e},s){return r`${h(s)}
<main class="invitation">
${lt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function qn({root:t,shell:e},s){let o="tab-invitation";try{let a=await m("GET /api/invitations/{code}",{code:s}),i=new ge({sit:u=>m("POST /api/invitations/{code}",{code:s,name:u}),go:e.go}),l=()=>b(os(a,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:o,after:async()=>a.yours?void 0:i.ask()}}catch(a){let i=a instanceof N?ss(a.status):null;if(!i)throw a;return{page:{draw:()=>b(as(i,e),t),close:()=>{}},title:o}}}function Gn(t,e){let[s,,...o]=t.link.split(",");return[s,Wt(t.moves.slice(0,e)),...o].join(",")}var nt=class{constructor(e,s,o){this.replay=e;this.go=s;let a={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=$(a)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await m("POST /api/games",this.wanted(e));this.go(s)}catch(s){let o=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:s}=this,{opponent:o,strength:a,first:i}=this.store.get(),{automa:l}=s,c=l&&o==="automa"?{deck:l.deck,level:l.level}:null,u=o==="computer"?{level:a}:null,g=o==="person"?O(s).map(({name:w})=>w):null,f=Gn(s,e);return{opponent:o,...c,...u,first:i,board:"revised",seed:null,from:f,names:g}}};function rs(t){return t.frames.slice(1).map(({move:e,player:s},o)=>({number:o+1,player:s??1,move:e??"pass"}))}var ot=class{constructor(e,s){this.patches=s;let o=he(e,s),a={replay:{...e,frames:o},index:o.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=$(a)}patches;store;look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:o}=this.store.get(),a=o.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:a};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return Qt(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:Nt(o[e],s)}})}};function is(t,e){let s=t.store.get(),o=t.isSolo?[["automa",n("automa-alone")]]:[...Lt.map(({level:l})=>[String(l),n("computer-level-name",{level:String(l),name:Ct(l)})]),["person",n("two-people-here")]],a=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(_n(rt(l)))}
>
${o.map(([l,c])=>r`<option value=${l} ?selected=${a===l}>${c}</option>`)}
</select></label
>
${t.isSolo?p:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:rt(l)})}
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
${U(s.error,"play-on-error")}
</form>`}function _n(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Et(t,e,s,o){let{replay:a,index:i}=t,l=a.frames[i],c=O(a);if(s===2&&l.automa)return Kn(l,l.automa,c,e,o);let u=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${u}`}>${te(l,c,s)}</div>
<div class=${`spread ${u}`}>${Vn(t,e,s,o)}</div>`}function Vn({replay:t,index:e,walks:s},o,a,i){let l=t.frames[e];return Jt({number:a,name:O(t)[a-1].name,player:l.players[a-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[a],fresh:Kt(l.player===a?[l.move]:[],o.patches)})}function Kn(t,e,s,o,a){return r`<div class="seat back p2">${ee(t,s,e)}</div>
${se(t,e,{turns:e.turns,run:0},o.patches,a)}`}function ls({replay:t,index:e},s){let o=a=>s.look(a);return ie(rs(t),e,O(t),s.patches,o)}function cs(t,e,s){let o=t.store.get(),{replay:a,index:i}=o,l=a.frames[i],c=O(a),{letters:u,look:g}=s.settings,f=()=>s.change({look:g==="cloth"?"thread":"cloth"});return r`${h(s,le(s,a.link,i))}
<main class=${`table ${l.automa?"solo":"screen"} viewer`} data-stage=${l.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?n("start-position"):n("after-move",{number:String(i)})}:
${Gt(l,c)}
</h1>
<p data-testid="turn-reason">${_t(l,c)}</p>
${a.comment?ne(a.comment):p}
${a.frames.length>1?jn(t,s):p}
</div>
<div class="column own">
${Et(o,t,1,u)} ${ae(l.ring,t.patches,u)}
</div>
<div class="column middle">
${re(l,t.patches,u)} ${ls(o,t)}
${l.result?ce(l,c,Wn(t,s)):is(e,i)}
</div>
<div class="column other">
${Et(o,t,2,u)} ${jt(l,c,g,f)}
</div>
</div>
<div class="below">${pe(l,c,t.patches)}</div>
</main>`}function jn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${x("graph")}<span>${n("review")}</span>
</button>`}function Wn(t,e){let{replay:s,said:o}=t.store.get(),a=async()=>t.store.dispatch({said:await Xt(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${n("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${a}>
${x("link")}<span>${n("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>Zt(s.record)}>
${x("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${o}</p>`}function zn(t,e,s,o){let a=new ot(e,s),i=new nt(e,o.go,o.settings.strength),l=()=>{b(cs(a,i,o),t),de(t)},c=[a.store.watch(l),i.store.watch(l)],u=f=>Hn(f,a);return window.addEventListener("keydown",u),{draw:l,close:()=>{for(let f of c)f();window.removeEventListener("keydown",u)}}}function Hn(t,e){let{target:s,key:o,altKey:a,ctrlKey:i,metaKey:l,shiftKey:c}=t;a||i||l||c||s instanceof Element&&s.closest("select, input, textarea, dialog")||zt(t,(u,g)=>e.walk(u,g))||e.step(o)&&t.preventDefault()}async function Wi({root:t,shell:e}){let{aidSheet:s,printButton:o}=await fe("aid");return{draw:()=>b(r`${h(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${o(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function zi({root:t,shell:e}){let s={},[o,{ratings:a},i,{bots:l},{sessions:c},u]=await Promise.all([m("GET /api/me"),at(Pt(),{ratings:[]},"ratings",s),at(xt(),{totals:[],automa:[]},"ratings",s),at(Tt(),{bots:[]},"bots",s),at(vt(),{sessions:[]},"device",s),qe()]),g={api:F,drawQr:ms=>m("POST /api/qr",{path:ms}),isSure:pt,makePasskey:Ke,subscribe:Ge,unsubscribe:_e,go:At,copy:it,forget:ue,origin:location.origin,share:ps()},f={me:o,ratings:a,statistics:i,bots:l,sessions:c,isNotified:u,errors:s},w=new st(g,f),L={passkeys:Rt(),notices:Ot()},Dt=()=>b(Je(w,e,L),t);return{draw:Dt,close:w.store.watch(Dt)}}async function at(t,e,s,o){try{return await t}catch(a){return Object.assign(o,{[s]:W(a)}),e}}function At(t){me(!1),location.assign(t)}function ps(){return"share"in navigator?t=>navigator.share(t):null}async function Hi({root:t,shell:e}){let s=new G({api:F,usePasskey:Mt,go:At},await m("GET /api/me")),o=()=>b(Ye(s,e,Rt()),t);return{draw:o,close:s.store.watch(o)}}async function Ui({root:t,shell:e},s){try{let[o,a]=await Promise.all([m("GET /api/me"),St(s)]),i=new G({api:F,usePasskey:Mt,go:At},o,a),l=()=>b(Ze(i,e,s),t);return{draw:l,close:i.store.watch(l)}}catch(o){let a=o instanceof N?Ce(o.status):null;if(a===null)throw o;return{draw:()=>b(Xe(a,e),t),close:()=>{}}}}async function Qi({root:t,shell:e},s){let o=0,a=()=>new Date(Date.now()-o),i=m("GET /api/days/{day}",{day:s??A(a())}).catch(async L=>{if(s||!(L instanceof N))throw L;return o=Date.now()-(await Bt()).getTime(),m("GET /api/days/{day}",{day:A(a())})}),[l,{days:c}]=await Promise.all([i,m("GET /api/me/days")]),u={copy:it,go:e.go,origin:location.origin,share:ps()},g=new Q(u,l,c,A(a())),f=()=>b(Se(g,e,o>0),t),w=[g.store.watch(f),Un(()=>g.look(A(a())))];return{draw:f,close:()=>{for(let L of w)L()}}}function Un(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,be(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function Ji({root:t,shell:e}){let s=await m("GET /api/me/progress");return{draw:()=>b(De(s,e),t),close:()=>{}}}async function Yi({root:t,shell:e}){let s=new et($t);await s.load("rapid");let o=()=>b(Fe(s,e),t);return{draw:o,close:s.store.watch(o)}}async function Zi({root:t,shell:e},s){let o=await wt(s);return{draw:()=>b(Ne(o,e),t),close:()=>{}}}async function Xi({root:t,shell:e}){let{reports:s}=await kt(),{fetchReports:o,findPeople:a,actAsAdmin:i}=F,l=new tt({fetchReports:o,findPeople:a,act:i,isSure:pt},s),c=()=>b(Ie(l,e),t);return{draw:c,close:l.store.watch(c)}}export{Xi as openAdmin,Wi as openAidPage,Qi as openDay,qn as openInvitation,zi as openMe,Zi as openProfile,Ji as openProgress,Yi as openRatings,Hi as openSignIn,Ui as openSignInLink,zn as openViewerPage};
