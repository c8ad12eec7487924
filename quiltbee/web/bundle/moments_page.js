import{a as P,k as y,l as T}from"./document.js";import{A as c,E as u,F as s,H as $,Y as h,ab as w,j as p,jb as b,jc as v,kb as d,n as f,vb as g}from"./page.js";function z(r,e,n){if(b(e))return{view:()=>L(e),stop:()=>{}};let a=w(e.seats),o=null,m=!1,i=new T({open:t=>c("GET /api/games/{game}/review",{game:r.id},t),...u,take:t=>(o=P(o,t),n(),o),tell:({kind:t})=>{m=t==="refused",m&&n()}});return i.begin(),{view:()=>{let t=m?{best:null,worst:null}:y(o,a);return s`${L(e)} ${D(t,r.id,a.length>1,r.patches)}`},stop:()=>i.stop()}}function L(r){let{pathname:e,searchParams:n,hash:a}=new URL(d(r),location.origin);n.set("learn","");let o=`${e}?${n}${a}`;return s`<a class="button" data-testid="moments-learn" href=${o}
>${h("bulb")}<span>${p("moments-learn")}</span></a
>`}function D({best:r,worst:e},n,a,o){let m=(i,t)=>{let k=t&&a?v(t.player):$,l=s`<small>${p(`moments-${i}`)} ${k}</small>`;if(!t)return s`<p>${l}<span>${t===null?"–":"…"}</span></p>`;let{move:G,number:R,points:x}=t;return s`<a data-testid=${`moments-${i}`} href=${`/game/${n}/review?at=${R}`}
>${l}<span
>${g(G,o)} <b>${i==="best"?"+":"−"}${f(x)}</b></span
></a
>`};return s`${m("best",r)} ${m("worst",e)}`}export{z as lookBack};
import{a as P,k as y,l as T}from"./document.js";import{ma as D,v}from"./table.js";import{Ab as b,Bb as d,D as u,Nb as g,S as n,U as $,W as h,b as f,m as p,ob as w,q as c}from"./page.js";function A(r,e,s){if(b(e))return{view:()=>L(e),stop:()=>{}};let a=w(e.seats),o=null,m=!1,i=new T({open:t=>u("GET /api/games/{game}/review",{game:r.id},t),...f,take:t=>(o=P(o,t),s(),o),tell:({kind:t})=>{m=t==="refused",m&&s()}});return i.begin(),{view:()=>{let t=m?{best:null,worst:null}:y(o,a);return n`${L(e)} ${E(t,r.id,a.length>1,r.patches)}`},stop:()=>i.stop()}}function L(r){let{pathname:e,searchParams:s,hash:a}=new URL(d(r),location.origin);s.set("learn","");let o=`${e}?${s}${a}`;return n`<a class="button" data-testid="moments-learn" href=${o}
>${h("bulb")}<span>${p("moments-learn")}</span></a
>`}function E({best:r,worst:e},s,a,o){let m=(i,t)=>{let k=t&&a?v(t.player):$,l=n`<small>${p(`moments-${i}`)} ${k}</small>`;if(!t)return n`<p>${l}<span>${t===null?"–":"…"}</span></p>`;let{move:x,number:G,points:R}=t;return n`<a data-testid=${`moments-${i}`} href=${`/game/${s}/review?at=${G}`}
>${l}<span
>${g(x,o)} <b>${i==="best"?"+":"−"}${c(R)}</b></span
></a
>`};return n`${m("best",r)} ${m("worst",e)}`}export{A as lookBack,D as table};
