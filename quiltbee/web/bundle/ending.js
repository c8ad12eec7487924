import{a as M}from"./to_analysis.js";import{a as I}from"./result.js";import{J as j,p as N}from"./table.js";import{Db as F,Fb as O,G as c,Gb as B,H as P,I as u,Kd as k,Ld as y,_ as f,be as E,fb as S,gb as x,k as d,kb as g,lb as D,mb as v,tb as _,ub as C,yb as A}from"./page.js";function T(e,o,n){let{result:r}=e,{winner:t,scores:s,reason:i}=r??{};if(!t||!s||i==="resignation"||i==="time")return"";let a=s[t-1]-s[g(t)-1],p=e.automa?z(e,t,n):q(e,t,n),m=a>0?V(p,a):void 0;if(!m)return"";let{kind:h,...b}=m;return d(`decided-${h}`,{...F(o,t),...b,margin:a})}function V(e,o){let n=s=>[...s].sort((i,a)=>a.points-i.points).at(0),r=({kind:s})=>W.includes(s),t=e.filter(s=>!r(s)&&s.points>=o);return n(t)??n(e.filter(s=>r(s)&&s.points>0))}var W=["empty","buttons"];function q(e,o,n){let r=g(o),[t,s]=[o,r].map(l=>e.players[l-1]),i=(l,[$,w],R)=>({kind:l,mine:$,theirs:w,points:($-w)*R}),a=[o,r].map(l=>L(n,l)),p=t.income>s.income,m=i("paydays",a,1),h=[t,s].map(({cells:l})=>l.split("*").length-1),b=[t,s].map(({score_parts:l})=>l.buttons);return[i("tile",[Number(t.special_tile),Number(s.special_tile)],k),p?{...m,kind:"income",mine:t.income,theirs:s.income}:m,i("special",h,y),i("seat",o===2?[e.points,0]:[0,e.points],1),i("empty",[t.empty,s.empty],-y),i("buttons",b,1)]}function z(e,o,n){let[r,{score_parts:t}]=e.players,i=o===1?Number(r.special_tile):+(t.special_tile>0),a=L(n,1),p=o===1?{kind:"alone-income",points:a,mine:a}:{kind:"alone-empty",points:r.empty*y,mine:r.empty};return[{kind:"tile",points:i*k,mine:i,theirs:0},{...p,theirs:0}]}function L(e,o){return e.filter(n=>n.player===o).reduce((n,{change:r})=>n+(r?.income??0),0)}function dt(e,{seating:o,place:n},r){let{table:t,frame:s,game:i,shell:a}=e,p=r?u:J(e,n,o?.onward(t)),m=n?.said()??[];if(!s.result)return H(s,t.seats,p,m);let h=C(t)&&!r?c`<div class="moments" data-testid="moments">${i.moments?.view()}</div>`:u,b=D(t.seats).includes(s.result.winner);return I(s,t.seats,p,{decided:T(s,t.seats,t.moves),farewell:i.bees?.farewell(t,s),moments:[h,b&&a.settings.motion!=="off"?X():u],said:m,start:o?.afterwards(t)})}function H(e,o,n,r){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${O(e,o)}</h2>
<p>${B(e,o)}</p>
<div class="row">${n}</div>
${r.map(t=>c`<p>${t}</p>`)}
</section>`}function ft({frame:e,shell:o},n){let{result:r,players:t,points:s,automa:i}=e;if(!r||i&&n===2)return u;let{score:a,score_parts:p}=t[n-1],{buttons:m,special_tile:h}=p,b=a+(n===2?s:0),l=`--buttons: ${m}; --covered: ${m+h}; --total: ${b}`,$=["tally",o.settings.motion!=="off"&&"counts",r.winner===n&&"won"];return c`<div
class=${$.filter(Boolean).join(" ")}
import{a as L}from"./to_analysis.js";import{a as T}from"./result.js";import{$a as _,F as p,G as D,H as l,Qd as M,Rc as P,Sc as b,Z as f,_ as y,_a as x,aa as $,db as k,eb as C,fb as w,id as N,j as d,jb as A,kb as B,ob as F,tb as O,vb as E,wb as I}from"./page.js";function R(t,o,n){let{result:r}=t,{winner:e,scores:s,reason:i}=r??{};if(!e||!s||i==="resignation"||i==="time")return"";let a=s[e-1]-s[k(e)-1],u=t.automa?H(t,e,n):z(t,e,n),c=a>0?W(u,a):void 0;if(!c)return"";let{kind:h,...g}=c;return d(`decided-${h}`,{...O(o,e),...g,margin:a})}function W(t,o){let n=s=>[...s].sort((i,a)=>a.points-i.points).at(0),r=({kind:s})=>q.includes(s),e=t.filter(s=>!r(s)&&s.points>=o);return n(e)??n(t.filter(s=>r(s)&&s.points>0))}var q=["empty","buttons"];function z(t,o,n){let r=k(o),[e,s]=[o,r].map(m=>t.players[m-1]),i=(m,[v,S],V)=>({kind:m,mine:v,theirs:S,points:(v-S)*V}),a=[o,r].map(m=>j(n,m)),u=e.income>s.income,c=i("paydays",a,1),h=[e,s].map(({cells:m})=>m.split("*").length-1),g=[e,s].map(({score_parts:m})=>m.buttons);return[i("tile",[Number(e.special_tile),Number(s.special_tile)],P),u?{...c,kind:"income",mine:e.income,theirs:s.income}:c,i("special",h,b),i("seat",o===2?[t.points,0]:[0,t.points],1),i("empty",[e.empty,s.empty],-b),i("buttons",g,1)]}function H(t,o,n){let[r,{score_parts:e}]=t.players,i=o===1?Number(r.special_tile):+(e.special_tile>0),a=j(n,1),u=o===1?{kind:"alone-income",points:a,mine:a}:{kind:"alone-empty",points:r.empty*b,mine:r.empty};return[{kind:"tile",points:i*P,mine:i,theirs:0},{...u,theirs:0}]}function j(t,o){return t.filter(n=>n.player===o).reduce((n,{change:r})=>n+(r?.income??0),0)}function fe(t,{seating:o,place:n},r){let{table:e,frame:s,game:i,shell:a}=t,u=r?l:K(t,n,o?.onward(e)),c=n?.said()??[];if(!s.result)return J(s,e.seats,u,c);let h=B(e)&&!r?p`<div class="moments" data-testid="moments">${i.moments?.view()}</div>`:l,g=C(e.seats).includes(s.result.winner);return T(s,e.seats,u,{decided:R(s,e.seats,e.moves),farewell:i.bees?.farewell(e,s),moments:[h,g&&a.settings.motion!=="off"?Y():l],said:c,start:o?.afterwards(e)})}function J(t,o,n,r){return p`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
import{a as L}from"./to_analysis.js";import{a as T}from"./result.js";import{$a as _,F as d,G as D,H as l,Qd as M,Rc as P,Sc as b,Z as f,_ as y,_a as x,aa as $,db as k,eb as C,fb as w,id as N,j as p,jb as A,kb as B,ob as F,tb as O,vb as E,wb as I}from"./page.js";function R(t,o,n){let{result:r}=t,{winner:e,scores:s,reason:i}=r??{};if(!e||!s||i==="resignation"||i==="time")return"";let a=s[e-1]-s[k(e)-1],u=t.automa?H(t,e,n):z(t,e,n),c=a>0?W(u,a):void 0;if(!c)return"";let{kind:h,...g}=c;return p(`decided-${h}`,{...O(o,e),...g,margin:a})}function W(t,o){let n=s=>[...s].sort((i,a)=>a.points-i.points).at(0),r=({kind:s})=>q.includes(s),e=t.filter(s=>!r(s)&&s.points>=o);return n(e)??n(t.filter(s=>r(s)&&s.points>0))}var q=["empty","buttons"];function z(t,o,n){let r=k(o),[e,s]=[o,r].map(m=>t.players[m-1]),i=(m,[v,S],V)=>({kind:m,mine:v,theirs:S,points:(v-S)*V}),a=[o,r].map(m=>j(n,m)),u=e.income>s.income,c=i("paydays",a,1),h=[e,s].map(({cells:m})=>m.split("*").length-1),g=[e,s].map(({score_parts:m})=>m.buttons);return[i("tile",[Number(e.special_tile),Number(s.special_tile)],P),u?{...c,kind:"income",mine:e.income,theirs:s.income}:c,i("special",h,b),i("seat",o===2?[t.points,0]:[0,t.points],1),i("empty",[e.empty,s.empty],-b),i("buttons",g,1)]}function H(t,o,n){let[r,{score_parts:e}]=t.players,i=o===1?Number(r.special_tile):+(e.special_tile>0),a=j(n,1),u=o===1?{kind:"alone-income",points:a,mine:a}:{kind:"alone-empty",points:r.empty*b,mine:r.empty};return[{kind:"tile",points:i*P,mine:i,theirs:0},{...u,theirs:0}]}function j(t,o){return t.filter(n=>n.player===o).reduce((n,{change:r})=>n+(r?.income??0),0)}function fe(t,{seating:o,place:n},r){let{table:e,frame:s,game:i,shell:a}=t,u=r?l:K(t,n,o?.onward(e)),c=n?.notes()??[];if(!s.result)return J(s,e.seats,u,c);let h=B(e)&&!r?d`<div class="moments" data-testid="moments">${i.moments?.view()}</div>`:l,g=C(e.seats).includes(s.result.winner);return T(s,e.seats,u,{decided:R(s,e.seats,e.moves),farewell:i.bees?.farewell(e,s),moments:[h,g&&a.settings.motion!=="off"?Y():l],notes:c,start:o?.afterwards(e)})}function J(t,o,n,r){return d`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
<h2 id="result-heading">${E(t,o)}</h2>
<p>${I(t,o)}</p>
<div class="row">${n}</div>
${r.map(e=>d`<p>${e}</p>`)}
</section>`}function he({frame:t,shell:o},n){let{result:r,players:e,points:s,automa:i}=t;if(!r||i&&n===2)return l;let{score:a,score_parts:u}=e[n-1],{buttons:c,special_tile:h}=u,g=a+(n===2?s:0),m=`--buttons: ${c}; --covered: ${c+h}; --total: ${g}`,v=["tally",o.settings.motion!=="off"&&"counts",r.winner===n&&"won"];return d`<div
class=${v.filter(Boolean).join(" ")}
aria-hidden="true"
data-testid=${`tally-${n}`}
.style=${m}
>
<b></b>
</div>`}function J(e,o=null,n=null){let{state:r,table:t,shell:s}=e,i=n??(t.tournament?o?.onwards()??u:K(e)),a=()=>s.go(A(t));return c`${i}
${t.moves.length?c`<button type="button" data-testid="review" @click=${a}>
${f("graph")}<span>${d("review")}</span>
</button>`:u}
${t.moves.length?M(s,t.link,t.moves.length):u}
<button type="button" data-testid="share" @click=${()=>N(e)}>
${f(r.copied?"place":"share")}
<span>${d(r.copied?"shared-copied":"share-game")}</span>
</button>
<button
type="button"
class=${i===u?"main":""}
data-testid="play-again"
@click=${()=>s.go("/")}
>
${f("fresh")}<span>${d("new-game")}</span>
</button>`}function K(e){let{state:o,table:n,game:r}=e;if(n.mode!=="remote")return Q(e);if(n.rematch.game!==null)return c`<a
class="button main"
data-testid="rematch-link"
href=${`/game/${n.rematch.game}`}
>${f("again")}<span>${d("to-rematch")}</span></a
>`;if(!v(n))return u;let t=E(n);return c`<button
type="button"
class="main"
data-testid="ask-rematch"
aria-disabled=${t&&!o.pending?"false":"true"}
@click=${()=>{t&&r.mind("rematch")}}
>
${f("again")}
<span>${d(n.rematch.asked.length>0&&!t?"rematch-asked":"rematch")}</span>
</button>`}function Q({table:e,game:o,shell:n}){return e.day!==null?c`<a class="button main" data-testid="back-to-day" href=${`/day/${e.day}`}
>${f("sun")}<span>${d("back-to-day")}</span></a
>`:!v(e)||_(e)?u:c`<button
type="button"
class="main"
data-testid="again"
@click=${()=>o.again(n.go)}
>
${f("again")}<span>${d("rematch")}</span>
</button>`}var U=14;function X(){return c`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:U},(e,o)=>c`<svg viewBox="-6 -6 12 12">
${o%3?x(0,0,5):P`${S("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}export{dt as endOf,j as table,ft as tally};
</div>`}function K(t,o=null,n=null){let{state:r,table:e,shell:s}=t,i=n??(e.tournament?o?.onwards()??l:Q(t)),a=()=>s.go(F(e));return p`${i}
${e.moves.length?y("review",f("graph",d("review")),a):l}
</div>`}function K(t,o=null,n=null){let{state:r,table:e,shell:s}=t,i=n??(e.tournament?o?.onwards()??l:Q(t)),a=()=>s.go(F(e));return d`${i}
${e.moves.length?y("review",f("graph",p("review")),a):l}
${e.moves.length?L(s,e.link,e.moves.length):l}
${y("share",f(r.copied?"place":"share",p(r.copied?"shared-copied":"share-game")),()=>M(t))}
${y("play-again",f("fresh",p("new-game")),()=>s.go("/"),{classes:i===l?"main":""})}`}function Q(t){let{state:o,table:n,game:r}=t;if(n.mode!=="remote")return U(t);if(n.rematch.game!==null)return $("rematch-link",`/game/${n.rematch.game}`,f("again",p("to-rematch")),"main");if(!w(n))return l;let e=N(n);return y("ask-rematch",f("again",p(n.rematch.asked.length>0&&!e?"rematch-asked":"rematch")),()=>{e&&r.mind("rematch")},{classes:"main",off:!(e&&!o.pending)})}function U({table:t,game:o,shell:n}){return t.day!==null?$("back-to-day",`/day/${t.day}`,f("sun",p("back-to-day")),"main"):!w(t)||A(t)?l:y("again",f("again",p("rematch")),()=>o.again(n.go),{classes:"main"})}var X=14;function Y(){return d`<div class="cheer" aria-hidden="true" data-testid="cheer">
${Array.from({length:X},(t,o)=>d`<svg viewBox="-6 -6 12 12">
${o%3?_(0,0,5):D`${x("special",-4.5,-4.5,.9)}`}
</svg>`)}
</div>`}export{fe as endOf,he as tally};
