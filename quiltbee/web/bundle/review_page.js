import{a as Zt,c as F,d as B,e as M,f as I,g as S,h as O,i as Qt}from"./following.js";import{m as Wt,n as Ut,o as Yt,p as Dt,s as Ht,v as Gt,x as Vt}from"./board.js";import{$a as gt,A as ct,B as lt,Bb as St,Cb as Mt,Db as Ot,I as ut,Ib as Lt,Jc as jt,K as u,L,M as f,N as R,Nc as Tt,O as b,Ob as At,Oc as Rt,P as dt,Q as pt,Qc as _t,R as D,S as v,Tc as Ft,Uc as Bt,Vc as It,Ya as V,aa as mt,ab as bt,bb as wt,bd as Nt,cd as Ct,fa as H,fb as vt,fc as Z,ga as ft,gc as Pt,ha as k,hb as A,hd as Kt,i as c,ia as $,ja as ht,k as st,ka as $t,kb as kt,lc as Et,m as h,mc as qt,na as y,oa as G,ob as yt,p as ot,qb as xt,r as at,s as rt,w as Y,x as it,zb as _}from"./page.js";var Le=.25;function Xt(t){return{decision:t,answer:null,judging:null}}function N({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function zt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function Jt({before:t,seat:e,points_lost:s},n,o,i){if(o===null)return{move:n,verdict:"unknown",lost:0};let a=Math.max(0,S(t,e)-S(o,e)),r=O(t,e)-O(o,e)<i.chance;return a<Le&&r?{move:n,verdict:"best",lost:a}:a<i.points&&r?{move:n,verdict:"good",lost:a}:{move:n,verdict:a<(s??0)?"better":"worse",lost:a}}function te(t,e,s){return[t.view,v(t.view)].map(n=>Ae(t,e,n,s))}function Ae(t,e,s,n){let{frame:o,mover:i}=e,{seats:a}=t.game,{letters:r,coordinates:l}=n.settings,p=o.automa!==null?s===1:s===i,m=`${p?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let U={turns:o.automa.turns,run:0};return u`<div class=${`seat ${m}`}>${Bt(o,a,o.automa)}</div>
<div class=${`quilt-box ${m}`}>
${It(o,o.automa,U,t.patches,r)}
</div>`}let g=p?f:u`<span class="thumbnail"
>${Rt(o.players[s-1],t.patches)}</span
>`,w=s===i;return u`<div class=${`seat ${m}`}>${Ft(o,a,s,{thumbnail:g})}</div>
<div class=${`quilt-box ${m}`}>
${Tt({number:s,name:$(a,s),player:o.players[s-1],patches:t.patches,lettered:r,named:l,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:V([w?e.made:null],t.patches),marks:Pe(w?e.better:null,t.patches)})}
</div>`}function Pe(t,e){let s="better";return V([t],e).map(n=>({...n,label:"!",kind:s}))}function ee({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let i=(a,r)=>a!==null&&a!=="pass"&&(_(a)?a[2]:a[0])===r;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${c("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(a=>{let{income:r,buttons:l,time:d}=t[a],p=i(s,a),m=i(n,a);return u`<div
class=${["offered-patch",p&&"made",m&&"better"].filter(Boolean).join(" ")}
data-offer=${a}
title=${H(t[a])}
>
${vt(a,t[a],0,o)}
<span class="price">${Nt(l)}${Ct(d)}</span>
<span class="visually-hidden"
>${H(t[a])}
${p?c("review-offer-played"):""}${m?c("review-offer-better"):""}</span
>
${r>0?Ee(r):f}
${p||m?u`<span class="which" aria-hidden="true"
>${c(m?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function Ee(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var Q=[10,10],qe=[50,50];function C(t,e,s,n,o=Q){let i=Te(t,e,s,n),a=n==="points"?je(o,i):o,[r,l]=n==="points"?a:qe,d=i.map(m=>m===null?null:(r-m)/(r+l)*100),p=r/(r+l)*100;return{scale:n,moves:e,range:a,level:p,heights:d,line:Re(d),area:_e(d,p),dots:Fe(t,e,n,d)}}function je([t,e],s){let n=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Te(t,e,s,n){let o=r=>r?n==="points"?S(r,s):(O(r,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(r,l)=>{let d=i[l];return o(F(d)?d.after:i[l+1]?.before??null)})]}function Re(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function _e(t,e){let s=e.toFixed(1),n=[],o=[],i=0;for(let[a,r]of[...t,null].entries())r!==null?(o.length===0&&(i=a),o.push(`L${a} ${r.toFixed(1)}`)):o.length>0&&(n.push(`M${i} ${s}${o.join("")}L${a-1} ${s}Z`),o=[]);return n.join("")}function Fe(t,e,s,n){return M(t,null).flatMap(o=>{let i=o.marks[s];if(i===null)return[];let a=o.number/Math.max(1,e)*100,r=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:i,x:a,y:r}]})}function ne(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var X=.5;function se(t){return new Intl.NumberFormat(st(),{minimumFractionDigits:2}).format(t)}function oe(t){return String(Math.round(t*100))}function K(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[c("review-start"),j(t)].filter(Boolean).join(". ");let o=[`${c("review-move-was",{where:z(t),move:J(t)})}.`];return n?(o.push(P(n),Ie(n,t.patches)),o.push(...q(n,t.patches)),o.push(tt(t,n))):s!==null&&o.push(c("review-unjudged")),o.filter(Boolean).join(" ")}function z({game:t,state:{at:e}}){if(e===0)return c("review-start");let s=t.frames[e].player??1;return c("review-move",{number:String(e),name:$(t.seats,s)})}function J({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function P({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:i,luck:a}){if(_(s))return Be(a);if(!t)return c("review-only-move");let[r,l]=[n??0,o??0];if(s===e)return c("review-best-move");if(i===null&&r<X)return c("review-good-move");let d={points:h(r),percent:oe(l)},p=l>=.01?c("review-lost-both",d):c("review-lost-points",d);return i===null?`${p}.`:c("label-and-note",{label:c(`review-mark-${i}`),note:p})}function Be(t){let e=t?.points??0;if(Math.abs(e)<X)return`${c("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${c(s,{points:h(Math.abs(e))})}.`}function x({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=X)}function Ie(t,e){return x(t)?`${E(t,e)}.`:""}function E({best:t,move:e},s){if(t===null)return c("review-better");if(t==="pass")return c("review-better-pass");if(t.startsWith("+"))return c("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return c(n,{patch:G(s,t[0])})}function q(t,e){return x(t)?t.reasons.map(({of:s,code:n,values:o})=>{let i="patch"in o&&{patch:G(e,String(o.patch))};return c(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...i})}):[]}function tt({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Ne(S(n,e),e,t.seats):c("review-chance-of",{...k(t.seats,e),percent:oe(O(n,e))})}function Ne(t,e,s){let n=h(Math.abs(t));return n===h(0)?c("review-margin",{who:"level",name:"",points:n}):c("review-margin",{...k(s,t>0?e:v(e)),points:n})}function j({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),i=h(Math.abs(o));return i===h(0)?c("review-start-level"):c("review-start-ahead",{...k(t.seats,o>0?e:v(e)),points:i})}function ae({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${ht(e,t.seats)}. ${$t(e,t.seats)}`:""}function re({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...k(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?c("review-overview",o):c("review-overview-level",{...o,level:String(n.near_level)})}function ie({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return c("review-line-before");let i=c("review-line-at",{number:String(e),of:o});return c("label-and-note",{label:i,note:y(n,s,!0)})}function ce(t,e){if(t.kind==="refused")return c(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return c("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return c(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return c(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function le({answer:t,judging:e,decision:s},n){if(e!==null)return c("review-find-thinking");if(t!==null)return c(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return c("review-find-question",o)}var Ce={inaccuracy:L`<circle r="3.2"></circle>`,mistake:L`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:L`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ue(t,e){let{document:s,at:n,scale:o,range:i}=t.state,{view:a,moves:r,game:l}=t,d=C(s,r,a,o,i),p=n/Math.max(1,r)*100,m=d.heights[n],{level:g}=d;return u`<section class="graph" aria-label=${c("review-graph")}>
${Ue(t)}
<div
class=${`plot view-${a}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${c("review-graph")}
aria-valuemin="0"
aria-valuemax=${r}
aria-valuenow=${n}
aria-valuetext=${K(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,r)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${r} height=${g}></rect></clipPath>
<clipPath id="behind">
<rect y=${g} width=${r} height=${100-g}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${d.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${d.area}></path>
<path class="level" d=${`M0 ${g}H${r}`}></path>
<path class="curve" d=${d.line}></path>
</svg>
${d.dots.map(We)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${m==null?f:L`<circle class="here" cx=${`${p}%`} cy=${`${m}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${A(a)}${$(l.seats,a)}</span>
<span class="side-name down"
>${A(v(a))}${$(l.seats,v(a))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${d.range[0]}`:"100 %"}</span
>
</div>
${Ke(t,e)}
</section>`}function Ke({state:{course:t,document:e}},s){let n=ce(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${c("review-again")}
</button>`:f}
</p>`}function We({decision:t,mark:e,x:s,y:n}){return L`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Ce[e]}</g>
</svg>`}function Ue({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${c("review-scale-points")} ${c("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${c(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${c("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${c("review-scale-chance")}</span>
</button>`}var Ye=12;function T(t,e,s){let n=Mt(t.position,s),o=n&&St(n,e,s);if(!n||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...At(o,s,i,t.points),move:e,player:n.turn}}function de({number:t,best:e,line:s},n,o){let i=[{...n,move:null,player:null}],a=s.length>0?s:e===null?[]:[e];for(let r of a.slice(0,Ye)){let l=T(i[i.length-1],r,o);if(l===null)break;i.push(l)}return i.length>1?{number:t,frames:i,at:0}:null}function pe(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return De(e);let i=o[n],a=o[Math.max(0,n-1)],{decision:r}=t,l=r&&x(r)?r.best:null,d=t.isOverview?t.view:i.player??t.view,p=l!==null&&s?T(a,l,t.patches):null;if(p)return{frame:p,mover:d,made:l,better:null,chosen:a};let m=t.isOverview?null:i.move;return{frame:i,mover:d,made:m,better:l,chosen:a}}function De({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var me={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var fe=["placing","timing","economy","special","patches"];function et({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,v(t)]}function he(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${Ge(t)} ${Ze(t)} ${Xe(t)}`:f}
${s?ze(t):f} ${tn(t)}
${s?He(s.link,t.game.seats,e):f}
</div>`}function He(t,e,s){let[n,o]=e.map(({name:d})=>d),{pathname:i,searchParams:a}=new URL(bt(t,[n,o]),"http://x"),[r]=i.split("/").slice(-1),l=new URLSearchParams({game:r,..._t(s)});for(let[d,p]of a)l.set(d,p);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${l}`}
download="quiltbee.webp"
>${b("download")}<span>${c("review-animation")}</span></a
>
</p>`}function $e(t){return t.state.document?u`<div class="sums">${ge(t,3)}</div>`:u`<div class="sums"></div>`}function Ge(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${c("review-figures")}</h2>
${ge(t)}
<p class="small">${c("review-accuracy-is")}</p>
${t.state.document?Ve(t.state.document.variant):f}
</section>`}function Ve(t){return u`<details class="fold" data-testid="levels">
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
${me[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${se(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function ge(t,e=void 0){let{document:s}=t.state,n=et(t),o=[["review-points-each",({points_lost:r})=>h(r)],["review-accuracy",({accuracy:r})=>r===null?c("review-unknown"):String(Math.round(r))],["review-near-level",({near_level:r})=>r===null?c("review-unknown"):c("review-near",{level:String(r)})],["review-best-moves",({best:r,decisions:l})=>c("review-best-of",{best:String(r),of:String(l)})],["review-points-all",({points_lost_total:r})=>h(r)]],i=n.some(r=>s?.sides[r-1]?.near_level),a=o.filter(([r])=>i||r!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
<thead>
<tr>
<td></td>
${n.map(r=>u`<th scope="col">${be(t,r)}</th>`)}
</tr>
</thead>
<tbody>
${a.slice(0,e).map(([r,l])=>u`<tr>
<th scope="row">${c(r)}</th>
${n.map(d=>{let p=s?.sides[d-1];return u`<td>${p?l(p):c("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function be({game:t},e){return u`${A(e)} ${$(t.seats,e)}`}function Ze(t){return et(t).map(e=>{let s=I(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
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
${Qe(t,e)}
</section>`})}function Qe(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return f;let o=y(s.decisions[n.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(n.number)}
>
<span class="number">${n.number}</span>
<span class="move-words"><b>${o}</b>. ${c("review-finest")}</span>
<span class="cost-of">+${h(n.points)}</span>
</button>`}function Xe(t){let{document:e}=t.state,s=et(t),n=(a,r)=>e?.sides[a-1]?.account[r]??0,o=s.flatMap(a=>fe.map(r=>n(a,r)));if(o.every(a=>a===0))return f;let i=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${c("review-account")}</h2>
<table data-testid="account">
<thead>
<tr>
<td></td>
${s.map(a=>u`<th scope="col">${be(t,a)}</th>`)}
</tr>
</thead>
<tbody>
${fe.map(a=>u`<tr>
<th scope="row">${c(`review-account-${a}`)}</th>
${s.map(r=>{let l=n(r,a);return u`<td>
<span class="points">${h(l)}</span>
<svg class=${`share of-${r}`} aria-hidden="true">
<rect width=${`${Math.max(0,l)/i*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function ze(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=j(t);return!s&&!n?f:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${c("review-luck")}</h2>
<p>${Je(s.points)}</p>`:f}
${n?u`<h2>${c("review-start-heading")}</h2>
<p>${n}</p>`:f}
</section>`}function Je(t){if(Math.abs(t)<.5)return c("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return c(e,{points:h(Math.abs(t))})}function tn(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${c("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,i)=>{let a=i+1,r=s.document?.decisions[i],l=s.at===a;return u`<li>
<button
type="button"
class=${l?"move now":"move"}
aria-current=${l?"step":"false"}
data-number=${a}
@click=${()=>t.look(a)}
>
<span class="number">${a}</span>
<span class="move-words"
>${jt("happened",{name:u`<b>${$(e.seats,o.player??1)}</b>`},{deed:y(o.move??"pass",n)})}${en(r)}</span
>
</button>
</li>`})}
</ol>
</section>`}function en(t){return F(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${P(t)}</span>`:f}function we(t,e,s){let n=pe(t),o=n.frame.automa?"solo":"duel";return u`${nt(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${te(t,n,e)} ${ee(t,n,e)} ${nn(t)}
${an(t)} ${$e(t)} ${ue(t,s)} ${rn(t)}
</div>
${he(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function nt({game:t,state:e},s){return dt(s,u`<div class="review-head">
<h1>${c("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?f:pt(s)}
>
${b("back")}<span>${c("review-to-game")}</span>
</a>
${e.document?Kt(s,e.document.link,e.at):f}
</div>`)}function nn(t){let{line:e,at:s}=t.state;if(e)return on(t,e);let{decision:n}=t;return s===0||t.isOverview?sn(t):u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-move-was",{where:z(t),move:J(t,!1)})}</h2>
${n?u`<span class="worth">${tt(t,n)}</span>`:f}
</div>
<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?P(n):c("review-unjudged")}</b>
</p>
${n&&x(n)?u`<p class="why" data-testid="reasons">
${E(n,t.patches)}. ${q(n,t.patches).join(" ")}
</p>`:f}
</section>`}function sn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=re(t,s);return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head"><h2>${c(e===n?"review-end":"review-start")}</h2></div>
<p class="lost-line">${e===n?ae(t):j(t)}</p>
${o?u`<p class="why">${o}</p>`:f}
</section>`}function on(t,e){let s=e.frames.length-1;return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-line-at",{number:String(e.at),of:String(s)})}</h2>
</div>
<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},i)=>{let a=e.at===i+1,r={name:$(t.game.seats,o??1),move:y(n??"pass",t.patches)};return u`<li>
<button
type="button"
class=${a?"now":""}
aria-current=${a?"step":"false"}
@click=${()=>t.show({line:{...e,at:i+1}})}
>
${c("review-line-move",r)}
</button>
</li>`})}
</ol>
</section>`}function an(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&x(n),i=t.questions.length,a=r=>l=>l.pointerType==="mouse"&&t.peek(r);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${a(!0)}
@pointerleave=${a(!1)}
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
</div>`}function rn(t){let{costly:e,document:s,at:n}=t.state,o=M(s,null).length>0,i=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${c("review-heading")}>
<div
class="costly"
role="group"
aria-label=${c("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(a=>{let r=B(s,e[a]??0);if(!r)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let l=h(r.points_lost??0);return u`<button
type="button"
class=${r.number===n?"costly-one now":"costly-one"}
data-testid=${`costly-${a+1}`}
aria-current=${r.number===n?"true":"false"}
title=${c("review-costly",{rank:String(a+1),number:String(r.number),points:l})}
@click=${()=>t.look(r.number)}
>
<small>${c("review-move-number",{number:String(r.number)})}</small>
−${l}
</button>`})}
</div>
${i.map(([a,r,l,d,p])=>u`<button
type="button"
class=${l}
data-testid=${l}
aria-label=${c(a)}
title=${c(a)}
aria-disabled=${d?"false":"true"}
@click=${()=>d&&p()}
>
${b(r)}
</button>`)}
<p class="keys-hint">${c("review-keys")}</p>
</nav>`}function ve(t,e,s,n){return u`${nt(t,s)}
<main class=${`${Yt(e,s)} finding`} data-testid="finding">
${cn(t)} ${Ut(e,s,n,{moves:f})}
</main>
${Dt(e,s)}`}function cn(t){let{finding:e,document:s}=t.state;if(!e||!s)return f;let n=e.answer?.verdict??"none";return u`<section
class=${N(e)?"question found":"question"}
aria-label=${c("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${le(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${b("bulb")}<span>${c("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${b("forward")}<span>${c("review-find-next")}</span>
</button>
</section>`}function ke(t,e,s){let n=new AbortController,[{points:o}]=e.game.frames,i=p=>Gt(p,e.patches,n.signal,o),a=ln(e,p=>e.answer(p,i)),r=()=>yt(t),d=Vt(t,a,s,()=>R(ve(e,a,s,r),t),{turnsCards:!1});return d.draw(),{draw:d.draw,close:()=>{n.abort(),d.close()}}}function ln(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:i}=t.game,[{points:a}]=n,r=[$(o,1),$(o,2)],l={start:n[s.number-1].position,moves:[],points:a};return new Wt(t.patches,l,{names:r,you:i},{onMove:(d,p)=>{queueMicrotask(async()=>{p.undo(),p.suggest([{move:d,label:"…",kind:"line"}]),await e(d);let{finding:m}=t.state;if(m?.answer?.move!==d)return;let g=N(m)?"better":"mine";p.suggest([{move:d,label:g==="better"?"✓":"×",kind:g}])})}})}var un=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,dn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function ye(t){let e=un.exec(t);if(e===null)return null;let[,s,n,o]=e,i=xt(s,o?"original":"revised"),a=(n.match(dn)??[]).map(l=>l==="."?"pass":l);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Ot(i,null),moves:a,link:t}}var pn=36,mn=40,fn=70;function xe(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",r=>hn(r,e),{signal:n});let o=$n(e),i=gn(e),a=(r,l)=>t.addEventListener(r,d=>l(d),{signal:n});return a("pointerdown",r=>o.down(r)||i.down(r)),a("pointermove",o.move),a("pointerup",r=>o.up()||i.up(r)),a("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",bn(e),{signal:n,passive:!1}),()=>s.abort()}function hn(t,e){let{target:s,key:n,altKey:o,ctrlKey:i,metaKey:a,shiftKey:r}=t;o||i||a||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&kt(t,(...l)=>e.walk(...l))||e.key(n,r)&&t.preventDefault()}function $n(t){let e=null,s=n=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),a=ne((n.clientX-o)/i,t.moves);(a!==t.state.at||t.state.line)&&t.look(a)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function gn(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=pn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function bn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let i=n.deltaY>0?1:-1;t.canStep(i)&&(n.preventDefault(),e=Math.sign(e)===i?e+n.deltaY:n.deltaY,!(Math.abs(e)<mn||n.timeStamp-s<fn)&&(s=n.timeStamp,e=0,t.step(i)))}}var wn=3;function Se(t,e){return(e===null?[1,2]:[e]).flatMap(n=>I(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,wn).map(({number:n})=>n)}function Me(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var W=class{constructor(e,s,n=e.frames.length-1){this.game=e,this.patches=s,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:Q,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=ot(o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Zt(this.state.document,e),n=Me(this.state.costly,Se(s,this.game.own)),{range:o}=C(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return B(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?ie(e,this.patches):K(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,i]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=i}toMark(e){let{at:s,document:n}=this.state,o=M(n,null).map(({number:r})=>r);if(o.length===0)return;let i=o.filter(r=>e>0?r>s:r<s),a=i.length>0?i:o;this.look(e>0?a[0]:a[a.length-1])}key(e,s=!1){let{finding:n,line:o,better:i}=this.state;if(n)return!1;if(e==="Escape"&&(o||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let a=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(a,e)?(a[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&x(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=de(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return M(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Xt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:i}=n,a=zt(i,e);if(a)return this.found(i,a);this.store.dispatch({finding:{...n,judging:e}});let r=T(this.game.frames[i.number-1],e,this.patches),l=r&&await s(r.position);this.found(i,Jt(i,e,l,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:mt(n[e],s)}})}};var kn=300;async function Ro(t,e,s,n){let[o,i,a]=await Promise.all([it(n),lt(n),s]),r=Lt(o,a);if(r===null)throw new at(c("page-outdated"));let{seats:l}=r;Et(l);let d=D.find(w=>ft(l,w))??null,m={frames:Z(i,a),seats:l,own:d,back:`/game/${n}`};return Oe(t,e,m,a,w=>Y(`/api/games/${n}/review`,void 0,w))}async function _o(t,e,s){let n=wt(location.search),[o,i]=await Promise.all([yn(location.hash),s]),a={...n,...o.tags},r=Z(o,i),l=o.automa?1:xn(location.search),d=Pt({...o,tags:a}).map((w,U)=>({...w,yours:l===U+1})),m=l!==null&&o.automa===null?ut:gt(o.link,[a.Player1,a.Player2]);return Oe(t,e,{frames:r,seats:d,own:l,back:m},i,w=>Y("/api/review",{text:o.link},w))}async function yn(t){let e=t.startsWith("#t=")?await Ht(t):t;if(e===null)throw new Error(c("link-may-be-old"));try{return await ct(e)}catch(s){let n=rt(s)?ye(t):null;if(n===null)throw s;return n}}function xn(t){let e=new URLSearchParams(t).get("seat");return D.find(s=>String(s)===e)??null}function Oe(t,e,s,n,o){let i=new URLSearchParams(location.search).get("at"),a=new W(s,n,i===null?void 0:Number(i)||0),r=new Qt({open:o,later:(m,g)=>window.setTimeout(m,g),forget:m=>window.clearTimeout(m),take:m=>a.take(m),tell:m=>a.store.dispatch({course:m})}),l=Sn(t,a,e,()=>r.begin()),d=()=>r.wake();window.addEventListener("online",d);let p=[a.store.watch(l.draw),l.close,On(a),xe(t,a),()=>window.removeEventListener("online",d),()=>r.stop()];return a.moves>0&&r.begin(),{draw:l.draw,close:()=>{for(let m of p)m()}}}function Sn(t,e,s,n){let o=null,i=null;return{draw:()=>{let r=e.state.finding?.decision??null,l=r!==i;if(l&&o?.close(),i=r,r===null?(o=null,R(we(e,s,n),t),qt(t),Mn(t)):l?o=ke(t,e,s):o?.draw(),l){let d=t.querySelector(".judged, .quilt.active .cells");d instanceof HTMLElement&&d.focus({preventScroll:!0})}},close:()=>o?.close()}}function Mn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function On(t){let e=t.state.at,s=0,n=()=>{let i=new URL(location.href);i.searchParams.set("at",String(e)),history.replaceState(null,"",i)},o=t.store.watch(({at:i})=>{i!==e&&(e=i,clearTimeout(s),s=window.setTimeout(n,kn))});return()=>{o(),clearTimeout(s)}}export{Ro as openGameReview,_o as openLinkReview};
