import{a as C,b as _,c as U,d as V,f as Y,g as J,h as Q}from"./board.js";import"./local_source.js";import{Ab as q,C as u,Dc as W,E as f,F as R,Hb as E,Jc as F,Mb as O,Vc as H,aa as G,gd as X,h as r,hd as Z,k as D,l as x,o as K,p as z,s as S,t as g,wb as L}from"./page.js";var tt=[1,3,7,21],A=1440*60*1e3,kt=60;function et(e,t,n,s){let i=e.again.find(l=>l.puzzle.id===t.id),o=e.again.filter(l=>l!==i),a=e.batch.filter(({id:l})=>l!==t.id);if(!i&&n)return{...e,batch:a};let p=n&&i?i.stage+1:0,c=p>=tt.length?[]:[{puzzle:t,due:s+tt[p]*A,stage:p}];return{...e,batch:a,again:[...o,...c].slice(-kt)}}function nt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,i)=>n(s)-n(i))}function st(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function M({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function ot({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}var xt=4.5,Ot=2;function it(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function N(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function m({puzzle:e,step:t}){return e.steps[t]}function rt(e,t){if(e.over)return e;let{step:n}=e,s=Tt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:B(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function at(e){return{...e,over:!0,solved:!1}}function lt(e,t){return!!e.puzzle.own&&B(e,t)===null}function ut(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Tt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:i}=m(e);if(i.includes(t))return t===i[0]&&e.step+1<n.length?"next":"solved";let o=B(e,t);return s&&o===null?"unknown":s?Number(o)<Ot?"solved":"wrong":o!==null&&o<=xt?"good":"wrong"}function B(e,t){let{accepted:n,best:s,rejected:i}=m(e);if(n.includes(t))return 0;let o=i.find(a=>a.move===t)?.margin??e.judged[t];return o===void 0?null:Math.max(0,s.margin-o)}function v({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function ct({puzzle:e,step:t}){let n=v(e,t);return`#p=${q(e.position)}${n.length>0?`,${L(n)}`:""}`}var b="own",jt=40,Rt=15,T=class{constructor(t,n){this.outside=t;this.store=K({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return M(this.outside.load(),this.outside.now()).length}get dueOwn(){return nt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:it(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===b)return this.nextOwn();try{let{puzzles:n}=await pt(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof z&&ot(this.outside.load(),t.theme);if(s)return this.ask(s);this.fail(n),n instanceof z&&this.store.dispatch({solving:null})}}fail(t){if(!(t instanceof z||t instanceof S))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await g("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=M(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(lt(s,t)){this.store.dispatch({judging:!0});let i=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;i!==null&&(s=ut(s,t,i))}return s=rt(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=at(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:i}=this.state;if(i&&this.isRunning){this.advance(i,n,s);return}let{load:o,save:a,now:p}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(et(o(),t,s,p())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:i}){let{load:o,save:a,now:p}=this.outside,d=c=>this.store.dispatch({own:st(this.state.own,t,c)});d(p()+A);try{let{due:c}=await ft({game:n,number:s,solved:i});d(c??1/0)}catch(c){if(c instanceof S)return;if(!(c instanceof z))throw c;let l=o();a({...l,tried:[...l.tried,{game:n,number:s,solved:i}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:i}=this.outside;try{let o=await dt({id:t,moves:n}),{overview:a}=this.state;this.store.dispatch({result:o,overview:a&&{...a,you:o.you}})}catch(o){if(!(o instanceof z))return this.fail(o);let a=s();i({...a,waiting:[...a.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let o of t().waiting)await dt(o).catch(gt),n({...t(),waiting:t().waiting.filter(({id:a})=>a!==o.id)});for(let o of t().tried)await ft(o).catch(gt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<Rt){let{puzzles:o}=await pt({theme:"",difficulty:"normal"},jt);n({...t(),batch:o})}let[s,{puzzles:i}]=await Promise.all([g("GET /api/puzzles"),g("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:i,away:!1})}catch(s){if(!(s instanceof z||s instanceof S))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await g("POST /api/puzzles/runs"),i=this.outside.now()+1e3*n,o={id:t,puzzles:s,until:i,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:o})}catch(t){this.fail(t)}}advance(t,n,s){let i=[...t.moves,n],o={...t,moves:i,solved:t.solved+(s?1:0)},a=t.puzzles[i.length];a?this.ask(a,{run:o}):this.end(o)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await g("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:i}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(i.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await g("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function pt({theme:e,difficulty:t},n){return g("GET /api/puzzles/next",{...e&&e!==b&&{theme:e},difficulty:t,number:n})}function dt({id:e,moves:t}){return g("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function ft(e){return g("POST /api/me/mistakes/{game}/{number}",e)}function gt(e){if(!(e instanceof S))throw e}function mt({puzzle:e,step:t,last:n,over:s,solved:i}){return s&&i?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:x(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:vt(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function wt(e,t){let{best:n,rejected:s}=m(e),[i]=s,o=vt(m(e)),[a]=e.puzzle.themes,p=e.step===0,d={best:zt(n.move,t),next:zt(i.move,t),margin:ht(n.margin),other:ht(i.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",d)];let c=r(p?`puzzle-why-${a}`:"puzzle-why-choice",{points:o}),l=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",d);return[c,l]}function vt({best:e,rejected:[t]}){return x(e.margin-t.margin)}function zt(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function ht(e){return Number.isInteger(e)?G(e):x(e)}function bt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var Et=["easier","normal","harder"],Wt=["second-answer","wrong","unclear","other"];function yt(e,t,n,s){let i=e.state.solving?.over??!1,o=i?{middle:Dt(e,t,n),tools:f}:{},a={line:Mt(e),moves:Bt(e),...o};return u`${W(n)}
<main
class=${`${U(t,n,"remote")} puzzle${i?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${_(t,n,s,a)}
</main>
${V(t,n)}`}function $t(e,t){let{run:n,problem:s,wish:i}=e.state,o=r(i.theme===b?"puzzle-own-none":"puzzle-none"),a=n?r("puzzle-run-over",{solved:n.solved}):s??o;return u`${W(t)}
<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${a}</p>
${n?At(e,n.best):f} ${St(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function At(e,t){if(t!==null)return u`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:u`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Mt(e){let{solving:t,run:n,judging:s,problem:i}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return u`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):mt(t)}</p>
${F(i,"puzzle-problem")}
<div class="line-actions">
${n?Nt(e):f}
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
</section>`}function Nt(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return u`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:bt(n),solved:t.solved})}</span
>`}function Bt(e){return u`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${It(e.state.day)} ${e.state.run?f:St(e)}
${qt(e)}
</section>`}function It(e){if(e===null)return f;let t=D(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return u`<p data-testid="puzzle-day">${n}</p>`}function Dt(e,t,n){let{solving:s,result:i,away:o,shown:a,reported:p}=e.state;if(!s)return f;let{line:d}=s.puzzle.steps[s.step].best;return u`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${wt(s,t.patches).map(c=>u`<p>${c}</p>`)}
${i?.rated?u`<p data-testid="puzzle-rated">${Gt(i)}</p>`:f}
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
${H(n,ct(s),v(s.puzzle,s.step).length)}
</div>
${Kt(e,p)}
</section>`}function Kt(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return u`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?u`<p role="status">${r("puzzle-reported")}</p>`:Lt(e)}function Gt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Lt(e){return u`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(O(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Wt.map(t=>u`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function St(e){let{wish:t,overview:n,own:s}=e.state,i=n?.themes.filter(({count:o})=>o>0)??[];return u`<div class="puzzle-choices">
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
${Et.map(o=>u`<option value=${o} ?selected=${o===t.difficulty}>
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
</div>`}function qt(e){let{overview:t,solving:n}=e.state,s=t?.you;return u`<dl class="puzzle-standing">
${n&&!n.puzzle.own?u`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?u`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Ct=700,Ft=5;async function Ee(e,t){let{root:n,shell:s}=e,i=await Qt(g("GET /api/puzzles")),o=await e.patches,a=new AbortController,p=new T({load:X,save:Z,now:()=>Date.now(),named:l=>history.replaceState(null,"",l?`/puzzles/${l}`:"/puzzles"),judge:(l,P,y)=>Vt(l,P,y,o,a.signal)},i),d=t==="today"?Jt():t;d.includes("-")?await p.askDay(d):t?p.ask(await g("GET /api/puzzles/{puzzle}",{puzzle:t})):await p.next();let c=Ht(n,s,p,o);return{draw:c.draw,close:()=>{a.abort(),c.close()}}}function Ht(e,t,n,s){let i=null,o=()=>{let{solving:l}=n.state;i?.puzzle!==l?.puzzle&&(i?.page.close(),i=l&&_t(e,t,n,l,s),i&&queueMicrotask(()=>E(e))),i?(Yt(i.board,n),i.page.draw()):R($t(n,t),e)},a=()=>{let{run:l}=n.state;!l||l.isOver||(l.until<=Date.now()?n.end():o())},p=()=>n.sync(),d=setInterval(a,250);window.addEventListener("online",p);let c=n.store.watch(o);return p(),{draw:o,close:()=>{clearInterval(d),window.removeEventListener("online",p),c(),i?.page.close()}}}function _t(e,t,n,{puzzle:s},i){let o=!1,a=($,h)=>{o||queueMicrotask(()=>p($,h))},p=async($,h)=>{let w=n.state.solving;if(!w||w.over)return;let j=v(s,w.step),I=n.answer($,h.table.position);s.own&&await I;let{solving:k}=n.state;if(k?.puzzle!==s)return;k.last?.verdict==="next"?await d(h,w):k.solved||(h.show({start:s.position,moves:j}),h.suggest(Pt(k))),await I},d=async($,h)=>{for(let w of m(h).replies)await new Promise(j=>{setTimeout(j,Ct)}),o=!0,$.play(w),o=!1},c=new C(i,{start:s.position,moves:[]},Ut(s.position),{onMove:a,objection:()=>n.state.solving?.over?r("puzzle-is-over"):null}),l=()=>E(e),y=Q(e,c,t,()=>R(yt(n,c,t,l),e),{turnsCards:!1});return{puzzle:s,board:c,page:y}}function Ut(e){let t=r("you"),n=r("puzzle-opponent");return N(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Vt({position:e,variant:t},n,s,i,o){if(t==="solo")return(await J(e,Ft,o)).find(d=>d.move===n)?.margin??null;let a=await Y(s,i,o);return a&&(N(e)===1?a.margin:-a.margin)}function Pt({puzzle:e,step:t,last:n,over:s}){let i=n&&{move:n.move,label:"×",kind:"mine"},o={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...i&&n?.verdict!=="next"?[i]:[],...s?[o]:[]]}function Yt(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:i,step:o}=n,a=v(i,o),{line:p}=i.steps[o].best,d=s!==null,c=d?[...a,...p.slice(0,s)]:a,l=e.moves.length===c.length&&c.every((P,y)=>P===e.moves[y]);d&&!l?e.show({start:i.position,moves:c}):!d&&!n.solved&&e.state.suggestions.length===0&&e.suggest(Pt(n))}function Jt(){return new Date().toLocaleDateString("sv-SE")}async function Qt(e){try{return await e}catch(t){if(!(t instanceof z))throw t;return null}}export{Ee as openPuzzles};
