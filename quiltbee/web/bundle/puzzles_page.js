import{b as O}from"./calendar.js";import{a as F,b as C,c as L,d as H,e as U,f as _,h as Y}from"./board.js";import{c as J}from"./page_kit.js";import"./local_source.js";import"./automa_cards.js";import{a as X}from"./to_analysis.js";import"./result.js";import{Ac as q,B as D,Kd as Q,O as p,Q as f,T as I,W as x,Za as G,ac as K,j as r,m as N,n as S,p as k,pa as E,q as W,qa as M,r as A,t as B,u as z,wc as V,x as m,y as h}from"./page.js";var $t=4.5,St=2;function et(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1}}function T(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function w({puzzle:e,step:t}){return e.steps[t]}function nt(e,t){if(e.over)return e;let{step:n}=e,s=Pt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:j(e,t)},over:s==="solved"||s==="wrong",solved:s==="solved"}}function st(e){return{...e,over:!0,solved:!1}}function ot(e,t){return!!e.puzzle.own&&j(e,t)===null}function it(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Pt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:o}=w(e);if(o.includes(t))return t===o[0]&&e.step+1<n.length?"next":"solved";let i=j(e,t);return s&&i===null?"unknown":s?Number(i)<St?"solved":"wrong":i!==null&&i<=$t?"good":"wrong"}function j(e,t){let{accepted:n,best:s,rejected:o}=w(e);if(n.includes(t))return 0;let i=o.find(a=>a.move===t)?.margin??e.judged[t];return i===void 0?null:Math.max(0,s.margin-i)}function v({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function rt({puzzle:e,step:t}){let n=v(e,t);return`#p=${q(e.position)}${n.length>0?`,${V(n)}`:""}`}function at({puzzle:e,step:t,last:n,over:s,solved:o}){return s&&o?r("puzzle-solved"):s?r(n?"puzzle-wrong":"puzzle-given-up"):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:S(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:ut(e.steps[t])}):r(e.variant==="solo"?"puzzle-ask-solo":"puzzle-ask")}function lt(e,t){let{best:n,rejected:s}=w(e),[o]=s,i=ut(w(e)),[a]=e.puzzle.themes,d=e.step===0,c={best:Z(n.move,t),next:Z(o.move,t),margin:tt(n.margin),other:tt(o.margin)};if(e.puzzle.own)return[r("puzzle-figures-own",c)];let l=r(d?`puzzle-why-${a}`:"puzzle-why-choice",{points:i}),u=r(e.puzzle.proven?"puzzle-figures-proven":"puzzle-figures",c);return[l,u]}function ut({best:e,rejected:[t]}){return S(e.margin-t.margin)}function Z(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function tt(e){return Number.isInteger(e)?G(e):S(e)}function ct(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var y="own",kt=40,xt=15,P=class{constructor(t,n){this.outside=t;this.store=B({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return gt(this.outside.load(),this.outside.now()).length}get dueOwn(){return jt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:et(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===y)return this.nextOwn();try{let{puzzles:n}=await pt(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof z&&await this.kept(t.theme);if(s)return this.ask(s);this.fail(n),n instanceof z&&this.store.dispatch({solving:null})}}async kept(t){let{load:n,save:s,shipped:o}=this.outside;return n().batch.length===0&&s({...n(),batch:await o()}),Nt(n(),t)}fail(t){if(!(t instanceof z||t instanceof m))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await h("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=gt(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(ot(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=it(s,t,o))}return s=nt(s,t),this.store.dispatch({solving:s,judging:!1}),s.over&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=st(t);this.store.dispatch({solving:n}),await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:o}=this.state;if(o&&this.isRunning){this.advance(o,n,s);return}let{load:i,save:a,now:d}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});a(Tt(i(),t,s,d())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:o}){let{load:i,save:a,now:d}=this.outside,c=l=>this.store.dispatch({own:Rt(this.state.own,t,l)});c(d()+mt);try{let{due:l}=await ft({game:n,number:s,solved:o});c(l??1/0)}catch(l){if(l instanceof m)return;if(!(l instanceof z))throw l;let u=i();a({...u,tried:[...u.tried,{game:n,number:s,solved:o}]}),this.store.dispatch({away:!0})}}async send(t,n){if(k.isStatic)return;let{load:s,save:o}=this.outside;try{let i=await dt({id:t,moves:n}),{overview:a}=this.state;this.store.dispatch({result:i,overview:a&&{...a,you:i.you}})}catch(i){if(!(i instanceof z))return this.fail(i);let a=s();o({...a,waiting:[...a.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){if(k.isStatic)return;let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let i of t().waiting)await dt(i).catch(ht),n({...t(),waiting:t().waiting.filter(({id:a})=>a!==i.id)});for(let i of t().tried)await ft(i).catch(ht),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<xt){let{puzzles:i}=await pt({theme:"",difficulty:"normal"},kt);n({...t(),batch:i})}let[s,{puzzles:o}]=await Promise.all([h("GET /api/puzzles"),h("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:o,away:!1})}catch(s){if(!(s instanceof z||s instanceof m))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await h("POST /api/puzzles/runs"),o=this.outside.now()+1e3*n,i={id:t,puzzles:s,until:o,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:i})}catch(t){this.fail(t)}}advance(t,n,s){let o=[...t.moves,n],i={...t,moves:o,solved:t.solved+(s?1:0)},a=t.puzzles[o.length];a?this.ask(a,{run:i}):this.end(i)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await h("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}show(t){let{solving:n,shown:s}=this.state;if(!n?.over)return;let{line:o}=n.puzzle.steps[n.step].best;this.store.dispatch({shown:Math.min(o.length,Math.max(0,(s??0)+t))})}async report(t){let{solving:n}=this.state;if(n)try{await h("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function pt({theme:e,difficulty:t},n){return h("GET /api/puzzles/next",{...e&&e!==y&&{theme:e},difficulty:t,number:n})}function dt({id:e,moves:t}){return h("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function ft(e){return h("POST /api/me/mistakes/{game}/{number}",e)}function ht(e){if(!(e instanceof m))throw e}var zt=[1,3,7,21],mt=1440*60*1e3,Ot=60;function Tt(e,t,n,s){let o=e.again.find(u=>u.puzzle.id===t.id),i=e.again.filter(u=>u!==o),a=e.batch.filter(({id:u})=>u!==t.id);if(!o&&n)return{...e,batch:a};let d=n&&o?o.stage+1:0,l=d>=zt.length?[]:[{puzzle:t,due:s+zt[d]*mt,stage:d}];return{...e,batch:a,again:[...i,...l].slice(-Ot)}}function jt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,o)=>n(s)-n(o))}function Rt(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function gt({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function Nt({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}var Wt=["easier","normal","harder"],At=["second-answer","wrong","unclear","other"];function wt(e,t,n,s){let o=e.state.solving?.over??!1,i=o?{middle:Gt(e,t,n),tools:f}:{},a={line:Dt(e),moves:Et(e),...i};return p`<main
class=${`${L(t,n,"remote")} puzzle${o?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${C(t,n,s,a)}
</main>
${H(t,n)}`}function vt(e){let{run:t,problem:n,wish:s}=e.state,o=r(s.theme===y?"puzzle-own-none":"puzzle-none"),i=t?r("puzzle-run-over",{solved:t.solved}):n??o;return p`<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${i}</p>
${t?Bt(e,t.best):f} ${bt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function Bt(e,t){if(t!==null)return p`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:p`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Dt(e){let{solving:t,run:n,judging:s,problem:o}=e.state;if(!t)return f;let i=t.over?t.solved?"solved":"failed":"open";return p`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${i}
>
<p role="status">${s?r("puzzle-judging"):at(t)}</p>
${Q(o,"puzzle-problem")}
<div class="line-actions">
${n?It(e):f}
${t.over?p`<button
type="button"
class="main"
data-testid="puzzle-next"
@click=${()=>e.next()}
>
${r("puzzle-next")}
</button>`:p`<button type="button" data-testid="puzzle-answer" @click=${()=>e.giveUp()}>
${r("puzzle-answer")}
</button>`}
</div>
</section>`}function It(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return p`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:ct(n),solved:t.solved})}</span
>`}function Et(e){return p`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Mt(e.state.day)} ${e.state.run?f:bt(e)}
${Ft(e)}
</section>`}function Mt(e){if(e===null)return f;let t=N(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return p`<p data-testid="puzzle-day">${n}</p>`}function Gt(e,t,n){let{solving:s,result:o,away:i,shown:a,reported:d}=e.state;if(!s)return f;let{line:c}=s.puzzle.steps[s.step].best;return p`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${lt(s,t.patches).map(l=>p`<p>${l}</p>`)}
${o?.rated?p`<p data-testid="puzzle-rated">${Vt(o)}</p>`:f}
${i?p`<p data-testid="puzzle-away">${r("puzzle-away")}</p>`:f}
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
${X(n,rt(s),v(s.puzzle,s.step).length)}
</div>
${Kt(e,d)}
</section>`}function Kt(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return p`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?p`<p role="status">${r("puzzle-reported")}</p>`:qt(e)}function Vt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function qt(e){return p`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(I(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${At.map(t=>p`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function bt(e){let{wish:t,overview:n,own:s}=e.state,i=(n?.themes.filter(({count:l})=>l>0)??[]).map(({theme:l,count:u})=>[l,`${r(`puzzle-theme-${l}`)} (${u})`]),a=[y,`${r("puzzle-theme-own")} (${e.dueOwn.length})`],d=[["",r("puzzle-theme-any")],...i,...s.length?[a]:[]],c=Wt.map(l=>[l,r(`puzzle-${l}`)]);return p`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
${x("puzzle-theme",d,t.theme,l=>e.wishFor({theme:l}))}</label
>
<label
><span>${r("puzzle-difficulty")}</span> ${x("puzzle-difficulty",c,t.difficulty??"normal",l=>e.wishFor({difficulty:l}))}</label
>
<div class="row">
<button type="button" data-testid="puzzle-run" @click=${()=>e.begin()}>
${r("puzzle-run")}
</button>
${e.due>0?p`<button type="button" data-testid="puzzle-again" @click=${()=>e.repeat()}>
${r("puzzle-again",{count:e.due})}
</button>`:f}
</div>
</div>`}function Ft(e){let{overview:t,solving:n}=e.state,s=t?.you;return p`<dl class="puzzle-standing">
${n&&!n.puzzle.own?p`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?p`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var Ct=700,Lt=5,Re=J(async(e,t)=>{let n=await Zt(h("GET /api/puzzles")),s=await e.place.patches,o=new AbortController,i=new P({load:E,save:M,now:()=>Date.now(),shipped:Ut,named:a=>history.replaceState(null,"",A(a?`/puzzles/${a}`:"/puzzles")),judge:(a,d,c)=>Jt(a,d,c,s,o.signal)},n);return t==="today"?await Xt(i):t.includes("-")?await i.askDay(t):t?i.ask(await h("GET /api/puzzles/{puzzle}",{puzzle:t})):await i.next(),e.until(()=>o.abort()),Ht(e,i,s)});function Ht(e,t,n){let{root:s,shell:o}=e.place,i=null,a=!1,d=()=>{let{solving:u}=t.state;i?.puzzle!==u?.puzzle&&(i?.close(),i=u&&_t(e,t,u,n),a=!0),i&&Qt(i.board,t),e.changed()},c=()=>{let{run:u}=t.state;!u||u.isOver||(u.until<=Date.now()?t.end():e.changed())},l=()=>t.sync();return e.every(250,c),e.hear("online",l),e.until(t.store.watch(d)),e.until(()=>i?.close()),d(),l(),()=>{if(!i)return vt(t);let u=()=>K(s);return a&&queueMicrotask(u),a=!1,wt(t,i.board,o,u)}}async function Ut(){let e=await fetch(W("/puzzles.json")).catch(()=>null);return e?.ok?e.json():[]}function _t(e,t,{puzzle:n},s){let o=!1,i=(l,u)=>{o||queueMicrotask(()=>a(l,u))},a=async(l,u)=>{let g=t.state.solving;if(!g||g.over)return;let b=v(n,g.step),R=t.answer(l,u.table.position);n.own&&await R;let{solving:$}=t.state;if($?.puzzle!==n)return;$.last?.verdict==="next"?await d(u,g):$.solved||(u.show({start:n.position,moves:b}),u.suggest(yt($))),await R},d=async(l,u)=>{for(let g of w(u).replies)await new Promise(b=>{setTimeout(b,Ct)}),o=!0,l.play(g),o=!1},c=new F(s,{start:n.position,moves:[]},Yt(n.position),{onMove:i,objection:()=>t.state.solving?.over?r("puzzle-is-over"):null});return{puzzle:n,board:c,close:Y(e,c)}}function Yt(e){let t=r("you"),n=r("puzzle-opponent");return T(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function Jt({position:e,variant:t},n,s,o,i){if(t==="solo")return(await _({position:e,points:0,lines:Lt},o,i)).find(c=>c.move===n)?.margin??null;let a=await U(s,o,i);return a&&(T(e)===1?a.margin:-a.margin)}function yt({puzzle:e,step:t,last:n,over:s}){let o=n&&{move:n.move,label:"×",kind:"mine"},i={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...o&&n?.verdict!=="next"?[o]:[],...s?[i]:[]]}function Qt(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:o,step:i}=n,a=v(o,i),{line:d}=o.steps[i].best,c=s!==null,l=c?[...a,...d.slice(0,s)]:a,u=e.moves.length===l.length&&l.every((g,b)=>g===e.moves[b]);c&&!u?e.show({start:o.position,moves:l}):!c&&!n.solved&&e.state.suggestions.length===0&&e.suggest(yt(n))}async function Xt(e){await e.askDay(O(new Date)).catch(async t=>{let n=t instanceof m?await D():0;if(n===0)throw t;await e.askDay(O(new Date(Date.now()-n)))})}async function Zt(e){try{return await e}catch(t){if(!(t instanceof z))throw t;return null}}export{Re as openPuzzles};
