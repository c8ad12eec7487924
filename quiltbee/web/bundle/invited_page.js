import{A as o,Ce as g,G as s,I as l,J as v,L as f,de as $,k as n,p as u}from"./page.js";var T=3,r=null;async function h(t,i=""){let{invitations:a}=await o("GET /api/me/invitations");if(a.length===0&&!i){r?.remove(),r=null;return}r??=I(),v(s`${a.slice(0,T).map(e=>P(e,t))}
${g(i,"invited-error")}`,r)}function I(){let t=document.createElement("section");return t.className="invited",t.dataset.testid="invited",t.setAttribute("role","status"),f(t),t}function P({game:t,host:i,here:a,clock:e,rated:c,takebacks:w,fair:m},d){let y=$({clock:e&&{control:e},rated:c,takebacks:w}),p=i.guest?n("guest"):i.name,S=m?n("label-and-note",{label:n("starts-way"),note:n(`starts-terms-${m}`)}):l,O=()=>o("POST /api/games/{game}/seat",{game:t});return s`<div data-game=${t}>
import{F as s,H as l,I as u,K as g,_ as c,be as w,j as e,jd as $,o as f,z as a}from"./page.js";var h=3,r=null;async function I(t,i=""){let{invitations:o}=await a("GET /api/me/invitations");if(o.length===0&&!i){r?.remove(),r=null;return}r??=P(),u(s`${o.slice(0,h).map(n=>E(n,t))}
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
