import{a as hn,b as W,c as bn,d as yn}from"./clock_form.js";import{a as $n}from"./tournament_care_view.js";import{a as _}from"./passing_on.js";import{a as w,b as T,c as $,d as fn,e as U,f as gn}from"./controls.js";import{A as f,Be as G,Ce as R,G as i,Hb as rn,I as m,Ma as on,Qd as ln,Sa as L,Sd as un,Ta as E,Ud as mn,Vd as cn,Wd as dn,_ as A,ba as nn,fa as tn,ha as en,ia as an,ja as M,k as a,ka as P,la as S,m as Y,ma as H,ne as pn,zb as sn}from"./page.js";function J(n){return/^#join=([\w-]+)$/.exec(n)?.[1]??null}function wn(n){let{kind:t,rounds:e,clock:o,twice:s,fair:r,rated:l,deadline:u,pause:c,late_until:d}=n,p=[a(`kind-${t}`)];return e!==null&&p.push(a("rounds-count",{count:e})),p.push(o===null?a("no-clock"):un(o)),s&&p.push(a("each-ring-twice")),r&&p.push(a(`starts-terms-${r}`)),l&&p.push(a("terms-rated")),u!==null&&p.push(a("terms-deadline",{span:k(u)})),c&&p.push(a("terms-pause",{span:k(c)})),d&&p.push(a("terms-late",{round:d})),p.join(", ")}function b({entrants:n,you:t},e){let o=n.find(s=>s.entrant===e)?.name??"?";return e===t?a("name-is-you",{name:o}):o}function Tn({schedule:n},t){return n.find(({round:e})=>e===t)??n.at(-1)??null}function j(n,t){if(!n.over)return a("being-played");if(n.correction)return a("game-corrected",{result:vn(n,t,"result")});if(n.reason==="forfeit")return vn(n,t,"forfeit");if(n.winner===null)return a("no-result");if(n.scores&&(n.reason==="score"||n.reason==="first to 53")){let[s,r]=n.first===t?n.scores:[n.scores[1],n.scores[0]];return rn(s,r)}let e=n.winner===t?"won":"lost",o=n.reason==="time"?"time":"resigned";return a(`game-${e}-${o}`)}function vn({winner:n},t,e){return n===null?a(`nobody-won-${e}`):a(n===t?`game-won-${e}`:`game-lost-${e}`)}function C({state:n,starts:t,next:e,paused:o},s){return o?a("tournament-paused"):n==="open"&&t!==null?a("starts-by-itself",{when:q(t,s)}):e===null?"":a("next-round-at",{when:q(e,s)})}function O({round:n,schedule:t},e){let s=(t.find(r=>r.round===n)?.pairings??[]).find(({first:r,second:l})=>[r,l].includes(e));return s?s.games.filter(({over:r})=>!r).length+s.waiting:0}function kn({round:n,late_until:t,you:e,entrants:o}){let s=o.find(r=>r.entrant===e);return!s||s.withdrawn?[]:Array.from({length:Math.max(0,t-n)},(r,l)=>({round:n+1+l,isAsked:s.half_byes.includes(n+1+l)}))}function x(n){let t=n.entrants.find(e=>e.entrant===n.you);return N(n)&&(t===void 0||t.withdrawn)}function On({fair:n},t){return n==="both"?t.slice(-1):t}function N({state:n,admits_late:t}){return n==="open"||t}function K({organising:n,helping:t}){return n&&!t}function B({you:n}){return n!==null}function xn({kind:n,state:t,round:e,rounds:o,entrants:s}){let r=t==="running"?jn(e,o):a(`state-${t}`);return[a(`kind-${n}`),r,a("players-count",{count:s})].join(", ")}function jn(n,t){return t===null?a("round-number",{round:n}):a("round-number-of",{round:n,rounds:t})}function k(n){let t=Number(n);return t?t%86400===0?a("days-count",{count:t/86400}):a("minutes-count",{count:Math.round(t/60)}):a("no-span")}function q(n,t){let e=new Date(n).toDateString()===new Date(t).toDateString(),o={day:"numeric",month:"short",year:"numeric"},s={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(Y(),e?s:{...o,...s}).format(n)}var Cn=["","¼","½","¾"];function y(n){let t=Math.floor(n),e=Cn[Math.round(4*(n-t))];return t===0&&e?e:`${t}${e}`}var Nn=5e3,In=500,Dn=12e3,Fn=7,An=9,Mn=24;async function Pn(n,t){let e={tournament:t},o=()=>f("GET /api/tournaments/{tournament}",e),s=async()=>{let{games:p}=await f("GET /api/tournaments/{tournament}/clocks",e);return{games:p,at:performance.now()}},[r,l]=await Promise.all([o(),s()]),u=n.latest(r),c=n.latest(l);n.isBare=!0,n.every(Nn,()=>{document.hidden||(u.read(o()),c.read(s()))}),n.every(In,n.changed),Hn(n);let d={page:n,latest:u,running:c,passed:new _(n)};return()=>Un(d)}function Hn(n){let t=()=>{document.hidden||navigator.wakeLock?.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),n.until(()=>document.removeEventListener("visibilitychange",t)),t()}function Un(n){let{value:t,error:e}=n.latest,{state:o,round:s,rounds:r,schedule:l}=t,u=o==="running"&&s>0?r===null?a("round-title",{round:s}):a("round-title-of",{round:s,rounds:r}):a(`state-${o}`);return i`<main class="hall" data-state=${o} data-testid="hall">
import{a as vn,b as U,c as wn,d as Tn}from"./clock_form.js";import{a as yn}from"./tournament_care_view.js";import{a as q}from"./passing_on.js";import{a as w,b as T,c as $,d as hn,e as B,f as bn}from"./controls.js";import{c as R}from"./page_kit.js";import{$ as P,F as i,H as m,Ld as $n,Ma as ln,Ra as E,Sa as G,Y as nn,Z as tn,_c as cn,aa as en,ad as dn,bd as pn,be as _,cd as fn,da as an,dd as gn,ha as on,j as a,ja as rn,ka as sn,l as Y,la as M,ma as S,na as L,oa as H,pb as un,xb as mn,z as f}from"./page.js";function W(n){return/^#join=([\w-]+)$/.exec(n)?.[1]??null}function On(n){let{kind:t,rounds:e,clock:o,twice:r,fair:s,rated:l,deadline:u,pause:c,late_until:d}=n,p=[a(`kind-${t}`)];return e!==null&&p.push(a("rounds-count",{count:e})),p.push(o===null?a("no-clock"):dn(o)),r&&p.push(a("each-ring-twice")),s&&p.push(a(`starts-terms-${s}`)),l&&p.push(a("terms-rated")),u!==null&&p.push(a("terms-deadline",{span:k(u)})),c&&p.push(a("terms-pause",{span:k(c)})),d&&p.push(a("terms-late",{round:d})),p.join(", ")}function b({entrants:n,you:t},e){let o=n.find(r=>r.entrant===e)?.name??"?";return e===t?a("name-is-you",{name:o}):o}function xn({schedule:n},t){return n.find(({round:e})=>e===t)??n.at(-1)??null}function C(n,t){if(!n.over)return a("being-played");if(n.correction)return a("game-corrected",{result:kn(n,t,"result")});if(n.reason==="forfeit")return kn(n,t,"forfeit");if(n.winner===null)return a("no-result");if(n.scores&&(n.reason==="score"||n.reason==="first to 53")){let[r,s]=n.first===t?n.scores:[n.scores[1],n.scores[0]];return mn(r,s)}let e=n.winner===t?"won":"lost",o=n.reason==="time"?"time":"resigned";return a(`game-${e}-${o}`)}function kn({winner:n},t,e){return n===null?a(`nobody-won-${e}`):a(n===t?`game-won-${e}`:`game-lost-${e}`)}function I({state:n,starts:t,next:e,paused:o},r){return o?a("tournament-paused"):n==="open"&&t!==null?a("starts-by-itself",{when:j(t,r)}):e===null?"":a("next-round-at",{when:j(e,r)})}function O({round:n,schedule:t},e){let r=(t.find(s=>s.round===n)?.pairings??[]).find(({first:s,second:l})=>[s,l].includes(e));return r?r.games.filter(({over:s})=>!s).length+r.waiting:0}function Pn({round:n,late_until:t,you:e,entrants:o}){let r=o.find(s=>s.entrant===e);return!r||r.withdrawn?[]:Array.from({length:Math.max(0,t-n)},(s,l)=>({round:n+1+l,isAsked:r.half_byes.includes(n+1+l)}))}function x(n){let t=n.entrants.find(e=>e.entrant===n.you);return N(n)&&(t===void 0||t.withdrawn)}function Sn({fair:n},t){return n==="both"?t.slice(-1):t}function N({state:n,admits_late:t}){return n==="open"||t}function J({organising:n,helping:t}){return n&&!t}function K({you:n}){return n!==null}function Ln({kind:n,state:t,round:e,rounds:o,entrants:r}){let s=t==="running"?Nn(e,o):a(`state-${t}`);return[a(`kind-${n}`),s,a("players-count",{count:r})].join(", ")}function Nn(n,t){return t===null?a("round-number",{round:n}):a("round-number-of",{round:n,rounds:t})}function k(n){let t=Number(n);return t?t%86400===0?a("days-count",{count:t/86400}):a("minutes-count",{count:Math.round(t/60)}):a("no-span")}function j(n,t){let e=new Date(n).toDateString()===new Date(t).toDateString(),o={day:"numeric",month:"short",year:"numeric"},r={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(Y(),e?r:{...o,...r}).format(n)}var Dn=["","¼","½","¾"];function y(n){let t=Math.floor(n),e=Dn[Math.round(4*(n-t))];return t===0&&e?e:`${t}${e}`}var Fn=5e3,An=500,Mn=12e3,Hn=7,Bn=9,Un=24;async function En(n,t){let e={tournament:t},o=()=>f("GET /api/tournaments/{tournament}",e),r=async()=>{let{games:p}=await f("GET /api/tournaments/{tournament}/clocks",e);return{games:p,at:performance.now()}},[s,l]=await Promise.all([o(),r()]),u=n.latest(s),c=n.latest(l);n.isBare=!0,n.every(Fn,()=>{document.hidden||(u.read(o()),c.read(r()))}),n.every(An,n.changed),Wn(n);let d={page:n,latest:u,running:c,passed:new q(n)};return()=>Jn(d)}function Wn(n){let t=()=>{document.hidden||navigator.wakeLock?.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),n.until(()=>document.removeEventListener("visibilitychange",t)),t()}function Jn(n){let{value:t,error:e}=n.latest,{state:o,round:r,rounds:s,schedule:l}=t,u=o==="running"&&r>0?s===null?a("round-title",{round:r}):a("round-title-of",{round:r,rounds:s}):a(`state-${o}`);return i`<main class="hall" data-state=${o} data-testid="hall">
import{a as vn,b as U,c as wn,d as Tn}from"./clock_form.js";import{a as yn}from"./tournament_care_view.js";import{a as q}from"./passing_on.js";import{a as w,b as T,c as $,d as hn,e as B,f as bn}from"./controls.js";import{c as R}from"./page_kit.js";import{$ as P,F as i,H as m,Ld as $n,Ma as ln,Ra as E,Sa as G,Y as nn,Z as tn,_c as cn,aa as en,ad as dn,bd as pn,be as _,cd as fn,da as an,dd as gn,ha as on,j as a,ja as sn,ka as rn,l as Y,la as M,ma as S,na as L,oa as H,pb as un,xb as mn,z as f}from"./page.js";function W(n){return/^#join=([\w-]+)$/.exec(n)?.[1]??null}function On(n){let{kind:t,rounds:e,clock:o,twice:s,fair:r,rated:l,deadline:u,pause:c,late_until:d}=n,p=[a(`kind-${t}`)];return e!==null&&p.push(a("rounds-count",{count:e})),p.push(o===null?a("no-clock"):dn(o)),s&&p.push(a("each-ring-twice")),r&&p.push(a(`starts-terms-${r}`)),l&&p.push(a("terms-rated")),u!==null&&p.push(a("terms-deadline",{span:k(u)})),c&&p.push(a("terms-pause",{span:k(c)})),d&&p.push(a("terms-late",{round:d})),p.join(", ")}function b({entrants:n,you:t},e){let o=n.find(s=>s.entrant===e)?.name??"?";return e===t?a("name-is-you",{name:o}):o}function xn({schedule:n},t){return n.find(({round:e})=>e===t)??n.at(-1)??null}function C(n,t){if(!n.over)return a("being-played");if(n.correction)return a("game-corrected",{result:kn(n,t,"result")});if(n.reason==="forfeit")return kn(n,t,"forfeit");if(n.winner===null)return a("no-result");if(n.scores&&(n.reason==="score"||n.reason==="first to 53")){let[s,r]=n.first===t?n.scores:[n.scores[1],n.scores[0]];return mn(s,r)}let e=n.winner===t?"won":"lost",o=n.reason==="time"?"time":"resigned";return a(`game-${e}-${o}`)}function kn({winner:n},t,e){return n===null?a(`nobody-won-${e}`):a(n===t?`game-won-${e}`:`game-lost-${e}`)}function I({state:n,starts:t,next:e,paused:o},s){return o?a("tournament-paused"):n==="open"&&t!==null?a("starts-by-itself",{when:j(t,s)}):e===null?"":a("next-round-at",{when:j(e,s)})}function O({round:n,schedule:t},e){let s=(t.find(r=>r.round===n)?.pairings??[]).find(({first:r,second:l})=>[r,l].includes(e));return s?s.games.filter(({over:r})=>!r).length+s.waiting:0}function Pn({round:n,late_until:t,you:e,entrants:o}){let s=o.find(r=>r.entrant===e);return!s||s.withdrawn?[]:Array.from({length:Math.max(0,t-n)},(r,l)=>({round:n+1+l,isAsked:s.half_byes.includes(n+1+l)}))}function x(n){let t=n.entrants.find(e=>e.entrant===n.you);return N(n)&&(t===void 0||t.withdrawn)}function Sn({fair:n},t){return n==="both"?t.slice(-1):t}function N({state:n,admits_late:t}){return n==="open"||t}function J({organising:n,helping:t}){return n&&!t}function K({you:n}){return n!==null}function Ln({kind:n,state:t,round:e,rounds:o,entrants:s}){let r=t==="running"?a(o===null?"round-number":"round-number-of",{round:e,rounds:o??0}):a(`state-${t}`);return[a(`kind-${n}`),r,a("players-count",{count:s})].join(", ")}function k(n){let t=Number(n);return t?t%86400===0?a("days-count",{count:t/86400}):a("minutes-count",{count:Math.round(t/60)}):a("no-span")}function j(n,t){let e=new Date(n).toDateString()===new Date(t).toDateString(),o={day:"numeric",month:"short",year:"numeric"},s={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(Y(),e?s:{...o,...s}).format(n)}var Nn=["","¼","½","¾"];function y(n){let t=Math.floor(n),e=Nn[Math.round(4*(n-t))];return t===0&&e?e:`${t}${e}`}var Dn=5e3,Fn=500,An=12e3,Mn=7,Hn=9,Bn=24;async function En(n,t){let e={tournament:t},o=()=>f("GET /api/tournaments/{tournament}",e),s=async()=>{let{games:p}=await f("GET /api/tournaments/{tournament}/clocks",e);return{games:p,at:performance.now()}},[r,l]=await Promise.all([o(),s()]),u=n.latest(r),c=n.latest(l);n.isBare=!0,n.every(Dn,()=>{document.hidden||(u.read(o()),c.read(s()))}),n.every(Fn,n.changed),Un(n);let d={page:n,latest:u,running:c,passed:new q(n)};return()=>Wn(d)}function Un(n){let t=()=>{document.hidden||navigator.wakeLock?.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),n.until(()=>document.removeEventListener("visibilitychange",t)),t()}function Wn(n){let{value:t,error:e}=n.latest,{state:o,round:s,rounds:r,schedule:l}=t,u=o==="running"&&s>0?r===null?a("round-title",{round:s}):a("round-title-of",{round:s,rounds:r}):a(`state-${o}`);return i`<main class="hall" data-state=${o} data-testid="hall">
<header>
<h1>${t.name}</h1>
<p>${u}</p>
<p class="hall-waits" data-testid="waited-for">${I(t,Date.now())}</p>
${_(e,"hall-error")}
</header>
<section aria-label=${a(o==="open"?"players":"pairings")}>
${o==="open"?Jn(t):Kn(n,l.at(-1)?.pairings??[])}
</section>
<aside>${t.standings.length>0?Qn(t):m} ${Zn(n)}</aside>
</main>`}function z(n,t){let e=Math.max(1,Math.ceil(n.length/t)),o=Math.floor(performance.now()/An)%e;return n.slice(o*t,(o+1)*t)}function Jn({entrants:n}){let t=n.filter(({withdrawn:e})=>!e);return t.length===0?i`<p>${a("nobody-joined")}</p>`:i`<ul class="hall-people" data-testid="hall-people">
${z(t,Bn).map(({name:e})=>i`<li>${e}</li>`)}
</ul>`}function Kn(n,t){return i`<ol class="hall-pairings" data-testid="hall-pairings">
${z(t,Mn).map(e=>Vn(n,e))}
</ol>`}function Vn(n,t){let{first:e,second:o,points:s,games:r,half:l}=t,u=V(n.latest.value,e);if(o===null)return i`<li class="hall-bye">${a(l?"a-half-bye":"a-bye",{name:u})}</li>`;let c=r.find(({over:h})=>!h),d=c&&n.running.value.games.find(({id:h})=>h===c.id),p=h=>c?.first===h?1:2,g=h=>i`<span class="hall-side">
<b>${V(n.latest.value,h)}</b>
${d?zn(d,p(h),n.running.value.at):m}
</span>`,v=r.at(-1),D=d&&[d.scores[p(e)-1],d.scores[p(o)-1]],F=D?D.join(" : "):v?.over?C(v,e):"";return i`<li class=${c?"is-running":""}>
<span class="hall-board">${t.pairing}</span>
${g(e)}
<span class="hall-points"
><b>${s.map(y).join(" : ")}</b><small>${F}</small></span
>
${g(o)}
</li>`}function V({entrants:n},t){return n.find(e=>e.entrant===t)?.name??"?"}function zn({clock:n,now:t},e,o){if(n===null||t===null)return m;let s=pn(n,e,{now:t,at:o},performance.now()),l=[n.running===e?"is-running":"",gn(n.control,s)?"is-low":""];return i`<span class=${`hall-clock ${l.join(" ")}`} data-testid="hall-clock"
>${fn(s)}</span
>`}function Qn(n){return i`<section aria-labelledby="hall-standings">
<h2 id="hall-standings">${a(n.state==="over"?"final-standings":"standings")}</h2>
<ol class="hall-standings" data-testid="hall-standings">
${z(n.standings,Hn).map(({place:t,entrant:e,points:o})=>i`<li>
<span>${t}</span><b>${V(n,e)}</b
><span>${y(o)}</span>
</li>`)}
</ol>
</section>`}function Zn({latest:{value:n},passed:t}){let e=N(n)?E(n.id):null;t.show(e??`/tournaments/${n.id}`);let o=e!==null||N(n)&&n.public;return i`<section class="hall-address" aria-label=${a("qr-code")}>
${t.code("hall-qr")}
<p>${a(o?"scan-to-join":"scan-to-follow")}<small>${t.host}</small></p>
</section>`}function Gn(n){let{page:t,tournament:e}=n,o=xn(e,n.shown);return o===null?m:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${e.rounds===null?a("round-title",{round:o.round}):a("round-title-of",{round:o.round,rounds:e.rounds})}
</h2>
<div class="row" role="group" aria-label=${a("rounds")}>
${e.schedule.map(s=>i`<button
type="button"
class="quiet"
aria-pressed=${s.round===o.round?"true":"false"}
aria-label=${a("round-title",{round:s.round})}
@click=${()=>{n.shown=s.round,t.changed()}}
>
${s.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${o.pairings.map(s=>Xn(n,s,o.round))}
</ul>
${T(t,"organise")}
</section>`}function Xn(n,t,e){let{tournament:o}=n,{first:s,second:r,points:l,games:u,half:c}=t;if(r===null){let g=b(o,s);return i`<li><span>${a(c?"a-half-bye":"a-bye",{name:g})}</span></li>`}let d=[s,r].includes(o.you??0),p=a("names-and",{first:b(o,s),second:b(o,r)});return i`<li class=${d?"mine":""}>
<span class="who-meets">
${b(o,s)}
<b>${l.map(y).join(" : ")}</b> ${b(o,r)}
</span>
<span class="row"> ${u.map((g,v)=>Yn(t,v,p,d))} </span>
${t.waiting>0?i`<span class="small">${a("second-game-later")}</span>`:m}
${u.map(({correction:g})=>g?i`<p class="small block">${g.note}</p>`:m)}
${o.organising&&e===o.round&&u.some(({over:g})=>!g)?tt(n,t,r):m}
${o.organising?Sn(o,u).filter(({over:g})=>g).map(g=>nt(n,g,p)):m}
</li>`}function Yn({first:n,games:t},e,o,s){let r=t[e],l=C(r,n),u=a("game-of-meeting",{number:e+1,meeting:o,result:l}),c=s&&!r.over;return i`<a
class=${c?"button main":"button"}
href=${r.url}
aria-label=${c?m:u}
>${c?i`${a("play-game")}<span class="visually-hidden">: ${u}</span>`:l}</a
>`}function nt(n,t,e){let{page:o,tournament:s}=n,{id:r,first:l,second:u}=t,c=(d,p)=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/correct",{tournament:s.id,game:r,note:p.trim(),winner:d?Number(d):null}));return i`<details class="fold">
<summary>${a("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form class="fields" @submit=${hn(d=>c(d("winner"),d("note")))}>
<label
>${a("right-winner")}
<select name="winner">
${[l,u].map(d=>i`<option value=${d}>${b(s,d)}</option>`)}
<option value="">${a("nobody-wins")}</option>
</select></label
>
<label
>${a("correction-note")} <input name="note" required maxlength="200" autocomplete="off"
/></label>
${P("correct",a("correct-result"),o.busy!==null)}
</form>
</details>`}function tt(n,{pairing:t,first:e},o){let{page:s,tournament:r}=n,l=async u=>{let c=n.nameOf(u),d=a("sure-forfeit",{name:c,count:O(r,u)});await s.browser.isSure(d,a("name-loses",{name:c}))&&await n.change("organise",()=>f("POST /api/tournaments/{tournament}/forfeit",{tournament:r.id,pairing:t,entrant:u}))};return i`<details class="fold">
<summary>${a("somebody-missing")}</summary>
<div class="row">
${[e,o].map(u=>$(s,a("name-loses",{name:b(r,u)}),"forfeit",()=>l(u)))}
</div>
</details>`}var et=5e3,Q=["points","direct","buchholz","sonneborn_berger","wins","margin"],Z=class{constructor(t,e,o,s,r,l){this.page=t;this.latest=e;this.code=o;this.invitation=s;this.name=r;this.administers=l;let{id:u}=e.value;this.care=new yn(t,"care",()=>u,async c=>{c==="delete_tournament"?t.shell.go("/tournaments"):e.value=await f("GET /api/tournaments/{tournament}",{tournament:u})}),this.passed=new q(t),s&&this.passed.show(s)}page;latest;code;invitation;name;administers;shown=null;passed;care;get tournament(){return this.latest.value}change(t,e){return this.page.ask(t,async()=>{this.latest.value=await e()})}nameOf(t){let{entrants:e}=this.tournament;return e.find(({entrant:o})=>o===t)?.name??""}};async function Rn(n,t){let e={tournament:t},o=()=>f("GET /api/tournaments/{tournament}",e),[s,r]=await Promise.all([o(),f("GET /api/me")]),l=E(t),u=W(location.hash)??W(l?.replace(/^[^#]*/,"")??""),c=n.latest(s),d=new Z(n,c,u,l,r.name,r.administers??!1),p=()=>{!document.hidden&&d.tournament.state!=="over"&&c.read(o())};return n.every(et,p),n.until(n.shell.onNews(g=>g==="games"&&p())),()=>((r.known||d.tournament.you!==null)&&ln(!0),at(d))}function at(n){let{tournament:t}=n;return i`<main class="tournament" data-state=${t.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${t.name}</h1>
<p class="small">${On(t)}</p>
${t.hidden?i`<p class="small">${a("tournament-hidden")}</p>`:m}
<p class="small" role="status" data-testid="waited-for">${I(t,Date.now())}</p>
<p class="small">
<a href=${`/tournaments/${t.id}/hall`} data-testid="to-hall">${a("to-hall")}</a>
</p>
${_(n.latest.error,"tournament-error")}
</div>
${t.state==="open"?st(n):m}
${t.schedule.length>0?Gn(n):m}
${t.standings.length>0?ct(t):m}
${t.schedule.length>0?dt(t):m}
${t.state==="running"?rt(n):m}
${n.administers?w(n.page,"care",a("tab-admin"),ot(n)):m}
<p class="small">
<a href="/tournaments">${a("all-your-tournaments")}</a>
</p>
</main>`}function ot({care:n,tournament:t}){let e=t.state==="over"?[]:["end_tournament"],o=t.hidden?"show_tournament":"hide_tournament";return n.view([o,...e,"delete_tournament"],t.name)}function st(n){let{page:t,tournament:e}=n,o=()=>w(t,"organise",a("invite-and-start"),mt(n));return i`${w(t,"players",a("players"),_n(n))}
${e.organising?o():m}`}function _n(n){let{page:t,tournament:e,code:o,invitation:s}=n,r=x(e)&&(e.public||o!==null||s!==null),l=!x(e)&&K(e),u=l&&e.state==="open";return i`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>lt(n,c))}
</ol>
${e.entrants.length===0?i`<p class="small">${a("nobody-joined")}</p>`:m}
${r?ut(n):m} ${e.bots?it(n):m}
${u?i`<p class="small">${a("you-play")}</p>`:m} ${Cn(n)}
${u?$(t,a("withdraw"),"withdraw",()=>jn(n)):m}
${l||r?m:i`<p class="small">${a("to-play-open-link")}</p>`}`}function rt(n){let{page:t,tournament:e}=n,{admits_late:o,organising:s}=e;return i`${s?i`<div class="row">${qn(n)}</div>`:m}
<details class="fold panel" data-testid="going-on" ?open=${x(e)}>
<summary>${a("players")}</summary>
${o||s?_n(n):Cn(n)} ${s&&o?In(n):m}
${T(t,"players")}
</details>
${!K(e)||x(e)?m:i`<details class="fold">
<summary>${a("leave-tournament")}</summary>
<p class="small">${a("games-are-lost")}</p>
${$(t,a("withdraw"),"withdraw",()=>jn(n),"danger")}
${T(t,"players")}
</details>`}`}function qn(n){let{id:t,paused:e}=n.tournament,o={tournament:t,wanted:!e},s=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/pause",o));return $(n.page,a(e?"resume":"pause"),"pause-tournament",s)}async function jn(n){let{id:t,you:e}=n.tournament,o=a("sure-withdraw",{count:O(n.tournament,e)});await n.page.browser.isSure(o,a("withdraw"))&&await n.change("players",()=>f("POST /api/tournaments/{tournament}/withdraw",{tournament:t}))}function Cn(n){let t=Pn(n.tournament);if(t.length===0)return m;let e={tournament:n.tournament.id},o=s=>r=>n.change("players",()=>f("POST /api/tournaments/{tournament}/bye",{...e,round:s,wanted:r}));return i`<div class="row" role="group" aria-label=${a("half-byes")}>
${t.map(({round:s,isAsked:r})=>an(`bye-${s}`,a("half-bye-in",{round:s}),r,o(s)))}
</div>`}function it(n){let{id:t}=n.tournament,e=o=>n.change("players",()=>f("POST /api/tournaments/{tournament}/enter",{tournament:t,bot:o.trim(),code:n.code}));return i`<details class="fold">
<summary>${a("enter-a-bot")}</summary>
${B(n.page,{id:"bot-name",label:a("bot-to-enter"),button:a("enter-bot"),buttonId:"enter-bot",send:e})}
</details>`}function lt(n,t){let{entrant:e,name:o,withdrawn:s,removed:r,bot:l,organises:u}=t,{page:c,tournament:d}=n,p=async()=>{let A=a("sure-take-out",{name:o,count:O(d,e)});await c.browser.isSure(A,a("remove"))&&await n.change("organise",()=>f("POST /api/tournaments/{tournament}/remove",{tournament:d.id,entrant:e}))},g=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/readmit",{tournament:d.id,entrant:e})),v=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/appoint",{tournament:d.id,entrant:e,wanted:!u})),F=s?a(r?"comma-removed-from-tournament":"comma-left-tournament"):"",h=A=>i`${a(A)}<span class="visually-hidden"> ${o}</span>`;return i`<li>
<span
>${e===d.you?a("name-is-you",{name:o}):o}${l?i` <span class="badge bot">${a("bot")}</span>`:m}${u?a("comma-organises"):m}${F}</span
>
${J(d)&&e!==d.you&&!l&&!r?$(c,h(u?"dismiss":"appoint"),"appoint",v,"quiet"):m}
${d.organising&&e!==d.you&&!s?$(c,h("remove"),"remove-entrant",p,"quiet"):m}
${d.organising&&r&&d.state!=="over"?$(c,h("readmit"),"readmit-entrant",g,"quiet"):m}
</li>`}function ut(n){let{id:t}=n.tournament,e=o=>n.change("players",()=>f("POST /api/tournaments/{tournament}/join",{tournament:t,code:n.code,name:o.trim()||null}));return B(n.page,{id:"join-name",label:a("your-name-others"),hint:a("your-name"),value:n.name??"",complete:"nickname",optional:!0,button:a("join"),buttonId:"join",classes:"main",send:e})}function mt(n){let{page:t,tournament:e}=n,o={tournament:e.id},s=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/start",o)),r=async()=>{await t.isSureToRemove(e.name)&&await t.ask("organise",async()=>{await f("DELETE /api/tournaments/{tournament}",o),t.shell.go("/tournaments")})};return i`${In(n)}
<div class="row">
${$(t,a("start-tournament"),"start-tournament",s,"main")}
${e.starts===null?m:qn(n)}
${J(e)?$(t,a("delete-it"),"delete-tournament",r,"danger"):m}
</div>`}function In(n){let{page:t,tournament:e}=n,{id:o}=e,s=()=>t.ask("organise",async()=>{let u=await f("POST /api/tournaments/{tournament}/invitation",{tournament:o});G(o,u.invitation),n.invitation=u.invitation,n.passed.show(u.invitation)});if(n.invitation===null)return i`<p class="small">${a("no-tournament-link")}</p>
${$(t,a("make-link"),"tournament-invite",s)}`;let r=n.passed.url,l=()=>t.ask("organise",()=>t.browser.copy(r).then(()=>a("copied")));return i`<label for="tournament-link" class="small">${a("everybody-may-join")}</label>
${$n("tournament-link",r)}
<div class="row">
${$(t,a("copy"),"copy-tournament",l)}
${$(t,a("new-link"),"tournament-invite",s)}
</div>
${n.passed.code("tournament-qr")}`}function ct(n){return i`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">${a(n.state==="over"?"final-standings":"standings")}</h2>
${bn({id:"standings",labelledBy:"standings-heading",columns:[[a("column-place")],[a("column-player")],...Q.map(t=>[a(`column-${t}`),a(`meaning-${t}`)])],rows:n.standings.map(t=>({class:t.entrant===n.you?"mine":"",cells:[t.place,b(n,t.entrant),...Q.map(e=>t[e]<0?un(t[e]):y(t[e]))]})),head:1})}
<p class="small">
<a href=${`/api/tournaments/${n.id}/standings.csv`} download
>${a("download-standings")}</a
>
</p>
<details class="fold">
<summary>${a("how-told-apart")}</summary>
<dl class="small">
${Q.map(t=>i`<div>
<dt>${a(`column-${t}`)}</dt>
<dd>${a(`meaning-${t}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function dt(n){let{entrants:t,cross_table:e}=n;return i`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${a("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${a("column-player")}</th>
${t.map(({name:o,entrant:s})=>i`<th scope="col" title=${o}>${s}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({entrant:o},s)=>i`<tr>
<th scope="row">${o}. ${b(n,o)}</th>
${(e[s]??[]).map((r,l)=>i`<td class=${l===s?"self":""}>
${l===s?m:r===null?"–":y(r)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${n.id}/records.pgr`} download>${a("download-all")}</a>
</p>
</section>`}var de=R(Rn),pe=R(gt),fe=R(En);function pt(n){let t=n===null?null:cn(n);return t===null||t.kind==="days"?"":t.main<6e5?"300":"600"}var ft={name:sn("tournament-name",60,"club-evening"),kind:L("kind","who-meets-whom",["swiss","round_robin","double_round_robin"]),rounds:M("rounds",1,15),...vn,meeting:L("meeting","meeting",["twice","once","both","cut"]),seeding:L("seeding","seeding",["lot","rating"]),rated:S("tournament-rated","tick-rated"),bots:S("tournament-bots","tick-bots"),shown:S("tournament-shown","tick-shown"),starts:rn("starts","starts-at"),deadline:H("deadline","come-within",["","300","600","900","1800","86400"],k),pause:H("pause","pause-between",["0","300","600","900","1800"],k),lateUntil:M("late-until",1,15)};async function gt(n){let{tournaments:t}=await f("GET /api/tournaments"),e=new on(ft,n.changed),o=()=>n.leave("make",async()=>{let s=await f("POST /api/tournaments",$t(e.values));return G(s.id,s.invitation),s});return()=>i`<main class="me tournaments">
<h1>${a("tab-tournaments")}</h1>
<div class="column">
${w(n,"make",a("new-tournament"),bt(n,e,o))}
</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${a("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${t.map(ht)}
</ul>
${t.length===0?i`<p class="small">${a("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/">${a("back-to-home")}</a></p>
</div>
</main>`}function $t(n){let{kind:t,meeting:e,rounds:o,starts:s,deadline:r,rated:l}=n,u=t==="swiss",c=U(n);return{name:n.name.trim(),kind:t,clock:c,board:"revised",rated:l&&c!==null,twice:e==="twice",fair:e==="both"||e==="cut"?e:null,rounds:u&&o?Number(o):null,starts:s?new Date(s).getTime():null,deadline:r?Number(r):null,pause:Number(n.pause),late_until:u?Number(n.lateUntil):0,bots:n.bots&&e!=="cut",public:n.shown,seeding:n.seeding}}function ht(n){let{id:t,name:e,organising:o}=n;return i`<li>
<span>
<a href=${`/tournaments/${t}`}>${e}</a>
<span class="small block">${Ln(n)}${o?a("comma-yours"):""}</span>
</span>
</li>`}function bt(n,t,e){let{kind:o,meeting:s}=t.values,r=c=>t.set({...c,deadline:pt(U({...t.values,...c}))}),l=c=>(c.preventDefault(),e()),u=a("label-and-note",{label:a(`kind-${o}`),note:a(`kind-note-${o}`)});return i`<form class="fields" @submit=${l}>
${t.control("name")} ${t.control("kind")}
<p class="small explain">${u}</p>
${o==="swiss"?t.control("rounds"):m} ${wn(t.values,r)}
${Tn(t.values,r)} ${t.control("meeting")}
<p class="small explain">${a(`meeting-note-${s}`)}</p>
${t.control("seeding")}
<div class="ticks">
${t.control("rated")} ${s==="cut"?m:t.control("bots")}
${t.control("shown")}
</div>
<details class="fold">
<summary>${a("runs-by-itself")}</summary>
<div class="fields">
${t.control("starts")} ${t.control("deadline")}
<p class="small explain">${a("come-within-note")}</p>
${t.control("pause")} ${o==="swiss"?t.control("lateUntil"):m}
</div>
</details>
${P("make-tournament",a("make-tournament"),n.busy!==null,"main")}
</form>`}var X=class{constructor(t,e,o){this.game=t;this.redraw=o;this.close=e.onNews(s=>s==="games"&&this.read())}game;redraw;place=null;close;async read(){try{this.place=await f("GET /api/games/{game}/tournament",{game:this.game})}catch{return}this.redraw()}get words(){if(this.place===null)return"";let{name:t,round:e,rounds:o,board:s}=this.place;return a("place-in-tournament",{name:t,round:e,rounds:o??0,board:s})}get said(){if(this.place===null)return[];let{forfeit:t,correction:e,game:o,state:s,next:r}=this.place,l=[];return t&&l.push(a("was-forfeited")),e&&l.push(a("was-corrected",{note:e.note})),s==="over"?l.push(a("tournament-ended")):r!==null?l.push(a("next-round-at",{when:j(r,Date.now())})):o===null&&l.push(a("next-round-later")),l}};function ge(n,t,e){let o=new X(n,t,e);return o.read(),o}function $e({place:n}){if(n===null)return m;let t=n.game&&`/game/${n.game}`;return i`${t?en("next-game",t,tn("again",a("next-game")),"main"):m}<a
class=${t?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${n.id}`}
>${nn("cup")}<span>${a("back-to-tournament")}</span></a
>`}export{X as GamePlace,$e as onwards,fe as openHall,de as openTournament,pe as openTournaments,ge as placeOf,gt as tournaments};
