import{a as Zt,c as j,d as _,e as R,f as C,g as x,h as P,i as Qt}from"./following.js";import{m as Kt,n as Nt,o as Wt,p as Ut,s as Yt,v as Gt,x as Vt}from"./board.js";import{$a as bt,A as ct,B as ut,Bb as Rt,Cb as Pt,Db as Mt,I as mt,Ib as Lt,Jc as Dt,K as u,L as M,M as f,N as T,Nc as Tt,O as b,Ob as Ot,Oc as qt,P as pt,Q as dt,Qc as jt,R as U,S as v,Tc as _t,Uc as Ct,Vc as Jt,Ya as V,aa as ft,ab as $t,bb as vt,bd as Bt,cd as Ht,fa as Y,fb as yt,fc as Z,ga as ht,gc as Et,ha as y,hb as L,i as l,ia as g,id as It,ja as gt,k as ot,ka as wt,kb as kt,lc as At,m as h,mc as Ft,na as k,oa as G,ob as St,p as rt,qb as xt,r as it,s as at,w as W,x as lt,zb as q}from"./page.js";var Le=.25;function Xt(t){return{decision:t,answer:null,judging:null}}function J({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function zt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function te({before:t,seat:e,points_lost:s},n,o,a){if(o===null)return{move:n,verdict:"unknown",lost:0};let r=Math.max(0,x(t,e)-x(o,e)),i=P(t,e)-P(o,e)<a.chance;return r<Le&&i?{move:n,verdict:"best",lost:r}:r<a.points&&i?{move:n,verdict:"good",lost:r}:{move:n,verdict:r<(s??0)?"better":"worse",lost:r}}function ee(t,e,s){return[t.view,v(t.view)].map(n=>Oe(t,e,n,s))}function Oe(t,e,s,n){let{frame:o,mover:a}=e,{seats:r}=t.game,{letters:i,coordinates:c}=n.settings,p=o.automa!==null?s===1:s===a,d=`${p?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let N={turns:o.automa.turns,run:0};return u`<div class=${`seat ${d}`}>${Ct(o,r,o.automa)}</div>
<div class=${`quilt-box ${d}`}>
${Jt(o,o.automa,N,t.patches,i)}
</div>`}let w=p?f:u`<span class="thumbnail"
>${qt(o.players[s-1],t.patches)}</span
>`,$=s===a;return u`<div class=${`seat ${d}`}>${_t(o,r,s,{thumbnail:w})}</div>
<div class=${`quilt-box ${d}`}>
${Tt({number:s,name:g(r,s),player:o.players[s-1],patches:t.patches,lettered:i,named:c,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:V([$?e.made:null],t.patches),marks:Ee($?e.better:null,t.patches)})}
</div>`}function Ee(t,e){let s="better";return V([t],e).map(n=>({...n,label:"!",kind:s}))}function ne({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let a=(r,i)=>r!==null&&r!=="pass"&&(q(r)?r[2]:r[0])===i;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(r=>{let{income:i,buttons:c,time:m}=t[r],p=a(s,r),d=a(n,r);return u`<div
class=${["offered-patch",p&&"made",d&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${Y(t[r])}
>
${yt(r,t[r],0,o)}
<span class="price">${Bt(c)}${Ht(m)}</span>
<span class="visually-hidden"
>${Y(t[r])}
${p?l("review-offer-played"):""}${d?l("review-offer-better"):""}</span
>
${i>0?Ae(i):f}
${p||d?u`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function Ae(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var Q=[10,10],Fe=[50,50];function B(t,e,s,n,o=Q){let a=Te(t,e,s,n),r=n==="points"?De(o,a):o,[i,c]=n==="points"?r:Fe,m=a.map(d=>d===null?null:(i-d)/(i+c)*100),p=i/(i+c)*100;return{scale:n,moves:e,range:r,level:p,heights:m,line:qe(m),area:je(m,p),dots:_e(t,e,n,m)}}function De([t,e],s){let n=s.map(a=>a??0),o=a=>Math.ceil(a/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Te(t,e,s,n){let o=i=>i?n==="points"?x(i,s):(P(i,s)-.5)*100:null,a=t?.decisions??[];return[o(t?.start??a[0]?.before),...Array.from({length:e},(i,c)=>{let m=a[c];return o(j(m)?m.after:a[c+1]?.before??null)})]}function qe(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function je(t,e){let s=e.toFixed(1),n=[],o=[],a=0;for(let[r,i]of[...t,null].entries())i!==null?(o.length===0&&(a=r),o.push(`L${r} ${i.toFixed(1)}`)):o.length>0&&(n.push(`M${a} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return n.join("")}function _e(t,e,s,n){return R(t,null).flatMap(o=>{let a=o.marks[s];if(a===null)return[];let r=o.number/Math.max(1,e)*100,i=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:a,x:r,y:i}]})}function se(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var X=.5;function oe(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function re(t){return String(Math.round(t*100))}function H(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),F(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:z(t),move:tt(t)})}.`];return n?(o.push(O(n),Je(n,t.patches)),o.push(...A(n,t.patches)),o.push(et(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function z({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:g(t.seats,s)})}function tt({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":k(o,e,n)}function O({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:a,luck:r}){if(q(s))return Ce(r);if(!t)return l("review-only-move");let[i,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(a===null&&i<X)return l("review-good-move");let m={points:h(i),percent:re(c)},p=c>=.01?l("review-lost-both",m):l("review-lost-points",m);return a===null?`${p}.`:l("label-and-note",{label:l(`review-mark-${a}`),note:p})}function Ce(t){let e=t?.points??0;if(Math.abs(e)<X)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:h(Math.abs(e))})}.`}function S({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=X)}function Je(t,e){return S(t)?`${E(t,e)}.`:""}function E({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:G(s,t[0])})}function A(t,e){return S(t)?t.reasons.map(({of:s,code:n,values:o})=>{let a="patch"in o&&{patch:G(e,String(o.patch))};return l(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...a})}):[]}function et({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Be(x(n,e),e,t.seats):l("review-chance-of",{...y(t.seats,e),percent:re(P(n,e))})}function Be(t,e,s){let n=h(Math.abs(t));return n===h(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...y(s,t>0?e:v(e)),points:n})}function F({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=x(n,e),a=h(Math.abs(o));return a===h(0)?l("review-start-level"):l("review-start-ahead",{...y(t.seats,o>0?e:v(e)),points:a})}function ie({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${gt(e,t.seats)}. ${wt(e,t.seats)}`:""}function ae({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...y(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function le({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let a=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:a,note:k(n,s,!0)})}function ce(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ue({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return l("review-find-question",o)}var He={inaccuracy:M`<circle r="3.2"></circle>`,mistake:M`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:M`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function me(t,e){let{document:s,at:n,scale:o,range:a}=t.state,{view:r,moves:i,game:c}=t,m=B(s,i,r,o,a),p=n/Math.max(1,i)*100,d=m.heights[n],{level:w}=m;return u`<section class="graph" aria-label=${l("review-graph")}>
${Ne(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${i}
aria-valuenow=${n}
aria-valuetext=${H(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,i)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${i} height=${w}></rect></clipPath>
<clipPath id="behind">
<rect y=${w} width=${i} height=${100-w}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${m.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${m.area}></path>
<path class="level" d=${`M0 ${w}H${i}`}></path>
<path class="curve" d=${m.line}></path>
</svg>
${m.dots.map(Ke)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${d==null?f:M`<circle class="here" cx=${`${p}%`} cy=${`${d}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${L(r)}${g(c.seats,r)}</span>
<span class="side-name down"
>${L(v(r))}${g(c.seats,v(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${m.range[0]}`:"100 %"}</span
>
</div>
${Ie(t,e)}
</section>`}function Ie({state:{course:t,document:e}},s){let n=ce(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${l("review-again")}
</button>`:f}
</p>`}function Ke({decision:t,mark:e,x:s,y:n}){return M`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${He[e]}</g>
</svg>`}function Ne({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var We=12;function D(t,e,s){let n=Pt(t.position,s),o=n&&Rt(n,e,s);if(!n||!o)return null;let a=t.automa&&{...t.automa,turns:[],levels:[]};return{...Ot(o,s,a,t.points),move:e,player:n.turn}}function pe({number:t,best:e,line:s},n,o){let a=[{...n,move:null,player:null}],r=s.length>0?s:e===null?[]:[e];for(let i of r.slice(0,We)){let c=D(a[a.length-1],i,o);if(c===null)break;a.push(c)}return a.length>1?{number:t,frames:a,at:0}:null}function de(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Ue(e);let a=o[n],r=o[Math.max(0,n-1)],{decision:i}=t,c=i&&S(i)?i.best:null,m=t.isOverview?t.view:a.player??t.view,p=c!==null&&s?D(r,c,t.patches):null;if(p)return{frame:p,mover:m,made:c,better:null,chosen:r};let d=t.isOverview?null:a.move;return{frame:a,mover:m,made:d,better:c,chosen:r}}function Ue({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var fe={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var he=["placing","timing","economy","special","patches"];function I({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,v(t)]}function ge(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${Ge(t)} ${Qe(t)} ${ze(t)}`:f}
${s?tn(t):f} ${nn(t)}
${s?Ye(s.link,t.game.seats,e):f}
</div>`}function Ye(t,e,s){let[n,o]=e.map(({name:m})=>m),{pathname:a,searchParams:r}=new URL($t(t,[n,o]),"http://x"),[i]=a.split("/").slice(-1),c=new URLSearchParams({game:i,...jt(s)});for(let[m,p]of r)c.set(m,p);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${b("download")}<span>${l("review-animation")}</span></a
>
</p>`}function we(t){return t.state.document?u`<div class="sums">${be(t,3)}</div>`:u`<div class="sums"></div>`}function Ge(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${be(t)}
<p class="small">${l("review-accuracy-is")}</p>
${t.state.document?Ve(t.state.document.variant):f}
</section>`}function Ve(t){return u`<details class="fold" data-testid="levels">
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
${fe[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${oe(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function be(t,e){let{document:s}=t.state,n=I(t),o=[["review-points-each",({points_lost:i})=>h(i)],["review-accuracy",({accuracy:i})=>i===null?l("review-unknown"):String(Math.round(i))],["review-near-level",({near_level:i})=>i===null?l("review-unknown"):l("review-near",{level:String(i)})],["review-best-moves",({best:i,decisions:c})=>l("review-best-of",{best:String(i),of:String(c)})],["review-points-all",({points_lost_total:i})=>h(i)]],a=n.some(i=>s?.sides[i-1]?.near_level),r=o.filter(([i])=>a||i!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
${$e(t)}
<tbody>
${r.slice(0,e).map(([i,c])=>u`<tr>
<th scope="row">${l(i)}</th>
${n.map(m=>{let p=s?.sides[m-1];return u`<td>${p?c(p):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function $e(t){return u`<thead>
<tr>
<td></td>
${I(t).map(e=>u`<th scope="col">${Ze(t,e)}</th>`)}
</tr>
</thead>`}function Ze({game:t},e){return u`${L(e)} ${g(t.seats,e)}`}function Qe(t){return I(t).map(e=>{let s=C(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${l("review-three",y(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${l("review-overview-none")}</p>`:f}
<ol>
${s.map(n=>{let o=k(n.move,t.patches);return u`<li>
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
</section>`})}function Xe(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return f;let o=k(s.decisions[n.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(n.number)}
>
<span class="number">${n.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${h(n.points)}</span>
</button>`}function ze(t){let{document:e}=t.state,s=I(t),n=(r,i)=>e?.sides[r-1]?.account[i]??0,o=s.flatMap(r=>he.map(i=>n(r,i)));if(o.every(r=>r===0))return f;let a=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${$e(t)}
<tbody>
${he.map(r=>u`<tr>
<th scope="row">${l(`review-account-${r}`)}</th>
${s.map(i=>{let c=n(i,r);return u`<td>
<span class="points">${h(c)}</span>
<svg class=${`share of-${i}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/a*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function tn(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=F(t);return!s&&!n?f:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${l("review-luck")}</h2>
<p>${en(s.points)}</p>`:f}
${n?u`<h2>${l("review-start-heading")}</h2>
<p>${n}</p>`:f}
</section>`}function en(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:h(Math.abs(t))})}function nn(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,a)=>{let r=a+1,i=s.document?.decisions[a],c=s.at===r;return u`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${r}
@click=${()=>t.look(r)}
>
<span class="number">${r}</span>
<span class="move-words"
>${Dt("happened",{name:u`<b>${g(e.seats,o.player??1)}</b>`},{deed:k(o.move??"pass",n)})}${sn(i)}</span
>
</button>
</li>`})}
</ol>
</section>`}function sn(t){return j(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${O(t)}</span>`:f}function ve(t,e,s){let n=de(t),o=n.frame.automa?"solo":"duel";return u`${nt(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${ee(t,n,e)} ${ne(t,n,e)} ${on(t)}
${ln(t)} ${we(t)} ${me(t,s)} ${cn(t)}
</div>
${ge(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function nt({game:t,state:e},s){return pt(s,u`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?f:dt(s)}
>
${b("back")}<span>${l("review-to-game")}</span>
</a>
${e.document?It(s,e.document.link,e.at):f}
</div>`)}function on(t){let{line:e,at:s}=t.state;if(e)return an(t,e);let{decision:n}=t;if(s===0||t.isOverview)return rn(t);let o=u`<h2>
${l("review-move-was",{where:z(t),move:tt(t,!1)})}
</h2>
${n?u`<span class="worth">${et(t,n)}</span>`:f}`;return st(o,u`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?O(n):l("review-unjudged")}</b>
</p>
${n&&S(n)?u`<p class="why" data-testid="reasons">
${E(n,t.patches)}.
${A(n,t.patches).join(" ")}
</p>`:f}`)}function st(t,e){return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function rn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ae(t,s);return st(u`<h2>${l(e===n?"review-end":"review-start")}</h2>`,u`<p class="lost-line">${e===n?ie(t):F(t)}</p>
${o?u`<p class="why">${o}</p>`:f}`)}function an(t,e){let s=e.frames.length-1;return st(u`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,u`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},a)=>{let r=e.at===a+1,i={name:g(t.game.seats,o??1),move:k(n??"pass",t.patches)};return u`<li>
<button
type="button"
class=${r?"now":""}
aria-current=${r?"step":"false"}
@click=${()=>t.show({line:{...e,at:a+1}})}
>
${l("review-line-move",i)}
</button>
</li>`})}
</ol>`)}function ln(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&S(n),a=t.questions.length,r=i=>c=>c.pointerType==="mouse"&&t.peek(i);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${r(!0)}
@pointerleave=${r(!1)}
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
</div>`}function cn(t){let{costly:e,document:s,at:n}=t.state,o=R(s,null).length>0,a=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",y(t.game.seats,t.view))}
>
${[0,1,2].map(r=>{let i=_(s,e[r]??0);if(!i)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let c=h(i.points_lost??0);return u`<button
type="button"
class=${i.number===n?"costly-one now":"costly-one"}
data-testid=${`costly-${r+1}`}
aria-current=${i.number===n?"true":"false"}
title=${l("review-costly",{rank:String(r+1),number:String(i.number),points:c})}
@click=${()=>t.look(i.number)}
>
<small>${l("review-move-number",{number:String(i.number)})}</small>
−${c}
</button>`})}
</div>
${a.map(([r,i,c,m,p])=>u`<button
type="button"
class=${c}
data-testid=${c}
aria-label=${l(r)}
title=${l(r)}
aria-disabled=${m?"false":"true"}
@click=${()=>m&&p()}
>
${b(i)}
</button>`)}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}function ye(t,e,s,n){return u`${nt(t,s)}
<main class=${`${Wt(e,s)} finding`} data-testid="finding">
${un(t)} ${Nt(e,s,n,{moves:f})}
</main>
${Ut(e,s)}`}function un(t){let{finding:e,document:s}=t.state;if(!e||!s)return f;let n=e.answer?.verdict??"none";return u`<section
class=${J(e)?"question found":"question"}
aria-label=${l("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${ue(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${b("bulb")}<span>${l("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${b("forward")}<span>${l("review-find-next")}</span>
</button>
</section>`}function ke(t,e,s){let n=new AbortController,[{points:o}]=e.game.frames,a=p=>Gt(p,e.patches,n.signal,o),r=mn(e,p=>e.answer(p,a)),i=()=>St(t),m=Vt(t,r,s,()=>T(ye(e,r,s,i),t),{turnsCards:!1});return m.draw(),{draw:m.draw,close:()=>{n.abort(),m.close()}}}function mn(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:a}=t.game,[{points:r}]=n,i=[g(o,1),g(o,2)],c={start:n[s.number-1].position,moves:[],points:r};return new Kt(t.patches,c,{names:i,you:a},{onMove:(m,p)=>{queueMicrotask(async()=>{p.undo(),p.suggest([{move:m,label:"…",kind:"line"}]),await e(m);let{finding:d}=t.state;if(d?.answer?.move!==m)return;let w=J(d)?"better":"mine";p.suggest([{move:m,label:w==="better"?"✓":"×",kind:w}])})}})}var pn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,dn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function Se(t){let e=pn.exec(t);if(e===null)return null;let[,s,n,o]=e,a=xt(s,o?"original":"revised"),r=(n.match(dn)??[]).map(c=>c==="."?"pass":c);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Mt(a,null),moves:r,link:t}}var fn=36,hn=40,gn=70;function xe(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",i=>wn(i,e),{signal:n});let o=bn(e),a=$n(e),r=(i,c)=>t.addEventListener(i,m=>c(m),{signal:n});return r("pointerdown",i=>o.down(i)||a.down(i)),r("pointermove",o.move),r("pointerup",i=>o.up()||a.up(i)),r("pointercancel",()=>{o.up(),a.cancel()}),t.addEventListener("wheel",vn(e),{signal:n,passive:!1}),()=>s.abort()}function wn(t,e){let{target:s,key:n,altKey:o,ctrlKey:a,metaKey:r,shiftKey:i}=t;o||a||r||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&kt(t,(...c)=>e.walk(...c))||e.key(n,i)&&t.preventDefault()}function bn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:a}=e.getBoundingClientRect(),r=se((n.clientX-o)/a,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function $n(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=fn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function vn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let a=n.deltaY>0?1:-1;t.canStep(a)&&(n.preventDefault(),e=Math.sign(e)===a?e+n.deltaY:n.deltaY,!(Math.abs(e)<hn||n.timeStamp-s<gn)&&(s=n.timeStamp,e=0,t.step(a)))}}var yn=3;function Re(t,e){return(e===null?[1,2]:[e]).flatMap(n=>C(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,yn).map(({number:n})=>n)}function Pe(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var K=class{constructor(e,s,n=e.frames.length-1){this.game=e;this.patches=s;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:Q,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=rt(o)}game;patches;pressed=!1;store;get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Zt(this.state.document,e),n=Pe(this.state.costly,Re(s,this.game.own)),{range:o}=B(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return _(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?le(e,this.patches):H(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,a]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=a}toMark(e){let{at:s,document:n}=this.state,o=R(n,null).map(({number:i})=>i);if(o.length===0)return;let a=o.filter(i=>e>0?i>s:i<s),r=a.length>0?a:o;this.look(e>0?r[0]:r[r.length-1])}key(e,s=!1){let{finding:n,line:o,better:a}=this.state;if(n)return!1;if(e==="Escape"&&(o||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&S(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=pe(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return R(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Xt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:a}=n,r=zt(a,e);if(r)return this.found(a,r);this.store.dispatch({finding:{...n,judging:e}});let i=D(this.game.frames[a.number-1],e,this.patches),c=i&&await s(i.position);this.found(a,te(a,e,c,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:ft(n[e],s)}})}};var Sn=300;async function jo(t,e,s,n){let[o,a,r]=await Promise.all([lt(n),ut(n),s]),i=Lt(o,r);if(i===null)throw new it(l("page-outdated"));let{seats:c}=i;At(c);let m=U.find($=>ht(c,$))??null,d={frames:Z(a,r),seats:c,own:m,back:`/game/${n}`};return Me(t,e,d,r,$=>W(`/api/games/${n}/review`,void 0,$))}async function _o(t,e,s){let n=vt(location.search),[o,a]=await Promise.all([xn(location.hash),s]),r={...n,...o.tags},i=Z(o,a),c=o.automa?1:Rn(location.search),m=Et({...o,tags:r}).map(($,N)=>({...$,yours:c===N+1})),d=c!==null&&o.automa===null?mt:bt(o.link,[r.Player1,r.Player2]);return Me(t,e,{frames:i,seats:m,own:c,back:d},a,$=>W("/api/review",{text:o.link},$))}async function xn(t){let e=t.startsWith("#t=")?await Yt(t):t;if(e===null)throw new Error(l("link-may-be-old"));try{return await ct(e)}catch(s){let n=at(s)?Se(t):null;if(n===null)throw s;return n}}function Rn(t){let e=new URLSearchParams(t).get("seat");return U.find(s=>String(s)===e)??null}function Me(t,e,s,n,o){let a=new URLSearchParams(location.search).get("at"),r=new K(s,n,a===null?void 0:Number(a)||0),i=new Qt({open:o,later:(d,w)=>window.setTimeout(d,w),forget:d=>window.clearTimeout(d),take:d=>r.take(d),tell:d=>r.store.dispatch({course:d})}),c=Pn(t,r,e,()=>i.begin()),m=()=>i.wake();window.addEventListener("online",m);let p=[r.store.watch(c.draw),c.close,Ln(r),xe(t,r),()=>window.removeEventListener("online",m),()=>i.stop()];return r.moves>0&&i.begin(),{draw:c.draw,close:()=>{for(let d of p)d()}}}function Pn(t,e,s,n){let o=null,a=null;return{draw:()=>{let i=e.state.finding?.decision??null,c=i!==a;if(c&&o?.close(),a=i,i===null?(o=null,T(ve(e,s,n),t),Ft(t),Mn(t)):c?o=ke(t,e,s):o?.draw(),c){let m=t.querySelector(".judged, .quilt.active .cells");m instanceof HTMLElement&&m.focus({preventScroll:!0})}},close:()=>o?.close()}}function Mn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function Ln(t){let e=t.state.at,s=0,n=()=>{let a=new URL(location.href);a.searchParams.set("at",String(e)),history.replaceState(null,"",a)},o=t.store.watch(({at:a})=>{a!==e&&(e=a,clearTimeout(s),s=window.setTimeout(n,Sn))});return()=>{o(),clearTimeout(s)}}export{jo as openGameReview,_o as openLinkReview};
