import{A as a,G as s,Ge as w,I as l,J as u,L as g,aa as c,he as $,k as e,p as f}from"./page.js";var h=3,r=null;async function I(t,i=""){let{invitations:o}=await a("GET /api/me/invitations");if(o.length===0&&!i){r?.remove(),r=null;return}r??=P(),u(s`${o.slice(0,h).map(n=>E(n,t))}
${w(i,"invited-error")}`,r)}function P(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),g(t),t}function E({game:t,host:i,here:o,clock:n,rated:m,takebacks:b,fair:p},d){let S=$({clock:n&&{control:n},rated:m,takebacks:b}),v=i.guest?e("guest"):i.name,O=p?e("label-and-note",{label:e("starts-way"),note:e(`starts-terms-${p}`)}):l,T=()=>a("POST /api/games/{game}/seat",{game:t});return s`<div data-game=${t}>
<p>
<b>${e("invited-by",{name:v})}</b>
<span class="small">${S} ${O}</span>
${o?l:s`<span class="small">${e("invited-away",{name:v})}</span>`}
</p>
<div class="row">
${c("invited-accept",e("invited-accept"),()=>y(d,T,`/game/${t}`),{classes:"main"})}
${c("invited-decline",e("invited-decline"),()=>y(d,()=>a("POST /api/games/{game}/decline",{game:t})))}
</div>
</div>`}async function y(t,i,o){let n="";try{await i()}catch(m){n=f(m)}await I(t,n),o&&!n&&t.go(o)}export{I as showInvitations};
