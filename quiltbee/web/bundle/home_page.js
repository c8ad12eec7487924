import{$a as lt,Ac as y,B as Y,Bc as vt,Ca as rt,Da as st,E as tt,Hc as S,J as l,K as et,L as p,Lb as ct,M as nt,Mb as dt,N as f,Nb as pt,O as ot,Ob as ut,P as u,Pb as mt,Qb as x,Qc as g,Rb as L,Xa as it,b as V,ba as at,c as F,d as Q,h as q,i as a,ia as D,id as wt,l as K,mc as U,n as k,nc as G,o as w,oc as ht,qc as ft,sc as $t,t as v,uc as bt,wc as kt,x as W,xc as $,y as J,yc as gt,z as X,zc as b}from"./page.js";var H={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},E={min:0,max:180,step:1},Mt={unit:"minutes",main:"10",extra:"5"};function T({unit:t,main:e,extra:n}){let{min:o,max:r}=H[t],s=yt(Number(e)||o,o,r);return t==="days"?`${Math.round(s)}d`:`${Math.round(60*s)}+${Math.round(yt(Number(n)||0,E.min,E.max))}`}function yt(t,e,n){return Math.min(n,Math.max(e,t))}var xt=`${Q/1024} KB`;function se(t,e){return{...t,...e}}var A=class{constructor(e,n,o,r){this.keepInvitation=r,this.go=e,this.view=n,this.store=w(se,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:Mt,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,r]=this.store.get().form.names;this.set({names:e===0?[n,r]:[o,n]})}async count(){try{let{totals:e}=await J();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:k(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await W(ie(e));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:k(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(a("paste-first"));if(e.length>Q)return this.refuse(a("too-long",{most:xt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await X(e))}catch(n){this.refuse(k(n))}}async openFile(e){if(e.size>Q)return this.refuse(a("too-long",{most:xt}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function ie(t){let{opponent:e,strength:n,deck:o,level:r,first:s,board:i}=t,d={board:i,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...d,opponent:e,deck:o,level:r,first:"you",names:null};if(e==="computer")return{...d,opponent:e,level:n,first:s,names:null};if(e==="person"){let[c,m]=t.names.map(h=>h.trim());return{...d,opponent:e,first:s,names:[c||a("first"),m||a("second")]}}return{...d,...le(t),opponent:e,first:s}}function le({name:t,speed:e,own:n,takebacks:o,rated:r,seed:s,fair:i}){return{names:t.trim()?[t.trim()]:null,clock:e==="own"?T(n):L(e),takebacks:o&&!r&&i!=="both",fair:i==="usual"?null:i,rated:r,seed:r?null:s.trim()||null}}var ce=6e4,j=class{constructor(e){this.outside=e,this.store=w((n,o)=>({...n,...o}),{lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1,fair:"usual"})}async load(){try{let[e,{opponents:n}]=await Promise.all([this.outside.fetch(),this.outside.opponents()]),o={lobby:e,opponents:n,at:this.outside.now()},r=this.store.get().lobby===null;this.store.dispatch(r?{...o,error:""}:o)}catch(e){this.store.dispatch({lobby:null,error:k(e)})}}async match(e){let n={clock:L(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async invite(e){let{fair:n}=this.store.get(),o=n==="usual"?null:n;await this.leave(e,()=>this.outside.invite(e,{...this.terms,fair:o}))}async challenge(e){await this.leave(e,()=>this.outside.challenge(e,this.terms))}get terms(){let{speed:e,rated:n}=this.store.get();return{name:this.outside.name(),clock:L(e),rated:n}}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=k(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function N({clock:t,rated:e,takebacks:n,board:o,seed_chosen:r,fair:s}){let i=[t===null?a("terms-no-clock"):pt(t)];return e&&i.push(a("terms-rated")),s&&i.push(a(`starts-terms-${s}`)),!n&&!e&&i.push(a("terms-no-takebacks")),o==="original"&&i.push(a("terms-original")),r&&i.push(a("terms-chosen")),i.join(", ")}function Lt({kind:t,state:e,round:n,rounds:o,entrants:r,clock:s,rated:i,fair:d}){let c=e==="open"?a("state-open"):a("round-number-of",{round:n,rounds:o??0});return`${[a(`kind-${t}`),c,a("players-count",{count:r})].join(", ")} · ${N({clock:s,rated:i,fair:d,takebacks:!0})}`}function M({name:t,guest:e}){return e?a("guest"):t}function St(t,e,n){return Math.max(0,Math.floor((e+n-t)/ce))}var de="Bee",I=6e4,Pt=1440*I,Ot=[["day",Pt],["hour",60*I],["minute",I]],z=class{constructor(e){this.outside=e;let{kept:n,recent:o}=e.remembered,{games:r,waiting:s,next:i}=n()??{games:[],waiting:0,next:null};this.store=w((d,c)=>({...d,...c}),{games:r,waiting:s,next:i,recent:o(),at:e.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(r)})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(e),i=[...n(),...o.filter(c=>!pe(c))];e===null&&this.outside.remembered.keep({games:i,waiting:r,next:s});let d=this.outside.now();this.store.dispatch({games:i,waiting:r,next:s,at:d,recent:this.others(i)})}catch(o){this.store.dispatch({error:k(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function pe({seats:[t,e]}){return t.name==="You"&&e.name===de&&e.yours}function Qt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Et({cells:t}){return t.length-t.split(".").length+1}function C({variant:t,seats:e}){if(t==="solo")return a("card-solo");let n=e.filter(i=>!i.yours);if(n.length===0)return a("names-and",{first:e[0].name,second:e[1].name});let{kind:o,name:r}=n[0];if(o==="open")return a("your-open-table");let s=Tt(r);return s?a("computer-level",{level:s}):r}function Z(t,e){return t.status==="over"?he(t):t.status==="open"?a("waiting-for-somebody"):ue(t)+me(t,e)}function ue({status:t,seats:e,turn:n}){let o=e.every(({yours:i})=>i);if(t==="yours"&&!o)return a("your-turn");let r=n===null?null:e[n-1];if(!r)return a("under-way");let s=Tt(r.name);return a("turn-of",{name:s?a("level-number",{level:s}):r.name})}function me({clock:t,now:e},n){if(!t||t.running===null||e===null||ct(t.control).kind!=="days")return"";let o=ut(t,t.running,{now:e,at:0},n);return o===0?a("comma-time-up"):a("comma-left",{time:mt(o)})}function he({seats:t,result:e}){if(e===null)return a("called-off");let{winner:n,scores:o,reason:r}=e,s=t.every(({yours:re})=>re),{name:i,yours:d}=t[n-1],c={who:s?"other":"you",name:i},m=s||d?"won":"lost";if(r==="resignation")return a(`${m}-by-resignation`,c);if(r==="time")return a(`${m}-on-time`,c);let[h,P]=n===1?o:[o[1],o[0]],ae=m==="won"?D(h,P):D(P,h),_=a(`${m}-points`,{...c,points:ae});return r==="first to 53"?_+a("comma-first"):_}function Tt(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function R(t,e){let n=Math.max(0,e-t);if(n<I)return a("just-now");if(n>=30*Pt)return K(t);let[o,r]=Ot.find(([,i])=>n>=i)??Ot[2];return new Intl.RelativeTimeFormat(q(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var fe=12;function At(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return v(`/api/me/games?limit=${fe}${e}`)}function jt(){return v("/api/lobby")}function Nt(){return v("/api/me/opponents")}function It(t,e){return v(`/api/games/${t}/again`,e)}function zt(t,{rated:e,...n}){return v("/api/challenges",{bot:t,...n,rated:e,takebacks:!e})}function Ct(t){return v("/api/match",t)}function Zt(t,e){let n=F[t.level-1];return l`${$("deck",a("deck"),[["normal",a("short-deck-normal")],["tactical",a("short-deck-tactical")]],t.deck,o=>e.set({deck:o}))}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${t.deck}`),note:a(`deck-note-${t.deck}`)})}
</p>
${$("level",a("level-of-automa"),F.map(o=>[String(o.level),st(o)]),String(t.level),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:n.numeral,name:rt(n.level),counts:a(`automa-level-${n.level}`)})}
</p>`}function Ft({totals:t}){if(t.length===0)return p;let e=n=>n===null?"–":at(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
</section>`}function Dt(t,e,n){let{games:o,at:r}=t.store.get(),s=Qt(o);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${u(e)}>
${S(s.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:C(s),standing:Z(s,n-r)})}</span
>
<span class="small">${a("spaces-sewn",{count:Et(s)})}</span>
</span>
</a>`:p}var $e={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function Ut(t,e,n){let{lobby:o,busy:r,error:s,at:i}=t.store.get(),d=c=>St(c,o?.now??0,n-i);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${x.map(({key:c})=>l`<button
type="button"
data-testid=${`match-${c}`}
aria-disabled=${r===null?"false":"true"}
@click=${()=>t.match(c)}
>
<b>${a(`speed-${c}`)}</b><span class="small">${a(`speed-note-${c}`)}</span>
</button>`)}
</div>
<h3>${a("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${o?.tables.length?o.tables.map(c=>be(c,d(c.created),t,e)):o&&l`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${o?.tournaments.length?ke(o.tournaments,e):p} ${ge(t)}
${o?.games.length?Me(o.games,d,e):p}
${g(s,"lobby-error")}
</section>`}function be(t,e,n,o){let{game:r,rating:s,yours:i}=t,d=M(t),c=N(t);return l`<li data-game=${r}>
<span class="host"
>${i?l`<b>${a("your-table")}</b>`:O(t,s)}
<span class="small">${c} · ${a("lobby-waited",{minutes:e})}</span></span
>
${i?l`<a class="button" href=${`/game/${r}`} @click=${u(o)}>${a("open")}</a>`:B(n,"sit",a("sit-down"),a("sit-with",{name:d,terms:c}),()=>n.sit(r))}
</li>`}function O({name:t,guest:e=!1,bot:n=!1},o){return l`<b class=${e?"guest":""}>${M({name:t,guest:e})}</b>${n?l` <span class="badge bot">${a("lobby-bot")}</span>`:p}${o===null?p:l` <span class="small">${o}</span>`}`}function B(t,e,n,o,r){return l`<button
type="button"
data-testid=${e}
aria-label=${o}
aria-disabled=${t.store.get().busy===null?"false":"true"}
@click=${r}
>
${n}
</button>`}function ke(t,e){return l`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(n=>{let{id:o,name:r,you:s,open:i}=n,d=a(i&&s===null?"join":"open");return l`<li>
<span class="host"
><b>${r}</b> <span class="small">${Lt(n)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${o}`}
aria-label=${a("label-and-note",{label:d,note:r})}
@click=${u(e)}
>${d}</a
>
</li>`})}
</ul>`}function ge(t){let{lobby:e,opponents:n}=t.store.get(),o=e?.bots??[];return n.length+o.length===0?p:l`<h3 id="ask-heading">${a("lobby-ask")}</h3>
${ve(t,n.length>0)}
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(r=>we(r,t))} ${o.map(r=>ye(r,t))}
</ul>`}function ve(t,e){let{speed:n,rated:o,fair:r}=t.store.get(),s=i=>t.store.dispatch(i);return l`<div class="row">
<label
>${a("clock")}
<select
data-testid="ask-clock"
@change=${i=>s({speed:b(i)})}
>
${x.map(({key:i})=>l`<option value=${i} ?selected=${i===n}>${a(`speed-${i}`)}</option>`)}
</select></label
>
${e?l`<label
>${a("lobby-start-with-people")}
<select
data-testid="ask-fair"
@change=${i=>s({fair:b(i)})}
>
${["usual","cut","both"].map(i=>l`<option value=${i} ?selected=${i===r}>
${a(`starts-way-${i}`)}
</option>`)}
</select></label
>`:p}
<label class="tick"
><input
type="checkbox"
data-testid="ask-rated"
.checked=${o}
@change=${i=>s({rated:y(i)})}
/><span>${a("tick-rated")}</span></label
>
</div>`}function we({game:t,name:e,guest:n,here:o,won:r,lost:s},i){let d=M({name:e,guest:n});return l`<li>
<span class="host"
>${O({name:e,guest:n},null)}
${o?l`<span class="badge">${a("lobby-here")}</span>`:p}
<span class="small">${a("lobby-score",{won:r,lost:s})}</span></span
>
${B(i,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:d}),()=>i.invite(t))}
</li>`}function ye({id:t,name:e,ratings:n},o){let r=n[$e[o.store.get().speed]]??null;return l`<li>
<span class="host">${O({name:e,bot:!0},r)}</span>
${B(o,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:e}),()=>o.challenge(t))}
</li>`}function Me(t,e,n){return l`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:o,players:[r,s],clock:i,rated:d,fair:c,since:m})=>{let h=N({clock:i,rated:d,fair:c,takebacks:!0}),P=a("names-and",{first:M(r),second:M(s)});return l`<li>
<span class="host"
>${O(r,r.rating)} – ${O(s,s.rating)}
<span class="small"
>${h} · ${a("lobby-going-on",{minutes:e(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${o}`}
aria-label=${a("lobby-watch-whom",{names:P})}
@click=${u(n)}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}function Ht(t,e,n){let{games:o,recent:r,waiting:s,next:i,busy:d,error:c,at:m}=t.store.get();return o.length===0&&r.length===0&&!c?p:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${s>0?l`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:s})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${o.map(h=>xe(h,e,n-m))}
${r.map(h=>Le(h,t,e))}
</ul>
${i===null?p:l`<button
type="button"
data-testid="more-games"
aria-disabled=${d?"true":"false"}
@click=${()=>t.more()}
>
${a("show-more")}
</button>`}
${g(c,"games-error")}
</section>`}function xe(t,e,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
${S(t.cells)}
<a href=${t.url} @click=${u(e)}>${C(t)}</a>
<span class="standing"
>${Z(t,n)}${t.tournament?l` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:p}</span
>
<span class="small when">${R(t.last,Date.now())}</span>
</li>`}function Le(t,e,n){let o=R(t.when,Date.now());return l`<li class="game remembered">
${S(".".repeat(81))}
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
</li>`}function Bt({speed:t,own:e},n){let o=s=>n.set({speed:s}),r=t==="own"?dt(T(e)):a("label-and-note",{label:a(`speed-${t}`),note:a(`speed-note-${t}`)});return l`${$("clock",a("clock"),x.map(({key:s})=>[s,a(`speed-${s}`)]),t,o)}
<p class="small explain" data-testid="clock-words">${r}</p>`}function _t({speed:t,own:e},n){return l`<label class="tick"
><input
type="checkbox"
data-testid="clock-own"
.checked=${t==="own"}
@change=${o=>n.set({speed:y(o)?"own":"none"})}
/><span>${a("clock-own")}</span></label
>
${t==="own"?Se(e,n):p}`}function Se(t,e){let n=o=>e.set({own:{...t,...o}});return l`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
<select
data-testid="clock-unit"
@change=${o=>n({unit:b(o)})}
>
<option value="minutes" ?selected=${t.unit==="minutes"}>${a("clock-minutes")}</option>
<option value="days" ?selected=${t.unit==="days"}>${a("clock-a-turn")}</option>
</select></label
>
<label
>${a(t.unit==="days"?"clock-main-days":"clock-main-minutes")}
${Rt("clock-main",t.main,H[t.unit],o=>n({main:o}))}</label
>
${t.unit==="days"?p:l`<label
>${a("clock-extra")}
${Rt("clock-extra",t.extra,E,o=>n({extra:o}))}</label
>`}
</div>`}function Rt(t,e,{min:n,max:o,step:r},s){return l`<input
type="number"
required
data-testid=${t}
min=${n}
max=${o}
step=${r}
.value=${e}
@input=${i=>s(b(i))}
/>`}var Vt=[{name:"Pip",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.6 -3Q-2.0 -6 -3.4000000000000004 -7M1.6 -3Q2.0 -6 3.4000000000000004 -7'/><path fill='var(--tile-edge)' d='M-3.4000000000000004 -7.9a.9.9 0 1 0 .01 0M3.4000000000000004 -7.9a.9.9 0 1 0 .01 0'/>","<circle cy='1.8' r='5.8' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.6 4.2L-3.8 2.9-2 4.6 0 2.9 2 4.6 3.8 2.9 5.6 4.2A5.9 5.4 0 0 1-5.6 4.2Z'/>","<path fill='var(--seam)' d='M-2.2 -1.05a1.25 1.25 0 1 0 .01 0M2.2 -1.05a1.25 1.25 0 1 0 .01 0'/>"]},{name:"Mimi",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='7.6' ry='6.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0M2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.8 1.9a.9.9 0 1 0 .01 0M4.8 1.9a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3Q0 4.6 2.2 3'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.8' stroke-linejoin='round' d='M0-4.6L-3.4-6.6V-2.8ZM0-4.6L3.4-6.6V-2.8Z'/><circle cy='-4.6' r='1.1' fill='var(--cloth-3)' stroke='var(--seam)' stroke-width='.6'/>"]},{name:"Tilo",drawn:["<rect x='-6.4' y='-4.6' width='12.8' height='12.2' rx='4' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0M2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4.2Q0 5.800000000000001 2.2 4.2'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-6.2-2.6Q-6-8.4 0-8.4T6.2-2.6Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='1.6' stroke-linecap='round' d='M-1-2.2H9'/>"]},{name:"Nora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2 -5.6Q-2.4 -8 -3.8 -9M2 -5.6Q2.4 -8 3.8 -9'/><path fill='var(--tile-edge)' d='M-3.8 -9.9a.9.9 0 1 0 .01 0M3.8 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M0-6.4C5-4.6 7-.6 6.6 2.6C6.2 6 3.4 8 0 8S-6.2 6-6.6 2.6C-7-.6-5-4.6 0-6.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.2 2.7a.9.9 0 1 0 .01 0M4.2 2.7a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3.8Q0 5.4 2.2 3.8'/>","<g transform='translate(5.2 -4)'><path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.6' d='M0-2.6a1.4 1.4 0 0 1 2 1.7a1.4 1.4 0 0 1-.7 2.4a1.4 1.4 0 0 1-2.6 0a1.4 1.4 0 0 1-.7-2.4a1.4 1.4 0 0 1 2-1.7Z'/><circle r='.9' fill='var(--cloth-3)'/></g>"]},{name:"Ludo",drawn:["<path d='M-3.8-4.8H3.8L7.4 1.4 3.8 7.8H-3.8L-7.4 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.6 4.4Q0 5.800000000000001 2.6 4.4'/>","<path fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-4.4-3.4L-3-9H3L4.4-3.4Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='.7' stroke-dasharray='.1 1.5' stroke-linecap='round' d='M-2.4-7.4H2.6M-3-5.4H3.2'/>"]},{name:"Vera",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.8 -6Q-2.2 -8 -3.6 -9M1.8 -6Q2.2 -8 3.6 -9'/><path fill='var(--tile-edge)' d='M-3.6 -9.9a.9.9 0 1 0 .01 0M3.6 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='6' ry='7.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0M2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4.4Q0 5.4 1.8 4.4'/>","<g fill='none' stroke='var(--seam)' stroke-width='.8'><circle cx='-2.5' cy='.6' r='2.1'/><circle cx='2.5' cy='.6' r='2.1'/><path d='M-.4.4Q0 0 .4.4M-4.6.2L-5.9-.4M4.6.2L5.9-.4'/></g>"]},{name:"Otto",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-3 -4.4Q-3.4 -7 -4.8 -8M3 -4.4Q3.4 -7 4.8 -8'/><path fill='var(--tile-edge)' d='M-4.8 -8.9a.9.9 0 1 0 .01 0M4.8 -8.9a.9.9 0 1 0 .01 0'/>","<rect x='-7.8' y='-5' width='15.6' height='12' rx='5.6' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-3 -1.25a1.05 1.05 0 1 0 .01 0M3 -1.25a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--seam)' d='M0 2.4C-1.6 1.4-3.6 2.2-5.4 4.2C-3.4 4.6-1 4.6 0 3.4C1 4.6 3.4 4.6 5.4 4.2C3.6 2.2 1.6 1.4 0 2.4Z'/>"]},{name:"Kora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M-6.4-4.8Q0-7.4 6.4-4.8V1.6Q6 6 0 8.4Q-6 6-6.4 1.6Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-4-1.6L-1.4-1M4-1.6L1.4-1'/>","<path fill='var(--seam)' d='M-2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0M2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4Q0 4.9 1.8 4'/>","<path fill='var(--cloth-3)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.4 5.2Q0 7.6 5.4 5.2L6.2 7.6Q0 10.2-6.2 7.6Z'/>"]},{name:"Magnus",drawn:["<path d='M-2.8-4.6H2.8L6.6-.8V4.2L2.8 8H-2.8L-6.6 4.2V-.8Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0M2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0'/>","<circle cx='2.6' cy='1.4' r='2.1' fill='none' stroke='var(--seam)' stroke-width='.8'/><path fill='none' stroke='var(--seam)' stroke-width='.6' d='M4 3L5.4 7.4'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2 4.8Q0 5.6 2 4.8'/>","<path fill='var(--cloth-5)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-3.6-3.4V-9.4H3.6V-3.4ZM-6-3.4H6'/><path stroke='var(--stitch)' stroke-width='1' d='M-3.2-5H3.2'/>"]},{name:"Regina",drawn:["<path d='M-7.2 1.4Q-7.2-4.6 0-4.6T7.2 1.4Q7.2 8 0 8T-7.2 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.7' stroke-linecap='round' d='M-4.4.4L-5.4-.2M4.4.4L5.4-.2'/>","<path fill='var(--cloth-1)' d='M-4.6 2.5a.9.9 0 1 0 .01 0M4.6 2.5a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4Q0 5.6 2.2 4'/>","<path fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.2-3.2L-6-9 -2.8-6.2 0-9.6 2.8-6.2 6-9 5.2-3.2Q0-5 -5.2-3.2Z'/><path fill='var(--cloth-4)' d='M0-6.4a.9.9 0 1 0 .01 0'/>"]}];var qt=Vt.map(({name:t,drawn:e})=>({name:t,drawing:lt(e.join(""))}));function Kt(t){return qt[t-1].name}function Wt(t){return l`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
${et(qt[t-1].drawing)}
</svg>`}var Pe=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Qe={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Yt(t,e,n){let{form:o}=t,r=o.opponent==="friend"||o.opponent==="anyone";return l`<form class="panel new-game" @submit=${i=>{i.preventDefault(),e.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
${Te(o,e)}
<div class="choices">
${o.opponent==="computer"?Fe(o,e,n):p}
${o.opponent==="person"?je(o,e):p}
${r?Ne(o,e):p}
${o.opponent==="automa"?Zt(o,e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
${a(t.busy?"starting":Qe[o.opponent])}
</button>
${g(t.error,"home-error")}
</div>
${gt(n)} ${Ee(o,e,r)}
</form>`}function Ee(t,e,n){let o=t.opponent!=="automa"&&!(n&&t.fair==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${n?l`${_t(t,e)} ${Ie(t,e)}`:p}
${o?ze(t,e):p}
${$("board",a("time-board"),[["revised",a("short-board-revised")],["original",a("short-board-original")]],t.board,r=>e.set({board:r}))}
${n&&t.rated?p:Ze(t,e)}
</div>
</details>`}function Te(t,e){return l`<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${Pe.map(([n,o])=>Ae(n,o,t,e))}
</fieldset>`}function Ae(t,e,n,o){let r=e.includes(n.opponent)?"chosen":"",s=i=>l`<input
type="radio"
name="opponent"
value=${i}
data-testid=${`opponent-${i}`}
.checked=${n.opponent===i}
@change=${()=>o.set({opponent:i})}
/>`;return e.length===1?l`<label class=${`card-choice ${r}`}
>${s(e[0])}<b>${a(t)}</b> <span class="small">${a(`${t}-note`)}</span></label
>`:l`<div class=${`card-choice ${r}`}>
<b>${a(t)}</b>
<div class="ways">
${e.map(i=>l`<label>${s(i)}<span>${a(`way-${i}`)}</span></label>`)}
</div>
</div>`}function je(t,e){return l`<div class="names">
${["first-name","second-name"].map((n,o)=>l`<label
>${a(n)}
<input
data-testid=${`name-${o+1}`}
maxlength="24"
autocomplete="off"
.value=${t.names[o]}
@input=${r=>e.name(o,b(r))}
/></label>`)}
</div>`}function Ne(t,e){return l`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${t.name}
@input=${n=>e.set({name:b(n)})}
/></label>
${Bt(t,e)}
<div class="ticks">
${Xt("rated",a("tick-rated"),a("tick-rated-note"),t.rated,n=>e.set({rated:n}))}
${Xt("takebacks",a("tick-takebacks"),a(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!Jt(t),n=>e.set({takebacks:n}),Jt(t))}
</div>`}function Jt({rated:t,fair:e}){return t||e==="both"}function Ie({fair:t},e){let n=["usual","cut","both"];return l`${$("fair",a("starts-way"),n.map(o=>[o,a(`starts-way-${o}`)]),t,o=>e.set({fair:o}))}
${t==="usual"?p:l`<p class="small explain" data-testid="fair-words">${a(`starts-way-${t}-note`)}</p>`}`}function Xt(t,e,n,o,r,s=!1){return l`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${o}
?disabled=${s}
@change=${i=>r(y(i))}
/><span>${e} <span class="small">${n}</span></span></label
>`}function ze(t,e){let[n,o]=Ce(t);return $("first",a("who-first"),[["you",n],["opponent",o],["random",a("random")]],t.first,r=>e.set({first:r}))}function Ce({opponent:t,names:[e,n]}){return t==="person"?[e||a("first"),n||a("second")]:t==="friend"?[a("you"),a("your-friend")]:[a("you"),a(t==="computer"?"computer":"the-other-player")]}function Ze(t,e){return l`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.seed}
@input=${n=>e.set({seed:b(n)})}
/></label>`}function Fe({strength:t},e,n){let o=r=>{e.set({strength:Number(r)}),n.change({strength:Number(r)})};return l`${$("strength",a("difficulty"),V.map(({level:r})=>[String(r),String(r)]),String(t),o)}
<div class="opponent-face">
${Wt(t)}<b aria-hidden="true">${Kt(t)}</b>
<p class="small explain" data-testid="strength-words">${kt(t)}</p>
</div>`}function te({home:t,lobby:e,mine:n},o,r){let s=t.store.get();return l`${ot(o)}
<main class="home">
<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${a("welcome-text")}</p>
</div>
${wt()}
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
${Dt(n,o,r)} ${Yt(s,t,o)}
<div class="aside">
${De(o)} ${Ht(n,o,r)} ${Ut(e,o,r)}
${Ft(s)} ${Ue(s,t)}
</div>
</main>`}function De(t){return l`<nav class="more" aria-label=${a("more")}>
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
${vt(t)}
</nav>`}function Ue(t,e){return l`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");e.open(r.value)}} aria-labelledby="open-heading">
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
@change=${o=>Ge(o,e)}
/></label>
</div>
${g(t.openError,"open-error")}
</form>`}async function Ge(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var He=5e3,Re=6e4,Be=1200,ne="quiltbee.list";async function Go(t,e,n,o){let r=new A(e.go,o,e.settings.strength,$t),s=new j({fetch:jt,opponents:Nt,match:Ct,sit:tt,invite:It,challenge:zt,name:()=>r.ownName,go:e.go,now:()=>performance.now()}),i=new z({fetch:At,remembered:{recent:U,forget:ft,kept:ee,keep:oe},now:()=>performance.now()}),d=Promise.all([r.count(),s.load(),i.load(),Ve(r,n)]);d.then(()=>bt(i.store.get().waiting)),(G()||U().length>0)&&!ee()?.games.length&&await qe(Be,d);let m={home:r,lobby:s,mine:i},h=()=>nt(te(m,e,performance.now()),t);return{draw:h,close:_e(m,n,h)}}function _e({home:t,lobby:e,mine:n},o,r){let s=[t,e,n].map(({store:c})=>c.watch(r));s.push(it(c=>(c==="lobby"?e:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},He),d=setInterval(r,Re);return()=>{for(let c of s)c();clearInterval(i),clearInterval(d)}}async function Ve(t,e){let n=await Y().catch(()=>null);t.called(n?.name??null),n&&ht(n.known),n?.known===!1&&oe(null),n?.known&&!document.hidden&&e.open()}async function qe(t,e){let n=0,o=new Promise(r=>{n=window.setTimeout(r,t)});await Promise.race([e,o]),clearTimeout(n)}function ee(){try{let t=JSON.parse(localStorage.getItem(ne)??"null");return G()&&Array.isArray(t?.games)?t:null}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return null;throw t}}function oe(t){try{localStorage.setItem(ne,JSON.stringify(t))}catch(e){if(!(e instanceof DOMException))throw e}}export{Go as openHomePage};
