import{F as a,H as l,N as n,_a as m,ab as f,bb as p,j as o,qb as c,xd as u}from"./page.js";function y(e){let[r,...t]=f(e.seats);return e.stage!=="over"&&!e.moves.some(({player:i})=>i===r)&&r!==void 0&&t.length===0}function P({state:e,table:r},t){let s=n(r.seats[t-1]);return s===null||!y(r)||e.placement.letter||e.looking?l:d(r.seats,t,o(`bee-greets-${s}`))}function F(e,{result:r}){let t=m.find(g=>n(e.seats[g-1])!==null);if(!t||!r||!p(e))return l;let s=n(e.seats[t-1]),i=r.winner===t?o(`bee-won-${s}`):o(`bee-lost-${s}`);return a`<div class="farewell">
${u(e.seats[t-1])}${d(e.seats,t,i)}
</div>`}function d(e,r,t){return a`<p class="bubble" data-testid="bee-says">
<span class="visually-hidden">${c(e,r)}: </span>${t}
</p>`}export{F as farewell,P as greeting};
