import{b as x}from"./calendar.js";import{a as K,b as q,c as F,d as C,f as L,g as H,h as U}from"./board.js";import"./local_source.js";import"./automa_cards.js";import{c as _}from"./page_kit.js";import{Ia as I,Jb as E,P as d,R as f,U as A,X as k,bc as M,dd as V,fc as G,j as r,m as j,md as Y,n as S,na as B,oa as D,q as N,r as h,u as m,v as z,y as W}from"./page.js";var vt=4.5,bt=2;function X(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function O(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function w({puzzle:e,step:t}){return e.steps[t]}function Z(e,t){if(e.over)return e;let{step:n}=e,s=yt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:T(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function tt(e){return{...e,over:!0,solved:!1}}function et(e,t){return!!e.puzzle.own&&T(e,t)===null}function nt(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function yt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:i}=w(e);if(i.includes(t))return t===i[0]&&e.step+1<n.length?"next":"solved";let o=T(e,t);return s&&o===null?"unknown":s?Number(o)<bt?"solved":"wrong":o!==null&&o<=vt?"good":"wrong"}function T(e,t){let{accepted:n,best:s,rejected:i}=w(e);if(n.includes(t))return 0;let o=i.find(a=>a.move===t)?.margin??e.judged[t];return o===void 0?null:Math.max(0,s.margin-o)}function v({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function st({puzzle:e,step:t}){let n=v(e,t);return`#p=${G(e.position)}${n.length>0?`,${M(n)}`:""}`}function ot({puzzle:e,step:t,last:n,over:s,solved:i}){return s&&i?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:S(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:rt(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function it(e,t){let{best:n,rejected:s}=w(e),[i]=s,o=rt(w(e)),[a]=e.puzzle.themes,p=e.step===0,c={best:J(n.move,t),next:J(i.move,t),margin:Q(n.margin),other:Q(i.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",c)];let l=r(p?`puzzle-why-${a}`:"puzzle-why-choice",{points:o}),u=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",c);return[l,u]}function rt({best:e,rejected:[t]}){return S(e.margin-t.margin)}function J(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function Q(e){return Number.isInteger(e)?I(e):S(e)}function at(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var y="own",$t=40,St=15,P=class{constructor(t,n){this.outside=t;this.store=N({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return ft(this.outside.load(),this.outside.now()).length}get dueOwn(){return xt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:X(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===y)return this.nextOwn();try{let{puzzles:n}=await lt(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof h&&Tt(this.outside.load(),t.theme);if(s)return this.ask(s);this.fail(n),n instanceof h&&this.store.dispatch({solving:null})}}fail(t){if(!(t instanceof h||t instanceof m))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await z("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=ft(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(et(s,t)){this.store.dispatch({judging:!0});let i=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;i!==null&&(s=nt(s,t,i))}return s=Z(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=tt(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:i}=this.state;if(i&&this.isRunning){this.advance(i,n,s);return}let{load:o,save:a,now:p}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(kt(o(),t,s,p())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:i}){let{load:o,save:a,now:p}=this.outside,c=l=>this.store.dispatch({own:Ot(this.state.own,t,l)});c(p()+zt);try{let{due:l}=await ct({game:n,number:s,solved:i});c(l??1/0)}catch(l){if(l instanceof m)return;if(!(l instanceof h))throw l;let u=o();a({...u,tried:[...u.tried,{game:n,number:s,solved:i}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:i}=this.outside;try{let o=await ut({id:t,moves:n}),{overview:a}=this.state;this.store.dispatch({result:o,overview:a&&{...a,you:o.you}})}catch(o){if(!(o instanceof h))return this.fail(o);let a=s();i({...a,waiting:[...a.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let o of t().waiting)await ut(o).catch(dt),n({...t(),waiting:t().waiting.filter(({id:a})=>a!==o.id)});for(let o of t().tried)await ct(o).catch(dt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<St){let{puzzles:o}=await lt({theme:"",difficulty:"normal"},$t);n({...t(),batch:o})}let[s,{puzzles:i}]=await Promise.all([z("GET /api/puzzles"),z("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:i,away:!1})}catch(s){if(!(s instanceof h||s instanceof m))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await z("POST /api/puzzles/runs"),i=this.outside.now()+1e3*n,o={id:t,puzzles:s,until:i,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:o})}catch(t){this.fail(t)}}advance(t,n,s){let i=[...t.moves,n],o={...t,moves:i,solved:t.solved+(s?1:0)},a=t.puzzles[i.length];a?this.ask(a,{run:o}):this.end(o)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await z("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:i}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(i.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await z("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function lt({theme:e,difficulty:t},n){return z("GET /api/puzzles/next",{...e&&e!==y&&{theme:e},difficulty:t,number:n})}function ut({id:e,moves:t}){return z("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function ct(e){return z("POST /api/me/mistakes/{game}/{number}",e)}function dt(e){if(!(e instanceof m))throw e}var pt=[1,3,7,21],zt=1440*60*1e3,Pt=60;function kt(e,t,n,s){let i=e.again.find(u=>u.puzzle.id===t.id),o=e.again.filter(u=>u!==i),a=e.batch.filter(({id:u})=>u!==t.id);if(!i&&n)return{...e,batch:a};let p=n&&i?i.stage+1:0,l=p>=pt.length?[]:[{puzzle:t,due:s+pt[p]*zt,stage:p}];return{...e,batch:a,again:[...o,...l].slice(-Pt)}}function xt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,i)=>n(s)-n(i))}function Ot(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function ft({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function Tt({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}var Rt=["easier","normal","harder"],jt=["second-answer","wrong","unclear","other"];function ht(e,t,n,s){let i=e.state.solving?.over??!1,o=i?{middle:It(e,t,n),tools:f}:{},a={line:Wt(e),moves:Bt(e),...o};return d`<main
class=${`${F(t,n,"remote")} puzzle${i?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${q(t,n,s,a)}
</main>
${C(t,n)}`}function gt(e){let{run:t,problem:n,wish:s}=e.state,i=r(s.theme===y?"puzzle-own-none":"puzzle-none"),o=t?r("puzzle-run-over",{solved:t.solved}):n??i;return d`<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${o}</p>
${t?Nt(e,t.best):f} ${mt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function Nt(e,t){if(t!==null)return d`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:d`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Wt(e){let{solving:t,run:n,judging:s,problem:i}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return d`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):ot(t)}</p>
${Y(i,"puzzle-problem")}
<div class="line-actions">
${n?At(e):f}
${t.over?d`<button
type="button"
class="primary"
data-testid="puzzle-next"
@click=${()=>e.next()}
>
${r("puzzle-next")}
</button>`:d`<button type="button" data-testid="puzzle-answer" @click=${()=>e.giveUp()}>
${r("puzzle-answer")}
</button>`}
</div>
</section>`}function At(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return d`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:at(n),solved:t.solved})}</span
>`}function Bt(e){return d`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Dt(e.state.day)} ${e.state.run?f:mt(e)}
${Kt(e)}
</section>`}function Dt(e){if(e===null)return f;let t=j(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return d`<p data-testid="puzzle-day">${n}</p>`}function It(e,t,n){let{solving:s,result:i,away:o,shown:a,reported:p}=e.state;if(!s)return f;let{line:c}=s.puzzle.steps[s.step].best;return d`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${it(s,t.patches).map(l=>d`<p>${l}</p>`)}
${i?.rated?d`<p data-testid="puzzle-rated">${Mt(i)}</p>`:f}
${o?d`<p data-testid="puzzle-away">${r("puzzle-away")}</p>`:f}
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
<span>${r("puzzle-line",{shown:a??0,of:c.length})}</span>
<button
type="button"
aria-label=${r("next-position")}
data-testid="line-on"
?disabled=${a===c.length}
@click=${()=>e.show(1)}
>
→
</button>
${V(n,st(s),v(s.puzzle,s.step).length)}
</div>
${Et(e,p)}
</section>`}function Et(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return d`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?d`<p role="status">${r("puzzle-reported")}</p>`:Gt(e)}function Mt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Gt(e){return d`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(A(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${jt.map(t=>d`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function mt(e){let{wish:t,overview:n,own:s}=e.state,o=(n?.themes.filter(({count:l})=>l>0)??[]).map(({theme:l,count:u})=>[l,`${r(`puzzle-theme-${l}`)} (${u})`]),a=[y,`${r("puzzle-theme-own")} (${e.dueOwn.length})`],p=[["",r("puzzle-theme-any")],...o,...s.length?[a]:[]],c=Rt.map(l=>[l,r(`puzzle-${l}`)]);return d`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
${k("puzzle-theme",p,t.theme,l=>e.wishFor({theme:l}))}</label
>
<label
><span>${r("puzzle-difficulty")}</span> ${k("puzzle-difficulty",c,t.difficulty??"normal",l=>e.wishFor({difficulty:l}))}</label
>
<div class="row">
<button type="button" data-testid="puzzle-run" @click=${()=>e.begin()}>
${r("puzzle-run")}
</button>
${e.due>0?d`<button type="button" data-testid="puzzle-again" @click=${()=>e.repeat()}>
${r("puzzle-again",{count:e.due})}
</button>`:f}
</div>
</div>`}function Kt(e){let{overview:t,solving:n}=e.state,s=t?.you;return d`<dl class="puzzle-standing">
${n&&!n.puzzle.own?d`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?d`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Vt=700,qt=5,Pe=_(async(e,t)=>{let n=await Yt(z("GET /api/puzzles")),s=await e.place.patches,i=new AbortController,o=new P({load:B,save:D,now:()=>Date.now(),named:a=>history.replaceState(null,"",a?`/puzzles/${a}`:"/puzzles"),judge:(a,p,c)=>Ht(a,p,c,s,i.signal)},n);return t==="today"?await _t(o):t.includes("-")?await o.askDay(t):t?o.ask(await z("GET /api/puzzles/{puzzle}",{puzzle:t})):await o.next(),e.until(()=>i.abort()),Ft(e,o,s)});function Ft(e,t,n){let{root:s,shell:i}=e.place,o=null,a=!1,p=()=>{let{solving:u}=t.state;o?.puzzle!==u?.puzzle&&(o?.close(),o=u&&Ct(e,t,u,n),a=!0),o&&Ut(o.board,t),e.changed()},c=()=>{let{run:u}=t.state;!u||u.isOver||(u.until<=Date.now()?t.end():e.changed())},l=()=>t.sync();return e.every(250,c),e.hear("online",l),e.until(t.store.watch(p)),e.until(()=>o?.close()),p(),l(),()=>{if(!o)return gt(t);let u=()=>E(s);return a&&queueMicrotask(u),a=!1,ht(t,o.board,i,u)}}function Ct(e,t,{puzzle:n},s){let i=!1,o=(l,u)=>{i||queueMicrotask(()=>a(l,u))},a=async(l,u)=>{let g=t.state.solving;if(!g||g.over)return;let b=v(n,g.step),R=t.answer(l,u.table.position);n.own&&await R;let{solving:$}=t.state;if($?.puzzle!==n)return;$.last?.verdict==="next"?await p(u,g):$.solved||(u.show({start:n.position,moves:b}),u.suggest(wt($))),await R},p=async(l,u)=>{for(let g of w(u).replies)await new Promise(b=>{setTimeout(b,Vt)}),i=!0,l.play(g),i=!1},c=new K(s,{start:n.position,moves:[]},Lt(n.position),{onMove:o,objection:()=>t.state.solving?.over?r("puzzle-is-over"):null});return{puzzle:n,board:c,close:U(e,c)}}function Lt(e){let t=r("you"),n=r("puzzle-opponent");return O(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Ht({position:e,variant:t},n,s,i,o){if(t==="solo")return(await H(e,qt,o)).find(c=>c.move===n)?.margin??null;let a=await L(s,i,o);return a&&(O(e)===1?a.margin:-a.margin)}function wt({puzzle:e,step:t,last:n,over:s}){let i=n&&{move:n.move,label:"×",kind:"mine"},o={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...i&&n?.verdict!=="next"?[i]:[],...s?[o]:[]]}function Ut(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:i,step:o}=n,a=v(i,o),{line:p}=i.steps[o].best,c=s!==null,l=c?[...a,...p.slice(0,s)]:a,u=e.moves.length===l.length&&l.every((g,b)=>g===e.moves[b]);c&&!u?e.show({start:i.position,moves:l}):!c&&!n.solved&&e.state.suggestions.length===0&&e.suggest(wt(n))}async function _t(e){await e.askDay(x(new Date)).catch(async t=>{let n=t instanceof m?await W():0;if(n===0)throw t;await e.askDay(x(new Date(Date.now()-n)))})}async function Yt(e){try{return await e}catch(t){if(!(t instanceof h))throw t;return null}}export{Pe as openPuzzles};
