import{a as Xt,b as zt,c as Zt,d as Qt}from"./replays.js";import{a as Ut,b as _,c as P,d as L,e as Gt,f as R,g as O,h as B,i as Yt,j as Vt,l as Kt}from"./document.js";import{a as Wt}from"./to_analysis.js";import{b as Ht}from"./replay.js";import{a as Nt}from"./reasons.js";import"./reader.js";import{a as qt,b as Tt,c as Jt,d as _t,e as It}from"./board.js";import"./result.js";import"./tree.js";import"./local_source.js";import{f as Bt,n as Ct}from"./here_page.js";import"./automa_cards.js";import{B as jt,J as qe,b as kt,d as St,m as At,s as Et,t as Ft}from"./table.js";import{$,Ad as Pt,B as U,C as lt,F as ct,Fb as Y,Fe as K,G as m,Gb as wt,H as M,Hb as k,I as f,Ib as w,Id as Lt,Jb as bt,Je as te,Kb as vt,Ob as S,Pb as $t,Qb as yt,Rd as Ot,T as ut,U as mt,W as pt,Z as dt,_ as E,aa as b,ad as V,ca as ft,dd as F,k as l,lb as gt,m as ot,nb as G,nd as xt,o as g,ob as y,oe as Mt,q as rt,ra as ht,sd as J,vd as Rt,w as it,x as at,ze as Dt}from"./page.js";var Te=5;function ee(t){return{numbers:Yt(t,Te),at:0,outcomes:{}}}function ne(t,n){let{number:s}=n.decision;if(t.outcomes[s]||!D(n))return t;let e=n.tries===1?"first":"later",o=n.answer?.verdict==="shown"?"shown":e;return{...t,outcomes:{...t.outcomes,[s]:o}}}var Je=.25;function se(t){return{decision:t,answer:null,judging:null,tries:0}}function X({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function D(t){return X(t)||t.answer?.verdict==="shown"}function oe({best:t,move:n,points_lost:s},e){return e===t?{move:e,verdict:"best",lost:0}:e===n?{move:e,verdict:"same",lost:s??0}:null}function re({before:t,seat:n,points_lost:s},e,o,i){if(o===null)return{move:e,verdict:"unknown",lost:0};let r=Math.max(0,R(t,n)-R(o,n)),a=O(t,n)-O(o,n)<i.chance;return r<Je&&a?{move:e,verdict:"best",lost:r}:r<i.points&&a?{move:e,verdict:"good",lost:r}:{move:e,verdict:r<(s??0)?"better":"worse",lost:r}}var z=.5;function ie(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function ae(t){return String(Math.round(t*100))}function C(t){let{at:n,document:s}=t.state,{decision:e}=t;if(n===0)return[l("review-start"),T(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:Z(t),move:Q(t)})}.`];return e?(o.push(j(e),le(e,t.patches)),o.push(...A(e,t.patches)),o.push(tt(t,e))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function Z({game:t,state:{at:n}}){if(n===0)return l("review-start");let s=t.frames[n].player??1;return l("review-move",{number:String(n),name:w(t.seats,s)})}function Q({game:t,patches:n,state:{at:s}},e=!0){let{move:o}=t.frames[s];return o===null?"":S(o,n,e)}function j({choice:t,best:n,move:s,points_lost:e,chance_lost:o,mark:i,luck:r}){if(J(s))return _e(r);if(!t)return l("review-only-move");let[a,c]=[e??0,o??0];if(s===n)return l("review-best-move");if(i===null&&a<z)return l("review-good-move");let u={points:g(a),percent:ae(c)},p=c>=.01?l("review-lost-both",u):l("review-lost-points",u);return i===null?`${p}.`:l("label-and-note",{label:l(`review-mark-${i}`),note:p})}function _e(t){let n=t?.points??0;if(Math.abs(n)<z)return`${l("review-level-luck")}.`;let s=n>0?"review-lucky":"review-unlucky";return`${l(s,{points:g(Math.abs(n))})}.`}function x({choice:t,best:n,move:s,mark:e,points_lost:o}){return t&&n!==null&&n!==s&&(e!==null||(o??0)>=z)}function le(t,n){return x(t)?`${q(t,n)}.`:""}function q({best:t,move:n},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");let[e,o]=[t,n].map(r=>$t(r,s));if(t.startsWith("+"))return l("review-better-put",{there:e,here:o});let i=yt(s,t[0]);return n==="pass"||t[0]!==n[0]?l("review-better-take",{patch:i}):l(e===o?"review-better-turned":"review-better-elsewhere",{patch:i,there:e,here:o})}function A(t,n){return x(t)?t.reasons.map(s=>Nt(s,n,!0)):[]}function tt({game:t,view:n,state:{scale:s}},{after:e}){return s==="points"?Be(R(e,n),n,t.seats):l("review-chance-of",{...k(t.seats,n),percent:ae(O(e,n))})}function Be(t,n,s){let e=g(Math.abs(t));return e===g(0)?l("review-margin",{who:"level",name:"",points:e}):l("review-margin",{...k(s,t>0?n:y(n)),points:e})}function T({game:t,view:n,state:{document:s}}){let e=s?.start;if(!e)return"";let o=R(e,n),i=g(Math.abs(o));return i===g(0)?l("review-start-level"):l("review-start-ahead",{...k(t.seats,o>0?n:y(n)),points:i})}function ce({game:t}){let n=t.frames[t.frames.length-1];return n.stage==="over"?`${bt(n,t.seats)}. ${vt(n,t.seats)}`:""}function ue({game:t,state:{document:n}},s){let e=n?.sides[s-1];if(!e||e.accuracy===null||e.decisions===0)return"";let o={...k(t.seats,s),points:g(e.points_lost),accuracy:String(Math.round(e.accuracy))};return e.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(e.near_level)})}function me({frames:t,at:n},s){let{move:e}=t[n],o=String(t.length-1);if(e===null)return l("review-line-before");let i=l("review-line-at",{number:String(n),of:o});return l("label-and-note",{label:i,note:S(e,s,!0)})}function pe(t,n){if(t.kind==="refused")return l(n===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind==="whole"&&n?.hasReasons===!1)return l("review-whole-here");if(t.kind!=="coming"||n===null)return l(`review-${t.kind}`);let{done:s,of:e,stage:o}=n;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(e)})}function de({answer:t,judging:n,decision:s},e){if(n!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:g(t.lost)});let o={number:String(s.number),points:g(e.points)};return l("review-find-question",o)}function et(t,n,s){let e=P(n,t);if(!e)return"";let o=A(e,s);return o.length===0&&o.push(l(n.hasReasons===!1?"review-why-here":"review-why")),[le(e,s),...o].join(" ")}function fe({numbers:t,outcomes:n},s){let e=h=>t.filter(v=>n[v]===h).length,o=e("first"),i=o+e("later"),r=l("review-lesson-found",{found:String(i),of:String(t.length),first:String(o)}),a=new Map;for(let h of t)for(let[v,je]of Object.entries(s.decisions[h-1].account??{}))a.set(v,(a.get(v)??0)+je);let c=[...a.values()].reduce((h,v)=>h+v,0),[u]=[...a].sort(([,h],[,v])=>v-h);if(!u||c===0)return[r];let[p,d]=u;return[r,l("review-lesson-cause",{cause:l(`review-account-${p}`),points:g(d),all:g(c)}),l(`review-lesson-${p}`)]}function he(t,n){let{shell:s}=t.place,e=new AbortController,[{points:o}]=n.game.frames,i=c=>Ct(c,n.patches,e.signal,o),r=Ce(n,c=>n.answer(c,i)),a=It(t,r);return{view:()=>{let c=Ie(n),u=c?{middle:c,tools:f}:{};return m`<main
class=${`${Jt(r,s)} finding${c?" ended":""}`}
data-testid="finding"
>
${We(n,r)} ${Tt(r,s,{moves:f,...u})}
</main>
${_t(r,s)}`},close:()=>{e.abort(),a()}}}function Ce(t,n){let{decision:s}=t.state.finding,{frames:e,seats:o,own:i}=t.game,[{points:r}]=e,a=[w(o,1),w(o,2)],c={start:e[s.number-1].position,moves:[],points:r};return new qt(t.patches,c,{names:a,you:i},{onMove:(u,p)=>{queueMicrotask(async()=>{p.undo(),p.suggest([{move:u,label:"…",kind:"line"}]),await n(u);let{finding:d}=t.state;d?.answer?.move===u&&ge(p,d)})}})}function ge(t,n){let{move:s}=n.answer,e=D(n)?"better":"mine";t.suggest([{move:s,label:e==="better"?"✓":"×",kind:e}])}function Ie({state:{finding:t,document:n},patches:s}){return!t||!n||!D(t)?null:m`<section class="panel lesson-why" data-testid="lesson-why">
<p>${et(t.decision.number,n,s)}</p>
</section>`}function We(t,n){let{finding:s,document:e,lesson:o}=t.state;if(!s||!e||!o)return f;let i=s.answer?.verdict??"none",r=D(s),a={at:String(o.at+1),of:String(o.numbers.length)},c=()=>{t.reveal(),t.state.finding&&ge(n,t.state.finding)};return m`<section
class=${X(s)?"question found":"question"}
aria-label=${l("review-learn")}
data-testid="question"
data-verdict=${s.judging===null?i:"judging"}
>
<p role="status">
<b data-testid="lesson-place">${l("review-lesson-place",a)}</b>
${de(s,e.thresholds)}
</p>
${r?m`${b("leave-lesson",$("graph",l("review-lesson-leave")),()=>t.leave())}`:b("show-answer",$("bulb",l("review-find-answer")),c)}
${b("find-next",$("forward",l(r?"review-find-next":"review-find-skip")),()=>t.findNext(),{classes:r?"main":""})}
</section>`}function we(t){let{lesson:n,document:s}=t.state;return!n||!s?f:m`<main class="lesson-end" data-testid="lesson-end">
<section class="panel" aria-labelledby="lesson-heading">
<h2 id="lesson-heading" tabindex="-1">${l("review-lesson-end")}</h2>
${fe(n,s).map(e=>m`<p>${e}</p>`)}
<ol class="lesson-list">
${n.numbers.map((e,o)=>{let i=n.outcomes[e];return m`<li>
<button
type="button"
class="move"
data-testid=${`lesson-${o+1}`}
@click=${()=>t.look(e)}
>
<span class="move-words">
<b>${l("review-move-number",{number:String(e)})}</b>
${l(`review-lesson-${i??"passed"}`)}
${et(e,s,t.patches)}
</span>
</button>
</li>`})}
</ol>
<div class="row">
${b("lesson-again",$("again",l("review-lesson-again")),()=>t.learn())}
${b("leave-lesson",$("graph",l("review-lesson-leave")),()=>t.leave(),{classes:"main"})}
</div>
</section>
</main>`}var nt=[10,10],Ne=[50,50];function I(t,n,s,e,o=nt){let i=Ue(t,n,s,e),r=e==="points"?He(o,i):o,[a,c]=e==="points"?r:Ne,u=i.map(d=>d===null?null:(a-d)/(a+c)*100),p=a/(a+c)*100;return{scale:e,moves:n,range:r,level:p,heights:u,line:Ge(u),area:Ye(u,p),dots:Ve(t,n,e,u)}}function He([t,n],s){let e=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...e))),Math.max(n,o(-Math.min(...e)))]}function Ue(t,n,s,e){let o=a=>a?e==="points"?R(a,s):(O(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:n},(a,c)=>{let u=i[c];return o(_(u)?u.after:i[c+1]?.before??null)})]}function Ge(t){let n=!1;return t.map((s,e)=>{if(s===null)return n=!1,"";let o=`${n?"L":"M"}${e} ${s.toFixed(1)}`;return n=!0,o}).join("")}function Ye(t,n){let s=n.toFixed(1),e=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(e.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return e.join("")}function Ve(t,n,s,e){return L(t,null).flatMap(o=>{let i=o.marks[s];if(!i)return[];let r=o.number/Math.max(1,n)*100,a=Math.max(0,Math.min(100,e[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function be(t,n){return Math.max(0,Math.min(n,Math.round(t*n)))}var Ke=36,Xe=40,ze=70;function ve(t,n){let s=new AbortController,{signal:e}=s;window.addEventListener("keydown",kt(n),{signal:e});let o=Ze(n),i=Qe(n),r=(a,c)=>t.addEventListener(a,u=>c(u),{signal:e});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",tn(n),{signal:e,passive:!1}),()=>s.abort()}function Ze(t){let n=null,s=e=>{if(!n)return;let{left:o,width:i}=n.getBoundingClientRect(),r=be((e.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:e=>(n=e.target instanceof Element?e.target.closest(".plot"):null,!n||e.button!==0||!e.isPrimary?(n=null,!1):(n.setPointerCapture(e.pointerId),s(e),!0)),move:s,up:()=>{let e=n!==null;return n=null,e}}}function Qe(t){let n=null;return{down:s=>{let e=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return n=e&&o?{x:s.clientX,y:s.clientY}:null,n!==null},up:s=>{if(!n||!s.isPrimary)return;let[e,o]=[s.clientX-n.x,s.clientY-n.y];n=null,Math.abs(e)>=Ke&&Math.abs(e)>2*Math.abs(o)&&t.step(e<0?1:-1)},cancel:()=>{n=null}}}function tn(t){let n=0,s=0;return e=>{if(!(e.target instanceof Element&&e.target.closest(".plot, .quilt-box"))||e.ctrlKey||e.deltaY===0)return;let i=e.deltaY>0?1:-1;t.canStep(i)&&(e.preventDefault(),n=Math.sign(n)===i?n+e.deltaY:e.deltaY,!(Math.abs(n)<Xe||e.timeStamp-s<ze)&&(s=e.timeStamp,n=0,t.step(i)))}}function $e(t){let{line:n,better:s,at:e}=t.state,{frames:o}=t.game;if(n)return en(n);let i=o[e],r=o[Math.max(0,e-1)],{decision:a}=t,c=a&&x(a)?a.best:null,u=t.isOverview?t.view:i.player??t.view,p=c!==null&&s?W(r,c,t.patches):null;if(p)return{frame:p,mover:u,made:c,better:null,chosen:r};let d=t.isOverview?null:i.move;return{frame:i,mover:u,made:d,better:c,chosen:r}}function en({frames:t,at:n}){let s=t[n],e=t[Math.max(0,n-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:e}}var nn=12;function W(t,n,s){let e=Pt(t.position,s),o=e&&Rt(e,n,s);if(!e||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Ot(o,s,i,t.points),move:n,player:e.turn}}function ye({number:t,best:n,line:s},e,o){let i=[{...e,move:null,player:null}],r=s.length>0?s:n===null?[]:[n];for(let a of r.slice(0,nn)){let c=W(i[i.length-1],a,o);if(c===null)break;i.push(c)}return i.length>1?{number:t,frames:i,at:0}:null}var ke=5,N=class extends Qt{constructor(s,e,o){let i={document:null,stream:{kind:"asking"},scale:"points",range:nt,costly:[],better:!1,line:null,finding:null,lesson:null,announced:""};super(s.frames,e,i,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let e=Ut(this.state.document,s),o=Vt(this.state.costly,B(e,this.game.own)),{range:i}=I(e,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:e,costly:o,range:i}),e}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return P(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null,lesson:null})}show(s){this.store.dispatch(s),this.store.dispatch({announced:this.sentence})}get sentence(){let{line:s}=this.state;return s?me(s,this.patches):C(this)}step(s){let{at:e,line:o}=this.state;if(!o)return this.look(e+s);let i=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:i}})}canStep(s){let{at:e,line:o}=this.state,[i,r]=o?[o.at,o.frames.length-1]:[e,this.moves];return i+s>=0&&i+s<=r}toMark(s){let{at:e,document:o}=this.state,i=L(o,null).map(({number:c})=>c);if(i.length===0)return;let r=i.filter(c=>s>0?c>e:c<e),a=r.length>0?r:i;this.look(s>0?a[0]:a[a.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+ke)),PageDown:()=>this.look(Math.max(0,this.state.at-ke))}}key(s,e=!1,o=!1){let{finding:i,line:r,better:a}=this.state;if(i||this.state.lesson)return!1;if(s==="Escape"&&(r||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=e?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:e}=this;e&&x(e)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let e=ye(s,this.frames[s.number-1],this.patches);this.show({line:e&&{...e,at:Math.min(1,e.frames.length-1)},better:!1})}get questions(){return L(this.state.document,this.game.own)}get canLearn(){return this.state.document?.stage==="deep"&&this.questions.length>0}learn(){this.canLearn&&this.ask(ee(this.questions))}findNext(){let{lesson:s}=this.state;s&&this.ask({...s,at:s.at+1})}ask(s){let e=P(this.state.document,s.numbers[s.at]??0);e&&this.look(e.number),this.store.dispatch({lesson:s,finding:e&&se(e),announced:""})}reveal(){let{finding:s}=this.state,e=s?.decision.best;s&&e&&this.found(s.decision,{move:e,verdict:"shown",lost:0})}leave(){this.show({finding:null,lesson:null})}async answer(s,e){let{finding:o,document:i}=this.state;if(!o||!i||o.judging!==null)return;let{decision:r}=o,a=oe(r,s);if(a)return this.found(r,a);this.store.dispatch({finding:{...o,judging:s}});let c=W(this.frames[r.number-1],s,this.patches),u=c&&await e(c.position);this.found(r,re(r,s,u,i.thresholds))}found(s,e){let{finding:o,lesson:i}=this.state;if(o?.decision!==s)return;let r=o.tries+1,a={decision:s,answer:e,judging:null,tries:r};this.store.dispatch({finding:a,lesson:i&&ne(i,a)})}};function Se(t,n,s){return[t.view,y(t.view)].map(e=>sn(t,n,e,s))}function sn(t,{frame:n,mover:s,made:e,better:o},i,r){let{game:a,patches:c,state:u}=t,{letters:p,coordinates:d}=r.settings,h=i===(n.automa?1:s),v=i===s;return jt({frame:n,seats:a.seats,player:i,patches:c,lettered:p,named:d,box:"quilt-box",place:`${h?"front":"back"} ${i===t.view?"left":"right"}`,cursor:u.walks[i],fresh:V([v?e:null],c),marks:on(v?o:null,c),extras:{thumbnail:h?f:m`<span class="thumbnail">${Dt(n.players[i-1],c)}</span>`}})}function on(t,n){let s="better";return V([t],n).map(e=>({...e,label:"!",kind:s}))}function xe({patches:t},{chosen:n,made:s,better:e},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(J(r)?r[2]:r[0])===a;return m`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${xt(n).map(r=>{let{income:a,buttons:c,time:u}=t[r],p=i(s,r),d=i(e,r);return m`<div
class=${["offered-patch",p&&"made",d&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${Y(t[r])}
>
${gt(r,t[r],0,o)}
<span class="price">${Et(c)}${Ft(u)}</span>
<span class="visually-hidden"
>${Y(t[r])}
${p?l("review-offer-played"):""}${d?l("review-offer-better"):""}</span
>
${a>0?m`<span class="offered-gain" aria-hidden="true">+${a}</span>`:f}
${p||d?m`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}var rn={inaccuracy:M`<circle r="3.2"></circle>`,mistake:M`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:M`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function Re(t,n){let{document:s,at:e,scale:o,range:i}=t.state,{view:r,moves:a,game:c}=t,u=I(s,a,r,o,i),p=e/Math.max(1,a)*100,d=u.heights[e],{level:h}=u;return m`<section class="graph" aria-label=${l("review-graph")}>
${cn(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${e}
aria-valuetext=${C(t)}
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
${u.dots.map(ln)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${d==null?f:M`<circle class="here" cx=${`${p}%`} cy=${`${d}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${F(r)}${w(c.seats,r)}</span>
<span class="side-name down"
>${F(y(r))}${w(c.seats,y(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${u.range[0]}`:"100 %"}</span
>
</div>
${an(t,n)}
</section>`}function an({state:{stream:t,document:n}},s){let e=pe(t,n);return m`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${e}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":e}</span>
${t.kind==="refused"?b("ask-again",l("review-again"),s,{classes:"quiet"}):f}
</p>`}function ln({decision:t,mark:n,x:s,y:e}){return M`<svg class="dot" x=${`${s}%`} y=${`${e}%`} overflow="visible">
<g class=${`mark ${n} of-${t.seat}`} data-mark=${t.number}>${rn[n]}</g>
</svg>`}function cn({store:t,state:{scale:n}}){let s=n==="points"?"chance":"points",e=`${l("review-scale-points")} ${l("review-scale-chance")}`;return m`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${e}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${n==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${n==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var Pe=["placing","timing","economy","special","patches"];function H({view:t,state:{document:n}}){return n?.variant==="solo"?[1]:[t,y(t)]}function Le(t,n){let{document:s}=t.state;return m`<div class="panels">
${s?m`${mn(t)} ${dn(t)} ${hn(t)}`:f}
${s?gn(t):f} ${bn(t)}
${s&&!rt.isStatic?un(s.link,t.game.seats,n):f}
</div>`}function un(t,n,s){let[e,o]=n.map(({name:u})=>u),{pathname:i,searchParams:r}=new URL(mt(t,[e,o]),"http://x"),[a]=i.split("/").slice(-1),c=new URLSearchParams({game:a,...At(s)});for(let[u,p]of r)c.set(u,p);return m`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${E("download")}<span>${l("review-animation")}</span></a
>
</p>`}function Oe(t){return t.state.document?m`<div class="sums">${Me(t,3)}</div>`:m`<div class="sums"></div>`}function mn(t){return m`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${Me(t)}
<p class="small">${l("review-accuracy-is")}</p>
${pn(t.state.document?.variant==="solo"?"solo":"duel")}
</section>`}function pn(t){return m`<details class="fold" data-testid="levels">
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
${Bt[t].map(({lost:n,accuracy:s},e)=>m`<tr>
<th scope="row">${e+1}</th>
<td>${ie(n)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function Me(t,n){let{document:s}=t.state,e=H(t),o=[["review-points-each",({points_lost:a})=>g(a)],["review-accuracy",({accuracy:a})=>a===null?l("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?l("review-unknown"):l("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:c})=>l("review-best-of",{best:String(a),of:String(c)})],["review-points-all",({points_lost_total:a})=>g(a)]],i=e.some(a=>s?.sides[a-1]?.near_level),r=o.filter(([a])=>i||a!=="review-near-level");return m`<table class="scores" data-testid=${n?"sums":"figures"}>
${Ae(t)}
<tbody>
${r.slice(0,n).map(([a,c])=>m`<tr>
<th scope="row">${l(a)}</th>
${e.map(u=>{let p=s?.sides[u-1];return m`<td>${p?c(p):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function Ae(t){return m`<thead>
<tr>
<td></td>
${H(t).map(n=>m`<th scope="col">${F(n)} ${w(t.game.seats,n)}</th>`)}
</tr>
</thead>`}function dn(t){return H(t).map(n=>{let s=Gt(t.state.document,n);return m`<section class="panel three" data-testid=${`three-${n}`}>
<h2>${l("review-three",k(t.game.seats,n))}</h2>
${s.length===0?m`<p class="small">${l("review-overview-none")}</p>`:f}
<ol>
${s.map(e=>{let o=S(e.move,t.patches);return m`<li>
<button type="button" class="move" @click=${()=>t.look(e.number)}>
<span class="number">${e.number}</span>
<span class="move-words"
><b>${o}</b>. ${q(e,t.patches)}.
${A(e,t.patches).join(" ")}</span
>
<span class="cost-of">−${g(e.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${fn(t,n)}
</section>`})}function fn(t,n){let{document:s}=t.state,e=s?.finest[n-1];if(!s||!e)return f;let o=S(s.decisions[e.number-1].move,t.patches);return m`<button
type="button"
class="move"
data-testid=${`finest-${n}`}
@click=${()=>t.look(e.number)}
>
<span class="number">${e.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${g(e.points)}</span>
</button>`}function hn(t){let{document:n}=t.state,s=H(t),e=(r,a)=>n?.sides[r-1]?.account[a]??0,o=s.flatMap(r=>Pe.map(a=>e(r,a)));if(o.every(r=>r===0))return f;let i=Math.max(1,...o);return m`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${Ae(t)}
<tbody>
${Pe.map(r=>m`<tr>
<th scope="row">${l(`review-account-${r}`)}</th>
${s.map(a=>{let c=e(a,r);return m`<td>
<span class="points">${g(c)}</span>
<svg class=${`share of-${a}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/i*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function gn(t){let{document:n}=t.state,s=n?.variant==="solo"?n.sides[0]?.luck:null,e=T(t);return!s&&!e?f:m`<section class="panel fortune" data-testid="fortune">
${s?m`<h2>${l("review-luck")}</h2>
<p>${wn(s.points)}</p>`:f}
${e?m`<h2>${l("review-start-heading")}</h2>
<p>${e}</p>`:f}
</section>`}function wn(t){if(Math.abs(t)<.5)return l("review-luck-none");let n=t>0?"review-luck-good":"review-luck-bad";return l(n,{points:g(Math.abs(t))})}function bn(t){let{game:n,state:s,patches:e}=t;return m`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${n.frames.slice(1).map((o,i)=>{let r=i+1,a=s.document?.decisions[i],c=s.at===r;return m`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${r}
@click=${()=>t.look(r)}
>
<span class="number">${r}</span>
<span class="move-words"
>${ht("happened",{name:m`<b>${w(n.seats,o.player??1)}</b>`},{deed:S(o.move??"pass",e)})}${vn(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function vn(t){return _(t)?m`<span class=${`lost-points ${t.mark??""}`}> · ${j(t)}</span>`:f}function Ee(t,n,s){let e=$e(t),o=e.frame.automa?"solo":"duel";return m`<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${Se(t,e,n)} ${xe(t,e,n)} ${$n(t)}
${Sn(t)} ${Oe(t)} ${Re(t,s)} ${xn(t)}
</div>
${Le(t,n)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.announced}
</div>`}function Fe({game:t,state:n},s){return m`<div class="review-head">
<h1>${l("review-heading")}</h1>
${ft("back-to-game",t.back,$("back",l("review-to-game")),"quiet")}
${n.document?Wt(s,n.document.link,n.at):f}
</div>`}function $n(t){let{line:n,at:s}=t.state;if(n)return kn(t,n);let{decision:e}=t;if(s===0||t.isOverview)return yn(t);let o=m`<h2>
${l("review-move-was",{where:Z(t),move:Q(t,!1)})}
</h2>
${e?m`<span class="worth">${tt(t,e)}</span>`:f}`;return st(o,m`<p class=${`lost-line ${e?.mark??""}`} data-testid="lost-line">
<b>${e?j(e):l("review-unjudged")}</b>
</p>
${e&&x(e)?m`<p class="why" data-testid="reasons">
${q(e,t.patches)}.
${A(e,t.patches).join(" ")}
</p>`:f}`)}function st(t,n){return m`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${n}
</section>`}function yn(t){let{at:n}=t.state,{view:s,moves:e}=t,o=ue(t,s);return st(m`<h2>${l(n===e?"review-end":"review-start")}</h2>`,m`<p class="lost-line">${n===e?ce(t):T(t)}</p>
${o?m`<p class="why">${o}</p>`:f}`)}function kn(t,n){let s=n.frames.length-1;return st(m`<h2>${l("review-line-at",{number:String(n.at),of:String(s)})}</h2>`,m`<ol class="line-moves" data-testid="line-moves">
${n.frames.slice(1).map(({move:e,player:o},i)=>{let r=n.at===i+1,a={name:w(t.game.seats,o??1),move:S(e??"pass",t.patches)};return m`<li>
<button
type="button"
class=${r?"now":""}
aria-current=${r?"step":"false"}
@click=${()=>t.show({line:{...n,at:i+1}})}
>
${l("review-line-move",a)}
</button>
</li>`})}
</ol>`)}function Sn(t){let{line:n,better:s}=t.state,{decision:e}=t,o=e!==null&&x(e),i=r=>a=>a.pointerType==="mouse"&&t.peek(r);return m`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!n?"false":"true"}
@click=${()=>o&&!n&&t.compare(!s)}
@pointerenter=${i(!0)}
@pointerleave=${i(!1)}
>
${E("eye")}<span>${l("review-better")}</span>
</button>
${b("play-line",$(n?"back":"forward",l(n?"review-leave-line":"review-line")),()=>(o||n)&&t.tryLine(),{off:!(o||n)})}
${b("learn",$("bulb",l("review-learn")),()=>t.learn(),{off:!t.canLearn})}
</div>`}function xn(t){let{costly:n,document:s,at:e}=t.state,o=B(s,t.game.own),i=L(s,null).length>0,r=[["review-mark-back","first","mark-back",i,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",i,()=>t.toMark(1)]];return m`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(a=>{let c=P(s,n[a]??0);if(!c)return m`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let u=g(c.points_lost??0);return m`<button
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
${r.map(([a,c,u,p,d])=>b(u,E(c),()=>p&&d(),{classes:u,off:!p,label:l(a),title:l(a)}))}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}var Rn=300,So=K(async(t,n)=>{let[s,e]=await Promise.all([lt(n),t.place.patches]),o=Lt(s,e);if(o===null)throw new it(l("page-outdated"));let{seats:i}=o;Mt(i);let r=G.find(c=>wt(i,c))??null,a=Ht(o,e);return De(t,{frames:a,seats:i,own:r,back:`/game/${n}`},c=>U("GET /api/games/{game}/review",{game:n},c))}),xo=K(async t=>{let n=await t.place.patches,s=await Xt(location.hash,n),e={...pt(location.search),...s.tags},o=zt(s,n),i=On(location.search),r=s.automa?1:i||null,a=Zt({...s,tags:e}).map((d,h)=>({...d,yours:r===h+1})),c=i===null?ut(s.link,[e.Player1,e.Player2]):dt(s.automa?"automa":i===0?"person":"computer"),p=Pn(d=>U("POST /api/review",{text:s.link},d),o,s.link,n);return De(t,{frames:o,seats:a,own:r,back:c},p)});function Pn(t,n,s,e){return async function*(o){let i=!1;try{for await(let r of t(o))i=!0,yield r}catch(r){if(i||!at(r))throw r;let{reviewHere:a}=await te("judge");yield*a(n,s,e,o)}}}async function De(t,n,s){let{root:e,shell:o,patches:i}=t.place,r=new URLSearchParams(location.search),a=r.get("at"),c=r.has("learn"),u=new N(n,await i,a===null?void 0:Number(a)||0),p=new Kt({open:s,...ct,take:h=>u.take(h),onStream:h=>u.store.dispatch({stream:h})});t.middle=()=>Fe(u,o),t.drawn=()=>{St(e),Mn(e)};let d=Ln(t,u);return t.listen("online",()=>p.wake()),t.until(u.store.watch(d.consider)),t.until(u.store.watch(()=>{!c||!u.canLearn||(c=!1,u.learn())})),t.until(d.close),t.until(An(t,u)),t.until(ve(e,u)),t.until(()=>p.stop()),u.moves>0&&p.begin(),()=>d.view()??Ee(u,o,()=>p.begin())}function Ln(t,n){let s=null,e=null;return{view:()=>s?.view()??(n.state.lesson?we(n):void 0),close:()=>s?.close(),consider:()=>{let o=n.state.finding?.decision??n.state.lesson?.numbers??null;if(o===e)return t.changed();e=o,s?.close(),s=n.state.finding&&he(t,n),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells, #lesson-heading")?.focus({preventScroll:!0})}}}function On(t){let n=new URLSearchParams(t).get("seat");return[0,...G].find(s=>String(s)===n)??null}function Mn(t){let n=t.querySelector(".line-moves .now")?.parentElement,s=n?.parentElement;n&&s&&(s.scrollLeft=n.offsetLeft-(s.clientWidth-n.clientWidth)/2)}function An(t,n){let s=n.state.at,e=0,o=()=>{let r=new URL(location.href);r.searchParams.set("at",String(s)),history.replaceState(null,"",r)};t.listen("reopen",o);let i=n.store.watch(({at:r})=>{r!==s&&(s=r,clearTimeout(e),e=window.setTimeout(o,Rn))});return()=>{i(),clearTimeout(e)}}export{So as openGameReview,xo as openLinkReview,qe as table};
