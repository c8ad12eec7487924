import{J as n,L as a,Lb as f,M as h,O as $,Sc as y,i as u,n as g,zc as w}from"./page.js";function M(r,t,e,s){return n`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${e}</h2>
${s} ${k(r,t)}
</section>`}function k(r,t){let e=r.errors[t]??"",s=r.told[t]??"";return n`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${e||a}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${s||a}</p>
</div>`}function V(r,t,e,s,o=""){return n`<button
type="button"
class=${o}
data-testid=${e}
aria-disabled=${r.busy===null?"false":"true"}
@click=${s}
>
${t}
</button>`}function x(r,t=!1){return async e=>{e.preventDefault();let s=e.target,o=new FormData(s);await r(i=>String(o.get(i)??""))&&t&&s.reset()}}function q(r,t){let{id:e,label:s,hint:o=s,value:i="",complete:l="off",optional:c=!1}=t,d=x(p=>t.send(p("text")),t.clears);return n`<form class="with-button" @submit=${d}>
<label class="visually-hidden" for=${e}>${s}</label>
<input
id=${e}
name="text"
data-testid=${e}
?required=${!c}
maxlength=${t.most??40}
autocomplete=${l}
placeholder=${o}
.defaultValue=${i}
/>
<button
type="submit"
class=${t.classes??""}
data-testid=${t.buttonId}
?disabled=${r.busy!==null}
>
${t.button}
</button>
</form>`}function A({id:r,label:t,labelledBy:e,caption:s,columns:o,rows:i,head:l}){return n`<div
class="scroll"
tabindex="0"
role="group"
aria-label=${t??a}
aria-labelledby=${e??a}
>
<table class="scores" data-testid=${r}>
${s?n`<caption id=${e}>
${s}
</caption>`:a}
<thead>
<tr>
${o.map(([c,d])=>n`<th scope="col" title=${d??a}>${c}</th>`)}
</tr>
</thead>
<tbody>
${i.map(c=>n`<tr class=${c.class??""}>
${c.cells.map((d,p)=>p===l?n`<th scope="row">${d}</th>`:n`<td>${d}</td>`)}
</tr>`)}
</tbody>
</table>
</div>`}function C(r,t,e,s){return n`<label class="tick"
><input
type="checkbox"
data-testid=${r}
.checked=${e}
@change=${o=>s(f(o))}
/><span>${t}</span></label
>`}function E(r,t){return n`<div class="qr">
${t?n`<img
alt=${u("qr-code")}
data-testid=${r}
src=${`data:image/svg+xml,${encodeURIComponent(t)}`}
/>`:a}
</div>`}function v(r,t){let e=$("sure","sure-heading",s=>{let o=i=>()=>s.close(i);h(n`<h2 id="sure-heading">${r}</h2>
<div class="row">
<button type="button" class="main" @click=${o("")}>${u("cancel")}</button>
<button type="button" data-testid="sure" @click=${o("yes")}>${t}</button>
</div>`,s)});return new Promise(s=>{e.addEventListener("close",()=>s(e.returnValue==="yes"))})}var m=class{constructor(t,e,s){this.shell=t;this.browser=e;this.show=s}shell;browser;show;busy=null;told={};errors={};view=()=>a;isShown=!1;isChanged=!1;stops=[];draw(){this.isShown=!0,this.show(n`${y(this.shell)}${this.view()}`)}changed=()=>{!this.isShown||this.isChanged||(this.isChanged=!0,queueMicrotask(()=>{this.isChanged=!1,this.draw()}))};until(t){this.stops.push(t)}close(){this.show=()=>{};for(let t of this.stops)t()}async ask(t,e){if(this.busy!==null)return!1;Object.assign(this,{busy:t,told:{},errors:{}}),this.changed();try{this.told={[t]:await e()??""}}catch(s){this.errors={[t]:g(s)}}return this.busy=null,this.changed(),t in this.told}isSureToRemove(t){return this.browser.isSure(u("sure-remove",{name:t}),u("remove"))}async share(t){try{await this.browser.share?.(t)}catch(e){if(!(e instanceof Error&&e.name==="AbortError"))throw e}}latest(t){return new b(t,this.changed)}},b=class{constructor(t,e){this.value=t;this.changed=e}value;changed;error="";turn=0;async read(t){let e=++this.turn;try{let s=await t;e===this.turn&&Object.assign(this,{value:s,error:""})}catch(s){e===this.turn&&(this.error=g(s))}this.changed()}};function z(r){return async({root:t,shell:e},...s)=>{let o={origin:location.origin,isSure:v,copy:w,share:"share"in navigator?l=>navigator.share(l):null},i=new m(e,o,l=>h(l,t));return i.view=await r(i,...s),i}}export{M as a,k as b,V as c,x as d,q as e,A as f,C as g,E as h,z as i};
