import{Ec as b,F as v,K as a,M as c,N as f,bc as $,i as n,n as u,u as l}from"./page.js";var h=3,s=null;async function I(t,i=""){let{invitations:o}=await l("/api/me/invitations");if(o.length===0&&!i){s?.remove(),s=null;return}s??=k(),f(a`${o.slice(0,h).map(e=>O(e,t))}
${b(i,"invited-error")}`,s)}function k(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),document.body.append(t),t}function O({game:t,host:i,here:o,clock:e,rated:r,takebacks:w,fair:m},d){let g=$({clock:e&&{control:e},rated:r,takebacks:w}),p=i.guest?n("guest"):i.name,S=m?n("label-and-note",{label:n("starts-way"),note:n(`starts-terms-${m}`)}):c;return a`<div data-game=${t}>
<p>
<b>${n("invited-by",{name:p})}</b>
<span class="small">${g} ${S}</span>
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
</div>`}async function y(t,i,o){let e="";try{await i()}catch(r){e=u(r)}await I(t,e),o&&!e&&t.go(o)}export{I as showInvitations};
