import{G as v,I as f,Jc as w,M as a,O as c,P as $,gc as b,i as n,n as u,u as l}from"./page.js";var I=3,s=null;async function k(t,i=""){let{invitations:o}=await l("/api/me/invitations");if(o.length===0&&!i){s?.remove(),s=null;return}s??=O(),$(a`${o.slice(0,I).map(e=>L(e,t))}
${w(i,"invited-error")}`,s)}function O(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),f(t),t}function L({game:t,host:i,here:o,clock:e,rated:r,takebacks:g,fair:m},d){let S=b({clock:e&&{control:e},rated:r,takebacks:g}),p=i.guest?n("guest"):i.name,h=m?n("label-and-note",{label:n("starts-way"),note:n(`starts-terms-${m}`)}):c;return a`<div data-game=${t}>
<p>
<b>${n("invited-by",{name:p})}</b>
<span class="small">${S} ${h}</span>
${o?c:a`<span class="small">${n("invited-away",{name:p})}</span>`}
</p>
<div class="row">
<button
type="button"
class="main"
data-testid="invited-accept"
@click=${()=>y(d,()=>v(t,null),`/game/${t}`)}
>
${n("invited-accept")}
</button>
<button
type="button"
data-testid="invited-decline"
@click=${()=>y(d,()=>l(`/api/games/${t}/decline`,{}))}
>
${n("invited-decline")}
</button>
</div>
</div>`}async function y(t,i,o){let e="";try{await i()}catch(r){e=u(r)}await k(t,e),o&&!e&&t.go(o)}export{k as showInvitations};
