import{a as Yt,b as Vt,c as Kt,d as Xt}from"./replays.js";import{a as It,b as T,c as R,d as P,e as Nt,f as x,g as L,h as J,i as Ht,j as Ut,l as Gt}from"./document.js";import{a as Ct}from"./to_analysis.js";import{b as Wt}from"./replay.js";import{a as Bt}from"./reasons.js";import"./reader.js";import{a as Ft,b as Dt,c as jt,d as qt,e as _t}from"./board.js";import"./result.js";import"./tree.js";import"./local_source.js";import{f as Tt,n as Jt}from"./here_page.js";import"./automa_cards.js";import{B as Et,J as Fe,b as $t,d as vt,m as Lt,s as Ot,t as Mt}from"./table.js";import{$c as A,B as N,Bb as U,Be as Y,C as it,Cb as ft,Db as y,Eb as w,Ed as xt,F as at,Fb as ht,Fe as zt,G as u,Gb as gt,H as O,I as f,Kb as k,Lb as bt,Mb as wt,Nd as Rt,T as lt,U as ct,W as ut,Yc as G,Z as pt,_ as b,hb as dt,jb as H,jd as yt,k as l,kb as v,ke as Pt,m as nt,na as mt,o as g,od as q,q as st,rd as kt,ve as At,w as ot,wd as St,x as rt}from"./page.js";var De=5;function Zt(t){return{numbers:Ht(t,De),at:0,outcomes:{}}}function Qt(t,e){let{number:s}=e.decision;if(t.outcomes[s]||!E(e))return t;let n=e.tries===1?"first":"later",o=e.answer?.verdict==="shown"?"shown":n;return{...t,outcomes:{...t.outcomes,[s]:o}}}var je=.25;function te(t){return{decision:t,answer:null,judging:null,tries:0}}function V({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function E(t){return V(t)||t.answer?.verdict==="shown"}function ee({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function ne({before:t,seat:e,points_lost:s},n,o,i){if(o===null)return{move:n,verdict:"unknown",lost:0};let r=Math.max(0,x(t,e)-x(o,e)),a=L(t,e)-L(o,e)<i.chance;return r<je&&a?{move:n,verdict:"best",lost:r}:r<i.points&&a?{move:n,verdict:"good",lost:r}:{move:n,verdict:r<(s??0)?"better":"worse",lost:r}}var K=.5;function se(t){return new Intl.NumberFormat(nt(),{minimumFractionDigits:2}).format(t)}function oe(t){return String(Math.round(t*100))}function _(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),j(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:X(t),move:z(t)})}.`];return n?(o.push(F(n),re(n,t.patches)),o.push(...M(n,t.patches)),o.push(Z(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function X({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:w(t.seats,s)})}function z({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":k(o,e,n)}function F({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:i,luck:r}){if(q(s))return qe(r);if(!t)return l("review-only-move");let[a,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(i===null&&a<K)return l("review-good-move");let p={points:g(a),percent:oe(c)},m=c>=.01?l("review-lost-both",p):l("review-lost-points",p);return i===null?`${m}.`:l("label-and-note",{label:l(`review-mark-${i}`),note:m})}function qe(t){let e=t?.points??0;if(Math.abs(e)<K)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:g(Math.abs(e))})}.`}function S({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=K)}function re(t,e){return S(t)?`${D(t,e)}.`:""}function D({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");let[n,o]=[t,e].map(r=>bt(r,s));if(t.startsWith("+"))return l("review-better-put",{there:n,here:o});let i=wt(s,t[0]);return e==="pass"||t[0]!==e[0]?l("review-better-take",{patch:i}):l(n===o?"review-better-turned":"review-better-elsewhere",{patch:i,there:n,here:o})}function M(t,e){return S(t)?t.reasons.map(s=>Bt(s,e,!0)):[]}function Z({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?Te(x(n,e),e,t.seats):l("review-chance-of",{...y(t.seats,e),percent:oe(L(n,e))})}function Te(t,e,s){let n=g(Math.abs(t));return n===g(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...y(s,t>0?e:v(e)),points:n})}function j({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=x(n,e),i=g(Math.abs(o));return i===g(0)?l("review-start-level"):l("review-start-ahead",{...y(t.seats,o>0?e:v(e)),points:i})}function ie({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${ht(e,t.seats)}. ${gt(e,t.seats)}`:""}function ae({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...y(t.seats,s),points:g(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function le({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let i=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:i,note:k(n,s,!0)})}function ce(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind==="whole"&&e?.hasReasons===!1)return l("review-whole-here");if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function ue({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:g(t.lost)});let o={number:String(s.number),points:g(n.points)};return l("review-find-question",o)}function Q(t,e,s){let n=R(e,t);if(!n)return"";let o=M(n,s);return o.length===0&&o.push(l(e.hasReasons===!1?"review-why-here":"review-why")),[re(n,s),...o].join(" ")}function pe({numbers:t,outcomes:e},s){let n=h=>t.filter($=>e[$]===h).length,o=n("first"),i=o+n("later"),r=l("review-lesson-found",{found:String(i),of:String(t.length),first:String(o)}),a=new Map;for(let h of t)for(let[$,Ee]of Object.entries(s.decisions[h-1].account??{}))a.set($,(a.get($)??0)+Ee);let c=[...a.values()].reduce((h,$)=>h+$,0),[p]=[...a].sort(([,h],[,$])=>$-h);if(!p||c===0)return[r];let[m,d]=p;return[r,l("review-lesson-cause",{cause:l(`review-account-${m}`),points:g(d),all:g(c)}),l(`review-lesson-${m}`)]}function me(t,e){let{shell:s}=t.place,n=new AbortController,[{points:o}]=e.game.frames,i=c=>Jt(c,e.patches,n.signal,o),r=Je(e,c=>e.answer(c,i)),a=_t(t,r);return{view:()=>{let c=_e(e),p=c?{middle:c,tools:f}:{};return u`<main
class=${`${jt(r,s)} finding${c?" ended":""}`}
data-testid="finding"
>
${Ce(e,r)} ${Dt(r,s,{moves:f,...p})}
</main>
${qt(r,s)}`},close:()=>{n.abort(),a()}}}function Je(t,e){let{decision:s}=t.state.finding,{frames:n,seats:o,own:i}=t.game,[{points:r}]=n,a=[w(o,1),w(o,2)],c={start:n[s.number-1].position,moves:[],points:r};return new Ft(t.patches,c,{names:a,you:i},{onMove:(p,m)=>{queueMicrotask(async()=>{m.undo(),m.suggest([{move:p,label:"…",kind:"line"}]),await e(p);let{finding:d}=t.state;d?.answer?.move===p&&de(m,d)})}})}function de(t,e){let{move:s}=e.answer,n=E(e)?"better":"mine";t.suggest([{move:s,label:n==="better"?"✓":"×",kind:n}])}function _e({state:{finding:t,document:e},patches:s}){return!t||!e||!E(t)?null:u`<section class="panel lesson-why" data-testid="lesson-why">
<p>${Q(t.decision.number,e,s)}</p>
</section>`}function Ce(t,e){let{finding:s,document:n,lesson:o}=t.state;if(!s||!n||!o)return f;let i=s.answer?.verdict??"none",r=E(s),a={at:String(o.at+1),of:String(o.numbers.length)},c=()=>{t.reveal(),t.state.finding&&de(e,t.state.finding)};return u`<section
class=${V(s)?"question found":"question"}
import{a as Xt,b as zt,c as Zt,d as Qt}from"./replays.js";import{a as Ut,b as _,c as P,d as L,e as Gt,f as R,g as O,h as B,i as Yt,j as Vt,l as Kt}from"./document.js";import{a as It}from"./to_analysis.js";import{b as Ht}from"./replay.js";import{a as Nt}from"./reasons.js";import"./reader.js";import{a as Mt,b as qt,c as Tt,d as Jt,e as Ct}from"./board.js";import"./result.js";import{c as K}from"./page_kit.js";import"./tree.js";import"./local_source.js";import{f as _t,n as Bt}from"./here_page.js";import"./automa_cards.js";import{A as U,Ab as $t,B as lt,Bb as yt,Dc as J,E as ct,Ed as At,F as m,Fd as Et,G as M,Gc as St,H as f,Jc as xt,Nd as Ft,S as ut,T as mt,U as pt,Uc as Rt,Ud as Dt,Wc as Pt,Wd as jt,X as dt,Y as E,Z as $,_ as b,aa as ft,ab as gt,cb as G,db as y,ee as Wt,ie as te,j as l,l as ot,lc as V,n as g,nc as F,p as rt,pa as ht,rb as Y,sb as wt,sd as Lt,tb as k,ub as w,v as it,vb as bt,w as at,wb as vt,xd as Ot,yc as kt,zb as S}from"./page.js";var qe=5;function ee(t){return{numbers:Yt(t,qe),at:0,outcomes:{}}}function ne(t,e){let{number:s}=e.decision;if(t.outcomes[s]||!D(e))return t;let n=e.tries===1?"first":"later",o=e.answer?.verdict==="shown"?"shown":n;return{...t,outcomes:{...t.outcomes,[s]:o}}}var Te=.25;function se(t){return{decision:t,answer:null,judging:null,tries:0}}function X({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function D(t){return X(t)||t.answer?.verdict==="shown"}function oe({best:t,move:e,points_lost:s},n){return n===t?{move:n,verdict:"best",lost:0}:n===e?{move:n,verdict:"same",lost:s??0}:null}function re({before:t,seat:e,points_lost:s},n,o,i){if(o===null)return{move:n,verdict:"unknown",lost:0};let r=Math.max(0,R(t,e)-R(o,e)),a=O(t,e)-O(o,e)<i.chance;return r<Te&&a?{move:n,verdict:"best",lost:r}:r<i.points&&a?{move:n,verdict:"good",lost:r}:{move:n,verdict:r<(s??0)?"better":"worse",lost:r}}var z=.5;function ie(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function ae(t){return String(Math.round(t*100))}function C(t){let{at:e,document:s}=t.state,{decision:n}=t;if(e===0)return[l("review-start"),T(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:Z(t),move:Q(t)})}.`];return n?(o.push(j(n),le(n,t.patches)),o.push(...A(n,t.patches)),o.push(tt(t,n))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function Z({game:t,state:{at:e}}){if(e===0)return l("review-start");let s=t.frames[e].player??1;return l("review-move",{number:String(e),name:w(t.seats,s)})}function Q({game:t,patches:e,state:{at:s}},n=!0){let{move:o}=t.frames[s];return o===null?"":S(o,e,n)}function j({choice:t,best:e,move:s,points_lost:n,chance_lost:o,mark:i,luck:r}){if(J(s))return Je(r);if(!t)return l("review-only-move");let[a,c]=[n??0,o??0];if(s===e)return l("review-best-move");if(i===null&&a<z)return l("review-good-move");let u={points:g(a),percent:ae(c)},p=c>=.01?l("review-lost-both",u):l("review-lost-points",u);return i===null?`${p}.`:l("label-and-note",{label:l(`review-mark-${i}`),note:p})}function Je(t){let e=t?.points??0;if(Math.abs(e)<z)return`${l("review-level-luck")}.`;let s=e>0?"review-lucky":"review-unlucky";return`${l(s,{points:g(Math.abs(e))})}.`}function x({choice:t,best:e,move:s,mark:n,points_lost:o}){return t&&e!==null&&e!==s&&(n!==null||(o??0)>=z)}function le(t,e){return x(t)?`${q(t,e)}.`:""}function q({best:t,move:e},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");let[n,o]=[t,e].map(r=>$t(r,s));if(t.startsWith("+"))return l("review-better-put",{there:n,here:o});let i=yt(s,t[0]);return e==="pass"||t[0]!==e[0]?l("review-better-take",{patch:i}):l(n===o?"review-better-turned":"review-better-elsewhere",{patch:i,there:n,here:o})}function A(t,e){return x(t)?t.reasons.map(s=>Nt(s,e,!0)):[]}function tt({game:t,view:e,state:{scale:s}},{after:n}){return s==="points"?_e(R(n,e),e,t.seats):l("review-chance-of",{...k(t.seats,e),percent:ae(O(n,e))})}function _e(t,e,s){let n=g(Math.abs(t));return n===g(0)?l("review-margin",{who:"level",name:"",points:n}):l("review-margin",{...k(s,t>0?e:y(e)),points:n})}function T({game:t,view:e,state:{document:s}}){let n=s?.start;if(!n)return"";let o=R(n,e),i=g(Math.abs(o));return i===g(0)?l("review-start-level"):l("review-start-ahead",{...k(t.seats,o>0?e:y(e)),points:i})}function ce({game:t}){let e=t.frames[t.frames.length-1];return e.stage==="over"?`${bt(e,t.seats)}. ${vt(e,t.seats)}`:""}function ue({game:t,state:{document:e}},s){let n=e?.sides[s-1];if(!n||n.accuracy===null||n.decisions===0)return"";let o={...k(t.seats,s),points:g(n.points_lost),accuracy:String(Math.round(n.accuracy))};return n.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(n.near_level)})}function me({frames:t,at:e},s){let{move:n}=t[e],o=String(t.length-1);if(n===null)return l("review-line-before");let i=l("review-line-at",{number:String(e),of:o});return l("label-and-note",{label:i,note:S(n,s,!0)})}function pe(t,e){if(t.kind==="refused")return l(e===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind==="whole"&&e?.hasReasons===!1)return l("review-whole-here");if(t.kind!=="coming"||e===null)return l(`review-${t.kind}`);let{done:s,of:n,stage:o}=e;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(n)})}function de({answer:t,judging:e,decision:s},n){if(e!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:g(t.lost)});let o={number:String(s.number),points:g(n.points)};return l("review-find-question",o)}function et(t,e,s){let n=P(e,t);if(!n)return"";let o=A(n,s);return o.length===0&&o.push(l(e.hasReasons===!1?"review-why-here":"review-why")),[le(n,s),...o].join(" ")}function fe({numbers:t,outcomes:e},s){let n=h=>t.filter(v=>e[v]===h).length,o=n("first"),i=o+n("later"),r=l("review-lesson-found",{found:String(i),of:String(t.length),first:String(o)}),a=new Map;for(let h of t)for(let[v,je]of Object.entries(s.decisions[h-1].account??{}))a.set(v,(a.get(v)??0)+je);let c=[...a.values()].reduce((h,v)=>h+v,0),[u]=[...a].sort(([,h],[,v])=>v-h);if(!u||c===0)return[r];let[p,d]=u;return[r,l("review-lesson-cause",{cause:l(`review-account-${p}`),points:g(d),all:g(c)}),l(`review-lesson-${p}`)]}function he(t,e){let{shell:s}=t.place,n=new AbortController,[{points:o}]=e.game.frames,i=c=>Bt(c,e.patches,n.signal,o),r=Be(e,c=>e.answer(c,i)),a=Ct(t,r);return{view:()=>{let c=Ce(e),u=c?{middle:c,tools:f}:{};return m`<main
import{a as Xt,b as zt,c as Zt,d as Qt}from"./replays.js";import{a as Ut,b as _,c as P,d as L,e as Gt,f as R,g as O,h as B,i as Yt,j as Vt,l as Kt}from"./document.js";import{a as It}from"./to_analysis.js";import{b as Ht}from"./replay.js";import{a as Nt}from"./reasons.js";import"./reader.js";import{a as Mt,b as qt,c as Tt,d as Jt,e as Ct}from"./board.js";import"./result.js";import{c as K}from"./page_kit.js";import"./tree.js";import"./local_source.js";import{f as _t,n as Bt}from"./here_page.js";import"./automa_cards.js";import{A as U,Ab as $t,B as lt,Bb as yt,Dc as J,E as ct,Ed as At,F as m,Fd as Et,G as M,Gc as St,H as f,Jc as xt,Nd as Ft,S as ut,T as mt,U as pt,Uc as Rt,Ud as Dt,Wc as Pt,Wd as jt,X as dt,Y as E,Z as $,_ as b,aa as ft,ab as gt,cb as G,db as y,ee as Wt,ie as te,j as l,l as ot,lc as V,n as g,nc as F,p as rt,pa as ht,rb as Y,sb as wt,sd as Lt,tb as k,ub as w,v as it,vb as bt,w as at,wb as vt,xd as Ot,yc as kt,zb as S}from"./page.js";var qe=5;function ee(t){return{numbers:Yt(t,qe),at:0,outcomes:{}}}function ne(t,n){let{number:s}=n.decision;if(t.outcomes[s]||!D(n))return t;let e=n.tries===1?"first":"later",o=n.answer?.verdict==="shown"?"shown":e;return{...t,outcomes:{...t.outcomes,[s]:o}}}var Te=.25;function se(t){return{decision:t,answer:null,judging:null,tries:0}}function X({answer:t}){return t?.verdict==="best"||t?.verdict==="good"}function D(t){return X(t)||t.answer?.verdict==="shown"}function oe({best:t,move:n,points_lost:s},e){return e===t?{move:e,verdict:"best",lost:0}:e===n?{move:e,verdict:"same",lost:s??0}:null}function re({before:t,seat:n,points_lost:s},e,o,i){if(o===null)return{move:e,verdict:"unknown",lost:0};let r=Math.max(0,R(t,n)-R(o,n)),a=O(t,n)-O(o,n)<i.chance;return r<Te&&a?{move:e,verdict:"best",lost:r}:r<i.points&&a?{move:e,verdict:"good",lost:r}:{move:e,verdict:r<(s??0)?"better":"worse",lost:r}}var z=.5;function ie(t){return new Intl.NumberFormat(ot(),{minimumFractionDigits:2}).format(t)}function ae(t){return String(Math.round(t*100))}function C(t){let{at:n,document:s}=t.state,{decision:e}=t;if(n===0)return[l("review-start"),T(t)].filter(Boolean).join(". ");let o=[`${l("review-move-was",{where:Z(t),move:Q(t)})}.`];return e?(o.push(j(e),le(e,t.patches)),o.push(...A(e,t.patches)),o.push(tt(t,e))):s!==null&&o.push(l("review-unjudged")),o.filter(Boolean).join(" ")}function Z({game:t,state:{at:n}}){if(n===0)return l("review-start");let s=t.frames[n].player??1;return l("review-move",{number:String(n),name:w(t.seats,s)})}function Q({game:t,patches:n,state:{at:s}},e=!0){let{move:o}=t.frames[s];return o===null?"":S(o,n,e)}function j({choice:t,best:n,move:s,points_lost:e,chance_lost:o,mark:i,luck:r}){if(J(s))return Je(r);if(!t)return l("review-only-move");let[a,c]=[e??0,o??0];if(s===n)return l("review-best-move");if(i===null&&a<z)return l("review-good-move");let u={points:g(a),percent:ae(c)},p=c>=.01?l("review-lost-both",u):l("review-lost-points",u);return i===null?`${p}.`:l("label-and-note",{label:l(`review-mark-${i}`),note:p})}function Je(t){let n=t?.points??0;if(Math.abs(n)<z)return`${l("review-level-luck")}.`;let s=n>0?"review-lucky":"review-unlucky";return`${l(s,{points:g(Math.abs(n))})}.`}function x({choice:t,best:n,move:s,mark:e,points_lost:o}){return t&&n!==null&&n!==s&&(e!==null||(o??0)>=z)}function le(t,n){return x(t)?`${q(t,n)}.`:""}function q({best:t,move:n},s){if(t===null)return l("review-better");if(t==="pass")return l("review-better-pass");let[e,o]=[t,n].map(r=>$t(r,s));if(t.startsWith("+"))return l("review-better-put",{there:e,here:o});let i=yt(s,t[0]);return n==="pass"||t[0]!==n[0]?l("review-better-take",{patch:i}):l(e===o?"review-better-turned":"review-better-elsewhere",{patch:i,there:e,here:o})}function A(t,n){return x(t)?t.reasons.map(s=>Nt(s,n,!0)):[]}function tt({game:t,view:n,state:{scale:s}},{after:e}){return s==="points"?_e(R(e,n),n,t.seats):l("review-chance-of",{...k(t.seats,n),percent:ae(O(e,n))})}function _e(t,n,s){let e=g(Math.abs(t));return e===g(0)?l("review-margin",{who:"level",name:"",points:e}):l("review-margin",{...k(s,t>0?n:y(n)),points:e})}function T({game:t,view:n,state:{document:s}}){let e=s?.start;if(!e)return"";let o=R(e,n),i=g(Math.abs(o));return i===g(0)?l("review-start-level"):l("review-start-ahead",{...k(t.seats,o>0?n:y(n)),points:i})}function ce({game:t}){let n=t.frames[t.frames.length-1];return n.stage==="over"?`${bt(n,t.seats)}. ${vt(n,t.seats)}`:""}function ue({game:t,state:{document:n}},s){let e=n?.sides[s-1];if(!e||e.accuracy===null||e.decisions===0)return"";let o={...k(t.seats,s),points:g(e.points_lost),accuracy:String(Math.round(e.accuracy))};return e.near_level===null?l("review-overview",o):l("review-overview-level",{...o,level:String(e.near_level)})}function me({frames:t,at:n},s){let{move:e}=t[n],o=String(t.length-1);if(e===null)return l("review-line-before");let i=l("review-line-at",{number:String(n),of:o});return l("label-and-note",{label:i,note:S(e,s,!0)})}function pe(t,n){if(t.kind==="refused")return l(n===null?"review-refused":"review-stopped",{sentence:t.sentence});if(t.kind==="waiting")return l("review-waiting",{ahead:t.ahead});if(t.kind==="whole"&&n?.hasReasons===!1)return l("review-whole-here");if(t.kind!=="coming"||n===null)return l(`review-${t.kind}`);let{done:s,of:e,stage:o}=n;return l(o==="quick"?"review-coming":"review-refining",{done:String(s),of:String(e)})}function de({answer:t,judging:n,decision:s},e){if(n!==null)return l("review-find-thinking");if(t!==null)return l(`review-find-${t.verdict}`,{points:g(t.lost)});let o={number:String(s.number),points:g(e.points)};return l("review-find-question",o)}function et(t,n,s){let e=P(n,t);if(!e)return"";let o=A(e,s);return o.length===0&&o.push(l(n.hasReasons===!1?"review-why-here":"review-why")),[le(e,s),...o].join(" ")}function fe({numbers:t,outcomes:n},s){let e=h=>t.filter(v=>n[v]===h).length,o=e("first"),i=o+e("later"),r=l("review-lesson-found",{found:String(i),of:String(t.length),first:String(o)}),a=new Map;for(let h of t)for(let[v,je]of Object.entries(s.decisions[h-1].account??{}))a.set(v,(a.get(v)??0)+je);let c=[...a.values()].reduce((h,v)=>h+v,0),[u]=[...a].sort(([,h],[,v])=>v-h);if(!u||c===0)return[r];let[p,d]=u;return[r,l("review-lesson-cause",{cause:l(`review-account-${p}`),points:g(d),all:g(c)}),l(`review-lesson-${p}`)]}function he(t,n){let{shell:s}=t.place,e=new AbortController,[{points:o}]=n.game.frames,i=c=>Bt(c,n.patches,e.signal,o),r=Be(n,c=>n.answer(c,i)),a=Ct(t,r);return{view:()=>{let c=Ce(n),u=c?{middle:c,tools:f}:{};return m`<main
class=${`${Tt(r,s)} finding${c?" ended":""}`}
data-testid="finding"
>
${Ie(n,r)} ${qt(r,s,{moves:f,...u})}
</main>
${Jt(r,s)}`},close:()=>{e.abort(),a()}}}function Be(t,n){let{decision:s}=t.state.finding,{frames:e,seats:o,own:i}=t.game,[{points:r}]=e,a=[w(o,1),w(o,2)],c={start:e[s.number-1].position,moves:[],points:r};return new Mt(t.patches,c,{names:a,you:i},{onMove:(u,p)=>{queueMicrotask(async()=>{p.undo(),p.suggest([{move:u,label:"…",kind:"line"}]),await n(u);let{finding:d}=t.state;d?.answer?.move===u&&ge(p,d)})}})}function ge(t,n){let{move:s}=n.answer,e=D(n)?"better":"mine";t.suggest([{move:s,label:e==="better"?"✓":"×",kind:e}])}function Ce({state:{finding:t,document:n},patches:s}){return!t||!n||!D(t)?null:m`<section class="panel lesson-why" data-testid="lesson-why">
<p>${et(t.decision.number,n,s)}</p>
</section>`}function Ie(t,n){let{finding:s,document:e,lesson:o}=t.state;if(!s||!e||!o)return f;let i=s.answer?.verdict??"none",r=D(s),a={at:String(o.at+1),of:String(o.numbers.length)},c=()=>{t.reveal(),t.state.finding&&ge(n,t.state.finding)};return m`<section
class=${X(s)?"question found":"question"}
aria-label=${l("review-learn")}
data-testid="question"
data-verdict=${s.judging===null?i:"judging"}
>
<p role="status">
<b data-testid="lesson-place">${l("review-lesson-place",a)}</b>
${de(s,e.thresholds)}
</p>
${r?b("leave-lesson",$("graph",l("review-lesson-leave")),()=>t.leave()):b("show-answer",$("bulb",l("review-find-answer")),c)}
${b("find-next",$("forward",l(r?"review-find-next":"review-find-skip")),()=>t.findNext(),{classes:r?"main":""})}
</section>`}function we(t){let{lesson:n,document:s}=t.state;return!n||!s?f:m`<main class="lesson-end" data-testid="lesson-end">
<section class="panel" aria-labelledby="lesson-heading">
<h2 id="lesson-heading" tabindex="-1">${l("review-lesson-end")}</h2>
${fe(n,s).map(e=>m`<p>${e}</p>`)}
<ol class="lesson-list">
${n.numbers.map((e,o)=>{let i=n.outcomes[e];return m`<li>
<button
type="button"
class="move"
data-testid=${`lesson-${o+1}`}
@click=${()=>t.look(e)}
>
<span class="move-words">
<b>${l("review-move-number",{number:String(e)})}</b>
${l(`review-lesson-${i??"passed"}`)}
${et(e,s,t.patches)}
</span>
</button>
</li>`})}
</ol>
<div class="row">
${b("lesson-again",$("again",l("review-lesson-again")),()=>t.learn())}
${b("leave-lesson",$("graph",l("review-lesson-leave")),()=>t.leave(),{classes:"main"})}
</div>
</section>
</main>`}var tt=[10,10],Be=[50,50];function C(t,e,s,n,o=tt){let i=Ie(t,e,s,n),r=n==="points"?We(o,i):o,[a,c]=n==="points"?r:Be,p=i.map(d=>d===null?null:(a-d)/(a+c)*100),m=a/(a+c)*100;return{scale:n,moves:e,range:r,level:m,heights:p,line:Ne(p),area:He(p,m),dots:Ue(t,e,n,p)}}function We([t,e],s){let n=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function Ie(t,e,s,n){let o=a=>a?n==="points"?x(a,s):(L(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(a,c)=>{let p=i[c];return o(T(p)?p.after:i[c+1]?.before??null)})]}function Ne(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function He(t,e){let s=e.toFixed(1),n=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return n.join("")}function Ue(t,e,s,n){return P(t,null).flatMap(o=>{let i=o.marks[s];if(!i)return[];let r=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function he(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var Ge=36,Ye=40,Ve=70;function ge(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",$t(e),{signal:n});let o=Ke(e),i=Xe(e),r=(a,c)=>t.addEventListener(a,p=>c(p),{signal:n});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",ze(e),{signal:n,passive:!1}),()=>s.abort()}function Ke(t){let e=null,s=n=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),r=he((n.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function Xe(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=Ge&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function ze(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let i=n.deltaY>0?1:-1;t.canStep(i)&&(n.preventDefault(),e=Math.sign(e)===i?e+n.deltaY:n.deltaY,!(Math.abs(e)<Ye||n.timeStamp-s<Ve)&&(s=n.timeStamp,e=0,t.step(i)))}}function be(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return Ze(e);let i=o[n],r=o[Math.max(0,n-1)],{decision:a}=t,c=a&&S(a)?a.best:null,p=t.isOverview?t.view:i.player??t.view,m=c!==null&&s?B(r,c,t.patches):null;if(m)return{frame:m,mover:p,made:c,better:null,chosen:r};let d=t.isOverview?null:i.move;return{frame:i,mover:p,made:d,better:c,chosen:r}}function Ze({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var Qe=12;function B(t,e,s){let n=St(t.position,s),o=n&&kt(n,e,s);if(!n||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Rt(o,s,i,t.points),move:e,player:n.turn}}function we({number:t,best:e,line:s},n,o){let i=[{...n,move:null,player:null}],r=s.length>0?s:e===null?[]:[e];for(let a of r.slice(0,Qe)){let c=B(i[i.length-1],a,o);if(c===null)break;i.push(c)}return i.length>1?{number:t,frames:i,at:0}:null}var $e=5,W=class extends Xt{constructor(s,n,o){let i={document:null,stream:{kind:"asking"},scale:"points",range:tt,costly:[],better:!1,line:null,finding:null,lesson:null,said:""};super(s.frames,n,i,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let n=It(this.state.document,s),o=Ut(this.state.costly,J(n,this.game.own)),{range:i}=C(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:o,range:i}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return R(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null,lesson:null})}show(s){this.store.dispatch(s),this.store.dispatch({said:this.sentence})}get sentence(){let{line:s}=this.state;return s?le(s,this.patches):_(this)}step(s){let{at:n,line:o}=this.state;if(!o)return this.look(n+s);let i=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:i}})}canStep(s){let{at:n,line:o}=this.state,[i,r]=o?[o.at,o.frames.length-1]:[n,this.moves];return i+s>=0&&i+s<=r}toMark(s){let{at:n,document:o}=this.state,i=P(o,null).map(({number:c})=>c);if(i.length===0)return;let r=i.filter(c=>s>0?c>n:c<n),a=r.length>0?r:i;this.look(s>0?a[0]:a[a.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+$e)),PageDown:()=>this.look(Math.max(0,this.state.at-$e))}}key(s,n=!1,o=!1){let{finding:i,line:r,better:a}=this.state;if(i||this.state.lesson)return!1;if(s==="Escape"&&(r||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:n}=this;n&&S(n)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let n=we(s,this.frames[s.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}get questions(){return P(this.state.document,this.game.own)}get canLearn(){return this.state.document?.stage==="deep"&&this.questions.length>0}learn(){this.canLearn&&this.ask(Zt(this.questions))}findNext(){let{lesson:s}=this.state;s&&this.ask({...s,at:s.at+1})}ask(s){let n=R(this.state.document,s.numbers[s.at]??0);n&&this.look(n.number),this.store.dispatch({lesson:s,finding:n&&te(n),said:""})}reveal(){let{finding:s}=this.state,n=s?.decision.best;s&&n&&this.found(s.decision,{move:n,verdict:"shown",lost:0})}leave(){this.show({finding:null,lesson:null})}async answer(s,n){let{finding:o,document:i}=this.state;if(!o||!i||o.judging!==null)return;let{decision:r}=o,a=ee(r,s);if(a)return this.found(r,a);this.store.dispatch({finding:{...o,judging:s}});let c=B(this.frames[r.number-1],s,this.patches),p=c&&await n(c.position);this.found(r,ne(r,s,p,i.thresholds))}found(s,n){let{finding:o,lesson:i}=this.state;if(o?.decision!==s)return;let r=o.tries+1,a={decision:s,answer:n,judging:null,tries:r};this.store.dispatch({finding:a,lesson:i&&Qt(i,a)})}};function ve(t,e,s){return[t.view,v(t.view)].map(n=>tn(t,e,n,s))}function tn(t,{frame:e,mover:s,made:n,better:o},i,r){let{game:a,patches:c,state:p}=t,{letters:m,coordinates:d}=r.settings,h=i===(e.automa?1:s),$=i===s;return Et({frame:e,seats:a.seats,player:i,patches:c,lettered:m,named:d,box:"quilt-box",place:`${h?"front":"back"} ${i===t.view?"left":"right"}`,cursor:p.walks[i],fresh:G([$?n:null],c),marks:nn($?o:null,c),extras:{thumbnail:h?f:en(e.players[i-1],c)}})}function en(t,e){return u`<span class="thumbnail">${At(t,e)}</span>`}function nn(t,e){let s="better";return G([t],e).map(n=>({...n,label:"!",kind:s}))}function ye({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(q(r)?r[2]:r[0])===a;return u`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${yt(e).map(r=>{let{income:a,buttons:c,time:p}=t[r],m=i(s,r),d=i(n,r);return u`<div
class=${["offered-patch",m&&"made",d&&"better"].filter(Boolean).join(" ")}
</main>`}var nt=[10,10],We=[50,50];function I(t,e,s,n,o=nt){let i=He(t,e,s,n),r=n==="points"?Ne(o,i):o,[a,c]=n==="points"?r:We,u=i.map(d=>d===null?null:(a-d)/(a+c)*100),p=a/(a+c)*100;return{scale:n,moves:e,range:r,level:p,heights:u,line:Ue(u),area:Ge(u,p),dots:Ye(t,e,n,u)}}function Ne([t,e],s){let n=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...n))),Math.max(e,o(-Math.min(...n)))]}function He(t,e,s,n){let o=a=>a?n==="points"?R(a,s):(O(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:e},(a,c)=>{let u=i[c];return o(_(u)?u.after:i[c+1]?.before??null)})]}function Ue(t){let e=!1;return t.map((s,n)=>{if(s===null)return e=!1,"";let o=`${e?"L":"M"}${n} ${s.toFixed(1)}`;return e=!0,o}).join("")}function Ge(t,e){let s=e.toFixed(1),n=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(n.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return n.join("")}function Ye(t,e,s,n){return L(t,null).flatMap(o=>{let i=o.marks[s];if(!i)return[];let r=o.number/Math.max(1,e)*100,a=Math.max(0,Math.min(100,n[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function be(t,e){return Math.max(0,Math.min(e,Math.round(t*e)))}var Ve=36,Ke=40,Xe=70;function ve(t,e){let s=new AbortController,{signal:n}=s;window.addEventListener("keydown",Rt(e),{signal:n});let o=ze(e),i=Ze(e),r=(a,c)=>t.addEventListener(a,u=>c(u),{signal:n});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",Qe(e),{signal:n,passive:!1}),()=>s.abort()}function ze(t){let e=null,s=n=>{if(!e)return;let{left:o,width:i}=e.getBoundingClientRect(),r=be((n.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:n=>(e=n.target instanceof Element?n.target.closest(".plot"):null,!e||n.button!==0||!n.isPrimary?(e=null,!1):(e.setPointerCapture(n.pointerId),s(n),!0)),move:s,up:()=>{let n=e!==null;return e=null,n}}}function Ze(t){let e=null;return{down:s=>{let n=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return e=n&&o?{x:s.clientX,y:s.clientY}:null,e!==null},up:s=>{if(!e||!s.isPrimary)return;let[n,o]=[s.clientX-e.x,s.clientY-e.y];e=null,Math.abs(n)>=Ve&&Math.abs(n)>2*Math.abs(o)&&t.step(n<0?1:-1)},cancel:()=>{e=null}}}function Qe(t){let e=0,s=0;return n=>{if(!(n.target instanceof Element&&n.target.closest(".plot, .quilt-box"))||n.ctrlKey||n.deltaY===0)return;let i=n.deltaY>0?1:-1;t.canStep(i)&&(n.preventDefault(),e=Math.sign(e)===i?e+n.deltaY:n.deltaY,!(Math.abs(e)<Ke||n.timeStamp-s<Xe)&&(s=n.timeStamp,e=0,t.step(i)))}}function $e(t){let{line:e,better:s,at:n}=t.state,{frames:o}=t.game;if(e)return tn(e);let i=o[n],r=o[Math.max(0,n-1)],{decision:a}=t,c=a&&x(a)?a.best:null,u=t.isOverview?t.view:i.player??t.view,p=c!==null&&s?W(r,c,t.patches):null;if(p)return{frame:p,mover:u,made:c,better:null,chosen:r};let d=t.isOverview?null:i.move;return{frame:i,mover:u,made:d,better:c,chosen:r}}function tn({frames:t,at:e}){let s=t[e],n=t[Math.max(0,e-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:n}}var en=12;function W(t,e,s){let n=xt(t.position,s),o=n&&St(n,e,s);if(!n||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Ot(o,s,i,t.points),move:e,player:n.turn}}function ye({number:t,best:e,line:s},n,o){let i=[{...n,move:null,player:null}],r=s.length>0?s:e===null?[]:[e];for(let a of r.slice(0,en)){let c=W(i[i.length-1],a,o);if(c===null)break;i.push(c)}return i.length>1?{number:t,frames:i,at:0}:null}var ke=5,N=class extends Qt{constructor(s,n,o){let i={document:null,stream:{kind:"asking"},scale:"points",range:nt,costly:[],better:!1,line:null,finding:null,lesson:null,said:""};super(s.frames,n,i,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let n=Ut(this.state.document,s),o=Vt(this.state.costly,B(n,this.game.own)),{range:i}=I(n,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:n,costly:o,range:i}),n}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return P(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null,lesson:null})}show(s){this.store.dispatch(s),this.store.dispatch({said:this.sentence})}get sentence(){let{line:s}=this.state;return s?me(s,this.patches):C(this)}step(s){let{at:n,line:o}=this.state;if(!o)return this.look(n+s);let i=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:i}})}canStep(s){let{at:n,line:o}=this.state,[i,r]=o?[o.at,o.frames.length-1]:[n,this.moves];return i+s>=0&&i+s<=r}toMark(s){let{at:n,document:o}=this.state,i=L(o,null).map(({number:c})=>c);if(i.length===0)return;let r=i.filter(c=>s>0?c>n:c<n),a=r.length>0?r:i;this.look(s>0?a[0]:a[a.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+ke)),PageDown:()=>this.look(Math.max(0,this.state.at-ke))}}key(s,n=!1,o=!1){let{finding:i,line:r,better:a}=this.state;if(i||this.state.lesson)return!1;if(s==="Escape"&&(r||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=n?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:n}=this;n&&x(n)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let n=ye(s,this.frames[s.number-1],this.patches);this.show({line:n&&{...n,at:Math.min(1,n.frames.length-1)},better:!1})}get questions(){return L(this.state.document,this.game.own)}get canLearn(){return this.state.document?.stage==="deep"&&this.questions.length>0}learn(){this.canLearn&&this.ask(ee(this.questions))}findNext(){let{lesson:s}=this.state;s&&this.ask({...s,at:s.at+1})}ask(s){let n=P(this.state.document,s.numbers[s.at]??0);n&&this.look(n.number),this.store.dispatch({lesson:s,finding:n&&se(n),said:""})}reveal(){let{finding:s}=this.state,n=s?.decision.best;s&&n&&this.found(s.decision,{move:n,verdict:"shown",lost:0})}leave(){this.show({finding:null,lesson:null})}async answer(s,n){let{finding:o,document:i}=this.state;if(!o||!i||o.judging!==null)return;let{decision:r}=o,a=oe(r,s);if(a)return this.found(r,a);this.store.dispatch({finding:{...o,judging:s}});let c=W(this.frames[r.number-1],s,this.patches),u=c&&await n(c.position);this.found(r,re(r,s,u,i.thresholds))}found(s,n){let{finding:o,lesson:i}=this.state;if(o?.decision!==s)return;let r=o.tries+1,a={decision:s,answer:n,judging:null,tries:r};this.store.dispatch({finding:a,lesson:i&&ne(i,a)})}};function Se(t,e,s){return[t.view,y(t.view)].map(n=>nn(t,e,n,s))}function nn(t,{frame:e,mover:s,made:n,better:o},i,r){let{game:a,patches:c,state:u}=t,{letters:p,coordinates:d}=r.settings,h=i===(e.automa?1:s),v=i===s;return jt({frame:e,seats:a.seats,player:i,patches:c,lettered:p,named:d,box:"quilt-box",place:`${h?"front":"back"} ${i===t.view?"left":"right"}`,cursor:u.walks[i],fresh:V([v?n:null],c),marks:on(v?o:null,c),extras:{thumbnail:h?f:sn(e.players[i-1],c)}})}function sn(t,e){return m`<span class="thumbnail">${Dt(t,e)}</span>`}function on(t,e){let s="better";return V([t],e).map(n=>({...n,label:"!",kind:s}))}function xe({patches:t},{chosen:e,made:s,better:n},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(J(r)?r[2]:r[0])===a;return m`<section class="offered" aria-labelledby="offered-heading">
</main>`}var nt=[10,10],We=[50,50];function I(t,n,s,e,o=nt){let i=He(t,n,s,e),r=e==="points"?Ne(o,i):o,[a,c]=e==="points"?r:We,u=i.map(d=>d===null?null:(a-d)/(a+c)*100),p=a/(a+c)*100;return{scale:e,moves:n,range:r,level:p,heights:u,line:Ue(u),area:Ge(u,p),dots:Ye(t,n,e,u)}}function Ne([t,n],s){let e=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...e))),Math.max(n,o(-Math.min(...e)))]}function He(t,n,s,e){let o=a=>a?e==="points"?R(a,s):(O(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:n},(a,c)=>{let u=i[c];return o(_(u)?u.after:i[c+1]?.before??null)})]}function Ue(t){let n=!1;return t.map((s,e)=>{if(s===null)return n=!1,"";let o=`${n?"L":"M"}${e} ${s.toFixed(1)}`;return n=!0,o}).join("")}function Ge(t,n){let s=n.toFixed(1),e=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(e.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return e.join("")}function Ye(t,n,s,e){return L(t,null).flatMap(o=>{let i=o.marks[s];if(!i)return[];let r=o.number/Math.max(1,n)*100,a=Math.max(0,Math.min(100,e[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function be(t,n){return Math.max(0,Math.min(n,Math.round(t*n)))}var Ve=36,Ke=40,Xe=70;function ve(t,n){let s=new AbortController,{signal:e}=s;window.addEventListener("keydown",Rt(n),{signal:e});let o=ze(n),i=Ze(n),r=(a,c)=>t.addEventListener(a,u=>c(u),{signal:e});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",Qe(n),{signal:e,passive:!1}),()=>s.abort()}function ze(t){let n=null,s=e=>{if(!n)return;let{left:o,width:i}=n.getBoundingClientRect(),r=be((e.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:e=>(n=e.target instanceof Element?e.target.closest(".plot"):null,!n||e.button!==0||!e.isPrimary?(n=null,!1):(n.setPointerCapture(e.pointerId),s(e),!0)),move:s,up:()=>{let e=n!==null;return n=null,e}}}function Ze(t){let n=null;return{down:s=>{let e=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return n=e&&o?{x:s.clientX,y:s.clientY}:null,n!==null},up:s=>{if(!n||!s.isPrimary)return;let[e,o]=[s.clientX-n.x,s.clientY-n.y];n=null,Math.abs(e)>=Ve&&Math.abs(e)>2*Math.abs(o)&&t.step(e<0?1:-1)},cancel:()=>{n=null}}}function Qe(t){let n=0,s=0;return e=>{if(!(e.target instanceof Element&&e.target.closest(".plot, .quilt-box"))||e.ctrlKey||e.deltaY===0)return;let i=e.deltaY>0?1:-1;t.canStep(i)&&(e.preventDefault(),n=Math.sign(n)===i?n+e.deltaY:e.deltaY,!(Math.abs(n)<Ke||e.timeStamp-s<Xe)&&(s=e.timeStamp,n=0,t.step(i)))}}function $e(t){let{line:n,better:s,at:e}=t.state,{frames:o}=t.game;if(n)return tn(n);let i=o[e],r=o[Math.max(0,e-1)],{decision:a}=t,c=a&&x(a)?a.best:null,u=t.isOverview?t.view:i.player??t.view,p=c!==null&&s?W(r,c,t.patches):null;if(p)return{frame:p,mover:u,made:c,better:null,chosen:r};let d=t.isOverview?null:i.move;return{frame:i,mover:u,made:d,better:c,chosen:r}}function tn({frames:t,at:n}){let s=t[n],e=t[Math.max(0,n-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:e}}var en=12;function W(t,n,s){let e=xt(t.position,s),o=e&&St(e,n,s);if(!e||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Ot(o,s,i,t.points),move:n,player:e.turn}}function ye({number:t,best:n,line:s},e,o){let i=[{...e,move:null,player:null}],r=s.length>0?s:n===null?[]:[n];for(let a of r.slice(0,en)){let c=W(i[i.length-1],a,o);if(c===null)break;i.push(c)}return i.length>1?{number:t,frames:i,at:0}:null}var ke=5,N=class extends Qt{constructor(s,e,o){let i={document:null,stream:{kind:"asking"},scale:"points",range:nt,costly:[],better:!1,line:null,finding:null,lesson:null,said:""};super(s.frames,e,i,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let e=Ut(this.state.document,s),o=Vt(this.state.costly,B(e,this.game.own)),{range:i}=I(e,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:e,costly:o,range:i}),e}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return P(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null,lesson:null})}show(s){this.store.dispatch(s),this.store.dispatch({said:this.sentence})}get sentence(){let{line:s}=this.state;return s?me(s,this.patches):C(this)}step(s){let{at:e,line:o}=this.state;if(!o)return this.look(e+s);let i=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:i}})}canStep(s){let{at:e,line:o}=this.state,[i,r]=o?[o.at,o.frames.length-1]:[e,this.moves];return i+s>=0&&i+s<=r}toMark(s){let{at:e,document:o}=this.state,i=L(o,null).map(({number:c})=>c);if(i.length===0)return;let r=i.filter(c=>s>0?c>e:c<e),a=r.length>0?r:i;this.look(s>0?a[0]:a[a.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+ke)),PageDown:()=>this.look(Math.max(0,this.state.at-ke))}}key(s,e=!1,o=!1){let{finding:i,line:r,better:a}=this.state;if(i||this.state.lesson)return!1;if(s==="Escape"&&(r||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=e?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:e}=this;e&&x(e)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let e=ye(s,this.frames[s.number-1],this.patches);this.show({line:e&&{...e,at:Math.min(1,e.frames.length-1)},better:!1})}get questions(){return L(this.state.document,this.game.own)}get canLearn(){return this.state.document?.stage==="deep"&&this.questions.length>0}learn(){this.canLearn&&this.ask(ee(this.questions))}findNext(){let{lesson:s}=this.state;s&&this.ask({...s,at:s.at+1})}ask(s){let e=P(this.state.document,s.numbers[s.at]??0);e&&this.look(e.number),this.store.dispatch({lesson:s,finding:e&&se(e),said:""})}reveal(){let{finding:s}=this.state,e=s?.decision.best;s&&e&&this.found(s.decision,{move:e,verdict:"shown",lost:0})}leave(){this.show({finding:null,lesson:null})}async answer(s,e){let{finding:o,document:i}=this.state;if(!o||!i||o.judging!==null)return;let{decision:r}=o,a=oe(r,s);if(a)return this.found(r,a);this.store.dispatch({finding:{...o,judging:s}});let c=W(this.frames[r.number-1],s,this.patches),u=c&&await e(c.position);this.found(r,re(r,s,u,i.thresholds))}found(s,e){let{finding:o,lesson:i}=this.state;if(o?.decision!==s)return;let r=o.tries+1,a={decision:s,answer:e,judging:null,tries:r};this.store.dispatch({finding:a,lesson:i&&ne(i,a)})}};function Se(t,n,s){return[t.view,y(t.view)].map(e=>nn(t,n,e,s))}function nn(t,{frame:n,mover:s,made:e,better:o},i,r){let{game:a,patches:c,state:u}=t,{letters:p,coordinates:d}=r.settings,h=i===(n.automa?1:s),v=i===s;return jt({frame:n,seats:a.seats,player:i,patches:c,lettered:p,named:d,box:"quilt-box",place:`${h?"front":"back"} ${i===t.view?"left":"right"}`,cursor:u.walks[i],fresh:V([v?e:null],c),marks:sn(v?o:null,c),extras:{thumbnail:h?f:m`<span class="thumbnail">${Dt(n.players[i-1],c)}</span>`}})}function sn(t,n){let s="better";return V([t],n).map(e=>({...e,label:"!",kind:s}))}function xe({patches:t},{chosen:n,made:s,better:e},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(J(r)?r[2]:r[0])===a;return m`<section class="offered" aria-labelledby="offered-heading">
</main>`}var nt=[10,10],We=[50,50];function I(t,n,s,e,o=nt){let i=He(t,n,s,e),r=e==="points"?Ne(o,i):o,[a,c]=e==="points"?r:We,u=i.map(d=>d===null?null:(a-d)/(a+c)*100),p=a/(a+c)*100;return{scale:e,moves:n,range:r,level:p,heights:u,line:Ue(u),area:Ge(u,p),dots:Ye(t,n,e,u)}}function Ne([t,n],s){let e=s.map(i=>i??0),o=i=>Math.ceil(i/5)*5;return[Math.max(t,o(Math.max(...e))),Math.max(n,o(-Math.min(...e)))]}function He(t,n,s,e){let o=a=>a?e==="points"?R(a,s):(O(a,s)-.5)*100:null,i=t?.decisions??[];return[o(t?.start??i[0]?.before),...Array.from({length:n},(a,c)=>{let u=i[c];return o(_(u)?u.after:i[c+1]?.before??null)})]}function Ue(t){let n=!1;return t.map((s,e)=>{if(s===null)return n=!1,"";let o=`${n?"L":"M"}${e} ${s.toFixed(1)}`;return n=!0,o}).join("")}function Ge(t,n){let s=n.toFixed(1),e=[],o=[],i=0;for(let[r,a]of[...t,null].entries())a!==null?(o.length===0&&(i=r),o.push(`L${r} ${a.toFixed(1)}`)):o.length>0&&(e.push(`M${i} ${s}${o.join("")}L${r-1} ${s}Z`),o=[]);return e.join("")}function Ye(t,n,s,e){return L(t,null).flatMap(o=>{let i=o.marks[s];if(!i)return[];let r=o.number/Math.max(1,n)*100,a=Math.max(0,Math.min(100,e[o.number]??0));return[{decision:o,mark:i,x:r,y:a}]})}function be(t,n){return Math.max(0,Math.min(n,Math.round(t*n)))}var Ve=36,Ke=40,Xe=70;function ve(t,n){let s=new AbortController,{signal:e}=s;window.addEventListener("keydown",Rt(n),{signal:e});let o=ze(n),i=Ze(n),r=(a,c)=>t.addEventListener(a,u=>c(u),{signal:e});return r("pointerdown",a=>o.down(a)||i.down(a)),r("pointermove",o.move),r("pointerup",a=>o.up()||i.up(a)),r("pointercancel",()=>{o.up(),i.cancel()}),t.addEventListener("wheel",Qe(n),{signal:e,passive:!1}),()=>s.abort()}function ze(t){let n=null,s=e=>{if(!n)return;let{left:o,width:i}=n.getBoundingClientRect(),r=be((e.clientX-o)/i,t.moves);(r!==t.state.at||t.state.line)&&t.look(r)};return{down:e=>(n=e.target instanceof Element?e.target.closest(".plot"):null,!n||e.button!==0||!e.isPrimary?(n=null,!1):(n.setPointerCapture(e.pointerId),s(e),!0)),move:s,up:()=>{let e=n!==null;return n=null,e}}}function Ze(t){let n=null;return{down:s=>{let e=s.target instanceof Element&&s.target.closest(".quilt-box")!==null,o=s.pointerType==="touch"&&s.isPrimary;return n=e&&o?{x:s.clientX,y:s.clientY}:null,n!==null},up:s=>{if(!n||!s.isPrimary)return;let[e,o]=[s.clientX-n.x,s.clientY-n.y];n=null,Math.abs(e)>=Ve&&Math.abs(e)>2*Math.abs(o)&&t.step(e<0?1:-1)},cancel:()=>{n=null}}}function Qe(t){let n=0,s=0;return e=>{if(!(e.target instanceof Element&&e.target.closest(".plot, .quilt-box"))||e.ctrlKey||e.deltaY===0)return;let i=e.deltaY>0?1:-1;t.canStep(i)&&(e.preventDefault(),n=Math.sign(n)===i?n+e.deltaY:e.deltaY,!(Math.abs(n)<Ke||e.timeStamp-s<Xe)&&(s=e.timeStamp,n=0,t.step(i)))}}function $e(t){let{line:n,better:s,at:e}=t.state,{frames:o}=t.game;if(n)return tn(n);let i=o[e],r=o[Math.max(0,e-1)],{decision:a}=t,c=a&&x(a)?a.best:null,u=t.isOverview?t.view:i.player??t.view,p=c!==null&&s?W(r,c,t.patches):null;if(p)return{frame:p,mover:u,made:c,better:null,chosen:r};let d=t.isOverview?null:i.move;return{frame:i,mover:u,made:d,better:c,chosen:r}}function tn({frames:t,at:n}){let s=t[n],e=t[Math.max(0,n-1)],o=s.player??t[Math.min(1,t.length-1)].player??s.turn;return{frame:s,mover:o,made:s.move,better:null,chosen:e}}var en=12;function W(t,n,s){let e=xt(t.position,s),o=e&&St(e,n,s);if(!e||!o)return null;let i=t.automa&&{...t.automa,turns:[],levels:[]};return{...Ot(o,s,i,t.points),move:n,player:e.turn}}function ye({number:t,best:n,line:s},e,o){let i=[{...e,move:null,player:null}],r=s.length>0?s:n===null?[]:[n];for(let a of r.slice(0,en)){let c=W(i[i.length-1],a,o);if(c===null)break;i.push(c)}return i.length>1?{number:t,frames:i,at:0}:null}var ke=5,N=class extends Qt{constructor(s,e,o){let i={document:null,stream:{kind:"asking"},scale:"points",range:nt,costly:[],better:!1,line:null,finding:null,lesson:null,announced:""};super(s.frames,e,i,o);this.game=s}game;pressed=!1;get view(){return this.game.own??1}take(s){let e=Ut(this.state.document,s),o=Vt(this.state.costly,B(e,this.game.own)),{range:i}=I(e,this.moves,this.view,"points",this.state.range);return this.store.dispatch({document:e,costly:o,range:i}),e}get isOverview(){return this.state.at===this.moves&&!this.decision?.mark}get decision(){return P(this.state.document,this.state.at)}look(s){this.pressed=!1,this.show({at:this.within(s),better:!1,line:null,finding:null,lesson:null})}show(s){this.store.dispatch(s),this.store.dispatch({announced:this.sentence})}get sentence(){let{line:s}=this.state;return s?me(s,this.patches):C(this)}step(s){let{at:e,line:o}=this.state;if(!o)return this.look(e+s);let i=Math.max(0,Math.min(o.frames.length-1,o.at+s));this.show({line:{...o,at:i}})}canStep(s){let{at:e,line:o}=this.state,[i,r]=o?[o.at,o.frames.length-1]:[e,this.moves];return i+s>=0&&i+s<=r}toMark(s){let{at:e,document:o}=this.state,i=L(o,null).map(({number:c})=>c);if(i.length===0)return;let r=i.filter(c=>s>0?c>e:c<e),a=r.length>0?r:i;this.look(s>0?a[0]:a[a.length-1])}sliderKeys(){return{ArrowUp:()=>this.step(1),ArrowDown:()=>this.step(-1),PageUp:()=>this.look(Math.min(this.moves,this.state.at+ke)),PageDown:()=>this.look(Math.max(0,this.state.at-ke))}}key(s,e=!1,o=!1){let{finding:i,line:r,better:a}=this.state;if(i||this.state.lesson)return!1;if(s==="Escape"&&(r||a))return this.pressed=!1,this.show({line:null,better:!1}),!0;let c=e?{ArrowLeft:()=>this.toMark(-1),ArrowRight:()=>this.toMark(1)}:{...this.keys(),...o?this.sliderKeys():{}};return Object.hasOwn(c,s)?(c[s](),!0):!1}compare(s){this.pressed=s,this.store.dispatch({better:s})}peek(s){let{decision:e}=this;e&&x(e)&&!this.state.line&&this.store.dispatch({better:s||this.pressed})}tryLine(){let{decision:s}=this;if(this.state.line||!s)return this.show({line:null});let e=ye(s,this.frames[s.number-1],this.patches);this.show({line:e&&{...e,at:Math.min(1,e.frames.length-1)},better:!1})}get questions(){return L(this.state.document,this.game.own)}get canLearn(){return this.state.document?.stage==="deep"&&this.questions.length>0}learn(){this.canLearn&&this.ask(ee(this.questions))}findNext(){let{lesson:s}=this.state;s&&this.ask({...s,at:s.at+1})}ask(s){let e=P(this.state.document,s.numbers[s.at]??0);e&&this.look(e.number),this.store.dispatch({lesson:s,finding:e&&se(e),announced:""})}reveal(){let{finding:s}=this.state,e=s?.decision.best;s&&e&&this.found(s.decision,{move:e,verdict:"shown",lost:0})}leave(){this.show({finding:null,lesson:null})}async answer(s,e){let{finding:o,document:i}=this.state;if(!o||!i||o.judging!==null)return;let{decision:r}=o,a=oe(r,s);if(a)return this.found(r,a);this.store.dispatch({finding:{...o,judging:s}});let c=W(this.frames[r.number-1],s,this.patches),u=c&&await e(c.position);this.found(r,re(r,s,u,i.thresholds))}found(s,e){let{finding:o,lesson:i}=this.state;if(o?.decision!==s)return;let r=o.tries+1,a={decision:s,answer:e,judging:null,tries:r};this.store.dispatch({finding:a,lesson:i&&ne(i,a)})}};function Se(t,n,s){return[t.view,y(t.view)].map(e=>nn(t,n,e,s))}function nn(t,{frame:n,mover:s,made:e,better:o},i,r){let{game:a,patches:c,state:u}=t,{letters:p,coordinates:d}=r.settings,h=i===(n.automa?1:s),v=i===s;return jt({frame:n,seats:a.seats,player:i,patches:c,lettered:p,named:d,box:"quilt-box",place:`${h?"front":"back"} ${i===t.view?"left":"right"}`,cursor:u.walks[i],fresh:V([v?e:null],c),marks:sn(v?o:null,c),extras:{thumbnail:h?f:m`<span class="thumbnail">${Dt(n.players[i-1],c)}</span>`}})}function sn(t,n){let s="better";return V([t],n).map(e=>({...e,label:"!",kind:s}))}function xe({patches:t},{chosen:n,made:s,better:e},{settings:{letters:o}}){let i=(r,a)=>r!==null&&r!=="pass"&&(J(r)?r[2]:r[0])===a;return m`<section class="offered" aria-labelledby="offered-heading">
<h2 id="offered-heading" class="visually-hidden">${l("next-patches")}</h2>
${kt(n).map(r=>{let{income:a,buttons:c,time:u}=t[r],p=i(s,r),d=i(e,r);return m`<div
class=${["offered-patch",p&&"made",d&&"better"].filter(Boolean).join(" ")}
data-offer=${r}
title=${Y(t[r])}
>
${dt(r,t[r],0,o)}
<span class="price">${Ot(c)}${Mt(p)}</span>
${gt(r,t[r],0,o)}
<span class="price">${At(c)}${Et(u)}</span>
<span class="visually-hidden"
>${Y(t[r])}
${p?l("review-offer-played"):""}${d?l("review-offer-better"):""}</span
>
${a>0?sn(a):f}
${m||d?u`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}function sn(t){return u`<span class="offered-gain" aria-hidden="true">+${t}</span>`}var on={inaccuracy:O`<circle r="3.2"></circle>`,mistake:O`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:O`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function ke(t,e){let{document:s,at:n,scale:o,range:i}=t.state,{view:r,moves:a,game:c}=t,p=C(s,a,r,o,i),m=n/Math.max(1,a)*100,d=p.heights[n],{level:h}=p;return u`<section class="graph" aria-label=${l("review-graph")}>
${ln(t)}
${a>0?rn(a):f}
${a>0?m`<span class="offered-gain" aria-hidden="true">+${a}</span>`:f}
${p||d?m`<span class="which" aria-hidden="true"
>${l(d?"review-offer-better":"review-offer-played")}</span
>`:f}
</div>`})}
</section>`}var on={inaccuracy:M`<circle r="3.2"></circle>`,mistake:M`<path d="M0-5L5 0 0 5-5 0z"></path>`,blunder:M`<path d="M0-6.4L6.4 5H-6.4z"></path>`};function Re(t,n){let{document:s,at:e,scale:o,range:i}=t.state,{view:r,moves:a,game:c}=t,u=I(s,a,r,o,i),p=e/Math.max(1,a)*100,d=u.heights[e],{level:h}=u;return m`<section class="graph" aria-label=${l("review-graph")}>
${ln(t)}
<div
class=${`plot view-${r}`}
role="slider"
tabindex="0"
data-testid="graph"
aria-label=${l("review-graph")}
aria-valuemin="0"
aria-valuemax=${a}
aria-valuenow=${e}
aria-valuetext=${C(t)}
>
<svg aria-hidden="true">
<svg viewBox=${`0 0 ${Math.max(1,a)} 100`} preserveAspectRatio="none">
<clipPath id="ahead"><rect width=${a} height=${h}></rect></clipPath>
<clipPath id="behind">
<rect y=${h} width=${a} height=${100-h}></rect>
</clipPath>
<path class="area ahead" clip-path="url(#ahead)" d=${u.area}></path>
<path class="area behind" clip-path="url(#behind)" d=${u.area}></path>
<path class="level" d=${`M0 ${h}H${a}`}></path>
<path class="curve" d=${u.line}></path>
</svg>
${p.dots.map(an)}
<line class="now" x1=${`${m}%`} x2=${`${m}%`} y1="0" y2="100%"></line>
${d==null?f:O`<circle class="here" cx=${`${m}%`} cy=${`${d}%`} r="4"></circle>`}
${u.dots.map(cn)}
${u.dots.map(an)}
<line class="now" x1=${`${p}%`} x2=${`${p}%`} y1="0" y2="100%"></line>
${d==null?f:M`<circle class="here" cx=${`${p}%`} cy=${`${d}%`} r="4"></circle>`}
</svg>
<span class="side-name up">${F(r)}${w(c.seats,r)}</span>
<span class="side-name down"
>${F(y(r))}${w(c.seats,y(r))}</span
>
<span class="most" aria-hidden="true"
>${o==="points"?`+${u.range[0]}`:"100 %"}</span
>
</div>
${rn(t,e)}
</section>`}function rn({state:{stream:t,document:e}},s){let n=ce(t,e);return u`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${t.kind==="refused"?u`<button type="button" class="quiet" data-testid="ask-again" @click=${s}>
${l("review-again")}
</button>`:f}
</p>`}function an({decision:t,mark:e,x:s,y:n}){return O`<svg class="dot" x=${`${s}%`} y=${`${n}%`} overflow="visible">
<g class=${`mark ${e} of-${t.seat}`} data-mark=${t.number}>${on[e]}</g>
</svg>`}function ln({store:t,state:{scale:e}}){let s=e==="points"?"chance":"points",n=`${l("review-scale-points")} ${l("review-scale-chance")}`;return u`<button
${ln(t,e)}
</section>`}function ln({state:{stream:t,document:e}},s){let n=pe(t,e);return m`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${n}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":n}</span>
${rn(t,n)}
</section>`}function rn({state:{stream:t,document:n}},s){let e=pe(t,n);return m`<p class="course" data-testid="course" data-course=${t.kind}>
<span>${e}</span>
<span class="visually-hidden" role="status">${t.kind==="coming"?"":e}</span>
${t.kind==="refused"?b("ask-again",l("review-again"),s,{classes:"quiet"}):f}
</p>`}function an({decision:t,mark:n,x:s,y:e}){return M`<svg class="dot" x=${`${s}%`} y=${`${e}%`} overflow="visible">
<g class=${`mark ${n} of-${t.seat}`} data-mark=${t.number}>${on[n]}</g>
</svg>`}function ln({store:t,state:{scale:n}}){let s=n==="points"?"chance":"points",e=`${l("review-scale-points")} ${l("review-scale-chance")}`;return m`<button
type="button"
class="scale"
data-testid="scale"
aria-label=${`${e}: ${l(`review-scale-to-${s}`)}`}
@click=${()=>t.dispatch({scale:s})}
>
<span class=${e==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${e==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var Se=["placing","timing","economy","special","patches"];function I({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,v(t)]}function xe(t,e){let{document:s}=t.state;return u`<div class="panels">
${s?u`${un(t)} ${dn(t)} ${hn(t)}`:f}
${s?gn(t):f} ${wn(t)}
${s&&!st.isStatic?cn(s.link,t.game.seats,e):f}
</div>`}function cn(t,e,s){let[n,o]=e.map(({name:p})=>p),{pathname:i,searchParams:r}=new URL(ct(t,[n,o]),"http://x"),[a]=i.split("/").slice(-1),c=new URLSearchParams({game:a,...Lt(s)});for(let[p,m]of r)c.set(p,m);return u`<p>
</button>`}var Pe=["placing","timing","economy","special","patches"];function H({view:t,state:{document:e}}){return e?.variant==="solo"?[1]:[t,y(t)]}function Le(t,e){let{document:s}=t.state;return m`<div class="panels">
${s?m`${pn(t)} ${hn(t)} ${wn(t)}`:f}
${s?bn(t):f} ${$n(t)}
${s&&!rt.isStatic?mn(s.link,t.game.seats,e):f}
</div>`}function mn(t,e,s){let[n,o]=e.map(({name:u})=>u),{pathname:i,searchParams:r}=new URL(mt(t,[n,o]),"http://x"),[a]=i.split("/").slice(-1),c=new URLSearchParams({game:a,...Ft(s)});for(let[u,p]of r)c.set(u,p);return m`<p>
<span class=${n==="points"?"on":""}>${l("review-scale-points")}</span>
<span class=${n==="chance"?"on":""}>${l("review-scale-chance")}</span>
</button>`}var Pe=["placing","timing","economy","special","patches"];function H({view:t,state:{document:n}}){return n?.variant==="solo"?[1]:[t,y(t)]}function Le(t,n){let{document:s}=t.state;return m`<div class="panels">
${s?m`${un(t)} ${pn(t)} ${fn(t)}`:f}
${s?hn(t):f} ${wn(t)}
${s&&!rt.isStatic?cn(s.link,t.game.seats,n):f}
</div>`}function cn(t,n,s){let[e,o]=n.map(({name:u})=>u),{pathname:i,searchParams:r}=new URL(mt(t,[e,o]),"http://x"),[a]=i.split("/").slice(-1),c=new URLSearchParams({game:a,...Ft(s)});for(let[u,p]of r)c.set(u,p);return m`<p>
<a
class="button"
data-testid="save-animation"
href=${`/api/picture.webp?${c}`}
download="quiltbee.webp"
>${E("download")}<span>${l("review-animation")}</span></a
>
</p>`}function Re(t){return t.state.document?u`<div class="sums">${Pe(t,3)}</div>`:u`<div class="sums"></div>`}function un(t){return u`<section class="panel figures" aria-labelledby="figures-heading">
</p>`}function Oe(t){return t.state.document?m`<div class="sums">${Me(t,3)}</div>`:m`<div class="sums"></div>`}function pn(t){return m`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${Me(t)}
<p class="small">${l("review-accuracy-is")}</p>
${pn(t.state.document?.variant==="solo"?"solo":"duel")}
</section>`}function pn(t){return u`<details class="fold" data-testid="levels">
${dn(t.state.document?.variant==="solo"?"solo":"duel")}
</section>`}function dn(t){return m`<details class="fold" data-testid="levels">
</p>`}function Oe(t){return t.state.document?m`<div class="sums">${Me(t,3)}</div>`:m`<div class="sums"></div>`}function un(t){return m`<section class="panel figures" aria-labelledby="figures-heading">
<h2 id="figures-heading">${l("review-figures")}</h2>
${Me(t)}
<p class="small">${l("review-accuracy-is")}</p>
${mn(t.state.document?.variant==="solo"?"solo":"duel")}
</section>`}function mn(t){return m`<details class="fold" data-testid="levels">
<summary>${l("review-levels")}</summary>
<p class="small">${l("review-levels-measured",{variant:t})}</p>
<table class="scores">
<thead>
<tr>
<th scope="col">${l("level")}</th>
<th scope="col">${l("review-points-each")}</th>
<th scope="col">${l("review-accuracy")}</th>
</tr>
</thead>
<tbody>
${Tt[t].map(({lost:e,accuracy:s},n)=>u`<tr>
${_t[t].map(({lost:e,accuracy:s},n)=>m`<tr>
<th scope="row">${n+1}</th>
<td>${ie(e)}</td>
${_t[t].map(({lost:n,accuracy:s},e)=>m`<tr>
<th scope="row">${e+1}</th>
<td>${ie(n)}</td>
<td>${Math.round(s)}</td>
</tr>`)}
</tbody>
</table>
</details>`}function Me(t,n){let{document:s}=t.state,e=H(t),o=[["review-points-each",({points_lost:a})=>g(a)],["review-accuracy",({accuracy:a})=>a===null?l("review-unknown"):String(Math.round(a))],["review-near-level",({near_level:a})=>a===null?l("review-unknown"):l("review-near",{level:String(a)})],["review-best-moves",({best:a,decisions:c})=>l("review-best-of",{best:String(a),of:String(c)})],["review-points-all",({points_lost_total:a})=>g(a)]],i=e.some(a=>s?.sides[a-1]?.near_level),r=o.filter(([a])=>i||a!=="review-near-level");return m`<table class="scores" data-testid=${n?"sums":"figures"}>
${Ae(t)}
<tbody>
${r.slice(0,n).map(([a,c])=>m`<tr>
<th scope="row">${l(a)}</th>
${e.map(u=>{let p=s?.sides[u-1];return m`<td>${p?c(p):l("review-unknown")}</td>`})}
</tr>`)}
</tbody>
</table>`}function Ae(t){return m`<thead>
<tr>
<td></td>
${I(t).map(e=>u`<th scope="col">${mn(t,e)}</th>`)}
</tr>
</thead>`}function mn({game:t},e){return u`${A(e)} ${w(t.seats,e)}`}function dn(t){return I(t).map(e=>{let s=Nt(t.state.document,e);return u`<section class="panel three" data-testid=${`three-${e}`}>
<h2>${l("review-three",y(t.game.seats,e))}</h2>
${s.length===0?u`<p class="small">${l("review-overview-none")}</p>`:f}
${H(t).map(e=>m`<th scope="col">${fn(t,e)}</th>`)}
${H(t).map(n=>m`<th scope="col">${F(n)} ${w(t.game.seats,n)}</th>`)}
</tr>
</thead>`}function pn(t){return H(t).map(n=>{let s=Gt(t.state.document,n);return m`<section class="panel three" data-testid=${`three-${n}`}>
<h2>${l("review-three",k(t.game.seats,n))}</h2>
${s.length===0?m`<p class="small">${l("review-overview-none")}</p>`:f}
<ol>
${s.map(e=>{let o=S(e.move,t.patches);return m`<li>
<button type="button" class="move" @click=${()=>t.look(e.number)}>
<span class="number">${e.number}</span>
<span class="move-words"
><b>${o}</b>. ${q(e,t.patches)}.
${A(e,t.patches).join(" ")}</span
>
<span class="cost-of">−${g(e.points_lost??0)}</span>
</button>
</li>`})}
</ol>
${fn(t,e)}
</section>`})}function fn(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return f;let o=k(s.decisions[n.number-1].move,t.patches);return u`<button
${gn(t,e)}
</section>`})}function gn(t,e){let{document:s}=t.state,n=s?.finest[e-1];if(!s||!n)return f;let o=S(s.decisions[n.number-1].move,t.patches);return m`<button
${dn(t,n)}
</section>`})}function dn(t,n){let{document:s}=t.state,e=s?.finest[n-1];if(!s||!e)return f;let o=S(s.decisions[e.number-1].move,t.patches);return m`<button
type="button"
class="move"
data-testid=${`finest-${n}`}
@click=${()=>t.look(e.number)}
>
<span class="number">${e.number}</span>
<span class="move-words"><b>${o}</b>. ${l("review-finest")}</span>
<span class="cost-of">+${g(n.points)}</span>
</button>`}function hn(t){let{document:e}=t.state,s=I(t),n=(r,a)=>e?.sides[r-1]?.account[a]??0,o=s.flatMap(r=>Se.map(a=>n(r,a)));if(o.every(r=>r===0))return f;let i=Math.max(1,...o);return u`<section class="panel account-of-points" aria-labelledby="points-heading">
</button>`}function wn(t){let{document:e}=t.state,s=H(t),n=(r,a)=>e?.sides[r-1]?.account[a]??0,o=s.flatMap(r=>Pe.map(a=>n(r,a)));if(o.every(r=>r===0))return f;let i=Math.max(1,...o);return m`<section class="panel account-of-points" aria-labelledby="points-heading">
<span class="cost-of">+${g(e.points)}</span>
</button>`}function fn(t){let{document:n}=t.state,s=H(t),e=(r,a)=>n?.sides[r-1]?.account[a]??0,o=s.flatMap(r=>Pe.map(a=>e(r,a)));if(o.every(r=>r===0))return f;let i=Math.max(1,...o);return m`<section class="panel account-of-points" aria-labelledby="points-heading">
<h2 id="points-heading">${l("review-account")}</h2>
<table data-testid="account">
${Ae(t)}
<tbody>
${Pe.map(r=>m`<tr>
<th scope="row">${l(`review-account-${r}`)}</th>
${s.map(a=>{let c=e(a,r);return m`<td>
<span class="points">${g(c)}</span>
<svg class=${`share of-${a}`} aria-hidden="true">
<rect width=${`${Math.max(0,c)/i*100}%`} height="100%"></rect>
</svg>
</td>`})}
</tr>`)}
</tbody>
</table>
</section>`}function gn(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=j(t);return!s&&!n?f:u`<section class="panel fortune" data-testid="fortune">
${s?u`<h2>${l("review-luck")}</h2>
<p>${bn(s.points)}</p>`:f}
${n?u`<h2>${l("review-start-heading")}</h2>
<p>${n}</p>`:f}
</section>`}function bn(t){if(Math.abs(t)<.5)return l("review-luck-none");let e=t>0?"review-luck-good":"review-luck-bad";return l(e,{points:g(Math.abs(t))})}function wn(t){let{game:e,state:s,patches:n}=t;return u`<section class="panel decisions moves" aria-labelledby="decisions-heading">
</section>`}function bn(t){let{document:e}=t.state,s=e?.variant==="solo"?e.sides[0]?.luck:null,n=T(t);return!s&&!n?f:m`<section class="panel fortune" data-testid="fortune">
</section>`}function hn(t){let{document:n}=t.state,s=n?.variant==="solo"?n.sides[0]?.luck:null,e=T(t);return!s&&!e?f:m`<section class="panel fortune" data-testid="fortune">
${s?m`<h2>${l("review-luck")}</h2>
<p>${gn(s.points)}</p>`:f}
${e?m`<h2>${l("review-start-heading")}</h2>
<p>${e}</p>`:f}
</section>`}function gn(t){if(Math.abs(t)<.5)return l("review-luck-none");let n=t>0?"review-luck-good":"review-luck-bad";return l(n,{points:g(Math.abs(t))})}function wn(t){let{game:n,state:s,patches:e}=t;return m`<section class="panel decisions moves" aria-labelledby="decisions-heading">
<h2 id="decisions-heading">${l("review-all")}</h2>
<ol class="move-list" data-testid="decisions" tabindex="0" aria-labelledby="decisions-heading">
${n.frames.slice(1).map((o,i)=>{let r=i+1,a=s.document?.decisions[i],c=s.at===r;return m`<li>
<button
type="button"
class=${c?"move now":"move"}
aria-current=${c?"step":"false"}
data-number=${r}
@click=${()=>t.look(r)}
>
<span class="number">${r}</span>
<span class="move-words"
>${mt("happened",{name:u`<b>${w(e.seats,o.player??1)}</b>`},{deed:k(o.move??"pass",n)})}${$n(a)}</span
>${ht("happened",{name:m`<b>${w(e.seats,o.player??1)}</b>`},{deed:S(o.move??"pass",n)})}${yn(a)}</span
>${ht("happened",{name:m`<b>${w(n.seats,o.player??1)}</b>`},{deed:S(o.move??"pass",e)})}${bn(a)}</span
>
</button>
</li>`})}
</ol>
</section>`}function $n(t){return T(t)?u`<span class=${`lost-points ${t.mark??""}`}> · ${F(t)}</span>`:f}function Oe(t,e,s){let n=be(t),o=n.frame.automa?"solo":"duel";return u`<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${ve(t,n,e)} ${ye(t,n,e)} ${vn(t)}
${Sn(t)} ${Re(t)} ${ke(t,s)} ${xn(t)}
</section>`}function yn(t){return _(t)?m`<span class=${`lost-points ${t.mark??""}`}> · ${j(t)}</span>`:f}function Ee(t,e,s){let n=$e(t),o=n.frame.automa?"solo":"duel";return m`<main class=${`review ${o}`} data-at=${t.state.at}>
</section>`}function bn(t){return _(t)?m`<span class=${`lost-points ${t.mark??""}`}> · ${j(t)}</span>`:f}function Ee(t,n,s){let e=$e(t),o=e.frame.automa?"solo":"duel";return m`<main class=${`review ${o}`} data-at=${t.state.at}>
<div class="review-screen">
${Se(t,e,n)} ${xe(t,e,n)} ${vn(t)}
${kn(t)} ${Oe(t)} ${Re(t,s)} ${Sn(t)}
</div>
${Le(t,n)}
</main>
<div class="visually-hidden" role="status" aria-live="polite" data-testid="live-review">
${t.state.announced}
</div>`}function Fe({game:t,state:n},s){return m`<div class="review-head">
<h1>${l("review-heading")}</h1>
<a class="quiet button" href=${t.back} data-testid="back-to-game">
${b("back")}<span>${l("review-to-game")}</span>
</a>
${e.document?Ct(s,e.document.link,e.at):f}
</div>`}function vn(t){let{line:e,at:s}=t.state;if(e)return kn(t,e);let{decision:n}=t;if(s===0||t.isOverview)return yn(t);let o=u`<h2>
${l("review-move-was",{where:X(t),move:z(t,!1)})}
${ft("back-to-game",t.back,$("back",l("review-to-game")),"quiet")}
${n.document?It(s,n.document.link,n.at):f}
</div>`}function vn(t){let{line:n,at:s}=t.state;if(n)return yn(t,n);let{decision:e}=t;if(s===0||t.isOverview)return $n(t);let o=m`<h2>
${l("review-move-was",{where:Z(t),move:Q(t,!1)})}
</h2>
${e?m`<span class="worth">${tt(t,e)}</span>`:f}`;return st(o,m`<p class=${`lost-line ${e?.mark??""}`} data-testid="lost-line">
<b>${e?j(e):l("review-unjudged")}</b>
</p>
${e&&x(e)?m`<p class="why" data-testid="reasons">
${q(e,t.patches)}.
${A(e,t.patches).join(" ")}
</p>`:f}`)}function st(t,n){return m`<section
class="judged"
data-testid="told"
tabindex="0"
aria-label=${l("review-told")}
>
<div class="judged-head">${t}</div>
${e}
</section>`}function yn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ae(t,s);return et(u`<h2>${l(e===n?"review-end":"review-start")}</h2>`,u`<p class="lost-line">${e===n?ie(t):j(t)}</p>
${o?u`<p class="why">${o}</p>`:f}`)}function kn(t,e){let s=e.frames.length-1;return et(u`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,u`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},i)=>{let r=e.at===i+1,a={name:w(t.game.seats,o??1),move:k(n??"pass",t.patches)};return u`<li>
</section>`}function Sn(t){let{at:e}=t.state,{view:s,moves:n}=t,o=ue(t,s);return st(m`<h2>${l(e===n?"review-end":"review-start")}</h2>`,m`<p class="lost-line">${e===n?ce(t):T(t)}</p>
${o?m`<p class="why">${o}</p>`:f}`)}function xn(t,e){let s=e.frames.length-1;return st(m`<h2>${l("review-line-at",{number:String(e.at),of:String(s)})}</h2>`,m`<ol class="line-moves" data-testid="line-moves">
${e.frames.slice(1).map(({move:n,player:o},i)=>{let r=e.at===i+1,a={name:w(t.game.seats,o??1),move:S(n??"pass",t.patches)};return m`<li>
${n}
</section>`}function $n(t){let{at:n}=t.state,{view:s,moves:e}=t,o=ue(t,s);return st(m`<h2>${l(n===e?"review-end":"review-start")}</h2>`,m`<p class="lost-line">${n===e?ce(t):T(t)}</p>
${o?m`<p class="why">${o}</p>`:f}`)}function yn(t,n){let s=n.frames.length-1;return st(m`<h2>${l("review-line-at",{number:String(n.at),of:String(s)})}</h2>`,m`<ol class="line-moves" data-testid="line-moves">
${n.frames.slice(1).map(({move:e,player:o},i)=>{let r=n.at===i+1,a={name:w(t.game.seats,o??1),move:S(e??"pass",t.patches)};return m`<li>
<button
type="button"
class=${r?"now":""}
aria-current=${r?"step":"false"}
@click=${()=>t.show({line:{...n,at:i+1}})}
>
${l("review-line-move",a)}
</button>
</li>`})}
</ol>`)}function Sn(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&S(n),i=r=>a=>a.pointerType==="mouse"&&t.peek(r);return u`<div class="acts">
</ol>`)}function Rn(t){let{line:e,better:s}=t.state,{decision:n}=t,o=n!==null&&x(n),i=r=>a=>a.pointerType==="mouse"&&t.peek(r);return m`<div class="acts">
</ol>`)}function kn(t){let{line:n,better:s}=t.state,{decision:e}=t,o=e!==null&&x(e),i=r=>a=>a.pointerType==="mouse"&&t.peek(r);return m`<div class="acts">
<button
type="button"
data-testid="show-better"
aria-pressed=${s?"true":"false"}
aria-disabled=${o&&!n?"false":"true"}
@click=${()=>o&&!n&&t.compare(!s)}
@pointerenter=${i(!0)}
@pointerleave=${i(!1)}
>
${E("eye")}<span>${l("review-better")}</span>
</button>
<button
type="button"
data-testid="play-line"
aria-disabled=${o||e?"false":"true"}
@click=${()=>(o||e)&&t.tryLine()}
>
${b(e?"back":"forward")}<span
>${l(e?"review-leave-line":"review-line")}</span
>
</button>
<button
type="button"
data-testid="learn"
aria-disabled=${t.canLearn?"false":"true"}
@click=${()=>t.learn()}
>
${b("bulb")}<span>${l("review-learn")}</span>
</button>
</div>`}function xn(t){let{costly:e,document:s,at:n}=t.state,o=J(s,t.game.own),i=P(s,null).length>0,r=[["review-mark-back","first","mark-back",i,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",i,()=>t.toMark(1)]];return u`<nav class="steps-bar" aria-label=${l("review-heading")}>
${b("play-line",$(e?"back":"forward",l(e?"review-leave-line":"review-line")),()=>(o||e)&&t.tryLine(),{off:!(o||e)})}
${b("play-line",$(n?"back":"forward",l(n?"review-leave-line":"review-line")),()=>(o||n)&&t.tryLine(),{off:!(o||n)})}
${b("learn",$("bulb",l("review-learn")),()=>t.learn(),{off:!t.canLearn})}
</div>`}function Sn(t){let{costly:n,document:s,at:e}=t.state,o=B(s,t.game.own),i=L(s,null).length>0,r=[["review-mark-back","first","mark-back",i,()=>t.toMark(-1)],["review-back","back","step-back",t.canStep(-1),()=>t.step(-1)],["review-forward","forward","step-forward",t.canStep(1),()=>t.step(1)],["review-mark-forward","last","mark-forward",i,()=>t.toMark(1)]];return m`<nav class="steps-bar" aria-label=${l("review-heading")}>
<div
class="costly"
role="group"
aria-label=${l("review-three",k(t.game.seats,t.view))}
>
${[0,1,2].map(a=>{let c=P(s,n[a]??0);if(!c)return m`<button type="button" class="costly-one" aria-disabled="true">–</button>`;let u=g(c.points_lost??0);return m`<button
type="button"
class=${c.number===e?"costly-one now":"costly-one"}
data-testid=${`costly-${a+1}`}
aria-current=${c.number===e?"true":"false"}
title=${l("review-costly",{rank:String(o.indexOf(c.number)+1),number:String(c.number),points:u})}
@click=${()=>t.look(c.number)}
>
<small>${l("review-move-number",{number:String(c.number)})}</small>
−${u}
</button>`})}
</div>
${r.map(([a,c,u,p,d])=>b(u,E(c),()=>p&&d(),{classes:u,off:!p,label:l(a),title:l(a)}))}
<p class="keys-hint">${l("review-keys")}</p>
</nav>`}var Rn=300,ko=Y(async(t,e)=>{let[s,n]=await Promise.all([it(e),t.place.patches]),o=xt(s,n);if(o===null)throw new ot(l("page-outdated"));let{seats:i}=o;Pt(i);let r=H.find(c=>ft(i,c))??null,a=Wt(o,n);return Ae(t,{frames:a,seats:i,own:r,back:`/game/${e}`},c=>N("GET /api/games/{game}/review",{game:e},c))}),So=Y(async t=>{let e=await t.place.patches,s=await Yt(location.hash,e),n={...ut(location.search),...s.tags},o=Vt(s,e),i=On(location.search),r=s.automa?1:i||null,a=Kt({...s,tags:n}).map((d,h)=>({...d,yours:r===h+1})),c=i===null?lt(s.link,[n.Player1,n.Player2]):pt(s.automa?"automa":i===0?"person":"computer"),m=Pn(d=>N("POST /api/review",{text:s.link},d),o,s.link,e);return Ae(t,{frames:o,seats:a,own:r,back:c},m)});function Pn(t,e,s,n){return async function*(o){let i=!1;try{for await(let r of t(o))i=!0,yield r}catch(r){if(i||!rt(r))throw r;let{reviewHere:a}=await zt("judge");yield*a(e,s,n,o)}}}async function Ae(t,e,s){let{root:n,shell:o,patches:i}=t.place,r=new URLSearchParams(location.search),a=r.get("at"),c=r.has("learn"),p=new W(e,await i,a===null?void 0:Number(a)||0),m=new Gt({open:s,...at,take:h=>p.take(h),tell:h=>p.store.dispatch({stream:h})});t.middle=()=>Me(p,o),t.drawn=()=>{vt(n),Mn(n)};let d=Ln(t,p);return t.hear("online",()=>m.wake()),t.until(p.store.watch(d.consider)),t.until(p.store.watch(()=>{!c||!p.canLearn||(c=!1,p.learn())})),t.until(d.close),t.until(An(t,p)),t.until(ge(n,p)),t.until(()=>m.stop()),p.moves>0&&m.begin(),()=>d.view()??Oe(p,o,()=>m.begin())}function Ln(t,e){let s=null,n=null;return{view:()=>s?.view()??(e.state.lesson?fe(e):void 0),close:()=>s?.close(),consider:()=>{let o=e.state.finding?.decision??e.state.lesson?.numbers??null;if(o===n)return t.changed();n=o,s?.close(),s=e.state.finding&&me(t,e),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells, #lesson-heading")?.focus({preventScroll:!0})}}}function On(t){let e=new URLSearchParams(t).get("seat");return[0,...H].find(s=>String(s)===e)??null}function Mn(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function An(t,e){let s=e.state.at,n=0,o=()=>{let r=new URL(location.href);r.searchParams.set("at",String(s)),history.replaceState(null,"",r)};t.hear("reopen",o);let i=e.store.watch(({at:r})=>{r!==s&&(s=r,clearTimeout(n),n=window.setTimeout(o,Rn))});return()=>{i(),clearTimeout(n)}}export{ko as openGameReview,So as openLinkReview,Fe as table};
</nav>`}var Ln=300,Ro=K(async(t,e)=>{let[s,n]=await Promise.all([lt(e),t.place.patches]),o=Lt(s,n);if(o===null)throw new it(l("page-outdated"));let{seats:i}=o;Wt(i);let r=G.find(c=>wt(i,c))??null,a=Ht(o,n);return De(t,{frames:a,seats:i,own:r,back:`/game/${e}`},c=>U("GET /api/games/{game}/review",{game:e},c))}),Po=K(async t=>{let e=await t.place.patches,s=await Xt(location.hash,e),n={...pt(location.search),...s.tags},o=zt(s,e),i=An(location.search),r=s.automa?1:i||null,a=Zt({...s,tags:n}).map((d,h)=>({...d,yours:r===h+1})),c=i===null?ut(s.link,[n.Player1,n.Player2]):dt(s.automa?"automa":i===0?"person":"computer"),p=On(d=>U("POST /api/review",{text:s.link},d),o,s.link,e);return De(t,{frames:o,seats:a,own:r,back:c},p)});function On(t,e,s,n){return async function*(o){let i=!1;try{for await(let r of t(o))i=!0,yield r}catch(r){if(i||!at(r))throw r;let{reviewHere:a}=await te("judge");yield*a(e,s,n,o)}}}async function De(t,e,s){let{root:n,shell:o,patches:i}=t.place,r=new URLSearchParams(location.search),a=r.get("at"),c=r.has("learn"),u=new N(e,await i,a===null?void 0:Number(a)||0),p=new Kt({open:s,...ct,take:h=>u.take(h),tell:h=>u.store.dispatch({stream:h})});t.middle=()=>Fe(u,o),t.drawn=()=>{Pt(n),En(n)};let d=Mn(t,u);return t.hear("online",()=>p.wake()),t.until(u.store.watch(d.consider)),t.until(u.store.watch(()=>{!c||!u.canLearn||(c=!1,u.learn())})),t.until(d.close),t.until(Fn(t,u)),t.until(ve(n,u)),t.until(()=>p.stop()),u.moves>0&&p.begin(),()=>d.view()??Ee(u,o,()=>p.begin())}function Mn(t,e){let s=null,n=null;return{view:()=>s?.view()??(e.state.lesson?we(e):void 0),close:()=>s?.close(),consider:()=>{let o=e.state.finding?.decision??e.state.lesson?.numbers??null;if(o===n)return t.changed();n=o,s?.close(),s=e.state.finding&&he(t,e),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells, #lesson-heading")?.focus({preventScroll:!0})}}}function An(t){let e=new URLSearchParams(t).get("seat");return[0,...G].find(s=>String(s)===e)??null}function En(t){let e=t.querySelector(".line-moves .now")?.parentElement,s=e?.parentElement;e&&s&&(s.scrollLeft=e.offsetLeft-(s.clientWidth-e.clientWidth)/2)}function Fn(t,e){let s=e.state.at,n=0,o=()=>{let r=new URL(location.href);r.searchParams.set("at",String(s)),history.replaceState(null,"",r)};t.hear("reopen",o);let i=e.store.watch(({at:r})=>{r!==s&&(s=r,clearTimeout(n),n=window.setTimeout(o,Ln))});return()=>{i(),clearTimeout(n)}}export{Ro as openGameReview,Po as openLinkReview};
</nav>`}var xn=300,ko=K(async(t,n)=>{let[s,e]=await Promise.all([lt(n),t.place.patches]),o=Lt(s,e);if(o===null)throw new it(l("page-outdated"));let{seats:i}=o;Wt(i);let r=G.find(c=>wt(i,c))??null,a=Ht(o,e);return De(t,{frames:a,seats:i,own:r,back:`/game/${n}`},c=>U("GET /api/games/{game}/review",{game:n},c))}),So=K(async t=>{let n=await t.place.patches,s=await Xt(location.hash,n),e={...pt(location.search),...s.tags},o=zt(s,n),i=Ln(location.search),r=s.automa?1:i||null,a=Zt({...s,tags:e}).map((d,h)=>({...d,yours:r===h+1})),c=i===null?ut(s.link,[e.Player1,e.Player2]):dt(s.automa?"automa":i===0?"person":"computer"),p=Rn(d=>U("POST /api/review",{text:s.link},d),o,s.link,n);return De(t,{frames:o,seats:a,own:r,back:c},p)});function Rn(t,n,s,e){return async function*(o){let i=!1;try{for await(let r of t(o))i=!0,yield r}catch(r){if(i||!at(r))throw r;let{reviewHere:a}=await te("judge");yield*a(n,s,e,o)}}}async function De(t,n,s){let{root:e,shell:o,patches:i}=t.place,r=new URLSearchParams(location.search),a=r.get("at"),c=r.has("learn"),u=new N(n,await i,a===null?void 0:Number(a)||0),p=new Kt({open:s,...ct,take:h=>u.take(h),tell:h=>u.store.dispatch({stream:h})});t.middle=()=>Fe(u,o),t.drawn=()=>{Pt(e),On(e)};let d=Pn(t,u);return t.hear("online",()=>p.wake()),t.until(u.store.watch(d.consider)),t.until(u.store.watch(()=>{!c||!u.canLearn||(c=!1,u.learn())})),t.until(d.close),t.until(Mn(t,u)),t.until(ve(e,u)),t.until(()=>p.stop()),u.moves>0&&p.begin(),()=>d.view()??Ee(u,o,()=>p.begin())}function Pn(t,n){let s=null,e=null;return{view:()=>s?.view()??(n.state.lesson?we(n):void 0),close:()=>s?.close(),consider:()=>{let o=n.state.finding?.decision??n.state.lesson?.numbers??null;if(o===e)return t.changed();e=o,s?.close(),s=n.state.finding&&he(t,n),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells, #lesson-heading")?.focus({preventScroll:!0})}}}function Ln(t){let n=new URLSearchParams(t).get("seat");return[0,...G].find(s=>String(s)===n)??null}function On(t){let n=t.querySelector(".line-moves .now")?.parentElement,s=n?.parentElement;n&&s&&(s.scrollLeft=n.offsetLeft-(s.clientWidth-n.clientWidth)/2)}function Mn(t,n){let s=n.state.at,e=0,o=()=>{let r=new URL(location.href);r.searchParams.set("at",String(s)),history.replaceState(null,"",r)};t.hear("reopen",o);let i=n.store.watch(({at:r})=>{r!==s&&(s=r,clearTimeout(e),e=window.setTimeout(o,xn))});return()=>{i(),clearTimeout(e)}}export{ko as openGameReview,So as openLinkReview};
</nav>`}var xn=300,ko=K(async(t,n)=>{let[s,e]=await Promise.all([lt(n),t.place.patches]),o=Lt(s,e);if(o===null)throw new it(l("page-outdated"));let{seats:i}=o;Wt(i);let r=G.find(c=>wt(i,c))??null,a=Ht(o,e);return De(t,{frames:a,seats:i,own:r,back:`/game/${n}`},c=>U("GET /api/games/{game}/review",{game:n},c))}),So=K(async t=>{let n=await t.place.patches,s=await Xt(location.hash,n),e={...pt(location.search),...s.tags},o=zt(s,n),i=Ln(location.search),r=s.automa?1:i||null,a=Zt({...s,tags:e}).map((d,h)=>({...d,yours:r===h+1})),c=i===null?ut(s.link,[e.Player1,e.Player2]):dt(s.automa?"automa":i===0?"person":"computer"),p=Rn(d=>U("POST /api/review",{text:s.link},d),o,s.link,n);return De(t,{frames:o,seats:a,own:r,back:c},p)});function Rn(t,n,s,e){return async function*(o){let i=!1;try{for await(let r of t(o))i=!0,yield r}catch(r){if(i||!at(r))throw r;let{reviewHere:a}=await te("judge");yield*a(n,s,e,o)}}}async function De(t,n,s){let{root:e,shell:o,patches:i}=t.place,r=new URLSearchParams(location.search),a=r.get("at"),c=r.has("learn"),u=new N(n,await i,a===null?void 0:Number(a)||0),p=new Kt({open:s,...ct,take:h=>u.take(h),onStream:h=>u.store.dispatch({stream:h})});t.middle=()=>Fe(u,o),t.drawn=()=>{Pt(e),On(e)};let d=Pn(t,u);return t.listen("online",()=>p.wake()),t.until(u.store.watch(d.consider)),t.until(u.store.watch(()=>{!c||!u.canLearn||(c=!1,u.learn())})),t.until(d.close),t.until(Mn(t,u)),t.until(ve(e,u)),t.until(()=>p.stop()),u.moves>0&&p.begin(),()=>d.view()??Ee(u,o,()=>p.begin())}function Pn(t,n){let s=null,e=null;return{view:()=>s?.view()??(n.state.lesson?we(n):void 0),close:()=>s?.close(),consider:()=>{let o=n.state.finding?.decision??n.state.lesson?.numbers??null;if(o===e)return t.changed();e=o,s?.close(),s=n.state.finding&&he(t,n),t.draw(),t.place.root.querySelector(".judged, .quilt.active .cells, #lesson-heading")?.focus({preventScroll:!0})}}}function Ln(t){let n=new URLSearchParams(t).get("seat");return[0,...G].find(s=>String(s)===n)??null}function On(t){let n=t.querySelector(".line-moves .now")?.parentElement,s=n?.parentElement;n&&s&&(s.scrollLeft=n.offsetLeft-(s.clientWidth-n.clientWidth)/2)}function Mn(t,n){let s=n.state.at,e=0,o=()=>{let r=new URL(location.href);r.searchParams.set("at",String(s)),history.replaceState(null,"",r)};t.listen("reopen",o);let i=n.store.watch(({at:r})=>{r!==s&&(s=r,clearTimeout(e),e=window.setTimeout(o,xn))});return()=>{i(),clearTimeout(e)}}export{ko as openGameReview,So as openLinkReview};
