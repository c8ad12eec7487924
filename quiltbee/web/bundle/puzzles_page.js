import{b as q,c as U,d as C,e as V,i as Y,j as J,k as Q}from"./board.js";import"./local_table.js";import{$c as X,Bb as W,Gb as O,K as c,M as f,N as M,Qc as G,a as $t,ad as Z,ba as F,i as r,l as K,m as x,o as _,q as h,t as k,u as g,yc as I}from"./page.js";var B={};$t(B,{beginRun:()=>jt,endRun:()=>Mt,fetchMistakes:()=>St,fetchNext:()=>kt,fetchOfDay:()=>Pt,fetchOverview:()=>T,fetchPuzzle:()=>A,sendAttempt:()=>Ot,sendMistake:()=>xt,sendReport:()=>Rt});function T(){return g("/api/puzzles")}function A(e){return g(`/api/puzzles/${e}`)}function Pt(e){return g(`/api/puzzles/days/${e}`)}function St(){return g("/api/me/mistakes")}function xt(e,t,n){return g(`/api/me/mistakes/${e}/${t}`,{solved:n})}function kt({theme:e,difficulty:t},n){let s=new URLSearchParams({difficulty:t,number:String(n)});return e&&s.set("theme",e),g(`/api/puzzles/next?${s}`)}function Ot(e,t){return g(`/api/puzzles/${e}/attempts`,{moves:t})}function Rt(e,t){return g(`/api/puzzles/${e}/reports`,{reason:t})}function jt(){return g("/api/puzzles/runs",{})}function Mt(e,t){return g(`/api/puzzles/runs/${e}`,{moves:t})}var tt=[1,3,7,21],D=1440*60*1e3,Wt=60;function et(e,t,n,s){let o=e.again.find(u=>u.puzzle.id===t.id),i=e.again.filter(u=>u!==o),a=e.batch.filter(({id:u})=>u!==t.id);if(!o&&n)return{...e,batch:a};let l=n&&o?o.stage+1:0,d=l>=tt.length?[]:[{puzzle:t,due:s+tt[l]*D,stage:l}];return{...e,batch:a,again:[...i,...d].slice(-Wt)}}function nt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,o)=>n(s)-n(o))}function st(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function N({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function ot({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}function it(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function E(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function w({puzzle:e,step:t}){return e.steps[t]}function rt(e,t){if(e.over)return e;let{step:n}=e,s=It(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:L(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function at(e){return{...e,over:!0,solved:!1}}function lt(e,t){return!!e.puzzle.own&&L(e,t)===null}function ut(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function It(e,t){let{steps:n,own:s}=e.puzzle,{accepted:o}=w(e);if(o.includes(t))return t===o[0]&&e.step+1<n.length?"next":"solved";let i=L(e,t);return s&&i===null?"unknown":s?Number(i)<2?"solved":"wrong":i!==null&&i<=4.5?"good":"wrong"}function L(e,t){let{accepted:n,best:s,rejected:o}=w(e);if(n.includes(t))return 0;let i=o.find(a=>a.move===t)?.margin??e.judged[t];return i===void 0?null:Math.max(0,s.margin-i)}function b({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function ct({puzzle:e,step:t}){let n=e.position.replace(/ /g,"_").replace(/#/g,"!"),s=b(e,t).map(o=>o==="pass"?".":o);return`#p=${n}${s.length>0?`,${s.join("")}`:""}`}var Tt=40,At=15,P="own",R=class{constructor(t,n){this.outside=t;this.store=_((s,o)=>({...s,...o}),{overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return N(this.outside.load(),this.outside.now()).length}get dueOwn(){return nt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&t.best===null}ask(t,n={}){this.store.dispatch({solving:it(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===P)return this.nextOwn();try{let{puzzles:n}=await this.outside.api.fetchNext(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){if(!(n instanceof h))throw n;let s=ot(this.outside.load(),t.theme);s?this.ask(s):this.store.dispatch({solving:null,problem:n.message})}}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await this.outside.api.fetchOfDay(t),{day:t})}async repeat(){let[t]=N(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(lt(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=ut(s,t,o))}return s=rt(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=at(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:o}=this.state;if(o&&this.isRunning){this.advance(o,n,s);return}let{load:i,save:a,now:l}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(et(i(),t,s,l())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:o}){let{load:i,save:a,now:l,api:p}=this.outside,d=u=>this.store.dispatch({own:st(this.state.own,t,u)});d(l()+D);try{let{due:u}=await p.sendMistake(n,s,o);d(u??1/0)}catch(u){if(u instanceof k)return;if(!(u instanceof h))throw u;let m=i();a({...m,tried:[...m.tried,{game:n,number:s,solved:o}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:o,api:i}=this.outside;try{let a=await i.sendAttempt(t,n),{overview:l}=this.state;this.store.dispatch({result:a,overview:l&&{...l,you:a.you}})}catch(a){if(!(a instanceof h))throw a;let l=s();o({...l,waiting:[...l.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n,api:s}=this.outside;try{for(let a of t().waiting)await s.sendAttempt(a.id,a.moves).catch(pt),n({...t(),waiting:t().waiting.filter(({id:l})=>l!==a.id)});for(let{game:a,number:l,solved:p}of t().tried)await s.sendMistake(a,l,p).catch(pt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<At){let{puzzles:a}=await s.fetchNext({theme:"",difficulty:"normal"},Tt);n({...t(),batch:a})}let[o,{puzzles:i}]=await Promise.all([s.fetchOverview(),s.fetchMistakes()]);this.store.dispatch({overview:o,own:i,away:!1})}catch(o){if(!(o instanceof h))throw o}}async begin(){let{id:t,seconds:n,puzzles:s}=await this.outside.api.beginRun(),o=this.outside.now()+1e3*n;this.ask(s[0],{run:{id:t,puzzles:s,until:o,moves:[],solved:0,best:null}})}advance(t,n,s){let o=[...t.moves,n],i={...t,moves:o,solved:t.solved+(s?1:0)},a=t.puzzles[o.length];a&&n.length>0?this.ask(a,{run:i}):this.end(i)}async end(t=this.state.run){if(!t||t.best!==null)return;this.store.dispatch({run:{...t,best:t.solved},solving:null});let n=await this.outside.api.endRun(t.id,t.moves.filter(s=>s.length>0));this.store.dispatch({run:{...t,solved:n.solved,best:n.best}})}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:o}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(o.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await this.outside.api.sendReport(n.puzzle.id,t),this.store.dispatch({reported:t})}catch(s){if(!(s instanceof h||s instanceof k))throw s;this.store.dispatch({problem:s.message})}}};function pt(e){if(!(e instanceof k))throw e}function gt({puzzle:e,step:t,last:n,over:s,solved:o}){return s&&o?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:x(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:ht(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function zt(e,t){let{best:n,rejected:s}=w(e),[o]=s,i=ht(w(e)),[a]=e.puzzle.themes,l=e.step===0,p={best:dt(n.move,t),next:dt(o.move,t),margin:ft(n.margin),other:ft(o.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",p)];let d=r(l?`puzzle-why-${a}`:"puzzle-why-choice",{points:i}),u=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",p);return[d,u]}function ht({best:e,rejected:[t]}){return x(e.margin-t.margin)}function dt(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function ft(e){return Number.isInteger(e)?F(e):x(e)}function mt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var Bt=["easier","normal","harder"],Dt=["second-answer","wrong","unclear","other"];function wt(e,t,n,s){let o=e.state.solving?.over??!1,i=o?{middle:Kt(e,t,n),tools:f}:{},a={line:Nt(e),moves:Lt(e),...i};return c`${I(n)}
<main
class=${`${C(t,n,"remote")} puzzle${o?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${U(t,n,s,a)}
</main>
${V(t,n)}`}function vt(e,t){let{run:n,problem:s,wish:o}=e.state,i=r(o.theme===P?"puzzle-own-none":"puzzle-none"),a=n?r("puzzle-run-over",{solved:n.solved}):s??i;return c`${I(t)}
<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${a}</p>
${n?c`<p>${r("puzzle-run-best",{best:n.best??n.solved})}</p>`:f}
${bt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function Nt(e){let{solving:t,run:n,judging:s}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return c`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):gt(t)}</p>
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
>${r("puzzle-run-left",{time:mt(n),solved:t.solved})}</span
>`}function Lt(e){return c`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Ht(e.state.day)} ${e.state.run?f:bt(e)}
${Gt(e)}
</section>`}function Ht(e){if(e===null)return f;let t=K(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return c`<p data-testid="puzzle-day">${n}</p>`}function Kt(e,t,n){let{solving:s,result:o,away:i,shown:a,reported:l}=e.state;if(!s)return f;let{line:p}=s.puzzle.steps[s.step].best;return c`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${zt(s,t.patches).map(d=>c`<p>${d}</p>`)}
${o?.rated?c`<p data-testid="puzzle-rated">${Ft(o)}</p>`:f}
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
${G(n,ct(s),b(s.puzzle,s.step).length)}
</div>
${_t(e,l)}
</section>`}function _t(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return c`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?c`<p role="status">${r("puzzle-reported")}</p>`:qt(e)}function Ft({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function qt(e){return c`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(O(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Dt.map(t=>c`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function bt(e){let{wish:t,overview:n,own:s}=e.state,o=n?.themes.filter(({count:i})=>i>0)??[];return c`<div class="puzzle-choices">
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
${s.length===0?f:c`<option value=${P} ?selected=${t.theme===P}>
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
${Bt.map(i=>c`<option value=${i} ?selected=${i===t.difficulty}>
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
</div>`}function Gt(e){let{overview:t,solving:n}=e.state,s=t?.you;return c`<dl class="puzzle-standing">
${n&&!n.puzzle.own?c`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?c`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Ut=700,Ct=5;async function Te(e,t){let{root:n,shell:s}=e,o=await te(T()),i=await e.patches,a=new AbortController,l=new R({api:B,load:X,save:Z,now:()=>Date.now(),named:u=>history.replaceState(null,"",u?`/puzzles/${u}`:"/puzzles"),judge:(u,m,y)=>Qt(u,m,y,i,a.signal)},o),p=t==="today"?Zt():t;p.includes("-")?await l.askDay(p):t?l.ask(await A(t)):await l.next();let d=Vt(n,s,l,i);return{draw:d.draw,close:()=>{a.abort(),d.close()}}}function Vt(e,t,n,s){let o=null,i=()=>{let{solving:u}=n.state;o?.puzzle!==u?.puzzle&&(o?.page.close(),o=u&&Yt(e,t,n,u,s),o&&queueMicrotask(()=>W(e))),o?(Xt(o.board,n),o.page.draw()):M(vt(n,t),e)},a=()=>{let{run:u}=n.state;!u||u.best!==null||(u.until<=Date.now()?n.end():i())},l=()=>n.sync(),p=setInterval(a,250);window.addEventListener("online",l);let d=n.store.watch(i);return l(),{draw:i,close:()=>{clearInterval(p),window.removeEventListener("online",l),d(),o?.page.close()}}}function Yt(e,t,n,{puzzle:s},o){let i=!1,a=($,z)=>{i||queueMicrotask(()=>l($,z))},l=async($,z)=>{let v=n.state.solving;if(!v||v.over)return;let j=b(s,v.step),H=n.answer($,z.table.position);s.own&&await H;let{solving:S}=n.state;if(S?.puzzle!==s)return;S.last?.verdict==="next"?await p(z,v):S.solved||(z.show({start:s.position,moves:j}),z.suggest(yt(S))),await H},p=async($,z)=>{for(let v of w(z).replies)await new Promise(j=>{setTimeout(j,Ut)}),i=!0,$.play(v),i=!1},d=new q(o,{start:s.position,moves:[]},Jt(s.position),{onMove:a,objection:()=>n.state.solving?.over?r("puzzle-is-over"):null}),u=()=>W(e),y=Q(e,d,t,()=>M(wt(n,d,t,u),e),{turnsCards:!1});return{puzzle:s,board:d,page:y}}function Jt(e){let t=r("you"),n=r("puzzle-opponent");return E(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Qt({position:e,variant:t},n,s,o,i){if(t==="solo")return(await J(e,Ct,i)).find(p=>p.move===n)?.margin??null;let a=await Y(s,o,i);return a&&(E(e)===1?a.margin:-a.margin)}function yt({puzzle:e,step:t,last:n,over:s}){let o=n&&{move:n.move,label:"×",kind:"mine"},i={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...o&&n?.verdict!=="next"?[o]:[],...s?[i]:[]]}function Xt(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:o,step:i}=n,a=b(o,i),{line:l}=o.steps[i].best,p=s!==null,d=p?[...a,...l.slice(0,s)]:a,u=e.moves.length===d.length&&d.every((m,y)=>m===e.moves[y]);p&&!u?e.show({start:o.position,moves:d}):!p&&!n.solved&&e.state.suggestions.length===0&&e.suggest(yt(n))}function Zt(){return new Date().toLocaleDateString("sv-SE")}async function te(e){try{return await e}catch(t){if(!(t instanceof h))throw t;return null}}export{Te as openPuzzles};
