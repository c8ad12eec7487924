import{a as P,k as y,l as T}from"./document.js";import{J as D}from"./table.js";import{$c as v,B as c,F as u,G as n,I as $,Kb as g,_ as h,k as p,lb as w,o as f,xb as b,yb as d}from"./page.js";function A(r,e,s){if(b(e))return{view:()=>L(e),stop:()=>{}};let a=w(e.seats),o=null,m=!1,i=new T({open:t=>c("GET /api/games/{game}/review",{game:r.id},t),...u,take:t=>(o=P(o,t),s(),o),tell:({kind:t})=>{m=t==="refused",m&&s()}});return i.begin(),{view:()=>{let t=m?{best:null,worst:null}:y(o,a);return n`${L(e)} ${E(t,r.id,a.length>1,r.patches)}`},stop:()=>i.stop()}}function L(r){let{pathname:e,searchParams:s,hash:a}=new URL(d(r),location.origin);s.set("learn","");let o=`${e}?${s}${a}`;return n`<a class="button" data-testid="moments-learn" href=${o}
>${h("bulb")}<span>${p("moments-learn")}</span></a
>`}function E({best:r,worst:e},s,a,o){let m=(i,t)=>{let k=t&&a?v(t.player):$,l=n`<small>${p(`moments-${i}`)} ${k}</small>`;if(!t)return n`<p>${l}<span>${t===null?"–":"…"}</span></p>`;let{move:x,number:G,points:R}=t;return n`<a data-testid=${`moments-${i}`} href=${`/game/${s}/review?at=${G}`}
>${l}<span
>${g(x,o)} <b>${i==="best"?"+":"−"}${f(R)}</b></span
></a
>`};return n`${m("best",r)} ${m("worst",e)}`}export{A as lookBack,D as table};
import{a as y,k as T,l as k}from"./document.js";import{A as u,E as c,F as i,H as $,Z as h,aa as w,eb as b,j as l,n as f,nb as g,nc as P,ob as v,zb as d}from"./page.js";function A(r,e,n){if(g(e))return{view:()=>L(e),stop:()=>{}};let s=b(e.seats),o=null,a=!1,m=new k({open:t=>u("GET /api/games/{game}/review",{game:r.id},t),...c,take:t=>(o=y(o,t),n(),o),tell:({kind:t})=>{a=t==="refused",a&&n()}});return m.begin(),{view:()=>{let t=a?{best:null,worst:null}:T(o,s);return i`${L(e)} ${D(t,r.id,s.length>1,r.patches)}`},stop:()=>m.stop()}}function L(r){let{pathname:e,searchParams:n,hash:s}=new URL(v(r),location.origin);n.set("learn","");let o=`${e}?${n}${s}`;return w("moments-learn",o,h("bulb",l("moments-learn")))}function D({best:r,worst:e},n,s,o){let a=(m,t)=>{let G=t&&s?P(t.player):$,p=i`<small>${l(`moments-${m}`)} ${G}</small>`;if(!t)return i`<p>${p}<span>${t===null?"–":"…"}</span></p>`;let{move:R,number:x,points:B}=t;return i`<a data-testid=${`moments-${m}`} href=${`/game/${n}/review?at=${x}`}
>${p}<span
>${d(R,o)} <b>${m==="best"?"+":"−"}${f(B)}</b></span
></a
>`};return i`${a("best",r)} ${a("worst",e)}`}export{A as lookBack};
