import{Bc as v,C as B,H as i,Hb as ot,I as K,J as p,Jb as rt,K as q,Kb as nt,Kc as g,L as k,Lb as at,M as J,Mb as M,N as m,Nb as x,Ta as tt,Xa as et,Z as W,b as H,bd as ft,c as j,d as w,ea as I,h as R,hc as z,i as r,ic as A,jc as st,k as D,kc as it,l as h,m as b,mc as lt,oc as ct,qc as dt,r as y,rc as $,sc as pt,tc as L,uc as mt,v as V,vc as ut,w as F,x as _,ya as Y,z as U,za as X}from"./page.js";var ht=`${w/1024} KB`;function Dt(t,e){return{...t,...e}}var S=class{constructor(e,n,o,a){this.keepInvitation=a,this.go=e,this.view=n,this.store=b(Dt,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,a]=this.store.get().form.names;this.set({names:e===0?[n,a]:[o,n]})}async count(){try{let{totals:e}=await F();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:h(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:a,invitation:s}=await V(Vt(e));s&&this.keepInvitation(o,s),this.go(a)}catch(o){this.store.dispatch({busy:!1,error:h(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(r("paste-first"));if(e.length>w)return this.refuse(r("too-long",{most:ht}));this.store.dispatch({opening:!0,openError:""});try{this.view(await _(e))}catch(n){this.refuse(h(n))}}async openFile(e){if(e.size>w)return this.refuse(r("too-long",{most:ht}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function Vt(t){let{opponent:e,strength:n,deck:o,level:a,first:s,board:l}=t,c={board:l,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:o,level:a,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:s,names:null};if(e==="person"){let[d,u]=t.names.map(f=>f.trim());return{...c,opponent:e,first:s,names:[d||r("first"),u||r("second")]}}return{...c,...Ft(t),opponent:e,first:s}}function Ft({name:t,speed:e,takebacks:n,rated:o,seed:a}){return{names:t.trim()?[t.trim()]:null,clock:x(e),takebacks:n&&!o,rated:o,seed:o?null:a.trim()||null}}var Q=class{constructor(e){this.outside=e,this.store=b((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:h(e)})}}async match(e){let n={clock:x(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let a=h(o);await this.load(),this.store.dispatch({busy:null,error:a})}}}};function Z({clock:t,rated:e,takebacks:n,board:o,seed_chosen:a}){let s=[t===null?r("terms-no-clock"):rt(t)];return e&&s.push(r("terms-rated")),!n&&!e&&s.push(r("terms-no-takebacks")),o==="original"&&s.push(r("terms-original")),a&&s.push(r("terms-chosen")),s.join(", ")}var _t="Bee",O=6e4,$t=1440*O,kt=[["day",$t],["hour",60*O],["minute",O]],E=class{constructor(e){this.outside=e;let{kept:n,recent:o}=e.remembered,{games:a,waiting:s,next:l}=n()??{games:[],waiting:0,next:null};this.store=b((c,d)=>({...c,...d}),{games:a,waiting:s,next:l,recent:o(),at:e.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(a)})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:a,next:s}=await this.outside.fetch(e),l=[...n(),...o.filter(d=>!Ut(d))];e===null&&this.outside.remembered.keep({games:l,waiting:a,next:s});let c=this.outside.now();this.store.dispatch({games:l,waiting:a,next:s,at:c,recent:this.others(l)})}catch(o){this.store.dispatch({error:h(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Ut({seats:[t,e]}){return t.name==="You"&&e.name===_t&&e.yours}function gt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function bt({cells:t}){return t.length-t.split(".").length+1}function P({variant:t,seats:e}){if(t==="solo")return r("card-solo");let n=e.filter(l=>!l.yours);if(n.length===0)return r("names-and",{first:e[0].name,second:e[1].name});let{kind:o,name:a}=n[0];if(o==="open")return r("your-open-table");let s=vt(a);return s?r("computer-level",{level:s}):a}function T(t,e){return t.status==="over"?qt(t):t.status==="open"?r("waiting-for-somebody"):Bt(t)+Kt(t,e)}function Bt({status:t,seats:e,turn:n}){let o=e.every(({yours:l})=>l);if(t==="yours"&&!o)return r("your-turn");let a=n===null?null:e[n-1];if(!a)return r("under-way");let s=vt(a.name);return r("turn-of",{name:s?r("level-number",{level:s}):a.name})}function Kt({clock:t,now:e},n){if(!t||t.running===null||e===null||ot(t.control).kind!=="days")return"";let o=nt(t,t.running,{now:e,at:0},n);return o===0?r("comma-time-up"):r("comma-left",{time:at(o)})}function qt({seats:t,result:e}){if(e===null)return r("called-off");let{winner:n,scores:o,reason:a}=e,s=t.every(({yours:Rt})=>Rt),{name:l,yours:c}=t[n-1],d={who:s?"other":"you",name:l},u=s||c?"won":"lost";if(a==="resignation")return r(`${u}-by-resignation`,d);if(a==="time")return r(`${u}-on-time`,d);let[f,C]=n===1?o:[o[1],o[0]],Ht=u==="won"?I(f,C):I(C,f),G=r(`${u}-points`,{...d,points:Ht});return a==="first to 53"?G+r("comma-first"):G}function vt(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function N(t,e){let n=Math.max(0,e-t);if(n<O)return r("just-now");if(n>=30*$t)return D(t);let[o,a]=kt.find(([,l])=>n>=l)??kt[2];return new Intl.RelativeTimeFormat(R(),{numeric:"auto"}).format(-Math.floor(n/a),o)}var Jt=12;function wt(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return y(`/api/me/games?limit=${Jt}${e}`)}function yt(){return y("/api/lobby")}function Mt(t){return y("/api/match",t)}function xt(t,e){let n=j[t.level-1];return i`${$("deck",r("deck"),[["normal",r("short-deck-normal")],["tactical",r("short-deck-tactical")]],t.deck,o=>e.set({deck:o}))}
<p class="small explain">
${r("label-and-note",{label:r(`deck-${t.deck}`),note:r(`deck-note-${t.deck}`)})}
</p>
${$("level",r("level-of-automa"),j.map(o=>[String(o.level),X(o)]),String(t.level),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${r("you-begin",{numeral:n.numeral,name:Y(n.level),counts:r(`automa-level-${n.level}`)})}
</p>`}function Lt({totals:t}){if(t.length===0)return p;let e=n=>n===null?"–":W(Math.round(n*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${r("alone-with-automa")}</h2>
<table class="scores" data-testid="solo-totals">
<caption class="visually-hidden">
${r("finished-by-level")}
</caption>
<thead>
<tr>
<th scope="col">${r("deck-and-level")}</th>
<th scope="col">${r("won")}</th>
<th scope="col">${r("mean")}</th>
<th scope="col">${r("best")}</th>
<th scope="col">${r("practice")}</th>
</tr>
</thead>
<tbody>
${t.map(n=>i`<tr>
<th scope="row">${r(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${r("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${r("mean-note")}</p>
</section>`}function St(t,e,n){let{games:o,at:a}=t.store.get(),s=gt(o);return s?i`<a class="continue" href=${s.url} data-testid="continue" @click=${m(e)}>
${v(s.cells)}
<span class="continue-words">
<b>${r("continue")}</b>
<span
>${r("opponent-and-standing",{opponent:P(s),standing:T(s,n-a)})}</span
>
<span class="small">${r("spaces-sewn",{count:bt(s)})}</span>
</span>
</a>`:p}function Qt(t,e){let{tables:n,busy:o,error:a}=t.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${r("play-anyone")}</h2>
<p class="small">${r("lobby-text")}</p>
<div class="quick" role="group" aria-label=${r("quick-match")}>
${M.map(({key:s})=>i`<button
type="button"
data-testid=${`match-${s}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>t.match(s)}
>
<b>${r(`speed-${s}`)}</b><span class="small">${r(`speed-note-${s}`)}</span>
</button>`)}
</div>
<h3>${r("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.length?n.map(s=>Yt(s,t,e)):Wt(n)}
</ul>
${g(a,"lobby-error")}
</section>`}function Wt(t){return t===null?p:i`<li class="none small">${r("nobody-waiting")}</li>`}function Yt(t,e,n){let{game:o,name:a,rating:s,yours:l}=t,{busy:c}=e.store.get();return i`<li data-game=${o}>
<span class="host"
><b>${l?r("your-table"):a}</b>${s===null?p:i` <span class="small">${s}</span>`} <span class="small">${Z(t)}</span></span
>
${l?i`<a class="button" href=${`/game/${o}`} @click=${m(n)}>${r("open")}</a>`:i`<button
type="button"
data-testid="sit"
aria-label=${r("sit-with",{name:a,terms:Z(t)})}
aria-disabled=${c===null?"false":"true"}
@click=${()=>e.sit(o)}
>
${r("sit-down")}
</button>`}
</li>`}function Et(t,e,n){let{games:o,recent:a,waiting:s,next:l,busy:c,error:d,at:u}=t.store.get();return o.length===0&&a.length===0&&!d?p:i`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${r("your-games")}
${s>0?i`<span class="badge" data-testid="waiting"
>${r("waiting-for-you",{count:s})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${o.map(f=>Xt(f,e,n-u))}
${a.map(f=>te(f,t,e))}
</ul>
${l===null?p:i`<button
type="button"
data-testid="more-games"
aria-disabled=${c?"true":"false"}
@click=${()=>t.more()}
>
${r("show-more")}
</button>`}
${g(d,"games-error")}
</section>`}function Xt(t,e,n){return i`<li class=${`game ${t.status}`} data-status=${t.status}>
${v(t.cells)}
<a href=${t.url} @click=${m(e)}>${P(t)}</a>
<span class="standing"
>${T(t,n)}${t.tournament?i` <span class="small block">${r("place-in-list",{...t.tournament})}</span>`:p}</span
>
<span class="small when">${N(t.last,Date.now())}</span>
</li>`}function te(t,e,n){let o=N(t.when,Date.now());return i`<li class="game remembered">
${v(".".repeat(81))}
<a href=${`/game/${t.id}`} @click=${m(n)}>${t.title}</a>
<span class="standing small">${r("opened-here",{when:o})}</span>
<button
type="button"
class="quiet"
aria-label=${r("remove-game",{game:t.title,when:o})}
@click=${()=>e.forget(t.id)}
>
${r("remove")}
</button>
</li>`}var Pt=[{name:"Pip",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.6 -3Q-2.0 -6 -3.4000000000000004 -7M1.6 -3Q2.0 -6 3.4000000000000004 -7'/><path fill='var(--tile-edge)' d='M-3.4000000000000004 -7.9a.9.9 0 1 0 .01 0M3.4000000000000004 -7.9a.9.9 0 1 0 .01 0'/>","<circle cy='1.8' r='5.8' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.6 4.2L-3.8 2.9-2 4.6 0 2.9 2 4.6 3.8 2.9 5.6 4.2A5.9 5.4 0 0 1-5.6 4.2Z'/>","<path fill='var(--seam)' d='M-2.2 -1.05a1.25 1.25 0 1 0 .01 0M2.2 -1.05a1.25 1.25 0 1 0 .01 0'/>"]},{name:"Mimi",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='7.6' ry='6.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0M2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.8 1.9a.9.9 0 1 0 .01 0M4.8 1.9a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3Q0 4.6 2.2 3'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.8' stroke-linejoin='round' d='M0-4.6L-3.4-6.6V-2.8ZM0-4.6L3.4-6.6V-2.8Z'/><circle cy='-4.6' r='1.1' fill='var(--cloth-3)' stroke='var(--seam)' stroke-width='.6'/>"]},{name:"Tilo",drawn:["<rect x='-6.4' y='-4.6' width='12.8' height='12.2' rx='4' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0M2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4.2Q0 5.800000000000001 2.2 4.2'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-6.2-2.6Q-6-8.4 0-8.4T6.2-2.6Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='1.6' stroke-linecap='round' d='M-1-2.2H9'/>"]},{name:"Nora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2 -5.6Q-2.4 -8 -3.8 -9M2 -5.6Q2.4 -8 3.8 -9'/><path fill='var(--tile-edge)' d='M-3.8 -9.9a.9.9 0 1 0 .01 0M3.8 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M0-6.4C5-4.6 7-.6 6.6 2.6C6.2 6 3.4 8 0 8S-6.2 6-6.6 2.6C-7-.6-5-4.6 0-6.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.2 2.7a.9.9 0 1 0 .01 0M4.2 2.7a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3.8Q0 5.4 2.2 3.8'/>","<g transform='translate(5.2 -4)'><path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.6' d='M0-2.6a1.4 1.4 0 0 1 2 1.7a1.4 1.4 0 0 1-.7 2.4a1.4 1.4 0 0 1-2.6 0a1.4 1.4 0 0 1-.7-2.4a1.4 1.4 0 0 1 2-1.7Z'/><circle r='.9' fill='var(--cloth-3)'/></g>"]},{name:"Ludo",drawn:["<path d='M-3.8-4.8H3.8L7.4 1.4 3.8 7.8H-3.8L-7.4 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.6 4.4Q0 5.800000000000001 2.6 4.4'/>","<path fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-4.4-3.4L-3-9H3L4.4-3.4Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='.7' stroke-dasharray='.1 1.5' stroke-linecap='round' d='M-2.4-7.4H2.6M-3-5.4H3.2'/>"]},{name:"Vera",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.8 -6Q-2.2 -8 -3.6 -9M1.8 -6Q2.2 -8 3.6 -9'/><path fill='var(--tile-edge)' d='M-3.6 -9.9a.9.9 0 1 0 .01 0M3.6 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='6' ry='7.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0M2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4.4Q0 5.4 1.8 4.4'/>","<g fill='none' stroke='var(--seam)' stroke-width='.8'><circle cx='-2.5' cy='.6' r='2.1'/><circle cx='2.5' cy='.6' r='2.1'/><path d='M-.4.4Q0 0 .4.4M-4.6.2L-5.9-.4M4.6.2L5.9-.4'/></g>"]},{name:"Otto",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-3 -4.4Q-3.4 -7 -4.8 -8M3 -4.4Q3.4 -7 4.8 -8'/><path fill='var(--tile-edge)' d='M-4.8 -8.9a.9.9 0 1 0 .01 0M4.8 -8.9a.9.9 0 1 0 .01 0'/>","<rect x='-7.8' y='-5' width='15.6' height='12' rx='5.6' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-3 -1.25a1.05 1.05 0 1 0 .01 0M3 -1.25a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--seam)' d='M0 2.4C-1.6 1.4-3.6 2.2-5.4 4.2C-3.4 4.6-1 4.6 0 3.4C1 4.6 3.4 4.6 5.4 4.2C3.6 2.2 1.6 1.4 0 2.4Z'/>"]},{name:"Kora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M-6.4-4.8Q0-7.4 6.4-4.8V1.6Q6 6 0 8.4Q-6 6-6.4 1.6Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-4-1.6L-1.4-1M4-1.6L1.4-1'/>","<path fill='var(--seam)' d='M-2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0M2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4Q0 4.9 1.8 4'/>","<path fill='var(--cloth-3)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.4 5.2Q0 7.6 5.4 5.2L6.2 7.6Q0 10.2-6.2 7.6Z'/>"]},{name:"Magnus",drawn:["<path d='M-2.8-4.6H2.8L6.6-.8V4.2L2.8 8H-2.8L-6.6 4.2V-.8Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0M2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0'/>","<circle cx='2.6' cy='1.4' r='2.1' fill='none' stroke='var(--seam)' stroke-width='.8'/><path fill='none' stroke='var(--seam)' stroke-width='.6' d='M4 3L5.4 7.4'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2 4.8Q0 5.6 2 4.8'/>","<path fill='var(--cloth-5)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-3.6-3.4V-9.4H3.6V-3.4ZM-6-3.4H6'/><path stroke='var(--stitch)' stroke-width='1' d='M-3.2-5H3.2'/>"]},{name:"Regina",drawn:["<path d='M-7.2 1.4Q-7.2-4.6 0-4.6T7.2 1.4Q7.2 8 0 8T-7.2 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.7' stroke-linecap='round' d='M-4.4.4L-5.4-.2M4.4.4L5.4-.2'/>","<path fill='var(--cloth-1)' d='M-4.6 2.5a.9.9 0 1 0 .01 0M4.6 2.5a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4Q0 5.6 2.2 4'/>","<path fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.2-3.2L-6-9 -2.8-6.2 0-9.6 2.8-6.2 6-9 5.2-3.2Q0-5 -5.2-3.2Z'/><path fill='var(--cloth-4)' d='M0-6.4a.9.9 0 1 0 .01 0'/>"]}];var Tt=Pt.map(({name:t,drawn:e})=>({name:t,drawing:et(e.join(""))}));function jt(t){return Tt[t-1].name}function It(t){return i`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
${K(Tt[t-1].drawing)}
</svg>`}var oe=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],re={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function At(t,e,n){let{form:o}=t,a=o.opponent==="friend"||o.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),e.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${r("new-game")}</h2>
${ae(o,e)}
<div class="choices">
${o.opponent==="computer"?me(o,e,n):p}
${o.opponent==="person"?ie(o,e):p}
${a?le(o,e):p}
${o.opponent==="automa"?xt(o,e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
${r(t.busy?"starting":re[o.opponent])}
</button>
${g(t.error,"home-error")}
</div>
${pt(n)} ${ne(o,e,a)}
</form>`}function ne(t,e,n){return i`<details class="fold more-options">
<summary data-testid="more-options">${r("more-options")}</summary>
<div class="choices">
${t.opponent==="automa"?p:ce(t,e)}
${$("board",r("time-board"),[["revised",r("short-board-revised")],["original",r("short-board-original")]],t.board,o=>e.set({board:o}))}
${n&&t.rated?p:pe(t,e)}
</div>
</details>`}function ae(t,e){return i`<fieldset class="cards">
<legend class="visually-hidden">${r("opponent")}</legend>
${oe.map(([n,o])=>se(n,o,t,e))}
</fieldset>`}function se(t,e,n,o){let a=e.includes(n.opponent)?"chosen":"",s=l=>i`<input
type="radio"
name="opponent"
value=${l}
data-testid=${`opponent-${l}`}
.checked=${n.opponent===l}
@change=${()=>o.set({opponent:l})}
/>`;return e.length===1?i`<label class=${`card-choice ${a}`}
>${s(e[0])}<b>${r(t)}</b> <span class="small">${r(`${t}-note`)}</span></label
>`:i`<div class=${`card-choice ${a}`}>
<b>${r(t)}</b>
<div class="ways">
${e.map(l=>i`<label>${s(l)}<span>${r(`way-${l}`)}</span></label>`)}
</div>
</div>`}function ie(t,e){return i`<div class="names">
${["first-name","second-name"].map((n,o)=>i`<label
>${r(n)}
<input
data-testid=${`name-${o+1}`}
maxlength="24"
autocomplete="off"
.value=${t.names[o]}
@input=${a=>e.name(o,L(a))}
/></label>`)}
</div>`}function le(t,e){let{speed:n}=t;return i`<label class="own-name"
>${r("your-name")} <span class="small">${r("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${r("guest")}
.value=${t.name}
@input=${o=>e.set({name:L(o)})}
/></label>
${$("clock",r("clock"),M.map(({key:o})=>[o,r(`speed-${o}`)]),t.speed,o=>e.set({speed:o}))}
<p class="small explain" data-testid="clock-words">
${r("label-and-note",{label:r(`speed-${n}`),note:r(`speed-note-${n}`)})}
</p>
<div class="ticks">
${zt("rated",r("tick-rated"),r("tick-rated-note"),t.rated,o=>e.set({rated:o}))}
${zt("takebacks",r("tick-takebacks"),r(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!t.rated,o=>e.set({takebacks:o}),t.rated)}
</div>`}function zt(t,e,n,o,a,s=!1){return i`<label class="tick"
><input
type="checkbox"
data-testid=${t}
.checked=${o}
?disabled=${s}
@change=${l=>a(mt(l))}
/><span>${e} <span class="small">${n}</span></span></label
>`}function ce(t,e){let[n,o]=de(t);return $("first",r("who-first"),[["you",n],["opponent",o],["random",r("random")]],t.first,a=>e.set({first:a}))}function de({opponent:t,names:[e,n]}){return t==="person"?[e||r("first"),n||r("second")]:t==="friend"?[r("you"),r("your-friend")]:[r("you"),r(t==="computer"?"computer":"the-other-player")]}function pe(t,e){return i`<label class="seed"
>${r("setup-code")} <span class="small">${r("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${t.seed}
@input=${n=>e.set({seed:L(n)})}
/></label>`}function me({strength:t},e,n){let o=a=>{e.set({strength:Number(a)}),n.change({strength:Number(a)})};return i`${$("strength",r("difficulty"),H.map(({level:a})=>[String(a),String(a)]),String(t),o)}
<div class="opponent-face">
${It(t)}<b aria-hidden="true">${jt(t)}</b>
<p class="small explain" data-testid="strength-words">${dt(t)}</p>
</div>`}function Zt({home:t,lobby:e,mine:n},o,a){let s=t.store.get();return i`${J(o)}
<main class="home">
<div class="welcome">
<div>
<h1>${r("welcome-title")}</h1>
<p>${r("welcome-text")}</p>
</div>
${ft()}
<div class="ways-in">
<a
class="button invite"
href="/first-game"
data-testid="first-game"
@click=${m(o)}
>${r("first-game")}</a
>
<button type="button" data-testid="how" @click=${o.help}>
${k("help")}<span>${r("how-to-play")}</span>
</button>
</div>
</div>
${St(n,o,a)} ${At(s,t,o)}
<div class="aside">
${ue(o)} ${Et(n,o,a)} ${Qt(e,o)}
${Lt(s)} ${fe(s,t)}
</div>
</main>`}function ue(t){return i`<nav class="more" aria-label=${r("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${m(t)}
>${k("sun")}<span>${r("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle" @click=${m(t)}
>${k("puzzle")}<span>${r("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress" @click=${m(t)}
>${k("up")}<span>${r("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles" @click=${m(t)}
>${k("puzzle")}<span>${r("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis" @click=${m(t)}
>${k("lens")}<span>${r("tab-analysis")}</span></a
>
<a class="button" href="/tournaments" @click=${m(t)}
>${k("cup")}<span>${r("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${m(t)}
>${k("person")}<span>${r("your-account")}</span></a
>
${ut(t)}
</nav>`}function fe(t,e){return i`<form class="panel opener" @submit=${o=>{o.preventDefault();let a=o.target.elements.namedItem("text");e.open(a.value)}} aria-labelledby="open-heading">
<h2 id="open-heading">${r("open-saved")}</h2>
<label for="open-text">${r("paste-record")}</label>
<textarea
id="open-text"
name="text"
rows="4"
spellcheck="false"
data-testid="open-text"
></textarea>
<div class="row">
<button type="submit" data-testid="open-game" ?disabled=${t.opening}>
${r(t.opening?"opening":"open")}
</button>
<label class="button file"
>${r("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o=>he(o,e)}
/></label>
</div>
${g(t.openError,"open-error")}
</form>`}async function he(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var ke=5e3,$e=6e4,ge=1200,Ct="quiltbee.list";async function rr(t,e,n,o){let a=new S(e.go,o,e.settings.strength,lt),s=new Q({fetch:yt,match:Mt,sit:B,name:()=>a.ownName,go:e.go}),l=new E({fetch:wt,remembered:{recent:z,forget:it,kept:Nt,keep:Gt},now:()=>performance.now()}),c=Promise.all([a.count(),s.load(),l.load(),ve(a,n)]);c.then(()=>ct(l.store.get().waiting)),(A()||z().length>0)&&Nt()===null&&await we(ge,c);let u={home:a,lobby:s,mine:l},f=()=>q(Zt(u,e,performance.now()),t);return{draw:f,close:be(u,n,f)}}function be({home:t,lobby:e,mine:n},o,a){let s=[t,e,n].map(({store:d})=>d.watch(a));s.push(tt(d=>(d==="lobby"?e:n).load()));let l=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},ke),c=setInterval(a,$e);return()=>{for(let d of s)d();clearInterval(l),clearInterval(c)}}async function ve(t,e){let n=await U().catch(()=>null);t.called(n?.name??null),n&&st(n.known),n?.known===!1&&Gt(null),n?.known&&!document.hidden&&e.open()}async function we(t,e){let n=0,o=new Promise(a=>{n=window.setTimeout(a,t)});await Promise.race([e,o]),clearTimeout(n)}function Nt(){try{let t=JSON.parse(localStorage.getItem(Ct)??"null");return A()&&Array.isArray(t?.games)?t:null}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return null;throw t}}function Gt(t){try{localStorage.setItem(Ct,JSON.stringify(t))}catch(e){if(!(e instanceof DOMException))throw e}}export{rr as openHomePage};
