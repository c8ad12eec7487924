import{Ad as A,Bd as E,Ob as v,Pb as i,Q as c,Qb as C,S as m,Sd as L,U as f,Va as g,Xa as x,Yb as u,ac as F,bc as Y,cc as k,id as _,k as p,kb as S,kd as j,lb as w,nb as O,tc as d,vb as G,xb as W}from"./page.js";function R(t,n){let o=t.indexOf(n)-d+1;return o<=0?null:{least:Math.ceil(o/d),most:o}}function l(t,n){let o=R(t,n);return o===null?p("plan-now"):o.most===1?p("plan-next"):p("plan-after",o)}function h(t,n,o){return x.map(r=>{if(r===2&&t.automa)return p("plan-automa",{count:o});let e=Math.max(0,o-t.players[r-1].buttons),a=w(n,r)?"you":"other";return p(e===0?"plan-can-pay":"plan-short",{count:e,who:a,name:O(n,r)})})}function z(t,n){let{patches:o,table:r}=t,e=u(t),a=o[n],s=[l(e.ring,n),...h(e,r.seats,a.buttons)];return`${S(a)}. ${s.join(". ")}.`}function N(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:l(u(t).ring,n??"")})}function T(t,n){let{table:o,patches:r,placement:e,looking:a}=t.state;if(e.plan&&e.letter===n)return t.placement({type:"cancel"});let s=a?null:F(o),y=s===null?"":o.players[s-1].cells,$={...v(y,n,r),planned:!0},b=z(t.state,n);if(t.placement({type:"choose",choice:$,said:b}),s===null)return;let M=i(e,n),P=j(t.state)??_(y,$,M);t.placement({type:"put",...P,said:b})}function q({state:t,table:n,frame:o}){let r=t.placement.letter,e=t.patches[r];return c`<div class="plan" data-testid="plan" data-planned=${r}>
<span class="plan-art"
>${g(r,e,i(t.placement,r),!1)}</span
>
<p class="plan-name">
<b>${e.name}</b>
<span class="price">${A(e.buttons)}${E(e.time)}</span>
<span>${L(e)}</span>
</p>
<p class="plan-when">${f("clock")} ${l(o.ring,r)}</p>
${h(o,n.seats,e.buttons).map(a=>c`<p>${a}</p>`)}
${B(t)}
</div>`}function it(t){let{state:n,game:o}=t;return n.placement.plan?c`<div class="plan-aside">
${q(t)}
<button
type="button"
class="corner forget"
data-testid="forget-plan"
aria-label=${p("close")}
@click=${()=>o.placement({type:"cancel"})}
>
${f("cancel")}
</button>
</div>`:m}function B(t){let n=k(t),o=Y(t);if(!n||!o)return m;let{cells:r}=t.table.players[o-1],a=(n.placements.size===0?p("fits-nowhere"):null)??G(C(t.placement,n),r,void 0,!1);return c`<p class="plan-fit">${a?W(a):p("plan-fits")}</p>`}export{N as notYet,it as planAside,q as planCard,T as planWith};
