import{J as f}from"./table.js";import{G as m,J as n,K as h,aa as o,k as s}from"./page.js";var l=["hello","played","thanks","moment","sorry"];function S(i,a){h("phrases","phrases-heading",p=>{let r=e=>()=>{e(),p.close()},{phrases:t}=a.settings,c=e=>o(`say-${e}`,s(`phrase-${e}`),r(()=>i.source.say?.(e)));n(m`<h2 id="phrases-heading">${s("say")}</h2>
<div class="sayings">${t?l.map(c):s("phrases-are-off")}</div>
${o("phrases-switch",s(t?"phrases-off":"phrases-on"),r(()=>a.change({phrases:!t})))}
${o("phrases-close",s("close"),r(()=>{}),{classes:"main"})}`,p)})}export{S as openPhrases,f as table};
