import{Db as i,G as n,I as m,Ib as p,Jb as g,Kb as w,ec as v,k as o,nb as y,oc as b,xe as f}from"./page.js";function L(e,r,s,{decided:t="",farewell:a,moments:l,notes:$=[],start:d}={}){let{automa:c}=e;return n`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${g(e,r)}</h2>
<p>${w(e,r)}</p>
${t?n`<p class="decided" data-testid="decided">${t}</p>`:m} ${a}
${c?k(e,r,c):P(e,r)}
<div class="row">${s}</div>
${$.map(h=>n`<p>${h}</p>`)} ${d} ${l}
${c?A(c,r):m}
</section>`}function P(e,r){let s=e.players.map(t=>t.score_parts);return S(e,y.map(t=>n`${f(r[t-1])}${p(r,t)}`),[[o("number-buttons"),s.map(t=>t.buttons)],[o("score-tile"),s.map(t=>t.special_tile)],[o("score-empty"),s.map((t,a)=>`${i(t.empty)} (${e.players[a].empty})`)],...e.points?[[o("score-seat"),["–",i(e.points)]]]:[]])}function k(e,r,s){let[t,a]=e.players,l=t.score_parts,$=new Map(v(a,s.level)),d=u=>$.get(u)??"–",c=[p(r,1),`${p(r,2)} ${s.numeral}`],h=[[o("number-buttons"),[l.buttons,d("part-held")]],[o("score-tile"),[l.special_tile,d("part-tile")]],[o("score-empty"),[`${i(l.empty)} (${t.empty})`,"–"]]];for(let u of["part-patches","part-printed"])$.has(u)&&h.push([o(u),["–",d(u)]]);return S(e,c,h)}function A({level:e,levels:r},s){return!r||r.length===0?m:n`<h3 id="levels-heading">${o("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${o("level")}</th>
<th scope="col">${p(s,1)}</th>
<th scope="col">${p(s,2)}</th>
<th scope="col">${o("winner")}</th>
</tr>
</thead>
<tbody>
${r.map(t=>n`<tr
class=${t.level===e?"this-level":""}
aria-current=${t.level===e?"true":m}
>
<th scope="row">
${t.level===e?o("this-game-level",{level:b(t)}):b(t)}
</th>
${t.scores.map(a=>n`<td>${i(a)}</td>`)}
<td>${p(s,t.winner)}</td>
</tr>`)}
</tbody>
</table>`}function S(e,r,s){return n`<table class="scores">
<caption class="visually-hidden">
${o("score-parts")}
</caption>
<thead>
<tr>
<th scope="col"><span class="visually-hidden">${o("score-part")}</span></th>
${r.map(t=>n`<th scope="col">${t}</th>`)}
</tr>
</thead>
<tbody>
${s.map(([t,a])=>n`<tr>
<th scope="row">${t}</th>
${a.map(l=>n`<td>${l}</td>`)}
</tr>`)}
</tbody>
<tfoot>
<tr>
<th scope="row">${o("number-score")}</th>
${e.players.map((t,a)=>n`<td data-testid=${`total-${a+1}`}>
${i(t.score+(a===1?e.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}export{L as a};
