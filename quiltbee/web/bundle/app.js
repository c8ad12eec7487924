var wl=Object.defineProperty;var Ts=(e,t)=>{for(var n in t)wl(e,n,{get:t[n],enumerable:!0})};var re={language:"en",format:e=>e};function Os(e){re=e}function _s(){return re}function Pe(){return re.language}function s(e,t){return re.format(e,t)}function ot(e){return new Intl.ListFormat(kl(),{type:"conjunction"}).format(e)}function kl(){return re.language==="en"?"en-GB":re.language}function se(e){return new Intl.DateTimeFormat(Pe(),{dateStyle:"medium"}).format(e)}var _t=class extends Error{constructor(t,n){super(t),this.status=n}};async function v(e,t,n){return JSON.parse(await rt(e,t,n))}async function rt(e,t,n="POST"){let o=await vl(e,t,n),r=await o.text();if(o.ok)return r;let i=xl(r)??s("status-answer",{status:String(o.status)});throw new _t(i,o.status)}async function vl(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(o){throw new Error(s("server-away"),{cause:o})}}function xl(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function Ls(e="/api/patches"){let t=await v(e);return Object.fromEntries(Object.entries(t).map(Sl))}function Sl([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>s(`patch-${e}`)})]}function Is(e){return v(`/api/games/${e}`)}function ie(e){return v("/api/games",e)}function Ns(){return v("/api/solo")}function yn(e){return v("/api/replay",{text:e})}function Ps(e){return v(`/api/games/${e}/replay`)}function st(){return v("/api/me")}function Rs(e){return v(`/api/invitations/${e}`)}function Cs(e,t){return v(`/api/invitations/${e}`,{name:t})}function js(e){return v(`/api/games/${e}/invitation`,{})}function bn(e,t){return v(`/api/games/${e}/seat`,{name:t})}function Re(e){return rt("/api/qr",{path:e})}function Bs(e){return v("/api/reports",e)}var wn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Z=1e3,Ht=60*Z,ae=60*Ht,$t=24*ae,Vo=9900,El=[10,30,60];function ce(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*$t,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*Z);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function kn(e){if(e===null)return s("no-clock");let{kind:t,main:n,extra:o}=ce(e);if(t==="days")return s("clock-days",{count:n/$t});let r=qs(n);if(o===0)return s("clock-whole",{time:r});let i=s("seconds",{count:o/Z});return s(t==="delay"?"clock-delay":"clock-more",{time:r,each:i})}function le(e){let{kind:t,main:n,extra:o}=ce(e);if(t==="days")return s("label-days",{count:n/$t});let r=n%Ht===0?s("label-minutes",{count:n/Ht}):s("label-seconds",{count:n/Z}),i=s("label-seconds",{count:o/Z});return o===0?r:`${r} ${t==="delay"?"~":"+"} ${i}`}function qs(e){return[[Math.floor(e/ae),"hours"],[Math.floor(e%ae/Ht),"minutes"],[Math.floor(e%Ht/Z),"seconds"]].filter(([o])=>o>0).map(([o,r])=>s(r,{count:o})).join(" ")||s("no-time")}function Ds(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function Ce(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:i,extra:a}=ce(e.control),l=i==="delay"?a:0,u=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,u-l))}function vn(e){if(e<=Vo)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=$t)return s("short-days",{days:Math.floor(e/$t),hours:Math.floor(e%$t/ae)});let t=Math.ceil(e/Z),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((i,a)=>a===0&&o===0?String(i):String(i).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Fs(e){if(e<=0)return s("no-time-left");if(e>=$t){let t=Math.floor(e%$t/ae),n=s("days",{count:Math.floor(e/$t)});return t?`${n} ${s("hours",{count:t})}`:n}return qs(Math.ceil(e/Z)*Z)}function Us(e,t){let{kind:n,main:o}=ce(e);return n==="days"?t<6*ae:t<Math.max(10*Z,Math.min(Ht,o/10))}function Hs(e,t){return El.find(o=>e>o*Z&&t<=o*Z&&t>0)??null}function Ws(e){return e<=0?null:e>=$t?Ht:e<=Vo?e%100||100:Math.min(e%Z||Z,e-Vo)}function Gs(e){return e===404?{title:s("invitation-unknown"),text:s("invitation-unknown-text")}:e===410?{title:s("invitation-closed"),text:s("invitation-closed-text")}:null}function Vs({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:i}){return[[s("term-seat"),s(`term-seat-${i}`)],[s("clock"),t===null?s("term-no-clock"):kn(t)],[s("time-board"),s(`term-board-${e}`)],[s("circle"),s(r?"term-chosen":"term-drawn")],[s("tick-takebacks"),s(n?"tick-takebacks-note":"term-none")],[s("term-rating"),s(o?"tick-rated-note":"terms-not-rated")]]}var zo={en:"English"};function Zo(e){return typeof e=="string"&&Object.hasOwn(zo,e)}function zs(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Zo)??"en"}function I(e,t){let n=t,o=!1,r=new Set,i=()=>{o=!1;for(let a of[...r])a(n)};return{get:()=>n,dispatch(a){let l=e(n,a);l!==n&&(n=l,o||queueMicrotask(i),o=!0)},watch(a){return r.add(a),()=>r.delete(a)}}}var ue=class{constructor(t){this.outside=t,this.store=I((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:Zs(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Zs(o)})}}}};function Zs(e){return e instanceof Error?e.message:String(e)}var Al=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function U([e,t]){return`${"abcdefghi"[t]}${e+1}`}function it(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function pt(e,t){return e[0]===t[0]&&e[1]===t[1]}function X(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function St(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function je(e,[t,n]){let[o,r]=X(e);return[Ks(t,9-o),Ks(n,9-r)]}function Ks(e,t){return Math.max(0,Math.min(t,e))}function Sn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Qs(e,t,n){let[o,r]=t,i=n>=4?Sn(e,t,"flip"):e;for(let a=0;a<n%4;a+=1)i=Sn(i,[o,r],"right"),[o,r]=[r,o];return i}function Lt(e){let[t,n]=X(e),o=([r,i])=>Math.abs(r-(t-1)/2)+Math.abs(i-(n-1)/2);return e.reduce((r,i)=>o(i)<o(r)?i:r)}function An(e){let t=Math.min(...e.map(a=>a[0])),n=Math.max(...e.map(a=>a[1])),o=([a,l])=>Math.min(...e.map(([u,m])=>Math.abs(u-a)+Math.abs(m-l))),r=a=>Math.abs(a[0]-t+1)+Math.abs(a[1]-n-1)+(o(a)<2?20:0);return Al.filter(a=>o(a)>0).reduce((a,l)=>r(l)<r(a)?l:a)}function En(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],i=[o];t.add(o);for(let a=i.pop();a!==void 0;a=i.pop()){r.push([Math.floor(a/9),a%9]);for(let l of Ml(a))e[l]==="."&&!t.has(l)&&(t.add(l),i.push(l))}n.push(r.sort((a,l)=>a[0]-l[0]||a[1]-l[1]))}return n.sort((o,r)=>r.length-o.length)}function Ml(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var Tl=3;function pe(e,t){let n=new Set(En(e).map(String));return En(Ol(e,t)).filter(r=>r.length<=Tl&&!n.has(String(r)))}function Ol(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function Ys(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let i=n;i<n+7;i+=1)r+=e.slice(i*9+o,i*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function W(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[a,l]of e)for(let u=0;u<4;u+=1){let[m,d]=xn[(u+3)%4];if(o.has(String([a+m,l+d])))continue;let h=_l[u],g=[a+h[0],l+h[1]],k=[g[0]+xn[u][0],g[1]+xn[u][1]];r.set(String(g),[...r.get(String(g))??[],{to:k,direction:u}])}let i="";for(;r.size>0;)i+=Ll(r,t,n);return i}var xn=[[0,1],[1,0],[0,-1],[-1,0]],_l=[[0,0],[0,1],[1,1],[1,0]];function Ll(e,t,n){let o=e.keys().next().value,r=[],i=o,a=-1;do{let u=e.get(i),m=Math.max(0,u.findIndex(k=>k.direction===(a+1)%4)),d=u.splice(a<0?0:m,1)[0];u.length===0&&e.delete(i);let[h,g]=i.split(",").map(Number);d.direction!==a&&r.push({at:[h,g],direction:d.direction}),a=d.direction,i=String(d.to)}while(i!==o);return r.length>1&&r[0].direction===a&&r.shift(),`M${r.map(({at:u,direction:m},d)=>{let h=r[(d+r.length-1)%r.length].direction,[g,k]=[h,m].map(S=>xn[(S+1)%4]).reduce((S,q)=>[S[0]+q[0],S[1]+q[1]]);return`${u[1]*t+k*n} ${u[0]*t+g*n}`}).join("L")}Z`}function Js(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>it(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Xs(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function ti(e,t,[n,o]){let r=a=>(a[0]-t[0])*n+(a[1]-t[1])*o,i=a=>Math.abs((a[0]-t[0])*o+(a[1]-t[1])*n);return e.filter(a=>r(a)>0).sort((a,l)=>i(a)+r(a)-i(l)-r(l)||i(a)-i(l)).at(0)}function ei(e,t,n){let o=i=>(i[0]-t[0])*9+i[1]-t[1];return(n?[...e].reverse().find(i=>o(i)<0):e.find(i=>o(i)>0))??e[n?e.length-1:0]}var oi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Ko={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function Mn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function G(e,t){return e.orientations[t]??0}function It(e,t){return t.patch.orientations[G(e,t.letter)]}function mt(e,t){return e.origin?St(It(e,t),e.origin):[]}function de(e,t){return e.origin?`${G(e,t.letter)}${U(e.origin)}`:null}function he(e,t){let n=de(e,t);return n!==null&&t.placements.has(n)}function Tn(e,t){let n=de(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function Qo(e,t,n){switch(n.type){case"choose":return Nl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?Rl(e,t,n.direction):{...e,cursor:Be(e.cursor,n.direction)};default:return t?Il(e,t,n):e}}function Il(e,t,n){switch(n.type){case"hover":return e.set?e:ni(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return ni(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return me({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:Lt(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:On(e,t);case"jump":return Cl(e,t,n.direction);case"next":return jl(e,t,n.back??!1);case"turn":return Bl(e,t,n.how);case"cycle":return ql(e,t)}}function Nl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??Lt(It(o,t))}}function ni(e,t,n,o){let r=It(e,t),i=je(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),a=ri(e,t,i);return e.origin&&pt(e.origin,a)&&e.set===o&&pt(e.cursor,n)?e:{...e,origin:a,set:o,cursor:n}}function ri(e,t,n){let o=G(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,a]of r){let l=[n[0]+i,n[1]+a];if(Pl(l)&&t.placements.has(o+U(l)))return l}return n}function Pl([e,t]){return e>=0&&t>=0&&e<9&&t<9}function me(e,t,n){let o=It(e,t),r=je(o,n),i=o.some(a=>pt(a,e.anchor))?e.anchor:Lt(o);return{...e,origin:r,set:!0,anchor:i,cursor:[r[0]+i[0],r[1]+i[1]]}}function On(e,t){let{anchor:n,cursor:o}=e,r=Yo(e,t),i=[o[0]-n[0],o[1]-n[1]];return me(e,t,Xs(r,i))}function Yo(e,t){return Js(t.placements,G(e,t.letter))}function Rl(e,t,n){if(!e.origin)return On(e,t);let[o,r]=Ko[n];return me(e,t,[e.origin[0]+o,e.origin[1]+r])}function Be([e,t],n){let[o,r]=Ko[n];return je([[0,0]],[e+o,t+r])}function Cl(e,t,n){if(!e.origin)return On(e,t);let o=ti(Yo(e,t),e.origin,Ko[n]);return o?me(e,t,o):{...e,set:!0}}function jl(e,t,n){let o=Yo(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:On(e,t):r?me(e,t,ei(o,r,n)):me(e,t,o[n?o.length-1:0])}function Bl(e,t,n){let o=G(e,t.letter),r=Sn(e.anchor,X(It(e,t)),n);return si(e,t,t.patch.turns[o][n],r)}function ql(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,i)=>r-i),o=n[(n.indexOf(G(e,t.letter))+1)%n.length];return si(e,t,o,Lt(t.patch.orientations[o]))}function si(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let i=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],a=je(It(r,t),[i[0]-o[0],i[1]-o[1]]),l=ri(r,t,a);return{...r,origin:l,cursor:[l[0]+o[0],l[1]+o[1]]}}function Nt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:s("player-number",{number:String(n)});return{...t,name:r,kind:"person"}})}function ii(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var _n=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=I((r,i)=>({...r,...i}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Be(o[t],n)}})}};function Dl(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:i})=>!i?.startsWith("A:")).map(({move:i})=>i==="pass"?".":i);return[n,r.join(""),...o].join(",")}var Ln=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=I((i,a)=>({...i,...a}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await ie(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:i}=this.store.get(),{automa:a}=n.frames[0],l=a&&o==="automa"?{deck:a.deck,level:a.level}:null,u=o==="computer"?{level:r}:null,m=o==="person"?Nt(n).map(({name:h})=>h):null,d=Dl(n,t);return{opponent:o,...l,...u,first:i,board:"revised",seed:null,from:d,names:m}}};var Pt=[1,2];function qe(e){return e===1?2:1}function De(e){return Pt.filter(t=>e[t-1].yours)}function P({seats:e}){return e.some(t=>t.yours)}function Jo({mode:e,seats:t}){let n=De(t);return e==="remote"&&n.length===1?n[0]:null}function fe(e){return Pt.find(t=>e[t-1].kind==="open")??null}function Fe({seats:e}){let t=fe(e);return t===null?"":e[t-1].name}function C({stage:e,seats:t}){return e!=="over"&&fe(t)!==null}function Rt({stage:e,result:t}){return e==="over"&&t===null}function N(e){return e<0?`−${-e}`:String(e)}function Wt({name:e,squares:t,buttons:n,time:o,income:r}){return s("patch-label",{name:e,squares:t,buttons:n,time:o,income:r})}function Ue(e,t){return e[t-1].yours&&!e[2-t].yours}function tt(e,t){return{who:Ue(e,t)?"you":"other",name:x(e,t)}}function x(e,t){let{name:n,kind:o}=e[t-1];if(Ue(e,t))return s("you");if(o==="open")return n||s("open-seat");let r=o==="computer"?/^Quiltbee level (\d+)/.exec(n):null;return r?s("level-number",{level:r[1]}):n==="You"?s("player-number",{number:String(t)}):n}function Et(e,t){if(e.result)return s("wins",tt(t,e.result.winner));if(Rt(e))return s("game-aborted");let n=e.stage==="special_patch"?"whose-special-patch":"whose-turn";return s(n,tt(t,e.turn))}function ht(e,t){if(e.result)return Fl(e,t);if(Rt(e))return s("aborted-reason");let n=tt(t,e.turn);if(e.stage==="special_patch")return s("reached-special-patch",n);let o=e.players[e.turn-1].time,r=e.players[2-e.turn].time;return o!==r?s("further-back",n):o===0?s("goes-first",n):t.filter(({yours:a})=>a).length===1?s("level-and-on-top",n):s("both-level-and-on-top",n)}function Fl(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,i=$e(o[n-1],o[2-n]),a=tt(t,3-n);return r==="resignation"?s("result-resignation",{...a,points:i}):r==="time"?s("result-time",{...a,points:i}):s(r==="first to 53"?"result-first":"result-score",{points:i})}function $e(e,t){return s("points-to",{mine:N(e),theirs:N(t)})}function ai(e,t){return[s("pass"),...Xo(e,t)].join(" · ")}function Xo({consequence:e},t){let n=[s("pass-move",{count:e.time-t}),s("pass-earn",{count:e.earned})];return e.income>0&&n.push(s("pass-income",{count:e.income})),e.special_patch&&n.push(s("pass-special")),n}function Ct(e,t,n=!1){if(e==="pass")return s("move-pass");if(e==="A:pass")return s("move-on");if(e.startsWith("A:"))return s("move-took",{patch:ge(t,e[2])});if(e.startsWith("+"))return n?s("move-special-at",{cell:e.slice(1)}):s("move-special");let o=ge(t,e[0]);return!n||!t[e[0]]?s("move-patch",{patch:o}):s("move-patch-at",{patch:o,cell:U(Ul(t[e[0]],e))})}function ge(e,t){return e[t]?.name??t}function Ul({orientations:e},t){let n=it(t.slice(2));return St(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function dt(e,t,n,o=!0){let r=e.filter(([i,a])=>t[i*9+a]!==".").map(U);return r.length>0?o?r.length>4?s("overlaps-many",{count:r.length}):s("overlaps-at",{cells:ot(r)}):s("overlaps-another"):n?yt(n):null}function yt({available:e,missing:t}){return e?null:t>0?s("needs-buttons",{count:t}):s("fits-nowhere")}function ci(e,t,n,o){let r=dt(e,t,n,o);if(r===null)return{text:s("fits"),isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,a=dt(e,t,void 0,o)===null,l=i&&a?s("fits-but-short",{count:n.missing}):r;return{text:Hl(l),isGood:!1}}function Hl(e){return e[0].toLocaleUpperCase()+e.slice(1)}function tr(e){let t=U(e[0]);return e.length===1?s("single-hole",{cell:t}):s("hole-of",{size:e.length,cell:t})}function Wl(e,t){return t?ot(e.map(tr)):e.length===1?s("a-hole"):s("holes",{count:e.length})}function In(e,t,n,o,r,i=!0){let{consequence:a,missing:l}=e,u=o.players[o.turn-1],{paid:m,buttons:d,time:h,income:g,income_marks:k}=a,S={from:String(u.buttons),to:N(d)},q=[{kind:"buttons",text:l>0?s("effect-cost",{count:m}):s("effect-buttons",S)},{kind:"time",text:s("effect-time",{from:String(u.time),to:String(h)})}];if(k.length>0){let nt={count:g,marks:ot(k.map(String))},Ot=i?s("effect-income-at",nt):s("effect-income",{count:g});q.push({kind:"income",text:Ot})}return a.special_patch&&q.push({kind:"special",text:s("effect-special")}),n&&q.push({kind:"tile",text:s("effect-tile")}),t.length>0&&q.push({kind:"holes",text:s("effect-holes",{holes:Wl(t,i)})}),q.push({kind:"next",text:er("next",a.next,o.turn,r)}),q}function er(e,t,n,o){if(t===null)return s("then-over");let r=t===n?"-again":"";return Ue(o,t)?s(`${e}-you${r}`):s(`${e}-name${r}`,{name:x(o,t)})}function li(e,t,n){let o={cell:U(e)};if(t===".")return s("cell-empty",o);if(t==="*")return s("cell-special",o);let r=n[t]?.name;return r?s("cell-patch",{...o,patch:r}):s("cell-covered",o)}function Nn(e){let t=En(e),n=t.reduce((a,l)=>a+l.length,0),o=[s("quilt-covered",{covered:81-n,empty:n})],r=t.filter(a=>a.length===1).map(a=>U(a[0]));r.length>0&&o.push(s("quilt-single-holes",{count:r.length,cells:r.join(" ")})),n>0&&o.push(s("quilt-largest",{size:t[0].length}));let i=Ys(e);return o.push(i===0?s("quilt-full"):s("quilt-missing",{count:i})),`${o.join("; ")}.`}function Gt(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],i=e.time_board.last-r;if(i===0)return s("at-the-end");let a=[];return n!==null&&a.push(s("income-in",{count:n})),o!==null&&a.push(s("special-in",{count:o})),a.push(s("end-in",{count:i})),a.join(", ")}function Pn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,i]=X(o),a=St(o,[e.row,e.column]),l=U([e.row+r-1,e.column+i-1]),u=U([e.row,e.column]),{letter:m}=e;return s("placed-patch",{patch:n.name,letter:m,count:a.length,from:u,to:l})}function Rn(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:i,move:a})=>{if(!e||o.length!==1)return{number:r,player:i,move:a,change:null};let[l,u]=[e.players[i-1],t.players[i-1]],m={from:l.time,to:u.time,buttons:u.buttons-l.buttons};return{number:r,player:i,move:a,change:m}})}function ui(e,t){let n=De(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:i})=>i).lastIndexOf(o);return e.moves.slice(r+1).map(i=>{let a=t[i.number];return a?.move===i.move?a:{...i,change:null}})}function pi({player:e,move:t,change:n},o,r){let a={name:x(o,e),deed:Gl(t,r)};return!n||n.to===n.from?s("happened",a):s("happened-with",{...a,detail:nr(n)})}function nr({from:e,to:t,buttons:n}){let o=t-e;if(n===0)return s("moved",{count:o});let r=s("gain",{sign:n<0?"−":"+",count:Math.abs(n)});return s("moved-and",{count:o,gain:r})}function Gl(e,t){return e.startsWith("+")?s("deed-special"):/^[A-Za-z]\d/.test(e)?s("deed-patch",{patch:ge(t,e[0])}):Ct(e,t)}function or(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function mi({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=a=>a>e.from&&a<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":Vl(e.buttons)];t.income.some(n)&&r.push(s("payday"));let i=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:i}}function Vl(e){return e<0?`−${-e}`:`+${e}`}var rr=[{level:1,numeral:"I"},{level:2,numeral:"II"},{level:3,numeral:"III"},{level:4,numeral:"IV"},{level:5,numeral:"V"}];function Cn(e){return s(`filter-${e}`)}function He({score_parts:e},t){let n=e;return[["part-tile",n.special_tile,[1,2,3,4,5]],["part-held",n.buttons_held,[2,3,4,5]],["part-patches",n.patches_with_buttons,[3,5]],["part-printed",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,i])=>[r,i])}function jn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Bn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function hi(e,t){return s("named-patch",{patch:ge(t,e),letter:e})}function sr(e,t){return ot([...e].map(n=>hi(n,t)))}function ir({number:e,budget:t,income:n}){return s("card-title",{number:String(e),budget:t,income:n})}function ar({affordable:e,choices:t,card:{budget:n}},o){if(e.length===0)return s("budget-none",{budget:n,count:t.length});let r={budget:n,patches:sr(e,o)};return s(e.length===1?"budget-only":"budget-buys",r)}function cr({filter:e,left:t,skipped:n},o){return n?s("filter-skipped",{filter:Cn(e)}):s("filter-leaves",{filter:Cn(e),keeps:s(`keeps-${e}`),patches:sr(t,o)})}function lr(e,t){let{taken:n,start:o,stop:r,income_marks:i,income:a,special_patches:l}=e,u={start:String(o),stop:String(r)},m=[n?s("automa-takes",{...u,patch:hi(n,t)}):s("automa-advances",u)],d=a?s("gain",{sign:"+",count:a}):s("automa-no-gain");return i.length>0&&m.push(s("automa-income",{marks:ot(i.map(String)),gain:d})),l.length>0&&m.push(s("automa-special",{marks:ot(l.map(String))})),e.reaches_marker&&m.push(s(e.takes_special_tile?"automa-marker-tile":"automa-marker")),m}function qn(e,t){return[s("automa-says",{text:`${ir(e.card)}.`}),ar(e,t),...e.steps.map(n=>cr(n,t)),...lr(e,t)].join(" ")}function ur({pile:e,aside:t,discards:n}){let o=[s("cards-in-pile",{count:e})];return t>0&&o.push(s("cards-aside",{count:t})),o.push(n.length?s("cards-turned",{cards:n.join(", ")}):s("cards-none")),`${o.join("; ")}.`}function Dn(e){return s(`automa-name-${e}`)}function Vt({level:e,numeral:t}){return s("numeral-and-name",{numeral:t,name:Dn(e)})}function We({deck:e,level:t,numeral:n}){return s("automa-title",{deck:s(`deck-${e}`),numeral:n,name:Dn(t)})}function zt({marker:e,marker_on_board:t}){return t?s("marker-on",{space:String(e)}):s("marker-off")}function zl(e){return Pe()==="de"?e:e[0].toLocaleLowerCase()+e.slice(1)}function Zl(e,t){let n=He(e,t).filter(([,r])=>r>0).map(([r,i])=>s("part-points",{part:zl(s(r)),points:i})),o=N(e.score);return n.length?s("automa-score-of",{score:o,parts:n.join(", ")}):s("automa-score",{score:o})}function Fn({players:e,result:t},n,o){let r=[di("pile-with",n.with_buttons,o),di("pile-without",n.without_buttons,o)],{budget:i}=n,a=i!==null&&!t?`${s("next-budget",{budget:i})} `:"";return[`${We(n)}.`,s("automa-holds",{count:e[1].buttons,piles:r.join("; ")}),Zl(e[1],n.level),zt(n),s("automa-cards",{cards:a+ur(n)})].join(" ")}function di(e,t,n){let o=s(e,{count:t.length});return t?s("pile-of",{pile:o,patches:sr(t,n)}):o}function gi(){let e=Kl(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},i=o>0?e[o-1]:{x:t-1,y:n},a={x:r.x+(i.x-t)*12/2,y:r.y+(i.y-n)*12/2};return o<53?{centre:r,entry:a,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:a,width:36,height:12}})}function Kl(e,t){let n=new Set,o=[],[r,i,a,l]=[0,0,1,0],u=(m,d)=>m>=0&&d>=0&&m<e&&d<t&&!n.has(`${m},${d}`);for(;o.length<e*t;)o.push({x:r,y:i}),n.add(`${r},${i}`),u(r+a,i+l)||([a,l]=[-l,a]),r+=a,i+=l;return o}var fi=10.3;function $i(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let i={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},a=t.at(-1)?.centre??i,l={x:(i.x+a.x)/2,y:(i.y+a.y)/2},u=r===53?9.8:8.6;t.push({centre:i,entry:l,width:u,height:u});let m=fi/o;n+=m,o-=fi/(2*Math.PI)*m}return t}var $r=globalThis,yi=e=>e,Un=$r.trustedTypes,bi=Un?Un.createPolicy("lit-html",{createHTML:e=>e}):void 0,Ei="$lit$",jt=`lit$${Math.random().toFixed(9).slice(2)}$`,Ai="?"+jt,Ql=`<${Ai}>`,Qt=document,Ve=()=>Qt.createComment(""),ze=e=>e===null||typeof e!="object"&&typeof e!="function",yr=Array.isArray,Yl=e=>yr(e)||typeof e?.[Symbol.iterator]=="function",pr=`[ 	
\f\r]`,Ge=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,wi=/-->/g,ki=/>/g,Zt=RegExp(`>|${pr}(?:([^\\s"'>=/]+)(${pr}*=${pr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),vi=/'/g,xi=/"/g,Mi=/^(?:script|style|textarea|title)$/i,br=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),c=br(1),$=br(2),cg=br(3),Ze=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Si=new WeakMap,Kt=Qt.createTreeWalker(Qt,129);function Ti(e,t){if(!yr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return bi!==void 0?bi.createHTML(t):t}var Jl=(e,t)=>{let n=e.length-1,o=[],r,i=t===2?"<svg>":t===3?"<math>":"",a=Ge;for(let l=0;l<n;l++){let u=e[l],m,d,h=-1,g=0;for(;g<u.length&&(a.lastIndex=g,d=a.exec(u),d!==null);)g=a.lastIndex,a===Ge?d[1]==="!--"?a=wi:d[1]!==void 0?a=ki:d[2]!==void 0?(Mi.test(d[2])&&(r=RegExp("</"+d[2],"g")),a=Zt):d[3]!==void 0&&(a=Zt):a===Zt?d[0]===">"?(a=r??Ge,h=-1):d[1]===void 0?h=-2:(h=a.lastIndex-d[2].length,m=d[1],a=d[3]===void 0?Zt:d[3]==='"'?xi:vi):a===xi||a===vi?a=Zt:a===wi||a===ki?a=Ge:(a=Zt,r=void 0);let k=a===Zt&&e[l+1].startsWith("/>")?" ":"";i+=a===Ge?u+Ql:h>=0?(o.push(m),u.slice(0,h)+Ei+u.slice(h)+jt+k):u+jt+(h===-2?l:k)}return[Ti(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},Ke=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let i=0,a=0,l=t.length-1,u=this.parts,[m,d]=Jl(t,n);if(this.el=e.createElement(m,o),Kt.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=Kt.nextNode())!==null&&u.length<l;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(Ei)){let g=d[a++],k=r.getAttribute(h).split(jt),S=/([.?@])?(.*)/.exec(g);u.push({type:1,index:i,name:S[2],strings:k,ctor:S[1]==="."?dr:S[1]==="?"?hr:S[1]==="@"?fr:be}),r.removeAttribute(h)}else h.startsWith(jt)&&(u.push({type:6,index:i}),r.removeAttribute(h));if(Mi.test(r.tagName)){let h=r.textContent.split(jt),g=h.length-1;if(g>0){r.textContent=Un?Un.emptyScript:"";for(let k=0;k<g;k++)r.append(h[k],Ve()),Kt.nextNode(),u.push({type:2,index:++i});r.append(h[g],Ve())}}}else if(r.nodeType===8)if(r.data===Ai)u.push({type:2,index:i});else{let h=-1;for(;(h=r.data.indexOf(jt,h+1))!==-1;)u.push({type:7,index:i}),h+=jt.length-1}i++}}static createElement(t,n){let o=Qt.createElement("template");return o.innerHTML=t,o}};function ye(e,t,n=e,o){if(t===Ze)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,i=ze(t)?void 0:t._$litDirective$;return r?.constructor!==i&&(r?._$AO?.(!1),i===void 0?r=void 0:(r=new i(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=ye(e,r._$AS(e,t.values),r,o)),t}var mr=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??Qt).importNode(n,!0);Kt.currentNode=r;let i=Kt.nextNode(),a=0,l=0,u=o[0];for(;u!==void 0;){if(a===u.index){let m;u.type===2?m=new Qe(i,i.nextSibling,this,t):u.type===1?m=new u.ctor(i,u.name,u.strings,this,t):u.type===6&&(m=new gr(i,this,t)),this._$AV.push(m),u=o[++l]}a!==u?.index&&(i=Kt.nextNode(),a++)}return Kt.currentNode=Qt,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Qe=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=ye(this,t,n),ze(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==Ze&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Yl(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&ze(this._$AH)?this._$AA.nextSibling.data=t:this.T(Qt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=Ke.createElement(Ti(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let i=new mr(r,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(t){let n=Si.get(t.strings);return n===void 0&&Si.set(t.strings,n=new Ke(t)),n}k(t){yr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let i of t)r===n.length?n.push(o=new e(this.O(Ve()),this.O(Ve()),this,this.options)):o=n[r],o._$AI(i),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=yi(t).nextSibling;yi(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},be=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,i){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=p}_$AI(t,n=this,o,r){let i=this.strings,a=!1;if(i===void 0)t=ye(this,t,n,0),a=!ze(t)||t!==this._$AH&&t!==Ze,a&&(this._$AH=t);else{let l=t,u,m;for(t=i[0],u=0;u<i.length-1;u++)m=ye(this,l[o+u],n,u),m===Ze&&(m=this._$AH[u]),a||=!ze(m)||m!==this._$AH[u],m===p?t=p:t!==p&&(t+=(m??"")+i[u+1]),this._$AH[u]=m}a&&!r&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},dr=class extends be{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},hr=class extends be{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},fr=class extends be{constructor(t,n,o,r,i){super(t,n,o,r,i),this.type=5}_$AI(t,n=this){if((t=ye(this,t,n,0)??p)===Ze)return;let o=this._$AH,r=t===p&&o!==p||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,i=t!==p&&(o===p||r);r&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},gr=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){ye(this,t)}};var Xl=$r.litHtmlPolyfillSupport;Xl?.(Ke,Qe),($r.litHtmlVersions??=[]).push("3.3.3");var R=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let i=n?.renderBefore??null;o._$litPart$=r=new Qe(t.insertBefore(Ve(),i),i,void 0,n??{})}return r._$AI(e),r};function Ye(e){return e.stage!=="over"&&!C(e)&&e.seats[e.turn-1].yours}function _(e){return e.table!==null&&!e.looking&&!e.pending&&Ye(e.table)}function At({table:e,looking:t,pending:n}){return jn(e)&&!t&&!n}function Je(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function we(e){return _(e)&&Je(e.table)}function Yt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&P(e)}function Xe(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function T(e,t){return e.table?.options.find(n=>n.letter===t)}function ke(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function Jt(e,t){let n=T(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function D(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?Mn(e.table.special_cells):Jt(e,t)}function ve(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Xe(e)?.turn??1:1}function Hn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):T(e,o.letter)?.completes_7x7?.includes(t)??!1}function wr(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=it(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function tn({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return ui(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function Wn(e,t){return e.flatMap(n=>wr(n,t)??[])}function Oi(e){let{table:t,placement:n,weighing:o}=e;if(!t||!_(e))return null;let r=n.letter??(o?null:""),i=r===""||r==="+"?void 0:T(e,r);if(!i)return null;let{consequence:a}=i,l=t.turn,u=t.players[l-1].time,m=t.time_board.special_patches_left.filter(d=>d>u&&d<=a.time);return{player:l,from:u,to:a.time,marks:[...a.income_marks,...m],income:a.income_marks.length>0?a.income:0,special:a.special_patch,next:a.next}}function _i({player:e,to:t,income:n,special:o,next:r},i){let l=[n>0?s("preview-income",{count:n}):"",o?s("preview-special"):""].filter(Boolean).join(", ");return`${s("preview-space",{space:String(t)})}${l?`: ${l}`:""}. ${er("then",r,e,i)}`}var kr=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Li=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function Ii(e){let t=kr.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Ni(){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${kr.map(e=>{let{cloth:t,weave:n}=Ii(e);return $`<pattern id=${`fabric-${e}`} class=${`cloth-${t}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${Li[n]}></path></pattern>`})}
      <pattern id="fabric-special" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect class="leather" width="5" height="5"></rect>
        <path class="grain" d="M1 1.2h.8M3.4 2.6h.8M1.6 4h.8"></path>
      </pattern>
      <pattern id="fabric-covered" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect class="covered" width="5" height="5"></rect>
      </pattern>
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
  </svg>`}function bt(e,t,n){let o=n*.3;return $`<g class="disc" transform=${`translate(${e} ${t})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([r,i])=>$`<circle class="hole" cx=${r*o} cy=${i*o} r=${n*.16}></circle>`)}</g>`}function tu(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function en(e,t,n,[o,r],i){let a=t.orientations[n],l=X(t.orientations[0]);return $`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${W(a,10,.25)}></path>
    <path class="stitches" d=${W(a,10,1.1)}></path>
    ${tu(t).map(u=>{let[m,d]=Qs(u,l,n);return bt((d+.5)*10,(m+.5)*10,2.6)})}
    ${i?eu(a[0],e):p}
  </g>`}function eu([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return $`<text class="letter" x=${o} y=${r}>${n}</text>`}function vr([e,t]){return $`<g class="patch special" transform=${`translate(${t*10} ${e*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${W([[0,0]],10,.25)}></path>
    <path class="stitches" d=${W([[0,0]],10,1.4)}></path></g>`}function nn(e,t,n,o){let[r,i]=X(t.orientations[n]),a=Math.max(4,r,i)*10+1.2,[l,u]=[(i*10-a)/2,(r*10-a)/2];return c`<svg class="framed" viewBox=${`${l} ${u} ${a} ${a}`} aria-hidden="true">
    ${en(e,t,n,[0,0],o)}
  </svg>`}function Gn(e,t,n,o){let[r,i]=X(t.orientations[n]);return c`<svg
    class=${`picture w${i} h${r}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${en(e,t,n,[0,0],o)}
  </svg>`}var Pi={cloth:gi(),thread:$i()},on=[1,2];function Ri(e){return e.time_board.on_top===1?[on[1],on[0]]:on}function Ci(e,t){let[n,o]=e.players.map(u=>u.time),r=n===o?s("tokens-together",{space:String(n),name:x(t,e.time_board.on_top)}):on.map(u=>s("token-at",{...tt(t,u),space:String(e.players[u-1].time)})).join(" "),i=e.time_board.special_patches_left,a=e.automa?` ${zt(e.automa)}`:"",l=i.length?i.join(", "):s("none");return`${r} ${s("special-left",{spaces:l})}${a}`}function xr(e,t,n,o){let r=o*1.25,i=e===1?$`<circle r=${o}></circle>`:$`<path d=${`M0 ${-r}L${r} 0 0 ${r} ${-r} 0Z`}></path>`;return $`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>${i}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function ji({numeral:e},t,n,o){let r=Array.from({length:16},(i,a)=>{let l=a%2?o*.78:o,u=a*Math.PI/8;return`${(Math.sin(u)*l).toFixed(2)} ${(-Math.cos(u)*l).toFixed(2)}`});return $`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Bi({automa:e},t,n){if(!e?.marker_on_board)return p;let[o,r]=t(e.marker);return ji(e,o,r,n)}function qi(e){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${xr(e,0,0,4.4)}
  </svg>`}function ou(e,t,n,o=null){let r=Pi[n],i=n==="cloth"?84:96,{income:a,special_patches:l,special_patches_left:u}=e.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${Ci(e,t)}
  >
    ${n==="thread"?ru(r):p}
    ${r.map((m,d)=>su(m,d,n))}
    ${o?Di(o,m=>r[m].centre):p}
    ${a.map(m=>{let{x:d,y:h}=r[m].entry;return Vn(m,o,bt(d,h,2.5))})}
    ${l.map(m=>{let{x:d,y:h}=r[m].entry;return Vn(m,o,zn(d,h,4.8,u.includes(m)))})}
    ${o?Fi(o,r[o.to].centre,4.6):p}
    ${Bi(e,m=>[r[m].centre.x,r[m].centre.y],5.4)}
    ${iu(e,r)}
  </svg>`}function Vn(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return $`<g class=${r} data-mark=${e}>${n}</g>`}function Di({player:e,from:t,to:n},o){let i=Array.from({length:n-t+1},(a,l)=>o(t+l)).map(({x:a,y:l})=>`${a.toFixed(1)} ${l.toFixed(1)}`).join("L");return $`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${i}`} data-testid="walk"></path>`}function Fi({player:e,to:t},{x:n,y:o},r){let i=r*1.2,a=e===1?$`<circle r=${r}></circle>`:$`<path d=${`M0 ${-i}L${i} 0 0 ${i} ${-i} 0Z`}></path>`;return $`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${a}</g>`}function ru(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return $`<path class="strand" d=${`M${t.join("L")}`}></path>`}function su({centre:e,width:t,height:n},o,r){let i=r==="thread"?"0":s("board-start"),a=r==="cloth"?$`<rect x=${e.x-t/2+.3} y=${e.y-n/2+.3}
          width=${t-.6} height=${n-.6} rx="1.2"></rect>`:$`<circle cx=${e.x} cy=${e.y} r=${t/2}></circle>`,l=o===0||o===53?"end":o%2?"odd":"even";return $`<g class=${`space ${l}`}>${a}
    <text x=${e.x} y=${e.y+1.2}>${o===0?i:o}</text></g>`}function zn(e,t,n,o){return $`<rect class=${o?"mark-special":"mark-special taken"}
    x=${e-n/2} y=${t-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function iu(e,t){let n=e.players[0].time===e.players[1].time;return Ri(e).map((o,r)=>{let{x:i,y:a}=t[e.players[o-1].time].centre,l=n?r*-2.6+1.3:0;return xr(o,i+l*.6,a+l,4)})}var rn={left:5,span:150,bar:9.5,above:4,below:15};function Mt(e){return rn.left+e*rn.span/53}function Zn(e){return e===1?rn.above:rn.below}function Ui(e,t){return Pi[e][t].centre}function au(e,t,n){let{income:o,special_patches:r,special_patches_left:i}=e.time_board,{bar:a}=rn;return c`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Ci(e,t)}
  >
    <rect class="track" x="3" y=${a-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${on.map(l=>$`<rect class=${`gone gone-${l}`} x="3" y=${l===1?a-1.6:a}
        width=${Math.max(2,Mt(e.players[l-1].time)-3)} height="1.6"></rect>`)}
    ${n?Di(n,l=>({x:Mt(l),y:a})):p}
    ${o.map(l=>Vn(l,n,bt(Mt(l-.5),a,2.1)))}
    ${r.map(l=>Vn(l,n,zn(Mt(l-.5),a,4.2,i.includes(l))))}
    ${Bi(e,l=>[Mt(l),a],3.6)}
    ${n?Fi(n,{x:Mt(n.to),y:Zn(n.player)},3.2):p}
    ${Ri(e).map(l=>{let{time:u}=e.players[l-1];return xr(l,Mt(u),Zn(l),3.3)})}
  </svg>`}function cu({automa:e}){let t=[[s("legend-income"),bt(0,0,2.4)],[s("legend-special"),zn(0,0,4.6,!0)],[s("legend-taken"),zn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?s("legend-marker",{space:String(n)}):s("legend-no-marker"),ji(e,0,0,2.9)]]}function Kn(e,t,n,o,r=null,i=1){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${s("time-board")}</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${s(n==="cloth"?"look-thread":"look-cloth")}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?_i(r,t):s("time-note",{name:x(t,i),distances:Gt(e,i)})}
    </p>
    <div class="spiral-box">${ou(e,t,n,r)}</div>
    <div class="line-box">${au(e,t,r)}</div>
    <ul class="legend">
      ${cu(e).map(([a,l])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${l}</svg> ${a}</li>`)}
    </ul>
  </section>`}var Qn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?Rn(t,n):[];if(!r){this.scene=null;return}let i=or(r.move),a=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,l=a&&{box:a.getBoundingClientRect(),image:a.cloneNode(!0)},{gains:u,marks:m}=mi(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:u,marks:m,picture:l}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let i=this.targetOf(or(t),n);if(!o||!i)return;let[a,l]=[o.box,i.getBoundingClientRect()],u=this.overlay("flying",[o.image]),m=(h,g)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${g})`}),d=Math.max(l.width,l.height)/170;this.run(u,[m(a,a.width/170),m(l,d)],r*.9).onfinish=()=>u.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(a=>a.getBoundingClientRect().width>0),[i]=r.sort((a,l)=>l.getBoundingClientRect().width-a.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(l,u)=>t.from+u),i=l=>Ui(this.look(),l),a=l=>({x:Mt(l),y:Zn(n)});for(let[l,u]of[["spiral",i],["time-line",a]]){let m=this.root.querySelector(`.${l} .token-${n}`),d=r.map(u).map(({x:h,y:g})=>({transform:`translate(${h}px, ${g}px)`}));m&&this.run(m,d,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let i=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let a=this.overlay("floating",[n.join(" · ")]),[l,u]=[i.x-4,i.y-4],m=[{transform:`translate(${l}px, ${u+10}px)`,opacity:0},{transform:`translate(${l}px, ${u}px)`,opacity:1,offset:.25},{transform:`translate(${l}px, ${u-12}px)`,opacity:1}];this.run(a,m,o).onfinish=()=>a.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var xe=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],Se=3,Yn=65536,Hi=18e4;function Wi({mode:e,board:t,seats:n,automa:o}){let[r]=De(n);if(r===void 0||e==="remote")return null;let i={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...i,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let a=r===1?"opponent":"you";return{...i,opponent:"computer",level:lu(n[2-r].name),first:a}}function lu(e){return Number(/level (\d+)$/.exec(e)?.[1]??Se)}var Gi=16;function Sr(e,t){let n=Jo(t);return n!==null&&uu(e,t,n)||du(e,t,n)||{text:e.told||hu(t),actions:[],urgent:!1}}function Vi(e,t,n){return n==="rematch"?Er(t):Sr(e,t).actions.some(([o])=>o===n)}function Er(e){let t=Jo(e);return t===null||e.stage!=="over"||fe(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function uu(e,t,n){return C(t)?null:t.stage==="over"?mu(t,n):pu(e,t,n)}function pu({fallen:e},t,n){let o=Ar(t.seats,qe(n));return t.offer&&t.offer.seat!==n?{text:s("asks-takeback",{name:o}),actions:[["accept",s("accept")],["decline",s("decline")]],urgent:!0}:e===qe(n)?{text:s("time-is-up",{who:"other",name:o}),actions:[["claim",s("claim")]],urgent:!0}:e===n?{text:s("your-time-up",{name:o}),actions:[],urgent:!0}:t.offer?{text:s("you-asked-takeback",{name:o}),actions:[],urgent:!1}:null}function mu({rematch:e,seats:t},n){let o=Ar(t,qe(n));return e.game!==null?{text:s("rematch-open"),actions:[],urgent:!1}:e.asked.includes(n)?{text:s("you-asked-rematch",{name:o}),actions:[],urgent:!1}:e.asked.includes(qe(n))?{text:s("asks-rematch",{name:o}),actions:[["rematch",s("play-again")]],urgent:!0}:null}function du(e,t,n){let o=Mr(t);if(o===null||t.stage==="over")return null;let r=Ar(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:s("is-away",{name:r}),actions:[],urgent:!1}:{text:s("long-away",{name:r}),actions:[["handover",s("let-computer-play")]],urgent:!1}}function Ar(e,t){let n=x(e,t);return n.length>Gi?`${n.slice(0,Gi-1).trimEnd()}…`:n}function Mr(e){return e.mode!=="remote"?null:Pt.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function hu({clock:e,rated:t,takebacks:n}){return`${[e?le(e.control):s("terms-no-clock"),s(t?"terms-rated":"terms-not-rated"),...n?[]:[s("terms-no-takebacks")]].join(", ")}.`}function at(e){return C(e)?Tr(e):Et(e,e.seats)}function Ee(e){return C(e)?fu(e):ht(e,e.seats)}function Tr(e){let t=Fe(e);return t?s("waiting-for",{name:t}):e.access==="public"?s("waiting-for-another"):s(P(e)?"waiting-for-friend":"waiting-for-second")}function fu(e){let t=Fe(e);return t?s("seat-kept-for",{name:t}):e.access==="public"?s("seat-for-anyone"):s(P(e)?"begins-by-link":"seat-for-invited")}function zi(e,t){if(!e)return"";let{player:n}=e,o=n===null?{who:"other",name:""}:tt(t.seats,n);switch(e.kind){case"join":return s("took-seat",o);case"handover":return s("took-over",o);case"ask":return s("asked-takeback",o);case"decline":return s("declined-takeback",o);case"rematch":return s("asked-rematch",o);case"rematch_opened":return s("rematch-open");case"takeback":return s("move-taken-back");default:return""}}function Zi(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&P(t)?t.rematch.game:null}function Ki(e,t,n,o=""){let r=`${at(t)}. ${Ee(t)}`;if(!e)return r;let i=e.moves.length;return t.moves.length<i?s("taken-back",{turn:r}):o?at(e)===at(t)?o:`${o} ${r}`:[...t.moves.slice(i).map(({number:l,player:u,move:m})=>{let d=u===2&&t.automa?.turns.find(h=>h.number===l);return d?qn(d,n):s("move-by",{name:x(t.seats,u),move:Ct(m,n,!0)})}),...gu(e,t),r].join(" ")}function gu(e,t){return t.players.flatMap((n,o)=>!n.special_tile||e.players[o].special_tile||t.automa&&o===1?[]:[s("takes-tile",tt(t.seats,o===0?1:2))])}function Qi(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return s("put-back");if(!n)return"";let r=D(e);if(!r)return U(o.cursor);if(!o.origin){let g=T(e,r.letter),k=g?yt(g):null,S=r.letter==="+"?s("special-patch"):e.patches[r.letter].name;return k?s("chosen-but",{patch:S,reason:k}):s("chosen",{patch:S})}let i=n.players[n.turn-1].cells,a=mt(o,r),l=dt(a,i,T(e,r.letter)),u=U(o.origin);if(l)return s("ghost-against",{cell:u,reason:l});let m=pe(i,a),d=m.length>0?s("ghost-fits-making",{cell:u,holes:ot(m.map(tr))}):s("ghost-fits",{cell:u});return Hn(e,de(o,r)??"")?`${d} ${s("ghost-tile")}`:d}function Yi(e,t){let{table:n}=e,o=T(e,t);return!n||!o?"":`${In(o,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function Or(e,t,n){return[...t.placements].map(o=>{let r=it(o.slice(1)),i=St(t.patch.orientations[o[0]],r),a=pe(e,i).length;return{key:o,score:$u(e,i)-6*a}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Ji(e,t,n){let o=[...t.placements].filter(i=>i[0]===String(n)),r=new Set(o.length>0?o:t.placements);return Or(e,{...t,placements:r},1)[0]??null}function $u(e,t){let n=new Set(t.map(String)),o=0;for(let[r,i]of t)for(let[a,l]of[[r-1,i],[r+1,i],[r,i-1],[r,i+1]])(a<0||l<0||a>=9||l>=9||e[a*9+l]!=="."&&!n.has(`${a},${l}`))&&(o+=1);return o}function _r({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=Ce(e.clock,n,t,o);return{text:vn(r),sentence:Fs(r),low:Us(e.clock.control,r)}}var Jn=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Pt){let r=_r(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let i=t?.clock,a=i?.running??null,l=a===this.running?this.left:null;if(this.running=a,this.left=null,!t||!i||!n||a===null)return o!==null&&this.outside.onTime({fallen:null}),null;let u=Ce(i,a,n,r);this.left=u;let m=u===0?a:null;m!==o&&this.outside.onTime({fallen:m,timeSaid:bu(t,m)});let d=l===null?null:Hs(l,u);return d!==null&&this.outside.onTime({timeSaid:yu(t,a,d)}),Ws(u)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+Hi-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function yu({seats:e},t,n){return s("seconds-left",{...tt(e,t),count:n})}function bu({seats:e},t){return t===null?"":s("time-is-up",tt(e,t))}function ta(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:s("no-table-yet")};if(r==="")return{error:s("expected")};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return xu(e,o,r);let[i,a,...l]=r.toLowerCase().split(/\s+/);if(l.length>0)return{error:s("expected")};switch(i){case"pass":case"p":return vu(e);case"undo":case"u":return Yt(e)?{request:{type:"undo"}}:{error:s("nothing-to-undo")};case"turn":return At(e)?{request:{type:"turn"}}:{error:s("no-card-now")};case"hint":case"h":return we(e)?{request:{type:"hint"}}:{error:Tu(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:s("too-late-to-abort")};case"accept":case"decline":case"claim":case"handover":case"rematch":return wu(e,o,i);case"clock":return{say:ku(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:Au(e,o)};case"q":return{say:ea(e,o,ve(e))};case"o":return{say:Mu(e,o)};case"t":return{say:Ou(o)};case"l":return{say:_u(e,o)};case"s":return{say:Lu(o)};case"w":return Xi(e,a,u=>({say:Yi(e,u)}));case"fit":return Xi(e,a,u=>Eu(e,o,u));default:return{error:s("no-such-command",{text:r,expected:s("expected")})}}}function wu(e,t,n){return Vi(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:s(`nothing-to-${n}`)}}function ku(e,t,n){let o=[1,2].map(r=>{let i=r,a=_r(e,i,n),l=x(t.seats,i);return a&&s("name-and-clock",{name:l,clock:a.sentence})});return o[0]===null?s("no-clock-here"):`${o.join("; ")}.`}function vu(e){let t=T(e,null);return!_(e)||!t?.available?{error:Xn(e)}:{request:{type:"move",move:"pass"}}}function Xn(e){let{table:t}=e;return e.looking?s("go-back-first"):e.pending?s("on-its-way"):t?.stage==="over"?s("game-over"):At(e)?s("turn-card-first"):t&&C(t)?`${Tr(t)}.`:s(t?.stage==="special_patch"?"place-special-first":"not-your-turn")}function xu(e,t,n){if(!_(e))return{error:Xn(e)};let o=t.players[t.turn-1].cells,r=it(n.slice(-2));if(!r)return{error:s("expected")};if(n.startsWith("+")){if(t.stage!=="special_patch")return{error:s("no-special-now")};if(t.special_cells.includes(n.slice(1)))return{request:{type:"move",move:n}};let i=dt([r],o,void 0)??s("cannot-go-there");return{error:s("special-wrong",{reason:i})}}return t.stage==="special_patch"?{error:Xn(e)}:Su(e,t,n,r)}function Su(e,t,n,o){let r=n[0],i=T(e,r);if(!i)return{error:s("not-on-offer",{letter:r,letters:ke(t).join(", ")||s("none")})};let{name:a,orientations:l}=e.patches[r],u=Object.keys(l).join(", "),m=l[n[1]];if(!m)return{error:s("has-orientations",{patch:a,codes:u})};let d=yt(i);if(d)return{error:s("chosen-but",{patch:a,reason:d})};if(i.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=St(m,o),k=h.some(([S,q])=>S>8||q>8)?s("not-on-quilt"):dt(h,t.players[t.turn-1].cells,i);return{error:s("patch-wrong",{patch:a,reason:k??s("cannot-go-there")})}}function Xi(e,t,n){let o=e.table?ke(e.table):[];if(t==="pass"&&T(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?s("say-which",{count:o.length}):s("none-on-offer")}:n(r)}function Eu(e,t,n){let o=n===null?null:Jt(e,n);if(!o)return{error:s("say-which-fit")};let r=Or(t.players[t.turn-1].cells,o,8),i=r.map(a=>o.letter+a).join(" ");return{say:r.length?s("places-best-first",{count:o.placements.size,tokens:i}):s("it-fits-nowhere")}}function Au(e,t){let n=ke(t);if(n.length===0)return s("none-on-offer");let o=n.map((a,l)=>{let u=T(e,a),m=u?yt(u):null,d=`${l+1}: ${Wt(e.patches[a])} (${a})`;return m?`${d}, ${m}`:d}),r=T(e,null),{time:i}=t.players[t.turn-1];return`${o.join(". ")}. ${r?ai(r,i):""}.`}function ea(e,t,n){let{cells:o,patches:r}=t.players[n-1],i=r.map(a=>Pn(a,e.patches)).join("; ");return s("quilt-in-words",{name:x(t.seats,n),quilt:`${Nn(o)} ${i?`${i}.`:""}`})}function Mu(e,t){return t.automa?s("automa-says",{text:Fn(t,t.automa,e.patches)}):ea(e,t,3-ve(e))}function Tu(e){return Je(e.table)?Xn(e):s("no-hints-here")}function Ou(e){let t=[1,2].map(o=>{let r=o,{time:i}=e.players[o-1];return s("name-on-space",{name:x(e.seats,r),space:String(i),distances:Gt(e,r)})}),n=e.automa?` ${zt(e.automa)}`:"";return`${t.join("; ")}.${n} ${ht(e,e.seats)}`}function _u(e,t){let n=t.moves.at(-1);if(!n)return s("no-move-so-far",{turn:at(t)});let o=e.account.turns.find(i=>i.number===n.number);if(o)return qn(o,e.patches);let r=x(t.seats,n.player);return s("last-move",{number:String(n.number),name:r,move:Ct(n.move,e.patches,!0)})}function Lu(e){let t=[1,2].map(n=>Iu(e,n));return s("if-ended-now",{scores:t.join("; ")})}function Iu({automa:e,players:t,seats:n},o){let{score:r,buttons:i,income:a}=t[o-1],l={score:N(r),count:i};return e&&o===2?s("score-with",{...l,name:"Automa"}):s("score-with-income",{...l,name:x(n,o),income:a})}var Nu=new Set(["presence","ready","thinking"]),Pu=["1","2"];function na(e,t){let{number:n,now:o=null,acknowledges:r,event:i,changed:a,players:l,moves:u}=t;return!(n===e.number+1&&!Nu.has(i.kind))&&n!==e.number||u.keep>e.moves.length?null:{...e,...a,number:n,now:o,acknowledges:r,players:e.players.map((d,h)=>({...d,...l[Pu[h]]})),moves:[...e.moves.slice(0,u.keep),...u.add]}}var oa=250,Ru=2e3,Cu=5e3,ju=15e3,to=class{constructor(t,n){this.outside=t,this.table=n,this.wait=oa,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Cu)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=oa,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),ju)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:na(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Ru,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ra(e){return{patches:e,table:null,status:"connecting",pending:null,placement:oi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function sa(e,t){switch(t.type){case"table":return qu(Bu(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return Uu(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:ia(e)};case"return":return Lr({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Be(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Bu(e,t,n){let o=Mr(t)!==null;return{...e,anchor:Ds(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function qu(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=zi(n,t),i=Ki(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:i,told:r}:Lr({...e,table:t,said:i,told:r,looking:null,ghostText:"",copied:"",hint:null,account:Fu(e,t),seen:Du(e,t),placement:ia(e)})}function Du({seen:e,table:t},n){let o=Rn(t,n),r=Object.values(e).filter(({number:i})=>i<=n.moves.length);return Object.fromEntries([...r,...o].map(i=>[i.number,i]))}function Fu({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let i=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:i?e.run:e.run+1}}function ia({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Lr(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!Ye(t))return e;let n=Mn(t.special_cells);return{...e,placement:Qo(e.placement,null,{type:"choose",choice:n})}}function Uu(e,t){if(e.pending)return e;let n=D(e),o=Qo(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Lr(r):r,ghostText:Qi(r,t)}}var Hu={normal:350,faster:160,off:0},Wu={normal:1200,faster:500,off:0},eo=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,Wu[t]-this.spent);return Math.min(Hu[t],Math.floor(o/n))}};var Gu=new Set(["thinking","ready","presence"]),Vu=[3,3],no=class{constructor(t,n,o){this.id=t.game,this.store=I(sa,ra(n));let{dispatch:r}=this.store;this.connection=new to({open:o,later:(i,a)=>Number(setTimeout(i,a)),forget:i=>clearTimeout(i),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(i,a)=>this.hear({table:i,happened:a,at:performance.now()}),onRefusal:i=>this.refused(i),onHint:({move:i,words:a})=>r({type:"hint",hint:{move:i,words:a}}),onStatus:i=>r({type:"status",status:i}),onPending:i=>r({type:"pending",request:i})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.telling=new eo({later:(i,a)=>Number(setTimeout(i,a)),forget:i=>clearTimeout(i),pace:()=>this.pace()},(i,a)=>{this.onShow(i,a),r({type:"table",...i})}),r({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(t){let{table:n,happened:o}=t;if(o&&Gu.has(o.kind))return this.telling.receive(t,!1);let r=o?.kind==="move"||o?.kind==="card",i=!o?.player||n.seats[o.player-1].yours;r&&!i?this.telling.receive(t,!0):this.telling.interrupt(t)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!_(this.state))return;let o=Jt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!_(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=D(this.state);if(!n||!r||o.letter!==t)return;let i=G(o,t),a=Ji(n.players[n.turn-1].cells,r,i),l=a?it(a.slice(1)):null,u=a?Number(a[0]):i;this.placement({type:"put",orientation:u,origin:l??Vu})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?ke(n)[t]:void 0;r===void 0||!_(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=D(t);if(!n||!_(t))return;if(!r)return this.complain(s("choose-first"));if(!o.origin)return this.placement({type:"show"});let i=T(t,r.letter),a=dt(mt(o,r),n.players[n.turn-1].cells,i,!1),l=Tn(o,r);if(a||!l)return this.complain(i&&i.missing>0&&a===yt(i)?s("it-is-wrong",{reason:a??""}):s("cannot-place",{reason:a??s("does-not-fit")}));this.placement({type:"show"}),this.send({type:"move",move:l})}pass(){_(this.state)&&T(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Yt(this.state))){if(Bn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){At(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){we(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Bs({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:s("told-server")})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Wi(n);if(o)try{t((await ie(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1,this.connection.send(t)||this.complain(s("on-its-way"))}command(t){let n=ta(this.state,t,performance.now()),o=(r,i)=>this.store.dispatch({type:"notice",notice:{kind:r,text:i,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"help"in n?this.onHelp():"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await Ps(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var sn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},aa={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function ca({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(sn,e)){let a=sn[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:a}}}let i=e.length===1?e.toLowerCase():e;return i==="n"?{type:"placement",event:{type:"next",back:t}}:i==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(aa,i)?aa[i]:null}var zu=600,oo=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&At(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let i=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},i?0:zu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Zu=4,Ku=1.5,Qu=120,ro=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(i,a,l=!1)=>t.addEventListener(i,u=>a(u),{signal:o.signal,capture:l});r("pointerdown",i=>this.down(i)),r("pointermove",i=>this.move(i)),r("pointerup",i=>this.up(i)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",i=>this.click(i),!0),r("contextmenu",i=>this.flip(i)),t.addEventListener("wheel",i=>this.wheel(i),{signal:o.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),i=r.width/9,[a,l]=[Math.floor((n-r.top)/i),Math.floor((t-r.left)/i)];return a>=-1&&l>=-1&&a<=9&&l<=9?[Math.max(0,Math.min(8,a)),Math.max(0,Math.min(8,l))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!_(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let i=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:i,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=Jt(this.game.state,n),i=t.querySelector(".patch");if(!r||!i)return null;let a=r.patch.orientations[G(this.game.state.placement,n)],[l,u]=X(a),m=i.getBoundingClientRect(),d=Math.floor((o.clientY-m.top)/m.height*l),h=Math.floor((o.clientX-m.left)/m.width*u);return a.find(g=>pt(g,[d,h]))??Lt(a)}heldCell(t){let{placement:n}=this.game.state,o=D(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!mt(n,o).some(i=>pt(i,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<Zu)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=D(this.game.state);if(!n)return;let o=It(this.game.state.placement,n),r=o.filter(a=>a[0]===X(o)[0]-1),i=t.touch?r[Math.floor(r.length/2)]:t.anchor??Lt(o);this.game.placement({type:"hold",anchor:i}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*Ku:0,i=this.cellAt(n.clientX,n.clientY-r);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=i!==null;let a=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${a}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=D(n.state),i=this.cellAt(t.clientX,t.clientY);!i||!r||(o.set&&this.commits(t,i)?n.commit():n.placement({type:"set",cell:i}))}commits(t,n){let{placement:o}=this.game.state,r=D(this.game.state);if(!r)return!1;let i=mt(o,r);return i.length>0&&he(o,r)&&pt(An(i),n)?!0:t.pointerType==="touch"?!1:[...i,o.cursor].some(a=>pt(a,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<Qu||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&_(n)&&(D(n)?.letter??"+")!=="+"}};function so(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(sn,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,sn[e.key]),!0)}var io=class{constructor(t){this.outside=t,this.store=I((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:la(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:la(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:s("link-is-copied")})}catch{this.store.dispatch({told:s("cannot-copy")})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({title:"Quiltbee",text:s("share-text"),url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":s("cannot-share")})}}};function la(e){return e instanceof Error?e.message:String(e)}var Yu=["classic","anniversary","valentine"];function ua(e){return Yu.some(t=>t===e)}var Ir={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,strength:Se},Ju=12,ao=new Map;function pa(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(ao.get(e)??"null");throw t}}function Nr(e,t){let n=JSON.stringify(t);ao.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function ma(){let e=pa("quiltbee.settings"),t={...Ir,...typeof e=="object"?e:null},n=ua(t.edition)?t.edition:Ir.edition,o=Zo(t.language)?t.language:Ir.language;return{...t,edition:n,language:o}}function da(e){Nr("quiltbee.settings",e),Xu(e.language)}function Xu(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function Ae(){let e=pa("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function ha(e,t){let n=Ae().filter(o=>o.id!==e);Nr("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,Ju))}function fa(e){Nr("quiltbee.games",Ae().filter(t=>t.id!==e))}function co(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return ao.get(`invitation.${e}`)??null;throw t}}function Xt(e,t){ao.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function ga(e,t){let n=new io({origin:location.origin,renew:()=>js(e),draw:Re,copy:r=>lo(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>co(e),set:r=>Xt(e,r)}}),o=new ue({me:st,sit:r=>bn(e,r),go:t});return{inviting:n,joining:o}}async function lo(e){if(!navigator.clipboard)throw new Error(s("no-clipboard"));await navigator.clipboard.writeText(e)}function $a({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",i=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${i}`}function ya({mine:e},t){return e||t>0}var an=document.querySelector("link[rel=icon]"),tp=[an.href,new URL(an.dataset.waiting??"",an.href).href],Pr={text:"",mine:!1},Rr=0;function cn(e,t=!1){Pr={text:e,mine:t},ba()}function uo(e){Rr=e,ba()}function ba(){let e=$a(Pr,Rr);document.title!==e&&(document.title=e);let t=tp[ya(Pr,Rr)?1:0];an.href!==t&&(an.href=t)}var ep={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(e){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ep[e]}></path>
  </svg>`}function ka({clock:e},t){if(!e)return p;let n=e.running===t;return c`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${s(n?"clock-running":"clock")}: <span class="clock-words"></span
    ></span>
  </div>`}function va(e,t,{text:n,sentence:o,low:r}){let i=e.querySelector(`[data-clock="${t}"]`);i&&(i.dataset.low=r?"true":"false",wa(i.querySelector(".clock-time"),n),wa(i.querySelector(".clock-words"),o))}function wa(e,t){e&&e.textContent!==t&&(e.textContent=t)}function ln(e){return s(`level-name-${e}`)}function xa(e){return s("level-sentence",{level:String(e),name:ln(e),audience:s(`level-for-${e}`)})}function H(e,t,n,o,r){return c`<fieldset class=${`pick pick-${e}`}>
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
  </fieldset>`}var np=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function po(e){let t=np.map(([n,o])=>[n,c`${w(o)}<span>${s(`edition-${n}`)}</span>`]);return H("edition",s("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function K(e){return e.target.value}function ct(e){return e.target.checked}function mo(e){let t=e.settings.language,n=[["auto",s("language-auto")],...Object.entries(zo)],o=r=>e.change({language:K(r)});return c`<label class="language-pick"
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
  >`}function op(e){return`${e}`}function V(e,t,n={}){let o=Object.keys(t).map(i=>[i,op(i)]);return s(e,{...n,...Object.fromEntries(o)}).split("").map((i,a)=>a%2?t[i]:i)}var rp=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],sp=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],ip=[["cloth","look-cloth"],["thread","look-thread"]];function Ea(e,t,n){let{theme:o,motion:r,look:i,letters:a,coordinates:l}=e.settings,u=m=>d=>e.change({[m]:d});return c`<div class="panel-head">
      <h2 id="dialog-heading">${s("settings")}</h2>
      <button type="button" class="main" @click=${t}>${s("settings-done")}</button>
    </div>
    <div class="settings">
      ${po(e)} ${H("theme",s("setting-theme"),Cr(rp),o,u("theme"))}
      ${H("motion",s("setting-motion"),Cr(sp),r,u("motion"))}
      ${H("look",s("setting-look"),Cr(ip),i,u("look"))}
      ${Sa("letters",a,m=>e.change({letters:m}))}
      ${Sa("coordinates",l,m=>e.change({coordinates:m}))}
      ${mo(e)}
      <button type="button" data-testid="open-command" @click=${n}>
        ${V("open-command-line",{key:c`<kbd>/</kbd>`})}
      </button>
    </div>`}function Cr(e){return e.map(([t,n])=>[t,s(n)])}function Sa(e,t,n){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(ct(o))}
    /><span>${s(`setting-${e}`)}</span></label
  >`}function Aa(e,t,n){if(e.dialog===null)return p;let o=()=>t.dialog(null),r=()=>Ea(n,o,()=>t.type(!0));return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:ap,practice:dp,abort:lp,handover:up,report:mp}[e.dialog](t,o)}
  </dialog>`}function Ma(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function ap(e,t){return c`<h2 id="dialog-heading">${s("resign-question")}</h2>
    <p>${cp(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${s("play-on")}</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        ${s("resign")}
      </button>
    </div>`}function cp(e){return e?.mode!=="remote"?s("resign-undo"):s(e.rated?"resign-rated":"resign-plain")}function lp(e,t){let n=e.state.table!==null&&C(e.state.table);return c`<h2 id="dialog-heading">${s(n?"abort-close-question":"abort-question")}</h2>
    <p>${s(n?"abort-close-text":"abort-text")}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${s(n?"wait":"play-on")}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${s(n?"close-it":"call-it-off")}
      </button>
    </div>`}function up(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">${s("handover-question")}</h2>
    <p>${s("handover-text")}</p>
    <p>
      <label
        >${s("level")}
        <select name="level" data-testid="handover-level">
          ${xe.map(({level:o})=>c`<option value=${o} ?selected=${o===Se}>
                ${s("level-and-name",{level:String(o),name:ln(o)})}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">${s("let-it-play")}</button>
      <button type="button" @click=${t}>${s("wait")}</button>
    </div>
  </form>`}var pp=["name","cheating","leaving","other"];function mp(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">${s("report-title")}</h2>
    <p>${s("report-who-reads")}</p>
    <p>
      <label
        >${s("report-reason")}
        <select name="reason" data-testid="report-reason">
          ${pp.map(o=>c`<option value=${o}>${s(`report-${o}`)}</option>`)}
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
  </form>`}function dp(e,t){return c`<h2 id="dialog-heading">${s("practice-question")}</h2>
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
    </div>`}var hp=["","hint-right","hint-round","hint-left"];function ho(e){let{hint:t,patches:n}=e;if(!t)return"";let{move:o}=t;if(o==="pass")return s("hint-pass",{count:T(e,null)?.consequence.earned??0});let r=o.slice(-2);if(o.startsWith("+"))return s("hint-special",{cell:r});let[i,a]=o,{name:l,buttons:u,time:m}=n[i],d=s("buttons",{count:u}),h={patch:l,letter:i,cell:r,price:d,time:s("spaces",{count:m})},g=fp(Number(a));return g?s("hint-patch-turned",{...h,how:g}):s("hint-patch",h)}function fp(e){let t=[e>=4?"hint-flipped":"",hp[e%4]].filter(Boolean);return ot(t.map(n=>s(n)))}function gp({automa:e}){if(!e)return"";let t=e.practice?s("about-practice"):"";return`${We(e)}${t}. `}function $p({board:e,seed:t}){let n=s(`board-${e}`);return t?V("about-code",{code:c`<code data-testid="seed">${t}</code>`},{board:n}):n}function Ta(e,t,n,o){return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${s("this-game")}</h2>
    <p class="small">
      ${gp(t)}${$p(t)}${P(t)?"":s("about-watching")}${t.seed&&t.seed_chosen?s("about-chosen"):""}
    </p>
    ${kp(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${w("download")}<span>${s("record")}</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Oa(t,n)}>
        ${w("link")}<span>${s("copy-link")}</span>
      </button>
      ${yp(t,n)} ${bp(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>
        ${s("new-game")}
      </button>
    </div>
    ${e.copied?c`<p class="small copied" data-testid="copied">${e.copied}</p>`:p}
  </section>`}function yp(e,t){if(!P(e)||e.stage==="over")return p;let[n,o,r]=e.can_abort?["abort",wp(e),"cancel"]:["resign",s("resign"),"flag"];return c`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${w(r)}<span>${o}</span>
  </button>`}function bp(e,t){return e.mode!=="remote"||!P(e)||C(e)?p:c`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    ${s("report")}
  </button>`}function wp(e){return s(C(e)?"close-table":"call-off")}function kp({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return p;let i=Pt.filter(l=>r[l-1].rating!==null).map(l=>`${x(r,l)} ${r[l-1].rating}`),a=[t?s("terms-clock",{clock:kn(t.control)}):s("terms-no-clock"),s(n?"terms-rated":"terms-not-rated"),s(o?"terms-takebacks":"terms-no-takebacks")];return c`<p class="small" data-testid="terms">
    ${a.join("; ")}. ${i.length?s("terms-ratings",{ratings:i.join(", ")}):""}
  </p>`}async function Oa(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:s("link-copied")})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:s("copy-this-link",{link:n})})}}async function _a(e,t){if(!("share"in navigator))return Oa(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function jr(e,t){return c`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function Ia(e,t){return e===0?jr("empty",p):jr("back",$`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?bt(20,28,7):$`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Na({number:e,budget:t,income:n,filters:o}){return jr("face",$`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${bt(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">${s("card-budget")}</text>
    ${o.map((r,i)=>La(Cn(r),36+i*7))}
    ${o.length===0?La(s("filter-none"),42):p}`)}function La(e,t){return $`<text class="card-filter" x="20" y=${t}>${e}</text>`}function Pa({turns:e,run:t},n,o){return c`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?s("last-turns",{count:e.length}):s("last-turn")}
    </h3>
    ${e.length===0?c`<p class="small">${s("no-card-since")}</p>`:p}
    ${e.map(r=>vp(r,n,o))}
  </section>`}function vp(e,t,n){return c`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${Na(e.card)}
    <div class="told">
      <p class="told-card">${ir(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>xp(o,e,t,n))}
      </div>
      <ol>
        <li>${ar(e,t)}</li>
        ${e.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${cr(o,t)}</li>`)}
        ${lr(e,t).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function xp(e,{affordable:t,taken:n},o,r){let i=e===n?"taken":t.includes(e)?"left":"dear",a={taken:"✓",left:"–",dear:"×"}[i];return c`<span class=${`candidate ${i}`}
    >${Gn(e,o[e],0,r)}<span class="fate">${a}</span></span
  >`}function fo(e,t,n){return c`<table class="scores">
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
  </table>`}function Sp(){return c`<span class="badge tile" title=${s("tile-title")}
    ><span aria-hidden="true">7×7</span> <span class="visually-hidden">${s("has-tile")}</span></span
  >`}var Ep={buttons:$`<circle class="ring-sign" r="2.4"></circle>
    <circle class="dot" cx="-.8" r=".5"></circle>
    <circle class="dot" cx=".8" r=".5"></circle>`,income:$`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:$`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:$`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:$`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:$`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function go(e,t,n,o={}){let{buttons:r,income:i,empty:a,score:l,time:u}=e.players[n-1],m=[[s("number-buttons"),r,"buttons"],[s("number-income"),i,"income"],[s("number-empty"),a,"empty"],[s("number-time"),u,"time"],[s("number-score"),N(l),"score"]];return Br(e,t,n,m,o)}function Br(e,t,n,o,r){let{aside:i=p,clock:a=p,thumbnail:l=p}=r,u=e.stage!=="over"&&fe(t)===null&&e.turn===n;return c`<div class=${u?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${qi(n)}
      <h2 title=${x(t,n)}>${x(t,n)}</h2>
      ${Mp(t[n-1])} ${i}
      ${e.players[n-1].special_tile?Sp():p}
      ${u?c`<span class="badge to-move">${s("to-move")}</span>`:p}
    </div>
    ${a} ${l}
    <dl>
      ${o.map(([m,d,h])=>c`<div class=${`number number-${h}`}>
            <dt>${Ap(String(h))}<span>${m}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${d}</dd>
          </div>`)}
    </dl>
  </div>`}function Ap(e){return c`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Ep[e]}</svg>`}function Mp({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?p:c`${r===null?p:c`<span class="rating"
          ><span class="visually-hidden">${s("rated")}</span>${r}</span
        >`}
  ${o?c`<span class="badge bot">${s("bot")}</span>`:p}
  ${n&&!t?c`<span class="badge away">${s("away")}</span>`:p}`}function Ra(e,t){let n=e.players.map(o=>o.score_parts);return fo(e,[x(t,1),x(t,2)],[[s("number-buttons"),n.map(o=>o.buttons)],[s("score-tile"),n.map(o=>o.special_tile)],[s("score-empty"),n.map((o,r)=>`${N(o.empty)} (${e.players[r].empty})`)]])}function $o(e,t,n){let{buttons:o,time:r,score:i}=e.players[1],a=[[s("number-buttons"),o,"buttons"],[s("number-patches"),n.with_buttons.length+n.without_buttons.length,"patches"],[s("number-time"),r,"time"],[s("number-score"),N(i),"score"]],l=c`<span class="level-name">${Vt(n)}</span>`;return Br(e,t,2,a,{aside:l})}function yo(e,t,n,o,r,i=p){return c`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${s("the-automa")}</h2>
      <span class="small">${We(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Ia(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">${e.result?s("no-more-cards"):Tp(t)}</p>
        <p class="small">${ur(t)}</p>
        <p class="small">${zt(t)}</p>
      </div>
    </div>
    ${Pa(n,o,r)}
    <div class="piles">
      ${Ca("patches-with",t.with_buttons,"pile-with",o,r)}
      ${Ca("patches-without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${Op(e,t)} ${i}
  </section>`}function Tp({pile:e,budget:t}){return e===0?s("pile-empty"):t===null?s("next-face-down"):V("next-can-pay",{price:c`<b>${s("buttons",{count:t})}</b>`})}function Ca(e,t,n,o,r){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${s(e,{count:t.length})}</h3>
    <ul>
      ${[...t].map(i=>{let{name:a,income:l}=o[i];return c`<li title=${a}>
          ${Gn(i,o[i],0,r)}
          <span class="visually-hidden"
            >${a} (${i})${l?`, ${s("buttons",{count:l})}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Op(e,t){let n=(r,i,a)=>c`<div class=${a}>
      <dt>${r}</dt>
      <dd>${i}</dd>
    </div>`,o=He(e.players[1],t.level);return c`<div class="parts">
    <h3>${s("what-level-counts",{numeral:t.numeral})}</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,i])=>n(s(r),i,"part"))}
      ${n(s(e.result?"number-score":"score-now"),N(e.players[1].score),"sum")}
    </dl>
  </div>`}function ja(e,t){if(!e.typing)return p;let n=e.notice?.typed?e.notice:null;return c`<form
    class="command"
    aria-label=${s("command-line")}
    @submit=${o=>_p(o,t)}
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
        @keydown=${o=>Lp(o,t)}
      />
      <button type="submit" class="main">${s("enter")}</button>
      <button type="button" aria-label=${s("close")} @click=${()=>t.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function _p(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Lp(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Ba(e,t,n){let o=P(t),r=o&&Je(t)&&t.stage!=="over",i=o&&(t.mode!=="remote"||t.takebacks);return c`${r?Ip(e,n):p}
  ${i?Np(e,t,n):p}`}function Ip(e,t){return c`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${we(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${w("bulb")}<span>${s("hint")}</span>
  </button>`}function Np(e,t,n){let o=Bn(t)&&Yt(e);return c`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Yt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}<span>${Pp(t,o)}</span>
  </button>`}function qa(e,t){return c`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${At(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${w("card")}<span>${s("turn-the-card")}</span>
  </button>`}function Pp({mode:e},t){return e==="remote"?s("ask-takeback"):s(t?"undo-practice":"undo")}function Da(e){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:ct(t)})}
    />
    <span>${s("draw-automatically")}</span></label
  >`}var Rp={hint:"hint-coming",turn:"card-turning",move:"move-sending"};function Fa(e,t,n){let o=_(e)?D(e):null,r=o!==null&&o.letter!=="+",i=o?T(e,o.letter):void 0,a=o!==null&&e.placement.set&&he(e.placement,o)&&i?.available!==!1,l=o!==null&&(r||e.placement.origin!==null),u=[["rotate-left",s("rotate-left"),"left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right",s("rotate-right"),"right",r,()=>t.placement({type:"turn",how:"right"})],["flip",s("flip"),"flip",r,()=>t.placement({type:"turn",how:"flip"})],["place",s("place"),"place",a,()=>t.commit()],["cancel",s("cancel"),"cancel",l,()=>t.placement({type:"cancel"})]],m=jn(e.table)&&!e.looking;return c`<section
    class=${o?"deck held":"deck"}
    aria-label=${s("placing")}
    data-keys
    data-move=${o?Tn(e.placement,o)??"":""}
  >
    ${Cp(e,n)}
    <div class=${m?"tools waits":"tools"}>
      ${m?qa(e,t):p}
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
  </section>`}function Cp(e,t){let{table:n,notice:o}=e;return c`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?c`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:n?jp(e,n,t):p}
  </div>`}function jp(e,t,n){let o=D(e);return e.looking?c`<p>${s("earlier-position")}</p>`:e.pending?c`<p>${s(Rp[e.pending.type]??"one-moment")}</p>`:o&&_(e)?Dp(e,t,o,n):e.hint?Wp(e.hint.move,ho(e)):Bp(e,t)}function Bp(e,t){let n=tn(e).map(o=>pi(o,t.seats,e.patches));return c`<p class="lately">${n.length>0?`${n.join(". ")}.`:Ee(t)}</p>
    <p class="guide">${qp(e,t)}</p>
    ${t.getting_ready?c`<p class="guide" data-testid="getting-ready">${s("warming-up")}</p>`:p}`}function qp(e,t){return t.stage==="over"?s("game-over"):t.stage==="card"?s("card-ready"):t.thinking?s("thinking",{name:x(t.seats,t.turn)}):_(e)?s("choose-or-pass-now"):`${at(t)}.`}function Dp(e,t,n,o){let r=mt(e.placement,n),i=t.players[t.turn-1].cells,a=T(e,n.letter),l=de(e.placement,n),u=l!==null&&Hn(e,l),{text:m,isGood:d}=ci(r,i,a,o),h=l!==null&&!dt(r,i,void 0)?pe(i,r):[],g=a?In(a,h,u,t,t.seats,o):Gp(u,h.length);return c`<p class=${d?"verdict yes":"verdict no"}>
      ${l===null&&d?Hp(n.letter):Up(m,d)}
    </p>
    <ul class="effects">
      ${Fp(g).map(({kind:k,text:S})=>c`<li class=${k}>${S}</li>`)}
    </ul>`}function Fp(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Up(e,t){return c`${w(t?"place":"cancel")} ${e}`}function Hp(e){return s(e==="+"?"put-special":"choose-place")}function Wp(e,t){return c`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${w("bulb")}<span><b>${s("hint-label")}</b> ${t}</span>
  </p>`}function Gp(e,t){let n=[{kind:"special",text:s("effect-special-costs")}];return e&&n.push({kind:"tile",text:s("effect-tile")}),t>0&&n.push({kind:"holes",text:s("effect-a-hole")}),n}function bo(e){let{name:t,busy:n,error:o}=e.state;return c`<form class="joining" @submit=${i=>{i.preventDefault(),e.sit()}}>
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
  </form>`}function Ua(e,{inviting:t,joining:n}){let o=Fe(e);return o?un(s("is-asked",{name:o}),c`<p>${s("asked-text",{name:o})}</p>`):e.access==="public"?P(e)?Vp():un(s("seat-open"),bo(n)):P(e)?un(s("invite-your-friend"),zp(t)):un(s("seat-kept"),c`<p>${s("seat-kept-text")}</p>`)}function un(e,t){return c`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function Vp(){return un(s("in-the-lobby"),c`<p>${s("in-the-lobby-text")}</p>`)}function zp(e){let{busy:t,told:n}=e.state;return c`${e.link===null?p:Zp(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Zp(e,t){let{picture:n}=e.state;return c`<p>${s("send-link")}</p>
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
    </div>`}function Ha(e,t,n){if(t.mode!=="remote")return p;let{text:o,actions:r,urgent:i}=Sr(e,t);return c`<section
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
    ${Kp(t.spectators)}
  </section>`}function Kp(e){let t=s("watching",{count:e});return c`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:p}
  >
    ${w("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var Qp=3;function wo(e,t,n){let o=[...e.slice(Qp)];return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${s("coming-up")}</h2>
      <span class="small">${s("after-these",{count:o.length})}</span>
    </div>
    ${Yp(o,t,n)}
  </section>`}function Yp(e,t,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>Jp(o,t,n))}
  </ol>`}function Jp(e,t,n){let o=t[e];return c`<li title=${Wt(o)}>
    ${nn(e,o,0,n)}
    <span class="visually-hidden">${Wt(o)}</span>
    <span class="price" aria-hidden="true">${ko(o.buttons)}${vo(o.time)}</span>
  </li>`}function ko(e){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${e}</span
  >`}function vo(e){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function Wa(e,t,n,o,r){let i=[...t.ring.slice(0,3)];return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${s(_(e)?"choose-or-pass":"next-patches")}</h2>
    ${[0,1,2].map(a=>i[a]===void 0?c`<div class="offer none" aria-hidden="true"></div>`:tm(e,i[a],a,n,o,r))}
    ${Xp(e,t,n)}
  </section>`}function Xp(e,t,n){let o=e.looking?void 0:T(e,null),{time:r}=t.players[t.turn-1];return c`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${_(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:i})=>xo(n,i==="mouse")}
    @pointerleave=${()=>xo(n,!1)}
    @focus=${()=>xo(n,!0)}
    @blur=${()=>xo(n,!1)}
  >
    ${w("pass")}<span class="pass-name">${s("pass")}</span>
    <span class="pass-facts">
      ${o?Xo(o,r).map(i=>c`<span>${i}</span>`):p}
    </span>
  </button>`}function xo(e,t){e.store.dispatch({type:"weigh",on:t})}function qr(e){return c`<span class="visually-hidden">${e}</span>`}function tm(e,t,n,o,r,i){let a=e.patches[t],l=e.looking?void 0:T(e,t),u=e.placement.letter===t,m=l?yt(l):null,d=e.hint?.move.startsWith(t)??!1,h=["offer",u&&"chosen",m&&"dear",d&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${G(e.placement,t)}
    aria-pressed=${u?"true":"false"}
    aria-disabled=${_(e)&&l?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${g=>{g.pointerType==="mouse"?o.choose(t):o.chooseShown(t),i()}}
  >
    <span class="art"
      >${nn(t,a,G(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${a.name}</span>${qr(s("spoken-squares",{count:a.squares}))}
      <span class="price"
        >${ko(a.buttons)}${qr(s("spoken-buttons",{count:a.buttons}))}
        ${vo(a.time)}${qr(s("spoken-time"))}</span
      >
      <span class="earn">${Va(a)}</span>
      ${em(l,m)}</span
    >
  </button>`}function em(e,t){return t?c`<span class="reason" title=${t}>${nm(e,t)}</span>`:p}function nm(e,t){return e&&e.missing>0?s("short-of",{count:e.missing}):t}function Ga({ring:e},t,n){return c`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">${s("next-patches")}</h2>
    ${[...e.slice(0,3)].map(o=>c`<div class="offer" data-patch=${o}>
          <span class="art">${nn(o,t[o],0,n)}</span>
          <span class="facts" title=${Wt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${ko(t[o].buttons)}${vo(t[o].time)}</span>
            <span class="earn">${Va(t[o])}</span></span
          >
        </div>`)}
  </section>`}function Va({income:e}){return e>0?s("earns",{count:e}):s("earns-nothing")}function So(e,t,n,o,r,i={},a=[]){let l=new Set(a.map(({number:d})=>d)),u=[[s("first-position"),"first",0],[s("previous-position"),"back",t-1],[s("next-position"),"forward",t+1],[s("last-position"),"last",e.length]],m=d=>d<0||d>e.length||d===t;return c`<section class="panel moves" aria-labelledby="moves-heading">
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
                ${Ct(d.move,o)}${om(i[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?c`<p class="small">${s("no-move-yet")}</p>`:""}
  </section>`}function om(e,t){let n=e?.move===t?e.change:null;return!n||n.from===n.to?p:`: ${nr(n)}`}var rm={auto:"light",light:"dark",dark:"auto"};function B(e,t=p){let{theme:n}=e.settings;return c`<header class="head">
    ${Dr(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${A(e)}
      >${w("person")}<span>${s("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:rm[n]})}
    >
      ${w("sun")}<span>${s(`theme-${n}`)}</span
      ><span class="visually-hidden">${s("theme-change")}</span>
    </button>
  </header>`}function Dr(e){return c`<a class="brand" href="/" data-testid="home" @click=${A(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Me(e,t){return c`${B(e)}
    <main class="waiting"><p>${t}</p></main>`}function A(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var wt=90,sm=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${wt}M0 ${n}H${wt}`}).join(""),Te=Array.from({length:9},(e,t)=>t);function Eo(e){let{number:t,active:n,ghost:o,held:r}=e,i=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return c`<div
    class=${i}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${Te.map(a=>c`<span>${"abcdefghi"[a]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${Te.map(a=>c`<span>${a+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${wt+.8} ${wt+.8}`} aria-hidden="true">
        <rect class="ground" width=${wt} height=${wt}></rect>
        <path class="lines" d=${sm}></path>
        ${Za(e)} ${e.fresh.map(im)} ${e.hint?am(e.hint):p}
        ${o?cm(e,o):p}
      </svg>
      ${mm(e)}
    </div>
  </div>`}function za(e,t){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${wt+2} ${wt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${wt} height=${wt}></rect>
    ${Za({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function Za({player:e,patches:t,lettered:n,fresh:o}){let r=(a,l)=>o.some(({origin:u})=>pt(u,[a,l])),i=Te.flatMap(a=>Te.map(l=>[a,l])).filter(([a,l])=>"*x".includes(e.cells[a*9+l]));return[...e.patches.map(a=>$`<g class=${r(a.row,a.column)?"fresh":""}
          data-sewn=${a.letter}>${en(a.letter,t[a.letter],a.orientation,[a.row,a.column],n)}</g>`),...i.map(([a,l])=>e.cells[a*9+l]==="*"?vr([a,l]):$`<rect class="piece" fill="url(#fabric-covered)"
            x=${l*10} y=${a*10} width="10" height="10"></rect>`)]}function im({shape:e,origin:[t,n]}){return $`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${W(e,10)}></path>
    <path d=${W(e,10)}></path></g>`}function am({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return $`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${W(e,10,.8)}></path>
    <path class="edge" d=${W(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function cm({patches:e,player:t},n){let[o,r]=n.origin,i=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],a=n.cells.filter(([m,d])=>t.cells[m*9+d]!=="."),l=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],u=W(i,10);return $`<g class=${l.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?vr(n.origin):en(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?p:lm(u)}
      <path class="halo" d=${u}></path><path class="edge" d=${u}></path></g>
    ${a.map(um)}
    ${n.set&&a.length===0?pm(An(n.cells),n.legal):p}
  </g>`}function lm(e){return $`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function um([e,t]){let n=`${t*10+3} ${e*10+3}`;return $`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function pm([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return $`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function mm(e){let{number:t,name:n,player:o,patches:r,cursor:i,ghost:a,active:l}=e,u=(d,h)=>`q${t}-${U([d,h])}`,m=new Set(a?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${s("grid-label",{name:n})}
    aria-readonly=${l?"false":"true"}
    aria-activedescendant=${i?u(i[0],i[1]):p}
  >
    ${Te.map(d=>c`<div role="row" class="row">
          ${Te.map(h=>{let g=m.has(`${d},${h}`)?s(a?.legal?"fits-here":"does-not-fit-here"):"",k=o.cells[d*9+h],S=i&&i[0]===d&&i[1]===h;return c`<div
              role="gridcell"
              class=${S?"cell here":"cell"}
              id=${u(d,h)}
              data-testid=${`cell-${U([d,h])}`}
              aria-label=${li([d,h],k,r)+g}
            ></div>`})}
        </div>`)}
  </div>`}function Ka(e,t,n){let[o,r]=e.players,i=o.score_parts,a=new Map(He(r,n.level)),l=d=>a.get(d)??"–",u=[x(t,1),`${x(t,2)} ${n.numeral}`],m=[[s("number-buttons"),[i.buttons,l("part-held")]],[s("score-tile"),[i.special_tile,l("part-tile")]],[s("score-empty"),[`${N(i.empty)} (${o.empty})`,"–"]]];for(let d of["part-patches","part-printed"])a.has(d)&&m.push([s(d),["–",l(d)]]);return fo(e,u,m)}function Qa({level:e,levels:t},n){return!t||t.length===0?p:c`<h3 id="levels-heading">${s("at-each-level")}</h3>
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
                ${o.level===e?s("this-game-level",{level:Vt(o)}):Vt(o)}
              </th>
              ${o.scores.map(r=>c`<td>${N(r)}</td>`)}
              <td>${x(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function Ao(e,t,n){let{automa:o}=e;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Et(e,t)}</h2>
    <p>${ht(e,t)}</p>
    ${o?c`${Ka(e,t,o)} ${Qa(o,t)}`:Ra(e,t)}
    <div class="row">${n}</div>
  </section>`}function Ya(e,t,n){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${Et(e,t)}</h2>
    <p>${ht(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Fr(e,t,n){let{table:o}=e;if(!o)return p;let r=dm(e,o,t,n),i=()=>t.look(0);return c`${r}
    ${o.moves.length?c`<button type="button" data-testid="review" @click=${i}>
            ${w("first")}<span>${s("review")}</span>
          </button>`:p}
    <button type="button" data-testid="share" @click=${()=>_a(o,t)}>
      ${w("share")}<span>${s("share-game")}</span>
    </button>
    <button
      type="button"
      class=${r===p?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      ${s("new-game")}
    </button>`}function dm(e,t,n,o){if(t.mode!=="remote")return hm(t,n,o);if(t.rematch.game!==null)return c`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >${s("to-rematch")}</a
    >`;if(!P(t))return p;let r=Er(t);return c`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${s(t.rematch.asked.length>0&&!r?"rematch-asked":"rematch")}
  </button>`}function hm(e,t,n){return!P(e)||Rt(e)?p:c`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${w("again")}<span>${s("rematch")}</span>
  </button>`}function Mo(e,t,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>${s("in-words")}</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return c`<h3>${x(t,2)}</h3>
          <p data-testid="summary-2">
            ${Fn(e,e.automa,n)}
            ${s("on-time-board",{distances:Gt(e,2)})}
          </p>`;let{cells:i,patches:a}=e.players[o-1];return c`<h3>${x(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${Nn(i)} ${s("on-time-board",{distances:Gt(e,r)})}
        </p>
        ${a.length?c`<ul>
                ${a.map(l=>c`<li>${Pn(l,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Ja(e,t,n,o){let r=Xe(e);return c`<header class="head table-head">
    ${Dr(o)} ${gm(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?fm(n):Ba(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${w("gear")}<span>${s("settings")}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${w("help")}<span>${s("help")}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${A(o)}
        >${w("person")}<span>${s("to-me")}</span></a
      >
    </div>
  </header>`}function fm(e){return c`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    ${s("back-to-game")}
  </button>`}function gm(e,t,n){let{looking:o}=e;return c`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?s("after-move",{number:String(o.index)}):at(t)}
      </h1>
      ${t.automa?.practice?c`<span class="badge practice" data-testid="practice">${s("practice")}</span>`:p}
    </div>
    ${$m(e,t,n)}
  </div>`}function $m(e,t,n){if(e.status==="lost")return c`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${s("connection-lost")}
    </p>`;let o=e.looking?`${Et(n,t.seats)}. ${ht(n,t.seats)}`:Ee(t);return c`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function Xa(e,t,n,o,r){let{table:i}=e,a=Xe(e);if(!i||!a)return Me(o,s("opening-table"));let{letters:l,look:u,coordinates:m}=o.settings,d=()=>o.change({look:u==="cloth"?"thread":"cloth"}),h=ve(e),g=i.mode==="screen"?1:h,k=nt=>km(e,i,a,nt,o,t),S=a.result!==null||Rt(a),q=P(i)&&!C(i)&&!S;return c`${Ja(e,i,t,o)}
    <main
      class=${bm(e,i,S,m)}
      data-stage=${a.stage}
      data-number=${i.number}
    >
      <div class="felt">
        <div class="column own">
          ${k(g)} ${wo(a.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${Ha(e,i,t)}
          ${wm(e,i,a,t,n,o,r)}
          ${q?Fa(e,t,m):p} ${ym(e,i,t)}
        </div>
        <div class="column other">
          ${i.mode==="solo"?xm(e,a,i,l,o):k(g===1?2:1)}
          ${Kn(a,i.seats,u,d,Oi(e),h)}
        </div>
      </div>
      <div class="below">
        ${Ta(e,i,t,o)} ${Mo(a,i.seats,e.patches)}
      </div>
    </main>
    ${ja(e,t)} ${Em(e)} ${Aa(e,t,o)}`}function ym(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=i=>n.look(i);return So(t.moves,o,t.seats,e.patches,r,e.seen,tn(e))}function bm({peek:e},t,n,o){let r=o?"named":"unnamed";return["table",t.mode,r,e&&"peek",C(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function wm(e,t,n,o,r,i,a){return C(t)?Ua(t,r):n.result?Ao(n,t.seats,Fr(e,o,i)):Rt(n)?Ya(n,t.seats,Fr(e,o,i)):Wa(e,n,o,i.settings.letters,a)}function km(e,t,n,o,r,i){let a=ve(e)===o,l=_(e)&&t.turn===o,{letters:u,coordinates:m}=r.settings,d=tn(e).filter(nt=>nt.player===o),h=x(t.seats,o),g=`${a?"front":"back"} p${o}`,k=Eo({number:o,name:h,player:n.players[o-1],patches:e.patches,lettered:u,active:l,held:l&&e.placement.letter!==null,ghost:Sm(e,t,o),cursor:l?e.placement.cursor:e.walks[o],named:m,fresh:Wn(d.map(({move:nt})=>nt),e.patches),hint:l?wr(e.hint?.move,e.patches):null}),S=a?p:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${s("peek",{name:h})}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${za(n.players[o-1],e.patches)}
      </button>`,q=go(n,t.seats,o,{clock:ka(t,o),thumbnail:S});return c`<div class=${`seat ${g}`}>${q}</div>
    <div class=${`spread ${g}`}>
      ${a?p:vm(h,Ue(t.seats,o),i)} ${k}
    </div>`}function vm(e,t,n){return c`<div class="peek-head">
    <b>${t?s("your-quilt"):s("quilt-of",{name:e})}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>n.store.dispatch({type:"peek"})}
    >
      ${s("back")}
    </button>
  </div>`}function xm(e,t,n,o,r){let{automa:i}=t;if(!i)return c`<p class="panel small">${s("automa-unknown")}</p>`;let a=e.looking?{turns:i.turns,run:0}:e.account,l=P(n)&&n.stage!=="over"?Da(r):p;return c`<div class="seat back p2">${$o(t,n.seats,i)}</div>
    ${yo(t,i,a,e.patches,o,l)}`}function Sm(e,t,n){let{placement:o}=e,r=D(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:G(o,r.letter),origin:o.origin,cells:mt(o,r),set:o.set,sent:e.pending!==null,legal:he(o,r)&&T(e,r.letter)?.available!==!1}}function Em(e){let{notice:t,said:n,ghostText:o,status:r,hint:i}=e;return c`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?s("live-lost"):n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${i?s("live-hint",{words:ho(e)}):""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function tc(e,t,n,o){let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,i=new no(t,n,()=>new WebSocket(r)),a=window.matchMedia("(prefers-reduced-motion: reduce)");i.onHelp=o.help,i.pace=()=>document.hidden||a.matches?"off":o.settings.motion;let l=new Qn(e,()=>o.settings.look);i.onShow=({table:j},xt)=>l.prepare(i.state,j,xt);let u=()=>Am(e),m=new oo({turn:()=>i.turnCard(!0),later:(j,xt)=>window.setTimeout(j,xt),forget:j=>window.clearTimeout(j)}),d=new Jn({now:()=>performance.now(),later:(j,xt)=>window.setTimeout(j,xt),forget:j=>window.clearTimeout(j),show:(j,xt)=>va(e,j,xt),onTime:j=>i.store.dispatch({type:"time",part:j})}),h=ga(i.id,o.go),g=Mm(e,i,h,o,u),k=()=>{g(),l.play(),m.consider(i.state,o.settings.turnCards),d.consider(i.state)},S=[i.store.watch(k),i.store.watch(Om(i,t,o)),h.inviting.store.watch(k),h.joining.store.watch(k)],q=new ro(e,i),nt=j=>Im(j,i,u),Ot=()=>{document.hidden||(i.wake(),d.consider(i.state))},Ft=()=>{i.skip(),l.skip()};return window.addEventListener("keydown",Ft,{capture:!0}),window.addEventListener("pointerdown",Ft,{capture:!0}),e.addEventListener("keydown",nt),window.addEventListener("online",Ot),document.addEventListener("visibilitychange",Ot),ec(i.id,t),_m(t,h),i.open(),{draw:k,close:()=>{for(let j of S)j();i.close(),q.stop(),m.stop(),d.stop(),e.removeEventListener("keydown",nt),window.removeEventListener("keydown",Ft,{capture:!0}),window.removeEventListener("pointerdown",Ft,{capture:!0}),l.skip(),window.removeEventListener("online",Ot),document.removeEventListener("visibilitychange",Ot)}}}function Am(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function Mm(e,t,n,o,r){let i=-1,a=-1,l=!1;return()=>{let{table:u}=t.state,m=document.activeElement;if(R(Xa(t.state,t,n,o,r),e),Ma(e),t.state.typing&&!l&&document.getElementById("command")?.focus(),l=t.state.typing,m&&!m.isConnected&&Tm(e,m,r),!u)return;cn(at(u),Ye(u)&&u.mode!=="screen"),u.moves.length!==i&&Lm(e.querySelector(".move-list")),i=u.moves.length;let d=document.activeElement?.matches("[data-quilt=shown] .cells");u.number!==a&&d&&r(),a=u.number}}function Tm(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Om(e,t,n){let o=t;return()=>{let r=e.state.table??o,i=Zi(o,r);C(o)&&!C(r)&&ec(r.game,r),o=r,i!==null&&n.go(`/game/${i}`)}}function _m(e,{inviting:t,joining:n}){C(e)&&(P(e)?t.draw():e.access==="public"&&n.ask())}function Lm(e){e&&(e.scrollTop=e.scrollHeight)}function ec(e,{seats:t}){t.some(n=>n.yours)&&ha(e,t.map(n=>n.name||s("an-open-seat")).join(" – "))}function Im(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||so(e,(l,u)=>t.store.dispatch({type:"walk",player:l,direction:u})))return;let i=ca(e),a=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!i||a||(e.preventDefault(),Nm(i,t,n))}function Nm(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function z(e){return e instanceof Error?e.message:String(e)}var te=[{key:"none",clock:null},{key:"short",clock:"300+5"},{key:"long",clock:"900+10"},{key:"days",clock:"3d"}];function Oe(e){return te.find(({key:t})=>t===e)?.clock??null}var nc=`${Yn/1024} KB`;function Pm(e,t){return{...e,...t}}var To=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=I(Pm,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await Ns();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:z(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:i}=await ie(Rm(t));i&&this.keepInvitation(o,i),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:z(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse(s("paste-first"));if(t.length>Yn)return this.refuse(s("too-long",{most:nc}));this.store.dispatch({opening:!0,openError:""});try{this.view(await yn(t))}catch(n){this.refuse(z(n))}}async openFile(t){if(t.size>Yn)return this.refuse(s("too-long",{most:nc}));await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Rm(e){let{opponent:t,strength:n,deck:o,level:r,first:i,board:a}=e,l={board:a,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...l,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...l,opponent:t,level:n,first:i,names:null};if(t==="person"){let[u,m]=e.names.map(d=>d.trim());return{...l,opponent:t,first:i,names:[u||s("first"),m||s("second")]}}return{...l,...Cm(e),opponent:t,first:i}}function Cm({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:Oe(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var Oo=class{constructor(t){this.outside=t,this.store=I((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:z(t)})}}async match(t){let n={clock:Oe(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=z(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function Ur({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let i=[e===null?s("terms-no-clock"):le(e)];return t&&i.push(s("terms-rated")),!n&&!t&&i.push(s("terms-no-takebacks")),o==="original"&&i.push(s("terms-original")),r&&i.push(s("terms-chosen")),i.join(", ")}var _o=6e4,rc=1440*_o,oc=[["day",rc],["hour",60*_o],["minute",_o]],Lo=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=I((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:i}=await this.outside.fetch(t),a=[...n(),...o],l=this.outside.now();this.store.dispatch({games:a,waiting:r,next:i,at:l,recent:this.others(a)})}catch(o){this.store.dispatch({error:z(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function sc(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function ic({cells:e}){return e.length-e.split(".").length+1}function Io({variant:e,seats:t}){if(e==="solo")return s("card-solo");let n=t.filter(a=>!a.yours);if(n.length===0)return s("names-and",{first:t[0].name,second:t[1].name});let{kind:o,name:r}=n[0];if(o==="open")return s("your-open-table");let i=ac(r);return i?s("computer-level",{level:i}):r}function No(e,t){return e.status==="over"?qm(e):e.status==="open"?s("waiting-for-somebody"):jm(e)+Bm(e,t)}function jm({status:e,seats:t,turn:n}){let o=t.every(({yours:a})=>a);if(e==="yours"&&!o)return s("your-turn");let r=n===null?null:t[n-1];if(!r)return s("under-way");let i=ac(r.name);return s("turn-of",{name:i?s("level-number",{level:i}):r.name})}function Bm({clock:e,now:t},n){if(!e||e.running===null||t===null||ce(e.control).kind!=="days")return"";let o=Ce(e,e.running,{now:t,at:0},n);return o===0?s("comma-time-up"):s("comma-left",{time:vn(o)})}function qm({seats:e,result:t}){if(t===null)return s("called-off");let{winner:n,scores:o,reason:r}=t,i=e.every(({yours:S})=>S),{name:a,yours:l}=e[n-1],u={who:i?"other":"you",name:a},m=i||l?"won":"lost";if(r==="resignation")return s(`${m}-by-resignation`,u);if(r==="time")return s(`${m}-on-time`,u);let[d,h]=n===1?o:[o[1],o[0]],g=m==="won"?$e(d,h):$e(h,d),k=s(`${m}-points`,{...u,points:g});return r==="first to 53"?k+s("comma-first"):k}function ac(e){return/^Quiltbee level (\d+)/.exec(e)?.[1]??null}function Hr(e,t){let n=Math.max(0,t-e);if(n<_o)return s("just-now");if(n>=30*rc)return se(e);let[o,r]=oc.find(([,a])=>n>=a)??oc[2];return new Intl.RelativeTimeFormat(Pe(),{numeric:"auto"}).format(-Math.floor(n/r),o)}var pn={};Ts(pn,{addPasskey:()=>zm,askForPasskey:()=>Vm,askWho:()=>Km,changeMe:()=>Fm,changePassphrase:()=>Gm,dropLinks:()=>Jm,fetchBots:()=>Qr,fetchLobby:()=>Gr,fetchMyGames:()=>Wr,fetchRatings:()=>Zr,fetchStatistics:()=>Kr,findMatch:()=>Vr,lookAtLink:()=>zr,makeAccount:()=>Um,makeBot:()=>od,makeLink:()=>Ym,makeToken:()=>sd,removeBot:()=>rd,removeMe:()=>nd,removePasskey:()=>Zm,revokeToken:()=>id,signIn:()=>Hm,signInByLink:()=>Xm,signInByPasskey:()=>Qm,signOut:()=>Wm,subscribeToPush:()=>td,unsubscribeFromPush:()=>ed});var Dm=12;function Wr(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return v(`/api/me/games?limit=${Dm}${t}`)}function Gr(){return v("/api/lobby")}function Vr(e){return v("/api/match",e)}function Fm(e){return v("/api/me",e,"PATCH")}function Um(e,t){return v("/api/account",{login:e,passphrase:t})}function Hm(e,t,n){return v("/api/sign-in",{login:e,passphrase:t,bring:n})}async function Wm(e=!1){await rt(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function Gm(e,t){return v("/api/me/passphrase",{old:e,new:t})}function Vm(e){return v("/api/passkeys/options",{login:e})}function zm(e,t,n){return v("/api/passkeys",{ceremony:e,name:t,credential:n})}function Zm(e){return v(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function Km(){return v("/api/sign-in/passkey/options",{})}function Qm(e,t,n){return v("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function Ym(){return v("/api/me/link",{})}async function Jm(){await rt("/api/me/link",{},"DELETE")}function zr(e){return v("/api/sign-in/link/look",{code:e})}function Xm(e,t){return v("/api/sign-in/link",{code:e,bring:t})}async function td(e){await rt("/api/me/push",{subscription:e})}async function ed(e){await rt("/api/me/push",{endpoint:e},"DELETE")}function Zr(){return v("/api/me/ratings")}function Kr(){return v("/api/me/statistics")}async function nd(e){await rt("/api/me",{passphrase:e},"DELETE")}function Qr(){return v("/api/me/bots")}function od(e){return v("/api/me/bots",{name:e})}async function rd(e){await rt(`/api/me/bots/${e}`,{},"DELETE")}function sd(e){return v(`/api/me/bots/${e}/tokens`,{})}async function id(e,t){await rt(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var Yr=new Set;function cc(e){for(let t of Yr)t(e)}function Po(e){return Yr.add(e),()=>{Yr.delete(e)}}function lc(e,t){let n=rr[e.level-1];return c`${H("deck",s("deck"),[["normal",s("short-deck-normal")],["tactical",s("short-deck-tactical")]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`deck-${e.deck}`),note:s(`deck-note-${e.deck}`)})}
    </p>
    ${H("level",s("level-of-automa"),rr.map(o=>[String(o.level),Vt(o)]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${s("you-begin",{numeral:n.numeral,name:Dn(n.level),counts:s(`automa-level-${n.level}`)})}
    </p>`}function uc({totals:e}){if(e.length===0)return p;let t=n=>n===null?"–":N(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var Ro=90,ad={"*":"special",x:"covered"};function pc(e,t,n){let{games:o,recent:r,waiting:i,next:a,busy:l,error:u,at:m}=e.store.get();return o.length===0&&r.length===0&&!u?p:c`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${s("your-games")}
      ${i>0?c`<span class="badge" data-testid="waiting"
              >${s("waiting-for-you",{count:i})}</span
            >`:p}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(d=>cd(d,t,n-m))}
      ${r.map(d=>ld(d,e,t))}
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
  </section>`}function cd(e,t,n){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Co(e.cells)}
    <a href=${e.url} @click=${A(t)}>${Io(e)}</a>
    <span class="standing">${No(e,n)}</span>
    <span class="small when">${Hr(e.last,Date.now())}</span>
  </li>`}function ld(e,t,n){let o=Hr(e.when,Date.now());return c`<li class="game remembered">
    ${Co(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${A(n)}>${e.title}</a>
    <span class="standing small">${s("opened-here",{when:o})}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-game",{game:e.title,when:o})}
      @click=${()=>t.forget(e.id)}
    >
      ${s("remove")}
    </button>
  </li>`}function Co(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Ro+2} ${Ro+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Ro} height=${Ro}></rect>
    ${[...t].flatMap(([n,o])=>ud(n,o))}
  </svg>`}function ud(e,t){let n=e==="*"||e==="x",o=n?ad[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>$`<path class="piece" fill=${`url(#fabric-${o})`} d=${W(r,10)}></path>`)}function mc(e,t,n){let{games:o,at:r}=e.store.get(),i=sc(o);return i?c`<a class="continue" href=${i.url} data-testid="continue" @click=${A(t)}>
    ${Co(i.cells)}
    <span class="continue-words">
      <b>${s("continue")}</b>
      <span
        >${s("opponent-and-standing",{opponent:Io(i),standing:No(i,n-r)})}</span
      >
      <span class="small">${s("spaces-sewn",{count:ic(i)})}</span>
    </span>
  </a>`:p}var dc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function pd(e){return dc.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function md(e){let t=pd(e),n=`url(#fabric-${e})`;return $`<path class="piece" fill=${n} d=${W(t,10,.25)}></path>
    <path class="stitches" d=${W(t,10,1.1)}></path>`}function mn(){let e=[...new Set(dc.join(""))].filter(t=>t!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${e.map(md)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>bt((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function hc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${s("play-anyone")}</h2>
    <p class="small">${s("lobby-text")}</p>
    <div class="quick" role="group" aria-label=${s("quick-match")}>
      ${te.map(({key:i})=>c`<button
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
      ${n?.length?n.map(i=>hd(i,e,t)):dd(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function dd(e){return e===null?p:c`<li class="none small">${s("nobody-waiting")}</li>`}function hd(e,t,n){let{game:o,name:r,rating:i,yours:a}=e,{busy:l}=t.store.get();return c`<li data-game=${o}>
    <span class="host"
      ><b>${a?s("your-table"):r}</b>${i===null?p:c` <span class="small">${i}</span>`} <span class="small">${Ur(e)}</span></span
    >
    ${a?c`<a class="button" href=${`/game/${o}`} @click=${A(n)}>${s("open")}</a>`:c`<button
            type="button"
            data-testid="sit"
            aria-label=${s("sit-with",{name:r,terms:Ur(e)})}
            aria-disabled=${l===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            ${s("sit-down")}
          </button>`}
  </li>`}var fd=[["card-computer",["computer"]],["card-two",["person","friend","anyone"]],["card-solo",["automa"]]],gd={computer:"start",person:"start",automa:"start",friend:"invite-friend",anyone:"open-table"};function gc(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return c`<form class="panel new-game" @submit=${a=>{a.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">${s("new-game")}</h2>
    ${yd(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?Ed(o,t,n):p}
      ${o.opponent==="person"?wd(o,t):p}
      ${r?kd(o,t):p}
      ${o.opponent==="automa"?lc(o,t):p}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${s(e.busy?"starting":gd[o.opponent])}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${po(n)} ${$d(o,t,r)}
  </form>`}function $d(e,t,n){return c`<details class="fold more-options">
    <summary data-testid="more-options">${s("more-options")}</summary>
    <div class="choices">
      ${e.opponent==="automa"?p:vd(e,t)}
      ${H("board",s("time-board"),[["revised",s("short-board-revised")],["original",s("short-board-original")]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?p:Sd(e,t)}
    </div>
  </details>`}function yd(e,t){return c`<fieldset class="cards">
    <legend class="visually-hidden">${s("opponent")}</legend>
    ${fd.map(([n,o])=>bd(n,o,e,t))}
  </fieldset>`}function bd(e,t,n,o){let r=t.includes(n.opponent)?"chosen":"",i=a=>c`<input
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
  </div>`}function wd(e,t){return c`<div class="names">
    ${["first-name","second-name"].map((n,o)=>c`<label
          >${s(n)}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,K(r))}
        /></label>`)}
  </div>`}function kd(e,t){let{speed:n}=e;return c`<label class="own-name"
      >${s("your-name")} <span class="small">${s("as-others-see")}</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder=${s("guest")}
        .value=${e.name}
        @input=${o=>t.set({name:K(o)})}
    /></label>
    ${H("clock",s("clock"),te.map(({key:o})=>[o,s(`speed-${o}`)]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">
      ${s("label-and-note",{label:s(`speed-${n}`),note:s(`speed-note-${n}`)})}
    </p>
    <div class="ticks">
      ${fc("rated",s("tick-rated"),s("tick-rated-note"),e.rated,o=>t.set({rated:o}))}
      ${fc("takebacks",s("tick-takebacks"),s(e.rated?"tick-takebacks-never":"tick-takebacks-note"),e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function fc(e,t,n,o,r,i=!1){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${i}
      @change=${a=>r(ct(a))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function vd(e,t){let[n,o]=xd(e);return H("first",s("who-first"),[["you",n],["opponent",o],["random",s("random")]],e.first,r=>t.set({first:r}))}function xd({opponent:e,names:[t,n]}){return e==="person"?[t||s("first"),n||s("second")]:e==="friend"?[s("you"),s("your-friend")]:[s("you"),s(e==="computer"?"computer":"the-other-player")]}function Sd(e,t){return c`<label class="seed"
    >${s("setup-code")} <span class="small">${s("setup-code-note")}</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:K(n)})}
  /></label>`}function Ed({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return c`${H("strength",s("difficulty"),xe.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${xa(e)}</p>`}function $c({home:e,lobby:t,mine:n},o,r){let i=e.store.get();return c`${B(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>${s("welcome-title")}</h1>
          <p>${s("welcome-text")}</p>
        </div>
        ${mn()}
        <button type="button" class="how-button" data-testid="how" @click=${o.help}>
          ${w("help")}<span>${s("how-to-play")}</span>
        </button>
      </div>
      ${mc(n,o,r)} ${gc(i,e,o)}
      <div class="aside">
        ${pc(n,o,r)} ${hc(t,o)} ${Ad(o)}
        ${uc(i)} ${Md(i,e)}
      </div>
    </main>`}function Ad(e){return c`<nav class="more" aria-label=${s("more")}>
    <a class="button" href="/tournaments" @click=${A(e)}
      >${w("cup")}<span>${s("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${A(e)}
      >${w("person")}<span>${s("your-account")}</span></a
    >
    ${mo(e)}
  </nav>`}function Md(e,t){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Td(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Td(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Od=5e3,_d=6e4,Ld=600;async function yc(e,t,n,o){let r=new To(t.go,o,t.settings.strength,Xt),i=new Oo({fetch:Gr,match:Vr,sit:bn,name:()=>r.ownName,go:t.go}),a=new Lo({fetch:Wr,remembered:{recent:Ae,forget:fa},now:()=>performance.now()});await Pd(Ld,Promise.all([r.count(),i.load(),a.load(),Nd(r,n)])),uo(a.store.get().waiting);let l={home:r,lobby:i,mine:a},u=()=>R($c(l,t,performance.now()),e);return{draw:u,close:Id(l,n,u)}}function Id({home:e,lobby:t,mine:n},o,r){let i=[e,t,n].map(({store:u})=>u.watch(r));i.push(Po(u=>(u==="lobby"?t:n).load()));let a=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Od),l=setInterval(r,_d);return()=>{for(let u of i)u();clearInterval(a),clearInterval(l)}}async function Nd(e,t){let n=await st().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function Pd(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}var{dataset:bc}=document.querySelector("script[type=module]"),Jr=new Map;async function jo(e){let t=Jr.get(e)??Rd(e);Jr.set(e,t),t.catch(()=>Jr.delete(e));let n=await t;return n.speak(_s()),n}async function Rd(e){try{let[t]=await Promise.all([import(bc[e]),Cd(bc[`${e}Style`])]);return t}catch(t){throw new Error(s("server-away"),{cause:t})}}function Cd(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var Bt={busy:null,told:{},errors:{}};async function ft(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:z(o)}}),!1}}var Bo=class{constructor(t,n){this.outside=t,this.store=I((o,r)=>({...o,...r}),{...Bt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),s("saved")))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),s("account-made")))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(o),i=this.state.me.name??s("default-passkey");return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,r)}),s(t===null?"passkey-added":"account-made-passkey")})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),s("passkey-removed")))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),s("passphrase-changed")))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),s(t?"ratings-listed":"ratings-not-listed")))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),s("link-dropped")))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),s("copied")))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:s("share-device"),url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),s(t?"will-tell":"stays-quiet")))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error(s("sends-none"));await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),s("bot-removed",{name:n})))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),s("token-revoked",{name:n})))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==s("confirm-word"))throw new Error(s("type-word-first",{word:s("confirm-word")}));return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return ft(this.store,t,n)}};var qo=class{constructor(t,n){this.outside=t,this.store=I((o,r)=>({...o,...r}),{...Bt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:z(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return ft(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return ft(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return ft(this.store,"organise",async()=>(await this.outside.copy(this.link??""),s("copied")))}remove(){return ft(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function Xr(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function wc({kind:e,rounds:t,clock:n,twice:o,rated:r}){let i=[s(`kind-${e}`)];return t!==null&&i.push(s("rounds-count",{count:t})),i.push(n===null?s("no-clock"):le(n)),o&&i.push(s("each-ring-twice")),r&&i.push(s("terms-rated")),i.join(", ")}function Tt({entrants:e,you:t},n){let o=e.find(r=>r.entrant===n)?.name??"?";return n===t?s("name-is-you",{name:o}):o}function kc({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function ts(e,t){if(!e.over)return s("being-played");if(e.winner===null)return s("no-result");if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[r,i]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return $e(r,i)}let n=e.winner===t?"won":"lost",o=e.reason==="time"?"time":"resigned";return s(`game-${n}-${o}`)}function es({you:e}){return e!==null}var Do={};Ts(Do,{fetchTournament:()=>os,fetchTournaments:()=>ns,forfeit:()=>Hd,inviteAgain:()=>Bd,join:()=>qd,makeTournament:()=>jd,removeEntrant:()=>Ud,removeTournament:()=>Wd,start:()=>Dd,withdraw:()=>Fd});function ns(){return v("/api/tournaments")}function jd(e){return v("/api/tournaments",e)}function os(e){return v(`/api/tournaments/${e}`)}function Bd(e){return v(`/api/tournaments/${e}/invitation`,{})}function qd(e,t,n){return v(`/api/tournaments/${e}/join`,{code:t,name:n})}function Dd(e){return v(`/api/tournaments/${e}/start`,{})}function Fd(e){return v(`/api/tournaments/${e}/withdraw`,{})}function Ud(e,t){return v(`/api/tournaments/${e}/remove`,{entrant:t})}function Hd(e,t,n){return v(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Wd(e){await rt(`/api/tournaments/${e}`,{},"DELETE")}var Fo=class{constructor(t,n){this.outside=t,this.store=I((o,r)=>({...o,...r}),{...Bt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:r,twice:i,rated:a}=this.state.form;return ft(this.store,"make",async()=>{let{id:l,url:u,invitation:m}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:Oe(r),board:"revised",twice:i,rated:a,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(l,m),this.outside.go(u),""})}};function vc({kind:e,state:t,round:n,rounds:o,entrants:r}){let i=t==="running"?Gd(n,o):s(`state-${t}`);return[s(`kind-${e}`),i,s("players-count",{count:r})].join(", ")}function Gd(e,t){return t===null?s("round-number",{round:e}):s("round-number-of",{round:e,rounds:t})}var dn=class{constructor(t,n,o=null){this.outside=t,this.store=I((r,i)=>({...r,...i}),{...Bt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return ft(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function xc(e){return e===404?s("link-unknown"):e===410?s("link-used"):null}function rs(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Sc(){return rs()&&await Mc()!==null}async function Ec(e){if(await Notification.requestPermission()!=="granted")throw new Error(s("notices-refused"));await navigator.serviceWorker.register("/push.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(s("notices-unreachable"),{cause:n})}}async function Ac(){let e=await Mc();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Mc(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function ss(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Tc(e){let t=e;return Oc(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function is(e){let t=e;return Oc(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function Oc(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(s("passkey-there"),{cause:t})}throw new Error(s("passkey-none"))}function F(e,t,n,o){return c`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${qt(e,t)}
  </section>`}function qt(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return c`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||p}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||p}</p>
  </div>`}function M(e,t,n,o,r=""){return c`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function Q(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function hn(e,t=""){return c`<label
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
  /></label>`}function Dt(e,t,n,o=""){return c`<label
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
      ><input type="checkbox" @change=${Vd} /><span>${s("show-it")}</span></label
    >`}function Vd(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}function _c(e,t,n){let{me:o}=e.state,r=n&&o.passkeys_possible,i=o.account?Zd(e,o.account,r):zd(e,t,r);return F(e.state,"account",s("account"),i)}function zd(e,t,n){let{busy:o}=e.state;return c`<p class="small">${s("account-why")}</p>
    <form
      class="fields"
      @submit=${Q(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${hn("username",s("never-shown"))}
      ${Dt("passphrase",s("passphrase"),"new-password",s("at-least-8"))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        ${s("make-account")}
      </button>
    </form>
    ${n?c`<details class="fold">
            <summary>${s("passkey-instead")}</summary>
            <form class="fields" @submit=${Q(r=>e.addPasskey(r("login")))}>
              ${hn("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                ${s("make-account-passkey")}
              </button>
            </form>
          </details>`:p}
    <p class="small">
      ${V("have-one",{link:c`<a href="/sign-in" data-testid="to-sign-in" @click=${A(t)}
          >${s("sign-in")}</a
        >`})}
    </p>`}function Zd(e,t,n){let{state:o}=e;return c`<p>
      ${V("signed-in-as",{login:c`<b data-testid="signed-in-as">${t.login}</b>`})}
    </p>
    <div class="row">
      ${M(o,s("sign-out"),"sign-out",()=>e.signOut(!1))}
      ${M(o,s("sign-out-everywhere"),"sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${s(t.passphrase?"change-passphrase":"set-passphrase")}</summary>
      <form
        class="fields"
        @submit=${Q(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?Dt("old",s("old-passphrase"),"current-password"):p}
        ${Dt("passphrase",s("new-passphrase"),"new-password",s("at-least-8"))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          ${s("change")}
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?Kd(e,t,n):p}`}function Kd(e,t,n){let{state:o}=e;return c`<h3>${s("passkeys")}</h3>
    <ul class="things">
      ${t.passkeys.map(r=>Qd(e,r))}
    </ul>
    ${n?M(o,s("add-passkey"),"add-passkey",()=>e.addPasskey(null)):p}
    ${t.fresh?p:c`<p class="small">${s("passkey-needs-fresh")}</p>`}`}function Qd(e,{id:t,name:n,created:o}){return c`<li>
    <span>${n} <span class="small">${s("since-day",{day:se(o)})}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${s("remove-name",{name:n})}
      @click=${()=>e.removePasskey(t)}
    >
      ${s("remove")}
    </button>
  </li>`}function Lc(e){let{state:t}=e,{bots:n,token:o}=t,r=c`<details class="fold" ?open=${n.length>0||o!==null}>
    <summary data-testid="open-bots">${s("let-program-play")}</summary>
    <p class="small">${V("bot-text",{command:c`<code>quiltbee bot</code>`})}</p>
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
      ${n.map(i=>Yd(e,i))}
    </ul>
    <form class="with-button" @submit=${Q(i=>e.makeBot(i("bot")))}>
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
  </details>`;return F(t,"bots",s("bots"),r)}function Yd(e,t){let{state:n}=e,o=c`${s("remove")}<span class="visually-hidden"> ${t.name}</span>`;return c`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${s(t.online?"listening":"not-connected")}</span>
    </span>
    ${M(n,s("new-token"),"new-token",()=>e.makeToken(t),"quiet")}
    ${M(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>Jd(e,t,r))}
    </ul>
  </li>`}function Jd(e,t,{id:n,scope:o,created:r}){return c`<li class="small">
    <span
      >${s("token-of-day",{day:se(r)})}${o==="read"?s("only-to-look"):""}</span
    >
    ${M(e.state,s("revoke"),"revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Ic(e){let{state:t}=e,{link:n}=t;return F(t,"device",s("another-device"),c`<p class="small">${s("another-device-text")}</p>
      ${n?Xd(e,n):M(t,s("make-link"),"make-link",()=>e.makeLink(),"wide")}`)}function Xd(e,{address:t,picture:n}){let{state:o}=e,r=e.outside.share?M(o,s("share"),"share-device-link",()=>e.shareLink()):p;return c`<label for="device-link" class="visually-hidden">${s("the-link")}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${M(o,s("copy"),"copy-device-link",()=>e.copyLink(),"main")} ${r}
      ${M(o,s("withdraw-it"),"drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${n?c`<img
              alt=${s("qr-code")}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:p}
    </div>`}function Nc(e,t){let{state:n}=e;return F(n,"notices",s("notifications"),th(e,t))}function th(e,t){let{state:n}=e;return n.me.push.available?t?c`<p class="small">${s("browser-can-tell")}</p>
    ${n.isNotified?M(n,s("turn-off-here"),"stop-notices",()=>e.notify(!1)):M(n,s("tell-me"),"start-notices",()=>e.notify(!0))}`:c`<p class="small">${s("browser-has-none")}</p>`:c`<p class="small">${s("server-sends-none")}</p>`}function Pc(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=c`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${s("download-games")}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${s("download-data")}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${s("delete-me")}</summary>
      <form class="fields" @submit=${Q(r=>e.leave(r("leaving")))}>
        <p class="small">${s("delete-text")}</p>
        ${n?Dt("leaving",s("your-passphrase"),"current-password"):c`<label
                >${s("type-to-confirm",{word:s("confirm-word")})}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          ${s("delete-me")}
        </button>
      </form>
    </details>`;return F(t,"leaving",s("your-data"),o)}var ee=240,_e=64,eh=100;function as({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Cc({opponent:e,level:t}){return e==="person"?s("against-people"):e!=="computer"?s(e==="greedy"?"against-greedy":"against-random"):t===null?s("computer"):s("computer-level",{level:String(t)})}function jc({history:e}){if(e.length<2)return null;let t=e.map(({rating:i})=>i),{low:n,high:o}=nh(t),r=t.map((i,a)=>{let l=a/(t.length-1)*ee,u=_e-(i-n)/(o-n)*_e;return[Rc(l),Rc(u)]});return{path:`M${r.map(i=>i.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:o}}function nh(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,eh-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function Rc(e){return Math.round(e*10)/10}function qc(e){let{state:t}=e,{ratings:n,statistics:o,me:r}=t,i=n.length===0&&o.totals.length===0,a=c`${i?c`<p class="small">${s("ratings-none")}</p>`:p}
  ${n.length>0?c`<ul class="ratings">
          ${n.map(oh)}
        </ul>`:p}
  ${o.totals.length>0?sh(o.totals):p}
  ${r.account?ih(e,r.account.listed):p}`;return F(t,"ratings",s("ratings-and-results"),a)}function oh(e){let{deviation:t,games:n,provisional:o}=e;return c`<li data-class=${e.class}>
    <span class="rating-name">${s(`class-${e.class}`)}</span>
    <b class="rating-value">${as(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${s("games",{count:n})}${o?s("not-settled"):""}</span
    >
    ${rh(e)}
  </li>`}function rh(e){let t=jc(e),n=e.history[0]?.rating;if(t===null)return p;let[o,r]=t.end;return c`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${ee+44} ${_e+12}`}
    role="img"
    aria-label=${s("rating-picture",{class:s(`class-${e.class}`),from:String(n),to:as(e)})}
  >
    <path class="frame" d=${`M0 0H${ee}M0 ${_e}H${ee}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${$`<circle cx=${o} cy=${r} r="3.5"></circle>
      <text x=${ee+6} y="4">${t.high}</text>
      <text x=${ee+6} y=${_e+4}>${t.low}</text>`}
  </svg>`}function sh(e){return c`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
              <th scope="row">${Cc(t)}</th>
              <td>${s(`class-${t.class}`)}</td>
              <td>${s("won-of",{won:t.won,games:t.played})}</td>
              <td>${Bc(t.mean_margin)}</td>
              <td>${Bc(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Bc(e){return e===null?"–":N(Math.round(e*10)/10)}function ih(e,t){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(ct(n))}
    /><span>${s("list-ratings")} <span class="small">${s("list-ratings-note")}</span></span></label
  >`}function Dc(e,t,n){let{me:o}=e.state;return c`${B(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??s("to-me")}</h1>
      <div class="column">
        ${ah(e)} ${_c(e,t,n.passkeys)}
        ${o.known?Ic(e):p}
        ${o.known?Nc(e,n.notices):p}
      </div>
      <div class="column">
        ${qc(e)} ${Lc(e)} ${o.known?Pc(e):p}
        <p class="small">
          <a href="/" @click=${A(t)}>${s("back-to-home")}</a>
        </p>
      </div>
    </main>`}function ah(e){let{state:t}=e;return F(t,"name",s("your-name"),c`<form class="with-button" @submit=${Q(n=>e.rename(n("name")))}>
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
    </form>`)}function Fc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return fn(t,s("you-are-signed-in"),Wc(r.login,t));let i=c`<form
      class="fields"
      @submit=${Q(a=>e.signIn(a("login"),a("passphrase")))}
    >
      ${hn("username")}
      ${Dt("passphrase",s("passphrase"),"current-password")} ${Gc(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        ${s("sign-in")}
      </button>
    </form>
    ${qt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?c`<div class="or">
            ${M(o,s("sign-in-passkey"),"sign-in-passkey",()=>e.signInByPasskey())}
            ${qt(o,"passkey")}
          </div>`:p}
    <p class="small">
      ${V("signed-in-elsewhere",{you:c`<b>${s("to-me")}</b>`,device:c`<b>${s("another-device")}</b>`,play:c`<a href="/" @click=${A(t)}>${s("play-at-once")}</a>`})}
    </p>`;return fn(t,s("sign-in"),i)}function Uc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return fn(t,s("you-are-signed-in"),Wc(r.login,t));let i=o.link?.name,a=c`<p data-testid="link-whom">
      ${i?V("plays-as",{name:c`<b>${i}</b>`}):s("plays-as-same")}
    </p>
    ${Gc(e)}
    <div class="row">
      ${M(o,s("sign-in-here"),"link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${A(t)}>${s("not-now")}</a>
    </div>
    ${qt(o,"link")}`;return fn(t,s("use-device-too"),a)}function Hc(e,t){return fn(t,s("link-no-longer"),c`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${A(t)}>${s("back-to-home")}</a>`)}function fn(e,t,n){return c`${B(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function Wc(e,t){return c`<p>${V("already-signed-in",{login:c`<b>${e}</b>`})}</p>
    <a class="button main" href="/me" @click=${A(t)}>${s("to-your-page")}</a>`}function Gc(e){return e.canBring?c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(ct(t))}
    /><span>${s("bring-games")}</span></label
  >`:p}var cs=["points","direct","buchholz","sonneborn_berger","wins","margin"];function Vc(e,t,n){let{tournament:o,errors:r}=e.state;return c`${B(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${wc(o)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${o.state==="open"?ch(e,n):p}
      ${o.schedule.length>0?dh(e,t):p}
      ${o.standings.length>0?gh(o):p}
      ${o.schedule.length>0?$h(o):p}
      ${o.state==="running"?yh(e):p}
      <p class="small">
        <a href="/tournaments" @click=${A(t)}>${s("all-your-tournaments")}</a>
      </p>
    </main>`}function ch(e,t){let{tournament:n}=e.state;return c`${F(e.state,"players",s("players"),lh(e,t))}
  ${n.organising?F(e.state,"organise",s("invite-and-start"),mh(e)):p}`}function lh(e,t){let{tournament:n,code:o,invitation:r}=e.state,i=es(n),a=!i&&(o!==null||r!==null);return c`<ol class="things" data-testid="entrants">
      ${n.entrants.map(l=>uh(e,l))}
    </ol>
    ${n.entrants.length===0?c`<p class="small">${s("nobody-joined")}</p>`:p}
    ${a?ph(e,t):p}
    ${i?c`<p class="small">${s("you-play")}</p>
            ${M(e.state,s("withdraw"),"withdraw",()=>e.withdraw())}`:p}
    ${i||a?p:c`<p class="small">${s("to-play-open-link")}</p>`}`}function uh(e,{entrant:t,name:n,withdrawn:o}){let{tournament:r}=e.state;return c`<li>
    <span
      >${t===r.you?s("name-is-you",{name:n}):n}${o?s("comma-left-tournament"):""}</span
    >
    ${r.organising&&t!==r.you&&!o?M(e.state,c`${s("remove")}<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):p}
  </li>`}function ph(e,t){return c`<form class="with-button" @submit=${Q(n=>e.join(n("name")))}>
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
  </form>`}function mh(e){let{state:t,link:n}=e;return c`${n===null?c`<p class="small">${s("no-tournament-link")}</p>
            ${M(t,s("make-link"),"tournament-invite",()=>e.invite())}`:c`<label for="tournament-link" class="small">${s("everybody-may-join")}</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${M(t,s("copy"),"copy-tournament",()=>e.copy())}
              ${M(t,s("new-link"),"tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${M(t,s("start-tournament"),"start-tournament",()=>e.start(),"main")}
      ${M(t,s("delete-it"),"delete-tournament",()=>e.remove(),"danger")}
    </div>`}function dh(e,t){let{tournament:n}=e.state,o=kc(e.state);return o===null?p:c`<section class="panel pairings" aria-labelledby="pairings-heading">
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
      ${o.pairings.map(r=>hh(e,r,o.round,t))}
    </ul>
    ${qt(e.state,"organise")}
  </section>`}function hh(e,t,n,o){let{tournament:r}=e.state,{first:i,second:a,points:l,games:u}=t;if(a===null)return c`<li><span>${s("a-bye",{name:Tt(r,i)})}</span></li>`;let m=[i,a].includes(r.you??0),d=s("names-and",{first:Tt(r,i),second:Tt(r,a)});return c`<li class=${m?"mine":""}>
    <span class="who-meets">
      ${Tt(r,i)} <b>${l[0]} : ${l[1]}</b> ${Tt(r,a)}
    </span>
    <span class="row">
      ${u.map((h,g)=>c`<a
            class=${m&&!h.over?"button main":"button"}
            href=${h.url}
            @click=${A(o)}
            aria-label=${s("game-of-meeting",{number:g+1,meeting:d,result:ts(h,i)})}
            >${m&&!h.over?s("play-game"):ts(h,i)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&u.some(({over:h})=>!h)?fh(e,t,a):p}
  </li>`}function fh(e,{pairing:t,first:n},o){let{tournament:r}=e.state;return c`<details class="fold">
    <summary>${s("somebody-missing")}</summary>
    <div class="row">
      ${[n,o].map(i=>M(e.state,s("name-loses",{name:Tt(r,i)}),"forfeit",()=>e.forfeit(t,i)))}
    </div>
  </details>`}function gh(e){return c`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${s(e.state==="over"?"final-standings":"standings")}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${s("column-place")}</th>
            <th scope="col">${s("column-player")}</th>
            ${cs.map(t=>c`<th scope="col" title=${s(`meaning-${t}`)}>${s(`column-${t}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>c`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${Tt(e,t.entrant)}</th>
                ${cs.map(n=>c`<td>${N(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${s("how-told-apart")}</summary>
      <dl class="small">
        ${cs.map(t=>c`<div>
              <dt>${s(`column-${t}`)}</dt>
              <dd>${s(`meaning-${t}`)}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function $h(e){let{entrants:t,cross_table:n}=e;return c`<section class="panel" aria-labelledby="cross-heading">
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
                <th scope="row">${o}. ${Tt(e,o)}</th>
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
  </section>`}function yh(e){return es(e.state.tournament)?c`<details class="fold">
    <summary>${s("leave-tournament")}</summary>
    <p class="small">${s("games-are-lost")}</p>
    ${M(e.state,s("withdraw"),"withdraw",()=>e.withdraw(),"danger")}
    ${qt(e.state,"players")}
  </details>`:p}function Zc(e,t){let{listed:n}=e.state;return c`${B(t)}
    <main class="me tournaments">
      <h1>${s("tab-tournaments")}</h1>
      <div class="column">${F(e.state,"make",s("new-tournament"),wh(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${s("yours")}</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>bh(o,t))}
          </ul>
          ${n.length===0?c`<p class="small">${s("no-tournaments")}</p>`:p}
        </section>
        <p class="small"><a href="/" @click=${A(t)}>${s("back-to-home")}</a></p>
      </div>
    </main>`}function bh(e,t){let{id:n,name:o,organising:r}=e;return c`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${A(t)}>${o}</a>
      <span class="small block">${vc(e)}${r?s("comma-yours"):""}</span>
    </span>
  </li>`}function wh(e){let{form:t,busy:n}=e.state;return c`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
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
    ${H("kind",s("who-meets-whom"),kh(),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">
      ${s("label-and-note",{label:s(`kind-${t.kind}`),note:s(`kind-note-${t.kind}`)})}
    </p>
    ${t.kind==="swiss"?vh(e):p}
    ${H("clock",s("clock"),te.map(({key:r})=>[r,s(`speed-${r}`)]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${zc("twice",s("twice-fair"),t.twice,r=>e.set({twice:r}))}
      ${zc("tournament-rated",s("tick-rated"),t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      ${s("make-tournament")}
    </button>
  </form>`}function kh(){return["swiss","round_robin","double_round_robin"].map(e=>[e,s(`kind-${e}`)])}function vh(e){return c`<label
    >${s("rounds")} <span class="small">${s("rounds-note")}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:K(t)})}
  /></label>`}function zc(e,t,n,o){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>o(ct(r))}
    /><span>${t}</span></label
  >`}var xh=5e3,Sh=[{address:/^\/aid()$/,title:"tab-aid",open:Eh},{address:/^\/me()$/,title:"tab-me",open:Ah},{address:/^\/sign-in()$/,title:"tab-sign-in",open:Th},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:Oh},{address:/^\/tournaments()$/,title:"tab-tournaments",open:_h},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:Lh}];function Kc(e){for(let{address:t,title:n,open:o}of Sh){let r=t.exec(e);if(r)return{title:n,open:(a,l)=>o(a,l,r[1])}}return null}async function Eh(e,t){let{aidSheet:n,printButton:o}=await jo("aid");return{draw:()=>R(c`${B(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${s("how-to-play")}</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function Ah(e,t){let n={},[o,{ratings:r},i,{bots:a},l]=await Promise.all([st(),ls(Zr(),{ratings:[]},"ratings",n),ls(Kr(),{totals:[],automa:[]},"ratings",n),ls(Qr(),{bots:[]},"bots",n),Sc()]),u={api:pn,drawQr:Re,makePasskey:Tc,subscribe:Ec,unsubscribe:Ac,go:us,copy:lo,origin:location.origin,share:Mh()},m=new Bo(u,{me:o,ratings:r,statistics:i,bots:a,isNotified:l,errors:n}),d={passkeys:ss(),notices:rs()},h=()=>R(Dc(m,t,d),e);return{draw:h,close:m.store.watch(h)}}async function ls(e,t,n,o){try{return await e}catch(r){return Object.assign(o,{[n]:z(r)}),t}}function us(e){location.assign(e)}function Mh(){return"share"in navigator?e=>navigator.share(e):null}async function Th(e,t){let n=new dn({api:pn,usePasskey:is,go:us},await st()),o=()=>R(Fc(n,t,ss()),e);return{draw:o,close:n.store.watch(o)}}async function Oh(e,t,n){try{let[o,r]=await Promise.all([st(),zr(n)]),i=new dn({api:pn,usePasskey:is,go:us},o,r),a=()=>R(Uc(i,t,n),e);return{draw:a,close:i.store.watch(a)}}catch(o){let r=o instanceof _t?xc(o.status):null;if(r===null)throw o;return{draw:()=>R(Hc(r,t),e),close:()=>{}}}}async function _h(e,t){let{tournaments:n}=await ns(),o=new Fo({api:Do,keepInvitation:Xt,go:t.go},n),r=()=>R(Zc(o,t),e);return{draw:r,close:o.store.watch(r)}}async function Lh(e,t,n){let[o,r]=await Promise.all([os(n),st()]),i=co(n),a={api:Do,drawQr:Re,copy:lo,go:t.go,origin:location.origin,keepInvitation:d=>Xt(n,d)},l=Xr(location.hash)??Xr(i?.replace(/^[^#]*/,"")??""),u=new qo(a,{tournament:o,code:l,invitation:i}),m=()=>R(Vc(u,t,r.name),e);return{draw:m,close:Ih(u,m)}}function Ih(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,xh),r=[e.store.watch(t),Po(i=>i==="games"&&n())];return()=>{clearInterval(o);for(let i of r)i()}}var kt=class{constructor(t){this.value=t}valueOf(){return this.value}},O=class extends kt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},Y=class extends kt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},vt=class e extends kt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof kt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof kt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Qc=100,Nh="⁨",Ph="⁩";function Rh(e,t,n){if(n===t||n instanceof Y&&t instanceof Y&&n.value===t.value)return!0;if(t instanceof Y&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function Yc(e,t,n){return t[n]?Le(e,t[n].value):(e.reportError(new RangeError("No default")),new O)}function ps(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=gn(e,r.value):n.push(gn(e,r));return{positional:n,named:o}}function gn(e,t){switch(t.type){case"str":return t.value;case"num":return new Y(t.value,{minimumFractionDigits:t.precision});case"var":return Ch(e,t);case"mesg":return jh(e,t);case"term":return Bh(e,t);case"func":return qh(e,t);case"select":return Dh(e,t);default:return new O}}function Ch(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new O(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new O(`$${t}`);if(n instanceof kt)return n;switch(typeof n){case"string":return n;case"number":return new Y(n);case"object":if(vt.supportsValue(n))return new vt(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new O(`$${t}`)}}function jh(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new O(t);if(n){let r=o.attributes[n];return r?Le(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new O(`${t}.${n}`))}return o.value?Le(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new O(t))}function Bh(e,{name:t,attr:n,args:o}){let r=`-${t}`,i=e.bundle._terms.get(r);if(!i)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new O(r);if(n){let l=i.attributes[n];if(l){e.params=ps(e,o).named;let u=Le(e,l);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new O(`${r}.${n}`)}e.params=ps(e,o).named;let a=Le(e,i.value);return e.params=null,a}function qh(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new O(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new O(`${t}()`);try{let r=ps(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new O(`${t}()`)}}function Dh(e,{selector:t,variants:n,star:o}){let r=gn(e,t);if(r instanceof O)return Yc(e,n,o);for(let i of n){let a=gn(e,i.key);if(Rh(e,r,a))return Le(e,i.value)}return Yc(e,n,o)}function ms(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new O;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>Qc)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Qc}`);o&&n.push(Nh),n.push(gn(e,r).toString(e)),o&&n.push(Ph)}return e.dirty.delete(t),n.join("")}function Le(e,t){return typeof t=="string"?e.bundle._transform(t):ms(e,t)}var Uo=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function ds(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var Jc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Xc(e,t){let n=e[0];if(n instanceof O)return new O(`NUMBER(${n.valueOf()})`);if(n instanceof Y)return new Y(n.valueOf(),{...n.opts,...ds(t,Jc)});if(n instanceof vt)return new Y(n.toNumber(),{...ds(t,Jc)});throw new TypeError("Invalid argument to NUMBER")}var Fh=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function tl(e,t){let n=e[0];if(n instanceof O)return new O(`DATETIME(${n.valueOf()})`);if(n instanceof vt||n instanceof Y)return new vt(n,ds(t,Fh));throw new TypeError("Invalid argument to DATETIME")}var el=new Map;function nl(e){let t=Array.isArray(e)?e.join(" "):e,n=el.get(t);return n===void 0&&(n=new Map,el.set(t,n)),n}var $n=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Xc,DATETIME:tl,...n},this._useIsolating=o,this._transform=r,this._intls=nl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let i=t.body[r];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){o.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){o.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new Uo(this,o,n);try{return ms(r,t).toString(r)}catch(i){if(r.errors&&i instanceof Error)return r.errors.push(i),new O().toString(r);throw i}}};var hs=/^(-?[a-zA-Z][\w-]*) *= */gm,ol=/\.([a-zA-Z][\w-]*) *= */y,Uh=/\*?\[/y,fs=/(-?[0-9]+(?:\.([0-9]+))?)/y,Hh=/([a-zA-Z][\w-]*)/y,rl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Wh=/^[A-Z][A-Z0-9_-]*$/,Ho=/([^{}\n\r]+)/y,Gh=/([^\\"\n\r]*)/y,sl=/\\([\\"])/y,il=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Vh=/^\n+/,al=/ +$/,zh=/ *\r?\n/g,Zh=/( *)$/,Kh=/{\s*/y,cl=/\s*}/y,Qh=/\[\s*/y,Yh=/\s*] */y,Jh=/\s*\(\s*/y,Xh=/\s*->\s*/y,tf=/\s*:\s*/y,ef=/\s*,?\s*/y,nf=/\s+/y,Ie=class{constructor(t){this.body=[],hs.lastIndex=0;let n=0;for(;;){let f=hs.exec(t);if(f===null)break;n=hs.lastIndex;try{this.body.push(u(f[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function o(f){return f.lastIndex=n,f.test(t)}function r(f,y){if(t[n]===f)return n++,!0;if(y)throw new y(`Expected ${f}`);return!1}function i(f,y){if(o(f))return n=f.lastIndex,!0;if(y)throw new y(`Expected ${f.toString()}`);return!1}function a(f){f.lastIndex=n;let y=f.exec(t);if(y===null)throw new SyntaxError(`Expected ${f.toString()}`);return n=f.lastIndex,y}function l(f){return a(f)[1]}function u(f){let y=d(),L=m();if(y===null&&Object.keys(L).length===0)throw new SyntaxError("Expected message value or attributes");return{id:f,value:y,attributes:L}}function m(){let f=Object.create(null);for(;o(ol);){let y=l(ol),L=d();if(L===null)throw new SyntaxError("Expected attribute value");f[y]=L}return f}function d(){let f;if(o(Ho)&&(f=l(Ho)),t[n]==="{"||t[n]==="}")return h(f?[f]:[],1/0);let y=As();return y?f?h([f,y],y.length):(y.value=Go(y.value,Vh),h([y],y.length)):f?Go(f,al):null}function h(f=[],y){for(;;){if(o(Ho)){f.push(l(Ho));continue}if(t[n]==="{"){f.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let gt=As();if(gt){f.push(gt),y=Math.min(y,gt.length);continue}break}let L=f.length-1,Ut=f[L];typeof Ut=="string"&&(f[L]=Go(Ut,al));let Ne=[];for(let gt of f)gt instanceof Wo&&(gt=gt.value.slice(0,gt.value.length-y)),gt&&Ne.push(gt);return Ne}function g(){i(Kh,SyntaxError);let f=k();if(i(cl))return f;if(i(Xh)){let y=nt();return i(cl,SyntaxError),{type:"select",selector:f,...y}}throw new SyntaxError("Unclosed placeable")}function k(){if(t[n]==="{")return g();if(o(rl)){let[,f,y,L=null]=a(rl);if(f==="$")return{type:"var",name:y};if(i(Jh)){let Ut=S();if(f==="-")return{type:"term",name:y,attr:L,args:Ut};if(Wh.test(y))return{type:"func",name:y,args:Ut};throw new SyntaxError("Function names must be all upper-case")}return f==="-"?{type:"term",name:y,attr:L,args:[]}:{type:"mesg",name:y,attr:L}}return Ft()}function S(){let f=[];for(;;){switch(t[n]){case")":return n++,f;case void 0:throw new SyntaxError("Unclosed argument list")}f.push(q()),i(ef)}}function q(){let f=k();return f.type!=="mesg"?f:i(tf)?{type:"narg",name:f.name,value:Ft()}:f}function nt(){let f=[],y=0,L;for(;o(Uh);){r("*")&&(L=y);let Ut=Ot(),Ne=d();if(Ne===null)throw new SyntaxError("Expected variant value");f[y++]={key:Ut,value:Ne}}if(y===0)return null;if(L===void 0)throw new SyntaxError("Expected default variant");return{variants:f,star:L}}function Ot(){i(Qh,SyntaxError);let f;return o(fs)?f=j():f={type:"str",value:l(Hh)},i(Yh,SyntaxError),f}function Ft(){if(o(fs))return j();if(t[n]==='"')return xt();throw new SyntaxError("Invalid expression")}function j(){let[,f,y=""]=a(fs),L=y.length;return{type:"num",value:parseFloat(f),precision:L}}function xt(){r('"',SyntaxError);let f="";for(;;){if(f+=l(Gh),t[n]==="\\"){f+=bl();continue}if(r('"'))return{type:"str",value:f};throw new SyntaxError("Unclosed string literal")}}function bl(){if(o(sl))return l(sl);if(o(il)){let[,f,y]=a(il),L=parseInt(f||y,16);return L<=55295||57344<=L?String.fromCodePoint(L):"�"}throw new SyntaxError("Unknown escape sequence")}function As(){let f=n;switch(i(nf),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ms(t.slice(f,n))}return t[n-1]===" "?Ms(t.slice(f,n)):!1}function Go(f,y){return f.replace(y,"")}function Ms(f){let y=f.replace(zh,`
`),L=Zh.exec(f)[1].length;return new Wo(y,L)}}},Wo=class{constructor(t,n){this.value=t,this.length=n}};var gs=new Map;function $s(e,t=`/words/${e}.json`){let n=gs.get(e);if(n)return n;let o=of(new URL(t,import.meta.url));return gs.set(e,o),o.catch(()=>gs.delete(e)),o}async function of(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function ys(e,t){let{language:n}=e,o=rf(e,t);Os({language:n,format:(i,a)=>{let l=o.getMessage(i)?.value;if(!l)throw new Error(`There is no message ${i} in ${n}.`);return o.formatPattern(l,a)}})}function rf({language:e,words:t,editions:n},o){let r=new $n(e,{useIsolating:!1});return r.addResource(new Ie(t)),Object.hasOwn(n,o)&&r.addResource(new Ie(n[o]),{allowOverrides:!0}),r}function ll(e,t,n){let{yours:o,name:r,game:i}=e;return c`${B(n)}
    <main class="invitation">
      ${mn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?s("own-invitation"):s("invites-you",{name:r})}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Vs(e).map(([a,l])=>c`<div>
                <dt>${a}</dt>
                <dd>${l}</dd>
              </div>`)}
        </dl>
        ${o?sf(i):bo(t)}
      </section>
    </main>`}function sf(e){return c`<p data-testid="own-invitation">${s("send-address")}</p>
    <a class="button main" href=${`/game/${e}`}>${s("to-the-table")}</a>`}function ul({title:e,text:t},n){return c`${B(n)}
    <main class="invitation">
      ${mn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">${s("play-on-your-own")}</a>
      </section>
    </main>`}function pl(e,t){let n=e.store.get(),o=e.isSolo?[["automa",s("automa-alone")]]:[...xe.map(({level:a})=>[String(a),s("computer-level-name",{level:String(a),name:ln(a)})]),["person",s("two-people-here")]],r=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${a=>{a.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">${s("play-on-here")}</h2>
    <label
      >${s("against")}
      <select
        data-testid="on-opponent"
        @change=${a=>e.store.dispatch(af(K(a)))}
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
  </form>`}function af(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function bs(e,t,n,o){let{replay:r,index:i}=e,a=r.frames[i],l=Nt(r);if(n===2&&a.automa)return lf(a,a.automa,l,t,o);let u=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${u}`}>${go(a,l,n)}</div>
    <div class=${`spread ${u}`}>${cf(e,t,n,o)}</div>`}function cf({replay:e,index:t,walks:n},o,r,i){let a=e.frames[t];return Eo({number:r,name:Nt(e)[r-1].name,player:a.players[r-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[r],fresh:Wn(a.player===r?[a.move]:[],o.patches)})}function lf(e,t,n,o,r){return c`<div class="seat back p2">${$o(e,n,t)}</div>
    ${yo(e,t,{turns:t.turns,run:0},o.patches,r)}`}function ml({replay:e,index:t},n){let o=r=>n.look(r);return So(ii(e),t,Nt(e),n.patches,o)}function dl(e,t,n){let o=e.store.get(),{replay:r,index:i}=o,a=r.frames[i],l=Nt(r),{letters:u,look:m}=n.settings,d=()=>n.change({look:m==="cloth"?"thread":"cloth"});return c`${B(n)}
    <main class=${`table ${a.automa?"solo":"screen"} viewer`} data-stage=${a.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?s("start-position"):s("after-move",{number:String(i)})}:
            ${Et(a,l)}
          </h1>
          <p data-testid="turn-reason">${ht(a,l)}</p>
          ${r.comment?c`<p class="notice" data-testid="notice">${r.comment}</p>`:p}
        </div>
        <div class="column own">
          ${bs(o,e,1,u)} ${wo(a.ring,e.patches,u)}
        </div>
        <div class="column middle">
          ${Ga(a,e.patches,u)} ${ml(o,e)}
          ${a.result?Ao(a,l,p):pl(t,i)}
        </div>
        <div class="column other">
          ${bs(o,e,2,u)} ${Kn(a,l,m,d)}
        </div>
      </div>
      <div class="below">${Mo(a,l,e.patches)}</div>
    </main>`}var ut=document.getElementById("app"),lt=ma(),ne=null,ws=()=>"",J=0,hl=Ls(xs("link[data-what=patches]")),ks=new wn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:uo,onNews:cc});async function vs(e){Ae().length===0||document.hidden||ks.socket||(e??await uf())&&ks.open()}async function uf(){return st().then(({known:e})=>e,()=>!1)}var et={get settings(){return lt},logo:xs("link[rel=icon]"),change(e){lt={...lt,...e},da(lt),fl(),"language"in e||"edition"in e?hf().catch(Es):ne?.draw()},go(e){history.pushState(null,"",e),Ss()},help(){jo("aid").then(({openAid:e})=>e(),pf)}};function pf({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),R(c`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>${s("close")}</button>`,t),document.body.append(t),t.showModal()}function xs(e){return document.querySelector(e).href}function fl(){let{theme:e,edition:t}=lt;document.documentElement.dataset.edition=t,e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function mf(){return lt.language==="auto"?zs(navigator.languages):lt.language}async function df(){let{lang:e}=document.documentElement,t=lt.language==="auto"?e:lt.language,n=e===t?xs("link[data-what=words]"):void 0;ys(await $s(t,n),lt.edition),document.documentElement.lang=t}async function hf(){let e=mf();ys(await $s(e),lt.edition),document.documentElement.lang=e,cn(ws()),ne?.draw()}function oe(e,t,n=null){ne?.close(),ne=e,ws=t?()=>s(t):()=>"",cn(ws()),vs(n),window.scrollTo(0,0),e.draw()}function Ss(){J+=1;let e=J,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=i=>{J===e&&Es(i)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=Kc(location.pathname);t?bf(t[1]).catch(n):o?wf(o[1]).catch(n):r?gf(r).catch(n):location.pathname!=="/"?gl("page"):location.hash.length>1?yf(location.hash).catch(n):$f().catch(n)}function Es(e){if(e instanceof _t&&e.status===404&&ff())return gl("game");let t=e instanceof Error?e.message:String(e);$l("cannot-show",t)}function ff(){return location.pathname.startsWith("/game/")}function gl(e){$l(e==="game"?"no-such-game":"no-such-page",s("link-may-be-old"))}function $l(e,t){oe({draw:()=>R(c`${B(et)}
        <main class="waiting">
          <h1>${s(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${s("back-to-home")}</a>
        </main>`,ut),close:()=>{}},e)}async function gf({title:e,open:t}){let n=J;ne||R(Me(et,s("one-moment")),ut);let o=await t(ut,et);n===J?oe(o,e):o.close()}async function $f(){let e=J,n=await yc(ut,et,ks,o=>{history.pushState(null,"",o.link||location.pathname),yl(o).catch(Es)});e===J?oe(n,""):n.close()}async function yf(e){let t=J,n=await yn(e);t===J&&await yl(n)}async function yl(e){let t=new _n(e,await hl),n=new Ln(e,et.go,lt.strength),o=()=>R(dl(t,n,et),ut),r=[t.store.watch(o),n.store.watch(o)],i=l=>so(l,(u,m)=>t.walk(u,m));ut.addEventListener("keydown",i),oe({draw:o,close:()=>{for(let l of r)l();ut.removeEventListener("keydown",i)}},"tab-viewer")}async function bf(e){let t=J;ne||R(Me(et,s("opening-table")),ut);let[n,o]=await Promise.all([Is(e),hl]);if(t!==J)return;let r=n.seats.some(i=>i.yours);oe(tc(ut,n,o,et),"tab-game",r)}async function wf(e){let t=J;ne||R(Me(et,s("opening-invitation")),ut);try{let n=await Rs(e);if(t!==J)return;let o=new ue({me:st,sit:i=>Cs(e,i),go:et.go}),r=()=>R(ll(n,o,et),ut);oe({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof _t?Gs(n.status):null;if(!o)throw n;if(t!==J)return;oe({draw:()=>R(ul(o,et),ut),close:()=>{}},"tab-invitation")}}fl();await df();R(Ni(),document.getElementById("fabrics"));window.addEventListener("popstate",Ss);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),et.help())});window.addEventListener("online",()=>vs(null));document.addEventListener("visibilitychange",()=>vs(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});Ss();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
