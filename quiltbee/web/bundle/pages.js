import{a as R,b as w,c as mt,d as y,e as B,f as d,g as P,h as A,i as ut}from"./sections.js";import{$ as Ut,Ac as ie,Bc as le,C as L,Cc as ce,D as _t,Dc as pe,E as Vt,Eb as te,Ec as J,Fc as me,G as jt,Gb as lt,Gc as ue,Hb as H,Hc as de,K as r,L as Gt,M as p,Mc as ge,N as b,O,Pc as fe,Qc as he,Rc as ye,Sc as be,Wa as Jt,Wb as ee,_ as Kt,a as Nt,b as qt,ba as Wt,c as K,db as Yt,dd as $e,eb as x,ed as we,h as E,ha as zt,i as s,ia as Ht,ja as Qt,jc as ne,kc as M,l as v,n as U,nd as pt,ob as Zt,oc as se,od as ke,p as $,pd as ve,qd as Pe,sc as ae,t as W,u,uc as oe,v as S,wc as Q,xb as Xt,xc as ct,y as z,yc as f,zc as re}from"./page.js";var q="2026-11-02";function F(t){let e=n=>String(n).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Se(t,e){let[n,a,o]=t.split("-").map(Number);return F(new Date(n,a-1,o+e))}function T(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(E(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function xe(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function Oe(t){let[e,n]=t.split("-").map(Number),a=(new Date(e,n-1,1).getDay()+6)%7,o=new Date(e,n,0).getDate(),i=Math.ceil((a+o)/7);return Array.from({length:i},(l,c)=>Array.from({length:7},(m,g)=>{let h=7*c+g-a+1;return h<1||h>o?null:`${t}-${String(h).padStart(2,"0")}`}))}function Me(t,e){let[n,a]=t.split("-").map(Number);return F(new Date(n,a-1+e,1)).slice(0,7)}function Re(t,e){let n=t.filter(({won:i})=>i!==null),a=new Set(n.map(({day:i})=>i)),o=i=>{let l=0;for(;a.has(Se(i,-l));)l+=1;return l};return{played:n.length,won:n.filter(({won:i})=>i).length,streak:o(e)||o(Se(e,-1)),longest:Math.max(0,...[...a].map(o))}}var Y=class{constructor(e,n,a,o){this.outside=e;this.store=$({...R,day:n,attempts:a,today:o,month:n.day.slice(0,7)})}outside;store;get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let n=Me(this.state.month,e);n>=q.slice(0,7)&&n<=this.state.today.slice(0,7)&&this.store.dispatch({month:n})}play(){return w(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:n,deck:a,seat:o,seed:i}=this.state.day;return w(this.store,"game",async()=>{let{url:l}=await this.outside.createGame({opponent:e,level:n,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}});return this.outside.go(l),""})}share(){let{outside:e,state:n}=this,a=vn(n.day,e.origin);return w(this.store,"game",async()=>e.share===null?(await e.copy(a),s("copied")):(await e.share({text:a}).catch(kn),""))}};function kn(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function dt({opponent:t,level:e,deck:n}){if(t==="computer")return s("day-against-level",{level:e,name:s(`level-name-${e}`)});let{numeral:a}=K[e-1];return s("day-against-automa",{numeral:a,deck:s(`day-deck-${n}`)})}function Z({won:t,margin:e}){return t===null?"":e===null?s("day-resigned"):e===0?s(t?"day-won-even":"day-lost-even"):s(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function vn(t,e){let{attempt:n,table:a}=t,o=n===null?"":Z(n),l=a&&a.rank!==null&&n&&n.margin!==null&&a.played>1?s("day-place",{rank:a.rank??0,played:a.played}):"";return[s("day-share-title",{day:T(t.day,{dateStyle:"long"})}),s("label-and-note",{label:dt(t),note:[o,l].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var ht={};Nt(ht,{beginDay:()=>Pn,fetchCalendar:()=>ft,fetchDay:()=>gt});function gt(t){return u(`/api/days/${t}`)}function Pn(t){return u(`/api/days/${t}`,{})}function ft(){return u("/api/me/days")}var Sn=Date.UTC(2026,10,23),xn=1440*60*1e3;function De(t,e){let{day:n,today:a}=t.state;return r`${f(e)}
<main class="me day">
<h1 data-testid="day-title">${T(n.day)}</h1>
${n.day<a?Mn(a):p}
<div class="column">${Rn(t)}</div>
<div class="column">
${n.table?An(n.table):p} ${On(n.day,a)} ${In(t)}
<p class="small"><a href="/">${s("back-to-home")}</a></p>
</div>
</main>`}function On(t,e){return t>e?p:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle"
>${O("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
</p>`}function Mn(t){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`}>${s("day-newer")}</a>
</p>`}function Rn(t){let{day:e}=t.state,{attempt:n}=e,a=n!==null&&n.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${dt(e)}</h2>
<p>${s(e.seat===1?"day-you-begin":"day-they-begin")}</p>
${a?Tn(n,e.table):r`<p class="small explain">${s("day-what")}</p>`}
<div class="row">${Dn(t)}</div>
${B(t.state,"game")}
</section>`}function Tn(t,e){let{rank:n,played:a}=e??{rank:null,played:0},o=n!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${Z(t)}</strong>
${o?r`<span>${s("day-place",{rank:n,played:a})}</span>`:p}
</p>`}function Dn(t){let{day:e,state:n}={day:t.state.day,state:t.state},{attempt:a}=e,o=c=>d(n,s(c),"day-play",()=>t.play(),"main");if(a===null&&e.open)return o("day-play");if(a?.won===null)return o("day-go-on");let i=d(n,s("day-practise"),"day-practise",()=>t.practise());if(a===null)return e.table===null?s("day-to-come"):i;let l=r`${O("share")}<span>${s("share")}</span>`;return r`${d(n,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${a.game}`}>${s("day-your-game")}</a>
${i}`}function An({played:t,won:e,best:n,best_game:a}){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
${n.map(o=>r`<tr class=${o.you?"you":""}>
<td>${o.rank}</td>
<th scope="row">
${o.name??s("day-guest")}${o.you?s("day-you"):""}
</th>
<td>${Z({...o,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?p:r`<p>
<a class="button" href=${`/game/${a}`}>${s("day-best-game")}</a>
</p>`}
</section>`}function In(t){let{attempts:e,today:n,month:a}=t.state,o=Re(e,n),i=new Map(e.map(c=>[c.day,c])),l=T(`${a}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Te(t,-1,a<=q.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${Te(t,1,a>=n.slice(0,7))}
</div>
<table>
<thead>
<tr>
${En().map(([c,m])=>r`<th scope="col" abbr=${m}>${c}</th>`)}
</tr>
</thead>
<tbody>
${Oe(a).map(c=>r`<tr>
${c.map(m=>r`<td>${Ln(m,t,i)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${s("day-figures",{...o})}</p>
</section>`}function Te(t,e,n){return r`<button
type="button"
class="quiet"
aria-label=${s(e<0?"day-month-before":"day-month-after")}
aria-disabled=${n?"true":"false"}
@click=${()=>t.turn(e)}
>
${O(e<0?"back":"forward")}
</button>`}function En(){return Array.from({length:7},(t,e)=>{let n=new Date(Sn+e*xn).toISOString().slice(0,10);return[T(n,{weekday:"narrow"}),T(n,{weekday:"long"})]})}function Ln(t,e,n){if(t===null)return p;let{today:a}=e.state,o=Number(t.slice(8));if(t<q||t>a)return r`<span class="date none">${o}</span>`;let i=n.get(t),l=i?i.won===null?"running":i.won?"won":"lost":"missed",c=T(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":p}
aria-label=${s("label-and-note",{label:c,note:s(`day-how-${l}`)})}
>${o}</a
>`}function Ae(){return u("/api/me/progress")}var I=240,C=64,Bn=100,Fn={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function _({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function tt({opponent:t,level:e,name:n}){return t==="bot"&&n?s("bot-called",{name:n}):t!=="computer"?s(Fn[t]):e===null?s("computer"):s("computer-level",{level:String(e)})}function Ie({history:t}){let e=t.map(({rating:n})=>n);return yt(e,Bn)}function yt(t,e){if(t.length<2)return null;let{low:n,high:a}=Cn(t,e),o=t.map((i,l)=>{let c=l/(t.length-1)*I,m=C-(i-n)/(a-n)*C;return[X(c),X(m)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:n,high:a}}function Cn(t,e){let[n,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-n))/2;return e<10?{low:X(n-o),high:X(a+o)}:{low:Math.round(n-o),high:Math.round(a+o)}}function X(t){return Math.round(t*10)/10}function Le(t){let{state:e}=t,{ratings:n,statistics:a,me:o}=e,i=n.length===0&&a.totals.length===0,l=r`${i?r`<p class="small">${s("ratings-none")}</p>`:p}
${n.length>0?r`<ul class="ratings">
${n.map(bt)}
</ul>`:p}
${a.totals.length>0?qn(a.totals):p}
${o.account?_n(t,o.account.listed):p}
<p><a href="/ratings" data-testid="to-ratings">${s("tab-ratings")}</a></p>`;return y(e,"ratings",s("ratings-and-results"),l)}function bt(t){let{deviation:e,games:n,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${s(`class-${t.class}`)}</span>
<b class="rating-value">${_(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${s("games",{count:n})}${a?s("not-settled"):""}</span
>
${Nn(t)}
</li>`}function Nn(t){let e=String(t.history[0]?.rating),n={class:s(`class-${t.class}`),from:e,to:_(t)};return $t(Ie(t),s("rating-picture",n))}function $t(t,e){if(t===null)return p;let[n,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${I+44} ${C+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${I}M0 ${C}H${I}`}></path>
<path class="line-path" d=${t.path}></path>
${Gt`<circle cx=${n} cy=${a} r="3.5"></circle>
<text x=${I+6} y="4">${t.high}</text>
<text x=${I+6} y=${C+4}>${t.low}</text>`}
</svg>`}function qn(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
<th scope="row">${tt(e)}</th>
<td>${s(`class-${e.class}`)}</td>
<td>${s("won-of",{won:e.won,games:e.played})}</td>
<td>${Ee(e.mean_margin)}</td>
<td>${Ee(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function Ee(t){return t===null?"–":Wt(Math.round(t*10)/10)}function _n(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${n=>t.list(H(n))}
/><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
>`}var Vn=["placing","timing","economy","special","patches"],jn=5;function Be(t){let e=t.filter(({tile:a})=>a!==null),n=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:n<0?t.length:n,longest:Gn(t.map(({won:a})=>a)),tile:wt(e.map(({tile:a})=>Number(a))),empty:wt(e.map(({empty:a})=>a??0))}}function Gn(t){let[e,n]=[0,0];for(let a of t)n=a?n+1:0,e=Math.max(e,n);return e}function wt(t){return t.length?t.reduce((e,n)=>e+n,0)/t.length:null}function Fe(t){let e=new Map;for(let n of t){let a=Kn(n),o=e.get(a)??{name:a,played:0,won:0,order:Un(n)};o.played+=1,o.won+=Number(n.won),e.set(a,o)}return[...e.values()].sort((n,a)=>n.order-a.order).map(({name:n,played:a,won:o})=>({name:n,played:a,won:o}))}function Kn({opponent:t,level:e}){return t==="automa"?s("progress-automa",{numeral:K[(e??1)-1].numeral}):tt({opponent:t,level:e})}function Un({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function Ce(t){let e=t.flatMap(n=>n.points_lost===null?[]:[n.points_lost]);return e.reverse(),e.map((n,a)=>wt(e.slice(Math.max(0,a+1-jn),a+1))??0)}function Ne(t){return Vn.map(e=>({cause:e,points:t[e]})).sort((e,n)=>n.points-e.points)}var Wn=1;function _e({games:t,best:e,gone:n},a){return r`${f(a)}
<main class="me progress">
<h1 data-testid="progress-title">${s("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${s("progress-none")}</p>`:r`<div class="column">${zn(Be(t))} ${Hn(Fe(t))}</div>
<div class="column">${Qn(Ce(t),n)} ${Jn(e)}</div>`}
<p class="small"><a href="/">${s("back-to-home")}</a></p>
</main>`}function zn({played:t,won:e,streak:n,longest:a,tile:o,empty:i}){let l=[["progress-played",kt(t)],["progress-won",qe(e/t)],["progress-streak",kt(n)],["progress-longest",kt(a)],["progress-tile",o===null?"–":qe(o)],["progress-empty",i===null?"–":et(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${s("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${l.map(([c,m])=>r`<div>
<dt>${s(c)}</dt>
<dd>${m}</dd>
</div>`)}
</dl>
</section>`}function Hn(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${s("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:n,won:a})=>Ve(e,s("won-of",{won:a,games:n}),a/n))}
</ul>
</section>`}function Ve(t,e,n){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*n)} height="4"></rect>
</svg>
</li>`}function Qn(t,e){let n=r`<h2 id="losses-heading">${s("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p class="small" data-testid="progress-unreviewed">${s("progress-unreviewed")}</p>
</section>`;let a=Ne(e),o=Math.max(a[0].points,.1),i={from:et(t[0]),to:et(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${n}
<p>${s("progress-lost-now",{points:i.to})}</p>
${$t(yt(t,Wn),s("progress-line",i))}
<h3 id="causes-heading">${s("progress-causes")}</h3>
<p class="small">${s("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:l,points:c})=>Ve(s(`progress-cause-${l}`),et(c),c/o))}
</ul>
</section>`}function Jn(t){return t.length===0?p:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${s("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:e,cells:n,empty:a})=>r`<li>
<a href=${`/game/${e}`}
>${oe(n)}<span>${s("progress-quilt-empty",{empty:a})}</span></a
>
</li>`)}
</ul>
</section>`}function kt(t){return new Intl.NumberFormat(E()).format(t)}function et(t){return new Intl.NumberFormat(E(),{maximumFractionDigits:1}).format(t)}function qe(t){return new Intl.NumberFormat(E(),{style:"percent"}).format(t)}var nt=class{constructor(e,n){this.outside=e;this.store=$({...R,reports:n,found:null,wanted:""})}outside;store;get state(){return this.store.get()}find(e){return w(this.store,"found",async()=>{let{people:n}=await this.outside.findPeople(e.trim());return this.store.dispatch({found:n,wanted:e.trim()}),""})}close(e){return w(this.store,"reported",async()=>(await this.outside.act({action:"close_report",report:e}),this.store.dispatch({reports:(await this.outside.fetchReports()).reports}),""))}rename(e,n){return this.change({action:"rename",person:e,name:n.trim()})}async suspend({id:e,name:n},a){let o=s("sure-suspend",{name:n??e});if(!await this.outside.isSure(o,s("suspend")))return!1;let i=a?{days:Number(a)}:{};return this.change({action:"suspend",person:e,...i})}lift(e){return this.change({action:"lift",person:e})}change(e){return w(this.store,"found",async()=>{await this.outside.act(e);let{people:n}=await this.outside.findPeople(this.state.wanted);return this.store.dispatch({found:n}),s("done")})}async game(e,n){let a=Yn(n);return await this.outside.isSure(s(`sure-${e}`,{game:a}),s(e))?w(this.store,"one-game",async()=>(await this.outside.act({action:e,game:a}),s("done"))):!1}};function Yn(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}function je(t,e){return r`${f(e)}
<main class="me admin">
<h1 data-testid="admin-title">${s("tab-admin")}</h1>
<div class="column">${y(t.state,"reported",s("reports"),Zn(t))}</div>
<div class="column">
${y(t.state,"found",s("find-people"),ts(t))}
${y(t.state,"one-game",s("one-game"),ns(t))}
</div>
</main>`}function Zn(t){let{reports:e}=t.state;return e.length===0?r`<p class="small">${s("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${e.map(n=>Xn(t,n))}
</ul>`}function Xn(t,e){let{id:n,reason:a,person:o,person_name:i,game:l,seats:c,text:m,created:g}=e,h=e.reporter_name??"–";return r`<li>
<span>
<b>${s(`report-reason-${a}`)}</b>${o?r` ${i??o}`:p}
${l?r`<a class="block" href=${`/game/${l}`}
>${(c??[]).map(k=>k.name).join(" – ")}</a
>`:p}
${m?r`<span class="block quoted">${m}</span>`:p}
<span class="small block">${s("reported-by",{name:h,day:v(g)})}</span>
</span>
<span class="row">
${(c??[]).filter(k=>k.person!==null).map(k=>d(t.state,k.name,"find-reported",()=>t.find(k.person??""),"quiet"))}
${d(t.state,s("mark-read"),"close-report",()=>t.close(n))}
</span>
</li>`}function ts(t){let{found:e}=t.state;return r`${A(t.state,{id:"wanted",label:s("name-login-id"),most:200,button:s("find"),buttonId:"find",send:n=>t.find(n)})}
<ul class="things" data-testid="found-people">
${(e??[]).map(n=>es(t,n))}
</ul>
${e?.length===0?r`<p class="small">${s("nobody-found")}</p>`:p}`}function es(t,e){let{id:n,name:a,login:o,games:i,reports:l,suspended:c}=e,{busy:m}=t.state;return r`<li>
<span>
<b>${a??n}</b> ${o??""}
<span class="small block">
${s("games-and-reports",{games:i,reports:l})}${c?c.until===null?s("comma-suspended"):s("comma-suspended-until",{day:v(c.until)}):p}
</span>
</span>
<details class="fold">
<summary>${s("change")}<span class="visually-hidden"> ${a??n}</span></summary>
${A(t.state,{id:`name-${n}`,label:s("new-name"),button:s("rename"),buttonId:"rename",send:g=>t.rename(n,g)})}
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
</li>`}function ns(t){let e=()=>document.getElementById("one-game-id").value.trim(),n=a=>()=>{e()&&t.game(a,e())};return r`<label for="one-game-id" class="small">${s("game-address")}</label>
<input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
<div class="row">
${d(t.state,s("end_game"),"end-game",n("end_game"),"danger")}
${d(t.state,s("void_rating"),"void-rating",n("void_rating"))}
</div>`}var Ge=["blitz","rapid","correspondence","untimed"],st=class{constructor(e){this.fetch=e}fetch;store=$({name:"rapid",people:[],error:""});async load(e){this.store.dispatch({name:e,error:""});try{let{people:n}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:n})}catch(n){this.store.dispatch({people:[],error:U(n)})}}};function Ke(t,e){let{name:n,people:a,error:o}=t.store.get();return r`${f(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${s("tab-ratings")}</h1>
<section class="panel" aria-label=${s("tab-ratings")}>
<p class="small">${s("ladder-text")}</p>
${te("speed",s("ladder-speed"),Ge.map(i=>[i,s(`class-${i}`)]),n,i=>t.load(i))}
${a.length?as(a):ss()} ${J(o,"ladder-error")}
<p class="small">${s("ladder-listed")}</p>
</section>
<p class="small"><a href="/">${s("back-to-home")}</a></p>
</main>`}function ss(){return r`<p data-testid="ladder-none">${s("ladder-none")}</p>`}function as(t){let e=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${s("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${e.map(n=>r`<th scope="col">${s(n)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(n=>os(n))}
</tbody>
</table>
</div>`}function os(t){let{rank:e,id:n,name:a,games:o,you:i}=t;return r`<tr class=${i?"you":""}>
<td>${e??"–"}</td>
<th scope="row">
<a href=${`/people/${n}`}>${a??s("ladder-nameless")}</a>
</th>
<td>${_(t)}</td>
<td>${o}</td>
</tr>`}var at=class{constructor(e,n){this.outside=e;this.store=$({...R,...n,link:null,token:null})}outside;store;get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),s("saved")))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),s("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:a}=await this.outside.api.askForPasskey(e),o=await this.outside.makePasskey(a),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,o)}),s(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:n}){return await mt(this.outside,n)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),s("passkey-removed"))):!1}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),s("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),s(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),a={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:a}),this.store.dispatch({link:{...a,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:n}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:n}),s("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:e.address})}catch(a){if(!(a instanceof Error&&a.name==="AbortError"))throw a}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),s(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}async removeBot({id:e,name:n}){return await mt(this.outside,n)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n}))):!1}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:a}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:a}}),""})}async revokeToken({id:e,name:n},a){return await this.outside.isSure(s("sure-revoke",{name:n}),s("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,a),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,n){return w(this.store,e,n)}};function Ue({name:t,bot:e,you:n,ratings:a,against:o,games:i},l){return r`${f(l)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||s("ladder-nameless")}
${e?r`<span class="badge">${s("profile-bot")}</span>`:p}
</h1>
${n?r`<p class="small">${s("profile-you")}</p>`:p}
<div class="column">
${vt("profile-ratings",rs(a))}
${vt("profile-against",is(o))}
</div>
<div class="column">${vt("profile-recent",ls(i))}</div>
<p class="small"><a href="/ratings">${s("tab-ratings")}</a></p>
</main>`}function vt(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${s(t)}</h2>
${e}
</section>`}function rs(t){return t.length===0?r`<p class="small">${s("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(bt)}
</ul>`}function is(t){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(e=>r`<li>
${e.id?r`<a href=${`/people/${e.id}`}>${Pt(e)}</a>`:Pt(e)}
<span>${s("won-of",{won:e.won,games:e.played})}</span>
</li>`)}
</ul>`}function Pt({name:t,level:e,bot:n=!1}){return e!==null?s("computer-level",{level:String(e)}):n?s("bot-called",{name:t}):t}function ls(t){return t.length===0?r`<p class="small">${s("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:e,opponent:n,level:a,rated:o,won:i,scores:l,ended:c,...m})=>{let g=Qt(l[0],l[1]),h=[s(`class-${m.class}`),...o?[s("profile-rated")]:[],v(c)];return r`<li>
<a href=${`/game/${e}`}>${Pt({name:n,level:a})}</a>
<span>${s(i?"profile-won":"profile-lost",{points:g})}</span>
<span class="small">${h.join(", ")}</span>
</li>`})}
</ul>`}var N={};Nt(N,{actAsAdmin:()=>ps,addPasskey:()=>ys,askForPasskey:()=>hs,askWho:()=>$s,changeMe:()=>ms,changePassphrase:()=>fs,dropLinks:()=>Ps,endSession:()=>vs,fetchBest:()=>St,fetchBots:()=>At,fetchProfile:()=>xt,fetchRatings:()=>Tt,fetchReports:()=>Ot,fetchSessions:()=>Mt,fetchStatistics:()=>Dt,findPeople:()=>cs,lookAtLink:()=>Rt,makeAccount:()=>us,makeBot:()=>Rs,makeLink:()=>ks,makeToken:()=>Ds,removeBot:()=>Ts,removeMe:()=>Ms,removePasskey:()=>bs,revokeToken:()=>As,signIn:()=>ds,signInByLink:()=>Ss,signInByPasskey:()=>ws,signOut:()=>gs,subscribeToPush:()=>xs,unsubscribeFromPush:()=>Os});function St(t){return u(`/api/ratings?class=${t}`)}function xt(t){return u(`/api/people/${t}`)}function Ot(){return u("/api/admin/reports")}function cs(t){return u(`/api/admin/people?wanted=${encodeURIComponent(t)}`)}function ps(t){return u("/api/admin",t)}function ms(t){return u("/api/me",t,"PATCH")}function us(t,e){return u("/api/account",{login:t,passphrase:e})}function ds(t,e,n){return u("/api/sign-in",{login:t,passphrase:e,bring:n})}async function gs(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function fs(t,e){return u("/api/me/passphrase",{old:t,new:e})}function hs(t){return u("/api/passkeys/options",{login:t})}function ys(t,e,n){return u("/api/passkeys",{ceremony:t,name:e,credential:n})}function bs(t){return u(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function $s(){return u("/api/sign-in/passkey/options",{})}function ws(t,e,n){return u("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function ks(){return u("/api/me/link",{})}function Mt(){return u("/api/me/sessions")}async function vs(t){await S(`/api/me/sessions/${t}`,{},"DELETE")}async function Ps(){await S("/api/me/link",{},"DELETE")}function Rt(t){return u("/api/sign-in/link/look",{code:t})}function Ss(t,e){return u("/api/sign-in/link",{code:t,bring:e})}async function xs(t){await S("/api/me/push",{subscription:t})}async function Os(t){await S("/api/me/push",{endpoint:t},"DELETE")}function Tt(){return u("/api/me/ratings")}function Dt(){return u("/api/me/statistics")}async function Ms(t){await S("/api/me",{passphrase:t},"DELETE")}function At(){return u("/api/me/bots")}function Rs(t){return u("/api/me/bots",{name:t})}async function Ts(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function Ds(t){return u(`/api/me/bots/${t}/tokens`,{})}async function As(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var V=class{constructor(e,n,a=null){this.outside=e;this.store=$({...R,me:n,link:a,bring:!0})}outside;store;get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),a=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,a,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return w(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function We(t){return t===404?s("link-unknown"):t===410?s("link-used"):null}function It(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function ze(){return It()&&await Je()!==null}async function He(t){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Qe(){let t=await Je();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Je(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Et(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ye(t){let e=t;return Ze(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Lt(t){let e=t;return Ze(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Ze(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:e})}throw new Error(s("passkey-none"))}function j(t,e=""){return r`<label
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
/></label>`}function D(t,e,n,a=""){return r`<label
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
><input type="checkbox" @change=${Is} /><span>${s("show-it")}</span></label
>`}function Is(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}function Xe(t,e){let{me:n}=t.state,a=e&&n.passkeys_possible,o=n.account?Ls(t,n.account,a):Es(t,a);return y(t.state,"account",s("account"),o)}function Es(t,e){let{busy:n}=t.state;return r`<p class="small">${s("account-why")}</p>
<form
class="fields"
@submit=${P(a=>t.makeAccount(a("login"),a("passphrase")))}
>
${j("username",s("never-shown"))}
${D("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${n!==null}>
${s("make-account")}
</button>
</form>
${e?r`<details class="fold">
<summary>${s("passkey-instead")}</summary>
<form class="fields" @submit=${P(a=>t.addPasskey(a("login")))}>
${j("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${n!==null}>
${s("make-account-passkey")}
</button>
</form>
</details>`:p}
<p class="small">
${x("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in">${s("sign-in")}</a>`})}
</p>`}function Ls(t,e,n){let{state:a}=t;return r`<p>
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
${e.passphrase?D("old",s("old-passphrase"),"current-password"):p}
${D("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
${s("change")}
</button>
</form>
</details>
${n||e.passkeys.length>0?Bs(t,e,n):p}`}function Bs(t,e,n){let{state:a}=t;return r`<h3>${s("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(o=>Fs(t,o))}
</ul>
${n?d(a,s("add-passkey"),"add-passkey",()=>t.addPasskey(null)):p}
${e.fresh?p:r`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Fs(t,{id:e,name:n,created:a}){return r`<li>
<span>${n} <span class="small">${s("since-day",{day:v(a)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${s("remove-name",{name:n})}
@click=${()=>t.removePasskey({id:e,name:n})}
>
${s("remove")}
</button>
</li>`}function tn(t){let{state:e}=t,{bots:n,token:a}=e,o=r`<details class="fold" ?open=${n.length>0||a!==null}>
<summary data-testid="open-bots">${s("let-program-play")}</summary>
<p class="small">${x("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
${a?r`<p class="token">
<label for="bot-token">${s("token-of-bot",{bot:a.bot})}</label>
${Q("bot-token",a.token)}
</p>`:p}
<ul class="things" data-testid="bot-list">
${n.map(i=>Cs(t,i))}
</ul>
${A(e,{id:"bot-name",label:s("name-of-bot"),button:s("make-bot"),buttonId:"make-bot",clears:!0,send:i=>t.makeBot(i)})}
</details>`;return y(e,"bots",s("bots"),o)}function Cs(t,e){let{state:n}=t,a=r`${s("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${s(e.online?"listening":"not-connected")}</span>
</span>
${d(n,s("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${d(n,a,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(o=>Ns(t,e,o))}
</ul>
</li>`}function Ns(t,e,{id:n,scope:a,created:o}){return r`<li class="small">
<span
>${s("token-of-day",{day:v(o)})}${a==="read"?s("only-to-look"):""}</span
>
${d(t.state,s("revoke"),"revoke-token",()=>t.revokeToken(e,n),"quiet")}
</li>`}function en(t){let{state:e}=t,{link:n}=e;return y(e,"device",s("another-device"),r`<p class="small">${s("another-device-text")}</p>
${n?Vs(t,n):d(e,s("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?qs(t):p}`)}function qs(t){return r`<h3>${s("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>_s(t,e))}
</ul>`}function _s(t,e){let n=e.agent??s("unknown-browser"),a=v(e.used),o=r`${s("sign-out")}<span class="visually-hidden"> ${n}, ${a}</span>`;return r`<li>
<span
>${n}
<span class="small">${e.here?s("this-browser"):s("used-on-day",{day:a})}</span>
</span>
${e.here?p:d(t.state,o,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function Vs(t,{address:e,picture:n}){let{state:a}=t,o=t.outside.share?d(a,s("share"),"share-device-link",()=>t.shareLink()):p;return r`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
${Q("device-link",e)}
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
</div>`}function nn(t,e){let{state:n}=t;return y(n,"notices",s("notifications"),js(t,e))}function js(t,e){let{state:n}=t;return n.me.push.available?e?r`<p class="small">${s("browser-can-tell")}</p>
${n.isNotified?d(n,s("turn-off-here"),"stop-notices",()=>t.notify(!1)):d(n,s("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${s("browser-has-none")}</p>`:r`<p class="small">${s("server-sends-none")}</p>`}function sn(t){let{state:e}=t,n=e.me.account?.passphrase??!1,a=r`<div class="row">
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
${n?D("leaving",s("your-passphrase"),"current-password"):r`<label
>${s("type-to-confirm",{word:s("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${s("delete-me")}
</button>
</form>
</details>`;return y(e,"leaving",s("your-data"),a)}function an(t,e,n){let{me:a}=t.state;return r`${f(e)}
<main class="me">
<h1 data-testid="me-title">${a.name??s("to-me")}</h1>
<div class="column">
${Gs(t)} ${Xe(t,n.passkeys)}
${a.known?en(t):p}
${a.known?nn(t,n.notices):p}
</div>
<div class="column">
${Le(t)} ${tn(t)} ${a.known?sn(t):p}
<p class="small">
<a href="/">${s("back-to-home")}</a>
</p>
</div>
</main>`}function Gs(t){let{state:e}=t;return y(e,"name",s("your-name"),A(e,{id:"my-name",label:s("name-as-others-see"),hint:s("as-other-players-see"),value:e.me.name??"",complete:"nickname",button:s("save"),buttonId:"save-name",send:n=>t.rename(n)}))}function on(t,e,n){let{state:a}=t,{account:o}=a.me;if(o)return G(e,s("you-are-signed-in"),cn(o.login));let i=r`<form
class="fields"
@submit=${P(l=>t.signIn(l("login"),l("passphrase")))}
>
${j("username")}
${D("passphrase",s("passphrase"),"current-password")} ${pn(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${a.busy!==null}>
${s("sign-in")}
</button>
</form>
${B(a,"passphrase")}
${n&&a.me.passkeys_possible?r`<div class="or">
${d(a,s("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${B(a,"passkey")}
</div>`:p}
<p class="small">
${x("signed-in-elsewhere",{you:r`<b>${s("to-me")}</b>`,device:r`<b>${s("another-device")}</b>`,play:r`<a href="/">${s("play-at-once")}</a>`})}
</p>`;return G(e,s("sign-in"),i)}function rn(t,e,n){let{state:a}=t,{account:o}=a.me;if(o)return G(e,s("you-are-signed-in"),cn(o.login));let i=a.link?.name,l=r`<p data-testid="link-whom">
${i?x("plays-as",{name:r`<b>${i}</b>`}):s("plays-as-same")}
</p>
${pn(t)}
<div class="row">
${d(a,s("sign-in-here"),"link-sign-in",()=>t.signInByLink(n),"main")}
<a class="button" href="/">${s("not-now")}</a>
</div>
${B(a,"link")}`;return G(e,s("use-device-too"),l)}function ln(t,e){return G(e,s("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/">${s("back-to-home")}</a>`)}function G(t,e,n){return r`${f(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${n}
</section>
</main>`}function cn(t){return r`<p>${x("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me">${s("to-your-page")}</a>`}function pn(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(H(e))}
/><span>${s("bring-games")}</span></label
>`:p}function mn(t){return t===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:t===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function un(t){let{board:e,clock:n,takebacks:a,rated:o,seed_chosen:i,seat:l,fair:c}=t;return[[s("term-seat"),s(`term-seat-${l}`)],[s("clock"),n===null?s("term-no-clock"):ee(n)],[s("time-board"),s(`term-board-${e}`)],[s("circle"),s(i?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(a?"tick-takebacks-note":"term-none")],...c?[Ks(c)]:[],[s("term-rating"),s(o?"tick-rated-note":"terms-not-rated")]]}function Ks(t){return[s("starts-way"),s(`starts-terms-${t}`)]}function dn(t,e,n){let{yours:a,name:o,game:i}=t;return r`${f(n)}
<main class="invitation">
${pt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${a?s("own-invitation"):s("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${un(t).map(([l,c])=>r`<div>
<dt>${l}</dt>
<dd>${c}</dd>
</div>`)}
</dl>
${a?Us(i):ue(e)}
</section>
</main>`}function Us(t){return r`<p data-testid="own-invitation">${s("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${s("to-the-table")}</a>`}function gn({title:t,text:e},n){return r`${f(n)}
<main class="invitation">
${pt()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${s("play-on-your-own")}</a>
</section>
</main>`}async function Ws({root:t,shell:e},n){let a="tab-invitation";try{let o=await _t(n),i=new ke({me:L,sit:m=>Vt(n,m),go:e.go}),l=()=>b(dn(o,i,e),t);return{page:{draw:l,close:i.store.watch(l)},title:a,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof W?mn(o.status):null;if(!i)throw o;return{page:{draw:()=>b(gn(i,e),t),close:()=>{}},title:a}}}function zs(t,e){let[n,,...a]=t.link.split(","),o=t.moves.slice(0,e).filter(i=>!Zt(i)).map(i=>i==="pass"?".":i);return[n,o.join(""),...a].join(",")}var ot=class{constructor(e,n,a){this.replay=e;this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=$(o)}replay;go;store;get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await z(this.wanted(e));this.go(n)}catch(n){let a=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:n}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:l}=n,c=l&&a==="automa"?{deck:l.deck,level:l.level}:null,m=a==="computer"?{level:o}:null,g=a==="person"?M(n).map(({name:k})=>k):null,h=zs(n,e);return{opponent:a,...c,...m,first:i,board:"revised",seed:null,from:h,names:g}}};function fn(t){return t.frames.slice(1).map(({move:e,player:n},a)=>({number:a+1,player:n??1,move:e??"pass"}))}var rt=class{constructor(e,n){this.patches=n;let a=ne(e,n),o={replay:{...e,frames:a},index:a.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=$(o)}patches;store;look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}step(e){let{index:n,replay:a}=this.store.get(),o=a.frames.length-1,i={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:o};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:n}=this.store.get().replay;return se(e,[n.Player1,n.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,n){let{walks:a}=this.store.get();this.store.dispatch({walks:{...a,[e]:Kt(a[e],n)}})}};function hn(t,e){let n=t.store.get(),a=t.isSolo?[["automa",s("automa-alone")]]:[...qt.map(({level:l})=>[String(l),s("computer-level-name",{level:String(l),name:Ut(l)})]),["person",s("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return r`<form class="panel play-on" @submit=${l=>{l.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${s("play-on-here")}</h2>
<label
>${s("against")}
<select
data-testid="on-opponent"
@change=${l=>t.store.dispatch(Hs(lt(l)))}
>
${a.map(([l,c])=>r`<option value=${l} ?selected=${o===l}>${c}</option>`)}
</select></label
>
${t.isSolo?p:r`<label
>${s("you-are")}
<select
data-testid="on-first"
@change=${l=>t.store.dispatch({first:lt(l)})}
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
${J(n.error,"play-on-error")}
</form>`}function Hs(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Bt(t,e,n,a){let{replay:o,index:i}=t,l=o.frames[i],c=M(o);if(n===2&&l.automa)return Js(l,l.automa,c,e,a);let m=`${n===1?"front":"back"} p${n}`;return r`<div class=${`seat ${m}`}>${le(l,c,n)}</div>
<div class=${`spread ${m}`}>${Qs(t,e,n,a)}</div>`}function Qs({replay:t,index:e,walks:n},a,o,i){let l=t.frames[e];return ae({number:o,name:M(t)[o-1].name,player:l.players[o-1],patches:a.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[o],fresh:Jt(l.player===o?[l.move]:[],a.patches)})}function Js(t,e,n,a,o){return r`<div class="seat back p2">${ce(t,n,e)}</div>
${pe(t,e,{turns:e.turns,run:0},a.patches,o)}`}function yn({replay:t,index:e},n){let a=o=>n.look(o);return fe(fn(t),e,M(t),n.patches,a)}function bn(t,e,n){let a=t.store.get(),{replay:o,index:i}=a,l=o.frames[i],c=M(o),{letters:m,look:g}=n.settings,h=()=>n.change({look:g==="cloth"?"thread":"cloth"});return r`${f(n,he(n,o.link,i))}
<main class=${`table ${l.automa?"solo":"screen"} viewer`} data-stage=${l.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?s("start-position"):s("after-move",{number:String(i)})}:
${zt(l,c)}
</h1>
<p data-testid="turn-reason">${Ht(l,c)}</p>
${o.comment?me(o.comment):p}
${o.frames.length>1?Ys(t,n):p}
</div>
<div class="column own">
${Bt(a,t,1,m)} ${de(l.ring,t.patches,m)}
</div>
<div class="column middle">
${ge(l,t.patches,m)} ${yn(a,t)}
${l.result?ye(l,c,Zs(t,n)):hn(e,i)}
</div>
<div class="column other">
${Bt(a,t,2,m)} ${Yt(l,c,g,h)}
</div>
</div>
<div class="below">${be(l,c,t.patches)}</div>
</main>`}function Ys(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${O("graph")}<span>${s("review")}</span>
</button>`}function Zs(t,e){let{replay:n,said:a}=t.store.get(),o=async()=>t.store.dispatch({said:await ie(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${s("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${o}>
${O("link")}<span>${s("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>re(n.record)}>
${O("download")}<span>${s("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${a}</p>`}function Xs(t,e,n,a){let o=new rt(e,n),i=new ot(e,a.go,a.settings.strength),l=()=>{b(bn(o,i,a),t),ve(t)},c=[o.store.watch(l),i.store.watch(l)],m=h=>ta(h,o);return window.addEventListener("keydown",m),{draw:l,close:()=>{for(let h of c)h();window.removeEventListener("keydown",m)}}}function ta(t,e){let{target:n,key:a,altKey:o,ctrlKey:i,metaKey:l,shiftKey:c}=t;o||i||l||c||n instanceof Element&&n.closest("select, input, textarea, dialog")||Xt(t,(m,g)=>e.walk(m,g))||e.step(a)&&t.preventDefault()}async function el({root:t,shell:e}){let{aidSheet:n,printButton:a}=await Pe("aid");return{draw:()=>b(r`${f(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${s("how-to-play")}</h1>
${a(()=>window.print())}
</div>
${n()}
</main>`,t),close:()=>{}}}async function nl({root:t,shell:e}){let n={},[a,{ratings:o},i,{bots:l},{sessions:c},m]=await Promise.all([L(),it(Tt(),{ratings:[]},"ratings",n),it(Dt(),{totals:[],automa:[]},"ratings",n),it(At(),{bots:[]},"bots",n),it(Mt(),{sessions:[]},"device",n),ze()]),g={api:N,drawQr:jt,isSure:ut,makePasskey:Ye,subscribe:He,unsubscribe:Qe,go:Ft,copy:ct,forget:we,origin:location.origin,share:$n()},h={me:a,ratings:o,statistics:i,bots:l,sessions:c,isNotified:m,errors:n},k=new at(g,h),wn={passkeys:Et(),notices:It()},Ct=()=>b(an(k,e,wn),t);return{draw:Ct,close:k.store.watch(Ct)}}async function it(t,e,n,a){try{return await t}catch(o){return Object.assign(a,{[n]:U(o)}),e}}function Ft(t){$e(!1),location.assign(t)}function $n(){return"share"in navigator?t=>navigator.share(t):null}async function sl({root:t,shell:e}){let n=new V({api:N,usePasskey:Lt,go:Ft},await L()),a=()=>b(on(n,e,Et()),t);return{draw:a,close:n.store.watch(a)}}async function al({root:t,shell:e},n){try{let[a,o]=await Promise.all([L(),Rt(n)]),i=new V({api:N,usePasskey:Lt,go:Ft},a,o),l=()=>b(rn(i,e,n),t);return{draw:l,close:i.store.watch(l)}}catch(a){let o=a instanceof W?We(a.status):null;if(o===null)throw a;return{draw:()=>b(ln(o,e),t),close:()=>{}}}}async function ol({root:t,shell:e},n=F(new Date)){let[a,{days:o}]=await Promise.all([gt(n),ft()]),i={api:ht,createGame:z,copy:ct,go:e.go,origin:location.origin,share:$n()},l=new Y(i,a,o,F(new Date)),c=()=>b(De(l,e),t),m=[l.store.watch(c),ea(()=>l.look(F(new Date)))];return{draw:c,close:()=>{for(let g of m)g()}}}function ea(t){let e=0,n=()=>{t(),clearTimeout(e),e=window.setTimeout(n,xe(new Date)+1)};return n(),document.addEventListener("visibilitychange",n),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",n)}}async function rl({root:t,shell:e}){let n=await Ae();return{draw:()=>b(_e(n,e),t),close:()=>{}}}async function il({root:t,shell:e}){let n=new st(St);await n.load("rapid");let a=()=>b(Ke(n,e),t);return{draw:a,close:n.store.watch(a)}}async function ll({root:t,shell:e},n){let a=await xt(n);return{draw:()=>b(Ue(a,e),t),close:()=>{}}}async function cl({root:t,shell:e}){let{reports:n}=await Ot(),{fetchReports:a,findPeople:o,actAsAdmin:i}=N,l=new nt({fetchReports:a,findPeople:o,act:i,isSure:ut},n),c=()=>b(je(l,e),t);return{draw:c,close:l.store.watch(c)}}export{cl as openAdmin,el as openAidPage,ol as openDay,Ws as openInvitation,nl as openMe,ll as openProfile,rl as openProgress,il as openRatings,sl as openSignIn,al as openSignInLink,Xs as openViewerPage};
