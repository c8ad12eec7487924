import{K as s,M as a,N as c,i as l,n as i,pd as d}from"./page.js";function g(e,t){let r=d("sure","sure-heading",o=>{let n=u=>()=>o.close(u);c(s`<h2 id="sure-heading">${e}</h2>
<div class="row">
<button type="button" class="main" @click=${n("")}>${l("cancel")}</button>
<button type="button" data-testid="sure" @click=${n("yes")}>${t}</button>
</div>`,o)});return new Promise(o=>{r.addEventListener("close",()=>o(r.returnValue==="yes"))})}var S={busy:null,told:{},errors:{}};async function T(e,t,r){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await r();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:i(o)}}),!1}}function D({isSure:e},t){return e(l("sure-remove",{name:t}),l("remove"))}function V(e,t,r,o){return s`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${r}</h2>
${o} ${f(e,t)}
</section>`}function f(e,t){let r=e.errors[t]??"",o=e.told[t]??"";return s`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${r||a}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${o||a}</p>
</div>`}function q(e,t,r,o,n=""){return s`<button
type="button"
class=${n}
data-testid=${r}
aria-disabled=${e.busy===null?"false":"true"}
@click=${o}
>
${t}
</button>`}function m(e){return t=>{t.preventDefault();let r=new FormData(t.target);e(o=>String(r.get(o)??""))}}function F(e,t){let{id:r,label:o,hint:n=o,value:u="",complete:$="off",optional:p=!1}=t;return s`<form class="with-button" @submit=${m(b=>t.send(b("text")))}>
<label class="visually-hidden" for=${r}>${o}</label>
<input
id=${r}
name="text"
data-testid=${r}
?required=${!p}
maxlength=${t.most??40}
autocomplete=${$}
placeholder=${n}
.defaultValue=${u}
/>
<button
type="submit"
class=${t.classes??""}
data-testid=${t.buttonId}
?disabled=${e.busy!==null}
>
${t.button}
</button>
</form>`}export{S as a,T as b,D as c,V as d,f as e,q as f,m as g,F as h,g as i};
