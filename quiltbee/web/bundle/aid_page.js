import{$ as d,Jc as E,K as o,L as r,M as A,N as k,O as M,db as u,eb as l,gb as H,i as a,jb as P,qd as O}from"./page.js";var I=[{name:"goal",lines:2},{name:"components",lines:2},{name:"set-up",lines:3},{name:"turn",lines:3,picture:"again"},{name:"buy",lines:3,picture:"choosing"},{name:"advance",lines:1,picture:"advancing"},{name:"income",lines:2,picture:"income"},{name:"special",lines:2,picture:"special"},{name:"tile",lines:1,picture:"tile"},{name:"end",lines:2,picture:"scoring"},{name:"solo",lines:4}];function T(){return I.map(({name:t,lines:n,picture:e})=>({title:a(`aid-${t}`),lines:Array.from({length:n},(i,p)=>a(`aid-${t}-${p+1}`)),picture:e}))}var L=[["X0a7","command-patch"],["+d9","command-special"],["pass","command-pass"],["m","command-m"],["q, o","command-q"],["t","command-t"],["l, s","command-l"],["w 2","command-w"],["fit 2","command-fit"],["hint, why","command-hint"],["turn","command-turn"],["undo, resign, ?","command-undo"],["clock","command-clock"],["accept, decline","command-accept"],["claim, abort, rematch","command-claim"]];var b=15,x=24,R=17,w={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]],e:[[0,0],[1,0],[1,1]]};function h(t,n,e,i=1){return r`<g transform=${`translate(${n} ${e}) scale(${i})`}>
<path class="piece" fill=${`url(#fabric-${t})`}
d=${d(w[t],10,.25)}></path>
<path class="stitches" d=${d(w[t],10,1.1)}></path></g>`}function s(t){return 6+(t+.5)*b}function f(t,n){return Array.from({length:n},(e,i)=>r`<g class=${i%2?"space odd":"space even"}>
${u("space-cloth",s(i),x+7.5,1.25)}
<text x=${s(i)} y=${x+13.2}>${t+i}</text></g>`)}function m(t,n,e=R){return H(t,s(n),e,4.6)}function $(t,n,e){let[i,p]=[s(n),s(e)];return r`<path class=${`leap leap-${t}`}
d=${`M${i} 10Q${(i+p)/2} 0 ${p} 10M${p-4} 8.6L${p} 10 ${p-.4} 5.6`}></path>`}function c(t,n,e,i="sum"){return r`<text class=${i} x=${n} y=${e}>${t}</text>`}function G(t,n,e){let i=60-t*n/2;return Array.from({length:t*t},(p,S)=>{let[g,v]=[Math.floor(S/t),S%t],N=e(g,v)?`url(#fabric-${"aGb"[(g+v)%3]})`:"none";return r`<rect class="cell-picture" fill=${N} x=${i+v*n}
y=${3+g*n} width=${n} height=${n}></rect>`})}var J={again:r`${f(3,7)}${$(1,0,2)}${$(1,2,4)}${m(1,0)}${m(2,5)}
${c("1",s(1),15,"tiny")}${c("2",s(3),15,"tiny")}`,choosing:r`<path class="neutral" d="M6 34l5-9 5 9z"></path>
<path class="frame" d="M19 6H88V45H19z"></path>
${h("a",22,14,.62)}${h("L",50,10,.62)}${h("J",70,14,.62)}
${h("e",94,14,.62)}
${[30,56,76].map((t,n)=>c(String(n+1),t,43,"tiny"))}`,advancing:r`${f(3,7)}${$(1,1,5)}${m(1,1)}${m(2,4,18)}
${[2,3,4,5].map(t=>l(s(t),44.5,3.4))}`,income:r`${f(3,4)}${l(6+2*b,x+6,4)}
${$(1,1,3)}${m(1,1)}
<g transform="translate(78 9)"><path class="piece" fill="url(#fabric-L)"
d=${d(w.L,10,.25)}></path>${l(5,5,2.6)}${l(15,25,2.6)}
</g>${c("+2",103,20)}`,special:r`${f(24,7)}${u("special",1.5+2*b,26,.9)}
${$(2,1,3)}${m(2,1)}`,tile:G(9,4.9,(t,n)=>t>0&&t<8&&n>0&&n<8),scoring:r`${l(12,15,6.5)}${c("16",12,37)}${c("+",26,37)}
${u("special-tile",40,15,.95)}${c("7",40,37)}${c("−",54,37)}
<rect class="cell-picture" fill="none" x="66" y="9" width="13" height="13"></rect>
${c("2 × 6",72.5,37)}${c("=",91,37)}${c("11",106,38,"total")}`};function _(t){return o`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${t}>
${J[t]}
</svg>`}function B(){return o`<div class="aid" data-testid="aid">
${T().map(({title:t,picture:n,lines:e})=>o`<section class=${n?"pictured":""}>
<h2>${t}</h2>
${n?_(n):A}
<div>${e.map(i=>o`<p>${i}</p>`)}</div>
</section>`)}
</div>`}function C(t){return o`<button type="button" data-testid="print-aid" @click=${t}>
${M("print")}<span>${a("print")}</span>
</button>`}function D(){return o`<div class="page-help">
<h2>${a("on-this-page")}</h2>
<p>${E("page-help-place",{place:o`<b>${a("place")}</b>`})}</p>
<p>${a("page-help-automa")}</p>
<p>${a("page-help-friend")}</p>
<h2>${a("keys")}</h2>
<p>${a("keys-where")}</p>
${q(P)}
<h2>${a("command-line")}</h2>
${q(L)}
</div>`}function q(t){return o`<dl class="keys">
${t.map(([n,e])=>o`<div>
<dt>${n.startsWith("keys-")?a(n):n}</dt>
<dd>${a(e)}</dd>
</div>`)}
</dl>`}function lt(){document.querySelector(".aid-dialog")||O("aid","aid-heading",t=>k(K(()=>t.close()),t))}function K(t){return o`<div class="panel-head">
<h1 id="aid-heading">${a("how-to-play")}</h1>
<div class="row">
${C(()=>window.print())}
<button type="button" class="main" autofocus data-testid="close-aid" @click=${t}>
${a("close")}
</button>
</div>
</div>
${B()} ${D()}`}export{B as aidSheet,lt as openAid,C as printButton};
