import{Bb as Mt,C as u,Cb as Ot,D as M,Db as At,E as m,F as at,Fa as ht,G as O,Ga as $t,H as it,Hb as Lt,I as lt,Ib as Pt,J as ct,Ja as gt,K as b,La as L,Lb as Tt,Mb as Et,Qa as F,Ra as bt,S as ut,Sa as wt,U as G,Ua as kt,V as ft,W as w,X as $,Y as dt,Z as pt,Za as vt,aa as y,ba as mt,fb as U,gb as yt,h as l,i as tt,jb as xt,kb as St,l as et,m as N,n as nt,o as C,r as D,s as st,v as ot,w as rt,wa as K}from"./page.js";function _t(e,t){if(!("decisions"in t))return e;if(e===null)return"version"in t?t:null;let n=new Map(t.decisions.map(r=>[r.number,r])),s=e.decisions.map(r=>{let a=n.get(r.number);return a&&(x(a)||!x(r))?a:r});return"version"in t&&Rt(t)<Rt(e)?{...e,decisions:s}:{...e,...t,decisions:s}}var se=["quick","refined","deep"];function Rt({stage:e,done:t}){return se.indexOf(e)*1e4+t}function Bt(e){return e!==null&&e.stage==="deep"&&e.done>=e.of}function x(e){return!!(e?.before&&e.after)}function P(e,t){let n=e?.decisions[t-1];return x(n)?n:null}function k(e,t){return(e?.decisions??[]).filter(n=>x(n)&&n.mark!==null&&(t===null||n.seat===t))}function I(e,t){return(e?.costliest[t-1]??[]).map(n=>P(e,n)).filter(n=>n!==null).filter(({best:n,points_lost:s})=>n!==null&&(s??0)>0).slice(0,3)}function A({margin:e},t){return t===1?e:-e}function T({chance:e},t){return t===1?e:1-e}var H=500,oe=8e3,re=503,j=class{constructor(t){this.outside=t,this.wait=H,this.timer=0,this.asking=null}begin(){this.stop(),this.asking=new AbortController,this.follow(this.asking.signal)}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}wake(){this.asking!==null||this.timer===0||(this.wait=H,this.begin())}async follow(t){let n=!1;try{for await(let s of await this.outside.open(t)){if(t.aborted)return;if(n=!0,this.take(s))return this.end()}t.aborted||this.again({kind:"cut"})}catch(s){t.aborted||this.fail(s,n)}}take(t){return"waiting"in t?(this.outside.tell({kind:"waiting",ahead:t.waiting}),!1):(this.wait=H,Bt(this.outside.take(t))?!0:(this.outside.tell({kind:"coming"}),!1))}end(){this.outside.tell({kind:"whole"}),this.asking=null,this.timer=0}fail(t,n){if(t instanceof C&&t.status!==re)this.asking=null,this.timer=0,this.outside.tell({kind:"refused",sentence:t.message});else if(t instanceof C||t instanceof N)this.again({kind:n?"cut":"away"});else throw t}again(t){this.asking=null,this.outside.tell(t),this.timer=this.outside.later(()=>this.begin(),this.wait),this.wait=Math.min(oe,this.wait*2)}};async function*It(e){let t=e.getReader(),n=new TextDecoder,s="";try{for(;;){let{done:o,value:r}=await t.read().catch(Ft);s+=o?n.decode():n.decode(r,{stream:!0});let a=s.split(`
`);s=a.pop()??"";for(let i of a)i.trim()&&(yield JSON.parse(i));if(o)return s.trim()?Ft(new Error("The last line is not whole.")):void 0}}finally{await t.cancel().catch(()=>{})}}function Ft(e){throw new N(l("server-away"),{cause:e})}var ae=10;function q(e,t,n,s,o=ae){let r=ie(e,t,n,s),a=Math.max(o,...r.map(f=>Math.abs(f??0))),i=s==="chance"?50:Math.ceil(a/5)*5,c=r.map(f=>f===null?null:50-f/i*50),d=le(c);return{scale:s,moves:t,range:s==="chance"?o:i,heights:c,line:d,area:ce(c),dots:ue(e,t,s,c)}}function ie(e,t,n,s){let o=i=>i?s==="points"?A(i,n):(T(i,n)-.5)*100:null,r=e?.decisions??[];return[o(e?.start??r[0]?.before),...Array.from({length:t},(i,c)=>{let d=r[c];return o(x(d)?d.after:r[c+1]?.before??null)})]}function le(e){let t=!1;return e.map((n,s)=>{if(n===null)return t=!1,"";let o=`${t?"L":"M"}${s} ${n.toFixed(1)}`;return t=!0,o}).join("")}function ce(e){let t=[],n=[],s=0;for(let[o,r]of[...e,null].entries())r!==null?(n.length===0&&(s=o),n.push(`L${o} ${r.toFixed(1)}`)):n.length>0&&(t.push(`M${s} 50${n.join("")}L${o-1} 50Z`),n=[]);return t.join("")}function ue(e,t,n,s){return k(e,null).flatMap(o=>{let r=o.marks[n];if(r===null)return[];let a=o.number/Math.max(1,t)*100,i=Math.max(0,Math.min(100,s[o.number]??50));return[{decision:o,mark:r,x:a,y:i}]})}function jt(e,t){return Math.max(0,Math.min(t,Math.round(e*t)))}var fe=36,de=40,pe=70;function qt(e,t){let n=new AbortController,{signal:s}=n;window.addEventListener("keydown",i=>me(i,t),{signal:s});let o=he(t),r=$e(t),a=(i,c)=>e.addEventListener(i,d=>c(d),{signal:s});return a("pointerdown",i=>o.down(i)||r.down(i)),a("pointermove",o.move),a("pointerup",i=>o.up()||r.up(i)),a("pointercancel",()=>{o.up(),r.cancel()}),e.addEventListener("wheel",ge(t),{signal:s,passive:!1}),()=>n.abort()}function me(e,t){let{target:n,key:s,altKey:o,ctrlKey:r,metaKey:a,shiftKey:i}=e;o||r||a||e.defaultPrevented||n instanceof Element&&n.closest("select, input, textarea, dialog")||n instanceof Element&&St(e,(...c)=>t.walk(...c))||t.key(s,i)&&e.preventDefault()}function he(e){let t=null,n=s=>{if(!t)return;let{left:o,width:r}=t.getBoundingClientRect(),a=jt((s.clientX-o)/r,e.moves);(a!==e.state.at||e.state.line)&&e.look(a)};return{down:s=>(t=s.target instanceof Element?s.target.closest(".plot"):null,!t||s.button!==0||!s.isPrimary?(t=null,!1):(t.setPointerCapture(s.pointerId),n(s),!0)),move:n,up:()=>{let s=t!==null;return t=null,s}}}function $e(e){let t=null;return{down:n=>{let s=n.target instanceof Element&&n.target.closest(".quilt-box")!==null,o=n.pointerType==="touch"&&n.isPrimary;return t=s&&o?{x:n.clientX,y:n.clientY}:null,t!==null},up:n=>{if(!t||!n.isPrimary)return;let[s,o]=[n.clientX-t.x,n.clientY-t.y];t=null,Math.abs(s)>=fe&&Math.abs(s)>2*Math.abs(o)&&e.step(s<0?1:-1)},cancel:()=>{t=null}}}function ge(e){let t=0,n=0;return s=>{if(!(s.target instanceof Element&&s.target.closest(".plot, .quilt-box"))||s.ctrlKey||s.deltaY===0)return;let r=s.deltaY>0?1:-1;e.canStep(r)&&(s.preventDefault(),t=Math.sign(t)===r?t+s.deltaY:s.deltaY,!(Math.abs(t)<de||s.timeStamp-n<pe)&&(n=s.timeStamp,t=0,e.step(r)))}}var be=3;function Yt(e,t){return(t===null?[1,2]:[t]).flatMap(s=>I(e,s)).sort((s,o)=>(o.points_lost??0)-(s.points_lost??0)).slice(0,be).map(({number:s})=>s)}function Wt(e,t){let n=t.filter(o=>!e.includes(o));return[...e.map(o=>t.includes(o)?o:n.shift()),...n].filter(o=>o!==void 0)}function Nt(e){return{decision:e,answer:null,tries:0,thinking:!1,shown:!1}}function J(e,t,n){let s=wt(e.position,n),o=s&&bt(s,t,n);if(!s||!o)return null;let r=e.automa&&{...e.automa,turns:[],levels:[]};return{...vt(o,n,r),move:t,player:s.turn}}function Ct({number:e,best:t,line:n},s,o){let r=[{...s,move:null,player:null}],a=n.length>0?n:t===null?[]:[t];for(let i of a){let c=J(r[r.length-1],i,o);if(c===null)break;r.push(c)}return r.length>1?{number:e,frames:r,at:0}:null}var X=.5;function h(e){return new Intl.NumberFormat(tt(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e).replace("-","−")}function Dt(e){return String(Math.round(e*100))}function Y(e){let{at:t,document:n}=e.state,{decision:s}=e;if(t===0)return[l("review-start"),B(e)].filter(Boolean).join(". ");let o=[`${z(e)}.`,Q(e)];return s?(o.push(E(s),ke(s,e.patches),..._(s)),o.push(V(e,s))):n!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function z({game:e,state:{at:t}}){if(t===0)return l("review-start");let n=e.frames[t].player??1;return l("review-move",{number:String(t),name:$(e.seats,n)})}function Q({game:e,patches:t,state:{at:n}},s=!0){let{move:o}=e.frames[n];return o===null?"":`${y(o,t,s)}.`}function E({choice:e,best:t,move:n,points_lost:s,chance_lost:o,mark:r,luck:a}){if(F(n))return we(a);if(!e)return l("review-only-move");let[i,c]=[s??0,o??0];if(n===t)return l("review-best-move");if(r===null&&i<X)return l("review-good-move");let d={points:h(i),percent:Dt(c)},f=c>=.01?l("review-lost-both",d):l("review-lost-points",d);return r===null?`${f}.`:`${l(`review-mark-${r}`)}: ${f}.`}function we(e){let t=e?.points??0;return Math.abs(t)<X?`${l("review-level-luck")}.`:`${l(t>0?"review-lucky":"review-unlucky",{points:h(Math.abs(t))})}.`}function v({choice:e,best:t,move:n,mark:s,points_lost:o}){return e&&t!==null&&t!==n&&(s!==null||(o??0)>=X)}function ke(e,t){return v(e)?`${R(e,t)}.`:""}function R({best:e,move:t},n){if(e===null)return l("review-better");if(e==="pass")return l("review-better-pass");if(e.startsWith("+"))return l("review-better-put");let s=e[0]===t[0]&&t!=="pass"?"review-better-elsewhere":"review-better-take";return l(s,{patch:mt(n,e[0])})}function _(e){return v(e)?e.reasons.map(({of:t,code:n,values:s})=>l(t==="mine"?`mine-${n}`:`reason-${n}`,s)):[]}function V({game:e,view:t,state:{scale:n}},{after:s}){return n==="points"?ve(A(s,t),t,e.seats):l("review-chance-of",{...w(e.seats,t),percent:Dt(T(s,t))})}function ve(e,t,n){let s=h(Math.abs(e));return s===h(0)?l("review-margin",{who:"level",name:"",points:s}):l("review-margin",{...w(n,e>0?t:b(t)),points:s})}function B({game:e,view:t,state:{document:n}}){let s=n?.start;if(!s)return"";let o=A(s,t),r=h(Math.abs(o));return r===h(0)?l("review-start-level"):l("review-start-ahead",{...w(e.seats,o>0?t:b(t)),points:r})}function Gt({game:e}){let t=e.frames[e.frames.length-1];return t.stage==="over"?`${dt(t,e.seats)}. ${pt(t,e.seats)}`:""}function Kt({game:e,state:{document:t}},n){let s=t?.sides[n-1];if(!s||s.accuracy===null||s.decisions===0)return"";let o={...w(e.seats,n),points:h(s.points_lost),accuracy:String(Math.round(s.accuracy))};return s.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(s.near_level)})}function Ut({frames:e,at:t},n){let{move:s}=e[t],o=String(e.length-1);return s===null?l("review-line-before"):`${l("review-line-at",{number:String(t),of:o})}: ${y(s,n,!0)}.`}function Ht(e,t){if(e.kind==="refused")return l("review-refused",{sentence:e.sentence});if(e.kind==="waiting")return l("review-waiting",{ahead:e.ahead});if(e.kind!=="coming"||t===null)return l(`review-${e.kind}`);let{done:n,of:s,stage:o}=t;return l(o==="quick"?"review-coming":"review-refining",{done:String(n),of:String(s)})}var W=class{constructor(t,n,s=t.frames.length-1){this.game=t,this.patches=n,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(t.frames.length-1,s)),scale:"points",range:0,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=et((r,a)=>({...r,...a}),o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(t){let n=_t(this.state.document,t),s=Wt(this.state.costly,Yt(n,this.game.own)),{range:o}=q(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:s,range:o}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return P(this.state.document,this.state.at)}look(t){let n=Math.max(0,Math.min(this.moves,t));this.pressed=!1,this.show({at:n,better:!1,line:null,finding:null})}show(t){this.store.dispatch(t),this.store.dispatch({said:this.sentence})}get sentence(){let{line:t}=this.state;return t?Ut(t,this.patches):Y(this)}step(t){let{at:n,line:s}=this.state;if(!s)return this.look(n+t);let o=Math.max(0,Math.min(s.frames.length-1,s.at+t));this.show({line:{...s,at:o}})}canStep(t){let{at:n,line:s}=this.state,[o,r]=s?[s.at,s.frames.length-1]:[n,this.moves];return o+t>=0&&o+t<=r}toMark(t){let{at:n,document:s}=this.state,o=k(s,null).map(({number:i})=>i);if(o.length===0)return;let r=o.filter(i=>t>0?i>n:i<n),a=r.length>0?r:o;this.look(t>0?a[0]:a[a.length-1])}key(t,n=!1){let{finding:s,line:o,better:r}=this.state;if(t==="Escape"&&(s||o||r))return this.show({finding:null,line:null,better:!1}),!0;if(s)return!1;let a=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(a,t)?(a[t](),!0):!1}compare(t){this.pressed=t,this.store.dispatch({better:t})}peek(t){let{decision:n}=this;n&&v(n)&&!this.state.line&&this.store.dispatch({better:t||this.pressed})}tryLine(){let{decision:t}=this;if(this.state.line||!t)return this.show({line:null});let n=Ct(t,this.game.frames[t.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}find(){let{document:t,at:n}=this.state,s=k(t,this.game.own??null),o=s.find(({number:r})=>r===n)??this.decisionToFind(s);o&&this.ask(o)}decisionToFind(t){let{at:n}=this.state;return t.find(({number:s})=>s>n)??t[0]}ask(t){this.look(t.number),this.store.dispatch({finding:Nt(t)})}found(t){let{finding:n}=this.state;n&&this.store.dispatch({finding:{...n,...t}})}findNext(){let t=k(this.state.document,this.game.own??null),n=this.decisionToFind(t);n&&this.ask(n)}walk(t,n){let{walks:s}=this.state;this.store.dispatch({walks:{...s,[t]:ut(s[t],n)}})}};function Jt(e,t,n){return[e.view,b(e.view)].map(s=>ye(e,t,s,n))}function ye(e,t,n,s){let{frame:o,mover:r}=t,{seats:a}=e.game,{letters:i,coordinates:c}=s.settings,f=o.automa!==null?n===1:n===r,p=`${f?"front":"back"} ${n===e.view?"left":"right"}`;if(n===2&&o.automa)return u`<div class=${`seat ${p}`}>${Ot(o,a,o.automa)}</div>
      <div class=${`quilt-box ${p}`}>
        ${At(o,o.automa,{turns:o.automa.turns,run:0},e.patches,i)}
      </div>`;let g=f?m:u`<span class="thumbnail"
        >${Et(o.players[n-1],e.patches)}</span
      >`,S=n===r;return u`<div class=${`seat ${p}`}>${Mt(o,a,n,{thumbnail:g})}</div>
    <div class=${`quilt-box ${p}`}>
      ${Tt({number:n,name:$(a,n),player:o.players[n-1],patches:e.patches,lettered:i,named:c,active:!1,held:!1,ghost:null,cursor:e.state.walks[n],fresh:K([S?t.made:null],e.patches),marks:xe(S?t.better:null,e.patches)})}
    </div>`}function xe(e,t){let n="better";return K([e],t).map(s=>({...s,label:"!",kind:n}))}function Xt({patches:e},{chosen:t,made:n,better:s},{settings:{letters:o}}){let r=(a,i)=>a!==null&&a!=="pass"&&(F(a)?a[2]:a[0])===i;return u`<section class="offered" aria-labelledby="offered-heading">
    <h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
    ${[...t.ring.slice(0,3)].map(a=>{let{income:i,buttons:c,time:d}=e[a],f=r(n,a),p=r(s,a);return u`<div
        class=${["offered-patch",f&&"made",p&&"better"].filter(Boolean).join(" ")}
        data-offer=${a}
        title=${G(e[a])}
      >
        ${gt(a,e[a],0,o)}
        <span class="price">${Lt(c)}${Pt(d)}</span>
        <span class="visually-hidden"
          >${G(e[a])}
          ${f?l("review-offer-played"):""}${p?l("review-offer-better"):""}</span
        >
        ${i>0?u`<span class="gain" aria-hidden="true">+${i}</span>`:m}
        ${f||p?u`<span class="which" aria-hidden="true"
                >${l(p?"review-offer-better":"review-offer-played")}</span
              >`:m}
      </div>`})}
  </section>`}var Se={inaccuracy:M`<circle r="3.2"></circle>`,mistake:M`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:M`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function zt(e,t){let{document:n,at:s,scale:o,range:r,course:a}=e.state,{view:i,moves:c,game:d}=e,f=q(n,c,i,o,r),p=s/Math.max(1,c)*100,g=f.heights[s];return u`<section class="graph" aria-label=${l("review-graph")}>
    ${Oe(e)}
    <div
      class=${`plot view-${i}`}
      role="slider"
      tabindex="0"
      data-testid="graph"
      aria-label=${l("review-graph")}
      aria-valuemin="0"
      aria-valuemax=${c}
      aria-valuenow=${s}
      aria-valuetext=${Y(e)}
    >
      <svg aria-hidden="true">
        <svg viewBox=${`0 0 ${Math.max(1,c)} 100`} preserveAspectRatio="none">
          <clipPath id="ahead"><rect width=${c} height="50"></rect></clipPath>
          <clipPath id="behind"><rect y="50" width=${c} height="50"></rect></clipPath>
          <path class="area ahead" clip-path="url(#ahead)" d=${f.area}></path>
          <path class="area behind" clip-path="url(#behind)" d=${f.area}></path>
          <path class="level" d=${`M0 50H${c}`}></path>
          <path class="curve" d=${f.line}></path>
        </svg>
        ${f.dots.map(Me)}
        <line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
        ${g==null?m:M`<circle class="here" cx=${`${p}%`} cy=${`${g}%`} r="4"></circle>`}
      </svg>
      <span class="side-name up">${L(i)}${$(d.seats,i)}</span>
      <span class="side-name down"
        >${L(b(i))}${$(d.seats,b(i))}</span
      >
      <span class="most" aria-hidden="true"
        >${o==="points"?`+${f.range}`:"100 %"}</span
      >
    </div>
    <p class="course" data-testid="course" data-course=${a.kind}>
      <span role="status">${Ht(a,n)}</span>
      ${a.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${t}>
              ${l("review-again")}
            </button>`:m}
    </p>
  </section>`}function Me({decision:e,mark:t,x:n,y:s}){return M`<svg class="dot" x=${`${n}%`} y=${`${s}%`} overflow="visible">
    <g class=${`mark ${t} of-${e.seat}`} data-mark=${e.number}>${Se[t]}</g>
  </svg>`}function Oe({store:e,state:{scale:t}}){let n=t==="points"?"chance":"points";return u`<button
    type="button"
    class="scale"
    data-testid="scale"
    aria-label=${l(`review-scale-to-${n}`)}
    @click=${()=>e.dispatch({scale:n})}
  >
    <span class=${t==="points"?"on":""}>${l("review-scale-points")}</span>
    <span class=${t==="chance"?"on":""}>${l("review-scale-chance")}</span>
  </button>`}function Qt(e){let{line:t,better:n,at:s}=e.state,{frames:o}=e.game;if(t)return Ae(t);let r=o[s],a=o[Math.max(0,s-1)],{decision:i}=e,c=i&&v(i)?i.best:null,d=r.player??e.view,f=c!==null&&n?J(a,c,e.patches):null;return f?{frame:f,mover:d,made:c,better:null,chosen:a}:{frame:r,mover:d,made:r.move,better:c,chosen:a}}function Ae({frames:e,at:t}){let n=e[t],s=e[Math.max(0,t-1)],o=n.player??e[Math.min(1,e.length-1)].player??n.turn;return{frame:n,mover:o,made:n.move,better:null,chosen:s}}var Vt=["placing","timing","economy","special","patches"];function Z({view:e,state:{document:t}}){return t?.variant==="solo"?[1]:[e,b(e)]}function Zt(e){let{document:t}=e.state;return u`<div class="panels">
    ${t?u`${Le(e)} ${Pe(e)} ${Te(e)}`:m}
    ${t?Ee(e):m} ${_e(e)}
  </div>`}function Le(e){let{document:t}=e.state,n=Z(e),s=[["review-points-each",({points_lost:o})=>h(o)],["review-accuracy",({accuracy:o})=>o===null?l("review-unknown"):String(Math.round(o))],["review-near-level",({near_level:o})=>o===null?l("review-unknown"):l("review-near",{level:String(o)})],["review-best-moves",({best:o,decisions:r})=>l("review-best-of",{best:String(o),of:String(r)})],["review-points-all",({points_lost_total:o})=>h(o)]];return u`<section class="panel figures" aria-labelledby="figures-heading">
    <h2 id="figures-heading">${l("review-figures")}</h2>
    <table class="scores" data-testid="figures">
      <thead>
        <tr>
          <td></td>
          ${n.map(o=>u`<th scope="col">${te(e,o)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${s.map(([o,r])=>u`<tr>
              <th scope="row">${l(o)}</th>
              ${n.map(a=>{let i=t?.sides[a-1];return u`<td>${i?r(i):l("review-unknown")}</td>`})}
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${l("review-accuracy-is")}</p>
  </section>`}function te({game:e},t){return u`${L(t)} ${$(e.seats,t)}`}function Pe(e){return Z(e).map(t=>{let n=I(e.state.document,t);return u`<section class="panel three" data-testid=${`three-${t}`}>
      <h2>${l("review-three",w(e.game.seats,t))}</h2>
      ${n.length===0?u`<p class="small">${l("review-overview-none")}</p>`:m}
      <ol>
        ${n.map(s=>{let o=y(s.move,e.patches);return u`<li>
            <button type="button" class="move" @click=${()=>e.look(s.number)}>
              <span class="number">${s.number}</span>
              <span class="move-words"
                ><b>${o}</b>. ${R(s,e.patches)}.
                ${_(s).join(" ")}</span
              >
              <span class="cost-of">−${h(s.points_lost??0)}</span>
            </button>
          </li>`})}
      </ol>
    </section>`})}function Te(e){let{document:t}=e.state,n=Z(e),s=(r,a)=>t?.sides[r-1]?.account[a]??0,o=Math.max(1,...n.flatMap(r=>Vt.map(a=>s(r,a))));return u`<section class="panel account-of-points" aria-labelledby="account-heading">
    <h2 id="account-heading">${l("review-account")}</h2>
    <table data-testid="account">
      <thead>
        <tr>
          <td></td>
          ${n.map(r=>u`<th scope="col">${te(e,r)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Vt.map(r=>u`<tr>
              <th scope="row">${l(`review-account-${r}`)}</th>
              ${n.map(a=>{let i=s(a,r);return u`<td>
                  <span class="points">${h(i)}</span>
                  <svg class=${`share of-${a}`} aria-hidden="true">
                    <rect width=${`${Math.max(0,i)/o*100}%`} height="100%"></rect>
                  </svg>
                </td>`})}
            </tr>`)}
      </tbody>
    </table>
  </section>`}function Ee(e){let{document:t}=e.state,n=t?.variant==="solo"?t.sides[0]?.luck:null,s=B(e);return!n&&!s?m:u`<section class="panel fortune" data-testid="fortune">
    ${n?u`<h2>${l("review-luck")}</h2>
            <p>${Re(n.points)}</p>`:m}
    ${s?u`<h2>${l("review-start-heading")}</h2>
            <p>${s}</p>`:m}
  </section>`}function Re(e){if(Math.abs(e)<.5)return l("review-luck-none");let t=e>0?"review-luck-good":"review-luck-bad";return l(t,{points:h(Math.abs(e))})}function _e(e){let{game:t,state:n,patches:s}=e;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
    <h2 id="decisions-heading">${l("review-all")}</h2>
    <ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
      ${t.frames.slice(1).map((o,r)=>{let a=r+1,i=n.document?.decisions[r],c=n.at===a;return u`<li>
          <button
            type="button"
            class=${c?"move now":"move"}
            aria-current=${c?"step":"false"}
            data-number=${a}
            @click=${()=>e.look(a)}
          >
            <span class="number">${a}</span>
            <span class="move-words"
              ><b>${$(t.seats,o.player??1)}</b>
              ${y(o.move??"pass",s)}${Be(i)}</span
            >
          </button>
        </li>`})}
    </ol>
  </section>`}function Be(e){return x(e)?u`<span class=${`lost-points ${e.mark??""}`}>: ${E(e)}</span>`:m}function ee(e,t,n){let s=Qt(e),o=s.frame.automa?"solo":"duel";return u`${Fe(e,t)}
    <main class=${`review ${o}`} data-at=${e.state.at}>
      <div class="screen" data-swipes>
        ${Jt(e,s,t)} ${Xt(e,s,t)} ${Ie(e)}
        ${Ye(e)} ${zt(e,n)} ${We(e)}
      </div>
      ${Zt(e)}
    </main>
    <div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
      ${e.state.said}
    </div>`}function Fe({game:e},t){return it(t,u`<div class="review-head">
      <h1>${l("review-heading")}</h1>
      <a
        class="quiet button"
        href=${e.back}
        data-testid="back-to-game"
        @click=${e.back.includes("#")?m:lt(t)}
      >
        ${O("back")}<span>${l("review-to-game")}</span>
      </a>
    </div>`)}function Ie(e){let{line:t,at:n}=e.state;if(t)return qe(e,t);let{decision:s}=e;return n===0||e.isOverview?je(e):u`<section class="told" data-testid="told">
    <div class="told-head">
      <h2>${z(e)}</h2>
      ${s?u`<span class="worth">${V(e,s)}</span>`:m}
    </div>
    <p class=${`lost-line ${s?.mark??""}`} data-testid="verdict">
      ${Q(e,!1)} ${s?u`<b>${E(s)}</b>`:l("review-unjudged")}
    </p>
    ${s&&v(s)?u`<p class="why" data-testid="reasons">
            ${R(s,e.patches)}. ${_(s).join(" ")}
          </p>`:m}
  </section>`}function je(e){let{at:t}=e.state,{view:n,moves:s}=e,o=Kt(e,n);return u`<section class="told" data-testid="told">
    <div class="told-head"><h2>${l(t===s?"review-end":"review-start")}</h2></div>
    <p class="lost-line">${t===s?Gt(e):B(e)}</p>
    ${o?u`<p class="why">${o}</p>`:m}
  </section>`}function qe(e,t){let n=t.frames.length-1;return u`<section class="told" data-testid="told">
    <div class="told-head">
      <h2>${l("review-line-at",{number:String(t.at),of:String(n)})}</h2>
    </div>
    <ol class="line-moves" data-testid="line-moves">
      ${t.frames.slice(1).map(({move:s,player:o},r)=>{let a=t.at===r+1,i={name:$(e.game.seats,o??1),move:y(s??"pass",e.patches)};return u`<li>
          <button
            type="button"
            class=${a?"now":""}
            aria-current=${a?"step":"false"}
            @click=${()=>e.show({line:{...t,at:r+1}})}
          >
            ${l("review-line-move",i)}
          </button>
        </li>`})}
    </ol>
  </section>`}function Ye(e){let{line:t,better:n,document:s}=e.state,{decision:o}=e,r=o!==null&&v(o),a=k(s,e.game.own).length,i=c=>d=>d.pointerType==="mouse"&&e.peek(c);return u`<div class="acts">
    <button
      type="button"
      data-testid="show-better"
      aria-pressed=${n?"true":"false"}
      aria-disabled=${r&&!t?"false":"true"}
      @click=${()=>r&&!t&&e.compare(!n)}
      @pointerenter=${i(!0)}
      @pointerleave=${i(!1)}
    >
      ${O("eye")}<span>${l("review-better")}</span>
    </button>
    <button
      type="button"
      data-testid="play-line"
      aria-disabled=${r||t?"false":"true"}
      @click=${()=>(r||t)&&e.tryLine()}
    >
      ${O(t?"back":"forward")}<span
        >${l(t?"review-leave-line":"review-line")}</span
      >
    </button>
    <button
      type="button"
      data-testid="find"
      aria-disabled=${a>0?"false":"true"}
      @click=${()=>a>0&&e.find()}
    >
      ${O("bulb")}<span>${l("review-find")}</span>
    </button>
  </div>`}function We(e){let{costly:t,document:n,at:s}=e.state,o=k(n,null).length>0,r=[["review-mark-back","first","mark-back",o,()=>e.toMark(-1)],["review-back","back","step-back",e.canStep(-1),()=>e.step(-1)],["review-forward","forward","step-forward",e.canStep(1),()=>e.step(1)],["review-mark-forward","last","mark-forward",o,()=>e.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
    <div
      class="costly"
      role="group"
      aria-label=${l("review-three",w(e.game.seats,e.view))}
    >
      ${[0,1,2].map(a=>{let i=P(n,t[a]??0);if(!i)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let c=h(i.points_lost??0);return u`<button
          type="button"
          class=${i.number===s?"costly-one now":"costly-one"}
          data-testid=${`costly-${a+1}`}
          aria-current=${i.number===s?"true":"false"}
          title=${l("review-costly",{rank:String(a+1),number:String(i.number),points:c})}
          @click=${()=>e.look(i.number)}
        >
          <span class="visually-hidden"
            >${l("review-move",{number:String(i.number),name:$(e.game.seats,i.seat)})}
          </span>
          −${c}
        </button>`})}
    </div>
    ${r.map(([a,i,c,d,f])=>u`<button
          type="button"
          class=${c}
          data-testid=${c}
          aria-label=${l(a)}
          title=${l(a)}
          aria-disabled=${d?"false":"true"}
          @click=${()=>d&&f()}
        >
          ${O(i)}
        </button>`)}
  </nav>`}var Ne=300;async function Ms(e,t,n,s){let[o,r,a]=await Promise.all([st(s),rt(s),n]),i=kt(o,a);if(i===null)throw new nt(l("page-outdated"));let{seats:c}=i,d=ct.find(S=>ft(c,S))??null,p={frames:U(r,a),seats:c,own:d,back:`/game/${s}`};return ne(e,t,p,a,S=>D(`/api/games/${s}/review`,void 0,S))}async function Os(e,t,n){let s=$t(location.search),[o,r]=await Promise.all([ot(location.hash),n]),a={...s,...o.tags},i=U(o,r),c=yt({...o,tags:a}),d=o.automa?1:null,f=ht(o.link,[a.Player1,a.Player2]);return ne(e,t,{frames:i,seats:c,own:d,back:f},r,g=>D("/api/review",{text:o.link},g))}function ne(e,t,n,s,o){let r=new URLSearchParams(location.search).get("at"),a=new W(n,s,r===null?void 0:Number(r)||0),i=new j({open:async p=>It(await o(p)),later:(p,g)=>window.setTimeout(p,g),forget:p=>window.clearTimeout(p),take:p=>a.take(p),tell:p=>a.store.dispatch({course:p})}),c=()=>{at(ee(a,t,()=>i.begin()),e),xt(e)},d=()=>i.wake();window.addEventListener("online",d);let f=[a.store.watch(c),Ce(a),qt(e,a),()=>window.removeEventListener("online",d),()=>i.stop()];return a.moves>0&&i.begin(),{draw:c,close:()=>{for(let p of f)p()}}}function Ce(e){let t=e.state.at,n=0,s=()=>{let r=new URL(location.href);r.searchParams.set("at",String(t)),history.replaceState(null,"",r)},o=e.store.watch(({at:r})=>{r!==t&&(t=r,clearTimeout(n),n=window.setTimeout(s,Ne))});return()=>{o(),clearTimeout(n)}}export{Ms as openGameReview,Os as openLinkReview};
