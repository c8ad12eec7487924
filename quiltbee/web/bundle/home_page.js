import{$a as lt,Ac as y,B as Y,Bc as vt,Ca as rt,Da as st,E as tt,Hc as S,J as i,K as et,L as d,Lb as ct,M as nt,Mb as dt,N as f,Nb as pt,O as ot,Ob as mt,P as m,Pb as ut,Qb as x,Qc as g,Rb as L,Xa as it,b as V,ba as at,c as Z,d as Q,h as q,i as a,ia as F,id as wt,l as K,mc as D,n as b,nc as U,o as w,oc as ht,qc as ft,sc as $t,t as v,uc as bt,wc as kt,x as W,xc as $,y as J,yc as gt,z as X,zc as k}from"./page.js";var G={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},E={min:0,max:180,step:1},Mt={unit:"minutes",main:"10",extra:"5"};function T({unit:t,main:e,extra:n}){let{min:o,max:r}=G[t],s=yt(Number(e)||o,o,r);return t==="days"?`${Math.round(s)}d`:`${Math.round(60*s)}+${Math.round(yt(Number(n)||0,E.min,E.max))}`}function yt(t,e,n){return Math.min(n,Math.max(e,t))}var xt=`${Q/1024} KB`;function re(t,e){return{...t,...e}}var A=class{constructor(e,n,o,r){this.keepInvitation=r,this.go=e,this.view=n,this.store=w(re,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:Mt,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,r]=this.store.get().form.names;this.set({names:e===0?[n,r]:[o,n]})}async count(){try{let{totals:e}=await J();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:b(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await W(se(e));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:b(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(a("paste-first"));if(e.length>Q)return this.refuse(a("too-long",{most:xt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await X(e))}catch(n){this.refuse(b(n))}}async openFile(e){if(e.size>Q)return this.refuse(a("too-long",{most:xt}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function se(t){let{opponent:e,strength:n,deck:o,level:r,first:s,board:l}=t,p={board:l,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...p,opponent:e,deck:o,level:r,first:"you",names:null};if(e==="computer")return{...p,opponent:e,level:n,first:s,names:null};if(e==="person"){let[c,u]=t.names.map(h=>h.trim());return{...p,opponent:e,first:s,names:[c||a("first"),u||a("second")]}}return{...p,...ie(t),opponent:e,first:s}}function ie({name:t,speed:e,own:n,takebacks:o,rated:r,seed:s,fair:l}){return{names:t.trim()?[t.trim()]:null,clock:e==="own"?T(n):L(e),takebacks:o&&!r&&l!=="both",fair:l==="usual"?null:l,rated:r,seed:r?null:s.trim()||null}}var le=6e4,j=class{constructor(e){this.outside=e,this.store=w((n,o)=>({...n,...o}),{lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1})}async load(){try{let[e,{opponents:n}]=await Promise.all([this.outside.fetch(),this.outside.opponents()]),o={lobby:e,opponents:n,at:this.outside.now()},r=this.store.get().lobby===null;this.store.dispatch(r?{...o,error:""}:o)}catch(e){this.store.dispatch({lobby:null,error:b(e)})}}async match(e){let n={clock:L(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async invite(e){await this.leave(e,()=>this.outside.invite(e,this.terms))}async challenge(e){await this.leave(e,()=>this.outside.challenge(e,this.terms))}get terms(){let{speed:e,rated:n}=this.store.get();return{name:this.outside.name(),clock:L(e),rated:n}}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=b(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function H({clock:t,rated:e,takebacks:n,board:o,seed_chosen:r,fair:s}){let l=[t===null?a("terms-no-clock"):pt(t)];return e&&l.push(a("terms-rated")),s&&l.push(a(`starts-terms-${s}`)),!n&&!e&&l.push(a("terms-no-takebacks")),o==="original"&&l.push(a("terms-original")),r&&l.push(a("terms-chosen")),l.join(", ")}function M({name:t,guest:e}){return e?a("guest"):t}function Lt(t,e,n){return Math.max(0,Math.floor((e+n-t)/le))}var ce="Bee",N=6e4,Ot=1440*N,St=[["day",Ot],["hour",60*N],["minute",N]],I=class{constructor(e){this.outside=e;let{kept:n,recent:o}=e.remembered,{games:r,waiting:s,next:l}=n()??{games:[],waiting:0,next:null};this.store=w((p,c)=>({...p,...c}),{games:r,waiting:s,next:l,recent:o(),at:e.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(r)})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(e),l=[...n(),...o.filter(c=>!de(c))];e===null&&this.outside.remembered.keep({games:l,waiting:r,next:s});let p=this.outside.now();this.store.dispatch({games:l,waiting:r,next:s,at:p,recent:this.others(l)})}catch(o){this.store.dispatch({error:b(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function de({seats:[t,e]}){return t.name==="You"&&e.name===ce&&e.yours}function Pt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Qt({cells:t}){return t.length-t.split(".").length+1}function z({variant:t,seats:e}){if(t==="solo")return a("card-solo");let n=e.filter(l=>!l.yours);if(n.length===0)return a("names-and",{first:e[0].name,second:e[1].name});let{kind:o,name:r}=n[0];if(o==="open")return a("your-open-table");let s=Et(r);return s?a("computer-level",{level:s}):r}function C(t,e){return t.status==="over"?ue(t):t.status==="open"?a("waiting-for-somebody"):pe(t)+me(t,e)}function pe({status:t,seats:e,turn:n}){let o=e.every(({yours:l})=>l);if(t==="yours"&&!o)return a("your-turn");let r=n===null?null:e[n-1];if(!r)return a("under-way");let s=Et(r.name);return a("turn-of",{name:s?a("level-number",{level:s}):r.name})}function me({clock:t,now:e},n){if(!t||t.running===null||e===null||ct(t.control).kind!=="days")return"";let o=mt(t,t.running,{now:e,at:0},n);return o===0?a("comma-time-up"):a("comma-left",{time:ut(o)})}function ue({seats:t,result:e}){if(e===null)return a("called-off");let{winner:n,scores:o,reason:r}=e,s=t.every(({yours:ae})=>ae),{name:l,yours:p}=t[n-1],c={who:s?"other":"you",name:l},u=s||p?"won":"lost";if(r==="resignation")return a(`${u}-by-resignation`,c);if(r==="time")return a(`${u}-on-time`,c);let[h,P]=n===1?o:[o[1],o[0]],oe=u==="won"?F(h,P):F(P,h),_=a(`${u}-points`,{...c,points:oe});return r==="first to 53"?_+a("comma-first"):_}function Et(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function R(t,e){let n=Math.max(0,e-t);if(n<N)return a("just-now");if(n>=30*Ot)return K(t);let[o,r]=St.find(([,l])=>n>=l)??St[2];return new Intl.RelativeTimeFormat(q(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var he=12;function Tt(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return v(`/api/me/games?limit=${he}${e}`)}function At(){return v("/api/lobby")}function jt(){return v("/api/me/opponents")}function Nt(t,e){return v(`/api/games/${t}/again`,e)}function It(t,{rated:e,...n}){return v("/api/challenges",{bot:t,...n,rated:e,takebacks:!e})}function zt(t){return v("/api/match",t)}function Ct(t,e){let n=Z[t.level-1];return i`${$("deck",a("deck"),[["normal",a("short-deck-normal")],["tactical",a("short-deck-tactical")]],t.deck,o=>e.set({deck:o}))}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${t.deck}`),note:a(`deck-note-${t.deck}`)})}
</p>
${$("level",a("level-of-automa"),Z.map(o=>[String(o.level),st(o)]),String(t.level),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:n.numeral,name:rt(n.level),counts:a(`automa-level-${n.level}`)})}
</p>`}function Zt({totals:t}){if(t.length===0)return d;let e=n=>n===null?"–":at(Math.round(n*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
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
${t.map(n=>i`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}function Ft(t,e,n){let{games:o,at:r}=t.store.get(),s=Pt(o);return s?i`<a class="continue" href=${s.url} data-testid="continue" @click=${m(e)}>
${S(s.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:z(s),standing:C(s,n-r)})}</span
>
<span class="small">${a("spaces-sewn",{count:Qt(s)})}</span>
</span>
</a>`:d}var fe={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function Dt(t,e,n){let{lobby:o,busy:r,error:s,at:l}=t.store.get(),p=c=>Lt(c,o?.now??0,n-l);return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${x.map(({key:c})=>i`<button
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
${o?.tables.length?o.tables.map(c=>$e(c,p(c.created),t,e)):o&&i`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${be(t)} ${o?.games.length?we(o.games,p,e):d}
${g(s,"lobby-error")}
</section>`}function $e(t,e,n,o){let{game:r,rating:s,yours:l}=t,p=M(t),c=H(t);return i`<li data-game=${r}>
<span class="host"
>${l?i`<b>${a("your-table")}</b>`:O(t,s)}
<span class="small">${c} · ${a("lobby-waited",{minutes:e})}</span></span
>
${l?i`<a class="button" href=${`/game/${r}`} @click=${m(o)}>${a("open")}</a>`:B(n,"sit",a("sit-down"),a("sit-with",{name:p,terms:c}),()=>n.sit(r))}
</li>`}function O({name:t,guest:e=!1,bot:n=!1},o){return i`<b class=${e?"guest":""}>${M({name:t,guest:e})}</b>${n?i` <span class="badge bot">${a("lobby-bot")}</span>`:d}${o===null?d:i` <span class="small">${o}</span>`}`}function B(t,e,n,o,r){return i`<button
type="button"
data-testid=${e}
aria-label=${o}
aria-disabled=${t.store.get().busy===null?"false":"true"}
@click=${r}
>
${n}
</button>`}function be(t){let{lobby:e,opponents:n}=t.store.get(),o=e?.bots??[];return n.length+o.length===0?d:i`<h3 id="ask-heading">${a("lobby-ask")}</h3>
${ke(t)}
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(r=>ge(r,t))} ${o.map(r=>ve(r,t))}
</ul>`}function ke(t){let{speed:e,rated:n}=t.store.get(),o=r=>t.store.dispatch(r);return i`<div class="row">
<label
>${a("clock")}
<select
data-testid="ask-clock"
@change=${r=>o({speed:k(r)})}
>
${x.map(({key:r})=>i`<option value=${r} ?selected=${r===e}>${a(`speed-${r}`)}</option>`)}
</select></label
>
<label class="tick"
><input
type="checkbox"
data-testid="ask-rated"
.checked=${n}
@change=${r=>o({rated:y(r)})}
/><span>${a("tick-rated")}</span></label
>
</div>`}function ge({game:t,name:e,guest:n,here:o,won:r,lost:s},l){let p=M({name:e,guest:n});return i`<li>
<span class="host"
>${O({name:e,guest:n},null)}
${o?i`<span class="badge">${a("lobby-here")}</span>`:d}
<span class="small">${a("lobby-score",{won:r,lost:s})}</span></span
>
${B(l,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:p}),()=>l.invite(t))}
</li>`}function ve({id:t,name:e,ratings:n},o){let r=n[fe[o.store.get().speed]]??null;return i`<li>
<span class="host">${O({name:e,bot:!0},r)}</span>
${B(o,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:e}),()=>o.challenge(t))}
</li>`}function we(t,e,n){return i`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:o,players:[r,s],clock:l,rated:p,fair:c,since:u})=>{let h=H({clock:l,rated:p,fair:c,takebacks:!0}),P=a("names-and",{first:M(r),second:M(s)});return i`<li>
<span class="host"
>${O(r,r.rating)} – ${O(s,s.rating)}
<span class="small"
>${h} · ${a("lobby-going-on",{minutes:e(u)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${o}`}
aria-label=${a("lobby-watch-whom",{names:P})}
@click=${m(n)}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}function Gt(t,e,n){let{games:o,recent:r,waiting:s,next:l,busy:p,error:c,at:u}=t.store.get();return o.length===0&&r.length===0&&!c?d:i`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${s>0?i`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:s})}</span
>`:d}
</h2>
<ul data-testid="recent-games">
${o.map(h=>ye(h,e,n-u))}
${r.map(h=>Me(h,t,e))}
</ul>
${l===null?d:i`<button
type="button"
data-testid="more-games"
aria-disabled=${p?"true":"false"}
@click=${()=>t.more()}
>
${a("show-more")}
</button>`}
${g(c,"games-error")}
</section>`}function ye(t,e,n){return i`<li class=${`game ${t.status}`} data-status=${t.status}>
${S(t.cells)}
<a href=${t.url} @click=${m(e)}>${z(t)}</a>
<span class="standing"
>${C(t,n)}${t.tournament?i` <span class="small block">${a("place-in-list",{...t.tournament})}</span>`:d}</span
>
<span class="small when">${R(t.last,Date.now())}</span>
</li>`}function Me(t,e,n){let o=R(t.when,Date.now());return i`<li class="game remembered">
${S(".".repeat(81))}
<a href=${`/game/${t.id}`} @click=${m(n)}>${t.title}</a>
<span class="standing small">${a("opened-here",{when:o})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:t.title,when:o})}
@click=${()=>e.forget(t.id)}
>
${a("remove")}
</button>
</li>`}function Rt({speed:t,own:e},n){let o=s=>n.set({speed:s}),r=t==="own"?dt(T(e)):a("label-and-note",{label:a(`speed-${t}`),note:a(`speed-note-${t}`)});return i`${$("clock",a("clock"),x.map(({key:s})=>[s,a(`speed-${s}`)]),t,o)}
<p class="small explain" data-testid="clock-words">${r}</p>`}function Bt({speed:t,own:e},n){return i`<label class="tick"
><input
type="checkbox"
data-testid="clock-own"
.checked=${t==="own"}
@change=${o=>n.set({speed:y(o)?"own":"none"})}
/><span>${a("clock-own")}</span></label
>
${t==="own"?xe(e,n):d}`}function xe(t,e){let n=o=>e.set({own:{...t,...o}});return i`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
<select
data-testid="clock-unit"
@change=${o=>n({unit:k(o)})}
>
<option value="minutes" ?selected=${t.unit==="minutes"}>${a("clock-minutes")}</option>
<option value="days" ?selected=${t.unit==="days"}>${a("clock-a-turn")}</option>
</select></label
>
<label
>${a(t.unit==="days"?"clock-main-days":"clock-main-minutes")}
${Ht("clock-main",t.main,G[t.unit],o=>n({main:o}))}</label
>
${t.unit==="days"?d:i`<label
>${a("clock-extra")}
${Ht("clock-extra",t.extra,E,o=>n({extra:o}))}</label
>`}
</div>`}function Ht(t,e,{min:n,max:o,step:r},s){return i`<input
type="number"
required
data-testid=${t}
min=${n}
max=${o}
step=${r}
.value=${e}
@input=${l=>s(k(l))}
/>`}var _t=[{name:"Pip",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.6 -3Q-2.0 -6 -3.4000000000000004 -7M1.6 -3Q2.0 -6 3.4000000000000004 -7'/><path fill='var(--tile-edge)' d='M-3.4000000000000004 -7.9a.9.9 0 1 0 .01 0M3.4000000000000004 -7.9a.9.9 0 1 0 .01 0'/>","<circle cy='1.8' r='5.8' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.6 4.2L-3.8 2.9-2 4.6 0 2.9 2 4.6 3.8 2.9 5.6 4.2A5.9 5.4 0 0 1-5.6 4.2Z'/>","<path fill='var(--seam)' d='M-2.2 -1.05a1.25 1.25 0 1 0 .01 0M2.2 -1.05a1.25 1.25 0 1 0 .01 0'/>"]},{name:"Mimi",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='7.6' ry='6.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0M2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.8 1.9a.9.9 0 1 0 .01 0M4.8 1.9a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3Q0 4.6 2.2 3'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.8' stroke-linejoin='round' d='M0-4.6L-3.4-6.6V-2.8ZM0-4.6L3.4-6.6V-2.8Z'/><circle cy='-4.6' r='1.1' fill='var(--cloth-3)' stroke='var(--seam)' stroke-width='.6'/>"]},{name:"Tilo",drawn:["<rect x='-6.4' y='-4.6' width='12.8' height='12.2' rx='4' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0M2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4.2Q0 5.800000000000001 2.2 4.2'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-6.2-2.6Q-6-8.4 0-8.4T6.2-2.6Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='1.6' stroke-linecap='round' d='M-1-2.2H9'/>"]},{name:"Nora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2 -5.6Q-2.4 -8 -3.8 -9M2 -5.6Q2.4 -8 3.8 -9'/><path fill='var(--tile-edge)' d='M-3.8 -9.9a.9.9 0 1 0 .01 0M3.8 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M0-6.4C5-4.6 7-.6 6.6 2.6C6.2 6 3.4 8 0 8S-6.2 6-6.6 2.6C-7-.6-5-4.6 0-6.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.2 2.7a.9.9 0 1 0 .01 0M4.2 2.7a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3.8Q0 5.4 2.2 3.8'/>","<g transform='translate(5.2 -4)'><path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.6' d='M0-2.6a1.4 1.4 0 0 1 2 1.7a1.4 1.4 0 0 1-.7 2.4a1.4 1.4 0 0 1-2.6 0a1.4 1.4 0 0 1-.7-2.4a1.4 1.4 0 0 1 2-1.7Z'/><circle r='.9' fill='var(--cloth-3)'/></g>"]},{name:"Ludo",drawn:["<path d='M-3.8-4.8H3.8L7.4 1.4 3.8 7.8H-3.8L-7.4 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.6 4.4Q0 5.800000000000001 2.6 4.4'/>","<path fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-4.4-3.4L-3-9H3L4.4-3.4Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='.7' stroke-dasharray='.1 1.5' stroke-linecap='round' d='M-2.4-7.4H2.6M-3-5.4H3.2'/>"]},{name:"Vera",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.8 -6Q-2.2 -8 -3.6 -9M1.8 -6Q2.2 -8 3.6 -9'/><path fill='var(--tile-edge)' d='M-3.6 -9.9a.9.9 0 1 0 .01 0M3.6 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='6' ry='7.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0M2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4.4Q0 5.4 1.8 4.4'/>","<g fill='none' stroke='var(--seam)' stroke-width='.8'><circle cx='-2.5' cy='.6' r='2.1'/><circle cx='2.5' cy='.6' r='2.1'/><path d='M-.4.4Q0 0 .4.4M-4.6.2L-5.9-.4M4.6.2L5.9-.4'/></g>"]},{name:"Otto",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-3 -4.4Q-3.4 -7 -4.8 -8M3 -4.4Q3.4 -7 4.8 -8'/><path fill='var(--tile-edge)' d='M-4.8 -8.9a.9.9 0 1 0 .01 0M4.8 -8.9a.9.9 0 1 0 .01 0'/>","<rect x='-7.8' y='-5' width='15.6' height='12' rx='5.6' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-3 -1.25a1.05 1.05 0 1 0 .01 0M3 -1.25a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--seam)' d='M0 2.4C-1.6 1.4-3.6 2.2-5.4 4.2C-3.4 4.6-1 4.6 0 3.4C1 4.6 3.4 4.6 5.4 4.2C3.6 2.2 1.6 1.4 0 2.4Z'/>"]},{name:"Kora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M-6.4-4.8Q0-7.4 6.4-4.8V1.6Q6 6 0 8.4Q-6 6-6.4 1.6Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-4-1.6L-1.4-1M4-1.6L1.4-1'/>","<path fill='var(--seam)' d='M-2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0M2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4Q0 4.9 1.8 4'/>","<path fill='var(--cloth-3)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.4 5.2Q0 7.6 5.4 5.2L6.2 7.6Q0 10.2-6.2 7.6Z'/>"]},{name:"Magnus",drawn:["<path d='M-2.8-4.6H2.8L6.6-.8V4.2L2.8 8H-2.8L-6.6 4.2V-.8Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0M2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0'/>","<circle cx='2.6' cy='1.4' r='2.1' fill='none' stroke='var(--seam)' stroke-width='.8'/><path fill='none' stroke='var(--seam)' stroke-width='.6' d='M4 3L5.4 7.4'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2 4.8Q0 5.6 2 4.8'/>","<path fill='var(--cloth-5)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-3.6-3.4V-9.4H3.6V-3.4ZM-6-3.4H6'/><path stroke='var(--stitch)' stroke-width='1' d='M-3.2-5H3.2'/>"]},{name:"Regina",drawn:["<path d='M-7.2 1.4Q-7.2-4.6 0-4.6T7.2 1.4Q7.2 8 0 8T-7.2 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.7' stroke-linecap='round' d='M-4.4.4L-5.4-.2M4.4.4L5.4-.2'/>","<path fill='var(--cloth-1)' d='M-4.6 2.5a.9.9 0 1 0 .01 0M4.6 2.5a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4Q0 5.6 2.2 4'/>","<path fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.2-3.2L-6-9 -2.8-6.2 0-9.6 2.8-6.2 6-9 5.2-3.2Q0-5 -5.2-3.2Z'/><path fill='var(--cloth-4)' d='M0-6.4a.9.9 0 1 0 .01 0'/>"]}];var Vt=_t.map(({name:t,drawn:e})=>({name:t,drawing:lt(e.join(""))}));function qt(t){return Vt[t-1].name}function Kt(t){return i`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
${et(Vt[t-1].drawing)}
</svg>`}var Se=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Oe={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Xt(t,e,n){let{form:o}=t,r=o.opponent==="friend"||o.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),e.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
${Qe(o,e)}
<div class="choices">
${o.opponent==="computer"?Ce(o,e,n):d}
${o.opponent==="person"?Te(o,e):d}
${r?Ae(o,e):d}
${o.opponent==="automa"?Ct(o,e):d}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
${a(t.busy?"starting":Oe[o.opponent])}
</button>
${g(t.error,"home-error")}
</div>
${gt(n)} ${Pe(o,e,r)}
</form>`}function Pe(t,e,n){let o=t.opponent!=="automa"&&!(n&&t.fair==="cut");return i`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${n?i`${Bt(t,e)} ${je(t,e)}`:d}
${o?Ne(t,e):d}
${$("board",a("time-board"),[["revised",a("short-board-revised")],["original",a("short-board-original")]],t.board,r=>e.set({board:r}))}
${n&&t.rated?d:ze(t,e)}
</div>
</details>`}function Qe(t,e){return i`<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${Se.map(([n,o])=>Ee(n,o,t,e))}
</fieldset>`}function Ee(t,e,n,o){let r=e.includes(n.opponent)?"chosen":"",s=l=>i`<input
type="radio"
name="opponent"
value=${l}
data-testid=${`opponent-${l}`}
.checked=${n.opponent===l}
@change=${()=>o.set({opponent:l})}
/>`;return e.length===1?i`<label class=${`card-choice ${r}`}
>${s(e[0])}<b>${a(t)}</b> <span class="small">${a(`${t}-note`)}</span></label
>`:i`<div class=${`card-choice ${r}`}>
<b>${a(t)}</b>
<div class="ways">
${e.map(l=>i`<label>${s(l)}<span>${a(`way-${l}`)}</span></label>`)}
</div>
</div>`}function Te(t,e){return i`<div class="names">
${["first-name","second-name"].map((n,o)=>i`<label
>${a(n)}
<input
data-testid=${`name-${o+1}`}
maxlength="24"
autocomplete="off"
.value=${t.names[o]}
@input=${r=>e.name(o,k(r))}
/></label>`)}
</div>`}function Ae(t,e){return i`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${t.name}
@input=${n=>e.set({name:k(n)})}
/></label>
${Rt(t,e)}
<div class="ticks">
${Jt("rated",a("tick-rated"),a("tick-rated-note"),t.rated,n=>e.set({rated:n}))}
${Jt("takebacks",a("tick-takebacks"),a(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!Wt(t),n=>e.set({takebacks:n}),Wt(t))}
</div>`}function Wt({rated:t,fair:e}){return t||e==="both"}function je({fair:t},e){let n=["usual","cut","both"];return i`${$("fair",a("starts-way"),n.map(o=>[o,a(`starts-way-${o}`)]),t,o=>e.set({fair:o}))}
${t==="usual"?d:i`<p class="small explain" data-testid="fair-words">${a(`starts-way-${t}-note`)}</p>`}`}function Jt(t,e,n,o,r,s=!1){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${o}
?disabled=${s}
@change=${l=>r(y(l))}
/><span>${e} <span class="small">${n}</span></span></label
>`}function Ne(t,e){let[n,o]=Ie(t);return $("first",a("who-first"),[["you",n],["opponent",o],["random",a("random")]],t.first,r=>e.set({first:r}))}function Ie({opponent:t,names:[e,n]}){return t==="person"?[e||a("first"),n||a("second")]:t==="friend"?[a("you"),a("your-friend")]:[a("you"),a(t==="computer"?"computer":"the-other-player")]}function ze(t,e){return i`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.seed}
@input=${n=>e.set({seed:k(n)})}
/></label>`}function Ce({strength:t},e,n){let o=r=>{e.set({strength:Number(r)}),n.change({strength:Number(r)})};return i`${$("strength",a("difficulty"),V.map(({level:r})=>[String(r),String(r)]),String(t),o)}
<div class="opponent-face">
${Kt(t)}<b aria-hidden="true">${qt(t)}</b>
<p class="small explain" data-testid="strength-words">${kt(t)}</p>
</div>`}function Yt({home:t,lobby:e,mine:n},o,r){let s=t.store.get();return i`${ot(o)}
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
@click=${m(o)}
>${a("first-game")}</a
>
<button type="button" data-testid="how" @click=${o.help}>
${f("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>
${Ft(n,o,r)} ${Xt(s,t,o)}
<div class="aside">
${Ze(o)} ${Gt(n,o,r)} ${Dt(e,o,r)}
${Zt(s)} ${Fe(s,t)}
</div>
</main>`}function Ze(t){return i`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${m(t)}
>${f("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle" @click=${m(t)}
>${f("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress" @click=${m(t)}
>${f("up")}<span>${a("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles" @click=${m(t)}
>${f("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis" @click=${m(t)}
>${f("lens")}<span>${a("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings" @click=${m(t)}
>${f("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments" @click=${m(t)}
>${f("cup")}<span>${a("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${m(t)}
>${f("person")}<span>${a("your-account")}</span></a
>
${vt(t)}
</nav>`}function Fe(t,e){return i`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");e.open(r.value)}} aria-labelledby="open-heading">
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
@change=${o=>De(o,e)}
/></label>
</div>
${g(t.openError,"open-error")}
</form>`}async function De(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var Ue=5e3,Ge=6e4,He=1200,ee="quiltbee.list";async function Do(t,e,n,o){let r=new A(e.go,o,e.settings.strength,$t),s=new j({fetch:At,opponents:jt,match:zt,sit:tt,invite:Nt,challenge:It,name:()=>r.ownName,go:e.go,now:()=>performance.now()}),l=new I({fetch:Tt,remembered:{recent:D,forget:ft,kept:te,keep:ne},now:()=>performance.now()}),p=Promise.all([r.count(),s.load(),l.load(),Be(r,n)]);p.then(()=>bt(l.store.get().waiting)),(U()||D().length>0)&&!te()?.games.length&&await _e(He,p);let u={home:r,lobby:s,mine:l},h=()=>nt(Yt(u,e,performance.now()),t);return{draw:h,close:Re(u,n,h)}}function Re({home:t,lobby:e,mine:n},o,r){let s=[t,e,n].map(({store:c})=>c.watch(r));s.push(it(c=>(c==="lobby"?e:n).load()));let l=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},Ue),p=setInterval(r,Ge);return()=>{for(let c of s)c();clearInterval(l),clearInterval(p)}}async function Be(t,e){let n=await Y().catch(()=>null);t.called(n?.name??null),n&&ht(n.known),n?.known===!1&&ne(null),n?.known&&!document.hidden&&e.open()}async function _e(t,e){let n=0,o=new Promise(r=>{n=window.setTimeout(r,t)});await Promise.race([e,o]),clearTimeout(n)}function te(){try{let t=JSON.parse(localStorage.getItem(ee)??"null");return U()&&Array.isArray(t?.games)?t:null}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return null;throw t}}function ne(t){try{localStorage.setItem(ee,JSON.stringify(t))}catch(e){if(!(e instanceof DOMException))throw e}}export{Do as openHomePage};
