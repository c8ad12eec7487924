import{b as x}from"./calendar.js";import{a as G,b as V,c as q,d as F,f as C,g as L,h as H}from"./board.js";import"./local_source.js";import"./automa_cards.js";import{c as U}from"./page_kit.js";import{Ha as D,Ib as E,P as u,R as f,U as P,ac as I,cd as K,ec as M,j as r,ld as _,m as j,ma as A,n as S,na as B,q as N,r as h,u as m,v as z,y as W}from"./page.js";var wt=4.5,vt=2;function Q(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function O(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function w({puzzle:e,step:t}){return e.steps[t]}function X(e,t){if(e.over)return e;let{step:n}=e,s=bt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:T(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function Z(e){return{...e,over:!0,solved:!1}}function tt(e,t){return!!e.puzzle.own&&T(e,t)===null}function et(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function bt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:i}=w(e);if(i.includes(t))return t===i[0]&&e.step+1<n.length?"next":"solved";let o=T(e,t);return s&&o===null?"unknown":s?Number(o)<vt?"solved":"wrong":o!==null&&o<=wt?"good":"wrong"}function T(e,t){let{accepted:n,best:s,rejected:i}=w(e);if(n.includes(t))return 0;let o=i.find(a=>a.move===t)?.margin??e.judged[t];return o===void 0?null:Math.max(0,s.margin-o)}function v({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function nt({puzzle:e,step:t}){let n=v(e,t);return`#p=${M(e.position)}${n.length>0?`,${I(n)}`:""}`}function st({puzzle:e,step:t,last:n,over:s,solved:i}){return s&&i?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:S(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:it(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function ot(e,t){let{best:n,rejected:s}=w(e),[i]=s,o=it(w(e)),[a]=e.puzzle.themes,p=e.step===0,d={best:Y(n.move,t),next:Y(i.move,t),margin:J(n.margin),other:J(i.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",d)];let c=r(p?`puzzle-why-${a}`:"puzzle-why-choice",{points:o}),l=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",d);return[c,l]}function it({best:e,rejected:[t]}){return S(e.margin-t.margin)}function Y(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function J(e){return Number.isInteger(e)?D(e):S(e)}function rt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var b="own",yt=40,$t=15,k=class{constructor(t,n){this.outside=t;this.store=N({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return pt(this.outside.load(),this.outside.now()).length}get dueOwn(){return kt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:Q(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===b)return this.nextOwn();try{let{puzzles:n}=await at(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof h&&Ot(this.outside.load(),t.theme);if(s)return this.ask(s);this.fail(n),n instanceof h&&this.store.dispatch({solving:null})}}fail(t){if(!(t instanceof h||t instanceof m))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await z("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=pt(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(tt(s,t)){this.store.dispatch({judging:!0});let i=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;i!==null&&(s=et(s,t,i))}return s=X(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=Z(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:i}=this.state;if(i&&this.isRunning){this.advance(i,n,s);return}let{load:o,save:a,now:p}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(Pt(o(),t,s,p())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:i}){let{load:o,save:a,now:p}=this.outside,d=c=>this.store.dispatch({own:xt(this.state.own,t,c)});d(p()+ft);try{let{due:c}=await ut({game:n,number:s,solved:i});d(c??1/0)}catch(c){if(c instanceof m)return;if(!(c instanceof h))throw c;let l=o();a({...l,tried:[...l.tried,{game:n,number:s,solved:i}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:i}=this.outside;try{let o=await lt({id:t,moves:n}),{overview:a}=this.state;this.store.dispatch({result:o,overview:a&&{...a,you:o.you}})}catch(o){if(!(o instanceof h))return this.fail(o);let a=s();i({...a,waiting:[...a.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let o of t().waiting)await lt(o).catch(ct),n({...t(),waiting:t().waiting.filter(({id:a})=>a!==o.id)});for(let o of t().tried)await ut(o).catch(ct),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<$t){let{puzzles:o}=await at({theme:"",difficulty:"normal"},yt);n({...t(),batch:o})}let[s,{puzzles:i}]=await Promise.all([z("GET /api/puzzles"),z("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:i,away:!1})}catch(s){if(!(s instanceof h||s instanceof m))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await z("POST /api/puzzles/runs"),i=this.outside.now()+1e3*n,o={id:t,puzzles:s,until:i,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:o})}catch(t){this.fail(t)}}advance(t,n,s){let i=[...t.moves,n],o={...t,moves:i,solved:t.solved+(s?1:0)},a=t.puzzles[i.length];a?this.ask(a,{run:o}):this.end(o)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await z("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:i}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(i.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await z("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function at({theme:e,difficulty:t},n){return z("GET /api/puzzles/next",{...e&&e!==b&&{theme:e},difficulty:t,number:n})}function lt({id:e,moves:t}){return z("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function ut(e){return z("POST /api/me/mistakes/{game}/{number}",e)}function ct(e){if(!(e instanceof m))throw e}var dt=[1,3,7,21],ft=1440*60*1e3,St=60;function Pt(e,t,n,s){let i=e.again.find(l=>l.puzzle.id===t.id),o=e.again.filter(l=>l!==i),a=e.batch.filter(({id:l})=>l!==t.id);if(!i&&n)return{...e,batch:a};let p=n&&i?i.stage+1:0,c=p>=dt.length?[]:[{puzzle:t,due:s+dt[p]*ft,stage:p}];return{...e,batch:a,again:[...o,...c].slice(-St)}}function kt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,i)=>n(s)-n(i))}function xt(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function pt({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function Ot({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}var Tt=["easier","normal","harder"],Rt=["second-answer","wrong","unclear","other"];function zt(e,t,n,s){let i=e.state.solving?.over??!1,o=i?{middle:Dt(e,t,n),tools:f}:{},a={line:Nt(e),moves:At(e),...o};return u`<main
class=${`${q(t,n,"remote")} puzzle${i?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${V(t,n,s,a)}
</main>
${F(t,n)}`}function ht(e){let{run:t,problem:n,wish:s}=e.state,i=r(s.theme===b?"puzzle-own-none":"puzzle-none"),o=t?r("puzzle-run-over",{solved:t.solved}):n??i;return u`<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${o}</p>
${t?jt(e,t.best):f} ${gt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function jt(e,t){if(t!==null)return u`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:u`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Nt(e){let{solving:t,run:n,judging:s,problem:i}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return u`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):st(t)}</p>
${_(i,"puzzle-problem")}
<div class="line-actions">
${n?Wt(e):f}
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
</section>`}function Wt(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return u`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:rt(n),solved:t.solved})}</span
>`}function At(e){return u`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Bt(e.state.day)} ${e.state.run?f:gt(e)}
${Gt(e)}
</section>`}function Bt(e){if(e===null)return f;let t=j(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return u`<p data-testid="puzzle-day">${n}</p>`}function Dt(e,t,n){let{solving:s,result:i,away:o,shown:a,reported:p}=e.state;if(!s)return f;let{line:d}=s.puzzle.steps[s.step].best;return u`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${ot(s,t.patches).map(c=>u`<p>${c}</p>`)}
${i?.rated?u`<p data-testid="puzzle-rated">${It(i)}</p>`:f}
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
${K(n,nt(s),v(s.puzzle,s.step).length)}
</div>
${Et(e,p)}
</section>`}function Et(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return u`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?u`<p role="status">${r("puzzle-reported")}</p>`:Mt(e)}function It({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Mt(e){return u`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(P(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Rt.map(t=>u`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function gt(e){let{wish:t,overview:n,own:s}=e.state,i=n?.themes.filter(({count:o})=>o>0)??[];return u`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
<select
data-testid="puzzle-theme"
.value=${t.theme}
@change=${o=>e.wishFor({theme:P(o)})}
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
@change=${o=>e.wishFor({difficulty:P(o)})}
>
${Tt.map(o=>u`<option value=${o} ?selected=${o===t.difficulty}>
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
</div>`}function Gt(e){let{overview:t,solving:n}=e.state,s=t?.you;return u`<dl class="puzzle-standing">
${n&&!n.puzzle.own?u`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?u`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Kt=700,Vt=5,Se=U(async(e,t)=>{let n=await _t(z("GET /api/puzzles")),s=await e.place.patches,i=new AbortController,o=new k({load:A,save:B,now:()=>Date.now(),named:a=>history.replaceState(null,"",a?`/puzzles/${a}`:"/puzzles"),judge:(a,p,d)=>Lt(a,p,d,s,i.signal)},n);return t==="today"?await Ut(o):t.includes("-")?await o.askDay(t):t?o.ask(await z("GET /api/puzzles/{puzzle}",{puzzle:t})):await o.next(),e.until(()=>i.abort()),qt(e,o,s)});function qt(e,t,n){let{root:s,shell:i}=e.place,o=null,a=!1,p=()=>{let{solving:l}=t.state;o?.puzzle!==l?.puzzle&&(o?.close(),o=l&&Ft(e,t,l,n),a=!0),o&&Ht(o.board,t),e.changed()},d=()=>{let{run:l}=t.state;!l||l.isOver||(l.until<=Date.now()?t.end():e.changed())},c=()=>t.sync();return e.every(250,d),e.hear("online",c),e.until(t.store.watch(p)),e.until(()=>o?.close()),p(),c(),()=>{if(!o)return ht(t);let l=()=>E(s);return a&&queueMicrotask(l),a=!1,zt(t,o.board,i,l)}}function Ft(e,t,{puzzle:n},s){let i=!1,o=(c,l)=>{i||queueMicrotask(()=>a(c,l))},a=async(c,l)=>{let g=t.state.solving;if(!g||g.over)return;let y=v(n,g.step),R=t.answer(c,l.table.position);n.own&&await R;let{solving:$}=t.state;if($?.puzzle!==n)return;$.last?.verdict==="next"?await p(l,g):$.solved||(l.show({start:n.position,moves:y}),l.suggest(mt($))),await R},p=async(c,l)=>{for(let g of w(l).replies)await new Promise(y=>{setTimeout(y,Kt)}),i=!0,c.play(g),i=!1},d=new G(s,{start:n.position,moves:[]},Ct(n.position),{onMove:o,objection:()=>t.state.solving?.over?r("puzzle-is-over"):null});return{puzzle:n,board:d,close:H(e,d)}}function Ct(e){let t=r("you"),n=r("puzzle-opponent");return O(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Lt({position:e,variant:t},n,s,i,o){if(t==="solo")return(await L(e,Vt,o)).find(d=>d.move===n)?.margin??null;let a=await C(s,i,o);return a&&(O(e)===1?a.margin:-a.margin)}function mt({puzzle:e,step:t,last:n,over:s}){let i=n&&{move:n.move,label:"×",kind:"mine"},o={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...i&&n?.verdict!=="next"?[i]:[],...s?[o]:[]]}function Ht(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:i,step:o}=n,a=v(i,o),{line:p}=i.steps[o].best,d=s!==null,c=d?[...a,...p.slice(0,s)]:a,l=e.moves.length===c.length&&c.every((g,y)=>g===e.moves[y]);d&&!l?e.show({start:i.position,moves:c}):!d&&!n.solved&&e.state.suggestions.length===0&&e.suggest(mt(n))}async function Ut(e){await e.askDay(x(new Date)).catch(async t=>{let n=t instanceof m?await W():0;if(n===0)throw t;await e.askDay(x(new Date(Date.now()-n)))})}async function _t(e){try{return await e}catch(t){if(!(t instanceof h))throw t;return null}}export{Se as openPuzzles};
