import{D as r,F as l,G as c,I as d,i as a,n as u}from"./page.js";function x(n,t){let o=d("sure","sure-heading",e=>{let s=i=>()=>e.close(i);c(r`<h2 id="sure-heading">${n}</h2>
<div class="row">
<button type="button" class="main" @click=${s("")}>${a("cancel")}</button>
<button type="button" data-testid="sure" @click=${s("yes")}>${t}</button>
</div>`,e)});return new Promise(e=>{o.addEventListener("close",()=>e(o.returnValue==="yes"))})}var T={busy:null,told:{},errors:{}};async function P(n,t,o){if(n.get().busy!==null)return!1;n.dispatch({busy:t,told:{},errors:{}});try{let e=await o();return n.dispatch({busy:null,told:{[t]:e}}),!0}catch(e){return n.dispatch({busy:null,errors:{[t]:u(e)}}),!1}}function E({isSure:n},t){return n(a("sure-remove",{name:t}),a("remove"))}function R(n,t,o,e){return r`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${o}</h2>
${e} ${m(n,t)}
</section>`}function m(n,t){let o=n.errors[t]??"",e=n.told[t]??"";return r`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${o||l}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${e||l}</p>
</div>`}function q(n,t,o,e,s=""){return r`<button
type="button"
class=${s}
data-testid=${o}
aria-disabled=${n.busy===null?"false":"true"}
@click=${e}
>
${t}
</button>`}function f(n,t=!1){return async o=>{o.preventDefault();let e=o.target,s=new FormData(e);await n(i=>String(s.get(i)??""))&&t&&e.reset()}}function D(n,t){let{id:o,label:e,hint:s=e,value:i="",complete:p="off",optional:b=!1}=t,g=f($=>t.send($("text")),t.clears);return r`<form class="with-button" @submit=${g}>
<label class="visually-hidden" for=${o}>${e}</label>
<input
id=${o}
name="text"
data-testid=${o}
?required=${!b}
maxlength=${t.most??40}
autocomplete=${p}
placeholder=${s}
.defaultValue=${i}
/>
<button
type="submit"
class=${t.classes??""}
data-testid=${t.buttonId}
?disabled=${n.busy!==null}
>
${t.button}
</button>
</form>`}export{T as a,P as b,E as c,R as d,m as e,q as f,f as g,D as h,x as i};
