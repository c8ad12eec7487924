import{a as P,k as y,l as T}from"./document.js";import{B as u,Q as n,S as $,U as h,Za as w,a as f,gb as b,gc as v,hb as d,k as p,o as c,sb as g}from"./page.js";function z(r,e,s){if(b(e))return{view:()=>L(e),stop:()=>{}};let a=w(e.seats),o=null,m=!1,i=new T({open:t=>u("GET /api/games/{game}/review",{game:r.id},t),...f,take:t=>(o=P(o,t),s(),o),tell:({kind:t})=>{m=t==="refused",m&&s()}});return i.begin(),{view:()=>{let t=m?{best:null,worst:null}:y(o,a);return n`${L(e)} ${D(t,r.id,a.length>1,r.patches)}`},stop:()=>i.stop()}}function L(r){let{pathname:e,searchParams:s,hash:a}=new URL(d(r),location.origin);s.set("learn","");let o=`${e}?${s}${a}`;return n`<a class="button" data-testid="moments-learn" href=${o}
>${h("bulb")}<span>${p("moments-learn")}</span></a
>`}function D({best:r,worst:e},s,a,o){let m=(i,t)=>{let k=t&&a?v(t.player):$,l=n`<small>${p(`moments-${i}`)} ${k}</small>`;if(!t)return n`<p>${l}<span>${t===null?"–":"…"}</span></p>`;let{move:G,number:R,points:x}=t;return n`<a data-testid=${`moments-${i}`} href=${`/game/${s}/review?at=${R}`}
>${l}<span
>${g(G,o)} <b>${i==="best"?"+":"−"}${c(x)}</b></span
></a
>`};return n`${m("best",r)} ${m("worst",e)}`}export{z as lookBack};
