import{b as Wt,c as Yt,d as Gt,e as Ht,f as Kt}from"./board.js";import{$ as vt,$b as Bt,Aa as X,Ab as Ft,D as ht,F as u,G as L,H as p,I as N,J as v,Ja as yt,K as $t,Ka as St,L as gt,M as J,N as b,Na as Mt,Pa as T,Sa as Ot,Tb as Rt,Ub as _t,V as bt,Vb as jt,Wa as At,X as Q,Y as wt,Ya as Lt,Z as k,_ as g,aa as kt,ac as It,da as y,db as C,ea as xt,ec as Nt,fb as Pt,fc as Ct,gb as W,hb as Et,i as l,ib as Tt,j as lt,m as ct,n as I,nb as Y,o as ut,p as ft,q as P,t as E,u as dt,vb as z,wb as qt,x as mt,y as pt}from"./page.js";function Ut(t,e){if(!("decisions"in e))return t;if(t===null)return"version"in e?e:null;let s=new Map(e.decisions.map(r=>[r.number,r])),n=t.decisions.map(r=>{let i=s.get(r.number);return i&&(S(i)||!S(r))?i:r});return"version"in e&&Dt(e)<Dt(t)?{...t,decisions:n}:{...t,...e,decisions:n}}var ye=["quick","refined","deep"];function Dt({stage:t,done:e}){return ye.indexOf(t)*1e4+e}function Vt(t){return t!==null&&t.stage==="deep"&&t.done>=t.of}function S(t){return!!(t?.before&&t.after)}function q(t,e){let s=t?.decisions[e-1];return S(s)?s:null}function O(t,e){return(t?.decisions??[]).filter(s=>S(s)&&s.mark!==null&&(e===null||s.seat===e))}function G(t,e){return(t?.costliest[e-1]??[]).map(s=>q(t,s)).filter(s=>s!==null).filter(({best:s,points_lost:n})=>s!==null&&(n??0)>0).slice(0,3)}function M({margin:t},e){return e===1?t:-t}function A({chance:t},e){return e===1?t:1-t}var Se=.25;function Zt(t){return{decision:t,answer:null,judging:null}}function H({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function Jt({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function Qt({before:t,seat:e,points_lost:s},n,o,r){if(o===null)return{move:n,verdict:"unknown",lost:0};let i=Math.max(0,M(t,e)-M(o,e)),a=A(t,e)-A(o,e)<r.chance;return i<Se&&a?{move:n,verdict:"best",lost:i}:i<r.points&&a?{move:n,verdict:"good",lost:i}:{move:n,verdict:i<(s??0)?"better":"worse",lost:i}}function Xt(t,e,s){return[t.view,b(t.view)].map(n=>Me(t,e,n,s))}function Me(t,e,s,n){let{frame:o,mover:r}=e,{seats:i}=t.game,{letters:a,coordinates:c}=n.settings,d=o.automa!==null?s===1:s===r,m=`${d?"front":"back"} ${s===t.view?"left":"right"}`;if(s===2&&o.automa){let Z={turns:o.automa.turns,run:0};return u`<div class=${`seat ${m}`}>${_t(o,i,o.automa)}</div>
      <div class=${`quilt-box ${m}`}>
        ${jt(o,o.automa,Z,t.patches,a)}
      </div>`}let w=d?p:u`<span class="thumbnail"
        >${Ct(o.players[s-1],t.patches)}</span
      >`,$=s===r;return u`<div class=${`seat ${m}`}>${Rt(o,i,s,{thumbnail:w})}</div>
    <div class=${`quilt-box ${m}`}>
      ${Nt({number:s,name:g(i,s),player:o.players[s-1],patches:t.patches,lettered:a,named:c,active:!1,held:!1,ghost:null,cursor:t.state.walks[s],fresh:X([$?e.made:null],t.patches),marks:Oe($?e.better:null,t.patches)})}
    </div>`}function Oe(t,e){let s="better";return X([t],e).map(n=>({...n,label:"!",kind:s}))}function zt({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let r=(i,a)=>i!==null&&i!=="pass"&&(C(i)?i[2]:i[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
    <h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
    ${[...e.ring.slice(0,3)].map(i=>{let{income:a,buttons:c,time:f}=t[i],d=r(s,i),m=r(n,i);return u`<div
        class=${["offered-patch",d&&"made",m&&"better"].filter(Boolean).join(" ")}
        data-offer=${i}
        title=${Q(t[i])}
      >
        ${Mt(i,t[i],0,o)}
        <span class="price">${Bt(c)}${It(f)}</span>
        <span class="visually-hidden"
          >${Q(t[i])}
          ${d?l("review-offer-played"):""}${m?l("review-offer-better"):""}</span
        >
        ${a>0?u`<span class="gain" aria-hidden="true">+${a}</span>`:p}
        ${d||m?u`<span class="which" aria-hidden="true"
                >${l(m?"review-offer-better":"review-offer-played")}</span
              >`:p}
      </div>`})}
  </section>`}var tt=[10,10],Ae=[50,50];function K(t,e,s,n,o=tt){let r=Pe(t,e,s,n),i=n==="points"?Le(o,r):o,[a,c]=n==="points"?i:Ae,f=r.map(m=>m===null?null:(a-m)/(a+c)*100),d=a/(a+c)*100;return{scale:n,moves:e,range:i,level:d,heights:f,line:Ee(f),area:Te(f,d),dots:qe(t,e,n,f)}}function Le([t,e],s){let n=s.map(r=>r??0),o=r=>Math.ceil(r/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Pe(t,e,s,n){let o=a=>a?n==="points"?M(a,s):(A(a,s)-.5)*100:null,r=t?.decisions??[];return[o(t?.start??r[0]?.before),...Array.from({length:e},(a,c)=>{let f=r[c];return o(S(f)?f.after:r[c+1]?.before??null)})]}function Ee(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Te(t,e){let s=e.toFixed(1),n=[],o=[],r=0;for(let[i,a]of[...t,null].entries())a!==null?(o.length===0&&(r=i),o.push(`L${i} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${r} ${s}${o.join("")}L${i-1} ${s}Z`),o=[]);return n.join("")}function qe(t,e,s,n){return O(t,null).flatMap(o=>{let r=o.marks[s];if(r===null)return[];let i=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:r,x:i,y:a}]})}function te(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var et=.5;function h(t){return new Intl.NumberFormat(lt(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.round(t*10)/10||0).replace("-","−")}function ee(t){return String(Math.round(t*100))}function D(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),j(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:nt(t),move:st(t)})}.`];return n?(o.push(F(n),Re(n,t.patches),..._(n)),o.push(ot(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function nt({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:g(t.seats,s)})}function st({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":y(o,e,n)}function F({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:r,luck:i}){if(C(s))return Fe(i);if(!t)return l("review-only-move");let[a,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(r===null&&a<et)return l("review-good-move");let f={points:h(a),percent:ee(c)},d=c>=.01?l("review-lost-both",f):l("review-lost-points",f);return r===null?`${d}.`:`${l(`review-mark-${r}`)}: ${d}.`}function Fe(t){let e=t?.points??0;if(Math.abs(e)<et)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:h(Math.abs(e))})}.`}function x({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=et)}function Re(t,e){return x(t)?`${R(t,e)}.`:""}function R({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");if(t.startsWith("+"))return l("review-better-put");let n=t[0]===e[0]&&e!=="pass"?"review-better-elsewhere":"review-better-take";return l(n,{patch:xt(s,t[0])})}function _(t){return x(t)?t.reasons.map(({of:e,code:s,values:n})=>l(e==="mine"?`mine-${s}`:`reason-${s}`,n)):[]}function ot({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?_e(M(n,e),e,t.seats):l("review-chance-of",{...k(t.seats,e),percent:ee(A(n,e))})}function _e(t,e,s){let n=h(Math.abs(t));return n===h(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...k(s,t>0?e:b(e)),points:n})}function j({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=M(n,e),r=h(Math.abs(o));return r===h(0)?l("review-start-level"):l("review-start-ahead",{...k(t.seats,o>0?e:b(e)),points:r})}function ne({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${vt(e,t.seats)}. ${kt(e,t.seats)}`:""}function se({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...k(t.seats,s),points:h(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function oe({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);return n===null?l("review-line-before"):`${l("review-line-at",{number:String(e),of:o})}: ${y(n,s,!0)}.`}function re(t,e){if(t.kind==="refused")return l("review-refused",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ie({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:h(t.lost)});let o={number:String(s.number),points:h(n.points)};return l("review-find-question",o)}var je={inaccuracy:L`<circle r="3.2"></circle>`,mistake:L`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:L`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ae(t,e){let{document:s,at:n,scale:o,range:r,course:i}=t.state,{view:a,moves:c,game:f}=t,d=K(s,c,a,o,r),m=n/Math.max(1,c)*100,w=d.heights[n],{level:$}=d;return u`<section class="graph" aria-label=${l("review-graph")}>
    ${Ie(t)}
    <div
      class=${`plot view-${a}`}
      role="slider"
      tabindex="0"
      data-testid="graph"
      aria-label=${l("review-graph")}
      aria-valuemin="0"
      aria-valuemax=${c}
      aria-valuenow=${n}
      aria-valuetext=${D(t)}
    >
      <svg aria-hidden="true">
        <svg viewBox=${`0 0 ${Math.max(1,c)} 100`} preserveAspectRatio="none">
          <clipPath id="ahead"><rect width=${c} height=${$}></rect></clipPath>
          <clipPath id="behind">
            <rect y=${$} width=${c} height=${100-$}></rect>
          </clipPath>
          <path class="area ahead" clip-path="url(#ahead)" d=${d.area}></path>
          <path class="area behind" clip-path="url(#behind)" d=${d.area}></path>
          <path class="level" d=${`M0 ${$}H${c}`}></path>
          <path class="curve" d=${d.line}></path>
        </svg>
        ${d.dots.map(Be)}
        <line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
        ${w==null?p:L`<circle class="here" cx=${`${m}%`} cy=${`${w}%`} r="4"></circle>`}
      </svg>
      <span class="side-name up">${T(a)}${g(f.seats,a)}</span>
      <span class="side-name down"
        >${T(b(a))}${g(f.seats,b(a))}</span
      >
      <span class="most" aria-hidden="true"
        >${o==="points"?`+${d.range[0]}`:"100 %"}</span
      >
    </div>
    <p class="course" data-testid="course" data-course=${i.kind}>
      <span role="status">${re(i,s)}</span>
      ${i.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${e}>
              ${l("review-again")}
            </button>`:p}
    </p>
  </section>`}function Be({decision:t,mark:e,x:s,y:n}){return L`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
    <g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${je[e]}</g>
  </svg>`}function Ie({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return u`<button
    type="button"
    class="scale"
    data-testid="scale"
    aria-label=${`${n}: ${l(`review-scale-to-${s}`)}`}
    @click=${()=>t.dispatch({scale:s})}
  >
    <span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
    <span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
  </button>`}var Ne=12;function B(t,e,s){let n=W(t.position,s),o=n&&Pt(n,e,s);if(!n||!o)return null;let r=t.automa&&{...t.automa,turns:[],levels:[]};return{...Y(o,s,r),move:e,player:n.turn}}function le({number:t,best:e,line:s},n,o){let r=[{...n,move:null,player:null}],i=s.length>0?s:e===null?[]:[e];for(let a of i.slice(0,Ne)){let c=B(r[r.length-1],a,o);if(c===null)break;r.push(c)}return r.length>1?{number:t,frames:r,at:0}:null}function ce(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Ce(e);let r=o[n],i=o[Math.max(0,n-1)],{decision:a}=t,c=a&&x(a)?a.best:null,f=t.isOverview?t.view:r.player??t.view,d=c!==null&&s?B(i,c,t.patches):null;if(d)return{frame:d,mover:f,made:c,better:null,chosen:i};let m=t.isOverview?null:r.move;return{frame:r,mover:f,made:m,better:c,chosen:i}}function Ce({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var ue=["placing","timing","economy","special","patches"];function rt({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,b(t)]}function fe(t){let{document:e}=t.state;return u`<div class="panels">
    ${e?u`${We(t)} ${Ye(t)} ${Ge(t)}`:p}
    ${e?He(t):p} ${De(t)}
  </div>`}function de(t){return t.state.document?u`<div class="sums">${me(t,3)}</div>`:u`<div class="sums"></div>`}function We(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
    <h2 id="figures-heading">${l("review-figures")}</h2>
    ${me(t)}
    <p class="small">${l("review-accuracy-is")}</p>
  </section>`}function me(t,e=void 0){let{document:s}=t.state,n=rt(t),o=[["review-points-each",({points_lost:r})=>h(r)],["review-accuracy",({accuracy:r})=>r===null?l("review-unknown"):String(Math.round(r))],["review-near-level",({near_level:r})=>r===null?l("review-unknown"):l("review-near",{level:String(r)})],["review-best-moves",({best:r,decisions:i})=>l("review-best-of",{best:String(r),of:String(i)})],["review-points-all",({points_lost_total:r})=>h(r)]];return u`<table class="scores" data-testid=${e?"sums":"figures"}>
    <thead>
      <tr>
        <td></td>
        ${n.map(r=>u`<th scope="col">${pe(t,r)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${o.slice(0,e).map(([r,i])=>u`<tr>
            <th scope="row">${l(r)}</th>
            ${n.map(a=>{let c=s?.sides[a-1];return u`<td>${c?i(c):l("review-unknown")}</td>`})}
          </tr>`)}
    </tbody>
  </table>`}function pe({game:t},e){return u`${T(e)} ${g(t.seats,e)}`}function Ye(t){return rt(t).map(e=>{let s=G(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
      <h2>${l("review-three",k(t.game.seats,e))}</h2>
      ${s.length===0?u`<p class="small">${l("review-overview-none")}</p>`:p}
      <ol>
        ${s.map(n=>{let o=y(n.move,t.patches);return u`<li>
            <button type="button" class="move" @click=${()=>t.look(n.number)}>
              <span class="number">${n.number}</span>
              <span class="move-words"
                ><b>${o}</b>. ${R(n,t.patches)}.
                ${_(n).join(" ")}</span
              >
              <span class="cost-of">−${h(n.points_lost??0)}</span>
            </button>
          </li>`})}
      </ol>
    </section>`})}function Ge(t){let{document:e}=t.state,s=rt(t),n=(i,a)=>e?.sides[i-1]?.account[a]??0,o=s.flatMap(i=>ue.map(a=>n(i,a)));if(o.every(i=>i===0))return p;let r=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="account-heading">
    <h2 id="account-heading">${l("review-account")}</h2>
    <table data-testid="account">
      <thead>
        <tr>
          <td></td>
          ${s.map(i=>u`<th scope="col">${pe(t,i)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ue.map(i=>u`<tr>
              <th scope="row">${l(`review-account-${i}`)}</th>
              ${s.map(a=>{let c=n(a,i);return u`<td>
                  <span class="points">${h(c)}</span>
                  <svg class=${`share of-${a}`} aria-hidden="true">
                    <rect width=${`${Math.max(0,c)/r*100}%`} height="100%"></rect>
                  </svg>
                </td>`})}
            </tr>`)}
      </tbody>
    </table>
  </section>`}function He(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=j(t);return!s&&!n?p:u`<section class="panel fortune" data-testid="fortune">
    ${s?u`<h2>${l("review-luck")}</h2>
            <p>${Ke(s.points)}</p>`:p}
    ${n?u`<h2>${l("review-start-heading")}</h2>
            <p>${n}</p>`:p}
  </section>`}function Ke(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:h(Math.abs(t))})}function De(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
    <h2 id="decisions-heading">${l("review-all")}</h2>
    <ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
      ${e.frames.slice(1).map((o,r)=>{let i=r+1,a=s.document?.decisions[r],c=s.at===i;return u`<li>
          <button
            type="button"
            class=${c?"move now":"move"}
            aria-current=${c?"step":"false"}
            data-number=${i}
            @click=${()=>t.look(i)}
          >
            <span class="number">${i}</span>
            <span class="move-words"
              ><b>${g(e.seats,o.player??1)}</b>
              ${y(o.move??"pass",n)}${Ue(a)}</span
            >
          </button>
        </li>`})}
    </ol>
  </section>`}function Ue(t){return S(t)?u`<span class=${`lost-points ${t.mark??""}`}>: ${F(t)}</span>`:p}function he(t,e,s){let n=ce(t),o=n.frame.automa?"solo":"duel";return u`${it(t,e)}
    <main class=${`review ${o}`} data-at=${t.state.at}>
      <div class="screen" data-swipes>
        ${Xt(t,n,e)} ${zt(t,n,e)} ${Ve(t)}
        ${Qe(t)} ${de(t)} ${ae(t,s)} ${Xe(t)}
      </div>
      ${fe(t)}
    </main>
    <div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
      ${t.state.said}
    </div>`}function it({game:t},e){return $t(e,u`<div class="review-head">
      <h1>${l("review-heading")}</h1>
      <a
        class="quiet button"
        href=${t.back}
        data-testid="back-to-game"
        @click=${t.back.includes("#")?p:gt(e)}
      >
        ${v("back")}<span>${l("review-to-game")}</span>
      </a>
    </div>`)}function Ve(t){let{line:e,at:s}=t.state;if(e)return Je(t,e);let{decision:n}=t;return s===0||t.isOverview?Ze(t):u`<section class="told" data-testid="told" tabindex="0" aria-label=${l("review-told")}>
    <div class="told-head">
      <h2>${l("review-move-was",{where:nt(t),move:st(t,!1)})}</h2>
      ${n?u`<span class="worth">${ot(t,n)}</span>`:p}
    </div>
    <p class=${`lost-line ${n?.mark??""}`} data-testid="lost-line">
      <b>${n?F(n):l("review-unjudged")}</b>
    </p>
    ${n&&x(n)?u`<p class="why" data-testid="reasons">
            ${R(n,t.patches)}. ${_(n).join(" ")}
          </p>`:p}
  </section>`}function Ze(t){let{at:e}=t.state,{view:s,moves:n}=t,o=se(t,s);return u`<section class="told" data-testid="told" tabindex="0" aria-label=${l("review-told")}>
    <div class="told-head"><h2>${l(e===n?"review-end":"review-start")}</h2></div>
    <p class="lost-line">${e===n?ne(t):j(t)}</p>
    ${o?u`<p class="why">${o}</p>`:p}
  </section>`}function Je(t,e){let s=e.frames.length-1;return u`<section class="told" data-testid="told" tabindex="0" aria-label=${l("review-told")}>
    <div class="told-head">
      <h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>
    </div>
    <ol class="line-moves" data-testid="line-moves">
      ${e.frames.slice(1).map(({move:n,player:o},r)=>{let i=e.at===r+1,a={name:g(t.game.seats,o??1),move:y(n??"pass",t.patches)};return u`<li>
          <button
            type="button"
            class=${i?"now":""}
            aria-current=${i?"step":"false"}
            @click=${()=>t.show({line:{...e,at:r+1}})}
          >
            ${l("review-line-move",a)}
          </button>
        </li>`})}
    </ol>
  </section>`}function Qe(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&x(n),r=t.questions.length,i=a=>c=>c.pointerType==="mouse"&&t.peek(a);return u`<div class="acts">
    <button
      type="button"
      data-testid="show-better"
      aria-pressed=${s?"true":"false"}
      aria-disabled=${o&&!e?"false":"true"}
      @click=${()=>o&&!e&&t.compare(!s)}
      @pointerenter=${i(!0)}
      @pointerleave=${i(!1)}
    >
      ${v("eye")}<span>${l("review-better")}</span>
    </button>
    <button
      type="button"
      data-testid="play-line"
      aria-disabled=${o||e?"false":"true"}
      @click=${()=>(o||e)&&t.tryLine()}
    >
      ${v(e?"back":"forward")}<span
        >${l(e?"review-leave-line":"review-line")}</span
      >
    </button>
    <button
      type="button"
      data-testid="find"
      aria-disabled=${r>0?"false":"true"}
      @click=${()=>r>0&&t.find()}
    >
      ${v("bulb")}<span>${l("review-find")}</span>
    </button>
  </div>`}function Xe(t){let{costly:e,document:s,at:n}=t.state,o=O(s,null).length>0,r=[["review-mark-back","first","mark-back",o,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",o,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
    <div
      class="costly"
      role="group"
      aria-label=${l("review-three",k(t.game.seats,t.view))}
    >
      ${[0,1,2].map(i=>{let a=q(s,e[i]??0);if(!a)return u`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let c=h(a.points_lost??0);return u`<button
          type="button"
          class=${a.number===n?"costly-one now":"costly-one"}
          data-testid=${`costly-${i+1}`}
          aria-current=${a.number===n?"true":"false"}
          title=${l("review-costly",{rank:String(i+1),number:String(a.number),points:c})}
          @click=${()=>t.look(a.number)}
        >
          <small>${l("review-move-number",{number:String(a.number)})}</small>
          −${c}
        </button>`})}
    </div>
    ${r.map(([i,a,c,f,d])=>u`<button
          type="button"
          class=${c}
          data-testid=${c}
          aria-label=${l(i)}
          title=${l(i)}
          aria-disabled=${f?"false":"true"}
          @click=${()=>f&&d()}
        >
          ${v(a)}
        </button>`)}
    <p class="keys-hint">${l("review-keys")}</p>
  </nav>`}function $e(t,e,s,n){return u`${it(t,s)}
    <main class=${`${Gt(e,s)} finding`} data-testid="finding">
      ${ze(t)} ${Yt(e,s,n,{moves:p})}
    </main>
    ${Ht(e,s)}`}function ze(t){let{finding:e,document:s}=t.state;if(!e||!s)return p;let n=e.answer?.verdict??"none";return u`<section
    class=${H(e)?"question found":"question"}
    aria-label=${l("review-find")}
    data-testid="question"
    data-verdict=${e.judging===null?n:"judging"}
  >
    <p role="status">${ie(e,s.thresholds)}</p>
    <button type="button" data-testid="show-answer" @click=${()=>t.reveal()}>
      ${v("bulb")}<span>${l("review-find-answer")}</span>
    </button>
    <button type="button" data-testid="find-next" @click=${()=>t.findNext()}>
      ${v("forward")}<span>${l("review-find-next")}</span>
    </button>
  </section>`}var tn=2;function ge(t,e,s){let n=new AbortController,o=f=>nn(f,e.patches,n.signal),r=en(e,f=>e.answer(f,o)),i=()=>At(t),c=Kt(t,r,s,()=>N($e(e,r,s,i),t),{turnsCards:!1});return c.draw(),{draw:c.draw,close:()=>{n.abort(),c.close()}}}function en(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o}=t.game,r=[g(o,1),g(o,2)],i={start:n[s.number-1].position,moves:[]};return new Wt(t.patches,i,{names:r},{onMove:(a,c)=>{queueMicrotask(async()=>{c.undo(),c.suggest([{move:a,label:"…",kind:"line"}]),await e(a);let{finding:f}=t.state;if(f?.answer?.move!==a)return;let d=H(f)?"better":"mine";c.suggest([{move:a,label:d==="better"?"✓":"×",kind:d}])})}})}async function nn(t,e,s){let n=W(t,e),o=n&&Y(n,e).result;if(o){let[i,a]=o.scores;return{margin:i-a,chance:o.winner===1?1:0}}let r=null;try{let i={position:t,lines:1,seconds:tn};for await(let a of E("/api/analysis",i,s))r=a.lines?.[0]??r}catch(i){if(!(i instanceof I||i instanceof P))throw i}return r}var at=500,sn=8e3,on=503,U=class{constructor(e){this.outside=e,this.wait=at,this.timer=0,this.asking=null}begin(){this.stop(),this.asking=new AbortController,this.follow(this.asking.signal)}stop(){this.asking?.abort(),this.asking=null,this.outside.forget(this.timer)}wake(){this.asking!==null||this.timer===0||(this.wait=at,this.begin())}async follow(e){let s=!1;try{for await(let n of this.outside.open(e)){if(e.aborted)return;if(s=!0,this.take(n))return this.end()}e.aborted||this.again({kind:"cut"})}catch(n){e.aborted||this.fail(n,s)}}take(e){return"decisions"in e?(this.wait=at,Vt(this.outside.take(e))?!0:(this.outside.tell({kind:"coming"}),!1)):(this.outside.tell({kind:"waiting",ahead:e.waiting}),!1)}end(){this.outside.tell({kind:"whole"}),this.asking=null,this.timer=0}fail(e,s){if(e instanceof P&&e.status!==on)this.asking=null,this.timer=0,this.outside.tell({kind:"refused",sentence:e.message});else if(e instanceof P||e instanceof I)this.again({kind:s?"cut":"away"});else throw e}again(e){this.asking=null,this.outside.tell(e),this.timer=this.outside.later(()=>this.begin(),this.wait),this.wait=Math.min(sn,this.wait*2)}};var rn=/^#([A-Za-g]{33}),((?:[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\.)*)(,o)?$/,an=/[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9]|\./g;function be(t){let e=rn.exec(t);if(e===null)return null;let[,s,n,o]=e,r=Lt(s,o?"original":"revised"),i=(n.match(an)??[]).map(c=>c==="."?"pass":c);return{...{comment:null,automa:null,ended:null,result:null,record:""},tags:{},start:Et(r,null),moves:i,link:t}}var ln=36,cn=40,un=70;function we(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",a=>fn(a,e),{signal:n});let o=dn(e),r=mn(e),i=(a,c)=>t.addEventListener(a,f=>c(f),{signal:n});return i("pointerdown",a=>o.down(a)||r.down(a)),i("pointermove",o.move),i("pointerup",a=>o.up()||r.up(a)),i("pointercancel",()=>{o.up(),r.cancel()}),t.addEventListener("wheel",pn(e),{signal:n,passive:!1}),()=>s.abort()}function fn(t,e){let{target:s,key:n,altKey:o,ctrlKey:r,metaKey:i,shiftKey:a}=t;o||r||i||t.defaultPrevented||s instanceof Element&&s.closest("select, input, textarea, dialog")||s instanceof Element&&Ot(t,(...c)=>e.walk(...c))||e.key(n,a)&&t.preventDefault()}function dn(t){let e=null,s=n=>{if(!e)return;let{left:o,width:r}=e.getBoundingClientRect(),i=te((n.clientX-o)/r,t.moves);(i!==t.state.at||t.state.line)&&t.look(i)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function mn(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=ln&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function pn(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let r=n.deltaY>0?1:-1;t.canStep(r)&&(n.preventDefault(),e=Math.sign(e)===r?e+n.deltaY:n.deltaY,!(Math.abs(e)<cn||n.timeStamp-s<un)&&(s=n.timeStamp,e=0,t.step(r)))}}var hn=3;function ve(t,e){return(e===null?[1,2]:[e]).flatMap(n=>G(t,n)).sort((n,o)=>(o.points_lost??0)-(n.points_lost??0)).slice(0,hn).map(({number:n})=>n)}function ke(t,e){let s=e.filter(o=>!t.includes(o));return[...t.map(o=>e.includes(o)?o:s.shift()),...s].filter(o=>o!==void 0)}var V=class{constructor(e,s,n=e.frames.length-1){this.game=e,this.patches=s,this.pressed=!1;let o={document:null,course:{kind:"asking"},at:Math.max(0,Math.min(e.frames.length-1,n)),scale:"points",range:tt,costly:[],better:!1,line:null,finding:null,walks:{1:[4,4],2:[4,4]},said:""};this.store=ct((r,i)=>({...r,...i}),o)}get state(){return this.store.get()}get moves(){return this.game.frames.length-1}get view(){return this.game.own??1}take(e){let s=Ut(this.state.document,e),n=ke(this.state.costly,ve(s,this.game.own)),{range:o}=K(s,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:s,costly:n,range:o}),s}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return q(this.state.document,this.state.at)}look(e){let s=Math.max(0,Math.min(this.moves,e));this.pressed=!1,this.show({at:s,better:!1,line:null,finding:null})}show(e){this.store.dispatch(e),this.store.dispatch({said:this.sentence})}get sentence(){let{line:e}=this.state;return e?oe(e,this.patches):D(this)}step(e){let{at:s,line:n}=this.state;if(!n)return this.look(s+e);let o=Math.max(0,Math.min(n.frames.length-1,n.at+e));this.show({line:{...n,at:o}})}canStep(e){let{at:s,line:n}=this.state,[o,r]=n?[n.at,n.frames.length-1]:[s,this.moves];return o+e>=0&&o+e<=r}toMark(e){let{at:s,document:n}=this.state,o=O(n,null).map(({number:a})=>a);if(o.length===0)return;let r=o.filter(a=>e>0?a>s:a<s),i=r.length>0?r:o;this.look(e>0?i[0]:i[i.length-1])}key(e,s=!1){let{finding:n,line:o,better:r}=this.state;if(n)return!1;if(e==="Escape"&&(o||r))return this.pressed=!1,this.show({line:null,better:!1}),!0;let i=s?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{ArrowLeft:()=>this.step(-1),ArrowRight:()=>this.step(1),Home:()=>this.look(0),End:()=>this.look(this.moves)};return Object.hasOwn(i,e)?(i[e](),!0):!1}compare(e){this.pressed=e,this.store.dispatch({better:e})}peek(e){let{decision:s}=this;s&&x(s)&&!this.state.line&&this.store.dispatch({better:e||this.pressed})}tryLine(){let{decision:e}=this;if(this.state.line||!e)return this.show({line:null});let s=le(e,this.game.frames[e.number-1],this.patches);this.show({line:s&&{...s,at:Math.min(1,s.frames.length-1)},better:!1})}get questions(){return O(this.state.document,this.game.own)}find(){let{at:e}=this.state,s=this.questions.find(({number:n})=>n===e);s?this.ask(s):this.findNext()}findNext(){let{at:e}=this.state,{questions:s}=this,n=s.find(({number:o})=>o>e)??s[0];n&&this.ask(n)}ask(e){this.look(e.number),this.store.dispatch({finding:Zt(e),said:""})}reveal(){this.show({finding:null})}async answer(e,s){let{finding:n,document:o}=this.state;if(!n||!o||n.judging!==null)return;let{decision:r}=n,i=Jt(r,e);if(i)return this.found(r,i);this.store.dispatch({finding:{...n,judging:e}});let a=B(this.game.frames[r.number-1],e,this.patches),c=a&&await s(a.position);this.found(r,Qt(r,e,c,o.thresholds))}found(e,s){let{finding:n}=this.state;n?.decision===e&&this.store.dispatch({finding:{decision:e,answer:s,judging:null}})}walk(e,s){let{walks:n}=this.state;this.store.dispatch({walks:{...n,[e]:bt(n[e],s)}})}};var $n=300;async function Ao(t,e,s,n){let[o,r,i]=await Promise.all([dt(n),pt(n),s]),a=Tt(o,i);if(a===null)throw new ut(l("page-outdated"));let{seats:c}=a,f=J.find($=>wt(c,$))??null,m={frames:z(r,i),seats:c,own:f,back:`/game/${n}`};return xe(t,e,m,i,$=>E(`/api/games/${n}/review`,void 0,$))}async function Lo(t,e,s){let n=St(location.search),[o,r]=await Promise.all([gn(location.hash),s]),i={...n,...o.tags},a=z(o,r),c=o.automa?1:bn(location.search),f=qt({...o,tags:i}).map(($,Z)=>({...$,yours:c===Z+1})),m=c!==null&&o.automa===null?ht:yt(o.link,[i.Player1,i.Player2]);return xe(t,e,{frames:a,seats:f,own:c,back:m},r,$=>E("/api/review",{text:o.link},$))}async function gn(t){try{return await mt(t)}catch(e){let s=ft(e)?be(t):null;if(s===null)throw e;return s}}function bn(t){let e=new URLSearchParams(t).get("seat");return J.find(s=>String(s)===e)??null}function xe(t,e,s,n,o){let r=new URLSearchParams(location.search).get("at"),i=new V(s,n,r===null?void 0:Number(r)||0),a=new U({open:o,later:(m,w)=>window.setTimeout(m,w),forget:m=>window.clearTimeout(m),take:m=>i.take(m),tell:m=>i.store.dispatch({course:m})}),c=wn(t,i,e,()=>a.begin()),f=()=>a.wake();window.addEventListener("online",f);let d=[i.store.watch(c.draw),c.close,kn(i),we(t,i),()=>window.removeEventListener("online",f),()=>a.stop()];return i.moves>0&&a.begin(),{draw:c.draw,close:()=>{for(let m of d)m()}}}function wn(t,e,s,n){let o=null,r=null;return{draw:()=>{let a=e.state.finding?.decision??null,c=a!==r;if(c&&o?.close(),r=a,a===null?(o=null,N(he(e,s,n),t),Ft(t),vn(t)):c?o=ge(t,e,s):o?.draw(),c){let f=t.querySelector(".told, .quilt.active .cells");f instanceof HTMLElement&&f.focus({preventScroll:!0})}},close:()=>o?.close()}}function vn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function kn(t){let e=t.state.at,s=0,n=()=>{let r=new URL(location.href);r.searchParams.set("at",String(e)),history.replaceState(null,"",r)},o=t.store.watch(({at:r})=>{r!==e&&(e=r,clearTimeout(s),s=window.setTimeout(n,$n))});return()=>{o(),clearTimeout(s)}}export{Ao as openGameReview,Lo as openLinkReview};
