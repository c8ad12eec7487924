import{La as y,N as n,P as u,Ya as c,bb as i,cb as g,db as w,fd as f,j as o,qb as v,tb as h}from"./page.js";function M(e,r,s,{decided:t="",moments:a,said:l=[],start:m}={}){let{automa:p}=e;return n`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${g(e,r)}</h2>
<p>${w(e,r)}</p>
${t?n`<p class="decided" data-testid="decided">${t}</p>`:u}
${p?F(e,r,p):P(e,r)}
<div class="row">${s}</div>
${l.map($=>n`<p>${$}</p>`)} ${m} ${a}
${p?k(p,r):u}
</section>`}function P(e,r){let s=e.players.map(t=>t.score_parts);return S(e,y.map(t=>n`${f(r[t-1])}${i(r,t)}`),[[o("number-buttons"),s.map(t=>t.buttons)],[o("score-tile"),s.map(t=>t.special_tile)],[o("score-empty"),s.map((t,a)=>`${c(t.empty)} (${e.players[a].empty})`)],...e.points?[A(e.points)]:[]])}function A(e){return[o("score-seat"),["–",c(e)]]}function F(e,r,s){let[t,a]=e.players,l=t.score_parts,m=new Map(v(a,s.level)),p=d=>m.get(d)??"–",$=[i(r,1),`${i(r,2)} ${s.numeral}`],b=[[o("number-buttons"),[l.buttons,p("part-held")]],[o("score-tile"),[l.special_tile,p("part-tile")]],[o("score-empty"),[`${c(l.empty)} (${t.empty})`,"–"]]];for(let d of["part-patches","part-printed"])m.has(d)&&b.push([o(d),["–",p(d)]]);return S(e,$,b)}function k({level:e,levels:r},s){return!r||r.length===0?u:n`<h3 id="levels-heading">${o("at-each-level")}</h3>
<table class="scores" data-testid="levels" aria-labelledby="levels-heading">
<thead>
<tr>
<th scope="col">${o("level")}</th>
<th scope="col">${i(s,1)}</th>
<th scope="col">${i(s,2)}</th>
<th scope="col">${o("winner")}</th>
</tr>
</thead>
<tbody>
${r.map(t=>n`<tr
class=${t.level===e?"this-level":""}
aria-current=${t.level===e?"true":u}
>
<th scope="row">
${t.level===e?o("this-game-level",{level:h(t)}):h(t)}
</th>
${t.scores.map(a=>n`<td>${c(a)}</td>`)}
<td>${i(s,t.winner)}</td>
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
${c(t.score+(a===1?e.points:0))}
</td>`)}
</tr>
</tfoot>
</table>`}export{M as a};
