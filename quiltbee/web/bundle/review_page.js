import{a as It,b as Ut,c as Wt,d as Gt}from"./stepping.js";import{b as jt}from"./replay.js";import{a as _t,b as T,c as j,d as x,e as Jt,f as S,g as R,h as Bt,i as Ht,k as Ct}from"./document.js";import{a as $t,b as At,c as Et,d as Ft,f as Dt,h as qt}from"./board.js";import"./reader.js";import"./local_source.js";import"./tree.js";import"./automa_cards.js";import{Ba as y,Bc as wt,Ca as N,F as W,G as $,Gc as vt,Hc as yt,Ib as q,Ic as kt,Kb as ht,Kc as St,Mc as xt,N as rt,Nb as gt,P as u,Q as M,R as d,S as D,T as w,Tc as Rt,Uc as Pt,_c as Mt,a as et,ad as Lt,cd as Ot,j as l,l as nt,mb as Y,n as h,nd as Tt,ob as L,qa as it,qb as ut,rb as pt,s as st,sb as mt,ta as G,ua as at,va as v,vb as dt,w as U,wa as b,wc as bt,x as ot,xa as lt,xb as ft,ya as ct}from"./page.js";var ye=.25;function Nt(t){return{decision:t,answer:null,judging:null}}function _({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Yt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function Kt({before:t,seat:e,points_lost:s},n,o,r){if(o===null)return{move:n,verdict:"unknown",lost:0};let i=Math.max(0,S(t,e)-S(o,e)),a=R(t,e)-R(o,e)<r.chance;return i<ye&&a?{move:n,verdict:"best",lost:i}:i<r.points&&a?{move:n,verdict:"good",lost:i}:{move:n,verdict:i<(s??0)?"better":"worse",lost:i}}function Vt(t,e,s){return[t.view,$(t.view)].map(n=>ke(t,e,n,s))}function ke(t,{frame:e,mover:s,made:n,better:o},r,i){let{game:a,patches:c,state:p}=t,{letters:m,coordinates:f}=i.settings,g=r===(e.automa?1:s),P=r===s;return Lt({frame:e,seats:a.seats,player:r,patches:c,lettered:m,named:f,box:"quilt-box",place:`${g?"front":"back"} ${r===t.view?"left":"right"}`,cursor:p.walks[r],fresh:Y([P?n:null],c),marks:xe(P?o:null,c),extras:{thumbnail:g?d:Se(e.players[r-1],c)}})}function Se(t,e){return u`<span class="thumbnail">${St(t,e)}</span>`}function xe(t,e){let s="better";return Y([t],e).map(n=>({...n,label:"!",kind:s}))}function Xt({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let r=(i,a)=>i!==null&&i!=="pass"&&(q(i)?i[2]:i[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(i=>{let{income:a,buttons:c,time:p}=t[i],m=r(s,i),f=r(n,i);return u`<div
class=${["offered-patch",m&&"made",f&&"better"].filter(Boolean).join(" ")}
data-offer=${i}
title=${G(t[i])}
>
${it(i,t[i],0,o)}
<span class="price">${Rt(c)}${Pt(p)}</span>
<span class="visually-hidden"
>${G(t[i])}
${m?l("review-offer-played"):""}${f?l("review-offer-better"):""}</span
>
${a>0?Re(a):d}
${m||f?u`<span class="which" aria-hidden="true"
>${l(f?"review-offer-better":"review-offer-played")}</span
>`:d}
</div>`})}
</section>`}function Re(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var K=[10,10],Pe=[50,50];function J(t,e,s,n,o=K){let r=Le(t,e,s,n),i=n==="points"?Me(o,r):o,[a,c]=n==="points"?i:Pe,p=r.map(f=>f===null?null:(a-f)/(a+c)*100),m=a/(a+c)*100;return{scale:n,moves:e,range:i,level:m,heights:p,line:Oe(p),area:Ae(p,m),dots:Ee(t,e,n,p)}}function Me([t,e],s){let n=s.map(r=>r??0),o=r=>Math.ceil(r/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Le(t,e,s,n){let o=a=>a?n==="points"?S(a,s):(R(a,s)-.5)*100:null,r=t?.decisions??[];return[o(t?.start??r[0]?.before),...Array.from({length:e},(a,c)=>{let p=r[c];return o(T(p)?p.after:r[c+1]?.before??null)})]}function Oe(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Ae(t,e){let s=e.toFixed(1),n=[],o=[],r=0;for(let[i,a]of[...t,null].entries())a!==null?(o.length===0&&(r=i),o.push(`L${i} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${r} ${s}${o.join("")}L${i-1} ${s}Z`),o=[]);return n.join("")}function Ee(t,e,s,n){return x(t,null).flatMap(o=>{let r=o.marks[s];if(r===null)return[];let i=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:r,x:i,y:a}]})}function zt(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var V=.5;function Qt(t){return new Intl.NumberFormat(nt(),{minimumFractionDigits:2}).format(t)}function Zt(t){return String(Math.round(t*100))}function B(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),F(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:X(t),move:z(t)})}.`];return n?(o.push(O(n),De(n,t.patches)),o.push(...E(n,t.patches)),o.push(Q(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function X({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:b(t.seats,s)})}function z({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function O({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:r,luck:i}){if(q(s))return Fe(i);if(!t)return l("review-only-move");let[a,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(r===null&&a<V)return l("review-good-move");let p={points:h(a),percent:Zt(c)},m=c>=.01?l("review-lost-both",p):l("review-lost-points",p);return r===null?`${m}.`:l("label-and-note",{label:l(`review-mark-${r}`),note:m})}function Fe(t){let e=t?.points??0;if(Math.abs(e)<V)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:h(Math.abs(e))})}.`}function k({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=V)}function De(t,e){return k(t)?`${A(t,e)}.`:""}function A({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:N(s,t[0])})}function E(t,e){return k(t)?t.reasons.map(({of:s,code:n,values:o})=>{let r="patch"in o&&{patch:N(e,String(o.patch))};return l(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...r})}):[]}function Q({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?qe(S(n,e),e,t.seats):l("review-chance-of",{...v(t.seats,e),percent:Zt(R(n,e))})}function qe(t,e,s){let n=h(Math.abs(t));return n===h(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...v(s,t>0?e:$(e)),points:n})}function F({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),r=h(Math.abs(o));return r===h(0)?l("review-start-level"):l("review-start-ahead",{...v(t.seats,o>0?e:$(e)),points:r})}function te({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${lt(e,t.seats)}. ${ct(e,t.seats)}`:""}function ee({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...v(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function ne({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let r=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:r,note:y(n,s,!0)})}function se(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function oe({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return l("review-find-question",o)}var Te={inaccuracy:M`<circle r="3.2"></circle>`,mistake:M`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:M`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function re(t,e){let{document:s,at:n,scale:o,range:r}=t.state,{view:i,moves:a,game:c}=t,p=J(s,a,i,o,r),m=n/Math.max(1,a)*100,f=p.heights[n],{level:g}=p;return u`<section class="graph" aria-label=${l("review-graph")}>
${Je(t)}
<div
class=${`plot view-${i}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${n}
aria-valuetext=${B(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,a)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${a} height=${g}></rect></clipPath>
<clipPath id="behind">
<rect y=${g} width=${a} height=${100-g}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${p.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${p.area}></path>
<path class="level" d=${`M0 ${g}H${a}`}></path>
<path class="curve" d=${p.line}></path>
</svg>
${p.dots.map(_e)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${f==null?d:M`<circle class="here" cx=${`${m}%`} cy=${`${f}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${L(i)}${b(c.seats,i)}</span>
<span class="side-name down"
>${L($(i))}${b(c.seats,$(i))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${p.range[0]}`:"100 %"}</span
>
</div>
${je(t,e)}
</section>`}function je({state:{stream:t,document:e}},s){let n=se(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${l("review-again")}
</button>`:d}
</p>`}function _e({decision:t,mark:e,x:s,y:n}){return M`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Te[e]}</g>
</svg>`}function Je({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}function ie(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Be(e);let r=o[n],i=o[Math.max(0,n-1)],{decision:a}=t,c=a&&k(a)?a.best:null,p=t.isOverview?t.view:r.player??t.view,m=c!==null&&s?H(i,c,t.patches):null;if(m)return{frame:m,mover:p,made:c,better:null,chosen:i};let f=t.isOverview?null:r.move;return{frame:r,mover:p,made:f,better:c,chosen:i}}function Be({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var He=12;function H(t,e,s){let n=gt(t.position,s),o=n&&ht(n,e,s);if(!n||!o)return null;let r=t.automa&&{...t.automa,turns:[],levels:[]};return{...wt(o,s,r,t.points),move:e,player:n.turn}}function ae({number:t,best:e,line:s},n,o){let r=[{...n,move:null,player:null}],i=s.length>0?s:e===null?[]:[e];for(let a of i.slice(0,He)){let c=H(r[r.length-1],a,o);if(c===null)break;r.push(c)}return r.length>1?{number:t,frames:r,at:0}:null}var le={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var ce=["placing","timing","economy","special","patches"];function C({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,$(t)]}function ue(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${Ie(t)} ${Ge(t)} ${Ye(t)}`:d}
${s?Ke(t):d} ${Xe(t)}
${s?Ce(s.link,t.game.seats,e):d}
</div>`}function Ce(t,e,s){let[n,o]=e.map(({name:p})=>p),{pathname:r,searchParams:i}=new URL(yt(t,[n,o]),"http://x"),[a]=r.split("/").slice(-1),c=new URLSearchParams({game:a,...xt(s)});for(let[p,m]of i)c.set(p,m);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${w("download")}<span>${l("review-animation")}</span></a
>
</p>`}function pe(t){return t.state.document?u`<div class="sums">${me(t,3)}</div>`:u`<div class="sums"></div>`}function Ie(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${me(t)}
<p class="small">${l("review-accuracy-is")}</p>
${t.state.document?Ue(t.state.document.variant):d}
</section>`}function Ue(t){return u`<details class="fold" data-testid="levels">
<summary>${l("review-levels")}</summary>
<p class="small">${l("review-levels-measured",{variant:t})}</p>
<table class="scores">
<thead>
<tr>
<th scope="col">${l("level")}</th>
<th scope="col">${l("review-points-each")}</th>
<th scope="col">${l("review-accuracy")}</th>
</tr>
</thead>
<tbody>
${le[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${Qt(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function me(t,e){let{document:s}=t.state,n=C(t),o=[["review-points-each",({points_lost:a})=>h(a)],["review-accuracy",({accuracy:a})=>a===null?l("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?l("review-unknown"):l("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:c})=>l("review-best-of",{best:String(a),of:String(c)})],["review-points-all",({points_lost_total:a})=>h(a)]],r=n.some(a=>s?.sides[a-1]?.near_level),i=o.filter(([a])=>r||a!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
${de(t)}
<tbody>
${i.slice(0,e).map(([a,c])=>u`<tr>
<th scope="row">${l(a)}</th>
${n.map(p=>{let m=s?.sides[p-1];return u`<td>${m?c(m):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function de(t){return u`<thead>
<tr>
<td></td>
${C(t).map(e=>u`<th scope="col">${We(t,e)}</th>`)}
</tr>
</thead>`}function We({game:t},e){return u`${L(e)} ${b(t.seats,e)}`}function Ge(t){return C(t).map(e=>{let s=Jt(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${l("review-three",v(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${l("review-overview-none")}</p>`:d}
<ol>
${s.map(n=>{let o=y(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${A(n,t.patches)}.
${E(n,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${Ne(t,e)}
</section>`})}function Ne(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return d;let o=y(s.decisions[n.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(n.number)}
>
<span class="number">${n.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${h(n.points)}</span>
</button>`}function Ye(t){let{document:e}=t.state,s=C(t),n=(i,a)=>e?.sides[i-1]?.account[a]??0,o=s.flatMap(i=>ce.map(a=>n(i,a)));if(o.every(i=>i===0))return d;let r=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${de(t)}
<tbody>
${ce.map(i=>u`<tr>
<th scope="row">${l(`review-account-${i}`)}</th>
${s.map(a=>{let c=n(a,i);return u`<td>
<span class="points">${h(c)}</span>
<svg class=${`share of-${a}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/r*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function Ke(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=F(t);return!s&&!n?d:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${l("review-luck")}</h2>
<p>${Ve(s.points)}</p>`:d}
${n?u`<h2>${l("review-start-heading")}</h2>
<p>${n}</p>`:d}
</section>`}function Ve(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:h(Math.abs(t))})}function Xe(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,r)=>{let i=r+1,a=s.document?.decisions[r],c=s.at===i;return u`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${i}
@click=${()=>t.look(i)}
>
<span class="number">${i}</span>
<span class="move-words"
>${ut("happened",{name:u`<b>${b(e.seats,o.player??1)}</b>`},{deed:y(o.move??"pass",n)})}${ze(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function ze(t){return T(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${O(t)}</span>`:d}function fe(t,e,s){let n=ie(t),o=n.frame.automa?"solo":"duel";return u`${Z(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${Vt(t,n,e)} ${Xt(t,n,e)} ${Qe(t)}
${en(t)} ${pe(t)} ${re(t,s)} ${nn(t)}
</div>
${ue(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function Z({game:t,state:e},s){return Ot(s,u`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a class="quiet button" href=${t.back} data-testid="back-to-game">
${w("back")}<span>${l("review-to-game")}</span>
</a>
${e.document?Mt(s,e.document.link,e.at):d}
</div>`)}function Qe(t){let{line:e,at:s}=t.state;if(e)return tn(t,e);let{decision:n}=t;if(s===0||t.isOverview)return Ze(t);let o=u`<h2>
${l("review-move-was",{where:X(t),move:z(t,!1)})}
</h2>
${n?u`<span class="worth">${Q(t,n)}</span>`:d}`;return tt(o,u`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?O(n):l("review-unjudged")}</b>
</p>
${n&&k(n)?u`<p class="why" data-testid="reasons">
${A(n,t.patches)}.
${E(n,t.patches).join(" ")}
</p>`:d}`)}function tt(t,e){return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function Ze(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ee(t,s);return tt(u`<h2>${l(e===n?"review-end":"review-start")}</h2>`,u`<p class="lost-line">${e===n?te(t):F(t)}</p>
${o?u`<p class="why">${o}</p>`:d}`)}function tn(t,e){let s=e.frames.length-1;return tt(u`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,u`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},r)=>{let i=e.at===r+1,a={name:b(t.game.seats,o??1),move:y(n??"pass",t.patches)};return u`<li>
<button
type="button"
class=${i?"now":""}
aria-current=${i?"step":"false"}
@click=${()=>t.show({line:{...e,at:r+1}})}
>
${l("review-line-move",a)}
</button>
</li>`})}
</ol>`)}function en(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&k(n),r=t.questions.length,i=a=>c=>c.pointerType==="mouse"&&t.peek(a);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${i(!0)}
@pointerleave=${i(!1)}
>
${w("eye")}<span>${l("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${w(e?"back":"forward")}<span
>${l(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="find"
aria-disabled=${r>0?"false":"true"}
@click=${()=>r>0&&t.find()}
>
${w("bulb")}<span>${l("review-find")}</span>
</button>
</div>`}function nn(t){let{costly:e,document:s,at:n}=t.state,o=x(s,null).length>0,r=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",v(t.game.seats,t.view))}
>
${[0,1,2].map(i=>{let a=j(s,e[i]??0);if(!a)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let c=h(a.points_lost??0);return u`<button
type="button"
class=${a.number===n?"costly-one now":"costly-one"}
data-testid=${`costly-${i+1}`}
aria-current=${a.number===n?"true":"false"}
title=${l("review-costly",{rank:String(i+1),number:String(a.number),points:c})}
@click=${()=>t.look(a.number)}
>
<small>${l("review-move-number",{number:String(a.number)})}</small>
−${c}
</button>`})}
</div>
${r.map(([i,a,c,p,m])=>u`<button
type="button"
class=${c}
data-testid=${c}
aria-label=${l(i)}
title=${l(i)}
aria-disabled=${p?"false":"true"}
@click=${()=>p&&m()}
>
${w(a)}
</button>`)}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}function he(t,e,s,n){return u`${Z(t,s)}
<main class=${`${Et(e,s)} finding`} data-testid="finding">
${sn(t)} ${At(e,s,n,{moves:d})}
</main>
${Ft(e,s)}`}function sn(t){let{finding:e,document:s}=t.state;if(!e||!s)return d;let n=e.answer?.verdict??"none";return u`<section
class=${_(e)?"question found":"question"}
aria-label=${l("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${oe(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${w("bulb")}<span>${l("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${w("forward")}<span>${l("review-find-next")}</span>
</button>
</section>`}function ge(t,e,s){let n=new AbortController,[{points:o}]=e.game.frames,r=m=>Dt(m,e.patches,n.signal,o),i=on(e,m=>e.answer(m,r)),a=()=>ft(t),p=qt(t,i,s,()=>D(he(e,i,s,a),t),{turnsCards:!1});return p.draw(),{draw:p.draw,close:()=>{n.abort(),p.close()}}}function on(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:r}=t.game,[{points:i}]=n,a=[b(o,1),b(o,2)],c={start:n[s.number-1].position,moves:[],points:i};return new $t(t.patches,c,{names:a,you:r},{onMove:(p,m)=>{queueMicrotask(async()=>{m.undo(),m.suggest([{move:p,label:"…",kind:"line"}]),await e(p);let{finding:f}=t.state;if(f?.answer?.move!==p)return;let g=_(f)?"better":"mine";m.suggest([{move:p,label:g==="better"?"✓":"×",kind:g}])})}})}var rn=36,an=40,ln=70;function be(t,e){let s=new AbortController,{signal:n}=s,o=pt(e),r=cn(e),i=un(e),a=(c,p)=>t.addEventListener(c,m=>p(m),{signal:n});return a("pointerdown",c=>r.down(c)||i.down(c)),a("pointermove",r.move),a("pointerup",c=>r.up()||i.up(c)),a("pointercancel",()=>{r.up(),i.cancel()}),t.addEventListener("wheel",pn(e),{signal:n,passive:!1}),()=>{s.abort(),o()}}function cn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:r}=e.getBoundingClientRect(),i=zt((n.clientX-o)/r,t.moves);(i!==t.state.at||t.state.line)&&t.look(i)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function un(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=rn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function pn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let r=n.deltaY>0?1:-1;t.canStep(r)&&(n.preventDefault(),e=Math.sign(e)===r?e+n.deltaY:n.deltaY,!(Math.abs(e)<an||n.timeStamp-s<ln)&&(s=n.timeStamp,e=0,t.step(r)))}}var we=5,I=class extends Gt{constructor(s,n,o){let r={document:null,stream:{kind:"asking"},scale:"points",range:K,costly:[],better:!1,line:null,finding:null,said:""};super(s.frames,n,r,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let n=_t(this.state.document,s),o=Ht(this.state.costly,Bt(n,this.game.own)),{range:r}=J(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:o,range:r}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return j(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null})}show(s){this.store.dispatch(s),this.store.dispatch({said:this.sentence})}get sentence(){let{line:s}=this.state;return s?ne(s,this.patches):B(this)}step(s){let{at:n,line:o}=this.state;if(!o)return this.look(n+s);let r=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:r}})}canStep(s){let{at:n,line:o}=this.state,[r,i]=o?[o.at,o.frames.length-1]:[n,this.moves];return r+s>=0&&r+s<=i}toMark(s){let{at:n,document:o}=this.state,r=x(o,null).map(({number:c})=>c);if(r.length===0)return;let i=r.filter(c=>s>0?c>n:c<n),a=i.length>0?i:r;this.look(s>0?a[0]:a[a.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+we)),PageDown:()=>this.look(Math.max(0,this.state.at-we))}}key(s,n=!1,o=!1){let{finding:r,line:i,better:a}=this.state;if(r)return!1;if(s==="Escape"&&(i||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:n}=this;n&&k(n)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let n=ae(s,this.frames[s.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}get questions(){return x(this.state.document,this.game.own)}find(){let{at:s}=this.state,n=this.questions.find(({number:o})=>o===s);n?this.ask(n):this.findNext()}findNext(){let{at:s}=this.state,{questions:n}=this,o=n.find(({number:r})=>r>s)??n[0];o&&this.ask(o)}ask(s){this.look(s.number),this.store.dispatch({finding:Nt(s),said:""})}reveal(){this.show({finding:null})}async answer(s,n){let{finding:o,document:r}=this.state;if(!o||!r||o.judging!==null)return;let{decision:i}=o,a=Yt(i,s);if(a)return this.found(i,a);this.store.dispatch({finding:{...o,judging:s}});let c=H(this.frames[i.number-1],s,this.patches),p=c&&await n(c.position);this.found(i,Kt(i,s,p,r.thresholds))}found(s,n){let{finding:o}=this.state;o?.decision===s&&this.store.dispatch({finding:{decision:s,answer:n,judging:null}})}};var mn=300;async function fo(t,e){let{root:s,shell:n}=t,[o,r]=await Promise.all([ot(e),t.patches]),i=bt(o,r);if(i===null)throw new st(l("page-outdated"));let{seats:a}=i;Tt(a);let c=W.find(g=>at(a,g))??null,m={frames:jt(i,r),seats:a,own:c,back:`/game/${e}`};return $e(s,n,m,r,g=>U("GET /api/games/{game}/review",{game:e},g))}async function ho(t){let{root:e,shell:s}=t,n=kt(location.search),o=await t.patches,r=await It(location.hash,o),i={...n,...r.tags},a=Ut(r,o),c=r.automa?1:dn(location.search),p=Wt({...r,tags:i}).map((P,ve)=>({...P,yours:c===ve+1})),f=c!==null&&r.automa===null?rt:vt(r.link,[i.Player1,i.Player2]);return $e(e,s,{frames:a,seats:p,own:c,back:f},o,P=>U("POST /api/review",{text:r.link},P))}function dn(t){let e=new URLSearchParams(t).get("seat");return W.find(s=>String(s)===e)??null}function $e(t,e,s,n,o){let r=new URLSearchParams(location.search).get("at"),i=new I(s,n,r===null?void 0:Number(r)||0),a=new Ct({open:o,...et,take:f=>i.take(f),tell:f=>i.store.dispatch({stream:f})}),c=fn(t,i,e,()=>a.begin()),p=()=>a.wake();window.addEventListener("online",p);let m=[i.store.watch(c.draw),c.close,gn(i),be(t,i),()=>window.removeEventListener("online",p),()=>a.stop()];return i.moves>0&&a.begin(),{draw:c.draw,close:dt(m)}}function fn(t,e,s,n){let o=null,r=null;return{draw:()=>{let a=e.state.finding?.decision??null,c=a!==r;if(c&&o?.close(),r=a,a===null?(o=null,D(fe(e,s,n),t),mt(t),hn(t)):c?o=ge(t,e,s):o?.draw(),c){let p=t.querySelector(".judged, .quilt.active .cells");p instanceof HTMLElement&&p.focus({preventScroll:!0})}},close:()=>o?.close()}}function hn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function gn(t){let e=t.state.at,s=0,n=()=>{let r=new URL(location.href);r.searchParams.set("at",String(e)),history.replaceState(null,"",r)},o=t.store.watch(({at:r})=>{r!==e&&(e=r,clearTimeout(s),s=window.setTimeout(n,mn))});return()=>{o(),clearTimeout(s)}}export{fo as openGameReview,ho as openLinkReview};
