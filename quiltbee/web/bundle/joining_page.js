import{d as i}from"./controls.js";import{A as r,Ce as m,G as s,k as n}from"./page.js";function c(t,l){let e=t.latest({name:null});e.read(r("GET /api/me"));let a=o=>t.leave("join",()=>l(o.trim()||null));return()=>s`<form class="joining" @submit=${i(o=>a(o("name")))}>
<label
>${n("your-name")} <span class="small">${n("as-others-see")}</span>
<input
name="name"
data-testid="join-name"
maxlength="40"
autocomplete="nickname"
.defaultValue=${e.value.name??""}
/></label>
<button type="submit" class="main" data-testid="sit-down" ?disabled=${t.busy!==null}>
${n(t.busy===null?"sit-down":"sitting-down")}
</button>
${m(t.errors.join??e.error,"join-error")}
</form>`}export{c as a};
