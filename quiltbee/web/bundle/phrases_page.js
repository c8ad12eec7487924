import{J as m}from"./table.js";import{G as a,J as p,K as i,k as t}from"./page.js";var l=["hello","played","thanks","moment","sorry"];function b(c,r){i("phrases","phrases-heading",n=>{let e=s=>()=>{s(),n.close()},{phrases:o}=r.settings,h=s=>a`<button
type="button"
data-testid=${`say-${s}`}
@click=${e(()=>c.source.say?.(s))}
>
${t(`phrase-${s}`)}
</button>`;p(a`<h2 id="phrases-heading">${t("say")}</h2>
<div class="sayings">${o?l.map(h):t("phrases-are-off")}</div>
<button
type="button"
data-testid="phrases-switch"
@click=${e(()=>r.change({phrases:!o}))}
>
${t(o?"phrases-off":"phrases-on")}
</button>
<button type="button" class="main" data-testid="phrases-close" @click=${e(()=>{})}>
${t("close")}
</button>`,n)})}export{b as openPhrases,m as table};
import{F as n,I as h,J as m,_ as o,j as s}from"./page.js";var f=["hello","played","thanks","moment","sorry"];function $(i,a){m("phrases","phrases-heading",p=>{let r=e=>()=>{e(),p.close()},{phrases:t}=a.settings,c=e=>o(`say-${e}`,s(`phrase-${e}`),r(()=>i.source.say?.(e)));h(n`<h2 id="phrases-heading">${s("say")}</h2>
<div class="sayings">${t?f.map(c):s("phrases-are-off")}</div>
${o("phrases-switch",s(t?"phrases-off":"phrases-on"),r(()=>a.change({phrases:!t})))}
${o("phrases-close",s("close"),r(()=>{}),{classes:"main"})}`,p)})}export{$ as openPhrases};
