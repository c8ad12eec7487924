import{a as g,j as v,k as d}from"./document.js";import{M as n,Ma as b,O as $,Rb as w,a as l,eb as h,j as f,n as u,z as c}from"./page.js";function M(s,i,m){let p=b(i.seats),e=null,o=!1,r=new d({open:t=>c("GET /api/games/{game}/review",{game:s.id},t),...l,take:t=>(e=g(e,t),m(),e),tell:({kind:t})=>{o=t==="refused",o&&m()}});return r.begin(),{view:()=>{let t=o?{best:null,worst:null}:v(e,p);return G(t,s.id,p.length>1,s.patches)},stop:()=>r.stop()}}function G({best:s,worst:i},m,p,e){let o=(r,t)=>{let y=t&&p?w(t.player):$,a=n`<small>${f(`moments-${r}`)} ${y}</small>`;if(!t)return n`<p>${a}<span>${t===null?"–":"…"}</span></p>`;let{move:P,number:T,points:k}=t;return n`<a data-testid=${`moments-${r}`} href=${`/game/${m}/review?at=${T}`}
>${a}<span
>${h(P,e)} <b>${r==="best"?"+":"−"}${u(k)}</b></span
></a
>`};return n`${o("best",s)} ${o("worst",i)}`}export{M as lookBack};
