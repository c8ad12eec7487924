import{Gc as M,K as i,M as h,O as x,Q as g,U as S,ad as v,da as y,h as b,i as o,ia as l,p as w,w as k}from"./page.js";var p=30,d=class{constructor(t){this.outside=t,this.isAsked=!1,this.store=w({points:0,standing:"asking",margin:0})}get state(){return this.store.get()}name(t){let r=Math.round(Number.isFinite(t)?t:0);this.store.dispatch({points:Math.max(-p,Math.min(p,r))})}async judge(t){if(!this.isAsked){this.isAsked=!0;try{this.store.dispatch({standing:"known",margin:await this.outside.judge(t)})}catch{this.store.dispatch({standing:"unknown"})}}}};function m({fair:n,result:t}){return n?.kind!=="both"||n.game!==1?!1:t!==null&&(t.reason==="score"||t.reason==="first to 53")}function O({ring0:n,board:t}){return`#${n},${t==="original"?",o":""}`}function j(n,t,r,s){let a=t.table,{step:e,points:u}=a.fair,c=S(a)===(e==="cut"?1:2),f={cut:T,choose:D};return i`<section
class="panel inviting starts"
data-testid="starts"
aria-labelledby="starts-h"
>
<h2 id="starts-h">${o(`starts-${e}`)}</h2>
${c&&e?f[e](n,t,r):A(a,e,u)}
${v(a.ring,t.patches,s)}
</section>`}function A(n,t,r){let a={name:l(n.seats,t==="cut"?1:2),points:$(r??0)};return i`<p data-testid="starts-told">${o(`starts-${t}-told`,a)}</p>`}function T(n,t,r){let{points:s}=n.state,a=t.table,e=c=>{c.preventDefault(),r.send({type:"cut",points:s})},u=(c,f)=>i`<button type="button" aria-label=${f} @click=${()=>n.name(s+c)}>
${c>0?"+":"−"}
</button>`;return i`<form class="cut" @submit=${e}>
<p>${o("starts-cut-text",{name:l(a.seats,2)})}</p>
<div class="row">
<label for="cut-points">${o("starts-points")}</label>
${u(-1,o("starts-fewer"))}
<input
id="cut-points"
type="number"
required
step="1"
min=${-p}
max=${p}
data-testid="cut-points"
.value=${String(s)}
@change=${c=>n.name(Number(M(c)))}
/>
${u(1,o("starts-more"))}
<button
type="submit"
class="main"
data-testid="cut"
aria-disabled=${t.pending?"true":"false"}
>
${o("starts-name")}
</button>
</div>
</form>`}function D(n,t,r){let s=t.table.fair?.points??0,a=(e,u)=>i`<button
type="button"
class="seat-choice"
data-testid=${`choose-${e}`}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>r.send({type:"choose",seat:e})}
>
<b>${o(`starts-seat-${e}`)}</b> <span class="small">${u}</span>
</button>`;return i`<p>${o("starts-choose-text",{points:$(s)})}</p>
<div class="row">${a(1,o("starts-seat-1-note"))} ${a(2,$(s))}</div>`}function $(n){return n===0?o("starts-no-points"):o(n>0?"starts-points-more":"starts-points-less",{count:Math.abs(n)})}function F(n,t){let{fair:r}=n;return!r||!m(n)?null:i`<a
class="button main"
data-testid="second-game"
href=${`/game/${r.partner}`}
@click=${g(t)}
>${x("again")}<span>${o("starts-second")}</span></a
>`}function N(n,t,r){let{fair:s}=t;if(!s)return h;let a=[s.kind==="cut"&&s.points!==null&&o("starts-went",{points:y(s.points)}),m(t)&&o("starts-first-of-two"),s.game===2&&o("starts-sum"),P(n,t)].filter(Boolean);return i`<p class="small starts-told" data-testid="starts-after">${a.join(" ")}</p>
${s.game===2&&s.partner?i`<p class="small">
<a href=${`/game/${s.partner}`} @click=${g(r)}>${o("starts-the-first")}</a>
</p>`:h}`}function P(n,t){let{standing:r,margin:s}=n.state;if(m(t))return"";if(r!=="known")return r==="asking"?o("starts-asking"):"";let a=s>=0?1:2,e=new Intl.NumberFormat(b(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(s));return o("starts-worth",{name:l(t.seats,a),seat:o(`starts-seat-${a}`),points:e})}var I=3;function X(n){let t=new d({judge:_});return t.store.watch(n),{panel:(r,s,a)=>j(t,r,s,a),onward:F,afterwards:(r,s)=>(r.result&&!m(r)&&t.judge(O(r)),N(t,r,s))}}async function _(n){let t=new AbortController().signal,r={link:n,lines:1,seconds:I},s=null;for await(let a of k("/api/analysis",r,t))s=a.lines?.[0]?.margin??s;if(s===null)throw new Error("The engine has no opinion.");return s}export{X as startsAt};
