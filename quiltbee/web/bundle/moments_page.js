import{a as P,b as g,f as v,i as M}from"./following.js";import{K as l,M as b,Q as h,T as y,hb as $,i as u,m as c,na as d,w}from"./page.js";function D(e,n){if(e?.stage!=="deep")return{best:void 0,worst:void 0};let s=g(e)?null:void 0,o=r=>r.sort((m,p)=>p.points-m.points)[0]??s;return{best:o(n.flatMap(r=>F(e,r))),worst:o(n.flatMap(r=>G(e,r)))}}function F({decisions:e,finest:n},s){let o=n[s-1];return o?[{player:s,...o,move:e[o.number-1].move}]:[]}function G(e,n){return v(e,n).slice(0,1).map(({number:s,move:o,points_lost:r})=>({player:n,number:s,move:o,points:r??0}))}function x({best:e,worst:n},s,o,r,m){let p=(i,t)=>{let a=t&&o?$(t.player):b,f=l`<small>${u(`moments-${i}`)} ${a}</small>`;if(!t)return l`<p>${f}<span>${t===null?"–":"…"}</span></p>`;let{move:S,number:k,points:T}=t;return l`<a
data-testid=${`moments-${i}`}
href=${`/game/${s}/review?at=${k}`}
@click=${h(m)}
>${f}<span
>${d(S,r)} <b>${i==="best"?"+":"−"}${c(T)}</b></span
></a
>`};return l`${p("best",e)} ${p("worst",n)}`}function N(e,n,s,o){let r=y(n.seats),m=null,p=!1,i=new M({open:t=>w(`/api/games/${e.id}/review`,void 0,t),later:(t,a)=>window.setTimeout(t,a),forget:t=>window.clearTimeout(t),take:t=>(m=P(m,t),o(),m),tell:({kind:t})=>{p=t==="refused",p&&o()}});return i.begin(),{view:()=>{let t=p?{best:null,worst:null}:D(m,r);return x(t,e.id,r.length>1,e.patches,s)},stop:()=>i.stop()}}export{N as lookBack};
