import{l as Dt,m as Yt,n as Kt,o as Gt,r as Ht}from"./board.js";import{$ as z,Ac as Rt,Bc as Ft,Eb as Y,F as $t,Fc as _t,Gc as It,H as u,Hc as Bt,I as E,J as p,K as C,L as v,M as gt,N as bt,O as X,P as w,Pc as Nt,Qc as Ct,Sa as et,Va as xt,Vc as Wt,Wa as St,Xb as nt,Y as wt,Yb as jt,_a as Mt,aa as vt,ab as j,ac as qt,ba as k,ca as $,da as kt,db as Ot,ea as yt,ha as x,hb as At,i as c,ia as tt,j as Q,jb as Lt,m as dt,n as N,o as L,p as ft,q as P,sb as W,t as T,u as mt,ub as Et,vb as D,wb as Pt,x as pt,y as ht,yb as Tt}from"./page.js";var Oe=1;function Vt(t,e){if("version"in e&&e.version!==Oe)throw new L(c("page-outdated"));if(!("decisions"in e))return t;if(t===null)return"version"in e?e:null;let s=new Map(e.decisions.map(i=>[i.number,i])),n=t.decisions.map(i=>{let r=s.get(i.number);return r&&(S(r)||!S(i))?r:i});return"version"in e&&Ut(e)<Ut(t)?{...t,decisions:n}:{...t,...e,decisions:n}}var Ae=["quick","refined","deep"];function Ut({stage:t,done:e}){return Ae.indexOf(t)*1e4+e}function Zt(t){return t!==null&&t.stage==="deep"&&t.done>=t.of}function S(t){return!!(t?.before&&t.after)}function q(t,e){let s=t?.decisions[e-1];return S(s)?s:null}function O(t,e){return(t?.decisions??[]).filter(s=>S(s)&&s.mark!==null&&(e===null||s.seat===e))}function K(t,e){return(t?.costliest[e-1]??[]).map(s=>q(t,s)).filter(s=>s!==null).filter(({best:s,points_lost:n})=>s!==null&&(n??0)>0).slice(0,3)}function M({margin:t},e){return e===1?t:-t}function A({chance:t},e){return e===1?t:1-t}var Le=.25;function Jt(t){return{decision:t,answer:null,judging:null}}function G({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Qt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function Xt({before:t,seat:e,points_lost:s},n,o,i){if(o===null)return{move:n,verdict:"unknown",lost:0};let r=Math.max(0,M(t,e)-M(o,e)),a=A(t,e)-A(o,e)<i.chance;return r<Le&&a?{move:n,verdict:"best",lost:r}:r<i.points&&a?{move:n,verdict:"good",lost:r}:{move:n,verdict:r<(s??0)?"better":"worse",lost:r}}function zt(t,e,s){return[t.view,w(t.view)].map(n=>Ee(t,e,n,s))}function Ee(t,e,s,n){let{frame:o,mover:i}=e,{seats:r}=t.game,{letters:a,coordinates:l}=n.settings,m=o.automa!==null?s===1:s===i,f=`${m?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let J={turns:o.automa.turns,run:0};return u`<div class=${`seat ${f}`}>${It(o,r,o.automa)}</div>
<div class=${`quilt-box ${f}`}>
${Bt(o,o.automa,J,t.patches,a)}
</div>`}let g=m?p:u`<span class="thumbnail"
>${Ft(o.players[s-1],t.patches)}</span
>`,b=s===i;return u`<div class=${`seat ${f}`}>${_t(o,r,s,{thumbnail:g})}</div>
<div class=${`quilt-box ${f}`}>
${Rt({number:s,name:$(r,s),player:o.players[s-1],patches:t.patches,lettered:a,named:l,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:et([b?e.made:null],t.patches),marks:Pe(b?e.better:null,t.patches)})}
</div>`}function Pe(t,e){let s="better";return et([t],e).map(n=>({...n,label:"!",kind:s}))}function te({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(W(r)?r[2]:r[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${c("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(r=>{let{income:a,buttons:l,time:d}=t[r],m=i(s,r),f=i(n,r);return u`<div
class=${["offered-patch",m&&"made",f&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${z(t[r])}
>
${Mt(r,t[r],0,o)}
<span class="price">${Nt(l)}${Ct(d)}</span>
<span class="visually-hidden"
>${z(t[r])}
${m?c("review-offer-played"):""}${f?c("review-offer-better"):""}</span
>
${a>0?Te(a):p}
${m||f?u`<span class="which" aria-hidden="true"
>${c(f?"review-offer-better":"review-offer-played")}</span
>`:p}
</div>`})}
</section>`}function Te(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var st=[10,10],je=[50,50];function H(t,e,s,n,o=st){let i=Re(t,e,s,n),r=n==="points"?qe(o,i):o,[a,l]=n==="points"?r:je,d=i.map(f=>f===null?null:(a-f)/(a+l)*100),m=a/(a+l)*100;return{scale:n,moves:e,range:r,level:m,heights:d,line:Fe(d),area:_e(d,m),dots:Ie(t,e,n,d)}}function qe([t,e],s){let n=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Re(t,e,s,n){let o=a=>a?n==="points"?M(a,s):(A(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(a,l)=>{let d=i[l];return o(S(d)?d.after:i[l+1]?.before??null)})]}function Fe(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function _e(t,e){let s=e.toFixed(1),n=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return n.join("")}function Ie(t,e,s,n){return O(t,null).flatMap(o=>{let i=o.marks[s];if(i===null)return[];let r=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function ee(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var ot=.5;function h(t){return new Intl.NumberFormat(Q(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}function ne(t){return new Intl.NumberFormat(Q(),{minimumFractionDigits:2}).format(t)}function se(t){return String(Math.round(t*100))}function U(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[c("review-start"),I(t)].filter(Boolean).join(". ");let o=[`${c("review-move-was",{where:rt(t),move:it(t)})}.`];return n?(o.push(R(n),Ne(n,t.patches)),o.push(..._(n,t.patches)),o.push(at(t,n))):s!==null&&o.push(c("review-unjudged")),o.filter(Boolean).join(" ")}function rt({game:t,state:{at:e}}){if(e===0)return c("review-start");let s=t.frames[e].player??1;return c("review-move",{number:String(e),name:$(t.seats,s)})}function it({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":x(o,e,n)}function R({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:i,luck:r}){if(W(s))return Be(r);if(!t)return c("review-only-move");let[a,l]=[n??0,o??0];if(s===e)return c("review-best-move");if(i===null&&a<ot)return c("review-good-move");let d={points:h(a),percent:se(l)},m=l>=.01?c("review-lost-both",d):c("review-lost-points",d);return i===null?`${m}.`:`${c(`review-mark-${i}`)}: ${m}.`}function Be(t){let e=t?.points??0;if(Math.abs(e)<ot)return`${c("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${c(s,{points:h(Math.abs(e))})}.`}function y({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=ot)}function Ne(t,e){return y(t)?`${F(t,e)}.`:""}function F({best:t,move:e},s){if(t===null)return c("review-better");if(t==="pass")return c("review-better-pass");if(t.startsWith("+"))return c("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return c(n,{patch:tt(s,t[0])})}function _(t,e){return y(t)?t.reasons.map(({of:s,code:n,values:o})=>{let i="patch"in o&&{patch:tt(e,String(o.patch))};return c(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...i})}):[]}function at({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Ce(M(n,e),e,t.seats):c("review-chance-of",{...k(t.seats,e),percent:se(A(n,e))})}function Ce(t,e,s){let n=h(Math.abs(t));return n===h(0)?c("review-margin",{who:"level",name:"",points:n}):c("review-margin",{...k(s,t>0?e:w(e)),points:n})}function I({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=M(n,e),i=h(Math.abs(o));return i===h(0)?c("review-start-level"):c("review-start-ahead",{...k(t.seats,o>0?e:w(e)),points:i})}function oe({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${kt(e,t.seats)}. ${yt(e,t.seats)}`:""}function re({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...k(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?c("review-overview",o):c("review-overview-level",{...o,level:String(n.near_level)})}function ie({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);return n===null?c("review-line-before"):`${c("review-line-at",{number:String(e),of:o})}: ${x(n,s,!0)}.`}function ae(t,e){if(t.kind==="refused")return c(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return c("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return c(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return c(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ce({answer:t,judging:e,decision:s},n){if(e!==null)return c("review-find-thinking");if(t!==null)return c(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return c("review-find-question",o)}var We={inaccuracy:E`<circle r="3.2"></circle>`,mistake:E`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:E`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function le(t,e){let{document:s,at:n,scale:o,range:i}=t.state,{view:r,moves:a,game:l}=t,d=H(s,a,r,o,i),m=n/Math.max(1,a)*100,f=d.heights[n],{level:g}=d;return u`<section class="graph" aria-label=${c("review-graph")}>
${Ke(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${c("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${n}
aria-valuetext=${U(t)}
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
${d.dots.map(Ye)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${f==null?p:E`<circle class="here" cx=${`${m}%`} cy=${`${f}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${j(r)}${$(l.seats,r)}</span>
<span class="side-name down"
>${j(w(r))}${$(l.seats,w(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${d.range[0]}`:"100 %"}</span
>
</div>
${De(t,e)}
</section>`}function De({state:{course:t,document:e}},s){let n=ae(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${c("review-again")}
</button>`:p}
</p>`}function Ye({decision:t,mark:e,x:s,y:n}){return E`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${We[e]}</g>
</svg>`}function Ke({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${c("review-scale-points")} ${c("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${c(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${c("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${c("review-scale-chance")}</span>
</button>`}var Ge=12;function B(t,e,s){let n=D(t.position,s),o=n&&Et(n,e,s);if(!n||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Y(o,s,i),move:e,player:n.turn}}function ue({number:t,best:e,line:s},n,o){let i=[{...n,move:null,player:null}],r=s.length>0?s:e===null?[]:[e];for(let a of r.slice(0,Ge)){let l=B(i[i.length-1],a,o);if(l===null)break;i.push(l)}return i.length>1?{number:t,frames:i,at:0}:null}function de(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return He(e);let i=o[n],r=o[Math.max(0,n-1)],{decision:a}=t,l=a&&y(a)?a.best:null,d=t.isOverview?t.view:i.player??t.view,m=l!==null&&s?B(r,l,t.patches):null;if(m)return{frame:m,mover:d,made:l,better:null,chosen:r};let f=t.isOverview?null:i.move;return{frame:i,mover:d,made:f,better:l,chosen:r}}function He({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var fe={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var me=["placing","timing","economy","special","patches"];function ct({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,w(t)]}function pe(t){let{document:e}=t.state;return u`<div class="panels">
${e?u`${Ue(t)} ${Ze(t)} ${Je(t)}`:p}
${e?Qe(t):p} ${ze(t)}
</div>`}function he(t){return t.state.document?u`<div class="sums">${$e(t,3)}</div>`:u`<div class="sums"></div>`}function Ue(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${c("review-figures")}</h2>
${$e(t)}
<p class="small">${c("review-accuracy-is")}</p>
${t.state.document?Ve(t.state.document.variant):p}
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
${fe[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${ne(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function $e(t,e=void 0){let{document:s}=t.state,n=ct(t),o=[["review-points-each",({points_lost:a})=>h(a)],["review-accuracy",({accuracy:a})=>a===null?c("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?c("review-unknown"):c("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:l})=>c("review-best-of",{best:String(a),of:String(l)})],["review-points-all",({points_lost_total:a})=>h(a)]],i=n.some(a=>s?.sides[a-1]?.near_level),r=o.filter(([a])=>i||a!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
<thead>
<tr>
<td></td>
${n.map(a=>u`<th scope="col">${ge(t,a)}</th>`)}
</tr>
</thead>
<tbody>
${r.slice(0,e).map(([a,l])=>u`<tr>
<th scope="row">${c(a)}</th>
${n.map(d=>{let m=s?.sides[d-1];return u`<td>${m?l(m):c("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function ge({game:t},e){return u`${j(e)} ${$(t.seats,e)}`}function Ze(t){return ct(t).map(e=>{let s=K(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${c("review-three",k(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${c("review-overview-none")}</p>`:p}
<ol>
${s.map(n=>{let o=x(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${F(n,t.patches)}.
${_(n,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
</section>`})}function Je(t){let{document:e}=t.state,s=ct(t),n=(r,a)=>e?.sides[r-1]?.account[a]??0,o=s.flatMap(r=>me.map(a=>n(r,a)));if(o.every(r=>r===0))return p;let i=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${c("review-account")}</h2>
<table data-testid="account">
<thead>
<tr>
<td></td>
${s.map(r=>u`<th scope="col">${ge(t,r)}</th>`)}
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
</section>`}function Qe(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=I(t);return!s&&!n?p:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${c("review-luck")}</h2>
<p>${Xe(s.points)}</p>`:p}
${n?u`<h2>${c("review-start-heading")}</h2>
<p>${n}</p>`:p}
</section>`}function Xe(t){if(Math.abs(t)<.5)return c("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return c(e,{points:h(Math.abs(t))})}function ze(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
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
${x(o.move??"pass",n)}${tn(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function tn(t){return S(t)?u`<span class=${`lost-points ${t.mark??""}`}>: ${R(t)}</span>`:p}function be(t,e,s){let n=de(t),o=n.frame.automa?"solo":"duel";return u`${lt(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${zt(t,n,e)} ${te(t,n,e)} ${en(t)}
${on(t)} ${he(t)} ${le(t,s)} ${rn(t)}
</div>
${pe(t)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function lt({game:t,state:e},s){return gt(s,u`<div class="review-head">
<h1>${c("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?p:bt(s)}
>
${v("back")}<span>${c("review-to-game")}</span>
</a>
${e.document?Wt(s,e.document.link,e.at):p}
</div>`)}function en(t){let{line:e,at:s}=t.state;if(e)return sn(t,e);let{decision:n}=t;return s===0||t.isOverview?nn(t):u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-move-was",{where:rt(t),move:it(t,!1)})}</h2>
${n?u`<span class="worth">${at(t,n)}</span>`:p}
</div>
<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?R(n):c("review-unjudged")}</b>
</p>
${n&&y(n)?u`<p class="why" data-testid="reasons">
${F(n,t.patches)}. ${_(n,t.patches).join(" ")}
</p>`:p}
</section>`}function nn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=re(t,s);return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head"><h2>${c(e===n?"review-end":"review-start")}</h2></div>
<p class="lost-line">${e===n?oe(t):I(t)}</p>
${o?u`<p class="why">${o}</p>`:p}
</section>`}function sn(t,e){let s=e.frames.length-1;return u`<section
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
</section>`}function on(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&y(n),i=t.questions.length,r=a=>l=>l.pointerType==="mouse"&&t.peek(a);return u`<div class="acts">
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
</div>`}function rn(t){let{costly:e,document:s,at:n}=t.state,o=O(s,null).length>0,i=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${c("review-heading")}>
<div
class="costly"
role="group"
aria-label=${c("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(r=>{let a=q(s,e[r]??0);if(!a)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let l=h(a.points_lost??0);return u`<button
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
${v(a)}
</button>`)}
<p class="keys-hint">${c("review-keys")}</p>
</nav>`}function we(t,e,s,n){return u`${lt(t,s)}
<main class=${`${Kt(e,s)} finding`} data-testid="finding">
${an(t)} ${Yt(e,s,n,{moves:p})}
</main>
${Gt(e,s)}`}function an(t){let{finding:e,document:s}=t.state;if(!e||!s)return p;let n=e.answer?.verdict??"none";return u`<section
class=${G(e)?"question found":"question"}
aria-label=${c("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${ce(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${v("bulb")}<span>${c("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${v("forward")}<span>${c("review-find-next")}</span>
</button>
</section>`}var cn=2;function ve(t,e,s){let n=new AbortController,o=d=>un(d,e.patches,n.signal),i=ln(e,d=>e.answer(d,o)),r=()=>At(t),l=Ht(t,i,s,()=>C(we(e,i,s,r),t),{turnsCards:!1});return l.draw(),{draw:l.draw,close:()=>{n.abort(),l.close()}}}function ln(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:i}=t.game,r=[$(o,1),$(o,2)],a={start:n[s.number-1].position,moves:[]};return new Dt(t.patches,a,{names:r,you:i},{onMove:(l,d)=>{queueMicrotask(async()=>{d.undo(),d.suggest([{move:l,label:"…",kind:"line"}]),await e(l);let{finding:m}=t.state;if(m?.answer?.move!==l)return;let f=G(m)?"better":"mine";d.suggest([{move:l,label:f==="better"?"✓":"×",kind:f}])})}})}async function un(t,e,s){let n=D(t,e),o=n&&Y(n,e).result;if(o){let[r,a]=o.scores;return{margin:r-a,chance:o.winner===1?1:0}}let i=null;try{let r={position:t,lines:1,seconds:cn};for await(let a of T("/api/analysis",r,s))i=a.lines?.[0]??i}catch(r){if(!(r instanceof N||r instanceof P))throw r}return i}var ut=500,dn=8e3,fn=503,V=class{constructor(e){this.outside=e,this.wait=ut,this.timer=0,this.asking=null}begin(){this.stop(),this.asking=new AbortController,this.follow(this.asking.signal)}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}wake(){this.asking!==null||this.timer===0||(this.wait=ut,this.begin())}async follow(e){let s=!1;try{for await(let n of this.outside.open(e)){if(e.aborted)return;if(s=!0,this.take(n))return this.end()}e.aborted||this.again({kind:"cut"})}catch(n){e.aborted||this.fail(n,s)}}take(e){return"decisions"in e?(this.wait=ut,Zt(this.outside.take(e))?!0:(this.outside.tell({kind:"coming"}),!1)):(this.outside.tell({kind:"waiting",ahead:e.waiting}),!1)}end(){this.outside.tell({kind:"whole"}),this.asking=null,this.timer=0}fail(e,s){if(e instanceof P&&e.status!==fn||e instanceof L)this.asking=null,this.timer=0,this.outside.tell({kind:"refused",sentence:e.message});else if(e instanceof P||e instanceof N)this.again({kind:s?"cut":"away"});else throw e}again(e){this.asking=null,this.outside.tell(e),this.timer=this.outside.later(()=>this.begin(),this.wait),this.wait=Math.min(dn,this.wait*2)}};var mn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,pn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function ke(t){let e=mn.exec(t);if(e===null)return null;let[,s,n,o]=e,i=Lt(s,o?"original":"revised"),r=(n.match(pn)??[]).map(l=>l==="."?"pass":l);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Pt(i,null),moves:r,link:t}}var hn=36,$n=40,gn=70;function ye(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",a=>bn(a,e),{signal:n});let o=wn(e),i=vn(e),r=(a,l)=>t.addEventListener(a,d=>l(d),{signal:n});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",kn(e),{signal:n,passive:!1}),()=>s.abort()}function bn(t,e){let{target:s,key:n,altKey:o,ctrlKey:i,metaKey:r,shiftKey:a}=t;o||i||r||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&Ot(t,(...l)=>e.walk(...l))||e.key(n,a)&&t.preventDefault()}function wn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),r=ee((n.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function vn(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=hn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function kn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let i=n.deltaY>0?1:-1;t.canStep(i)&&(n.preventDefault(),e=Math.sign(e)===i?e+n.deltaY:n.deltaY,!(Math.abs(e)<$n||n.timeStamp-s<gn)&&(s=n.timeStamp,e=0,t.step(i)))}}var yn=3;function xe(t,e){return(e===null?[1,2]:[e]).flatMap(n=>K(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,yn).map(({number:n})=>n)}function Se(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var Z=class{constructor(e,s,n=e.frames.length-1){this.game=e,this.patches=s,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:st,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=dt((i,r)=>({...i,...r}),o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Vt(this.state.document,e),n=Se(this.state.costly,xe(s,this.game.own)),{range:o}=H(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return q(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?ie(e,this.patches):U(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,i]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=i}toMark(e){let{at:s,document:n}=this.state,o=O(n,null).map(({number:a})=>a);if(o.length===0)return;let i=o.filter(a=>e>0?a>s:a<s),r=i.length>0?i:o;this.look(e>0?r[0]:r[r.length-1])}key(e,s=!1){let{finding:n,line:o,better:i}=this.state;if(n)return!1;if(e==="Escape"&&(o||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&y(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=ue(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return O(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Jt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:i}=n,r=Qt(i,e);if(r)return this.found(i,r);this.store.dispatch({finding:{...n,judging:e}});let a=B(this.game.frames[i.number-1],e,this.patches),l=a&&await s(a.position);this.found(i,Xt(i,e,l,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:wt(n[e],s)}})}};var xn=300;async function No(t,e,s,n){let[o,i,r]=await Promise.all([mt(n),ht(n),s]),a=Tt(o,r);if(a===null)throw new L(c("page-outdated"));let{seats:l}=a,d=X.find(b=>vt(l,b))??null,f={frames:nt(i,r),seats:l,own:d,back:`/game/${n}`};return Me(t,e,f,r,b=>T(`/api/games/${n}/review`,void 0,b))}async function Co(t,e,s){let n=St(location.search),[o,i]=await Promise.all([Sn(location.hash),s]),r={...n,...o.tags},a=nt(o,i),l=o.automa?1:Mn(location.search),d=jt({...o,tags:r}).map((b,J)=>({...b,yours:l===J+1})),f=l!==null&&o.automa===null?$t:xt(o.link,[r.Player1,r.Player2]);return Me(t,e,{frames:a,seats:d,own:l,back:f},i,b=>T("/api/review",{text:o.link},b))}async function Sn(t){try{return await pt(t)}catch(e){let s=ft(e)?ke(t):null;if(s===null)throw e;return s}}function Mn(t){let e=new URLSearchParams(t).get("seat");return X.find(s=>String(s)===e)??null}function Me(t,e,s,n,o){let i=new URLSearchParams(location.search).get("at"),r=new Z(s,n,i===null?void 0:Number(i)||0),a=new V({open:o,later:(f,g)=>window.setTimeout(f,g),forget:f=>window.clearTimeout(f),take:f=>r.take(f),tell:f=>r.store.dispatch({course:f})}),l=On(t,r,e,()=>a.begin()),d=()=>a.wake();window.addEventListener("online",d);let m=[r.store.watch(l.draw),l.close,Ln(r),ye(t,r),()=>window.removeEventListener("online",d),()=>a.stop()];return r.moves>0&&a.begin(),{draw:l.draw,close:()=>{for(let f of m)f()}}}function On(t,e,s,n){let o=null,i=null;return{draw:()=>{let a=e.state.finding?.decision??null,l=a!==i;if(l&&o?.close(),i=a,a===null?(o=null,C(be(e,s,n),t),qt(t),An(t)):l?o=ve(t,e,s):o?.draw(),l){let d=t.querySelector(".judged, .quilt.active .cells");d instanceof HTMLElement&&d.focus({preventScroll:!0})}},close:()=>o?.close()}}function An(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function Ln(t){let e=t.state.at,s=0,n=()=>{let i=new URL(location.href);i.searchParams.set("at",String(e)),history.replaceState(null,"",i)},o=t.store.watch(({at:i})=>{i!==e&&(e=i,clearTimeout(s),s=window.setTimeout(n,xn))});return()=>{o(),clearTimeout(s)}}export{No as openGameReview,Co as openLinkReview};
