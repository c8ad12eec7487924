import{a as Ut,b as Wt,c as Gt,d as Nt}from"./stepping.js";import{b as _t}from"./replay.js";import{a as Bt,b as D,c as j,d as x,e as Ct,f as S,g as R,h as q,i as It,k as Ht}from"./document.js";import"./reader.js";import{a as yt,b as At,c as Et,d as Ft,e as Dt,h as jt}from"./board.js";import{c as N}from"./page_kit.js";import{e as qt}from"./measured.js";import"./tree.js";import"./local_source.js";import"./automa_cards.js";import{a as Tt}from"./to_analysis.js";import"./result.js";import{$a as g,A as it,Ja as ct,Ka as H,L as at,La as $,Ld as Jt,M as u,N as P,O as d,Od as Yt,Pb as G,Q as w,Rb as M,Tb as dt,Uc as $t,Vb as ft,Ya as U,Za as ut,Zb as ht,Zc as vt,_a as v,a as et,ab as pt,bb as mt,ca as lt,eb as y,ec as gt,ed as kt,fb as W,fd as St,j as l,jc as F,kd as xt,l as nt,ld as Rt,mc as bt,md as Pt,n as h,p as st,pc as wt,pd as Mt,v as ot,w as rt,wd as Ot,yd as Lt,z as I}from"./page.js";var ye=.25;function Vt(t){return{decision:t,answer:null,judging:null}}function Y({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Kt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function Xt({before:t,seat:e,points_lost:s},n,o,r){if(o===null)return{move:n,verdict:"unknown",lost:0};let a=Math.max(0,S(t,e)-S(o,e)),i=R(t,e)-R(o,e)<r.chance;return a<ye&&i?{move:n,verdict:"best",lost:a}:a<r.points&&i?{move:n,verdict:"good",lost:a}:{move:n,verdict:a<(s??0)?"better":"worse",lost:a}}var V=.5;function zt(t){return new Intl.NumberFormat(nt(),{minimumFractionDigits:2}).format(t)}function Qt(t){return String(Math.round(t*100))}function T(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),E(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:K(t),move:X(t)})}.`];return n?(o.push(O(n),Se(n,t.patches)),o.push(...A(n,t.patches)),o.push(z(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function K({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:g(t.seats,s)})}function X({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function O({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:r,luck:a}){if(F(s))return ke(a);if(!t)return l("review-only-move");let[i,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(r===null&&i<V)return l("review-good-move");let p={points:h(i),percent:Qt(c)},m=c>=.01?l("review-lost-both",p):l("review-lost-points",p);return r===null?`${m}.`:l("label-and-note",{label:l(`review-mark-${r}`),note:m})}function ke(t){let e=t?.points??0;if(Math.abs(e)<V)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:h(Math.abs(e))})}.`}function k({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=V)}function Se(t,e){return k(t)?`${L(t,e)}.`:""}function L({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:W(s,t[0])})}function A(t,e){return k(t)?t.reasons.map(({of:s,code:n,values:o})=>{let r="patch"in o&&{patch:W(e,String(o.patch))};return l(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...r})}):[]}function z({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?xe(S(n,e),e,t.seats):l("review-chance-of",{...v(t.seats,e),percent:Qt(R(n,e))})}function xe(t,e,s){let n=h(Math.abs(t));return n===h(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...v(s,t>0?e:$(e)),points:n})}function E({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=S(n,e),r=h(Math.abs(o));return r===h(0)?l("review-start-level"):l("review-start-ahead",{...v(t.seats,o>0?e:$(e)),points:r})}function Zt({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${pt(e,t.seats)}. ${mt(e,t.seats)}`:""}function te({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...v(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function ee({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let r=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:r,note:y(n,s,!0)})}function ne(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind==="whole"&&e?.hasReasons===!1)return l("review-whole-here");if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function se({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return l("review-find-question",o)}function oe(t,e){let{shell:s,root:n}=t.place,o=new AbortController,[{points:r}]=e.game.frames,a=p=>Dt(p,e.patches,o.signal,r),i=Re(e,p=>e.answer(p,a)),c=jt(t,i);return{view:()=>u`<main class=${`${Et(i,s)} finding`} data-testid="finding">
${Pe(e)}
${At(i,s,()=>ht(n),{moves:d})}
</main>
${Ft(i,s)}`,close:()=>{o.abort(),c()}}}function Re(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:r}=t.game,[{points:a}]=n,i=[g(o,1),g(o,2)],c={start:n[s.number-1].position,moves:[],points:a};return new yt(t.patches,c,{names:i,you:r},{onMove:(p,m)=>{queueMicrotask(async()=>{m.undo(),m.suggest([{move:p,label:"…",kind:"line"}]),await e(p);let{finding:f}=t.state;if(f?.answer?.move!==p)return;let b=Y(f)?"better":"mine";m.suggest([{move:p,label:b==="better"?"✓":"×",kind:b}])})}})}function Pe(t){let{finding:e,document:s}=t.state;if(!e||!s)return d;let n=e.answer?.verdict??"none";return u`<section
class=${Y(e)?"question found":"question"}
aria-label=${l("review-find")}
data-testid="question"
data-verdict=${e.judging===null?n:"judging"}
>
<p role="status">${se(e,s.thresholds)}</p>
<button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
${w("bulb")}<span>${l("review-find-answer")}</span>
</button>
<button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
${w("forward")}<span>${l("review-find-next")}</span>
</button>
</section>`}var Q=[10,10],Me=[50,50];function J(t,e,s,n,o=Q){let r=Le(t,e,s,n),a=n==="points"?Oe(o,r):o,[i,c]=n==="points"?a:Me,p=r.map(f=>f===null?null:(i-f)/(i+c)*100),m=i/(i+c)*100;return{scale:n,moves:e,range:a,level:m,heights:p,line:Ae(p),area:Ee(p,m),dots:Fe(t,e,n,p)}}function Oe([t,e],s){let n=s.map(r=>r??0),o=r=>Math.ceil(r/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Le(t,e,s,n){let o=i=>i?n==="points"?S(i,s):(R(i,s)-.5)*100:null,r=t?.decisions??[];return[o(t?.start??r[0]?.before),...Array.from({length:e},(i,c)=>{let p=r[c];return o(D(p)?p.after:r[c+1]?.before??null)})]}function Ae(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Ee(t,e){let s=e.toFixed(1),n=[],o=[],r=0;for(let[a,i]of[...t,null].entries())i!==null?(o.length===0&&(r=a),o.push(`L${a} ${i.toFixed(1)}`)):o.length>0&&(n.push(`M${r} ${s}${o.join("")}L${a-1} ${s}Z`),o=[]);return n.join("")}function Fe(t,e,s,n){return x(t,null).flatMap(o=>{let r=o.marks[s];if(!r)return[];let a=o.number/Math.max(1,e)*100,i=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:r,x:a,y:i}]})}function re(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var De=36,je=40,qe=70;function ie(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",dt(e),{signal:n});let o=Te(e),r=Je(e),a=(i,c)=>t.addEventListener(i,p=>c(p),{signal:n});return a("pointerdown",i=>o.down(i)||r.down(i)),a("pointermove",o.move),a("pointerup",i=>o.up()||r.up(i)),a("pointercancel",()=>{o.up(),r.cancel()}),t.addEventListener("wheel",_e(e),{signal:n,passive:!1}),()=>s.abort()}function Te(t){let e=null,s=n=>{if(!e)return;let{left:o,width:r}=e.getBoundingClientRect(),a=re((n.clientX-o)/r,t.moves);(a!==t.state.at||t.state.line)&&t.look(a)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function Je(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=De&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function _e(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let r=n.deltaY>0?1:-1;t.canStep(r)&&(n.preventDefault(),e=Math.sign(e)===r?e+n.deltaY:n.deltaY,!(Math.abs(e)<je||n.timeStamp-s<qe)&&(s=n.timeStamp,e=0,t.step(r)))}}function ae(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Be(e);let r=o[n],a=o[Math.max(0,n-1)],{decision:i}=t,c=i&&k(i)?i.best:null,p=t.isOverview?t.view:r.player??t.view,m=c!==null&&s?_(a,c,t.patches):null;if(m)return{frame:m,mover:p,made:c,better:null,chosen:a};let f=t.isOverview?null:r.move;return{frame:r,mover:p,made:f,better:c,chosen:a}}function Be({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var Ce=12;function _(t,e,s){let n=wt(t.position,s),o=n&&bt(n,e,s);if(!n||!o)return null;let r=t.automa&&{...t.automa,turns:[],levels:[]};return{...vt(o,s,r,t.points),move:e,player:n.turn}}function le({number:t,best:e,line:s},n,o){let r=[{...n,move:null,player:null}],a=s.length>0?s:e===null?[]:[e];for(let i of a.slice(0,Ce)){let c=_(r[r.length-1],i,o);if(c===null)break;r.push(c)}return r.length>1?{number:t,frames:r,at:0}:null}var ce=5,B=class extends Nt{constructor(s,n,o){let r={document:null,stream:{kind:"asking"},scale:"points",range:Q,costly:[],better:!1,line:null,finding:null,said:""};super(s.frames,n,r,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let n=Bt(this.state.document,s),o=It(this.state.costly,q(n,this.game.own)),{range:r}=J(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:o,range:r}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return j(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null})}show(s){this.store.dispatch(s),this.store.dispatch({said:this.sentence})}get sentence(){let{line:s}=this.state;return s?ee(s,this.patches):T(this)}step(s){let{at:n,line:o}=this.state;if(!o)return this.look(n+s);let r=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:r}})}canStep(s){let{at:n,line:o}=this.state,[r,a]=o?[o.at,o.frames.length-1]:[n,this.moves];return r+s>=0&&r+s<=a}toMark(s){let{at:n,document:o}=this.state,r=x(o,null).map(({number:c})=>c);if(r.length===0)return;let a=r.filter(c=>s>0?c>n:c<n),i=a.length>0?a:r;this.look(s>0?i[0]:i[i.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+ce)),PageDown:()=>this.look(Math.max(0,this.state.at-ce))}}key(s,n=!1,o=!1){let{finding:r,line:a,better:i}=this.state;if(r)return!1;if(s==="Escape"&&(a||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:n}=this;n&&k(n)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let n=le(s,this.frames[s.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}get questions(){return x(this.state.document,this.game.own)}find(){let{at:s}=this.state,n=this.questions.find(({number:o})=>o===s);n?this.ask(n):this.findNext()}findNext(){let{at:s}=this.state,{questions:n}=this,o=n.find(({number:r})=>r>s)??n[0];o&&this.ask(o)}ask(s){this.look(s.number),this.store.dispatch({finding:Vt(s),said:""})}reveal(){this.show({finding:null})}async answer(s,n){let{finding:o,document:r}=this.state;if(!o||!r||o.judging!==null)return;let{decision:a}=o,i=Kt(a,s);if(i)return this.found(a,i);this.store.dispatch({finding:{...o,judging:s}});let c=_(this.frames[a.number-1],s,this.patches),p=c&&await n(c.position);this.found(a,Xt(a,s,p,r.thresholds))}found(s,n){let{finding:o}=this.state;o?.decision===s&&this.store.dispatch({finding:{decision:s,answer:n,judging:null}})}};function ue(t,e,s){return[t.view,$(t.view)].map(n=>Ie(t,e,n,s))}function Ie(t,{frame:e,mover:s,made:n,better:o},r,a){let{game:i,patches:c,state:p}=t,{letters:m,coordinates:f}=a.settings,b=r===(e.automa?1:s),tt=r===s;return Lt({frame:e,seats:i.seats,player:r,patches:c,lettered:m,named:f,box:"quilt-box",place:`${b?"front":"back"} ${r===t.view?"left":"right"}`,cursor:p.walks[r],fresh:G([tt?n:null],c),marks:Ue(tt?o:null,c),extras:{thumbnail:b?d:He(e.players[r-1],c)}})}function He(t,e){return u`<span class="thumbnail">${Ot(t,e)}</span>`}function Ue(t,e){let s="better";return G([t],e).map(n=>({...n,label:"!",kind:s}))}function pe({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let r=(a,i)=>a!==null&&a!=="pass"&&(F(a)?a[2]:a[0])===i;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${gt(e).map(a=>{let{income:i,buttons:c,time:p}=t[a],m=r(s,a),f=r(n,a);return u`<div
class=${["offered-patch",m&&"made",f&&"better"].filter(Boolean).join(" ")}
data-offer=${a}
title=${U(t[a])}
>
${ct(a,t[a],0,o)}
<span class="price">${kt(c)}${St(p)}</span>
<span class="visually-hidden"
>${U(t[a])}
${m?l("review-offer-played"):""}${f?l("review-offer-better"):""}</span
>
${i>0?We(i):d}
${m||f?u`<span class="which" aria-hidden="true"
>${l(f?"review-offer-better":"review-offer-played")}</span
>`:d}
</div>`})}
</section>`}function We(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var Ge={inaccuracy:P`<circle r="3.2"></circle>`,mistake:P`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:P`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function me(t,e){let{document:s,at:n,scale:o,range:r}=t.state,{view:a,moves:i,game:c}=t,p=J(s,i,a,o,r),m=n/Math.max(1,i)*100,f=p.heights[n],{level:b}=p;return u`<section class="graph" aria-label=${l("review-graph")}>
${Ve(t)}
<div
class=${`plot view-${a}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${i}
aria-valuenow=${n}
aria-valuetext=${T(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,i)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${i} height=${b}></rect></clipPath>
<clipPath id="behind">
<rect y=${b} width=${i} height=${100-b}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${p.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${p.area}></path>
<path class="level" d=${`M0 ${b}H${i}`}></path>
<path class="curve" d=${p.line}></path>
</svg>
${p.dots.map(Ye)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${f==null?d:P`<circle class="here" cx=${`${m}%`} cy=${`${f}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${M(a)}${g(c.seats,a)}</span>
<span class="side-name down"
>${M($(a))}${g(c.seats,$(a))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${p.range[0]}`:"100 %"}</span
>
</div>
${Ne(t,e)}
</section>`}function Ne({state:{stream:t,document:e}},s){let n=ne(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${l("review-again")}
</button>`:d}
</p>`}function Ye({decision:t,mark:e,x:s,y:n}){return P`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${Ge[e]}</g>
</svg>`}function Ve({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return u`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var de=["placing","timing","economy","special","patches"];function C({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,$(t)]}function fe(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${Xe(t)} ${Ze(t)} ${en(t)}`:d}
${s?nn(t):d} ${on(t)}
${s&&!st.isStatic?Ke(s.link,t.game.seats,e):d}
</div>`}function Ke(t,e,s){let[n,o]=e.map(({name:p})=>p),{pathname:r,searchParams:a}=new URL(Rt(t,[n,o]),"http://x"),[i]=r.split("/").slice(-1),c=new URLSearchParams({game:i,...Mt(s)});for(let[p,m]of a)c.set(p,m);return u`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${w("download")}<span>${l("review-animation")}</span></a
>
</p>`}function he(t){return t.state.document?u`<div class="sums">${ge(t,3)}</div>`:u`<div class="sums"></div>`}function Xe(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${ge(t)}
<p class="small">${l("review-accuracy-is")}</p>
${ze(t.state.document?.variant==="solo"?"solo":"duel")}
</section>`}function ze(t){return u`<details class="fold" data-testid="levels">
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
${qt[t].map(({lost:e,accuracy:s},n)=>u`<tr>
<th scope="row">${n+1}</th>
<td>${zt(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function ge(t,e){let{document:s}=t.state,n=C(t),o=[["review-points-each",({points_lost:i})=>h(i)],["review-accuracy",({accuracy:i})=>i===null?l("review-unknown"):String(Math.round(i))],["review-near-level",({near_level:i})=>i===null?l("review-unknown"):l("review-near",{level:String(i)})],["review-best-moves",({best:i,decisions:c})=>l("review-best-of",{best:String(i),of:String(c)})],["review-points-all",({points_lost_total:i})=>h(i)]],r=n.some(i=>s?.sides[i-1]?.near_level),a=o.filter(([i])=>r||i!=="review-near-level");return u`<table class="scores" data-testid=${e?"sums":"figures"}>
${be(t)}
<tbody>
${a.slice(0,e).map(([i,c])=>u`<tr>
<th scope="row">${l(i)}</th>
${n.map(p=>{let m=s?.sides[p-1];return u`<td>${m?c(m):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function be(t){return u`<thead>
<tr>
<td></td>
${C(t).map(e=>u`<th scope="col">${Qe(t,e)}</th>`)}
</tr>
</thead>`}function Qe({game:t},e){return u`${M(e)} ${g(t.seats,e)}`}function Ze(t){return C(t).map(e=>{let s=Ct(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${l("review-three",v(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${l("review-overview-none")}</p>`:d}
<ol>
${s.map(n=>{let o=y(n.move,t.patches);return u`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${L(n,t.patches)}.
${A(n,t.patches).join(" ")}</span
>
<span class="cost-of">−${h(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${tn(t,e)}
</section>`})}function tn(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return d;let o=y(s.decisions[n.number-1].move,t.patches);return u`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(n.number)}
>
<span class="number">${n.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${h(n.points)}</span>
</button>`}function en(t){let{document:e}=t.state,s=C(t),n=(a,i)=>e?.sides[a-1]?.account[i]??0,o=s.flatMap(a=>de.map(i=>n(a,i)));if(o.every(a=>a===0))return d;let r=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${be(t)}
<tbody>
${de.map(a=>u`<tr>
<th scope="row">${l(`review-account-${a}`)}</th>
${s.map(i=>{let c=n(i,a);return u`<td>
<span class="points">${h(c)}</span>
<svg class=${`share of-${i}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/r*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function nn(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=E(t);return!s&&!n?d:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${l("review-luck")}</h2>
<p>${sn(s.points)}</p>`:d}
${n?u`<h2>${l("review-start-heading")}</h2>
<p>${n}</p>`:d}
</section>`}function sn(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:h(Math.abs(t))})}function on(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,r)=>{let a=r+1,i=s.document?.decisions[r],c=s.at===a;return u`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${a}
@click=${()=>t.look(a)}
>
<span class="number">${a}</span>
<span class="move-words"
>${lt("happened",{name:u`<b>${g(e.seats,o.player??1)}</b>`},{deed:y(o.move??"pass",n)})}${rn(i)}</span
>
</button>
</li>`})}
</ol>
</section>`}function rn(t){return D(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${O(t)}</span>`:d}function we(t,e,s){let n=ae(t),o=n.frame.automa?"solo":"duel";return u`<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${ue(t,n,e)} ${pe(t,n,e)} ${an(t)}
${un(t)} ${he(t)} ${me(t,s)} ${pn(t)}
</div>
${fe(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function $e({game:t,state:e},s){return u`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a class="quiet button" href=${t.back} data-testid="back-to-game">
${w("back")}<span>${l("review-to-game")}</span>
</a>
${e.document?Tt(s,e.document.link,e.at):d}
</div>`}function an(t){let{line:e,at:s}=t.state;if(e)return cn(t,e);let{decision:n}=t;if(s===0||t.isOverview)return ln(t);let o=u`<h2>
${l("review-move-was",{where:K(t),move:X(t,!1)})}
</h2>
${n?u`<span class="worth">${z(t,n)}</span>`:d}`;return Z(o,u`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?O(n):l("review-unjudged")}</b>
</p>
${n&&k(n)?u`<p class="why" data-testid="reasons">
${L(n,t.patches)}.
${A(n,t.patches).join(" ")}
</p>`:d}`)}function Z(t,e){return u`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function ln(t){let{at:e}=t.state,{view:s,moves:n}=t,o=te(t,s);return Z(u`<h2>${l(e===n?"review-end":"review-start")}</h2>`,u`<p class="lost-line">${e===n?Zt(t):E(t)}</p>
${o?u`<p class="why">${o}</p>`:d}`)}function cn(t,e){let s=e.frames.length-1;return Z(u`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,u`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},r)=>{let a=e.at===r+1,i={name:g(t.game.seats,o??1),move:y(n??"pass",t.patches)};return u`<li>
<button
type="button"
class=${a?"now":""}
aria-current=${a?"step":"false"}
@click=${()=>t.show({line:{...e,at:r+1}})}
>
${l("review-line-move",i)}
</button>
</li>`})}
</ol>`)}function un(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&k(n),r=t.questions.length,a=i=>c=>c.pointerType==="mouse"&&t.peek(i);return u`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!e?"false":"true"}
@click=${()=>o&&!e&&t.compare(!s)}
@pointerenter=${a(!0)}
@pointerleave=${a(!1)}
>
${w("eye")}<span>${l("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${w(e?"back":"forward")}<span
>${l(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="find"
aria-disabled=${r>0?"false":"true"}
@click=${()=>r>0&&t.find()}
>
${w("bulb")}<span>${l("review-find")}</span>
</button>
</div>`}function pn(t){let{costly:e,document:s,at:n}=t.state,o=q(s,t.game.own),r=x(s,null).length>0,a=[["review-mark-back","first","mark-back",r,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",r,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",v(t.game.seats,t.view))}
>
${[0,1,2].map(i=>{let c=j(s,e[i]??0);if(!c)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let p=h(c.points_lost??0);return u`<button
type="button"
class=${c.number===n?"costly-one now":"costly-one"}
data-testid=${`costly-${i+1}`}
aria-current=${c.number===n?"true":"false"}
title=${l("review-costly",{rank:String(o.indexOf(c.number)+1),number:String(c.number),points:p})}
@click=${()=>t.look(c.number)}
>
<small>${l("review-move-number",{number:String(c.number)})}</small>
−${p}
</button>`})}
</div>
${a.map(([i,c,p,m,f])=>u`<button
type="button"
class=${p}
data-testid=${p}
aria-label=${l(i)}
title=${l(i)}
aria-disabled=${m?"false":"true"}
@click=${()=>m&&f()}
>
${w(c)}
</button>`)}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}var mn=300,co=N(async(t,e)=>{let[s,n]=await Promise.all([it(e),t.place.patches]),o=$t(s,n);if(o===null)throw new ot(l("page-outdated"));let{seats:r}=o;Jt(r);let a=H.find(c=>ut(r,c))??null,i=_t(o,n);return ve(t,{frames:i,seats:r,own:a,back:`/game/${e}`},c=>I("GET /api/games/{game}/review",{game:e},c))}),uo=N(async t=>{let e=await t.place.patches,s=await Ut(location.hash,e),n={...Pt(location.search),...s.tags},o=Wt(s,e),r=hn(location.search),a=s.automa?1:r||null,i=Gt({...s,tags:n}).map((f,b)=>({...f,yours:a===b+1})),c=r===null?xt(s.link,[n.Player1,n.Player2]):at(s.automa?"automa":r===0?"person":"computer"),m=dn(f=>I("POST /api/review",{text:s.link},f),o,s.link,e);return ve(t,{frames:o,seats:i,own:a,back:c},m)});function dn(t,e,s,n){return async function*(o){let r=!1;try{for await(let a of t(o))r=!0,yield a}catch(a){if(r||!rt(a))throw a;let{reviewHere:i}=await Yt("judge");yield*i(e,s,n,o)}}}async function ve(t,e,s){let{root:n,shell:o,patches:r}=t.place,a=new URLSearchParams(location.search).get("at"),i=new B(e,await r,a===null?void 0:Number(a)||0),c=new Ht({open:s,...et,take:m=>i.take(m),tell:m=>i.store.dispatch({stream:m})});t.middle=()=>$e(i,o),t.drawn=()=>{ft(n),gn(n)};let p=fn(t,i);return t.hear("online",()=>c.wake()),t.until(i.store.watch(p.consider)),t.until(p.close),t.until(bn(i)),t.until(ie(n,i)),t.until(()=>c.stop()),i.moves>0&&c.begin(),()=>p.view()??we(i,o,()=>c.begin())}function fn(t,e){let s=null,n=null;return{view:()=>s?.view(),close:()=>s?.close(),consider:()=>{let o=e.state.finding?.decision??null;if(o===n)return t.changed();n=o,s?.close(),s=o&&oe(t,e),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells")?.focus({preventScroll:!0})}}}function hn(t){let e=new URLSearchParams(t).get("seat");return[0,...H].find(s=>String(s)===e)??null}function gn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function bn(t){let e=t.state.at,s=0,n=()=>{let r=new URL(location.href);r.searchParams.set("at",String(e)),history.replaceState(null,"",r)},o=t.store.watch(({at:r})=>{r!==e&&(e=r,clearTimeout(s),s=window.setTimeout(n,mn))});return()=>{o(),clearTimeout(s)}}export{co as openGameReview,uo as openLinkReview};
