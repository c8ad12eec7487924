function C(e,t){let n=t,o=!1,r=new Set,s=()=>{o=!1;for(let a of[...r])a(n)};return{get:()=>n,dispatch(a){let c=e(n,a);c!==n&&(n=c,o||queueMicrotask(s),o=!0)},watch(a){return r.add(a),()=>r.delete(a)}}}var Qt={language:"en",format:e=>e};function yi(e){Qt=e}function Fo(){return Qt}function Dt(){return Qt.language}function i(e,t){return Qt.format(e,t)}function X(e){return new Intl.ListFormat(rl(),{type:"conjunction"}).format(e)}function rl(){return Qt.language==="en"?"en-GB":Qt.language}function wi(e){return new Intl.DateTimeFormat(Dt(),{dateStyle:"medium"}).format(e)}var Me=class extends Error{name="Away"};function bi(e){let t=e instanceof Error&&e.name==="Away";return t&&Wo(!0),t}var Yt=C((e,t)=>t,{away:!1}),Kt=class extends Error{constructor(t,n){super(t),this.status=n}};async function B(e,t,n){return JSON.parse(await Go(e,t,n))}async function Go(e,t,n="POST"){let o=await il(e,t,n),r=await o.text();if(o.ok)return r;let s=sl(r)??i("status-answer",{status:String(o.status)});throw new Kt(s,o.status)}async function il(e,t,n){let o=t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)};try{let r=await fetch(new URL(e,import.meta.url),o);return Wo(!1),r}catch(r){throw Wo(!0),new Me(i("server-away"),{cause:r})}}function Wo(e){Yt.get().away!==e&&Yt.dispatch({away:e})}function sl(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function vi(e="/api/patches"){let t=await B(e);return Object.fromEntries(Object.entries(t).map(al))}function al([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>i(`patch-${e}`)})]}function xi(e){return B(`/api/games/${e}`)}function Xt(e){return B("/api/games",e)}function ki(){return B("/api/solo")}function pn(e){return B("/api/replay",{text:e})}function Si(e){return B(`/api/games/${e}/replay`)}function ft(){return B("/api/me")}function Ei(e){return B(`/api/invitations/${e}`)}function Mi(e,t){return B(`/api/invitations/${e}`,{name:t})}function Ai(e){return B(`/api/games/${e}/invitation`,{})}function mn(e,t){return B(`/api/games/${e}/seat`,{name:t})}function Ti(e){return Go("/api/qr",{path:e})}function Li(e){return B("/api/reports",e)}var dn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var W=1e3,jt=60*W,Jt=60*jt,lt=24*Jt,Vo=9900,cl=[10,30,60];function te(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*lt,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*W);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function fn(e){if(e===null)return i("no-clock");let{kind:t,main:n,extra:o}=te(e);if(t==="days")return i("clock-days",{count:n/lt});let r=_i(n);if(o===0)return i("clock-whole",{time:r});let s=i("seconds",{count:o/W});return i(t==="delay"?"clock-delay":"clock-more",{time:r,each:s})}function hn(e){let{kind:t,main:n,extra:o}=te(e);if(t==="days")return i("label-days",{count:n/lt});let r=n%jt===0?i("label-minutes",{count:n/jt}):i("label-seconds",{count:n/W}),s=i("label-seconds",{count:o/W});return o===0?r:`${r} ${t==="delay"?"~":"+"} ${s}`}function _i(e){return[[Math.floor(e/Jt),"hours"],[Math.floor(e%Jt/jt),"minutes"],[Math.floor(e%jt/W),"seconds"]].filter(([o])=>o>0).map(([o,r])=>i(r,{count:o})).join(" ")||i("no-time")}function Oi(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function Ae(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:s,extra:a}=te(e.control),c=s==="delay"?a:0,u=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,u-c))}function gn(e){if(e<=Vo)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=lt)return i("short-days",{days:Math.floor(e/lt),hours:Math.floor(e%lt/Jt)});let t=Math.ceil(e/W),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((s,a)=>a===0&&o===0?String(s):String(s).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Ii(e){if(e<=0)return i("no-time-left");if(e>=lt){let t=Math.floor(e%lt/Jt),n=i("days",{count:Math.floor(e/lt)});return t?`${n} ${i("hours",{count:t})}`:n}return _i(Math.ceil(e/W)*W)}function Ni(e,t){let{kind:n,main:o}=te(e);return n==="days"?t<6*Jt:t<Math.max(10*W,Math.min(jt,o/10))}function Pi(e,t){return cl.find(o=>e>o*W&&t<=o*W&&t>0)??null}function Ci(e){return e<=0?null:e>=lt?jt:e<=Vo?e%100||100:Math.min(e%W||W,e-Vo)}function Ri(e){return e===404?{title:i("invitation-unknown"),text:i("invitation-unknown-text")}:e===410?{title:i("invitation-closed"),text:i("invitation-closed-text")}:null}function Di({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:s}){return[[i("term-seat"),i(`term-seat-${s}`)],[i("clock"),t===null?i("term-no-clock"):fn(t)],[i("time-board"),i(`term-board-${e}`)],[i("circle"),i(r?"term-chosen":"term-drawn")],[i("tick-takebacks"),i(n?"tick-takebacks-note":"term-none")],[i("term-rating"),i(o?"tick-rated-note":"terms-not-rated")]]}var Zo={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function zo(e){return typeof e=="string"&&Object.hasOwn(Zo,e)}function ji(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(zo)??"en"}var ee=class{constructor(t){this.outside=t,this.store=C((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:qi(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:qi(o)})}}}};function qi(e){return e instanceof Error?e.message:String(e)}var Bi=[["one","Player1"],["two","Player2"]];var ll=["","?","You","Automa"];function ne(e,t){let n=Bi.flatMap(([r],s)=>{let a=t[s]??"";return ll.includes(a)?[]:[[r,a]]}),o=new URLSearchParams(n).toString();return`/${o&&`?${o}`}${e}`}function Hi(e){let t=new URLSearchParams(e);return Object.fromEntries(Bi.flatMap(([n,o])=>{let r=t.get(n)?.trim().slice(0,40);return r?[[o,r]]:[]}))}var ul="offline",$n="/offline";function Te({game:e}){return e===ul}var pl=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function q([e,t]){return`${"abcdefghi"[t]}${e+1}`}function J(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function nt(e,t){return e[0]===t[0]&&e[1]===t[1]}function Q(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function ht(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function Le(e,[t,n]){let[o,r]=Q(e);return[Ui(t,9-o),Ui(n,9-r)]}function Ui(e,t){return Math.max(0,Math.min(t,e))}function wn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Fi(e,t,n){let[o,r]=t,s=n>=4?wn(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)s=wn(s,[o,r],"right"),[o,r]=[r,o];return s}function xt(e){let[t,n]=Q(e),o=([r,s])=>Math.abs(r-(t-1)/2)+Math.abs(s-(n-1)/2);return e.reduce((r,s)=>o(s)<o(r)?s:r)}function vn(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),o=([a,c])=>Math.min(...e.map(([u,p])=>Math.abs(u-a)+Math.abs(p-c))),r=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(o(a)<2?20:0);return pl.filter(a=>o(a)>0).reduce((a,c)=>r(c)<r(a)?c:a)}function bn(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],s=[o];t.add(o);for(let a=s.pop();a!==void 0;a=s.pop()){r.push([Math.floor(a/9),a%9]);for(let c of ml(a))e[c]==="."&&!t.has(c)&&(t.add(c),s.push(c))}n.push(r.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((o,r)=>r.length-o.length)}function ml(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var dl=3;function oe(e,t){let n=new Set(bn(e).map(String));return bn(fl(e,t)).filter(r=>r.length<=dl&&!n.has(String(r)))}function fl(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function Wi(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let s=n;s<n+7;s+=1)r+=e.slice(s*9+o,s*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function G(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[a,c]of e)for(let u=0;u<4;u+=1){let[p,m]=yn[(u+3)%4];if(o.has(String([a+p,c+m])))continue;let f=hl[u],$=[a+f[0],c+f[1]],b=[$[0]+yn[u][0],$[1]+yn[u][1]];r.set(String($),[...r.get(String($))??[],{to:b,direction:u}])}let s="";for(;r.size>0;)s+=gl(r,t,n);return s}var yn=[[0,1],[1,0],[0,-1],[-1,0]],hl=[[0,0],[0,1],[1,1],[1,0]];function gl(e,t,n){let o=e.keys().next().value,r=[],s=o,a=-1;do{let u=e.get(s),p=Math.max(0,u.findIndex(b=>b.direction===(a+1)%4)),m=u.splice(a<0?0:p,1)[0];u.length===0&&e.delete(s);let[f,$]=s.split(",").map(Number);m.direction!==a&&r.push({at:[f,$],direction:m.direction}),a=m.direction,s=String(m.to)}while(s!==o);return r.length>1&&r[0].direction===a&&r.shift(),`M${r.map(({at:u,direction:p},m)=>{let f=r[(m+r.length-1)%r.length].direction,[$,b]=[f,p].map(k=>yn[(k+1)%4]).reduce((k,_)=>[k[0]+_[0],k[1]+_[1]]);return`${u[1]*t+b*n} ${u[0]*t+$*n}`}).join("L")}Z`}function Gi(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>J(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Vi(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function Zi(e,t,[n,o]){let r=a=>(a[0]-t[0])*n+(a[1]-t[1])*o,s=a=>Math.abs((a[0]-t[0])*o+(a[1]-t[1])*n);return e.filter(a=>r(a)>0).sort((a,c)=>s(a)+r(a)-s(c)-r(c)||s(a)-s(c)).at(0)}function zi(e,t,n){let o=s=>(s[0]-t[0])*9+s[1]-t[1];return(n?[...e].reverse().find(s=>o(s)<0):e.find(s=>o(s)>0))??e[n?e.length-1:0]}var Yi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Qo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function xn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function H(e,t){return e.orientations[t]??0}function kt(e,t){return t.patch.orientations[H(e,t.letter)]}function ot(e,t){return e.origin?ht(kt(e,t),e.origin):[]}function ie(e,t){return e.origin?`${H(e,t.letter)}${q(e.origin)}`:null}function se(e,t){let n=ie(e,t);return n!==null&&t.placements.has(n)}function kn(e,t){let n=ie(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function Yo(e,t,n){switch(n.type){case"choose":return yl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?bl(e,t,n.direction):{...e,cursor:_e(e.cursor,n.direction)};default:return t?$l(e,t,n):e}}function $l(e,t,n){switch(n.type){case"hover":return e.set?e:Qi(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return Qi(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return re({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:xt(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:Sn(e,t);case"jump":return vl(e,t,n.direction);case"next":return xl(e,t,n.back??!1);case"turn":return kl(e,t,n.how);case"cycle":return Sl(e,t)}}function yl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??xt(kt(o,t))}}function Qi(e,t,n,o){let r=kt(e,t),s=Le(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),a=Ki(e,t,s);return e.origin&&nt(e.origin,a)&&e.set===o&&nt(e.cursor,n)?e:{...e,origin:a,set:o,cursor:n}}function Ki(e,t,n){let o=H(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,a]of r){let c=[n[0]+s,n[1]+a];if(wl(c)&&t.placements.has(o+q(c)))return c}return n}function wl([e,t]){return e>=0&&t>=0&&e<9&&t<9}function re(e,t,n){let o=kt(e,t),r=Le(o,n),s=o.some(a=>nt(a,e.anchor))?e.anchor:xt(o);return{...e,origin:r,set:!0,anchor:s,cursor:[r[0]+s[0],r[1]+s[1]]}}function Sn(e,t){let{anchor:n,cursor:o}=e,r=Ko(e,t),s=[o[0]-n[0],o[1]-n[1]];return re(e,t,Vi(r,s))}function Ko(e,t){return Gi(t.placements,H(e,t.letter))}function bl(e,t,n){if(!e.origin)return Sn(e,t);let[o,r]=Qo[n];return re(e,t,[e.origin[0]+o,e.origin[1]+r])}function _e([e,t],n){let[o,r]=Qo[n];return Le([[0,0]],[e+o,t+r])}function vl(e,t,n){if(!e.origin)return Sn(e,t);let o=Zi(Ko(e,t),e.origin,Qo[n]);return o?re(e,t,o):{...e,set:!0}}function xl(e,t,n){let o=Ko(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:Sn(e,t):r?re(e,t,zi(o,r,n)):re(e,t,o[n?o.length-1:0])}function kl(e,t,n){let o=H(e,t.letter),r=wn(e.anchor,Q(kt(e,t)),n);return Xi(e,t,t.patch.turns[o][n],r)}function Sl(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,s)=>r-s),o=n[(n.indexOf(H(e,t.letter))+1)%n.length];return Xi(e,t,o,xt(t.patch.orientations[o]))}function Xi(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let s=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],a=Le(kt(r,t),[s[0]-o[0],s[1]-o[1]]),c=Ki(r,t,a);return{...r,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function St(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:i("player-number",{number:String(n)});return{...t,name:r,kind:"person"}})}function Ji(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var En=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]},said:""};this.store=C((r,s)=>({...r,...s}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}step(t){let{index:n,replay:o}=this.store.get(),r=o.frames.length-1,s={ArrowLeft:n-1,ArrowRight:n+1,Home:0,End:r};return Object.hasOwn(s,t)?(this.look(s[t]),!0):!1}get path(){let{link:t,tags:n}=this.store.get().replay;return ne(t,[n.Player1,n.Player2])}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:_e(o[t],n)}})}};function El(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,r.join(""),...o].join(",")}var Mn=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=C((s,a)=>({...s,...a}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Xt(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:s}=this.store.get(),{automa:a}=n.frames[0],c=a&&o==="automa"?{deck:a.deck,level:a.level}:null,u=o==="computer"?{level:r}:null,p=o==="person"?St(n).map(({name:f})=>f):null,m=El(n,t);return{opponent:o,...c,...u,first:s,board:"revised",seed:null,from:m,names:p}}};var Ml=[[/^\/aid()$/,"aid"],[/^\/me()$/,"me"],[/^\/sign-in()$/,"sign-in"],[/^\/s\/([\w-]+)$/,"link"],[/^\/tournaments()$/,"tournaments"],[/^\/tournaments\/(\w+)$/,"tournament"]];function ts(e){for(let[t,n]of Ml){let o=t.exec(e);if(o)return{name:n,match:o[1]}}return null}var rr=globalThis,es=e=>e,An=rr.trustedTypes,ns=An?An.createPolicy("lit-html",{createHTML:e=>e}):void 0,cs="$lit$",Et=`lit$${Math.random().toFixed(9).slice(2)}$`,ls="?"+Et,Al=`<${ls}>`,Ht=document,Ie=()=>Ht.createComment(""),Ne=e=>e===null||typeof e!="object"&&typeof e!="function",ir=Array.isArray,Tl=e=>ir(e)||typeof e?.[Symbol.iterator]=="function",Xo=`[ 	
\f\r]`,Oe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,os=/-->/g,rs=/>/g,qt=RegExp(`>|${Xo}(?:([^\\s"'>=/]+)(${Xo}*=${Xo}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),is=/'/g,ss=/"/g,us=/^(?:script|style|textarea|title)$/i,sr=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),l=sr(1),w=sr(2),Zf=sr(3),Pe=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),as=new WeakMap,Bt=Ht.createTreeWalker(Ht,129);function ps(e,t){if(!ir(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return ns!==void 0?ns.createHTML(t):t}var Ll=(e,t)=>{let n=e.length-1,o=[],r,s=t===2?"<svg>":t===3?"<math>":"",a=Oe;for(let c=0;c<n;c++){let u=e[c],p,m,f=-1,$=0;for(;$<u.length&&(a.lastIndex=$,m=a.exec(u),m!==null);)$=a.lastIndex,a===Oe?m[1]==="!--"?a=os:m[1]!==void 0?a=rs:m[2]!==void 0?(us.test(m[2])&&(r=RegExp("</"+m[2],"g")),a=qt):m[3]!==void 0&&(a=qt):a===qt?m[0]===">"?(a=r??Oe,f=-1):m[1]===void 0?f=-2:(f=a.lastIndex-m[2].length,p=m[1],a=m[3]===void 0?qt:m[3]==='"'?ss:is):a===ss||a===is?a=qt:a===os||a===rs?a=Oe:(a=qt,r=void 0);let b=a===qt&&e[c+1].startsWith("/>")?" ":"";s+=a===Oe?u+Al:f>=0?(o.push(p),u.slice(0,f)+cs+u.slice(f)+Et+b):u+Et+(f===-2?c:b)}return[ps(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},Ce=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let s=0,a=0,c=t.length-1,u=this.parts,[p,m]=Ll(t,n);if(this.el=e.createElement(p,o),Bt.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(r=Bt.nextNode())!==null&&u.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let f of r.getAttributeNames())if(f.endsWith(cs)){let $=m[a++],b=r.getAttribute(f).split(Et),k=/([.?@])?(.*)/.exec($);u.push({type:1,index:s,name:k[2],strings:b,ctor:k[1]==="."?tr:k[1]==="?"?er:k[1]==="@"?nr:ce}),r.removeAttribute(f)}else f.startsWith(Et)&&(u.push({type:6,index:s}),r.removeAttribute(f));if(us.test(r.tagName)){let f=r.textContent.split(Et),$=f.length-1;if($>0){r.textContent=An?An.emptyScript:"";for(let b=0;b<$;b++)r.append(f[b],Ie()),Bt.nextNode(),u.push({type:2,index:++s});r.append(f[$],Ie())}}}else if(r.nodeType===8)if(r.data===ls)u.push({type:2,index:s});else{let f=-1;for(;(f=r.data.indexOf(Et,f+1))!==-1;)u.push({type:7,index:s}),f+=Et.length-1}s++}}static createElement(t,n){let o=Ht.createElement("template");return o.innerHTML=t,o}};function ae(e,t,n=e,o){if(t===Pe)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,s=Ne(t)?void 0:t._$litDirective$;return r?.constructor!==s&&(r?._$AO?.(!1),s===void 0?r=void 0:(r=new s(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=ae(e,r._$AS(e,t.values),r,o)),t}var Jo=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??Ht).importNode(n,!0);Bt.currentNode=r;let s=Bt.nextNode(),a=0,c=0,u=o[0];for(;u!==void 0;){if(a===u.index){let p;u.type===2?p=new Re(s,s.nextSibling,this,t):u.type===1?p=new u.ctor(s,u.name,u.strings,this,t):u.type===6&&(p=new or(s,this,t)),this._$AV.push(p),u=o[++c]}a!==u?.index&&(s=Bt.nextNode(),a++)}return Bt.currentNode=Ht,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Re=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=ae(this,t,n),Ne(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==Pe&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Tl(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&Ne(this._$AH)?this._$AA.nextSibling.data=t:this.T(Ht.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=Ce.createElement(ps(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let s=new Jo(r,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(t){let n=as.get(t.strings);return n===void 0&&as.set(t.strings,n=new Ce(t)),n}k(t){ir(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let s of t)r===n.length?n.push(o=new e(this.O(Ie()),this.O(Ie()),this,this.options)):o=n[r],o._$AI(s),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=es(t).nextSibling;es(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},ce=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,s){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=s,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=d}_$AI(t,n=this,o,r){let s=this.strings,a=!1;if(s===void 0)t=ae(this,t,n,0),a=!Ne(t)||t!==this._$AH&&t!==Pe,a&&(this._$AH=t);else{let c=t,u,p;for(t=s[0],u=0;u<s.length-1;u++)p=ae(this,c[o+u],n,u),p===Pe&&(p=this._$AH[u]),a||=!Ne(p)||p!==this._$AH[u],p===d?t=d:t!==d&&(t+=(p??"")+s[u+1]),this._$AH[u]=p}a&&!r&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},tr=class extends ce{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},er=class extends ce{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},nr=class extends ce{constructor(t,n,o,r,s){super(t,n,o,r,s),this.type=5}_$AI(t,n=this){if((t=ae(this,t,n,0)??d)===Pe)return;let o=this._$AH,r=t===d&&o!==d||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,s=t!==d&&(o===d||r);r&&this.element.removeEventListener(this.name,this,o),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},or=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){ae(this,t)}};var _l=rr.litHtmlPolyfillSupport;_l?.(Ce,Re),(rr.litHtmlVersions??=[]).push("3.3.3");var O=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let s=n?.renderBefore??null;o._$litPart$=r=new Re(t.insertBefore(Ie(),s),s,void 0,n??{})}return r._$AI(e),r};var Ol={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function y(e){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Ol[e]}></path>
  </svg>`}function ut(e,t=d){return l`<header class="head">
    ${ar(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${R(e)}
      >${y("person")}<span>${i("to-me")}</span></a
    >
    <button type="button" class="quiet" data-testid="settings" @click=${e.openSettings}>
      ${y("gear")}<span>${i("settings")}</span>
    </button>
  </header>`}function ar(e){return l`<a class="brand" href="/" data-testid="home" @click=${R(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Mt(e,t){return l`${ut(e)}
    <main class="waiting"><p>${t}</p></main>`}function R(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var ms=3e3;function cr(e){return l`<span class="without-server">
    <a class="button" href=${$n} data-testid="play-offline" @click=${R(e)}
      >${y("button")}<span>${i("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${R(e)}
      >${y("help")}<span>${i("tab-aid")}</span></a
    >
  </span>`}function ds(e,t){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let o=0,r=!1,s=()=>{let{away:c}=Yt.get();n.className=c?"away":"";let u=l`<p data-testid="away">${i("offline-away")}</p>`;O(c?l`${u} ${cr(e)}`:d,n),clearTimeout(o),c?o=window.setTimeout(a,ms):r&&!document.querySelector("main.table")&&t(),r=c},a=async()=>{await ft().catch(()=>{}),Yt.get().away&&(o=window.setTimeout(a,ms))};Yt.watch(s),s()}var At=[1,2];function De(e){return e===1?2:1}function Ut(e){return At.filter(t=>e[t-1].yours)}function L({seats:e}){return e.some(t=>t.yours)}function lr({mode:e,seats:t}){let n=Ut(t);return e==="remote"&&n.length===1?n[0]:null}function le(e){return At.find(t=>e[t-1].kind==="open")??null}function je({seats:e}){let t=le(e);return t===null?"":e[t-1].name}function I({stage:e,seats:t}){return e!=="over"&&le(t)!==null}function Tt({stage:e,result:t}){return e==="over"&&t===null}function N(e){return e<0?`−${-e}`:String(e)}function Ft({name:e,squares:t,buttons:n,time:o,income:r}){return i("patch-label",{name:e,squares:t,buttons:n,time:o,income:r})}function qe(e,t){return e[t-1].yours&&!e[2-t].yours}function Y(e,t){return{who:qe(e,t)?"you":"other",name:x(e,t)}}function x(e,t){let{name:n,kind:o}=e[t-1];if(qe(e,t))return i("you");if(o==="open")return n||i("open-seat");let r=o==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return r?i("level-number",{level:r[1]}):n==="You"?i("player-number",{number:String(t)}):n}function gt(e,t){if(e.result)return i("wins",Y(t,e.result.winner));if(Tt(e))return i("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return i(n,Y(t,e.turn))}function it(e,t){if(e.result)return Il(e,t);if(Tt(e))return i("aborted-reason");let n=Y(t,e.turn);if(e.stage==="special_patch")return i("reached-special-patch",n);let o=e.players[e.turn-1].time,r=e.players[2-e.turn].time;return o!==r?i("further-back",n):o===0?i("goes-first",n):t.filter(({yours:a})=>a).length===1?i("level-and-on-top",n):i("both-level-and-on-top",n)}function Il(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,s=Tn(o[n-1],o[2-n]),a=Y(t,3-n);return r==="resignation"?i("result-resignation",{...a,points:s}):r==="time"?i("result-time",{...a,points:s}):i(r==="first to 53"?"result-first":"result-score",{points:s})}function Tn(e,t){return i("points-to",{mine:N(e),theirs:N(t)})}function fs(e,t){return[i("pass"),...ur(e,t)].join(" · ")}function ur({consequence:e},t){let n=[i("pass-move",{count:e.time-t}),i("pass-earn",{count:e.earned})];return e.income>0&&n.push(i("pass-income",{count:e.income})),e.special_patch&&n.push(i("pass-special")),n}function Lt(e,t,n=!1){if(e==="pass")return i("move-pass");if(e==="A:pass")return i("move-on");if(e.startsWith("A:"))return i("move-took",{patch:ue(t,e[2])});if(e.startsWith("+"))return n?i("move-special-at",{cell:e.slice(1)}):i("move-special");let o=ue(t,e[0]);return!n||!t[e[0]]?i("move-patch",{patch:o}):i("move-patch-at",{patch:o,cell:q(Nl(t[e[0]],e))})}function ue(e,t){return e[t]?.name??t}function Nl({orientations:e},t){let n=J(t.slice(2));return ht(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function rt(e,t,n,o=!0){let r=e.filter(([s,a])=>t[s*9+a]!==".").map(q);return r.length>0?o?r.length>4?i("overlaps-many",{count:r.length}):i("overlaps-at",{cells:X(r)}):i("overlaps-another"):n?pt(n):null}function pt({available:e,missing:t}){return e?null:t>0?i("needs-buttons",{count:t}):i("fits-nowhere")}function hs(e,t,n,o){let r=rt(e,t,n,o);if(r===null)return{text:i("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,a=rt(e,t,void 0,o)===null,c=s&&a?i("fits-but-short",{count:n.missing}):r;return{text:Pl(c),isGood:!1}}function Pl(e){return e[0].toLocaleUpperCase()+e.slice(1)}function pr(e){let t=q(e[0]);return e.length===1?i("single-hole",{cell:t}):i("hole-of",{size:e.length,cell:t})}function Cl(e,t){return t?X(e.map(pr)):e.length===1?i("a-hole"):i("holes",{count:e.length})}function Ln(e,t,n,o,r,s=!0){let{consequence:a,missing:c}=e,u=o.players[o.turn-1],{paid:p,buttons:m,time:f,income:$,income_marks:b}=a,k={from:String(u.buttons),to:N(m)},_=[{kind:"buttons",text:c>0?i("effect-cost",{count:p}):i("effect-buttons",k)},{kind:"time",text:i("effect-time",{from:String(u.time),to:String(f)})}];if(b.length>0){let F={count:$,marks:X(b.map(String))},Pt=s?i("effect-income-at",F):i("effect-income",{count:$});_.push({kind:"income",text:Pt})}return a.special_patch&&_.push({kind:"special",text:i("effect-special")}),n&&_.push({kind:"tile",text:i("effect-tile")}),t.length>0&&_.push({kind:"holes",text:i("effect-holes",{holes:Cl(t,s)})}),_.push({kind:"next",text:mr("next",a.next,o.turn,r)}),_}function mr(e,t,n,o){if(t===null)return i("then-over");let r=t===n?"-again":"";return qe(o,t)?i(`${e}-you${r}`):i(`${e}-name${r}`,{name:x(o,t)})}function gs(e,t,n){let o={cell:q(e)};if(t===".")return i("cell-empty",o);if(t==="*")return i("cell-special",o);let r=n[t]?.name;return r?i("cell-patch",{...o,patch:r}):i("cell-covered",o)}function _n(e){let t=bn(e),n=t.reduce((a,c)=>a+c.length,0),o=[i("quilt-covered",{covered:81-n,empty:n})],r=t.filter(a=>a.length===1).map(a=>q(a[0]));r.length>0&&o.push(i("quilt-single-holes",{count:r.length,cells:r.join(" ")})),n>0&&o.push(i("quilt-largest",{size:t[0].length}));let s=Wi(e);return o.push(s===0?i("quilt-full"):i("quilt-missing",{count:s})),`${o.join("; ")}.`}function Wt(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],s=e.time_board.last-r;if(s===0)return i("at-the-end");let a=[];return n!==null&&a.push(i("income-in",{count:n})),o!==null&&a.push(i("special-in",{count:o})),a.push(i("end-in",{count:s})),a.join(", ")}function On(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,s]=Q(o),a=ht(o,[e.row,e.column]),c=q([e.row+r-1,e.column+s-1]),u=q([e.row,e.column]),{letter:p}=e;return i("placed-patch",{patch:n.name,letter:p,count:a.length,from:u,to:c})}function pe(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:s,move:a})=>{if(!e||o.length!==1)return{number:r,player:s,move:a,change:null};let[c,u]=[e.players[s-1],t.players[s-1]],p={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:r,player:s,move:a,change:p}})}function $s(e,t){let n=Ut(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:s})=>s).lastIndexOf(o);return e.moves.slice(r+1).map(s=>{let a=t[s.number];return a?.move===s.move?a:{...s,change:null}})}function ys({player:e,move:t,change:n},o,r){let a={name:x(o,e),deed:Rl(t,r)};return!n||n.to===n.from?i("happened",a):i("happened-with",{...a,detail:dr(n)})}function dr({from:e,to:t,buttons:n}){let o=t-e;if(n===0)return i("moved",{count:o});let r=i("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return i("moved-and",{count:o,gain:r})}function Rl(e,t){return e.startsWith("+")?i("deed-special"):/^[A-Za-z]\d/.test(e)?i("deed-patch",{patch:ue(t,e[0])}):Lt(e,t)}function fr(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function ws({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=a=>a>e.from&&a<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":Dl(e.buttons)];t.income.some(n)&&r.push(i("payday"));let s=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:s}}function Dl(e){return e<0?`−${-e}`:`+${e}`}var hr=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function In(e){return i(`filter-${e}`)}function Be({score_parts:e},t){let n=e;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,s])=>[r,s])}function Nn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Pn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function vs(e,t){return i("named-patch",{patch:ue(t,e),letter:e})}function gr(e,t){return X([...e].map(n=>vs(n,t)))}function $r({number:e,budget:t,income:n}){return i("card-title",{number:String(e),budget:t,income:n})}function yr({affordable:e,choices:t,card:{budget:n}},o){if(e.length===0)return i("budget-none",{budget:n,count:t.length});let r={budget:n,patches:gr(e,o)};return i(e.length===1?"budget-only":"budget-buys",r)}function wr({filter:e,left:t,skipped:n},o){return n?i("filter-skipped",{filter:In(e)}):i("filter-leaves",{filter:In(e),keeps:i(`keeps-${e}`),patches:gr(t,o)})}function br(e,t){let{taken:n,start:o,stop:r,income_marks:s,income:a,special_patches:c}=e,u={start:String(o),stop:String(r)},p=[n?i("automa-takes",{...u,patch:vs(n,t)}):i("automa-advances",u)],m=a?i("gain",{sign:"+",count:a}):i("automa-no-gain");return s.length>0&&p.push(i("automa-income",{marks:X(s.map(String)),gain:m})),c.length>0&&p.push(i("automa-special",{marks:X(c.map(String))})),e.reaches_marker&&p.push(i(e.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function Cn(e,t){return[i("automa-says",{text:`${$r(e.card)}.`}),yr(e,t),...e.steps.map(n=>wr(n,t)),...br(e,t)].join(" ")}function vr({pile:e,aside:t,discards:n}){let o=[i("cards-in-pile",{count:e})];return t>0&&o.push(i("cards-aside",{count:t})),o.push(n.length?i("cards-turned",{cards:n.join(", ")}):i("cards-none")),`${o.join("; ")}.`}function Rn(e){return i(`automa-name-${e}`)}function Gt({level:e,numeral:t}){return i("numeral-and-name",{numeral:t,name:Rn(e)})}function He({deck:e,level:t,numeral:n}){return i("automa-title",{deck:i(`deck-${e}`),numeral:n,name:Rn(t)})}function Vt({marker:e,marker_on_board:t}){return t?i("marker-on",{space:String(e)}):i("marker-off")}function jl(e){return Dt()==="de"?e:e[0].toLocaleLowerCase()+e.slice(1)}function ql(e,t){let n=Be(e,t).filter(([,r])=>r>0).map(([r,s])=>i("part-points",{part:jl(i(r)),points:s})),o=N(e.score);return n.length?i("automa-score-of",{score:o,parts:n.join(", ")}):i("automa-score",{score:o})}function Dn({players:e,result:t},n,o){let r=[bs("pile-with",n.with_buttons,o),bs("pile-without",n.without_buttons,o)],{budget:s}=n,a=s!==null&&!t?`${i("next-budget",{budget:s})} `:"";return[`${He(n)}.`,i("automa-holds",{count:e[1].buttons,piles:r.join("; ")}),ql(e[1],n.level),Vt(n),i("automa-cards",{cards:a+vr(n)})].join(" ")}function bs(e,t,n){let o=i(e,{count:t.length});return t?i("pile-of",{pile:o,patches:gr(t,n)}):o}function _t(e){return e.stage!=="over"&&!I(e)&&e.seats[e.turn-1].yours}function T(e){return e.table!==null&&!e.looking&&!e.pending&&_t(e.table)}function $t({table:e,looking:t,pending:n}){return Nn(e)&&!t&&!n}function Ue(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function Ot(e){return T(e)&&Ue(e.table)}function Zt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&L(e)}function Fe(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function M(e,t){return e.table?.options.find(n=>n.letter===t)}function me(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function zt(e,t){let n=M(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function D(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?xn(e.table.special_cells):zt(e,t)}function de(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Fe(e)?.turn??1:1}function jn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):M(e,o.letter)?.completes_7x7?.includes(t)??!1}function xr(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=J(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function We({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return $s(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function qn(e,t){return e.flatMap(n=>xr(n,t)??[])}function xs(e,t){return!e||t.number===e.number?[]:[...Bl(e,t),...Hl(e,t)]}function Bl(e,t){let[n,...o]=pe(e,t);if(!n?.change||o.length>0)return[];let{move:r,player:s,change:a}=n,c=e.players[s-1].income,u=t.time_board.income.filter(m=>m>a.from&&m<=a.to),p=r==="pass"?[]:["place"];return u.length>0&&c>0?[...p,"payday"]:a.buttons>0?[...p,"button"]:p}function Hl(e,t){let n=Ut(t.seats);if(t.result&&!e.result)return[n.includes(t.result.winner)?"win":"end"];let o=e.turn===t.turn&&_t(e);return n.length===1&&_t(t)&&!o?["turn"]:[]}function Ge(e,t,n,o){return o.map((r,s)=>({wave:e,from:r,to:r,at:s*t*.7,long:t,loud:n}))}var ks={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Ge("triangle",.05,.22,[1480,1865]),payday:Ge("triangle",.09,.25,[1175,1480,1760]),turn:Ge("sine",.16,.25,[587,784]),win:Ge("triangle",.2,.25,[523,659,784,1047]),end:Ge("sine",.22,.25,[659,523])},Ss={turn:[60],win:[60,60,120],end:[120]};var Bn=null;function kr(){return"vibrate"in navigator}function Es(e,t,{sounds:n,vibration:o}){if(!(!n&&!o))for(let r of xs(e,t)){n&&Sr(r);let s=Ss[r];o&&s&&kr()&&navigator.vibrate(s)}}function Sr(e){Bn??=new AudioContext,Bn.state==="suspended"&&Bn.resume();for(let t of ks[e])Ul(Bn,t)}function Ul(e,{wave:t,from:n,to:o,at:r,long:s,loud:a}){let c=e.currentTime+r,u=e.createOscillator(),p=e.createGain();u.type=t,u.frequency.setValueAtTime(n,c),u.frequency.exponentialRampToValueAtTime(o,c+s),p.gain.setValueAtTime(1e-4,c),p.gain.exponentialRampToValueAtTime(a,c+.01),p.gain.exponentialRampToValueAtTime(1e-4,c+s),u.connect(p).connect(e.destination),u.start(c),u.stop(c+s)}function As(){let e=Fl(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},s=o>0?e[o-1]:{x:t-1,y:n},a={x:r.x+(s.x-t)*12/2,y:r.y+(s.y-n)*12/2};return o<53?{centre:r,entry:a,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:a,width:36,height:12}})}function Fl(e,t){let n=new Set,o=[],[r,s,a,c]=[0,0,1,0],u=(p,m)=>p>=0&&m>=0&&p<e&&m<t&&!n.has(`${p},${m}`);for(;o.length<e*t;)o.push({x:r,y:s}),n.add(`${r},${s}`),u(r+a,s+c)||([a,c]=[-c,a]),r+=a,s+=c;return o}var Ms=10.3;function Ts(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let s={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},a=t.at(-1)?.centre??s,c={x:(s.x+a.x)/2,y:(s.y+a.y)/2},u=r===53?9.8:8.6;t.push({centre:s,entry:c,width:u,height:u});let p=Ms/o;n+=p,o-=Ms/(2*Math.PI)*p}return t}function Ls(e){let{table:t,placement:n,weighing:o}=e;if(!t||!T(e))return null;let r=n.letter??(o?null:""),s=r===""||r==="+"?void 0:M(e,r);if(!s)return null;let{consequence:a}=s,c=t.turn,u=t.players[c-1].time,p=t.time_board.special_patches_left.filter(m=>m>u&&m<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function _s({player:e,to:t,income:n,special:o,next:r},s){let c=[n>0?i("preview-income",{count:n}):"",o?i("preview-special"):""].filter(Boolean).join(", ");return`${i("preview-space",{space:String(t)})}${c?`: ${c}`:""}. ${mr("then",r,e,s)}`}var Er=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Os(e){let t=Er.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Mr(e,t){let n=2*Math.PI/e,o=(t*Math.sin(n/2)*1.02).toFixed(2),r=Array.from({length:e},(s,a)=>`A${o} ${o} 0 0 1 ${Is(t,(a+1)*n)}`);return`M${Is(t,0)}${r.join("")}Z`}function Is(e,t){return`${(Math.sin(t)*e).toFixed(2)} ${(-Math.cos(t)*e).toFixed(2)}`}var Ns="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function Wl(e){return e`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function Gl(e){return e`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function Vl(e){return e`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function Zl(e){let t=e`<circle r="6.6" fill="var(--tile)"></circle>`,n=(o,r,s)=>e`<g id=${`tile-${o}`}><path d=${s} fill=${r}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${t}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",Mr(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",Mr(14,8.8))]}function zl(e){let t=n=>e`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Ve(e){return e`${Wl(e)} ${Gl(e)} ${Vl(e)} ${Zl(e)} ${zl(e)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${Ns} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function Ps(e=Ve){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${e(w)}
      ${Er.map(t=>{let{cloth:n,weave:o}=Os(t);return Ar(`fabric-${t}`,10,w`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${o}`}></use></g>`)})}
      ${Ar("fabric-cell",10,w`<use href="#cell"></use>`)}
      ${Ar("fabric-covered",5,w`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function Ar(e,t,n){return w`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function st(e,t,n,o=1){return w`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${o})`}></use>`}function V(e,t,n){return st("button",e,t,n/10)}function Ql(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function Ze(e,t,n,[o,r],s){let a=t.orientations[n],c=Q(t.orientations[0]);return w`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${G(a,10,.25)}></path>
    <path class="stitches" d=${G(a,10,1.1)}></path>
    ${Ql(t).map(u=>{let[p,m]=Fi(u,c,n);return V((m+.5)*10,(p+.5)*10,2.6)})}
    ${s?Yl(a[0],e):d}
  </g>`}function Yl([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return w`<text class="letter" x=${o} y=${r}>${n}</text>`}function Tr([e,t]){return w`<g class="patch special">${st("special",t*10,e*10)}</g>`}function ze(e,t,n,o){let[r,s]=Q(t.orientations[n]),a=Math.max(4,r,s)*10+1.2,[c,u]=[(s*10-a)/2,(r*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${Ze(e,t,n,[0,0],o)}
  </svg>`}function Hn(e,t,n,o){let[r,s]=Q(t.orientations[n]);return l`<svg
    class=${`picture w${s} h${r}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${Ze(e,t,n,[0,0],o)}
  </svg>`}var Cs={cloth:As(),thread:Ts()},Qe=[1,2];function Rs(e){return e.time_board.on_top===1?[Qe[1],Qe[0]]:Qe}function Ds(e,t){let[n,o]=e.players.map(u=>u.time),r=n===o?i("tokens-together",{space:String(n),name:x(t,e.time_board.on_top)}):Qe.map(u=>i("token-at",{...Y(t,u),space:String(e.players[u-1].time)})).join(" "),s=e.time_board.special_patches_left,a=e.automa?` ${Vt(e.automa)}`:"",c=s.length?s.join(", "):i("none");return`${r} ${i("special-left",{spaces:c})}${a}`}function Lr(e,t,n,o){return w`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
    ${st(`token-${e}`,0,0,o/4)}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function js({numeral:e},t,n,o){let r=Array.from({length:16},(s,a)=>{let c=a%2?o*.78:o,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return w`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function qs({automa:e},t,n){if(!e?.marker_on_board)return d;let[o,r]=t(e.marker);return js(e,o,r,n)}function Bs(e){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Lr(e,0,0,4.4)}
  </svg>`}function Xl(e,t,n,o=null){let r=Cs[n],s=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=e.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Ds(e,t)}
  >
    ${n==="thread"?[Jl(),tu(r)]:d}
    ${r.map((p,m)=>eu(p,m,n))}
    ${o?Hs(o,p=>r[p].centre):d}
    ${a.map(p=>{let{x:m,y:f}=r[p].entry;return Un(p,o,V(m,f,2.5))})}
    ${c.map(p=>{let{x:m,y:f}=r[p].entry;return Un(p,o,Fn(m,f,4.8,u.includes(p)))})}
    ${o?Us(o,r[o.to].centre,4.6):d}
    ${qs(e,p=>[r[p].centre.x,r[p].centre.y],5.4)}
    ${nu(e,r)}
  </svg>`}function Un(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return w`<g class=${r} data-mark=${e}>${n}</g>`}function Hs({player:e,from:t,to:n},o){let s=Array.from({length:n-t+1},(a,c)=>o(t+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return w`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function Us({player:e,to:t},{x:n,y:o},r){return w`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${st(`token-${e}`,0,0,r/4)}</g>`}function Jl(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>w`<use href="#corner"
      transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function tu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return w`<path class="strand" d=${`M${t.join("L")}`}></path>`}function eu({centre:{x:e,y:t}},n,o){let r=n===53,s=o==="cloth"&&r?"space-end":`space-${o}`,a=n===0||r?"end":n%2?"odd":"even",c=n===0&&o==="cloth"?i("board-start"):n;return w`<g class=${`space ${a}`}>
    ${st(s,e,t,o==="thread"&&r?1.14:1)}
    <text x=${e} y=${t+1.2}>${c}</text></g>`}function Fn(e,t,n,o){let[r,s]=[e-n/2,t-n/2];return o?st("special",r,s,n/10):w`<rect class="mark-taken" x=${r} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function nu(e,t){let n=e.players[0].time===e.players[1].time;return Rs(e).map((o,r)=>{let{x:s,y:a}=t[e.players[o-1].time].centre,c=n?r*-2.6+1.3:0;return Lr(o,s+c*.6,a+c,4)})}var Ye={left:5,span:150,bar:9.5,above:4,below:15};function yt(e){return Ye.left+e*Ye.span/53}function Wn(e){return e===1?Ye.above:Ye.below}function Fs(e,t){return Cs[e][t].centre}function ou(e,t,n){let{income:o,special_patches:r,special_patches_left:s}=e.time_board,{bar:a}=Ye;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Ds(e,t)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Qe.map(c=>w`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,yt(e.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Hs(n,c=>({x:yt(c),y:a})):d}
    ${o.map(c=>Un(c,n,V(yt(c-.5),a,2.1)))}
    ${r.map(c=>Un(c,n,Fn(yt(c-.5),a,4.2,s.includes(c))))}
    ${qs(e,c=>[yt(c),a],3.6)}
    ${n?Us(n,{x:yt(n.to),y:Wn(n.player)},3.2):d}
    ${Rs(e).map(c=>{let{time:u}=e.players[c-1];return Lr(c,yt(u),Wn(c),3.3)})}
  </svg>`}function ru({automa:e}){let t=[[i("legend-income"),V(0,0,2.4)],[i("legend-special"),Fn(0,0,4.6,!0)],[i("legend-taken"),Fn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?i("legend-marker",{space:String(n)}):i("legend-no-marker"),js(e,0,0,2.9)]]}function Gn(e,t,n,o,r=null,s=1){return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${i("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${i(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?_s(r,t):i("time-note",{name:x(t,s),distances:Wt(e,s)})}
    </p>
    <div class="spiral-box">${Xl(e,t,n,r)}</div>
    <div class="line-box">${ou(e,t,r)}</div>
    <ul class="legend">
      ${ru(e).map(([a,c])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${a}</li>`)}
    </ul>
  </section>`}var Vn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?pe(t,n):[];if(!r){this.scene=null;return}let s=fr(r.move),a=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:p}=ws(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:u,marks:p,picture:c}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let s=this.targetOf(fr(t),n);if(!o||!s)return;let[a,c]=[o.box,s.getBoundingClientRect()],u=this.overlay("flying",[o.image]),p=(f,$)=>({transform:`translate(${f.x+f.width/2}px, ${f.y+f.height/2}px)
        translate(-50%, -50%) scale(${$})`}),m=Math.max(c.width,c.height)/170;this.run(u,[p(a,a.width/170),p(c,m)],r*.9).onfinish=()=>u.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(a=>a.getBoundingClientRect().width>0),[s]=r.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(c,u)=>t.from+u),s=c=>Fs(this.look(),c),a=c=>({x:yt(c),y:Wn(n)});for(let[c,u]of[["spiral",s],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),m=r.map(u).map(({x:f,y:$})=>({transform:`translate(${f}px, ${$}px)`}));p&&this.run(p,m,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let s=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,p,o).onfinish=()=>a.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var fe=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],he=3,Zn=65536,Ws=18e4;function Gs({mode:e,board:t,seats:n,automa:o}){let[r]=Ut(n);if(r===void 0||e==="remote")return null;let s={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...s,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=r===1?"opponent":"you";return{...s,opponent:"computer",level:iu(n[2-r].name),first:a}}function iu(e){return Number(/level (\d+)$/.exec(e)?.[1]??he)}var Vs=16;function _r(e,t){let n=lr(t);return n!==null&&su(e,t,n)||lu(e,t,n)||{text:e.told||uu(t),actions:[],urgent:!1}}function Zs(e,t,n){return n==="rematch"?Or(t):_r(e,t).actions.some(([o])=>o===n)}function Or(e){let t=lr(e);return t===null||e.stage!=="over"||le(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function su(e,t,n){return I(t)?null:t.stage==="over"?cu(t,n):au(e,t,n)}function au({fallen:e},t,n){let o=Ir(t.seats,De(n));return t.offer&&t.offer.seat!==n?{text:i("asks-takeback",{name:o}),actions:[["accept",i("accept")],["decline",i("decline")]],urgent:!0}:e===De(n)?{text:i("time-is-up",{who:"other",name:o}),actions:[["claim",i("claim")]],urgent:!0}:e===n?{text:i("your-time-up",{name:o}),actions:[],urgent:!0}:t.offer?{text:i("you-asked-takeback",{name:o}),actions:[],urgent:!1}:null}function cu({rematch:e,seats:t},n){let o=Ir(t,De(n));return e.game!==null?{text:i("rematch-open"),actions:[],urgent:!1}:e.asked.includes(n)?{text:i("you-asked-rematch",{name:o}),actions:[],urgent:!1}:e.asked.includes(De(n))?{text:i("asks-rematch",{name:o}),actions:[["rematch",i("play-again")]],urgent:!0}:null}function lu(e,t,n){let o=Nr(t);if(o===null||t.stage==="over")return null;let r=Ir(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:i("is-away",{name:r}),actions:[],urgent:!1}:{text:i("long-away",{name:r}),actions:[["handover",i("let-computer-play")]],urgent:!1}}function Ir(e,t){let n=x(e,t);return n.length>Vs?`${n.slice(0,Vs-1).trimEnd()}…`:n}function Nr(e){return e.mode!=="remote"?null:At.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function uu({clock:e,rated:t,takebacks:n}){return`${[e?hn(e.control):i("terms-no-clock"),i(t?"terms-rated":"terms-not-rated"),...n?[]:[i("terms-no-takebacks")]].join(", ")}.`}function tt(e){return I(e)?Pr(e):gt(e,e.seats)}function ge(e){return I(e)?pu(e):it(e,e.seats)}function Pr(e){let t=je(e);return t?i("waiting-for",{name:t}):e.access==="public"?i("waiting-for-another"):i(L(e)?"waiting-for-friend":"waiting-for-second")}function pu(e){let t=je(e);return t?i("seat-kept-for",{name:t}):e.access==="public"?i("seat-for-anyone"):i(L(e)?"begins-by-link":"seat-for-invited")}function zs(e,t){if(!e)return"";let{player:n}=e,o=n===null?{who:"other",name:""}:Y(t.seats,n);switch(e.kind){case"join":return i("took-seat",o);case"handover":return i("took-over",o);case"ask":return i("asked-takeback",o);case"decline":return i("declined-takeback",o);case"rematch":return i("asked-rematch",o);case"rematch_opened":return i("rematch-open");case"takeback":return i("move-taken-back");default:return""}}function Qs(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&L(t)?t.rematch.game:null}function Ys(e,t,n,o=""){let r=`${tt(t)}. ${ge(t)}`;if(!e)return r;let s=e.moves.length;return t.moves.length<s?i("taken-back",{turn:r}):o?tt(e)===tt(t)?o:`${o} ${r}`:[...t.moves.slice(s).map(({number:c,player:u,move:p})=>{let m=u===2&&t.automa?.turns.find(f=>f.number===c);return m?Cn(m,n):i("move-by",{name:x(t.seats,u),move:Lt(p,n,!0)})}),...mu(e,t),r].join(" ")}function mu(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[i("takes-tile",Y(t.seats,o===0?1:2))])}function Ks(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return i("put-back");if(!n)return"";let r=D(e);if(!r)return q(o.cursor);if(!o.origin){let $=M(e,r.letter),b=$?pt($):null,k=r.letter==="+"?i("special-patch"):e.patches[r.letter].name;return b?i("chosen-but",{patch:k,reason:b}):i("chosen",{patch:k})}let s=n.players[n.turn-1].cells,a=ot(o,r),c=rt(a,s,M(e,r.letter)),u=q(o.origin);if(c)return i("ghost-against",{cell:u,reason:c});let p=oe(s,a),m=p.length>0?i("ghost-fits-making",{cell:u,holes:X(p.map(pr))}):i("ghost-fits",{cell:u});return jn(e,ie(o,r)??"")?`${m} ${i("ghost-tile")}`:m}function Xs(e,t){let{table:n}=e,o=M(e,t);return!n||!o?"":`${Ln(o,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function Cr(e,t,n){return[...t.placements].map(o=>{let r=J(o.slice(1)),s=ht(t.patch.orientations[o[0]],r),a=oe(e,s).length;return{key:o,score:du(e,s)-6*a}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Js(e,t,n){let o=[...t.placements].filter(s=>s[0]===String(n)),r=new Set(o.length>0?o:t.placements);return Cr(e,{...t,placements:r},1)[0]??null}function du(e,t){let n=new Set(t.map(String)),o=0;for(let[r,s]of t)for(let[a,c]of[[r-1,s],[r+1,s],[r,s-1],[r,s+1]])(a<0||c<0||a>=9||c>=9||e[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(o+=1);return o}function Rr({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=Ae(e.clock,n,t,o);return{text:gn(r),sentence:Ii(r),low:Ni(e.clock.control,r)}}var zn=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of At){let r=Rr(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let s=t?.clock,a=s?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!t||!s||!n||a===null)return o!==null&&this.outside.onTime({fallen:null}),null;let u=Ae(s,a,n,r);this.left=u;let p=u===0?a:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:hu(t,p)});let m=c===null?null:Pi(c,u);return m!==null&&this.outside.onTime({timeSaid:fu(t,a,m)}),Ci(u)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+Ws-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function fu({seats:e},t,n){return i("seconds-left",{...Y(e,t),count:n})}function hu({seats:e},t){return t===null?"":i("time-is-up",Y(e,t))}function ea(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:i("no-table-yet")};if(r==="")return{error:i("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return wu(e,o,r);let[s,a,...c]=r.toLowerCase().split(/\s+/);if(c.length>0)return{error:i("expected")};switch(s){case"pass":case"p":return yu(e);case"undo":case"u":return Zt(e)?{request:{type:"undo"}}:{error:i("nothing-to-undo")};case"turn":return $t(e)?{request:{type:"turn"}}:{error:i("no-card-now")};case"hint":case"h":return Ot(e)?{request:{type:"hint"}}:{error:Su(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:i("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return gu(e,o,s);case"clock":return{say:$u(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:xu(e,o)};case"q":return{say:na(e,o,de(e))};case"o":return{say:ku(e,o)};case"t":return{say:Eu(o)};case"l":return{say:Mu(e,o)};case"s":return{say:Au(o)};case"w":return ta(e,a,u=>({say:Xs(e,u)}));case"fit":return ta(e,a,u=>vu(e,o,u));default:return{error:i("no-such-command",{text:r,expected:i("expected")})}}}function gu(e,t,n){return Zs(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:i(`nothing-to-${n}`)}}function $u(e,t,n){let o=[1,2].map(r=>{let s=r,a=Rr(e,s,n),c=x(t.seats,s);return a&&i("name-and-clock",{name:c,clock:a.sentence})});return o[0]===null?i("no-clock-here"):`${o.join("; ")}.`}function yu(e){let t=M(e,null);return!T(e)||!t?.available?{error:Qn(e)}:{request:{type:"move",move:"pass"}}}function Qn(e){let{table:t}=e;return e.looking?i("go-back-first"):e.pending?i("on-its-way"):t?.stage==="over"?i("game-over"):$t(e)?i("turn-card-first"):t&&I(t)?`${Pr(t)}.`:i(t?.stage==="special_patch"?"place-special-first":"not-your-turn")}function wu(e,t,n){if(!T(e))return{error:Qn(e)};let o=t.players[t.turn-1].cells,r=J(n.slice(-2));if(!r)return{error:i("expected")};if(n.startsWith("+")){if(t.stage!=="special_patch")return{error:i("no-special-now")};if(t.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let s=rt([r],o,void 0)??i("cannot-go-there");return{error:i("special-wrong",{reason:s})}}return t.stage==="special_patch"?{error:Qn(e)}:bu(e,t,n,r)}function bu(e,t,n,o){let r=n[0],s=M(e,r);if(!s)return{error:i("not-on-offer",{letter:r,letters:me(t).join(", ")||i("none")})};let{name:a,orientations:c}=e.patches[r],u=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:i("has-orientations",{patch:a,codes:u})};let m=pt(s);if(m)return{error:i("chosen-but",{patch:a,reason:m})};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let f=ht(p,o),b=f.some(([k,_])=>k>8||_>8)?i("not-on-quilt"):rt(f,t.players[t.turn-1].cells,s);return{error:i("patch-wrong",{patch:a,reason:b??i("cannot-go-there")})}}function ta(e,t,n){let o=e.table?me(e.table):[];if(t==="pass"&&M(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?i("say-which",{count:o.length}):i("none-on-offer")}:n(r)}function vu(e,t,n){let o=n===null?null:zt(e,n);if(!o)return{error:i("say-which-fit")};let r=Cr(t.players[t.turn-1].cells,o,8),s=r.map(a=>o.letter+a).join(" ");return{say:r.length?i("places-best-first",{count:o.placements.size,tokens:s}):i("it-fits-nowhere")}}function xu(e,t){let n=me(t);if(n.length===0)return i("none-on-offer");let o=n.map((a,c)=>{let u=M(e,a),p=u?pt(u):null,m=`${c+1}: ${Ft(e.patches[a])} (${a})`;return p?`${m}, ${p}`:m}),r=M(e,null),{time:s}=t.players[t.turn-1];return`${o.join(". ")}. ${r?fs(r,s):""}.`}function na(e,t,n){let{cells:o,patches:r}=t.players[n-1],s=r.map(a=>On(a,e.patches)).join("; ");return i("quilt-in-words",{name:x(t.seats,n),quilt:`${_n(o)} ${s?`${s}.`:""}`})}function ku(e,t){return t.automa?i("automa-says",{text:Dn(t,t.automa,e.patches)}):na(e,t,3-de(e))}function Su(e){return Ue(e.table)?Qn(e):i("no-hints-here")}function Eu(e){let t=[1,2].map(o=>{let r=o,{time:s}=e.players[o-1];return i("name-on-space",{name:x(e.seats,r),space:String(s),distances:Wt(e,r)})}),n=e.automa?` ${Vt(e.automa)}`:"";return`${t.join("; ")}.${n} ${it(e,e.seats)}`}function Mu(e,t){let n=t.moves.at(-1);if(!n)return i("no-move-so-far",{turn:tt(t)});let o=e.account.turns.find(s=>s.number===n.number);if(o)return Cn(o,e.patches);let r=x(t.seats,n.player);return i("last-move",{number:String(n.number),name:r,move:Lt(n.move,e.patches,!0)})}function Au(e){let t=[1,2].map(n=>Tu(e,n));return i("if-ended-now",{scores:t.join("; ")})}function Tu({automa:e,players:t,seats:n},o){let{score:r,buttons:s,income:a}=t[o-1],c={score:N(r),count:s};return e&&o===2?i("score-with",{...c,name:"Automa"}):i("score-with-income",{...c,name:x(n,o),income:a})}var Lu=new Set(["presence","ready","thinking"]),_u=["1","2"];function oa(e,t){let{number:n,now:o=null,acknowledges:r,event:s,changed:a,players:c,moves:u}=t;return!(n===e.number+1&&!Lu.has(s.kind))&&n!==e.number||u.keep>e.moves.length?null:{...e,...a,number:n,now:o,acknowledges:r,players:e.players.map((m,f)=>({...m,...c[_u[f]]})),moves:[...e.moves.slice(0,u.keep),...u.add]}}var ra=250,Ou=2e3,Iu=5e3,Nu=15e3,Yn=class{constructor(t,n){this.outside=t,this.table=n,this.wait=ra,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Iu)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=ra,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Nu)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:oa(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Ou,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ia(e){return{patches:e,table:null,status:"connecting",pending:null,placement:Yi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function sa(e,t){switch(t.type){case"table":return Cu(Pu(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return ju(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:aa(e)};case"return":return Dr({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:_e(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Pu(e,t,n){let o=Nr(t)!==null;return{...e,anchor:Oi(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function Cu(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=zs(n,t),s=Ys(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:s,told:r}:Dr({...e,table:t,said:s,told:r,looking:null,ghostText:"",copied:"",hint:null,account:Du(e,t),seen:Ru(e,t),placement:aa(e)})}function Ru({seen:e,table:t},n){let o=pe(t,n),r=Object.values(e).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...r,...o].map(s=>[s.number,s]))}function Du({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let s=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:s?e.run:e.run+1}}function aa({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Dr(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!_t(t))return e;let n=xn(t.special_cells);return{...e,placement:Yo(e.placement,null,{type:"choose",choice:n})}}function ju(e,t){if(e.pending)return e;let n=D(e),o=Yo(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Dr(r):r,ghostText:Ks(r,t)}}var qu={normal:350,faster:160,off:0},Bu={normal:1200,faster:500,off:0},Kn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,Bu[t]-this.spent);return Math.min(qu[t],Math.floor(o/n))}};var Hu=new Set(["thinking","ready","presence"]),Uu={replay:Si,create:Xt},Fu={seen:e=>e,objection:()=>null,answer:()=>null,goOn:()=>!1},Wu=[3,3],Xn=class{constructor(t,n,o,r=Uu){this.id=t.game,this.keeper=r,this.store=C(sa,ia(n));let{dispatch:s}=this.store;this.connection=new Yn({open:o,later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(a,c)=>this.hear({table:a,happened:c,at:performance.now()}),onRefusal:a=>this.refused(a),onHint:({move:a,words:c})=>s({type:"hint",hint:{move:a,words:c}}),onStatus:a=>s({type:"status",status:a}),onPending:a=>s({type:"pending",request:a})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=Fu,this.telling=new Kn({later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),pace:()=>this.pace()},(a,c)=>{this.onShow(a,c),s({type:"table",...a})}),s({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:t,happened:n,at:o}){let r=this.company.seen(t),s={table:r,happened:n,at:o};if(n&&Hu.has(n.kind))return this.telling.receive(s,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||r.seats[n.player-1].yours;a&&!c?this.telling.receive(s,!0):this.telling.interrupt(s)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!T(this.state))return;let o=zt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!T(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=D(this.state);if(!n||!r||o.letter!==t)return;let s=H(o,t),a=Js(n.players[n.turn-1].cells,r,s),c=a?J(a.slice(1)):null,u=a?Number(a[0]):s;this.placement({type:"put",orientation:u,origin:c??Wu})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?me(n)[t]:void 0;r===void 0||!T(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=D(t);if(!n||!T(t))return;if(!r)return this.complain(i("choose-first"));if(!o.origin)return this.placement({type:"show"});let s=M(t,r.letter),a=rt(ot(o,r),n.players[n.turn-1].cells,s,!1),c=kn(o,r);if(a||!c)return this.complain(s&&s.missing>0&&a===pt(s)?i("it-is-wrong",{reason:a??""}):i("cannot-place",{reason:a??i("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){T(this.state)&&M(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Zt(this.state))){if(Pn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){$t(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){Ot(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){if(t==="stale"&&this.byItself)return;let o=Dt()==="en"?n:i(`refusal-${t}`);this.store.dispatch({type:"refusal",kind:t,text:o})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Li({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:i("told-server")})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Gs(n);if(o)try{t((await this.keeper.create(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1;let n=this.company.objection(t);if(n!==null)return this.complain(n);this.connection.send(t)||this.complain(i("on-its-way"))}command(t){let n=(s,a)=>this.store.dispatch({type:"notice",notice:{kind:s,text:a,typed:!0}}),o=this.company.answer(t);if(o!==null)return n("info",o);let r=ea(this.state,t,performance.now());"error"in r?n("error",r.error):"say"in r?n("info",r.say):"help"in r?this.onHelp():"dialog"in r?this.dialog(r.dialog):r.request.type==="undo"?this.undo():this.send(r.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await this.keeper.replay(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var Ke={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ca={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function la({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(Ke,e)){let a=Ke[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:a}}}let s=e.length===1?e.toLowerCase():e;return s==="n"?{type:"placement",event:{type:"next",back:t}}:s==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(ca,s)?ca[s]:null}var Gu=600,Jn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&$t(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let s=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},s?0:Gu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};function to(e){let t=e.querySelector(".move-list"),n=t?.querySelector(".move.now")??null;if(!t)return;if(!n){t.scrollTop=0;return}let[o,r]=[t.getBoundingClientRect(),n.getBoundingClientRect()];r.top<o.top?t.scrollTop-=o.top-r.top:r.bottom>o.bottom&&(t.scrollTop+=r.bottom-o.bottom)}var Vu=4,Zu=1.5,zu=120,eo=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(s,a,c=!1)=>t.addEventListener(s,u=>a(u),{signal:o.signal,capture:c});r("pointerdown",s=>this.down(s)),r("pointermove",s=>this.move(s)),r("pointerup",s=>this.up(s)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",s=>this.click(s),!0),r("contextmenu",s=>this.flip(s)),t.addEventListener("wheel",s=>this.wheel(s),{signal:o.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),s=r.width/9,[a,c]=[Math.floor((n-r.top)/s),Math.floor((t-r.left)/s)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!T(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let s=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:s,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=zt(this.game.state,n),s=t.querySelector(".patch");if(!r||!s)return null;let a=r.patch.orientations[H(this.game.state.placement,n)],[c,u]=Q(a),p=s.getBoundingClientRect(),m=Math.floor((o.clientY-p.top)/p.height*c),f=Math.floor((o.clientX-p.left)/p.width*u);return a.find($=>nt($,[m,f]))??xt(a)}heldCell(t){let{placement:n}=this.game.state,o=D(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!ot(n,o).some(s=>nt(s,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<Vu)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=D(this.game.state);if(!n)return;let o=kt(this.game.state.placement,n),r=o.filter(a=>a[0]===Q(o)[0]-1),s=t.touch?r[Math.floor(r.length/2)]:t.anchor??xt(o);this.game.placement({type:"hold",anchor:s}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*Zu:0,s=this.cellAt(n.clientX,n.clientY-r);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=s!==null;let a=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=D(n.state),s=this.cellAt(t.clientX,t.clientY);!s||!r||(o.set&&this.commits(t,s)?n.commit():n.placement({type:"set",cell:s}))}commits(t,n){let{placement:o}=this.game.state,r=D(this.game.state);if(!r)return!1;let s=ot(o,r);return s.length>0&&se(o,r)&&nt(vn(s),n)?!0:t.pointerType==="touch"?!1:[...s,o.cursor].some(a=>nt(a,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<zu||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&T(n)&&(D(n)?.letter??"+")!=="+"}};function no(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Ke,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Ke[e.key]),!0)}var oo=class{constructor(t){this.outside=t,this.store=C((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:ua(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:ua(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:i("link-is-copied")})}catch{this.store.dispatch({told:i("cannot-copy")})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:i("share-text"),url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":i("cannot-share")})}}};function ua(e){return e instanceof Error?e.message:String(e)}var Qu=["classic","anniversary","valentine"];function pa(e){return Qu.some(t=>t===e)}var jr={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:he},Yu=12,ro=new Map;function io(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(ro.get(e)??"null");throw t}}function Xe(e,t){let n=JSON.stringify(t);ro.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function ma(){let e=io("quiltbee.settings"),t={...jr,...typeof e=="object"?e:null},n=pa(t.edition)?t.edition:jr.edition,o=zo(t.language)?t.language:jr.language;return{...t,edition:n,language:o}}function da(e){Xe("quiltbee.settings",e),Ku(e.language)}function Ku(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function fa(){let e=io("quiltbee.offline"),{ring:t,seat:n,moves:o,resigned:r}=e??{};return typeof t=="string"&&[1,2].includes(n)&&Array.isArray(o)&&o.every(a=>typeof a=="string")?{ring:t,seat:n,moves:o,resigned:r===!0}:null}function ha(e){Xe("quiltbee.offline",e)}function qr(){let e=io("quiltbee.guide");return typeof e?.game=="string"&&[0,1].includes(e.chapter??-1)&&e.step!==void 0?e:null}function ga(e){Xe("quiltbee.guide",e)}function $e(){let e=io("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function $a(e,t){let n=$e().filter(o=>o.id!==e);Xe("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,Yu))}function ya(e){Xe("quiltbee.games",$e().filter(t=>t.id!==e))}function wa(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return ro.get(`invitation.${e}`)??null;throw t}}function so(e,t){ro.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function ba(e,t){let n=new oo({origin:location.origin,renew:()=>Ai(e),draw:Ti,copy:r=>Xu(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>wa(e),set:r=>so(e,r)}}),o=new ee({me:ft,sit:r=>mn(e,r),go:t});return{inviting:n,joining:o}}async function Xu(e){if(!navigator.clipboard)throw new Error(i("no-clipboard"));await navigator.clipboard.writeText(e)}function va({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",s=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${s}`}function xa({mine:e},t){return e||t>0}var Je=document.querySelector("link[rel=icon]"),Ju=[Je.href,new URL(Je.dataset.waiting??"",Je.href).href],Br={text:"",mine:!1},Hr=0;function tn(e,t=!1){Br={text:e,mine:t},ka()}function ao(e){Hr=e,ka()}function ka(){let e=va(Br,Hr);document.title!==e&&(document.title=e);let t=Ju[xa(Br,Hr)?1:0];Je.href!==t&&(Je.href=t)}function Ea({clock:e},t){if(!e)return d;let n=e.running===t;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${y("clock")}${y("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${i(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function Ma(e,t,{text:n,sentence:o,low:r}){let s=e.querySelector(`[data-clock="${t}"]`);s&&(s.dataset.low=r?"true":"false",Sa(s.querySelector(".clock-time"),n),Sa(s.querySelector(".clock-words"),o))}function Sa(e,t){e&&e.textContent!==t&&(e.textContent=t)}function en(e){return i(`level-name-${e}`)}function Aa(e){return i("level-sentence",{level:String(e),name:en(e),audience:i(`level-for-${e}`)})}function Z(e,t,n,o,r){return l`<fieldset class=${`pick pick-${e}`}>
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
  </fieldset>`}var tp=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function co(e){let t=tp.map(([n,o])=>[n,l`${y(o)}<span>${i(`edition-${n}`)}</span>`]);return Z("edition",i("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function at(e){return e.target.value}function ye(e){return e.target.checked}function lo(e){let t=e.settings.language,n=[["auto",i("language-auto")],...Object.entries(Zo)],o=r=>e.change({language:at(r)});return l`<label class="language-pick"
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
  >`}function ep(e){return`${e}`}function we(e,t,n={}){let o=Object.keys(t).map(s=>[s,ep(s)]);return i(e,{...n,...Object.fromEntries(o)}).split("").map((s,a)=>a%2?t[s]:s)}var np=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],op=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],rp=[["cloth","look-cloth"],["thread","look-thread"]],ip=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function uo(e,t,n){let{theme:o,motion:r,look:s}=e.settings,a=ip.filter(([u])=>u!=="vibration"||e.canVibrate),c=u=>p=>e.change({[u]:p});return l`<div class="panel-head">
      <h2 id="dialog-heading">${i("settings")}</h2>
      <button type="button" class="main" @click=${t}>${i("settings-done")}</button>
    </div>
    <div class="settings">
      ${co(e)} ${Z("theme",i("setting-theme"),Ur(np),o,c("theme"))}
      ${Z("motion",i("setting-motion"),Ur(op),r,c("motion"))}
      ${Z("look",i("setting-look"),Ur(rp),s,c("look"))}
      ${a.map(([u,p])=>sp(u,i(p),e))} ${lo(e)}
      ${n?l`<button type="button" data-testid="open-command" @click=${n}>
              ${we("open-command-line",{key:l`<kbd>/</kbd>`})}
            </button>`:d}
    </div>`}function Ur(e){return e.map(([t,n])=>[t,i(n)])}function sp(e,t,n){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n.settings[e]}
      @change=${o=>n.change({[e]:ye(o)})}
    /><span>${t}</span></label
  >`}function Ta(e,t,n){if(e.dialog===null)return d;let o=()=>t.dialog(null),r=()=>uo(n,o,()=>t.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:ap,practice:dp,abort:lp,handover:up,report:mp}[e.dialog](t,o)}
  </dialog>`}function La(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function ap(e,t){return l`<h2 id="dialog-heading">${i("resign-question")}</h2>
    <p>${cp(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${i("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        ${i("resign")}
      </button>
    </div>`}function cp(e){return e?.mode!=="remote"?i("resign-undo"):i(e.rated?"resign-rated":"resign-plain")}function lp(e,t){let n=e.state.table!==null&&I(e.state.table);return l`<h2 id="dialog-heading">${i(n?"abort-close-question":"abort-question")}</h2>
    <p>${i(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${i(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${i(n?"close-it":"call-it-off")}
      </button>
    </div>`}function up(e,t){return l`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">${i("handover-question")}</h2>
    <p>${i("handover-text")}</p>
    <p>
      <label
        >${i("level")}
        <select name="level" data-testid="handover-level">
          ${fe.map(({level:o})=>l`<option value=${o} ?selected=${o===he}>
                ${i("level-and-name",{level:String(o),name:en(o)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${i("let-it-play")}</button>
      <button type="button" @click=${t}>${i("wait")}</button>
    </div>
  </form>`}var pp=["name","cheating","leaving","other"];function mp(e,t){return l`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">${i("report-title")}</h2>
    <p>${i("report-who-reads")}</p>
    <p>
      <label
        >${i("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${pp.map(o=>l`<option value=${o}>${i(`report-${o}`)}</option>`)}
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
  </form>`}function dp(e,t){return l`<h2 id="dialog-heading">${i("practice-question")}</h2>
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
    </div>`}var fp=["","hint-right","hint-round","hint-left"];function po(e){let{hint:t,patches:n}=e;if(!t)return"";let{move:o}=t;if(o==="pass")return i("hint-pass",{count:M(e,null)?.consequence.earned??0});let r=o.slice(-2);if(o.startsWith("+"))return i("hint-special",{cell:r});let[s,a]=o,{name:c,buttons:u,time:p}=n[s],m=i("buttons",{count:u}),f={patch:c,letter:s,cell:r,price:m,time:i("spaces",{count:p})},$=hp(Number(a));return $?i("hint-patch-turned",{...f,how:$}):i("hint-patch",f)}function hp(e){let t=[e>=4?"hint-flipped":"",fp[e%4]].filter(Boolean);return X(t.map(n=>i(n)))}function gp({automa:e}){if(!e)return"";let t=e.practice?i("about-practice"):"";return`${He(e)}${t}. `}function $p({board:e,seed:t}){let n=i(`board-${e}`);return t?we("about-code",{code:l`<code data-testid="seed">${t}</code>`},{board:n}):n}function _a(e,t,n,o){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${i("this-game")}</h2>
    <p class="small">
      ${gp(t)}${$p(t)}${L(t)?"":i("about-watching")}${t.seed&&t.seed_chosen?i("about-chosen"):""}
    </p>
    ${xp(t)}
    ${Te(t)?l`<p class="small" data-testid="local">${i("offline-here")}</p>`:d}
    <div class="row">
      ${Te(t)?d:yp(t)}
      <button type="button" data-testid="copy-link" @click=${()=>Oa(t,n)}>
        ${y("link")}<span>${i("copy-link")}</span>
      </button>
      ${wp(t,n)} ${bp(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>
        ${i("new-game")}
      </button>
    </div>
    ${e.copied?l`<p class="small copied" data-testid="copied">${e.copied}</p>`:d}
  </section>`}function yp({game:e}){return l`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${e}/record.pgr`}
    download
    >${y("download")}<span>${i("record")}</span></a
  >`}function wp(e,t){if(!L(e)||e.stage==="over")return d;let[n,o,r]=e.can_abort?["abort",vp(e),"cancel"]:["resign",i("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${y(r)}<span>${o}</span>
  </button>`}function bp(e,t){return e.mode!=="remote"||!L(e)||I(e)?d:l`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    ${i("report")}
  </button>`}function vp(e){return i(I(e)?"close-table":"call-off")}function xp({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return d;let s=At.filter(c=>r[c-1].rating!==null).map(c=>`${x(r,c)} ${r[c-1].rating}`),a=[t?i("terms-clock",{clock:fn(t.control)}):i("terms-no-clock"),i(n?"terms-rated":"terms-not-rated"),i(o?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${s.length?i("terms-ratings",{ratings:s.join(", ")}):""}
  </p>`}async function Oa(e,t){t.store.dispatch({type:"copied",text:await Fr(Ia(e))})}function Ia({link:e,seats:t}){let n=t.map(({name:o})=>o);return`${location.origin}${ne(e,n)}`}async function Fr(e){try{return await navigator.clipboard.writeText(e),i("link-copied")}catch(t){if(!(t instanceof DOMException||t instanceof TypeError))throw t;return i("copy-this-link",{link:e})}}async function Na(e,t){if(!("share"in navigator))return Oa(e,t);try{await navigator.share({title:"Quiltbee",url:Ia(e)})}catch(n){if(!(n instanceof DOMException))throw n}}function Wr(e,t){return l`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function Ca(e,t){return e===0?Wr("empty",d):Wr("back",w`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?V(20,28,7):w`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Ra({number:e,budget:t,income:n,filters:o}){return Wr("face",w`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${V(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${i("card-budget")}</text>
    ${o.map((r,s)=>Pa(In(r),36+s*7))}
    ${o.length===0?Pa(i("filter-none"),42):d}`)}function Pa(e,t){return w`<text class="card-filter" x="20" y=${t}>${e}</text>`}function Da({turns:e,run:t},n,o){return l`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?i("last-turns",{count:e.length}):i("last-turn")}
    </h3>
    ${e.length===0?l`<p class="small">${i("no-card-since")}</p>`:d}
    ${e.map(r=>kp(r,n,o))}
  </section>`}function kp(e,t,n){return l`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${Ra(e.card)}
    <div class="told">
      <p class="told-card">${$r(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>Sp(o,e,t,n))}
      </div>
      <ol>
        <li>${yr(e,t)}</li>
        ${e.steps.map(o=>l`<li class=${o.skipped?"skipped":""}>${wr(o,t)}</li>`)}
        ${br(e,t).map(o=>l`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Sp(e,{affordable:t,taken:n},o,r){let s=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return l`<span class=${`candidate ${s}`}
    >${Hn(e,o[e],0,r)}<span class="fate">${a}</span></span
  >`}var Ep=[20,10,5,1];function ja(e){let t=[],n=Math.max(0,e);for(let o of Ep)for(;n>=o;)t.push(o),n-=o;return t}var Gr=56,nn=20,Mp=19;function qa(e){let t=ja(e),n=Math.min(Mp,(Gr-nn)/Math.max(1,t.length-1)),o=Gr-nn/2,r=t.map((s,a)=>Ap(s,o-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${Gr} ${nn}`} aria-hidden="true">
    ${r}
  </svg>`}function Ap(e,t){return w`${st(`tile-${e}`,t,nn/2)}
    <text class="tile-value" x=${t} y=${nn/2+3.2}>${e}</text>`}function mo(e,t,n){return l`<table class="scores">
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
  </table>`}function Tp(){return l`<span class="badge tile" title=${i("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${st("special-tile",0,0)}</svg>
    <span class="visually-hidden">${i("has-tile")}</span></span
  >`}var Lp={buttons:V(0,0,2.8),income:w`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:w`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:w`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:w`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:w`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function fo(e,t,n,o={}){let{buttons:r,income:s,empty:a,score:c,time:u}=e.players[n-1],p=[[i("number-buttons"),r,"buttons"],[i("number-income"),s,"income"],[i("number-empty"),a,"empty"],[i("number-time"),u,"time"],[i("number-score"),N(c),"score"]];return Vr(e,t,n,p,o)}function Vr(e,t,n,o,r){let{aside:s=d,clock:a=d,thumbnail:c=d}=r,u=e.stage!=="over"&&le(t)===null&&e.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Bs(n)}
      <h2 title=${x(t,n)}>${x(t,n)}</h2>
      ${Op(t[n-1])} ${s}
      ${e.players[n-1].special_tile?Tp():d}
      ${u?l`<span class="badge to-move">${i("to-move")}</span>`:d}
    </div>
    ${a} ${c}
    <dl>
      ${o.map(([p,m,f])=>l`<div class=${`number number-${f}`}>
            <dt>${_p(String(f))}<span>${p}</span></dt>
            <dd data-testid=${`${f}-${n}`}>${m}</dd>
            ${f==="buttons"?qa(Number(m)):d}
          </div>`)}
    </dl>
  </div>`}function _p(e){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Lp[e]}</svg>`}function Op({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?d:l`${r===null?d:l`<span class="rating"
          ><span class="visually-hidden">${i("rated")}</span>${r}</span
        >`}
  ${o?l`<span class="badge bot">${i("bot")}</span>`:d}
  ${n&&!t?l`<span class="badge away">${i("away")}</span>`:d}`}function Ba(e,t){let n=e.players.map(o=>o.score_parts);return mo(e,[x(t,1),x(t,2)],[[i("number-buttons"),n.map(o=>o.buttons)],[i("score-tile"),n.map(o=>o.special_tile)],[i("score-empty"),n.map((o,r)=>`${N(o.empty)} (${e.players[r].empty})`)]])}function ho(e,t,n){let{buttons:o,time:r,score:s}=e.players[1],a=[[i("number-buttons"),o,"buttons"],[i("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[i("number-time"),r,"time"],[i("number-score"),N(s),"score"]],c=l`<span class="level-name">${Gt(n)}</span>`;return Vr(e,t,2,a,{aside:c})}function go(e,t,n,o,r,s=d){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${i("the-automa")}</h2>
      <span class="small">${He(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Ca(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">${e.result?i("no-more-cards"):Ip(t)}</p>
        <p class="small">${vr(t)}</p>
        <p class="small">${Vt(t)}</p>
      </div>
    </div>
    ${Da(n,o,r)}
    <div class="piles">
      ${Ha("patches-with",t.with_buttons,"pile-with",o,r)}
      ${Ha("patches-without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${Np(e,t)} ${s}
  </section>`}function Ip({pile:e,budget:t}){return e===0?i("pile-empty"):t===null?i("next-face-down"):we("next-can-pay",{price:l`<b>${i("buttons",{count:t})}</b>`})}function Ha(e,t,n,o,r){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${i(e,{count:t.length})}</h3>
    <ul>
      ${[...t].map(s=>{let{name:a,income:c}=o[s];return l`<li title=${a}>
          ${Hn(s,o[s],0,r)}
          <span class="visually-hidden"
            >${a} (${s})${c?`, ${i("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Np(e,t){let n=(r,s,a)=>l`<div class=${a}>
      <dt>${r}</dt>
      <dd>${s}</dd>
    </div>`,o=Be(e.players[1],t.level);return l`<div class="parts">
    <h3>${i("what-level-counts",{numeral:t.numeral})}</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,s])=>n(i(r),s,"part"))}
      ${n(i(e.result?"number-score":"score-now"),N(e.players[1].score),"sum")}
    </dl>
  </div>`}function Ua(e,t){if(!e.typing)return d;let n=e.notice?.typed?e.notice:null;return l`<form
    class="command"
    aria-label=${i("command-line")}
    @submit=${o=>Pp(o,t)}
  >
    ${n?.kind==="error"?l`<p class="notice" data-testid="notice">${y("cancel")} ${n.text}</p>`:l`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>Cp(o,t)}
      />
      <button type="submit" class="main">${i("enter")}</button>
      <button type="button" aria-label=${i("close")} @click=${()=>t.type(!1)}>
        ${y("cancel")}
      </button>
    </div>
  </form>`}function Pp(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Cp(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Fa(e,t,n){let o=L(t),r=o&&Ue(t)&&t.stage!=="over",s=o&&(t.mode!=="remote"||t.takebacks);return l`${r?Rp(e,n):d}
  ${s?Dp(e,t,n):d}`}function Rp(e,t){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Ot(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${y("bulb")}<span>${i("hint")}</span>
  </button>`}function Dp(e,t,n){let o=Pn(t)&&Zt(e);return l`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Zt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${y("undo")}<span>${jp(t,o)}</span>
  </button>`}function Wa(e,t){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${$t(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${y("card")}<span>${i("turn-the-card")}</span>
  </button>`}function jp({mode:e},t){return e==="remote"?i("ask-takeback"):i(t?"undo-practice":"undo")}function Ga(e){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:ye(t)})}
    />
    <span>${i("draw-automatically")}</span></label
  >`}var qp={hint:"hint-coming",turn:"card-turning",move:"move-sending"};function Va(e,t,n){let o=T(e)?D(e):null,r=o!==null&&o.letter!=="+",s=o?M(e,o.letter):void 0,a=o!==null&&e.placement.set&&se(e.placement,o)&&s?.available!==!1,c=o!==null&&(r||e.placement.origin!==null),u=[["rotate-left",i("rotate-left"),"left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right",i("rotate-right"),"right",r,()=>t.placement({type:"turn",how:"right"})],["flip",i("flip"),"flip",r,()=>t.placement({type:"turn",how:"flip"})],["place",i("place"),"place",a,()=>t.commit()],["cancel",i("cancel"),"cancel",c,()=>t.placement({type:"cancel"})]],p=Nn(e.table)&&!e.looking;return l`<section
    class=${o?"deck held":"deck"}
    aria-label=${i("placing")}
    data-keys
    data-move=${o?kn(e.placement,o)??"":""}
  >
    ${Bp(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Wa(e,t):d}
      ${u.map(([m,f,$,b,k])=>l`<button
            type="button"
            class=${`tool ${$}`}
            data-testid=${m}
            aria-disabled=${b?"false":"true"}
            @click=${k}
          >
            ${y($)}<span>${f}</span>
          </button>`)}
    </div>
  </section>`}function Bp(e,t){let{table:n,notice:o}=e;return l`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?l`<p class="notice" data-testid="notice">${y("cancel")} ${o.text}</p>`:n?Hp(e,n,t):d}
  </div>`}function Hp(e,t,n){let o=D(e);return e.looking?l`<p>${i("earlier-position")}</p>`:e.pending?l`<p>${i(qp[e.pending.type]??"one-moment")}</p>`:o&&T(e)?Wp(e,t,o,n):e.hint?zp(e.hint.move,po(e)):Up(e,t)}function Up(e,t){let n=We(e).map(o=>ys(o,t.seats,e.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:ge(t)}</p>
    <p class="guide">${Fp(e,t)}</p>
    ${t.getting_ready?l`<p class="guide" data-testid="getting-ready">${i("warming-up")}</p>`:d}`}function Fp(e,t){return t.stage==="over"?i("game-over"):t.stage==="card"?i("card-ready"):t.thinking?i("thinking",{name:x(t.seats,t.turn)}):T(e)?i("choose-or-pass-now"):`${tt(t)}.`}function Wp(e,t,n,o){let r=ot(e.placement,n),s=t.players[t.turn-1].cells,a=M(e,n.letter),c=ie(e.placement,n),u=c!==null&&jn(e,c),{text:p,isGood:m}=hs(r,s,a,o),f=c!==null&&!rt(r,s,void 0)?oe(s,r):[],$=a?Ln(a,f,u,t,t.seats,o):Qp(u,f.length);return l`<p class=${m?"verdict yes":"verdict no"}>
      ${c===null&&m?Zp(n.letter):Vp(p,m)}
    </p>
    <ul class="effects">
      ${Gp($).map(({kind:b,text:k})=>l`<li class=${b}>${k}</li>`)}
    </ul>`}function Gp(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Vp(e,t){return l`${y(t?"place":"cancel")} ${e}`}function Zp(e){return i(e==="+"?"put-special":"choose-place")}function zp(e,t){return l`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${y("bulb")}<span><b>${i("hint-label")}</b> ${t}</span>
  </p>`}function Qp(e,t){let n=[{kind:"special",text:i("effect-special-costs")}];return e&&n.push({kind:"tile",text:i("effect-tile")}),t>0&&n.push({kind:"holes",text:i("effect-a-hole")}),n}function $o(e){let{name:t,busy:n,error:o}=e.state;return l`<form class="joining" @submit=${s=>{s.preventDefault(),e.sit()}}>
    <label
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${t}
        @input=${s=>e.write(at(s))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${i(n?"sitting-down":"sit-down")}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function Za(e,{inviting:t,joining:n}){let o=je(e);return o?on(i("is-asked",{name:o}),l`<p>${i("asked-text",{name:o})}</p>`):e.access==="public"?L(e)?Yp():on(i("seat-open"),$o(n)):L(e)?on(i("invite-your-friend"),Kp(t)):on(i("seat-kept"),l`<p>${i("seat-kept-text")}</p>`)}function on(e,t){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function Yp(){return on(i("in-the-lobby"),l`<p>${i("in-the-lobby-text")}</p>`)}function Kp(e){let{busy:t,told:n}=e.state;return l`${e.link===null?d:Xp(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Xp(e,t){let{picture:n}=e.state;return l`<p>${i("send-link")}</p>
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
        ${y("copy")}<span>${i("copy")}</span>
      </button>
      ${e.canShare?l`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${y("share")}<span>${i("share")}</span>
            </button>`:d}
    </div>
    ${e.isLocal?l`<p class="small">${i("local-address")}</p>`:d}
    <div class="qr">
      ${n?l`<img
              alt=${i("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:d}
    </div>`}function za(e,t,n){if(t.mode!=="remote")return d;let{text:o,actions:r,urgent:s}=_r(e,t);return l`<section
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
    ${Jp(t.spectators)}
  </section>`}function Jp(e){let t=i("watching",{count:e});return l`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:d}
  >
    ${y("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var tm=3;function yo(e,t,n){let o=[...e.slice(tm)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${i("coming-up")}</h2>
      <span class="small">${i("after-these",{count:o.length})}</span>
    </div>
    ${em(o,t,n)}
  </section>`}function em(e,t,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>nm(o,t,n))}
  </ol>`}function nm(e,t,n){let o=t[e];return l`<li title=${Ft(o)}>
    ${ze(e,o,0,n)}
    <span class="visually-hidden">${Ft(o)}</span>
    <span class="price" aria-hidden="true">${wo(o.buttons)}${bo(o.time)}</span>
  </li>`}function wo(e){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${V(0,0,2.9)}</svg>${e}</span
  >`}function bo(e){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function Qa(e,t,n,o,r){let s=[...t.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i(T(e)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>s[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:rm(e,s[a],a,n,o,r))}
    ${om(e,t,n)}
  </section>`}function om(e,t,n){let o=e.looking?void 0:M(e,null),{time:r}=t.players[t.turn-1];return l`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${T(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>vo(n,s==="mouse")}
    @pointerleave=${()=>vo(n,!1)}
    @focus=${()=>vo(n,!0)}
    @blur=${()=>vo(n,!1)}
  >
    ${y("pass")}<span class="pass-name">${i("pass")}</span>
    <span class="pass-facts">
      ${o?ur(o,r).map(s=>l`<span>${s}</span>`):d}
    </span>
  </button>`}function vo(e,t){e.store.dispatch({type:"weigh",on:t})}function Zr(e){return l`<span class="visually-hidden">${e}</span>`}function rm(e,t,n,o,r,s){let a=e.patches[t],c=e.looking?void 0:M(e,t),u=e.placement.letter===t,p=c?pt(c):null,m=e.hint?.move.startsWith(t)??!1,f=["offer",u&&"chosen",p&&"dear",m&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${f}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${H(e.placement,t)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${T(e)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${$=>{$.pointerType==="mouse"?o.choose(t):o.chooseShown(t),s()}}
  >
    <span class="art"
      >${ze(t,a,H(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${Zr(i("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${wo(a.buttons)}${Zr(i("spoken-buttons",{count:a.buttons}))}
        ${bo(a.time)}${Zr(i("spoken-time"))}</span
      >
      <span class="earn">${Ka(a)}</span>
      ${im(c,p)}</span
    >
  </button>`}function im(e,t){return t?l`<span class="reason" title=${t}>${sm(e,t)}</span>`:d}function sm(e,t){return e&&e.missing>0?i("short-of",{count:e.missing}):t}function Ya({ring:e},t,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${i("next-patches")}</h2>
    ${[...e.slice(0,3)].map(o=>l`<div class="offer" data-patch=${o}>
          <span class="art">${ze(o,t[o],0,n)}</span>
          <span class="facts" title=${Ft(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${wo(t[o].buttons)}${bo(t[o].time)}</span>
            <span class="earn">${Ka(t[o])}</span></span
          >
        </div>`)}
  </section>`}function Ka({income:e}){return e>0?i("earns",{count:e}):i("earns-nothing")}function xo(e,t,n,o,r,s={},a=[]){let c=new Set(a.map(({number:m})=>m)),u=[[i("first-position"),"first",0],[i("previous-position"),"back",t-1],[i("next-position"),"forward",t+1],[i("last-position"),"last",e.length]],p=m=>m<0||m>e.length||m===t;return l`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${i("moves")}</h2>
      <div class="steps">
        ${u.map(([m,f,$])=>l`<button
              type="button"
              class="quiet square"
              aria-label=${m}
              title=${m}
              data-testid=${`step-${f}`}
              aria-disabled=${p($)?"true":"false"}
              @click=${()=>r($)}
            >
              ${y(f)}
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
                ><b>${x(n,m.player)}</b>
                ${Lt(m.move,o)}${am(s[m.number],m.move)}</span
              >
              <code>${m.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?l`<p class="small">${i("no-move-yet")}</p>`:""}
  </section>`}function am(e,t){let n=e?.move===t?e.change:null;return!n||n.from===n.to?d:`: ${dr(n)}`}var et=90,cm=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${et}M0 ${n}H${et}`}).join(""),be=Array.from({length:9},(e,t)=>t);function ko(e){let{number:t,active:n,ghost:o,held:r}=e,s=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${s}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${be.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${be.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${et+.8} ${et+.8}`} aria-hidden="true">
        <rect class="ground" width=${et} height=${et}></rect>
        <path class="lines" d=${cm}></path>
        ${Ja()} ${tc(e)} ${e.fresh.map(lm)}
        ${e.hint?um(e.hint):d} ${o?pm(e,o):d}
      </svg>
      ${hm(e)}
    </div>
  </div>`}function Xa(e,t){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${et+2} ${et+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${et} height=${et}></rect>
    ${Ja()} ${tc({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function Ja(){return w`<rect fill="url(#fabric-cell)" width=${et} height=${et}></rect>`}function tc({player:e,patches:t,lettered:n,fresh:o}){let r=(a,c)=>o.some(({origin:u})=>nt(u,[a,c])),s=be.flatMap(a=>be.map(c=>[a,c])).filter(([a,c])=>"*x".includes(e.cells[a*9+c]));return[...e.patches.map(a=>w`<g class=${r(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${Ze(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,c])=>e.cells[a*9+c]==="*"?Tr([a,c]):w`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function lm({shape:e,origin:[t,n]}){return w`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${G(e,10)}></path>
    <path d=${G(e,10)}></path></g>`}function um({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return w`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${G(e,10,.8)}></path>
    <path class="edge" d=${G(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function pm({patches:e,player:t},n){let[o,r]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([p,m])=>t.cells[p*9+m]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=G(s,10);return w`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Tr(n.origin):Ze(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?d:mm(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(dm)}
    ${n.set&&a.length===0?fm(vn(n.cells),n.legal):d}
  </g>`}function mm(e){return w`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function dm([e,t]){let n=`${t*10+3} ${e*10+3}`;return w`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function fm([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return w`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function hm(e){let{number:t,name:n,player:o,patches:r,cursor:s,ghost:a,active:c}=e,u=(m,f)=>`q${t}-${q([m,f])}`,p=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${i("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?u(s[0],s[1]):d}
  >
    ${be.map(m=>l`<div role="row" class="row">
          ${be.map(f=>{let $=p.has(`${m},${f}`)?i(a?.legal?"fits-here":"does-not-fit-here"):"",b=o.cells[m*9+f],k=s&&s[0]===m&&s[1]===f;return l`<div
              role="gridcell"
              class=${k?"cell here":"cell"}
              id=${u(m,f)}
              data-testid=${`cell-${q([m,f])}`}
              aria-label=${gs([m,f],b,r)+$}
            ></div>`})}
        </div>`)}
  </div>`}function ec(e,t,n){let[o,r]=e.players,s=o.score_parts,a=new Map(Be(r,n.level)),c=m=>a.get(m)??"–",u=[x(t,1),`${x(t,2)} ${n.numeral}`],p=[[i("number-buttons"),[s.buttons,c("part-held")]],[i("score-tile"),[s.special_tile,c("part-tile")]],[i("score-empty"),[`${N(s.empty)} (${o.empty})`,"–"]]];for(let m of["part-patches","part-printed"])a.has(m)&&p.push([i(m),["–",c(m)]]);return mo(e,u,p)}function nc({level:e,levels:t},n){return!t||t.length===0?d:l`<h3 id="levels-heading">${i("at-each-level")}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${i("level")}</th>
          <th scope="col">${x(n,1)}</th>
          <th scope="col">${x(n,2)}</th>
          <th scope="col">${i("winner")}</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(o=>l`<tr
              class=${o.level===e?"this-level":""}
              aria-current=${o.level===e?"true":d}
            >
              <th scope="row">
                ${o.level===e?i("this-game-level",{level:Gt(o)}):Gt(o)}
              </th>
              ${o.scores.map(r=>l`<td>${N(r)}</td>`)}
              <td>${x(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function So(e,t,n){let{automa:o}=e;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${gt(e,t)}</h2>
    <p>${it(e,t)}</p>
    ${o?l`${ec(e,t,o)} ${nc(o,t)}`:Ba(e,t)}
    <div class="row">${n}</div>
  </section>`}function oc(e,t,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${gt(e,t)}</h2>
    <p>${it(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function rc(e,t,n){let{table:o}=e;if(!o)return d;let r=gm(e,o,t,n),s=()=>t.look(0);return l`${r}
    ${o.moves.length?l`<button type="button" data-testid="review" @click=${s}>
            ${y("first")}<span>${i("review")}</span>
          </button>`:d}
    <button type="button" data-testid="share" @click=${()=>Na(o,t)}>
      ${y("share")}<span>${i("share-game")}</span>
    </button>
    <button
      type="button"
      class=${r===d?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${i("new-game")}
    </button>`}function gm(e,t,n,o){if(t.mode!=="remote")return $m(t,n,o);if(t.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >${i("to-rematch")}</a
    >`;if(!L(t))return d;let r=Or(t);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${i(t.rematch.asked.length>0&&!r?"rematch-asked":"rematch")}
  </button>`}function $m(e,t,n){return!L(e)||Tt(e)?d:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${y("again")}<span>${i("rematch")}</span>
  </button>`}function Eo(e,t,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${i("in-words")}</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return l`<h3>${x(t,2)}</h3>
          <p data-testid="summary-2">
            ${Dn(e,e.automa,n)}
            ${i("on-time-board",{distances:Wt(e,2)})}
          </p>`;let{cells:s,patches:a}=e.players[o-1];return l`<h3>${x(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${_n(s)} ${i("on-time-board",{distances:Wt(e,r)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${On(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function ic(e,t,n,o){let r=Fe(e);return l`<header class="head table-head">
    ${ar(o)} ${wm(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?ym(n):Fa(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${y("gear")}<span>${i("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${y("help")}<span>${i("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${R(o)}
        >${y("person")}<span>${i("to-me")}</span></a
      >
    </div>
  </header>`}function ym(e){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    ${i("back-to-game")}
  </button>`}function wm(e,t,n){let{looking:o}=e;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?i("after-move",{number:String(o.index)}):tt(t)}
      </h1>
      ${t.automa?.practice?l`<span class="badge practice" data-testid="practice">${i("practice")}</span>`:d}
    </div>
    ${bm(e,t,n)}
  </div>`}function bm(e,t,n){if(e.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${i("connection-lost")}
    </p>`;let o=e.looking?`${gt(n,t.seats)}. ${it(n,t.seats)}`:ge(t);return l`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function sc(e,t,n,o,r,s){let{table:a}=e,c=Fe(e);if(!a||!c)return Mt(o,i("opening-table"));let{letters:u,look:p,coordinates:m}=o.settings,f=()=>o.change({look:p==="cloth"?"thread":"cloth"}),$=de(e),b=a.mode==="screen"?1:$,k=Pt=>Sm(e,a,c,Pt,o,t),_=c.result!==null||Tt(c),F=L(a)&&!I(a)&&!_;return l`${ic(e,a,t,o)}
    <main
      class=${xm(e,a,_,m,s!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${k(b)} ${yo(c.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${s??za(e,a,t)}
          ${km(e,a,c,t,n,o,r,s!==null)}
          ${F?Va(e,t,m):d} ${vm(e,a,t)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?Mm(e,c,a,u,o):k(b===1?2:1)}
          ${Gn(c,a.seats,p,f,Ls(e),$)}
        </div>
      </div>
      <div class="below">
        ${s===null?_a(e,a,t,o):d}
        ${Eo(c,a.seats,e.patches)}
      </div>
    </main>
    ${Ua(e,t)} ${Tm(e)} ${Ta(e,t,o)}`}function vm(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=s=>n.look(s);return xo(t.moves,o,t.seats,e.patches,r,e.seen,We(e))}function xm({peek:e},t,n,o,r){let s=o?"named":"unnamed";return["table",r?"remote guided":t.mode,s,e&&"peek",I(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function km(e,t,n,o,r,s,a,c){if(I(t))return Za(t,r);let u=c?d:rc(e,o,s);return n.result?So(n,t.seats,u):Tt(n)?oc(n,t.seats,u):Qa(e,n,o,s.settings.letters,a)}function Sm(e,t,n,o,r,s){let a=de(e)===o,c=T(e)&&t.turn===o,{letters:u,coordinates:p}=r.settings,m=We(e).filter(F=>F.player===o),f=x(t.seats,o),$=`${a?"front":"back"} p${o}`,b=ko({number:o,name:f,player:n.players[o-1],patches:e.patches,lettered:u,active:c,held:c&&e.placement.letter!==null,ghost:Am(e,t,o),cursor:c?e.placement.cursor:e.walks[o],named:p,fresh:qn(m.map(({move:F})=>F),e.patches),hint:c?xr(e.hint?.move,e.patches):null}),k=a?d:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${i("peek",{name:f})}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${Xa(n.players[o-1],e.patches)}
      </button>`,_=fo(n,t.seats,o,{clock:Ea(t,o),thumbnail:k});return l`<div class=${`seat ${$}`}>${_}</div>
    <div class=${`spread ${$}`}>
      ${a?d:Em(f,qe(t.seats,o),s)} ${b}
    </div>`}function Em(e,t,n){return l`<div class="peek-head">
    <b>${t?i("your-quilt"):i("quilt-of",{name:e})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${i("back")}
    </button>
  </div>`}function Mm(e,t,n,o,r){let{automa:s}=t;if(!s)return l`<p class="panel small">${i("automa-unknown")}</p>`;let a=e.looking?{turns:s.turns,run:0}:e.account,c=L(n)&&n.stage!=="over"?Ga(r):d;return l`<div class="seat back p2">${ho(t,n.seats,s)}</div>
    ${go(t,s,a,e.patches,o,c)}`}function Am(e,t,n){let{placement:o}=e,r=D(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:H(o,r.letter),origin:o.origin,cells:ot(o,r),set:o.set,sent:e.pending!==null,legal:se(o,r)&&M(e,r.letter)?.available!==!1}}function Tm(e){let{notice:t,said:n,ghostText:o,status:r,hint:s}=e;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?i("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?i("live-hint",{words:po(e)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function zr(e,t,n,o,r=null,s=void 0){let a=r?r.seen(t):t,c=`${location.origin.replace(/^http/,"ws")}/api/games/${a.game}/play`,u=()=>s?.connect()??new WebSocket(c),p=new Xn(a,n,u,s),m=window.matchMedia("(prefers-reduced-motion: reduce)");p.onHelp=o.help,p.pace=()=>document.hidden||m.matches?"off":o.settings.motion;let f=new Vn(e,()=>o.settings.look);p.onShow=({table:g},E)=>{Es(p.state.table,g,o.settings),f.prepare(p.state,g,E)};let $=()=>Lm(e),b=r?.accompany(p,$)??null;b&&(p.company=b.company);let k=new Jn({turn:()=>p.turnCard(!0),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g)}),_=new zn({now:()=>performance.now(),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g),show:(g,E)=>Ma(e,g,E),onTime:g=>p.store.dispatch({type:"time",part:g})}),F=ba(p.id,o.go),Pt=_m(e,p,F,o,$,b),un=Om(p,o),bt=()=>{b?.company.leaving||(Pt(),b?.drawn(),un(),f.play(),k.consider(p.state,o.settings.turnCards),_.consider(p.state))},Ho=[p.store.watch(bt),p.store.watch(Nm(p,a,o)),F.inviting.store.watch(bt),F.joining.store.watch(bt),...b?.watch(bt)??[]],Uo=new eo(e,p),Se=g=>Rm(g,p,$),vt=()=>{document.hidden||(p.wake(),_.consider(p.state))},Ct=()=>{p.skip(),f.skip()};window.addEventListener("keydown",Ct,{capture:!0}),window.addEventListener("pointerdown",Ct,{capture:!0}),e.addEventListener("keydown",Se),window.addEventListener("online",vt),document.addEventListener("visibilitychange",vt),ac(p.id,a),Pm(a,F),p.open();let h=!0;return{draw:()=>{bt(),h&&b?.begin(),h=!1},close:()=>{for(let g of Ho)g();p.close(),Uo.stop(),k.stop(),_.stop(),e.removeEventListener("keydown",Se),window.removeEventListener("keydown",Ct,{capture:!0}),window.removeEventListener("pointerdown",Ct,{capture:!0}),f.skip(),window.removeEventListener("online",vt),document.removeEventListener("visibilitychange",vt)}}}function Lm(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function _m(e,t,n,o,r,s){let a=-1,c=-1,u=!1;return()=>{let{table:p}=t.state,m=document.activeElement,f=s?.slot()??null;if(O(sc(t.state,t,n,o,r,f),e),La(e),t.state.typing&&!u&&document.getElementById("command")?.focus(),u=t.state.typing,m&&!m.isConnected&&Im(e,m,r),!p)return;tn(tt(p),_t(p)&&p.mode!=="screen"),t.state.looking?to(e):p.moves.length!==a&&Cm(e.querySelector(".move-list")),a=p.moves.length;let $=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&$&&r(),c=p.number}}function Om(e,t){let n=-1;return()=>{let o=e.state.table?.number??-1;!t.settings.hints||n===o||!Ot(e.state)||(n=o,e.hint())}}function Im(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Nm(e,t,n){let o=t;return()=>{let r=e.state.table??o,s=Qs(o,r);I(o)&&!I(r)&&ac(r.game,r),o=r,s!==null&&n.go(`/game/${s}`)}}function Pm(e,{inviting:t,joining:n}){I(e)&&(L(e)?t.draw():e.access==="public"&&n.ask())}function Cm(e){e&&(e.scrollTop=e.scrollHeight)}function ac(e,t){let{seats:n}=t;!Te(t)&&n.some(o=>o.yours)&&$a(e,n.map(o=>o.name||i("an-open-seat")).join(" – "))}function Rm(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||no(e,(c,u)=>t.store.dispatch({type:"walk",player:c,direction:u})))return;let s=la(e),a=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!s||a||(e.preventDefault(),Dm(s,t,n))}function Dm(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.placement.letter===null&&t.company.goOn()?void 0:t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function wt(e){return e instanceof Error?e.message:String(e)}var rn=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Mo(e){return rn.find(({key:t})=>t===e)?.clock??null}var cc=`${Zn/1024} KB`;function jm(e,t){return{...e,...t}}var Ao=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=C(jm,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await ki();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:wt(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await Xt(qm(t));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:wt(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(i("paste-first"));if(t.length>Zn)return this.refuse(i("too-long",{most:cc}));this.store.dispatch({opening:!0,openError:""});try{this.view(await pn(t))}catch(n){this.refuse(wt(n))}}async openFile(t){if(t.size>Zn)return this.refuse(i("too-long",{most:cc}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function qm(e){let{opponent:t,strength:n,deck:o,level:r,first:s,board:a}=e,c={board:a,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...c,opponent:t,level:n,first:s,names:null};if(t==="person"){let[u,p]=e.names.map(m=>m.trim());return{...c,opponent:t,first:s,names:[u||i("first"),p||i("second")]}}return{...c,...Bm(e),opponent:t,first:s}}function Bm({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:Mo(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var To=class{constructor(t){this.outside=t,this.store=C((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:wt(t)})}}async match(t){let n={clock:Mo(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=wt(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function Qr({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let s=[e===null?i("terms-no-clock"):hn(e)];return t&&s.push(i("terms-rated")),!n&&!t&&s.push(i("terms-no-takebacks")),o==="original"&&s.push(i("terms-original")),r&&s.push(i("terms-chosen")),s.join(", ")}var Lo=6e4,uc=1440*Lo,lc=[["day",uc],["hour",60*Lo],["minute",Lo]],_o=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=C((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(t),a=[...n(),...o],c=this.outside.now();this.store.dispatch({games:a,waiting:r,next:s,at:c,recent:this.others(a)})}catch(o){this.store.dispatch({error:wt(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function pc(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function mc({cells:e}){return e.length-e.split(".").length+1}function Oo({variant:e,seats:t}){if(e==="solo")return i("card-solo");let n=t.filter(a=>!a.yours);if(n.length===0)return i("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:r}=n[0];if(o==="open")return i("your-open-table");let s=dc(r);return s?i("computer-level",{level:s}):r}function Io(e,t){return e.status==="over"?Fm(e):e.status==="open"?i("waiting-for-somebody"):Hm(e)+Um(e,t)}function Hm({status:e,seats:t,turn:n}){let o=t.every(({yours:a})=>a);if(e==="yours"&&!o)return i("your-turn");let r=n===null?null:t[n-1];if(!r)return i("under-way");let s=dc(r.name);return i("turn-of",{name:s?i("level-number",{level:s}):r.name})}function Um({clock:e,now:t},n){if(!e||e.running===null||t===null||te(e.control).kind!=="days")return"";let o=Ae(e,e.running,{now:t,at:0},n);return o===0?i("comma-time-up"):i("comma-left",{time:gn(o)})}function Fm({seats:e,result:t}){if(t===null)return i("called-off");let{winner:n,scores:o,reason:r}=t,s=e.every(({yours:k})=>k),{name:a,yours:c}=e[n-1],u={who:s?"other":"you",name:a},p=s||c?"won":"lost";if(r==="resignation")return i(`${p}-by-resignation`,u);if(r==="time")return i(`${p}-on-time`,u);let[m,f]=n===1?o:[o[1],o[0]],$=p==="won"?Tn(m,f):Tn(f,m),b=i(`${p}-points`,{...u,points:$});return r==="first to 53"?b+i("comma-first"):b}function dc(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function Yr(e,t){let n=Math.max(0,t-e);if(n<Lo)return i("just-now");if(n>=30*uc)return wi(e);let[o,r]=lc.find(([,a])=>n>=a)??lc[2];return new Intl.RelativeTimeFormat(Dt(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var Wm=12;function fc(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return B(`/api/me/games?limit=${Wm}${t}`)}function hc(){return B("/api/lobby")}function gc(e){return B("/api/match",e)}var Kr=new Set;function $c(e){for(let t of Kr)t(e)}function No(e){return Kr.add(e),()=>{Kr.delete(e)}}function yc(e,t){let n=hr[e.level-1];return l`${Z("deck",i("deck"),[["normal",i("short-deck-normal")],["tactical",i("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">
      ${i("label-and-note",{label:i(`deck-${e.deck}`),note:i(`deck-note-${e.deck}`)})}
    </p>
    ${Z("level",i("level-of-automa"),hr.map(o=>[String(o.level),Gt(o)]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${i("you-begin",{numeral:n.numeral,name:Rn(n.level),counts:i(`automa-level-${n.level}`)})}
    </p>`}function wc({totals:e}){if(e.length===0)return d;let t=n=>n===null?"–":N(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var Po=90,Gm={"*":"special",x:"covered"};function bc(e,t,n){let{games:o,recent:r,waiting:s,next:a,busy:c,error:u,at:p}=e.store.get();return o.length===0&&r.length===0&&!u?d:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${i("your-games")}
      ${s>0?l`<span class="badge" data-testid="waiting"
              >${i("waiting-for-you",{count:s})}</span
            >`:d}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(m=>Vm(m,t,n-p))}
      ${r.map(m=>Zm(m,e,t))}
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
  </section>`}function Vm(e,t,n){return l`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Co(e.cells)}
    <a href=${e.url} @click=${R(t)}>${Oo(e)}</a>
    <span class="standing">${Io(e,n)}</span>
    <span class="small when">${Yr(e.last,Date.now())}</span>
  </li>`}function Zm(e,t,n){let o=Yr(e.when,Date.now());return l`<li class="game remembered">
    ${Co(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${R(n)}>${e.title}</a>
    <span class="standing small">${i("opened-here",{when:o})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${i("remove-game",{game:e.title,when:o})}
      @click=${()=>t.forget(e.id)}
    >
      ${i("remove")}
    </button>
  </li>`}function Co(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Po+2} ${Po+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Po} height=${Po}></rect>
    ${[...t].flatMap(([n,o])=>zm(n,o))}
  </svg>`}function zm(e,t){let n=e==="*"||e==="x",o=n?Gm[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>w`<path class="piece" fill=${`url(#fabric-${o})`} d=${G(r,10)}></path>`)}function vc(e,t,n){let{games:o,at:r}=e.store.get(),s=pc(o);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${R(t)}>
    ${Co(s.cells)}
    <span class="continue-words">
      <b>${i("continue")}</b>
      <span
        >${i("opponent-and-standing",{opponent:Oo(s),standing:Io(s,n-r)})}</span
      >
      <span class="small">${i("spaces-sewn",{count:mc(s)})}</span>
    </span>
  </a>`:d}var xc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Qm(e){return xc.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function Ym(e){let t=Qm(e),n=`url(#fabric-${e})`;return w`<path class="piece" fill=${n} d=${G(t,10,.25)}></path>
    <path class="stitches" d=${G(t,10,1.1)}></path>`}function sn(){let e=[...new Set(xc.join(""))].filter(t=>t!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${e.map(Ym)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>V((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function kc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${i("play-anyone")}</h2>
    <p class="small">${i("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${i("quick-match")}>
      ${rn.map(({key:s})=>l`<button
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
      ${n?.length?n.map(s=>Xm(s,e,t)):Km(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function Km(e){return e===null?d:l`<li class="none small">${i("nobody-waiting")}</li>`}function Xm(e,t,n){let{game:o,name:r,rating:s,yours:a}=e,{busy:c}=t.store.get();return l`<li data-game=${o}>
    <span class="host"
      ><b>${a?i("your-table"):r}</b>${s===null?d:l` <span class="small">${s}</span>`} <span class="small">${Qr(e)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${o}`} @click=${R(n)}>${i("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${i("sit-with",{name:r,terms:Qr(e)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            ${i("sit-down")}
          </button>`}
  </li>`}var Jm=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],td={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Ec(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${i("new-game")}</h2>
    ${nd(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?ld(o,t,n):d}
      ${o.opponent==="person"?rd(o,t):d}
      ${r?id(o,t):d}
      ${o.opponent==="automa"?yc(o,t):d}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${i(e.busy?"starting":td[o.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${co(n)} ${ed(o,t,r)}
  </form>`}function ed(e,t,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${i("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?d:sd(e,t)}
      ${Z("board",i("time-board"),[["revised",i("short-board-revised")],["original",i("short-board-original")]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?d:cd(e,t)}
    </div>
  </details>`}function nd(e,t){return l`<fieldset class="cards">
    <legend class="visually-hidden">${i("opponent")}</legend>
    ${Jm.map(([n,o])=>od(n,o,e,t))}
  </fieldset>`}function od(e,t,n,o){let r=t.includes(n.opponent)?"chosen":"",s=a=>l`<input
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
  </div>`}function rd(e,t){return l`<div class="names">
    ${["first-name","second-name"].map((n,o)=>l`<label
          >${i(n)}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,at(r))}
        /></label>`)}
  </div>`}function id(e,t){let{speed:n}=e;return l`<label class="own-name"
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${i("guest")}
        .value=${e.name}
        @input=${o=>t.set({name:at(o)})}
    /></label>
    ${Z("clock",i("clock"),rn.map(({key:o})=>[o,i(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">
      ${i("label-and-note",{label:i(`speed-${n}`),note:i(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Sc("rated",i("tick-rated"),i("tick-rated-note"),e.rated,o=>t.set({rated:o}))}
      ${Sc("takebacks",i("tick-takebacks"),i(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function Sc(e,t,n,o,r,s=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${s}
      @change=${a=>r(ye(a))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function sd(e,t){let[n,o]=ad(e);return Z("first",i("who-first"),[["you",n],["opponent",o],["random",i("random")]],e.first,r=>t.set({first:r}))}function ad({opponent:e,names:[t,n]}){return e==="person"?[t||i("first"),n||i("second")]:e==="friend"?[i("you"),i("your-friend")]:[i("you"),i(e==="computer"?"computer":"the-other-player")]}function cd(e,t){return l`<label class="seed"
    >${i("setup-code")} <span class="small">${i("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:at(n)})}
  /></label>`}function ld({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return l`${Z("strength",i("difficulty"),fe.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${Aa(e)}</p>`}function Mc({home:e,lobby:t,mine:n},o,r){let s=e.store.get();return l`${ut(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${i("welcome-title")}</h1>
          <p>${i("welcome-text")}</p>
        </div>
        ${sn()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${R(o)}
            >${i("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${o.help}>
            ${y("help")}<span>${i("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${vc(n,o,r)} ${Ec(s,e,o)}
      <div class="aside">
        ${bc(n,o,r)} ${kc(t,o)} ${ud(o)}
        ${wc(s)} ${pd(s,e)}
      </div>
    </main>`}function ud(e){return l`<nav class="more" aria-label=${i("more")}>
    <a class="button" href="/tournaments" @click=${R(e)}
      >${y("cup")}<span>${i("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${R(e)}
      >${y("person")}<span>${i("your-account")}</span></a
    >
    ${lo(e)}
  </nav>`}function pd(e,t){return l`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>md(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function md(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var dd=5e3,fd=6e4,hd=600;async function Ac(e,t,n,o){let r=new Ao(t.go,o,t.settings.strength,so),s=new To({fetch:hc,match:gc,sit:mn,name:()=>r.ownName,go:t.go}),a=new _o({fetch:fc,remembered:{recent:$e,forget:ya},now:()=>performance.now()});await yd(hd,Promise.all([r.count(),s.load(),a.load(),$d(r,n)])),ao(a.store.get().waiting);let c={home:r,lobby:s,mine:a},u=()=>O(Mc(c,t,performance.now()),e);return{draw:u,close:gd(c,n,u)}}function gd({home:e,lobby:t,mine:n},o,r){let s=[e,t,n].map(({store:u})=>u.watch(r));s.push(No(u=>(u==="lobby"?t:n).load()));let a=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},dd),c=setInterval(r,fd);return()=>{for(let u of s)u();clearInterval(a),clearInterval(c)}}async function $d(e,t){let n=await ft().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function yd(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}function Xr(){if(!("serviceWorker"in navigator))return;(window.requestIdleCallback??(t=>window.setTimeout(t,1e3)))(()=>{navigator.serviceWorker.register("/sw.js").catch(t=>{console.warn("This browser keeps no page for times without the server:",t.message)})})}var{dataset:Tc}=document.querySelector("script[type=module]"),Ro=new Map;async function ve(e){let t=Ro.get(e)??wd(e);Ro.set(e,t),t.catch(()=>Ro.delete(e));let n=await t;return n.speak(Fo()),n}async function wd(e){let t=Tc[`${e}Style`];try{let[n]=await Promise.all([import(Tc[e]),t&&Jr(t)]);return n}catch(n){throw new Me(i("server-away"),{cause:n})}}async function Lc(){let e=await Promise.all(Ro.values());for(let t of e)t.speak(Fo())}function Jr(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var an=null;function _c(e){if(an)return;let t=document.createElement("dialog");t.className="sheet",t.dataset.testid="dialog-settings",t.setAttribute("aria-labelledby","dialog-heading"),t.addEventListener("close",()=>{an=null,t.remove()}),an=()=>O(l`${uo(e,()=>t.close(),null)}`,t),an(),document.body.append(t),t.showModal()}function Oc(){an?.()}var mt=class{constructor(t){this.value=t}valueOf(){return this.value}},A=class extends mt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},z=class extends mt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},dt=class e extends mt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof mt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof mt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Ic=100,bd="⁨",vd="⁩";function xd(e,t,n){if(n===t||n instanceof z&&t instanceof z&&n.value===t.value)return!0;if(t instanceof z&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function Nc(e,t,n){return t[n]?xe(e,t[n].value):(e.reportError(new RangeError("No default")),new A)}function ti(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=cn(e,r.value):n.push(cn(e,r));return{positional:n,named:o}}function cn(e,t){switch(t.type){case"str":return t.value;case"num":return new z(t.value,{minimumFractionDigits:t.precision});case"var":return kd(e,t);case"mesg":return Sd(e,t);case"term":return Ed(e,t);case"func":return Md(e,t);case"select":return Ad(e,t);default:return new A}}function kd(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new A(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new A(`$${t}`);if(n instanceof mt)return n;switch(typeof n){case"string":return n;case"number":return new z(n);case"object":if(dt.supportsValue(n))return new dt(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new A(`$${t}`)}}function Sd(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new A(t);if(n){let r=o.attributes[n];return r?xe(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${t}.${n}`))}return o.value?xe(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new A(t))}function Ed(e,{name:t,attr:n,args:o}){let r=`-${t}`,s=e.bundle._terms.get(r);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new A(r);if(n){let c=s.attributes[n];if(c){e.params=ti(e,o).named;let u=xe(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${r}.${n}`)}e.params=ti(e,o).named;let a=xe(e,s.value);return e.params=null,a}function Md(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new A(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new A(`${t}()`);try{let r=ti(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new A(`${t}()`)}}function Ad(e,{selector:t,variants:n,star:o}){let r=cn(e,t);if(r instanceof A)return Nc(e,n,o);for(let s of n){let a=cn(e,s.key);if(xd(e,r,a))return xe(e,s.value)}return Nc(e,n,o)}function ei(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new A;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>Ic)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ic}`);o&&n.push(bd),n.push(cn(e,r).toString(e)),o&&n.push(vd)}return e.dirty.delete(t),n.join("")}function xe(e,t){return typeof t=="string"?e.bundle._transform(t):ei(e,t)}var Do=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function ni(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var Pc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Cc(e,t){let n=e[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof z)return new z(n.valueOf(),{...n.opts,...ni(t,Pc)});if(n instanceof dt)return new z(n.toNumber(),{...ni(t,Pc)});throw new TypeError("Invalid argument to NUMBER")}var Td=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Rc(e,t){let n=e[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof dt||n instanceof z)return new dt(n,ni(t,Td));throw new TypeError("Invalid argument to DATETIME")}var Dc=new Map;function jc(e){let t=Array.isArray(e)?e.join(" "):e,n=Dc.get(t);return n===void 0&&(n=new Map,Dc.set(t,n)),n}var ln=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Cc,DATETIME:Rc,...n},this._useIsolating=o,this._transform=r,this._intls=jc(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let s=t.body[r];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){o.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){o.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new Do(this,o,n);try{return ei(r,t).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new A().toString(r);throw s}}};var oi=/^(-?[a-zA-Z][\w-]*) *= */gm,qc=/\.([a-zA-Z][\w-]*) *= */y,Ld=/\*?\[/y,ri=/(-?[0-9]+(?:\.([0-9]+))?)/y,_d=/([a-zA-Z][\w-]*)/y,Bc=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Od=/^[A-Z][A-Z0-9_-]*$/,jo=/([^{}\n\r]+)/y,Id=/([^\\"\n\r]*)/y,Hc=/\\([\\"])/y,Uc=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Nd=/^\n+/,Fc=/ +$/,Pd=/ *\r?\n/g,Cd=/( *)$/,Rd=/{\s*/y,Wc=/\s*}/y,Dd=/\[\s*/y,jd=/\s*] */y,qd=/\s*\(\s*/y,Bd=/\s*->\s*/y,Hd=/\s*:\s*/y,Ud=/\s*,?\s*/y,Fd=/\s+/y,ke=class{constructor(t){this.body=[],oi.lastIndex=0;let n=0;for(;;){let h=oi.exec(t);if(h===null)break;n=oi.lastIndex;try{this.body.push(u(h[1]))}catch(g){if(g instanceof SyntaxError)continue;throw g}}function o(h){return h.lastIndex=n,h.test(t)}function r(h,g){if(t[n]===h)return n++,!0;if(g)throw new g(`Expected ${h}`);return!1}function s(h,g){if(o(h))return n=h.lastIndex,!0;if(g)throw new g(`Expected ${h.toString()}`);return!1}function a(h){h.lastIndex=n;let g=h.exec(t);if(g===null)throw new SyntaxError(`Expected ${h.toString()}`);return n=h.lastIndex,g}function c(h){return a(h)[1]}function u(h){let g=m(),E=p();if(g===null&&Object.keys(E).length===0)throw new SyntaxError("Expected message value or attributes");return{id:h,value:g,attributes:E}}function p(){let h=Object.create(null);for(;o(qc);){let g=c(qc),E=m();if(E===null)throw new SyntaxError("Expected attribute value");h[g]=E}return h}function m(){let h;if(o(jo)&&(h=c(jo)),t[n]==="{"||t[n]==="}")return f(h?[h]:[],1/0);let g=Se();return g?h?f([h,g],g.length):(g.value=vt(g.value,Nd),f([g],g.length)):h?vt(h,Fc):null}function f(h=[],g){for(;;){if(o(jo)){h.push(c(jo));continue}if(t[n]==="{"){h.push($());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ct=Se();if(ct){h.push(ct),g=Math.min(g,ct.length);continue}break}let E=h.length-1,Rt=h[E];typeof Rt=="string"&&(h[E]=vt(Rt,Fc));let Ee=[];for(let ct of h)ct instanceof qo&&(ct=ct.value.slice(0,ct.value.length-g)),ct&&Ee.push(ct);return Ee}function $(){s(Rd,SyntaxError);let h=b();if(s(Wc))return h;if(s(Bd)){let g=F();return s(Wc,SyntaxError),{type:"select",selector:h,...g}}throw new SyntaxError("Unclosed placeable")}function b(){if(t[n]==="{")return $();if(o(Bc)){let[,h,g,E=null]=a(Bc);if(h==="$")return{type:"var",name:g};if(s(qd)){let Rt=k();if(h==="-")return{type:"term",name:g,attr:E,args:Rt};if(Od.test(g))return{type:"func",name:g,args:Rt};throw new SyntaxError("Function names must be all upper-case")}return h==="-"?{type:"term",name:g,attr:E,args:[]}:{type:"mesg",name:g,attr:E}}return un()}function k(){let h=[];for(;;){switch(t[n]){case")":return n++,h;case void 0:throw new SyntaxError("Unclosed argument list")}h.push(_()),s(Ud)}}function _(){let h=b();return h.type!=="mesg"?h:s(Hd)?{type:"narg",name:h.name,value:un()}:h}function F(){let h=[],g=0,E;for(;o(Ld);){r("*")&&(E=g);let Rt=Pt(),Ee=m();if(Ee===null)throw new SyntaxError("Expected variant value");h[g++]={key:Rt,value:Ee}}if(g===0)return null;if(E===void 0)throw new SyntaxError("Expected default variant");return{variants:h,star:E}}function Pt(){s(Dd,SyntaxError);let h;return o(ri)?h=bt():h={type:"str",value:c(_d)},s(jd,SyntaxError),h}function un(){if(o(ri))return bt();if(t[n]==='"')return Ho();throw new SyntaxError("Invalid expression")}function bt(){let[,h,g=""]=a(ri),E=g.length;return{type:"num",value:parseFloat(h),precision:E}}function Ho(){r('"',SyntaxError);let h="";for(;;){if(h+=c(Id),t[n]==="\\"){h+=Uo();continue}if(r('"'))return{type:"str",value:h};throw new SyntaxError("Unclosed string literal")}}function Uo(){if(o(Hc))return c(Hc);if(o(Uc)){let[,h,g]=a(Uc),E=parseInt(h||g,16);return E<=55295||57344<=E?String.fromCodePoint(E):"�"}throw new SyntaxError("Unknown escape sequence")}function Se(){let h=n;switch(s(Fd),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ct(t.slice(h,n))}return t[n-1]===" "?Ct(t.slice(h,n)):!1}function vt(h,g){return h.replace(g,"")}function Ct(h){let g=h.replace(Pd,`
`),E=Cd.exec(h)[1].length;return new qo(g,E)}}},qo=class{constructor(t,n){this.value=t,this.length=n}};var ii=new Map;function si(e,t=`/words/${e}.json`){let n=ii.get(e);if(n)return n;let o=Wd(new URL(t,import.meta.url));return ii.set(e,o),o.catch(()=>ii.delete(e)),o}async function Wd(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function ai(e,t){let{language:n}=e,o=Gd(e,t);yi({language:n,format:(s,a)=>{let c=o.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return o.formatPattern(c,a)}})}function Gd({language:e,words:t,editions:n},o){let r=new ln(e,{useIsolating:!1});return r.addResource(new ke(t)),Object.hasOwn(n,o)&&r.addResource(new ke(n[o]),{allowOverrides:!0}),r}function Gc(e,t,n){let{yours:o,name:r,game:s}=e;return l`${ut(n)}
    <main class="invitation">
      ${sn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?i("own-invitation"):i("invites-you",{name:r})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Di(e).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?Vd(s):$o(t)}
      </section>
    </main>`}function Vd(e){return l`<p data-testid="own-invitation">${i("send-address")}</p>
    <a class="button main" href=${`/game/${e}`}>${i("to-the-table")}</a>`}function Vc({title:e,text:t},n){return l`${ut(n)}
    <main class="invitation">
      ${sn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">${i("play-on-your-own")}</a>
      </section>
    </main>`}var ci=new Map([["classic",Promise.resolve(Ve)]]),li="classic";async function ui(e){li=e;try{let t=await Zd(e);li===e&&Zc(e,t)}catch(t){console.warn(`The ${e} edition can’t be loaded:`,t),li===e&&!document.querySelector("#fabrics > *")&&Zc("classic",Ve)}}function Zc(e,t){document.documentElement.dataset.edition=e,O(Ps(t),document.getElementById("fabrics"))}function Zd(e){let t=ci.get(e);if(t)return t;let n=`/editions/${e}`,r=Promise.all([import(`${n}.js`),zd(`${n}.css`)]).then(([s])=>s.art);return ci.set(e,r),r.catch(()=>ci.delete(e)),r}async function zd(e){let t=document.querySelector(`link[href="${e}"]`);t?.sheet||(t?.remove(),await Jr(e))}function zc(e,t){let n=e.store.get(),o=e.isSolo?[["automa",i("automa-alone")]]:[...fe.map(({level:a})=>[String(a),i("computer-level-name",{level:String(a),name:en(a)})]),["person",i("two-people-here")]],r=n.opponent==="computer"?String(n.strength):n.opponent;return l`<form class="panel play-on" @submit=${a=>{a.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${i("play-on-here")}</h2>
    <label
      >${i("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>e.store.dispatch(Qd(at(a)))}
      >
        ${o.map(([a,c])=>l`<option value=${a} ?selected=${r===a}>${c}</option>`)}
      </select></label
    >
    ${e.isSolo?d:l`<label
            >${i("you-are")}
            <select
              data-testid="on-first"
              @change=${a=>e.store.dispatch({first:at(a)})}
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
  </form>`}function Qd(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function pi(e,t,n,o){let{replay:r,index:s}=e,a=r.frames[s],c=St(r);if(n===2&&a.automa)return Kd(a,a.automa,c,t,o);let u=`${n===1?"front":"back"} p${n}`;return l`<div class=${`seat ${u}`}>${fo(a,c,n)}</div>
    <div class=${`spread ${u}`}>${Yd(e,t,n,o)}</div>`}function Yd({replay:e,index:t,walks:n},o,r,s){let a=e.frames[t];return ko({number:r,name:St(e)[r-1].name,player:a.players[r-1],patches:o.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[r],fresh:qn(a.player===r?[a.move]:[],o.patches)})}function Kd(e,t,n,o,r){return l`<div class="seat back p2">${ho(e,n,t)}</div>
    ${go(e,t,{turns:t.turns,run:0},o.patches,r)}`}function Qc({replay:e,index:t},n){let o=r=>n.look(r);return xo(Ji(e),t,St(e),n.patches,o)}function Yc(e,t,n){let o=e.store.get(),{replay:r,index:s}=o,a=r.frames[s],c=St(r),{letters:u,look:p}=n.settings,m=()=>n.change({look:p==="cloth"?"thread":"cloth"});return l`${ut(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?i("start-position"):i("after-move",{number:String(s)})}:
            ${gt(a,c)}
          </h1>
          <p data-testid="turn-reason">${it(a,c)}</p>
          ${r.comment?l`<p class="notice" data-testid="notice">${r.comment}</p>`:d}
        </div>
        <div class="column own">
          ${pi(o,e,1,u)} ${yo(a.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${Ya(a,e.patches,u)} ${Qc(o,e)}
          ${a.result?So(a,c,Xd(e,n)):zc(t,s)}
        </div>
        <div class="column other">
          ${pi(o,e,2,u)} ${Gn(a,c,p,m)}
        </div>
      </div>
      <div class="below">${Eo(a,c,e.patches)}</div>
    </main>`}function Xd(e,t){let{replay:n,said:o}=e.store.get(),r=async()=>e.store.dispatch({said:await Fr(`${location.origin}${e.path}`)});return l`<button
      type="button"
      class="main"
      data-testid="play-again"
      @click=${()=>t.go("/")}
    >
      ${i("new-game")}
    </button>
    <button type="button" data-testid="copy-link" @click=${r}>
      ${y("link")}<span>${i("copy-link")}</span>
    </button>
    <button type="button" data-testid="download-record" @click=${()=>Jd(n.record)}>
      ${y("download")}<span>${i("record")}</span>
    </button>
    <p class="small copied" role="status" data-testid="copied">${o}</p>`}function Jd(e){let t=document.createElement("a");t.href=URL.createObjectURL(new Blob([e],{type:"text/plain"})),t.download="game.pgr",t.click(),URL.revokeObjectURL(t.href)}var U=document.getElementById("app"),K=ma(),It=null,mi=()=>"",j=0,Kc={load:qr,save:ga},fi=vi(gi("link[data-what=patches]")),di=new dn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:ao,onNews:$c});async function hi(e){$e().length===0||document.hidden||di.socket||(e??await tf())&&di.open()}async function tf(){return ft().then(({known:e})=>e,()=>!1)}var P={get settings(){return K},logo:gi("link[rel=icon]"),change(e){K={...K,...e},da(K),Xc(),e.sounds&&Sr("button"),e.edition&&ui(e.edition),"language"in e||"edition"in e?rf().catch($i):Jc()},go(e){history.pushState(null,"",e),Bo()},onNews:No,help(){ve("aid").then(({openAid:e})=>e(),ef)},openSettings(){_c(P)},canVibrate:kr()};function ef({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),O(l`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>${i("close")}</button>`,t),document.body.append(t),t.showModal()}function gi(e){return document.querySelector(e).href}function Xc(){let{theme:e}=K;e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function nf(){return K.language==="auto"?ji(navigator.languages):K.language}async function of(){let{lang:e}=document.documentElement,t=K.language==="auto"?e:K.language,n=e===t?gi("link[data-what=words]"):void 0;ai(await si(t,n),K.edition),document.documentElement.lang=t}async function rf(){let e=nf();ai(await si(e),K.edition),await Lc(),document.documentElement.lang=e,tn(mi()),Jc()}function Jc(){It?.draw(),Oc()}function Nt(e,t,n=null){It?.close(),It=e,mi=t?()=>i(t):()=>"",tn(mi()),hi(n),window.scrollTo(0,0),e.draw()}function Bo(){j+=1;let e=j,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{j===e&&$i(s)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=ts(location.pathname);t?ol(t[1]).catch(n):o?ff(o[1]).catch(n):location.pathname==="/first-game"?mf().catch(n):r?af(r).catch(n):location.pathname===$n?df().catch(n):location.pathname!=="/"?tl("page"):location.hash.length>1?lf(location.hash).catch(n):cf().catch(n)}function $i(e){if(e instanceof Kt&&e.status===404&&sf())return tl("game");let t=e instanceof Error?e.message:String(e);el("cannot-show",t,bi(e))}function sf(){return location.pathname.startsWith("/game/")}function tl(e){el(e==="game"?"no-such-game":"no-such-page",i("link-may-be-old"))}function el(e,t,n=!1){Nt({draw:()=>O(l`${ut(P)}
        <main class="waiting">
          <h1>${i(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${i("back-to-home")}</a>
          ${n?cr(P):d}
        </main>`,U),close:()=>{}},e)}async function af({name:e,match:t}){let n=j;It||O(Mt(P,i("one-moment")),U);let{OPENERS:o}=await ve("pages"),r=await o[e](U,P,t);n===j?Nt(r,`tab-${e}`):r.close()}async function cf(){let e=j,n=await Ac(U,P,di,o=>{let r=[o.tags.Player1,o.tags.Player2];history.pushState(null,"",o.link?ne(o.link,r):location.pathname),nl(o).catch($i)});e===j?Nt(n,""):n.close()}async function lf(e){let t=j,n=Hi(location.search),o=await pn(e);t===j&&await nl({...o,tags:{...n,...o.tags}})}function uf(e,t){let{target:n,key:o,altKey:r,ctrlKey:s,metaKey:a,shiftKey:c}=e;r||s||a||c||n instanceof Element&&n.closest("select, input, textarea, dialog")||no(e,(u,p)=>t.walk(u,p))||t.step(o)&&e.preventDefault()}async function nl(e){let t=new En(e,await fi),n=new Mn(e,P.go,K.strength),o=()=>{O(Yc(t,n,P),U),to(U)},r=[t.store.watch(o),n.store.watch(o)],s=c=>uf(c,t);window.addEventListener("keydown",s),Nt({draw:o,close:()=>{for(let c of r)c();window.removeEventListener("keydown",s)}},"tab-viewer")}async function ol(e){let t=j;It||O(Mt(P,i("opening-table")),U);let[n,o]=await Promise.all([xi(e),fi]),r=qr()?.game===e?await pf():null;if(t!==j)return;let s=n.seats.some(a=>a.yours);Nt(zr(U,n,o,P,r),"tab-game",s)}async function pf(){let{accompany:e,asNewcomer:t}=await ve("guide");return{seen:t,accompany:(n,o)=>e(U,n,P,Kc,o)}}async function mf(){let e=j;It||O(Mt(P,i("opening-table")),U);let{firstGame:t}=await ve("guide"),n=await t(Kc);e===j&&(history.replaceState(null,"",`/game/${n}`),await ol(n))}async function df(){let e=j;It||O(Mt(P,i("opening-table")),U);let[{LocalGame:t},n]=await Promise.all([ve("offline"),fi]);if(e!==j)return;let o=new t(n,{load:fa,save:ha,later:r=>window.setTimeout(r),draw:r=>Math.floor(Math.random()*r)});Nt(zr(U,o.table,n,P,null,o),"tab-offline",!1)}async function ff(e){let t=j;It||O(Mt(P,i("opening-invitation")),U);try{let n=await Ei(e);if(t!==j)return;let o=new ee({me:ft,sit:s=>Mi(e,s),go:P.go}),r=()=>O(Gc(n,o,P),U);Nt({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Kt?Ri(n.status):null;if(!o)throw n;if(t!==j)return;Nt({draw:()=>O(Vc(o,P),U),close:()=>{}},"tab-invitation")}}Xc();await Promise.all([of(),ui(K.edition)]);window.addEventListener("popstate",Bo);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),P.help())});window.addEventListener("online",()=>hi(null));document.addEventListener("visibilitychange",()=>hi(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});Bo();ds(P,Bo);document.readyState==="complete"?Xr():window.addEventListener("load",Xr);
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
