import{a as it}from"./to_analysis.js";import{a as rt}from"./reasons.js";import{b as R}from"./calendar.js";import{a as J,b as Q,c as X,d as Z,e as nt}from"./board.js";import"./result.js";import{d as Y}from"./local_source.js";import{n as tt,o as et}from"./here_page.js";import"./automa_cards.js";import{J as jt,v as H}from"./table.js";import{A as z,D as F,Db as L,Ea as q,Ed as U,Fa as C,Fe as st,G as d,Ge as ot,Hd as _,I as f,aa as S,ca as K,da as V,ha as j,k as r,n as M,o as D,q as T,r as E,s as I,u as G,v as m,z as v}from"./page.js";var Rt=4.5,Nt=2;function lt(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1,failed:!1}}function N(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function b({puzzle:e,step:t}){return e.steps[t]}function O(e){let{best:t,rejected:n}=b(e);return[t.line,n[0].line]}function ut(e,t){if(e.over)return e;let{step:n}=e,s=Wt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:W(e,t)},over:s==="solved",solved:s==="solved",failed:e.failed||s==="wrong"}}function ct(e){return{...e,over:!0,failed:!0}}function pt(e,t){return!!e.puzzle.own&&W(e,t)===null}function dt(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Wt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:i}=b(e);if(i.includes(t))return t===i[0]&&e.step+1<n.length?"next":"solved";let o=W(e,t);return s&&o===null?"unknown":s?Number(o)<Nt?"solved":"wrong":e.puzzle.stake!=="win"&&o!==null&&o<=Rt?"good":"wrong"}function W(e,t){let{accepted:n,best:s,rejected:i}=b(e);if(n.includes(t))return 0;let o=i.find(l=>l.move===t)?.margin??e.judged[t];return o===void 0?null:Math.max(0,s.margin-o)}function y({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function ft({puzzle:e,step:t}){let n=y(e,t);return`#p=${_(e.position)}${n.length>0?`,${U(n)}`:""}`}function ht({puzzle:e,step:t,last:n,over:s,solved:i,failed:o}){return i?r(o?"puzzle-found-later":"puzzle-solved"):s?r("puzzle-given-up"):n?.verdict==="wrong"?At(e,n.lost):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:P(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:B(e.steps[t])}):A(e)}function A(e){let{stake:t,variant:n,steps:s,lead:i}=e;if(!t)return r(n==="solo"?"puzzle-ask-solo":"puzzle-ask");if(t==="swing")return r("puzzle-task-swing",{points:B(s[0])});let o=i?i<0?"behind":"ahead":"level";return r(`puzzle-task-${t}`,{side:o,points:Math.abs(i??0)})}function At({stake:e,own:t},n){return e==="win"?r("puzzle-wrong-win"):t||n===null?r("puzzle-wrong"):r("puzzle-wrong-by",{points:P(n)})}function zt(e,t){let{puzzle:n,step:s}=e,{accepted:i,best:o,rejected:l}=b(e),[c]=l,u={best:at(o.move,t),next:at(c.move,t),margin:P(o.margin),other:P(c.margin)};if(n.own)return[r("puzzle-figures-own",u)];let{stake:a}=n,h=r(`puzzle-why-${a==="win"||a==="lead"&&s===0?o.margin===0?"win-tie":a:"choice"}`,{points:B(b(e)),margin:P(Math.abs(o.margin)),count:Math.abs(o.margin),others:i.length-1}),g=r(n.proven?"puzzle-figures-proven":"puzzle-figures",u);return[...Bt(e,t),h,g]}function Bt({puzzle:e,step:t},n){return e.steps.slice(0,t+1).flatMap(({reasons:s=[]},i)=>{let o=s.map(l=>rt(l,n,!1)).join(" ");return o?t>0?r("puzzle-decision",{number:i+1,reasons:o}):o:[]})}function B({best:e,rejected:[t]}){return P(e.margin-t.margin)}function at(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function P(e){let t=Math.round(10*e)/10;return Number.isInteger(t)?L(t):D(t)}function gt(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var k="own",Mt=40,Dt=15,x=class{constructor(t,n){this.outside=t;this.store=G({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,isOther:!1,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return $t(this.outside.load(),this.outside.now()).length}get dueOwn(){return Gt(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:lt(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,isOther:!1,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===k)return this.nextOwn();try{let{puzzles:n}=await mt(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof m&&await this.kept(t.theme);if(s)return this.ask(s);this.fail(n),n instanceof m&&this.store.dispatch({solving:null})}}async kept(t){let{load:n,save:s,shipped:i}=this.outside;return n().batch.length===0&&s({...n(),batch:await i()}),Kt(n(),t)}fail(t){if(!(t instanceof m||t instanceof v))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await z("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=$t(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(pt(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=dt(s,t,o))}let i=s.failed;return s=ut(s,t),this.store.dispatch({solving:s,judging:!1}),!i&&(s.over||s.failed)&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=ct(t);this.store.dispatch({solving:n}),t.failed||await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:i}=this.state;if(i&&this.isRunning){this.advance(i,n,s);return}let{load:o,save:l,now:c}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});l(It(o(),t,s,c())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:i}){let{load:o,save:l,now:c}=this.outside,u=a=>this.store.dispatch({own:Ft(this.state.own,t,a)});u(c()+St);try{let{due:a}=await vt({game:n,number:s,solved:i});u(a??1/0)}catch(a){if(a instanceof v)return;if(!(a instanceof m))throw a;let p=o();l({...p,tried:[...p.tried,{game:n,number:s,solved:i}]}),this.store.dispatch({away:!0})}}async send(t,n){if(T.isStatic)return;let{load:s,save:i}=this.outside;try{let o=await wt({id:t,moves:n}),{overview:l}=this.state;this.store.dispatch({result:o,overview:l&&{...l,you:o.you}})}catch(o){if(!(o instanceof m))return this.fail(o);let l=s();i({...l,waiting:[...l.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){if(T.isStatic)return;let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let o of t().waiting)await wt(o).catch(bt),n({...t(),waiting:t().waiting.filter(({id:l})=>l!==o.id)});for(let o of t().tried)await vt(o).catch(bt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<Dt){let{puzzles:o}=await mt({theme:"",difficulty:"normal"},Mt);n({...t(),batch:o})}let[s,{puzzles:i}]=await Promise.all([z("GET /api/puzzles"),z("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:i,away:!1})}catch(s){if(!(s instanceof m||s instanceof v))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await z("POST /api/puzzles/runs"),i=this.outside.now()+1e3*n,o={id:t,puzzles:s,until:i,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:o})}catch(t){this.fail(t)}}advance(t,n,s){let i=[...t.moves,n],o={...t,moves:i,solved:t.solved+(s?1:0)},l=t.puzzles[i.length];l?this.ask(l,{run:o}):this.end(o)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await z("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}get line(){let{solving:t,isOther:n}=this.state;return t?O(t)[n?1:0]:[]}show(t){if(!this.state.solving?.over)return;let{shown:n}=this.state;this.store.dispatch({shown:Math.min(this.line.length,Math.max(0,(n??0)+t))})}showAt(t,n){this.store.dispatch({isOther:t,shown:n})}async report(t){let{solving:n}=this.state;if(n)try{await z("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function mt({theme:e,difficulty:t},n){return z("GET /api/puzzles/next",{...e&&e!==k&&{theme:e},difficulty:t,number:n})}function wt({id:e,moves:t}){return z("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function vt(e){return z("POST /api/me/mistakes/{game}/{number}",e)}function bt(e){if(!(e instanceof v))throw e}var yt=[1,3,7,21],St=1440*60*1e3,Et=60;function It(e,t,n,s){let i=e.again.find(p=>p.puzzle.id===t.id),o=e.again.filter(p=>p!==i),l=e.batch.filter(({id:p})=>p!==t.id);if(!i&&n)return{...e,batch:l};let c=n&&i?i.stage+1:0,a=c>=yt.length?[]:[{puzzle:t,due:s+yt[c]*St,stage:c}];return{...e,batch:l,again:[...o,...a].slice(-Et)}}function Gt(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,i)=>n(s)-n(i))}function Ft(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function $t({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function Kt({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}var Vt=["easier","normal","harder"],qt=4,Pt=["puzzle-course-best","puzzle-course-other"],Ct=["second-answer","wrong","unclear","other"];function kt(e,t,n){let s=e.state.solving?.over??!1,i=s?{middle:Yt(e,t,n),tools:f}:{},o={line:Ut(e),moves:d`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${Ht(e.state.day)} ${e.state.run?f:xt(e)}
${te(e)}
</section>`,...i};return d`<main
class=${`${X(t,n,"remote")} puzzle${s?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${Q(t,n,o)}
</main>
${Z(t,n)}`}function Ot(e){let{run:t,problem:n,wish:s}=e.state,i=r(s.theme===k?"puzzle-own-none":"puzzle-none"),o=t?r("puzzle-run-over",{solved:t.solved}):n??i;return d`<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${o}</p>
${t?Lt(e,t.best):f} ${xt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function Lt(e,t){if(t!==null)return d`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:d`<p role="alert" data-testid="run-problem">${n}</p>
<p>${S("run-retry",r("puzzle-run-retry"),()=>e.end())}</p>`}function Ut(e){let{solving:t,run:n,judging:s,problem:i}=e.state;if(!t)return f;let o=t.failed?"failed":t.over?"solved":"open";return d`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):ht(t)}</p>
${ot(i,"puzzle-problem")}
<div class="line-actions">
${n?_t(e):f}
${t.over?f:S("puzzle-answer",r("puzzle-answer"),()=>e.giveUp())}
${t.over||t.failed?S("puzzle-next",r("puzzle-next"),()=>e.next(),{classes:t.over?"main":""}):f}
</div>
</section>`}function _t(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return d`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:gt(n),solved:t.solved})}</span
>`}function Ht(e){if(e===null)return f;let t=M(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return d`<p data-testid="puzzle-day">${n}</p>`}function Yt(e,t,n){let{solving:s,result:i,away:o,shown:l,reported:c}=e.state;if(!s)return f;let{line:u}=e;return d`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${s.puzzle.own?f:d`<p>${A(s.puzzle)}</p>`}
${zt(s,t.patches).map(a=>d`<p>${a}</p>`)}
${Jt(e,t)}
${i?.rated?d`<p data-testid="puzzle-rated">${Xt(i)}</p>`:f}
${o?d`<p data-testid="puzzle-away">${r("puzzle-away")}</p>`:f}
<div class="line-steps">
<button
type="button"
aria-label=${r("previous-position")}
data-testid="line-back"
?disabled=${!l}
@click=${()=>e.show(-1)}
>
←
</button>
<span>${r("puzzle-line",{shown:l??0,of:u.length})}</span>
<button
type="button"
aria-label=${r("next-position")}
data-testid="line-on"
?disabled=${l===u.length}
@click=${()=>e.show(1)}
>
→
</button>
${it(n,ft(s),y(s.puzzle,s.step).length)}
</div>
${Qt(e,c)}
</section>`}function Jt(e,t){let{solving:n,shown:s,isOther:i}=e.state;if(!n)return f;let{puzzle:o,step:l}=n,c=y(o,l);return O(n).map((u,a)=>{let p={start:o.position,moves:[...c,...u.slice(0,qt)]},h=Y(p,t.sitting,t.patches);return h===null?f:d`<div class="puzzle-course" role="group" aria-label=${r(Pt[a])}>
<span class="small">${r(Pt[a])}</span>
${h.moves.slice(c.length).map((g,$)=>{let w=a===1===i&&s===$+1;return d`<button
type="button"
class=${w?"move now":"move"}
aria-current=${w?"step":"false"}
data-testid=${`course-${a}-${$}`}
@click=${()=>e.showAt(a===1,$+1)}
>
${H(g,h.seats,t.patches)}
</button>`})}
</div>`})}function Qt(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return K("puzzle-review",s,r("puzzle-review"))}return t?d`<p role="status">${r("puzzle-reported")}</p>`:Zt(e)}function Xt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Zt(e){return d`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(V(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${Ct.map(t=>d`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function xt(e){let{wish:t,overview:n,own:s}=e.state,o=(n?.themes.filter(({count:a})=>a>0)??[]).map(({theme:a,count:p})=>[a,`${r(`puzzle-theme-${a}`)} (${p})`]),l=[k,`${r("puzzle-theme-own")} (${e.dueOwn.length})`],c=[["",r("puzzle-theme-any")],...o,...s.length?[l]:[]],u=Vt.map(a=>[a,r(`puzzle-${a}`)]);return d`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
${j("puzzle-theme",c,t.theme,a=>e.wishFor({theme:a}))}</label
>
<label
><span>${r("puzzle-difficulty")}</span> ${j("puzzle-difficulty",u,t.difficulty??"normal",a=>e.wishFor({difficulty:a}))}</label
>
<div class="row">
${S("puzzle-run",r("puzzle-run"),()=>e.begin())}
${e.due>0?S("puzzle-again",r("puzzle-again",{count:e.due}),()=>e.repeat()):f}
</div>
</div>`}function te(e){let{overview:t,solving:n}=e.state,s=t?.you;return d`<dl class="puzzle-standing">
${n&&!n.puzzle.own?d`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?d`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var ee=700,ne=5,Ce=st(async(e,t)=>{let n=await ce(z("GET /api/puzzles")),s=await e.place.patches,i=new AbortController,o=new x({load:q,save:C,now:()=>Date.now(),shipped:oe,named:l=>history.replaceState(null,"",I(l?`/puzzles/${l}`:"/puzzles")),judge:(l,c,u)=>ae(l,c,u,s,i.signal)},n);return t==="today"?await ue(o):t.includes("-")?await o.askDay(t):t?o.ask(await z("GET /api/puzzles/{puzzle}",{puzzle:t})):await o.next(),e.until(()=>i.abort()),se(e,o,s)});function se(e,t,n){let{shell:s}=e.place,i=null,o=!1,l=()=>{let{solving:a}=t.state;i?.puzzle!==a?.puzzle&&(i?.close(),i=a&&ie(e,t,a,n),o=!0),i&&le(i.board,t),e.changed()},c=()=>{let{run:a}=t.state;!a||a.isOver||(a.until<=Date.now()?t.end():e.changed())},u=()=>t.sync();return e.every(250,c),e.listen("online",u),e.until(t.store.watch(l)),e.until(()=>i?.close()),l(),u(),()=>i?(o&&queueMicrotask(i.board.game.focusQuilt),o=!1,kt(t,i.board,s)):Ot(t)}async function oe(){let e=await fetch(E("/puzzles.json")).catch(()=>null);return e?.ok?e.json():[]}function ie(e,t,{puzzle:n},s){let i=!1,o=(a,p)=>{i||queueMicrotask(()=>l(a,p))},l=async(a,p)=>{let h=t.state.solving;if(!h||h.over)return;let g=y(n,h.step),$=t.answer(a,p.table.position);n.own&&await $;let{solving:w}=t.state;if(w?.puzzle!==n)return;w.last?.verdict==="next"?await c(p,h):w.solved||(p.show({start:n.position,moves:g}),p.suggest(Tt(w))),await $},c=async(a,p)=>{for(let h of b(p).replies)await new Promise(g=>{setTimeout(g,ee)}),i=!0,a.play(h),i=!1},u=new J(s,{start:n.position,moves:[]},re(n.position),{onMove:o,objection:()=>t.state.solving?.over?r("puzzle-is-over"):null});return{puzzle:n,board:u,close:nt(e,u)}}function re(e){let t=r("you"),n=r("puzzle-opponent");return N(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function ae({position:e,variant:t},n,s,i,o){if(t==="solo")return(await et({position:e,points:0,lines:ne},i,o)).find(u=>u.move===n)?.margin??null;let l=await tt(s,i,o);return l&&(N(e)===1?l.margin:-l.margin)}function Tt({puzzle:e,step:t,last:n,over:s}){let i=n&&{move:n.move,label:"×",kind:"mine"},o={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...i&&n?.verdict!=="next"?[i]:[],...s?[o]:[]]}function le(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:i,step:o}=n,l=y(i,o),{line:c}=t,u=s!==null,a=u?[...l,...c.slice(0,s)]:l,p=e.moves.length===a.length&&a.every((h,g)=>h===e.moves[g]);u&&!p?e.show({start:i.position,moves:a}):!u&&!n.solved&&e.state.suggestions.length===0&&e.suggest(Tt(n))}async function ue(e){await e.askDay(R(new Date)).catch(async t=>{let n=t instanceof v?await F():0;if(n===0)throw t;await e.askDay(R(new Date(Date.now()-n)))})}async function ce(e){try{return await e}catch(t){if(!(t instanceof m))throw t;return null}}export{Ce as openPuzzles,jt as table};
