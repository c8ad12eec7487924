import{J as D,a as O}from"./table.js";import{$ as M,G as o,H as a,I as S,J as k,K as A,aa as C,cd as H,fb as d,hb as u,jb as h,k as r,kb as l,ra as E}from"./page.js";var I=[{name:"goal",lines:2},{name:"components",lines:2},{name:"set-up",lines:3},{name:"turn",lines:3,picture:"again"},{name:"buy",lines:3,picture:"choosing"},{name:"advance",lines:1,picture:"advancing"},{name:"income",lines:2,picture:"income"},{name:"special",lines:2,picture:"special"},{name:"tile",lines:1,picture:"tile"},{name:"end",lines:2,picture:"scoring"},{name:"solo",lines:4}];function T(){return I.map(({name:t,lines:e,picture:n})=>({title:r(`aid-${t}`),lines:Array.from({length:e},(i,s)=>r(`aid-${t}-${s+1}`)),picture:n}))}var L=[["X0a7","command-patch"],["+d9","command-special"],["pass","command-pass"],["m","command-m"],["q, o","command-q"],["t","command-t"],["l, s","command-l"],["w 2","command-w"],["fit 2","command-fit"],["hint, why","command-hint"],["turn","command-turn"],["undo, resign, ?","command-undo"],["clock","command-clock"],["accept, decline","command-accept"],["claim, abort, rematch","command-claim"]];var v=15,P=24,N=17,w={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]],e:[[0,0],[1,0],[1,1]]};function f(t,e,n,i=1){return a`<g transform=${`translate(${e} ${n}) scale(${i})`}>
<path class="piece" fill=${`url(#fabric-${t})`}
d=${d(w[t],u,.25)}></path>
<path class="stitches" d=${d(w[t],u,1.1)}></path></g>`}function m(t){return 6+(t+.5)*v}function g(t,e){return Array.from({length:e},(n,i)=>a`<g class=${i%2?"space odd":"space even"}>
${h("space-cloth",m(i),P+7.5,1.25)}
<text x=${m(i)} y=${P+13.2}>${t+i}</text></g>`)}function p(t,e,n=N){return H(t,m(e),n,4.6)}function $(t,e,n){let[i,s]=[m(e),m(n)];return a`<path class=${`leap leap-${t}`}
d=${`M${i} 10Q${(i+s)/2} 0 ${s} 10M${s-4} 8.6L${s} 10 ${s-.4} 5.6`}></path>`}function c(t,e,n,i="sum"){return a`<text class=${i} x=${e} y=${n}>${t}</text>`}function B(t,e,n){let i=60-t*e/2;return Array.from({length:t*t},(s,x)=>{let[b,y]=[Math.floor(x/t),x%t],q=n(b,y)?`url(#fabric-${"aGb"[(b+y)%3]})`:"none";return a`<rect class="cell-picture" fill=${q} x=${i+y*e}
y=${3+b*e} width=${e} height=${e}></rect>`})}var G={again:a`${g(3,7)}${$(1,0,2)}${$(1,2,4)}${p(1,0)}${p(2,5)}
${c("1",m(1),15,"tiny")}${c("2",m(3),15,"tiny")}`,choosing:a`<path class="neutral" d="M6 34l5-9 5 9z"></path>
<path class="frame" d="M19 6H88V45H19z"></path>
${f("a",22,14,.62)}${f("L",50,10,.62)}${f("J",70,14,.62)}
${f("e",94,14,.62)}
${[30,56,76].map((t,e)=>c(String(e+1),t,43,"tiny"))}`,advancing:a`${g(3,7)}${$(1,1,5)}${p(1,1)}${p(2,4,18)}
${[2,3,4,5].map(t=>l(m(t),44.5,3.4))}`,income:a`${g(3,4)}${l(6+2*v,P+6,4)}
${$(1,1,3)}${p(1,1)}
<g transform="translate(78 9)"><path class="piece" fill="url(#fabric-L)"
d=${d(w.L,u,.25)}></path>${l(5,5,2.6)}${l(15,25,2.6)}
</g>${c("+2",103,20)}`,special:a`${g(24,7)}${h("special",1.5+2*v,26,.9)}
${$(2,1,3)}${p(2,1)}`,tile:B(9,4.9,(t,e)=>t>0&&t<8&&e>0&&e<8),scoring:a`${l(12,15,6.5)}${c("16",12,37)}${c("+",26,37)}
${h("special-tile",40,15,.95)}${c("7",40,37)}${c("−",54,37)}
<rect class="cell-picture" fill="none" x="66" y="9" width="13" height="13"></rect>
${c("2 × 6",72.5,37)}${c("=",91,37)}${c("11",106,38,"total")}`};function R(t){return o`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${t}>
${G[t]}
</svg>`}function ct(){document.querySelector(".aid-dialog")||A("aid","aid-heading",t=>k(J(()=>t.close()),t))}function J(t){return o`<div class="panel-head">
<h1 id="aid-heading">${r("how-to-play")}</h1>
<div class="row">
${U(()=>window.print())}
<button type="button" class="main" autofocus data-testid="close-aid" @click=${t}>
${r("close")}
</button>
</div>
</div>
${K()} ${Q()}`}function K(){return o`<div class="aid" data-testid="aid">
${T().map(({title:t,picture:e,lines:n})=>o`<section class=${e?"pictured":""}>
<h2>${t}</h2>
${e?R(e):S}
<div>${n.map(i=>o`<p>${i}</p>`)}</div>
</section>`)}
</div>`}function U(t){return C("print-aid",M("print",r("print")),t)}function Q(){return o`<div class="page-help">
<h2>${r("on-this-page")}</h2>
<p>${E("page-help-place",{place:o`<b>${r("place")}</b>`})}</p>
<p>${r("page-help-automa")}</p>
<p>${r("page-help-friend")}</p>
<h2>${r("keys")}</h2>
<p>${r("keys-where")}</p>
${_(O)}
<h2>${r("command-line")}</h2>
${_(L)}
</div>`}function _(t){return o`<dl class="keys">
${t.map(([e,n])=>o`<div>
<dt>${e.startsWith("keys-")?r(e):e}</dt>
<dd>${r(n)}</dd>
</div>`)}
</dl>`}export{K as aidSheet,ct as openAid,U as printButton,D as table};
