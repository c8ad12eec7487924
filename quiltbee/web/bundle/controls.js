import{$b as f,Oc as y,P as o,R as a,S as c,cd as v,ha as w,j as l,o as p}from"./page.js";function k(r,t){let e=w("sure","sure-heading",s=>{let n=i=>()=>s.close(i);c(o`<h2 id="sure-heading">${r}</h2>
<div class="row">
<button type="button" class="main" @click=${n("")}>${l("cancel")}</button>
<button type="button" data-testid="sure" @click=${n("yes")}>${t}</button>
</div>`,s)});return new Promise(s=>{e.addEventListener("close",()=>s(e.returnValue==="yes"))})}function x(){return{origin:location.origin,isSure:k,copy:y,share:"share"in navigator?r=>navigator.share(r):null}}var m=class{constructor(t,e,s){this.shell=t;this.browser=e;this.changed=s}shell;browser;changed;busy=null;told={};errors={};async ask(t,e){if(this.busy!==null)return!1;Object.assign(this,{busy:t,told:{},errors:{}}),this.changed();try{this.told={[t]:await e()??""}}catch(s){this.errors={[t]:p(s)}}return this.busy=null,this.changed(),t in this.told}async leave(t,e){let s="";await this.ask(t,async()=>{({url:s}=await e())})&&(this.busy=t,this.changed(),this.shell.go(s))}isSureToRemove(t){return this.browser.isSure(l("sure-remove",{name:t}),l("remove"))}async share(t){try{await this.browser.share?.(t)}catch(e){if(!(e instanceof Error&&e.name==="AbortError"))throw e}}latest(t){return new $(t,this.changed)}},b=class extends m{constructor(e,s,n){super(e,s,()=>this.drawSoon());this.shell=e;this.show=n}shell;show;view=()=>a;middle=()=>a;drawn=()=>{};isShown=!1;isChanged=!1;stops=[];draw(){this.isShown=!0,this.show(o`${v(this.shell,this.middle())}${this.view()}`),this.drawn()}drawSoon(){!this.isShown||this.isChanged||(this.isChanged=!0,queueMicrotask(()=>{this.isChanged=!1,this.draw()}))}until(e){this.stops.push(e)}close(){this.show=()=>{};for(let e of this.stops)e()}},$=class{constructor(t,e){this.value=t;this.changed=e}value;changed;error="";isReading=!1;turn=0;async read(t){let e=++this.turn;this.isReading=!0,this.changed();let s=await t.then(n=>({value:n,error:""}),n=>({error:p(n)}));e===this.turn&&(Object.assign(this,s,{isReading:!1}),this.changed())}};function B(r){return async({root:t,shell:e},...s)=>{let n=new b(e,x(),i=>c(i,t));return n.view=await r(n,...s),n}}function L(r,t,e,s){return o`<section
class=${`panel section-${t}`}
aria-labelledby=${`${t}-heading`}
data-testid=${t}
>
<h2 id=${`${t}-heading`}>${e}</h2>
${s} ${P(r,t)}
</section>`}function P(r,t){let e=r.errors[t]??"",s=r.told[t]??"";return o`<div class="outcome">
<p class="notice" role="alert" data-testid=${`${t}-error`}>${e||a}</p>
<p class="small" role="status" data-testid=${`${t}-told`}>${s||a}</p>
</div>`}function U(r,t,e,s,n=""){return o`<button
type="button"
class=${n}
data-testid=${e}
aria-disabled=${r.busy===null?"false":"true"}
@click=${s}
>
${t}
</button>`}function S(r,t=!1){return async e=>{e.preventDefault();let s=e.target,n=new FormData(s);await r(i=>String(n.get(i)??""))&&t&&s.reset()}}function _(r,t){let{id:e,label:s,hint:n=s,value:i="",complete:h="off",optional:u=!1}=t,d=S(g=>t.send(g("text")),t.clears);return o`<form class="with-button" @submit=${d}>
<label class="visually-hidden" for=${e}>${s}</label>
<input
id=${e}
name="text"
data-testid=${e}
?required=${!u}
maxlength=${t.most??40}
autocomplete=${h}
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
</form>`}function z({id:r,label:t,labelledBy:e,caption:s,columns:n,rows:i,head:h}){return o`<div
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
${n.map(([u,d])=>o`<th scope="col" title=${d??a}>${u}</th>`)}
</tr>
</thead>
<tbody>
${i.map(u=>o`<tr class=${u.class??""}>
${u.cells.map((d,g)=>g===h?o`<th scope="row">${d}</th>`:o`<td>${d}</td>`)}
</tr>`)}
</tbody>
</table>
</div>`}function G(r,t,e,s,n=!1){return o`<label class="tick"
><input
type="checkbox"
data-testid=${r}
.checked=${e}
?disabled=${n}
@change=${i=>s(f(i))}
/><span>${t}</span></label
>`}function J(r,t){return o`<div class="qr">
${t?o`<img
alt=${l("qr-code")}
data-testid=${r}
src=${`data:image/svg+xml,${encodeURIComponent(t)}`}
/>`:a}
</div>`}export{x as a,m as b,B as c,L as d,P as e,U as f,S as g,_ as h,z as i,G as j,J as k};
