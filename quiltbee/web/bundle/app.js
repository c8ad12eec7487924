var ql=Object.defineProperty;var Fs=(e,t)=>{for(var n in t)ql(e,n,{get:t[n],enumerable:!0})};var ie={language:"en",format:e=>e};function Hs(e){ie=e}function Us(){return ie}function je(){return ie.language}function s(e,t){return ie.format(e,t)}function st(e){return new Intl.ListFormat(Fl(),{type:"conjunction"}).format(e)}function Fl(){return ie.language==="en"?"en-GB":ie.language}function ae(e){return new Intl.DateTimeFormat(je(),{dateStyle:"medium"}).format(e)}var _t=class extends Error{constructor(t,n){super(t),this.status=n}};async function v(e,t,n){return JSON.parse(await it(e,t,n))}async function it(e,t,n="POST"){let o=await Hl(e,t,n),r=await o.text();if(o.ok)return r;let i=Ul(r)??s("status-answer",{status:String(o.status)});throw new _t(i,o.status)}async function Hl(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(o){throw new Error(s("server-away"),{cause:o})}}function Ul(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function Ws(e="/api/patches"){let t=await v(e);return Object.fromEntries(Object.entries(t).map(Wl))}function Wl([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>s(`patch-${e}`)})]}function Gs(e){return v(`/api/games/${e}`)}function ce(e){return v("/api/games",e)}function Vs(){return v("/api/solo")}function vn(e){return v("/api/replay",{text:e})}function Zs(e){return v(`/api/games/${e}/replay`)}function at(){return v("/api/me")}function zs(e){return v(`/api/invitations/${e}`)}function Qs(e,t){return v(`/api/invitations/${e}`,{name:t})}function Ks(e){return v(`/api/games/${e}/invitation`,{})}function xn(e,t){return v(`/api/games/${e}/seat`,{name:t})}function Be(e){return it("/api/qr",{path:e})}function Ys(e){return v("/api/reports",e)}var Sn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Z=1e3,Gt=60*Z,le=60*Gt,kt=24*le,Yo=9900,Gl=[10,30,60];function ue(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*kt,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*Z);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function En(e){if(e===null)return s("no-clock");let{kind:t,main:n,extra:o}=ue(e);if(t==="days")return s("clock-days",{count:n/kt});let r=Js(n);if(o===0)return s("clock-whole",{time:r});let i=s("seconds",{count:o/Z});return s(t==="delay"?"clock-delay":"clock-more",{time:r,each:i})}function pe(e){let{kind:t,main:n,extra:o}=ue(e);if(t==="days")return s("label-days",{count:n/kt});let r=n%Gt===0?s("label-minutes",{count:n/Gt}):s("label-seconds",{count:n/Z}),i=s("label-seconds",{count:o/Z});return o===0?r:`${r} ${t==="delay"?"~":"+"} ${i}`}function Js(e){return[[Math.floor(e/le),"hours"],[Math.floor(e%le/Gt),"minutes"],[Math.floor(e%Gt/Z),"seconds"]].filter(([o])=>o>0).map(([o,r])=>s(r,{count:o})).join(" ")||s("no-time")}function Xs(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function De(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:i,extra:a}=ue(e.control),l=i==="delay"?a:0,u=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,u-l))}function Mn(e){if(e<=Yo)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=kt)return s("short-days",{days:Math.floor(e/kt),hours:Math.floor(e%kt/le)});let t=Math.ceil(e/Z),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((i,a)=>a===0&&o===0?String(i):String(i).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function ti(e){if(e<=0)return s("no-time-left");if(e>=kt){let t=Math.floor(e%kt/le),n=s("days",{count:Math.floor(e/kt)});return t?`${n} ${s("hours",{count:t})}`:n}return Js(Math.ceil(e/Z)*Z)}function ei(e,t){let{kind:n,main:o}=ue(e);return n==="days"?t<6*le:t<Math.max(10*Z,Math.min(Gt,o/10))}function ni(e,t){return Gl.find(o=>e>o*Z&&t<=o*Z&&t>0)??null}function oi(e){return e<=0?null:e>=kt?Gt:e<=Yo?e%100||100:Math.min(e%Z||Z,e-Yo)}function ri(e){return e===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:e===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function si({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:i}){return[[s("term-seat"),s(`term-seat-${i}`)],[s("clock"),t===null?s("term-no-clock"):En(t)],[s("time-board"),s(`term-board-${e}`)],[s("circle"),s(r?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(n?"tick-takebacks-note":"term-none")],[s("term-rating"),s(o?"tick-rated-note":"terms-not-rated")]]}var Jo={en:"English"};function Xo(e){return typeof e=="string"&&Object.hasOwn(Jo,e)}function ii(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Xo)??"en"}function I(e,t){let n=t,o=!1,r=new Set,i=()=>{o=!1;for(let a of[...r])a(n)};return{get:()=>n,dispatch(a){let l=e(n,a);l!==n&&(n=l,o||queueMicrotask(i),o=!0)},watch(a){return r.add(a),()=>r.delete(a)}}}var me=class{constructor(t){this.outside=t,this.store=I((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:ai(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:ai(o)})}}}};function ai(e){return e instanceof Error?e.message:String(e)}var Vl=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function H([e,t]){return`${"abcdefghi"[t]}${e+1}`}function ct(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function dt(e,t){return e[0]===t[0]&&e[1]===t[1]}function tt(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function Mt(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function qe(e,[t,n]){let[o,r]=tt(e);return[ci(t,9-o),ci(n,9-r)]}function ci(e,t){return Math.max(0,Math.min(t,e))}function Tn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function li(e,t,n){let[o,r]=t,i=n>=4?Tn(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)i=Tn(i,[o,r],"right"),[o,r]=[r,o];return i}function It(e){let[t,n]=tt(e),o=([r,i])=>Math.abs(r-(t-1)/2)+Math.abs(i-(n-1)/2);return e.reduce((r,i)=>o(i)<o(r)?i:r)}function Ln(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),o=([a,l])=>Math.min(...e.map(([u,m])=>Math.abs(u-a)+Math.abs(m-l))),r=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(o(a)<2?20:0);return Vl.filter(a=>o(a)>0).reduce((a,l)=>r(l)<r(a)?l:a)}function On(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],i=[o];t.add(o);for(let a=i.pop();a!==void 0;a=i.pop()){r.push([Math.floor(a/9),a%9]);for(let l of Zl(a))e[l]==="."&&!t.has(l)&&(t.add(l),i.push(l))}n.push(r.sort((a,l)=>a[0]-l[0]||a[1]-l[1]))}return n.sort((o,r)=>r.length-o.length)}function Zl(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var zl=3;function de(e,t){let n=new Set(On(e).map(String));return On(Ql(e,t)).filter(r=>r.length<=zl&&!n.has(String(r)))}function Ql(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function ui(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let i=n;i<n+7;i+=1)r+=e.slice(i*9+o,i*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function z(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[a,l]of e)for(let u=0;u<4;u+=1){let[m,d]=An[(u+3)%4];if(o.has(String([a+m,l+d])))continue;let h=Kl[u],g=[a+h[0],l+h[1]],k=[g[0]+An[u][0],g[1]+An[u][1]];r.set(String(g),[...r.get(String(g))??[],{to:k,direction:u}])}let i="";for(;r.size>0;)i+=Yl(r,t,n);return i}var An=[[0,1],[1,0],[0,-1],[-1,0]],Kl=[[0,0],[0,1],[1,1],[1,0]];function Yl(e,t,n){let o=e.keys().next().value,r=[],i=o,a=-1;do{let u=e.get(i),m=Math.max(0,u.findIndex(k=>k.direction===(a+1)%4)),d=u.splice(a<0?0:m,1)[0];u.length===0&&e.delete(i);let[h,g]=i.split(",").map(Number);d.direction!==a&&r.push({at:[h,g],direction:d.direction}),a=d.direction,i=String(d.to)}while(i!==o);return r.length>1&&r[0].direction===a&&r.shift(),`M${r.map(({at:u,direction:m},d)=>{let h=r[(d+r.length-1)%r.length].direction,[g,k]=[h,m].map(S=>An[(S+1)%4]).reduce((S,D)=>[S[0]+D[0],S[1]+D[1]]);return`${u[1]*t+k*n} ${u[0]*t+g*n}`}).join("L")}Z`}function pi(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>ct(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function mi(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function di(e,t,[n,o]){let r=a=>(a[0]-t[0])*n+(a[1]-t[1])*o,i=a=>Math.abs((a[0]-t[0])*o+(a[1]-t[1])*n);return e.filter(a=>r(a)>0).sort((a,l)=>i(a)+r(a)-i(l)-r(l)||i(a)-i(l)).at(0)}function hi(e,t,n){let o=i=>(i[0]-t[0])*9+i[1]-t[1];return(n?[...e].reverse().find(i=>o(i)<0):e.find(i=>o(i)>0))??e[n?e.length-1:0]}var gi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},tr={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function _n(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function W(e,t){return e.orientations[t]??0}function Nt(e,t){return t.patch.orientations[W(e,t.letter)]}function ht(e,t){return e.origin?Mt(Nt(e,t),e.origin):[]}function fe(e,t){return e.origin?`${W(e,t.letter)}${H(e.origin)}`:null}function ge(e,t){let n=fe(e,t);return n!==null&&t.placements.has(n)}function In(e,t){let n=fe(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function er(e,t,n){switch(n.type){case"choose":return Xl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?eu(e,t,n.direction):{...e,cursor:Fe(e.cursor,n.direction)};default:return t?Jl(e,t,n):e}}function Jl(e,t,n){switch(n.type){case"hover":return e.set?e:fi(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return fi(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return he({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:It(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:Nn(e,t);case"jump":return nu(e,t,n.direction);case"next":return ou(e,t,n.back??!1);case"turn":return ru(e,t,n.how);case"cycle":return su(e,t)}}function Xl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??It(Nt(o,t))}}function fi(e,t,n,o){let r=Nt(e,t),i=qe(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),a=$i(e,t,i);return e.origin&&dt(e.origin,a)&&e.set===o&&dt(e.cursor,n)?e:{...e,origin:a,set:o,cursor:n}}function $i(e,t,n){let o=W(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,a]of r){let l=[n[0]+i,n[1]+a];if(tu(l)&&t.placements.has(o+H(l)))return l}return n}function tu([e,t]){return e>=0&&t>=0&&e<9&&t<9}function he(e,t,n){let o=Nt(e,t),r=qe(o,n),i=o.some(a=>dt(a,e.anchor))?e.anchor:It(o);return{...e,origin:r,set:!0,anchor:i,cursor:[r[0]+i[0],r[1]+i[1]]}}function Nn(e,t){let{anchor:n,cursor:o}=e,r=nr(e,t),i=[o[0]-n[0],o[1]-n[1]];return he(e,t,mi(r,i))}function nr(e,t){return pi(t.placements,W(e,t.letter))}function eu(e,t,n){if(!e.origin)return Nn(e,t);let[o,r]=tr[n];return he(e,t,[e.origin[0]+o,e.origin[1]+r])}function Fe([e,t],n){let[o,r]=tr[n];return qe([[0,0]],[e+o,t+r])}function nu(e,t,n){if(!e.origin)return Nn(e,t);let o=di(nr(e,t),e.origin,tr[n]);return o?he(e,t,o):{...e,set:!0}}function ou(e,t,n){let o=nr(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:Nn(e,t):r?he(e,t,hi(o,r,n)):he(e,t,o[n?o.length-1:0])}function ru(e,t,n){let o=W(e,t.letter),r=Tn(e.anchor,tt(Nt(e,t)),n);return yi(e,t,t.patch.turns[o][n],r)}function su(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,i)=>r-i),o=n[(n.indexOf(W(e,t.letter))+1)%n.length];return yi(e,t,o,It(t.patch.orientations[o]))}function yi(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let i=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],a=qe(Nt(r,t),[i[0]-o[0],i[1]-o[1]]),l=$i(r,t,a);return{...r,origin:l,cursor:[l[0]+o[0],l[1]+o[1]]}}function Pt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:s("player-number",{number:String(n)});return{...t,name:r,kind:"person"}})}function bi(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var Pn=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=I((r,i)=>({...r,...i}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Fe(o[t],n)}})}};function iu(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:i})=>!i?.startsWith("A:")).map(({move:i})=>i==="pass"?".":i);return[n,r.join(""),...o].join(",")}var Cn=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=I((i,a)=>({...i,...a}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await ce(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:i}=this.store.get(),{automa:a}=n.frames[0],l=a&&o==="automa"?{deck:a.deck,level:a.level}:null,u=o==="computer"?{level:r}:null,m=o==="person"?Pt(n).map(({name:h})=>h):null,d=iu(n,t);return{opponent:o,...l,...u,first:i,board:"revised",seed:null,from:d,names:m}}};var Ct=[1,2];function He(e){return e===1?2:1}function Ue(e){return Ct.filter(t=>e[t-1].yours)}function P({seats:e}){return e.some(t=>t.yours)}function or({mode:e,seats:t}){let n=Ue(t);return e==="remote"&&n.length===1?n[0]:null}function $e(e){return Ct.find(t=>e[t-1].kind==="open")??null}function We({seats:e}){let t=$e(e);return t===null?"":e[t-1].name}function R({stage:e,seats:t}){return e!=="over"&&$e(t)!==null}function Rt({stage:e,result:t}){return e==="over"&&t===null}function N(e){return e<0?`−${-e}`:String(e)}function Vt({name:e,squares:t,buttons:n,time:o,income:r}){return s("patch-label",{name:e,squares:t,buttons:n,time:o,income:r})}function Ge(e,t){return e[t-1].yours&&!e[2-t].yours}function et(e,t){return{who:Ge(e,t)?"you":"other",name:x(e,t)}}function x(e,t){let{name:n,kind:o}=e[t-1];if(Ge(e,t))return s("you");if(o==="open")return n||s("open-seat");let r=o==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return r?s("level-number",{level:r[1]}):n==="You"?s("player-number",{number:String(t)}):n}function At(e,t){if(e.result)return s("wins",et(t,e.result.winner));if(Rt(e))return s("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return s(n,et(t,e.turn))}function gt(e,t){if(e.result)return au(e,t);if(Rt(e))return s("aborted-reason");let n=et(t,e.turn);if(e.stage==="special_patch")return s("reached-special-patch",n);let o=e.players[e.turn-1].time,r=e.players[2-e.turn].time;return o!==r?s("further-back",n):o===0?s("goes-first",n):t.filter(({yours:a})=>a).length===1?s("level-and-on-top",n):s("both-level-and-on-top",n)}function au(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,i=be(o[n-1],o[2-n]),a=et(t,3-n);return r==="resignation"?s("result-resignation",{...a,points:i}):r==="time"?s("result-time",{...a,points:i}):s(r==="first to 53"?"result-first":"result-score",{points:i})}function be(e,t){return s("points-to",{mine:N(e),theirs:N(t)})}function wi(e,t){return[s("pass"),...rr(e,t)].join(" · ")}function rr({consequence:e},t){let n=[s("pass-move",{count:e.time-t}),s("pass-earn",{count:e.earned})];return e.income>0&&n.push(s("pass-income",{count:e.income})),e.special_patch&&n.push(s("pass-special")),n}function jt(e,t,n=!1){if(e==="pass")return s("move-pass");if(e==="A:pass")return s("move-on");if(e.startsWith("A:"))return s("move-took",{patch:ye(t,e[2])});if(e.startsWith("+"))return n?s("move-special-at",{cell:e.slice(1)}):s("move-special");let o=ye(t,e[0]);return!n||!t[e[0]]?s("move-patch",{patch:o}):s("move-patch-at",{patch:o,cell:H(cu(t[e[0]],e))})}function ye(e,t){return e[t]?.name??t}function cu({orientations:e},t){let n=ct(t.slice(2));return Mt(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function ft(e,t,n,o=!0){let r=e.filter(([i,a])=>t[i*9+a]!==".").map(H);return r.length>0?o?r.length>4?s("overlaps-many",{count:r.length}):s("overlaps-at",{cells:st(r)}):s("overlaps-another"):n?vt(n):null}function vt({available:e,missing:t}){return e?null:t>0?s("needs-buttons",{count:t}):s("fits-nowhere")}function ki(e,t,n,o){let r=ft(e,t,n,o);if(r===null)return{text:s("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,a=ft(e,t,void 0,o)===null,l=i&&a?s("fits-but-short",{count:n.missing}):r;return{text:lu(l),isGood:!1}}function lu(e){return e[0].toLocaleUpperCase()+e.slice(1)}function sr(e){let t=H(e[0]);return e.length===1?s("single-hole",{cell:t}):s("hole-of",{size:e.length,cell:t})}function uu(e,t){return t?st(e.map(sr)):e.length===1?s("a-hole"):s("holes",{count:e.length})}function Rn(e,t,n,o,r,i=!0){let{consequence:a,missing:l}=e,u=o.players[o.turn-1],{paid:m,buttons:d,time:h,income:g,income_marks:k}=a,S={from:String(u.buttons),to:N(d)},D=[{kind:"buttons",text:l>0?s("effect-cost",{count:m}):s("effect-buttons",S)},{kind:"time",text:s("effect-time",{from:String(u.time),to:String(h)})}];if(k.length>0){let bt={count:g,marks:st(k.map(String))},rt=i?s("effect-income-at",bt):s("effect-income",{count:g});D.push({kind:"income",text:rt})}return a.special_patch&&D.push({kind:"special",text:s("effect-special")}),n&&D.push({kind:"tile",text:s("effect-tile")}),t.length>0&&D.push({kind:"holes",text:s("effect-holes",{holes:uu(t,i)})}),D.push({kind:"next",text:ir("next",a.next,o.turn,r)}),D}function ir(e,t,n,o){if(t===null)return s("then-over");let r=t===n?"-again":"";return Ge(o,t)?s(`${e}-you${r}`):s(`${e}-name${r}`,{name:x(o,t)})}function vi(e,t,n){let o={cell:H(e)};if(t===".")return s("cell-empty",o);if(t==="*")return s("cell-special",o);let r=n[t]?.name;return r?s("cell-patch",{...o,patch:r}):s("cell-covered",o)}function jn(e){let t=On(e),n=t.reduce((a,l)=>a+l.length,0),o=[s("quilt-covered",{covered:81-n,empty:n})],r=t.filter(a=>a.length===1).map(a=>H(a[0]));r.length>0&&o.push(s("quilt-single-holes",{count:r.length,cells:r.join(" ")})),n>0&&o.push(s("quilt-largest",{size:t[0].length}));let i=ui(e);return o.push(i===0?s("quilt-full"):s("quilt-missing",{count:i})),`${o.join("; ")}.`}function Zt(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],i=e.time_board.last-r;if(i===0)return s("at-the-end");let a=[];return n!==null&&a.push(s("income-in",{count:n})),o!==null&&a.push(s("special-in",{count:o})),a.push(s("end-in",{count:i})),a.join(", ")}function Bn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,i]=tt(o),a=Mt(o,[e.row,e.column]),l=H([e.row+r-1,e.column+i-1]),u=H([e.row,e.column]),{letter:m}=e;return s("placed-patch",{patch:n.name,letter:m,count:a.length,from:u,to:l})}function Dn(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:i,move:a})=>{if(!e||o.length!==1)return{number:r,player:i,move:a,change:null};let[l,u]=[e.players[i-1],t.players[i-1]],m={from:l.time,to:u.time,buttons:u.buttons-l.buttons};return{number:r,player:i,move:a,change:m}})}function xi(e,t){let n=Ue(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:i})=>i).lastIndexOf(o);return e.moves.slice(r+1).map(i=>{let a=t[i.number];return a?.move===i.move?a:{...i,change:null}})}function Si({player:e,move:t,change:n},o,r){let a={name:x(o,e),deed:pu(t,r)};return!n||n.to===n.from?s("happened",a):s("happened-with",{...a,detail:ar(n)})}function ar({from:e,to:t,buttons:n}){let o=t-e;if(n===0)return s("moved",{count:o});let r=s("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return s("moved-and",{count:o,gain:r})}function pu(e,t){return e.startsWith("+")?s("deed-special"):/^[A-Za-z]\d/.test(e)?s("deed-patch",{patch:ye(t,e[0])}):jt(e,t)}function cr(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function Ei({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=a=>a>e.from&&a<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":mu(e.buttons)];t.income.some(n)&&r.push(s("payday"));let i=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:i}}function mu(e){return e<0?`−${-e}`:`+${e}`}var lr=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function qn(e){return s(`filter-${e}`)}function Ve({score_parts:e},t){let n=e;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,i])=>[r,i])}function Fn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Hn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function Ai(e,t){return s("named-patch",{patch:ye(t,e),letter:e})}function ur(e,t){return st([...e].map(n=>Ai(n,t)))}function pr({number:e,budget:t,income:n}){return s("card-title",{number:String(e),budget:t,income:n})}function mr({affordable:e,choices:t,card:{budget:n}},o){if(e.length===0)return s("budget-none",{budget:n,count:t.length});let r={budget:n,patches:ur(e,o)};return s(e.length===1?"budget-only":"budget-buys",r)}function dr({filter:e,left:t,skipped:n},o){return n?s("filter-skipped",{filter:qn(e)}):s("filter-leaves",{filter:qn(e),keeps:s(`keeps-${e}`),patches:ur(t,o)})}function hr(e,t){let{taken:n,start:o,stop:r,income_marks:i,income:a,special_patches:l}=e,u={start:String(o),stop:String(r)},m=[n?s("automa-takes",{...u,patch:Ai(n,t)}):s("automa-advances",u)],d=a?s("gain",{sign:"+",count:a}):s("automa-no-gain");return i.length>0&&m.push(s("automa-income",{marks:st(i.map(String)),gain:d})),l.length>0&&m.push(s("automa-special",{marks:st(l.map(String))})),e.reaches_marker&&m.push(s(e.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function Un(e,t){return[s("automa-says",{text:`${pr(e.card)}.`}),mr(e,t),...e.steps.map(n=>dr(n,t)),...hr(e,t)].join(" ")}function fr({pile:e,aside:t,discards:n}){let o=[s("cards-in-pile",{count:e})];return t>0&&o.push(s("cards-aside",{count:t})),o.push(n.length?s("cards-turned",{cards:n.join(", ")}):s("cards-none")),`${o.join("; ")}.`}function Wn(e){return s(`automa-name-${e}`)}function zt({level:e,numeral:t}){return s("numeral-and-name",{numeral:t,name:Wn(e)})}function Ze({deck:e,level:t,numeral:n}){return s("automa-title",{deck:s(`deck-${e}`),numeral:n,name:Wn(t)})}function Qt({marker:e,marker_on_board:t}){return t?s("marker-on",{space:String(e)}):s("marker-off")}function du(e){return je()==="de"?e:e[0].toLocaleLowerCase()+e.slice(1)}function hu(e,t){let n=Ve(e,t).filter(([,r])=>r>0).map(([r,i])=>s("part-points",{part:du(s(r)),points:i})),o=N(e.score);return n.length?s("automa-score-of",{score:o,parts:n.join(", ")}):s("automa-score",{score:o})}function Gn({players:e,result:t},n,o){let r=[Mi("pile-with",n.with_buttons,o),Mi("pile-without",n.without_buttons,o)],{budget:i}=n,a=i!==null&&!t?`${s("next-budget",{budget:i})} `:"";return[`${Ze(n)}.`,s("automa-holds",{count:e[1].buttons,piles:r.join("; ")}),hu(e[1],n.level),Qt(n),s("automa-cards",{cards:a+fr(n)})].join(" ")}function Mi(e,t,n){let o=s(e,{count:t.length});return t?s("pile-of",{pile:o,patches:ur(t,n)}):o}function Oi(){let e=fu(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},i=o>0?e[o-1]:{x:t-1,y:n},a={x:r.x+(i.x-t)*12/2,y:r.y+(i.y-n)*12/2};return o<53?{centre:r,entry:a,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:a,width:36,height:12}})}function fu(e,t){let n=new Set,o=[],[r,i,a,l]=[0,0,1,0],u=(m,d)=>m>=0&&d>=0&&m<e&&d<t&&!n.has(`${m},${d}`);for(;o.length<e*t;)o.push({x:r,y:i}),n.add(`${r},${i}`),u(r+a,i+l)||([a,l]=[-l,a]),r+=a,i+=l;return o}var Ti=10.3;function Li(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let i={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},a=t.at(-1)?.centre??i,l={x:(i.x+a.x)/2,y:(i.y+a.y)/2},u=r===53?9.8:8.6;t.push({centre:i,entry:l,width:u,height:u});let m=Ti/o;n+=m,o-=Ti/(2*Math.PI)*m}return t}var vr=globalThis,_i=e=>e,Vn=vr.trustedTypes,Ii=Vn?Vn.createPolicy("lit-html",{createHTML:e=>e}):void 0,Bi="$lit$",Bt=`lit$${Math.random().toFixed(9).slice(2)}$`,Di="?"+Bt,gu=`<${Di}>`,Jt=document,Qe=()=>Jt.createComment(""),Ke=e=>e===null||typeof e!="object"&&typeof e!="function",xr=Array.isArray,$u=e=>xr(e)||typeof e?.[Symbol.iterator]=="function",gr=`[ 	
\f\r]`,ze=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ni=/-->/g,Pi=/>/g,Kt=RegExp(`>|${gr}(?:([^\\s"'>=/]+)(${gr}*=${gr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ci=/'/g,Ri=/"/g,qi=/^(?:script|style|textarea|title)$/i,Sr=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),c=Sr(1),$=Sr(2),Gg=Sr(3),Ye=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),ji=new WeakMap,Yt=Jt.createTreeWalker(Jt,129);function Fi(e,t){if(!xr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ii!==void 0?Ii.createHTML(t):t}var yu=(e,t)=>{let n=e.length-1,o=[],r,i=t===2?"<svg>":t===3?"<math>":"",a=ze;for(let l=0;l<n;l++){let u=e[l],m,d,h=-1,g=0;for(;g<u.length&&(a.lastIndex=g,d=a.exec(u),d!==null);)g=a.lastIndex,a===ze?d[1]==="!--"?a=Ni:d[1]!==void 0?a=Pi:d[2]!==void 0?(qi.test(d[2])&&(r=RegExp("</"+d[2],"g")),a=Kt):d[3]!==void 0&&(a=Kt):a===Kt?d[0]===">"?(a=r??ze,h=-1):d[1]===void 0?h=-2:(h=a.lastIndex-d[2].length,m=d[1],a=d[3]===void 0?Kt:d[3]==='"'?Ri:Ci):a===Ri||a===Ci?a=Kt:a===Ni||a===Pi?a=ze:(a=Kt,r=void 0);let k=a===Kt&&e[l+1].startsWith("/>")?" ":"";i+=a===ze?u+gu:h>=0?(o.push(m),u.slice(0,h)+Bi+u.slice(h)+Bt+k):u+Bt+(h===-2?l:k)}return[Fi(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},Je=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let i=0,a=0,l=t.length-1,u=this.parts,[m,d]=yu(t,n);if(this.el=e.createElement(m,o),Yt.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=Yt.nextNode())!==null&&u.length<l;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(Bi)){let g=d[a++],k=r.getAttribute(h).split(Bt),S=/([.?@])?(.*)/.exec(g);u.push({type:1,index:i,name:S[2],strings:k,ctor:S[1]==="."?yr:S[1]==="?"?br:S[1]==="@"?wr:ke}),r.removeAttribute(h)}else h.startsWith(Bt)&&(u.push({type:6,index:i}),r.removeAttribute(h));if(qi.test(r.tagName)){let h=r.textContent.split(Bt),g=h.length-1;if(g>0){r.textContent=Vn?Vn.emptyScript:"";for(let k=0;k<g;k++)r.append(h[k],Qe()),Yt.nextNode(),u.push({type:2,index:++i});r.append(h[g],Qe())}}}else if(r.nodeType===8)if(r.data===Di)u.push({type:2,index:i});else{let h=-1;for(;(h=r.data.indexOf(Bt,h+1))!==-1;)u.push({type:7,index:i}),h+=Bt.length-1}i++}}static createElement(t,n){let o=Jt.createElement("template");return o.innerHTML=t,o}};function we(e,t,n=e,o){if(t===Ye)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,i=Ke(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=we(e,r._$AS(e,t.values),r,o)),t}var $r=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??Jt).importNode(n,!0);Yt.currentNode=r;let i=Yt.nextNode(),a=0,l=0,u=o[0];for(;u!==void 0;){if(a===u.index){let m;u.type===2?m=new Xe(i,i.nextSibling,this,t):u.type===1?m=new u.ctor(i,u.name,u.strings,this,t):u.type===6&&(m=new kr(i,this,t)),this._$AV.push(m),u=o[++l]}a!==u?.index&&(i=Yt.nextNode(),a++)}return Yt.currentNode=Jt,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Xe=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=we(this,t,n),Ke(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==Ye&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):$u(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&Ke(this._$AH)?this._$AA.nextSibling.data=t:this.T(Jt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=Je.createElement(Fi(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let i=new $r(r,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(t){let n=ji.get(t.strings);return n===void 0&&ji.set(t.strings,n=new Je(t)),n}k(t){xr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let i of t)r===n.length?n.push(o=new e(this.O(Qe()),this.O(Qe()),this,this.options)):o=n[r],o._$AI(i),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=_i(t).nextSibling;_i(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},ke=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,i){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=p}_$AI(t,n=this,o,r){let i=this.strings,a=!1;if(i===void 0)t=we(this,t,n,0),a=!Ke(t)||t!==this._$AH&&t!==Ye,a&&(this._$AH=t);else{let l=t,u,m;for(t=i[0],u=0;u<i.length-1;u++)m=we(this,l[o+u],n,u),m===Ye&&(m=this._$AH[u]),a||=!Ke(m)||m!==this._$AH[u],m===p?t=p:t!==p&&(t+=(m??"")+i[u+1]),this._$AH[u]=m}a&&!r&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},yr=class extends ke{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},br=class extends ke{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},wr=class extends ke{constructor(t,n,o,r,i){super(t,n,o,r,i),this.type=5}_$AI(t,n=this){if((t=we(this,t,n,0)??p)===Ye)return;let o=this._$AH,r=t===p&&o!==p||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,i=t!==p&&(o===p||r);r&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},kr=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){we(this,t)}};var bu=vr.litHtmlPolyfillSupport;bu?.(Je,Xe),(vr.litHtmlVersions??=[]).push("3.3.3");var C=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let i=n?.renderBefore??null;o._$litPart$=r=new Xe(t.insertBefore(Qe(),i),i,void 0,n??{})}return r._$AI(e),r};function tn(e){return e.stage!=="over"&&!R(e)&&e.seats[e.turn-1].yours}function T(e){return e.table!==null&&!e.looking&&!e.pending&&tn(e.table)}function Tt({table:e,looking:t,pending:n}){return Fn(e)&&!t&&!n}function Xt(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function ve(e){return T(e)&&Xt(e.table)}function xe(e){let{table:t,looking:n}=e;return Xt(t)&&Dt(e)&&!n&&t?.stage!=="over"}function Zn(e){return T(e)&&e.hint?.type==="hint"?e.hint.move:null}function Hi(e,t){let{hint:n,looking:o,table:r}=e;return n?.type!=="why"?r?.turn===t?Zn(e):null:n.player===t&&!o?n.better:null}function Dt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&P(e)}function en(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function L(e,t){return e.table?.options.find(n=>n.letter===t)}function Se(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function te(e,t){let n=L(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function q(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?_n(e.table.special_cells):te(e,t)}function Ee(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?en(e)?.turn??1:1}function zn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):L(e,o.letter)?.completes_7x7?.includes(t)??!1}function Er(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=ct(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function nn({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return xi(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function Qn(e,t){return e.flatMap(n=>Er(n,t)??[])}function Ui(e){let{table:t,placement:n,weighing:o}=e;if(!t||!T(e))return null;let r=n.letter??(o?null:""),i=r===""||r==="+"?void 0:L(e,r);if(!i)return null;let{consequence:a}=i,l=t.turn,u=t.players[l-1].time,m=t.time_board.special_patches_left.filter(d=>d>u&&d<=a.time);return{player:l,from:u,to:a.time,marks:[...a.income_marks,...m],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function Wi({player:e,to:t,income:n,special:o,next:r},i){let l=[n>0?s("preview-income",{count:n}):"",o?s("preview-special"):""].filter(Boolean).join(", ");return`${s("preview-space",{space:String(t)})}${l?`: ${l}`:""}. ${ir("then",r,e,i)}`}var Mr=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Gi(e){let t=Mr.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Ar(e,t){let n=2*Math.PI/e,o=(t*Math.sin(n/2)*1.02).toFixed(2),r=Array.from({length:e},(i,a)=>`A${o} ${o} 0 0 1 ${Vi(t,(a+1)*n)}`);return`M${Vi(t,0)}${r.join("")}Z`}function Vi(e,t){return`${(Math.sin(t)*e).toFixed(2)} ${(-Math.cos(t)*e).toFixed(2)}`}var Zi="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function wu(e){return e`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function ku(e){return e`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function vu(e){return e`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function xu(e){let t=e`<circle r="6.6" fill="var(--tile)"></circle>`,n=(o,r,i)=>e`<g id=${`tile-${o}`}><path d=${i} fill=${r}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${t}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",Ar(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",Ar(14,8.8))]}function Su(e){let t=n=>e`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function on(e){return e`${wu(e)} ${ku(e)} ${vu(e)} ${xu(e)} ${Su(e)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${Zi} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function zi(e=on){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${e($)}
      ${Mr.map(t=>{let{cloth:n,weave:o}=Gi(t);return Tr(`fabric-${t}`,10,$`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${o}`}></use></g>`)})}
      ${Tr("fabric-cell",10,$`<use href="#cell"></use>`)}
      ${Tr("fabric-covered",5,$`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function Tr(e,t,n){return $`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function $t(e,t,n,o=1){return $`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${o})`}></use>`}function Q(e,t,n){return $t("button",e,t,n/10)}function Eu(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function rn(e,t,n,[o,r],i){let a=t.orientations[n],l=tt(t.orientations[0]);return $`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${z(a,10,.25)}></path>
    <path class="stitches" d=${z(a,10,1.1)}></path>
    ${Eu(t).map(u=>{let[m,d]=li(u,l,n);return Q((d+.5)*10,(m+.5)*10,2.6)})}
    ${i?Mu(a[0],e):p}
  </g>`}function Mu([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return $`<text class="letter" x=${o} y=${r}>${n}</text>`}function Or([e,t]){return $`<g class="patch special">${$t("special",t*10,e*10)}</g>`}function sn(e,t,n,o){let[r,i]=tt(t.orientations[n]),a=Math.max(4,r,i)*10+1.2,[l,u]=[(i*10-a)/2,(r*10-a)/2];return c`<svg class="framed" viewBox=${`${l} ${u} ${a} ${a}`} aria-hidden="true">
    ${rn(e,t,n,[0,0],o)}
  </svg>`}function Kn(e,t,n,o){let[r,i]=tt(t.orientations[n]);return c`<svg
    class=${`picture w${i} h${r}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${rn(e,t,n,[0,0],o)}
  </svg>`}var Qi={cloth:Oi(),thread:Li()},an=[1,2];function Ki(e){return e.time_board.on_top===1?[an[1],an[0]]:an}function Yi(e,t){let[n,o]=e.players.map(u=>u.time),r=n===o?s("tokens-together",{space:String(n),name:x(t,e.time_board.on_top)}):an.map(u=>s("token-at",{...et(t,u),space:String(e.players[u-1].time)})).join(" "),i=e.time_board.special_patches_left,a=e.automa?` ${Qt(e.automa)}`:"",l=i.length?i.join(", "):s("none");return`${r} ${s("special-left",{spaces:l})}${a}`}function Lr(e,t,n,o){return $`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
    ${$t(`token-${e}`,0,0,o/4)}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function Ji({numeral:e},t,n,o){let r=Array.from({length:16},(i,a)=>{let l=a%2?o*.78:o,u=a*Math.PI/8;return`${(Math.sin(u)*l).toFixed(2)} ${(-Math.cos(u)*l).toFixed(2)}`});return $`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Xi({automa:e},t,n){if(!e?.marker_on_board)return p;let[o,r]=t(e.marker);return Ji(e,o,r,n)}function ta(e){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Lr(e,0,0,4.4)}
  </svg>`}function Tu(e,t,n,o=null){let r=Qi[n],i=n==="cloth"?84:96,{income:a,special_patches:l,special_patches_left:u}=e.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${Yi(e,t)}
  >
    ${n==="thread"?[Ou(),Lu(r)]:p}
    ${r.map((m,d)=>_u(m,d,n))}
    ${o?ea(o,m=>r[m].centre):p}
    ${a.map(m=>{let{x:d,y:h}=r[m].entry;return Yn(m,o,Q(d,h,2.5))})}
    ${l.map(m=>{let{x:d,y:h}=r[m].entry;return Yn(m,o,Jn(d,h,4.8,u.includes(m)))})}
    ${o?na(o,r[o.to].centre,4.6):p}
    ${Xi(e,m=>[r[m].centre.x,r[m].centre.y],5.4)}
    ${Iu(e,r)}
  </svg>`}function Yn(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return $`<g class=${r} data-mark=${e}>${n}</g>`}function ea({player:e,from:t,to:n},o){let i=Array.from({length:n-t+1},(a,l)=>o(t+l)).map(({x:a,y:l})=>`${a.toFixed(1)} ${l.toFixed(1)}`).join("L");return $`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${i}`} data-testid="walk"></path>`}function na({player:e,to:t},{x:n,y:o},r){return $`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${$t(`token-${e}`,0,0,r/4)}</g>`}function Ou(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>$`<use href="#corner"
      transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function Lu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return $`<path class="strand" d=${`M${t.join("L")}`}></path>`}function _u({centre:{x:e,y:t}},n,o){let r=n===53,i=o==="cloth"&&r?"space-end":`space-${o}`,a=n===0||r?"end":n%2?"odd":"even",l=n===0&&o==="cloth"?s("board-start"):n;return $`<g class=${`space ${a}`}>
    ${$t(i,e,t,o==="thread"&&r?1.14:1)}
    <text x=${e} y=${t+1.2}>${l}</text></g>`}function Jn(e,t,n,o){let[r,i]=[e-n/2,t-n/2];return o?$t("special",r,i,n/10):$`<rect class="mark-taken" x=${r} y=${i} width=${n} height=${n}
    rx="0.6"></rect>`}function Iu(e,t){let n=e.players[0].time===e.players[1].time;return Ki(e).map((o,r)=>{let{x:i,y:a}=t[e.players[o-1].time].centre,l=n?r*-2.6+1.3:0;return Lr(o,i+l*.6,a+l,4)})}var cn={left:5,span:150,bar:9.5,above:4,below:15};function Ot(e){return cn.left+e*cn.span/53}function Xn(e){return e===1?cn.above:cn.below}function oa(e,t){return Qi[e][t].centre}function Nu(e,t,n){let{income:o,special_patches:r,special_patches_left:i}=e.time_board,{bar:a}=cn;return c`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Yi(e,t)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${an.map(l=>$`<rect class=${`gone gone-${l}`} x="3" y=${l===1?a-1.6:a}
        width=${Math.max(2,Ot(e.players[l-1].time)-3)} height="1.6"></rect>`)}
    ${n?ea(n,l=>({x:Ot(l),y:a})):p}
    ${o.map(l=>Yn(l,n,Q(Ot(l-.5),a,2.1)))}
    ${r.map(l=>Yn(l,n,Jn(Ot(l-.5),a,4.2,i.includes(l))))}
    ${Xi(e,l=>[Ot(l),a],3.6)}
    ${n?na(n,{x:Ot(n.to),y:Xn(n.player)},3.2):p}
    ${Ki(e).map(l=>{let{time:u}=e.players[l-1];return Lr(l,Ot(u),Xn(l),3.3)})}
  </svg>`}function Pu({automa:e}){let t=[[s("legend-income"),Q(0,0,2.4)],[s("legend-special"),Jn(0,0,4.6,!0)],[s("legend-taken"),Jn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?s("legend-marker",{space:String(n)}):s("legend-no-marker"),Ji(e,0,0,2.9)]]}function to(e,t,n,o,r=null,i=1){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${s("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${s(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?Wi(r,t):s("time-note",{name:x(t,i),distances:Zt(e,i)})}
    </p>
    <div class="spiral-box">${Tu(e,t,n,r)}</div>
    <div class="line-box">${Nu(e,t,r)}</div>
    <ul class="legend">
      ${Pu(e).map(([a,l])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${a}</li>`)}
    </ul>
  </section>`}var eo=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?Dn(t,n):[];if(!r){this.scene=null;return}let i=cr(r.move),a=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,l=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:m}=Ei(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:u,marks:m,picture:l}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let i=this.targetOf(cr(t),n);if(!o||!i)return;let[a,l]=[o.box,i.getBoundingClientRect()],u=this.overlay("flying",[o.image]),m=(h,g)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${g})`}),d=Math.max(l.width,l.height)/170;this.run(u,[m(a,a.width/170),m(l,d)],r*.9).onfinish=()=>u.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(a=>a.getBoundingClientRect().width>0),[i]=r.sort((a,l)=>l.getBoundingClientRect().width-a.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(l,u)=>t.from+u),i=l=>oa(this.look(),l),a=l=>({x:Ot(l),y:Xn(n)});for(let[l,u]of[["spiral",i],["time-line",a]]){let m=this.root.querySelector(`.${l} .token-${n}`),d=r.map(u).map(({x:h,y:g})=>({transform:`translate(${h}px, ${g}px)`}));m&&this.run(m,d,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let i=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[l,u]=[i.x-4,i.y-4],m=[{transform:`translate(${l}px, ${u+10}px)`,opacity:0},{transform:`translate(${l}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${l}px, ${u-12}px)`,opacity:1}];this.run(a,m,o).onfinish=()=>a.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Me=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],Ae=3,no=65536,ra=18e4;function sa({mode:e,board:t,seats:n,automa:o}){let[r]=Ue(n);if(r===void 0||e==="remote")return null;let i={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...i,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=r===1?"opponent":"you";return{...i,opponent:"computer",level:Cu(n[2-r].name),first:a}}function Cu(e){return Number(/level (\d+)$/.exec(e)?.[1]??Ae)}var ia=16;function _r(e,t){let n=or(t);return n!==null&&Ru(e,t,n)||Du(e,t,n)||{text:e.told||qu(t),actions:[],urgent:!1}}function aa(e,t,n){return n==="rematch"?Ir(t):_r(e,t).actions.some(([o])=>o===n)}function Ir(e){let t=or(e);return t===null||e.stage!=="over"||$e(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function Ru(e,t,n){return R(t)?null:t.stage==="over"?Bu(t,n):ju(e,t,n)}function ju({fallen:e},t,n){let o=Nr(t.seats,He(n));return t.offer&&t.offer.seat!==n?{text:s("asks-takeback",{name:o}),actions:[["accept",s("accept")],["decline",s("decline")]],urgent:!0}:e===He(n)?{text:s("time-is-up",{who:"other",name:o}),actions:[["claim",s("claim")]],urgent:!0}:e===n?{text:s("your-time-up",{name:o}),actions:[],urgent:!0}:t.offer?{text:s("you-asked-takeback",{name:o}),actions:[],urgent:!1}:null}function Bu({rematch:e,seats:t},n){let o=Nr(t,He(n));return e.game!==null?{text:s("rematch-open"),actions:[],urgent:!1}:e.asked.includes(n)?{text:s("you-asked-rematch",{name:o}),actions:[],urgent:!1}:e.asked.includes(He(n))?{text:s("asks-rematch",{name:o}),actions:[["rematch",s("play-again")]],urgent:!0}:null}function Du(e,t,n){let o=Pr(t);if(o===null||t.stage==="over")return null;let r=Nr(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:s("is-away",{name:r}),actions:[],urgent:!1}:{text:s("long-away",{name:r}),actions:[["handover",s("let-computer-play")]],urgent:!1}}function Nr(e,t){let n=x(e,t);return n.length>ia?`${n.slice(0,ia-1).trimEnd()}…`:n}function Pr(e){return e.mode!=="remote"?null:Ct.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function qu({clock:e,rated:t,takebacks:n}){return`${[e?pe(e.control):s("terms-no-clock"),s(t?"terms-rated":"terms-not-rated"),...n?[]:[s("terms-no-takebacks")]].join(", ")}.`}function lt(e){return R(e)?Cr(e):At(e,e.seats)}function Te(e){return R(e)?Fu(e):gt(e,e.seats)}function Cr(e){let t=We(e);return t?s("waiting-for",{name:t}):e.access==="public"?s("waiting-for-another"):s(P(e)?"waiting-for-friend":"waiting-for-second")}function Fu(e){let t=We(e);return t?s("seat-kept-for",{name:t}):e.access==="public"?s("seat-for-anyone"):s(P(e)?"begins-by-link":"seat-for-invited")}function ca(e,t){if(!e)return"";let{player:n}=e,o=n===null?{who:"other",name:""}:et(t.seats,n);switch(e.kind){case"join":return s("took-seat",o);case"handover":return s("took-over",o);case"ask":return s("asked-takeback",o);case"decline":return s("declined-takeback",o);case"rematch":return s("asked-rematch",o);case"rematch_opened":return s("rematch-open");case"takeback":return s("move-taken-back");default:return""}}function la(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&P(t)?t.rematch.game:null}function ua(e,t,n,o=""){let r=`${lt(t)}. ${Te(t)}`;if(!e)return r;let i=e.moves.length;return t.moves.length<i?s("taken-back",{turn:r}):o?lt(e)===lt(t)?o:`${o} ${r}`:[...t.moves.slice(i).map(({number:l,player:u,move:m})=>{let d=u===2&&t.automa?.turns.find(h=>h.number===l);return d?Un(d,n):s("move-by",{name:x(t.seats,u),move:jt(m,n,!0)})}),...Hu(e,t),r].join(" ")}function Hu(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[s("takes-tile",et(t.seats,o===0?1:2))])}function pa(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return s("put-back");if(!n)return"";let r=q(e);if(!r)return H(o.cursor);if(!o.origin){let g=L(e,r.letter),k=g?vt(g):null,S=r.letter==="+"?s("special-patch"):e.patches[r.letter].name;return k?s("chosen-but",{patch:S,reason:k}):s("chosen",{patch:S})}let i=n.players[n.turn-1].cells,a=ht(o,r),l=ft(a,i,L(e,r.letter)),u=H(o.origin);if(l)return s("ghost-against",{cell:u,reason:l});let m=de(i,a),d=m.length>0?s("ghost-fits-making",{cell:u,holes:st(m.map(sr))}):s("ghost-fits",{cell:u});return zn(e,fe(o,r)??"")?`${d} ${s("ghost-tile")}`:d}function ma(e,t){let{table:n}=e,o=L(e,t);return!n||!o?"":`${Rn(o,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function Rr(e,t,n){return[...t.placements].map(o=>{let r=ct(o.slice(1)),i=Mt(t.patch.orientations[o[0]],r),a=de(e,i).length;return{key:o,score:Uu(e,i)-6*a}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function da(e,t,n){let o=[...t.placements].filter(i=>i[0]===String(n)),r=new Set(o.length>0?o:t.placements);return Rr(e,{...t,placements:r},1)[0]??null}function Uu(e,t){let n=new Set(t.map(String)),o=0;for(let[r,i]of t)for(let[a,l]of[[r-1,i],[r+1,i],[r,i-1],[r,i+1]])(a<0||l<0||a>=9||l>=9||e[a*9+l]!=="."&&!n.has(`${a},${l}`))&&(o+=1);return o}function jr({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=De(e.clock,n,t,o);return{text:Mn(r),sentence:ti(r),low:ei(e.clock.control,r)}}var oo=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Ct){let r=jr(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let i=t?.clock,a=i?.running??null,l=a===this.running?this.left:null;if(this.running=a,this.left=null,!t||!i||!n||a===null)return o!==null&&this.outside.onTime({fallen:null}),null;let u=De(i,a,n,r);this.left=u;let m=u===0?a:null;m!==o&&this.outside.onTime({fallen:m,timeSaid:Gu(t,m)});let d=l===null?null:ni(l,u);return d!==null&&this.outside.onTime({timeSaid:Wu(t,a,d)}),oi(u)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+ra-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Wu({seats:e},t,n){return s("seconds-left",{...et(e,t),count:n})}function Gu({seats:e},t){return t===null?"":s("time-is-up",et(e,t))}function fa(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:s("no-table-yet")};if(r==="")return{error:s("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return Qu(e,o,r);let[i,a,...l]=r.toLowerCase().split(/\s+/);if(l.length>0)return{error:s("expected")};switch(i){case"pass":case"p":return zu(e);case"undo":case"u":return Dt(e)?{request:{type:"undo"}}:{error:s("nothing-to-undo")};case"turn":return Tt(e)?{request:{type:"turn"}}:{error:s("no-card-now")};case"hint":case"h":return ve(e)?{request:{type:"hint"}}:{error:tp(e)};case"why":return xe(e)?{request:{type:"why"}}:{error:ep(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:s("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return Vu(e,o,i);case"clock":return{say:Zu(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:Ju(e,o)};case"q":return{say:ga(e,o,Ee(e))};case"o":return{say:Xu(e,o)};case"t":return{say:np(o)};case"l":return{say:op(e,o)};case"s":return{say:rp(o)};case"w":return ha(e,a,u=>({say:ma(e,u)}));case"fit":return ha(e,a,u=>Yu(e,o,u));default:return{error:s("no-such-command",{text:r,expected:s("expected")})}}}function Vu(e,t,n){return aa(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:s(`nothing-to-${n}`)}}function Zu(e,t,n){let o=[1,2].map(r=>{let i=r,a=jr(e,i,n),l=x(t.seats,i);return a&&s("name-and-clock",{name:l,clock:a.sentence})});return o[0]===null?s("no-clock-here"):`${o.join("; ")}.`}function zu(e){let t=L(e,null);return!T(e)||!t?.available?{error:ro(e)}:{request:{type:"move",move:"pass"}}}function ro(e){let{table:t}=e;return e.looking?s("go-back-first"):e.pending?s("on-its-way"):t?.stage==="over"?s("game-over"):Tt(e)?s("turn-card-first"):t&&R(t)?`${Cr(t)}.`:s(t?.stage==="special_patch"?"place-special-first":"not-your-turn")}function Qu(e,t,n){if(!T(e))return{error:ro(e)};let o=t.players[t.turn-1].cells,r=ct(n.slice(-2));if(!r)return{error:s("expected")};if(n.startsWith("+")){if(t.stage!=="special_patch")return{error:s("no-special-now")};if(t.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let i=ft([r],o,void 0)??s("cannot-go-there");return{error:s("special-wrong",{reason:i})}}return t.stage==="special_patch"?{error:ro(e)}:Ku(e,t,n,r)}function Ku(e,t,n,o){let r=n[0],i=L(e,r);if(!i)return{error:s("not-on-offer",{letter:r,letters:Se(t).join(", ")||s("none")})};let{name:a,orientations:l}=e.patches[r],u=Object.keys(l).join(", "),m=l[n[1]];if(!m)return{error:s("has-orientations",{patch:a,codes:u})};let d=vt(i);if(d)return{error:s("chosen-but",{patch:a,reason:d})};if(i.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=Mt(m,o),k=h.some(([S,D])=>S>8||D>8)?s("not-on-quilt"):ft(h,t.players[t.turn-1].cells,i);return{error:s("patch-wrong",{patch:a,reason:k??s("cannot-go-there")})}}function ha(e,t,n){let o=e.table?Se(e.table):[];if(t==="pass"&&L(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?s("say-which",{count:o.length}):s("none-on-offer")}:n(r)}function Yu(e,t,n){let o=n===null?null:te(e,n);if(!o)return{error:s("say-which-fit")};let r=Rr(t.players[t.turn-1].cells,o,8),i=r.map(a=>o.letter+a).join(" ");return{say:r.length?s("places-best-first",{count:o.placements.size,tokens:i}):s("it-fits-nowhere")}}function Ju(e,t){let n=Se(t);if(n.length===0)return s("none-on-offer");let o=n.map((a,l)=>{let u=L(e,a),m=u?vt(u):null,d=`${l+1}: ${Vt(e.patches[a])} (${a})`;return m?`${d}, ${m}`:d}),r=L(e,null),{time:i}=t.players[t.turn-1];return`${o.join(". ")}. ${r?wi(r,i):""}.`}function ga(e,t,n){let{cells:o,patches:r}=t.players[n-1],i=r.map(a=>Bn(a,e.patches)).join("; ");return s("quilt-in-words",{name:x(t.seats,n),quilt:`${jn(o)} ${i?`${i}.`:""}`})}function Xu(e,t){return t.automa?s("automa-says",{text:Gn(t,t.automa,e.patches)}):ga(e,t,3-Ee(e))}function tp(e){return Xt(e.table)?ro(e):s("no-hints-here")}function ep(e){return s(Xt(e.table)?"no-move-to-compare":"no-hints-here")}function np(e){let t=[1,2].map(o=>{let r=o,{time:i}=e.players[o-1];return s("name-on-space",{name:x(e.seats,r),space:String(i),distances:Zt(e,r)})}),n=e.automa?` ${Qt(e.automa)}`:"";return`${t.join("; ")}.${n} ${gt(e,e.seats)}`}function op(e,t){let n=t.moves.at(-1);if(!n)return s("no-move-so-far",{turn:lt(t)});let o=e.account.turns.find(i=>i.number===n.number);if(o)return Un(o,e.patches);let r=x(t.seats,n.player);return s("last-move",{number:String(n.number),name:r,move:jt(n.move,e.patches,!0)})}function rp(e){let t=[1,2].map(n=>sp(e,n));return s("if-ended-now",{scores:t.join("; ")})}function sp({automa:e,players:t,seats:n},o){let{score:r,buttons:i,income:a}=t[o-1],l={score:N(r),count:i};return e&&o===2?s("score-with",{...l,name:"Automa"}):s("score-with-income",{...l,name:x(n,o),income:a})}var ip=new Set(["presence","ready","thinking"]),ap=["1","2"];function $a(e,t){let{number:n,now:o=null,acknowledges:r,event:i,changed:a,players:l,moves:u}=t;return!(n===e.number+1&&!ip.has(i.kind))&&n!==e.number||u.keep>e.moves.length?null:{...e,...a,number:n,now:o,acknowledges:r,players:e.players.map((d,h)=>({...d,...l[ap[h]]})),moves:[...e.moves.slice(0,u.keep),...u.add]}}var ya=250,cp=2e3,lp=5e3,up=15e3,so=class{constructor(t,n){this.outside=t,this.table=n,this.wait=ya,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),lp)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=ya,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":case"why":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),up)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:$a(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(cp,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ba(e){return{patches:e,table:null,status:"connecting",pending:null,placement:gi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function wa(e,t){switch(t.type){case"table":return mp(pp(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return fp(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:ka(e)};case"return":return Br({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Fe(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function pp(e,t,n){let o=Pr(t)!==null;return{...e,anchor:Xs(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function mp(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=ca(n,t),i=ua(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:i,told:r}:Br({...e,table:t,said:i,told:r,looking:null,ghostText:"",copied:"",hint:null,account:hp(e,t),seen:dp(e,t),placement:ka(e)})}function dp({seen:e,table:t},n){let o=Dn(t,n),r=Object.values(e).filter(({number:i})=>i<=n.moves.length);return Object.fromEntries([...r,...o].map(i=>[i.number,i]))}function hp({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let i=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:i?e.run:e.run+1}}function ka({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Br(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!tn(t))return e;let n=_n(t.special_cells);return{...e,placement:er(e.placement,null,{type:"choose",choice:n})}}function fp(e,t){if(e.pending)return e;let n=q(e),o=er(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Br(r):r,ghostText:pa(r,t)}}var gp={normal:350,faster:160,off:0},$p={normal:1200,faster:500,off:0},io=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,$p[t]-this.spent);return Math.min(gp[t],Math.floor(o/n))}};var yp=new Set(["thinking","ready","presence"]),bp=[3,3],ao=class{constructor(t,n,o){this.id=t.game,this.store=I(wa,ba(n));let{dispatch:r}=this.store;this.connection=new so({open:o,later:(i,a)=>Number(setTimeout(i,a)),forget:i=>clearTimeout(i),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(i,a)=>this.hear({table:i,happened:a,at:performance.now()}),onRefusal:i=>this.refused(i),onHint:i=>r({type:"hint",hint:i}),onStatus:i=>r({type:"status",status:i}),onPending:i=>r({type:"pending",request:i})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.telling=new io({later:(i,a)=>Number(setTimeout(i,a)),forget:i=>clearTimeout(i),pace:()=>this.pace()},(i,a)=>{this.onShow(i,a),r({type:"table",...i})}),r({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(t){let{table:n,happened:o}=t;if(o&&yp.has(o.kind))return this.telling.receive(t,!1);let r=o?.kind==="move"||o?.kind==="card",i=!o?.player||n.seats[o.player-1].yours;r&&!i?this.telling.receive(t,!0):this.telling.interrupt(t)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!T(this.state))return;let o=te(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!T(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=q(this.state);if(!n||!r||o.letter!==t)return;let i=W(o,t),a=da(n.players[n.turn-1].cells,r,i),l=a?ct(a.slice(1)):null,u=a?Number(a[0]):i;this.placement({type:"put",orientation:u,origin:l??bp})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?Se(n)[t]:void 0;r===void 0||!T(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=q(t);if(!n||!T(t))return;if(!r)return this.complain(s("choose-first"));if(!o.origin)return this.placement({type:"show"});let i=L(t,r.letter),a=ft(ht(o,r),n.players[n.turn-1].cells,i,!1),l=In(o,r);if(a||!l)return this.complain(i&&i.missing>0&&a===vt(i)?s("it-is-wrong",{reason:a??""}):s("cannot-place",{reason:a??s("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:l})}pass(){T(this.state)&&L(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Dt(this.state))){if(Hn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){Tt(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){ve(this.state)&&this.send({type:"hint"})}why(){xe(this.state)&&this.send({type:"why"})}forgetHint(){this.store.dispatch({type:"hint",hint:null})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Ys({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:s("told-server")})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&sa(n);if(o)try{t((await ce(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1,this.connection.send(t)||this.complain(s("on-its-way"))}command(t){let n=fa(this.state,t,performance.now()),o=(r,i)=>this.store.dispatch({type:"notice",notice:{kind:r,text:i,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"help"in n?this.onHelp():"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await Zs(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var ln={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},va={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},w:{type:"why"},"/":{type:"command"},"?":{type:"help"}};function xa({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(ln,e)){let a=ln[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:a}}}let i=e.length===1?e.toLowerCase():e;return i==="n"?{type:"placement",event:{type:"next",back:t}}:i==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(va,i)?va[i]:null}var wp=600,co=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&Tt(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let i=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},i?0:wp)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var kp=4,vp=1.5,xp=120,lo=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(i,a,l=!1)=>t.addEventListener(i,u=>a(u),{signal:o.signal,capture:l});r("pointerdown",i=>this.down(i)),r("pointermove",i=>this.move(i)),r("pointerup",i=>this.up(i)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",i=>this.click(i),!0),r("contextmenu",i=>this.flip(i)),t.addEventListener("wheel",i=>this.wheel(i),{signal:o.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),i=r.width/9,[a,l]=[Math.floor((n-r.top)/i),Math.floor((t-r.left)/i)];return a>=-1&&l>=-1&&a<=9&&l<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,l))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!T(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let i=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:i,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=te(this.game.state,n),i=t.querySelector(".patch");if(!r||!i)return null;let a=r.patch.orientations[W(this.game.state.placement,n)],[l,u]=tt(a),m=i.getBoundingClientRect(),d=Math.floor((o.clientY-m.top)/m.height*l),h=Math.floor((o.clientX-m.left)/m.width*u);return a.find(g=>dt(g,[d,h]))??It(a)}heldCell(t){let{placement:n}=this.game.state,o=q(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!ht(n,o).some(i=>dt(i,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<kp)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=q(this.game.state);if(!n)return;let o=Nt(this.game.state.placement,n),r=o.filter(a=>a[0]===tt(o)[0]-1),i=t.touch?r[Math.floor(r.length/2)]:t.anchor??It(o);this.game.placement({type:"hold",anchor:i}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*vp:0,i=this.cellAt(n.clientX,n.clientY-r);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=i!==null;let a=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=q(n.state),i=this.cellAt(t.clientX,t.clientY);!i||!r||(o.set&&this.commits(t,i)?n.commit():n.placement({type:"set",cell:i}))}commits(t,n){let{placement:o}=this.game.state,r=q(this.game.state);if(!r)return!1;let i=ht(o,r);return i.length>0&&ge(o,r)&&dt(Ln(i),n)?!0:t.pointerType==="touch"?!1:[...i,o.cursor].some(a=>dt(a,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<xp||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&T(n)&&(q(n)?.letter??"+")!=="+"}};function uo(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(ln,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,ln[e.key]),!0)}var po=class{constructor(t){this.outside=t,this.store=I((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:Sa(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:Sa(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:s("link-is-copied")})}catch{this.store.dispatch({told:s("cannot-copy")})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:s("share-text"),url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":s("cannot-share")})}}};function Sa(e){return e instanceof Error?e.message:String(e)}var Sp=["classic","anniversary","valentine"];function Ea(e){return Sp.some(t=>t===e)}var Dr={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,strength:Ae},Ep=12,mo=new Map;function Ma(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(mo.get(e)??"null");throw t}}function qr(e,t){let n=JSON.stringify(t);mo.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function Aa(){let e=Ma("quiltbee.settings"),t={...Dr,...typeof e=="object"?e:null},n=Ea(t.edition)?t.edition:Dr.edition,o=Xo(t.language)?t.language:Dr.language;return{...t,edition:n,language:o}}function Ta(e){qr("quiltbee.settings",e),Mp(e.language)}function Mp(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function Oe(){let e=Ma("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function Oa(e,t){let n=Oe().filter(o=>o.id!==e);qr("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,Ep))}function La(e){qr("quiltbee.games",Oe().filter(t=>t.id!==e))}function ho(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return mo.get(`invitation.${e}`)??null;throw t}}function ee(e,t){mo.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function _a(e,t){let n=new po({origin:location.origin,renew:()=>Ks(e),draw:Be,copy:r=>fo(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>ho(e),set:r=>ee(e,r)}}),o=new me({me:at,sit:r=>xn(e,r),go:t});return{inviting:n,joining:o}}async function fo(e){if(!navigator.clipboard)throw new Error(s("no-clipboard"));await navigator.clipboard.writeText(e)}function Ia({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",i=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${i}`}function Na({mine:e},t){return e||t>0}var un=document.querySelector("link[rel=icon]"),Ap=[un.href,new URL(un.dataset.waiting??"",un.href).href],Fr={text:"",mine:!1},Hr=0;function pn(e,t=!1){Fr={text:e,mine:t},Pa()}function go(e){Hr=e,Pa()}function Pa(){let e=Ia(Fr,Hr);document.title!==e&&(document.title=e);let t=Ap[Na(Fr,Hr)?1:0];un.href!==t&&(un.href=t)}var Tp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(e){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${Tp[e]}></path>
  </svg>`}function Ra({clock:e},t){if(!e)return p;let n=e.running===t;return c`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${s(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function ja(e,t,{text:n,sentence:o,low:r}){let i=e.querySelector(`[data-clock="${t}"]`);i&&(i.dataset.low=r?"true":"false",Ca(i.querySelector(".clock-time"),n),Ca(i.querySelector(".clock-words"),o))}function Ca(e,t){e&&e.textContent!==t&&(e.textContent=t)}function mn(e){return s(`level-name-${e}`)}function Ba(e){return s("level-sentence",{level:String(e),name:mn(e),audience:s(`level-for-${e}`)})}function U(e,t,n,o,r){return c`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([i,a])=>c` <label
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
  </fieldset>`}var Op=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function $o(e){let t=Op.map(([n,o])=>[n,c`${w(o)}<span>${s(`edition-${n}`)}</span>`]);return U("edition",s("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function K(e){return e.target.value}function ut(e){return e.target.checked}function yo(e){let t=e.settings.language,n=[["auto",s("language-auto")],...Object.entries(Jo)],o=r=>e.change({language:K(r)});return c`<label class="language-pick"
    >${s("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,i])=>c`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===t}
          >
            ${i}
          </option>`)}
    </select></label
  >`}function Lp(e){return`${e}`}function G(e,t,n={}){let o=Object.keys(t).map(i=>[i,Lp(i)]);return s(e,{...n,...Object.fromEntries(o)}).split("").map((i,a)=>a%2?t[i]:i)}var _p=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],Ip=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Np=[["cloth","look-cloth"],["thread","look-thread"]];function qa(e,t,n){let{theme:o,motion:r,look:i,letters:a,coordinates:l}=e.settings,u=m=>d=>e.change({[m]:d});return c`<div class="panel-head">
      <h2 id="dialog-heading">${s("settings")}</h2>
      <button type="button" class="main" @click=${t}>${s("settings-done")}</button>
    </div>
    <div class="settings">
      ${$o(e)} ${U("theme",s("setting-theme"),Ur(_p),o,u("theme"))}
      ${U("motion",s("setting-motion"),Ur(Ip),r,u("motion"))}
      ${U("look",s("setting-look"),Ur(Np),i,u("look"))}
      ${Da("letters",a,m=>e.change({letters:m}))}
      ${Da("coordinates",l,m=>e.change({coordinates:m}))}
      ${yo(e)}
      <button type="button" data-testid="open-command" @click=${n}>
        ${G("open-command-line",{key:c`<kbd>/</kbd>`})}
      </button>
    </div>`}function Ur(e){return e.map(([t,n])=>[t,s(n)])}function Da(e,t,n){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(ut(o))}
    /><span>${s(`setting-${e}`)}</span></label
  >`}function Fa(e,t,n){if(e.dialog===null)return p;let o=()=>t.dialog(null),r=()=>qa(n,o,()=>t.type(!0));return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:Pp,practice:qp,abort:Rp,handover:jp,report:Dp}[e.dialog](t,o)}
  </dialog>`}function Ha(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function Pp(e,t){return c`<h2 id="dialog-heading">${s("resign-question")}</h2>
    <p>${Cp(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${s("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        ${s("resign")}
      </button>
    </div>`}function Cp(e){return e?.mode!=="remote"?s("resign-undo"):s(e.rated?"resign-rated":"resign-plain")}function Rp(e,t){let n=e.state.table!==null&&R(e.state.table);return c`<h2 id="dialog-heading">${s(n?"abort-close-question":"abort-question")}</h2>
    <p>${s(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${s(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${s(n?"close-it":"call-it-off")}
      </button>
    </div>`}function jp(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">${s("handover-question")}</h2>
    <p>${s("handover-text")}</p>
    <p>
      <label
        >${s("level")}
        <select name="level" data-testid="handover-level">
          ${Me.map(({level:o})=>c`<option value=${o} ?selected=${o===Ae}>
                ${s("level-and-name",{level:String(o),name:mn(o)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${s("let-it-play")}</button>
      <button type="button" @click=${t}>${s("wait")}</button>
    </div>
  </form>`}var Bp=["name","cheating","leaving","other"];function Dp(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">${s("report-title")}</h2>
    <p>${s("report-who-reads")}</p>
    <p>
      <label
        >${s("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${Bp.map(o=>c`<option value=${o}>${s(`report-${o}`)}</option>`)}
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
  </form>`}function qp(e,t){return c`<h2 id="dialog-heading">${s("practice-question")}</h2>
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
    </div>`}var Fp=["","hint-right","hint-round","hint-left"],Hp=50;function bo({hint:e,patches:t},n){return e?(e.type==="hint"?Up(e,t,n):Gp(e,t,n)).join(" "):""}function Up({move:e,reasons:t},n,o){return[Ua(e,n,o),...t.map(({code:r,values:i})=>s(`reason-${r}`,i))]}function Ua(e,t,n){if(e==="pass")return s("hint-advance");let o=e.slice(-2);if(e.startsWith("+"))return n?s("hint-put-on",{cell:o}):s("hint-put");let[r,i]=e,a=t[r].name;if(!n)return s("hint-take",{patch:a});let l=Wp(Number(i));return l?s("hint-take-turned",{patch:a,cell:o,how:l}):s("hint-take-at",{patch:a,cell:o})}function Wp(e){let t=[e>=4?"hint-flipped":"",Fp[e%4]].filter(Boolean);return st(t.map(n=>s(n)))}function Gp(e,t,n){if(e.better===e.move)return[s("why-same")];let o=n&&e.better!=="pass"?[Ua(e.better,t,!0)]:[],r=e.reasons.map(({of:i,code:a,values:l})=>s(i==="mine"?`mine-${a}`:`reason-${a}`,l));return[Zp(e,Vp(e,t)),...o,...r]}function Vp({better:e,move:t},n){return e==="pass"?s("why-advance"):e.startsWith("+")?s("why-put"):e[0]===t[0]?s("why-elsewhere"):s("why-take",{patch:n[e[0]].name})}function Zp({points:e,chance:t},n){if(e===null)return s("why-unknown",{what:n});let o=Math.round(e/10);return o===0&&(t??0)>=Hp?s("why-loss-chance",{what:n,percent:Math.round((t??0)/10)}):s("why-loss",{what:n,count:o})}function zp({automa:e}){if(!e)return"";let t=e.practice?s("about-practice"):"";return`${Ze(e)}${t}. `}function Qp({board:e,seed:t}){let n=s(`board-${e}`);return t?G("about-code",{code:c`<code data-testid="seed">${t}</code>`},{board:n}):n}function Wa(e,t,n,o){return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${s("this-game")}</h2>
    <p class="small">
      ${zp(t)}${Qp(t)}${P(t)?"":s("about-watching")}${t.seed&&t.seed_chosen?s("about-chosen"):""}
    </p>
    ${Xp(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${w("download")}<span>${s("record")}</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Ga(t,n)}>
        ${w("link")}<span>${s("copy-link")}</span>
      </button>
      ${Kp(t,n)} ${Yp(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>
        ${s("new-game")}
      </button>
    </div>
    ${e.copied?c`<p class="small copied" data-testid="copied">${e.copied}</p>`:p}
  </section>`}function Kp(e,t){if(!P(e)||e.stage==="over")return p;let[n,o,r]=e.can_abort?["abort",Jp(e),"cancel"]:["resign",s("resign"),"flag"];return c`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${w(r)}<span>${o}</span>
  </button>`}function Yp(e,t){return e.mode!=="remote"||!P(e)||R(e)?p:c`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    ${s("report")}
  </button>`}function Jp(e){return s(R(e)?"close-table":"call-off")}function Xp({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return p;let i=Ct.filter(l=>r[l-1].rating!==null).map(l=>`${x(r,l)} ${r[l-1].rating}`),a=[t?s("terms-clock",{clock:En(t.control)}):s("terms-no-clock"),s(n?"terms-rated":"terms-not-rated"),s(o?"terms-takebacks":"terms-no-takebacks")];return c`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${i.length?s("terms-ratings",{ratings:i.join(", ")}):""}
  </p>`}async function Ga(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:s("link-copied")})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:s("copy-this-link",{link:n})})}}async function Va(e,t){if(!("share"in navigator))return Ga(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function Wr(e,t){return c`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function za(e,t){return e===0?Wr("empty",p):Wr("back",$`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?Q(20,28,7):$`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Qa({number:e,budget:t,income:n,filters:o}){return Wr("face",$`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${Q(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${s("card-budget")}</text>
    ${o.map((r,i)=>Za(qn(r),36+i*7))}
    ${o.length===0?Za(s("filter-none"),42):p}`)}function Za(e,t){return $`<text class="card-filter" x="20" y=${t}>${e}</text>`}function Ka({turns:e,run:t},n,o){return c`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?s("last-turns",{count:e.length}):s("last-turn")}
    </h3>
    ${e.length===0?c`<p class="small">${s("no-card-since")}</p>`:p}
    ${e.map(r=>tm(r,n,o))}
  </section>`}function tm(e,t,n){return c`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${Qa(e.card)}
    <div class="told">
      <p class="told-card">${pr(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>em(o,e,t,n))}
      </div>
      <ol>
        <li>${mr(e,t)}</li>
        ${e.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${dr(o,t)}</li>`)}
        ${hr(e,t).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function em(e,{affordable:t,taken:n},o,r){let i=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[i];return c`<span class=${`candidate ${i}`}
    >${Kn(e,o[e],0,r)}<span class="fate">${a}</span></span
  >`}var nm=[20,10,5,1];function Ya(e){let t=[],n=Math.max(0,e);for(let o of nm)for(;n>=o;)t.push(o),n-=o;return t}var Gr=56,dn=20,om=14;function Ja(e){let t=Ya(e),n=Math.min(om,(Gr-dn)/Math.max(1,t.length-1)),o=Gr-dn/2,r=t.map((i,a)=>rm(i,o-a*n)).reverse();return c`<svg class="purse" viewBox=${`0 0 ${Gr} ${dn}`} aria-hidden="true">
    ${r}
  </svg>`}function rm(e,t){return $`${$t(`tile-${e}`,t,dn/2)}
    <text class="tile-value" x=${t} y=${dn/2+3.2}>${e}</text>`}function wo(e,t,n){return c`<table class="scores">
    <caption class="visually-hidden">
      ${s("score-parts")}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${s("score-part")}</span></th>
        ${t.map(o=>c`<th scope="col">${o}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([o,r])=>c`<tr>
            <th scope="row">${o}</th>
            ${r.map(i=>c`<td>${i}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${s("number-score")}</th>
        ${e.players.map((o,r)=>c`<td data-testid=${`total-${r+1}`}>${N(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function sm(){return c`<span class="badge tile" title=${s("tile-title")}
    ><svg viewBox="-10 -10 20 20" aria-hidden="true">${$t("special-tile",0,0)}</svg>
    <span class="visually-hidden">${s("has-tile")}</span></span
  >`}var im={buttons:Q(0,0,2.8),income:$`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:$`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:$`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:$`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:$`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function ko(e,t,n,o={}){let{buttons:r,income:i,empty:a,score:l,time:u}=e.players[n-1],m=[[s("number-buttons"),r,"buttons"],[s("number-income"),i,"income"],[s("number-empty"),a,"empty"],[s("number-time"),u,"time"],[s("number-score"),N(l),"score"]];return Vr(e,t,n,m,o)}function Vr(e,t,n,o,r){let{aside:i=p,clock:a=p,thumbnail:l=p}=r,u=e.stage!=="over"&&$e(t)===null&&e.turn===n;return c`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${ta(n)}
      <h2 title=${x(t,n)}>${x(t,n)}</h2>
      ${cm(t[n-1])} ${i}
      ${e.players[n-1].special_tile?sm():p}
      ${u?c`<span class="badge to-move">${s("to-move")}</span>`:p}
    </div>
    ${a} ${l}
    <dl>
      ${o.map(([m,d,h])=>c`<div class=${`number number-${h}`}>
            <dt>${am(String(h))}<span>${m}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${d}</dd>
            ${h==="buttons"?Ja(Number(d)):p}
          </div>`)}
    </dl>
  </div>`}function am(e){return c`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${im[e]}</svg>`}function cm({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?p:c`${r===null?p:c`<span class="rating"
          ><span class="visually-hidden">${s("rated")}</span>${r}</span
        >`}
  ${o?c`<span class="badge bot">${s("bot")}</span>`:p}
  ${n&&!t?c`<span class="badge away">${s("away")}</span>`:p}`}function Xa(e,t){let n=e.players.map(o=>o.score_parts);return wo(e,[x(t,1),x(t,2)],[[s("number-buttons"),n.map(o=>o.buttons)],[s("score-tile"),n.map(o=>o.special_tile)],[s("score-empty"),n.map((o,r)=>`${N(o.empty)} (${e.players[r].empty})`)]])}function vo(e,t,n){let{buttons:o,time:r,score:i}=e.players[1],a=[[s("number-buttons"),o,"buttons"],[s("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[s("number-time"),r,"time"],[s("number-score"),N(i),"score"]],l=c`<span class="level-name">${zt(n)}</span>`;return Vr(e,t,2,a,{aside:l})}function xo(e,t,n,o,r,i=p){return c`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${s("the-automa")}</h2>
      <span class="small">${Ze(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${za(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">${e.result?s("no-more-cards"):lm(t)}</p>
        <p class="small">${fr(t)}</p>
        <p class="small">${Qt(t)}</p>
      </div>
    </div>
    ${Ka(n,o,r)}
    <div class="piles">
      ${tc("patches-with",t.with_buttons,"pile-with",o,r)}
      ${tc("patches-without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${um(e,t)} ${i}
  </section>`}function lm({pile:e,budget:t}){return e===0?s("pile-empty"):t===null?s("next-face-down"):G("next-can-pay",{price:c`<b>${s("buttons",{count:t})}</b>`})}function tc(e,t,n,o,r){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${s(e,{count:t.length})}</h3>
    <ul>
      ${[...t].map(i=>{let{name:a,income:l}=o[i];return c`<li title=${a}>
          ${Kn(i,o[i],0,r)}
          <span class="visually-hidden"
            >${a} (${i})${l?`, ${s("buttons",{count:l})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function um(e,t){let n=(r,i,a)=>c`<div class=${a}>
      <dt>${r}</dt>
      <dd>${i}</dd>
    </div>`,o=Ve(e.players[1],t.level);return c`<div class="parts">
    <h3>${s("what-level-counts",{numeral:t.numeral})}</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,i])=>n(s(r),i,"part"))}
      ${n(s(e.result?"number-score":"score-now"),N(e.players[1].score),"sum")}
    </dl>
  </div>`}function ec(e,t){if(!e.typing)return p;let n=e.notice?.typed?e.notice:null;return c`<form
    class="command"
    aria-label=${s("command-line")}
    @submit=${o=>pm(o,t)}
  >
    ${n?.kind==="error"?c`<p class="notice" data-testid="notice">${w("cancel")} ${n.text}</p>`:c`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>mm(o,t)}
      />
      <button type="submit" class="main">${s("enter")}</button>
      <button type="button" aria-label=${s("close")} @click=${()=>t.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function pm(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function mm(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function nc(e,t,n){let o=P(t),r=o&&Xt(t)&&t.stage!=="over",i=o&&(t.mode!=="remote"||t.takebacks);return c`${r?dm(e,n):p}
  ${i?hm(e,t,n):p}`}function dm(e,t){return c`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${ve(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${w("bulb")}<span>${s("hint")}</span>
  </button>`}function hm(e,t,n){let o=Hn(t)&&Dt(e);return c`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Dt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}<span>${fm(t,o)}</span>
  </button>`}function oc(e,t){return c`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${Tt(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${w("card")}<span>${s("turn-the-card")}</span>
  </button>`}function fm({mode:e},t){return e==="remote"?s("ask-takeback"):s(t?"undo-practice":"undo")}function rc(e){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:ut(t)})}
    />
    <span>${s("draw-automatically")}</span></label
  >`}var gm={hint:"hint-coming",why:"why-coming",turn:"card-turning",move:"move-sending"};function sc(e,t,n){let o=T(e)?q(e):null,r=o!==null&&o.letter!=="+",i=o?L(e,o.letter):void 0,a=o!==null&&e.placement.set&&ge(e.placement,o)&&i?.available!==!1,l=o!==null&&(r||e.placement.origin!==null),u=[["rotate-left",s("rotate-left"),"left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right",s("rotate-right"),"right",r,()=>t.placement({type:"turn",how:"right"})],["flip",s("flip"),"flip",r,()=>t.placement({type:"turn",how:"flip"})],["place",s("place"),"place",a,()=>t.commit()],["cancel",s("cancel"),"cancel",l,()=>t.placement({type:"cancel"})]],m=Fn(e.table)&&!e.looking;return c`<section
    class=${o?"deck held":"deck"}
    aria-label=${s("placing")}
    data-keys
    data-move=${o?In(e.placement,o)??"":""}
  >
    ${$m(e,t,n)}
    <div class=${m?"tools waits":"tools"}>
      ${m?oc(e,t):p}
      ${u.map(([d,h,g,k,S])=>c`<button
            type="button"
            class=${`tool ${g}`}
            data-testid=${d}
            aria-disabled=${k?"false":"true"}
            @click=${S}
          >
            ${w(g)}<span>${h}</span>
          </button>`)}
    </div>
  </section>`}function $m(e,t,n){let{table:o,notice:r}=e;return c`<div class=${Zr(e)?"strip hinting":"strip"} data-testid="strip">
    ${r?.kind==="error"&&!r.typed?c`<p class="notice" data-testid="notice">${w("cancel")} ${r.text}</p>`:o?ym(e,o,n):p}
    ${Mm(e,t)}
  </div>`}function Zr(e){let{hint:t,looking:n,notice:o,pending:r,placement:i}=e;if(!t||n||r||o?.kind==="error"&&!o.typed)return!1;let{letter:a,origin:l}=i;return a===null||!T(e)||a==="+"&&l===null}function ym(e,t,n){let o=q(e);return e.looking?c`<p>${s("earlier-position")}</p>`:e.pending?c`<p>${s(gm[e.pending.type]??"one-moment")}</p>`:Zr(e)?Em(e,n):o&&T(e)?km(e,t,o,n):bm(e,t)}function bm(e,t){let n=nn(e).map(o=>Si(o,t.seats,e.patches));return c`<p class="lately">${n.length>0?`${n.join(". ")}.`:Te(t)}</p>
    <p class="guide">${wm(e,t)}</p>
    ${t.getting_ready?c`<p class="guide" data-testid="getting-ready">${s("warming-up")}</p>`:p}`}function wm(e,t){return t.stage==="over"?s("game-over"):t.stage==="card"?s("card-ready"):t.thinking?s("thinking",{name:x(t.seats,t.turn)}):T(e)?s("choose-or-pass-now"):`${lt(t)}.`}function km(e,t,n,o){let r=ht(e.placement,n),i=t.players[t.turn-1].cells,a=L(e,n.letter),l=fe(e.placement,n),u=l!==null&&zn(e,l),{text:m,isGood:d}=ki(r,i,a,o),h=l!==null&&!ft(r,i,void 0)?de(i,r):[],g=a?Rn(a,h,u,t,t.seats,o):Am(u,h.length);return c`<p class=${d?"verdict yes":"verdict no"}>
      ${l===null&&d?Sm(n.letter):xm(m,d)}
    </p>
    <ul class="effects">
      ${vm(g).map(({kind:k,text:S})=>c`<li class=${k}>${S}</li>`)}
    </ul>`}function vm(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function xm(e,t){return c`${w(t?"place":"cancel")} ${e}`}function Sm(e){return s(e==="+"?"put-special":"choose-place")}function Em(e,t){let n=e.hint?.type==="hint";return c`<p
    class="hint-line"
    data-testid=${n?"hint-words":"why-words"}
    data-move=${e.hint?.move??""}
  >
    ${w("bulb")}<span
      >${n?c`<b>${s("hint-label")}</b> `:p}${bo(e,t)}</span
    >
  </p>`}function Mm(e,t){let n=Zr(e),o=e.pending?.type==="why",r=e.notice?.kind!=="error"&&q(e)===null;return!n&&!o&&!(r&&xe(e))?p:c`<button
    type="button"
    class=${n?"corner forget":"corner"}
    data-testid=${n?"forget-hint":"why"}
    aria-disabled=${o?"true":"false"}
    @click=${()=>n?t.forgetHint():t.why()}
  >
    ${n?w("cancel"):p}<span>${s(n?"close":"why")}</span>
  </button>`}function Am(e,t){let n=[{kind:"special",text:s("effect-special-costs")}];return e&&n.push({kind:"tile",text:s("effect-tile")}),t>0&&n.push({kind:"holes",text:s("effect-a-hole")}),n}function So(e){let{name:t,busy:n,error:o}=e.state;return c`<form class="joining" @submit=${i=>{i.preventDefault(),e.sit()}}>
    <label
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${t}
        @input=${i=>e.write(K(i))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${s(n?"sitting-down":"sit-down")}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function ic(e,{inviting:t,joining:n}){let o=We(e);return o?hn(s("is-asked",{name:o}),c`<p>${s("asked-text",{name:o})}</p>`):e.access==="public"?P(e)?Tm():hn(s("seat-open"),So(n)):P(e)?hn(s("invite-your-friend"),Om(t)):hn(s("seat-kept"),c`<p>${s("seat-kept-text")}</p>`)}function hn(e,t){return c`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function Tm(){return hn(s("in-the-lobby"),c`<p>${s("in-the-lobby-text")}</p>`)}function Om(e){let{busy:t,told:n}=e.state;return c`${e.link===null?p:Lm(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Lm(e,t){let{picture:n}=e.state;return c`<p>${s("send-link")}</p>
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
      ${e.canShare?c`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${w("share")}<span>${s("share")}</span>
            </button>`:p}
    </div>
    ${e.isLocal?c`<p class="small">${s("local-address")}</p>`:p}
    <div class="qr">
      ${n?c`<img
              alt=${s("qr-code")}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:p}
    </div>`}function ac(e,t,n){if(t.mode!=="remote")return p;let{text:o,actions:r,urgent:i}=_r(e,t);return c`<section
    class=${i?"line urgent":"line"}
    aria-label=${s("between-players")}
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${r.map(([a,l],u)=>c`<button
            type="button"
            class=${i&&u===0?"main":""}
            data-testid=${a}
            aria-disabled=${e.pending?"true":"false"}
            @click=${()=>n.mind(a)}
          >
            ${l}
          </button>`)}
    </div>
    ${_m(t.spectators)}
  </section>`}function _m(e){let t=s("watching",{count:e});return c`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:p}
  >
    ${w("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var Im=3;function Eo(e,t,n){let o=[...e.slice(Im)];return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${s("coming-up")}</h2>
      <span class="small">${s("after-these",{count:o.length})}</span>
    </div>
    ${Nm(o,t,n)}
  </section>`}function Nm(e,t,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>Pm(o,t,n))}
  </ol>`}function Pm(e,t,n){let o=t[e];return c`<li title=${Vt(o)}>
    ${sn(e,o,0,n)}
    <span class="visually-hidden">${Vt(o)}</span>
    <span class="price" aria-hidden="true">${Mo(o.buttons)}${Ao(o.time)}</span>
  </li>`}function Mo(e){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${Q(0,0,2.9)}</svg>${e}</span
  >`}function Ao(e){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function cc(e,t,n,o,r){let i=[...t.ring.slice(0,3)];return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${s(T(e)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>i[a]===void 0?c`<div class="offer none" aria-hidden="true"></div>`:Rm(e,i[a],a,n,o,r))}
    ${Cm(e,t,n)}
  </section>`}function Cm(e,t,n){let o=e.looking?void 0:L(e,null),{time:r}=t.players[t.turn-1];return c`<button
    type="button"
    class=${Zn(e)==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${T(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:i})=>To(n,i==="mouse")}
    @pointerleave=${()=>To(n,!1)}
    @focus=${()=>To(n,!0)}
    @blur=${()=>To(n,!1)}
  >
    ${w("pass")}<span class="pass-name">${s("pass")}</span>
    <span class="pass-facts">
      ${o?rr(o,r).map(i=>c`<span>${i}</span>`):p}
    </span>
  </button>`}function To(e,t){e.store.dispatch({type:"weigh",on:t})}function zr(e){return c`<span class="visually-hidden">${e}</span>`}function Rm(e,t,n,o,r,i){let a=e.patches[t],l=e.looking?void 0:L(e,t),u=e.placement.letter===t,m=l?vt(l):null,d=Zn(e)?.startsWith(t)??!1,h=["offer",u&&"chosen",m&&"dear",d&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${W(e.placement,t)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${T(e)&&l?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${g=>{g.pointerType==="mouse"?o.choose(t):o.chooseShown(t),i()}}
  >
    <span class="art"
      >${sn(t,a,W(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${zr(s("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${Mo(a.buttons)}${zr(s("spoken-buttons",{count:a.buttons}))}
        ${Ao(a.time)}${zr(s("spoken-time"))}</span
      >
      <span class="earn">${uc(a)}</span>
      ${jm(l,m)}</span
    >
  </button>`}function jm(e,t){return t?c`<span class="reason" title=${t}>${Bm(e,t)}</span>`:p}function Bm(e,t){return e&&e.missing>0?s("short-of",{count:e.missing}):t}function lc({ring:e},t,n){return c`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${s("next-patches")}</h2>
    ${[...e.slice(0,3)].map(o=>c`<div class="offer" data-patch=${o}>
          <span class="art">${sn(o,t[o],0,n)}</span>
          <span class="facts" title=${Vt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${Mo(t[o].buttons)}${Ao(t[o].time)}</span>
            <span class="earn">${uc(t[o])}</span></span
          >
        </div>`)}
  </section>`}function uc({income:e}){return e>0?s("earns",{count:e}):s("earns-nothing")}function Oo(e,t,n,o,r,i={},a=[]){let l=new Set(a.map(({number:d})=>d)),u=[[s("first-position"),"first",0],[s("previous-position"),"back",t-1],[s("next-position"),"forward",t+1],[s("last-position"),"last",e.length]],m=d=>d<0||d>e.length||d===t;return c`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${s("moves")}</h2>
      <div class="steps">
        ${u.map(([d,h,g])=>c`<button
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
      ${e.map(d=>c`<li class=${l.has(d.number)?"fresh-move":""}>
            <button
              type="button"
              class=${d.number===t?"move now":"move"}
              aria-current=${d.number===t?"step":"false"}
              @click=${()=>r(d.number)}
            >
              <span class="number">${d.number}</span>
              <span class="move-words"
                ><b>${x(n,d.player)}</b>
                ${jt(d.move,o)}${Dm(i[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?c`<p class="small">${s("no-move-yet")}</p>`:""}
  </section>`}function Dm(e,t){let n=e?.move===t?e.change:null;return!n||n.from===n.to?p:`: ${ar(n)}`}var qm={auto:"light",light:"dark",dark:"auto"};function B(e,t=p){let{theme:n}=e.settings;return c`<header class="head">
    ${Qr(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${M(e)}
      >${w("person")}<span>${s("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:qm[n]})}
    >
      ${w("sun")}<span>${s(`theme-${n}`)}</span
      ><span class="visually-hidden">${s("theme-change")}</span>
    </button>
  </header>`}function Qr(e){return c`<a class="brand" href="/" data-testid="home" @click=${M(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Le(e,t){return c`${B(e)}
    <main class="waiting"><p>${t}</p></main>`}function M(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var pt=90,Fm=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${pt}M0 ${n}H${pt}`}).join(""),_e=Array.from({length:9},(e,t)=>t);function Lo(e){let{number:t,active:n,ghost:o,held:r}=e,i=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return c`<div
    class=${i}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${_e.map(a=>c`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${_e.map(a=>c`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${pt+.8} ${pt+.8}`} aria-hidden="true">
        <rect class="ground" width=${pt} height=${pt}></rect>
        <path class="lines" d=${Fm}></path>
        ${mc()} ${dc(e)} ${e.fresh.map(Hm)}
        ${e.hint?Um(e.hint):p} ${o?Wm(e,o):p}
      </svg>
      ${zm(e)}
    </div>
  </div>`}function pc(e,t){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${pt+2} ${pt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${pt} height=${pt}></rect>
    ${mc()} ${dc({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function mc(){return $`<rect fill="url(#fabric-cell)" width=${pt} height=${pt}></rect>`}function dc({player:e,patches:t,lettered:n,fresh:o}){let r=(a,l)=>o.some(({origin:u})=>dt(u,[a,l])),i=_e.flatMap(a=>_e.map(l=>[a,l])).filter(([a,l])=>"*x".includes(e.cells[a*9+l]));return[...e.patches.map(a=>$`<g class=${r(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${rn(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...i.map(([a,l])=>e.cells[a*9+l]==="*"?Or([a,l]):$`<rect class="piece" fill="url(#fabric-covered)"
            x=${l*10} y=${a*10} width="10" height="10"></rect>`)]}function Hm({shape:e,origin:[t,n]}){return $`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${z(e,10)}></path>
    <path d=${z(e,10)}></path></g>`}function Um({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return $`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${z(e,10,.8)}></path>
    <path class="edge" d=${z(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function Wm({patches:e,player:t},n){let[o,r]=n.origin,i=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([m,d])=>t.cells[m*9+d]!=="."),l=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=z(i,10);return $`<g class=${l.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Or(n.origin):rn(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?p:Gm(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(Vm)}
    ${n.set&&a.length===0?Zm(Ln(n.cells),n.legal):p}
  </g>`}function Gm(e){return $`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function Vm([e,t]){let n=`${t*10+3} ${e*10+3}`;return $`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Zm([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return $`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function zm(e){let{number:t,name:n,player:o,patches:r,cursor:i,ghost:a,active:l}=e,u=(d,h)=>`q${t}-${H([d,h])}`,m=new Set(a?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${s("grid-label",{name:n})}
    aria-readonly=${l?"false":"true"}
    aria-activedescendant=${i?u(i[0],i[1]):p}
  >
    ${_e.map(d=>c`<div role="row" class="row">
          ${_e.map(h=>{let g=m.has(`${d},${h}`)?s(a?.legal?"fits-here":"does-not-fit-here"):"",k=o.cells[d*9+h],S=i&&i[0]===d&&i[1]===h;return c`<div
              role="gridcell"
              class=${S?"cell here":"cell"}
              id=${u(d,h)}
              data-testid=${`cell-${H([d,h])}`}
              aria-label=${vi([d,h],k,r)+g}
            ></div>`})}
        </div>`)}
  </div>`}function hc(e,t,n){let[o,r]=e.players,i=o.score_parts,a=new Map(Ve(r,n.level)),l=d=>a.get(d)??"–",u=[x(t,1),`${x(t,2)} ${n.numeral}`],m=[[s("number-buttons"),[i.buttons,l("part-held")]],[s("score-tile"),[i.special_tile,l("part-tile")]],[s("score-empty"),[`${N(i.empty)} (${o.empty})`,"–"]]];for(let d of["part-patches","part-printed"])a.has(d)&&m.push([s(d),["–",l(d)]]);return wo(e,u,m)}function fc({level:e,levels:t},n){return!t||t.length===0?p:c`<h3 id="levels-heading">${s("at-each-level")}</h3>
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
        ${t.map(o=>c`<tr
              class=${o.level===e?"this-level":""}
              aria-current=${o.level===e?"true":p}
            >
              <th scope="row">
                ${o.level===e?s("this-game-level",{level:zt(o)}):zt(o)}
              </th>
              ${o.scores.map(r=>c`<td>${N(r)}</td>`)}
              <td>${x(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function _o(e,t,n){let{automa:o}=e;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${At(e,t)}</h2>
    <p>${gt(e,t)}</p>
    ${o?c`${hc(e,t,o)} ${fc(o,t)}`:Xa(e,t)}
    <div class="row">${n}</div>
  </section>`}function gc(e,t,n){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${At(e,t)}</h2>
    <p>${gt(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Kr(e,t,n){let{table:o}=e;if(!o)return p;let r=Qm(e,o,t,n),i=()=>t.look(0);return c`${r}
    ${o.moves.length?c`<button type="button" data-testid="review" @click=${i}>
            ${w("first")}<span>${s("review")}</span>
          </button>`:p}
    <button type="button" data-testid="share" @click=${()=>Va(o,t)}>
      ${w("share")}<span>${s("share-game")}</span>
    </button>
    <button
      type="button"
      class=${r===p?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${s("new-game")}
    </button>`}function Qm(e,t,n,o){if(t.mode!=="remote")return Km(t,n,o);if(t.rematch.game!==null)return c`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >${s("to-rematch")}</a
    >`;if(!P(t))return p;let r=Ir(t);return c`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${s(t.rematch.asked.length>0&&!r?"rematch-asked":"rematch")}
  </button>`}function Km(e,t,n){return!P(e)||Rt(e)?p:c`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${w("again")}<span>${s("rematch")}</span>
  </button>`}function Io(e,t,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>${s("in-words")}</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return c`<h3>${x(t,2)}</h3>
          <p data-testid="summary-2">
            ${Gn(e,e.automa,n)}
            ${s("on-time-board",{distances:Zt(e,2)})}
          </p>`;let{cells:i,patches:a}=e.players[o-1];return c`<h3>${x(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${jn(i)} ${s("on-time-board",{distances:Zt(e,r)})}
        </p>
        ${a.length?c`<ul>
                ${a.map(l=>c`<li>${Bn(l,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function $c(e,t,n,o){let r=en(e);return c`<header class="head table-head">
    ${Qr(o)} ${Jm(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?Ym(n):nc(e,t,n)}
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
  </header>`}function Ym(e){return c`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    ${s("back-to-game")}
  </button>`}function Jm(e,t,n){let{looking:o}=e;return c`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?s("after-move",{number:String(o.index)}):lt(t)}
      </h1>
      ${t.automa?.practice?c`<span class="badge practice" data-testid="practice">${s("practice")}</span>`:p}
    </div>
    ${Xm(e,t,n)}
  </div>`}function Xm(e,t,n){if(e.status==="lost")return c`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${s("connection-lost")}
    </p>`;let o=e.looking?`${At(n,t.seats)}. ${gt(n,t.seats)}`:Te(t);return c`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function yc(e,t,n,o,r){let{table:i}=e,a=en(e);if(!i||!a)return Le(o,s("opening-table"));let{letters:l,look:u,coordinates:m}=o.settings,d=()=>o.change({look:u==="cloth"?"thread":"cloth"}),h=Ee(e),g=i.mode==="screen"?1:h,k=bt=>od(e,i,a,bt,o,t),S=a.result!==null||Rt(a),D=P(i)&&!R(i)&&!S;return c`${$c(e,i,t,o)}
    <main
      class=${ed(e,i,S,m)}
      data-stage=${a.stage}
      data-number=${i.number}
    >
      <div class="felt">
        <div class="column own">
          ${k(g)} ${Eo(a.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${ac(e,i,t)}
          ${nd(e,i,a,t,n,o,r)}
          ${D?sc(e,t,m):p} ${td(e,i,t)}
        </div>
        <div class="column other">
          ${i.mode==="solo"?sd(e,a,i,l,o):k(g===1?2:1)}
          ${to(a,i.seats,u,d,Ui(e),h)}
        </div>
      </div>
      <div class="below">
        ${Wa(e,i,t,o)} ${Io(a,i.seats,e.patches)}
      </div>
    </main>
    ${ec(e,t)} ${ad(e)} ${Fa(e,t,o)}`}function td(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=i=>n.look(i);return Oo(t.moves,o,t.seats,e.patches,r,e.seen,nn(e))}function ed({peek:e},t,n,o){let r=o?"named":"unnamed";return["table",t.mode,r,e&&"peek",R(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function nd(e,t,n,o,r,i,a){return R(t)?ic(t,r):n.result?_o(n,t.seats,Kr(e,o,i)):Rt(n)?gc(n,t.seats,Kr(e,o,i)):cc(e,n,o,i.settings.letters,a)}function od(e,t,n,o,r,i){let a=Ee(e)===o,l=T(e)&&t.turn===o,{letters:u,coordinates:m}=r.settings,d=nn(e).filter(rt=>rt.player===o),h=e.hint?.type==="why"&&e.hint.player===o&&[e.hint.move],g=x(t.seats,o),k=`${a?"front":"back"} p${o}`,S=Lo({number:o,name:g,player:n.players[o-1],patches:e.patches,lettered:u,active:l,held:l&&e.placement.letter!==null,ghost:id(e,t,o),cursor:l?e.placement.cursor:e.walks[o],named:m,fresh:Qn(h||d.map(({move:rt})=>rt),e.patches),hint:Er(Hi(e,o),e.patches)}),D=a?p:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${s("peek",{name:g})}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${pc(n.players[o-1],e.patches)}
      </button>`,bt=ko(n,t.seats,o,{clock:Ra(t,o),thumbnail:D});return c`<div class=${`seat ${k}`}>${bt}</div>
    <div class=${`spread ${k}`}>
      ${a?p:rd(g,Ge(t.seats,o),i)} ${S}
    </div>`}function rd(e,t,n){return c`<div class="peek-head">
    <b>${t?s("your-quilt"):s("quilt-of",{name:e})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${s("back")}
    </button>
  </div>`}function sd(e,t,n,o,r){let{automa:i}=t;if(!i)return c`<p class="panel small">${s("automa-unknown")}</p>`;let a=e.looking?{turns:i.turns,run:0}:e.account,l=P(n)&&n.stage!=="over"?rc(r):p;return c`<div class="seat back p2">${vo(t,n.seats,i)}</div>
    ${xo(t,i,a,e.patches,o,l)}`}function id(e,t,n){let{placement:o}=e,r=q(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:W(o,r.letter),origin:o.origin,cells:ht(o,r),set:o.set,sent:e.pending!==null,legal:ge(o,r)&&L(e,r.letter)?.available!==!1}}function ad(e){let{notice:t,said:n,ghostText:o,status:r,hint:i}=e;return c`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?s("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${i?s(`live-${i.type}`,{words:bo(e,!0)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function bc(e,t,n,o){let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,i=new ao(t,n,()=>new WebSocket(r)),a=window.matchMedia("(prefers-reduced-motion: reduce)");i.onHelp=o.help,i.pace=()=>document.hidden||a.matches?"off":o.settings.motion;let l=new eo(e,()=>o.settings.look);i.onShow=({table:j},Et)=>l.prepare(i.state,j,Et);let u=()=>cd(e),m=new co({turn:()=>i.turnCard(!0),later:(j,Et)=>window.setTimeout(j,Et),forget:j=>window.clearTimeout(j)}),d=new oo({now:()=>performance.now(),later:(j,Et)=>window.setTimeout(j,Et),forget:j=>window.clearTimeout(j),show:(j,Et)=>ja(e,j,Et),onTime:j=>i.store.dispatch({type:"time",part:j})}),h=_a(i.id,o.go),g=ld(e,i,h,o,u),k=()=>{g(),l.play(),m.consider(i.state,o.settings.turnCards),d.consider(i.state)},S=[i.store.watch(k),i.store.watch(pd(i,t,o)),h.inviting.store.watch(k),h.joining.store.watch(k)],D=new lo(e,i),bt=j=>hd(j,i,u),rt=()=>{document.hidden||(i.wake(),d.consider(i.state))},Ut=()=>{i.skip(),l.skip()};return window.addEventListener("keydown",Ut,{capture:!0}),window.addEventListener("pointerdown",Ut,{capture:!0}),e.addEventListener("keydown",bt),window.addEventListener("online",rt),document.addEventListener("visibilitychange",rt),wc(i.id,t),md(t,h),i.open(),{draw:k,close:()=>{for(let j of S)j();i.close(),D.stop(),m.stop(),d.stop(),e.removeEventListener("keydown",bt),window.removeEventListener("keydown",Ut,{capture:!0}),window.removeEventListener("pointerdown",Ut,{capture:!0}),l.skip(),window.removeEventListener("online",rt),document.removeEventListener("visibilitychange",rt)}}}function cd(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function ld(e,t,n,o,r){let i=-1,a=-1,l=!1;return()=>{let{table:u}=t.state,m=document.activeElement;if(C(yc(t.state,t,n,o,r),e),Ha(e),t.state.typing&&!l&&document.getElementById("command")?.focus(),l=t.state.typing,m&&!m.isConnected&&ud(e,m,r),!u)return;pn(lt(u),tn(u)&&u.mode!=="screen"),u.moves.length!==i&&dd(e.querySelector(".move-list")),i=u.moves.length;let d=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==a&&d&&r(),a=u.number}}function ud(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function pd(e,t,n){let o=t;return()=>{let r=e.state.table??o,i=la(o,r);R(o)&&!R(r)&&wc(r.game,r),o=r,i!==null&&n.go(`/game/${i}`)}}function md(e,{inviting:t,joining:n}){R(e)&&(P(e)?t.draw():e.access==="public"&&n.ask())}function dd(e){e&&(e.scrollTop=e.scrollHeight)}function wc(e,{seats:t}){t.some(n=>n.yours)&&Oa(e,t.map(n=>n.name||s("an-open-seat")).join(" – "))}function hd(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||uo(e,(l,u)=>t.store.dispatch({type:"walk",player:l,direction:u})))return;let i=xa(e),a=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!i||a||(e.preventDefault(),fd(i,t,n))}function fd(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"why":return t.why();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function V(e){return e instanceof Error?e.message:String(e)}var ne=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Ie(e){return ne.find(({key:t})=>t===e)?.clock??null}var kc=`${no/1024} KB`;function gd(e,t){return{...e,...t}}var No=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=I(gd,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await Vs();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:V(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:i}=await ce($d(t));i&&this.keepInvitation(o,i),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:V(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(s("paste-first"));if(t.length>no)return this.refuse(s("too-long",{most:kc}));this.store.dispatch({opening:!0,openError:""});try{this.view(await vn(t))}catch(n){this.refuse(V(n))}}async openFile(t){if(t.size>no)return this.refuse(s("too-long",{most:kc}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function $d(e){let{opponent:t,strength:n,deck:o,level:r,first:i,board:a}=e,l={board:a,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...l,opponent:t,level:n,first:i,names:null};if(t==="person"){let[u,m]=e.names.map(d=>d.trim());return{...l,opponent:t,first:i,names:[u||s("first"),m||s("second")]}}return{...l,...yd(e),opponent:t,first:i}}function yd({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:Ie(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var Po=class{constructor(t){this.outside=t,this.store=I((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:V(t)})}}async match(t){let n={clock:Ie(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=V(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function Yr({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let i=[e===null?s("terms-no-clock"):pe(e)];return t&&i.push(s("terms-rated")),!n&&!t&&i.push(s("terms-no-takebacks")),o==="original"&&i.push(s("terms-original")),r&&i.push(s("terms-chosen")),i.join(", ")}var Co=6e4,xc=1440*Co,vc=[["day",xc],["hour",60*Co],["minute",Co]],Ro=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=I((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:i}=await this.outside.fetch(t),a=[...n(),...o],l=this.outside.now();this.store.dispatch({games:a,waiting:r,next:i,at:l,recent:this.others(a)})}catch(o){this.store.dispatch({error:V(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Sc(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function Ec({cells:e}){return e.length-e.split(".").length+1}function jo({variant:e,seats:t}){if(e==="solo")return s("card-solo");let n=t.filter(a=>!a.yours);if(n.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:r}=n[0];if(o==="open")return s("your-open-table");let i=Mc(r);return i?s("computer-level",{level:i}):r}function Bo(e,t){return e.status==="over"?kd(e):e.status==="open"?s("waiting-for-somebody"):bd(e)+wd(e,t)}function bd({status:e,seats:t,turn:n}){let o=t.every(({yours:a})=>a);if(e==="yours"&&!o)return s("your-turn");let r=n===null?null:t[n-1];if(!r)return s("under-way");let i=Mc(r.name);return s("turn-of",{name:i?s("level-number",{level:i}):r.name})}function wd({clock:e,now:t},n){if(!e||e.running===null||t===null||ue(e.control).kind!=="days")return"";let o=De(e,e.running,{now:t,at:0},n);return o===0?s("comma-time-up"):s("comma-left",{time:Mn(o)})}function kd({seats:e,result:t}){if(t===null)return s("called-off");let{winner:n,scores:o,reason:r}=t,i=e.every(({yours:S})=>S),{name:a,yours:l}=e[n-1],u={who:i?"other":"you",name:a},m=i||l?"won":"lost";if(r==="resignation")return s(`${m}-by-resignation`,u);if(r==="time")return s(`${m}-on-time`,u);let[d,h]=n===1?o:[o[1],o[0]],g=m==="won"?be(d,h):be(h,d),k=s(`${m}-points`,{...u,points:g});return r==="first to 53"?k+s("comma-first"):k}function Mc(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function Jr(e,t){let n=Math.max(0,t-e);if(n<Co)return s("just-now");if(n>=30*xc)return ae(e);let[o,r]=vc.find(([,a])=>n>=a)??vc[2];return new Intl.RelativeTimeFormat(je(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var fn={};Fs(fn,{addPasskey:()=>Od,askForPasskey:()=>Td,askWho:()=>_d,changeMe:()=>xd,changePassphrase:()=>Ad,dropLinks:()=>Pd,fetchBots:()=>ss,fetchLobby:()=>ts,fetchMyGames:()=>Xr,fetchRatings:()=>os,fetchStatistics:()=>rs,findMatch:()=>es,lookAtLink:()=>ns,makeAccount:()=>Sd,makeBot:()=>Dd,makeLink:()=>Nd,makeToken:()=>Fd,removeBot:()=>qd,removeMe:()=>Bd,removePasskey:()=>Ld,revokeToken:()=>Hd,signIn:()=>Ed,signInByLink:()=>Cd,signInByPasskey:()=>Id,signOut:()=>Md,subscribeToPush:()=>Rd,unsubscribeFromPush:()=>jd});var vd=12;function Xr(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return v(`/api/me/games?limit=${vd}${t}`)}function ts(){return v("/api/lobby")}function es(e){return v("/api/match",e)}function xd(e){return v("/api/me",e,"PATCH")}function Sd(e,t){return v("/api/account",{login:e,passphrase:t})}function Ed(e,t,n){return v("/api/sign-in",{login:e,passphrase:t,bring:n})}async function Md(e=!1){await it(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function Ad(e,t){return v("/api/me/passphrase",{old:e,new:t})}function Td(e){return v("/api/passkeys/options",{login:e})}function Od(e,t,n){return v("/api/passkeys",{ceremony:e,name:t,credential:n})}function Ld(e){return v(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function _d(){return v("/api/sign-in/passkey/options",{})}function Id(e,t,n){return v("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function Nd(){return v("/api/me/link",{})}async function Pd(){await it("/api/me/link",{},"DELETE")}function ns(e){return v("/api/sign-in/link/look",{code:e})}function Cd(e,t){return v("/api/sign-in/link",{code:e,bring:t})}async function Rd(e){await it("/api/me/push",{subscription:e})}async function jd(e){await it("/api/me/push",{endpoint:e},"DELETE")}function os(){return v("/api/me/ratings")}function rs(){return v("/api/me/statistics")}async function Bd(e){await it("/api/me",{passphrase:e},"DELETE")}function ss(){return v("/api/me/bots")}function Dd(e){return v("/api/me/bots",{name:e})}async function qd(e){await it(`/api/me/bots/${e}`,{},"DELETE")}function Fd(e){return v(`/api/me/bots/${e}/tokens`,{})}async function Hd(e,t){await it(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var is=new Set;function Ac(e){for(let t of is)t(e)}function Do(e){return is.add(e),()=>{is.delete(e)}}function Tc(e,t){let n=lr[e.level-1];return c`${U("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`deck-${e.deck}`),note:s(`deck-note-${e.deck}`)})}
    </p>
    ${U("level",s("level-of-automa"),lr.map(o=>[String(o.level),zt(o)]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${s("you-begin",{numeral:n.numeral,name:Wn(n.level),counts:s(`automa-level-${n.level}`)})}
    </p>`}function Oc({totals:e}){if(e.length===0)return p;let t=n=>n===null?"–":N(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
              <th scope="row">${s(`short-deck-${n.deck}`)} ${n.numeral}</th>
              <td>${s("won-of",{won:n.won,games:n.games})}</td>
              <td>${t(n.mean_margin)}</td>
              <td>${t(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">${s("mean-note")}</p>
  </section>`}var qo=90,Ud={"*":"special",x:"covered"};function Lc(e,t,n){let{games:o,recent:r,waiting:i,next:a,busy:l,error:u,at:m}=e.store.get();return o.length===0&&r.length===0&&!u?p:c`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${s("your-games")}
      ${i>0?c`<span class="badge" data-testid="waiting"
              >${s("waiting-for-you",{count:i})}</span
            >`:p}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(d=>Wd(d,t,n-m))}
      ${r.map(d=>Gd(d,e,t))}
    </ul>
    ${a===null?p:c`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${l?"true":"false"}
            @click=${()=>e.more()}
          >
            ${s("show-more")}
          </button>`}
    <p class="notice" role="alert" ?hidden=${!u} data-testid="games-error">${u}</p>
  </section>`}function Wd(e,t,n){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Fo(e.cells)}
    <a href=${e.url} @click=${M(t)}>${jo(e)}</a>
    <span class="standing">${Bo(e,n)}</span>
    <span class="small when">${Jr(e.last,Date.now())}</span>
  </li>`}function Gd(e,t,n){let o=Jr(e.when,Date.now());return c`<li class="game remembered">
    ${Fo(".".repeat(81))}
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
  </li>`}function Fo(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${qo+2} ${qo+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${qo} height=${qo}></rect>
    ${[...t].flatMap(([n,o])=>Vd(n,o))}
  </svg>`}function Vd(e,t){let n=e==="*"||e==="x",o=n?Ud[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>$`<path class="piece" fill=${`url(#fabric-${o})`} d=${z(r,10)}></path>`)}function _c(e,t,n){let{games:o,at:r}=e.store.get(),i=Sc(o);return i?c`<a class="continue" href=${i.url} data-testid="continue" @click=${M(t)}>
    ${Fo(i.cells)}
    <span class="continue-words">
      <b>${s("continue")}</b>
      <span
        >${s("opponent-and-standing",{opponent:jo(i),standing:Bo(i,n-r)})}</span
      >
      <span class="small">${s("spaces-sewn",{count:Ec(i)})}</span>
    </span>
  </a>`:p}var Ic=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Zd(e){return Ic.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function zd(e){let t=Zd(e),n=`url(#fabric-${e})`;return $`<path class="piece" fill=${n} d=${z(t,10,.25)}></path>
    <path class="stitches" d=${z(t,10,1.1)}></path>`}function gn(){let e=[...new Set(Ic.join(""))].filter(t=>t!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${e.map(zd)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>Q((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Nc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${s("play-anyone")}</h2>
    <p class="small">${s("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${s("quick-match")}>
      ${ne.map(({key:i})=>c`<button
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
      ${n?.length?n.map(i=>Kd(i,e,t)):Qd(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function Qd(e){return e===null?p:c`<li class="none small">${s("nobody-waiting")}</li>`}function Kd(e,t,n){let{game:o,name:r,rating:i,yours:a}=e,{busy:l}=t.store.get();return c`<li data-game=${o}>
    <span class="host"
      ><b>${a?s("your-table"):r}</b>${i===null?p:c` <span class="small">${i}</span>`} <span class="small">${Yr(e)}</span></span
    >
    ${a?c`<a class="button" href=${`/game/${o}`} @click=${M(n)}>${s("open")}</a>`:c`<button
            type="button"
            data-testid="sit"
            aria-label=${s("sit-with",{name:r,terms:Yr(e)})}
            aria-disabled=${l===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            ${s("sit-down")}
          </button>`}
  </li>`}var Yd=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],Jd={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function Cc(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return c`<form class="panel new-game" @submit=${a=>{a.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${s("new-game")}</h2>
    ${th(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?ah(o,t,n):p}
      ${o.opponent==="person"?nh(o,t):p}
      ${r?oh(o,t):p}
      ${o.opponent==="automa"?Tc(o,t):p}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${s(e.busy?"starting":Jd[o.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${$o(n)} ${Xd(o,t,r)}
  </form>`}function Xd(e,t,n){return c`<details class="fold more-options">
    <summary data-testid="more-options">${s("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?p:rh(e,t)}
      ${U("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?p:ih(e,t)}
    </div>
  </details>`}function th(e,t){return c`<fieldset class="cards">
    <legend class="visually-hidden">${s("opponent")}</legend>
    ${Yd.map(([n,o])=>eh(n,o,e,t))}
  </fieldset>`}function eh(e,t,n,o){let r=t.includes(n.opponent)?"chosen":"",i=a=>c`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${n.opponent===a}
      @change=${()=>o.set({opponent:a})}
    />`;return t.length===1?c`<label class=${`card-choice ${r}`}
      >${i(t[0])}<b>${s(e)}</b> <span class="small">${s(`${e}-note`)}</span></label
    >`:c`<div class=${`card-choice ${r}`}>
    <b>${s(e)}</b>
    <div class="ways">
      ${t.map(a=>c`<label>${i(a)}<span>${s(`way-${a}`)}</span></label>`)}
    </div>
  </div>`}function nh(e,t){return c`<div class="names">
    ${["first-name","second-name"].map((n,o)=>c`<label
          >${s(n)}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,K(r))}
        /></label>`)}
  </div>`}function oh(e,t){let{speed:n}=e;return c`<label class="own-name"
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("guest")}
        .value=${e.name}
        @input=${o=>t.set({name:K(o)})}
    /></label>
    ${U("clock",s("clock"),ne.map(({key:o})=>[o,s(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">
      ${s("label-and-note",{label:s(`speed-${n}`),note:s(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${Pc("rated",s("tick-rated"),s("tick-rated-note"),e.rated,o=>t.set({rated:o}))}
      ${Pc("takebacks",s("tick-takebacks"),s(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function Pc(e,t,n,o,r,i=!1){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${i}
      @change=${a=>r(ut(a))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function rh(e,t){let[n,o]=sh(e);return U("first",s("who-first"),[["you",n],["opponent",o],["random",s("random")]],e.first,r=>t.set({first:r}))}function sh({opponent:e,names:[t,n]}){return e==="person"?[t||s("first"),n||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function ih(e,t){return c`<label class="seed"
    >${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:K(n)})}
  /></label>`}function ah({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return c`${U("strength",s("difficulty"),Me.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${Ba(e)}</p>`}function Rc({home:e,lobby:t,mine:n},o,r){let i=e.store.get();return c`${B(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${s("welcome-title")}</h1>
          <p>${s("welcome-text")}</p>
        </div>
        ${gn()}
        <button type="button" class="how-button" data-testid="how" @click=${o.help}>
          ${w("help")}<span>${s("how-to-play")}</span>
        </button>
      </div>
      ${_c(n,o,r)} ${Cc(i,e,o)}
      <div class="aside">
        ${Lc(n,o,r)} ${Nc(t,o)} ${ch(o)}
        ${Oc(i)} ${lh(i,e)}
      </div>
    </main>`}function ch(e){return c`<nav class="more" aria-label=${s("more")}>
    <a class="button" href="/tournaments" @click=${M(e)}
      >${w("cup")}<span>${s("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${M(e)}
      >${w("person")}<span>${s("your-account")}</span></a
    >
    ${yo(e)}
  </nav>`}function lh(e,t){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>uh(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function uh(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var ph=5e3,mh=6e4,dh=600;async function jc(e,t,n,o){let r=new No(t.go,o,t.settings.strength,ee),i=new Po({fetch:ts,match:es,sit:xn,name:()=>r.ownName,go:t.go}),a=new Ro({fetch:Xr,remembered:{recent:Oe,forget:La},now:()=>performance.now()});await gh(dh,Promise.all([r.count(),i.load(),a.load(),fh(r,n)])),go(a.store.get().waiting);let l={home:r,lobby:i,mine:a},u=()=>C(Rc(l,t,performance.now()),e);return{draw:u,close:hh(l,n,u)}}function hh({home:e,lobby:t,mine:n},o,r){let i=[e,t,n].map(({store:u})=>u.watch(r));i.push(Do(u=>(u==="lobby"?t:n).load()));let a=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},ph),l=setInterval(r,mh);return()=>{for(let u of i)u();clearInterval(a),clearInterval(l)}}async function fh(e,t){let n=await at().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function gh(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}var{dataset:Bc}=document.querySelector("script[type=module]"),as=new Map;async function Ho(e){let t=as.get(e)??$h(e);as.set(e,t),t.catch(()=>as.delete(e));let n=await t;return n.speak(Us()),n}async function $h(e){try{let[t]=await Promise.all([import(Bc[e]),cs(Bc[`${e}Style`])]);return t}catch(t){throw new Error(s("server-away"),{cause:t})}}function cs(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var qt={busy:null,told:{},errors:{}};async function yt(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:V(o)}}),!1}}var Uo=class{constructor(t,n){this.outside=t,this.store=I((o,r)=>({...o,...r}),{...qt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),s("saved")))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),s("account-made")))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,r)}),s(t===null?"passkey-added":"account-made-passkey")})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),s("passkey-removed")))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),s("passphrase-changed")))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),s(t?"ratings-listed":"ratings-not-listed")))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),s(t?"will-tell":"stays-quiet")))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n})))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n})))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return yt(this.store,t,n)}};var Wo=class{constructor(t,n){this.outside=t,this.store=I((o,r)=>({...o,...r}),{...qt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:V(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return yt(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return yt(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return yt(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}remove(){return yt(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function ls(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function Dc({kind:e,rounds:t,clock:n,twice:o,rated:r}){let i=[s(`kind-${e}`)];return t!==null&&i.push(s("rounds-count",{count:t})),i.push(n===null?s("no-clock"):pe(n)),o&&i.push(s("each-ring-twice")),r&&i.push(s("terms-rated")),i.join(", ")}function Lt({entrants:e,you:t},n){let o=e.find(r=>r.entrant===n)?.name??"?";return n===t?s("name-is-you",{name:o}):o}function qc({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function us(e,t){if(!e.over)return s("being-played");if(e.winner===null)return s("no-result");if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[r,i]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return be(r,i)}let n=e.winner===t?"won":"lost",o=e.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function ps({you:e}){return e!==null}var Go={};Fs(Go,{fetchTournament:()=>ds,fetchTournaments:()=>ms,forfeit:()=>Sh,inviteAgain:()=>bh,join:()=>wh,makeTournament:()=>yh,removeEntrant:()=>xh,removeTournament:()=>Eh,start:()=>kh,withdraw:()=>vh});function ms(){return v("/api/tournaments")}function yh(e){return v("/api/tournaments",e)}function ds(e){return v(`/api/tournaments/${e}`)}function bh(e){return v(`/api/tournaments/${e}/invitation`,{})}function wh(e,t,n){return v(`/api/tournaments/${e}/join`,{code:t,name:n})}function kh(e){return v(`/api/tournaments/${e}/start`,{})}function vh(e){return v(`/api/tournaments/${e}/withdraw`,{})}function xh(e,t){return v(`/api/tournaments/${e}/remove`,{entrant:t})}function Sh(e,t,n){return v(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Eh(e){await it(`/api/tournaments/${e}`,{},"DELETE")}var Vo=class{constructor(t,n){this.outside=t,this.store=I((o,r)=>({...o,...r}),{...qt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:r,twice:i,rated:a}=this.state.form;return yt(this.store,"make",async()=>{let{id:l,url:u,invitation:m}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:Ie(r),board:"revised",twice:i,rated:a,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(l,m),this.outside.go(u),""})}};function Fc({kind:e,state:t,round:n,rounds:o,entrants:r}){let i=t==="running"?Mh(n,o):s(`state-${t}`);return[s(`kind-${e}`),i,s("players-count",{count:r})].join(", ")}function Mh(e,t){return t===null?s("round-number",{round:e}):s("round-number-of",{round:e,rounds:t})}var $n=class{constructor(t,n,o=null){this.outside=t,this.store=I((r,i)=>({...r,...i}),{...qt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return yt(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function Hc(e){return e===404?s("link-unknown"):e===410?s("link-used"):null}function hs(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Uc(){return hs()&&await Vc()!==null}async function Wc(e){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/push.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Gc(){let e=await Vc();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Vc(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function fs(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Zc(e){let t=e;return zc(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function gs(e){let t=e;return zc(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function zc(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:t})}throw new Error(s("passkey-none"))}function F(e,t,n,o){return c`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${Ft(e,t)}
  </section>`}function Ft(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return c`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||p}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||p}</p>
  </div>`}function A(e,t,n,o,r=""){return c`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function Y(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function yn(e,t=""){return c`<label
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
  /></label>`}function Ht(e,t,n,o=""){return c`<label
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
      ><input type="checkbox" @change=${Ah} /><span>${s("show-it")}</span></label
    >`}function Ah(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}function Qc(e,t,n){let{me:o}=e.state,r=n&&o.passkeys_possible,i=o.account?Oh(e,o.account,r):Th(e,t,r);return F(e.state,"account",s("account"),i)}function Th(e,t,n){let{busy:o}=e.state;return c`<p class="small">${s("account-why")}</p>
    <form
      class="fields"
      @submit=${Y(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${yn("username",s("never-shown"))}
      ${Ht("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        ${s("make-account")}
      </button>
    </form>
    ${n?c`<details class="fold">
            <summary>${s("passkey-instead")}</summary>
            <form class="fields" @submit=${Y(r=>e.addPasskey(r("login")))}>
              ${yn("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                ${s("make-account-passkey")}
              </button>
            </form>
          </details>`:p}
    <p class="small">
      ${G("have-one",{link:c`<a href="/sign-in" data-testid="to-sign-in" @click=${M(t)}
          >${s("sign-in")}</a
        >`})}
    </p>`}function Oh(e,t,n){let{state:o}=e;return c`<p>
      ${G("signed-in-as",{login:c`<b data-testid="signed-in-as">${t.login}</b>`})}
    </p>
    <div class="row">
      ${A(o,s("sign-out"),"sign-out",()=>e.signOut(!1))}
      ${A(o,s("sign-out-everywhere"),"sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${s(t.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${Y(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?Ht("old",s("old-passphrase"),"current-password"):p}
        ${Ht("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          ${s("change")}
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?Lh(e,t,n):p}`}function Lh(e,t,n){let{state:o}=e;return c`<h3>${s("passkeys")}</h3>
    <ul class="things">
      ${t.passkeys.map(r=>_h(e,r))}
    </ul>
    ${n?A(o,s("add-passkey"),"add-passkey",()=>e.addPasskey(null)):p}
    ${t.fresh?p:c`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function _h(e,{id:t,name:n,created:o}){return c`<li>
    <span>${n} <span class="small">${s("since-day",{day:ae(o)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-name",{name:n})}
      @click=${()=>e.removePasskey(t)}
    >
      ${s("remove")}
    </button>
  </li>`}function Kc(e){let{state:t}=e,{bots:n,token:o}=t,r=c`<details class="fold" ?open=${n.length>0||o!==null}>
    <summary data-testid="open-bots">${s("let-program-play")}</summary>
    <p class="small">${G("bot-text",{command:c`<code>quiltbee bot</code>`})}</p>
    ${o?c`<p class="token">
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
      ${n.map(i=>Ih(e,i))}
    </ul>
    <form class="with-button" @submit=${Y(i=>e.makeBot(i("bot")))}>
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
  </details>`;return F(t,"bots",s("bots"),r)}function Ih(e,t){let{state:n}=e,o=c`${s("remove")}<span class="visually-hidden"> ${t.name}</span>`;return c`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${s(t.online?"listening":"not-connected")}</span>
    </span>
    ${A(n,s("new-token"),"new-token",()=>e.makeToken(t),"quiet")}
    ${A(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>Nh(e,t,r))}
    </ul>
  </li>`}function Nh(e,t,{id:n,scope:o,created:r}){return c`<li class="small">
    <span
      >${s("token-of-day",{day:ae(r)})}${o==="read"?s("only-to-look"):""}</span
    >
    ${A(e.state,s("revoke"),"revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Yc(e){let{state:t}=e,{link:n}=t;return F(t,"device",s("another-device"),c`<p class="small">${s("another-device-text")}</p>
      ${n?Ph(e,n):A(t,s("make-link"),"make-link",()=>e.makeLink(),"wide")}`)}function Ph(e,{address:t,picture:n}){let{state:o}=e,r=e.outside.share?A(o,s("share"),"share-device-link",()=>e.shareLink()):p;return c`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
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
      ${n?c`<img
              alt=${s("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:p}
    </div>`}function Jc(e,t){let{state:n}=e;return F(n,"notices",s("notifications"),Ch(e,t))}function Ch(e,t){let{state:n}=e;return n.me.push.available?t?c`<p class="small">${s("browser-can-tell")}</p>
    ${n.isNotified?A(n,s("turn-off-here"),"stop-notices",()=>e.notify(!1)):A(n,s("tell-me"),"start-notices",()=>e.notify(!0))}`:c`<p class="small">${s("browser-has-none")}</p>`:c`<p class="small">${s("server-sends-none")}</p>`}function Xc(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=c`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${s("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${s("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${s("delete-me")}</summary>
      <form class="fields" @submit=${Y(r=>e.leave(r("leaving")))}>
        <p class="small">${s("delete-text")}</p>
        ${n?Ht("leaving",s("your-passphrase"),"current-password"):c`<label
                >${s("type-to-confirm",{word:s("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          ${s("delete-me")}
        </button>
      </form>
    </details>`;return F(t,"leaving",s("your-data"),o)}var oe=240,Ne=64,Rh=100;function $s({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function el({opponent:e,level:t}){return e==="person"?s("against-people"):e!=="computer"?s(e==="greedy"?"against-greedy":"against-random"):t===null?s("computer"):s("computer-level",{level:String(t)})}function nl({history:e}){if(e.length<2)return null;let t=e.map(({rating:i})=>i),{low:n,high:o}=jh(t),r=t.map((i,a)=>{let l=a/(t.length-1)*oe,u=Ne-(i-n)/(o-n)*Ne;return[tl(l),tl(u)]});return{path:`M${r.map(i=>i.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:o}}function jh(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,Rh-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function tl(e){return Math.round(e*10)/10}function rl(e){let{state:t}=e,{ratings:n,statistics:o,me:r}=t,i=n.length===0&&o.totals.length===0,a=c`${i?c`<p class="small">${s("ratings-none")}</p>`:p}
  ${n.length>0?c`<ul class="ratings">
          ${n.map(Bh)}
        </ul>`:p}
  ${o.totals.length>0?qh(o.totals):p}
  ${r.account?Fh(e,r.account.listed):p}`;return F(t,"ratings",s("ratings-and-results"),a)}function Bh(e){let{deviation:t,games:n,provisional:o}=e;return c`<li data-class=${e.class}>
    <span class="rating-name">${s(`class-${e.class}`)}</span>
    <b class="rating-value">${$s(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${s("games",{count:n})}${o?s("not-settled"):""}</span
    >
    ${Dh(e)}
  </li>`}function Dh(e){let t=nl(e),n=e.history[0]?.rating;if(t===null)return p;let[o,r]=t.end;return c`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${oe+44} ${Ne+12}`}
    role="img"
    aria-label=${s("rating-picture",{class:s(`class-${e.class}`),from:String(n),to:$s(e)})}
  >
    <path class="frame" d=${`M0 0H${oe}M0 ${Ne}H${oe}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${$`<circle cx=${o} cy=${r} r="3.5"></circle>
      <text x=${oe+6} y="4">${t.high}</text>
      <text x=${oe+6} y=${Ne+4}>${t.low}</text>`}
  </svg>`}function qh(e){return c`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
        ${e.map(t=>c`<tr>
              <th scope="row">${el(t)}</th>
              <td>${s(`class-${t.class}`)}</td>
              <td>${s("won-of",{won:t.won,games:t.played})}</td>
              <td>${ol(t.mean_margin)}</td>
              <td>${ol(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function ol(e){return e===null?"–":N(Math.round(e*10)/10)}function Fh(e,t){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(ut(n))}
    /><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
  >`}function sl(e,t,n){let{me:o}=e.state;return c`${B(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??s("to-me")}</h1>
      <div class="column">
        ${Hh(e)} ${Qc(e,t,n.passkeys)}
        ${o.known?Yc(e):p}
        ${o.known?Jc(e,n.notices):p}
      </div>
      <div class="column">
        ${rl(e)} ${Kc(e)} ${o.known?Xc(e):p}
        <p class="small">
          <a href="/" @click=${M(t)}>${s("back-to-home")}</a>
        </p>
      </div>
    </main>`}function Hh(e){let{state:t}=e;return F(t,"name",s("your-name"),c`<form class="with-button" @submit=${Y(n=>e.rename(n("name")))}>
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
    </form>`)}function il(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return bn(t,s("you-are-signed-in"),ll(r.login,t));let i=c`<form
      class="fields"
      @submit=${Y(a=>e.signIn(a("login"),a("passphrase")))}
    >
      ${yn("username")}
      ${Ht("passphrase",s("passphrase"),"current-password")} ${ul(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        ${s("sign-in")}
      </button>
    </form>
    ${Ft(o,"passphrase")}
    ${n&&o.me.passkeys_possible?c`<div class="or">
            ${A(o,s("sign-in-passkey"),"sign-in-passkey",()=>e.signInByPasskey())}
            ${Ft(o,"passkey")}
          </div>`:p}
    <p class="small">
      ${G("signed-in-elsewhere",{you:c`<b>${s("to-me")}</b>`,device:c`<b>${s("another-device")}</b>`,play:c`<a href="/" @click=${M(t)}>${s("play-at-once")}</a>`})}
    </p>`;return bn(t,s("sign-in"),i)}function al(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return bn(t,s("you-are-signed-in"),ll(r.login,t));let i=o.link?.name,a=c`<p data-testid="link-whom">
      ${i?G("plays-as",{name:c`<b>${i}</b>`}):s("plays-as-same")}
    </p>
    ${ul(e)}
    <div class="row">
      ${A(o,s("sign-in-here"),"link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${M(t)}>${s("not-now")}</a>
    </div>
    ${Ft(o,"link")}`;return bn(t,s("use-device-too"),a)}function cl(e,t){return bn(t,s("link-no-longer"),c`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${M(t)}>${s("back-to-home")}</a>`)}function bn(e,t,n){return c`${B(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function ll(e,t){return c`<p>${G("already-signed-in",{login:c`<b>${e}</b>`})}</p>
    <a class="button main" href="/me" @click=${M(t)}>${s("to-your-page")}</a>`}function ul(e){return e.canBring?c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(ut(t))}
    /><span>${s("bring-games")}</span></label
  >`:p}var ys=["points","direct","buchholz","sonneborn_berger","wins","margin"];function pl(e,t,n){let{tournament:o,errors:r}=e.state;return c`${B(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${Dc(o)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${o.state==="open"?Uh(e,n):p}
      ${o.schedule.length>0?zh(e,t):p}
      ${o.standings.length>0?Yh(o):p}
      ${o.schedule.length>0?Jh(o):p}
      ${o.state==="running"?Xh(e):p}
      <p class="small">
        <a href="/tournaments" @click=${M(t)}>${s("all-your-tournaments")}</a>
      </p>
    </main>`}function Uh(e,t){let{tournament:n}=e.state;return c`${F(e.state,"players",s("players"),Wh(e,t))}
  ${n.organising?F(e.state,"organise",s("invite-and-start"),Zh(e)):p}`}function Wh(e,t){let{tournament:n,code:o,invitation:r}=e.state,i=ps(n),a=!i&&(o!==null||r!==null);return c`<ol class="things" data-testid="entrants">
      ${n.entrants.map(l=>Gh(e,l))}
    </ol>
    ${n.entrants.length===0?c`<p class="small">${s("nobody-joined")}</p>`:p}
    ${a?Vh(e,t):p}
    ${i?c`<p class="small">${s("you-play")}</p>
            ${A(e.state,s("withdraw"),"withdraw",()=>e.withdraw())}`:p}
    ${i||a?p:c`<p class="small">${s("to-play-open-link")}</p>`}`}function Gh(e,{entrant:t,name:n,withdrawn:o}){let{tournament:r}=e.state;return c`<li>
    <span
      >${t===r.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
    >
    ${r.organising&&t!==r.you&&!o?A(e.state,c`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):p}
  </li>`}function Vh(e,t){return c`<form class="with-button" @submit=${Y(n=>e.join(n("name")))}>
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
  </form>`}function Zh(e){let{state:t,link:n}=e;return c`${n===null?c`<p class="small">${s("no-tournament-link")}</p>
            ${A(t,s("make-link"),"tournament-invite",()=>e.invite())}`:c`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
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
    </div>`}function zh(e,t){let{tournament:n}=e.state,o=qc(e.state);return o===null?p:c`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        ${n.rounds===null?s("round-title",{round:o.round}):s("round-title-of",{round:o.round,rounds:n.rounds})}
      </h2>
      <div class="row" role="group" aria-label=${s("rounds")}>
        ${n.schedule.map(r=>c`<button
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
      ${o.pairings.map(r=>Qh(e,r,o.round,t))}
    </ul>
    ${Ft(e.state,"organise")}
  </section>`}function Qh(e,t,n,o){let{tournament:r}=e.state,{first:i,second:a,points:l,games:u}=t;if(a===null)return c`<li><span>${s("a-bye",{name:Lt(r,i)})}</span></li>`;let m=[i,a].includes(r.you??0),d=s("names-and",{first:Lt(r,i),second:Lt(r,a)});return c`<li class=${m?"mine":""}>
    <span class="who-meets">
      ${Lt(r,i)} <b>${l[0]} : ${l[1]}</b> ${Lt(r,a)}
    </span>
    <span class="row">
      ${u.map((h,g)=>c`<a
            class=${m&&!h.over?"button main":"button"}
            href=${h.url}
            @click=${M(o)}
            aria-label=${s("game-of-meeting",{number:g+1,meeting:d,result:us(h,i)})}
            >${m&&!h.over?s("play-game"):us(h,i)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&u.some(({over:h})=>!h)?Kh(e,t,a):p}
  </li>`}function Kh(e,{pairing:t,first:n},o){let{tournament:r}=e.state;return c`<details class="fold">
    <summary>${s("somebody-missing")}</summary>
    <div class="row">
      ${[n,o].map(i=>A(e.state,s("name-loses",{name:Lt(r,i)}),"forfeit",()=>e.forfeit(t,i)))}
    </div>
  </details>`}function Yh(e){return c`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${s(e.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${s("column-place")}</th>
            <th scope="col">${s("column-player")}</th>
            ${ys.map(t=>c`<th scope="col" title=${s(`meaning-${t}`)}>${s(`column-${t}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>c`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${Lt(e,t.entrant)}</th>
                ${ys.map(n=>c`<td>${N(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${s("how-told-apart")}</summary>
      <dl class="small">
        ${ys.map(t=>c`<div>
              <dt>${s(`column-${t}`)}</dt>
              <dd>${s(`meaning-${t}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function Jh(e){let{entrants:t,cross_table:n}=e;return c`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">${s("cross-table")}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${s("column-player")}</th>
            ${t.map(({name:o,entrant:r})=>c`<th scope="col" title=${o}>${r}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:o},r)=>c`<tr>
                <th scope="row">${o}. ${Lt(e,o)}</th>
                ${(n[r]??[]).map((i,a)=>c`<td class=${a===r?"self":""}>
                      ${a===r?p:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>${s("download-all")}</a>
    </p>
  </section>`}function Xh(e){return ps(e.state.tournament)?c`<details class="fold">
    <summary>${s("leave-tournament")}</summary>
    <p class="small">${s("games-are-lost")}</p>
    ${A(e.state,s("withdraw"),"withdraw",()=>e.withdraw(),"danger")}
    ${Ft(e.state,"players")}
  </details>`:p}function dl(e,t){let{listed:n}=e.state;return c`${B(t)}
    <main class="me tournaments">
      <h1>${s("tab-tournaments")}</h1>
      <div class="column">${F(e.state,"make",s("new-tournament"),ef(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${s("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>tf(o,t))}
          </ul>
          ${n.length===0?c`<p class="small">${s("no-tournaments")}</p>`:p}
        </section>
        <p class="small"><a href="/" @click=${M(t)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function tf(e,t){let{id:n,name:o,organising:r}=e;return c`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${M(t)}>${o}</a>
      <span class="small block">${Fc(e)}${r?s("comma-yours"):""}</span>
    </span>
  </li>`}function ef(e){let{form:t,busy:n}=e.state;return c`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
    <label
      >${s("tournament-name")}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${s("club-evening")}
        .value=${t.name}
        @input=${r=>e.set({name:K(r)})}
    /></label>
    ${U("kind",s("who-meets-whom"),nf(),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`kind-${t.kind}`),note:s(`kind-note-${t.kind}`)})}
    </p>
    ${t.kind==="swiss"?of(e):p}
    ${U("clock",s("clock"),ne.map(({key:r})=>[r,s(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${ml("twice",s("twice-fair"),t.twice,r=>e.set({twice:r}))}
      ${ml("tournament-rated",s("tick-rated"),t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${s("make-tournament")}
    </button>
  </form>`}function nf(){return["swiss","round_robin","double_round_robin"].map(e=>[e,s(`kind-${e}`)])}function of(e){return c`<label
    >${s("rounds")} <span class="small">${s("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:K(t)})}
  /></label>`}function ml(e,t,n,o){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>o(ut(r))}
    /><span>${t}</span></label
  >`}var rf=5e3,sf=[{address:/^\/aid()$/,title:"tab-aid",open:af},{address:/^\/me()$/,title:"tab-me",open:cf},{address:/^\/sign-in()$/,title:"tab-sign-in",open:uf},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:pf},{address:/^\/tournaments()$/,title:"tab-tournaments",open:mf},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:df}];function hl(e){for(let{address:t,title:n,open:o}of sf){let r=t.exec(e);if(r)return{title:n,open:(a,l)=>o(a,l,r[1])}}return null}async function af(e,t){let{aidSheet:n,printButton:o}=await Ho("aid");return{draw:()=>C(c`${B(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${s("how-to-play")}</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function cf(e,t){let n={},[o,{ratings:r},i,{bots:a},l]=await Promise.all([at(),bs(os(),{ratings:[]},"ratings",n),bs(rs(),{totals:[],automa:[]},"ratings",n),bs(ss(),{bots:[]},"bots",n),Uc()]),u={api:fn,drawQr:Be,makePasskey:Zc,subscribe:Wc,unsubscribe:Gc,go:ws,copy:fo,origin:location.origin,share:lf()},m=new Uo(u,{me:o,ratings:r,statistics:i,bots:a,isNotified:l,errors:n}),d={passkeys:fs(),notices:hs()},h=()=>C(sl(m,t,d),e);return{draw:h,close:m.store.watch(h)}}async function bs(e,t,n,o){try{return await e}catch(r){return Object.assign(o,{[n]:V(r)}),t}}function ws(e){location.assign(e)}function lf(){return"share"in navigator?e=>navigator.share(e):null}async function uf(e,t){let n=new $n({api:fn,usePasskey:gs,go:ws},await at()),o=()=>C(il(n,t,fs()),e);return{draw:o,close:n.store.watch(o)}}async function pf(e,t,n){try{let[o,r]=await Promise.all([at(),ns(n)]),i=new $n({api:fn,usePasskey:gs,go:ws},o,r),a=()=>C(al(i,t,n),e);return{draw:a,close:i.store.watch(a)}}catch(o){let r=o instanceof _t?Hc(o.status):null;if(r===null)throw o;return{draw:()=>C(cl(r,t),e),close:()=>{}}}}async function mf(e,t){let{tournaments:n}=await ms(),o=new Vo({api:Go,keepInvitation:ee,go:t.go},n),r=()=>C(dl(o,t),e);return{draw:r,close:o.store.watch(r)}}async function df(e,t,n){let[o,r]=await Promise.all([ds(n),at()]),i=ho(n),a={api:Go,drawQr:Be,copy:fo,go:t.go,origin:location.origin,keepInvitation:d=>ee(n,d)},l=ls(location.hash)??ls(i?.replace(/^[^#]*/,"")??""),u=new Wo(a,{tournament:o,code:l,invitation:i}),m=()=>C(pl(u,t,r.name),e);return{draw:m,close:hf(u,m)}}function hf(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,rf),r=[e.store.watch(t),Do(i=>i==="games"&&n())];return()=>{clearInterval(o);for(let i of r)i()}}var xt=class{constructor(t){this.value=t}valueOf(){return this.value}},O=class extends xt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},J=class extends xt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},St=class e extends xt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof xt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof xt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var fl=100,ff="⁨",gf="⁩";function $f(e,t,n){if(n===t||n instanceof J&&t instanceof J&&n.value===t.value)return!0;if(t instanceof J&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function gl(e,t,n){return t[n]?Pe(e,t[n].value):(e.reportError(new RangeError("No default")),new O)}function ks(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=wn(e,r.value):n.push(wn(e,r));return{positional:n,named:o}}function wn(e,t){switch(t.type){case"str":return t.value;case"num":return new J(t.value,{minimumFractionDigits:t.precision});case"var":return yf(e,t);case"mesg":return bf(e,t);case"term":return wf(e,t);case"func":return kf(e,t);case"select":return vf(e,t);default:return new O}}function yf(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new O(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new O(`$${t}`);if(n instanceof xt)return n;switch(typeof n){case"string":return n;case"number":return new J(n);case"object":if(St.supportsValue(n))return new St(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new O(`$${t}`)}}function bf(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new O(t);if(n){let r=o.attributes[n];return r?Pe(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new O(`${t}.${n}`))}return o.value?Pe(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new O(t))}function wf(e,{name:t,attr:n,args:o}){let r=`-${t}`,i=e.bundle._terms.get(r);if(!i)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new O(r);if(n){let l=i.attributes[n];if(l){e.params=ks(e,o).named;let u=Pe(e,l);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new O(`${r}.${n}`)}e.params=ks(e,o).named;let a=Pe(e,i.value);return e.params=null,a}function kf(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new O(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new O(`${t}()`);try{let r=ks(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new O(`${t}()`)}}function vf(e,{selector:t,variants:n,star:o}){let r=wn(e,t);if(r instanceof O)return gl(e,n,o);for(let i of n){let a=wn(e,i.key);if($f(e,r,a))return Pe(e,i.value)}return gl(e,n,o)}function vs(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new O;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>fl)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${fl}`);o&&n.push(ff),n.push(wn(e,r).toString(e)),o&&n.push(gf)}return e.dirty.delete(t),n.join("")}function Pe(e,t){return typeof t=="string"?e.bundle._transform(t):vs(e,t)}var Zo=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function xs(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var $l=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function yl(e,t){let n=e[0];if(n instanceof O)return new O(`NUMBER(${n.valueOf()})`);if(n instanceof J)return new J(n.valueOf(),{...n.opts,...xs(t,$l)});if(n instanceof St)return new J(n.toNumber(),{...xs(t,$l)});throw new TypeError("Invalid argument to NUMBER")}var xf=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function bl(e,t){let n=e[0];if(n instanceof O)return new O(`DATETIME(${n.valueOf()})`);if(n instanceof St||n instanceof J)return new St(n,xs(t,xf));throw new TypeError("Invalid argument to DATETIME")}var wl=new Map;function kl(e){let t=Array.isArray(e)?e.join(" "):e,n=wl.get(t);return n===void 0&&(n=new Map,wl.set(t,n)),n}var kn=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:yl,DATETIME:bl,...n},this._useIsolating=o,this._transform=r,this._intls=kl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let i=t.body[r];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){o.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){o.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new Zo(this,o,n);try{return vs(r,t).toString(r)}catch(i){if(r.errors&&i instanceof Error)return r.errors.push(i),new O().toString(r);throw i}}};var Ss=/^(-?[a-zA-Z][\w-]*) *= */gm,vl=/\.([a-zA-Z][\w-]*) *= */y,Sf=/\*?\[/y,Es=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ef=/([a-zA-Z][\w-]*)/y,xl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Mf=/^[A-Z][A-Z0-9_-]*$/,zo=/([^{}\n\r]+)/y,Af=/([^\\"\n\r]*)/y,Sl=/\\([\\"])/y,El=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Tf=/^\n+/,Ml=/ +$/,Of=/ *\r?\n/g,Lf=/( *)$/,_f=/{\s*/y,Al=/\s*}/y,If=/\[\s*/y,Nf=/\s*] */y,Pf=/\s*\(\s*/y,Cf=/\s*->\s*/y,Rf=/\s*:\s*/y,jf=/\s*,?\s*/y,Bf=/\s+/y,Ce=class{constructor(t){this.body=[],Ss.lastIndex=0;let n=0;for(;;){let f=Ss.exec(t);if(f===null)break;n=Ss.lastIndex;try{this.body.push(u(f[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function o(f){return f.lastIndex=n,f.test(t)}function r(f,y){if(t[n]===f)return n++,!0;if(y)throw new y(`Expected ${f}`);return!1}function i(f,y){if(o(f))return n=f.lastIndex,!0;if(y)throw new y(`Expected ${f.toString()}`);return!1}function a(f){f.lastIndex=n;let y=f.exec(t);if(y===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,y}function l(f){return a(f)[1]}function u(f){let y=d(),_=m();if(y===null&&Object.keys(_).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:y,attributes:_}}function m(){let f=Object.create(null);for(;o(vl);){let y=l(vl),_=d();if(_===null)throw new SyntaxError("Expected attribute value");f[y]=_}return f}function d(){let f;if(o(zo)&&(f=l(zo)),t[n]==="{"||t[n]==="}")return h(f?[f]:[],1/0);let y=Ds();return y?f?h([f,y],y.length):(y.value=Ko(y.value,Tf),h([y],y.length)):f?Ko(f,Ml):null}function h(f=[],y){for(;;){if(o(zo)){f.push(l(zo));continue}if(t[n]==="{"){f.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let wt=Ds();if(wt){f.push(wt),y=Math.min(y,wt.length);continue}break}let _=f.length-1,Wt=f[_];typeof Wt=="string"&&(f[_]=Ko(Wt,Ml));let Re=[];for(let wt of f)wt instanceof Qo&&(wt=wt.value.slice(0,wt.value.length-y)),wt&&Re.push(wt);return Re}function g(){i(_f,SyntaxError);let f=k();if(i(Al))return f;if(i(Cf)){let y=bt();return i(Al,SyntaxError),{type:"select",selector:f,...y}}throw new SyntaxError("Unclosed placeable")}function k(){if(t[n]==="{")return g();if(o(xl)){let[,f,y,_=null]=a(xl);if(f==="$")return{type:"var",name:y};if(i(Pf)){let Wt=S();if(f==="-")return{type:"term",name:y,attr:_,args:Wt};if(Mf.test(y))return{type:"func",name:y,args:Wt};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:y,attr:_,args:[]}:{type:"mesg",name:y,attr:_}}return Ut()}function S(){let f=[];for(;;){switch(t[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(D()),i(jf)}}function D(){let f=k();return f.type!=="mesg"?f:i(Rf)?{type:"narg",name:f.name,value:Ut()}:f}function bt(){let f=[],y=0,_;for(;o(Sf);){r("*")&&(_=y);let Wt=rt(),Re=d();if(Re===null)throw new SyntaxError("Expected variant value");f[y++]={key:Wt,value:Re}}if(y===0)return null;if(_===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:_}}function rt(){i(If,SyntaxError);let f;return o(Es)?f=j():f={type:"str",value:l(Ef)},i(Nf,SyntaxError),f}function Ut(){if(o(Es))return j();if(t[n]==='"')return Et();throw new SyntaxError("Invalid expression")}function j(){let[,f,y=""]=a(Es),_=y.length;return{type:"num",value:parseFloat(f),precision:_}}function Et(){r('"',SyntaxError);let f="";for(;;){if(f+=l(Af),t[n]==="\\"){f+=Dl();continue}if(r('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function Dl(){if(o(Sl))return l(Sl);if(o(El)){let[,f,y]=a(El),_=parseInt(f||y,16);return _<=55295||57344<=_?String.fromCodePoint(_):"�"}throw new SyntaxError("Unknown escape sequence")}function Ds(){let f=n;switch(i(Bf),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return qs(t.slice(f,n))}return t[n-1]===" "?qs(t.slice(f,n)):!1}function Ko(f,y){return f.replace(y,"")}function qs(f){let y=f.replace(Of,`
`),_=Lf.exec(f)[1].length;return new Qo(y,_)}}},Qo=class{constructor(t,n){this.value=t,this.length=n}};var Ms=new Map;function As(e,t=`/words/${e}.json`){let n=Ms.get(e);if(n)return n;let o=Df(new URL(t,import.meta.url));return Ms.set(e,o),o.catch(()=>Ms.delete(e)),o}async function Df(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Ts(e,t){let{language:n}=e,o=qf(e,t);Hs({language:n,format:(i,a)=>{let l=o.getMessage(i)?.value;if(!l)throw new Error(`There is no message ${i} in ${n}.`);return o.formatPattern(l,a)}})}function qf({language:e,words:t,editions:n},o){let r=new kn(e,{useIsolating:!1});return r.addResource(new Ce(t)),Object.hasOwn(n,o)&&r.addResource(new Ce(n[o]),{allowOverrides:!0}),r}function Tl(e,t,n){let{yours:o,name:r,game:i}=e;return c`${B(n)}
    <main class="invitation">
      ${gn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?s("own-invitation"):s("invites-you",{name:r})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${si(e).map(([a,l])=>c`<div>
                <dt>${a}</dt>
                <dd>${l}</dd>
              </div>`)}
        </dl>
        ${o?Ff(i):So(t)}
      </section>
    </main>`}function Ff(e){return c`<p data-testid="own-invitation">${s("send-address")}</p>
    <a class="button main" href=${`/game/${e}`}>${s("to-the-table")}</a>`}function Ol({title:e,text:t},n){return c`${B(n)}
    <main class="invitation">
      ${gn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">${s("play-on-your-own")}</a>
      </section>
    </main>`}var Os=new Map([["classic",Promise.resolve(on)]]),Ls="classic";async function _s(e){Ls=e;try{let t=await Hf(e);Ls===e&&Ll(e,t)}catch(t){console.warn(`The ${e} edition can’t be loaded:`,t),Ls===e&&!document.querySelector("#fabrics > *")&&Ll("classic",on)}}function Ll(e,t){document.documentElement.dataset.edition=e,C(zi(t),document.getElementById("fabrics"))}function Hf(e){let t=Os.get(e);if(t)return t;let n=`/editions/${e}`,r=Promise.all([import(`${n}.js`),Uf(`${n}.css`)]).then(([i])=>i.art);return Os.set(e,r),r.catch(()=>Os.delete(e)),r}async function Uf(e){let t=document.querySelector(`link[href="${e}"]`);t?.sheet||(t?.remove(),await cs(e))}function _l(e,t){let n=e.store.get(),o=e.isSolo?[["automa",s("automa-alone")]]:[...Me.map(({level:a})=>[String(a),s("computer-level-name",{level:String(a),name:mn(a)})]),["person",s("two-people-here")]],r=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${a=>{a.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${s("play-on-here")}</h2>
    <label
      >${s("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>e.store.dispatch(Wf(K(a)))}
      >
        ${o.map(([a,l])=>c`<option value=${a} ?selected=${r===a}>${l}</option>`)}
      </select></label
    >
    ${e.isSolo?p:c`<label
            >${s("you-are")}
            <select
              data-testid="on-first"
              @change=${a=>e.store.dispatch({first:K(a)})}
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
  </form>`}function Wf(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function Is(e,t,n,o){let{replay:r,index:i}=e,a=r.frames[i],l=Pt(r);if(n===2&&a.automa)return Vf(a,a.automa,l,t,o);let u=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${u}`}>${ko(a,l,n)}</div>
    <div class=${`spread ${u}`}>${Gf(e,t,n,o)}</div>`}function Gf({replay:e,index:t,walks:n},o,r,i){let a=e.frames[t];return Lo({number:r,name:Pt(e)[r-1].name,player:a.players[r-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[r],fresh:Qn(a.player===r?[a.move]:[],o.patches)})}function Vf(e,t,n,o,r){return c`<div class="seat back p2">${vo(e,n,t)}</div>
    ${xo(e,t,{turns:t.turns,run:0},o.patches,r)}`}function Il({replay:e,index:t},n){let o=r=>n.look(r);return Oo(bi(e),t,Pt(e),n.patches,o)}function Nl(e,t,n){let o=e.store.get(),{replay:r,index:i}=o,a=r.frames[i],l=Pt(r),{letters:u,look:m}=n.settings,d=()=>n.change({look:m==="cloth"?"thread":"cloth"});return c`${B(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?s("start-position"):s("after-move",{number:String(i)})}:
            ${At(a,l)}
          </h1>
          <p data-testid="turn-reason">${gt(a,l)}</p>
          ${r.comment?c`<p class="notice" data-testid="notice">${r.comment}</p>`:p}
        </div>
        <div class="column own">
          ${Is(o,e,1,u)} ${Eo(a.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${lc(a,e.patches,u)} ${Il(o,e)}
          ${a.result?_o(a,l,p):_l(t,i)}
        </div>
        <div class="column other">
          ${Is(o,e,2,u)} ${to(a,l,m,d)}
        </div>
      </div>
      <div class="below">${Io(a,l,e.patches)}</div>
    </main>`}var mt=document.getElementById("app"),nt=Aa(),re=null,Ns=()=>"",X=0,Pl=Ws(Rs("link[data-what=patches]")),Ps=new Sn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:go,onNews:Ac});async function Cs(e){Oe().length===0||document.hidden||Ps.socket||(e??await Zf())&&Ps.open()}async function Zf(){return at().then(({known:e})=>e,()=>!1)}var ot={get settings(){return nt},logo:Rs("link[rel=icon]"),change(e){nt={...nt,...e},Ta(nt),Cl(),e.edition&&_s(e.edition),"language"in e||"edition"in e?Yf().catch(Bs):re?.draw()},go(e){history.pushState(null,"",e),js()},help(){Ho("aid").then(({openAid:e})=>e(),zf)}};function zf({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),C(c`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>${s("close")}</button>`,t),document.body.append(t),t.showModal()}function Rs(e){return document.querySelector(e).href}function Cl(){let{theme:e}=nt;e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function Qf(){return nt.language==="auto"?ii(navigator.languages):nt.language}async function Kf(){let{lang:e}=document.documentElement,t=nt.language==="auto"?e:nt.language,n=e===t?Rs("link[data-what=words]"):void 0;Ts(await As(t,n),nt.edition),document.documentElement.lang=t}async function Yf(){let e=Qf();Ts(await As(e),nt.edition),document.documentElement.lang=e,pn(Ns()),re?.draw()}function se(e,t,n=null){re?.close(),re=e,Ns=t?()=>s(t):()=>"",pn(Ns()),Cs(n),window.scrollTo(0,0),e.draw()}function js(){X+=1;let e=X,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=i=>{X===e&&Bs(i)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=hl(location.pathname);t?ng(t[1]).catch(n):o?og(o[1]).catch(n):r?Xf(r).catch(n):location.pathname!=="/"?Rl("page"):location.hash.length>1?eg(location.hash).catch(n):tg().catch(n)}function Bs(e){if(e instanceof _t&&e.status===404&&Jf())return Rl("game");let t=e instanceof Error?e.message:String(e);jl("cannot-show",t)}function Jf(){return location.pathname.startsWith("/game/")}function Rl(e){jl(e==="game"?"no-such-game":"no-such-page",s("link-may-be-old"))}function jl(e,t){se({draw:()=>C(c`${B(ot)}
        <main class="waiting">
          <h1>${s(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${s("back-to-home")}</a>
        </main>`,mt),close:()=>{}},e)}async function Xf({title:e,open:t}){let n=X;re||C(Le(ot,s("one-moment")),mt);let o=await t(mt,ot);n===X?se(o,e):o.close()}async function tg(){let e=X,n=await jc(mt,ot,Ps,o=>{history.pushState(null,"",o.link||location.pathname),Bl(o).catch(Bs)});e===X?se(n,""):n.close()}async function eg(e){let t=X,n=await vn(e);t===X&&await Bl(n)}async function Bl(e){let t=new Pn(e,await Pl),n=new Cn(e,ot.go,nt.strength),o=()=>C(Nl(t,n,ot),mt),r=[t.store.watch(o),n.store.watch(o)],i=l=>uo(l,(u,m)=>t.walk(u,m));mt.addEventListener("keydown",i),se({draw:o,close:()=>{for(let l of r)l();mt.removeEventListener("keydown",i)}},"tab-viewer")}async function ng(e){let t=X;re||C(Le(ot,s("opening-table")),mt);let[n,o]=await Promise.all([Gs(e),Pl]);if(t!==X)return;let r=n.seats.some(i=>i.yours);se(bc(mt,n,o,ot),"tab-game",r)}async function og(e){let t=X;re||C(Le(ot,s("opening-invitation")),mt);try{let n=await zs(e);if(t!==X)return;let o=new me({me:at,sit:i=>Qs(e,i),go:ot.go}),r=()=>C(Tl(n,o,ot),mt);se({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof _t?ri(n.status):null;if(!o)throw n;if(t!==X)return;se({draw:()=>C(Ol(o,ot),mt),close:()=>{}},"tab-invitation")}}Cl();await Promise.all([Kf(),_s(nt.edition)]);window.addEventListener("popstate",js);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),ot.help())});window.addEventListener("online",()=>Cs(null));document.addEventListener("visibilitychange",()=>Cs(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});js();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
