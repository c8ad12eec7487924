import{Mc as w,O as o,Q as a,R as h,Zb as f,dd as y,ga as $,j as u,o as p}from"./page.js";function v(r,t){let e=$("sure","sure-heading",s=>{let n=i=>()=>s.close(i);h(o`<h2 id="sure-heading">${r}</h2>
<div class="row">
<button type="button" class="main" @click=${n("")}>${u("cancel")}</button>
<button type="button" data-testid="sure" @click=${n("yes")}>${t}</button>
</div>`,s)});return new Promise(s=>{e.addEventListener("close",()=>s(e.returnValue==="yes"))})}var m=class{constructor(t,e,s){this.shell=t;this.browser=e;this.show=s}shell;browser;show;busy=null;told={};errors={};view=()=>a;isShown=!1;isChanged=!1;stops=[];draw(){this.isShown=!0,this.show(o`${y(this.shell)}${this.view()}`)}changed=()=>{!this.isShown||this.isChanged||(this.isChanged=!0,queueMicrotask(()=>{this.isChanged=!1,this.draw()}))};until(t){this.stops.push(t)}close(){this.show=()=>{};for(let t of this.stops)t()}async ask(t,e){if(this.busy!==null)return!1;Object.assign(this,{busy:t,told:{},errors:{}}),this.changed();try{this.told={[t]:await e()??""}}catch(s){this.errors={[t]:p(s)}}return this.busy=null,this.changed(),t in this.told}async leave(t,e){let s="";await this.ask(t,async()=>{({url:s}=await e())})&&(this.busy=t,this.shell.go(s))}isSureToRemove(t){return this.browser.isSure(u("sure-remove",{name:t}),u("remove"))}async share(t){try{await this.browser.share?.(t)}catch(e){if(!(e instanceof Error&&e.name==="AbortError"))throw e}}latest(t){return new b(t,this.changed)}},b=class{constructor(t,e){this.value=t;this.changed=e}value;changed;error="";isReading=!1;turn=0;async read(t){let e=++this.turn;this.isReading=!0,this.changed();let s=await t.then(n=>({value:n,error:""}),n=>({error:p(n)}));e===this.turn&&(Object.assign(this,s,{isReading:!1}),this.changed())}};function E(r){return async({root:t,shell:e},...s)=>{let n={origin:location.origin,isSure:v,copy:w,share:"share"in navigator?l=>navigator.share(l):null},i=new m(e,n,l=>h(l,t));return i.view=await r(i,...s),i}}function F(r,t,e,s){return o`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${e}</h2>
${s} ${k(r,t)}
</section>`}function k(r,t){let e=r.errors[t]??"",s=r.told[t]??"";return o`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${e||a}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${s||a}</p>
</div>`}function H(r,t,e,s,n=""){return o`<button
type="button"
class=${n}
data-testid=${e}
aria-disabled=${r.busy===null?"false":"true"}
@click=${s}
>
${t}
</button>`}function x(r,t=!1){return async e=>{e.preventDefault();let s=e.target,n=new FormData(s);await r(i=>String(n.get(i)??""))&&t&&s.reset()}}function L(r,t){let{id:e,label:s,hint:n=s,value:i="",complete:l="off",optional:c=!1}=t,d=x(g=>t.send(g("text")),t.clears);return o`<form class="with-button" @submit=${d}>
<label class="visually-hidden" for=${e}>${s}</label>
<input
id=${e}
name="text"
data-testid=${e}
?required=${!c}
maxlength=${t.most??40}
autocomplete=${l}
placeholder=${n}
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
</form>`}function U({id:r,label:t,labelledBy:e,caption:s,columns:n,rows:i,head:l}){return o`<div
class="scroll"
tabindex="0"
role="group"
aria-label=${t??a}
aria-labelledby=${e??a}
>
<table class="scores" data-testid=${r}>
${s?o`<caption id=${e}>
${s}
</caption>`:a}
<thead>
<tr>
${n.map(([c,d])=>o`<th scope="col" title=${d??a}>${c}</th>`)}
</tr>
</thead>
<tbody>
${i.map(c=>o`<tr class=${c.class??""}>
${c.cells.map((d,g)=>g===l?o`<th scope="row">${d}</th>`:o`<td>${d}</td>`)}
</tr>`)}
</tbody>
</table>
</div>`}function _(r,t,e,s,n=!1){return o`<label class="tick"
><input
type="checkbox"
data-testid=${r}
.checked=${e}
?disabled=${n}
@change=${i=>s(f(i))}
/><span>${t}</span></label
>`}function z(r,t){return o`<div class="qr">
${t?o`<img
alt=${u("qr-code")}
data-testid=${r}
src=${`data:image/svg+xml,${encodeURIComponent(t)}`}
/>`:a}
</div>`}export{E as a,F as b,k as c,H as d,x as e,L as f,U as g,_ as h,z as i};
