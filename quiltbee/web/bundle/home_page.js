import{A as H,Ac as ht,C as Z,Dc as bt,Ec as h,F as tt,Fa as at,Fc as gt,Ga as rt,Gc as b,Hc as v,Ic as yt,K as l,M as p,Mc as kt,N as et,O as $,P as nt,Pc as M,Q as m,Rb as lt,Sb as ct,Tb as ut,Ub as pt,Vb as mt,Wb as S,Xb as O,Yc as y,_a as it,b as J,c as G,ca as ot,d as T,ea as st,h as V,i as s,kc as dt,l as Q,la as R,n as g,p as w,rd as wt,u as k,uc as _,vc as C,wc as ft,y as X,yc as $t,z as Y}from"./page.js";var q={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},A={min:0,max:180,step:1},xt={unit:"minutes",main:"10",extra:"5"};function L({unit:t,main:e,extra:n}){let{min:o,max:a}=q[t],r=vt(Number(e)||o,o,a);return t==="days"?`${Math.round(r)}d`:`${Math.round(60*r)}+${Math.round(vt(Number(n)||0,A.min,A.max))}`}function vt(t,e,n){return Math.min(n,Math.max(e,t))}var St=`${T/1024} KB`,N=class{constructor(e,n,o,a){this.keepInvitation=a,this.go=e,this.view=n,this.store=w({form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:xt,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,a]=this.store.get().form.names;this.set({names:e===0?[n,a]:[o,n]})}async count(){try{let{totals:e}=await Y();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:g(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:a,invitation:r}=await X(oe(e));r&&this.keepInvitation(o,r),this.go(a)}catch(o){this.store.dispatch({busy:!1,error:g(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(s("paste-first"));if(e.length>T)return this.refuse(s("too-long",{most:St}));this.store.dispatch({opening:!0,openError:""});try{this.view(await H(e))}catch(n){this.refuse(g(n))}}async openFile(e){if(e.size>T)return this.refuse(s("too-long",{most:St}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function oe(t){let{opponent:e,strength:n,deck:o,level:a,first:r,board:i}=t,u={board:i,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...u,opponent:e,deck:o,level:a,first:"you",names:null};if(e==="computer")return{...u,opponent:e,level:n,first:r,names:null};if(e==="person"){let[c,d]=t.names.map(f=>f.trim());return{...u,opponent:e,first:r,names:[c||s("first"),d||s("second")]}}return{...u,...se(t),opponent:e,first:r}}function se({name:t,speed:e,own:n,takebacks:o,rated:a,seed:r,fair:i}){return{names:t.trim()?[t.trim()]:null,clock:e==="own"?L(n):O(e),takebacks:o&&!a&&i!=="both",fair:i==="usual"?null:i,rated:a,seed:a?null:r.trim()||null}}var ae=6e4,I=class{constructor(e){this.outside=e,this.store=w({lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1,fair:"usual"})}async load(){try{let[e,{opponents:n}]=await Promise.all([this.outside.fetch(),this.outside.opponents()]),o={lobby:e,opponents:n,at:this.outside.now()},a=this.store.get().lobby===null;this.store.dispatch(a?{...o,error:""}:o)}catch(e){this.store.dispatch({lobby:null,error:g(e)})}}async match(e){let n={clock:O(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async invite(e){let{fair:n}=this.store.get(),o=n==="usual"?null:n;await this.leave(e,()=>this.outside.invite(e,{...this.terms,fair:o}))}async challenge(e){await this.leave(e,()=>this.outside.challenge(e,this.terms))}get terms(){let{speed:e,rated:n}=this.store.get();return{name:this.outside.name(),clock:O(e),rated:n}}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let a=g(o);await this.load(),this.store.dispatch({busy:null,error:a})}}}};function z({clock:t,rated:e,takebacks:n,board:o,seed_chosen:a,fair:r}){let i=[t===null?s("terms-no-clock"):ut(t)];return e&&i.push(s("terms-rated")),r&&i.push(s(`starts-terms-${r}`)),!n&&!e&&i.push(s("terms-no-takebacks")),o==="original"&&i.push(s("terms-original")),a&&i.push(s("terms-chosen")),i.join(", ")}function Ot({kind:t,state:e,round:n,rounds:o,entrants:a,clock:r,rated:i,fair:u}){let c=e==="open"?s("state-open"):s("round-number-of",{round:n,rounds:o??0});return`${[s(`kind-${t}`),c,s("players-count",{count:a})].join(", ")} · ${z({clock:r,rated:i,fair:u,takebacks:!0})}`}function x({name:t,guest:e}){return e?s("guest"):t}function Mt(t,e,n){return Math.max(0,Math.floor((e+n-t)/ae))}var re="Bee",D=6e4,Et=1440*D,Pt=[["day",Et],["hour",60*D],["minute",D]],U=class{constructor(e){this.outside=e;let{kept:n,recent:o}=e.remembered,{games:a,waiting:r,next:i}=n()??{games:[],waiting:0,next:null};this.store=w({games:a,waiting:r,next:i,recent:o(),at:e.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(a)})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:a,next:r}=await this.outside.fetch(e),i=[...n(),...o.filter(c=>!ie(c))];e===null&&this.outside.remembered.keep({games:i,waiting:a,next:r});let u=this.outside.now();this.store.dispatch({games:i,waiting:a,next:r,at:u,recent:this.others(i)})}catch(o){this.store.dispatch({error:g(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function ie({seats:[t,e]}){return t.name==="You"&&e.name===re&&e.yours}function Tt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function At({cells:t}){return t.length-t.split(".").length+1}function B({variant:t,seats:e}){if(t==="solo")return s("card-solo");let n=e.filter(i=>!i.yours);if(n.length===0)return s("names-and",{first:e[0].name,second:e[1].name});let{kind:o,name:a}=n[0];if(o==="open")return s("your-open-table");let r=Lt(a);return r?s("computer-level",{level:r}):a}function F(t,e){return t.status==="over"?ue(t):t.status==="open"?s("waiting-for-somebody"):le(t)+ce(t,e)}function le({status:t,seats:e,turn:n}){let o=e.every(({yours:i})=>i);if(t==="yours"&&!o)return s("your-turn");let a=n===null?null:e[n-1];if(!a)return s("under-way");let r=Lt(a.name);return s("turn-of",{name:r?s("level-number",{level:r}):a.name})}function ce({clock:t,now:e},n){if(!t||t.running===null||e===null||lt(t.control).kind!=="days")return"";let o=pt(t,t.running,{now:e,at:0},n);return o===0?s("comma-time-up"):s("comma-left",{time:mt(o)})}function ue({seats:t,result:e}){if(e===null)return s("called-off");let{winner:n,scores:o,reason:a}=e,r=t.every(({yours:ne})=>ne),{name:i,yours:u}=t[n-1],c={who:r?"other":"you",name:i},d=r||u?"won":"lost";if(a==="resignation")return s(`${d}-by-resignation`,c);if(a==="time")return s(`${d}-on-time`,c);let[f,E]=n===1?o:[o[1],o[0]],ee=d==="won"?R(f,E):R(E,f),j=s(`${d}-points`,{...c,points:ee});return a==="first to 53"?j+s("comma-first"):j}function Lt(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function K(t,e){let n=Math.max(0,e-t);if(n<D)return s("just-now");if(n>=30*Et)return Q(t);let[o,a]=Pt.find(([,i])=>n>=i)??Pt[2];return new Intl.RelativeTimeFormat(V(),{numeric:"auto"}).format(-Math.floor(n/a),o)}var pe=12;function Nt(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return k(`/api/me/games?limit=${pe}${e}`)}function It(){return k("/api/lobby")}function zt(){return k("/api/me/opponents")}function Dt(t,e){return k(`/api/games/${t}/again`,e)}function Ut(t,{rated:e,...n}){return k("/api/challenges",{bot:t,...n,rated:e,takebacks:!e})}function Bt(t){return k("/api/match",t)}function Ft(t,e){let n=G[t.level-1];return l`${h("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],t.deck,o=>e.set({deck:o}))}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${t.deck}`),note:s(`deck-note-${t.deck}`)})}
</p>
${h("level",s("level-of-automa"),G.map(o=>[String(o.level),rt(o)]),String(t.level),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:n.numeral,name:at(n.level),counts:s(`automa-level-${n.level}`)})}
</p>`}function Gt({totals:t}){if(t.length===0)return p;let e=n=>n===null?"–":st(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
${t.map(n=>l`<tr>
<th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${s("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}function Rt(t,e,n){let{games:o,at:a}=t.store.get(),r=Tt(o);return r?l`<a class="continue" href=${r.url} data-testid="continue" @click=${m(e)}>
${M(r.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:B(r),standing:F(r,n-a)})}</span
>
<span class="small">${s("spaces-sewn",{count:At(r)})}</span>
</span>
</a>`:p}var me={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function _t(t,e,n){let{lobby:o,busy:a,error:r,at:i}=t.store.get(),u=c=>Mt(c,o?.now??0,n-i);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${S.map(({key:c})=>l`<button
type="button"
data-testid=${`match-${c}`}
aria-disabled=${a===null?"false":"true"}
@click=${()=>t.match(c)}
>
<b>${s(`speed-${c}`)}</b><span class="small">${s(`speed-note-${c}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${o?.tables.length?o.tables.map(c=>de(c,u(c.created),t,e)):o&&l`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${o?.tournaments.length?fe(o.tournaments,e):p} ${$e(t)}
${o?.games.length?ye(o.games,u,e):p}
${y(r,"lobby-error")}
</section>`}function de(t,e,n,o){let{game:a,rating:r,yours:i}=t,u=x(t),c=z(t);return l`<li data-game=${a}>
<span class="host"
>${i?l`<b>${s("your-table")}</b>`:P(t,r)}
<span class="small">${c} · ${s("lobby-waited",{minutes:e})}</span></span
>
${i?l`<a class="button" href=${`/game/${a}`} @click=${m(o)}>${s("open")}</a>`:W(n,"sit",s("sit-down"),s("sit-with",{name:u,terms:c}),()=>n.sit(a))}
</li>`}function P({name:t,guest:e=!1,bot:n=!1},o){return l`<b class=${e?"guest":""}>${x({name:t,guest:e})}</b>${n?l` <span class="badge bot">${s("lobby-bot")}</span>`:p}${o===null?p:l` <span class="small">${o}</span>`}`}function W(t,e,n,o,a){return l`<button
type="button"
data-testid=${e}
aria-label=${o}
aria-disabled=${t.store.get().busy===null?"false":"true"}
@click=${a}
>
${n}
</button>`}function fe(t,e){return l`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(n=>{let{id:o,name:a,you:r,open:i}=n,u=s(i&&r===null?"join":"open");return l`<li>
<span class="host"
><b>${a}</b> <span class="small">${Ot(n)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${o}`}
aria-label=${s("label-and-note",{label:u,note:a})}
@click=${m(e)}
>${u}</a
>
</li>`})}
</ul>`}function $e(t){let{lobby:e,opponents:n}=t.store.get(),o=e?.bots??[];return n.length+o.length===0?p:l`<h3 id="ask-heading">${s("lobby-ask")}</h3>
${he(t,n.length>0)}
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(a=>be(a,t))} ${o.map(a=>ge(a,t))}
</ul>`}function he(t,e){let{speed:n,rated:o,fair:a}=t.store.get(),r=i=>t.store.dispatch(i);return l`<div class="row">
<label
>${s("clock")}
<select
data-testid="ask-clock"
@change=${i=>r({speed:b(i)})}
>
${S.map(({key:i})=>l`<option value=${i} ?selected=${i===n}>${s(`speed-${i}`)}</option>`)}
</select></label
>
${e?l`<label
>${s("lobby-start-with-people")}
<select
data-testid="ask-fair"
@change=${i=>r({fair:b(i)})}
>
${["usual","cut","both"].map(i=>l`<option value=${i} ?selected=${i===a}>
${s(`starts-way-${i}`)}
</option>`)}
</select></label
>`:p}
<label class="tick"
><input
type="checkbox"
data-testid="ask-rated"
.checked=${o}
@change=${i=>r({rated:v(i)})}
/><span>${s("tick-rated")}</span></label
>
</div>`}function be({game:t,name:e,guest:n,here:o,won:a,lost:r},i){let u=x({name:e,guest:n});return l`<li>
<span class="host"
>${P({name:e,guest:n},null)}
${o?l`<span class="badge">${s("lobby-here")}</span>`:p}
<span class="small">${s("lobby-score",{won:a,lost:r})}</span></span
>
${W(i,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:u}),()=>i.invite(t))}
</li>`}function ge({id:t,name:e,ratings:n},o){let a=n[me[o.store.get().speed]]??null;return l`<li>
<span class="host">${P({name:e,bot:!0},a)}</span>
${W(o,"challenge",s("lobby-challenge"),s("lobby-challenge-whom",{name:e}),()=>o.challenge(t))}
</li>`}function ye(t,e,n){return l`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:o,players:[a,r],clock:i,rated:u,fair:c,since:d})=>{let f=z({clock:i,rated:u,fair:c,takebacks:!0}),E=s("names-and",{first:x(a),second:x(r)});return l`<li>
<span class="host"
>${P(a,a.rating)} – ${P(r,r.rating)}
<span class="small"
>${f} · ${s("lobby-going-on",{minutes:e(d)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${o}`}
aria-label=${s("lobby-watch-whom",{names:E})}
@click=${m(n)}
>${$("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}function qt(t,e,n){let{games:o,recent:a,waiting:r,next:i,busy:u,error:c,at:d}=t.store.get();return o.length===0&&a.length===0&&!c?p:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${r>0?l`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:r})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${o.map(f=>ke(f,e,n-d))}
${a.map(f=>we(f,t,e))}
</ul>
${i===null?p:l`<button
type="button"
data-testid="more-games"
aria-disabled=${u?"true":"false"}
@click=${()=>t.more()}
>
${s("show-more")}
</button>`}
${y(c,"games-error")}
</section>`}function ke(t,e,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
${M(t.cells)}
<a href=${t.url} @click=${m(e)}>${B(t)}</a>
<span class="standing"
>${F(t,n)}${t.tournament?l` <span class="small block">${s("place-in-list",{...t.tournament})}</span>`:p}</span
>
<span class="small when">${K(t.last,Date.now())}</span>
</li>`}function we(t,e,n){let o=K(t.when,Date.now());return l`<li class="game remembered">
${M(".".repeat(81))}
<a href=${`/game/${t.id}`} @click=${m(n)}>${t.title}</a>
<span class="standing small">${s("opened-here",{when:o})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:t.title,when:o})}
@click=${()=>e.forget(t.id)}
>
${s("remove")}
</button>
</li>`}function Wt({speed:t,own:e},n){let o=r=>n.set({speed:r}),a=t==="own"?ct(L(e)):s("label-and-note",{label:s(`speed-${t}`),note:s(`speed-note-${t}`)});return l`${h("clock",s("clock"),S.map(({key:r})=>[r,s(`speed-${r}`)]),t,o)}
<p class="small explain" data-testid="clock-words">${a}</p>`}function jt({speed:t,own:e},n){return l`<label class="tick"
><input
type="checkbox"
data-testid="clock-own"
.checked=${t==="own"}
@change=${o=>n.set({speed:v(o)?"own":"none"})}
/><span>${s("clock-own")}</span></label
>
${t==="own"?ve(e,n):p}`}function ve(t,e){let n=o=>e.set({own:{...t,...o}});return l`<div class="names" data-testid="own-clock">
<label
>${s("clock-unit")}
<select
data-testid="clock-unit"
@change=${o=>n({unit:b(o)})}
>
<option value="minutes" ?selected=${t.unit==="minutes"}>${s("clock-minutes")}</option>
<option value="days" ?selected=${t.unit==="days"}>${s("clock-a-turn")}</option>
</select></label
>
<label
>${s(t.unit==="days"?"clock-main-days":"clock-main-minutes")}
${Kt("clock-main",t.main,q[t.unit],o=>n({main:o}))}</label
>
${t.unit==="days"?p:l`<label
>${s("clock-extra")}
${Kt("clock-extra",t.extra,A,o=>n({extra:o}))}</label
>`}
</div>`}function Kt(t,e,{min:n,max:o,step:a},r){return l`<input
type="number"
required
data-testid=${t}
min=${n}
max=${o}
step=${a}
.value=${e}
@input=${i=>r(b(i))}
/>`}var xe=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Jt(t){return xe[t-1]}var Se=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Oe={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Xt(t,e,n){let{form:o}=t,a=o.opponent==="friend"||o.opponent==="anyone";return l`<form class="panel new-game" @submit=${i=>{i.preventDefault(),e.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
${Pe(o,e)}
<div class="choices">
${o.opponent==="computer"?De(o,e,n):p}
${o.opponent==="person"?Te(o,e):p}
${a?Ae(o,e):p}
${o.opponent==="automa"?Ft(o,e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
${s(t.busy?"starting":Oe[o.opponent])}
</button>
${y(t.error,"home-error")}
</div>
${gt(n)} ${Me(o,e,a)}
</form>`}function Me(t,e,n){let o=t.opponent!=="automa"&&!(n&&t.fair==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${n?l`${jt(t,e)} ${Le(t,e)}`:p}
${o?Ne(t,e):p}
${h("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],t.board,a=>e.set({board:a}))}
${n&&t.rated?p:ze(t,e)}
</div>
</details>`}function Pe(t,e){return l`<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${Se.map(([n,o])=>Ee(n,o,t,e))}
</fieldset>`}function Ee(t,e,n,o){let a=e.includes(n.opponent)?"chosen":"",r=i=>l`<input
type="radio"
name="opponent"
value=${i}
data-testid=${`opponent-${i}`}
.checked=${n.opponent===i}
@change=${()=>o.set({opponent:i})}
/>`;return e.length===1?l`<label class=${`card-choice ${a}`}
>${r(e[0])}<b>${s(t)}</b> <span class="small">${s(`${t}-note`)}</span></label
>`:l`<div class=${`card-choice ${a}`}>
<b>${s(t)}</b>
<div class="ways">
${e.map(i=>l`<label>${r(i)}<span>${s(`way-${i}`)}</span></label>`)}
</div>
</div>`}function Te(t,e){return l`<div class="names">
${["first-name","second-name"].map((n,o)=>l`<label
>${s(n)}
<input
data-testid=${`name-${o+1}`}
maxlength="24"
autocomplete="off"
.value=${t.names[o]}
@input=${a=>e.name(o,b(a))}
/></label>`)}
</div>`}function Ae(t,e){return l`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${t.name}
@input=${n=>e.set({name:b(n)})}
/></label>
${Wt(t,e)}
<div class="ticks">
${Qt("rated",s("tick-rated"),s("tick-rated-note"),t.rated,n=>e.set({rated:n}))}
${Qt("takebacks",s("tick-takebacks"),s(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!Vt(t),n=>e.set({takebacks:n}),Vt(t))}
</div>`}function Vt({rated:t,fair:e}){return t||e==="both"}function Le({fair:t},e){let n=["usual","cut","both"];return l`${h("fair",s("starts-way"),n.map(o=>[o,s(`starts-way-${o}`)]),t,o=>e.set({fair:o}))}
${t==="usual"?p:l`<p class="small explain" data-testid="fair-words">${s(`starts-way-${t}-note`)}</p>`}`}function Qt(t,e,n,o,a,r=!1){return l`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${o}
?disabled=${r}
@change=${i=>a(v(i))}
/><span>${e} <span class="small">${n}</span></span></label
>`}function Ne(t,e){let[n,o]=Ie(t);return h("first",s("who-first"),[["you",n],["opponent",o],["random",s("random")]],t.first,a=>e.set({first:a}))}function Ie({opponent:t,names:[e,n]}){return t==="person"?[e||s("first"),n||s("second")]:t==="friend"?[s("you"),s("your-friend")]:[s("you"),s(t==="computer"?"computer":"the-other-player")]}function ze(t,e){return l`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.seed}
@input=${n=>e.set({seed:b(n)})}
/></label>`}function De({strength:t},e,n){let o=a=>{e.set({strength:Number(a)}),n.change({strength:Number(a)})};return l`${h("strength",s("difficulty"),J.map(({level:a})=>[String(a),String(a)]),String(t),o)}
<div class="opponent-face">
${kt(t)}<b aria-hidden="true">${Jt(t)}</b>
<p class="small explain" data-testid="strength-words">${ot(t)}</p>
</div>`}function Yt({home:t,lobby:e,mine:n},o,a){let r=t.store.get();return l`${nt(o)}
<main class="home">
<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${s("welcome-text")}</p>
</div>
${wt()}
<div class="ways-in">
<a
class="button invite"
href="/first-game"
data-testid="first-game"
@click=${m(o)}
>${s("first-game")}</a
>
<button type="button" data-testid="how" @click=${o.help}>
${$("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>
${Rt(n,o,a)} ${Xt(r,t,o)}
<div class="aside">
${Ue(o)} ${qt(n,o,a)} ${_t(e,o,a)}
${Gt(r)} ${Be(r,t)}
</div>
</main>`}function Ue(t){return l`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${m(t)}
>${$("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle" @click=${m(t)}
>${$("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress" @click=${m(t)}
>${$("up")}<span>${s("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles" @click=${m(t)}
>${$("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis" @click=${m(t)}
>${$("lens")}<span>${s("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings" @click=${m(t)}
>${$("graph")}<span>${s("tab-ratings")}</span></a
>
<a class="button" href="/tournaments" @click=${m(t)}
>${$("cup")}<span>${s("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${m(t)}
>${$("person")}<span>${s("your-account")}</span></a
>
${yt(t)}
</nav>`}function Be(t,e){return l`<form class="panel opener" @submit=${o=>{o.preventDefault();let a=o.target.elements.namedItem("text");e.open(a.value)}} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${t.opening}>
${s(t.opening?"opening":"open")}
</button>
<label class="button file"
>${s("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o=>Fe(o,e)}
/></label>
</div>
${y(t.openError,"open-error")}
</form>`}async function Fe(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var Ge=5e3,Re=6e4,_e=1200,Zt="quiltbee.list";async function Uo(t,e,n,o){let a=new N(e.go,o,e.settings.strength,ht),r=new I({fetch:It,opponents:zt,match:Bt,sit:tt,invite:Dt,challenge:Ut,name:()=>a.ownName,go:e.go,now:()=>performance.now()}),i=new U({fetch:Nt,remembered:{recent:_,forget:$t,kept:Ht,keep:te},now:()=>performance.now()});dt();let u=Promise.all([a.count(),r.load(),i.load(),qe(a,n)]);u.then(()=>bt(i.store.get().waiting)),(C()||_().length>0)&&!Ht()?.games.length&&await Ke(_e,u);let d={home:a,lobby:r,mine:i},f=()=>et(Yt(d,e,performance.now()),t);return{draw:f,close:Ce(d,n,f)}}function Ce({home:t,lobby:e,mine:n},o,a){let r=[t,e,n].map(({store:c})=>c.watch(a));r.push(it(c=>(c==="lobby"?e:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},Ge),u=setInterval(a,Re);return()=>{for(let c of r)c();clearInterval(i),clearInterval(u)}}async function qe(t,e){let n=await Z().catch(()=>null);t.called(n?.name??null),n&&ft(n.known),n?.known===!1&&te(null),n?.known&&!document.hidden&&e.open()}async function Ke(t,e){let n=0,o=new Promise(a=>{n=window.setTimeout(a,t)});await Promise.race([e,o]),clearTimeout(n)}function Ht(){try{let t=JSON.parse(localStorage.getItem(Zt)??"null");return C()&&Array.isArray(t?.games)?t:null}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return null;throw t}}function te(t){try{localStorage.setItem(Zt,JSON.stringify(t))}catch(e){if(!(e instanceof DOMException))throw e}}export{Uo as openHomePage};
