import{A as l,G as i,Xd as u,Yd as p,fa as c,k as r,ka as m,ma as a}from"./page.js";var g={none:"untimed",short:"real-time",long:"real-time",days:"correspondence"},y={speed:a("ask-clock","clock",u.map(({key:e})=>e),e=>r(`speed-${e}`)),fair:a("ask-fair","lobby-start-with-people",["usual","cut","both"],e=>r(`starts-way-${e}`)),rated:m("ask-rated","tick-rated")},d=class{constructor(t,o=()=>null){this.page=t;this.ownName=o;this.terms=new c(y,t.changed)}page;ownName;terms;get wish(){let{speed:t,rated:o}=this.terms.values,n=p(t);return{name:this.ownName(),clock:n,rated:o&&n!==null}}isFor({rating:t,pace:o}){return(t==="any"||t==="rated"===this.wish.rated)&&(o==="any"||o===g[this.terms.values.speed])}challenge(t){return l("POST /api/challenges",{bot:t,...this.wish,takebacks:!this.wish.rated})}};function O({rating:e,pace:t}){return[e,t].filter(n=>n!=="any").map(n=>r(`bot-only-${n}`)).join(", ")}function S(e,t,o){return f(t.page,"challenge",r("lobby-challenge"),r("lobby-challenge-whom",{name:e.name}),o,t.isFor(e))}function f(e,t,o,n,h,s=!0){return i`<button
type="button"
data-testid=${t}
aria-label=${n}
aria-disabled=${e.busy===null&&s?"false":"true"}
@click=${()=>s&&h()}
>
${o}
</button>`}export{d as a,O as b,S as c,f as d};
