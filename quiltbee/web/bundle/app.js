var ru=Object.defineProperty;var ei=(e,t)=>{for(var n in t)ru(e,n,{get:t[n],enumerable:!0})};function O(e,t){let n=t,o=!1,r=new Set,i=()=>{o=!1;for(let a of[...r])a(n)};return{get:()=>n,dispatch(a){let c=e(n,a);c!==n&&(n=c,o||queueMicrotask(i),o=!0)},watch(a){return r.add(a),()=>r.delete(a)}}}var ce={language:"en",format:e=>e};function ni(e){ce=e}function oi(){return ce}function Fe(){return ce.language}function s(e,t){return ce.format(e,t)}function it(e){return new Intl.ListFormat(su(),{type:"conjunction"}).format(e)}function su(){return ce.language==="en"?"en-GB":ce.language}function le(e){return new Intl.DateTimeFormat(Fe(),{dateStyle:"medium"}).format(e)}var He=class extends Error{name="Away"};function ri(e){let t=e instanceof Error&&e.name==="Away";return t&&ar(!0),t}var ue=O((e,t)=>t,{away:!1}),Ot=class extends Error{constructor(t,n){super(t),this.status=n}};async function v(e,t,n){return JSON.parse(await at(e,t,n))}async function at(e,t,n="POST"){let o=await iu(e,t,n),r=await o.text();if(o.ok)return r;let i=au(r)??s("status-answer",{status:String(o.status)});throw new Ot(i,o.status)}async function iu(e,t,n){let o=t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)};try{let r=await fetch(new URL(e,import.meta.url),o);return ar(!1),r}catch(r){throw ar(!0),new He(s("server-away"),{cause:r})}}function ar(e){ue.get().away!==e&&ue.dispatch({away:e})}function au(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function si(e="/api/patches"){let t=await v(e);return Object.fromEntries(Object.entries(t).map(cu))}function cu([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>s(`patch-${e}`)})]}function ii(e){return v(`/api/games/${e}`)}function pe(e){return v("/api/games",e)}function ai(){return v("/api/solo")}function On(e){return v("/api/replay",{text:e})}function ci(e){return v(`/api/games/${e}/replay`)}function Q(){return v("/api/me")}function li(e){return v(`/api/invitations/${e}`)}function ui(e,t){return v(`/api/invitations/${e}`,{name:t})}function pi(e){return v(`/api/games/${e}/invitation`,{})}function _n(e,t){return v(`/api/games/${e}/seat`,{name:t})}function Ue(e){return at("/api/qr",{path:e})}function mi(e){return v("/api/reports",e)}var In=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var K=1e3,Gt=60*K,me=60*Gt,kt=24*me,cr=9900,lu=[10,30,60];function de(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*kt,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*K);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function Nn(e){if(e===null)return s("no-clock");let{kind:t,main:n,extra:o}=de(e);if(t==="days")return s("clock-days",{count:n/kt});let r=di(n);if(o===0)return s("clock-whole",{time:r});let i=s("seconds",{count:o/K});return s(t==="delay"?"clock-delay":"clock-more",{time:r,each:i})}function he(e){let{kind:t,main:n,extra:o}=de(e);if(t==="days")return s("label-days",{count:n/kt});let r=n%Gt===0?s("label-minutes",{count:n/Gt}):s("label-seconds",{count:n/K}),i=s("label-seconds",{count:o/K});return o===0?r:`${r} ${t==="delay"?"~":"+"} ${i}`}function di(e){return[[Math.floor(e/me),"hours"],[Math.floor(e%me/Gt),"minutes"],[Math.floor(e%Gt/K),"seconds"]].filter(([o])=>o>0).map(([o,r])=>s(r,{count:o})).join(" ")||s("no-time")}function hi(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function We(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:i,extra:a}=de(e.control),c=i==="delay"?a:0,u=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,u-c))}function Pn(e){if(e<=cr)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=kt)return s("short-days",{days:Math.floor(e/kt),hours:Math.floor(e%kt/me)});let t=Math.ceil(e/K),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((i,a)=>a===0&&o===0?String(i):String(i).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function fi(e){if(e<=0)return s("no-time-left");if(e>=kt){let t=Math.floor(e%kt/me),n=s("days",{count:Math.floor(e/kt)});return t?`${n} ${s("hours",{count:t})}`:n}return di(Math.ceil(e/K)*K)}function gi(e,t){let{kind:n,main:o}=de(e);return n==="days"?t<6*me:t<Math.max(10*K,Math.min(Gt,o/10))}function $i(e,t){return lu.find(o=>e>o*K&&t<=o*K&&t>0)??null}function yi(e){return e<=0?null:e>=kt?Gt:e<=cr?e%100||100:Math.min(e%K||K,e-cr)}function wi(e){return e===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:e===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function bi({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:i}){return[[s("term-seat"),s(`term-seat-${i}`)],[s("clock"),t===null?s("term-no-clock"):Nn(t)],[s("time-board"),s(`term-board-${e}`)],[s("circle"),s(r?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(n?"tick-takebacks-note":"term-none")],[s("term-rating"),s(o?"tick-rated-note":"terms-not-rated")]]}var lr={en:"English"};function ur(e){return typeof e=="string"&&Object.hasOwn(lr,e)}function ki(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(ur)??"en"}var fe=class{constructor(t){this.outside=t,this.store=O((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:vi(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:vi(o)})}}}};function vi(e){return e instanceof Error?e.message:String(e)}var uu="offline",Cn="/offline";function Ge({game:e}){return e===uu}var pu=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function U([e,t]){return`${"abcdefghi"[t]}${e+1}`}function ct(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function dt(e,t){return e[0]===t[0]&&e[1]===t[1]}function ot(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function Et(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function Ve(e,[t,n]){let[o,r]=ot(e);return[xi(t,9-o),xi(n,9-r)]}function xi(e,t){return Math.max(0,Math.min(t,e))}function jn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Si(e,t,n){let[o,r]=t,i=n>=4?jn(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)i=jn(i,[o,r],"right"),[o,r]=[r,o];return i}function _t(e){let[t,n]=ot(e),o=([r,i])=>Math.abs(r-(t-1)/2)+Math.abs(i-(n-1)/2);return e.reduce((r,i)=>o(i)<o(r)?i:r)}function Bn(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),o=([a,c])=>Math.min(...e.map(([u,m])=>Math.abs(u-a)+Math.abs(m-c))),r=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(o(a)<2?20:0);return pu.filter(a=>o(a)>0).reduce((a,c)=>r(c)<r(a)?c:a)}function qn(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],i=[o];t.add(o);for(let a=i.pop();a!==void 0;a=i.pop()){r.push([Math.floor(a/9),a%9]);for(let c of mu(a))e[c]==="."&&!t.has(c)&&(t.add(c),i.push(c))}n.push(r.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((o,r)=>r.length-o.length)}function mu(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var du=3;function ge(e,t){let n=new Set(qn(e).map(String));return qn(hu(e,t)).filter(r=>r.length<=du&&!n.has(String(r)))}function hu(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function Ei(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let i=n;i<n+7;i+=1)r+=e.slice(i*9+o,i*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function Y(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[a,c]of e)for(let u=0;u<4;u+=1){let[m,d]=Rn[(u+3)%4];if(o.has(String([a+m,c+d])))continue;let h=fu[u],g=[a+h[0],c+h[1]],k=[g[0]+Rn[u][0],g[1]+Rn[u][1]];r.set(String(g),[...r.get(String(g))??[],{to:k,direction:u}])}let i="";for(;r.size>0;)i+=gu(r,t,n);return i}var Rn=[[0,1],[1,0],[0,-1],[-1,0]],fu=[[0,0],[0,1],[1,1],[1,0]];function gu(e,t,n){let o=e.keys().next().value,r=[],i=o,a=-1;do{let u=e.get(i),m=Math.max(0,u.findIndex(k=>k.direction===(a+1)%4)),d=u.splice(a<0?0:m,1)[0];u.length===0&&e.delete(i);let[h,g]=i.split(",").map(Number);d.direction!==a&&r.push({at:[h,g],direction:d.direction}),a=d.direction,i=String(d.to)}while(i!==o);return r.length>1&&r[0].direction===a&&r.shift(),`M${r.map(({at:u,direction:m},d)=>{let h=r[(d+r.length-1)%r.length].direction,[g,k]=[h,m].map(S=>Rn[(S+1)%4]).reduce((S,R)=>[S[0]+R[0],S[1]+R[1]]);return`${u[1]*t+k*n} ${u[0]*t+g*n}`}).join("L")}Z`}function Mi(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>ct(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Ai(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function Ti(e,t,[n,o]){let r=a=>(a[0]-t[0])*n+(a[1]-t[1])*o,i=a=>Math.abs((a[0]-t[0])*o+(a[1]-t[1])*n);return e.filter(a=>r(a)>0).sort((a,c)=>i(a)+r(a)-i(c)-r(c)||i(a)-i(c)).at(0)}function Li(e,t,n){let o=i=>(i[0]-t[0])*9+i[1]-t[1];return(n?[...e].reverse().find(i=>o(i)<0):e.find(i=>o(i)>0))??e[n?e.length-1:0]}var _i={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},pr={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function Dn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function V(e,t){return e.orientations[t]??0}function It(e,t){return t.patch.orientations[V(e,t.letter)]}function ht(e,t){return e.origin?Et(It(e,t),e.origin):[]}function ye(e,t){return e.origin?`${V(e,t.letter)}${U(e.origin)}`:null}function we(e,t){let n=ye(e,t);return n!==null&&t.placements.has(n)}function Fn(e,t){let n=ye(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function mr(e,t,n){switch(n.type){case"choose":return yu(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?bu(e,t,n.direction):{...e,cursor:Ze(e.cursor,n.direction)};default:return t?$u(e,t,n):e}}function $u(e,t,n){switch(n.type){case"hover":return e.set?e:Oi(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return Oi(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return $e({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:_t(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:Hn(e,t);case"jump":return ku(e,t,n.direction);case"next":return vu(e,t,n.back??!1);case"turn":return xu(e,t,n.how);case"cycle":return Su(e,t)}}function yu(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??_t(It(o,t))}}function Oi(e,t,n,o){let r=It(e,t),i=Ve(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),a=Ii(e,t,i);return e.origin&&dt(e.origin,a)&&e.set===o&&dt(e.cursor,n)?e:{...e,origin:a,set:o,cursor:n}}function Ii(e,t,n){let o=V(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,a]of r){let c=[n[0]+i,n[1]+a];if(wu(c)&&t.placements.has(o+U(c)))return c}return n}function wu([e,t]){return e>=0&&t>=0&&e<9&&t<9}function $e(e,t,n){let o=It(e,t),r=Ve(o,n),i=o.some(a=>dt(a,e.anchor))?e.anchor:_t(o);return{...e,origin:r,set:!0,anchor:i,cursor:[r[0]+i[0],r[1]+i[1]]}}function Hn(e,t){let{anchor:n,cursor:o}=e,r=dr(e,t),i=[o[0]-n[0],o[1]-n[1]];return $e(e,t,Ai(r,i))}function dr(e,t){return Mi(t.placements,V(e,t.letter))}function bu(e,t,n){if(!e.origin)return Hn(e,t);let[o,r]=pr[n];return $e(e,t,[e.origin[0]+o,e.origin[1]+r])}function Ze([e,t],n){let[o,r]=pr[n];return Ve([[0,0]],[e+o,t+r])}function ku(e,t,n){if(!e.origin)return Hn(e,t);let o=Ti(dr(e,t),e.origin,pr[n]);return o?$e(e,t,o):{...e,set:!0}}function vu(e,t,n){let o=dr(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:Hn(e,t):r?$e(e,t,Li(o,r,n)):$e(e,t,o[n?o.length-1:0])}function xu(e,t,n){let o=V(e,t.letter),r=jn(e.anchor,ot(It(e,t)),n);return Ni(e,t,t.patch.turns[o][n],r)}function Su(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,i)=>r-i),o=n[(n.indexOf(V(e,t.letter))+1)%n.length];return Ni(e,t,o,_t(t.patch.orientations[o]))}function Ni(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let i=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],a=Ve(It(r,t),[i[0]-o[0],i[1]-o[1]]),c=Ii(r,t,a);return{...r,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function Nt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:s("player-number",{number:String(n)});return{...t,name:r,kind:"person"}})}function Pi(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var Un=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=O((r,i)=>({...r,...i}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Ze(o[t],n)}})}};function Eu(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:i})=>!i?.startsWith("A:")).map(({move:i})=>i==="pass"?".":i);return[n,r.join(""),...o].join(",")}var Wn=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=O((i,a)=>({...i,...a}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await pe(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:i}=this.store.get(),{automa:a}=n.frames[0],c=a&&o==="automa"?{deck:a.deck,level:a.level}:null,u=o==="computer"?{level:r}:null,m=o==="person"?Nt(n).map(({name:h})=>h):null,d=Eu(n,t);return{opponent:o,...c,...u,first:i,board:"revised",seed:null,from:d,names:m}}};var br=globalThis,Ci=e=>e,Gn=br.trustedTypes,Ri=Gn?Gn.createPolicy("lit-html",{createHTML:e=>e}):void 0,Hi="$lit$",Pt=`lit$${Math.random().toFixed(9).slice(2)}$`,Ui="?"+Pt,Mu=`<${Ui}>`,zt=document,Qe=()=>zt.createComment(""),Ke=e=>e===null||typeof e!="object"&&typeof e!="function",kr=Array.isArray,Au=e=>kr(e)||typeof e?.[Symbol.iterator]=="function",hr=`[ 	
\f\r]`,ze=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ji=/-->/g,qi=/>/g,Vt=RegExp(`>|${hr}(?:([^\\s"'>=/]+)(${hr}*=${hr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Bi=/'/g,Di=/"/g,Wi=/^(?:script|style|textarea|title)$/i,vr=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),l=vr(1),$=vr(2),Xg=vr(3),Ye=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Fi=new WeakMap,Zt=zt.createTreeWalker(zt,129);function Gi(e,t){if(!kr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ri!==void 0?Ri.createHTML(t):t}var Tu=(e,t)=>{let n=e.length-1,o=[],r,i=t===2?"<svg>":t===3?"<math>":"",a=ze;for(let c=0;c<n;c++){let u=e[c],m,d,h=-1,g=0;for(;g<u.length&&(a.lastIndex=g,d=a.exec(u),d!==null);)g=a.lastIndex,a===ze?d[1]==="!--"?a=ji:d[1]!==void 0?a=qi:d[2]!==void 0?(Wi.test(d[2])&&(r=RegExp("</"+d[2],"g")),a=Vt):d[3]!==void 0&&(a=Vt):a===Vt?d[0]===">"?(a=r??ze,h=-1):d[1]===void 0?h=-2:(h=a.lastIndex-d[2].length,m=d[1],a=d[3]===void 0?Vt:d[3]==='"'?Di:Bi):a===Di||a===Bi?a=Vt:a===ji||a===qi?a=ze:(a=Vt,r=void 0);let k=a===Vt&&e[c+1].startsWith("/>")?" ":"";i+=a===ze?u+Mu:h>=0?(o.push(m),u.slice(0,h)+Hi+u.slice(h)+Pt+k):u+Pt+(h===-2?c:k)}return[Gi(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},Je=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let i=0,a=0,c=t.length-1,u=this.parts,[m,d]=Tu(t,n);if(this.el=e.createElement(m,o),Zt.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=Zt.nextNode())!==null&&u.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(Hi)){let g=d[a++],k=r.getAttribute(h).split(Pt),S=/([.?@])?(.*)/.exec(g);u.push({type:1,index:i,name:S[2],strings:k,ctor:S[1]==="."?gr:S[1]==="?"?$r:S[1]==="@"?yr:ke}),r.removeAttribute(h)}else h.startsWith(Pt)&&(u.push({type:6,index:i}),r.removeAttribute(h));if(Wi.test(r.tagName)){let h=r.textContent.split(Pt),g=h.length-1;if(g>0){r.textContent=Gn?Gn.emptyScript:"";for(let k=0;k<g;k++)r.append(h[k],Qe()),Zt.nextNode(),u.push({type:2,index:++i});r.append(h[g],Qe())}}}else if(r.nodeType===8)if(r.data===Ui)u.push({type:2,index:i});else{let h=-1;for(;(h=r.data.indexOf(Pt,h+1))!==-1;)u.push({type:7,index:i}),h+=Pt.length-1}i++}}static createElement(t,n){let o=zt.createElement("template");return o.innerHTML=t,o}};function be(e,t,n=e,o){if(t===Ye)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,i=Ke(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=be(e,r._$AS(e,t.values),r,o)),t}var fr=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??zt).importNode(n,!0);Zt.currentNode=r;let i=Zt.nextNode(),a=0,c=0,u=o[0];for(;u!==void 0;){if(a===u.index){let m;u.type===2?m=new Xe(i,i.nextSibling,this,t):u.type===1?m=new u.ctor(i,u.name,u.strings,this,t):u.type===6&&(m=new wr(i,this,t)),this._$AV.push(m),u=o[++c]}a!==u?.index&&(i=Zt.nextNode(),a++)}return Zt.currentNode=zt,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Xe=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=be(this,t,n),Ke(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==Ye&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Au(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&Ke(this._$AH)?this._$AA.nextSibling.data=t:this.T(zt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=Je.createElement(Gi(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let i=new fr(r,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(t){let n=Fi.get(t.strings);return n===void 0&&Fi.set(t.strings,n=new Je(t)),n}k(t){kr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let i of t)r===n.length?n.push(o=new e(this.O(Qe()),this.O(Qe()),this,this.options)):o=n[r],o._$AI(i),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=Ci(t).nextSibling;Ci(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},ke=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,i){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=p}_$AI(t,n=this,o,r){let i=this.strings,a=!1;if(i===void 0)t=be(this,t,n,0),a=!Ke(t)||t!==this._$AH&&t!==Ye,a&&(this._$AH=t);else{let c=t,u,m;for(t=i[0],u=0;u<i.length-1;u++)m=be(this,c[o+u],n,u),m===Ye&&(m=this._$AH[u]),a||=!Ke(m)||m!==this._$AH[u],m===p?t=p:t!==p&&(t+=(m??"")+i[u+1]),this._$AH[u]=m}a&&!r&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},gr=class extends ke{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},$r=class extends ke{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},yr=class extends ke{constructor(t,n,o,r,i){super(t,n,o,r,i),this.type=5}_$AI(t,n=this){if((t=be(this,t,n,0)??p)===Ye)return;let o=this._$AH,r=t===p&&o!==p||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,i=t!==p&&(o===p||r);r&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},wr=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){be(this,t)}};var Lu=br.litHtmlPolyfillSupport;Lu?.(Je,Xe),(br.litHtmlVersions??=[]).push("3.3.3");var T=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let i=n?.renderBefore??null;o._$litPart$=r=new Xe(t.insertBefore(Qe(),i),i,void 0,n??{})}return r._$AI(e),r};var Ou={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(e){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Ou[e]}></path>
  </svg>`}function B(e,t=p){return l`<header class="head">
    ${xr(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${M(e)}
      >${w("person")}<span>${s("to-me")}</span></a
    >
    <button type="button" class="quiet" data-testid="settings" @click=${e.openSettings}>
      ${w("gear")}<span>${s("settings")}</span>
    </button>
  </header>`}function xr(e){return l`<a class="brand" href="/" data-testid="home" @click=${M(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Qt(e,t){return l`${B(e)}
    <main class="waiting"><p>${t}</p></main>`}function M(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var Vi=3e3;function Sr(e){return l`<span class="without-server">
    <a class="button" href=${Cn} data-testid="play-offline" @click=${M(e)}
      >${w("button")}<span>${s("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${M(e)}
      >${w("help")}<span>${s("tab-aid")}</span></a
    >
  </span>`}function Zi(e,t){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let o=0,r=!1,i=()=>{let{away:c}=ue.get();n.className=c?"away":"";let u=l`<p data-testid="away">${s("offline-away")}</p>`;T(c?l`${u} ${Sr(e)}`:p,n),clearTimeout(o),c?o=window.setTimeout(a,Vi):r&&!document.querySelector("main.table")&&t(),r=c},a=async()=>{await Q().catch(()=>{}),ue.get().away&&(o=window.setTimeout(a,Vi))};ue.watch(i),i()}var Ct=[1,2];function tn(e){return e===1?2:1}function Kt(e){return Ct.filter(t=>e[t-1].yours)}function C({seats:e}){return e.some(t=>t.yours)}function Er({mode:e,seats:t}){let n=Kt(t);return e==="remote"&&n.length===1?n[0]:null}function ve(e){return Ct.find(t=>e[t-1].kind==="open")??null}function en({seats:e}){let t=ve(e);return t===null?"":e[t-1].name}function j({stage:e,seats:t}){return e!=="over"&&ve(t)!==null}function Rt({stage:e,result:t}){return e==="over"&&t===null}function P(e){return e<0?`−${-e}`:String(e)}function Yt({name:e,squares:t,buttons:n,time:o,income:r}){return s("patch-label",{name:e,squares:t,buttons:n,time:o,income:r})}function nn(e,t){return e[t-1].yours&&!e[2-t].yours}function rt(e,t){return{who:nn(e,t)?"you":"other",name:x(e,t)}}function x(e,t){let{name:n,kind:o}=e[t-1];if(nn(e,t))return s("you");if(o==="open")return n||s("open-seat");let r=o==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return r?s("level-number",{level:r[1]}):n==="You"?s("player-number",{number:String(t)}):n}function Mt(e,t){if(e.result)return s("wins",rt(t,e.result.winner));if(Rt(e))return s("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return s(n,rt(t,e.turn))}function gt(e,t){if(e.result)return _u(e,t);if(Rt(e))return s("aborted-reason");let n=rt(t,e.turn);if(e.stage==="special_patch")return s("reached-special-patch",n);let o=e.players[e.turn-1].time,r=e.players[2-e.turn].time;return o!==r?s("further-back",n):o===0?s("goes-first",n):t.filter(({yours:a})=>a).length===1?s("level-and-on-top",n):s("both-level-and-on-top",n)}function _u(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,i=Se(o[n-1],o[2-n]),a=rt(t,3-n);return r==="resignation"?s("result-resignation",{...a,points:i}):r==="time"?s("result-time",{...a,points:i}):s(r==="first to 53"?"result-first":"result-score",{points:i})}function Se(e,t){return s("points-to",{mine:P(e),theirs:P(t)})}function zi(e,t){return[s("pass"),...Mr(e,t)].join(" · ")}function Mr({consequence:e},t){let n=[s("pass-move",{count:e.time-t}),s("pass-earn",{count:e.earned})];return e.income>0&&n.push(s("pass-income",{count:e.income})),e.special_patch&&n.push(s("pass-special")),n}function jt(e,t,n=!1){if(e==="pass")return s("move-pass");if(e==="A:pass")return s("move-on");if(e.startsWith("A:"))return s("move-took",{patch:xe(t,e[2])});if(e.startsWith("+"))return n?s("move-special-at",{cell:e.slice(1)}):s("move-special");let o=xe(t,e[0]);return!n||!t[e[0]]?s("move-patch",{patch:o}):s("move-patch-at",{patch:o,cell:U(Iu(t[e[0]],e))})}function xe(e,t){return e[t]?.name??t}function Iu({orientations:e},t){let n=ct(t.slice(2));return Et(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function ft(e,t,n,o=!0){let r=e.filter(([i,a])=>t[i*9+a]!==".").map(U);return r.length>0?o?r.length>4?s("overlaps-many",{count:r.length}):s("overlaps-at",{cells:it(r)}):s("overlaps-another"):n?vt(n):null}function vt({available:e,missing:t}){return e?null:t>0?s("needs-buttons",{count:t}):s("fits-nowhere")}function Qi(e,t,n,o){let r=ft(e,t,n,o);if(r===null)return{text:s("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,a=ft(e,t,void 0,o)===null,c=i&&a?s("fits-but-short",{count:n.missing}):r;return{text:Nu(c),isGood:!1}}function Nu(e){return e[0].toLocaleUpperCase()+e.slice(1)}function Ar(e){let t=U(e[0]);return e.length===1?s("single-hole",{cell:t}):s("hole-of",{size:e.length,cell:t})}function Pu(e,t){return t?it(e.map(Ar)):e.length===1?s("a-hole"):s("holes",{count:e.length})}function Vn(e,t,n,o,r,i=!0){let{consequence:a,missing:c}=e,u=o.players[o.turn-1],{paid:m,buttons:d,time:h,income:g,income_marks:k}=a,S={from:String(u.buttons),to:P(d)},R=[{kind:"buttons",text:c>0?s("effect-cost",{count:m}):s("effect-buttons",S)},{kind:"time",text:s("effect-time",{from:String(u.time),to:String(h)})}];if(k.length>0){let mt={count:g,marks:it(k.map(String))},qe=i?s("effect-income-at",mt):s("effect-income",{count:g});R.push({kind:"income",text:qe})}return a.special_patch&&R.push({kind:"special",text:s("effect-special")}),n&&R.push({kind:"tile",text:s("effect-tile")}),t.length>0&&R.push({kind:"holes",text:s("effect-holes",{holes:Pu(t,i)})}),R.push({kind:"next",text:Tr("next",a.next,o.turn,r)}),R}function Tr(e,t,n,o){if(t===null)return s("then-over");let r=t===n?"-again":"";return nn(o,t)?s(`${e}-you${r}`):s(`${e}-name${r}`,{name:x(o,t)})}function Ki(e,t,n){let o={cell:U(e)};if(t===".")return s("cell-empty",o);if(t==="*")return s("cell-special",o);let r=n[t]?.name;return r?s("cell-patch",{...o,patch:r}):s("cell-covered",o)}function Zn(e){let t=qn(e),n=t.reduce((a,c)=>a+c.length,0),o=[s("quilt-covered",{covered:81-n,empty:n})],r=t.filter(a=>a.length===1).map(a=>U(a[0]));r.length>0&&o.push(s("quilt-single-holes",{count:r.length,cells:r.join(" ")})),n>0&&o.push(s("quilt-largest",{size:t[0].length}));let i=Ei(e);return o.push(i===0?s("quilt-full"):s("quilt-missing",{count:i})),`${o.join("; ")}.`}function Jt(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],i=e.time_board.last-r;if(i===0)return s("at-the-end");let a=[];return n!==null&&a.push(s("income-in",{count:n})),o!==null&&a.push(s("special-in",{count:o})),a.push(s("end-in",{count:i})),a.join(", ")}function zn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,i]=ot(o),a=Et(o,[e.row,e.column]),c=U([e.row+r-1,e.column+i-1]),u=U([e.row,e.column]),{letter:m}=e;return s("placed-patch",{patch:n.name,letter:m,count:a.length,from:u,to:c})}function Ee(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:i,move:a})=>{if(!e||o.length!==1)return{number:r,player:i,move:a,change:null};let[c,u]=[e.players[i-1],t.players[i-1]],m={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:r,player:i,move:a,change:m}})}function Yi(e,t){let n=Kt(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:i})=>i).lastIndexOf(o);return e.moves.slice(r+1).map(i=>{let a=t[i.number];return a?.move===i.move?a:{...i,change:null}})}function Ji({player:e,move:t,change:n},o,r){let a={name:x(o,e),deed:Cu(t,r)};return!n||n.to===n.from?s("happened",a):s("happened-with",{...a,detail:Lr(n)})}function Lr({from:e,to:t,buttons:n}){let o=t-e;if(n===0)return s("moved",{count:o});let r=s("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return s("moved-and",{count:o,gain:r})}function Cu(e,t){return e.startsWith("+")?s("deed-special"):/^[A-Za-z]\d/.test(e)?s("deed-patch",{patch:xe(t,e[0])}):jt(e,t)}function Or(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function Xi({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=a=>a>e.from&&a<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":Ru(e.buttons)];t.income.some(n)&&r.push(s("payday"));let i=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:i}}function Ru(e){return e<0?`−${-e}`:`+${e}`}var _r=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function Qn(e){return s(`filter-${e}`)}function on({score_parts:e},t){let n=e;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,i])=>[r,i])}function Kn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Yn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function ea(e,t){return s("named-patch",{patch:xe(t,e),letter:e})}function Ir(e,t){return it([...e].map(n=>ea(n,t)))}function Nr({number:e,budget:t,income:n}){return s("card-title",{number:String(e),budget:t,income:n})}function Pr({affordable:e,choices:t,card:{budget:n}},o){if(e.length===0)return s("budget-none",{budget:n,count:t.length});let r={budget:n,patches:Ir(e,o)};return s(e.length===1?"budget-only":"budget-buys",r)}function Cr({filter:e,left:t,skipped:n},o){return n?s("filter-skipped",{filter:Qn(e)}):s("filter-leaves",{filter:Qn(e),keeps:s(`keeps-${e}`),patches:Ir(t,o)})}function Rr(e,t){let{taken:n,start:o,stop:r,income_marks:i,income:a,special_patches:c}=e,u={start:String(o),stop:String(r)},m=[n?s("automa-takes",{...u,patch:ea(n,t)}):s("automa-advances",u)],d=a?s("gain",{sign:"+",count:a}):s("automa-no-gain");return i.length>0&&m.push(s("automa-income",{marks:it(i.map(String)),gain:d})),c.length>0&&m.push(s("automa-special",{marks:it(c.map(String))})),e.reaches_marker&&m.push(s(e.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function Jn(e,t){return[s("automa-says",{text:`${Nr(e.card)}.`}),Pr(e,t),...e.steps.map(n=>Cr(n,t)),...Rr(e,t)].join(" ")}function jr({pile:e,aside:t,discards:n}){let o=[s("cards-in-pile",{count:e})];return t>0&&o.push(s("cards-aside",{count:t})),o.push(n.length?s("cards-turned",{cards:n.join(", ")}):s("cards-none")),`${o.join("; ")}.`}function Xn(e){return s(`automa-name-${e}`)}function Xt({level:e,numeral:t}){return s("numeral-and-name",{numeral:t,name:Xn(e)})}function rn({deck:e,level:t,numeral:n}){return s("automa-title",{deck:s(`deck-${e}`),numeral:n,name:Xn(t)})}function te({marker:e,marker_on_board:t}){return t?s("marker-on",{space:String(e)}):s("marker-off")}function ju(e){return Fe()==="de"?e:e[0].toLocaleLowerCase()+e.slice(1)}function qu(e,t){let n=on(e,t).filter(([,r])=>r>0).map(([r,i])=>s("part-points",{part:ju(s(r)),points:i})),o=P(e.score);return n.length?s("automa-score-of",{score:o,parts:n.join(", ")}):s("automa-score",{score:o})}function to({players:e,result:t},n,o){let r=[ta("pile-with",n.with_buttons,o),ta("pile-without",n.without_buttons,o)],{budget:i}=n,a=i!==null&&!t?`${s("next-budget",{budget:i})} `:"";return[`${rn(n)}.`,s("automa-holds",{count:e[1].buttons,piles:r.join("; ")}),qu(e[1],n.level),te(n),s("automa-cards",{cards:a+jr(n)})].join(" ")}function ta(e,t,n){let o=s(e,{count:t.length});return t?s("pile-of",{pile:o,patches:Ir(t,n)}):o}function qt(e){return e.stage!=="over"&&!j(e)&&e.seats[e.turn-1].yours}function I(e){return e.table!==null&&!e.looking&&!e.pending&&qt(e.table)}function At({table:e,looking:t,pending:n}){return Kn(e)&&!t&&!n}function sn(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function Me(e){return I(e)&&sn(e.table)}function ee({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&C(e)}function an(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function L(e,t){return e.table?.options.find(n=>n.letter===t)}function Ae(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function ne(e,t){let n=L(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function D(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?Dn(e.table.special_cells):ne(e,t)}function Te(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?an(e)?.turn??1:1}function eo(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):L(e,o.letter)?.completes_7x7?.includes(t)??!1}function qr(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=ct(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function cn({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return Yi(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function no(e,t){return e.flatMap(n=>qr(n,t)??[])}function na(e,t){return!e||t.number===e.number?[]:[...Bu(e,t),...Du(e,t)]}function Bu(e,t){let[n,...o]=Ee(e,t);if(!n?.change||o.length>0)return[];let{move:r,player:i,change:a}=n,c=e.players[i-1].income,u=t.time_board.income.filter(d=>d>a.from&&d<=a.to),m=r==="pass"?[]:["place"];return u.length>0&&c>0?[...m,"payday"]:a.buttons>0?[...m,"button"]:m}function Du(e,t){let n=Kt(t.seats);if(t.result&&!e.result)return[n.includes(t.result.winner)?"win":"end"];let o=e.turn===t.turn&&qt(e);return n.length===1&&qt(t)&&!o?["turn"]:[]}function ln(e,t,n,o){return o.map((r,i)=>({wave:e,from:r,to:r,at:i*t*.7,long:t,loud:n}))}var oa={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:ln("triangle",.05,.22,[1480,1865]),payday:ln("triangle",.09,.25,[1175,1480,1760]),turn:ln("sine",.16,.25,[587,784]),win:ln("triangle",.2,.25,[523,659,784,1047]),end:ln("sine",.22,.25,[659,523])},ra={turn:[60],win:[60,60,120],end:[120]};var oo=null;function Br(){return"vibrate"in navigator}function sa(e,t,{sounds:n,vibration:o}){if(!(!n&&!o))for(let r of na(e,t)){n&&Dr(r);let i=ra[r];o&&i&&Br()&&navigator.vibrate(i)}}function Dr(e){oo??=new AudioContext,oo.state==="suspended"&&oo.resume();for(let t of oa[e])Fu(oo,t)}function Fu(e,{wave:t,from:n,to:o,at:r,long:i,loud:a}){let c=e.currentTime+r,u=e.createOscillator(),m=e.createGain();u.type=t,u.frequency.setValueAtTime(n,c),u.frequency.exponentialRampToValueAtTime(o,c+i),m.gain.setValueAtTime(1e-4,c),m.gain.exponentialRampToValueAtTime(a,c+.01),m.gain.exponentialRampToValueAtTime(1e-4,c+i),u.connect(m).connect(e.destination),u.start(c),u.stop(c+i)}function aa(){let e=Hu(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},i=o>0?e[o-1]:{x:t-1,y:n},a={x:r.x+(i.x-t)*12/2,y:r.y+(i.y-n)*12/2};return o<53?{centre:r,entry:a,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:a,width:36,height:12}})}function Hu(e,t){let n=new Set,o=[],[r,i,a,c]=[0,0,1,0],u=(m,d)=>m>=0&&d>=0&&m<e&&d<t&&!n.has(`${m},${d}`);for(;o.length<e*t;)o.push({x:r,y:i}),n.add(`${r},${i}`),u(r+a,i+c)||([a,c]=[-c,a]),r+=a,i+=c;return o}var ia=10.3;function ca(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let i={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},a=t.at(-1)?.centre??i,c={x:(i.x+a.x)/2,y:(i.y+a.y)/2},u=r===53?9.8:8.6;t.push({centre:i,entry:c,width:u,height:u});let m=ia/o;n+=m,o-=ia/(2*Math.PI)*m}return t}function la(e){let{table:t,placement:n,weighing:o}=e;if(!t||!I(e))return null;let r=n.letter??(o?null:""),i=r===""||r==="+"?void 0:L(e,r);if(!i)return null;let{consequence:a}=i,c=t.turn,u=t.players[c-1].time,m=t.time_board.special_patches_left.filter(d=>d>u&&d<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...m],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function ua({player:e,to:t,income:n,special:o,next:r},i){let c=[n>0?s("preview-income",{count:n}):"",o?s("preview-special"):""].filter(Boolean).join(", ");return`${s("preview-space",{space:String(t)})}${c?`: ${c}`:""}. ${Tr("then",r,e,i)}`}var Fr=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function pa(e){let t=Fr.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Hr(e,t){let n=2*Math.PI/e,o=(t*Math.sin(n/2)*1.02).toFixed(2),r=Array.from({length:e},(i,a)=>`A${o} ${o} 0 0 1 ${ma(t,(a+1)*n)}`);return`M${ma(t,0)}${r.join("")}Z`}function ma(e,t){return`${(Math.sin(t)*e).toFixed(2)} ${(-Math.cos(t)*e).toFixed(2)}`}var da="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function Uu(e){return e`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function Wu(e){return e`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function Gu(e){return e`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function Vu(e){let t=e`<circle r="6.6" fill="var(--tile)"></circle>`,n=(o,r,i)=>e`<g id=${`tile-${o}`}><path d=${i} fill=${r}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${t}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",Hr(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",Hr(14,8.8))]}function Zu(e){let t=n=>e`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function un(e){return e`${Uu(e)} ${Wu(e)} ${Gu(e)} ${Vu(e)} ${Zu(e)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${da} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function ha(e=un){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${e($)}
      ${Fr.map(t=>{let{cloth:n,weave:o}=pa(t);return Ur(`fabric-${t}`,10,$`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${o}`}></use></g>`)})}
      ${Ur("fabric-cell",10,$`<use href="#cell"></use>`)}
      ${Ur("fabric-covered",5,$`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function Ur(e,t,n){return $`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function $t(e,t,n,o=1){return $`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${o})`}></use>`}function J(e,t,n){return $t("button",e,t,n/10)}function zu(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function pn(e,t,n,[o,r],i){let a=t.orientations[n],c=ot(t.orientations[0]);return $`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${Y(a,10,.25)}></path>
    <path class="stitches" d=${Y(a,10,1.1)}></path>
    ${zu(t).map(u=>{let[m,d]=Si(u,c,n);return J((d+.5)*10,(m+.5)*10,2.6)})}
    ${i?Qu(a[0],e):p}
  </g>`}function Qu([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return $`<text class="letter" x=${o} y=${r}>${n}</text>`}function Wr([e,t]){return $`<g class="patch special">${$t("special",t*10,e*10)}</g>`}function mn(e,t,n,o){let[r,i]=ot(t.orientations[n]),a=Math.max(4,r,i)*10+1.2,[c,u]=[(i*10-a)/2,(r*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${pn(e,t,n,[0,0],o)}
  </svg>`}function ro(e,t,n,o){let[r,i]=ot(t.orientations[n]);return l`<svg
    class=${`picture w${i} h${r}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${pn(e,t,n,[0,0],o)}
  </svg>`}var fa={cloth:aa(),thread:ca()},dn=[1,2];function ga(e){return e.time_board.on_top===1?[dn[1],dn[0]]:dn}function $a(e,t){let[n,o]=e.players.map(u=>u.time),r=n===o?s("tokens-together",{space:String(n),name:x(t,e.time_board.on_top)}):dn.map(u=>s("token-at",{...rt(t,u),space:String(e.players[u-1].time)})).join(" "),i=e.time_board.special_patches_left,a=e.automa?` ${te(e.automa)}`:"",c=i.length?i.join(", "):s("none");return`${r} ${s("special-left",{spaces:c})}${a}`}function Gr(e,t,n,o){return $`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
    ${$t(`token-${e}`,0,0,o/4)}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function ya({numeral:e},t,n,o){let r=Array.from({length:16},(i,a)=>{let c=a%2?o*.78:o,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return $`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function wa({automa:e},t,n){if(!e?.marker_on_board)return p;let[o,r]=t(e.marker);return ya(e,o,r,n)}function ba(e){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Gr(e,0,0,4.4)}
  </svg>`}function Yu(e,t,n,o=null){let r=fa[n],i=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=e.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${$a(e,t)}
  >
    ${n==="thread"?[Ju(),Xu(r)]:p}
    ${r.map((m,d)=>tp(m,d,n))}
    ${o?ka(o,m=>r[m].centre):p}
    ${a.map(m=>{let{x:d,y:h}=r[m].entry;return so(m,o,J(d,h,2.5))})}
    ${c.map(m=>{let{x:d,y:h}=r[m].entry;return so(m,o,io(d,h,4.8,u.includes(m)))})}
    ${o?va(o,r[o.to].centre,4.6):p}
    ${wa(e,m=>[r[m].centre.x,r[m].centre.y],5.4)}
    ${ep(e,r)}
  </svg>`}function so(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return $`<g class=${r} data-mark=${e}>${n}</g>`}function ka({player:e,from:t,to:n},o){let i=Array.from({length:n-t+1},(a,c)=>o(t+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return $`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${i}`} data-testid="walk"></path>`}function va({player:e,to:t},{x:n,y:o},r){return $`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${$t(`token-${e}`,0,0,r/4)}</g>`}function Ju(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>$`<use href="#corner"
      transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function Xu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return $`<path class="strand" d=${`M${t.join("L")}`}></path>`}function tp({centre:{x:e,y:t}},n,o){let r=n===53,i=o==="cloth"&&r?"space-end":`space-${o}`,a=n===0||r?"end":n%2?"odd":"even",c=n===0&&o==="cloth"?s("board-start"):n;return $`<g class=${`space ${a}`}>
    ${$t(i,e,t,o==="thread"&&r?1.14:1)}
    <text x=${e} y=${t+1.2}>${c}</text></g>`}function io(e,t,n,o){let[r,i]=[e-n/2,t-n/2];return o?$t("special",r,i,n/10):$`<rect class="mark-taken" x=${r} y=${i} width=${n} height=${n}
    rx="0.6"></rect>`}function ep(e,t){let n=e.players[0].time===e.players[1].time;return ga(e).map((o,r)=>{let{x:i,y:a}=t[e.players[o-1].time].centre,c=n?r*-2.6+1.3:0;return Gr(o,i+c*.6,a+c,4)})}var hn={left:5,span:150,bar:9.5,above:4,below:15};function Tt(e){return hn.left+e*hn.span/53}function ao(e){return e===1?hn.above:hn.below}function xa(e,t){return fa[e][t].centre}function np(e,t,n){let{income:o,special_patches:r,special_patches_left:i}=e.time_board,{bar:a}=hn;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${$a(e,t)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${dn.map(c=>$`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,Tt(e.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?ka(n,c=>({x:Tt(c),y:a})):p}
    ${o.map(c=>so(c,n,J(Tt(c-.5),a,2.1)))}
    ${r.map(c=>so(c,n,io(Tt(c-.5),a,4.2,i.includes(c))))}
    ${wa(e,c=>[Tt(c),a],3.6)}
    ${n?va(n,{x:Tt(n.to),y:ao(n.player)},3.2):p}
    ${ga(e).map(c=>{let{time:u}=e.players[c-1];return Gr(c,Tt(u),ao(c),3.3)})}
  </svg>`}function op({automa:e}){let t=[[s("legend-income"),J(0,0,2.4)],[s("legend-special"),io(0,0,4.6,!0)],[s("legend-taken"),io(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?s("legend-marker",{space:String(n)}):s("legend-no-marker"),ya(e,0,0,2.9)]]}function co(e,t,n,o,r=null,i=1){return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${s("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${s(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?ua(r,t):s("time-note",{name:x(t,i),distances:Jt(e,i)})}
    </p>
    <div class="spiral-box">${Yu(e,t,n,r)}</div>
    <div class="line-box">${np(e,t,r)}</div>
    <ul class="legend">
      ${op(e).map(([a,c])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${a}</li>`)}
    </ul>
  </section>`}var lo=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?Ee(t,n):[];if(!r){this.scene=null;return}let i=Or(r.move),a=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:m}=Xi(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:u,marks:m,picture:c}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let i=this.targetOf(Or(t),n);if(!o||!i)return;let[a,c]=[o.box,i.getBoundingClientRect()],u=this.overlay("flying",[o.image]),m=(h,g)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${g})`}),d=Math.max(c.width,c.height)/170;this.run(u,[m(a,a.width/170),m(c,d)],r*.9).onfinish=()=>u.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(a=>a.getBoundingClientRect().width>0),[i]=r.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(c,u)=>t.from+u),i=c=>xa(this.look(),c),a=c=>({x:Tt(c),y:ao(n)});for(let[c,u]of[["spiral",i],["time-line",a]]){let m=this.root.querySelector(`.${c} .token-${n}`),d=r.map(u).map(({x:h,y:g})=>({transform:`translate(${h}px, ${g}px)`}));m&&this.run(m,d,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let i=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[i.x-4,i.y-4],m=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,m,o).onfinish=()=>a.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Le=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],Oe=3,uo=65536,Sa=18e4;function Ea({mode:e,board:t,seats:n,automa:o}){let[r]=Kt(n);if(r===void 0||e==="remote")return null;let i={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...i,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=r===1?"opponent":"you";return{...i,opponent:"computer",level:rp(n[2-r].name),first:a}}function rp(e){return Number(/level (\d+)$/.exec(e)?.[1]??Oe)}var Ma=16;function Vr(e,t){let n=Er(t);return n!==null&&sp(e,t,n)||cp(e,t,n)||{text:e.told||lp(t),actions:[],urgent:!1}}function Aa(e,t,n){return n==="rematch"?Zr(t):Vr(e,t).actions.some(([o])=>o===n)}function Zr(e){let t=Er(e);return t===null||e.stage!=="over"||ve(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function sp(e,t,n){return j(t)?null:t.stage==="over"?ap(t,n):ip(e,t,n)}function ip({fallen:e},t,n){let o=zr(t.seats,tn(n));return t.offer&&t.offer.seat!==n?{text:s("asks-takeback",{name:o}),actions:[["accept",s("accept")],["decline",s("decline")]],urgent:!0}:e===tn(n)?{text:s("time-is-up",{who:"other",name:o}),actions:[["claim",s("claim")]],urgent:!0}:e===n?{text:s("your-time-up",{name:o}),actions:[],urgent:!0}:t.offer?{text:s("you-asked-takeback",{name:o}),actions:[],urgent:!1}:null}function ap({rematch:e,seats:t},n){let o=zr(t,tn(n));return e.game!==null?{text:s("rematch-open"),actions:[],urgent:!1}:e.asked.includes(n)?{text:s("you-asked-rematch",{name:o}),actions:[],urgent:!1}:e.asked.includes(tn(n))?{text:s("asks-rematch",{name:o}),actions:[["rematch",s("play-again")]],urgent:!0}:null}function cp(e,t,n){let o=Qr(t);if(o===null||t.stage==="over")return null;let r=zr(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:s("is-away",{name:r}),actions:[],urgent:!1}:{text:s("long-away",{name:r}),actions:[["handover",s("let-computer-play")]],urgent:!1}}function zr(e,t){let n=x(e,t);return n.length>Ma?`${n.slice(0,Ma-1).trimEnd()}…`:n}function Qr(e){return e.mode!=="remote"?null:Ct.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function lp({clock:e,rated:t,takebacks:n}){return`${[e?he(e.control):s("terms-no-clock"),s(t?"terms-rated":"terms-not-rated"),...n?[]:[s("terms-no-takebacks")]].join(", ")}.`}function lt(e){return j(e)?Kr(e):Mt(e,e.seats)}function _e(e){return j(e)?up(e):gt(e,e.seats)}function Kr(e){let t=en(e);return t?s("waiting-for",{name:t}):e.access==="public"?s("waiting-for-another"):s(C(e)?"waiting-for-friend":"waiting-for-second")}function up(e){let t=en(e);return t?s("seat-kept-for",{name:t}):e.access==="public"?s("seat-for-anyone"):s(C(e)?"begins-by-link":"seat-for-invited")}function Ta(e,t){if(!e)return"";let{player:n}=e,o=n===null?{who:"other",name:""}:rt(t.seats,n);switch(e.kind){case"join":return s("took-seat",o);case"handover":return s("took-over",o);case"ask":return s("asked-takeback",o);case"decline":return s("declined-takeback",o);case"rematch":return s("asked-rematch",o);case"rematch_opened":return s("rematch-open");case"takeback":return s("move-taken-back");default:return""}}function La(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&C(t)?t.rematch.game:null}function Oa(e,t,n,o=""){let r=`${lt(t)}. ${_e(t)}`;if(!e)return r;let i=e.moves.length;return t.moves.length<i?s("taken-back",{turn:r}):o?lt(e)===lt(t)?o:`${o} ${r}`:[...t.moves.slice(i).map(({number:c,player:u,move:m})=>{let d=u===2&&t.automa?.turns.find(h=>h.number===c);return d?Jn(d,n):s("move-by",{name:x(t.seats,u),move:jt(m,n,!0)})}),...pp(e,t),r].join(" ")}function pp(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[s("takes-tile",rt(t.seats,o===0?1:2))])}function _a(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return s("put-back");if(!n)return"";let r=D(e);if(!r)return U(o.cursor);if(!o.origin){let g=L(e,r.letter),k=g?vt(g):null,S=r.letter==="+"?s("special-patch"):e.patches[r.letter].name;return k?s("chosen-but",{patch:S,reason:k}):s("chosen",{patch:S})}let i=n.players[n.turn-1].cells,a=ht(o,r),c=ft(a,i,L(e,r.letter)),u=U(o.origin);if(c)return s("ghost-against",{cell:u,reason:c});let m=ge(i,a),d=m.length>0?s("ghost-fits-making",{cell:u,holes:it(m.map(Ar))}):s("ghost-fits",{cell:u});return eo(e,ye(o,r)??"")?`${d} ${s("ghost-tile")}`:d}function Ia(e,t){let{table:n}=e,o=L(e,t);return!n||!o?"":`${Vn(o,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function Yr(e,t,n){return[...t.placements].map(o=>{let r=ct(o.slice(1)),i=Et(t.patch.orientations[o[0]],r),a=ge(e,i).length;return{key:o,score:mp(e,i)-6*a}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Na(e,t,n){let o=[...t.placements].filter(i=>i[0]===String(n)),r=new Set(o.length>0?o:t.placements);return Yr(e,{...t,placements:r},1)[0]??null}function mp(e,t){let n=new Set(t.map(String)),o=0;for(let[r,i]of t)for(let[a,c]of[[r-1,i],[r+1,i],[r,i-1],[r,i+1]])(a<0||c<0||a>=9||c>=9||e[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(o+=1);return o}function Jr({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=We(e.clock,n,t,o);return{text:Pn(r),sentence:fi(r),low:gi(e.clock.control,r)}}var po=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Ct){let r=Jr(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let i=t?.clock,a=i?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!t||!i||!n||a===null)return o!==null&&this.outside.onTime({fallen:null}),null;let u=We(i,a,n,r);this.left=u;let m=u===0?a:null;m!==o&&this.outside.onTime({fallen:m,timeSaid:hp(t,m)});let d=c===null?null:$i(c,u);return d!==null&&this.outside.onTime({timeSaid:dp(t,a,d)}),yi(u)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+Sa-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function dp({seats:e},t,n){return s("seconds-left",{...rt(e,t),count:n})}function hp({seats:e},t){return t===null?"":s("time-is-up",rt(e,t))}function Ca(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:s("no-table-yet")};if(r==="")return{error:s("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return yp(e,o,r);let[i,a,...c]=r.toLowerCase().split(/\s+/);if(c.length>0)return{error:s("expected")};switch(i){case"pass":case"p":return $p(e);case"undo":case"u":return ee(e)?{request:{type:"undo"}}:{error:s("nothing-to-undo")};case"turn":return At(e)?{request:{type:"turn"}}:{error:s("no-card-now")};case"hint":case"h":return Me(e)?{request:{type:"hint"}}:{error:xp(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:s("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return fp(e,o,i);case"clock":return{say:gp(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:kp(e,o)};case"q":return{say:Ra(e,o,Te(e))};case"o":return{say:vp(e,o)};case"t":return{say:Sp(o)};case"l":return{say:Ep(e,o)};case"s":return{say:Mp(o)};case"w":return Pa(e,a,u=>({say:Ia(e,u)}));case"fit":return Pa(e,a,u=>bp(e,o,u));default:return{error:s("no-such-command",{text:r,expected:s("expected")})}}}function fp(e,t,n){return Aa(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:s(`nothing-to-${n}`)}}function gp(e,t,n){let o=[1,2].map(r=>{let i=r,a=Jr(e,i,n),c=x(t.seats,i);return a&&s("name-and-clock",{name:c,clock:a.sentence})});return o[0]===null?s("no-clock-here"):`${o.join("; ")}.`}function $p(e){let t=L(e,null);return!I(e)||!t?.available?{error:mo(e)}:{request:{type:"move",move:"pass"}}}function mo(e){let{table:t}=e;return e.looking?s("go-back-first"):e.pending?s("on-its-way"):t?.stage==="over"?s("game-over"):At(e)?s("turn-card-first"):t&&j(t)?`${Kr(t)}.`:s(t?.stage==="special_patch"?"place-special-first":"not-your-turn")}function yp(e,t,n){if(!I(e))return{error:mo(e)};let o=t.players[t.turn-1].cells,r=ct(n.slice(-2));if(!r)return{error:s("expected")};if(n.startsWith("+")){if(t.stage!=="special_patch")return{error:s("no-special-now")};if(t.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let i=ft([r],o,void 0)??s("cannot-go-there");return{error:s("special-wrong",{reason:i})}}return t.stage==="special_patch"?{error:mo(e)}:wp(e,t,n,r)}function wp(e,t,n,o){let r=n[0],i=L(e,r);if(!i)return{error:s("not-on-offer",{letter:r,letters:Ae(t).join(", ")||s("none")})};let{name:a,orientations:c}=e.patches[r],u=Object.keys(c).join(", "),m=c[n[1]];if(!m)return{error:s("has-orientations",{patch:a,codes:u})};let d=vt(i);if(d)return{error:s("chosen-but",{patch:a,reason:d})};if(i.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=Et(m,o),k=h.some(([S,R])=>S>8||R>8)?s("not-on-quilt"):ft(h,t.players[t.turn-1].cells,i);return{error:s("patch-wrong",{patch:a,reason:k??s("cannot-go-there")})}}function Pa(e,t,n){let o=e.table?Ae(e.table):[];if(t==="pass"&&L(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?s("say-which",{count:o.length}):s("none-on-offer")}:n(r)}function bp(e,t,n){let o=n===null?null:ne(e,n);if(!o)return{error:s("say-which-fit")};let r=Yr(t.players[t.turn-1].cells,o,8),i=r.map(a=>o.letter+a).join(" ");return{say:r.length?s("places-best-first",{count:o.placements.size,tokens:i}):s("it-fits-nowhere")}}function kp(e,t){let n=Ae(t);if(n.length===0)return s("none-on-offer");let o=n.map((a,c)=>{let u=L(e,a),m=u?vt(u):null,d=`${c+1}: ${Yt(e.patches[a])} (${a})`;return m?`${d}, ${m}`:d}),r=L(e,null),{time:i}=t.players[t.turn-1];return`${o.join(". ")}. ${r?zi(r,i):""}.`}function Ra(e,t,n){let{cells:o,patches:r}=t.players[n-1],i=r.map(a=>zn(a,e.patches)).join("; ");return s("quilt-in-words",{name:x(t.seats,n),quilt:`${Zn(o)} ${i?`${i}.`:""}`})}function vp(e,t){return t.automa?s("automa-says",{text:to(t,t.automa,e.patches)}):Ra(e,t,3-Te(e))}function xp(e){return sn(e.table)?mo(e):s("no-hints-here")}function Sp(e){let t=[1,2].map(o=>{let r=o,{time:i}=e.players[o-1];return s("name-on-space",{name:x(e.seats,r),space:String(i),distances:Jt(e,r)})}),n=e.automa?` ${te(e.automa)}`:"";return`${t.join("; ")}.${n} ${gt(e,e.seats)}`}function Ep(e,t){let n=t.moves.at(-1);if(!n)return s("no-move-so-far",{turn:lt(t)});let o=e.account.turns.find(i=>i.number===n.number);if(o)return Jn(o,e.patches);let r=x(t.seats,n.player);return s("last-move",{number:String(n.number),name:r,move:jt(n.move,e.patches,!0)})}function Mp(e){let t=[1,2].map(n=>Ap(e,n));return s("if-ended-now",{scores:t.join("; ")})}function Ap({automa:e,players:t,seats:n},o){let{score:r,buttons:i,income:a}=t[o-1],c={score:P(r),count:i};return e&&o===2?s("score-with",{...c,name:"Automa"}):s("score-with-income",{...c,name:x(n,o),income:a})}var Tp=new Set(["presence","ready","thinking"]),Lp=["1","2"];function ja(e,t){let{number:n,now:o=null,acknowledges:r,event:i,changed:a,players:c,moves:u}=t;return!(n===e.number+1&&!Tp.has(i.kind))&&n!==e.number||u.keep>e.moves.length?null:{...e,...a,number:n,now:o,acknowledges:r,players:e.players.map((d,h)=>({...d,...c[Lp[h]]})),moves:[...e.moves.slice(0,u.keep),...u.add]}}var qa=250,Op=2e3,_p=5e3,Ip=15e3,ho=class{constructor(t,n){this.outside=t,this.table=n,this.wait=qa,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),_p)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=qa,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Ip)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:ja(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Op,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function Ba(e){return{patches:e,table:null,status:"connecting",pending:null,placement:_i,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function Da(e,t){switch(t.type){case"table":return Pp(Np(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return jp(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:Fa(e)};case"return":return Xr({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Ze(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Np(e,t,n){let o=Qr(t)!==null;return{...e,anchor:hi(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function Pp(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=Ta(n,t),i=Oa(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:i,told:r}:Xr({...e,table:t,said:i,told:r,looking:null,ghostText:"",copied:"",hint:null,account:Rp(e,t),seen:Cp(e,t),placement:Fa(e)})}function Cp({seen:e,table:t},n){let o=Ee(t,n),r=Object.values(e).filter(({number:i})=>i<=n.moves.length);return Object.fromEntries([...r,...o].map(i=>[i.number,i]))}function Rp({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let i=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:i?e.run:e.run+1}}function Fa({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Xr(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!qt(t))return e;let n=Dn(t.special_cells);return{...e,placement:mr(e.placement,null,{type:"choose",choice:n})}}function jp(e,t){if(e.pending)return e;let n=D(e),o=mr(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Xr(r):r,ghostText:_a(r,t)}}var qp={normal:350,faster:160,off:0},Bp={normal:1200,faster:500,off:0},fo=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,Bp[t]-this.spent);return Math.min(qp[t],Math.floor(o/n))}};var Dp=new Set(["thinking","ready","presence"]),Fp={replay:ci,create:pe},Hp=[3,3],go=class{constructor(t,n,o,r=Fp){this.id=t.game,this.keeper=r,this.store=O(Da,Ba(n));let{dispatch:i}=this.store;this.connection=new ho({open:o,later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(a,c)=>this.hear({table:a,happened:c,at:performance.now()}),onRefusal:a=>this.refused(a),onHint:({move:a,words:c})=>i({type:"hint",hint:{move:a,words:c}}),onStatus:a=>i({type:"status",status:a}),onPending:a=>i({type:"pending",request:a})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.telling=new fo({later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),pace:()=>this.pace()},(a,c)=>{this.onShow(a,c),i({type:"table",...a})}),i({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(t){let{table:n,happened:o}=t;if(o&&Dp.has(o.kind))return this.telling.receive(t,!1);let r=o?.kind==="move"||o?.kind==="card",i=!o?.player||n.seats[o.player-1].yours;r&&!i?this.telling.receive(t,!0):this.telling.interrupt(t)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!I(this.state))return;let o=ne(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!I(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=D(this.state);if(!n||!r||o.letter!==t)return;let i=V(o,t),a=Na(n.players[n.turn-1].cells,r,i),c=a?ct(a.slice(1)):null,u=a?Number(a[0]):i;this.placement({type:"put",orientation:u,origin:c??Hp})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?Ae(n)[t]:void 0;r===void 0||!I(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=D(t);if(!n||!I(t))return;if(!r)return this.complain(s("choose-first"));if(!o.origin)return this.placement({type:"show"});let i=L(t,r.letter),a=ft(ht(o,r),n.players[n.turn-1].cells,i,!1),c=Fn(o,r);if(a||!c)return this.complain(i&&i.missing>0&&a===vt(i)?s("it-is-wrong",{reason:a??""}):s("cannot-place",{reason:a??s("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){I(this.state)&&L(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!ee(this.state))){if(Yn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){At(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){Me(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await mi({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:s("told-server")})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Ea(n);if(o)try{t((await this.keeper.create(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1,this.connection.send(t)||this.complain(s("on-its-way"))}command(t){let n=Ca(this.state,t,performance.now()),o=(r,i)=>this.store.dispatch({type:"notice",notice:{kind:r,text:i,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"help"in n?this.onHelp():"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await this.keeper.replay(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var fn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Ha={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function Ua({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(fn,e)){let a=fn[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:a}}}let i=e.length===1?e.toLowerCase():e;return i==="n"?{type:"placement",event:{type:"next",back:t}}:i==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(Ha,i)?Ha[i]:null}var Up=600,$o=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&At(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let i=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},i?0:Up)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Wp=4,Gp=1.5,Vp=120,yo=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(i,a,c=!1)=>t.addEventListener(i,u=>a(u),{signal:o.signal,capture:c});r("pointerdown",i=>this.down(i)),r("pointermove",i=>this.move(i)),r("pointerup",i=>this.up(i)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",i=>this.click(i),!0),r("contextmenu",i=>this.flip(i)),t.addEventListener("wheel",i=>this.wheel(i),{signal:o.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),i=r.width/9,[a,c]=[Math.floor((n-r.top)/i),Math.floor((t-r.left)/i)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!I(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let i=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:i,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=ne(this.game.state,n),i=t.querySelector(".patch");if(!r||!i)return null;let a=r.patch.orientations[V(this.game.state.placement,n)],[c,u]=ot(a),m=i.getBoundingClientRect(),d=Math.floor((o.clientY-m.top)/m.height*c),h=Math.floor((o.clientX-m.left)/m.width*u);return a.find(g=>dt(g,[d,h]))??_t(a)}heldCell(t){let{placement:n}=this.game.state,o=D(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!ht(n,o).some(i=>dt(i,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<Wp)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=D(this.game.state);if(!n)return;let o=It(this.game.state.placement,n),r=o.filter(a=>a[0]===ot(o)[0]-1),i=t.touch?r[Math.floor(r.length/2)]:t.anchor??_t(o);this.game.placement({type:"hold",anchor:i}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*Gp:0,i=this.cellAt(n.clientX,n.clientY-r);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=i!==null;let a=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=D(n.state),i=this.cellAt(t.clientX,t.clientY);!i||!r||(o.set&&this.commits(t,i)?n.commit():n.placement({type:"set",cell:i}))}commits(t,n){let{placement:o}=this.game.state,r=D(this.game.state);if(!r)return!1;let i=ht(o,r);return i.length>0&&we(o,r)&&dt(Bn(i),n)?!0:t.pointerType==="touch"?!1:[...i,o.cursor].some(a=>dt(a,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<Vp||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&I(n)&&(D(n)?.letter??"+")!=="+"}};function wo(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(fn,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,fn[e.key]),!0)}var bo=class{constructor(t){this.outside=t,this.store=O((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:Wa(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:Wa(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:s("link-is-copied")})}catch{this.store.dispatch({told:s("cannot-copy")})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:s("share-text"),url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":s("cannot-share")})}}};function Wa(e){return e instanceof Error?e.message:String(e)}var Zp=["classic","anniversary","valentine"];function Ga(e){return Zp.some(t=>t===e)}var ts={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,strength:Oe},zp=12,ko=new Map;function es(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(ko.get(e)??"null");throw t}}function vo(e,t){let n=JSON.stringify(t);ko.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function Va(){let e=es("quiltbee.settings"),t={...ts,...typeof e=="object"?e:null},n=Ga(t.edition)?t.edition:ts.edition,o=ur(t.language)?t.language:ts.language;return{...t,edition:n,language:o}}function Za(e){vo("quiltbee.settings",e),Qp(e.language)}function Qp(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function za(){let e=es("quiltbee.offline"),{ring:t,seat:n,moves:o,resigned:r}=e??{};return typeof t=="string"&&[1,2].includes(n)&&Array.isArray(o)&&o.every(a=>typeof a=="string")?{ring:t,seat:n,moves:o,resigned:r===!0}:null}function Qa(e){vo("quiltbee.offline",e)}function Ie(){let e=es("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function Ka(e,t){let n=Ie().filter(o=>o.id!==e);vo("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,zp))}function Ya(e){vo("quiltbee.games",Ie().filter(t=>t.id!==e))}function xo(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return ko.get(`invitation.${e}`)??null;throw t}}function oe(e,t){ko.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Ja(e,t){let n=new bo({origin:location.origin,renew:()=>pi(e),draw:Ue,copy:r=>So(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>xo(e),set:r=>oe(e,r)}}),o=new fe({me:Q,sit:r=>_n(e,r),go:t});return{inviting:n,joining:o}}async function So(e){if(!navigator.clipboard)throw new Error(s("no-clipboard"));await navigator.clipboard.writeText(e)}function Xa({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",i=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${i}`}function tc({mine:e},t){return e||t>0}var gn=document.querySelector("link[rel=icon]"),Kp=[gn.href,new URL(gn.dataset.waiting??"",gn.href).href],ns={text:"",mine:!1},os=0;function $n(e,t=!1){ns={text:e,mine:t},ec()}function Eo(e){os=e,ec()}function ec(){let e=Xa(ns,os);document.title!==e&&(document.title=e);let t=Kp[tc(ns,os)?1:0];gn.href!==t&&(gn.href=t)}function oc({clock:e},t){if(!e)return p;let n=e.running===t;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${s(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function rc(e,t,{text:n,sentence:o,low:r}){let i=e.querySelector(`[data-clock="${t}"]`);i&&(i.dataset.low=r?"true":"false",nc(i.querySelector(".clock-time"),n),nc(i.querySelector(".clock-words"),o))}function nc(e,t){e&&e.textContent!==t&&(e.textContent=t)}function yn(e){return s(`level-name-${e}`)}function sc(e){return s("level-sentence",{level:String(e),name:yn(e),audience:s(`level-for-${e}`)})}function W(e,t,n,o,r){return l`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([i,a])=>l` <label
            ><input
              type="radio"
              name=${e}
              value=${i}
              data-testid=${`${e}-${i}`}
              .checked=${o===i}
              @change=${()=>r(i)}
            /><span>${a}</span></label
          >`)}
    </div>
  </fieldset>`}var Yp=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function Mo(e){let t=Yp.map(([n,o])=>[n,l`${w(o)}<span>${s(`edition-${n}`)}</span>`]);return W("edition",s("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function X(e){return e.target.value}function ut(e){return e.target.checked}function Ao(e){let t=e.settings.language,n=[["auto",s("language-auto")],...Object.entries(lr)],o=r=>e.change({language:X(r)});return l`<label class="language-pick"
    >${s("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,i])=>l`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===t}
          >
            ${i}
          </option>`)}
    </select></label
  >`}function Jp(e){return`${e}`}function Z(e,t,n={}){let o=Object.keys(t).map(i=>[i,Jp(i)]);return s(e,{...n,...Object.fromEntries(o)}).split("").map((i,a)=>a%2?t[i]:i)}var Xp=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],tm=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],em=[["cloth","look-cloth"],["thread","look-thread"]],nm=["letters","coordinates","turnCards","sounds","vibration"];function To(e,t,n){let{theme:o,motion:r,look:i}=e.settings,a=c=>u=>e.change({[c]:u});return l`<div class="panel-head">
      <h2 id="dialog-heading">${s("settings")}</h2>
      <button type="button" class="main" @click=${t}>${s("settings-done")}</button>
    </div>
    <div class="settings">
      ${Mo(e)} ${W("theme",s("setting-theme"),rs(Xp),o,a("theme"))}
      ${W("motion",s("setting-motion"),rs(tm),r,a("motion"))}
      ${W("look",s("setting-look"),rs(em),i,a("look"))}
      ${nm.filter(c=>c!=="vibration"||e.canVibrate).map(c=>om(c,e))}
      ${Ao(e)}
      ${n?l`<button type="button" data-testid="open-command" @click=${n}>
              ${Z("open-command-line",{key:l`<kbd>/</kbd>`})}
            </button>`:p}
    </div>`}function rs(e){return e.map(([t,n])=>[t,s(n)])}function om(e,t){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t.settings[e]}
      @change=${n=>t.change({[e]:ut(n)})}
    /><span>${s(`setting-${e}`)}</span></label
  >`}function ic(e,t,n){if(e.dialog===null)return p;let o=()=>t.dialog(null),r=()=>To(n,o,()=>t.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:rm,practice:um,abort:im,handover:am,report:lm}[e.dialog](t,o)}
  </dialog>`}function ac(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function rm(e,t){return l`<h2 id="dialog-heading">${s("resign-question")}</h2>
    <p>${sm(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${s("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        ${s("resign")}
      </button>
    </div>`}function sm(e){return e?.mode!=="remote"?s("resign-undo"):s(e.rated?"resign-rated":"resign-plain")}function im(e,t){let n=e.state.table!==null&&j(e.state.table);return l`<h2 id="dialog-heading">${s(n?"abort-close-question":"abort-question")}</h2>
    <p>${s(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${s(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${s(n?"close-it":"call-it-off")}
      </button>
    </div>`}function am(e,t){return l`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">${s("handover-question")}</h2>
    <p>${s("handover-text")}</p>
    <p>
      <label
        >${s("level")}
        <select name="level" data-testid="handover-level">
          ${Le.map(({level:o})=>l`<option value=${o} ?selected=${o===Oe}>
                ${s("level-and-name",{level:String(o),name:yn(o)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${s("let-it-play")}</button>
      <button type="button" @click=${t}>${s("wait")}</button>
    </div>
  </form>`}var cm=["name","cheating","leaving","other"];function lm(e,t){return l`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">${s("report-title")}</h2>
    <p>${s("report-who-reads")}</p>
    <p>
      <label
        >${s("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${cm.map(o=>l`<option value=${o}>${s(`report-${o}`)}</option>`)}
        </select></label
      >
    </p>
    <p>
      <label
        >${s("report-what")}
        <textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
      </label>
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="report-confirm">${s("report")}</button>
      <button type="button" @click=${t}>${s("cancel")}</button>
    </div>
  </form>`}function um(e,t){return l`<h2 id="dialog-heading">${s("practice-question")}</h2>
    <p>${s("practice-text")}</p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>e.practise()}
      >
        ${s("undo")}
      </button>
      <button type="button" @click=${t}>${s("play-on")}</button>
    </div>`}var pm=["","hint-right","hint-round","hint-left"];function Lo(e){let{hint:t,patches:n}=e;if(!t)return"";let{move:o}=t;if(o==="pass")return s("hint-pass",{count:L(e,null)?.consequence.earned??0});let r=o.slice(-2);if(o.startsWith("+"))return s("hint-special",{cell:r});let[i,a]=o,{name:c,buttons:u,time:m}=n[i],d=s("buttons",{count:u}),h={patch:c,letter:i,cell:r,price:d,time:s("spaces",{count:m})},g=mm(Number(a));return g?s("hint-patch-turned",{...h,how:g}):s("hint-patch",h)}function mm(e){let t=[e>=4?"hint-flipped":"",pm[e%4]].filter(Boolean);return it(t.map(n=>s(n)))}function dm({automa:e}){if(!e)return"";let t=e.practice?s("about-practice"):"";return`${rn(e)}${t}. `}function hm({board:e,seed:t}){let n=s(`board-${e}`);return t?Z("about-code",{code:l`<code data-testid="seed">${t}</code>`},{board:n}):n}function cc(e,t,n,o){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${s("this-game")}</h2>
    <p class="small">
      ${dm(t)}${hm(t)}${C(t)?"":s("about-watching")}${t.seed&&t.seed_chosen?s("about-chosen"):""}
    </p>
    ${wm(t)}
    ${Ge(t)?l`<p class="small" data-testid="local">${s("offline-here")}</p>`:p}
    <div class="row">
      ${Ge(t)?p:fm(t)}
      <button type="button" data-testid="copy-link" @click=${()=>lc(t,n)}>
        ${w("link")}<span>${s("copy-link")}</span>
      </button>
      ${gm(t,n)} ${$m(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>
        ${s("new-game")}
      </button>
    </div>
    ${e.copied?l`<p class="small copied" data-testid="copied">${e.copied}</p>`:p}
  </section>`}function fm({game:e}){return l`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${e}/record.pgr`}
    download
    >${w("download")}<span>${s("record")}</span></a
  >`}function gm(e,t){if(!C(e)||e.stage==="over")return p;let[n,o,r]=e.can_abort?["abort",ym(e),"cancel"]:["resign",s("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${w(r)}<span>${o}</span>
  </button>`}function $m(e,t){return e.mode!=="remote"||!C(e)||j(e)?p:l`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    ${s("report")}
  </button>`}function ym(e){return s(j(e)?"close-table":"call-off")}function wm({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return p;let i=Ct.filter(c=>r[c-1].rating!==null).map(c=>`${x(r,c)} ${r[c-1].rating}`),a=[t?s("terms-clock",{clock:Nn(t.control)}):s("terms-no-clock"),s(n?"terms-rated":"terms-not-rated"),s(o?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${i.length?s("terms-ratings",{ratings:i.join(", ")}):""}
  </p>`}async function lc(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:s("link-copied")})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:s("copy-this-link",{link:n})})}}async function uc(e,t){if(!("share"in navigator))return lc(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function ss(e,t){return l`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function mc(e,t){return e===0?ss("empty",p):ss("back",$`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?J(20,28,7):$`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function dc({number:e,budget:t,income:n,filters:o}){return ss("face",$`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${J(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${s("card-budget")}</text>
    ${o.map((r,i)=>pc(Qn(r),36+i*7))}
    ${o.length===0?pc(s("filter-none"),42):p}`)}function pc(e,t){return $`<text class="card-filter" x="20" y=${t}>${e}</text>`}function hc({turns:e,run:t},n,o){return l`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?s("last-turns",{count:e.length}):s("last-turn")}
    </h3>
    ${e.length===0?l`<p class="small">${s("no-card-since")}</p>`:p}
    ${e.map(r=>bm(r,n,o))}
  </section>`}function bm(e,t,n){return l`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${dc(e.card)}
    <div class="told">
      <p class="told-card">${Nr(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>km(o,e,t,n))}
      </div>
      <ol>
        <li>${Pr(e,t)}</li>
        ${e.steps.map(o=>l`<li class=${o.skipped?"skipped":""}>${Cr(o,t)}</li>`)}
        ${Rr(e,t).map(o=>l`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function km(e,{affordable:t,taken:n},o,r){let i=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[i];return l`<span class=${`candidate ${i}`}
    >${ro(e,o[e],0,r)}<span class="fate">${a}</span></span
  >`}var vm=[20,10,5,1];function fc(e){let t=[],n=Math.max(0,e);for(let o of vm)for(;n>=o;)t.push(o),n-=o;return t}var is=56,wn=20,xm=14;function gc(e){let t=fc(e),n=Math.min(xm,(is-wn)/Math.max(1,t.length-1)),o=is-wn/2,r=t.map((i,a)=>Sm(i,o-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${is} ${wn}`} aria-hidden="true">
    ${r}
  </svg>`}function Sm(e,t){return $`${$t(`tile-${e}`,t,wn/2)}
    <text class="tile-value" x=${t} y=${wn/2+3.2}>${e}</text>`}function Oo(e,t,n){return l`<table class="scores">
    <caption class="visually-hidden">
      ${s("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${s("score-part")}</span></th>
        ${t.map(o=>l`<th scope="col">${o}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([o,r])=>l`<tr>
            <th scope="row">${o}</th>
            ${r.map(i=>l`<td>${i}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${s("number-score")}</th>
        ${e.players.map((o,r)=>l`<td data-testid=${`total-${r+1}`}>${P(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Em(){return l`<span class="badge tile" title=${s("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${$t("special-tile",0,0)}</svg>
    <span class="visually-hidden">${s("has-tile")}</span></span
  >`}var Mm={buttons:J(0,0,2.8),income:$`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:$`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:$`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:$`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:$`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function _o(e,t,n,o={}){let{buttons:r,income:i,empty:a,score:c,time:u}=e.players[n-1],m=[[s("number-buttons"),r,"buttons"],[s("number-income"),i,"income"],[s("number-empty"),a,"empty"],[s("number-time"),u,"time"],[s("number-score"),P(c),"score"]];return as(e,t,n,m,o)}function as(e,t,n,o,r){let{aside:i=p,clock:a=p,thumbnail:c=p}=r,u=e.stage!=="over"&&ve(t)===null&&e.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${ba(n)}
      <h2 title=${x(t,n)}>${x(t,n)}</h2>
      ${Tm(t[n-1])} ${i}
      ${e.players[n-1].special_tile?Em():p}
      ${u?l`<span class="badge to-move">${s("to-move")}</span>`:p}
    </div>
    ${a} ${c}
    <dl>
      ${o.map(([m,d,h])=>l`<div class=${`number number-${h}`}>
            <dt>${Am(String(h))}<span>${m}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${d}</dd>
            ${h==="buttons"?gc(Number(d)):p}
          </div>`)}
    </dl>
  </div>`}function Am(e){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Mm[e]}</svg>`}function Tm({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?p:l`${r===null?p:l`<span class="rating"
          ><span class="visually-hidden">${s("rated")}</span>${r}</span
        >`}
  ${o?l`<span class="badge bot">${s("bot")}</span>`:p}
  ${n&&!t?l`<span class="badge away">${s("away")}</span>`:p}`}function $c(e,t){let n=e.players.map(o=>o.score_parts);return Oo(e,[x(t,1),x(t,2)],[[s("number-buttons"),n.map(o=>o.buttons)],[s("score-tile"),n.map(o=>o.special_tile)],[s("score-empty"),n.map((o,r)=>`${P(o.empty)} (${e.players[r].empty})`)]])}function Io(e,t,n){let{buttons:o,time:r,score:i}=e.players[1],a=[[s("number-buttons"),o,"buttons"],[s("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[s("number-time"),r,"time"],[s("number-score"),P(i),"score"]],c=l`<span class="level-name">${Xt(n)}</span>`;return as(e,t,2,a,{aside:c})}function No(e,t,n,o,r,i=p){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${s("the-automa")}</h2>
      <span class="small">${rn(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${mc(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">${e.result?s("no-more-cards"):Lm(t)}</p>
        <p class="small">${jr(t)}</p>
        <p class="small">${te(t)}</p>
      </div>
    </div>
    ${hc(n,o,r)}
    <div class="piles">
      ${yc("patches-with",t.with_buttons,"pile-with",o,r)}
      ${yc("patches-without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${Om(e,t)} ${i}
  </section>`}function Lm({pile:e,budget:t}){return e===0?s("pile-empty"):t===null?s("next-face-down"):Z("next-can-pay",{price:l`<b>${s("buttons",{count:t})}</b>`})}function yc(e,t,n,o,r){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${s(e,{count:t.length})}</h3>
    <ul>
      ${[...t].map(i=>{let{name:a,income:c}=o[i];return l`<li title=${a}>
          ${ro(i,o[i],0,r)}
          <span class="visually-hidden"
            >${a} (${i})${c?`, ${s("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Om(e,t){let n=(r,i,a)=>l`<div class=${a}>
      <dt>${r}</dt>
      <dd>${i}</dd>
    </div>`,o=on(e.players[1],t.level);return l`<div class="parts">
    <h3>${s("what-level-counts",{numeral:t.numeral})}</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,i])=>n(s(r),i,"part"))}
      ${n(s(e.result?"number-score":"score-now"),P(e.players[1].score),"sum")}
    </dl>
  </div>`}function wc(e,t){if(!e.typing)return p;let n=e.notice?.typed?e.notice:null;return l`<form
    class="command"
    aria-label=${s("command-line")}
    @submit=${o=>_m(o,t)}
  >
    ${n?.kind==="error"?l`<p class="notice" data-testid="notice">${w("cancel")} ${n.text}</p>`:l`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
    <div class="command-row">
      <label for="command" class="visually-hidden">${s("command")}</label>
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${o=>Im(o,t)}
      />
      <button type="submit" class="main">${s("enter")}</button>
      <button type="button" aria-label=${s("close")} @click=${()=>t.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function _m(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Im(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function bc(e,t,n){let o=C(t),r=o&&sn(t)&&t.stage!=="over",i=o&&(t.mode!=="remote"||t.takebacks);return l`${r?Nm(e,n):p}
  ${i?Pm(e,t,n):p}`}function Nm(e,t){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Me(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${w("bulb")}<span>${s("hint")}</span>
  </button>`}function Pm(e,t,n){let o=Yn(t)&&ee(e);return l`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${ee(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}<span>${Cm(t,o)}</span>
  </button>`}function kc(e,t){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${At(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${w("card")}<span>${s("turn-the-card")}</span>
  </button>`}function Cm({mode:e},t){return e==="remote"?s("ask-takeback"):s(t?"undo-practice":"undo")}function vc(e){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:ut(t)})}
    />
    <span>${s("draw-automatically")}</span></label
  >`}var Rm={hint:"hint-coming",turn:"card-turning",move:"move-sending"};function xc(e,t,n){let o=I(e)?D(e):null,r=o!==null&&o.letter!=="+",i=o?L(e,o.letter):void 0,a=o!==null&&e.placement.set&&we(e.placement,o)&&i?.available!==!1,c=o!==null&&(r||e.placement.origin!==null),u=[["rotate-left",s("rotate-left"),"left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right",s("rotate-right"),"right",r,()=>t.placement({type:"turn",how:"right"})],["flip",s("flip"),"flip",r,()=>t.placement({type:"turn",how:"flip"})],["place",s("place"),"place",a,()=>t.commit()],["cancel",s("cancel"),"cancel",c,()=>t.placement({type:"cancel"})]],m=Kn(e.table)&&!e.looking;return l`<section
    class=${o?"deck held":"deck"}
    aria-label=${s("placing")}
    data-keys
    data-move=${o?Fn(e.placement,o)??"":""}
  >
    ${jm(e,n)}
    <div class=${m?"tools waits":"tools"}>
      ${m?kc(e,t):p}
      ${u.map(([d,h,g,k,S])=>l`<button
            type="button"
            class=${`tool ${g}`}
            data-testid=${d}
            aria-disabled=${k?"false":"true"}
            @click=${S}
          >
            ${w(g)}<span>${h}</span>
          </button>`)}
    </div>
  </section>`}function jm(e,t){let{table:n,notice:o}=e;return l`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?l`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:n?qm(e,n,t):p}
  </div>`}function qm(e,t,n){let o=D(e);return e.looking?l`<p>${s("earlier-position")}</p>`:e.pending?l`<p>${s(Rm[e.pending.type]??"one-moment")}</p>`:o&&I(e)?Fm(e,t,o,n):e.hint?Gm(e.hint.move,Lo(e)):Bm(e,t)}function Bm(e,t){let n=cn(e).map(o=>Ji(o,t.seats,e.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:_e(t)}</p>
    <p class="guide">${Dm(e,t)}</p>
    ${t.getting_ready?l`<p class="guide" data-testid="getting-ready">${s("warming-up")}</p>`:p}`}function Dm(e,t){return t.stage==="over"?s("game-over"):t.stage==="card"?s("card-ready"):t.thinking?s("thinking",{name:x(t.seats,t.turn)}):I(e)?s("choose-or-pass-now"):`${lt(t)}.`}function Fm(e,t,n,o){let r=ht(e.placement,n),i=t.players[t.turn-1].cells,a=L(e,n.letter),c=ye(e.placement,n),u=c!==null&&eo(e,c),{text:m,isGood:d}=Qi(r,i,a,o),h=c!==null&&!ft(r,i,void 0)?ge(i,r):[],g=a?Vn(a,h,u,t,t.seats,o):Vm(u,h.length);return l`<p class=${d?"verdict yes":"verdict no"}>
      ${c===null&&d?Wm(n.letter):Um(m,d)}
    </p>
    <ul class="effects">
      ${Hm(g).map(({kind:k,text:S})=>l`<li class=${k}>${S}</li>`)}
    </ul>`}function Hm(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Um(e,t){return l`${w(t?"place":"cancel")} ${e}`}function Wm(e){return s(e==="+"?"put-special":"choose-place")}function Gm(e,t){return l`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${w("bulb")}<span><b>${s("hint-label")}</b> ${t}</span>
  </p>`}function Vm(e,t){let n=[{kind:"special",text:s("effect-special-costs")}];return e&&n.push({kind:"tile",text:s("effect-tile")}),t>0&&n.push({kind:"holes",text:s("effect-a-hole")}),n}function Po(e){let{name:t,busy:n,error:o}=e.state;return l`<form class="joining" @submit=${i=>{i.preventDefault(),e.sit()}}>
    <label
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${t}
        @input=${i=>e.write(X(i))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${s(n?"sitting-down":"sit-down")}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function Sc(e,{inviting:t,joining:n}){let o=en(e);return o?bn(s("is-asked",{name:o}),l`<p>${s("asked-text",{name:o})}</p>`):e.access==="public"?C(e)?Zm():bn(s("seat-open"),Po(n)):C(e)?bn(s("invite-your-friend"),zm(t)):bn(s("seat-kept"),l`<p>${s("seat-kept-text")}</p>`)}function bn(e,t){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function Zm(){return bn(s("in-the-lobby"),l`<p>${s("in-the-lobby-text")}</p>`)}function zm(e){let{busy:t,told:n}=e.state;return l`${e.link===null?p:Qm(e,e.link)}
    <div class="row">
      <button
        type="button"
        class=${e.link===null?"main":"quiet"}
        data-testid="new-invitation"
        aria-disabled=${t?"true":"false"}
        @click=${()=>e.renew()}
      >
        ${s(e.link===null?"make-link":"new-link")}
      </button>
      <span class="small">
        ${s(e.link===null?"no-link-here":"link-becomes-void")}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Qm(e,t){let{picture:n}=e.state;return l`<p>${s("send-link")}</p>
    <label for="invitation-link" class="visually-hidden">${s("link-of-invitation")}</label>
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
        ${w("copy")}<span>${s("copy")}</span>
      </button>
      ${e.canShare?l`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${w("share")}<span>${s("share")}</span>
            </button>`:p}
    </div>
    ${e.isLocal?l`<p class="small">${s("local-address")}</p>`:p}
    <div class="qr">
      ${n?l`<img
              alt=${s("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:p}
    </div>`}function Ec(e,t,n){if(t.mode!=="remote")return p;let{text:o,actions:r,urgent:i}=Vr(e,t);return l`<section
    class=${i?"line urgent":"line"}
    aria-label=${s("between-players")}
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${r.map(([a,c],u)=>l`<button
            type="button"
            class=${i&&u===0?"main":""}
            data-testid=${a}
            aria-disabled=${e.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${c}
          </button>`)}
    </div>
    ${Km(t.spectators)}
  </section>`}function Km(e){let t=s("watching",{count:e});return l`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:p}
  >
    ${w("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var Ym=3;function Co(e,t,n){let o=[...e.slice(Ym)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${s("coming-up")}</h2>
      <span class="small">${s("after-these",{count:o.length})}</span>
    </div>
    ${Jm(o,t,n)}
  </section>`}function Jm(e,t,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>Xm(o,t,n))}
  </ol>`}function Xm(e,t,n){let o=t[e];return l`<li title=${Yt(o)}>
    ${mn(e,o,0,n)}
    <span class="visually-hidden">${Yt(o)}</span>
    <span class="price" aria-hidden="true">${Ro(o.buttons)}${jo(o.time)}</span>
  </li>`}function Ro(e){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${J(0,0,2.9)}</svg>${e}</span
  >`}function jo(e){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function Mc(e,t,n,o,r){let i=[...t.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${s(I(e)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>i[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:ed(e,i[a],a,n,o,r))}
    ${td(e,t,n)}
  </section>`}function td(e,t,n){let o=e.looking?void 0:L(e,null),{time:r}=t.players[t.turn-1];return l`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${I(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:i})=>qo(n,i==="mouse")}
    @pointerleave=${()=>qo(n,!1)}
    @focus=${()=>qo(n,!0)}
    @blur=${()=>qo(n,!1)}
  >
    ${w("pass")}<span class="pass-name">${s("pass")}</span>
    <span class="pass-facts">
      ${o?Mr(o,r).map(i=>l`<span>${i}</span>`):p}
    </span>
  </button>`}function qo(e,t){e.store.dispatch({type:"weigh",on:t})}function cs(e){return l`<span class="visually-hidden">${e}</span>`}function ed(e,t,n,o,r,i){let a=e.patches[t],c=e.looking?void 0:L(e,t),u=e.placement.letter===t,m=c?vt(c):null,d=e.hint?.move.startsWith(t)??!1,h=["offer",u&&"chosen",m&&"dear",d&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${V(e.placement,t)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${I(e)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${g=>{g.pointerType==="mouse"?o.choose(t):o.chooseShown(t),i()}}
  >
    <span class="art"
      >${mn(t,a,V(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${cs(s("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${Ro(a.buttons)}${cs(s("spoken-buttons",{count:a.buttons}))}
        ${jo(a.time)}${cs(s("spoken-time"))}</span
      >
      <span class="earn">${Tc(a)}</span>
      ${nd(c,m)}</span
    >
  </button>`}function nd(e,t){return t?l`<span class="reason" title=${t}>${od(e,t)}</span>`:p}function od(e,t){return e&&e.missing>0?s("short-of",{count:e.missing}):t}function Ac({ring:e},t,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${s("next-patches")}</h2>
    ${[...e.slice(0,3)].map(o=>l`<div class="offer" data-patch=${o}>
          <span class="art">${mn(o,t[o],0,n)}</span>
          <span class="facts" title=${Yt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${Ro(t[o].buttons)}${jo(t[o].time)}</span>
            <span class="earn">${Tc(t[o])}</span></span
          >
        </div>`)}
  </section>`}function Tc({income:e}){return e>0?s("earns",{count:e}):s("earns-nothing")}function Bo(e,t,n,o,r,i={},a=[]){let c=new Set(a.map(({number:d})=>d)),u=[[s("first-position"),"first",0],[s("previous-position"),"back",t-1],[s("next-position"),"forward",t+1],[s("last-position"),"last",e.length]],m=d=>d<0||d>e.length||d===t;return l`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${s("moves")}</h2>
      <div class="steps">
        ${u.map(([d,h,g])=>l`<button
              type="button"
              class="quiet square"
              aria-label=${d}
              title=${d}
              data-testid=${`step-${h}`}
              aria-disabled=${m(g)?"true":"false"}
              @click=${()=>r(g)}
            >
              ${w(h)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(d=>l`<li class=${c.has(d.number)?"fresh-move":""}>
            <button
              type="button"
              class=${d.number===t?"move now":"move"}
              aria-current=${d.number===t?"step":"false"}
              @click=${()=>r(d.number)}
            >
              <span class="number">${d.number}</span>
              <span class="move-words"
                ><b>${x(n,d.player)}</b>
                ${jt(d.move,o)}${rd(i[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?l`<p class="small">${s("no-move-yet")}</p>`:""}
  </section>`}function rd(e,t){let n=e?.move===t?e.change:null;return!n||n.from===n.to?p:`: ${Lr(n)}`}var pt=90,sd=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${pt}M0 ${n}H${pt}`}).join(""),Ne=Array.from({length:9},(e,t)=>t);function Do(e){let{number:t,active:n,ghost:o,held:r}=e,i=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${i}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${Ne.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${Ne.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${pt+.8} ${pt+.8}`} aria-hidden="true">
        <rect class="ground" width=${pt} height=${pt}></rect>
        <path class="lines" d=${sd}></path>
        ${Oc()} ${_c(e)} ${e.fresh.map(id)}
        ${e.hint?ad(e.hint):p} ${o?cd(e,o):p}
      </svg>
      ${md(e)}
    </div>
  </div>`}function Lc(e,t){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${pt+2} ${pt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${pt} height=${pt}></rect>
    ${Oc()} ${_c({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function Oc(){return $`<rect fill="url(#fabric-cell)" width=${pt} height=${pt}></rect>`}function _c({player:e,patches:t,lettered:n,fresh:o}){let r=(a,c)=>o.some(({origin:u})=>dt(u,[a,c])),i=Ne.flatMap(a=>Ne.map(c=>[a,c])).filter(([a,c])=>"*x".includes(e.cells[a*9+c]));return[...e.patches.map(a=>$`<g class=${r(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${pn(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...i.map(([a,c])=>e.cells[a*9+c]==="*"?Wr([a,c]):$`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function id({shape:e,origin:[t,n]}){return $`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${Y(e,10)}></path>
    <path d=${Y(e,10)}></path></g>`}function ad({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return $`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${Y(e,10,.8)}></path>
    <path class="edge" d=${Y(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function cd({patches:e,player:t},n){let[o,r]=n.origin,i=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([m,d])=>t.cells[m*9+d]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=Y(i,10);return $`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Wr(n.origin):pn(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?p:ld(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(ud)}
    ${n.set&&a.length===0?pd(Bn(n.cells),n.legal):p}
  </g>`}function ld(e){return $`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function ud([e,t]){let n=`${t*10+3} ${e*10+3}`;return $`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function pd([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return $`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function md(e){let{number:t,name:n,player:o,patches:r,cursor:i,ghost:a,active:c}=e,u=(d,h)=>`q${t}-${U([d,h])}`,m=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${s("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${i?u(i[0],i[1]):p}
  >
    ${Ne.map(d=>l`<div role="row" class="row">
          ${Ne.map(h=>{let g=m.has(`${d},${h}`)?s(a?.legal?"fits-here":"does-not-fit-here"):"",k=o.cells[d*9+h],S=i&&i[0]===d&&i[1]===h;return l`<div
              role="gridcell"
              class=${S?"cell here":"cell"}
              id=${u(d,h)}
              data-testid=${`cell-${U([d,h])}`}
              aria-label=${Ki([d,h],k,r)+g}
            ></div>`})}
        </div>`)}
  </div>`}function Ic(e,t,n){let[o,r]=e.players,i=o.score_parts,a=new Map(on(r,n.level)),c=d=>a.get(d)??"–",u=[x(t,1),`${x(t,2)} ${n.numeral}`],m=[[s("number-buttons"),[i.buttons,c("part-held")]],[s("score-tile"),[i.special_tile,c("part-tile")]],[s("score-empty"),[`${P(i.empty)} (${o.empty})`,"–"]]];for(let d of["part-patches","part-printed"])a.has(d)&&m.push([s(d),["–",c(d)]]);return Oo(e,u,m)}function Nc({level:e,levels:t},n){return!t||t.length===0?p:l`<h3 id="levels-heading">${s("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${s("level")}</th>
          <th scope="col">${x(n,1)}</th>
          <th scope="col">${x(n,2)}</th>
          <th scope="col">${s("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(o=>l`<tr
              class=${o.level===e?"this-level":""}
              aria-current=${o.level===e?"true":p}
            >
              <th scope="row">
                ${o.level===e?s("this-game-level",{level:Xt(o)}):Xt(o)}
              </th>
              ${o.scores.map(r=>l`<td>${P(r)}</td>`)}
              <td>${x(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function Fo(e,t,n){let{automa:o}=e;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Mt(e,t)}</h2>
    <p>${gt(e,t)}</p>
    ${o?l`${Ic(e,t,o)} ${Nc(o,t)}`:$c(e,t)}
    <div class="row">${n}</div>
  </section>`}function Pc(e,t,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Mt(e,t)}</h2>
    <p>${gt(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function ls(e,t,n){let{table:o}=e;if(!o)return p;let r=dd(e,o,t,n),i=()=>t.look(0);return l`${r}
    ${o.moves.length?l`<button type="button" data-testid="review" @click=${i}>
            ${w("first")}<span>${s("review")}</span>
          </button>`:p}
    <button type="button" data-testid="share" @click=${()=>uc(o,t)}>
      ${w("share")}<span>${s("share-game")}</span>
    </button>
    <button
      type="button"
      class=${r===p?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${s("new-game")}
    </button>`}function dd(e,t,n,o){if(t.mode!=="remote")return hd(t,n,o);if(t.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >${s("to-rematch")}</a
    >`;if(!C(t))return p;let r=Zr(t);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${s(t.rematch.asked.length>0&&!r?"rematch-asked":"rematch")}
  </button>`}function hd(e,t,n){return!C(e)||Rt(e)?p:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${w("again")}<span>${s("rematch")}</span>
  </button>`}function Ho(e,t,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${s("in-words")}</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return l`<h3>${x(t,2)}</h3>
          <p data-testid="summary-2">
            ${to(e,e.automa,n)}
            ${s("on-time-board",{distances:Jt(e,2)})}
          </p>`;let{cells:i,patches:a}=e.players[o-1];return l`<h3>${x(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${Zn(i)} ${s("on-time-board",{distances:Jt(e,r)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${zn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Cc(e,t,n,o){let r=an(e);return l`<header class="head table-head">
    ${xr(o)} ${gd(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?fd(n):bc(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${w("gear")}<span>${s("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${w("help")}<span>${s("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${M(o)}
        >${w("person")}<span>${s("to-me")}</span></a
      >
    </div>
  </header>`}function fd(e){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    ${s("back-to-game")}
  </button>`}function gd(e,t,n){let{looking:o}=e;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?s("after-move",{number:String(o.index)}):lt(t)}
      </h1>
      ${t.automa?.practice?l`<span class="badge practice" data-testid="practice">${s("practice")}</span>`:p}
    </div>
    ${$d(e,t,n)}
  </div>`}function $d(e,t,n){if(e.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${s("connection-lost")}
    </p>`;let o=e.looking?`${Mt(n,t.seats)}. ${gt(n,t.seats)}`:_e(t);return l`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function Rc(e,t,n,o,r){let{table:i}=e,a=an(e);if(!i||!a)return Qt(o,s("opening-table"));let{letters:c,look:u,coordinates:m}=o.settings,d=()=>o.change({look:u==="cloth"?"thread":"cloth"}),h=Te(e),g=i.mode==="screen"?1:h,k=mt=>kd(e,i,a,mt,o,t),S=a.result!==null||Rt(a),R=C(i)&&!j(i)&&!S;return l`${Cc(e,i,t,o)}
    <main
      class=${wd(e,i,S,m)}
      data-stage=${a.stage}
      data-number=${i.number}
    >
      <div class="felt">
        <div class="column own">
          ${k(g)} ${Co(a.ring,e.patches,c)}
        </div>
        <div class="column middle">
          ${Ec(e,i,t)}
          ${bd(e,i,a,t,n,o,r)}
          ${R?xc(e,t,m):p} ${yd(e,i,t)}
        </div>
        <div class="column other">
          ${i.mode==="solo"?xd(e,a,i,c,o):k(g===1?2:1)}
          ${co(a,i.seats,u,d,la(e),h)}
        </div>
      </div>
      <div class="below">
        ${cc(e,i,t,o)} ${Ho(a,i.seats,e.patches)}
      </div>
    </main>
    ${wc(e,t)} ${Ed(e)} ${ic(e,t,o)}`}function yd(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=i=>n.look(i);return Bo(t.moves,o,t.seats,e.patches,r,e.seen,cn(e))}function wd({peek:e},t,n,o){let r=o?"named":"unnamed";return["table",t.mode,r,e&&"peek",j(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function bd(e,t,n,o,r,i,a){return j(t)?Sc(t,r):n.result?Fo(n,t.seats,ls(e,o,i)):Rt(n)?Pc(n,t.seats,ls(e,o,i)):Mc(e,n,o,i.settings.letters,a)}function kd(e,t,n,o,r,i){let a=Te(e)===o,c=I(e)&&t.turn===o,{letters:u,coordinates:m}=r.settings,d=cn(e).filter(mt=>mt.player===o),h=x(t.seats,o),g=`${a?"front":"back"} p${o}`,k=Do({number:o,name:h,player:n.players[o-1],patches:e.patches,lettered:u,active:c,held:c&&e.placement.letter!==null,ghost:Sd(e,t,o),cursor:c?e.placement.cursor:e.walks[o],named:m,fresh:no(d.map(({move:mt})=>mt),e.patches),hint:c?qr(e.hint?.move,e.patches):null}),S=a?p:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${s("peek",{name:h})}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${Lc(n.players[o-1],e.patches)}
      </button>`,R=_o(n,t.seats,o,{clock:oc(t,o),thumbnail:S});return l`<div class=${`seat ${g}`}>${R}</div>
    <div class=${`spread ${g}`}>
      ${a?p:vd(h,nn(t.seats,o),i)} ${k}
    </div>`}function vd(e,t,n){return l`<div class="peek-head">
    <b>${t?s("your-quilt"):s("quilt-of",{name:e})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${s("back")}
    </button>
  </div>`}function xd(e,t,n,o,r){let{automa:i}=t;if(!i)return l`<p class="panel small">${s("automa-unknown")}</p>`;let a=e.looking?{turns:i.turns,run:0}:e.account,c=C(n)&&n.stage!=="over"?vc(r):p;return l`<div class="seat back p2">${Io(t,n.seats,i)}</div>
    ${No(t,i,a,e.patches,o,c)}`}function Sd(e,t,n){let{placement:o}=e,r=D(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:V(o,r.letter),origin:o.origin,cells:ht(o,r),set:o.set,sent:e.pending!==null,legal:we(o,r)&&L(e,r.letter)?.available!==!1}}function Ed(e){let{notice:t,said:n,ghostText:o,status:r,hint:i}=e;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?s("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${i?s("live-hint",{words:Lo(e)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function us(e,t,n,o,r){let i=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,a=()=>r?.connect()??new WebSocket(i),c=new go(t,n,a,r),u=window.matchMedia("(prefers-reduced-motion: reduce)");c.onHelp=o.help,c.pace=()=>document.hidden||u.matches?"off":o.settings.motion;let m=new lo(e,()=>o.settings.look);c.onShow=({table:q},wt)=>{sa(c.state.table,q,o.settings),m.prepare(c.state,q,wt)};let d=()=>Md(e),h=new $o({turn:()=>c.turnCard(!0),later:(q,wt)=>window.setTimeout(q,wt),forget:q=>window.clearTimeout(q)}),g=new po({now:()=>performance.now(),later:(q,wt)=>window.setTimeout(q,wt),forget:q=>window.clearTimeout(q),show:(q,wt)=>rc(e,q,wt),onTime:q=>c.store.dispatch({type:"time",part:q})}),k=Ja(c.id,o.go),S=Ad(e,c,k,o,d),R=()=>{S(),m.play(),h.consider(c.state,o.settings.turnCards),g.consider(c.state)},mt=[c.store.watch(R),c.store.watch(Ld(c,t,o)),k.inviting.store.watch(R),k.joining.store.watch(R)],qe=new yo(e,c),Be=q=>Id(q,c,d),Ut=()=>{document.hidden||(c.wake(),g.consider(c.state))},ae=()=>{c.skip(),m.skip()};return window.addEventListener("keydown",ae,{capture:!0}),window.addEventListener("pointerdown",ae,{capture:!0}),e.addEventListener("keydown",Be),window.addEventListener("online",Ut),document.addEventListener("visibilitychange",Ut),jc(c.id,t),Od(t,k),c.open(),{draw:R,close:()=>{for(let q of mt)q();c.close(),qe.stop(),h.stop(),g.stop(),e.removeEventListener("keydown",Be),window.removeEventListener("keydown",ae,{capture:!0}),window.removeEventListener("pointerdown",ae,{capture:!0}),m.skip(),window.removeEventListener("online",Ut),document.removeEventListener("visibilitychange",Ut)}}}function Md(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function Ad(e,t,n,o,r){let i=-1,a=-1,c=!1;return()=>{let{table:u}=t.state,m=document.activeElement;if(T(Rc(t.state,t,n,o,r),e),ac(e),t.state.typing&&!c&&document.getElementById("command")?.focus(),c=t.state.typing,m&&!m.isConnected&&Td(e,m,r),!u)return;$n(lt(u),qt(u)&&u.mode!=="screen"),u.moves.length!==i&&_d(e.querySelector(".move-list")),i=u.moves.length;let d=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==a&&d&&r(),a=u.number}}function Td(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Ld(e,t,n){let o=t;return()=>{let r=e.state.table??o,i=La(o,r);j(o)&&!j(r)&&jc(r.game,r),o=r,i!==null&&n.go(`/game/${i}`)}}function Od(e,{inviting:t,joining:n}){j(e)&&(C(e)?t.draw():e.access==="public"&&n.ask())}function _d(e){e&&(e.scrollTop=e.scrollHeight)}function jc(e,t){let{seats:n}=t;!Ge(t)&&n.some(o=>o.yours)&&Ka(e,n.map(o=>o.name||s("an-open-seat")).join(" – "))}function Id(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||wo(e,(c,u)=>t.store.dispatch({type:"walk",player:c,direction:u})))return;let i=Ua(e),a=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!i||a||(e.preventDefault(),Nd(i,t,n))}function Nd(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function z(e){return e instanceof Error?e.message:String(e)}var re=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Pe(e){return re.find(({key:t})=>t===e)?.clock??null}var qc=`${uo/1024} KB`;function Pd(e,t){return{...e,...t}}var Uo=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=O(Pd,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await ai();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:z(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:i}=await pe(Cd(t));i&&this.keepInvitation(o,i),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:z(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(s("paste-first"));if(t.length>uo)return this.refuse(s("too-long",{most:qc}));this.store.dispatch({opening:!0,openError:""});try{this.view(await On(t))}catch(n){this.refuse(z(n))}}async openFile(t){if(t.size>uo)return this.refuse(s("too-long",{most:qc}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Cd(e){let{opponent:t,strength:n,deck:o,level:r,first:i,board:a}=e,c={board:a,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...c,opponent:t,level:n,first:i,names:null};if(t==="person"){let[u,m]=e.names.map(d=>d.trim());return{...c,opponent:t,first:i,names:[u||s("first"),m||s("second")]}}return{...c,...Rd(e),opponent:t,first:i}}function Rd({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:Pe(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var Wo=class{constructor(t){this.outside=t,this.store=O((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:z(t)})}}async match(t){let n={clock:Pe(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=z(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function ps({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let i=[e===null?s("terms-no-clock"):he(e)];return t&&i.push(s("terms-rated")),!n&&!t&&i.push(s("terms-no-takebacks")),o==="original"&&i.push(s("terms-original")),r&&i.push(s("terms-chosen")),i.join(", ")}var Go=6e4,Dc=1440*Go,Bc=[["day",Dc],["hour",60*Go],["minute",Go]],Vo=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=O((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:i}=await this.outside.fetch(t),a=[...n(),...o],c=this.outside.now();this.store.dispatch({games:a,waiting:r,next:i,at:c,recent:this.others(a)})}catch(o){this.store.dispatch({error:z(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Fc(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Hc({cells:e}){return e.length-e.split(".").length+1}function Zo({variant:e,seats:t}){if(e==="solo")return s("card-solo");let n=t.filter(a=>!a.yours);if(n.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:r}=n[0];if(o==="open")return s("your-open-table");let i=Uc(r);return i?s("computer-level",{level:i}):r}function zo(e,t){return e.status==="over"?Bd(e):e.status==="open"?s("waiting-for-somebody"):jd(e)+qd(e,t)}function jd({status:e,seats:t,turn:n}){let o=t.every(({yours:a})=>a);if(e==="yours"&&!o)return s("your-turn");let r=n===null?null:t[n-1];if(!r)return s("under-way");let i=Uc(r.name);return s("turn-of",{name:i?s("level-number",{level:i}):r.name})}function qd({clock:e,now:t},n){if(!e||e.running===null||t===null||de(e.control).kind!=="days")return"";let o=We(e,e.running,{now:t,at:0},n);return o===0?s("comma-time-up"):s("comma-left",{time:Pn(o)})}function Bd({seats:e,result:t}){if(t===null)return s("called-off");let{winner:n,scores:o,reason:r}=t,i=e.every(({yours:S})=>S),{name:a,yours:c}=e[n-1],u={who:i?"other":"you",name:a},m=i||c?"won":"lost";if(r==="resignation")return s(`${m}-by-resignation`,u);if(r==="time")return s(`${m}-on-time`,u);let[d,h]=n===1?o:[o[1],o[0]],g=m==="won"?Se(d,h):Se(h,d),k=s(`${m}-points`,{...u,points:g});return r==="first to 53"?k+s("comma-first"):k}function Uc(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function ms(e,t){let n=Math.max(0,t-e);if(n<Go)return s("just-now");if(n>=30*Dc)return le(e);let[o,r]=Bc.find(([,a])=>n>=a)??Bc[2];return new Intl.RelativeTimeFormat(Fe(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var kn={};ei(kn,{addPasskey:()=>Zd,askForPasskey:()=>Vd,askWho:()=>Qd,changeMe:()=>Fd,changePassphrase:()=>Gd,dropLinks:()=>Jd,fetchBots:()=>ws,fetchLobby:()=>hs,fetchMyGames:()=>ds,fetchRatings:()=>$s,fetchStatistics:()=>ys,findMatch:()=>fs,lookAtLink:()=>gs,makeAccount:()=>Hd,makeBot:()=>oh,makeLink:()=>Yd,makeToken:()=>sh,removeBot:()=>rh,removeMe:()=>nh,removePasskey:()=>zd,revokeToken:()=>ih,signIn:()=>Ud,signInByLink:()=>Xd,signInByPasskey:()=>Kd,signOut:()=>Wd,subscribeToPush:()=>th,unsubscribeFromPush:()=>eh});var Dd=12;function ds(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return v(`/api/me/games?limit=${Dd}${t}`)}function hs(){return v("/api/lobby")}function fs(e){return v("/api/match",e)}function Fd(e){return v("/api/me",e,"PATCH")}function Hd(e,t){return v("/api/account",{login:e,passphrase:t})}function Ud(e,t,n){return v("/api/sign-in",{login:e,passphrase:t,bring:n})}async function Wd(e=!1){await at(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function Gd(e,t){return v("/api/me/passphrase",{old:e,new:t})}function Vd(e){return v("/api/passkeys/options",{login:e})}function Zd(e,t,n){return v("/api/passkeys",{ceremony:e,name:t,credential:n})}function zd(e){return v(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function Qd(){return v("/api/sign-in/passkey/options",{})}function Kd(e,t,n){return v("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function Yd(){return v("/api/me/link",{})}async function Jd(){await at("/api/me/link",{},"DELETE")}function gs(e){return v("/api/sign-in/link/look",{code:e})}function Xd(e,t){return v("/api/sign-in/link",{code:e,bring:t})}async function th(e){await at("/api/me/push",{subscription:e})}async function eh(e){await at("/api/me/push",{endpoint:e},"DELETE")}function $s(){return v("/api/me/ratings")}function ys(){return v("/api/me/statistics")}async function nh(e){await at("/api/me",{passphrase:e},"DELETE")}function ws(){return v("/api/me/bots")}function oh(e){return v("/api/me/bots",{name:e})}async function rh(e){await at(`/api/me/bots/${e}`,{},"DELETE")}function sh(e){return v(`/api/me/bots/${e}/tokens`,{})}async function ih(e,t){await at(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var bs=new Set;function Wc(e){for(let t of bs)t(e)}function Qo(e){return bs.add(e),()=>{bs.delete(e)}}function Gc(e,t){let n=_r[e.level-1];return l`${W("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`deck-${e.deck}`),note:s(`deck-note-${e.deck}`)})}
    </p>
    ${W("level",s("level-of-automa"),_r.map(o=>[String(o.level),Xt(o)]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${s("you-begin",{numeral:n.numeral,name:Xn(n.level),counts:s(`automa-level-${n.level}`)})}
    </p>`}function Vc({totals:e}){if(e.length===0)return p;let t=n=>n===null?"–":P(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
        ${e.map(n=>l`<tr>
              <th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
              <td>${s("won-of",{won:n.won,games:n.games})}</td>
              <td>${t(n.mean_margin)}</td>
              <td>${t(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${s("mean-note")}</p>
  </section>`}var Ko=90,ah={"*":"special",x:"covered"};function Zc(e,t,n){let{games:o,recent:r,waiting:i,next:a,busy:c,error:u,at:m}=e.store.get();return o.length===0&&r.length===0&&!u?p:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${s("your-games")}
      ${i>0?l`<span class="badge" data-testid="waiting"
              >${s("waiting-for-you",{count:i})}</span
            >`:p}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(d=>ch(d,t,n-m))}
      ${r.map(d=>lh(d,e,t))}
    </ul>
    ${a===null?p:l`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>e.more()}
          >
            ${s("show-more")}
          </button>`}
    <p class="notice" role="alert" ?hidden=${!u} data-testid="games-error">${u}</p>
  </section>`}function ch(e,t,n){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Yo(e.cells)}
    <a href=${e.url} @click=${M(t)}>${Zo(e)}</a>
    <span class="standing">${zo(e,n)}</span>
    <span class="small when">${ms(e.last,Date.now())}</span>
  </li>`}function lh(e,t,n){let o=ms(e.when,Date.now());return l`<li class="game remembered">
    ${Yo(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${M(n)}>${e.title}</a>
    <span class="standing small">${s("opened-here",{when:o})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-game",{game:e.title,when:o})}
      @click=${()=>t.forget(e.id)}
    >
      ${s("remove")}
    </button>
  </li>`}function Yo(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Ko+2} ${Ko+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Ko} height=${Ko}></rect>
    ${[...t].flatMap(([n,o])=>uh(n,o))}
  </svg>`}function uh(e,t){let n=e==="*"||e==="x",o=n?ah[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>$`<path class="piece" fill=${`url(#fabric-${o})`} d=${Y(r,10)}></path>`)}function zc(e,t,n){let{games:o,at:r}=e.store.get(),i=Fc(o);return i?l`<a class="continue" href=${i.url} data-testid="continue" @click=${M(t)}>
    ${Yo(i.cells)}
    <span class="continue-words">
      <b>${s("continue")}</b>
      <span
        >${s("opponent-and-standing",{opponent:Zo(i),standing:zo(i,n-r)})}</span
      >
      <span class="small">${s("spaces-sewn",{count:Hc(i)})}</span>
    </span>
  </a>`:p}var Qc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function ph(e){return Qc.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function mh(e){let t=ph(e),n=`url(#fabric-${e})`;return $`<path class="piece" fill=${n} d=${Y(t,10,.25)}></path>
    <path class="stitches" d=${Y(t,10,1.1)}></path>`}function vn(){let e=[...new Set(Qc.join(""))].filter(t=>t!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${e.map(mh)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>J((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Kc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${s("play-anyone")}</h2>
    <p class="small">${s("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${s("quick-match")}>
      ${re.map(({key:i})=>l`<button
            type="button"
            data-testid=${`match-${i}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>e.match(i)}
          >
            <b>${s(`speed-${i}`)}</b><span class="small">${s(`speed-note-${i}`)}</span>
          </button>`)}
    </div>
    <h3>${s("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(i=>hh(i,e,t)):dh(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function dh(e){return e===null?p:l`<li class="none small">${s("nobody-waiting")}</li>`}function hh(e,t,n){let{game:o,name:r,rating:i,yours:a}=e,{busy:c}=t.store.get();return l`<li data-game=${o}>
    <span class="host"
      ><b>${a?s("your-table"):r}</b>${i===null?p:l` <span class="small">${i}</span>`} <span class="small">${ps(e)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${o}`} @click=${M(n)}>${s("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${s("sit-with",{name:r,terms:ps(e)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            ${s("sit-down")}
          </button>`}
  </li>`}var fh=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],gh={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Jc(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${s("new-game")}</h2>
    ${yh(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?Eh(o,t,n):p}
      ${o.opponent==="person"?bh(o,t):p}
      ${r?kh(o,t):p}
      ${o.opponent==="automa"?Gc(o,t):p}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${s(e.busy?"starting":gh[o.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${Mo(n)} ${$h(o,t,r)}
  </form>`}function $h(e,t,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${s("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?p:vh(e,t)}
      ${W("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?p:Sh(e,t)}
    </div>
  </details>`}function yh(e,t){return l`<fieldset class="cards">
    <legend class="visually-hidden">${s("opponent")}</legend>
    ${fh.map(([n,o])=>wh(n,o,e,t))}
  </fieldset>`}function wh(e,t,n,o){let r=t.includes(n.opponent)?"chosen":"",i=a=>l`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>o.set({opponent:a})}
    />`;return t.length===1?l`<label class=${`card-choice ${r}`}
      >${i(t[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
    >`:l`<div class=${`card-choice ${r}`}>
    <b>${s(e)}</b>
    <div class="ways">
      ${t.map(a=>l`<label>${i(a)}<span>${s(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function bh(e,t){return l`<div class="names">
    ${["first-name","second-name"].map((n,o)=>l`<label
          >${s(n)}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,X(r))}
        /></label>`)}
  </div>`}function kh(e,t){let{speed:n}=e;return l`<label class="own-name"
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("guest")}
        .value=${e.name}
        @input=${o=>t.set({name:X(o)})}
    /></label>
    ${W("clock",s("clock"),re.map(({key:o})=>[o,s(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">
      ${s("label-and-note",{label:s(`speed-${n}`),note:s(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Yc("rated",s("tick-rated"),s("tick-rated-note"),e.rated,o=>t.set({rated:o}))}
      ${Yc("takebacks",s("tick-takebacks"),s(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function Yc(e,t,n,o,r,i=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${i}
      @change=${a=>r(ut(a))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function vh(e,t){let[n,o]=xh(e);return W("first",s("who-first"),[["you",n],["opponent",o],["random",s("random")]],e.first,r=>t.set({first:r}))}function xh({opponent:e,names:[t,n]}){return e==="person"?[t||s("first"),n||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function Sh(e,t){return l`<label class="seed"
    >${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:X(n)})}
  /></label>`}function Eh({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return l`${W("strength",s("difficulty"),Le.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${sc(e)}</p>`}function Xc({home:e,lobby:t,mine:n},o,r){let i=e.store.get();return l`${B(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${s("welcome-title")}</h1>
          <p>${s("welcome-text")}</p>
        </div>
        ${vn()}
        <button type="button" class="how-button" data-testid="how" @click=${o.help}>
          ${w("help")}<span>${s("how-to-play")}</span>
        </button>
      </div>
      ${zc(n,o,r)} ${Jc(i,e,o)}
      <div class="aside">
        ${Zc(n,o,r)} ${Kc(t,o)} ${Mh(o)}
        ${Vc(i)} ${Ah(i,e)}
      </div>
    </main>`}function Mh(e){return l`<nav class="more" aria-label=${s("more")}>
    <a class="button" href="/tournaments" @click=${M(e)}
      >${w("cup")}<span>${s("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${M(e)}
      >${w("person")}<span>${s("your-account")}</span></a
    >
    ${Ao(e)}
  </nav>`}function Ah(e,t){return l`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
      <button type="submit" data-testid="open-game" ?disabled=${e.opening}>
        ${s(e.opening?"opening":"open")}
      </button>
      <label class="button file"
        >${s("choose-file")}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${o=>Th(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Th(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Lh=5e3,Oh=6e4,_h=600;async function tl(e,t,n,o){let r=new Uo(t.go,o,t.settings.strength,oe),i=new Wo({fetch:hs,match:fs,sit:_n,name:()=>r.ownName,go:t.go}),a=new Vo({fetch:ds,remembered:{recent:Ie,forget:Ya},now:()=>performance.now()});await Ph(_h,Promise.all([r.count(),i.load(),a.load(),Nh(r,n)])),Eo(a.store.get().waiting);let c={home:r,lobby:i,mine:a},u=()=>T(Xc(c,t,performance.now()),e);return{draw:u,close:Ih(c,n,u)}}function Ih({home:e,lobby:t,mine:n},o,r){let i=[e,t,n].map(({store:u})=>u.watch(r));i.push(Qo(u=>(u==="lobby"?t:n).load()));let a=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Lh),c=setInterval(r,Oh);return()=>{for(let u of i)u();clearInterval(a),clearInterval(c)}}async function Nh(e,t){let n=await Q().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function Ph(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}function ks(){if(!("serviceWorker"in navigator))return;(window.requestIdleCallback??(t=>window.setTimeout(t,1e3)))(()=>{navigator.serviceWorker.register("/sw.js").catch(t=>{console.warn("This browser keeps no page for times without the server:",t.message)})})}var{dataset:el}=document.querySelector("script[type=module]"),vs=new Map;async function xn(e){let t=vs.get(e)??Ch(e);vs.set(e,t),t.catch(()=>vs.delete(e));let n=await t;return n.speak(oi()),n}async function Ch(e){try{let t=el[`${e}Style`],[n]=await Promise.all([import(el[e]),t&&xs(t)]);return n}catch(t){throw new He(s("server-away"),{cause:t})}}function xs(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var Bt={busy:null,told:{},errors:{}};async function yt(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:z(o)}}),!1}}var Jo=class{constructor(t,n){this.outside=t,this.store=O((o,r)=>({...o,...r}),{...Bt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),s("saved")))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),s("account-made")))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,r)}),s(t===null?"passkey-added":"account-made-passkey")})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),s("passkey-removed")))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),s("passphrase-changed")))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),s(t?"ratings-listed":"ratings-not-listed")))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),s(t?"will-tell":"stays-quiet")))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n})))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n})))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return yt(this.store,t,n)}};var Xo=class{constructor(t,n){this.outside=t,this.store=O((o,r)=>({...o,...r}),{...Bt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:z(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return yt(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return yt(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return yt(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}remove(){return yt(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function Ss(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function nl({kind:e,rounds:t,clock:n,twice:o,rated:r}){let i=[s(`kind-${e}`)];return t!==null&&i.push(s("rounds-count",{count:t})),i.push(n===null?s("no-clock"):he(n)),o&&i.push(s("each-ring-twice")),r&&i.push(s("terms-rated")),i.join(", ")}function Lt({entrants:e,you:t},n){let o=e.find(r=>r.entrant===n)?.name??"?";return n===t?s("name-is-you",{name:o}):o}function ol({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function Es(e,t){if(!e.over)return s("being-played");if(e.winner===null)return s("no-result");if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[r,i]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return Se(r,i)}let n=e.winner===t?"won":"lost",o=e.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function Ms({you:e}){return e!==null}var tr={};ei(tr,{fetchTournament:()=>Ts,fetchTournaments:()=>As,forfeit:()=>Hh,inviteAgain:()=>jh,join:()=>qh,makeTournament:()=>Rh,removeEntrant:()=>Fh,removeTournament:()=>Uh,start:()=>Bh,withdraw:()=>Dh});function As(){return v("/api/tournaments")}function Rh(e){return v("/api/tournaments",e)}function Ts(e){return v(`/api/tournaments/${e}`)}function jh(e){return v(`/api/tournaments/${e}/invitation`,{})}function qh(e,t,n){return v(`/api/tournaments/${e}/join`,{code:t,name:n})}function Bh(e){return v(`/api/tournaments/${e}/start`,{})}function Dh(e){return v(`/api/tournaments/${e}/withdraw`,{})}function Fh(e,t){return v(`/api/tournaments/${e}/remove`,{entrant:t})}function Hh(e,t,n){return v(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Uh(e){await at(`/api/tournaments/${e}`,{},"DELETE")}var er=class{constructor(t,n){this.outside=t,this.store=O((o,r)=>({...o,...r}),{...Bt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:r,twice:i,rated:a}=this.state.form;return yt(this.store,"make",async()=>{let{id:c,url:u,invitation:m}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:Pe(r),board:"revised",twice:i,rated:a,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(c,m),this.outside.go(u),""})}};function rl({kind:e,state:t,round:n,rounds:o,entrants:r}){let i=t==="running"?Wh(n,o):s(`state-${t}`);return[s(`kind-${e}`),i,s("players-count",{count:r})].join(", ")}function Wh(e,t){return t===null?s("round-number",{round:e}):s("round-number-of",{round:e,rounds:t})}var Sn=class{constructor(t,n,o=null){this.outside=t,this.store=O((r,i)=>({...r,...i}),{...Bt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return yt(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function sl(e){return e===404?s("link-unknown"):e===410?s("link-used"):null}function Ls(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function il(){return Ls()&&await ll()!==null}async function al(e){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/sw.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function cl(){let e=await ll();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function ll(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function Os(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function ul(e){let t=e;return pl(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function _s(e){let t=e;return pl(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function pl(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:t})}throw new Error(s("passkey-none"))}function F(e,t,n,o){return l`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${Dt(e,t)}
  </section>`}function Dt(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return l`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||p}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||p}</p>
  </div>`}function A(e,t,n,o,r=""){return l`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function tt(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function En(e,t=""){return l`<label
    >${s("login")} <span class="small">${t}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${e}
  /></label>`}function Ft(e,t,n,o=""){return l`<label
      >${t} <span class="small">${o}</span>
      <input
        type="password"
        name=${e}
        data-testid=${e}
        required
        minlength=${n==="new-password"?8:1}
        maxlength="256"
        autocomplete=${n}
    /></label>
    <label class="tick"
      ><input type="checkbox" @change=${Gh} /><span>${s("show-it")}</span></label
    >`}function Gh(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}function ml(e,t,n){let{me:o}=e.state,r=n&&o.passkeys_possible,i=o.account?Zh(e,o.account,r):Vh(e,t,r);return F(e.state,"account",s("account"),i)}function Vh(e,t,n){let{busy:o}=e.state;return l`<p class="small">${s("account-why")}</p>
    <form
      class="fields"
      @submit=${tt(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${En("username",s("never-shown"))}
      ${Ft("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        ${s("make-account")}
      </button>
    </form>
    ${n?l`<details class="fold">
            <summary>${s("passkey-instead")}</summary>
            <form class="fields" @submit=${tt(r=>e.addPasskey(r("login")))}>
              ${En("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                ${s("make-account-passkey")}
              </button>
            </form>
          </details>`:p}
    <p class="small">
      ${Z("have-one",{link:l`<a href="/sign-in" data-testid="to-sign-in" @click=${M(t)}
          >${s("sign-in")}</a
        >`})}
    </p>`}function Zh(e,t,n){let{state:o}=e;return l`<p>
      ${Z("signed-in-as",{login:l`<b data-testid="signed-in-as">${t.login}</b>`})}
    </p>
    <div class="row">
      ${A(o,s("sign-out"),"sign-out",()=>e.signOut(!1))}
      ${A(o,s("sign-out-everywhere"),"sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${s(t.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${tt(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?Ft("old",s("old-passphrase"),"current-password"):p}
        ${Ft("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          ${s("change")}
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?zh(e,t,n):p}`}function zh(e,t,n){let{state:o}=e;return l`<h3>${s("passkeys")}</h3>
    <ul class="things">
      ${t.passkeys.map(r=>Qh(e,r))}
    </ul>
    ${n?A(o,s("add-passkey"),"add-passkey",()=>e.addPasskey(null)):p}
    ${t.fresh?p:l`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Qh(e,{id:t,name:n,created:o}){return l`<li>
    <span>${n} <span class="small">${s("since-day",{day:le(o)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-name",{name:n})}
      @click=${()=>e.removePasskey(t)}
    >
      ${s("remove")}
    </button>
  </li>`}function dl(e){let{state:t}=e,{bots:n,token:o}=t,r=l`<details class="fold" ?open=${n.length>0||o!==null}>
    <summary data-testid="open-bots">${s("let-program-play")}</summary>
    <p class="small">${Z("bot-text",{command:l`<code>quiltbee bot</code>`})}</p>
    ${o?l`<p class="token">
            <label for="bot-token">${s("token-of-bot",{bot:o.bot})}</label>
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${o.token}
              @focus=${i=>i.target.select()}
            />
          </p>`:p}
    <ul class="things" data-testid="bot-list">
      ${n.map(i=>Kh(e,i))}
    </ul>
    <form class="with-button" @submit=${tt(i=>e.makeBot(i("bot")))}>
      <label class="visually-hidden" for="bot-name">${s("name-of-bot")}</label>
      <input
        id="bot-name"
        name="bot"
        data-testid="bot-name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder=${s("name-of-bot")}
      />
      <button type="submit" data-testid="make-bot" ?disabled=${t.busy!==null}>
        ${s("make-bot")}
      </button>
    </form>
  </details>`;return F(t,"bots",s("bots"),r)}function Kh(e,t){let{state:n}=e,o=l`${s("remove")}<span class="visually-hidden"> ${t.name}</span>`;return l`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${s(t.online?"listening":"not-connected")}</span>
    </span>
    ${A(n,s("new-token"),"new-token",()=>e.makeToken(t),"quiet")}
    ${A(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>Yh(e,t,r))}
    </ul>
  </li>`}function Yh(e,t,{id:n,scope:o,created:r}){return l`<li class="small">
    <span
      >${s("token-of-day",{day:le(r)})}${o==="read"?s("only-to-look"):""}</span
    >
    ${A(e.state,s("revoke"),"revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function hl(e){let{state:t}=e,{link:n}=t;return F(t,"device",s("another-device"),l`<p class="small">${s("another-device-text")}</p>
      ${n?Jh(e,n):A(t,s("make-link"),"make-link",()=>e.makeLink(),"wide")}`)}function Jh(e,{address:t,picture:n}){let{state:o}=e,r=e.outside.share?A(o,s("share"),"share-device-link",()=>e.shareLink()):p;return l`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${A(o,s("copy"),"copy-device-link",()=>e.copyLink(),"main")} ${r}
      ${A(o,s("withdraw-it"),"drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${n?l`<img
              alt=${s("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:p}
    </div>`}function fl(e,t){let{state:n}=e;return F(n,"notices",s("notifications"),Xh(e,t))}function Xh(e,t){let{state:n}=e;return n.me.push.available?t?l`<p class="small">${s("browser-can-tell")}</p>
    ${n.isNotified?A(n,s("turn-off-here"),"stop-notices",()=>e.notify(!1)):A(n,s("tell-me"),"start-notices",()=>e.notify(!0))}`:l`<p class="small">${s("browser-has-none")}</p>`:l`<p class="small">${s("server-sends-none")}</p>`}function gl(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=l`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${s("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${s("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${s("delete-me")}</summary>
      <form class="fields" @submit=${tt(r=>e.leave(r("leaving")))}>
        <p class="small">${s("delete-text")}</p>
        ${n?Ft("leaving",s("your-passphrase"),"current-password"):l`<label
                >${s("type-to-confirm",{word:s("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          ${s("delete-me")}
        </button>
      </form>
    </details>`;return F(t,"leaving",s("your-data"),o)}var se=240,Ce=64,tf=100;function Is({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function yl({opponent:e,level:t}){return e==="person"?s("against-people"):e!=="computer"?s(e==="greedy"?"against-greedy":"against-random"):t===null?s("computer"):s("computer-level",{level:String(t)})}function wl({history:e}){if(e.length<2)return null;let t=e.map(({rating:i})=>i),{low:n,high:o}=ef(t),r=t.map((i,a)=>{let c=a/(t.length-1)*se,u=Ce-(i-n)/(o-n)*Ce;return[$l(c),$l(u)]});return{path:`M${r.map(i=>i.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:o}}function ef(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,tf-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function $l(e){return Math.round(e*10)/10}function kl(e){let{state:t}=e,{ratings:n,statistics:o,me:r}=t,i=n.length===0&&o.totals.length===0,a=l`${i?l`<p class="small">${s("ratings-none")}</p>`:p}
  ${n.length>0?l`<ul class="ratings">
          ${n.map(nf)}
        </ul>`:p}
  ${o.totals.length>0?rf(o.totals):p}
  ${r.account?sf(e,r.account.listed):p}`;return F(t,"ratings",s("ratings-and-results"),a)}function nf(e){let{deviation:t,games:n,provisional:o}=e;return l`<li data-class=${e.class}>
    <span class="rating-name">${s(`class-${e.class}`)}</span>
    <b class="rating-value">${Is(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${s("games",{count:n})}${o?s("not-settled"):""}</span
    >
    ${of(e)}
  </li>`}function of(e){let t=wl(e),n=e.history[0]?.rating;if(t===null)return p;let[o,r]=t.end;return l`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${se+44} ${Ce+12}`}
    role="img"
    aria-label=${s("rating-picture",{class:s(`class-${e.class}`),from:String(n),to:Is(e)})}
  >
    <path class="frame" d=${`M0 0H${se}M0 ${Ce}H${se}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${$`<circle cx=${o} cy=${r} r="3.5"></circle>
      <text x=${se+6} y="4">${t.high}</text>
      <text x=${se+6} y=${Ce+4}>${t.low}</text>`}
  </svg>`}function rf(e){return l`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
    <table class="scores" data-testid="duel-totals">
      <caption id="totals-caption">
        ${s("games-for-two")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${s("against")}</th>
          <th scope="col">${s("clock")}</th>
          <th scope="col">${s("won")}</th>
          <th scope="col">${s("mean")}</th>
          <th scope="col">${s("best")}</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(t=>l`<tr>
              <th scope="row">${yl(t)}</th>
              <td>${s(`class-${t.class}`)}</td>
              <td>${s("won-of",{won:t.won,games:t.played})}</td>
              <td>${bl(t.mean_margin)}</td>
              <td>${bl(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function bl(e){return e===null?"–":P(Math.round(e*10)/10)}function sf(e,t){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(ut(n))}
    /><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
  >`}function vl(e,t,n){let{me:o}=e.state;return l`${B(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??s("to-me")}</h1>
      <div class="column">
        ${af(e)} ${ml(e,t,n.passkeys)}
        ${o.known?hl(e):p}
        ${o.known?fl(e,n.notices):p}
      </div>
      <div class="column">
        ${kl(e)} ${dl(e)} ${o.known?gl(e):p}
        <p class="small">
          <a href="/" @click=${M(t)}>${s("back-to-home")}</a>
        </p>
      </div>
    </main>`}function af(e){let{state:t}=e;return F(t,"name",s("your-name"),l`<form class="with-button" @submit=${tt(n=>e.rename(n("name")))}>
      <label class="visually-hidden" for="my-name">${s("name-as-others-see")}</label>
      <input
        id="my-name"
        name="name"
        data-testid="my-name"
        required
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("as-other-players-see")}
        .value=${t.me.name??""}
      />
      <button type="submit" data-testid="save-name" ?disabled=${t.busy!==null}>
        ${s("save")}
      </button>
    </form>`)}function xl(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return Mn(t,s("you-are-signed-in"),Ml(r.login,t));let i=l`<form
      class="fields"
      @submit=${tt(a=>e.signIn(a("login"),a("passphrase")))}
    >
      ${En("username")}
      ${Ft("passphrase",s("passphrase"),"current-password")} ${Al(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        ${s("sign-in")}
      </button>
    </form>
    ${Dt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?l`<div class="or">
            ${A(o,s("sign-in-passkey"),"sign-in-passkey",()=>e.signInByPasskey())}
            ${Dt(o,"passkey")}
          </div>`:p}
    <p class="small">
      ${Z("signed-in-elsewhere",{you:l`<b>${s("to-me")}</b>`,device:l`<b>${s("another-device")}</b>`,play:l`<a href="/" @click=${M(t)}>${s("play-at-once")}</a>`})}
    </p>`;return Mn(t,s("sign-in"),i)}function Sl(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return Mn(t,s("you-are-signed-in"),Ml(r.login,t));let i=o.link?.name,a=l`<p data-testid="link-whom">
      ${i?Z("plays-as",{name:l`<b>${i}</b>`}):s("plays-as-same")}
    </p>
    ${Al(e)}
    <div class="row">
      ${A(o,s("sign-in-here"),"link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${M(t)}>${s("not-now")}</a>
    </div>
    ${Dt(o,"link")}`;return Mn(t,s("use-device-too"),a)}function El(e,t){return Mn(t,s("link-no-longer"),l`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${M(t)}>${s("back-to-home")}</a>`)}function Mn(e,t,n){return l`${B(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function Ml(e,t){return l`<p>${Z("already-signed-in",{login:l`<b>${e}</b>`})}</p>
    <a class="button main" href="/me" @click=${M(t)}>${s("to-your-page")}</a>`}function Al(e){return e.canBring?l`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(ut(t))}
    /><span>${s("bring-games")}</span></label
  >`:p}var Ns=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Tl(e,t,n){let{tournament:o,errors:r}=e.state;return l`${B(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${nl(o)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${o.state==="open"?cf(e,n):p}
      ${o.schedule.length>0?df(e,t):p}
      ${o.standings.length>0?gf(o):p}
      ${o.schedule.length>0?$f(o):p}
      ${o.state==="running"?yf(e):p}
      <p class="small">
        <a href="/tournaments" @click=${M(t)}>${s("all-your-tournaments")}</a>
      </p>
    </main>`}function cf(e,t){let{tournament:n}=e.state;return l`${F(e.state,"players",s("players"),lf(e,t))}
  ${n.organising?F(e.state,"organise",s("invite-and-start"),mf(e)):p}`}function lf(e,t){let{tournament:n,code:o,invitation:r}=e.state,i=Ms(n),a=!i&&(o!==null||r!==null);return l`<ol class="things" data-testid="entrants">
      ${n.entrants.map(c=>uf(e,c))}
    </ol>
    ${n.entrants.length===0?l`<p class="small">${s("nobody-joined")}</p>`:p}
    ${a?pf(e,t):p}
    ${i?l`<p class="small">${s("you-play")}</p>
            ${A(e.state,s("withdraw"),"withdraw",()=>e.withdraw())}`:p}
    ${i||a?p:l`<p class="small">${s("to-play-open-link")}</p>`}`}function uf(e,{entrant:t,name:n,withdrawn:o}){let{tournament:r}=e.state;return l`<li>
    <span
      >${t===r.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
    >
    ${r.organising&&t!==r.you&&!o?A(e.state,l`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):p}
  </li>`}function pf(e,t){return l`<form class="with-button" @submit=${tt(n=>e.join(n("name")))}>
    <label class="visually-hidden" for="join-name">${s("your-name-others")}</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${s("your-name")}
      .defaultValue=${t??""}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${e.state.busy!==null}>
      ${s("join")}
    </button>
  </form>`}function mf(e){let{state:t,link:n}=e;return l`${n===null?l`<p class="small">${s("no-tournament-link")}</p>
            ${A(t,s("make-link"),"tournament-invite",()=>e.invite())}`:l`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${A(t,s("copy"),"copy-tournament",()=>e.copy())}
              ${A(t,s("new-link"),"tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${A(t,s("start-tournament"),"start-tournament",()=>e.start(),"main")}
      ${A(t,s("delete-it"),"delete-tournament",()=>e.remove(),"danger")}
    </div>`}function df(e,t){let{tournament:n}=e.state,o=ol(e.state);return o===null?p:l`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        ${n.rounds===null?s("round-title",{round:o.round}):s("round-title-of",{round:o.round,rounds:n.rounds})}
      </h2>
      <div class="row" role="group" aria-label=${s("rounds")}>
        ${n.schedule.map(r=>l`<button
              type="button"
              class="quiet"
              aria-pressed=${r.round===o.round?"true":"false"}
              aria-label=${s("round-title",{round:r.round})}
              @click=${()=>e.show(r.round)}
            >
              ${r.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${o.pairings.map(r=>hf(e,r,o.round,t))}
    </ul>
    ${Dt(e.state,"organise")}
  </section>`}function hf(e,t,n,o){let{tournament:r}=e.state,{first:i,second:a,points:c,games:u}=t;if(a===null)return l`<li><span>${s("a-bye",{name:Lt(r,i)})}</span></li>`;let m=[i,a].includes(r.you??0),d=s("names-and",{first:Lt(r,i),second:Lt(r,a)});return l`<li class=${m?"mine":""}>
    <span class="who-meets">
      ${Lt(r,i)} <b>${c[0]} : ${c[1]}</b> ${Lt(r,a)}
    </span>
    <span class="row">
      ${u.map((h,g)=>l`<a
            class=${m&&!h.over?"button main":"button"}
            href=${h.url}
            @click=${M(o)}
            aria-label=${s("game-of-meeting",{number:g+1,meeting:d,result:Es(h,i)})}
            >${m&&!h.over?s("play-game"):Es(h,i)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&u.some(({over:h})=>!h)?ff(e,t,a):p}
  </li>`}function ff(e,{pairing:t,first:n},o){let{tournament:r}=e.state;return l`<details class="fold">
    <summary>${s("somebody-missing")}</summary>
    <div class="row">
      ${[n,o].map(i=>A(e.state,s("name-loses",{name:Lt(r,i)}),"forfeit",()=>e.forfeit(t,i)))}
    </div>
  </details>`}function gf(e){return l`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${s(e.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${s("column-place")}</th>
            <th scope="col">${s("column-player")}</th>
            ${Ns.map(t=>l`<th scope="col" title=${s(`meaning-${t}`)}>${s(`column-${t}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>l`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${Lt(e,t.entrant)}</th>
                ${Ns.map(n=>l`<td>${P(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${s("how-told-apart")}</summary>
      <dl class="small">
        ${Ns.map(t=>l`<div>
              <dt>${s(`column-${t}`)}</dt>
              <dd>${s(`meaning-${t}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function $f(e){let{entrants:t,cross_table:n}=e;return l`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">${s("cross-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${s("column-player")}</th>
            ${t.map(({name:o,entrant:r})=>l`<th scope="col" title=${o}>${r}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:o},r)=>l`<tr>
                <th scope="row">${o}. ${Lt(e,o)}</th>
                ${(n[r]??[]).map((i,a)=>l`<td class=${a===r?"self":""}>
                      ${a===r?p:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>${s("download-all")}</a>
    </p>
  </section>`}function yf(e){return Ms(e.state.tournament)?l`<details class="fold">
    <summary>${s("leave-tournament")}</summary>
    <p class="small">${s("games-are-lost")}</p>
    ${A(e.state,s("withdraw"),"withdraw",()=>e.withdraw(),"danger")}
    ${Dt(e.state,"players")}
  </details>`:p}function Ol(e,t){let{listed:n}=e.state;return l`${B(t)}
    <main class="me tournaments">
      <h1>${s("tab-tournaments")}</h1>
      <div class="column">${F(e.state,"make",s("new-tournament"),bf(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${s("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>wf(o,t))}
          </ul>
          ${n.length===0?l`<p class="small">${s("no-tournaments")}</p>`:p}
        </section>
        <p class="small"><a href="/" @click=${M(t)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function wf(e,t){let{id:n,name:o,organising:r}=e;return l`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${M(t)}>${o}</a>
      <span class="small block">${rl(e)}${r?s("comma-yours"):""}</span>
    </span>
  </li>`}function bf(e){let{form:t,busy:n}=e.state;return l`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
    <label
      >${s("tournament-name")}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${s("club-evening")}
        .value=${t.name}
        @input=${r=>e.set({name:X(r)})}
    /></label>
    ${W("kind",s("who-meets-whom"),kf(),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`kind-${t.kind}`),note:s(`kind-note-${t.kind}`)})}
    </p>
    ${t.kind==="swiss"?vf(e):p}
    ${W("clock",s("clock"),re.map(({key:r})=>[r,s(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${Ll("twice",s("twice-fair"),t.twice,r=>e.set({twice:r}))}
      ${Ll("tournament-rated",s("tick-rated"),t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${s("make-tournament")}
    </button>
  </form>`}function kf(){return["swiss","round_robin","double_round_robin"].map(e=>[e,s(`kind-${e}`)])}function vf(e){return l`<label
    >${s("rounds")} <span class="small">${s("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:X(t)})}
  /></label>`}function Ll(e,t,n,o){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>o(ut(r))}
    /><span>${t}</span></label
  >`}var xf=5e3,Sf=[{address:/^\/aid()$/,title:"tab-aid",open:Ef},{address:/^\/me()$/,title:"tab-me",open:Mf},{address:/^\/sign-in()$/,title:"tab-sign-in",open:Tf},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:Lf},{address:/^\/tournaments()$/,title:"tab-tournaments",open:Of},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:_f}];function _l(e){for(let{address:t,title:n,open:o}of Sf){let r=t.exec(e);if(r)return{title:n,open:(a,c)=>o(a,c,r[1])}}return null}async function Ef(e,t){let{aidSheet:n,printButton:o}=await xn("aid");return{draw:()=>T(l`${B(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${s("how-to-play")}</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function Mf(e,t){let n={},[o,{ratings:r},i,{bots:a},c]=await Promise.all([Q(),Ps($s(),{ratings:[]},"ratings",n),Ps(ys(),{totals:[],automa:[]},"ratings",n),Ps(ws(),{bots:[]},"bots",n),il()]),u={api:kn,drawQr:Ue,makePasskey:ul,subscribe:al,unsubscribe:cl,go:Cs,copy:So,origin:location.origin,share:Af()},m=new Jo(u,{me:o,ratings:r,statistics:i,bots:a,isNotified:c,errors:n}),d={passkeys:Os(),notices:Ls()},h=()=>T(vl(m,t,d),e);return{draw:h,close:m.store.watch(h)}}async function Ps(e,t,n,o){try{return await e}catch(r){return Object.assign(o,{[n]:z(r)}),t}}function Cs(e){location.assign(e)}function Af(){return"share"in navigator?e=>navigator.share(e):null}async function Tf(e,t){let n=new Sn({api:kn,usePasskey:_s,go:Cs},await Q()),o=()=>T(xl(n,t,Os()),e);return{draw:o,close:n.store.watch(o)}}async function Lf(e,t,n){try{let[o,r]=await Promise.all([Q(),gs(n)]),i=new Sn({api:kn,usePasskey:_s,go:Cs},o,r),a=()=>T(Sl(i,t,n),e);return{draw:a,close:i.store.watch(a)}}catch(o){let r=o instanceof Ot?sl(o.status):null;if(r===null)throw o;return{draw:()=>T(El(r,t),e),close:()=>{}}}}async function Of(e,t){let{tournaments:n}=await As(),o=new er({api:tr,keepInvitation:oe,go:t.go},n),r=()=>T(Ol(o,t),e);return{draw:r,close:o.store.watch(r)}}async function _f(e,t,n){let[o,r]=await Promise.all([Ts(n),Q()]),i=xo(n),a={api:tr,drawQr:Ue,copy:So,go:t.go,origin:location.origin,keepInvitation:d=>oe(n,d)},c=Ss(location.hash)??Ss(i?.replace(/^[^#]*/,"")??""),u=new Xo(a,{tournament:o,code:c,invitation:i}),m=()=>T(Tl(u,t,r.name),e);return{draw:m,close:If(u,m)}}function If(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,xf),r=[e.store.watch(t),Qo(i=>i==="games"&&n())];return()=>{clearInterval(o);for(let i of r)i()}}var An=null;function Il(e){if(An)return;let t=document.createElement("dialog");t.className="sheet",t.dataset.testid="dialog-settings",t.setAttribute("aria-labelledby","dialog-heading"),t.addEventListener("close",()=>{An=null,t.remove()}),An=()=>T(l`${To(e,()=>t.close(),null)}`,t),An(),document.body.append(t),t.showModal()}function Nl(){An?.()}var xt=class{constructor(t){this.value=t}valueOf(){return this.value}},_=class extends xt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},et=class extends xt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},St=class e extends xt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof xt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof xt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Pl=100,Nf="⁨",Pf="⁩";function Cf(e,t,n){if(n===t||n instanceof et&&t instanceof et&&n.value===t.value)return!0;if(t instanceof et&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function Cl(e,t,n){return t[n]?Re(e,t[n].value):(e.reportError(new RangeError("No default")),new _)}function Rs(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=Tn(e,r.value):n.push(Tn(e,r));return{positional:n,named:o}}function Tn(e,t){switch(t.type){case"str":return t.value;case"num":return new et(t.value,{minimumFractionDigits:t.precision});case"var":return Rf(e,t);case"mesg":return jf(e,t);case"term":return qf(e,t);case"func":return Bf(e,t);case"select":return Df(e,t);default:return new _}}function Rf(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new _(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new _(`$${t}`);if(n instanceof xt)return n;switch(typeof n){case"string":return n;case"number":return new et(n);case"object":if(St.supportsValue(n))return new St(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new _(`$${t}`)}}function jf(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new _(t);if(n){let r=o.attributes[n];return r?Re(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new _(`${t}.${n}`))}return o.value?Re(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new _(t))}function qf(e,{name:t,attr:n,args:o}){let r=`-${t}`,i=e.bundle._terms.get(r);if(!i)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new _(r);if(n){let c=i.attributes[n];if(c){e.params=Rs(e,o).named;let u=Re(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new _(`${r}.${n}`)}e.params=Rs(e,o).named;let a=Re(e,i.value);return e.params=null,a}function Bf(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new _(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new _(`${t}()`);try{let r=Rs(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new _(`${t}()`)}}function Df(e,{selector:t,variants:n,star:o}){let r=Tn(e,t);if(r instanceof _)return Cl(e,n,o);for(let i of n){let a=Tn(e,i.key);if(Cf(e,r,a))return Re(e,i.value)}return Cl(e,n,o)}function js(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new _;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>Pl)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Pl}`);o&&n.push(Nf),n.push(Tn(e,r).toString(e)),o&&n.push(Pf)}return e.dirty.delete(t),n.join("")}function Re(e,t){return typeof t=="string"?e.bundle._transform(t):js(e,t)}var nr=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function qs(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var Rl=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function jl(e,t){let n=e[0];if(n instanceof _)return new _(`NUMBER(${n.valueOf()})`);if(n instanceof et)return new et(n.valueOf(),{...n.opts,...qs(t,Rl)});if(n instanceof St)return new et(n.toNumber(),{...qs(t,Rl)});throw new TypeError("Invalid argument to NUMBER")}var Ff=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ql(e,t){let n=e[0];if(n instanceof _)return new _(`DATETIME(${n.valueOf()})`);if(n instanceof St||n instanceof et)return new St(n,qs(t,Ff));throw new TypeError("Invalid argument to DATETIME")}var Bl=new Map;function Dl(e){let t=Array.isArray(e)?e.join(" "):e,n=Bl.get(t);return n===void 0&&(n=new Map,Bl.set(t,n)),n}var Ln=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:jl,DATETIME:ql,...n},this._useIsolating=o,this._transform=r,this._intls=Dl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let i=t.body[r];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){o.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){o.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new nr(this,o,n);try{return js(r,t).toString(r)}catch(i){if(r.errors&&i instanceof Error)return r.errors.push(i),new _().toString(r);throw i}}};var Bs=/^(-?[a-zA-Z][\w-]*) *= */gm,Fl=/\.([a-zA-Z][\w-]*) *= */y,Hf=/\*?\[/y,Ds=/(-?[0-9]+(?:\.([0-9]+))?)/y,Uf=/([a-zA-Z][\w-]*)/y,Hl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Wf=/^[A-Z][A-Z0-9_-]*$/,or=/([^{}\n\r]+)/y,Gf=/([^\\"\n\r]*)/y,Ul=/\\([\\"])/y,Wl=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Vf=/^\n+/,Gl=/ +$/,Zf=/ *\r?\n/g,zf=/( *)$/,Qf=/{\s*/y,Vl=/\s*}/y,Kf=/\[\s*/y,Yf=/\s*] */y,Jf=/\s*\(\s*/y,Xf=/\s*->\s*/y,tg=/\s*:\s*/y,eg=/\s*,?\s*/y,ng=/\s+/y,je=class{constructor(t){this.body=[],Bs.lastIndex=0;let n=0;for(;;){let f=Bs.exec(t);if(f===null)break;n=Bs.lastIndex;try{this.body.push(u(f[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function o(f){return f.lastIndex=n,f.test(t)}function r(f,y){if(t[n]===f)return n++,!0;if(y)throw new y(`Expected ${f}`);return!1}function i(f,y){if(o(f))return n=f.lastIndex,!0;if(y)throw new y(`Expected ${f.toString()}`);return!1}function a(f){f.lastIndex=n;let y=f.exec(t);if(y===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,y}function c(f){return a(f)[1]}function u(f){let y=d(),N=m();if(y===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:y,attributes:N}}function m(){let f=Object.create(null);for(;o(Fl);){let y=c(Fl),N=d();if(N===null)throw new SyntaxError("Expected attribute value");f[y]=N}return f}function d(){let f;if(o(or)&&(f=c(or)),t[n]==="{"||t[n]==="}")return h(f?[f]:[],1/0);let y=wt();return y?f?h([f,y],y.length):(y.value=ir(y.value,Vf),h([y],y.length)):f?ir(f,Gl):null}function h(f=[],y){for(;;){if(o(or)){f.push(c(or));continue}if(t[n]==="{"){f.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let bt=wt();if(bt){f.push(bt),y=Math.min(y,bt.length);continue}break}let N=f.length-1,Wt=f[N];typeof Wt=="string"&&(f[N]=ir(Wt,Gl));let De=[];for(let bt of f)bt instanceof rr&&(bt=bt.value.slice(0,bt.value.length-y)),bt&&De.push(bt);return De}function g(){i(Qf,SyntaxError);let f=k();if(i(Vl))return f;if(i(Xf)){let y=mt();return i(Vl,SyntaxError),{type:"select",selector:f,...y}}throw new SyntaxError("Unclosed placeable")}function k(){if(t[n]==="{")return g();if(o(Hl)){let[,f,y,N=null]=a(Hl);if(f==="$")return{type:"var",name:y};if(i(Jf)){let Wt=S();if(f==="-")return{type:"term",name:y,attr:N,args:Wt};if(Wf.test(y))return{type:"func",name:y,args:Wt};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:y,attr:N,args:[]}:{type:"mesg",name:y,attr:N}}return Be()}function S(){let f=[];for(;;){switch(t[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(R()),i(eg)}}function R(){let f=k();return f.type!=="mesg"?f:i(tg)?{type:"narg",name:f.name,value:Be()}:f}function mt(){let f=[],y=0,N;for(;o(Hf);){r("*")&&(N=y);let Wt=qe(),De=d();if(De===null)throw new SyntaxError("Expected variant value");f[y++]={key:Wt,value:De}}if(y===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:N}}function qe(){i(Kf,SyntaxError);let f;return o(Ds)?f=Ut():f={type:"str",value:c(Uf)},i(Yf,SyntaxError),f}function Be(){if(o(Ds))return Ut();if(t[n]==='"')return ae();throw new SyntaxError("Invalid expression")}function Ut(){let[,f,y=""]=a(Ds),N=y.length;return{type:"num",value:parseFloat(f),precision:N}}function ae(){r('"',SyntaxError);let f="";for(;;){if(f+=c(Gf),t[n]==="\\"){f+=q();continue}if(r('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function q(){if(o(Ul))return c(Ul);if(o(Wl)){let[,f,y]=a(Wl),N=parseInt(f||y,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function wt(){let f=n;switch(i(ng),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return ti(t.slice(f,n))}return t[n-1]===" "?ti(t.slice(f,n)):!1}function ir(f,y){return f.replace(y,"")}function ti(f){let y=f.replace(Zf,`
`),N=zf.exec(f)[1].length;return new rr(y,N)}}},rr=class{constructor(t,n){this.value=t,this.length=n}};var Fs=new Map;function Hs(e,t=`/words/${e}.json`){let n=Fs.get(e);if(n)return n;let o=og(new URL(t,import.meta.url));return Fs.set(e,o),o.catch(()=>Fs.delete(e)),o}async function og(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Us(e,t){let{language:n}=e,o=rg(e,t);ni({language:n,format:(i,a)=>{let c=o.getMessage(i)?.value;if(!c)throw new Error(`There is no message ${i} in ${n}.`);return o.formatPattern(c,a)}})}function rg({language:e,words:t,editions:n},o){let r=new Ln(e,{useIsolating:!1});return r.addResource(new je(t)),Object.hasOwn(n,o)&&r.addResource(new je(n[o]),{allowOverrides:!0}),r}function Zl(e,t,n){let{yours:o,name:r,game:i}=e;return l`${B(n)}
    <main class="invitation">
      ${vn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?s("own-invitation"):s("invites-you",{name:r})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${bi(e).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?sg(i):Po(t)}
      </section>
    </main>`}function sg(e){return l`<p data-testid="own-invitation">${s("send-address")}</p>
    <a class="button main" href=${`/game/${e}`}>${s("to-the-table")}</a>`}function zl({title:e,text:t},n){return l`${B(n)}
    <main class="invitation">
      ${vn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">${s("play-on-your-own")}</a>
      </section>
    </main>`}var Ws=new Map([["classic",Promise.resolve(un)]]),Gs="classic";async function Vs(e){Gs=e;try{let t=await ig(e);Gs===e&&Ql(e,t)}catch(t){console.warn(`The ${e} edition can’t be loaded:`,t),Gs===e&&!document.querySelector("#fabrics > *")&&Ql("classic",un)}}function Ql(e,t){document.documentElement.dataset.edition=e,T(ha(t),document.getElementById("fabrics"))}function ig(e){let t=Ws.get(e);if(t)return t;let n=`/editions/${e}`,r=Promise.all([import(`${n}.js`),ag(`${n}.css`)]).then(([i])=>i.art);return Ws.set(e,r),r.catch(()=>Ws.delete(e)),r}async function ag(e){let t=document.querySelector(`link[href="${e}"]`);t?.sheet||(t?.remove(),await xs(e))}function Kl(e,t){let n=e.store.get(),o=e.isSolo?[["automa",s("automa-alone")]]:[...Le.map(({level:a})=>[String(a),s("computer-level-name",{level:String(a),name:yn(a)})]),["person",s("two-people-here")]],r=n.opponent==="computer"?String(n.strength):n.opponent;return l`<form class="panel play-on" @submit=${a=>{a.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${s("play-on-here")}</h2>
    <label
      >${s("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>e.store.dispatch(cg(X(a)))}
      >
        ${o.map(([a,c])=>l`<option value=${a} ?selected=${r===a}>${c}</option>`)}
      </select></label
    >
    ${e.isSolo?p:l`<label
            >${s("you-are")}
            <select
              data-testid="on-first"
              @change=${a=>e.store.dispatch({first:X(a)})}
            >
              <option value="you" ?selected=${n.first==="you"}>${s("player-one")}</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>
                ${s("player-two")}
              </option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      ${s("play-on")}
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function cg(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function Zs(e,t,n,o){let{replay:r,index:i}=e,a=r.frames[i],c=Nt(r);if(n===2&&a.automa)return ug(a,a.automa,c,t,o);let u=`${n===1?"front":"back"} p${n}`;return l`<div class=${`seat ${u}`}>${_o(a,c,n)}</div>
    <div class=${`spread ${u}`}>${lg(e,t,n,o)}</div>`}function lg({replay:e,index:t,walks:n},o,r,i){let a=e.frames[t];return Do({number:r,name:Nt(e)[r-1].name,player:a.players[r-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[r],fresh:no(a.player===r?[a.move]:[],o.patches)})}function ug(e,t,n,o,r){return l`<div class="seat back p2">${Io(e,n,t)}</div>
    ${No(e,t,{turns:t.turns,run:0},o.patches,r)}`}function Yl({replay:e,index:t},n){let o=r=>n.look(r);return Bo(Pi(e),t,Nt(e),n.patches,o)}function Jl(e,t,n){let o=e.store.get(),{replay:r,index:i}=o,a=r.frames[i],c=Nt(r),{letters:u,look:m}=n.settings,d=()=>n.change({look:m==="cloth"?"thread":"cloth"});return l`${B(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?s("start-position"):s("after-move",{number:String(i)})}:
            ${Mt(a,c)}
          </h1>
          <p data-testid="turn-reason">${gt(a,c)}</p>
          ${r.comment?l`<p class="notice" data-testid="notice">${r.comment}</p>`:p}
        </div>
        <div class="column own">
          ${Zs(o,e,1,u)} ${Co(a.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${Ac(a,e.patches,u)} ${Yl(o,e)}
          ${a.result?Fo(a,c,p):Kl(t,i)}
        </div>
        <div class="column other">
          ${Zs(o,e,2,u)} ${co(a,c,m,d)}
        </div>
      </div>
      <div class="below">${Ho(a,c,e.patches)}</div>
    </main>`}var nt=document.getElementById("app"),st=Va(),ie=null,zs=()=>"",G=0,Ks=si(Js("link[data-what=patches]")),Qs=new In({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:Eo,onNews:Wc});async function Ys(e){Ie().length===0||document.hidden||Qs.socket||(e??await pg())&&Qs.open()}async function pg(){return Q().then(({known:e})=>e,()=>!1)}var H={get settings(){return st},logo:Js("link[rel=icon]"),change(e){st={...st,...e},Za(st),Xl(),e.sounds&&Dr("button"),e.edition&&Vs(e.edition),"language"in e||"edition"in e?fg().catch(Xs):tu()},go(e){history.pushState(null,"",e),sr()},help(){xn("aid").then(({openAid:e})=>e(),mg)},openSettings(){Il(H)},canVibrate:Br()};function mg({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),T(l`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>${s("close")}</button>`,t),document.body.append(t),t.showModal()}function Js(e){return document.querySelector(e).href}function Xl(){let{theme:e}=st;e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function dg(){return st.language==="auto"?ki(navigator.languages):st.language}async function hg(){let{lang:e}=document.documentElement,t=st.language==="auto"?e:st.language,n=e===t?Js("link[data-what=words]"):void 0;Us(await Hs(t,n),st.edition),document.documentElement.lang=t}async function fg(){let e=dg();Us(await Hs(e),st.edition),document.documentElement.lang=e,$n(zs()),tu()}function tu(){ie?.draw(),Nl()}function Ht(e,t,n=null){ie?.close(),ie=e,zs=t?()=>s(t):()=>"",$n(zs()),Ys(n),window.scrollTo(0,0),e.draw()}function sr(){G+=1;let e=G,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=i=>{G===e&&Xs(i)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=_l(location.pathname);t?bg(t[1]).catch(n):o?vg(o[1]).catch(n):r?$g(r).catch(n):location.pathname===Cn?kg().catch(n):location.pathname!=="/"?eu("page"):location.hash.length>1?wg(location.hash).catch(n):yg().catch(n)}function Xs(e){if(e instanceof Ot&&e.status===404&&gg())return eu("game");let t=e instanceof Error?e.message:String(e);nu("cannot-show",t,ri(e))}function gg(){return location.pathname.startsWith("/game/")}function eu(e){nu(e==="game"?"no-such-game":"no-such-page",s("link-may-be-old"))}function nu(e,t,n=!1){Ht({draw:()=>T(l`${B(H)}
        <main class="waiting">
          <h1>${s(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${s("back-to-home")}</a>
          ${n?Sr(H):p}
        </main>`,nt),close:()=>{}},e)}async function $g({title:e,open:t}){let n=G;ie||T(Qt(H,s("one-moment")),nt);let o=await t(nt,H);n===G?Ht(o,e):o.close()}async function yg(){let e=G,n=await tl(nt,H,Qs,o=>{history.pushState(null,"",o.link||location.pathname),ou(o).catch(Xs)});e===G?Ht(n,""):n.close()}async function wg(e){let t=G,n=await On(e);t===G&&await ou(n)}async function ou(e){let t=new Un(e,await Ks),n=new Wn(e,H.go,st.strength),o=()=>T(Jl(t,n,H),nt),r=[t.store.watch(o),n.store.watch(o)],i=c=>wo(c,(u,m)=>t.walk(u,m));nt.addEventListener("keydown",i),Ht({draw:o,close:()=>{for(let c of r)c();nt.removeEventListener("keydown",i)}},"tab-viewer")}async function bg(e){let t=G;ie||T(Qt(H,s("opening-table")),nt);let[n,o]=await Promise.all([ii(e),Ks]);if(t!==G)return;let r=n.seats.some(i=>i.yours);Ht(us(nt,n,o,H),"tab-game",r)}async function kg(){let e=G;ie||T(Qt(H,s("opening-table")),nt);let[{LocalGame:t},n]=await Promise.all([xn("offline"),Ks]);if(e!==G)return;let o=new t(n,{load:za,save:Qa,later:r=>window.setTimeout(r),draw:r=>Math.floor(Math.random()*r)});Ht(us(nt,o.table,n,H,o),"tab-offline",!1)}async function vg(e){let t=G;ie||T(Qt(H,s("opening-invitation")),nt);try{let n=await li(e);if(t!==G)return;let o=new fe({me:Q,sit:i=>ui(e,i),go:H.go}),r=()=>T(Zl(n,o,H),nt);Ht({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Ot?wi(n.status):null;if(!o)throw n;if(t!==G)return;Ht({draw:()=>T(zl(o,H),nt),close:()=>{}},"tab-invitation")}}Xl();await Promise.all([hg(),Vs(st.edition)]);window.addEventListener("popstate",sr);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),H.help())});window.addEventListener("online",()=>Ys(null));document.addEventListener("visibilitychange",()=>Ys(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});sr();Zi(H,sr);document.readyState==="complete"?ks():window.addEventListener("load",ks);
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
