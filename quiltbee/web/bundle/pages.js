import{a as M,b as v,c as pt,d as y,e as R,f as m,g as w,h as dt}from"./sections.js";import{$ as Kt,Ac as ct,B as N,C as Ct,Cc as ce,D as jt,Ec as lt,F as Ut,Fc as J,Hc as P,J as r,K as zt,L as u,Lc as le,M as b,N as O,Nc as ue,O as $,P as f,Pc as pe,Qc as de,Rb as se,Rc as me,Sc as fe,Tc as he,Wc as V,Xa as Vt,Xc as $e,Ya as Yt,Yc as ge,Zc as ye,_a as Zt,a as Ft,aa as Ht,b as _t,c as H,ca as Wt,cd as be,ec as ne,ed as we,fc as L,fd as ke,gd as ve,h as B,hb as Xt,hd as xe,i as n,ia as Gt,ja as Qt,jb as te,ka as Jt,l as x,lc as ae,mc as oe,n as W,o as k,od as ut,s as G,t as d,u as S,vc as re,wc as ie,x as Q,yb as ee}from"./page.js";var C="2026-11-02";function q(t){let e=s=>String(s).padStart(2,"0");return`${t.getFullYear()}-${e(t.getMonth()+1)}-${e(t.getDate())}`}function Se(t,e){let[s,a,o]=t.split("-").map(Number);return q(new Date(s,a-1,o+e))}function I(t,e={dateStyle:"full"}){return new Intl.DateTimeFormat(B(),{...e,timeZone:"UTC"}).format(Date.parse(`${t}T00:00Z`))}function Pe(t){return new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime()}function Te(t){let[e,s]=t.split("-").map(Number),a=(new Date(e,s-1,1).getDay()+6)%7,o=new Date(e,s,0).getDate(),i=Math.ceil((a+o)/7);return Array.from({length:i},(c,l)=>Array.from({length:7},(p,h)=>{let g=7*l+h-a+1;return g<1||g>o?null:`${t}-${String(g).padStart(2,"0")}`}))}function Ee(t,e){let[s,a]=t.split("-").map(Number);return q(new Date(s,a-1+e,1)).slice(0,7)}function Oe(t,e){let s=t.filter(({won:i})=>i!==null),a=new Set(s.map(({day:i})=>i)),o=i=>{let c=0;for(;a.has(Se(i,-c));)c+=1;return c};return{played:s.length,won:s.filter(({won:i})=>i).length,streak:o(e)||o(Se(e,-1)),longest:Math.max(0,...[...a].map(o))}}var Y=class{constructor(e,s,a,o){this.outside=e,this.store=k((i,c)=>({...i,...c}),{...M,day:s,attempts:a,today:o,month:s.day.slice(0,7)})}get state(){return this.store.get()}look(e){e!==this.state.today&&this.store.dispatch({today:e})}turn(e){let s=Ee(this.state.month,e);s>=C.slice(0,7)&&s<=this.state.today.slice(0,7)&&this.store.dispatch({month:s})}play(){return v(this.store,"game",async()=>{let{url:e}=await this.outside.api.beginDay(this.state.day.day);return this.outside.go(e),""})}practise(){let{opponent:e,level:s,deck:a,seat:o,seed:i}=this.state.day;return v(this.store,"game",async()=>{let{url:c}=await this.outside.createGame({opponent:e,level:s,seed:i,names:null,from:null,board:"revised",first:o===1?"you":"opponent",...a===null?{}:{deck:a}});return this.outside.go(c),""})}share(){let{outside:e,state:s}=this,a=ks(s.day,e.origin);return v(this.store,"game",async()=>e.share===null?(await e.copy(a),n("copied")):(await e.share({text:a}).catch(ws),""))}};function ws(t){if(!(t instanceof Error&&t.name==="AbortError"))throw t}function mt({opponent:t,level:e,deck:s}){if(t==="computer")return n("day-against-level",{level:e,name:n(`level-name-${e}`)});let{numeral:a}=H[e-1];return n("day-against-automa",{numeral:a,deck:n(`day-deck-${s}`)})}function Z({won:t,margin:e}){return t===null?"":e===null?n("day-resigned"):e===0?n(t?"day-won-even":"day-lost-even"):n(t?"day-won-by":"day-lost-by",{points:Math.abs(e)})}function ks(t,e){let{attempt:s,table:a}=t,o=s===null?"":Z(s),c=a&&a.rank!==null&&s&&s.margin!==null&&a.played>1?n("day-place",{rank:a.rank??0,played:a.played}):"";return[n("day-share-title",{day:I(t.day,{dateStyle:"long"})}),n("label-and-note",{label:mt(t),note:[o,c].filter(Boolean).join(", ")}),`${e}/day/${t.day}`].join(`
`)}var $t={};Ft($t,{beginDay:()=>vs,fetchCalendar:()=>ht,fetchDay:()=>ft});function ft(t){return d(`/api/days/${t}`)}function vs(t){return d(`/api/days/${t}`,{})}function ht(){return d("/api/me/days")}var xs=Date.UTC(2026,10,23),Ss=1440*60*1e3;function Me(t,e){let{day:s,today:a}=t.state;return r`${$(e)}
<main class="me day">
<h1 data-testid="day-title">${I(s.day)}</h1>
${s.day<a?Ts(a,e):u}
<div class="column">${Es(t,e)}</div>
<div class="column">
${s.table?Ms(s.table,e):u} ${Ps(s.day,a,e)}
${Is(t,e)}
<p class="small"><a href="/" @click=${f(e)}>${n("back-to-home")}</a></p>
</div>
</main>`}function Ps(t,e,s){return t>e?u:r`<p>
<a class="button" href=${`/puzzles/${t}`} data-testid="day-puzzle" @click=${f(s)}
>${O("puzzle")}<span>${n("puzzle-of-the-day")}</span></a
>
</p>`}function Ts(t,e){return r`<p class="newer" role="status" data-testid="newer-day">
<a class="button main" href=${`/day/${t}`} @click=${f(e)}>${n("day-newer")}</a>
</p>`}function Es(t,e){let{day:s}=t.state,{attempt:a}=s,o=a!==null&&a.won!==null;return r`<section class="panel" aria-labelledby="game-heading">
<h2 id="game-heading">${mt(s)}</h2>
<p>${n(s.seat===1?"day-you-begin":"day-they-begin")}</p>
${o?Os(a,s.table):r`<p class="small explain">${n("day-what")}</p>`}
<div class="row">${Ls(t,e)}</div>
${R(t.state,"game")}
</section>`}function Os(t,e){let{rank:s,played:a}=e??{rank:null,played:0},o=s!==null&&t.margin!==null;return r`<p class="day-result" data-testid="day-result">
<strong>${Z(t)}</strong>
${o?r`<span>${n("day-place",{rank:s,played:a})}</span>`:u}
</p>`}function Ls(t,e){let{day:s,state:a}={day:t.state.day,state:t.state},{attempt:o}=s,i=p=>m(a,n(p),"day-play",()=>t.play(),"main");if(o===null&&s.open)return i("day-play");if(o?.won===null)return i("day-go-on");let c=m(a,n("day-practise"),"day-practise",()=>t.practise());if(o===null)return s.table===null?n("day-to-come"):c;let l=r`${O("share")}<span>${n("share")}</span>`;return r`${m(a,l,"day-share",()=>t.share(),"main")}
<a class="button" href=${`/game/${o.game}`} @click=${f(e)}
>${n("day-your-game")}</a
>
${c}`}function Ms({played:t,won:e,best:s,best_game:a},o){return r`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
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
<td>${Z({...i,day:"",game:""})}</td>
</tr>`)}
</tbody>
</table>`}
${a===null?u:r`<p>
<a class="button" href=${`/game/${a}`} @click=${f(o)}
>${n("day-best-game")}</a
>
</p>`}
</section>`}function Is(t,e){let{attempts:s,today:a,month:o}=t.state,i=Oe(s,a),c=new Map(s.map(p=>[p.day,p])),l=I(`${o}-01`,{month:"long",year:"numeric"});return r`<section class="panel calendar" aria-labelledby="calendar-heading">
<div class="panel-head">
${Le(t,-1,o<=C.slice(0,7))}
<h2 id="calendar-heading" aria-live="polite">${l}</h2>
${Le(t,1,o>=a.slice(0,7))}
</div>
<table>
<thead>
<tr>
${As().map(([p,h])=>r`<th scope="col" abbr=${h}>${p}</th>`)}
</tr>
</thead>
<tbody>
${Te(o).map(p=>r`<tr>
${p.map(h=>r`<td>${Ds(h,t,c,e)}</td>`)}
</tr>`)}
</tbody>
</table>
<p class="small" data-testid="day-figures">${n("day-figures",{...i})}</p>
</section>`}function Le(t,e,s){return r`<button
type="button"
class="quiet"
aria-label=${n(e<0?"day-month-before":"day-month-after")}
aria-disabled=${s?"true":"false"}
@click=${()=>t.turn(e)}
>
${O(e<0?"back":"forward")}
</button>`}function As(){return Array.from({length:7},(t,e)=>{let s=new Date(xs+e*Ss).toISOString().slice(0,10);return[I(s,{weekday:"narrow"}),I(s,{weekday:"long"})]})}function Ds(t,e,s,a){if(t===null)return u;let{today:o}=e.state,i=Number(t.slice(8));if(t<C||t>o)return r`<span class="date none">${i}</span>`;let c=s.get(t),l=c?c.won===null?"running":c.won?"won":"lost":"missed",p=I(t,{dateStyle:"long"});return r`<a
class=${`date ${l}`}
href=${`/day/${t}`}
aria-current=${t===e.state.day.day?"date":u}
aria-label=${n("label-and-note",{label:p,note:n(`day-how-${l}`)})}
@click=${f(a)}
>${i}</a
>`}function Ie(){return d("/api/me/progress")}var D=240,F=64,Bs=100,Ns={person:"against-people",bot:"against-bots",greedy:"against-greedy",random:"against-random"};function j({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function tt({opponent:t,level:e,name:s}){return t==="bot"&&s?n("bot-called",{name:s}):t!=="computer"?n(Ns[t]):e===null?n("computer"):n("computer-level",{level:String(e)})}function Ae({history:t}){let e=t.map(({rating:s})=>s);return gt(e,Bs)}function gt(t,e){if(t.length<2)return null;let{low:s,high:a}=Rs(t,e),o=t.map((i,c)=>{let l=c/(t.length-1)*D,p=F-(i-s)/(a-s)*F;return[X(l),X(p)]});return{path:`M${o.map(i=>i.join(" ")).join("L")}`,end:o.at(-1)??[0,0],low:s,high:a}}function Rs(t,e){let[s,a]=[Math.min(...t),Math.max(...t)],o=Math.max(0,e-(a-s))/2;return e<10?{low:X(s-o),high:X(a+o)}:{low:Math.round(s-o),high:Math.round(a+o)}}function X(t){return Math.round(t*10)/10}function Be(t){let{state:e}=t,{ratings:s,statistics:a,me:o}=e,i=s.length===0&&a.totals.length===0,c=r`${i?r`<p class="small">${n("ratings-none")}</p>`:u}
${s.length>0?r`<ul class="ratings">
${s.map(yt)}
</ul>`:u}
${a.totals.length>0?Fs(a.totals):u}
${o.account?_s(t,o.account.listed):u}
<p><a href="/ratings" data-testid="to-ratings">${n("tab-ratings")}</a></p>`;return y(e,"ratings",n("ratings-and-results"),c)}function yt(t){let{deviation:e,games:s,provisional:a}=t;return r`<li data-class=${t.class}>
<span class="rating-name">${n(`class-${t.class}`)}</span>
<b class="rating-value">${j(t)}</b>
<span class="small"
>± ${Math.round(2*e)},
${n("games",{count:s})}${a?n("not-settled"):""}</span
>
${qs(t)}
</li>`}function qs(t){let e=String(t.history[0]?.rating),s={class:n(`class-${t.class}`),from:e,to:j(t)};return bt(Ae(t),n("rating-picture",s))}function bt(t,e){if(t===null)return u;let[s,a]=t.end;return r`<svg
class="rating-line"
viewBox=${`-4 -6 ${D+44} ${F+12}`}
role="img"
aria-label=${e}
>
<path class="frame" d=${`M0 0H${D}M0 ${F}H${D}`}></path>
<path class="line-path" d=${t.path}></path>
${zt`<circle cx=${s} cy=${a} r="3.5"></circle>
<text x=${D+6} y="4">${t.high}</text>
<text x=${D+6} y=${F+4}>${t.low}</text>`}
</svg>`}function Fs(t){return r`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
<th scope="row">${tt(e)}</th>
<td>${n(`class-${e.class}`)}</td>
<td>${n("won-of",{won:e.won,games:e.played})}</td>
<td>${De(e.mean_margin)}</td>
<td>${De(e.best_margin)}</td>
</tr>`)}
</tbody>
</table>
</div>`}function De(t){return t===null?"–":Wt(Math.round(t*10)/10)}function _s(t,e){return r`<label class="tick"
><input
type="checkbox"
data-testid="listed"
.checked=${e}
@change=${s=>t.list(J(s))}
/><span>${n("list-ratings")} <span class="small">${n("list-ratings-note")}</span></span></label
>`}var Cs=["placing","timing","economy","special","patches"],js=5;function Ne(t){let e=t.filter(({tile:a})=>a!==null),s=t.findIndex(({won:a})=>!a);return{played:t.length,won:t.filter(({won:a})=>a).length,streak:s<0?t.length:s,longest:Us(t.map(({won:a})=>a)),tile:wt(e.map(({tile:a})=>Number(a))),empty:wt(e.map(({empty:a})=>a??0))}}function Us(t){let[e,s]=[0,0];for(let a of t)s=a?s+1:0,e=Math.max(e,s);return e}function wt(t){return t.length?t.reduce((e,s)=>e+s,0)/t.length:null}function Re(t){let e=new Map;for(let s of t){let a=zs(s),o=e.get(a)??{name:a,played:0,won:0,order:Ks(s)};o.played+=1,o.won+=Number(s.won),e.set(a,o)}return[...e.values()].sort((s,a)=>s.order-a.order).map(({name:s,played:a,won:o})=>({name:s,played:a,won:o}))}function zs({opponent:t,level:e}){return t==="automa"?n("progress-automa",{numeral:H[(e??1)-1].numeral}):tt({opponent:t,level:e})}function Ks({opponent:t,level:e}){return["computer","automa","greedy","random","person","bot"].indexOf(t)*100+(e??0)}function qe(t){let e=t.flatMap(s=>s.points_lost===null?[]:[s.points_lost]);return e.reverse(),e.map((s,a)=>wt(e.slice(Math.max(0,a+1-js),a+1))??0)}function Fe(t){return Cs.map(e=>({cause:e,points:t[e]})).sort((e,s)=>s.points-e.points)}var Hs=1;function Ce({games:t,best:e,gone:s},a){return r`${$(a)}
<main class="me progress">
<h1 data-testid="progress-title">${n("tab-progress")}</h1>
${t.length===0?r`<p data-testid="progress-none">${n("progress-none")}</p>`:r`<div class="column">${Ws(Ne(t))} ${Gs(Re(t))}</div>
<div class="column">${Qs(qe(t),s)} ${Js(e,a)}</div>`}
<p class="small"><a href="/" @click=${f(a)}>${n("back-to-home")}</a></p>
</main>`}function Ws({played:t,won:e,streak:s,longest:a,tile:o,empty:i}){let c=[["progress-played",kt(t)],["progress-won",_e(e/t)],["progress-streak",kt(s)],["progress-longest",kt(a)],["progress-tile",o===null?"–":_e(o)],["progress-empty",i===null?"–":et(i)]];return r`<section class="panel" aria-labelledby="figures-heading">
<h2 id="figures-heading">${n("progress-figures")}</h2>
<dl class="figures" data-testid="progress-figures">
${c.map(([l,p])=>r`<div>
<dt>${n(l)}</dt>
<dd>${p}</dd>
</div>`)}
</dl>
</section>`}function Gs(t){return r`<section class="panel" aria-labelledby="shares-heading">
<h2 id="shares-heading">${n("progress-shares")}</h2>
<ul class="bars" data-testid="progress-shares">
${t.map(({name:e,played:s,won:a})=>je(e,n("won-of",{won:a,games:s}),a/s))}
</ul>
</section>`}function je(t,e,s){return r`<li>
<span>${t}</span><b>${e}</b>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
<rect class="whole" width="100" height="4"></rect>
<rect class="part" width=${Math.round(100*s)} height="4"></rect>
</svg>
</li>`}function Qs(t,e){let s=r`<h2 id="losses-heading">${n("progress-losses")}</h2>`;if(e===null)return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p class="small" data-testid="progress-unreviewed">${n("progress-unreviewed")}</p>
</section>`;let a=Fe(e),o=Math.max(a[0].points,.1),i={from:et(t[0]),to:et(t[t.length-1])};return r`<section class="panel" aria-labelledby="losses-heading">
${s}
<p>${n("progress-lost-now",{points:i.to})}</p>
${bt(gt(t,Hs),n("progress-line",i))}
<h3 id="causes-heading">${n("progress-causes")}</h3>
<p class="small">${n("progress-causes-note",{count:e.games})}</p>
<ul class="bars" data-testid="progress-causes" aria-labelledby="causes-heading">
${a.map(({cause:c,points:l})=>je(n(`progress-cause-${c}`),et(l),l/o))}
</ul>
</section>`}function Js(t,e){return t.length===0?u:r`<section class="panel" aria-labelledby="quilts-heading">
<h2 id="quilts-heading">${n("progress-quilts")}</h2>
<ul class="best-quilts" data-testid="progress-quilts">
${t.map(({game:s,cells:a,empty:o})=>r`<li>
<a href=${`/game/${s}`} @click=${f(e)}
>${ue(a)}<span>${n("progress-quilt-empty",{empty:o})}</span></a
>
</li>`)}
</ul>
</section>`}function kt(t){return new Intl.NumberFormat(B()).format(t)}function et(t){return new Intl.NumberFormat(B(),{maximumFractionDigits:1}).format(t)}function _e(t){return new Intl.NumberFormat(B(),{style:"percent"}).format(t)}var st=class{constructor(e,s){this.outside=e,this.store=k((a,o)=>({...a,...o}),{...M,reports:s,found:null,wanted:""})}get state(){return this.store.get()}find(e){return v(this.store,"found",async()=>{let{people:s}=await this.outside.findPeople(e.trim());return this.store.dispatch({found:s,wanted:e.trim()}),""})}close(e){return v(this.store,"reported",async()=>(await this.outside.act({action:"close_report",report:e}),this.store.dispatch({reports:(await this.outside.fetchReports()).reports}),""))}rename(e,s){return this.change({action:"rename",person:e,name:s.trim()})}async suspend({id:e,name:s},a){let o=n("sure-suspend",{name:s??e});if(!await this.outside.isSure(o,n("suspend")))return!1;let i=a?{days:Number(a)}:{};return this.change({action:"suspend",person:e,...i})}lift(e){return this.change({action:"lift",person:e})}change(e){return v(this.store,"found",async()=>{await this.outside.act(e);let{people:s}=await this.outside.findPeople(this.state.wanted);return this.store.dispatch({found:s}),n("done")})}async game(e,s){let a=Vs(s);return await this.outside.isSure(n(`sure-${e}`,{game:a}),n(e))?v(this.store,"one-game",async()=>(await this.outside.act({action:e,game:a}),n("done"))):!1}};function Vs(t){return/\/game\/([a-z0-9]+)/.exec(t)?.[1]??t.trim()}function Ue(t,e){return r`${$(e)}
<main class="me admin">
<h1 data-testid="admin-title">${n("tab-admin")}</h1>
<div class="column">
${y(t.state,"reported",n("reports"),Ys(t,e))}
</div>
<div class="column">
${y(t.state,"found",n("find-people"),Xs(t))}
${y(t.state,"one-game",n("one-game"),en(t))}
</div>
</main>`}function Ys(t,e){let{reports:s}=t.state;return s.length===0?r`<p class="small">${n("no-reports")}</p>`:r`<ul class="things" data-testid="reports">
${s.map(a=>Zs(t,a,e))}
</ul>`}function Zs(t,e,s){let{id:a,reason:o,person:i,person_name:c,game:l,seats:p,text:h,created:g}=e,T=e.reporter_name??"–";return r`<li>
<span>
<b>${n(`report-reason-${o}`)}</b>${i?r` ${c??i}`:u}
${l?r`<a class="block" href=${`/game/${l}`} @click=${f(s)}
>${(p??[]).map(E=>E.name).join(" – ")}</a
>`:u}
${h?r`<span class="block quoted">${h}</span>`:u}
<span class="small block">${n("reported-by",{name:T,day:x(g)})}</span>
</span>
<span class="row">
${(p??[]).filter(E=>E.person!==null).map(E=>m(t.state,E.name,"find-reported",()=>t.find(E.person??""),"quiet"))}
${m(t.state,n("mark-read"),"close-report",()=>t.close(a))}
</span>
</li>`}function Xs(t){let{found:e,busy:s}=t.state;return r`<form class="with-button" @submit=${w(a=>t.find(a("wanted")))}>
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
${(e??[]).map(a=>tn(t,a))}
</ul>
${e?.length===0?r`<p class="small">${n("nobody-found")}</p>`:u}`}function tn(t,e){let{id:s,name:a,login:o,games:i,reports:c,suspended:l}=e,{busy:p}=t.state;return r`<li>
<span>
<b>${a??s}</b> ${o??""}
<span class="small block">
${n("games-and-reports",{games:i,reports:c})}${l?l.until===null?n("comma-suspended"):n("comma-suspended-until",{day:x(l.until)}):u}
</span>
</span>
<details class="fold">
<summary>${n("change")}<span class="visually-hidden"> ${a??s}</span></summary>
<form class="with-button" @submit=${w(h=>t.rename(s,h("name")))}>
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
<button type="submit" data-testid="rename" ?disabled=${p!==null}>
${n("rename")}
</button>
</form>
${l?m(t.state,n("lift"),"lift",()=>t.lift(s)):r`<form
class="with-button"
@submit=${w(h=>t.suspend(e,h("days")))}
>
<label for=${`days-${s}`}>${n("suspend-days")}</label>
<input id=${`days-${s}`} name="days" type="number" min="1" max="3650" />
<button type="submit" class="danger" data-testid="suspend" ?disabled=${p!==null}>
${n("suspend")}
</button>
</form>`}
</details>
</li>`}function en(t){let e=()=>document.getElementById("one-game-id").value.trim(),s=a=>()=>{e()&&t.game(a,e())};return r`<label for="one-game-id" class="small">${n("game-address")}</label>
<input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
<div class="row">
${m(t.state,n("end_game"),"end-game",s("end_game"),"danger")}
${m(t.state,n("void_rating"),"void-rating",s("void_rating"))}
</div>`}var ze=["blitz","rapid","correspondence","untimed"],nt=class{constructor(e){this.fetch=e,this.store=k((s,a)=>({...s,...a}),{name:"rapid",people:[],error:""})}async load(e){this.store.dispatch({name:e,error:""});try{let{people:s}=await this.fetch(e);this.store.get().name===e&&this.store.dispatch({people:s})}catch(s){this.store.dispatch({people:[],error:W(s)})}}};function Ke(t,e){let{name:s,people:a,error:o}=t.store.get();return r`${$(e)}
<main class="me ladder">
<h1 data-testid="ratings-title">${n("tab-ratings")}</h1>
<section class="panel" aria-label=${n("tab-ratings")}>
<p class="small">${n("ladder-text")}</p>
${ce("speed",n("ladder-speed"),ze.map(i=>[i,n(`class-${i}`)]),s,i=>t.load(i))}
${a.length?nn(a,e):sn()} ${V(o,"ladder-error")}
<p class="small">${n("ladder-listed")}</p>
</section>
<p class="small"><a href="/" @click=${f(e)}>${n("back-to-home")}</a></p>
</main>`}function sn(){return r`<p data-testid="ladder-none">${n("ladder-none")}</p>`}function nn(t,e){let s=["ladder-rank","ladder-name","ladder-rating","ladder-games"];return r`<div class="scroll" tabindex="0" role="group" aria-label=${n("tab-ratings")}>
<table class="scores" data-testid="ladder">
<thead>
<tr>
${s.map(a=>r`<th scope="col">${n(a)}</th>`)}
</tr>
</thead>
<tbody>
${t.map(a=>an(a,e))}
</tbody>
</table>
</div>`}function an(t,e){let{rank:s,id:a,name:o,games:i,you:c}=t;return r`<tr class=${c?"you":""}>
<td>${s??"–"}</td>
<th scope="row">
<a href=${`/people/${a}`} @click=${f(e)}>${o??n("ladder-nameless")}</a>
</th>
<td>${j(t)}</td>
<td>${i}</td>
</tr>`}var at=class{constructor(e,s){this.outside=e,this.store=k((a,o)=>({...a,...o}),{...M,...s,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),n("saved")))}makeAccount(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,s)}),n("account-made")))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:s,publicKey:a}=await this.outside.api.askForPasskey(e),o=await this.outside.makePasskey(a),i=this.state.me.name??n("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(s,i,o)}),n(e===null?"passkey-added":"account-made-passkey")})}async removePasskey({id:e,name:s}){return await pt(this.outside,s)?this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),n("passkey-removed"))):!1}changePassphrase(e,s){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,s)}),n("passphrase-changed")))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),n(e?"ratings-listed":"ratings-not-listed")))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:s}=await this.outside.api.makeLink(),a={address:this.outside.origin+e,expires:s,picture:null};return this.store.dispatch({link:a}),this.store.dispatch({link:{...a,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),n("link-dropped")))}endSession({id:e}){return this.ask("device",async()=>{await this.outside.api.endSession(e);let{sessions:s}=await this.outside.api.fetchSessions();return this.store.dispatch({sessions:s}),n("browser-signed-out")})}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),n("copied")))}shareLink(){let{link:e}=this.state,{share:s}=this.outside;return e===null||s===null?null:this.ask("device",async()=>{try{await s({title:n("share-device"),url:e.address})}catch(a){if(!(a instanceof Error&&a.name==="AbortError"))throw a}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),n(e?"will-tell":"stays-quiet")))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error(n("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:s}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:s}}),""})}async removeBot({id:e,name:s}){return await pt(this.outside,s)?this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),n("bot-removed",{name:s}))):!1}makeToken({id:e,name:s}){return this.ask("bots",async()=>{let{token:a}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:s,token:a}}),""})}async revokeToken({id:e,name:s},a){return await this.outside.isSure(n("sure-revoke",{name:s}),n("revoke"))?this.ask("bots",async()=>(await this.outside.api.revokeToken(e,a),this.store.dispatch({token:null}),await this.readBots(),n("token-revoked",{name:s}))):!1}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let s=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!s&&e.trim().toLowerCase()!==n("confirm-word"))throw new Error(n("type-word-first",{word:n("confirm-word")}));return await this.outside.api.removeMe(s?e:null),this.outside.forget(),this.outside.go("/"),""})}ask(e,s){return v(this.store,e,s)}};function He({name:t,bot:e,you:s,ratings:a,against:o,games:i},c){return r`${$(c)}
<main class="me profile">
<h1 data-testid="profile-title">
${t||n("ladder-nameless")}
${e?r`<span class="badge">${n("profile-bot")}</span>`:u}
</h1>
${s?r`<p class="small">${n("profile-you")}</p>`:u}
<div class="column">
${vt("profile-ratings",on(a))}
${vt("profile-against",rn(o,c))}
</div>
<div class="column">${vt("profile-recent",cn(i,c))}</div>
<p class="small"><a href="/ratings" @click=${f(c)}>${n("tab-ratings")}</a></p>
</main>`}function vt(t,e){return r`<section class="panel" aria-labelledby=${`${t}-heading`} data-testid=${t}>
<h2 id=${`${t}-heading`}>${n(t)}</h2>
${e}
</section>`}function on(t){return t.length===0?r`<p class="small">${n("profile-no-ratings")}</p>`:r`<ul class="ratings">
${t.map(yt)}
</ul>`}function rn(t,e){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(s=>r`<li>
${s.id?r`<a href=${`/people/${s.id}`} @click=${f(e)}>${xt(s)}</a>`:xt(s)}
<span>${n("won-of",{won:s.won,games:s.played})}</span>
</li>`)}
</ul>`}function xt({name:t,level:e,bot:s=!1}){return e!==null?n("computer-level",{level:String(e)}):s?n("bot-called",{name:t}):t}function cn(t,e){return t.length===0?r`<p class="small">${n("profile-none")}</p>`:r`<ul class="plain">
${t.map(({game:s,opponent:a,level:o,rated:i,won:c,scores:l,ended:p,...h})=>{let g=Jt(l[0],l[1]),T=[n(`class-${h.class}`),...i?[n("profile-rated")]:[],x(p)];return r`<li>
<a href=${`/game/${s}`} @click=${f(e)}>${xt({name:a,level:o})}</a>
<span>${n(c?"profile-won":"profile-lost",{points:g})}</span>
<span class="small">${T.join(", ")}</span>
</li>`})}
</ul>`}var _={};Ft(_,{actAsAdmin:()=>un,addPasskey:()=>gn,askForPasskey:()=>$n,askWho:()=>bn,changeMe:()=>pn,changePassphrase:()=>hn,dropLinks:()=>xn,endSession:()=>vn,fetchBest:()=>St,fetchBots:()=>It,fetchProfile:()=>Pt,fetchRatings:()=>Lt,fetchReports:()=>Tt,fetchSessions:()=>Et,fetchStatistics:()=>Mt,findPeople:()=>ln,lookAtLink:()=>Ot,makeAccount:()=>dn,makeBot:()=>On,makeLink:()=>kn,makeToken:()=>Mn,removeBot:()=>Ln,removeMe:()=>En,removePasskey:()=>yn,revokeToken:()=>In,signIn:()=>mn,signInByLink:()=>Sn,signInByPasskey:()=>wn,signOut:()=>fn,subscribeToPush:()=>Pn,unsubscribeFromPush:()=>Tn});function St(t){return d(`/api/ratings?class=${t}`)}function Pt(t){return d(`/api/people/${t}`)}function Tt(){return d("/api/admin/reports")}function ln(t){return d(`/api/admin/people?wanted=${encodeURIComponent(t)}`)}function un(t){return d("/api/admin",t)}function pn(t){return d("/api/me",t,"PATCH")}function dn(t,e){return d("/api/account",{login:t,passphrase:e})}function mn(t,e,s){return d("/api/sign-in",{login:t,passphrase:e,bring:s})}async function fn(t=!1){await S(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function hn(t,e){return d("/api/me/passphrase",{old:t,new:e})}function $n(t){return d("/api/passkeys/options",{login:t})}function gn(t,e,s){return d("/api/passkeys",{ceremony:t,name:e,credential:s})}function yn(t){return d(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function bn(){return d("/api/sign-in/passkey/options",{})}function wn(t,e,s){return d("/api/sign-in/passkey",{ceremony:t,credential:e,bring:s})}function kn(){return d("/api/me/link",{})}function Et(){return d("/api/me/sessions")}async function vn(t){await S(`/api/me/sessions/${t}`,{},"DELETE")}async function xn(){await S("/api/me/link",{},"DELETE")}function Ot(t){return d("/api/sign-in/link/look",{code:t})}function Sn(t,e){return d("/api/sign-in/link",{code:t,bring:e})}async function Pn(t){await S("/api/me/push",{subscription:t})}async function Tn(t){await S("/api/me/push",{endpoint:t},"DELETE")}function Lt(){return d("/api/me/ratings")}function Mt(){return d("/api/me/statistics")}async function En(t){await S("/api/me",{passphrase:t},"DELETE")}function It(){return d("/api/me/bots")}function On(t){return d("/api/me/bots",{name:t})}async function Ln(t){await S(`/api/me/bots/${t}`,{},"DELETE")}function Mn(t){return d(`/api/me/bots/${t}/tokens`,{})}async function In(t,e){await S(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var U=class{constructor(e,s,a=null){this.outside=e,this.store=k((o,i)=>({...o,...i}),{...M,me:s,link:a,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:s}=this.state.me;return e&&s===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,s){return this.enter("passphrase",()=>this.outside.api.signIn(e,s,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:s}=await this.outside.api.askWho(),a=await this.outside.usePasskey(s);return this.outside.api.signInByPasskey(e,a,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,s){return v(this.store,e,async()=>(await s(),this.outside.go("/"),""))}};function We(t){return t===404?n("link-unknown"):t===410?n("link-used"):null}function At(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Ge(){return At()&&await Ve()!==null}async function Qe(t){if(await Notification.requestPermission()!=="granted")throw new Error(n("notices-refused"));await navigator.serviceWorker.register("/sw.js");let e=await navigator.serviceWorker.ready;try{let s={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(s)).toJSON()}catch(s){throw new Error(n("notices-unreachable"),{cause:s})}}async function Je(){let t=await Ve();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ve(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Dt(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ye(t){let e=t;return Ze(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Bt(t){let e=t;return Ze(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Ze(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error(n("passkey-there"),{cause:e})}throw new Error(n("passkey-none"))}function z(t,e=""){return r`<label
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
/></label>`}function A(t,e,s,a=""){return r`<label
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
><input type="checkbox" @change=${An} /><span>${n("show-it")}</span></label
>`}function An(t){let e=t.target,s=e.closest("label")?.previousElementSibling?.querySelector("input");s&&(s.type=e.checked?"text":"password")}function Xe(t,e,s){let{me:a}=t.state,o=s&&a.passkeys_possible,i=a.account?Bn(t,a.account,o):Dn(t,e,o);return y(t.state,"account",n("account"),i)}function Dn(t,e,s){let{busy:a}=t.state;return r`<p class="small">${n("account-why")}</p>
<form
class="fields"
@submit=${w(o=>t.makeAccount(o("login"),o("passphrase")))}
>
${z("username",n("never-shown"))}
${A("passphrase",n("passphrase"),"new-password",n("at-least-8"))}
<button type="submit" class="main" data-testid="make-account" ?disabled=${a!==null}>
${n("make-account")}
</button>
</form>
${s?r`<details class="fold">
<summary>${n("passkey-instead")}</summary>
<form class="fields" @submit=${w(o=>t.addPasskey(o("login")))}>
${z("username")}
<button type="submit" data-testid="make-passkey" ?disabled=${a!==null}>
${n("make-account-passkey")}
</button>
</form>
</details>`:u}
<p class="small">
${P("have-one",{link:r`<a href="/sign-in" data-testid="to-sign-in" @click=${f(e)}
>${n("sign-in")}</a
>`})}
</p>`}function Bn(t,e,s){let{state:a}=t;return r`<p>
${P("signed-in-as",{login:r`<b data-testid="signed-in-as">${e.login}</b>`})}
</p>
<div class="row">
${m(a,n("sign-out"),"sign-out",()=>t.signOut(!1))}
${m(a,n("sign-out-everywhere"),"sign-out-everywhere",()=>t.signOut(!0))}
</div>
<details class="fold">
<summary>${n(e.passphrase?"change-passphrase":"set-passphrase")}</summary>
<form
class="fields"
@submit=${w(o=>t.changePassphrase(e.passphrase?o("old"):null,o("passphrase")))}
>
${e.passphrase?A("old",n("old-passphrase"),"current-password"):u}
${A("passphrase",n("new-passphrase"),"new-password",n("at-least-8"))}
<button type="submit" data-testid="change-passphrase" ?disabled=${a.busy!==null}>
${n("change")}
</button>
</form>
</details>
${s||e.passkeys.length>0?Nn(t,e,s):u}`}function Nn(t,e,s){let{state:a}=t;return r`<h3>${n("passkeys")}</h3>
<ul class="things">
${e.passkeys.map(o=>Rn(t,o))}
</ul>
${s?m(a,n("add-passkey"),"add-passkey",()=>t.addPasskey(null)):u}
${e.fresh?u:r`<p class="small">${n("passkey-needs-fresh")}</p>`}`}function Rn(t,{id:e,name:s,created:a}){return r`<li>
<span>${s} <span class="small">${n("since-day",{day:x(a)})}</span></span>
<button
type="button"
class="quiet"
aria-label=${n("remove-name",{name:s})}
@click=${()=>t.removePasskey({id:e,name:s})}
>
${n("remove")}
</button>
</li>`}function ts(t){let{state:e}=t,{bots:s,token:a}=e,o=r`<details class="fold" ?open=${s.length>0||a!==null}>
<summary data-testid="open-bots">${n("let-program-play")}</summary>
<p class="small">${P("bot-text",{command:r`<code>quiltbee bot</code>`})}</p>
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
${s.map(i=>qn(t,i))}
</ul>
<form class="with-button" @submit=${w(i=>t.makeBot(i("bot")))}>
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
</details>`;return y(e,"bots",n("bots"),o)}function qn(t,e){let{state:s}=t,a=r`${n("remove")}<span class="visually-hidden"> ${e.name}</span>`;return r`<li>
<span>
<b>${e.name}</b>
<span class="small">${n(e.online?"listening":"not-connected")}</span>
</span>
${m(s,n("new-token"),"new-token",()=>t.makeToken(e),"quiet")}
${m(s,a,"remove-bot",()=>t.removeBot(e),"quiet")}
<ul class="tokens">
${e.tokens.map(o=>Fn(t,e,o))}
</ul>
</li>`}function Fn(t,e,{id:s,scope:a,created:o}){return r`<li class="small">
<span
>${n("token-of-day",{day:x(o)})}${a==="read"?n("only-to-look"):""}</span
>
${m(t.state,n("revoke"),"revoke-token",()=>t.revokeToken(e,s),"quiet")}
</li>`}function es(t){let{state:e}=t,{link:s}=e;return y(e,"device",n("another-device"),r`<p class="small">${n("another-device-text")}</p>
${s?jn(t,s):m(e,n("make-link"),"make-link",()=>t.makeLink(),"wide")}
${e.sessions.length>1?_n(t):u}`)}function _n(t){return r`<h3>${n("your-browsers")}</h3>
<ul class="things" data-testid="browsers">
${t.state.sessions.map(e=>Cn(t,e))}
</ul>`}function Cn(t,e){let s=e.agent??n("unknown-browser"),a=x(e.used),o=r`${n("sign-out")}<span class="visually-hidden"> ${s}, ${a}</span>`;return r`<li>
<span
>${s}
<span class="small">${e.here?n("this-browser"):n("used-on-day",{day:a})}</span>
</span>
${e.here?u:m(t.state,o,"end-session",()=>t.endSession(e),"quiet")}
</li>`}function jn(t,{address:e,picture:s}){let{state:a}=t,o=t.outside.share?m(a,n("share"),"share-device-link",()=>t.shareLink()):u;return r`<label for="device-link" class="visually-hidden">${n("the-link")}</label>
<input
id="device-link"
data-testid="device-link"
readonly
.value=${e}
@focus=${i=>i.target.select()}
/>
<div class="row">
${m(a,n("copy"),"copy-device-link",()=>t.copyLink(),"main")} ${o}
${m(a,n("withdraw-it"),"drop-link",()=>t.dropLink())}
</div>
<div class="qr">
${s?r`<img
alt=${n("qr-code")}
data-testid="device-qr"
src=${`data:image/svg+xml,${encodeURIComponent(s)}`}
/>`:u}
</div>`}function ss(t,e){let{state:s}=t;return y(s,"notices",n("notifications"),Un(t,e))}function Un(t,e){let{state:s}=t;return s.me.push.available?e?r`<p class="small">${n("browser-can-tell")}</p>
${s.isNotified?m(s,n("turn-off-here"),"stop-notices",()=>t.notify(!1)):m(s,n("tell-me"),"start-notices",()=>t.notify(!0))}`:r`<p class="small">${n("browser-has-none")}</p>`:r`<p class="small">${n("server-sends-none")}</p>`}function ns(t){let{state:e}=t,s=e.me.account?.passphrase??!1,a=r`<div class="row">
<a class="button" href="/api/me/records.zip" download data-testid="records"
>${n("download-games")}</a
>
<a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
>${n("download-data")}</a
>
</div>
<details class="fold">
<summary data-testid="open-leaving">${n("delete-me")}</summary>
<form class="fields" @submit=${w(o=>t.leave(o("leaving")))}>
<p class="small">${n("delete-text")}</p>
${s?A("leaving",n("your-passphrase"),"current-password"):r`<label
>${n("type-to-confirm",{word:n("confirm-word")})}
<input name="leaving" data-testid="leaving" required autocomplete="off"
/></label>`}
<button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
${n("delete-me")}
</button>
</form>
</details>`;return y(e,"leaving",n("your-data"),a)}function as(t,e,s){let{me:a}=t.state;return r`${$(e)}
<main class="me">
<h1 data-testid="me-title">${a.name??n("to-me")}</h1>
<div class="column">
${zn(t)} ${Xe(t,e,s.passkeys)}
${a.known?es(t):u}
${a.known?ss(t,s.notices):u}
</div>
<div class="column">
${Be(t)} ${ts(t)} ${a.known?ns(t):u}
<p class="small">
<a href="/" @click=${f(e)}>${n("back-to-home")}</a>
</p>
</div>
</main>`}function zn(t){let{state:e}=t;return y(e,"name",n("your-name"),r`<form class="with-button" @submit=${w(s=>t.rename(s("name")))}>
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
</form>`)}function os(t,e,s){let{state:a}=t,{account:o}=a.me;if(o)return K(e,n("you-are-signed-in"),cs(o.login,e));let i=r`<form
class="fields"
@submit=${w(c=>t.signIn(c("login"),c("passphrase")))}
>
${z("username")}
${A("passphrase",n("passphrase"),"current-password")} ${ls(t)}
<button type="submit" class="main" data-testid="sign-in" ?disabled=${a.busy!==null}>
${n("sign-in")}
</button>
</form>
${R(a,"passphrase")}
${s&&a.me.passkeys_possible?r`<div class="or">
${m(a,n("sign-in-passkey"),"sign-in-passkey",()=>t.signInByPasskey())}
${R(a,"passkey")}
</div>`:u}
<p class="small">
${P("signed-in-elsewhere",{you:r`<b>${n("to-me")}</b>`,device:r`<b>${n("another-device")}</b>`,play:r`<a href="/" @click=${f(e)}>${n("play-at-once")}</a>`})}
</p>`;return K(e,n("sign-in"),i)}function rs(t,e,s){let{state:a}=t,{account:o}=a.me;if(o)return K(e,n("you-are-signed-in"),cs(o.login,e));let i=a.link?.name,c=r`<p data-testid="link-whom">
${i?P("plays-as",{name:r`<b>${i}</b>`}):n("plays-as-same")}
</p>
${ls(t)}
<div class="row">
${m(a,n("sign-in-here"),"link-sign-in",()=>t.signInByLink(s),"main")}
<a class="button" href="/" @click=${f(e)}>${n("not-now")}</a>
</div>
${R(a,"link")}`;return K(e,n("use-device-too"),c)}function is(t,e){return K(e,n("link-no-longer"),r`<p data-testid="problem">${t}</p>
<a class="button main" href="/" @click=${f(e)}>${n("back-to-home")}</a>`)}function K(t,e,s){return r`${$(t)}
<main class="narrow">
<section class="panel" aria-labelledby="sign-in-heading">
<h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
${s}
</section>
</main>`}function cs(t,e){return r`<p>${P("already-signed-in",{login:r`<b>${t}</b>`})}</p>
<a class="button main" href="/me" @click=${f(e)}>${n("to-your-page")}</a>`}function ls(t){return t.canBring?r`<label class="tick"
><input
type="checkbox"
data-testid="bring"
.checked=${t.state.bring}
@change=${e=>t.setBring(J(e))}
/><span>${n("bring-games")}</span></label
>`:u}function us(t){return t===404?{title:n("invitation-unknown"),text:n("invitation-unknown-text")}:t===410?{title:n("invitation-closed"),text:n("invitation-closed-text")}:null}function ps(t){let{board:e,clock:s,takebacks:a,rated:o,seed_chosen:i,seat:c,fair:l}=t;return[[n("term-seat"),n(`term-seat-${c}`)],[n("clock"),s===null?n("term-no-clock"):se(s)],[n("time-board"),n(`term-board-${e}`)],[n("circle"),n(i?"term-chosen":"term-drawn")],[n("tick-takebacks"),n(a?"tick-takebacks-note":"term-none")],...l?[Kn(l)]:[],[n("term-rating"),n(o?"tick-rated-note":"terms-not-rated")]]}function Kn(t){return[n("starts-way"),n(`starts-terms-${t}`)]}function ds(t,e,s){let{yours:a,name:o,game:i}=t;return r`${$(s)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">
${a?n("own-invitation"):n("invites-you",{name:o})}
</h1>
<dl class="terms" data-testid="invitation-terms">
${ps(t).map(([c,l])=>r`<div>
<dt>${c}</dt>
<dd>${l}</dd>
</div>`)}
</dl>
${a?Hn(i):ge(e)}
</section>
</main>`}function Hn(t){return r`<p data-testid="own-invitation">${n("send-address")}</p>
<a class="button main" href=${`/game/${t}`}>${n("to-the-table")}</a>`}function ms({title:t,text:e},s){return r`${$(s)}
<main class="invitation">
${ut()}
<section class="panel" aria-labelledby="invitation-heading">
<h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
<p data-testid="problem">${e}</p>
<a class="button main" href="/">${n("play-on-your-own")}</a>
</section>
</main>`}async function Wn({root:t,shell:e},s){let a="tab-invitation";try{let o=await Ct(s),i=new oe({me:N,sit:p=>jt(s,p),go:e.go}),c=()=>b(ds(o,i,e),t);return{page:{draw:c,close:i.store.watch(c)},title:a,after:async()=>o.yours?void 0:i.ask()}}catch(o){let i=o instanceof G?us(o.status):null;if(!i)throw o;return{page:{draw:()=>b(ms(i,e),t),close:()=>{}},title:a}}}function Gn(t,e){let[s,,...a]=t.link.split(","),o=t.moves.slice(0,e).filter(i=>!ee(i)).map(i=>i==="pass"?".":i);return[s,o.join(""),...a].join(",")}var ot=class{constructor(e,s,a){this.replay=e,this.go=s;let o={opponent:this.isSolo?"automa":"computer",strength:a,first:"you",busy:!1,error:""};this.store=k((i,c)=>({...i,...c}),o)}get isSolo(){return this.replay.automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:s}=await Q(this.wanted(e));this.go(s)}catch(s){let a=s instanceof Error?s.message:String(s);this.store.dispatch({busy:!1,error:a})}}wanted(e){let{replay:s}=this,{opponent:a,strength:o,first:i}=this.store.get(),{automa:c}=s,l=c&&a==="automa"?{deck:c.deck,level:c.level}:null,p=a==="computer"?{level:o}:null,h=a==="person"?L(s).map(({name:T})=>T):null,g=Gn(s,e);return{opponent:a,...l,...p,first:i,board:"revised",seed:null,from:g,names:h}}};function fs(t){return t.frames.slice(1).map(({move:e,player:s},a)=>({number:a+1,player:s??1,move:e??"pass"}))}var rt=class{constructor(e,s){let a=ne(e,s);this.patches=s;let o={replay:{...e,frames:a},index:a.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=k((i,c)=>({...i,...c}),o)}look(e){let s=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(s,e))})}step(e){let{index:s,replay:a}=this.store.get(),o=a.frames.length-1,i={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:o};return Object.hasOwn(i,e)?(this.look(i[e]),!0):!1}get path(){let{link:e,tags:s}=this.store.get().replay;return Zt(e,[s.Player1,s.Player2])}get reviewPath(){return`/review${this.path.slice(1)}`}walk(e,s){let{walks:a}=this.store.get();this.store.dispatch({walks:{...a,[e]:Kt(a[e],s)}})}};function hs(t,e){let s=t.store.get(),a=t.isSolo?[["automa",n("automa-alone")]]:[..._t.map(({level:c})=>[String(c),n("computer-level-name",{level:String(c),name:Ht(c)})]),["person",n("two-people-here")]],o=s.opponent==="computer"?String(s.strength):s.opponent;return r`<form class="panel play-on" @submit=${c=>{c.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
<h2 id="on-heading">${n("play-on-here")}</h2>
<label
>${n("against")}
<select
data-testid="on-opponent"
@change=${c=>t.store.dispatch(Qn(lt(c)))}
>
${a.map(([c,l])=>r`<option value=${c} ?selected=${o===c}>${l}</option>`)}
</select></label
>
${t.isSolo?u:r`<label
>${n("you-are")}
<select
data-testid="on-first"
@change=${c=>t.store.dispatch({first:lt(c)})}
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
${V(s.error,"play-on-error")}
</form>`}function Qn(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Nt(t,e,s,a){let{replay:o,index:i}=t,c=o.frames[i],l=L(o);if(s===2&&c.automa)return Vn(c,c.automa,l,e,a);let p=`${s===1?"front":"back"} p${s}`;return r`<div class=${`seat ${p}`}>${me(c,l,s)}</div>
<div class=${`spread ${p}`}>${Jn(t,e,s,a)}</div>`}function Jn({replay:t,index:e,walks:s},a,o,i){let c=t.frames[e];return le({number:o,name:L(t)[o-1].name,player:c.players[o-1],patches:a.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:s[o],fresh:Vt(c.player===o?[c.move]:[],a.patches)})}function Vn(t,e,s,a,o){return r`<div class="seat back p2">${fe(t,s,e)}</div>
${he(t,e,{turns:e.turns,run:0},a.patches,o)}`}function $s({replay:t,index:e},s){let a=o=>s.look(o);return we(fs(t),e,L(t),s.patches,a)}function gs(t,e,s){let a=t.store.get(),{replay:o,index:i}=a,c=o.frames[i],l=L(o),{letters:p,look:h}=s.settings,g=()=>s.change({look:h==="cloth"?"thread":"cloth"});return r`${$(s,ke(s,o.link,i))}
<main class=${`table ${c.automa?"solo":"screen"} viewer`} data-stage=${c.stage}>
<div class="felt">
<div class="turn">
<h1 id="turn-heading" tabindex="-1" data-testid="turn">
${i===0?n("start-position"):n("after-move",{number:String(i)})}:
${Gt(c,l)}
</h1>
<p data-testid="turn-reason">${Qt(c,l)}</p>
${o.comment?$e(o.comment):u}
${o.frames.length>1?Yn(t,s):u}
</div>
<div class="column own">
${Nt(a,t,1,p)} ${ye(c.ring,t.patches,p)}
</div>
<div class="column middle">
${be(c,t.patches,p)} ${$s(a,t)}
${c.result?ve(c,l,Zn(t,s)):hs(e,i)}
</div>
<div class="column other">
${Nt(a,t,2,p)} ${Xt(c,l,h,g)}
</div>
</div>
<div class="below">${xe(c,l,t.patches)}</div>
</main>`}function Yn(t,e){return r`<button
type="button"
class="to-review"
data-testid="review"
@click=${()=>e.go(t.reviewPath)}
>
${O("graph")}<span>${n("review")}</span>
</button>`}function Zn(t,e){let{replay:s,said:a}=t.store.get(),o=async()=>t.store.dispatch({said:await de(`${location.origin}${t.path}`)});return r`<button
type="button"
class="main"
data-testid="play-again"
@click=${()=>e.go("/")}
>
${n("new-game")}
</button>
<button type="button" data-testid="copy-link" @click=${o}>
${O("link")}<span>${n("copy-link")}</span>
</button>
<button type="button" data-testid="download-record" @click=${()=>pe(s.record)}>
${O("download")}<span>${n("record")}</span>
</button>
<p class="small copied" role="status" data-testid="copied">${a}</p>`}function Xn(t,e,s,a){let o=new rt(e,s),i=new ot(e,a.go,a.settings.strength),c=()=>{b(gs(o,i,a),t),ae(t)},l=[o.store.watch(c),i.store.watch(c)],p=g=>ta(g,o);return window.addEventListener("keydown",p),{draw:c,close:()=>{for(let g of l)g();window.removeEventListener("keydown",p)}}}function ta(t,e){let{target:s,key:a,altKey:o,ctrlKey:i,metaKey:c,shiftKey:l}=t;o||i||c||l||s instanceof Element&&s.closest("select, input, textarea, dialog")||te(t,(p,h)=>e.walk(p,h))||e.step(a)&&t.preventDefault()}var cc={aid:ea,me:sa,"sign-in":na,link:aa,today:(t,e)=>ys(t,e,q(new Date)),day:ys,progress:ra,ratings:ia,profile:ca,admin:la};async function ea(t,e){let{aidSheet:s,printButton:a}=await Yt("aid");return{draw:()=>b(r`${$(e)}
<main class="aid-page">
<div class="panel-head">
<h1>${n("how-to-play")}</h1>
${a(()=>window.print())}
</div>
${s()}
</main>`,t),close:()=>{}}}async function sa(t,e){let s={},[a,{ratings:o},i,{bots:c},{sessions:l},p]=await Promise.all([N(),it(Lt(),{ratings:[]},"ratings",s),it(Mt(),{totals:[],automa:[]},"ratings",s),it(It(),{bots:[]},"bots",s),it(Et(),{sessions:[]},"device",s),Ge()]),h={api:_,drawQr:Ut,isSure:dt,makePasskey:Ye,subscribe:Qe,unsubscribe:Je,go:Rt,copy:ct,forget:ie,origin:location.origin,share:bs()},g={me:a,ratings:o,statistics:i,bots:c,sessions:l,isNotified:p,errors:s},T=new at(h,g),E={passkeys:Dt(),notices:At()},qt=()=>b(as(T,e,E),t);return{draw:qt,close:T.store.watch(qt)}}async function it(t,e,s,a){try{return await t}catch(o){return Object.assign(a,{[s]:W(o)}),e}}function Rt(t){re(!1),location.assign(t)}function bs(){return"share"in navigator?t=>navigator.share(t):null}async function na(t,e){let s=new U({api:_,usePasskey:Bt,go:Rt},await N()),a=()=>b(os(s,e,Dt()),t);return{draw:a,close:s.store.watch(a)}}async function aa(t,e,s){try{let[a,o]=await Promise.all([N(),Ot(s)]),i=new U({api:_,usePasskey:Bt,go:Rt},a,o),c=()=>b(rs(i,e,s),t);return{draw:c,close:i.store.watch(c)}}catch(a){let o=a instanceof G?We(a.status):null;if(o===null)throw a;return{draw:()=>b(is(o,e),t),close:()=>{}}}}async function ys(t,e,s){let[a,{days:o}]=await Promise.all([ft(s),ht()]),i={api:$t,createGame:Q,copy:ct,go:e.go,origin:location.origin,share:bs()},c=new Y(i,a,o,q(new Date)),l=()=>b(Me(c,e),t),p=[c.store.watch(l),oa(()=>c.look(q(new Date)))];return{draw:l,close:()=>{for(let h of p)h()}}}function oa(t){let e=0,s=()=>{t(),clearTimeout(e),e=window.setTimeout(s,Pe(new Date)+1)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(e),document.removeEventListener("visibilitychange",s)}}async function ra(t,e){let s=await Ie();return{draw:()=>b(Ce(s,e),t),close:()=>{}}}async function ia(t,e){let s=new nt(St);await s.load("rapid");let a=()=>b(Ke(s,e),t);return{draw:a,close:s.store.watch(a)}}async function ca(t,e,s){let a=await Pt(s);return{draw:()=>b(He(a,e),t),close:()=>{}}}async function la(t,e){let{reports:s}=await Tt(),{fetchReports:a,findPeople:o,actAsAdmin:i}=_,c=new st({fetchReports:a,findPeople:o,act:i,isSure:dt},s),l=()=>b(Ue(c,e),t);return{draw:l,close:c.store.watch(l)}}export{cc as AWAY,Wn as openInvitation,Xn as openViewerPage};
