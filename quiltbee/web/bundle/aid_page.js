import{La as H,Ma as C,Q as a,Qa as d,R as o,S,T as k,Ta as u,U as A,Ua as p,fc as E,ha as M,k as n}from"./page.js";var N=[{name:"goal",lines:2},{name:"components",lines:2},{name:"set-up",lines:3},{name:"turn",lines:3,picture:"again"},{name:"buy",lines:3,picture:"choosing"},{name:"advance",lines:1,picture:"advancing"},{name:"income",lines:2,picture:"income"},{name:"special",lines:2,picture:"special"},{name:"tile",lines:1,picture:"tile"},{name:"end",lines:2,picture:"scoring"},{name:"solo",lines:4}];function O(){return N.map(({name:t,lines:e,picture:i})=>({title:n(`aid-${t}`),lines:Array.from({length:e},(r,m)=>n(`aid-${t}-${m+1}`)),picture:i}))}var T=[["X0a7","command-patch"],["+d9","command-special"],["pass","command-pass"],["m","command-m"],["q, o","command-q"],["t","command-t"],["l, s","command-l"],["w 2","command-w"],["fit 2","command-fit"],["hint, why","command-hint"],["turn","command-turn"],["undo, resign, ?","command-undo"],["clock","command-clock"],["accept, decline","command-accept"],["claim, abort, rematch","command-claim"]];var v=15,P=24,I=17,w={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]],e:[[0,0],[1,0],[1,1]]};function h(t,e,i,r=1){return o`<g transform=${`translate(${e} ${i}) scale(${r})`}>
<path class="piece" fill=${`url(#fabric-${t})`}
d=${d(w[t],10,.25)}></path>
<path class="stitches" d=${d(w[t],10,1.1)}></path></g>`}function s(t){return 6+(t+.5)*v}function f(t,e){return Array.from({length:e},(i,r)=>o`<g class=${r%2?"space odd":"space even"}>
${u("space-cloth",s(r),P+7.5,1.25)}
<text x=${s(r)} y=${P+13.2}>${t+r}</text></g>`)}function l(t,e,i=I){return E(t,s(e),i,4.6)}function $(t,e,i){let[r,m]=[s(e),s(i)];return o`<path class=${`leap leap-${t}`}
d=${`M${r} 10Q${(r+m)/2} 0 ${m} 10M${m-4} 8.6L${m} 10 ${m-.4} 5.6`}></path>`}function c(t,e,i,r="sum"){return o`<text class=${r} x=${e} y=${i}>${t}</text>`}function G(t,e,i){let r=60-t*e/2;return Array.from({length:t*t},(m,x)=>{let[g,b]=[Math.floor(x/t),x%t],D=i(g,b)?`url(#fabric-${"aGb"[(g+b)%3]})`:"none";return o`<rect class="cell-picture" fill=${D} x=${r+b*e}
y=${3+g*e} width=${e} height=${e}></rect>`})}var J={again:o`${f(3,7)}${$(1,0,2)}${$(1,2,4)}${l(1,0)}${l(2,5)}
${c("1",s(1),15,"tiny")}${c("2",s(3),15,"tiny")}`,choosing:o`<path class="neutral" d="M6 34l5-9 5 9z"></path>
<path class="frame" d="M19 6H88V45H19z"></path>
${h("a",22,14,.62)}${h("L",50,10,.62)}${h("J",70,14,.62)}
${h("e",94,14,.62)}
${[30,56,76].map((t,e)=>c(String(e+1),t,43,"tiny"))}`,advancing:o`${f(3,7)}${$(1,1,5)}${l(1,1)}${l(2,4,18)}
${[2,3,4,5].map(t=>p(s(t),44.5,3.4))}`,income:o`${f(3,4)}${p(6+2*v,P+6,4)}
${$(1,1,3)}${l(1,1)}
<g transform="translate(78 9)"><path class="piece" fill="url(#fabric-L)"
d=${d(w.L,10,.25)}></path>${p(5,5,2.6)}${p(15,25,2.6)}
</g>${c("+2",103,20)}`,special:o`${f(24,7)}${u("special",1.5+2*v,26,.9)}
${$(2,1,3)}${l(2,1)}`,tile:G(9,4.9,(t,e)=>t>0&&t<8&&e>0&&e<8),scoring:o`${p(12,15,6.5)}${c("16",12,37)}${c("+",26,37)}
${u("special-tile",40,15,.95)}${c("7",40,37)}${c("−",54,37)}
<rect class="cell-picture" fill="none" x="66" y="9" width="13" height="13"></rect>
${c("2 × 6",72.5,37)}${c("=",91,37)}${c("11",106,38,"total")}`};function L(t){return a`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${t}>
${J[t]}
</svg>`}function _(){return a`<div class="aid" data-testid="aid">
${O().map(({title:t,picture:e,lines:i})=>a`<section class=${e?"pictured":""}>
<h2>${t}</h2>
${e?L(e):S}
<div>${i.map(r=>a`<p>${r}</p>`)}</div>
</section>`)}
</div>`}function q(t){return a`<button type="button" data-testid="print-aid" @click=${t}>
${A("print")}<span>${n("print")}</span>
</button>`}function B(){return a`<div class="page-help">
<h2>${n("on-this-page")}</h2>
<p>${M("page-help-place",{place:a`<b>${n("place")}</b>`})}</p>
<p>${n("page-help-automa")}</p>
<p>${n("page-help-friend")}</p>
<h2>${n("keys")}</h2>
<p>${n("keys-where")}</p>
${R(C)}
<h2>${n("command-line")}</h2>
${R(T)}
</div>`}function R(t){return a`<dl class="keys">
${t.map(([e,i])=>a`<div>
<dt>${e.startsWith("keys-")?n(e):e}</dt>
<dd>${n(i)}</dd>
</div>`)}
</dl>`}function pt(){document.querySelector(".aid-dialog")||H("aid","aid-heading",t=>k(K(()=>t.close()),t))}function K(t){return a`<div class="panel-head">
<h1 id="aid-heading">${n("how-to-play")}</h1>
<div class="row">
${q(()=>window.print())}
<button type="button" class="main" autofocus data-testid="close-aid" @click=${t}>
${n("close")}
</button>
</div>
</div>
${_()} ${B()}`}export{_ as aidSheet,pt as openAid,q as printButton};
