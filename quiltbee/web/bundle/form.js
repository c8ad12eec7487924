import{g as p}from"./controls.js";import{P as o,R as g,_b as c,ac as u,j as l}from"./page.js";var f=class{constructor(t,n){this.settings=t;this.changed=n;let r=Object.entries(t).map(([a,{start:s}])=>[a,s]);this.values=Object.fromEntries(r)}settings;changed;values;set(t){Object.assign(this.values,t),this.changed()}control(t,n=()=>({})){return this.settings[t].control(this.values[t],r=>this.set({[t]:r,...n(r)}))}};function v(e){return{start:e,control:()=>g}}function b(e,t,n){return{start:"",control:(r,a)=>o`<label
>${l(e)}
<input
data-testid=${e}
required
maxlength=${t}
autocomplete="off"
placeholder=${l(n)}
.value=${r}
@input=${s=>a(u(s))}
/></label>`}}function x(e,t){return{start:"",control:(n,r)=>o`<label
>${l(t)}
<input
type="datetime-local"
data-testid=${e}
.value=${n}
@input=${a=>r(u(a))}
/></label>`}}function O(e,t,n){return{start:"",control:(r,a)=>o`<label
>${l(e)} <span class="small">${l(`${e}-note`)}</span>
<input
type="number"
min=${t}
max=${n}
data-testid=${e}
.value=${r}
@input=${s=>a(u(s))}
/></label>`}}function h(e,t){return{start:!1,control:(n,r)=>p(e,l(t),n,r)}}function y(e,t,n,r=e){return{start:n[0],control:(a,s)=>c(e,l(t),n.map(i=>[i,l(`${r}-${i}`)]),a,i=>s(i))}}function k(e,t,n,r){return{start:n[0],control:(a,s)=>o`<label
>${l(t)}
<select data-testid=${e} @change=${i=>s(u(i))}>
${n.map(i=>o`<option value=${i} ?selected=${i===a}>${r(i)}</option>`)}
</select></label
>`}}export{f as a,v as b,b as c,x as d,O as e,h as f,y as g,k as h};
