import{F as i,H as d,P as p,a as s,b as l,eb as u,j as t,oa as c}from"./page.js";function L({state:e,game:o,shell:a}){if(e.dialog===null)return d;let n=()=>o.dialog(null),r=()=>c(a,n,()=>o.type(!0));return i`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${n}
data-testid=${`dialog-${e.dialog}`}
>
${{settings:r,resign:m,practice:v,abort:g,handover:$,report:h}[e.dialog](o,n)}
</dialog>`}function R(e){let o=e.querySelector("dialog");o&&!o.open&&o.showModal()}function m(e,o){return i`<h2 id="dialog-heading">${t("resign-question")}</h2>
<p>${b(e.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
${t("resign")}
</button>
</div>`}function b(e){return e.rated?t("resign-rated"):t(e.mode==="remote"?"resign-plain":"resign-undo")}function g(e,o){let a=u(e.state.table);return i`<h2 id="dialog-heading">${t(a?"abort-close-question":"abort-question")}</h2>
<p>${t(a?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t(a?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
${t(a?"close-it":"call-it-off")}
</button>
</div>`}function $(e,o){return i`<form @submit=${n=>{n.preventDefault();let r=n.target;e.handOver(Number(new FormData(r).get("level")))}}>
<h2 id="dialog-heading">${t("handover-question")}</h2>
<p>${t("handover-text")}</p>
<p>
<label
>${t("level")}
<select name="level" data-testid="handover-level">
${s.map(({level:n})=>i`<option value=${n} ?selected=${n===l}>
${t("level-and-name",{level:String(n),name:p(n)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${t("let-it-play")}</button>
<button type="button" @click=${o}>${t("wait")}</button>
</div>
</form>`}var f=["name","cheating","leaving","other"];function h(e,o){return i`<form @submit=${n=>{n.preventDefault();let r=new FormData(n.target);e.report(r.get("reason"),String(r.get("text")))}}>
<h2 id="dialog-heading">${t("report-title")}</h2>
<p>${t("report-who-reads")}</p>
<p>
<label
>${t("report-reason")}
<select name="reason" data-testid="report-reason">
${f.map(n=>i`<option value=${n}>${t(`report-${n}`)}</option>`)}
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
</form>`}function v(e,o){return i`<h2 id="dialog-heading">${t("practice-question")}</h2>
<p>${t("practice-text")}</p>
<div class="row">
<button
type="button"
class="main"
data-testid="practice-confirm"
@click=${()=>e.practise()}
>
${t("undo")}
</button>
<button type="button" @click=${o}>${t("play-on")}</button>
</div>`}export{L as dialogs,R as showDialog};
