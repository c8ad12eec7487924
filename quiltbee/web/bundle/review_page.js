import{b as _t,c as Bt,d as Ct,e as It,f as Nt}from"./board.js";import{$ as k,G as u,H as A,I as m,Ib as X,J as I,Ja as Q,Jb as At,K as L,L as ft,M as pt,Ma as kt,N as mt,Na as vt,Nb as Lt,O as w,Qa as xt,Sa as T,Va as yt,W as ht,Z as J,Za as St,_ as $t,aa as $,ba as gt,ca as bt,fa as x,fc as Pt,ga as wt,gb as N,gc as Et,hc as Tt,i as c,ib as Mt,j as rt,jb as W,lb as Ot,m as at,n as C,o as ct,oc as qt,p as P,pc as Ft,qb as Y,s as E,t as lt,uc as jt,vc as Rt,w as ut,x as dt}from"./page.js";function Yt(t,e){if(!("decisions"in e))return t;if(t===null)return"version"in e?e:null;let s=new Map(e.decisions.map(i=>[i.number,i])),n=t.decisions.map(i=>{let r=s.get(i.number);return r&&(y(r)||!y(i))?r:i});return"version"in e&&Wt(e)<Wt(t)?{...t,decisions:n}:{...t,...e,decisions:n}}var be=["quick","refined","deep"];function Wt({stage:t,done:e}){return be.indexOf(t)*1e4+e}function Dt(t){return t!==null&&t.stage==="deep"&&t.done>=t.of}function y(t){return!!(t?.before&&t.after)}function q(t,e){let s=t?.decisions[e-1];return y(s)?s:null}function M(t,e){return(t?.decisions??[]).filter(s=>y(s)&&s.mark!==null&&(e===null||s.seat===e))}function D(t,e){return(t?.costliest[e-1]??[]).map(s=>q(t,s)).filter(s=>s!==null).filter(({best:s,points_lost:n})=>s!==null&&(n??0)>0).slice(0,3)}function S({margin:t},e){return e===1?t:-t}function O({chance:t},e){return e===1?t:1-t}var we=.25;function Gt(t){return{decision:t,answer:null,judging:null}}function G({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Ht({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function Kt({before:t,seat:e,points_lost:s},n,o,i){if(o===null)return{move:n,verdict:"unknown",lost:0};let r=Math.max(0,S(t,e)-S(o,e)),a=O(t,e)-O(o,e)<i.chance;return r<we&&a?{move:n,verdict:"best",lost:r}:r<i.points&&a?{move:n,verdict:"good",lost:r}:{move:n,verdict:r<(s??0)?"better":"worse",lost:r}}function Ut(t,e,s){return[t.view,w(t.view)].map(n=>ke(t,e,n,s))}function ke(t,e,s,n){let{frame:o,mover:i}=e,{seats:r}=t.game,{letters:a,coordinates:l}=n.settings,f=o.automa!==null?s===1:s===i,p=`${f?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let ge={turns:o.automa.turns,run:0};return u`<div class=${`seat ${p}`}>${Et(o,r,o.automa)}</div>
<div class=${`quilt-box ${p}`}>
${Tt(o,o.automa,ge,t.patches,a)}
</div>`}let b=f?m:u`<span class="thumbnail"
>${Rt(o.players[s-1],t.patches)}</span
>`,g=s===i;return u`<div class=${`seat ${p}`}>${Pt(o,r,s,{thumbnail:b})}</div>
<div class=${`quilt-box ${p}`}>
${jt({number:s,name:$(r,s),player:o.players[s-1],patches:t.patches,lettered:a,named:l,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:Q([g?e.made:null],t.patches),marks:ve(g?e.better:null,t.patches)})}
</div>`}function ve(t,e){let s="better";return Q([t],e).map(n=>({...n,label:"!",kind:s}))}function Vt({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(N(r)?r[2]:r[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${c("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(r=>{let{income:a,buttons:l,time:d}=t[r],f=i(s,r),p=i(n,r);return u`<div
class=${["offered-patch",f&&"made",p&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${J(t[r])}
>
${xt(r,t[r],0,o)}
<span class="price">${qt(l)}${Ft(d)}</span>
<span class="visually-hidden"
>${J(t[r])}
${f?c("review-offer-played"):""}${p?c("review-offer-better"):""}</span
>
${a>0?u`<span class="gain" aria-hidden="true">+${a}</span>`:m}
${f||p?u`<span class="which" aria-hidden="true"
>${c(p?"review-offer-better":"review-offer-played")}</span
>`:m}
</div>`})}
</section>`}var z=[10,10],xe=[50,50];function H(t,e,s,n,o=z){let i=Se(t,e,s,n),r=n==="points"?ye(o,i):o,[a,l]=n==="points"?r:xe,d=i.map(p=>p===null?null:(a-p)/(a+l)*100),f=a/(a+l)*100;return{scale:n,moves:e,range:r,level:f,heights:d,line:Me(d),area:Oe(d,f),dots:Ae(t,e,n,d)}}function ye([t,e],s){let n=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Se(t,e,s,n){let o=a=>a?n==="points"?S(a,s):(O(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(a,l)=>{let d=i[l];return o(y(d)?d.after:i[l+1]?.before??null)})]}function Me(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Oe(t,e){let s=e.toFixed(1),n=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return n.join("")}function Ae(t,e,s,n){return M(t,null).flatMap(o=>{let i=o.marks[s];if(i===null)return[];let r=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function Jt(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var Z=.5;function h(t){return new Intl.NumberFormat(rt(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}function Qt(t){return String(Math.round(t*100))}function K(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[c("review-start"),_(t)].filter(Boolean).join(". ");let o=[`${c("review-move-was",{where:tt(t),move:et(t)})}.`];return n?(o.push(F(n),Pe(n,t.patches),...R(n)),o.push(nt(t,n))):s!==null&&o.push(c("review-unjudged")),o.filter(Boolean).join(" ")}function tt({game:t,state:{at:e}}){if(e===0)return c("review-start");let s=t.frames[e].player??1;return c("review-move",{number:String(e),name:$(t.seats,s)})}function et({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":x(o,e,n)}function F({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:i,luck:r}){if(N(s))return Le(r);if(!t)return c("review-only-move");let[a,l]=[n??0,o??0];if(s===e)return c("review-best-move");if(i===null&&a<Z)return c("review-good-move");let d={points:h(a),percent:Qt(l)},f=l>=.01?c("review-lost-both",d):c("review-lost-points",d);return i===null?`${f}.`:`${c(`review-mark-${i}`)}: ${f}.`}function Le(t){let e=t?.points??0;if(Math.abs(e)<Z)return`${c("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${c(s,{points:h(Math.abs(e))})}.`}function v({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=Z)}function Pe(t,e){return v(t)?`${j(t,e)}.`:""}function j({best:t,move:e},s){if(t===null)return c("review-better");if(t==="pass")return c("review-better-pass");if(t.startsWith("+"))return c("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return c(n,{patch:wt(s,t[0])})}function R(t){return v(t)?t.reasons.map(({of:e,code:s,values:n})=>c(e==="mine"?`mine-${s}`:`reason-${s}`,n)):[]}function nt({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Ee(S(n,e),e,t.seats):c("review-chance-of",{...k(t.seats,e),percent:Qt(O(n,e))})}function Ee(t,e,s){let n=h(Math.abs(t));return n===h(0)?c("review-margin",{who:"level",name:"",points:n}):c("review-margin",{...k(s,t>0?e:w(e)),points:n})}function _({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),i=h(Math.abs(o));return i===h(0)?c("review-start-level"):c("review-start-ahead",{...k(t.seats,o>0?e:w(e)),points:i})}function Xt({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${gt(e,t.seats)}. ${bt(e,t.seats)}`:""}function zt({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...k(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?c("review-overview",o):c("review-overview-level",{...o,level:String(n.near_level)})}function Zt({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);return n===null?c("review-line-before"):`${c("review-line-at",{number:String(e),of:o})}: ${x(n,s,!0)}.`}function te(t,e){if(t.kind==="refused")return c("review-refused",{sentence:t.sentence});if(t.kind==="waiting")return c("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return c(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return c(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ee({answer:t,judging:e,decision:s},n){if(e!==null)return c("review-find-thinking");if(t!==null)return c(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return c("review-find-question",o)}var Te={inaccuracy:A`<circle r="3.2"></circle>`,mistake:A`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:A`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ne(t,e){let{document:s,at:n,scale:o,range:i,course:r}=t.state,{view:a,moves:l,game:d}=t,f=H(s,l,a,o,i),p=n/Math.max(1,l)*100,b=f.heights[n],{level:g}=f;return u`<section class="graph" aria-label=${c("review-graph")}>
${Fe(t)}
<div
class=${`plot view-${a}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${c("review-graph")}
aria-valuemin="0"
aria-valuemax=${l}
aria-valuenow=${n}
aria-valuetext=${K(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,l)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${l} height=${g}></rect></clipPath>
<clipPath id="behind">
<rect y=${g} width=${l} height=${100-g}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${f.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${f.area}></path>
<path class="level" d=${`M0 ${g}H${l}`}></path>
<path class="curve" d=${f.line}></path>
</svg>
${f.dots.map(qe)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${b==null?m:A`<circle class="here" cx=${`${p}%`} cy=${`${b}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${T(a)}${$(d.seats,a)}</span>
<span class="side-name down"
>${T(w(a))}${$(d.seats,w(a))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${f.range[0]}`:"100 %"}</span
>
</div>
<p class="course" data-testid="course" data-course=${r.kind}>
<span role="status">${te(r,s)}</span>
${r.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${e}>
${c("review-again")}
</button>`:m}
</p>
</section>`}function qe({decision:t,mark:e,x:s,y:n}){return A`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Te[e]}</g>
</svg>`}function Fe({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${c("review-scale-points")} ${c("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${c(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${c("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${c("review-scale-chance")}</span>
</button>`}var je=12;function B(t,e,s){let n=W(t.position,s),o=n&&Mt(n,e,s);if(!n||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Y(o,s,i),move:e,player:n.turn}}function se({number:t,best:e,line:s},n,o){let i=[{...n,move:null,player:null}],r=s.length>0?s:e===null?[]:[e];for(let a of r.slice(0,je)){let l=B(i[i.length-1],a,o);if(l===null)break;i.push(l)}return i.length>1?{number:t,frames:i,at:0}:null}function oe(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Re(e);let i=o[n],r=o[Math.max(0,n-1)],{decision:a}=t,l=a&&v(a)?a.best:null,d=t.isOverview?t.view:i.player??t.view,f=l!==null&&s?B(r,l,t.patches):null;if(f)return{frame:f,mover:d,made:l,better:null,chosen:r};let p=t.isOverview?null:i.move;return{frame:i,mover:d,made:p,better:l,chosen:r}}function Re({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var ie=["placing","timing","economy","special","patches"];function st({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,w(t)]}function re(t){let{document:e}=t.state;return u`<div class="panels">
${e?u`${_e(t)} ${Be(t)} ${Ce(t)}`:m}
${e?Ie(t):m} ${We(t)}
</div>`}function ae(t){return t.state.document?u`<div class="sums">${ce(t,3)}</div>`:u`<div class="sums"></div>`}function _e(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${c("review-figures")}</h2>
${ce(t)}
<p class="small">${c("review-accuracy-is")}</p>
</section>`}function ce(t,e=void 0){let{document:s}=t.state,n=st(t),o=[["review-points-each",({points_lost:i})=>h(i)],["review-accuracy",({accuracy:i})=>i===null?c("review-unknown"):String(Math.round(i))],["review-near-level",({near_level:i})=>i===null?c("review-unknown"):c("review-near",{level:String(i)})],["review-best-moves",({best:i,decisions:r})=>c("review-best-of",{best:String(i),of:String(r)})],["review-points-all",({points_lost_total:i})=>h(i)]];return u`<table class="scores" data-testid=${e?"sums":"figures"}>
<thead>
<tr>
<td></td>
${n.map(i=>u`<th scope="col">${le(t,i)}</th>`)}
</tr>
</thead>
<tbody>
${o.slice(0,e).map(([i,r])=>u`<tr>
<th scope="row">${c(i)}</th>
${n.map(a=>{let l=s?.sides[a-1];return u`<td>${l?r(l):c("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function le({game:t},e){return u`${T(e)} ${$(t.seats,e)}`}function Be(t){return st(t).map(e=>{let s=D(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${c("review-three",k(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${c("review-overview-none")}</p>`:m}
<ol>
${s.map(n=>{let o=x(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${j(n,t.patches)}.
${R(n).join(" ")}</span
>
<span class="cost-of">−${h(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
</section>`})}function Ce(t){let{document:e}=t.state,s=st(t),n=(i,r)=>e?.sides[i-1]?.account[r]??0,o=Math.max(1,...s.flatMap(i=>ie.map(r=>n(i,r))));return u`<section class="panel account-of-points" aria-labelledby="account-heading">
<h2 id="account-heading">${c("review-account")}</h2>
<table data-testid="account">
<thead>
<tr>
<td></td>
${s.map(i=>u`<th scope="col">${le(t,i)}</th>`)}
</tr>
</thead>
<tbody>
${ie.map(i=>u`<tr>
<th scope="row">${c(`review-account-${i}`)}</th>
${s.map(r=>{let a=n(r,i);return u`<td>
<span class="points">${h(a)}</span>
<svg class=${`share of-${r}`} aria-hidden="true">
<rect width=${`${Math.max(0,a)/o*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function Ie(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=_(t);return!s&&!n?m:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${c("review-luck")}</h2>
<p>${Ne(s.points)}</p>`:m}
${n?u`<h2>${c("review-start-heading")}</h2>
<p>${n}</p>`:m}
</section>`}function Ne(t){if(Math.abs(t)<.5)return c("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return c(e,{points:h(Math.abs(t))})}function We(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
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
${x(o.move??"pass",n)}${Ye(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function Ye(t){return y(t)?u`<span class=${`lost-points ${t.mark??""}`}>: ${F(t)}</span>`:m}function ue(t,e,s){let n=oe(t),o=n.frame.automa?"solo":"duel";return u`${ot(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="screen" data-swipes>
${Ut(t,n,e)} ${Vt(t,n,e)} ${De(t)}
${Ke(t)} ${ae(t)} ${ne(t,s)} ${Ue(t)}
</div>
${re(t)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function ot({game:t},e){return ft(e,u`<div class="review-head">
<h1>${c("review-heading")}</h1>
<a
class="quiet button"
href=${t.back}
data-testid="back-to-game"
@click=${t.back.includes("#")?m:pt(e)}
>
${L("back")}<span>${c("review-to-game")}</span>
</a>
</div>`)}function De(t){let{line:e,at:s}=t.state;if(e)return He(t,e);let{decision:n}=t;return s===0||t.isOverview?Ge(t):u`<section class="told" data-testid="told" tabindex="0" aria-label=${c("review-told")}>
<div class="told-head">
<h2>${c("review-move-was",{where:tt(t),move:et(t,!1)})}</h2>
${n?u`<span class="worth">${nt(t,n)}</span>`:m}
</div>
<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?F(n):c("review-unjudged")}</b>
</p>
${n&&v(n)?u`<p class="why" data-testid="reasons">
${j(n,t.patches)}. ${R(n).join(" ")}
</p>`:m}
</section>`}function Ge(t){let{at:e}=t.state,{view:s,moves:n}=t,o=zt(t,s);return u`<section class="told" data-testid="told" tabindex="0" aria-label=${c("review-told")}>
<div class="told-head"><h2>${c(e===n?"review-end":"review-start")}</h2></div>
<p class="lost-line">${e===n?Xt(t):_(t)}</p>
${o?u`<p class="why">${o}</p>`:m}
</section>`}function He(t,e){let s=e.frames.length-1;return u`<section class="told" data-testid="told" tabindex="0" aria-label=${c("review-told")}>
<div class="told-head">
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
</section>`}function Ke(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&v(n),i=t.questions.length,r=a=>l=>l.pointerType==="mouse"&&t.peek(a);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${r(!0)}
@pointerleave=${r(!1)}
>
${L("eye")}<span>${c("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${L(e?"back":"forward")}<span
>${c(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="find"
aria-disabled=${i>0?"false":"true"}
@click=${()=>i>0&&t.find()}
>
${L("bulb")}<span>${c("review-find")}</span>
</button>
</div>`}function Ue(t){let{costly:e,document:s,at:n}=t.state,o=M(s,null).length>0,i=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${c("review-heading")}>
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
${i.map(([r,a,l,d,f])=>u`<button
type="button"
class=${l}
data-testid=${l}
aria-label=${c(r)}
title=${c(r)}
aria-disabled=${d?"false":"true"}
@click=${()=>d&&f()}
>
${L(a)}
</button>`)}
<p class="keys-hint">${c("review-keys")}</p>
</nav>`}function de(t,e,s,n){return u`${ot(t,s)}
<main class=${`${Ct(e,s,"remote")} finding`} data-testid="finding">
${Bt(e,s,n,{line:Ve(t),moves:m})}
</main>
${It(e,s)}`}function Ve(t){let{finding:e,document:s}=t.state;if(!e||!s)return m;let n=e.answer?.verdict??"none";return u`<section
class=${G(e)?"line found":"line"}
aria-label=${c("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${ee(e,s.thresholds)}</p>
<div class="line-actions">
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${c("review-find-answer")}
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${c("review-find-next")}
</button>
</div>
</section>`}var Je=2;function fe(t,e,s){let n=new AbortController,o=d=>Xe(d,e.patches,n.signal),i=Qe(e,d=>e.answer(d,o)),r=()=>St(t),l=Nt(t,i,s,()=>I(de(e,i,s,r),t),{turnsCards:!1});return l.draw(),{draw:l.draw,close:()=>{n.abort(),l.close()}}}function Qe(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o}=t.game,i=[$(o,1),$(o,2)],r={start:n[s.number-1].position,moves:[]};return new _t(t.patches,r,{names:i},{onMove:(a,l)=>{queueMicrotask(async()=>{l.undo(),l.suggest([{move:a,label:"…",kind:"line"}]),await e(a);let{finding:d}=t.state;if(d?.answer?.move!==a)return;let f=G(d)?"better":"mine";l.suggest([{move:a,label:f==="better"?"✓":"×",kind:f}])})}})}async function Xe(t,e,s){let n=W(t,e),o=n&&Y(n,e).result;if(o){let[r,a]=o.scores;return{margin:r-a,chance:o.winner===1?1:0}}let i=null;try{let r={position:t,lines:1,seconds:Je};for await(let a of E("/api/analysis",r,s))i=a.lines?.[0]??i}catch(r){if(!(r instanceof C||r instanceof P))throw r}return i}var it=500,ze=8e3,Ze=503,U=class{constructor(e){this.outside=e,this.wait=it,this.timer=0,this.asking=null}begin(){this.stop(),this.asking=new AbortController,this.follow(this.asking.signal)}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}wake(){this.asking!==null||this.timer===0||(this.wait=it,this.begin())}async follow(e){let s=!1;try{for await(let n of this.outside.open(e)){if(e.aborted)return;if(s=!0,this.take(n))return this.end()}e.aborted||this.again({kind:"cut"})}catch(n){e.aborted||this.fail(n,s)}}take(e){return"decisions"in e?(this.wait=it,Dt(this.outside.take(e))?!0:(this.outside.tell({kind:"coming"}),!1)):(this.outside.tell({kind:"waiting",ahead:e.waiting}),!1)}end(){this.outside.tell({kind:"whole"}),this.asking=null,this.timer=0}fail(e,s){if(e instanceof P&&e.status!==Ze)this.asking=null,this.timer=0,this.outside.tell({kind:"refused",sentence:e.message});else if(e instanceof P||e instanceof C)this.again({kind:s?"cut":"away"});else throw e}again(e){this.asking=null,this.outside.tell(e),this.timer=this.outside.later(()=>this.begin(),this.wait),this.wait=Math.min(ze,this.wait*2)}};var tn=36,en=40,nn=70;function pe(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",a=>sn(a,e),{signal:n});let o=on(e),i=rn(e),r=(a,l)=>t.addEventListener(a,d=>l(d),{signal:n});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",an(e),{signal:n,passive:!1}),()=>s.abort()}function sn(t,e){let{target:s,key:n,altKey:o,ctrlKey:i,metaKey:r,shiftKey:a}=t;o||i||r||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&yt(t,(...l)=>e.walk(...l))||e.key(n,a)&&t.preventDefault()}function on(t){let e=null,s=n=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),r=Jt((n.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function rn(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=tn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function an(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let i=n.deltaY>0?1:-1;t.canStep(i)&&(n.preventDefault(),e=Math.sign(e)===i?e+n.deltaY:n.deltaY,!(Math.abs(e)<en||n.timeStamp-s<nn)&&(s=n.timeStamp,e=0,t.step(i)))}}var cn=3;function me(t,e){return(e===null?[1,2]:[e]).flatMap(n=>D(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,cn).map(({number:n})=>n)}function he(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var V=class{constructor(e,s,n=e.frames.length-1){this.game=e,this.patches=s,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:z,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=at((i,r)=>({...i,...r}),o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Yt(this.state.document,e),n=he(this.state.costly,me(s,this.game.own)),{range:o}=H(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return q(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?Zt(e,this.patches):K(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,i]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=i}toMark(e){let{at:s,document:n}=this.state,o=M(n,null).map(({number:a})=>a);if(o.length===0)return;let i=o.filter(a=>e>0?a>s:a<s),r=i.length>0?i:o;this.look(e>0?r[0]:r[r.length-1])}key(e,s=!1){let{finding:n,line:o,better:i}=this.state;if(n)return!1;if(e==="Escape"&&(o||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&v(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=se(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return M(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Gt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:i}=n,r=Ht(i,e);if(r)return this.found(i,r);this.store.dispatch({finding:{...n,judging:e}});let a=B(this.game.frames[i.number-1],e,this.patches),l=a&&await s(a.position);this.found(i,Kt(i,e,l,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:ht(n[e],s)}})}};var ln=300;async function uo(t,e,s,n){let[o,i,r]=await Promise.all([lt(n),dt(n),s]),a=Ot(o,r);if(a===null)throw new ct(c("page-outdated"));let{seats:l}=a,d=mt.find(g=>$t(l,g))??null,p={frames:X(i,r),seats:l,own:d,back:`/game/${n}`};return $e(t,e,p,r,g=>E(`/api/games/${n}/review`,void 0,g))}async function fo(t,e,s){let n=vt(location.search),[o,i]=await Promise.all([ut(location.hash),s]),r={...n,...o.tags},a=X(o,i),l=At({...o,tags:r}),d=o.automa?1:null,f=kt(o.link,[r.Player1,r.Player2]);return $e(t,e,{frames:a,seats:l,own:d,back:f},i,b=>E("/api/review",{text:o.link},b))}function $e(t,e,s,n,o){let i=new URLSearchParams(location.search).get("at"),r=new V(s,n,i===null?void 0:Number(i)||0),a=new U({open:o,later:(p,b)=>window.setTimeout(p,b),forget:p=>window.clearTimeout(p),take:p=>r.take(p),tell:p=>r.store.dispatch({course:p})}),l=un(t,r,e,()=>a.begin()),d=()=>a.wake();window.addEventListener("online",d);let f=[r.store.watch(l.draw),l.close,dn(r),pe(t,r),()=>window.removeEventListener("online",d),()=>a.stop()];return r.moves>0&&a.begin(),{draw:l.draw,close:()=>{for(let p of f)p()}}}function un(t,e,s,n){let o=null,i=null;return{draw:()=>{let a=e.state.finding?.decision??null,l=a!==i;if(l&&o?.close(),i=a,a===null?(o=null,I(ue(e,s,n),t),Lt(t)):l?o=fe(t,e,s):o?.draw(),l){let d=t.querySelector(".told, .quilt.active .cells");d instanceof HTMLElement&&d.focus({preventScroll:!0})}},close:()=>o?.close()}}function dn(t){let e=t.state.at,s=0,n=()=>{let i=new URL(location.href);i.searchParams.set("at",String(e)),history.replaceState(null,"",i)},o=t.store.watch(({at:i})=>{i!==e&&(e=i,clearTimeout(s),s=window.setTimeout(n,ln))});return()=>{o(),clearTimeout(s)}}export{uo as openGameReview,fo as openLinkReview};
