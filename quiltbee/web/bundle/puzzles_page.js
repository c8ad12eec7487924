import{a as st}from"./to_analysis.js";import{a as ot}from"./reasons.js";import{b as j}from"./calendar.js";import{a as H,b as Y,c as J,d as Q,e as tt}from"./board.js";import"./result.js";import{d as _}from"./local_source.js";import{n as X,o as Z}from"./here_page.js";import"./automa_cards.js";import{J as xt,v as U}from"./table.js";import{$ as K,A as z,Aa as V,Ad as F,Ba as q,Be as et,Ce as nt,D as G,Dd as L,G as c,I as f,da as T,k as r,n as M,o as B,q as x,r as D,s as E,u as I,v as m,z as v,zb as C}from"./page.js";var Tt=4.5,jt=2;function rt(e){return{puzzle:e,step:0,tries:[],last:null,judged:{},over:!1,solved:!1,failed:!1}}function R(e){let[,,,,,t]=e.split(" ");return t?.startsWith("2")&&!e.includes(":")?2:1}function b({puzzle:e,step:t}){return e.steps[t]}function k(e){let{best:t,rejected:n}=b(e);return[t.line,n[0].line]}function at(e,t){if(e.over)return e;let{step:n}=e,s=Rt(e,t);return{...e,step:s==="next"?n+1:n,tries:[...e.tries,t],last:{move:t,verdict:s,lost:W(e,t)},over:s==="solved",solved:s==="solved",failed:e.failed||s==="wrong"}}function lt(e){return{...e,over:!0,failed:!0}}function ut(e,t){return!!e.puzzle.own&&W(e,t)===null}function ct(e,t,n){return{...e,judged:{...e.judged,[t]:n}}}function Rt(e,t){let{steps:n,own:s}=e.puzzle,{accepted:i}=b(e);if(i.includes(t))return t===i[0]&&e.step+1<n.length?"next":"solved";let o=W(e,t);return s&&o===null?"unknown":s?Number(o)<jt?"solved":"wrong":e.puzzle.stake!=="win"&&o!==null&&o<=Tt?"good":"wrong"}function W(e,t){let{accepted:n,best:s,rejected:i}=b(e);if(n.includes(t))return 0;let o=i.find(l=>l.move===t)?.margin??e.judged[t];return o===void 0?null:Math.max(0,s.margin-o)}function y({steps:e},t){return e.slice(0,t).flatMap(({accepted:n,replies:s})=>[n[0],...s])}function dt({puzzle:e,step:t}){let n=y(e,t);return`#p=${L(e.position)}${n.length>0?`,${F(n)}`:""}`}function pt({puzzle:e,step:t,last:n,over:s,solved:i,failed:o}){return i?r(o?"puzzle-found-later":"puzzle-solved"):s?r("puzzle-given-up"):n?.verdict==="wrong"?Wt(e,n.lost):n?.verdict==="unknown"?r("puzzle-not-judged"):n?.verdict==="good"?r("puzzle-good",{points:S(n.lost??0)}):n?.verdict==="next"?r("puzzle-go-on",{step:t+1,of:e.steps.length}):e.own?r("puzzle-ask-own",{points:A(e.steps[t])}):N(e)}function N(e){let{stake:t,variant:n,steps:s,lead:i}=e;if(!t)return r(n==="solo"?"puzzle-ask-solo":"puzzle-ask");if(t==="swing")return r("puzzle-task-swing",{points:A(s[0])});let o=i?i<0?"behind":"ahead":"level";return r(`puzzle-task-${t}`,{side:o,points:Math.abs(i??0)})}function Wt({stake:e,own:t},n){return e==="win"?r("puzzle-wrong-win"):t||n===null?r("puzzle-wrong"):r("puzzle-wrong-by",{points:S(n)})}function ft(e,t){let{puzzle:n,step:s}=e,{accepted:i,best:o,rejected:l}=b(e),[d]=l,u={best:it(o.move,t),next:it(d.move,t),margin:S(o.margin),other:S(d.margin)};if(n.own)return[r("puzzle-figures-own",u)];let{stake:a}=n,h=r(`puzzle-why-${a==="win"||a==="lead"&&s===0?o.margin===0?"win-tie":a:"choice"}`,{points:A(b(e)),margin:S(Math.abs(o.margin)),count:Math.abs(o.margin),others:i.length-1}),g=r(n.proven?"puzzle-figures-proven":"puzzle-figures",u);return[...Nt(e,t),h,g]}function Nt({puzzle:e,step:t},n){return e.steps.slice(0,t+1).flatMap(({reasons:s=[]},i)=>{let o=s.map(l=>ot(l,n,!1)).join(" ");return o?t>0?r("puzzle-decision",{number:i+1,reasons:o}):o:[]})}function A({best:e,rejected:[t]}){return S(e.margin-t.margin)}function it(e,t){return e==="pass"?r("puzzle-pass"):e.startsWith("+")?r("puzzle-special"):t[e[0]].name}function S(e){let t=Math.round(10*e)/10;return Number.isInteger(t)?C(t):B(t)}function ht(e){let t=Math.max(0,Math.ceil(e/1e3));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}var P="own",At=40,Mt=15,O=class{constructor(t,n){this.outside=t;this.store=I({overview:n,wish:{theme:"",difficulty:"normal"},solving:null,again:!1,day:null,own:[],judging:!1,result:null,away:!1,run:null,shown:null,isOther:!1,reported:null,problem:null})}outside;store;get state(){return this.store.get()}get due(){return bt(this.outside.load(),this.outside.now()).length}get dueOwn(){return Et(this.state.own,this.outside.now())}get isRunning(){let{run:t}=this.state;return t!==null&&!t.isOver}ask(t,n={}){this.store.dispatch({solving:rt(t),again:!1,day:null,result:null,away:!1,judging:!1,shown:null,isOther:!1,reported:null,problem:null,...n}),!this.isRunning&&!this.state.day&&this.outside.named(t.own?"":t.id)}async next(){let{wish:t}=this.state;if(this.store.dispatch({run:null}),t.theme===P)return this.nextOwn();try{let{puzzles:n}=await zt(t,1);n.length>0?this.ask(n[0]):this.store.dispatch({solving:null})}catch(n){let s=n instanceof m&&await this.kept(t.theme);if(s)return this.ask(s);this.fail(n),n instanceof m&&this.store.dispatch({solving:null})}}async kept(t){let{load:n,save:s,shipped:i}=this.outside;return n().batch.length===0&&s({...n(),batch:await i()}),Gt(n(),t)}fail(t){if(!(t instanceof m||t instanceof v))throw t;this.store.dispatch({problem:t.message})}nextOwn(){let[t]=this.dueOwn;t?this.ask(t):this.store.dispatch({solving:null,problem:null})}async askDay(t){this.ask(await z("GET /api/puzzles/days/{day}",{day:t}),{day:t})}async repeat(){let[t]=bt(this.outside.load(),this.outside.now());t?this.ask(t.puzzle,{again:!0,run:null}):await this.next()}async wishFor(t){this.store.dispatch({wish:{...this.state.wish,...t}}),await this.next()}async answer(t,n=""){let s=this.state.solving;if(ut(s,t)){this.store.dispatch({judging:!0});let o=await this.outside.judge(s.puzzle,t,n);if(this.state.solving!==s)return s;o!==null&&(s=ct(s,t,o))}let i=s.failed;return s=at(s,t),this.store.dispatch({solving:s,judging:!1}),!i&&(s.over||s.failed)&&await this.finish(s),s}async giveUp(){let{solving:t}=this.state;if(!t||t.over)return;let n=lt(t);this.store.dispatch({solving:n}),t.failed||await this.finish(n)}async finish({puzzle:t,tries:n,solved:s}){let{run:i}=this.state;if(i&&this.isRunning){this.advance(i,n,s);return}let{load:o,save:l,now:d}=this.outside;if(t.own)return this.sendOwn(t.id,{...t.own,solved:s});l(Dt(o(),t,s,d())),n.length>0&&await this.send(t.id,n)}async sendOwn(t,{game:n,number:s,solved:i}){let{load:o,save:l,now:d}=this.outside,u=a=>this.store.dispatch({own:It(this.state.own,t,a)});u(d()+yt);try{let{due:a}=await mt({game:n,number:s,solved:i});u(a??1/0)}catch(a){if(a instanceof v)return;if(!(a instanceof m))throw a;let p=o();l({...p,tried:[...p.tried,{game:n,number:s,solved:i}]}),this.store.dispatch({away:!0})}}async send(t,n){if(x.isStatic)return;let{load:s,save:i}=this.outside;try{let o=await gt({id:t,moves:n}),{overview:l}=this.state;this.store.dispatch({result:o,overview:l&&{...l,you:o.you}})}catch(o){if(!(o instanceof m))return this.fail(o);let l=s();i({...l,waiting:[...l.waiting,{id:t,moves:n}]}),this.store.dispatch({away:!0})}}async sync(){if(x.isStatic)return;let{load:t,save:n}=this.outside;this.state.run?.isOver&&await this.end();try{for(let o of t().waiting)await gt(o).catch(wt),n({...t(),waiting:t().waiting.filter(({id:l})=>l!==o.id)});for(let o of t().tried)await mt(o).catch(wt),n({...t(),tried:t().tried.slice(1)});if(t().batch.length<Mt){let{puzzles:o}=await zt({theme:"",difficulty:"normal"},At);n({...t(),batch:o})}let[s,{puzzles:i}]=await Promise.all([z("GET /api/puzzles"),z("GET /api/me/mistakes")]);this.store.dispatch({overview:s,own:i,away:!1})}catch(s){if(!(s instanceof m||s instanceof v))throw s}}async begin(){try{let{id:t,seconds:n,puzzles:s}=await z("POST /api/puzzles/runs"),i=this.outside.now()+1e3*n,o={id:t,puzzles:s,until:i,moves:[],solved:0,isOver:!1,best:null};this.ask(s[0],{run:o})}catch(t){this.fail(t)}}advance(t,n,s){let i=[...t.moves,n],o={...t,moves:i,solved:t.solved+(s?1:0)},l=t.puzzles[i.length];l?this.ask(l,{run:o}):this.end(o)}async end(t=this.state.run){if(!(!t||t.best!==null)){this.store.dispatch({run:{...t,isOver:!0},solving:null,problem:null});try{let{solved:n,best:s}=await z("POST /api/puzzles/runs/{run}",{run:t.id,moves:t.moves});this.store.dispatch({run:{...t,isOver:!0,solved:n,best:s}})}catch(n){this.fail(n)}}}get line(){let{solving:t,isOther:n}=this.state;return t?k(t)[n?1:0]:[]}show(t){if(!this.state.solving?.over)return;let{shown:n}=this.state;this.store.dispatch({shown:Math.min(this.line.length,Math.max(0,(n??0)+t))})}showAt(t,n){this.store.dispatch({isOther:t,shown:n})}async report(t){let{solving:n}=this.state;if(n)try{await z("POST /api/puzzles/{puzzle}/reports",{puzzle:n.puzzle.id,reason:t}),this.store.dispatch({reported:t})}catch(s){this.fail(s)}}};function zt({theme:e,difficulty:t},n){return z("GET /api/puzzles/next",{...e&&e!==P&&{theme:e},difficulty:t,number:n})}function gt({id:e,moves:t}){return z("POST /api/puzzles/{puzzle}/attempts",{puzzle:e,moves:t})}function mt(e){return z("POST /api/me/mistakes/{game}/{number}",e)}function wt(e){if(!(e instanceof v))throw e}var vt=[1,3,7,21],yt=1440*60*1e3,Bt=60;function Dt(e,t,n,s){let i=e.again.find(p=>p.puzzle.id===t.id),o=e.again.filter(p=>p!==i),l=e.batch.filter(({id:p})=>p!==t.id);if(!i&&n)return{...e,batch:l};let d=n&&i?i.stage+1:0,a=d>=vt.length?[]:[{puzzle:t,due:s+vt[d]*yt,stage:d}];return{...e,batch:l,again:[...o,...a].slice(-Bt)}}function Et(e,t){let n=({own:s})=>s?.due??0;return e.filter(s=>n(s)<=t).sort((s,i)=>n(s)-n(i))}function It(e,t,n){return e.map(s=>s.id===t&&s.own?{...s,own:{...s.own,due:n}}:s)}function bt({again:e},t){return e.filter(n=>n.due<=t).sort((n,s)=>n.due-s.due)}function Gt({batch:e},t){return e.find(({themes:n})=>!t||n.some(s=>s===t))??null}var Kt=["easier","normal","harder"],Vt=4,$t=["puzzle-course-best","puzzle-course-other"],qt=["second-answer","wrong","unclear","other"];function St(e,t,n){let s=e.state.solving?.over??!1,i=s?{middle:Ht(e,t,n),tools:f}:{},o={line:Ft(e),moves:Ut(e),...i};return c`<main
class=${`${J(t,n,"remote")} puzzle${s?" ended":""}`}
data-stage=${t.table.stage}
data-testid="puzzle"
>
<h1 class="visually-hidden">${r("puzzle-heading")}</h1>
${Y(t,n,o)}
</main>
${Q(t,n)}`}function Pt(e){let{run:t,problem:n,wish:s}=e.state,i=r(s.theme===P?"puzzle-own-none":"puzzle-none"),o=t?r("puzzle-run-over",{solved:t.solved}):n??i;return c`<main class="puzzle none">
<h1>${r("puzzle-heading")}</h1>
<p role="status" data-testid="puzzle-none">${o}</p>
${t?Ct(e,t.best):f} ${kt(e)}
<p><a href="/">${r("back-to-home")}</a></p>
</main>`}function Ct(e,t){if(t!==null)return c`<p>${r("puzzle-run-best",{best:t})}</p>`;let{problem:n}=e.state;return n===null?f:c`<p role="alert" data-testid="run-problem">${n}</p>
<p>
<button type="button" data-testid="run-retry" @click=${()=>e.end()}>
${r("puzzle-run-retry")}
</button>
</p>`}function Ft(e){let{solving:t,run:n,judging:s,problem:i}=e.state;if(!t)return f;let o=t.failed?"failed":t.over?"solved":"open";return c`<section
class=${t.solved?"line found":"line"}
aria-label=${r("puzzle-heading")}
data-testid="puzzle-line"
data-verdict=${o}
>
<p role="status">${s?r("puzzle-judging"):pt(t)}</p>
${nt(i,"puzzle-problem")}
<div class="line-actions">
${n?Lt(e):f}
${t.over?f:c`<button type="button" data-testid="puzzle-answer" @click=${()=>e.giveUp()}>
${r("puzzle-answer")}
</button>`}
${t.over||t.failed?c`<button
type="button"
class=${t.over?"main":""}
data-testid="puzzle-next"
@click=${()=>e.next()}
>
${r("puzzle-next")}
</button>`:f}
</div>
</section>`}function Lt(e){let{run:t}=e.state;if(!t)return f;let n=t.until-e.outside.now();return c`<span class="run-clock" role="timer" data-testid="run-clock"
>${r("puzzle-run-left",{time:ht(n),solved:t.solved})}</span
>`}function Ut(e){return c`<section class="panel puzzle-panel" aria-label=${r("puzzle-panel")}>
${_t(e.state.day)} ${e.state.run?f:kt(e)}
${Zt(e)}
</section>`}function _t(e){if(e===null)return f;let t=M(Date.parse(`${e}T00:00`)),n=r("label-and-note",{label:r("puzzle-of-the-day"),note:t});return c`<p data-testid="puzzle-day">${n}</p>`}function Ht(e,t,n){let{solving:s,result:i,away:o,shown:l,reported:d}=e.state;if(!s)return f;let{line:u}=e;return c`<section
class="panel result puzzle-told"
aria-label=${r("puzzle-why")}
data-testid="puzzle-told"
>
${s.puzzle.own?f:c`<p>${N(s.puzzle)}</p>`}
${ft(s,t.patches).map(a=>c`<p>${a}</p>`)}
${Yt(e,t)}
${i?.rated?c`<p data-testid="puzzle-rated">${Qt(i)}</p>`:f}
${o?c`<p data-testid="puzzle-away">${r("puzzle-away")}</p>`:f}
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
${st(n,dt(s),y(s.puzzle,s.step).length)}
</div>
${Jt(e,d)}
</section>`}function Yt(e,t){let{solving:n,shown:s,isOther:i}=e.state;if(!n)return f;let{puzzle:o,step:l}=n,d=y(o,l);return k(n).map((u,a)=>{let p={start:o.position,moves:[...d,...u.slice(0,Vt)]},h=_(p,t.sitting,t.patches);return h===null?f:c`<div class="puzzle-course" role="group" aria-label=${r($t[a])}>
<span class="small">${r($t[a])}</span>
${h.moves.slice(d.length).map((g,$)=>{let w=a===1===i&&s===$+1;return c`<button
type="button"
class=${w?"move now":"move"}
aria-current=${w?"step":"false"}
data-testid=${`course-${a}-${$}`}
@click=${()=>e.showAt(a===1,$+1)}
>
${U(g,h.seats,t.patches)}
</button>`})}
</div>`})}function Jt(e,t){let n=e.state.solving?.puzzle.own;if(n){let s=`/game/${n.game}/review?at=${n.number-1}`;return c`<a class="button" href=${s} data-testid="puzzle-review"
>${r("puzzle-review")}</a
>`}return t?c`<p role="status">${r("puzzle-reported")}</p>`:Xt(e)}function Qt({before:e,you:t}){return r("puzzle-rated",{before:String(e),after:String(t.rating)})}function Xt(e){return c`<label class="reporting"
><span>${r("puzzle-report")}</span>
<select data-testid="puzzle-report" @change=${t=>e.report(K(t))}>
<option value="" selected disabled>${r("puzzle-report-choose")}</option>
${qt.map(t=>c`<option value=${t}>${r(`puzzle-report-${t}`)}</option>`)}
</select></label
>`}function kt(e){let{wish:t,overview:n,own:s}=e.state,o=(n?.themes.filter(({count:a})=>a>0)??[]).map(({theme:a,count:p})=>[a,`${r(`puzzle-theme-${a}`)} (${p})`]),l=[P,`${r("puzzle-theme-own")} (${e.dueOwn.length})`],d=[["",r("puzzle-theme-any")],...o,...s.length?[l]:[]],u=Kt.map(a=>[a,r(`puzzle-${a}`)]);return c`<div class="puzzle-choices">
<label
><span>${r("puzzle-theme")}</span>
${T("puzzle-theme",d,t.theme,a=>e.wishFor({theme:a}))}</label
>
<label
><span>${r("puzzle-difficulty")}</span> ${T("puzzle-difficulty",u,t.difficulty??"normal",a=>e.wishFor({difficulty:a}))}</label
>
<div class="row">
<button type="button" data-testid="puzzle-run" @click=${()=>e.begin()}>
${r("puzzle-run")}
</button>
${e.due>0?c`<button type="button" data-testid="puzzle-again" @click=${()=>e.repeat()}>
${r("puzzle-again",{count:e.due})}
</button>`:f}
</div>
</div>`}function Zt(e){let{overview:t,solving:n}=e.state,s=t?.you;return c`<dl class="puzzle-standing">
${n&&!n.puzzle.own?c`<dt>${r("puzzle-rating-its")}</dt>
<dd>${String(n.puzzle.rating)}</dd>`:f}
${s?c`<dt>${r("puzzle-rating-yours")}</dt>
<dd data-testid="puzzle-rating">${s.rating}${s.provisional?"?":""}</dd>
<dt>${r("puzzle-streak")}</dt>
<dd>${r("puzzle-streak-of",{streak:s.streak,best:s.best_streak})}</dd>
<dt>${r("puzzle-run-best-short")}</dt>
<dd>${s.best_run}</dd>`:f}
</dl>`}var te=700,ee=5,qe=et(async(e,t)=>{let n=await ue(z("GET /api/puzzles")),s=await e.place.patches,i=new AbortController,o=new O({load:V,save:q,now:()=>Date.now(),shipped:se,named:l=>history.replaceState(null,"",E(l?`/puzzles/${l}`:"/puzzles")),judge:(l,d,u)=>re(l,d,u,s,i.signal)},n);return t==="today"?await le(o):t.includes("-")?await o.askDay(t):t?o.ask(await z("GET /api/puzzles/{puzzle}",{puzzle:t})):await o.next(),e.until(()=>i.abort()),ne(e,o,s)});function ne(e,t,n){let{shell:s}=e.place,i=null,o=!1,l=()=>{let{solving:a}=t.state;i?.puzzle!==a?.puzzle&&(i?.close(),i=a&&oe(e,t,a,n),o=!0),i&&ae(i.board,t),e.changed()},d=()=>{let{run:a}=t.state;!a||a.isOver||(a.until<=Date.now()?t.end():e.changed())},u=()=>t.sync();return e.every(250,d),e.hear("online",u),e.until(t.store.watch(l)),e.until(()=>i?.close()),l(),u(),()=>i?(o&&queueMicrotask(i.board.game.focusQuilt),o=!1,St(t,i.board,s)):Pt(t)}async function se(){let e=await fetch(D("/puzzles.json")).catch(()=>null);return e?.ok?e.json():[]}function oe(e,t,{puzzle:n},s){let i=!1,o=(a,p)=>{i||queueMicrotask(()=>l(a,p))},l=async(a,p)=>{let h=t.state.solving;if(!h||h.over)return;let g=y(n,h.step),$=t.answer(a,p.table.position);n.own&&await $;let{solving:w}=t.state;if(w?.puzzle!==n)return;w.last?.verdict==="next"?await d(p,h):w.solved||(p.show({start:n.position,moves:g}),p.suggest(Ot(w))),await $},d=async(a,p)=>{for(let h of b(p).replies)await new Promise(g=>{setTimeout(g,te)}),i=!0,a.play(h),i=!1},u=new H(s,{start:n.position,moves:[]},ie(n.position),{onMove:o,objection:()=>t.state.solving?.over?r("puzzle-is-over"):null});return{puzzle:n,board:u,close:tt(e,u)}}function ie(e){let t=r("you"),n=r("puzzle-opponent");return R(e)===2?{names:[n,t],you:2}:{names:[t,n],you:1}}async function re({position:e,variant:t},n,s,i,o){if(t==="solo")return(await Z({position:e,points:0,lines:ee},i,o)).find(u=>u.move===n)?.margin??null;let l=await X(s,i,o);return l&&(R(e)===1?l.margin:-l.margin)}function Ot({puzzle:e,step:t,last:n,over:s}){let i=n&&{move:n.move,label:"×",kind:"mine"},o={move:e.steps[t].best.move,label:"✓",kind:"better"};return[...i&&n?.verdict!=="next"?[i]:[],...s?[o]:[]]}function ae(e,t){let{solving:n,shown:s}=t.state;if(!n?.over)return;let{puzzle:i,step:o}=n,l=y(i,o),{line:d}=t,u=s!==null,a=u?[...l,...d.slice(0,s)]:l,p=e.moves.length===a.length&&a.every((h,g)=>h===e.moves[g]);u&&!p?e.show({start:i.position,moves:a}):!u&&!n.solved&&e.state.suggestions.length===0&&e.suggest(Ot(n))}async function le(e){await e.askDay(j(new Date)).catch(async t=>{let n=t instanceof v?await G():0;if(n===0)throw t;await e.askDay(j(new Date(Date.now()-n)))})}async function ue(e){try{return await e}catch(t){if(!(t instanceof m))throw t;return null}}export{qe as openPuzzles,xt as table};
