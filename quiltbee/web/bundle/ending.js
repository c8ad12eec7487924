import{a as M}from"./to_analysis.js";import{a as I}from"./result.js";import{Ac as k,Bc as y,Ia as S,Ja as D,Ma as g,Mc as E,N as c,Na as x,O as w,Oa as v,P as u,R as f,Sa as _,Ta as C,Xa as A,ab as F,cb as O,db as B,j as d,wd as N}from"./page.js";function T(e,o,n){let{result:i}=e,{winner:t,scores:s,reason:r}=i??{};if(!t||!s||r==="resignation"||r==="time")return"";let a=s[t-1]-s[g(t)-1],p=e.automa?q(e,t,n):W(e,t,n),m=a>0?j(p,a):void 0;if(!m)return"";let{kind:h,...$}=m;return d(`decided-${h}`,{...F(o,t),...$,margin:a})}function j(e,o){let n=s=>[...s].sort((r,a)=>a.points-r.points).at(0),i=({kind:s})=>V.includes(s),t=e.filter(s=>!i(s)&&s.points>=o);return n(t)??n(e.filter(s=>i(s)&&s.points>0))}var V=["empty","buttons"];function W(e,o,n){let i=g(o),[t,s]=[o,i].map(l=>e.players[l-1]),r=(l,[b,P],R)=>({kind:l,mine:b,theirs:P,points:(b-P)*R}),a=[o,i].map(l=>L(n,l)),p=t.income>s.income,m=r("paydays",a,1),h=[t,s].map(({cells:l})=>l.split("*").length-1),$=[t,s].map(({score_parts:l})=>l.buttons);return[r("tile",[Number(t.special_tile),Number(s.special_tile)],k),p?{...m,kind:"income",mine:t.income,theirs:s.income}:m,r("special",h,y),r("seat",o===2?[e.points,0]:[0,e.points],1),r("empty",[t.empty,s.empty],-y),r("buttons",$,1)]}function q(e,o,n){let[i,{score_parts:t}]=e.players,r=o===1?Number(i.special_tile):+(t.special_tile>0),a=L(n,1),p=o===1?{kind:"alone-income",points:a,mine:a}:{kind:"alone-empty",points:i.empty*y,mine:i.empty};return[{kind:"tile",points:r*k,mine:r,theirs:0},{...p,theirs:0}]}function L(e,o){return e.filter(n=>n.player===o).reduce((n,{change:i})=>n+(i?.income??0),0)}function pt(e,{seating:o,place:n},i){let{table:t,frame:s,game:r,shell:a}=e,p=i?u:H(e,n,o?.onward(t)),m=n?.said()??[];if(!s.result)return z(s,t.seats,p,m);let h=C(t)&&!i?c`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:u,$=x(t.seats).includes(s.result.winner);return I(s,t.seats,p,{decided:T(s,t.seats,t.moves),moments:[h,$&&a.settings.motion!=="off"?U():u],said:m,start:o?.afterwards(t)})}function z(e,o,n,i){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${O(e,o)}</h2>
<p>${B(e,o)}</p>
<div class="row">${n}</div>
${i.map(t=>c`<p>${t}</p>`)}
</section>`}function dt({frame:e,shell:o},n){let{result:i,players:t,points:s,automa:r}=e;if(!i||r&&n===2)return u;let{score:a,score_parts:p}=t[n-1],{buttons:m,special_tile:h}=p,$=a+(n===2?s:0),l=`--buttons: ${m}; --covered: ${m+h}; --total: ${$}`,b=["tally",o.settings.motion!=="off"&&"counts",i.winner===n&&"won"];return c`<div
class=${b.filter(Boolean).join(" ")}
aria-hidden="true"
data-testid=${`tally-${n}`}
.style=${l}
>
<b></b>
</div>`}function H(e,o=null,n=null){let{state:i,table:t,shell:s}=e,r=n??(t.tournament?o?.onwards()??u:J(e)),a=()=>s.go(A(t));return c`${r}
${t.moves.length?c`<button type="button" data-testid="review" @click=${a}>
${f("graph")}<span>${d("review")}</span>
</button>`:u}
${t.moves.length?M(s,t.link,t.moves.length):u}
<button type="button" data-testid="share" @click=${()=>N(e)}>
${f(i.copied?"place":"share")}
<span>${d(i.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${r===u?"main":""}
data-testid="play-again"
@click=${()=>s.go("/")}
>
${f("fresh")}<span>${d("new-game")}</span>
</button>`}function J(e){let{state:o,table:n,game:i}=e;if(n.mode!=="remote")return K(e);if(n.rematch.game!==null)return c`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${n.rematch.game}`}
>${f("again")}<span>${d("to-rematch")}</span></a
>`;if(!v(n))return u;let t=E(n);return c`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${t&&!o.pending?"false":"true"}
@click=${()=>{t&&i.mind("rematch")}}
>
${f("again")}
<span>${d(n.rematch.asked.length>0&&!t?"rematch-asked":"rematch")}</span>
</button>`}function K({table:e,game:o,shell:n}){return e.day!==null?c`<a class="button main" data-testid="back-to-day" href=${`/day/${e.day}`}
>${f("sun")}<span>${d("back-to-day")}</span></a
>`:!v(e)||_(e)?u:c`<button
type="button"
class="main"
data-testid="again"
@click=${()=>o.again(n.go)}
>
${f("again")}<span>${d("rematch")}</span>
</button>`}var Q=14;function U(){return c`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Q},(e,o)=>c`<svg viewBox="-6 -6 12 12">
${o%3?D(0,0,5):w`${S("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}export{pt as endOf,dt as tally};
