import{c as Oe}from"./page_kit.js";import{$ as de,Ad as F,Dc as ke,Ec as xe,F as j,Fc as Ge,Gc as Se,Hc as Pe,I as ue,Ic as P,Id as g,Jc as T,K as W,Ld as Ee,M as c,Md as Le,Nd as Me,O as p,Pd as Ne,Q as f,R as v,T as x,U as pe,V as G,W as R,X as h,Ya as ye,aa as A,b as le,ba as H,d as _,da as S,db as J,dd as Te,e as q,i as ce,j as a,m as me,o as M,p as w,qa as K,ra as be,rb as we,sa as fe,sb as ve,ta as X,ua as Y,w as N,wa as he,y as b,ya as $e,za as ge}from"./page.js";var Ze=6e4;function z({clock:e,rated:t,takebacks:n,board:s,seed_chosen:o,fair:i}){let r=[e===null?a("terms-no-clock"):Ge(e)];return t&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!n&&!t&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function Re({kind:e,state:t,round:n,rounds:s,entrants:o,clock:i,rated:r,fair:l}){let m=t==="open"?a("state-open"):a("round-number-of",{round:n,rounds:s??0});return`${[a(`kind-${e}`),m,a("players-count",{count:o})].join(", ")} · ${z({clock:i,rated:r,fair:l,takebacks:!0})}`}function k({name:e,guest:t}){return t?a("guest"):e}function Ae(e,t,n){return Math.max(0,Math.floor((t+n-e)/Ze))}var et={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},tt={speed:H("ask-clock","clock",P.map(({key:e})=>e),e=>a(`speed-${e}`)),fair:H("ask-fair","lobby-start-with-people",["usual","cut","both"],e=>a(`starts-way-${e}`)),rated:de("ask-rated","tick-rated")};function B(e,t,n){let s=new Map(t.map(i=>[n(i),i])),o=e.flatMap(i=>s.get(i)??[]);return o.length===e.length?o:null}var I=class{constructor(t,n){this.page=t;this.ownName=n;this.terms=new R(tt,t.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let t=this.answer===null;try{let[n,{opponents:s}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:s,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=M(n)}this.page.changed()}async apply(t){let n=this.answer;if(!n||!t)return this.load();let{now:s,order:o}=t,i=B(o.tables,[...n.tables,...t.tables],({game:d})=>d),r=B(o.games,[...n.games,...t.games],({game:d})=>d),l=B(o.bots,[...n.bots,...t.bots],({id:d})=>d),m=[...n.tournaments,...t.tournaments],u=B(o.tournaments,m,({id:d})=>d);if(!i||!r||!l||!u)return this.load();Object.assign(this,{answer:{now:s,tables:i,games:r,bots:l,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(t){let n={clock:T(t),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(t){return this.leave(()=>b("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:n}=this.terms.values,s=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:t,...this.wish,fair:s}))}challenge(t){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:t,...this.wish,takebacks:n}))}get wish(){let{speed:t,rated:n}=this.terms.values,s=T(t);return{name:this.ownName(),clock:s,rated:n&&s!==null}}leave(t){return this.page.leave("lobby",()=>t().catch(async n=>{throw await this.load(),n}))}};function Fe(e,t){let{answer:n,at:s}=e,{busy:o,errors:i}=e.page,r=l=>Ae(l,n?.now??0,t-s);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${P.map(({key:l})=>c`<button
import{c as Tt}from"./page_kit.js";import{$ as pt,$a as Y,Ac as xt,Bc as Gt,Cc as St,Dc as S,Dd as y,Ec as P,F as q,G as ct,Gd as Ot,Hd as Et,I as mt,Id as Lt,K as j,Kd as Mt,M as c,O as d,Q as f,R as w,T as M,U as ut,Ua as gt,V as x,W as N,X as h,_c as Pt,aa as R,b as rt,ba as W,d as V,da as G,e as _,i as it,j as s,m as lt,na as H,nb as yt,o as E,oa as dt,ob as wt,p as k,pa as bt,qa as K,ra as X,ta as ft,va as ht,vd as A,w as L,wa as $t,y as b,yc as vt,zc as kt}from"./page.js";var Xt=6e4;function F({clock:t,rated:e,takebacks:n,board:a,seed_chosen:o,fair:i}){let r=[t===null?s("terms-no-clock"):xt(t)];return e&&r.push(s("terms-rated")),i&&r.push(s(`starts-terms-${i}`)),!n&&!e&&r.push(s("terms-no-takebacks")),a==="original"&&r.push(s("terms-original")),o&&r.push(s("terms-chosen")),r.join(", ")}function Nt({kind:t,state:e,round:n,rounds:a,entrants:o,clock:i,rated:r,fair:l}){let m=e==="open"?s("state-open"):s("round-number-of",{round:n,rounds:a??0});return`${[s(`kind-${t}`),m,s("players-count",{count:o})].join(", ")} · ${F({clock:i,rated:r,fair:l,takebacks:!0})}`}function v({name:t,guest:e}){return e?s("guest"):t}function Rt(t,e,n){return Math.max(0,Math.floor((e+n-t)/Xt))}var Yt={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},Jt={speed:W("ask-clock","clock",S.map(({key:t})=>t),t=>s(`speed-${t}`)),fair:W("ask-fair","lobby-start-with-people",["usual","cut","both"],t=>s(`starts-way-${t}`)),rated:pt("ask-rated","tick-rated")};function z(t,e,n){let a=new Map(e.map(i=>[n(i),i])),o=t.flatMap(i=>a.get(i)??[]);return o.length===t.length?o:null}var I=class{constructor(e,n){this.page=e;this.ownName=n;this.terms=new N(Jt,e.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let e=this.answer===null;try{let[n,{opponents:a}]=await Promise.all([b("GET /api/lobby"),b("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:a,at:performance.now()}),e&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=E(n)}this.page.changed()}async apply(e){let n=this.answer;if(!n||!e)return this.load();let{now:a,order:o}=e,i=z(o.tables,[...n.tables,...e.tables],({game:p})=>p),r=z(o.games,[...n.games,...e.games],({game:p})=>p),l=z(o.bots,[...n.bots,...e.bots],({id:p})=>p),m=[...n.tournaments,...e.tournaments],u=z(o.tournaments,m,({id:p})=>p);if(!i||!r||!l||!u)return this.load();Object.assign(this,{answer:{now:a,tables:i,games:r,bots:l,tournaments:u}}),this.at=performance.now(),this.page.changed()}match(e){let n={clock:P(e),board:"revised",rated:!1};return this.leave(()=>b("POST /api/match",{...n,name:this.ownName()}))}sit(e){return this.leave(()=>b("POST /api/games/{game}/seat",{game:e,name:this.ownName()}))}invite(e){let{fair:n}=this.terms.values,a=n==="usual"?null:n;return this.leave(()=>b("POST /api/games/{game}/again",{game:e,...this.wish,fair:a}))}challenge(e){let n=!this.wish.rated;return this.leave(()=>b("POST /api/challenges",{bot:e,...this.wish,takebacks:n}))}get wish(){let{speed:e,rated:n}=this.terms.values,a=P(e);return{name:this.ownName(),clock:a,rated:n&&a!==null}}leave(e){return this.page.leave("lobby",()=>e().catch(async n=>{throw await this.load(),n}))}};function At(t,e){let{answer:n,at:a}=t,{busy:o,errors:i}=t.page,r=l=>Rt(l,n?.now??0,e-a);return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${s("play-anyone")}</h2>
<p class="small">${s("lobby-text")}</p>
<div class="quick" role="group" aria-label=${s("quick-match")}>
${S.map(({key:l})=>c`<button
type="button"
data-testid=${`match-${l}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(l)}
>
<b>${s(`speed-${l}`)}</b><span class="small">${s(`speed-note-${l}`)}</span>
</button>`)}
</div>
<h3>${s("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(l=>nt(l,r(l.created),e)):n&&c`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?at(n.tournaments):p} ${st(e)}
${n?.games.length?it(n.games,r):p}
${g(i.lobby,"lobby-error")}
</section>`}function nt(e,t,n){let{game:s,rating:o,yours:i}=e,r=k(e),l=z(e);return c`<li data-game=${s}>
<span class="host"
>${i?c`<b>${a("your-table")}</b>`:O(e,o)}
<span class="small">${l} · ${a("lobby-waited",{minutes:t})}</span></span
>
${i?c`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:Q(n,"sit",a("sit-down"),a("sit-with",{name:r,terms:l}),()=>n.sit(s))}
</li>`}function O({name:e,guest:t=!1,bot:n=!1},s){return c`<b class=${t?"guest":""}>${k({name:e,guest:t})}</b>${n?c` <span class="badge bot">${a("lobby-bot")}</span>`:p}${s===null?p:c` <span class="small">${s}</span>`}`}function Q(e,t,n,s,o){return c`<button
type="button"
data-testid=${t}
aria-label=${s}
aria-disabled=${e.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function at(e){return c`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:s,you:o,open:i}=t,r=a(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${s}</b> <span class="small">${Re(t)}</span></span
${n?.tables.length?n.tables.map(l=>Qt(l,r(l.created),t)):n&&c`<li class="none small">${s("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Zt(n.tournaments):d} ${te(t)}
${n?.games.length?se(n.games,r):d}
${y(i.lobby,"lobby-error")}
</section>`}function Qt(t,e,n){let{game:a,rating:o,yours:i}=t,r=v(t),l=F(t);return c`<li data-game=${a}>
<span class="host"
>${i?c`<b>${s("your-table")}</b>`:T(t,o)}
<span class="small">${l} · ${s("lobby-waited",{minutes:e})}</span></span
>
${i?c`<a class="button" href=${`/game/${a}`}>${s("open")}</a>`:J(n,"sit",s("sit-down"),s("sit-with",{name:r,terms:l}),()=>n.sit(a))}
</li>`}function T({name:t,guest:e=!1,bot:n=!1},a){return c`<b class=${e?"guest":""}>${v({name:t,guest:e})}</b>${n?c` <span class="badge bot">${s("lobby-bot")}</span>`:d}${a===null?d:c` <span class="small">${a}</span>`}`}function J(t,e,n,a,o){return c`<button
type="button"
data-testid=${e}
aria-label=${a}
aria-disabled=${t.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Zt(t){return c`<h3 id="tournaments-heading">${s("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${t.map(e=>{let{id:n,name:a,you:o,open:i}=e,r=s(i&&o===null?"join":"open");return c`<li>
<span class="host"
><b>${a}</b> <span class="small">${Nt(e)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${s("label-and-note",{label:r,note:a})}
>${r}</a
>
</li>`})}
</ul>`}function st(e){let{answer:t,opponents:n}=e,s=t?.bots??[];return n.length+s.length===0?p:c`<h3 id="ask-heading">${a("lobby-ask")}</h3>
</ul>`}function te(t){let{answer:e,opponents:n}=t,a=e?.bots??[];return n.length+a.length===0?d:c`<h3 id="ask-heading">${s("lobby-ask")}</h3>
<div class="row">
${e.terms.control("speed")} ${n.length>0?e.terms.control("fair"):p}
${e.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>ot(o,e))} ${s.map(o=>rt(o,e))}
</ul>`}function ot({game:e,name:t,guest:n,here:s,won:o,lost:i},r){let l=k({name:t,guest:n});return c`<li>
<span class="host"
>${O({name:t,guest:n},null)}
${s?c`<span class="badge">${a("lobby-here")}</span>`:p}
<span class="small">${a("lobby-score",{won:o,lost:i})}</span></span
>
${Q(r,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:l}),()=>r.invite(e))}
</li>`}function rt({id:e,name:t,ratings:n},s){let o=n[et[s.terms.values.speed]]??null;return c`<li>
<span class="host">${O({name:t,bot:!0},o)}</span>
${Q(s,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:t}),()=>s.challenge(e))}
</li>`}function it(e,t){return c`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[s,o],clock:i,rated:r,fair:l,since:m})=>{let u=z({clock:i,rated:r,fair:l,takebacks:!0}),d=a("names-and",{first:k(s),second:k(o)});return c`<li>
<span class="host"
>${O(s,s.rating)} – ${O(o,o.rating)}
<span class="small"
>${u} · ${a("lobby-going-on",{minutes:t(m)})}</span
${n.map(o=>ee(o,t))} ${a.map(o=>ne(o,t))}
</ul>`}function ee({game:t,name:e,guest:n,here:a,won:o,lost:i},r){let l=v({name:e,guest:n});return c`<li>
<span class="host"
>${T({name:e,guest:n},null)}
${a?c`<span class="badge">${s("lobby-here")}</span>`:d}
<span class="small">${s("lobby-score",{won:o,lost:i})}</span></span
>
${J(r,"invite-again",s("lobby-invite"),s("lobby-invite-whom",{name:l}),()=>r.invite(t))}
</li>`}function ne({id:t,name:e,ratings:n},a){let o=n[Yt[a.terms.values.speed]]??null;return c`<li>
<span class="host">${T({name:e,bot:!0},o)}</span>
${J(a,"challenge",s("lobby-challenge"),s("lobby-challenge-whom",{name:e}),()=>a.challenge(t))}
</li>`}function se(t,e){return c`<h3 id="watch-heading">${s("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${t.map(({game:n,players:[a,o],clock:i,rated:r,fair:l,since:m})=>{let u=F({clock:i,rated:r,fair:l,takebacks:!0}),p=s("names-and",{first:v(a),second:v(o)});return c`<li>
<span class="host"
>${T(a,a.rating)} – ${T(o,o.rating)}
<span class="small"
>${u} · ${s("lobby-going-on",{minutes:e(m)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${a("lobby-watch-whom",{names:d})}
>${f("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var lt="Bee",C=6e4,Be=1440*C,ze=[["day",Be],["hour",60*C],["minute",C]];function Ie({seats:[e,t]}){return e.name==="You"&&t.name===lt&&t.yours}function Ce(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Ue({cells:e}){return e.length-e.split(".").length+1}function Z({variant:e,seats:t}){if(e==="solo")return a("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return a("names-and",{first:t[0].name,second:t[1].name});let{kind:s,name:o}=n[0];if(s==="open")return a("your-open-table");let i=j(o);return i===null?o:a("computer-level",{level:String(i)})}function ee(e,t){return e.status==="over"?ut(e):e.status==="open"?a("waiting-for-somebody"):ct(e)+mt(e,t)}function ct({status:e,seats:t,turn:n}){let s=t.every(({yours:r})=>r);if(e==="yours"&&!s)return a("your-turn");let o=n===null?null:t[n-1];if(!o)return a("under-way");let i=j(o.name);return a("turn-of",{name:i===null?o.name:a("level-number",{level:String(i)})})}function mt({clock:e,now:t},n){if(!e||e.running===null||t===null||ke(e.control).kind!=="days")return"";let s=Se(e,e.running,{now:t,at:0},n);return s===0?a("comma-time-up"):a("comma-left",{time:Pe(s)})}function ut({seats:e,result:t}){if(t===null)return a("called-off");let{winner:n,scores:s,reason:o}=t,i=e.every(({yours:Qe})=>Qe),{name:r,yours:l}=e[n-1],m={who:i?"other":"you",name:r},u=i||l?"won":"lost";if(o==="resignation")return a(`${u}-by-resignation`,m);if(o==="time")return a(`${u}-on-time`,m);let[d,y]=n===1?s:[s[1],s[0]],$=u==="won"?J(d,y):J(y,d),L=a(`${u}-points`,{...m,points:$});return o==="first to 53"?L+a("comma-first"):L}function te(e,t){let n=Math.max(0,t-e);if(n<C)return a("just-now");if(n>=30*Be)return me(e);let[s,o]=ze.find(([,r])=>n>=r)??ze[2];return new Intl.RelativeTimeFormat(ce(),{numeric:"auto"}).format(-Math.floor(n/o),s)}var pt=12,U=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let o=b("GET /api/me/games",{limit:pt,...t&&{cursor:t}}).then(i=>{let r=[...n(),...i.games.filter(l=>!Ie(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(t){this.memory.forget(t),this.page.changed()}};function De(e,t){let{recent:n,at:s}=e,{error:o,isReading:i}=e.list,{games:r,waiting:l,next:m}=e.list.value;return r.length===0&&n.length===0&&!o?p:c`<section class="panel my-games" aria-labelledby="games-heading">
aria-label=${s("lobby-watch-whom",{names:p})}
>${f("eye")}<span>${s("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var ae="Bee",B=6e4,zt=1440*B,Ft=[["day",zt],["hour",60*B],["minute",B]];function It({seats:[t,e]}){return t.name==="You"&&e.name===ae&&e.yours}function Bt(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Ct({cells:t}){return t.length-t.split(".").length+1}function Q({variant:t,seats:e}){if(t==="solo")return s("card-solo");let n=e.filter(r=>!r.yours);if(n.length===0)return s("names-and",{first:e[0].name,second:e[1].name});let{kind:a,name:o}=n[0];if(a==="open")return s("your-open-table");let i=q(o);return i===null?o:s("computer-level",{level:String(i)})}function Z(t,e){return t.status==="over"?ie(t):t.status==="open"?s("waiting-for-somebody"):oe(t)+re(t,e)}function oe({status:t,seats:e,turn:n}){let a=e.every(({yours:r})=>r);if(t==="yours"&&!a)return s("your-turn");let o=n===null?null:e[n-1];if(!o)return s("under-way");let i=q(o.name);return s("turn-of",{name:i===null?o.name:s("level-number",{level:String(i)})})}function re({clock:t,now:e},n){if(!t||t.running===null||e===null||vt(t.control).kind!=="days")return"";let a=Gt(t,t.running,{now:e,at:0},n);return a===0?s("comma-time-up"):s("comma-left",{time:St(a)})}function ie({seats:t,result:e}){if(e===null)return s("called-off");let{winner:n,scores:a,reason:o}=e,i=t.every(({yours:Kt})=>Kt),{name:r,yours:l}=t[n-1],m={who:i?"other":"you",name:r},u=i||l?"won":"lost";if(o==="resignation")return s(`${u}-by-resignation`,m);if(o==="time")return s(`${u}-on-time`,m);let[p,g]=n===1?a:[a[1],a[0]],$=u==="won"?Y(p,g):Y(g,p),O=s(`${u}-points`,{...m,points:$});return o==="first to 53"?O+s("comma-first"):O}function tt(t,e){let n=Math.max(0,e-t);if(n<B)return s("just-now");if(n>=30*zt)return lt(t);let[a,o]=Ft.find(([,r])=>n>=r)??Ft[2];return new Intl.RelativeTimeFormat(it(),{numeric:"auto"}).format(-Math.floor(n/o),a)}var le=12,C=class{constructor(e,n){this.page=e;this.memory=n;this.list=e.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let e=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!e.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:e}=this.list.value;e!==null&&!this.list.isReading&&await this.read(e,()=>this.list.value.games)}read(e,n){let o=b("GET /api/me/games",{limit:le,...e&&{cursor:e}}).then(i=>{let r=[...n(),...i.games.filter(l=>!It(l))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(e){this.memory.forget(e),this.page.changed()}};function Dt(t,e){let{recent:n,at:a}=t,{error:o,isReading:i}=t.list,{games:r,waiting:l,next:m}=t.list.value;return r.length===0&&n.length===0&&!o?d:c`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${s("your-games")}
${l>0?c`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:l})}</span
>`:p}
</h2>
<ul data-testid="recent-games">
${r.map(u=>dt(u,t-s))}
${n.map(u=>bt(u,e))}
>${s("waiting-for-you",{count:l})}</span
>`:d}
</h2>
<ul data-testid="recent-games">
${r.map(u=>ce(u,e-a))}
${n.map(u=>me(u,t))}
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
</section>`}function dt(e,t){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
${F(e.cells)}
<a href=${e.url}>${Z(e)}</a>
<span class="standing"
>${ee(e,t)}${e.tournament?c` <span class="small block">${a("place-in-list",{...e.tournament})}</span>`:p}</span
>
<span class="small when">${te(e.last,Date.now())}</span>
</li>`}function bt(e,t){let n=te(e.when,Date.now());return c`<li class="game remembered">
${F(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${a("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>${Z(t,e)}${t.tournament?c` <span class="small block">${s("place-in-list",{...t.tournament})}</span>`:d}</span
>
<span class="small when">${tt(t.last,Date.now())}</span>
</li>`}function me(t,e){let n=tt(t.when,Date.now());return c`<li class="game remembered">
${A(".".repeat(81))}
<a href=${`/game/${t.id}`}>${t.title}</a>
<span class="standing small">${s("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${s("remove-game",{game:t.title,when:n})}
@click=${()=>e.forget(t.id)}
>
${s("remove")}
</button>
</li>`}function _e(e,t){let n=Ce(e.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${F(n.cells)}
</li>`}function Vt(t,e){let n=Bt(t.list.value.games);return n?c`<a class="continue" href=${n.url} data-testid="continue">
${A(n.cells)}
<span class="continue-words">
<b>${s("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:Z(n),standing:ee(n,t-e.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:Ue(n)})}</span>
</span>
</a>`:p}var ft=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function qe(e){return ft[e-1]}var ne={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},V={min:0,max:180,step:1},We={unit:"minutes",main:"10",extra:"5"};function ae({unit:e,main:t,extra:n}){let{min:s,max:o}=ne[e],i=je(Number(t)||s,s,o);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(je(Number(n)||0,V.min,V.max))}`}function je(e,t,n){return Math.min(n,Math.max(t,e))}var ht={opponent:h("computer"),strength:h(0),deck:A("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:A("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(We),takebacks:h(!0),fair:A("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},$t=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function gt(e){return!w.isStatic||W(e)}var yt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},D=class{constructor(t,n){this.page=t;this.keepInvitation=n;this.form=new R(ht,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){let t=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",He(t));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!N(n)||!wt(t))throw n;return{url:vt(He(t))}}})}};function wt(e){return!e.seed.trim()&&W(e.opponent)&&!oe(e)}function vt({opponent:e,level:t,first:n,board:s,deck:o,names:i}){let l=Object.entries({opponent:e,level:t,first:n,board:s,deck:o}).filter(([,u])=>u!=null),m=new URLSearchParams(l.map(([u,d])=>[u,String(d)]));for(let u of i??[])m.append("name",u);return`/offline?${m}`}function He(e){let{opponent:t,strength:n,deck:s,level:o,first:i,board:r}=e,l={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:s,level:o,first:"you",names:null};if(oe(e))return{...l,...Ke(e),opponent:t,level:n};if(t==="computer")return{...l,opponent:t,level:n,first:i,names:null};if(t==="person"){let[m,u]=e.names.map(d=>d.trim());return{...l,opponent:t,first:i,names:[m||a("first"),u||a("second")]}}return{...l,...Ke(e),opponent:t}}var E=({rated:e,speed:t})=>e&&t!=="none",oe=e=>e.opponent==="computer"&&E(e);function Ke(e){let{name:t,speed:n,own:s,takebacks:o,seed:i,first:r}=e,l=E(e),m=oe(e)?"usual":e.fair;return{first:l&&m==="usual"?"random":r,names:t.trim()?[t.trim()]:null,clock:n==="own"?ae(s):T(n),takebacks:o&&!l&&m!=="both",fair:m==="usual"?null:m,rated:l,seed:l?null:i.trim()||null}}function re(e){let{form:t,page:n}=e,{opponent:s}=t.values,o=s==="friend"||s==="anyone",i=l=>(l.preventDefault(),e.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${$t.map(([l,m])=>xt(l,m.filter(gt),e))}
</fieldset>
<div class="choices">
${s==="computer"?c`${Nt(e)} ${Pt(e)}`:p}
${s==="person"?Gt(e):p} ${o?St(e):p}
${s==="automa"?Rt(e):p}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${a(r?"starting":yt[s])}
>${s("opponent-and-standing",{opponent:Q(n),standing:Z(n,e-t.at)})}</span
>
<span class="small">${s("spaces-sewn",{count:Ct(n)})}</span>
</span>
</a>`:d}var et={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},U={min:0,max:180,step:1},qt={unit:"minutes",main:"10",extra:"5"};function nt({unit:t,main:e,extra:n}){let{min:a,max:o}=et[t],i=_t(Number(e)||a,a,o);return t==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(_t(Number(n)||0,U.min,U.max))}`}function _t(t,e,n){return Math.min(n,Math.max(e,t))}var ue={opponent:h("computer"),strength:h(0),deck:R("deck","deck",["normal","tactical"],"short-deck"),level:h(1),first:h("you"),board:R("board","time-board",["revised","original"],"short-board"),seed:h(""),names:h(["Anna","Ben"]),name:h(""),speed:h("none"),own:h(qt),takebacks:h(!0),fair:R("fair","starts-way",["usual","cut","both"],"starts-way"),rated:h(!1)},pe=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]];function de(t){return!k.isStatic||j(t)}var be={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},D=class{constructor(e,n){this.page=e;this.keepInvitation=n;this.form=new N(ue,()=>{e.errors["new-game"]="",e.changed()}),this.form.values.strength=e.shell.settings.strength}page;keepInvitation;form;fillIn(e){e!==null&&this.form.values.name===""&&this.form.set({name:e})}get ownName(){return this.form.values.name.trim()||null}start(){let e=this.form.values;return this.page.leave("new-game",async()=>{try{let n=await b("POST /api/games",jt(e));return n.invitation&&this.keepInvitation(n.id,n.invitation),n}catch(n){if(!L(n)||!fe(e))throw n;return{url:he(jt(e))}}})}};function fe({opponent:t,seed:e}){return!e.trim()&&j(t)}function he({opponent:t,level:e,first:n,board:a,deck:o,names:i}){let l=Object.entries({opponent:t,level:e,first:n,board:a,deck:o}).filter(([,u])=>u!=null),m=new URLSearchParams(l.map(([u,p])=>[u,String(p)]));for(let u of i??[])m.append("name",u);return`/offline?${m}`}function jt(t){let{opponent:e,strength:n,deck:a,level:o,first:i,board:r}=t,l={board:r,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...l,opponent:e,deck:a,level:o,first:"you",names:null};if(e==="computer")return{...l,opponent:e,level:n,first:i,names:null};if(e==="person"){let[m,u]=t.names.map(p=>p.trim());return{...l,opponent:e,first:i,names:[m||s("first"),u||s("second")]}}return{...l,...$e(t),opponent:e}}var st=({rated:t,speed:e})=>t&&e!=="none";function $e(t){let{name:e,speed:n,own:a,takebacks:o,seed:i,fair:r,first:l}=t,m=st(t);return{first:m&&r==="usual"?"random":l,names:e.trim()?[e.trim()]:null,clock:n==="own"?nt(a):P(n),takebacks:o&&!m&&r!=="both",fair:r==="usual"?null:r,rated:m,seed:m?null:i.trim()||null}}function at(t){let{form:e,page:n}=t,{opponent:a}=e.values,o=a==="friend"||a==="anyone",i=l=>(l.preventDefault(),t.start()),r=n.busy==="new-game";return c`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${s("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${s("opponent")}</legend>
${pe.map(([l,m])=>ye(l,m.filter(de),t))}
</fieldset>
<div class="choices">
${a==="computer"?Oe(t):d}
${a==="person"?we(t):d} ${o?ve(t):d}
${a==="automa"?Ee(t):d}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${s(r?"starting":be[a])}
</button>
${g(n.errors["new-game"],"home-error")}
</div>
${S(n.shell,"edition")} ${kt(e,o)}
</form>`}function kt(e,t){let{form:n}=e,{opponent:s,fair:o}=n.values,i=E(n.values)&&(t||s==="computer"),r=s!=="automa"&&!i&&!(t&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${t?c`${Ot(e)} ${n.control("fair")} ${Tt(o)}`:p}
${r?Et(e):p} ${n.control("board")}
${i||w.isStatic?p:Mt(e)}
</div>
</details>`}function xt(e,t,{form:n}){let{opponent:s}=n.values,o=t.includes(s)?"chosen":"",i=r=>c`<input
${G(n.shell,"edition")} ${ge(t,o)}
</form>`}function ge(t,e){let{form:n}=t,{opponent:a,fair:o}=n.values,i=e&&st(n.values),r=a!=="automa"&&!i&&!(e&&o==="cut");return c`<details class="fold more-options">
<summary data-testid="more-options">${s("more-options")}</summary>
<div class="choices">
${e?c`${Ge(t)} ${n.control("fair")} ${ke(o)}`:d}
${r?Se(t):d} ${n.control("board")}
${i||k.isStatic?d:Te(t)}
</div>
</details>`}function ye(t,e,{form:n}){let{opponent:a}=n.values,o=e.includes(a)?"chosen":"",i=r=>c`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${a===r}
@change=${()=>n.set({opponent:r})}
/>`;return t.length===1&&e!=="card-two"?c`<label class=${`card-choice ${o}`}
>${i(t[0])}<b>${a(e)}</b> <span class="small">${a(`${e}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${a(e)}</b>
<div class="ways">
${t.map(r=>c`<label>${i(r)}<span>${a(`way-${r}`)}</span></label>`)}
</div>
</div>`}function Gt({form:e}){let[t,n]=e.values.names,s=(o,i,r)=>c`<label
>${a(i)}
/>`;return e.length===1&&t!=="card-two"?c`<label class=${`card-choice ${o}`}
>${i(e[0])}<b>${s(t)}</b> <span class="small">${s(`${t}-note`)}</span></label
>`:c`<div class=${`card-choice ${o}`}>
<b>${s(t)}</b>
<div class="ways">
${e.map(r=>c`<label>${i(r)}<span>${s(`way-${r}`)}</span></label>`)}
</div>
</div>`}function we({form:t}){let[e,n]=t.values.names,a=(o,i,r)=>c`<label
>${s(i)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${l=>e.set({names:o===1?[v(l),n]:[t,v(l)]})}
/></label>`;return c`<div class="names">
${s(1,"first-name",t)} ${s(2,"second-name",n)}
</div>`}function St(e){let{form:t}=e,{name:n,takebacks:s,fair:o,speed:i}=t.values,r=E(t.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note";return c`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
${a(1,"first-name",e)} ${a(2,"second-name",n)}
</div>`}function ve(t){let{form:e}=t,{name:n,takebacks:a,fair:o,speed:i}=e.values,r=st(e.values),l=r||o==="both",m=r?"tick-takebacks-never":"tick-takebacks-note",u=(p,g)=>c`${s(p)} <span class="small">${s(g)}</span>`;return c`<label class="own-name"
>${s("your-name")} <span class="small">${s("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${s("guest")}
.value=${n}
@input=${u=>t.set({name:v(u)})}
/></label>
${Xe(e)}
<div class="ticks">
${x("rated",se("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,u=>t.set({rated:u}),i==="none")}
${x("takebacks",se("tick-takebacks",m),s&&!l,u=>t.set({takebacks:u}),l)}
</div>`}function Pt(e){if(w.isStatic)return p;let{form:t}=e,{speed:n}=t.values,s=E(t.values),o=i=>t.set({rated:i,speed:i&&n==="none"?"long":n});return c`<div class="ticks">
${x("rated",se("tick-rated","tick-rated-level"),s,o)}
</div>
${s?Xe(e):p}`}var se=(e,t)=>c`${a(e)} <span class="small">${a(t)}</span>`;function Tt(e){return e==="usual"?p:c`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${e}-note`)}
</p>`}function Xe({form:e}){let{speed:t,own:n}=e.values,s=t==="own"?xe(ae(n)):a("label-and-note",{label:a(`speed-${t}`),note:a(`speed-note-${t}`)});return c`${G("clock",a("clock"),P.map(({key:o})=>[o,a(`speed-${o}`)]),t,o=>e.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${s}</p>`}function Ot({form:e}){let{speed:t,own:n}=e.values,s=l=>e.set({own:{...n,...l}}),o=(l,{min:m,max:u,step:d})=>c`<input
${xe(t)}
<div class="ticks">
${M("rated",u("tick-rated",i==="none"?"tick-rated-clock":"tick-rated-note"),r,p=>e.set({rated:p}),i==="none")}
${M("takebacks",u("tick-takebacks",m),a&&!l,p=>e.set({takebacks:p}),l)}
</div>`}function ke(t){return t==="usual"?d:c`<p class="small explain" data-testid="fair-words">
${s(`starts-way-${t}-note`)}
</p>`}function xe({form:t}){let{speed:e,own:n}=t.values,a=e==="own"?kt(nt(n)):s("label-and-note",{label:s(`speed-${e}`),note:s(`speed-note-${e}`)});return c`${x("clock",s("clock"),S.map(({key:o})=>[o,s(`speed-${o}`)]),e,o=>t.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${a}</p>`}function Ge({form:t}){let{speed:e,own:n}=t.values,a=l=>t.set({own:{...n,...l}}),o=(l,{min:m,max:u,step:p})=>c`<input
type="number"
required
data-testid=${`clock-${l}`}
min=${m}
max=${u}
step=${d}
.value=${n[l]}
@input=${y=>s({[l]:v(y)})}
/>`,i=[["minutes",a("clock-minutes")],["days",a("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
${pe("clock-unit",[...i],n.unit,l=>s({unit:l}))}</label
>
<label
>${a(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",ne[n.unit])}</label
>
${n.unit==="days"?p:c`<label>${a("clock-extra")} ${o("extra",V)}</label>`}
</div>`;return c`${x("clock-own",a("clock-own"),t==="own",l=>e.set({speed:l?"own":"none"}))}
${t==="own"?r():p}`}function Et({form:e}){let[t,n]=Lt(e.values);return G("first",a("who-first"),[["you",t],["opponent",n],["random",a("random")]],e.values.first,s=>e.set({first:s}))}function Lt({opponent:e,names:[t,n]}){return e==="person"?[t||a("first"),n||a("second")]:e==="friend"?[a("you"),a("your-friend")]:[a("you"),a(e==="computer"?"computer":"the-other-player")]}function Mt({form:e}){return c`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
@input=${g=>a({[l]:w(g)})}
/>`,i=[["minutes",s("clock-minutes")],["days",s("clock-a-turn")]],r=()=>c`<div class="names" data-testid="own-clock">
<label
>${s("clock-unit")}
${ut("clock-unit",[...i],n.unit,l=>a({unit:l}))}</label
>
<label
>${s(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",et[n.unit])}</label
>
${n.unit==="days"?d:c`<label>${s("clock-extra")} ${o("extra",U)}</label>`}
</div>`;return c`${M("clock-own",s("clock-own"),e==="own",l=>t.set({speed:l?"own":"none"}))}
${e==="own"?r():d}`}function Se({form:t}){let[e,n]=Pe(t.values);return x("first",s("who-first"),[["you",e],["opponent",n],["random",s("random")]],t.values.first,a=>t.set({first:a}))}function Pe({opponent:t,names:[e,n]}){return t==="person"?[e||s("first"),n||s("second")]:t==="friend"?[s("you"),s("your-friend")]:[s("you"),s(t==="computer"?"computer":"the-other-player")]}function Te({form:t}){return c`<label class="seed"
>${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${t=>e.set({seed:v(t)})}
/></label>`}function Nt({form:e,page:t}){let{strength:n}=e.values,s=o=>{e.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return c`${G("strength",a("difficulty"),le.map(({level:o})=>[String(o),String(o)]),String(n),s)}
<div class="opponent-face">
${Te(n)}<b aria-hidden="true">${qe(n)}</b>
<p class="small explain" data-testid="strength-words">${ue(n)}</p>
</div>`}function Rt({form:e}){let{deck:t,level:n}=e.values,{numeral:s}=_[n-1];return c`${e.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${t}`),note:a(`deck-note-${t}`)})}
</p>
${G("level",a("level-of-automa"),_.map(o=>[String(o.level),ve(o)]),String(n),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:we(n),counts:a(`automa-level-${n}`)})}
</p>`}var At=`${q/1024} KB`;function ie(e,t){let n=(r,l)=>e.ask("open",async()=>{if(l>q)throw new Error(a("too-long",{most:At}));let m=await r();if(m.trim()==="")throw new Error(a("paste-first"));await t(m)}),s=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},i=e.busy==="open";return c`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
<h2 id="open-heading">${a("open-saved")}</h2>
<label for="open-text">${a("paste-record")}</label>
.value=${t.values.seed}
@input=${e=>t.set({seed:w(e)})}
/></label>`}function Oe({form:t,page:e}){let{strength:n}=t.values,a=o=>{t.set({strength:Number(o)}),e.shell.change({strength:Number(o)})};return c`${x("strength",s("difficulty"),rt.map(({level:o})=>[String(o),String(o)]),String(n),a)}
<div class="opponent-face">
${Pt(n)}<b aria-hidden="true">${ct(n)}</b>
<p class="small explain" data-testid="strength-words">${mt(n)}</p>
</div>`}function Ee({form:t}){let{deck:e,level:n}=t.values,{numeral:a}=V[n-1];return c`${t.control("deck")}
<p class="small explain">
${s("label-and-note",{label:s(`deck-${e}`),note:s(`deck-note-${e}`)})}
</p>
${x("level",s("level-of-automa"),V.map(o=>[String(o.level),wt(o)]),String(n),o=>t.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${s("you-begin",{numeral:a,name:yt(n),counts:s(`automa-level-${n}`)})}
</p>`}var Le=`${_/1024} KB`;function ot(t,e){let n=(r,l)=>t.ask("open",async()=>{if(l>_)throw new Error(s("too-long",{most:Le}));let m=await r();if(m.trim()==="")throw new Error(s("paste-first"));await e(m)}),a=r=>{r.preventDefault();let{elements:l}=r.target,{value:m}=l.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let l=r.target,m=l.files?.[0];m&&(await n(()=>m.text(),m.size),l.value="")},i=t.busy==="open";return c`<form class="panel opener" @submit=${a} aria-labelledby="open-heading">
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
</form>`}var Ft=5e3,zt=6e4,Bt=1200,la=Oe(It);async function It(e,t,n){let s=new D(e,$e);if(Me(),w.isStatic)return()=>Ct(s,n);let o=new I(e,()=>s.ownName),i={recent:K,forget:he,kept:X,keep:Y},r=new U(e,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch($){N($)||(e.errors["new-game"]=M($))}e.changed()},u=Promise.all([m(),o.load(),r.load(),_t(s,t)]);u.then(()=>Le(r.list.value.waiting)),(be()||K().length>0)&&!X()?.games.length&&await qt(Bt,u),e.until(Ee(($,L)=>$==="lobby"?o.apply(L):r.load())),e.every(Ft,()=>!t.isLive&&!document.hidden&&o.load()),e.every(zt,e.changed);let{shell:y}=e;return()=>{let $=performance.now();return c`<main class="home">
${Ye(y,a("welcome-text"),Ut())} ${_e(r,$)}
${re(s)}
<div class="aside">
${Vt(y)} ${De(r,$)} ${Fe(o,$)}
${Dt(l)} ${ie(e,n)}
</div>
</main>`}}function Ct(e,t){let{shell:n}=e.page;return c`<main class="home">
${Ye(n,a("welcome-alone"),ge())} ${re(e)}
<div class="aside">
<nav class="more" aria-label=${a("more")}>${Je()} ${S(n,"language")}</nav>
${ie(e.page,t)}
${y(t.errors.open,"open-error")}
</form>`}var Me=5e3,Ne=6e4,Re=1200,ns=Tt(Ae);async function Ae(t,e,n){let a=new D(t,ht);if(Lt(),k.isStatic)return()=>Fe(a,n);let o=new I(t,()=>a.ownName),i={recent:H,forget:ft,kept:K,keep:X},r=new C(t,i),l=[],m=async()=>{try{({totals:l}=await b("GET /api/solo"))}catch($){L($)||(t.errors["new-game"]=E($))}t.changed()},u=Promise.all([m(),o.load(),r.load(),Ce(a,e)]);u.then(()=>Et(r.list.value.waiting)),(dt()||H().length>0)&&!K()?.games.length&&await Ue(Re,u),t.until(Ot(($,O)=>$==="lobby"?o.apply(O):r.load())),t.every(Me,()=>!e.isLive&&!document.hidden&&o.load()),t.every(Ne,t.changed);let{shell:g}=t;return()=>{let $=performance.now();return c`<main class="home">
${Wt(g,s("welcome-text"),ze())} ${Vt(r,$)}
${at(a)}
<div class="aside">
${Ie(g)} ${Dt(r,$)} ${At(o,$)}
${Be(l)} ${ot(t,n)}
</div>
</main>`}}function Fe(t,e){let{shell:n}=t.page;return c`<main class="home">
${Wt(n,s("welcome-alone"),$t())} ${at(t)}
<div class="aside">
<nav class="more" aria-label=${s("more")}>${Ht()} ${G(n,"language")}</nav>
${ot(t.page,e)}
</div>
</main>`}function Ye(e,t,n){return c`<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${t}</p>
</div>
${Ne()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${e.help}>
${f("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>`}function Ut(){return c`<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>`}function Je(){return c`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${a("tab-analysis")}</span></a
>`}function Vt(e){return c`<nav class="more" aria-label=${a("more")}>
<h1>${s("welcome-title")}</h1>
<p>${e}</p>
</div>
${Mt()}
<div class="ways-in">
${n}
<button type="button" data-testid="how" @click=${t.help}>
${f("help")}<span>${s("how-to-play")}</span>
</button>
</div>
</div>`}function ze(){return c`<a class="button invite" href="/first-game" data-testid="first-game"
>${s("first-game")}</a
>`}function Ht(){return c`<a class="button" href="/puzzles" data-testid="to-puzzles"
>${f("puzzle")}<span>${s("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${f("lens")}<span>${s("tab-analysis")}</span></a
>`}function Ie(t){return c`<nav class="more" aria-label=${s("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${f("sun")}<span>${s("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${f("puzzle")}<span>${s("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${f("up")}<span>${s("tab-progress")}</span></a
>
${Je()}
<a class="button" href="/ratings" data-testid="to-ratings"
>${f("graph")}<span>${s("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${f("cup")}<span>${a("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${a("your-account")}</span></a>
${S(e,"language")}
</nav>`}function Dt(e){if(e.length===0)return p;let t=n=>n===null?"–":ye(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
<h2 id="totals-heading">${a("alone-with-automa")}</h2>
<a class="button" href="/tournaments">${f("cup")}<span>${s("tab-tournaments")}</span></a>
<a class="button" href="/me">${f("person")}<span>${s("your-account")}</span></a>
${G(t,"language")}
</nav>`}function Be(t){if(t.length===0)return d;let e=n=>n===null?"–":gt(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
${e.map(n=>c`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
${t.map(n=>c`<tr>
<th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${s("won-of",{won:n.won,games:n.games})}</td>
<td>${e(n.mean_margin)}</td>
<td>${e(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}async function _t(e,t){let n=await b("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&fe(n.known),n?.known===!1&&Y(null),n?.known&&!document.hidden&&t.open()}async function qt(e,t){let n=0,s=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,s]),clearTimeout(n)}export{la as openHomePage};
<p class="small">${s("mean-note")}</p>
</section>`}async function Ce(t,e){let n=await b("GET /api/me").catch(()=>null);t.fillIn(n?.name??null),n&&bt(n.known),n?.known===!1&&X(null),n?.known&&!document.hidden&&e.open()}async function Ue(t,e){let n=0,a=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,a]),clearTimeout(n)}export{ns as openHomePage};
