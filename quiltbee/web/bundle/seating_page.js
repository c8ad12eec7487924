import{a as L}from"./joining_page.js";import{b as F,c as g,g as j}from"./controls.js";import{a as A,b as C}from"./page_kit.js";import{Aa as q,Md as E,O as l,Pa as P,Q as m,Qa as G,Ra as M,S as $,Sa as w,T as x,Za as N,cb as h,j as s,jd as J,n as S,ud as R,y as b,z as T,za as O}from"./page.js";var v=30,_=3;function B(t,n,e=z){let i=0,o,r=!1,a=c=>{let d=Math.round(Number.isFinite(c)?c:0);i=Math.max(-v,Math.min(v,d)),n()},u=async c=>{r||!c.result||y(c)||(r=!0,o=await e(K(c)).catch(()=>null),n())};return{panel:c=>U(t,c,i,a),onward:Z,afterwards:c=>(u(c),tt(c,o))}}async function z(t){let n=new AbortController().signal,e=null,i={link:t,lines:1,seconds:_};for await(let o of T("POST /api/analysis",i,n))e=o.lines?.[0]?.margin??e;return e}function y({fair:t,result:n}){return t?.kind!=="both"||t.game!==1?!1:n!==null&&(n.reason==="score"||n.reason==="first to 53")}function K({ring0:t,board:n}){return`#${t},${n==="original"?",o":""}`}function U(t,n,e,i){let{table:o,patches:r}=t.state,{step:a,points:u}=o.fair,c=G(o)===(a==="cut"?1:2),d={cut:()=>X(t,e,i),choose:()=>Y(t)};return l`<section
class="panel inviting starts"
data-testid="starts"
aria-labelledby="starts-h"
>
<h2 id="starts-h">${s(`starts-${a}`)}</h2>
${c&&a?d[a]():V(o,a,u)}
${J(o.ring,r,n)}
</section>`}function V(t,n,e){let o={name:h(t.seats,n==="cut"?1:2),points:D(e??0)};return l`<p data-testid="starts-told">${s(`starts-${n}-told`,o)}</p>`}function X(t,n,e){let{table:i,pending:o}=t.state,r=u=>{u.preventDefault(),t.send({type:"cut",points:n})},a=(u,c)=>l`<button type="button" aria-label=${c} @click=${()=>e(n+u)}>
${u>0?"+":"−"}
</button>`;return l`<form class="cut" @submit=${r}>
<p>${s("starts-cut-text",{name:h(i.seats,2)})}</p>
<div class="row">
<label for="cut-points">${s("starts-points")}</label>
${a(-1,s("starts-fewer"))}
<input
id="cut-points"
type="number"
required
step="1"
min=${-v}
max=${v}
data-testid="cut-points"
.value=${String(n)}
@change=${u=>e(Number(x(u)))}
/>
${a(1,s("starts-more"))}
<button
type="submit"
class="main"
data-testid="cut"
aria-disabled=${String(o!==null)}
>
${s("starts-name")}
</button>
</div>
</form>`}function Y(t){let{table:n,pending:e}=t.state,i=D(n.fair?.points??0),o=(r,a)=>l`<button
type="button"
class="seat-choice"
data-testid=${`choose-${r}`}
aria-disabled=${String(e!==null)}
@click=${()=>t.send({type:"choose",seat:r})}
>
<b>${s(`starts-seat-${r}`)}</b> <span class="small">${a}</span>
</button>`;return l`<p>${s("starts-choose-text",{points:i})}</p>
<div class="row">${o(1,s("starts-seat-1-note"))} ${o(2,i)}</div>`}function D(t){return t===0?s("starts-no-points"):s(t>0?"starts-points-more":"starts-points-less",{count:Math.abs(t)})}function Z(t){let{fair:n}=t;return!n||!y(t)?null:l`<a class="button main" data-testid="second-game" href=${`/game/${n.partner}`}
>${$("again")}<span>${s("starts-second")}</span></a
>`}function tt(t,n){let{fair:e}=t;if(!e)return m;let i=e.game===2,r=[e.kind==="cut"&&e.points!==null&&s("starts-went",{points:N(e.points??0)}),y(t)&&s("starts-first-of-two"),i&&s("starts-sum"),!y(t)&&nt(t,n)].filter(Boolean);return l`<p class="small starts-told" data-testid="starts-after">${r.join(" ")}</p>
${i&&e.partner?l`<p class="small">
<a href=${`/game/${e.partner}`}>${s("starts-the-first")}</a>
</p>`:m}`}function nt({seats:t},n){if(n===null)return"";if(n===void 0)return s("starts-asking");let e=n>=0?1:2;return s("starts-worth",{name:h(t,e),seat:s(`starts-seat-${e}`),points:S(Math.abs(n))})}function xt(t,n,e){let{table:i}=t.state,o=new C(n,A(),e),r=w(i)?st(o,i):()=>m,a=B(t,e);return{panel:()=>w(t.state.table)?r():a.panel(n.settings.letters),onward:a.onward,afterwards:a.afterwards}}function st(t,n){let{game:e}=n,i=n.access==="public",o=P(n),r=M(n);if(r)return()=>f(s("is-asked",{name:r}),k("asked-text",{name:r}));if(i&&o)return()=>f(s("in-the-lobby"),k("in-the-lobby-text"));if(i){let c=L(t,d=>b("POST /api/games/{game}/seat",{game:e,name:d}));return()=>f(s("seat-open"),c())}if(!o)return()=>f(s("seat-kept"),k("seat-kept-text"));let a=et(t,e);return()=>f(s("invite-your-friend"),a())}function k(t,n){return l`<p>${s(t,n)}</p>`}function f(t,n){return l`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${n}
</section>`}function et(t,n){let{browser:e}=t,i=O(n),o=t.latest(""),r=()=>i!==null&&o.read(b("POST /api/qr",{path:i})),a=()=>t.ask("invitation",async()=>{({invitation:i}=await b("POST /api/games/{game}/invitation",{game:n})),q(n,i),o.value="",r()});r();let u=p=>t.ask("invitation",()=>t.share({title:"Quiltbee",text:s("share-text"),url:p}).catch(()=>s("cannot-share"))),c=p=>t.ask("invitation",()=>e.copy(p).then(()=>s("link-is-copied"),()=>s("cannot-copy"))),d=/^https?:\/\/(localhost|127\.|\[::1\])/.test(e.origin),I=p=>l`<p>${s("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${s("link-of-invitation")}</label>
${R("invitation-link",p)}
<div class="row">
${g(t,H("copy"),"copy-invitation",()=>c(p),"main")}
${e.share?g(t,H("share"),"share-invitation",()=>u(p)):m}
</div>
${d?l`<p class="small">${s("local-address")}</p>`:m}
${j("invitation-qr",o.value)}`;return()=>{let[p,W,Q]=i?["new-link","link-becomes-void","quiet"]:["make-link","no-link-here","main"];return l`${i?I(e.origin+i):m}
<div class="row">
${g(t,s(p),"new-invitation",a,Q)}
<span class="small">${s(W)}</span>
</div>
${E(o.error,"qr-error")} ${F(t,"invitation")}`}}function H(t){return l`${$(t)}<span>${s(t)}</span>`}export{st as openSeat,xt as seatingAt};
