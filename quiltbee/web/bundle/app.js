var zt={language:"en",format:e=>e};function ri(e){zt=e}function No(){return zt}function It(){return zt.language}function i(e,t){return zt.format(e,t)}function X(e){return new Intl.ListFormat(Rc(),{type:"conjunction"}).format(e)}function Rc(){return zt.language==="en"?"en-GB":zt.language}function ii(e){return new Intl.DateTimeFormat(It(),{dateStyle:"medium"}).format(e)}var Qt=class extends Error{constructor(t,n){super(t),this.status=n}};async function C(e,t,n){return JSON.parse(await Po(e,t,n))}async function Po(e,t,n="POST"){let o=await Cc(e,t,n),r=await o.text();if(o.ok)return r;let s=Dc(r)??i("status-answer",{status:String(o.status)});throw new Qt(s,o.status)}async function Cc(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(o){throw new Error(i("server-away"),{cause:o})}}function Dc(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function si(e="/api/patches"){let t=await C(e);return Object.fromEntries(Object.entries(t).map(jc))}function jc([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>i(`patch-${e}`)})]}function ai(e){return C(`/api/games/${e}`)}function Yt(e){return C("/api/games",e)}function ci(){return C("/api/solo")}function sn(e){return C("/api/replay",{text:e})}function li(e){return C(`/api/games/${e}/replay`)}function Nt(){return C("/api/me")}function ui(e){return C(`/api/invitations/${e}`)}function pi(e,t){return C(`/api/invitations/${e}`,{name:t})}function mi(e){return C(`/api/games/${e}/invitation`,{})}function an(e,t){return C(`/api/games/${e}/seat`,{name:t})}function di(e){return Po("/api/qr",{path:e})}function fi(e){return C("/api/reports",e)}var cn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var F=1e3,Pt=60*F,Kt=60*Pt,pt=24*Kt,Ro=9900,qc=[10,30,60];function Xt(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*pt,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*F);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function ln(e){if(e===null)return i("no-clock");let{kind:t,main:n,extra:o}=Xt(e);if(t==="days")return i("clock-days",{count:n/pt});let r=hi(n);if(o===0)return i("clock-whole",{time:r});let s=i("seconds",{count:o/F});return i(t==="delay"?"clock-delay":"clock-more",{time:r,each:s})}function un(e){let{kind:t,main:n,extra:o}=Xt(e);if(t==="days")return i("label-days",{count:n/pt});let r=n%Pt===0?i("label-minutes",{count:n/Pt}):i("label-seconds",{count:n/F}),s=i("label-seconds",{count:o/F});return o===0?r:`${r} ${t==="delay"?"~":"+"} ${s}`}function hi(e){return[[Math.floor(e/Kt),"hours"],[Math.floor(e%Kt/Pt),"minutes"],[Math.floor(e%Pt/F),"seconds"]].filter(([o])=>o>0).map(([o,r])=>i(r,{count:o})).join(" ")||i("no-time")}function gi(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function ve(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:s,extra:a}=Xt(e.control),c=s==="delay"?a:0,u=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,u-c))}function pn(e){if(e<=Ro)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=pt)return i("short-days",{days:Math.floor(e/pt),hours:Math.floor(e%pt/Kt)});let t=Math.ceil(e/F),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((s,a)=>a===0&&o===0?String(s):String(s).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function $i(e){if(e<=0)return i("no-time-left");if(e>=pt){let t=Math.floor(e%pt/Kt),n=i("days",{count:Math.floor(e/pt)});return t?`${n} ${i("hours",{count:t})}`:n}return hi(Math.ceil(e/F)*F)}function yi(e,t){let{kind:n,main:o}=Xt(e);return n==="days"?t<6*Kt:t<Math.max(10*F,Math.min(Pt,o/10))}function wi(e,t){return qc.find(o=>e>o*F&&t<=o*F&&t>0)??null}function bi(e){return e<=0?null:e>=pt?Pt:e<=Ro?e%100||100:Math.min(e%F||F,e-Ro)}function vi(e){return e===404?{title:i("invitation-unknown"),text:i("invitation-unknown-text")}:e===410?{title:i("invitation-closed"),text:i("invitation-closed-text")}:null}function ki({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:s}){return[[i("term-seat"),i(`term-seat-${s}`)],[i("clock"),t===null?i("term-no-clock"):ln(t)],[i("time-board"),i(`term-board-${e}`)],[i("circle"),i(r?"term-chosen":"term-drawn")],[i("tick-takebacks"),i(n?"tick-takebacks-note":"term-none")],[i("term-rating"),i(o?"tick-rated-note":"terms-not-rated")]]}var Co={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Do(e){return typeof e=="string"&&Object.hasOwn(Co,e)}function xi(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Do)??"en"}function D(e,t){let n=t,o=!1,r=new Set,s=()=>{o=!1;for(let a of[...r])a(n)};return{get:()=>n,dispatch(a){let c=e(n,a);c!==n&&(n=c,o||queueMicrotask(s),o=!0)},watch(a){return r.add(a),()=>r.delete(a)}}}var Jt=class{constructor(t){this.outside=t,this.store=D((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:Si(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Si(o)})}}}};function Si(e){return e instanceof Error?e.message:String(e)}var Ei=[["one","Player1"],["two","Player2"]];var Bc=["","?","You","Automa"];function te(e,t){let n=Ei.flatMap(([r],s)=>{let a=t[s]??"";return Bc.includes(a)?[]:[[r,a]]}),o=new URLSearchParams(n).toString();return`/${o&&`?${o}`}${e}`}function Mi(e){let t=new URLSearchParams(e);return Object.fromEntries(Ei.flatMap(([n,o])=>{let r=t.get(n)?.trim().slice(0,40);return r?[[o,r]]:[]}))}var Hc=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function R([e,t]){return`${"abcdefghi"[t]}${e+1}`}function J(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function rt(e,t){return e[0]===t[0]&&e[1]===t[1]}function z(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function gt(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function ke(e,[t,n]){let[o,r]=z(e);return[Ai(t,9-o),Ai(n,9-r)]}function Ai(e,t){return Math.max(0,Math.min(t,e))}function dn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Ti(e,t,n){let[o,r]=t,s=n>=4?dn(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)s=dn(s,[o,r],"right"),[o,r]=[r,o];return s}function vt(e){let[t,n]=z(e),o=([r,s])=>Math.abs(r-(t-1)/2)+Math.abs(s-(n-1)/2);return e.reduce((r,s)=>o(s)<o(r)?s:r)}function hn(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),o=([a,c])=>Math.min(...e.map(([u,p])=>Math.abs(u-a)+Math.abs(p-c))),r=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(o(a)<2?20:0);return Hc.filter(a=>o(a)>0).reduce((a,c)=>r(c)<r(a)?c:a)}function fn(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],s=[o];t.add(o);for(let a=s.pop();a!==void 0;a=s.pop()){r.push([Math.floor(a/9),a%9]);for(let c of Uc(a))e[c]==="."&&!t.has(c)&&(t.add(c),s.push(c))}n.push(r.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((o,r)=>r.length-o.length)}function Uc(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var Fc=3;function ee(e,t){let n=new Set(fn(e).map(String));return fn(Wc(e,t)).filter(r=>r.length<=Fc&&!n.has(String(r)))}function Wc(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function _i(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let s=n;s<n+7;s+=1)r+=e.slice(s*9+o,s*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function W(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[a,c]of e)for(let u=0;u<4;u+=1){let[p,m]=mn[(u+3)%4];if(o.has(String([a+p,c+m])))continue;let f=Gc[u],g=[a+f[0],c+f[1]],v=[g[0]+mn[u][0],g[1]+mn[u][1]];r.set(String(g),[...r.get(String(g))??[],{to:v,direction:u}])}let s="";for(;r.size>0;)s+=Vc(r,t,n);return s}var mn=[[0,1],[1,0],[0,-1],[-1,0]],Gc=[[0,0],[0,1],[1,1],[1,0]];function Vc(e,t,n){let o=e.keys().next().value,r=[],s=o,a=-1;do{let u=e.get(s),p=Math.max(0,u.findIndex(v=>v.direction===(a+1)%4)),m=u.splice(a<0?0:p,1)[0];u.length===0&&e.delete(s);let[f,g]=s.split(",").map(Number);m.direction!==a&&r.push({at:[f,g],direction:m.direction}),a=m.direction,s=String(m.to)}while(s!==o);return r.length>1&&r[0].direction===a&&r.shift(),`M${r.map(({at:u,direction:p},m)=>{let f=r[(m+r.length-1)%r.length].direction,[g,v]=[f,p].map(x=>mn[(x+1)%4]).reduce((x,L)=>[x[0]+L[0],x[1]+L[1]]);return`${u[1]*t+v*n} ${u[0]*t+g*n}`}).join("L")}Z`}function Oi(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>J(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Li(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function Ii(e,t,[n,o]){let r=a=>(a[0]-t[0])*n+(a[1]-t[1])*o,s=a=>Math.abs((a[0]-t[0])*o+(a[1]-t[1])*n);return e.filter(a=>r(a)>0).sort((a,c)=>s(a)+r(a)-s(c)-r(c)||s(a)-s(c)).at(0)}function Ni(e,t,n){let o=s=>(s[0]-t[0])*9+s[1]-t[1];return(n?[...e].reverse().find(s=>o(s)<0):e.find(s=>o(s)>0))??e[n?e.length-1:0]}var Ri={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},jo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function gn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function B(e,t){return e.orientations[t]??0}function kt(e,t){return t.patch.orientations[B(e,t.letter)]}function it(e,t){return e.origin?gt(kt(e,t),e.origin):[]}function oe(e,t){return e.origin?`${B(e,t.letter)}${R(e.origin)}`:null}function re(e,t){let n=oe(e,t);return n!==null&&t.placements.has(n)}function $n(e,t){let n=oe(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function qo(e,t,n){switch(n.type){case"choose":return zc(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?Yc(e,t,n.direction):{...e,cursor:xe(e.cursor,n.direction)};default:return t?Zc(e,t,n):e}}function Zc(e,t,n){switch(n.type){case"hover":return e.set?e:Pi(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return Pi(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return ne({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:vt(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:yn(e,t);case"jump":return Kc(e,t,n.direction);case"next":return Xc(e,t,n.back??!1);case"turn":return Jc(e,t,n.how);case"cycle":return tl(e,t)}}function zc(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??vt(kt(o,t))}}function Pi(e,t,n,o){let r=kt(e,t),s=ke(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),a=Ci(e,t,s);return e.origin&&rt(e.origin,a)&&e.set===o&&rt(e.cursor,n)?e:{...e,origin:a,set:o,cursor:n}}function Ci(e,t,n){let o=B(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,a]of r){let c=[n[0]+s,n[1]+a];if(Qc(c)&&t.placements.has(o+R(c)))return c}return n}function Qc([e,t]){return e>=0&&t>=0&&e<9&&t<9}function ne(e,t,n){let o=kt(e,t),r=ke(o,n),s=o.some(a=>rt(a,e.anchor))?e.anchor:vt(o);return{...e,origin:r,set:!0,anchor:s,cursor:[r[0]+s[0],r[1]+s[1]]}}function yn(e,t){let{anchor:n,cursor:o}=e,r=Bo(e,t),s=[o[0]-n[0],o[1]-n[1]];return ne(e,t,Li(r,s))}function Bo(e,t){return Oi(t.placements,B(e,t.letter))}function Yc(e,t,n){if(!e.origin)return yn(e,t);let[o,r]=jo[n];return ne(e,t,[e.origin[0]+o,e.origin[1]+r])}function xe([e,t],n){let[o,r]=jo[n];return ke([[0,0]],[e+o,t+r])}function Kc(e,t,n){if(!e.origin)return yn(e,t);let o=Ii(Bo(e,t),e.origin,jo[n]);return o?ne(e,t,o):{...e,set:!0}}function Xc(e,t,n){let o=Bo(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:yn(e,t):r?ne(e,t,Ni(o,r,n)):ne(e,t,o[n?o.length-1:0])}function Jc(e,t,n){let o=B(e,t.letter),r=dn(e.anchor,z(kt(e,t)),n);return Di(e,t,t.patch.turns[o][n],r)}function tl(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,s)=>r-s),o=n[(n.indexOf(B(e,t.letter))+1)%n.length];return Di(e,t,o,vt(t.patch.orientations[o]))}function Di(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let s=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],a=ke(kt(r,t),[s[0]-o[0],s[1]-o[1]]),c=Ci(r,t,a);return{...r,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function xt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:i("player-number",{number:String(n)});return{...t,name:r,kind:"person"}})}function ji(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var wn=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=D((r,s)=>({...r,...s}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}step(t){let{index:n,replay:o}=this.store.get(),r=o.frames.length-1,s={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:r};return Object.hasOwn(s,t)?(this.look(s[t]),!0):!1}get path(){let{link:t,tags:n}=this.store.get().replay;return te(t,[n.Player1,n.Player2])}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:xe(o[t],n)}})}};function el(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,r.join(""),...o].join(",")}var bn=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=D((s,a)=>({...s,...a}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Yt(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:s}=this.store.get(),{automa:a}=n.frames[0],c=a&&o==="automa"?{deck:a.deck,level:a.level}:null,u=o==="computer"?{level:r}:null,p=o==="person"?xt(n).map(({name:f})=>f):null,m=el(n,t);return{opponent:o,...c,...u,first:s,board:"revised",seed:null,from:m,names:p}}};var nl=[[/^\/aid()$/,"aid"],[/^\/me()$/,"me"],[/^\/sign-in()$/,"sign-in"],[/^\/s\/([\w-]+)$/,"link"],[/^\/tournaments()$/,"tournaments"],[/^\/tournaments\/(\w+)$/,"tournament"]];function qi(e){for(let[t,n]of nl){let o=t.exec(e);if(o)return{name:n,match:o[1]}}return null}var St=[1,2];function Se(e){return e===1?2:1}function Ee(e){return St.filter(t=>e[t-1].yours)}function _({seats:e}){return e.some(t=>t.yours)}function Ho({mode:e,seats:t}){let n=Ee(t);return e==="remote"&&n.length===1?n[0]:null}function ie(e){return St.find(t=>e[t-1].kind==="open")??null}function Me({seats:e}){let t=ie(e);return t===null?"":e[t-1].name}function O({stage:e,seats:t}){return e!=="over"&&ie(t)!==null}function Et({stage:e,result:t}){return e==="over"&&t===null}function N(e){return e<0?`−${-e}`:String(e)}function Rt({name:e,squares:t,buttons:n,time:o,income:r}){return i("patch-label",{name:e,squares:t,buttons:n,time:o,income:r})}function Ae(e,t){return e[t-1].yours&&!e[2-t].yours}function Q(e,t){return{who:Ae(e,t)?"you":"other",name:k(e,t)}}function k(e,t){let{name:n,kind:o}=e[t-1];if(Ae(e,t))return i("you");if(o==="open")return n||i("open-seat");let r=o==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return r?i("level-number",{level:r[1]}):n==="You"?i("player-number",{number:String(t)}):n}function $t(e,t){if(e.result)return i("wins",Q(t,e.result.winner));if(Et(e))return i("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return i(n,Q(t,e.turn))}function at(e,t){if(e.result)return ol(e,t);if(Et(e))return i("aborted-reason");let n=Q(t,e.turn);if(e.stage==="special_patch")return i("reached-special-patch",n);let o=e.players[e.turn-1].time,r=e.players[2-e.turn].time;return o!==r?i("further-back",n):o===0?i("goes-first",n):t.filter(({yours:a})=>a).length===1?i("level-and-on-top",n):i("both-level-and-on-top",n)}function ol(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,s=vn(o[n-1],o[2-n]),a=Q(t,3-n);return r==="resignation"?i("result-resignation",{...a,points:s}):r==="time"?i("result-time",{...a,points:s}):i(r==="first to 53"?"result-first":"result-score",{points:s})}function vn(e,t){return i("points-to",{mine:N(e),theirs:N(t)})}function Bi(e,t){return[i("pass"),...Uo(e,t)].join(" · ")}function Uo({consequence:e},t){let n=[i("pass-move",{count:e.time-t}),i("pass-earn",{count:e.earned})];return e.income>0&&n.push(i("pass-income",{count:e.income})),e.special_patch&&n.push(i("pass-special")),n}function Mt(e,t,n=!1){if(e==="pass")return i("move-pass");if(e==="A:pass")return i("move-on");if(e.startsWith("A:"))return i("move-took",{patch:se(t,e[2])});if(e.startsWith("+"))return n?i("move-special-at",{cell:e.slice(1)}):i("move-special");let o=se(t,e[0]);return!n||!t[e[0]]?i("move-patch",{patch:o}):i("move-patch-at",{patch:o,cell:R(rl(t[e[0]],e))})}function se(e,t){return e[t]?.name??t}function rl({orientations:e},t){let n=J(t.slice(2));return gt(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function st(e,t,n,o=!0){let r=e.filter(([s,a])=>t[s*9+a]!==".").map(R);return r.length>0?o?r.length>4?i("overlaps-many",{count:r.length}):i("overlaps-at",{cells:X(r)}):i("overlaps-another"):n?mt(n):null}function mt({available:e,missing:t}){return e?null:t>0?i("needs-buttons",{count:t}):i("fits-nowhere")}function Hi(e,t,n,o){let r=st(e,t,n,o);if(r===null)return{text:i("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,a=st(e,t,void 0,o)===null,c=s&&a?i("fits-but-short",{count:n.missing}):r;return{text:il(c),isGood:!1}}function il(e){return e[0].toLocaleUpperCase()+e.slice(1)}function Fo(e){let t=R(e[0]);return e.length===1?i("single-hole",{cell:t}):i("hole-of",{size:e.length,cell:t})}function sl(e,t){return t?X(e.map(Fo)):e.length===1?i("a-hole"):i("holes",{count:e.length})}function kn(e,t,n,o,r,s=!0){let{consequence:a,missing:c}=e,u=o.players[o.turn-1],{paid:p,buttons:m,time:f,income:g,income_marks:v}=a,x={from:String(u.buttons),to:N(m)},L=[{kind:"buttons",text:c>0?i("effect-cost",{count:p}):i("effect-buttons",x)},{kind:"time",text:i("effect-time",{from:String(u.time),to:String(f)})}];if(v.length>0){let nt={count:g,marks:X(v.map(String))},ot=s?i("effect-income-at",nt):i("effect-income",{count:g});L.push({kind:"income",text:ot})}return a.special_patch&&L.push({kind:"special",text:i("effect-special")}),n&&L.push({kind:"tile",text:i("effect-tile")}),t.length>0&&L.push({kind:"holes",text:i("effect-holes",{holes:sl(t,s)})}),L.push({kind:"next",text:Wo("next",a.next,o.turn,r)}),L}function Wo(e,t,n,o){if(t===null)return i("then-over");let r=t===n?"-again":"";return Ae(o,t)?i(`${e}-you${r}`):i(`${e}-name${r}`,{name:k(o,t)})}function Ui(e,t,n){let o={cell:R(e)};if(t===".")return i("cell-empty",o);if(t==="*")return i("cell-special",o);let r=n[t]?.name;return r?i("cell-patch",{...o,patch:r}):i("cell-covered",o)}function xn(e){let t=fn(e),n=t.reduce((a,c)=>a+c.length,0),o=[i("quilt-covered",{covered:81-n,empty:n})],r=t.filter(a=>a.length===1).map(a=>R(a[0]));r.length>0&&o.push(i("quilt-single-holes",{count:r.length,cells:r.join(" ")})),n>0&&o.push(i("quilt-largest",{size:t[0].length}));let s=_i(e);return o.push(s===0?i("quilt-full"):i("quilt-missing",{count:s})),`${o.join("; ")}.`}function Ct(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],s=e.time_board.last-r;if(s===0)return i("at-the-end");let a=[];return n!==null&&a.push(i("income-in",{count:n})),o!==null&&a.push(i("special-in",{count:o})),a.push(i("end-in",{count:s})),a.join(", ")}function Sn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,s]=z(o),a=gt(o,[e.row,e.column]),c=R([e.row+r-1,e.column+s-1]),u=R([e.row,e.column]),{letter:p}=e;return i("placed-patch",{patch:n.name,letter:p,count:a.length,from:u,to:c})}function En(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:s,move:a})=>{if(!e||o.length!==1)return{number:r,player:s,move:a,change:null};let[c,u]=[e.players[s-1],t.players[s-1]],p={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:r,player:s,move:a,change:p}})}function Fi(e,t){let n=Ee(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:s})=>s).lastIndexOf(o);return e.moves.slice(r+1).map(s=>{let a=t[s.number];return a?.move===s.move?a:{...s,change:null}})}function Wi({player:e,move:t,change:n},o,r){let a={name:k(o,e),deed:al(t,r)};return!n||n.to===n.from?i("happened",a):i("happened-with",{...a,detail:Go(n)})}function Go({from:e,to:t,buttons:n}){let o=t-e;if(n===0)return i("moved",{count:o});let r=i("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return i("moved-and",{count:o,gain:r})}function al(e,t){return e.startsWith("+")?i("deed-special"):/^[A-Za-z]\d/.test(e)?i("deed-patch",{patch:se(t,e[0])}):Mt(e,t)}function Vo(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function Gi({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=a=>a>e.from&&a<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":cl(e.buttons)];t.income.some(n)&&r.push(i("payday"));let s=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:s}}function cl(e){return e<0?`−${-e}`:`+${e}`}var Zo=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function Mn(e){return i(`filter-${e}`)}function Te({score_parts:e},t){let n=e;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,s])=>[r,s])}function An(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Tn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function Zi(e,t){return i("named-patch",{patch:se(t,e),letter:e})}function zo(e,t){return X([...e].map(n=>Zi(n,t)))}function Qo({number:e,budget:t,income:n}){return i("card-title",{number:String(e),budget:t,income:n})}function Yo({affordable:e,choices:t,card:{budget:n}},o){if(e.length===0)return i("budget-none",{budget:n,count:t.length});let r={budget:n,patches:zo(e,o)};return i(e.length===1?"budget-only":"budget-buys",r)}function Ko({filter:e,left:t,skipped:n},o){return n?i("filter-skipped",{filter:Mn(e)}):i("filter-leaves",{filter:Mn(e),keeps:i(`keeps-${e}`),patches:zo(t,o)})}function Xo(e,t){let{taken:n,start:o,stop:r,income_marks:s,income:a,special_patches:c}=e,u={start:String(o),stop:String(r)},p=[n?i("automa-takes",{...u,patch:Zi(n,t)}):i("automa-advances",u)],m=a?i("gain",{sign:"+",count:a}):i("automa-no-gain");return s.length>0&&p.push(i("automa-income",{marks:X(s.map(String)),gain:m})),c.length>0&&p.push(i("automa-special",{marks:X(c.map(String))})),e.reaches_marker&&p.push(i(e.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function _n(e,t){return[i("automa-says",{text:`${Qo(e.card)}.`}),Yo(e,t),...e.steps.map(n=>Ko(n,t)),...Xo(e,t)].join(" ")}function Jo({pile:e,aside:t,discards:n}){let o=[i("cards-in-pile",{count:e})];return t>0&&o.push(i("cards-aside",{count:t})),o.push(n.length?i("cards-turned",{cards:n.join(", ")}):i("cards-none")),`${o.join("; ")}.`}function On(e){return i(`automa-name-${e}`)}function Dt({level:e,numeral:t}){return i("numeral-and-name",{numeral:t,name:On(e)})}function _e({deck:e,level:t,numeral:n}){return i("automa-title",{deck:i(`deck-${e}`),numeral:n,name:On(t)})}function jt({marker:e,marker_on_board:t}){return t?i("marker-on",{space:String(e)}):i("marker-off")}function ll(e){return It()==="de"?e:e[0].toLocaleLowerCase()+e.slice(1)}function ul(e,t){let n=Te(e,t).filter(([,r])=>r>0).map(([r,s])=>i("part-points",{part:ll(i(r)),points:s})),o=N(e.score);return n.length?i("automa-score-of",{score:o,parts:n.join(", ")}):i("automa-score",{score:o})}function Ln({players:e,result:t},n,o){let r=[Vi("pile-with",n.with_buttons,o),Vi("pile-without",n.without_buttons,o)],{budget:s}=n,a=s!==null&&!t?`${i("next-budget",{budget:s})} `:"";return[`${_e(n)}.`,i("automa-holds",{count:e[1].buttons,piles:r.join("; ")}),ul(e[1],n.level),jt(n),i("automa-cards",{cards:a+Jo(n)})].join(" ")}function Vi(e,t,n){let o=i(e,{count:t.length});return t?i("pile-of",{pile:o,patches:zo(t,n)}):o}function Qi(){let e=pl(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},s=o>0?e[o-1]:{x:t-1,y:n},a={x:r.x+(s.x-t)*12/2,y:r.y+(s.y-n)*12/2};return o<53?{centre:r,entry:a,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:a,width:36,height:12}})}function pl(e,t){let n=new Set,o=[],[r,s,a,c]=[0,0,1,0],u=(p,m)=>p>=0&&m>=0&&p<e&&m<t&&!n.has(`${p},${m}`);for(;o.length<e*t;)o.push({x:r,y:s}),n.add(`${r},${s}`),u(r+a,s+c)||([a,c]=[-c,a]),r+=a,s+=c;return o}var zi=10.3;function Yi(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let s={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},a=t.at(-1)?.centre??s,c={x:(s.x+a.x)/2,y:(s.y+a.y)/2},u=r===53?9.8:8.6;t.push({centre:s,entry:c,width:u,height:u});let p=zi/o;n+=p,o-=zi/(2*Math.PI)*p}return t}var sr=globalThis,Ki=e=>e,In=sr.trustedTypes,Xi=In?In.createPolicy("lit-html",{createHTML:e=>e}):void 0,rs="$lit$",At=`lit$${Math.random().toFixed(9).slice(2)}$`,is="?"+At,ml=`<${is}>`,Ht=document,Le=()=>Ht.createComment(""),Ie=e=>e===null||typeof e!="object"&&typeof e!="function",ar=Array.isArray,dl=e=>ar(e)||typeof e?.[Symbol.iterator]=="function",tr=`[ 	
\f\r]`,Oe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ji=/-->/g,ts=/>/g,qt=RegExp(`>|${tr}(?:([^\\s"'>=/]+)(${tr}*=${tr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),es=/'/g,ns=/"/g,ss=/^(?:script|style|textarea|title)$/i,cr=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),l=cr(1),y=cr(2),Af=cr(3),Ne=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),os=new WeakMap,Bt=Ht.createTreeWalker(Ht,129);function as(e,t){if(!ar(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Xi!==void 0?Xi.createHTML(t):t}var fl=(e,t)=>{let n=e.length-1,o=[],r,s=t===2?"<svg>":t===3?"<math>":"",a=Oe;for(let c=0;c<n;c++){let u=e[c],p,m,f=-1,g=0;for(;g<u.length&&(a.lastIndex=g,m=a.exec(u),m!==null);)g=a.lastIndex,a===Oe?m[1]==="!--"?a=Ji:m[1]!==void 0?a=ts:m[2]!==void 0?(ss.test(m[2])&&(r=RegExp("</"+m[2],"g")),a=qt):m[3]!==void 0&&(a=qt):a===qt?m[0]===">"?(a=r??Oe,f=-1):m[1]===void 0?f=-2:(f=a.lastIndex-m[2].length,p=m[1],a=m[3]===void 0?qt:m[3]==='"'?ns:es):a===ns||a===es?a=qt:a===Ji||a===ts?a=Oe:(a=qt,r=void 0);let v=a===qt&&e[c+1].startsWith("/>")?" ":"";s+=a===Oe?u+ml:f>=0?(o.push(p),u.slice(0,f)+rs+u.slice(f)+At+v):u+At+(f===-2?c:v)}return[as(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},Pe=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let s=0,a=0,c=t.length-1,u=this.parts,[p,m]=fl(t,n);if(this.el=e.createElement(p,o),Bt.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(r=Bt.nextNode())!==null&&u.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let f of r.getAttributeNames())if(f.endsWith(rs)){let g=m[a++],v=r.getAttribute(f).split(At),x=/([.?@])?(.*)/.exec(g);u.push({type:1,index:s,name:x[2],strings:v,ctor:x[1]==="."?nr:x[1]==="?"?or:x[1]==="@"?rr:ce}),r.removeAttribute(f)}else f.startsWith(At)&&(u.push({type:6,index:s}),r.removeAttribute(f));if(ss.test(r.tagName)){let f=r.textContent.split(At),g=f.length-1;if(g>0){r.textContent=In?In.emptyScript:"";for(let v=0;v<g;v++)r.append(f[v],Le()),Bt.nextNode(),u.push({type:2,index:++s});r.append(f[g],Le())}}}else if(r.nodeType===8)if(r.data===is)u.push({type:2,index:s});else{let f=-1;for(;(f=r.data.indexOf(At,f+1))!==-1;)u.push({type:7,index:s}),f+=At.length-1}s++}}static createElement(t,n){let o=Ht.createElement("template");return o.innerHTML=t,o}};function ae(e,t,n=e,o){if(t===Ne)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,s=Ie(t)?void 0:t._$litDirective$;return r?.constructor!==s&&(r?._$AO?.(!1),s===void 0?r=void 0:(r=new s(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=ae(e,r._$AS(e,t.values),r,o)),t}var er=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??Ht).importNode(n,!0);Bt.currentNode=r;let s=Bt.nextNode(),a=0,c=0,u=o[0];for(;u!==void 0;){if(a===u.index){let p;u.type===2?p=new Re(s,s.nextSibling,this,t):u.type===1?p=new u.ctor(s,u.name,u.strings,this,t):u.type===6&&(p=new ir(s,this,t)),this._$AV.push(p),u=o[++c]}a!==u?.index&&(s=Bt.nextNode(),a++)}return Bt.currentNode=Ht,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Re=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=ae(this,t,n),Ie(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==Ne&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):dl(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&Ie(this._$AH)?this._$AA.nextSibling.data=t:this.T(Ht.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=Pe.createElement(as(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let s=new er(r,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(t){let n=os.get(t.strings);return n===void 0&&os.set(t.strings,n=new Pe(t)),n}k(t){ar(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let s of t)r===n.length?n.push(o=new e(this.O(Le()),this.O(Le()),this,this.options)):o=n[r],o._$AI(s),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=Ki(t).nextSibling;Ki(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},ce=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,s){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=s,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=d}_$AI(t,n=this,o,r){let s=this.strings,a=!1;if(s===void 0)t=ae(this,t,n,0),a=!Ie(t)||t!==this._$AH&&t!==Ne,a&&(this._$AH=t);else{let c=t,u,p;for(t=s[0],u=0;u<s.length-1;u++)p=ae(this,c[o+u],n,u),p===Ne&&(p=this._$AH[u]),a||=!Ie(p)||p!==this._$AH[u],p===d?t=d:t!==d&&(t+=(p??"")+s[u+1]),this._$AH[u]=p}a&&!r&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},nr=class extends ce{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},or=class extends ce{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},rr=class extends ce{constructor(t,n,o,r,s){super(t,n,o,r,s),this.type=5}_$AI(t,n=this){if((t=ae(this,t,n,0)??d)===Ne)return;let o=this._$AH,r=t===d&&o!==d||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,s=t!==d&&(o===d||r);r&&this.element.removeEventListener(this.name,this,o),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ir=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){ae(this,t)}};var hl=sr.litHtmlPolyfillSupport;hl?.(Pe,Re),(sr.litHtmlVersions??=[]).push("3.3.3");var j=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let s=n?.renderBefore??null;o._$litPart$=r=new Re(t.insertBefore(Le(),s),s,void 0,n??{})}return r._$AI(e),r};function Ce(e){return e.stage!=="over"&&!O(e)&&e.seats[e.turn-1].yours}function A(e){return e.table!==null&&!e.looking&&!e.pending&&Ce(e.table)}function yt({table:e,looking:t,pending:n}){return An(e)&&!t&&!n}function De(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function Tt(e){return A(e)&&De(e.table)}function Ut({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&_(e)}function je(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function E(e,t){return e.table?.options.find(n=>n.letter===t)}function le(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function Ft(e,t){let n=E(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function P(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?gn(e.table.special_cells):Ft(e,t)}function ue(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?je(e)?.turn??1:1}function Nn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):E(e,o.letter)?.completes_7x7?.includes(t)??!1}function lr(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=J(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function qe({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return Fi(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function Pn(e,t){return e.flatMap(n=>lr(n,t)??[])}function cs(e){let{table:t,placement:n,weighing:o}=e;if(!t||!A(e))return null;let r=n.letter??(o?null:""),s=r===""||r==="+"?void 0:E(e,r);if(!s)return null;let{consequence:a}=s,c=t.turn,u=t.players[c-1].time,p=t.time_board.special_patches_left.filter(m=>m>u&&m<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function ls({player:e,to:t,income:n,special:o,next:r},s){let c=[n>0?i("preview-income",{count:n}):"",o?i("preview-special"):""].filter(Boolean).join(", ");return`${i("preview-space",{space:String(t)})}${c?`: ${c}`:""}. ${Wo("then",r,e,s)}`}var ur=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function us(e){let t=ur.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function pr(e,t){let n=2*Math.PI/e,o=(t*Math.sin(n/2)*1.02).toFixed(2),r=Array.from({length:e},(s,a)=>`A${o} ${o} 0 0 1 ${ps(t,(a+1)*n)}`);return`M${ps(t,0)}${r.join("")}Z`}function ps(e,t){return`${(Math.sin(t)*e).toFixed(2)} ${(-Math.cos(t)*e).toFixed(2)}`}var ms="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function gl(e){return e`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function $l(e){return e`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function yl(e){return e`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function wl(e){let t=e`<circle r="6.6" fill="var(--tile)"></circle>`,n=(o,r,s)=>e`<g id=${`tile-${o}`}><path d=${s} fill=${r}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${t}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",pr(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",pr(14,8.8))]}function bl(e){let t=n=>e`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Be(e){return e`${gl(e)} ${$l(e)} ${yl(e)} ${wl(e)} ${bl(e)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${ms} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function ds(e=Be){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${e(y)}
      ${ur.map(t=>{let{cloth:n,weave:o}=us(t);return mr(`fabric-${t}`,10,y`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${o}`}></use></g>`)})}
      ${mr("fabric-cell",10,y`<use href="#cell"></use>`)}
      ${mr("fabric-covered",5,y`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function mr(e,t,n){return y`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function ct(e,t,n,o=1){return y`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${o})`}></use>`}function G(e,t,n){return ct("button",e,t,n/10)}function vl(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function He(e,t,n,[o,r],s){let a=t.orientations[n],c=z(t.orientations[0]);return y`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${W(a,10,.25)}></path>
    <path class="stitches" d=${W(a,10,1.1)}></path>
    ${vl(t).map(u=>{let[p,m]=Ti(u,c,n);return G((m+.5)*10,(p+.5)*10,2.6)})}
    ${s?kl(a[0],e):d}
  </g>`}function kl([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return y`<text class="letter" x=${o} y=${r}>${n}</text>`}function dr([e,t]){return y`<g class="patch special">${ct("special",t*10,e*10)}</g>`}function Ue(e,t,n,o){let[r,s]=z(t.orientations[n]),a=Math.max(4,r,s)*10+1.2,[c,u]=[(s*10-a)/2,(r*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${He(e,t,n,[0,0],o)}
  </svg>`}function Rn(e,t,n,o){let[r,s]=z(t.orientations[n]);return l`<svg
    class=${`picture w${s} h${r}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${He(e,t,n,[0,0],o)}
  </svg>`}var fs={cloth:Qi(),thread:Yi()},Fe=[1,2];function hs(e){return e.time_board.on_top===1?[Fe[1],Fe[0]]:Fe}function gs(e,t){let[n,o]=e.players.map(u=>u.time),r=n===o?i("tokens-together",{space:String(n),name:k(t,e.time_board.on_top)}):Fe.map(u=>i("token-at",{...Q(t,u),space:String(e.players[u-1].time)})).join(" "),s=e.time_board.special_patches_left,a=e.automa?` ${jt(e.automa)}`:"",c=s.length?s.join(", "):i("none");return`${r} ${i("special-left",{spaces:c})}${a}`}function fr(e,t,n,o){return y`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
    ${ct(`token-${e}`,0,0,o/4)}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function $s({numeral:e},t,n,o){let r=Array.from({length:16},(s,a)=>{let c=a%2?o*.78:o,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return y`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function ys({automa:e},t,n){if(!e?.marker_on_board)return d;let[o,r]=t(e.marker);return $s(e,o,r,n)}function ws(e){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${fr(e,0,0,4.4)}
  </svg>`}function Sl(e,t,n,o=null){let r=fs[n],s=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=e.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${gs(e,t)}
  >
    ${n==="thread"?[El(),Ml(r)]:d}
    ${r.map((p,m)=>Al(p,m,n))}
    ${o?bs(o,p=>r[p].centre):d}
    ${a.map(p=>{let{x:m,y:f}=r[p].entry;return Cn(p,o,G(m,f,2.5))})}
    ${c.map(p=>{let{x:m,y:f}=r[p].entry;return Cn(p,o,Dn(m,f,4.8,u.includes(p)))})}
    ${o?vs(o,r[o.to].centre,4.6):d}
    ${ys(e,p=>[r[p].centre.x,r[p].centre.y],5.4)}
    ${Tl(e,r)}
  </svg>`}function Cn(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return y`<g class=${r} data-mark=${e}>${n}</g>`}function bs({player:e,from:t,to:n},o){let s=Array.from({length:n-t+1},(a,c)=>o(t+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return y`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function vs({player:e,to:t},{x:n,y:o},r){return y`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${ct(`token-${e}`,0,0,r/4)}</g>`}function El(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>y`<use href="#corner"
      transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function Ml(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return y`<path class="strand" d=${`M${t.join("L")}`}></path>`}function Al({centre:{x:e,y:t}},n,o){let r=n===53,s=o==="cloth"&&r?"space-end":`space-${o}`,a=n===0||r?"end":n%2?"odd":"even",c=n===0&&o==="cloth"?i("board-start"):n;return y`<g class=${`space ${a}`}>
    ${ct(s,e,t,o==="thread"&&r?1.14:1)}
    <text x=${e} y=${t+1.2}>${c}</text></g>`}function Dn(e,t,n,o){let[r,s]=[e-n/2,t-n/2];return o?ct("special",r,s,n/10):y`<rect class="mark-taken" x=${r} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function Tl(e,t){let n=e.players[0].time===e.players[1].time;return hs(e).map((o,r)=>{let{x:s,y:a}=t[e.players[o-1].time].centre,c=n?r*-2.6+1.3:0;return fr(o,s+c*.6,a+c,4)})}var We={left:5,span:150,bar:9.5,above:4,below:15};function wt(e){return We.left+e*We.span/53}function jn(e){return e===1?We.above:We.below}function ks(e,t){return fs[e][t].centre}function _l(e,t,n){let{income:o,special_patches:r,special_patches_left:s}=e.time_board,{bar:a}=We;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${gs(e,t)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Fe.map(c=>y`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,wt(e.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?bs(n,c=>({x:wt(c),y:a})):d}
    ${o.map(c=>Cn(c,n,G(wt(c-.5),a,2.1)))}
    ${r.map(c=>Cn(c,n,Dn(wt(c-.5),a,4.2,s.includes(c))))}
    ${ys(e,c=>[wt(c),a],3.6)}
    ${n?vs(n,{x:wt(n.to),y:jn(n.player)},3.2):d}
    ${hs(e).map(c=>{let{time:u}=e.players[c-1];return fr(c,wt(u),jn(c),3.3)})}
  </svg>`}function Ol({automa:e}){let t=[[i("legend-income"),G(0,0,2.4)],[i("legend-special"),Dn(0,0,4.6,!0)],[i("legend-taken"),Dn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?i("legend-marker",{space:String(n)}):i("legend-no-marker"),$s(e,0,0,2.9)]]}function qn(e,t,n,o,r=null,s=1){return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${i("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${i(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?ls(r,t):i("time-note",{name:k(t,s),distances:Ct(e,s)})}
    </p>
    <div class="spiral-box">${Sl(e,t,n,r)}</div>
    <div class="line-box">${_l(e,t,r)}</div>
    <ul class="legend">
      ${Ol(e).map(([a,c])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${a}</li>`)}
    </ul>
  </section>`}var Bn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?En(t,n):[];if(!r){this.scene=null;return}let s=Vo(r.move),a=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:p}=Gi(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:u,marks:p,picture:c}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let s=this.targetOf(Vo(t),n);if(!o||!s)return;let[a,c]=[o.box,s.getBoundingClientRect()],u=this.overlay("flying",[o.image]),p=(f,g)=>({transform:`translate(${f.x+f.width/2}px, ${f.y+f.height/2}px)
        translate(-50%, -50%) scale(${g})`}),m=Math.max(c.width,c.height)/170;this.run(u,[p(a,a.width/170),p(c,m)],r*.9).onfinish=()=>u.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(a=>a.getBoundingClientRect().width>0),[s]=r.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(c,u)=>t.from+u),s=c=>ks(this.look(),c),a=c=>({x:wt(c),y:jn(n)});for(let[c,u]of[["spiral",s],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),m=r.map(u).map(({x:f,y:g})=>({transform:`translate(${f}px, ${g}px)`}));p&&this.run(p,m,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let s=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,p,o).onfinish=()=>a.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var pe=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],me=3,Hn=65536,xs=18e4;function Ss({mode:e,board:t,seats:n,automa:o}){let[r]=Ee(n);if(r===void 0||e==="remote")return null;let s={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...s,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=r===1?"opponent":"you";return{...s,opponent:"computer",level:Ll(n[2-r].name),first:a}}function Ll(e){return Number(/level (\d+)$/.exec(e)?.[1]??me)}var Es=16;function hr(e,t){let n=Ho(t);return n!==null&&Il(e,t,n)||Rl(e,t,n)||{text:e.told||Cl(t),actions:[],urgent:!1}}function Ms(e,t,n){return n==="rematch"?gr(t):hr(e,t).actions.some(([o])=>o===n)}function gr(e){let t=Ho(e);return t===null||e.stage!=="over"||ie(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function Il(e,t,n){return O(t)?null:t.stage==="over"?Pl(t,n):Nl(e,t,n)}function Nl({fallen:e},t,n){let o=$r(t.seats,Se(n));return t.offer&&t.offer.seat!==n?{text:i("asks-takeback",{name:o}),actions:[["accept",i("accept")],["decline",i("decline")]],urgent:!0}:e===Se(n)?{text:i("time-is-up",{who:"other",name:o}),actions:[["claim",i("claim")]],urgent:!0}:e===n?{text:i("your-time-up",{name:o}),actions:[],urgent:!0}:t.offer?{text:i("you-asked-takeback",{name:o}),actions:[],urgent:!1}:null}function Pl({rematch:e,seats:t},n){let o=$r(t,Se(n));return e.game!==null?{text:i("rematch-open"),actions:[],urgent:!1}:e.asked.includes(n)?{text:i("you-asked-rematch",{name:o}),actions:[],urgent:!1}:e.asked.includes(Se(n))?{text:i("asks-rematch",{name:o}),actions:[["rematch",i("play-again")]],urgent:!0}:null}function Rl(e,t,n){let o=yr(t);if(o===null||t.stage==="over")return null;let r=$r(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:i("is-away",{name:r}),actions:[],urgent:!1}:{text:i("long-away",{name:r}),actions:[["handover",i("let-computer-play")]],urgent:!1}}function $r(e,t){let n=k(e,t);return n.length>Es?`${n.slice(0,Es-1).trimEnd()}…`:n}function yr(e){return e.mode!=="remote"?null:St.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function Cl({clock:e,rated:t,takebacks:n}){return`${[e?un(e.control):i("terms-no-clock"),i(t?"terms-rated":"terms-not-rated"),...n?[]:[i("terms-no-takebacks")]].join(", ")}.`}function tt(e){return O(e)?wr(e):$t(e,e.seats)}function de(e){return O(e)?Dl(e):at(e,e.seats)}function wr(e){let t=Me(e);return t?i("waiting-for",{name:t}):e.access==="public"?i("waiting-for-another"):i(_(e)?"waiting-for-friend":"waiting-for-second")}function Dl(e){let t=Me(e);return t?i("seat-kept-for",{name:t}):e.access==="public"?i("seat-for-anyone"):i(_(e)?"begins-by-link":"seat-for-invited")}function As(e,t){if(!e)return"";let{player:n}=e,o=n===null?{who:"other",name:""}:Q(t.seats,n);switch(e.kind){case"join":return i("took-seat",o);case"handover":return i("took-over",o);case"ask":return i("asked-takeback",o);case"decline":return i("declined-takeback",o);case"rematch":return i("asked-rematch",o);case"rematch_opened":return i("rematch-open");case"takeback":return i("move-taken-back");default:return""}}function Ts(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&_(t)?t.rematch.game:null}function _s(e,t,n,o=""){let r=`${tt(t)}. ${de(t)}`;if(!e)return r;let s=e.moves.length;return t.moves.length<s?i("taken-back",{turn:r}):o?tt(e)===tt(t)?o:`${o} ${r}`:[...t.moves.slice(s).map(({number:c,player:u,move:p})=>{let m=u===2&&t.automa?.turns.find(f=>f.number===c);return m?_n(m,n):i("move-by",{name:k(t.seats,u),move:Mt(p,n,!0)})}),...jl(e,t),r].join(" ")}function jl(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[i("takes-tile",Q(t.seats,o===0?1:2))])}function Os(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return i("put-back");if(!n)return"";let r=P(e);if(!r)return R(o.cursor);if(!o.origin){let g=E(e,r.letter),v=g?mt(g):null,x=r.letter==="+"?i("special-patch"):e.patches[r.letter].name;return v?i("chosen-but",{patch:x,reason:v}):i("chosen",{patch:x})}let s=n.players[n.turn-1].cells,a=it(o,r),c=st(a,s,E(e,r.letter)),u=R(o.origin);if(c)return i("ghost-against",{cell:u,reason:c});let p=ee(s,a),m=p.length>0?i("ghost-fits-making",{cell:u,holes:X(p.map(Fo))}):i("ghost-fits",{cell:u});return Nn(e,oe(o,r)??"")?`${m} ${i("ghost-tile")}`:m}function Ls(e,t){let{table:n}=e,o=E(e,t);return!n||!o?"":`${kn(o,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function br(e,t,n){return[...t.placements].map(o=>{let r=J(o.slice(1)),s=gt(t.patch.orientations[o[0]],r),a=ee(e,s).length;return{key:o,score:ql(e,s)-6*a}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Is(e,t,n){let o=[...t.placements].filter(s=>s[0]===String(n)),r=new Set(o.length>0?o:t.placements);return br(e,{...t,placements:r},1)[0]??null}function ql(e,t){let n=new Set(t.map(String)),o=0;for(let[r,s]of t)for(let[a,c]of[[r-1,s],[r+1,s],[r,s-1],[r,s+1]])(a<0||c<0||a>=9||c>=9||e[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(o+=1);return o}function vr({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=ve(e.clock,n,t,o);return{text:pn(r),sentence:$i(r),low:yi(e.clock.control,r)}}var Un=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of St){let r=vr(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let s=t?.clock,a=s?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!t||!s||!n||a===null)return o!==null&&this.outside.onTime({fallen:null}),null;let u=ve(s,a,n,r);this.left=u;let p=u===0?a:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:Hl(t,p)});let m=c===null?null:wi(c,u);return m!==null&&this.outside.onTime({timeSaid:Bl(t,a,m)}),bi(u)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+xs-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Bl({seats:e},t,n){return i("seconds-left",{...Q(e,t),count:n})}function Hl({seats:e},t){return t===null?"":i("time-is-up",Q(e,t))}function Ps(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:i("no-table-yet")};if(r==="")return{error:i("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return Gl(e,o,r);let[s,a,...c]=r.toLowerCase().split(/\s+/);if(c.length>0)return{error:i("expected")};switch(s){case"pass":case"p":return Wl(e);case"undo":case"u":return Ut(e)?{request:{type:"undo"}}:{error:i("nothing-to-undo")};case"turn":return yt(e)?{request:{type:"turn"}}:{error:i("no-card-now")};case"hint":case"h":return Tt(e)?{request:{type:"hint"}}:{error:Yl(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:i("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return Ul(e,o,s);case"clock":return{say:Fl(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:zl(e,o)};case"q":return{say:Rs(e,o,ue(e))};case"o":return{say:Ql(e,o)};case"t":return{say:Kl(o)};case"l":return{say:Xl(e,o)};case"s":return{say:Jl(o)};case"w":return Ns(e,a,u=>({say:Ls(e,u)}));case"fit":return Ns(e,a,u=>Zl(e,o,u));default:return{error:i("no-such-command",{text:r,expected:i("expected")})}}}function Ul(e,t,n){return Ms(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:i(`nothing-to-${n}`)}}function Fl(e,t,n){let o=[1,2].map(r=>{let s=r,a=vr(e,s,n),c=k(t.seats,s);return a&&i("name-and-clock",{name:c,clock:a.sentence})});return o[0]===null?i("no-clock-here"):`${o.join("; ")}.`}function Wl(e){let t=E(e,null);return!A(e)||!t?.available?{error:Fn(e)}:{request:{type:"move",move:"pass"}}}function Fn(e){let{table:t}=e;return e.looking?i("go-back-first"):e.pending?i("on-its-way"):t?.stage==="over"?i("game-over"):yt(e)?i("turn-card-first"):t&&O(t)?`${wr(t)}.`:i(t?.stage==="special_patch"?"place-special-first":"not-your-turn")}function Gl(e,t,n){if(!A(e))return{error:Fn(e)};let o=t.players[t.turn-1].cells,r=J(n.slice(-2));if(!r)return{error:i("expected")};if(n.startsWith("+")){if(t.stage!=="special_patch")return{error:i("no-special-now")};if(t.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let s=st([r],o,void 0)??i("cannot-go-there");return{error:i("special-wrong",{reason:s})}}return t.stage==="special_patch"?{error:Fn(e)}:Vl(e,t,n,r)}function Vl(e,t,n,o){let r=n[0],s=E(e,r);if(!s)return{error:i("not-on-offer",{letter:r,letters:le(t).join(", ")||i("none")})};let{name:a,orientations:c}=e.patches[r],u=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:i("has-orientations",{patch:a,codes:u})};let m=mt(s);if(m)return{error:i("chosen-but",{patch:a,reason:m})};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let f=gt(p,o),v=f.some(([x,L])=>x>8||L>8)?i("not-on-quilt"):st(f,t.players[t.turn-1].cells,s);return{error:i("patch-wrong",{patch:a,reason:v??i("cannot-go-there")})}}function Ns(e,t,n){let o=e.table?le(e.table):[];if(t==="pass"&&E(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?i("say-which",{count:o.length}):i("none-on-offer")}:n(r)}function Zl(e,t,n){let o=n===null?null:Ft(e,n);if(!o)return{error:i("say-which-fit")};let r=br(t.players[t.turn-1].cells,o,8),s=r.map(a=>o.letter+a).join(" ");return{say:r.length?i("places-best-first",{count:o.placements.size,tokens:s}):i("it-fits-nowhere")}}function zl(e,t){let n=le(t);if(n.length===0)return i("none-on-offer");let o=n.map((a,c)=>{let u=E(e,a),p=u?mt(u):null,m=`${c+1}: ${Rt(e.patches[a])} (${a})`;return p?`${m}, ${p}`:m}),r=E(e,null),{time:s}=t.players[t.turn-1];return`${o.join(". ")}. ${r?Bi(r,s):""}.`}function Rs(e,t,n){let{cells:o,patches:r}=t.players[n-1],s=r.map(a=>Sn(a,e.patches)).join("; ");return i("quilt-in-words",{name:k(t.seats,n),quilt:`${xn(o)} ${s?`${s}.`:""}`})}function Ql(e,t){return t.automa?i("automa-says",{text:Ln(t,t.automa,e.patches)}):Rs(e,t,3-ue(e))}function Yl(e){return De(e.table)?Fn(e):i("no-hints-here")}function Kl(e){let t=[1,2].map(o=>{let r=o,{time:s}=e.players[o-1];return i("name-on-space",{name:k(e.seats,r),space:String(s),distances:Ct(e,r)})}),n=e.automa?` ${jt(e.automa)}`:"";return`${t.join("; ")}.${n} ${at(e,e.seats)}`}function Xl(e,t){let n=t.moves.at(-1);if(!n)return i("no-move-so-far",{turn:tt(t)});let o=e.account.turns.find(s=>s.number===n.number);if(o)return _n(o,e.patches);let r=k(t.seats,n.player);return i("last-move",{number:String(n.number),name:r,move:Mt(n.move,e.patches,!0)})}function Jl(e){let t=[1,2].map(n=>tu(e,n));return i("if-ended-now",{scores:t.join("; ")})}function tu({automa:e,players:t,seats:n},o){let{score:r,buttons:s,income:a}=t[o-1],c={score:N(r),count:s};return e&&o===2?i("score-with",{...c,name:"Automa"}):i("score-with-income",{...c,name:k(n,o),income:a})}var eu=new Set(["presence","ready","thinking"]),nu=["1","2"];function Cs(e,t){let{number:n,now:o=null,acknowledges:r,event:s,changed:a,players:c,moves:u}=t;return!(n===e.number+1&&!eu.has(s.kind))&&n!==e.number||u.keep>e.moves.length?null:{...e,...a,number:n,now:o,acknowledges:r,players:e.players.map((m,f)=>({...m,...c[nu[f]]})),moves:[...e.moves.slice(0,u.keep),...u.add]}}var Ds=250,ou=2e3,ru=5e3,iu=15e3,Wn=class{constructor(t,n){this.outside=t,this.table=n,this.wait=Ds,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),ru)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=Ds,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),iu)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:Cs(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(ou,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function js(e){return{patches:e,table:null,status:"connecting",pending:null,placement:Ri,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function qs(e,t){switch(t.type){case"table":return au(su(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return uu(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:Bs(e)};case"return":return kr({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:xe(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function su(e,t,n){let o=yr(t)!==null;return{...e,anchor:gi(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function au(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=As(n,t),s=_s(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:s,told:r}:kr({...e,table:t,said:s,told:r,looking:null,ghostText:"",copied:"",hint:null,account:lu(e,t),seen:cu(e,t),placement:Bs(e)})}function cu({seen:e,table:t},n){let o=En(t,n),r=Object.values(e).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...r,...o].map(s=>[s.number,s]))}function lu({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let s=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:s?e.run:e.run+1}}function Bs({placement:e}){return{...e,letter:null,origin:null,set:!1}}function kr(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!Ce(t))return e;let n=gn(t.special_cells);return{...e,placement:qo(e.placement,null,{type:"choose",choice:n})}}function uu(e,t){if(e.pending)return e;let n=P(e),o=qo(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?kr(r):r,ghostText:Os(r,t)}}var pu={normal:350,faster:160,off:0},mu={normal:1200,faster:500,off:0},Gn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,mu[t]-this.spent);return Math.min(pu[t],Math.floor(o/n))}};var du=new Set(["thinking","ready","presence"]),fu={seen:e=>e,objection:()=>null,answer:()=>null,goOn:()=>!1},hu=[3,3],Vn=class{constructor(t,n,o){this.id=t.game,this.store=D(qs,js(n));let{dispatch:r}=this.store;this.connection=new Wn({open:o,later:(s,a)=>Number(setTimeout(s,a)),forget:s=>clearTimeout(s),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(s,a)=>this.hear({table:s,happened:a,at:performance.now()}),onRefusal:s=>this.refused(s),onHint:({move:s,words:a})=>r({type:"hint",hint:{move:s,words:a}}),onStatus:s=>r({type:"status",status:s}),onPending:s=>r({type:"pending",request:s})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=fu,this.telling=new Gn({later:(s,a)=>Number(setTimeout(s,a)),forget:s=>clearTimeout(s),pace:()=>this.pace()},(s,a)=>{this.onShow(s,a),r({type:"table",...s})}),r({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:t,happened:n,at:o}){let r=this.company.seen(t),s={table:r,happened:n,at:o};if(n&&du.has(n.kind))return this.telling.receive(s,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||r.seats[n.player-1].yours;a&&!c?this.telling.receive(s,!0):this.telling.interrupt(s)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!A(this.state))return;let o=Ft(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!A(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=P(this.state);if(!n||!r||o.letter!==t)return;let s=B(o,t),a=Is(n.players[n.turn-1].cells,r,s),c=a?J(a.slice(1)):null,u=a?Number(a[0]):s;this.placement({type:"put",orientation:u,origin:c??hu})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?le(n)[t]:void 0;r===void 0||!A(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=P(t);if(!n||!A(t))return;if(!r)return this.complain(i("choose-first"));if(!o.origin)return this.placement({type:"show"});let s=E(t,r.letter),a=st(it(o,r),n.players[n.turn-1].cells,s,!1),c=$n(o,r);if(a||!c)return this.complain(s&&s.missing>0&&a===mt(s)?i("it-is-wrong",{reason:a??""}):i("cannot-place",{reason:a??i("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){A(this.state)&&E(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Ut(this.state))){if(Tn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){yt(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){Tt(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){if(t==="stale"&&this.byItself)return;let o=It()==="en"?n:i(`refusal-${t}`);this.store.dispatch({type:"refusal",kind:t,text:o})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await fi({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:i("told-server")})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Ss(n);if(o)try{t((await Yt(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1;let n=this.company.objection(t);if(n!==null)return this.complain(n);this.connection.send(t)||this.complain(i("on-its-way"))}command(t){let n=(s,a)=>this.store.dispatch({type:"notice",notice:{kind:s,text:a,typed:!0}}),o=this.company.answer(t);if(o!==null)return n("info",o);let r=Ps(this.state,t,performance.now());"error"in r?n("error",r.error):"say"in r?n("info",r.say):"help"in r?this.onHelp():"dialog"in r?this.dialog(r.dialog):r.request.type==="undo"?this.undo():this.send(r.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await li(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var Ge={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Hs={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function Us({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(Ge,e)){let a=Ge[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:a}}}let s=e.length===1?e.toLowerCase():e;return s==="n"?{type:"placement",event:{type:"next",back:t}}:s==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(Hs,s)?Hs[s]:null}var gu=600,Zn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&yt(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let s=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},s?0:gu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function zn(e){let t=e.querySelector(".move-list"),n=t?.querySelector(".move.now")??null;if(!t)return;if(!n){t.scrollTop=0;return}let[o,r]=[t.getBoundingClientRect(),n.getBoundingClientRect()];r.top<o.top?t.scrollTop-=o.top-r.top:r.bottom>o.bottom&&(t.scrollTop+=r.bottom-o.bottom)}var $u=4,yu=1.5,wu=120,Qn=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(s,a,c=!1)=>t.addEventListener(s,u=>a(u),{signal:o.signal,capture:c});r("pointerdown",s=>this.down(s)),r("pointermove",s=>this.move(s)),r("pointerup",s=>this.up(s)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",s=>this.click(s),!0),r("contextmenu",s=>this.flip(s)),t.addEventListener("wheel",s=>this.wheel(s),{signal:o.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),s=r.width/9,[a,c]=[Math.floor((n-r.top)/s),Math.floor((t-r.left)/s)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!A(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let s=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:s,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=Ft(this.game.state,n),s=t.querySelector(".patch");if(!r||!s)return null;let a=r.patch.orientations[B(this.game.state.placement,n)],[c,u]=z(a),p=s.getBoundingClientRect(),m=Math.floor((o.clientY-p.top)/p.height*c),f=Math.floor((o.clientX-p.left)/p.width*u);return a.find(g=>rt(g,[m,f]))??vt(a)}heldCell(t){let{placement:n}=this.game.state,o=P(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!it(n,o).some(s=>rt(s,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<$u)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=P(this.game.state);if(!n)return;let o=kt(this.game.state.placement,n),r=o.filter(a=>a[0]===z(o)[0]-1),s=t.touch?r[Math.floor(r.length/2)]:t.anchor??vt(o);this.game.placement({type:"hold",anchor:s}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*yu:0,s=this.cellAt(n.clientX,n.clientY-r);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=s!==null;let a=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=P(n.state),s=this.cellAt(t.clientX,t.clientY);!s||!r||(o.set&&this.commits(t,s)?n.commit():n.placement({type:"set",cell:s}))}commits(t,n){let{placement:o}=this.game.state,r=P(this.game.state);if(!r)return!1;let s=it(o,r);return s.length>0&&re(o,r)&&rt(hn(s),n)?!0:t.pointerType==="touch"?!1:[...s,o.cursor].some(a=>rt(a,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<wu||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&A(n)&&(P(n)?.letter??"+")!=="+"}};function Yn(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Ge,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Ge[e.key]),!0)}var Kn=class{constructor(t){this.outside=t,this.store=D((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:Fs(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:Fs(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:i("link-is-copied")})}catch{this.store.dispatch({told:i("cannot-copy")})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:i("share-text"),url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":i("cannot-share")})}}};function Fs(e){return e instanceof Error?e.message:String(e)}var bu=["classic","anniversary","valentine"];function Ws(e){return bu.some(t=>t===e)}var xr={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,hints:!1,strength:me},vu=12,Xn=new Map;function Sr(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(Xn.get(e)??"null");throw t}}function Jn(e,t){let n=JSON.stringify(t);Xn.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function Gs(){let e=Sr("quiltbee.settings"),t={...xr,...typeof e=="object"?e:null},n=Ws(t.edition)?t.edition:xr.edition,o=Do(t.language)?t.language:xr.language;return{...t,edition:n,language:o}}function Vs(e){Jn("quiltbee.settings",e),ku(e.language)}function ku(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function Er(){let e=Sr("quiltbee.guide");return typeof e?.game=="string"&&[0,1].includes(e.chapter??-1)&&e.step!==void 0?e:null}function Zs(e){Jn("quiltbee.guide",e)}function fe(){let e=Sr("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function zs(e,t){let n=fe().filter(o=>o.id!==e);Jn("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,vu))}function Qs(e){Jn("quiltbee.games",fe().filter(t=>t.id!==e))}function Ys(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return Xn.get(`invitation.${e}`)??null;throw t}}function to(e,t){Xn.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Ks(e,t){let n=new Kn({origin:location.origin,renew:()=>mi(e),draw:di,copy:r=>xu(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>Ys(e),set:r=>to(e,r)}}),o=new Jt({me:Nt,sit:r=>an(e,r),go:t});return{inviting:n,joining:o}}async function xu(e){if(!navigator.clipboard)throw new Error(i("no-clipboard"));await navigator.clipboard.writeText(e)}function Xs({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",s=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${s}`}function Js({mine:e},t){return e||t>0}var Ve=document.querySelector("link[rel=icon]"),Su=[Ve.href,new URL(Ve.dataset.waiting??"",Ve.href).href],Mr={text:"",mine:!1},Ar=0;function Ze(e,t=!1){Mr={text:e,mine:t},ta()}function eo(e){Ar=e,ta()}function ta(){let e=Xs(Mr,Ar);document.title!==e&&(document.title=e);let t=Su[Js(Mr,Ar)?1:0];Ve.href!==t&&(Ve.href=t)}var Eu={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(e){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Eu[e]}></path>
  </svg>`}function na({clock:e},t){if(!e)return d;let n=e.running===t;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${i(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function oa(e,t,{text:n,sentence:o,low:r}){let s=e.querySelector(`[data-clock="${t}"]`);s&&(s.dataset.low=r?"true":"false",ea(s.querySelector(".clock-time"),n),ea(s.querySelector(".clock-words"),o))}function ea(e,t){e&&e.textContent!==t&&(e.textContent=t)}function ze(e){return i(`level-name-${e}`)}function ra(e){return i("level-sentence",{level:String(e),name:ze(e),audience:i(`level-for-${e}`)})}function V(e,t,n,o,r){return l`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([s,a])=>l` <label
            ><input
              type="radio"
              name=${e}
              value=${s}
              data-testid=${`${e}-${s}`}
              .checked=${o===s}
              @change=${()=>r(s)}
            /><span>${a}</span></label
          >`)}
    </div>
  </fieldset>`}var Mu=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function no(e){let t=Mu.map(([n,o])=>[n,l`${w(o)}<span>${i(`edition-${n}`)}</span>`]);return V("edition",i("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function lt(e){return e.target.value}function he(e){return e.target.checked}function oo(e){let t=e.settings.language,n=[["auto",i("language-auto")],...Object.entries(Co)],o=r=>e.change({language:lt(r)});return l`<label class="language-pick"
    >${i("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,s])=>l`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===t}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function Au(e){return`${e}`}function ge(e,t,n={}){let o=Object.keys(t).map(s=>[s,Au(s)]);return i(e,{...n,...Object.fromEntries(o)}).split("").map((s,a)=>a%2?t[s]:s)}var Tu=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],_u=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Ou=[["cloth","look-cloth"],["thread","look-thread"]];function ia(e,t,n){let{theme:o,motion:r,look:s,letters:a,coordinates:c,hints:u}=e.settings,p=m=>f=>e.change({[m]:f});return l`<div class="panel-head">
      <h2 id="dialog-heading">${i("settings")}</h2>
      <button type="button" class="main" @click=${t}>${i("settings-done")}</button>
    </div>
    <div class="settings">
      ${no(e)} ${V("theme",i("setting-theme"),Tr(Tu),o,p("theme"))}
      ${V("motion",i("setting-motion"),Tr(_u),r,p("motion"))}
      ${V("look",i("setting-look"),Tr(Ou),s,p("look"))}
      ${_r("letters",a,m=>e.change({letters:m}))}
      ${_r("coordinates",c,m=>e.change({coordinates:m}))}
      ${oo(e)} ${_r("hints",u,m=>e.change({hints:m}))}
      <button type="button" data-testid="open-command" @click=${n}>
        ${ge("open-command-line",{key:l`<kbd>/</kbd>`})}
      </button>
    </div>`}function Tr(e){return e.map(([t,n])=>[t,i(n)])}function _r(e,t,n){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(he(o))}
    /><span>${i(`setting-${e}`)}</span></label
  >`}function sa(e,t,n){if(e.dialog===null)return d;let o=()=>t.dialog(null),r=()=>ia(n,o,()=>t.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:Lu,practice:Du,abort:Nu,handover:Pu,report:Cu}[e.dialog](t,o)}
  </dialog>`}function aa(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function Lu(e,t){return l`<h2 id="dialog-heading">${i("resign-question")}</h2>
    <p>${Iu(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${i("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        ${i("resign")}
      </button>
    </div>`}function Iu(e){return e?.mode!=="remote"?i("resign-undo"):i(e.rated?"resign-rated":"resign-plain")}function Nu(e,t){let n=e.state.table!==null&&O(e.state.table);return l`<h2 id="dialog-heading">${i(n?"abort-close-question":"abort-question")}</h2>
    <p>${i(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${i(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${i(n?"close-it":"call-it-off")}
      </button>
    </div>`}function Pu(e,t){return l`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">${i("handover-question")}</h2>
    <p>${i("handover-text")}</p>
    <p>
      <label
        >${i("level")}
        <select name="level" data-testid="handover-level">
          ${pe.map(({level:o})=>l`<option value=${o} ?selected=${o===me}>
                ${i("level-and-name",{level:String(o),name:ze(o)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${i("let-it-play")}</button>
      <button type="button" @click=${t}>${i("wait")}</button>
    </div>
  </form>`}var Ru=["name","cheating","leaving","other"];function Cu(e,t){return l`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">${i("report-title")}</h2>
    <p>${i("report-who-reads")}</p>
    <p>
      <label
        >${i("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${Ru.map(o=>l`<option value=${o}>${i(`report-${o}`)}</option>`)}
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
  </form>`}function Du(e,t){return l`<h2 id="dialog-heading">${i("practice-question")}</h2>
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
    </div>`}var ju=["","hint-right","hint-round","hint-left"];function ro(e){let{hint:t,patches:n}=e;if(!t)return"";let{move:o}=t;if(o==="pass")return i("hint-pass",{count:E(e,null)?.consequence.earned??0});let r=o.slice(-2);if(o.startsWith("+"))return i("hint-special",{cell:r});let[s,a]=o,{name:c,buttons:u,time:p}=n[s],m=i("buttons",{count:u}),f={patch:c,letter:s,cell:r,price:m,time:i("spaces",{count:p})},g=qu(Number(a));return g?i("hint-patch-turned",{...f,how:g}):i("hint-patch",f)}function qu(e){let t=[e>=4?"hint-flipped":"",ju[e%4]].filter(Boolean);return X(t.map(n=>i(n)))}function Bu({automa:e}){if(!e)return"";let t=e.practice?i("about-practice"):"";return`${_e(e)}${t}. `}function Hu({board:e,seed:t}){let n=i(`board-${e}`);return t?ge("about-code",{code:l`<code data-testid="seed">${t}</code>`},{board:n}):n}function ca(e,t,n,o){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${i("this-game")}</h2>
    <p class="small">
      ${Bu(t)}${Hu(t)}${_(t)?"":i("about-watching")}${t.seed&&t.seed_chosen?i("about-chosen"):""}
    </p>
    ${Gu(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${w("download")}<span>${i("record")}</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>la(t,n)}>
        ${w("link")}<span>${i("copy-link")}</span>
      </button>
      ${Uu(t,n)} ${Fu(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>
        ${i("new-game")}
      </button>
    </div>
    ${e.copied?l`<p class="small copied" data-testid="copied">${e.copied}</p>`:d}
  </section>`}function Uu(e,t){if(!_(e)||e.stage==="over")return d;let[n,o,r]=e.can_abort?["abort",Wu(e),"cancel"]:["resign",i("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${w(r)}<span>${o}</span>
  </button>`}function Fu(e,t){return e.mode!=="remote"||!_(e)||O(e)?d:l`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    ${i("report")}
  </button>`}function Wu(e){return i(O(e)?"close-table":"call-off")}function Gu({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return d;let s=St.filter(c=>r[c-1].rating!==null).map(c=>`${k(r,c)} ${r[c-1].rating}`),a=[t?i("terms-clock",{clock:ln(t.control)}):i("terms-no-clock"),i(n?"terms-rated":"terms-not-rated"),i(o?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${s.length?i("terms-ratings",{ratings:s.join(", ")}):""}
  </p>`}async function la(e,t){t.store.dispatch({type:"copied",text:await Or(ua(e))})}function ua({link:e,seats:t}){let n=t.map(({name:o})=>o);return`${location.origin}${te(e,n)}`}async function Or(e){try{return await navigator.clipboard.writeText(e),i("link-copied")}catch(t){if(!(t instanceof DOMException||t instanceof TypeError))throw t;return i("copy-this-link",{link:e})}}async function pa(e,t){if(!("share"in navigator))return la(e,t);try{await navigator.share({title:"Quiltbee",url:ua(e)})}catch(n){if(!(n instanceof DOMException))throw n}}function Lr(e,t){return l`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function da(e,t){return e===0?Lr("empty",d):Lr("back",y`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?G(20,28,7):y`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function fa({number:e,budget:t,income:n,filters:o}){return Lr("face",y`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${G(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${i("card-budget")}</text>
    ${o.map((r,s)=>ma(Mn(r),36+s*7))}
    ${o.length===0?ma(i("filter-none"),42):d}`)}function ma(e,t){return y`<text class="card-filter" x="20" y=${t}>${e}</text>`}function ha({turns:e,run:t},n,o){return l`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?i("last-turns",{count:e.length}):i("last-turn")}
    </h3>
    ${e.length===0?l`<p class="small">${i("no-card-since")}</p>`:d}
    ${e.map(r=>Vu(r,n,o))}
  </section>`}function Vu(e,t,n){return l`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${fa(e.card)}
    <div class="told">
      <p class="told-card">${Qo(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>Zu(o,e,t,n))}
      </div>
      <ol>
        <li>${Yo(e,t)}</li>
        ${e.steps.map(o=>l`<li class=${o.skipped?"skipped":""}>${Ko(o,t)}</li>`)}
        ${Xo(e,t).map(o=>l`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Zu(e,{affordable:t,taken:n},o,r){let s=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return l`<span class=${`candidate ${s}`}
    >${Rn(e,o[e],0,r)}<span class="fate">${a}</span></span
  >`}var zu=[20,10,5,1];function ga(e){let t=[],n=Math.max(0,e);for(let o of zu)for(;n>=o;)t.push(o),n-=o;return t}var Ir=56,Qe=20,Qu=14;function $a(e){let t=ga(e),n=Math.min(Qu,(Ir-Qe)/Math.max(1,t.length-1)),o=Ir-Qe/2,r=t.map((s,a)=>Yu(s,o-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${Ir} ${Qe}`} aria-hidden="true">
    ${r}
  </svg>`}function Yu(e,t){return y`${ct(`tile-${e}`,t,Qe/2)}
    <text class="tile-value" x=${t} y=${Qe/2+3.2}>${e}</text>`}function io(e,t,n){return l`<table class="scores">
    <caption class="visually-hidden">
      ${i("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${i("score-part")}</span></th>
        ${t.map(o=>l`<th scope="col">${o}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([o,r])=>l`<tr>
            <th scope="row">${o}</th>
            ${r.map(s=>l`<td>${s}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${i("number-score")}</th>
        ${e.players.map((o,r)=>l`<td data-testid=${`total-${r+1}`}>${N(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Ku(){return l`<span class="badge tile" title=${i("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${ct("special-tile",0,0)}</svg>
    <span class="visually-hidden">${i("has-tile")}</span></span
  >`}var Xu={buttons:G(0,0,2.8),income:y`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:y`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:y`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:y`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:y`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function so(e,t,n,o={}){let{buttons:r,income:s,empty:a,score:c,time:u}=e.players[n-1],p=[[i("number-buttons"),r,"buttons"],[i("number-income"),s,"income"],[i("number-empty"),a,"empty"],[i("number-time"),u,"time"],[i("number-score"),N(c),"score"]];return Nr(e,t,n,p,o)}function Nr(e,t,n,o,r){let{aside:s=d,clock:a=d,thumbnail:c=d}=r,u=e.stage!=="over"&&ie(t)===null&&e.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${ws(n)}
      <h2 title=${k(t,n)}>${k(t,n)}</h2>
      ${tp(t[n-1])} ${s}
      ${e.players[n-1].special_tile?Ku():d}
      ${u?l`<span class="badge to-move">${i("to-move")}</span>`:d}
    </div>
    ${a} ${c}
    <dl>
      ${o.map(([p,m,f])=>l`<div class=${`number number-${f}`}>
            <dt>${Ju(String(f))}<span>${p}</span></dt>
            <dd data-testid=${`${f}-${n}`}>${m}</dd>
            ${f==="buttons"?$a(Number(m)):d}
          </div>`)}
    </dl>
  </div>`}function Ju(e){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Xu[e]}</svg>`}function tp({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?d:l`${r===null?d:l`<span class="rating"
          ><span class="visually-hidden">${i("rated")}</span>${r}</span
        >`}
  ${o?l`<span class="badge bot">${i("bot")}</span>`:d}
  ${n&&!t?l`<span class="badge away">${i("away")}</span>`:d}`}function ya(e,t){let n=e.players.map(o=>o.score_parts);return io(e,[k(t,1),k(t,2)],[[i("number-buttons"),n.map(o=>o.buttons)],[i("score-tile"),n.map(o=>o.special_tile)],[i("score-empty"),n.map((o,r)=>`${N(o.empty)} (${e.players[r].empty})`)]])}function ao(e,t,n){let{buttons:o,time:r,score:s}=e.players[1],a=[[i("number-buttons"),o,"buttons"],[i("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[i("number-time"),r,"time"],[i("number-score"),N(s),"score"]],c=l`<span class="level-name">${Dt(n)}</span>`;return Nr(e,t,2,a,{aside:c})}function co(e,t,n,o,r,s=d){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${i("the-automa")}</h2>
      <span class="small">${_e(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${da(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">${e.result?i("no-more-cards"):ep(t)}</p>
        <p class="small">${Jo(t)}</p>
        <p class="small">${jt(t)}</p>
      </div>
    </div>
    ${ha(n,o,r)}
    <div class="piles">
      ${wa("patches-with",t.with_buttons,"pile-with",o,r)}
      ${wa("patches-without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${np(e,t)} ${s}
  </section>`}function ep({pile:e,budget:t}){return e===0?i("pile-empty"):t===null?i("next-face-down"):ge("next-can-pay",{price:l`<b>${i("buttons",{count:t})}</b>`})}function wa(e,t,n,o,r){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${i(e,{count:t.length})}</h3>
    <ul>
      ${[...t].map(s=>{let{name:a,income:c}=o[s];return l`<li title=${a}>
          ${Rn(s,o[s],0,r)}
          <span class="visually-hidden"
            >${a} (${s})${c?`, ${i("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function np(e,t){let n=(r,s,a)=>l`<div class=${a}>
      <dt>${r}</dt>
      <dd>${s}</dd>
    </div>`,o=Te(e.players[1],t.level);return l`<div class="parts">
    <h3>${i("what-level-counts",{numeral:t.numeral})}</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,s])=>n(i(r),s,"part"))}
      ${n(i(e.result?"number-score":"score-now"),N(e.players[1].score),"sum")}
    </dl>
  </div>`}function ba(e,t){if(!e.typing)return d;let n=e.notice?.typed?e.notice:null;return l`<form
    class="command"
    aria-label=${i("command-line")}
    @submit=${o=>op(o,t)}
  >
    ${n?.kind==="error"?l`<p class="notice" data-testid="notice">${w("cancel")} ${n.text}</p>`:l`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>rp(o,t)}
      />
      <button type="submit" class="main">${i("enter")}</button>
      <button type="button" aria-label=${i("close")} @click=${()=>t.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function op(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function rp(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function va(e,t,n){let o=_(t),r=o&&De(t)&&t.stage!=="over",s=o&&(t.mode!=="remote"||t.takebacks);return l`${r?ip(e,n):d}
  ${s?sp(e,t,n):d}`}function ip(e,t){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Tt(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${w("bulb")}<span>${i("hint")}</span>
  </button>`}function sp(e,t,n){let o=Tn(t)&&Ut(e);return l`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Ut(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}<span>${ap(t,o)}</span>
  </button>`}function ka(e,t){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${yt(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${w("card")}<span>${i("turn-the-card")}</span>
  </button>`}function ap({mode:e},t){return e==="remote"?i("ask-takeback"):i(t?"undo-practice":"undo")}function xa(e){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:he(t)})}
    />
    <span>${i("draw-automatically")}</span></label
  >`}var cp={hint:"hint-coming",turn:"card-turning",move:"move-sending"};function Sa(e,t,n){let o=A(e)?P(e):null,r=o!==null&&o.letter!=="+",s=o?E(e,o.letter):void 0,a=o!==null&&e.placement.set&&re(e.placement,o)&&s?.available!==!1,c=o!==null&&(r||e.placement.origin!==null),u=[["rotate-left",i("rotate-left"),"left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right",i("rotate-right"),"right",r,()=>t.placement({type:"turn",how:"right"})],["flip",i("flip"),"flip",r,()=>t.placement({type:"turn",how:"flip"})],["place",i("place"),"place",a,()=>t.commit()],["cancel",i("cancel"),"cancel",c,()=>t.placement({type:"cancel"})]],p=An(e.table)&&!e.looking;return l`<section
    class=${o?"deck held":"deck"}
    aria-label=${i("placing")}
    data-keys
    data-move=${o?$n(e.placement,o)??"":""}
  >
    ${lp(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?ka(e,t):d}
      ${u.map(([m,f,g,v,x])=>l`<button
            type="button"
            class=${`tool ${g}`}
            data-testid=${m}
            aria-disabled=${v?"false":"true"}
            @click=${x}
          >
            ${w(g)}<span>${f}</span>
          </button>`)}
    </div>
  </section>`}function lp(e,t){let{table:n,notice:o}=e;return l`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?l`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:n?up(e,n,t):d}
  </div>`}function up(e,t,n){let o=P(e);return e.looking?l`<p>${i("earlier-position")}</p>`:e.pending?l`<p>${i(cp[e.pending.type]??"one-moment")}</p>`:o&&A(e)?dp(e,t,o,n):e.hint?$p(e.hint.move,ro(e)):pp(e,t)}function pp(e,t){let n=qe(e).map(o=>Wi(o,t.seats,e.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:de(t)}</p>
    <p class="guide">${mp(e,t)}</p>
    ${t.getting_ready?l`<p class="guide" data-testid="getting-ready">${i("warming-up")}</p>`:d}`}function mp(e,t){return t.stage==="over"?i("game-over"):t.stage==="card"?i("card-ready"):t.thinking?i("thinking",{name:k(t.seats,t.turn)}):A(e)?i("choose-or-pass-now"):`${tt(t)}.`}function dp(e,t,n,o){let r=it(e.placement,n),s=t.players[t.turn-1].cells,a=E(e,n.letter),c=oe(e.placement,n),u=c!==null&&Nn(e,c),{text:p,isGood:m}=Hi(r,s,a,o),f=c!==null&&!st(r,s,void 0)?ee(s,r):[],g=a?kn(a,f,u,t,t.seats,o):yp(u,f.length);return l`<p class=${m?"verdict yes":"verdict no"}>
      ${c===null&&m?gp(n.letter):hp(p,m)}
    </p>
    <ul class="effects">
      ${fp(g).map(({kind:v,text:x})=>l`<li class=${v}>${x}</li>`)}
    </ul>`}function fp(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function hp(e,t){return l`${w(t?"place":"cancel")} ${e}`}function gp(e){return i(e==="+"?"put-special":"choose-place")}function $p(e,t){return l`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${w("bulb")}<span><b>${i("hint-label")}</b> ${t}</span>
  </p>`}function yp(e,t){let n=[{kind:"special",text:i("effect-special-costs")}];return e&&n.push({kind:"tile",text:i("effect-tile")}),t>0&&n.push({kind:"holes",text:i("effect-a-hole")}),n}function lo(e){let{name:t,busy:n,error:o}=e.state;return l`<form class="joining" @submit=${s=>{s.preventDefault(),e.sit()}}>
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
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function Ea(e,{inviting:t,joining:n}){let o=Me(e);return o?Ye(i("is-asked",{name:o}),l`<p>${i("asked-text",{name:o})}</p>`):e.access==="public"?_(e)?wp():Ye(i("seat-open"),lo(n)):_(e)?Ye(i("invite-your-friend"),bp(t)):Ye(i("seat-kept"),l`<p>${i("seat-kept-text")}</p>`)}function Ye(e,t){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function wp(){return Ye(i("in-the-lobby"),l`<p>${i("in-the-lobby-text")}</p>`)}function bp(e){let{busy:t,told:n}=e.state;return l`${e.link===null?d:vp(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function vp(e,t){let{picture:n}=e.state;return l`<p>${i("send-link")}</p>
    <label for="invitation-link" class="visually-hidden">${i("link-of-invitation")}</label>
    <input
      id="invitation-link"
      data-testid="invitation-link"
      readonly
      .value=${t}
      @focus=${o=>o.target.select()}
    />
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="copy-invitation"
        @click=${()=>e.copy()}
      >
        ${w("copy")}<span>${i("copy")}</span>
      </button>
      ${e.canShare?l`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${w("share")}<span>${i("share")}</span>
            </button>`:d}
    </div>
    ${e.isLocal?l`<p class="small">${i("local-address")}</p>`:d}
    <div class="qr">
      ${n?l`<img
              alt=${i("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:d}
    </div>`}function Ma(e,t,n){if(t.mode!=="remote")return d;let{text:o,actions:r,urgent:s}=hr(e,t);return l`<section
    class=${s?"line urgent":"line"}
    aria-label=${i("between-players")}
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${r.map(([a,c],u)=>l`<button
            type="button"
            class=${s&&u===0?"main":""}
            data-testid=${a}
            aria-disabled=${e.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${c}
          </button>`)}
    </div>
    ${kp(t.spectators)}
  </section>`}function kp(e){let t=i("watching",{count:e});return l`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:d}
  >
    ${w("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var xp=3;function uo(e,t,n){let o=[...e.slice(xp)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${i("coming-up")}</h2>
      <span class="small">${i("after-these",{count:o.length})}</span>
    </div>
    ${Sp(o,t,n)}
  </section>`}function Sp(e,t,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>Ep(o,t,n))}
  </ol>`}function Ep(e,t,n){let o=t[e];return l`<li title=${Rt(o)}>
    ${Ue(e,o,0,n)}
    <span class="visually-hidden">${Rt(o)}</span>
    <span class="price" aria-hidden="true">${po(o.buttons)}${mo(o.time)}</span>
  </li>`}function po(e){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${G(0,0,2.9)}</svg>${e}</span
  >`}function mo(e){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function Aa(e,t,n,o,r){let s=[...t.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i(A(e)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>s[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:Ap(e,s[a],a,n,o,r))}
    ${Mp(e,t,n)}
  </section>`}function Mp(e,t,n){let o=e.looking?void 0:E(e,null),{time:r}=t.players[t.turn-1];return l`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${A(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>fo(n,s==="mouse")}
    @pointerleave=${()=>fo(n,!1)}
    @focus=${()=>fo(n,!0)}
    @blur=${()=>fo(n,!1)}
  >
    ${w("pass")}<span class="pass-name">${i("pass")}</span>
    <span class="pass-facts">
      ${o?Uo(o,r).map(s=>l`<span>${s}</span>`):d}
    </span>
  </button>`}function fo(e,t){e.store.dispatch({type:"weigh",on:t})}function Pr(e){return l`<span class="visually-hidden">${e}</span>`}function Ap(e,t,n,o,r,s){let a=e.patches[t],c=e.looking?void 0:E(e,t),u=e.placement.letter===t,p=c?mt(c):null,m=e.hint?.move.startsWith(t)??!1,f=["offer",u&&"chosen",p&&"dear",m&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${f}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${B(e.placement,t)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${A(e)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${g=>{g.pointerType==="mouse"?o.choose(t):o.chooseShown(t),s()}}
  >
    <span class="art"
      >${Ue(t,a,B(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${Pr(i("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${po(a.buttons)}${Pr(i("spoken-buttons",{count:a.buttons}))}
        ${mo(a.time)}${Pr(i("spoken-time"))}</span
      >
      <span class="earn">${_a(a)}</span>
      ${Tp(c,p)}</span
    >
  </button>`}function Tp(e,t){return t?l`<span class="reason" title=${t}>${_p(e,t)}</span>`:d}function _p(e,t){return e&&e.missing>0?i("short-of",{count:e.missing}):t}function Ta({ring:e},t,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${i("next-patches")}</h2>
    ${[...e.slice(0,3)].map(o=>l`<div class="offer" data-patch=${o}>
          <span class="art">${Ue(o,t[o],0,n)}</span>
          <span class="facts" title=${Rt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${po(t[o].buttons)}${mo(t[o].time)}</span>
            <span class="earn">${_a(t[o])}</span></span
          >
        </div>`)}
  </section>`}function _a({income:e}){return e>0?i("earns",{count:e}):i("earns-nothing")}function ho(e,t,n,o,r,s={},a=[]){let c=new Set(a.map(({number:m})=>m)),u=[[i("first-position"),"first",0],[i("previous-position"),"back",t-1],[i("next-position"),"forward",t+1],[i("last-position"),"last",e.length]],p=m=>m<0||m>e.length||m===t;return l`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${i("moves")}</h2>
      <div class="steps">
        ${u.map(([m,f,g])=>l`<button
              type="button"
              class="quiet square"
              aria-label=${m}
              title=${m}
              data-testid=${`step-${f}`}
              aria-disabled=${p(g)?"true":"false"}
              @click=${()=>r(g)}
            >
              ${w(f)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(m=>l`<li class=${c.has(m.number)?"fresh-move":""}>
            <button
              type="button"
              class=${m.number===t?"move now":"move"}
              aria-current=${m.number===t?"step":"false"}
              @click=${()=>r(m.number)}
            >
              <span class="number">${m.number}</span>
              <span class="move-words"
                ><b>${k(n,m.player)}</b>
                ${Mt(m.move,o)}${Op(s[m.number],m.move)}</span
              >
              <code>${m.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?l`<p class="small">${i("no-move-yet")}</p>`:""}
  </section>`}function Op(e,t){let n=e?.move===t?e.change:null;return!n||n.from===n.to?d:`: ${Go(n)}`}var Lp={auto:"light",light:"dark",dark:"auto"};function dt(e,t=d){let{theme:n}=e.settings;return l`<header class="head">
    ${Rr(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${H(e)}
      >${w("person")}<span>${i("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:Lp[n]})}
    >
      ${w("sun")}<span>${i(`theme-${n}`)}</span
      ><span class="visually-hidden">${i("theme-change")}</span>
    </button>
  </header>`}function Rr(e){return l`<a class="brand" href="/" data-testid="home" @click=${H(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Wt(e,t){return l`${dt(e)}
    <main class="waiting"><p>${t}</p></main>`}function H(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var et=90,Ip=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${et}M0 ${n}H${et}`}).join(""),$e=Array.from({length:9},(e,t)=>t);function go(e){let{number:t,active:n,ghost:o,held:r}=e,s=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${s}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${$e.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${$e.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${et+.8} ${et+.8}`} aria-hidden="true">
        <rect class="ground" width=${et} height=${et}></rect>
        <path class="lines" d=${Ip}></path>
        ${La()} ${Ia(e)} ${e.fresh.map(Np)}
        ${e.hint?Pp(e.hint):d} ${o?Rp(e,o):d}
      </svg>
      ${qp(e)}
    </div>
  </div>`}function Oa(e,t){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${et+2} ${et+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${et} height=${et}></rect>
    ${La()} ${Ia({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function La(){return y`<rect fill="url(#fabric-cell)" width=${et} height=${et}></rect>`}function Ia({player:e,patches:t,lettered:n,fresh:o}){let r=(a,c)=>o.some(({origin:u})=>rt(u,[a,c])),s=$e.flatMap(a=>$e.map(c=>[a,c])).filter(([a,c])=>"*x".includes(e.cells[a*9+c]));return[...e.patches.map(a=>y`<g class=${r(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${He(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,c])=>e.cells[a*9+c]==="*"?dr([a,c]):y`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function Np({shape:e,origin:[t,n]}){return y`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${W(e,10)}></path>
    <path d=${W(e,10)}></path></g>`}function Pp({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return y`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${W(e,10,.8)}></path>
    <path class="edge" d=${W(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function Rp({patches:e,player:t},n){let[o,r]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([p,m])=>t.cells[p*9+m]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=W(s,10);return y`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?dr(n.origin):He(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?d:Cp(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(Dp)}
    ${n.set&&a.length===0?jp(hn(n.cells),n.legal):d}
  </g>`}function Cp(e){return y`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function Dp([e,t]){let n=`${t*10+3} ${e*10+3}`;return y`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function jp([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return y`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function qp(e){let{number:t,name:n,player:o,patches:r,cursor:s,ghost:a,active:c}=e,u=(m,f)=>`q${t}-${R([m,f])}`,p=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${i("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?u(s[0],s[1]):d}
  >
    ${$e.map(m=>l`<div role="row" class="row">
          ${$e.map(f=>{let g=p.has(`${m},${f}`)?i(a?.legal?"fits-here":"does-not-fit-here"):"",v=o.cells[m*9+f],x=s&&s[0]===m&&s[1]===f;return l`<div
              role="gridcell"
              class=${x?"cell here":"cell"}
              id=${u(m,f)}
              data-testid=${`cell-${R([m,f])}`}
              aria-label=${Ui([m,f],v,r)+g}
            ></div>`})}
        </div>`)}
  </div>`}function Na(e,t,n){let[o,r]=e.players,s=o.score_parts,a=new Map(Te(r,n.level)),c=m=>a.get(m)??"–",u=[k(t,1),`${k(t,2)} ${n.numeral}`],p=[[i("number-buttons"),[s.buttons,c("part-held")]],[i("score-tile"),[s.special_tile,c("part-tile")]],[i("score-empty"),[`${N(s.empty)} (${o.empty})`,"–"]]];for(let m of["part-patches","part-printed"])a.has(m)&&p.push([i(m),["–",c(m)]]);return io(e,u,p)}function Pa({level:e,levels:t},n){return!t||t.length===0?d:l`<h3 id="levels-heading">${i("at-each-level")}</h3>
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
        ${t.map(o=>l`<tr
              class=${o.level===e?"this-level":""}
              aria-current=${o.level===e?"true":d}
            >
              <th scope="row">
                ${o.level===e?i("this-game-level",{level:Dt(o)}):Dt(o)}
              </th>
              ${o.scores.map(r=>l`<td>${N(r)}</td>`)}
              <td>${k(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function $o(e,t,n){let{automa:o}=e;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(e,t)}</h2>
    <p>${at(e,t)}</p>
    ${o?l`${Na(e,t,o)} ${Pa(o,t)}`:ya(e,t)}
    <div class="row">${n}</div>
  </section>`}function Ra(e,t,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(e,t)}</h2>
    <p>${at(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Ca(e,t,n){let{table:o}=e;if(!o)return d;let r=Bp(e,o,t,n),s=()=>t.look(0);return l`${r}
    ${o.moves.length?l`<button type="button" data-testid="review" @click=${s}>
            ${w("first")}<span>${i("review")}</span>
          </button>`:d}
    <button type="button" data-testid="share" @click=${()=>pa(o,t)}>
      ${w("share")}<span>${i("share-game")}</span>
    </button>
    <button
      type="button"
      class=${r===d?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${i("new-game")}
    </button>`}function Bp(e,t,n,o){if(t.mode!=="remote")return Hp(t,n,o);if(t.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >${i("to-rematch")}</a
    >`;if(!_(t))return d;let r=gr(t);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${i(t.rematch.asked.length>0&&!r?"rematch-asked":"rematch")}
  </button>`}function Hp(e,t,n){return!_(e)||Et(e)?d:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${w("again")}<span>${i("rematch")}</span>
  </button>`}function yo(e,t,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${i("in-words")}</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return l`<h3>${k(t,2)}</h3>
          <p data-testid="summary-2">
            ${Ln(e,e.automa,n)}
            ${i("on-time-board",{distances:Ct(e,2)})}
          </p>`;let{cells:s,patches:a}=e.players[o-1];return l`<h3>${k(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${xn(s)} ${i("on-time-board",{distances:Ct(e,r)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${Sn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Da(e,t,n,o){let r=je(e);return l`<header class="head table-head">
    ${Rr(o)} ${Fp(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?Up(n):va(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${w("gear")}<span>${i("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${w("help")}<span>${i("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${H(o)}
        >${w("person")}<span>${i("to-me")}</span></a
      >
    </div>
  </header>`}function Up(e){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    ${i("back-to-game")}
  </button>`}function Fp(e,t,n){let{looking:o}=e;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?i("after-move",{number:String(o.index)}):tt(t)}
      </h1>
      ${t.automa?.practice?l`<span class="badge practice" data-testid="practice">${i("practice")}</span>`:d}
    </div>
    ${Wp(e,t,n)}
  </div>`}function Wp(e,t,n){if(e.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${i("connection-lost")}
    </p>`;let o=e.looking?`${$t(n,t.seats)}. ${at(n,t.seats)}`:de(t);return l`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function ja(e,t,n,o,r,s){let{table:a}=e,c=je(e);if(!a||!c)return Wt(o,i("opening-table"));let{letters:u,look:p,coordinates:m}=o.settings,f=()=>o.change({look:p==="cloth"?"thread":"cloth"}),g=ue(e),v=a.mode==="screen"?1:g,x=ot=>zp(e,a,c,ot,o,t),L=c.result!==null||Et(c),nt=_(a)&&!O(a)&&!L;return l`${Da(e,a,t,o)}
    <main
      class=${Vp(e,a,L,m,s!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(v)} ${uo(c.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${s??Ma(e,a,t)}
          ${Zp(e,a,c,t,n,o,r,s!==null)}
          ${nt?Sa(e,t,m):d} ${Gp(e,a,t)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?Yp(e,c,a,u,o):x(v===1?2:1)}
          ${qn(c,a.seats,p,f,cs(e),g)}
        </div>
      </div>
      <div class="below">
        ${s===null?ca(e,a,t,o):d}
        ${yo(c,a.seats,e.patches)}
      </div>
    </main>
    ${ba(e,t)} ${Xp(e)} ${sa(e,t,o)}`}function Gp(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=s=>n.look(s);return ho(t.moves,o,t.seats,e.patches,r,e.seen,qe(e))}function Vp({peek:e},t,n,o,r){let s=o?"named":"unnamed";return["table",r?"remote guided":t.mode,s,e&&"peek",O(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Zp(e,t,n,o,r,s,a,c){if(O(t))return Ea(t,r);let u=c?d:Ca(e,o,s);return n.result?$o(n,t.seats,u):Et(n)?Ra(n,t.seats,u):Aa(e,n,o,s.settings.letters,a)}function zp(e,t,n,o,r,s){let a=ue(e)===o,c=A(e)&&t.turn===o,{letters:u,coordinates:p}=r.settings,m=qe(e).filter(nt=>nt.player===o),f=k(t.seats,o),g=`${a?"front":"back"} p${o}`,v=go({number:o,name:f,player:n.players[o-1],patches:e.patches,lettered:u,active:c,held:c&&e.placement.letter!==null,ghost:Kp(e,t,o),cursor:c?e.placement.cursor:e.walks[o],named:p,fresh:Pn(m.map(({move:nt})=>nt),e.patches),hint:c?lr(e.hint?.move,e.patches):null}),x=a?d:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${i("peek",{name:f})}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${Oa(n.players[o-1],e.patches)}
      </button>`,L=so(n,t.seats,o,{clock:na(t,o),thumbnail:x});return l`<div class=${`seat ${g}`}>${L}</div>
    <div class=${`spread ${g}`}>
      ${a?d:Qp(f,Ae(t.seats,o),s)} ${v}
    </div>`}function Qp(e,t,n){return l`<div class="peek-head">
    <b>${t?i("your-quilt"):i("quilt-of",{name:e})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${i("back")}
    </button>
  </div>`}function Yp(e,t,n,o,r){let{automa:s}=t;if(!s)return l`<p class="panel small">${i("automa-unknown")}</p>`;let a=e.looking?{turns:s.turns,run:0}:e.account,c=_(n)&&n.stage!=="over"?xa(r):d;return l`<div class="seat back p2">${ao(t,n.seats,s)}</div>
    ${co(t,s,a,e.patches,o,c)}`}function Kp(e,t,n){let{placement:o}=e,r=P(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:B(o,r.letter),origin:o.origin,cells:it(o,r),set:o.set,sent:e.pending!==null,legal:re(o,r)&&E(e,r.letter)?.available!==!1}}function Xp(e){let{notice:t,said:n,ghostText:o,status:r,hint:s}=e;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?i("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?i("live-hint",{words:ro(e)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function qa(e,t,n,o,r=null){let s=r?r.seen(t):t,a=`${location.origin.replace(/^http/,"ws")}/api/games/${s.game}/play`,c=new Vn(s,n,()=>new WebSocket(a)),u=window.matchMedia("(prefers-reduced-motion: reduce)");c.onHelp=o.help,c.pace=()=>document.hidden||u.matches?"off":o.settings.motion;let p=new Bn(e,()=>o.settings.look);c.onShow=({table:I},h)=>p.prepare(c.state,I,h);let m=()=>Jp(e),f=r?.accompany(c,m)??null;f&&(c.company=f.company);let g=new Zn({turn:()=>c.turnCard(!0),later:(I,h)=>window.setTimeout(I,h),forget:I=>window.clearTimeout(I)}),v=new Un({now:()=>performance.now(),later:(I,h)=>window.setTimeout(I,h),forget:I=>window.clearTimeout(I),show:(I,h)=>oa(e,I,h),onTime:I=>c.store.dispatch({type:"time",part:I})}),x=Ks(c.id,o.go),L=tm(e,c,x,o,m,f),nt=em(c,o),ot=()=>{f?.company.leaving||(L(),f?.drawn(),nt(),p.play(),g.consider(c.state,o.settings.turnCards),v.consider(c.state))},nn=[c.store.watch(ot),c.store.watch(om(c,s,o)),x.inviting.store.watch(ot),x.joining.store.watch(ot),...f?.watch(ot)??[]],on=new Qn(e,c),rn=I=>sm(I,c,m),Vt=()=>{document.hidden||(c.wake(),v.consider(c.state))},Ot=()=>{c.skip(),p.skip()};window.addEventListener("keydown",Ot,{capture:!0}),window.addEventListener("pointerdown",Ot,{capture:!0}),e.addEventListener("keydown",rn),window.addEventListener("online",Vt),document.addEventListener("visibilitychange",Vt),Ba(c.id,s),rm(s,x),c.open();let Zt=!0;return{draw:()=>{ot(),Zt&&f?.begin(),Zt=!1},close:()=>{for(let I of nn)I();c.close(),on.stop(),g.stop(),v.stop(),e.removeEventListener("keydown",rn),window.removeEventListener("keydown",Ot,{capture:!0}),window.removeEventListener("pointerdown",Ot,{capture:!0}),p.skip(),window.removeEventListener("online",Vt),document.removeEventListener("visibilitychange",Vt)}}}function Jp(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function tm(e,t,n,o,r,s){let a=-1,c=-1,u=!1;return()=>{let{table:p}=t.state,m=document.activeElement,f=s?.slot()??null;if(j(ja(t.state,t,n,o,r,f),e),aa(e),t.state.typing&&!u&&document.getElementById("command")?.focus(),u=t.state.typing,m&&!m.isConnected&&nm(e,m,r),!p)return;Ze(tt(p),Ce(p)&&p.mode!=="screen"),t.state.looking?zn(e):p.moves.length!==a&&im(e.querySelector(".move-list")),a=p.moves.length;let g=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&g&&r(),c=p.number}}function em(e,t){let n=-1;return()=>{let o=e.state.table?.number??-1;!t.settings.hints||n===o||!Tt(e.state)||(n=o,e.hint())}}function nm(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function om(e,t,n){let o=t;return()=>{let r=e.state.table??o,s=Ts(o,r);O(o)&&!O(r)&&Ba(r.game,r),o=r,s!==null&&n.go(`/game/${s}`)}}function rm(e,{inviting:t,joining:n}){O(e)&&(_(e)?t.draw():e.access==="public"&&n.ask())}function im(e){e&&(e.scrollTop=e.scrollHeight)}function Ba(e,{seats:t}){t.some(n=>n.yours)&&zs(e,t.map(n=>n.name||i("an-open-seat")).join(" – "))}function sm(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||Yn(e,(c,u)=>t.store.dispatch({type:"walk",player:c,direction:u})))return;let s=Us(e),a=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!s||a||(e.preventDefault(),am(s,t,n))}function am(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.placement.letter===null&&t.company.goOn()?void 0:t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function bt(e){return e instanceof Error?e.message:String(e)}var Ke=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function wo(e){return Ke.find(({key:t})=>t===e)?.clock??null}var Ha=`${Hn/1024} KB`;function cm(e,t){return{...e,...t}}var bo=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=D(cm,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await ci();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:bt(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await Yt(lm(t));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:bt(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(i("paste-first"));if(t.length>Hn)return this.refuse(i("too-long",{most:Ha}));this.store.dispatch({opening:!0,openError:""});try{this.view(await sn(t))}catch(n){this.refuse(bt(n))}}async openFile(t){if(t.size>Hn)return this.refuse(i("too-long",{most:Ha}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function lm(e){let{opponent:t,strength:n,deck:o,level:r,first:s,board:a}=e,c={board:a,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...c,opponent:t,level:n,first:s,names:null};if(t==="person"){let[u,p]=e.names.map(m=>m.trim());return{...c,opponent:t,first:s,names:[u||i("first"),p||i("second")]}}return{...c,...um(e),opponent:t,first:s}}function um({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:wo(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var vo=class{constructor(t){this.outside=t,this.store=D((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:bt(t)})}}async match(t){let n={clock:wo(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=bt(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function Cr({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let s=[e===null?i("terms-no-clock"):un(e)];return t&&s.push(i("terms-rated")),!n&&!t&&s.push(i("terms-no-takebacks")),o==="original"&&s.push(i("terms-original")),r&&s.push(i("terms-chosen")),s.join(", ")}var ko=6e4,Fa=1440*ko,Ua=[["day",Fa],["hour",60*ko],["minute",ko]],xo=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=D((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(t),a=[...n(),...o],c=this.outside.now();this.store.dispatch({games:a,waiting:r,next:s,at:c,recent:this.others(a)})}catch(o){this.store.dispatch({error:bt(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Wa(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Ga({cells:e}){return e.length-e.split(".").length+1}function So({variant:e,seats:t}){if(e==="solo")return i("card-solo");let n=t.filter(a=>!a.yours);if(n.length===0)return i("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:r}=n[0];if(o==="open")return i("your-open-table");let s=Va(r);return s?i("computer-level",{level:s}):r}function Eo(e,t){return e.status==="over"?dm(e):e.status==="open"?i("waiting-for-somebody"):pm(e)+mm(e,t)}function pm({status:e,seats:t,turn:n}){let o=t.every(({yours:a})=>a);if(e==="yours"&&!o)return i("your-turn");let r=n===null?null:t[n-1];if(!r)return i("under-way");let s=Va(r.name);return i("turn-of",{name:s?i("level-number",{level:s}):r.name})}function mm({clock:e,now:t},n){if(!e||e.running===null||t===null||Xt(e.control).kind!=="days")return"";let o=ve(e,e.running,{now:t,at:0},n);return o===0?i("comma-time-up"):i("comma-left",{time:pn(o)})}function dm({seats:e,result:t}){if(t===null)return i("called-off");let{winner:n,scores:o,reason:r}=t,s=e.every(({yours:x})=>x),{name:a,yours:c}=e[n-1],u={who:s?"other":"you",name:a},p=s||c?"won":"lost";if(r==="resignation")return i(`${p}-by-resignation`,u);if(r==="time")return i(`${p}-on-time`,u);let[m,f]=n===1?o:[o[1],o[0]],g=p==="won"?vn(m,f):vn(f,m),v=i(`${p}-points`,{...u,points:g});return r==="first to 53"?v+i("comma-first"):v}function Va(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function Dr(e,t){let n=Math.max(0,t-e);if(n<ko)return i("just-now");if(n>=30*Fa)return ii(e);let[o,r]=Ua.find(([,a])=>n>=a)??Ua[2];return new Intl.RelativeTimeFormat(It(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var fm=12;function Za(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return C(`/api/me/games?limit=${fm}${t}`)}function za(){return C("/api/lobby")}function Qa(e){return C("/api/match",e)}var jr=new Set;function Ya(e){for(let t of jr)t(e)}function Mo(e){return jr.add(e),()=>{jr.delete(e)}}function Ka(e,t){let n=Zo[e.level-1];return l`${V("deck",i("deck"),[["normal",i("short-deck-normal")],["tactical",i("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">
      ${i("label-and-note",{label:i(`deck-${e.deck}`),note:i(`deck-note-${e.deck}`)})}
    </p>
    ${V("level",i("level-of-automa"),Zo.map(o=>[String(o.level),Dt(o)]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${i("you-begin",{numeral:n.numeral,name:On(n.level),counts:i(`automa-level-${n.level}`)})}
    </p>`}function Xa({totals:e}){if(e.length===0)return d;let t=n=>n===null?"–":N(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var Ao=90,hm={"*":"special",x:"covered"};function Ja(e,t,n){let{games:o,recent:r,waiting:s,next:a,busy:c,error:u,at:p}=e.store.get();return o.length===0&&r.length===0&&!u?d:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${i("your-games")}
      ${s>0?l`<span class="badge" data-testid="waiting"
              >${i("waiting-for-you",{count:s})}</span
            >`:d}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(m=>gm(m,t,n-p))}
      ${r.map(m=>$m(m,e,t))}
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
  </section>`}function gm(e,t,n){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${To(e.cells)}
    <a href=${e.url} @click=${H(t)}>${So(e)}</a>
    <span class="standing">${Eo(e,n)}</span>
    <span class="small when">${Dr(e.last,Date.now())}</span>
  </li>`}function $m(e,t,n){let o=Dr(e.when,Date.now());return l`<li class="game remembered">
    ${To(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${H(n)}>${e.title}</a>
    <span class="standing small">${i("opened-here",{when:o})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${i("remove-game",{game:e.title,when:o})}
      @click=${()=>t.forget(e.id)}
    >
      ${i("remove")}
    </button>
  </li>`}function To(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Ao+2} ${Ao+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Ao} height=${Ao}></rect>
    ${[...t].flatMap(([n,o])=>ym(n,o))}
  </svg>`}function ym(e,t){let n=e==="*"||e==="x",o=n?hm[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>y`<path class="piece" fill=${`url(#fabric-${o})`} d=${W(r,10)}></path>`)}function tc(e,t,n){let{games:o,at:r}=e.store.get(),s=Wa(o);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${H(t)}>
    ${To(s.cells)}
    <span class="continue-words">
      <b>${i("continue")}</b>
      <span
        >${i("opponent-and-standing",{opponent:So(s),standing:Eo(s,n-r)})}</span
      >
      <span class="small">${i("spaces-sewn",{count:Ga(s)})}</span>
    </span>
  </a>`:d}var ec=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function wm(e){return ec.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function bm(e){let t=wm(e),n=`url(#fabric-${e})`;return y`<path class="piece" fill=${n} d=${W(t,10,.25)}></path>
    <path class="stitches" d=${W(t,10,1.1)}></path>`}function Xe(){let e=[...new Set(ec.join(""))].filter(t=>t!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${e.map(bm)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>G((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function nc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${i("play-anyone")}</h2>
    <p class="small">${i("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${i("quick-match")}>
      ${Ke.map(({key:s})=>l`<button
            type="button"
            data-testid=${`match-${s}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>e.match(s)}
          >
            <b>${i(`speed-${s}`)}</b><span class="small">${i(`speed-note-${s}`)}</span>
          </button>`)}
    </div>
    <h3>${i("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(s=>km(s,e,t)):vm(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function vm(e){return e===null?d:l`<li class="none small">${i("nobody-waiting")}</li>`}function km(e,t,n){let{game:o,name:r,rating:s,yours:a}=e,{busy:c}=t.store.get();return l`<li data-game=${o}>
    <span class="host"
      ><b>${a?i("your-table"):r}</b>${s===null?d:l` <span class="small">${s}</span>`} <span class="small">${Cr(e)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${o}`} @click=${H(n)}>${i("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${i("sit-with",{name:r,terms:Cr(e)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            ${i("sit-down")}
          </button>`}
  </li>`}var xm=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Sm={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function rc(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${i("new-game")}</h2>
    ${Mm(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?Nm(o,t,n):d}
      ${o.opponent==="person"?Tm(o,t):d}
      ${r?_m(o,t):d}
      ${o.opponent==="automa"?Ka(o,t):d}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${i(e.busy?"starting":Sm[o.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${no(n)} ${Em(o,t,r)}
  </form>`}function Em(e,t,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${i("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?d:Om(e,t)}
      ${V("board",i("time-board"),[["revised",i("short-board-revised")],["original",i("short-board-original")]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?d:Im(e,t)}
    </div>
  </details>`}function Mm(e,t){return l`<fieldset class="cards">
    <legend class="visually-hidden">${i("opponent")}</legend>
    ${xm.map(([n,o])=>Am(n,o,e,t))}
  </fieldset>`}function Am(e,t,n,o){let r=t.includes(n.opponent)?"chosen":"",s=a=>l`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>o.set({opponent:a})}
    />`;return t.length===1?l`<label class=${`card-choice ${r}`}
      >${s(t[0])}<b>${i(e)}</b> <span class="small">${i(`${e}-note`)}</span></label
    >`:l`<div class=${`card-choice ${r}`}>
    <b>${i(e)}</b>
    <div class="ways">
      ${t.map(a=>l`<label>${s(a)}<span>${i(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function Tm(e,t){return l`<div class="names">
    ${["first-name","second-name"].map((n,o)=>l`<label
          >${i(n)}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,lt(r))}
        /></label>`)}
  </div>`}function _m(e,t){let{speed:n}=e;return l`<label class="own-name"
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${i("guest")}
        .value=${e.name}
        @input=${o=>t.set({name:lt(o)})}
    /></label>
    ${V("clock",i("clock"),Ke.map(({key:o})=>[o,i(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">
      ${i("label-and-note",{label:i(`speed-${n}`),note:i(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${oc("rated",i("tick-rated"),i("tick-rated-note"),e.rated,o=>t.set({rated:o}))}
      ${oc("takebacks",i("tick-takebacks"),i(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function oc(e,t,n,o,r,s=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${s}
      @change=${a=>r(he(a))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function Om(e,t){let[n,o]=Lm(e);return V("first",i("who-first"),[["you",n],["opponent",o],["random",i("random")]],e.first,r=>t.set({first:r}))}function Lm({opponent:e,names:[t,n]}){return e==="person"?[t||i("first"),n||i("second")]:e==="friend"?[i("you"),i("your-friend")]:[i("you"),i(e==="computer"?"computer":"the-other-player")]}function Im(e,t){return l`<label class="seed"
    >${i("setup-code")} <span class="small">${i("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:lt(n)})}
  /></label>`}function Nm({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return l`${V("strength",i("difficulty"),pe.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${ra(e)}</p>`}function ic({home:e,lobby:t,mine:n},o,r){let s=e.store.get();return l`${dt(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${i("welcome-title")}</h1>
          <p>${i("welcome-text")}</p>
        </div>
        ${Xe()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${H(o)}
            >${i("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${o.help}>
            ${w("help")}<span>${i("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${tc(n,o,r)} ${rc(s,e,o)}
      <div class="aside">
        ${Ja(n,o,r)} ${nc(t,o)} ${Pm(o)}
        ${Xa(s)} ${Rm(s,e)}
      </div>
    </main>`}function Pm(e){return l`<nav class="more" aria-label=${i("more")}>
    <a class="button" href="/tournaments" @click=${H(e)}
      >${w("cup")}<span>${i("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${H(e)}
      >${w("person")}<span>${i("your-account")}</span></a
    >
    ${oo(e)}
  </nav>`}function Rm(e,t){return l`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Cm(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Cm(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Dm=5e3,jm=6e4,qm=600;async function sc(e,t,n,o){let r=new bo(t.go,o,t.settings.strength,to),s=new vo({fetch:za,match:Qa,sit:an,name:()=>r.ownName,go:t.go}),a=new xo({fetch:Za,remembered:{recent:fe,forget:Qs},now:()=>performance.now()});await Um(qm,Promise.all([r.count(),s.load(),a.load(),Hm(r,n)])),eo(a.store.get().waiting);let c={home:r,lobby:s,mine:a},u=()=>j(ic(c,t,performance.now()),e);return{draw:u,close:Bm(c,n,u)}}function Bm({home:e,lobby:t,mine:n},o,r){let s=[e,t,n].map(({store:u})=>u.watch(r));s.push(Mo(u=>(u==="lobby"?t:n).load()));let a=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Dm),c=setInterval(r,jm);return()=>{for(let u of s)u();clearInterval(a),clearInterval(c)}}async function Hm(e,t){let n=await Nt().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function Um(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}var{dataset:ac}=document.querySelector("script[type=module]"),_o=new Map;async function Je(e){let t=_o.get(e)??Fm(e);_o.set(e,t),t.catch(()=>_o.delete(e));let n=await t;return n.speak(No()),n}async function Fm(e){let t=ac[`${e}Style`];try{let[n]=await Promise.all([import(ac[e]),t&&qr(t)]);return n}catch(n){throw new Error(i("server-away"),{cause:n})}}async function cc(){let e=await Promise.all(_o.values());for(let t of e)t.speak(No())}function qr(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var ft=class{constructor(t){this.value=t}valueOf(){return this.value}},M=class extends ft{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},Z=class extends ft{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},ht=class e extends ft{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof ft)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof ft&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var lc=100,Wm="⁨",Gm="⁩";function Vm(e,t,n){if(n===t||n instanceof Z&&t instanceof Z&&n.value===t.value)return!0;if(t instanceof Z&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function uc(e,t,n){return t[n]?ye(e,t[n].value):(e.reportError(new RangeError("No default")),new M)}function Br(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=tn(e,r.value):n.push(tn(e,r));return{positional:n,named:o}}function tn(e,t){switch(t.type){case"str":return t.value;case"num":return new Z(t.value,{minimumFractionDigits:t.precision});case"var":return Zm(e,t);case"mesg":return zm(e,t);case"term":return Qm(e,t);case"func":return Ym(e,t);case"select":return Km(e,t);default:return new M}}function Zm(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new M(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new M(`$${t}`);if(n instanceof ft)return n;switch(typeof n){case"string":return n;case"number":return new Z(n);case"object":if(ht.supportsValue(n))return new ht(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new M(`$${t}`)}}function zm(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new M(t);if(n){let r=o.attributes[n];return r?ye(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new M(`${t}.${n}`))}return o.value?ye(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new M(t))}function Qm(e,{name:t,attr:n,args:o}){let r=`-${t}`,s=e.bundle._terms.get(r);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new M(r);if(n){let c=s.attributes[n];if(c){e.params=Br(e,o).named;let u=ye(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new M(`${r}.${n}`)}e.params=Br(e,o).named;let a=ye(e,s.value);return e.params=null,a}function Ym(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new M(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new M(`${t}()`);try{let r=Br(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new M(`${t}()`)}}function Km(e,{selector:t,variants:n,star:o}){let r=tn(e,t);if(r instanceof M)return uc(e,n,o);for(let s of n){let a=tn(e,s.key);if(Vm(e,r,a))return ye(e,s.value)}return uc(e,n,o)}function Hr(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new M;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>lc)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${lc}`);o&&n.push(Wm),n.push(tn(e,r).toString(e)),o&&n.push(Gm)}return e.dirty.delete(t),n.join("")}function ye(e,t){return typeof t=="string"?e.bundle._transform(t):Hr(e,t)}var Oo=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function Ur(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var pc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function mc(e,t){let n=e[0];if(n instanceof M)return new M(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...Ur(t,pc)});if(n instanceof ht)return new Z(n.toNumber(),{...Ur(t,pc)});throw new TypeError("Invalid argument to NUMBER")}var Xm=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function dc(e,t){let n=e[0];if(n instanceof M)return new M(`DATETIME(${n.valueOf()})`);if(n instanceof ht||n instanceof Z)return new ht(n,Ur(t,Xm));throw new TypeError("Invalid argument to DATETIME")}var fc=new Map;function hc(e){let t=Array.isArray(e)?e.join(" "):e,n=fc.get(t);return n===void 0&&(n=new Map,fc.set(t,n)),n}var en=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:mc,DATETIME:dc,...n},this._useIsolating=o,this._transform=r,this._intls=hc(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let s=t.body[r];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){o.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){o.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new Oo(this,o,n);try{return Hr(r,t).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new M().toString(r);throw s}}};var Fr=/^(-?[a-zA-Z][\w-]*) *= */gm,gc=/\.([a-zA-Z][\w-]*) *= */y,Jm=/\*?\[/y,Wr=/(-?[0-9]+(?:\.([0-9]+))?)/y,td=/([a-zA-Z][\w-]*)/y,$c=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ed=/^[A-Z][A-Z0-9_-]*$/,Lo=/([^{}\n\r]+)/y,nd=/([^\\"\n\r]*)/y,yc=/\\([\\"])/y,wc=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,od=/^\n+/,bc=/ +$/,rd=/ *\r?\n/g,id=/( *)$/,sd=/{\s*/y,vc=/\s*}/y,ad=/\[\s*/y,cd=/\s*] */y,ld=/\s*\(\s*/y,ud=/\s*->\s*/y,pd=/\s*:\s*/y,md=/\s*,?\s*/y,dd=/\s+/y,we=class{constructor(t){this.body=[],Fr.lastIndex=0;let n=0;for(;;){let h=Fr.exec(t);if(h===null)break;n=Fr.lastIndex;try{this.body.push(u(h[1]))}catch($){if($ instanceof SyntaxError)continue;throw $}}function o(h){return h.lastIndex=n,h.test(t)}function r(h,$){if(t[n]===h)return n++,!0;if($)throw new $(`Expected ${h}`);return!1}function s(h,$){if(o(h))return n=h.lastIndex,!0;if($)throw new $(`Expected ${h.toString()}`);return!1}function a(h){h.lastIndex=n;let $=h.exec(t);if($===null)throw new SyntaxError(`Expected ${h.toString()}`);return n=h.lastIndex,$}function c(h){return a(h)[1]}function u(h){let $=m(),T=p();if($===null&&Object.keys(T).length===0)throw new SyntaxError("Expected message value or attributes");return{id:h,value:$,attributes:T}}function p(){let h=Object.create(null);for(;o(gc);){let $=c(gc),T=m();if(T===null)throw new SyntaxError("Expected attribute value");h[$]=T}return h}function m(){let h;if(o(Lo)&&(h=c(Lo)),t[n]==="{"||t[n]==="}")return f(h?[h]:[],1/0);let $=Ot();return $?h?f([h,$],$.length):($.value=Zt($.value,od),f([$],$.length)):h?Zt(h,bc):null}function f(h=[],$){for(;;){if(o(Lo)){h.push(c(Lo));continue}if(t[n]==="{"){h.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ut=Ot();if(ut){h.push(ut),$=Math.min($,ut.length);continue}break}let T=h.length-1,Lt=h[T];typeof Lt=="string"&&(h[T]=Zt(Lt,bc));let be=[];for(let ut of h)ut instanceof Io&&(ut=ut.value.slice(0,ut.value.length-$)),ut&&be.push(ut);return be}function g(){s(sd,SyntaxError);let h=v();if(s(vc))return h;if(s(ud)){let $=nt();return s(vc,SyntaxError),{type:"select",selector:h,...$}}throw new SyntaxError("Unclosed placeable")}function v(){if(t[n]==="{")return g();if(o($c)){let[,h,$,T=null]=a($c);if(h==="$")return{type:"var",name:$};if(s(ld)){let Lt=x();if(h==="-")return{type:"term",name:$,attr:T,args:Lt};if(ed.test($))return{type:"func",name:$,args:Lt};throw new SyntaxError("Function names must be all upper-case")}return h==="-"?{type:"term",name:$,attr:T,args:[]}:{type:"mesg",name:$,attr:T}}return nn()}function x(){let h=[];for(;;){switch(t[n]){case")":return n++,h;case void 0:throw new SyntaxError("Unclosed argument list")}h.push(L()),s(md)}}function L(){let h=v();return h.type!=="mesg"?h:s(pd)?{type:"narg",name:h.name,value:nn()}:h}function nt(){let h=[],$=0,T;for(;o(Jm);){r("*")&&(T=$);let Lt=ot(),be=m();if(be===null)throw new SyntaxError("Expected variant value");h[$++]={key:Lt,value:be}}if($===0)return null;if(T===void 0)throw new SyntaxError("Expected default variant");return{variants:h,star:T}}function ot(){s(ad,SyntaxError);let h;return o(Wr)?h=on():h={type:"str",value:c(td)},s(cd,SyntaxError),h}function nn(){if(o(Wr))return on();if(t[n]==='"')return rn();throw new SyntaxError("Invalid expression")}function on(){let[,h,$=""]=a(Wr),T=$.length;return{type:"num",value:parseFloat(h),precision:T}}function rn(){r('"',SyntaxError);let h="";for(;;){if(h+=c(nd),t[n]==="\\"){h+=Vt();continue}if(r('"'))return{type:"str",value:h};throw new SyntaxError("Unclosed string literal")}}function Vt(){if(o(yc))return c(yc);if(o(wc)){let[,h,$]=a(wc),T=parseInt(h||$,16);return T<=55295||57344<=T?String.fromCodePoint(T):"�"}throw new SyntaxError("Unknown escape sequence")}function Ot(){let h=n;switch(s(dd),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return I(t.slice(h,n))}return t[n-1]===" "?I(t.slice(h,n)):!1}function Zt(h,$){return h.replace($,"")}function I(h){let $=h.replace(rd,`
`),T=id.exec(h)[1].length;return new Io($,T)}}},Io=class{constructor(t,n){this.value=t,this.length=n}};var Gr=new Map;function Vr(e,t=`/words/${e}.json`){let n=Gr.get(e);if(n)return n;let o=fd(new URL(t,import.meta.url));return Gr.set(e,o),o.catch(()=>Gr.delete(e)),o}async function fd(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Zr(e,t){let{language:n}=e,o=hd(e,t);ri({language:n,format:(s,a)=>{let c=o.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return o.formatPattern(c,a)}})}function hd({language:e,words:t,editions:n},o){let r=new en(e,{useIsolating:!1});return r.addResource(new we(t)),Object.hasOwn(n,o)&&r.addResource(new we(n[o]),{allowOverrides:!0}),r}function kc(e,t,n){let{yours:o,name:r,game:s}=e;return l`${dt(n)}
    <main class="invitation">
      ${Xe()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?i("own-invitation"):i("invites-you",{name:r})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${ki(e).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?gd(s):lo(t)}
      </section>
    </main>`}function gd(e){return l`<p data-testid="own-invitation">${i("send-address")}</p>
    <a class="button main" href=${`/game/${e}`}>${i("to-the-table")}</a>`}function xc({title:e,text:t},n){return l`${dt(n)}
    <main class="invitation">
      ${Xe()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">${i("play-on-your-own")}</a>
      </section>
    </main>`}var zr=new Map([["classic",Promise.resolve(Be)]]),Qr="classic";async function Yr(e){Qr=e;try{let t=await $d(e);Qr===e&&Sc(e,t)}catch(t){console.warn(`The ${e} edition can’t be loaded:`,t),Qr===e&&!document.querySelector("#fabrics > *")&&Sc("classic",Be)}}function Sc(e,t){document.documentElement.dataset.edition=e,j(ds(t),document.getElementById("fabrics"))}function $d(e){let t=zr.get(e);if(t)return t;let n=`/editions/${e}`,r=Promise.all([import(`${n}.js`),yd(`${n}.css`)]).then(([s])=>s.art);return zr.set(e,r),r.catch(()=>zr.delete(e)),r}async function yd(e){let t=document.querySelector(`link[href="${e}"]`);t?.sheet||(t?.remove(),await qr(e))}function Ec(e,t){let n=e.store.get(),o=e.isSolo?[["automa",i("automa-alone")]]:[...pe.map(({level:a})=>[String(a),i("computer-level-name",{level:String(a),name:ze(a)})]),["person",i("two-people-here")]],r=n.opponent==="computer"?String(n.strength):n.opponent;return l`<form class="panel play-on" @submit=${a=>{a.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${i("play-on-here")}</h2>
    <label
      >${i("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>e.store.dispatch(wd(lt(a)))}
      >
        ${o.map(([a,c])=>l`<option value=${a} ?selected=${r===a}>${c}</option>`)}
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
  </form>`}function wd(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function Kr(e,t,n,o){let{replay:r,index:s}=e,a=r.frames[s],c=xt(r);if(n===2&&a.automa)return vd(a,a.automa,c,t,o);let u=`${n===1?"front":"back"} p${n}`;return l`<div class=${`seat ${u}`}>${so(a,c,n)}</div>
    <div class=${`spread ${u}`}>${bd(e,t,n,o)}</div>`}function bd({replay:e,index:t,walks:n},o,r,s){let a=e.frames[t];return go({number:r,name:xt(e)[r-1].name,player:a.players[r-1],patches:o.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[r],fresh:Pn(a.player===r?[a.move]:[],o.patches)})}function vd(e,t,n,o,r){return l`<div class="seat back p2">${ao(e,n,t)}</div>
    ${co(e,t,{turns:t.turns,run:0},o.patches,r)}`}function Mc({replay:e,index:t},n){let o=r=>n.look(r);return ho(ji(e),t,xt(e),n.patches,o)}function Ac(e,t,n){let o=e.store.get(),{replay:r,index:s}=o,a=r.frames[s],c=xt(r),{letters:u,look:p}=n.settings,m=()=>n.change({look:p==="cloth"?"thread":"cloth"});return l`${dt(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?i("start-position"):i("after-move",{number:String(s)})}:
            ${$t(a,c)}
          </h1>
          <p data-testid="turn-reason">${at(a,c)}</p>
          ${r.comment?l`<p class="notice" data-testid="notice">${r.comment}</p>`:d}
        </div>
        <div class="column own">
          ${Kr(o,e,1,u)} ${uo(a.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${Ta(a,e.patches,u)} ${Mc(o,e)}
          ${a.result?$o(a,c,kd(e,n)):Ec(t,s)}
        </div>
        <div class="column other">
          ${Kr(o,e,2,u)} ${qn(a,c,p,m)}
        </div>
      </div>
      <div class="below">${yo(a,c,e.patches)}</div>
    </main>`}function kd(e,t){let{replay:n,said:o}=e.store.get(),r=async()=>e.store.dispatch({said:await Or(`${location.origin}${e.path}`)});return l`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${()=>t.go("/")}
    >
      ${i("new-game")}
    </button>
    <button type="button" data-testid="copy-link" @click=${r}>
      ${w("link")}<span>${i("copy-link")}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${()=>xd(n.record)}>
      ${w("download")}<span>${i("record")}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${o}</p>`}function xd(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"text/plain"})),t.download="game.pgr",t.click(),URL.revokeObjectURL(t.href)}var K=document.getElementById("app"),Y=Gs(),_t=null,Xr=()=>"",q=0,Tc={load:Er,save:Zs},_c=si(ei("link[data-what=patches]")),Jr=new cn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:eo,onNews:Ya});async function ti(e){fe().length===0||document.hidden||Jr.socket||(e??await Sd())&&Jr.open()}async function Sd(){return Nt().then(({known:e})=>e,()=>!1)}var U={get settings(){return Y},logo:ei("link[rel=icon]"),change(e){Y={...Y,...e},Vs(Y),Oc(),e.edition&&Yr(e.edition),"language"in e||"edition"in e?Td().catch(oi):_t?.draw()},go(e){history.pushState(null,"",e),ni()},onNews:Mo,help(){Je("aid").then(({openAid:e})=>e(),Ed)}};function Ed({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),j(l`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>${i("close")}</button>`,t),document.body.append(t),t.showModal()}function ei(e){return document.querySelector(e).href}function Oc(){let{theme:e}=Y;e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function Md(){return Y.language==="auto"?xi(navigator.languages):Y.language}async function Ad(){let{lang:e}=document.documentElement,t=Y.language==="auto"?e:Y.language,n=e===t?ei("link[data-what=words]"):void 0;Zr(await Vr(t,n),Y.edition),document.documentElement.lang=t}async function Td(){let e=Md();Zr(await Vr(e),Y.edition),await cc(),document.documentElement.lang=e,Ze(Xr()),_t?.draw()}function Gt(e,t,n=null){_t?.close(),_t=e,Xr=t?()=>i(t):()=>"",Ze(Xr()),ti(n),window.scrollTo(0,0),e.draw()}function ni(){q+=1;let e=q,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{q===e&&oi(s)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=qi(location.pathname);t?Pc(t[1]).catch(n):o?Cd(o[1]).catch(n):location.pathname==="/first-game"?Rd().catch(n):r?Od(r).catch(n):location.pathname!=="/"?Lc("page"):location.hash.length>1?Id(location.hash).catch(n):Ld().catch(n)}function oi(e){if(e instanceof Qt&&e.status===404&&_d())return Lc("game");let t=e instanceof Error?e.message:String(e);Ic("cannot-show",t)}function _d(){return location.pathname.startsWith("/game/")}function Lc(e){Ic(e==="game"?"no-such-game":"no-such-page",i("link-may-be-old"))}function Ic(e,t){Gt({draw:()=>j(l`${dt(U)}
        <main class="waiting">
          <h1>${i(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${i("back-to-home")}</a>
        </main>`,K),close:()=>{}},e)}async function Od({name:e,match:t}){let n=q;_t||j(Wt(U,i("one-moment")),K);let{OPENERS:o}=await Je("pages"),r=await o[e](K,U,t);n===q?Gt(r,`tab-${e}`):r.close()}async function Ld(){let e=q,n=await sc(K,U,Jr,o=>{let r=[o.tags.Player1,o.tags.Player2];history.pushState(null,"",o.link?te(o.link,r):location.pathname),Nc(o).catch(oi)});e===q?Gt(n,""):n.close()}async function Id(e){let t=q,n=Mi(location.search),o=await sn(e);t===q&&await Nc({...o,tags:{...n,...o.tags}})}function Nd(e,t){let{target:n,key:o,altKey:r,ctrlKey:s,metaKey:a,shiftKey:c}=e;r||s||a||c||n instanceof Element&&n.closest("select, input, textarea, dialog")||Yn(e,(u,p)=>t.walk(u,p))||t.step(o)&&e.preventDefault()}async function Nc(e){let t=new wn(e,await _c),n=new bn(e,U.go,Y.strength),o=()=>{j(Ac(t,n,U),K),zn(K)},r=[t.store.watch(o),n.store.watch(o)],s=c=>Nd(c,t);window.addEventListener("keydown",s),Gt({draw:o,close:()=>{for(let c of r)c();window.removeEventListener("keydown",s)}},"tab-viewer")}async function Pc(e){let t=q;_t||j(Wt(U,i("opening-table")),K);let[n,o]=await Promise.all([ai(e),_c]),r=Er()?.game===e?await Pd():null;if(t!==q)return;let s=n.seats.some(a=>a.yours);Gt(qa(K,n,o,U,r),"tab-game",s)}async function Pd(){let{accompany:e,asNewcomer:t}=await Je("guide");return{seen:t,accompany:(n,o)=>e(K,n,U,Tc,o)}}async function Rd(){let e=q;_t||j(Wt(U,i("opening-table")),K);let{firstGame:t}=await Je("guide"),n=await t(Tc);e===q&&(history.replaceState(null,"",`/game/${n}`),await Pc(n))}async function Cd(e){let t=q;_t||j(Wt(U,i("opening-invitation")),K);try{let n=await ui(e);if(t!==q)return;let o=new Jt({me:Nt,sit:s=>pi(e,s),go:U.go}),r=()=>j(kc(n,o,U),K);Gt({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Qt?vi(n.status):null;if(!o)throw n;if(t!==q)return;Gt({draw:()=>j(xc(o,U),K),close:()=>{}},"tab-invitation")}}Oc();await Promise.all([Ad(),Yr(Y.edition)]);window.addEventListener("popstate",ni);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),U.help())});window.addEventListener("online",()=>ti(null));document.addEventListener("visibilitychange",()=>ti(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});ni();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
