import{a as tt,b as et,c as B,d as nt}from"./clock_form.js";import{a as X,b as Y,c as Z,d as O}from"./challenge_view.js";import{$ as y,A as b,Ab as U,Ce as N,G as i,I as m,Ka as _,La as j,P as C,S as I,Sd as z,Ta as W,Xd as J,Y as M,Yd as H,_ as F,b as q,ba as S,d as A,ea as T,fa as R,ga as h,jc as D,k as s,kc as K,la as L,p as v,q as f,se as Q,x as k}from"./page.js";var mt=6e4;function P({clock:n,rated:t,takebacks:e,board:a,seed_chosen:o,fair:r}){let l=[n===null?s("terms-no-clock"):z(n)];return t&&l.push(s("terms-rated")),r&&l.push(s(`starts-terms-${r}`)),!e&&!t&&l.push(s("terms-no-takebacks")),a==="original"&&l.push(s("terms-original")),o&&l.push(s("terms-chosen")),l.join(", ")}function st({kind:n,state:t,round:e,rounds:a,entrants:o,clock:r,rated:l,fair:c}){let d=t==="open"?s("state-open"):s("round-number-of",{round:e,rounds:a??0});return`${[s(`kind-${n}`),d,s("players-count",{count:o})].join(", ")} · ${P({clock:r,rated:l,fair:c,takebacks:!0})}`}function $({name:n,guest:t}){return t?s("guest"):n}function at(n,t,e){return Math.max(0,Math.floor((t+e-n)/mt))}var ut={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function G(n,t,e){let a=new Map(t.map(r=>[e(r),r])),o=n.flatMap(r=>a.get(r)??[]);return o.length===n.length?o:null}var x=class{constructor(t,e){this.page=t;this.ownName=e;this.asking=new X(t,e)}page;ownName;answer=null;opponents=[];followed=[];at=0;asking;async load(){let t=this.answer===null;try{let[e,{opponents:a}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:e,opponents:a,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(e){this.answer=null,this.page.errors.lobby=v(e)}this.page.changed()}async follow(){let{people:t}=await b("GET /api/me/people"),e=t.filter(({kind:a})=>a==="follow");this.followed=e.sort((a,o)=>Number(o.here)-Number(a.here)),this.page.changed()}async apply(t){let e=this.answer;if(!e||!t)return this.load();let{now:a,order:o}=t,r=G(o.tables,[...e.tables,...t.tables],({game:p})=>p),l=G(o.games,[...e.games,...t.games],({game:p})=>p),c=G(o.bots,[...e.bots,...t.bots],({id:p})=>p),d=[...e.tournaments,...t.tournaments],u=G(o.tournaments,d,({id:p})=>p);if(!r||!l||!c||!u)return this.load();Object.assign(this,{answer:{now:a,tables:r,games:l,bots:c,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(t){let e={clock:H(t),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...e,name:this.ownName()}))}sit(t){return this.leave(()=>b("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:e}=this.asking.terms.values,a=e==="usual"?null:e;return this.leave(()=>b("POST /api/games/{game}/again",{game:t,...this.asking.wish,fair:a}))}challenge(t){return this.leave(()=>this.asking.challenge(t))}leave(t){return this.page.leave("lobby",()=>t().catch(async e=>{throw await this.load(),e}))}};function ot(n,t){let{answer:e,at:a}=n,{busy:o,errors:r}=n.page,l=c=>at(c,e?.now??0,t-a);return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${J.map(({key:c})=>i`<button
type="button"
data-testid=${`match-${c}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>n.match(c)}
>
<b>${s(`speed-${c}`)}</b><span class="small">${s(`speed-note-${c}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${e?.tables.length?e.tables.map(c=>pt(c,l(c.created),n)):e&&i`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${e?.tournaments.length?dt(e.tournaments):m}
${n.followed.length?bt(n):m} ${ht(n)}
${e?.games.length?gt(e.games,l):m}
${N(r.lobby,"lobby-error")}
</section>`}function pt(n,t,e){let{game:a,rating:o,yours:r}=n,l=$(n),c=P(n);return i`<li data-game=${a}>
<span class="host"
>${r?i`<b>${s("your-table")}</b>`:g(n,o)}
<span class="small">${c} · ${s("lobby-waited",{minutes:t})}</span></span
>
${r?i`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:O(e.page,"sit",s("sit-down"),s("sit-with",{name:l,terms:c}),()=>e.sit(a))}
</li>`}function g({name:n,guest:t=!1,bot:e=!1},a){return i`<b class=${t?"guest":""}>${$({name:n,guest:t})}</b>${e?i` <span class="badge bot">${s("lobby-bot")}</span>`:m}${a===null?m:i` <span class="small">${a}</span>`}`}function dt(n){return i`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${n.map(t=>{let{id:e,name:a,you:o,open:r}=t,l=s(r&&o===null?"join":"open");return i`<li>
<span class="host"
><b>${a}</b> <span class="small">${st(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${e}`}
aria-label=${s("label-and-note",{label:l,note:a})}
>${l}</a
>
</li>`})}
</ul>`}function bt(n){let t=({name:e,game:a,open:o})=>a?o?O(n.page,"sit",s("sit-down"),s("sit-down-with",{name:e}),()=>n.sit(a)):i`<a
class="button"
href=${`/game/${a}`}
aria-label=${s("lobby-watch-whom",{names:e})}
>${F("eye")}<span>${s("lobby-watch")}</span></a
>`:m;return i`<h3 id="followed-heading">${s("followed-people")}</h3>
<ul class="tables" data-testid="lobby-followed" aria-labelledby="followed-heading">
${n.followed.map(e=>i`<li>
<span class="host"
>${g(e,null)}
${e.here?i`<span class="badge">${s("lobby-here")}</span>`:m}</span
>
${t(e)}
</li>`)}
</ul>`}function ht(n){let{answer:t,opponents:e}=n,{terms:a}=n.asking,o=t?.bots??[];return e.length+o.length===0?m:i`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${a.control("speed")} ${e.length>0?a.control("fair"):m}
${a.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${e.map(r=>ft(r,n))} ${o.map(r=>$t(r,n))}
</ul>`}function ft({game:n,name:t,guest:e,here:a,won:o,lost:r},l){let c=$({name:t,guest:e});return i`<li>
<span class="host"
>${g({name:t,guest:e},null)}
${a?i`<span class="badge">${s("lobby-here")}</span>`:m}
<span class="small">${s("lobby-score",{won:o,lost:r})}</span></span
>
${O(l.page,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:c}),()=>l.invite(n))}
</li>`}function $t(n,t){let{id:e,name:a,ratings:o}=n,r=o[ut[t.asking.terms.values.speed]]??null;return i`<li>
<span class="host"
><a href=${`/people/${e}`}>${g({name:a,bot:!0},r)}</a>
<span class="small">${Y(n)}</span></span
>
${Z(n,t.asking,()=>t.challenge(e))}
</li>`}function gt(n,t){return i`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${n.map(({game:e,players:[a,o],clock:r,rated:l,fair:c,since:d})=>{let u=P({clock:r,rated:l,fair:c,takebacks:!0}),p=s("names-and",{first:$(a),second:$(o)});return i`<li>
<span class="host"
>${g(a,a.rating)} – ${g(o,o.rating)}
<span class="small"
>${u} · ${s("lobby-going-on",{minutes:t(d)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${e}`}
aria-label=${s("lobby-watch-whom",{names:p})}
>${F("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var yt={opponent:h("computer"),strength:h(0),deck:L("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:L("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),...tt,takebacks:h(!0),fair:L("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},wt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},E=class{constructor(t,e,a){this.page=t;this.keepInvitation=e;this.keepLast=a;this.form=new R(yt,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;keepLast;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){return this.page.leave("new-game",()=>this.open(kt(this.form.values)))}async open(t){let e=M(t.opponent)&&!t.rated;e&&this.keepLast({...t,seed:null});try{let a=await b("POST /api/games",t);return a.invitation&&this.keepInvitation(a.id,a.invitation),a}catch(a){if(!k(a)||!e||t.seed)throw a;return{url:vt(t)}}}};function vt({opponent:n,level:t,first:e,board:a,deck:o,names:r}){let c=Object.entries({opponent:n,level:t,first:e,board:a,deck:o}).filter(([,u])=>u!=null),d=new URLSearchParams(c.map(([u,p])=>[u,String(p)]));for(let u of r??[])d.append("name",u);return`/offline?${d}`}function kt(n){let{opponent:t,strength:e,deck:a,level:o,first:r,board:l}=n,c={board:l,seed:n.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:a,level:o,first:"you",names:null};if(lt(n))return{...c,...rt(n),opponent:t,level:e};if(t==="computer")return{...c,opponent:t,level:e,first:r,names:null};if(t==="person"){let[d,u]=n.names.map(p=>p.trim());return{...c,opponent:t,first:r,names:[d||s("first"),u||s("second")]}}return{...c,...rt(n),opponent:t}}var w=({rated:n,speed:t})=>n&&t!=="none",lt=n=>n.opponent==="computer"&&w(n);function rt(n){let{name:t,takebacks:e,seed:a,first:o}=n,r=w(n),l=lt(n)?"usual":n.fair;return{first:r&&l==="usual"?"random":o,names:t.trim()?[t.trim()]:null,clock:et(n),takebacks:e&&!r&&l!=="both",fair:l==="usual"?null:l,rated:r,seed:r?null:a.trim()||null}}function it(n){let{form:t,page:e}=n,{opponent:a}=t.values,o=a==="friend"||a==="anyone",r=c=>(c.preventDefault(),n.start()),l=e.busy==="new-game";return i`<form class="panel new-game" @submit=${r} aria-labelledby="new-heading">
<h2 id="new-heading">${s(`way-${a}`)}</h2>
<div class="choices">
${a==="computer"?i`${Et(n)} ${Nt(n)}`:m}
${a==="person"?Tt(n):m} ${o?Lt(n):m}
${a==="automa"?At(n):m}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${l}>
${s(l?"starting":wt[a])}
</button>
${N(e.errors["new-game"],"home-error")}
</div>
${St(n,o)}
</form>`}function St(n,t){let{form:e}=n,{opponent:a,fair:o}=e.values,r=w(e.values)&&(t||a==="computer"),l=a!=="automa"&&!r&&!(t&&o==="cut");return i`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${t?nt(e.values,c=>e.set(c)):m}
${t?i`${e.control("fair")} ${Ot(o)}`:m}
${l?Pt(n):m} ${e.control("board")}
${r||f.isStatic?m:xt(n)}
</div>
</details>`}function Tt({form:n}){let[t,e]=n.values.names,a=(o,r,l)=>i`<label
>${s(r)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${l}
@input=${c=>n.set({names:o===1?[y(c),e]:[t,y(c)]})}
/></label>`;return i`<div class="names">
${a(1,"first-name",t)} ${a(2,"second-name",e)}
</div>`}function Lt(n){let{form:t}=n,{name:e,takebacks:a,fair:o,speed:r}=t.values,l=w(t.values),c=l||o==="both",d=l?"tick-takebacks-never":"tick-takebacks-note";return i`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${e}
@input=${u=>t.set({name:y(u)})}
/></label>
${B(t.values,u=>t.set(u))}
<div class="ticks">
${S("rated",V("tick-rated",r==="none"?"tick-rated-clock":"tick-rated-note"),l,u=>t.set({rated:u}),r==="none")}
${S("takebacks",V("tick-takebacks",d),a&&!c,u=>t.set({takebacks:u}),c)}
</div>`}function Nt(n){if(f.isStatic)return m;let{form:t}=n,{speed:e}=t.values,a=w(t.values),o=r=>t.set({rated:r,speed:r&&e==="none"?"long":e});return i`<div class="ticks">
${S("rated",V("tick-rated","tick-rated-level"),a,o)}
</div>
${a?B(t.values,r=>t.set(r)):m}`}var V=(n,t)=>i`${s(n)} <span class="small">${s(t)}</span>`;function Ot(n){return n==="usual"?m:i`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${n}-note`)}
</p>`}function Pt({form:n}){let[t,e]=Gt(n.values);return T("first",s("who-first"),[["you",t],["opponent",e],["random",s("random")]],n.values.first,a=>n.set({first:a}))}function Gt({opponent:n,names:[t,e]}){return n==="person"?[t||s("first"),e||s("second")]:n==="friend"?[s("you"),s("your-friend")]:[s("you"),s(n==="computer"?"computer":"the-other-player")]}function xt({form:n}){return i`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${n.values.seed}
@input=${t=>n.set({seed:y(t)})}
/></label>`}function Et({form:n,page:t}){let{strength:e}=n.values,a=o=>{n.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return i`${T("strength",s("difficulty"),q.map(({level:o})=>[String(o),i`${Q(o)}<b>${C(o)}</b><small>${o}</small>`]),String(e),a)}
<p class="small explain" data-testid="strength-words">${I(e)}</p>`}function At({form:n}){let{deck:t,level:e}=n.values,{numeral:a}=A[e-1];return i`${n.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${t}`),note:s(`deck-note-${t}`)})}
</p>
${T("level",s("level-of-automa"),A.map(o=>[String(o.level),K(o)]),String(e),o=>n.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:D(e),counts:s(`automa-level-${e}`)})}
</p>`}var ct=class{constructor(t){this.page=t;this.game=new E(t,W,_),this.lobby=new x(t,()=>this.game.ownName),f.isStatic||this.lobby.load()}page;game;lobby;totals=[];choose(t){this.game.form.set({opponent:t}),t==="automa"&&!f.isStatic&&this.count(),t==="anyone"&&this.follow()}async follow(){j()&&await this.lobby.follow().catch(console.warn)}get waiting(){return this.lobby.answer?.tables.filter(({yours:t})=>!t).length??0}view(t){let{opponent:e}=this.game.form.values;return i`<div class="asked">
${e==="anyone"?ot(this.lobby,t):m} ${it(this.game)}
${e==="automa"?Ft(this.totals):m}
</div>`}async count(){try{({totals:this.totals}=await b("GET /api/solo"))}catch(t){k(t)||(this.page.errors["new-game"]=v(t))}this.page.changed()}};function Ft(n){if(n.length===0)return m;let t=e=>e===null?"–":U(Math.round(e*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
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
${n.map(e=>i`<tr>
<th scope="row">${s(`short-deck-${e.deck}`)} ${e.numeral}</th>
<td>${s("won-of",{won:e.won,games:e.games})}</td>
<td>${t(e.mean_margin)}</td>
<td>${t(e.best_margin)}</td>
<td>${e.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}export{ct as Play};
