import{a as g,j as y,k as d}from"./document.js";import{Ba as h,H as $,P as n,R as b,a as l,j as f,n as u,ob as w,w as c}from"./page.js";function v({best:s,worst:i},m,p,o){let e=(r,t)=>{let P=t&&p?w(t.player):b,a=n`<small>${f(`moments-${r}`)} ${P}</small>`;if(!t)return n`<p>${a}<span>${t===null?"–":"…"}</span></p>`;let{move:T,number:k,points:x}=t;return n`<a data-testid=${`moments-${r}`} href=${`/game/${m}/review?at=${k}`}
>${a}<span
>${h(T,o)} <b>${r==="best"?"+":"−"}${u(x)}</b></span
></a
>`};return n`${e("best",s)} ${e("worst",i)}`}function j(s,i,m){let p=$(i.seats),o=null,e=!1,r=new d({open:t=>c("GET /api/games/{game}/review",{game:s.id},t),...l,take:t=>(o=g(o,t),m(),o),tell:({kind:t})=>{e=t==="refused",e&&m()}});return r.begin(),{view:()=>{let t=e?{best:null,worst:null}:y(o,p);return v(t,s.id,p.length>1,s.patches)},stop:()=>r.stop()}}export{j as lookBack};
