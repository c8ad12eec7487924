import{F as a,G as o,H as S,I as k,J as A,Sa as d,Ua as u,Wa as h,Xa as p,Y as M,ic as E,j as r,la as C,oc as H}from"./page.js";var q=[{name:"goal",lines:2},{name:"components",lines:2},{name:"set-up",lines:3},{name:"turn",lines:3,picture:"again"},{name:"buy",lines:3,picture:"choosing"},{name:"advance",lines:1,picture:"advancing"},{name:"income",lines:2,picture:"income"},{name:"special",lines:2,picture:"special"},{name:"tile",lines:1,picture:"tile"},{name:"end",lines:2,picture:"scoring"},{name:"solo",lines:4}];function O(){return q.map(({name:t,lines:n,picture:e})=>({title:r(`aid-${t}`),lines:Array.from({length:n},(i,s)=>r(`aid-${t}-${s+1}`)),picture:e}))}var T=[["X0a7","command-patch"],["+d9","command-special"],["pass","command-pass"],["m","command-m"],["q, o","command-q"],["t","command-t"],["l, s","command-l"],["w 2","command-w"],["fit 2","command-fit"],["hint, why","command-hint"],["turn","command-turn"],["undo, resign, ?","command-undo"],["clock","command-clock"],["accept, decline","command-accept"],["claim, abort, rematch","command-claim"]];var v=15,P=24,D=17,w={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]],e:[[0,0],[1,0],[1,1]]};function f(t,n,e,i=1){return o`<g transform=${`translate(${n} ${e}) scale(${i})`}>
<path class="piece" fill=${`url(#fabric-${t})`}
d=${d(w[t],u,.25)}></path>
<path class="stitches" d=${d(w[t],u,1.1)}></path></g>`}function m(t){return 6+(t+.5)*v}function g(t,n){return Array.from({length:n},(e,i)=>o`<g class=${i%2?"space odd":"space even"}>
${h("space-cloth",m(i),P+7.5,1.25)}
<text x=${m(i)} y=${P+13.2}>${t+i}</text></g>`)}function l(t,n,e=D){return E(t,m(n),e,4.6)}function $(t,n,e){let[i,s]=[m(n),m(e)];return o`<path class=${`leap leap-${t}`}
d=${`M${i} 10Q${(i+s)/2} 0 ${s} 10M${s-4} 8.6L${s} 10 ${s-.4} 5.6`}></path>`}function c(t,n,e,i="sum"){return o`<text class=${i} x=${n} y=${e}>${t}</text>`}function N(t,n,e){let i=60-t*n/2;return Array.from({length:t*t},(s,x)=>{let[b,y]=[Math.floor(x/t),x%t],_=e(b,y)?`url(#fabric-${"aGb"[(b+y)%3]})`:"none";return o`<rect class="cell-picture" fill=${_} x=${i+y*n}
y=${3+b*n} width=${n} height=${n}></rect>`})}var B={again:o`${g(3,7)}${$(1,0,2)}${$(1,2,4)}${l(1,0)}${l(2,5)}
${c("1",m(1),15,"tiny")}${c("2",m(3),15,"tiny")}`,choosing:o`<path class="neutral" d="M6 34l5-9 5 9z"></path>
import{a as C,ma as N,u as E}from"./table.js";import{S as a,Sa as H,T as o,U as S,V as k,W as A,db as d,ib as u,ja as M,jb as p,m as n}from"./page.js";var I=[{name:"goal",lines:2},{name:"components",lines:2},{name:"set-up",lines:3},{name:"turn",lines:3,picture:"again"},{name:"buy",lines:3,picture:"choosing"},{name:"advance",lines:1,picture:"advancing"},{name:"income",lines:2,picture:"income"},{name:"special",lines:2,picture:"special"},{name:"tile",lines:1,picture:"tile"},{name:"end",lines:2,picture:"scoring"},{name:"solo",lines:4}];function O(){return I.map(({name:t,lines:e,picture:r})=>({title:n(`aid-${t}`),lines:Array.from({length:e},(i,m)=>n(`aid-${t}-${m+1}`)),picture:r}))}var T=[["X0a7","command-patch"],["+d9","command-special"],["pass","command-pass"],["m","command-m"],["q, o","command-q"],["t","command-t"],["l, s","command-l"],["w 2","command-w"],["fit 2","command-fit"],["hint, why","command-hint"],["turn","command-turn"],["undo, resign, ?","command-undo"],["clock","command-clock"],["accept, decline","command-accept"],["claim, abort, rematch","command-claim"]];var v=15,P=24,G=17,w={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]],e:[[0,0],[1,0],[1,1]]};function h(t,e,r,i=1){return o`<g transform=${`translate(${e} ${r}) scale(${i})`}>
<path class="piece" fill=${`url(#fabric-${t})`}
d=${d(w[t],10,.25)}></path>
<path class="stitches" d=${d(w[t],10,1.1)}></path></g>`}function s(t){return 6+(t+.5)*v}function f(t,e){return Array.from({length:e},(r,i)=>o`<g class=${i%2?"space odd":"space even"}>
${u("space-cloth",s(i),P+7.5,1.25)}
<text x=${s(i)} y=${P+13.2}>${t+i}</text></g>`)}function l(t,e,r=G){return E(t,s(e),r,4.6)}function $(t,e,r){let[i,m]=[s(e),s(r)];return o`<path class=${`leap leap-${t}`}
d=${`M${i} 10Q${(i+m)/2} 0 ${m} 10M${m-4} 8.6L${m} 10 ${m-.4} 5.6`}></path>`}function c(t,e,r,i="sum"){return o`<text class=${i} x=${e} y=${r}>${t}</text>`}function J(t,e,r){let i=60-t*e/2;return Array.from({length:t*t},(m,x)=>{let[g,b]=[Math.floor(x/t),x%t],D=r(g,b)?`url(#fabric-${"aGb"[(g+b)%3]})`:"none";return o`<rect class="cell-picture" fill=${D} x=${i+b*e}
y=${3+g*e} width=${e} height=${e}></rect>`})}var K={again:o`${f(3,7)}${$(1,0,2)}${$(1,2,4)}${l(1,0)}${l(2,5)}
${c("1",s(1),15,"tiny")}${c("2",s(3),15,"tiny")}`,choosing:o`<path class="neutral" d="M6 34l5-9 5 9z"></path>
<path class="frame" d="M19 6H88V45H19z"></path>
${f("a",22,14,.62)}${f("L",50,10,.62)}${f("J",70,14,.62)}
${f("e",94,14,.62)}
${[30,56,76].map((t,n)=>c(String(n+1),t,43,"tiny"))}`,advancing:o`${g(3,7)}${$(1,1,5)}${l(1,1)}${l(2,4,18)}
${[2,3,4,5].map(t=>p(m(t),44.5,3.4))}`,income:o`${g(3,4)}${p(6+2*v,P+6,4)}
${$(1,1,3)}${l(1,1)}
<g transform="translate(78 9)"><path class="piece" fill="url(#fabric-L)"
d=${d(w.L,u,.25)}></path>${p(5,5,2.6)}${p(15,25,2.6)}
</g>${c("+2",103,20)}`,special:o`${g(24,7)}${h("special",1.5+2*v,26,.9)}
${$(2,1,3)}${l(2,1)}`,tile:N(9,4.9,(t,n)=>t>0&&t<8&&n>0&&n<8),scoring:o`${p(12,15,6.5)}${c("16",12,37)}${c("+",26,37)}
${h("special-tile",40,15,.95)}${c("7",40,37)}${c("−",54,37)}
<rect class="cell-picture" fill="none" x="66" y="9" width="13" height="13"></rect>
${c("2 × 6",72.5,37)}${c("=",91,37)}${c("11",106,38,"total")}`};function L(t){return a`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${t}>
${B[t]}
</svg>`}function at(){document.querySelector(".aid-dialog")||A("aid","aid-heading",t=>k(I(()=>t.close()),t))}function I(t){return a`<div class="panel-head">
<h1 id="aid-heading">${r("how-to-play")}</h1>
d=${d(w.L,10,.25)}></path>${p(5,5,2.6)}${p(15,25,2.6)}
</g>${c("+2",103,20)}`,special:o`${f(24,7)}${u("special",1.5+2*v,26,.9)}
${$(2,1,3)}${l(2,1)}`,tile:J(9,4.9,(t,e)=>t>0&&t<8&&e>0&&e<8),scoring:o`${p(12,15,6.5)}${c("16",12,37)}${c("+",26,37)}
${u("special-tile",40,15,.95)}${c("7",40,37)}${c("−",54,37)}
<rect class="cell-picture" fill="none" x="66" y="9" width="13" height="13"></rect>
${c("2 × 6",72.5,37)}${c("=",91,37)}${c("11",106,38,"total")}`};function L(t){return a`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${t}>
${K[t]}
</svg>`}function _(){return a`<div class="aid" data-testid="aid">
${O().map(({title:t,picture:e,lines:r})=>a`<section class=${e?"pictured":""}>
<h2>${t}</h2>
${e?L(e):S}
<div>${r.map(i=>a`<p>${i}</p>`)}</div>
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
${t.map(([e,r])=>a`<div>
<dt>${e.startsWith("keys-")?n(e):e}</dt>
<dd>${n(r)}</dd>
</div>`)}
</dl>`}function lt(){document.querySelector(".aid-dialog")||H("aid","aid-heading",t=>k(U(()=>t.close()),t))}function U(t){return a`<div class="panel-head">
<h1 id="aid-heading">${n("how-to-play")}</h1>
<div class="row">
${J(()=>window.print())}
<button type="button" class="main" autofocus data-testid="close-aid" @click=${t}>
${r("close")}
</button>
</div>
</div>
${G()} ${K()}`}function G(){return a`<div class="aid" data-testid="aid">
${O().map(({title:t,picture:n,lines:e})=>a`<section class=${n?"pictured":""}>
<h2>${t}</h2>
${n?L(n):S}
<div>${e.map(i=>a`<p>${i}</p>`)}</div>
</section>`)}
</div>`}function J(t){return a`<button type="button" data-testid="print-aid" @click=${t}>
${M("print")}<span>${r("print")}</span>
</button>`}function K(){return a`<div class="page-help">
<h2>${r("on-this-page")}</h2>
<p>${C("page-help-place",{place:a`<b>${r("place")}</b>`})}</p>
<p>${r("page-help-automa")}</p>
<p>${r("page-help-friend")}</p>
<h2>${r("keys")}</h2>
<p>${r("keys-where")}</p>
${R(H)}
<h2>${r("command-line")}</h2>
${R(T)}
</div>`}function R(t){return a`<dl class="keys">
${t.map(([n,e])=>a`<div>
<dt>${n.startsWith("keys-")?r(n):n}</dt>
<dd>${r(e)}</dd>
</div>`)}
</dl>`}export{G as aidSheet,at as openAid,J as printButton};
${_()} ${B()}`}export{_ as aidSheet,lt as openAid,q as printButton,N as table};
