import{K as n,N as p,i as t,qd as c}from"./page.js";var m=["hello","played","thanks","moment","sorry"];function b(i,a){c("phrases","phrases-heading",r=>{let o=s=>()=>{s(),r.close()},{phrases:e}=a.settings,h=s=>n`<button
type="button"
data-testid=${`say-${s}`}
@click=${o(()=>i.connection.say(s))}
>
${t(`phrase-${s}`)}
</button>`;p(n`<h2 id="phrases-heading">${t("say")}</h2>
<div class="sayings">${e?m.map(h):t("phrases-are-off")}</div>
<button
type="button"
data-testid="phrases-switch"
@click=${o(()=>a.change({phrases:!e}))}
>
${t(e?"phrases-off":"phrases-on")}
</button>
<button type="button" class="main" data-testid="phrases-close" @click=${o(()=>{})}>
${t("close")}
</button>`,r)})}export{b as openPhrases};
