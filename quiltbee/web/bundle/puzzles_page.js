import{b as W}from"./calendar.js";import{a as H,b as U,c as V,d as Y,f as J,g as Q,h as X}from"./board.js";import"./local_source.js";import"./automa_cards.js";import{$ as L,P as u,R as f,Rb as C,S as R,Vb as F,_ as K,_b as x,_c as _,cd as N,hd as Z,j as r,m as I,n as k,q as D,r as z,ra as q,u as m,v as g,xb as E,y as G}from"./page.js";var Pt=4.5,St=2;function nt(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function M(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function v({puzzle:e,step:t}){return e.steps[t]}function st(e,t){if(e.over)return e;let{step:n}=e,s=kt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:A(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function ot(e){return{...e,over:!0,solved:!1}}function it(e,t){return!!e.puzzle.own&&A(e,t)===null}function rt(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function kt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:i}=v(e);if(i.includes(t))return t===i[0]&&e.step+1<n.length?"next":"solved";let o=A(e,t);return s&&o===null?"unknown":s?Number(o)<St?"solved":"wrong":o!==null&&o<=Pt?"good":"wrong"}function A(e,t){let{accepted:n,best:s,rejected:i}=v(e);if(n.includes(t))return 0;let o=i.find(a=>a.move===t)?.margin??e.judged[t];return o===void 0?null:Math.max(0,s.margin-o)}function b({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function at({puzzle:e,step:t}){let n=b(e,t);return`#p=${F(e.position)}${n.length>0?`,${C(n)}`:""}`}function lt({puzzle:e,step:t,last:n,over:s,solved:i}){return s&&i?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:k(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:ct(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function ut(e,t){let{best:n,rejected:s}=v(e),[i]=s,o=ct(v(e)),[a]=e.puzzle.themes,c=e.step===0,p={best:tt(n.move,t),next:tt(i.move,t),margin:et(n.margin),other:et(i.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",p)];let l=r(c?`puzzle-why-${a}`:"puzzle-why-choice",{points:o}),d=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",p);return[l,d]}function ct({best:e,rejected:[t]}){return k(e.margin-t.margin)}function tt(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function et(e){return Number.isInteger(e)?q(e):k(e)}function dt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var y="own",xt=40,Ot=15,O=class{constructor(t,n){this.outside=t;this.store=D({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return mt(this.outside.load(),this.outside.now()).length}get dueOwn(){return Rt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:nt(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===y)return this.nextOwn();try{let{puzzles:n}=await pt(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof z&&Nt(this.outside.load(),t.theme);if(s)return this.ask(s);this.fail(n),n instanceof z&&this.store.dispatch({solving:null})}}fail(t){if(!(t instanceof z||t instanceof m))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await g("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=mt(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(it(s,t)){this.store.dispatch({judging:!0});let i=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;i!==null&&(s=rt(s,t,i))}return s=st(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=ot(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:i}=this.state;if(i&&this.isRunning){this.advance(i,n,s);return}let{load:o,save:a,now:c}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(jt(o(),t,s,c())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:i}){let{load:o,save:a,now:c}=this.outside,p=l=>this.store.dispatch({own:Et(this.state.own,t,l)});p(c()+wt);try{let{due:l}=await gt({game:n,number:s,solved:i});p(l??1/0)}catch(l){if(l instanceof m)return;if(!(l instanceof z))throw l;let d=o();a({...d,tried:[...d.tried,{game:n,number:s,solved:i}]}),this.store.dispatch({away:!0})}}async send(t,n){let{load:s,save:i}=this.outside;try{let o=await ft({id:t,moves:n}),{overview:a}=this.state;this.store.dispatch({result:o,overview:a&&{...a,you:o.you}})}catch(o){if(!(o instanceof z))return this.fail(o);let a=s();i({...a,waiting:[...a.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let o of t().waiting)await ft(o).catch(zt),n({...t(),waiting:t().waiting.filter(({id:a})=>a!==o.id)});for(let o of t().tried)await gt(o).catch(zt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<Ot){let{puzzles:o}=await pt({theme:"",difficulty:"normal"},xt);n({...t(),batch:o})}let[s,{puzzles:i}]=await Promise.all([g("GET /api/puzzles"),g("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:i,away:!1})}catch(s){if(!(s instanceof z||s instanceof m))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await g("POST /api/puzzles/runs"),i=this.outside.now()+1e3*n,o={id:t,puzzles:s,until:i,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:o})}catch(t){this.fail(t)}}advance(t,n,s){let i=[...t.moves,n],o={...t,moves:i,solved:t.solved+(s?1:0)},a=t.puzzles[i.length];a?this.ask(a,{run:o}):this.end(o)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await g("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:i}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(i.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await g("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function pt({theme:e,difficulty:t},n){return g("GET /api/puzzles/next",{...e&&e!==y&&{theme:e},difficulty:t,number:n})}function ft({id:e,moves:t}){return g("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function gt(e){return g("POST /api/me/mistakes/{game}/{number}",e)}function zt(e){if(!(e instanceof m))throw e}var ht=[1,3,7,21],wt=1440*60*1e3,Tt=60;function jt(e,t,n,s){let i=e.again.find(d=>d.puzzle.id===t.id),o=e.again.filter(d=>d!==i),a=e.batch.filter(({id:d})=>d!==t.id);if(!i&&n)return{...e,batch:a};let c=n&&i?i.stage+1:0,l=c>=ht.length?[]:[{puzzle:t,due:s+ht[c]*wt,stage:c}];return{...e,batch:a,again:[...o,...l].slice(-Tt)}}function Rt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,i)=>n(s)-n(i))}function Et(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function mt({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function Nt({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}var Wt=["easier","normal","harder"],Mt=["second-answer","wrong","unclear","other"];function vt(e,t,n,s){let i=e.state.solving?.over??!1,o=i?{middle:Kt(e,t,n),tools:f}:{},a={line:Bt(e),moves:Dt(e),...o};return u`${N(n)}
<main
class=${`${V(t,n,"remote")} puzzle${i?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${U(t,n,s,a)}
</main>
${Y(t,n)}`}function bt(e,t){let{run:n,problem:s,wish:i}=e.state,o=r(i.theme===y?"puzzle-own-none":"puzzle-none"),a=n?r("puzzle-run-over",{solved:n.solved}):s??o;return u`${N(t)}
<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${a}</p>
${n?At(e,n.best):f} ${yt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function At(e,t){if(t!==null)return u`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:u`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Bt(e){let{solving:t,run:n,judging:s,problem:i}=e.state;if(!t)return f;let o=t.over?t.solved?"solved":"failed":"open";return u`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):lt(t)}</p>
${Z(i,"puzzle-problem")}
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
>${r("puzzle-run-left",{time:dt(n),solved:t.solved})}</span
>`}function Dt(e){return u`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Gt(e.state.day)} ${e.state.run?f:yt(e)}
${Ft(e)}
</section>`}function Gt(e){if(e===null)return f;let t=I(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return u`<p data-testid="puzzle-day">${n}</p>`}function Kt(e,t,n){let{solving:s,result:i,away:o,shown:a,reported:c}=e.state;if(!s)return f;let{line:p}=s.puzzle.steps[s.step].best;return u`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${ut(s,t.patches).map(l=>u`<p>${l}</p>`)}
${i?.rated?u`<p data-testid="puzzle-rated">${qt(i)}</p>`:f}
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
${_(n,at(s),b(s.puzzle,s.step).length)}
</div>
${Lt(e,c)}
</section>`}function Lt(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return u`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?u`<p role="status">${r("puzzle-reported")}</p>`:Ct(e)}function qt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Ct(e){return u`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(x(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Mt.map(t=>u`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function yt(e){let{wish:t,overview:n,own:s}=e.state,i=n?.themes.filter(({count:o})=>o>0)??[];return u`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
<select
data-testid="puzzle-theme"
.value=${t.theme}
@change=${o=>e.wishFor({theme:x(o)})}
>
<option value="">${r("puzzle-theme-any")}</option>
${i.map(({theme:o,count:a})=>u`<option value=${o} ?selected=${o===t.theme}>
${r(`puzzle-theme-${o}`)} (${a})
</option>`)}
${s.length===0?f:u`<option value=${y} ?selected=${t.theme===y}>
${r("puzzle-theme-own")} (${e.dueOwn.length})
</option>`}
</select></label
>
<label
><span>${r("puzzle-difficulty")}</span>
<select
data-testid="puzzle-difficulty"
@change=${o=>e.wishFor({difficulty:x(o)})}
>
${Wt.map(o=>u`<option value=${o} ?selected=${o===t.difficulty}>
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
</div>`}function Ft(e){let{overview:t,solving:n}=e.state,s=t?.you;return u`<dl class="puzzle-standing">
${n&&!n.puzzle.own?u`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?u`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Ht=700,_t=5;async function je(e,t){let{root:n,shell:s}=e,i=await Zt(g("GET /api/puzzles")),o=await e.patches,a=new AbortController,c=new O({load:K,save:L,now:()=>Date.now(),named:l=>history.replaceState(null,"",l?`/puzzles/${l}`:"/puzzles"),judge:(l,d,P)=>Jt(l,d,P,o,a.signal)},i);t==="today"?await Xt(c):t.includes("-")?await c.askDay(t):t?c.ask(await g("GET /api/puzzles/{puzzle}",{puzzle:t})):await c.next();let p=Ut(n,s,c,o);return{draw:p.draw,close:()=>{a.abort(),p.close()}}}function Ut(e,t,n,s){let i=null,o=()=>{let{solving:d}=n.state;i?.puzzle!==d?.puzzle&&(i?.page.close(),i=d&&Vt(e,t,n,d,s),i&&queueMicrotask(()=>E(e))),i?(Qt(i.board,n),i.page.draw()):R(bt(n,t),e)},a=()=>{let{run:d}=n.state;!d||d.isOver||(d.until<=Date.now()?n.end():o())},c=()=>n.sync(),p=setInterval(a,250);window.addEventListener("online",c);let l=n.store.watch(o);return c(),{draw:o,close:()=>{clearInterval(p),window.removeEventListener("online",c),l(),i?.page.close()}}}function Vt(e,t,n,{puzzle:s},i){let o=!1,a=($,h)=>{o||queueMicrotask(()=>c($,h))},c=async($,h)=>{let w=n.state.solving;if(!w||w.over)return;let j=b(s,w.step),B=n.answer($,h.table.position);s.own&&await B;let{solving:S}=n.state;if(S?.puzzle!==s)return;S.last?.verdict==="next"?await p(h,w):S.solved||(h.show({start:s.position,moves:j}),h.suggest($t(S))),await B},p=async($,h)=>{for(let w of v(h).replies)await new Promise(j=>{setTimeout(j,Ht)}),o=!0,$.play(w),o=!1},l=new H(i,{start:s.position,moves:[]},Yt(s.position),{onMove:a,objection:()=>n.state.solving?.over?r("puzzle-is-over"):null}),d=()=>E(e),T=X(e,l,t,()=>R(vt(n,l,t,d),e),{turnsCards:!1});return{puzzle:s,board:l,page:T}}function Yt(e){let t=r("you"),n=r("puzzle-opponent");return M(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Jt({position:e,variant:t},n,s,i,o){if(t==="solo")return(await Q(e,_t,o)).find(p=>p.move===n)?.margin??null;let a=await J(s,i,o);return a&&(M(e)===1?a.margin:-a.margin)}function $t({puzzle:e,step:t,last:n,over:s}){let i=n&&{move:n.move,label:"×",kind:"mine"},o={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...i&&n?.verdict!=="next"?[i]:[],...s?[o]:[]]}function Qt(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:i,step:o}=n,a=b(i,o),{line:c}=i.steps[o].best,p=s!==null,l=p?[...a,...c.slice(0,s)]:a,d=e.moves.length===l.length&&l.every((P,T)=>P===e.moves[T]);p&&!d?e.show({start:i.position,moves:l}):!p&&!n.solved&&e.state.suggestions.length===0&&e.suggest($t(n))}async function Xt(e){await e.askDay(W(new Date)).catch(async t=>{let n=t instanceof m?await G():0;if(n===0)throw t;await e.askDay(W(new Date(Date.now()-n)))})}async function Zt(e){try{return await e}catch(t){if(!(t instanceof z))throw t;return null}}export{je as openPuzzles};
