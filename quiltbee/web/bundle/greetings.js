import{J as y}from"./table.js";import{G as a,I as l,Ib as c,O as n,k as s,nb as m,pb as f,qb as p,xe as u}from"./page.js";function v(e){let[r,...t]=f(e.seats);return e.stage!=="over"&&!e.moves.some(({player:i})=>i===r)&&r!==void 0&&t.length===0}function F({state:e,table:r},t){let o=n(r.seats[t-1]);return o===null||!v(r)||e.placement.letter||e.looking?l:d(r.seats,t,s(`bee-greets-${o}`))}function S(e,{result:r}){let t=m.find(g=>n(e.seats[g-1])!==null);if(!t||!r||!p(e))return l;let o=n(e.seats[t-1]),i=r.winner===t?s(`bee-won-${o}`):s(`bee-lost-${o}`);return a`<div class="farewell">
${u(e.seats[t-1])}${d(e.seats,t,i)}
</div>`}function d(e,r,t){return a`<p class="bubble" data-testid="bee-says">
<span class="visually-hidden">${c(e,r)}: </span>${t}
</p>`}export{S as farewell,F as greeting,y as table};
