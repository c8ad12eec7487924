import{E as p,J as a,L as u,M as v,Qc as $,Tb as f,i as o,n as m,t as c}from"./page.js";var g=3,r=null;async function O(t,i=""){let{invitations:e}=await c("/api/me/invitations");if(e.length===0&&!i){r?.remove(),r=null;return}r??=k(),v(a`${e.slice(0,g).map(n=>x(n,t))}
${$(i,"invited-error")}`,r)}function k(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),document.body.append(t),t}function x({game:t,host:i,here:e,clock:n,rated:s,takebacks:w},l){let y=f({clock:n&&{control:n},rated:s,takebacks:w}),d=i.guest?o("guest"):i.name;return a`<div class="invitation" data-game=${t}>
<p>
<b>${o("invited-by",{name:d})}</b> <span class="small">${y}</span>
${e?u:a`<span class="small">${o("invited-away",{name:d})}</span>`}
</p>
<div class="row">
<button
type="button"
class="main"
data-testid="invited-accept"
@click=${()=>b(l,()=>p(t,null),`/game/${t}`)}
>
${o("invited-accept")}
</button>
<button
type="button"
data-testid="invited-decline"
@click=${()=>b(l,()=>c(`/api/games/${t}/decline`,{}))}
>
${o("invited-decline")}
</button>
</div>
</div>`}async function b(t,i,e){let n="";try{await i()}catch(s){n=m(s)}await O(t,n),e&&!n&&t.go(e)}export{O as showInvitations};
