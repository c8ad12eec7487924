import{$c as C,Q as i,S as m,V as d,Wc as f,X as k,Z as $,_ as x,aa as p,ad as w,k as c}from"./page.js";var y={min:.25,max:180,step:.25},S={minutes:y,delay:y,days:{min:1,max:30,step:1}},u={min:0,max:180,step:1},M=["minutes","delay","days"],N={unit:"minutes",main:"10",extra:"5"},R={speed:p("none"),own:p(N)};function U({speed:n,own:t}){return n==="own"?P(t):w(n)}function P({unit:n,main:t,extra:e}){let{min:l,max:a}=S[n],r=b(Number(t)||l,l,a);if(n==="days")return`${Math.round(r)}d`;let s=Math.round(b(Number(e)||0,u.min,u.max));return`${Math.round(60*r)}${n==="delay"?"~":"+"}${s}`}function b(n,t,e){return Math.min(e,Math.max(t,n))}function X(n,t){let{speed:e}=n,l=e==="own"?f(U(n)):c("label-and-note",{label:c(`speed-${e}`),note:c(`speed-note-${e}`)});return i`${x("clock",c("clock"),C.map(({key:a})=>[a,c(`speed-${a}`)]),e,a=>t({speed:a}))}
<p class="small explain" data-testid="clock-words">${l}</p>`}function q({speed:n,own:t},e){let l=o=>e({own:{...t,...o}}),a=(o,{min:O,max:h,step:v})=>i`<input
type="number"
required
data-testid=${`clock-${o}`}
min=${O}
max=${h}
step=${v}
.value=${t[o]}
@input=${E=>l({[o]:d(E)})}
/>`,r=M.map(o=>[o,c(`clock-unit-${o}`)]),s=()=>i`<div class="names" data-testid="own-clock">
<label
>${c("clock-unit")}
${$("clock-unit",[...r],t.unit,o=>l({unit:o}))}</label
>
<label
>${c(t.unit==="days"?"clock-main-days":"clock-main-minutes")}
${a("main",S[t.unit])}</label
>
${t.unit==="days"?m:i`<label>${c(`clock-extra-${t.unit}`)} ${a("extra",u)}</label>`}
</div>`;return i`${k("clock-own",c("clock-own"),n==="own",o=>e({speed:o?"own":"none"}))}
${n==="own"?s():m}`}export{R as a,U as b,X as c,q as d};
