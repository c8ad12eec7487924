import{a as C}from"./joining_page.js";import{a as E}from"./passing_on.js";import{b as B,c as h}from"./controls.js";import{n as A}from"./here_page.js";import"./automa_cards.js";import{J as Q,r as R}from"./table.js";import{$ as T,A as g,Ae as F,Eb as b,G as l,I as m,Sa as S,Ta as x,_ as f,fd as q,k as s,mb as P,nb as G,ne as J,o as k,qb as O,rb as w,xd as N,zb as M,ze as j}from"./page.js";var $=30;function H(t,n,e=_){let i=0,o,r=!1,a=c=>{let u=Math.round(Number.isFinite(c)?c:0);i=Math.max(-$,Math.min($,u)),n()},p=async c=>{r||!c.result||v(c)||(r=!0,o=await e(c,t.state.patches).catch(()=>null),n())};return{panel:c=>z(t,c,i,a),onward:X,afterwards:c=>(p(c),Y(c,o))}}async function _({ring0:t,board:n},e){let i=N(q(t,n),null);return(await A(i,e,new AbortController().signal))?.margin??null}function v({fair:t,result:n}){return t?.kind!=="both"||t.game!==1?!1:n!==null&&(n.reason==="score"||n.reason==="first to 53")}function z(t,n,e,i){let{table:o,patches:r}=t.state,{step:a,points:p}=o.fair,c=G(o)===(a==="cut"?1:2),u={cut:()=>U(t,e,i),choose:()=>V(t)};return l`<section
import{a as E}from"./joining_page.js";import{a as H}from"./passing_on.js";import{b as C,c as b}from"./controls.js";import{a as F,b as I}from"./page_kit.js";import{n as B}from"./here_page.js";import"./automa_cards.js";import{Dd as A,F as u,H as p,Kc as R,Ld as j,Ra as P,Sa as G,Y as k,Z as T,aa as S,ba as x,fb as O,gb as M,hb as q,ib as g,j as e,n as y,pb as N,ub as f,uc as J,z as v}from"./page.js";var h=30;function W(t,n,s=z){let i=0,o,r=!1,a=c=>{let l=Math.round(Number.isFinite(c)?c:0);i=Math.max(-h,Math.min(h,l)),n()},m=async c=>{r||!c.result||$(c)||(r=!0,o=await s(c,t.state.patches).catch(()=>null),n())};return{panel:c=>K(t,c,i,a),onward:Y,afterwards:c=>(m(c),Z(c,o))}}async function z({ring0:t,board:n},s){let i=R(J(t,n),null);return(await B(i,s,new AbortController().signal))?.margin??null}function $({fair:t,result:n}){return t?.kind!=="both"||t.game!==1?!1:n!==null&&(n.reason==="score"||n.reason==="first to 53")}function K(t,n,s,i){let{table:o,patches:r}=t.state,{step:a,points:m}=o.fair,c=M(o)===(a==="cut"?1:2),l={cut:()=>V(t,s,i),choose:()=>X(t)};return u`<section
import{a as E}from"./joining_page.js";import{a as H}from"./passing_on.js";import{b as C,c as b}from"./controls.js";import{a as F,b as I}from"./page_kit.js";import{n as B}from"./here_page.js";import"./automa_cards.js";import{Dd as j,F as u,H as m,Kc as J,Ld as A,Ra as P,Sa as G,Y as k,Z as T,aa as S,ba as x,fb as O,gb as q,hb as M,ib as g,j as e,n as y,pb as N,ub as f,uc as R,z as v}from"./page.js";var h=30;function W(t,n,s=z){let i=0,o,r=!1,a=c=>{let l=Math.round(Number.isFinite(c)?c:0);i=Math.max(-h,Math.min(h,l)),n()},p=async c=>{r||!c.result||$(c)||(r=!0,o=await s(c,t.state.patches).catch(()=>null),n())};return{panel:c=>K(t,c,i,a),onward:Y,afterwards:c=>(p(c),Z(c,o))}}async function z({ring0:t,board:n},s){let i=J(R(t,n),null);return(await B(i,s,new AbortController().signal))?.margin??null}function $({fair:t,result:n}){return t?.kind!=="both"||t.game!==1?!1:n!==null&&(n.reason==="score"||n.reason==="first to 53")}function K(t,n,s,i){let{table:o,patches:r}=t.state,{step:a,points:p}=o.fair,c=q(o)===(a==="cut"?1:2),l={cut:()=>V(t,s,i),choose:()=>X(t)};return u`<section
class="panel inviting starts"
data-testid="starts"
aria-labelledby="starts-h"
>
<h2 id="starts-h">${s(`starts-${a}`)}</h2>
${c&&a?u[a]():K(o,a,p)}
${R(o.ring,r,n)}
</section>`}function K(t,n,e){let o={name:b(t.seats,n==="cut"?1:2),points:I(e??0)};return l`<p data-testid="starts-told">${s(`starts-${n}-told`,o)}</p>`}function U(t,n,e){let{table:i,pending:o}=t.state,r=p=>{p.preventDefault(),t.send({type:"cut",points:n})},a=(p,c)=>l`<button type="button" aria-label=${c} @click=${()=>e(n+p)}>
${p>0?"+":"−"}
</button>`;return l`<form class="cut" @submit=${r}>
<p>${s("starts-cut-text",{name:b(i.seats,2)})}</p>
<h2 id="starts-h">${e(`starts-${a}`)}</h2>
${c&&a?l[a]():U(o,a,p)}
${j(o.ring,r,n)}
</section>`}function U(t,n,s){let o={name:f(t.seats,n==="cut"?1:2),points:D(s??0)};return u`<p data-testid="starts-told">${e(`starts-${n}-told`,o)}</p>`}function V(t,n,s){let{table:i,pending:o}=t.state,r=p=>{p.preventDefault(),t.send({type:"cut",points:n})},a=(p,c)=>u`<button type="button" aria-label=${c} @click=${()=>s(n+p)}>
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
</form>`}function V(t){let{table:n,pending:e}=t.state,i=I(n.fair?.points??0),o=(r,a)=>l`<button
</form>`}function X(t){let{table:n,pending:s}=t.state,i=D(n.fair?.points??0),o=(r,a)=>u`<button
type="button"
class="seat-choice"
data-testid=${`choose-${r}`}
aria-disabled=${String(s!==null)}
@click=${()=>t.send({type:"choose",seat:r})}
>
<b>${s(`starts-seat-${r}`)}</b> <span class="small">${a}</span>
</button>`;return l`<p>${s("starts-choose-text",{points:i})}</p>
<div class="row">${o(1,s("starts-seat-1-note"))} ${o(2,i)}</div>`}function I(t){return t===0?s("starts-no-points"):s(t>0?"starts-points-more":"starts-points-less",{count:Math.abs(t)})}function X(t){let{fair:n}=t;return!n||!v(t)?null:l`<a class="button main" data-testid="second-game" href=${`/game/${n.partner}`}
>${f("again")}<span>${s("starts-second")}</span></a
>`}function Y(t,n){let{fair:e}=t;if(!e)return m;let i=e.game===2,r=[e.kind==="cut"&&e.points!==null&&s("starts-went",{points:M(e.points??0)}),v(t)&&s("starts-first-of-two"),i&&s("starts-sum"),!v(t)&&Z(t,n)].filter(Boolean);return l`<p class="small starts-told" data-testid="starts-after">${r.join(" ")}</p>
${i&&e.partner?l`<p class="small">
<a href=${`/game/${e.partner}`}>${s("starts-the-first")}</a>
</p>`:m}`}function Z({seats:t},n){if(n===null)return"";if(n===void 0)return s("starts-asking");let e=n>=0?1:2;return s("starts-worth",{name:b(t,e),seat:s(`starts-seat-${e}`),points:k(Math.abs(n))})}function xt(t,n,e){let{table:i}=t.state,o=new F(n,j(),e),r=w(i)?tt(o,i):()=>m,a=H(t,e);return{panel:()=>w(t.state.table)?r():a.panel(n.settings.letters),onward:a.onward,afterwards:a.afterwards}}function tt(t,n){let{game:e}=n,i=n.access==="public",o=P(n),r=O(n);if(r)return()=>d(s("is-asked",{name:r}),y("asked-text",{name:r}));if(i&&o)return()=>d(s("in-the-lobby"),y("in-the-lobby-text"));if(i){let c=C(t,u=>g("POST /api/games/{game}/seat",{game:e,name:u}));return()=>d(s("seat-open"),c())}if(!o)return()=>d(s("seat-kept"),y("seat-kept-text"));let a=nt(t,e);return()=>d(s("invite-your-friend"),a())}function y(t,n){return l`<p>${s(t,n)}</p>`}function d(t,n){return l`<section
<b>${e(`starts-seat-${r}`)}</b> <span class="small">${a}</span>
</button>`;return u`<p>${e("starts-choose-text",{points:i})}</p>
<div class="row">${o(1,e("starts-seat-1-note"))} ${o(2,i)}</div>`}function D(t){return t===0?e("starts-no-points"):e(t>0?"starts-points-more":"starts-points-less",{count:Math.abs(t)})}function Y(t){let{fair:n}=t;return!n||!$(t)?null:S("second-game",`/game/${n.partner}`,T("again",e("starts-second")),"main")}function Z(t,n){let{fair:s}=t;if(!s)return m;let i=s.game===2,r=[s.kind==="cut"&&s.points!==null&&e("starts-went",{points:N(s.points??0)}),$(t)&&e("starts-first-of-two"),i&&e("starts-sum"),!$(t)&&tt(t,n)].filter(Boolean);return u`<p class="small starts-told" data-testid="starts-after">${r.join(" ")}</p>
${i&&s.partner?u`<p class="small">
<a href=${`/game/${s.partner}`}>${e("starts-the-first")}</a>
</p>`:m}`}function tt({seats:t},n){if(n===null)return"";if(n===void 0)return e("starts-asking");let s=n>=0?1:2;return e("starts-worth",{name:f(t,s),seat:e(`starts-seat-${s}`),points:y(Math.abs(n))})}function Pt(t,n,s){let{table:i}=t.state,o=new I(n,F(),s),r=g(i)?nt(o,i):()=>m,a=W(t,s);return{panel:()=>g(t.state.table)?r():a.panel(n.settings.letters),onward:a.onward,afterwards:a.afterwards}}function nt(t,n){let{game:s}=n,i=n.access==="public",o=O(n),r=M(n);if(r)return()=>d(e("is-asked",{name:r}),w("asked-text",{name:r}));if(i&&o)return()=>d(e("in-the-lobby"),w("in-the-lobby-text"));if(i){let c=E(t,l=>v("POST /api/games/{game}/seat",{game:s,name:l}));return()=>d(e("seat-open"),c())}if(!o)return()=>d(e("seat-kept"),w("seat-kept-text"));let a=et(t,s);return()=>d(e("invite-your-friend"),a())}function w(t,n){return u`<p>${e(t,n)}</p>`}function d(t,n){return u`<section
class="panel inviting"
data-testid="inviting"
aria-labelledby="inviting-heading"
>
<h2 id="inviting-heading">${t}</h2>
${n}
</section>`}function nt(t,n){let{browser:e}=t,i=S(n),o=new E(t),r=()=>t.ask("invitation",async()=>{({invitation:i}=await g("POST /api/games/{game}/invitation",{game:n})),x(n,i),o.show(i)});i&&o.show(i);let a=u=>t.ask("invitation",()=>t.share({title:"Quiltbee",text:s("share-text"),url:u}).catch(()=>s("cannot-share"))),p=u=>t.ask("invitation",()=>e.copy(u).then(()=>s("link-is-copied"),()=>s("cannot-copy"))),c=u=>l`<p>${s("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${s("link-of-invitation")}</label>
${J("invitation-link",u)}
</section>`}function et(t,n){let{browser:s}=t,i=P(n),o=new H(t),r=()=>t.ask("invitation",async()=>{({invitation:i}=await v("POST /api/games/{game}/invitation",{game:n})),G(n,i),o.show(i)});i&&o.show(i);let a=l=>t.ask("invitation",()=>t.share({title:"Quiltbee",text:e("share-text"),url:l}).catch(()=>e("cannot-share"))),m=l=>t.ask("invitation",()=>s.copy(l).then(()=>e("link-is-copied"),()=>e("cannot-copy"))),c=l=>u`<p>${e("send-link")}</p>
</section>`}function et(t,n){let{browser:s}=t,i=P(n),o=new H(t),r=()=>t.ask("invitation",async()=>{({invitation:i}=await v("POST /api/games/{game}/invitation",{game:n})),G(n,i),o.show(i)});i&&o.show(i);let a=l=>t.ask("invitation",()=>t.share({title:"Quiltbee",text:e("share-text"),url:l}).catch(()=>e("cannot-share"))),p=l=>t.ask("invitation",()=>s.copy(l).then(()=>e("link-is-copied"),()=>e("cannot-copy"))),c=l=>u`<p>${e("send-link")}</p>
<label for="invitation-link" class="visually-hidden">${e("link-of-invitation")}</label>
${A("invitation-link",l)}
<div class="row">
${b(t,L("copy"),"copy-invitation",()=>p(l),"main")}
${s.share?b(t,L("share"),"share-invitation",()=>a(l)):m}
</div>
${o.code("invitation-qr")}`;return()=>{let[l,Q,_]=i?["new-link","link-becomes-void","quiet"]:["make-link","no-link-here","main"];return u`${i?c(o.url):m}
<div class="row">
${b(t,e(l),"new-invitation",r,_)}
<span class="small">${e(Q)}</span>
</div>
${B(t,"invitation")}`}}function W(t){return l`${f(t)}<span>${s(t)}</span>`}export{tt as openSeat,xt as seatingAt,Q as table};
${C(t,"invitation")}`}}function L(t){return u`${k(t)}<span>${e(t)}</span>`}export{nt as openSeat,Pt as seatingAt};
