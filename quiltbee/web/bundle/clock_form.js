import{$d as f,G as i,I as m,Vd as C,ae as w,da as d,fa as k,ha as $,ia as x,k as c,ka as p}from"./page.js";var y={min:.25,max:180,step:.25},S={minutes:y,delay:y,days:{min:1,max:30,step:1}},u={min:0,max:180,step:1},M=["minutes","delay","days"],N={unit:"minutes",main:"10",extra:"5"},L={speed:p("none"),own:p(N)};function U({speed:n,own:t}){return n==="own"?P(t):w(n)}function P({unit:n,main:t,extra:o}){let{min:l,max:a}=S[n],s=b(Number(t)||l,l,a);if(n==="days")return`${Math.round(s)}d`;let r=Math.round(b(Number(o)||0,u.min,u.max));return`${Math.round(60*s)}${n==="delay"?"~":"+"}${r}`}function b(n,t,o){return Math.min(o,Math.max(t,n))}function R(n,t){let{speed:o}=n,l=o==="own"?C(U(n)):c("label-and-note",{label:c(`speed-${o}`),note:c(`speed-note-${o}`)});return i`${x("clock",c("clock"),f.map(({key:a})=>[a,c(`speed-${a}`)]),o,a=>t({speed:a}))}
<p class="small explain" data-testid="clock-words">${l}</p>`}function X({speed:n,own:t},o){let l=e=>o({own:{...t,...e}}),a=(e,{min:O,max:h,step:v})=>i`<input
type="number"
required
data-testid=${`clock-${e}`}
min=${O}
max=${h}
step=${v}
.value=${t[e]}
@input=${E=>l({[e]:d(E)})}
/>`,s=M.map(e=>[e,c(`clock-unit-${e}`)]),r=()=>i`<div class="names" data-testid="own-clock">
<label
>${c("clock-unit")}
${$("clock-unit",[...s],t.unit,e=>l({unit:e}))}</label
>
<label
>${c(t.unit==="days"?"clock-main-days":"clock-main-minutes")}
${a("main",S[t.unit])}</label
>
${t.unit==="days"?m:i`<label>${c(`clock-extra-${t.unit}`)} ${a("extra",u)}</label>`}
</div>`;return i`${k("clock-own",c("clock-own"),n==="own",e=>o({speed:e?"own":"none"}))}
${n==="own"?r():m}`}export{L as a,U as b,R as c,X as d};
