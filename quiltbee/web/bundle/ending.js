import{a as L}from"./to_analysis.js";import{a as T}from"./result.js";import{J as W,p as M}from"./table.js";import{$ as d,Cb as F,G as f,H as x,Hb as O,I as l,Jb as E,Kb as I,Od as P,Pd as v,aa as y,ca as $,fe as N,jb as D,k as p,kb as _,ob as k,pb as C,qb as w,xb as A,yb as B}from"./page.js";function R(t,o,n){let{result:r}=t,{winner:e,scores:s,reason:i}=r??{};if(!e||!s||i==="resignation"||i==="time")return"";let a=s[e-1]-s[k(e)-1],u=t.automa?J(t,e,n):H(t,e,n),c=a>0?q(u,a):void 0;if(!c)return"";let{kind:h,...g}=c;return p(`decided-${h}`,{...O(o,e),...g,margin:a})}function q(t,o){let n=s=>[...s].sort((i,a)=>a.points-i.points).at(0),r=({kind:s})=>z.includes(s),e=t.filter(s=>!r(s)&&s.points>=o);return n(e)??n(t.filter(s=>r(s)&&s.points>0))}var z=["empty","buttons"];function H(t,o,n){let r=k(o),[e,s]=[o,r].map(m=>t.players[m-1]),i=(m,[b,S],V)=>({kind:m,mine:b,theirs:S,points:(b-S)*V}),a=[o,r].map(m=>j(n,m)),u=e.income>s.income,c=i("paydays",a,1),h=[e,s].map(({cells:m})=>m.split("*").length-1),g=[e,s].map(({score_parts:m})=>m.buttons);return[i("tile",[Number(e.special_tile),Number(s.special_tile)],P),u?{...c,kind:"income",mine:e.income,theirs:s.income}:c,i("special",h,v),i("seat",o===2?[t.points,0]:[0,t.points],1),i("empty",[e.empty,s.empty],-v),i("buttons",g,1)]}function J(t,o,n){let[r,{score_parts:e}]=t.players,i=o===1?Number(r.special_tile):+(e.special_tile>0),a=j(n,1),u=o===1?{kind:"alone-income",points:a,mine:a}:{kind:"alone-empty",points:r.empty*v,mine:r.empty};return[{kind:"tile",points:i*P,mine:i,theirs:0},{...u,theirs:0}]}function j(t,o){return t.filter(n=>n.player===o).reduce((n,{change:r})=>n+(r?.income??0),0)}function he(t,{seating:o,place:n},r){let{table:e,frame:s,game:i,shell:a}=t,u=r?l:Q(t,n,o?.onward(e)),c=n?.notes()??[];if(!s.result)return K(s,e.seats,u,c);let h=B(e)&&!r?f`<div class="moments" data-testid="moments">${i.moments?.view()}</div>`:l,g=C(e.seats).includes(s.result.winner);return T(s,e.seats,u,{decided:R(s,e.seats,e.moves),farewell:i.bees?.farewell(e,s),moments:[h,g&&a.settings.motion!=="off"?Z():l],notes:c,start:o?.afterwards(e)})}function K(t,o,n,r){return f`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${E(t,o)}</h2>
<p>${I(t,o)}</p>
<div class="row">${n}</div>
${r.map(e=>f`<p>${e}</p>`)}
</section>`}function ge({frame:t,shell:o},n){let{result:r,players:e,points:s,automa:i}=t;if(!r||i&&n===2)return l;let{score:a,score_parts:u}=e[n-1],{buttons:c,special_tile:h}=u,g=a+(n===2?s:0),m=`--buttons: ${c}; --covered: ${c+h}; --total: ${g}`,b=["tally",o.settings.motion!=="off"&&"counts",r.winner===n&&"won"];return f`<div
class=${b.filter(Boolean).join(" ")}
aria-hidden="true"
data-testid=${`tally-${n}`}
.style=${m}
>
<b></b>
</div>`}function Q(t,o=null,n=null){let{state:r,table:e,shell:s}=t,i=n??(e.tournament?o?.onwards()??l:U(t)),a=()=>s.go(F(e));return f`${i}
${e.moves.length?y("review",d("graph",p("review")),a):l}
${e.moves.length?L(s,e.link,e.moves.length):l}
${y("share",d(r.copied?"place":"share",p(r.copied?"shared-copied":"share-game")),()=>M(t))}
${y("play-again",d("fresh",p("new-game")),()=>s.go("/"),{classes:i===l?"main":""})}`}function U(t){let{state:o,table:n,game:r}=t;if(n.mode!=="remote")return X(t);if(n.rematch.game!==null)return $("rematch-link",`/game/${n.rematch.game}`,d("again",p("to-rematch")),"main");if(!w(n))return l;let e=N(n);return y("ask-rematch",d("again",p(n.rematch.asked.length>0&&!e?"rematch-asked":"rematch")),()=>{e&&r.mind("rematch")},{classes:"main",off:!(e&&!o.pending)})}function X({table:t,game:o,shell:n}){return t.day!==null?$("back-to-day",`/day/${t.day}`,d("sun",p("back-to-day")),"main"):!w(t)||A(t)?l:y("again",d("again",p("rematch")),()=>o.again(n.go),{classes:"main"})}var Y=14;function Z(){return f`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:Y},(t,o)=>f`<svg viewBox="-6 -6 12 12">
${o%3?_(0,0,5):x`${D("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}export{he as endOf,W as table,ge as tally};
