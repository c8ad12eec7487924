import{a,b as m}from"./local.js";import{E as n,G as r,_a as i,bd as f,j as t}from"./page.js";function u(){let o=a.find(f);return o?n`<a class="button" href=${m(o)} data-testid="play-offline"
>${i("button")}<span>${t("offline-go-on")}</span></a
>`:r}export{u as a};
