import{c as ve}from"./page_kit.js";import{$a as de,C as V,E as oe,Ia as pe,N as re,P as c,Pa as W,R as u,Sc as we,T as f,U as w,Uc as N,W as O,X as k,Y as E,Z as h,ab as be,b as te,ba as ie,ca as L,d as U,da as _,e as D,fa as M,i as ne,j as s,m as se,nc as fe,o as S,oa as q,oc as he,pa as le,pc as $e,qa as ce,qc as ge,qd as g,ra as j,rc as ye,sa as H,sc as x,t as ae,tc as G,td as ke,ua as me,ud as xe,v as b,vd as Ge,wa as ue,xd as Pe}from"./page.js";var _e=6e4;function A({clock:e,rated:n,takebacks:t,board:a,seed_chosen:o,fair:i}){let r=[e===null?s("terms-no-clock"):$e(e)];return n&&r.push(s("terms-rated")),i&&r.push(s(`starts-terms-${i}`)),!t&&!n&&r.push(s("terms-no-takebacks")),a==="original"&&r.push(s("terms-original")),o&&r.push(s("terms-chosen")),r.join(", ")}function Te({kind:e,state:n,round:t,rounds:a,entrants:o,clock:i,rated:r,fair:l}){let m=n==="open"?s("state-open"):s("round-number-of",{round:t,rounds:a??0});return`${[s(`kind-${e}`),m,s("players-count",{count:o})].join(", ")} · ${A({clock:i,rated:r,fair:l,takebacks:!0})}`}function v({name:e,guest:n}){return n?s("guest"):e}function Se(e,n,t){return Math.max(0,Math.floor((n+t-e)/_e))}var qe={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},je={speed:_("ask-clock","clock",x.map(({key:e})=>e),e=>s(`speed-${e}`)),fair:_("ask-fair","lobby-start-with-people",["usual","cut","both"],e=>s(`starts-way-${e}`)),rated:ie("ask-rated","tick-rated")};function R(e,n,t){let a=new Map(n.map(i=>[t(i),i])),o=e.flatMap(i=>a.get(i)??[]);return o.length===e.length?o:null}var F=class{constructor(n,t){this.page=n;this.ownName=t;this.terms=new E(je,n.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let n=this.answer===null;try{let[t,{opponents:a}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:t,opponents:a,at:performance.now()}),n&&(this.page.errors.lobby="")}catch(t){this.answer=null,this.page.errors.lobby=S(t)}this.page.changed()}async apply(n){let t=this.answer;if(!t||!n)return this.load();let{now:a,order:o}=n,i=R(o.tables,[...t.tables,...n.tables],({game:p})=>p),r=R(o.games,[...t.games,...n.games],({game:p})=>p),l=R(o.bots,[...t.bots,...n.bots],({id:p})=>p),m=[...t.tournaments,...n.tournaments],d=R(o.tournaments,m,({id:p})=>p);if(!i||!r||!l||!d)return this.load();Object.assign(this,{answer:{now:a,tables:i,games:r,bots:l,tournaments:d}}),this.at=performance.now(),this.page.changed()}match(n){let t={clock:G(n),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...t,name:this.ownName()}))}sit(n){return this.leave(()=>b("POST /api/games/{game}/seat",{game:n,name:this.ownName()}))}invite(n){let{fair:t}=this.terms.values,a=t==="usual"?null:t;return this.leave(()=>b("POST /api/games/{game}/again",{game:n,...this.wish,fair:a}))}challenge(n){let t=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:n,...this.wish,takebacks:t}))}get wish(){let{speed:n,rated:t}=this.terms.values,a=G(n);return{name:this.ownName(),clock:a,rated:t&&a!==null}}leave(n){return this.page.leave("lobby",()=>n().catch(async t=>{throw await this.load(),t}))}};function Oe(e,n){let{answer:t,at:a}=e,{busy:o,errors:i}=e.page,r=l=>Se(l,t?.now??0,n-a);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
import{c as vt}from"./page_kit.js";import{C as _,E as at,Ja as pt,N as ot,Oc as wt,P as c,Qa as W,Qc as N,R as p,T as f,U as w,W as O,X as rt,Y as k,Z as E,_ as h,ab as dt,b as tt,bb as bt,ca as it,d as U,da as L,e as D,ea as V,ga as M,i as et,j as s,jc as ft,kc as ht,lc as $t,m as nt,mc as gt,md as g,nc as yt,o as S,oc as x,pa as q,pc as G,pd as kt,qa as lt,qd as xt,ra as ct,rd as Gt,sa as j,t as st,ta as H,td as Pt,v as b,va as mt,xa as ut}from"./page.js";var Vt=6e4;function A({clock:t,rated:n,takebacks:e,board:a,seed_chosen:o,fair:i}){let r=[t===null?s("terms-no-clock"):$t(t)];return n&&r.push(s("terms-rated")),i&&r.push(s(`starts-terms-${i}`)),!e&&!n&&r.push(s("terms-no-takebacks")),a==="original"&&r.push(s("terms-original")),o&&r.push(s("terms-chosen")),r.join(", ")}function Tt({kind:t,state:n,round:e,rounds:a,entrants:o,clock:i,rated:r,fair:l}){let m=n==="open"?s("state-open"):s("round-number-of",{round:e,rounds:a??0});return`${[s(`kind-${t}`),m,s("players-count",{count:o})].join(", ")} · ${A({clock:i,rated:r,fair:l,takebacks:!0})}`}function v({name:t,guest:n}){return n?s("guest"):t}function St(t,n,e){return Math.max(0,Math.floor((n+e-t)/Vt))}var qt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},jt={speed:V("ask-clock","clock",x.map(({key:t})=>t),t=>s(`speed-${t}`)),fair:V("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>s(`starts-way-${t}`)),rated:it("ask-rated","tick-rated")};function R(t,n,e){let a=new Map(n.map(i=>[e(i),i])),o=t.flatMap(i=>a.get(i)??[]);return o.length===t.length?o:null}var F=class{constructor(n,e){this.page=n;this.ownName=e;this.terms=new E(jt,n.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let n=this.answer===null;try{let[e,{opponents:a}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:e,opponents:a,at:performance.now()}),n&&(this.page.errors.lobby="")}catch(e){this.answer=null,this.page.errors.lobby=S(e)}this.page.changed()}async apply(n){let e=this.answer;if(!e||!n)return this.load();let{now:a,order:o}=n,i=R(o.tables,[...e.tables,...n.tables],({game:d})=>d),r=R(o.games,[...e.games,...n.games],({game:d})=>d),l=R(o.bots,[...e.bots,...n.bots],({id:d})=>d),m=[...e.tournaments,...n.tournaments],u=R(o.tournaments,m,({id:d})=>d);if(!i||!r||!l||!u)return this.load();Object.assign(this,{answer:{now:a,tables:i,games:r,bots:l,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(n){let e={clock:G(n),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...e,name:this.ownName()}))}sit(n){return this.leave(()=>b("POST /api/games/{game}/seat",{game:n,name:this.ownName()}))}invite(n){let{fair:e}=this.terms.values,a=e==="usual"?null:e;return this.leave(()=>b("POST /api/games/{game}/again",{game:n,...this.wish,fair:a}))}challenge(n){let e=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:n,...this.wish,takebacks:e}))}get wish(){let{speed:n,rated:e}=this.terms.values;return{name:this.ownName(),clock:G(n),rated:e}}leave(n){return this.page.leave("lobby",()=>n().catch(async e=>{throw await this.load(),e}))}};function Ot(t,n){let{answer:e,at:a}=t,{busy:o,errors:i}=t.page,r=l=>St(l,e?.now??0,n-a);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${x.map(({key:l})=>c`<button
import{c as wt}from"./page_kit.js";import{$a as pt,C as _,E as st,Ia as ut,N as ot,Nc as yt,P as l,Pa as W,Pc as N,R as p,T as f,U as y,W as O,X as k,Y as E,Z as h,ab as dt,b as tt,ba as rt,ca as L,d as U,da as V,e as D,fa as M,i as et,ic as bt,j as a,jc as ft,kc as ht,lc as $t,ld as g,m as nt,mc as gt,nc as x,o as S,oa as q,oc as G,od as vt,pa as it,pd as kt,qa as lt,qd as xt,ra as j,sa as H,sd as Gt,t as at,ua as ct,v as b,wa as mt}from"./page.js";var _t=6e4;function A({clock:t,rated:n,takebacks:e,board:s,seed_chosen:o,fair:i}){let r=[t===null?a("terms-no-clock"):ht(t)];return n&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!e&&!n&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function Pt({kind:t,state:n,round:e,rounds:s,entrants:o,clock:i,rated:r,fair:c}){let m=n==="open"?a("state-open"):a("round-number-of",{round:e,rounds:s??0});return`${[a(`kind-${t}`),m,a("players-count",{count:o})].join(", ")} · ${A({clock:i,rated:r,fair:c,takebacks:!0})}`}function w({name:t,guest:n}){return n?a("guest"):t}function Tt(t,n,e){return Math.max(0,Math.floor((n+e-t)/_t))}var Vt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},qt={speed:V("ask-clock","clock",x.map(({key:t})=>t),t=>a(`speed-${t}`)),fair:V("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>a(`starts-way-${t}`)),rated:rt("ask-rated","tick-rated")};function R(t,n,e){let s=new Map(n.map(i=>[e(i),i])),o=t.flatMap(i=>s.get(i)??[]);return o.length===t.length?o:null}var F=class{constructor(n,e){this.page=n;this.ownName=e;this.terms=new E(qt,n.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let n=this.answer===null;try{let[e,{opponents:s}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:e,opponents:s,at:performance.now()}),n&&(this.page.errors.lobby="")}catch(e){this.answer=null,this.page.errors.lobby=S(e)}this.page.changed()}async apply(n){let e=this.answer;if(!e||!n)return this.load();let{now:s,order:o}=n,i=R(o.tables,[...e.tables,...n.tables],({game:d})=>d),r=R(o.games,[...e.games,...n.games],({game:d})=>d),c=R(o.bots,[...e.bots,...n.bots],({id:d})=>d),m=[...e.tournaments,...n.tournaments],u=R(o.tournaments,m,({id:d})=>d);if(!i||!r||!c||!u)return this.load();Object.assign(this,{answer:{now:s,tables:i,games:r,bots:c,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(n){let e={clock:G(n),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...e,name:this.ownName()}))}sit(n){return this.leave(()=>b("POST /api/games/{game}/seat",{game:n,name:this.ownName()}))}invite(n){let{fair:e}=this.terms.values,s=e==="usual"?null:e;return this.leave(()=>b("POST /api/games/{game}/again",{game:n,...this.wish,fair:s}))}challenge(n){let e=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:n,...this.wish,takebacks:e}))}get wish(){let{speed:n,rated:e}=this.terms.values;return{name:this.ownName(),clock:G(n),rated:e}}leave(n){return this.page.leave("lobby",()=>n().catch(async e=>{throw await this.load(),e}))}};function St(t,n){let{answer:e,at:s}=t,{busy:o,errors:i}=t.page,r=c=>Tt(c,e?.now??0,n-s);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${x.map(({key:c})=>l`<button
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(l)}
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>t.match(l)}
>
<b>${s(`speed-${l}`)}</b><span class="small">${s(`speed-note-${l}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${t?.tables.length?t.tables.map(l=>He(l,r(l.created),e)):t&&c`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${t?.tournaments.length?We(t.tournaments):u} ${Ke(e)}
${t?.games.length?Je(t.games,r):u}
${g(i.lobby,"lobby-error")}
</section>`}function He(e,n,t){let{game:a,rating:o,yours:i}=e,r=v(e),l=A(e);return c`<li data-game=${a}>
<span class="host"
>${i?c`<b>${s("your-table")}</b>`:P(e,o)}
<span class="small">${l} · ${s("lobby-waited",{minutes:n})}</span></span
>
${i?c`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:K(t,"sit",s("sit-down"),s("sit-with",{name:r,terms:l}),()=>t.sit(a))}
</li>`}function P({name:e,guest:n=!1,bot:t=!1},a){return c`<b class=${n?"guest":""}>${v({name:e,guest:n})}</b>${t?c` <span class="badge bot">${s("lobby-bot")}</span>`:u}${a===null?u:c` <span class="small">${a}</span>`}`}function K(e,n,t,a,o){return c`<button
type="button"
data-testid=${n}
aria-label=${a}
aria-disabled=${e.page.busy===null?"false":"true"}
@click=${o}
>
${t}
</button>`}function We(e){return c`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(n=>{let{id:t,name:a,you:o,open:i}=n,r=s(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${a}</b> <span class="small">${Te(n)}</span></span
${e?.tables.length?e.tables.map(l=>Ht(l,r(l.created),t)):e&&c`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${e?.tournaments.length?Wt(e.tournaments):p} ${Kt(t)}
${e?.games.length?Jt(e.games,r):p}
${g(i.lobby,"lobby-error")}
</section>`}function Ht(t,n,e){let{game:a,rating:o,yours:i}=t,r=v(t),l=A(t);return c`<li data-game=${a}>
<span class="host"
>${i?c`<b>${s("your-table")}</b>`:P(t,o)}
<span class="small">${l} · ${s("lobby-waited",{minutes:n})}</span></span
>
${i?c`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:K(e,"sit",s("sit-down"),s("sit-with",{name:r,terms:l}),()=>e.sit(a))}
</li>`}function P({name:t,guest:n=!1,bot:e=!1},a){return c`<b class=${n?"guest":""}>${v({name:t,guest:n})}</b>${e?c` <span class="badge bot">${s("lobby-bot")}</span>`:p}${a===null?p:c` <span class="small">${a}</span>`}`}function K(t,n,e,a,o){return c`<button
type="button"
data-testid=${n}
aria-label=${a}
aria-disabled=${t.page.busy===null?"false":"true"}
@click=${o}
>
${e}
</button>`}function Wt(t){return c`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(n=>{let{id:e,name:a,you:o,open:i}=n,r=s(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${a}</b> <span class="small">${Tt(n)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${t}`}
href=${`/tournaments/${e}`}
aria-label=${s("label-and-note",{label:r,note:a})}
>${r}</a
>
</li>`})}
</ul>`}function Ke(e){let{answer:n,opponents:t}=e,a=n?.bots??[];return t.length+a.length===0?u:c`<h3 id="ask-heading">${s("lobby-ask")}</h3>
</ul>`}function Kt(t){let{answer:n,opponents:e}=t,a=n?.bots??[];return e.length+a.length===0?p:c`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${e.terms.control("speed")} ${t.length>0?e.terms.control("fair"):u}
${e.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${t.map(o=>Xe(o,e))} ${a.map(o=>Ye(o,e))}
</ul>`}function Xe({game:e,name:n,guest:t,here:a,won:o,lost:i},r){let l=v({name:n,guest:t});return c`<li>
<span class="host"
>${P({name:n,guest:t},null)}
${a?c`<span class="badge">${s("lobby-here")}</span>`:u}
<span class="small">${s("lobby-score",{won:o,lost:i})}</span></span
>
${K(r,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:l}),()=>r.invite(e))}
</li>`}function Ye({id:e,name:n,ratings:t},a){let o=t[qe[a.terms.values.speed]]??null;return c`<li>
<span class="host">${P({name:n,bot:!0},o)}</span>
${K(a,"challenge",s("lobby-challenge"),s("lobby-challenge-whom",{name:n}),()=>a.challenge(e))}
</li>`}function Je(e,n){return c`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:t,players:[a,o],clock:i,rated:r,fair:l,since:m})=>{let d=A({clock:i,rated:r,fair:l,takebacks:!0}),p=s("names-and",{first:v(a),second:v(o)});return c`<li>
<span class="host"
>${P(a,a.rating)} – ${P(o,o.rating)}
<span class="small"
>${d} · ${s("lobby-going-on",{minutes:n(m)})}</span
${e.map(o=>Xt(o,t))} ${a.map(o=>Yt(o,t))}
</ul>`}function Xt({game:t,name:n,guest:e,here:a,won:o,lost:i},r){let l=v({name:n,guest:e});return c`<li>
<span class="host"
>${P({name:n,guest:e},null)}
${a?c`<span class="badge">${s("lobby-here")}</span>`:p}
<span class="small">${s("lobby-score",{won:o,lost:i})}</span></span
>
${K(r,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:l}),()=>r.invite(t))}
</li>`}function Yt({id:t,name:n,ratings:e},a){let o=e[qt[a.terms.values.speed]]??null;return c`<li>
<span class="host">${P({name:n,bot:!0},o)}</span>
${K(a,"challenge",s("lobby-challenge"),s("lobby-challenge-whom",{name:n}),()=>a.challenge(t))}
</li>`}function Jt(t,n){return c`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:e,players:[a,o],clock:i,rated:r,fair:l,since:m})=>{let u=A({clock:i,rated:r,fair:l,takebacks:!0}),d=s("names-and",{first:v(a),second:v(o)});return c`<li>
<span class="host"
>${P(a,a.rating)} – ${P(o,o.rating)}
<span class="small"
>${u} · ${s("lobby-going-on",{minutes:n(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${t}`}
aria-label=${s("lobby-watch-whom",{names:p})}
>${f("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var Qe="Bee",z=6e4,Le=1440*z,Ee=[["day",Le],["hour",60*z],["minute",z]];function Me({seats:[e,n]}){return e.name==="You"&&n.name===Qe&&n.yours}function Ne(e){return e.find(({status:n})=>n==="yours")??e.find(({status:n})=>n==="theirs")??null}function Ae({cells:e}){return e.length-e.split(".").length+1}function X({variant:e,seats:n}){if(e==="solo")return s("card-solo");let t=n.filter(r=>!r.yours);if(t.length===0)return s("names-and",{first:n[0].name,second:n[1].name});let{kind:a,name:o}=t[0];if(a==="open")return s("your-open-table");let i=V(o);return i===null?o:s("computer-level",{level:String(i)})}function Y(e,n){return e.status==="over"?tt(e):e.status==="open"?s("waiting-for-somebody"):Ze(e)+et(e,n)}function Ze({status:e,seats:n,turn:t}){let a=n.every(({yours:r})=>r);if(e==="yours"&&!a)return s("your-turn");let o=t===null?null:n[t-1];if(!o)return s("under-way");let i=V(o.name);return s("turn-of",{name:i===null?o.name:s("level-number",{level:String(i)})})}function et({clock:e,now:n},t){if(!e||e.running===null||n===null||fe(e.control).kind!=="days")return"";let a=ge(e,e.running,{now:n,at:0},t);return a===0?s("comma-time-up"):s("comma-left",{time:ye(a)})}function tt({seats:e,result:n}){if(n===null)return s("called-off");let{winner:t,scores:a,reason:o}=n,i=e.every(({yours:Ve})=>Ve),{name:r,yours:l}=e[t-1],m={who:i?"other":"you",name:r},d=i||l?"won":"lost";if(o==="resignation")return s(`${d}-by-resignation`,m);if(o==="time")return s(`${d}-on-time`,m);let[p,y]=t===1?a:[a[1],a[0]],$=d==="won"?W(p,y):W(y,p),T=s(`${d}-points`,{...m,points:$});return o==="first to 53"?T+s("comma-first"):T}function J(e,n){let t=Math.max(0,n-e);if(t<z)return s("just-now");if(t>=30*Le)return se(e);let[a,o]=Ee.find(([,r])=>t>=r)??Ee[2];return new Intl.RelativeTimeFormat(ne(),{numeric:"auto"}).format(-Math.floor(t/o),a)}var nt=12,I=class{constructor(n,t){this.page=n;this.memory=t;this.list=n.latest(t.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let n=new Set(this.list.value.games.map(({id:t})=>t));return this.memory.recent().filter(({id:t})=>!n.has(t))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:n}=this.list.value;n!==null&&!this.list.isReading&&await this.read(n,()=>this.list.value.games)}read(n,t){let o=b("GET /api/me/games",{limit:nt,...n&&{cursor:n}}).then(i=>{let r=[...t(),...i.games.filter(l=>!Me(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(n){this.memory.forget(n),this.page.changed()}};function Fe(e,n){let{recent:t,at:a}=e,{error:o,isReading:i}=e.list,{games:r,waiting:l,next:m}=e.list.value;return r.length===0&&t.length===0&&!o?u:c`<section class="panel my-games" aria-labelledby="games-heading">
href=${`/game/${e}`}
aria-label=${s("lobby-watch-whom",{names:d})}
>${f("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var Qt="Bee",z=6e4,Lt=1440*z,Et=[["day",Lt],["hour",60*z],["minute",z]];function Mt({seats:[t,n]}){return t.name==="You"&&n.name===Qt&&n.yours}function Nt(t){return t.find(({status:n})=>n==="yours")??t.find(({status:n})=>n==="theirs")??null}function At({cells:t}){return t.length-t.split(".").length+1}function X({variant:t,seats:n}){if(t==="solo")return s("card-solo");let e=n.filter(r=>!r.yours);if(e.length===0)return s("names-and",{first:n[0].name,second:n[1].name});let{kind:a,name:o}=e[0];if(a==="open")return s("your-open-table");let i=_(o);return i===null?o:s("computer-level",{level:String(i)})}function Y(t,n){return t.status==="over"?ee(t):t.status==="open"?s("waiting-for-somebody"):Zt(t)+te(t,n)}function Zt({status:t,seats:n,turn:e}){let a=n.every(({yours:r})=>r);if(t==="yours"&&!a)return s("your-turn");let o=e===null?null:n[e-1];if(!o)return s("under-way");let i=_(o.name);return s("turn-of",{name:i===null?o.name:s("level-number",{level:String(i)})})}function te({clock:t,now:n},e){if(!t||t.running===null||n===null||ft(t.control).kind!=="days")return"";let a=gt(t,t.running,{now:n,at:0},e);return a===0?s("comma-time-up"):s("comma-left",{time:yt(a)})}function ee({seats:t,result:n}){if(n===null)return s("called-off");let{winner:e,scores:a,reason:o}=n,i=t.every(({yours:_t})=>_t),{name:r,yours:l}=t[e-1],m={who:i?"other":"you",name:r},u=i||l?"won":"lost";if(o==="resignation")return s(`${u}-by-resignation`,m);if(o==="time")return s(`${u}-on-time`,m);let[d,y]=e===1?a:[a[1],a[0]],$=u==="won"?W(d,y):W(y,d),T=s(`${u}-points`,{...m,points:$});return o==="first to 53"?T+s("comma-first"):T}function J(t,n){let e=Math.max(0,n-t);if(e<z)return s("just-now");if(e>=30*Lt)return nt(t);let[a,o]=Et.find(([,r])=>e>=r)??Et[2];return new Intl.RelativeTimeFormat(et(),{numeric:"auto"}).format(-Math.floor(e/o),a)}var ne=12,I=class{constructor(n,e){this.page=n;this.memory=e;this.list=n.latest(e.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let n=new Set(this.list.value.games.map(({id:e})=>e));return this.memory.recent().filter(({id:e})=>!n.has(e))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:n}=this.list.value;n!==null&&!this.list.isReading&&await this.read(n,()=>this.list.value.games)}read(n,e){let o=b("GET /api/me/games",{limit:ne,...n&&{cursor:n}}).then(i=>{let r=[...e(),...i.games.filter(l=>!Mt(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(n){this.memory.forget(n),this.page.changed()}};function Ft(t,n){let{recent:e,at:a}=t,{error:o,isReading:i}=t.list,{games:r,waiting:l,next:m}=t.list.value;return r.length===0&&e.length===0&&!o?p:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${s("waiting-for-you",{count:l})}</span
>`:u}
</h2>
<ul data-testid="recent-games">
${r.map(d=>st(d,n-a))}
${t.map(d=>at(d,e))}
</ul>
${m===null?u:c`<button
>`:p}
</h2>
<ul data-testid="recent-games">
${r.map(u=>se(u,n-a))}
${e.map(u=>ae(u,t))}
</ul>
${m===null?p:c`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>e.more()}
>
${s("show-more")}
</button>`}
${g(o,"games-error")}
</section>`}function st(e,n){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
${N(e.cells)}
<a href=${e.url}>${X(e)}</a>
<span class="standing"
>${Y(e,n)}${e.tournament?c` <span class="small block">${s("place-in-list",{...e.tournament})}</span>`:u}</span
>
<span class="small when">${J(e.last,Date.now())}</span>
</li>`}function at(e,n){let t=J(e.when,Date.now());return c`<li class="game remembered">
${N(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${s("opened-here",{when:t})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:e.title,when:t})}
@click=${()=>n.forget(e.id)}
>
${s("remove")}
</button>
</li>`}function ze(e,n){let t=Ne(e.list.value.games);return t?c`<a class="continue" href=${t.url} data-testid="continue">
${N(t.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:X(t),standing:Y(t,n-e.at)})}</span
>
<span class="small">${s("spaces-sewn",{count:Ae(t)})}</span>
</span>
</a>`:u}var ot=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Ie(e){return ot[e-1]}var Q={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},B={min:0,max:180,step:1},Ce={unit:"minutes",main:"10",extra:"5"};function Z({unit:e,main:n,extra:t}){let{min:a,max:o}=Q[e],i=Be(Number(n)||a,a,o);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(Be(Number(t)||0,B.min,B.max))}`}function Be(e,n,t){return Math.min(t,Math.max(n,e))}var rt={opponent:h("computer"),strength:h(0),deck:L("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:L("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(Ce),takebacks:h(!0),fair:L("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},it=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],lt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},C=class{constructor(n,t){this.page=n;this.keepInvitation=t;this.form=new E(rt,()=>{n.errors["new-game"]="",n.changed()}),this.form.values.strength=n.shell.settings.strength}page;keepInvitation;form;fillIn(n){n!==null&&this.form.values.name===""&&this.form.set({name:n})}get ownName(){return this.form.values.name.trim()||null}start(){let n=this.form.values;return this.page.leave("new-game",async()=>{try{let t=await b("POST /api/games",mt(n));return t.invitation&&this.keepInvitation(t.id,t.invitation),t}catch(t){if(!ae(t)||!ct(n))throw t;return{url:`${re}?level=${n.strength}`}}})}};function ct({opponent:e,board:n,first:t,seed:a}){return e==="computer"&&n==="revised"&&t==="you"&&!a.trim()}function mt(e){let{opponent:n,strength:t,deck:a,level:o,first:i,board:r}=e,l={board:r,seed:e.seed.trim()||null,from:null};if(n==="automa")return{...l,opponent:n,deck:a,level:o,first:"you",names:null};if(n==="computer")return{...l,opponent:n,level:t,first:i,names:null};if(n==="person"){let[m,d]=e.names.map(p=>p.trim());return{...l,opponent:n,first:i,names:[m||s("first"),d||s("second")]}}return{...l,...ut(e),opponent:n}}var ee=({rated:e,speed:n})=>e&&n!=="none";function ut(e){let{name:n,speed:t,own:a,takebacks:o,seed:i,fair:r,first:l}=e,m=ee(e);return{first:m&&r==="usual"?"random":l,names:n.trim()?[n.trim()]:null,clock:t==="own"?Z(a):G(t),takebacks:o&&!m&&r!=="both",fair:r==="usual"?null:r,rated:m,seed:m?null:i.trim()||null}}function Ue(e){let{form:n,page:t}=e,{opponent:a}=n.values,o=a==="friend"||a==="anyone",i=l=>(l.preventDefault(),e.start()),r=t.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${it.map(([l,m])=>dt(l,m,e))}
</fieldset>
<div class="choices">
${a==="computer"?kt(e):u}
${a==="person"?bt(e):u} ${o?ft(e):u}
${a==="automa"?xt(e):u}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${s(r?"starting":lt[a])}
</section>`}function se(t,n){return c`<li class=${`game ${t.status}`} data-status=${t.status}>
${N(t.cells)}
<a href=${t.url}>${X(t)}</a>
<span class="standing"
>${Y(t,n)}${t.tournament?c` <span class="small block">${s("place-in-list",{...t.tournament})}</span>`:p}</span
>
<span class="small when">${J(t.last,Date.now())}</span>
</li>`}function ae(t,n){let e=J(t.when,Date.now());return c`<li class="game remembered">
${N(".".repeat(81))}
<a href=${`/game/${t.id}`}>${t.title}</a>
<span class="standing small">${s("opened-here",{when:e})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:t.title,when:e})}
@click=${()=>n.forget(t.id)}
>
${s("remove")}
</button>
</li>`}function zt(t,n){let e=Nt(t.list.value.games);return e?c`<a class="continue" href=${e.url} data-testid="continue">
${N(e.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${s("opponent-and-standing",{opponent:X(e),standing:Y(e,n-t.at)})}</span
>
<span class="small">${s("spaces-sewn",{count:At(e)})}</span>
</span>
</a>`:p}var oe=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function It(t){return oe[t-1]}var Q={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},B={min:0,max:180,step:1},Ct={unit:"minutes",main:"10",extra:"5"};function Z({unit:t,main:n,extra:e}){let{min:a,max:o}=Q[t],i=Bt(Number(n)||a,a,o);return t==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(Bt(Number(e)||0,B.min,B.max))}`}function Bt(t,n,e){return Math.min(e,Math.max(n,t))}var re={opponent:h("computer"),strength:h(0),deck:L("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:L("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(Ct),takebacks:h(!0),fair:L("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},ie=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],le={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},C=class{constructor(n,e){this.page=n;this.keepInvitation=e;this.form=new E(re,()=>{n.errors["new-game"]="",n.changed()}),this.form.values.strength=n.shell.settings.strength}page;keepInvitation;form;fillIn(n){n!==null&&this.form.values.name===""&&this.form.set({name:n})}get ownName(){return this.form.values.name.trim()||null}start(){let n=this.form.values;return this.page.leave("new-game",async()=>{try{let e=await b("POST /api/games",me(n));return e.invitation&&this.keepInvitation(e.id,e.invitation),e}catch(e){if(!st(e)||!ce(n))throw e;return{url:`${ot}?level=${n.strength}`}}})}};function ce({opponent:t,board:n,first:e,seed:a}){return t==="computer"&&n==="revised"&&e==="you"&&!a.trim()}function me(t){let{opponent:n,strength:e,deck:a,level:o,first:i,board:r}=t,l={board:r,seed:t.seed.trim()||null,from:null};if(n==="automa")return{...l,opponent:n,deck:a,level:o,first:"you",names:null};if(n==="computer")return{...l,opponent:n,level:e,first:i,names:null};if(n==="person"){let[m,u]=t.names.map(d=>d.trim());return{...l,opponent:n,first:i,names:[m||s("first"),u||s("second")]}}return{...l,...ue(t),opponent:n,first:i}}function ue({name:t,speed:n,own:e,takebacks:a,rated:o,seed:i,fair:r}){return{names:t.trim()?[t.trim()]:null,clock:n==="own"?Z(e):G(n),takebacks:a&&!o&&r!=="both",fair:r==="usual"?null:r,rated:o,seed:o?null:i.trim()||null}}function Ut(t){let{form:n,page:e}=t,{opponent:a}=n.values,o=a==="friend"||a==="anyone",i=l=>(l.preventDefault(),t.start()),r=e.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${ie.map(([l,m])=>de(l,m,t))}
</fieldset>
<div class="choices">
${a==="computer"?ke(t):p}
${a==="person"?be(t):p} ${o?fe(t):p}
${a==="automa"?xe(t):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${s(r?"starting":le[a])}
</button>
${g(t.errors["new-game"],"home-error")}
</div>
${M(t.shell,"edition")} ${pt(e,o)}
</form>`}function pt(e,n){let{form:t}=e,{opponent:a,fair:o}=t.values,i=n&&ee(t.values),r=a!=="automa"&&!i&&!(n&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${n?c`${gt(e)} ${t.control("fair")} ${ht(o)}`:u}
${r?yt(e):u} ${t.control("board")}
${i?u:vt(e)}
</div>
</details>`}function dt(e,n,{form:t}){let{opponent:a}=t.values,o=n.includes(a)?"chosen":"",i=r=>c`<input
${M(e.shell,"edition")} ${pe(t,o)}
</form>`}function pe(t,n){let{form:e}=t,{opponent:a,fair:o,rated:i}=e.values,r=a!=="automa"&&!(n&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${n?c`${ge(t)} ${e.control("fair")} ${he(o)}`:p}
${r?ye(t):p} ${e.control("board")}
${n&&i?p:ve(t)}
</div>
</details>`}function de(t,n,{form:e}){let{opponent:a}=e.values,o=n.includes(a)?"chosen":"",i=r=>c`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${a===r}
@change=${()=>t.set({opponent:r})}
/>`;return n.length===1?c`<label class=${`card-choice ${o}`}
>${i(n[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${s(e)}</b>
<div class="ways">
${n.map(r=>c`<label>${i(r)}<span>${s(`way-${r}`)}</span></label>`)}
</div>
</div>`}function bt({form:e}){let[n,t]=e.values.names,a=(o,i,r)=>c`<label
@change=${()=>e.set({opponent:r})}
/>`;return n.length===1?c`<label class=${`card-choice ${o}`}
>${i(n[0])}<b>${s(t)}</b> <span class="small">${s(`${t}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${s(t)}</b>
<div class="ways">
${n.map(r=>c`<label>${i(r)}<span>${s(`way-${r}`)}</span></label>`)}
</div>
</div>`}function be({form:t}){let[n,e]=t.values.names,a=(o,i,r)=>c`<label
>${s(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>e.set({names:o===1?[w(l),t]:[n,w(l)]})}
/></label>`;return c`<div class="names">
${a(1,"first-name",n)} ${a(2,"second-name",t)}
</div>`}function ft(e){let{form:n}=e,{name:t,takebacks:a,fair:o,speed:i}=n.values,r=ee(n.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note",d=(p,y)=>c`${s(p)} <span class="small">${s(y)}</span>`;return c`<label class="own-name"
@input=${l=>t.set({names:o===1?[w(l),e]:[n,w(l)]})}
/></label>`;return c`<div class="names">
${a(1,"first-name",n)} ${a(2,"second-name",e)}
</div>`}function fe(t){let{form:n}=t,{name:e,rated:a,takebacks:o,fair:i}=n.values,r=a||i==="both",l=a?"tick-takebacks-never":"tick-takebacks-note",m=(u,d)=>c`${s(u)} <span class="small">${s(d)}</span>`;return c`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${t}
@input=${p=>n.set({name:w(p)})}
/></label>
${$t(e)}
<div class="ticks">
${O("rated",d("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,p=>n.set({rated:p}),i==="none")}
${O("takebacks",d("tick-takebacks",m),a&&!l,p=>n.set({takebacks:p}),l)}
</div>`}function ht(e){return e==="usual"?u:c`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${e}-note`)}
</p>`}function $t({form:e}){let{speed:n,own:t}=e.values,a=n==="own"?he(Z(t)):s("label-and-note",{label:s(`speed-${n}`),note:s(`speed-note-${n}`)});return c`${k("clock",s("clock"),x.map(({key:o})=>[o,s(`speed-${o}`)]),n,o=>e.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${a}</p>`}function gt({form:e}){let{speed:n,own:t}=e.values,a=r=>e.set({own:{...t,...r}}),o=(r,{min:l,max:m,step:d})=>c`<input
type="number"
required
data-testid=${`clock-${r}`}
min=${l}
max=${m}
step=${d}
.value=${t[r]}
@input=${p=>a({[r]:w(p)})}
/>`,i=()=>c`<div class="names" data-testid="own-clock">
<label
>${s("clock-unit")}
<select data-testid="clock-unit" @change=${r=>a({unit:w(r)})}>
<option value="minutes" ?selected=${t.unit==="minutes"}>${s("clock-minutes")}</option>
<option value="days" ?selected=${t.unit==="days"}>${s("clock-a-turn")}</option>
</select></label
>
<label
>${s(t.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",Q[t.unit])}</label
>
${t.unit==="days"?u:c`<label>${s("clock-extra")} ${o("extra",B)}</label>`}
</div>`;return c`${O("clock-own",s("clock-own"),n==="own",r=>e.set({speed:r?"own":"none"}))}
${n==="own"?i():u}`}function yt({form:e}){let[n,t]=wt(e.values);return k("first",s("who-first"),[["you",n],["opponent",t],["random",s("random")]],e.values.first,a=>e.set({first:a}))}function wt({opponent:e,names:[n,t]}){return e==="person"?[n||s("first"),t||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function vt({form:e}){return c`<label class="seed"
.value=${e}
@input=${u=>n.set({name:w(u)})}
/></label>
${$e(t)}
<div class="ticks">
${O("rated",m("tick-rated","tick-rated-note"),a,u=>n.set({rated:u}))}
${O("takebacks",m("tick-takebacks",l),o&&!r,u=>n.set({takebacks:u}),r)}
</div>`}function he(t){return t==="usual"?p:c`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${t}-note`)}
</p>`}function $e({form:t}){let{speed:n,own:e}=t.values,a=n==="own"?ht(Z(e)):s("label-and-note",{label:s(`speed-${n}`),note:s(`speed-note-${n}`)});return c`${k("clock",s("clock"),x.map(({key:o})=>[o,s(`speed-${o}`)]),n,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${a}</p>`}function ge({form:t}){let{speed:n,own:e}=t.values,a=l=>t.set({own:{...e,...l}}),o=(l,{min:m,max:u,step:d})=>c`<input
type="number"
required
data-testid=${`clock-${l}`}
min=${m}
max=${u}
step=${d}
.value=${e[l]}
@input=${y=>a({[l]:w(y)})}
/>`,i=[["minutes",s("clock-minutes")],["days",s("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${s("clock-unit")}
${rt("clock-unit",[...i],e.unit,l=>a({unit:l}))}</label
>
<label
>${s(e.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",Q[e.unit])}</label
>
${e.unit==="days"?p:c`<label>${s("clock-extra")} ${o("extra",B)}</label>`}
</div>`;return c`${O("clock-own",s("clock-own"),n==="own",l=>t.set({speed:l?"own":"none"}))}
${n==="own"?r():p}`}function ye({form:t}){let[n,e]=we(t.values);return k("first",s("who-first"),[["you",n],["opponent",e],["random",s("random")]],t.values.first,a=>t.set({first:a}))}function we({opponent:t,names:[n,e]}){return t==="person"?[n||s("first"),e||s("second")]:t==="friend"?[s("you"),s("your-friend")]:[s("you"),s(t==="computer"?"computer":"the-other-player")]}function ve({form:t}){return c`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${n=>e.set({seed:w(n)})}
/></label>`}function kt({form:e,page:n}){let{strength:t}=e.values,a=o=>{e.set({strength:Number(o)}),n.shell.change({strength:Number(o)})};return c`${k("strength",s("difficulty"),te.map(({level:o})=>[String(o),String(o)]),String(t),a)}
<div class="opponent-face">
${we(t)}<b aria-hidden="true">${Ie(t)}</b>
<p class="small explain" data-testid="strength-words">${oe(t)}</p>
</div>`}function xt({form:e}){let{deck:n,level:t}=e.values,{numeral:a}=U[t-1];return c`${e.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${n}`),note:s(`deck-note-${n}`)})}
</p>
${k("level",s("level-of-automa"),U.map(o=>[String(o.level),be(o)]),String(t),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:de(t),counts:s(`automa-level-${t}`)})}
</p>`}var Gt=`${D/1024} KB`;function De(e,n){let t=(r,l)=>e.ask("open",async()=>{if(l>D)throw new Error(s("too-long",{most:Gt}));let m=await r();if(m.trim()==="")throw new Error(s("paste-first"));await n(m)}),a=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return t(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await t(()=>m.text(),m.size),l.value="")},i=e.busy==="open";return c`<form class="panel opener" @submit=${a} aria-labelledby="open-heading">
.value=${t.values.seed}
@input=${n=>t.set({seed:w(n)})}
/></label>`}function ke({form:t,page:n}){let{strength:e}=t.values,a=o=>{t.set({strength:Number(o)}),n.shell.change({strength:Number(o)})};return c`${k("strength",s("difficulty"),tt.map(({level:o})=>[String(o),String(o)]),String(e),a)}
<div class="opponent-face">
${wt(e)}<b aria-hidden="true">${It(e)}</b>
<p class="small explain" data-testid="strength-words">${at(e)}</p>
</div>`}function xe({form:t}){let{deck:n,level:e}=t.values,{numeral:a}=U[e-1];return c`${t.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${n}`),note:s(`deck-note-${n}`)})}
</p>
${k("level",s("level-of-automa"),U.map(o=>[String(o.level),bt(o)]),String(e),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:dt(e),counts:s(`automa-level-${e}`)})}
</p>`}var Ge=`${D/1024} KB`;function Dt(t,n){let e=(r,l)=>t.ask("open",async()=>{if(l>D)throw new Error(s("too-long",{most:Ge}));let m=await r();if(m.trim()==="")throw new Error(s("paste-first"));await n(m)}),a=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return e(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await e(()=>m.text(),m.size),l.value="")},i=t.busy==="open";return c`<form class="panel opener" @submit=${a} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${i}>
${s(i?"opening":"open")}
</button>
<label class="button file"
>${s("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o}
/></label>
</div>
${g(e.errors.open,"open-error")}
</form>`}var Pt=5e3,Tt=6e4,St=1200,Wn=ve(Ot);async function Ot(e,n,t){let a=new C(e,ue),o=new F(e,()=>a.ownName),i={recent:q,forget:me,kept:j,keep:H},r=new I(e,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch($){e.errors["new-game"]=S($)}e.changed()};Ge();let d=Promise.all([m(),o.load(),r.load(),Mt(a,n)]);d.then(()=>xe(r.list.value.waiting)),(le()||q().length>0)&&!j()?.games.length&&await Nt(St,d),e.until(ke(($,T)=>$==="lobby"?o.apply(T):r.load())),e.every(Pt,()=>!n.isLive&&!document.hidden&&o.load()),e.every(Tt,e.changed);let{shell:y}=e;return()=>{let $=performance.now();return c`<main class="home">
${g(t.errors.open,"open-error")}
</form>`}var Pe=5e3,Te=6e4,Se=1200,Wn=vt(Oe);async function Oe(t,n,e){let a=new C(t,ut),o=new F(t,()=>a.ownName),i={recent:q,forget:mt,kept:j,keep:H},r=new I(t,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch($){t.errors["new-game"]=S($)}t.changed()};Gt();let u=Promise.all([m(),o.load(),r.load(),Me(a,n)]);u.then(()=>xt(r.list.value.waiting)),(lt()||q().length>0)&&!j()?.games.length&&await Ne(Se,u),t.until(kt(($,T)=>$==="lobby"?o.apply(T):r.load())),t.every(Pe,()=>!n.isLive&&!document.hidden&&o.load()),t.every(Te,t.changed);let{shell:y}=t;return()=>{let $=performance.now();return c`<main class="home">
<div class="welcome">
<div>
<h1>${s("welcome-title")}</h1>
<p>${s("welcome-text")}</p>
</div>
${Pe()}
${Pt()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${s("first-game")}</a
>
<button type="button" data-testid="how" @click=${y.help}>
${f("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>
${ze(r,$)} ${Ue(a)}
<div class="aside">
${Et(y)} ${Fe(r,$)} ${Oe(o,$)}
${Lt(l)} ${De(e,t)}
</div>
</main>`}}function Et(e){return c`<nav class="more" aria-label=${s("more")}>
${zt(r,$)} ${Ut(a)}
<div class="aside">
${Ee(y)} ${Ft(r,$)} ${Ot(o,$)}
${Le(l)} ${Dt(t,e)}
</div>
</main>`}}function Ee(t){return c`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${s("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${s("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${s("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${s("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${s("your-account")}</span></a>
${M(e,"language")}
</nav>`}function Lt(e){if(e.length===0)return u;let n=t=>t===null?"–":pe(Math.round(t*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
${M(t,"language")}
</nav>`}function Le(t){if(t.length===0)return p;let n=e=>e===null?"–":pt(Math.round(e*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
${e.map(t=>c`<tr>
<th scope="row">${s(`short-deck-${t.deck}`)} ${t.numeral}</th>
<td>${s("won-of",{won:t.won,games:t.games})}</td>
<td>${n(t.mean_margin)}</td>
<td>${n(t.best_margin)}</td>
<td>${t.practice}</td>
${t.map(e=>c`<tr>
<th scope="row">${s(`short-deck-${e.deck}`)} ${e.numeral}</th>
<td>${s("won-of",{won:e.won,games:e.games})}</td>
<td>${n(e.mean_margin)}</td>
<td>${n(e.best_margin)}</td>
<td>${e.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${s("mean-note")}</p>
</section>`}async function Mt(e,n){let t=await b("GET /api/me").catch(()=>null);e.fillIn(t?.name??null),t&&ce(t.known),t?.known===!1&&H(null),t?.known&&!document.hidden&&n.open()}async function Nt(e,n){let t=0,a=new Promise(o=>{t=window.setTimeout(o,e)});await Promise.race([n,a]),clearTimeout(t)}export{Wn as openHomePage};
</section>`}async function Me(t,n){let e=await b("GET /api/me").catch(()=>null);t.fillIn(e?.name??null),e&&ct(e.known),e?.known===!1&&H(null),e?.known&&!document.hidden&&n.open()}async function Ne(t,n){let e=0,a=new Promise(o=>{e=window.setTimeout(o,t)});await Promise.race([n,a]),clearTimeout(e)}export{Wn as openHomePage};
