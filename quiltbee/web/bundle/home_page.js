import{a as E,b as f,f as we,g as M,h as _}from"./form.js";import{a as he,h as O}from"./controls.js";import{Cc as y,Ib as k,J as l,Jb as se,Kb as g,L as u,Mb as oe,N as b,Pb as re,Qb as ie,Rb as le,Sb as ce,Tb as me,Ub as x,Vb as G,aa as ee,b as X,c as z,ca as te,d as B,dd as U,ed as C,fd as pe,h as Q,hd as de,i as a,ja as D,jd as be,l as Y,ld as fe,md as $e,n as S,nd as ye,pd as ge,u as d,uc as ue,va as ne,wa as ae,wc as T,y as Z}from"./page.js";var Ve=6e4;function L({clock:e,rated:t,takebacks:n,board:s,seed_chosen:o,fair:i}){let r=[e===null?a("terms-no-clock"):le(e)];return t&&r.push(a("terms-rated")),i&&r.push(a(`starts-terms-${i}`)),!n&&!t&&r.push(a("terms-no-takebacks")),s==="original"&&r.push(a("terms-original")),o&&r.push(a("terms-chosen")),r.join(", ")}function ve({kind:e,state:t,round:n,rounds:s,entrants:o,clock:i,rated:r,fair:c}){let m=t==="open"?a("state-open"):a("round-number-of",{round:n,rounds:s??0});return`${[a(`kind-${e}`),m,a("players-count",{count:o})].join(", ")} · ${L({clock:i,rated:r,fair:c,takebacks:!0})}`}function w({name:e,guest:t}){return t?a("guest"):e}function ke(e,t,n){return Math.max(0,Math.floor((t+n-e)/Ve))}var qe={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"},We={speed:_("ask-clock","clock",x.map(({key:e})=>e),e=>a(`speed-${e}`)),fair:_("ask-fair","lobby-start-with-people",["usual","cut","both"],e=>a(`starts-way-${e}`)),rated:we("ask-rated","tick-rated")},N=class{constructor(t,n){this.page=t;this.ownName=n;this.terms=new E(We,t.changed)}page;ownName;answer=null;opponents=[];at=0;terms;async load(){let t=this.answer===null;try{let[n,{opponents:s}]=await Promise.all([d("GET /api/lobby"),d("GET /api/me/opponents")]);Object.assign(this,{answer:n,opponents:s,at:performance.now()}),t&&(this.page.errors.lobby="")}catch(n){this.answer=null,this.page.errors.lobby=S(n)}this.page.changed()}match(t){let n={clock:G(t),board:"revised",rated:!1};return this.leave(()=>d("POST /api/match",{...n,name:this.ownName()}))}sit(t){return this.leave(()=>d("POST /api/games/{game}/seat",{game:t,name:this.ownName()}))}invite(t){let{fair:n}=this.terms.values,s=n==="usual"?null:n;return this.leave(()=>d("POST /api/games/{game}/again",{game:t,...this.wish,fair:s}))}challenge(t){let n=!this.wish.rated;return this.leave(()=>d("POST /api/challenges",{bot:t,...this.wish,takebacks:n}))}get wish(){let{speed:t,rated:n}=this.terms.values;return{name:this.ownName(),clock:G(t),rated:n}}leave(t){return this.page.leave("lobby",()=>t().catch(async n=>{throw await this.load(),n}))}};function xe(e,t){let{answer:n,at:s}=e,{busy:o,errors:i}=e.page,r=c=>ke(c,n?.now??0,t-s);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${a("play-anyone")}</h2>
<p class="small">${a("lobby-text")}</p>
<div class="quick" role="group" aria-label=${a("quick-match")}>
${x.map(({key:c})=>l`<button
import{$ as X,Fb as f,Gb as te,Hb as h,I as l,Ib as v,Jb as ne,K as c,L as Q,M as b,Mb as oe,Nb as ae,Ob as se,Pb as re,Pc as me,Qb as ie,Rb as S,Sb as G,a as K,ad as C,b as I,ba as Y,bd as D,c as M,cd as ce,ed as pe,g as j,gd as ue,h as o,ia as z,id as de,k as J,kd as be,ld as fe,m as $,md as he,o as w,rc as le,t as d,tc as x,ua as Z,va as ee,x as V,zc as y}from"./page.js";var U={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},P={min:0,max:180,step:1},$e={unit:"minutes",main:"10",extra:"5"};function E({unit:e,main:t,extra:n}){let{min:a,max:s}=U[e],i=ge(Number(t)||a,a,s);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(ge(Number(n)||0,P.min,P.max))}`}function ge(e,t,n){return Math.min(n,Math.max(t,e))}var ye=`${M/1024} KB`,T=class{constructor(t,n,a,s){this.go=t;this.view=n;this.keepInvitation=s;this.store=w({form:{opponent:"computer",strength:a,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:$e,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}go;view;keepInvitation;store;set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[a,s]=this.store.get().form.names;this.set({names:t===0?[n,s]:[a,n]})}async count(){try{let{totals:t}=await d("GET /api/solo");this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:$(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:a,url:s,invitation:i}=await d("POST /api/games",Ke(t));i&&this.keepInvitation(a,i),this.go(s)}catch(a){this.store.dispatch({busy:!1,error:$(a)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(o("paste-first"));if(t.length>M)return this.refuse(o("too-long",{most:ye}));this.store.dispatch({opening:!0,openError:""});try{this.view(await V(t))}catch(n){this.refuse($(n))}}async openFile(t){if(t.size>M)return this.refuse(o("too-long",{most:ye}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Ke(e){let{opponent:t,strength:n,deck:a,level:s,first:i,board:r}=e,m={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:a,level:s,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:n,first:i,names:null};if(t==="person"){let[p,u]=e.names.map(g=>g.trim());return{...m,opponent:t,first:i,names:[p||o("first"),u||o("second")]}}return{...m,...je(e),opponent:t,first:i}}function je({name:e,speed:t,own:n,takebacks:a,rated:s,seed:i,fair:r}){return{names:e.trim()?[e.trim()]:null,clock:t==="own"?E(n):G(t),takebacks:a&&!s&&r!=="both",fair:r==="usual"?null:r,rated:s,seed:s?null:i.trim()||null}}var Je=6e4,L=class{constructor(t){this.outside=t}outside;store=w({lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1,fair:"usual"});async load(){try{let[t,{opponents:n}]=await Promise.all([d("GET /api/lobby"),d("GET /api/me/opponents")]),a={lobby:t,opponents:n,at:this.outside.now()},s=this.store.get().lobby===null;this.store.dispatch(s?{...a,error:""}:a)}catch(t){this.store.dispatch({lobby:null,error:$(t)})}}async match(t){let n={clock:G(t),board:"revised",rated:!1};await this.leave(t,()=>d("POST /api/match",{...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>d("POST /api/games/{game}/seat",{game:t,name:this.outside.name()}))}async invite(t){let{fair:n}=this.store.get(),a=n==="usual"?null:n;await this.leave(t,()=>d("POST /api/games/{game}/again",{game:t,...this.terms,fair:a}))}async challenge(t){await this.leave(t,()=>{let n=!this.terms.rated;return d("POST /api/challenges",{bot:t,...this.terms,takebacks:n})})}get terms(){let{speed:t,rated:n}=this.store.get();return{name:this.outside.name(),clock:G(t),rated:n}}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:a}=await n();this.outside.go(a)}catch(a){let s=$(a);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function F({clock:e,rated:t,takebacks:n,board:a,seed_chosen:s,fair:i}){let r=[e===null?o("terms-no-clock"):se(e)];return t&&r.push(o("terms-rated")),i&&r.push(o(`starts-terms-${i}`)),!n&&!t&&r.push(o("terms-no-takebacks")),a==="original"&&r.push(o("terms-original")),s&&r.push(o("terms-chosen")),r.join(", ")}function we({kind:e,state:t,round:n,rounds:a,entrants:s,clock:i,rated:r,fair:m}){let p=t==="open"?o("state-open"):o("round-number-of",{round:n,rounds:a??0});return`${[o(`kind-${e}`),p,o("players-count",{count:s})].join(", ")} · ${F({clock:i,rated:r,fair:m,takebacks:!0})}`}function k({name:e,guest:t}){return t?o("guest"):e}function ve(e,t,n){return Math.max(0,Math.floor((t+n-e)/Je))}var Ve=12,Qe="Bee",H=6e4,Se=1440*H,ke=[["day",Se],["hour",60*H],["minute",H]],A=class{constructor(t){this.outside=t;let{kept:n,recent:a}=t.remembered,{games:s,waiting:i,next:r}=n()??{games:[],waiting:0,next:null};this.store=w({games:s,waiting:i,next:r,recent:a(),at:t.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(s)})}outside;reading=0;store;async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.reading+=1;let{reading:a}=this;this.store.dispatch({busy:!0,error:""});try{let{games:s,waiting:i,next:r}=await d("GET /api/me/games",{limit:Ve,...t&&{cursor:t}});if(a!==this.reading)return;let m=[...n(),...s.filter(u=>!Xe(u))];t===null&&this.outside.remembered.keep({games:m,waiting:i,next:r});let p=this.outside.now();this.store.dispatch({games:m,waiting:i,next:r,at:p,recent:this.others(m)})}catch(s){if(a!==this.reading)return;this.store.dispatch({error:$(s)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:a})=>a));return this.outside.remembered.recent().filter(({id:a})=>!n.has(a))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Xe({seats:[e,t]}){return e.name==="You"&&t.name===Qe&&t.yours}function Ge(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function xe({cells:e}){return e.length-e.split(".").length+1}function N({variant:e,seats:t}){if(e==="solo")return o("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return o("names-and",{first:t[0].name,second:t[1].name});let{kind:a,name:s}=n[0];if(a==="open")return o("your-open-table");let i=Oe(s);return i?o("computer-level",{level:i}):s}function R(e,t){return e.status==="over"?et(e):e.status==="open"?o("waiting-for-somebody"):Ye(e)+Ze(e,t)}function Ye({status:e,seats:t,turn:n}){let a=t.every(({yours:r})=>r);if(e==="yours"&&!a)return o("your-turn");let s=n===null?null:t[n-1];if(!s)return o("under-way");let i=Oe(s.name);return o("turn-of",{name:i?o("level-number",{level:i}):s.name})}function Ze({clock:e,now:t},n){if(!e||e.running===null||t===null||oe(e.control).kind!=="days")return"";let a=re(e,e.running,{now:t,at:0},n);return a===0?o("comma-time-up"):o("comma-left",{time:ie(a)})}function et({seats:e,result:t}){if(t===null)return o("called-off");let{winner:n,scores:a,reason:s}=t,i=e.every(({yours:qe})=>qe),{name:r,yours:m}=e[n-1],p={who:i?"other":"you",name:r},u=i||m?"won":"lost";if(s==="resignation")return o(`${u}-by-resignation`,p);if(s==="time")return o(`${u}-on-time`,p);let[g,W]=n===1?a:[a[1],a[0]],We=u==="won"?z(g,W):z(W,g),q=o(`${u}-points`,{...p,points:We});return s==="first to 53"?q+o("comma-first"):q}function Oe(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function _(e,t){let n=Math.max(0,t-e);if(n<H)return o("just-now");if(n>=30*Se)return J(e);let[a,s]=ke.find(([,r])=>n>=r)??ke[2];return new Intl.RelativeTimeFormat(j(),{numeric:"auto"}).format(-Math.floor(n/s),a)}function Me(e,t){let n=I[e.level-1];return l`${f("deck",o("deck"),[["normal",o("short-deck-normal")],["tactical",o("short-deck-tactical")]],e.deck,a=>t.set({deck:a}))}
import{$ as Y,$b as G,C as l,Dc as ct,E as c,F as X,G as b,Jc as w,Kb as g,Lb as nt,Mb as y,Nb as k,Ob as ot,Wb as at,Xb as st,Yb as rt,Zb as it,_b as lt,a as j,ac as x,b as z,ba as Z,c as P,g as J,h as o,ia as D,id as U,jd as _,k as V,kd as pt,m as $,md as ut,o as v,od as dt,qd as bt,sd as ft,t as d,ta as tt,td as ht,ua as et,ud as gt,wc as mt,x as Q,zc as M}from"./page.js";var B={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},T={min:0,max:180,step:1},$t={unit:"minutes",main:"10",extra:"5"};function E({unit:e,main:t,extra:n}){let{min:a,max:s}=B[e],i=yt(Number(t)||a,a,s);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(yt(Number(n)||0,T.min,T.max))}`}function yt(e,t,n){return Math.min(n,Math.max(t,e))}var wt=`${P/1024} KB`,L=class{constructor(t,n,a,s){this.go=t;this.view=n;this.keepInvitation=s;this.store=v({form:{opponent:"computer",strength:a,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",own:$t,takebacks:!0,fair:"usual",rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}go;view;keepInvitation;store;set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[a,s]=this.store.get().form.names;this.set({names:t===0?[n,s]:[a,n]})}async count(){try{let{totals:t}=await d("GET /api/solo");this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:$(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:a,url:s,invitation:i}=await d("POST /api/games",jt(t));i&&this.keepInvitation(a,i),this.go(s)}catch(a){this.store.dispatch({busy:!1,error:$(a)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(o("paste-first"));if(t.length>P)return this.refuse(o("too-long",{most:wt}));this.store.dispatch({opening:!0,openError:""});try{this.view(await Q(t))}catch(n){this.refuse($(n))}}async openFile(t){if(t.size>P)return this.refuse(o("too-long",{most:wt}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function jt(e){let{opponent:t,strength:n,deck:a,level:s,first:i,board:r}=e,m={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...m,opponent:t,deck:a,level:s,first:"you",names:null};if(t==="computer")return{...m,opponent:t,level:n,first:i,names:null};if(t==="person"){let[u,p]=e.names.map(f=>f.trim());return{...m,opponent:t,first:i,names:[u||o("first"),p||o("second")]}}return{...m,...Jt(e),opponent:t,first:i}}function Jt({name:e,speed:t,own:n,takebacks:a,rated:s,seed:i,fair:r}){return{names:e.trim()?[e.trim()]:null,clock:t==="own"?E(n):x(t),takebacks:a&&!s&&r!=="both",fair:r==="usual"?null:r,rated:s,seed:s?null:i.trim()||null}}var Vt=6e4,H=class{constructor(t){this.outside=t}outside;store=v({lobby:null,opponents:[],at:0,busy:null,error:"",speed:"none",rated:!1,fair:"usual"});async load(){try{let[t,{opponents:n}]=await Promise.all([d("GET /api/lobby"),d("GET /api/me/opponents")]),a={lobby:t,opponents:n,at:this.outside.now()},s=this.store.get().lobby===null;this.store.dispatch(s?{...a,error:""}:a)}catch(t){this.store.dispatch({lobby:null,error:$(t)})}}async apply(t){let{lobby:n}=this.store.get();if(!n||!t)return this.load();let{now:a,order:s}=t,i=F(s.tables,[...n.tables,...t.tables],({game:h})=>h),r=F(s.games,[...n.games,...t.games],({game:h})=>h),m=F(s.bots,[...n.bots,...t.bots],({id:h})=>h),u=[...n.tournaments,...t.tournaments],p=F(s.tournaments,u,({id:h})=>h);if(!i||!r||!m||!p)return this.load();let f=this.outside.now();this.store.dispatch({lobby:{now:a,tables:i,games:r,bots:m,tournaments:p},at:f})}async match(t){let n={clock:x(t),board:"revised",rated:!1};await this.leave(t,()=>d("POST /api/match",{...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>d("POST /api/games/{game}/seat",{game:t,name:this.outside.name()}))}async invite(t){let{fair:n}=this.store.get(),a=n==="usual"?null:n;await this.leave(t,()=>d("POST /api/games/{game}/again",{game:t,...this.terms,fair:a}))}async challenge(t){await this.leave(t,()=>{let n=!this.terms.rated;return d("POST /api/challenges",{bot:t,...this.terms,takebacks:n})})}get terms(){let{speed:t,rated:n}=this.store.get();return{name:this.outside.name(),clock:x(t),rated:n}}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:a}=await n();this.outside.go(a)}catch(a){let s=$(a);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function F(e,t,n){let a=new Map(t.map(i=>[n(i),i])),s=e.flatMap(i=>a.get(i)??[]);return s.length===e.length?s:null}function A({clock:e,rated:t,takebacks:n,board:a,seed_chosen:s,fair:i}){let r=[e===null?o("terms-no-clock"):rt(e)];return t&&r.push(o("terms-rated")),i&&r.push(o(`starts-terms-${i}`)),!n&&!t&&r.push(o("terms-no-takebacks")),a==="original"&&r.push(o("terms-original")),s&&r.push(o("terms-chosen")),r.join(", ")}function vt({kind:e,state:t,round:n,rounds:a,entrants:s,clock:i,rated:r,fair:m}){let u=t==="open"?o("state-open"):o("round-number-of",{round:n,rounds:a??0});return`${[o(`kind-${e}`),u,o("players-count",{count:s})].join(", ")} · ${A({clock:i,rated:r,fair:m,takebacks:!0})}`}function S({name:e,guest:t}){return t?o("guest"):e}function kt(e,t,n){return Math.max(0,Math.floor((t+n-e)/Vt))}var Qt=12,Xt="Bee",N=6e4,Gt=1440*N,St=[["day",Gt],["hour",60*N],["minute",N]],R=class{constructor(t){this.outside=t;let{kept:n,recent:a}=t.remembered,{games:s,waiting:i,next:r}=n()??{games:[],waiting:0,next:null};this.store=v({games:s,waiting:i,next:r,recent:a(),at:t.now(),busy:!1,error:""}),this.store.dispatch({recent:this.others(s)})}outside;reading=0;store;async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.reading+=1;let{reading:a}=this;this.store.dispatch({busy:!0,error:""});try{let{games:s,waiting:i,next:r}=await d("GET /api/me/games",{limit:Qt,...t&&{cursor:t}});if(a!==this.reading)return;let m=[...n(),...s.filter(p=>!Yt(p))];t===null&&this.outside.remembered.keep({games:m,waiting:i,next:r});let u=this.outside.now();this.store.dispatch({games:m,waiting:i,next:r,at:u,recent:this.others(m)})}catch(s){if(a!==this.reading)return;this.store.dispatch({error:$(s)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:a})=>a));return this.outside.remembered.recent().filter(({id:a})=>!n.has(a))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Yt({seats:[e,t]}){return e.name==="You"&&t.name===Xt&&t.yours}function xt(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Mt({cells:e}){return e.length-e.split(".").length+1}function I({variant:e,seats:t}){if(e==="solo")return o("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return o("names-and",{first:t[0].name,second:t[1].name});let{kind:a,name:s}=n[0];if(a==="open")return o("your-open-table");let i=Ot(s);return i?o("computer-level",{level:i}):s}function C(e,t){return e.status==="over"?ee(e):e.status==="open"?o("waiting-for-somebody"):Zt(e)+te(e,t)}function Zt({status:e,seats:t,turn:n}){let a=t.every(({yours:r})=>r);if(e==="yours"&&!a)return o("your-turn");let s=n===null?null:t[n-1];if(!s)return o("under-way");let i=Ot(s.name);return o("turn-of",{name:i?o("level-number",{level:i}):s.name})}function te({clock:e,now:t},n){if(!e||e.running===null||t===null||at(e.control).kind!=="days")return"";let a=it(e,e.running,{now:t,at:0},n);return a===0?o("comma-time-up"):o("comma-left",{time:lt(a)})}function ee({seats:e,result:t}){if(t===null)return o("called-off");let{winner:n,scores:a,reason:s}=t,i=e.every(({yours:Kt})=>Kt),{name:r,yours:m}=e[n-1],u={who:i?"other":"you",name:r},p=i||m?"won":"lost";if(s==="resignation")return o(`${p}-by-resignation`,u);if(s==="time")return o(`${p}-on-time`,u);let[f,h]=n===1?a:[a[1],a[0]],qt=p==="won"?D(f,h):D(h,f),K=o(`${p}-points`,{...u,points:qt});return s==="first to 53"?K+o("comma-first"):K}function Ot(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function W(e,t){let n=Math.max(0,t-e);if(n<N)return o("just-now");if(n>=30*Gt)return V(e);let[a,s]=St.find(([,r])=>n>=r)??St[2];return new Intl.RelativeTimeFormat(J(),{numeric:"auto"}).format(-Math.floor(n/s),a)}function Pt(e,t){let n=z[e.level-1];return l`${g("deck",o("deck"),[["normal",o("short-deck-normal")],["tactical",o("short-deck-tactical")]],e.deck,a=>t.set({deck:a}))}
<p class="small explain">
${o("label-and-note",{label:o(`deck-${e.deck}`),note:o(`deck-note-${e.deck}`)})}
</p>
${g("level",o("level-of-automa"),z.map(a=>[String(a.level),et(a)]),String(e.level),a=>t.set({level:Number(a)}))}
<p class="small explain" data-testid="level-counts">
${o("you-begin",{numeral:n.numeral,name:tt(n.level),counts:o(`automa-level-${n.level}`)})}
</p>`}function Tt({totals:e}){if(e.length===0)return c;let t=n=>n===null?"–":Z(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
${e.map(n=>l`<tr>
<th scope="row">${o(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${o("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${o("mean-note")}</p>
</section>`}function Et(e,t){let{games:n,at:a}=e.store.get(),s=xt(n);return s?l`<a class="continue" href=${s.url} data-testid="continue">
${M(s.cells)}
<span class="continue-words">
<b>${o("continue")}</b>
<span
>${o("opponent-and-standing",{opponent:I(s),standing:C(s,t-a)})}</span
>
<span class="small">${o("spaces-sewn",{count:Mt(s)})}</span>
</span>
</a>`:c}var ne={none:"untimed",short:"blitz",long:"rapid",days:"correspondence"};function Lt(e,t){let{lobby:n,busy:a,error:s,at:i}=e.store.get(),r=m=>kt(m,n?.now??0,t-i);return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
<h2 id="lobby-heading">${o("play-anyone")}</h2>
<p class="small">${o("lobby-text")}</p>
<div class="quick" role="group" aria-label=${o("quick-match")}>
${G.map(({key:m})=>l`<button
type="button"
data-testid=${`match-${c}`}
aria-disabled=${o===null?"false":"true"}
@click=${()=>e.match(c)}
>
<b>${a(`speed-${c}`)}</b><span class="small">${a(`speed-note-${c}`)}</span>
</button>`)}
</div>
<h3>${a("open-tables")}</h3>
<ul class="tables" data-testid="lobby-tables">
${n?.tables.length?n.tables.map(c=>je(c,r(c.created),e)):n&&l`<li class="none small">${a("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?Ke(n.tournaments):u} ${He(e)}
${n?.games.length?Qe(n.games,r):u}
${y(i.lobby,"lobby-error")}
</section>`}function je(e,t,n){let{game:s,rating:o,yours:i}=e,r=w(e),c=L(e);return l`<li data-game=${s}>
${n?.tables.length?n.tables.map(m=>oe(m,r(m.created),e)):n&&l`<li class="none small">${o("nobody-waiting")}</li>`}
</ul>
${n?.tournaments.length?ae(n.tournaments):c} ${se(e)}
${n?.games.length?me(n.games,r):c}
${w(s,"lobby-error")}
</section>`}function oe(e,t,n){let{game:a,rating:s,yours:i}=e,r=S(e),m=A(e);return l`<li data-game=${a}>
<span class="host"
>${i?l`<b>${a("your-table")}</b>`:P(e,o)}
<span class="small">${c} · ${a("lobby-waited",{minutes:t})}</span></span
>
${i?l`<a class="button" href=${`/game/${s}`}>${a("open")}</a>`:V(n,"sit",a("sit-down"),a("sit-with",{name:r,terms:c}),()=>n.sit(s))}
</li>`}function P({name:e,guest:t=!1,bot:n=!1},s){return l`<b class=${t?"guest":""}>${w({name:e,guest:t})}</b>${n?l` <span class="badge bot">${a("lobby-bot")}</span>`:u}${s===null?u:l` <span class="small">${s}</span>`}`}function V(e,t,n,s,o){return l`<button
${i?l`<a class="button" href=${`/game/${a}`}>${o("open")}</a>`:q(n,"sit",o("sit-down"),o("sit-with",{name:r,terms:m}),()=>n.sit(a))}
</li>`}function O({name:e,guest:t=!1,bot:n=!1},a){return l`<b class=${t?"guest":""}>${S({name:e,guest:t})}</b>${n?l` <span class="badge bot">${o("lobby-bot")}</span>`:c}${a===null?c:l` <span class="small">${a}</span>`}`}function q(e,t,n,a,s){return l`<button
type="button"
data-testid=${t}
aria-label=${s}
aria-disabled=${e.page.busy===null?"false":"true"}
@click=${o}
>
${n}
</button>`}function Ke(e){return l`<h3 id="tournaments-heading">${a("lobby-tournaments")}</h3>
</button>`}function ae(e){return l`<h3 id="tournaments-heading">${o("lobby-tournaments")}</h3>
<ul class="tables" data-testid="lobby-tournaments" aria-labelledby="tournaments-heading">
${e.map(t=>{let{id:n,name:s,you:o,open:i}=t,r=a(i&&o===null?"join":"open");return l`<li>
<span class="host"
><b>${s}</b> <span class="small">${ve(t)}</span></span
><b>${a}</b> <span class="small">${vt(t)}</span></span
>
<a
class="button"
data-testid="to-tournament"
href=${`/tournaments/${n}`}
aria-label=${a("label-and-note",{label:r,note:s})}
>${r}</a
>
</li>`})}
</ul>`}function He(e){let{answer:t,opponents:n}=e,s=t?.bots??[];return n.length+s.length===0?u:l`<h3 id="ask-heading">${a("lobby-ask")}</h3>
<div class="row">
${e.terms.control("speed")} ${n.length>0?e.terms.control("fair"):u}
${e.terms.control("rated")}
</div>
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(o=>Je(o,e))} ${s.map(o=>Xe(o,e))}
</ul>`}function Je({game:e,name:t,guest:n,here:s,won:o,lost:i},r){let c=w({name:t,guest:n});return l`<li>
</ul>`}function se(e){let{lobby:t,opponents:n}=e.store.get(),a=t?.bots??[];return n.length+a.length===0?c:l`<h3 id="ask-heading">${o("lobby-ask")}</h3>
${re(e,n.length>0)}
<ul class="tables" data-testid="lobby-people" aria-labelledby="ask-heading">
${n.map(s=>ie(s,e))} ${a.map(s=>le(s,e))}
</ul>`}function re(e,t){let{speed:n,rated:a,fair:s}=e.store.get(),i=r=>e.store.dispatch(r);return l`<div class="row">
<label
>${o("clock")}
<select
data-testid="ask-clock"
@change=${r=>i({speed:y(r)})}
>
${G.map(({key:r})=>l`<option value=${r} ?selected=${r===n}>${o(`speed-${r}`)}</option>`)}
</select></label
>
${t?l`<label
>${o("lobby-start-with-people")}
<select
data-testid="ask-fair"
@change=${r=>i({fair:y(r)})}
>
${["usual","cut","both"].map(r=>l`<option value=${r} ?selected=${r===s}>
${o(`starts-way-${r}`)}
</option>`)}
</select></label
>`:c}
<label class="tick"
><input
type="checkbox"
data-testid="ask-rated"
.checked=${a}
@change=${r=>i({rated:k(r)})}
/><span>${o("tick-rated")}</span></label
>
</div>`}function ie({game:e,name:t,guest:n,here:a,won:s,lost:i},r){let m=S({name:t,guest:n});return l`<li>
<span class="host"
>${P({name:t,guest:n},null)}
${s?l`<span class="badge">${a("lobby-here")}</span>`:u}
<span class="small">${a("lobby-score",{won:o,lost:i})}</span></span
>
${V(r,"invite-again",a("lobby-invite"),a("lobby-invite-whom",{name:c}),()=>r.invite(e))}
</li>`}function Xe({id:e,name:t,ratings:n},s){let o=n[qe[s.terms.values.speed]]??null;return l`<li>
<span class="host">${P({name:t,bot:!0},o)}</span>
${V(s,"challenge",a("lobby-challenge"),a("lobby-challenge-whom",{name:t}),()=>s.challenge(e))}
</li>`}function Qe(e,t){return l`<h3 id="watch-heading">${a("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[s,o],clock:i,rated:r,fair:c,since:m})=>{let p=L({clock:i,rated:r,fair:c,takebacks:!0}),h=a("names-and",{first:w(s),second:w(o)});return l`<li>
${q(r,"invite-again",o("lobby-invite"),o("lobby-invite-whom",{name:m}),()=>r.invite(e))}
</li>`}function le({id:e,name:t,ratings:n},a){let s=n[ne[a.store.get().speed]]??null;return l`<li>
<span class="host">${O({name:t,bot:!0},s)}</span>
${q(a,"challenge",o("lobby-challenge"),o("lobby-challenge-whom",{name:t}),()=>a.challenge(e))}
</li>`}function me(e,t){return l`<h3 id="watch-heading">${o("lobby-games")}</h3>
<ul class="tables" data-testid="lobby-games" aria-labelledby="watch-heading">
${e.map(({game:n,players:[a,s],clock:i,rated:r,fair:m,since:u})=>{let p=A({clock:i,rated:r,fair:m,takebacks:!0}),f=o("names-and",{first:S(a),second:S(s)});return l`<li>
<span class="host"
>${P(s,s.rating)} – ${P(o,o.rating)}
<span class="small"
>${p} · ${a("lobby-going-on",{minutes:t(m)})}</span
>${p} · ${o("lobby-going-on",{minutes:t(u)})}</span
></span
>
<a
class="button"
data-testid="watch"
href=${`/game/${n}`}
aria-label=${a("lobby-watch-whom",{names:h})}
>${b("eye")}<span>${a("lobby-watch")}</span></a
>
</li>`})}
</ul>`}var Ye="Bee",R=6e4,Pe=1440*R,Ge=[["day",Pe],["hour",60*R],["minute",R]];function Se({seats:[e,t]}){return e.name==="You"&&t.name===Ye&&t.yours}function Te(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Oe({cells:e}){return e.length-e.split(".").length+1}function q({variant:e,seats:t}){if(e==="solo")return a("card-solo");let n=t.filter(r=>!r.yours);if(n.length===0)return a("names-and",{first:t[0].name,second:t[1].name});let{kind:s,name:o}=n[0];if(s==="open")return a("your-open-table");let i=Ee(o);return i?a("computer-level",{level:i}):o}function W(e,t){return e.status==="over"?tt(e):e.status==="open"?a("waiting-for-somebody"):Ze(e)+et(e,t)}function Ze({status:e,seats:t,turn:n}){let s=t.every(({yours:r})=>r);if(e==="yours"&&!s)return a("your-turn");let o=n===null?null:t[n-1];if(!o)return a("under-way");let i=Ee(o.name);return a("turn-of",{name:i?a("level-number",{level:i}):o.name})}function et({clock:e,now:t},n){if(!e||e.running===null||t===null||re(e.control).kind!=="days")return"";let s=ce(e,e.running,{now:t,at:0},n);return s===0?a("comma-time-up"):a("comma-left",{time:me(s)})}function tt({seats:e,result:t}){if(t===null)return a("called-off");let{winner:n,scores:s,reason:o}=t,i=e.every(({yours:_e})=>_e),{name:r,yours:c}=e[n-1],m={who:i?"other":"you",name:r},p=i||c?"won":"lost";if(o==="resignation")return a(`${p}-by-resignation`,m);if(o==="time")return a(`${p}-on-time`,m);let[h,v]=n===1?s:[s[1],s[0]],$=p==="won"?D(h,v):D(v,h),J=a(`${p}-points`,{...m,points:$});return o==="first to 53"?J+a("comma-first"):J}function Ee(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function j(e,t){let n=Math.max(0,t-e);if(n<R)return a("just-now");if(n>=30*Pe)return Y(e);let[s,o]=Ge.find(([,r])=>n>=r)??Ge[2];return new Intl.RelativeTimeFormat(Q(),{numeric:"auto"}).format(-Math.floor(n/o),s)}var nt=12,A=class{constructor(t,n){this.page=t;this.memory=n;this.list=t.latest(n.kept()??{games:[],waiting:0,next:null})}page;memory;list;at=performance.now();get recent(){let t=new Set(this.list.value.games.map(({id:n})=>n));return this.memory.recent().filter(({id:n})=>!t.has(n))}async load(){await this.read(null,()=>[]),!this.list.error&&!this.list.isReading&&this.memory.keep(this.list.value)}async more(){let{next:t}=this.list.value;t!==null&&!this.list.isReading&&await this.read(t,()=>this.list.value.games)}read(t,n){let o=d("GET /api/me/games",{limit:nt,...t&&{cursor:t}}).then(i=>{let r=[...n(),...i.games.filter(c=>!Se(c))];return this.at=performance.now(),{...i,games:r}});return this.list.read(o)}forget(t){this.memory.forget(t),this.page.changed()}};function Le(e,t){let{recent:n,at:s}=e,{error:o,isReading:i}=e.list,{games:r,waiting:c,next:m}=e.list.value;return r.length===0&&n.length===0&&!o?u:l`<section class="panel my-games" aria-labelledby="games-heading">
aria-label=${o("lobby-watch-whom",{names:f})}
>${b("eye")}<span>${o("lobby-watch")}</span></a
>
</li>`})}
</ul>`}function Ht(e,t){let{games:n,recent:a,waiting:s,next:i,busy:r,error:m,at:u}=e.store.get();return n.length===0&&a.length===0&&!m?c:l`<section class="panel my-games" aria-labelledby="games-heading">
<h2 id="games-heading">
${a("your-games")}
${c>0?l`<span class="badge" data-testid="waiting"
>${a("waiting-for-you",{count:c})}</span
>`:u}
</h2>
<ul data-testid="recent-games">
${r.map(p=>at(p,t-s))}
${n.map(p=>st(p,e))}
${n.map(p=>ce(p,t-u))}
${a.map(p=>pe(p,e))}
</ul>
${m===null?u:l`<button
type="button"
data-testid="more-games"
aria-disabled=${i?"true":"false"}
@click=${()=>e.more()}
>
${a("show-more")}
</button>`}
${y(o,"games-error")}
</section>`}function at(e,t){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
${T(e.cells)}
<a href=${e.url}>${q(e)}</a>
<span class="standing"
>${W(e,t)}${e.tournament?l` <span class="small block">${a("place-in-list",{...e.tournament})}</span>`:u}</span
>
<span class="small when">${j(e.last,Date.now())}</span>
</li>`}function st(e,t){let n=j(e.when,Date.now());return l`<li class="game remembered">
${T(".".repeat(81))}
${w(m,"games-error")}
</section>`}function ce(e,t){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
${M(e.cells)}
<a href=${e.url}>${I(e)}</a>
<span class="standing"
>${C(e,t)}${e.tournament?l` <span class="small block">${o("place-in-list",{...e.tournament})}</span>`:c}</span
>
<span class="small when">${W(e.last,Date.now())}</span>
</li>`}function pe(e,t){let n=W(e.when,Date.now());return l`<li class="game remembered">
${M(".".repeat(81))}
<a href=${`/game/${e.id}`}>${e.title}</a>
<span class="standing small">${a("opened-here",{when:n})}</span>
<button
type="button"
class="quiet"
aria-label=${a("remove-game",{game:e.title,when:n})}
@click=${()=>t.forget(e.id)}
>
${a("remove")}
</button>
</li>`}function Ne(e,t){let n=Te(e.list.value.games);return n?l`<a class="continue" href=${n.url} data-testid="continue">
${T(n.cells)}
<span class="continue-words">
<b>${a("continue")}</b>
<span
>${a("opponent-and-standing",{opponent:q(n),standing:W(n,t-e.at)})}</span
>
<span class="small">${a("spaces-sewn",{count:Oe(n)})}</span>
</span>
</a>`:u}var ot=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function Re(e){return ot[e-1]}var K={minutes:{min:.5,max:180,step:.5},days:{min:1,max:30,step:1}},I={min:0,max:180,step:1},Ie={unit:"minutes",main:"10",extra:"5"};function H({unit:e,main:t,extra:n}){let{min:s,max:o}=K[e],i=Ae(Number(t)||s,s,o);return e==="days"?`${Math.round(i)}d`:`${Math.round(60*i)}+${Math.round(Ae(Number(n)||0,I.min,I.max))}`}function Ae(e,t,n){return Math.min(n,Math.max(t,e))}var rt={opponent:f("computer"),strength:f(0),deck:M("deck","deck",["normal","tactical"],"short-deck"),level:f(1),first:f("you"),board:M("board","time-board",["revised","original"],"short-board"),seed:f(""),names:f(["Anna","Ben"]),name:f(""),speed:f("none"),own:f(Ie),takebacks:f(!0),fair:M("fair","starts-way",["usual","cut","both"],"starts-way"),rated:f(!1)},it=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],lt={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"},F=class{constructor(t,n){this.page=t;this.keepInvitation=n;this.form=new E(rt,()=>{t.errors["new-game"]="",t.changed()}),this.form.values.strength=t.shell.settings.strength}page;keepInvitation;form;fillIn(t){t!==null&&this.form.values.name===""&&this.form.set({name:t})}get ownName(){return this.form.values.name.trim()||null}start(){return this.page.leave("new-game",async()=>{let t=await d("POST /api/games",ct(this.form.values));return t.invitation&&this.keepInvitation(t.id,t.invitation),t})}};function ct(e){let{opponent:t,strength:n,deck:s,level:o,first:i,board:r}=e,c={board:r,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:s,level:o,first:"you",names:null};if(t==="computer")return{...c,opponent:t,level:n,first:i,names:null};if(t==="person"){let[m,p]=e.names.map(h=>h.trim());return{...c,opponent:t,first:i,names:[m||a("first"),p||a("second")]}}return{...c,...mt(e),opponent:t,first:i}}function mt({name:e,speed:t,own:n,takebacks:s,rated:o,seed:i,fair:r}){return{names:e.trim()?[e.trim()]:null,clock:t==="own"?H(n):G(t),takebacks:s&&!o&&r!=="both",fair:r==="usual"?null:r,rated:o,seed:o?null:i.trim()||null}}function Fe(e){let{form:t,page:n}=e,{opponent:s}=t.values,o=s==="friend"||s==="anyone",i=c=>(c.preventDefault(),e.start()),r=n.busy==="new-game";return l`<form class="panel new-game" @submit=${i} aria-labelledby="new-heading">
<h2 id="new-heading">${a("new-game")}</h2>
<fieldset class="cards">
<legend class="visually-hidden">${a("opponent")}</legend>
${it.map(([c,m])=>pt(c,m,e))}
</fieldset>
<div class="choices">
${s==="computer"?vt(e):u}
${s==="person"?dt(e):u} ${o?bt(e):u}
${s==="automa"?kt(e):u}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${r}>
${a(r?"starting":lt[s])}
</button>
${y(n.errors["new-game"],"home-error")}
</div>
${se(n.shell)} ${ut(e,o)}
</form>`}function ut(e,t){let{form:n}=e,{opponent:s,fair:o,rated:i}=n.values,r=s!=="automa"&&!(t&&o==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${a("more-options")}</summary>
<div class="choices">
${t?l`${$t(e)} ${n.control("fair")} ${ft(o)}`:u}
${r?yt(e):u} ${n.control("board")}
${t&&i?u:wt(e)}
</div>
</details>`}function pt(e,t,{form:n}){let{opponent:s}=n.values,o=t.includes(s)?"chosen":"",i=r=>l`<input
</li>`}function Nt({speed:e,own:t},n){let a=i=>n.set({speed:i}),s=e==="own"?st(E(t)):o("label-and-note",{label:o(`speed-${e}`),note:o(`speed-note-${e}`)});return l`${g("clock",o("clock"),G.map(({key:i})=>[i,o(`speed-${i}`)]),e,a)}
<p class="small explain" data-testid="clock-words">${s}</p>`}function Rt({speed:e,own:t},n){return l`<label class="tick"
><input
type="checkbox"
data-testid="clock-own"
.checked=${e==="own"}
@change=${a=>n.set({speed:k(a)?"own":"none"})}
/><span>${o("clock-own")}</span></label
>
${e==="own"?ue(t,n):c}`}function ue(e,t){let n=a=>t.set({own:{...e,...a}});return l`<div class="names" data-testid="own-clock">
<label
>${o("clock-unit")}
<select
data-testid="clock-unit"
@change=${a=>n({unit:y(a)})}
>
<option value="minutes" ?selected=${e.unit==="minutes"}>${o("clock-minutes")}</option>
<option value="days" ?selected=${e.unit==="days"}>${o("clock-a-turn")}</option>
</select></label
>
<label
>${o(e.unit==="days"?"clock-main-days":"clock-main-minutes")}
${At("clock-main",e.main,B[e.unit],a=>n({main:a}))}</label
>
${e.unit==="days"?c:l`<label
>${o("clock-extra")}
${At("clock-extra",e.extra,T,a=>n({extra:a}))}</label
>`}
</div>`}function At(e,t,{min:n,max:a,step:s},i){return l`<input
type="number"
required
data-testid=${e}
min=${n}
max=${a}
step=${s}
.value=${t}
@input=${r=>i(y(r))}
/>`}var de=["Pip","Mimi","Tilo","Nora","Ludo","Vera","Otto","Kora","Magnus","Regina"];function It(e){return de[e-1]}var be=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],fe={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Dt(e,t,n){let{form:a}=e,s=a.opponent==="friend"||a.opponent==="anyone";return l`<form class="panel new-game" @submit=${r=>{r.preventDefault(),t.start()}} aria-labelledby="new-heading">
<h2 id="new-heading">${o("new-game")}</h2>
${ge(a,t)}
<div class="choices">
${a.opponent==="computer"?xe(a,t,n):c}
${a.opponent==="person"?$e(a,t):c}
${s?we(a,t):c}
${a.opponent==="automa"?Pt(a,t):c}
</div>
<div class="start-bar">
<button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
${o(e.busy?"starting":fe[a.opponent])}
</button>
${w(e.error,"home-error")}
</div>
${nt(n)} ${he(a,t,s)}
</form>`}function he(e,t,n){let a=e.opponent!=="automa"&&!(n&&e.fair==="cut");return l`<details class="fold more-options">
<summary data-testid="more-options">${o("more-options")}</summary>
<div class="choices">
${n?l`${Rt(e,t)} ${ve(e,t)}`:c}
${a?ke(e,t):c}
${g("board",o("time-board"),[["revised",o("short-board-revised")],["original",o("short-board-original")]],e.board,s=>t.set({board:s}))}
${n&&e.rated?c:Ge(e,t)}
</div>
</details>`}function ge(e,t){return l`<fieldset class="cards">
<legend class="visually-hidden">${o("opponent")}</legend>
${be.map(([n,a])=>ye(n,a,e,t))}
</fieldset>`}function ye(e,t,n,a){let s=t.includes(n.opponent)?"chosen":"",i=r=>l`<input
type="radio"
name="opponent"
value=${r}
data-testid=${`opponent-${r}`}
.checked=${s===r}
@change=${()=>n.set({opponent:r})}
/>`;return t.length===1?l`<label class=${`card-choice ${o}`}
>${i(t[0])}<b>${a(e)}</b> <span class="small">${a(`${e}-note`)}</span></label
>`:l`<div class=${`card-choice ${o}`}>
<b>${a(e)}</b>
<div class="ways">
${t.map(r=>l`<label>${i(r)}<span>${a(`way-${r}`)}</span></label>`)}
</div>
</div>`}function dt({form:e}){let[t,n]=e.values.names,s=(o,i,r)=>l`<label
>${a(i)}
</div>`}function $e(e,t){return l`<div class="names">
${["first-name","second-name"].map((n,a)=>l`<label
>${o(n)}
<input
data-testid=${`name-${o}`}
maxlength="24"
autocomplete="off"
.value=${r}
@input=${c=>e.set({names:o===1?[g(c),n]:[t,g(c)]})}
/></label>`;return l`<div class="names">
${s(1,"first-name",t)} ${s(2,"second-name",n)}
</div>`}function bt(e){let{form:t}=e,{name:n,rated:s,takebacks:o,fair:i}=t.values,r=s||i==="both",c=s?"tick-takebacks-never":"tick-takebacks-note",m=(p,h)=>l`${a(p)} <span class="small">${a(h)}</span>`;return l`<label class="own-name"
>${a("your-name")} <span class="small">${a("as-others-see")}</span>
.value=${e.names[a]}
@input=${s=>t.name(a,y(s))}
/></label>`)}
</div>`}function we(e,t){return l`<label class="own-name"
>${o("your-name")} <span class="small">${o("as-others-see")}</span>
<input
data-testid="own-name"
maxlength="40"
autocomplete="nickname"
placeholder=${a("guest")}
.value=${n}
@input=${p=>t.set({name:g(p)})}
/></label>
${ht(e)}
<div class="ticks">
${O("rated",m("tick-rated","tick-rated-note"),s,p=>t.set({rated:p}))}
${O("takebacks",m("tick-takebacks",c),o&&!r,p=>t.set({takebacks:p}),r)}
</div>`}function ft(e){return e==="usual"?u:l`<p class="small explain" data-testid="fair-words">
${a(`starts-way-${e}-note`)}
</p>`}function ht({form:e}){let{speed:t,own:n}=e.values,s=t==="own"?ie(H(n)):a("label-and-note",{label:a(`speed-${t}`),note:a(`speed-note-${t}`)});return l`${k("clock",a("clock"),x.map(({key:o})=>[o,a(`speed-${o}`)]),t,o=>e.set({speed:o}))}
<p class="small explain" data-testid="clock-words">${s}</p>`}function $t({form:e}){let{speed:t,own:n}=e.values,s=r=>e.set({own:{...n,...r}}),o=(r,{min:c,max:m,step:p})=>l`<input
type="number"
required
data-testid=${`clock-${r}`}
min=${c}
max=${m}
step=${p}
.value=${n[r]}
@input=${h=>s({[r]:g(h)})}
/>`,i=()=>l`<div class="names" data-testid="own-clock">
<label
>${a("clock-unit")}
<select data-testid="clock-unit" @change=${r=>s({unit:g(r)})}>
<option value="minutes" ?selected=${n.unit==="minutes"}>${a("clock-minutes")}</option>
<option value="days" ?selected=${n.unit==="days"}>${a("clock-a-turn")}</option>
</select></label
>
<label
>${a(n.unit==="days"?"clock-main-days":"clock-main-minutes")}
${o("main",K[n.unit])}</label
>
${n.unit==="days"?u:l`<label>${a("clock-extra")} ${o("extra",I)}</label>`}
</div>`;return l`${O("clock-own",a("clock-own"),t==="own",r=>e.set({speed:r?"own":"none"}))}
${t==="own"?i():u}`}function yt({form:e}){let[t,n]=gt(e.values);return k("first",a("who-first"),[["you",t],["opponent",n],["random",a("random")]],e.values.first,s=>e.set({first:s}))}function gt({opponent:e,names:[t,n]}){return e==="person"?[t||a("first"),n||a("second")]:e==="friend"?[a("you"),a("your-friend")]:[a("you"),a(e==="computer"?"computer":"the-other-player")]}function wt({form:e}){return l`<label class="seed"
>${a("setup-code")} <span class="small">${a("setup-code-note")}</span>
placeholder=${o("guest")}
.value=${e.name}
@input=${n=>t.set({name:y(n)})}
/></label>
${Nt(e,t)}
<div class="ticks">
${zt("rated",o("tick-rated"),o("tick-rated-note"),e.rated,n=>t.set({rated:n}))}
${zt("takebacks",o("tick-takebacks"),o(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!Ct(e),n=>t.set({takebacks:n}),Ct(e))}
</div>`}function Ct({rated:e,fair:t}){return e||t==="both"}function ve({fair:e},t){let n=["usual","cut","both"];return l`${g("fair",o("starts-way"),n.map(a=>[a,o(`starts-way-${a}`)]),e,a=>t.set({fair:a}))}
${e==="usual"?c:l`<p class="small explain" data-testid="fair-words">${o(`starts-way-${e}-note`)}</p>`}`}function zt(e,t,n,a,s,i=!1){return l`<label class="tick"
><input
type="checkbox"
data-testid=${e}
.checked=${a}
?disabled=${i}
@change=${r=>s(k(r))}
/><span>${t} <span class="small">${n}</span></span></label
>`}function ke(e,t){let[n,a]=Se(e);return g("first",o("who-first"),[["you",n],["opponent",a],["random",o("random")]],e.first,s=>t.set({first:s}))}function Se({opponent:e,names:[t,n]}){return e==="person"?[t||o("first"),n||o("second")]:e==="friend"?[o("you"),o("your-friend")]:[o("you"),o(e==="computer"?"computer":"the-other-player")]}function Ge(e,t){return l`<label class="seed"
>${o("setup-code")} <span class="small">${o("setup-code-note")}</span>
<input
data-testid="seed"
maxlength="64"
autocomplete="off"
.value=${e.values.seed}
@input=${t=>e.set({seed:g(t)})}
/></label>`}function vt({form:e,page:t}){let{strength:n}=e.values,s=o=>{e.set({strength:Number(o)}),t.shell.change({strength:Number(o)})};return l`${k("strength",a("difficulty"),X.map(({level:o})=>[String(o),String(o)]),String(n),s)}
<div class="opponent-face">
${ue(n)}<b aria-hidden="true">${Re(n)}</b>
<p class="small explain" data-testid="strength-words">${ee(n)}</p>
</div>`}function kt({form:e}){let{deck:t,level:n}=e.values,{numeral:s}=z[n-1];return l`${e.control("deck")}
<p class="small explain">
${a("label-and-note",{label:a(`deck-${t}`),note:a(`deck-note-${t}`)})}
</p>
${k("level",a("level-of-automa"),z.map(o=>[String(o.level),ae(o)]),String(n),o=>e.set({level:Number(o)}))}
<p class="small explain" data-testid="level-counts">
${a("you-begin",{numeral:s,name:ne(n),counts:a(`automa-level-${n}`)})}
</p>`}var xt=`${B/1024} KB`;function ze(e,t){let n=(r,c)=>e.ask("open",async()=>{if(c>B)throw new Error(a("too-long",{most:xt}));let m=await r();if(m.trim()==="")throw new Error(a("paste-first"));t(await Z(m))}),s=r=>{r.preventDefault();let{elements:c}=r.target,{value:m}=c.namedItem("text");return n(async()=>m,m.length)},o=async r=>{let c=r.target,m=c.files?.[0];m&&(await n(()=>m.text(),m.size),c.value="")},i=e.busy==="open";return l`<form class="panel opener" @submit=${s} aria-labelledby="open-heading">
<h2 id="open-heading">${a("open-saved")}</h2>
<label for="open-text">${a("paste-record")}</label>
.value=${e.seed}
@input=${n=>t.set({seed:y(n)})}
/></label>`}function xe({strength:e},t,n){let a=s=>{t.set({strength:Number(s)}),n.change({strength:Number(s)})};return l`${g("strength",o("difficulty"),j.map(({level:s})=>[String(s),String(s)]),String(e),a)}
<div class="opponent-face">
${mt(e)}<b aria-hidden="true">${It(e)}</b>
<p class="small explain" data-testid="strength-words">${Y(e)}</p>
</div>`}function Ut({home:e,lobby:t,mine:n},a,s){let i=e.store.get();return l`${ct(a)}
<main class="home">
<div class="welcome">
<div>
<h1>${o("welcome-title")}</h1>
<p>${o("welcome-text")}</p>
</div>
${gt()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${o("first-game")}</a
>
<button type="button" data-testid="how" @click=${a.help}>
${b("help")}<span>${o("how-to-play")}</span>
</button>
</div>
</div>
${Et(n,s)} ${Dt(i,e,a)}
<div class="aside">
${Me(a)} ${Ht(n,s)} ${Lt(t,s)} ${Tt(i)}
${Oe(i,e)}
</div>
</main>`}function Me(e){return l`<nav class="more" aria-label=${o("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${b("sun")}<span>${o("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${b("puzzle")}<span>${o("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${b("up")}<span>${o("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${b("puzzle")}<span>${o("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${b("lens")}<span>${o("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${b("graph")}<span>${o("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${b("cup")}<span>${o("tab-tournaments")}</span></a>
<a class="button" href="/me">${b("person")}<span>${o("your-account")}</span></a>
${ot(e)}
</nav>`}function Oe(e,t){return l`<form class="panel opener" @submit=${a=>{a.preventDefault();let s=a.target.elements.namedItem("text");t.open(s.value)}} aria-labelledby="open-heading">
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
<button type="submit" data-testid="open-game" ?disabled=${i}>
${a(i?"opening":"open")}
</button>
<label class="button file"
>${a("choose-file")}<input
type="file"
accept=".pgr,.txt,text/plain"
data-testid="open-file"
@change=${o}
/></label>
</div>
${y(e.errors.open,"open-error")}
</form>`}var Gt=5e3,Pt=6e4,St=1200,Ue="quiltbee.list",jn=he(Tt);async function Tt(e,t,n){let s=new F(e,be),o=new N(e,()=>s.ownName),i={recent:U,forget:de,kept:De,keep:Ce},r=new A(e,i),c=[],m=async()=>{try{({totals:c}=await d("GET /api/solo"))}catch($){e.errors["new-game"]=S($)}e.changed()};ye();let p=Promise.all([m(),o.load(),r.load(),Mt(s,t)]);p.then(()=>$e(r.list.value.waiting)),(C()||U().length>0)&&!De()?.games.length&&await Lt(St,p),e.until(fe($=>($==="lobby"?o:r).load())),Be(e,Gt,()=>!t.isLive&&!document.hidden&&o.load()),Be(e,Pt,e.changed);let{shell:v}=e;return()=>{let $=performance.now();return l`<main class="home">
<div class="welcome">
<div>
<h1>${a("welcome-title")}</h1>
<p>${a("welcome-text")}</p>
</div>
${ge()}
<div class="ways-in">
<a class="button invite" href="/first-game" data-testid="first-game"
>${a("first-game")}</a
>
<button type="button" data-testid="how" @click=${v.help}>
${b("help")}<span>${a("how-to-play")}</span>
</button>
</div>
</div>
${Ne(r,$)} ${Fe(s)}
<div class="aside">
${Ot(v)} ${Le(r,$)} ${xe(o,$)}
${Et(c)} ${ze(e,n)}
</div>
</main>`}}function Be(e,t,n){let s=setInterval(n,t);e.until(()=>clearInterval(s))}function Ot(e){return l`<nav class="more" aria-label=${a("more")}>
<a class="button" href="/day" data-testid="todays-game"
>${b("sun")}<span>${a("todays-game")}</span></a
>
<a class="button" href="/puzzles/today" data-testid="todays-puzzle"
>${b("puzzle")}<span>${a("puzzle-of-the-day")}</span></a
>
<a class="button" href="/progress" data-testid="progress"
>${b("up")}<span>${a("tab-progress")}</span></a
>
<a class="button" href="/puzzles" data-testid="to-puzzles"
>${b("puzzle")}<span>${a("tab-puzzles")}</span></a
>
<a class="button" href="/analysis" data-testid="to-analysis"
>${b("lens")}<span>${a("tab-analysis")}</span></a
>
<a class="button" href="/ratings" data-testid="to-ratings"
>${b("graph")}<span>${a("tab-ratings")}</span></a
>
<a class="button" href="/tournaments">${b("cup")}<span>${a("tab-tournaments")}</span></a>
<a class="button" href="/me">${b("person")}<span>${a("your-account")}</span></a>
${oe(e)}
</nav>`}function Et(e){if(e.length===0)return u;let t=n=>n===null?"–":te(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
${e.map(n=>l`<tr>
<th scope="row">${a(`short-deck-${n.deck}`)} ${n.numeral}</th>
<td>${a("won-of",{won:n.won,games:n.games})}</td>
<td>${t(n.mean_margin)}</td>
<td>${t(n.best_margin)}</td>
<td>${n.practice}</td>
</tr>`)}
</tbody>
</table>
<p class="small">${a("mean-note")}</p>
</section>`}async function Mt(e,t){let n=await d("GET /api/me").catch(()=>null);e.fillIn(n?.name??null),n&&pe(n.known),n?.known===!1&&Ce(null),n?.known&&!document.hidden&&t.open()}async function Lt(e,t){let n=0,s=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,s]),clearTimeout(n)}function De(){try{let e=JSON.parse(localStorage.getItem(Ue)??"null");return C()&&Array.isArray(e?.games)?e:null}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return null;throw e}}function Ce(e){try{localStorage.setItem(Ue,JSON.stringify(e))}catch(t){if(!(t instanceof DOMException))throw t}}export{jn as openHomePage};
@change=${a=>Pe(a,t)}
/></label>
</div>
${w(e.openError,"open-error")}
</form>`}async function Pe(e,t){let n=e.target,a=n.files?.[0];a&&(await t.openFile(a),n.value="")}var Te=5e3,Ee=6e4,Le=1200,Bt="quiltbee.list";async function ko(e,t,n,a){let s=new L(t.go,a,t.settings.strength,dt),i=new H({name:()=>s.ownName,go:t.go,now:()=>performance.now()}),r=new R({remembered:{recent:U,forget:ut,kept:_t,keep:Wt},now:()=>performance.now()});bt();let m=Promise.all([s.count(),i.load(),r.load(),He(s,n)]);m.then(()=>ht(r.store.get().waiting)),(_()||U().length>0)&&!_t()?.games.length&&await Ae(Le,m);let p={home:s,lobby:i,mine:r},f=()=>X(Ut(p,t,performance.now()),e);return{draw:f,close:Fe(p,n,f)}}function Fe({home:e,lobby:t,mine:n},a,s){let i=[e,t,n].map(({store:u})=>u.watch(s));i.push(ft((u,p)=>u==="lobby"?t.apply(p):n.load()));let r=setInterval(()=>{!a.isLive&&!document.hidden&&t.load()},Te),m=setInterval(s,Ee);return()=>{for(let u of i)u();clearInterval(r),clearInterval(m)}}async function He(e,t){let n=await d("GET /api/me").catch(()=>null);e.called(n?.name??null),n&&pt(n.known),n?.known===!1&&Wt(null),n?.known&&!document.hidden&&t.open()}async function Ae(e,t){let n=0,a=new Promise(s=>{n=window.setTimeout(s,e)});await Promise.race([t,a]),clearTimeout(n)}function _t(){try{let e=JSON.parse(localStorage.getItem(Bt)??"null");return _()&&Array.isArray(e?.games)?e:null}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return null;throw e}}function Wt(e){try{localStorage.setItem(Bt,JSON.stringify(e))}catch(t){if(!(t instanceof DOMException))throw t}}export{ko as openHomePage};
