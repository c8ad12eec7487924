import{a as y,b as w,c as $,d as tn,e as R,f as en}from"./controls.js";import{c as _}from"./page_kit.js";import{$ as z,Aa as E,D as M,Ic as H,Lc as X,Mc as Y,Md as on,O as u,Q as m,R as U,S as I,V as C,Y as W,Za as V,_ as J,aa as L,ba as S,ca as P,da as N,fb as Z,j as e,l as A,ua as K,ud as nn,y as p,za as Q}from"./page.js";function h(n){let t=Number(n);return t?t%86400===0?e("days-count",{count:t/86400}):e("minutes-count",{count:Math.round(t/60)}):e("no-span")}function v(n,t){let o=new Date(n).toDateString()===new Date(t).toDateString(),a={day:"numeric",month:"short",year:"numeric"},r={hour:"numeric",minute:"2-digit",timeZoneName:"short"};return new Intl.DateTimeFormat(A(),o?r:{...a,...r}).format(n)}var yn=["","¼","½","¾"];function T(n){let t=Math.floor(n),o=yn[Math.round(4*(n-t))];return t===0&&o?o:`${t}${o}`}function j(n){return/^#join=([\w-]+)$/.exec(n)?.[1]??null}function rn(n){let{kind:t,rounds:o,clock:a,twice:r,fair:s,rated:i,deadline:l,pause:c,late_until:d}=n,f=[e(`kind-${t}`)];return o!==null&&f.push(e("rounds-count",{count:o})),f.push(a===null?e("no-clock"):H(a)),r&&f.push(e("each-ring-twice")),s&&f.push(e(`starts-terms-${s}`)),i&&f.push(e("terms-rated")),l!==null&&f.push(e("terms-deadline",{span:h(l)})),c&&f.push(e("terms-pause",{span:h(c)})),d&&f.push(e("terms-late",{round:d})),f.join(", ")}function b({entrants:n,you:t},o){let a=n.find(r=>r.entrant===o)?.name??"?";return o===t?e("name-is-you",{name:a}):a}function sn({schedule:n},t){return n.find(({round:o})=>o===t)??n.at(-1)??null}function un(n,t){if(!n.over)return e("being-played");if(n.correction)return e("game-corrected",{result:an(n,t,"result")});if(n.reason==="forfeit")return an(n,t,"forfeit");if(n.winner===null)return e("no-result");if(n.scores&&(n.reason==="score"||n.reason==="first to 53")){let[r,s]=n.first===t?n.scores:[n.scores[1],n.scores[0]];return Z(r,s)}let o=n.winner===t?"won":"lost",a=n.reason==="time"?"time":"resigned";return e(`game-${o}-${a}`)}function an({winner:n},t,o){return n===null?e(`nobody-won-${o}`):e(n===t?`game-won-${o}`:`game-lost-${o}`)}function ln({state:n,starts:t,next:o},a){return n==="open"&&t!==null?e("starts-by-itself",{when:v(t,a)}):o===null?"":e("next-round-at",{when:v(o,a)})}function k({round:n,schedule:t},o){let r=(t.find(s=>s.round===n)?.pairings??[]).find(({first:s,second:i})=>[s,i].includes(o));return r?r.games.filter(({over:s})=>!s).length+r.waiting:0}function mn({round:n,late_until:t,you:o,entrants:a}){let r=a.find(s=>s.entrant===o);return!r||r.withdrawn?[]:Array.from({length:Math.max(0,t-n)},(s,i)=>({round:n+1+i,isAsked:r.half_byes.includes(n+1+i)}))}function O({state:n,admits_late:t,you:o,entrants:a}){let r=a.find(s=>s.entrant===o);return(n==="open"||t)&&(r===void 0||r.withdrawn)}function cn({fair:n},t){return n==="both"?t.slice(-1):t}function q({you:n}){return n!==null}function dn({kind:n,state:t,round:o,rounds:a,entrants:r}){let s=t==="running"?wn(o,a):e(`state-${t}`);return[e(`kind-${n}`),s,e("players-count",{count:r})].join(", ")}function wn(n,t){return t===null?e("round-number",{round:n}):e("round-number-of",{round:n,rounds:t})}function pn(n){let{page:t,tournament:o}=n,a=sn(o,n.shown);return a===null?m:u`<section class="panel pairings" aria-labelledby="pairings-heading">
<div class="panel-head">
<h2 id="pairings-heading">
${o.rounds===null?e("round-title",{round:a.round}):e("round-title-of",{round:a.round,rounds:o.rounds})}
</h2>
<div class="row" role="group" aria-label=${e("rounds")}>
${o.schedule.map(r=>u`<button
type="button"
class="quiet"
aria-pressed=${r.round===a.round?"true":"false"}
aria-label=${e("round-title",{round:r.round})}
@click=${()=>{n.shown=r.round,t.changed()}}
>
${r.round}
</button>`)}
</div>
</div>
<ul class="things" data-testid="pairings">
${a.pairings.map(r=>vn(n,r,a.round))}
</ul>
${w(t,"organise")}
</section>`}function vn(n,t,o){let{tournament:a}=n,{first:r,second:s,points:i,games:l,half:c}=t;if(s===null){let g=b(a,r);return u`<li><span>${e(c?"a-half-bye":"a-bye",{name:g})}</span></li>`}let d=[r,s].includes(a.you??0),f=e("names-and",{first:b(a,r),second:b(a,s)});return u`<li class=${d?"mine":""}>
<span class="who-meets">
${b(a,r)}
<b>${i.map(T).join(" : ")}</b> ${b(a,s)}
</span>
<span class="row"> ${l.map((g,x)=>Tn(t,x,f,d))} </span>
${t.waiting>0?u`<span class="small">${e("second-game-later")}</span>`:m}
${l.map(({correction:g})=>g?u`<p class="small block">${g.note}</p>`:m)}
${a.organising&&o===a.round&&l.some(({over:g})=>!g)?On(n,t,s):m}
${a.organising?cn(a,l).filter(({over:g})=>g).map(g=>kn(n,g,f)):m}
</li>`}function Tn({first:n,games:t},o,a,r){let s=t[o],i=un(s,n),l=e("game-of-meeting",{number:o+1,meeting:a,result:i}),c=r&&!s.over;return u`<a
class=${c?"button main":"button"}
href=${s.url}
aria-label=${c?m:l}
>${c?u`${e("play-game")}<span class="visually-hidden">: ${l}</span>`:i}</a
>`}function kn(n,t,o){let{page:a,tournament:r}=n,{id:s,first:i,second:l}=t,c=(d,f)=>n.change("organise",()=>p("POST /api/tournaments/{tournament}/correct",{tournament:r.id,game:s,note:f.trim(),winner:d?Number(d):null}));return u`<details class="fold">
<summary>${e("correct-result")}<span class="visually-hidden"> ${o}</span></summary>
<form class="fields" @submit=${tn(d=>c(d("winner"),d("note")))}>
<label
>${e("right-winner")}
<select name="winner">
${[i,l].map(d=>u`<option value=${d}>${b(r,d)}</option>`)}
<option value="">${e("nobody-wins")}</option>
</select></label
>
<label
>${e("correction-note")} <input name="note" required maxlength="200" autocomplete="off"
/></label>
<button type="submit" data-testid="correct" ?disabled=${a.busy!==null}>
${e("correct-result")}
</button>
</form>
</details>`}function On(n,{pairing:t,first:o},a){let{page:r,tournament:s}=n,i=async l=>{let c=n.nameOf(l),d=e("sure-forfeit",{name:c,count:k(s,l)});await r.browser.isSure(d,e("name-loses",{name:c}))&&await n.change("organise",()=>p("POST /api/tournaments/{tournament}/forfeit",{tournament:s.id,pairing:t,entrant:l}))};return u`<details class="fold">
<summary>${e("somebody-missing")}</summary>
<div class="row">
${[o,a].map(l=>$(r,e("name-loses",{name:b(s,l)}),"forfeit",()=>i(l)))}
</div>
</details>`}var xn=5e3,D=["points","direct","buchholz","sonneborn_berger","wins","margin"],F=class{constructor(t,o,a,r,s){this.page=t;this.latest=o;this.code=a;this.invitation=r;this.name=s}page;latest;code;invitation;name;shown=null;get tournament(){return this.latest.value}change(t,o){return this.page.ask(t,async()=>{this.latest.value=await o()})}nameOf(t){let{entrants:o}=this.tournament;return o.find(({entrant:a})=>a===t)?.name??""}};async function fn(n,t){let o={tournament:t},a=()=>p("GET /api/tournaments/{tournament}",o),[r,s]=await Promise.all([a(),p("GET /api/me")]),i=Q(t),l=j(location.hash)??j(i?.replace(/^[^#]*/,"")??""),c=n.latest(r),d=new F(n,c,l,i,s.name),f=()=>{!document.hidden&&d.tournament.state!=="over"&&c.read(a())};return n.every(xn,f),n.until(n.shell.onNews(g=>g==="games"&&f())),()=>((s.known||d.tournament.you!==null)&&K(!0),Sn(d))}function Sn(n){let{tournament:t}=n;return u`<main class="tournament" data-state=${t.state}>
<div class="tournament-head">
<h1 data-testid="tournament-title">${t.name}</h1>
<p class="small">${rn(t)}</p>
<p class="small" role="status" data-testid="waited-for">${ln(t,Date.now())}</p>
${on(n.latest.error,"tournament-error")}
</div>
${t.state==="open"?Pn(n):m}
${t.schedule.length>0?pn(n):m}
${t.standings.length>0?_n(t):m}
${t.schedule.length>0?Rn(t):m}
${t.state==="running"?En(n):m}
<p class="small">
<a href="/tournaments">${e("all-your-tournaments")}</a>
</p>
</main>`}function Pn(n){let{page:t,tournament:o}=n,a=()=>y(t,"organise",e("invite-and-start"),Nn(n));return u`${y(t,"players",e("players"),gn(n))}
${o.organising?a():m}`}function gn(n){let{page:t,tournament:o,code:a,invitation:r}=n,s=O(o)&&(o.public||a!==null||r!==null),i=!O(o)&&q(o),l=i&&o.state==="open";return u`<ol class="things" data-testid="entrants">
${o.entrants.map(c=>In(n,c))}
</ol>
${o.entrants.length===0?u`<p class="small">${e("nobody-joined")}</p>`:m}
${s?Ln(n):m} ${o.bots?Gn(n):m}
${l?u`<p class="small">${e("you-play")}</p>`:m} ${bn(n)}
${l?$(t,e("withdraw"),"withdraw",()=>$n(n)):m}
${i||s?m:u`<p class="small">${e("to-play-open-link")}</p>`}`}function En(n){let{page:t,tournament:o}=n,{admits_late:a,organising:r}=o;return u`<details class="fold panel" data-testid="going-on" ?open=${O(o)}>
<summary>${e("players")}</summary>
${a||r?gn(n):bn(n)} ${r&&a?hn(n):m}
${w(t,"players")}
</details>
${!q(o)||O(o)?m:u`<details class="fold">
<summary>${e("leave-tournament")}</summary>
<p class="small">${e("games-are-lost")}</p>
${$(t,e("withdraw"),"withdraw",()=>$n(n),"danger")}
${w(t,"players")}
</details>`}`}async function $n(n){let{id:t,you:o}=n.tournament,a=e("sure-withdraw",{count:k(n.tournament,o)});await n.page.browser.isSure(a,e("withdraw"))&&await n.change("players",()=>p("POST /api/tournaments/{tournament}/withdraw",{tournament:t}))}function bn(n){let t=mn(n.tournament);if(t.length===0)return m;let o={tournament:n.tournament.id},a=r=>s=>n.change("players",()=>p("POST /api/tournaments/{tournament}/bye",{...o,round:r,wanted:s}));return u`<div class="row" role="group" aria-label=${e("half-byes")}>
${t.map(({round:r,isAsked:s})=>C(`bye-${r}`,e("half-bye-in",{round:r}),s,a(r)))}
</div>`}function Gn(n){let{id:t}=n.tournament,o=a=>n.change("players",()=>p("POST /api/tournaments/{tournament}/enter",{tournament:t,bot:a.trim(),code:n.code}));return u`<details class="fold">
<summary>${e("enter-a-bot")}</summary>
${R(n.page,{id:"bot-name",label:e("bot-to-enter"),button:e("enter-bot"),buttonId:"enter-bot",send:o})}
</details>`}function In(n,{entrant:t,name:o,withdrawn:a,removed:r,bot:s}){let{page:i,tournament:l}=n,c=async()=>{let G=e("sure-take-out",{name:o,count:k(l,t)});await i.browser.isSure(G,e("remove"))&&await n.change("organise",()=>p("POST /api/tournaments/{tournament}/remove",{tournament:l.id,entrant:t}))},d=()=>n.change("organise",()=>p("POST /api/tournaments/{tournament}/readmit",{tournament:l.id,entrant:t})),g=a?e(r?"comma-removed-from-tournament":"comma-left-tournament"):"",x=G=>u`${e(G)}<span class="visually-hidden"> ${o}</span>`;return u`<li>
<span
>${t===l.you?e("name-is-you",{name:o}):o}${s?u` <span class="badge bot">${e("bot")}</span>`:m}${g}</span
>
${l.organising&&t!==l.you&&!a?$(i,x("remove"),"remove-entrant",c,"quiet"):m}
${l.organising&&r&&l.state!=="over"?$(i,x("readmit"),"readmit-entrant",d,"quiet"):m}
</li>`}function Ln(n){let{id:t}=n.tournament,o=a=>n.change("players",()=>p("POST /api/tournaments/{tournament}/join",{tournament:t,code:n.code,name:a.trim()||null}));return R(n.page,{id:"join-name",label:e("your-name-others"),hint:e("your-name"),value:n.name??"",complete:"nickname",optional:!0,button:e("join"),buttonId:"join",classes:"main",send:o})}function Nn(n){let{page:t,tournament:o}=n,a={tournament:o.id},r=()=>n.change("organise",()=>p("POST /api/tournaments/{tournament}/start",a)),s=async()=>{await t.isSureToRemove(o.name)&&await t.ask("organise",async()=>{await p("DELETE /api/tournaments/{tournament}",a),t.shell.go("/tournaments")})};return u`${hn(n)}
<div class="row">
${$(t,e("start-tournament"),"start-tournament",r,"main")}
${$(t,e("delete-it"),"delete-tournament",s,"danger")}
</div>`}function hn(n){let{page:t,tournament:o}=n,{id:a}=o,r=()=>t.ask("organise",async()=>{let l=await p("POST /api/tournaments/{tournament}/invitation",{tournament:a});E(a,l.invitation),n.invitation=l.invitation});if(n.invitation===null)return u`<p class="small">${e("no-tournament-link")}</p>
${$(t,e("make-link"),"tournament-invite",r)}`;let s=t.browser.origin+n.invitation,i=()=>t.ask("organise",()=>t.browser.copy(s).then(()=>e("copied")));return u`<label for="tournament-link" class="small">${e("everybody-may-join")}</label>
${nn("tournament-link",s)}
<div class="row">
${$(t,e("copy"),"copy-tournament",i)}
${$(t,e("new-link"),"tournament-invite",r)}
</div>`}function _n(n){return u`<section class="panel" aria-labelledby="standings-heading">
<h2 id="standings-heading">${e(n.state==="over"?"final-standings":"standings")}</h2>
${en({id:"standings",labelledBy:"standings-heading",columns:[[e("column-place")],[e("column-player")],...D.map(t=>[e(`column-${t}`),e(`meaning-${t}`)])],rows:n.standings.map(t=>({class:t.entrant===n.you?"mine":"",cells:[t.place,b(n,t.entrant),...D.map(o=>t[o]<0?V(t[o]):T(t[o]))]})),head:1})}
<details class="fold">
<summary>${e("how-told-apart")}</summary>
<dl class="small">
${D.map(t=>u`<div>
<dt>${e(`column-${t}`)}</dt>
<dd>${e(`meaning-${t}`)}.</dd>
</div>`)}
</dl>
</details>
</section>`}function Rn(n){let{entrants:t,cross_table:o}=n;return u`<section class="panel" aria-labelledby="cross-heading">
<h2 id="cross-heading">${e("cross-table")}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
<table class="scores cross" data-testid="cross-table">
<thead>
<tr>
<th scope="col">${e("column-player")}</th>
${t.map(({name:a,entrant:r})=>u`<th scope="col" title=${a}>${r}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({entrant:a},r)=>u`<tr>
<th scope="row">${a}. ${b(n,a)}</th>
${(o[r]??[]).map((s,i)=>u`<td class=${i===r?"self":""}>
${i===r?m:s===null?"–":T(s)}
</td>`)}
</tr>`)}
</tbody>
</table>
</div>
<p class="small">
<a href=${`/api/tournaments/${n.id}/records.pgr`} download>${e("download-all")}</a>
</p>
</section>`}var B=class{constructor(t,o,a){this.game=t;this.redraw=a;this.close=o.onNews(r=>r==="games"&&this.read())}game;redraw;place=null;close;async read(){try{this.place=await p("GET /api/games/{game}/tournament",{game:this.game})}catch{return}this.redraw()}get words(){if(this.place===null)return"";let{name:t,round:o,rounds:a,board:r}=this.place;return e("place-in-tournament",{name:t,round:o,rounds:a??0,board:r})}get said(){if(this.place===null)return[];let{forfeit:t,correction:o,game:a,state:r,next:s}=this.place,i=[];return t&&i.push(e("was-forfeited")),o&&i.push(e("was-corrected",{note:o.note})),r==="over"?i.push(e("tournament-ended")):s!==null?i.push(e("next-round-at",{when:v(s,Date.now())})):a===null&&i.push(e("next-round-later")),i}};function jn(n,t,o){return t===0?e("tournament-over-told",{name:n}):e(o?"round-begun":"round-begun-bye",{name:n,round:t})}function qn(n,t,o){let a=new B(n,t,o);return a.read(),a}function Dn({place:n}){if(n===null)return m;let t=n.game&&`/game/${n.game}`;return u`${t?u`<a class="button main" data-testid="next-game" href=${t}
>${I("again")}<span>${e("next-game")}</span></a
>`:m}<a
class=${t?"button":"button main"}
data-testid="back-to-tournament"
href=${`/tournaments/${n.id}`}
>${I("cup")}<span>${e("back-to-tournament")}</span></a
>`}function Fn(n){let{tournament:t,name:o,round:a,game:r}=n,s=r?`/game/${r}`:`/tournaments/${t}`;if(location.pathname===s)return;let i=document.getElementById("round-bar")??Bn();i.dataset.until=s,U(u`<p role="status">${jn(o,a,r)}</p>
<a class="button main" href=${s} data-testid="to-round"
>${e(r?"to-your-game":"to-tournament")}</a
>
<button type="button" data-testid="close-round" @click=${()=>i.remove()}>
${e("close")}
</button>`,i)}function Bn(){let n=document.createElement("aside");return n.id="round-bar",n.ariaLabel=e("tab-tournament"),n.dataset.testid="round-bar",M(n),n}var Ft=_(fn),Bt=_(Un),An={none:"",short:"300",long:"600",days:""},Mn={name:J("tournament-name",60,"club-evening"),kind:P("kind","who-meets-whom",["swiss","round_robin","double_round_robin"]),rounds:L("rounds",1,15),speed:P("clock","clock",X.map(({key:n})=>n),"speed"),meeting:P("meeting","meeting",["twice","once","both","cut"]),rated:S("tournament-rated","tick-rated"),bots:S("tournament-bots","tick-bots"),shown:S("tournament-shown","tick-shown"),starts:z("starts","starts-at"),deadline:N("deadline","come-within",["","300","600","900","1800","86400"],h),pause:N("pause","pause-between",["0","300","600","900","1800"],h),lateUntil:L("late-until",1,15)};async function Un(n){let{tournaments:t}=await p("GET /api/tournaments"),o=new W(Mn,n.changed),a=()=>n.leave("make",async()=>{let r=await p("POST /api/tournaments",Cn(o.values));return E(r.id,r.invitation),r});return()=>u`<main class="me tournaments">
<h1>${e("tab-tournaments")}</h1>
<div class="column">
${y(n,"make",e("new-tournament"),Jn(n,o,a))}
</div>
<div class="column">
<section class="panel" aria-labelledby="mine-heading">
<h2 id="mine-heading">${e("yours")}</h2>
<ul class="things" data-testid="tournament-list">
${t.map(Wn)}
</ul>
${t.length===0?u`<p class="small">${e("no-tournaments")}</p>`:m}
</section>
<p class="small"><a href="/">${e("back-to-home")}</a></p>
</div>
</main>`}function Cn(n){let{kind:t,meeting:o,rounds:a,starts:r,deadline:s,rated:i}=n,l=t==="swiss",c=Y(n.speed);return{name:n.name.trim(),kind:t,clock:c,board:"revised",rated:i&&c!==null,twice:o==="twice",fair:o==="both"||o==="cut"?o:null,rounds:l&&a?Number(a):null,starts:r?new Date(r).getTime():null,deadline:s?Number(s):null,pause:Number(n.pause),late_until:l?Number(n.lateUntil):0,bots:n.bots&&o!=="cut",public:n.shown}}function Wn(n){let{id:t,name:o,organising:a}=n;return u`<li>
<span>
<a href=${`/tournaments/${t}`}>${o}</a>
<span class="small block">${dn(n)}${a?e("comma-yours"):""}</span>
</span>
</li>`}function Jn(n,t,o){let{kind:a,meeting:r}=t.values,s=l=>(l.preventDefault(),o()),i=e("label-and-note",{label:e(`kind-${a}`),note:e(`kind-note-${a}`)});return u`<form class="fields" @submit=${s}>
${t.control("name")} ${t.control("kind")}
<p class="small explain">${i}</p>
${a==="swiss"?t.control("rounds"):m}
${t.control("speed",l=>({deadline:An[l]}))}
${t.control("meeting")}
<p class="small explain">${e(`meeting-note-${r}`)}</p>
<div class="ticks">
${t.control("rated")} ${r==="cut"?m:t.control("bots")}
${t.control("shown")}
</div>
<details class="fold">
<summary>${e("runs-by-itself")}</summary>
<div class="fields">
${t.control("starts")} ${t.control("deadline")}
<p class="small explain">${e("come-within-note")}</p>
${t.control("pause")} ${a==="swiss"?t.control("lateUntil"):m}
</div>
</details>
<button
type="submit"
class="main"
data-testid="make-tournament"
?disabled=${n.busy!==null}
>
${e("make-tournament")}
</button>
</form>`}export{Dn as onwards,Ft as openTournament,Bt as openTournaments,qn as placeOf,Fn as tellRound,Un as tournaments};
