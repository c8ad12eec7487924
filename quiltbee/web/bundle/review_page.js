import{a as Gt,b as Yt,c as Vt,d as Kt}from"./stepping.js";import{a as Wt,b as T,c as R,d as P,e as It,f as x,g as L,h as J,i as Nt,j as Ht,l as Ut}from"./document.js";import{b as Bt}from"./replay.js";import"./reader.js";import{a as St,b as Ft,c as Dt,d as jt,e as qt,h as Tt}from"./board.js";import{c as V}from"./page_kit.js";import{e as Jt}from"./measured.js";import"./tree.js";import"./local_source.js";import"./automa_cards.js";import{a as _t}from"./to_analysis.js";import"./result.js";import{$a as U,A as lt,Cd as At,Ed as Et,La as pt,Ma as H,N as ct,Na as v,O as p,P as O,Q as f,Rd as Ct,S as b,Sb as Y,Ub as A,Ud as Xt,Wb as ht,Yb as gt,Zc as yt,a as st,ab as mt,ac as bt,bb as y,cb as w,cd as kt,db as dt,ea as ut,eb as ft,hb as k,hc as wt,ib as G,j as l,jd as xt,kd as Rt,l as ot,mc as q,n as g,p as rt,pc as $t,qd as Pt,rd as Lt,sc as vt,sd as Ot,v as it,vd as Mt,w as at,z as N}from"./page.js";var Ee=5;function zt(t){return{numbers:Nt(t,Ee),at:0,outcomes:{}}}function Qt(t,e){let{number:s}=e.decision;if(t.outcomes[s]||!E(e))return t;let n=e.tries===1?"first":"later",o=e.answer?.verdict==="shown"?"shown":n;return{...t,outcomes:{...t.outcomes,[s]:o}}}var Fe=.25;function Zt(t){return{decision:t,answer:null,judging:null,tries:0}}function K({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function E(t){return K(t)||t.answer?.verdict==="shown"}function te({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function ee({before:t,seat:e,points_lost:s},n,o,r){if(o===null)return{move:n,verdict:"unknown",lost:0};let a=Math.max(0,x(t,e)-x(o,e)),i=L(t,e)-L(o,e)<r.chance;return a<Fe&&i?{move:n,verdict:"best",lost:a}:a<r.points&&i?{move:n,verdict:"good",lost:a}:{move:n,verdict:a<(s??0)?"better":"worse",lost:a}}var X=.5;function ne(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function se(t){return String(Math.round(t*100))}function _(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),j(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:z(t),move:Q(t)})}.`];return n?(o.push(F(n),oe(n,t.patches)),o.push(...M(n,t.patches)),o.push(Z(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function z({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:w(t.seats,s)})}function Q({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":k(o,e,n)}function F({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:r,luck:a}){if(q(s))return De(a);if(!t)return l("review-only-move");let[i,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(r===null&&i<X)return l("review-good-move");let u={points:g(i),percent:se(c)},m=c>=.01?l("review-lost-both",u):l("review-lost-points",u);return r===null?`${m}.`:l("label-and-note",{label:l(`review-mark-${r}`),note:m})}function De(t){let e=t?.points??0;if(Math.abs(e)<X)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:g(Math.abs(e))})}.`}function S({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=X)}function oe(t,e){return S(t)?`${D(t,e)}.`:""}function D({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:G(s,t[0])})}function M(t,e){return S(t)?t.reasons.map(({of:s,code:n,values:o})=>{let r="patch"in o&&{patch:G(e,String(o.patch))};return l(s==="mine"?`mine-${n}`:`reason-${n}`,{...o,...r})}):[]}function Z({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?je(x(n,e),e,t.seats):l("review-chance-of",{...y(t.seats,e),percent:se(L(n,e))})}function je(t,e,s){let n=g(Math.abs(t));return n===g(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...y(s,t>0?e:v(e)),points:n})}function j({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=x(n,e),r=g(Math.abs(o));return r===g(0)?l("review-start-level"):l("review-start-ahead",{...y(t.seats,o>0?e:v(e)),points:r})}function re({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${dt(e,t.seats)}. ${ft(e,t.seats)}`:""}function ie({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...y(t.seats,s),points:g(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function ae({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let r=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:r,note:k(n,s,!0)})}function le(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind==="whole"&&e?.hasReasons===!1)return l("review-whole-here");if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ce({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:g(t.lost)});let o={number:String(s.number),points:g(n.points)};return l("review-find-question",o)}function tt(t,e,s){let n=R(e,t);if(!n)return"";let o=M(n,s);return o.length===0&&o.push(l(e.hasReasons===!1?"review-why-here":"review-why")),[oe(n,s),...o].join(" ")}function ue({numbers:t,outcomes:e},s){let n=h=>t.filter($=>e[$]===h).length,o=n("first"),r=o+n("later"),a=l("review-lesson-found",{found:String(r),of:String(t.length),first:String(o)}),i=new Map;for(let h of t)for(let[$,Ae]of Object.entries(s.decisions[h-1].account??{}))i.set($,(i.get($)??0)+Ae);let c=[...i.values()].reduce((h,$)=>h+$,0),[u]=[...i].sort(([,h],[,$])=>$-h);if(!u||c===0)return[a];let[m,d]=u;return[a,l("review-lesson-cause",{cause:l(`review-account-${m}`),points:g(d),all:g(c)}),l(`review-lesson-${m}`)]}function pe(t,e){let{shell:s,root:n}=t.place,o=new AbortController,[{points:r}]=e.game.frames,a=u=>qt(u,e.patches,o.signal,r),i=qe(e,u=>e.answer(u,a)),c=Tt(t,i);return{view:()=>{let u=Te(e),m=u?{middle:u,tools:f}:{};return p`<main
class=${`${Dt(i,s)} finding${u?" ended":""}`}
data-testid="finding"
>
${Je(e,i)}
${Ft(i,s,()=>bt(n),{moves:f,...m})}
</main>
${jt(i,s)}`},close:()=>{o.abort(),c()}}}function qe(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:r}=t.game,[{points:a}]=n,i=[w(o,1),w(o,2)],c={start:n[s.number-1].position,moves:[],points:a};return new St(t.patches,c,{names:i,you:r},{onMove:(u,m)=>{queueMicrotask(async()=>{m.undo(),m.suggest([{move:u,label:"…",kind:"line"}]),await e(u);let{finding:d}=t.state;d?.answer?.move===u&&me(m,d)})}})}function me(t,e){let{move:s}=e.answer,n=E(e)?"better":"mine";t.suggest([{move:s,label:n==="better"?"✓":"×",kind:n}])}function Te({state:{finding:t,document:e},patches:s}){return!t||!e||!E(t)?null:p`<section class="panel lesson-why" data-testid="lesson-why">
<p>${tt(t.decision.number,e,s)}</p>
</section>`}function Je(t,e){let{finding:s,document:n,lesson:o}=t.state;if(!s||!n||!o)return f;let r=s.answer?.verdict??"none",a=E(s),i={at:String(o.at+1),of:String(o.numbers.length)},c=()=>{t.reveal(),t.state.finding&&me(e,t.state.finding)};return p`<section
class=${K(s)?"question found":"question"}
aria-label=${l("review-learn")}
data-testid="question"
data-verdict=${s.judging===null?r:"judging"}
>
<p role="status">
<b data-testid="lesson-place">${l("review-lesson-place",i)}</b>
${ce(s,n.thresholds)}
</p>
${a?p`<button type="button" data-testid="leave-lesson" @click=${()=>t.leave()}>
${b("graph")}<span>${l("review-lesson-leave")}</span>
</button>`:p`<button type="button" data-testid="show-answer" @click=${c}>
${b("bulb")}<span>${l("review-find-answer")}</span>
</button>`}
<button
type="button"
class=${a?"main":""}
data-testid="find-next"
@click=${()=>t.findNext()}
>
${b("forward")}<span>${l(a?"review-find-next":"review-find-skip")}</span>
</button>
</section>`}function de(t){let{lesson:e,document:s}=t.state;return!e||!s?f:p`<main class="lesson-end" data-testid="lesson-end">
<section class="panel" aria-labelledby="lesson-heading">
<h2 id="lesson-heading" tabindex="-1">${l("review-lesson-end")}</h2>
${ue(e,s).map(n=>p`<p>${n}</p>`)}
<ol class="lesson-list">
${e.numbers.map((n,o)=>{let r=e.outcomes[n];return p`<li>
<button
type="button"
class="move"
data-testid=${`lesson-${o+1}`}
@click=${()=>t.look(n)}
>
<span class="move-words">
<b>${l("review-move-number",{number:String(n)})}</b>
${l(`review-lesson-${r??"passed"}`)}
${tt(n,s,t.patches)}
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
</main>`}var et=[10,10],_e=[50,50];function C(t,e,s,n,o=et){let r=Be(t,e,s,n),a=n==="points"?Ce(o,r):o,[i,c]=n==="points"?a:_e,u=r.map(d=>d===null?null:(i-d)/(i+c)*100),m=i/(i+c)*100;return{scale:n,moves:e,range:a,level:m,heights:u,line:We(u),area:Ie(u,m),dots:Ne(t,e,n,u)}}function Ce([t,e],s){let n=s.map(r=>r??0),o=r=>Math.ceil(r/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Be(t,e,s,n){let o=i=>i?n==="points"?x(i,s):(L(i,s)-.5)*100:null,r=t?.decisions??[];return[o(t?.start??r[0]?.before),...Array.from({length:e},(i,c)=>{let u=r[c];return o(T(u)?u.after:r[c+1]?.before??null)})]}function We(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Ie(t,e){let s=e.toFixed(1),n=[],o=[],r=0;for(let[a,i]of[...t,null].entries())i!==null?(o.length===0&&(r=a),o.push(`L${a} ${i.toFixed(1)}`)):o.length>0&&(n.push(`M${r} ${s}${o.join("")}L${a-1} ${s}Z`),o=[]);return n.join("")}function Ne(t,e,s,n){return P(t,null).flatMap(o=>{let r=o.marks[s];if(!r)return[];let a=o.number/Math.max(1,e)*100,i=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:r,x:a,y:i}]})}function fe(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var He=36,Ue=40,Ge=70;function he(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",ht(e),{signal:n});let o=Ye(e),r=Ve(e),a=(i,c)=>t.addEventListener(i,u=>c(u),{signal:n});return a("pointerdown",i=>o.down(i)||r.down(i)),a("pointermove",o.move),a("pointerup",i=>o.up()||r.up(i)),a("pointercancel",()=>{o.up(),r.cancel()}),t.addEventListener("wheel",Ke(e),{signal:n,passive:!1}),()=>s.abort()}function Ye(t){let e=null,s=n=>{if(!e)return;let{left:o,width:r}=e.getBoundingClientRect(),a=fe((n.clientX-o)/r,t.moves);(a!==t.state.at||t.state.line)&&t.look(a)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function Ve(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=He&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function Ke(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let r=n.deltaY>0?1:-1;t.canStep(r)&&(n.preventDefault(),e=Math.sign(e)===r?e+n.deltaY:n.deltaY,!(Math.abs(e)<Ue||n.timeStamp-s<Ge)&&(s=n.timeStamp,e=0,t.step(r)))}}function ge(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Xe(e);let r=o[n],a=o[Math.max(0,n-1)],{decision:i}=t,c=i&&S(i)?i.best:null,u=t.isOverview?t.view:r.player??t.view,m=c!==null&&s?B(a,c,t.patches):null;if(m)return{frame:m,mover:u,made:c,better:null,chosen:a};let d=t.isOverview?null:r.move;return{frame:r,mover:u,made:d,better:c,chosen:a}}function Xe({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var ze=12;function B(t,e,s){let n=vt(t.position,s),o=n&&$t(n,e,s);if(!n||!o)return null;let r=t.automa&&{...t.automa,turns:[],levels:[]};return{...kt(o,s,r,t.points),move:e,player:n.turn}}function be({number:t,best:e,line:s},n,o){let r=[{...n,move:null,player:null}],a=s.length>0?s:e===null?[]:[e];for(let i of a.slice(0,ze)){let c=B(r[r.length-1],i,o);if(c===null)break;r.push(c)}return r.length>1?{number:t,frames:r,at:0}:null}var we=5,W=class extends Kt{constructor(s,n,o){let r={document:null,stream:{kind:"asking"},scale:"points",range:et,costly:[],better:!1,line:null,finding:null,lesson:null,said:""};super(s.frames,n,r,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let n=Wt(this.state.document,s),o=Ht(this.state.costly,J(n,this.game.own)),{range:r}=C(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:o,range:r}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return R(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null,lesson:null})}show(s){this.store.dispatch(s),this.store.dispatch({said:this.sentence})}get sentence(){let{line:s}=this.state;return s?ae(s,this.patches):_(this)}step(s){let{at:n,line:o}=this.state;if(!o)return this.look(n+s);let r=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:r}})}canStep(s){let{at:n,line:o}=this.state,[r,a]=o?[o.at,o.frames.length-1]:[n,this.moves];return r+s>=0&&r+s<=a}toMark(s){let{at:n,document:o}=this.state,r=P(o,null).map(({number:c})=>c);if(r.length===0)return;let a=r.filter(c=>s>0?c>n:c<n),i=a.length>0?a:r;this.look(s>0?i[0]:i[i.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+we)),PageDown:()=>this.look(Math.max(0,this.state.at-we))}}key(s,n=!1,o=!1){let{finding:r,line:a,better:i}=this.state;if(r||this.state.lesson)return!1;if(s==="Escape"&&(a||i))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:n}=this;n&&S(n)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let n=be(s,this.frames[s.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}get questions(){return P(this.state.document,this.game.own)}get canLearn(){return this.state.document?.stage==="deep"&&this.questions.length>0}learn(){this.canLearn&&this.ask(zt(this.questions))}findNext(){let{lesson:s}=this.state;s&&this.ask({...s,at:s.at+1})}ask(s){let n=R(this.state.document,s.numbers[s.at]??0);n&&this.look(n.number),this.store.dispatch({lesson:s,finding:n&&Zt(n),said:""})}reveal(){let{finding:s}=this.state,n=s?.decision.best;s&&n&&this.found(s.decision,{move:n,verdict:"shown",lost:0})}leave(){this.show({finding:null,lesson:null})}async answer(s,n){let{finding:o,document:r}=this.state;if(!o||!r||o.judging!==null)return;let{decision:a}=o,i=te(a,s);if(i)return this.found(a,i);this.store.dispatch({finding:{...o,judging:s}});let c=B(this.frames[a.number-1],s,this.patches),u=c&&await n(c.position);this.found(a,ee(a,s,u,r.thresholds))}found(s,n){let{finding:o,lesson:r}=this.state;if(o?.decision!==s)return;let a=o.tries+1,i={decision:s,answer:n,judging:null,tries:a};this.store.dispatch({finding:i,lesson:r&&Qt(r,i)})}};function $e(t,e,s){return[t.view,v(t.view)].map(n=>Qe(t,e,n,s))}function Qe(t,{frame:e,mover:s,made:n,better:o},r,a){let{game:i,patches:c,state:u}=t,{letters:m,coordinates:d}=a.settings,h=r===(e.automa?1:s),$=r===s;return Et({frame:e,seats:i.seats,player:r,patches:c,lettered:m,named:d,box:"quilt-box",place:`${h?"front":"back"} ${r===t.view?"left":"right"}`,cursor:u.walks[r],fresh:Y([$?n:null],c),marks:tn($?o:null,c),extras:{thumbnail:h?f:Ze(e.players[r-1],c)}})}function Ze(t,e){return p`<span class="thumbnail">${At(t,e)}</span>`}function tn(t,e){let s="better";return Y([t],e).map(n=>({...n,label:"!",kind:s}))}function ve({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let r=(a,i)=>a!==null&&a!=="pass"&&(q(a)?a[2]:a[0])===i;return p`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${wt(e).map(a=>{let{income:i,buttons:c,time:u}=t[a],m=r(s,a),d=r(n,a);return p`<div
class=${["offered-patch",m&&"made",d&&"better"].filter(Boolean).join(" ")}
data-offer=${a}
title=${U(t[a])}
>
${pt(a,t[a],0,o)}
<span class="price">${xt(c)}${Rt(u)}</span>
<span class="visually-hidden"
>${U(t[a])}
${m?l("review-offer-played"):""}${d?l("review-offer-better"):""}</span
>
${i>0?en(i):f}
${m||d?p`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function en(t){return p`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var nn={inaccuracy:O`<circle r="3.2"></circle>`,mistake:O`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:O`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ye(t,e){let{document:s,at:n,scale:o,range:r}=t.state,{view:a,moves:i,game:c}=t,u=C(s,i,a,o,r),m=n/Math.max(1,i)*100,d=u.heights[n],{level:h}=u;return p`<section class="graph" aria-label=${l("review-graph")}>
${rn(t)}
<div
class=${`plot view-${a}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${i}
aria-valuenow=${n}
aria-valuetext=${_(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,i)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${i} height=${h}></rect></clipPath>
<clipPath id="behind">
<rect y=${h} width=${i} height=${100-h}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${u.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${u.area}></path>
<path class="level" d=${`M0 ${h}H${i}`}></path>
<path class="curve" d=${u.line}></path>
</svg>
${u.dots.map(on)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${d==null?f:O`<circle class="here" cx=${`${m}%`} cy=${`${d}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${A(a)}${w(c.seats,a)}</span>
<span class="side-name down"
>${A(v(a))}${w(c.seats,v(a))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${u.range[0]}`:"100 %"}</span
>
</div>
${sn(t,e)}
</section>`}function sn({state:{stream:t,document:e}},s){let n=le(t,e);return p`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?p`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${l("review-again")}
</button>`:f}
</p>`}function on({decision:t,mark:e,x:s,y:n}){return O`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${nn[e]}</g>
</svg>`}function rn({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return p`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${n}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var ke=["placing","timing","economy","special","patches"];function I({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,v(t)]}function Se(t,e){let{document:s}=t.state;return p`<div class="panels">
${s?p`${ln(t)} ${pn(t)} ${dn(t)}`:f}
${s?fn(t):f} ${gn(t)}
${s&&!rt.isStatic?an(s.link,t.game.seats,e):f}
</div>`}function an(t,e,s){let[n,o]=e.map(({name:u})=>u),{pathname:r,searchParams:a}=new URL(Lt(t,[n,o]),"http://x"),[i]=r.split("/").slice(-1),c=new URLSearchParams({game:i,...Mt(s)});for(let[u,m]of a)c.set(u,m);return p`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${b("download")}<span>${l("review-animation")}</span></a
>
</p>`}function xe(t){return t.state.document?p`<div class="sums">${Re(t,3)}</div>`:p`<div class="sums"></div>`}function ln(t){return p`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${Re(t)}
<p class="small">${l("review-accuracy-is")}</p>
${cn(t.state.document?.variant==="solo"?"solo":"duel")}
</section>`}function cn(t){return p`<details class="fold" data-testid="levels">
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
${Jt[t].map(({lost:e,accuracy:s},n)=>p`<tr>
<th scope="row">${n+1}</th>
<td>${ne(e)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function Re(t,e){let{document:s}=t.state,n=I(t),o=[["review-points-each",({points_lost:i})=>g(i)],["review-accuracy",({accuracy:i})=>i===null?l("review-unknown"):String(Math.round(i))],["review-near-level",({near_level:i})=>i===null?l("review-unknown"):l("review-near",{level:String(i)})],["review-best-moves",({best:i,decisions:c})=>l("review-best-of",{best:String(i),of:String(c)})],["review-points-all",({points_lost_total:i})=>g(i)]],r=n.some(i=>s?.sides[i-1]?.near_level),a=o.filter(([i])=>r||i!=="review-near-level");return p`<table class="scores" data-testid=${e?"sums":"figures"}>
${Pe(t)}
<tbody>
${a.slice(0,e).map(([i,c])=>p`<tr>
<th scope="row">${l(i)}</th>
${n.map(u=>{let m=s?.sides[u-1];return p`<td>${m?c(m):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function Pe(t){return p`<thead>
<tr>
<td></td>
${I(t).map(e=>p`<th scope="col">${un(t,e)}</th>`)}
</tr>
</thead>`}function un({game:t},e){return p`${A(e)} ${w(t.seats,e)}`}function pn(t){return I(t).map(e=>{let s=It(t.state.document,e);return p`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${l("review-three",y(t.game.seats,e))}</h2>
${s.length===0?p`<p class="small">${l("review-overview-none")}</p>`:f}
<ol>
${s.map(n=>{let o=k(n.move,t.patches);return p`<li>
<button type="button" class="move" @click=${()=>t.look(n.number)}>
<span class="number">${n.number}</span>
<span class="move-words"
><b>${o}</b>. ${D(n,t.patches)}.
${M(n,t.patches).join(" ")}</span
>
<span class="cost-of">−${g(n.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${mn(t,e)}
</section>`})}function mn(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return f;let o=k(s.decisions[n.number-1].move,t.patches);return p`<button
type="button"
class="move"
data-testid=${`finest-${e}`}
@click=${()=>t.look(n.number)}
>
<span class="number">${n.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${g(n.points)}</span>
</button>`}function dn(t){let{document:e}=t.state,s=I(t),n=(a,i)=>e?.sides[a-1]?.account[i]??0,o=s.flatMap(a=>ke.map(i=>n(a,i)));if(o.every(a=>a===0))return f;let r=Math.max(1,...o);return p`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${Pe(t)}
<tbody>
${ke.map(a=>p`<tr>
<th scope="row">${l(`review-account-${a}`)}</th>
${s.map(i=>{let c=n(i,a);return p`<td>
<span class="points">${g(c)}</span>
<svg class=${`share of-${i}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/r*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function fn(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=j(t);return!s&&!n?f:p`<section class="panel fortune" data-testid="fortune">
${s?p`<h2>${l("review-luck")}</h2>
<p>${hn(s.points)}</p>`:f}
${n?p`<h2>${l("review-start-heading")}</h2>
<p>${n}</p>`:f}
</section>`}function hn(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:g(Math.abs(t))})}function gn(t){let{game:e,state:s,patches:n}=t;return p`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${e.frames.slice(1).map((o,r)=>{let a=r+1,i=s.document?.decisions[r],c=s.at===a;return p`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${a}
@click=${()=>t.look(a)}
>
<span class="number">${a}</span>
<span class="move-words"
>${ut("happened",{name:p`<b>${w(e.seats,o.player??1)}</b>`},{deed:k(o.move??"pass",n)})}${bn(i)}</span
>
</button>
</li>`})}
</ol>
</section>`}function bn(t){return T(t)?p`<span class=${`lost-points ${t.mark??""}`}> · ${F(t)}</span>`:f}function Le(t,e,s){let n=ge(t),o=n.frame.automa?"solo":"duel";return p`<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${$e(t,n,e)} ${ve(t,n,e)} ${wn(t)}
${yn(t)} ${xe(t)} ${ye(t,s)} ${kn(t)}
</div>
${Se(t,e)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.said}
</div>`}function Oe({game:t,state:e},s){return p`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a class="quiet button" href=${t.back} data-testid="back-to-game">
${b("back")}<span>${l("review-to-game")}</span>
</a>
${e.document?_t(s,e.document.link,e.at):f}
</div>`}function wn(t){let{line:e,at:s}=t.state;if(e)return vn(t,e);let{decision:n}=t;if(s===0||t.isOverview)return $n(t);let o=p`<h2>
${l("review-move-was",{where:z(t),move:Q(t,!1)})}
</h2>
${n?p`<span class="worth">${Z(t,n)}</span>`:f}`;return nt(o,p`<p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
<b>${n?F(n):l("review-unjudged")}</b>
</p>
${n&&S(n)?p`<p class="why" data-testid="reasons">
${D(n,t.patches)}.
${M(n,t.patches).join(" ")}
</p>`:f}`)}function nt(t,e){return p`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function $n(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ie(t,s);return nt(p`<h2>${l(e===n?"review-end":"review-start")}</h2>`,p`<p class="lost-line">${e===n?re(t):j(t)}</p>
${o?p`<p class="why">${o}</p>`:f}`)}function vn(t,e){let s=e.frames.length-1;return nt(p`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,p`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},r)=>{let a=e.at===r+1,i={name:w(t.game.seats,o??1),move:k(n??"pass",t.patches)};return p`<li>
<button
type="button"
class=${a?"now":""}
aria-current=${a?"step":"false"}
@click=${()=>t.show({line:{...e,at:r+1}})}
>
${l("review-line-move",i)}
</button>
</li>`})}
</ol>`)}function yn(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&S(n),r=a=>i=>i.pointerType==="mouse"&&t.peek(a);return p`<div class="acts">
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
data-testid="learn"
aria-disabled=${t.canLearn?"false":"true"}
@click=${()=>t.learn()}
>
${b("bulb")}<span>${l("review-learn")}</span>
</button>
</div>`}function kn(t){let{costly:e,document:s,at:n}=t.state,o=J(s,t.game.own),r=P(s,null).length>0,a=[["review-mark-back","first","mark-back",r,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",r,()=>t.toMark(1)]];return p`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",y(t.game.seats,t.view))}
>
${[0,1,2].map(i=>{let c=R(s,e[i]??0);if(!c)return p`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let u=g(c.points_lost??0);return p`<button
type="button"
class=${c.number===n?"costly-one now":"costly-one"}
data-testid=${`costly-${i+1}`}
aria-current=${c.number===n?"true":"false"}
title=${l("review-costly",{rank:String(o.indexOf(c.number)+1),number:String(c.number),points:u})}
@click=${()=>t.look(c.number)}
>
<small>${l("review-move-number",{number:String(c.number)})}</small>
−${u}
</button>`})}
</div>
${a.map(([i,c,u,m,d])=>p`<button
type="button"
class=${u}
data-testid=${u}
aria-label=${l(i)}
title=${l(i)}
aria-disabled=${m?"false":"true"}
@click=${()=>m&&d()}
>
${b(c)}
</button>`)}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}var Sn=300,yo=V(async(t,e)=>{let[s,n]=await Promise.all([lt(e),t.place.patches]),o=yt(s,n);if(o===null)throw new it(l("page-outdated"));let{seats:r}=o;Ct(r);let a=H.find(c=>mt(r,c))??null,i=Bt(o,n);return Me(t,{frames:i,seats:r,own:a,back:`/game/${e}`},c=>N("GET /api/games/{game}/review",{game:e},c))}),ko=V(async t=>{let e=await t.place.patches,s=await Gt(location.hash,e),n={...Ot(location.search),...s.tags},o=Yt(s,e),r=Pn(location.search),a=s.automa?1:r||null,i=Vt({...s,tags:n}).map((d,h)=>({...d,yours:a===h+1})),c=r===null?Pt(s.link,[n.Player1,n.Player2]):ct(s.automa?"automa":r===0?"person":"computer"),m=xn(d=>N("POST /api/review",{text:s.link},d),o,s.link,e);return Me(t,{frames:o,seats:i,own:a,back:c},m)});function xn(t,e,s,n){return async function*(o){let r=!1;try{for await(let a of t(o))r=!0,yield a}catch(a){if(r||!at(a))throw a;let{reviewHere:i}=await Xt("judge");yield*i(e,s,n,o)}}}async function Me(t,e,s){let{root:n,shell:o,patches:r}=t.place,a=new URLSearchParams(location.search),i=a.get("at"),c=a.has("learn"),u=new W(e,await r,i===null?void 0:Number(i)||0),m=new Ut({open:s,...st,take:h=>u.take(h),tell:h=>u.store.dispatch({stream:h})});t.middle=()=>Oe(u,o),t.drawn=()=>{gt(n),Ln(n)};let d=Rn(t,u);return t.hear("online",()=>m.wake()),t.until(u.store.watch(d.consider)),t.until(u.store.watch(()=>{!c||!u.canLearn||(c=!1,u.learn())})),t.until(d.close),t.until(On(u)),t.until(he(n,u)),t.until(()=>m.stop()),u.moves>0&&m.begin(),()=>d.view()??Le(u,o,()=>m.begin())}function Rn(t,e){let s=null,n=null;return{view:()=>s?.view()??(e.state.lesson?de(e):void 0),close:()=>s?.close(),consider:()=>{let o=e.state.finding?.decision??e.state.lesson?.numbers??null;if(o===n)return t.changed();n=o,s?.close(),s=e.state.finding&&pe(t,e),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells, #lesson-heading")?.focus({preventScroll:!0})}}}function Pn(t){let e=new URLSearchParams(t).get("seat");return[0,...H].find(s=>String(s)===e)??null}function Ln(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function On(t){let e=t.state.at,s=0,n=()=>{let r=new URL(location.href);r.searchParams.set("at",String(e)),history.replaceState(null,"",r)},o=t.store.watch(({at:r})=>{r!==e&&(e=r,clearTimeout(s),s=window.setTimeout(n,Sn))});return()=>{o(),clearTimeout(s)}}export{yo as openGameReview,ko as openLinkReview};
