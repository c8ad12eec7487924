import{a as Yt,c as _,d as C,e as R,f as J,g as S,h as M,i as Vt}from"./following.js";import{b as Mt,c as It,d as Ht,e as Kt,g as Nt,i as Ut,k as Wt}from"./board.js";import"./local_table.js";import{B as mt,D as u,E as L,F as f,Fc as Ct,G as q,Gc as Jt,H as b,Ib as xt,Mc as Bt,Ob as Pt,Q as pt,U as dt,V as W,W as $,Ya as V,_a as O,ab as wt,bb as bt,da as G,ea as ft,fa as v,fc as Z,ga as g,gc as Rt,ha as ht,i as l,ia as gt,id as Gt,k as ot,kb as j,kc as Lt,la as y,lc as Ot,m as h,ma as Y,mb as $t,mc as Et,md as Zt,nb as vt,ob as yt,oc as At,p as rt,pc as Ft,r as it,rc as Dt,s as at,tb as kt,u as lt,uc as Tt,v as U,w as ct,xb as St,xc as qt,y as ut,yc as jt,zc as _t}from"./page.js";var Le=.25;function Qt(t){return{decision:t,answer:null,judging:null}}function B({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Xt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function zt({before:t,seat:e,points_lost:s},n,o,a){if(o===null)return{move:n,verdict:"unknown",lost:0};let i=Math.max(0,S(t,e)-S(o,e)),r=M(t,e)-M(o,e)<a.chance;return i<Le&&r?{move:n,verdict:"best",lost:i}:i<a.points&&r?{move:n,verdict:"good",lost:i}:{move:n,verdict:i<(s??0)?"better":"worse",lost:i}}function te(t,e,s){return[t.view,$(t.view)].map(n=>Oe(t,e,n,s))}function Oe(t,e,s,n){let{frame:o,mover:a}=e,{seats:i}=t.game,{letters:r,coordinates:c}=n.settings,p=o.automa!==null?s===1:s===a,d=`${p?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let P={turns:o.automa.turns,run:0};return u`<div class=${`seat ${d}`}>${jt(o,i,o.automa)}</div>
<div class=${`quilt-box ${d}`}>
${_t(o,o.automa,P,t.patches,r)}
</div>`}let w=p?f:u`<span class="thumbnail"
>${Ft(o.players[s-1],t.patches)}</span
>`,x=s===a;return u`<div class=${`seat ${d}`}>${qt(o,i,s,{thumbnail:w})}</div>
<div class=${`quilt-box ${d}`}>
${At({number:s,name:g(i,s),player:o.players[s-1],patches:t.patches,lettered:r,named:c,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:V([x?e.made:null],t.patches),marks:Ee(x?e.better:null,t.patches)})}
</div>`}function Ee(t,e){let s="better";return V([t],e).map(n=>({...n,label:"!",kind:s}))}function ee({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let a=(i,r)=>i!==null&&i!=="pass"&&(j(i)?i[2]:i[0])===r;return u`<section class="offered" aria-labelledby="offered-heading">
import{a as Wt,c as j,d as _,e as x,f as C,g as S,h as R,i as Gt}from"./following.js";import{a as Vt,b as Zt}from"./replays.js";import{a as Rt,b as Jt,c as Bt,d as It,f as Ht,h as Kt,j as Nt}from"./board.js";import"./local_source.js";import{Ac as Pt,B as lt,Bb as vt,Bc as Mt,Cc as Lt,Cd as Yt,Ec as Ot,Fb as yt,Fc as At,Hc as Et,J as ct,Kc as Ft,L as u,M,N as f,Nc as Dt,O as q,Oc as qt,P as b,Pc as Tt,Sb as kt,Vc as jt,Wc as _t,Y as ut,aa as mt,ac as St,ad as Ct,ba as W,ca as $,eb as V,gb as L,i as l,ib as ht,jb as gt,k as st,la as G,m as h,ma as pt,na as v,oa as w,p as ot,pa as dt,qa as ft,r as rt,s as it,sb as T,sc as xt,ta as y,ua as Y,ub as wt,vb as bt,w as U,wb as $t,x as at,yd as Ut}from"./page.js";var Le=.25;function Qt(t){return{decision:t,answer:null,judging:null}}function J({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Xt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function zt({before:t,seat:e,points_lost:s},n,o,a){if(o===null)return{move:n,verdict:"unknown",lost:0};let i=Math.max(0,S(t,e)-S(o,e)),r=R(t,e)-R(o,e)<a.chance;return i<Le&&r?{move:n,verdict:"best",lost:i}:i<a.points&&r?{move:n,verdict:"good",lost:i}:{move:n,verdict:i<(s??0)?"better":"worse",lost:i}}function te(t,e,s){return[t.view,$(t.view)].map(n=>Oe(t,e,n,s))}function Oe(t,e,s,n){let{frame:o,mover:a}=e,{seats:i}=t.game,{letters:r,coordinates:c}=n.settings,p=o.automa!==null?s===1:s===a,d=`${p?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let N={turns:o.automa.turns,run:0};return u`<div class=${`seat ${d}`}>${qt(o,i,o.automa)}</div>
<div class=${`quilt-box ${d}`}>
${Tt(o,o.automa,N,t.patches,r)}
</div>`}let g=p?f:u`<span class="thumbnail"
>${At(o.players[s-1],t.patches)}</span
>`,P=s===a;return u`<div class=${`seat ${d}`}>${Dt(o,i,s,{thumbnail:g})}</div>
<div class=${`quilt-box ${d}`}>
${Ot({number:s,name:w(i,s),player:o.players[s-1],patches:t.patches,lettered:r,named:c,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:V([P?e.made:null],t.patches),marks:Ae(P?e.better:null,t.patches)})}
</div>`}function Ae(t,e){let s="better";return V([t],e).map(n=>({...n,label:"!",kind:s}))}function ee({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let a=(i,r)=>i!==null&&i!=="pass"&&(T(i)?i[2]:i[0])===r;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${[...e.ring.slice(0,3)].map(i=>{let{income:r,buttons:c,time:m}=t[i],p=a(s,i),d=a(n,i);return u`<div
class=${["offered-patch",p&&"made",d&&"better"].filter(Boolean).join(" ")}
data-offer=${i}
title=${G(t[i])}
>
${mt(i,t[i],0,o)}
<span class="price">${jt(c)}${_t(m)}</span>
<span class="visually-hidden"
>${G(t[i])}
${p?l("review-offer-played"):""}${d?l("review-offer-better"):""}</span
>
${r>0?Ae(r):f}
${p||d?u`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function Ae(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var Q=[10,10],Fe=[50,50];function I(t,e,s,n,o=Q){let a=Te(t,e,s,n),i=n==="points"?De(o,a):o,[r,c]=n==="points"?i:Fe,m=a.map(d=>d===null?null:(r-d)/(r+c)*100),p=r/(r+c)*100;return{scale:n,moves:e,range:i,level:p,heights:m,line:qe(m),area:je(m,p),dots:_e(t,e,n,m)}}function De([t,e],s){let n=s.map(a=>a??0),o=a=>Math.ceil(a/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Te(t,e,s,n){let o=r=>r?n==="points"?S(r,s):(M(r,s)-.5)*100:null,a=t?.decisions??[];return[o(t?.start??a[0]?.before),...Array.from({length:e},(r,c)=>{let m=a[c];return o(_(m)?m.after:a[c+1]?.before??null)})]}function qe(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function je(t,e){let s=e.toFixed(1),n=[],o=[],a=0;for(let[i,r]of[...t,null].entries())r!==null?(o.length===0&&(a=i),o.push(`L${i} ${r.toFixed(1)}`)):o.length>0&&(n.push(`M${a} ${s}${o.join("")}L${i-1} ${s}Z`),o=[]);return n.join("")}function _e(t,e,s,n){return R(t,null).flatMap(o=>{let a=o.marks[s];if(a===null)return[];let i=o.number/Math.max(1,e)*100,r=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:a,x:i,y:r}]})}function ne(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var X=.5;function se(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function oe(t){return String(Math.round(t*100))}function H(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),D(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:z(t),move:tt(t)})}.`];return n?(o.push(E(n),Je(n,t.patches)),o.push(...F(n,t.patches)),o.push(et(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function z({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:g(t.seats,s)})}function tt({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function E({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:a,luck:i}){if(j(s))return Ce(i);if(!t)return l("review-only-move");let[r,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(a===null&&r<X)return l("review-good-move");let m={points:h(r),percent:oe(c)},p=c>=.01?l("review-lost-both",m):l("review-lost-points",m);return a===null?`${p}.`:l("label-and-note",{label:l(`review-mark-${a}`),note:p})}function Ce(t){let e=t?.points??0;if(Math.abs(e)<X)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:h(Math.abs(e))})}.`}function k({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=X)}function Je(t,e){return k(t)?`${A(t,e)}.`:""}function A({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:Y(s,t[0])})}function F(t,e){return k(t)?t.reasons.map(({of:s,code:n,values:o})=>{let a="patch"in o&&{patch:Y(e,String(o.patch))};return l(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...a})}):[]}function et({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Be(S(n,e),e,t.seats):l("review-chance-of",{...v(t.seats,e),percent:oe(M(n,e))})}function Be(t,e,s){let n=h(Math.abs(t));return n===h(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...v(s,t>0?e:$(e)),points:n})}function D({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),a=h(Math.abs(o));return a===h(0)?l("review-start-level"):l("review-start-ahead",{...v(t.seats,o>0?e:$(e)),points:a})}function re({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${ht(e,t.seats)}. ${gt(e,t.seats)}`:""}function ie({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...v(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function ae({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let a=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:a,note:y(n,s,!0)})}function le(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ce({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return l("review-find-question",o)}var Ie={inaccuracy:L`<circle r="3.2"></circle>`,mistake:L`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:L`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ue(t,e){let{document:s,at:n,scale:o,range:a}=t.state,{view:i,moves:r,game:c}=t,m=I(s,r,i,o,a),p=n/Math.max(1,r)*100,d=m.heights[n],{level:w}=m;return u`<section class="graph" aria-label=${l("review-graph")}>
</section>`}function Ee(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var Z=[10,10],Fe=[50,50];function B(t,e,s,n,o=Z){let a=qe(t,e,s,n),i=n==="points"?De(o,a):o,[r,c]=n==="points"?i:Fe,m=a.map(d=>d===null?null:(r-d)/(r+c)*100),p=r/(r+c)*100;return{scale:n,moves:e,range:i,level:p,heights:m,line:Te(m),area:je(m,p),dots:_e(t,e,n,m)}}function De([t,e],s){let n=s.map(a=>a??0),o=a=>Math.ceil(a/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function qe(t,e,s,n){let o=r=>r?n==="points"?S(r,s):(R(r,s)-.5)*100:null,a=t?.decisions??[];return[o(t?.start??a[0]?.before),...Array.from({length:e},(r,c)=>{let m=a[c];return o(j(m)?m.after:a[c+1]?.before??null)})]}function Te(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function je(t,e){let s=e.toFixed(1),n=[],o=[],a=0;for(let[i,r]of[...t,null].entries())r!==null?(o.length===0&&(a=i),o.push(`L${i} ${r.toFixed(1)}`)):o.length>0&&(n.push(`M${a} ${s}${o.join("")}L${i-1} ${s}Z`),o=[]);return n.join("")}function _e(t,e,s,n){return x(t,null).flatMap(o=>{let a=o.marks[s];if(a===null)return[];let i=o.number/Math.max(1,e)*100,r=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:a,x:i,y:r}]})}function ne(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var Q=.5;function se(t){return new Intl.NumberFormat(st(),{minimumFractionDigits:2}).format(t)}function oe(t){return String(Math.round(t*100))}function I(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),F(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:X(t),move:z(t)})}.`];return n?(o.push(O(n),Je(n,t.patches)),o.push(...E(n,t.patches)),o.push(tt(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function X({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:w(t.seats,s)})}function z({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function O({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:a,luck:i}){if(T(s))return Ce(i);if(!t)return l("review-only-move");let[r,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(a===null&&r<Q)return l("review-good-move");let m={points:h(r),percent:oe(c)},p=c>=.01?l("review-lost-both",m):l("review-lost-points",m);return a===null?`${p}.`:l("label-and-note",{label:l(`review-mark-${a}`),note:p})}function Ce(t){let e=t?.points??0;if(Math.abs(e)<Q)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:h(Math.abs(e))})}.`}function k({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=Q)}function Je(t,e){return k(t)?`${A(t,e)}.`:""}function A({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:Y(s,t[0])})}function E(t,e){return k(t)?t.reasons.map(({of:s,code:n,values:o})=>{let a="patch"in o&&{patch:Y(e,String(o.patch))};return l(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...a})}):[]}function tt({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Be(S(n,e),e,t.seats):l("review-chance-of",{...v(t.seats,e),percent:oe(R(n,e))})}function Be(t,e,s){let n=h(Math.abs(t));return n===h(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...v(s,t>0?e:$(e)),points:n})}function F({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),a=h(Math.abs(o));return a===h(0)?l("review-start-level"):l("review-start-ahead",{...v(t.seats,o>0?e:$(e)),points:a})}function re({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${dt(e,t.seats)}. ${ft(e,t.seats)}`:""}function ie({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...v(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function ae({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let a=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:a,note:y(n,s,!0)})}function le(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ce({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return l("review-find-question",o)}var Ie={inaccuracy:M`<circle r="3.2"></circle>`,mistake:M`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:M`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ue(t,e){let{document:s,at:n,scale:o,range:a}=t.state,{view:i,moves:r,game:c}=t,m=B(s,r,i,o,a),p=n/Math.max(1,r)*100,d=m.heights[n],{level:g}=m;return u`<section class="graph" aria-label=${l("review-graph")}>
${Ne(t)}
<div
class=${`plot view-${i}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${r}
aria-valuenow=${n}
aria-valuetext=${I(t)}
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
${m.dots.map(Ke)}
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
</p>`}function Ke({decision:t,mark:e,x:s,y:n}){return M`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Ie[e]}</g>
</svg>`}function Ne({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var Ue=12;function T(t,e,s){let n=vt(t.position,s),o=n&&$t(n,e,s);if(!n||!o)return null;let a=t.automa&&{...t.automa,turns:[],levels:[]};return{...Pt(o,s,a,t.points),move:e,player:n.turn}}function me({number:t,best:e,line:s},n,o){let a=[{...n,move:null,player:null}],i=s.length>0?s:e===null?[]:[e];for(let r of i.slice(0,Ue)){let c=T(a[a.length-1],r,o);if(c===null)break;a.push(c)}return a.length>1?{number:t,frames:a,at:0}:null}function pe(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return We(e);let a=o[n],i=o[Math.max(0,n-1)],{decision:r}=t,c=r&&k(r)?r.best:null,m=t.isOverview?t.view:a.player??t.view,p=c!==null&&s?T(i,c,t.patches):null;if(p)return{frame:p,mover:m,made:c,better:null,chosen:i};let d=t.isOverview?null:a.move;return{frame:a,mover:m,made:d,better:c,chosen:i}}function We({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var de={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var fe=["placing","timing","economy","special","patches"];function K({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,$(t)]}function he(t,e){let{document:s}=t.state;return u`<div class="panels">
</button>`}var Ue=12;function D(t,e,s){let n=bt(t.position,s),o=n&&wt(n,e,s);if(!n||!o)return null;let a=t.automa&&{...t.automa,turns:[],levels:[]};return{...kt(o,s,a,t.points),move:e,player:n.turn}}function me({number:t,best:e,line:s},n,o){let a=[{...n,move:null,player:null}],i=s.length>0?s:e===null?[]:[e];for(let r of i.slice(0,Ue)){let c=D(a[a.length-1],r,o);if(c===null)break;a.push(c)}return a.length>1?{number:t,frames:a,at:0}:null}function pe(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return We(e);let a=o[n],i=o[Math.max(0,n-1)],{decision:r}=t,c=r&&k(r)?r.best:null,m=t.isOverview?t.view:a.player??t.view,p=c!==null&&s?D(i,c,t.patches):null;if(p)return{frame:p,mover:m,made:c,better:null,chosen:i};let d=t.isOverview?null:a.move;return{frame:a,mover:m,made:d,better:c,chosen:i}}function We({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var de={duel:[{lost:4.35,accuracy:61.9},{lost:3.94,accuracy:63.5},{lost:3.02,accuracy:69.7},{lost:2.48,accuracy:74.8},{lost:1.32,accuracy:85.3},{lost:.69,accuracy:91.7},{lost:.52,accuracy:93.4},{lost:.41,accuracy:94.7},{lost:.18,accuracy:97.5},{lost:.04,accuracy:99.4}],solo:[{lost:3.19,accuracy:68.1},{lost:3.02,accuracy:69.1},{lost:2.63,accuracy:71.3},{lost:1.22,accuracy:84.4},{lost:1.11,accuracy:86.2},{lost:.49,accuracy:93.3},{lost:.39,accuracy:95},{lost:.14,accuracy:97.9},{lost:.02,accuracy:99.7},{lost:0,accuracy:100}]};var fe=["placing","timing","economy","special","patches"];function H({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,$(t)]}function he(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${Ye(t)} ${Qe(t)} ${ze(t)}`:f}
${s?tn(t):f} ${nn(t)}
${s?Ge(s.link,t.game.seats,e):f}
</div>`}function Ge(t,e,s){let[n,o]=e.map(({name:m})=>m),{pathname:a,searchParams:i}=new URL(Mt(t,[n,o]),"http://x"),[r]=a.split("/").slice(-1),c=new URLSearchParams({game:r,...Et(s)});for(let[m,p]of i)c.set(m,p);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${b("download")}<span>${l("review-animation")}</span></a
>
</p>`}function ge(t){return t.state.document?u`<div class="sums">${we(t,3)}</div>`:u`<div class="sums"></div>`}function Ye(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${we(t)}
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
${de[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${se(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function we(t,e){let{document:s}=t.state,n=H(t),o=[["review-points-each",({points_lost:r})=>h(r)],["review-accuracy",({accuracy:r})=>r===null?l("review-unknown"):String(Math.round(r))],["review-near-level",({near_level:r})=>r===null?l("review-unknown"):l("review-near",{level:String(r)})],["review-best-moves",({best:r,decisions:c})=>l("review-best-of",{best:String(r),of:String(c)})],["review-points-all",({points_lost_total:r})=>h(r)]],a=n.some(r=>s?.sides[r-1]?.near_level),i=o.filter(([r])=>a||r!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
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
${H(t).map(e=>u`<th scope="col">${Ze(t,e)}</th>`)}
</tr>
</thead>`}function Ze({game:t},e){return u`${L(e)} ${w(t.seats,e)}`}function Qe(t){return H(t).map(e=>{let s=C(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${l("review-three",v(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${l("review-overview-none")}</p>`:f}
<ol>
${s.map(n=>{let o=y(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${A(n,t.patches)}.
${F(n,t.patches).join(" ")}</span
${E(n,t.patches).join(" ")}</span
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
</button>`}function ze(t){let{document:e}=t.state,s=H(t),n=(i,r)=>e?.sides[i-1]?.account[r]??0,o=s.flatMap(i=>fe.map(r=>n(i,r)));if(o.every(i=>i===0))return f;let a=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
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
</section>`}function tn(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=F(t);return!s&&!n?f:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${l("review-luck")}</h2>
<p>${en(s.points)}</p>`:f}
${n?u`<h2>${l("review-start-heading")}</h2>
<p>${n}</p>`:f}
</section>`}function en(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:h(Math.abs(t))})}function nn(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
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
>${ht("happened",{name:u`<b>${w(e.seats,o.player??1)}</b>`},{deed:y(o.move??"pass",n)})}${sn(r)}</span
>
</button>
</li>`})}
</ol>
</section>`}function sn(t){return _(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${E(t)}</span>`:f}function $e(t,e,s){let n=pe(t),o=n.frame.automa?"solo":"duel";return u`${nt(t,e)}
</section>`}function sn(t){return j(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${O(t)}</span>`:f}function $e(t,e,s){let n=pe(t),o=n.frame.automa?"solo":"duel";return u`${et(t,e)}
<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${te(t,n,e)} ${ee(t,n,e)} ${on(t)}
${ln(t)} ${ge(t)} ${ue(t,s)} ${cn(t)}
</div>
${he(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function nt({game:t,state:e},s){return Tt(s,u`<div class="review-head">
</div>`}function et({game:t,state:e},s){return Ft(s,u`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a class="quiet button" href=${t.back} data-testid="back-to-game">
${b("back")}<span>${l("review-to-game")}</span>
</a>
${e.document?Ct(s,e.document.link,e.at):f}
</div>`)}function on(t){let{line:e,at:s}=t.state;if(e)return an(t,e);let{decision:n}=t;if(s===0||t.isOverview)return rn(t);let o=u`<h2>
${l("review-move-was",{where:X(t),move:z(t,!1)})}
</h2>
${n?u`<span class="worth">${et(t,n)}</span>`:f}`;return st(o,u`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?E(n):l("review-unjudged")}</b>
</p>
${n&&k(n)?u`<p class="why" data-testid="reasons">
${A(n,t.patches)}.
${F(n,t.patches).join(" ")}
</p>`:f}`)}function st(t,e){return u`<section
${n?u`<span class="worth">${tt(t,n)}</span>`:f}`;return nt(o,u`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?O(n):l("review-unjudged")}</b>
</p>
${n&&k(n)?u`<p class="why" data-testid="reasons">
${A(n,t.patches)}.
${E(n,t.patches).join(" ")}
</p>`:f}`)}function nt(t,e){return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function rn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ie(t,s);return nt(u`<h2>${l(e===n?"review-end":"review-start")}</h2>`,u`<p class="lost-line">${e===n?re(t):F(t)}</p>
${o?u`<p class="why">${o}</p>`:f}`)}function an(t,e){let s=e.frames.length-1;return nt(u`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,u`<ol class="line-moves" data-testid="line-moves">
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
</ol>`)}function ln(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&k(n),a=t.questions.length,i=r=>c=>c.pointerType==="mouse"&&t.peek(r);return u`<div class="acts">
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
</div>`}function cn(t){let{costly:e,document:s,at:n}=t.state,o=R(s,null).length>0,a=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
</div>`}function cn(t){let{costly:e,document:s,at:n}=t.state,o=x(s,null).length>0,a=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
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
<main class=${`${Bt(e,s)} finding`} data-testid="finding">
${un(t)} ${Jt(e,s,n,{moves:f})}
</main>
${It(e,s)}`}function un(t){let{finding:e,document:s}=t.state;if(!e||!s)return f;let n=e.answer?.verdict??"none";return u`<section
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
</section>`}function ye(t,e,s){let n=new AbortController,[{points:o}]=e.game.frames,a=p=>Ut(p,e.patches,n.signal,o),i=mn(e,p=>e.answer(p,a)),r=()=>St(t),m=Wt(t,i,s,()=>q(ve(e,i,s,r),t),{turnsCards:!1});return m.draw(),{draw:m.draw,close:()=>{n.abort(),m.close()}}}function mn(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:a}=t.game,[{points:i}]=n,r=[g(o,1),g(o,2)],c={start:n[s.number-1].position,moves:[],points:i};return new Mt(t.patches,c,{names:r,you:a},{onMove:(m,p)=>{queueMicrotask(async()=>{p.undo(),p.suggest([{move:m,label:"…",kind:"line"}]),await e(m);let{finding:d}=t.state;if(d?.answer?.move!==m)return;let w=B(d)?"better":"mine";p.suggest([{move:m,label:w==="better"?"✓":"×",kind:w}])})}})}var pn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,dn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function ke(t){let e=pn.exec(t);if(e===null)return null;let[,s,n,o]=e,a=bt(s,o?"original":"revised"),i=(n.match(dn)??[]).map(c=>c==="."?"pass":c);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:yt(a,null),moves:i,link:t}}var fn=36,hn=40,gn=70;function Se(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",r=>wn(r,e),{signal:n});let o=bn(e),a=$n(e),i=(r,c)=>t.addEventListener(r,m=>c(m),{signal:n});return i("pointerdown",r=>o.down(r)||a.down(r)),i("pointermove",o.move),i("pointerup",r=>o.up()||a.up(r)),i("pointercancel",()=>{o.up(),a.cancel()}),t.addEventListener("wheel",vn(e),{signal:n,passive:!1}),()=>s.abort()}function wn(t,e){let{target:s,key:n,altKey:o,ctrlKey:a,metaKey:i,shiftKey:r}=t;if(o||a||i||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&kt(t,(...m)=>e.walk(...m)))return;let c=s instanceof Element&&s.closest("[role=slider]")!==null;e.key(n,r,c)&&t.preventDefault()}function bn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:a}=e.getBoundingClientRect(),i=ne((n.clientX-o)/a,t.moves);(i!==t.state.at||t.state.line)&&t.look(i)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function $n(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=fn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function vn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let a=n.deltaY>0?1:-1;t.canStep(a)&&(n.preventDefault(),e=Math.sign(e)===a?e+n.deltaY:n.deltaY,!(Math.abs(e)<hn||n.timeStamp-s<gn)&&(s=n.timeStamp,e=0,t.step(a)))}}var yn=3;function xe(t,e){return(e===null?[1,2]:[e]).flatMap(n=>J(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,yn).map(({number:n})=>n)}function Pe(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var Re=5,N=class{constructor(e,s,n=e.frames.length-1){this.game=e;this.patches=s;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:Q,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=rt(o)}game;patches;pressed=!1;store;get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Yt(this.state.document,e),n=Pe(this.state.costly,xe(s,this.game.own)),{range:o}=I(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return C(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?ae(e,this.patches):H(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,a]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=a}toMark(e){let{at:s,document:n}=this.state,o=R(n,null).map(({number:r})=>r);if(o.length===0)return;let a=o.filter(r=>e>0?r>s:r<s),i=a.length>0?a:o;this.look(e>0?i[0]:i[i.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+Re)),PageDown:()=>this.look(Math.max(0,this.state.at-Re))}}key(e,s=!1,n=!1){let{finding:o,line:a,better:i}=this.state;if(o)return!1;if(e==="Escape"&&(a||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves),...n?this.sliderKeys():{}};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&k(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=me(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return R(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Qt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:a}=n,i=Xt(a,e);if(i)return this.found(a,i);this.store.dispatch({finding:{...n,judging:e}});let r=T(this.game.frames[a.number-1],e,this.patches),c=r&&await s(r.position);this.found(a,zt(a,e,c,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:pt(n[e],s)}})}};var Sn=300;async function jo(t,e){let{root:s,shell:n}=t,o=Promise.all([ct(e),lt("GET /api/games/{game}/replay",{game:e}),t.patches]),[a,i,r]=await o,c=xt(a,r);if(c===null)throw new it(l("page-outdated"));let{seats:m}=c;Gt(m);let p=W.find(P=>ft(m,P))??null,w={frames:Z(i,r),seats:m,own:p,back:`/game/${e}`};return Me(s,n,w,r,P=>U("GET /api/games/{game}/review",{game:e},P))}async function _o(t){let{root:e,shell:s}=t,n=Et(location.search),[o,a]=await Promise.all([xn(location.hash),t.patches]),i={...n,...o.tags},r=Z(o,a),c=o.automa?1:Pn(location.search),m=Rt({...o,tags:i}).map((x,P)=>({...x,yours:c===P+1})),d=c!==null&&o.automa===null?mt:Lt(o.link,[i.Player1,i.Player2]);return Me(e,s,{frames:r,seats:m,own:c,back:d},a,x=>U("POST /api/review",{text:o.link},x))}async function xn(t){let e=t.startsWith("#t=")?await Nt(t):t;if(e===null)throw new Error(l("link-may-be-old"));try{return await ut(e)}catch(s){let n=at(s)?ke(t):null;if(n===null)throw s;return n}}function Pn(t){let e=new URLSearchParams(t).get("seat");return W.find(s=>String(s)===e)??null}function Me(t,e,s,n,o){let a=new URLSearchParams(location.search).get("at"),i=new N(s,n,a===null?void 0:Number(a)||0),r=new Vt({open:o,later:(d,w)=>window.setTimeout(d,w),forget:d=>window.clearTimeout(d),take:d=>i.take(d),tell:d=>i.store.dispatch({course:d})}),c=Rn(t,i,e,()=>r.begin()),m=()=>r.wake();window.addEventListener("online",m);let p=[i.store.watch(c.draw),c.close,Ln(i),Se(t,i),()=>window.removeEventListener("online",m),()=>r.stop()];return i.moves>0&&r.begin(),{draw:c.draw,close:()=>{for(let d of p)d()}}}function Rn(t,e,s,n){let o=null,a=null;return{draw:()=>{let r=e.state.finding?.decision??null,c=r!==a;if(c&&o?.close(),a=r,r===null?(o=null,q($e(e,s,n),t),Zt(t),Mn(t)):c?o=ye(t,e,s):o?.draw(),c){let m=t.querySelector(".judged, .quilt.active .cells");m instanceof HTMLElement&&m.focus({preventScroll:!0})}},close:()=>o?.close()}}function Mn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function Ln(t){let e=t.state.at,s=0,n=()=>{let a=new URL(location.href);a.searchParams.set("at",String(e)),history.replaceState(null,"",a)},o=t.store.watch(({at:a})=>{a!==e&&(e=a,clearTimeout(s),s=window.setTimeout(n,Sn))});return()=>{o(),clearTimeout(s)}}export{jo as openGameReview,_o as openLinkReview};
</section>`}function ye(t,e,s){let n=new AbortController,[{points:o}]=e.game.frames,a=p=>Kt(p,e.patches,n.signal,o),i=mn(e,p=>e.answer(p,a)),r=()=>yt(t),m=Nt(t,i,s,()=>q(ve(e,i,s,r),t),{turnsCards:!1});return m.draw(),{draw:m.draw,close:()=>{n.abort(),m.close()}}}function mn(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:a}=t.game,[{points:i}]=n,r=[w(o,1),w(o,2)],c={start:n[s.number-1].position,moves:[],points:i};return new Rt(t.patches,c,{names:r,you:a},{onMove:(m,p)=>{queueMicrotask(async()=>{p.undo(),p.suggest([{move:m,label:"…",kind:"line"}]),await e(m);let{finding:d}=t.state;if(d?.answer?.move!==m)return;let g=J(d)?"better":"mine";p.suggest([{move:m,label:g==="better"?"✓":"×",kind:g}])})}})}var pn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,dn=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function ke(t){let e=pn.exec(t);if(e===null)return null;let[,s,n,o]=e,a=gt(s,o?"original":"revised"),i=(n.match(dn)??[]).map(c=>c==="."?"pass":c);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:$t(a,null),moves:i,link:t}}var fn=36,hn=40,gn=70;function Se(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",r=>wn(r,e),{signal:n});let o=bn(e),a=$n(e),i=(r,c)=>t.addEventListener(r,m=>c(m),{signal:n});return i("pointerdown",r=>o.down(r)||a.down(r)),i("pointermove",o.move),i("pointerup",r=>o.up()||a.up(r)),i("pointercancel",()=>{o.up(),a.cancel()}),t.addEventListener("wheel",vn(e),{signal:n,passive:!1}),()=>s.abort()}function wn(t,e){let{target:s,key:n,altKey:o,ctrlKey:a,metaKey:i,shiftKey:r}=t;if(o||a||i||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&vt(t,(...m)=>e.walk(...m)))return;let c=s instanceof Element&&s.closest("[role=slider]")!==null;e.key(n,r,c)&&t.preventDefault()}function bn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:a}=e.getBoundingClientRect(),i=ne((n.clientX-o)/a,t.moves);(i!==t.state.at||t.state.line)&&t.look(i)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function $n(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=fn&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function vn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let a=n.deltaY>0?1:-1;t.canStep(a)&&(n.preventDefault(),e=Math.sign(e)===a?e+n.deltaY:n.deltaY,!(Math.abs(e)<hn||n.timeStamp-s<gn)&&(s=n.timeStamp,e=0,t.step(a)))}}var yn=3;function xe(t,e){return(e===null?[1,2]:[e]).flatMap(n=>C(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,yn).map(({number:n})=>n)}function Re(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var Pe=5,K=class{constructor(e,s,n=e.frames.length-1){this.game=e;this.patches=s;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:Z,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=ot(o)}game;patches;pressed=!1;store;get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Wt(this.state.document,e),n=Re(this.state.costly,xe(s,this.game.own)),{range:o}=B(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return _(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?ae(e,this.patches):I(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,a]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=a}toMark(e){let{at:s,document:n}=this.state,o=x(n,null).map(({number:r})=>r);if(o.length===0)return;let a=o.filter(r=>e>0?r>s:r<s),i=a.length>0?a:o;this.look(e>0?i[0]:i[i.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+Pe)),PageDown:()=>this.look(Math.max(0,this.state.at-Pe))}}key(e,s=!1,n=!1){let{finding:o,line:a,better:i}=this.state;if(o)return!1;if(e==="Escape"&&(a||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let r=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves),...n?this.sliderKeys():{}};return Object.hasOwn(r,e)?(r[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&k(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=me(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return x(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Qt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:a}=n,i=Xt(a,e);if(i)return this.found(a,i);this.store.dispatch({finding:{...n,judging:e}});let r=D(this.game.frames[a.number-1],e,this.patches),c=r&&await s(r.position);this.found(a,zt(a,e,c,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:ut(n[e],s)}})}};var Sn=300;async function _o(t,e){let{root:s,shell:n}=t,[o,a]=await Promise.all([at(e),t.patches]),i=xt(o,a);if(i===null)throw new rt(l("page-outdated"));let{seats:r}=i;Ut(r);let c=W.find(g=>pt(r,g))??null,p={frames:St(i,a),seats:r,own:c,back:`/game/${e}`};return Me(s,n,p,a,g=>U(`/api/games/${e}/review`,void 0,g))}async function Co(t){let{root:e,shell:s}=t,n=Lt(location.search),[o,a]=await Promise.all([xn(location.hash),t.patches]),i={...n,...o.tags},r=Vt(o,a),c=o.automa?1:Rn(location.search),m=Zt({...o,tags:i}).map((P,N)=>({...P,yours:c===N+1})),d=c!==null&&o.automa===null?ct:Pt(o.link,[i.Player1,i.Player2]);return Me(e,s,{frames:r,seats:m,own:c,back:d},a,P=>U("/api/review",{text:o.link},P))}async function xn(t){let e=t.startsWith("#t=")?await Ht(t):t;if(e===null)throw new Error(l("link-may-be-old"));try{return await lt(e)}catch(s){let n=it(s)?ke(t):null;if(n===null)throw s;return n}}function Rn(t){let e=new URLSearchParams(t).get("seat");return W.find(s=>String(s)===e)??null}function Me(t,e,s,n,o){let a=new URLSearchParams(location.search).get("at"),i=new K(s,n,a===null?void 0:Number(a)||0),r=new Gt({open:o,later:(d,g)=>window.setTimeout(d,g),forget:d=>window.clearTimeout(d),take:d=>i.take(d),tell:d=>i.store.dispatch({course:d})}),c=Pn(t,i,e,()=>r.begin()),m=()=>r.wake();window.addEventListener("online",m);let p=[i.store.watch(c.draw),c.close,Ln(i),Se(t,i),()=>window.removeEventListener("online",m),()=>r.stop()];return i.moves>0&&r.begin(),{draw:c.draw,close:()=>{for(let d of p)d()}}}function Pn(t,e,s,n){let o=null,a=null;return{draw:()=>{let r=e.state.finding?.decision??null,c=r!==a;if(c&&o?.close(),a=r,r===null?(o=null,q($e(e,s,n),t),Yt(t),Mn(t)):c?o=ye(t,e,s):o?.draw(),c){let m=t.querySelector(".judged, .quilt.active .cells");m instanceof HTMLElement&&m.focus({preventScroll:!0})}},close:()=>o?.close()}}function Mn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function Ln(t){let e=t.state.at,s=0,n=()=>{let a=new URL(location.href);a.searchParams.set("at",String(e)),history.replaceState(null,"",a)},o=t.store.watch(({at:a})=>{a!==e&&(e=a,clearTimeout(s),s=window.setTimeout(n,Sn))});return()=>{o(),clearTimeout(s)}}export{_o as openGameReview,Co as openLinkReview};
