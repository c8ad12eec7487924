import{K as l,M as d,O as h,Pa as s,R as g,Ta as L,Ua as M,Va as S,Wa as j,X as W,bd as P,cc as D,cd as R,dc as b,ec as N,fa as v,fb as A,fd as z,ga as k,i as a,ia as C,pa as Y,ra as E,wa as m,xa as F}from"./page.js";var T=[3,3];function _(n,t){let o=n.indexOf(t)-b+1;return o<=0?null:{least:Math.ceil(o/b),most:o}}function f(n,t){let o=_(n,t);return o===null?a("plan-now"):o.most===1?a("plan-next"):a("plan-after",o)}function $(n,t,o){return g.map(r=>{if(r===2&&n.automa)return a("plan-automa",{count:o});let e=Math.max(0,o-n.players[r-1].buttons),p=k(t,r)?"you":"other";return a(e===0?"plan-can-pay":"plan-short",{count:e,who:p,name:C(t,r)})})}function q(n,t){let{patches:o,table:r}=n,e=s(n);if(!e||!r)return"";let p=o[t],c=[f(e.ring,t),...$(e,r.seats,p.buttons)];return`${v(p)}. ${c.join(". ")}.`}function B(n){let{letter:t}=n.placement,o=s(n)?.ring??"";return a("plan-not-yet",{when:f(o,t??"")})}function G(n,t){let{table:o,patches:r,placement:e,looking:p}=n.state;if(!o)return;if(e.plan&&e.letter===t)return n.placement({type:"cancel"});let c=p?null:L(o),y=c===null?"":o.players[c-1].cells,x=S(t,r[t],y),u=q(n.state,t);if(n.placement({type:"choose",choice:x,said:u}),c===null)return;let w=N(n.state);if(w)return n.placement({type:"put",...w,said:u});let O=m(e,t),i=D(y,x,O),I=i&&W(i.slice(1))||T;n.placement({type:"put",orientation:i?Number(i[0]):O,origin:I,said:u})}function H(n,t){let o=s(n),r=n.placement.letter,e=n.patches[r];return l`<div class="plan" data-testid="plan" data-planned=${r}>
<span class="plan-art"
>${A(r,e,m(n.placement,r),!1)}</span
>
<p class="plan-name">
<b>${e.name}</b>
<span class="price">${P(e.buttons)}${R(e.time)}</span>
<span>${z(e)}</span>
</p>
<p class="plan-when">${h("clock")} ${f(o.ring,r)}</p>
${$(o,t.seats,e.buttons).map(p=>l`<p>${p}</p>`)}
${J(n)}
</div>`}function dn(n,t){return!n.placement.plan||!n.table?d:l`<div class="plan-aside">
${H(n,n.table)}
<button
type="button"
class="corner forget"
data-testid="forget-plan"
aria-label=${a("close")}
@click=${()=>t.placement({type:"cancel"})}
>
${h("cancel")}
</button>
</div>`}function J(n){let t=j(n),o=M(n);if(!t||!n.table||!o)return d;let{cells:r}=n.table.players[o-1],p=(t.placements.size===0?a("fits-nowhere"):null)??Y(F(n.placement,t),r,void 0,!1);return l`<p class="plan-fit">${p?E(p):a("plan-fits")}</p>`}export{B as notYet,dn as planAside,H as planCard,G as planWith};
