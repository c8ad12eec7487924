import{c as Ge}from"./page_kit.js";import{$ as W,Bd as Le,F as q,H as ce,I as j,K as c,M as d,O as f,P as w,Pa as $e,R as M,S as me,T as x,U as N,V as h,Wa as Y,Wc as Se,Yc as R,Z as ue,_ as A,b as re,ba as P,d as V,e as _,gb as ge,hb as ye,i as ie,j as a,la as H,m as le,ma as pe,na as de,o as E,oa as K,p as k,pa as X,ra as be,rc as we,sc as ve,ta as fe,tc as ke,ua as he,uc as xe,ud as y,vc as Pe,w as L,wc as S,xc as G,xd as Oe,y as b,yd as Te,zd as Ee}from"./page.js";var Xe=6e4;function F({clock:e,rated:t,takebacks:n,board:s,seed_chosen:o,fair:i}){let r=[e===null?a("terms-no-clock"):ke(e)];return t&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!n&&!t&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function Me({kind:e,state:t,round:n,rounds:s,entrants:o,clock:i,rated:r,fair:l}){let m=t==="open"?a("state-open"):a("round-number-of",{round:n,rounds:s??0});return`${[a(`kind-${e}`),m,a("players-count",{count:o})].join(", ")} · ${F({clock:i,rated:r,fair:l,takebacks:!0})}`}function v({name:e,guest:t}){return t?a("guest"):e}function Ne(e,t,n){return Math.max(0,Math.floor((t+n-e)/Xe))}var Ye={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},Je={speed:W("ask-clock","clock",S.map(({key:e})=>e),e=>a(`speed-${e}`)),fair:W("ask-fair","lobby-start-with-people",["usual","cut","both"],e=>a(`starts-way-${e}`)),rated:ue("ask-rated","tick-rated")};function z(e,t,n){let s=new Map(t.map(i=>[n(i),i])),o=e.flatMap(i=>s.get(i)??[]);return o.length===e.length?o:null}var I=class{constructor(t,n){this.page=t;this.ownName=n;this.terms=new N(Je,t.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let t=this.answer===null;try{let[n,{opponents:s}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:s,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=E(n)}this.page.changed()}async apply(t){let n=this.answer;if(!n||!t)return this.load();let{now:s,order:o}=t,i=z(o.tables,[...n.tables,...t.tables],({game:p})=>p),r=z(o.games,[...n.games,...t.games],({game:p})=>p),l=z(o.bots,[...n.bots,...t.bots],({id:p})=>p),m=[...n.tournaments,...t.tournaments],u=z(o.tournaments,m,({id:p})=>p);if(!i||!r||!l||!u)return this.load();Object.assign(this,{answer:{now:s,tables:i,games:r,bots:l,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(t){let n={clock:G(t),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(t){return this.leave(()=>b("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:n}=this.terms.values,s=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:t,...this.wish,fair:s}))}challenge(t){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:t,...this.wish,takebacks:n}))}get wish(){let{speed:t,rated:n}=this.terms.values,s=G(t);return{name:this.ownName(),clock:s,rated:n&&s!==null}}leave(t){return this.page.leave("lobby",()=>t().catch(async n=>{throw await this.load(),n}))}};function Ae(e,t){let{answer:n,at:s}=e,{busy:o,errors:i}=e.page,r=l=>Ne(l,n?.now??0,t-s);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${S.map(({key:l})=>c`<button
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(l)}
>
<b>${a(`speed-${l}`)}</b><span class="small">${a(`speed-note-${l}`)}</span>
</button>`)}
</div>
<h3>${a("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(l=>Qe(l,r(l.created),e)):n&&c`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Ze(n.tournaments):d} ${et(e)}
${n?.games.length?at(n.games,r):d}
${y(i.lobby,"lobby-error")}
</section>`}function Qe(e,t,n){let{game:s,rating:o,yours:i}=e,r=v(e),l=F(e);return c`<li data-game=${s}>
<span class="host"
>${i?c`<b>${a("your-table")}</b>`:O(e,o)}
<span class="small">${l} · ${a("lobby-waited",{minutes:t})}</span></span
>
${i?c`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:J(n,"sit",a("sit-down"),a("sit-with",{name:r,terms:l}),()=>n.sit(s))}
</li>`}function O({name:e,guest:t=!1,bot:n=!1},s){return c`<b class=${t?"guest":""}>${v({name:e,guest:t})}</b>${n?c` <span class="badge bot">${a("lobby-bot")}</span>`:d}${s===null?d:c` <span class="small">${s}</span>`}`}function J(e,t,n,s,o){return c`<button
type="button"
data-testid=${t}
aria-label=${s}
aria-disabled=${e.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Ze(e){return c`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:s,you:o,open:i}=t,r=a(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${s}</b> <span class="small">${Me(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${a("label-and-note",{label:r,note:s})}
>${r}</a
>
</li>`})}
</ul>`}function et(e){let{answer:t,opponents:n}=e,s=t?.bots??[];return n.length+s.length===0?d:c`<h3 id="ask-heading">${a("lobby-ask")}</h3>
<div class="row">
${e.terms.control("speed")} ${n.length>0?e.terms.control("fair"):d}
${e.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>tt(o,e))} ${s.map(o=>nt(o,e))}
</ul>`}function tt({game:e,name:t,guest:n,here:s,won:o,lost:i},r){let l=v({name:t,guest:n});return c`<li>
<span class="host"
>${O({name:t,guest:n},null)}
${s?c`<span class="badge">${a("lobby-here")}</span>`:d}
<span class="small">${a("lobby-score",{won:o,lost:i})}</span></span
>
${J(r,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:l}),()=>r.invite(e))}
</li>`}function nt({id:e,name:t,ratings:n},s){let o=n[Ye[s.terms.values.speed]]??null;return c`<li>
<span class="host">${O({name:t,bot:!0},o)}</span>
${J(s,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:t}),()=>s.challenge(e))}
</li>`}function at(e,t){return c`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[s,o],clock:i,rated:r,fair:l,since:m})=>{let u=F({clock:i,rated:r,fair:l,takebacks:!0}),p=a("names-and",{first:v(s),second:v(o)});return c`<li>
<span class="host"
>${O(s,s.rating)} – ${O(o,o.rating)}
<span class="small"
>${u} · ${a("lobby-going-on",{minutes:t(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${a("lobby-watch-whom",{names:p})}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var st="Bee",B=6e4,Fe=1440*B,Re=[["day",Fe],["hour",60*B],["minute",B]];function ze({seats:[e,t]}){return e.name==="You"&&t.name===st&&t.yours}function Ie(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Be({cells:e}){return e.length-e.split(".").length+1}function Q({variant:e,seats:t}){if(e==="solo")return a("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return a("names-and",{first:t[0].name,second:t[1].name});let{kind:s,name:o}=n[0];if(s==="open")return a("your-open-table");let i=q(o);return i===null?o:a("computer-level",{level:String(i)})}function Z(e,t){return e.status==="over"?it(e):e.status==="open"?a("waiting-for-somebody"):ot(e)+rt(e,t)}function ot({status:e,seats:t,turn:n}){let s=t.every(({yours:r})=>r);if(e==="yours"&&!s)return a("your-turn");let o=n===null?null:t[n-1];if(!o)return a("under-way");let i=q(o.name);return a("turn-of",{name:i===null?o.name:a("level-number",{level:String(i)})})}function rt({clock:e,now:t},n){if(!e||e.running===null||t===null||we(e.control).kind!=="days")return"";let s=xe(e,e.running,{now:t,at:0},n);return s===0?a("comma-time-up"):a("comma-left",{time:Pe(s)})}function it({seats:e,result:t}){if(t===null)return a("called-off");let{winner:n,scores:s,reason:o}=t,i=e.every(({yours:Ke})=>Ke),{name:r,yours:l}=e[n-1],m={who:i?"other":"you",name:r},u=i||l?"won":"lost";if(o==="resignation")return a(`${u}-by-resignation`,m);if(o==="time")return a(`${u}-on-time`,m);let[p,g]=n===1?s:[s[1],s[0]],$=u==="won"?Y(p,g):Y(g,p),T=a(`${u}-points`,{...m,points:$});return o==="first to 53"?T+a("comma-first"):T}function ee(e,t){let n=Math.max(0,t-e);if(n<B)return a("just-now");if(n>=30*Fe)return le(e);let[s,o]=Re.find(([,r])=>n>=r)??Re[2];return new Intl.RelativeTimeFormat(ie(),{numeric:"auto"}).format(-Math.floor(n/o),s)}var lt=12,C=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let o=b("GET /api/me/games",{limit:lt,...t&&{cursor:t}}).then(i=>{let r=[...n(),...i.games.filter(l=>!ze(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(t){this.memory.forget(t),this.page.changed()}};function Ue(e,t){let{recent:n,at:s}=e,{error:o,isReading:i}=e.list,{games:r,waiting:l,next:m}=e.list.value;return r.length===0&&n.length===0&&!o?d:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:l})}</span
>`:d}
</h2>
<ul data-testid="recent-games">
${r.map(u=>ct(u,t-s))}
${n.map(u=>mt(u,e))}
</ul>
${m===null?d:c`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>e.more()}
>
${a("show-more")}
</button>`}
${y(o,"games-error")}
</section>`}function ct(e,t){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
${R(e.cells)}
<a href=${e.url}>${Q(e)}</a>
<span class="standing"
>${Z(e,t)}${e.tournament?c` <span class="small block">${a("place-in-list",{...e.tournament})}</span>`:d}</span
>
<span class="small when">${ee(e.last,Date.now())}</span>
</li>`}function mt(e,t){let n=ee(e.when,Date.now());return c`<li class="game remembered">
${R(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${a("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${a("remove")}
</button>
</li>`}function De(e,t){let n=Ie(e.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${R(n.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:Q(n),standing:Z(n,t-e.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:Be(n)})}</span>
</span>
</a>`:d}var ut=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Ve(e){return ut[e-1]}var te={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},U={min:0,max:180,step:1},qe={unit:"minutes",main:"10",extra:"5"};function ne({unit:e,main:t,extra:n}){let{min:s,max:o}=te[e],i=_e(Number(t)||s,s,o);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(_e(Number(n)||0,U.min,U.max))}`}function _e(e,t,n){return Math.min(n,Math.max(t,e))}var pt={opponent:h("computer"),strength:h(0),deck:A("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:A("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(qe),takebacks:h(!0),fair:A("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},dt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function bt(e){return!k.isStatic||j.some(t=>t===e)}var ft={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},D=class{constructor(t,n){this.page=t;this.keepInvitation=n;this.form=new N(pt,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){let t=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",je(t));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!L(n)||!ht(t))throw n;return{url:$t(je(t))}}})}};function ht({opponent:e,seed:t}){return!t.trim()&&j.some(n=>n===e)}function $t({opponent:e,level:t,first:n,board:s,deck:o,names:i}){let l=Object.entries({opponent:e,level:t,first:n,board:s,deck:o}).filter(([,u])=>u!=null),m=new URLSearchParams(l.map(([u,p])=>[u,String(p)]));for(let u of i??[])m.append("name",u);return`/offline?${m}`}function je(e){let{opponent:t,strength:n,deck:s,level:o,first:i,board:r}=e,l={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:s,level:o,first:"you",names:null};if(t==="computer")return{...l,opponent:t,level:n,first:i,names:null};if(t==="person"){let[m,u]=e.names.map(p=>p.trim());return{...l,opponent:t,first:i,names:[m||a("first"),u||a("second")]}}return{...l,...gt(e),opponent:t}}var ae=({rated:e,speed:t})=>e&&t!=="none";function gt(e){let{name:t,speed:n,own:s,takebacks:o,seed:i,fair:r,first:l}=e,m=ae(e);return{first:m&&r==="usual"?"random":l,names:t.trim()?[t.trim()]:null,clock:n==="own"?ne(s):G(n),takebacks:o&&!m&&r!=="both",fair:r==="usual"?null:r,rated:m,seed:m?null:i.trim()||null}}function se(e){let{form:t,page:n}=e,{opponent:s}=t.values,o=s==="friend"||s==="anyone",i=l=>(l.preventDefault(),e.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${dt.map(([l,m])=>wt(l,m.filter(bt),e))}
</fieldset>
<div class="choices">
${s==="computer"?Et(e):d}
${s==="person"?vt(e):d} ${o?kt(e):d}
${s==="automa"?Lt(e):d}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${a(r?"starting":ft[s])}
</button>
${y(n.errors["new-game"],"home-error")}
</div>
${P(n.shell,"edition")} ${yt(e,o)}
</form>`}function yt(e,t){let{form:n}=e,{opponent:s,fair:o}=n.values,i=t&&ae(n.values),r=s!=="automa"&&!i&&!(t&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${t?c`${St(e)} ${n.control("fair")} ${xt(o)}`:d}
${r?Gt(e):d} ${n.control("board")}
${i||k.isStatic?d:Tt(e)}
</div>
</details>`}function wt(e,t,{form:n}){let{opponent:s}=n.values,o=t.includes(s)?"chosen":"",i=r=>c`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${s===r}
@change=${()=>n.set({opponent:r})}
/>`;return t.length===1&&e!=="card-two"?c`<label class=${`card-choice ${o}`}
>${i(t[0])}<b>${a(e)}</b> <span class="small">${a(`${e}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${a(e)}</b>
<div class="ways">
${t.map(r=>c`<label>${i(r)}<span>${a(`way-${r}`)}</span></label>`)}
</div>
</div>`}function vt({form:e}){let[t,n]=e.values.names,s=(o,i,r)=>c`<label
>${a(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>e.set({names:o===1?[w(l),n]:[t,w(l)]})}
/></label>`;return c`<div class="names">
${s(1,"first-name",t)} ${s(2,"second-name",n)}
</div>`}function kt(e){let{form:t}=e,{name:n,takebacks:s,fair:o,speed:i}=t.values,r=ae(t.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note",u=(p,g)=>c`${a(p)} <span class="small">${a(g)}</span>`;return c`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${n}
@input=${p=>t.set({name:w(p)})}
/></label>
${Pt(e)}
<div class="ticks">
${M("rated",u("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,p=>t.set({rated:p}),i==="none")}
${M("takebacks",u("tick-takebacks",m),s&&!l,p=>t.set({takebacks:p}),l)}
</div>`}function xt(e){return e==="usual"?d:c`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${e}-note`)}
</p>`}function Pt({form:e}){let{speed:t,own:n}=e.values,s=t==="own"?ve(ne(n)):a("label-and-note",{label:a(`speed-${t}`),note:a(`speed-note-${t}`)});return c`${x("clock",a("clock"),S.map(({key:o})=>[o,a(`speed-${o}`)]),t,o=>e.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${s}</p>`}function St({form:e}){let{speed:t,own:n}=e.values,s=l=>e.set({own:{...n,...l}}),o=(l,{min:m,max:u,step:p})=>c`<input
type="number"
required
data-testid=${`clock-${l}`}
min=${m}
max=${u}
step=${p}
.value=${n[l]}
@input=${g=>s({[l]:w(g)})}
/>`,i=[["minutes",a("clock-minutes")],["days",a("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
${me("clock-unit",[...i],n.unit,l=>s({unit:l}))}</label
>
<label
>${a(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",te[n.unit])}</label
>
${n.unit==="days"?d:c`<label>${a("clock-extra")} ${o("extra",U)}</label>`}
</div>`;return c`${M("clock-own",a("clock-own"),t==="own",l=>e.set({speed:l?"own":"none"}))}
${t==="own"?r():d}`}function Gt({form:e}){let[t,n]=Ot(e.values);return x("first",a("who-first"),[["you",t],["opponent",n],["random",a("random")]],e.values.first,s=>e.set({first:s}))}function Ot({opponent:e,names:[t,n]}){return e==="person"?[t||a("first"),n||a("second")]:e==="friend"?[a("you"),a("your-friend")]:[a("you"),a(e==="computer"?"computer":"the-other-player")]}function Tt({form:e}){return c`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${t=>e.set({seed:w(t)})}
/></label>`}function Et({form:e,page:t}){let{strength:n}=e.values,s=o=>{e.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return c`${x("strength",a("difficulty"),re.map(({level:o})=>[String(o),String(o)]),String(n),s)}
<div class="opponent-face">
${Se(n)}<b aria-hidden="true">${Ve(n)}</b>
<p class="small explain" data-testid="strength-words">${ce(n)}</p>
</div>`}function Lt({form:e}){let{deck:t,level:n}=e.values,{numeral:s}=V[n-1];return c`${e.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${t}`),note:a(`deck-note-${t}`)})}
</p>
${x("level",a("level-of-automa"),V.map(o=>[String(o.level),ye(o)]),String(n),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:ge(n),counts:a(`automa-level-${n}`)})}
</p>`}var Mt=`${_/1024} KB`;function oe(e,t){let n=(r,l)=>e.ask("open",async()=>{if(l>_)throw new Error(a("too-long",{most:Mt}));let m=await r();if(m.trim()==="")throw new Error(a("paste-first"));await t(m)}),s=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},i=e.busy==="open";return c`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
<h2 id="open-heading">${a("open-saved")}</h2>
<label for="open-text">${a("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${i}>
${a(i?"opening":"open")}
</button>
<label class="button file"
>${a("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o}
/></label>
</div>
${y(e.errors.open,"open-error")}
</form>`}var Nt=5e3,At=6e4,Rt=1200,oa=Ge(Ft);async function Ft(e,t,n){let s=new D(e,fe);if(Ee(),k.isStatic)return()=>zt(s,n);let o=new I(e,()=>s.ownName),i={recent:H,forget:be,kept:K,keep:X},r=new C(e,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch($){L($)||(e.errors["new-game"]=E($))}e.changed()},u=Promise.all([m(),o.load(),r.load(),Ut(s,t)]);u.then(()=>Te(r.list.value.waiting)),(pe()||H().length>0)&&!K()?.games.length&&await Dt(Rt,u),e.until(Oe(($,T)=>$==="lobby"?o.apply(T):r.load())),e.every(Nt,()=>!t.isLive&&!document.hidden&&o.load()),e.every(At,e.changed);let{shell:g}=e;return()=>{let $=performance.now();return c`<main class="home">
${We(g,a("welcome-text"),It())} ${De(r,$)}
${se(s)}
<div class="aside">
${Bt(g)} ${Ue(r,$)} ${Ae(o,$)}
${Ct(l)} ${oe(e,n)}
</div>
</main>`}}function zt(e,t){let{shell:n}=e.page;return c`<main class="home">
${We(n,a("welcome-alone"),he())} ${se(e)}
<div class="aside">
<nav class="more" aria-label=${a("more")}>${He()} ${P(n,"language")}</nav>
${oe(e.page,t)}
</div>
</main>`}function We(e,t,n){return c`<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${t}</p>
</div>
${Le()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${e.help}>
${f("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>`}function It(){return c`<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>`}function He(){return c`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${a("tab-analysis")}</span></a
>`}function Bt(e){return c`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${a("tab-progress")}</span></a
>
${He()}
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${a("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${a("your-account")}</span></a>
${P(e,"language")}
</nav>`}function Ct(e){if(e.length===0)return d;let t=n=>n===null?"–":$e(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${a("alone-with-automa")}</h2>
<table class="scores" data-testid="solo-totals">
<caption class="visually-hidden">
${a("finished-by-level")}
</caption>
<thead>
<tr>
<th scope="col">${a("deck-and-level")}</th>
<th scope="col">${a("won")}</th>
<th scope="col">${a("mean")}</th>
<th scope="col">${a("best")}</th>
<th scope="col">${a("practice")}</th>
</tr>
</thead>
<tbody>
${e.map(n=>c`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}async function Ut(e,t){let n=await b("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&de(n.known),n?.known===!1&&X(null),n?.known&&!document.hidden&&t.open()}async function Dt(e,t){let n=0,s=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,s]),clearTimeout(n)}export{oa as openHomePage};
