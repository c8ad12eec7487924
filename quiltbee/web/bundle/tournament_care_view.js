import{c as p,e as c}from"./controls.js";import{A as o,G as s,ga as m,k as e}from"./page.js";var d=class{constructor(r,a,n,t){this.page=r;this.section=a;this.id=n;this.done=t}page;section;id;done;reason="";view(r,a=this.id()){let{page:n}=this;return s`${m("care-reason",e("reason-for-log"),t=>this.reason=t)}
${c(n,{id:"tournament-name",label:e("tournament-new-name"),button:e("rename"),buttonId:"rename-tournament",clears:!0,send:t=>this.change("rename_tournament",t.trim())})}
<div class="row">
${r.map(t=>{let i=t==="end_tournament"||t==="delete_tournament",g=async()=>{let u=()=>n.browser.isSure(e(`sure-${t}`,{name:a}),e(t));this.id()&&(!i||await u())&&await this.change(t)};return p(n,e(t),t,g,i?"danger":"")})}
</div>`}change(r,a){let{reason:n}=this;return this.page.ask(this.section,async()=>(await o("POST /api/admin",{action:r,tournament:this.id(),name:a,reason:n}),await this.done(r),e("done")))}};export{d as a};
