import{a as ne,b as se,c as B,d as ae}from"./clock_form.js";import{a as Z,b as ee,c as te,d as O}from"./challenge_view.js";import{$d as Q,A as d,Eb as K,G as i,Ge as N,I as m,Oa as W,P as C,Pa as U,S as I,Wd as H,Xa as D,Y as M,_ as q,aa as R,ae as X,b as V,ba as _,d as A,da as y,fa as S,ia as T,ja as j,k as s,ka as h,nc as z,oc as J,p as v,pa as L,q as f,we as Y,x as k}from"./page.js";var pe=6e4;function P({clock:n,rated:e,takebacks:t,board:a,seed_chosen:o,fair:r}){let l=[n===null?s("terms-no-clock"):H(n)];return e&&l.push(s("terms-rated")),r&&l.push(s(`starts-terms-${r}`)),!t&&!e&&l.push(s("terms-no-takebacks")),a==="original"&&l.push(s("terms-original")),o&&l.push(s("terms-chosen")),l.join(", ")}function oe({kind:n,state:e,round:t,rounds:a,entrants:o,clock:r,rated:l,fair:c}){let b=e==="open"?s("state-open"):s("round-number-of",{round:t,rounds:a??0});return`${[s(`kind-${n}`),b,s("players-count",{count:o})].join(", ")} · ${P({clock:r,rated:l,fair:c,takebacks:!0})}`}function $({name:n,guest:e}){return e?s("guest"):n}function re(n,e,t){return Math.max(0,Math.floor((e+t-n)/pe))}var be={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function G(n,e,t){let a=new Map(e.map(r=>[t(r),r])),o=n.flatMap(r=>a.get(r)??[]);return o.length===n.length?o:null}var x=class{constructor(e,t){this.page=e;this.ownName=t;this.asking=new Z(e,t)}page;ownName;answer=null;opponents=[];followed=[];at=0;asking;async load(){let e=this.answer===null;try{let[t,{opponents:a}]=await Promise.all([d("GET /api/lobby"),d("GET /api/me/opponents")]);Object.assign(this,{answer:t,opponents:a,at:performance.now()}),e&&(this.page.errors.lobby="")}catch(t){this.answer=null,this.page.errors.lobby=v(t)}this.page.changed()}async follow(){let{people:e}=await d("GET /api/me/people"),t=e.filter(({kind:a})=>a==="follow");this.followed=t.sort((a,o)=>Number(o.here)-Number(a.here)),this.page.changed()}async apply(e){let t=this.answer;if(!t||!e)return this.load();let{now:a,order:o}=e,r=G(o.tables,[...t.tables,...e.tables],({game:p})=>p),l=G(o.games,[...t.games,...e.games],({game:p})=>p),c=G(o.bots,[...t.bots,...e.bots],({id:p})=>p),b=[...t.tournaments,...e.tournaments],u=G(o.tournaments,b,({id:p})=>p);if(!r||!l||!c||!u)return this.load();Object.assign(this,{answer:{now:a,tables:r,games:l,bots:c,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(e){let t={clock:X(e),board:"revised",rated:!1};return this.leave(()=>d("POST /api/match",{...t,name:this.ownName()}))}sit(e){return this.leave(()=>d("POST /api/games/{game}/seat",{game:e,name:this.ownName()}))}invite(e){let{fair:t}=this.asking.terms.values,a=t==="usual"?null:t;return this.leave(()=>d("POST /api/games/{game}/again",{game:e,...this.asking.request,fair:a}))}challenge(e){return this.leave(()=>this.asking.challenge(e))}leave(e){return this.page.leave("lobby",()=>e().catch(async t=>{throw await this.load(),t}))}};function le(n,e){let{answer:t,at:a}=n,{busy:o,errors:r}=n.page,l=c=>re(c,t?.now??0,e-a);return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${Q.map(({key:c})=>R(`match-${c}`,i`<b>${s(`speed-${c}`)}</b><span class="small">${s(`speed-note-${c}`)}</span>`,()=>n.match(c),{off:o!==null}))}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${t?.tables.length?t.tables.map(c=>de(c,l(c.created),n)):t&&i`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${t?.tournaments.length?he(t.tournaments):m}
${n.followed.length?fe(n):m} ${$e(n)}
${t?.games.length?we(t.games,l):m}
${N(r.lobby,"lobby-error")}
</section>`}function de(n,e,t){let{game:a,rating:o,yours:r}=n,l=$(n),c=P(n);return i`<li data-game=${a}>
<span class="host"
>${r?i`<b>${s("your-table")}</b>`:g(n,o)}
<span class="small">${c} · ${s("lobby-waited",{minutes:e})}</span></span
>
${r?i`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:O(t.page,"sit",s("sit-down"),s("sit-with",{name:l,terms:c}),()=>t.sit(a))}
</li>`}function g({name:n,guest:e=!1,bot:t=!1},a){return i`<b class=${e?"guest":""}>${$({name:n,guest:e})}</b>${t?i` <span class="badge bot">${s("lobby-bot")}</span>`:m}${a===null?m:i` <span class="small">${a}</span>`}`}function he(n){return i`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${n.map(e=>{let{id:t,name:a,you:o,open:r}=e,l=s(r&&o===null?"join":"open");return i`<li>
<span class="host"
><b>${a}</b> <span class="small">${oe(e)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${t}`}
aria-label=${s("label-and-note",{label:l,note:a})}
>${l}</a
>
</li>`})}
</ul>`}function fe(n){let e=({name:t,game:a,open:o})=>a?o?O(n.page,"sit",s("sit-down"),s("sit-down-with",{name:t}),()=>n.sit(a)):i`<a
class="button"
href=${`/game/${a}`}
aria-label=${s("lobby-watch-whom",{names:t})}
>${q("eye")}<span>${s("lobby-watch")}</span></a
>`:m;return i`<h3 id="followed-heading">${s("followed-people")}</h3>
<ul class="tables" data-testid="lobby-followed" aria-labelledby="followed-heading">
${n.followed.map(t=>i`<li>
<span class="host"
>${g(t,null)}
${t.here?i`<span class="badge">${s("lobby-here")}</span>`:m}</span
>
${e(t)}
</li>`)}
</ul>`}function $e(n){let{answer:e,opponents:t}=n,{terms:a}=n.asking,o=e?.bots??[];return t.length+o.length===0?m:i`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${a.control("speed")} ${t.length>0?a.control("fair"):m}
${a.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${t.map(r=>ge(r,n))} ${o.map(r=>ye(r,n))}
</ul>`}function ge({game:n,name:e,guest:t,here:a,won:o,lost:r},l){let c=$({name:e,guest:t});return i`<li>
<span class="host"
>${g({name:e,guest:t},null)}
${a?i`<span class="badge">${s("lobby-here")}</span>`:m}
<span class="small">${s("lobby-score",{won:o,lost:r})}</span></span
>
${O(l.page,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:c}),()=>l.invite(n))}
</li>`}function ye(n,e){let{id:t,name:a,ratings:o}=n,r=o[be[e.asking.terms.values.speed]]??null;return i`<li>
<span class="host"
><a href=${`/people/${t}`}>${g({name:a,bot:!0},r)}</a>
<span class="small">${ee(n)}</span></span
>
${te(n,e.asking,()=>e.challenge(t))}
</li>`}function we(n,e){return i`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${n.map(({game:t,players:[a,o],clock:r,rated:l,fair:c,since:b})=>{let u=P({clock:r,rated:l,fair:c,takebacks:!0}),p=s("names-and",{first:$(a),second:$(o)});return i`<li>
<span class="host"
>${g(a,a.rating)} – ${g(o,o.rating)}
<span class="small"
>${u} · ${s("lobby-going-on",{minutes:e(b)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${t}`}
aria-label=${s("lobby-watch-whom",{names:p})}
>${q("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var ve={opponent:h("computer"),strength:h(0),deck:L("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:L("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),...ne,takebacks:h(!0),fair:L("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},ke={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},E=class{constructor(e,t,a){this.page=e;this.keepInvitation=t;this.keepLast=a;this.form=new j(ve,()=>{e.errors["new-game"]="",e.changed()}),this.form.values.strength=e.shell.settings.strength}page;keepInvitation;keepLast;form;fillIn(e){e!==null&&this.form.values.name===""&&this.form.set({name:e})}get ownName(){return this.form.values.name.trim()||null}start(){return this.page.leave("new-game",()=>this.open(Te(this.form.values)))}async open(e){let t=M(e.opponent)&&!e.rated;t&&this.keepLast({...e,seed:null});try{let a=await d("POST /api/games",e);return a.invitation&&this.keepInvitation(a.id,a.invitation),a}catch(a){if(!k(a)||!t||e.seed)throw a;return{url:Se(e)}}}};function Se({opponent:n,level:e,first:t,board:a,deck:o,names:r}){let c=Object.entries({opponent:n,level:e,first:t,board:a,deck:o}).filter(([,u])=>u!=null),b=new URLSearchParams(c.map(([u,p])=>[u,String(p)]));for(let u of r??[])b.append("name",u);return`/offline?${b}`}function Te(n){let{opponent:e,strength:t,deck:a,level:o,first:r,board:l}=n,c={board:l,seed:n.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:a,level:o,first:"you",names:null};if(ce(n))return{...c,...ie(n),opponent:e,level:t};if(e==="computer")return{...c,opponent:e,level:t,first:r,names:null};if(e==="person"){let[b,u]=n.names.map(p=>p.trim());return{...c,opponent:e,first:r,names:[b||s("first"),u||s("second")]}}return{...c,...ie(n),opponent:e}}var w=({rated:n,speed:e})=>n&&e!=="none",ce=n=>n.opponent==="computer"&&w(n);function ie(n){let{name:e,takebacks:t,seed:a,first:o}=n,r=w(n),l=ce(n)?"usual":n.fair;return{first:r&&l==="usual"?"random":o,names:e.trim()?[e.trim()]:null,clock:se(n),takebacks:t&&!r&&l!=="both",fair:l==="usual"?null:l,rated:r,seed:r?null:a.trim()||null}}function me(n){let{form:e,page:t}=n,{opponent:a}=e.values,o=a==="friend"||a==="anyone",r=c=>(c.preventDefault(),n.start()),l=t.busy==="new-game";return i`<form class="panel new-game" @submit=${r} aria-labelledby="new-heading">
<h2 id="new-heading">${s(`way-${a}`)}</h2>
<div class="choices">
${a==="computer"?i`${qe(n)} ${Pe(n)}`:m}
${a==="person"?Ne(n):m} ${o?Oe(n):m}
${a==="automa"?Be(n):m}
</div>
<div class="start-bar">
${_("start-game",s(l?"starting":ke[a]),l,"main start")}
${N(t.errors["new-game"],"home-error")}
</div>
${Le(n,o)}
</form>`}function Le(n,e){let{form:t}=n,{opponent:a,fair:o}=t.values,r=w(t.values)&&(e||a==="computer"),l=a!=="automa"&&!r&&!(e&&o==="cut");return i`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${e?ae(t.values,c=>t.set(c)):m}
${e?i`${t.control("fair")} ${Ge(o)}`:m}
${l?xe(n):m} ${t.control("board")}
${r||f.isStatic?m:Ae(n)}
</div>
</details>`}function Ne({form:n}){let[e,t]=n.values.names,a=(o,r,l)=>i`<label
>${s(r)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${l}
@input=${c=>n.set({names:o===1?[y(c),t]:[e,y(c)]})}
/></label>`;return i`<div class="names">
${a(1,"first-name",e)} ${a(2,"second-name",t)}
</div>`}function Oe(n){let{form:e}=n,{name:t,takebacks:a,fair:o,speed:r}=e.values,l=w(e.values),c=l||o==="both",b=l?"tick-takebacks-never":"tick-takebacks-note";return i`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${t}
@input=${u=>e.set({name:y(u)})}
/></label>
${B(e.values,u=>e.set(u))}
<div class="ticks">
${S("rated",F("tick-rated",r==="none"?"tick-rated-clock":"tick-rated-note"),l,u=>e.set({rated:u}),r==="none")}
${S("takebacks",F("tick-takebacks",b),a&&!c,u=>e.set({takebacks:u}),c)}
</div>`}function Pe(n){if(f.isStatic)return m;let{form:e}=n,{speed:t}=e.values,a=w(e.values),o=r=>e.set({rated:r,speed:r&&t==="none"?"long":t});return i`<div class="ticks">
${S("rated",F("tick-rated","tick-rated-level"),a,o)}
</div>
${a?B(e.values,r=>e.set(r)):m}`}var F=(n,e)=>i`${s(n)} <span class="small">${s(e)}</span>`;function Ge(n){return n==="usual"?m:i`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${n}-note`)}
</p>`}function xe({form:n}){let[e,t]=Ee(n.values);return T("first",s("who-first"),[["you",e],["opponent",t],["random",s("random")]],n.values.first,a=>n.set({first:a}))}function Ee({opponent:n,names:[e,t]}){return n==="person"?[e||s("first"),t||s("second")]:n==="friend"?[s("you"),s("your-friend")]:[s("you"),s(n==="computer"?"computer":"the-other-player")]}function Ae({form:n}){return i`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${n.values.seed}
@input=${e=>n.set({seed:y(e)})}
/></label>`}function qe({form:n,page:e}){let{strength:t}=n.values,a=o=>{n.set({strength:Number(o)}),e.shell.change({strength:Number(o)})};return i`${T("strength",s("difficulty"),V.map(({level:o})=>[String(o),i`${Y(o)}<b>${C(o)}</b><small>${o}</small>`]),String(t),a)}
<p class="small explain" data-testid="strength-words">${I(t)}</p>`}function Be({form:n}){let{deck:e,level:t}=n.values,{numeral:a}=A[t-1];return i`${n.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${e}`),note:s(`deck-note-${e}`)})}
</p>
${T("level",s("level-of-automa"),A.map(o=>[String(o.level),J(o)]),String(t),o=>n.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:z(t),counts:s(`automa-level-${t}`)})}
</p>`}var ue=class{constructor(e){this.page=e;this.game=new E(e,D,W),this.lobby=new x(e,()=>this.game.ownName),f.isStatic||this.lobby.load()}page;game;lobby;totals=[];choose(e){this.game.form.set({opponent:e}),e==="automa"&&!f.isStatic&&this.count(),e==="anyone"&&this.follow()}async follow(){U()&&await this.lobby.follow().catch(console.warn)}get waiting(){return this.lobby.answer?.tables.filter(({yours:e})=>!e).length??0}view(e){let{opponent:t}=this.game.form.values;return i`<div class="asked">
${t==="anyone"?le(this.lobby,e):m} ${me(this.game)}
${t==="automa"?Fe(this.totals):m}
</div>`}async count(){try{({totals:this.totals}=await d("GET /api/solo"))}catch(e){k(e)||(this.page.errors["new-game"]=v(e))}this.page.changed()}};function Fe(n){if(n.length===0)return m;let e=t=>t===null?"–":K(Math.round(t*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
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
${n.map(t=>i`<tr>
<th scope="row">${s(`short-deck-${t.deck}`)} ${t.numeral}</th>
<td>${s("won-of",{won:t.won,games:t.games})}</td>
<td>${e(t.mean_margin)}</td>
<td>${e(t.best_margin)}</td>
<td>${t.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}export{ue as Play};
