import{Da as G,F as g,Fa as C,P as c,Qa as i,R as m,Ra as W,T as f,Tc as A,Uc as E,Xc as L,db as u,hb as v,ib as F,j as p,jb as Y,kb as k,qa as x,qc as _,rc as d,sc as j,ta as S,ua as w,wa as O}from"./page.js";function R(t,n){let o=t.indexOf(n)-d+1;return o<=0?null:{least:Math.ceil(o/d),most:o}}function l(t,n){let o=R(t,n);return o===null?p("plan-now"):o.most===1?p("plan-next"):p("plan-after",o)}function h(t,n,o){return g.map(a=>{if(a===2&&t.automa)return p("plan-automa",{count:o});let e=Math.max(0,o-t.players[a-1].buttons),r=w(n,a)?"you":"other";return p(e===0?"plan-can-pay":"plan-short",{count:e,who:r,name:O(n,a)})})}function z(t,n){let{patches:o,table:a}=t,e=u(t),r=o[n],s=[l(e.ring,n),...h(e,a.seats,r.buttons)];return`${S(r)}. ${s.join(". ")}.`}function N(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:l(u(t).ring,n??"")})}function T(t,n){let{table:o,patches:a,placement:e,looking:r}=t.state;if(e.plan&&e.letter===n)return t.placement({type:"cancel"});let s=r?null:v(o),y=s===null?"":o.players[s-1].cells,$=Y(n,a[n],y),b=z(t.state,n);if(t.placement({type:"choose",choice:$,said:b}),s===null)return;let M=i(e,n),P=j(t.state)??_(y,$,M);t.placement({type:"put",...P,said:b})}function q({state:t,table:n,frame:o}){let a=t.placement.letter,e=t.patches[a];return c`<div class="plan" data-testid="plan" data-planned=${a}>
<span class="plan-art"
>${x(a,e,i(t.placement,a),!1)}</span
>
<p class="plan-name">
<b>${e.name}</b>
<span class="price">${A(e.buttons)}${E(e.time)}</span>
<span>${L(e)}</span>
</p>
<p class="plan-when">${f("clock")} ${l(o.ring,a)}</p>
${h(o,n.seats,e.buttons).map(r=>c`<p>${r}</p>`)}
${B(t)}
</div>`}function ct(t){let{state:n,game:o}=t;return n.placement.plan?c`<div class="plan-aside">
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
</div>`:m}function B(t){let n=k(t),o=F(t);if(!n||!o)return m;let{cells:a}=t.table.players[o-1],r=(n.placements.size===0?p("fits-nowhere"):null)??G(W(t.placement,n),a,void 0,!1);return c`<p class="plan-fit">${r?C(r):p("plan-fits")}</p>`}export{N as notYet,ct as planAside,q as planCard,T as planWith};
