import{G as r,_ as i,k as s}from"./page.js";function f(o,e,l){let a=`/analysis?at=${l}${e}`;return r`<a class="quiet button" href=${a} data-testid="analyse" @click=${t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),o.go(a))}}
>${i("lens")}<span>${s("tab-analysis")}</span></a
>`}export{f as a};
