import{A as M,J as z,g as k,i as A,s as E,t as L}from"./table.js";import{Fb as w,G as c,Gb as S,I as l,Ib as O,Oc as f,Rb as G,Sc as W,Tc as Y,Ub as v,Vc as j,_ as i,aa as y,id as u,k as p,lb as $,nb as x,wc as C,xc as m,zc as F}from"./page.js";function N({state:t,table:n,frame:e}){let a=t.placement.letter,o=t.patches[a];return c`<div class="plan" data-testid="plan" data-planned=${a}>
<span class="plan-art"
>${$(a,o,m(t.placement,a),!1)}</span
>
<p class="plan-name">
<b>${o.name}</b>
<span class="price">${E(o.buttons)}${L(o.time)}</span>
<span>${M(o)}</span>
</p>
<p class="plan-when">${i("clock")} ${d(e.ring,a)}</p>
${P(e,n.seats,o.buttons).map(r=>c`<p>${r}</p>`)}
${T(t)}
</div>`}function ot(t){let{state:n,game:e}=t;return n.placement.plan?c`<div class="plan-aside">
${N(t)}
${y("forget-plan",i("cancel"),()=>e.placement({type:"cancel"}),{classes:"corner forget",label:p("close")})}
</div>`:l}function T(t){let n=j(t),e=Y(t);if(!n||!e)return l;let{cells:a}=t.table.players[e-1],r=(n.placements.size===0?p("fits-nowhere"):null)??G(F(t.placement,n),a,void 0,!1);return c`<p class="plan-fit">${r?v(r):p("plan-fits")}</p>`}function q(t,n){let e=t.indexOf(n)-u+1;return e<=0?null:{least:Math.ceil(e/u),most:e}}function d(t,n){let e=q(t,n);return e===null?p("plan-now"):e.most===1?p("plan-next"):p("plan-after",e)}function P(t,n,e){return x.map(a=>{if(a===2&&t.automa)return p("plan-automa",{count:e});let o=Math.max(0,e-t.players[a-1].buttons),r=S(n,a)?"you":"other";return p(o===0?"plan-can-pay":"plan-short",{count:o,who:r,name:O(n,a)})})}function B(t,n){let{patches:e,table:a}=t,o=f(t),r=e[n],s=[d(o.ring,n),...P(o,a.seats,r.buttons)];return`${w(r)}. ${s.join(". ")}.`}function at(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:d(f(t).ring,n??"")})}function rt(t,n){let{table:e,patches:a,placement:o,looking:r}=t.state;if(o.plan&&o.letter===n)return t.placement({type:"cancel"});let s=r?null:W(e),h=s===null?"":e.players[s-1].cells,b={...C(h,n,a),planned:!0},g=B(t.state,n);if(t.placement({type:"choose",choice:b,words:g}),s===null)return;let R=m(o,n),_=A(t.state)??k(h,b,R);t.placement({type:"put",..._,words:g})}export{at as notYet,P as payWords,ot as planAside,N as planCard,rt as planWith,q as purchasesTo,z as table,d as whenWords};
