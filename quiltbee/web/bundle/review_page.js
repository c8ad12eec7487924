import{m as Kt,n as Gt,o as Ht,p as Vt,s as Zt,u as Jt}from"./board.js";import{$ as J,$a as Mt,Cc as Ft,Dc as It,F as ht,Fb as Rt,Fc as Bt,H as u,I as E,Ic as Nt,J as m,Jc as Ct,K as I,Kc as Wt,L as g,M as $t,N as gt,O as Z,P as v,Sa as X,Sc as Dt,Tc as Ut,Va as yt,Wa as xt,Xa as St,Y as bt,Yb as z,Yc as Yt,Zb as jt,aa as wt,ba as k,bb as P,bc as _t,ca as $,da as vt,e as ct,ea as kt,eb as Ot,ha as y,i as c,ia as Q,ib as At,j as G,kb as Lt,m as lt,n as ut,o as L,p as dt,q as H,t as V,tb as B,u as ft,vb as Et,wb as Pt,x as pt,xb as Tt,y as mt,zb as qt}from"./page.js";var qe=2;function zt(t,e){if("version"in e&&e.version!==qe)throw new L(c("page-outdated"));if(!("decisions"in e))return t;if(t===null)return"version"in e?e:null;let n=new Map(e.decisions.map(i=>[i.number,i])),s=t.decisions.map(i=>{let r=n.get(i.number);return r&&(S(r)||!S(i))?r:i});return"version"in e&&Qt(e)<Qt(t)?{...t,decisions:s}:{...t,...e,decisions:s}}var Re=["quick","refined","deep"];function Qt({stage:t,done:e}){return Re.indexOf(t)*1e4+e}function te(t){return t!==null&&t.stage==="deep"&&t.done>=t.of}function S(t){return!!(t?.before&&t.after)}function T(t,e){let n=t?.decisions[e-1];return S(n)?n:null}function O(t,e){return(t?.decisions??[]).filter(n=>S(n)&&n.mark!==null&&(e===null||n.seat===e))}function N(t,e){return(t?.costliest[e-1]??[]).map(n=>T(t,n)).filter(n=>n!==null).filter(({best:n,points_lost:s})=>n!==null&&(s??0)>0).slice(0,3)}function M({margin:t},e){return e===1?t:-t}var je=1.5,Xt=.99;function ee({margin:t,chance:e},{points:n,result:s,players:o}){if(!n)return{margin:t,chance:e};let i=t-n;if(s)return{margin:i,chance:s.winner===1?1:0};let r=o.reduce((p,{time:f})=>p+ct-f,0),a=je/Math.sqrt(Math.max(r,1)),d=e>1-Xt&&e<Xt?Math.log(e/(1-e))-a*n:a*i;return{margin:i,chance:1/(1+Math.exp(-d))}}function A({chance:t},e){return e===1?t:1-t}var _e=.25;function ne(t){return{decision:t,answer:null,judging:null}}function C({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function se({best:t,move:e,points_lost:n},s){return s===t?{move:s,verdict:"best",lost:0}:s===e?{move:s,verdict:"same",lost:n??0}:null}function oe({before:t,seat:e,points_lost:n},s,o,i){if(o===null)return{move:s,verdict:"unknown",lost:0};let r=Math.max(0,M(t,e)-M(o,e)),a=A(t,e)-A(o,e)<i.chance;return r<_e&&a?{move:s,verdict:"best",lost:r}:r<i.points&&a?{move:s,verdict:"good",lost:r}:{move:s,verdict:r<(n??0)?"better":"worse",lost:r}}function re(t,e,n){return[t.view,v(t.view)].map(s=>Fe(t,e,s,n))}function Fe(t,e,n,s){let{frame:o,mover:i}=e,{seats:r}=t.game,{letters:a,coordinates:l}=s.settings,p=o.automa!==null?n===1:n===i,f=`${p?"front":"back"} ${n===t.view?"left":"right"}`;if(n===2&&o.automa){let K={turns:o.automa.turns,run:0};return u`<div class=${`seat ${f}`}>${Ct(o,r,o.automa)}</div>
<div class=${`quilt-box ${f}`}>
${Wt(o,o.automa,K,t.patches,a)}
</div>`}let b=p?m:u`<span class="thumbnail"
>${It(o.players[n-1],t.patches)}</span
>`,w=n===i;return u`<div class=${`seat ${f}`}>${Nt(o,r,n,{thumbnail:b})}</div>
<div class=${`quilt-box ${f}`}>
${Ft({number:n,name:$(r,n),player:o.players[n-1],patches:t.patches,lettered:a,named:l,active:!1,held:!1,ghost:null,cursor:t.state.walks[n],fresh:X([w?e.made:null],t.patches),marks:Ie(w?e.better:null,t.patches)})}
</div>`}function Ie(t,e){let n="better";return X([t],e).map(s=>({...s,label:"!",kind:n}))}function ae({patches:t},{chosen:e,made:n,better:s},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(B(r)?r[2]:r[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${c("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(r=>{let{income:a,buttons:l,time:d}=t[r],p=i(n,r),f=i(s,r);return u`<div
class=${["offered-patch",p&&"made",f&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${J(t[r])}
>
${Mt(r,t[r],0,o)}
<span class="price">${Dt(l)}${Ut(d)}</span>
<span class="visually-hidden"
>${J(t[r])}
${p?c("review-offer-played"):""}${f?c("review-offer-better"):""}</span
>
${a>0?Be(a):m}
${p||f?u`<span class="which" aria-hidden="true"
>${c(f?"review-offer-better":"review-offer-played")}</span
>`:m}
</div>`})}
</section>`}function Be(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var tt=[10,10],Ne=[50,50];function W(t,e,n,s,o=tt){let i=We(t,e,n,s),r=s==="points"?Ce(o,i):o,[a,l]=s==="points"?r:Ne,d=i.map(f=>f===null?null:(a-f)/(a+l)*100),p=a/(a+l)*100;return{scale:s,moves:e,range:r,level:p,heights:d,line:De(d),area:Ue(d,p),dots:Ye(t,e,s,d)}}function Ce([t,e],n){let s=n.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...s))),Math.max(e,o(-Math.min(...s)))]}function We(t,e,n,s){let o=a=>a?s==="points"?M(a,n):(A(a,n)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(a,l)=>{let d=i[l];return o(S(d)?d.after:i[l+1]?.before??null)})]}function De(t){let e=!1;return t.map((n,s)=>{if(n===null)return e=!1,"";let o=`${e?"L":"M"}${s} ${n.toFixed(1)}`;return e=!0,o}).join("")}function Ue(t,e){let n=e.toFixed(1),s=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(s.push(`M${i} ${n}${o.join("")}L${r-1} ${n}Z`),o=[]);return s.join("")}function Ye(t,e,n,s){return O(t,null).flatMap(o=>{let i=o.marks[n];if(i===null)return[];let r=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,s[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function ie(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var et=.5;function h(t){return new Intl.NumberFormat(G(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}function ce(t){return new Intl.NumberFormat(G(),{minimumFractionDigits:2}).format(t)}function le(t){return String(Math.round(t*100))}function D(t){let{at:e,document:n}=t.state,{decision:s}=t;if(e===0)return[c("review-start"),_(t)].filter(Boolean).join(". ");let o=[`${c("review-move-was",{where:nt(t),move:st(t)})}.`];return s?(o.push(q(s),Ge(s,t.patches)),o.push(...j(s,t.patches)),o.push(ot(t,s))):n!==null&&o.push(c("review-unjudged")),o.filter(Boolean).join(" ")}function nt({game:t,state:{at:e}}){if(e===0)return c("review-start");let n=t.frames[e].player??1;return c("review-move",{number:String(e),name:$(t.seats,n)})}function st({game:t,patches:e,state:{at:n}},s=!0){let{move:o}=t.frames[n];return o===null?"":y(o,e,s)}function q({choice:t,best:e,move:n,points_lost:s,chance_lost:o,mark:i,luck:r}){if(B(n))return Ke(r);if(!t)return c("review-only-move");let[a,l]=[s??0,o??0];if(n===e)return c("review-best-move");if(i===null&&a<et)return c("review-good-move");let d={points:h(a),percent:le(l)},p=l>=.01?c("review-lost-both",d):c("review-lost-points",d);return i===null?`${p}.`:`${c(`review-mark-${i}`)}: ${p}.`}function Ke(t){let e=t?.points??0;if(Math.abs(e)<et)return`${c("review-level-luck")}.`;let n=e>0?"review-lucky":"review-unlucky";return`${c(n,{points:h(Math.abs(e))})}.`}function x({choice:t,best:e,move:n,mark:s,points_lost:o}){return t&&e!==null&&e!==n&&(s!==null||(o??0)>=et)}function Ge(t,e){return x(t)?`${R(t,e)}.`:""}function R({best:t,move:e},n){if(t===null)return c("review-better");if(t==="pass")return c("review-better-pass");if(t.startsWith("+"))return c("review-better-put");let s=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return c(s,{patch:Q(n,t[0])})}function j(t,e){return x(t)?t.reasons.map(({of:n,code:s,values:o})=>{let i="patch"in o&&{patch:Q(e,String(o.patch))};return c(n==="mine"?`mine-${s}`:`reason-${s}`,{...o,...i})}):[]}function ot({game:t,view:e,state:{scale:n}},{after:s}){return n==="points"?He(M(s,e),e,t.seats):c("review-chance-of",{...k(t.seats,e),percent:le(A(s,e))})}function He(t,e,n){let s=h(Math.abs(t));return s===h(0)?c("review-margin",{who:"level",name:"",points:s}):c("review-margin",{...k(n,t>0?e:v(e)),points:s})}function _({game:t,view:e,state:{document:n}}){let s=n?.start;if(!s)return"";let o=M(s,e),i=h(Math.abs(o));return i===h(0)?c("review-start-level"):c("review-start-ahead",{...k(t.seats,o>0?e:v(e)),points:i})}function ue({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${vt(e,t.seats)}. ${kt(e,t.seats)}`:""}function de({game:t,state:{document:e}},n){let s=e?.sides[n-1];if(!s||s.accuracy===null||s.decisions===0)return"";let o={...k(t.seats,n),points:h(s.points_lost),accuracy:String(Math.round(s.accuracy))};return s.near_level===null?c("review-overview",o):c("review-overview-level",{...o,level:String(s.near_level)})}function fe({frames:t,at:e},n){let{move:s}=t[e],o=String(t.length-1);return s===null?c("review-line-before"):`${c("review-line-at",{number:String(e),of:o})}: ${y(s,n,!0)}.`}function pe(t,e){if(t.kind==="refused")return c(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return c("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return c(`review-${t.kind}`);let{done:n,of:s,stage:o}=e;return c(o==="quick"?"review-coming":"review-refining",{done:String(n),of:String(s)})}function me({answer:t,judging:e,decision:n},s){if(e!==null)return c("review-find-thinking");if(t!==null)return c(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(n.number),points:h(s.points)};return c("review-find-question",o)}var Ve={inaccuracy:E`<circle r="3.2"></circle>`,mistake:E`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:E`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function he(t,e){let{document:n,at:s,scale:o,range:i}=t.state,{view:r,moves:a,game:l}=t,d=W(n,a,r,o,i),p=s/Math.max(1,a)*100,f=d.heights[s],{level:b}=d;return u`<section class="graph" aria-label=${c("review-graph")}>
${Qe(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${c("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${s}
aria-valuetext=${D(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,a)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${a} height=${b}></rect></clipPath>
<clipPath id="behind">
<rect y=${b} width=${a} height=${100-b}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${d.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${d.area}></path>
<path class="level" d=${`M0 ${b}H${a}`}></path>
<path class="curve" d=${d.line}></path>
</svg>
${d.dots.map(Je)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${f==null?m:E`<circle class="here" cx=${`${p}%`} cy=${`${f}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${P(r)}${$(l.seats,r)}</span>
<span class="side-name down"
>${P(v(r))}${$(l.seats,v(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${d.range[0]}`:"100 %"}</span
>
</div>
${Ze(t,e)}
</section>`}function Ze({state:{course:t,document:e}},n){let s=pe(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${s}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":s}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${n}>
${c("review-again")}
</button>`:m}
</p>`}function Je({decision:t,mark:e,x:n,y:s}){return E`<svg class="dot" x=${`${n}%`} y=${`${s}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Ve[e]}</g>
</svg>`}function Qe({store:t,state:{scale:e}}){let n=e==="points"?"chance":"points",s=`${c("review-scale-points")} ${c("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${s}: ${c(`review-scale-to-${n}`)}`}
@click=${()=>t.dispatch({scale:n})}
>
<span class=${e==="points"?"on":""}>${c("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${c("review-scale-chance")}</span>
</button>`}var Xe=12;function F(t,e,n){let s=Pt(t.position,n),o=s&&Et(s,e,n);if(!s||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Rt(o,n,i,t.points),move:e,player:s.turn}}function $e({number:t,best:e,line:n},s,o){let i=[{...s,move:null,player:null}],r=n.length>0?n:e===null?[]:[e];for(let a of r.slice(0,Xe)){let l=F(i[i.length-1],a,o);if(l===null)break;i.push(l)}return i.length>1?{number:t,frames:i,at:0}:null}function ge(t){let{line:e,better:n,at:s}=t.state,{frames:o}=t.game;if(e)return ze(e);let i=o[s],r=o[Math.max(0,s-1)],{decision:a}=t,l=a&&x(a)?a.best:null,d=t.isOverview?t.view:i.player??t.view,p=l!==null&&n?F(r,l,t.patches):null;if(p)return{frame:p,mover:d,made:l,better:null,chosen:r};let f=t.isOverview?null:i.move;return{frame:i,mover:d,made:f,better:l,chosen:r}}function ze({frames:t,at:e}){let n=t[e],s=t[Math.max(0,e-1)],o=n.player??t[Math.min(1,t.length-1)].player??n.turn;return{frame:n,mover:o,made:n.move,better:null,chosen:s}}var be={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var we=["placing","timing","economy","special","patches"];function rt({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,v(t)]}function ve(t,e){let{document:n}=t.state;return u`<div class="panels">
${n?u`${en(t)} ${sn(t)} ${rn(t)}`:m}
${n?an(t):m} ${ln(t)}
${n?tn(n.link,t.game.seats,e):m}
</div>`}function tn(t,e,n){let[s,o]=e.map(({name:d})=>d),{pathname:i,searchParams:r}=new URL(xt(t,[s,o]),"http://x"),[a]=i.split("/").slice(-1),l=new URLSearchParams({game:a,...Bt(n)});for(let[d,p]of r)l.set(d,p);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${l}`}
download="quiltbee.webp"
>${g("download")}<span>${c("review-animation")}</span></a
>
</p>`}function ke(t){return t.state.document?u`<div class="sums">${ye(t,3)}</div>`:u`<div class="sums"></div>`}function en(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${c("review-figures")}</h2>
${ye(t)}
<p class="small">${c("review-accuracy-is")}</p>
${t.state.document?nn(t.state.document.variant):m}
</section>`}function nn(t){return u`<details class="fold" data-testid="levels">
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
${be[t].map(({lost:e,accuracy:n},s)=>u`<tr>
<th scope="row">${s+1}</th>
<td>${ce(e)}</td>
<td>${Math.round(n)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function ye(t,e=void 0){let{document:n}=t.state,s=rt(t),o=[["review-points-each",({points_lost:a})=>h(a)],["review-accuracy",({accuracy:a})=>a===null?c("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?c("review-unknown"):c("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:l})=>c("review-best-of",{best:String(a),of:String(l)})],["review-points-all",({points_lost_total:a})=>h(a)]],i=s.some(a=>n?.sides[a-1]?.near_level),r=o.filter(([a])=>i||a!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
<thead>
<tr>
<td></td>
${s.map(a=>u`<th scope="col">${xe(t,a)}</th>`)}
</tr>
</thead>
<tbody>
${r.slice(0,e).map(([a,l])=>u`<tr>
<th scope="row">${c(a)}</th>
${s.map(d=>{let p=n?.sides[d-1];return u`<td>${p?l(p):c("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function xe({game:t},e){return u`${P(e)} ${$(t.seats,e)}`}function sn(t){return rt(t).map(e=>{let n=N(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${c("review-three",k(t.game.seats,e))}</h2>
${n.length===0?u`<p class="small">${c("review-overview-none")}</p>`:m}
<ol>
${n.map(s=>{let o=y(s.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(s.number)}>
<span class="number">${s.number}</span>
<span class="move-words"
><b>${o}</b>. ${R(s,t.patches)}.
${j(s,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(s.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${on(t,e)}
</section>`})}function on(t,e){let{document:n}=t.state,s=n?.finest[e-1];if(!n||!s)return m;let o=y(n.decisions[s.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(s.number)}
>
<span class="number">${s.number}</span>
<span class="move-words"><b>${o}</b>. ${c("review-finest")}</span>
<span class="cost-of">+${h(s.points)}</span>
</button>`}function rn(t){let{document:e}=t.state,n=rt(t),s=(r,a)=>e?.sides[r-1]?.account[a]??0,o=n.flatMap(r=>we.map(a=>s(r,a)));if(o.every(r=>r===0))return m;let i=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${c("review-account")}</h2>
<table data-testid="account">
<thead>
<tr>
<td></td>
${n.map(r=>u`<th scope="col">${xe(t,r)}</th>`)}
</tr>
</thead>
<tbody>
${we.map(r=>u`<tr>
<th scope="row">${c(`review-account-${r}`)}</th>
${n.map(a=>{let l=s(a,r);return u`<td>
<span class="points">${h(l)}</span>
<svg class=${`share of-${a}`} aria-hidden="true">
<rect width=${`${Math.max(0,l)/i*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function an(t){let{document:e}=t.state,n=e?.variant==="solo"?e.sides[0]?.luck:null,s=_(t);return!n&&!s?m:u`<section class="panel fortune" data-testid="fortune">
${n?u`<h2>${c("review-luck")}</h2>
<p>${cn(n.points)}</p>`:m}
${s?u`<h2>${c("review-start-heading")}</h2>
<p>${s}</p>`:m}
</section>`}function cn(t){if(Math.abs(t)<.5)return c("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return c(e,{points:h(Math.abs(t))})}function ln(t){let{game:e,state:n,patches:s}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${c("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,i)=>{let r=i+1,a=n.document?.decisions[i],l=n.at===r;return u`<li>
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
${y(o.move??"pass",s)}${un(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function un(t){return S(t)?u`<span class=${`lost-points ${t.mark??""}`}>: ${q(t)}</span>`:m}function Se(t,e,n){let s=ge(t),o=s.frame.automa?"solo":"duel";return u`${at(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${re(t,s,e)} ${ae(t,s,e)} ${dn(t)}
${mn(t)} ${ke(t)} ${he(t,n)} ${hn(t)}
</div>
${ve(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function at({game:t,state:e},n){return $t(n,u`<div class="review-head">
<h1>${c("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?m:gt(n)}
>
${g("back")}<span>${c("review-to-game")}</span>
</a>
${e.document?Yt(n,e.document.link,e.at):m}
</div>`)}function dn(t){let{line:e,at:n}=t.state;if(e)return pn(t,e);let{decision:s}=t;return n===0||t.isOverview?fn(t):u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-move-was",{where:nt(t),move:st(t,!1)})}</h2>
${s?u`<span class="worth">${ot(t,s)}</span>`:m}
</div>
<p class=${`lost-line ${s?.mark??""}`} data-testid="lost-line">
<b>${s?q(s):c("review-unjudged")}</b>
</p>
${s&&x(s)?u`<p class="why" data-testid="reasons">
${R(s,t.patches)}. ${j(s,t.patches).join(" ")}
</p>`:m}
</section>`}function fn(t){let{at:e}=t.state,{view:n,moves:s}=t,o=de(t,n);return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head"><h2>${c(e===s?"review-end":"review-start")}</h2></div>
<p class="lost-line">${e===s?ue(t):_(t)}</p>
${o?u`<p class="why">${o}</p>`:m}
</section>`}function pn(t,e){let n=e.frames.length-1;return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-line-at",{number:String(e.at),of:String(n)})}</h2>
</div>
<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:s,player:o},i)=>{let r=e.at===i+1,a={name:$(t.game.seats,o??1),move:y(s??"pass",t.patches)};return u`<li>
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
</section>`}function mn(t){let{line:e,better:n}=t.state,{decision:s}=t,o=s!==null&&x(s),i=t.questions.length,r=a=>l=>l.pointerType==="mouse"&&t.peek(a);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${n?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!n)}
@pointerenter=${r(!0)}
@pointerleave=${r(!1)}
>
${g("eye")}<span>${c("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${g(e?"back":"forward")}<span
>${c(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="find"
aria-disabled=${i>0?"false":"true"}
@click=${()=>i>0&&t.find()}
>
${g("bulb")}<span>${c("review-find")}</span>
</button>
</div>`}function hn(t){let{costly:e,document:n,at:s}=t.state,o=O(n,null).length>0,i=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${c("review-heading")}>
<div
class="costly"
role="group"
aria-label=${c("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(r=>{let a=T(n,e[r]??0);if(!a)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let l=h(a.points_lost??0);return u`<button
type="button"
class=${a.number===s?"costly-one now":"costly-one"}
data-testid=${`costly-${r+1}`}
aria-current=${a.number===s?"true":"false"}
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
${g(a)}
</button>`)}
<p class="keys-hint">${c("review-keys")}</p>
</nav>`}function Me(t,e,n,s){return u`${at(t,n)}
<main class=${`${Ht(e,n)} finding`} data-testid="finding">
${$n(t)} ${Gt(e,n,s,{moves:m})}
</main>
${Vt(e,n)}`}function $n(t){let{finding:e,document:n}=t.state;if(!e||!n)return m;let s=e.answer?.verdict??"none";return u`<section
class=${C(e)?"question found":"question"}
aria-label=${c("review-find")}
data-testid="question"
data-verdict=${e.judging===null?s:"judging"}
>
<p role="status">${me(e,n.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${g("bulb")}<span>${c("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${g("forward")}<span>${c("review-find-next")}</span>
</button>
</section>`}function Oe(t,e,n){let s=new AbortController,o=d=>Zt(d,e.patches,s.signal),i=gn(e,d=>e.answer(d,o)),r=()=>At(t),l=Jt(t,i,n,()=>I(Me(e,i,n,r),t),{turnsCards:!1});return l.draw(),{draw:l.draw,close:()=>{s.abort(),l.close()}}}function gn(t,e){let{decision:n}=t.state.finding,{frames:s,seats:o,own:i}=t.game,r=[$(o,1),$(o,2)],a={start:s[n.number-1].position,moves:[]};return new Kt(t.patches,a,{names:r,you:i},{onMove:(l,d)=>{queueMicrotask(async()=>{d.undo(),d.suggest([{move:l,label:"…",kind:"line"}]),await e(l);let{finding:p}=t.state;if(p?.answer?.move!==l)return;let f=C(p)?"better":"mine";d.suggest([{move:l,label:f==="better"?"✓":"×",kind:f}])})}})}var it=500,bn=8e3,wn=503,U=class{constructor(e){this.outside=e,this.wait=it,this.timer=0,this.asking=null}begin(){this.stop(),this.asking=new AbortController,this.follow(this.asking.signal)}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}wake(){this.asking!==null||this.timer===0||(this.wait=it,this.begin())}async follow(e){let n=!1;try{for await(let s of this.outside.open(e)){if(e.aborted)return;if(n=!0,this.take(s))return this.end()}e.aborted||this.again({kind:"cut"})}catch(s){e.aborted||this.fail(s,n)}}take(e){return"decisions"in e?(this.wait=it,te(this.outside.take(e))?!0:(this.outside.tell({kind:"coming"}),!1)):(this.outside.tell({kind:"waiting",ahead:e.waiting}),!1)}end(){this.outside.tell({kind:"whole"}),this.asking=null,this.timer=0}fail(e,n){if(e instanceof H&&e.status!==wn||e instanceof L)this.asking=null,this.timer=0,this.outside.tell({kind:"refused",sentence:e.message});else if(e instanceof H||e instanceof ut)this.again({kind:n?"cut":"away"});else throw e}again(e){this.asking=null,this.outside.tell(e),this.timer=this.outside.later(()=>this.begin(),this.wait),this.wait=Math.min(bn,this.wait*2)}};var vn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,kn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function Ae(t){let e=vn.exec(t);if(e===null)return null;let[,n,s,o]=e,i=Lt(n,o?"original":"revised"),r=(s.match(kn)??[]).map(l=>l==="."?"pass":l);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Tt(i,null),moves:r,link:t}}var yn=36,xn=40,Sn=70;function Le(t,e){let n=new AbortController,{signal:s}=n;window.addEventListener("keydown",a=>Mn(a,e),{signal:s});let o=On(e),i=An(e),r=(a,l)=>t.addEventListener(a,d=>l(d),{signal:s});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",Ln(e),{signal:s,passive:!1}),()=>n.abort()}function Mn(t,e){let{target:n,key:s,altKey:o,ctrlKey:i,metaKey:r,shiftKey:a}=t;o||i||r||t.defaultPrevented||n instanceof Element&&n.closest("select, input, textarea, dialog")||n instanceof Element&&Ot(t,(...l)=>e.walk(...l))||e.key(s,a)&&t.preventDefault()}function On(t){let e=null,n=s=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),r=ie((s.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:s=>(e=s.target instanceof Element?s.target.closest(".plot"):null,!e||s.button!==0||!s.isPrimary?(e=null,!1):(e.setPointerCapture(s.pointerId),n(s),!0)),move:n,up:()=>{let s=e!==null;return e=null,s}}}function An(t){let e=null;return{down:n=>{let s=n.target instanceof Element&&n.target.closest(".quilt-box")!==null,o=n.pointerType==="touch"&&n.isPrimary;return e=s&&o?{x:n.clientX,y:n.clientY}:null,e!==null},up:n=>{if(!e||!n.isPrimary)return;let[s,o]=[n.clientX-e.x,n.clientY-e.y];e=null,Math.abs(s)>=yn&&Math.abs(s)>2*Math.abs(o)&&t.step(s<0?1:-1)},cancel:()=>{e=null}}}function Ln(t){let e=0,n=0;return s=>{if(!(s.target instanceof Element&&s.target.closest(".plot, .quilt-box"))||s.ctrlKey||s.deltaY===0)return;let i=s.deltaY>0?1:-1;t.canStep(i)&&(s.preventDefault(),e=Math.sign(e)===i?e+s.deltaY:s.deltaY,!(Math.abs(e)<xn||s.timeStamp-n<Sn)&&(n=s.timeStamp,e=0,t.step(i)))}}var En=3;function Ee(t,e){return(e===null?[1,2]:[e]).flatMap(s=>N(t,s)).sort((s,o)=>(o.points_lost??0)-(s.points_lost??0)).slice(0,En).map(({number:s})=>s)}function Pe(t,e){let n=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:n.shift()),...n].filter(o=>o!==void 0)}var Y=class{constructor(e,n,s=e.frames.length-1){this.game=e,this.patches=n,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,s)),scale:"points",range:tt,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=lt((i,r)=>({...i,...r}),o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let n=zt(this.state.document,e),s=Pe(this.state.costly,Ee(n,this.game.own)),{range:o}=W(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:s,range:o}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return T(this.state.document,this.state.at)}look(e){let n=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:n,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?fe(e,this.patches):D(this)}step(e){let{at:n,line:s}=this.state;if(!s)return this.look(n+e);let o=Math.max(0,Math.min(s.frames.length-1,s.at+e));this.show({line:{...s,at:o}})}canStep(e){let{at:n,line:s}=this.state,[o,i]=s?[s.at,s.frames.length-1]:[n,this.moves];return o+e>=0&&o+e<=i}toMark(e){let{at:n,document:s}=this.state,o=O(s,null).map(({number:a})=>a);if(o.length===0)return;let i=o.filter(a=>e>0?a>n:a<n),r=i.length>0?i:o;this.look(e>0?r[0]:r[r.length-1])}key(e,n=!1){let{finding:s,line:o,better:i}=this.state;if(s)return!1;if(e==="Escape"&&(o||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:n}=this;n&&x(n)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let n=$e(e,this.game.frames[e.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}get questions(){return O(this.state.document,this.game.own)}find(){let{at:e}=this.state,n=this.questions.find(({number:s})=>s===e);n?this.ask(n):this.findNext()}findNext(){let{at:e}=this.state,{questions:n}=this,s=n.find(({number:o})=>o>e)??n[0];s&&this.ask(s)}ask(e){this.look(e.number),this.store.dispatch({finding:ne(e),said:""})}reveal(){this.show({finding:null})}async answer(e,n){let{finding:s,document:o}=this.state;if(!s||!o||s.judging!==null)return;let{decision:i}=s,r=se(i,e);if(r)return this.found(i,r);this.store.dispatch({finding:{...s,judging:e}});let a=F(this.game.frames[i.number-1],e,this.patches),l=a&&await n(a.position),d=a&&l&&ee(l,a);this.found(i,oe(i,e,d,o.thresholds))}found(e,n){let{finding:s}=this.state;s?.decision===e&&this.store.dispatch({finding:{decision:e,answer:n,judging:null}})}walk(e,n){let{walks:s}=this.state;this.store.dispatch({walks:{...s,[e]:bt(s[e],n)}})}};var Pn=300;async function Ho(t,e,n,s){let[o,i,r]=await Promise.all([ft(s),mt(s),n]),a=qt(o,r);if(a===null)throw new L(c("page-outdated"));let{seats:l}=a,d=Z.find(w=>wt(l,w))??null,f={frames:z(i,r),seats:l,own:d,back:`/game/${s}`};return Te(t,e,f,r,w=>V(`/api/games/${s}/review`,void 0,w))}async function Vo(t,e,n){let s=St(location.search),[o,i]=await Promise.all([Tn(location.hash),n]),r={...s,...o.tags},a=z(o,i),l=o.automa?1:qn(location.search),d=jt({...o,tags:r}).map((w,K)=>({...w,yours:l===K+1})),f=l!==null&&o.automa===null?ht:yt(o.link,[r.Player1,r.Player2]);return Te(t,e,{frames:a,seats:d,own:l,back:f},i,w=>V("/api/review",{text:o.link},w))}async function Tn(t){try{return await pt(t)}catch(e){let n=dt(e)?Ae(t):null;if(n===null)throw e;return n}}function qn(t){let e=new URLSearchParams(t).get("seat");return Z.find(n=>String(n)===e)??null}function Te(t,e,n,s,o){let i=new URLSearchParams(location.search).get("at"),r=new Y(n,s,i===null?void 0:Number(i)||0),a=new U({open:o,later:(f,b)=>window.setTimeout(f,b),forget:f=>window.clearTimeout(f),take:f=>r.take(f),tell:f=>r.store.dispatch({course:f})}),l=Rn(t,r,e,()=>a.begin()),d=()=>a.wake();window.addEventListener("online",d);let p=[r.store.watch(l.draw),l.close,_n(r),Le(t,r),()=>window.removeEventListener("online",d),()=>a.stop()];return r.moves>0&&a.begin(),{draw:l.draw,close:()=>{for(let f of p)f()}}}function Rn(t,e,n,s){let o=null,i=null;return{draw:()=>{let a=e.state.finding?.decision??null,l=a!==i;if(l&&o?.close(),i=a,a===null?(o=null,I(Se(e,n,s),t),_t(t),jn(t)):l?o=Oe(t,e,n):o?.draw(),l){let d=t.querySelector(".judged, .quilt.active .cells");d instanceof HTMLElement&&d.focus({preventScroll:!0})}},close:()=>o?.close()}}function jn(t){let e=t.querySelector(".line-moves .now")?.parentElement,n=e?.parentElement;e&&n&&(n.scrollLeft=e.offsetLeft-(n.clientWidth-e.clientWidth)/2)}function _n(t){let e=t.state.at,n=0,s=()=>{let i=new URL(location.href);i.searchParams.set("at",String(e)),history.replaceState(null,"",i)},o=t.store.watch(({at:i})=>{i!==e&&(e=i,clearTimeout(n),n=window.setTimeout(s,Pn))});return()=>{o(),clearTimeout(n)}}export{Ho as openGameReview,Vo as openLinkReview};
