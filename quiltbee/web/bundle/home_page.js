import{C as V,Fb as X,H as i,Hb as tt,Hc as g,Ib as et,J as m,Jb as nt,K as W,Kb as x,L as $,Lb as S,M as Y,N as u,Ta as J,Z as H,_c as ut,b as F,c as A,d as v,ea as G,fc as N,gc as ot,h as C,i as o,ic as st,k as U,kc as rt,l as f,m as y,mc as at,nc as b,oc as it,pc as P,qc as lt,r as k,rc as ct,v as B,vc as mt,w as q,wc as pt,x as j,ya as K,z as Q,za as Z,zc as w}from"./page.js";var dt=`${v/1024} KB`;function Gt(e,t){return{...e,...t}}var E=class{constructor(t,s,n,r){this.keepInvitation=r,this.go=t,this.view=s,this.store=y(Gt,{form:{opponent:"computer",strength:n,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,s){let[n,r]=this.store.get().form.names;this.set({names:t===0?[s,r]:[n,s]})}async count(){try{let{totals:t}=await q();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:f(t)})}}async start(){let{form:t,busy:s}=this.store.get();if(!s){this.store.dispatch({busy:!0,error:""});try{let{id:n,url:r,invitation:a}=await B(Nt(t));a&&this.keepInvitation(n,a),this.go(r)}catch(n){this.store.dispatch({busy:!1,error:f(n)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(o("paste-first"));if(t.length>v)return this.refuse(o("too-long",{most:dt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await j(t))}catch(s){this.refuse(f(s))}}async openFile(t){if(t.size>v)return this.refuse(o("too-long",{most:dt}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Nt(e){let{opponent:t,strength:s,deck:n,level:r,first:a,board:l}=e,p={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...p,opponent:t,deck:n,level:r,first:"you",names:null};if(t==="computer")return{...p,opponent:t,level:s,first:a,names:null};if(t==="person"){let[c,d]=e.names.map(h=>h.trim());return{...p,opponent:t,first:a,names:[c||o("first"),d||o("second")]}}return{...p,...Rt(e),opponent:t,first:a}}function Rt({name:e,speed:t,takebacks:s,rated:n,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:S(t),takebacks:s&&!n,rated:n,seed:n?null:r.trim()||null}}var O=class{constructor(t){this.outside=t,this.store=y((s,n)=>({...s,...n}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),s=this.store.get().tables===null;this.store.dispatch(s?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:f(t)})}}async match(t){let s={clock:S(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...s,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,s){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:n}=await s();this.outside.go(n)}catch(n){let r=f(n);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function R({clock:e,rated:t,takebacks:s,board:n,seed_chosen:r}){let a=[e===null?o("terms-no-clock"):tt(e)];return t&&a.push(o("terms-rated")),!s&&!t&&a.push(o("terms-no-takebacks")),n==="original"&&a.push(o("terms-original")),r&&a.push(o("terms-chosen")),a.join(", ")}var zt="Bee",T=6e4,ht=1440*T,ft=[["day",ht],["hour",60*T],["minute",T]],L=class{constructor(t){this.outside=t;let s=t.remembered.recent();this.store=y((n,r)=>({...n,...r}),{games:[],waiting:0,next:null,recent:s,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:s}=this.store.get();t===null||s||await this.read(t,()=>this.store.get().games)}async read(t,s){this.store.dispatch({busy:!0,error:""});try{let{games:n,waiting:r,next:a}=await this.outside.fetch(t),l=[...s(),...n.filter(c=>!Dt(c))],p=this.outside.now();this.store.dispatch({games:l,waiting:r,next:a,at:p,recent:this.others(l)})}catch(n){this.store.dispatch({error:f(n)})}this.store.dispatch({busy:!1})}others(t){let s=new Set(t.map(({id:n})=>n));return this.outside.remembered.recent().filter(({id:n})=>!s.has(n))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Dt({seats:[e,t]}){return e.name==="You"&&t.name===zt&&t.yours}function $t(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function bt({cells:e}){return e.length-e.split(".").length+1}function I({variant:e,seats:t}){if(e==="solo")return o("card-solo");let s=t.filter(l=>!l.yours);if(s.length===0)return o("names-and",{first:t[0].name,second:t[1].name});let{kind:n,name:r}=s[0];if(n==="open")return o("your-open-table");let a=gt(r);return a?o("computer-level",{level:a}):r}function M(e,t){return e.status==="over"?Ct(e):e.status==="open"?o("waiting-for-somebody"):_t(e)+Ft(e,t)}function _t({status:e,seats:t,turn:s}){let n=t.every(({yours:l})=>l);if(e==="yours"&&!n)return o("your-turn");let r=s===null?null:t[s-1];if(!r)return o("under-way");let a=gt(r.name);return o("turn-of",{name:a?o("level-number",{level:a}):r.name})}function Ft({clock:e,now:t},s){if(!e||e.running===null||t===null||X(e.control).kind!=="days")return"";let n=et(e,e.running,{now:t,at:0},s);return n===0?o("comma-time-up"):o("comma-left",{time:nt(n)})}function Ct({seats:e,result:t}){if(t===null)return o("called-off");let{winner:s,scores:n,reason:r}=t,a=e.every(({yours:At})=>At),{name:l,yours:p}=e[s-1],c={who:a?"other":"you",name:l},d=a||p?"won":"lost";if(r==="resignation")return o(`${d}-by-resignation`,c);if(r==="time")return o(`${d}-on-time`,c);let[h,D]=s===1?n:[n[1],n[0]],Mt=d==="won"?G(h,D):G(D,h),_=o(`${d}-points`,{...c,points:Mt});return r==="first to 53"?_+o("comma-first"):_}function gt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function z(e,t){let s=Math.max(0,t-e);if(s<T)return o("just-now");if(s>=30*ht)return U(e);let[n,r]=ft.find(([,l])=>s>=l)??ft[2];return new Intl.RelativeTimeFormat(C(),{numeric:"auto"}).format(-Math.floor(s/r),n)}var Ut=12;function yt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Ut}${t}`)}function wt(){return k("/api/lobby")}function vt(e){return k("/api/match",e)}function kt(e,t){let s=A[e.level-1];return i`${b("deck",o("deck"),[["normal",o("short-deck-normal")],["tactical",o("short-deck-tactical")]],e.deck,n=>t.set({deck:n}))}
<p class="small explain">
${o("label-and-note",{label:o(`deck-${e.deck}`),note:o(`deck-note-${e.deck}`)})}
</p>
${b("level",o("level-of-automa"),A.map(n=>[String(n.level),Z(n)]),String(e.level),n=>t.set({level:Number(n)}))}
<p class="small explain" data-testid="level-counts">
${o("you-begin",{numeral:s.numeral,name:K(s.level),counts:o(`automa-level-${s.level}`)})}
</p>`}function xt({totals:e}){if(e.length===0)return m;let t=s=>s===null?"–":H(Math.round(s*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${o("alone-with-automa")}</h2>
<table class="scores" data-testid="solo-totals">
<caption class="visually-hidden">
${o("finished-by-level")}
</caption>
<thead>
<tr>
<th scope="col">${o("deck-and-level")}</th>
<th scope="col">${o("won")}</th>
<th scope="col">${o("mean")}</th>
<th scope="col">${o("best")}</th>
<th scope="col">${o("practice")}</th>
</tr>
</thead>
<tbody>
${e.map(s=>i`<tr>
<th scope="row">${o(`short-deck-${s.deck}`)} ${s.numeral}</th>
<td>${o("won-of",{won:s.won,games:s.games})}</td>
<td>${t(s.mean_margin)}</td>
<td>${t(s.best_margin)}</td>
<td>${s.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${o("mean-note")}</p>
</section>`}function St(e,t,s){let{games:n,at:r}=e.store.get(),a=$t(n);return a?i`<a class="continue" href=${a.url} data-testid="continue" @click=${u(t)}>
${w(a.cells)}
<span class="continue-words">
<b>${o("continue")}</b>
<span
>${o("opponent-and-standing",{opponent:I(a),standing:M(a,s-r)})}</span
>
<span class="small">${o("spaces-sewn",{count:bt(a)})}</span>
</span>
</a>`:m}function Pt(e,t){let{tables:s,busy:n,error:r}=e.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${o("play-anyone")}</h2>
<p class="small">${o("lobby-text")}</p>
<div class="quick" role="group" aria-label=${o("quick-match")}>
${x.map(({key:a})=>i`<button
type="button"
data-testid=${`match-${a}`}
aria-disabled=${n===null?"false":"true"}
@click=${()=>e.match(a)}
>
<b>${o(`speed-${a}`)}</b><span class="small">${o(`speed-note-${a}`)}</span>
</button>`)}
</div>
<h3>${o("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${s?.length?s.map(a=>qt(a,e,t)):Bt(s)}
</ul>
${g(r,"lobby-error")}
</section>`}function Bt(e){return e===null?m:i`<li class="none small">${o("nobody-waiting")}</li>`}function qt(e,t,s){let{game:n,name:r,rating:a,yours:l}=e,{busy:p}=t.store.get();return i`<li data-game=${n}>
<span class="host"
><b>${l?o("your-table"):r}</b>${a===null?m:i` <span class="small">${a}</span>`} <span class="small">${R(e)}</span></span
>
${l?i`<a class="button" href=${`/game/${n}`} @click=${u(s)}>${o("open")}</a>`:i`<button
type="button"
data-testid="sit"
aria-label=${o("sit-with",{name:r,terms:R(e)})}
aria-disabled=${p===null?"false":"true"}
@click=${()=>t.sit(n)}
>
${o("sit-down")}
</button>`}
</li>`}function Ot(e,t,s){let{games:n,recent:r,waiting:a,next:l,busy:p,error:c,at:d}=e.store.get();return n.length===0&&r.length===0&&!c?m:i`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${o("your-games")}
${a>0?i`<span class="badge" data-testid="waiting"
>${o("waiting-for-you",{count:a})}</span
>`:m}
</h2>
<ul data-testid="recent-games">
${n.map(h=>jt(h,t,s-d))}
${r.map(h=>Qt(h,e,t))}
</ul>
${l===null?m:i`<button
type="button"
data-testid="more-games"
aria-disabled=${p?"true":"false"}
@click=${()=>e.more()}
>
${o("show-more")}
</button>`}
${g(c,"games-error")}
</section>`}function jt(e,t,s){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
${w(e.cells)}
<a href=${e.url} @click=${u(t)}>${I(e)}</a>
<span class="standing">${M(e,s)}</span>
<span class="small when">${z(e.last,Date.now())}</span>
</li>`}function Qt(e,t,s){let n=z(e.when,Date.now());return i`<li class="game remembered">
${w(".".repeat(81))}
<a href=${`/game/${e.id}`} @click=${u(s)}>${e.title}</a>
<span class="standing small">${o("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${o("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${o("remove")}
</button>
</li>`}var Vt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Wt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Lt(e,t,s){let{form:n}=e,r=n.opponent==="friend"||n.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${o("new-game")}</h2>
${Ht(n,t)}
<div class="choices">
${n.opponent==="computer"?ne(n,t,s):m}
${n.opponent==="person"?Zt(n,t):m}
${r?Jt(n,t):m}
${n.opponent==="automa"?kt(n,t):m}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
${o(e.busy?"starting":Wt[n.opponent])}
</button>
${g(e.error,"home-error")}
</div>
${it(s)} ${Yt(n,t,r)}
</form>`}function Yt(e,t,s){return i`<details class="fold more-options">
<summary data-testid="more-options">${o("more-options")}</summary>
<div class="choices">
${e.opponent==="automa"?m:Xt(e,t)}
${b("board",o("time-board"),[["revised",o("short-board-revised")],["original",o("short-board-original")]],e.board,n=>t.set({board:n}))}
${s&&e.rated?m:ee(e,t)}
</div>
</details>`}function Ht(e,t){return i`<fieldset class="cards">
<legend class="visually-hidden">${o("opponent")}</legend>
${Vt.map(([s,n])=>Kt(s,n,e,t))}
</fieldset>`}function Kt(e,t,s,n){let r=t.includes(s.opponent)?"chosen":"",a=l=>i`<input
type="radio"
name="opponent"
value=${l}
data-testid=${`opponent-${l}`}
.checked=${s.opponent===l}
@change=${()=>n.set({opponent:l})}
/>`;return t.length===1?i`<label class=${`card-choice ${r}`}
>${a(t[0])}<b>${o(e)}</b> <span class="small">${o(`${e}-note`)}</span></label
>`:i`<div class=${`card-choice ${r}`}>
<b>${o(e)}</b>
<div class="ways">
${t.map(l=>i`<label>${a(l)}<span>${o(`way-${l}`)}</span></label>`)}
</div>
</div>`}function Zt(e,t){return i`<div class="names">
${["first-name","second-name"].map((s,n)=>i`<label
>${o(s)}
<input
data-testid=${`name-${n+1}`}
maxlength="24"
autocomplete="off"
.value=${e.names[n]}
@input=${r=>t.name(n,P(r))}
/></label>`)}
</div>`}function Jt(e,t){let{speed:s}=e;return i`<label class="own-name"
>${o("your-name")} <span class="small">${o("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${o("guest")}
.value=${e.name}
@input=${n=>t.set({name:P(n)})}
/></label>
${b("clock",o("clock"),x.map(({key:n})=>[n,o(`speed-${n}`)]),e.speed,n=>t.set({speed:n}))}
<p class="small explain" data-testid="clock-words">
${o("label-and-note",{label:o(`speed-${s}`),note:o(`speed-note-${s}`)})}
</p>
<div class="ticks">
${Tt("rated",o("tick-rated"),o("tick-rated-note"),e.rated,n=>t.set({rated:n}))}
${Tt("takebacks",o("tick-takebacks"),o(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,n=>t.set({takebacks:n}),e.rated)}
</div>`}function Tt(e,t,s,n,r,a=!1){return i`<label class="tick"
><input
type="checkbox"
data-testid=${e}
.checked=${n}
?disabled=${a}
@change=${l=>r(lt(l))}
/><span>${t} <span class="small">${s}</span></span></label
>`}function Xt(e,t){let[s,n]=te(e);return b("first",o("who-first"),[["you",s],["opponent",n],["random",o("random")]],e.first,r=>t.set({first:r}))}function te({opponent:e,names:[t,s]}){return e==="person"?[t||o("first"),s||o("second")]:e==="friend"?[o("you"),o("your-friend")]:[o("you"),o(e==="computer"?"computer":"the-other-player")]}function ee(e,t){return i`<label class="seed"
>${o("setup-code")} <span class="small">${o("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.seed}
@input=${s=>t.set({seed:P(s)})}
/></label>`}function ne({strength:e},t,s){let n=r=>{t.set({strength:Number(r)}),s.change({strength:Number(r)})};return i`${b("strength",o("difficulty"),F.map(({level:r})=>[String(r),String(r)]),String(e),n)}
<div class="opponent-face">
${pt(e)}<b aria-hidden="true">${mt(e)}</b>
<p class="small explain" data-testid="strength-words">${at(e)}</p>
</div>`}function It({home:e,lobby:t,mine:s},n,r){let a=e.store.get();return i`${Y(n)}
<main class="home">
<div class="welcome">
<div>
<h1>${o("welcome-title")}</h1>
<p>${o("welcome-text")}</p>
</div>
${ut()}
<div class="ways-in">
<a
class="button invite"
href="/first-game"
data-testid="first-game"
@click=${u(n)}
>${o("first-game")}</a
>
<button type="button" data-testid="how" @click=${n.help}>
${$("help")}<span>${o("how-to-play")}</span>
</button>
</div>
</div>
${St(s,n,r)} ${Lt(a,e,n)}
<div class="aside">
${oe(n)} ${Ot(s,n,r)} ${Pt(t,n)}
${xt(a)} ${se(a,e)}
</div>
</main>`}function oe(e){return i`<nav class="more" aria-label=${o("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${u(e)}
>${$("sun")}<span>${o("todays-game")}</span></a
>
<a class="button" href="/progress" data-testid="progress" @click=${u(e)}
>${$("up")}<span>${o("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles" @click=${u(e)}
>${$("puzzle")}<span>${o("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis" @click=${u(e)}
>${$("lens")}<span>${o("tab-analysis")}</span></a
>
<a class="button" href="/tournaments" @click=${u(e)}
>${$("cup")}<span>${o("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${u(e)}
>${$("person")}<span>${o("your-account")}</span></a
>
${ct(e)}
</nav>`}function se(e,t){return i`<form class="panel opener" @submit=${n=>{n.preventDefault();let r=n.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
<h2 id="open-heading">${o("open-saved")}</h2>
<label for="open-text">${o("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${e.opening}>
${o(e.opening?"opening":"open")}
</button>
<label class="button file"
>${o("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${n=>re(n,t)}
/></label>
</div>
${g(e.openError,"open-error")}
</form>`}async function re(e,t){let s=e.target,n=s.files?.[0];n&&(await t.openFile(n),s.value="")}var ae=5e3,ie=6e4,le=1200;async function Bn(e,t,s,n){let r=new E(t.go,n,t.settings.strength,st),a=new O({fetch:wt,match:vt,sit:V,name:()=>r.ownName,go:t.go}),l=new L({fetch:yt,remembered:{recent:N,forget:ot},now:()=>performance.now()}),p=Promise.all([r.count(),a.load(),l.load(),me(r,s)]);p.then(()=>rt(l.store.get().waiting)),N().length>0&&await pe(le,p);let c={home:r,lobby:a,mine:l},d=()=>W(It(c,t,performance.now()),e);return{draw:d,close:ce(c,s,d)}}function ce({home:e,lobby:t,mine:s},n,r){let a=[e,t,s].map(({store:c})=>c.watch(r));a.push(J(c=>(c==="lobby"?t:s).load()));let l=setInterval(()=>{!n.isLive&&!document.hidden&&t.load()},ae),p=setInterval(r,ie);return()=>{for(let c of a)c();clearInterval(l),clearInterval(p)}}async function me(e,t){let s=await Q().catch(()=>null);e.called(s?.name??null),s?.known&&!document.hidden&&t.open()}async function pe(e,t){let s=0,n=new Promise(r=>{s=window.setTimeout(r,e)});await Promise.race([t,n]),clearTimeout(s)}export{Bn as openHomePage};
