import{G as o,I as r,aa as g,ba as b,k as $}from"./page.js";function y(n,t,e,s){return o`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${e}</h2>
${s} ${p(n,t)}
</section>`}function p(n,t){let e=n.errors[t]??"",s=n.outcomes[t]??"";return o`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${e||r}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${s||r}</p>
</div>`}function k(n,t,e,s,i=""){return g(e,t,s,{classes:i,off:n.busy!==null})}function m(n,t=!1){return async e=>{e.preventDefault();let s=e.target,i=new FormData(s);await n(c=>String(i.get(c)??""))&&t&&s.reset()}}function v(n,t){let{id:e,label:s,hint:i=s,value:c="",complete:d="off",optional:a=!1}=t,l=m(u=>t.send(u("text")),t.clears);return o`<form class="with-button" @submit=${l}>
<label class="visually-hidden" for=${e}>${s}</label>
<input
id=${e}
name="text"
data-testid=${e}
?required=${!a}
maxlength=${t.most??40}
autocomplete=${d}
placeholder=${i}
.defaultValue=${c}
/>
${b(t.buttonId,t.button,n.busy!==null,t.classes??"")}
</form>`}function w({id:n,label:t,labelledBy:e,caption:s,columns:i,rows:c,head:d}){return o`<div
class="scroll"
tabindex="0"
role="group"
aria-label=${t??r}
aria-labelledby=${e??r}
>
<table class="scores" data-testid=${n}>
${s?o`<caption id=${e}>
${s}
</caption>`:r}
<thead>
<tr>
${i.map(([a,l])=>o`<th scope="col" title=${l??r}>${a}</th>`)}
</tr>
</thead>
<tbody>
${c.map(a=>o`<tr class=${a.class??""}>
${a.cells.map((l,u)=>u===d?o`<th scope="row">${l}</th>`:o`<td>${l}</td>`)}
</tr>`)}
</tbody>
</table>
</div>`}function T(n,t){return o`<div class="qr">
${t?o`<img
alt=${$("qr-code")}
data-testid=${n}
src=${`data:image/svg+xml,${encodeURIComponent(t)}`}
/>`:r}
</div>`}export{y as a,p as b,k as c,m as d,v as e,w as f,T as g};
