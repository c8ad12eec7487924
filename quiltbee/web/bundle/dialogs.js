import{J as b}from"./table.js";import{G as i,I as d,Q as m,aa as s,b as l,c as p,k as t,ua as c,vb as u}from"./page.js";function G({state:e,game:o,shell:n}){if(e.dialog===null)return d;let a=()=>o.dialog(null),r=()=>c(n,a,()=>o.type(!0));return i`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${a}
data-testid=${`dialog-${e.dialog}`}
>
${{settings:r,resign:g,practice:w,abort:f,handover:h,report:y}[e.dialog](o,a)}
</dialog>`}function T(e){let o=e.querySelector("dialog");o&&!o.open&&o.showModal()}function g(e,o){return i`<h2 id="dialog-heading">${t("resign-question")}</h2>
<p>${$(e.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t("play-on")}</button>
${s("resign-confirm",t("resign"),()=>e.resign())}
</div>`}function $(e){return e.rated?t("resign-rated"):t(e.mode==="remote"?"resign-plain":"resign-undo")}function f(e,o){let n=u(e.state.table);return i`<h2 id="dialog-heading">${t(n?"abort-close-question":"abort-question")}</h2>
<p>${t(n?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t(n?"wait":"play-on")}</button>
${s("abort-confirm",t(n?"close-it":"call-it-off"),()=>e.abort())}
</div>`}function h(e,o){return i`<form @submit=${a=>{a.preventDefault();let r=a.target;e.handOver(Number(new FormData(r).get("level")))}}>
<h2 id="dialog-heading">${t("handover-question")}</h2>
<p>${t("handover-text")}</p>
<p>
<label
>${t("level")}
<select name="level" data-testid="handover-level">
${l.map(({level:a})=>i`<option value=${a} ?selected=${a===p}>
${t("level-and-name",{level:String(a),name:m(a)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${t("let-it-play")}</button>
<button type="button" @click=${o}>${t("wait")}</button>
</div>
</form>`}var v=["name","cheating","leaving","other"];function y(e,o){return i`<form @submit=${a=>{a.preventDefault();let r=new FormData(a.target);e.report(r.get("reason"),String(r.get("text")))}}>
<h2 id="dialog-heading">${t("report-title")}</h2>
<p>${t("report-who-reads")}</p>
<p>
<label
>${t("report-reason")}
<select name="reason" data-testid="report-reason">
${v.map(a=>i`<option value=${a}>${t(`report-${a}`)}</option>`)}
</select></label
>
</p>
<p>
<label
>${t("report-what")}
<textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
</label>
</p>
<div class="row">
<button type="submit" class="main" data-testid="report-confirm">${t("report")}</button>
<button type="button" @click=${o}>${t("cancel")}</button>
</div>
</form>`}function w(e,o){return i`<h2 id="dialog-heading">${t("practice-question")}</h2>
<p>${t("practice-text")}</p>
<div class="row">
${s("practice-confirm",t("undo"),()=>e.practise(),{classes:"main"})}
<button type="button" @click=${o}>${t("play-on")}</button>
</div>`}export{G as dialogs,T as showDialog,b as table};
