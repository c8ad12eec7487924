import{E as m,L as u,M as s,N as M,U as P,V as E,b as i,da as T,q as r,r as o,s as A,t as k,u as H,ua as L}from"./page.js";var R=[{name:"goal",lines:2},{name:"components",lines:2},{name:"set-up",lines:3},{name:"turn",lines:3,picture:"again"},{name:"buy",lines:3,picture:"choosing"},{name:"advance",lines:1,picture:"advancing"},{name:"income",lines:2,picture:"income"},{name:"special",lines:2,picture:"special"},{name:"tile",lines:1,picture:"tile"},{name:"end",lines:2,picture:"scoring"},{name:"solo",lines:4}];function O(){return R.map(({name:t,lines:e,picture:n})=>({title:i(`aid-${t}`),lines:Array.from({length:e},(a,c)=>i(`aid-${t}-${c+1}`)),picture:n}))}var b=15,x=24,q=17,S={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]],e:[[0,0],[1,0],[1,1]]};function h(t,e,n,a=1){return o`<g transform=${`translate(${e} ${n}) scale(${a})`}>
    <path class="piece" fill=${`url(#fabric-${t})`}
      d=${m(S[t],10,.25)}></path>
    <path class="stitches" d=${m(S[t],10,1.1)}></path></g>`}function $(t){return 6+(t+.5)*b}function f(t,e){return Array.from({length:e},(n,a)=>o`<g class=${a%2?"space odd":"space even"}>
        ${u("space-cloth",$(a),x+7.5,1.25)}
        <text x=${$(a)} y=${x+13.2}>${t+a}</text></g>`)}function l(t,e,n=q){return M(t,$(e),n,4.6)}function d(t,e,n){let[a,c]=[$(e),$(n)];return o`<path class=${`leap leap-${t}`}
    d=${`M${a} 10Q${(a+c)/2} 0 ${c} 10M${c-4} 8.6L${c} 10 ${c-.4} 5.6`}></path>`}function p(t,e,n,a="sum"){return o`<text class=${a} x=${e} y=${n}>${t}</text>`}function G(t,e,n){let a=60-t*e/2;return Array.from({length:t*t},(c,w)=>{let[g,v]=[Math.floor(w/t),w%t],N=n(g,v)?`url(#fabric-${"aGb"[(g+v)%3]})`:"none";return o`<rect class="cell-picture" fill=${N} x=${a+v*e}
      y=${3+g*e} width=${e} height=${e}></rect>`})}var J={again:o`${f(3,7)}${d(1,0,2)}${d(1,2,4)}${l(1,0)}${l(2,5)}
    ${p("1",$(1),15,"tiny")}${p("2",$(3),15,"tiny")}`,choosing:o`<path class="neutral" d="M6 34l5-9 5 9z"></path>
    <path class="frame" d="M19 6H88V45H19z"></path>
    ${h("a",22,14,.62)}${h("L",50,10,.62)}${h("J",70,14,.62)}
    ${h("e",94,14,.62)}
    ${[30,56,76].map((t,e)=>p(String(e+1),t,43,"tiny"))}`,advancing:o`${f(3,7)}${d(1,1,5)}${l(1,1)}${l(2,4,18)}
    ${[2,3,4,5].map(t=>s($(t),44.5,3.4))}`,income:o`${f(3,4)}${s(6+2*b,x+6,4)}
    ${d(1,1,3)}${l(1,1)}
    <g transform="translate(78 9)"><path class="piece" fill="url(#fabric-L)"
      d=${m(S.L,10,.25)}></path>${s(5,5,2.6)}${s(15,25,2.6)}
    </g>${p("+2",103,20)}`,special:o`${f(24,7)}${u("special",1.5+2*b,26,.9)}
    ${d(2,1,3)}${l(2,1)}`,tile:G(9,4.9,(t,e)=>t>0&&t<8&&e>0&&e<8),scoring:o`${s(12,15,6.5)}${p("16",12,37)}${p("+",26,37)}
    ${u("special-tile",40,15,.95)}${p("7",40,37)}${p("−",54,37)}
    <rect class="cell-picture" fill="none" x="66" y="9" width="13" height="13"></rect>
    ${p("2 × 6",72.5,37)}${p("=",91,37)}${p("11",106,38,"total")}`};function _(t){return r`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${t}>
    ${J[t]}
  </svg>`}function C(){return r`<div class="aid" data-testid="aid">
    ${O().map(({title:t,picture:e,lines:n})=>r`<section class=${e?"pictured":""}>
          <h2>${t}</h2>
          ${e?_(e):A}
          <div>${n.map(a=>r`<p>${a}</p>`)}</div>
        </section>`)}
  </div>`}function D(t){return r`<button type="button" data-testid="print-aid" @click=${t}>
    ${H("print")}<span>${i("print")}</span>
  </button>`}function I(){return r`<div class="page-help">
    <h2>${i("on-this-page")}</h2>
    <p>${T("page-help-place",{place:r`<b>${i("place")}</b>`})}</p>
    <p>${i("page-help-automa")}</p>
    <p>${i("page-help-friend")}</p>
    <h2>${i("keys")}</h2>
    <p>${i("keys-where")}</p>
    ${B(E)}
    <h2>${i("command-line")}</h2>
    ${B(P)}
  </div>`}function B(t){return r`<dl class="keys">
    ${t.map(([e,n])=>r`<div>
          <dt>${e.startsWith("keys-")?i(e):e}</dt>
          <dd>${i(n)}</dd>
        </div>`)}
  </dl>`}function lt(){document.querySelector(".aid-dialog")||L("aid","aid-heading",t=>k(K(()=>t.close()),t))}function K(t){return r`<div class="panel-head">
      <h1 id="aid-heading">${i("how-to-play")}</h1>
      <div class="row">
        ${D(()=>window.print())}
        <button type="button" class="main" autofocus data-testid="close-aid" @click=${t}>
          ${i("close")}
        </button>
      </div>
    </div>
    ${C()} ${I()}`}export{C as aidSheet,lt as openAid,D as printButton};
