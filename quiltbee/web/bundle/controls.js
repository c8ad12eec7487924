import{P as a,R as i,bc as b,j as $}from"./page.js";function k(n,t,e,s){return a`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${e}</h2>
${s} ${g(n,t)}
</section>`}function g(n,t){let e=n.errors[t]??"",s=n.told[t]??"";return a`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${e||i}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${s||i}</p>
</div>`}function x(n,t,e,s,o=""){return a`<button
type="button"
class=${o}
data-testid=${e}
aria-disabled=${n.busy===null?"false":"true"}
@click=${s}
>
${t}
</button>`}function p(n,t=!1){return async e=>{e.preventDefault();let s=e.target,o=new FormData(s);await n(l=>String(o.get(l)??""))&&t&&s.reset()}}function y(n,t){let{id:e,label:s,hint:o=s,value:l="",complete:c="off",optional:r=!1}=t,d=p(u=>t.send(u("text")),t.clears);return a`<form class="with-button" @submit=${d}>
<label class="visually-hidden" for=${e}>${s}</label>
<input
id=${e}
name="text"
data-testid=${e}
?required=${!r}
maxlength=${t.most??40}
autocomplete=${c}
placeholder=${o}
.defaultValue=${l}
/>
<button
type="submit"
class=${t.classes??""}
data-testid=${t.buttonId}
?disabled=${n.busy!==null}
>
${t.button}
</button>
</form>`}function v({id:n,label:t,labelledBy:e,caption:s,columns:o,rows:l,head:c}){return a`<div
class="scroll"
tabindex="0"
role="group"
aria-label=${t??i}
aria-labelledby=${e??i}
>
<table class="scores" data-testid=${n}>
${s?a`<caption id=${e}>
${s}
</caption>`:i}
<thead>
<tr>
${o.map(([r,d])=>a`<th scope="col" title=${d??i}>${r}</th>`)}
</tr>
</thead>
<tbody>
${l.map(r=>a`<tr class=${r.class??""}>
${r.cells.map((d,u)=>u===c?a`<th scope="row">${d}</th>`:a`<td>${d}</td>`)}
</tr>`)}
</tbody>
</table>
</div>`}function w(n,t,e,s,o=!1){return a`<label class="tick"
><input
type="checkbox"
data-testid=${n}
.checked=${e}
?disabled=${o}
@change=${l=>s(b(l))}
/><span>${t}</span></label
>`}function T(n,t){return a`<div class="qr">
${t?a`<img
alt=${$("qr-code")}
data-testid=${n}
src=${`data:image/svg+xml,${encodeURIComponent(t)}`}
/>`:i}
</div>`}export{k as a,g as b,x as c,p as d,y as e,v as f,w as g,T as h};
