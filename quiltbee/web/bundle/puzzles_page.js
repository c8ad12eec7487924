import{b as q,c as C,d as V,e as Y,i as J,j as Q,k as X}from"./board.js";import"./local_table.js";import{Dc as T,Gb as I,Jc as G,Lb as O,M as c,O as f,P as M,Vc as U,a as Pt,gd as Z,hd as tt,i as r,ka as F,l as K,m as k,p as _,q as z,t as P,u as g}from"./page.js";var B={};Pt(B,{beginRun:()=>Mt,endRun:()=>It,fetchMistakes:()=>xt,fetchNext:()=>Ot,fetchOfDay:()=>St,fetchOverview:()=>W,fetchPuzzle:()=>A,sendAttempt:()=>Rt,sendMistake:()=>kt,sendReport:()=>jt});function W(){return g("/api/puzzles")}function A(e){return g(`/api/puzzles/${e}`)}function St(e){return g(`/api/puzzles/days/${e}`)}function xt(){return g("/api/me/mistakes")}function kt(e,t,n){return g(`/api/me/mistakes/${e}/${t}`,{solved:n})}function Ot({theme:e,difficulty:t},n){let s=new URLSearchParams({difficulty:t,number:String(n)});return e&&s.set("theme",e),g(`/api/puzzles/next?${s}`)}function Rt(e,t){return g(`/api/puzzles/${e}/attempts`,{moves:t})}function jt(e,t){return g(`/api/puzzles/${e}/reports`,{reason:t})}function Mt(){return g("/api/puzzles/runs",{})}function It(e,t){return g(`/api/puzzles/runs/${e}`,{moves:t})}var et=[1,3,7,21],D=1440*60*1e3,Tt=60;function nt(e,t,n,s){let o=e.again.find(u=>u.puzzle.id===t.id),i=e.again.filter(u=>u!==o),a=e.batch.filter(({id:u})=>u!==t.id);if(!o&&n)return{...e,batch:a};let l=n&&o?o.stage+1:0,d=l>=et.length?[]:[{puzzle:t,due:s+et[l]*D,stage:l}];return{...e,batch:a,again:[...i,...d].slice(-Tt)}}function st(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,o)=>n(s)-n(o))}function ot(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function N({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function it({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}function rt(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function E(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function w({puzzle:e,step:t}){return e.steps[t]}function at(e,t){if(e.over)return e;let{step:n}=e,s=Wt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:L(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function lt(e){return{...e,over:!0,solved:!1}}function ut(e,t){return!!e.puzzle.own&&L(e,t)===null}function ct(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Wt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:o}=w(e);if(o.includes(t))return t===o[0]&&e.step+1<n.length?"next":"solved";let i=L(e,t);return s&&i===null?"unknown":s?Number(i)<2?"solved":"wrong":i!==null&&i<=4.5?"good":"wrong"}function L(e,t){let{accepted:n,best:s,rejected:o}=w(e);if(n.includes(t))return 0;let i=o.find(a=>a.move===t)?.margin??e.judged[t];return i===void 0?null:Math.max(0,s.margin-i)}function b({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function pt({puzzle:e,step:t}){let n=e.position.replace(/ /g,"_").replace(/#/g,"!"),s=b(e,t).map(o=>o==="pass"?".":o);return`#p=${n}${s.length>0?`,${s.join("")}`:""}`}var At=40,Bt=15,S="own",R=class{constructor(t,n){this.outside=t;this.store=_({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return N(this.outside.load(),this.outside.now()).length}get dueOwn(){return st(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:rt(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===S)return this.nextOwn();try{let{puzzles:n}=await this.outside.api.fetchNext(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof z&&it(this.outside.load(),t.theme);if(s)return this.ask(s);this.fail(n),n instanceof z&&this.store.dispatch({solving:null})}}fail(t){if(!(t instanceof z||t instanceof P))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await this.outside.api.fetchOfDay(t),{day:t})}async repeat(){let[t]=N(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(ut(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=ct(s,t,o))}return s=at(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=lt(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:o}=this.state;if(o&&this.isRunning){this.advance(o,n,s);return}let{load:i,save:a,now:l}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(nt(i(),t,s,l())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:o}){let{load:i,save:a,now:l,api:p}=this.outside,d=u=>this.store.dispatch({own:ot(this.state.own,t,u)});d(l()+D);try{let{due:u}=await p.sendMistake(n,s,o);d(u??1/0)}catch(u){if(u instanceof P)return;if(!(u instanceof z))throw u;let m=i();a({...m,tried:[...m.tried,{game:n,number:s,solved:o}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:o,api:i}=this.outside;try{let a=await i.sendAttempt(t,n),{overview:l}=this.state;this.store.dispatch({result:a,overview:l&&{...l,you:a.you}})}catch(a){if(!(a instanceof z))return this.fail(a);let l=s();o({...l,waiting:[...l.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n,api:s}=this.outside;this.state.run?.isOver&&await this.end();try{for(let a of t().waiting)await s.sendAttempt(a.id,a.moves).catch(dt),n({...t(),waiting:t().waiting.filter(({id:l})=>l!==a.id)});for(let{game:a,number:l,solved:p}of t().tried)await s.sendMistake(a,l,p).catch(dt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<Bt){let{puzzles:a}=await s.fetchNext({theme:"",difficulty:"normal"},At);n({...t(),batch:a})}let[o,{puzzles:i}]=await Promise.all([s.fetchOverview(),s.fetchMistakes()]);this.store.dispatch({overview:o,own:i,away:!1})}catch(o){if(!(o instanceof z||o instanceof P))throw o}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await this.outside.api.beginRun(),o=this.outside.now()+1e3*n,i={id:t,puzzles:s,until:o,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:i})}catch(t){this.fail(t)}}advance(t,n,s){let o=[...t.moves,n],i={...t,moves:o,solved:t.solved+(s?1:0)},a=t.puzzles[o.length];a?this.ask(a,{run:i}):this.end(i)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await this.outside.api.endRun(t.id,t.moves);this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:o}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(o.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await this.outside.api.sendReport(n.puzzle.id,t),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function dt(e){if(!(e instanceof P))throw e}function zt({puzzle:e,step:t,last:n,over:s,solved:o}){return s&&o?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:k(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:mt(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function ht(e,t){let{best:n,rejected:s}=w(e),[o]=s,i=mt(w(e)),[a]=e.puzzle.themes,l=e.step===0,p={best:ft(n.move,t),next:ft(o.move,t),margin:gt(n.margin),other:gt(o.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",p)];let d=r(l?`puzzle-why-${a}`:"puzzle-why-choice",{points:i}),u=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",p);return[d,u]}function mt({best:e,rejected:[t]}){return k(e.margin-t.margin)}function ft(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function gt(e){return Number.isInteger(e)?F(e):k(e)}function wt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var Dt=["easier","normal","harder"],Nt=["second-answer","wrong","unclear","other"];function vt(e,t,n,s){let o=e.state.solving?.over??!1,i=o?{middle:Ft(e,t,n),tools:f}:{},a={line:Lt(e),moves:Kt(e),...i};return c`${T(n)}
<main
class=${`${V(t,n,"remote")} puzzle${o?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${C(t,n,s,a)}
</main>
${Y(t,n)}`}function bt(e,t){let{run:n,problem:s,wish:o}=e.state,i=r(o.theme===S?"puzzle-own-none":"puzzle-none"),a=n?r("puzzle-run-over",{solved:n.solved}):s??i;return c`${T(t)}
<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${a}</p>
${n?Et(e,n.best):f} ${yt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function Et(e,t){if(t!==null)return c`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:c`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Lt(e){let{solving:t,run:n,judging:s,problem:o}=e.state;if(!t)return f;let i=t.over?t.solved?"solved":"failed":"open";return c`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${i}
>
<p role="status">${s?r("puzzle-judging"):zt(t)}</p>
${G(o,"puzzle-problem")}
<div class="line-actions">
${n?Ht(e):f}
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
</section>`}function Ht(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return c`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:wt(n),solved:t.solved})}</span
>`}function Kt(e){return c`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${_t(e.state.day)} ${e.state.run?f:yt(e)}
${Ct(e)}
</section>`}function _t(e){if(e===null)return f;let t=K(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return c`<p data-testid="puzzle-day">${n}</p>`}function Ft(e,t,n){let{solving:s,result:o,away:i,shown:a,reported:l}=e.state;if(!s)return f;let{line:p}=s.puzzle.steps[s.step].best;return c`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${ht(s,t.patches).map(d=>c`<p>${d}</p>`)}
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
<span>${r("puzzle-line",{shown:a??0,of:p.length})}</span>
<button
type="button"
aria-label=${r("next-position")}
data-testid="line-on"
?disabled=${a===p.length}
@click=${()=>e.show(1)}
>
→
</button>
${U(n,pt(s),b(s.puzzle,s.step).length)}
</div>
${qt(e,l)}
</section>`}function qt(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return c`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?c`<p role="status">${r("puzzle-reported")}</p>`:Ut(e)}function Gt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Ut(e){return c`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(O(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Nt.map(t=>c`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function yt(e){let{wish:t,overview:n,own:s}=e.state,o=n?.themes.filter(({count:i})=>i>0)??[];return c`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
<select
data-testid="puzzle-theme"
.value=${t.theme}
@change=${i=>e.wishFor({theme:O(i)})}
>
<option value="">${r("puzzle-theme-any")}</option>
${o.map(({theme:i,count:a})=>c`<option value=${i} ?selected=${i===t.theme}>
${r(`puzzle-theme-${i}`)} (${a})
</option>`)}
${s.length===0?f:c`<option value=${S} ?selected=${t.theme===S}>
${r("puzzle-theme-own")} (${e.dueOwn.length})
</option>`}
</select></label
>
<label
><span>${r("puzzle-difficulty")}</span>
<select
data-testid="puzzle-difficulty"
@change=${i=>e.wishFor({difficulty:O(i)})}
>
${Dt.map(i=>c`<option value=${i} ?selected=${i===t.difficulty}>
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
</dl>`}var Vt=700,Yt=5;async function De(e,t){let{root:n,shell:s}=e,o=await ne(W()),i=await e.patches,a=new AbortController,l=new R({api:B,load:Z,save:tt,now:()=>Date.now(),named:u=>history.replaceState(null,"",u?`/puzzles/${u}`:"/puzzles"),judge:(u,m,y)=>Zt(u,m,y,i,a.signal)},o),p=t==="today"?ee():t;p.includes("-")?await l.askDay(p):t?l.ask(await A(t)):await l.next();let d=Jt(n,s,l,i);return{draw:d.draw,close:()=>{a.abort(),d.close()}}}function Jt(e,t,n,s){let o=null,i=()=>{let{solving:u}=n.state;o?.puzzle!==u?.puzzle&&(o?.page.close(),o=u&&Qt(e,t,n,u,s),o&&queueMicrotask(()=>I(e))),o?(te(o.board,n),o.page.draw()):M(bt(n,t),e)},a=()=>{let{run:u}=n.state;!u||u.isOver||(u.until<=Date.now()?n.end():i())},l=()=>n.sync(),p=setInterval(a,250);window.addEventListener("online",l);let d=n.store.watch(i);return l(),{draw:i,close:()=>{clearInterval(p),window.removeEventListener("online",l),d(),o?.page.close()}}}function Qt(e,t,n,{puzzle:s},o){let i=!1,a=($,h)=>{i||queueMicrotask(()=>l($,h))},l=async($,h)=>{let v=n.state.solving;if(!v||v.over)return;let j=b(s,v.step),H=n.answer($,h.table.position);s.own&&await H;let{solving:x}=n.state;if(x?.puzzle!==s)return;x.last?.verdict==="next"?await p(h,v):x.solved||(h.show({start:s.position,moves:j}),h.suggest($t(x))),await H},p=async($,h)=>{for(let v of w(h).replies)await new Promise(j=>{setTimeout(j,Vt)}),i=!0,$.play(v),i=!1},d=new q(o,{start:s.position,moves:[]},Xt(s.position),{onMove:a,objection:()=>n.state.solving?.over?r("puzzle-is-over"):null}),u=()=>I(e),y=X(e,d,t,()=>M(vt(n,d,t,u),e),{turnsCards:!1});return{puzzle:s,board:d,page:y}}function Xt(e){let t=r("you"),n=r("puzzle-opponent");return E(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Zt({position:e,variant:t},n,s,o,i){if(t==="solo")return(await Q(e,Yt,i)).find(p=>p.move===n)?.margin??null;let a=await J(s,o,i);return a&&(E(e)===1?a.margin:-a.margin)}function $t({puzzle:e,step:t,last:n,over:s}){let o=n&&{move:n.move,label:"×",kind:"mine"},i={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...o&&n?.verdict!=="next"?[o]:[],...s?[i]:[]]}function te(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:o,step:i}=n,a=b(o,i),{line:l}=o.steps[i].best,p=s!==null,d=p?[...a,...l.slice(0,s)]:a,u=e.moves.length===d.length&&d.every((m,y)=>m===e.moves[y]);p&&!u?e.show({start:o.position,moves:d}):!p&&!n.solved&&e.state.suggestions.length===0&&e.suggest($t(n))}function ee(){return new Date().toLocaleDateString("sv-SE")}async function ne(e){try{return await e}catch(t){if(!(t instanceof z))throw t;return null}}export{De as openPuzzles};
