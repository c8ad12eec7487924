import{a as L}from"./to_analysis.js";import{a as E}from"./result.js";import{Ha as S,Ia as x,Ic as M,La as g,M as m,Ma as y,N as P,Na as v,O as p,Q as f,Ra as D,Sa as _,Va as A,_a as C,ab as F,bb as B,j as d,sd as T}from"./page.js";var N=7,k=2;function O(t,o,n){let{result:i}=t,{winner:e,scores:s,reason:r}=i??{};if(!e||!s||r==="resignation"||r==="time")return"";let a=s[e-1]-s[g(e)-1],l=t.automa?q(t,e,n):Y(t,e,n),c=a>0?j(l,a):void 0;if(!c)return"";let{kind:h,...$}=c;return d(`decided-${h}`,{...C(o,e),...$,margin:a})}function j(t,o){let n=s=>[...s].sort((r,a)=>a.points-r.points).at(0),i=({kind:s})=>W.includes(s),e=t.filter(s=>!i(s)&&s.points>=o);return n(e)??n(t.filter(s=>i(s)&&s.points>0))}var W=["empty","buttons"];function Y(t,o,n){let i=g(o),[e,s]=[o,i].map(u=>t.players[u-1]),r=(u,[b,w],R)=>({kind:u,mine:b,theirs:w,points:(b-w)*R}),a=[o,i].map(u=>I(n,u)),l=e.income>s.income,c=r("paydays",a,1),h=[e,s].map(({cells:u})=>u.split("*").length-1),$=[e,s].map(({score_parts:u})=>u.buttons);return[r("tile",[Number(e.special_tile),Number(s.special_tile)],N),l?{...c,kind:"income",mine:e.income,theirs:s.income}:c,r("special",h,k),r("seat",o===2?[t.points,0]:[0,t.points],1),r("empty",[e.empty,s.empty],-k),r("buttons",$,1)]}function q(t,o,n){let[i,{score_parts:e}]=t.players,r=o===1?Number(i.special_tile):+(e.special_tile>0),a=[{kind:"tile",points:r*N,mine:r,theirs:0}],l=I(n,1),c=i.empty*k;return a.push(o===1?{kind:"alone-income",points:l,mine:l,theirs:0}:{kind:"alone-empty",points:c,mine:i.empty,theirs:0}),a}function I(t,o){return t.filter(n=>n.player===o).reduce((n,{change:i})=>n+(i?.income??0),0)}function pt(t,{seating:o,place:n},i){let{table:e,frame:s,game:r,shell:a}=t,l=i?p:H(t,n,o?.onward(e)),c=n?.said()??[];if(!s.result)return z(s,e.seats,l,c);let h=_(e)&&!i?m`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:p,$=y(e.seats).includes(s.result.winner);return E(s,e.seats,l,{decided:O(s,e.seats,e.moves),moments:[h,$&&a.settings.motion!=="off"?V():p],said:c,start:o?.afterwards(e)})}function z(t,o,n,i){return m`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${F(t,o)}</h2>
<p>${B(t,o)}</p>
<div class="row">${n}</div>
${i.map(e=>m`<p>${e}</p>`)}
</section>`}function dt({frame:t,shell:o},n){let{result:i,players:e,points:s,automa:r}=t;if(!i||r&&n===2)return p;let{score:a,score_parts:l}=e[n-1],{buttons:c,special_tile:h}=l,$=a+(n===2?s:0),u=`--buttons: ${c}; --covered: ${c+h}; --total: ${$}`,b=["tally",o.settings.motion!=="off"&&"counts",i.winner===n&&"won"];return m`<div
class=${b.filter(Boolean).join(" ")}
aria-hidden="true"
data-testid=${`tally-${n}`}
.style=${u}
>
<b></b>
</div>`}function H(t,o=null,n=null){let{state:i,table:e,shell:s}=t,r=n??(e.tournament?o?.onwards()??p:K(t)),a=()=>s.go(J(e));return m`${r}
${e.moves.length?m`<button type="button" data-testid="review" @click=${a}>
${f("graph")}<span>${d("review")}</span>
</button>`:p}
${e.moves.length?L(s,e.link,e.moves.length):p}
<button type="button" data-testid="share" @click=${()=>T(t)}>
${f(i.copied?"place":"share")}
<span>${d(i.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${r===p?"main":""}
data-testid="play-again"
@click=${()=>s.go("/")}
>
${f("fresh")}<span>${d("new-game")}</span>
</button>`}function J(t){if(!A(t))return`/game/${t.game}/review`;let[o,n]=y(t.seats);return`/review?seat=${n?0:o}${t.link}`}function K(t){let{state:o,table:n,game:i}=t;if(n.mode!=="remote")return Q(t);if(n.rematch.game!==null)return m`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${n.rematch.game}`}
>${f("again")}<span>${d("to-rematch")}</span></a
>`;if(!v(n))return p;let e=M(n);return m`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${e&&!o.pending?"false":"true"}
@click=${()=>{e&&i.mind("rematch")}}
>
${f("again")}
<span>${d(n.rematch.asked.length>0&&!e?"rematch-asked":"rematch")}</span>
</button>`}function Q({table:t,game:o,shell:n}){return t.day!==null?m`<a class="button main" data-testid="back-to-day" href=${`/day/${t.day}`}
>${f("sun")}<span>${d("back-to-day")}</span></a
>`:!v(t)||D(t)?p:m`<button
type="button"
class="main"
data-testid="again"
@click=${()=>o.again(n.go)}
>
${f("again")}<span>${d("rematch")}</span>
</button>`}var U=14;function V(){return m`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:U},(t,o)=>m`<svg viewBox="-6 -6 12 12">
${o%3?x(0,0,5):P`${S("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}export{pt as endOf,dt as tally};
