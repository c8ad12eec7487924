import{m as J,n as Q,o as K,p as V,v as X,w as Z,x as tt}from"./board.js";import{Gc as j,K as c,M as f,N as P,P as S,Q as N,a as xt,da as G,i as r,id as Y,l as _,m as O,o as q,ob as T,q as g,sc as U,t as I,tc as C,u as h}from"./page.js";var R={};xt(R,{beginRun:()=>Pt,endRun:()=>St,fetchMistakes:()=>Ot,fetchNext:()=>jt,fetchOfDay:()=>kt,fetchOverview:()=>W,fetchPuzzle:()=>M,sendAttempt:()=>At,sendMistake:()=>It,sendReport:()=>Dt});function W(){return h("/api/puzzles")}function M(e){return h(`/api/puzzles/${e}`)}function kt(e){return h(`/api/puzzles/days/${e}`)}function Ot(){return h("/api/me/mistakes")}function It(e,t,n){return h(`/api/me/mistakes/${e}/${t}`,{solved:n})}function jt({theme:e,difficulty:t},n){let s=new URLSearchParams({difficulty:t,number:String(n)});return e&&s.set("theme",e),h(`/api/puzzles/next?${s}`)}function At(e,t){return h(`/api/puzzles/${e}/attempts`,{moves:t})}function Dt(e,t){return h(`/api/puzzles/${e}/reports`,{reason:t})}function Pt(){return h("/api/puzzles/runs",{})}function St(e,t){return h(`/api/puzzles/runs/${e}`,{moves:t})}var et=[1,3,7,21],B=1440*60*1e3,Nt=60;function nt(e,t,n,s){let o=e.again.find(l=>l.puzzle.id===t.id),i=e.again.filter(l=>l!==o),a=e.batch.filter(({id:l})=>l!==t.id);if(!o&&n)return{...e,batch:a};let u=n&&o?o.stage+1:0,p=u>=et.length?[]:[{puzzle:t,due:s+et[u]*B,stage:u}];return{...e,batch:a,again:[...i,...p].slice(-Nt)}}function st(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,o)=>n(s)-n(o))}function ot(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function L({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function it({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}function rt(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function E(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function z({puzzle:e,step:t}){return e.steps[t]}function at(e,t){if(e.over)return e;let{step:n}=e,s=Tt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:F(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function ut(e){return{...e,over:!0,solved:!1}}function lt(e,t){return!!e.puzzle.own&&F(e,t)===null}function ct(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Tt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:o}=z(e);if(o.includes(t))return t===o[0]&&e.step+1<n.length?"next":"solved";let i=F(e,t);return s&&i===null?"unknown":s?Number(i)<2?"solved":"wrong":i!==null&&i<=4.5?"good":"wrong"}function F(e,t){let{accepted:n,best:s,rejected:o}=z(e);if(n.includes(t))return 0;let i=o.find(a=>a.move===t)?.margin??e.judged[t];return i===void 0?null:Math.max(0,s.margin-i)}function $({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function dt({puzzle:e,step:t}){let n=e.position.replace(/ /g,"_").replace(/#/g,"!"),s=$(e,t).map(o=>o==="pass"?".":o);return`#p=${n}${s.length>0?`,${s.join("")}`:""}`}var Wt=40,Mt=15,x="own",A=class{constructor(t,n){this.outside=t,this.store=q((s,o)=>({...s,...o}),{overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}get state(){return this.store.get()}get due(){return L(this.outside.load(),this.outside.now()).length}get dueOwn(){return st(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&t.best===null}ask(t,n={}){this.store.dispatch({solving:rt(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===x)return this.nextOwn();try{let{puzzles:n}=await this.outside.api.fetchNext(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){if(!(n instanceof g))throw n;let s=it(this.outside.load(),t.theme);s?this.ask(s):this.store.dispatch({solving:null,problem:n.message})}}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await this.outside.api.fetchOfDay(t),{day:t})}async repeat(){let[t]=L(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(lt(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=ct(s,t,o))}return s=at(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=ut(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:o}=this.state;if(o&&this.isRunning){this.advance(o,n,s);return}let{load:i,save:a,now:u}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(nt(i(),t,s,u())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:o}){let{load:i,save:a,now:u,api:d}=this.outside,p=l=>this.store.dispatch({own:ot(this.state.own,t,l)});p(u()+B);try{let{due:l}=await d.sendMistake(n,s,o);p(l??1/0)}catch(l){if(l instanceof I)return;if(!(l instanceof g))throw l;let m=i();a({...m,tried:[...m.tried,{game:n,number:s,solved:o}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:o,api:i}=this.outside;try{let a=await i.sendAttempt(t,n),{overview:u}=this.state;this.store.dispatch({result:a,overview:u&&{...u,you:a.you}})}catch(a){if(!(a instanceof g))throw a;let u=s();o({...u,waiting:[...u.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n,api:s}=this.outside;try{for(let a of t().waiting)await s.sendAttempt(a.id,a.moves).catch(pt),n({...t(),waiting:t().waiting.filter(({id:u})=>u!==a.id)});for(let{game:a,number:u,solved:d}of t().tried)await s.sendMistake(a,u,d).catch(pt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<Mt){let{puzzles:a}=await s.fetchNext({theme:"",difficulty:"normal"},Wt);n({...t(),batch:a})}let[o,{puzzles:i}]=await Promise.all([s.fetchOverview(),s.fetchMistakes()]);this.store.dispatch({overview:o,own:i,away:!1})}catch(o){if(!(o instanceof g))throw o}}async begin(){let{id:t,seconds:n,puzzles:s}=await this.outside.api.beginRun(),o=this.outside.now()+1e3*n;this.ask(s[0],{run:{id:t,puzzles:s,until:o,moves:[],solved:0,best:null}})}advance(t,n,s){let o=[...t.moves,n],i={...t,moves:o,solved:t.solved+(s?1:0)},a=t.puzzles[o.length];a&&n.length>0?this.ask(a,{run:i}):this.end(i)}async end(t=this.state.run){if(!t||t.best!==null)return;this.store.dispatch({run:{...t,best:t.solved},solving:null});let n=await this.outside.api.endRun(t.id,t.moves.filter(s=>s.length>0));this.store.dispatch({run:{...t,solved:n.solved,best:n.best}})}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:o}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(o.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await this.outside.api.sendReport(n.puzzle.id,t),this.store.dispatch({reported:t})}catch(s){if(!(s instanceof g||s instanceof I))throw s;this.store.dispatch({problem:s.message})}}};function pt(e){if(!(e instanceof I))throw e}function wt({puzzle:e,step:t,last:n,over:s,solved:o}){return s&&o?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:O(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:mt(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function gt(e,t){let{best:n,rejected:s}=z(e),[o]=s,i=mt(z(e)),[a]=e.puzzle.themes,u=e.step===0,d={best:ft(n.move,t),next:ft(o.move,t),margin:ht(n.margin),other:ht(o.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",d)];let p=r(u?`puzzle-why-${a}`:"puzzle-why-choice",{points:i}),l=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",d);return[p,l]}function mt({best:e,rejected:[t]}){return O(e.margin-t.margin)}function ft(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function ht(e){return Number.isInteger(e)?G(e):O(e)}function zt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var Rt=["easier","normal","harder"],Bt=["second-answer","wrong","unclear","other"];function vt(e,t,n,s){let o=e.state.solving?.over??!1,i=o?{middle:_t(e,t,n),tools:f}:{},a={line:Lt(e),moves:Ft(e),...i};return c`${S(n)}
<main
class=${`${K(t,n,"remote")} puzzle${o?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${Q(t,n,s,a)}
</main>
${V(t,n)}`}function $t(e,t){let{run:n,problem:s,wish:o}=e.state,i=r(o.theme===x?"puzzle-own-none":"puzzle-none"),a=n?r("puzzle-run-over",{solved:n.solved}):s??i;return c`${S(t)}
<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${a}</p>
${n?c`<p>${r("puzzle-run-best",{best:n.best??n.solved})}</p>`:f}
${bt(e)}
<p><a href="/" @click=${N(t)}>${r("back-to-home")}</a></p>
</main>`}function Lt(e){let{solving:t,run:n,judging:s}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return c`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):wt(t)}</p>
<div class="line-actions">
${n?Et(e):f}
${t.over?c`<button
type="button"
class="primary"
data-testid="puzzle-next"
@click=${()=>e.next()}
>
${r("puzzle-next")}
</button>`:c`<button type="button" data-testid="puzzle-answer" @click=${()=>e.giveUp()}>
${r("puzzle-answer")}
</button>`}
</div>
</section>`}function Et(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return c`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:zt(n),solved:t.solved})}</span
>`}function Ft(e){return c`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Ht(e.state.day)} ${e.state.run?f:bt(e)}
${Ct(e)}
</section>`}function Ht(e){if(e===null)return f;let t=_(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return c`<p data-testid="puzzle-day">${n}</p>`}function _t(e,t,n){let{solving:s,result:o,away:i,shown:a,reported:u}=e.state;if(!s)return f;let{line:d}=s.puzzle.steps[s.step].best;return c`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${gt(s,t.patches).map(p=>c`<p>${p}</p>`)}
${o?.rated?c`<p data-testid="puzzle-rated">${Gt(o)}</p>`:f}
${i?c`<p data-testid="puzzle-away">${r("puzzle-away")}</p>`:f}
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
${Y(n,dt(s),$(s.puzzle,s.step).length)}
</div>
${qt(e,n,u)}
</section>`}function qt(e,t,n){let s=e.state.solving?.puzzle.own;if(s){let o=`/game/${s.game}/review?at=${s.number-1}`;return c`<a
class="button"
href=${o}
data-testid="puzzle-review"
@click=${N(t)}
>${r("puzzle-review")}</a
>`}return n?c`<p role="status">${r("puzzle-reported")}</p>`:Ut(e)}function Gt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Ut(e){return c`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select
data-testid="puzzle-report"
@change=${t=>e.report(j(t))}
>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Bt.map(t=>c`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function bt(e){let{wish:t,overview:n,own:s}=e.state,o=n?.themes.filter(({count:i})=>i>0)??[];return c`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
<select
data-testid="puzzle-theme"
.value=${t.theme}
@change=${i=>e.wishFor({theme:j(i)})}
>
<option value="">${r("puzzle-theme-any")}</option>
${o.map(({theme:i,count:a})=>c`<option value=${i} ?selected=${i===t.theme}>
${r(`puzzle-theme-${i}`)} (${a})
</option>`)}
${s.length===0?f:c`<option value=${x} ?selected=${t.theme===x}>
${r("puzzle-theme-own")} (${e.dueOwn.length})
</option>`}
</select></label
>
<label
><span>${r("puzzle-difficulty")}</span>
<select
data-testid="puzzle-difficulty"
@change=${i=>e.wishFor({difficulty:j(i)})}
>
${Rt.map(i=>c`<option value=${i} ?selected=${i===t.difficulty}>
${r(`puzzle-${i}`)}
</option>`)}
</select></label
>
<div class="row">
<button type="button" data-testid="puzzle-run" @click=${()=>e.begin()}>
${r("puzzle-run")}
</button>
${e.due>0?c`<button type="button" data-testid="puzzle-again" @click=${()=>e.repeat()}>
${r("puzzle-again",{count:e.due})}
</button>`:f}
</div>
</div>`}function Ct(e){let{overview:t,solving:n}=e.state,s=t?.you;return c`<dl class="puzzle-standing">
${n&&!n.puzzle.own?c`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?c`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Yt=700,Jt=5;async function We(e,t,n,s){let o=await ee(W()),i=await n,a=new AbortController,u=new A({api:R,load:U,save:C,now:()=>Date.now(),named:l=>history.replaceState(null,"",l?`/puzzles/${l}`:"/puzzles"),judge:(l,m,b)=>Xt(l,m,b,i,a.signal)},o),d=s==="today"?te():s;d.includes("-")?await u.askDay(d):s?u.ask(await M(s)):await u.next();let p=Qt(e,t,u,i);return{draw:p.draw,close:()=>{a.abort(),p.close()}}}function Qt(e,t,n,s){let o=null,i=()=>{let{solving:l}=n.state;o?.puzzle!==l?.puzzle&&(o?.page.close(),o=l&&Kt(e,t,n,l,s),o&&queueMicrotask(()=>T(e))),o?(Zt(o.board,n),o.page.draw()):P($t(n,t),e)},a=()=>{let{run:l}=n.state;!l||l.best!==null||(l.until<=Date.now()?n.end():i())},u=()=>n.sync(),d=setInterval(a,250);window.addEventListener("online",u);let p=n.store.watch(i);return u(),{draw:i,close:()=>{clearInterval(d),window.removeEventListener("online",u),p(),o?.page.close()}}}function Kt(e,t,n,{puzzle:s},o){let i=!1,a=(y,w)=>{i||queueMicrotask(()=>u(y,w))},u=async(y,w)=>{let v=n.state.solving;if(!v||v.over)return;let D=$(s,v.step),H=n.answer(y,w.table.position);s.own&&await H;let{solving:k}=n.state;if(k?.puzzle!==s)return;k.last?.verdict==="next"?await d(w,v):k.solved||(w.show({start:s.position,moves:D}),w.suggest(yt(k))),await H},d=async(y,w)=>{for(let v of z(w).replies)await new Promise(D=>{setTimeout(D,Yt)}),i=!0,y.play(v),i=!1},p=new J(o,{start:s.position,moves:[]},Vt(s.position),{onMove:a,objection:()=>n.state.solving?.over?r("puzzle-is-over"):null}),l=()=>T(e),b=tt(e,p,t,()=>P(vt(n,p,t,l),e),{turnsCards:!1});return{puzzle:s,board:p,page:b}}function Vt(e){let t=r("you"),n=r("puzzle-opponent");return E(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Xt({position:e,variant:t},n,s,o,i){if(t==="solo")return(await Z(e,Jt,i)).find(d=>d.move===n)?.margin??null;let a=await X(s,o,i);return a&&(E(e)===1?a.margin:-a.margin)}function yt({puzzle:e,step:t,last:n,over:s}){let o=n&&{move:n.move,label:"×",kind:"mine"},i={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...o&&n?.verdict!=="next"?[o]:[],...s?[i]:[]]}function Zt(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:o,step:i}=n,a=$(o,i),{line:u}=o.steps[i].best,d=s!==null,p=d?[...a,...u.slice(0,s)]:a,l=e.moves.length===p.length&&p.every((m,b)=>m===e.moves[b]);d&&!l?e.show({start:o.position,moves:p}):!d&&!n.solved&&e.state.suggestions.length===0&&e.suggest(yt(n))}function te(){return new Date().toLocaleDateString("sv-SE")}async function ee(e){try{return await e}catch(t){if(!(t instanceof g))throw t;return null}}export{We as openPuzzles};
