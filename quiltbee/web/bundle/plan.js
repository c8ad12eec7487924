import{$b as f,Ab as G,Ad as A,Bd as E,F as c,H as l,Pd as L,Rb as v,Sb as m,Tb as C,Vc as Y,Y as i,Ya as y,_a as g,dc as F,ec as k,fc as W,j as p,jd as j,nb as x,ob as S,pc as u,qb as w,yb as O}from"./page.js";function _({state:t,table:n,frame:e}){let a=t.placement.letter,o=t.patches[a];return c`<div class="plan" data-testid="plan" data-planned=${a}>
<span class="plan-art"
>${y(a,o,m(t.placement,a),!1)}</span
import{K as _,M as j,W as A,X as E,b as v,c as l,ca as L,d as C,l as u,ma as R,p as F,q as Y,r as k}from"./table.js";import{Bc as d,Eb as S,Fb as w,Hb as O,Qb as G,S as c,Tb as W,U as m,W as f,kb as g,m as p,mb as x}from"./page.js";function z(t,n){let o=t.indexOf(n)-d+1;return o<=0?null:{least:Math.ceil(o/d),most:o}}function i(t,n){let o=z(t,n);return o===null?p("plan-now"):o.most===1?p("plan-next"):p("plan-after",o)}function h(t,n,o){return x.map(r=>{if(r===2&&t.automa)return p("plan-automa",{count:o});let e=Math.max(0,o-t.players[r-1].buttons),a=w(n,r)?"you":"other";return p(e===0?"plan-can-pay":"plan-short",{count:e,who:a,name:O(n,r)})})}function N(t,n){let{patches:o,table:r}=t,e=u(t),a=o[n],s=[i(e.ring,n),...h(e,r.seats,a.buttons)];return`${S(a)}. ${s.join(". ")}.`}function T(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:i(u(t).ring,n??"")})}function q(t,n){let{table:o,patches:r,placement:e,looking:a}=t.state;if(e.plan&&e.letter===n)return t.placement({type:"cancel"});let s=a?null:F(o),y=s===null?"":o.players[s-1].cells,b={...v(y,n,r),planned:!0},$=N(t.state,n);if(t.placement({type:"choose",choice:b,said:$}),s===null)return;let M=l(e,n),P=j(t.state)??_(y,b,M);t.placement({type:"put",...P,said:$})}function B({state:t,table:n,frame:o}){let r=t.placement.letter,e=t.patches[r];return c`<div class="plan" data-testid="plan" data-planned=${r}>
<span class="plan-art"
>${g(r,e,l(t.placement,r),!1)}</span
>
<p class="plan-name">
<b>${o.name}</b>
<span class="price">${A(o.buttons)}${E(o.time)}</span>
<span>${L(o)}</span>
</p>
<p class="plan-when">${i("clock")} ${d(e.ring,a)}</p>
${M(e,n.seats,o.buttons).map(r=>c`<p>${r}</p>`)}
${z(t)}
</div>`}function nt(t){let{state:n,game:e}=t;return n.placement.plan?c`<div class="plan-aside">
${_(t)}
<p class="plan-when">${f("clock")} ${i(o.ring,r)}</p>
${h(o,n.seats,e.buttons).map(a=>c`<p>${a}</p>`)}
${D(t)}
</div>`}function it(t){let{state:n,game:o}=t;return n.placement.plan?c`<div class="plan-aside">
${B(t)}
<button
type="button"
class="corner forget"
data-testid="forget-plan"
aria-label=${p("close")}
@click=${()=>e.placement({type:"cancel"})}
>
${i("cancel")}
</button>
</div>`:l}function z(t){let n=W(t),e=k(t);if(!n||!e)return l;let{cells:a}=t.table.players[e-1],r=(n.placements.size===0?p("fits-nowhere"):null)??O(C(t.placement,n),a,void 0,!1);return c`<p class="plan-fit">${r?G(r):p("plan-fits")}</p>`}function N(t,n){let e=t.indexOf(n)-u+1;return e<=0?null:{least:Math.ceil(e/u),most:e}}function d(t,n){let e=N(t,n);return e===null?p("plan-now"):e.most===1?p("plan-next"):p("plan-after",e)}function M(t,n,e){return g.map(a=>{if(a===2&&t.automa)return p("plan-automa",{count:e});let o=Math.max(0,e-t.players[a-1].buttons),r=S(n,a)?"you":"other";return p(o===0?"plan-can-pay":"plan-short",{count:o,who:r,name:w(n,a)})})}function T(t,n){let{patches:e,table:a}=t,o=f(t),r=e[n],s=[d(o.ring,n),...M(o,a.seats,r.buttons)];return`${x(r)}. ${s.join(". ")}.`}function et(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:d(f(t).ring,n??"")})}function ot(t,n){let{table:e,patches:a,placement:o,looking:r}=t.state;if(o.plan&&o.letter===n)return t.placement({type:"cancel"});let s=r?null:F(e),h=s===null?"":e.players[s-1].cells,$={...v(h,n,a),planned:!0},b=T(t.state,n);if(t.placement({type:"choose",choice:$,said:b}),s===null)return;let P=m(o,n),R=j(t.state)??Y(h,$,P);t.placement({type:"put",...R,said:b})}export{et as notYet,M as payWords,nt as planAside,_ as planCard,ot as planWith,N as purchasesTo,d as whenWords};
</div>`:m}function D(t){let n=k(t),o=Y(t);if(!n||!o)return m;let{cells:r}=t.table.players[o-1],a=(n.placements.size===0?p("fits-nowhere"):null)??G(C(t.placement,n),r,void 0,!1);return c`<p class="plan-fit">${a?W(a):p("plan-fits")}</p>`}export{T as notYet,it as planAside,B as planCard,q as planWith,R as table};
