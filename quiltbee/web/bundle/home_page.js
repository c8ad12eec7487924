import{A as Y,Ac as ht,C as Z,Dc as gt,Ec as h,F as tt,Fa as st,Fc as $t,Ga as rt,Gc as g,Hc as v,Ic as yt,K as l,M as p,Mc as wt,N as et,O as f,P as nt,Pc as P,Q as u,Rb as lt,Sb as mt,Tb as ct,Ub as pt,Vb as ut,Wb as x,Xb as G,Yc as y,_a as it,b as j,c as C,ca as ot,d as L,ea as at,h as J,i as a,kc as dt,l as V,la as B,n as $,p as k,rd as kt,u as w,uc as U,vc as D,wc as bt,y as Q,yc as ft,z as X}from"./page.js";var _={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},T={min:0,max:180,step:1},St={unit:"minutes",main:"10",extra:"5"};function E({unit:t,main:e,extra:n}){let{min:o,max:s}=_[t],r=vt(Number(e)||o,o,s);return t==="days"?`${Math.round(r)}d`:`${Math.round(60*r)}+${Math.round(vt(Number(n)||0,T.min,T.max))}`}function vt(t,e,n){return Math.min(n,Math.max(e,t))}var xt=`${L/1024} KB`,F=class{constructor(e,n,o,s){this.go=e;this.view=n;this.keepInvitation=s;this.store=k({form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:St,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}go;view;keepInvitation;store;set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,s]=this.store.get().form.names;this.set({names:e===0?[n,s]:[o,n]})}async count(){try{let{totals:e}=await X();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:$(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:s,invitation:r}=await Q(oe(e));r&&this.keepInvitation(o,r),this.go(s)}catch(o){this.store.dispatch({busy:!1,error:$(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(a("paste-first"));if(e.length>L)return this.refuse(a("too-long",{most:xt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await Y(e))}catch(n){this.refuse($(n))}}async openFile(e){if(e.size>L)return this.refuse(a("too-long",{most:xt}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function oe(t){let{opponent:e,strength:n,deck:o,level:s,first:r,board:i}=t,c={board:i,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:o,level:s,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:r,names:null};if(e==="person"){let[m,d]=t.names.map(b=>b.trim());return{...c,opponent:e,first:r,names:[m||a("first"),d||a("second")]}}return{...c,...ae(t),opponent:e,first:r}}function ae({name:t,speed:e,own:n,takebacks:o,rated:s,seed:r,fair:i}){return{names:t.trim()?[t.trim()]:null,clock:e==="own"?E(n):G(e),takebacks:o&&!s&&i!=="both",fair:i==="usual"?null:i,rated:s,seed:s?null:r.trim()||null}}var se=6e4,H=class{constructor(e){this.outside=e}outside;store=k({lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1,fair:"usual"});async load(){try{let[e,{opponents:n}]=await Promise.all([this.outside.fetch(),this.outside.opponents()]),o={lobby:e,opponents:n,at:this.outside.now()},s=this.store.get().lobby===null;this.store.dispatch(s?{...o,error:""}:o)}catch(e){this.store.dispatch({lobby:null,error:$(e)})}}async match(e){let n={clock:G(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async invite(e){let{fair:n}=this.store.get(),o=n==="usual"?null:n;await this.leave(e,()=>this.outside.invite(e,{...this.terms,fair:o}))}async challenge(e){await this.leave(e,()=>this.outside.challenge(e,this.terms))}get terms(){let{speed:e,rated:n}=this.store.get();return{name:this.outside.name(),clock:G(e),rated:n}}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let s=$(o);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function A({clock:t,rated:e,takebacks:n,board:o,seed_chosen:s,fair:r}){let i=[t===null?a("terms-no-clock"):ct(t)];return e&&i.push(a("terms-rated")),r&&i.push(a(`starts-terms-${r}`)),!n&&!e&&i.push(a("terms-no-takebacks")),o==="original"&&i.push(a("terms-original")),s&&i.push(a("terms-chosen")),i.join(", ")}function Gt({kind:t,state:e,round:n,rounds:o,entrants:s,clock:r,rated:i,fair:c}){let m=e==="open"?a("state-open"):a("round-number-of",{round:n,rounds:o??0});return`${[a(`kind-${t}`),m,a("players-count",{count:s})].join(", ")} · ${A({clock:r,rated:i,fair:c,takebacks:!0})}`}function S({name:t,guest:e}){return e?a("guest"):t}function Pt(t,e,n){return Math.max(0,Math.floor((e+n-t)/se))}var re="Bee",N=6e4,Ot=1440*N,Mt=[["day",Ot],["hour",60*N],["minute",N]],R=class{constructor(e){this.outside=e;let{kept:n,recent:o}=e.remembered,{games:s,waiting:r,next:i}=n()??{games:[],waiting:0,next:null};this.store=k({games:s,waiting:r,next:i,recent:o(),at:e.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(s)})}outside;store;async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:s,next:r}=await this.outside.fetch(e),i=[...n(),...o.filter(m=>!ie(m))];e===null&&this.outside.remembered.keep({games:i,waiting:s,next:r});let c=this.outside.now();this.store.dispatch({games:i,waiting:s,next:r,at:c,recent:this.others(i)})}catch(o){this.store.dispatch({error:$(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function ie({seats:[t,e]}){return t.name==="You"&&e.name===re&&e.yours}function Lt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Tt({cells:t}){return t.length-t.split(".").length+1}function I({variant:t,seats:e}){if(t==="solo")return a("card-solo");let n=e.filter(i=>!i.yours);if(n.length===0)return a("names-and",{first:e[0].name,second:e[1].name});let{kind:o,name:s}=n[0];if(o==="open")return a("your-open-table");let r=Et(s);return r?a("computer-level",{level:r}):s}function z(t,e){return t.status==="over"?ce(t):t.status==="open"?a("waiting-for-somebody"):le(t)+me(t,e)}function le({status:t,seats:e,turn:n}){let o=e.every(({yours:i})=>i);if(t==="yours"&&!o)return a("your-turn");let s=n===null?null:e[n-1];if(!s)return a("under-way");let r=Et(s.name);return a("turn-of",{name:r?a("level-number",{level:r}):s.name})}function me({clock:t,now:e},n){if(!t||t.running===null||e===null||lt(t.control).kind!=="days")return"";let o=pt(t,t.running,{now:e,at:0},n);return o===0?a("comma-time-up"):a("comma-left",{time:ut(o)})}function ce({seats:t,result:e}){if(e===null)return a("called-off");let{winner:n,scores:o,reason:s}=e,r=t.every(({yours:ne})=>ne),{name:i,yours:c}=t[n-1],m={who:r?"other":"you",name:i},d=r||c?"won":"lost";if(s==="resignation")return a(`${d}-by-resignation`,m);if(s==="time")return a(`${d}-on-time`,m);let[b,O]=n===1?o:[o[1],o[0]],ee=d==="won"?B(b,O):B(O,b),K=a(`${d}-points`,{...m,points:ee});return s==="first to 53"?K+a("comma-first"):K}function Et(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function W(t,e){let n=Math.max(0,e-t);if(n<N)return a("just-now");if(n>=30*Ot)return V(t);let[o,s]=Mt.find(([,i])=>n>=i)??Mt[2];return new Intl.RelativeTimeFormat(J(),{numeric:"auto"}).format(-Math.floor(n/s),o)}var pe=12;function Ft(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return w(`/api/me/games?limit=${pe}${e}`)}function Ht(){return w("/api/lobby")}function At(){return w("/api/me/opponents")}function Nt(t,e){return w(`/api/games/${t}/again`,e)}function Rt(t,{rated:e,...n}){return w("/api/challenges",{bot:t,...n,rated:e,takebacks:!e})}function It(t){return w("/api/match",t)}function zt(t,e){let n=C[t.level-1];return l`${h("deck",a("deck"),[["normal",a("short-deck-normal")],["tactical",a("short-deck-tactical")]],t.deck,o=>e.set({deck:o}))}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${t.deck}`),note:a(`deck-note-${t.deck}`)})}
</p>
${h("level",a("level-of-automa"),C.map(o=>[String(o.level),rt(o)]),String(t.level),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:n.numeral,name:st(n.level),counts:a(`automa-level-${n.level}`)})}
</p>`}function Ct({totals:t}){if(t.length===0)return p;let e=n=>n===null?"–":at(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
${t.map(n=>l`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}function Bt(t,e,n){let{games:o,at:s}=t.store.get(),r=Lt(o);return r?l`<a class="continue" href=${r.url} data-testid="continue" @click=${u(e)}>
${P(r.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:I(r),standing:z(r,n-s)})}</span
>
<span class="small">${a("spaces-sewn",{count:Tt(r)})}</span>
</span>
</a>`:p}var ue={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function Ut(t,e,n){let{lobby:o,busy:s,error:r,at:i}=t.store.get(),c=m=>Pt(m,o?.now??0,n-i);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${x.map(({key:m})=>l`<button
type="button"
data-testid=${`match-${m}`}
aria-disabled=${s===null?"false":"true"}
@click=${()=>t.match(m)}
>
<b>${a(`speed-${m}`)}</b><span class="small">${a(`speed-note-${m}`)}</span>
</button>`)}
</div>
<h3>${a("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${o?.tables.length?o.tables.map(m=>de(m,c(m.created),t,e)):o&&l`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${o?.tournaments.length?be(o.tournaments,e):p} ${fe(t)}
${o?.games.length?ye(o.games,c,e):p}
${y(r,"lobby-error")}
</section>`}function de(t,e,n,o){let{game:s,rating:r,yours:i}=t,c=S(t),m=A(t);return l`<li data-game=${s}>
<span class="host"
>${i?l`<b>${a("your-table")}</b>`:M(t,r)}
<span class="small">${m} · ${a("lobby-waited",{minutes:e})}</span></span
>
${i?l`<a class="button" href=${`/game/${s}`} @click=${u(o)}>${a("open")}</a>`:q(n,"sit",a("sit-down"),a("sit-with",{name:c,terms:m}),()=>n.sit(s))}
</li>`}function M({name:t,guest:e=!1,bot:n=!1},o){return l`<b class=${e?"guest":""}>${S({name:t,guest:e})}</b>${n?l` <span class="badge bot">${a("lobby-bot")}</span>`:p}${o===null?p:l` <span class="small">${o}</span>`}`}function q(t,e,n,o,s){return l`<button
type="button"
data-testid=${e}
aria-label=${o}
aria-disabled=${t.store.get().busy===null?"false":"true"}
@click=${s}
>
${n}
</button>`}function be(t,e){return l`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(n=>{let{id:o,name:s,you:r,open:i}=n,c=a(i&&r===null?"join":"open");return l`<li>
<span class="host"
><b>${s}</b> <span class="small">${Gt(n)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${o}`}
aria-label=${a("label-and-note",{label:c,note:s})}
@click=${u(e)}
>${c}</a
>
</li>`})}
</ul>`}function fe(t){let{lobby:e,opponents:n}=t.store.get(),o=e?.bots??[];return n.length+o.length===0?p:l`<h3 id="ask-heading">${a("lobby-ask")}</h3>
${he(t,n.length>0)}
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(s=>ge(s,t))} ${o.map(s=>$e(s,t))}
</ul>`}function he(t,e){let{speed:n,rated:o,fair:s}=t.store.get(),r=i=>t.store.dispatch(i);return l`<div class="row">
<label
>${a("clock")}
<select
data-testid="ask-clock"
@change=${i=>r({speed:g(i)})}
>
${x.map(({key:i})=>l`<option value=${i} ?selected=${i===n}>${a(`speed-${i}`)}</option>`)}
</select></label
>
${e?l`<label
>${a("lobby-start-with-people")}
<select
data-testid="ask-fair"
@change=${i=>r({fair:g(i)})}
>
${["usual","cut","both"].map(i=>l`<option value=${i} ?selected=${i===s}>
${a(`starts-way-${i}`)}
</option>`)}
</select></label
>`:p}
<label class="tick"
><input
type="checkbox"
data-testid="ask-rated"
.checked=${o}
@change=${i=>r({rated:v(i)})}
/><span>${a("tick-rated")}</span></label
>
</div>`}function ge({game:t,name:e,guest:n,here:o,won:s,lost:r},i){let c=S({name:e,guest:n});return l`<li>
<span class="host"
>${M({name:e,guest:n},null)}
${o?l`<span class="badge">${a("lobby-here")}</span>`:p}
<span class="small">${a("lobby-score",{won:s,lost:r})}</span></span
>
${q(i,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:c}),()=>i.invite(t))}
</li>`}function $e({id:t,name:e,ratings:n},o){let s=n[ue[o.store.get().speed]]??null;return l`<li>
<span class="host">${M({name:e,bot:!0},s)}</span>
${q(o,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:e}),()=>o.challenge(t))}
</li>`}function ye(t,e,n){return l`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:o,players:[s,r],clock:i,rated:c,fair:m,since:d})=>{let b=A({clock:i,rated:c,fair:m,takebacks:!0}),O=a("names-and",{first:S(s),second:S(r)});return l`<li>
<span class="host"
>${M(s,s.rating)} – ${M(r,r.rating)}
<span class="small"
>${b} · ${a("lobby-going-on",{minutes:e(d)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${o}`}
aria-label=${a("lobby-watch-whom",{names:O})}
@click=${u(n)}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}function _t(t,e,n){let{games:o,recent:s,waiting:r,next:i,busy:c,error:m,at:d}=t.store.get();return o.length===0&&s.length===0&&!m?p:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${r>0?l`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:r})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${o.map(b=>we(b,e,n-d))}
${s.map(b=>ke(b,t,e))}
</ul>
${i===null?p:l`<button
type="button"
data-testid="more-games"
aria-disabled=${c?"true":"false"}
@click=${()=>t.more()}
>
${a("show-more")}
</button>`}
${y(m,"games-error")}
</section>`}function we(t,e,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
${P(t.cells)}
<a href=${t.url} @click=${u(e)}>${I(t)}</a>
<span class="standing"
>${z(t,n)}${t.tournament?l` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:p}</span
>
<span class="small when">${W(t.last,Date.now())}</span>
</li>`}function ke(t,e,n){let o=W(t.when,Date.now());return l`<li class="game remembered">
${P(".".repeat(81))}
<a href=${`/game/${t.id}`} @click=${u(n)}>${t.title}</a>
<span class="standing small">${a("opened-here",{when:o})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:t.title,when:o})}
@click=${()=>e.forget(t.id)}
>
${a("remove")}
</button>
</li>`}function qt({speed:t,own:e},n){let o=r=>n.set({speed:r}),s=t==="own"?mt(E(e)):a("label-and-note",{label:a(`speed-${t}`),note:a(`speed-note-${t}`)});return l`${h("clock",a("clock"),x.map(({key:r})=>[r,a(`speed-${r}`)]),t,o)}
<p class="small explain" data-testid="clock-words">${s}</p>`}function Kt({speed:t,own:e},n){return l`<label class="tick"
><input
type="checkbox"
data-testid="clock-own"
.checked=${t==="own"}
@change=${o=>n.set({speed:v(o)?"own":"none"})}
/><span>${a("clock-own")}</span></label
>
${t==="own"?ve(e,n):p}`}function ve(t,e){let n=o=>e.set({own:{...t,...o}});return l`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
<select
data-testid="clock-unit"
@change=${o=>n({unit:g(o)})}
>
<option value="minutes" ?selected=${t.unit==="minutes"}>${a("clock-minutes")}</option>
<option value="days" ?selected=${t.unit==="days"}>${a("clock-a-turn")}</option>
</select></label
>
<label
>${a(t.unit==="days"?"clock-main-days":"clock-main-minutes")}
${Wt("clock-main",t.main,_[t.unit],o=>n({main:o}))}</label
>
${t.unit==="days"?p:l`<label
>${a("clock-extra")}
${Wt("clock-extra",t.extra,T,o=>n({extra:o}))}</label
>`}
</div>`}function Wt(t,e,{min:n,max:o,step:s},r){return l`<input
type="number"
required
data-testid=${t}
min=${n}
max=${o}
step=${s}
.value=${e}
@input=${i=>r(g(i))}
/>`}var Se=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function jt(t){return Se[t-1]}var xe=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Ge={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Qt(t,e,n){let{form:o}=t,s=o.opponent==="friend"||o.opponent==="anyone";return l`<form class="panel new-game" @submit=${i=>{i.preventDefault(),e.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
${Me(o,e)}
<div class="choices">
${o.opponent==="computer"?Ne(o,e,n):p}
${o.opponent==="person"?Le(o,e):p}
${s?Te(o,e):p}
${o.opponent==="automa"?zt(o,e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
${a(t.busy?"starting":Ge[o.opponent])}
</button>
${y(t.error,"home-error")}
</div>
${$t(n)} ${Pe(o,e,s)}
</form>`}function Pe(t,e,n){let o=t.opponent!=="automa"&&!(n&&t.fair==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${n?l`${Kt(t,e)} ${Ee(t,e)}`:p}
${o?Fe(t,e):p}
${h("board",a("time-board"),[["revised",a("short-board-revised")],["original",a("short-board-original")]],t.board,s=>e.set({board:s}))}
${n&&t.rated?p:Ae(t,e)}
</div>
</details>`}function Me(t,e){return l`<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${xe.map(([n,o])=>Oe(n,o,t,e))}
</fieldset>`}function Oe(t,e,n,o){let s=e.includes(n.opponent)?"chosen":"",r=i=>l`<input
type="radio"
name="opponent"
value=${i}
data-testid=${`opponent-${i}`}
.checked=${n.opponent===i}
@change=${()=>o.set({opponent:i})}
/>`;return e.length===1?l`<label class=${`card-choice ${s}`}
>${r(e[0])}<b>${a(t)}</b> <span class="small">${a(`${t}-note`)}</span></label
>`:l`<div class=${`card-choice ${s}`}>
<b>${a(t)}</b>
<div class="ways">
${e.map(i=>l`<label>${r(i)}<span>${a(`way-${i}`)}</span></label>`)}
</div>
</div>`}function Le(t,e){return l`<div class="names">
${["first-name","second-name"].map((n,o)=>l`<label
>${a(n)}
<input
data-testid=${`name-${o+1}`}
maxlength="24"
autocomplete="off"
.value=${t.names[o]}
@input=${s=>e.name(o,g(s))}
/></label>`)}
</div>`}function Te(t,e){return l`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${t.name}
@input=${n=>e.set({name:g(n)})}
/></label>
${qt(t,e)}
<div class="ticks">
${Vt("rated",a("tick-rated"),a("tick-rated-note"),t.rated,n=>e.set({rated:n}))}
${Vt("takebacks",a("tick-takebacks"),a(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!Jt(t),n=>e.set({takebacks:n}),Jt(t))}
</div>`}function Jt({rated:t,fair:e}){return t||e==="both"}function Ee({fair:t},e){let n=["usual","cut","both"];return l`${h("fair",a("starts-way"),n.map(o=>[o,a(`starts-way-${o}`)]),t,o=>e.set({fair:o}))}
${t==="usual"?p:l`<p class="small explain" data-testid="fair-words">${a(`starts-way-${t}-note`)}</p>`}`}function Vt(t,e,n,o,s,r=!1){return l`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${o}
?disabled=${r}
@change=${i=>s(v(i))}
/><span>${e} <span class="small">${n}</span></span></label
>`}function Fe(t,e){let[n,o]=He(t);return h("first",a("who-first"),[["you",n],["opponent",o],["random",a("random")]],t.first,s=>e.set({first:s}))}function He({opponent:t,names:[e,n]}){return t==="person"?[e||a("first"),n||a("second")]:t==="friend"?[a("you"),a("your-friend")]:[a("you"),a(t==="computer"?"computer":"the-other-player")]}function Ae(t,e){return l`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.seed}
@input=${n=>e.set({seed:g(n)})}
/></label>`}function Ne({strength:t},e,n){let o=s=>{e.set({strength:Number(s)}),n.change({strength:Number(s)})};return l`${h("strength",a("difficulty"),j.map(({level:s})=>[String(s),String(s)]),String(t),o)}
<div class="opponent-face">
${wt(t)}<b aria-hidden="true">${jt(t)}</b>
<p class="small explain" data-testid="strength-words">${ot(t)}</p>
</div>`}function Xt({home:t,lobby:e,mine:n},o,s){let r=t.store.get();return l`${nt(o)}
<main class="home">
<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${a("welcome-text")}</p>
</div>
${kt()}
<div class="ways-in">
<a
class="button invite"
href="/first-game"
data-testid="first-game"
@click=${u(o)}
>${a("first-game")}</a
>
<button type="button" data-testid="how" @click=${o.help}>
${f("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>
${Bt(n,o,s)} ${Qt(r,t,o)}
<div class="aside">
${Re(o)} ${_t(n,o,s)} ${Ut(e,o,s)}
${Ct(r)} ${Ie(r,t)}
</div>
</main>`}function Re(t){return l`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${u(t)}
>${f("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle" @click=${u(t)}
>${f("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress" @click=${u(t)}
>${f("up")}<span>${a("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles" @click=${u(t)}
>${f("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis" @click=${u(t)}
>${f("lens")}<span>${a("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings" @click=${u(t)}
>${f("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments" @click=${u(t)}
>${f("cup")}<span>${a("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${u(t)}
>${f("person")}<span>${a("your-account")}</span></a
>
${yt(t)}
</nav>`}function Ie(t,e){return l`<form class="panel opener" @submit=${o=>{o.preventDefault();let s=o.target.elements.namedItem("text");e.open(s.value)}} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${t.opening}>
${a(t.opening?"opening":"open")}
</button>
<label class="button file"
>${a("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o=>ze(o,e)}
/></label>
</div>
${y(t.openError,"open-error")}
</form>`}async function ze(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var Ce=5e3,Be=6e4,Ue=1200,Zt="quiltbee.list";async function Ro(t,e,n,o){let s=new F(e.go,o,e.settings.strength,ht),r=new H({fetch:Ht,opponents:At,match:It,sit:tt,invite:Nt,challenge:Rt,name:()=>s.ownName,go:e.go,now:()=>performance.now()}),i=new R({fetch:Ft,remembered:{recent:U,forget:ft,kept:Yt,keep:te},now:()=>performance.now()});dt();let c=Promise.all([s.count(),r.load(),i.load(),_e(s,n)]);c.then(()=>gt(i.store.get().waiting)),(D()||U().length>0)&&!Yt()?.games.length&&await We(Ue,c);let d={home:s,lobby:r,mine:i},b=()=>et(Xt(d,e,performance.now()),t);return{draw:b,close:De(d,n,b)}}function De({home:t,lobby:e,mine:n},o,s){let r=[t,e,n].map(({store:m})=>m.watch(s));r.push(it(m=>(m==="lobby"?e:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},Ce),c=setInterval(s,Be);return()=>{for(let m of r)m();clearInterval(i),clearInterval(c)}}async function _e(t,e){let n=await Z().catch(()=>null);t.called(n?.name??null),n&&bt(n.known),n?.known===!1&&te(null),n?.known&&!document.hidden&&e.open()}async function We(t,e){let n=0,o=new Promise(s=>{n=window.setTimeout(s,t)});await Promise.race([e,o]),clearTimeout(n)}function Yt(){try{let t=JSON.parse(localStorage.getItem(Zt)??"null");return D()&&Array.isArray(t?.games)?t:null}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return null;throw t}}function te(t){try{localStorage.setItem(Zt,JSON.stringify(t))}catch(e){if(!(e instanceof DOMException))throw e}}export{Ro as openHomePage};
