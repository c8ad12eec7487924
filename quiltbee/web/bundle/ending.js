import{a as N}from"./to_analysis.js";import{a as L}from"./result.js";import{$a as C,Ha as P,Ia as S,Jc as M,La as y,M as m,Ma as x,N as w,Na as g,O as p,Q as f,Ra as D,Sa as _,Wa as A,bb as F,cb as B,j as d,td as E}from"./page.js";var O=7,v=2;function T(e,o,n){let{result:i}=e,{winner:t,scores:s,reason:r}=i??{};if(!t||!s||r==="resignation"||r==="time")return"";let a=s[t-1]-s[y(t)-1],l=e.automa?q(e,t,n):Y(e,t,n),c=a>0?j(l,a):void 0;if(!c)return"";let{kind:h,...$}=c;return d(`decided-${h}`,{...C(o,t),...$,margin:a})}function j(e,o){let n=s=>[...s].sort((r,a)=>a.points-r.points).at(0),i=({kind:s})=>W.includes(s),t=e.filter(s=>!i(s)&&s.points>=o);return n(t)??n(e.filter(s=>i(s)&&s.points>0))}var W=["empty","buttons"];function Y(e,o,n){let i=y(o),[t,s]=[o,i].map(u=>e.players[u-1]),r=(u,[b,k],R)=>({kind:u,mine:b,theirs:k,points:(b-k)*R}),a=[o,i].map(u=>I(n,u)),l=t.income>s.income,c=r("paydays",a,1),h=[t,s].map(({cells:u})=>u.split("*").length-1),$=[t,s].map(({score_parts:u})=>u.buttons);return[r("tile",[Number(t.special_tile),Number(s.special_tile)],O),l?{...c,kind:"income",mine:t.income,theirs:s.income}:c,r("special",h,v),r("seat",o===2?[e.points,0]:[0,e.points],1),r("empty",[t.empty,s.empty],-v),r("buttons",$,1)]}function q(e,o,n){let[i,{score_parts:t}]=e.players,r=o===1?Number(i.special_tile):+(t.special_tile>0),a=[{kind:"tile",points:r*O,mine:r,theirs:0}],l=I(n,1),c=i.empty*v;return a.push(o===1?{kind:"alone-income",points:l,mine:l,theirs:0}:{kind:"alone-empty",points:c,mine:i.empty,theirs:0}),a}function I(e,o){return e.filter(n=>n.player===o).reduce((n,{change:i})=>n+(i?.income??0),0)}function ut(e,{seating:o,place:n},i){let{table:t,frame:s,game:r,shell:a}=e,l=i?p:H(e,n,o?.onward(t)),c=n?.said()??[];if(!s.result)return z(s,t.seats,l,c);let h=_(t)&&!i?m`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:p,$=x(t.seats).includes(s.result.winner);return L(s,t.seats,l,{decided:T(s,t.seats,t.moves),moments:[h,$&&a.settings.motion!=="off"?U():p],said:c,start:o?.afterwards(t)})}function z(e,o,n,i){return m`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${F(e,o)}</h2>
<p>${B(e,o)}</p>
<div class="row">${n}</div>
${i.map(t=>m`<p>${t}</p>`)}
</section>`}function pt({frame:e,shell:o},n){let{result:i,players:t,points:s,automa:r}=e;if(!i||r&&n===2)return p;let{score:a,score_parts:l}=t[n-1],{buttons:c,special_tile:h}=l,$=a+(n===2?s:0),u=`--buttons: ${c}; --covered: ${c+h}; --total: ${$}`,b=["tally",o.settings.motion!=="off"&&"counts",i.winner===n&&"won"];return m`<div
class=${b.filter(Boolean).join(" ")}
aria-hidden="true"
data-testid=${`tally-${n}`}
.style=${u}
>
<b></b>
</div>`}function H(e,o=null,n=null){let{state:i,table:t,shell:s}=e,r=n??(t.tournament?o?.onwards()??p:J(e)),a=()=>s.go(A(t));return m`${r}
${t.moves.length?m`<button type="button" data-testid="review" @click=${a}>
${f("graph")}<span>${d("review")}</span>
</button>`:p}
${t.moves.length?N(s,t.link,t.moves.length):p}
<button type="button" data-testid="share" @click=${()=>E(e)}>
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
</button>`}function J(e){let{state:o,table:n,game:i}=e;if(n.mode!=="remote")return K(e);if(n.rematch.game!==null)return m`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${n.rematch.game}`}
>${f("again")}<span>${d("to-rematch")}</span></a
>`;if(!g(n))return p;let t=M(n);return m`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${t&&!o.pending?"false":"true"}
@click=${()=>{t&&i.mind("rematch")}}
>
${f("again")}
<span>${d(n.rematch.asked.length>0&&!t?"rematch-asked":"rematch")}</span>
</button>`}function K({table:e,game:o,shell:n}){return e.day!==null?m`<a class="button main" data-testid="back-to-day" href=${`/day/${e.day}`}
>${f("sun")}<span>${d("back-to-day")}</span></a
>`:!g(e)||D(e)?p:m`<button
type="button"
class="main"
data-testid="again"
@click=${()=>o.again(n.go)}
>
${f("again")}<span>${d("rematch")}</span>
</button>`}var Q=14;function U(){return m`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Q},(e,o)=>m`<svg viewBox="-6 -6 12 12">
${o%3?S(0,0,5):w`${P("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}export{ut as endOf,pt as tally};
