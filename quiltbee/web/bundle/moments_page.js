import{a as g,j as d,k as y}from"./document.js";import{B as w,I as n,K as $,Za as h,h as f,ka as b,l as u,u as c}from"./page.js";function v({best:s,worst:i},m,p,e){let o=(r,t)=>{let a=t&&p?h(t.player):$,l=n`<small>${f(`moments-${r}`)} ${a}</small>`;if(!t)return n`<p>${l}<span>${t===null?"–":"…"}</span></p>`;let{move:P,number:T,points:k}=t;return n`<a data-testid=${`moments-${r}`} href=${`/game/${m}/review?at=${T}`}
>${l}<span
>${b(P,e)} <b>${r==="best"?"+":"−"}${u(k)}</b></span
></a
>`};return n`${o("best",s)} ${o("worst",i)}`}function j(s,i,m){let p=w(i.seats),e=null,o=!1,r=new y({open:t=>c("GET /api/games/{game}/review",{game:s.id},t),later:(t,a)=>window.setTimeout(t,a),forget:t=>window.clearTimeout(t),take:t=>(e=g(e,t),m(),e),tell:({kind:t})=>{o=t==="refused",o&&m()}});return r.begin(),{view:()=>{let t=o?{best:null,worst:null}:d(e,p);return v(t,s.id,p.length>1,s.patches)},stop:()=>r.stop()}}export{j as lookBack};
