import{b as L,c as q,d as C,e as F,i as U,j as V,k as Y}from"./board.js";import"./local_table.js";import{Ac as H,Cb as O,D as u,F as f,G as R,Mc as _,Zc as J,_c as Q,ba as K,i as r,l as D,m as x,p as G,q as z,t as S,u as g,uc as W,xb as I}from"./page.js";var X=[1,3,7,21],N=1440*60*1e3,St=60;function Z(e,t,n,s){let i=e.again.find(l=>l.puzzle.id===t.id),o=e.again.filter(l=>l!==i),a=e.batch.filter(({id:l})=>l!==t.id);if(!i&&n)return{...e,batch:a};let p=n&&i?i.stage+1:0,c=p>=X.length?[]:[{puzzle:t,due:s+X[p]*N,stage:p}];return{...e,batch:a,again:[...o,...c].slice(-St)}}function tt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,i)=>n(s)-n(i))}function et(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function E({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function nt({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}function st(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function A(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function m({puzzle:e,step:t}){return e.steps[t]}function ot(e,t){if(e.over)return e;let{step:n}=e,s=Pt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:M(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function it(e){return{...e,over:!0,solved:!1}}function rt(e,t){return!!e.puzzle.own&&M(e,t)===null}function at(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Pt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:i}=m(e);if(i.includes(t))return t===i[0]&&e.step+1<n.length?"next":"solved";let o=M(e,t);return s&&o===null?"unknown":s?Number(o)<2?"solved":"wrong":o!==null&&o<=4.5?"good":"wrong"}function M(e,t){let{accepted:n,best:s,rejected:i}=m(e);if(n.includes(t))return 0;let o=i.find(a=>a.move===t)?.margin??e.judged[t];return o===void 0?null:Math.max(0,s.margin-o)}function v({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function lt({puzzle:e,step:t}){let n=e.position.replace(/ /g,"_").replace(/#/g,"!"),s=v(e,t).map(i=>i==="pass"?".":i);return`#p=${n}${s.length>0?`,${s.join("")}`:""}`}var b="own",kt=40,xt=15,T=class{constructor(t,n){this.outside=t;this.store=G({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return E(this.outside.load(),this.outside.now()).length}get dueOwn(){return tt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:st(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===b)return this.nextOwn();try{let{puzzles:n}=await ut(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof z&&nt(this.outside.load(),t.theme);if(s)return this.ask(s);this.fail(n),n instanceof z&&this.store.dispatch({solving:null})}}fail(t){if(!(t instanceof z||t instanceof S))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await g("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=E(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(rt(s,t)){this.store.dispatch({judging:!0});let i=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;i!==null&&(s=at(s,t,i))}return s=ot(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=it(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:i}=this.state;if(i&&this.isRunning){this.advance(i,n,s);return}let{load:o,save:a,now:p}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(Z(o(),t,s,p())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:i}){let{load:o,save:a,now:p}=this.outside,d=c=>this.store.dispatch({own:et(this.state.own,t,c)});d(p()+N);try{let{due:c}=await pt({game:n,number:s,solved:i});d(c??1/0)}catch(c){if(c instanceof S)return;if(!(c instanceof z))throw c;let l=o();a({...l,tried:[...l.tried,{game:n,number:s,solved:i}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:i}=this.outside;try{let o=await ct({id:t,moves:n}),{overview:a}=this.state;this.store.dispatch({result:o,overview:a&&{...a,you:o.you}})}catch(o){if(!(o instanceof z))return this.fail(o);let a=s();i({...a,waiting:[...a.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let o of t().waiting)await ct(o).catch(dt),n({...t(),waiting:t().waiting.filter(({id:a})=>a!==o.id)});for(let o of t().tried)await pt(o).catch(dt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<xt){let{puzzles:o}=await ut({theme:"",difficulty:"normal"},kt);n({...t(),batch:o})}let[s,{puzzles:i}]=await Promise.all([g("GET /api/puzzles"),g("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:i,away:!1})}catch(s){if(!(s instanceof z||s instanceof S))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await g("POST /api/puzzles/runs"),i=this.outside.now()+1e3*n,o={id:t,puzzles:s,until:i,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:o})}catch(t){this.fail(t)}}advance(t,n,s){let i=[...t.moves,n],o={...t,moves:i,solved:t.solved+(s?1:0)},a=t.puzzles[i.length];a?this.ask(a,{run:o}):this.end(o)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await g("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:i}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(i.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await g("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function ut({theme:e,difficulty:t},n){return g("GET /api/puzzles/next",{...e&&e!==b&&{theme:e},difficulty:t,number:n})}function ct({id:e,moves:t}){return g("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function pt(e){return g("POST /api/me/mistakes/{game}/{number}",e)}function dt(e){if(!(e instanceof S))throw e}function zt({puzzle:e,step:t,last:n,over:s,solved:i}){return s&&i?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:x(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:mt(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function ht(e,t){let{best:n,rejected:s}=m(e),[i]=s,o=mt(m(e)),[a]=e.puzzle.themes,p=e.step===0,d={best:ft(n.move,t),next:ft(i.move,t),margin:gt(n.margin),other:gt(i.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",d)];let c=r(p?`puzzle-why-${a}`:"puzzle-why-choice",{points:o}),l=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",d);return[c,l]}function mt({best:e,rejected:[t]}){return x(e.margin-t.margin)}function ft(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function gt(e){return Number.isInteger(e)?K(e):x(e)}function wt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var Ot=["easier","normal","harder"],Tt=["second-answer","wrong","unclear","other"];function vt(e,t,n,s){let i=e.state.solving?.over??!1,o=i?{middle:Et(e,t,n),tools:f}:{},a={line:Rt(e),moves:Wt(e),...o};return u`${W(n)}
import{a as q,b as C,c as V,d as Y,h as J,i as Q,j as X}from"./board.js";import"./local_source.js";import{Fb as I,Kb as O,Kc as T,L as c,N as f,O as M,Qc as G,a as Pt,ad as U,i as r,ja as F,l as K,m as k,nd as Z,od as tt,p as _,q as z,t as P,u as g}from"./page.js";var B={};Pt(B,{beginRun:()=>Mt,endRun:()=>It,fetchMistakes:()=>xt,fetchNext:()=>Ot,fetchOfDay:()=>St,fetchOverview:()=>W,fetchPuzzle:()=>A,sendAttempt:()=>Rt,sendMistake:()=>kt,sendReport:()=>jt});function W(){return g("/api/puzzles")}function A(e){return g(`/api/puzzles/${e}`)}function St(e){return g(`/api/puzzles/days/${e}`)}function xt(){return g("/api/me/mistakes")}function kt(e,t,n){return g(`/api/me/mistakes/${e}/${t}`,{solved:n})}function Ot({theme:e,difficulty:t},n){let s=new URLSearchParams({difficulty:t,number:String(n)});return e&&s.set("theme",e),g(`/api/puzzles/next?${s}`)}function Rt(e,t){return g(`/api/puzzles/${e}/attempts`,{moves:t})}function jt(e,t){return g(`/api/puzzles/${e}/reports`,{reason:t})}function Mt(){return g("/api/puzzles/runs",{})}function It(e,t){return g(`/api/puzzles/runs/${e}`,{moves:t})}var et=[1,3,7,21],D=1440*60*1e3,Tt=60;function nt(e,t,n,s){let o=e.again.find(u=>u.puzzle.id===t.id),i=e.again.filter(u=>u!==o),a=e.batch.filter(({id:u})=>u!==t.id);if(!o&&n)return{...e,batch:a};let l=n&&o?o.stage+1:0,d=l>=et.length?[]:[{puzzle:t,due:s+et[l]*D,stage:l}];return{...e,batch:a,again:[...i,...d].slice(-Tt)}}function st(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,o)=>n(s)-n(o))}function ot(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function N({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function it({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}function rt(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function E(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function w({puzzle:e,step:t}){return e.steps[t]}function at(e,t){if(e.over)return e;let{step:n}=e,s=Wt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:L(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function lt(e){return{...e,over:!0,solved:!1}}function ut(e,t){return!!e.puzzle.own&&L(e,t)===null}function ct(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Wt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:o}=w(e);if(o.includes(t))return t===o[0]&&e.step+1<n.length?"next":"solved";let i=L(e,t);return s&&i===null?"unknown":s?Number(i)<2?"solved":"wrong":i!==null&&i<=4.5?"good":"wrong"}function L(e,t){let{accepted:n,best:s,rejected:o}=w(e);if(n.includes(t))return 0;let i=o.find(a=>a.move===t)?.margin??e.judged[t];return i===void 0?null:Math.max(0,s.margin-i)}function b({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function pt({puzzle:e,step:t}){let n=e.position.replace(/ /g,"_").replace(/#/g,"!"),s=b(e,t).map(o=>o==="pass"?".":o);return`#p=${n}${s.length>0?`,${s.join("")}`:""}`}var At=40,Bt=15,S="own",R=class{constructor(t,n){this.outside=t;this.store=_({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return N(this.outside.load(),this.outside.now()).length}get dueOwn(){return st(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:rt(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===S)return this.nextOwn();try{let{puzzles:n}=await this.outside.api.fetchNext(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof z&&it(this.outside.load(),t.theme);if(s)return this.ask(s);this.fail(n),n instanceof z&&this.store.dispatch({solving:null})}}fail(t){if(!(t instanceof z||t instanceof P))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await this.outside.api.fetchOfDay(t),{day:t})}async repeat(){let[t]=N(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(ut(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=ct(s,t,o))}return s=at(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=lt(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:o}=this.state;if(o&&this.isRunning){this.advance(o,n,s);return}let{load:i,save:a,now:l}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(nt(i(),t,s,l())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:o}){let{load:i,save:a,now:l,api:p}=this.outside,d=u=>this.store.dispatch({own:ot(this.state.own,t,u)});d(l()+D);try{let{due:u}=await p.sendMistake(n,s,o);d(u??1/0)}catch(u){if(u instanceof P)return;if(!(u instanceof z))throw u;let m=i();a({...m,tried:[...m.tried,{game:n,number:s,solved:o}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:o,api:i}=this.outside;try{let a=await i.sendAttempt(t,n),{overview:l}=this.state;this.store.dispatch({result:a,overview:l&&{...l,you:a.you}})}catch(a){if(!(a instanceof z))return this.fail(a);let l=s();o({...l,waiting:[...l.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n,api:s}=this.outside;this.state.run?.isOver&&await this.end();try{for(let a of t().waiting)await s.sendAttempt(a.id,a.moves).catch(dt),n({...t(),waiting:t().waiting.filter(({id:l})=>l!==a.id)});for(let{game:a,number:l,solved:p}of t().tried)await s.sendMistake(a,l,p).catch(dt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<Bt){let{puzzles:a}=await s.fetchNext({theme:"",difficulty:"normal"},At);n({...t(),batch:a})}let[o,{puzzles:i}]=await Promise.all([s.fetchOverview(),s.fetchMistakes()]);this.store.dispatch({overview:o,own:i,away:!1})}catch(o){if(!(o instanceof z||o instanceof P))throw o}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await this.outside.api.beginRun(),o=this.outside.now()+1e3*n,i={id:t,puzzles:s,until:o,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:i})}catch(t){this.fail(t)}}advance(t,n,s){let o=[...t.moves,n],i={...t,moves:o,solved:t.solved+(s?1:0)},a=t.puzzles[o.length];a?this.ask(a,{run:i}):this.end(i)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await this.outside.api.endRun(t.id,t.moves);this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:o}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(o.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await this.outside.api.sendReport(n.puzzle.id,t),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function dt(e){if(!(e instanceof P))throw e}function zt({puzzle:e,step:t,last:n,over:s,solved:o}){return s&&o?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:k(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:mt(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function ht(e,t){let{best:n,rejected:s}=w(e),[o]=s,i=mt(w(e)),[a]=e.puzzle.themes,l=e.step===0,p={best:ft(n.move,t),next:ft(o.move,t),margin:gt(n.margin),other:gt(o.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",p)];let d=r(l?`puzzle-why-${a}`:"puzzle-why-choice",{points:i}),u=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",p);return[d,u]}function mt({best:e,rejected:[t]}){return k(e.margin-t.margin)}function ft(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function gt(e){return Number.isInteger(e)?F(e):k(e)}function wt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var Dt=["easier","normal","harder"],Nt=["second-answer","wrong","unclear","other"];function vt(e,t,n,s){let o=e.state.solving?.over??!1,i=o?{middle:Ft(e,t,n),tools:f}:{},a={line:Lt(e),moves:Kt(e),...i};return c`${T(n)}
<main
class=${`${C(t,n,"remote")} puzzle${i?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${q(t,n,s,a)}
</main>
${F(t,n)}`}function bt(e,t){let{run:n,problem:s,wish:i}=e.state,o=r(i.theme===b?"puzzle-own-none":"puzzle-none"),a=n?r("puzzle-run-over",{solved:n.solved}):s??o;return u`${W(t)}
<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${a}</p>
${n?jt(e,n.best):f} ${yt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function jt(e,t){if(t!==null)return u`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:u`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Rt(e){let{solving:t,run:n,judging:s,problem:i}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return u`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):zt(t)}</p>
${H(i,"puzzle-problem")}
<div class="line-actions">
${n?It(e):f}
${t.over?u`<button
type="button"
class="primary"
data-testid="puzzle-next"
@click=${()=>e.next()}
>
${r("puzzle-next")}
</button>`:u`<button type="button" data-testid="puzzle-answer" @click=${()=>e.giveUp()}>
${r("puzzle-answer")}
</button>`}
</div>
</section>`}function It(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return u`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:wt(n),solved:t.solved})}</span
>`}function Wt(e){return u`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Nt(e.state.day)} ${e.state.run?f:yt(e)}
${Dt(e)}
</section>`}function Nt(e){if(e===null)return f;let t=D(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return u`<p data-testid="puzzle-day">${n}</p>`}function Et(e,t,n){let{solving:s,result:i,away:o,shown:a,reported:p}=e.state;if(!s)return f;let{line:d}=s.puzzle.steps[s.step].best;return u`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${ht(s,t.patches).map(c=>u`<p>${c}</p>`)}
${i?.rated?u`<p data-testid="puzzle-rated">${Mt(i)}</p>`:f}
${o?u`<p data-testid="puzzle-away">${r("puzzle-away")}</p>`:f}
<div class="line-steps">
<button
type="button"
aria-label=${r("previous-position")}
data-testid="line-back"
?disabled=${!a}
@click=${()=>e.show(-1)}
>
←
</button>
<span>${r("puzzle-line",{shown:a??0,of:d.length})}</span>
<button
type="button"
aria-label=${r("next-position")}
data-testid="line-on"
?disabled=${a===d.length}
@click=${()=>e.show(1)}
>
→
</button>
${_(n,lt(s),v(s.puzzle,s.step).length)}
</div>
${At(e,p)}
</section>`}function At(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return u`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?u`<p role="status">${r("puzzle-reported")}</p>`:Bt(e)}function Mt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Bt(e){return u`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(O(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Tt.map(t=>u`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function yt(e){let{wish:t,overview:n,own:s}=e.state,i=n?.themes.filter(({count:o})=>o>0)??[];return u`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
<select
data-testid="puzzle-theme"
.value=${t.theme}
@change=${o=>e.wishFor({theme:O(o)})}
>
<option value="">${r("puzzle-theme-any")}</option>
${i.map(({theme:o,count:a})=>u`<option value=${o} ?selected=${o===t.theme}>
${r(`puzzle-theme-${o}`)} (${a})
</option>`)}
${s.length===0?f:u`<option value=${b} ?selected=${t.theme===b}>
${r("puzzle-theme-own")} (${e.dueOwn.length})
</option>`}
</select></label
>
<label
><span>${r("puzzle-difficulty")}</span>
<select
data-testid="puzzle-difficulty"
@change=${o=>e.wishFor({difficulty:O(o)})}
>
${Ot.map(o=>u`<option value=${o} ?selected=${o===t.difficulty}>
${r(`puzzle-${o}`)}
</option>`)}
</select></label
>
<div class="row">
<button type="button" data-testid="puzzle-run" @click=${()=>e.begin()}>
${r("puzzle-run")}
</button>
${e.due>0?u`<button type="button" data-testid="puzzle-again" @click=${()=>e.repeat()}>
${r("puzzle-again",{count:e.due})}
</button>`:f}
</div>
</div>`}function Dt(e){let{overview:t,solving:n}=e.state,s=t?.you;return u`<dl class="puzzle-standing">
${n&&!n.puzzle.own?u`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?u`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Gt=700,Kt=5;async function xe(e,t){let{root:n,shell:s}=e,i=await Ut(g("GET /api/puzzles")),o=await e.patches,a=new AbortController,p=new T({load:J,save:Q,now:()=>Date.now(),named:l=>history.replaceState(null,"",l?`/puzzles/${l}`:"/puzzles"),judge:(l,P,y)=>qt(l,P,y,o,a.signal)},i),d=t==="today"?Ft():t;d.includes("-")?await p.askDay(d):t?p.ask(await g("GET /api/puzzles/{puzzle}",{puzzle:t})):await p.next();let c=Lt(n,s,p,o);return{draw:c.draw,close:()=>{a.abort(),c.close()}}}function Lt(e,t,n,s){let i=null,o=()=>{let{solving:l}=n.state;i?.puzzle!==l?.puzzle&&(i?.page.close(),i=l&&Ht(e,t,n,l,s),i&&queueMicrotask(()=>I(e))),i?(Ct(i.board,n),i.page.draw()):R(bt(n,t),e)},a=()=>{let{run:l}=n.state;!l||l.isOver||(l.until<=Date.now()?n.end():o())},p=()=>n.sync(),d=setInterval(a,250);window.addEventListener("online",p);let c=n.store.watch(o);return p(),{draw:o,close:()=>{clearInterval(d),window.removeEventListener("online",p),c(),i?.page.close()}}}function Ht(e,t,n,{puzzle:s},i){let o=!1,a=($,h)=>{o||queueMicrotask(()=>p($,h))},p=async($,h)=>{let w=n.state.solving;if(!w||w.over)return;let j=v(s,w.step),B=n.answer($,h.table.position);s.own&&await B;let{solving:k}=n.state;if(k?.puzzle!==s)return;k.last?.verdict==="next"?await d(h,w):k.solved||(h.show({start:s.position,moves:j}),h.suggest($t(k))),await B},d=async($,h)=>{for(let w of m(h).replies)await new Promise(j=>{setTimeout(j,Gt)}),o=!0,$.play(w),o=!1},c=new L(i,{start:s.position,moves:[]},_t(s.position),{onMove:a,objection:()=>n.state.solving?.over?r("puzzle-is-over"):null}),l=()=>I(e),y=Y(e,c,t,()=>R(vt(n,c,t,l),e),{turnsCards:!1});return{puzzle:s,board:c,page:y}}function _t(e){let t=r("you"),n=r("puzzle-opponent");return A(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function qt({position:e,variant:t},n,s,i,o){if(t==="solo")return(await V(e,Kt,o)).find(d=>d.move===n)?.margin??null;let a=await U(s,i,o);return a&&(A(e)===1?a.margin:-a.margin)}function $t({puzzle:e,step:t,last:n,over:s}){let i=n&&{move:n.move,label:"×",kind:"mine"},o={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...i&&n?.verdict!=="next"?[i]:[],...s?[o]:[]]}function Ct(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:i,step:o}=n,a=v(i,o),{line:p}=i.steps[o].best,d=s!==null,c=d?[...a,...p.slice(0,s)]:a,l=e.moves.length===c.length&&c.every((P,y)=>P===e.moves[y]);d&&!l?e.show({start:i.position,moves:c}):!d&&!n.solved&&e.state.suggestions.length===0&&e.suggest($t(n))}function Ft(){return new Date().toLocaleDateString("sv-SE")}async function Ut(e){try{return await e}catch(t){if(!(t instanceof z))throw t;return null}}export{xe as openPuzzles};
