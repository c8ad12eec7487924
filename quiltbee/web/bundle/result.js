import{Eb as p,Fb as g,G as n,Gb as w,I as m,ac as f,jb as y,k as o,kc as b,te as v,zb as c}from"./page.js";function M(e,r,s,{decided:t="",farewell:a,moments:l,said:$=[],start:u}={}){let{automa:i}=e;return n`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
import{Bd as v,F as n,H as m,Mb as f,Pb as b,cb as y,j as o,pb as c,ub as p,vb as g,wb as w}from"./page.js";function M(e,r,s,{decided:t="",farewell:a,moments:l,said:$=[],start:u}={}){let{automa:i}=e;return n`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
import{Bd as f,F as a,H as m,Mb as v,Pb as b,cb as y,j as o,pb as c,ub as p,vb as g,wb as w}from"./page.js";function L(e,r,s,{decided:t="",farewell:n,moments:l,said:$=[],start:d}={}){let{automa:i}=e;return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${g(e,r)}</h2>
<p>${w(e,r)}</p>
${t?a`<p class="decided" data-testid="decided">${t}</p>`:m} ${n}
${i?k(e,r,i):P(e,r)}
<div class="row">${s}</div>
${$.map(h=>a`<p>${h}</p>`)} ${d} ${l}
${i?A(i,r):m}
</section>`}function P(e,r){let s=e.players.map(t=>t.score_parts);return S(e,y.map(t=>a`${f(r[t-1])}${p(r,t)}`),[[o("number-buttons"),s.map(t=>t.buttons)],[o("score-tile"),s.map(t=>t.special_tile)],[o("score-empty"),s.map((t,n)=>`${c(t.empty)} (${e.players[n].empty})`)],...e.points?[[o("score-seat"),["–",c(e.points)]]]:[]])}function k(e,r,s){let[t,n]=e.players,l=t.score_parts,$=new Map(v(n,s.level)),d=u=>$.get(u)??"–",i=[p(r,1),`${p(r,2)} ${s.numeral}`],h=[[o("number-buttons"),[l.buttons,d("part-held")]],[o("score-tile"),[l.special_tile,d("part-tile")]],[o("score-empty"),[`${c(l.empty)} (${t.empty})`,"–"]]];for(let u of["part-patches","part-printed"])$.has(u)&&h.push([o(u),["–",d(u)]]);return S(e,i,h)}function A({level:e,levels:r},s){return!r||r.length===0?m:a`<h3 id="levels-heading">${o("at-each-level")}</h3>
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
${r.map(t=>a`<tr
class=${t.level===e?"this-level":""}
aria-current=${t.level===e?"true":m}
>
<th scope="row">
${t.level===e?o("this-game-level",{level:b(t)}):b(t)}
</th>
${t.scores.map(n=>a`<td>${c(n)}</td>`)}
<td>${p(s,t.winner)}</td>
</tr>`)}
</tbody>
</table>`}function S(e,r,s){return a`<table class="scores">
<caption class="visually-hidden">
${o("score-parts")}
</caption>
<thead>
<tr>
<th scope="col"><span class="visually-hidden">${o("score-part")}</span></th>
${r.map(t=>a`<th scope="col">${t}</th>`)}
</tr>
</thead>
<tbody>
${s.map(([t,n])=>a`<tr>
<th scope="row">${t}</th>
${n.map(l=>a`<td>${l}</td>`)}
</tr>`)}
</tbody>
<tfoot>
<tr>
<th scope="row">${o("number-score")}</th>
${e.players.map((t,n)=>a`<td data-testid=${`total-${n+1}`}>
${c(t.score+(n===1?e.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}export{L as a};
