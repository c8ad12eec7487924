import{a as Yt,b as Vt,c as Kt,d as Xt}from"./stepping.js";import{a as It,b as T,c as R,d as P,e as Nt,f as x,g as L,h as J,i as Ht,j as Ut,l as Gt}from"./document.js";import{a as Ct}from"./to_analysis.js";import{b as Wt}from"./replay.js";import"./reader.js";import{a as xt,b as Dt,c as jt,d as qt,e as _t}from"./board.js";import{a as Jt}from"./worth_page.js";import"./result.js";import{c as V}from"./page_kit.js";import"./tree.js";import"./local_source.js";import{f as Tt}from"./here_page.js";import"./automa_cards.js";import{Ad as Pt,B as N,C as lt,Cc as q,Fc as vt,Gd as Lt,Hd as Ot,Ic as yt,Id as Mt,Ld as At,P as ct,Q as p,R as O,S as f,Sd as Et,U as b,Ua as pt,Ud as Ft,Wa as H,Xa as v,a as st,dc as Y,de as Bt,fc as A,ga as ut,ie as zt,jb as U,k as l,kb as mt,kc as gt,lb as y,m as ot,mb as w,mc as bt,nb as dt,nd as kt,o as g,ob as ft,q as rt,qc as wt,rb as k,sb as ht,sd as St,tb as G,w as it,x as at,xc as $t,zd as Rt}from"./page.js";var Fe=5;function Qt(t){return{numbers:Ht(t,Fe),at:0,outcomes:{}}}function Zt(t,n){let{number:s}=n.decision;if(t.outcomes[s]||!E(n))return t;let e=n.tries===1?"first":"later",o=n.answer?.verdict==="shown"?"shown":e;return{...t,outcomes:{...t.outcomes,[s]:o}}}var De=.25;function te(t){return{decision:t,answer:null,judging:null,tries:0}}function K({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function E(t){return K(t)||t.answer?.verdict==="shown"}function ee({best:t,move:n,points_lost:s},e){return e===t?{move:e,verdict:"best",lost:0}:e===n?{move:e,verdict:"same",lost:s??0}:null}function ne({before:t,seat:n,points_lost:s},e,o,r){if(o===null)return{move:e,verdict:"unknown",lost:0};let i=Math.max(0,x(t,n)-x(o,n)),a=L(t,n)-L(o,n)<r.chance;return i<De&&a?{move:e,verdict:"best",lost:i}:i<r.points&&a?{move:e,verdict:"good",lost:i}:{move:e,verdict:i<(s??0)?"better":"worse",lost:i}}var X=.5;function se(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function oe(t){return String(Math.round(t*100))}function _(t){let{at:n,document:s}=t.state,{decision:e}=t;if(n===0)return[l("review-start"),j(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:z(t),move:Q(t)})}.`];return e?(o.push(F(e),re(e,t.patches)),o.push(...M(e,t.patches)),o.push(Z(t,e))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function z({game:t,state:{at:n}}){if(n===0)return l("review-start");let s=t.frames[n].player??1;return l("review-move",{number:String(n),name:w(t.seats,s)})}function Q({game:t,patches:n,state:{at:s}},e=!0){let{move:o}=t.frames[s];return o===null?"":k(o,n,e)}function F({choice:t,best:n,move:s,points_lost:e,chance_lost:o,mark:r,luck:i}){if(q(s))return je(i);if(!t)return l("review-only-move");let[a,c]=[e??0,o??0];if(s===n)return l("review-best-move");if(r===null&&a<X)return l("review-good-move");let u={points:g(a),percent:oe(c)},m=c>=.01?l("review-lost-both",u):l("review-lost-points",u);return r===null?`${m}.`:l("label-and-note",{label:l(`review-mark-${r}`),note:m})}function je(t){let n=t?.points??0;if(Math.abs(n)<X)return`${l("review-level-luck")}.`;let s=n>0?"review-lucky":"review-unlucky";return`${l(s,{points:g(Math.abs(n))})}.`}function S({choice:t,best:n,move:s,mark:e,points_lost:o}){return t&&n!==null&&n!==s&&(e!==null||(o??0)>=X)}function re(t,n){return S(t)?`${D(t,n)}.`:""}function D({best:t,move:n},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");let[e,o]=[t,n].map(i=>ht(i,s));if(t.startsWith("+"))return l("review-better-put",{there:e,here:o});let r=G(s,t[0]);return n==="pass"||t[0]!==n[0]?l("review-better-take",{patch:r}):l(e===o?"review-better-turned":"review-better-elsewhere",{patch:r,there:e,here:o})}function M(t,n){return S(t)?t.reasons.map(({of:s,code:e,values:o})=>{let r="patch"in o&&{patch:G(n,String(o.patch))};return l(s==="mine"?`mine-${e}`:`reason-${e}`,{...o,...r})}):[]}function Z({game:t,view:n,state:{scale:s}},{after:e}){return s==="points"?qe(x(e,n),n,t.seats):l("review-chance-of",{...y(t.seats,n),percent:oe(L(e,n))})}function qe(t,n,s){let e=g(Math.abs(t));return e===g(0)?l("review-margin",{who:"level",name:"",points:e}):l("review-margin",{...y(s,t>0?n:v(n)),points:e})}function j({game:t,view:n,state:{document:s}}){let e=s?.start;if(!e)return"";let o=x(e,n),r=g(Math.abs(o));return r===g(0)?l("review-start-level"):l("review-start-ahead",{...y(t.seats,o>0?n:v(n)),points:r})}function ie({game:t}){let n=t.frames[t.frames.length-1];return n.stage==="over"?`${dt(n,t.seats)}. ${ft(n,t.seats)}`:""}function ae({game:t,state:{document:n}},s){let e=n?.sides[s-1];if(!e||e.accuracy===null||e.decisions===0)return"";let o={...y(t.seats,s),points:g(e.points_lost),accuracy:String(Math.round(e.accuracy))};return e.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(e.near_level)})}function le({frames:t,at:n},s){let{move:e}=t[n],o=String(t.length-1);if(e===null)return l("review-line-before");let r=l("review-line-at",{number:String(n),of:o});return l("label-and-note",{label:r,note:k(e,s,!0)})}function ce(t,n){if(t.kind==="refused")return l(n===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind==="whole"&&n?.hasReasons===!1)return l("review-whole-here");if(t.kind!=="coming"||n===null)return l(`review-${t.kind}`);let{done:s,of:e,stage:o}=n;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(e)})}function ue({answer:t,judging:n,decision:s},e){if(n!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:g(t.lost)});let o={number:String(s.number),points:g(e.points)};return l("review-find-question",o)}function tt(t,n,s){let e=R(n,t);if(!e)return"";let o=M(e,s);return o.length===0&&o.push(l(n.hasReasons===!1?"review-why-here":"review-why")),[re(e,s),...o].join(" ")}function pe({numbers:t,outcomes:n},s){let e=h=>t.filter($=>n[$]===h).length,o=e("first"),r=o+e("later"),i=l("review-lesson-found",{found:String(r),of:String(t.length),first:String(o)}),a=new Map;for(let h of t)for(let[$,Ee]of Object.entries(s.decisions[h-1].account??{}))a.set($,(a.get($)??0)+Ee);let c=[...a.values()].reduce((h,$)=>h+$,0),[u]=[...a].sort(([,h],[,$])=>$-h);if(!u||c===0)return[i];let[m,d]=u;return[i,l("review-lesson-cause",{cause:l(`review-account-${m}`),points:g(d),all:g(c)}),l(`review-lesson-${m}`)]}function me(t,n){let{shell:s,root:e}=t.place,o=new AbortController,[{points:r}]=n.game.frames,i=u=>Jt(u,n.patches,o.signal,r),a=Te(n,u=>n.answer(u,i)),c=_t(t,a);return{view:()=>{let u=Je(n),m=u?{middle:u,tools:f}:{};return p`<main
class=${`${jt(a,s)} finding${u?" ended":""}`}
data-testid="finding"
>
${_e(n,a)}
${Dt(a,s,()=>wt(e),{moves:f,...m})}
</main>
${qt(a,s)}`},close:()=>{o.abort(),c()}}}function Te(t,n){let{decision:s}=t.state.finding,{frames:e,seats:o,own:r}=t.game,[{points:i}]=e,a=[w(o,1),w(o,2)],c={start:e[s.number-1].position,moves:[],points:i};return new xt(t.patches,c,{names:a,you:r},{onMove:(u,m)=>{queueMicrotask(async()=>{m.undo(),m.suggest([{move:u,label:"…",kind:"line"}]),await n(u);let{finding:d}=t.state;d?.answer?.move===u&&de(m,d)})}})}function de(t,n){let{move:s}=n.answer,e=E(n)?"better":"mine";t.suggest([{move:s,label:e==="better"?"✓":"×",kind:e}])}function Je({state:{finding:t,document:n},patches:s}){return!t||!n||!E(t)?null:p`<section class="panel lesson-why" data-testid="lesson-why">
<p>${tt(t.decision.number,n,s)}</p>
</section>`}function _e(t,n){let{finding:s,document:e,lesson:o}=t.state;if(!s||!e||!o)return f;let r=s.answer?.verdict??"none",i=E(s),a={at:String(o.at+1),of:String(o.numbers.length)},c=()=>{t.reveal(),t.state.finding&&de(n,t.state.finding)};return p`<section
class=${K(s)?"question found":"question"}
aria-label=${l("review-learn")}
data-testid="question"
data-verdict=${s.judging===null?r:"judging"}
>
<p role="status">
<b data-testid="lesson-place">${l("review-lesson-place",a)}</b>
${ue(s,e.thresholds)}
</p>
${i?p`<button type="button" data-testid="leave-lesson" @click=${()=>t.leave()}>
${b("graph")}<span>${l("review-lesson-leave")}</span>
</button>`:p`<button type="button" data-testid="show-answer" @click=${c}>
${b("bulb")}<span>${l("review-find-answer")}</span>
</button>`}
<button
type="button"
class=${i?"main":""}
data-testid="find-next"
@click=${()=>t.findNext()}
>
${b("forward")}<span>${l(i?"review-find-next":"review-find-skip")}</span>
</button>
</section>`}function fe(t){let{lesson:n,document:s}=t.state;return!n||!s?f:p`<main class="lesson-end" data-testid="lesson-end">
<section class="panel" aria-labelledby="lesson-heading">
<h2 id="lesson-heading" tabindex="-1">${l("review-lesson-end")}</h2>
${pe(n,s).map(e=>p`<p>${e}</p>`)}
<ol class="lesson-list">
${n.numbers.map((e,o)=>{let r=n.outcomes[e];return p`<li>
<button
type="button"
class="move"
data-testid=${`lesson-${o+1}`}
@click=${()=>t.look(e)}
>
<span class="move-words">
<b>${l("review-move-number",{number:String(e)})}</b>
${l(`review-lesson-${r??"passed"}`)}
${tt(e,s,t.patches)}
</span>
</button>
</li>`})}
</ol>
<div class="row">
<button type="button" data-testid="lesson-again" @click=${()=>t.learn()}>
${b("again")}<span>${l("review-lesson-again")}</span>
</button>
<button
type="button"
class="main"
data-testid="leave-lesson"
@click=${()=>t.leave()}
>
${b("graph")}<span>${l("review-lesson-leave")}</span>
</button>
</div>
</section>
</main>`}var et=[10,10],Ce=[50,50];function C(t,n,s,e,o=et){let r=We(t,n,s,e),i=e==="points"?Be(o,r):o,[a,c]=e==="points"?i:Ce,u=r.map(d=>d===null?null:(a-d)/(a+c)*100),m=a/(a+c)*100;return{scale:e,moves:n,range:i,level:m,heights:u,line:Ie(u),area:Ne(u,m),dots:He(t,n,e,u)}}function Be([t,n],s){let e=s.map(r=>r??0),o=r=>Math.ceil(r/5)*5;return[Math.max(t,o(Math.max(...e))),Math.max(n,o(-Math.min(...e)))]}function We(t,n,s,e){let o=a=>a?e==="points"?x(a,s):(L(a,s)-.5)*100:null,r=t?.decisions??[];return[o(t?.start??r[0]?.before),...Array.from({length:n},(a,c)=>{let u=r[c];return o(T(u)?u.after:r[c+1]?.before??null)})]}function Ie(t){let n=!1;return t.map((s,e)=>{if(s===null)return n=!1,"";let o=`${n?"L":"M"}${e} ${s.toFixed(1)}`;return n=!0,o}).join("")}function Ne(t,n){let s=n.toFixed(1),e=[],o=[],r=0;for(let[i,a]of[...t,null].entries())a!==null?(o.length===0&&(r=i),o.push(`L${i} ${a.toFixed(1)}`)):o.length>0&&(e.push(`M${r} ${s}${o.join("")}L${i-1} ${s}Z`),o=[]);return e.join("")}function He(t,n,s,e){return P(t,null).flatMap(o=>{let r=o.marks[s];if(!r)return[];let i=o.number/Math.max(1,n)*100,a=Math.max(0,Math.min(100,e[o.number]??0));return[{decision:o,mark:r,x:i,y:a}]})}function he(t,n){return Math.max(0,Math.min(n,Math.round(t*n)))}var Ue=36,Ge=40,Ye=70;function ge(t,n){let s=new AbortController,{signal:e}=s;window.addEventListener("keydown",gt(n),{signal:e});let o=Ve(n),r=Ke(n),i=(a,c)=>t.addEventListener(a,u=>c(u),{signal:e});return i("pointerdown",a=>o.down(a)||r.down(a)),i("pointermove",o.move),i("pointerup",a=>o.up()||r.up(a)),i("pointercancel",()=>{o.up(),r.cancel()}),t.addEventListener("wheel",Xe(n),{signal:e,passive:!1}),()=>s.abort()}function Ve(t){let n=null,s=e=>{if(!n)return;let{left:o,width:r}=n.getBoundingClientRect(),i=he((e.clientX-o)/r,t.moves);(i!==t.state.at||t.state.line)&&t.look(i)};return{down:e=>(n=e.target instanceof Element?e.target.closest(".plot"):null,!n||e.button!==0||!e.isPrimary?(n=null,!1):(n.setPointerCapture(e.pointerId),s(e),!0)),move:s,up:()=>{let e=n!==null;return n=null,e}}}function Ke(t){let n=null;return{down:s=>{let e=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return n=e&&o?{x:s.clientX,y:s.clientY}:null,n!==null},up:s=>{if(!n||!s.isPrimary)return;let[e,o]=[s.clientX-n.x,s.clientY-n.y];n=null,Math.abs(e)>=Ue&&Math.abs(e)>2*Math.abs(o)&&t.step(e<0?1:-1)},cancel:()=>{n=null}}}function Xe(t){let n=0,s=0;return e=>{if(!(e.target instanceof Element&&e.target.closest(".plot, .quilt-box"))||e.ctrlKey||e.deltaY===0)return;let r=e.deltaY>0?1:-1;t.canStep(r)&&(e.preventDefault(),n=Math.sign(n)===r?n+e.deltaY:e.deltaY,!(Math.abs(n)<Ge||e.timeStamp-s<Ye)&&(s=e.timeStamp,n=0,t.step(r)))}}function be(t){let{line:n,better:s,at:e}=t.state,{frames:o}=t.game;if(n)return ze(n);let r=o[e],i=o[Math.max(0,e-1)],{decision:a}=t,c=a&&S(a)?a.best:null,u=t.isOverview?t.view:r.player??t.view,m=c!==null&&s?B(i,c,t.patches):null;if(m)return{frame:m,mover:u,made:c,better:null,chosen:i};let d=t.isOverview?null:r.move;return{frame:r,mover:u,made:d,better:c,chosen:i}}function ze({frames:t,at:n}){let s=t[n],e=t[Math.max(0,n-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:e}}var Qe=12;function B(t,n,s){let e=yt(t.position,s),o=e&&vt(e,n,s);if(!e||!o)return null;let r=t.automa&&{...t.automa,turns:[],levels:[]};return{...St(o,s,r,t.points),move:n,player:e.turn}}function we({number:t,best:n,line:s},e,o){let r=[{...e,move:null,player:null}],i=s.length>0?s:n===null?[]:[n];for(let a of i.slice(0,Qe)){let c=B(r[r.length-1],a,o);if(c===null)break;r.push(c)}return r.length>1?{number:t,frames:r,at:0}:null}var $e=5,W=class extends Xt{constructor(s,e,o){let r={document:null,stream:{kind:"asking"},scale:"points",range:et,costly:[],better:!1,line:null,finding:null,lesson:null,said:""};super(s.frames,e,r,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let e=It(this.state.document,s),o=Ut(this.state.costly,J(e,this.game.own)),{range:r}=C(e,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:e,costly:o,range:r}),e}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return R(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null,lesson:null})}show(s){this.store.dispatch(s),this.store.dispatch({said:this.sentence})}get sentence(){let{line:s}=this.state;return s?le(s,this.patches):_(this)}step(s){let{at:e,line:o}=this.state;if(!o)return this.look(e+s);let r=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:r}})}canStep(s){let{at:e,line:o}=this.state,[r,i]=o?[o.at,o.frames.length-1]:[e,this.moves];return r+s>=0&&r+s<=i}toMark(s){let{at:e,document:o}=this.state,r=P(o,null).map(({number:c})=>c);if(r.length===0)return;let i=r.filter(c=>s>0?c>e:c<e),a=i.length>0?i:r;this.look(s>0?a[0]:a[a.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+$e)),PageDown:()=>this.look(Math.max(0,this.state.at-$e))}}key(s,e=!1,o=!1){let{finding:r,line:i,better:a}=this.state;if(r||this.state.lesson)return!1;if(s==="Escape"&&(i||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=e?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:e}=this;e&&S(e)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let e=we(s,this.frames[s.number-1],this.patches);this.show({line:e&&{...e,at:Math.min(1,e.frames.length-1)},better:!1})}get questions(){return P(this.state.document,this.game.own)}get canLearn(){return this.state.document?.stage==="deep"&&this.questions.length>0}learn(){this.canLearn&&this.ask(Qt(this.questions))}findNext(){let{lesson:s}=this.state;s&&this.ask({...s,at:s.at+1})}ask(s){let e=R(this.state.document,s.numbers[s.at]??0);e&&this.look(e.number),this.store.dispatch({lesson:s,finding:e&&te(e),said:""})}reveal(){let{finding:s}=this.state,e=s?.decision.best;s&&e&&this.found(s.decision,{move:e,verdict:"shown",lost:0})}leave(){this.show({finding:null,lesson:null})}async answer(s,e){let{finding:o,document:r}=this.state;if(!o||!r||o.judging!==null)return;let{decision:i}=o,a=ee(i,s);if(a)return this.found(i,a);this.store.dispatch({finding:{...o,judging:s}});let c=B(this.frames[i.number-1],s,this.patches),u=c&&await e(c.position);this.found(i,ne(i,s,u,r.thresholds))}found(s,e){let{finding:o,lesson:r}=this.state;if(o?.decision!==s)return;let i=o.tries+1,a={decision:s,answer:e,judging:null,tries:i};this.store.dispatch({finding:a,lesson:r&&Zt(r,a)})}};function ve(t,n,s){return[t.view,v(t.view)].map(e=>Ze(t,n,e,s))}function Ze(t,{frame:n,mover:s,made:e,better:o},r,i){let{game:a,patches:c,state:u}=t,{letters:m,coordinates:d}=i.settings,h=r===(n.automa?1:s),$=r===s;return Ft({frame:n,seats:a.seats,player:r,patches:c,lettered:m,named:d,box:"quilt-box",place:`${h?"front":"back"} ${r===t.view?"left":"right"}`,cursor:u.walks[r],fresh:Y([$?e:null],c),marks:en($?o:null,c),extras:{thumbnail:h?f:tn(n.players[r-1],c)}})}function tn(t,n){return p`<span class="thumbnail">${Et(t,n)}</span>`}function en(t,n){let s="better";return Y([t],n).map(e=>({...e,label:"!",kind:s}))}function ye({patches:t},{chosen:n,made:s,better:e},{settings:{letters:o}}){let r=(i,a)=>i!==null&&i!=="pass"&&(q(i)?i[2]:i[0])===a;return p`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${$t(n).map(i=>{let{income:a,buttons:c,time:u}=t[i],m=r(s,i),d=r(e,i);return p`<div
class=${["offered-patch",m&&"made",d&&"better"].filter(Boolean).join(" ")}
data-offer=${i}
title=${U(t[i])}
>
${pt(i,t[i],0,o)}
<span class="price">${Rt(c)}${Pt(u)}</span>
<span class="visually-hidden"
>${U(t[i])}
${m?l("review-offer-played"):""}${d?l("review-offer-better"):""}</span
>
${a>0?nn(a):f}
${m||d?p`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function nn(t){return p`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var sn={inaccuracy:O`<circle r="3.2"></circle>`,mistake:O`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:O`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ke(t,n){let{document:s,at:e,scale:o,range:r}=t.state,{view:i,moves:a,game:c}=t,u=C(s,a,i,o,r),m=e/Math.max(1,a)*100,d=u.heights[e],{level:h}=u;return p`<section class="graph" aria-label=${l("review-graph")}>
${an(t)}
<div
class=${`plot view-${i}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${e}
aria-valuetext=${_(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,a)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${a} height=${h}></rect></clipPath>
<clipPath id="behind">
<rect y=${h} width=${a} height=${100-h}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${u.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${u.area}></path>
<path class="level" d=${`M0 ${h}H${a}`}></path>
<path class="curve" d=${u.line}></path>
</svg>
${u.dots.map(rn)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${d==null?f:O`<circle class="here" cx=${`${m}%`} cy=${`${d}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${A(i)}${w(c.seats,i)}</span>
<span class="side-name down"
>${A(v(i))}${w(c.seats,v(i))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${u.range[0]}`:"100 %"}</span
>
</div>
${on(t,n)}
</section>`}function on({state:{stream:t,document:n}},s){let e=ce(t,n);return p`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${e}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":e}</span>
${t.kind==="refused"?p`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${l("review-again")}
</button>`:f}
</p>`}function rn({decision:t,mark:n,x:s,y:e}){return O`<svg class="dot" x=${`${s}%`} y=${`${e}%`} overflow="visible">
<g class=${`mark ${n} of-${t.seat}`} data-mark=${t.number}>${sn[n]}</g>
</svg>`}function an({store:t,state:{scale:n}}){let s=n==="points"?"chance":"points",e=`${l("review-scale-points")} ${l("review-scale-chance")}`;return p`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${e}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${n==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${n==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var Se=["placing","timing","economy","special","patches"];function I({view:t,state:{document:n}}){return n?.variant==="solo"?[1]:[t,v(t)]}function xe(t,n){let{document:s}=t.state;return p`<div class="panels">
${s?p`${cn(t)} ${mn(t)} ${fn(t)}`:f}
${s?hn(t):f} ${bn(t)}
${s&&!rt.isStatic?ln(s.link,t.game.seats,n):f}
</div>`}function ln(t,n,s){let[e,o]=n.map(({name:u})=>u),{pathname:r,searchParams:i}=new URL(Ot(t,[e,o]),"http://x"),[a]=r.split("/").slice(-1),c=new URLSearchParams({game:a,...At(s)});for(let[u,m]of i)c.set(u,m);return p`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${b("download")}<span>${l("review-animation")}</span></a
>
</p>`}function Re(t){return t.state.document?p`<div class="sums">${Pe(t,3)}</div>`:p`<div class="sums"></div>`}function cn(t){return p`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${Pe(t)}
<p class="small">${l("review-accuracy-is")}</p>
${un(t.state.document?.variant==="solo"?"solo":"duel")}
</section>`}function un(t){return p`<details class="fold" data-testid="levels">
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
${Tt[t].map(({lost:n,accuracy:s},e)=>p`<tr>
<th scope="row">${e+1}</th>
<td>${se(n)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function Pe(t,n){let{document:s}=t.state,e=I(t),o=[["review-points-each",({points_lost:a})=>g(a)],["review-accuracy",({accuracy:a})=>a===null?l("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?l("review-unknown"):l("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:c})=>l("review-best-of",{best:String(a),of:String(c)})],["review-points-all",({points_lost_total:a})=>g(a)]],r=e.some(a=>s?.sides[a-1]?.near_level),i=o.filter(([a])=>r||a!=="review-near-level");return p`<table class="scores" data-testid=${n?"sums":"figures"}>
${Le(t)}
<tbody>
${i.slice(0,n).map(([a,c])=>p`<tr>
<th scope="row">${l(a)}</th>
${e.map(u=>{let m=s?.sides[u-1];return p`<td>${m?c(m):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function Le(t){return p`<thead>
<tr>
<td></td>
${I(t).map(n=>p`<th scope="col">${pn(t,n)}</th>`)}
</tr>
</thead>`}function pn({game:t},n){return p`${A(n)} ${w(t.seats,n)}`}function mn(t){return I(t).map(n=>{let s=Nt(t.state.document,n);return p`<section class="panel three" data-testid=${`three-${n}`}>
<h2>${l("review-three",y(t.game.seats,n))}</h2>
${s.length===0?p`<p class="small">${l("review-overview-none")}</p>`:f}
<ol>
${s.map(e=>{let o=k(e.move,t.patches);return p`<li>
<button type="button" class="move" @click=${()=>t.look(e.number)}>
<span class="number">${e.number}</span>
<span class="move-words"
><b>${o}</b>. ${D(e,t.patches)}.
${M(e,t.patches).join(" ")}</span
>
<span class="cost-of">−${g(e.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${dn(t,n)}
</section>`})}function dn(t,n){let{document:s}=t.state,e=s?.finest[n-1];if(!s||!e)return f;let o=k(s.decisions[e.number-1].move,t.patches);return p`<button
type="button"
class="move"
data-testid=${`finest-${n}`}
@click=${()=>t.look(e.number)}
>
<span class="number">${e.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${g(e.points)}</span>
</button>`}function fn(t){let{document:n}=t.state,s=I(t),e=(i,a)=>n?.sides[i-1]?.account[a]??0,o=s.flatMap(i=>Se.map(a=>e(i,a)));if(o.every(i=>i===0))return f;let r=Math.max(1,...o);return p`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${Le(t)}
<tbody>
${Se.map(i=>p`<tr>
<th scope="row">${l(`review-account-${i}`)}</th>
${s.map(a=>{let c=e(a,i);return p`<td>
<span class="points">${g(c)}</span>
<svg class=${`share of-${a}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/r*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function hn(t){let{document:n}=t.state,s=n?.variant==="solo"?n.sides[0]?.luck:null,e=j(t);return!s&&!e?f:p`<section class="panel fortune" data-testid="fortune">
${s?p`<h2>${l("review-luck")}</h2>
<p>${gn(s.points)}</p>`:f}
${e?p`<h2>${l("review-start-heading")}</h2>
<p>${e}</p>`:f}
</section>`}function gn(t){if(Math.abs(t)<.5)return l("review-luck-none");let n=t>0?"review-luck-good":"review-luck-bad";return l(n,{points:g(Math.abs(t))})}function bn(t){let{game:n,state:s,patches:e}=t;return p`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${n.frames.slice(1).map((o,r)=>{let i=r+1,a=s.document?.decisions[r],c=s.at===i;return p`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${i}
@click=${()=>t.look(i)}
>
<span class="number">${i}</span>
<span class="move-words"
>${ut("happened",{name:p`<b>${w(n.seats,o.player??1)}</b>`},{deed:k(o.move??"pass",e)})}${wn(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function wn(t){return T(t)?p`<span class=${`lost-points ${t.mark??""}`}> · ${F(t)}</span>`:f}function Oe(t,n,s){let e=be(t),o=e.frame.automa?"solo":"duel";return p`<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${ve(t,e,n)} ${ye(t,e,n)} ${$n(t)}
${kn(t)} ${Re(t)} ${ke(t,s)} ${Sn(t)}
</div>
${xe(t,n)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function Me({game:t,state:n},s){return p`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a class="quiet button" href=${t.back} data-testid="back-to-game">
${b("back")}<span>${l("review-to-game")}</span>
</a>
${n.document?Ct(s,n.document.link,n.at):f}
</div>`}function $n(t){let{line:n,at:s}=t.state;if(n)return yn(t,n);let{decision:e}=t;if(s===0||t.isOverview)return vn(t);let o=p`<h2>
${l("review-move-was",{where:z(t),move:Q(t,!1)})}
</h2>
${e?p`<span class="worth">${Z(t,e)}</span>`:f}`;return nt(o,p`<p class=${`lost-line ${e?.mark??""}`} data-testid="lost-line">
<b>${e?F(e):l("review-unjudged")}</b>
</p>
${e&&S(e)?p`<p class="why" data-testid="reasons">
${D(e,t.patches)}.
${M(e,t.patches).join(" ")}
</p>`:f}`)}function nt(t,n){return p`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${n}
</section>`}function vn(t){let{at:n}=t.state,{view:s,moves:e}=t,o=ae(t,s);return nt(p`<h2>${l(n===e?"review-end":"review-start")}</h2>`,p`<p class="lost-line">${n===e?ie(t):j(t)}</p>
${o?p`<p class="why">${o}</p>`:f}`)}function yn(t,n){let s=n.frames.length-1;return nt(p`<h2>${l("review-line-at",{number:String(n.at),of:String(s)})}</h2>`,p`<ol class="line-moves" data-testid="line-moves">
${n.frames.slice(1).map(({move:e,player:o},r)=>{let i=n.at===r+1,a={name:w(t.game.seats,o??1),move:k(e??"pass",t.patches)};return p`<li>
<button
type="button"
class=${i?"now":""}
aria-current=${i?"step":"false"}
@click=${()=>t.show({line:{...n,at:r+1}})}
>
${l("review-line-move",a)}
</button>
</li>`})}
</ol>`)}function kn(t){let{line:n,better:s}=t.state,{decision:e}=t,o=e!==null&&S(e),r=i=>a=>a.pointerType==="mouse"&&t.peek(i);return p`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!n?"false":"true"}
@click=${()=>o&&!n&&t.compare(!s)}
@pointerenter=${r(!0)}
@pointerleave=${r(!1)}
>
${b("eye")}<span>${l("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||n?"false":"true"}
@click=${()=>(o||n)&&t.tryLine()}
>
${b(n?"back":"forward")}<span
>${l(n?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="learn"
aria-disabled=${t.canLearn?"false":"true"}
@click=${()=>t.learn()}
>
${b("bulb")}<span>${l("review-learn")}</span>
</button>
</div>`}function Sn(t){let{costly:n,document:s,at:e}=t.state,o=J(s,t.game.own),r=P(s,null).length>0,i=[["review-mark-back","first","mark-back",r,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",r,()=>t.toMark(1)]];return p`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",y(t.game.seats,t.view))}
>
${[0,1,2].map(a=>{let c=R(s,n[a]??0);if(!c)return p`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let u=g(c.points_lost??0);return p`<button
type="button"
class=${c.number===e?"costly-one now":"costly-one"}
data-testid=${`costly-${a+1}`}
aria-current=${c.number===e?"true":"false"}
title=${l("review-costly",{rank:String(o.indexOf(c.number)+1),number:String(c.number),points:u})}
@click=${()=>t.look(c.number)}
>
<small>${l("review-move-number",{number:String(c.number)})}</small>
−${u}
</button>`})}
</div>
${i.map(([a,c,u,m,d])=>p`<button
type="button"
class=${u}
data-testid=${u}
aria-label=${l(a)}
title=${l(a)}
aria-disabled=${m?"false":"true"}
@click=${()=>m&&d()}
>
${b(c)}
</button>`)}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}var xn=300,ko=V(async(t,n)=>{let[s,e]=await Promise.all([lt(n),t.place.patches]),o=kt(s,e);if(o===null)throw new it(l("page-outdated"));let{seats:r}=o;Bt(r);let i=H.find(c=>mt(r,c))??null,a=Wt(o,e);return Ae(t,{frames:a,seats:r,own:i,back:`/game/${n}`},c=>N("GET /api/games/{game}/review",{game:n},c))}),So=V(async t=>{let n=await t.place.patches,s=await Yt(location.hash,n),e={...Mt(location.search),...s.tags},o=Vt(s,n),r=Ln(location.search),i=s.automa?1:r||null,a=Kt({...s,tags:e}).map((d,h)=>({...d,yours:i===h+1})),c=r===null?Lt(s.link,[e.Player1,e.Player2]):ct(s.automa?"automa":r===0?"person":"computer"),m=Rn(d=>N("POST /api/review",{text:s.link},d),o,s.link,n);return Ae(t,{frames:o,seats:a,own:i,back:c},m)});function Rn(t,n,s,e){return async function*(o){let r=!1;try{for await(let i of t(o))r=!0,yield i}catch(i){if(r||!at(i))throw i;let{reviewHere:a}=await zt("judge");yield*a(n,s,e,o)}}}async function Ae(t,n,s){let{root:e,shell:o,patches:r}=t.place,i=new URLSearchParams(location.search),a=i.get("at"),c=i.has("learn"),u=new W(n,await r,a===null?void 0:Number(a)||0),m=new Gt({open:s,...st,take:h=>u.take(h),tell:h=>u.store.dispatch({stream:h})});t.middle=()=>Me(u,o),t.drawn=()=>{bt(e),On(e)};let d=Pn(t,u);return t.hear("online",()=>m.wake()),t.until(u.store.watch(d.consider)),t.until(u.store.watch(()=>{!c||!u.canLearn||(c=!1,u.learn())})),t.until(d.close),t.until(Mn(t,u)),t.until(ge(e,u)),t.until(()=>m.stop()),u.moves>0&&m.begin(),()=>d.view()??Oe(u,o,()=>m.begin())}function Pn(t,n){let s=null,e=null;return{view:()=>s?.view()??(n.state.lesson?fe(n):void 0),close:()=>s?.close(),consider:()=>{let o=n.state.finding?.decision??n.state.lesson?.numbers??null;if(o===e)return t.changed();e=o,s?.close(),s=n.state.finding&&me(t,n),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells, #lesson-heading")?.focus({preventScroll:!0})}}}function Ln(t){let n=new URLSearchParams(t).get("seat");return[0,...H].find(s=>String(s)===n)??null}function On(t){let n=t.querySelector(".line-moves .now")?.parentElement,s=n?.parentElement;n&&s&&(s.scrollLeft=n.offsetLeft-(s.clientWidth-n.clientWidth)/2)}function Mn(t,n){let s=n.state.at,e=0,o=()=>{let i=new URL(location.href);i.searchParams.set("at",String(s)),history.replaceState(null,"",i)};t.hear("reopen",o);let r=n.store.watch(({at:i})=>{i!==s&&(s=i,clearTimeout(e),e=window.setTimeout(o,xn))});return()=>{r(),clearTimeout(e)}}export{ko as openGameReview,So as openLinkReview};
