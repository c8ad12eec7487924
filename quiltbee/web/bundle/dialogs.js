import{J as f}from"./table.js";import{G as i,I as l,Q as d,_ as m,aa as s,b as c,c as p,k as t,ua as u,vb as b}from"./page.js";function $({state:e,game:o}){if(!e.typing)return l;let a=e.notice?.typed?e.notice:null;return i`<form
class="command"
aria-label=${t("command-line")}
@submit=${n=>g(n,o)}
>
${a?.kind==="error"?i`<p class="notice" data-testid="notice">${m("cancel")} ${a.text}</p>`:i`<p class="answer" data-testid="command-answer">${a?.text??""}</p>`}
<div class="command-row">
<label for="command" class="visually-hidden">${t("command")}</label>
<input
id="command"
name="command"
data-testid="command"
autocomplete="off"
autocapitalize="off"
spellcheck="false"
placeholder="X0a7, pass, m, fit 2, ?"
@keydown=${n=>v(n,o)}
/>
<button type="submit" class="main">${t("enter")}</button>
<button type="button" aria-label=${t("close")} @click=${()=>o.type(!1)}>
${m("cancel")}
</button>
</div>
</form>`}function g(e,o){e.preventDefault();let n=e.target.elements.namedItem("command");o.onLine(n.value),n.value=""}function v(e,o){e.key==="Escape"&&(e.preventDefault(),o.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function O({state:e,game:o,shell:a}){if(e.dialog===null)return l;let n=()=>o.dialog(null),r=()=>u(a,n,()=>o.type(!0));return i`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${n}
data-testid=${`dialog-${e.dialog}`}
>
${{settings:r,resign:h,practice:S,abort:x,handover:w,report:L}[e.dialog](o,n)}
</dialog>`}function A(e){let o=e.querySelector("dialog");o&&!o.open&&o.showModal()}function h(e,o){return i`<h2 id="dialog-heading">${t("resign-question")}</h2>
<p>${y(e.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t("play-on")}</button>
${s("resign-confirm",t("resign"),()=>e.resign())}
</div>`}function y(e){return e.rated?t("resign-rated"):t(e.mode==="remote"?"resign-plain":"resign-undo")}function x(e,o){let a=b(e.state.table);return i`<h2 id="dialog-heading">${t(a?"abort-close-question":"abort-question")}</h2>
<p>${t(a?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t(a?"wait":"play-on")}</button>
${s("abort-confirm",t(a?"close-it":"call-it-off"),()=>e.abort())}
</div>`}function w(e,o){return i`<form @submit=${n=>{n.preventDefault();let r=n.target;e.handOver(Number(new FormData(r).get("level")))}}>
<h2 id="dialog-heading">${t("handover-question")}</h2>
<p>${t("handover-text")}</p>
<p>
<label
>${t("level")}
<select name="level" data-testid="handover-level">
${c.map(({level:n})=>i`<option value=${n} ?selected=${n===p}>
${t("level-and-name",{level:String(n),name:d(n)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${t("let-it-play")}</button>
<button type="button" @click=${o}>${t("wait")}</button>
</div>
</form>`}var E=["name","cheating","leaving","other"];function L(e,o){return i`<form @submit=${n=>{n.preventDefault();let r=new FormData(n.target);e.report(r.get("reason"),String(r.get("text")))}}>
<h2 id="dialog-heading">${t("report-title")}</h2>
<p>${t("report-who-reads")}</p>
<p>
<label
>${t("report-reason")}
<select name="reason" data-testid="report-reason">
${E.map(n=>i`<option value=${n}>${t(`report-${n}`)}</option>`)}
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
</form>`}function S(e,o){return i`<h2 id="dialog-heading">${t("practice-question")}</h2>
<p>${t("practice-text")}</p>
<div class="row">
${s("practice-confirm",t("undo"),()=>e.practise(),{classes:"main"})}
<button type="button" @click=${o}>${t("play-on")}</button>
</div>`}export{$ as commandLine,O as dialogs,A as showDialog,f as table};
