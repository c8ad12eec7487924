import{c as Ee}from"./page_kit.js";import{Aa as ge,Ba as ye,Ed as F,F as j,Gc as xe,H as ue,Hc as Ge,Ic as Se,Jc as Pe,K as pe,Kc as Te,Lc as P,M as W,Mc as T,Md as g,O as c,Pd as Le,Q as p,Qd as Me,Rd as Ne,S as f,T as v,Td as Re,V as x,W as de,X as G,Y as R,Z as h,_a as we,b as le,ba as be,ca as A,d as _,da as H,e as q,fa as S,fb as J,gd as Oe,i as ce,j as s,m as me,o as M,p as w,sa as K,ta as fe,ua as he,ub as ve,va as X,vb as ke,w as N,wa as Y,y as b,ya as $e}from"./page.js";var Ze=6e4;function z({clock:e,rated:t,takebacks:n,board:a,seed_chosen:o,fair:i}){let r=[e===null?s("terms-no-clock"):Se(e)];return t&&r.push(s("terms-rated")),i&&r.push(s(`starts-terms-${i}`)),!n&&!t&&r.push(s("terms-no-takebacks")),a==="original"&&r.push(s("terms-original")),o&&r.push(s("terms-chosen")),r.join(", ")}function Ae({kind:e,state:t,round:n,rounds:a,entrants:o,clock:i,rated:r,fair:l}){let m=t==="open"?s("state-open"):s("round-number-of",{round:n,rounds:a??0});return`${[s(`kind-${e}`),m,s("players-count",{count:o})].join(", ")} · ${z({clock:i,rated:r,fair:l,takebacks:!0})}`}function k({name:e,guest:t}){return t?s("guest"):e}function Fe(e,t,n){return Math.max(0,Math.floor((t+n-e)/Ze))}var et={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},tt={speed:H("ask-clock","clock",P.map(({key:e})=>e),e=>s(`speed-${e}`)),fair:H("ask-fair","lobby-start-with-people",["usual","cut","both"],e=>s(`starts-way-${e}`)),rated:be("ask-rated","tick-rated")};function I(e,t,n){let a=new Map(t.map(i=>[n(i),i])),o=e.flatMap(i=>a.get(i)??[]);return o.length===e.length?o:null}var B=class{constructor(t,n){this.page=t;this.ownName=n;this.terms=new R(tt,t.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let t=this.answer===null;try{let[n,{opponents:a}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:a,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=M(n)}this.page.changed()}async apply(t){let n=this.answer;if(!n||!t)return this.load();let{now:a,order:o}=t,i=I(o.tables,[...n.tables,...t.tables],({game:d})=>d),r=I(o.games,[...n.games,...t.games],({game:d})=>d),l=I(o.bots,[...n.bots,...t.bots],({id:d})=>d),m=[...n.tournaments,...t.tournaments],u=I(o.tournaments,m,({id:d})=>d);if(!i||!r||!l||!u)return this.load();Object.assign(this,{answer:{now:a,tables:i,games:r,bots:l,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(t){let n={clock:T(t),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(t){return this.leave(()=>b("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:n}=this.terms.values,a=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:t,...this.wish,fair:a}))}challenge(t){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:t,...this.wish,takebacks:n}))}get wish(){let{speed:t,rated:n}=this.terms.values,a=T(t);return{name:this.ownName(),clock:a,rated:n&&a!==null}}leave(t){return this.page.leave("lobby",()=>t().catch(async n=>{throw await this.load(),n}))}};function ze(e,t){let{answer:n,at:a}=e,{busy:o,errors:i}=e.page,r=l=>Fe(l,n?.now??0,t-a);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${P.map(({key:l})=>c`<button
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(l)}
>
<b>${s(`speed-${l}`)}</b><span class="small">${s(`speed-note-${l}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(l=>nt(l,r(l.created),e)):n&&c`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?st(n.tournaments):p} ${at(e)}
${n?.games.length?it(n.games,r):p}
${g(i.lobby,"lobby-error")}
</section>`}function nt(e,t,n){let{game:a,rating:o,yours:i}=e,r=k(e),l=z(e);return c`<li data-game=${a}>
<span class="host"
>${i?c`<b>${s("your-table")}</b>`:O(e,o)}
<span class="small">${l} · ${s("lobby-waited",{minutes:t})}</span></span
>
${i?c`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:Q(n,"sit",s("sit-down"),s("sit-with",{name:r,terms:l}),()=>n.sit(a))}
</li>`}function O({name:e,guest:t=!1,bot:n=!1},a){return c`<b class=${t?"guest":""}>${k({name:e,guest:t})}</b>${n?c` <span class="badge bot">${s("lobby-bot")}</span>`:p}${a===null?p:c` <span class="small">${a}</span>`}`}function Q(e,t,n,a,o){return c`<button
type="button"
data-testid=${t}
aria-label=${a}
aria-disabled=${e.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function st(e){return c`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:a,you:o,open:i}=t,r=s(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${a}</b> <span class="small">${Ae(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${s("label-and-note",{label:r,note:a})}
>${r}</a
>
</li>`})}
</ul>`}function at(e){let{answer:t,opponents:n}=e,a=t?.bots??[];return n.length+a.length===0?p:c`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${e.terms.control("speed")} ${n.length>0?e.terms.control("fair"):p}
${e.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>ot(o,e))} ${a.map(o=>rt(o,e))}
</ul>`}function ot({game:e,name:t,guest:n,here:a,won:o,lost:i},r){let l=k({name:t,guest:n});return c`<li>
<span class="host"
>${O({name:t,guest:n},null)}
${a?c`<span class="badge">${s("lobby-here")}</span>`:p}
<span class="small">${s("lobby-score",{won:o,lost:i})}</span></span
>
${Q(r,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:l}),()=>r.invite(e))}
</li>`}function rt({id:e,name:t,ratings:n},a){let o=n[et[a.terms.values.speed]]??null;return c`<li>
<span class="host">${O({name:t,bot:!0},o)}</span>
${Q(a,"challenge",s("lobby-challenge"),s("lobby-challenge-whom",{name:t}),()=>a.challenge(e))}
</li>`}function it(e,t){return c`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[a,o],clock:i,rated:r,fair:l,since:m})=>{let u=z({clock:i,rated:r,fair:l,takebacks:!0}),d=s("names-and",{first:k(a),second:k(o)});return c`<li>
<span class="host"
>${O(a,a.rating)} – ${O(o,o.rating)}
<span class="small"
>${u} · ${s("lobby-going-on",{minutes:t(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${s("lobby-watch-whom",{names:d})}
>${f("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var lt="Bee",C=6e4,Be=1440*C,Ie=[["day",Be],["hour",60*C],["minute",C]];function Ce({seats:[e,t]}){return e.name==="You"&&t.name===lt&&t.yours}function Ue(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function De({cells:e}){return e.length-e.split(".").length+1}function Z({variant:e,seats:t}){if(e==="solo")return s("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:a,name:o}=n[0];if(a==="open")return s("your-open-table");let i=j(o);return i===null?o:s("computer-level",{level:String(i)})}function ee(e,t){return e.status==="over"?ut(e):e.status==="open"?s("waiting-for-somebody"):ct(e)+mt(e,t)}function ct({status:e,seats:t,turn:n}){let a=t.every(({yours:r})=>r);if(e==="yours"&&!a)return s("your-turn");let o=n===null?null:t[n-1];if(!o)return s("under-way");let i=j(o.name);return s("turn-of",{name:i===null?o.name:s("level-number",{level:String(i)})})}function mt({clock:e,now:t},n){if(!e||e.running===null||t===null||xe(e.control).kind!=="days")return"";let a=Pe(e,e.running,{now:t,at:0},n);return a===0?s("comma-time-up"):s("comma-left",{time:Te(a)})}function ut({seats:e,result:t}){if(t===null)return s("called-off");let{winner:n,scores:a,reason:o}=t,i=e.every(({yours:Qe})=>Qe),{name:r,yours:l}=e[n-1],m={who:i?"other":"you",name:r},u=i||l?"won":"lost";if(o==="resignation")return s(`${u}-by-resignation`,m);if(o==="time")return s(`${u}-on-time`,m);let[d,y]=n===1?a:[a[1],a[0]],$=u==="won"?J(d,y):J(y,d),L=s(`${u}-points`,{...m,points:$});return o==="first to 53"?L+s("comma-first"):L}function te(e,t){let n=Math.max(0,t-e);if(n<C)return s("just-now");if(n>=30*Be)return me(e);let[a,o]=Ie.find(([,r])=>n>=r)??Ie[2];return new Intl.RelativeTimeFormat(ce(),{numeric:"auto"}).format(-Math.floor(n/o),a)}var pt=12,U=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let o=b("GET /api/me/games",{limit:pt,...t&&{cursor:t}}).then(i=>{let r=[...n(),...i.games.filter(l=>!Ce(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(t){this.memory.forget(t),this.page.changed()}};function _e(e,t){let{recent:n,at:a}=e,{error:o,isReading:i}=e.list,{games:r,waiting:l,next:m}=e.list.value;return r.length===0&&n.length===0&&!o?p:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:l})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${r.map(u=>dt(u,t-a))}
${n.map(u=>bt(u,e))}
</ul>
${m===null?p:c`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>e.more()}
>
${s("show-more")}
</button>`}
${g(o,"games-error")}
</section>`}function dt(e,t){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
${F(e.cells)}
<a href=${e.url}>${Z(e)}</a>
<span class="standing"
>${ee(e,t)}${e.tournament?c` <span class="small block">${s("place-in-list",{...e.tournament})}</span>`:p}</span
>
<span class="small when">${te(e.last,Date.now())}</span>
</li>`}function bt(e,t){let n=te(e.when,Date.now());return c`<li class="game remembered">
${F(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${s("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${s("remove")}
</button>
</li>`}function qe(e,t){let n=Ue(e.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${F(n.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:Z(n),standing:ee(n,t-e.at)})}</span
>
<span class="small">${s("spaces-sewn",{count:De(n)})}</span>
</span>
</a>`:p}var ne={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},D={min:0,max:180,step:1},We={unit:"minutes",main:"10",extra:"5"};function se({unit:e,main:t,extra:n}){let{min:a,max:o}=ne[e],i=je(Number(t)||a,a,o);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(je(Number(n)||0,D.min,D.max))}`}function je(e,t,n){return Math.min(n,Math.max(t,e))}var ft={opponent:h("computer"),strength:h(0),deck:A("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:A("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(We),takebacks:h(!0),fair:A("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},ht=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function $t(e){return!w.isStatic||W(e)}var gt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},V=class{constructor(t,n){this.page=t;this.keepInvitation=n;this.form=new R(ft,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){let t=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",He(t));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!N(n)||!yt(t))throw n;return{url:wt(He(t))}}})}};function yt(e){return!e.seed.trim()&&W(e.opponent)&&!oe(e)}function wt({opponent:e,level:t,first:n,board:a,deck:o,names:i}){let l=Object.entries({opponent:e,level:t,first:n,board:a,deck:o}).filter(([,u])=>u!=null),m=new URLSearchParams(l.map(([u,d])=>[u,String(d)]));for(let u of i??[])m.append("name",u);return`/offline?${m}`}function He(e){let{opponent:t,strength:n,deck:a,level:o,first:i,board:r}=e,l={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:a,level:o,first:"you",names:null};if(oe(e))return{...l,...Ke(e),opponent:t,level:n};if(t==="computer")return{...l,opponent:t,level:n,first:i,names:null};if(t==="person"){let[m,u]=e.names.map(d=>d.trim());return{...l,opponent:t,first:i,names:[m||s("first"),u||s("second")]}}return{...l,...Ke(e),opponent:t}}var E=({rated:e,speed:t})=>e&&t!=="none",oe=e=>e.opponent==="computer"&&E(e);function Ke(e){let{name:t,speed:n,own:a,takebacks:o,seed:i,first:r}=e,l=E(e),m=oe(e)?"usual":e.fair;return{first:l&&m==="usual"?"random":r,names:t.trim()?[t.trim()]:null,clock:n==="own"?se(a):T(n),takebacks:o&&!l&&m!=="both",fair:m==="usual"?null:m,rated:l,seed:l?null:i.trim()||null}}function re(e){let{form:t,page:n}=e,{opponent:a}=t.values,o=a==="friend"||a==="anyone",i=l=>(l.preventDefault(),e.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${ht.map(([l,m])=>kt(l,m.filter($t),e))}
</fieldset>
<div class="choices">
${a==="computer"?c`${Mt(e)} ${St(e)}`:p}
${a==="person"?xt(e):p} ${o?Gt(e):p}
${a==="automa"?Nt(e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${s(r?"starting":gt[a])}
</button>
${g(n.errors["new-game"],"home-error")}
</div>
${S(n.shell,"edition")} ${vt(e,o)}
</form>`}function vt(e,t){let{form:n}=e,{opponent:a,fair:o}=n.values,i=E(n.values)&&(t||a==="computer"),r=a!=="automa"&&!i&&!(t&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${t?c`${Tt(e)} ${n.control("fair")} ${Pt(o)}`:p}
${r?Ot(e):p} ${n.control("board")}
${i||w.isStatic?p:Lt(e)}
</div>
</details>`}function kt(e,t,{form:n}){let{opponent:a}=n.values,o=t.includes(a)?"chosen":"",i=r=>c`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${a===r}
@change=${()=>n.set({opponent:r})}
/>`;return t.length===1&&e!=="card-two"?c`<label class=${`card-choice ${o}`}
>${i(t[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${s(e)}</b>
<div class="ways">
${t.map(r=>c`<label>${i(r)}<span>${s(`way-${r}`)}</span></label>`)}
</div>
</div>`}function xt({form:e}){let[t,n]=e.values.names,a=(o,i,r)=>c`<label
>${s(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>e.set({names:o===1?[v(l),n]:[t,v(l)]})}
/></label>`;return c`<div class="names">
${a(1,"first-name",t)} ${a(2,"second-name",n)}
</div>`}function Gt(e){let{form:t}=e,{name:n,takebacks:a,fair:o,speed:i}=t.values,r=E(t.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note";return c`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${n}
@input=${u=>t.set({name:v(u)})}
/></label>
${Xe(e)}
<div class="ticks">
${x("rated",ae("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,u=>t.set({rated:u}),i==="none")}
${x("takebacks",ae("tick-takebacks",m),a&&!l,u=>t.set({takebacks:u}),l)}
</div>`}function St(e){if(w.isStatic)return p;let{form:t}=e,{speed:n}=t.values,a=E(t.values),o=i=>t.set({rated:i,speed:i&&n==="none"?"long":n});return c`<div class="ticks">
${x("rated",ae("tick-rated","tick-rated-level"),a,o)}
</div>
${a?Xe(e):p}`}var ae=(e,t)=>c`${s(e)} <span class="small">${s(t)}</span>`;function Pt(e){return e==="usual"?p:c`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${e}-note`)}
</p>`}function Xe({form:e}){let{speed:t,own:n}=e.values,a=t==="own"?Ge(se(n)):s("label-and-note",{label:s(`speed-${t}`),note:s(`speed-note-${t}`)});return c`${G("clock",s("clock"),P.map(({key:o})=>[o,s(`speed-${o}`)]),t,o=>e.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${a}</p>`}function Tt({form:e}){let{speed:t,own:n}=e.values,a=l=>e.set({own:{...n,...l}}),o=(l,{min:m,max:u,step:d})=>c`<input
type="number"
required
data-testid=${`clock-${l}`}
min=${m}
max=${u}
step=${d}
.value=${n[l]}
@input=${y=>a({[l]:v(y)})}
/>`,i=[["minutes",s("clock-minutes")],["days",s("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${s("clock-unit")}
${de("clock-unit",[...i],n.unit,l=>a({unit:l}))}</label
>
<label
>${s(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",ne[n.unit])}</label
>
${n.unit==="days"?p:c`<label>${s("clock-extra")} ${o("extra",D)}</label>`}
</div>`;return c`${x("clock-own",s("clock-own"),t==="own",l=>e.set({speed:l?"own":"none"}))}
${t==="own"?r():p}`}function Ot({form:e}){let[t,n]=Et(e.values);return G("first",s("who-first"),[["you",t],["opponent",n],["random",s("random")]],e.values.first,a=>e.set({first:a}))}function Et({opponent:e,names:[t,n]}){return e==="person"?[t||s("first"),n||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function Lt({form:e}){return c`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${t=>e.set({seed:v(t)})}
/></label>`}function Mt({form:e,page:t}){let{strength:n}=e.values,a=o=>{e.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return c`${G("strength",s("difficulty"),le.map(({level:o})=>[String(o),String(o)]),String(n),a)}
<div class="opponent-face">
${Oe(n)}<b aria-hidden="true">${ue(n)}</b>
<p class="small explain" data-testid="strength-words">${pe(n)}</p>
</div>`}function Nt({form:e}){let{deck:t,level:n}=e.values,{numeral:a}=_[n-1];return c`${e.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${t}`),note:s(`deck-note-${t}`)})}
</p>
${G("level",s("level-of-automa"),_.map(o=>[String(o.level),ke(o)]),String(n),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:ve(n),counts:s(`automa-level-${n}`)})}
</p>`}var Rt=`${q/1024} KB`;function ie(e,t){let n=(r,l)=>e.ask("open",async()=>{if(l>q)throw new Error(s("too-long",{most:Rt}));let m=await r();if(m.trim()==="")throw new Error(s("paste-first"));await t(m)}),a=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},i=e.busy==="open";return c`<form class="panel opener" @submit=${a} aria-labelledby="open-heading">
<h2 id="open-heading">${s("open-saved")}</h2>
<label for="open-text">${s("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${i}>
${s(i?"opening":"open")}
</button>
<label class="button file"
>${s("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o}
/></label>
</div>
${g(e.errors.open,"open-error")}
</form>`}var At=5e3,Ft=6e4,zt=1200,os=Ee(It);async function It(e,t,n){let a=new V(e,ge);if(Ne(),w.isStatic)return()=>Bt(a,n);let o=new B(e,()=>a.ownName),i={recent:K,forget:$e,kept:X,keep:Y},r=new U(e,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch($){N($)||(e.errors["new-game"]=M($))}e.changed()},u=Promise.all([m(),o.load(),r.load(),Vt(a,t)]);u.then(()=>Me(r.list.value.waiting)),(fe()||K().length>0)&&!X()?.games.length&&await _t(zt,u),e.until(Le(($,L)=>$==="lobby"?o.apply(L):r.load())),e.every(At,()=>!t.isLive&&!document.hidden&&o.load()),e.every(Ft,e.changed);let{shell:y}=e;return()=>{let $=performance.now();return c`<main class="home">
${Ye(y,s("welcome-text"),Ct())} ${qe(r,$)}
${re(a)}
<div class="aside">
${Ut(y)} ${_e(r,$)} ${ze(o,$)}
${Dt(l)} ${ie(e,n)}
</div>
</main>`}}function Bt(e,t){let{shell:n}=e.page;return c`<main class="home">
${Ye(n,s("welcome-alone"),ye())} ${re(e)}
<div class="aside">
<nav class="more" aria-label=${s("more")}>${Je()} ${S(n,"language")}</nav>
${ie(e.page,t)}
</div>
</main>`}function Ye(e,t,n){return c`<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${t}</p>
</div>
${Re()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${e.help}>
${f("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>`}function Ct(){return c`<a class="button invite" href="/first-game" data-testid="first-game"
>${s("first-game")}</a
>`}function Je(){return c`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${s("tab-analysis")}</span></a
>`}function Ut(e){return c`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${s("tab-progress")}</span></a
>
${Je()}
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${s("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${s("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${s("your-account")}</span></a>
${S(e,"language")}
</nav>`}function Dt(e){if(e.length===0)return p;let t=n=>n===null?"–":we(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${s("alone-with-automa")}</h2>
<table class="scores" data-testid="solo-totals">
<caption class="visually-hidden">
${s("finished-by-level")}
</caption>
<thead>
<tr>
<th scope="col">${s("deck-and-level")}</th>
<th scope="col">${s("won")}</th>
<th scope="col">${s("mean")}</th>
<th scope="col">${s("best")}</th>
<th scope="col">${s("practice")}</th>
</tr>
</thead>
<tbody>
${e.map(n=>c`<tr>
<th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${s("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}async function Vt(e,t){let n=await b("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&he(n.known),n?.known===!1&&Y(null),n?.known&&!document.hidden&&t.open()}async function _t(e,t){let n=0,a=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,a]),clearTimeout(n)}export{os as openHomePage};
