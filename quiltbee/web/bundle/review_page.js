import{a as Gt,c as j,d as _,e as x,f as C,g as S,h as P,i as Nt}from"./following.js";import{a as Vt,b as Qt}from"./replays.js";import{c as $t,e as vt}from"./reader.js";import{m as bt}from"./tree.js";import{a as Rt,b as Bt,c as Ht,d as It,f as Kt,h as Ut}from"./board.js";import"./local_source.js";import{$a as ht,A as ct,Ac as Ft,C as u,D as M,Db as yt,Dc as Dt,E as f,F as T,G as b,Gc as Tt,Hb as kt,Hc as qt,Ic as jt,Oc as _t,P as ut,Pc as Ct,Sb as St,T as mt,U as G,V as $,Vb as xt,Vc as Jt,Xa as V,Za as L,ca as N,da as pt,ea as v,fa as w,ga as dt,h as l,ha as ft,j as st,jb as q,ka as y,l as h,la as Y,lb as gt,lc as Pt,o as ot,q as rt,r as it,rd as Wt,tb as wt,tc as Mt,u as W,uc as Lt,v as at,vc as Ot,vd as Yt,x as lt,xc as Et,yc as At}from"./page.js";var Me=.25;function Xt(t){return{decision:t,answer:null,judging:null}}function J({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function zt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function Zt({before:t,seat:e,points_lost:s},n,o,a){if(o===null)return{move:n,verdict:"unknown",lost:0};let i=Math.max(0,S(t,e)-S(o,e)),r=P(t,e)-P(o,e)<a.chance;return i<Me&&r?{move:n,verdict:"best",lost:i}:i<a.points&&r?{move:n,verdict:"good",lost:i}:{move:n,verdict:i<(s??0)?"better":"worse",lost:i}}function te(t,e,s){return[t.view,$(t.view)].map(n=>Le(t,e,n,s))}function Le(t,e,s,n){let{frame:o,mover:a}=e,{seats:i}=t.game,{letters:r,coordinates:c}=n.settings,p=o.automa!==null?s===1:s===a,d=`${p?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let U={turns:o.automa.turns,run:0};return u`<div class=${`seat ${d}`}>${qt(o,i,o.automa)}</div>
<div class=${`quilt-box ${d}`}>
${jt(o,o.automa,U,t.patches,r)}
</div>`}let g=p?f:u`<span class="thumbnail"
>${At(o.players[s-1],t.patches)}</span
>`,R=s===a;return u`<div class=${`seat ${d}`}>${Tt(o,i,s,{thumbnail:g})}</div>
<div class=${`quilt-box ${d}`}>
${Et({number:s,name:w(i,s),player:o.players[s-1],patches:t.patches,lettered:r,named:c,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:V([R?e.made:null],t.patches),marks:Oe(R?e.better:null,t.patches)})}
</div>`}function Oe(t,e){let s="better";return V([t],e).map(n=>({...n,label:"!",kind:s}))}function ee({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let a=(i,r)=>i!==null&&i!=="pass"&&(q(i)?i[2]:i[0])===r;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(i=>{let{income:r,buttons:c,time:m}=t[i],p=a(s,i),d=a(n,i);return u`<div
class=${["offered-patch",p&&"made",d&&"better"].filter(Boolean).join(" ")}
data-offer=${i}
title=${N(t[i])}
>
${mt(i,t[i],0,o)}
<span class="price">${_t(c)}${Ct(m)}</span>
<span class="visually-hidden"
>${N(t[i])}
${p?l("review-offer-played"):""}${d?l("review-offer-better"):""}</span
>
${r>0?Ee(r):f}
${p||d?u`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function Ee(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var Q=[10,10],Ae=[50,50];function B(t,e,s,n,o=Q){let a=De(t,e,s,n),i=n==="points"?Fe(o,a):o,[r,c]=n==="points"?i:Ae,m=a.map(d=>d===null?null:(r-d)/(r+c)*100),p=r/(r+c)*100;return{scale:n,moves:e,range:i,level:p,heights:m,line:Te(m),area:qe(m,p),dots:je(t,e,n,m)}}function Fe([t,e],s){let n=s.map(a=>a??0),o=a=>Math.ceil(a/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function De(t,e,s,n){let o=r=>r?n==="points"?S(r,s):(P(r,s)-.5)*100:null,a=t?.decisions??[];return[o(t?.start??a[0]?.before),...Array.from({length:e},(r,c)=>{let m=a[c];return o(j(m)?m.after:a[c+1]?.before??null)})]}function Te(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function qe(t,e){let s=e.toFixed(1),n=[],o=[],a=0;for(let[i,r]of[...t,null].entries())r!==null?(o.length===0&&(a=i),o.push(`L${i} ${r.toFixed(1)}`)):o.length>0&&(n.push(`M${a} ${s}${o.join("")}L${i-1} ${s}Z`),o=[]);return n.join("")}function je(t,e,s,n){return x(t,null).flatMap(o=>{let a=o.marks[s];if(a===null)return[];let i=o.number/Math.max(1,e)*100,r=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:a,x:i,y:r}]})}function ne(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var X=.5;function se(t){return new Intl.NumberFormat(st(),{minimumFractionDigits:2}).format(t)}function oe(t){return String(Math.round(t*100))}function H(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),F(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:z(t),move:Z(t)})}.`];return n?(o.push(O(n),Ce(n,t.patches)),o.push(...A(n,t.patches)),o.push(tt(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function z({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:w(t.seats,s)})}function Z({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function O({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:a,luck:i}){if(q(s))return _e(i);if(!t)return l("review-only-move");let[r,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(a===null&&r<X)return l("review-good-move");let m={points:h(r),percent:oe(c)},p=c>=.01?l("review-lost-both",m):l("review-lost-points",m);return a===null?`${p}.`:l("label-and-note",{label:l(`review-mark-${a}`),note:p})}function _e(t){let e=t?.points??0;if(Math.abs(e)<X)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:h(Math.abs(e))})}.`}function k({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=X)}function Ce(t,e){return k(t)?`${E(t,e)}.`:""}function E({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:Y(s,t[0])})}function A(t,e){return k(t)?t.reasons.map(({of:s,code:n,values:o})=>{let a="patch"in o&&{patch:Y(e,String(o.patch))};return l(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...a})}):[]}function tt({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Je(S(n,e),e,t.seats):l("review-chance-of",{...v(t.seats,e),percent:oe(P(n,e))})}function Je(t,e,s){let n=h(Math.abs(t));return n===h(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...v(s,t>0?e:$(e)),points:n})}function F({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),a=h(Math.abs(o));return a===h(0)?l("review-start-level"):l("review-start-ahead",{...v(t.seats,o>0?e:$(e)),points:a})}function re({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${dt(e,t.seats)}. ${ft(e,t.seats)}`:""}function ie({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...v(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function ae({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let a=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:a,note:y(n,s,!0)})}function le(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ce({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return l("review-find-question",o)}var Be={inaccuracy:M`<circle r="3.2"></circle>`,mistake:M`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:M`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ue(t,e){let{document:s,at:n,scale:o,range:a}=t.state,{view:i,moves:r,game:c}=t,m=B(s,r,i,o,a),p=n/Math.max(1,r)*100,d=m.heights[n],{level:g}=m;return u`<section class="graph" aria-label=${l("review-graph")}>
${Ke(t)}
<div
class=${`plot view-${i}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${r}
aria-valuenow=${n}
aria-valuetext=${H(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,r)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${r} height=${g}></rect></clipPath>
<clipPath id="behind">
<rect y=${g} width=${r} height=${100-g}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${m.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${m.area}></path>
<path class="level" d=${`M0 ${g}H${r}`}></path>
<path class="curve" d=${m.line}></path>
</svg>
${m.dots.map(Ie)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${d==null?f:M`<circle class="here" cx=${`${p}%`} cy=${`${d}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${L(i)}${w(c.seats,i)}</span>
<span class="side-name down"
>${L($(i))}${w(c.seats,$(i))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${m.range[0]}`:"100 %"}</span
>
</div>
${He(t,e)}
</section>`}function He({state:{course:t,document:e}},s){let n=le(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${l("review-again")}
</button>`:f}
</p>`}function Ie({decision:t,mark:e,x:s,y:n}){return M`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Be[e]}</g>
</svg>`}function Ke({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var Ue=12;function D(t,e,s){let n=wt(t.position,s),o=n&&gt(n,e,s);if(!n||!o)return null;let a=t.automa&&{...t.automa,turns:[],levels:[]};return{...St(o,s,a,t.points),move:e,player:n.turn}}function me({number:t,best:e,line:s},n,o){let a=[{...n,move:null,player:null}],i=s.length>0?s:e===null?[]:[e];for(let r of i.slice(0,Ue)){let c=D(a[a.length-1],r,o);if(c===null)break;a.push(c)}return a.length>1?{number:t,frames:a,at:0}:null}function pe(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return We(e);let a=o[n],i=o[Math.max(0,n-1)],{decision:r}=t,c=r&&k(r)?r.best:null,m=t.isOverview?t.view:a.player??t.view,p=c!==null&&s?D(i,c,t.patches):null;if(p)return{frame:p,mover:m,made:c,better:null,chosen:i};let d=t.isOverview?null:a.move;return{frame:a,mover:m,made:d,better:c,chosen:i}}function We({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var de={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var fe=["placing","timing","economy","special","patches"];function I({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,$(t)]}function he(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${Ne(t)} ${Qe(t)} ${ze(t)}`:f}
${s?Ze(t):f} ${en(t)}
${s?Ge(s.link,t.game.seats,e):f}
</div>`}function Ge(t,e,s){let[n,o]=e.map(({name:m})=>m),{pathname:a,searchParams:i}=new URL(Lt(t,[n,o]),"http://x"),[r]=a.split("/").slice(-1),c=new URLSearchParams({game:r,...Ft(s)});for(let[m,p]of i)c.set(m,p);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${b("download")}<span>${l("review-animation")}</span></a
>
</p>`}function ge(t){return t.state.document?u`<div class="sums">${we(t,3)}</div>`:u`<div class="sums"></div>`}function Ne(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${we(t)}
<p class="small">${l("review-accuracy-is")}</p>
${t.state.document?Ye(t.state.document.variant):f}
</section>`}function Ye(t){return u`<details class="fold" data-testid="levels">
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
${de[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${se(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function we(t,e){let{document:s}=t.state,n=I(t),o=[["review-points-each",({points_lost:r})=>h(r)],["review-accuracy",({accuracy:r})=>r===null?l("review-unknown"):String(Math.round(r))],["review-near-level",({near_level:r})=>r===null?l("review-unknown"):l("review-near",{level:String(r)})],["review-best-moves",({best:r,decisions:c})=>l("review-best-of",{best:String(r),of:String(c)})],["review-points-all",({points_lost_total:r})=>h(r)]],a=n.some(r=>s?.sides[r-1]?.near_level),i=o.filter(([r])=>a||r!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
${be(t)}
<tbody>
${i.slice(0,e).map(([r,c])=>u`<tr>
<th scope="row">${l(r)}</th>
${n.map(m=>{let p=s?.sides[m-1];return u`<td>${p?c(p):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function be(t){return u`<thead>
<tr>
<td></td>
${I(t).map(e=>u`<th scope="col">${Ve(t,e)}</th>`)}
</tr>
</thead>`}function Ve({game:t},e){return u`${L(e)} ${w(t.seats,e)}`}function Qe(t){return I(t).map(e=>{let s=C(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${l("review-three",v(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${l("review-overview-none")}</p>`:f}
<ol>
${s.map(n=>{let o=y(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${E(n,t.patches)}.
${A(n,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${Xe(t,e)}
</section>`})}function Xe(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return f;let o=y(s.decisions[n.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(n.number)}
>
<span class="number">${n.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${h(n.points)}</span>
</button>`}function ze(t){let{document:e}=t.state,s=I(t),n=(i,r)=>e?.sides[i-1]?.account[r]??0,o=s.flatMap(i=>fe.map(r=>n(i,r)));if(o.every(i=>i===0))return f;let a=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${be(t)}
<tbody>
${fe.map(i=>u`<tr>
<th scope="row">${l(`review-account-${i}`)}</th>
${s.map(r=>{let c=n(r,i);return u`<td>
<span class="points">${h(c)}</span>
<svg class=${`share of-${r}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/a*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function Ze(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=F(t);return!s&&!n?f:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${l("review-luck")}</h2>
<p>${tn(s.points)}</p>`:f}
${n?u`<h2>${l("review-start-heading")}</h2>
<p>${n}</p>`:f}
</section>`}function tn(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:h(Math.abs(t))})}function en(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,a)=>{let i=a+1,r=s.document?.decisions[a],c=s.at===i;return u`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${i}
@click=${()=>t.look(i)}
>
<span class="number">${i}</span>
<span class="move-words"
>${ht("happened",{name:u`<b>${w(e.seats,o.player??1)}</b>`},{deed:y(o.move??"pass",n)})}${nn(r)}</span
>
</button>
</li>`})}
</ol>
</section>`}function nn(t){return j(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${O(t)}</span>`:f}function $e(t,e,s){let n=pe(t),o=n.frame.automa?"solo":"duel";return u`${et(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${te(t,n,e)} ${ee(t,n,e)} ${sn(t)}
${an(t)} ${ge(t)} ${ue(t,s)} ${ln(t)}
</div>
${he(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function et({game:t,state:e},s){return Dt(s,u`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a class="quiet button" href=${t.back} data-testid="back-to-game">
${b("back")}<span>${l("review-to-game")}</span>
</a>
${e.document?Jt(s,e.document.link,e.at):f}
</div>`)}function sn(t){let{line:e,at:s}=t.state;if(e)return rn(t,e);let{decision:n}=t;if(s===0||t.isOverview)return on(t);let o=u`<h2>
${l("review-move-was",{where:z(t),move:Z(t,!1)})}
</h2>
${n?u`<span class="worth">${tt(t,n)}</span>`:f}`;return nt(o,u`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?O(n):l("review-unjudged")}</b>
</p>
${n&&k(n)?u`<p class="why" data-testid="reasons">
${E(n,t.patches)}.
${A(n,t.patches).join(" ")}
</p>`:f}`)}function nt(t,e){return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function on(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ie(t,s);return nt(u`<h2>${l(e===n?"review-end":"review-start")}</h2>`,u`<p class="lost-line">${e===n?re(t):F(t)}</p>
${o?u`<p class="why">${o}</p>`:f}`)}function rn(t,e){let s=e.frames.length-1;return nt(u`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,u`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},a)=>{let i=e.at===a+1,r={name:w(t.game.seats,o??1),move:y(n??"pass",t.patches)};return u`<li>
<button
type="button"
class=${i?"now":""}
aria-current=${i?"step":"false"}
@click=${()=>t.show({line:{...e,at:a+1}})}
>
${l("review-line-move",r)}
</button>
</li>`})}
</ol>`)}function an(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&k(n),a=t.questions.length,i=r=>c=>c.pointerType==="mouse"&&t.peek(r);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${i(!0)}
@pointerleave=${i(!1)}
>
${b("eye")}<span>${l("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${b(e?"back":"forward")}<span
>${l(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="find"
aria-disabled=${a>0?"false":"true"}
@click=${()=>a>0&&t.find()}
>
${b("bulb")}<span>${l("review-find")}</span>
</button>
</div>`}function ln(t){let{costly:e,document:s,at:n}=t.state,o=x(s,null).length>0,a=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",v(t.game.seats,t.view))}
>
${[0,1,2].map(i=>{let r=_(s,e[i]??0);if(!r)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let c=h(r.points_lost??0);return u`<button
type="button"
class=${r.number===n?"costly-one now":"costly-one"}
data-testid=${`costly-${i+1}`}
aria-current=${r.number===n?"true":"false"}
title=${l("review-costly",{rank:String(i+1),number:String(r.number),points:c})}
@click=${()=>t.look(r.number)}
>
<small>${l("review-move-number",{number:String(r.number)})}</small>
−${c}
</button>`})}
</div>
${a.map(([i,r,c,m,p])=>u`<button
type="button"
class=${c}
data-testid=${c}
aria-label=${l(i)}
title=${l(i)}
aria-disabled=${m?"false":"true"}
@click=${()=>m&&p()}
>
${b(r)}
</button>`)}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}function ve(t,e,s,n){return u`${et(t,s)}
<main class=${`${Ht(e,s)} finding`} data-testid="finding">
${cn(t)} ${Bt(e,s,n,{moves:f})}
</main>
${It(e,s)}`}function cn(t){let{finding:e,document:s}=t.state;if(!e||!s)return f;let n=e.answer?.verdict??"none";return u`<section
class=${J(e)?"question found":"question"}
aria-label=${l("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${ce(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${b("bulb")}<span>${l("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${b("forward")}<span>${l("review-find-next")}</span>
</button>
</section>`}function ye(t,e,s){let n=new AbortController,[{points:o}]=e.game.frames,a=p=>Kt(p,e.patches,n.signal,o),i=un(e,p=>e.answer(p,a)),r=()=>kt(t),m=Ut(t,i,s,()=>T(ve(e,i,s,r),t),{turnsCards:!1});return m.draw(),{draw:m.draw,close:()=>{n.abort(),m.close()}}}function un(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:a}=t.game,[{points:i}]=n,r=[w(o,1),w(o,2)],c={start:n[s.number-1].position,moves:[],points:i};return new Rt(t.patches,c,{names:r,you:a},{onMove:(m,p)=>{queueMicrotask(async()=>{p.undo(),p.suggest([{move:m,label:"…",kind:"line"}]),await e(m);let{finding:d}=t.state;if(d?.answer?.move!==m)return;let g=J(d)?"better":"mine";p.suggest([{move:m,label:g==="better"?"✓":"×",kind:g}])})}})}var mn=36,pn=40,dn=70;function ke(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",r=>fn(r,e),{signal:n});let o=hn(e),a=gn(e),i=(r,c)=>t.addEventListener(r,m=>c(m),{signal:n});return i("pointerdown",r=>o.down(r)||a.down(r)),i("pointermove",o.move),i("pointerup",r=>o.up()||a.up(r)),i("pointercancel",()=>{o.up(),a.cancel()}),t.addEventListener("wheel",wn(e),{signal:n,passive:!1}),()=>s.abort()}function fn(t,e){let{target:s,key:n,altKey:o,ctrlKey:a,metaKey:i,shiftKey:r}=t;if(o||a||i||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&yt(t,(...m)=>e.walk(...m)))return;let c=s instanceof Element&&s.closest("[role=slider]")!==null;e.key(n,r,c)&&t.preventDefault()}function hn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:a}=e.getBoundingClientRect(),i=ne((n.clientX-o)/a,t.moves);(i!==t.state.at||t.state.line)&&t.look(i)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function gn(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=mn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function wn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let a=n.deltaY>0?1:-1;t.canStep(a)&&(n.preventDefault(),e=Math.sign(e)===a?e+n.deltaY:n.deltaY,!(Math.abs(e)<pn||n.timeStamp-s<dn)&&(s=n.timeStamp,e=0,t.step(a)))}}var bn=3;function Se(t,e){return(e===null?[1,2]:[e]).flatMap(n=>C(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,bn).map(({number:n})=>n)}function xe(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var Pe=5,K=class{constructor(e,s,n=e.frames.length-1){this.game=e;this.patches=s;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:Q,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=ot(o)}game;patches;pressed=!1;store;get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Gt(this.state.document,e),n=xe(this.state.costly,Se(s,this.game.own)),{range:o}=B(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return _(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?ae(e,this.patches):H(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,a]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=a}toMark(e){let{at:s,document:n}=this.state,o=x(n,null).map(({number:r})=>r);if(o.length===0)return;let a=o.filter(r=>e>0?r>s:r<s),i=a.length>0?a:o;this.look(e>0?i[0]:i[i.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+Pe)),PageDown:()=>this.look(Math.max(0,this.state.at-Pe))}}key(e,s=!1,n=!1){let{finding:o,line:a,better:i}=this.state;if(o)return!1;if(e==="Escape"&&(a||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves),...n?this.sliderKeys():{}};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&k(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=me(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return x(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Xt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:a}=n,i=zt(a,e);if(i)return this.found(a,i);this.store.dispatch({finding:{...n,judging:e}});let r=D(this.game.frames[a.number-1],e,this.patches),c=r&&await s(r.position);this.found(a,Zt(a,e,c,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:ut(n[e],s)}})}};var $n=300;async function Eo(t,e){let{root:s,shell:n}=t,[o,a]=await Promise.all([at(e),t.patches]),i=Pt(o,a);if(i===null)throw new rt(l("page-outdated"));let{seats:r}=i;Wt(r);let c=G.find(g=>pt(r,g))??null,p={frames:xt(i,a),seats:r,own:c,back:`/game/${e}`};return Re(s,n,p,a,g=>W("GET /api/games/{game}/review",{game:e},g))}async function Ao(t){let{root:e,shell:s}=t,n=Ot(location.search),[o,a]=await Promise.all([vn(location.hash,t.patches),t.patches]),i={...n,...o.tags},r=Vt(o,a),c=o.automa?1:yn(location.search),m=Qt({...o,tags:i}).map((R,U)=>({...R,yours:c===U+1})),d=c!==null&&o.automa===null?ct:Mt(o.link,[i.Player1,i.Player2]);return Re(e,s,{frames:r,seats:m,own:c,back:d},a,R=>W("POST /api/review",{text:o.link},R))}async function vn(t,e){let s=t.startsWith(bt)?await vt(t):t;if(s===null)throw new Error(l("link-may-be-old"));try{return await lt(s)}catch(n){let o=it(n)?await $t(s,await e):null;if(o===null)throw n;return o}}function yn(t){let e=new URLSearchParams(t).get("seat");return G.find(s=>String(s)===e)??null}function Re(t,e,s,n,o){let a=new URLSearchParams(location.search).get("at"),i=new K(s,n,a===null?void 0:Number(a)||0),r=new Nt({open:o,later:(d,g)=>window.setTimeout(d,g),forget:d=>window.clearTimeout(d),take:d=>i.take(d),tell:d=>i.store.dispatch({course:d})}),c=kn(t,i,e,()=>r.begin()),m=()=>r.wake();window.addEventListener("online",m);let p=[i.store.watch(c.draw),c.close,xn(i),ke(t,i),()=>window.removeEventListener("online",m),()=>r.stop()];return i.moves>0&&r.begin(),{draw:c.draw,close:()=>{for(let d of p)d()}}}function kn(t,e,s,n){let o=null,a=null;return{draw:()=>{let r=e.state.finding?.decision??null,c=r!==a;if(c&&o?.close(),a=r,r===null?(o=null,T($e(e,s,n),t),Yt(t),Sn(t)):c?o=ye(t,e,s):o?.draw(),c){let m=t.querySelector(".judged, .quilt.active .cells");m instanceof HTMLElement&&m.focus({preventScroll:!0})}},close:()=>o?.close()}}function Sn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function xn(t){let e=t.state.at,s=0,n=()=>{let a=new URL(location.href);a.searchParams.set("at",String(e)),history.replaceState(null,"",a)},o=t.store.watch(({at:a})=>{a!==e&&(e=a,clearTimeout(s),s=window.setTimeout(n,$n))});return()=>{o(),clearTimeout(s)}}export{Eo as openGameReview,Ao as openLinkReview};
