import{a as Qt,c as F,d as B,e as M,f as I,g as S,h as O,i as Xt}from"./following.js";import{m as Ut,n as Yt,o as Dt,p as Ht,s as Gt,v as Vt,x as Zt}from"./board.js";import{$a as bt,A as lt,B as ut,Bb as Mt,Cb as Ot,Db as Lt,I as dt,Ib as At,Jc as Tt,K as u,L,M as f,N as R,Nc as Rt,O as b,Ob as Pt,Oc as _t,P as mt,Q as pt,Qc as Ft,R as H,S as v,Tc as Bt,Uc as It,Vc as Nt,Ya as Z,aa as ft,ab as wt,bb as vt,bd as Ct,cd as Kt,fa as G,fb as kt,fc as Q,ga as ht,gc as Et,ha as k,hb as A,i as c,ia as $,id as Wt,ja as $t,k as ot,ka as gt,kb as yt,lc as qt,m as h,mc as jt,na as y,oa as V,ob as xt,p as rt,qb as St,r as at,s as it,w as D,x as ct,zb as _}from"./page.js";var Ae=.25;function zt(t){return{decision:t,answer:null,judging:null}}function N({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Jt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function te({before:t,seat:e,points_lost:s},n,o,i){if(o===null)return{move:n,verdict:"unknown",lost:0};let r=Math.max(0,S(t,e)-S(o,e)),a=O(t,e)-O(o,e)<i.chance;return r<Ae&&a?{move:n,verdict:"best",lost:r}:r<i.points&&a?{move:n,verdict:"good",lost:r}:{move:n,verdict:r<(s??0)?"better":"worse",lost:r}}function ee(t,e,s){return[t.view,v(t.view)].map(n=>Pe(t,e,n,s))}function Pe(t,e,s,n){let{frame:o,mover:i}=e,{seats:r}=t.game,{letters:a,coordinates:l}=n.settings,m=o.automa!==null?s===1:s===i,p=`${m?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let Y={turns:o.automa.turns,run:0};return u`<div class=${`seat ${p}`}>${It(o,r,o.automa)}</div>
<div class=${`quilt-box ${p}`}>
${Nt(o,o.automa,Y,t.patches,a)}
</div>`}let g=m?f:u`<span class="thumbnail"
>${_t(o.players[s-1],t.patches)}</span
>`,w=s===i;return u`<div class=${`seat ${p}`}>${Bt(o,r,s,{thumbnail:g})}</div>
<div class=${`quilt-box ${p}`}>
${Rt({number:s,name:$(r,s),player:o.players[s-1],patches:t.patches,lettered:a,named:l,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:Z([w?e.made:null],t.patches),marks:Ee(w?e.better:null,t.patches)})}
</div>`}function Ee(t,e){let s="better";return Z([t],e).map(n=>({...n,label:"!",kind:s}))}function ne({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(_(r)?r[2]:r[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${c("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(r=>{let{income:a,buttons:l,time:d}=t[r],m=i(s,r),p=i(n,r);return u`<div
class=${["offered-patch",m&&"made",p&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${G(t[r])}
>
${kt(r,t[r],0,o)}
<span class="price">${Ct(l)}${Kt(d)}</span>
<span class="visually-hidden"
>${G(t[r])}
${m?c("review-offer-played"):""}${p?c("review-offer-better"):""}</span
>
${a>0?qe(a):f}
${m||p?u`<span class="which" aria-hidden="true"
>${c(p?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function qe(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var X=[10,10],je=[50,50];function C(t,e,s,n,o=X){let i=Re(t,e,s,n),r=n==="points"?Te(o,i):o,[a,l]=n==="points"?r:je,d=i.map(p=>p===null?null:(a-p)/(a+l)*100),m=a/(a+l)*100;return{scale:n,moves:e,range:r,level:m,heights:d,line:_e(d),area:Fe(d,m),dots:Be(t,e,n,d)}}function Te([t,e],s){let n=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Re(t,e,s,n){let o=a=>a?n==="points"?S(a,s):(O(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(a,l)=>{let d=i[l];return o(F(d)?d.after:i[l+1]?.before??null)})]}function _e(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Fe(t,e){let s=e.toFixed(1),n=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return n.join("")}function Be(t,e,s,n){return M(t,null).flatMap(o=>{let i=o.marks[s];if(i===null)return[];let r=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function se(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var z=.5;function oe(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function re(t){return String(Math.round(t*100))}function K(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[c("review-start"),j(t)].filter(Boolean).join(". ");let o=[`${c("review-move-was",{where:J(t),move:tt(t)})}.`];return n?(o.push(P(n),Ne(n,t.patches)),o.push(...q(n,t.patches)),o.push(et(t,n))):s!==null&&o.push(c("review-unjudged")),o.filter(Boolean).join(" ")}function J({game:t,state:{at:e}}){if(e===0)return c("review-start");let s=t.frames[e].player??1;return c("review-move",{number:String(e),name:$(t.seats,s)})}function tt({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function P({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:i,luck:r}){if(_(s))return Ie(r);if(!t)return c("review-only-move");let[a,l]=[n??0,o??0];if(s===e)return c("review-best-move");if(i===null&&a<z)return c("review-good-move");let d={points:h(a),percent:re(l)},m=l>=.01?c("review-lost-both",d):c("review-lost-points",d);return i===null?`${m}.`:c("label-and-note",{label:c(`review-mark-${i}`),note:m})}function Ie(t){let e=t?.points??0;if(Math.abs(e)<z)return`${c("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${c(s,{points:h(Math.abs(e))})}.`}function x({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=z)}function Ne(t,e){return x(t)?`${E(t,e)}.`:""}function E({best:t,move:e},s){if(t===null)return c("review-better");if(t==="pass")return c("review-better-pass");if(t.startsWith("+"))return c("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return c(n,{patch:V(s,t[0])})}function q(t,e){return x(t)?t.reasons.map(({of:s,code:n,values:o})=>{let i="patch"in o&&{patch:V(e,String(o.patch))};return c(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...i})}):[]}function et({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Ce(S(n,e),e,t.seats):c("review-chance-of",{...k(t.seats,e),percent:re(O(n,e))})}function Ce(t,e,s){let n=h(Math.abs(t));return n===h(0)?c("review-margin",{who:"level",name:"",points:n}):c("review-margin",{...k(s,t>0?e:v(e)),points:n})}function j({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),i=h(Math.abs(o));return i===h(0)?c("review-start-level"):c("review-start-ahead",{...k(t.seats,o>0?e:v(e)),points:i})}function ae({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${$t(e,t.seats)}. ${gt(e,t.seats)}`:""}function ie({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...k(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?c("review-overview",o):c("review-overview-level",{...o,level:String(n.near_level)})}function ce({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return c("review-line-before");let i=c("review-line-at",{number:String(e),of:o});return c("label-and-note",{label:i,note:y(n,s,!0)})}function le(t,e){if(t.kind==="refused")return c(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return c("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return c(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return c(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ue({answer:t,judging:e,decision:s},n){if(e!==null)return c("review-find-thinking");if(t!==null)return c(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return c("review-find-question",o)}var Ke={inaccuracy:L`<circle r="3.2"></circle>`,mistake:L`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:L`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function de(t,e){let{document:s,at:n,scale:o,range:i}=t.state,{view:r,moves:a,game:l}=t,d=C(s,a,r,o,i),m=n/Math.max(1,a)*100,p=d.heights[n],{level:g}=d;return u`<section class="graph" aria-label=${c("review-graph")}>
${Ye(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${c("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${n}
aria-valuetext=${K(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,a)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${a} height=${g}></rect></clipPath>
<clipPath id="behind">
<rect y=${g} width=${a} height=${100-g}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${d.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${d.area}></path>
<path class="level" d=${`M0 ${g}H${a}`}></path>
<path class="curve" d=${d.line}></path>
</svg>
${d.dots.map(Ue)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${p==null?f:L`<circle class="here" cx=${`${m}%`} cy=${`${p}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${A(r)}${$(l.seats,r)}</span>
<span class="side-name down"
>${A(v(r))}${$(l.seats,v(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${d.range[0]}`:"100 %"}</span
>
</div>
${We(t,e)}
</section>`}function We({state:{course:t,document:e}},s){let n=le(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${c("review-again")}
</button>`:f}
</p>`}function Ue({decision:t,mark:e,x:s,y:n}){return L`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Ke[e]}</g>
</svg>`}function Ye({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${c("review-scale-points")} ${c("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${c(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${c("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${c("review-scale-chance")}</span>
</button>`}var De=12;function T(t,e,s){let n=Ot(t.position,s),o=n&&Mt(n,e,s);if(!n||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Pt(o,s,i,t.points),move:e,player:n.turn}}function me({number:t,best:e,line:s},n,o){let i=[{...n,move:null,player:null}],r=s.length>0?s:e===null?[]:[e];for(let a of r.slice(0,De)){let l=T(i[i.length-1],a,o);if(l===null)break;i.push(l)}return i.length>1?{number:t,frames:i,at:0}:null}function pe(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return He(e);let i=o[n],r=o[Math.max(0,n-1)],{decision:a}=t,l=a&&x(a)?a.best:null,d=t.isOverview?t.view:i.player??t.view,m=l!==null&&s?T(r,l,t.patches):null;if(m)return{frame:m,mover:d,made:l,better:null,chosen:r};let p=t.isOverview?null:i.move;return{frame:i,mover:d,made:p,better:l,chosen:r}}function He({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var fe={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var he=["placing","timing","economy","special","patches"];function W({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,v(t)]}function $e(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${Ve(t)} ${Xe(t)} ${Je(t)}`:f}
${s?tn(t):f} ${nn(t)}
${s?Ge(s.link,t.game.seats,e):f}
</div>`}function Ge(t,e,s){let[n,o]=e.map(({name:d})=>d),{pathname:i,searchParams:r}=new URL(wt(t,[n,o]),"http://x"),[a]=i.split("/").slice(-1),l=new URLSearchParams({game:a,...Ft(s)});for(let[d,m]of r)l.set(d,m);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${l}`}
download="quiltbee.webp"
>${b("download")}<span>${c("review-animation")}</span></a
>
</p>`}function ge(t){return t.state.document?u`<div class="sums">${be(t,3)}</div>`:u`<div class="sums"></div>`}function Ve(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${c("review-figures")}</h2>
${be(t)}
<p class="small">${c("review-accuracy-is")}</p>
${t.state.document?Ze(t.state.document.variant):f}
</section>`}function Ze(t){return u`<details class="fold" data-testid="levels">
<summary>${c("review-levels")}</summary>
<p class="small">${c("review-levels-measured",{variant:t})}</p>
<table class="scores">
<thead>
<tr>
<th scope="col">${c("level")}</th>
<th scope="col">${c("review-points-each")}</th>
<th scope="col">${c("review-accuracy")}</th>
</tr>
</thead>
<tbody>
${fe[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${oe(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function be(t,e=void 0){let{document:s}=t.state,n=W(t),o=[["review-points-each",({points_lost:a})=>h(a)],["review-accuracy",({accuracy:a})=>a===null?c("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?c("review-unknown"):c("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:l})=>c("review-best-of",{best:String(a),of:String(l)})],["review-points-all",({points_lost_total:a})=>h(a)]],i=n.some(a=>s?.sides[a-1]?.near_level),r=o.filter(([a])=>i||a!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
${we(t)}
<tbody>
${r.slice(0,e).map(([a,l])=>u`<tr>
<th scope="row">${c(a)}</th>
${n.map(d=>{let m=s?.sides[d-1];return u`<td>${m?l(m):c("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function we(t){return u`<thead>
<tr>
<td></td>
${W(t).map(e=>u`<th scope="col">${Qe(t,e)}</th>`)}
</tr>
</thead>`}function Qe({game:t},e){return u`${A(e)} ${$(t.seats,e)}`}function Xe(t){return W(t).map(e=>{let s=I(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${c("review-three",k(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${c("review-overview-none")}</p>`:f}
<ol>
${s.map(n=>{let o=y(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${E(n,t.patches)}.
${q(n,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${ze(t,e)}
</section>`})}function ze(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return f;let o=y(s.decisions[n.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(n.number)}
>
<span class="number">${n.number}</span>
<span class="move-words"><b>${o}</b>. ${c("review-finest")}</span>
<span class="cost-of">+${h(n.points)}</span>
</button>`}function Je(t){let{document:e}=t.state,s=W(t),n=(r,a)=>e?.sides[r-1]?.account[a]??0,o=s.flatMap(r=>he.map(a=>n(r,a)));if(o.every(r=>r===0))return f;let i=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${c("review-account")}</h2>
<table data-testid="account">
${we(t)}
<tbody>
${he.map(r=>u`<tr>
<th scope="row">${c(`review-account-${r}`)}</th>
${s.map(a=>{let l=n(a,r);return u`<td>
<span class="points">${h(l)}</span>
<svg class=${`share of-${a}`} aria-hidden="true">
<rect width=${`${Math.max(0,l)/i*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function tn(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=j(t);return!s&&!n?f:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${c("review-luck")}</h2>
<p>${en(s.points)}</p>`:f}
${n?u`<h2>${c("review-start-heading")}</h2>
<p>${n}</p>`:f}
</section>`}function en(t){if(Math.abs(t)<.5)return c("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return c(e,{points:h(Math.abs(t))})}function nn(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${c("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,i)=>{let r=i+1,a=s.document?.decisions[i],l=s.at===r;return u`<li>
<button
type="button"
class=${l?"move now":"move"}
aria-current=${l?"step":"false"}
data-number=${r}
@click=${()=>t.look(r)}
>
<span class="number">${r}</span>
<span class="move-words"
>${Tt("happened",{name:u`<b>${$(e.seats,o.player??1)}</b>`},{deed:y(o.move??"pass",n)})}${sn(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function sn(t){return F(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${P(t)}</span>`:f}function ve(t,e,s){let n=pe(t),o=n.frame.automa?"solo":"duel";return u`${nt(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${ee(t,n,e)} ${ne(t,n,e)} ${on(t)}
${cn(t)} ${ge(t)} ${de(t,s)} ${ln(t)}
</div>
${$e(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function nt({game:t,state:e},s){return mt(s,u`<div class="review-head">
<h1>${c("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?f:pt(s)}
>
${b("back")}<span>${c("review-to-game")}</span>
</a>
${e.document?Wt(s,e.document.link,e.at):f}
</div>`)}function on(t){let{line:e,at:s}=t.state;if(e)return an(t,e);let{decision:n}=t;if(s===0||t.isOverview)return rn(t);let o=u`<h2>
${c("review-move-was",{where:J(t),move:tt(t,!1)})}
</h2>
${n?u`<span class="worth">${et(t,n)}</span>`:f}`;return st(o,u`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?P(n):c("review-unjudged")}</b>
</p>
${n&&x(n)?u`<p class="why" data-testid="reasons">
${E(n,t.patches)}.
${q(n,t.patches).join(" ")}
</p>`:f}`)}function st(t,e){return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function rn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ie(t,s);return st(u`<h2>${c(e===n?"review-end":"review-start")}</h2>`,u`<p class="lost-line">${e===n?ae(t):j(t)}</p>
${o?u`<p class="why">${o}</p>`:f}`)}function an(t,e){let s=e.frames.length-1;return st(u`<h2>${c("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,u`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},i)=>{let r=e.at===i+1,a={name:$(t.game.seats,o??1),move:y(n??"pass",t.patches)};return u`<li>
<button
type="button"
class=${r?"now":""}
aria-current=${r?"step":"false"}
@click=${()=>t.show({line:{...e,at:i+1}})}
>
${c("review-line-move",a)}
</button>
</li>`})}
</ol>`)}function cn(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&x(n),i=t.questions.length,r=a=>l=>l.pointerType==="mouse"&&t.peek(a);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${r(!0)}
@pointerleave=${r(!1)}
>
${b("eye")}<span>${c("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${b(e?"back":"forward")}<span
>${c(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="find"
aria-disabled=${i>0?"false":"true"}
@click=${()=>i>0&&t.find()}
>
${b("bulb")}<span>${c("review-find")}</span>
</button>
</div>`}function ln(t){let{costly:e,document:s,at:n}=t.state,o=M(s,null).length>0,i=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${c("review-heading")}>
<div
class="costly"
role="group"
aria-label=${c("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(r=>{let a=B(s,e[r]??0);if(!a)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let l=h(a.points_lost??0);return u`<button
type="button"
class=${a.number===n?"costly-one now":"costly-one"}
data-testid=${`costly-${r+1}`}
aria-current=${a.number===n?"true":"false"}
title=${c("review-costly",{rank:String(r+1),number:String(a.number),points:l})}
@click=${()=>t.look(a.number)}
>
<small>${c("review-move-number",{number:String(a.number)})}</small>
−${l}
</button>`})}
</div>
${i.map(([r,a,l,d,m])=>u`<button
type="button"
class=${l}
data-testid=${l}
aria-label=${c(r)}
title=${c(r)}
aria-disabled=${d?"false":"true"}
@click=${()=>d&&m()}
>
${b(a)}
</button>`)}
<p class="keys-hint">${c("review-keys")}</p>
</nav>`}function ke(t,e,s,n){return u`${nt(t,s)}
<main class=${`${Dt(e,s)} finding`} data-testid="finding">
${un(t)} ${Yt(e,s,n,{moves:f})}
</main>
${Ht(e,s)}`}function un(t){let{finding:e,document:s}=t.state;if(!e||!s)return f;let n=e.answer?.verdict??"none";return u`<section
class=${N(e)?"question found":"question"}
aria-label=${c("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${ue(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${b("bulb")}<span>${c("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${b("forward")}<span>${c("review-find-next")}</span>
</button>
</section>`}function ye(t,e,s){let n=new AbortController,[{points:o}]=e.game.frames,i=m=>Vt(m,e.patches,n.signal,o),r=dn(e,m=>e.answer(m,i)),a=()=>xt(t),d=Zt(t,r,s,()=>R(ke(e,r,s,a),t),{turnsCards:!1});return d.draw(),{draw:d.draw,close:()=>{n.abort(),d.close()}}}function dn(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:i}=t.game,[{points:r}]=n,a=[$(o,1),$(o,2)],l={start:n[s.number-1].position,moves:[],points:r};return new Ut(t.patches,l,{names:a,you:i},{onMove:(d,m)=>{queueMicrotask(async()=>{m.undo(),m.suggest([{move:d,label:"…",kind:"line"}]),await e(d);let{finding:p}=t.state;if(p?.answer?.move!==d)return;let g=N(p)?"better":"mine";m.suggest([{move:d,label:g==="better"?"✓":"×",kind:g}])})}})}var mn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,pn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function xe(t){let e=mn.exec(t);if(e===null)return null;let[,s,n,o]=e,i=St(s,o?"original":"revised"),r=(n.match(pn)??[]).map(l=>l==="."?"pass":l);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Lt(i,null),moves:r,link:t}}var fn=36,hn=40,$n=70;function Se(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",a=>gn(a,e),{signal:n});let o=bn(e),i=wn(e),r=(a,l)=>t.addEventListener(a,d=>l(d),{signal:n});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",vn(e),{signal:n,passive:!1}),()=>s.abort()}function gn(t,e){let{target:s,key:n,altKey:o,ctrlKey:i,metaKey:r,shiftKey:a}=t;o||i||r||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&yt(t,(...l)=>e.walk(...l))||e.key(n,a)&&t.preventDefault()}function bn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),r=se((n.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function wn(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=fn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function vn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let i=n.deltaY>0?1:-1;t.canStep(i)&&(n.preventDefault(),e=Math.sign(e)===i?e+n.deltaY:n.deltaY,!(Math.abs(e)<hn||n.timeStamp-s<$n)&&(s=n.timeStamp,e=0,t.step(i)))}}var kn=3;function Me(t,e){return(e===null?[1,2]:[e]).flatMap(n=>I(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,kn).map(({number:n})=>n)}function Oe(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var U=class{constructor(e,s,n=e.frames.length-1){this.game=e,this.patches=s,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:X,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=rt(o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Qt(this.state.document,e),n=Oe(this.state.costly,Me(s,this.game.own)),{range:o}=C(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return B(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?ce(e,this.patches):K(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,i]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=i}toMark(e){let{at:s,document:n}=this.state,o=M(n,null).map(({number:a})=>a);if(o.length===0)return;let i=o.filter(a=>e>0?a>s:a<s),r=i.length>0?i:o;this.look(e>0?r[0]:r[r.length-1])}key(e,s=!1){let{finding:n,line:o,better:i}=this.state;if(n)return!1;if(e==="Escape"&&(o||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&x(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=me(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return M(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:zt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:i}=n,r=Jt(i,e);if(r)return this.found(i,r);this.store.dispatch({finding:{...n,judging:e}});let a=T(this.game.frames[i.number-1],e,this.patches),l=a&&await s(a.position);this.found(i,te(i,e,l,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:ft(n[e],s)}})}};var xn=300;async function Fo(t,e,s,n){let[o,i,r]=await Promise.all([ct(n),ut(n),s]),a=At(o,r);if(a===null)throw new at(c("page-outdated"));let{seats:l}=a;qt(l);let d=H.find(w=>ht(l,w))??null,p={frames:Q(i,r),seats:l,own:d,back:`/game/${n}`};return Le(t,e,p,r,w=>D(`/api/games/${n}/review`,void 0,w))}async function Bo(t,e,s){let n=vt(location.search),[o,i]=await Promise.all([Sn(location.hash),s]),r={...n,...o.tags},a=Q(o,i),l=o.automa?1:Mn(location.search),d=Et({...o,tags:r}).map((w,Y)=>({...w,yours:l===Y+1})),p=l!==null&&o.automa===null?dt:bt(o.link,[r.Player1,r.Player2]);return Le(t,e,{frames:a,seats:d,own:l,back:p},i,w=>D("/api/review",{text:o.link},w))}async function Sn(t){let e=t.startsWith("#t=")?await Gt(t):t;if(e===null)throw new Error(c("link-may-be-old"));try{return await lt(e)}catch(s){let n=it(s)?xe(t):null;if(n===null)throw s;return n}}function Mn(t){let e=new URLSearchParams(t).get("seat");return H.find(s=>String(s)===e)??null}function Le(t,e,s,n,o){let i=new URLSearchParams(location.search).get("at"),r=new U(s,n,i===null?void 0:Number(i)||0),a=new Xt({open:o,later:(p,g)=>window.setTimeout(p,g),forget:p=>window.clearTimeout(p),take:p=>r.take(p),tell:p=>r.store.dispatch({course:p})}),l=On(t,r,e,()=>a.begin()),d=()=>a.wake();window.addEventListener("online",d);let m=[r.store.watch(l.draw),l.close,An(r),Se(t,r),()=>window.removeEventListener("online",d),()=>a.stop()];return r.moves>0&&a.begin(),{draw:l.draw,close:()=>{for(let p of m)p()}}}function On(t,e,s,n){let o=null,i=null;return{draw:()=>{let a=e.state.finding?.decision??null,l=a!==i;if(l&&o?.close(),i=a,a===null?(o=null,R(ve(e,s,n),t),jt(t),Ln(t)):l?o=ye(t,e,s):o?.draw(),l){let d=t.querySelector(".judged, .quilt.active .cells");d instanceof HTMLElement&&d.focus({preventScroll:!0})}},close:()=>o?.close()}}function Ln(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function An(t){let e=t.state.at,s=0,n=()=>{let i=new URL(location.href);i.searchParams.set("at",String(e)),history.replaceState(null,"",i)},o=t.store.watch(({at:i})=>{i!==e&&(e=i,clearTimeout(s),s=window.setTimeout(n,xn))});return()=>{o(),clearTimeout(s)}}export{Fo as openGameReview,Bo as openLinkReview};
