import{Bc as v,C as U,H as i,Hb as et,I as B,J as d,Jb as ot,K,Kb as rt,Kc as g,L as h,Lb as nt,M as q,Mb as M,N as m,Nb as x,Ta as X,Xa as tt,Z as W,b as G,bd as ft,c as j,d as w,ea as z,h as H,hc as Z,i as r,ic as at,jc as st,k as R,kc as it,l as f,m as b,mc as lt,oc as ct,qc as dt,r as y,rc as $,sc as pt,tc as L,uc as mt,v as V,vc as ut,w as D,x as F,ya as Y,z as _,za as J}from"./page.js";var ht=`${w/1024} KB`;function Gt(e,t){return{...e,...t}}var Q=class{constructor(t,n,o,a){this.keepInvitation=a,this.go=t,this.view=n,this.store=b(Gt,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,a]=this.store.get().form.names;this.set({names:t===0?[n,a]:[o,n]})}async count(){try{let{totals:t}=await D();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:f(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:a,invitation:s}=await V(Ht(t));s&&this.keepInvitation(o,s),this.go(a)}catch(o){this.store.dispatch({busy:!1,error:f(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(r("paste-first"));if(t.length>w)return this.refuse(r("too-long",{most:ht}));this.store.dispatch({opening:!0,openError:""});try{this.view(await F(t))}catch(n){this.refuse(f(n))}}async openFile(t){if(t.size>w)return this.refuse(r("too-long",{most:ht}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Ht(e){let{opponent:t,strength:n,deck:o,level:a,first:s,board:l}=e,p={board:l,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...p,opponent:t,deck:o,level:a,first:"you",names:null};if(t==="computer")return{...p,opponent:t,level:n,first:s,names:null};if(t==="person"){let[c,u]=e.names.map(k=>k.trim());return{...p,opponent:t,first:s,names:[c||r("first"),u||r("second")]}}return{...p,...Rt(e),opponent:t,first:s}}function Rt({name:e,speed:t,takebacks:n,rated:o,seed:a}){return{names:e.trim()?[e.trim()]:null,clock:x(t),takebacks:n&&!o,rated:o,seed:o?null:a.trim()||null}}var S=class{constructor(t){this.outside=t,this.store=b((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:f(t)})}}async match(t){let n={clock:x(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let a=f(o);await this.load(),this.store.dispatch({busy:null,error:a})}}}};function I({clock:e,rated:t,takebacks:n,board:o,seed_chosen:a}){let s=[e===null?r("terms-no-clock"):ot(e)];return t&&s.push(r("terms-rated")),!n&&!t&&s.push(r("terms-no-takebacks")),o==="original"&&s.push(r("terms-original")),a&&s.push(r("terms-chosen")),s.join(", ")}var Vt="Bee",P=6e4,$t=1440*P,kt=[["day",$t],["hour",60*P],["minute",P]],O=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=b((o,a)=>({...o,...a}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:a,next:s}=await this.outside.fetch(t),l=[...n(),...o.filter(c=>!Dt(c))],p=this.outside.now();this.store.dispatch({games:l,waiting:a,next:s,at:p,recent:this.others(l)})}catch(o){this.store.dispatch({error:f(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Dt({seats:[e,t]}){return e.name==="You"&&t.name===Vt&&t.yours}function gt(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function bt({cells:e}){return e.length-e.split(".").length+1}function E({variant:e,seats:t}){if(e==="solo")return r("card-solo");let n=t.filter(l=>!l.yours);if(n.length===0)return r("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:a}=n[0];if(o==="open")return r("your-open-table");let s=vt(a);return s?r("computer-level",{level:s}):a}function T(e,t){return e.status==="over"?Ut(e):e.status==="open"?r("waiting-for-somebody"):Ft(e)+_t(e,t)}function Ft({status:e,seats:t,turn:n}){let o=t.every(({yours:l})=>l);if(e==="yours"&&!o)return r("your-turn");let a=n===null?null:t[n-1];if(!a)return r("under-way");let s=vt(a.name);return r("turn-of",{name:s?r("level-number",{level:s}):a.name})}function _t({clock:e,now:t},n){if(!e||e.running===null||t===null||et(e.control).kind!=="days")return"";let o=rt(e,e.running,{now:t,at:0},n);return o===0?r("comma-time-up"):r("comma-left",{time:nt(o)})}function Ut({seats:e,result:t}){if(t===null)return r("called-off");let{winner:n,scores:o,reason:a}=t,s=e.every(({yours:Nt})=>Nt),{name:l,yours:p}=e[n-1],c={who:s?"other":"you",name:l},u=s||p?"won":"lost";if(a==="resignation")return r(`${u}-by-resignation`,c);if(a==="time")return r(`${u}-on-time`,c);let[k,C]=n===1?o:[o[1],o[0]],Ct=u==="won"?z(k,C):z(C,k),N=r(`${u}-points`,{...c,points:Ct});return a==="first to 53"?N+r("comma-first"):N}function vt(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function A(e,t){let n=Math.max(0,t-e);if(n<P)return r("just-now");if(n>=30*$t)return R(e);let[o,a]=kt.find(([,l])=>n>=l)??kt[2];return new Intl.RelativeTimeFormat(H(),{numeric:"auto"}).format(-Math.floor(n/a),o)}var Bt=12;function wt(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return y(`/api/me/games?limit=${Bt}${t}`)}function yt(){return y("/api/lobby")}function Mt(e){return y("/api/match",e)}function xt(e,t){let n=j[e.level-1];return i`${$("deck",r("deck"),[["normal",r("short-deck-normal")],["tactical",r("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
<p class="small explain">
${r("label-and-note",{label:r(`deck-${e.deck}`),note:r(`deck-note-${e.deck}`)})}
</p>
${$("level",r("level-of-automa"),j.map(o=>[String(o.level),J(o)]),String(e.level),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${r("you-begin",{numeral:n.numeral,name:Y(n.level),counts:r(`automa-level-${n.level}`)})}
</p>`}function Lt({totals:e}){if(e.length===0)return d;let t=n=>n===null?"–":W(Math.round(n*10)/10);return i`<section class="panel totals" aria-labelledby="totals-heading">
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
${e.map(n=>i`<tr>
<th scope="row">${r(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${r("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${r("mean-note")}</p>
</section>`}function Qt(e,t,n){let{games:o,at:a}=e.store.get(),s=gt(o);return s?i`<a class="continue" href=${s.url} data-testid="continue" @click=${m(t)}>
${v(s.cells)}
<span class="continue-words">
<b>${r("continue")}</b>
<span
>${r("opponent-and-standing",{opponent:E(s),standing:T(s,n-a)})}</span
>
<span class="small">${r("spaces-sewn",{count:bt(s)})}</span>
</span>
</a>`:d}function St(e,t){let{tables:n,busy:o,error:a}=e.store.get();return i`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${r("play-anyone")}</h2>
<p class="small">${r("lobby-text")}</p>
<div class="quick" role="group" aria-label=${r("quick-match")}>
${M.map(({key:s})=>i`<button
type="button"
data-testid=${`match-${s}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(s)}
>
<b>${r(`speed-${s}`)}</b><span class="small">${r(`speed-note-${s}`)}</span>
</button>`)}
</div>
<h3>${r("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.length?n.map(s=>qt(s,e,t)):Kt(n)}
</ul>
${g(a,"lobby-error")}
</section>`}function Kt(e){return e===null?d:i`<li class="none small">${r("nobody-waiting")}</li>`}function qt(e,t,n){let{game:o,name:a,rating:s,yours:l}=e,{busy:p}=t.store.get();return i`<li data-game=${o}>
<span class="host"
><b>${l?r("your-table"):a}</b>${s===null?d:i` <span class="small">${s}</span>`} <span class="small">${I(e)}</span></span
>
${l?i`<a class="button" href=${`/game/${o}`} @click=${m(n)}>${r("open")}</a>`:i`<button
type="button"
data-testid="sit"
aria-label=${r("sit-with",{name:a,terms:I(e)})}
aria-disabled=${p===null?"false":"true"}
@click=${()=>t.sit(o)}
>
${r("sit-down")}
</button>`}
</li>`}function Ot(e,t,n){let{games:o,recent:a,waiting:s,next:l,busy:p,error:c,at:u}=e.store.get();return o.length===0&&a.length===0&&!c?d:i`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${r("your-games")}
${s>0?i`<span class="badge" data-testid="waiting"
>${r("waiting-for-you",{count:s})}</span
>`:d}
</h2>
<ul data-testid="recent-games">
${o.map(k=>Wt(k,t,n-u))}
${a.map(k=>Yt(k,e,t))}
</ul>
${l===null?d:i`<button
type="button"
data-testid="more-games"
aria-disabled=${p?"true":"false"}
@click=${()=>e.more()}
>
${r("show-more")}
</button>`}
${g(c,"games-error")}
</section>`}function Wt(e,t,n){return i`<li class=${`game ${e.status}`} data-status=${e.status}>
${v(e.cells)}
<a href=${e.url} @click=${m(t)}>${E(e)}</a>
<span class="standing">${T(e,n)}</span>
<span class="small when">${A(e.last,Date.now())}</span>
</li>`}function Yt(e,t,n){let o=A(e.when,Date.now());return i`<li class="game remembered">
${v(".".repeat(81))}
<a href=${`/game/${e.id}`} @click=${m(n)}>${e.title}</a>
<span class="standing small">${r("opened-here",{when:o})}</span>
<button
type="button"
class="quiet"
aria-label=${r("remove-game",{game:e.title,when:o})}
@click=${()=>t.forget(e.id)}
>
${r("remove")}
</button>
</li>`}var Et=[{name:"Pip",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.6 -3Q-2.0 -6 -3.4000000000000004 -7M1.6 -3Q2.0 -6 3.4000000000000004 -7'/><path fill='var(--tile-edge)' d='M-3.4000000000000004 -7.9a.9.9 0 1 0 .01 0M3.4000000000000004 -7.9a.9.9 0 1 0 .01 0'/>","<circle cy='1.8' r='5.8' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.6 4.2L-3.8 2.9-2 4.6 0 2.9 2 4.6 3.8 2.9 5.6 4.2A5.9 5.4 0 0 1-5.6 4.2Z'/>","<path fill='var(--seam)' d='M-2.2 -1.05a1.25 1.25 0 1 0 .01 0M2.2 -1.05a1.25 1.25 0 1 0 .01 0'/>"]},{name:"Mimi",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='7.6' ry='6.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0M2.7 -0.45000000000000007a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.8 1.9a.9.9 0 1 0 .01 0M4.8 1.9a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3Q0 4.6 2.2 3'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.8' stroke-linejoin='round' d='M0-4.6L-3.4-6.6V-2.8ZM0-4.6L3.4-6.6V-2.8Z'/><circle cy='-4.6' r='1.1' fill='var(--cloth-3)' stroke='var(--seam)' stroke-width='.6'/>"]},{name:"Tilo",drawn:["<rect x='-6.4' y='-4.6' width='12.8' height='12.2' rx='4' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0M2.5 0.34999999999999987a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4.2Q0 5.800000000000001 2.2 4.2'/>","<path fill='var(--cloth-4)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-6.2-2.6Q-6-8.4 0-8.4T6.2-2.6Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='1.6' stroke-linecap='round' d='M-1-2.2H9'/>"]},{name:"Nora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2 -5.6Q-2.4 -8 -3.8 -9M2 -5.6Q2.4 -8 3.8 -9'/><path fill='var(--tile-edge)' d='M-3.8 -9.9a.9.9 0 1 0 .01 0M3.8 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M0-6.4C5-4.6 7-.6 6.6 2.6C6.2 6 3.4 8 0 8S-6.2 6-6.6 2.6C-7-.6-5-4.6 0-6.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.4 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--cloth-1)' d='M-4.2 2.7a.9.9 0 1 0 .01 0M4.2 2.7a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 3.8Q0 5.4 2.2 3.8'/>","<g transform='translate(5.2 -4)'><path fill='var(--stitch)' stroke='var(--tile-edge)' stroke-width='.6' d='M0-2.6a1.4 1.4 0 0 1 2 1.7a1.4 1.4 0 0 1-.7 2.4a1.4 1.4 0 0 1-2.6 0a1.4 1.4 0 0 1-.7-2.4a1.4 1.4 0 0 1 2-1.7Z'/><circle r='.9' fill='var(--cloth-3)'/></g>"]},{name:"Ludo",drawn:["<path d='M-3.8-4.8H3.8L7.4 1.4 3.8 7.8H-3.8L-7.4 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.6 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.6 4.4Q0 5.800000000000001 2.6 4.4'/>","<path fill='var(--tile-10)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-4.4-3.4L-3-9H3L4.4-3.4Z'/><path fill='none' stroke='var(--tile-edge)' stroke-width='.7' stroke-dasharray='.1 1.5' stroke-linecap='round' d='M-2.4-7.4H2.6M-3-5.4H3.2'/>"]},{name:"Vera",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-1.8 -6Q-2.2 -8 -3.6 -9M1.8 -6Q2.2 -8 3.6 -9'/><path fill='var(--tile-edge)' d='M-3.6 -9.9a.9.9 0 1 0 .01 0M3.6 -9.9a.9.9 0 1 0 .01 0'/>","<ellipse cy='1' rx='6' ry='7.2' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0M2.5 -0.20000000000000007a0.8 0.8 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4.4Q0 5.4 1.8 4.4'/>","<g fill='none' stroke='var(--seam)' stroke-width='.8'><circle cx='-2.5' cy='.6' r='2.1'/><circle cx='2.5' cy='.6' r='2.1'/><path d='M-.4.4Q0 0 .4.4M-4.6.2L-5.9-.4M4.6.2L5.9-.4'/></g>"]},{name:"Otto",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-3 -4.4Q-3.4 -7 -4.8 -8M3 -4.4Q3.4 -7 4.8 -8'/><path fill='var(--tile-edge)' d='M-4.8 -8.9a.9.9 0 1 0 .01 0M4.8 -8.9a.9.9 0 1 0 .01 0'/>","<rect x='-7.8' y='-5' width='15.6' height='12' rx='5.6' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-3 -1.25a1.05 1.05 0 1 0 .01 0M3 -1.25a1.05 1.05 0 1 0 .01 0'/>","<path fill='var(--seam)' d='M0 2.4C-1.6 1.4-3.6 2.2-5.4 4.2C-3.4 4.6-1 4.6 0 3.4C1 4.6 3.4 4.6 5.4 4.2C3.6 2.2 1.6 1.4 0 2.4Z'/>"]},{name:"Kora",drawn:["<path fill='none' stroke='var(--tile-edge)' stroke-width='.9' stroke-linecap='round' d='M-2.4 -5Q-2.8 -8 -4.2 -9M2.4 -5Q2.8 -8 4.2 -9'/><path fill='var(--tile-edge)' d='M-4.2 -9.9a.9.9 0 1 0 .01 0M4.2 -9.9a.9.9 0 1 0 .01 0'/>","<path d='M-6.4-4.8Q0-7.4 6.4-4.8V1.6Q6 6 0 8.4Q-6 6-6.4 1.6Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-4-1.6L-1.4-1M4-1.6L1.4-1'/>","<path fill='var(--seam)' d='M-2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0M2.5 -0.15000000000000002a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-1.8 4Q0 4.9 1.8 4'/>","<path fill='var(--cloth-3)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.4 5.2Q0 7.6 5.4 5.2L6.2 7.6Q0 10.2-6.2 7.6Z'/>"]},{name:"Magnus",drawn:["<path d='M-2.8-4.6H2.8L6.6-.8V4.2L2.8 8H-2.8L-6.6 4.2V-.8Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0M2.6 0.4999999999999999a0.9 0.9 0 1 0 .01 0'/>","<circle cx='2.6' cy='1.4' r='2.1' fill='none' stroke='var(--seam)' stroke-width='.8'/><path fill='none' stroke='var(--seam)' stroke-width='.6' d='M4 3L5.4 7.4'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2 4.8Q0 5.6 2 4.8'/>","<path fill='var(--cloth-5)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-3.6-3.4V-9.4H3.6V-3.4ZM-6-3.4H6'/><path stroke='var(--stitch)' stroke-width='1' d='M-3.2-5H3.2'/>"]},{name:"Regina",drawn:["<path d='M-7.2 1.4Q-7.2-4.6 0-4.6T7.2 1.4Q7.2 8 0 8T-7.2 1.4Z' fill='var(--token-2)' stroke='var(--tile-edge)' stroke-width='1' stroke-linejoin='round'/>","<path fill='var(--seam)' d='M-2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0M2.7 0.1499999999999999a1.05 1.05 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.7' stroke-linecap='round' d='M-4.4.4L-5.4-.2M4.4.4L5.4-.2'/>","<path fill='var(--cloth-1)' d='M-4.6 2.5a.9.9 0 1 0 .01 0M4.6 2.5a.9.9 0 1 0 .01 0'/>","<path fill='none' stroke='var(--seam)' stroke-width='.8' stroke-linecap='round' d='M-2.2 4Q0 5.6 2.2 4'/>","<path fill='var(--tile-20)' stroke='var(--tile-edge)' stroke-width='.9' stroke-linejoin='round' d='M-5.2-3.2L-6-9 -2.8-6.2 0-9.6 2.8-6.2 6-9 5.2-3.2Q0-5 -5.2-3.2Z'/><path fill='var(--cloth-4)' d='M0-6.4a.9.9 0 1 0 .01 0'/>"]}];var Tt=Et.map(({name:e,drawn:t})=>({name:e,drawing:tt(t.join(""))}));function jt(e){return Tt[e-1].name}function zt(e){return i`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
${B(Tt[e-1].drawing)}
</svg>`}var Xt=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],te={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function It(e,t,n){let{form:o}=e,a=o.opponent==="friend"||o.opponent==="anyone";return i`<form class="panel new-game" @submit=${l=>{l.preventDefault(),t.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${r("new-game")}</h2>
${oe(o,t)}
<div class="choices">
${o.opponent==="computer"?ce(o,t,n):d}
${o.opponent==="person"?ne(o,t):d}
${a?ae(o,t):d}
${o.opponent==="automa"?xt(o,t):d}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
${r(e.busy?"starting":te[o.opponent])}
</button>
${g(e.error,"home-error")}
</div>
${pt(n)} ${ee(o,t,a)}
</form>`}function ee(e,t,n){return i`<details class="fold more-options">
<summary data-testid="more-options">${r("more-options")}</summary>
<div class="choices">
${e.opponent==="automa"?d:se(e,t)}
${$("board",r("time-board"),[["revised",r("short-board-revised")],["original",r("short-board-original")]],e.board,o=>t.set({board:o}))}
${n&&e.rated?d:le(e,t)}
</div>
</details>`}function oe(e,t){return i`<fieldset class="cards">
<legend class="visually-hidden">${r("opponent")}</legend>
${Xt.map(([n,o])=>re(n,o,e,t))}
</fieldset>`}function re(e,t,n,o){let a=t.includes(n.opponent)?"chosen":"",s=l=>i`<input
type="radio"
name="opponent"
value=${l}
data-testid=${`opponent-${l}`}
.checked=${n.opponent===l}
@change=${()=>o.set({opponent:l})}
/>`;return t.length===1?i`<label class=${`card-choice ${a}`}
>${s(t[0])}<b>${r(e)}</b> <span class="small">${r(`${e}-note`)}</span></label
>`:i`<div class=${`card-choice ${a}`}>
<b>${r(e)}</b>
<div class="ways">
${t.map(l=>i`<label>${s(l)}<span>${r(`way-${l}`)}</span></label>`)}
</div>
</div>`}function ne(e,t){return i`<div class="names">
${["first-name","second-name"].map((n,o)=>i`<label
>${r(n)}
<input
data-testid=${`name-${o+1}`}
maxlength="24"
autocomplete="off"
.value=${e.names[o]}
@input=${a=>t.name(o,L(a))}
/></label>`)}
</div>`}function ae(e,t){let{speed:n}=e;return i`<label class="own-name"
>${r("your-name")} <span class="small">${r("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${r("guest")}
.value=${e.name}
@input=${o=>t.set({name:L(o)})}
/></label>
${$("clock",r("clock"),M.map(({key:o})=>[o,r(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">
${r("label-and-note",{label:r(`speed-${n}`),note:r(`speed-note-${n}`)})}
</p>
<div class="ticks">
${Zt("rated",r("tick-rated"),r("tick-rated-note"),e.rated,o=>t.set({rated:o}))}
${Zt("takebacks",r("tick-takebacks"),r(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
</div>`}function Zt(e,t,n,o,a,s=!1){return i`<label class="tick"
><input
type="checkbox"
data-testid=${e}
.checked=${o}
?disabled=${s}
@change=${l=>a(mt(l))}
/><span>${t} <span class="small">${n}</span></span></label
>`}function se(e,t){let[n,o]=ie(e);return $("first",r("who-first"),[["you",n],["opponent",o],["random",r("random")]],e.first,a=>t.set({first:a}))}function ie({opponent:e,names:[t,n]}){return e==="person"?[t||r("first"),n||r("second")]:e==="friend"?[r("you"),r("your-friend")]:[r("you"),r(e==="computer"?"computer":"the-other-player")]}function le(e,t){return i`<label class="seed"
>${r("setup-code")} <span class="small">${r("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.seed}
@input=${n=>t.set({seed:L(n)})}
/></label>`}function ce({strength:e},t,n){let o=a=>{t.set({strength:Number(a)}),n.change({strength:Number(a)})};return i`${$("strength",r("difficulty"),G.map(({level:a})=>[String(a),String(a)]),String(e),o)}
<div class="opponent-face">
${zt(e)}<b aria-hidden="true">${jt(e)}</b>
<p class="small explain" data-testid="strength-words">${dt(e)}</p>
</div>`}function At({home:e,lobby:t,mine:n},o,a){let s=e.store.get();return i`${q(o)}
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
${h("help")}<span>${r("how-to-play")}</span>
</button>
</div>
</div>
${Qt(n,o,a)} ${It(s,e,o)}
<div class="aside">
${de(o)} ${Ot(n,o,a)} ${St(t,o)}
${Lt(s)} ${pe(s,e)}
</div>
</main>`}function de(e){return i`<nav class="more" aria-label=${r("more")}>
<a class="button" href="/day" data-testid="todays-game" @click=${m(e)}
>${h("sun")}<span>${r("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle" @click=${m(e)}
>${h("puzzle")}<span>${r("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress" @click=${m(e)}
>${h("up")}<span>${r("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles" @click=${m(e)}
>${h("puzzle")}<span>${r("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis" @click=${m(e)}
>${h("lens")}<span>${r("tab-analysis")}</span></a
>
<a class="button" href="/tournaments" @click=${m(e)}
>${h("cup")}<span>${r("tab-tournaments")}</span></a
>
<a class="button" href="/me" @click=${m(e)}
>${h("person")}<span>${r("your-account")}</span></a
>
${ut(e)}
</nav>`}function pe(e,t){return i`<form class="panel opener" @submit=${o=>{o.preventDefault();let a=o.target.elements.namedItem("text");t.open(a.value)}} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${e.opening}>
${r(e.opening?"opening":"open")}
</button>
<label class="button file"
>${r("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o=>me(o,t)}
/></label>
</div>
${g(e.openError,"open-error")}
</form>`}async function me(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var ue=5e3,fe=6e4,he=1200;async function tr(e,t,n,o){let a=new Q(t.go,o,t.settings.strength,lt),s=new S({fetch:yt,match:Mt,sit:U,name:()=>a.ownName,go:t.go}),l=new O({fetch:wt,remembered:{recent:Z,forget:it},now:()=>performance.now()}),p=Promise.all([a.count(),s.load(),l.load(),$e(a,n)]);p.then(()=>ct(l.store.get().waiting)),(at()||Z().length>0)&&await ge(he,p);let c={home:a,lobby:s,mine:l},u=()=>K(At(c,t,performance.now()),e);return{draw:u,close:ke(c,n,u)}}function ke({home:e,lobby:t,mine:n},o,a){let s=[e,t,n].map(({store:c})=>c.watch(a));s.push(X(c=>(c==="lobby"?t:n).load()));let l=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},ue),p=setInterval(a,fe);return()=>{for(let c of s)c();clearInterval(l),clearInterval(p)}}async function $e(e,t){let n=await _().catch(()=>null);e.called(n?.name??null),n&&st(n.known),n?.known&&!document.hidden&&t.open()}async function ge(e,t){let n=0,o=new Promise(a=>{n=window.setTimeout(a,e)});await Promise.race([t,o]),clearTimeout(n)}export{tr as openHomePage};
