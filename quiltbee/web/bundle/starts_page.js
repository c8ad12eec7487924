import{J as w,O as i,Q as g,S as y,Tc as x,Yb as T,i as h,j as a,q as $,qa as k,va as p,w as S}from"./page.js";var c=30,d=class{constructor(t){this.outside=t}outside;isAsked=!1;store=$({points:0,standing:"asking",margin:0});get state(){return this.store.get()}name(t){let s=Math.round(Number.isFinite(t)?t:0);this.store.dispatch({points:Math.max(-c,Math.min(c,s))})}async judge(t){if(!this.isAsked){this.isAsked=!0;try{this.store.dispatch({standing:"known",margin:await this.outside.judge(t)})}catch{this.store.dispatch({standing:"unknown"})}}}};function l({fair:e,result:t}){return e?.kind!=="both"||e.game!==1?!1:t!==null&&(t.reason==="score"||t.reason==="first to 53")}function v({ring0:e,board:t}){return`#${e},${t==="original"?",o":""}`}function G(e,t,s,n){let r=t.table,{step:o,points:u}=r.fair,m=w(r)===(o==="cut"?1:2),f={cut:j,choose:A};return i`<section
class="panel inviting starts"
data-testid="starts"
aria-labelledby="starts-h"
>
<h2 id="starts-h">${a(`starts-${o}`)}</h2>
${m&&o?f[o](e,t,s):N(r,o,u)}
${x(r.ring,t.patches,n)}
</section>`}function N(e,t,s){let r={name:p(e.seats,t==="cut"?1:2),points:b(s??0)};return i`<p data-testid="starts-told">${a(`starts-${t}-told`,r)}</p>`}function j(e,t,s){let{points:n}=e.state,r=t.table,o=m=>{m.preventDefault(),s.send({type:"cut",points:n})},u=(m,f)=>i`<button type="button" aria-label=${f} @click=${()=>e.name(n+m)}>
${m>0?"+":"−"}
</button>`;return i`<form class="cut" @submit=${o}>
<p>${a("starts-cut-text",{name:p(r.seats,2)})}</p>
<div class="row">
<label for="cut-points">${a("starts-points")}</label>
${u(-1,a("starts-fewer"))}
<input
id="cut-points"
type="number"
required
step="1"
min=${-c}
max=${c}
data-testid="cut-points"
.value=${String(n)}
@change=${m=>e.name(Number(T(m)))}
/>
${u(1,a("starts-more"))}
<button
type="submit"
class="main"
data-testid="cut"
aria-disabled=${t.pending?"true":"false"}
>
${a("starts-name")}
</button>
</div>
</form>`}function A(e,t,s){let n=t.table.fair?.points??0,r=(o,u)=>i`<button
type="button"
class="seat-choice"
data-testid=${`choose-${o}`}
aria-disabled=${t.pending?"true":"false"}
@click=${()=>s.send({type:"choose",seat:o})}
>
<b>${a(`starts-seat-${o}`)}</b> <span class="small">${u}</span>
</button>`;return i`<p>${a("starts-choose-text",{points:b(n)})}</p>
<div class="row">${r(1,a("starts-seat-1-note"))} ${r(2,b(n))}</div>`}function b(e){return e===0?a("starts-no-points"):a(e>0?"starts-points-more":"starts-points-less",{count:Math.abs(e)})}function O(e){let{fair:t}=e;return!t||!l(e)?null:i`<a class="button main" data-testid="second-game" href=${`/game/${t.partner}`}
>${y("again")}<span>${a("starts-second")}</span></a
>`}function M(e,t){let{fair:s}=t;if(!s)return g;let n=[s.kind==="cut"&&s.points!==null&&a("starts-went",{points:k(s.points)}),l(t)&&a("starts-first-of-two"),s.game===2&&a("starts-sum"),F(e,t)].filter(Boolean);return i`<p class="small starts-told" data-testid="starts-after">${n.join(" ")}</p>
${s.game===2&&s.partner?i`<p class="small">
<a href=${`/game/${s.partner}`}>${a("starts-the-first")}</a>
</p>`:g}`}function F(e,t){let{standing:s,margin:n}=e.state;if(l(t))return"";if(s!=="known")return s==="asking"?a("starts-asking"):"";let r=n>=0?1:2,o=new Intl.NumberFormat(h(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(Math.abs(n));return a("starts-worth",{name:p(t.seats,r),seat:a(`starts-seat-${r}`),points:o})}var P=3;function U(e){let t=new d({judge:_});return t.store.watch(e),{panel:(s,n,r)=>G(t,s,n,r),onward:O,afterwards:s=>(s.result&&!l(s)&&t.judge(v(s)),M(t,s))}}async function _(e){let t=new AbortController().signal,s={link:e,lines:1,seconds:P},n=null;for await(let r of S("POST /api/analysis",s,t))n=r.lines?.[0]?.margin??n;if(n===null)throw new Error("The engine has no opinion.");return n}export{U as startsAt};
