import{m as J,n as Q,o as K,p as V,u as X,v as Z,w as tt}from"./board.js";import{Bc as I,J as u,L as f,M as N,O as T,P as W,a as yt,ca as G,cd as Y,i as r,l as _,m as j,nb as R,o as q,oc as U,p as g,pc as C,s as S,t as h}from"./page.js";var B={};yt(B,{beginRun:()=>At,endRun:()=>Pt,fetchMistakes:()=>kt,fetchNext:()=>Ot,fetchOfDay:()=>xt,fetchOverview:()=>D,fetchPuzzle:()=>M,sendAttempt:()=>jt,sendReport:()=>It});function D(){return h("/api/puzzles")}function M(e){return h(`/api/puzzles/${e}`)}function xt(e){return h(`/api/puzzles/days/${e}`)}function kt(){return h("/api/me/mistakes")}function Ot({theme:e,difficulty:t},n){let s=new URLSearchParams({difficulty:t,number:String(n)});return e&&s.set("theme",e),h(`/api/puzzles/next?${s}`)}function jt(e,t){return h(`/api/puzzles/${e}/attempts`,{moves:t})}function It(e,t){return h(`/api/puzzles/${e}/reports`,{reason:t})}function At(){return h("/api/puzzles/runs",{})}function Pt(e,t){return h(`/api/puzzles/runs/${e}`,{moves:t})}var y=[1,3,7,21],et=1440*60*1e3,St=60;function nt(e,t,n,s){let o=e.again.find(c=>c.puzzle.id===t.id),i=e.again.filter(c=>c!==o),a=e.batch.filter(({id:c})=>c!==t.id);if(!o&&n)return{...e,batch:a};let l=n&&o?o.stage+1:0,p=l>=y.length?[]:[{puzzle:t,due:s+y[l]*et,stage:l}];return{...e,batch:a,again:[...i,...p].slice(-St)}}function st(e,t,n,s){let o=n?(e.own[t]?.stage??-1)+1:0,i=o<y.length?s+y[o]*et:0;return{...e,own:{...e.own,[t]:{due:i,stage:o}}}}function ot({own:e},t,n){let s=({id:i})=>e[i]?.due??0,o=({id:i})=>(e[i]?.stage??0)>=y.length;return t.filter(i=>!o(i)&&s(i)<=n).sort((i,a)=>s(i)-s(a))}function L({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function it({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}function rt(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function E(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function m({puzzle:e,step:t}){return e.steps[t]}function at(e,t){if(e.over)return e;let{step:n}=e,s=Nt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:F(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function lt(e){return{...e,over:!0,solved:!1}}function ut(e,t){return!!e.puzzle.own&&F(e,t)===null}function ct(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Nt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:o}=m(e);if(o.includes(t))return t===o[0]&&e.step+1<n.length?"next":"solved";let i=F(e,t);return s&&i===null?"unknown":s?Number(i)<2?"solved":"wrong":i!==null&&i<=4.5?"good":"wrong"}function F(e,t){let{accepted:n,best:s,rejected:o}=m(e);if(n.includes(t))return 0;let i=o.find(a=>a.move===t)?.margin??e.judged[t];return i===void 0?null:Math.max(0,s.margin-i)}function v({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function dt({puzzle:e,step:t}){let n=e.position.replace(/ /g,"_").replace(/#/g,"!"),s=v(e,t).map(o=>o==="pass"?".":o);return`#p=${n}${s.length>0?`,${s.join("")}`:""}`}var Tt=40,Wt=15,x="own",A=class{constructor(t,n){this.outside=t,this.store=q((s,o)=>({...s,...o}),{overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}get state(){return this.store.get()}get due(){return L(this.outside.load(),this.outside.now()).length}get dueOwn(){return ot(this.outside.load(),this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&t.best===null}ask(t,n={}){this.store.dispatch({solving:rt(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===x)return this.nextOwn();try{let{puzzles:n}=await this.outside.api.fetchNext(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){if(!(n instanceof g))throw n;let s=it(this.outside.load(),t.theme);s?this.ask(s):this.store.dispatch({solving:null,problem:n.message})}}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await this.outside.api.fetchOfDay(t),{day:t})}async repeat(){let[t]=L(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(ut(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=ct(s,t,o))}return s=at(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=lt(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:o}=this.state;if(o&&this.isRunning){this.advance(o,n,s);return}let{load:i,save:a,now:l}=this.outside;if(t.own){a(st(i(),t.id,s,l()));return}a(nt(i(),t,s,l())),n.length>0&&await this.send(t.id,n)}async send(t,n){let{load:s,save:o,api:i}=this.outside;try{let a=await i.sendAttempt(t,n),{overview:l}=this.state;this.store.dispatch({result:a,overview:l&&{...l,you:a.you}})}catch(a){if(!(a instanceof g))throw a;let l=s();o({...l,waiting:[...l.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n,api:s}=this.outside;try{for(let a of t().waiting)await s.sendAttempt(a.id,a.moves).catch(Rt),n({...t(),waiting:t().waiting.filter(({id:l})=>l!==a.id)});if(t().batch.length<Wt){let{puzzles:a}=await s.fetchNext({theme:"",difficulty:"normal"},Tt);n({...t(),batch:a})}let[o,{puzzles:i}]=await Promise.all([s.fetchOverview(),s.fetchMistakes()]);this.store.dispatch({overview:o,own:i,away:!1})}catch(o){if(!(o instanceof g))throw o}}async begin(){let{id:t,seconds:n,puzzles:s}=await this.outside.api.beginRun(),o=this.outside.now()+1e3*n;this.ask(s[0],{run:{id:t,puzzles:s,until:o,moves:[],solved:0,best:null}})}advance(t,n,s){let o=[...t.moves,n],i={...t,moves:o,solved:t.solved+(s?1:0)},a=t.puzzles[o.length];a&&n.length>0?this.ask(a,{run:i}):this.end(i)}async end(t=this.state.run){if(!t||t.best!==null)return;this.store.dispatch({run:{...t,best:t.solved},solving:null});let n=await this.outside.api.endRun(t.id,t.moves.filter(s=>s.length>0));this.store.dispatch({run:{...t,solved:n.solved,best:n.best}})}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:o}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(o.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await this.outside.api.sendReport(n.puzzle.id,t),this.store.dispatch({reported:t})}catch(s){if(!(s instanceof g||s instanceof S))throw s;this.store.dispatch({problem:s.message})}}};function Rt(e){if(!(e instanceof S))throw e}function ht({puzzle:e,step:t,last:n,over:s,solved:o}){return s&&o?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:j(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:gt(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function wt(e,t){let{best:n,rejected:s}=m(e),[o]=s,i=gt(m(e)),[a]=e.puzzle.themes,l=e.step===0,d={best:pt(n.move,t),next:pt(o.move,t),margin:ft(n.margin),other:ft(o.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",d)];let p=r(l?`puzzle-why-${a}`:"puzzle-why-choice",{points:i}),c=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",d);return[p,c]}function gt({best:e,rejected:[t]}){return j(e.margin-t.margin)}function pt(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function ft(e){return Number.isInteger(e)?G(e):j(e)}function mt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var Dt=["easier","normal","harder"],Mt=["second-answer","wrong","unclear","other"];function zt(e,t,n,s){let o=e.state.solving?.over??!1,i=o?{middle:Ht(e,t,n),tools:f}:{},a={line:Bt(e),moves:Et(e),...i};return u`${T(n)}
<main
class=${`${K(t,n,"remote")} puzzle${o?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${Q(t,n,s,a)}
</main>
${V(t,n)}`}function vt(e,t){let{run:n,problem:s,wish:o}=e.state,i=r(o.theme===x?"puzzle-own-none":"puzzle-none"),a=n?r("puzzle-run-over",{solved:n.solved}):s??i;return u`${T(t)}
<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${a}</p>
${n?u`<p>${r("puzzle-run-best",{best:n.best??n.solved})}</p>`:f}
${$t(e)}
<p><a href="/" @click=${W(t)}>${r("back-to-home")}</a></p>
</main>`}function Bt(e){let{solving:t,run:n,judging:s}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return u`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):ht(t)}</p>
<div class="line-actions">
${n?Lt(e):f}
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
</section>`}function Lt(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return u`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:mt(n),solved:t.solved})}</span
>`}function Et(e){return u`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Ft(e.state.day)} ${e.state.run?f:$t(e)}
${Ut(e)}
</section>`}function Ft(e){if(e===null)return f;let t=_(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return u`<p data-testid="puzzle-day">${n}</p>`}function Ht(e,t,n){let{solving:s,result:o,away:i,shown:a,reported:l}=e.state;if(!s)return f;let{line:d}=s.puzzle.steps[s.step].best;return u`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${wt(s,t.patches).map(p=>u`<p>${p}</p>`)}
${o?.rated?u`<p data-testid="puzzle-rated">${qt(o)}</p>`:f}
${i?u`<p data-testid="puzzle-away">${r("puzzle-away")}</p>`:f}
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
${Y(n,dt(s),v(s.puzzle,s.step).length)}
</div>
${_t(e,n,l)}
</section>`}function _t(e,t,n){let s=e.state.solving?.puzzle.own;if(s){let o=`/game/${s.game}/review?at=${s.number-1}`;return u`<a
class="button"
href=${o}
data-testid="puzzle-review"
@click=${W(t)}
>${r("puzzle-review")}</a
>`}return n?u`<p role="status">${r("puzzle-reported")}</p>`:Gt(e)}function qt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Gt(e){return u`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select
data-testid="puzzle-report"
@change=${t=>e.report(I(t))}
>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Mt.map(t=>u`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function $t(e){let{wish:t,overview:n,own:s}=e.state,o=n?.themes.filter(({count:i})=>i>0)??[];return u`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
<select
data-testid="puzzle-theme"
.value=${t.theme}
@change=${i=>e.wishFor({theme:I(i)})}
>
<option value="">${r("puzzle-theme-any")}</option>
${o.map(({theme:i,count:a})=>u`<option value=${i} ?selected=${i===t.theme}>
${r(`puzzle-theme-${i}`)} (${a})
</option>`)}
${s.length===0?f:u`<option value=${x} ?selected=${t.theme===x}>
${r("puzzle-theme-own")} (${e.dueOwn.length})
</option>`}
</select></label
>
<label
><span>${r("puzzle-difficulty")}</span>
<select
data-testid="puzzle-difficulty"
@change=${i=>e.wishFor({difficulty:I(i)})}
>
${Dt.map(i=>u`<option value=${i} ?selected=${i===t.difficulty}>
${r(`puzzle-${i}`)}
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
</div>`}function Ut(e){let{overview:t,solving:n}=e.state,s=t?.you;return u`<dl class="puzzle-standing">
${n&&!n.puzzle.own?u`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?u`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Ct=700,Yt=5;async function We(e,t,n,s){let o=await te(D()),i=await n,a=new AbortController,l=new A({api:B,load:U,save:C,now:()=>Date.now(),named:c=>history.replaceState(null,"",c?`/puzzles/${c}`:"/puzzles"),judge:(c,k,$)=>Vt(c,k,$,i,a.signal)},o),d=s==="today"?Zt():s;d.includes("-")?await l.askDay(d):s?l.ask(await M(s)):await l.next();let p=Jt(e,t,l,i);return{draw:p.draw,close:()=>{a.abort(),p.close()}}}function Jt(e,t,n,s){let o=null,i=()=>{let{solving:c}=n.state;o?.puzzle!==c?.puzzle&&(o?.page.close(),o=c&&Qt(e,t,n,c,s),o&&queueMicrotask(()=>R(e))),o?(Xt(o.board,n),o.page.draw()):N(vt(n,t),e)},a=()=>{let{run:c}=n.state;!c||c.best!==null||(c.until<=Date.now()?n.end():i())},l=()=>n.sync(),d=setInterval(a,250);window.addEventListener("online",l);let p=n.store.watch(i);return l(),{draw:i,close:()=>{clearInterval(d),window.removeEventListener("online",l),p(),o?.page.close()}}}function Qt(e,t,n,{puzzle:s},o){let i=!1,a=(b,w)=>{i||queueMicrotask(()=>l(b,w))},l=async(b,w)=>{let z=n.state.solving;if(!z||z.over)return;let P=v(s,z.step),H=n.answer(b,w.table.position);s.own&&await H;let{solving:O}=n.state;if(O?.puzzle!==s)return;O.last?.verdict==="next"?await d(w,z):O.solved||(w.show({start:s.position,moves:P}),w.suggest(bt(O))),await H},d=async(b,w)=>{for(let z of m(w).replies)await new Promise(P=>{setTimeout(P,Ct)}),i=!0,b.play(z),i=!1},p=new J(o,{start:s.position,moves:[]},Kt(s.position),{onMove:a,objection:()=>n.state.solving?.over?r("puzzle-is-over"):null}),c=()=>R(e),$=tt(e,p,t,()=>N(zt(n,p,t,c),e),{turnsCards:!1});return{puzzle:s,board:p,page:$}}function Kt(e){let t=r("you"),n=r("puzzle-opponent");return E(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Vt({position:e,variant:t},n,s,o,i){if(t==="solo")return(await Z(e,Yt,i)).find(d=>d.move===n)?.margin??null;let a=await X(s,o,i);return a&&(E(e)===1?a.margin:-a.margin)}function bt({puzzle:e,step:t,last:n,over:s}){let o=n&&{move:n.move,label:"×",kind:"mine"},i={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...o&&n?.verdict!=="next"?[o]:[],...s?[i]:[]]}function Xt(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:o,step:i}=n,a=v(o,i),{line:l}=o.steps[i].best,d=s!==null,p=d?[...a,...l.slice(0,s)]:a,c=e.moves.length===p.length&&p.every((k,$)=>k===e.moves[$]);d&&!c?e.show({start:o.position,moves:p}):!d&&!n.solved&&e.state.suggestions.length===0&&e.suggest(bt(n))}function Zt(){return new Date().toLocaleDateString("sv-SE")}async function te(e){try{return await e}catch(t){if(!(t instanceof g))throw t;return null}}export{We as openPuzzles};
