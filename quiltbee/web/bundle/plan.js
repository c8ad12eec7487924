import{A as L,J as _,g as Y,i as j,s as A,t as E}from"./table.js";import{Bb as x,Cb as S,Eb as w,G as c,I as l,Kc as f,Nb as O,Oc as F,Pc as k,Qb as G,Rc as W,_ as i,ed as u,hb as y,jb as g,k as p,sc as v,tc as m,vc as C}from"./page.js";function z({state:t,table:n,frame:e}){let a=t.placement.letter,o=t.patches[a];return c`<div class="plan" data-testid="plan" data-planned=${a}>
import{Cb as G,Eb as v,Ed as E,F as c,Fd as L,H as l,Td as M,Vb as C,Wb as m,Xb as F,Y as i,Zc as k,_ as $,ab as b,cb as x,dc as f,hc as W,ic as Y,j as p,jc as j,nd as A,rb as S,sb as w,tc as u,ub as O}from"./page.js";function z({state:t,table:n,frame:e}){let a=t.placement.letter,o=t.patches[a];return c`<div class="plan" data-testid="plan" data-planned=${a}>
import{Cb as G,Eb as v,Ed as E,F as c,Fd as L,H as l,Td as M,Vb as C,Wb as m,Xb as F,Y as i,Zc as k,_ as $,ab as b,cb as x,dc as f,hc as W,ic as Y,j as p,jc as j,nd as A,rb as w,sb as S,tc as u,ub as O}from"./page.js";function z({state:t,table:n,frame:e}){let r=t.placement.letter,o=t.patches[r];return c`<div class="plan" data-testid="plan" data-planned=${r}>
import{Cb as G,Eb as v,Ed as E,F as c,Fd as L,H as l,Td as M,Vb as C,Wb as m,Xb as F,Y as i,Zc as k,_ as $,ab as b,cb as x,dc as f,hc as W,ic as Y,j as p,jc as j,nd as A,rb as w,sb as S,tc as u,ub as O}from"./page.js";function z({state:t,table:n,frame:e}){let a=t.placement.letter,o=t.patches[a];return c`<div class="plan" data-testid="plan" data-planned=${a}>
<span class="plan-art"
>${b(a,o,m(t.placement,a),!1)}</span
>
<p class="plan-name">
<b>${o.name}</b>
<span class="price">${E(o.buttons)}${L(o.time)}</span>
<span>${M(o)}</span>
</p>
<p class="plan-when">${i("clock")} ${d(e.ring,a)}</p>
${M(e,n.seats,o.buttons).map(r=>c`<p>${r}</p>`)}
${N(t)}
</div>`}function et(t){let{state:n,game:e}=t;return n.placement.plan?c`<div class="plan-aside">
${z(t)}
<button
type="button"
class="corner forget"
data-testid="forget-plan"
aria-label=${p("close")}
@click=${()=>e.placement({type:"cancel"})}
>
${i("cancel")}
</button>
</div>`:l}function N(t){let n=W(t),e=k(t);if(!n||!e)return l;let{cells:a}=t.table.players[e-1],r=(n.placements.size===0?p("fits-nowhere"):null)??O(C(t.placement,n),a,void 0,!1);return c`<p class="plan-fit">${r?G(r):p("plan-fits")}</p>`}function T(t,n){let e=t.indexOf(n)-u+1;return e<=0?null:{least:Math.ceil(e/u),most:e}}function d(t,n){let e=T(t,n);return e===null?p("plan-now"):e.most===1?p("plan-next"):p("plan-after",e)}function M(t,n,e){return g.map(a=>{if(a===2&&t.automa)return p("plan-automa",{count:e});let o=Math.max(0,e-t.players[a-1].buttons),r=S(n,a)?"you":"other";return p(o===0?"plan-can-pay":"plan-short",{count:o,who:r,name:w(n,a)})})}function q(t,n){let{patches:e,table:a}=t,o=f(t),r=e[n],s=[d(o.ring,n),...M(o,a.seats,r.buttons)];return`${x(r)}. ${s.join(". ")}.`}function ot(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:d(f(t).ring,n??"")})}function at(t,n){let{table:e,patches:a,placement:o,looking:r}=t.state;if(o.plan&&o.letter===n)return t.placement({type:"cancel"});let s=r?null:F(e),h=s===null?"":e.players[s-1].cells,b={...v(h,n,a),planned:!0},$=q(t.state,n);if(t.placement({type:"choose",choice:b,said:$}),s===null)return;let P=m(o,n),R=j(t.state)??Y(h,b,P);t.placement({type:"put",...R,said:$})}export{ot as notYet,M as payWords,et as planAside,z as planCard,at as planWith,T as purchasesTo,_ as table,d as whenWords};
${P(e,n.seats,o.buttons).map(r=>c`<p>${r}</p>`)}
<p class="plan-when">${i("clock")} ${d(e.ring,r)}</p>
${P(e,n.seats,o.buttons).map(a=>c`<p>${a}</p>`)}
${P(e,n.seats,o.buttons).map(r=>c`<p>${r}</p>`)}
${N(t)}
</div>`}function et(t){let{state:n,game:e}=t;return n.placement.plan?c`<div class="plan-aside">
${z(t)}
${$("forget-plan",i("cancel"),()=>e.placement({type:"cancel"}),{classes:"corner forget",label:p("close")})}
</div>`:l}function N(t){let n=j(t),e=Y(t);if(!n||!e)return l;let{cells:a}=t.table.players[e-1],r=(n.placements.size===0?p("fits-nowhere"):null)??G(F(t.placement,n),a,void 0,!1);return c`<p class="plan-fit">${r?v(r):p("plan-fits")}</p>`}function T(t,n){let e=t.indexOf(n)-u+1;return e<=0?null:{least:Math.ceil(e/u),most:e}}function d(t,n){let e=T(t,n);return e===null?p("plan-now"):e.most===1?p("plan-next"):p("plan-after",e)}function P(t,n,e){return x.map(a=>{if(a===2&&t.automa)return p("plan-automa",{count:e});let o=Math.max(0,e-t.players[a-1].buttons),r=S(n,a)?"you":"other";return p(o===0?"plan-can-pay":"plan-short",{count:o,who:r,name:O(n,a)})})}function q(t,n){let{patches:e,table:a}=t,o=f(t),r=e[n],s=[d(o.ring,n),...P(o,a.seats,r.buttons)];return`${w(r)}. ${s.join(". ")}.`}function ot(t){let{letter:n}=t.placement;return p("plan-not-yet",{when:d(f(t).ring,n??"")})}function at(t,n){let{table:e,patches:a,placement:o,looking:r}=t.state;if(o.plan&&o.letter===n)return t.placement({type:"cancel"});let s=r?null:W(e),h=s===null?"":e.players[s-1].cells,g={...C(h,n,a),planned:!0},y=q(t.state,n);if(t.placement({type:"choose",choice:g,words:y}),s===null)return;let R=m(o,n),_=A(t.state)??k(h,g,R);t.placement({type:"put",..._,words:y})}export{ot as notYet,P as payWords,et as planAside,z as planCard,at as planWith,T as purchasesTo,d as whenWords};
