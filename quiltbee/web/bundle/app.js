var zt={language:"en",format:e=>e};function ei(e){zt=e}function Or(){return zt}function It(){return zt.language}function i(e,t){return zt.format(e,t)}function X(e){return new Intl.ListFormat(_c(),{type:"conjunction"}).format(e)}function _c(){return zt.language==="en"?"en-GB":zt.language}function ni(e){return new Intl.DateTimeFormat(It(),{dateStyle:"medium"}).format(e)}var Qt=class extends Error{constructor(t,n){super(t),this.status=n}};async function R(e,t,n){return JSON.parse(await Lr(e,t,n))}async function Lr(e,t,n="POST"){let r=await Oc(e,t,n),o=await r.text();if(r.ok)return o;let s=Lc(o)??i("status-answer",{status:String(r.status)});throw new Qt(s,r.status)}async function Oc(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(r){throw new Error(i("server-away"),{cause:r})}}function Lc(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function ri(e="/api/patches"){let t=await R(e);return Object.fromEntries(Object.entries(t).map(Ic))}function Ic([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>i(`patch-${e}`)})]}function oi(e){return R(`/api/games/${e}`)}function Yt(e){return R("/api/games",e)}function ii(){return R("/api/solo")}function on(e){return R("/api/replay",{text:e})}function si(e){return R(`/api/games/${e}/replay`)}function Nt(){return R("/api/me")}function ai(e){return R(`/api/invitations/${e}`)}function ci(e,t){return R(`/api/invitations/${e}`,{name:t})}function li(e){return R(`/api/games/${e}/invitation`,{})}function sn(e,t){return R(`/api/games/${e}/seat`,{name:t})}function ui(e){return Lr("/api/qr",{path:e})}function pi(e){return R("/api/reports",e)}var an=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var U=1e3,Pt=60*U,Kt=60*Pt,pt=24*Kt,Ir=9900,Nc=[10,30,60];function Xt(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*pt,extra:0};let[n,r]=e.split(/[+~]/).map(o=>Number(o)*U);return{kind:e.includes("~")?"delay":"increment",main:n,extra:r}}function cn(e){if(e===null)return i("no-clock");let{kind:t,main:n,extra:r}=Xt(e);if(t==="days")return i("clock-days",{count:n/pt});let o=mi(n);if(r===0)return i("clock-whole",{time:o});let s=i("seconds",{count:r/U});return i(t==="delay"?"clock-delay":"clock-more",{time:o,each:s})}function ln(e){let{kind:t,main:n,extra:r}=Xt(e);if(t==="days")return i("label-days",{count:n/pt});let o=n%Pt===0?i("label-minutes",{count:n/Pt}):i("label-seconds",{count:n/U}),s=i("label-seconds",{count:r/U});return r===0?o:`${o} ${t==="delay"?"~":"+"} ${s}`}function mi(e){return[[Math.floor(e/Kt),"hours"],[Math.floor(e%Kt/Pt),"minutes"],[Math.floor(e%Pt/U),"seconds"]].filter(([r])=>r>0).map(([r,o])=>i(o,{count:r})).join(" ")||i("no-time")}function di(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function be(e,t,n,r){let o=e.left[t-1];if(e.running!==t)return Math.max(0,o);let{kind:s,extra:a}=Xt(e.control),c=s==="delay"?a:0,u=n.now+(r-n.at)-e.since;return Math.max(0,o-Math.max(0,u-c))}function un(e){if(e<=Ir)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=pt)return i("short-days",{days:Math.floor(e/pt),hours:Math.floor(e%pt/Kt)});let t=Math.ceil(e/U),n=[Math.floor(t/60)%60,t%60],r=Math.floor(t/3600),o=n.map((s,a)=>a===0&&r===0?String(s):String(s).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function hi(e){if(e<=0)return i("no-time-left");if(e>=pt){let t=Math.floor(e%pt/Kt),n=i("days",{count:Math.floor(e/pt)});return t?`${n} ${i("hours",{count:t})}`:n}return mi(Math.ceil(e/U)*U)}function fi(e,t){let{kind:n,main:r}=Xt(e);return n==="days"?t<6*Kt:t<Math.max(10*U,Math.min(Pt,r/10))}function gi(e,t){return Nc.find(r=>e>r*U&&t<=r*U&&t>0)??null}function $i(e){return e<=0?null:e>=pt?Pt:e<=Ir?e%100||100:Math.min(e%U||U,e-Ir)}function yi(e){return e===404?{title:i("invitation-unknown"),text:i("invitation-unknown-text")}:e===410?{title:i("invitation-closed"),text:i("invitation-closed-text")}:null}function wi({board:e,clock:t,takebacks:n,rated:r,seed_chosen:o,seat:s}){return[[i("term-seat"),i(`term-seat-${s}`)],[i("clock"),t===null?i("term-no-clock"):cn(t)],[i("time-board"),i(`term-board-${e}`)],[i("circle"),i(o?"term-chosen":"term-drawn")],[i("tick-takebacks"),i(n?"tick-takebacks-note":"term-none")],[i("term-rating"),i(r?"tick-rated-note":"terms-not-rated")]]}var Nr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Pr(e){return typeof e=="string"&&Object.hasOwn(Nr,e)}function bi(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Pr)??"en"}function D(e,t){let n=t,r=!1,o=new Set,s=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let c=e(n,a);c!==n&&(n=c,r||queueMicrotask(s),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}var Jt=class{constructor(t){this.outside=t,this.store=D((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:vi(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(t.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:vi(r)})}}}};function vi(e){return e instanceof Error?e.message:String(e)}var Pc=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function C([e,t]){return`${"abcdefghi"[t]}${e+1}`}function J(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function ot(e,t){return e[0]===t[0]&&e[1]===t[1]}function Q(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function gt(e,[t,n]){return e.map(([r,o])=>[r+t,o+n])}function ve(e,[t,n]){let[r,o]=Q(e);return[ki(t,9-r),ki(n,9-o)]}function ki(e,t){return Math.max(0,Math.min(t,e))}function mn([e,t],[n,r],o){return o==="right"?[t,n-1-e]:o==="left"?[r-1-t,e]:[e,r-1-t]}function xi(e,t,n){let[r,o]=t,s=n>=4?mn(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)s=mn(s,[r,o],"right"),[r,o]=[o,r];return s}function vt(e){let[t,n]=Q(e),r=([o,s])=>Math.abs(o-(t-1)/2)+Math.abs(s-(n-1)/2);return e.reduce((o,s)=>r(s)<r(o)?s:o)}function hn(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),r=([a,c])=>Math.min(...e.map(([u,p])=>Math.abs(u-a)+Math.abs(p-c))),o=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return Pc.filter(a=>r(a)>0).reduce((a,c)=>o(c)<o(a)?c:a)}function dn(e){let t=new Set,n=[];for(let r=0;r<e.length;r+=1){if(e[r]!=="."||t.has(r))continue;let o=[],s=[r];t.add(r);for(let a=s.pop();a!==void 0;a=s.pop()){o.push([Math.floor(a/9),a%9]);for(let c of Cc(a))e[c]==="."&&!t.has(c)&&(t.add(c),s.push(c))}n.push(o.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function Cc(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(r=>r>=0&&r<81)}var Rc=3;function te(e,t){let n=new Set(dn(e).map(String));return dn(Dc(e,t)).filter(o=>o.length<=Rc&&!n.has(String(o)))}function Dc(e,t){let n=[...e];for(let[r,o]of t)n[r*9+o]="x";return n.join("")}function Si(e){let t=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let s=n;s<n+7;s+=1)o+=e.slice(s*9+r,s*9+r+7).split(".").length-1;t=Math.min(t,o)}return t}function W(e,t,n=0){let r=new Set(e.map(String)),o=new Map;for(let[a,c]of e)for(let u=0;u<4;u+=1){let[p,m]=pn[(u+3)%4];if(r.has(String([a+p,c+m])))continue;let h=jc[u],g=[a+h[0],c+h[1]],v=[g[0]+pn[u][0],g[1]+pn[u][1]];o.set(String(g),[...o.get(String(g))??[],{to:v,direction:u}])}let s="";for(;o.size>0;)s+=qc(o,t,n);return s}var pn=[[0,1],[1,0],[0,-1],[-1,0]],jc=[[0,0],[0,1],[1,1],[1,0]];function qc(e,t,n){let r=e.keys().next().value,o=[],s=r,a=-1;do{let u=e.get(s),p=Math.max(0,u.findIndex(v=>v.direction===(a+1)%4)),m=u.splice(a<0?0:p,1)[0];u.length===0&&e.delete(s);let[h,g]=s.split(",").map(Number);m.direction!==a&&o.push({at:[h,g],direction:m.direction}),a=m.direction,s=String(m.to)}while(s!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:u,direction:p},m)=>{let h=o[(m+o.length-1)%o.length].direction,[g,v]=[h,p].map(x=>pn[(x+1)%4]).reduce((x,L)=>[x[0]+L[0],x[1]+L[1]]);return`${u[1]*t+v*n} ${u[0]*t+g*n}`}).join("L")}Z`}function Ei(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>J(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function Mi(e,t){let n=r=>Math.abs(r[0]-t[0])+Math.abs(r[1]-t[1]);return e.reduce((r,o)=>n(o)<n(r)?o:r,e[0]??t)}function Ai(e,t,[n,r]){let o=a=>(a[0]-t[0])*n+(a[1]-t[1])*r,s=a=>Math.abs((a[0]-t[0])*r+(a[1]-t[1])*n);return e.filter(a=>o(a)>0).sort((a,c)=>s(a)+o(a)-s(c)-o(c)||s(a)-s(c)).at(0)}function Ti(e,t,n){let r=s=>(s[0]-t[0])*9+s[1]-t[1];return(n?[...e].reverse().find(s=>r(s)<0):e.find(s=>r(s)>0))??e[n?e.length-1:0]}var Oi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Cr={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function fn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function B(e,t){return e.orientations[t]??0}function kt(e,t){return t.patch.orientations[B(e,t.letter)]}function it(e,t){return e.origin?gt(kt(e,t),e.origin):[]}function ne(e,t){return e.origin?`${B(e,t.letter)}${C(e.origin)}`:null}function re(e,t){let n=ne(e,t);return n!==null&&t.placements.has(n)}function gn(e,t){let n=ne(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function Rr(e,t,n){switch(n.type){case"choose":return Hc(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?Uc(e,t,n.direction):{...e,cursor:ke(e.cursor,n.direction)};default:return t?Bc(e,t,n):e}}function Bc(e,t,n){switch(n.type){case"hover":return e.set?e:_i(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return _i(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return ee({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:vt(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:$n(e,t);case"jump":return Wc(e,t,n.direction);case"next":return Gc(e,t,n.back??!1);case"turn":return Vc(e,t,n.how);case"cycle":return Zc(e,t)}}function Hc(e,t,n){let r={...e,letter:t.letter,origin:null,set:!1};return{...r,anchor:n??vt(kt(r,t))}}function _i(e,t,n,r){let o=kt(e,t),s=ve(o,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),a=Li(e,t,s);return e.origin&&ot(e.origin,a)&&e.set===r&&ot(e.cursor,n)?e:{...e,origin:a,set:r,cursor:n}}function Li(e,t,n){let r=B(e,t.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,a]of o){let c=[n[0]+s,n[1]+a];if(Fc(c)&&t.placements.has(r+C(c)))return c}return n}function Fc([e,t]){return e>=0&&t>=0&&e<9&&t<9}function ee(e,t,n){let r=kt(e,t),o=ve(r,n),s=r.some(a=>ot(a,e.anchor))?e.anchor:vt(r);return{...e,origin:o,set:!0,anchor:s,cursor:[o[0]+s[0],o[1]+s[1]]}}function $n(e,t){let{anchor:n,cursor:r}=e,o=Dr(e,t),s=[r[0]-n[0],r[1]-n[1]];return ee(e,t,Mi(o,s))}function Dr(e,t){return Ei(t.placements,B(e,t.letter))}function Uc(e,t,n){if(!e.origin)return $n(e,t);let[r,o]=Cr[n];return ee(e,t,[e.origin[0]+r,e.origin[1]+o])}function ke([e,t],n){let[r,o]=Cr[n];return ve([[0,0]],[e+r,t+o])}function Wc(e,t,n){if(!e.origin)return $n(e,t);let r=Ai(Dr(e,t),e.origin,Cr[n]);return r?ee(e,t,r):{...e,set:!0}}function Gc(e,t,n){let r=Dr(e,t),o=e.origin;return r.length===0?o?{...e,set:!0}:$n(e,t):o?ee(e,t,Ti(r,o,n)):ee(e,t,r[n?r.length-1:0])}function Vc(e,t,n){let r=B(e,t.letter),o=mn(e.anchor,Q(kt(e,t)),n);return Ii(e,t,t.patch.turns[r][n],o)}function Zc(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((o,s)=>o-s),r=n[(n.indexOf(B(e,t.letter))+1)%n.length];return Ii(e,t,r,vt(t.patch.orientations[r]))}function Ii(e,t,n,r){let o={...e,orientations:{...e.orientations,[t.letter]:n},anchor:r};if(!e.origin)return o;let s=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],a=ve(kt(o,t),[s[0]-r[0],s[1]-r[1]]),c=Li(o,t,a);return{...o,origin:c,cursor:[c[0]+r[0],c[1]+r[1]]}}function xt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let r=e.tags[`Player${n}`],o=r&&r!=="?"?r:i("player-number",{number:String(n)});return{...t,name:o,kind:"person"}})}function Ni(e){return e.frames.slice(1).map(({move:t,player:n},r)=>({number:r+1,player:n??1,move:t??"pass"}))}var yn=class{constructor(t,n){this.patches=n;let r={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=D((o,s)=>({...o,...s}),r)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:r}=this.store.get();this.store.dispatch({walks:{...r,[t]:ke(r[t],n)}})}};function zc(e,t){let[n,,...r]=e.link.split(","),o=e.frames.slice(1,t+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,o.join(""),...r].join(",")}var wn=class{constructor(t,n,r){this.replay=t,this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:r,first:"you",busy:!1,error:""};this.store=D((s,a)=>({...s,...a}),o)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Yt(this.wanted(t));this.go(n)}catch(n){let r=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:r})}}wanted(t){let{replay:n}=this,{opponent:r,strength:o,first:s}=this.store.get(),{automa:a}=n.frames[0],c=a&&r==="automa"?{deck:a.deck,level:a.level}:null,u=r==="computer"?{level:o}:null,p=r==="person"?xt(n).map(({name:h})=>h):null,m=zc(n,t);return{opponent:r,...c,...u,first:s,board:"revised",seed:null,from:m,names:p}}};var Qc=[[/^\/aid()$/,"aid"],[/^\/me()$/,"me"],[/^\/sign-in()$/,"sign-in"],[/^\/s\/([\w-]+)$/,"link"],[/^\/tournaments()$/,"tournaments"],[/^\/tournaments\/(\w+)$/,"tournament"]];function Pi(e){for(let[t,n]of Qc){let r=t.exec(e);if(r)return{name:n,match:r[1]}}return null}var St=[1,2];function xe(e){return e===1?2:1}function Se(e){return St.filter(t=>e[t-1].yours)}function _({seats:e}){return e.some(t=>t.yours)}function jr({mode:e,seats:t}){let n=Se(t);return e==="remote"&&n.length===1?n[0]:null}function oe(e){return St.find(t=>e[t-1].kind==="open")??null}function Ee({seats:e}){let t=oe(e);return t===null?"":e[t-1].name}function O({stage:e,seats:t}){return e!=="over"&&oe(t)!==null}function Et({stage:e,result:t}){return e==="over"&&t===null}function N(e){return e<0?`−${-e}`:String(e)}function Ct({name:e,squares:t,buttons:n,time:r,income:o}){return i("patch-label",{name:e,squares:t,buttons:n,time:r,income:o})}function Me(e,t){return e[t-1].yours&&!e[2-t].yours}function Y(e,t){return{who:Me(e,t)?"you":"other",name:k(e,t)}}function k(e,t){let{name:n,kind:r}=e[t-1];if(Me(e,t))return i("you");if(r==="open")return n||i("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?i("level-number",{level:o[1]}):n==="You"?i("player-number",{number:String(t)}):n}function $t(e,t){if(e.result)return i("wins",Y(t,e.result.winner));if(Et(e))return i("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return i(n,Y(t,e.turn))}function at(e,t){if(e.result)return Yc(e,t);if(Et(e))return i("aborted-reason");let n=Y(t,e.turn);if(e.stage==="special_patch")return i("reached-special-patch",n);let r=e.players[e.turn-1].time,o=e.players[2-e.turn].time;return r!==o?i("further-back",n):r===0?i("goes-first",n):t.filter(({yours:a})=>a).length===1?i("level-and-on-top",n):i("both-level-and-on-top",n)}function Yc(e,t){if(!e.result)return"";let{winner:n,scores:r,reason:o}=e.result,s=bn(r[n-1],r[2-n]),a=Y(t,3-n);return o==="resignation"?i("result-resignation",{...a,points:s}):o==="time"?i("result-time",{...a,points:s}):i(o==="first to 53"?"result-first":"result-score",{points:s})}function bn(e,t){return i("points-to",{mine:N(e),theirs:N(t)})}function Ci(e,t){return[i("pass"),...qr(e,t)].join(" · ")}function qr({consequence:e},t){let n=[i("pass-move",{count:e.time-t}),i("pass-earn",{count:e.earned})];return e.income>0&&n.push(i("pass-income",{count:e.income})),e.special_patch&&n.push(i("pass-special")),n}function Mt(e,t,n=!1){if(e==="pass")return i("move-pass");if(e==="A:pass")return i("move-on");if(e.startsWith("A:"))return i("move-took",{patch:ie(t,e[2])});if(e.startsWith("+"))return n?i("move-special-at",{cell:e.slice(1)}):i("move-special");let r=ie(t,e[0]);return!n||!t[e[0]]?i("move-patch",{patch:r}):i("move-patch-at",{patch:r,cell:C(Kc(t[e[0]],e))})}function ie(e,t){return e[t]?.name??t}function Kc({orientations:e},t){let n=J(t.slice(2));return gt(e[t[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function st(e,t,n,r=!0){let o=e.filter(([s,a])=>t[s*9+a]!==".").map(C);return o.length>0?r?o.length>4?i("overlaps-many",{count:o.length}):i("overlaps-at",{cells:X(o)}):i("overlaps-another"):n?mt(n):null}function mt({available:e,missing:t}){return e?null:t>0?i("needs-buttons",{count:t}):i("fits-nowhere")}function Ri(e,t,n,r){let o=st(e,t,n,r);if(o===null)return{text:i("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,a=st(e,t,void 0,r)===null,c=s&&a?i("fits-but-short",{count:n.missing}):o;return{text:Xc(c),isGood:!1}}function Xc(e){return e[0].toLocaleUpperCase()+e.slice(1)}function Br(e){let t=C(e[0]);return e.length===1?i("single-hole",{cell:t}):i("hole-of",{size:e.length,cell:t})}function Jc(e,t){return t?X(e.map(Br)):e.length===1?i("a-hole"):i("holes",{count:e.length})}function vn(e,t,n,r,o,s=!0){let{consequence:a,missing:c}=e,u=r.players[r.turn-1],{paid:p,buttons:m,time:h,income:g,income_marks:v}=a,x={from:String(u.buttons),to:N(m)},L=[{kind:"buttons",text:c>0?i("effect-cost",{count:p}):i("effect-buttons",x)},{kind:"time",text:i("effect-time",{from:String(u.time),to:String(h)})}];if(v.length>0){let nt={count:g,marks:X(v.map(String))},rt=s?i("effect-income-at",nt):i("effect-income",{count:g});L.push({kind:"income",text:rt})}return a.special_patch&&L.push({kind:"special",text:i("effect-special")}),n&&L.push({kind:"tile",text:i("effect-tile")}),t.length>0&&L.push({kind:"holes",text:i("effect-holes",{holes:Jc(t,s)})}),L.push({kind:"next",text:Hr("next",a.next,r.turn,o)}),L}function Hr(e,t,n,r){if(t===null)return i("then-over");let o=t===n?"-again":"";return Me(r,t)?i(`${e}-you${o}`):i(`${e}-name${o}`,{name:k(r,t)})}function Di(e,t,n){let r={cell:C(e)};if(t===".")return i("cell-empty",r);if(t==="*")return i("cell-special",r);let o=n[t]?.name;return o?i("cell-patch",{...r,patch:o}):i("cell-covered",r)}function kn(e){let t=dn(e),n=t.reduce((a,c)=>a+c.length,0),r=[i("quilt-covered",{covered:81-n,empty:n})],o=t.filter(a=>a.length===1).map(a=>C(a[0]));o.length>0&&r.push(i("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(i("quilt-largest",{size:t[0].length}));let s=Si(e);return r.push(s===0?i("quilt-full"):i("quilt-missing",{count:s})),`${r.join("; ")}.`}function Rt(e,t){let{to_income:n,to_special_patch:r,time:o}=e.players[t-1],s=e.time_board.last-o;if(s===0)return i("at-the-end");let a=[];return n!==null&&a.push(i("income-in",{count:n})),r!==null&&a.push(i("special-in",{count:r})),a.push(i("end-in",{count:s})),a.join(", ")}function xn(e,t){let n=t[e.letter],r=n.orientations[e.orientation],[o,s]=Q(r),a=gt(r,[e.row,e.column]),c=C([e.row+o-1,e.column+s-1]),u=C([e.row,e.column]),{letter:p}=e;return i("placed-patch",{patch:n.name,letter:p,count:a.length,from:u,to:c})}function Sn(e,t){let n=e?.moves.length??0,r=t.moves.slice(n);return r.map(({number:o,player:s,move:a})=>{if(!e||r.length!==1)return{number:o,player:s,move:a,change:null};let[c,u]=[e.players[s-1],t.players[s-1]],p={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:o,player:s,move:a,change:p}})}function ji(e,t){let n=Se(e.seats),r=n.length===1?n[0]:e.turn,o=e.moves.map(({player:s})=>s).lastIndexOf(r);return e.moves.slice(o+1).map(s=>{let a=t[s.number];return a?.move===s.move?a:{...s,change:null}})}function qi({player:e,move:t,change:n},r,o){let a={name:k(r,e),deed:tl(t,o)};return!n||n.to===n.from?i("happened",a):i("happened-with",{...a,detail:Fr(n)})}function Fr({from:e,to:t,buttons:n}){let r=t-e;if(n===0)return i("moved",{count:r});let o=i("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return i("moved-and",{count:r,gain:o})}function tl(e,t){return e.startsWith("+")?i("deed-special"):/^[A-Za-z]\d/.test(e)?i("deed-patch",{patch:ie(t,e[0])}):Mt(e,t)}function Ur(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function Bi({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=a=>a>e.from&&a<=e.to,r=t.special_patches.filter(n),o=[e.buttons===0?"":el(e.buttons)];t.income.some(n)&&o.push(i("payday"));let s=[...t.income.filter(n),...r];return{gains:o.filter(Boolean),marks:s}}function el(e){return e<0?`−${-e}`:`+${e}`}var Wr=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function En(e){return i(`filter-${e}`)}function Ae({score_parts:e},t){let n=e;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,o])=>o.includes(t)).map(([o,s])=>[o,s])}function Mn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function An(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function Fi(e,t){return i("named-patch",{patch:ie(t,e),letter:e})}function Gr(e,t){return X([...e].map(n=>Fi(n,t)))}function Vr({number:e,budget:t,income:n}){return i("card-title",{number:String(e),budget:t,income:n})}function Zr({affordable:e,choices:t,card:{budget:n}},r){if(e.length===0)return i("budget-none",{budget:n,count:t.length});let o={budget:n,patches:Gr(e,r)};return i(e.length===1?"budget-only":"budget-buys",o)}function zr({filter:e,left:t,skipped:n},r){return n?i("filter-skipped",{filter:En(e)}):i("filter-leaves",{filter:En(e),keeps:i(`keeps-${e}`),patches:Gr(t,r)})}function Qr(e,t){let{taken:n,start:r,stop:o,income_marks:s,income:a,special_patches:c}=e,u={start:String(r),stop:String(o)},p=[n?i("automa-takes",{...u,patch:Fi(n,t)}):i("automa-advances",u)],m=a?i("gain",{sign:"+",count:a}):i("automa-no-gain");return s.length>0&&p.push(i("automa-income",{marks:X(s.map(String)),gain:m})),c.length>0&&p.push(i("automa-special",{marks:X(c.map(String))})),e.reaches_marker&&p.push(i(e.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function Tn(e,t){return[i("automa-says",{text:`${Vr(e.card)}.`}),Zr(e,t),...e.steps.map(n=>zr(n,t)),...Qr(e,t)].join(" ")}function Yr({pile:e,aside:t,discards:n}){let r=[i("cards-in-pile",{count:e})];return t>0&&r.push(i("cards-aside",{count:t})),r.push(n.length?i("cards-turned",{cards:n.join(", ")}):i("cards-none")),`${r.join("; ")}.`}function _n(e){return i(`automa-name-${e}`)}function Dt({level:e,numeral:t}){return i("numeral-and-name",{numeral:t,name:_n(e)})}function Te({deck:e,level:t,numeral:n}){return i("automa-title",{deck:i(`deck-${e}`),numeral:n,name:_n(t)})}function jt({marker:e,marker_on_board:t}){return t?i("marker-on",{space:String(e)}):i("marker-off")}function nl(e){return It()==="de"?e:e[0].toLocaleLowerCase()+e.slice(1)}function rl(e,t){let n=Ae(e,t).filter(([,o])=>o>0).map(([o,s])=>i("part-points",{part:nl(i(o)),points:s})),r=N(e.score);return n.length?i("automa-score-of",{score:r,parts:n.join(", ")}):i("automa-score",{score:r})}function On({players:e,result:t},n,r){let o=[Hi("pile-with",n.with_buttons,r),Hi("pile-without",n.without_buttons,r)],{budget:s}=n,a=s!==null&&!t?`${i("next-budget",{budget:s})} `:"";return[`${Te(n)}.`,i("automa-holds",{count:e[1].buttons,piles:o.join("; ")}),rl(e[1],n.level),jt(n),i("automa-cards",{cards:a+Yr(n)})].join(" ")}function Hi(e,t,n){let r=i(e,{count:t.length});return t?i("pile-of",{pile:r,patches:Gr(t,n)}):r}function Wi(){let e=ol(8,7).slice(0,54);return e.map(({x:t,y:n},r)=>{let o={x:(t+.5)*12,y:(n+.5)*12},s=r>0?e[r-1]:{x:t-1,y:n},a={x:o.x+(s.x-t)*12/2,y:o.y+(s.y-n)*12/2};return r<53?{centre:o,entry:a,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:a,width:36,height:12}})}function ol(e,t){let n=new Set,r=[],[o,s,a,c]=[0,0,1,0],u=(p,m)=>p>=0&&m>=0&&p<e&&m<t&&!n.has(`${p},${m}`);for(;r.length<e*t;)r.push({x:o,y:s}),n.add(`${o},${s}`),u(o+a,s+c)||([a,c]=[-c,a]),o+=a,s+=c;return r}var Ui=10.3;function Gi(){let t=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=t.at(-1)?.centre??s,c={x:(s.x+a.x)/2,y:(s.y+a.y)/2},u=o===53?9.8:8.6;t.push({centre:s,entry:c,width:u,height:u});let p=Ui/r;n+=p,r-=Ui/(2*Math.PI)*p}return t}var ro=globalThis,Vi=e=>e,Ln=ro.trustedTypes,Zi=Ln?Ln.createPolicy("lit-html",{createHTML:e=>e}):void 0,Ji="$lit$",At=`lit$${Math.random().toFixed(9).slice(2)}$`,ts="?"+At,il=`<${ts}>`,Ht=document,Oe=()=>Ht.createComment(""),Le=e=>e===null||typeof e!="object"&&typeof e!="function",oo=Array.isArray,sl=e=>oo(e)||typeof e?.[Symbol.iterator]=="function",Kr=`[ 	
\f\r]`,_e=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,zi=/-->/g,Qi=/>/g,qt=RegExp(`>|${Kr}(?:([^\\s"'>=/]+)(${Kr}*=${Kr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Yi=/'/g,Ki=/"/g,es=/^(?:script|style|textarea|title)$/i,io=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),l=io(1),y=io(2),hh=io(3),Ie=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),Xi=new WeakMap,Bt=Ht.createTreeWalker(Ht,129);function ns(e,t){if(!oo(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Zi!==void 0?Zi.createHTML(t):t}var al=(e,t)=>{let n=e.length-1,r=[],o,s=t===2?"<svg>":t===3?"<math>":"",a=_e;for(let c=0;c<n;c++){let u=e[c],p,m,h=-1,g=0;for(;g<u.length&&(a.lastIndex=g,m=a.exec(u),m!==null);)g=a.lastIndex,a===_e?m[1]==="!--"?a=zi:m[1]!==void 0?a=Qi:m[2]!==void 0?(es.test(m[2])&&(o=RegExp("</"+m[2],"g")),a=qt):m[3]!==void 0&&(a=qt):a===qt?m[0]===">"?(a=o??_e,h=-1):m[1]===void 0?h=-2:(h=a.lastIndex-m[2].length,p=m[1],a=m[3]===void 0?qt:m[3]==='"'?Ki:Yi):a===Ki||a===Yi?a=qt:a===zi||a===Qi?a=_e:(a=qt,o=void 0);let v=a===qt&&e[c+1].startsWith("/>")?" ":"";s+=a===_e?u+il:h>=0?(r.push(p),u.slice(0,h)+Ji+u.slice(h)+At+v):u+At+(h===-2?c:v)}return[ns(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),r]},Ne=class e{constructor({strings:t,_$litType$:n},r){let o;this.parts=[];let s=0,a=0,c=t.length-1,u=this.parts,[p,m]=al(t,n);if(this.el=e.createElement(p,r),Bt.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=Bt.nextNode())!==null&&u.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(Ji)){let g=m[a++],v=o.getAttribute(h).split(At),x=/([.?@])?(.*)/.exec(g);u.push({type:1,index:s,name:x[2],strings:v,ctor:x[1]==="."?Jr:x[1]==="?"?to:x[1]==="@"?eo:ae}),o.removeAttribute(h)}else h.startsWith(At)&&(u.push({type:6,index:s}),o.removeAttribute(h));if(es.test(o.tagName)){let h=o.textContent.split(At),g=h.length-1;if(g>0){o.textContent=Ln?Ln.emptyScript:"";for(let v=0;v<g;v++)o.append(h[v],Oe()),Bt.nextNode(),u.push({type:2,index:++s});o.append(h[g],Oe())}}}else if(o.nodeType===8)if(o.data===ts)u.push({type:2,index:s});else{let h=-1;for(;(h=o.data.indexOf(At,h+1))!==-1;)u.push({type:7,index:s}),h+=At.length-1}s++}}static createElement(t,n){let r=Ht.createElement("template");return r.innerHTML=t,r}};function se(e,t,n=e,r){if(t===Ie)return t;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Le(t)?void 0:t._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(e),o._$AT(e,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(t=se(e,o._$AS(e,t.values),o,r)),t}var Xr=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:r}=this._$AD,o=(t?.creationScope??Ht).importNode(n,!0);Bt.currentNode=o;let s=Bt.nextNode(),a=0,c=0,u=r[0];for(;u!==void 0;){if(a===u.index){let p;u.type===2?p=new Pe(s,s.nextSibling,this,t):u.type===1?p=new u.ctor(s,u.name,u.strings,this,t):u.type===6&&(p=new no(s,this,t)),this._$AV.push(p),u=r[++c]}a!==u?.index&&(s=Bt.nextNode(),a++)}return Bt.currentNode=Ht,o}p(t){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(t,r,n),n+=r.strings.length-2):r._$AI(t[n])),n++}},Pe=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,r,o){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=se(this,t,n),Le(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==Ie&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):sl(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&Le(this._$AH)?this._$AA.nextSibling.data=t:this.T(Ht.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:r}=t,o=typeof r=="number"?this._$AC(t):(r.el===void 0&&(r.el=Ne.createElement(ns(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new Xr(o,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(t){let n=Xi.get(t.strings);return n===void 0&&Xi.set(t.strings,n=new Ne(t)),n}k(t){oo(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of t)o===n.length?n.push(r=new e(this.O(Oe()),this.O(Oe()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let r=Vi(t).nextSibling;Vi(t).remove(),t=r}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},ae=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,r,o,s){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=d}_$AI(t,n=this,r,o){let s=this.strings,a=!1;if(s===void 0)t=se(this,t,n,0),a=!Le(t)||t!==this._$AH&&t!==Ie,a&&(this._$AH=t);else{let c=t,u,p;for(t=s[0],u=0;u<s.length-1;u++)p=se(this,c[r+u],n,u),p===Ie&&(p=this._$AH[u]),a||=!Le(p)||p!==this._$AH[u],p===d?t=d:t!==d&&(t+=(p??"")+s[u+1]),this._$AH[u]=p}a&&!o&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Jr=class extends ae{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},to=class extends ae{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},eo=class extends ae{constructor(t,n,r,o,s){super(t,n,r,o,s),this.type=5}_$AI(t,n=this){if((t=se(this,t,n,0)??d)===Ie)return;let r=this._$AH,o=t===d&&r!==d||t.capture!==r.capture||t.once!==r.once||t.passive!==r.passive,s=t!==d&&(r===d||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},no=class{constructor(t,n,r){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(t){se(this,t)}};var cl=ro.litHtmlPolyfillSupport;cl?.(Ne,Pe),(ro.litHtmlVersions??=[]).push("3.3.3");var j=(e,t,n)=>{let r=n?.renderBefore??t,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new Pe(t.insertBefore(Oe(),s),s,void 0,n??{})}return o._$AI(e),o};function Ce(e){return e.stage!=="over"&&!O(e)&&e.seats[e.turn-1].yours}function A(e){return e.table!==null&&!e.looking&&!e.pending&&Ce(e.table)}function yt({table:e,looking:t,pending:n}){return Mn(e)&&!t&&!n}function Re(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function Tt(e){return A(e)&&Re(e.table)}function Ft({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&_(e)}function De(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function E(e,t){return e.table?.options.find(n=>n.letter===t)}function ce(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function Ut(e,t){let n=E(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function P(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?fn(e.table.special_cells):Ut(e,t)}function le(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(r=>t.seats[r-1].yours);return n.length===1?n[0]:n.length===2?De(e)?.turn??1:1}function In(e,t){let{table:n,placement:r}=e;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):E(e,r.letter)?.completes_7x7?.includes(t)??!1}function so(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=J(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function je({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return ji(e,n);let r=e.moves[t.index-1];return r?[n[r.number]??{...r,change:null}]:[]}function Nn(e,t){return e.flatMap(n=>so(n,t)??[])}function rs(e){let{table:t,placement:n,weighing:r}=e;if(!t||!A(e))return null;let o=n.letter??(r?null:""),s=o===""||o==="+"?void 0:E(e,o);if(!s)return null;let{consequence:a}=s,c=t.turn,u=t.players[c-1].time,p=t.time_board.special_patches_left.filter(m=>m>u&&m<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function os({player:e,to:t,income:n,special:r,next:o},s){let c=[n>0?i("preview-income",{count:n}):"",r?i("preview-special"):""].filter(Boolean).join(", ");return`${i("preview-space",{space:String(t)})}${c?`: ${c}`:""}. ${Hr("then",o,e,s)}`}var ao=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function is(e){let t=ao.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function co(e,t){let n=2*Math.PI/e,r=(t*Math.sin(n/2)*1.02).toFixed(2),o=Array.from({length:e},(s,a)=>`A${r} ${r} 0 0 1 ${ss(t,(a+1)*n)}`);return`M${ss(t,0)}${o.join("")}Z`}function ss(e,t){return`${(Math.sin(t)*e).toFixed(2)} ${(-Math.cos(t)*e).toFixed(2)}`}var as="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function ll(e){return e`<g id="weave-0">
      <path d="M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0"></path>
      <path opacity=".7" d="M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0"></path></g>
    <path id="weave-1" d="M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z
      M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z"></path>
    <g id="weave-2"><path opacity=".55" d="M0 0h2.5v10H0zM5 0h2.5v10H5z"></path>
      <path opacity=".55" d="M0 0h10v2.5H0zM0 5h10v2.5H0z"></path></g>
    <path id="weave-3" fill="none" stroke="var(--thread)" stroke-width=".85"
      d="M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5
      M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10
      M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5"></path>
    <g id="weave-4">${[2.5,7.5].map(t=>e`<g transform=${`translate(${t} ${t})`}>
        <path d="M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0
          M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0"></path>
        <circle r=".55" fill="var(--cloth)"></circle>
        <path fill="none" stroke="var(--thread)" stroke-width=".35"
          d="M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6"></path></g>`)}</g>
    <path id="weave-5" fill="none" stroke="var(--thread)"
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function ul(e){return e`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function pl(e){return e`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function ml(e){let t=e`<circle r="6.6" fill="var(--tile)"></circle>`,n=(r,o,s)=>e`<g id=${`tile-${r}`}><path d=${s} fill=${o}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${t}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",co(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",co(14,8.8))]}function dl(e){let t=n=>e`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
        fill="var(--tone)" stroke="var(--edge)" stroke-width=".35"></rect>
      <rect x=${-n/2+1.1} y="-4.9" width=${n-2.2} height="9.8" rx=".7" fill="none"
        stroke="var(--edge)" stroke-width=".25" stroke-dasharray=".9 .6"></rect>`;return e`<g id="space-cloth">${t(12)}</g><g id="space-end">${t(36)}</g>
    <g id="space-thread"><circle r="4.3" fill="var(--tone)" stroke="var(--edge)" stroke-width=".4">
      </circle><circle r="3.6" fill="none" stroke="var(--edge)" stroke-width=".22"
        stroke-dasharray=".8 .5"></circle></g>
    <g id="corner"><path fill="none" stroke="var(--thread-0)" stroke-width=".5"
        d="M2 13Q.5 7 5.5 5.5T13.5 1.8"></path>
      <use href="#button" transform="translate(5 5.2) scale(.3)"></use>
      <use href="#button" transform="translate(11.6 2.4) scale(.16)"></use>
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function qe(e){return e`${ll(e)} ${ul(e)} ${pl(e)} ${ml(e)} ${dl(e)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${as} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function cs(e=qe){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${e(y)}
      ${ao.map(t=>{let{cloth:n,weave:r}=is(t);return lo(`fabric-${t}`,10,y`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${r}`}></use></g>`)})}
      ${lo("fabric-cell",10,y`<use href="#cell"></use>`)}
      ${lo("fabric-covered",5,y`<rect class="covered" width="5" height="5"></rect>`)}
      <pattern
        id="fabric-wrong"
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect class="wrong" width="1.2" height="4"></rect>
      </pattern>
    </defs>
  </svg>`}function lo(e,t,n){return y`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function ct(e,t,n,r=1){return y`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${r})`}></use>`}function G(e,t,n){return ct("button",e,t,n/10)}function hl(e){let t=e.orientations[0];return Array.from({length:e.income},(n,r)=>t[Math.floor((r+.5)*t.length/e.income)])}function Be(e,t,n,[r,o],s){let a=t.orientations[n],c=Q(t.orientations[0]);return y`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${W(a,10,.25)}></path>
    <path class="stitches" d=${W(a,10,1.1)}></path>
    ${hl(t).map(u=>{let[p,m]=xi(u,c,n);return G((m+.5)*10,(p+.5)*10,2.6)})}
    ${s?fl(a[0],e):d}
  </g>`}function fl([e,t],n){let[r,o]=[(t+.5)*10,(e+.5)*10+1.9];return y`<text class="letter" x=${r} y=${o}>${n}</text>`}function uo([e,t]){return y`<g class="patch special">${ct("special",t*10,e*10)}</g>`}function He(e,t,n,r){let[o,s]=Q(t.orientations[n]),a=Math.max(4,o,s)*10+1.2,[c,u]=[(s*10-a)/2,(o*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${Be(e,t,n,[0,0],r)}
  </svg>`}function Pn(e,t,n,r){let[o,s]=Q(t.orientations[n]);return l`<svg
    class=${`picture w${s} h${o}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${Be(e,t,n,[0,0],r)}
  </svg>`}var ls={cloth:Wi(),thread:Gi()},Fe=[1,2];function us(e){return e.time_board.on_top===1?[Fe[1],Fe[0]]:Fe}function ps(e,t){let[n,r]=e.players.map(u=>u.time),o=n===r?i("tokens-together",{space:String(n),name:k(t,e.time_board.on_top)}):Fe.map(u=>i("token-at",{...Y(t,u),space:String(e.players[u-1].time)})).join(" "),s=e.time_board.special_patches_left,a=e.automa?` ${jt(e.automa)}`:"",c=s.length?s.join(", "):i("none");return`${o} ${i("special-left",{spaces:c})}${a}`}function po(e,t,n,r){return y`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
    ${ct(`token-${e}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${e}</text></g>`}function ms({numeral:e},t,n,r){let o=Array.from({length:16},(s,a)=>{let c=a%2?r*.78:r,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return y`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${e}</text></g>`}function ds({automa:e},t,n){if(!e?.marker_on_board)return d;let[r,o]=t(e.marker);return ms(e,r,o,n)}function hs(e){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${po(e,0,0,4.4)}
  </svg>`}function $l(e,t,n,r=null){let o=ls[n],s=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=e.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${ps(e,t)}
  >
    ${n==="thread"?[yl(),wl(o)]:d}
    ${o.map((p,m)=>bl(p,m,n))}
    ${r?fs(r,p=>o[p].centre):d}
    ${a.map(p=>{let{x:m,y:h}=o[p].entry;return Cn(p,r,G(m,h,2.5))})}
    ${c.map(p=>{let{x:m,y:h}=o[p].entry;return Cn(p,r,Rn(m,h,4.8,u.includes(p)))})}
    ${r?gs(r,o[r.to].centre,4.6):d}
    ${ds(e,p=>[o[p].centre.x,o[p].centre.y],5.4)}
    ${vl(e,o)}
  </svg>`}function Cn(e,t,n){let o=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return y`<g class=${o} data-mark=${e}>${n}</g>`}function fs({player:e,from:t,to:n},r){let s=Array.from({length:n-t+1},(a,c)=>r(t+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return y`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function gs({player:e,to:t},{x:n,y:r},o){return y`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${r})`}>${ct(`token-${e}`,0,0,o/4)}</g>`}function yl(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>y`<use href="#corner"
      transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function wl(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return y`<path class="strand" d=${`M${t.join("L")}`}></path>`}function bl({centre:{x:e,y:t}},n,r){let o=n===53,s=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?i("board-start"):n;return y`<g class=${`space ${a}`}>
    ${ct(s,e,t,r==="thread"&&o?1.14:1)}
    <text x=${e} y=${t+1.2}>${c}</text></g>`}function Rn(e,t,n,r){let[o,s]=[e-n/2,t-n/2];return r?ct("special",o,s,n/10):y`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function vl(e,t){let n=e.players[0].time===e.players[1].time;return us(e).map((r,o)=>{let{x:s,y:a}=t[e.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return po(r,s+c*.6,a+c,4)})}var Ue={left:5,span:150,bar:9.5,above:4,below:15};function wt(e){return Ue.left+e*Ue.span/53}function Dn(e){return e===1?Ue.above:Ue.below}function $s(e,t){return ls[e][t].centre}function kl(e,t,n){let{income:r,special_patches:o,special_patches_left:s}=e.time_board,{bar:a}=Ue;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${ps(e,t)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Fe.map(c=>y`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,wt(e.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?fs(n,c=>({x:wt(c),y:a})):d}
    ${r.map(c=>Cn(c,n,G(wt(c-.5),a,2.1)))}
    ${o.map(c=>Cn(c,n,Rn(wt(c-.5),a,4.2,s.includes(c))))}
    ${ds(e,c=>[wt(c),a],3.6)}
    ${n?gs(n,{x:wt(n.to),y:Dn(n.player)},3.2):d}
    ${us(e).map(c=>{let{time:u}=e.players[c-1];return po(c,wt(u),Dn(c),3.3)})}
  </svg>`}function xl({automa:e}){let t=[[i("legend-income"),G(0,0,2.4)],[i("legend-special"),Rn(0,0,4.6,!0)],[i("legend-taken"),Rn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:r}=e;return[...t,[r?i("legend-marker",{space:String(n)}):i("legend-no-marker"),ms(e,0,0,2.9)]]}function jn(e,t,n,r,o=null,s=1){return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${i("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${i(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${o?os(o,t):i("time-note",{name:k(t,s),distances:Rt(e,s)})}
    </p>
    <div class="spiral-box">${$l(e,t,n,o)}</div>
    <div class="line-box">${kl(e,t,o)}</div>
    <ul class="legend">
      ${xl(e).map(([a,c])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${a}</li>`)}
    </ul>
  </section>`}var qn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,r){let[o]=r>0?Sn(t,n):[];if(!o){this.scene=null;return}let s=Ur(o.move),a=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:p}=Bi(o,n.time_board);this.scene={happening:o,milliseconds:r,gains:u,marks:p,picture:c}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,r){let o=t.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:t,player:n},picture:r,milliseconds:o}){let s=this.targetOf(Ur(t),n);if(!r||!s)return;let[a,c]=[r.box,s.getBoundingClientRect()],u=this.overlay("flying",[r.image]),p=(h,g)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${g})`}),m=Math.max(c.width,c.height)/170;this.run(u,[p(a,a.width/170),p(c,m)],o*.9).onfinish=()=>u.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(t,n){let o=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(a=>a.getBoundingClientRect().width>0),[s]=o.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:r}){if(!t||t.to<=t.from)return;let o=Array.from({length:t.to-t.from+1},(c,u)=>t.from+u),s=c=>$s(this.look(),c),a=c=>({x:wt(c),y:Dn(n)});for(let[c,u]of[["spiral",s],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),m=o.map(u).map(({x:h,y:g})=>({transform:`translate(${h}px, ${g}px)`}));p&&this.run(p,m,r*.9)}}light({marks:t,milliseconds:n}){for(let r of t)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:r}){let s=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,p,r).onfinish=()=>a.remove()}overlay(t,n){let r=document.createElement("div");return r.className=`overlay ${t}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var ue=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],pe=3,Bn=65536,ys=18e4;function ws({mode:e,board:t,seats:n,automa:r}){let[o]=Se(n);if(o===void 0||e==="remote")return null;let s={board:t,seed:null,from:null,names:null};if(e==="solo"&&r)return{...s,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(e==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=o===1?"opponent":"you";return{...s,opponent:"computer",level:Sl(n[2-o].name),first:a}}function Sl(e){return Number(/level (\d+)$/.exec(e)?.[1]??pe)}var bs=16;function mo(e,t){let n=jr(t);return n!==null&&El(e,t,n)||Tl(e,t,n)||{text:e.told||_l(t),actions:[],urgent:!1}}function vs(e,t,n){return n==="rematch"?ho(t):mo(e,t).actions.some(([r])=>r===n)}function ho(e){let t=jr(e);return t===null||e.stage!=="over"||oe(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function El(e,t,n){return O(t)?null:t.stage==="over"?Al(t,n):Ml(e,t,n)}function Ml({fallen:e},t,n){let r=fo(t.seats,xe(n));return t.offer&&t.offer.seat!==n?{text:i("asks-takeback",{name:r}),actions:[["accept",i("accept")],["decline",i("decline")]],urgent:!0}:e===xe(n)?{text:i("time-is-up",{who:"other",name:r}),actions:[["claim",i("claim")]],urgent:!0}:e===n?{text:i("your-time-up",{name:r}),actions:[],urgent:!0}:t.offer?{text:i("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Al({rematch:e,seats:t},n){let r=fo(t,xe(n));return e.game!==null?{text:i("rematch-open"),actions:[],urgent:!1}:e.asked.includes(n)?{text:i("you-asked-rematch",{name:r}),actions:[],urgent:!1}:e.asked.includes(xe(n))?{text:i("asks-rematch",{name:r}),actions:[["rematch",i("play-again")]],urgent:!0}:null}function Tl(e,t,n){let r=go(t);if(r===null||t.stage==="over")return null;let o=fo(t.seats,r);return n===null||!e.isLongAway||t.clock?{text:i("is-away",{name:o}),actions:[],urgent:!1}:{text:i("long-away",{name:o}),actions:[["handover",i("let-computer-play")]],urgent:!1}}function fo(e,t){let n=k(e,t);return n.length>bs?`${n.slice(0,bs-1).trimEnd()}…`:n}function go(e){return e.mode!=="remote"?null:St.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function _l({clock:e,rated:t,takebacks:n}){return`${[e?ln(e.control):i("terms-no-clock"),i(t?"terms-rated":"terms-not-rated"),...n?[]:[i("terms-no-takebacks")]].join(", ")}.`}function tt(e){return O(e)?$o(e):$t(e,e.seats)}function me(e){return O(e)?Ol(e):at(e,e.seats)}function $o(e){let t=Ee(e);return t?i("waiting-for",{name:t}):e.access==="public"?i("waiting-for-another"):i(_(e)?"waiting-for-friend":"waiting-for-second")}function Ol(e){let t=Ee(e);return t?i("seat-kept-for",{name:t}):e.access==="public"?i("seat-for-anyone"):i(_(e)?"begins-by-link":"seat-for-invited")}function ks(e,t){if(!e)return"";let{player:n}=e,r=n===null?{who:"other",name:""}:Y(t.seats,n);switch(e.kind){case"join":return i("took-seat",r);case"handover":return i("took-over",r);case"ask":return i("asked-takeback",r);case"decline":return i("declined-takeback",r);case"rematch":return i("asked-rematch",r);case"rematch_opened":return i("rematch-open");case"takeback":return i("move-taken-back");default:return""}}function xs(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&_(t)?t.rematch.game:null}function Ss(e,t,n,r=""){let o=`${tt(t)}. ${me(t)}`;if(!e)return o;let s=e.moves.length;return t.moves.length<s?i("taken-back",{turn:o}):r?tt(e)===tt(t)?r:`${r} ${o}`:[...t.moves.slice(s).map(({number:c,player:u,move:p})=>{let m=u===2&&t.automa?.turns.find(h=>h.number===c);return m?Tn(m,n):i("move-by",{name:k(t.seats,u),move:Mt(p,n,!0)})}),...Ll(e,t),o].join(" ")}function Ll(e,t){return t.players.flatMap((n,r)=>!n.special_tile||e.players[r].special_tile||t.automa&&r===1?[]:[i("takes-tile",Y(t.seats,r===0?1:2))])}function Es(e,t){let{table:n,placement:r}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return i("put-back");if(!n)return"";let o=P(e);if(!o)return C(r.cursor);if(!r.origin){let g=E(e,o.letter),v=g?mt(g):null,x=o.letter==="+"?i("special-patch"):e.patches[o.letter].name;return v?i("chosen-but",{patch:x,reason:v}):i("chosen",{patch:x})}let s=n.players[n.turn-1].cells,a=it(r,o),c=st(a,s,E(e,o.letter)),u=C(r.origin);if(c)return i("ghost-against",{cell:u,reason:c});let p=te(s,a),m=p.length>0?i("ghost-fits-making",{cell:u,holes:X(p.map(Br))}):i("ghost-fits",{cell:u});return In(e,ne(r,o)??"")?`${m} ${i("ghost-tile")}`:m}function Ms(e,t){let{table:n}=e,r=E(e,t);return!n||!r?"":`${vn(r,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function yo(e,t,n){return[...t.placements].map(r=>{let o=J(r.slice(1)),s=gt(t.patch.orientations[r[0]],o),a=te(e,s).length;return{key:r,score:Il(e,s)-6*a}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function As(e,t,n){let r=[...t.placements].filter(s=>s[0]===String(n)),o=new Set(r.length>0?r:t.placements);return yo(e,{...t,placements:o},1)[0]??null}function Il(e,t){let n=new Set(t.map(String)),r=0;for(let[o,s]of t)for(let[a,c]of[[o-1,s],[o+1,s],[o,s-1],[o,s+1]])(a<0||c<0||a>=9||c>=9||e[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(r+=1);return r}function wo({table:e,anchor:t},n,r){if(!e?.clock||!t)return null;let o=be(e.clock,n,t,r);return{text:un(o),sentence:hi(o),low:fi(e.clock.control,o)}}var Hn=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let r=[this.watchClock(t,n),this.watchAway(t,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...r))))}show(t,n){for(let r of St){let o=wo(t,r,n);o&&this.outside.show(r,o)}}watchClock({table:t,anchor:n,fallen:r},o){let s=t?.clock,a=s?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!t||!s||!n||a===null)return r!==null&&this.outside.onTime({fallen:null}),null;let u=be(s,a,n,o);this.left=u;let p=u===0?a:null;p!==r&&this.outside.onTime({fallen:p,timeSaid:Pl(t,p)});let m=c===null?null:gi(c,u);return m!==null&&this.outside.onTime({timeSaid:Nl(t,a,m)}),$i(u)}watchAway({awayFrom:t,isLongAway:n},r){if(t===null||n)return null;let o=t+ys-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Nl({seats:e},t,n){return i("seconds-left",{...Y(e,t),count:n})}function Pl({seats:e},t){return t===null?"":i("time-is-up",Y(e,t))}function _s(e,t,n=0){let{table:r}=e,o=t.trim();if(!r)return{error:i("no-table-yet")};if(o==="")return{error:i("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(o))return jl(e,r,o);let[s,a,...c]=o.toLowerCase().split(/\s+/);if(c.length>0)return{error:i("expected")};switch(s){case"pass":case"p":return Dl(e);case"undo":case"u":return Ft(e)?{request:{type:"undo"}}:{error:i("nothing-to-undo")};case"turn":return yt(e)?{request:{type:"turn"}}:{error:i("no-card-now")};case"hint":case"h":return Tt(e)?{request:{type:"hint"}}:{error:Ul(e)};case"resign":return{dialog:"resign"};case"abort":return r.can_abort?{dialog:"abort"}:{error:i("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return Cl(e,r,s);case"clock":return{say:Rl(e,r,n)};case"help":case"?":return{help:!0};case"m":return{say:Hl(e,r)};case"q":return{say:Os(e,r,le(e))};case"o":return{say:Fl(e,r)};case"t":return{say:Wl(r)};case"l":return{say:Gl(e,r)};case"s":return{say:Vl(r)};case"w":return Ts(e,a,u=>({say:Ms(e,u)}));case"fit":return Ts(e,a,u=>Bl(e,r,u));default:return{error:i("no-such-command",{text:o,expected:i("expected")})}}}function Cl(e,t,n){return vs(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:i(`nothing-to-${n}`)}}function Rl(e,t,n){let r=[1,2].map(o=>{let s=o,a=wo(e,s,n),c=k(t.seats,s);return a&&i("name-and-clock",{name:c,clock:a.sentence})});return r[0]===null?i("no-clock-here"):`${r.join("; ")}.`}function Dl(e){let t=E(e,null);return!A(e)||!t?.available?{error:Fn(e)}:{request:{type:"move",move:"pass"}}}function Fn(e){let{table:t}=e;return e.looking?i("go-back-first"):e.pending?i("on-its-way"):t?.stage==="over"?i("game-over"):yt(e)?i("turn-card-first"):t&&O(t)?`${$o(t)}.`:i(t?.stage==="special_patch"?"place-special-first":"not-your-turn")}function jl(e,t,n){if(!A(e))return{error:Fn(e)};let r=t.players[t.turn-1].cells,o=J(n.slice(-2));if(!o)return{error:i("expected")};if(n.startsWith("+")){if(t.stage!=="special_patch")return{error:i("no-special-now")};if(t.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let s=st([o],r,void 0)??i("cannot-go-there");return{error:i("special-wrong",{reason:s})}}return t.stage==="special_patch"?{error:Fn(e)}:ql(e,t,n,o)}function ql(e,t,n,r){let o=n[0],s=E(e,o);if(!s)return{error:i("not-on-offer",{letter:o,letters:ce(t).join(", ")||i("none")})};let{name:a,orientations:c}=e.patches[o],u=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:i("has-orientations",{patch:a,codes:u})};let m=mt(s);if(m)return{error:i("chosen-but",{patch:a,reason:m})};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=gt(p,r),v=h.some(([x,L])=>x>8||L>8)?i("not-on-quilt"):st(h,t.players[t.turn-1].cells,s);return{error:i("patch-wrong",{patch:a,reason:v??i("cannot-go-there")})}}function Ts(e,t,n){let r=e.table?ce(e.table):[];if(t==="pass"&&E(e,null))return n(null);let o=r[Number(t)-1];return o===void 0?{error:r.length?i("say-which",{count:r.length}):i("none-on-offer")}:n(o)}function Bl(e,t,n){let r=n===null?null:Ut(e,n);if(!r)return{error:i("say-which-fit")};let o=yo(t.players[t.turn-1].cells,r,8),s=o.map(a=>r.letter+a).join(" ");return{say:o.length?i("places-best-first",{count:r.placements.size,tokens:s}):i("it-fits-nowhere")}}function Hl(e,t){let n=ce(t);if(n.length===0)return i("none-on-offer");let r=n.map((a,c)=>{let u=E(e,a),p=u?mt(u):null,m=`${c+1}: ${Ct(e.patches[a])} (${a})`;return p?`${m}, ${p}`:m}),o=E(e,null),{time:s}=t.players[t.turn-1];return`${r.join(". ")}. ${o?Ci(o,s):""}.`}function Os(e,t,n){let{cells:r,patches:o}=t.players[n-1],s=o.map(a=>xn(a,e.patches)).join("; ");return i("quilt-in-words",{name:k(t.seats,n),quilt:`${kn(r)} ${s?`${s}.`:""}`})}function Fl(e,t){return t.automa?i("automa-says",{text:On(t,t.automa,e.patches)}):Os(e,t,3-le(e))}function Ul(e){return Re(e.table)?Fn(e):i("no-hints-here")}function Wl(e){let t=[1,2].map(r=>{let o=r,{time:s}=e.players[r-1];return i("name-on-space",{name:k(e.seats,o),space:String(s),distances:Rt(e,o)})}),n=e.automa?` ${jt(e.automa)}`:"";return`${t.join("; ")}.${n} ${at(e,e.seats)}`}function Gl(e,t){let n=t.moves.at(-1);if(!n)return i("no-move-so-far",{turn:tt(t)});let r=e.account.turns.find(s=>s.number===n.number);if(r)return Tn(r,e.patches);let o=k(t.seats,n.player);return i("last-move",{number:String(n.number),name:o,move:Mt(n.move,e.patches,!0)})}function Vl(e){let t=[1,2].map(n=>Zl(e,n));return i("if-ended-now",{scores:t.join("; ")})}function Zl({automa:e,players:t,seats:n},r){let{score:o,buttons:s,income:a}=t[r-1],c={score:N(o),count:s};return e&&r===2?i("score-with",{...c,name:"Automa"}):i("score-with-income",{...c,name:k(n,r),income:a})}var zl=new Set(["presence","ready","thinking"]),Ql=["1","2"];function Ls(e,t){let{number:n,now:r=null,acknowledges:o,event:s,changed:a,players:c,moves:u}=t;return!(n===e.number+1&&!zl.has(s.kind))&&n!==e.number||u.keep>e.moves.length?null:{...e,...a,number:n,now:r,acknowledges:o,players:e.players.map((m,h)=>({...m,...c[Ql[h]]})),moves:[...e.moves.slice(0,u.keep),...u.add]}}var Is=250,Yl=2e3,Kl=5e3,Xl=15e3,Un=class{constructor(t,n){this.outside=t,this.table=n,this.wait=Is,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Kl)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=Is,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Xl)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:Ls(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,r=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,r)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Yl,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function Ns(e){return{patches:e,table:null,status:"connecting",pending:null,placement:Oi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function Ps(e,t){switch(t.type){case"table":return tu(Jl(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return ru(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:Cs(e)};case"return":return bo({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:ke(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Jl(e,t,n){let r=go(t)!==null;return{...e,anchor:di(e.anchor,t,n),awayFrom:r?e.awayFrom??n:null,isLongAway:r&&e.isLongAway}}function tu(e,t,n){let r=e.table;if(r&&r.number===t.number)return{...e,table:t};let o=ks(n,t),s=Ss(r,t,e.patches,o)||e.said;return r!==null&&r.position===t.position&&o!==""?{...e,table:t,said:s,told:o}:bo({...e,table:t,said:s,told:o,looking:null,ghostText:"",copied:"",hint:null,account:nu(e,t),seen:eu(e,t),placement:Cs(e)})}function eu({seen:e,table:t},n){let r=Sn(t,n),o=Object.values(e).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...o,...r].map(s=>[s.number,s]))}function nu({account:e,table:t},n){let{turns:r}=n.automa??e,o=t!==null&&n.moves.length<t.moves.length;if(r.length===0&&!o)return e;let s=r.length>0&&r[0].number===e.turns[0]?.number;return{turns:r,run:s?e.run:e.run+1}}function Cs({placement:e}){return{...e,letter:null,origin:null,set:!1}}function bo(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!Ce(t))return e;let n=fn(t.special_cells);return{...e,placement:Rr(e.placement,null,{type:"choose",choice:n})}}function ru(e,t){if(e.pending)return e;let n=P(e),r=Rr(e.placement,n,t);if(r===e.placement)return e;let o={...e,placement:r,notice:null};return{...t.type==="cancel"?bo(o):o,ghostText:Es(o,t)}}var ou={normal:350,faster:160,off:0},iu={normal:1200,faster:500,off:0},Wn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of t)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,iu[t]-this.spent);return Math.min(ou[t],Math.floor(r/n))}};var su=new Set(["thinking","ready","presence"]),au={seen:e=>e,objection:()=>null,answer:()=>null,goOn:()=>!1},cu=[3,3],Gn=class{constructor(t,n,r){this.id=t.game,this.store=D(Ps,Ns(n));let{dispatch:o}=this.store;this.connection=new Un({open:r,later:(s,a)=>Number(setTimeout(s,a)),forget:s=>clearTimeout(s),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(s,a)=>this.hear({table:s,happened:a,at:performance.now()}),onRefusal:s=>this.refused(s),onHint:({move:s,words:a})=>o({type:"hint",hint:{move:s,words:a}}),onStatus:s=>o({type:"status",status:s}),onPending:s=>o({type:"pending",request:s})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=au,this.telling=new Wn({later:(s,a)=>Number(setTimeout(s,a)),forget:s=>clearTimeout(s),pace:()=>this.pace()},(s,a)=>{this.onShow(s,a),o({type:"table",...s})}),o({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:t,happened:n,at:r}){let o=this.company.seen(t),s={table:o,happened:n,at:r};if(n&&su.has(n.kind))return this.telling.receive(s,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;a&&!c?this.telling.receive(s,!0):this.telling.interrupt(s)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!A(this.state))return;let r=Ut(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n})}chooseShown(t){if(!A(this.state))return;this.choose(t);let{table:n,placement:r}=this.state,o=P(this.state);if(!n||!o||r.letter!==t)return;let s=B(r,t),a=As(n.players[n.turn-1].cells,o,s),c=a?J(a.slice(1)):null,u=a?Number(a[0]):s;this.placement({type:"put",orientation:u,origin:c??cu})}chooseAt(t){let{table:n,placement:r}=this.state,o=n?ce(n)[t]:void 0;o===void 0||!A(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:r}=t,o=P(t);if(!n||!A(t))return;if(!o)return this.complain(i("choose-first"));if(!r.origin)return this.placement({type:"show"});let s=E(t,o.letter),a=st(it(r,o),n.players[n.turn-1].cells,s,!1),c=gn(r,o);if(a||!c)return this.complain(s&&s.missing>0&&a===mt(s)?i("it-is-wrong",{reason:a??""}):i("cannot-place",{reason:a??i("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){A(this.state)&&E(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Ft(this.state))){if(An(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){yt(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){Tt(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){if(t==="stale"&&this.byItself)return;let r=It()==="en"?n:i(`refusal-${t}`);this.store.dispatch({type:"refusal",kind:t,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await pi({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:i("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(t){let{table:n}=this.state,r=n&&ws(n);if(r)try{t((await Yt(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(t){this.byItself=!1;let n=this.company.objection(t);if(n!==null)return this.complain(n);this.connection.send(t)||this.complain(i("on-its-way"))}command(t){let n=(s,a)=>this.store.dispatch({type:"notice",notice:{kind:s,text:a,typed:!0}}),r=this.company.answer(t);if(r!==null)return n("info",r);let o=_s(this.state,t,performance.now());"error"in o?n("error",o.error):"say"in o?n("info",o.say):"help"in o?this.onHelp():"dialog"in o?this.dialog(o.dialog):o.request.type==="undo"?this.undo():this.send(o.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let r=this.state.looking?.frames??(await si(this.id)).frames;this.store.dispatch({type:"look",frames:r,index:Math.max(0,t)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}back(){this.store.dispatch({type:"return"})}};var We={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Rs={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function Ds({key:e,shiftKey:t,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(We,e)){let a=We[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:a}}}let s=e.length===1?e.toLowerCase():e;return s==="n"?{type:"placement",event:{type:"next",back:t}}:s==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(Rs,s)?Rs[s]:null}var lu=600,Vn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let r=t.table?.number??-1,o=n&&yt(t)&&t.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let s=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},s?0:lu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var uu=4,pu=1.5,mu=120,Zn=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(s,a,c=!1)=>t.addEventListener(s,u=>a(u),{signal:r.signal,capture:c});o("pointerdown",s=>this.down(s)),o("pointermove",s=>this.move(s)),o("pointerup",s=>this.up(s)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",s=>this.click(s),!0),o("contextmenu",s=>this.flip(s)),t.addEventListener("wheel",s=>this.wheel(s),{signal:r.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(t,n){let r=this.root.querySelector("[data-quilt=active] .cells");if(!r)return null;let o=r.getBoundingClientRect(),s=o.width/9,[a,c]=[Math.floor((n-o.top)/s),Math.floor((t-o.left)/s)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!A(this.game.state))return;let r=t.target.closest("[data-patch]"),o=r?r.dataset.patch:this.game.state.placement.letter;if(!o||!r&&!this.isOnQuilt(t))return;let s=r?this.grabbed(r,o,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:o,anchor:s,market:r,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,r){let o=Ut(this.game.state,n),s=t.querySelector(".patch");if(!o||!s)return null;let a=o.patch.orientations[B(this.game.state.placement,n)],[c,u]=Q(a),p=s.getBoundingClientRect(),m=Math.floor((r.clientY-p.top)/p.height*c),h=Math.floor((r.clientX-p.left)/p.width*u);return a.find(g=>ot(g,[m,h]))??vt(a)}heldCell(t){let{placement:n}=this.game.state,r=P(this.game.state),o=this.cellAt(t.clientX,t.clientY);return!r||!n.origin||!o||!it(n,r).some(s=>ot(s,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<uu)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=P(this.game.state);if(!n)return;let r=kt(this.game.state.placement,n),o=r.filter(a=>a[0]===Q(r)[0]-1),s=t.touch?o[Math.floor(o.length/2)]:t.anchor??vt(r);this.game.placement({type:"hold",anchor:s}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(t,n){let r=this.root.querySelector("[data-quilt=active] .cells"),o=t.touch&&r?r.getBoundingClientRect().width/9*pu:0,s=this.cellAt(n.clientX,n.clientY-o);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=s!==null;let a=`${n.clientX}px, ${n.clientY-o}px`;t.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:r}=n.state,o=P(n.state),s=this.cellAt(t.clientX,t.clientY);!s||!o||(r.set&&this.commits(t,s)?n.commit():n.placement({type:"set",cell:s}))}commits(t,n){let{placement:r}=this.game.state,o=P(this.game.state);if(!o)return!1;let s=it(r,o);return s.length>0&&re(r,o)&&ot(hn(s),n)?!0:t.pointerType==="touch"?!1:[...s,r.cursor].some(a=>ot(a,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<mu||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&A(n)&&(P(n)?.letter??"+")!=="+"}};function zn(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(We,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,We[e.key]),!0)}var Qn=class{constructor(t){this.outside=t,this.store=D((n,r)=>({...n,...r}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:js(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:js(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:i("link-is-copied")})}catch{this.store.dispatch({told:i("cannot-copy")})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:i("share-text"),url:t}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":i("cannot-share")})}}};function js(e){return e instanceof Error?e.message:String(e)}var du=["classic","anniversary","valentine"];function qs(e){return du.some(t=>t===e)}var vo={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,hints:!1,strength:pe},hu=12,Yn=new Map;function ko(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(Yn.get(e)??"null");throw t}}function Kn(e,t){let n=JSON.stringify(t);Yn.set(e,n);try{localStorage.setItem(e,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function Bs(){let e=ko("quiltbee.settings"),t={...vo,...typeof e=="object"?e:null},n=qs(t.edition)?t.edition:vo.edition,r=Pr(t.language)?t.language:vo.language;return{...t,edition:n,language:r}}function Hs(e){Kn("quiltbee.settings",e),fu(e.language)}function fu(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function xo(){let e=ko("quiltbee.guide");return typeof e?.game=="string"&&[0,1].includes(e.chapter??-1)&&e.step!==void 0?e:null}function Fs(e){Kn("quiltbee.guide",e)}function de(){let e=ko("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function Us(e,t){let n=de().filter(r=>r.id!==e);Kn("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,hu))}function Ws(e){Kn("quiltbee.games",de().filter(t=>t.id!==e))}function Gs(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return Yn.get(`invitation.${e}`)??null;throw t}}function Xn(e,t){Yn.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Vs(e,t){let n=new Qn({origin:location.origin,renew:()=>li(e),draw:ui,copy:o=>gu(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>Gs(e),set:o=>Xn(e,o)}}),r=new Jt({me:Nt,sit:o=>sn(e,o),go:t});return{inviting:n,joining:r}}async function gu(e){if(!navigator.clipboard)throw new Error(i("no-clipboard"));await navigator.clipboard.writeText(e)}function Zs({text:e,mine:t},n){let o=n-(t?1:0)>0?`(${n}) `:"",s=e?`${e} – Quiltbee`:"Quiltbee";return`${o}${t?"● ":""}${s}`}function zs({mine:e},t){return e||t>0}var Ge=document.querySelector("link[rel=icon]"),$u=[Ge.href,new URL(Ge.dataset.waiting??"",Ge.href).href],So={text:"",mine:!1},Eo=0;function Ve(e,t=!1){So={text:e,mine:t},Qs()}function Jn(e){Eo=e,Qs()}function Qs(){let e=Zs(So,Eo);document.title!==e&&(document.title=e);let t=$u[zs(So,Eo)?1:0];Ge.href!==t&&(Ge.href=t)}var yu={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function b(e){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${yu[e]}></path>
  </svg>`}function Ks({clock:e},t){if(!e)return d;let n=e.running===t;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${b("clock")}${b("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${i(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function Xs(e,t,{text:n,sentence:r,low:o}){let s=e.querySelector(`[data-clock="${t}"]`);s&&(s.dataset.low=o?"true":"false",Ys(s.querySelector(".clock-time"),n),Ys(s.querySelector(".clock-words"),r))}function Ys(e,t){e&&e.textContent!==t&&(e.textContent=t)}function Ze(e){return i(`level-name-${e}`)}function Js(e){return i("level-sentence",{level:String(e),name:Ze(e),audience:i(`level-for-${e}`)})}function V(e,t,n,r,o){return l`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([s,a])=>l` <label
            ><input
              type="radio"
              name=${e}
              value=${s}
              data-testid=${`${e}-${s}`}
              .checked=${r===s}
              @change=${()=>o(s)}
            /><span>${a}</span></label
          >`)}
    </div>
  </fieldset>`}var wu=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function tr(e){let t=wu.map(([n,r])=>[n,l`${b(r)}<span>${i(`edition-${n}`)}</span>`]);return V("edition",i("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function lt(e){return e.target.value}function he(e){return e.target.checked}function er(e){let t=e.settings.language,n=[["auto",i("language-auto")],...Object.entries(Nr)],r=o=>e.change({language:lt(o)});return l`<label class="language-pick"
    >${i("setting-language")}
    <select data-testid="language" @change=${r}>
      ${n.map(([o,s])=>l`<option
            value=${o}
            lang=${o==="auto"?"":o}
            ?selected=${o===t}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function bu(e){return`${e}`}function fe(e,t,n={}){let r=Object.keys(t).map(s=>[s,bu(s)]);return i(e,{...n,...Object.fromEntries(r)}).split("").map((s,a)=>a%2?t[s]:s)}var vu=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],ku=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],xu=[["cloth","look-cloth"],["thread","look-thread"]];function ta(e,t,n){let{theme:r,motion:o,look:s,letters:a,coordinates:c,hints:u}=e.settings,p=m=>h=>e.change({[m]:h});return l`<div class="panel-head">
      <h2 id="dialog-heading">${i("settings")}</h2>
      <button type="button" class="main" @click=${t}>${i("settings-done")}</button>
    </div>
    <div class="settings">
      ${tr(e)} ${V("theme",i("setting-theme"),Mo(vu),r,p("theme"))}
      ${V("motion",i("setting-motion"),Mo(ku),o,p("motion"))}
      ${V("look",i("setting-look"),Mo(xu),s,p("look"))}
      ${Ao("letters",a,m=>e.change({letters:m}))}
      ${Ao("coordinates",c,m=>e.change({coordinates:m}))}
      ${er(e)} ${Ao("hints",u,m=>e.change({hints:m}))}
      <button type="button" data-testid="open-command" @click=${n}>
        ${fe("open-command-line",{key:l`<kbd>/</kbd>`})}
      </button>
    </div>`}function Mo(e){return e.map(([t,n])=>[t,i(n)])}function Ao(e,t,n){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${r=>n(he(r))}
    /><span>${i(`setting-${e}`)}</span></label
  >`}function ea(e,t,n){if(e.dialog===null)return d;let r=()=>t.dialog(null),o=()=>ta(n,r,()=>t.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${r}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:o,resign:Su,practice:Ou,abort:Mu,handover:Au,report:_u}[e.dialog](t,r)}
  </dialog>`}function na(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function Su(e,t){return l`<h2 id="dialog-heading">${i("resign-question")}</h2>
    <p>${Eu(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${i("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        ${i("resign")}
      </button>
    </div>`}function Eu(e){return e?.mode!=="remote"?i("resign-undo"):i(e.rated?"resign-rated":"resign-plain")}function Mu(e,t){let n=e.state.table!==null&&O(e.state.table);return l`<h2 id="dialog-heading">${i(n?"abort-close-question":"abort-question")}</h2>
    <p>${i(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${i(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${i(n?"close-it":"call-it-off")}
      </button>
    </div>`}function Au(e,t){return l`<form @submit=${r=>{r.preventDefault();let o=r.target;e.handOver(Number(new FormData(o).get("level")))}}>
    <h2 id="dialog-heading">${i("handover-question")}</h2>
    <p>${i("handover-text")}</p>
    <p>
      <label
        >${i("level")}
        <select name="level" data-testid="handover-level">
          ${ue.map(({level:r})=>l`<option value=${r} ?selected=${r===pe}>
                ${i("level-and-name",{level:String(r),name:Ze(r)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${i("let-it-play")}</button>
      <button type="button" @click=${t}>${i("wait")}</button>
    </div>
  </form>`}var Tu=["name","cheating","leaving","other"];function _u(e,t){return l`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);e.report(o.get("reason"),String(o.get("text")))}}>
    <h2 id="dialog-heading">${i("report-title")}</h2>
    <p>${i("report-who-reads")}</p>
    <p>
      <label
        >${i("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${Tu.map(r=>l`<option value=${r}>${i(`report-${r}`)}</option>`)}
        </select></label
      >
    </p>
    <p>
      <label
        >${i("report-what")}
        <textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
      </label>
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="report-confirm">${i("report")}</button>
      <button type="button" @click=${t}>${i("cancel")}</button>
    </div>
  </form>`}function Ou(e,t){return l`<h2 id="dialog-heading">${i("practice-question")}</h2>
    <p>${i("practice-text")}</p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>e.practise()}
      >
        ${i("undo")}
      </button>
      <button type="button" @click=${t}>${i("play-on")}</button>
    </div>`}var Lu=["","hint-right","hint-round","hint-left"];function nr(e){let{hint:t,patches:n}=e;if(!t)return"";let{move:r}=t;if(r==="pass")return i("hint-pass",{count:E(e,null)?.consequence.earned??0});let o=r.slice(-2);if(r.startsWith("+"))return i("hint-special",{cell:o});let[s,a]=r,{name:c,buttons:u,time:p}=n[s],m=i("buttons",{count:u}),h={patch:c,letter:s,cell:o,price:m,time:i("spaces",{count:p})},g=Iu(Number(a));return g?i("hint-patch-turned",{...h,how:g}):i("hint-patch",h)}function Iu(e){let t=[e>=4?"hint-flipped":"",Lu[e%4]].filter(Boolean);return X(t.map(n=>i(n)))}function Nu({automa:e}){if(!e)return"";let t=e.practice?i("about-practice"):"";return`${Te(e)}${t}. `}function Pu({board:e,seed:t}){let n=i(`board-${e}`);return t?fe("about-code",{code:l`<code data-testid="seed">${t}</code>`},{board:n}):n}function ra(e,t,n,r){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${i("this-game")}</h2>
    <p class="small">
      ${Nu(t)}${Pu(t)}${_(t)?"":i("about-watching")}${t.seed&&t.seed_chosen?i("about-chosen"):""}
    </p>
    ${ju(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${b("download")}<span>${i("record")}</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>oa(t,n)}>
        ${b("link")}<span>${i("copy-link")}</span>
      </button>
      ${Cu(t,n)} ${Ru(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
        ${i("new-game")}
      </button>
    </div>
    ${e.copied?l`<p class="small copied" data-testid="copied">${e.copied}</p>`:d}
  </section>`}function Cu(e,t){if(!_(e)||e.stage==="over")return d;let[n,r,o]=e.can_abort?["abort",Du(e),"cancel"]:["resign",i("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${b(o)}<span>${r}</span>
  </button>`}function Ru(e,t){return e.mode!=="remote"||!_(e)||O(e)?d:l`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    ${i("report")}
  </button>`}function Du(e){return i(O(e)?"close-table":"call-off")}function ju({mode:e,clock:t,rated:n,takebacks:r,seats:o}){if(e!=="remote")return d;let s=St.filter(c=>o[c-1].rating!==null).map(c=>`${k(o,c)} ${o[c-1].rating}`),a=[t?i("terms-clock",{clock:cn(t.control)}):i("terms-no-clock"),i(n?"terms-rated":"terms-not-rated"),i(r?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${s.length?i("terms-ratings",{ratings:s.join(", ")}):""}
  </p>`}async function oa(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:i("link-copied")})}catch(r){if(!(r instanceof DOMException||r instanceof TypeError))throw r;t.store.dispatch({type:"copied",text:i("copy-this-link",{link:n})})}}async function ia(e,t){if(!("share"in navigator))return oa(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function To(e,t){return l`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function aa(e,t){return e===0?To("empty",d):To("back",y`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?G(20,28,7):y`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function ca({number:e,budget:t,income:n,filters:r}){return To("face",y`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${G(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${i("card-budget")}</text>
    ${r.map((o,s)=>sa(En(o),36+s*7))}
    ${r.length===0?sa(i("filter-none"),42):d}`)}function sa(e,t){return y`<text class="card-filter" x="20" y=${t}>${e}</text>`}function la({turns:e,run:t},n,r){return l`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?i("last-turns",{count:e.length}):i("last-turn")}
    </h3>
    ${e.length===0?l`<p class="small">${i("no-card-since")}</p>`:d}
    ${e.map(o=>qu(o,n,r))}
  </section>`}function qu(e,t,n){return l`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${ca(e.card)}
    <div class="told">
      <p class="told-card">${Vr(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(r=>Bu(r,e,t,n))}
      </div>
      <ol>
        <li>${Zr(e,t)}</li>
        ${e.steps.map(r=>l`<li class=${r.skipped?"skipped":""}>${zr(r,t)}</li>`)}
        ${Qr(e,t).map(r=>l`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function Bu(e,{affordable:t,taken:n},r,o){let s=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return l`<span class=${`candidate ${s}`}
    >${Pn(e,r[e],0,o)}<span class="fate">${a}</span></span
  >`}var Hu=[20,10,5,1];function ua(e){let t=[],n=Math.max(0,e);for(let r of Hu)for(;n>=r;)t.push(r),n-=r;return t}var _o=56,ze=20,Fu=19;function pa(e){let t=ua(e),n=Math.min(Fu,(_o-ze)/Math.max(1,t.length-1)),r=_o-ze/2,o=t.map((s,a)=>Uu(s,r-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${_o} ${ze}`} aria-hidden="true">
    ${o}
  </svg>`}function Uu(e,t){return y`${ct(`tile-${e}`,t,ze/2)}
    <text class="tile-value" x=${t} y=${ze/2+3.2}>${e}</text>`}function rr(e,t,n){return l`<table class="scores">
    <caption class="visually-hidden">
      ${i("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${i("score-part")}</span></th>
        ${t.map(r=>l`<th scope="col">${r}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([r,o])=>l`<tr>
            <th scope="row">${r}</th>
            ${o.map(s=>l`<td>${s}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${i("number-score")}</th>
        ${e.players.map((r,o)=>l`<td data-testid=${`total-${o+1}`}>${N(r.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Wu(){return l`<span class="badge tile" title=${i("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${ct("special-tile",0,0)}</svg>
    <span class="visually-hidden">${i("has-tile")}</span></span
  >`}var Gu={buttons:G(0,0,2.8),income:y`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:y`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:y`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:y`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:y`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function or(e,t,n,r={}){let{buttons:o,income:s,empty:a,score:c,time:u}=e.players[n-1],p=[[i("number-buttons"),o,"buttons"],[i("number-income"),s,"income"],[i("number-empty"),a,"empty"],[i("number-time"),u,"time"],[i("number-score"),N(c),"score"]];return Oo(e,t,n,p,r)}function Oo(e,t,n,r,o){let{aside:s=d,clock:a=d,thumbnail:c=d}=o,u=e.stage!=="over"&&oe(t)===null&&e.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${hs(n)}
      <h2 title=${k(t,n)}>${k(t,n)}</h2>
      ${Zu(t[n-1])} ${s}
      ${e.players[n-1].special_tile?Wu():d}
      ${u?l`<span class="badge to-move">${i("to-move")}</span>`:d}
    </div>
    ${a} ${c}
    <dl>
      ${r.map(([p,m,h])=>l`<div class=${`number number-${h}`}>
            <dt>${Vu(String(h))}<span>${p}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${m}</dd>
            ${h==="buttons"?pa(Number(m)):d}
          </div>`)}
    </dl>
  </div>`}function Vu(e){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Gu[e]}</svg>`}function Zu({kind:e,yours:t,away:n,bot:r,rating:o}){return e!=="person"&&e!=="open"?d:l`${o===null?d:l`<span class="rating"
          ><span class="visually-hidden">${i("rated")}</span>${o}</span
        >`}
  ${r?l`<span class="badge bot">${i("bot")}</span>`:d}
  ${n&&!t?l`<span class="badge away">${i("away")}</span>`:d}`}function ma(e,t){let n=e.players.map(r=>r.score_parts);return rr(e,[k(t,1),k(t,2)],[[i("number-buttons"),n.map(r=>r.buttons)],[i("score-tile"),n.map(r=>r.special_tile)],[i("score-empty"),n.map((r,o)=>`${N(r.empty)} (${e.players[o].empty})`)]])}function ir(e,t,n){let{buttons:r,time:o,score:s}=e.players[1],a=[[i("number-buttons"),r,"buttons"],[i("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[i("number-time"),o,"time"],[i("number-score"),N(s),"score"]],c=l`<span class="level-name">${Dt(n)}</span>`;return Oo(e,t,2,a,{aside:c})}function sr(e,t,n,r,o,s=d){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${i("the-automa")}</h2>
      <span class="small">${Te(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${aa(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">${e.result?i("no-more-cards"):zu(t)}</p>
        <p class="small">${Yr(t)}</p>
        <p class="small">${jt(t)}</p>
      </div>
    </div>
    ${la(n,r,o)}
    <div class="piles">
      ${da("patches-with",t.with_buttons,"pile-with",r,o)}
      ${da("patches-without",t.without_buttons,"pile-without",r,o)}
    </div>
    ${Qu(e,t)} ${s}
  </section>`}function zu({pile:e,budget:t}){return e===0?i("pile-empty"):t===null?i("next-face-down"):fe("next-can-pay",{price:l`<b>${i("buttons",{count:t})}</b>`})}function da(e,t,n,r,o){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${i(e,{count:t.length})}</h3>
    <ul>
      ${[...t].map(s=>{let{name:a,income:c}=r[s];return l`<li title=${a}>
          ${Pn(s,r[s],0,o)}
          <span class="visually-hidden"
            >${a} (${s})${c?`, ${i("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Qu(e,t){let n=(o,s,a)=>l`<div class=${a}>
      <dt>${o}</dt>
      <dd>${s}</dd>
    </div>`,r=Ae(e.players[1],t.level);return l`<div class="parts">
    <h3>${i("what-level-counts",{numeral:t.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,s])=>n(i(o),s,"part"))}
      ${n(i(e.result?"number-score":"score-now"),N(e.players[1].score),"sum")}
    </dl>
  </div>`}function ha(e,t){if(!e.typing)return d;let n=e.notice?.typed?e.notice:null;return l`<form
    class="command"
    aria-label=${i("command-line")}
    @submit=${r=>Yu(r,t)}
  >
    ${n?.kind==="error"?l`<p class="notice" data-testid="notice">${b("cancel")} ${n.text}</p>`:l`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
    <div class="command-row">
      <label for="command" class="visually-hidden">${i("command")}</label>
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${r=>Ku(r,t)}
      />
      <button type="submit" class="main">${i("enter")}</button>
      <button type="button" aria-label=${i("close")} @click=${()=>t.type(!1)}>
        ${b("cancel")}
      </button>
    </div>
  </form>`}function Yu(e,t){e.preventDefault();let r=e.target.elements.namedItem("command");t.command(r.value),r.value=""}function Ku(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function fa(e,t,n){let r=_(t),o=r&&Re(t)&&t.stage!=="over",s=r&&(t.mode!=="remote"||t.takebacks);return l`${o?Xu(e,n):d}
  ${s?Ju(e,t,n):d}`}function Xu(e,t){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Tt(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${b("bulb")}<span>${i("hint")}</span>
  </button>`}function Ju(e,t,n){let r=An(t)&&Ft(e);return l`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Ft(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${b("undo")}<span>${tp(t,r)}</span>
  </button>`}function ga(e,t){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${yt(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${b("card")}<span>${i("turn-the-card")}</span>
  </button>`}function tp({mode:e},t){return e==="remote"?i("ask-takeback"):i(t?"undo-practice":"undo")}function $a(e){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:he(t)})}
    />
    <span>${i("draw-automatically")}</span></label
  >`}var ep={hint:"hint-coming",turn:"card-turning",move:"move-sending"};function ya(e,t,n){let r=A(e)?P(e):null,o=r!==null&&r.letter!=="+",s=r?E(e,r.letter):void 0,a=r!==null&&e.placement.set&&re(e.placement,r)&&s?.available!==!1,c=r!==null&&(o||e.placement.origin!==null),u=[["rotate-left",i("rotate-left"),"left",o,()=>t.placement({type:"turn",how:"left"})],["rotate-right",i("rotate-right"),"right",o,()=>t.placement({type:"turn",how:"right"})],["flip",i("flip"),"flip",o,()=>t.placement({type:"turn",how:"flip"})],["place",i("place"),"place",a,()=>t.commit()],["cancel",i("cancel"),"cancel",c,()=>t.placement({type:"cancel"})]],p=Mn(e.table)&&!e.looking;return l`<section
    class=${r?"deck held":"deck"}
    aria-label=${i("placing")}
    data-keys
    data-move=${r?gn(e.placement,r)??"":""}
  >
    ${np(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?ga(e,t):d}
      ${u.map(([m,h,g,v,x])=>l`<button
            type="button"
            class=${`tool ${g}`}
            data-testid=${m}
            aria-disabled=${v?"false":"true"}
            @click=${x}
          >
            ${b(g)}<span>${h}</span>
          </button>`)}
    </div>
  </section>`}function np(e,t){let{table:n,notice:r}=e;return l`<div class="strip" data-testid="strip">
    ${r?.kind==="error"&&!r.typed?l`<p class="notice" data-testid="notice">${b("cancel")} ${r.text}</p>`:n?rp(e,n,t):d}
  </div>`}function rp(e,t,n){let r=P(e);return e.looking?l`<p>${i("earlier-position")}</p>`:e.pending?l`<p>${i(ep[e.pending.type]??"one-moment")}</p>`:r&&A(e)?sp(e,t,r,n):e.hint?up(e.hint.move,nr(e)):op(e,t)}function op(e,t){let n=je(e).map(r=>qi(r,t.seats,e.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:me(t)}</p>
    <p class="guide">${ip(e,t)}</p>
    ${t.getting_ready?l`<p class="guide" data-testid="getting-ready">${i("warming-up")}</p>`:d}`}function ip(e,t){return t.stage==="over"?i("game-over"):t.stage==="card"?i("card-ready"):t.thinking?i("thinking",{name:k(t.seats,t.turn)}):A(e)?i("choose-or-pass-now"):`${tt(t)}.`}function sp(e,t,n,r){let o=it(e.placement,n),s=t.players[t.turn-1].cells,a=E(e,n.letter),c=ne(e.placement,n),u=c!==null&&In(e,c),{text:p,isGood:m}=Ri(o,s,a,r),h=c!==null&&!st(o,s,void 0)?te(s,o):[],g=a?vn(a,h,u,t,t.seats,r):pp(u,h.length);return l`<p class=${m?"verdict yes":"verdict no"}>
      ${c===null&&m?lp(n.letter):cp(p,m)}
    </p>
    <ul class="effects">
      ${ap(g).map(({kind:v,text:x})=>l`<li class=${v}>${x}</li>`)}
    </ul>`}function ap(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function cp(e,t){return l`${b(t?"place":"cancel")} ${e}`}function lp(e){return i(e==="+"?"put-special":"choose-place")}function up(e,t){return l`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${b("bulb")}<span><b>${i("hint-label")}</b> ${t}</span>
  </p>`}function pp(e,t){let n=[{kind:"special",text:i("effect-special-costs")}];return e&&n.push({kind:"tile",text:i("effect-tile")}),t>0&&n.push({kind:"holes",text:i("effect-a-hole")}),n}function ar(e){let{name:t,busy:n,error:r}=e.state;return l`<form class="joining" @submit=${s=>{s.preventDefault(),e.sit()}}>
    <label
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${t}
        @input=${s=>e.write(lt(s))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${i(n?"sitting-down":"sit-down")}
    </button>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="join-error">${r}</p>
  </form>`}function wa(e,{inviting:t,joining:n}){let r=Ee(e);return r?Qe(i("is-asked",{name:r}),l`<p>${i("asked-text",{name:r})}</p>`):e.access==="public"?_(e)?mp():Qe(i("seat-open"),ar(n)):_(e)?Qe(i("invite-your-friend"),dp(t)):Qe(i("seat-kept"),l`<p>${i("seat-kept-text")}</p>`)}function Qe(e,t){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function mp(){return Qe(i("in-the-lobby"),l`<p>${i("in-the-lobby-text")}</p>`)}function dp(e){let{busy:t,told:n}=e.state;return l`${e.link===null?d:hp(e,e.link)}
    <div class="row">
      <button
        type="button"
        class=${e.link===null?"main":"quiet"}
        data-testid="new-invitation"
        aria-disabled=${t?"true":"false"}
        @click=${()=>e.renew()}
      >
        ${i(e.link===null?"make-link":"new-link")}
      </button>
      <span class="small">
        ${i(e.link===null?"no-link-here":"link-becomes-void")}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function hp(e,t){let{picture:n}=e.state;return l`<p>${i("send-link")}</p>
    <label for="invitation-link" class="visually-hidden">${i("link-of-invitation")}</label>
    <input
      id="invitation-link"
      data-testid="invitation-link"
      readonly
      .value=${t}
      @focus=${r=>r.target.select()}
    />
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="copy-invitation"
        @click=${()=>e.copy()}
      >
        ${b("copy")}<span>${i("copy")}</span>
      </button>
      ${e.canShare?l`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${b("share")}<span>${i("share")}</span>
            </button>`:d}
    </div>
    ${e.isLocal?l`<p class="small">${i("local-address")}</p>`:d}
    <div class="qr">
      ${n?l`<img
              alt=${i("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:d}
    </div>`}function ba(e,t,n){if(t.mode!=="remote")return d;let{text:r,actions:o,urgent:s}=mo(e,t);return l`<section
    class=${s?"line urgent":"line"}
    aria-label=${i("between-players")}
    data-testid="line"
  >
    <p data-testid="line-text">${r}</p>
    <div class="line-actions">
      ${o.map(([a,c],u)=>l`<button
            type="button"
            class=${s&&u===0?"main":""}
            data-testid=${a}
            aria-disabled=${e.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${c}
          </button>`)}
    </div>
    ${fp(t.spectators)}
  </section>`}function fp(e){let t=i("watching",{count:e});return l`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:d}
  >
    ${b("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var gp=3;function cr(e,t,n){let r=[...e.slice(gp)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${i("coming-up")}</h2>
      <span class="small">${i("after-these",{count:r.length})}</span>
    </div>
    ${$p(r,t,n)}
  </section>`}function $p(e,t,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(r=>yp(r,t,n))}
  </ol>`}function yp(e,t,n){let r=t[e];return l`<li title=${Ct(r)}>
    ${He(e,r,0,n)}
    <span class="visually-hidden">${Ct(r)}</span>
    <span class="price" aria-hidden="true">${lr(r.buttons)}${ur(r.time)}</span>
  </li>`}function lr(e){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${G(0,0,2.9)}</svg>${e}</span
  >`}function ur(e){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function va(e,t,n,r,o){let s=[...t.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i(A(e)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>s[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:bp(e,s[a],a,n,r,o))}
    ${wp(e,t,n)}
  </section>`}function wp(e,t,n){let r=e.looking?void 0:E(e,null),{time:o}=t.players[t.turn-1];return l`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${A(e)&&r?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>pr(n,s==="mouse")}
    @pointerleave=${()=>pr(n,!1)}
    @focus=${()=>pr(n,!0)}
    @blur=${()=>pr(n,!1)}
  >
    ${b("pass")}<span class="pass-name">${i("pass")}</span>
    <span class="pass-facts">
      ${r?qr(r,o).map(s=>l`<span>${s}</span>`):d}
    </span>
  </button>`}function pr(e,t){e.store.dispatch({type:"weigh",on:t})}function Lo(e){return l`<span class="visually-hidden">${e}</span>`}function bp(e,t,n,r,o,s){let a=e.patches[t],c=e.looking?void 0:E(e,t),u=e.placement.letter===t,p=c?mt(c):null,m=e.hint?.move.startsWith(t)??!1,h=["offer",u&&"chosen",p&&"dear",m&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${B(e.placement,t)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${A(e)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${g=>{g.pointerType==="mouse"?r.choose(t):r.chooseShown(t),s()}}
  >
    <span class="art"
      >${He(t,a,B(e.placement,t),o)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${Lo(i("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${lr(a.buttons)}${Lo(i("spoken-buttons",{count:a.buttons}))}
        ${ur(a.time)}${Lo(i("spoken-time"))}</span
      >
      <span class="earn">${xa(a)}</span>
      ${vp(c,p)}</span
    >
  </button>`}function vp(e,t){return t?l`<span class="reason" title=${t}>${kp(e,t)}</span>`:d}function kp(e,t){return e&&e.missing>0?i("short-of",{count:e.missing}):t}function ka({ring:e},t,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${i("next-patches")}</h2>
    ${[...e.slice(0,3)].map(r=>l`<div class="offer" data-patch=${r}>
          <span class="art">${He(r,t[r],0,n)}</span>
          <span class="facts" title=${Ct(t[r])}
            ><span class="offer-name">${t[r].name}</span>
            <span class="price">${lr(t[r].buttons)}${ur(t[r].time)}</span>
            <span class="earn">${xa(t[r])}</span></span
          >
        </div>`)}
  </section>`}function xa({income:e}){return e>0?i("earns",{count:e}):i("earns-nothing")}function mr(e,t,n,r,o,s={},a=[]){let c=new Set(a.map(({number:m})=>m)),u=[[i("first-position"),"first",0],[i("previous-position"),"back",t-1],[i("next-position"),"forward",t+1],[i("last-position"),"last",e.length]],p=m=>m<0||m>e.length||m===t;return l`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${i("moves")}</h2>
      <div class="steps">
        ${u.map(([m,h,g])=>l`<button
              type="button"
              class="quiet square"
              aria-label=${m}
              title=${m}
              data-testid=${`step-${h}`}
              aria-disabled=${p(g)?"true":"false"}
              @click=${()=>o(g)}
            >
              ${b(h)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(m=>l`<li class=${c.has(m.number)?"fresh-move":""}>
            <button
              type="button"
              class=${m.number===t?"move now":"move"}
              aria-current=${m.number===t?"step":"false"}
              @click=${()=>o(m.number)}
            >
              <span class="number">${m.number}</span>
              <span class="move-words"
                ><b>${k(n,m.player)}</b>
                ${Mt(m.move,r)}${xp(s[m.number],m.move)}</span
              >
              <code>${m.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?l`<p class="small">${i("no-move-yet")}</p>`:""}
  </section>`}function xp(e,t){let n=e?.move===t?e.change:null;return!n||n.from===n.to?d:`: ${Fr(n)}`}var Sp={auto:"light",light:"dark",dark:"auto"};function dt(e,t=d){let{theme:n}=e.settings;return l`<header class="head">
    ${Io(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${H(e)}
      >${b("person")}<span>${i("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:Sp[n]})}
    >
      ${b("sun")}<span>${i(`theme-${n}`)}</span
      ><span class="visually-hidden">${i("theme-change")}</span>
    </button>
  </header>`}function Io(e){return l`<a class="brand" href="/" data-testid="home" @click=${H(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Wt(e,t){return l`${dt(e)}
    <main class="waiting"><p>${t}</p></main>`}function H(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var et=90,Ep=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${et}M0 ${n}H${et}`}).join(""),ge=Array.from({length:9},(e,t)=>t);function dr(e){let{number:t,active:n,ghost:r,held:o}=e,s=["quilt",n&&"active",o&&"held",e.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${s}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ge.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ge.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${et+.8} ${et+.8}`} aria-hidden="true">
        <rect class="ground" width=${et} height=${et}></rect>
        <path class="lines" d=${Ep}></path>
        ${Ea()} ${Ma(e)} ${e.fresh.map(Mp)}
        ${e.hint?Ap(e.hint):d} ${r?Tp(e,r):d}
      </svg>
      ${Ip(e)}
    </div>
  </div>`}function Sa(e,t){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${et+2} ${et+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${et} height=${et}></rect>
    ${Ea()} ${Ma({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function Ea(){return y`<rect fill="url(#fabric-cell)" width=${et} height=${et}></rect>`}function Ma({player:e,patches:t,lettered:n,fresh:r}){let o=(a,c)=>r.some(({origin:u})=>ot(u,[a,c])),s=ge.flatMap(a=>ge.map(c=>[a,c])).filter(([a,c])=>"*x".includes(e.cells[a*9+c]));return[...e.patches.map(a=>y`<g class=${o(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${Be(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,c])=>e.cells[a*9+c]==="*"?uo([a,c]):y`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function Mp({shape:e,origin:[t,n]}){return y`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${W(e,10)}></path>
    <path d=${W(e,10)}></path></g>`}function Ap({shape:e,origin:[t,n]}){let{x:r,y:o}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return y`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${W(e,10,.8)}></path>
    <path class="edge" d=${W(e,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Tp({patches:e,player:t},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([p,m])=>t.cells[p*9+m]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=W(s,10);return y`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?uo(n.origin):Be(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?d:_p(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(Op)}
    ${n.set&&a.length===0?Lp(hn(n.cells),n.legal):d}
  </g>`}function _p(e){return y`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function Op([e,t]){let n=`${t*10+3} ${e*10+3}`;return y`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Lp([e,t],n){let r=`${(t+.5)*10} ${(e+.5)*10}`,o=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return y`<g class="sign" transform=${`translate(${r})`}>
    <circle r="4.2"></circle><path d=${o} transform="scale(1.35)"></path></g>`}function Ip(e){let{number:t,name:n,player:r,patches:o,cursor:s,ghost:a,active:c}=e,u=(m,h)=>`q${t}-${C([m,h])}`,p=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${i("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?u(s[0],s[1]):d}
  >
    ${ge.map(m=>l`<div role="row" class="row">
          ${ge.map(h=>{let g=p.has(`${m},${h}`)?i(a?.legal?"fits-here":"does-not-fit-here"):"",v=r.cells[m*9+h],x=s&&s[0]===m&&s[1]===h;return l`<div
              role="gridcell"
              class=${x?"cell here":"cell"}
              id=${u(m,h)}
              data-testid=${`cell-${C([m,h])}`}
              aria-label=${Di([m,h],v,o)+g}
            ></div>`})}
        </div>`)}
  </div>`}function Aa(e,t,n){let[r,o]=e.players,s=r.score_parts,a=new Map(Ae(o,n.level)),c=m=>a.get(m)??"–",u=[k(t,1),`${k(t,2)} ${n.numeral}`],p=[[i("number-buttons"),[s.buttons,c("part-held")]],[i("score-tile"),[s.special_tile,c("part-tile")]],[i("score-empty"),[`${N(s.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])a.has(m)&&p.push([i(m),["–",c(m)]]);return rr(e,u,p)}function Ta({level:e,levels:t},n){return!t||t.length===0?d:l`<h3 id="levels-heading">${i("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${i("level")}</th>
          <th scope="col">${k(n,1)}</th>
          <th scope="col">${k(n,2)}</th>
          <th scope="col">${i("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(r=>l`<tr
              class=${r.level===e?"this-level":""}
              aria-current=${r.level===e?"true":d}
            >
              <th scope="row">
                ${r.level===e?i("this-game-level",{level:Dt(r)}):Dt(r)}
              </th>
              ${r.scores.map(o=>l`<td>${N(o)}</td>`)}
              <td>${k(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function hr(e,t,n){let{automa:r}=e;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(e,t)}</h2>
    <p>${at(e,t)}</p>
    ${r?l`${Aa(e,t,r)} ${Ta(r,t)}`:ma(e,t)}
    <div class="row">${n}</div>
  </section>`}function _a(e,t,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(e,t)}</h2>
    <p>${at(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Oa(e,t,n){let{table:r}=e;if(!r)return d;let o=Np(e,r,t,n),s=()=>t.look(0);return l`${o}
    ${r.moves.length?l`<button type="button" data-testid="review" @click=${s}>
            ${b("first")}<span>${i("review")}</span>
          </button>`:d}
    <button type="button" data-testid="share" @click=${()=>ia(r,t)}>
      ${b("share")}<span>${i("share-game")}</span>
    </button>
    <button
      type="button"
      class=${o===d?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${i("new-game")}
    </button>`}function Np(e,t,n,r){if(t.mode!=="remote")return Pp(t,n,r);if(t.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >${i("to-rematch")}</a
    >`;if(!_(t))return d;let o=ho(t);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!e.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${i(t.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}
  </button>`}function Pp(e,t,n){return!_(e)||Et(e)?d:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${b("again")}<span>${i("rematch")}</span>
  </button>`}function fr(e,t,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${i("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&e.automa)return l`<h3>${k(t,2)}</h3>
          <p data-testid="summary-2">
            ${On(e,e.automa,n)}
            ${i("on-time-board",{distances:Rt(e,2)})}
          </p>`;let{cells:s,patches:a}=e.players[r-1];return l`<h3>${k(t,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${kn(s)} ${i("on-time-board",{distances:Rt(e,o)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${xn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function La(e,t,n,r){let o=De(e);return l`<header class="head table-head">
    ${Io(r)} ${Rp(e,t,o)}
    <div class="turn-buttons">
      ${e.looking?Cp(n):fa(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${b("gear")}<span>${i("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${r.help}>
        ${b("help")}<span>${i("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${H(r)}
        >${b("person")}<span>${i("to-me")}</span></a
      >
    </div>
  </header>`}function Cp(e){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    ${i("back-to-game")}
  </button>`}function Rp(e,t,n){let{looking:r}=e;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?i("after-move",{number:String(r.index)}):tt(t)}
      </h1>
      ${t.automa?.practice?l`<span class="badge practice" data-testid="practice">${i("practice")}</span>`:d}
    </div>
    ${Dp(e,t,n)}
  </div>`}function Dp(e,t,n){if(e.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${i("connection-lost")}
    </p>`;let r=e.looking?`${$t(n,t.seats)}. ${at(n,t.seats)}`:me(t);return l`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function Ia(e,t,n,r,o,s){let{table:a}=e,c=De(e);if(!a||!c)return Wt(r,i("opening-table"));let{letters:u,look:p,coordinates:m}=r.settings,h=()=>r.change({look:p==="cloth"?"thread":"cloth"}),g=le(e),v=a.mode==="screen"?1:g,x=rt=>Hp(e,a,c,rt,r,t),L=c.result!==null||Et(c),nt=_(a)&&!O(a)&&!L;return l`${La(e,a,t,r)}
    <main
      class=${qp(e,a,L,m,s!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(v)} ${cr(c.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${s??ba(e,a,t)}
          ${Bp(e,a,c,t,n,r,o,s!==null)}
          ${nt?ya(e,t,m):d} ${jp(e,a,t)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?Up(e,c,a,u,r):x(v===1?2:1)}
          ${jn(c,a.seats,p,h,rs(e),g)}
        </div>
      </div>
      <div class="below">
        ${s===null?ra(e,a,t,r):d}
        ${fr(c,a.seats,e.patches)}
      </div>
    </main>
    ${ha(e,t)} ${Gp(e)} ${ea(e,t,r)}`}function jp(e,t,n){let r=e.looking?e.looking.index:t.moves.length,o=s=>n.look(s);return mr(t.moves,r,t.seats,e.patches,o,e.seen,je(e))}function qp({peek:e},t,n,r,o){let s=r?"named":"unnamed";return["table",o?"remote guided":t.mode,s,e&&"peek",O(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Bp(e,t,n,r,o,s,a,c){if(O(t))return wa(t,o);let u=c?d:Oa(e,r,s);return n.result?hr(n,t.seats,u):Et(n)?_a(n,t.seats,u):va(e,n,r,s.settings.letters,a)}function Hp(e,t,n,r,o,s){let a=le(e)===r,c=A(e)&&t.turn===r,{letters:u,coordinates:p}=o.settings,m=je(e).filter(nt=>nt.player===r),h=k(t.seats,r),g=`${a?"front":"back"} p${r}`,v=dr({number:r,name:h,player:n.players[r-1],patches:e.patches,lettered:u,active:c,held:c&&e.placement.letter!==null,ghost:Wp(e,t,r),cursor:c?e.placement.cursor:e.walks[r],named:p,fresh:Nn(m.map(({move:nt})=>nt),e.patches),hint:c?so(e.hint?.move,e.patches):null}),x=a?d:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${i("peek",{name:h})}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${Sa(n.players[r-1],e.patches)}
      </button>`,L=or(n,t.seats,r,{clock:Ks(t,r),thumbnail:x});return l`<div class=${`seat ${g}`}>${L}</div>
    <div class=${`spread ${g}`}>
      ${a?d:Fp(h,Me(t.seats,r),s)} ${v}
    </div>`}function Fp(e,t,n){return l`<div class="peek-head">
    <b>${t?i("your-quilt"):i("quilt-of",{name:e})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${i("back")}
    </button>
  </div>`}function Up(e,t,n,r,o){let{automa:s}=t;if(!s)return l`<p class="panel small">${i("automa-unknown")}</p>`;let a=e.looking?{turns:s.turns,run:0}:e.account,c=_(n)&&n.stage!=="over"?$a(o):d;return l`<div class="seat back p2">${ir(t,n.seats,s)}</div>
    ${sr(t,s,a,e.patches,r,c)}`}function Wp(e,t,n){let{placement:r}=e,o=P(e);return!o||!r.origin||t.turn!==n||e.looking?null:{letter:o.letter,code:B(r,o.letter),origin:r.origin,cells:it(r,o),set:r.set,sent:e.pending!==null,legal:re(r,o)&&E(e,o.letter)?.available!==!1}}function Gp(e){let{notice:t,said:n,ghostText:r,status:o,hint:s}=e;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${o==="lost"?i("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?i("live-hint",{words:nr(e)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function Na(e,t,n,r,o=null){let s=o?o.seen(t):t,a=`${location.origin.replace(/^http/,"ws")}/api/games/${s.game}/play`,c=new Gn(s,n,()=>new WebSocket(a)),u=window.matchMedia("(prefers-reduced-motion: reduce)");c.onHelp=r.help,c.pace=()=>document.hidden||u.matches?"off":r.settings.motion;let p=new qn(e,()=>r.settings.look);c.onShow=({table:I},f)=>p.prepare(c.state,I,f);let m=()=>Vp(e),h=o?.accompany(c,m)??null;h&&(c.company=h.company);let g=new Vn({turn:()=>c.turnCard(!0),later:(I,f)=>window.setTimeout(I,f),forget:I=>window.clearTimeout(I)}),v=new Hn({now:()=>performance.now(),later:(I,f)=>window.setTimeout(I,f),forget:I=>window.clearTimeout(I),show:(I,f)=>Xs(e,I,f),onTime:I=>c.store.dispatch({type:"time",part:I})}),x=Vs(c.id,r.go),L=Zp(e,c,x,r,m,h),nt=zp(c,r),rt=()=>{h?.company.leaving||(L(),h?.drawn(),nt(),p.play(),g.consider(c.state,r.settings.turnCards),v.consider(c.state))},en=[c.store.watch(rt),c.store.watch(Yp(c,s,r)),x.inviting.store.watch(rt),x.joining.store.watch(rt),...h?.watch(rt)??[]],nn=new Zn(e,c),rn=I=>Jp(I,c,m),Vt=()=>{document.hidden||(c.wake(),v.consider(c.state))},Ot=()=>{c.skip(),p.skip()};window.addEventListener("keydown",Ot,{capture:!0}),window.addEventListener("pointerdown",Ot,{capture:!0}),e.addEventListener("keydown",rn),window.addEventListener("online",Vt),document.addEventListener("visibilitychange",Vt),Pa(c.id,s),Kp(s,x),c.open();let Zt=!0;return{draw:()=>{rt(),Zt&&h?.begin(),Zt=!1},close:()=>{for(let I of en)I();c.close(),nn.stop(),g.stop(),v.stop(),e.removeEventListener("keydown",rn),window.removeEventListener("keydown",Ot,{capture:!0}),window.removeEventListener("pointerdown",Ot,{capture:!0}),p.skip(),window.removeEventListener("online",Vt),document.removeEventListener("visibilitychange",Vt)}}}function Vp(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function Zp(e,t,n,r,o,s){let a=-1,c=-1,u=!1;return()=>{let{table:p}=t.state,m=document.activeElement,h=s?.slot()??null;if(j(Ia(t.state,t,n,r,o,h),e),na(e),t.state.typing&&!u&&document.getElementById("command")?.focus(),u=t.state.typing,m&&!m.isConnected&&Qp(e,m,o),!p)return;Ve(tt(p),Ce(p)&&p.mode!=="screen"),p.moves.length!==a&&Xp(e.querySelector(".move-list")),a=p.moves.length;let g=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&g&&o(),c=p.number}}function zp(e,t){let n=-1;return()=>{let r=e.state.table?.number??-1;!t.settings.hints||n===r||!Tt(e.state)||(n=r,e.hint())}}function Qp(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Yp(e,t,n){let r=t;return()=>{let o=e.state.table??r,s=xs(r,o);O(r)&&!O(o)&&Pa(o.game,o),r=o,s!==null&&n.go(`/game/${s}`)}}function Kp(e,{inviting:t,joining:n}){O(e)&&(_(e)?t.draw():e.access==="public"&&n.ask())}function Xp(e){e&&(e.scrollTop=e.scrollHeight)}function Pa(e,{seats:t}){t.some(n=>n.yours)&&Us(e,t.map(n=>n.name||i("an-open-seat")).join(" – "))}function Jp(e,t,n){let r=e.target;if(!r.closest("[data-keys]")||r.closest("dialog")||zn(e,(c,u)=>t.store.dispatch({type:"walk",player:c,direction:u})))return;let s=Ds(e),a=r instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!s||a||(e.preventDefault(),tm(s,t,n))}function tm(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.placement.letter===null&&t.company.goOn()?void 0:t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function bt(e){return e instanceof Error?e.message:String(e)}var Ye=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function gr(e){return Ye.find(({key:t})=>t===e)?.clock??null}var Ca=`${Bn/1024} KB`;function em(e,t){return{...e,...t}}var $r=class{constructor(t,n,r,o){this.keepInvitation=o,this.go=t,this.view=n,this.store=D(em,{form:{opponent:"computer",strength:r,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[r,o]=this.store.get().form.names;this.set({names:t===0?[n,o]:[r,n]})}async count(){try{let{totals:t}=await ii();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:bt(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:r,url:o,invitation:s}=await Yt(nm(t));s&&this.keepInvitation(r,s),this.go(o)}catch(r){this.store.dispatch({busy:!1,error:bt(r)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(i("paste-first"));if(t.length>Bn)return this.refuse(i("too-long",{most:Ca}));this.store.dispatch({opening:!0,openError:""});try{this.view(await on(t))}catch(n){this.refuse(bt(n))}}async openFile(t){if(t.size>Bn)return this.refuse(i("too-long",{most:Ca}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function nm(e){let{opponent:t,strength:n,deck:r,level:o,first:s,board:a}=e,c={board:a,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:r,level:o,first:"you",names:null};if(t==="computer")return{...c,opponent:t,level:n,first:s,names:null};if(t==="person"){let[u,p]=e.names.map(m=>m.trim());return{...c,opponent:t,first:s,names:[u||i("first"),p||i("second")]}}return{...c,...rm(e),opponent:t,first:s}}function rm({name:e,speed:t,takebacks:n,rated:r,seed:o}){return{names:e.trim()?[e.trim()]:null,clock:gr(t),takebacks:n&&!r,rated:r,seed:r?null:o.trim()||null}}var yr=class{constructor(t){this.outside=t,this.store=D((n,r)=>({...n,...r}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:bt(t)})}}async match(t){let n={clock:gr(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:r}=await n();this.outside.go(r)}catch(r){let o=bt(r);await this.load(),this.store.dispatch({busy:null,error:o})}}}};function No({clock:e,rated:t,takebacks:n,board:r,seed_chosen:o}){let s=[e===null?i("terms-no-clock"):ln(e)];return t&&s.push(i("terms-rated")),!n&&!t&&s.push(i("terms-no-takebacks")),r==="original"&&s.push(i("terms-original")),o&&s.push(i("terms-chosen")),s.join(", ")}var wr=6e4,Da=1440*wr,Ra=[["day",Da],["hour",60*wr],["minute",wr]],br=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=D((r,o)=>({...r,...o}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:r,waiting:o,next:s}=await this.outside.fetch(t),a=[...n(),...r],c=this.outside.now();this.store.dispatch({games:a,waiting:o,next:s,at:c,recent:this.others(a)})}catch(r){this.store.dispatch({error:bt(r)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:r})=>r));return this.outside.remembered.recent().filter(({id:r})=>!n.has(r))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function ja(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function qa({cells:e}){return e.length-e.split(".").length+1}function vr({variant:e,seats:t}){if(e==="solo")return i("card-solo");let n=t.filter(a=>!a.yours);if(n.length===0)return i("names-and",{first:t[0].name,second:t[1].name});let{kind:r,name:o}=n[0];if(r==="open")return i("your-open-table");let s=Ba(o);return s?i("computer-level",{level:s}):o}function kr(e,t){return e.status==="over"?sm(e):e.status==="open"?i("waiting-for-somebody"):om(e)+im(e,t)}function om({status:e,seats:t,turn:n}){let r=t.every(({yours:a})=>a);if(e==="yours"&&!r)return i("your-turn");let o=n===null?null:t[n-1];if(!o)return i("under-way");let s=Ba(o.name);return i("turn-of",{name:s?i("level-number",{level:s}):o.name})}function im({clock:e,now:t},n){if(!e||e.running===null||t===null||Xt(e.control).kind!=="days")return"";let r=be(e,e.running,{now:t,at:0},n);return r===0?i("comma-time-up"):i("comma-left",{time:un(r)})}function sm({seats:e,result:t}){if(t===null)return i("called-off");let{winner:n,scores:r,reason:o}=t,s=e.every(({yours:x})=>x),{name:a,yours:c}=e[n-1],u={who:s?"other":"you",name:a},p=s||c?"won":"lost";if(o==="resignation")return i(`${p}-by-resignation`,u);if(o==="time")return i(`${p}-on-time`,u);let[m,h]=n===1?r:[r[1],r[0]],g=p==="won"?bn(m,h):bn(h,m),v=i(`${p}-points`,{...u,points:g});return o==="first to 53"?v+i("comma-first"):v}function Ba(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function Po(e,t){let n=Math.max(0,t-e);if(n<wr)return i("just-now");if(n>=30*Da)return ni(e);let[r,o]=Ra.find(([,a])=>n>=a)??Ra[2];return new Intl.RelativeTimeFormat(It(),{numeric:"auto"}).format(-Math.floor(n/o),r)}var am=12;function Ha(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return R(`/api/me/games?limit=${am}${t}`)}function Fa(){return R("/api/lobby")}function Ua(e){return R("/api/match",e)}var Co=new Set;function Wa(e){for(let t of Co)t(e)}function xr(e){return Co.add(e),()=>{Co.delete(e)}}function Ga(e,t){let n=Wr[e.level-1];return l`${V("deck",i("deck"),[["normal",i("short-deck-normal")],["tactical",i("short-deck-tactical")]],e.deck,r=>t.set({deck:r}))}
    <p class="small explain">
      ${i("label-and-note",{label:i(`deck-${e.deck}`),note:i(`deck-note-${e.deck}`)})}
    </p>
    ${V("level",i("level-of-automa"),Wr.map(r=>[String(r.level),Dt(r)]),String(e.level),r=>t.set({level:Number(r)}))}
    <p class="small explain" data-testid="level-counts">
      ${i("you-begin",{numeral:n.numeral,name:_n(n.level),counts:i(`automa-level-${n.level}`)})}
    </p>`}function Va({totals:e}){if(e.length===0)return d;let t=n=>n===null?"–":N(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">${i("alone-with-automa")}</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        ${i("finished-by-level")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${i("deck-and-level")}</th>
          <th scope="col">${i("won")}</th>
          <th scope="col">${i("mean")}</th>
          <th scope="col">${i("best")}</th>
          <th scope="col">${i("practice")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(n=>l`<tr>
              <th scope="row">${i(`short-deck-${n.deck}`)} ${n.numeral}</th>
              <td>${i("won-of",{won:n.won,games:n.games})}</td>
              <td>${t(n.mean_margin)}</td>
              <td>${t(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${i("mean-note")}</p>
  </section>`}var Sr=90,cm={"*":"special",x:"covered"};function Za(e,t,n){let{games:r,recent:o,waiting:s,next:a,busy:c,error:u,at:p}=e.store.get();return r.length===0&&o.length===0&&!u?d:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${i("your-games")}
      ${s>0?l`<span class="badge" data-testid="waiting"
              >${i("waiting-for-you",{count:s})}</span
            >`:d}
    </h2>
    <ul data-testid="recent-games">
      ${r.map(m=>lm(m,t,n-p))}
      ${o.map(m=>um(m,e,t))}
    </ul>
    ${a===null?d:l`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>e.more()}
          >
            ${i("show-more")}
          </button>`}
    <p class="notice" role="alert" ?hidden=${!u} data-testid="games-error">${u}</p>
  </section>`}function lm(e,t,n){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Er(e.cells)}
    <a href=${e.url} @click=${H(t)}>${vr(e)}</a>
    <span class="standing">${kr(e,n)}</span>
    <span class="small when">${Po(e.last,Date.now())}</span>
  </li>`}function um(e,t,n){let r=Po(e.when,Date.now());return l`<li class="game remembered">
    ${Er(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${H(n)}>${e.title}</a>
    <span class="standing small">${i("opened-here",{when:r})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${i("remove-game",{game:e.title,when:r})}
      @click=${()=>t.forget(e.id)}
    >
      ${i("remove")}
    </button>
  </li>`}function Er(e){let t=new Map;return[...e].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];t.set(n,[...t.get(n)??[],o])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Sr+2} ${Sr+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Sr} height=${Sr}></rect>
    ${[...t].flatMap(([n,r])=>pm(n,r))}
  </svg>`}function pm(e,t){let n=e==="*"||e==="x",r=n?cm[e]:e;return(n?t.map(o=>[o]):[t]).map(o=>y`<path class="piece" fill=${`url(#fabric-${r})`} d=${W(o,10)}></path>`)}function za(e,t,n){let{games:r,at:o}=e.store.get(),s=ja(r);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${H(t)}>
    ${Er(s.cells)}
    <span class="continue-words">
      <b>${i("continue")}</b>
      <span
        >${i("opponent-and-standing",{opponent:vr(s),standing:kr(s,n-o)})}</span
      >
      <span class="small">${i("spaces-sewn",{count:qa(s)})}</span>
    </span>
  </a>`:d}var Qa=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function mm(e){return Qa.flatMap((t,n)=>[...t].flatMap((r,o)=>r===e?[[n,o]]:[]))}function dm(e){let t=mm(e),n=`url(#fabric-${e})`;return y`<path class="piece" fill=${n} d=${W(t,10,.25)}></path>
    <path class="stitches" d=${W(t,10,1.1)}></path>`}function Ke(){let e=[...new Set(Qa.join(""))].filter(t=>t!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${e.map(dm)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>G((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Ya(e,t){let{tables:n,busy:r,error:o}=e.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${i("play-anyone")}</h2>
    <p class="small">${i("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${i("quick-match")}>
      ${Ye.map(({key:s})=>l`<button
            type="button"
            data-testid=${`match-${s}`}
            aria-disabled=${r===null?"false":"true"}
            @click=${()=>e.match(s)}
          >
            <b>${i(`speed-${s}`)}</b><span class="small">${i(`speed-note-${s}`)}</span>
          </button>`)}
    </div>
    <h3>${i("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(s=>fm(s,e,t)):hm(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="lobby-error">${o}</p>
  </section>`}function hm(e){return e===null?d:l`<li class="none small">${i("nobody-waiting")}</li>`}function fm(e,t,n){let{game:r,name:o,rating:s,yours:a}=e,{busy:c}=t.store.get();return l`<li data-game=${r}>
    <span class="host"
      ><b>${a?i("your-table"):o}</b>${s===null?d:l` <span class="small">${s}</span>`} <span class="small">${No(e)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${r}`} @click=${H(n)}>${i("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${i("sit-with",{name:o,terms:No(e)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>t.sit(r)}
          >
            ${i("sit-down")}
          </button>`}
  </li>`}var gm=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],$m={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Xa(e,t,n){let{form:r}=e,o=r.opponent==="friend"||r.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${i("new-game")}</h2>
    ${wm(r,t)}
    <div class="choices">
      ${r.opponent==="computer"?Mm(r,t,n):d}
      ${r.opponent==="person"?vm(r,t):d}
      ${o?km(r,t):d}
      ${r.opponent==="automa"?Ga(r,t):d}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${i(e.busy?"starting":$m[r.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${tr(n)} ${ym(r,t,o)}
  </form>`}function ym(e,t,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${i("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?d:xm(e,t)}
      ${V("board",i("time-board"),[["revised",i("short-board-revised")],["original",i("short-board-original")]],e.board,r=>t.set({board:r}))}
      ${n&&e.rated?d:Em(e,t)}
    </div>
  </details>`}function wm(e,t){return l`<fieldset class="cards">
    <legend class="visually-hidden">${i("opponent")}</legend>
    ${gm.map(([n,r])=>bm(n,r,e,t))}
  </fieldset>`}function bm(e,t,n,r){let o=t.includes(n.opponent)?"chosen":"",s=a=>l`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>r.set({opponent:a})}
    />`;return t.length===1?l`<label class=${`card-choice ${o}`}
      >${s(t[0])}<b>${i(e)}</b> <span class="small">${i(`${e}-note`)}</span></label
    >`:l`<div class=${`card-choice ${o}`}>
    <b>${i(e)}</b>
    <div class="ways">
      ${t.map(a=>l`<label>${s(a)}<span>${i(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function vm(e,t){return l`<div class="names">
    ${["first-name","second-name"].map((n,r)=>l`<label
          >${i(n)}
          <input
            data-testid=${`name-${r+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[r]}
            @input=${o=>t.name(r,lt(o))}
        /></label>`)}
  </div>`}function km(e,t){let{speed:n}=e;return l`<label class="own-name"
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${i("guest")}
        .value=${e.name}
        @input=${r=>t.set({name:lt(r)})}
    /></label>
    ${V("clock",i("clock"),Ye.map(({key:r})=>[r,i(`speed-${r}`)]),e.speed,r=>t.set({speed:r}))}
    <p class="small explain" data-testid="clock-words">
      ${i("label-and-note",{label:i(`speed-${n}`),note:i(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Ka("rated",i("tick-rated"),i("tick-rated-note"),e.rated,r=>t.set({rated:r}))}
      ${Ka("takebacks",i("tick-takebacks"),i(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,r=>t.set({takebacks:r}),e.rated)}
    </div>`}function Ka(e,t,n,r,o,s=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${r}
      ?disabled=${s}
      @change=${a=>o(he(a))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function xm(e,t){let[n,r]=Sm(e);return V("first",i("who-first"),[["you",n],["opponent",r],["random",i("random")]],e.first,o=>t.set({first:o}))}function Sm({opponent:e,names:[t,n]}){return e==="person"?[t||i("first"),n||i("second")]:e==="friend"?[i("you"),i("your-friend")]:[i("you"),i(e==="computer"?"computer":"the-other-player")]}function Em(e,t){return l`<label class="seed"
    >${i("setup-code")} <span class="small">${i("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:lt(n)})}
  /></label>`}function Mm({strength:e},t,n){let r=o=>{t.set({strength:Number(o)}),n.change({strength:Number(o)})};return l`${V("strength",i("difficulty"),ue.map(({level:o})=>[String(o),String(o)]),String(e),r)}
    <p class="small explain" data-testid="strength-words">${Js(e)}</p>`}function Ja({home:e,lobby:t,mine:n},r,o){let s=e.store.get();return l`${dt(r)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${i("welcome-title")}</h1>
          <p>${i("welcome-text")}</p>
        </div>
        ${Ke()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${H(r)}
            >${i("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${r.help}>
            ${b("help")}<span>${i("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${za(n,r,o)} ${Xa(s,e,r)}
      <div class="aside">
        ${Za(n,r,o)} ${Ya(t,r)} ${Am(r)}
        ${Va(s)} ${Tm(s,e)}
      </div>
    </main>`}function Am(e){return l`<nav class="more" aria-label=${i("more")}>
    <a class="button" href="/tournaments" @click=${H(e)}
      >${b("cup")}<span>${i("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${H(e)}
      >${b("person")}<span>${i("your-account")}</span></a
    >
    ${er(e)}
  </nav>`}function Tm(e,t){return l`<form class="panel opener" @submit=${r=>{r.preventDefault();let o=r.target.elements.namedItem("text");t.open(o.value)}} aria-labelledby="open-heading">
    <h2 id="open-heading">${i("open-saved")}</h2>
    <label for="open-text">${i("paste-record")}</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${e.opening}>
        ${i(e.opening?"opening":"open")}
      </button>
      <label class="button file"
        >${i("choose-file")}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${r=>_m(r,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function _m(e,t){let n=e.target,r=n.files?.[0];r&&(await t.openFile(r),n.value="")}var Om=5e3,Lm=6e4,Im=600;async function tc(e,t,n,r){let o=new $r(t.go,r,t.settings.strength,Xn),s=new yr({fetch:Fa,match:Ua,sit:sn,name:()=>o.ownName,go:t.go}),a=new br({fetch:Ha,remembered:{recent:de,forget:Ws},now:()=>performance.now()});await Cm(Im,Promise.all([o.count(),s.load(),a.load(),Pm(o,n)])),Jn(a.store.get().waiting);let c={home:o,lobby:s,mine:a},u=()=>j(Ja(c,t,performance.now()),e);return{draw:u,close:Nm(c,n,u)}}function Nm({home:e,lobby:t,mine:n},r,o){let s=[e,t,n].map(({store:u})=>u.watch(o));s.push(xr(u=>(u==="lobby"?t:n).load()));let a=setInterval(()=>{!r.isLive&&!document.hidden&&t.load()},Om),c=setInterval(o,Lm);return()=>{for(let u of s)u();clearInterval(a),clearInterval(c)}}async function Pm(e,t){let n=await Nt().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function Cm(e,t){let n=0,r=new Promise(o=>{n=window.setTimeout(o,e)});await Promise.race([t,r]),clearTimeout(n)}var{dataset:ec}=document.querySelector("script[type=module]"),Mr=new Map;async function Xe(e){let t=Mr.get(e)??Rm(e);Mr.set(e,t),t.catch(()=>Mr.delete(e));let n=await t;return n.speak(Or()),n}async function Rm(e){let t=ec[`${e}Style`];try{let[n]=await Promise.all([import(ec[e]),t&&Ro(t)]);return n}catch(n){throw new Error(i("server-away"),{cause:n})}}async function nc(){let e=await Promise.all(Mr.values());for(let t of e)t.speak(Or())}function Ro(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((r,o)=>{t.onload=r,t.onerror=()=>{t.remove(),o(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var ht=class{constructor(t){this.value=t}valueOf(){return this.value}},M=class extends ht{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},Z=class extends ht{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},ft=class e extends ht{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof ht)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ht&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var rc=100,Dm="⁨",jm="⁩";function qm(e,t,n){if(n===t||n instanceof Z&&t instanceof Z&&n.value===t.value)return!0;if(t instanceof Z&&typeof n=="string"){let r=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===r)return!0}return!1}function oc(e,t,n){return t[n]?$e(e,t[n].value):(e.reportError(new RangeError("No default")),new M)}function Do(e,t){let n=[],r=Object.create(null);for(let o of t)o.type==="narg"?r[o.name]=Je(e,o.value):n.push(Je(e,o));return{positional:n,named:r}}function Je(e,t){switch(t.type){case"str":return t.value;case"num":return new Z(t.value,{minimumFractionDigits:t.precision});case"var":return Bm(e,t);case"mesg":return Hm(e,t);case"term":return Fm(e,t);case"func":return Um(e,t);case"select":return Wm(e,t);default:return new M}}function Bm(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new M(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new M(`$${t}`);if(n instanceof ht)return n;switch(typeof n){case"string":return n;case"number":return new Z(n);case"object":if(ft.supportsValue(n))return new ft(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new M(`$${t}`)}}function Hm(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new M(t);if(n){let o=r.attributes[n];return o?$e(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new M(`${t}.${n}`))}return r.value?$e(e,r.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new M(t))}function Fm(e,{name:t,attr:n,args:r}){let o=`-${t}`,s=e.bundle._terms.get(o);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new M(o);if(n){let c=s.attributes[n];if(c){e.params=Do(e,r).named;let u=$e(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new M(`${o}.${n}`)}e.params=Do(e,r).named;let a=$e(e,s.value);return e.params=null,a}function Um(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new M(`${t}()`);if(typeof r!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new M(`${t}()`);try{let o=Do(e,n);return r(o.positional,o.named)}catch(o){return e.reportError(o),new M(`${t}()`)}}function Wm(e,{selector:t,variants:n,star:r}){let o=Je(e,t);if(o instanceof M)return oc(e,n,r);for(let s of n){let a=Je(e,s.key);if(qm(e,o,a))return $e(e,s.value)}return oc(e,n,r)}function jo(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new M;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>rc)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${rc}`);r&&n.push(Dm),n.push(Je(e,o).toString(e)),r&&n.push(jm)}return e.dirty.delete(t),n.join("")}function $e(e,t){return typeof t=="string"?e.bundle._transform(t):jo(e,t)}var Ar=class{constructor(t,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=r}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let r=this.bundle._intls.get(t);r||(r={},this.bundle._intls.set(t,r));let o=JSON.stringify(n);return r[o]||(r[o]=new t(this.bundle.locales,n)),r[o]}};function qo(e,t){let n=Object.create(null);for(let[r,o]of Object.entries(e))t.includes(r)&&(n[r]=o.valueOf());return n}var ic=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function sc(e,t){let n=e[0];if(n instanceof M)return new M(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...qo(t,ic)});if(n instanceof ft)return new Z(n.toNumber(),{...qo(t,ic)});throw new TypeError("Invalid argument to NUMBER")}var Gm=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ac(e,t){let n=e[0];if(n instanceof M)return new M(`DATETIME(${n.valueOf()})`);if(n instanceof ft||n instanceof Z)return new ft(n,qo(t,Gm));throw new TypeError("Invalid argument to DATETIME")}var cc=new Map;function lc(e){let t=Array.isArray(e)?e.join(" "):e,n=cc.get(t);return n===void 0&&(n=new Map,cc.set(t,n)),n}var tn=class{constructor(t,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:sc,DATETIME:ac,...n},this._useIsolating=r,this._transform=o,this._intls=lc(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<t.body.length;o++){let s=t.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(t,n=null,r=null){if(typeof t=="string")return this._transform(t);let o=new Ar(this,r,n);try{return jo(o,t).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new M().toString(o);throw s}}};var Bo=/^(-?[a-zA-Z][\w-]*) *= */gm,uc=/\.([a-zA-Z][\w-]*) *= */y,Vm=/\*?\[/y,Ho=/(-?[0-9]+(?:\.([0-9]+))?)/y,Zm=/([a-zA-Z][\w-]*)/y,pc=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,zm=/^[A-Z][A-Z0-9_-]*$/,Tr=/([^{}\n\r]+)/y,Qm=/([^\\"\n\r]*)/y,mc=/\\([\\"])/y,dc=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ym=/^\n+/,hc=/ +$/,Km=/ *\r?\n/g,Xm=/( *)$/,Jm=/{\s*/y,fc=/\s*}/y,td=/\[\s*/y,ed=/\s*] */y,nd=/\s*\(\s*/y,rd=/\s*->\s*/y,od=/\s*:\s*/y,id=/\s*,?\s*/y,sd=/\s+/y,ye=class{constructor(t){this.body=[],Bo.lastIndex=0;let n=0;for(;;){let f=Bo.exec(t);if(f===null)break;n=Bo.lastIndex;try{this.body.push(u(f[1]))}catch($){if($ instanceof SyntaxError)continue;throw $}}function r(f){return f.lastIndex=n,f.test(t)}function o(f,$){if(t[n]===f)return n++,!0;if($)throw new $(`Expected ${f}`);return!1}function s(f,$){if(r(f))return n=f.lastIndex,!0;if($)throw new $(`Expected ${f.toString()}`);return!1}function a(f){f.lastIndex=n;let $=f.exec(t);if($===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,$}function c(f){return a(f)[1]}function u(f){let $=m(),T=p();if($===null&&Object.keys(T).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:$,attributes:T}}function p(){let f=Object.create(null);for(;r(uc);){let $=c(uc),T=m();if(T===null)throw new SyntaxError("Expected attribute value");f[$]=T}return f}function m(){let f;if(r(Tr)&&(f=c(Tr)),t[n]==="{"||t[n]==="}")return h(f?[f]:[],1/0);let $=Ot();return $?f?h([f,$],$.length):($.value=Zt($.value,Ym),h([$],$.length)):f?Zt(f,hc):null}function h(f=[],$){for(;;){if(r(Tr)){f.push(c(Tr));continue}if(t[n]==="{"){f.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ut=Ot();if(ut){f.push(ut),$=Math.min($,ut.length);continue}break}let T=f.length-1,Lt=f[T];typeof Lt=="string"&&(f[T]=Zt(Lt,hc));let we=[];for(let ut of f)ut instanceof _r&&(ut=ut.value.slice(0,ut.value.length-$)),ut&&we.push(ut);return we}function g(){s(Jm,SyntaxError);let f=v();if(s(fc))return f;if(s(rd)){let $=nt();return s(fc,SyntaxError),{type:"select",selector:f,...$}}throw new SyntaxError("Unclosed placeable")}function v(){if(t[n]==="{")return g();if(r(pc)){let[,f,$,T=null]=a(pc);if(f==="$")return{type:"var",name:$};if(s(nd)){let Lt=x();if(f==="-")return{type:"term",name:$,attr:T,args:Lt};if(zm.test($))return{type:"func",name:$,args:Lt};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:$,attr:T,args:[]}:{type:"mesg",name:$,attr:T}}return en()}function x(){let f=[];for(;;){switch(t[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(L()),s(id)}}function L(){let f=v();return f.type!=="mesg"?f:s(od)?{type:"narg",name:f.name,value:en()}:f}function nt(){let f=[],$=0,T;for(;r(Vm);){o("*")&&(T=$);let Lt=rt(),we=m();if(we===null)throw new SyntaxError("Expected variant value");f[$++]={key:Lt,value:we}}if($===0)return null;if(T===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:T}}function rt(){s(td,SyntaxError);let f;return r(Ho)?f=nn():f={type:"str",value:c(Zm)},s(ed,SyntaxError),f}function en(){if(r(Ho))return nn();if(t[n]==='"')return rn();throw new SyntaxError("Invalid expression")}function nn(){let[,f,$=""]=a(Ho),T=$.length;return{type:"num",value:parseFloat(f),precision:T}}function rn(){o('"',SyntaxError);let f="";for(;;){if(f+=c(Qm),t[n]==="\\"){f+=Vt();continue}if(o('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function Vt(){if(r(mc))return c(mc);if(r(dc)){let[,f,$]=a(dc),T=parseInt(f||$,16);return T<=55295||57344<=T?String.fromCodePoint(T):"�"}throw new SyntaxError("Unknown escape sequence")}function Ot(){let f=n;switch(s(sd),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return I(t.slice(f,n))}return t[n-1]===" "?I(t.slice(f,n)):!1}function Zt(f,$){return f.replace($,"")}function I(f){let $=f.replace(Km,`
`),T=Xm.exec(f)[1].length;return new _r($,T)}}},_r=class{constructor(t,n){this.value=t,this.length=n}};var Fo=new Map;function Uo(e,t=`/words/${e}.json`){let n=Fo.get(e);if(n)return n;let r=ad(new URL(t,import.meta.url));return Fo.set(e,r),r.catch(()=>Fo.delete(e)),r}async function ad(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Wo(e,t){let{language:n}=e,r=cd(e,t);ei({language:n,format:(s,a)=>{let c=r.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return r.formatPattern(c,a)}})}function cd({language:e,words:t,editions:n},r){let o=new tn(e,{useIsolating:!1});return o.addResource(new ye(t)),Object.hasOwn(n,r)&&o.addResource(new ye(n[r]),{allowOverrides:!0}),o}function gc(e,t,n){let{yours:r,name:o,game:s}=e;return l`${dt(n)}
    <main class="invitation">
      ${Ke()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${r?i("own-invitation"):i("invites-you",{name:o})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${wi(e).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${r?ld(s):ar(t)}
      </section>
    </main>`}function ld(e){return l`<p data-testid="own-invitation">${i("send-address")}</p>
    <a class="button main" href=${`/game/${e}`}>${i("to-the-table")}</a>`}function $c({title:e,text:t},n){return l`${dt(n)}
    <main class="invitation">
      ${Ke()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">${i("play-on-your-own")}</a>
      </section>
    </main>`}var Go=new Map([["classic",Promise.resolve(qe)]]),Vo="classic";async function Zo(e){Vo=e;try{let t=await ud(e);Vo===e&&yc(e,t)}catch(t){console.warn(`The ${e} edition can’t be loaded:`,t),Vo===e&&!document.querySelector("#fabrics > *")&&yc("classic",qe)}}function yc(e,t){document.documentElement.dataset.edition=e,j(cs(t),document.getElementById("fabrics"))}function ud(e){let t=Go.get(e);if(t)return t;let n=`/editions/${e}`,o=Promise.all([import(`${n}.js`),pd(`${n}.css`)]).then(([s])=>s.art);return Go.set(e,o),o.catch(()=>Go.delete(e)),o}async function pd(e){let t=document.querySelector(`link[href="${e}"]`);t?.sheet||(t?.remove(),await Ro(e))}function wc(e,t){let n=e.store.get(),r=e.isSolo?[["automa",i("automa-alone")]]:[...ue.map(({level:a})=>[String(a),i("computer-level-name",{level:String(a),name:Ze(a)})]),["person",i("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return l`<form class="panel play-on" @submit=${a=>{a.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${i("play-on-here")}</h2>
    <label
      >${i("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>e.store.dispatch(md(lt(a)))}
      >
        ${r.map(([a,c])=>l`<option value=${a} ?selected=${o===a}>${c}</option>`)}
      </select></label
    >
    ${e.isSolo?d:l`<label
            >${i("you-are")}
            <select
              data-testid="on-first"
              @change=${a=>e.store.dispatch({first:lt(a)})}
            >
              <option value="you" ?selected=${n.first==="you"}>${i("player-one")}</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>
                ${i("player-two")}
              </option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      ${i("play-on")}
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function md(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function zo(e,t,n,r){let{replay:o,index:s}=e,a=o.frames[s],c=xt(o);if(n===2&&a.automa)return hd(a,a.automa,c,t,r);let u=`${n===1?"front":"back"} p${n}`;return l`<div class=${`seat ${u}`}>${or(a,c,n)}</div>
    <div class=${`spread ${u}`}>${dd(e,t,n,r)}</div>`}function dd({replay:e,index:t,walks:n},r,o,s){let a=e.frames[t];return dr({number:o,name:xt(e)[o-1].name,player:a.players[o-1],patches:r.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[o],fresh:Nn(a.player===o?[a.move]:[],r.patches)})}function hd(e,t,n,r,o){return l`<div class="seat back p2">${ir(e,n,t)}</div>
    ${sr(e,t,{turns:t.turns,run:0},r.patches,o)}`}function bc({replay:e,index:t},n){let r=o=>n.look(o);return mr(Ni(e),t,xt(e),n.patches,r)}function vc(e,t,n){let r=e.store.get(),{replay:o,index:s}=r,a=o.frames[s],c=xt(o),{letters:u,look:p}=n.settings,m=()=>n.change({look:p==="cloth"?"thread":"cloth"});return l`${dt(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?i("start-position"):i("after-move",{number:String(s)})}:
            ${$t(a,c)}
          </h1>
          <p data-testid="turn-reason">${at(a,c)}</p>
          ${o.comment?l`<p class="notice" data-testid="notice">${o.comment}</p>`:d}
        </div>
        <div class="column own">
          ${zo(r,e,1,u)} ${cr(a.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${ka(a,e.patches,u)} ${bc(r,e)}
          ${a.result?hr(a,c,d):wc(t,s)}
        </div>
        <div class="column other">
          ${zo(r,e,2,u)} ${jn(a,c,p,m)}
        </div>
      </div>
      <div class="below">${fr(a,c,e.patches)}</div>
    </main>`}var z=document.getElementById("app"),K=Bs(),_t=null,Qo=()=>"",q=0,kc={load:xo,save:Fs},xc=ri(Xo("link[data-what=patches]")),Yo=new an({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:Jn,onNews:Wa});async function Ko(e){de().length===0||document.hidden||Yo.socket||(e??await fd())&&Yo.open()}async function fd(){return Nt().then(({known:e})=>e,()=>!1)}var F={get settings(){return K},logo:Xo("link[rel=icon]"),change(e){K={...K,...e},Hs(K),Sc(),e.edition&&Zo(e.edition),"language"in e||"edition"in e?wd().catch(ti):_t?.draw()},go(e){history.pushState(null,"",e),Jo()},onNews:xr,help(){Xe("aid").then(({openAid:e})=>e(),gd)}};function gd({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),j(l`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>${i("close")}</button>`,t),document.body.append(t),t.showModal()}function Xo(e){return document.querySelector(e).href}function Sc(){let{theme:e}=K;e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function $d(){return K.language==="auto"?bi(navigator.languages):K.language}async function yd(){let{lang:e}=document.documentElement,t=K.language==="auto"?e:K.language,n=e===t?Xo("link[data-what=words]"):void 0;Wo(await Uo(t,n),K.edition),document.documentElement.lang=t}async function wd(){let e=$d();Wo(await Uo(e),K.edition),await nc(),document.documentElement.lang=e,Ve(Qo()),_t?.draw()}function Gt(e,t,n=null){_t?.close(),_t=e,Qo=t?()=>i(t):()=>"",Ve(Qo()),Ko(n),window.scrollTo(0,0),e.draw()}function Jo(){q+=1;let e=q,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{q===e&&ti(s)},r=/^\/i\/([\w-]+)$/.exec(location.pathname),o=Pi(location.pathname);t?Tc(t[1]).catch(n):r?Md(r[1]).catch(n):location.pathname==="/first-game"?Ed().catch(n):o?vd(o).catch(n):location.pathname!=="/"?Ec("page"):location.hash.length>1?xd(location.hash).catch(n):kd().catch(n)}function ti(e){if(e instanceof Qt&&e.status===404&&bd())return Ec("game");let t=e instanceof Error?e.message:String(e);Mc("cannot-show",t)}function bd(){return location.pathname.startsWith("/game/")}function Ec(e){Mc(e==="game"?"no-such-game":"no-such-page",i("link-may-be-old"))}function Mc(e,t){Gt({draw:()=>j(l`${dt(F)}
        <main class="waiting">
          <h1>${i(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${i("back-to-home")}</a>
        </main>`,z),close:()=>{}},e)}async function vd({name:e,match:t}){let n=q;_t||j(Wt(F,i("one-moment")),z);let{OPENERS:r}=await Xe("pages"),o=await r[e](z,F,t);n===q?Gt(o,`tab-${e}`):o.close()}async function kd(){let e=q,n=await tc(z,F,Yo,r=>{history.pushState(null,"",r.link||location.pathname),Ac(r).catch(ti)});e===q?Gt(n,""):n.close()}async function xd(e){let t=q,n=await on(e);t===q&&await Ac(n)}async function Ac(e){let t=new yn(e,await xc),n=new wn(e,F.go,K.strength),r=()=>j(vc(t,n,F),z),o=[t.store.watch(r),n.store.watch(r)],s=c=>zn(c,(u,p)=>t.walk(u,p));z.addEventListener("keydown",s),Gt({draw:r,close:()=>{for(let c of o)c();z.removeEventListener("keydown",s)}},"tab-viewer")}async function Tc(e){let t=q;_t||j(Wt(F,i("opening-table")),z);let[n,r]=await Promise.all([oi(e),xc]),o=xo()?.game===e?await Sd():null;if(t!==q)return;let s=n.seats.some(a=>a.yours);Gt(Na(z,n,r,F,o),"tab-game",s)}async function Sd(){let{accompany:e,asNewcomer:t}=await Xe("guide");return{seen:t,accompany:(n,r)=>e(z,n,F,kc,r)}}async function Ed(){let e=q;_t||j(Wt(F,i("opening-table")),z);let{firstGame:t}=await Xe("guide"),n=await t(kc);e===q&&(history.replaceState(null,"",`/game/${n}`),await Tc(n))}async function Md(e){let t=q;_t||j(Wt(F,i("opening-invitation")),z);try{let n=await ai(e);if(t!==q)return;let r=new Jt({me:Nt,sit:s=>ci(e,s),go:F.go}),o=()=>j(gc(n,r,F),z);Gt({draw:o,close:r.store.watch(o)},"tab-invitation"),n.yours||await r.ask()}catch(n){let r=n instanceof Qt?yi(n.status):null;if(!r)throw n;if(t!==q)return;Gt({draw:()=>j($c(r,F),z),close:()=>{}},"tab-invitation")}}Sc();await Promise.all([yd(),Zo(K.edition)]);window.addEventListener("popstate",Jo);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),F.help())});window.addEventListener("online",()=>Ko(null));document.addEventListener("visibilitychange",()=>Ko(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});Jo();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
