import{a as A,b as k,c as dt,d as b,e as F,f as d,g as P,h as I,i as ft}from"./sections.js";import{$a as te,$c as we,Bc as J,C as N,Cc as pt,D as jt,E as Gt,Ec as pe,G as Kt,Gc as mt,Hc as Y,Jc as x,K as r,L as Ut,M as p,N as $,Nc as me,O as R,P as h,Pc as ue,Q as f,Rc as de,Sb as ae,Sc as fe,Tc as ge,Uc as he,Vc as ye,Ya as Zt,Yc as Z,Za as Xt,Zc as be,_c as $e,a as _t,aa as Wt,b as Vt,ba as Ht,c as W,da as zt,ed as ke,fc as oe,gc as T,h as B,hd as ve,i as s,ib as ee,id as Pe,ja as Qt,jd as Se,ka as Jt,kb as ne,kd as xe,l as v,la as Yt,mc as re,n as H,nc as ie,p as w,rd as ut,t as z,u,v as S,wc as le,xc as ce,y as Q,zb as se}from"./page.js";var V="2026-11-02";function C(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Oe(t,e){let[n,a,o]=t.split("-").map(Number);return C(new Date(n,a-1,o+e))}function D(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(B(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function Me(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function Re(t){let[e,n]=t.split("-").map(Number),a=(new Date(e,n-1,1).getDay()+6)%7,o=new Date(e,n,0).getDate(),i=Math.ceil((a+o)/7);return Array.from({length:i},(l,c)=>Array.from({length:7},(m,g)=>{let y=7*c+g-a+1;return y<1||y>o?null:`${t}-${String(y).padStart(2,"0")}`}))}function Te(t,e){let[n,a]=t.split("-").map(Number);return C(new Date(n,a-1+e,1)).slice(0,7)}function Ae(t,e){let n=t.filter(({won:i})=>i!==null),a=new Set(n.map(({day:i})=>i)),o=i=>{let l=0;for(;a.has(Oe(i,-l));)l+=1;return l};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:o(e)||o(Oe(e,-1)),longest:Math.max(0,...[...a].map(o))}}var X=class{constructor(e,n,a,o){this.outside=e;this.store=w({...A,day:n,attempts:a,today:o,month:n.day.slice(0,7)})}outside;store;get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=Te(this.state.month,e);n>=V.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return k(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:a,seat:o,seed:i}=this.state.day;return k(this.store,"game",async()=>{let{url:l}=await this.outside.createGame({opponent:e,level:n,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}});return this.outside.go(l),""})}share(){let{outside:e,state:n}=this,a=Sn(n.day,e.origin);return k(this.store,"game",async()=>e.share===null?(await e.copy(a),s("copied")):(await e.share({text:a}).catch(Pn),""))}};function Pn(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function gt({opponent:t,level:e,deck:n}){if(t==="computer")return s("day-against-level",{level:e,name:s(`level-name-${e}`)});let{numeral:a}=W[e-1];return s("day-against-automa",{numeral:a,deck:s(`day-deck-${n}`)})}function tt({won:t,margin:e}){return t===null?"":e===null?s("day-resigned"):e===0?s(t?"day-won-even":"day-lost-even"):s(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function Sn(t,e){let{attempt:n,table:a}=t,o=n===null?"":tt(n),l=a&&a.rank!==null&&n&&n.margin!==null&&a.played>1?s("day-place",{rank:a.rank??0,played:a.played}):"";return[s("day-share-title",{day:D(t.day,{dateStyle:"long"})}),s("label-and-note",{label:gt(t),note:[o,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var bt={};_t(bt,{beginDay:()=>xn,fetchCalendar:()=>yt,fetchDay:()=>ht});function ht(t){return u(`/api/days/${t}`)}function xn(t){return u(`/api/days/${t}`,{})}function yt(){return u("/api/me/days")}var On=Date.UTC(2026,10,23),Mn=1440*60*1e3;function Ee(t,e){let{day:n,today:a}=t.state;return r`${h(e)}
<main class="me day">
<h1 data-testid="day-title">${D(n.day)}</h1>
${n.day<a?Tn(a,e):p}
<div class="column">${An(t,e)}</div>
<div class="column">
${n.table?In(n.table,e):p} ${Rn(n.day,a,e)}
${Ln(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</div>
</main>`}function Rn(t,e,n){return t>e?p:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${f(n)}
>${R("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
</p>`}function Tn(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${s("day-newer")}</a>
</p>`}function An(t,e){let{day:n}=t.state,{attempt:a}=n,o=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${gt(n)}</h2>
<p>${s(n.seat===1?"day-you-begin":"day-they-begin")}</p>
${o?Dn(a,n.table):r`<p class="small explain">${s("day-what")}</p>`}
<div class="row">${En(t,e)}</div>
${F(t.state,"game")}
</section>`}function Dn(t,e){let{rank:n,played:a}=e??{rank:null,played:0},o=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${tt(t)}</strong>
${o?r`<span>${s("day-place",{rank:n,played:a})}</span>`:p}
</p>`}function En(t,e){let{day:n,state:a}={day:t.state.day,state:t.state},{attempt:o}=n,i=m=>d(a,s(m),"day-play",()=>t.play(),"main");if(o===null&&n.open)return i("day-play");if(o?.won===null)return i("day-go-on");let l=d(a,s("day-practise"),"day-practise",()=>t.practise());if(o===null)return n.table===null?s("day-to-come"):l;let c=r`${R("share")}<span>${s("share")}</span>`;return r`${d(a,c,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${o.game}`} @click=${f(e)}
>${s("day-your-game")}</a
>
${l}`}function In({played:t,won:e,best:n,best_game:a},o){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
<h2 id="table-heading">${s("day-table")}</h2>
<p class="small">${s("day-played",{played:t,won:e})}</p>
${n.length===0?p:r`<table class="standings">
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
<td>${tt({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?p:r`<p>
<a class="button" href=${`/game/${a}`} @click=${f(o)}
>${s("day-best-game")}</a
>
</p>`}
</section>`}function Ln(t,e){let{attempts:n,today:a,month:o}=t.state,i=Ae(n,a),l=new Map(n.map(m=>[m.day,m])),c=D(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${De(t,-1,o<=V.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${c}</h2>
${De(t,1,o>=a.slice(0,7))}
</div>
<table>
<thead>
<tr>
${Bn().map(([m,g])=>r`<th scope="col" abbr=${g}>${m}</th>`)}
</tr>
</thead>
<tbody>
${Re(o).map(m=>r`<tr>
${m.map(g=>r`<td>${Nn(g,t,l,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${s("day-figures",{...i})}</p>
</section>`}function De(t,e,n){return r`<button
type="button"
class="quiet"
aria-label=${s(e<0?"day-month-before":"day-month-after")}
aria-disabled=${n?"true":"false"}
@click=${()=>t.turn(e)}
>
${R(e<0?"back":"forward")}
</button>`}function Bn(){return Array.from({length:7},(t,e)=>{let n=new Date(On+e*Mn).toISOString().slice(0,10);return[D(n,{weekday:"narrow"}),D(n,{weekday:"long"})]})}function Nn(t,e,n,a){if(t===null)return p;let{today:o}=e.state,i=Number(t.slice(8));if(t<V||t>o)return r`<span class="date none">${i}</span>`;let l=n.get(t),c=l?l.won===null?"running":l.won?"won":"lost":"missed",m=D(t,{dateStyle:"long"});return r`<a
class=${`date ${c}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":p}
aria-label=${s("label-and-note",{label:m,note:s(`day-how-${c}`)})}
@click=${f(a)}
>${i}</a
>`}function Ie(){return u("/api/me/progress")}var L=240,q=64,Fn=100,Cn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function j({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function nt({opponent:t,level:e,name:n}){return t==="bot"&&n?s("bot-called",{name:n}):t!=="computer"?s(Cn[t]):e===null?s("computer"):s("computer-level",{level:String(e)})}function Le({history:t}){let e=t.map(({rating:n})=>n);return $t(e,Fn)}function $t(t,e){if(t.length<2)return null;let{low:n,high:a}=qn(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*L,m=q-(i-n)/(a-n)*q;return[et(c),et(m)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:n,high:a}}function qn(t,e){let[n,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-n))/2;return e<10?{low:et(n-o),high:et(a+o)}:{low:Math.round(n-o),high:Math.round(a+o)}}function et(t){return Math.round(t*10)/10}function Ne(t){let{state:e}=t,{ratings:n,statistics:a,me:o}=e,i=n.length===0&&a.totals.length===0,l=r`${i?r`<p class="small">${s("ratings-none")}</p>`:p}
${n.length>0?r`<ul class="ratings">
${n.map(wt)}
</ul>`:p}
${a.totals.length>0?Vn(a.totals):p}
${o.account?jn(t,o.account.listed):p}
<p><a href="/ratings" data-testid="to-ratings">${s("tab-ratings")}</a></p>`;return b(e,"ratings",s("ratings-and-results"),l)}function wt(t){let{deviation:e,games:n,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${s(`class-${t.class}`)}</span>
<b class="rating-value">${j(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${s("games",{count:n})}${a?s("not-settled"):""}</span
>
${_n(t)}
</li>`}function _n(t){let e=String(t.history[0]?.rating),n={class:s(`class-${t.class}`),from:e,to:j(t)};return kt(Le(t),s("rating-picture",n))}function kt(t,e){if(t===null)return p;let[n,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${L+44} ${q+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${L}M0 ${q}H${L}`}></path>
<path class="line-path" d=${t.path}></path>
${Ut`<circle cx=${n} cy=${a} r="3.5"></circle>
<text x=${L+6} y="4">${t.high}</text>
<text x=${L+6} y=${q+4}>${t.low}</text>`}
</svg>`}function Vn(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
<th scope="row">${nt(e)}</th>
<td>${s(`class-${e.class}`)}</td>
<td>${s("won-of",{won:e.won,games:e.played})}</td>
<td>${Be(e.mean_margin)}</td>
<td>${Be(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Be(t){return t===null?"–":zt(Math.round(t*10)/10)}function jn(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${n=>t.list(Y(n))}
/><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
>`}var Gn=["placing","timing","economy","special","patches"],Kn=5;function Fe(t){let e=t.filter(({tile:a})=>a!==null),n=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:n<0?t.length:n,longest:Un(t.map(({won:a})=>a)),tile:vt(e.map(({tile:a})=>Number(a))),empty:vt(e.map(({empty:a})=>a??0))}}function Un(t){let[e,n]=[0,0];for(let a of t)n=a?n+1:0,e=Math.max(e,n);return e}function vt(t){return t.length?t.reduce((e,n)=>e+n,0)/t.length:null}function Ce(t){let e=new Map;for(let n of t){let a=Wn(n),o=e.get(a)??{name:a,played:0,won:0,order:Hn(n)};o.played+=1,o.won+=Number(n.won),e.set(a,o)}return[...e.values()].sort((n,a)=>n.order-a.order).map(({name:n,played:a,won:o})=>({name:n,played:a,won:o}))}function Wn({opponent:t,level:e}){return t==="automa"?s("progress-automa",{numeral:W[(e??1)-1].numeral}):nt({opponent:t,level:e})}function Hn({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function qe(t){let e=t.flatMap(n=>n.points_lost===null?[]:[n.points_lost]);return e.reverse(),e.map((n,a)=>vt(e.slice(Math.max(0,a+1-Kn),a+1))??0)}function _e(t){return Gn.map(e=>({cause:e,points:t[e]})).sort((e,n)=>n.points-e.points)}var zn=1;function je({games:t,best:e,gone:n},a){return r`${h(a)}
<main class="me progress">
<h1 data-testid="progress-title">${s("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${s("progress-none")}</p>`:r`<div class="column">${Qn(Fe(t))} ${Jn(Ce(t))}</div>
<div class="column">${Yn(qe(t),n)} ${Zn(e,a)}</div>`}
<p class="small"><a href="/" @click=${f(a)}>${s("back-to-home")}</a></p>
</main>`}function Qn({played:t,won:e,streak:n,longest:a,tile:o,empty:i}){let l=[["progress-played",Pt(t)],["progress-won",Ve(e/t)],["progress-streak",Pt(n)],["progress-longest",Pt(a)],["progress-tile",o===null?"–":Ve(o)],["progress-empty",i===null?"–":st(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${s("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${l.map(([c,m])=>r`<div>
<dt>${s(c)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function Jn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${s("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:n,won:a})=>Ge(e,s("won-of",{won:a,games:n}),a/n))}
</ul>
</section>`}function Ge(t,e,n){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*n)} height="4"></rect>
</svg>
</li>`}function Yn(t,e){let n=r`<h2 id="losses-heading">${s("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p class="small" data-testid="progress-unreviewed">${s("progress-unreviewed")}</p>
</section>`;let a=_e(e),o=Math.max(a[0].points,.1),i={from:st(t[0]),to:st(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p>${s("progress-lost-now",{points:i.to})}</p>
${kt($t(t,zn),s("progress-line",i))}
<h3 id="causes-heading">${s("progress-causes")}</h3>
<p class="small">${s("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>Ge(s(`progress-cause-${l}`),st(c),c/o))}
</ul>
</section>`}function Zn(t,e){return t.length===0?p:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${s("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:n,cells:a,empty:o})=>r`<li>
<a href=${`/game/${n}`} @click=${f(e)}
>${ue(a)}<span>${s("progress-quilt-empty",{empty:o})}</span></a
>
</li>`)}
</ul>
</section>`}function Pt(t){return new Intl.NumberFormat(B()).format(t)}function st(t){return new Intl.NumberFormat(B(),{maximumFractionDigits:1}).format(t)}function Ve(t){return new Intl.NumberFormat(B(),{style:"percent"}).format(t)}var at=class{constructor(e,n){this.outside=e;this.store=w({...A,reports:n,found:null,wanted:""})}outside;store;get state(){return this.store.get()}find(e){return k(this.store,"found",async()=>{let{people:n}=await this.outside.findPeople(e.trim());return this.store.dispatch({found:n,wanted:e.trim()}),""})}close(e){return k(this.store,"reported",async()=>(await this.outside.act({action:"close_report",report:e}),this.store.dispatch({reports:(await this.outside.fetchReports()).reports}),""))}rename(e,n){return this.change({action:"rename",person:e,name:n.trim()})}async suspend({id:e,name:n},a){let o=s("sure-suspend",{name:n??e});if(!await this.outside.isSure(o,s("suspend")))return!1;let i=a?{days:Number(a)}:{};return this.change({action:"suspend",person:e,...i})}lift(e){return this.change({action:"lift",person:e})}change(e){return k(this.store,"found",async()=>{await this.outside.act(e);let{people:n}=await this.outside.findPeople(this.state.wanted);return this.store.dispatch({found:n}),s("done")})}async game(e,n){let a=Xn(n);return await this.outside.isSure(s(`sure-${e}`,{game:a}),s(e))?k(this.store,"one-game",async()=>(await this.outside.act({action:e,game:a}),s("done"))):!1}};function Xn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}function Ke(t,e){return r`${h(e)}
<main class="me admin">
<h1 data-testid="admin-title">${s("tab-admin")}</h1>
<div class="column">
${b(t.state,"reported",s("reports"),ts(t,e))}
</div>
<div class="column">
${b(t.state,"found",s("find-people"),ns(t))}
${b(t.state,"one-game",s("one-game"),as(t))}
</div>
</main>`}function ts(t,e){let{reports:n}=t.state;return n.length===0?r`<p class="small">${s("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${n.map(a=>es(t,a,e))}
</ul>`}function es(t,e,n){let{id:a,reason:o,person:i,person_name:l,game:c,seats:m,text:g,created:y}=e,O=e.reporter_name??"–";return r`<li>
<span>
<b>${s(`report-reason-${o}`)}</b>${i?r` ${l??i}`:p}
${c?r`<a class="block" href=${`/game/${c}`} @click=${f(n)}
>${(m??[]).map(M=>M.name).join(" – ")}</a
>`:p}
${g?r`<span class="block quoted">${g}</span>`:p}
<span class="small block">${s("reported-by",{name:O,day:v(y)})}</span>
</span>
<span class="row">
${(m??[]).filter(M=>M.person!==null).map(M=>d(t.state,M.name,"find-reported",()=>t.find(M.person??""),"quiet"))}
${d(t.state,s("mark-read"),"close-report",()=>t.close(a))}
</span>
</li>`}function ns(t){let{found:e}=t.state;return r`${I(t.state,{id:"wanted",label:s("name-login-id"),most:200,button:s("find"),buttonId:"find",send:n=>t.find(n)})}
<ul class="things" data-testid="found-people">
${(e??[]).map(n=>ss(t,n))}
</ul>
${e?.length===0?r`<p class="small">${s("nobody-found")}</p>`:p}`}function ss(t,e){let{id:n,name:a,login:o,games:i,reports:l,suspended:c}=e,{busy:m}=t.state;return r`<li>
<span>
<b>${a??n}</b> ${o??""}
<span class="small block">
${s("games-and-reports",{games:i,reports:l})}${c?c.until===null?s("comma-suspended"):s("comma-suspended-until",{day:v(c.until)}):p}
</span>
</span>
<details class="fold">
<summary>${s("change")}<span class="visually-hidden"> ${a??n}</span></summary>
${I(t.state,{id:`name-${n}`,label:s("new-name"),button:s("rename"),buttonId:"rename",send:g=>t.rename(n,g)})}
${c?d(t.state,s("lift"),"lift",()=>t.lift(n)):r`<form
class="with-button"
@submit=${P(g=>t.suspend(e,g("days")))}
>
<label for=${`days-${n}`}>${s("suspend-days")}</label>
<input id=${`days-${n}`} name="days" type="number" min="1" max="3650" />
<button type="submit" class="danger" data-testid="suspend" ?disabled=${m!==null}>
${s("suspend")}
</button>
</form>`}
</details>
</li>`}function as(t){let e=()=>document.getElementById("one-game-id").value.trim(),n=a=>()=>{e()&&t.game(a,e())};return r`<label for="one-game-id" class="small">${s("game-address")}</label>
<input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
<div class="row">
${d(t.state,s("end_game"),"end-game",n("end_game"),"danger")}
${d(t.state,s("void_rating"),"void-rating",n("void_rating"))}
</div>`}var Ue=["blitz","rapid","correspondence","untimed"],ot=class{constructor(e){this.fetch=e}fetch;store=w({name:"rapid",people:[],error:""});async load(e){this.store.dispatch({name:e,error:""});try{let{people:n}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:n})}catch(n){this.store.dispatch({people:[],error:H(n)})}}};function We(t,e){let{name:n,people:a,error:o}=t.store.get();return r`${h(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${s("tab-ratings")}</h1>
<section class="panel" aria-label=${s("tab-ratings")}>
<p class="small">${s("ladder-text")}</p>
${pe("speed",s("ladder-speed"),Ue.map(i=>[i,s(`class-${i}`)]),n,i=>t.load(i))}
${a.length?rs(a,e):os()} ${Z(o,"ladder-error")}
<p class="small">${s("ladder-listed")}</p>
</section>
<p class="small"><a href="/" @click=${f(e)}>${s("back-to-home")}</a></p>
</main>`}function os(){return r`<p data-testid="ladder-none">${s("ladder-none")}</p>`}function rs(t,e){let n=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${s("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${n.map(a=>r`<th scope="col">${s(a)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(a=>is(a,e))}
</tbody>
</table>
</div>`}function is(t,e){let{rank:n,id:a,name:o,games:i,you:l}=t;return r`<tr class=${l?"you":""}>
<td>${n??"–"}</td>
<th scope="row">
<a href=${`/people/${a}`} @click=${f(e)}>${o??s("ladder-nameless")}</a>
</th>
<td>${j(t)}</td>
<td>${i}</td>
</tr>`}var rt=class{constructor(e,n){this.outside=e;this.store=w({...A,...n,link:null,token:null})}outside;store;get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:a}=await this.outside.api.askForPasskey(e),o=await this.outside.makePasskey(a),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,o)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await dt(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),a={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:a}),this.store.dispatch({link:{...a,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:n}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:n}),s("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(a){if(!(a instanceof Error&&a.name==="AbortError"))throw a}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await dt(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:a}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:a}}),""})}async revokeToken({id:e,name:n},a){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,a),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,n){return k(this.store,e,n)}};function He({name:t,bot:e,you:n,ratings:a,against:o,games:i},l){return r`${h(l)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||s("ladder-nameless")}
${e?r`<span class="badge">${s("profile-bot")}</span>`:p}
</h1>
${n?r`<p class="small">${s("profile-you")}</p>`:p}
<div class="column">
${St("profile-ratings",ls(a))}
${St("profile-against",cs(o,l))}
</div>
<div class="column">${St("profile-recent",ps(i,l))}</div>
<p class="small"><a href="/ratings" @click=${f(l)}>${s("tab-ratings")}</a></p>
</main>`}function St(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${s(t)}</h2>
${e}
</section>`}function ls(t){return t.length===0?r`<p class="small">${s("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(wt)}
</ul>`}function cs(t,e){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(n=>r`<li>
${n.id?r`<a href=${`/people/${n.id}`} @click=${f(e)}>${xt(n)}</a>`:xt(n)}
<span>${s("won-of",{won:n.won,games:n.played})}</span>
</li>`)}
</ul>`}function xt({name:t,level:e,bot:n=!1}){return e!==null?s("computer-level",{level:String(e)}):n?s("bot-called",{name:t}):t}function ps(t,e){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:n,opponent:a,level:o,rated:i,won:l,scores:c,ended:m,...g})=>{let y=Yt(c[0],c[1]),O=[s(`class-${g.class}`),...i?[s("profile-rated")]:[],v(m)];return r`<li>
<a href=${`/game/${n}`} @click=${f(e)}>${xt({name:a,level:o})}</a>
<span>${s(l?"profile-won":"profile-lost",{points:y})}</span>
<span class="small">${O.join(", ")}</span>
</li>`})}
</ul>`}var _={};_t(_,{actAsAdmin:()=>us,addPasskey:()=>$s,askForPasskey:()=>bs,askWho:()=>ks,changeMe:()=>ds,changePassphrase:()=>ys,dropLinks:()=>xs,endSession:()=>Ss,fetchBest:()=>Ot,fetchBots:()=>It,fetchProfile:()=>Mt,fetchRatings:()=>Dt,fetchReports:()=>Rt,fetchSessions:()=>Tt,fetchStatistics:()=>Et,findPeople:()=>ms,lookAtLink:()=>At,makeAccount:()=>fs,makeBot:()=>As,makeLink:()=>Ps,makeToken:()=>Es,removeBot:()=>Ds,removeMe:()=>Ts,removePasskey:()=>ws,revokeToken:()=>Is,signIn:()=>gs,signInByLink:()=>Os,signInByPasskey:()=>vs,signOut:()=>hs,subscribeToPush:()=>Ms,unsubscribeFromPush:()=>Rs});function Ot(t){return u(`/api/ratings?class=${t}`)}function Mt(t){return u(`/api/people/${t}`)}function Rt(){return u("/api/admin/reports")}function ms(t){return u(`/api/admin/people?wanted=${encodeURIComponent(t)}`)}function us(t){return u("/api/admin",t)}function ds(t){return u("/api/me",t,"PATCH")}function fs(t,e){return u("/api/account",{login:t,passphrase:e})}function gs(t,e,n){return u("/api/sign-in",{login:t,passphrase:e,bring:n})}async function hs(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function ys(t,e){return u("/api/me/passphrase",{old:t,new:e})}function bs(t){return u("/api/passkeys/options",{login:t})}function $s(t,e,n){return u("/api/passkeys",{ceremony:t,name:e,credential:n})}function ws(t){return u(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function ks(){return u("/api/sign-in/passkey/options",{})}function vs(t,e,n){return u("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function Ps(){return u("/api/me/link",{})}function Tt(){return u("/api/me/sessions")}async function Ss(t){await S(`/api/me/sessions/${t}`,{},"DELETE")}async function xs(){await S("/api/me/link",{},"DELETE")}function At(t){return u("/api/sign-in/link/look",{code:t})}function Os(t,e){return u("/api/sign-in/link",{code:t,bring:e})}async function Ms(t){await S("/api/me/push",{subscription:t})}async function Rs(t){await S("/api/me/push",{endpoint:t},"DELETE")}function Dt(){return u("/api/me/ratings")}function Et(){return u("/api/me/statistics")}async function Ts(t){await S("/api/me",{passphrase:t},"DELETE")}function It(){return u("/api/me/bots")}function As(t){return u("/api/me/bots",{name:t})}async function Ds(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function Es(t){return u(`/api/me/bots/${t}/tokens`,{})}async function Is(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var G=class{constructor(e,n,a=null){this.outside=e;this.store=w({...A,me:n,link:a,bring:!0})}outside;store;get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),a=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,a,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return k(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function ze(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function Lt(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Qe(){return Lt()&&await Ze()!==null}async function Je(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Ye(){let t=await Ze();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ze(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Bt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Xe(t){let e=t;return tn(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Nt(t){let e=t;return tn(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function tn(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}function K(t,e=""){return r`<label
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
/></label>`}function E(t,e,n,a=""){return r`<label
>${e} <span class="small">${a}</span>
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
><input type="checkbox" @change=${Ls} /><span>${s("show-it")}</span></label
>`}function Ls(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function en(t,e,n){let{me:a}=t.state,o=n&&a.passkeys_possible,i=a.account?Ns(t,a.account,o):Bs(t,e,o);return b(t.state,"account",s("account"),i)}function Bs(t,e,n){let{busy:a}=t.state;return r`<p class="small">${s("account-why")}</p>
<form
class="fields"
@submit=${P(o=>t.makeAccount(o("login"),o("passphrase")))}
>
${K("username",s("never-shown"))}
${E("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${a!==null}>
${s("make-account")}
</button>
</form>
${n?r`<details class="fold">
<summary>${s("passkey-instead")}</summary>
<form class="fields" @submit=${P(o=>t.addPasskey(o("login")))}>
${K("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${a!==null}>
${s("make-account-passkey")}
</button>
</form>
</details>`:p}
<p class="small">
${x("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${f(e)}
>${s("sign-in")}</a
>`})}
</p>`}function Ns(t,e,n){let{state:a}=t;return r`<p>
${x("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${d(a,s("sign-out"),"sign-out",()=>t.signOut(!1))}
${d(a,s("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${s(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${P(o=>t.changePassphrase(e.passphrase?o("old"):null,o("passphrase")))}
>
${e.passphrase?E("old",s("old-passphrase"),"current-password"):p}
${E("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
${s("change")}
</button>
</form>
</details>
${n||e.passkeys.length>0?Fs(t,e,n):p}`}function Fs(t,e,n){let{state:a}=t;return r`<h3>${s("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(o=>Cs(t,o))}
</ul>
${n?d(a,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):p}
${e.fresh?p:r`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Cs(t,{id:e,name:n,created:a}){return r`<li>
<span>${n} <span class="small">${s("since-day",{day:v(a)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${s("remove-name",{name:n})}
@click=${()=>t.removePasskey({id:e,name:n})}
>
${s("remove")}
</button>
</li>`}function nn(t){let{state:e}=t,{bots:n,token:a}=e,o=r`<details class="fold" ?open=${n.length>0||a!==null}>
<summary data-testid="open-bots">${s("let-program-play")}</summary>
<p class="small">${x("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${a?r`<p class="token">
<label for="bot-token">${s("token-of-bot",{bot:a.bot})}</label>
${J("bot-token",a.token)}
</p>`:p}
<ul class="things" data-testid="bot-list">
${n.map(i=>qs(t,i))}
</ul>
${I(e,{id:"bot-name",label:s("name-of-bot"),button:s("make-bot"),buttonId:"make-bot",clears:!0,send:i=>t.makeBot(i)})}
</details>`;return b(e,"bots",s("bots"),o)}function qs(t,e){let{state:n}=t,a=r`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${s(e.online?"listening":"not-connected")}</span>
</span>
${d(n,s("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(n,a,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(o=>_s(t,e,o))}
</ul>
</li>`}function _s(t,e,{id:n,scope:a,created:o}){return r`<li class="small">
<span
>${s("token-of-day",{day:v(o)})}${a==="read"?s("only-to-look"):""}</span
>
${d(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
</li>`}function sn(t){let{state:e}=t,{link:n}=e;return b(e,"device",s("another-device"),r`<p class="small">${s("another-device-text")}</p>
${n?Gs(t,n):d(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?Vs(t):p}`)}function Vs(t){return r`<h3>${s("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>js(t,e))}
</ul>`}function js(t,e){let n=e.agent??s("unknown-browser"),a=v(e.used),o=r`${s("sign-out")}<span class="visually-hidden"> ${n}, ${a}</span>`;return r`<li>
<span
>${n}
<span class="small">${e.here?s("this-browser"):s("used-on-day",{day:a})}</span>
</span>
${e.here?p:d(t.state,o,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function Gs(t,{address:e,picture:n}){let{state:a}=t,o=t.outside.share?d(a,s("share"),"share-device-link",()=>t.shareLink()):p;return r`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
${J("device-link",e)}
<div class="row">
${d(a,s("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${o}
${d(a,s("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${n?r`<img
alt=${s("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
/>`:p}
</div>`}function an(t,e){let{state:n}=t;return b(n,"notices",s("notifications"),Ks(t,e))}function Ks(t,e){let{state:n}=t;return n.me.push.available?e?r`<p class="small">${s("browser-can-tell")}</p>
${n.isNotified?d(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${s("browser-has-none")}</p>`:r`<p class="small">${s("server-sends-none")}</p>`}function on(t){let{state:e}=t,n=e.me.account?.passphrase??!1,a=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${s("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${s("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${s("delete-me")}</summary>
<form class="fields" @submit=${P(o=>t.leave(o("leaving")))}>
<p class="small">${s("delete-text")}</p>
${n?E("leaving",s("your-passphrase"),"current-password"):r`<label
>${s("type-to-confirm",{word:s("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${s("delete-me")}
</button>
</form>
</details>`;return b(e,"leaving",s("your-data"),a)}function rn(t,e,n){let{me:a}=t.state;return r`${h(e)}
<main class="me">
<h1 data-testid="me-title">${a.name??s("to-me")}</h1>
<div class="column">
${Us(t)} ${en(t,e,n.passkeys)}
${a.known?sn(t):p}
${a.known?an(t,n.notices):p}
</div>
<div class="column">
${Ne(t)} ${nn(t)} ${a.known?on(t):p}
<p class="small">
<a href="/" @click=${f(e)}>${s("back-to-home")}</a>
</p>
</div>
</main>`}function Us(t){let{state:e}=t;return b(e,"name",s("your-name"),I(e,{id:"my-name",label:s("name-as-others-see"),hint:s("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:s("save"),buttonId:"save-name",send:n=>t.rename(n)}))}function ln(t,e,n){let{state:a}=t,{account:o}=a.me;if(o)return U(e,s("you-are-signed-in"),mn(o.login,e));let i=r`<form
class="fields"
@submit=${P(l=>t.signIn(l("login"),l("passphrase")))}
>
${K("username")}
${E("passphrase",s("passphrase"),"current-password")} ${un(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${a.busy!==null}>
${s("sign-in")}
</button>
</form>
${F(a,"passphrase")}
${n&&a.me.passkeys_possible?r`<div class="or">
${d(a,s("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${F(a,"passkey")}
</div>`:p}
<p class="small">
${x("signed-in-elsewhere",{you:r`<b>${s("to-me")}</b>`,device:r`<b>${s("another-device")}</b>`,play:r`<a href="/" @click=${f(e)}>${s("play-at-once")}</a>`})}
</p>`;return U(e,s("sign-in"),i)}function cn(t,e,n){let{state:a}=t,{account:o}=a.me;if(o)return U(e,s("you-are-signed-in"),mn(o.login,e));let i=a.link?.name,l=r`<p data-testid="link-whom">
${i?x("plays-as",{name:r`<b>${i}</b>`}):s("plays-as-same")}
</p>
${un(t)}
<div class="row">
${d(a,s("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
<a class="button" href="/" @click=${f(e)}>${s("not-now")}</a>
</div>
${F(a,"link")}`;return U(e,s("use-device-too"),l)}function pn(t,e){return U(e,s("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${s("back-to-home")}</a>`)}function U(t,e,n){return r`${h(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${n}
</section>
</main>`}function mn(t,e){return r`<p>${x("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${s("to-your-page")}</a>`}function un(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(Y(e))}
/><span>${s("bring-games")}</span></label
>`:p}function dn(t){return t===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:t===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function fn(t){let{board:e,clock:n,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[s("term-seat"),s(`term-seat-${l}`)],[s("clock"),n===null?s("term-no-clock"):ae(n)],[s("time-board"),s(`term-board-${e}`)],[s("circle"),s(i?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(a?"tick-takebacks-note":"term-none")],...c?[Ws(c)]:[],[s("term-rating"),s(o?"tick-rated-note":"terms-not-rated")]]}function Ws(t){return[s("starts-way"),s(`starts-terms-${t}`)]}function gn(t,e,n){let{yours:a,name:o,game:i}=t;return r`${h(n)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${a?s("own-invitation"):s("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${fn(t).map(([l,c])=>r`<div>
<dt>${l}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${a?Hs(i):$e(e)}
</section>
</main>`}function Hs(t){return r`<p data-testid="own-invitation">${s("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${s("to-the-table")}</a>`}function hn({title:t,text:e},n){return r`${h(n)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${s("play-on-your-own")}</a>
</section>
</main>`}async function zs({root:t,shell:e},n){let a="tab-invitation";try{let o=await jt(n),i=new ie({me:N,sit:m=>Gt(n,m),go:e.go}),l=()=>$(gn(o,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:a,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof z?dn(o.status):null;if(!i)throw o;return{page:{draw:()=>$(hn(i,e),t),close:()=>{}},title:a}}}function Qs(t,e){let[n,,...a]=t.link.split(","),o=t.moves.slice(0,e).filter(i=>!se(i)).map(i=>i==="pass"?".":i);return[n,o.join(""),...a].join(",")}var it=class{constructor(e,n,a){this.replay=e;this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=w(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Q(this.wanted(e));this.go(n)}catch(n){let a=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:n}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:l}=n,c=l&&a==="automa"?{deck:l.deck,level:l.level}:null,m=a==="computer"?{level:o}:null,g=a==="person"?T(n).map(({name:O})=>O):null,y=Qs(n,e);return{opponent:a,...c,...m,first:i,board:"revised",seed:null,from:y,names:g}}};function yn(t){return t.frames.slice(1).map(({move:e,player:n},a)=>({number:a+1,player:n??1,move:e??"pass"}))}var lt=class{constructor(e,n){this.patches=n;let a=oe(e,n),o={replay:{...e,frames:a},index:a.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=w(o)}patches;store;look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:a}=this.store.get(),o=a.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:o};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return te(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:a}=this.store.get();this.store.dispatch({walks:{...a,[e]:Wt(a[e],n)}})}};function bn(t,e){let n=t.store.get(),a=t.isSolo?[["automa",s("automa-alone")]]:[...Vt.map(({level:l})=>[String(l),s("computer-level-name",{level:String(l),name:Ht(l)})]),["person",s("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${s("play-on-here")}</h2>
<label
>${s("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Js(mt(l)))}
>
${a.map(([l,c])=>r`<option value=${l} ?selected=${o===l}>${c}</option>`)}
</select></label
>
${t.isSolo?p:r`<label
>${s("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:mt(l)})}
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
${Z(n.error,"play-on-error")}
</form>`}function Js(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Ft(t,e,n,a){let{replay:o,index:i}=t,l=o.frames[i],c=T(o);if(n===2&&l.automa)return Zs(l,l.automa,c,e,a);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${ge(l,c,n)}</div>
<div class=${`spread ${m}`}>${Ys(t,e,n,a)}</div>`}function Ys({replay:t,index:e,walks:n},a,o,i){let l=t.frames[e];return me({number:o,name:T(t)[o-1].name,player:l.players[o-1],patches:a.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[o],fresh:Zt(l.player===o?[l.move]:[],a.patches)})}function Zs(t,e,n,a,o){return r`<div class="seat back p2">${he(t,n,e)}</div>
${ye(t,e,{turns:e.turns,run:0},a.patches,o)}`}function $n({replay:t,index:e},n){let a=o=>n.look(o);return ve(yn(t),e,T(t),n.patches,a)}function wn(t,e,n){let a=t.store.get(),{replay:o,index:i}=a,l=o.frames[i],c=T(o),{letters:m,look:g}=n.settings,y=()=>n.change({look:g==="cloth"?"thread":"cloth"});return r`${h(n,Pe(n,o.link,i))}
<main class=${`table ${l.automa?"solo":"screen"} viewer`} data-stage=${l.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?s("start-position"):s("after-move",{number:String(i)})}:
${Qt(l,c)}
</h1>
<p data-testid="turn-reason">${Jt(l,c)}</p>
${o.comment?be(o.comment):p}
${o.frames.length>1?Xs(t,n):p}
</div>
<div class="column own">
${Ft(a,t,1,m)} ${we(l.ring,t.patches,m)}
</div>
<div class="column middle">
${ke(l,t.patches,m)} ${$n(a,t)}
${l.result?Se(l,c,ta(t,n)):bn(e,i)}
</div>
<div class="column other">
${Ft(a,t,2,m)} ${ee(l,c,g,y)}
</div>
</div>
<div class="below">${xe(l,c,t.patches)}</div>
</main>`}function Xs(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${R("graph")}<span>${s("review")}</span>
</button>`}function ta(t,e){let{replay:n,said:a}=t.store.get(),o=async()=>t.store.dispatch({said:await fe(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${s("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${o}>
${R("link")}<span>${s("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>de(n.record)}>
${R("download")}<span>${s("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${a}</p>`}function ea(t,e,n,a){let o=new lt(e,n),i=new it(e,a.go,a.settings.strength),l=()=>{$(wn(o,i,a),t),re(t)},c=[o.store.watch(l),i.store.watch(l)],m=y=>na(y,o);return window.addEventListener("keydown",m),{draw:l,close:()=>{for(let y of c)y();window.removeEventListener("keydown",m)}}}function na(t,e){let{target:n,key:a,altKey:o,ctrlKey:i,metaKey:l,shiftKey:c}=t;o||i||l||c||n instanceof Element&&n.closest("select, input, textarea, dialog")||ne(t,(m,g)=>e.walk(m,g))||e.step(a)&&t.preventDefault()}var ul={aid:sa,me:aa,"sign-in":oa,link:ra,today:(t,e)=>kn(t,e,C(new Date)),day:kn,progress:la,ratings:ca,profile:pa,admin:ma};async function sa(t,e){let{aidSheet:n,printButton:a}=await Xt("aid");return{draw:()=>$(r`${h(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${s("how-to-play")}</h1>
${a(()=>window.print())}
</div>
${n()}
</main>`,t),close:()=>{}}}async function aa(t,e){let n={},[a,{ratings:o},i,{bots:l},{sessions:c},m]=await Promise.all([N(),ct(Dt(),{ratings:[]},"ratings",n),ct(Et(),{totals:[],automa:[]},"ratings",n),ct(It(),{bots:[]},"bots",n),ct(Tt(),{sessions:[]},"device",n),Qe()]),g={api:_,drawQr:Kt,isSure:ft,makePasskey:Xe,subscribe:Je,unsubscribe:Ye,go:Ct,copy:pt,forget:ce,origin:location.origin,share:vn()},y={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:m,errors:n},O=new rt(g,y),M={passkeys:Bt(),notices:Lt()},qt=()=>$(rn(O,e,M),t);return{draw:qt,close:O.store.watch(qt)}}async function ct(t,e,n,a){try{return await t}catch(o){return Object.assign(a,{[n]:H(o)}),e}}function Ct(t){le(!1),location.assign(t)}function vn(){return"share"in navigator?t=>navigator.share(t):null}async function oa(t,e){let n=new G({api:_,usePasskey:Nt,go:Ct},await N()),a=()=>$(ln(n,e,Bt()),t);return{draw:a,close:n.store.watch(a)}}async function ra(t,e,n){try{let[a,o]=await Promise.all([N(),At(n)]),i=new G({api:_,usePasskey:Nt,go:Ct},a,o),l=()=>$(cn(i,e,n),t);return{draw:l,close:i.store.watch(l)}}catch(a){let o=a instanceof z?ze(a.status):null;if(o===null)throw a;return{draw:()=>$(pn(o,e),t),close:()=>{}}}}async function kn(t,e,n){let[a,{days:o}]=await Promise.all([ht(n),yt()]),i={api:bt,createGame:Q,copy:pt,go:e.go,origin:location.origin,share:vn()},l=new X(i,a,o,C(new Date)),c=()=>$(Ee(l,e),t),m=[l.store.watch(c),ia(()=>l.look(C(new Date)))];return{draw:c,close:()=>{for(let g of m)g()}}}function ia(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,Me(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function la(t,e){let n=await Ie();return{draw:()=>$(je(n,e),t),close:()=>{}}}async function ca(t,e){let n=new ot(Ot);await n.load("rapid");let a=()=>$(We(n,e),t);return{draw:a,close:n.store.watch(a)}}async function pa(t,e,n){let a=await Mt(n);return{draw:()=>$(He(a,e),t),close:()=>{}}}async function ma(t,e){let{reports:n}=await Rt(),{fetchReports:a,findPeople:o,actAsAdmin:i}=_,l=new at({fetchReports:a,findPeople:o,act:i,isSure:ft},n),c=()=>$(Ke(l,e),t);return{draw:c,close:l.store.watch(c)}}export{ul as AWAY,zs as openInvitation,ea as openViewerPage};
