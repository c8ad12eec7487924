import{c,e as p}from"./controls.js";import{A as o,Q as s,V as m,k as e}from"./page.js";var d=class{constructor(r,a,n,t){this.page=r;this.section=a;this.id=n;this.done=t}page;section;id;done;reason="";view(r,a=this.id()){let{page:n}=this;return s`<label for="care-reason" class="small">${e("reason-for-log")}</label>
<input
id="care-reason"
data-testid="care-reason"
maxlength="200"
autocomplete="off"
@input=${t=>this.reason=m(t)}
/>
${p(n,{id:"tournament-name",label:e("tournament-new-name"),button:e("rename"),buttonId:"rename-tournament",clears:!0,send:t=>this.change("rename_tournament",t.trim())})}
<div class="row">
${r.map(t=>{let i=t==="end_tournament"||t==="delete_tournament",l=async()=>{let u=()=>n.browser.isSure(e(`sure-${t}`,{name:a}),e(t));this.id()&&(!i||await u())&&await this.change(t)};return c(n,e(t),t,l,i?"danger":"")})}
</div>`}change(r,a){let{reason:n}=this;return this.page.ask(this.section,async()=>(await o("POST /api/admin",{action:r,tournament:this.id(),name:a,reason:n}),await this.done(r),e("done")))}};export{d as a};
