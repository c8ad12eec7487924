import{J as s,L as i,M as a,i as n,n as l,nd as c}from"./page.js";function m(r,t){let o=c("sure","sure-heading",e=>{let u=d=>()=>e.close(d);a(s`<h2 id="sure-heading">${r}</h2>
<div class="row">
<button type="button" class="main" @click=${u("")}>${n("cancel")}</button>
<button type="button" data-testid="sure" @click=${u("yes")}>${t}</button>
</div>`,e)});return new Promise(e=>{o.addEventListener("close",()=>e(o.returnValue==="yes"))})}var v={busy:null,told:{},errors:{}};async function x(r,t,o){if(r.get().busy!==null)return!1;r.dispatch({busy:t,told:{},errors:{}});try{let e=await o();return r.dispatch({busy:null,told:{[t]:e}}),!0}catch(e){return r.dispatch({busy:null,errors:{[t]:l(e)}}),!1}}function k({isSure:r},t){return r(n("sure-remove",{name:t}),n("remove"))}function D(r,t,o,e){return s`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${o}</h2>
${e} ${p(r,t)}
</section>`}function p(r,t){let o=r.errors[t]??"",e=r.told[t]??"";return s`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${o||i}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${e||i}</p>
</div>`}function E(r,t,o,e,u=""){return s`<button
type="button"
class=${u}
data-testid=${o}
aria-disabled=${r.busy===null?"false":"true"}
@click=${e}
>
${t}
</button>`}function T(r){return t=>{t.preventDefault();let o=new FormData(t.target);r(e=>String(o.get(e)??""))}}export{v as a,x as b,k as c,D as d,p as e,E as f,T as g,m as h};
