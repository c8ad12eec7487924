import{C as c,E as d,G as h,K as G,Oa as i,Oc as A,Pc as D,Sa as E,Sc as N,T as w,Ta as L,U as O,Ua as M,Va as T,ca as F,da as C,fa as W,h as p,hc as _,ic as b,jc as j,ma as v,oa as k,ya as m,za as Y}from"./page.js";var R=[3,3];function z(t,n){let e=t.indexOf(n)-b+1;return e<=0?null:{least:Math.ceil(e/b),most:e}}function f(t,n){let e=z(t,n);return e===null?p("plan-now"):e.most===1?p("plan-next"):p("plan-after",e)}function y(t,n,e){return O.map(r=>{if(r===2&&t.automa)return p("plan-automa",{count:e});let o=Math.max(0,e-t.players[r-1].buttons),a=C(n,r)?"you":"other";return p(o===0?"plan-can-pay":"plan-short",{count:o,who:a,name:W(n,r)})})}function I(t,n){let{patches:e,table:r}=t,o=i(t);if(!o||!r)return"";let a=e[n],s=[f(o.ring,n),...y(o,r.seats,a.buttons)];return`${F(a)}. ${s.join(". ")}.`}function q(t){let{letter:n}=t.placement,e=i(t)?.ring??"";return p("plan-not-yet",{when:f(e,n??"")})}function B(t,n){let{table:e,patches:r,placement:o,looking:a}=t.state;if(!e)return;if(o.plan&&o.letter===n)return t.placement({type:"cancel"});let s=a?null:E(e),$=s===null?"":e.players[s-1].cells,g=M(n,r[n],$),u=I(t.state,n);if(t.placement({type:"choose",choice:g,said:u}),s===null)return;let x=j(t.state);if(x)return t.placement({type:"put",...x,said:u});let S=m(o,n),l=_($,g,S),P=l&&G(l.slice(1))||R;t.placement({type:"put",orientation:l?Number(l[0]):S,origin:P,said:u})}function H(t,n){let e=i(t),r=t.placement.letter,o=t.patches[r];return c`<div class="plan" data-testid="plan" data-planned=${r}>
<span class="plan-art"
>${w(r,o,m(t.placement,r),!1)}</span
>
<p class="plan-name">
<b>${o.name}</b>
<span class="price">${A(o.buttons)}${D(o.time)}</span>
<span>${N(o)}</span>
</p>
<p class="plan-when">${h("clock")} ${f(e.ring,r)}</p>
${y(e,n.seats,o.buttons).map(a=>c`<p>${a}</p>`)}
${J(t)}
</div>`}function ut(t,n){return!t.placement.plan||!t.table?d:c`<div class="plan-aside">
${H(t,t.table)}
<button
type="button"
class="corner forget"
data-testid="forget-plan"
aria-label=${p("close")}
@click=${()=>n.placement({type:"cancel"})}
>
${h("cancel")}
</button>
</div>`}function J(t){let n=T(t),e=L(t);if(!n||!t.table||!e)return d;let{cells:r}=t.table.players[e-1],a=(n.placements.size===0?p("fits-nowhere"):null)??v(Y(t.placement,n),r,void 0,!1);return c`<p class="plan-fit">${a?k(a):p("plan-fits")}</p>`}export{q as notYet,ut as planAside,H as planCard,B as planWith};
