import{a as vn,b as U,c as wn,d as Tn}from"./clock_form.js";import{a as yn}from"./tournament_care_view.js";import{a as _}from"./passing_on.js";import{a as w,b as T,c as h,d as $n,e as B,f as bn}from"./controls.js";import{$ as tn,A as f,Db as un,Fe as N,G as i,Ge as R,I as m,Lb as mn,Qa as ln,Ud as cn,Wa as E,Wd as dn,Xa as G,Yd as pn,Zd as fn,_ as nn,_d as gn,ba as P,ca as en,fa as an,ja as sn,k as a,la as on,m as Y,ma as rn,na as M,oa as S,pa as L,qa as H,re as hn}from"./page.js";function J(n){return/^#join=([\w-]+)$/.exec(n)?.[1]??null}function On(n){let{kind:t,rounds:e,clock:s,twice:o,fair:r,rated:l,deadline:u,pause:c,late_until:d}=n,p=[a(`kind-${t}`)];return e!==null&&p.push(a("rounds-count",{count:e})),p.push(s===null?a("no-clock"):dn(s)),o&&p.push(a("each-ring-twice")),r&&p.push(a(`starts-terms-${r}`)),l&&p.push(a("terms-rated")),u!==null&&p.push(a("terms-deadline",{span:k(u)})),c&&p.push(a("terms-pause",{span:k(c)})),d&&p.push(a("terms-late",{round:d})),p.join(", ")}function b({entrants:n,you:t},e){let s=n.find(o=>o.entrant===e)?.name??"?";return e===t?a("name-is-you",{name:s}):s}function xn({schedule:n},t){return n.find(({round:e})=>e===t)??n.at(-1)??null}function j(n,t){if(!n.over)return a("being-played");if(n.correction)return a("game-corrected",{result:kn(n,t,"result")});if(n.reason==="forfeit")return kn(n,t,"forfeit");if(n.winner===null)return a("no-result");if(n.scores&&(n.reason==="score"||n.reason==="first to 53")){let[o,r]=n.first===t?n.scores:[n.scores[1],n.scores[0]];return mn(o,r)}let e=n.winner===t?"won":"lost",s=n.reason==="time"?"time":"resigned";return a(`game-${e}-${s}`)}function kn({winner:n},t,e){return n===null?a(`nobody-won-${e}`):a(n===t?`game-won-${e}`:`game-lost-${e}`)}function C({state:n,starts:t,next:e,paused:s},o){return s?a("tournament-paused"):n==="open"&&t!==null?a("starts-by-itself",{when:q(t,o)}):e===null?"":a("next-round-at",{when:q(e,o)})}function O({round:n,schedule:t},e){let o=(t.find(r=>r.round===n)?.pairings??[]).find(({first:r,second:l})=>[r,l].includes(e));return o?o.games.filter(({over:r})=>!r).length+o.waiting:0}function Pn({round:n,late_until:t,you:e,entrants:s}){let o=s.find(r=>r.entrant===e);return!o||o.withdrawn?[]:Array.from({length:Math.max(0,t-n)},(r,l)=>({round:n+1+l,isAsked:o.half_byes.includes(n+1+l)}))}function x(n){let t=n.entrants.find(e=>e.entrant===n.you);return I(n)&&(t===void 0||t.withdrawn)}function Sn({fair:n},t){return n==="both"?t.slice(-1):t}function I({state:n,admits_late:t}){return n==="open"||t}function K({organising:n,helping:t}){return n&&!t}function V({you:n}){return n!==null}function Ln({kind:n,state:t,round:e,rounds:s,entrants:o}){let r=t==="running"?a(s===null?"round-number":"round-number-of",{round:e,rounds:s??0}):a(`state-${t}`);return[a(`kind-${n}`),r,a("players-count",{count:o})].join(", ")}function k(n){let t=Number(n);return t?t%86400===0?a("days-count",{count:t/86400}):a("minutes-count",{count:Math.round(t/60)}):a("no-span")}function q(n,t){let e=new Date(n).toDateString()===new Date(t).toDateString(),s={day:"numeric",month:"short",year:"numeric"},o={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(Y(),e?o:{...s,...o}).format(n)}var In=["","¼","½","¾"];function y(n){let t=Math.floor(n),e=In[Math.round(4*(n-t))];return t===0&&e?e:`${t}${e}`}var Dn=5e3,Fn=500,An=12e3,Mn=7,Hn=9,Bn=24;async function En(n,t){let e={tournament:t},s=()=>f("GET /api/tournaments/{tournament}",e),o=async()=>{let{games:p}=await f("GET /api/tournaments/{tournament}/clocks",e);return{games:p,at:performance.now()}},[r,l]=await Promise.all([s(),o()]),u=n.latest(r),c=n.latest(l);n.isBare=!0,n.every(Dn,()=>{document.hidden||(u.read(s()),c.read(o()))}),n.every(Fn,n.changed),Un(n);let d={page:n,latest:u,running:c,passed:new _(n)};return()=>Jn(d)}function Un(n){let t=()=>{document.hidden||navigator.wakeLock?.request("screen").catch(()=>{})};document.addEventListener("visibilitychange",t),n.until(()=>document.removeEventListener("visibilitychange",t)),t()}function Jn(n){let{value:t,error:e}=n.latest,{state:s,round:o,rounds:r,schedule:l}=t,u=s==="running"&&o>0?r===null?a("round-title",{round:o}):a("round-title-of",{round:o,rounds:r}):a(`state-${s}`);return i`<main class="hall" data-state=${s} data-testid="hall">
<header>
<h1>${t.name}</h1>
<p>${u}</p>
<p class="hall-waits" data-testid="waited-for">${C(t,Date.now())}</p>
${R(e,"hall-error")}
</header>
<section aria-label=${a(s==="open"?"players":"pairings")}>
${s==="open"?Kn(t):Vn(n,l.at(-1)?.pairings??[])}
</section>
<aside>${t.standings.length>0?Zn(t):m} ${Wn(n)}</aside>
</main>`}function Q(n,t){let e=Math.max(1,Math.ceil(n.length/t)),s=Math.floor(performance.now()/An)%e;return n.slice(s*t,(s+1)*t)}function Kn({entrants:n}){let t=n.filter(({withdrawn:e})=>!e);return t.length===0?i`<p>${a("nobody-joined")}</p>`:i`<ul class="hall-people" data-testid="hall-people">
${Q(t,Bn).map(({name:e})=>i`<li>${e}</li>`)}
</ul>`}function Vn(n,t){return i`<ol class="hall-pairings" data-testid="hall-pairings">
${Q(t,Mn).map(e=>zn(n,e))}
</ol>`}function zn(n,t){let{first:e,second:s,points:o,games:r,half:l}=t,u=z(n.latest.value,e);if(s===null)return i`<li class="hall-bye">${a(l?"a-half-bye":"a-bye",{name:u})}</li>`;let c=r.find(({over:$})=>!$),d=c&&n.running.value.games.find(({id:$})=>$===c.id),p=$=>c?.first===$?1:2,g=$=>i`<span class="hall-side">
<b>${z(n.latest.value,$)}</b>
${d?Qn(d,p($),n.running.value.at):m}
</span>`,v=r.at(-1),D=d&&[d.scores[p(e)-1],d.scores[p(s)-1]],F=D?D.join(" : "):v?.over?j(v,e):"";return i`<li class=${c?"is-running":""}>
<span class="hall-board">${t.pairing}</span>
${g(e)}
<span class="hall-points"
><b>${o.map(y).join(" : ")}</b><small>${F}</small></span
>
${g(s)}
</li>`}function z({entrants:n},t){return n.find(e=>e.entrant===t)?.name??"?"}function Qn({clock:n,now:t},e,s){if(n===null||t===null)return m;let o=pn(n,e,{now:t,at:s},performance.now()),l=[n.running===e?"is-running":"",gn(n.control,o)?"is-low":""];return i`<span class=${`hall-clock ${l.join(" ")}`} data-testid="hall-clock"
>${fn(o)}</span
>`}function Zn(n){return i`<section aria-labelledby="hall-standings">
<h2 id="hall-standings">${a(n.state==="over"?"final-standings":"standings")}</h2>
<ol class="hall-standings" data-testid="hall-standings">
${Q(n.standings,Hn).map(({place:t,entrant:e,points:s})=>i`<li>
<span>${t}</span><b>${z(n,e)}</b
><span>${y(s)}</span>
</li>`)}
</ol>
</section>`}function Wn({latest:{value:n},passed:t}){let e=I(n)?E(n.id):null;t.show(e??`/tournaments/${n.id}`);let s=e!==null||I(n)&&n.public;return i`<section class="hall-address" aria-label=${a("qr-code")}>
${t.code("hall-qr")}
<p>${a(s?"scan-to-join":"scan-to-follow")}<small>${t.host}</small></p>
</section>`}function Gn(n){let{page:t,tournament:e}=n,s=xn(e,n.shown);return s===null?m:i`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${e.rounds===null?a("round-title",{round:s.round}):a("round-title-of",{round:s.round,rounds:e.rounds})}
</h2>
<div class="row" role="group" aria-label=${a("rounds")}>
${e.schedule.map(o=>i`<button
type="button"
class="quiet"
aria-pressed=${o.round===s.round?"true":"false"}
aria-label=${a("round-title",{round:o.round})}
@click=${()=>{n.shown=o.round,t.changed()}}
>
${o.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${s.pairings.map(o=>Xn(n,o,s.round))}
</ul>
${T(t,"organise")}
</section>`}function Xn(n,t,e){let{tournament:s}=n,{first:o,second:r,points:l,games:u,half:c}=t;if(r===null){let g=b(s,o);return i`<li><span>${a(c?"a-half-bye":"a-bye",{name:g})}</span></li>`}let d=[o,r].includes(s.you??0),p=a("names-and",{first:b(s,o),second:b(s,r)});return i`<li class=${d?"mine":""}>
<span class="who-meets">
${b(s,o)}
<b>${l.map(y).join(" : ")}</b> ${b(s,r)}
</span>
<span class="row"> ${u.map((g,v)=>Yn(t,v,p,d))} </span>
${t.waiting>0?i`<span class="small">${a("second-game-later")}</span>`:m}
${u.map(({correction:g})=>g?i`<p class="small block">${g.note}</p>`:m)}
${s.organising&&e===s.round&&u.some(({over:g})=>!g)?tt(n,t,r):m}
${s.organising?Sn(s,u).filter(({over:g})=>g).map(g=>nt(n,g,p)):m}
</li>`}function Yn({first:n,games:t},e,s,o){let r=t[e],l=j(r,n),u=a("game-of-meeting",{number:e+1,meeting:s,result:l}),c=o&&!r.over;return i`<a
class=${c?"button main":"button"}
href=${r.url}
aria-label=${c?m:u}
>${c?i`${a("play-game")}<span class="visually-hidden">: ${u}</span>`:l}</a
>`}function nt(n,t,e){let{page:s,tournament:o}=n,{id:r,first:l,second:u}=t,c=(d,p)=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/correct",{tournament:o.id,game:r,note:p.trim(),winner:d?Number(d):null}));return i`<details class="fold">
<summary>${a("correct-result")}<span class="visually-hidden"> ${e}</span></summary>
<form class="fields" @submit=${$n(d=>c(d("winner"),d("note")))}>
<label
>${a("right-winner")}
<select name="winner">
${[l,u].map(d=>i`<option value=${d}>${b(o,d)}</option>`)}
<option value="">${a("nobody-wins")}</option>
</select></label
>
<label
>${a("correction-note")} <input name="note" required maxlength="200" autocomplete="off"
/></label>
${P("correct",a("correct-result"),s.busy!==null)}
</form>
</details>`}function tt(n,{pairing:t,first:e},s){let{page:o,tournament:r}=n,l=async u=>{let c=n.nameOf(u),d=a("sure-forfeit",{name:c,count:O(r,u)});await o.browser.isSure(d,a("name-loses",{name:c}))&&await n.change("organise",()=>f("POST /api/tournaments/{tournament}/forfeit",{tournament:r.id,pairing:t,entrant:u}))};return i`<details class="fold">
<summary>${a("somebody-missing")}</summary>
<div class="row">
${[e,s].map(u=>h(o,a("name-loses",{name:b(r,u)}),"forfeit",()=>l(u)))}
</div>
</details>`}var et=5e3,Z=["points","direct","buchholz","sonneborn_berger","wins","margin"],W=class{constructor(t,e,s,o,r,l){this.page=t;this.latest=e;this.code=s;this.invitation=o;this.name=r;this.administers=l;let{id:u}=e.value;this.care=new yn(t,"care",()=>u,async c=>{c==="delete_tournament"?t.shell.go("/tournaments"):e.value=await f("GET /api/tournaments/{tournament}",{tournament:u})}),this.passed=new _(t),o&&this.passed.show(o)}page;latest;code;invitation;name;administers;shown=null;passed;care;get tournament(){return this.latest.value}change(t,e){return this.page.ask(t,async()=>{this.latest.value=await e()})}nameOf(t){let{entrants:e}=this.tournament;return e.find(({entrant:s})=>s===t)?.name??""}};async function Nn(n,t){let e={tournament:t},s=()=>f("GET /api/tournaments/{tournament}",e),[o,r]=await Promise.all([s(),f("GET /api/me")]),l=E(t),u=J(location.hash)??J(l?.replace(/^[^#]*/,"")??""),c=n.latest(o),d=new W(n,c,u,l,r.name,r.administers??!1),p=()=>{!document.hidden&&d.tournament.state!=="over"&&c.read(s())};return n.every(et,p),n.until(n.shell.onNews(g=>g==="games"&&p())),()=>((r.known||d.tournament.you!==null)&&ln(!0),at(d))}function at(n){let{tournament:t}=n;return i`<main class="tournament" data-state=${t.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${t.name}</h1>
<p class="small">${On(t)}</p>
${t.hidden?i`<p class="small">${a("tournament-hidden")}</p>`:m}
<p class="small" role="status" data-testid="waited-for">${C(t,Date.now())}</p>
<p class="small">
<a href=${`/tournaments/${t.id}/hall`} data-testid="to-hall">${a("to-hall")}</a>
</p>
${R(n.latest.error,"tournament-error")}
</div>
${t.state==="open"?ot(n):m}
${t.schedule.length>0?Gn(n):m}
${t.standings.length>0?ct(t):m}
${t.schedule.length>0?dt(t):m}
${t.state==="running"?rt(n):m}
${n.administers?w(n.page,"care",a("tab-admin"),st(n)):m}
<p class="small">
<a href="/tournaments">${a("all-your-tournaments")}</a>
</p>
</main>`}function st({care:n,tournament:t}){let e=t.state==="over"?[]:["end_tournament"],s=t.hidden?"show_tournament":"hide_tournament";return n.view([s,...e,"delete_tournament"],t.name)}function ot(n){let{page:t,tournament:e}=n,s=()=>w(t,"organise",a("invite-and-start"),mt(n));return i`${w(t,"players",a("players"),Rn(n))}
${e.organising?s():m}`}function Rn(n){let{page:t,tournament:e,code:s,invitation:o}=n,r=x(e)&&(e.public||s!==null||o!==null),l=!x(e)&&V(e),u=l&&e.state==="open";return i`<ol class="things" data-testid="entrants">
${e.entrants.map(c=>lt(n,c))}
</ol>
${e.entrants.length===0?i`<p class="small">${a("nobody-joined")}</p>`:m}
${r?ut(n):m} ${e.bots?it(n):m}
${u?i`<p class="small">${a("you-play")}</p>`:m} ${jn(n)}
${u?h(t,a("withdraw"),"withdraw",()=>qn(n)):m}
${l||r?m:i`<p class="small">${a("to-play-open-link")}</p>`}`}function rt(n){let{page:t,tournament:e}=n,{admits_late:s,organising:o}=e;return i`${o?i`<div class="row">${_n(n)}</div>`:m}
<details class="fold panel" data-testid="going-on" ?open=${x(e)}>
<summary>${a("players")}</summary>
${s||o?Rn(n):jn(n)} ${o&&s?Cn(n):m}
${T(t,"players")}
</details>
${!V(e)||x(e)?m:i`<details class="fold">
<summary>${a("leave-tournament")}</summary>
<p class="small">${a("games-are-lost")}</p>
${h(t,a("withdraw"),"withdraw",()=>qn(n),"danger")}
${T(t,"players")}
</details>`}`}function _n(n){let{id:t,paused:e}=n.tournament,s={tournament:t,wanted:!e},o=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/pause",s));return h(n.page,a(e?"resume":"pause"),"pause-tournament",o)}async function qn(n){let{id:t,you:e}=n.tournament,s=a("sure-withdraw",{count:O(n.tournament,e)});await n.page.browser.isSure(s,a("withdraw"))&&await n.change("players",()=>f("POST /api/tournaments/{tournament}/withdraw",{tournament:t}))}function jn(n){let t=Pn(n.tournament);if(t.length===0)return m;let e={tournament:n.tournament.id},s=o=>r=>n.change("players",()=>f("POST /api/tournaments/{tournament}/bye",{...e,round:o,wanted:r}));return i`<div class="row" role="group" aria-label=${a("half-byes")}>
${t.map(({round:o,isAsked:r})=>an(`bye-${o}`,a("half-bye-in",{round:o}),r,s(o)))}
</div>`}function it(n){let{id:t}=n.tournament,e=s=>n.change("players",()=>f("POST /api/tournaments/{tournament}/enter",{tournament:t,bot:s.trim(),code:n.code}));return i`<details class="fold">
<summary>${a("enter-a-bot")}</summary>
${B(n.page,{id:"bot-name",label:a("bot-to-enter"),button:a("enter-bot"),buttonId:"enter-bot",send:e})}
</details>`}function lt(n,t){let{entrant:e,name:s,withdrawn:o,removed:r,bot:l,organises:u}=t,{page:c,tournament:d}=n,p=async()=>{let A=a("sure-take-out",{name:s,count:O(d,e)});await c.browser.isSure(A,a("remove"))&&await n.change("organise",()=>f("POST /api/tournaments/{tournament}/remove",{tournament:d.id,entrant:e}))},g=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/readmit",{tournament:d.id,entrant:e})),v=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/appoint",{tournament:d.id,entrant:e,wanted:!u})),F=o?a(r?"comma-removed-from-tournament":"comma-left-tournament"):"",$=A=>i`${a(A)}<span class="visually-hidden"> ${s}</span>`;return i`<li>
<span
>${e===d.you?a("name-is-you",{name:s}):s}${l?i` <span class="badge bot">${a("bot")}</span>`:m}${u?a("comma-organises"):m}${F}</span
>
${K(d)&&e!==d.you&&!l&&!r?h(c,$(u?"dismiss":"appoint"),"appoint",v,"quiet"):m}
${d.organising&&e!==d.you&&!o?h(c,$("remove"),"remove-entrant",p,"quiet"):m}
${d.organising&&r&&d.state!=="over"?h(c,$("readmit"),"readmit-entrant",g,"quiet"):m}
</li>`}function ut(n){let{id:t}=n.tournament,e=s=>n.change("players",()=>f("POST /api/tournaments/{tournament}/join",{tournament:t,code:n.code,name:s.trim()||null}));return B(n.page,{id:"join-name",label:a("your-name-others"),hint:a("your-name"),value:n.name??"",complete:"nickname",optional:!0,button:a("join"),buttonId:"join",classes:"main",send:e})}function mt(n){let{page:t,tournament:e}=n,s={tournament:e.id},o=()=>n.change("organise",()=>f("POST /api/tournaments/{tournament}/start",s)),r=async()=>{await t.isSureToRemove(e.name)&&await t.ask("organise",async()=>{await f("DELETE /api/tournaments/{tournament}",s),t.shell.go("/tournaments")})};return i`${Cn(n)}
<div class="row">
${h(t,a("start-tournament"),"start-tournament",o,"main")}
${e.starts===null?m:_n(n)}
${K(e)?h(t,a("delete-it"),"delete-tournament",r,"danger"):m}
</div>`}function Cn(n){let{page:t,tournament:e}=n,{id:s}=e,o=()=>t.ask("organise",async()=>{let u=await f("POST /api/tournaments/{tournament}/invitation",{tournament:s});G(s,u.invitation),n.invitation=u.invitation,n.passed.show(u.invitation)});if(n.invitation===null)return i`<p class="small">${a("no-tournament-link")}</p>
${h(t,a("make-link"),"tournament-invite",o)}`;let r=n.passed.url,l=()=>t.ask("organise",()=>t.browser.copy(r).then(()=>a("copied")));return i`<label for="tournament-link" class="small">${a("everybody-may-join")}</label>
${hn("tournament-link",r)}
<div class="row">
${h(t,a("copy"),"copy-tournament",l)}
${h(t,a("new-link"),"tournament-invite",o)}
</div>
${n.passed.code("tournament-qr")}`}function ct(n){return i`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">${a(n.state==="over"?"final-standings":"standings")}</h2>
${bn({id:"standings",labelledBy:"standings-heading",columns:[[a("column-place")],[a("column-player")],...Z.map(t=>[a(`column-${t}`),a(`meaning-${t}`)])],rows:n.standings.map(t=>({class:t.entrant===n.you?"mine":"",cells:[t.place,b(n,t.entrant),...Z.map(e=>t[e]<0?un(t[e]):y(t[e]))]})),head:1})}
<p class="small">
<a href=${`/api/tournaments/${n.id}/standings.csv`} download
>${a("download-standings")}</a
>
</p>
<details class="fold">
<summary>${a("how-told-apart")}</summary>
<dl class="small">
${Z.map(t=>i`<div>
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
${t.map(({name:s,entrant:o})=>i`<th scope="col" title=${s}>${o}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({entrant:s},o)=>i`<tr>
<th scope="row">${s}. ${b(n,s)}</th>
${(e[o]??[]).map((r,l)=>i`<td class=${l===o?"self":""}>
${l===o?m:r===null?"–":y(r)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${n.id}/records.pgr`} download>${a("download-all")}</a>
</p>
</section>`}var de=N(Nn),pe=N(gt),fe=N(En);function pt(n){let t=n===null?null:cn(n);return t===null||t.kind==="days"?"":t.main<6e5?"300":"600"}var ft={name:on("tournament-name",60,"club-evening"),kind:L("kind","who-meets-whom",["swiss","round_robin","double_round_robin"]),rounds:M("rounds",1,15),...vn,meeting:L("meeting","meeting",["twice","once","both","cut"]),seeding:L("seeding","seeding",["lot","rating"]),rated:S("tournament-rated","tick-rated"),bots:S("tournament-bots","tick-bots"),shown:S("tournament-shown","tick-shown"),starts:rn("starts","starts-at"),deadline:H("deadline","come-within",["","300","600","900","1800","86400"],k),pause:H("pause","pause-between",["0","300","600","900","1800"],k),lateUntil:M("late-until",1,15)};async function gt(n){let{tournaments:t}=await f("GET /api/tournaments"),e=new sn(ft,n.changed),s=()=>n.leave("make",async()=>{let o=await f("POST /api/tournaments",ht(e.values));return G(o.id,o.invitation),o});return()=>i`<main class="me tournaments">
<h1>${a("tab-tournaments")}</h1>
<div class="column">
${w(n,"make",a("new-tournament"),bt(n,e,s))}
</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${a("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${t.map($t)}
</ul>
${t.length===0?i`<p class="small">${a("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/">${a("back-to-home")}</a></p>
</div>
</main>`}function ht(n){let{kind:t,meeting:e,rounds:s,starts:o,deadline:r,rated:l}=n,u=t==="swiss",c=U(n);return{name:n.name.trim(),kind:t,clock:c,board:"revised",rated:l&&c!==null,twice:e==="twice",fair:e==="both"||e==="cut"?e:null,rounds:u&&s?Number(s):null,starts:o?new Date(o).getTime():null,deadline:r?Number(r):null,pause:Number(n.pause),late_until:u?Number(n.lateUntil):0,bots:n.bots&&e!=="cut",public:n.shown,seeding:n.seeding}}function $t(n){let{id:t,name:e,organising:s}=n;return i`<li>
<span>
<a href=${`/tournaments/${t}`}>${e}</a>
<span class="small block">${Ln(n)}${s?a("comma-yours"):""}</span>
</span>
</li>`}function bt(n,t,e){let{kind:s,meeting:o}=t.values,r=c=>t.set({...c,deadline:pt(U({...t.values,...c}))}),l=c=>(c.preventDefault(),e()),u=a("label-and-note",{label:a(`kind-${s}`),note:a(`kind-note-${s}`)});return i`<form class="fields" @submit=${l}>
${t.control("name")} ${t.control("kind")}
<p class="small explain">${u}</p>
${s==="swiss"?t.control("rounds"):m} ${wn(t.values,r)}
${Tn(t.values,r)} ${t.control("meeting")}
<p class="small explain">${a(`meeting-note-${o}`)}</p>
${t.control("seeding")}
<div class="ticks">
${t.control("rated")} ${o==="cut"?m:t.control("bots")}
${t.control("shown")}
</div>
<details class="fold">
<summary>${a("runs-by-itself")}</summary>
<div class="fields">
${t.control("starts")} ${t.control("deadline")}
<p class="small explain">${a("come-within-note")}</p>
${t.control("pause")} ${s==="swiss"?t.control("lateUntil"):m}
</div>
</details>
${P("make-tournament",a("make-tournament"),n.busy!==null,"main")}
</form>`}var X=class{constructor(t,e,s){this.game=t;this.redraw=s;this.close=e.onNews(o=>o==="games"&&this.read())}game;redraw;place=null;close;async read(){try{this.place=await f("GET /api/games/{game}/tournament",{game:this.game})}catch{return}this.redraw()}get words(){if(this.place===null)return"";let{name:t,round:e,rounds:s,board:o}=this.place;return a("place-in-tournament",{name:t,round:e,rounds:s??0,board:o})}get notes(){if(this.place===null)return[];let{forfeit:t,correction:e,game:s,state:o,next:r}=this.place,l=[];return t&&l.push(a("was-forfeited")),e&&l.push(a("was-corrected",{note:e.note})),o==="over"?l.push(a("tournament-ended")):r!==null?l.push(a("next-round-at",{when:q(r,Date.now())})):s===null&&l.push(a("next-round-later")),l}};function ge(n,t,e){let s=new X(n,t,e);return s.read(),s}function he({place:n}){if(n===null)return m;let t=n.game&&`/game/${n.game}`;return i`${t?en("next-game",t,tn("again",a("next-game")),"main"):m}<a
class=${t?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${n.id}`}
>${nn("cup")}<span>${a("back-to-tournament")}</span></a
>`}export{X as GamePlace,he as onwards,fe as openHall,de as openTournament,pe as openTournaments,ge as placeOf,gt as tournaments};
