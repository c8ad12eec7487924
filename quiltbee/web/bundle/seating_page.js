import{a as E}from"./joining_page.js";import{a as H}from"./passing_on.js";import{b as C,c as b}from"./controls.js";import{n as B}from"./here_page.js";import"./automa_cards.js";import{J as z,r as A}from"./table.js";import{$ as T,A as v,Bd as J,Db as N,De as F,Ee as I,G as u,I as m,Ib as f,Wa as P,Xa as G,_ as k,ca as S,da as x,jd as R,k as e,o as y,qb as O,rb as q,re as j,ub as M,vb as g}from"./page.js";var h=30;function W(t,n,s=K){let i=0,o,r=!1,a=c=>{let l=Math.round(Number.isFinite(c)?c:0);i=Math.max(-h,Math.min(h,l)),n()},p=async c=>{r||!c.result||$(c)||(r=!0,o=await s(c,t.state.patches).catch(()=>null),n())};return{panel:c=>U(t,c,i,a),onward:Z,afterwards:c=>(p(c),tt(c,o))}}async function K({ring0:t,board:n},s){let i=J(R(t,n),null);return(await B(i,s,new AbortController().signal))?.margin??null}function $({fair:t,result:n}){return t?.kind!=="both"||t.game!==1?!1:n!==null&&(n.reason==="score"||n.reason==="first to 53")}function U(t,n,s,i){let{table:o,patches:r}=t.state,{step:a,points:p}=o.fair,c=q(o)===(a==="cut"?1:2),l={cut:()=>X(t,s,i),choose:()=>Y(t)};return u`<section
class="panel inviting starts"
data-testid="starts"
aria-labelledby="starts-h"
>
<h2 id="starts-h">${e(`starts-${a}`)}</h2>
${c&&a?l[a]():V(o,a,p)}
${A(o.ring,r,n)}
</section>`}function V(t,n,s){let o={name:f(t.seats,n==="cut"?1:2),points:D(s??0)};return u`<p data-testid="starts-told">${e(`starts-${n}-told`,o)}</p>`}function X(t,n,s){let{table:i,pending:o}=t.state,r=p=>{p.preventDefault(),t.send({type:"cut",points:n})},a=(p,c)=>u`<button type="button" aria-label=${c} @click=${()=>s(n+p)}>
${p>0?"+":"−"}
</button>`;return u`<form class="cut" @submit=${r}>
<p>${e("starts-cut-text",{name:f(i.seats,2)})}</p>
<div class="row">
<label for="cut-points">${e("starts-points")}</label>
${a(-1,e("starts-fewer"))}
<input
id="cut-points"
type="number"
required
step="1"
min=${-h}
max=${h}
data-testid="cut-points"
.value=${String(n)}
@change=${p=>s(Number(x(p)))}
/>
${a(1,e("starts-more"))}
<button
type="submit"
class="main"
data-testid="cut"
aria-disabled=${String(o!==null)}
>
${e("starts-name")}
</button>
</div>
</form>`}function Y(t){let{table:n,pending:s}=t.state,i=D(n.fair?.points??0),o=(r,a)=>u`<button
type="button"
class="seat-choice"
data-testid=${`choose-${r}`}
aria-disabled=${String(s!==null)}
@click=${()=>t.send({type:"choose",seat:r})}
>
<b>${e(`starts-seat-${r}`)}</b> <span class="small">${a}</span>
</button>`;return u`<p>${e("starts-choose-text",{points:i})}</p>
<div class="row">${o(1,e("starts-seat-1-note"))} ${o(2,i)}</div>`}function D(t){return t===0?e("starts-no-points"):e(t>0?"starts-points-more":"starts-points-less",{count:Math.abs(t)})}function Z(t){let{fair:n}=t;return!n||!$(t)?null:S("second-game",`/game/${n.partner}`,T("again",e("starts-second")),"main")}function tt(t,n){let{fair:s}=t;if(!s)return m;let i=s.game===2,r=[s.kind==="cut"&&s.points!==null&&e("starts-went",{points:N(s.points??0)}),$(t)&&e("starts-first-of-two"),i&&e("starts-sum"),!$(t)&&nt(t,n)].filter(Boolean);return u`<p class="small starts-told" data-testid="starts-after">${r.join(" ")}</p>
${i&&s.partner?u`<p class="small">
<a href=${`/game/${s.partner}`}>${e("starts-the-first")}</a>
</p>`:m}`}function nt({seats:t},n){if(n===null)return"";if(n===void 0)return e("starts-asking");let s=n>=0?1:2;return e("starts-worth",{name:f(t,s),seat:e(`starts-seat-${s}`),points:y(Math.abs(n))})}function Gt(t,n,s){let{table:i}=t.state,o=new I(n,F(),s),r=g(i)?et(o,i):()=>m,a=W(t,s);return{panel:()=>g(t.state.table)?r():a.panel(n.settings.letters),onward:a.onward,afterwards:a.afterwards}}function et(t,n){let{game:s}=n,i=n.access==="public",o=O(n),r=M(n);if(r)return()=>d(e("is-asked",{name:r}),w("asked-text",{name:r}));if(i&&o)return()=>d(e("in-the-lobby"),w("in-the-lobby-text"));if(i){let c=E(t,l=>v("POST /api/games/{game}/seat",{game:s,name:l}));return()=>d(e("seat-open"),c())}if(!o)return()=>d(e("seat-kept"),w("seat-kept-text"));let a=st(t,s);return()=>d(e("invite-your-friend"),a())}function w(t,n){return u`<p>${e(t,n)}</p>`}function d(t,n){return u`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${n}
</section>`}function st(t,n){let{browser:s}=t,i=P(n),o=new H(t),r=()=>t.ask("invitation",async()=>{({invitation:i}=await v("POST /api/games/{game}/invitation",{game:n})),G(n,i),o.show(i)});i&&o.show(i);let a=l=>t.ask("invitation",()=>t.share({title:"Quiltbee",text:e("share-text"),url:l}).catch(()=>e("cannot-share"))),p=l=>t.ask("invitation",()=>s.copy(l).then(()=>e("link-is-copied"),()=>e("cannot-copy"))),c=l=>u`<p>${e("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${e("link-of-invitation")}</label>
${j("invitation-link",l)}
<div class="row">
${b(t,L("copy"),"copy-invitation",()=>p(l),"main")}
${s.share?b(t,L("share"),"share-invitation",()=>a(l)):m}
</div>
${o.code("invitation-qr")}`;return()=>{let[l,Q,_]=i?["new-link","link-becomes-void","quiet"]:["make-link","no-link-here","main"];return u`${i?c(o.url):m}
<div class="row">
${b(t,e(l),"new-invitation",r,_)}
<span class="small">${e(Q)}</span>
</div>
${C(t,"invitation")}`}}function L(t){return u`${k(t)}<span>${e(t)}</span>`}export{et as openSeat,Gt as seatingAt,z as table};
