import{d as s}from"./controls.js";import{A as e,G as m,Ge as l,ba as i,k as t}from"./page.js";function $(n,a){let r=n.latest({name:null});r.read(e("GET /api/me"));let u=o=>n.leave("join",()=>a(o.trim()||null));return()=>m`<form class="joining" @submit=${s(o=>u(o("name")))}>
<label
>${t("your-name")} <span class="small">${t("as-others-see")}</span>
<input
name="name"
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.defaultValue=${r.value.name??""}
/></label>
${i("sit-down",t(n.busy===null?"sit-down":"sitting-down"),n.busy!==null,"main")}
${l(n.errors.join??r.error,"join-error")}
</form>`}export{$ as a};
