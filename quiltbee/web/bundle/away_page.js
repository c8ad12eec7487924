import{Ed as m,G as o,I as s,K as r,b as l,bd as p,ea as f,j as n}from"./page.js";function y(){let t=m();return o`<span class="without-server">
${t===s?$(p().strength):t}
<a class="button" href="/aid" data-testid="aid-offline"
>${r("help")}<span>${n("tab-aid")}</span></a
>
</span>`}function c(t){return`/offline?level=${t}`}function $(t){let u=({target:e})=>{let a=e,i=a.parentElement?.querySelector("a");i&&(i.href=c(a.value))};return o`<select
aria-label=${n("offline-level")}
data-testid="level-offline"
@change=${u}
>
${l.map(({level:e})=>o`<option value=${e} ?selected=${e===t}>
${f(e)}
</option>`)}
</select>
<a class="button" href=${c(t)} data-testid="play-offline"
>${r("button")}<span>${n("offline-play")}</span></a
>`}export{y as withoutServer};
