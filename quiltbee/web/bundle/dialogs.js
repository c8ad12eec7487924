import{J as b}from"./table.js";import{G as i,I as l,Q as d,_ as s,b as m,c,k as t,qa as p,rb as u}from"./page.js";function f({state:e,game:o}){if(!e.typing)return l;let a=e.notice?.typed?e.notice:null;return i`<form
class="command"
aria-label=${t("command-line")}
@submit=${n=>$(n,o)}
>
${a?.kind==="error"?i`<p class="notice" data-testid="notice">${s("cancel")} ${a.text}</p>`:i`<p class="answer" data-testid="command-answer">${a?.text??""}</p>`}
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
@keydown=${n=>g(n,o)}
/>
<button type="submit" class="main">${t("enter")}</button>
<button type="button" aria-label=${t("close")} @click=${()=>o.type(!1)}>
${s("cancel")}
</button>
</div>
</form>`}function $(e,o){e.preventDefault();let n=e.target.elements.namedItem("command");o.onLine(n.value),n.value=""}function g(e,o){e.key==="Escape"&&(e.preventDefault(),o.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function N({state:e,game:o,shell:a}){if(e.dialog===null)return l;let n=()=>o.dialog(null),r=()=>p(a,n,()=>o.type(!0));return i`<dialog
import{F as n,H as d,P as c,_ as s,a as l,b as p,ib as u,j as t,sa as m}from"./page.js";function D({state:e,game:o,shell:a}){if(e.dialog===null)return d;let i=()=>o.dialog(null),r=()=>m(a,i,()=>o.type(!0));return n`<dialog
class="sheet"
aria-labelledby="dialog-heading"
@close=${i}
data-testid=${`dialog-${e.dialog}`}
>
${{settings:r,resign:v,practice:k,abort:y,handover:x,report:E}[e.dialog](o,n)}
</dialog>`}function H(e){let o=e.querySelector("dialog");o&&!o.open&&o.showModal()}function v(e,o){return i`<h2 id="dialog-heading">${t("resign-question")}</h2>
<p>${h(e.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t("play-on")}</button>
<button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
${t("resign")}
</button>
</div>`}function h(e){return e.rated?t("resign-rated"):t(e.mode==="remote"?"resign-plain":"resign-undo")}function y(e,o){let a=u(e.state.table);return i`<h2 id="dialog-heading">${t(a?"abort-close-question":"abort-question")}</h2>
<p>${t(a?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t(a?"wait":"play-on")}</button>
<button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
${t(a?"close-it":"call-it-off")}
</button>
</div>`}function x(e,o){return i`<form @submit=${n=>{n.preventDefault();let r=n.target;e.handOver(Number(new FormData(r).get("level")))}}>
${{settings:r,resign:b,practice:y,abort:$,handover:f,report:v}[e.dialog](o,i)}
</dialog>`}function G(e){let o=e.querySelector("dialog");o&&!o.open&&o.showModal()}function b(e,o){return n`<h2 id="dialog-heading">${t("resign-question")}</h2>
<p>${g(e.state.table)}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t("play-on")}</button>
${s("resign-confirm",t("resign"),()=>e.resign())}
</div>`}function g(e){return e.rated?t("resign-rated"):t(e.mode==="remote"?"resign-plain":"resign-undo")}function $(e,o){let a=u(e.state.table);return n`<h2 id="dialog-heading">${t(a?"abort-close-question":"abort-question")}</h2>
<p>${t(a?"abort-close-text":"abort-text")}</p>
<div class="row">
<button type="button" class="main" @click=${o}>${t(a?"wait":"play-on")}</button>
${s("abort-confirm",t(a?"close-it":"call-it-off"),()=>e.abort())}
</div>`}function f(e,o){return n`<form @submit=${i=>{i.preventDefault();let r=i.target;e.handOver(Number(new FormData(r).get("level")))}}>
<h2 id="dialog-heading">${t("handover-question")}</h2>
<p>${t("handover-text")}</p>
<p>
<label
>${t("level")}
<select name="level" data-testid="handover-level">
${m.map(({level:n})=>i`<option value=${n} ?selected=${n===c}>
${t("level-and-name",{level:String(n),name:d(n)})}
${l.map(({level:i})=>n`<option value=${i} ?selected=${i===p}>
${t("level-and-name",{level:String(i),name:c(i)})}
</option>`)}
</select></label
>
</p>
<div class="row">
<button type="submit" class="main" data-testid="handover-confirm">${t("let-it-play")}</button>
<button type="button" @click=${o}>${t("wait")}</button>
</div>
</form>`}var w=["name","cheating","leaving","other"];function E(e,o){return i`<form @submit=${n=>{n.preventDefault();let r=new FormData(n.target);e.report(r.get("reason"),String(r.get("text")))}}>
</form>`}var h=["name","cheating","leaving","other"];function v(e,o){return n`<form @submit=${i=>{i.preventDefault();let r=new FormData(i.target);e.report(r.get("reason"),String(r.get("text")))}}>
<h2 id="dialog-heading">${t("report-title")}</h2>
<p>${t("report-who-reads")}</p>
<p>
<label
>${t("report-reason")}
<select name="reason" data-testid="report-reason">
${w.map(n=>i`<option value=${n}>${t(`report-${n}`)}</option>`)}
${h.map(i=>n`<option value=${i}>${t(`report-${i}`)}</option>`)}
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
</form>`}function k(e,o){return i`<h2 id="dialog-heading">${t("practice-question")}</h2>
</form>`}function y(e,o){return n`<h2 id="dialog-heading">${t("practice-question")}</h2>
<p>${t("practice-text")}</p>
<div class="row">
${s("practice-confirm",t("undo"),()=>e.practise(),{classes:"main"})}
<button type="button" @click=${o}>${t("play-on")}</button>
</div>`}export{f as commandLine,N as dialogs,H as showDialog,b as table};
</div>`}export{D as dialogs,G as showDialog};
