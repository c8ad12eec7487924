import{E as v,J as a,L as l,M as $,Qc as b,Tb as f,i as e,n as u,t as c}from"./page.js";var O=3,s=null;async function k(t,i=""){let{invitations:o}=await c("/api/me/invitations");if(o.length===0&&!i){s?.remove(),s=null;return}s??=x(),$(a`${o.slice(0,O).map(n=>L(n,t))}
${b(i,"invited-error")}`,s)}function x(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),document.body.append(t),t}function L({game:t,host:i,here:o,clock:n,rated:r,takebacks:y,fair:m},d){let g=f({clock:n&&{control:n},rated:r,takebacks:y}),p=i.guest?e("guest"):i.name;return a`<div class="invitation" data-game=${t}>
<p>
<b>${e("invited-by",{name:p})}</b>
<span class="small"
>${g} ${m?`${e("starts-way")}: ${e(`starts-terms-${m}`)}.`:l}</span
>
${o?l:a`<span class="small">${e("invited-away",{name:p})}</span>`}
</p>
<div class="row">
<button
type="button"
class="main"
data-testid="invited-accept"
@click=${()=>w(d,()=>v(t,null),`/game/${t}`)}
>
${e("invited-accept")}
</button>
<button
type="button"
data-testid="invited-decline"
@click=${()=>w(d,()=>c(`/api/games/${t}/decline`,{}))}
>
${e("invited-decline")}
</button>
</div>
</div>`}async function w(t,i,o){let n="";try{await i()}catch(r){n=u(r)}await k(t,n),o&&!n&&t.go(o)}export{k as showInvitations};
