import{l as U,m as _,n as j,o as C,r as G}from"./board.js";import{H as c,J as f,K as S,M as A,N as L,Vc as E,Z as R,a as ut,gc as q,hb as M,hc as B,i,m as D,n as g,q as P,r as h,uc as b}from"./page.js";var N={};ut(N,{beginRun:()=>ht,endRun:()=>mt,fetchNext:()=>pt,fetchOverview:()=>W,fetchPuzzle:()=>I,sendAttempt:()=>dt,sendReport:()=>ft});function W(){return h("/api/puzzles")}function I(e){return h(`/api/puzzles/${e}`)}function pt({theme:e,difficulty:t},n){let s=new URLSearchParams({difficulty:t,number:String(n)});return e&&s.set("theme",e),h(`/api/puzzles/next?${s}`)}function dt(e,t){return h(`/api/puzzles/${e}/attempts`,{moves:t})}function ft(e,t){return h(`/api/puzzles/${e}/reports`,{reason:t})}function ht(){return h("/api/puzzles/runs",{})}function mt(e,t){return h(`/api/puzzles/runs/${e}`,{moves:t})}var H=[1,3,7,21],gt=1440*60*1e3,vt=60;function Y(e,t,n,s){let o=e.again.find(u=>u.puzzle.id===t.id),r=e.again.filter(u=>u!==o),a=e.batch.filter(({id:u})=>u!==t.id);if(!o&&n)return{...e,batch:a};let l=n&&o?o.stage+1:0,p=l>=H.length?[]:[{puzzle:t,due:s+H[l]*gt,stage:l}];return{...e,batch:a,again:[...r,...p].slice(-vt)}}function F({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function Q({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}function J(e){return{puzzle:e,step:0,tries:[],last:null,over:!1,solved:!1}}function y({puzzle:e,step:t}){return e.steps[t]}function K(e,t){if(e.over)return e;let{puzzle:n,step:s}=e,o=zt(n,s,t);return{...e,step:o==="next"?s+1:s,tries:[...e.tries,t],last:{move:t,verdict:o,lost:X(n.steps[s],t)},over:o==="solved"||o==="wrong",solved:o==="solved"}}function V(e){return{...e,over:!0,solved:!1}}function zt({steps:e},t,n){let{accepted:s}=e[t];if(s.includes(n))return n===s[0]&&t+1<e.length?"next":"solved";let o=X(e[t],n);return o!==null&&o<=4.5?"good":"wrong"}function X({accepted:e,best:t,rejected:n},s){if(e.includes(s))return 0;let o=n.find(r=>r.move===s);return o?t.margin-o.margin:null}function z({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function Z({puzzle:e,step:t}){let n=e.position.replace(/ /g,"_").replace(/#/g,"!"),s=z(e,t).map(o=>o==="pass"?".":o);return`#p=${n}${s.length>0?`,${s.join("")}`:""}`}var wt=40,$t=15,x=class{constructor(t,n){this.outside=t,this.store=D((s,o)=>({...s,...o}),{overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}get state(){return this.store.get()}get due(){return F(this.outside.load(),this.outside.now()).length}get isRunning(){let{run:t}=this.state;return t!==null&&t.best===null}ask(t,n={}){this.store.dispatch({solving:J(t),again:!1,result:null,away:!1,shown:null,reported:null,problem:null,...n}),this.isRunning||this.outside.named(t.id)}async next(){let{wish:t}=this.state;this.store.dispatch({run:null});try{let{puzzles:n}=await this.outside.api.fetchNext(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){if(!(n instanceof g))throw n;let s=Q(this.outside.load(),t.theme);s?this.ask(s):this.store.dispatch({solving:null,problem:n.message})}}async repeat(){let[t]=F(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t){let n=K(this.state.solving,t);return this.store.dispatch({solving:n}),n.over&&await this.finish(n),n}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=V(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:o}=this.state;if(o&&this.isRunning){this.advance(o,n,s);return}let{load:r,save:a,now:l}=this.outside;a(Y(r(),t,s,l())),n.length>0&&await this.send(t.id,n)}async send(t,n){let{load:s,save:o,api:r}=this.outside;try{let a=await r.sendAttempt(t,n),{overview:l}=this.state;this.store.dispatch({result:a,overview:l&&{...l,you:a.you}})}catch(a){if(!(a instanceof g))throw a;let l=s();o({...l,waiting:[...l.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n,api:s}=this.outside;try{for(let o of t().waiting)await s.sendAttempt(o.id,o.moves).catch(bt),n({...t(),waiting:t().waiting.filter(({id:r})=>r!==o.id)});if(t().batch.length<$t){let{puzzles:o}=await s.fetchNext({theme:"",difficulty:"normal"},wt);n({...t(),batch:o})}this.store.dispatch({overview:await s.fetchOverview(),away:!1})}catch(o){if(!(o instanceof g))throw o}}async begin(){let{id:t,seconds:n,puzzles:s}=await this.outside.api.beginRun(),o=this.outside.now()+1e3*n;this.ask(s[0],{run:{id:t,puzzles:s,until:o,moves:[],solved:0,best:null}})}advance(t,n,s){let o=[...t.moves,n],r={...t,moves:o,solved:t.solved+(s?1:0)},a=t.puzzles[o.length];a&&n.length>0?this.ask(a,{run:r}):this.end(r)}async end(t=this.state.run){if(!t||t.best!==null)return;this.store.dispatch({run:{...t,best:t.solved},solving:null});let n=await this.outside.api.endRun(t.id,t.moves.filter(s=>s.length>0));this.store.dispatch({run:{...t,solved:n.solved,best:n.best}})}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:o}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(o.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await this.outside.api.sendReport(n.puzzle.id,t),this.store.dispatch({reported:t})}catch(s){if(!(s instanceof g||s instanceof P))throw s;this.store.dispatch({problem:s.message})}}};function bt(e){if(!(e instanceof P))throw e}function nt({puzzle:e,step:t,last:n,over:s,solved:o}){return s&&o?i("puzzle-solved"):s?i(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="good"?i("puzzle-good",{points:(n.lost??0).toFixed(1)}):n?.verdict==="next"?i("puzzle-go-on",{step:t+1,of:e.steps.length}):i(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function st(e,t){let{best:n,rejected:s}=y(e),[o]=s,r=(n.margin-o.margin).toFixed(1),[a]=e.puzzle.themes,l=e.step===0,d=i(l?`puzzle-why-${a}`:"puzzle-why-choice",{points:r}),p=i(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",{best:tt(n.move,t),next:tt(o.move,t),margin:et(n.margin),other:et(o.margin)});return[d,p]}function tt(e,t){return e==="pass"?i("puzzle-pass"):e.startsWith("+")?i("puzzle-special"):t[e[0]].name}function et(e){return Number.isInteger(e)?R(e):`${R(Math.trunc(e))}${yt(e)}`}function yt(e){return`.${Math.round(Math.abs(e)*10)%10}`}function ot(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var xt=["easier","normal","harder"],kt=["second-answer","wrong","unclear","other"];function it(e,t,n,s){let o=e.state.solving?.over??!1,r=o?{middle:At(e,t,n),tools:f}:{},a={line:Ot(e),moves:St(e),...r};return c`${A(n)}
<main
class=${`${j(t,n,"remote")} puzzle${o?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${i("puzzle-heading")}</h1>
${_(t,n,s,a)}
</main>
${C(t,n)}`}function rt(e,t){let{run:n,problem:s}=e.state,o=n?i("puzzle-run-over",{solved:n.solved}):s??i("puzzle-none");return c`${A(t)}
<main class="puzzle none">
<h1>${i("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${o}</p>
${n?c`<p>${i("puzzle-run-best",{best:n.best??n.solved})}</p>`:f}
${at(e)}
<p><a href="/" @click=${L(t)}>${i("back-to-home")}</a></p>
</main>`}function Ot(e){let{solving:t,run:n}=e.state;if(!t)return f;let s=t.over?t.solved?"solved":"failed":"open";return c`<section
class=${t.solved?"line found":"line"}
aria-label=${i("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${s}
>
<p role="status">${nt(t)}</p>
<div class="line-actions">
${n?Pt(e):f}
${t.over?c`<button
type="button"
class="primary"
data-testid="puzzle-next"
@click=${()=>e.next()}
>
${i("puzzle-next")}
</button>`:c`<button type="button" data-testid="puzzle-answer" @click=${()=>e.giveUp()}>
${i("puzzle-answer")}
</button>`}
</div>
</section>`}function Pt(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return c`<span class="run-clock" role="timer" data-testid="run-clock"
>${i("puzzle-run-left",{time:ot(n),solved:t.solved})}</span
>`}function St(e){return c`<section class="panel puzzle-panel" aria-label=${i("puzzle-panel")}>
${e.state.run?f:at(e)} ${Wt(e)}
</section>`}function At(e,t,n){let{solving:s,result:o,away:r,shown:a,reported:l}=e.state;if(!s)return f;let{line:d}=s.puzzle.steps[s.step].best;return c`<section
class="panel result puzzle-told"
aria-label=${i("puzzle-why")}
data-testid="puzzle-told"
>
${st(s,t.patches).map(p=>c`<p>${p}</p>`)}
${o?.rated?c`<p data-testid="puzzle-rated">${Rt(o)}</p>`:f}
${r?c`<p data-testid="puzzle-away">${i("puzzle-away")}</p>`:f}
<div class="row">
<button
type="button"
aria-label=${i("previous-position")}
data-testid="line-back"
?disabled=${!a}
@click=${()=>e.show(-1)}
>
←
</button>
<span>${i("puzzle-line",{shown:a??0,of:d.length})}</span>
<button
type="button"
aria-label=${i("next-position")}
data-testid="line-on"
?disabled=${a===d.length}
@click=${()=>e.show(1)}
>
→
</button>
${E(n,Z(s),z(s.puzzle,s.step).length)}
</div>
${l?c`<p role="status">${i("puzzle-reported")}</p>`:Mt(e)}
</section>`}function Rt({before:e,you:t}){return i("puzzle-rated",{before:String(e),after:String(t.rating)})}function Mt(e){return c`<label class="reporting"
><span>${i("puzzle-report")}</span>
<select
data-testid="puzzle-report"
@change=${t=>e.report(b(t))}
>
<option value="" selected disabled>${i("puzzle-report-choose")}</option>
${kt.map(t=>c`<option value=${t}>${i(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function at(e){let{wish:t,overview:n}=e.state,s=n?.themes.filter(({count:o})=>o>0)??[];return c`<div class="puzzle-choices">
<label
><span>${i("puzzle-theme")}</span>
<select
data-testid="puzzle-theme"
.value=${t.theme}
@change=${o=>e.wishFor({theme:b(o)})}
>
<option value="">${i("puzzle-theme-any")}</option>
${s.map(({theme:o,count:r})=>c`<option value=${o} ?selected=${o===t.theme}>
${i(`puzzle-theme-${o}`)} (${r})
</option>`)}
</select></label
>
<label
><span>${i("puzzle-difficulty")}</span>
<select
data-testid="puzzle-difficulty"
@change=${o=>e.wishFor({difficulty:b(o)})}
>
${xt.map(o=>c`<option value=${o} ?selected=${o===t.difficulty}>
${i(`puzzle-${o}`)}
</option>`)}
</select></label
>
<div class="row">
<button type="button" data-testid="puzzle-run" @click=${()=>e.begin()}>
${i("puzzle-run")}
</button>
${e.due>0?c`<button type="button" data-testid="puzzle-again" @click=${()=>e.repeat()}>
${i("puzzle-again",{count:e.due})}
</button>`:f}
</div>
</div>`}function Wt(e){let{overview:t,solving:n}=e.state,s=t?.you;return c`<dl class="puzzle-standing">
${n?c`<dt>${i("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?c`<dt>${i("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${i("puzzle-streak")}</dt>
<dd>${i("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${i("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var It=700;async function me(e,t,n,s){let o=await Lt(W()),r=new x({api:N,load:q,save:B,now:()=>Date.now(),named:l=>history.replaceState(null,"",`/puzzles/${l}`)},o),a=await n;return s?r.ask(await I(s)):await r.next(),Nt(e,t,r,a)}function Nt(e,t,n,s){let o=null,r=()=>{let{solving:u}=n.state;o?.puzzle!==u?.puzzle&&(o?.page.close(),o=u&&Ft(e,t,n,u,s),o&&queueMicrotask(()=>M(e))),o?(Dt(o.board,n),o.page.draw()):S(rt(n,t),e)},a=()=>{let{run:u}=n.state;!u||u.best!==null||(u.until<=Date.now()?n.end():r())},l=()=>n.sync(),d=setInterval(a,250);window.addEventListener("online",l);let p=n.store.watch(r);return l(),{draw:r,close:()=>{clearInterval(d),window.removeEventListener("online",l),p(),o?.page.close()}}}function Ft(e,t,n,{puzzle:s},o){let r=!1,a=(w,m)=>{r||queueMicrotask(()=>l(w,m))},l=async(w,m)=>{let v=n.state.solving;if(!v||v.over)return;let O=z(s,v.step),ct=n.answer(w),{solving:$}=n.state;if($?.puzzle!==s)return;$.last?.verdict==="next"?await d(m,v):$.solved||(m.show({start:s.position,moves:O}),m.suggest(lt($))),await ct},d=async(w,m)=>{for(let v of y(m).replies)await new Promise(O=>{setTimeout(O,It)}),r=!0,w.play(v),r=!1},p=new U(o,{start:s.position,moves:[]},Tt(s.position),{onMove:a,objection:()=>n.state.solving?.over?i("puzzle-is-over"):null}),u=()=>M(e),k=G(e,p,t,()=>S(it(n,p,t,u),e),{turnsCards:!1});return{puzzle:s,board:p,page:k}}function Tt(e){let[,,,,,t]=e.split(" "),n=i("you"),s=i("puzzle-opponent");return t?.startsWith("2")&&!e.includes(":")?{names:[s,n],you:2}:{names:[n,s],you:1}}function lt({puzzle:e,step:t,last:n,over:s}){let o=n&&{move:n.move,label:"×",kind:"mine"},r={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...o&&n?.verdict!=="next"?[o]:[],...s?[r]:[]]}function Dt(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:o,step:r}=n,a=z(o,r),{line:l}=o.steps[r].best,d=s!==null,p=d?[...a,...l.slice(0,s)]:a,u=e.moves.length===p.length&&p.every((T,k)=>T===e.moves[k]);d&&!u?e.show({start:o.position,moves:p}):!d&&!n.solved&&e.state.suggestions.length===0&&e.suggest(lt(n))}async function Lt(e){try{return await e}catch(t){if(!(t instanceof g))throw t;return null}}export{me as openPuzzles};
