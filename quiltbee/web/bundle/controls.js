import{G as a,I as o,k as $}from"./page.js";function h(n,t,e,s){return a`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${e}</h2>
${s} ${g(n,t)}
</section>`}function g(n,t){let e=n.errors[t]??"",s=n.told[t]??"";return a`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${e||o}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${s||o}</p>
</div>`}function f(n,t,e,s,i=""){return a`<button
type="button"
class=${i}
data-testid=${e}
aria-disabled=${n.busy===null?"false":"true"}
@click=${s}
>
${t}
</button>`}function b(n,t=!1){return async e=>{e.preventDefault();let s=e.target,i=new FormData(s);await n(d=>String(i.get(d)??""))&&t&&s.reset()}}function x(n,t){let{id:e,label:s,hint:i=s,value:d="",complete:c="off",optional:l=!1}=t,r=b(u=>t.send(u("text")),t.clears);return a`<form class="with-button" @submit=${r}>
<label class="visually-hidden" for=${e}>${s}</label>
<input
id=${e}
name="text"
data-testid=${e}
?required=${!l}
maxlength=${t.most??40}
autocomplete=${c}
placeholder=${i}
.defaultValue=${d}
/>
<button
type="submit"
class=${t.classes??""}
data-testid=${t.buttonId}
?disabled=${n.busy!==null}
>
${t.button}
</button>
</form>`}function y({id:n,label:t,labelledBy:e,caption:s,columns:i,rows:d,head:c}){return a`<div
class="scroll"
tabindex="0"
role="group"
aria-label=${t??o}
aria-labelledby=${e??o}
>
<table class="scores" data-testid=${n}>
${s?a`<caption id=${e}>
${s}
</caption>`:o}
<thead>
<tr>
${i.map(([l,r])=>a`<th scope="col" title=${r??o}>${l}</th>`)}
</tr>
</thead>
<tbody>
${d.map(l=>a`<tr class=${l.class??""}>
${l.cells.map((r,u)=>u===c?a`<th scope="row">${r}</th>`:a`<td>${r}</td>`)}
</tr>`)}
</tbody>
</table>
</div>`}function k(n,t){return a`<div class="qr">
${t?a`<img
alt=${$("qr-code")}
data-testid=${n}
src=${`data:image/svg+xml,${encodeURIComponent(t)}`}
/>`:o}
</div>`}export{h as a,g as b,f as c,b as d,x as e,y as f,k as g};
