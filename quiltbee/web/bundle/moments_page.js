import{a as P,k as y,l as T}from"./document.js";import{M as n,Ma as w,O as $,Q as h,Sb as v,Va as b,Wa as d,a as f,fb as g,j as p,n as c,z as u}from"./page.js";function z(r,e,s){if(b(e))return{view:()=>L(e),stop:()=>{}};let a=w(e.seats),o=null,m=!1,i=new T({open:t=>u("GET /api/games/{game}/review",{game:r.id},t),...f,take:t=>(o=P(o,t),s(),o),tell:({kind:t})=>{m=t==="refused",m&&s()}});return i.begin(),{view:()=>{let t=m?{best:null,worst:null}:y(o,a);return n`${L(e)} ${D(t,r.id,a.length>1,r.patches)}`},stop:()=>i.stop()}}function L(r){let{pathname:e,searchParams:s,hash:a}=new URL(d(r),location.origin);s.set("learn","");let o=`${e}?${s}${a}`;return n`<a class="button" data-testid="moments-learn" href=${o}
>${h("bulb")}<span>${p("moments-learn")}</span></a
>`}function D({best:r,worst:e},s,a,o){let m=(i,t)=>{let k=t&&a?v(t.player):$,l=n`<small>${p(`moments-${i}`)} ${k}</small>`;if(!t)return n`<p>${l}<span>${t===null?"–":"…"}</span></p>`;let{move:G,number:R,points:x}=t;return n`<a data-testid=${`moments-${i}`} href=${`/game/${s}/review?at=${R}`}
>${l}<span
>${g(G,o)} <b>${i==="best"?"+":"−"}${c(x)}</b></span
import{a as g,j as v,k as d}from"./document.js";import{Ja as b,M as n,O as $,Ob as w,a as l,bb as h,j as f,n as u,z as c}from"./page.js";function M(s,i,m){let p=b(i.seats),e=null,o=!1,r=new d({open:t=>c("GET /api/games/{game}/review",{game:s.id},t),...l,take:t=>(e=g(e,t),m(),e),tell:({kind:t})=>{o=t==="refused",o&&m()}});return r.begin(),{view:()=>{let t=o?{best:null,worst:null}:v(e,p);return G(t,s.id,p.length>1,s.patches)},stop:()=>r.stop()}}function G({best:s,worst:i},m,p,e){let o=(r,t)=>{let y=t&&p?w(t.player):$,a=n`<small>${f(`moments-${r}`)} ${y}</small>`;if(!t)return n`<p>${a}<span>${t===null?"–":"…"}</span></p>`;let{move:P,number:T,points:k}=t;return n`<a data-testid=${`moments-${r}`} href=${`/game/${m}/review?at=${T}`}
>${a}<span
>${h(P,e)} <b>${r==="best"?"+":"−"}${u(k)}</b></span
></a
>`};return n`${m("best",r)} ${m("worst",e)}`}export{z as lookBack};
