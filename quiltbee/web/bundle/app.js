function R(t,e){let n=e,r=!1,o=new Set,s=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let c=t(n,a);c!==n&&(n=c,r||queueMicrotask(s),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}var Yt={language:"en",format:t=>t};function yi(t){Yt=t}function Fr(){return Yt}function jt(){return Yt.language}function i(t,e){return Yt.format(t,e)}function X(t){return new Intl.ListFormat(ol(),{type:"conjunction"}).format(t)}function ol(){return Yt.language==="en"?"en-GB":Yt.language}function wi(t){return new Intl.DateTimeFormat(jt(),{dateStyle:"medium"}).format(t)}var Ae=class extends Error{name="Away"};function bi(t){let e=t instanceof Error&&t.name==="Away";return e&&Ur(!0),e}var Kt=R((t,e)=>e,{away:!1}),Xt=class extends Error{constructor(e,n){super(e),this.status=n}};async function H(t,e,n){return JSON.parse(await Wr(t,e,n))}async function Wr(t,e,n="POST"){let r=await il(t,e,n),o=await r.text();if(r.ok)return o;let s=sl(o)??i("status-answer",{status:String(r.status)});throw new Xt(s,r.status)}async function il(t,e,n){let r=e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)};try{let o=await fetch(new URL(t,import.meta.url),r);return Ur(!1),o}catch(o){throw Ur(!0),new Ae(i("server-away"),{cause:o})}}function Ur(t){Kt.get().away!==t&&Kt.dispatch({away:t})}function sl(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}async function vi(t="/api/patches"){let e=await H(t);return Object.fromEntries(Object.entries(e).map(al))}function al([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>i(`patch-${t}`)})]}function ki(t){return H(`/api/games/${t}`)}function Jt(t){return H("/api/games",t)}function xi(){return H("/api/solo")}function pn(t){return H("/api/replay",{text:t})}function Si(t){return H(`/api/games/${t}/replay`)}function ht(){return H("/api/me")}function Ei(t){return H(`/api/invitations/${t}`)}function Mi(t,e){return H(`/api/invitations/${t}`,{name:e})}function Ai(t){return H(`/api/games/${t}/invitation`,{})}function mn(t,e){return H(`/api/games/${t}/seat`,{name:e})}function Ti(t){return Wr("/api/qr",{path:t})}function _i(t){return H("/api/reports",t)}var dn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var U=1e3,qt=60*U,te=60*qt,ut=24*te,Gr=9900,cl=[10,30,60];function ee(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ut,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*U);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function fn(t){if(t===null)return i("no-clock");let{kind:e,main:n,extra:r}=ee(t);if(e==="days")return i("clock-days",{count:n/ut});let o=Li(n);if(r===0)return i("clock-whole",{time:o});let s=i("seconds",{count:r/U});return i(e==="delay"?"clock-delay":"clock-more",{time:o,each:s})}function hn(t){let{kind:e,main:n,extra:r}=ee(t);if(e==="days")return i("label-days",{count:n/ut});let o=n%qt===0?i("label-minutes",{count:n/qt}):i("label-seconds",{count:n/U}),s=i("label-seconds",{count:r/U});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${s}`}function Li(t){return[[Math.floor(t/te),"hours"],[Math.floor(t%te/qt),"minutes"],[Math.floor(t%qt/U),"seconds"]].filter(([r])=>r>0).map(([r,o])=>i(o,{count:r})).join(" ")||i("no-time")}function Oi(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function Te(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:s,extra:a}=ee(t.control),c=s==="delay"?a:0,u=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,u-c))}function gn(t){if(t<=Gr)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ut)return i("short-days",{days:Math.floor(t/ut),hours:Math.floor(t%ut/te)});let e=Math.ceil(t/U),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((s,a)=>a===0&&r===0?String(s):String(s).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function Ii(t){if(t<=0)return i("no-time-left");if(t>=ut){let e=Math.floor(t%ut/te),n=i("days",{count:Math.floor(t/ut)});return e?`${n} ${i("hours",{count:e})}`:n}return Li(Math.ceil(t/U)*U)}function Ni(t,e){let{kind:n,main:r}=ee(t);return n==="days"?e<6*te:e<Math.max(10*U,Math.min(qt,r/10))}function Pi(t,e){return cl.find(r=>t>r*U&&e<=r*U&&e>0)??null}function Ci(t){return t<=0?null:t>=ut?qt:t<=Gr?t%100||100:Math.min(t%U||U,t-Gr)}function Ri(t){return t===404?{title:i("invitation-unknown"),text:i("invitation-unknown-text")}:t===410?{title:i("invitation-closed"),text:i("invitation-closed-text")}:null}function Di({board:t,clock:e,takebacks:n,rated:r,seed_chosen:o,seat:s}){return[[i("term-seat"),i(`term-seat-${s}`)],[i("clock"),e===null?i("term-no-clock"):fn(e)],[i("time-board"),i(`term-board-${t}`)],[i("circle"),i(o?"term-chosen":"term-drawn")],[i("tick-takebacks"),i(n?"tick-takebacks-note":"term-none")],[i("term-rating"),i(r?"tick-rated-note":"terms-not-rated")]]}var Vr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Zr(t){return typeof t=="string"&&Object.hasOwn(Vr,t)}function ji(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Zr)??"en"}var ne=class{constructor(e){this.outside=e,this.store=R((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:qi(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:qi(r)})}}}};function qi(t){return t instanceof Error?t.message:String(t)}var ll="offline",$n="/offline";function _e({game:t}){return t===ll}var ul=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function q([t,e]){return`${"abcdefghi"[e]}${t+1}`}function J(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function rt(t,e){return t[0]===e[0]&&t[1]===e[1]}function z(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function gt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function Le(t,[e,n]){let[r,o]=z(t);return[Hi(e,9-r),Hi(n,9-o)]}function Hi(t,e){return Math.max(0,Math.min(e,t))}function wn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Bi(t,e,n){let[r,o]=e,s=n>=4?wn(t,e,"flip"):t;for(let a=0;a<n%4;a+=1)s=wn(s,[r,o],"right"),[r,o]=[o,r];return s}function xt(t){let[e,n]=z(t),r=([o,s])=>Math.abs(o-(e-1)/2)+Math.abs(s-(n-1)/2);return t.reduce((o,s)=>r(s)<r(o)?s:o)}function vn(t){let e=Math.min(...t.map(a=>a[0])),n=Math.max(...t.map(a=>a[1])),r=([a,c])=>Math.min(...t.map(([u,p])=>Math.abs(u-a)+Math.abs(p-c))),o=a=>Math.abs(a[0]-e+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return ul.filter(a=>r(a)>0).reduce((a,c)=>o(c)<o(a)?c:a)}function bn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],s=[r];e.add(r);for(let a=s.pop();a!==void 0;a=s.pop()){o.push([Math.floor(a/9),a%9]);for(let c of pl(a))t[c]==="."&&!e.has(c)&&(e.add(c),s.push(c))}n.push(o.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function pl(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var ml=3;function re(t,e){let n=new Set(bn(t).map(String));return bn(dl(t,e)).filter(o=>o.length<=ml&&!n.has(String(o)))}function dl(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Fi(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let s=n;s<n+7;s+=1)o+=t.slice(s*9+r,s*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function W(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[a,c]of t)for(let u=0;u<4;u+=1){let[p,m]=yn[(u+3)%4];if(r.has(String([a+p,c+m])))continue;let f=fl[u],$=[a+f[0],c+f[1]],w=[$[0]+yn[u][0],$[1]+yn[u][1]];o.set(String($),[...o.get(String($))??[],{to:w,direction:u}])}let s="";for(;o.size>0;)s+=hl(o,e,n);return s}var yn=[[0,1],[1,0],[0,-1],[-1,0]],fl=[[0,0],[0,1],[1,1],[1,0]];function hl(t,e,n){let r=t.keys().next().value,o=[],s=r,a=-1;do{let u=t.get(s),p=Math.max(0,u.findIndex(w=>w.direction===(a+1)%4)),m=u.splice(a<0?0:p,1)[0];u.length===0&&t.delete(s);let[f,$]=s.split(",").map(Number);m.direction!==a&&o.push({at:[f,$],direction:m.direction}),a=m.direction,s=String(m.to)}while(s!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:u,direction:p},m)=>{let f=o[(m+o.length-1)%o.length].direction,[$,w]=[f,p].map(x=>yn[(x+1)%4]).reduce((x,L)=>[x[0]+L[0],x[1]+L[1]]);return`${u[1]*e+w*n} ${u[0]*e+$*n}`}).join("L")}Z`}function Ui(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>J(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function Wi(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Gi(t,e,[n,r]){let o=a=>(a[0]-e[0])*n+(a[1]-e[1])*r,s=a=>Math.abs((a[0]-e[0])*r+(a[1]-e[1])*n);return t.filter(a=>o(a)>0).sort((a,c)=>s(a)+o(a)-s(c)-o(c)||s(a)-s(c)).at(0)}function Vi(t,e,n){let r=s=>(s[0]-e[0])*9+s[1]-e[1];return(n?[...t].reverse().find(s=>r(s)<0):t.find(s=>r(s)>0))??t[n?t.length-1:0]}var zi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},zr={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function kn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function F(t,e){return t.orientations[e]??0}function St(t,e){return e.patch.orientations[F(t,e.letter)]}function ot(t,e){return t.origin?gt(St(t,e),t.origin):[]}function ie(t,e){return t.origin?`${F(t,e.letter)}${q(t.origin)}`:null}function se(t,e){let n=ie(t,e);return n!==null&&e.placements.has(n)}function xn(t,e){let n=ie(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Qr(t,e,n){switch(n.type){case"choose":return $l(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?wl(t,e,n.direction):{...t,cursor:Oe(t.cursor,n.direction)};default:return e?gl(t,e,n):t}}function gl(t,e,n){switch(n.type){case"hover":return t.set?t:Zi(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Zi(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return oe({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:xt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Sn(t,e);case"jump":return bl(t,e,n.direction);case"next":return vl(t,e,n.back??!1);case"turn":return kl(t,e,n.how);case"cycle":return xl(t,e)}}function $l(t,e,n){let r={...t,letter:e.letter,origin:null,set:!1};return{...r,anchor:n??xt(St(r,e))}}function Zi(t,e,n,r){let o=St(t,e),s=Le(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),a=Qi(t,e,s);return t.origin&&rt(t.origin,a)&&t.set===r&&rt(t.cursor,n)?t:{...t,origin:a,set:r,cursor:n}}function Qi(t,e,n){let r=F(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,a]of o){let c=[n[0]+s,n[1]+a];if(yl(c)&&e.placements.has(r+q(c)))return c}return n}function yl([t,e]){return t>=0&&e>=0&&t<9&&e<9}function oe(t,e,n){let r=St(t,e),o=Le(r,n),s=r.some(a=>rt(a,t.anchor))?t.anchor:xt(r);return{...t,origin:o,set:!0,anchor:s,cursor:[o[0]+s[0],o[1]+s[1]]}}function Sn(t,e){let{anchor:n,cursor:r}=t,o=Yr(t,e),s=[r[0]-n[0],r[1]-n[1]];return oe(t,e,Wi(o,s))}function Yr(t,e){return Ui(e.placements,F(t,e.letter))}function wl(t,e,n){if(!t.origin)return Sn(t,e);let[r,o]=zr[n];return oe(t,e,[t.origin[0]+r,t.origin[1]+o])}function Oe([t,e],n){let[r,o]=zr[n];return Le([[0,0]],[t+r,e+o])}function bl(t,e,n){if(!t.origin)return Sn(t,e);let r=Gi(Yr(t,e),t.origin,zr[n]);return r?oe(t,e,r):{...t,set:!0}}function vl(t,e,n){let r=Yr(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:Sn(t,e):o?oe(t,e,Vi(r,o,n)):oe(t,e,r[n?r.length-1:0])}function kl(t,e,n){let r=F(t,e.letter),o=wn(t.anchor,z(St(t,e)),n);return Yi(t,e,e.patch.turns[r][n],o)}function xl(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,s)=>o-s),r=n[(n.indexOf(F(t,e.letter))+1)%n.length];return Yi(t,e,r,xt(e.patch.orientations[r]))}function Yi(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let s=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],a=Le(St(o,e),[s[0]-r[0],s[1]-r[1]]),c=Qi(o,e,a);return{...o,origin:c,cursor:[c[0]+r[0],c[1]+r[1]]}}function Et(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:i("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}function Ki(t){return t.frames.slice(1).map(({move:e,player:n},r)=>({number:r+1,player:n??1,move:e??"pass"}))}var En=class{constructor(e,n){this.patches=n;let r={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=R((o,s)=>({...o,...s}),r)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:r}=this.store.get();this.store.dispatch({walks:{...r,[e]:Oe(r[e],n)}})}};function Sl(t,e){let[n,,...r]=t.link.split(","),o=t.frames.slice(1,e+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,o.join(""),...r].join(",")}var Mn=class{constructor(e,n,r){this.replay=e,this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:r,first:"you",busy:!1,error:""};this.store=R((s,a)=>({...s,...a}),o)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Jt(this.wanted(e));this.go(n)}catch(n){let r=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:r})}}wanted(e){let{replay:n}=this,{opponent:r,strength:o,first:s}=this.store.get(),{automa:a}=n.frames[0],c=a&&r==="automa"?{deck:a.deck,level:a.level}:null,u=r==="computer"?{level:o}:null,p=r==="person"?Et(n).map(({name:f})=>f):null,m=Sl(n,e);return{opponent:r,...c,...u,first:s,board:"revised",seed:null,from:m,names:p}}};var El=[[/^\/aid()$/,"aid"],[/^\/me()$/,"me"],[/^\/sign-in()$/,"sign-in"],[/^\/s\/([\w-]+)$/,"link"],[/^\/tournaments()$/,"tournaments"],[/^\/tournaments\/(\w+)$/,"tournament"]];function Xi(t){for(let[e,n]of El){let r=e.exec(t);if(r)return{name:n,match:r[1]}}return null}var ro=globalThis,Ji=t=>t,An=ro.trustedTypes,ts=An?An.createPolicy("lit-html",{createHTML:t=>t}):void 0,ss="$lit$",Mt=`lit$${Math.random().toFixed(9).slice(2)}$`,as="?"+Mt,Ml=`<${as}>`,Ft=document,Ne=()=>Ft.createComment(""),Pe=t=>t===null||typeof t!="object"&&typeof t!="function",oo=Array.isArray,Al=t=>oo(t)||typeof t?.[Symbol.iterator]=="function",Kr=`[ 	
\f\r]`,Ie=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,es=/-->/g,ns=/>/g,Ht=RegExp(`>|${Kr}(?:([^\\s"'>=/]+)(${Kr}*=${Kr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),rs=/'/g,os=/"/g,cs=/^(?:script|style|textarea|title)$/i,io=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),l=io(1),b=io(2),zf=io(3),Ce=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),is=new WeakMap,Bt=Ft.createTreeWalker(Ft,129);function ls(t,e){if(!oo(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ts!==void 0?ts.createHTML(e):e}var Tl=(t,e)=>{let n=t.length-1,r=[],o,s=e===2?"<svg>":e===3?"<math>":"",a=Ie;for(let c=0;c<n;c++){let u=t[c],p,m,f=-1,$=0;for(;$<u.length&&(a.lastIndex=$,m=a.exec(u),m!==null);)$=a.lastIndex,a===Ie?m[1]==="!--"?a=es:m[1]!==void 0?a=ns:m[2]!==void 0?(cs.test(m[2])&&(o=RegExp("</"+m[2],"g")),a=Ht):m[3]!==void 0&&(a=Ht):a===Ht?m[0]===">"?(a=o??Ie,f=-1):m[1]===void 0?f=-2:(f=a.lastIndex-m[2].length,p=m[1],a=m[3]===void 0?Ht:m[3]==='"'?os:rs):a===os||a===rs?a=Ht:a===es||a===ns?a=Ie:(a=Ht,o=void 0);let w=a===Ht&&t[c+1].startsWith("/>")?" ":"";s+=a===Ie?u+Ml:f>=0?(r.push(p),u.slice(0,f)+ss+u.slice(f)+Mt+w):u+Mt+(f===-2?c:w)}return[ls(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Re=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let s=0,a=0,c=e.length-1,u=this.parts,[p,m]=Tl(e,n);if(this.el=t.createElement(p,r),Bt.currentNode=this.el.content,n===2||n===3){let f=this.el.content.firstChild;f.replaceWith(...f.childNodes)}for(;(o=Bt.nextNode())!==null&&u.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let f of o.getAttributeNames())if(f.endsWith(ss)){let $=m[a++],w=o.getAttribute(f).split(Mt),x=/([.?@])?(.*)/.exec($);u.push({type:1,index:s,name:x[2],strings:w,ctor:x[1]==="."?Jr:x[1]==="?"?to:x[1]==="@"?eo:ce}),o.removeAttribute(f)}else f.startsWith(Mt)&&(u.push({type:6,index:s}),o.removeAttribute(f));if(cs.test(o.tagName)){let f=o.textContent.split(Mt),$=f.length-1;if($>0){o.textContent=An?An.emptyScript:"";for(let w=0;w<$;w++)o.append(f[w],Ne()),Bt.nextNode(),u.push({type:2,index:++s});o.append(f[$],Ne())}}}else if(o.nodeType===8)if(o.data===as)u.push({type:2,index:s});else{let f=-1;for(;(f=o.data.indexOf(Mt,f+1))!==-1;)u.push({type:7,index:s}),f+=Mt.length-1}s++}}static createElement(e,n){let r=Ft.createElement("template");return r.innerHTML=e,r}};function ae(t,e,n=t,r){if(e===Ce)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Pe(e)?void 0:e._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=ae(t,o._$AS(t,e.values),o,r)),e}var Xr=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Ft).importNode(n,!0);Bt.currentNode=o;let s=Bt.nextNode(),a=0,c=0,u=r[0];for(;u!==void 0;){if(a===u.index){let p;u.type===2?p=new De(s,s.nextSibling,this,e):u.type===1?p=new u.ctor(s,u.name,u.strings,this,e):u.type===6&&(p=new no(s,this,e)),this._$AV.push(p),u=r[++c]}a!==u?.index&&(s=Bt.nextNode(),a++)}return Bt.currentNode=Ft,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},De=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ae(this,e,n),Pe(e)?e===d||e==null||e===""?(this._$AH!==d&&this._$AR(),this._$AH=d):e!==this._$AH&&e!==Ce&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Al(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==d&&Pe(this._$AH)?this._$AA.nextSibling.data=e:this.T(Ft.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Re.createElement(ls(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new Xr(o,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(e){let n=is.get(e.strings);return n===void 0&&is.set(e.strings,n=new Re(e)),n}k(e){oo(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of e)o===n.length?n.push(r=new t(this.O(Ne()),this.O(Ne()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=Ji(e).nextSibling;Ji(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ce=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,s){this.type=1,this._$AH=d,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=d}_$AI(e,n=this,r,o){let s=this.strings,a=!1;if(s===void 0)e=ae(this,e,n,0),a=!Pe(e)||e!==this._$AH&&e!==Ce,a&&(this._$AH=e);else{let c=e,u,p;for(e=s[0],u=0;u<s.length-1;u++)p=ae(this,c[r+u],n,u),p===Ce&&(p=this._$AH[u]),a||=!Pe(p)||p!==this._$AH[u],p===d?e=d:e!==d&&(e+=(p??"")+s[u+1]),this._$AH[u]=p}a&&!o&&this.j(e)}j(e){e===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Jr=class extends ce{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===d?void 0:e}},to=class extends ce{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==d)}},eo=class extends ce{constructor(e,n,r,o,s){super(e,n,r,o,s),this.type=5}_$AI(e,n=this){if((e=ae(this,e,n,0)??d)===Ce)return;let r=this._$AH,o=e===d&&r!==d||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,s=e!==d&&(r===d||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},no=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){ae(this,e)}};var _l=ro.litHtmlPolyfillSupport;_l?.(Re,De),(ro.litHtmlVersions??=[]).push("3.3.3");var O=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new De(e.insertBefore(Ne(),s),s,void 0,n??{})}return o._$AI(t),o};var Ll={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function y(t){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Ll[t]}></path>
  </svg>`}function pt(t,e=d){return l`<header class="head">
    ${so(t)}
    <div class="head-middle">${e}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${D(t)}
      >${y("person")}<span>${i("to-me")}</span></a
    >
    <button type="button" class="quiet" data-testid="settings" @click=${t.openSettings}>
      ${y("gear")}<span>${i("settings")}</span>
    </button>
  </header>`}function so(t){return l`<a class="brand" href="/" data-testid="home" @click=${D(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function At(t,e){return l`${pt(t)}
    <main class="waiting"><p>${e}</p></main>`}function D(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var us=3e3;function ao(t){return l`<span class="without-server">
    <a class="button" href=${$n} data-testid="play-offline" @click=${D(t)}
      >${y("button")}<span>${i("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${D(t)}
      >${y("help")}<span>${i("tab-aid")}</span></a
    >
  </span>`}function ps(t,e){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let r=0,o=!1,s=()=>{let{away:c}=Kt.get();n.className=c?"away":"";let u=l`<p data-testid="away">${i("offline-away")}</p>`;O(c?l`${u} ${ao(t)}`:d,n),clearTimeout(r),c?r=window.setTimeout(a,us):o&&!document.querySelector("main.table")&&e(),o=c},a=async()=>{await ht().catch(()=>{}),Kt.get().away&&(r=window.setTimeout(a,us))};Kt.watch(s),s()}var Tt=[1,2];function je(t){return t===1?2:1}function Ut(t){return Tt.filter(e=>t[e-1].yours)}function _({seats:t}){return t.some(e=>e.yours)}function co({mode:t,seats:e}){let n=Ut(e);return t==="remote"&&n.length===1?n[0]:null}function le(t){return Tt.find(e=>t[e-1].kind==="open")??null}function qe({seats:t}){let e=le(t);return e===null?"":t[e-1].name}function I({stage:t,seats:e}){return t!=="over"&&le(e)!==null}function _t({stage:t,result:e}){return t==="over"&&e===null}function N(t){return t<0?`−${-t}`:String(t)}function Wt({name:t,squares:e,buttons:n,time:r,income:o}){return i("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function He(t,e){return t[e-1].yours&&!t[2-e].yours}function Q(t,e){return{who:He(t,e)?"you":"other",name:k(t,e)}}function k(t,e){let{name:n,kind:r}=t[e-1];if(He(t,e))return i("you");if(r==="open")return n||i("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?i("level-number",{level:o[1]}):n==="You"?i("player-number",{number:String(e)}):n}function $t(t,e){if(t.result)return i("wins",Q(e,t.result.winner));if(_t(t))return i("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return i(n,Q(e,t.turn))}function st(t,e){if(t.result)return Ol(t,e);if(_t(t))return i("aborted-reason");let n=Q(e,t.turn);if(t.stage==="special_patch")return i("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?i("further-back",n):r===0?i("goes-first",n):e.filter(({yours:a})=>a).length===1?i("level-and-on-top",n):i("both-level-and-on-top",n)}function Ol(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,s=Tn(r[n-1],r[2-n]),a=Q(e,3-n);return o==="resignation"?i("result-resignation",{...a,points:s}):o==="time"?i("result-time",{...a,points:s}):i(o==="first to 53"?"result-first":"result-score",{points:s})}function Tn(t,e){return i("points-to",{mine:N(t),theirs:N(e)})}function ms(t,e){return[i("pass"),...lo(t,e)].join(" · ")}function lo({consequence:t},e){let n=[i("pass-move",{count:t.time-e}),i("pass-earn",{count:t.earned})];return t.income>0&&n.push(i("pass-income",{count:t.income})),t.special_patch&&n.push(i("pass-special")),n}function Lt(t,e,n=!1){if(t==="pass")return i("move-pass");if(t==="A:pass")return i("move-on");if(t.startsWith("A:"))return i("move-took",{patch:ue(e,t[2])});if(t.startsWith("+"))return n?i("move-special-at",{cell:t.slice(1)}):i("move-special");let r=ue(e,t[0]);return!n||!e[t[0]]?i("move-patch",{patch:r}):i("move-patch-at",{patch:r,cell:q(Il(e[t[0]],t))})}function ue(t,e){return t[e]?.name??e}function Il({orientations:t},e){let n=J(e.slice(2));return gt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function it(t,e,n,r=!0){let o=t.filter(([s,a])=>e[s*9+a]!==".").map(q);return o.length>0?r?o.length>4?i("overlaps-many",{count:o.length}):i("overlaps-at",{cells:X(o)}):i("overlaps-another"):n?mt(n):null}function mt({available:t,missing:e}){return t?null:e>0?i("needs-buttons",{count:e}):i("fits-nowhere")}function ds(t,e,n,r){let o=it(t,e,n,r);if(o===null)return{text:i("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,a=it(t,e,void 0,r)===null,c=s&&a?i("fits-but-short",{count:n.missing}):o;return{text:Nl(c),isGood:!1}}function Nl(t){return t[0].toLocaleUpperCase()+t.slice(1)}function uo(t){let e=q(t[0]);return t.length===1?i("single-hole",{cell:e}):i("hole-of",{size:t.length,cell:e})}function Pl(t,e){return e?X(t.map(uo)):t.length===1?i("a-hole"):i("holes",{count:t.length})}function _n(t,e,n,r,o,s=!0){let{consequence:a,missing:c}=t,u=r.players[r.turn-1],{paid:p,buttons:m,time:f,income:$,income_marks:w}=a,x={from:String(u.buttons),to:N(m)},L=[{kind:"buttons",text:c>0?i("effect-cost",{count:p}):i("effect-buttons",x)},{kind:"time",text:i("effect-time",{from:String(u.time),to:String(f)})}];if(w.length>0){let K={count:$,marks:X(w.map(String))},nt=s?i("effect-income-at",K):i("effect-income",{count:$});L.push({kind:"income",text:nt})}return a.special_patch&&L.push({kind:"special",text:i("effect-special")}),n&&L.push({kind:"tile",text:i("effect-tile")}),e.length>0&&L.push({kind:"holes",text:i("effect-holes",{holes:Pl(e,s)})}),L.push({kind:"next",text:po("next",a.next,r.turn,o)}),L}function po(t,e,n,r){if(e===null)return i("then-over");let o=e===n?"-again":"";return He(r,e)?i(`${t}-you${o}`):i(`${t}-name${o}`,{name:k(r,e)})}function fs(t,e,n){let r={cell:q(t)};if(e===".")return i("cell-empty",r);if(e==="*")return i("cell-special",r);let o=n[e]?.name;return o?i("cell-patch",{...r,patch:o}):i("cell-covered",r)}function Ln(t){let e=bn(t),n=e.reduce((a,c)=>a+c.length,0),r=[i("quilt-covered",{covered:81-n,empty:n})],o=e.filter(a=>a.length===1).map(a=>q(a[0]));o.length>0&&r.push(i("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(i("quilt-largest",{size:e[0].length}));let s=Fi(t);return r.push(s===0?i("quilt-full"):i("quilt-missing",{count:s})),`${r.join("; ")}.`}function Gt(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],s=t.time_board.last-o;if(s===0)return i("at-the-end");let a=[];return n!==null&&a.push(i("income-in",{count:n})),r!==null&&a.push(i("special-in",{count:r})),a.push(i("end-in",{count:s})),a.join(", ")}function On(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,s]=z(r),a=gt(r,[t.row,t.column]),c=q([t.row+o-1,t.column+s-1]),u=q([t.row,t.column]),{letter:p}=t;return i("placed-patch",{patch:n.name,letter:p,count:a.length,from:u,to:c})}function pe(t,e){let n=t?.moves.length??0,r=e.moves.slice(n);return r.map(({number:o,player:s,move:a})=>{if(!t||r.length!==1)return{number:o,player:s,move:a,change:null};let[c,u]=[t.players[s-1],e.players[s-1]],p={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:o,player:s,move:a,change:p}})}function hs(t,e){let n=Ut(t.seats),r=n.length===1?n[0]:t.turn,o=t.moves.map(({player:s})=>s).lastIndexOf(r);return t.moves.slice(o+1).map(s=>{let a=e[s.number];return a?.move===s.move?a:{...s,change:null}})}function gs({player:t,move:e,change:n},r,o){let a={name:k(r,t),deed:Cl(e,o)};return!n||n.to===n.from?i("happened",a):i("happened-with",{...a,detail:mo(n)})}function mo({from:t,to:e,buttons:n}){let r=e-t;if(n===0)return i("moved",{count:r});let o=i("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return i("moved-and",{count:r,gain:o})}function Cl(t,e){return t.startsWith("+")?i("deed-special"):/^[A-Za-z]\d/.test(t)?i("deed-patch",{patch:ue(e,t[0])}):Lt(t,e)}function fo(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function $s({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=a=>a>t.from&&a<=t.to,r=e.special_patches.filter(n),o=[t.buttons===0?"":Rl(t.buttons)];e.income.some(n)&&o.push(i("payday"));let s=[...e.income.filter(n),...r];return{gains:o.filter(Boolean),marks:s}}function Rl(t){return t<0?`−${-t}`:`+${t}`}var ho=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function In(t){return i(`filter-${t}`)}function Be({score_parts:t},e){let n=t;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,o])=>o.includes(e)).map(([o,s])=>[o,s])}function Nn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Pn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function ws(t,e){return i("named-patch",{patch:ue(e,t),letter:t})}function go(t,e){return X([...t].map(n=>ws(n,e)))}function $o({number:t,budget:e,income:n}){return i("card-title",{number:String(t),budget:e,income:n})}function yo({affordable:t,choices:e,card:{budget:n}},r){if(t.length===0)return i("budget-none",{budget:n,count:e.length});let o={budget:n,patches:go(t,r)};return i(t.length===1?"budget-only":"budget-buys",o)}function wo({filter:t,left:e,skipped:n},r){return n?i("filter-skipped",{filter:In(t)}):i("filter-leaves",{filter:In(t),keeps:i(`keeps-${t}`),patches:go(e,r)})}function bo(t,e){let{taken:n,start:r,stop:o,income_marks:s,income:a,special_patches:c}=t,u={start:String(r),stop:String(o)},p=[n?i("automa-takes",{...u,patch:ws(n,e)}):i("automa-advances",u)],m=a?i("gain",{sign:"+",count:a}):i("automa-no-gain");return s.length>0&&p.push(i("automa-income",{marks:X(s.map(String)),gain:m})),c.length>0&&p.push(i("automa-special",{marks:X(c.map(String))})),t.reaches_marker&&p.push(i(t.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function Cn(t,e){return[i("automa-says",{text:`${$o(t.card)}.`}),yo(t,e),...t.steps.map(n=>wo(n,e)),...bo(t,e)].join(" ")}function vo({pile:t,aside:e,discards:n}){let r=[i("cards-in-pile",{count:t})];return e>0&&r.push(i("cards-aside",{count:e})),r.push(n.length?i("cards-turned",{cards:n.join(", ")}):i("cards-none")),`${r.join("; ")}.`}function Rn(t){return i(`automa-name-${t}`)}function Vt({level:t,numeral:e}){return i("numeral-and-name",{numeral:e,name:Rn(t)})}function Fe({deck:t,level:e,numeral:n}){return i("automa-title",{deck:i(`deck-${t}`),numeral:n,name:Rn(e)})}function Zt({marker:t,marker_on_board:e}){return e?i("marker-on",{space:String(t)}):i("marker-off")}function Dl(t){return jt()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function jl(t,e){let n=Be(t,e).filter(([,o])=>o>0).map(([o,s])=>i("part-points",{part:Dl(i(o)),points:s})),r=N(t.score);return n.length?i("automa-score-of",{score:r,parts:n.join(", ")}):i("automa-score",{score:r})}function Dn({players:t,result:e},n,r){let o=[ys("pile-with",n.with_buttons,r),ys("pile-without",n.without_buttons,r)],{budget:s}=n,a=s!==null&&!e?`${i("next-budget",{budget:s})} `:"";return[`${Fe(n)}.`,i("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),jl(t[1],n.level),Zt(n),i("automa-cards",{cards:a+vo(n)})].join(" ")}function ys(t,e,n){let r=i(t,{count:e.length});return e?i("pile-of",{pile:r,patches:go(e,n)}):r}function Ot(t){return t.stage!=="over"&&!I(t)&&t.seats[t.turn-1].yours}function M(t){return t.table!==null&&!t.looking&&!t.pending&&Ot(t.table)}function yt({table:t,looking:e,pending:n}){return Nn(t)&&!e&&!n}function zt(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function It(t){return M(t)&&zt(t.table)}function me(t){let{table:e,looking:n}=t;return zt(e)&&Nt(t)&&!n&&e?.stage!=="over"}function jn(t){return M(t)&&t.hint?.type==="hint"?t.hint.move:null}function bs(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?jn(t):null:n.player===e&&!r?n.better:null}function Nt({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&_(t)}function Ue(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function T(t,e){return t.table?.options.find(n=>n.letter===e)}function de(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Qt(t,e){let n=T(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function C(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?kn(t.table.special_cells):Qt(t,e)}function fe(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?Ue(t)?.turn??1:1}function qn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):T(t,r.letter)?.completes_7x7?.includes(e)??!1}function ko(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=J(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function We({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return hs(t,n);let r=t.moves[e.index-1];return r?[n[r.number]??{...r,change:null}]:[]}function Hn(t,e){return t.flatMap(n=>ko(n,e)??[])}function vs(t,e){return!t||e.number===t.number?[]:[...ql(t,e),...Hl(t,e)]}function ql(t,e){let[n,...r]=pe(t,e);if(!n?.change||r.length>0)return[];let{move:o,player:s,change:a}=n,c=t.players[s-1].income,u=e.time_board.income.filter(m=>m>a.from&&m<=a.to),p=o==="pass"?[]:["place"];return u.length>0&&c>0?[...p,"payday"]:a.buttons>0?[...p,"button"]:p}function Hl(t,e){let n=Ut(e.seats);if(e.result&&!t.result)return[n.includes(e.result.winner)?"win":"end"];let r=t.turn===e.turn&&Ot(t);return n.length===1&&Ot(e)&&!r?["turn"]:[]}function Ge(t,e,n,r){return r.map((o,s)=>({wave:t,from:o,to:o,at:s*e*.7,long:e,loud:n}))}var ks={place:[{wave:"sine",from:190,to:70,at:0,long:.11,loud:.5},{wave:"triangle",from:520,to:840,at:.05,long:.12,loud:.08}],button:Ge("triangle",.05,.22,[1480,1865]),payday:Ge("triangle",.09,.25,[1175,1480,1760]),turn:Ge("sine",.16,.25,[587,784]),win:Ge("triangle",.2,.25,[523,659,784,1047]),end:Ge("sine",.22,.25,[659,523])},xs={turn:[60],win:[60,60,120],end:[120]};var Bn=null;function xo(){return"vibrate"in navigator}function Ss(t,e,{sounds:n,vibration:r}){if(!(!n&&!r))for(let o of vs(t,e)){n&&So(o);let s=xs[o];r&&s&&xo()&&navigator.vibrate(s)}}function So(t){Bn??=new AudioContext,Bn.state==="suspended"&&Bn.resume();for(let e of ks[t])Bl(Bn,e)}function Bl(t,{wave:e,from:n,to:r,at:o,long:s,loud:a}){let c=t.currentTime+o,u=t.createOscillator(),p=t.createGain();u.type=e,u.frequency.setValueAtTime(n,c),u.frequency.exponentialRampToValueAtTime(r,c+s),p.gain.setValueAtTime(1e-4,c),p.gain.exponentialRampToValueAtTime(a,c+.01),p.gain.exponentialRampToValueAtTime(1e-4,c+s),u.connect(p).connect(t.destination),u.start(c),u.stop(c+s)}function Ms(){let t=Fl(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},s=r>0?t[r-1]:{x:e-1,y:n},a={x:o.x+(s.x-e)*12/2,y:o.y+(s.y-n)*12/2};return r<53?{centre:o,entry:a,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:a,width:36,height:12}})}function Fl(t,e){let n=new Set,r=[],[o,s,a,c]=[0,0,1,0],u=(p,m)=>p>=0&&m>=0&&p<t&&m<e&&!n.has(`${p},${m}`);for(;r.length<t*e;)r.push({x:o,y:s}),n.add(`${o},${s}`),u(o+a,s+c)||([a,c]=[-c,a]),o+=a,s+=c;return r}var Es=10.3;function As(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=e.at(-1)?.centre??s,c={x:(s.x+a.x)/2,y:(s.y+a.y)/2},u=o===53?9.8:8.6;e.push({centre:s,entry:c,width:u,height:u});let p=Es/r;n+=p,r-=Es/(2*Math.PI)*p}return e}function Ts(t){let{table:e,placement:n,weighing:r}=t;if(!e||!M(t))return null;let o=n.letter??(r?null:""),s=o===""||o==="+"?void 0:T(t,o);if(!s)return null;let{consequence:a}=s,c=e.turn,u=e.players[c-1].time,p=e.time_board.special_patches_left.filter(m=>m>u&&m<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function _s({player:t,to:e,income:n,special:r,next:o},s){let c=[n>0?i("preview-income",{count:n}):"",r?i("preview-special"):""].filter(Boolean).join(", ");return`${i("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${po("then",o,t,s)}`}var Eo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Ls(t){let e=Eo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Mo(t,e){let n=2*Math.PI/t,r=(e*Math.sin(n/2)*1.02).toFixed(2),o=Array.from({length:t},(s,a)=>`A${r} ${r} 0 0 1 ${Os(e,(a+1)*n)}`);return`M${Os(e,0)}${o.join("")}Z`}function Os(t,e){return`${(Math.sin(e)*t).toFixed(2)} ${(-Math.cos(e)*t).toFixed(2)}`}var Is="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function Ul(t){return t`<g id="weave-0">
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
    <g id="weave-4">${[2.5,7.5].map(e=>t`<g transform=${`translate(${e} ${e})`}>
        <path d="M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0
          M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0"></path>
        <circle r=".55" fill="var(--cloth)"></circle>
        <path fill="none" stroke="var(--thread)" stroke-width=".35"
          d="M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6"></path></g>`)}</g>
    <path id="weave-5" fill="none" stroke="var(--thread)"
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function Wl(t){return t`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function Gl(t){return t`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function Vl(t){let e=t`<circle r="6.6" fill="var(--tile)"></circle>`,n=(r,o,s)=>t`<g id=${`tile-${r}`}><path d=${s} fill=${o}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${e}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",Mo(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",Mo(14,8.8))]}function Zl(t){let e=n=>t`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
        fill="var(--tone)" stroke="var(--edge)" stroke-width=".35"></rect>
      <rect x=${-n/2+1.1} y="-4.9" width=${n-2.2} height="9.8" rx=".7" fill="none"
        stroke="var(--edge)" stroke-width=".25" stroke-dasharray=".9 .6"></rect>`;return t`<g id="space-cloth">${e(12)}</g><g id="space-end">${e(36)}</g>
    <g id="space-thread"><circle r="4.3" fill="var(--tone)" stroke="var(--edge)" stroke-width=".4">
      </circle><circle r="3.6" fill="none" stroke="var(--edge)" stroke-width=".22"
        stroke-dasharray=".8 .5"></circle></g>
    <g id="corner"><path fill="none" stroke="var(--thread-0)" stroke-width=".5"
        d="M2 13Q.5 7 5.5 5.5T13.5 1.8"></path>
      <use href="#button" transform="translate(5 5.2) scale(.3)"></use>
      <use href="#button" transform="translate(11.6 2.4) scale(.16)"></use>
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Ve(t){return t`${Ul(t)} ${Wl(t)} ${Gl(t)} ${Vl(t)} ${Zl(t)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${Is} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function Ns(t=Ve){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${t(b)}
      ${Eo.map(e=>{let{cloth:n,weave:r}=Ls(e);return Ao(`fabric-${e}`,10,b`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${r}`}></use></g>`)})}
      ${Ao("fabric-cell",10,b`<use href="#cell"></use>`)}
      ${Ao("fabric-covered",5,b`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function Ao(t,e,n){return b`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function at(t,e,n,r=1){return b`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function G(t,e,n){return at("button",t,e,n/10)}function zl(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function Ze(t,e,n,[r,o],s){let a=e.orientations[n],c=z(e.orientations[0]);return b`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${W(a,10,.25)}></path>
    <path class="stitches" d=${W(a,10,1.1)}></path>
    ${zl(e).map(u=>{let[p,m]=Bi(u,c,n);return G((m+.5)*10,(p+.5)*10,2.6)})}
    ${s?Ql(a[0],t):d}
  </g>`}function Ql([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return b`<text class="letter" x=${r} y=${o}>${n}</text>`}function To([t,e]){return b`<g class="patch special">${at("special",e*10,t*10)}</g>`}function ze(t,e,n,r){let[o,s]=z(e.orientations[n]),a=Math.max(4,o,s)*10+1.2,[c,u]=[(s*10-a)/2,(o*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${Ze(t,e,n,[0,0],r)}
  </svg>`}function Fn(t,e,n,r){let[o,s]=z(e.orientations[n]);return l`<svg
    class=${`picture w${s} h${o}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${Ze(t,e,n,[0,0],r)}
  </svg>`}var Ps={cloth:Ms(),thread:As()},Qe=[1,2];function Cs(t){return t.time_board.on_top===1?[Qe[1],Qe[0]]:Qe}function Rs(t,e){let[n,r]=t.players.map(u=>u.time),o=n===r?i("tokens-together",{space:String(n),name:k(e,t.time_board.on_top)}):Qe.map(u=>i("token-at",{...Q(e,u),space:String(t.players[u-1].time)})).join(" "),s=t.time_board.special_patches_left,a=t.automa?` ${Zt(t.automa)}`:"",c=s.length?s.join(", "):i("none");return`${o} ${i("special-left",{spaces:c})}${a}`}function _o(t,e,n,r){return b`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${at(`token-${t}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function Ds({numeral:t},e,n,r){let o=Array.from({length:16},(s,a)=>{let c=a%2?r*.78:r,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return b`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function js({automa:t},e,n){if(!t?.marker_on_board)return d;let[r,o]=e(t.marker);return Ds(t,r,o,n)}function qs(t){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${_o(t,0,0,4.4)}
  </svg>`}function Kl(t,e,n,r=null){let o=Ps[n],s=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=t.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Rs(t,e)}
  >
    ${n==="thread"?[Xl(),Jl(o)]:d}
    ${o.map((p,m)=>tu(p,m,n))}
    ${r?Hs(r,p=>o[p].centre):d}
    ${a.map(p=>{let{x:m,y:f}=o[p].entry;return Un(p,r,G(m,f,2.5))})}
    ${c.map(p=>{let{x:m,y:f}=o[p].entry;return Un(p,r,Wn(m,f,4.8,u.includes(p)))})}
    ${r?Bs(r,o[r.to].centre,4.6):d}
    ${js(t,p=>[o[p].centre.x,o[p].centre.y],5.4)}
    ${eu(t,o)}
  </svg>`}function Un(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return b`<g class=${o} data-mark=${t}>${n}</g>`}function Hs({player:t,from:e,to:n},r){let s=Array.from({length:n-e+1},(a,c)=>r(e+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return b`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${s}`} data-testid="walk"></path>`}function Bs({player:t,to:e},{x:n,y:r},o){return b`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${r})`}>${at(`token-${t}`,0,0,o/4)}</g>`}function Xl(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>b`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function Jl(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return b`<path class="strand" d=${`M${e.join("L")}`}></path>`}function tu({centre:{x:t,y:e}},n,r){let o=n===53,s=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?i("board-start"):n;return b`<g class=${`space ${a}`}>
    ${at(s,t,e,r==="thread"&&o?1.14:1)}
    <text x=${t} y=${e+1.2}>${c}</text></g>`}function Wn(t,e,n,r){let[o,s]=[t-n/2,e-n/2];return r?at("special",o,s,n/10):b`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function eu(t,e){let n=t.players[0].time===t.players[1].time;return Cs(t).map((r,o)=>{let{x:s,y:a}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return _o(r,s+c*.6,a+c,4)})}var Ye={left:5,span:150,bar:9.5,above:4,below:15};function wt(t){return Ye.left+t*Ye.span/53}function Gn(t){return t===1?Ye.above:Ye.below}function Fs(t,e){return Ps[t][e].centre}function nu(t,e,n){let{income:r,special_patches:o,special_patches_left:s}=t.time_board,{bar:a}=Ye;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Rs(t,e)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Qe.map(c=>b`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,wt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Hs(n,c=>({x:wt(c),y:a})):d}
    ${r.map(c=>Un(c,n,G(wt(c-.5),a,2.1)))}
    ${o.map(c=>Un(c,n,Wn(wt(c-.5),a,4.2,s.includes(c))))}
    ${js(t,c=>[wt(c),a],3.6)}
    ${n?Bs(n,{x:wt(n.to),y:Gn(n.player)},3.2):d}
    ${Cs(t).map(c=>{let{time:u}=t.players[c-1];return _o(c,wt(u),Gn(c),3.3)})}
  </svg>`}function ru({automa:t}){let e=[[i("legend-income"),G(0,0,2.4)],[i("legend-special"),Wn(0,0,4.6,!0)],[i("legend-taken"),Wn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?i("legend-marker",{space:String(n)}):i("legend-no-marker"),Ds(t,0,0,2.9)]]}function Vn(t,e,n,r,o=null,s=1){return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${i("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${i(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${o?_s(o,e):i("time-note",{name:k(e,s),distances:Gt(t,s)})}
    </p>
    <div class="spiral-box">${Kl(t,e,n,o)}</div>
    <div class="line-box">${nu(t,e,o)}</div>
    <ul class="legend">
      ${ru(t).map(([a,c])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${a}</li>`)}
    </ul>
  </section>`}var Zn=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let[o]=r>0?pe(e,n):[];if(!o){this.scene=null;return}let s=fo(o.move),a=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:p}=$s(o,n.time_board);this.scene={happening:o,milliseconds:r,gains:u,marks:p,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let s=this.targetOf(fo(e),n);if(!r||!s)return;let[a,c]=[r.box,s.getBoundingClientRect()],u=this.overlay("flying",[r.image]),p=(f,$)=>({transform:`translate(${f.x+f.width/2}px, ${f.y+f.height/2}px)
        translate(-50%, -50%) scale(${$})`}),m=Math.max(c.width,c.height)/170;this.run(u,[p(a,a.width/170),p(c,m)],o*.9).onfinish=()=>u.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(a=>a.getBoundingClientRect().width>0),[s]=o.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,u)=>e.from+u),s=c=>Fs(this.look(),c),a=c=>({x:wt(c),y:Gn(n)});for(let[c,u]of[["spiral",s],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),m=o.map(u).map(({x:f,y:$})=>({transform:`translate(${f}px, ${$}px)`}));p&&this.run(p,m,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let s=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,p,r).onfinish=()=>a.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var he=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],ge=3,zn=65536,Us=18e4;function Ws({mode:t,board:e,seats:n,automa:r}){let[o]=Ut(n);if(o===void 0||t==="remote")return null;let s={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...s,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=o===1?"opponent":"you";return{...s,opponent:"computer",level:ou(n[2-o].name),first:a}}function ou(t){return Number(/level (\d+)$/.exec(t)?.[1]??ge)}var Gs=16;function Lo(t,e){let n=co(e);return n!==null&&iu(t,e,n)||cu(t,e,n)||{text:t.told||lu(e),actions:[],urgent:!1}}function Vs(t,e,n){return n==="rematch"?Oo(e):Lo(t,e).actions.some(([r])=>r===n)}function Oo(t){let e=co(t);return e===null||t.stage!=="over"||le(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function iu(t,e,n){return I(e)?null:e.stage==="over"?au(e,n):su(t,e,n)}function su({fallen:t},e,n){let r=Io(e.seats,je(n));return e.offer&&e.offer.seat!==n?{text:i("asks-takeback",{name:r}),actions:[["accept",i("accept")],["decline",i("decline")]],urgent:!0}:t===je(n)?{text:i("time-is-up",{who:"other",name:r}),actions:[["claim",i("claim")]],urgent:!0}:t===n?{text:i("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:i("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function au({rematch:t,seats:e},n){let r=Io(e,je(n));return t.game!==null?{text:i("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:i("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(je(n))?{text:i("asks-rematch",{name:r}),actions:[["rematch",i("play-again")]],urgent:!0}:null}function cu(t,e,n){let r=No(e);if(r===null||e.stage==="over")return null;let o=Io(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:i("is-away",{name:o}),actions:[],urgent:!1}:{text:i("long-away",{name:o}),actions:[["handover",i("let-computer-play")]],urgent:!1}}function Io(t,e){let n=k(t,e);return n.length>Gs?`${n.slice(0,Gs-1).trimEnd()}…`:n}function No(t){return t.mode!=="remote"?null:Tt.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function lu({clock:t,rated:e,takebacks:n}){return`${[t?hn(t.control):i("terms-no-clock"),i(e?"terms-rated":"terms-not-rated"),...n?[]:[i("terms-no-takebacks")]].join(", ")}.`}function tt(t){return I(t)?Po(t):$t(t,t.seats)}function $e(t){return I(t)?uu(t):st(t,t.seats)}function Po(t){let e=qe(t);return e?i("waiting-for",{name:e}):t.access==="public"?i("waiting-for-another"):i(_(t)?"waiting-for-friend":"waiting-for-second")}function uu(t){let e=qe(t);return e?i("seat-kept-for",{name:e}):t.access==="public"?i("seat-for-anyone"):i(_(t)?"begins-by-link":"seat-for-invited")}function Zs(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:Q(e.seats,n);switch(t.kind){case"join":return i("took-seat",r);case"handover":return i("took-over",r);case"ask":return i("asked-takeback",r);case"decline":return i("declined-takeback",r);case"rematch":return i("asked-rematch",r);case"rematch_opened":return i("rematch-open");case"takeback":return i("move-taken-back");default:return""}}function zs(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&_(e)?e.rematch.game:null}function Qs(t,e,n,r=""){let o=`${tt(e)}. ${$e(e)}`;if(!t)return o;let s=t.moves.length;return e.moves.length<s?i("taken-back",{turn:o}):r?tt(t)===tt(e)?r:`${r} ${o}`:[...e.moves.slice(s).map(({number:c,player:u,move:p})=>{let m=u===2&&e.automa?.turns.find(f=>f.number===c);return m?Cn(m,n):i("move-by",{name:k(e.seats,u),move:Lt(p,n,!0)})}),...pu(t,e),o].join(" ")}function pu(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[i("takes-tile",Q(e.seats,r===0?1:2))])}function Ys(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return i("put-back");if(!n)return"";let o=C(t);if(!o)return q(r.cursor);if(!r.origin){let $=T(t,o.letter),w=$?mt($):null,x=o.letter==="+"?i("special-patch"):t.patches[o.letter].name;return w?i("chosen-but",{patch:x,reason:w}):i("chosen",{patch:x})}let s=n.players[n.turn-1].cells,a=ot(r,o),c=it(a,s,T(t,o.letter)),u=q(r.origin);if(c)return i("ghost-against",{cell:u,reason:c});let p=re(s,a),m=p.length>0?i("ghost-fits-making",{cell:u,holes:X(p.map(uo))}):i("ghost-fits",{cell:u});return qn(t,ie(r,o)??"")?`${m} ${i("ghost-tile")}`:m}function Ks(t,e){let{table:n}=t,r=T(t,e);return!n||!r?"":`${_n(r,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function Co(t,e,n){return[...e.placements].map(r=>{let o=J(r.slice(1)),s=gt(e.patch.orientations[r[0]],o),a=re(t,s).length;return{key:r,score:mu(t,s)-6*a}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function Xs(t,e,n){let r=[...e.placements].filter(s=>s[0]===String(n)),o=new Set(r.length>0?r:e.placements);return Co(t,{...e,placements:o},1)[0]??null}function mu(t,e){let n=new Set(e.map(String)),r=0;for(let[o,s]of e)for(let[a,c]of[[o-1,s],[o+1,s],[o,s-1],[o,s+1]])(a<0||c<0||a>=9||c>=9||t[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(r+=1);return r}function Ro({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=Te(t.clock,n,e,r);return{text:gn(o),sentence:Ii(o),low:Ni(t.clock.control,o)}}var Qn=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of Tt){let o=Ro(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let s=e?.clock,a=s?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!e||!s||!n||a===null)return r!==null&&this.outside.onTime({fallen:null}),null;let u=Te(s,a,n,o);this.left=u;let p=u===0?a:null;p!==r&&this.outside.onTime({fallen:p,timeSaid:fu(e,p)});let m=c===null?null:Pi(c,u);return m!==null&&this.outside.onTime({timeSaid:du(e,a,m)}),Ci(u)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+Us-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function du({seats:t},e,n){return i("seconds-left",{...Q(t,e),count:n})}function fu({seats:t},e){return e===null?"":i("time-is-up",Q(t,e))}function ta(t,e,n=0){let{table:r}=t,o=e.trim();if(!r)return{error:i("no-table-yet")};if(o==="")return{error:i("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(o))return yu(t,r,o);let[s,a,...c]=o.toLowerCase().split(/\s+/);if(c.length>0)return{error:i("expected")};switch(s){case"pass":case"p":return $u(t);case"undo":case"u":return Nt(t)?{request:{type:"undo"}}:{error:i("nothing-to-undo")};case"turn":return yt(t)?{request:{type:"turn"}}:{error:i("no-card-now")};case"hint":case"h":return It(t)?{request:{type:"hint"}}:{error:xu(t)};case"why":return me(t)?{request:{type:"why"}}:{error:Su(t)};case"resign":return{dialog:"resign"};case"abort":return r.can_abort?{dialog:"abort"}:{error:i("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return hu(t,r,s);case"clock":return{say:gu(t,r,n)};case"help":case"?":return{help:!0};case"m":return{say:vu(t,r)};case"q":return{say:ea(t,r,fe(t))};case"o":return{say:ku(t,r)};case"t":return{say:Eu(r)};case"l":return{say:Mu(t,r)};case"s":return{say:Au(r)};case"w":return Js(t,a,u=>({say:Ks(t,u)}));case"fit":return Js(t,a,u=>bu(t,r,u));default:return{error:i("no-such-command",{text:o,expected:i("expected")})}}}function hu(t,e,n){return Vs(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:i(`nothing-to-${n}`)}}function gu(t,e,n){let r=[1,2].map(o=>{let s=o,a=Ro(t,s,n),c=k(e.seats,s);return a&&i("name-and-clock",{name:c,clock:a.sentence})});return r[0]===null?i("no-clock-here"):`${r.join("; ")}.`}function $u(t){let e=T(t,null);return!M(t)||!e?.available?{error:Yn(t)}:{request:{type:"move",move:"pass"}}}function Yn(t){let{table:e}=t;return t.looking?i("go-back-first"):t.pending?i("on-its-way"):e?.stage==="over"?i("game-over"):yt(t)?i("turn-card-first"):e&&I(e)?`${Po(e)}.`:i(e?.stage==="special_patch"?"place-special-first":"not-your-turn")}function yu(t,e,n){if(!M(t))return{error:Yn(t)};let r=e.players[e.turn-1].cells,o=J(n.slice(-2));if(!o)return{error:i("expected")};if(n.startsWith("+")){if(e.stage!=="special_patch")return{error:i("no-special-now")};if(e.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let s=it([o],r,void 0)??i("cannot-go-there");return{error:i("special-wrong",{reason:s})}}return e.stage==="special_patch"?{error:Yn(t)}:wu(t,e,n,o)}function wu(t,e,n,r){let o=n[0],s=T(t,o);if(!s)return{error:i("not-on-offer",{letter:o,letters:de(e).join(", ")||i("none")})};let{name:a,orientations:c}=t.patches[o],u=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:i("has-orientations",{patch:a,codes:u})};let m=mt(s);if(m)return{error:i("chosen-but",{patch:a,reason:m})};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let f=gt(p,r),w=f.some(([x,L])=>x>8||L>8)?i("not-on-quilt"):it(f,e.players[e.turn-1].cells,s);return{error:i("patch-wrong",{patch:a,reason:w??i("cannot-go-there")})}}function Js(t,e,n){let r=t.table?de(t.table):[];if(e==="pass"&&T(t,null))return n(null);let o=r[Number(e)-1];return o===void 0?{error:r.length?i("say-which",{count:r.length}):i("none-on-offer")}:n(o)}function bu(t,e,n){let r=n===null?null:Qt(t,n);if(!r)return{error:i("say-which-fit")};let o=Co(e.players[e.turn-1].cells,r,8),s=o.map(a=>r.letter+a).join(" ");return{say:o.length?i("places-best-first",{count:r.placements.size,tokens:s}):i("it-fits-nowhere")}}function vu(t,e){let n=de(e);if(n.length===0)return i("none-on-offer");let r=n.map((a,c)=>{let u=T(t,a),p=u?mt(u):null,m=`${c+1}: ${Wt(t.patches[a])} (${a})`;return p?`${m}, ${p}`:m}),o=T(t,null),{time:s}=e.players[e.turn-1];return`${r.join(". ")}. ${o?ms(o,s):""}.`}function ea(t,e,n){let{cells:r,patches:o}=e.players[n-1],s=o.map(a=>On(a,t.patches)).join("; ");return i("quilt-in-words",{name:k(e.seats,n),quilt:`${Ln(r)} ${s?`${s}.`:""}`})}function ku(t,e){return e.automa?i("automa-says",{text:Dn(e,e.automa,t.patches)}):ea(t,e,3-fe(t))}function xu(t){return zt(t.table)?Yn(t):i("no-hints-here")}function Su(t){return i(zt(t.table)?"no-move-to-compare":"no-hints-here")}function Eu(t){let e=[1,2].map(r=>{let o=r,{time:s}=t.players[r-1];return i("name-on-space",{name:k(t.seats,o),space:String(s),distances:Gt(t,o)})}),n=t.automa?` ${Zt(t.automa)}`:"";return`${e.join("; ")}.${n} ${st(t,t.seats)}`}function Mu(t,e){let n=e.moves.at(-1);if(!n)return i("no-move-so-far",{turn:tt(e)});let r=t.account.turns.find(s=>s.number===n.number);if(r)return Cn(r,t.patches);let o=k(e.seats,n.player);return i("last-move",{number:String(n.number),name:o,move:Lt(n.move,t.patches,!0)})}function Au(t){let e=[1,2].map(n=>Tu(t,n));return i("if-ended-now",{scores:e.join("; ")})}function Tu({automa:t,players:e,seats:n},r){let{score:o,buttons:s,income:a}=e[r-1],c={score:N(o),count:s};return t&&r===2?i("score-with",{...c,name:"Automa"}):i("score-with-income",{...c,name:k(n,r),income:a})}var _u=new Set(["presence","ready","thinking"]),Lu=["1","2"];function na(t,e){let{number:n,now:r=null,acknowledges:o,event:s,changed:a,players:c,moves:u}=e;return!(n===t.number+1&&!_u.has(s.kind))&&n!==t.number||u.keep>t.moves.length?null:{...t,...a,number:n,now:r,acknowledges:o,players:t.players.map((m,f)=>({...m,...c[Lu[f]]})),moves:[...t.moves.slice(0,u.keep),...u.add]}}var ra=250,Ou=2e3,Iu=5e3,Nu=15e3,Kn=class{constructor(e,n){this.outside=e,this.table=n,this.wait=ra,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Iu)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=ra,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Nu)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:na(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,r=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Ou,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function oa(t){return{patches:t,table:null,status:"connecting",pending:null,placement:zi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ia(t,e){switch(e.type){case"table":return Cu(Pu(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return ju(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:sa(t)};case"return":return Do({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Oe(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Pu(t,e,n){let r=No(e)!==null;return{...t,anchor:Oi(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function Cu(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=Zs(n,e),s=Qs(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:s,told:o}:Do({...t,table:e,said:s,told:o,looking:null,ghostText:"",copied:"",hint:null,account:Du(t,e),seen:Ru(t,e),placement:sa(t)})}function Ru({seen:t,table:e},n){let r=pe(e,n),o=Object.values(t).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...o,...r].map(s=>[s.number,s]))}function Du({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let s=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:s?t.run:t.run+1}}function sa({placement:t}){return{...t,letter:null,origin:null,set:!1}}function Do(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Ot(e))return t;let n=kn(e.special_cells);return{...t,placement:Qr(t.placement,null,{type:"choose",choice:n})}}function ju(t,e){if(t.pending)return t;let n=C(t),r=Qr(t.placement,n,e);if(r===t.placement)return t;let o={...t,placement:r,notice:null};return{...e.type==="cancel"?Do(o):o,ghostText:Ys(o,e)}}var qu={normal:350,faster:160,off:0},Hu={normal:1200,faster:500,off:0},Xn=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,Hu[e]-this.spent);return Math.min(qu[e],Math.floor(r/n))}};var Bu=new Set(["thinking","ready","presence"]),Fu={replay:Si,create:Jt},Uu={seen:t=>t,objection:()=>null,answer:()=>null,goOn:()=>!1},Wu=[3,3],Jn=class{constructor(e,n,r,o=Fu){this.id=e.game,this.keeper=o,this.store=R(ia,oa(n));let{dispatch:s}=this.store;this.connection=new Kn({open:r,later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(a,c)=>this.hear({table:a,happened:c,at:performance.now()}),onRefusal:a=>this.refused(a),onHint:a=>s({type:"hint",hint:a}),onStatus:a=>s({type:"status",status:a}),onPending:a=>s({type:"pending",request:a})},e),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=Uu,this.telling=new Xn({later:(a,c)=>Number(setTimeout(a,c)),forget:a=>clearTimeout(a),pace:()=>this.pace()},(a,c)=>{this.onShow(a,c),s({type:"table",...a})}),s({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.company.seen(e),s={table:o,happened:n,at:r};if(n&&Bu.has(n.kind))return this.telling.receive(s,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;a&&!c?this.telling.receive(s,!0):this.telling.interrupt(s)}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!M(this.state))return;let r=Qt(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n})}chooseShown(e){if(!M(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=C(this.state);if(!n||!o||r.letter!==e)return;let s=F(r,e),a=Xs(n.players[n.turn-1].cells,o,s),c=a?J(a.slice(1)):null,u=a?Number(a[0]):s;this.placement({type:"put",orientation:u,origin:c??Wu})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?de(n)[e]:void 0;o===void 0||!M(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=C(e);if(!n||!M(e))return;if(!o)return this.complain(i("choose-first"));if(!r.origin)return this.placement({type:"show"});let s=T(e,o.letter),a=it(ot(r,o),n.players[n.turn-1].cells,s,!1),c=xn(r,o);if(a||!c)return this.complain(s&&s.missing>0&&a===mt(s)?i("it-is-wrong",{reason:a??""}):i("cannot-place",{reason:a??i("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){M(this.state)&&T(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!Nt(this.state))){if(Pn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){yt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){It(this.state)&&this.send({type:"hint"})}why(){me(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=jt()==="en"?n:i(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await _i({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:i("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&Ws(n);if(r)try{e((await this.keeper.create(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(i("on-its-way"))}command(e){let n=(s,a)=>this.store.dispatch({type:"notice",notice:{kind:s,text:a,typed:!0}}),r=this.company.answer(e);if(r!==null)return n("info",r);let o=ta(this.state,e,performance.now());"error"in o?n("error",o.error):"say"in o?n("info",o.say):"help"in o?this.onHelp():"dialog"in o?this.dialog(o.dialog):o.request.type==="undo"?this.undo():this.send(o.request)}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??(await this.keeper.replay(this.id)).frames;this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}back(){this.store.dispatch({type:"return"})}};var Ke={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},aa={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function ca({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(Ke,t)){let a=Ke[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:a}}}let s=t.length===1?t.toLowerCase():t;return s==="n"?{type:"placement",event:{type:"next",back:e}}:s==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(aa,s)?aa[s]:null}var Gu=600,tr=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&yt(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let s=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},s?0:Gu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Vu=4,Zu=1.5,zu=120,er=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(s,a,c=!1)=>e.addEventListener(s,u=>a(u),{signal:r.signal,capture:c});o("pointerdown",s=>this.down(s)),o("pointermove",s=>this.move(s)),o("pointerup",s=>this.up(s)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",s=>this.click(s),!0),o("contextmenu",s=>this.flip(s)),e.addEventListener("wheel",s=>this.wheel(s),{signal:r.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-quilt=active] .cells");if(!r)return null;let o=r.getBoundingClientRect(),s=o.width/9,[a,c]=[Math.floor((n-o.top)/s),Math.floor((e-o.left)/s)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!M(this.game.state))return;let r=e.target.closest("[data-patch]"),o=r?r.dataset.patch:this.game.state.placement.letter;if(!o||!r&&!this.isOnQuilt(e))return;let s=r?this.grabbed(r,o,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:o,anchor:s,market:r,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Qt(this.game.state,n),s=e.querySelector(".patch");if(!o||!s)return null;let a=o.patch.orientations[F(this.game.state.placement,n)],[c,u]=z(a),p=s.getBoundingClientRect(),m=Math.floor((r.clientY-p.top)/p.height*c),f=Math.floor((r.clientX-p.left)/p.width*u);return a.find($=>rt($,[m,f]))??xt(a)}heldCell(e){let{placement:n}=this.game.state,r=C(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!ot(n,r).some(s=>rt(s,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Vu)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=C(this.game.state);if(!n)return;let r=St(this.game.state.placement,n),o=r.filter(a=>a[0]===z(r)[0]-1),s=e.touch?o[Math.floor(o.length/2)]:e.anchor??xt(r);this.game.placement({type:"hold",anchor:s}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-quilt=active] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*Zu:0,s=this.cellAt(n.clientX,n.clientY-o);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=s!==null;let a=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=C(n.state),s=this.cellAt(e.clientX,e.clientY);!s||!o||(r.set&&this.commits(e,s)?n.commit():n.placement({type:"set",cell:s}))}commits(e,n){let{placement:r}=this.game.state,o=C(this.game.state);if(!o)return!1;let s=ot(r,o);return s.length>0&&se(r,o)&&rt(vn(s),n)?!0:e.pointerType==="touch"?!1:[...s,r.cursor].some(a=>rt(a,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<zu||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&M(n)&&(C(n)?.letter??"+")!=="+"}};function nr(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Ke,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,Ke[t.key]),!0)}var rr=class{constructor(e){this.outside=e,this.store=R((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:la(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:la(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:i("link-is-copied")})}catch{this.store.dispatch({told:i("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:i("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":i("cannot-share")})}}};function la(t){return t instanceof Error?t.message:String(t)}var Qu=["classic","anniversary","valentine"];function ua(t){return Qu.some(e=>e===t)}var jo={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,hints:!1,strength:ge},Yu=12,or=new Map;function ir(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(or.get(t)??"null");throw e}}function Xe(t,e){let n=JSON.stringify(e);or.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function pa(){let t=ir("quiltbee.settings"),e={...jo,...typeof t=="object"?t:null},n=ua(e.edition)?e.edition:jo.edition,r=Zr(e.language)?e.language:jo.language;return{...e,edition:n,language:r}}function ma(t){Xe("quiltbee.settings",t),Ku(t.language)}function Ku(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function da(){let t=ir("quiltbee.offline"),{ring:e,seat:n,moves:r,resigned:o}=t??{};return typeof e=="string"&&[1,2].includes(n)&&Array.isArray(r)&&r.every(a=>typeof a=="string")?{ring:e,seat:n,moves:r,resigned:o===!0}:null}function fa(t){Xe("quiltbee.offline",t)}function qo(){let t=ir("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function ha(t){Xe("quiltbee.guide",t)}function ye(){let t=ir("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function ga(t,e){let n=ye().filter(r=>r.id!==t);Xe("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,Yu))}function $a(t){Xe("quiltbee.games",ye().filter(e=>e.id!==t))}function ya(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return or.get(`invitation.${t}`)??null;throw e}}function sr(t,e){or.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function wa(t,e){let n=new rr({origin:location.origin,renew:()=>Ai(t),draw:Ti,copy:o=>Xu(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>ya(t),set:o=>sr(t,o)}}),r=new ne({me:ht,sit:o=>mn(t,o),go:e});return{inviting:n,joining:r}}async function Xu(t){if(!navigator.clipboard)throw new Error(i("no-clipboard"));await navigator.clipboard.writeText(t)}function ba({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",s=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${s}`}function va({mine:t},e){return t||e>0}var Je=document.querySelector("link[rel=icon]"),Ju=[Je.href,new URL(Je.dataset.waiting??"",Je.href).href],Ho={text:"",mine:!1},Bo=0;function tn(t,e=!1){Ho={text:t,mine:e},ka()}function ar(t){Bo=t,ka()}function ka(){let t=ba(Ho,Bo);document.title!==t&&(document.title=t);let e=Ju[va(Ho,Bo)?1:0];Je.href!==e&&(Je.href=e)}function Sa({clock:t},e){if(!t)return d;let n=t.running===e;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${y("clock")}${y("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${i(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function Ea(t,e,{text:n,sentence:r,low:o}){let s=t.querySelector(`[data-clock="${e}"]`);s&&(s.dataset.low=o?"true":"false",xa(s.querySelector(".clock-time"),n),xa(s.querySelector(".clock-words"),r))}function xa(t,e){t&&t.textContent!==e&&(t.textContent=e)}function en(t){return i(`level-name-${t}`)}function Ma(t){return i("level-sentence",{level:String(t),name:en(t),audience:i(`level-for-${t}`)})}function V(t,e,n,r,o){return l`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([s,a])=>l` <label
            ><input
              type="radio"
              name=${t}
              value=${s}
              data-testid=${`${t}-${s}`}
              .checked=${r===s}
              @change=${()=>o(s)}
            /><span>${a}</span></label
          >`)}
    </div>
  </fieldset>`}var tp=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function cr(t){let e=tp.map(([n,r])=>[n,l`${y(r)}<span>${i(`edition-${n}`)}</span>`]);return V("edition",i("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function ct(t){return t.target.value}function we(t){return t.target.checked}function lr(t){let e=t.settings.language,n=[["auto",i("language-auto")],...Object.entries(Vr)],r=o=>t.change({language:ct(o)});return l`<label class="language-pick"
    >${i("setting-language")}
    <select data-testid="language" @change=${r}>
      ${n.map(([o,s])=>l`<option
            value=${o}
            lang=${o==="auto"?"":o}
            ?selected=${o===e}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function ep(t){return`${t}`}function be(t,e,n={}){let r=Object.keys(e).map(s=>[s,ep(s)]);return i(t,{...n,...Object.fromEntries(r)}).split("").map((s,a)=>a%2?e[s]:s)}var np=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],rp=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],op=[["cloth","look-cloth"],["thread","look-thread"]],ip=[["letters","setting-letters"],["coordinates","setting-coordinates"],["hints","setting-hints"],["turnCards","draw-automatically"],["sounds","setting-sounds"],["vibration","setting-vibration"]];function ur(t,e,n){let{theme:r,motion:o,look:s}=t.settings,a=ip.filter(([u])=>u!=="vibration"||t.canVibrate),c=u=>p=>t.change({[u]:p});return l`<div class="panel-head">
      <h2 id="dialog-heading">${i("settings")}</h2>
      <button type="button" class="main" @click=${e}>${i("settings-done")}</button>
    </div>
    <div class="settings">
      ${cr(t)} ${V("theme",i("setting-theme"),Fo(np),r,c("theme"))}
      ${V("motion",i("setting-motion"),Fo(rp),o,c("motion"))}
      ${V("look",i("setting-look"),Fo(op),s,c("look"))}
      ${a.map(([u,p])=>sp(u,i(p),t))} ${lr(t)}
      ${n?l`<button type="button" data-testid="open-command" @click=${n}>
              ${be("open-command-line",{key:l`<kbd>/</kbd>`})}
            </button>`:d}
    </div>`}function Fo(t){return t.map(([e,n])=>[e,i(n)])}function sp(t,e,n){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n.settings[t]}
      @change=${r=>n.change({[t]:we(r)})}
    /><span>${e}</span></label
  >`}function Aa(t,e,n){if(t.dialog===null)return d;let r=()=>e.dialog(null),o=()=>ur(n,r,()=>e.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${r}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{settings:o,resign:ap,practice:dp,abort:lp,handover:up,report:mp}[t.dialog](e,r)}
  </dialog>`}function Ta(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function ap(t,e){return l`<h2 id="dialog-heading">${i("resign-question")}</h2>
    <p>${cp(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        ${i("resign")}
      </button>
    </div>`}function cp(t){return t?.mode!=="remote"?i("resign-undo"):i(t.rated?"resign-rated":"resign-plain")}function lp(t,e){let n=t.state.table!==null&&I(t.state.table);return l`<h2 id="dialog-heading">${i(n?"abort-close-question":"abort-question")}</h2>
    <p>${i(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${i(n?"close-it":"call-it-off")}
      </button>
    </div>`}function up(t,e){return l`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
    <h2 id="dialog-heading">${i("handover-question")}</h2>
    <p>${i("handover-text")}</p>
    <p>
      <label
        >${i("level")}
        <select name="level" data-testid="handover-level">
          ${he.map(({level:r})=>l`<option value=${r} ?selected=${r===ge}>
                ${i("level-and-name",{level:String(r),name:en(r)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${i("let-it-play")}</button>
      <button type="button" @click=${e}>${i("wait")}</button>
    </div>
  </form>`}var pp=["name","cheating","leaving","other"];function mp(t,e){return l`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
    <h2 id="dialog-heading">${i("report-title")}</h2>
    <p>${i("report-who-reads")}</p>
    <p>
      <label
        >${i("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${pp.map(r=>l`<option value=${r}>${i(`report-${r}`)}</option>`)}
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
      <button type="button" @click=${e}>${i("cancel")}</button>
    </div>
  </form>`}function dp(t,e){return l`<h2 id="dialog-heading">${i("practice-question")}</h2>
    <p>${i("practice-text")}</p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>t.practise()}
      >
        ${i("undo")}
      </button>
      <button type="button" @click=${e}>${i("play-on")}</button>
    </div>`}var fp=["","hint-right","hint-round","hint-left"],hp=50;function pr({hint:t,patches:e},n){return t?(t.type==="hint"?gp(t,e,n):yp(t,e,n)).join(" "):""}function gp({move:t,reasons:e},n,r){return[_a(t,n,r),...e.map(({code:o,values:s})=>i(`reason-${o}`,s))]}function _a(t,e,n){if(t==="pass")return i("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?i("hint-put-on",{cell:r}):i("hint-put");let[o,s]=t,a=e[o].name;if(!n)return i("hint-take",{patch:a});let c=$p(Number(s));return c?i("hint-take-turned",{patch:a,cell:r,how:c}):i("hint-take-at",{patch:a,cell:r})}function $p(t){let e=[t>=4?"hint-flipped":"",fp[t%4]].filter(Boolean);return X(e.map(n=>i(n)))}function yp(t,e,n){if(t.better===t.move)return[i("why-same")];let r=n&&t.better!=="pass"?[_a(t.better,e,!0)]:[],o=t.reasons.map(({of:s,code:a,values:c})=>i(s==="mine"?`mine-${a}`:`reason-${a}`,c));return[bp(t,wp(t,e)),...r,...o]}function wp({better:t,move:e},n){return t==="pass"?i("why-advance"):t.startsWith("+")?i("why-put"):t[0]===e[0]?i("why-elsewhere"):i("why-take",{patch:n[t[0]].name})}function bp({points:t,chance:e},n){if(t===null)return i("why-unknown",{what:n});let r=Math.round(t/10);return r===0&&(e??0)>=hp?i("why-loss-chance",{what:n,percent:Math.round((e??0)/10)}):i("why-loss",{what:n,count:r})}function vp({automa:t}){if(!t)return"";let e=t.practice?i("about-practice"):"";return`${Fe(t)}${e}. `}function kp({board:t,seed:e}){let n=i(`board-${t}`);return e?be("about-code",{code:l`<code data-testid="seed">${e}</code>`},{board:n}):n}function La(t,e,n,r){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${i("this-game")}</h2>
    <p class="small">
      ${vp(e)}${kp(e)}${_(e)?"":i("about-watching")}${e.seed&&e.seed_chosen?i("about-chosen"):""}
    </p>
    ${Ap(e)}
    ${_e(e)?l`<p class="small" data-testid="local">${i("offline-here")}</p>`:d}
    <div class="row">
      ${_e(e)?d:xp(e)}
      <button type="button" data-testid="copy-link" @click=${()=>Oa(e,n)}>
        ${y("link")}<span>${i("copy-link")}</span>
      </button>
      ${Sp(e,n)} ${Ep(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
        ${i("new-game")}
      </button>
    </div>
    ${t.copied?l`<p class="small copied" data-testid="copied">${t.copied}</p>`:d}
  </section>`}function xp({game:t}){return l`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${t}/record.pgr`}
    download
    >${y("download")}<span>${i("record")}</span></a
  >`}function Sp(t,e){if(!_(t)||t.stage==="over")return d;let[n,r,o]=t.can_abort?["abort",Mp(t),"cancel"]:["resign",i("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${y(o)}<span>${r}</span>
  </button>`}function Ep(t,e){return t.mode!=="remote"||!_(t)||I(t)?d:l`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    ${i("report")}
  </button>`}function Mp(t){return i(I(t)?"close-table":"call-off")}function Ap({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return d;let s=Tt.filter(c=>o[c-1].rating!==null).map(c=>`${k(o,c)} ${o[c-1].rating}`),a=[e?i("terms-clock",{clock:fn(e.control)}):i("terms-no-clock"),i(n?"terms-rated":"terms-not-rated"),i(r?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${s.length?i("terms-ratings",{ratings:s.join(", ")}):""}
  </p>`}async function Oa(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:i("link-copied")})}catch(r){if(!(r instanceof DOMException||r instanceof TypeError))throw r;e.store.dispatch({type:"copied",text:i("copy-this-link",{link:n})})}}async function Ia(t,e){if(!("share"in navigator))return Oa(t,e);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${t.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function Uo(t,e){return l`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Pa(t,e){return t===0?Uo("empty",d):Uo("back",b`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?G(20,28,7):b`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Ca({number:t,budget:e,income:n,filters:r}){return Uo("face",b`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${G(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${i("card-budget")}</text>
    ${r.map((o,s)=>Na(In(o),36+s*7))}
    ${r.length===0?Na(i("filter-none"),42):d}`)}function Na(t,e){return b`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Ra({turns:t,run:e},n,r){return l`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?i("last-turns",{count:t.length}):i("last-turn")}
    </h3>
    ${t.length===0?l`<p class="small">${i("no-card-since")}</p>`:d}
    ${t.map(o=>Tp(o,n,r))}
  </section>`}function Tp(t,e,n){return l`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Ca(t.card)}
    <div class="told">
      <p class="told-card">${$o(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(r=>_p(r,t,e,n))}
      </div>
      <ol>
        <li>${yo(t,e)}</li>
        ${t.steps.map(r=>l`<li class=${r.skipped?"skipped":""}>${wo(r,e)}</li>`)}
        ${bo(t,e).map(r=>l`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function _p(t,{affordable:e,taken:n},r,o){let s=t===n?"taken":e.includes(t)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return l`<span class=${`candidate ${s}`}
    >${Fn(t,r[t],0,o)}<span class="fate">${a}</span></span
  >`}var Lp=[20,10,5,1];function Da(t){let e=[],n=Math.max(0,t);for(let r of Lp)for(;n>=r;)e.push(r),n-=r;return e}var Wo=56,nn=20,Op=19;function ja(t){let e=Da(t),n=Math.min(Op,(Wo-nn)/Math.max(1,e.length-1)),r=Wo-nn/2,o=e.map((s,a)=>Ip(s,r-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${Wo} ${nn}`} aria-hidden="true">
    ${o}
  </svg>`}function Ip(t,e){return b`${at(`tile-${t}`,e,nn/2)}
    <text class="tile-value" x=${e} y=${nn/2+3.2}>${t}</text>`}function mr(t,e,n){return l`<table class="scores">
    <caption class="visually-hidden">
      ${i("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${i("score-part")}</span></th>
        ${e.map(r=>l`<th scope="col">${r}</th>`)}
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
        ${t.players.map((r,o)=>l`<td data-testid=${`total-${o+1}`}>${N(r.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Np(){return l`<span class="badge tile" title=${i("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${at("special-tile",0,0)}</svg>
    <span class="visually-hidden">${i("has-tile")}</span></span
  >`}var Pp={buttons:G(0,0,2.8),income:b`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:b`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:b`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:b`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:b`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function dr(t,e,n,r={}){let{buttons:o,income:s,empty:a,score:c,time:u}=t.players[n-1],p=[[i("number-buttons"),o,"buttons"],[i("number-income"),s,"income"],[i("number-empty"),a,"empty"],[i("number-time"),u,"time"],[i("number-score"),N(c),"score"]];return Go(t,e,n,p,r)}function Go(t,e,n,r,o){let{aside:s=d,clock:a=d,thumbnail:c=d}=o,u=t.stage!=="over"&&le(e)===null&&t.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${qs(n)}
      <h2 title=${k(e,n)}>${k(e,n)}</h2>
      ${Rp(e[n-1])} ${s}
      ${t.players[n-1].special_tile?Np():d}
      ${u?l`<span class="badge to-move">${i("to-move")}</span>`:d}
    </div>
    ${a} ${c}
    <dl>
      ${r.map(([p,m,f])=>l`<div class=${`number number-${f}`}>
            <dt>${Cp(String(f))}<span>${p}</span></dt>
            <dd data-testid=${`${f}-${n}`}>${m}</dd>
            ${f==="buttons"?ja(Number(m)):d}
          </div>`)}
    </dl>
  </div>`}function Cp(t){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Pp[t]}</svg>`}function Rp({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?d:l`${o===null?d:l`<span class="rating"
          ><span class="visually-hidden">${i("rated")}</span>${o}</span
        >`}
  ${r?l`<span class="badge bot">${i("bot")}</span>`:d}
  ${n&&!e?l`<span class="badge away">${i("away")}</span>`:d}`}function qa(t,e){let n=t.players.map(r=>r.score_parts);return mr(t,[k(e,1),k(e,2)],[[i("number-buttons"),n.map(r=>r.buttons)],[i("score-tile"),n.map(r=>r.special_tile)],[i("score-empty"),n.map((r,o)=>`${N(r.empty)} (${t.players[o].empty})`)]])}function fr(t,e,n){let{buttons:r,time:o,score:s}=t.players[1],a=[[i("number-buttons"),r,"buttons"],[i("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[i("number-time"),o,"time"],[i("number-score"),N(s),"score"]],c=l`<span class="level-name">${Vt(n)}</span>`;return Go(t,e,2,a,{aside:c})}function hr(t,e,n,r,o,s=d){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${i("the-automa")}</h2>
      <span class="small">${Fe(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Pa(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?i("no-more-cards"):Dp(e)}</p>
        <p class="small">${vo(e)}</p>
        <p class="small">${Zt(e)}</p>
      </div>
    </div>
    ${Ra(n,r,o)}
    <div class="piles">
      ${Ha("patches-with",e.with_buttons,"pile-with",r,o)}
      ${Ha("patches-without",e.without_buttons,"pile-without",r,o)}
    </div>
    ${jp(t,e)} ${s}
  </section>`}function Dp({pile:t,budget:e}){return t===0?i("pile-empty"):e===null?i("next-face-down"):be("next-can-pay",{price:l`<b>${i("buttons",{count:e})}</b>`})}function Ha(t,e,n,r,o){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${i(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(s=>{let{name:a,income:c}=r[s];return l`<li title=${a}>
          ${Fn(s,r[s],0,o)}
          <span class="visually-hidden"
            >${a} (${s})${c?`, ${i("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function jp(t,e){let n=(o,s,a)=>l`<div class=${a}>
      <dt>${o}</dt>
      <dd>${s}</dd>
    </div>`,r=Be(t.players[1],e.level);return l`<div class="parts">
    <h3>${i("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,s])=>n(i(o),s,"part"))}
      ${n(i(t.result?"number-score":"score-now"),N(t.players[1].score),"sum")}
    </dl>
  </div>`}function Ba(t,e){if(!t.typing)return d;let n=t.notice?.typed?t.notice:null;return l`<form
    class="command"
    aria-label=${i("command-line")}
    @submit=${r=>qp(r,e)}
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
        @keydown=${r=>Hp(r,e)}
      />
      <button type="submit" class="main">${i("enter")}</button>
      <button type="button" aria-label=${i("close")} @click=${()=>e.type(!1)}>
        ${y("cancel")}
      </button>
    </div>
  </form>`}function qp(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.command(r.value),r.value=""}function Hp(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Fa(t,e,n){let r=_(e),o=r&&zt(e)&&e.stage!=="over",s=r&&(e.mode!=="remote"||e.takebacks);return l`${o?Bp(t,n):d}
  ${s?Fp(t,e,n):d}`}function Bp(t,e){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${It(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${y("bulb")}<span>${i("hint")}</span>
  </button>`}function Fp(t,e,n){let r=Pn(e)&&Nt(t);return l`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Nt(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${y("undo")}<span>${Up(e,r)}</span>
  </button>`}function Ua(t,e){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${yt(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${y("card")}<span>${i("turn-the-card")}</span>
  </button>`}function Up({mode:t},e){return t==="remote"?i("ask-takeback"):i(e?"undo-practice":"undo")}function Wa(t){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:we(e)})}
    />
    <span>${i("draw-automatically")}</span></label
  >`}var Wp={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Va(t,e,n){let r=M(t)?C(t):null,o=r!==null&&r.letter!=="+",s=r?T(t,r.letter):void 0,a=r!==null&&t.placement.set&&se(t.placement,r)&&s?.available!==!1,c=r!==null&&(o||t.placement.origin!==null),u=[["rotate-left",i("rotate-left"),"left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right",i("rotate-right"),"right",o,()=>e.placement({type:"turn",how:"right"})],["flip",i("flip"),"flip",o,()=>e.placement({type:"turn",how:"flip"})],["place",i("place"),"place",a,()=>e.commit()],["cancel",i("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],p=Nn(t.table)&&!t.looking;return l`<section
    class=${r?"deck held":"deck"}
    aria-label=${i("placing")}
    data-keys
    data-move=${r?xn(t.placement,r)??"":""}
  >
    ${Gp(t,e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Ua(t,e):d}
      ${u.map(([m,f,$,w,x])=>l`<button
            type="button"
            class=${`tool ${$}`}
            data-testid=${m}
            aria-disabled=${w?"false":"true"}
            @click=${x}
          >
            ${y($)}<span>${f}</span>
          </button>`)}
    </div>
  </section>`}function Gp(t,e,n){let{table:r,notice:o}=t;return l`<div
    class=${Vo(t)?"strip hinting":"strip"}
    data-testid="strip"
    tabindex="-1"
  >
    ${o?.kind==="error"&&!o.typed?l`<p class="notice" data-testid="notice">${y("cancel")} ${o.text}</p>`:r?Vp(t,r,n):d}
    ${tm(t,e)}
  </div>`}function Vo(t){let{hint:e,looking:n,notice:r,pending:o,placement:s}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:a,origin:c}=s;return a===null||!M(t)||a==="+"&&c===null}function Vp(t,e,n){let r=C(t);return t.looking?l`<p>${i("earlier-position")}</p>`:t.pending?l`<p>${i(Wp[t.pending.type]??"one-moment")}</p>`:Vo(t)?Jp(t,n):r&&M(t)?Qp(t,e,r,n):Zp(t,e)}function Zp(t,e){let n=We(t).map(r=>gs(r,e.seats,t.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:$e(e)}</p>
    <p class="guide">${zp(t,e)}</p>
    ${e.getting_ready?l`<p class="guide" data-testid="getting-ready">${i("warming-up")}</p>`:d}`}function zp(t,e){return e.stage==="over"?i("game-over"):e.stage==="card"?i("card-ready"):e.thinking?i("thinking",{name:k(e.seats,e.turn)}):M(t)?i("choose-or-pass-now"):`${tt(e)}.`}function Qp(t,e,n,r){let o=ot(t.placement,n),s=e.players[e.turn-1].cells,a=T(t,n.letter),c=ie(t.placement,n),u=c!==null&&qn(t,c),{text:p,isGood:m}=ds(o,s,a,r),f=c!==null&&!it(o,s,void 0)?re(s,o):[],$=a?_n(a,f,u,e,e.seats,r):em(u,f.length);return l`<p class=${m?"verdict yes":"verdict no"}>
      ${c===null&&m?Xp(n.letter):Kp(p,m)}
    </p>
    <ul class="effects">
      ${Yp($).map(({kind:w,text:x})=>l`<li class=${w}>${x}</li>`)}
    </ul>`}function Yp(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Kp(t,e){return l`${y(e?"place":"cancel")} ${t}`}function Xp(t){return i(t==="+"?"put-special":"choose-place")}function Jp(t,e){let n=t.hint?.type==="hint";return l`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${t.hint?.move??""}
  >
    ${y("bulb")}<span
      >${n?l`<b>${i("hint-label")}</b> `:d}${pr(t,e)}</span
    >
  </p>`}function tm(t,e){if(Vo(t))return l`<button
      type="button"
      class="corner forget"
      data-testid="forget-hint"
      aria-label=${i("close")}
      @click=${Ga(()=>e.forgetHint())}
    >
      ${y("cancel")}
    </button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&C(t)===null;return!n&&!(r&&me(t))?d:l`<button
    type="button"
    class="corner"
    data-testid="why"
    aria-keyshortcuts="W"
    aria-disabled=${n?"true":"false"}
    @click=${Ga(()=>e.why())}
  >
    ${i("why")}
  </button>`}function Ga(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function em(t,e){let n=[{kind:"special",text:i("effect-special-costs")}];return t&&n.push({kind:"tile",text:i("effect-tile")}),e>0&&n.push({kind:"holes",text:i("effect-a-hole")}),n}function gr(t){let{name:e,busy:n,error:r}=t.state;return l`<form class="joining" @submit=${s=>{s.preventDefault(),t.sit()}}>
    <label
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${s=>t.write(ct(s))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${i(n?"sitting-down":"sit-down")}
    </button>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="join-error">${r}</p>
  </form>`}function Za(t,{inviting:e,joining:n}){let r=qe(t);return r?rn(i("is-asked",{name:r}),l`<p>${i("asked-text",{name:r})}</p>`):t.access==="public"?_(t)?nm():rn(i("seat-open"),gr(n)):_(t)?rn(i("invite-your-friend"),rm(e)):rn(i("seat-kept"),l`<p>${i("seat-kept-text")}</p>`)}function rn(t,e){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function nm(){return rn(i("in-the-lobby"),l`<p>${i("in-the-lobby-text")}</p>`)}function rm(t){let{busy:e,told:n}=t.state;return l`${t.link===null?d:om(t,t.link)}
    <div class="row">
      <button
        type="button"
        class=${t.link===null?"main":"quiet"}
        data-testid="new-invitation"
        aria-disabled=${e?"true":"false"}
        @click=${()=>t.renew()}
      >
        ${i(t.link===null?"make-link":"new-link")}
      </button>
      <span class="small">
        ${i(t.link===null?"no-link-here":"link-becomes-void")}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function om(t,e){let{picture:n}=t.state;return l`<p>${i("send-link")}</p>
    <label for="invitation-link" class="visually-hidden">${i("link-of-invitation")}</label>
    <input
      id="invitation-link"
      data-testid="invitation-link"
      readonly
      .value=${e}
      @focus=${r=>r.target.select()}
    />
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="copy-invitation"
        @click=${()=>t.copy()}
      >
        ${y("copy")}<span>${i("copy")}</span>
      </button>
      ${t.canShare?l`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${y("share")}<span>${i("share")}</span>
            </button>`:d}
    </div>
    ${t.isLocal?l`<p class="small">${i("local-address")}</p>`:d}
    <div class="qr">
      ${n?l`<img
              alt=${i("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:d}
    </div>`}function za(t,e,n){if(e.mode!=="remote")return d;let{text:r,actions:o,urgent:s}=Lo(t,e);return l`<section
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
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${c}
          </button>`)}
    </div>
    ${im(e.spectators)}
  </section>`}function im(t){let e=i("watching",{count:t});return l`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:d}
  >
    ${y("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var sm=3;function $r(t,e,n){let r=[...t.slice(sm)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${i("coming-up")}</h2>
      <span class="small">${i("after-these",{count:r.length})}</span>
    </div>
    ${am(r,e,n)}
  </section>`}function am(t,e,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(r=>cm(r,e,n))}
  </ol>`}function cm(t,e,n){let r=e[t];return l`<li title=${Wt(r)}>
    ${ze(t,r,0,n)}
    <span class="visually-hidden">${Wt(r)}</span>
    <span class="price" aria-hidden="true">${yr(r.buttons)}${wr(r.time)}</span>
  </li>`}function yr(t){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${G(0,0,2.9)}</svg>${t}</span
  >`}function wr(t){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function Qa(t,e,n,r,o){let s=[...e.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i(M(t)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>s[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:um(t,s[a],a,n,r,o))}
    ${lm(t,e,n)}
  </section>`}function lm(t,e,n){let r=t.looking?void 0:T(t,null),{time:o}=e.players[e.turn-1];return l`<button
    type="button"
    class=${jn(t)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${M(t)&&r?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>br(n,s==="mouse")}
    @pointerleave=${()=>br(n,!1)}
    @focus=${()=>br(n,!0)}
    @blur=${()=>br(n,!1)}
  >
    ${y("pass")}<span class="pass-name">${i("pass")}</span>
    <span class="pass-facts">
      ${r?lo(r,o).map(s=>l`<span>${s}</span>`):d}
    </span>
  </button>`}function br(t,e){t.store.dispatch({type:"weigh",on:e})}function Zo(t){return l`<span class="visually-hidden">${t}</span>`}function um(t,e,n,r,o,s){let a=t.patches[e],c=t.looking?void 0:T(t,e),u=t.placement.letter===e,p=c?mt(c):null,m=jn(t)?.startsWith(e)??!1,f=["offer",u&&"chosen",p&&"dear",m&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${f}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${F(t.placement,e)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${M(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${$=>{$.pointerType==="mouse"?r.choose(e):r.chooseShown(e),s()}}
  >
    <span class="art"
      >${ze(e,a,F(t.placement,e),o)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${Zo(i("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${yr(a.buttons)}${Zo(i("spoken-buttons",{count:a.buttons}))}
        ${wr(a.time)}${Zo(i("spoken-time"))}</span
      >
      <span class="earn">${Ka(a)}</span>
      ${pm(c,p)}</span
    >
  </button>`}function pm(t,e){return e?l`<span class="reason" title=${e}>${mm(t,e)}</span>`:d}function mm(t,e){return t&&t.missing>0?i("short-of",{count:t.missing}):e}function Ya({ring:t},e,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${i("next-patches")}</h2>
    ${[...t.slice(0,3)].map(r=>l`<div class="offer" data-patch=${r}>
          <span class="art">${ze(r,e[r],0,n)}</span>
          <span class="facts" title=${Wt(e[r])}
            ><span class="offer-name">${e[r].name}</span>
            <span class="price">${yr(e[r].buttons)}${wr(e[r].time)}</span>
            <span class="earn">${Ka(e[r])}</span></span
          >
        </div>`)}
  </section>`}function Ka({income:t}){return t>0?i("earns",{count:t}):i("earns-nothing")}function vr(t,e,n,r,o,s={},a=[]){let c=new Set(a.map(({number:m})=>m)),u=[[i("first-position"),"first",0],[i("previous-position"),"back",e-1],[i("next-position"),"forward",e+1],[i("last-position"),"last",t.length]],p=m=>m<0||m>t.length||m===e;return l`<section class="panel moves" aria-labelledby="moves-heading">
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
              @click=${()=>o($)}
            >
              ${y(f)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(m=>l`<li class=${c.has(m.number)?"fresh-move":""}>
            <button
              type="button"
              class=${m.number===e?"move now":"move"}
              aria-current=${m.number===e?"step":"false"}
              @click=${()=>o(m.number)}
            >
              <span class="number">${m.number}</span>
              <span class="move-words"
                ><b>${k(n,m.player)}</b>
                ${Lt(m.move,r)}${dm(s[m.number],m.move)}</span
              >
              <code>${m.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?l`<p class="small">${i("no-move-yet")}</p>`:""}
  </section>`}function dm(t,e){let n=t?.move===e?t.change:null;return!n||n.from===n.to?d:`: ${mo(n)}`}var et=90,fm=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${et}M0 ${n}H${et}`}).join(""),ve=Array.from({length:9},(t,e)=>e);function kr(t){let{number:e,active:n,ghost:r,held:o}=t,s=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${s}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ve.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ve.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${et+.8} ${et+.8}`} aria-hidden="true">
        <rect class="ground" width=${et} height=${et}></rect>
        <path class="lines" d=${fm}></path>
        ${Ja()} ${tc(t)} ${t.fresh.map(hm)}
        ${t.hint?gm(t.hint):d} ${r?$m(t,r):d}
      </svg>
      ${vm(t)}
    </div>
  </div>`}function Xa(t,e){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${et+2} ${et+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${et} height=${et}></rect>
    ${Ja()} ${tc({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function Ja(){return b`<rect fill="url(#fabric-cell)" width=${et} height=${et}></rect>`}function tc({player:t,patches:e,lettered:n,fresh:r}){let o=(a,c)=>r.some(({origin:u})=>rt(u,[a,c])),s=ve.flatMap(a=>ve.map(c=>[a,c])).filter(([a,c])=>"*x".includes(t.cells[a*9+c]));return[...t.patches.map(a=>b`<g class=${o(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${Ze(a.letter,e[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,c])=>t.cells[a*9+c]==="*"?To([a,c]):b`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function hm({shape:t,origin:[e,n]}){return b`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${W(t,10)}></path>
    <path d=${W(t,10)}></path></g>`}function gm({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return b`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${W(t,10,.8)}></path>
    <path class="edge" d=${W(t,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function $m({patches:t,player:e},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],a=n.cells.filter(([p,m])=>e.cells[p*9+m]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=W(s,10);return b`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?To(n.origin):Ze(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?d:ym(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(wm)}
    ${n.set&&a.length===0?bm(vn(n.cells),n.legal):d}
  </g>`}function ym(t){return b`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function wm([t,e]){let n=`${e*10+3} ${t*10+3}`;return b`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function bm([t,e],n){let r=`${(e+.5)*10} ${(t+.5)*10}`,o=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return b`<g class="sign" transform=${`translate(${r})`}>
    <circle r="4.2"></circle><path d=${o} transform="scale(1.35)"></path></g>`}function vm(t){let{number:e,name:n,player:r,patches:o,cursor:s,ghost:a,active:c}=t,u=(m,f)=>`q${e}-${q([m,f])}`,p=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${i("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?u(s[0],s[1]):d}
  >
    ${ve.map(m=>l`<div role="row" class="row">
          ${ve.map(f=>{let $=p.has(`${m},${f}`)?i(a?.legal?"fits-here":"does-not-fit-here"):"",w=r.cells[m*9+f],x=s&&s[0]===m&&s[1]===f;return l`<div
              role="gridcell"
              class=${x?"cell here":"cell"}
              id=${u(m,f)}
              data-testid=${`cell-${q([m,f])}`}
              aria-label=${fs([m,f],w,o)+$}
            ></div>`})}
        </div>`)}
  </div>`}function ec(t,e,n){let[r,o]=t.players,s=r.score_parts,a=new Map(Be(o,n.level)),c=m=>a.get(m)??"–",u=[k(e,1),`${k(e,2)} ${n.numeral}`],p=[[i("number-buttons"),[s.buttons,c("part-held")]],[i("score-tile"),[s.special_tile,c("part-tile")]],[i("score-empty"),[`${N(s.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])a.has(m)&&p.push([i(m),["–",c(m)]]);return mr(t,u,p)}function nc({level:t,levels:e},n){return!e||e.length===0?d:l`<h3 id="levels-heading">${i("at-each-level")}</h3>
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
        ${e.map(r=>l`<tr
              class=${r.level===t?"this-level":""}
              aria-current=${r.level===t?"true":d}
            >
              <th scope="row">
                ${r.level===t?i("this-game-level",{level:Vt(r)}):Vt(r)}
              </th>
              ${r.scores.map(o=>l`<td>${N(o)}</td>`)}
              <td>${k(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function xr(t,e,n){let{automa:r}=t;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(t,e)}</h2>
    <p>${st(t,e)}</p>
    ${r?l`${ec(t,e,r)} ${nc(r,e)}`:qa(t,e)}
    <div class="row">${n}</div>
  </section>`}function rc(t,e,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(t,e)}</h2>
    <p>${st(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function oc(t,e,n){let{table:r}=t;if(!r)return d;let o=km(t,r,e,n),s=()=>e.look(0);return l`${o}
    ${r.moves.length?l`<button type="button" data-testid="review" @click=${s}>
            ${y("first")}<span>${i("review")}</span>
          </button>`:d}
    <button type="button" data-testid="share" @click=${()=>Ia(r,e)}>
      ${y("share")}<span>${i("share-game")}</span>
    </button>
    <button
      type="button"
      class=${o===d?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${i("new-game")}
    </button>`}function km(t,e,n,r){if(e.mode!=="remote")return xm(e,n,r);if(e.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >${i("to-rematch")}</a
    >`;if(!_(e))return d;let o=Oo(e);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${i(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}
  </button>`}function xm(t,e,n){return!_(t)||_t(t)?d:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${y("again")}<span>${i("rematch")}</span>
  </button>`}function Sr(t,e,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${i("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return l`<h3>${k(e,2)}</h3>
          <p data-testid="summary-2">
            ${Dn(t,t.automa,n)}
            ${i("on-time-board",{distances:Gt(t,2)})}
          </p>`;let{cells:s,patches:a}=t.players[r-1];return l`<h3>${k(e,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${Ln(s)} ${i("on-time-board",{distances:Gt(t,o)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${On(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function ic(t,e,n,r){let o=Ue(t);return l`<header class="head table-head">
    ${so(r)} ${Em(t,e,o)}
    <div class="turn-buttons">
      ${t.looking?Sm(n):Fa(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${y("gear")}<span>${i("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${r.help}>
        ${y("help")}<span>${i("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${D(r)}
        >${y("person")}<span>${i("to-me")}</span></a
      >
    </div>
  </header>`}function Sm(t){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    ${i("back-to-game")}
  </button>`}function Em(t,e,n){let{looking:r}=t;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?i("after-move",{number:String(r.index)}):tt(e)}
      </h1>
      ${e.automa?.practice?l`<span class="badge practice" data-testid="practice">${i("practice")}</span>`:d}
    </div>
    ${Mm(t,e,n)}
  </div>`}function Mm(t,e,n){if(t.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${i("connection-lost")}
    </p>`;let r=t.looking?`${$t(n,e.seats)}. ${st(n,e.seats)}`:$e(e);return l`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function sc(t,e,n,r,o,s){let{table:a}=t,c=Ue(t);if(!a||!c)return At(r,i("opening-table"));let{letters:u,look:p,coordinates:m}=r.settings,f=()=>r.change({look:p==="cloth"?"thread":"cloth"}),$=fe(t),w=a.mode==="screen"?1:$,x=nt=>Lm(t,a,c,nt,r,e),L=c.result!==null||_t(c),K=_(a)&&!I(a)&&!L;return l`${ic(t,a,e,r)}
    <main
      class=${Tm(t,a,L,m,s!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(w)} ${$r(c.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${s??za(t,a,e)}
          ${_m(t,a,c,e,n,r,o,s!==null)}
          ${K?Va(t,e,m):d} ${Am(t,a,e)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?Im(t,c,a,u,r):x(w===1?2:1)}
          ${Vn(c,a.seats,p,f,Ts(t),$)}
        </div>
      </div>
      <div class="below">
        ${s===null?La(t,a,e,r):d}
        ${Sr(c,a.seats,t.patches)}
      </div>
    </main>
    ${Ba(t,e)} ${Pm(t)} ${Aa(t,e,r)}`}function Am(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=s=>n.look(s);return vr(e.moves,r,e.seats,t.patches,o,t.seen,We(t))}function Tm({peek:t},e,n,r,o){let s=r?"named":"unnamed";return["table",o?"remote guided":e.mode,s,t&&"peek",I(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function _m(t,e,n,r,o,s,a,c){if(I(e))return Za(e,o);let u=c?d:oc(t,r,s);return n.result?xr(n,e.seats,u):_t(n)?rc(n,e.seats,u):Qa(t,n,r,s.settings.letters,a)}function Lm(t,e,n,r,o,s){let a=fe(t)===r,c=M(t)&&e.turn===r,{letters:u,coordinates:p}=o.settings,m=We(t).filter(nt=>nt.player===r),f=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],$=k(e.seats,r),w=`${a?"front":"back"} p${r}`,x=kr({number:r,name:$,player:n.players[r-1],patches:t.patches,lettered:u,active:c,held:c&&t.placement.letter!==null,ghost:Nm(t,e,r),cursor:c?t.placement.cursor:t.walks[r],named:p,fresh:Hn(f||m.map(({move:nt})=>nt),t.patches),hint:ko(bs(t,r),t.patches)}),L=a?d:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${i("peek",{name:$})}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${Xa(n.players[r-1],t.patches)}
      </button>`,K=dr(n,e.seats,r,{clock:Sa(e,r),thumbnail:L});return l`<div class=${`seat ${w}`}>${K}</div>
    <div class=${`spread ${w}`}>
      ${a?d:Om($,He(e.seats,r),s)} ${x}
    </div>`}function Om(t,e,n){return l`<div class="peek-head">
    <b>${e?i("your-quilt"):i("quilt-of",{name:t})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${i("back")}
    </button>
  </div>`}function Im(t,e,n,r,o){let{automa:s}=e;if(!s)return l`<p class="panel small">${i("automa-unknown")}</p>`;let a=t.looking?{turns:s.turns,run:0}:t.account,c=_(n)&&n.stage!=="over"?Wa(o):d;return l`<div class="seat back p2">${fr(e,n.seats,s)}</div>
    ${hr(e,s,a,t.patches,r,c)}`}function Nm(t,e,n){let{placement:r}=t,o=C(t);return!o||!r.origin||e.turn!==n||t.looking?null:{letter:o.letter,code:F(r,o.letter),origin:r.origin,cells:ot(r,o),set:r.set,sent:t.pending!==null,legal:se(r,o)&&T(t,o.letter)?.available!==!1}}function Pm(t){let{notice:e,said:n,ghostText:r,status:o,hint:s}=t;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${o==="lost"?i("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?i(`live-${s.type}`,{words:pr(t,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}function zo(t,e,n,r,o=null,s=void 0){let a=o?o.seen(e):e,c=`${location.origin.replace(/^http/,"ws")}/api/games/${a.game}/play`,u=()=>s?.connect()??new WebSocket(c),p=new Jn(a,n,u,s),m=window.matchMedia("(prefers-reduced-motion: reduce)");p.onHelp=r.help,p.pace=()=>document.hidden||m.matches?"off":r.settings.motion;let f=new Zn(t,()=>r.settings.look);p.onShow=({table:g},E)=>{Ss(p.state.table,g,r.settings),f.prepare(p.state,g,E)};let $=()=>Cm(t),w=o?.accompany(p,$)??null;w&&(p.company=w.company);let x=new tr({turn:()=>p.turnCard(!0),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g)}),L=new Qn({now:()=>performance.now(),later:(g,E)=>window.setTimeout(g,E),forget:g=>window.clearTimeout(g),show:(g,E)=>Ea(t,g,E),onTime:g=>p.store.dispatch({type:"time",part:g})}),K=wa(p.id,r.go),nt=Rm(t,p,K,r,$,w),un=Dm(p,r),vt=()=>{w?.company.leaving||(nt(),w?.drawn(),un(),f.play(),x.consider(p.state,r.settings.turnCards),L.consider(p.state))},Hr=[p.store.watch(vt),p.store.watch(qm(p,a,r)),K.inviting.store.watch(vt),K.joining.store.watch(vt),...w?.watch(vt)??[]],Br=new er(t,p),Ee=g=>Fm(g,p,$),kt=()=>{document.hidden||(p.wake(),L.consider(p.state))},Rt=()=>{p.skip(),f.skip()};window.addEventListener("keydown",Rt,{capture:!0}),window.addEventListener("pointerdown",Rt,{capture:!0}),t.addEventListener("keydown",Ee),window.addEventListener("online",kt),document.addEventListener("visibilitychange",kt),ac(p.id,a),Hm(a,K),p.open();let h=!0;return{draw:()=>{vt(),h&&w?.begin(),h=!1},close:()=>{for(let g of Hr)g();p.close(),Br.stop(),x.stop(),L.stop(),t.removeEventListener("keydown",Ee),window.removeEventListener("keydown",Rt,{capture:!0}),window.removeEventListener("pointerdown",Rt,{capture:!0}),f.skip(),window.removeEventListener("online",kt),document.removeEventListener("visibilitychange",kt)}}}function Cm(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function Rm(t,e,n,r,o,s){let a=-1,c=-1,u=!1;return()=>{let{table:p}=e.state,m=document.activeElement,f=s?.slot()??null;if(O(sc(e.state,e,n,r,o,f),t),Ta(t),e.state.typing&&!u&&document.getElementById("command")?.focus(),u=e.state.typing,m&&!m.isConnected&&jm(t,m,o),!p)return;tn(tt(p),Ot(p)&&p.mode!=="screen"),p.moves.length!==a&&Bm(t.querySelector(".move-list")),a=p.moves.length;let $=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&$&&o(),c=p.number}}function Dm(t,e){let n=-1;return()=>{let r=t.state.table?.number??-1;!e.settings.hints||n===r||!It(t.state)||(n=r,t.hint())}}function jm(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function qm(t,e,n){let r=e;return()=>{let o=t.state.table??r,s=zs(r,o);I(r)&&!I(o)&&ac(o.game,o),r=o,s!==null&&n.go(`/game/${s}`)}}function Hm(t,{inviting:e,joining:n}){I(t)&&(_(t)?e.draw():t.access==="public"&&n.ask())}function Bm(t){t&&(t.scrollTop=t.scrollHeight)}function ac(t,e){let{seats:n}=e;!_e(e)&&n.some(r=>r.yours)&&ga(t,n.map(r=>r.name||i("an-open-seat")).join(" – "))}function Fm(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog")||nr(t,(c,u)=>e.store.dispatch({type:"walk",player:c,direction:u})))return;let s=ca(t),a=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!s||a||(t.preventDefault(),Um(s,e,n))}function Um(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function bt(t){return t instanceof Error?t.message:String(t)}var on=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Er(t){return on.find(({key:e})=>e===t)?.clock??null}var cc=`${zn/1024} KB`;function Wm(t,e){return{...t,...e}}var Mr=class{constructor(e,n,r,o){this.keepInvitation=o,this.go=e,this.view=n,this.store=R(Wm,{form:{opponent:"computer",strength:r,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[r,o]=this.store.get().form.names;this.set({names:e===0?[n,o]:[r,n]})}async count(){try{let{totals:e}=await xi();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:bt(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:r,url:o,invitation:s}=await Jt(Gm(e));s&&this.keepInvitation(r,s),this.go(o)}catch(r){this.store.dispatch({busy:!1,error:bt(r)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(i("paste-first"));if(e.length>zn)return this.refuse(i("too-long",{most:cc}));this.store.dispatch({opening:!0,openError:""});try{this.view(await pn(e))}catch(n){this.refuse(bt(n))}}async openFile(e){if(e.size>zn)return this.refuse(i("too-long",{most:cc}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function Gm(t){let{opponent:e,strength:n,deck:r,level:o,first:s,board:a}=t,c={board:a,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:r,level:o,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:s,names:null};if(e==="person"){let[u,p]=t.names.map(m=>m.trim());return{...c,opponent:e,first:s,names:[u||i("first"),p||i("second")]}}return{...c,...Vm(t),opponent:e,first:s}}function Vm({name:t,speed:e,takebacks:n,rated:r,seed:o}){return{names:t.trim()?[t.trim()]:null,clock:Er(e),takebacks:n&&!r,rated:r,seed:r?null:o.trim()||null}}var Ar=class{constructor(e){this.outside=e,this.store=R((n,r)=>({...n,...r}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:bt(e)})}}async match(e){let n={clock:Er(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:r}=await n();this.outside.go(r)}catch(r){let o=bt(r);await this.load(),this.store.dispatch({busy:null,error:o})}}}};function Qo({clock:t,rated:e,takebacks:n,board:r,seed_chosen:o}){let s=[t===null?i("terms-no-clock"):hn(t)];return e&&s.push(i("terms-rated")),!n&&!e&&s.push(i("terms-no-takebacks")),r==="original"&&s.push(i("terms-original")),o&&s.push(i("terms-chosen")),s.join(", ")}var Tr=6e4,uc=1440*Tr,lc=[["day",uc],["hour",60*Tr],["minute",Tr]],_r=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=R((r,o)=>({...r,...o}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:r,waiting:o,next:s}=await this.outside.fetch(e),a=[...n(),...r],c=this.outside.now();this.store.dispatch({games:a,waiting:o,next:s,at:c,recent:this.others(a)})}catch(r){this.store.dispatch({error:bt(r)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:r})=>r));return this.outside.remembered.recent().filter(({id:r})=>!n.has(r))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function pc(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function mc({cells:t}){return t.length-t.split(".").length+1}function Lr({variant:t,seats:e}){if(t==="solo")return i("card-solo");let n=e.filter(a=>!a.yours);if(n.length===0)return i("names-and",{first:e[0].name,second:e[1].name});let{kind:r,name:o}=n[0];if(r==="open")return i("your-open-table");let s=dc(o);return s?i("computer-level",{level:s}):o}function Or(t,e){return t.status==="over"?Qm(t):t.status==="open"?i("waiting-for-somebody"):Zm(t)+zm(t,e)}function Zm({status:t,seats:e,turn:n}){let r=e.every(({yours:a})=>a);if(t==="yours"&&!r)return i("your-turn");let o=n===null?null:e[n-1];if(!o)return i("under-way");let s=dc(o.name);return i("turn-of",{name:s?i("level-number",{level:s}):o.name})}function zm({clock:t,now:e},n){if(!t||t.running===null||e===null||ee(t.control).kind!=="days")return"";let r=Te(t,t.running,{now:e,at:0},n);return r===0?i("comma-time-up"):i("comma-left",{time:gn(r)})}function Qm({seats:t,result:e}){if(e===null)return i("called-off");let{winner:n,scores:r,reason:o}=e,s=t.every(({yours:x})=>x),{name:a,yours:c}=t[n-1],u={who:s?"other":"you",name:a},p=s||c?"won":"lost";if(o==="resignation")return i(`${p}-by-resignation`,u);if(o==="time")return i(`${p}-on-time`,u);let[m,f]=n===1?r:[r[1],r[0]],$=p==="won"?Tn(m,f):Tn(f,m),w=i(`${p}-points`,{...u,points:$});return o==="first to 53"?w+i("comma-first"):w}function dc(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function Yo(t,e){let n=Math.max(0,e-t);if(n<Tr)return i("just-now");if(n>=30*uc)return wi(t);let[r,o]=lc.find(([,a])=>n>=a)??lc[2];return new Intl.RelativeTimeFormat(jt(),{numeric:"auto"}).format(-Math.floor(n/o),r)}var Ym=12;function fc(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return H(`/api/me/games?limit=${Ym}${e}`)}function hc(){return H("/api/lobby")}function gc(t){return H("/api/match",t)}var Ko=new Set;function $c(t){for(let e of Ko)e(t)}function Ir(t){return Ko.add(t),()=>{Ko.delete(t)}}function yc(t,e){let n=ho[t.level-1];return l`${V("deck",i("deck"),[["normal",i("short-deck-normal")],["tactical",i("short-deck-tactical")]],t.deck,r=>e.set({deck:r}))}
    <p class="small explain">
      ${i("label-and-note",{label:i(`deck-${t.deck}`),note:i(`deck-note-${t.deck}`)})}
    </p>
    ${V("level",i("level-of-automa"),ho.map(r=>[String(r.level),Vt(r)]),String(t.level),r=>e.set({level:Number(r)}))}
    <p class="small explain" data-testid="level-counts">
      ${i("you-begin",{numeral:n.numeral,name:Rn(n.level),counts:i(`automa-level-${n.level}`)})}
    </p>`}function wc({totals:t}){if(t.length===0)return d;let e=n=>n===null?"–":N(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
        ${t.map(n=>l`<tr>
              <th scope="row">${i(`short-deck-${n.deck}`)} ${n.numeral}</th>
              <td>${i("won-of",{won:n.won,games:n.games})}</td>
              <td>${e(n.mean_margin)}</td>
              <td>${e(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${i("mean-note")}</p>
  </section>`}var Nr=90,Km={"*":"special",x:"covered"};function bc(t,e,n){let{games:r,recent:o,waiting:s,next:a,busy:c,error:u,at:p}=t.store.get();return r.length===0&&o.length===0&&!u?d:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${i("your-games")}
      ${s>0?l`<span class="badge" data-testid="waiting"
              >${i("waiting-for-you",{count:s})}</span
            >`:d}
    </h2>
    <ul data-testid="recent-games">
      ${r.map(m=>Xm(m,e,n-p))}
      ${o.map(m=>Jm(m,t,e))}
    </ul>
    ${a===null?d:l`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>t.more()}
          >
            ${i("show-more")}
          </button>`}
    <p class="notice" role="alert" ?hidden=${!u} data-testid="games-error">${u}</p>
  </section>`}function Xm(t,e,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${Pr(t.cells)}
    <a href=${t.url} @click=${D(e)}>${Lr(t)}</a>
    <span class="standing">${Or(t,n)}</span>
    <span class="small when">${Yo(t.last,Date.now())}</span>
  </li>`}function Jm(t,e,n){let r=Yo(t.when,Date.now());return l`<li class="game remembered">
    ${Pr(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${D(n)}>${t.title}</a>
    <span class="standing small">${i("opened-here",{when:r})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${i("remove-game",{game:t.title,when:r})}
      @click=${()=>e.forget(t.id)}
    >
      ${i("remove")}
    </button>
  </li>`}function Pr(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Nr+2} ${Nr+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Nr} height=${Nr}></rect>
    ${[...e].flatMap(([n,r])=>td(n,r))}
  </svg>`}function td(t,e){let n=t==="*"||t==="x",r=n?Km[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>b`<path class="piece" fill=${`url(#fabric-${r})`} d=${W(o,10)}></path>`)}function vc(t,e,n){let{games:r,at:o}=t.store.get(),s=pc(r);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${D(e)}>
    ${Pr(s.cells)}
    <span class="continue-words">
      <b>${i("continue")}</b>
      <span
        >${i("opponent-and-standing",{opponent:Lr(s),standing:Or(s,n-o)})}</span
      >
      <span class="small">${i("spaces-sewn",{count:mc(s)})}</span>
    </span>
  </a>`:d}var kc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function ed(t){return kc.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function nd(t){let e=ed(t),n=`url(#fabric-${t})`;return b`<path class="piece" fill=${n} d=${W(e,10,.25)}></path>
    <path class="stitches" d=${W(e,10,1.1)}></path>`}function sn(){let t=[...new Set(kc.join(""))].filter(e=>e!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(nd)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>G((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function xc(t,e){let{tables:n,busy:r,error:o}=t.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${i("play-anyone")}</h2>
    <p class="small">${i("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${i("quick-match")}>
      ${on.map(({key:s})=>l`<button
            type="button"
            data-testid=${`match-${s}`}
            aria-disabled=${r===null?"false":"true"}
            @click=${()=>t.match(s)}
          >
            <b>${i(`speed-${s}`)}</b><span class="small">${i(`speed-note-${s}`)}</span>
          </button>`)}
    </div>
    <h3>${i("open-tables")}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(s=>od(s,t,e)):rd(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="lobby-error">${o}</p>
  </section>`}function rd(t){return t===null?d:l`<li class="none small">${i("nobody-waiting")}</li>`}function od(t,e,n){let{game:r,name:o,rating:s,yours:a}=t,{busy:c}=e.store.get();return l`<li data-game=${r}>
    <span class="host"
      ><b>${a?i("your-table"):o}</b>${s===null?d:l` <span class="small">${s}</span>`} <span class="small">${Qo(t)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${r}`} @click=${D(n)}>${i("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${i("sit-with",{name:o,terms:Qo(t)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(r)}
          >
            ${i("sit-down")}
          </button>`}
  </li>`}var id=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],sd={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Ec(t,e,n){let{form:r}=t,o=r.opponent==="friend"||r.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${i("new-game")}</h2>
    ${cd(r,e)}
    <div class="choices">
      ${r.opponent==="computer"?hd(r,e,n):d}
      ${r.opponent==="person"?ud(r,e):d}
      ${o?pd(r,e):d}
      ${r.opponent==="automa"?yc(r,e):d}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
        ${i(t.busy?"starting":sd[r.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
        ${t.error}
      </p>
    </div>
    ${cr(n)} ${ad(r,e,o)}
  </form>`}function ad(t,e,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${i("more-options")}</summary>
    <div class="choices">
      ${t.opponent==="automa"?d:md(t,e)}
      ${V("board",i("time-board"),[["revised",i("short-board-revised")],["original",i("short-board-original")]],t.board,r=>e.set({board:r}))}
      ${n&&t.rated?d:fd(t,e)}
    </div>
  </details>`}function cd(t,e){return l`<fieldset class="cards">
    <legend class="visually-hidden">${i("opponent")}</legend>
    ${id.map(([n,r])=>ld(n,r,t,e))}
  </fieldset>`}function ld(t,e,n,r){let o=e.includes(n.opponent)?"chosen":"",s=a=>l`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>r.set({opponent:a})}
    />`;return e.length===1?l`<label class=${`card-choice ${o}`}
      >${s(e[0])}<b>${i(t)}</b> <span class="small">${i(`${t}-note`)}</span></label
    >`:l`<div class=${`card-choice ${o}`}>
    <b>${i(t)}</b>
    <div class="ways">
      ${e.map(a=>l`<label>${s(a)}<span>${i(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function ud(t,e){return l`<div class="names">
    ${["first-name","second-name"].map((n,r)=>l`<label
          >${i(n)}
          <input
            data-testid=${`name-${r+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[r]}
            @input=${o=>e.name(r,ct(o))}
        /></label>`)}
  </div>`}function pd(t,e){let{speed:n}=t;return l`<label class="own-name"
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${i("guest")}
        .value=${t.name}
        @input=${r=>e.set({name:ct(r)})}
    /></label>
    ${V("clock",i("clock"),on.map(({key:r})=>[r,i(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <p class="small explain" data-testid="clock-words">
      ${i("label-and-note",{label:i(`speed-${n}`),note:i(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Sc("rated",i("tick-rated"),i("tick-rated-note"),t.rated,r=>e.set({rated:r}))}
      ${Sc("takebacks",i("tick-takebacks"),i(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!t.rated,r=>e.set({takebacks:r}),t.rated)}
    </div>`}function Sc(t,e,n,r,o,s=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${r}
      ?disabled=${s}
      @change=${a=>o(we(a))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function md(t,e){let[n,r]=dd(t);return V("first",i("who-first"),[["you",n],["opponent",r],["random",i("random")]],t.first,o=>e.set({first:o}))}function dd({opponent:t,names:[e,n]}){return t==="person"?[e||i("first"),n||i("second")]:t==="friend"?[i("you"),i("your-friend")]:[i("you"),i(t==="computer"?"computer":"the-other-player")]}function fd(t,e){return l`<label class="seed"
    >${i("setup-code")} <span class="small">${i("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:ct(n)})}
  /></label>`}function hd({strength:t},e,n){let r=o=>{e.set({strength:Number(o)}),n.change({strength:Number(o)})};return l`${V("strength",i("difficulty"),he.map(({level:o})=>[String(o),String(o)]),String(t),r)}
    <p class="small explain" data-testid="strength-words">${Ma(t)}</p>`}function Mc({home:t,lobby:e,mine:n},r,o){let s=t.store.get();return l`${pt(r)}
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
            @click=${D(r)}
            >${i("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${r.help}>
            ${y("help")}<span>${i("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${vc(n,r,o)} ${Ec(s,t,r)}
      <div class="aside">
        ${bc(n,r,o)} ${xc(e,r)} ${gd(r)}
        ${wc(s)} ${$d(s,t)}
      </div>
    </main>`}function gd(t){return l`<nav class="more" aria-label=${i("more")}>
    <a class="button" href="/tournaments" @click=${D(t)}
      >${y("cup")}<span>${i("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${D(t)}
      >${y("person")}<span>${i("your-account")}</span></a
    >
    ${lr(t)}
  </nav>`}function $d(t,e){return l`<form class="panel opener" @submit=${r=>{r.preventDefault();let o=r.target.elements.namedItem("text");e.open(o.value)}} aria-labelledby="open-heading">
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
      <button type="submit" data-testid="open-game" ?disabled=${t.opening}>
        ${i(t.opening?"opening":"open")}
      </button>
      <label class="button file"
        >${i("choose-file")}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${r=>yd(r,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function yd(t,e){let n=t.target,r=n.files?.[0];r&&(await e.openFile(r),n.value="")}var wd=5e3,bd=6e4,vd=600;async function Ac(t,e,n,r){let o=new Mr(e.go,r,e.settings.strength,sr),s=new Ar({fetch:hc,match:gc,sit:mn,name:()=>o.ownName,go:e.go}),a=new _r({fetch:fc,remembered:{recent:ye,forget:$a},now:()=>performance.now()});await Sd(vd,Promise.all([o.count(),s.load(),a.load(),xd(o,n)])),ar(a.store.get().waiting);let c={home:o,lobby:s,mine:a},u=()=>O(Mc(c,e,performance.now()),t);return{draw:u,close:kd(c,n,u)}}function kd({home:t,lobby:e,mine:n},r,o){let s=[t,e,n].map(({store:u})=>u.watch(o));s.push(Ir(u=>(u==="lobby"?e:n).load()));let a=setInterval(()=>{!r.isLive&&!document.hidden&&e.load()},wd),c=setInterval(o,bd);return()=>{for(let u of s)u();clearInterval(a),clearInterval(c)}}async function xd(t,e){let n=await ht().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function Sd(t,e){let n=0,r=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,r]),clearTimeout(n)}function Xo(){if(!("serviceWorker"in navigator))return;(window.requestIdleCallback??(e=>window.setTimeout(e,1e3)))(()=>{navigator.serviceWorker.register("/sw.js").catch(e=>{console.warn("This browser keeps no page for times without the server:",e.message)})})}var{dataset:Tc}=document.querySelector("script[type=module]"),Cr=new Map;async function ke(t){let e=Cr.get(t)??Ed(t);Cr.set(t,e),e.catch(()=>Cr.delete(t));let n=await e;return n.speak(Fr()),n}async function Ed(t){let e=Tc[`${t}Style`];try{let[n]=await Promise.all([import(Tc[t]),e&&Jo(e)]);return n}catch(n){throw new Ae(i("server-away"),{cause:n})}}async function _c(){let t=await Promise.all(Cr.values());for(let e of t)e.speak(Fr())}function Jo(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var an=null;function Lc(t){if(an)return;let e=document.createElement("dialog");e.className="sheet",e.dataset.testid="dialog-settings",e.setAttribute("aria-labelledby","dialog-heading"),e.addEventListener("close",()=>{an=null,e.remove()}),an=()=>O(l`${ur(t,()=>e.close(),null)}`,e),an(),document.body.append(e),e.showModal()}function Oc(){an?.()}var dt=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends dt{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},Z=class extends dt{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},ft=class t extends dt{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof dt)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof dt&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Ic=100,Md="⁨",Ad="⁩";function Td(t,e,n){if(n===e||n instanceof Z&&e instanceof Z&&n.value===e.value)return!0;if(e instanceof Z&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function Nc(t,e,n){return e[n]?xe(t,e[n].value):(t.reportError(new RangeError("No default")),new A)}function ti(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=cn(t,o.value):n.push(cn(t,o));return{positional:n,named:r}}function cn(t,e){switch(e.type){case"str":return e.value;case"num":return new Z(e.value,{minimumFractionDigits:e.precision});case"var":return _d(t,e);case"mesg":return Ld(t,e);case"term":return Od(t,e);case"func":return Id(t,e);case"select":return Nd(t,e);default:return new A}}function _d(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new A(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(n instanceof dt)return n;switch(typeof n){case"string":return n;case"number":return new Z(n);case"object":if(ft.supportsValue(n))return new ft(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new A(`$${e}`)}}function Ld(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(n){let o=r.attributes[n];return o?xe(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${e}.${n}`))}return r.value?xe(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function Od(t,{name:e,attr:n,args:r}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new A(o);if(n){let c=s.attributes[n];if(c){t.params=ti(t,r).named;let u=xe(t,c);return t.params=null,u}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new A(`${o}.${n}`)}t.params=ti(t,r).named;let a=xe(t,s.value);return t.params=null,a}function Id(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let o=ti(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new A(`${e}()`)}}function Nd(t,{selector:e,variants:n,star:r}){let o=cn(t,e);if(o instanceof A)return Nc(t,n,r);for(let s of n){let a=cn(t,s.key);if(Td(t,o,a))return xe(t,s.value)}return Nc(t,n,r)}function ei(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new A;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>Ic)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Ic}`);r&&n.push(Md),n.push(cn(t,o).toString(t)),r&&n.push(Ad)}return t.dirty.delete(e),n.join("")}function xe(t,e){return typeof e=="string"?t.bundle._transform(e):ei(t,e)}var Rr=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function ni(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var Pc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Cc(t,e){let n=t[0];if(n instanceof A)return new A(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...ni(e,Pc)});if(n instanceof ft)return new Z(n.toNumber(),{...ni(e,Pc)});throw new TypeError("Invalid argument to NUMBER")}var Pd=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Rc(t,e){let n=t[0];if(n instanceof A)return new A(`DATETIME(${n.valueOf()})`);if(n instanceof ft||n instanceof Z)return new ft(n,ni(e,Pd));throw new TypeError("Invalid argument to DATETIME")}var Dc=new Map;function jc(t){let e=Array.isArray(t)?t.join(" "):t,n=Dc.get(e);return n===void 0&&(n=new Map,Dc.set(e,n)),n}var ln=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Cc,DATETIME:Rc,...n},this._useIsolating=r,this._transform=o,this._intls=jc(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new Rr(this,r,n);try{return ei(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new A().toString(o);throw s}}};var ri=/^(-?[a-zA-Z][\w-]*) *= */gm,qc=/\.([a-zA-Z][\w-]*) *= */y,Cd=/\*?\[/y,oi=/(-?[0-9]+(?:\.([0-9]+))?)/y,Rd=/([a-zA-Z][\w-]*)/y,Hc=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Dd=/^[A-Z][A-Z0-9_-]*$/,Dr=/([^{}\n\r]+)/y,jd=/([^\\"\n\r]*)/y,Bc=/\\([\\"])/y,Fc=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,qd=/^\n+/,Uc=/ +$/,Hd=/ *\r?\n/g,Bd=/( *)$/,Fd=/{\s*/y,Wc=/\s*}/y,Ud=/\[\s*/y,Wd=/\s*] */y,Gd=/\s*\(\s*/y,Vd=/\s*->\s*/y,Zd=/\s*:\s*/y,zd=/\s*,?\s*/y,Qd=/\s+/y,Se=class{constructor(e){this.body=[],ri.lastIndex=0;let n=0;for(;;){let h=ri.exec(e);if(h===null)break;n=ri.lastIndex;try{this.body.push(u(h[1]))}catch(g){if(g instanceof SyntaxError)continue;throw g}}function r(h){return h.lastIndex=n,h.test(e)}function o(h,g){if(e[n]===h)return n++,!0;if(g)throw new g(`Expected ${h}`);return!1}function s(h,g){if(r(h))return n=h.lastIndex,!0;if(g)throw new g(`Expected ${h.toString()}`);return!1}function a(h){h.lastIndex=n;let g=h.exec(e);if(g===null)throw new SyntaxError(`Expected ${h.toString()}`);return n=h.lastIndex,g}function c(h){return a(h)[1]}function u(h){let g=m(),E=p();if(g===null&&Object.keys(E).length===0)throw new SyntaxError("Expected message value or attributes");return{id:h,value:g,attributes:E}}function p(){let h=Object.create(null);for(;r(qc);){let g=c(qc),E=m();if(E===null)throw new SyntaxError("Expected attribute value");h[g]=E}return h}function m(){let h;if(r(Dr)&&(h=c(Dr)),e[n]==="{"||e[n]==="}")return f(h?[h]:[],1/0);let g=Ee();return g?h?f([h,g],g.length):(g.value=kt(g.value,qd),f([g],g.length)):h?kt(h,Uc):null}function f(h=[],g){for(;;){if(r(Dr)){h.push(c(Dr));continue}if(e[n]==="{"){h.push($());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let lt=Ee();if(lt){h.push(lt),g=Math.min(g,lt.length);continue}break}let E=h.length-1,Dt=h[E];typeof Dt=="string"&&(h[E]=kt(Dt,Uc));let Me=[];for(let lt of h)lt instanceof jr&&(lt=lt.value.slice(0,lt.value.length-g)),lt&&Me.push(lt);return Me}function $(){s(Fd,SyntaxError);let h=w();if(s(Wc))return h;if(s(Vd)){let g=K();return s(Wc,SyntaxError),{type:"select",selector:h,...g}}throw new SyntaxError("Unclosed placeable")}function w(){if(e[n]==="{")return $();if(r(Hc)){let[,h,g,E=null]=a(Hc);if(h==="$")return{type:"var",name:g};if(s(Gd)){let Dt=x();if(h==="-")return{type:"term",name:g,attr:E,args:Dt};if(Dd.test(g))return{type:"func",name:g,args:Dt};throw new SyntaxError("Function names must be all upper-case")}return h==="-"?{type:"term",name:g,attr:E,args:[]}:{type:"mesg",name:g,attr:E}}return un()}function x(){let h=[];for(;;){switch(e[n]){case")":return n++,h;case void 0:throw new SyntaxError("Unclosed argument list")}h.push(L()),s(zd)}}function L(){let h=w();return h.type!=="mesg"?h:s(Zd)?{type:"narg",name:h.name,value:un()}:h}function K(){let h=[],g=0,E;for(;r(Cd);){o("*")&&(E=g);let Dt=nt(),Me=m();if(Me===null)throw new SyntaxError("Expected variant value");h[g++]={key:Dt,value:Me}}if(g===0)return null;if(E===void 0)throw new SyntaxError("Expected default variant");return{variants:h,star:E}}function nt(){s(Ud,SyntaxError);let h;return r(oi)?h=vt():h={type:"str",value:c(Rd)},s(Wd,SyntaxError),h}function un(){if(r(oi))return vt();if(e[n]==='"')return Hr();throw new SyntaxError("Invalid expression")}function vt(){let[,h,g=""]=a(oi),E=g.length;return{type:"num",value:parseFloat(h),precision:E}}function Hr(){o('"',SyntaxError);let h="";for(;;){if(h+=c(jd),e[n]==="\\"){h+=Br();continue}if(o('"'))return{type:"str",value:h};throw new SyntaxError("Unclosed string literal")}}function Br(){if(r(Bc))return c(Bc);if(r(Fc)){let[,h,g]=a(Fc),E=parseInt(h||g,16);return E<=55295||57344<=E?String.fromCodePoint(E):"�"}throw new SyntaxError("Unknown escape sequence")}function Ee(){let h=n;switch(s(Qd),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Rt(e.slice(h,n))}return e[n-1]===" "?Rt(e.slice(h,n)):!1}function kt(h,g){return h.replace(g,"")}function Rt(h){let g=h.replace(Hd,`
`),E=Bd.exec(h)[1].length;return new jr(g,E)}}},jr=class{constructor(e,n){this.value=e,this.length=n}};var ii=new Map;function si(t,e=`/words/${t}.json`){let n=ii.get(t);if(n)return n;let r=Yd(new URL(e,import.meta.url));return ii.set(t,r),r.catch(()=>ii.delete(t)),r}async function Yd(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function ai(t,e){let{language:n}=t,r=Kd(t,e);yi({language:n,format:(s,a)=>{let c=r.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return r.formatPattern(c,a)}})}function Kd({language:t,words:e,editions:n},r){let o=new ln(t,{useIsolating:!1});return o.addResource(new Se(e)),Object.hasOwn(n,r)&&o.addResource(new Se(n[r]),{allowOverrides:!0}),o}function Gc(t,e,n){let{yours:r,name:o,game:s}=t;return l`${pt(n)}
    <main class="invitation">
      ${sn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${r?i("own-invitation"):i("invites-you",{name:o})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Di(t).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${r?Xd(s):gr(e)}
      </section>
    </main>`}function Xd(t){return l`<p data-testid="own-invitation">${i("send-address")}</p>
    <a class="button main" href=${`/game/${t}`}>${i("to-the-table")}</a>`}function Vc({title:t,text:e},n){return l`${pt(n)}
    <main class="invitation">
      ${sn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">${i("play-on-your-own")}</a>
      </section>
    </main>`}var ci=new Map([["classic",Promise.resolve(Ve)]]),li="classic";async function ui(t){li=t;try{let e=await Jd(t);li===t&&Zc(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),li===t&&!document.querySelector("#fabrics > *")&&Zc("classic",Ve)}}function Zc(t,e){document.documentElement.dataset.edition=t,O(Ns(e),document.getElementById("fabrics"))}function Jd(t){let e=ci.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([import(`${n}.js`),tf(`${n}.css`)]).then(([s])=>s.art);return ci.set(t,o),o.catch(()=>ci.delete(t)),o}async function tf(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await Jo(t))}function zc(t,e){let n=t.store.get(),r=t.isSolo?[["automa",i("automa-alone")]]:[...he.map(({level:a})=>[String(a),i("computer-level-name",{level:String(a),name:en(a)})]),["person",i("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return l`<form class="panel play-on" @submit=${a=>{a.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${i("play-on-here")}</h2>
    <label
      >${i("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>t.store.dispatch(ef(ct(a)))}
      >
        ${r.map(([a,c])=>l`<option value=${a} ?selected=${o===a}>${c}</option>`)}
      </select></label
    >
    ${t.isSolo?d:l`<label
            >${i("you-are")}
            <select
              data-testid="on-first"
              @change=${a=>t.store.dispatch({first:ct(a)})}
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
  </form>`}function ef(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function pi(t,e,n,r){let{replay:o,index:s}=t,a=o.frames[s],c=Et(o);if(n===2&&a.automa)return rf(a,a.automa,c,e,r);let u=`${n===1?"front":"back"} p${n}`;return l`<div class=${`seat ${u}`}>${dr(a,c,n)}</div>
    <div class=${`spread ${u}`}>${nf(t,e,n,r)}</div>`}function nf({replay:t,index:e,walks:n},r,o,s){let a=t.frames[e];return kr({number:o,name:Et(t)[o-1].name,player:a.players[o-1],patches:r.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[o],fresh:Hn(a.player===o?[a.move]:[],r.patches)})}function rf(t,e,n,r,o){return l`<div class="seat back p2">${fr(t,n,e)}</div>
    ${hr(t,e,{turns:e.turns,run:0},r.patches,o)}`}function Qc({replay:t,index:e},n){let r=o=>n.look(o);return vr(Ki(t),e,Et(t),n.patches,r)}function Yc(t,e,n){let r=t.store.get(),{replay:o,index:s}=r,a=o.frames[s],c=Et(o),{letters:u,look:p}=n.settings,m=()=>n.change({look:p==="cloth"?"thread":"cloth"});return l`${pt(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?i("start-position"):i("after-move",{number:String(s)})}:
            ${$t(a,c)}
          </h1>
          <p data-testid="turn-reason">${st(a,c)}</p>
          ${o.comment?l`<p class="notice" data-testid="notice">${o.comment}</p>`:d}
        </div>
        <div class="column own">
          ${pi(r,t,1,u)} ${$r(a.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${Ya(a,t.patches,u)} ${Qc(r,t)}
          ${a.result?xr(a,c,d):zc(e,s)}
        </div>
        <div class="column other">
          ${pi(r,t,2,u)} ${Vn(a,c,p,m)}
        </div>
      </div>
      <div class="below">${Sr(a,c,t.patches)}</div>
    </main>`}var B=document.getElementById("app"),Y=pa(),Pt=null,mi=()=>"",j=0,Kc={load:qo,save:ha},fi=vi(gi("link[data-what=patches]")),di=new dn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:ar,onNews:$c});async function hi(t){ye().length===0||document.hidden||di.socket||(t??await of())&&di.open()}async function of(){return ht().then(({known:t})=>t,()=>!1)}var P={get settings(){return Y},logo:gi("link[rel=icon]"),change(t){Y={...Y,...t},ma(Y),Xc(),t.sounds&&So("button"),t.edition&&ui(t.edition),"language"in t||"edition"in t?lf().catch($i):Jc()},go(t){history.pushState(null,"",t),qr()},onNews:Ir,help(){ke("aid").then(({openAid:t})=>t(),sf)},openSettings(){Lc(P)},canVibrate:xo()};function sf({message:t}){let e=document.createElement("dialog");e.className="sheet",e.addEventListener("close",()=>e.remove()),O(l`<p role="alert">${t}</p>
      <button type="button" class="main" @click=${()=>e.close()}>${i("close")}</button>`,e),document.body.append(e),e.showModal()}function gi(t){return document.querySelector(t).href}function Xc(){let{theme:t}=Y;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function af(){return Y.language==="auto"?ji(navigator.languages):Y.language}async function cf(){let{lang:t}=document.documentElement,e=Y.language==="auto"?t:Y.language,n=t===e?gi("link[data-what=words]"):void 0;ai(await si(e,n),Y.edition),document.documentElement.lang=e}async function lf(){let t=af();ai(await si(t),Y.edition),await _c(),document.documentElement.lang=t,tn(mi()),Jc()}function Jc(){Pt?.draw(),Oc()}function Ct(t,e,n=null){Pt?.close(),Pt=t,mi=e?()=>i(e):()=>"",tn(mi()),hi(n),window.scrollTo(0,0),t.draw()}function qr(){j+=1;let t=j,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{j===t&&$i(s)},r=/^\/i\/([\w-]+)$/.exec(location.pathname),o=Xi(location.pathname);e?rl(e[1]).catch(n):r?$f(r[1]).catch(n):location.pathname==="/first-game"?hf().catch(n):o?pf(o).catch(n):location.pathname===$n?gf().catch(n):location.pathname!=="/"?tl("page"):location.hash.length>1?df(location.hash).catch(n):mf().catch(n)}function $i(t){if(t instanceof Xt&&t.status===404&&uf())return tl("game");let e=t instanceof Error?t.message:String(t);el("cannot-show",e,bi(t))}function uf(){return location.pathname.startsWith("/game/")}function tl(t){el(t==="game"?"no-such-game":"no-such-page",i("link-may-be-old"))}function el(t,e,n=!1){Ct({draw:()=>O(l`${pt(P)}
        <main class="waiting">
          <h1>${i(t)}</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button main" href="/">${i("back-to-home")}</a>
          ${n?ao(P):d}
        </main>`,B),close:()=>{}},t)}async function pf({name:t,match:e}){let n=j;Pt||O(At(P,i("one-moment")),B);let{OPENERS:r}=await ke("pages"),o=await r[t](B,P,e);n===j?Ct(o,`tab-${t}`):o.close()}async function mf(){let t=j,n=await Ac(B,P,di,r=>{history.pushState(null,"",r.link||location.pathname),nl(r).catch($i)});t===j?Ct(n,""):n.close()}async function df(t){let e=j,n=await pn(t);e===j&&await nl(n)}async function nl(t){let e=new En(t,await fi),n=new Mn(t,P.go,Y.strength),r=()=>O(Yc(e,n,P),B),o=[e.store.watch(r),n.store.watch(r)],s=c=>nr(c,(u,p)=>e.walk(u,p));B.addEventListener("keydown",s),Ct({draw:r,close:()=>{for(let c of o)c();B.removeEventListener("keydown",s)}},"tab-viewer")}async function rl(t){let e=j;Pt||O(At(P,i("opening-table")),B);let[n,r]=await Promise.all([ki(t),fi]),o=qo()?.game===t?await ff():null;if(e!==j)return;let s=n.seats.some(a=>a.yours);Ct(zo(B,n,r,P,o),"tab-game",s)}async function ff(){let{accompany:t,asNewcomer:e}=await ke("guide");return{seen:e,accompany:(n,r)=>t(B,n,P,Kc,r)}}async function hf(){let t=j;Pt||O(At(P,i("opening-table")),B);let{firstGame:e}=await ke("guide"),n=await e(Kc);t===j&&(history.replaceState(null,"",`/game/${n}`),await rl(n))}async function gf(){let t=j;Pt||O(At(P,i("opening-table")),B);let[{LocalGame:e},n]=await Promise.all([ke("offline"),fi]);if(t!==j)return;let r=new e(n,{load:da,save:fa,later:o=>window.setTimeout(o),draw:o=>Math.floor(Math.random()*o)});Ct(zo(B,r.table,n,P,null,r),"tab-offline",!1)}async function $f(t){let e=j;Pt||O(At(P,i("opening-invitation")),B);try{let n=await Ei(t);if(e!==j)return;let r=new ne({me:ht,sit:s=>Mi(t,s),go:P.go}),o=()=>O(Gc(n,r,P),B);Ct({draw:o,close:r.store.watch(o)},"tab-invitation"),n.yours||await r.ask()}catch(n){let r=n instanceof Xt?Ri(n.status):null;if(!r)throw n;if(e!==j)return;Ct({draw:()=>O(Vc(r,P),B),close:()=>{}},"tab-invitation")}}Xc();await Promise.all([cf(),ui(Y.edition)]);window.addEventListener("popstate",qr);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),P.help())});window.addEventListener("online",()=>hi(null));document.addEventListener("visibilitychange",()=>hi(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});qr();ps(P,qr);document.readyState==="complete"?Xo():window.addEventListener("load",Xo);
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
