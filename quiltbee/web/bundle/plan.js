import{$b as A,Aa as Y,Ec as D,Fc as N,I as c,Ic as P,K as u,M as d,Oa as h,Q as C,Sa as E,Ta as L,Ua as M,Va as _,Z as O,Zb as j,_b as y,ca as G,da as W,fa as v,h as p,ma as F,oa as k,z as w,za as l}from"./page.js";var z=[3,3];function I(t,n){let o=t.indexOf(n)-y+1;return o<=0?null:{least:Math.ceil(o/y),most:o}}function m(t,n){let o=I(t,n);return o===null?p("plan-now"):o.most===1?p("plan-next"):p("plan-after",o)}function b(t,n,o){return w.map(r=>{if(r===2&&t.automa)return p("plan-automa",{count:o});let e=Math.max(0,o-t.players[r-1].buttons),a=W(n,r)?"you":"other";return p(e===0?"plan-can-pay":"plan-short",{count:e,who:a,name:v(n,r)})})}function T(t,n){let{patches:o,table:r}=t,e=h(t),a=o[n],s=[m(e.ring,n),...b(e,r.seats,a.buttons)];return`${G(a)}. ${s.join(". ")}.`}function q(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:m(h(t).ring,n??"")})}function B(t,n){let{table:o,patches:r,placement:e,looking:a}=t.state;if(e.plan&&e.letter===n)return t.placement({type:"cancel"});let s=a?null:E(o),$=s===null?"":o.players[s-1].cells,g=M(n,r[n],$),f=T(t.state,n);if(t.placement({type:"choose",choice:g,said:f}),s===null)return;let x=A(t.state);if(x)return t.placement({type:"put",...x,said:f});let S=l(e,n),i=j($,g,S),R=i&&C(i.slice(1))||z;t.placement({type:"put",orientation:i?Number(i[0]):S,origin:R,said:f})}function H({state:t,table:n,frame:o}){let r=t.placement.letter,e=t.patches[r];return c`<div class="plan" data-testid="plan" data-planned=${r}>
<span class="plan-art"
>${O(r,e,l(t.placement,r),!1)}</span
>
<p class="plan-name">
<b>${e.name}</b>
<span class="price">${D(e.buttons)}${N(e.time)}</span>
<span>${P(e)}</span>
</p>
<p class="plan-when">${d("clock")} ${m(o.ring,r)}</p>
${b(o,n.seats,e.buttons).map(a=>c`<p>${a}</p>`)}
${J(t)}
</div>`}function ut(t){let{state:n,game:o}=t;return n.placement.plan?c`<div class="plan-aside">
${H(t)}
<button
type="button"
class="corner forget"
data-testid="forget-plan"
aria-label=${p("close")}
@click=${()=>o.placement({type:"cancel"})}
>
${d("cancel")}
</button>
</div>`:u}function J(t){let n=_(t),o=L(t);if(!n||!o)return u;let{cells:r}=t.table.players[o-1],a=(n.placements.size===0?p("fits-nowhere"):null)??F(Y(t.placement,n),r,void 0,!1);return c`<p class="plan-fit">${a?k(a):p("plan-fits")}</p>`}export{q as notYet,ut as planAside,H as planCard,B as planWith};
