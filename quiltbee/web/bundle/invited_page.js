import{F as v,K as a,M as l,N as $,Yc as b,Zb as f,i as n,n as u,u as c}from"./page.js";var k=3,s=null;async function x(t,i=""){let{invitations:o}=await c("/api/me/invitations");if(o.length===0&&!i){s?.remove(),s=null;return}s??=L(),$(a`${o.slice(0,k).map(e=>S(e,t))}
${b(i,"invited-error")}`,s)}function L(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),document.body.append(t),t}function S({game:t,host:i,here:o,clock:e,rated:r,takebacks:y,fair:d},m){let g=f({clock:e&&{control:e},rated:r,takebacks:y}),p=i.guest?n("guest"):i.name,O=d?n("label-and-note",{label:n("starts-way"),note:n(`starts-terms-${d}`)}):l;return a`<div data-game=${t}>
<p>
<b>${n("invited-by",{name:p})}</b>
<span class="small">${g} ${O}</span>
${o?l:a`<span class="small">${n("invited-away",{name:p})}</span>`}
</p>
<div class="row">
<button
type="button"
class="main"
data-testid="invited-accept"
@click=${()=>w(m,()=>v(t,null),`/game/${t}`)}
>
${n("invited-accept")}
</button>
<button
type="button"
data-testid="invited-decline"
@click=${()=>w(m,()=>c(`/api/games/${t}/decline`,{}))}
>
${n("invited-decline")}
</button>
</div>
</div>`}async function w(t,i,o){let e="";try{await i()}catch(r){e=u(r)}await x(t,e),o&&!e&&t.go(o)}export{x as showInvitations};
