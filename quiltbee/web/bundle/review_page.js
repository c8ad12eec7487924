import{m as Yt,n as Dt,o as Kt,p as Gt,s as Ht,u as Ut}from"./board.js";import{$ as J,Bc as Rt,Cc as Ft,Eb as Tt,F as mt,Gc as _t,H as u,Hc as It,I as E,Ic as Bt,J as m,K as I,L as v,M as ht,N as $t,O as Z,P as w,Qc as Nt,Rc as Wt,Sa as X,Va as kt,Wa as yt,Wc as Ct,Xb as z,Y as gt,Yb as jt,_a as xt,aa as bt,ab as P,ac as qt,ba as k,ca as $,da as wt,db as St,ea as vt,ha as x,hb as Mt,i as c,ia as Q,j as H,jb as Ot,m as ct,n as lt,o as L,p as ut,q as U,sb as B,t as V,u as dt,ub as At,vb as Lt,wb as Et,x as ft,y as pt,yb as Pt}from"./page.js";var Ae=1;function Zt(t,e){if("version"in e&&e.version!==Ae)throw new L(c("page-outdated"));if(!("decisions"in e))return t;if(t===null)return"version"in e?e:null;let s=new Map(e.decisions.map(i=>[i.number,i])),n=t.decisions.map(i=>{let r=s.get(i.number);return r&&(S(r)||!S(i))?r:i});return"version"in e&&Vt(e)<Vt(t)?{...t,decisions:n}:{...t,...e,decisions:n}}var Le=["quick","refined","deep"];function Vt({stage:t,done:e}){return Le.indexOf(t)*1e4+e}function Jt(t){return t!==null&&t.stage==="deep"&&t.done>=t.of}function S(t){return!!(t?.before&&t.after)}function T(t,e){let s=t?.decisions[e-1];return S(s)?s:null}function O(t,e){return(t?.decisions??[]).filter(s=>S(s)&&s.mark!==null&&(e===null||s.seat===e))}function N(t,e){return(t?.costliest[e-1]??[]).map(s=>T(t,s)).filter(s=>s!==null).filter(({best:s,points_lost:n})=>s!==null&&(n??0)>0).slice(0,3)}function M({margin:t},e){return e===1?t:-t}function A({chance:t},e){return e===1?t:1-t}var Ee=.25;function Qt(t){return{decision:t,answer:null,judging:null}}function W({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Xt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function zt({before:t,seat:e,points_lost:s},n,o,i){if(o===null)return{move:n,verdict:"unknown",lost:0};let r=Math.max(0,M(t,e)-M(o,e)),a=A(t,e)-A(o,e)<i.chance;return r<Ee&&a?{move:n,verdict:"best",lost:r}:r<i.points&&a?{move:n,verdict:"good",lost:r}:{move:n,verdict:r<(s??0)?"better":"worse",lost:r}}function te(t,e,s){return[t.view,w(t.view)].map(n=>Pe(t,e,n,s))}function Pe(t,e,s,n){let{frame:o,mover:i}=e,{seats:r}=t.game,{letters:a,coordinates:l}=n.settings,p=o.automa!==null?s===1:s===i,f=`${p?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let G={turns:o.automa.turns,run:0};return u`<div class=${`seat ${f}`}>${It(o,r,o.automa)}</div>
<div class=${`quilt-box ${f}`}>
${Bt(o,o.automa,G,t.patches,a)}
</div>`}let g=p?m:u`<span class="thumbnail"
>${Ft(o.players[s-1],t.patches)}</span
>`,b=s===i;return u`<div class=${`seat ${f}`}>${_t(o,r,s,{thumbnail:g})}</div>
<div class=${`quilt-box ${f}`}>
${Rt({number:s,name:$(r,s),player:o.players[s-1],patches:t.patches,lettered:a,named:l,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:X([b?e.made:null],t.patches),marks:Te(b?e.better:null,t.patches)})}
</div>`}function Te(t,e){let s="better";return X([t],e).map(n=>({...n,label:"!",kind:s}))}function ee({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(B(r)?r[2]:r[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${c("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(r=>{let{income:a,buttons:l,time:d}=t[r],p=i(s,r),f=i(n,r);return u`<div
class=${["offered-patch",p&&"made",f&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${J(t[r])}
>
${xt(r,t[r],0,o)}
<span class="price">${Nt(l)}${Wt(d)}</span>
<span class="visually-hidden"
>${J(t[r])}
${p?c("review-offer-played"):""}${f?c("review-offer-better"):""}</span
>
${a>0?je(a):m}
${p||f?u`<span class="which" aria-hidden="true"
>${c(f?"review-offer-better":"review-offer-played")}</span
>`:m}
</div>`})}
</section>`}function je(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var tt=[10,10],qe=[50,50];function C(t,e,s,n,o=tt){let i=Fe(t,e,s,n),r=n==="points"?Re(o,i):o,[a,l]=n==="points"?r:qe,d=i.map(f=>f===null?null:(a-f)/(a+l)*100),p=a/(a+l)*100;return{scale:n,moves:e,range:r,level:p,heights:d,line:_e(d),area:Ie(d,p),dots:Be(t,e,n,d)}}function Re([t,e],s){let n=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Fe(t,e,s,n){let o=a=>a?n==="points"?M(a,s):(A(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(a,l)=>{let d=i[l];return o(S(d)?d.after:i[l+1]?.before??null)})]}function _e(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Ie(t,e){let s=e.toFixed(1),n=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return n.join("")}function Be(t,e,s,n){return O(t,null).flatMap(o=>{let i=o.marks[s];if(i===null)return[];let r=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function ne(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var et=.5;function h(t){return new Intl.NumberFormat(H(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}function se(t){return new Intl.NumberFormat(H(),{minimumFractionDigits:2}).format(t)}function oe(t){return String(Math.round(t*100))}function Y(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[c("review-start"),F(t)].filter(Boolean).join(". ");let o=[`${c("review-move-was",{where:nt(t),move:st(t)})}.`];return n?(o.push(j(n),We(n,t.patches)),o.push(...R(n,t.patches)),o.push(ot(t,n))):s!==null&&o.push(c("review-unjudged")),o.filter(Boolean).join(" ")}function nt({game:t,state:{at:e}}){if(e===0)return c("review-start");let s=t.frames[e].player??1;return c("review-move",{number:String(e),name:$(t.seats,s)})}function st({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":x(o,e,n)}function j({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:i,luck:r}){if(B(s))return Ne(r);if(!t)return c("review-only-move");let[a,l]=[n??0,o??0];if(s===e)return c("review-best-move");if(i===null&&a<et)return c("review-good-move");let d={points:h(a),percent:oe(l)},p=l>=.01?c("review-lost-both",d):c("review-lost-points",d);return i===null?`${p}.`:`${c(`review-mark-${i}`)}: ${p}.`}function Ne(t){let e=t?.points??0;if(Math.abs(e)<et)return`${c("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${c(s,{points:h(Math.abs(e))})}.`}function y({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=et)}function We(t,e){return y(t)?`${q(t,e)}.`:""}function q({best:t,move:e},s){if(t===null)return c("review-better");if(t==="pass")return c("review-better-pass");if(t.startsWith("+"))return c("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return c(n,{patch:Q(s,t[0])})}function R(t,e){return y(t)?t.reasons.map(({of:s,code:n,values:o})=>{let i="patch"in o&&{patch:Q(e,String(o.patch))};return c(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...i})}):[]}function ot({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Ce(M(n,e),e,t.seats):c("review-chance-of",{...k(t.seats,e),percent:oe(A(n,e))})}function Ce(t,e,s){let n=h(Math.abs(t));return n===h(0)?c("review-margin",{who:"level",name:"",points:n}):c("review-margin",{...k(s,t>0?e:w(e)),points:n})}function F({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=M(n,e),i=h(Math.abs(o));return i===h(0)?c("review-start-level"):c("review-start-ahead",{...k(t.seats,o>0?e:w(e)),points:i})}function re({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${wt(e,t.seats)}. ${vt(e,t.seats)}`:""}function ie({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...k(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?c("review-overview",o):c("review-overview-level",{...o,level:String(n.near_level)})}function ae({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);return n===null?c("review-line-before"):`${c("review-line-at",{number:String(e),of:o})}: ${x(n,s,!0)}.`}function ce(t,e){if(t.kind==="refused")return c(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return c("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return c(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return c(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function le({answer:t,judging:e,decision:s},n){if(e!==null)return c("review-find-thinking");if(t!==null)return c(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return c("review-find-question",o)}var Ye={inaccuracy:E`<circle r="3.2"></circle>`,mistake:E`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:E`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ue(t,e){let{document:s,at:n,scale:o,range:i}=t.state,{view:r,moves:a,game:l}=t,d=C(s,a,r,o,i),p=n/Math.max(1,a)*100,f=d.heights[n],{level:g}=d;return u`<section class="graph" aria-label=${c("review-graph")}>
${Ge(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${c("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${n}
aria-valuetext=${Y(t)}
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
${d.dots.map(Ke)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${f==null?m:E`<circle class="here" cx=${`${p}%`} cy=${`${f}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${P(r)}${$(l.seats,r)}</span>
<span class="side-name down"
>${P(w(r))}${$(l.seats,w(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${d.range[0]}`:"100 %"}</span
>
</div>
${De(t,e)}
</section>`}function De({state:{course:t,document:e}},s){let n=ce(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${c("review-again")}
</button>`:m}
</p>`}function Ke({decision:t,mark:e,x:s,y:n}){return E`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Ye[e]}</g>
</svg>`}function Ge({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${c("review-scale-points")} ${c("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${c(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${c("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${c("review-scale-chance")}</span>
</button>`}var He=12;function _(t,e,s){let n=Lt(t.position,s),o=n&&At(n,e,s);if(!n||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Tt(o,s,i),move:e,player:n.turn}}function de({number:t,best:e,line:s},n,o){let i=[{...n,move:null,player:null}],r=s.length>0?s:e===null?[]:[e];for(let a of r.slice(0,He)){let l=_(i[i.length-1],a,o);if(l===null)break;i.push(l)}return i.length>1?{number:t,frames:i,at:0}:null}function fe(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Ue(e);let i=o[n],r=o[Math.max(0,n-1)],{decision:a}=t,l=a&&y(a)?a.best:null,d=t.isOverview?t.view:i.player??t.view,p=l!==null&&s?_(r,l,t.patches):null;if(p)return{frame:p,mover:d,made:l,better:null,chosen:r};let f=t.isOverview?null:i.move;return{frame:i,mover:d,made:f,better:l,chosen:r}}function Ue({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var pe={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var me=["placing","timing","economy","special","patches"];function rt({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,w(t)]}function he(t){let{document:e}=t.state;return u`<div class="panels">
${e?u`${Ve(t)} ${Je(t)} ${Qe(t)}`:m}
${e?Xe(t):m} ${tn(t)}
</div>`}function $e(t){return t.state.document?u`<div class="sums">${ge(t,3)}</div>`:u`<div class="sums"></div>`}function Ve(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${c("review-figures")}</h2>
${ge(t)}
<p class="small">${c("review-accuracy-is")}</p>
${t.state.document?Ze(t.state.document.variant):m}
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
${pe[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${se(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function ge(t,e=void 0){let{document:s}=t.state,n=rt(t),o=[["review-points-each",({points_lost:a})=>h(a)],["review-accuracy",({accuracy:a})=>a===null?c("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?c("review-unknown"):c("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:l})=>c("review-best-of",{best:String(a),of:String(l)})],["review-points-all",({points_lost_total:a})=>h(a)]],i=n.some(a=>s?.sides[a-1]?.near_level),r=o.filter(([a])=>i||a!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
<thead>
<tr>
<td></td>
${n.map(a=>u`<th scope="col">${be(t,a)}</th>`)}
</tr>
</thead>
<tbody>
${r.slice(0,e).map(([a,l])=>u`<tr>
<th scope="row">${c(a)}</th>
${n.map(d=>{let p=s?.sides[d-1];return u`<td>${p?l(p):c("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function be({game:t},e){return u`${P(e)} ${$(t.seats,e)}`}function Je(t){return rt(t).map(e=>{let s=N(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${c("review-three",k(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${c("review-overview-none")}</p>`:m}
<ol>
${s.map(n=>{let o=x(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${q(n,t.patches)}.
${R(n,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
</section>`})}function Qe(t){let{document:e}=t.state,s=rt(t),n=(r,a)=>e?.sides[r-1]?.account[a]??0,o=s.flatMap(r=>me.map(a=>n(r,a)));if(o.every(r=>r===0))return m;let i=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${c("review-account")}</h2>
<table data-testid="account">
<thead>
<tr>
<td></td>
${s.map(r=>u`<th scope="col">${be(t,r)}</th>`)}
</tr>
</thead>
<tbody>
${me.map(r=>u`<tr>
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
</section>`}function Xe(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=F(t);return!s&&!n?m:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${c("review-luck")}</h2>
<p>${ze(s.points)}</p>`:m}
${n?u`<h2>${c("review-start-heading")}</h2>
<p>${n}</p>`:m}
</section>`}function ze(t){if(Math.abs(t)<.5)return c("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return c(e,{points:h(Math.abs(t))})}function tn(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
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
><b>${$(e.seats,o.player??1)}</b>
${x(o.move??"pass",n)}${en(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function en(t){return S(t)?u`<span class=${`lost-points ${t.mark??""}`}>: ${j(t)}</span>`:m}function we(t,e,s){let n=fe(t),o=n.frame.automa?"solo":"duel";return u`${it(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${te(t,n,e)} ${ee(t,n,e)} ${nn(t)}
${rn(t)} ${$e(t)} ${ue(t,s)} ${an(t)}
</div>
${he(t)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function it({game:t,state:e},s){return ht(s,u`<div class="review-head">
<h1>${c("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?m:$t(s)}
>
${v("back")}<span>${c("review-to-game")}</span>
</a>
${e.document?Ct(s,e.document.link,e.at):m}
</div>`)}function nn(t){let{line:e,at:s}=t.state;if(e)return on(t,e);let{decision:n}=t;return s===0||t.isOverview?sn(t):u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-move-was",{where:nt(t),move:st(t,!1)})}</h2>
${n?u`<span class="worth">${ot(t,n)}</span>`:m}
</div>
<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?j(n):c("review-unjudged")}</b>
</p>
${n&&y(n)?u`<p class="why" data-testid="reasons">
${q(n,t.patches)}. ${R(n,t.patches).join(" ")}
</p>`:m}
</section>`}function sn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ie(t,s);return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head"><h2>${c(e===n?"review-end":"review-start")}</h2></div>
<p class="lost-line">${e===n?re(t):F(t)}</p>
${o?u`<p class="why">${o}</p>`:m}
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
${e.frames.slice(1).map(({move:n,player:o},i)=>{let r=e.at===i+1,a={name:$(t.game.seats,o??1),move:x(n??"pass",t.patches)};return u`<li>
<button
type="button"
class=${r?"now":""}
aria-current=${r?"step":"false"}
@click=${()=>t.show({line:{...e,at:i+1}})}
>
${c("review-line-move",a)}
</button>
</li>`})}
</ol>
</section>`}function rn(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&y(n),i=t.questions.length,r=a=>l=>l.pointerType==="mouse"&&t.peek(a);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${r(!0)}
@pointerleave=${r(!1)}
>
${v("eye")}<span>${c("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${v(e?"back":"forward")}<span
>${c(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="find"
aria-disabled=${i>0?"false":"true"}
@click=${()=>i>0&&t.find()}
>
${v("bulb")}<span>${c("review-find")}</span>
</button>
</div>`}function an(t){let{costly:e,document:s,at:n}=t.state,o=O(s,null).length>0,i=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${c("review-heading")}>
<div
class="costly"
role="group"
aria-label=${c("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(r=>{let a=T(s,e[r]??0);if(!a)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let l=h(a.points_lost??0);return u`<button
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
${i.map(([r,a,l,d,p])=>u`<button
type="button"
class=${l}
data-testid=${l}
aria-label=${c(r)}
title=${c(r)}
aria-disabled=${d?"false":"true"}
@click=${()=>d&&p()}
>
${v(a)}
</button>`)}
<p class="keys-hint">${c("review-keys")}</p>
</nav>`}function ve(t,e,s,n){return u`${it(t,s)}
<main class=${`${Kt(e,s)} finding`} data-testid="finding">
${cn(t)} ${Dt(e,s,n,{moves:m})}
</main>
${Gt(e,s)}`}function cn(t){let{finding:e,document:s}=t.state;if(!e||!s)return m;let n=e.answer?.verdict??"none";return u`<section
class=${W(e)?"question found":"question"}
aria-label=${c("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${le(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${v("bulb")}<span>${c("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${v("forward")}<span>${c("review-find-next")}</span>
</button>
</section>`}function ke(t,e,s){let n=new AbortController,o=d=>Ht(d,e.patches,n.signal),i=ln(e,d=>e.answer(d,o)),r=()=>Mt(t),l=Ut(t,i,s,()=>I(ve(e,i,s,r),t),{turnsCards:!1});return l.draw(),{draw:l.draw,close:()=>{n.abort(),l.close()}}}function ln(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:i}=t.game,r=[$(o,1),$(o,2)],a={start:n[s.number-1].position,moves:[]};return new Yt(t.patches,a,{names:r,you:i},{onMove:(l,d)=>{queueMicrotask(async()=>{d.undo(),d.suggest([{move:l,label:"…",kind:"line"}]),await e(l);let{finding:p}=t.state;if(p?.answer?.move!==l)return;let f=W(p)?"better":"mine";d.suggest([{move:l,label:f==="better"?"✓":"×",kind:f}])})}})}var at=500,un=8e3,dn=503,D=class{constructor(e){this.outside=e,this.wait=at,this.timer=0,this.asking=null}begin(){this.stop(),this.asking=new AbortController,this.follow(this.asking.signal)}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}wake(){this.asking!==null||this.timer===0||(this.wait=at,this.begin())}async follow(e){let s=!1;try{for await(let n of this.outside.open(e)){if(e.aborted)return;if(s=!0,this.take(n))return this.end()}e.aborted||this.again({kind:"cut"})}catch(n){e.aborted||this.fail(n,s)}}take(e){return"decisions"in e?(this.wait=at,Jt(this.outside.take(e))?!0:(this.outside.tell({kind:"coming"}),!1)):(this.outside.tell({kind:"waiting",ahead:e.waiting}),!1)}end(){this.outside.tell({kind:"whole"}),this.asking=null,this.timer=0}fail(e,s){if(e instanceof U&&e.status!==dn||e instanceof L)this.asking=null,this.timer=0,this.outside.tell({kind:"refused",sentence:e.message});else if(e instanceof U||e instanceof lt)this.again({kind:s?"cut":"away"});else throw e}again(e){this.asking=null,this.outside.tell(e),this.timer=this.outside.later(()=>this.begin(),this.wait),this.wait=Math.min(un,this.wait*2)}};var fn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,pn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function ye(t){let e=fn.exec(t);if(e===null)return null;let[,s,n,o]=e,i=Ot(s,o?"original":"revised"),r=(n.match(pn)??[]).map(l=>l==="."?"pass":l);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Et(i,null),moves:r,link:t}}var mn=36,hn=40,$n=70;function xe(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",a=>gn(a,e),{signal:n});let o=bn(e),i=wn(e),r=(a,l)=>t.addEventListener(a,d=>l(d),{signal:n});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",vn(e),{signal:n,passive:!1}),()=>s.abort()}function gn(t,e){let{target:s,key:n,altKey:o,ctrlKey:i,metaKey:r,shiftKey:a}=t;o||i||r||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&St(t,(...l)=>e.walk(...l))||e.key(n,a)&&t.preventDefault()}function bn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),r=ne((n.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function wn(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=mn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function vn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let i=n.deltaY>0?1:-1;t.canStep(i)&&(n.preventDefault(),e=Math.sign(e)===i?e+n.deltaY:n.deltaY,!(Math.abs(e)<hn||n.timeStamp-s<$n)&&(s=n.timeStamp,e=0,t.step(i)))}}var kn=3;function Se(t,e){return(e===null?[1,2]:[e]).flatMap(n=>N(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,kn).map(({number:n})=>n)}function Me(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var K=class{constructor(e,s,n=e.frames.length-1){this.game=e,this.patches=s,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:tt,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=ct((i,r)=>({...i,...r}),o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Zt(this.state.document,e),n=Me(this.state.costly,Se(s,this.game.own)),{range:o}=C(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return T(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?ae(e,this.patches):Y(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,i]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=i}toMark(e){let{at:s,document:n}=this.state,o=O(n,null).map(({number:a})=>a);if(o.length===0)return;let i=o.filter(a=>e>0?a>s:a<s),r=i.length>0?i:o;this.look(e>0?r[0]:r[r.length-1])}key(e,s=!1){let{finding:n,line:o,better:i}=this.state;if(n)return!1;if(e==="Escape"&&(o||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&y(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=de(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return O(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Qt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:i}=n,r=Xt(i,e);if(r)return this.found(i,r);this.store.dispatch({finding:{...n,judging:e}});let a=_(this.game.frames[i.number-1],e,this.patches),l=a&&await s(a.position);this.found(i,zt(i,e,l,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:gt(n[e],s)}})}};var yn=300;async function Fo(t,e,s,n){let[o,i,r]=await Promise.all([dt(n),pt(n),s]),a=Pt(o,r);if(a===null)throw new L(c("page-outdated"));let{seats:l}=a,d=Z.find(b=>bt(l,b))??null,f={frames:z(i,r),seats:l,own:d,back:`/game/${n}`};return Oe(t,e,f,r,b=>V(`/api/games/${n}/review`,void 0,b))}async function _o(t,e,s){let n=yt(location.search),[o,i]=await Promise.all([xn(location.hash),s]),r={...n,...o.tags},a=z(o,i),l=o.automa?1:Sn(location.search),d=jt({...o,tags:r}).map((b,G)=>({...b,yours:l===G+1})),f=l!==null&&o.automa===null?mt:kt(o.link,[r.Player1,r.Player2]);return Oe(t,e,{frames:a,seats:d,own:l,back:f},i,b=>V("/api/review",{text:o.link},b))}async function xn(t){try{return await ft(t)}catch(e){let s=ut(e)?ye(t):null;if(s===null)throw e;return s}}function Sn(t){let e=new URLSearchParams(t).get("seat");return Z.find(s=>String(s)===e)??null}function Oe(t,e,s,n,o){let i=new URLSearchParams(location.search).get("at"),r=new K(s,n,i===null?void 0:Number(i)||0),a=new D({open:o,later:(f,g)=>window.setTimeout(f,g),forget:f=>window.clearTimeout(f),take:f=>r.take(f),tell:f=>r.store.dispatch({course:f})}),l=Mn(t,r,e,()=>a.begin()),d=()=>a.wake();window.addEventListener("online",d);let p=[r.store.watch(l.draw),l.close,An(r),xe(t,r),()=>window.removeEventListener("online",d),()=>a.stop()];return r.moves>0&&a.begin(),{draw:l.draw,close:()=>{for(let f of p)f()}}}function Mn(t,e,s,n){let o=null,i=null;return{draw:()=>{let a=e.state.finding?.decision??null,l=a!==i;if(l&&o?.close(),i=a,a===null?(o=null,I(we(e,s,n),t),qt(t),On(t)):l?o=ke(t,e,s):o?.draw(),l){let d=t.querySelector(".judged, .quilt.active .cells");d instanceof HTMLElement&&d.focus({preventScroll:!0})}},close:()=>o?.close()}}function On(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function An(t){let e=t.state.at,s=0,n=()=>{let i=new URL(location.href);i.searchParams.set("at",String(e)),history.replaceState(null,"",i)},o=t.store.watch(({at:i})=>{i!==e&&(e=i,clearTimeout(s),s=window.setTimeout(n,yn))});return()=>{o(),clearTimeout(s)}}export{Fo as openGameReview,_o as openLinkReview};
