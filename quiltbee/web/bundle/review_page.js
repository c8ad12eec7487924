import{m as Dt,n as Kt,o as Gt,p as Ht,s as Vt,u as Zt}from"./board.js";import{Ab as qt,Dc as Ft,Ec as _t,G as pt,Gb as Tt,Gc as It,I as u,J as E,Jc as Bt,K as p,Kc as Nt,L as I,Lc as Wt,M as g,N as ht,O as $t,P as Z,Q as v,Ta as X,Tc as Ct,Uc as Ut,Wa as kt,Xa as yt,Ya as xt,Z as gt,Zb as z,Zc as Yt,_b as jt,aa as J,ab as St,ba as bt,ca as k,cb as P,cc as Rt,da as $,ea as wt,fa as vt,fb as Mt,i as c,ia as y,ja as Q,jb as Ot,k as G,lb as At,n as ct,o as lt,p as L,q as ut,r as H,u as V,ub as B,v as dt,wb as Lt,xb as Et,y as ft,yb as Pt,z as mt}from"./page.js";var Ee=2;function Qt(t,e){if("version"in e&&e.version!==Ee)throw new L(c("page-outdated"));if(!("decisions"in e))return t;if(t===null)return"version"in e?e:null;let n=new Map(e.decisions.map(a=>[a.number,a])),s=t.decisions.map(a=>{let r=n.get(a.number);return r&&(S(r)||!S(a))?r:a});return"version"in e&&Jt(e)<Jt(t)?{...t,decisions:s}:{...t,...e,decisions:s}}var Pe=["quick","refined","deep"];function Jt({stage:t,done:e}){return Pe.indexOf(t)*1e4+e}function Xt(t){return t!==null&&t.stage==="deep"&&t.done>=t.of}function S(t){return!!(t?.before&&t.after)}function q(t,e){let n=t?.decisions[e-1];return S(n)?n:null}function O(t,e){return(t?.decisions??[]).filter(n=>S(n)&&n.mark!==null&&(e===null||n.seat===e))}function N(t,e){return(t?.costliest[e-1]??[]).map(n=>q(t,n)).filter(n=>n!==null).filter(({best:n,points_lost:s})=>n!==null&&(s??0)>0).slice(0,3)}function M({margin:t},e){return e===1?t:-t}function A({chance:t},e){return e===1?t:1-t}var qe=.25;function zt(t){return{decision:t,answer:null,judging:null}}function W({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function te({best:t,move:e,points_lost:n},s){return s===t?{move:s,verdict:"best",lost:0}:s===e?{move:s,verdict:"same",lost:n??0}:null}function ee({before:t,seat:e,points_lost:n},s,o,a){if(o===null)return{move:s,verdict:"unknown",lost:0};let r=Math.max(0,M(t,e)-M(o,e)),i=A(t,e)-A(o,e)<a.chance;return r<qe&&i?{move:s,verdict:"best",lost:r}:r<a.points&&i?{move:s,verdict:"good",lost:r}:{move:s,verdict:r<(n??0)?"better":"worse",lost:r}}function ne(t,e,n){return[t.view,v(t.view)].map(s=>Te(t,e,s,n))}function Te(t,e,n,s){let{frame:o,mover:a}=e,{seats:r}=t.game,{letters:i,coordinates:l}=s.settings,m=o.automa!==null?n===1:n===a,f=`${m?"front":"back"} ${n===t.view?"left":"right"}`;if(n===2&&o.automa){let K={turns:o.automa.turns,run:0};return u`<div class=${`seat ${f}`}>${Nt(o,r,o.automa)}</div>
<div class=${`quilt-box ${f}`}>
${Wt(o,o.automa,K,t.patches,i)}
</div>`}let b=m?p:u`<span class="thumbnail"
>${_t(o.players[n-1],t.patches)}</span
>`,w=n===a;return u`<div class=${`seat ${f}`}>${Bt(o,r,n,{thumbnail:b})}</div>
<div class=${`quilt-box ${f}`}>
${Ft({number:n,name:$(r,n),player:o.players[n-1],patches:t.patches,lettered:i,named:l,active:!1,held:!1,ghost:null,cursor:t.state.walks[n],fresh:X([w?e.made:null],t.patches),marks:je(w?e.better:null,t.patches)})}
</div>`}function je(t,e){let n="better";return X([t],e).map(s=>({...s,label:"!",kind:n}))}function se({patches:t},{chosen:e,made:n,better:s},{settings:{letters:o}}){let a=(r,i)=>r!==null&&r!=="pass"&&(B(r)?r[2]:r[0])===i;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${c("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(r=>{let{income:i,buttons:l,time:d}=t[r],m=a(n,r),f=a(s,r);return u`<div
class=${["offered-patch",m&&"made",f&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${J(t[r])}
>
${St(r,t[r],0,o)}
<span class="price">${Ct(l)}${Ut(d)}</span>
<span class="visually-hidden"
>${J(t[r])}
${m?c("review-offer-played"):""}${f?c("review-offer-better"):""}</span
>
${i>0?Re(i):p}
${m||f?u`<span class="which" aria-hidden="true"
>${c(f?"review-offer-better":"review-offer-played")}</span
>`:p}
</div>`})}
</section>`}function Re(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var tt=[10,10],Fe=[50,50];function C(t,e,n,s,o=tt){let a=Ie(t,e,n,s),r=s==="points"?_e(o,a):o,[i,l]=s==="points"?r:Fe,d=a.map(f=>f===null?null:(i-f)/(i+l)*100),m=i/(i+l)*100;return{scale:s,moves:e,range:r,level:m,heights:d,line:Be(d),area:Ne(d,m),dots:We(t,e,s,d)}}function _e([t,e],n){let s=n.map(a=>a??0),o=a=>Math.ceil(a/5)*5;return[Math.max(t,o(Math.max(...s))),Math.max(e,o(-Math.min(...s)))]}function Ie(t,e,n,s){let o=i=>i?s==="points"?M(i,n):(A(i,n)-.5)*100:null,a=t?.decisions??[];return[o(t?.start??a[0]?.before),...Array.from({length:e},(i,l)=>{let d=a[l];return o(S(d)?d.after:a[l+1]?.before??null)})]}function Be(t){let e=!1;return t.map((n,s)=>{if(n===null)return e=!1,"";let o=`${e?"L":"M"}${s} ${n.toFixed(1)}`;return e=!0,o}).join("")}function Ne(t,e){let n=e.toFixed(1),s=[],o=[],a=0;for(let[r,i]of[...t,null].entries())i!==null?(o.length===0&&(a=r),o.push(`L${r} ${i.toFixed(1)}`)):o.length>0&&(s.push(`M${a} ${n}${o.join("")}L${r-1} ${n}Z`),o=[]);return s.join("")}function We(t,e,n,s){return O(t,null).flatMap(o=>{let a=o.marks[n];if(a===null)return[];let r=o.number/Math.max(1,e)*100,i=Math.max(0,Math.min(100,s[o.number]??0));return[{decision:o,mark:a,x:r,y:i}]})}function oe(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var et=.5;function h(t){return new Intl.NumberFormat(G(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}function re(t){return new Intl.NumberFormat(G(),{minimumFractionDigits:2}).format(t)}function ae(t){return String(Math.round(t*100))}function U(t){let{at:e,document:n}=t.state,{decision:s}=t;if(e===0)return[c("review-start"),F(t)].filter(Boolean).join(". ");let o=[`${c("review-move-was",{where:nt(t),move:st(t)})}.`];return s?(o.push(T(s),Ue(s,t.patches)),o.push(...R(s,t.patches)),o.push(ot(t,s))):n!==null&&o.push(c("review-unjudged")),o.filter(Boolean).join(" ")}function nt({game:t,state:{at:e}}){if(e===0)return c("review-start");let n=t.frames[e].player??1;return c("review-move",{number:String(e),name:$(t.seats,n)})}function st({game:t,patches:e,state:{at:n}},s=!0){let{move:o}=t.frames[n];return o===null?"":y(o,e,s)}function T({choice:t,best:e,move:n,points_lost:s,chance_lost:o,mark:a,luck:r}){if(B(n))return Ce(r);if(!t)return c("review-only-move");let[i,l]=[s??0,o??0];if(n===e)return c("review-best-move");if(a===null&&i<et)return c("review-good-move");let d={points:h(i),percent:ae(l)},m=l>=.01?c("review-lost-both",d):c("review-lost-points",d);return a===null?`${m}.`:`${c(`review-mark-${a}`)}: ${m}.`}function Ce(t){let e=t?.points??0;if(Math.abs(e)<et)return`${c("review-level-luck")}.`;let n=e>0?"review-lucky":"review-unlucky";return`${c(n,{points:h(Math.abs(e))})}.`}function x({choice:t,best:e,move:n,mark:s,points_lost:o}){return t&&e!==null&&e!==n&&(s!==null||(o??0)>=et)}function Ue(t,e){return x(t)?`${j(t,e)}.`:""}function j({best:t,move:e},n){if(t===null)return c("review-better");if(t==="pass")return c("review-better-pass");if(t.startsWith("+"))return c("review-better-put");let s=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return c(s,{patch:Q(n,t[0])})}function R(t,e){return x(t)?t.reasons.map(({of:n,code:s,values:o})=>{let a="patch"in o&&{patch:Q(e,String(o.patch))};return c(n==="mine"?`mine-${s}`:`reason-${s}`,{...o,...a})}):[]}function ot({game:t,view:e,state:{scale:n}},{after:s}){return n==="points"?Ye(M(s,e),e,t.seats):c("review-chance-of",{...k(t.seats,e),percent:ae(A(s,e))})}function Ye(t,e,n){let s=h(Math.abs(t));return s===h(0)?c("review-margin",{who:"level",name:"",points:s}):c("review-margin",{...k(n,t>0?e:v(e)),points:s})}function F({game:t,view:e,state:{document:n}}){let s=n?.start;if(!s)return"";let o=M(s,e),a=h(Math.abs(o));return a===h(0)?c("review-start-level"):c("review-start-ahead",{...k(t.seats,o>0?e:v(e)),points:a})}function ie({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${wt(e,t.seats)}. ${vt(e,t.seats)}`:""}function ce({game:t,state:{document:e}},n){let s=e?.sides[n-1];if(!s||s.accuracy===null||s.decisions===0)return"";let o={...k(t.seats,n),points:h(s.points_lost),accuracy:String(Math.round(s.accuracy))};return s.near_level===null?c("review-overview",o):c("review-overview-level",{...o,level:String(s.near_level)})}function le({frames:t,at:e},n){let{move:s}=t[e],o=String(t.length-1);return s===null?c("review-line-before"):`${c("review-line-at",{number:String(e),of:o})}: ${y(s,n,!0)}.`}function ue(t,e){if(t.kind==="refused")return c(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return c("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return c(`review-${t.kind}`);let{done:n,of:s,stage:o}=e;return c(o==="quick"?"review-coming":"review-refining",{done:String(n),of:String(s)})}function de({answer:t,judging:e,decision:n},s){if(e!==null)return c("review-find-thinking");if(t!==null)return c(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(n.number),points:h(s.points)};return c("review-find-question",o)}var De={inaccuracy:E`<circle r="3.2"></circle>`,mistake:E`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:E`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function fe(t,e){let{document:n,at:s,scale:o,range:a}=t.state,{view:r,moves:i,game:l}=t,d=C(n,i,r,o,a),m=s/Math.max(1,i)*100,f=d.heights[s],{level:b}=d;return u`<section class="graph" aria-label=${c("review-graph")}>
${He(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${c("review-graph")}
aria-valuemin="0"
aria-valuemax=${i}
aria-valuenow=${s}
aria-valuetext=${U(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,i)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${i} height=${b}></rect></clipPath>
<clipPath id="behind">
<rect y=${b} width=${i} height=${100-b}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${d.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${d.area}></path>
<path class="level" d=${`M0 ${b}H${i}`}></path>
<path class="curve" d=${d.line}></path>
</svg>
${d.dots.map(Ge)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${f==null?p:E`<circle class="here" cx=${`${m}%`} cy=${`${f}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${P(r)}${$(l.seats,r)}</span>
<span class="side-name down"
>${P(v(r))}${$(l.seats,v(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${d.range[0]}`:"100 %"}</span
>
</div>
${Ke(t,e)}
</section>`}function Ke({state:{course:t,document:e}},n){let s=ue(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${s}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":s}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${n}>
${c("review-again")}
</button>`:p}
</p>`}function Ge({decision:t,mark:e,x:n,y:s}){return E`<svg class="dot" x=${`${n}%`} y=${`${s}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${De[e]}</g>
</svg>`}function He({store:t,state:{scale:e}}){let n=e==="points"?"chance":"points",s=`${c("review-scale-points")} ${c("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${s}: ${c(`review-scale-to-${n}`)}`}
@click=${()=>t.dispatch({scale:n})}
>
<span class=${e==="points"?"on":""}>${c("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${c("review-scale-chance")}</span>
</button>`}var Ve=12;function _(t,e,n){let s=Et(t.position,n),o=s&&Lt(s,e,n);if(!s||!o)return null;let a=t.automa&&{...t.automa,turns:[],levels:[]};return{...Tt(o,n,a),move:e,player:s.turn}}function me({number:t,best:e,line:n},s,o){let a=[{...s,move:null,player:null}],r=n.length>0?n:e===null?[]:[e];for(let i of r.slice(0,Ve)){let l=_(a[a.length-1],i,o);if(l===null)break;a.push(l)}return a.length>1?{number:t,frames:a,at:0}:null}function pe(t){let{line:e,better:n,at:s}=t.state,{frames:o}=t.game;if(e)return Ze(e);let a=o[s],r=o[Math.max(0,s-1)],{decision:i}=t,l=i&&x(i)?i.best:null,d=t.isOverview?t.view:a.player??t.view,m=l!==null&&n?_(r,l,t.patches):null;if(m)return{frame:m,mover:d,made:l,better:null,chosen:r};let f=t.isOverview?null:a.move;return{frame:a,mover:d,made:f,better:l,chosen:r}}function Ze({frames:t,at:e}){let n=t[e],s=t[Math.max(0,e-1)],o=n.player??t[Math.min(1,t.length-1)].player??n.turn;return{frame:n,mover:o,made:n.move,better:null,chosen:s}}var he={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var $e=["placing","timing","economy","special","patches"];function rt({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,v(t)]}function ge(t,e){let{document:n}=t.state;return u`<div class="panels">
${n?u`${Qe(t)} ${ze(t)} ${en(t)}`:p}
${n?nn(t):p} ${on(t)}
${n?Je(n.link,t.game.seats,e):p}
</div>`}function Je(t,e,n){let[s,o]=e.map(({name:d})=>d),{pathname:a,searchParams:r}=new URL(yt(t,[s,o]),"http://x"),[i]=a.split("/").slice(-1),l=new URLSearchParams({game:i,...It(n)});for(let[d,m]of r)l.set(d,m);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${l}`}
download="quiltbee.webp"
>${g("download")}<span>${c("review-animation")}</span></a
>
</p>`}function be(t){return t.state.document?u`<div class="sums">${we(t,3)}</div>`:u`<div class="sums"></div>`}function Qe(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${c("review-figures")}</h2>
${we(t)}
<p class="small">${c("review-accuracy-is")}</p>
${t.state.document?Xe(t.state.document.variant):p}
</section>`}function Xe(t){return u`<details class="fold" data-testid="levels">
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
${he[t].map(({lost:e,accuracy:n},s)=>u`<tr>
<th scope="row">${s+1}</th>
<td>${re(e)}</td>
<td>${Math.round(n)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function we(t,e=void 0){let{document:n}=t.state,s=rt(t),o=[["review-points-each",({points_lost:i})=>h(i)],["review-accuracy",({accuracy:i})=>i===null?c("review-unknown"):String(Math.round(i))],["review-near-level",({near_level:i})=>i===null?c("review-unknown"):c("review-near",{level:String(i)})],["review-best-moves",({best:i,decisions:l})=>c("review-best-of",{best:String(i),of:String(l)})],["review-points-all",({points_lost_total:i})=>h(i)]],a=s.some(i=>n?.sides[i-1]?.near_level),r=o.filter(([i])=>a||i!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
<thead>
<tr>
<td></td>
${s.map(i=>u`<th scope="col">${ve(t,i)}</th>`)}
</tr>
</thead>
<tbody>
${r.slice(0,e).map(([i,l])=>u`<tr>
<th scope="row">${c(i)}</th>
${s.map(d=>{let m=n?.sides[d-1];return u`<td>${m?l(m):c("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function ve({game:t},e){return u`${P(e)} ${$(t.seats,e)}`}function ze(t){return rt(t).map(e=>{let n=N(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${c("review-three",k(t.game.seats,e))}</h2>
${n.length===0?u`<p class="small">${c("review-overview-none")}</p>`:p}
<ol>
${n.map(s=>{let o=y(s.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(s.number)}>
<span class="number">${s.number}</span>
<span class="move-words"
><b>${o}</b>. ${j(s,t.patches)}.
${R(s,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(s.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${tn(t,e)}
</section>`})}function tn(t,e){let{document:n}=t.state,s=n?.finest[e-1];if(!n||!s)return p;let o=y(n.decisions[s.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(s.number)}
>
<span class="number">${s.number}</span>
<span class="move-words"><b>${o}</b>. ${c("review-finest")}</span>
<span class="cost-of">+${h(s.points)}</span>
</button>`}function en(t){let{document:e}=t.state,n=rt(t),s=(r,i)=>e?.sides[r-1]?.account[i]??0,o=n.flatMap(r=>$e.map(i=>s(r,i)));if(o.every(r=>r===0))return p;let a=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${c("review-account")}</h2>
<table data-testid="account">
<thead>
<tr>
<td></td>
${n.map(r=>u`<th scope="col">${ve(t,r)}</th>`)}
</tr>
</thead>
<tbody>
${$e.map(r=>u`<tr>
<th scope="row">${c(`review-account-${r}`)}</th>
${n.map(i=>{let l=s(i,r);return u`<td>
<span class="points">${h(l)}</span>
<svg class=${`share of-${i}`} aria-hidden="true">
<rect width=${`${Math.max(0,l)/a*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function nn(t){let{document:e}=t.state,n=e?.variant==="solo"?e.sides[0]?.luck:null,s=F(t);return!n&&!s?p:u`<section class="panel fortune" data-testid="fortune">
${n?u`<h2>${c("review-luck")}</h2>
<p>${sn(n.points)}</p>`:p}
${s?u`<h2>${c("review-start-heading")}</h2>
<p>${s}</p>`:p}
</section>`}function sn(t){if(Math.abs(t)<.5)return c("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return c(e,{points:h(Math.abs(t))})}function on(t){let{game:e,state:n,patches:s}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${c("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,a)=>{let r=a+1,i=n.document?.decisions[a],l=n.at===r;return u`<li>
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
${y(o.move??"pass",s)}${rn(i)}</span
>
</button>
</li>`})}
</ol>
</section>`}function rn(t){return S(t)?u`<span class=${`lost-points ${t.mark??""}`}>: ${T(t)}</span>`:p}function ke(t,e,n){let s=pe(t),o=s.frame.automa?"solo":"duel";return u`${at(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${ne(t,s,e)} ${se(t,s,e)} ${an(t)}
${un(t)} ${be(t)} ${fe(t,n)} ${dn(t)}
</div>
${ge(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function at({game:t,state:e},n){return ht(n,u`<div class="review-head">
<h1>${c("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?p:$t(n)}
>
${g("back")}<span>${c("review-to-game")}</span>
</a>
${e.document?Yt(n,e.document.link,e.at):p}
</div>`)}function an(t){let{line:e,at:n}=t.state;if(e)return ln(t,e);let{decision:s}=t;return n===0||t.isOverview?cn(t):u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-move-was",{where:nt(t),move:st(t,!1)})}</h2>
${s?u`<span class="worth">${ot(t,s)}</span>`:p}
</div>
<p class=${`lost-line ${s?.mark??""}`} data-testid="lost-line">
<b>${s?T(s):c("review-unjudged")}</b>
</p>
${s&&x(s)?u`<p class="why" data-testid="reasons">
${j(s,t.patches)}. ${R(s,t.patches).join(" ")}
</p>`:p}
</section>`}function cn(t){let{at:e}=t.state,{view:n,moves:s}=t,o=ce(t,n);return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head"><h2>${c(e===s?"review-end":"review-start")}</h2></div>
<p class="lost-line">${e===s?ie(t):F(t)}</p>
${o?u`<p class="why">${o}</p>`:p}
</section>`}function ln(t,e){let n=e.frames.length-1;return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${c("review-told")}
>
<div class="judged-head">
<h2>${c("review-line-at",{number:String(e.at),of:String(n)})}</h2>
</div>
<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:s,player:o},a)=>{let r=e.at===a+1,i={name:$(t.game.seats,o??1),move:y(s??"pass",t.patches)};return u`<li>
<button
type="button"
class=${r?"now":""}
aria-current=${r?"step":"false"}
@click=${()=>t.show({line:{...e,at:a+1}})}
>
${c("review-line-move",i)}
</button>
</li>`})}
</ol>
</section>`}function un(t){let{line:e,better:n}=t.state,{decision:s}=t,o=s!==null&&x(s),a=t.questions.length,r=i=>l=>l.pointerType==="mouse"&&t.peek(i);return u`<div class="acts">
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
aria-disabled=${a>0?"false":"true"}
@click=${()=>a>0&&t.find()}
>
${g("bulb")}<span>${c("review-find")}</span>
</button>
</div>`}function dn(t){let{costly:e,document:n,at:s}=t.state,o=O(n,null).length>0,a=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${c("review-heading")}>
<div
class="costly"
role="group"
aria-label=${c("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(r=>{let i=q(n,e[r]??0);if(!i)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let l=h(i.points_lost??0);return u`<button
type="button"
class=${i.number===s?"costly-one now":"costly-one"}
data-testid=${`costly-${r+1}`}
aria-current=${i.number===s?"true":"false"}
title=${c("review-costly",{rank:String(r+1),number:String(i.number),points:l})}
@click=${()=>t.look(i.number)}
>
<small>${c("review-move-number",{number:String(i.number)})}</small>
−${l}
</button>`})}
</div>
${a.map(([r,i,l,d,m])=>u`<button
type="button"
class=${l}
data-testid=${l}
aria-label=${c(r)}
title=${c(r)}
aria-disabled=${d?"false":"true"}
@click=${()=>d&&m()}
>
${g(i)}
</button>`)}
<p class="keys-hint">${c("review-keys")}</p>
</nav>`}function ye(t,e,n,s){return u`${at(t,n)}
<main class=${`${Gt(e,n)} finding`} data-testid="finding">
${fn(t)} ${Kt(e,n,s,{moves:p})}
</main>
${Ht(e,n)}`}function fn(t){let{finding:e,document:n}=t.state;if(!e||!n)return p;let s=e.answer?.verdict??"none";return u`<section
class=${W(e)?"question found":"question"}
aria-label=${c("review-find")}
data-testid="question"
data-verdict=${e.judging===null?s:"judging"}
>
<p role="status">${de(e,n.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${g("bulb")}<span>${c("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${g("forward")}<span>${c("review-find-next")}</span>
</button>
</section>`}function xe(t,e,n){let s=new AbortController,o=d=>Vt(d,e.patches,s.signal),a=mn(e,d=>e.answer(d,o)),r=()=>Ot(t),l=Zt(t,a,n,()=>I(ye(e,a,n,r),t),{turnsCards:!1});return l.draw(),{draw:l.draw,close:()=>{s.abort(),l.close()}}}function mn(t,e){let{decision:n}=t.state.finding,{frames:s,seats:o,own:a}=t.game,r=[$(o,1),$(o,2)],i={start:s[n.number-1].position,moves:[]};return new Dt(t.patches,i,{names:r,you:a},{onMove:(l,d)=>{queueMicrotask(async()=>{d.undo(),d.suggest([{move:l,label:"…",kind:"line"}]),await e(l);let{finding:m}=t.state;if(m?.answer?.move!==l)return;let f=W(m)?"better":"mine";d.suggest([{move:l,label:f==="better"?"✓":"×",kind:f}])})}})}var it=500,pn=8e3,hn=503,Y=class{constructor(e){this.outside=e,this.wait=it,this.timer=0,this.asking=null}begin(){this.stop(),this.asking=new AbortController,this.follow(this.asking.signal)}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}wake(){this.asking!==null||this.timer===0||(this.wait=it,this.begin())}async follow(e){let n=!1;try{for await(let s of this.outside.open(e)){if(e.aborted)return;if(n=!0,this.take(s))return this.end()}e.aborted||this.again({kind:"cut"})}catch(s){e.aborted||this.fail(s,n)}}take(e){return"decisions"in e?(this.wait=it,Xt(this.outside.take(e))?!0:(this.outside.tell({kind:"coming"}),!1)):(this.outside.tell({kind:"waiting",ahead:e.waiting}),!1)}end(){this.outside.tell({kind:"whole"}),this.asking=null,this.timer=0}fail(e,n){if(e instanceof H&&e.status!==hn||e instanceof L)this.asking=null,this.timer=0,this.outside.tell({kind:"refused",sentence:e.message});else if(e instanceof H||e instanceof lt)this.again({kind:n?"cut":"away"});else throw e}again(e){this.asking=null,this.outside.tell(e),this.timer=this.outside.later(()=>this.begin(),this.wait),this.wait=Math.min(pn,this.wait*2)}};var $n=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,gn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function Se(t){let e=$n.exec(t);if(e===null)return null;let[,n,s,o]=e,a=At(n,o?"original":"revised"),r=(s.match(gn)??[]).map(l=>l==="."?"pass":l);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Pt(a,null),moves:r,link:t}}var bn=36,wn=40,vn=70;function Me(t,e){let n=new AbortController,{signal:s}=n;window.addEventListener("keydown",i=>kn(i,e),{signal:s});let o=yn(e),a=xn(e),r=(i,l)=>t.addEventListener(i,d=>l(d),{signal:s});return r("pointerdown",i=>o.down(i)||a.down(i)),r("pointermove",o.move),r("pointerup",i=>o.up()||a.up(i)),r("pointercancel",()=>{o.up(),a.cancel()}),t.addEventListener("wheel",Sn(e),{signal:s,passive:!1}),()=>n.abort()}function kn(t,e){let{target:n,key:s,altKey:o,ctrlKey:a,metaKey:r,shiftKey:i}=t;o||a||r||t.defaultPrevented||n instanceof Element&&n.closest("select, input, textarea, dialog")||n instanceof Element&&Mt(t,(...l)=>e.walk(...l))||e.key(s,i)&&t.preventDefault()}function yn(t){let e=null,n=s=>{if(!e)return;let{left:o,width:a}=e.getBoundingClientRect(),r=oe((s.clientX-o)/a,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:s=>(e=s.target instanceof Element?s.target.closest(".plot"):null,!e||s.button!==0||!s.isPrimary?(e=null,!1):(e.setPointerCapture(s.pointerId),n(s),!0)),move:n,up:()=>{let s=e!==null;return e=null,s}}}function xn(t){let e=null;return{down:n=>{let s=n.target instanceof Element&&n.target.closest(".quilt-box")!==null,o=n.pointerType==="touch"&&n.isPrimary;return e=s&&o?{x:n.clientX,y:n.clientY}:null,e!==null},up:n=>{if(!e||!n.isPrimary)return;let[s,o]=[n.clientX-e.x,n.clientY-e.y];e=null,Math.abs(s)>=bn&&Math.abs(s)>2*Math.abs(o)&&t.step(s<0?1:-1)},cancel:()=>{e=null}}}function Sn(t){let e=0,n=0;return s=>{if(!(s.target instanceof Element&&s.target.closest(".plot, .quilt-box"))||s.ctrlKey||s.deltaY===0)return;let a=s.deltaY>0?1:-1;t.canStep(a)&&(s.preventDefault(),e=Math.sign(e)===a?e+s.deltaY:s.deltaY,!(Math.abs(e)<wn||s.timeStamp-n<vn)&&(n=s.timeStamp,e=0,t.step(a)))}}var Mn=3;function Oe(t,e){return(e===null?[1,2]:[e]).flatMap(s=>N(t,s)).sort((s,o)=>(o.points_lost??0)-(s.points_lost??0)).slice(0,Mn).map(({number:s})=>s)}function Ae(t,e){let n=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:n.shift()),...n].filter(o=>o!==void 0)}var D=class{constructor(e,n,s=e.frames.length-1){this.game=e,this.patches=n,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,s)),scale:"points",range:tt,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=ct((a,r)=>({...a,...r}),o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let n=Qt(this.state.document,e),s=Ae(this.state.costly,Oe(n,this.game.own)),{range:o}=C(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:s,range:o}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return q(this.state.document,this.state.at)}look(e){let n=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:n,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?le(e,this.patches):U(this)}step(e){let{at:n,line:s}=this.state;if(!s)return this.look(n+e);let o=Math.max(0,Math.min(s.frames.length-1,s.at+e));this.show({line:{...s,at:o}})}canStep(e){let{at:n,line:s}=this.state,[o,a]=s?[s.at,s.frames.length-1]:[n,this.moves];return o+e>=0&&o+e<=a}toMark(e){let{at:n,document:s}=this.state,o=O(s,null).map(({number:i})=>i);if(o.length===0)return;let a=o.filter(i=>e>0?i>n:i<n),r=a.length>0?a:o;this.look(e>0?r[0]:r[r.length-1])}key(e,n=!1){let{finding:s,line:o,better:a}=this.state;if(s)return!1;if(e==="Escape"&&(o||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:n}=this;n&&x(n)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let n=me(e,this.game.frames[e.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}get questions(){return O(this.state.document,this.game.own)}find(){let{at:e}=this.state,n=this.questions.find(({number:s})=>s===e);n?this.ask(n):this.findNext()}findNext(){let{at:e}=this.state,{questions:n}=this,s=n.find(({number:o})=>o>e)??n[0];s&&this.ask(s)}ask(e){this.look(e.number),this.store.dispatch({finding:zt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,n){let{finding:s,document:o}=this.state;if(!s||!o||s.judging!==null)return;let{decision:a}=s,r=te(a,e);if(r)return this.found(a,r);this.store.dispatch({finding:{...s,judging:e}});let i=_(this.game.frames[a.number-1],e,this.patches),l=i&&await n(i.position);this.found(a,ee(a,e,l,o.thresholds))}found(e,n){let{finding:s}=this.state;s?.decision===e&&this.store.dispatch({finding:{decision:e,answer:n,judging:null}})}walk(e,n){let{walks:s}=this.state;this.store.dispatch({walks:{...s,[e]:gt(s[e],n)}})}};var On=300;async function Uo(t,e,n,s){let[o,a,r]=await Promise.all([dt(s),mt(s),n]),i=qt(o,r);if(i===null)throw new L(c("page-outdated"));let{seats:l}=i,d=Z.find(w=>bt(l,w))??null,f={frames:z(a,r),seats:l,own:d,back:`/game/${s}`};return Le(t,e,f,r,w=>V(`/api/games/${s}/review`,void 0,w))}async function Yo(t,e,n){let s=xt(location.search),[o,a]=await Promise.all([An(location.hash),n]),r={...s,...o.tags},i=z(o,a),l=o.automa?1:Ln(location.search),d=jt({...o,tags:r}).map((w,K)=>({...w,yours:l===K+1})),f=l!==null&&o.automa===null?pt:kt(o.link,[r.Player1,r.Player2]);return Le(t,e,{frames:i,seats:d,own:l,back:f},a,w=>V("/api/review",{text:o.link},w))}async function An(t){try{return await ft(t)}catch(e){let n=ut(e)?Se(t):null;if(n===null)throw e;return n}}function Ln(t){let e=new URLSearchParams(t).get("seat");return Z.find(n=>String(n)===e)??null}function Le(t,e,n,s,o){let a=new URLSearchParams(location.search).get("at"),r=new D(n,s,a===null?void 0:Number(a)||0),i=new Y({open:o,later:(f,b)=>window.setTimeout(f,b),forget:f=>window.clearTimeout(f),take:f=>r.take(f),tell:f=>r.store.dispatch({course:f})}),l=En(t,r,e,()=>i.begin()),d=()=>i.wake();window.addEventListener("online",d);let m=[r.store.watch(l.draw),l.close,qn(r),Me(t,r),()=>window.removeEventListener("online",d),()=>i.stop()];return r.moves>0&&i.begin(),{draw:l.draw,close:()=>{for(let f of m)f()}}}function En(t,e,n,s){let o=null,a=null;return{draw:()=>{let i=e.state.finding?.decision??null,l=i!==a;if(l&&o?.close(),a=i,i===null?(o=null,I(ke(e,n,s),t),Rt(t),Pn(t)):l?o=xe(t,e,n):o?.draw(),l){let d=t.querySelector(".judged, .quilt.active .cells");d instanceof HTMLElement&&d.focus({preventScroll:!0})}},close:()=>o?.close()}}function Pn(t){let e=t.querySelector(".line-moves .now")?.parentElement,n=e?.parentElement;e&&n&&(n.scrollLeft=e.offsetLeft-(n.clientWidth-e.clientWidth)/2)}function qn(t){let e=t.state.at,n=0,s=()=>{let a=new URL(location.href);a.searchParams.set("at",String(e)),history.replaceState(null,"",a)},o=t.store.watch(({at:a})=>{a!==e&&(e=a,clearTimeout(n),n=window.setTimeout(s,On))});return()=>{o(),clearTimeout(n)}}export{Uo as openGameReview,Yo as openLinkReview};
