import{a as v,b as x,f as k,i as F}from"./following.js";import{K as l,M as $,Q as d,T as b,hb as h,i as a,m as c,na as g,w}from"./page.js";function L(o,r){if(o?.stage!=="deep")return{best:void 0,worst:void 0};let s=x(o)?null:void 0,e=n=>n.sort((i,m)=>m.points-i.points)[0]??s;return{best:e(r.flatMap(n=>P(o,n))),worst:e(r.flatMap(n=>R(o,n)))}}function P({decisions:o,finest:r},s){let e=r[s-1];return e?[{player:s,...e,move:o[e.number-1].move}]:[]}function R(o,r){return k(o,r).slice(0,1).map(({number:s,move:e,points_lost:n})=>({player:r,number:s,move:e,points:n??0}))}function M({best:o,worst:r},s,e,n,i){let m=(f,t)=>{let p=t&&e?h(t.player):$,u=l`<small>${a(`moments-${f}`)} ${p}</small>`;if(!t)return l`<p>${u}<span>${t===null?"–":"…"}</span></p>`;let{move:O,number:T,points:B}=t;return l`<a
data-testid=${`moments-${f}`}
href=${`/game/${s}/review?at=${T}`}
@click=${d(i)}
>${u}<span
>${g(O,n)} <b>${f==="best"?"+":"−"}${c(B)}</b></span
></a
>`};return l`${m("best",o)} ${m("worst",r)}`}function Q(o,r,s,e){let n=b(r.seats),i=null,m=!1,f=new F({open:t=>w(`/api/games/${o.id}/review`,void 0,t),later:(t,p)=>window.setTimeout(t,p),forget:t=>window.clearTimeout(t),take:t=>(i=v(i,t),e(),i),tell:({kind:t})=>{m=t==="refused",m&&e()}});return f.begin(),{view:()=>{let t=m?{best:null,worst:null}:L(i,n);return M(t,o.id,n.length>1,o.patches,s)},stop:()=>f.stop()}}export{Q as lookBack};
