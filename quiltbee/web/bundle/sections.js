import{K as n,M as u,N as c,i as a,n as i,qd as d}from"./page.js";function v(o,t){let r=d("sure","sure-heading",e=>{let s=l=>()=>e.close(l);c(n`<h2 id="sure-heading">${o}</h2>
<div class="row">
<button type="button" class="main" @click=${s("")}>${a("cancel")}</button>
<button type="button" data-testid="sure" @click=${s("yes")}>${t}</button>
</div>`,e)});return new Promise(e=>{r.addEventListener("close",()=>e(r.returnValue==="yes"))})}var T={busy:null,told:{},errors:{}};async function D(o,t,r){if(o.get().busy!==null)return!1;o.dispatch({busy:t,told:{},errors:{}});try{let e=await r();return o.dispatch({busy:null,told:{[t]:e}}),!0}catch(e){return o.dispatch({busy:null,errors:{[t]:i(e)}}),!1}}function E({isSure:o},t){return o(a("sure-remove",{name:t}),a("remove"))}function q(o,t,r,e){return n`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${r}</h2>
${e} ${m(o,t)}
</section>`}function m(o,t){let r=o.errors[t]??"",e=o.told[t]??"";return n`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${r||u}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${e||u}</p>
</div>`}function F(o,t,r,e,s=""){return n`<button
type="button"
class=${s}
data-testid=${r}
aria-disabled=${o.busy===null?"false":"true"}
@click=${e}
>
${t}
</button>`}function h(o,t=!1){return async r=>{r.preventDefault();let e=r.target,s=new FormData(e);await o(l=>String(s.get(l)??""))&&t&&e.reset()}}function L(o,t){let{id:r,label:e,hint:s=e,value:l="",complete:$="off",optional:p=!1}=t,b=h(f=>t.send(f("text")),t.clears);return n`<form class="with-button" @submit=${b}>
<label class="visually-hidden" for=${r}>${e}</label>
<input
id=${r}
name="text"
data-testid=${r}
?required=${!p}
maxlength=${t.most??40}
autocomplete=${$}
placeholder=${s}
.defaultValue=${l}
/>
<button
type="submit"
class=${t.classes??""}
data-testid=${t.buttonId}
?disabled=${o.busy!==null}
>
${t.button}
</button>
</form>`}export{T as a,D as b,E as c,q as d,m as e,F as f,h as g,L as h,v as i};
