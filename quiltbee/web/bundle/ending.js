import{a as M}from"./to_analysis.js";import{a as I}from"./result.js";import{$a as F,Ac as y,Ha as S,Ia as D,La as g,Lc as E,M as c,Ma as x,N as w,Na as v,O as u,Q as f,Ra as _,Sa as C,Wa as A,bb as O,cb as B,j as d,vd as N,zc as k}from"./page.js";function T(e,o,n){let{result:i}=e,{winner:t,scores:s,reason:r}=i??{};if(!t||!s||r==="resignation"||r==="time")return"";let a=s[t-1]-s[g(t)-1],p=e.automa?q(e,t,n):W(e,t,n),m=a>0?j(p,a):void 0;if(!m)return"";let{kind:h,...$}=m;return d(`decided-${h}`,{...F(o,t),...$,margin:a})}function j(e,o){let n=s=>[...s].sort((r,a)=>a.points-r.points).at(0),i=({kind:s})=>V.includes(s),t=e.filter(s=>!i(s)&&s.points>=o);return n(t)??n(e.filter(s=>i(s)&&s.points>0))}var V=["empty","buttons"];function W(e,o,n){let i=g(o),[t,s]=[o,i].map(l=>e.players[l-1]),r=(l,[b,P],R)=>({kind:l,mine:b,theirs:P,points:(b-P)*R}),a=[o,i].map(l=>L(n,l)),p=t.income>s.income,m=r("paydays",a,1),h=[t,s].map(({cells:l})=>l.split("*").length-1),$=[t,s].map(({score_parts:l})=>l.buttons);return[r("tile",[Number(t.special_tile),Number(s.special_tile)],k),p?{...m,kind:"income",mine:t.income,theirs:s.income}:m,r("special",h,y),r("seat",o===2?[e.points,0]:[0,e.points],1),r("empty",[t.empty,s.empty],-y),r("buttons",$,1)]}function q(e,o,n){let[i,{score_parts:t}]=e.players,r=o===1?Number(i.special_tile):+(t.special_tile>0),a=L(n,1),p=o===1?{kind:"alone-income",points:a,mine:a}:{kind:"alone-empty",points:i.empty*y,mine:i.empty};return[{kind:"tile",points:r*k,mine:r,theirs:0},{...p,theirs:0}]}function L(e,o){return e.filter(n=>n.player===o).reduce((n,{change:i})=>n+(i?.income??0),0)}function pt(e,{seating:o,place:n},i){let{table:t,frame:s,game:r,shell:a}=e,p=i?u:H(e,n,o?.onward(t)),m=n?.said()??[];if(!s.result)return z(s,t.seats,p,m);let h=C(t)&&!i?c`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:u,$=x(t.seats).includes(s.result.winner);return I(s,t.seats,p,{decided:T(s,t.seats,t.moves),moments:[h,$&&a.settings.motion!=="off"?U():u],said:m,start:o?.afterwards(t)})}function z(e,o,n,i){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${O(e,o)}</h2>
<p>${B(e,o)}</p>
import{a as L}from"./to_analysis.js";import{a as E}from"./result.js";import{Ea as S,Fa as x,Gc as M,Ia as g,Ja as y,Ka as v,M as m,N as P,O as p,Oa as D,Pa as _,Q as f,Sa as A,Xa as C,Za as F,_a as B,j as d,qd as T}from"./page.js";var N=7,k=2;function O(t,o,n){let{result:i}=t,{winner:e,scores:s,reason:r}=i??{};if(!e||!s||r==="resignation"||r==="time")return"";let a=s[e-1]-s[g(e)-1],l=t.automa?q(t,e,n):Y(t,e,n),c=a>0?j(l,a):void 0;if(!c)return"";let{kind:h,...$}=c;return d(`decided-${h}`,{...C(o,e),...$,margin:a})}function j(t,o){let n=s=>[...s].sort((r,a)=>a.points-r.points).at(0),i=({kind:s})=>W.includes(s),e=t.filter(s=>!i(s)&&s.points>=o);return n(e)??n(t.filter(s=>i(s)&&s.points>0))}var W=["empty","buttons"];function Y(t,o,n){let i=g(o),[e,s]=[o,i].map(u=>t.players[u-1]),r=(u,[b,w],R)=>({kind:u,mine:b,theirs:w,points:(b-w)*R}),a=[o,i].map(u=>I(n,u)),l=e.income>s.income,c=r("paydays",a,1),h=[e,s].map(({cells:u})=>u.split("*").length-1),$=[e,s].map(({score_parts:u})=>u.buttons);return[r("tile",[Number(e.special_tile),Number(s.special_tile)],N),l?{...c,kind:"income",mine:e.income,theirs:s.income}:c,r("special",h,k),r("seat",o===2?[t.points,0]:[0,t.points],1),r("empty",[e.empty,s.empty],-k),r("buttons",$,1)]}function q(t,o,n){let[i,{score_parts:e}]=t.players,r=o===1?Number(i.special_tile):+(e.special_tile>0),a=[{kind:"tile",points:r*N,mine:r,theirs:0}],l=I(n,1),c=i.empty*k;return a.push(o===1?{kind:"alone-income",points:l,mine:l,theirs:0}:{kind:"alone-empty",points:c,mine:i.empty,theirs:0}),a}function I(t,o){return t.filter(n=>n.player===o).reduce((n,{change:i})=>n+(i?.income??0),0)}function pt(t,{seating:o,place:n},i){let{table:e,frame:s,game:r,shell:a}=t,l=i?p:H(t,n,o?.onward(e)),c=n?.said()??[];if(!s.result)return z(s,e.seats,l,c);let h=_(e)&&!i?m`<div class="moments" data-testid="moments">${r.moments?.view()}</div>`:p,$=y(e.seats).includes(s.result.winner);return E(s,e.seats,l,{decided:O(s,e.seats,e.moves),moments:[h,$&&a.settings.motion!=="off"?V():p],said:c,start:o?.afterwards(e)})}function z(t,o,n,i){return m`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${F(t,o)}</h2>
<p>${B(t,o)}</p>
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
