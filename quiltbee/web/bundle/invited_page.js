import{A as o,Ce as g,G as s,I as l,J as v,L as f,de as $,k as n,p as u}from"./page.js";var T=3,r=null;async function h(t,i=""){let{invitations:a}=await o("GET /api/me/invitations");if(a.length===0&&!i){r?.remove(),r=null;return}r??=I(),v(s`${a.slice(0,T).map(e=>P(e,t))}
${g(i,"invited-error")}`,r)}function I(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),f(t),t}function P({game:t,host:i,here:a,clock:e,rated:c,takebacks:w,fair:m},d){let y=$({clock:e&&{control:e},rated:c,takebacks:w}),p=i.guest?n("guest"):i.name,S=m?n("label-and-note",{label:n("starts-way"),note:n(`starts-terms-${m}`)}):l,O=()=>o("POST /api/games/{game}/seat",{game:t});return s`<div data-game=${t}>
<p>
<b>${n("invited-by",{name:p})}</b>
<span class="small">${y} ${S}</span>
${a?l:s`<span class="small">${n("invited-away",{name:p})}</span>`}
</p>
<div class="row">
<button
type="button"
class="main"
data-testid="invited-accept"
@click=${()=>b(d,O,`/game/${t}`)}
>
${n("invited-accept")}
</button>
<button
type="button"
data-testid="invited-decline"
@click=${()=>b(d,()=>o("POST /api/games/{game}/decline",{game:t}))}
>
${n("invited-decline")}
</button>
</div>
</div>`}async function b(t,i,a){let e="";try{await i()}catch(c){e=u(c)}await h(t,e),a&&!e&&t.go(a)}export{h as showInvitations};
