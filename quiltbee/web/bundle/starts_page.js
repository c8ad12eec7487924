import{Gc as x,K as i,M as g,O as y,Q as b,U as k,ad as v,da as T,h as $,i as a,ia as p,p as S,w}from"./page.js";var u=30,d=class{constructor(t){this.outside=t}outside;isAsked=!1;store=S({points:0,standing:"asking",margin:0});get state(){return this.store.get()}name(t){let n=Math.round(Number.isFinite(t)?t:0);this.store.dispatch({points:Math.max(-u,Math.min(u,n))})}async judge(t){if(!this.isAsked){this.isAsked=!0;try{this.store.dispatch({standing:"known",margin:await this.outside.judge(t)})}catch{this.store.dispatch({standing:"unknown"})}}}};function c({fair:e,result:t}){return e?.kind!=="both"||e.game!==1?!1:t!==null&&(t.reason==="score"||t.reason==="first to 53")}function G({ring0:e,board:t}){return`#${e},${t==="original"?",o":""}`}function M(e,t,n,s){let r=t.table,{step:o,points:m}=r.fair,l=k(r)===(o==="cut"?1:2),f={cut:A,choose:F};return i`<section
class="panel inviting starts"
data-testid="starts"
aria-labelledby="starts-h"
>
<h2 id="starts-h">${a(`starts-${o}`)}</h2>
${l&&o?f[o](e,t,n):j(r,o,m)}
${v(r.ring,t.patches,s)}
</section>`}function j(e,t,n){let r={name:p(e.seats,t==="cut"?1:2),points:h(n??0)};return i`<p data-testid="starts-told">${a(`starts-${t}-told`,r)}</p>`}function A(e,t,n){let{points:s}=e.state,r=t.table,o=l=>{l.preventDefault(),n.send({type:"cut",points:s})},m=(l,f)=>i`<button type="button" aria-label=${f} @click=${()=>e.name(s+l)}>
${l>0?"+":"−"}
</button>`;return i`<form class="cut" @submit=${o}>
<p>${a("starts-cut-text",{name:p(r.seats,2)})}</p>
<div class="row">
<label for="cut-points">${a("starts-points")}</label>
${m(-1,a("starts-fewer"))}
<input
id="cut-points"
type="number"
required
step="1"
min=${-u}
max=${u}
data-testid="cut-points"
.value=${String(s)}
@change=${l=>e.name(Number(x(l)))}
/>
${m(1,a("starts-more"))}
<button
type="submit"
class="main"
data-testid="cut"
aria-disabled=${t.pending?"true":"false"}
>
${a("starts-name")}
</button>
</div>
</form>`}function F(e,t,n){let s=t.table.fair?.points??0,r=(o,m)=>i`<button
type="button"
class="seat-choice"
data-testid=${`choose-${o}`}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>n.send({type:"choose",seat:o})}
>
<b>${a(`starts-seat-${o}`)}</b> <span class="small">${m}</span>
</button>`;return i`<p>${a("starts-choose-text",{points:h(s)})}</p>
<div class="row">${r(1,a("starts-seat-1-note"))} ${r(2,h(s))}</div>`}function h(e){return e===0?a("starts-no-points"):a(e>0?"starts-points-more":"starts-points-less",{count:Math.abs(e)})}function O(e,t){let{fair:n}=e;return!n||!c(e)?null:i`<a
class="button main"
data-testid="second-game"
href=${`/game/${n.partner}`}
@click=${b(t)}
>${y("again")}<span>${a("starts-second")}</span></a
>`}function N(e,t,n){let{fair:s}=t;if(!s)return g;let r=[s.kind==="cut"&&s.points!==null&&a("starts-went",{points:T(s.points)}),c(t)&&a("starts-first-of-two"),s.game===2&&a("starts-sum"),P(e,t)].filter(Boolean);return i`<p class="small starts-told" data-testid="starts-after">${r.join(" ")}</p>
${s.game===2&&s.partner?i`<p class="small">
<a href=${`/game/${s.partner}`} @click=${b(n)}>${a("starts-the-first")}</a>
</p>`:g}`}function P(e,t){let{standing:n,margin:s}=e.state;if(c(t))return"";if(n!=="known")return n==="asking"?a("starts-asking"):"";let r=s>=0?1:2,o=new Intl.NumberFormat($(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(s));return a("starts-worth",{name:p(t.seats,r),seat:a(`starts-seat-${r}`),points:o})}var _=3;function X(e){let t=new d({judge:D});return t.store.watch(e),{panel:(n,s,r)=>M(t,n,s,r),onward:O,afterwards:(n,s)=>(n.result&&!c(n)&&t.judge(G(n)),N(t,n,s))}}async function D(e){let t=new AbortController().signal,n={link:e,lines:1,seconds:_},s=null;for await(let r of w("/api/analysis",n,t))s=r.lines?.[0]?.margin??s;if(s===null)throw new Error("The engine has no opinion.");return s}export{X as startsAt};
