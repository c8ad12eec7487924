var Qt={language:"en",format:t=>t};function oi(t){Qt=t}function Ir(){return Qt}function Nt(){return Qt.language}function i(t,e){return Qt.format(t,e)}function J(t){return new Intl.ListFormat(Cc(),{type:"conjunction"}).format(t)}function Cc(){return Qt.language==="en"?"en-GB":Qt.language}function ii(t){return new Intl.DateTimeFormat(Nt(),{dateStyle:"medium"}).format(t)}var Yt=class extends Error{constructor(e,n){super(e),this.status=n}};async function R(t,e,n){return JSON.parse(await Nr(t,e,n))}async function Nr(t,e,n="POST"){let r=await Rc(t,e,n),o=await r.text();if(r.ok)return o;let s=Dc(o)??i("status-answer",{status:String(r.status)});throw new Yt(s,r.status)}async function Rc(t,e,n){try{return await fetch(new URL(t,import.meta.url),e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)})}catch(r){throw new Error(i("server-away"),{cause:r})}}function Dc(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}async function si(t="/api/patches"){let e=await R(t);return Object.fromEntries(Object.entries(e).map(jc))}function jc([t,e]){return[t,Object.defineProperty(e,"name",{get:()=>i(`patch-${t}`)})]}function ai(t){return R(`/api/games/${t}`)}function Kt(t){return R("/api/games",t)}function ci(){return R("/api/solo")}function sn(t){return R("/api/replay",{text:t})}function li(t){return R(`/api/games/${t}/replay`)}function Pt(){return R("/api/me")}function ui(t){return R(`/api/invitations/${t}`)}function pi(t,e){return R(`/api/invitations/${t}`,{name:e})}function mi(t){return R(`/api/games/${t}/invitation`,{})}function an(t,e){return R(`/api/games/${t}/seat`,{name:e})}function di(t){return Nr("/api/qr",{path:t})}function hi(t){return R("/api/reports",t)}var cn=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var U=1e3,Ct=60*U,Xt=60*Ct,ut=24*Xt,Pr=9900,Bc=[10,30,60];function Jt(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ut,extra:0};let[n,r]=t.split(/[+~]/).map(o=>Number(o)*U);return{kind:t.includes("~")?"delay":"increment",main:n,extra:r}}function ln(t){if(t===null)return i("no-clock");let{kind:e,main:n,extra:r}=Jt(t);if(e==="days")return i("clock-days",{count:n/ut});let o=fi(n);if(r===0)return i("clock-whole",{time:o});let s=i("seconds",{count:r/U});return i(e==="delay"?"clock-delay":"clock-more",{time:o,each:s})}function un(t){let{kind:e,main:n,extra:r}=Jt(t);if(e==="days")return i("label-days",{count:n/ut});let o=n%Ct===0?i("label-minutes",{count:n/Ct}):i("label-seconds",{count:n/U}),s=i("label-seconds",{count:r/U});return r===0?o:`${o} ${e==="delay"?"~":"+"} ${s}`}function fi(t){return[[Math.floor(t/Xt),"hours"],[Math.floor(t%Xt/Ct),"minutes"],[Math.floor(t%Ct/U),"seconds"]].filter(([r])=>r>0).map(([r,o])=>i(o,{count:r})).join(" ")||i("no-time")}function gi(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function ke(t,e,n,r){let o=t.left[e-1];if(t.running!==e)return Math.max(0,o);let{kind:s,extra:a}=Jt(t.control),c=s==="delay"?a:0,u=n.now+(r-n.at)-t.since;return Math.max(0,o-Math.max(0,u-c))}function pn(t){if(t<=Pr)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ut)return i("short-days",{days:Math.floor(t/ut),hours:Math.floor(t%ut/Xt)});let e=Math.ceil(t/U),n=[Math.floor(e/60)%60,e%60],r=Math.floor(e/3600),o=n.map((s,a)=>a===0&&r===0?String(s):String(s).padStart(2,"0"));return r?[r,...o].join(":"):o.join(":")}function $i(t){if(t<=0)return i("no-time-left");if(t>=ut){let e=Math.floor(t%ut/Xt),n=i("days",{count:Math.floor(t/ut)});return e?`${n} ${i("hours",{count:e})}`:n}return fi(Math.ceil(t/U)*U)}function yi(t,e){let{kind:n,main:r}=Jt(t);return n==="days"?e<6*Xt:e<Math.max(10*U,Math.min(Ct,r/10))}function wi(t,e){return Bc.find(r=>t>r*U&&e<=r*U&&e>0)??null}function bi(t){return t<=0?null:t>=ut?Ct:t<=Pr?t%100||100:Math.min(t%U||U,t-Pr)}function vi(t){return t===404?{title:i("invitation-unknown"),text:i("invitation-unknown-text")}:t===410?{title:i("invitation-closed"),text:i("invitation-closed-text")}:null}function ki({board:t,clock:e,takebacks:n,rated:r,seed_chosen:o,seat:s}){return[[i("term-seat"),i(`term-seat-${s}`)],[i("clock"),e===null?i("term-no-clock"):ln(e)],[i("time-board"),i(`term-board-${t}`)],[i("circle"),i(o?"term-chosen":"term-drawn")],[i("tick-takebacks"),i(n?"tick-takebacks-note":"term-none")],[i("term-rating"),i(r?"tick-rated-note":"terms-not-rated")]]}var Cr={en:"English",de:"Deutsch",fr:"Français",es:"Español"};function Rr(t){return typeof t=="string"&&Object.hasOwn(Cr,t)}function xi(t){return t.map(n=>n.split("-")[0].toLowerCase()).find(Rr)??"en"}function D(t,e){let n=e,r=!1,o=new Set,s=()=>{r=!1;for(let a of[...o])a(n)};return{get:()=>n,dispatch(a){let c=t(n,a);c!==n&&(n=c,r||queueMicrotask(s),r=!0)},watch(a){return o.add(a),()=>o.delete(a)}}}var te=class{constructor(e){this.outside=e,this.store=D((n,r)=>({...n,...r}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:Si(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:r}=await this.outside.sit(e.trim()||null);this.outside.go(r)}catch(r){this.store.dispatch({busy:!1,error:Si(r)})}}}};function Si(t){return t instanceof Error?t.message:String(t)}var qc=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function C([t,e]){return`${"abcdefghi"[e]}${t+1}`}function tt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function rt(t,e){return t[0]===e[0]&&t[1]===e[1]}function Y(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function gt(t,[e,n]){return t.map(([r,o])=>[r+e,o+n])}function xe(t,[e,n]){let[r,o]=Y(t);return[Ei(e,9-r),Ei(n,9-o)]}function Ei(t,e){return Math.max(0,Math.min(e,t))}function dn([t,e],[n,r],o){return o==="right"?[e,n-1-t]:o==="left"?[r-1-e,t]:[t,r-1-e]}function Mi(t,e,n){let[r,o]=e,s=n>=4?dn(t,e,"flip"):t;for(let a=0;a<n%4;a+=1)s=dn(s,[r,o],"right"),[r,o]=[o,r];return s}function vt(t){let[e,n]=Y(t),r=([o,s])=>Math.abs(o-(e-1)/2)+Math.abs(s-(n-1)/2);return t.reduce((o,s)=>r(s)<r(o)?s:o)}function fn(t){let e=Math.min(...t.map(a=>a[0])),n=Math.max(...t.map(a=>a[1])),r=([a,c])=>Math.min(...t.map(([u,p])=>Math.abs(u-a)+Math.abs(p-c))),o=a=>Math.abs(a[0]-e+1)+Math.abs(a[1]-n-1)+(r(a)<2?20:0);return qc.filter(a=>r(a)>0).reduce((a,c)=>o(c)<o(a)?c:a)}function hn(t){let e=new Set,n=[];for(let r=0;r<t.length;r+=1){if(t[r]!=="."||e.has(r))continue;let o=[],s=[r];e.add(r);for(let a=s.pop();a!==void 0;a=s.pop()){o.push([Math.floor(a/9),a%9]);for(let c of Hc(a))t[c]==="."&&!e.has(c)&&(e.add(c),s.push(c))}n.push(o.sort((a,c)=>a[0]-c[0]||a[1]-c[1]))}return n.sort((r,o)=>o.length-r.length)}function Hc(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(r=>r>=0&&r<81)}var Fc=3;function ee(t,e){let n=new Set(hn(t).map(String));return hn(Wc(t,e)).filter(o=>o.length<=Fc&&!n.has(String(o)))}function Wc(t,e){let n=[...t];for(let[r,o]of e)n[r*9+o]="x";return n.join("")}function Ai(t){let e=49;for(let n=0;n<3;n+=1)for(let r=0;r<3;r+=1){let o=0;for(let s=n;s<n+7;s+=1)o+=t.slice(s*9+r,s*9+r+7).split(".").length-1;e=Math.min(e,o)}return e}function G(t,e,n=0){let r=new Set(t.map(String)),o=new Map;for(let[a,c]of t)for(let u=0;u<4;u+=1){let[p,m]=mn[(u+3)%4];if(r.has(String([a+p,c+m])))continue;let h=Uc[u],g=[a+h[0],c+h[1]],v=[g[0]+mn[u][0],g[1]+mn[u][1]];o.set(String(g),[...o.get(String(g))??[],{to:v,direction:u}])}let s="";for(;o.size>0;)s+=Gc(o,e,n);return s}var mn=[[0,1],[1,0],[0,-1],[-1,0]],Uc=[[0,0],[0,1],[1,1],[1,0]];function Gc(t,e,n){let r=t.keys().next().value,o=[],s=r,a=-1;do{let u=t.get(s),p=Math.max(0,u.findIndex(v=>v.direction===(a+1)%4)),m=u.splice(a<0?0:p,1)[0];u.length===0&&t.delete(s);let[h,g]=s.split(",").map(Number);m.direction!==a&&o.push({at:[h,g],direction:m.direction}),a=m.direction,s=String(m.to)}while(s!==r);return o.length>1&&o[0].direction===a&&o.shift(),`M${o.map(({at:u,direction:p},m)=>{let h=o[(m+o.length-1)%o.length].direction,[g,v]=[h,p].map(x=>mn[(x+1)%4]).reduce((x,L)=>[x[0]+L[0],x[1]+L[1]]);return`${u[1]*e+v*n} ${u[0]*e+g*n}`}).join("L")}Z`}function Ti(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>tt(n.slice(1))).sort((n,r)=>n[0]-r[0]||n[1]-r[1])}function _i(t,e){let n=r=>Math.abs(r[0]-e[0])+Math.abs(r[1]-e[1]);return t.reduce((r,o)=>n(o)<n(r)?o:r,t[0]??e)}function Oi(t,e,[n,r]){let o=a=>(a[0]-e[0])*n+(a[1]-e[1])*r,s=a=>Math.abs((a[0]-e[0])*r+(a[1]-e[1])*n);return t.filter(a=>o(a)>0).sort((a,c)=>s(a)+o(a)-s(c)-o(c)||s(a)-s(c)).at(0)}function Li(t,e,n){let r=s=>(s[0]-e[0])*9+s[1]-e[1];return(n?[...t].reverse().find(s=>r(s)<0):t.find(s=>r(s)>0))??t[n?t.length-1:0]}var Ni={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Dr={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function gn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function H(t,e){return t.orientations[e]??0}function kt(t,e){return e.patch.orientations[H(t,e.letter)]}function ot(t,e){return t.origin?gt(kt(t,e),t.origin):[]}function re(t,e){return t.origin?`${H(t,e.letter)}${C(t.origin)}`:null}function oe(t,e){let n=re(t,e);return n!==null&&e.placements.has(n)}function $n(t,e){let n=re(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function jr(t,e,n){switch(n.type){case"choose":return Zc(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?Qc(t,e,n.direction):{...t,cursor:Se(t.cursor,n.direction)};default:return e?Vc(t,e,n):t}}function Vc(t,e,n){switch(n.type){case"hover":return t.set?t:Ii(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Ii(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return ne({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:vt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:yn(t,e);case"jump":return Yc(t,e,n.direction);case"next":return Kc(t,e,n.back??!1);case"turn":return Xc(t,e,n.how);case"cycle":return Jc(t,e)}}function Zc(t,e,n){let r={...t,letter:e.letter,origin:null,set:!1};return{...r,anchor:n??vt(kt(r,e))}}function Ii(t,e,n,r){let o=kt(t,e),s=xe(o,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),a=Pi(t,e,s);return t.origin&&rt(t.origin,a)&&t.set===r&&rt(t.cursor,n)?t:{...t,origin:a,set:r,cursor:n}}function Pi(t,e,n){let r=H(t,e.letter),o=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,a]of o){let c=[n[0]+s,n[1]+a];if(zc(c)&&e.placements.has(r+C(c)))return c}return n}function zc([t,e]){return t>=0&&e>=0&&t<9&&e<9}function ne(t,e,n){let r=kt(t,e),o=xe(r,n),s=r.some(a=>rt(a,t.anchor))?t.anchor:vt(r);return{...t,origin:o,set:!0,anchor:s,cursor:[o[0]+s[0],o[1]+s[1]]}}function yn(t,e){let{anchor:n,cursor:r}=t,o=Br(t,e),s=[r[0]-n[0],r[1]-n[1]];return ne(t,e,_i(o,s))}function Br(t,e){return Ti(e.placements,H(t,e.letter))}function Qc(t,e,n){if(!t.origin)return yn(t,e);let[r,o]=Dr[n];return ne(t,e,[t.origin[0]+r,t.origin[1]+o])}function Se([t,e],n){let[r,o]=Dr[n];return xe([[0,0]],[t+r,e+o])}function Yc(t,e,n){if(!t.origin)return yn(t,e);let r=Oi(Br(t,e),t.origin,Dr[n]);return r?ne(t,e,r):{...t,set:!0}}function Kc(t,e,n){let r=Br(t,e),o=t.origin;return r.length===0?o?{...t,set:!0}:yn(t,e):o?ne(t,e,Li(r,o,n)):ne(t,e,r[n?r.length-1:0])}function Xc(t,e,n){let r=H(t,e.letter),o=dn(t.anchor,Y(kt(t,e)),n);return Ci(t,e,e.patch.turns[r][n],o)}function Jc(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((o,s)=>o-s),r=n[(n.indexOf(H(t,e.letter))+1)%n.length];return Ci(t,e,r,vt(e.patch.orientations[r]))}function Ci(t,e,n,r){let o={...t,orientations:{...t.orientations,[e.letter]:n},anchor:r};if(!t.origin)return o;let s=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],a=xe(kt(o,e),[s[0]-r[0],s[1]-r[1]]),c=Pi(o,e,a);return{...o,origin:c,cursor:[c[0]+r[0],c[1]+r[1]]}}function xt(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let r=t.tags[`Player${n}`],o=r&&r!=="?"?r:i("player-number",{number:String(n)});return{...e,name:o,kind:"person"}})}function Ri(t){return t.frames.slice(1).map(({move:e,player:n},r)=>({number:r+1,player:n??1,move:e??"pass"}))}var wn=class{constructor(e,n){this.patches=n;let r={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=D((o,s)=>({...o,...s}),r)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:r}=this.store.get();this.store.dispatch({walks:{...r,[e]:Se(r[e],n)}})}};function tl(t,e){let[n,,...r]=t.link.split(","),o=t.frames.slice(1,e+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,o.join(""),...r].join(",")}var bn=class{constructor(e,n,r){this.replay=e,this.go=n;let o={opponent:this.isSolo?"automa":"computer",strength:r,first:"you",busy:!1,error:""};this.store=D((s,a)=>({...s,...a}),o)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Kt(this.wanted(e));this.go(n)}catch(n){let r=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:r})}}wanted(e){let{replay:n}=this,{opponent:r,strength:o,first:s}=this.store.get(),{automa:a}=n.frames[0],c=a&&r==="automa"?{deck:a.deck,level:a.level}:null,u=r==="computer"?{level:o}:null,p=r==="person"?xt(n).map(({name:h})=>h):null,m=tl(n,e);return{opponent:r,...c,...u,first:s,board:"revised",seed:null,from:m,names:p}}};var el=[[/^\/aid()$/,"aid"],[/^\/me()$/,"me"],[/^\/sign-in()$/,"sign-in"],[/^\/s\/([\w-]+)$/,"link"],[/^\/tournaments()$/,"tournaments"],[/^\/tournaments\/(\w+)$/,"tournament"]];function Di(t){for(let[e,n]of el){let r=e.exec(t);if(r)return{name:n,match:r[1]}}return null}var St=[1,2];function Ee(t){return t===1?2:1}function Me(t){return St.filter(e=>t[e-1].yours)}function _({seats:t}){return t.some(e=>e.yours)}function qr({mode:t,seats:e}){let n=Me(e);return t==="remote"&&n.length===1?n[0]:null}function ie(t){return St.find(e=>t[e-1].kind==="open")??null}function Ae({seats:t}){let e=ie(t);return e===null?"":t[e-1].name}function O({stage:t,seats:e}){return t!=="over"&&ie(e)!==null}function Et({stage:t,result:e}){return t==="over"&&e===null}function N(t){return t<0?`−${-t}`:String(t)}function Rt({name:t,squares:e,buttons:n,time:r,income:o}){return i("patch-label",{name:t,squares:e,buttons:n,time:r,income:o})}function Te(t,e){return t[e-1].yours&&!t[2-e].yours}function K(t,e){return{who:Te(t,e)?"you":"other",name:k(t,e)}}function k(t,e){let{name:n,kind:r}=t[e-1];if(Te(t,e))return i("you");if(r==="open")return n||i("open-seat");let o=r==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return o?i("level-number",{level:o[1]}):n==="You"?i("player-number",{number:String(e)}):n}function $t(t,e){if(t.result)return i("wins",K(e,t.result.winner));if(Et(t))return i("game-aborted");let n=t.stage==="special_patch"?"whose-special-patch":"whose-turn";return i(n,K(e,t.turn))}function st(t,e){if(t.result)return nl(t,e);if(Et(t))return i("aborted-reason");let n=K(e,t.turn);if(t.stage==="special_patch")return i("reached-special-patch",n);let r=t.players[t.turn-1].time,o=t.players[2-t.turn].time;return r!==o?i("further-back",n):r===0?i("goes-first",n):e.filter(({yours:a})=>a).length===1?i("level-and-on-top",n):i("both-level-and-on-top",n)}function nl(t,e){if(!t.result)return"";let{winner:n,scores:r,reason:o}=t.result,s=vn(r[n-1],r[2-n]),a=K(e,3-n);return o==="resignation"?i("result-resignation",{...a,points:s}):o==="time"?i("result-time",{...a,points:s}):i(o==="first to 53"?"result-first":"result-score",{points:s})}function vn(t,e){return i("points-to",{mine:N(t),theirs:N(e)})}function ji(t,e){return[i("pass"),...Hr(t,e)].join(" · ")}function Hr({consequence:t},e){let n=[i("pass-move",{count:t.time-e}),i("pass-earn",{count:t.earned})];return t.income>0&&n.push(i("pass-income",{count:t.income})),t.special_patch&&n.push(i("pass-special")),n}function Mt(t,e,n=!1){if(t==="pass")return i("move-pass");if(t==="A:pass")return i("move-on");if(t.startsWith("A:"))return i("move-took",{patch:se(e,t[2])});if(t.startsWith("+"))return n?i("move-special-at",{cell:t.slice(1)}):i("move-special");let r=se(e,t[0]);return!n||!e[t[0]]?i("move-patch",{patch:r}):i("move-patch-at",{patch:r,cell:C(rl(e[t[0]],t))})}function se(t,e){return t[e]?.name??e}function rl({orientations:t},e){let n=tt(e.slice(2));return gt(t[e[1]],n).reduce((r,o)=>o[0]<r[0]||o[0]===r[0]&&o[1]<r[1]?o:r)}function it(t,e,n,r=!0){let o=t.filter(([s,a])=>e[s*9+a]!==".").map(C);return o.length>0?r?o.length>4?i("overlaps-many",{count:o.length}):i("overlaps-at",{cells:J(o)}):i("overlaps-another"):n?pt(n):null}function pt({available:t,missing:e}){return t?null:e>0?i("needs-buttons",{count:e}):i("fits-nowhere")}function Bi(t,e,n,r){let o=it(t,e,n,r);if(o===null)return{text:i("fits"),isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,a=it(t,e,void 0,r)===null,c=s&&a?i("fits-but-short",{count:n.missing}):o;return{text:ol(c),isGood:!1}}function ol(t){return t[0].toLocaleUpperCase()+t.slice(1)}function Fr(t){let e=C(t[0]);return t.length===1?i("single-hole",{cell:e}):i("hole-of",{size:t.length,cell:e})}function il(t,e){return e?J(t.map(Fr)):t.length===1?i("a-hole"):i("holes",{count:t.length})}function kn(t,e,n,r,o,s=!0){let{consequence:a,missing:c}=t,u=r.players[r.turn-1],{paid:p,buttons:m,time:h,income:g,income_marks:v}=a,x={from:String(u.buttons),to:N(m)},L=[{kind:"buttons",text:c>0?i("effect-cost",{count:p}):i("effect-buttons",x)},{kind:"time",text:i("effect-time",{from:String(u.time),to:String(h)})}];if(v.length>0){let ft={count:g,marks:J(v.map(String))},q=s?i("effect-income-at",ft):i("effect-income",{count:g});L.push({kind:"income",text:q})}return a.special_patch&&L.push({kind:"special",text:i("effect-special")}),n&&L.push({kind:"tile",text:i("effect-tile")}),e.length>0&&L.push({kind:"holes",text:i("effect-holes",{holes:il(e,s)})}),L.push({kind:"next",text:Wr("next",a.next,r.turn,o)}),L}function Wr(t,e,n,r){if(e===null)return i("then-over");let o=e===n?"-again":"";return Te(r,e)?i(`${t}-you${o}`):i(`${t}-name${o}`,{name:k(r,e)})}function qi(t,e,n){let r={cell:C(t)};if(e===".")return i("cell-empty",r);if(e==="*")return i("cell-special",r);let o=n[e]?.name;return o?i("cell-patch",{...r,patch:o}):i("cell-covered",r)}function xn(t){let e=hn(t),n=e.reduce((a,c)=>a+c.length,0),r=[i("quilt-covered",{covered:81-n,empty:n})],o=e.filter(a=>a.length===1).map(a=>C(a[0]));o.length>0&&r.push(i("quilt-single-holes",{count:o.length,cells:o.join(" ")})),n>0&&r.push(i("quilt-largest",{size:e[0].length}));let s=Ai(t);return r.push(s===0?i("quilt-full"):i("quilt-missing",{count:s})),`${r.join("; ")}.`}function Dt(t,e){let{to_income:n,to_special_patch:r,time:o}=t.players[e-1],s=t.time_board.last-o;if(s===0)return i("at-the-end");let a=[];return n!==null&&a.push(i("income-in",{count:n})),r!==null&&a.push(i("special-in",{count:r})),a.push(i("end-in",{count:s})),a.join(", ")}function Sn(t,e){let n=e[t.letter],r=n.orientations[t.orientation],[o,s]=Y(r),a=gt(r,[t.row,t.column]),c=C([t.row+o-1,t.column+s-1]),u=C([t.row,t.column]),{letter:p}=t;return i("placed-patch",{patch:n.name,letter:p,count:a.length,from:u,to:c})}function En(t,e){let n=t?.moves.length??0,r=e.moves.slice(n);return r.map(({number:o,player:s,move:a})=>{if(!t||r.length!==1)return{number:o,player:s,move:a,change:null};let[c,u]=[t.players[s-1],e.players[s-1]],p={from:c.time,to:u.time,buttons:u.buttons-c.buttons};return{number:o,player:s,move:a,change:p}})}function Hi(t,e){let n=Me(t.seats),r=n.length===1?n[0]:t.turn,o=t.moves.map(({player:s})=>s).lastIndexOf(r);return t.moves.slice(o+1).map(s=>{let a=e[s.number];return a?.move===s.move?a:{...s,change:null}})}function Fi({player:t,move:e,change:n},r,o){let a={name:k(r,t),deed:sl(e,o)};return!n||n.to===n.from?i("happened",a):i("happened-with",{...a,detail:Ur(n)})}function Ur({from:t,to:e,buttons:n}){let r=e-t;if(n===0)return i("moved",{count:r});let o=i("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return i("moved-and",{count:r,gain:o})}function sl(t,e){return t.startsWith("+")?i("deed-special"):/^[A-Za-z]\d/.test(t)?i("deed-patch",{patch:se(e,t[0])}):Mt(t,e)}function Gr(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function Wi({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=a=>a>t.from&&a<=t.to,r=e.special_patches.filter(n),o=[t.buttons===0?"":al(t.buttons)];e.income.some(n)&&o.push(i("payday"));let s=[...e.income.filter(n),...r];return{gains:o.filter(Boolean),marks:s}}function al(t){return t<0?`−${-t}`:`+${t}`}var Vr=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function Mn(t){return i(`filter-${t}`)}function _e({score_parts:t},e){let n=t;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,o])=>o.includes(e)).map(([o,s])=>[o,s])}function An(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Tn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Gi(t,e){return i("named-patch",{patch:se(e,t),letter:t})}function Zr(t,e){return J([...t].map(n=>Gi(n,e)))}function zr({number:t,budget:e,income:n}){return i("card-title",{number:String(t),budget:e,income:n})}function Qr({affordable:t,choices:e,card:{budget:n}},r){if(t.length===0)return i("budget-none",{budget:n,count:e.length});let o={budget:n,patches:Zr(t,r)};return i(t.length===1?"budget-only":"budget-buys",o)}function Yr({filter:t,left:e,skipped:n},r){return n?i("filter-skipped",{filter:Mn(t)}):i("filter-leaves",{filter:Mn(t),keeps:i(`keeps-${t}`),patches:Zr(e,r)})}function Kr(t,e){let{taken:n,start:r,stop:o,income_marks:s,income:a,special_patches:c}=t,u={start:String(r),stop:String(o)},p=[n?i("automa-takes",{...u,patch:Gi(n,e)}):i("automa-advances",u)],m=a?i("gain",{sign:"+",count:a}):i("automa-no-gain");return s.length>0&&p.push(i("automa-income",{marks:J(s.map(String)),gain:m})),c.length>0&&p.push(i("automa-special",{marks:J(c.map(String))})),t.reaches_marker&&p.push(i(t.takes_special_tile?"automa-marker-tile":"automa-marker")),p}function _n(t,e){return[i("automa-says",{text:`${zr(t.card)}.`}),Qr(t,e),...t.steps.map(n=>Yr(n,e)),...Kr(t,e)].join(" ")}function Xr({pile:t,aside:e,discards:n}){let r=[i("cards-in-pile",{count:t})];return e>0&&r.push(i("cards-aside",{count:e})),r.push(n.length?i("cards-turned",{cards:n.join(", ")}):i("cards-none")),`${r.join("; ")}.`}function On(t){return i(`automa-name-${t}`)}function jt({level:t,numeral:e}){return i("numeral-and-name",{numeral:e,name:On(t)})}function Oe({deck:t,level:e,numeral:n}){return i("automa-title",{deck:i(`deck-${t}`),numeral:n,name:On(e)})}function Bt({marker:t,marker_on_board:e}){return e?i("marker-on",{space:String(t)}):i("marker-off")}function cl(t){return Nt()==="de"?t:t[0].toLocaleLowerCase()+t.slice(1)}function ll(t,e){let n=_e(t,e).filter(([,o])=>o>0).map(([o,s])=>i("part-points",{part:cl(i(o)),points:s})),r=N(t.score);return n.length?i("automa-score-of",{score:r,parts:n.join(", ")}):i("automa-score",{score:r})}function Ln({players:t,result:e},n,r){let o=[Ui("pile-with",n.with_buttons,r),Ui("pile-without",n.without_buttons,r)],{budget:s}=n,a=s!==null&&!e?`${i("next-budget",{budget:s})} `:"";return[`${Oe(n)}.`,i("automa-holds",{count:t[1].buttons,piles:o.join("; ")}),ll(t[1],n.level),Bt(n),i("automa-cards",{cards:a+Xr(n)})].join(" ")}function Ui(t,e,n){let r=i(t,{count:e.length});return e?i("pile-of",{pile:r,patches:Zr(e,n)}):r}function Zi(){let t=ul(8,7).slice(0,54);return t.map(({x:e,y:n},r)=>{let o={x:(e+.5)*12,y:(n+.5)*12},s=r>0?t[r-1]:{x:e-1,y:n},a={x:o.x+(s.x-e)*12/2,y:o.y+(s.y-n)*12/2};return r<53?{centre:o,entry:a,width:12,height:12}:{centre:{x:o.x+12,y:o.y},entry:a,width:36,height:12}})}function ul(t,e){let n=new Set,r=[],[o,s,a,c]=[0,0,1,0],u=(p,m)=>p>=0&&m>=0&&p<t&&m<e&&!n.has(`${p},${m}`);for(;r.length<t*e;)r.push({x:o,y:s}),n.add(`${o},${s}`),u(o+a,s+c)||([a,c]=[-c,a]),o+=a,s+=c;return r}var Vi=10.3;function zi(){let e=[],n=-Math.PI/2,r=43;for(let o=0;o<=53;o+=1){let s={x:48+Math.cos(n)*r,y:48+Math.sin(n)*r},a=e.at(-1)?.centre??s,c={x:(s.x+a.x)/2,y:(s.y+a.y)/2},u=o===53?9.8:8.6;e.push({centre:s,entry:c,width:u,height:u});let p=Vi/r;n+=p,r-=Vi/(2*Math.PI)*p}return e}var io=globalThis,Qi=t=>t,In=io.trustedTypes,Yi=In?In.createPolicy("lit-html",{createHTML:t=>t}):void 0,ns="$lit$",At=`lit$${Math.random().toFixed(9).slice(2)}$`,rs="?"+At,pl=`<${rs}>`,Ft=document,Ie=()=>Ft.createComment(""),Ne=t=>t===null||typeof t!="object"&&typeof t!="function",so=Array.isArray,ml=t=>so(t)||typeof t?.[Symbol.iterator]=="function",Jr=`[ 	
\f\r]`,Le=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ki=/-->/g,Xi=/>/g,qt=RegExp(`>|${Jr}(?:([^\\s"'>=/]+)(${Jr}*=${Jr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ji=/'/g,ts=/"/g,os=/^(?:script|style|textarea|title)$/i,ao=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),l=ao(1),y=ao(2),Ah=ao(3),Pe=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),es=new WeakMap,Ht=Ft.createTreeWalker(Ft,129);function is(t,e){if(!so(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return Yi!==void 0?Yi.createHTML(e):e}var dl=(t,e)=>{let n=t.length-1,r=[],o,s=e===2?"<svg>":e===3?"<math>":"",a=Le;for(let c=0;c<n;c++){let u=t[c],p,m,h=-1,g=0;for(;g<u.length&&(a.lastIndex=g,m=a.exec(u),m!==null);)g=a.lastIndex,a===Le?m[1]==="!--"?a=Ki:m[1]!==void 0?a=Xi:m[2]!==void 0?(os.test(m[2])&&(o=RegExp("</"+m[2],"g")),a=qt):m[3]!==void 0&&(a=qt):a===qt?m[0]===">"?(a=o??Le,h=-1):m[1]===void 0?h=-2:(h=a.lastIndex-m[2].length,p=m[1],a=m[3]===void 0?qt:m[3]==='"'?ts:Ji):a===ts||a===Ji?a=qt:a===Ki||a===Xi?a=Le:(a=qt,o=void 0);let v=a===qt&&t[c+1].startsWith("/>")?" ":"";s+=a===Le?u+pl:h>=0?(r.push(p),u.slice(0,h)+ns+u.slice(h)+At+v):u+At+(h===-2?c:v)}return[is(t,s+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),r]},Ce=class t{constructor({strings:e,_$litType$:n},r){let o;this.parts=[];let s=0,a=0,c=e.length-1,u=this.parts,[p,m]=dl(e,n);if(this.el=t.createElement(p,r),Ht.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=Ht.nextNode())!==null&&u.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(ns)){let g=m[a++],v=o.getAttribute(h).split(At),x=/([.?@])?(.*)/.exec(g);u.push({type:1,index:s,name:x[2],strings:v,ctor:x[1]==="."?eo:x[1]==="?"?no:x[1]==="@"?ro:ce}),o.removeAttribute(h)}else h.startsWith(At)&&(u.push({type:6,index:s}),o.removeAttribute(h));if(os.test(o.tagName)){let h=o.textContent.split(At),g=h.length-1;if(g>0){o.textContent=In?In.emptyScript:"";for(let v=0;v<g;v++)o.append(h[v],Ie()),Ht.nextNode(),u.push({type:2,index:++s});o.append(h[g],Ie())}}}else if(o.nodeType===8)if(o.data===rs)u.push({type:2,index:s});else{let h=-1;for(;(h=o.data.indexOf(At,h+1))!==-1;)u.push({type:7,index:s}),h+=At.length-1}s++}}static createElement(e,n){let r=Ft.createElement("template");return r.innerHTML=e,r}};function ae(t,e,n=t,r){if(e===Pe)return e;let o=r!==void 0?n._$Co?.[r]:n._$Cl,s=Ne(e)?void 0:e._$litDirective$;return o?.constructor!==s&&(o?._$AO?.(!1),s===void 0?o=void 0:(o=new s(t),o._$AT(t,n,r)),r!==void 0?(n._$Co??=[])[r]=o:n._$Cl=o),o!==void 0&&(e=ae(t,o._$AS(t,e.values),o,r)),e}var to=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:r}=this._$AD,o=(e?.creationScope??Ft).importNode(n,!0);Ht.currentNode=o;let s=Ht.nextNode(),a=0,c=0,u=r[0];for(;u!==void 0;){if(a===u.index){let p;u.type===2?p=new Re(s,s.nextSibling,this,e):u.type===1?p=new u.ctor(s,u.name,u.strings,this,e):u.type===6&&(p=new oo(s,this,e)),this._$AV.push(p),u=r[++c]}a!==u?.index&&(s=Ht.nextNode(),a++)}return Ht.currentNode=Ft,o}p(e){let n=0;for(let r of this._$AV)r!==void 0&&(r.strings!==void 0?(r._$AI(e,r,n),n+=r.strings.length-2):r._$AI(e[n])),n++}},Re=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,r,o){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=r,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=ae(this,e,n),Ne(e)?e===d||e==null||e===""?(this._$AH!==d&&this._$AR(),this._$AH=d):e!==this._$AH&&e!==Pe&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):ml(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==d&&Ne(this._$AH)?this._$AA.nextSibling.data=e:this.T(Ft.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:r}=e,o=typeof r=="number"?this._$AC(e):(r.el===void 0&&(r.el=Ce.createElement(is(r.h,r.h[0]),this.options)),r);if(this._$AH?._$AD===o)this._$AH.p(n);else{let s=new to(o,this),a=s.u(this.options);s.p(n),this.T(a),this._$AH=s}}_$AC(e){let n=es.get(e.strings);return n===void 0&&es.set(e.strings,n=new Ce(e)),n}k(e){so(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,r,o=0;for(let s of e)o===n.length?n.push(r=new t(this.O(Ie()),this.O(Ie()),this,this.options)):r=n[o],r._$AI(s),o++;o<n.length&&(this._$AR(r&&r._$AB.nextSibling,o),n.length=o)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let r=Qi(e).nextSibling;Qi(e).remove(),e=r}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ce=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,r,o,s){this.type=1,this._$AH=d,this._$AN=void 0,this.element=e,this.name=n,this._$AM=o,this.options=s,r.length>2||r[0]!==""||r[1]!==""?(this._$AH=Array(r.length-1).fill(new String),this.strings=r):this._$AH=d}_$AI(e,n=this,r,o){let s=this.strings,a=!1;if(s===void 0)e=ae(this,e,n,0),a=!Ne(e)||e!==this._$AH&&e!==Pe,a&&(this._$AH=e);else{let c=e,u,p;for(e=s[0],u=0;u<s.length-1;u++)p=ae(this,c[r+u],n,u),p===Pe&&(p=this._$AH[u]),a||=!Ne(p)||p!==this._$AH[u],p===d?e=d:e!==d&&(e+=(p??"")+s[u+1]),this._$AH[u]=p}a&&!o&&this.j(e)}j(e){e===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},eo=class extends ce{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===d?void 0:e}},no=class extends ce{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==d)}},ro=class extends ce{constructor(e,n,r,o,s){super(e,n,r,o,s),this.type=5}_$AI(e,n=this){if((e=ae(this,e,n,0)??d)===Pe)return;let r=this._$AH,o=e===d&&r!==d||e.capture!==r.capture||e.once!==r.once||e.passive!==r.passive,s=e!==d&&(r===d||o);o&&this.element.removeEventListener(this.name,this,r),s&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},oo=class{constructor(e,n,r){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=r}get _$AU(){return this._$AM._$AU}_$AI(e){ae(this,e)}};var hl=io.litHtmlPolyfillSupport;hl?.(Ce,Re),(io.litHtmlVersions??=[]).push("3.3.3");var j=(t,e,n)=>{let r=n?.renderBefore??e,o=r._$litPart$;if(o===void 0){let s=n?.renderBefore??null;r._$litPart$=o=new Re(e.insertBefore(Ie(),s),s,void 0,n??{})}return o._$AI(t),o};function De(t){return t.stage!=="over"&&!O(t)&&t.seats[t.turn-1].yours}function E(t){return t.table!==null&&!t.looking&&!t.pending&&De(t.table)}function yt({table:t,looking:e,pending:n}){return An(t)&&!e&&!n}function Wt(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function Tt(t){return E(t)&&Wt(t.table)}function le(t){let{table:e,looking:n}=t;return Wt(e)&&_t(t)&&!n&&e?.stage!=="over"}function Nn(t){return E(t)&&t.hint?.type==="hint"?t.hint.move:null}function ss(t,e){let{hint:n,looking:r,table:o}=t;return n?.type!=="why"?o?.turn===e?Nn(t):null:n.player===e&&!r?n.better:null}function _t({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&_(t)}function je(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function A(t,e){return t.table?.options.find(n=>n.letter===e)}function ue(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ut(t,e){let n=A(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function P(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?gn(t.table.special_cells):Ut(t,e)}function pe(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(r=>e.seats[r-1].yours);return n.length===1?n[0]:n.length===2?je(t)?.turn??1:1}function Pn(t,e){let{table:n,placement:r}=t;return!n||r.letter===null?!1:r.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):A(t,r.letter)?.completes_7x7?.includes(e)??!1}function co(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=tt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Be({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return Hi(t,n);let r=t.moves[e.index-1];return r?[n[r.number]??{...r,change:null}]:[]}function Cn(t,e){return t.flatMap(n=>co(n,e)??[])}function as(t){let{table:e,placement:n,weighing:r}=t;if(!e||!E(t))return null;let o=n.letter??(r?null:""),s=o===""||o==="+"?void 0:A(t,o);if(!s)return null;let{consequence:a}=s,c=e.turn,u=e.players[c-1].time,p=e.time_board.special_patches_left.filter(m=>m>u&&m<=a.time);return{player:c,from:u,to:a.time,marks:[...a.income_marks,...p],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function cs({player:t,to:e,income:n,special:r,next:o},s){let c=[n>0?i("preview-income",{count:n}):"",r?i("preview-special"):""].filter(Boolean).join(", ");return`${i("preview-space",{space:String(e)})}${c?`: ${c}`:""}. ${Wr("then",o,t,s)}`}var lo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function ls(t){let e=lo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function uo(t,e){let n=2*Math.PI/t,r=(e*Math.sin(n/2)*1.02).toFixed(2),o=Array.from({length:t},(s,a)=>`A${r} ${r} 0 0 1 ${us(e,(a+1)*n)}`);return`M${us(e,0)}${o.join("")}Z`}function us(t,e){return`${(Math.sin(e)*t).toFixed(2)} ${(-Math.cos(e)*t).toFixed(2)}`}var ps="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function fl(t){return t`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function gl(t){return t`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function $l(t){return t`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function yl(t){let e=t`<circle r="6.6" fill="var(--tile)"></circle>`,n=(r,o,s)=>t`<g id=${`tile-${r}`}><path d=${s} fill=${o}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${e}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",uo(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",uo(14,8.8))]}function wl(t){let e=n=>t`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function qe(t){return t`${fl(t)} ${gl(t)} ${$l(t)} ${yl(t)} ${wl(t)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${ps} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function ms(t=qe){return l`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${t(y)}
      ${lo.map(e=>{let{cloth:n,weave:r}=ls(e);return po(`fabric-${e}`,10,y`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${r}`}></use></g>`)})}
      ${po("fabric-cell",10,y`<use href="#cell"></use>`)}
      ${po("fabric-covered",5,y`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function po(t,e,n){return y`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function at(t,e,n,r=1){return y`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${r})`}></use>`}function V(t,e,n){return at("button",t,e,n/10)}function bl(t){let e=t.orientations[0];return Array.from({length:t.income},(n,r)=>e[Math.floor((r+.5)*e.length/t.income)])}function He(t,e,n,[r,o],s){let a=e.orientations[n],c=Y(e.orientations[0]);return y`<g class="patch" transform=${`translate(${o*10} ${r*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${G(a,10,.25)}></path>
    <path class="stitches" d=${G(a,10,1.1)}></path>
    ${bl(e).map(u=>{let[p,m]=Mi(u,c,n);return V((m+.5)*10,(p+.5)*10,2.6)})}
    ${s?vl(a[0],t):d}
  </g>`}function vl([t,e],n){let[r,o]=[(e+.5)*10,(t+.5)*10+1.9];return y`<text class="letter" x=${r} y=${o}>${n}</text>`}function mo([t,e]){return y`<g class="patch special">${at("special",e*10,t*10)}</g>`}function Fe(t,e,n,r){let[o,s]=Y(e.orientations[n]),a=Math.max(4,o,s)*10+1.2,[c,u]=[(s*10-a)/2,(o*10-a)/2];return l`<svg class="framed" viewBox=${`${c} ${u} ${a} ${a}`} aria-hidden="true">
    ${He(t,e,n,[0,0],r)}
  </svg>`}function Rn(t,e,n,r){let[o,s]=Y(e.orientations[n]);return l`<svg
    class=${`picture w${s} h${o}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${o*10+1.2}`}
    aria-hidden="true"
  >
    ${He(t,e,n,[0,0],r)}
  </svg>`}var ds={cloth:Zi(),thread:zi()},We=[1,2];function hs(t){return t.time_board.on_top===1?[We[1],We[0]]:We}function fs(t,e){let[n,r]=t.players.map(u=>u.time),o=n===r?i("tokens-together",{space:String(n),name:k(e,t.time_board.on_top)}):We.map(u=>i("token-at",{...K(e,u),space:String(t.players[u-1].time)})).join(" "),s=t.time_board.special_patches_left,a=t.automa?` ${Bt(t.automa)}`:"",c=s.length?s.join(", "):i("none");return`${o} ${i("special-left",{spaces:c})}${a}`}function ho(t,e,n,r){return y`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${at(`token-${t}`,0,0,r/4)}
    <text y=${r*.42} font-size=${r*1.2}>${t}</text></g>`}function gs({numeral:t},e,n,r){let o=Array.from({length:16},(s,a)=>{let c=a%2?r*.78:r,u=a*Math.PI/8;return`${(Math.sin(u)*c).toFixed(2)} ${(-Math.cos(u)*c).toFixed(2)}`});return y`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${o.join("L")}Z`}></path>
    <text y=${r*.3} font-size=${r*.85}>${t}</text></g>`}function $s({automa:t},e,n){if(!t?.marker_on_board)return d;let[r,o]=e(t.marker);return gs(t,r,o,n)}function ys(t){return l`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${ho(t,0,0,4.4)}
  </svg>`}function xl(t,e,n,r=null){let o=ds[n],s=n==="cloth"?84:96,{income:a,special_patches:c,special_patches_left:u}=t.time_board;return l`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${fs(t,e)}
  >
    ${n==="thread"?[Sl(),El(o)]:d}
    ${o.map((p,m)=>Ml(p,m,n))}
    ${r?ws(r,p=>o[p].centre):d}
    ${a.map(p=>{let{x:m,y:h}=o[p].entry;return Dn(p,r,V(m,h,2.5))})}
    ${c.map(p=>{let{x:m,y:h}=o[p].entry;return Dn(p,r,jn(m,h,4.8,u.includes(p)))})}
    ${r?bs(r,o[r.to].centre,4.6):d}
    ${$s(t,p=>[o[p].centre.x,o[p].centre.y],5.4)}
    ${Al(t,o)}
  </svg>`}function Dn(t,e,n){let o=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return y`<g class=${o} data-mark=${t}>${n}</g>`}function ws({player:t,from:e,to:n},r){let s=Array.from({length:n-e+1},(a,c)=>r(e+c)).map(({x:a,y:c})=>`${a.toFixed(1)} ${c.toFixed(1)}`).join("L");return y`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${s}`} data-testid="walk"></path>`}function bs({player:t,to:e},{x:n,y:r},o){return y`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${r})`}>${at(`token-${t}`,0,0,o/4)}</g>`}function Sl(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>y`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function El(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return y`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Ml({centre:{x:t,y:e}},n,r){let o=n===53,s=r==="cloth"&&o?"space-end":`space-${r}`,a=n===0||o?"end":n%2?"odd":"even",c=n===0&&r==="cloth"?i("board-start"):n;return y`<g class=${`space ${a}`}>
    ${at(s,t,e,r==="thread"&&o?1.14:1)}
    <text x=${t} y=${e+1.2}>${c}</text></g>`}function jn(t,e,n,r){let[o,s]=[t-n/2,e-n/2];return r?at("special",o,s,n/10):y`<rect class="mark-taken" x=${o} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function Al(t,e){let n=t.players[0].time===t.players[1].time;return hs(t).map((r,o)=>{let{x:s,y:a}=e[t.players[r-1].time].centre,c=n?o*-2.6+1.3:0;return ho(r,s+c*.6,a+c,4)})}var Ue={left:5,span:150,bar:9.5,above:4,below:15};function wt(t){return Ue.left+t*Ue.span/53}function Bn(t){return t===1?Ue.above:Ue.below}function vs(t,e){return ds[t][e].centre}function Tl(t,e,n){let{income:r,special_patches:o,special_patches_left:s}=t.time_board,{bar:a}=Ue;return l`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${fs(t,e)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${We.map(c=>y`<rect class=${`gone gone-${c}`} x="3" y=${c===1?a-1.6:a}
        width=${Math.max(2,wt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?ws(n,c=>({x:wt(c),y:a})):d}
    ${r.map(c=>Dn(c,n,V(wt(c-.5),a,2.1)))}
    ${o.map(c=>Dn(c,n,jn(wt(c-.5),a,4.2,s.includes(c))))}
    ${$s(t,c=>[wt(c),a],3.6)}
    ${n?bs(n,{x:wt(n.to),y:Bn(n.player)},3.2):d}
    ${hs(t).map(c=>{let{time:u}=t.players[c-1];return ho(c,wt(u),Bn(c),3.3)})}
  </svg>`}function _l({automa:t}){let e=[[i("legend-income"),V(0,0,2.4)],[i("legend-special"),jn(0,0,4.6,!0)],[i("legend-taken"),jn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:r}=t;return[...e,[r?i("legend-marker",{space:String(n)}):i("legend-no-marker"),gs(t,0,0,2.9)]]}function qn(t,e,n,r,o=null,s=1){return l`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${i("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${r}>
        ${i(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${o?cs(o,e):i("time-note",{name:k(e,s),distances:Dt(t,s)})}
    </p>
    <div class="spiral-box">${xl(t,e,n,o)}</div>
    <div class="line-box">${Tl(t,e,o)}</div>
    <ul class="legend">
      ${_l(t).map(([a,c])=>l`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${a}</li>`)}
    </ul>
  </section>`}var Hn=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,r){let[o]=r>0?En(e,n):[];if(!o){this.scene=null;return}let s=Gr(o.move),a=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:p}=Wi(o,n.time_board);this.scene={happening:o,milliseconds:r,gains:u,marks:p,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,r){let o=e.animate(n,{duration:r,easing:"ease-in-out"});return this.running.push(o),o}fly({happening:{move:e,player:n},picture:r,milliseconds:o}){let s=this.targetOf(Gr(e),n);if(!r||!s)return;let[a,c]=[r.box,s.getBoundingClientRect()],u=this.overlay("flying",[r.image]),p=(h,g)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${g})`}),m=Math.max(c.width,c.height)/170;this.run(u,[p(a,a.width/170),p(c,m)],o*.9).onfinish=()=>u.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],o)}targetOf(e,n){let o=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(a=>a.getBoundingClientRect().width>0),[s]=o.sort((a,c)=>c.getBoundingClientRect().width-a.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:r}){if(!e||e.to<=e.from)return;let o=Array.from({length:e.to-e.from+1},(c,u)=>e.from+u),s=c=>vs(this.look(),c),a=c=>({x:wt(c),y:Bn(n)});for(let[c,u]of[["spiral",s],["time-line",a]]){let p=this.root.querySelector(`.${c} .token-${n}`),m=o.map(u).map(({x:h,y:g})=>({transform:`translate(${h}px, ${g}px)`}));p&&this.run(p,m,r*.9)}}light({marks:e,milliseconds:n}){for(let r of e)for(let o of this.root.querySelectorAll(`[data-mark="${r}"]`))this.run(o,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:r}){let s=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[c,u]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${u+10}px)`,opacity:0},{transform:`translate(${c}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${u-12}px)`,opacity:1}];this.run(a,p,r).onfinish=()=>a.remove()}overlay(e,n){let r=document.createElement("div");return r.className=`overlay ${e}`,r.setAttribute("aria-hidden","true"),r.append(...n),document.body.append(r),r}};var me=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],de=3,Fn=65536,ks=18e4;function xs({mode:t,board:e,seats:n,automa:r}){let[o]=Me(n);if(o===void 0||t==="remote")return null;let s={board:e,seed:null,from:null,names:null};if(t==="solo"&&r)return{...s,opponent:"automa",deck:r.deck,level:r.level,first:"you"};if(t==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=o===1?"opponent":"you";return{...s,opponent:"computer",level:Ol(n[2-o].name),first:a}}function Ol(t){return Number(/level (\d+)$/.exec(t)?.[1]??de)}var Ss=16;function fo(t,e){let n=qr(e);return n!==null&&Ll(t,e,n)||Pl(t,e,n)||{text:t.told||Cl(e),actions:[],urgent:!1}}function Es(t,e,n){return n==="rematch"?go(e):fo(t,e).actions.some(([r])=>r===n)}function go(t){let e=qr(t);return e===null||t.stage!=="over"||ie(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Ll(t,e,n){return O(e)?null:e.stage==="over"?Nl(e,n):Il(t,e,n)}function Il({fallen:t},e,n){let r=$o(e.seats,Ee(n));return e.offer&&e.offer.seat!==n?{text:i("asks-takeback",{name:r}),actions:[["accept",i("accept")],["decline",i("decline")]],urgent:!0}:t===Ee(n)?{text:i("time-is-up",{who:"other",name:r}),actions:[["claim",i("claim")]],urgent:!0}:t===n?{text:i("your-time-up",{name:r}),actions:[],urgent:!0}:e.offer?{text:i("you-asked-takeback",{name:r}),actions:[],urgent:!1}:null}function Nl({rematch:t,seats:e},n){let r=$o(e,Ee(n));return t.game!==null?{text:i("rematch-open"),actions:[],urgent:!1}:t.asked.includes(n)?{text:i("you-asked-rematch",{name:r}),actions:[],urgent:!1}:t.asked.includes(Ee(n))?{text:i("asks-rematch",{name:r}),actions:[["rematch",i("play-again")]],urgent:!0}:null}function Pl(t,e,n){let r=yo(e);if(r===null||e.stage==="over")return null;let o=$o(e.seats,r);return n===null||!t.isLongAway||e.clock?{text:i("is-away",{name:o}),actions:[],urgent:!1}:{text:i("long-away",{name:o}),actions:[["handover",i("let-computer-play")]],urgent:!1}}function $o(t,e){let n=k(t,e);return n.length>Ss?`${n.slice(0,Ss-1).trimEnd()}…`:n}function yo(t){return t.mode!=="remote"?null:St.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Cl({clock:t,rated:e,takebacks:n}){return`${[t?un(t.control):i("terms-no-clock"),i(e?"terms-rated":"terms-not-rated"),...n?[]:[i("terms-no-takebacks")]].join(", ")}.`}function et(t){return O(t)?wo(t):$t(t,t.seats)}function he(t){return O(t)?Rl(t):st(t,t.seats)}function wo(t){let e=Ae(t);return e?i("waiting-for",{name:e}):t.access==="public"?i("waiting-for-another"):i(_(t)?"waiting-for-friend":"waiting-for-second")}function Rl(t){let e=Ae(t);return e?i("seat-kept-for",{name:e}):t.access==="public"?i("seat-for-anyone"):i(_(t)?"begins-by-link":"seat-for-invited")}function Ms(t,e){if(!t)return"";let{player:n}=t,r=n===null?{who:"other",name:""}:K(e.seats,n);switch(t.kind){case"join":return i("took-seat",r);case"handover":return i("took-over",r);case"ask":return i("asked-takeback",r);case"decline":return i("declined-takeback",r);case"rematch":return i("asked-rematch",r);case"rematch_opened":return i("rematch-open");case"takeback":return i("move-taken-back");default:return""}}function As(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&_(e)?e.rematch.game:null}function Ts(t,e,n,r=""){let o=`${et(e)}. ${he(e)}`;if(!t)return o;let s=t.moves.length;return e.moves.length<s?i("taken-back",{turn:o}):r?et(t)===et(e)?r:`${r} ${o}`:[...e.moves.slice(s).map(({number:c,player:u,move:p})=>{let m=u===2&&e.automa?.turns.find(h=>h.number===c);return m?_n(m,n):i("move-by",{name:k(e.seats,u),move:Mt(p,n,!0)})}),...Dl(t,e),o].join(" ")}function Dl(t,e){return e.players.flatMap((n,r)=>!n.special_tile||t.players[r].special_tile||e.automa&&r===1?[]:[i("takes-tile",K(e.seats,r===0?1:2))])}function _s(t,e){let{table:n,placement:r}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return i("put-back");if(!n)return"";let o=P(t);if(!o)return C(r.cursor);if(!r.origin){let g=A(t,o.letter),v=g?pt(g):null,x=o.letter==="+"?i("special-patch"):t.patches[o.letter].name;return v?i("chosen-but",{patch:x,reason:v}):i("chosen",{patch:x})}let s=n.players[n.turn-1].cells,a=ot(r,o),c=it(a,s,A(t,o.letter)),u=C(r.origin);if(c)return i("ghost-against",{cell:u,reason:c});let p=ee(s,a),m=p.length>0?i("ghost-fits-making",{cell:u,holes:J(p.map(Fr))}):i("ghost-fits",{cell:u});return Pn(t,re(r,o)??"")?`${m} ${i("ghost-tile")}`:m}function Os(t,e){let{table:n}=t,r=A(t,e);return!n||!r?"":`${kn(r,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function bo(t,e,n){return[...e.placements].map(r=>{let o=tt(r.slice(1)),s=gt(e.patch.orientations[r[0]],o),a=ee(t,s).length;return{key:r,score:jl(t,s)-6*a}}).sort((r,o)=>o.score-r.score||(r.key<o.key?-1:1)).slice(0,n).map(({key:r})=>r)}function Ls(t,e,n){let r=[...e.placements].filter(s=>s[0]===String(n)),o=new Set(r.length>0?r:e.placements);return bo(t,{...e,placements:o},1)[0]??null}function jl(t,e){let n=new Set(e.map(String)),r=0;for(let[o,s]of e)for(let[a,c]of[[o-1,s],[o+1,s],[o,s-1],[o,s+1]])(a<0||c<0||a>=9||c>=9||t[a*9+c]!=="."&&!n.has(`${a},${c}`))&&(r+=1);return r}function vo({table:t,anchor:e},n,r){if(!t?.clock||!e)return null;let o=ke(t.clock,n,e,r);return{text:pn(o),sentence:$i(o),low:yi(t.clock.control,o)}}var Wn=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let r=[this.watchClock(e,n),this.watchAway(e,n)].filter(o=>o!==null);r.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...r))))}show(e,n){for(let r of St){let o=vo(e,r,n);o&&this.outside.show(r,o)}}watchClock({table:e,anchor:n,fallen:r},o){let s=e?.clock,a=s?.running??null,c=a===this.running?this.left:null;if(this.running=a,this.left=null,!e||!s||!n||a===null)return r!==null&&this.outside.onTime({fallen:null}),null;let u=ke(s,a,n,o);this.left=u;let p=u===0?a:null;p!==r&&this.outside.onTime({fallen:p,timeSaid:ql(e,p)});let m=c===null?null:wi(c,u);return m!==null&&this.outside.onTime({timeSaid:Bl(e,a,m)}),bi(u)}watchAway({awayFrom:e,isLongAway:n},r){if(e===null||n)return null;let o=e+ks-r;return o>0?o:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Bl({seats:t},e,n){return i("seconds-left",{...K(t,e),count:n})}function ql({seats:t},e){return e===null?"":i("time-is-up",K(t,e))}function Ns(t,e,n=0){let{table:r}=t,o=e.trim();if(!r)return{error:i("no-table-yet")};if(o==="")return{error:i("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(o))return Ul(t,r,o);let[s,a,...c]=o.toLowerCase().split(/\s+/);if(c.length>0)return{error:i("expected")};switch(s){case"pass":case"p":return Wl(t);case"undo":case"u":return _t(t)?{request:{type:"undo"}}:{error:i("nothing-to-undo")};case"turn":return yt(t)?{request:{type:"turn"}}:{error:i("no-card-now")};case"hint":case"h":return Tt(t)?{request:{type:"hint"}}:{error:Ql(t)};case"why":return le(t)?{request:{type:"why"}}:{error:Yl(t)};case"resign":return{dialog:"resign"};case"abort":return r.can_abort?{dialog:"abort"}:{error:i("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return Hl(t,r,s);case"clock":return{say:Fl(t,r,n)};case"help":case"?":return{help:!0};case"m":return{say:Zl(t,r)};case"q":return{say:Ps(t,r,pe(t))};case"o":return{say:zl(t,r)};case"t":return{say:Kl(r)};case"l":return{say:Xl(t,r)};case"s":return{say:Jl(r)};case"w":return Is(t,a,u=>({say:Os(t,u)}));case"fit":return Is(t,a,u=>Vl(t,r,u));default:return{error:i("no-such-command",{text:o,expected:i("expected")})}}}function Hl(t,e,n){return Es(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:i(`nothing-to-${n}`)}}function Fl(t,e,n){let r=[1,2].map(o=>{let s=o,a=vo(t,s,n),c=k(e.seats,s);return a&&i("name-and-clock",{name:c,clock:a.sentence})});return r[0]===null?i("no-clock-here"):`${r.join("; ")}.`}function Wl(t){let e=A(t,null);return!E(t)||!e?.available?{error:Un(t)}:{request:{type:"move",move:"pass"}}}function Un(t){let{table:e}=t;return t.looking?i("go-back-first"):t.pending?i("on-its-way"):e?.stage==="over"?i("game-over"):yt(t)?i("turn-card-first"):e&&O(e)?`${wo(e)}.`:i(e?.stage==="special_patch"?"place-special-first":"not-your-turn")}function Ul(t,e,n){if(!E(t))return{error:Un(t)};let r=e.players[e.turn-1].cells,o=tt(n.slice(-2));if(!o)return{error:i("expected")};if(n.startsWith("+")){if(e.stage!=="special_patch")return{error:i("no-special-now")};if(e.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let s=it([o],r,void 0)??i("cannot-go-there");return{error:i("special-wrong",{reason:s})}}return e.stage==="special_patch"?{error:Un(t)}:Gl(t,e,n,o)}function Gl(t,e,n,r){let o=n[0],s=A(t,o);if(!s)return{error:i("not-on-offer",{letter:o,letters:ue(e).join(", ")||i("none")})};let{name:a,orientations:c}=t.patches[o],u=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:i("has-orientations",{patch:a,codes:u})};let m=pt(s);if(m)return{error:i("chosen-but",{patch:a,reason:m})};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=gt(p,r),v=h.some(([x,L])=>x>8||L>8)?i("not-on-quilt"):it(h,e.players[e.turn-1].cells,s);return{error:i("patch-wrong",{patch:a,reason:v??i("cannot-go-there")})}}function Is(t,e,n){let r=t.table?ue(t.table):[];if(e==="pass"&&A(t,null))return n(null);let o=r[Number(e)-1];return o===void 0?{error:r.length?i("say-which",{count:r.length}):i("none-on-offer")}:n(o)}function Vl(t,e,n){let r=n===null?null:Ut(t,n);if(!r)return{error:i("say-which-fit")};let o=bo(e.players[e.turn-1].cells,r,8),s=o.map(a=>r.letter+a).join(" ");return{say:o.length?i("places-best-first",{count:r.placements.size,tokens:s}):i("it-fits-nowhere")}}function Zl(t,e){let n=ue(e);if(n.length===0)return i("none-on-offer");let r=n.map((a,c)=>{let u=A(t,a),p=u?pt(u):null,m=`${c+1}: ${Rt(t.patches[a])} (${a})`;return p?`${m}, ${p}`:m}),o=A(t,null),{time:s}=e.players[e.turn-1];return`${r.join(". ")}. ${o?ji(o,s):""}.`}function Ps(t,e,n){let{cells:r,patches:o}=e.players[n-1],s=o.map(a=>Sn(a,t.patches)).join("; ");return i("quilt-in-words",{name:k(e.seats,n),quilt:`${xn(r)} ${s?`${s}.`:""}`})}function zl(t,e){return e.automa?i("automa-says",{text:Ln(e,e.automa,t.patches)}):Ps(t,e,3-pe(t))}function Ql(t){return Wt(t.table)?Un(t):i("no-hints-here")}function Yl(t){return i(Wt(t.table)?"no-move-to-compare":"no-hints-here")}function Kl(t){let e=[1,2].map(r=>{let o=r,{time:s}=t.players[r-1];return i("name-on-space",{name:k(t.seats,o),space:String(s),distances:Dt(t,o)})}),n=t.automa?` ${Bt(t.automa)}`:"";return`${e.join("; ")}.${n} ${st(t,t.seats)}`}function Xl(t,e){let n=e.moves.at(-1);if(!n)return i("no-move-so-far",{turn:et(e)});let r=t.account.turns.find(s=>s.number===n.number);if(r)return _n(r,t.patches);let o=k(e.seats,n.player);return i("last-move",{number:String(n.number),name:o,move:Mt(n.move,t.patches,!0)})}function Jl(t){let e=[1,2].map(n=>tu(t,n));return i("if-ended-now",{scores:e.join("; ")})}function tu({automa:t,players:e,seats:n},r){let{score:o,buttons:s,income:a}=e[r-1],c={score:N(o),count:s};return t&&r===2?i("score-with",{...c,name:"Automa"}):i("score-with-income",{...c,name:k(n,r),income:a})}var eu=new Set(["presence","ready","thinking"]),nu=["1","2"];function Cs(t,e){let{number:n,now:r=null,acknowledges:o,event:s,changed:a,players:c,moves:u}=e;return!(n===t.number+1&&!eu.has(s.kind))&&n!==t.number||u.keep>t.moves.length?null:{...t,...a,number:n,now:r,acknowledges:o,players:t.players.map((m,h)=>({...m,...c[nu[h]]})),moves:[...t.moves.slice(0,u.keep),...u.add]}}var Rs=250,ru=2e3,ou=5e3,iu=15e3,Gn=class{constructor(e,n){this.outside=e,this.table=n,this.wait=Rs,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),ou)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Rs,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),iu)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:Cs(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,r=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,r)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(ru,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function Ds(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Ni,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function js(t,e){switch(e.type){case"table":return au(su(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return uu(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Bs(t)};case"return":return ko({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:Se(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function su(t,e,n){let r=yo(e)!==null;return{...t,anchor:gi(t.anchor,e,n),awayFrom:r?t.awayFrom??n:null,isLongAway:r&&t.isLongAway}}function au(t,e,n){let r=t.table;if(r&&r.number===e.number)return{...t,table:e};let o=Ms(n,e),s=Ts(r,e,t.patches,o)||t.said;return r!==null&&r.position===e.position&&o!==""?{...t,table:e,said:s,told:o}:ko({...t,table:e,said:s,told:o,looking:null,ghostText:"",copied:"",hint:null,account:lu(t,e),seen:cu(t,e),placement:Bs(t)})}function cu({seen:t,table:e},n){let r=En(e,n),o=Object.values(t).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...o,...r].map(s=>[s.number,s]))}function lu({account:t,table:e},n){let{turns:r}=n.automa??t,o=e!==null&&n.moves.length<e.moves.length;if(r.length===0&&!o)return t;let s=r.length>0&&r[0].number===t.turns[0]?.number;return{turns:r,run:s?t.run:t.run+1}}function Bs({placement:t}){return{...t,letter:null,origin:null,set:!1}}function ko(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!De(e))return t;let n=gn(e.special_cells);return{...t,placement:jr(t.placement,null,{type:"choose",choice:n})}}function uu(t,e){if(t.pending)return t;let n=P(t),r=jr(t.placement,n,e);if(r===t.placement)return t;let o={...t,placement:r,notice:null};return{...e.type==="cancel"?ko(o):o,ghostText:_s(o,e)}}var pu={normal:350,faster:160,off:0},mu={normal:1200,faster:500,off:0},Vn=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:r}of e)this.show(r,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:o})=>o).length,r=Math.max(0,mu[e]-this.spent);return Math.min(pu[e],Math.floor(r/n))}};var du=new Set(["thinking","ready","presence"]),hu={seen:t=>t,objection:()=>null,answer:()=>null,goOn:()=>!1},fu=[3,3],Zn=class{constructor(e,n,r){this.id=e.game,this.store=D(js,Ds(n));let{dispatch:o}=this.store;this.connection=new Gn({open:r,later:(s,a)=>Number(setTimeout(s,a)),forget:s=>clearTimeout(s),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(s,a)=>this.hear({table:s,happened:a,at:performance.now()}),onRefusal:s=>this.refused(s),onHint:s=>o({type:"hint",hint:s}),onStatus:s=>o({type:"status",status:s}),onPending:s=>o({type:"pending",request:s})},e),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=hu,this.telling=new Vn({later:(s,a)=>Number(setTimeout(s,a)),forget:s=>clearTimeout(s),pace:()=>this.pace()},(s,a)=>{this.onShow(s,a),o({type:"table",...s})}),o({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:e,happened:n,at:r}){let o=this.company.seen(e),s={table:o,happened:n,at:r};if(n&&du.has(n.kind))return this.telling.receive(s,!1);let a=n?.kind==="move"||n?.kind==="card",c=!n?.player||o.seats[n.player-1].yours;a&&!c?this.telling.receive(s,!0):this.telling.interrupt(s)}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!E(this.state))return;let r=Ut(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):r&&this.placement({type:"choose",choice:r,anchor:n})}chooseShown(e){if(!E(this.state))return;this.choose(e);let{table:n,placement:r}=this.state,o=P(this.state);if(!n||!o||r.letter!==e)return;let s=H(r,e),a=Ls(n.players[n.turn-1].cells,o,s),c=a?tt(a.slice(1)):null,u=a?Number(a[0]):s;this.placement({type:"put",orientation:u,origin:c??fu})}chooseAt(e){let{table:n,placement:r}=this.state,o=n?ue(n)[e]:void 0;o===void 0||!E(this.state)||(r.letter!==o&&this.choose(o),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:r}=e,o=P(e);if(!n||!E(e))return;if(!o)return this.complain(i("choose-first"));if(!r.origin)return this.placement({type:"show"});let s=A(e,o.letter),a=it(ot(r,o),n.players[n.turn-1].cells,s,!1),c=$n(r,o);if(a||!c)return this.complain(s&&s.missing>0&&a===pt(s)?i("it-is-wrong",{reason:a??""}):i("cannot-place",{reason:a??i("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){E(this.state)&&A(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!_t(this.state))){if(Tn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){yt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){Tt(this.state)&&this.send({type:"hint"})}why(){le(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:e,error:n}){if(e==="stale"&&this.byItself)return;let r=Nt()==="en"?n:i(`refusal-${e}`);this.store.dispatch({type:"refusal",kind:e,text:r})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await hi({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:i("told-server")})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}async again(e){let{table:n}=this.state,r=n&&xs(n);if(r)try{e((await Kt(r)).url)}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1;let n=this.company.objection(e);if(n!==null)return this.complain(n);this.connection.send(e)||this.complain(i("on-its-way"))}command(e){let n=(s,a)=>this.store.dispatch({type:"notice",notice:{kind:s,text:a,typed:!0}}),r=this.company.answer(e);if(r!==null)return n("info",r);let o=Ns(this.state,e,performance.now());"error"in o?n("error",o.error):"say"in o?n("info",o.say):"help"in o?this.onHelp():"dialog"in o?this.dialog(o.dialog):o.request.type==="undo"?this.undo():this.send(o.request)}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let r=this.state.looking?.frames??(await li(this.id)).frames;this.store.dispatch({type:"look",frames:r,index:Math.max(0,e)})}catch(r){this.complain(r instanceof Error?r.message:String(r))}}back(){this.store.dispatch({type:"return"})}};var Ge={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},qs={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function Hs({key:t,shiftKey:e,ctrlKey:n,metaKey:r,altKey:o}){if(n||r||o)return null;if(Object.hasOwn(Ge,t)){let a=Ge[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:a}}}let s=t.length===1?t.toLowerCase():t;return s==="n"?{type:"placement",event:{type:"next",back:e}}:s==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(qs,s)?qs[s]:null}var gu=600,zn=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let r=e.table?.number??-1,o=n&&yt(e)&&e.dialog===null&&r!==this.tried?r:null;if(o===this.due||(this.stop(),o===null))return;this.due=o;let s=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=o,this.outside.turn()},s?0:gu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var $u=4,yu=1.5,wu=120,Qn=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let r=new AbortController;this.stop=()=>{this.end(),r.abort()};let o=(s,a,c=!1)=>e.addEventListener(s,u=>a(u),{signal:r.signal,capture:c});o("pointerdown",s=>this.down(s)),o("pointermove",s=>this.move(s)),o("pointerup",s=>this.up(s)),o("pointercancel",()=>this.abandon()),o("pointerleave",()=>this.leave()),o("click",s=>this.click(s),!0),o("contextmenu",s=>this.flip(s)),e.addEventListener("wheel",s=>this.wheel(s),{signal:r.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:r.signal,capture:!0})}cellAt(e,n){let r=this.root.querySelector("[data-quilt=active] .cells");if(!r)return null;let o=r.getBoundingClientRect(),s=o.width/9,[a,c]=[Math.floor((n-o.top)/s),Math.floor((e-o.left)/s)];return a>=-1&&c>=-1&&a<=9&&c<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!E(this.game.state))return;let r=e.target.closest("[data-patch]"),o=r?r.dataset.patch:this.game.state.placement.letter;if(!o||!r&&!this.isOnQuilt(e))return;let s=r?this.grabbed(r,o,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:o,anchor:s,market:r,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,r){let o=Ut(this.game.state,n),s=e.querySelector(".patch");if(!o||!s)return null;let a=o.patch.orientations[H(this.game.state.placement,n)],[c,u]=Y(a),p=s.getBoundingClientRect(),m=Math.floor((r.clientY-p.top)/p.height*c),h=Math.floor((r.clientX-p.left)/p.width*u);return a.find(g=>rt(g,[m,h]))??vt(a)}heldCell(e){let{placement:n}=this.game.state,r=P(this.game.state),o=this.cellAt(e.clientX,e.clientY);return!r||!n.origin||!o||!ot(n,r).some(s=>rt(s,o))?null:[o[0]-n.origin[0],o[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<$u)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let r=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;r?this.game.placement({type:"hover",cell:r}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=P(this.game.state);if(!n)return;let r=kt(this.game.state.placement,n),o=r.filter(a=>a[0]===Y(r)[0]-1),s=e.touch?o[Math.floor(o.length/2)]:e.anchor??vt(r);this.game.placement({type:"hold",anchor:s}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let r=document.createElement("div");return r.className="drag-image",r.append(n.cloneNode(!0)),document.body.append(r),r}drag(e,n){let r=this.root.querySelector("[data-quilt=active] .cells"),o=e.touch&&r?r.getBoundingClientRect().width/9*yu:0,s=this.cellAt(n.clientX,n.clientY-o);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=s!==null;let a=`${n.clientX}px, ${n.clientY-o}px`;e.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:r}=n.state,o=P(n.state),s=this.cellAt(e.clientX,e.clientY);!s||!o||(r.set&&this.commits(e,s)?n.commit():n.placement({type:"set",cell:s}))}commits(e,n){let{placement:r}=this.game.state,o=P(this.game.state);if(!o)return!1;let s=ot(r,o);return s.length>0&&oe(r,o)&&rt(fn(s),n)?!0:e.pointerType==="touch"?!1:[...s,r.cursor].some(a=>rt(a,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<wu||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&E(n)&&(P(n)?.letter??"+")!=="+"}};function Yn(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Ge,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,Ge[t.key]),!0)}var Kn=class{constructor(e){this.outside=e,this.store=D((n,r)=>({...n,...r}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:Fs(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:Fs(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:i("link-is-copied")})}catch{this.store.dispatch({told:i("cannot-copy")})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:i("share-text"),url:e}),this.store.dispatch({told:""})}catch(n){let r=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:r?"":i("cannot-share")})}}};function Fs(t){return t instanceof Error?t.message:String(t)}var bu=["classic","anniversary","valentine"];function Ws(t){return bu.some(e=>e===t)}var xo={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,hints:!1,strength:de},vu=12,Xn=new Map;function So(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Xn.get(t)??"null");throw e}}function Jn(t,e){let n=JSON.stringify(e);Xn.set(t,n);try{localStorage.setItem(t,n)}catch(r){if(!(r instanceof DOMException))throw r;console.warn("This browser keeps no settings:",r.message)}}function Us(){let t=So("quiltbee.settings"),e={...xo,...typeof t=="object"?t:null},n=Ws(e.edition)?e.edition:xo.edition,r=Rr(e.language)?e.language:xo.language;return{...e,edition:n,language:r}}function Gs(t){Jn("quiltbee.settings",t),ku(t.language)}function ku(t){let e=t==="auto"?0:31536e3;document.cookie=`language=${t}; path=/; max-age=${e}; SameSite=Lax`}function Eo(){let t=So("quiltbee.guide");return typeof t?.game=="string"&&[0,1].includes(t.chapter??-1)&&t.step!==void 0?t:null}function Vs(t){Jn("quiltbee.guide",t)}function fe(){let t=So("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function Zs(t,e){let n=fe().filter(r=>r.id!==t);Jn("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,vu))}function zs(t){Jn("quiltbee.games",fe().filter(e=>e.id!==t))}function Qs(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Xn.get(`invitation.${t}`)??null;throw e}}function tr(t,e){Xn.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Ys(t,e){let n=new Kn({origin:location.origin,renew:()=>mi(t),draw:di,copy:o=>xu(o),share:"share"in navigator?o=>navigator.share(o):null,memory:{get:()=>Qs(t),set:o=>tr(t,o)}}),r=new te({me:Pt,sit:o=>an(t,o),go:e});return{inviting:n,joining:r}}async function xu(t){if(!navigator.clipboard)throw new Error(i("no-clipboard"));await navigator.clipboard.writeText(t)}function Ks({text:t,mine:e},n){let o=n-(e?1:0)>0?`(${n}) `:"",s=t?`${t} – Quiltbee`:"Quiltbee";return`${o}${e?"● ":""}${s}`}function Xs({mine:t},e){return t||e>0}var Ve=document.querySelector("link[rel=icon]"),Su=[Ve.href,new URL(Ve.dataset.waiting??"",Ve.href).href],Mo={text:"",mine:!1},Ao=0;function Ze(t,e=!1){Mo={text:t,mine:e},Js()}function er(t){Ao=t,Js()}function Js(){let t=Ks(Mo,Ao);document.title!==t&&(document.title=t);let e=Su[Xs(Mo,Ao)?1:0];Ve.href!==e&&(Ve.href=e)}var Eu={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function b(t){return l`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Eu[t]}></path>
  </svg>`}function ea({clock:t},e){if(!t)return d;let n=t.running===e;return l`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${b("clock")}${b("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${i(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function na(t,e,{text:n,sentence:r,low:o}){let s=t.querySelector(`[data-clock="${e}"]`);s&&(s.dataset.low=o?"true":"false",ta(s.querySelector(".clock-time"),n),ta(s.querySelector(".clock-words"),r))}function ta(t,e){t&&t.textContent!==e&&(t.textContent=e)}function ze(t){return i(`level-name-${t}`)}function ra(t){return i("level-sentence",{level:String(t),name:ze(t),audience:i(`level-for-${t}`)})}function Z(t,e,n,r,o){return l`<fieldset class=${`pick pick-${t}`}>
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
  </fieldset>`}var Mu=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function nr(t){let e=Mu.map(([n,r])=>[n,l`${b(r)}<span>${i(`edition-${n}`)}</span>`]);return Z("edition",i("setting-edition"),e,t.settings.edition,n=>t.change({edition:n}))}function ct(t){return t.target.value}function ge(t){return t.target.checked}function rr(t){let e=t.settings.language,n=[["auto",i("language-auto")],...Object.entries(Cr)],r=o=>t.change({language:ct(o)});return l`<label class="language-pick"
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
  >`}function Au(t){return`${t}`}function $e(t,e,n={}){let r=Object.keys(e).map(s=>[s,Au(s)]);return i(t,{...n,...Object.fromEntries(r)}).split("").map((s,a)=>a%2?e[s]:s)}var Tu=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],_u=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Ou=[["cloth","look-cloth"],["thread","look-thread"]];function oa(t,e,n){let{theme:r,motion:o,look:s,letters:a,coordinates:c,hints:u}=t.settings,p=m=>h=>t.change({[m]:h});return l`<div class="panel-head">
      <h2 id="dialog-heading">${i("settings")}</h2>
      <button type="button" class="main" @click=${e}>${i("settings-done")}</button>
    </div>
    <div class="settings">
      ${nr(t)} ${Z("theme",i("setting-theme"),To(Tu),r,p("theme"))}
      ${Z("motion",i("setting-motion"),To(_u),o,p("motion"))}
      ${Z("look",i("setting-look"),To(Ou),s,p("look"))}
      ${_o("letters",a,m=>t.change({letters:m}))}
      ${_o("coordinates",c,m=>t.change({coordinates:m}))}
      ${rr(t)} ${_o("hints",u,m=>t.change({hints:m}))}
      <button type="button" data-testid="open-command" @click=${n}>
        ${$e("open-command-line",{key:l`<kbd>/</kbd>`})}
      </button>
    </div>`}function To(t){return t.map(([e,n])=>[e,i(n)])}function _o(t,e,n){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${e}
      @change=${r=>n(ge(r))}
    /><span>${i(`setting-${t}`)}</span></label
  >`}function ia(t,e,n){if(t.dialog===null)return d;let r=()=>e.dialog(null),o=()=>oa(n,r,()=>e.type(!0));return l`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${r}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{settings:o,resign:Lu,practice:Du,abort:Nu,handover:Pu,report:Ru}[t.dialog](e,r)}
  </dialog>`}function sa(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Lu(t,e){return l`<h2 id="dialog-heading">${i("resign-question")}</h2>
    <p>${Iu(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        ${i("resign")}
      </button>
    </div>`}function Iu(t){return t?.mode!=="remote"?i("resign-undo"):i(t.rated?"resign-rated":"resign-plain")}function Nu(t,e){let n=t.state.table!==null&&O(t.state.table);return l`<h2 id="dialog-heading">${i(n?"abort-close-question":"abort-question")}</h2>
    <p>${i(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${i(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${i(n?"close-it":"call-it-off")}
      </button>
    </div>`}function Pu(t,e){return l`<form @submit=${r=>{r.preventDefault();let o=r.target;t.handOver(Number(new FormData(o).get("level")))}}>
    <h2 id="dialog-heading">${i("handover-question")}</h2>
    <p>${i("handover-text")}</p>
    <p>
      <label
        >${i("level")}
        <select name="level" data-testid="handover-level">
          ${me.map(({level:r})=>l`<option value=${r} ?selected=${r===de}>
                ${i("level-and-name",{level:String(r),name:ze(r)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${i("let-it-play")}</button>
      <button type="button" @click=${e}>${i("wait")}</button>
    </div>
  </form>`}var Cu=["name","cheating","leaving","other"];function Ru(t,e){return l`<form @submit=${r=>{r.preventDefault();let o=new FormData(r.target);t.report(o.get("reason"),String(o.get("text")))}}>
    <h2 id="dialog-heading">${i("report-title")}</h2>
    <p>${i("report-who-reads")}</p>
    <p>
      <label
        >${i("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${Cu.map(r=>l`<option value=${r}>${i(`report-${r}`)}</option>`)}
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
  </form>`}function Du(t,e){return l`<h2 id="dialog-heading">${i("practice-question")}</h2>
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
    </div>`}var ju=["","hint-right","hint-round","hint-left"],Bu=50;function or({hint:t,patches:e},n){return t?(t.type==="hint"?qu(t,e,n):Fu(t,e,n)).join(" "):""}function qu({move:t,reasons:e},n,r){return[aa(t,n,r),...e.map(({code:o,values:s})=>i(`reason-${o}`,s))]}function aa(t,e,n){if(t==="pass")return i("hint-advance");let r=t.slice(-2);if(t.startsWith("+"))return n?i("hint-put-on",{cell:r}):i("hint-put");let[o,s]=t,a=e[o].name;if(!n)return i("hint-take",{patch:a});let c=Hu(Number(s));return c?i("hint-take-turned",{patch:a,cell:r,how:c}):i("hint-take-at",{patch:a,cell:r})}function Hu(t){let e=[t>=4?"hint-flipped":"",ju[t%4]].filter(Boolean);return J(e.map(n=>i(n)))}function Fu(t,e,n){if(t.better===t.move)return[i("why-same")];let r=n&&t.better!=="pass"?[aa(t.better,e,!0)]:[],o=t.reasons.map(({of:s,code:a,values:c})=>i(s==="mine"?`mine-${a}`:`reason-${a}`,c));return[Uu(t,Wu(t,e)),...r,...o]}function Wu({better:t,move:e},n){return t==="pass"?i("why-advance"):t.startsWith("+")?i("why-put"):t[0]===e[0]?i("why-elsewhere"):i("why-take",{patch:n[t[0]].name})}function Uu({points:t,chance:e},n){if(t===null)return i("why-unknown",{what:n});let r=Math.round(t/10);return r===0&&(e??0)>=Bu?i("why-loss-chance",{what:n,percent:Math.round((e??0)/10)}):i("why-loss",{what:n,count:r})}function Gu({automa:t}){if(!t)return"";let e=t.practice?i("about-practice"):"";return`${Oe(t)}${e}. `}function Vu({board:t,seed:e}){let n=i(`board-${t}`);return e?$e("about-code",{code:l`<code data-testid="seed">${e}</code>`},{board:n}):n}function ca(t,e,n,r){return l`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${i("this-game")}</h2>
    <p class="small">
      ${Gu(e)}${Vu(e)}${_(e)?"":i("about-watching")}${e.seed&&e.seed_chosen?i("about-chosen"):""}
    </p>
    ${Yu(e)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${e.game}/record.pgr`}
        download
        >${b("download")}<span>${i("record")}</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>la(e,n)}>
        ${b("link")}<span>${i("copy-link")}</span>
      </button>
      ${Zu(e,n)} ${zu(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>r.go("/")}>
        ${i("new-game")}
      </button>
    </div>
    ${t.copied?l`<p class="small copied" data-testid="copied">${t.copied}</p>`:d}
  </section>`}function Zu(t,e){if(!_(t)||t.stage==="over")return d;let[n,r,o]=t.can_abort?["abort",Qu(t),"cancel"]:["resign",i("resign"),"flag"];return l`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${b(o)}<span>${r}</span>
  </button>`}function zu(t,e){return t.mode!=="remote"||!_(t)||O(t)?d:l`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    ${i("report")}
  </button>`}function Qu(t){return i(O(t)?"close-table":"call-off")}function Yu({mode:t,clock:e,rated:n,takebacks:r,seats:o}){if(t!=="remote")return d;let s=St.filter(c=>o[c-1].rating!==null).map(c=>`${k(o,c)} ${o[c-1].rating}`),a=[e?i("terms-clock",{clock:ln(e.control)}):i("terms-no-clock"),i(n?"terms-rated":"terms-not-rated"),i(r?"terms-takebacks":"terms-no-takebacks")];return l`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${s.length?i("terms-ratings",{ratings:s.join(", ")}):""}
  </p>`}async function la(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:i("link-copied")})}catch(r){if(!(r instanceof DOMException||r instanceof TypeError))throw r;e.store.dispatch({type:"copied",text:i("copy-this-link",{link:n})})}}async function ua(t,e){if(!("share"in navigator))return la(t,e);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${t.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function Oo(t,e){return l`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function ma(t,e){return t===0?Oo("empty",d):Oo("back",y`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?V(20,28,7):y`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function da({number:t,budget:e,income:n,filters:r}){return Oo("face",y`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${V(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${i("card-budget")}</text>
    ${r.map((o,s)=>pa(Mn(o),36+s*7))}
    ${r.length===0?pa(i("filter-none"),42):d}`)}function pa(t,e){return y`<text class="card-filter" x="20" y=${e}>${t}</text>`}function ha({turns:t,run:e},n,r){return l`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?i("last-turns",{count:t.length}):i("last-turn")}
    </h3>
    ${t.length===0?l`<p class="small">${i("no-card-since")}</p>`:d}
    ${t.map(o=>Ku(o,n,r))}
  </section>`}function Ku(t,e,n){return l`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${da(t.card)}
    <div class="told">
      <p class="told-card">${zr(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(r=>Xu(r,t,e,n))}
      </div>
      <ol>
        <li>${Qr(t,e)}</li>
        ${t.steps.map(r=>l`<li class=${r.skipped?"skipped":""}>${Yr(r,e)}</li>`)}
        ${Kr(t,e).map(r=>l`<li class="outcome">${r}</li>`)}
      </ol>
    </div>
  </div>`}function Xu(t,{affordable:e,taken:n},r,o){let s=t===n?"taken":e.includes(t)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[s];return l`<span class=${`candidate ${s}`}
    >${Rn(t,r[t],0,o)}<span class="fate">${a}</span></span
  >`}var Ju=[20,10,5,1];function fa(t){let e=[],n=Math.max(0,t);for(let r of Ju)for(;n>=r;)e.push(r),n-=r;return e}var Lo=56,Qe=20,tp=19;function ga(t){let e=fa(t),n=Math.min(tp,(Lo-Qe)/Math.max(1,e.length-1)),r=Lo-Qe/2,o=e.map((s,a)=>ep(s,r-a*n)).reverse();return l`<svg class="purse" viewBox=${`0 0 ${Lo} ${Qe}`} aria-hidden="true">
    ${o}
  </svg>`}function ep(t,e){return y`${at(`tile-${t}`,e,Qe/2)}
    <text class="tile-value" x=${e} y=${Qe/2+3.2}>${t}</text>`}function ir(t,e,n){return l`<table class="scores">
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
  </table>`}function np(){return l`<span class="badge tile" title=${i("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${at("special-tile",0,0)}</svg>
    <span class="visually-hidden">${i("has-tile")}</span></span
  >`}var rp={buttons:V(0,0,2.8),income:y`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:y`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:y`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:y`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:y`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function sr(t,e,n,r={}){let{buttons:o,income:s,empty:a,score:c,time:u}=t.players[n-1],p=[[i("number-buttons"),o,"buttons"],[i("number-income"),s,"income"],[i("number-empty"),a,"empty"],[i("number-time"),u,"time"],[i("number-score"),N(c),"score"]];return Io(t,e,n,p,r)}function Io(t,e,n,r,o){let{aside:s=d,clock:a=d,thumbnail:c=d}=o,u=t.stage!=="over"&&ie(e)===null&&t.turn===n;return l`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${ys(n)}
      <h2 title=${k(e,n)}>${k(e,n)}</h2>
      ${ip(e[n-1])} ${s}
      ${t.players[n-1].special_tile?np():d}
      ${u?l`<span class="badge to-move">${i("to-move")}</span>`:d}
    </div>
    ${a} ${c}
    <dl>
      ${r.map(([p,m,h])=>l`<div class=${`number number-${h}`}>
            <dt>${op(String(h))}<span>${p}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${m}</dd>
            ${h==="buttons"?ga(Number(m)):d}
          </div>`)}
    </dl>
  </div>`}function op(t){return l`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${rp[t]}</svg>`}function ip({kind:t,yours:e,away:n,bot:r,rating:o}){return t!=="person"&&t!=="open"?d:l`${o===null?d:l`<span class="rating"
          ><span class="visually-hidden">${i("rated")}</span>${o}</span
        >`}
  ${r?l`<span class="badge bot">${i("bot")}</span>`:d}
  ${n&&!e?l`<span class="badge away">${i("away")}</span>`:d}`}function $a(t,e){let n=t.players.map(r=>r.score_parts);return ir(t,[k(e,1),k(e,2)],[[i("number-buttons"),n.map(r=>r.buttons)],[i("score-tile"),n.map(r=>r.special_tile)],[i("score-empty"),n.map((r,o)=>`${N(r.empty)} (${t.players[o].empty})`)]])}function ar(t,e,n){let{buttons:r,time:o,score:s}=t.players[1],a=[[i("number-buttons"),r,"buttons"],[i("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[i("number-time"),o,"time"],[i("number-score"),N(s),"score"]],c=l`<span class="level-name">${jt(n)}</span>`;return Io(t,e,2,a,{aside:c})}function cr(t,e,n,r,o,s=d){return l`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${i("the-automa")}</h2>
      <span class="small">${Oe(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${ma(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">${t.result?i("no-more-cards"):sp(e)}</p>
        <p class="small">${Xr(e)}</p>
        <p class="small">${Bt(e)}</p>
      </div>
    </div>
    ${ha(n,r,o)}
    <div class="piles">
      ${ya("patches-with",e.with_buttons,"pile-with",r,o)}
      ${ya("patches-without",e.without_buttons,"pile-without",r,o)}
    </div>
    ${ap(t,e)} ${s}
  </section>`}function sp({pile:t,budget:e}){return t===0?i("pile-empty"):e===null?i("next-face-down"):$e("next-can-pay",{price:l`<b>${i("buttons",{count:e})}</b>`})}function ya(t,e,n,r,o){return l`<div class="taken-pile" data-testid=${n}>
    <h3>${i(t,{count:e.length})}</h3>
    <ul>
      ${[...e].map(s=>{let{name:a,income:c}=r[s];return l`<li title=${a}>
          ${Rn(s,r[s],0,o)}
          <span class="visually-hidden"
            >${a} (${s})${c?`, ${i("buttons",{count:c})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function ap(t,e){let n=(o,s,a)=>l`<div class=${a}>
      <dt>${o}</dt>
      <dd>${s}</dd>
    </div>`,r=_e(t.players[1],e.level);return l`<div class="parts">
    <h3>${i("what-level-counts",{numeral:e.numeral})}</h3>
    <dl data-testid="automa-score">
      ${r.map(([o,s])=>n(i(o),s,"part"))}
      ${n(i(t.result?"number-score":"score-now"),N(t.players[1].score),"sum")}
    </dl>
  </div>`}function wa(t,e){if(!t.typing)return d;let n=t.notice?.typed?t.notice:null;return l`<form
    class="command"
    aria-label=${i("command-line")}
    @submit=${r=>cp(r,e)}
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
        @keydown=${r=>lp(r,e)}
      />
      <button type="submit" class="main">${i("enter")}</button>
      <button type="button" aria-label=${i("close")} @click=${()=>e.type(!1)}>
        ${b("cancel")}
      </button>
    </div>
  </form>`}function cp(t,e){t.preventDefault();let r=t.target.elements.namedItem("command");e.command(r.value),r.value=""}function lp(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function ba(t,e,n){let r=_(e),o=r&&Wt(e)&&e.stage!=="over",s=r&&(e.mode!=="remote"||e.takebacks);return l`${o?up(t,n):d}
  ${s?pp(t,e,n):d}`}function up(t,e){return l`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Tt(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${b("bulb")}<span>${i("hint")}</span>
  </button>`}function pp(t,e,n){let r=Tn(e)&&_t(t);return l`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${_t(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${b("undo")}<span>${mp(e,r)}</span>
  </button>`}function va(t,e){return l`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${yt(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${b("card")}<span>${i("turn-the-card")}</span>
  </button>`}function mp({mode:t},e){return t==="remote"?i("ask-takeback"):i(e?"undo-practice":"undo")}function ka(t){return l`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:ge(e)})}
    />
    <span>${i("draw-automatically")}</span></label
  >`}var dp={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function Sa(t,e,n){let r=E(t)?P(t):null,o=r!==null&&r.letter!=="+",s=r?A(t,r.letter):void 0,a=r!==null&&t.placement.set&&oe(t.placement,r)&&s?.available!==!1,c=r!==null&&(o||t.placement.origin!==null),u=[["rotate-left",i("rotate-left"),"left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right",i("rotate-right"),"right",o,()=>e.placement({type:"turn",how:"right"})],["flip",i("flip"),"flip",o,()=>e.placement({type:"turn",how:"flip"})],["place",i("place"),"place",a,()=>e.commit()],["cancel",i("cancel"),"cancel",c,()=>e.placement({type:"cancel"})]],p=An(t.table)&&!t.looking;return l`<section
    class=${r?"deck held":"deck"}
    aria-label=${i("placing")}
    data-keys
    data-move=${r?$n(t.placement,r)??"":""}
  >
    ${hp(t,e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?va(t,e):d}
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
  </section>`}function hp(t,e,n){let{table:r,notice:o}=t;return l`<div
    class=${No(t)?"strip hinting":"strip"}
    data-testid="strip"
    tabindex="-1"
  >
    ${o?.kind==="error"&&!o.typed?l`<p class="notice" data-testid="notice">${b("cancel")} ${o.text}</p>`:r?fp(t,r,n):d}
    ${xp(t,e)}
  </div>`}function No(t){let{hint:e,looking:n,notice:r,pending:o,placement:s}=t;if(!e||n||o||r?.kind==="error"&&!r.typed)return!1;let{letter:a,origin:c}=s;return a===null||!E(t)||a==="+"&&c===null}function fp(t,e,n){let r=P(t);return t.looking?l`<p>${i("earlier-position")}</p>`:t.pending?l`<p>${i(dp[t.pending.type]??"one-moment")}</p>`:No(t)?kp(t,n):r&&E(t)?yp(t,e,r,n):gp(t,e)}function gp(t,e){let n=Be(t).map(r=>Fi(r,e.seats,t.patches));return l`<p class="lately">${n.length>0?`${n.join(". ")}.`:he(e)}</p>
    <p class="guide">${$p(t,e)}</p>
    ${e.getting_ready?l`<p class="guide" data-testid="getting-ready">${i("warming-up")}</p>`:d}`}function $p(t,e){return e.stage==="over"?i("game-over"):e.stage==="card"?i("card-ready"):e.thinking?i("thinking",{name:k(e.seats,e.turn)}):E(t)?i("choose-or-pass-now"):`${et(e)}.`}function yp(t,e,n,r){let o=ot(t.placement,n),s=e.players[e.turn-1].cells,a=A(t,n.letter),c=re(t.placement,n),u=c!==null&&Pn(t,c),{text:p,isGood:m}=Bi(o,s,a,r),h=c!==null&&!it(o,s,void 0)?ee(s,o):[],g=a?kn(a,h,u,e,e.seats,r):Sp(u,h.length);return l`<p class=${m?"verdict yes":"verdict no"}>
      ${c===null&&m?vp(n.letter):bp(p,m)}
    </p>
    <ul class="effects">
      ${wp(g).map(({kind:v,text:x})=>l`<li class=${v}>${x}</li>`)}
    </ul>`}function wp(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function bp(t,e){return l`${b(e?"place":"cancel")} ${t}`}function vp(t){return i(t==="+"?"put-special":"choose-place")}function kp(t,e){let n=t.hint?.type==="hint";return l`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${t.hint?.move??""}
  >
    ${b("bulb")}<span
      >${n?l`<b>${i("hint-label")}</b> `:d}${or(t,e)}</span
    >
  </p>`}function xp(t,e){if(No(t))return l`<button
      type="button"
      class="corner forget"
      data-testid="forget-hint"
      aria-label=${i("close")}
      @click=${xa(()=>e.forgetHint())}
    >
      ${b("cancel")}
    </button>`;let n=t.pending?.type==="why",r=t.notice?.kind!=="error"&&P(t)===null;return!n&&!(r&&le(t))?d:l`<button
    type="button"
    class="corner"
    data-testid="why"
    aria-keyshortcuts="W"
    aria-disabled=${n?"true":"false"}
    @click=${xa(()=>e.why())}
  >
    ${i("why")}
  </button>`}function xa(t){return({currentTarget:e})=>{e instanceof HTMLElement&&e.closest(".strip")?.focus(),t()}}function Sp(t,e){let n=[{kind:"special",text:i("effect-special-costs")}];return t&&n.push({kind:"tile",text:i("effect-tile")}),e>0&&n.push({kind:"holes",text:i("effect-a-hole")}),n}function lr(t){let{name:e,busy:n,error:r}=t.state;return l`<form class="joining" @submit=${s=>{s.preventDefault(),t.sit()}}>
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
  </form>`}function Ea(t,{inviting:e,joining:n}){let r=Ae(t);return r?Ye(i("is-asked",{name:r}),l`<p>${i("asked-text",{name:r})}</p>`):t.access==="public"?_(t)?Ep():Ye(i("seat-open"),lr(n)):_(t)?Ye(i("invite-your-friend"),Mp(e)):Ye(i("seat-kept"),l`<p>${i("seat-kept-text")}</p>`)}function Ye(t,e){return l`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function Ep(){return Ye(i("in-the-lobby"),l`<p>${i("in-the-lobby-text")}</p>`)}function Mp(t){let{busy:e,told:n}=t.state;return l`${t.link===null?d:Ap(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Ap(t,e){let{picture:n}=t.state;return l`<p>${i("send-link")}</p>
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
        ${b("copy")}<span>${i("copy")}</span>
      </button>
      ${t.canShare?l`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${b("share")}<span>${i("share")}</span>
            </button>`:d}
    </div>
    ${t.isLocal?l`<p class="small">${i("local-address")}</p>`:d}
    <div class="qr">
      ${n?l`<img
              alt=${i("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:d}
    </div>`}function Ma(t,e,n){if(e.mode!=="remote")return d;let{text:r,actions:o,urgent:s}=fo(t,e);return l`<section
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
    ${Tp(e.spectators)}
  </section>`}function Tp(t){let e=i("watching",{count:t});return l`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:d}
  >
    ${b("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var _p=3;function ur(t,e,n){let r=[...t.slice(_p)];return l`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${i("coming-up")}</h2>
      <span class="small">${i("after-these",{count:r.length})}</span>
    </div>
    ${Op(r,e,n)}
  </section>`}function Op(t,e,n){return l`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(r=>Lp(r,e,n))}
  </ol>`}function Lp(t,e,n){let r=e[t];return l`<li title=${Rt(r)}>
    ${Fe(t,r,0,n)}
    <span class="visually-hidden">${Rt(r)}</span>
    <span class="price" aria-hidden="true">${pr(r.buttons)}${mr(r.time)}</span>
  </li>`}function pr(t){return l`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${V(0,0,2.9)}</svg>${t}</span
  >`}function mr(t){return l`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function Aa(t,e,n,r,o){let s=[...e.ring.slice(0,3)];return l`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i(E(t)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>s[a]===void 0?l`<div class="offer none" aria-hidden="true"></div>`:Np(t,s[a],a,n,r,o))}
    ${Ip(t,e,n)}
  </section>`}function Ip(t,e,n){let r=t.looking?void 0:A(t,null),{time:o}=e.players[e.turn-1];return l`<button
    type="button"
    class=${Nn(t)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${E(t)&&r?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>dr(n,s==="mouse")}
    @pointerleave=${()=>dr(n,!1)}
    @focus=${()=>dr(n,!0)}
    @blur=${()=>dr(n,!1)}
  >
    ${b("pass")}<span class="pass-name">${i("pass")}</span>
    <span class="pass-facts">
      ${r?Hr(r,o).map(s=>l`<span>${s}</span>`):d}
    </span>
  </button>`}function dr(t,e){t.store.dispatch({type:"weigh",on:e})}function Po(t){return l`<span class="visually-hidden">${t}</span>`}function Np(t,e,n,r,o,s){let a=t.patches[e],c=t.looking?void 0:A(t,e),u=t.placement.letter===e,p=c?pt(c):null,m=Nn(t)?.startsWith(e)??!1,h=["offer",u&&"chosen",p&&"dear",m&&"hinted"].filter(Boolean).join(" ");return l`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${H(t.placement,e)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${E(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${g=>{g.pointerType==="mouse"?r.choose(e):r.chooseShown(e),s()}}
  >
    <span class="art"
      >${Fe(e,a,H(t.placement,e),o)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${Po(i("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${pr(a.buttons)}${Po(i("spoken-buttons",{count:a.buttons}))}
        ${mr(a.time)}${Po(i("spoken-time"))}</span
      >
      <span class="earn">${_a(a)}</span>
      ${Pp(c,p)}</span
    >
  </button>`}function Pp(t,e){return e?l`<span class="reason" title=${e}>${Cp(t,e)}</span>`:d}function Cp(t,e){return t&&t.missing>0?i("short-of",{count:t.missing}):e}function Ta({ring:t},e,n){return l`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${i("next-patches")}</h2>
    ${[...t.slice(0,3)].map(r=>l`<div class="offer" data-patch=${r}>
          <span class="art">${Fe(r,e[r],0,n)}</span>
          <span class="facts" title=${Rt(e[r])}
            ><span class="offer-name">${e[r].name}</span>
            <span class="price">${pr(e[r].buttons)}${mr(e[r].time)}</span>
            <span class="earn">${_a(e[r])}</span></span
          >
        </div>`)}
  </section>`}function _a({income:t}){return t>0?i("earns",{count:t}):i("earns-nothing")}function hr(t,e,n,r,o,s={},a=[]){let c=new Set(a.map(({number:m})=>m)),u=[[i("first-position"),"first",0],[i("previous-position"),"back",e-1],[i("next-position"),"forward",e+1],[i("last-position"),"last",t.length]],p=m=>m<0||m>t.length||m===e;return l`<section class="panel moves" aria-labelledby="moves-heading">
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
                ${Mt(m.move,r)}${Rp(s[m.number],m.move)}</span
              >
              <code>${m.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?l`<p class="small">${i("no-move-yet")}</p>`:""}
  </section>`}function Rp(t,e){let n=t?.move===e?t.change:null;return!n||n.from===n.to?d:`: ${Ur(n)}`}var Dp={auto:"light",light:"dark",dark:"auto"};function mt(t,e=d){let{theme:n}=t.settings;return l`<header class="head">
    ${Co(t)}
    <div class="head-middle">${e}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${F(t)}
      >${b("person")}<span>${i("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>t.change({theme:Dp[n]})}
    >
      ${b("sun")}<span>${i(`theme-${n}`)}</span
      ><span class="visually-hidden">${i("theme-change")}</span>
    </button>
  </header>`}function Co(t){return l`<a class="brand" href="/" data-testid="home" @click=${F(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Gt(t,e){return l`${mt(t)}
    <main class="waiting"><p>${e}</p></main>`}function F(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var nt=90,jp=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${nt}M0 ${n}H${nt}`}).join(""),ye=Array.from({length:9},(t,e)=>e);function fr(t){let{number:e,active:n,ghost:r,held:o}=t,s=["quilt",n&&"active",o&&"held",t.named&&"named"].filter(Boolean).join(" ");return l`<div
    class=${s}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ye.map(a=>l`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ye.map(a=>l`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${nt+.8} ${nt+.8}`} aria-hidden="true">
        <rect class="ground" width=${nt} height=${nt}></rect>
        <path class="lines" d=${jp}></path>
        ${La()} ${Ia(t)} ${t.fresh.map(Bp)}
        ${t.hint?qp(t.hint):d} ${r?Hp(t,r):d}
      </svg>
      ${Gp(t)}
    </div>
  </div>`}function Oa(t,e){return l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${nt+2} ${nt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${nt} height=${nt}></rect>
    ${La()} ${Ia({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function La(){return y`<rect fill="url(#fabric-cell)" width=${nt} height=${nt}></rect>`}function Ia({player:t,patches:e,lettered:n,fresh:r}){let o=(a,c)=>r.some(({origin:u})=>rt(u,[a,c])),s=ye.flatMap(a=>ye.map(c=>[a,c])).filter(([a,c])=>"*x".includes(t.cells[a*9+c]));return[...t.patches.map(a=>y`<g class=${o(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${He(a.letter,e[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...s.map(([a,c])=>t.cells[a*9+c]==="*"?mo([a,c]):y`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${a*10} width="10" height="10"></rect>`)]}function Bp({shape:t,origin:[e,n]}){return y`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10)}></path>
    <path d=${G(t,10)}></path></g>`}function qp({shape:t,origin:[e,n]}){let{x:r,y:o}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return y`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${G(t,10,.8)}></path>
    <path class="edge" d=${G(t,10,.8)}></path>
    <circle cx=${r} cy=${o} r="3"></circle><text x=${r} y=${o+1.7}>?</text></g>`}function Hp({patches:t,player:e},n){let[r,o]=n.origin,s=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],a=n.cells.filter(([p,m])=>e.cells[p*9+m]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=G(s,10);return y`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?mo(n.origin):He(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${o*10} ${r*10})`}>
      ${n.legal?d:Fp(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(Wp)}
    ${n.set&&a.length===0?Up(fn(n.cells),n.legal):d}
  </g>`}function Fp(t){return y`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Wp([t,e]){let n=`${e*10+3} ${t*10+3}`;return y`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Up([t,e],n){let r=`${(e+.5)*10} ${(t+.5)*10}`,o=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return y`<g class="sign" transform=${`translate(${r})`}>
    <circle r="4.2"></circle><path d=${o} transform="scale(1.35)"></path></g>`}function Gp(t){let{number:e,name:n,player:r,patches:o,cursor:s,ghost:a,active:c}=t,u=(m,h)=>`q${e}-${C([m,h])}`,p=new Set(a?.cells.map(String));return l`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${i("grid-label",{name:n})}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?u(s[0],s[1]):d}
  >
    ${ye.map(m=>l`<div role="row" class="row">
          ${ye.map(h=>{let g=p.has(`${m},${h}`)?i(a?.legal?"fits-here":"does-not-fit-here"):"",v=r.cells[m*9+h],x=s&&s[0]===m&&s[1]===h;return l`<div
              role="gridcell"
              class=${x?"cell here":"cell"}
              id=${u(m,h)}
              data-testid=${`cell-${C([m,h])}`}
              aria-label=${qi([m,h],v,o)+g}
            ></div>`})}
        </div>`)}
  </div>`}function Na(t,e,n){let[r,o]=t.players,s=r.score_parts,a=new Map(_e(o,n.level)),c=m=>a.get(m)??"–",u=[k(e,1),`${k(e,2)} ${n.numeral}`],p=[[i("number-buttons"),[s.buttons,c("part-held")]],[i("score-tile"),[s.special_tile,c("part-tile")]],[i("score-empty"),[`${N(s.empty)} (${r.empty})`,"–"]]];for(let m of["part-patches","part-printed"])a.has(m)&&p.push([i(m),["–",c(m)]]);return ir(t,u,p)}function Pa({level:t,levels:e},n){return!e||e.length===0?d:l`<h3 id="levels-heading">${i("at-each-level")}</h3>
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
                ${r.level===t?i("this-game-level",{level:jt(r)}):jt(r)}
              </th>
              ${r.scores.map(o=>l`<td>${N(o)}</td>`)}
              <td>${k(n,r.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function gr(t,e,n){let{automa:r}=t;return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(t,e)}</h2>
    <p>${st(t,e)}</p>
    ${r?l`${Na(t,e,r)} ${Pa(r,e)}`:$a(t,e)}
    <div class="row">${n}</div>
  </section>`}function Ca(t,e,n){return l`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${$t(t,e)}</h2>
    <p>${st(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function Ra(t,e,n){let{table:r}=t;if(!r)return d;let o=Vp(t,r,e,n),s=()=>e.look(0);return l`${o}
    ${r.moves.length?l`<button type="button" data-testid="review" @click=${s}>
            ${b("first")}<span>${i("review")}</span>
          </button>`:d}
    <button type="button" data-testid="share" @click=${()=>ua(r,e)}>
      ${b("share")}<span>${i("share-game")}</span>
    </button>
    <button
      type="button"
      class=${o===d?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${i("new-game")}
    </button>`}function Vp(t,e,n,r){if(e.mode!=="remote")return Zp(e,n,r);if(e.rematch.game!==null)return l`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >${i("to-rematch")}</a
    >`;if(!_(e))return d;let o=go(e);return l`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${i(e.rematch.asked.length>0&&!o?"rematch-asked":"rematch")}
  </button>`}function Zp(t,e,n){return!_(t)||Et(t)?d:l`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${b("again")}<span>${i("rematch")}</span>
  </button>`}function $r(t,e,n){return l`<details class="panel summary" data-testid="summary">
    <summary><h2>${i("in-words")}</h2></summary>
    ${[1,2].map(r=>{let o=r;if(r===2&&t.automa)return l`<h3>${k(e,2)}</h3>
          <p data-testid="summary-2">
            ${Ln(t,t.automa,n)}
            ${i("on-time-board",{distances:Dt(t,2)})}
          </p>`;let{cells:s,patches:a}=t.players[r-1];return l`<h3>${k(e,o)}</h3>
        <p data-testid=${`summary-${r}`}>
          ${xn(s)} ${i("on-time-board",{distances:Dt(t,o)})}
        </p>
        ${a.length?l`<ul>
                ${a.map(c=>l`<li>${Sn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Da(t,e,n,r){let o=je(t);return l`<header class="head table-head">
    ${Co(r)} ${Qp(t,e,o)}
    <div class="turn-buttons">
      ${t.looking?zp(n):ba(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${b("gear")}<span>${i("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${r.help}>
        ${b("help")}<span>${i("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${F(r)}
        >${b("person")}<span>${i("to-me")}</span></a
      >
    </div>
  </header>`}function zp(t){return l`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    ${i("back-to-game")}
  </button>`}function Qp(t,e,n){let{looking:r}=t;return l`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${r?i("after-move",{number:String(r.index)}):et(e)}
      </h1>
      ${e.automa?.practice?l`<span class="badge practice" data-testid="practice">${i("practice")}</span>`:d}
    </div>
    ${Yp(t,e,n)}
  </div>`}function Yp(t,e,n){if(t.status==="lost")return l`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${i("connection-lost")}
    </p>`;let r=t.looking?`${$t(n,e.seats)}. ${st(n,e.seats)}`:he(e);return l`<p class="turn-reason" data-testid="turn-reason">${r}</p>`}function ja(t,e,n,r,o,s){let{table:a}=t,c=je(t);if(!a||!c)return Gt(r,i("opening-table"));let{letters:u,look:p,coordinates:m}=r.settings,h=()=>r.change({look:p==="cloth"?"thread":"cloth"}),g=pe(t),v=a.mode==="screen"?1:g,x=q=>tm(t,a,c,q,r,e),L=c.result!==null||Et(c),ft=_(a)&&!O(a)&&!L;return l`${Da(t,a,e,r)}
    <main
      class=${Xp(t,a,L,m,s!==null)}
      data-stage=${c.stage}
      data-number=${a.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(v)} ${ur(c.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${s??Ma(t,a,e)}
          ${Jp(t,a,c,e,n,r,o,s!==null)}
          ${ft?Sa(t,e,m):d} ${Kp(t,a,e)}
        </div>
        <div class="column other">
          ${a.mode==="solo"?nm(t,c,a,u,r):x(v===1?2:1)}
          ${qn(c,a.seats,p,h,as(t),g)}
        </div>
      </div>
      <div class="below">
        ${s===null?ca(t,a,e,r):d}
        ${$r(c,a.seats,t.patches)}
      </div>
    </main>
    ${wa(t,e)} ${om(t)} ${ia(t,e,r)}`}function Kp(t,e,n){let r=t.looking?t.looking.index:e.moves.length,o=s=>n.look(s);return hr(e.moves,r,e.seats,t.patches,o,t.seen,Be(t))}function Xp({peek:t},e,n,r,o){let s=r?"named":"unnamed";return["table",o?"remote guided":e.mode,s,t&&"peek",O(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Jp(t,e,n,r,o,s,a,c){if(O(e))return Ea(e,o);let u=c?d:Ra(t,r,s);return n.result?gr(n,e.seats,u):Et(n)?Ca(n,e.seats,u):Aa(t,n,r,s.settings.letters,a)}function tm(t,e,n,r,o,s){let a=pe(t)===r,c=E(t)&&e.turn===r,{letters:u,coordinates:p}=o.settings,m=Be(t).filter(q=>q.player===r),h=t.hint?.type==="why"&&t.hint.player===r&&[t.hint.move],g=k(e.seats,r),v=`${a?"front":"back"} p${r}`,x=fr({number:r,name:g,player:n.players[r-1],patches:t.patches,lettered:u,active:c,held:c&&t.placement.letter!==null,ghost:rm(t,e,r),cursor:c?t.placement.cursor:t.walks[r],named:p,fresh:Cn(h||m.map(({move:q})=>q),t.patches),hint:co(ss(t,r),t.patches)}),L=a?d:l`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${i("peek",{name:g})}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${Oa(n.players[r-1],t.patches)}
      </button>`,ft=sr(n,e.seats,r,{clock:ea(e,r),thumbnail:L});return l`<div class=${`seat ${v}`}>${ft}</div>
    <div class=${`spread ${v}`}>
      ${a?d:em(g,Te(e.seats,r),s)} ${x}
    </div>`}function em(t,e,n){return l`<div class="peek-head">
    <b>${e?i("your-quilt"):i("quilt-of",{name:t})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${i("back")}
    </button>
  </div>`}function nm(t,e,n,r,o){let{automa:s}=e;if(!s)return l`<p class="panel small">${i("automa-unknown")}</p>`;let a=t.looking?{turns:s.turns,run:0}:t.account,c=_(n)&&n.stage!=="over"?ka(o):d;return l`<div class="seat back p2">${ar(e,n.seats,s)}</div>
    ${cr(e,s,a,t.patches,r,c)}`}function rm(t,e,n){let{placement:r}=t,o=P(t);return!o||!r.origin||e.turn!==n||t.looking?null:{letter:o.letter,code:H(r,o.letter),origin:r.origin,cells:ot(r,o),set:r.set,sent:t.pending!==null,legal:oe(r,o)&&A(t,o.letter)?.available!==!1}}function om(t){let{notice:e,said:n,ghostText:r,status:o,hint:s}=t;return l`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${o==="lost"?i("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${r}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?i(`live-${s.type}`,{words:or(t,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}function Ba(t,e,n,r,o=null){let s=o?o.seen(e):e,a=`${location.origin.replace(/^http/,"ws")}/api/games/${s.game}/play`,c=new Zn(s,n,()=>new WebSocket(a)),u=window.matchMedia("(prefers-reduced-motion: reduce)");c.onHelp=r.help,c.pace=()=>document.hidden||u.matches?"off":r.settings.motion;let p=new Hn(t,()=>r.settings.look);c.onShow=({table:I},f)=>p.prepare(c.state,I,f);let m=()=>im(t),h=o?.accompany(c,m)??null;h&&(c.company=h.company);let g=new zn({turn:()=>c.turnCard(!0),later:(I,f)=>window.setTimeout(I,f),forget:I=>window.clearTimeout(I)}),v=new Wn({now:()=>performance.now(),later:(I,f)=>window.setTimeout(I,f),forget:I=>window.clearTimeout(I),show:(I,f)=>na(t,I,f),onTime:I=>c.store.dispatch({type:"time",part:I})}),x=Ys(c.id,r.go),L=sm(t,c,x,r,m,h),ft=am(c,r),q=()=>{h?.company.leaving||(L(),h?.drawn(),ft(),p.play(),g.consider(c.state,r.settings.turnCards),v.consider(c.state))},nn=[c.store.watch(q),c.store.watch(lm(c,s,r)),x.inviting.store.watch(q),x.joining.store.watch(q),...h?.watch(q)??[]],rn=new Qn(t,c),on=I=>mm(I,c,m),Zt=()=>{document.hidden||(c.wake(),v.consider(c.state))},Lt=()=>{c.skip(),p.skip()};window.addEventListener("keydown",Lt,{capture:!0}),window.addEventListener("pointerdown",Lt,{capture:!0}),t.addEventListener("keydown",on),window.addEventListener("online",Zt),document.addEventListener("visibilitychange",Zt),qa(c.id,s),um(s,x),c.open();let zt=!0;return{draw:()=>{q(),zt&&h?.begin(),zt=!1},close:()=>{for(let I of nn)I();c.close(),rn.stop(),g.stop(),v.stop(),t.removeEventListener("keydown",on),window.removeEventListener("keydown",Lt,{capture:!0}),window.removeEventListener("pointerdown",Lt,{capture:!0}),p.skip(),window.removeEventListener("online",Zt),document.removeEventListener("visibilitychange",Zt)}}}function im(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function sm(t,e,n,r,o,s){let a=-1,c=-1,u=!1;return()=>{let{table:p}=e.state,m=document.activeElement,h=s?.slot()??null;if(j(ja(e.state,e,n,r,o,h),t),sa(t),e.state.typing&&!u&&document.getElementById("command")?.focus(),u=e.state.typing,m&&!m.isConnected&&cm(t,m,o),!p)return;Ze(et(p),De(p)&&p.mode!=="screen"),p.moves.length!==a&&pm(t.querySelector(".move-list")),a=p.moves.length;let g=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==c&&g&&o(),c=p.number}}function am(t,e){let n=-1;return()=>{let r=t.state.table?.number??-1;!e.settings.hints||n===r||!Tt(t.state)||(n=r,t.hint())}}function cm(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function lm(t,e,n){let r=e;return()=>{let o=t.state.table??r,s=As(r,o);O(r)&&!O(o)&&qa(o.game,o),r=o,s!==null&&n.go(`/game/${s}`)}}function um(t,{inviting:e,joining:n}){O(t)&&(_(t)?e.draw():t.access==="public"&&n.ask())}function pm(t){t&&(t.scrollTop=t.scrollHeight)}function qa(t,{seats:e}){e.some(n=>n.yours)&&Zs(t,e.map(n=>n.name||i("an-open-seat")).join(" – "))}function mm(t,e,n){let r=t.target;if(!r.closest("[data-keys]")||r.closest("dialog")||Yn(t,(c,u)=>e.store.dispatch({type:"walk",player:c,direction:u})))return;let s=Hs(t),a=r instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!s||a||(t.preventDefault(),dm(s,e,n))}function dm(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.placement.letter===null&&e.company.goOn()?void 0:e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"why":return e.why();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.onHelp()}}function bt(t){return t instanceof Error?t.message:String(t)}var Ke=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function yr(t){return Ke.find(({key:e})=>e===t)?.clock??null}var Ha=`${Fn/1024} KB`;function hm(t,e){return{...t,...e}}var wr=class{constructor(e,n,r,o){this.keepInvitation=o,this.go=e,this.view=n,this.store=D(hm,{form:{opponent:"computer",strength:r,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[r,o]=this.store.get().form.names;this.set({names:e===0?[n,o]:[r,n]})}async count(){try{let{totals:e}=await ci();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:bt(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:r,url:o,invitation:s}=await Kt(fm(e));s&&this.keepInvitation(r,s),this.go(o)}catch(r){this.store.dispatch({busy:!1,error:bt(r)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse(i("paste-first"));if(e.length>Fn)return this.refuse(i("too-long",{most:Ha}));this.store.dispatch({opening:!0,openError:""});try{this.view(await sn(e))}catch(n){this.refuse(bt(n))}}async openFile(e){if(e.size>Fn)return this.refuse(i("too-long",{most:Ha}));await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function fm(t){let{opponent:e,strength:n,deck:r,level:o,first:s,board:a}=t,c={board:a,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:r,level:o,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:s,names:null};if(e==="person"){let[u,p]=t.names.map(m=>m.trim());return{...c,opponent:e,first:s,names:[u||i("first"),p||i("second")]}}return{...c,...gm(t),opponent:e,first:s}}function gm({name:t,speed:e,takebacks:n,rated:r,seed:o}){return{names:t.trim()?[t.trim()]:null,clock:yr(e),takebacks:n&&!r,rated:r,seed:r?null:o.trim()||null}}var br=class{constructor(e){this.outside=e,this.store=D((n,r)=>({...n,...r}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:bt(e)})}}async match(e){let n={clock:yr(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:r}=await n();this.outside.go(r)}catch(r){let o=bt(r);await this.load(),this.store.dispatch({busy:null,error:o})}}}};function Ro({clock:t,rated:e,takebacks:n,board:r,seed_chosen:o}){let s=[t===null?i("terms-no-clock"):un(t)];return e&&s.push(i("terms-rated")),!n&&!e&&s.push(i("terms-no-takebacks")),r==="original"&&s.push(i("terms-original")),o&&s.push(i("terms-chosen")),s.join(", ")}var vr=6e4,Wa=1440*vr,Fa=[["day",Wa],["hour",60*vr],["minute",vr]],kr=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=D((r,o)=>({...r,...o}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:r,waiting:o,next:s}=await this.outside.fetch(e),a=[...n(),...r],c=this.outside.now();this.store.dispatch({games:a,waiting:o,next:s,at:c,recent:this.others(a)})}catch(r){this.store.dispatch({error:bt(r)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:r})=>r));return this.outside.remembered.recent().filter(({id:r})=>!n.has(r))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Ua(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Ga({cells:t}){return t.length-t.split(".").length+1}function xr({variant:t,seats:e}){if(t==="solo")return i("card-solo");let n=e.filter(a=>!a.yours);if(n.length===0)return i("names-and",{first:e[0].name,second:e[1].name});let{kind:r,name:o}=n[0];if(r==="open")return i("your-open-table");let s=Va(o);return s?i("computer-level",{level:s}):o}function Sr(t,e){return t.status==="over"?wm(t):t.status==="open"?i("waiting-for-somebody"):$m(t)+ym(t,e)}function $m({status:t,seats:e,turn:n}){let r=e.every(({yours:a})=>a);if(t==="yours"&&!r)return i("your-turn");let o=n===null?null:e[n-1];if(!o)return i("under-way");let s=Va(o.name);return i("turn-of",{name:s?i("level-number",{level:s}):o.name})}function ym({clock:t,now:e},n){if(!t||t.running===null||e===null||Jt(t.control).kind!=="days")return"";let r=ke(t,t.running,{now:e,at:0},n);return r===0?i("comma-time-up"):i("comma-left",{time:pn(r)})}function wm({seats:t,result:e}){if(e===null)return i("called-off");let{winner:n,scores:r,reason:o}=e,s=t.every(({yours:x})=>x),{name:a,yours:c}=t[n-1],u={who:s?"other":"you",name:a},p=s||c?"won":"lost";if(o==="resignation")return i(`${p}-by-resignation`,u);if(o==="time")return i(`${p}-on-time`,u);let[m,h]=n===1?r:[r[1],r[0]],g=p==="won"?vn(m,h):vn(h,m),v=i(`${p}-points`,{...u,points:g});return o==="first to 53"?v+i("comma-first"):v}function Va(t){return/^Quiltbee level (\d+)/.exec(t)?.[1]??null}function Do(t,e){let n=Math.max(0,e-t);if(n<vr)return i("just-now");if(n>=30*Wa)return ii(t);let[r,o]=Fa.find(([,a])=>n>=a)??Fa[2];return new Intl.RelativeTimeFormat(Nt(),{numeric:"auto"}).format(-Math.floor(n/o),r)}var bm=12;function Za(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return R(`/api/me/games?limit=${bm}${e}`)}function za(){return R("/api/lobby")}function Qa(t){return R("/api/match",t)}var jo=new Set;function Ya(t){for(let e of jo)e(t)}function Er(t){return jo.add(t),()=>{jo.delete(t)}}function Ka(t,e){let n=Vr[t.level-1];return l`${Z("deck",i("deck"),[["normal",i("short-deck-normal")],["tactical",i("short-deck-tactical")]],t.deck,r=>e.set({deck:r}))}
    <p class="small explain">
      ${i("label-and-note",{label:i(`deck-${t.deck}`),note:i(`deck-note-${t.deck}`)})}
    </p>
    ${Z("level",i("level-of-automa"),Vr.map(r=>[String(r.level),jt(r)]),String(t.level),r=>e.set({level:Number(r)}))}
    <p class="small explain" data-testid="level-counts">
      ${i("you-begin",{numeral:n.numeral,name:On(n.level),counts:i(`automa-level-${n.level}`)})}
    </p>`}function Xa({totals:t}){if(t.length===0)return d;let e=n=>n===null?"–":N(Math.round(n*10)/10);return l`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var Mr=90,vm={"*":"special",x:"covered"};function Ja(t,e,n){let{games:r,recent:o,waiting:s,next:a,busy:c,error:u,at:p}=t.store.get();return r.length===0&&o.length===0&&!u?d:l`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${i("your-games")}
      ${s>0?l`<span class="badge" data-testid="waiting"
              >${i("waiting-for-you",{count:s})}</span
            >`:d}
    </h2>
    <ul data-testid="recent-games">
      ${r.map(m=>km(m,e,n-p))}
      ${o.map(m=>xm(m,t,e))}
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
  </section>`}function km(t,e,n){return l`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${Ar(t.cells)}
    <a href=${t.url} @click=${F(e)}>${xr(t)}</a>
    <span class="standing">${Sr(t,n)}</span>
    <span class="small when">${Do(t.last,Date.now())}</span>
  </li>`}function xm(t,e,n){let r=Do(t.when,Date.now());return l`<li class="game remembered">
    ${Ar(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${F(n)}>${t.title}</a>
    <span class="standing small">${i("opened-here",{when:r})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${i("remove-game",{game:t.title,when:r})}
      @click=${()=>e.forget(t.id)}
    >
      ${i("remove")}
    </button>
  </li>`}function Ar(t){let e=new Map;return[...t].forEach((n,r)=>{if(n===".")return;let o=[Math.floor(r/9),r%9];e.set(n,[...e.get(n)??[],o])}),l`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Mr+2} ${Mr+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Mr} height=${Mr}></rect>
    ${[...e].flatMap(([n,r])=>Sm(n,r))}
  </svg>`}function Sm(t,e){let n=t==="*"||t==="x",r=n?vm[t]:t;return(n?e.map(o=>[o]):[e]).map(o=>y`<path class="piece" fill=${`url(#fabric-${r})`} d=${G(o,10)}></path>`)}function tc(t,e,n){let{games:r,at:o}=t.store.get(),s=Ua(r);return s?l`<a class="continue" href=${s.url} data-testid="continue" @click=${F(e)}>
    ${Ar(s.cells)}
    <span class="continue-words">
      <b>${i("continue")}</b>
      <span
        >${i("opponent-and-standing",{opponent:xr(s),standing:Sr(s,n-o)})}</span
      >
      <span class="small">${i("spaces-sewn",{count:Ga(s)})}</span>
    </span>
  </a>`:d}var ec=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Em(t){return ec.flatMap((e,n)=>[...e].flatMap((r,o)=>r===t?[[n,o]]:[]))}function Mm(t){let e=Em(t),n=`url(#fabric-${t})`;return y`<path class="piece" fill=${n} d=${G(e,10,.25)}></path>
    <path class="stitches" d=${G(e,10,1.1)}></path>`}function Xe(){let t=[...new Set(ec.join(""))].filter(e=>e!==".");return l`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(Mm)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>V((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function nc(t,e){let{tables:n,busy:r,error:o}=t.store.get();return l`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${i("play-anyone")}</h2>
    <p class="small">${i("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${i("quick-match")}>
      ${Ke.map(({key:s})=>l`<button
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
      ${n?.length?n.map(s=>Tm(s,t,e)):Am(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="lobby-error">${o}</p>
  </section>`}function Am(t){return t===null?d:l`<li class="none small">${i("nobody-waiting")}</li>`}function Tm(t,e,n){let{game:r,name:o,rating:s,yours:a}=t,{busy:c}=e.store.get();return l`<li data-game=${r}>
    <span class="host"
      ><b>${a?i("your-table"):o}</b>${s===null?d:l` <span class="small">${s}</span>`} <span class="small">${Ro(t)}</span></span
    >
    ${a?l`<a class="button" href=${`/game/${r}`} @click=${F(n)}>${i("open")}</a>`:l`<button
            type="button"
            data-testid="sit"
            aria-label=${i("sit-with",{name:o,terms:Ro(t)})}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(r)}
          >
            ${i("sit-down")}
          </button>`}
  </li>`}var _m=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Om={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function oc(t,e,n){let{form:r}=t,o=r.opponent==="friend"||r.opponent==="anyone";return l`<form class="panel new-game" @submit=${a=>{a.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${i("new-game")}</h2>
    ${Im(r,e)}
    <div class="choices">
      ${r.opponent==="computer"?Bm(r,e,n):d}
      ${r.opponent==="person"?Pm(r,e):d}
      ${o?Cm(r,e):d}
      ${r.opponent==="automa"?Ka(r,e):d}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
        ${i(t.busy?"starting":Om[r.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
        ${t.error}
      </p>
    </div>
    ${nr(n)} ${Lm(r,e,o)}
  </form>`}function Lm(t,e,n){return l`<details class="fold more-options">
    <summary data-testid="more-options">${i("more-options")}</summary>
    <div class="choices">
      ${t.opponent==="automa"?d:Rm(t,e)}
      ${Z("board",i("time-board"),[["revised",i("short-board-revised")],["original",i("short-board-original")]],t.board,r=>e.set({board:r}))}
      ${n&&t.rated?d:jm(t,e)}
    </div>
  </details>`}function Im(t,e){return l`<fieldset class="cards">
    <legend class="visually-hidden">${i("opponent")}</legend>
    ${_m.map(([n,r])=>Nm(n,r,t,e))}
  </fieldset>`}function Nm(t,e,n,r){let o=e.includes(n.opponent)?"chosen":"",s=a=>l`<input
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
  </div>`}function Pm(t,e){return l`<div class="names">
    ${["first-name","second-name"].map((n,r)=>l`<label
          >${i(n)}
          <input
            data-testid=${`name-${r+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[r]}
            @input=${o=>e.name(r,ct(o))}
        /></label>`)}
  </div>`}function Cm(t,e){let{speed:n}=t;return l`<label class="own-name"
      >${i("your-name")} <span class="small">${i("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${i("guest")}
        .value=${t.name}
        @input=${r=>e.set({name:ct(r)})}
    /></label>
    ${Z("clock",i("clock"),Ke.map(({key:r})=>[r,i(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <p class="small explain" data-testid="clock-words">
      ${i("label-and-note",{label:i(`speed-${n}`),note:i(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${rc("rated",i("tick-rated"),i("tick-rated-note"),t.rated,r=>e.set({rated:r}))}
      ${rc("takebacks",i("tick-takebacks"),i(t.rated?"tick-takebacks-never":"tick-takebacks-note"),t.takebacks&&!t.rated,r=>e.set({takebacks:r}),t.rated)}
    </div>`}function rc(t,e,n,r,o,s=!1){return l`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${r}
      ?disabled=${s}
      @change=${a=>o(ge(a))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function Rm(t,e){let[n,r]=Dm(t);return Z("first",i("who-first"),[["you",n],["opponent",r],["random",i("random")]],t.first,o=>e.set({first:o}))}function Dm({opponent:t,names:[e,n]}){return t==="person"?[e||i("first"),n||i("second")]:t==="friend"?[i("you"),i("your-friend")]:[i("you"),i(t==="computer"?"computer":"the-other-player")]}function jm(t,e){return l`<label class="seed"
    >${i("setup-code")} <span class="small">${i("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:ct(n)})}
  /></label>`}function Bm({strength:t},e,n){let r=o=>{e.set({strength:Number(o)}),n.change({strength:Number(o)})};return l`${Z("strength",i("difficulty"),me.map(({level:o})=>[String(o),String(o)]),String(t),r)}
    <p class="small explain" data-testid="strength-words">${ra(t)}</p>`}function ic({home:t,lobby:e,mine:n},r,o){let s=t.store.get();return l`${mt(r)}
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
            @click=${F(r)}
            >${i("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${r.help}>
            ${b("help")}<span>${i("how-to-play")}</span>
          </button>
        </div>
      </div>
      ${tc(n,r,o)} ${oc(s,t,r)}
      <div class="aside">
        ${Ja(n,r,o)} ${nc(e,r)} ${qm(r)}
        ${Xa(s)} ${Hm(s,t)}
      </div>
    </main>`}function qm(t){return l`<nav class="more" aria-label=${i("more")}>
    <a class="button" href="/tournaments" @click=${F(t)}
      >${b("cup")}<span>${i("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${F(t)}
      >${b("person")}<span>${i("your-account")}</span></a
    >
    ${rr(t)}
  </nav>`}function Hm(t,e){return l`<form class="panel opener" @submit=${r=>{r.preventDefault();let o=r.target.elements.namedItem("text");e.open(o.value)}} aria-labelledby="open-heading">
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
          @change=${r=>Fm(r,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function Fm(t,e){let n=t.target,r=n.files?.[0];r&&(await e.openFile(r),n.value="")}var Wm=5e3,Um=6e4,Gm=600;async function sc(t,e,n,r){let o=new wr(e.go,r,e.settings.strength,tr),s=new br({fetch:za,match:Qa,sit:an,name:()=>o.ownName,go:e.go}),a=new kr({fetch:Za,remembered:{recent:fe,forget:zs},now:()=>performance.now()});await zm(Gm,Promise.all([o.count(),s.load(),a.load(),Zm(o,n)])),er(a.store.get().waiting);let c={home:o,lobby:s,mine:a},u=()=>j(ic(c,e,performance.now()),t);return{draw:u,close:Vm(c,n,u)}}function Vm({home:t,lobby:e,mine:n},r,o){let s=[t,e,n].map(({store:u})=>u.watch(o));s.push(Er(u=>(u==="lobby"?e:n).load()));let a=setInterval(()=>{!r.isLive&&!document.hidden&&e.load()},Wm),c=setInterval(o,Um);return()=>{for(let u of s)u();clearInterval(a),clearInterval(c)}}async function Zm(t,e){let n=await Pt().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function zm(t,e){let n=0,r=new Promise(o=>{n=window.setTimeout(o,t)});await Promise.race([e,r]),clearTimeout(n)}var{dataset:ac}=document.querySelector("script[type=module]"),Tr=new Map;async function Je(t){let e=Tr.get(t)??Qm(t);Tr.set(t,e),e.catch(()=>Tr.delete(t));let n=await e;return n.speak(Ir()),n}async function Qm(t){let e=ac[`${t}Style`];try{let[n]=await Promise.all([import(ac[t]),e&&Bo(e)]);return n}catch(n){throw new Error(i("server-away"),{cause:n})}}async function cc(){let t=await Promise.all(Tr.values());for(let e of t)e.speak(Ir())}function Bo(t){let e=document.createElement("link");e.rel="stylesheet",e.href=t;let n=new Promise((r,o)=>{e.onload=r,e.onerror=()=>{e.remove(),o(new Error(`No style sheet at ${t}`))}});return document.head.append(e),n}var dt=class{constructor(e){this.value=e}valueOf(){return this.value}},M=class extends dt{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},z=class extends dt{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},ht=class t extends dt{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof dt)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof dt&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var lc=100,Ym="⁨",Km="⁩";function Xm(t,e,n){if(n===e||n instanceof z&&e instanceof z&&n.value===e.value)return!0;if(e instanceof z&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function uc(t,e,n){return e[n]?we(t,e[n].value):(t.reportError(new RangeError("No default")),new M)}function qo(t,e){let n=[],r=Object.create(null);for(let o of e)o.type==="narg"?r[o.name]=tn(t,o.value):n.push(tn(t,o));return{positional:n,named:r}}function tn(t,e){switch(e.type){case"str":return e.value;case"num":return new z(e.value,{minimumFractionDigits:e.precision});case"var":return Jm(t,e);case"mesg":return td(t,e);case"term":return ed(t,e);case"func":return nd(t,e);case"select":return rd(t,e);default:return new M}}function Jm(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new M(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new M(`$${e}`);if(n instanceof dt)return n;switch(typeof n){case"string":return n;case"number":return new z(n);case"object":if(ht.supportsValue(n))return new ht(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new M(`$${e}`)}}function td(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new M(e);if(n){let o=r.attributes[n];return o?we(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new M(`${e}.${n}`))}return r.value?we(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new M(e))}function ed(t,{name:e,attr:n,args:r}){let o=`-${e}`,s=t.bundle._terms.get(o);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new M(o);if(n){let c=s.attributes[n];if(c){t.params=qo(t,r).named;let u=we(t,c);return t.params=null,u}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new M(`${o}.${n}`)}t.params=qo(t,r).named;let a=we(t,s.value);return t.params=null,a}function nd(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new M(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new M(`${e}()`);try{let o=qo(t,n);return r(o.positional,o.named)}catch(o){return t.reportError(o),new M(`${e}()`)}}function rd(t,{selector:e,variants:n,star:r}){let o=tn(t,e);if(o instanceof M)return uc(t,n,r);for(let s of n){let a=tn(t,s.key);if(Xm(t,o,a))return we(t,s.value)}return uc(t,n,r)}function Ho(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new M;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>lc)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${lc}`);r&&n.push(Ym),n.push(tn(t,o).toString(t)),r&&n.push(Km)}return t.dirty.delete(e),n.join("")}function we(t,e){return typeof e=="string"?t.bundle._transform(e):Ho(t,e)}var _r=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let o=JSON.stringify(n);return r[o]||(r[o]=new e(this.bundle.locales,n)),r[o]}};function Fo(t,e){let n=Object.create(null);for(let[r,o]of Object.entries(t))e.includes(r)&&(n[r]=o.valueOf());return n}var pc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function mc(t,e){let n=t[0];if(n instanceof M)return new M(`NUMBER(${n.valueOf()})`);if(n instanceof z)return new z(n.valueOf(),{...n.opts,...Fo(e,pc)});if(n instanceof ht)return new z(n.toNumber(),{...Fo(e,pc)});throw new TypeError("Invalid argument to NUMBER")}var od=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function dc(t,e){let n=t[0];if(n instanceof M)return new M(`DATETIME(${n.valueOf()})`);if(n instanceof ht||n instanceof z)return new ht(n,Fo(e,od));throw new TypeError("Invalid argument to DATETIME")}var hc=new Map;function fc(t){let e=Array.isArray(t)?t.join(" "):t,n=hc.get(e);return n===void 0&&(n=new Map,hc.set(e,n)),n}var en=class{constructor(e,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:mc,DATETIME:dc,...n},this._useIsolating=r,this._transform=o,this._intls=fc(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<e.body.length;o++){let s=e.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let o=new _r(this,r,n);try{return Ho(o,e).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new M().toString(o);throw s}}};var Wo=/^(-?[a-zA-Z][\w-]*) *= */gm,gc=/\.([a-zA-Z][\w-]*) *= */y,id=/\*?\[/y,Uo=/(-?[0-9]+(?:\.([0-9]+))?)/y,sd=/([a-zA-Z][\w-]*)/y,$c=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ad=/^[A-Z][A-Z0-9_-]*$/,Or=/([^{}\n\r]+)/y,cd=/([^\\"\n\r]*)/y,yc=/\\([\\"])/y,wc=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ld=/^\n+/,bc=/ +$/,ud=/ *\r?\n/g,pd=/( *)$/,md=/{\s*/y,vc=/\s*}/y,dd=/\[\s*/y,hd=/\s*] */y,fd=/\s*\(\s*/y,gd=/\s*->\s*/y,$d=/\s*:\s*/y,yd=/\s*,?\s*/y,wd=/\s+/y,be=class{constructor(e){this.body=[],Wo.lastIndex=0;let n=0;for(;;){let f=Wo.exec(e);if(f===null)break;n=Wo.lastIndex;try{this.body.push(u(f[1]))}catch($){if($ instanceof SyntaxError)continue;throw $}}function r(f){return f.lastIndex=n,f.test(e)}function o(f,$){if(e[n]===f)return n++,!0;if($)throw new $(`Expected ${f}`);return!1}function s(f,$){if(r(f))return n=f.lastIndex,!0;if($)throw new $(`Expected ${f.toString()}`);return!1}function a(f){f.lastIndex=n;let $=f.exec(e);if($===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,$}function c(f){return a(f)[1]}function u(f){let $=m(),T=p();if($===null&&Object.keys(T).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:$,attributes:T}}function p(){let f=Object.create(null);for(;r(gc);){let $=c(gc),T=m();if(T===null)throw new SyntaxError("Expected attribute value");f[$]=T}return f}function m(){let f;if(r(Or)&&(f=c(Or)),e[n]==="{"||e[n]==="}")return h(f?[f]:[],1/0);let $=Lt();return $?f?h([f,$],$.length):($.value=zt($.value,ld),h([$],$.length)):f?zt(f,bc):null}function h(f=[],$){for(;;){if(r(Or)){f.push(c(Or));continue}if(e[n]==="{"){f.push(g());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let lt=Lt();if(lt){f.push(lt),$=Math.min($,lt.length);continue}break}let T=f.length-1,It=f[T];typeof It=="string"&&(f[T]=zt(It,bc));let ve=[];for(let lt of f)lt instanceof Lr&&(lt=lt.value.slice(0,lt.value.length-$)),lt&&ve.push(lt);return ve}function g(){s(md,SyntaxError);let f=v();if(s(vc))return f;if(s(gd)){let $=ft();return s(vc,SyntaxError),{type:"select",selector:f,...$}}throw new SyntaxError("Unclosed placeable")}function v(){if(e[n]==="{")return g();if(r($c)){let[,f,$,T=null]=a($c);if(f==="$")return{type:"var",name:$};if(s(fd)){let It=x();if(f==="-")return{type:"term",name:$,attr:T,args:It};if(ad.test($))return{type:"func",name:$,args:It};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:$,attr:T,args:[]}:{type:"mesg",name:$,attr:T}}return nn()}function x(){let f=[];for(;;){switch(e[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(L()),s(yd)}}function L(){let f=v();return f.type!=="mesg"?f:s($d)?{type:"narg",name:f.name,value:nn()}:f}function ft(){let f=[],$=0,T;for(;r(id);){o("*")&&(T=$);let It=q(),ve=m();if(ve===null)throw new SyntaxError("Expected variant value");f[$++]={key:It,value:ve}}if($===0)return null;if(T===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:T}}function q(){s(dd,SyntaxError);let f;return r(Uo)?f=rn():f={type:"str",value:c(sd)},s(hd,SyntaxError),f}function nn(){if(r(Uo))return rn();if(e[n]==='"')return on();throw new SyntaxError("Invalid expression")}function rn(){let[,f,$=""]=a(Uo),T=$.length;return{type:"num",value:parseFloat(f),precision:T}}function on(){o('"',SyntaxError);let f="";for(;;){if(f+=c(cd),e[n]==="\\"){f+=Zt();continue}if(o('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function Zt(){if(r(yc))return c(yc);if(r(wc)){let[,f,$]=a(wc),T=parseInt(f||$,16);return T<=55295||57344<=T?String.fromCodePoint(T):"�"}throw new SyntaxError("Unknown escape sequence")}function Lt(){let f=n;switch(s(wd),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return I(e.slice(f,n))}return e[n-1]===" "?I(e.slice(f,n)):!1}function zt(f,$){return f.replace($,"")}function I(f){let $=f.replace(ud,`
`),T=pd.exec(f)[1].length;return new Lr($,T)}}},Lr=class{constructor(e,n){this.value=e,this.length=n}};var Go=new Map;function Vo(t,e=`/words/${t}.json`){let n=Go.get(t);if(n)return n;let r=bd(new URL(e,import.meta.url));return Go.set(t,r),r.catch(()=>Go.delete(t)),r}async function bd(t){let e=await fetch(t);if(!e.ok)throw new Error(`The words of this page can’t be loaded: ${t}`);return e.json()}function Zo(t,e){let{language:n}=t,r=vd(t,e);oi({language:n,format:(s,a)=>{let c=r.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return r.formatPattern(c,a)}})}function vd({language:t,words:e,editions:n},r){let o=new en(t,{useIsolating:!1});return o.addResource(new be(e)),Object.hasOwn(n,r)&&o.addResource(new be(n[r]),{allowOverrides:!0}),o}function kc(t,e,n){let{yours:r,name:o,game:s}=t;return l`${mt(n)}
    <main class="invitation">
      ${Xe()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${r?i("own-invitation"):i("invites-you",{name:o})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${ki(t).map(([a,c])=>l`<div>
                <dt>${a}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${r?kd(s):lr(e)}
      </section>
    </main>`}function kd(t){return l`<p data-testid="own-invitation">${i("send-address")}</p>
    <a class="button main" href=${`/game/${t}`}>${i("to-the-table")}</a>`}function xc({title:t,text:e},n){return l`${mt(n)}
    <main class="invitation">
      ${Xe()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">${i("play-on-your-own")}</a>
      </section>
    </main>`}var zo=new Map([["classic",Promise.resolve(qe)]]),Qo="classic";async function Yo(t){Qo=t;try{let e=await xd(t);Qo===t&&Sc(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Qo===t&&!document.querySelector("#fabrics > *")&&Sc("classic",qe)}}function Sc(t,e){document.documentElement.dataset.edition=t,j(ms(e),document.getElementById("fabrics"))}function xd(t){let e=zo.get(t);if(e)return e;let n=`/editions/${t}`,o=Promise.all([import(`${n}.js`),Sd(`${n}.css`)]).then(([s])=>s.art);return zo.set(t,o),o.catch(()=>zo.delete(t)),o}async function Sd(t){let e=document.querySelector(`link[href="${t}"]`);e?.sheet||(e?.remove(),await Bo(t))}function Ec(t,e){let n=t.store.get(),r=t.isSolo?[["automa",i("automa-alone")]]:[...me.map(({level:a})=>[String(a),i("computer-level-name",{level:String(a),name:ze(a)})]),["person",i("two-people-here")]],o=n.opponent==="computer"?String(n.strength):n.opponent;return l`<form class="panel play-on" @submit=${a=>{a.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${i("play-on-here")}</h2>
    <label
      >${i("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>t.store.dispatch(Ed(ct(a)))}
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
  </form>`}function Ed(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Ko(t,e,n,r){let{replay:o,index:s}=t,a=o.frames[s],c=xt(o);if(n===2&&a.automa)return Ad(a,a.automa,c,e,r);let u=`${n===1?"front":"back"} p${n}`;return l`<div class=${`seat ${u}`}>${sr(a,c,n)}</div>
    <div class=${`spread ${u}`}>${Md(t,e,n,r)}</div>`}function Md({replay:t,index:e,walks:n},r,o,s){let a=t.frames[e];return fr({number:o,name:xt(t)[o-1].name,player:a.players[o-1],patches:r.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[o],fresh:Cn(a.player===o?[a.move]:[],r.patches)})}function Ad(t,e,n,r,o){return l`<div class="seat back p2">${ar(t,n,e)}</div>
    ${cr(t,e,{turns:e.turns,run:0},r.patches,o)}`}function Mc({replay:t,index:e},n){let r=o=>n.look(o);return hr(Ri(t),e,xt(t),n.patches,r)}function Ac(t,e,n){let r=t.store.get(),{replay:o,index:s}=r,a=o.frames[s],c=xt(o),{letters:u,look:p}=n.settings,m=()=>n.change({look:p==="cloth"?"thread":"cloth"});return l`${mt(n)}
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
          ${Ko(r,t,1,u)} ${ur(a.ring,t.patches,u)}
        </div>
        <div class="column middle">
          ${Ta(a,t.patches,u)} ${Mc(r,t)}
          ${a.result?gr(a,c,d):Ec(e,s)}
        </div>
        <div class="column other">
          ${Ko(r,t,2,u)} ${qn(a,c,p,m)}
        </div>
      </div>
      <div class="below">${$r(a,c,t.patches)}</div>
    </main>`}var Q=document.getElementById("app"),X=Us(),Ot=null,Xo=()=>"",B=0,Tc={load:Eo,save:Vs},_c=si(ei("link[data-what=patches]")),Jo=new cn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:er,onNews:Ya});async function ti(t){fe().length===0||document.hidden||Jo.socket||(t??await Td())&&Jo.open()}async function Td(){return Pt().then(({known:t})=>t,()=>!1)}var W={get settings(){return X},logo:ei("link[rel=icon]"),change(t){X={...X,...t},Gs(X),Oc(),t.edition&&Yo(t.edition),"language"in t||"edition"in t?Id().catch(ri):Ot?.draw()},go(t){history.pushState(null,"",t),ni()},onNews:Er,help(){Je("aid").then(({openAid:t})=>t(),_d)}};function _d({message:t}){let e=document.createElement("dialog");e.className="sheet",e.addEventListener("close",()=>e.remove()),j(l`<p role="alert">${t}</p>
      <button type="button" class="main" @click=${()=>e.close()}>${i("close")}</button>`,e),document.body.append(e),e.showModal()}function ei(t){return document.querySelector(t).href}function Oc(){let{theme:t}=X;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Od(){return X.language==="auto"?xi(navigator.languages):X.language}async function Ld(){let{lang:t}=document.documentElement,e=X.language==="auto"?t:X.language,n=t===e?ei("link[data-what=words]"):void 0;Zo(await Vo(e,n),X.edition),document.documentElement.lang=e}async function Id(){let t=Od();Zo(await Vo(t),X.edition),await cc(),document.documentElement.lang=t,Ze(Xo()),Ot?.draw()}function Vt(t,e,n=null){Ot?.close(),Ot=t,Xo=e?()=>i(e):()=>"",Ze(Xo()),ti(n),window.scrollTo(0,0),t.draw()}function ni(){B+=1;let t=B,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{B===t&&ri(s)},r=/^\/i\/([\w-]+)$/.exec(location.pathname),o=Di(location.pathname);e?Pc(e[1]).catch(n):r?Bd(r[1]).catch(n):location.pathname==="/first-game"?jd().catch(n):o?Pd(o).catch(n):location.pathname!=="/"?Lc("page"):location.hash.length>1?Rd(location.hash).catch(n):Cd().catch(n)}function ri(t){if(t instanceof Yt&&t.status===404&&Nd())return Lc("game");let e=t instanceof Error?t.message:String(t);Ic("cannot-show",e)}function Nd(){return location.pathname.startsWith("/game/")}function Lc(t){Ic(t==="game"?"no-such-game":"no-such-page",i("link-may-be-old"))}function Ic(t,e){Vt({draw:()=>j(l`${mt(W)}
        <main class="waiting">
          <h1>${i(t)}</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button main" href="/">${i("back-to-home")}</a>
        </main>`,Q),close:()=>{}},t)}async function Pd({name:t,match:e}){let n=B;Ot||j(Gt(W,i("one-moment")),Q);let{OPENERS:r}=await Je("pages"),o=await r[t](Q,W,e);n===B?Vt(o,`tab-${t}`):o.close()}async function Cd(){let t=B,n=await sc(Q,W,Jo,r=>{history.pushState(null,"",r.link||location.pathname),Nc(r).catch(ri)});t===B?Vt(n,""):n.close()}async function Rd(t){let e=B,n=await sn(t);e===B&&await Nc(n)}async function Nc(t){let e=new wn(t,await _c),n=new bn(t,W.go,X.strength),r=()=>j(Ac(e,n,W),Q),o=[e.store.watch(r),n.store.watch(r)],s=c=>Yn(c,(u,p)=>e.walk(u,p));Q.addEventListener("keydown",s),Vt({draw:r,close:()=>{for(let c of o)c();Q.removeEventListener("keydown",s)}},"tab-viewer")}async function Pc(t){let e=B;Ot||j(Gt(W,i("opening-table")),Q);let[n,r]=await Promise.all([ai(t),_c]),o=Eo()?.game===t?await Dd():null;if(e!==B)return;let s=n.seats.some(a=>a.yours);Vt(Ba(Q,n,r,W,o),"tab-game",s)}async function Dd(){let{accompany:t,asNewcomer:e}=await Je("guide");return{seen:e,accompany:(n,r)=>t(Q,n,W,Tc,r)}}async function jd(){let t=B;Ot||j(Gt(W,i("opening-table")),Q);let{firstGame:e}=await Je("guide"),n=await e(Tc);t===B&&(history.replaceState(null,"",`/game/${n}`),await Pc(n))}async function Bd(t){let e=B;Ot||j(Gt(W,i("opening-invitation")),Q);try{let n=await ui(t);if(e!==B)return;let r=new te({me:Pt,sit:s=>pi(t,s),go:W.go}),o=()=>j(kc(n,r,W),Q);Vt({draw:o,close:r.store.watch(o)},"tab-invitation"),n.yours||await r.ask()}catch(n){let r=n instanceof Yt?vi(n.status):null;if(!r)throw n;if(e!==B)return;Vt({draw:()=>j(xc(r,W),Q),close:()=>{}},"tab-invitation")}}Oc();await Promise.all([Ld(),Yo(X.edition)]);window.addEventListener("popstate",ni);window.addEventListener("keydown",t=>{t.key==="F1"&&(t.preventDefault(),W.help())});window.addEventListener("online",()=>ti(null));document.addEventListener("visibilitychange",()=>ti(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});ni();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
