var Ml=Object.defineProperty;var Ns=(e,t)=>{for(var n in t)Ml(e,n,{get:t[n],enumerable:!0})};function O(e,t){let n=t,o=!1,r=new Set,s=()=>{o=!1;for(let i of[...r])i(n)};return{get:()=>n,dispatch(i){let a=e(n,i);a!==n&&(n=a,o||queueMicrotask(s),o=!0)},watch(i){return r.add(i),()=>r.delete(i)}}}var Yo={language:"en",format:e=>e};function Ps(e){Yo=e}function Cs(){return Yo}function g(e,t){return Yo.format(e,t)}var Ut=class extends Error{},oe=O((e,t)=>t,{away:!1}),Mt=class extends Error{constructor(t,n){super(t),this.status=n}};async function k(e,t,n){return JSON.parse(await ot(e,t,n))}async function ot(e,t,n="POST"){let o=await Ll(e,t,n),r=await o.text();if(o.ok)return r;let s=Ol(r)??g("status-answer",{status:String(o.status)});throw new Mt(s,o.status)}async function Ll(e,t,n){let o=t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)};try{let r=await fetch(new URL(e,import.meta.url),o);return Rs(!1),r}catch(r){throw Rs(!0),new Ut(g("server-away"),{cause:r})}}function Rs(e){oe.get().away!==e&&oe.dispatch({away:e})}function Ol(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function Bs(e="/api/patches"){let t=await k(e);return Object.fromEntries(Object.entries(t).map(_l))}function _l([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>g(`patch-${e}`)})]}function Ds(e){return k(`/api/games/${e}`)}function re(e){return k("/api/games",e)}function js(){return k("/api/solo")}function mn(e){return k("/api/replay",{text:e})}function Fs(e){return k(`/api/games/${e}/replay`)}function K(){return k("/api/me")}function qs(e){return k(`/api/invitations/${e}`)}function Ws(e,t){return k(`/api/invitations/${e}`,{name:t})}function Hs(e){return k(`/api/games/${e}/invitation`,{})}function fn(e,t){return k(`/api/games/${e}/seat`,{name:t})}function Le(e){return ot("/api/qr",{path:e})}function Us(e){return k("/api/reports",e)}var gn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Lt=[1,2];function Oe(e){return e===1?2:1}function _e(e){return Lt.filter(t=>e[t-1].yours)}function R({seats:e}){return e.some(t=>t.yours)}function Go({mode:e,seats:t}){let n=_e(t);return e==="remote"&&n.length===1?n[0]:null}function se(e){return Lt.find(t=>e[t-1].kind==="open")??null}function Ie({seats:e}){let t=se(e);return t===null?"":e[t-1].name}function B({stage:e,seats:t}){return e!=="over"&&se(t)!==null}function Ot({stage:e,result:t}){return e==="over"&&t===null}var Il=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function W([e,t]){return`${"abcdefghi"[t]}${e+1}`}function rt(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function ct(e,t){return e[0]===t[0]&&e[1]===t[1]}function nt(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function vt(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function Ne(e,[t,n]){let[o,r]=nt(e);return[Ys(t,9-o),Ys(n,9-r)]}function Ys(e,t){return Math.max(0,Math.min(t,e))}function yn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Gs(e,t,n){let[o,r]=t,s=n>=4?yn(e,t,"flip"):e;for(let i=0;i<n%4;i+=1)s=yn(s,[o,r],"right"),[o,r]=[r,o];return s}function _t(e){let[t,n]=nt(e),o=([r,s])=>Math.abs(r-(t-1)/2)+Math.abs(s-(n-1)/2);return e.reduce((r,s)=>o(s)<o(r)?s:r)}function bn(e){let t=Math.min(...e.map(i=>i[0])),n=Math.max(...e.map(i=>i[1])),o=([i,a])=>Math.min(...e.map(([l,p])=>Math.abs(l-i)+Math.abs(p-a))),r=i=>Math.abs(i[0]-t+1)+Math.abs(i[1]-n-1)+(o(i)<2?20:0);return Il.filter(i=>o(i)>0).reduce((i,a)=>r(a)<r(i)?a:i)}function wn(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],s=[o];t.add(o);for(let i=s.pop();i!==void 0;i=s.pop()){r.push([Math.floor(i/9),i%9]);for(let a of Nl(i))e[a]==="."&&!t.has(a)&&(t.add(a),s.push(a))}n.push(r.sort((i,a)=>i[0]-a[0]||i[1]-a[1]))}return n.sort((o,r)=>r.length-o.length)}function Nl(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var Pl=3;function ie(e,t){let n=new Set(wn(e).map(String));return wn(Cl(e,t)).filter(r=>r.length<=Pl&&!n.has(String(r)))}function Cl(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function Vs(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let s=n;s<n+7;s+=1)r+=e.slice(s*9+o,s*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function Y(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[i,a]of e)for(let l=0;l<4;l+=1){let[p,d]=$n[(l+3)%4];if(o.has(String([i+p,a+d])))continue;let h=Rl[l],f=[i+h[0],a+h[1]],x=[f[0]+$n[l][0],f[1]+$n[l][1]];r.set(String(f),[...r.get(String(f))??[],{to:x,direction:l}])}let s="";for(;r.size>0;)s+=Bl(r,t,n);return s}var $n=[[0,1],[1,0],[0,-1],[-1,0]],Rl=[[0,0],[0,1],[1,1],[1,0]];function Bl(e,t,n){let o=e.keys().next().value,r=[],s=o,i=-1;do{let l=e.get(s),p=Math.max(0,l.findIndex(x=>x.direction===(i+1)%4)),d=l.splice(i<0?0:p,1)[0];l.length===0&&e.delete(s);let[h,f]=s.split(",").map(Number);d.direction!==i&&r.push({at:[h,f],direction:d.direction}),i=d.direction,s=String(d.to)}while(s!==o);return r.length>1&&r[0].direction===i&&r.shift(),`M${r.map(({at:l,direction:p},d)=>{let h=r[(d+r.length-1)%r.length].direction,[f,x]=[h,p].map(L=>$n[(L+1)%4]).reduce((L,et)=>[L[0]+et[0],L[1]+et[1]]);return`${l[1]*t+x*n} ${l[0]*t+f*n}`}).join("L")}Z`}function E(e,t){return e===1?`1 ${t}`:`${e} ${/(s|x|ch)$/.test(t)?`${t}es`:`${t}s`}`}function kt(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`}function A(e){return e<0?`−${-e}`:String(e)}function Vo(e){return`the ${e}`}function Yt(e){let t=e.income?`${e.income} income`:"no income",{name:n,squares:o,buttons:r,time:s}=e,i=`costs ${E(r,"button")}`;return`${n}, ${E(o,"square")}, ${i}, ${s} time, ${t}`}function $(e,t){let{name:n,yours:o,kind:r}=e[t-1];return o&&!e[2-t].yours?"You":r==="open"?n||"Open seat":r==="computer"?n.replace(/^Quiltbee level/,"Level"):n==="You"?`Player ${t}`:n}function Pe(e){return e==="You"?"You are":`${e} is`}function xt(e,t){if(e.result){let r=$(t,e.result.winner);return r==="You"?"You win":`${r} wins`}if(Ot(e))return"Game aborted";let n=$(t,e.turn),o=n==="You"?"Your":`${n}’s`;return e.stage==="special_patch"?`${o} special patch`:`${o} turn`}function ut(e,t){if(e.result)return jl(e,t);if(Ot(e))return"It was called off at the start, and nothing is counted.";let n=$(t,e.turn),o=n==="You";if(e.stage==="special_patch")return o?"You reached a special patch. Put it on any empty space.":`${n} reached a special patch.`;let r=e.players[e.turn-1].time,s=e.players[2-e.turn].time;return r===s?r===0?o?"You go first.":`${n} goes first.`:o?"You’re level, and your token is on top, so it’s your turn.":`${Dl(t)}, and ${n}’s token is on top.`:o?"You’re further back on the time track, so it’s your turn.":`${Pe(n)} further back on the time track.`}function Dl(e){return e.filter(({yours:t})=>t).length===1?"You’re level":"Both are level"}function jl(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,s=`${A(o[n-1])} to ${A(o[2-n])}`,i=$(t,3-n);return r==="resignation"?`${i} resigned; the scores stood at ${s}.`:r==="time"?`${i} ran out of time; the scores stood at ${s}.`:r==="first to 53"?`${s}: equal scores, and the winner reached space 53 first.`:`The final score is ${s}.`}function zs(e,t){return["Pass",...zo(e,t)].join(" · ")}function zo({consequence:e},t){let n=[`move ${e.time-t}`,`earn ${e.earned}`];return e.income>0&&n.push(`income ${e.income}`),e.special_patch&&n.push("special patch"),n}function It(e,t,n=!1){if(e==="pass")return"passed";if(e==="A:pass")return"moved on";if(e.startsWith("A:"))return`took ${Vo(t[e[2]]?.name??e[2])}`;if(e.startsWith("+"))return n?`special patch on ${e.slice(1)}`:"special patch";let o=t[e[0]],r=o?.name??e[0];return n&&o?`${r} at ${W(Fl(o,e))}`:r}function Fl({orientations:e},t){let n=rt(t.slice(2));return vt(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function lt(e,t,n,o=!0){let r=e.filter(([s,i])=>t[s*9+i]!==".").map(W);return r.length>0?o?r.length>4?`overlaps at ${E(r.length,"space")}`:`overlaps at ${kt(r)}`:"overlaps another patch":n&&!n.available?n.reason??"can’t be bought now":null}function Ks(e,t,n,o){let r=lt(e,t,n,o);if(r===null)return{text:"Fits",isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,i=lt(e,t,void 0,o)===null,a=s&&i?`Fits; ${E(n.missing,"button")} short`:r;return{text:a[0].toUpperCase()+a.slice(1),isGood:!1}}function Ko(e){let t=W(e[0]);return e.length===1?`single hole ${t}`:`hole of ${e.length} at ${t}`}function ql(e,t){return t?kt(e.map(Ko)):e.length===1?"a hole":`${e.length} holes`}function vn(e,t,n,o,r,s=!0){let{consequence:i}=e,a=o.players[o.turn-1],l=[{kind:"buttons",text:e.missing>0?`Costs ${i.paid}`:`Buttons ${a.buttons} → ${A(i.buttons)}`},{kind:"time",text:`Time ${a.time} → ${i.time}`}];return i.income_marks.length>0&&l.push({kind:"income",text:s?`Income +${i.income} at ${kt(i.income_marks.map(String))}`:`Income +${i.income}`}),i.special_patch&&l.push({kind:"special",text:"Special patch"}),n&&l.push({kind:"tile",text:"Special tile +7"}),t.length>0&&l.push({kind:"holes",text:`Makes ${ql(t,s)}`}),l.push({kind:"next",text:Wl(e,o,r)}),l}function Wl({consequence:e},t,n){if(e.next===null)return"Then the game is over";let o=$(n,e.next);return`Next: ${o==="You"?"you":o}${e.next===t.turn?" again":""}`}function Zs(e,t,n){let o=W(e);return t==="."?`${o}, empty`:t==="*"?`${o}, special patch`:`${o}, ${n[t]?.name??"covered"}`}function kn(e){let t=wn(e),n=t.reduce((i,a)=>i+a.length,0),o=[`${81-n} covered, ${n} empty`],r=t.filter(i=>i.length===1).map(i=>W(i[0]));r.length>0&&o.push(`single ${r.length>1?"holes":"hole"} ${r.join(" ")}`),n>0&&o.push(`largest empty region ${t[0].length}`);let s=Vs(e);return o.push(s===0?"a full 7 by 7":`${E(s,"space")} from a 7 by 7`),`${o.join("; ")}.`}function Gt(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],s=e.time_board.last-r;if(s===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${s}`),i.join(", ")}function xn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,s]=nt(o),i=vt(o,[e.row,e.column]),a=W([e.row+r-1,e.column+s-1]),l=W([e.row,e.column]);return`${n.name} (${e.letter}), ${i.length} squares, ${l} to ${a}`}var Z=1e3,Vt=60*Z,ae=60*Vt,ft=24*ae,Zo=9900,Hl=[10,30,60];function ce(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*ft,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*Z);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function Sn(e){if(e===null)return"no clock";let{kind:t,main:n,extra:o}=ce(e);if(t==="days")return`${E(n/ft,"day")} for each turn`;let r=Qs(n);if(o===0)return`${r} for the whole game`;let s=E(o/Z,"second");return t==="delay"?`${r}, and ${s} of delay in each turn`:`${r}, and ${s} more for each turn`}function le(e){let{kind:t,main:n,extra:o}=ce(e);if(t==="days")return`${E(n/ft,"day")} a turn`;let r=n%Vt===0?`${n/Vt} min`:`${n/Z} s`;return o===0?r:`${r} ${t==="delay"?"~":"+"} ${o/Z} s`}function Qs(e){return[[Math.floor(e/ae),"hour"],[Math.floor(e%ae/Vt),"minute"],[Math.floor(e%Vt/Z),"second"]].filter(([o])=>o>0).map(([o,r])=>E(o,r)).join(" ")||"no time"}function Js(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function Ce(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:s,extra:i}=ce(e.control),a=s==="delay"?i:0,l=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,l-a))}function En(e){if(e<=Zo)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=ft)return`${Math.floor(e/ft)} d ${Math.floor(e%ft/ae)} h`;let t=Math.ceil(e/Z),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((s,i)=>i===0&&o===0?String(s):String(s).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Xs(e){if(e<=0)return"no time left";if(e>=ft){let t=Math.floor(e%ft/ae),n=E(Math.floor(e/ft),"day");return t?`${n} ${E(t,"hour")}`:n}return Qs(Math.ceil(e/Z)*Z)}function ti(e,t){let{kind:n,main:o}=ce(e);return n==="days"?t<6*ae:t<Math.max(10*Z,Math.min(Vt,o/10))}function ei(e,t){return Hl.find(o=>e>o*Z&&t<=o*Z&&t>0)??null}function ni(e){return e<=0?null:e>=ft?Vt:e<=Zo?e%100||100:Math.min(e%Z||Z,e-Zo)}function oi(e){return e===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:e===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function ri({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:s}){return[["You sit as",s===1?"player 1, who begins":"player 2"],["Clock",t===null?"none: take all the time you need":Sn(t)],["Time board",e==="revised"?"revised":"original"],["Circle of patches",r?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}var Qo={en:"English"};function Jo(e){return typeof e=="string"&&Object.hasOwn(Qo,e)}function si(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Jo)??"en"}var ue=class{constructor(t){this.outside=t,this.store=O((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:ii(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:ii(o)})}}}};function ii(e){return e instanceof Error?e.message:String(e)}var Ul="offline",Tn="/offline";function Re({game:e}){return e===Ul}function ai(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>rt(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function ci(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function li(e,t,[n,o]){let r=i=>(i[0]-t[0])*n+(i[1]-t[1])*o,s=i=>Math.abs((i[0]-t[0])*o+(i[1]-t[1])*n);return e.filter(i=>r(i)>0).sort((i,a)=>s(i)+r(i)-s(a)-r(a)||s(i)-s(a)).at(0)}function ui(e,t,n){let o=s=>(s[0]-t[0])*9+s[1]-t[1];return(n?[...e].reverse().find(s=>o(s)<0):e.find(s=>o(s)>0))??e[n?e.length-1:0]}var di={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Xo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function An(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function V(e,t){return e.orientations[t]??0}function Nt(e,t){return t.patch.orientations[V(e,t.letter)]}function pt(e,t){return e.origin?vt(Nt(e,t),e.origin):[]}function de(e,t){return e.origin?`${V(e,t.letter)}${W(e.origin)}`:null}function he(e,t){let n=de(e,t);return n!==null&&t.placements.has(n)}function Mn(e,t){let n=de(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function tr(e,t,n){switch(n.type){case"choose":return Gl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?zl(e,t,n.direction):{...e,cursor:Be(e.cursor,n.direction)};default:return t?Yl(e,t,n):e}}function Yl(e,t,n){switch(n.type){case"hover":return e.set?e:pi(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return pi(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return pe({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:_t(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:Ln(e,t);case"jump":return Kl(e,t,n.direction);case"next":return Zl(e,t,n.back??!1);case"turn":return Ql(e,t,n.how);case"cycle":return Jl(e,t)}}function Gl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??_t(Nt(o,t))}}function pi(e,t,n,o){let r=Nt(e,t),s=Ne(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),i=hi(e,t,s);return e.origin&&ct(e.origin,i)&&e.set===o&&ct(e.cursor,n)?e:{...e,origin:i,set:o,cursor:n}}function hi(e,t,n){let o=V(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,i]of r){let a=[n[0]+s,n[1]+i];if(Vl(a)&&t.placements.has(o+W(a)))return a}return n}function Vl([e,t]){return e>=0&&t>=0&&e<9&&t<9}function pe(e,t,n){let o=Nt(e,t),r=Ne(o,n),s=o.some(i=>ct(i,e.anchor))?e.anchor:_t(o);return{...e,origin:r,set:!0,anchor:s,cursor:[r[0]+s[0],r[1]+s[1]]}}function Ln(e,t){let{anchor:n,cursor:o}=e,r=er(e,t),s=[o[0]-n[0],o[1]-n[1]];return pe(e,t,ci(r,s))}function er(e,t){return ai(t.placements,V(e,t.letter))}function zl(e,t,n){if(!e.origin)return Ln(e,t);let[o,r]=Xo[n];return pe(e,t,[e.origin[0]+o,e.origin[1]+r])}function Be([e,t],n){let[o,r]=Xo[n];return Ne([[0,0]],[e+o,t+r])}function Kl(e,t,n){if(!e.origin)return Ln(e,t);let o=li(er(e,t),e.origin,Xo[n]);return o?pe(e,t,o):{...e,set:!0}}function Zl(e,t,n){let o=er(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:Ln(e,t):r?pe(e,t,ui(o,r,n)):pe(e,t,o[n?o.length-1:0])}function Ql(e,t,n){let o=V(e,t.letter),r=yn(e.anchor,nt(Nt(e,t)),n);return mi(e,t,t.patch.turns[o][n],r)}function Jl(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,s)=>r-s),o=n[(n.indexOf(V(e,t.letter))+1)%n.length];return mi(e,t,o,_t(t.patch.orientations[o]))}function mi(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let s=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],i=Ne(Nt(r,t),[s[0]-o[0],s[1]-o[1]]),a=hi(r,t,i);return{...r,origin:a,cursor:[a[0]+o[0],a[1]+o[1]]}}function Pt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:`Player ${n}`;return{...t,name:r,kind:"person"}})}function fi(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var On=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=O((r,s)=>({...r,...s}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Be(o[t],n)}})}};function Xl(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,r.join(""),...o].join(",")}var _n=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=O((s,i)=>({...s,...i}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await re(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:s}=this.store.get(),{automa:i}=n.frames[0],a=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:r}:null,p=o==="person"?Pt(n).map(({name:h})=>h):null,d=Xl(n,t);return{opponent:o,...a,...l,first:s,board:"revised",seed:null,from:d,names:p}}};var cr=globalThis,gi=e=>e,In=cr.trustedTypes,$i=In?In.createPolicy("lit-html",{createHTML:e=>e}):void 0,xi="$lit$",Ct=`lit$${Math.random().toFixed(9).slice(2)}$`,Si="?"+Ct,tu=`<${Si}>`,Zt=document,je=()=>Zt.createComment(""),Fe=e=>e===null||typeof e!="object"&&typeof e!="function",lr=Array.isArray,eu=e=>lr(e)||typeof e?.[Symbol.iterator]=="function",nr=`[ 	
\f\r]`,De=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,yi=/-->/g,wi=/>/g,zt=RegExp(`>|${nr}(?:([^\\s"'>=/]+)(${nr}*=${nr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),bi=/'/g,vi=/"/g,Ei=/^(?:script|style|textarea|title)$/i,ur=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),c=ur(1),y=ur(2),hg=ur(3),qe=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),ki=new WeakMap,Kt=Zt.createTreeWalker(Zt,129);function Ti(e,t){if(!lr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return $i!==void 0?$i.createHTML(t):t}var nu=(e,t)=>{let n=e.length-1,o=[],r,s=t===2?"<svg>":t===3?"<math>":"",i=De;for(let a=0;a<n;a++){let l=e[a],p,d,h=-1,f=0;for(;f<l.length&&(i.lastIndex=f,d=i.exec(l),d!==null);)f=i.lastIndex,i===De?d[1]==="!--"?i=yi:d[1]!==void 0?i=wi:d[2]!==void 0?(Ei.test(d[2])&&(r=RegExp("</"+d[2],"g")),i=zt):d[3]!==void 0&&(i=zt):i===zt?d[0]===">"?(i=r??De,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,p=d[1],i=d[3]===void 0?zt:d[3]==='"'?vi:bi):i===vi||i===bi?i=zt:i===yi||i===wi?i=De:(i=zt,r=void 0);let x=i===zt&&e[a+1].startsWith("/>")?" ":"";s+=i===De?l+tu:h>=0?(o.push(p),l.slice(0,h)+xi+l.slice(h)+Ct+x):l+Ct+(h===-2?a:x)}return[Ti(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},We=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let s=0,i=0,a=t.length-1,l=this.parts,[p,d]=nu(t,n);if(this.el=e.createElement(p,o),Kt.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=Kt.nextNode())!==null&&l.length<a;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(xi)){let f=d[i++],x=r.getAttribute(h).split(Ct),L=/([.?@])?(.*)/.exec(f);l.push({type:1,index:s,name:L[2],strings:x,ctor:L[1]==="."?rr:L[1]==="?"?sr:L[1]==="@"?ir:fe}),r.removeAttribute(h)}else h.startsWith(Ct)&&(l.push({type:6,index:s}),r.removeAttribute(h));if(Ei.test(r.tagName)){let h=r.textContent.split(Ct),f=h.length-1;if(f>0){r.textContent=In?In.emptyScript:"";for(let x=0;x<f;x++)r.append(h[x],je()),Kt.nextNode(),l.push({type:2,index:++s});r.append(h[f],je())}}}else if(r.nodeType===8)if(r.data===Si)l.push({type:2,index:s});else{let h=-1;for(;(h=r.data.indexOf(Ct,h+1))!==-1;)l.push({type:7,index:s}),h+=Ct.length-1}s++}}static createElement(t,n){let o=Zt.createElement("template");return o.innerHTML=t,o}};function me(e,t,n=e,o){if(t===qe)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,s=Fe(t)?void 0:t._$litDirective$;return r?.constructor!==s&&(r?._$AO?.(!1),s===void 0?r=void 0:(r=new s(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=me(e,r._$AS(e,t.values),r,o)),t}var or=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??Zt).importNode(n,!0);Kt.currentNode=r;let s=Kt.nextNode(),i=0,a=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new He(s,s.nextSibling,this,t):l.type===1?p=new l.ctor(s,l.name,l.strings,this,t):l.type===6&&(p=new ar(s,this,t)),this._$AV.push(p),l=o[++a]}i!==l?.index&&(s=Kt.nextNode(),i++)}return Kt.currentNode=Zt,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},He=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=me(this,t,n),Fe(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==qe&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):eu(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&Fe(this._$AH)?this._$AA.nextSibling.data=t:this.T(Zt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=We.createElement(Ti(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let s=new or(r,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(t){let n=ki.get(t.strings);return n===void 0&&ki.set(t.strings,n=new We(t)),n}k(t){lr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let s of t)r===n.length?n.push(o=new e(this.O(je()),this.O(je()),this,this.options)):o=n[r],o._$AI(s),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=gi(t).nextSibling;gi(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},fe=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,s){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=s,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(t,n=this,o,r){let s=this.strings,i=!1;if(s===void 0)t=me(this,t,n,0),i=!Fe(t)||t!==this._$AH&&t!==qe,i&&(this._$AH=t);else{let a=t,l,p;for(t=s[0],l=0;l<s.length-1;l++)p=me(this,a[o+l],n,l),p===qe&&(p=this._$AH[l]),i||=!Fe(p)||p!==this._$AH[l],p===u?t=u:t!==u&&(t+=(p??"")+s[l+1]),this._$AH[l]=p}i&&!r&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},rr=class extends fe{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},sr=class extends fe{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},ir=class extends fe{constructor(t,n,o,r,s){super(t,n,o,r,s),this.type=5}_$AI(t,n=this){if((t=me(this,t,n,0)??u)===qe)return;let o=this._$AH,r=t===u&&o!==u||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,s=t!==u&&(o===u||r);r&&this.element.removeEventListener(this.name,this,o),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ar=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){me(this,t)}};var ou=cr.litHtmlPolyfillSupport;ou?.(We,He),(cr.litHtmlVersions??=[]).push("3.3.3");var I=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let s=n?.renderBefore??null;o._$litPart$=r=new He(t.insertBefore(je(),s),s,void 0,n??{})}return r._$AI(e),r};var ru={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function b(e){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ru[e]}></path>
  </svg>`}var su={auto:"light",light:"dark",dark:"auto"};function D(e,t=u){let{theme:n}=e.settings;return c`<header class="head">
    ${pr(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${T(e)}
      >${b("person")}<span>${g("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:su[n]})}
    >
      ${b("sun")}<span>${g(`theme-${n}`)}</span
      ><span class="visually-hidden">${g("theme-change")}</span>
    </button>
  </header>`}function pr(e){return c`<a class="brand" href="/" data-testid="home" @click=${T(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function Qt(e,t){return c`${D(e)}
    <main class="waiting"><p>${t}</p></main>`}function T(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var Ai=3e3;function dr(e){return c`<span class="without-server">
    <a class="button" href=${Tn} data-testid="play-offline" @click=${T(e)}
      >${b("button")}<span>${g("offline-play")}</span></a
    >
    <a class="button" href="/aid" data-testid="aid-offline" @click=${T(e)}
      >${b("help")}<span>${g("tab-aid")}</span></a
    >
  </span>`}function Mi(e,t){let n=document.createElement("div");n.setAttribute("role","status"),document.body.append(n);let o=0,r=!1,s=()=>{let{away:a}=oe.get();n.className=a?"away":"";let l=c`<p data-testid="away">${g("offline-away")}</p>`;I(a?c`${l} ${dr(e)}`:u,n),clearTimeout(o),a?o=window.setTimeout(i,Ai):r&&!document.querySelector("main.table")&&t(),r=a},i=async()=>{await K().catch(()=>{}),oe.get().away&&(o=window.setTimeout(i,Ai))};oe.watch(s),s()}function Nn(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:s,move:i})=>{if(!e||o.length!==1)return{number:r,player:s,move:i,change:null};let[a,l]=[e.players[s-1],t.players[s-1]],p={from:a.time,to:l.time,buttons:l.buttons-a.buttons};return{number:r,player:s,move:i,change:p}})}function Li(e,t){let n=_e(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:s})=>s).lastIndexOf(o);return e.moves.slice(r+1).map(s=>{let i=t[s.number];return i?.move===s.move?i:{...s,change:null}})}function Oi({player:e,move:t,change:n},o,r){let i=`${$(o,e)} ${au(t,r)}`;return!n||n.to===n.from?i:`${i}: ${iu(n)}`}function iu({from:e,to:t,buttons:n}){let o=`moved ${t-e}`;return n===0?o:`${o}, ${hr(n)}`}function hr(e){let t=E(Math.abs(e),"button");return e<0?`−${t}`:`+${t}`}function au(e,t){return e.startsWith("+")?"sewed a special patch":/^[A-Za-z]\d/.test(e)?`sewed ${Vo(t[e[0]]?.name??e[0])}`:It(e,t)}function mr(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function _i({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=i=>i>e.from&&i<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":cu(e.buttons)];t.income.some(n)&&r.push("payday");let s=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:s}}function cu(e){return e<0?`−${-e}`:`+${e}`}var fr=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],gr={normal:"Normal deck",tactical:"Tactical deck"},Ii={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},Ni={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function Pi(e){return Ni[e]?.[0]??e}function Ue({score_parts:e},t){let n=e;return[["Special tile",n.special_tile,[1,2,3,4,5]],["Buttons it holds",n.buttons_held,[2,3,4,5]],["Patches with buttons",n.patches_with_buttons,[3,5]],["Buttons on its patches",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,s])=>[r,s])}function Pn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Cn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function $r(e,t){return`${t[e]?.name??e} (${e})`}function yr(e,t){return kt([...e].map(n=>$r(n,t)))}function wr({number:e,budget:t,income:n}){return`Card ${e}: budget ${t}, income ${n}`}function br({affordable:e,choices:t,card:n},o){return e.length===0?`Budget ${n.budget} buys none of the ${t.length}: it advances.`:e.length===1?`Budget ${n.budget} buys only ${$r(e,o)}.`:`Budget ${n.budget} buys ${yr(e,o)}.`}function vr({filter:e,left:t,skipped:n},o){let[r,s]=Ni[e]??[e,e];return n?`${r}: would leave none, skipped.`:`${r} (${s}): leaves ${yr(t,o)}.`}function kr(e,t){let{taken:n,start:o,stop:r,income_marks:s,income:i,special_patches:a}=e,l=[n?`Takes ${$r(n,t)}; token ${o} → ${r}.`:`Token ${o} → ${r}, no buttons for it.`],p=i?`+${E(i,"button")}`:"this card gives none";return s.length>0&&l.push(`Income at ${kt(s.map(String))}: ${p}.`),a.length>0&&l.push(`The special patch at ${kt(a.map(String))} is out of the game.`),e.reaches_marker&&l.push(e.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function Rn(e,t){return[`Automa: ${wr(e.card)}.`,br(e,t),...e.steps.map(n=>vr(n,t)),...kr(e,t)].join(" ")}function xr({pile:e,aside:t,discards:n}){let o=[`${E(e,"card")} in the pile`];return t>0&&o.push(`${t} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function Ye({deck:e,numeral:t,name:n}){return`${gr[e]}, level ${t}, ${n}`}function Jt({marker:e,marker_on_board:t}){return t?`Its marker is on space ${e}.`:"Its marker has left the board."}function lu(e,t){let n=Ue(e,t).filter(([,o])=>o>0).map(([o,r])=>`${o.toLowerCase()} ${r}`);return`Score ${A(e.score)}${n.length?`: ${n.join(", ")}`:""}.`}function Bn({players:e,result:t},n,o){let r=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,a])=>E(i.length,"patch")+(i?` ${a}: ${yr(i,o)}`:` ${a}`)),s=n.budget!==null&&!t?`the next one has budget ${n.budget}; `:"";return[`${Ye(n)}.`,`It holds ${E(e[1].buttons,"button")}; ${r.join("; ")}.`,lu(e[1],n.level),Jt(n),`Cards: ${s}${xr(n)}`].join(" ")}function Ri(){let e=uu(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},s=o>0?e[o-1]:{x:t-1,y:n},i={x:r.x+(s.x-t)*12/2,y:r.y+(s.y-n)*12/2};return o<53?{centre:r,entry:i,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:i,width:36,height:12}})}function uu(e,t){let n=new Set,o=[],[r,s,i,a]=[0,0,1,0],l=(p,d)=>p>=0&&d>=0&&p<e&&d<t&&!n.has(`${p},${d}`);for(;o.length<e*t;)o.push({x:r,y:s}),n.add(`${r},${s}`),l(r+i,s+a)||([i,a]=[-a,i]),r+=i,s+=a;return o}var Ci=10.3;function Bi(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let s={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=t.at(-1)?.centre??s,a={x:(s.x+i.x)/2,y:(s.y+i.y)/2},l=r===53?9.8:8.6;t.push({centre:s,entry:a,width:l,height:l});let p=Ci/o;n+=p,o-=Ci/(2*Math.PI)*p}return t}function Ge(e){return e.stage!=="over"&&!B(e)&&e.seats[e.turn-1].yours}function N(e){return e.table!==null&&!e.looking&&!e.pending&&Ge(e.table)}function St({table:e,looking:t,pending:n}){return Pn(e)&&!t&&!n}function Ve(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function ge(e){return N(e)&&Ve(e.table)}function Xt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&R(e)}function ze(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function P(e,t){return e.table?.options.find(n=>n.letter===t)}function $e(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function te(e,t){let n=P(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function F(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?An(e.table.special_cells):te(e,t)}function ye(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?ze(e)?.turn??1:1}function Dn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):P(e,o.letter)?.completes_7x7?.includes(t)??!1}function Sr(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=rt(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function Ke({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return Li(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function jn(e,t){return e.flatMap(n=>Sr(n,t)??[])}function Di(e){let{table:t,placement:n,weighing:o}=e;if(!t||!N(e))return null;let r=n.letter??(o?null:""),s=r===""||r==="+"?void 0:P(e,r);if(!s)return null;let{consequence:i}=s,a=t.turn,l=t.players[a-1].time,p=t.time_board.special_patches_left.filter(d=>d>l&&d<=i.time);return{player:a,from:l,to:i.time,marks:[...i.income_marks,...p],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function ji({player:e,to:t,income:n,special:o,next:r},s){let a=[n>0?`income +${n}`:"",o?"special patch":""].filter(Boolean).join(", ");return`To space ${t}${a?`: ${a}`:""}. ${pu(e,r,s)}`}function pu(e,t,n){return t===null?"Then the game is over":`Then ${$(n,t)==="You"?"you":$(n,t)}${t===e?" again":""}`}var Er=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Fi=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function qi(e){let t=Er.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Wi(){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${Er.map(e=>{let{cloth:t,weave:n}=qi(e);return y`<pattern id=${`fabric-${e}`} class=${`cloth-${t}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${Fi[n]}></path></pattern>`})}
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
  </svg>`}function gt(e,t,n){let o=n*.3;return y`<g class="disc" transform=${`translate(${e} ${t})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([r,s])=>y`<circle class="hole" cx=${r*o} cy=${s*o} r=${n*.16}></circle>`)}</g>`}function du(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function Ze(e,t,n,[o,r],s){let i=t.orientations[n],a=nt(t.orientations[0]);return y`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${Y(i,10,.25)}></path>
    <path class="stitches" d=${Y(i,10,1.1)}></path>
    ${du(t).map(l=>{let[p,d]=Gs(l,a,n);return gt((d+.5)*10,(p+.5)*10,2.6)})}
    ${s?hu(i[0],e):u}
  </g>`}function hu([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return y`<text class="letter" x=${o} y=${r}>${n}</text>`}function Tr([e,t]){return y`<g class="patch special" transform=${`translate(${t*10} ${e*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${Y([[0,0]],10,.25)}></path>
    <path class="stitches" d=${Y([[0,0]],10,1.4)}></path></g>`}function Qe(e,t,n,o){let[r,s]=nt(t.orientations[n]),i=Math.max(4,r,s)*10+1.2,[a,l]=[(s*10-i)/2,(r*10-i)/2];return c`<svg class="framed" viewBox=${`${a} ${l} ${i} ${i}`} aria-hidden="true">
    ${Ze(e,t,n,[0,0],o)}
  </svg>`}function Fn(e,t,n,o){let[r,s]=nt(t.orientations[n]);return c`<svg
    class=${`picture w${s} h${r}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${Ze(e,t,n,[0,0],o)}
  </svg>`}var Hi={cloth:Ri(),thread:Bi()},Je=[1,2];function Ui(e){return e.time_board.on_top===1?[Je[1],Je[0]]:Je}function Yi(e,t){let[n,o]=e.players.map(a=>a.time),r=n===o?`Both tokens are on space ${n}, ${$(t,e.time_board.on_top)} on top.`:Je.map(a=>`${Pe($(t,a))} on space ${e.players[a-1].time}.`).join(" "),s=e.time_board.special_patches_left,i=e.automa?` ${Jt(e.automa)}`:"";return`${r} Special patches left: ${s.length?s.join(", "):"none"}.${i}`}function Ar(e,t,n,o){let r=o*1.25,s=e===1?y`<circle r=${o}></circle>`:y`<path d=${`M0 ${-r}L${r} 0 0 ${r} ${-r} 0Z`}></path>`;return y`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>${s}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function Gi({numeral:e},t,n,o){let r=Array.from({length:16},(s,i)=>{let a=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*a).toFixed(2)} ${(-Math.cos(l)*a).toFixed(2)}`});return y`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Vi({automa:e},t,n){if(!e?.marker_on_board)return u;let[o,r]=t(e.marker);return Gi(e,o,r,n)}function zi(e){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Ar(e,0,0,4.4)}
  </svg>`}function fu(e,t,n,o=null){let r=Hi[n],s=n==="cloth"?84:96,{income:i,special_patches:a,special_patches_left:l}=e.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Yi(e,t)}
  >
    ${n==="thread"?gu(r):u}
    ${r.map((p,d)=>$u(p,d,n))}
    ${o?Ki(o,p=>r[p].centre):u}
    ${i.map(p=>{let{x:d,y:h}=r[p].entry;return qn(p,o,gt(d,h,2.5))})}
    ${a.map(p=>{let{x:d,y:h}=r[p].entry;return qn(p,o,Wn(d,h,4.8,l.includes(p)))})}
    ${o?Zi(o,r[o.to].centre,4.6):u}
    ${Vi(e,p=>[r[p].centre.x,r[p].centre.y],5.4)}
    ${yu(e,r)}
  </svg>`}function qn(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return y`<g class=${r} data-mark=${e}>${n}</g>`}function Ki({player:e,from:t,to:n},o){let s=Array.from({length:n-t+1},(i,a)=>o(t+a)).map(({x:i,y:a})=>`${i.toFixed(1)} ${a.toFixed(1)}`).join("L");return y`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function Zi({player:e,to:t},{x:n,y:o},r){let s=r*1.2,i=e===1?y`<circle r=${r}></circle>`:y`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return y`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${i}</g>`}function gu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return y`<path class="strand" d=${`M${t.join("L")}`}></path>`}function $u({centre:e,width:t,height:n},o,r){let s=r==="thread"?"0":"start",i=r==="cloth"?y`<rect x=${e.x-t/2+.3} y=${e.y-n/2+.3}
          width=${t-.6} height=${n-.6} rx="1.2"></rect>`:y`<circle cx=${e.x} cy=${e.y} r=${t/2}></circle>`,a=o===0||o===53?"end":o%2?"odd":"even";return y`<g class=${`space ${a}`}>${i}
    <text x=${e.x} y=${e.y+1.2}>${o===0?s:o}</text></g>`}function Wn(e,t,n,o){return y`<rect class=${o?"mark-special":"mark-special taken"}
    x=${e-n/2} y=${t-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function yu(e,t){let n=e.players[0].time===e.players[1].time;return Ui(e).map((o,r)=>{let{x:s,y:i}=t[e.players[o-1].time].centre,a=n?r*-2.6+1.3:0;return Ar(o,s+a*.6,i+a,4)})}var Xe={left:5,span:150,bar:9.5,above:4,below:15};function Et(e){return Xe.left+e*Xe.span/53}function Hn(e){return e===1?Xe.above:Xe.below}function Qi(e,t){return Hi[e][t].centre}function wu(e,t,n){let{income:o,special_patches:r,special_patches_left:s}=e.time_board,{bar:i}=Xe;return c`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Yi(e,t)}
  >
    <rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Je.map(a=>y`<rect class=${`gone gone-${a}`} x="3" y=${a===1?i-1.6:i}
        width=${Math.max(2,Et(e.players[a-1].time)-3)} height="1.6"></rect>`)}
    ${n?Ki(n,a=>({x:Et(a),y:i})):u}
    ${o.map(a=>qn(a,n,gt(Et(a-.5),i,2.1)))}
    ${r.map(a=>qn(a,n,Wn(Et(a-.5),i,4.2,s.includes(a))))}
    ${Vi(e,a=>[Et(a),i],3.6)}
    ${n?Zi(n,{x:Et(n.to),y:Hn(n.player)},3.2):u}
    ${Ui(e).map(a=>{let{time:l}=e.players[a-1];return Ar(a,Et(l),Hn(a),3.3)})}
  </svg>`}function bu({automa:e}){let t=[["income",gt(0,0,2.4)],["special patch",Wn(0,0,4.6,!0)],["taken",Wn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Gi(e,0,0,2.9)]]}function Un(e,t,n,o,r=null,s=1){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round":"Square"}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?ji(r,t):`${$(t,s)}: ${Gt(e,s)}`}
    </p>
    <div class="spiral-box">${fu(e,t,n,r)}</div>
    <div class="line-box">${wu(e,t,r)}</div>
    <ul class="legend">
      ${bu(e).map(([i,a])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${a}</svg> ${i}</li>`)}
    </ul>
  </section>`}var Yn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?Nn(t,n):[];if(!r){this.scene=null;return}let s=mr(r.move),i=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,a=i&&{box:i.getBoundingClientRect(),image:i.cloneNode(!0)},{gains:l,marks:p}=_i(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:l,marks:p,picture:a}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let s=this.targetOf(mr(t),n);if(!o||!s)return;let[i,a]=[o.box,s.getBoundingClientRect()],l=this.overlay("flying",[o.image]),p=(h,f)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${f})`}),d=Math.max(a.width,a.height)/170;this.run(l,[p(i,i.width/170),p(a,d)],r*.9).onfinish=()=>l.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(i=>i.getBoundingClientRect().width>0),[s]=r.sort((i,a)=>a.getBoundingClientRect().width-i.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(a,l)=>t.from+l),s=a=>Qi(this.look(),a),i=a=>({x:Et(a),y:Hn(n)});for(let[a,l]of[["spiral",s],["time-line",i]]){let p=this.root.querySelector(`.${a} .token-${n}`),d=r.map(l).map(({x:h,y:f})=>({transform:`translate(${h}px, ${f}px)`}));p&&this.run(p,d,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let s=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[a,l]=[s.x-4,s.y-4],p=[{transform:`translate(${a}px, ${l+10}px)`,opacity:0},{transform:`translate(${a}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${a}px, ${l-12}px)`,opacity:1}];this.run(i,p,o).onfinish=()=>i.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Rt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],we=3,Gn=65536,Ji=18e4;function Xi({mode:e,board:t,seats:n,automa:o}){let[r]=_e(n);if(r===void 0||e==="remote")return null;let s={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...s,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=r===1?"opponent":"you";return{...s,opponent:"computer",level:vu(n[2-r].name),first:i}}function vu(e){return Number(/level (\d+)$/.exec(e)?.[1]??we)}var ta=16;function Mr(e,t){let n=Go(t);return n!==null&&ku(e,t,n)||Eu(e,t,n)||{text:e.told||Tu(t),actions:[],urgent:!1}}function ea(e,t,n){return n==="rematch"?Lr(t):Mr(e,t).actions.some(([o])=>o===n)}function Lr(e){let t=Go(e);return t===null||e.stage!=="over"||se(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function ku(e,t,n){return B(t)?null:t.stage==="over"?Su(t,n):xu(e,t,n)}function xu({fallen:e},t,n){let o=Or(t.seats,Oe(n));return t.offer&&t.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:e===Oe(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:e===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:t.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function Su({rematch:e,seats:t},n){let o=Or(t,Oe(n));return e.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:e.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:e.asked.includes(Oe(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function Eu(e,t,n){let o=_r(t);if(o===null||t.stage==="over")return null;let r=Or(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:`${Pe(r)} away.`,actions:[],urgent:!1}:{text:`${r} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function Or(e,t){let n=$(e,t);return n.length>ta?`${n.slice(0,ta-1).trimEnd()}…`:n}function _r(e){return e.mode!=="remote"?null:Lt.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function Tu({clock:e,rated:t,takebacks:n}){return`${[e?le(e.control):"No clock",t?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function st(e){return B(e)?Ir(e):xt(e,e.seats)}function be(e){return B(e)?Au(e):ut(e,e.seats)}function Ir(e){let t=Ie(e);return t?`Waiting for ${t}`:e.access==="public"?"Waiting for another player":R(e)?"Waiting for your friend":"Waiting for a second player"}function Au(e){let t=Ie(e);return t?`The seat is kept for ${t}.`:e.access==="public"?"Whoever takes the open seat plays.":R(e)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function na(e,t){if(!e)return"";let n=e.player===null?"":$(t.seats,e.player),o=n==="You";switch(e.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function oa(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&R(t)?t.rematch.game:null}function ra(e,t,n,o=""){let r=`${st(t)}. ${be(t)}`;if(!e)return r;let s=e.moves.length;return t.moves.length<s?`Taken back. ${r}`:o?st(e)===st(t)?o:`${o} ${r}`:[...t.moves.slice(s).map(({number:a,player:l,move:p})=>{let d=l===2&&t.automa?.turns.find(h=>h.number===a);return d?Rn(d,n):`${$(t.seats,l)}: ${It(p,n,!0)}.`}),...Mu(e,t),r].join(" ")}function Mu(e,t){return t.players.flatMap((n,o)=>{if(!n.special_tile||e.players[o].special_tile||t.automa&&o===1)return[];let r=$(t.seats,o===0?1:2);return[`${r} ${r==="You"?"take":"takes"} the special tile, 7 points.`]})}function sa(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return"Put back.";if(!n)return"";let r=F(e);if(!r)return W(o.cursor);if(!o.origin){let h=P(e,r.letter)?.reason,f=r.letter==="+"?"Special patch":e.patches[r.letter].name;return h?`${f}: ${h}.`:`${f} chosen. Choose a place.`}let s=n.players[n.turn-1].cells,i=pt(o,r),a=lt(i,s,P(e,r.letter)),l=W(o.origin);if(a)return`${l}: ${a}.`;let p=ie(s,i),d=Dn(e,de(o,r)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${kt(p.map(Ko))}`:""}.${d}`}function ia(e,t){let{table:n}=e,o=P(e,t);return!n||!o?"":`${vn(o,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function Nr(e,t,n){return[...t.placements].map(o=>{let r=rt(o.slice(1)),s=vt(t.patch.orientations[o[0]],r),i=ie(e,s).length;return{key:o,score:Lu(e,s)-6*i}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function aa(e,t,n){let o=[...t.placements].filter(s=>s[0]===String(n)),r=new Set(o.length>0?o:t.placements);return Nr(e,{...t,placements:r},1)[0]??null}function Lu(e,t){let n=new Set(t.map(String)),o=0;for(let[r,s]of t)for(let[i,a]of[[r-1,s],[r+1,s],[r,s-1],[r,s+1]])(i<0||a<0||i>=9||a>=9||e[i*9+a]!=="."&&!n.has(`${i},${a}`))&&(o+=1);return o}function Pr({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=Ce(e.clock,n,t,o);return{text:En(r),sentence:Xs(r),low:ti(e.clock.control,r)}}var Vn=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Lt){let r=Pr(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let s=t?.clock,i=s?.running??null,a=i===this.running?this.left:null;if(this.running=i,this.left=null,!t||!s||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=Ce(s,i,n,r);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:_u(t,p)});let d=a===null?null:ei(a,l);return d!==null&&this.outside.onTime({timeSaid:Ou(t,i,d)}),ni(l)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+Ji-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Ou({seats:e},t,n){let o=$(e,t);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function _u({seats:e},t){if(t===null)return"";let n=$(e,t);return n==="You"?"Your time is up.":`${n}’s time is up.`}var zn="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.";function la(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:"The table is not there yet."};if(r==="")return{error:zn};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return Cu(e,o,r);let[s,i,...a]=r.toLowerCase().split(/\s+/);if(a.length>0)return{error:zn};switch(s){case"pass":case"p":return Pu(e);case"undo":case"u":return Xt(e)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return St(e)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return ge(e)?{request:{type:"hint"}}:{error:Fu(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return Iu(e,o,s);case"clock":return{say:Nu(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:Du(e,o)};case"q":return{say:ua(e,o,ye(e))};case"o":return{say:ju(e,o)};case"t":return{say:qu(o)};case"l":return{say:Wu(e,o)};case"s":return{say:Hu(o)};case"w":return ca(e,i,l=>({say:ia(e,l)}));case"fit":return ca(e,i,l=>Bu(e,o,l));default:return{error:`“${r}” is no move and no command. ${zn}`}}}function Iu(e,t,n){return ea(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function Nu(e,t,n){let o=[1,2].map(r=>{let s=r,i=Pr(e,s,n),a=$(t.seats,s);return i&&`${a}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function Pu(e){let t=P(e,null);return!N(e)||!t?.available?{error:Kn(e)}:{request:{type:"move",move:"pass"}}}function Kn(e){let{table:t}=e;return e.looking?"This is an earlier position: go back to the game first.":e.pending?"The last move is still on its way.":t?.stage==="over"?"The game is over.":St(e)?"The Automa’s card is to be turned over first: type turn.":t&&B(t)?`${Ir(t)}.`:t?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function Cu(e,t,n){if(!N(e))return{error:Kn(e)};let o=t.players[t.turn-1].cells,r=rt(n.slice(-2));return r?n.startsWith("+")?t.stage!=="special_patch"?{error:"There is no special patch to place."}:t.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${lt([r],o,void 0)??"can’t go there"}.`}:t.stage==="special_patch"?{error:Kn(e)}:Ru(e,t,n,r):{error:zn}}function Ru(e,t,n,o){let r=n[0],s=P(e,r);if(!s)return{error:`Patch ${r} is not on offer; these are: ${$e(t).join(", ")||"none"}.`};let{name:i,orientations:a}=e.patches[r],l=Object.keys(a).join(", "),p=a[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!s.available)return{error:`${i}: ${s.reason}.`};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let d=vt(p,o),f=d.some(([x,L])=>x>8||L>8)?"does not lie wholly on the quilt":lt(d,t.players[t.turn-1].cells,s);return{error:`${i} ${f??"can’t go there"}.`}}function ca(e,t,n){let o=e.table?$e(e.table):[];if(t==="pass"&&P(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(r)}function Bu(e,t,n){let o=n===null?null:te(e,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let r=Nr(t.players[t.turn-1].cells,o,8),s=r.map(i=>o.letter+i).join(" ");return{say:r.length?`${E(o.placements.size,"place")}, best first: ${s}.`:"It fits nowhere."}}function Du(e,t){let n=$e(t);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,a)=>{let l=P(e,i)?.reason,p=`${a+1}: ${Yt(e.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),r=P(e,null),{time:s}=t.players[t.turn-1];return`${o.join(". ")}. ${r?zs(r,s):""}.`}function ua(e,t,n){let{cells:o,patches:r}=t.players[n-1],s=r.map(i=>xn(i,e.patches)).join("; ");return`${$(t.seats,n)}: ${kn(o)} ${s?`${s}.`:""}`}function ju(e,t){return t.automa?`Automa: ${Bn(t,t.automa,e.patches)}`:ua(e,t,3-ye(e))}function Fu(e){return Ve(e.table)?Kn(e):"Hints are given alone and against the computer only."}function qu(e){let t=[1,2].map(o=>{let r=o,{time:s}=e.players[o-1];return`${$(e.seats,r)} on ${s}, ${Gt(e,r)}`}),n=e.automa?` ${Jt(e.automa)}`:"";return`${t.join("; ")}.${n} ${ut(e,e.seats)}`}function Wu(e,t){let n=t.moves.at(-1);if(!n)return`No move yet. ${st(t)}.`;let o=e.account.turns.find(s=>s.number===n.number);if(o)return Rn(o,e.patches);let r=$(t.seats,n.player);return`Move ${n.number}, ${r}: ${It(n.move,e.patches,!0)}.`}function Hu(e){return`If the game ended now: ${[1,2].map(n=>Uu(e,n)).join("; ")}.`}function Uu({automa:e,players:t,seats:n},o){let{score:r,buttons:s,income:i}=t[o-1],a=`${A(r)}, with ${E(s,"button")}`;return e&&o===2?`Automa ${a}`:`${$(n,o)} ${a}, income ${i}`}var Yu=new Set(["presence","ready","thinking"]),Gu=["1","2"];function pa(e,t){let{number:n,now:o=null,acknowledges:r,event:s,changed:i,players:a,moves:l}=t;return!(n===e.number+1&&!Yu.has(s.kind))&&n!==e.number||l.keep>e.moves.length?null:{...e,...i,number:n,now:o,acknowledges:r,players:e.players.map((d,h)=>({...d,...a[Gu[h]]})),moves:[...e.moves.slice(0,l.keep),...l.add]}}var da=250,Vu=2e3,zu=5e3,Ku=15e3,Zn=class{constructor(t,n){this.outside=t,this.table=n,this.wait=da,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),zu)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=da,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Ku)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:pa(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Vu,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ha(e){return{patches:e,table:null,status:"connecting",pending:null,placement:di,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ma(e,t){switch(t.type){case"table":return Qu(Zu(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return tp(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:fa(e)};case"return":return Cr({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Be(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Zu(e,t,n){let o=_r(t)!==null;return{...e,anchor:Js(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function Qu(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=na(n,t),s=ra(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:s,told:r}:Cr({...e,table:t,said:s,told:r,looking:null,ghostText:"",copied:"",hint:null,account:Xu(e,t),seen:Ju(e,t),placement:fa(e)})}function Ju({seen:e,table:t},n){let o=Nn(t,n),r=Object.values(e).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...r,...o].map(s=>[s.number,s]))}function Xu({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let s=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:s?e.run:e.run+1}}function fa({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Cr(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!Ge(t))return e;let n=An(t.special_cells);return{...e,placement:tr(e.placement,null,{type:"choose",choice:n})}}function tp(e,t){if(e.pending)return e;let n=F(e),o=tr(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Cr(r):r,ghostText:sa(r,t)}}var ep={normal:350,faster:160,off:0},np={normal:1200,faster:500,off:0},Qn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,np[t]-this.spent);return Math.min(ep[t],Math.floor(o/n))}};var op=new Set(["thinking","ready","presence"]),rp={replay:Fs,create:re},sp=[3,3],Jn=class{constructor(t,n,o,r=rp){this.id=t.game,this.keeper=r,this.store=O(ma,ha(n));let{dispatch:s}=this.store;this.connection=new Zn({open:o,later:(i,a)=>Number(setTimeout(i,a)),forget:i=>clearTimeout(i),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(i,a)=>this.hear({table:i,happened:a,at:performance.now()}),onRefusal:i=>this.refused(i),onHint:({move:i,words:a})=>s({type:"hint",hint:{move:i,words:a}}),onStatus:i=>s({type:"status",status:i}),onPending:i=>s({type:"pending",request:i})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.telling=new Qn({later:(i,a)=>Number(setTimeout(i,a)),forget:i=>clearTimeout(i),pace:()=>this.pace()},(i,a)=>{this.onShow(i,a),s({type:"table",...i})}),s({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(t){let{table:n,happened:o}=t;if(o&&op.has(o.kind))return this.telling.receive(t,!1);let r=o?.kind==="move"||o?.kind==="card",s=!o?.player||n.seats[o.player-1].yours;r&&!s?this.telling.receive(t,!0):this.telling.interrupt(t)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!N(this.state))return;let o=te(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!N(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=F(this.state);if(!n||!r||o.letter!==t)return;let s=V(o,t),i=aa(n.players[n.turn-1].cells,r,s),a=i?rt(i.slice(1)):null,l=i?Number(i[0]):s;this.placement({type:"put",orientation:l,origin:a??sp})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?$e(n)[t]:void 0;r===void 0||!N(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=F(t);if(!n||!N(t))return;if(!r)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let s=P(t,r.letter),i=lt(pt(o,r),n.players[n.turn-1].cells,s,!1),a=Mn(o,r);if(i||!a)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t go there: it ${i??"does not fit"}.`);this.placement({type:"show"}),this.send({type:"move",move:a})}pass(){N(this.state)&&P(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Xt(this.state))){if(Cn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){St(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){ge(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Us({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Xi(n);if(o)try{t((await this.keeper.create(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1,this.connection.send(t)||this.complain("The last move is still on its way.")}command(t){let n=la(this.state,t,performance.now()),o=(r,s)=>this.store.dispatch({type:"notice",notice:{kind:r,text:s,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"help"in n?this.onHelp():"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await this.keeper.replay(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var tn={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ga={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function $a({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(tn,e)){let i=tn[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:i}}}let s=e.length===1?e.toLowerCase():e;return s==="n"?{type:"placement",event:{type:"next",back:t}}:s==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(ga,s)?ga[s]:null}var ip=600,Xn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&St(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let s=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},s?0:ip)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var ap=4,cp=1.5,lp=120,to=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(s,i,a=!1)=>t.addEventListener(s,l=>i(l),{signal:o.signal,capture:a});r("pointerdown",s=>this.down(s)),r("pointermove",s=>this.move(s)),r("pointerup",s=>this.up(s)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",s=>this.click(s),!0),r("contextmenu",s=>this.flip(s)),t.addEventListener("wheel",s=>this.wheel(s),{signal:o.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),s=r.width/9,[i,a]=[Math.floor((n-r.top)/s),Math.floor((t-r.left)/s)];return i>=-1&&a>=-1&&i<=9&&a<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,a))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!N(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let s=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:s,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=te(this.game.state,n),s=t.querySelector(".patch");if(!r||!s)return null;let i=r.patch.orientations[V(this.game.state.placement,n)],[a,l]=nt(i),p=s.getBoundingClientRect(),d=Math.floor((o.clientY-p.top)/p.height*a),h=Math.floor((o.clientX-p.left)/p.width*l);return i.find(f=>ct(f,[d,h]))??_t(i)}heldCell(t){let{placement:n}=this.game.state,o=F(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!pt(n,o).some(s=>ct(s,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<ap)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=F(this.game.state);if(!n)return;let o=Nt(this.game.state.placement,n),r=o.filter(i=>i[0]===nt(o)[0]-1),s=t.touch?r[Math.floor(r.length/2)]:t.anchor??_t(o);this.game.placement({type:"hold",anchor:s}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*cp:0,s=this.cellAt(n.clientX,n.clientY-r);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=s!==null;let i=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=F(n.state),s=this.cellAt(t.clientX,t.clientY);!s||!r||(o.set&&this.commits(t,s)?n.commit():n.placement({type:"set",cell:s}))}commits(t,n){let{placement:o}=this.game.state,r=F(this.game.state);if(!r)return!1;let s=pt(o,r);return s.length>0&&he(o,r)&&ct(bn(s),n)?!0:t.pointerType==="touch"?!1:[...s,o.cursor].some(i=>ct(i,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<lp||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&N(n)&&(F(n)?.letter??"+")!=="+"}};function eo(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(tn,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,tn[e.key]),!0)}var up={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},no=class{constructor(t){this.outside=t,this.store=O((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:ya(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:ya(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({...up,url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function ya(e){return e instanceof Error?e.message:String(e)}var pp=["classic","anniversary","valentine"];function wa(e){return pp.some(t=>t===e)}var Rr={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,sounds:!1,vibration:!1,strength:we},dp=12,oo=new Map;function Br(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(oo.get(e)??"null");throw t}}function ro(e,t){let n=JSON.stringify(t);oo.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function ba(){let e=Br("quiltbee.settings"),t={...Rr,...typeof e=="object"?e:null},n=wa(t.edition)?t.edition:Rr.edition,o=Jo(t.language)?t.language:Rr.language;return{...t,edition:n,language:o}}function va(e){ro("quiltbee.settings",e),hp(e.language)}function hp(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function ka(){let e=Br("quiltbee.offline"),{ring:t,seat:n,moves:o,resigned:r}=e??{};return typeof t=="string"&&[1,2].includes(n)&&Array.isArray(o)&&o.every(i=>typeof i=="string")?{ring:t,seat:n,moves:o,resigned:r===!0}:null}function xa(e){ro("quiltbee.offline",e)}function ve(){let e=Br("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function Sa(e,t){let n=ve().filter(o=>o.id!==e);ro("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,dp))}function Ea(e){ro("quiltbee.games",ve().filter(t=>t.id!==e))}function so(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return oo.get(`invitation.${e}`)??null;throw t}}function ee(e,t){oo.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Ta(e,t){let n=new no({origin:location.origin,renew:()=>Hs(e),draw:Le,copy:r=>io(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>so(e),set:r=>ee(e,r)}}),o=new ue({me:K,sit:r=>fn(e,r),go:t});return{inviting:n,joining:o}}async function io(e){if(!navigator.clipboard)throw new Error(g("no-clipboard"));await navigator.clipboard.writeText(e)}function Aa({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",s=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${s}`}function Ma({mine:e},t){return e||t>0}var en=document.querySelector("link[rel=icon]"),mp=[en.href,new URL(en.dataset.waiting??"",en.href).href],Dr={text:"",mine:!1},jr=0;function nn(e,t=!1){Dr={text:e,mine:t},La()}function ao(e){jr=e,La()}function La(){let e=Aa(Dr,jr);document.title!==e&&(document.title=e);let t=mp[Ma(Dr,jr)?1:0];en.href!==t&&(en.href=t)}function _a({clock:e},t){if(!e)return u;let n=e.running===t;return c`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${b("clock")}${b("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function Ia(e,t,{text:n,sentence:o,low:r}){let s=e.querySelector(`[data-clock="${t}"]`);s&&(s.dataset.low=r?"true":"false",Oa(s.querySelector(".clock-time"),n),Oa(s.querySelector(".clock-words"),o))}function Oa(e,t){e&&e.textContent!==t&&(e.textContent=t)}function H(e,t,n,o,r){return c`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([s,i])=>c` <label
            ><input
              type="radio"
              name=${e}
              value=${s}
              data-testid=${`${e}-${s}`}
              .checked=${o===s}
              @change=${()=>r(s)}
            /><span>${i}</span></label
          >`)}
    </div>
  </fieldset>`}var fp=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function co(e){let t=fp.map(([n,o])=>[n,c`${b(o)}<span>${g(`edition-${n}`)}</span>`]);return H("edition",g("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function Q(e){return e.target.value}function it(e){return e.target.checked}function lo(e){let t=e.settings.language,n=[["auto",g("language-auto")],...Object.entries(Qo)],o=r=>e.change({language:Q(r)});return c`<label class="language-pick"
    >${g("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,s])=>c`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===t}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function gp(e){return`${e}`}function Na(e,t,n={}){let o=Object.keys(t).map(s=>[s,gp(s)]);return g(e,{...n,...Object.fromEntries(o)}).split("").map((s,i)=>i%2?t[s]:s)}var $p=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],yp=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],wp=[["cloth","look-cloth"],["thread","look-thread"]];function Ca(e,t,n){let{theme:o,motion:r,look:s,letters:i,coordinates:a}=e.settings,l=p=>d=>e.change({[p]:d});return c`<div class="panel-head">
      <h2 id="dialog-heading">${g("settings")}</h2>
      <button type="button" class="main" @click=${t}>${g("settings-done")}</button>
    </div>
    <div class="settings">
      ${co(e)} ${H("theme",g("setting-theme"),Fr($p),o,l("theme"))}
      ${H("motion",g("setting-motion"),Fr(yp),r,l("motion"))}
      ${H("look",g("setting-look"),Fr(wp),s,l("look"))}
      ${Pa("letters",i,p=>e.change({letters:p}))}
      ${Pa("coordinates",a,p=>e.change({coordinates:p}))}
      ${lo(e)}
      <button type="button" data-testid="open-command" @click=${n}>
        ${Na("open-command-line",{key:c`<kbd>/</kbd>`})}
      </button>
    </div>`}function Fr(e){return e.map(([t,n])=>[t,g(n)])}function Pa(e,t,n){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(it(o))}
    /><span>${g(`setting-${e}`)}</span></label
  >`}function Ra(e,t,n){if(e.dialog===null)return u;let o=()=>t.dialog(null),r=()=>Ca(n,o,()=>t.type(!0));return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:bp,practice:Tp,abort:kp,handover:xp,report:Ep}[e.dialog](t,o)}
  </dialog>`}function Ba(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function bp(e,t){return c`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${vp(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        Resign
      </button>
    </div>`}function vp(e){return e?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${e.rated?", and it counts for the ratings":""}.`}function kp(e,t){let n=e.state.table!==null&&B(e.state.table);return c`<h2 id="dialog-heading">${n?"Close this table?":"Call off this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${n?"Wait":"Play on"}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${n?"Close it":"Call it off"}
      </button>
    </div>`}function xp(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${Rt.map(({level:o,name:r})=>c`<option value=${o} ?selected=${o===we}>
                ${o}, ${r}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${t}>Wait</button>
    </div>
  </form>`}var Sp=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function Ep(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${Sp.map(([o,r])=>c`<option value=${o}>${r}</option>`)}
        </select></label
      >
    </p>
    <p>
      <label
        >What happened
        <textarea name="text" rows="3" maxlength="500" data-testid="report-text"></textarea>
      </label>
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="report-confirm">Report</button>
      <button type="button" @click=${t}>Cancel</button>
    </div>
  </form>`}function Tp(e,t){return c`<h2 id="dialog-heading">Undo a turned card?</h2>
    <p>
      You have seen it already, so this game won’t count: it becomes a practice. All cards not yet
      seen are shuffled again.
    </p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>e.practise()}
      >
        Undo
      </button>
      <button type="button" @click=${t}>Play on</button>
    </div>`}function Ap({automa:e}){return e?`${Ye(e)}${e.practice?", practice":""}. `:""}function Mp({seed:e}){return e?c`, setup code <code data-testid="seed">${e}</code>`:u}function Da(e,t,n,o){return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${Ap(t)}${t.board==="revised"?"Revised":"Original"}
      board${Mp(t)}${R(t)?"":", you are watching"}${t.seed&&t.seed_chosen?", chosen by a player":""}
    </p>
    ${Np(t)}
    ${Re(t)?c`<p class="small" data-testid="local">${g("offline-here")}</p>`:u}
    <div class="row">
      ${Re(t)?u:Lp(t)}
      <button type="button" data-testid="copy-link" @click=${()=>ja(t,n)}>
        ${b("link")}<span>Copy link</span>
      </button>
      ${Op(t,n)} ${_p(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
    </div>
    ${e.copied?c`<p class="small copied" data-testid="copied">${e.copied}</p>`:u}
  </section>`}function Lp({game:e}){return c`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${e}/record.pgr`}
    download
    >${b("download")}<span>Record</span></a
  >`}function Op(e,t){if(!R(e)||e.stage==="over")return u;let[n,o,r]=e.can_abort?["abort",Ip(e),"cancel"]:["resign","Resign","flag"];return c`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${b(r)}<span>${o}</span>
  </button>`}function _p(e,t){return e.mode!=="remote"||!R(e)||B(e)?u:c`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    Report
  </button>`}function Ip(e){return B(e)?"Close the table":"Call off"}function Np({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return u;let s=Lt.filter(i=>r[i-1].rating!==null).map(i=>`${$(r,i)} ${r[i-1].rating}`);return c`<p class="small" data-testid="terms">
    ${t?`Clock: ${Sn(t.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${s.length?`Ratings: ${s.join(", ")}.`:""}
  </p>`}async function ja(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:"Link copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}async function Fa(e,t){if(!("share"in navigator))return ja(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function qr(e,t){return c`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function Wa(e,t){return e===0?qr("empty",u):qr("back",y`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?gt(20,28,7):y`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Ha({number:e,budget:t,income:n,filters:o}){return qr("face",y`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${gt(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((r,s)=>qa(Pi(r),36+s*7))}
    ${o.length===0?qa("no choice",42):u}`)}function qa(e,t){return y`<text class="card-filter" x="20" y=${t}>${e}</text>`}function Ua({turns:e,run:t},n,o){return c`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?`The last ${e.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${e.length===0?c`<p class="small">No card since the person’s last decision.</p>`:u}
    ${e.map(r=>Pp(r,n,o))}
  </section>`}function Pp(e,t,n){return c`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${Ha(e.card)}
    <div class="told">
      <p class="told-card">${wr(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>Cp(o,e,t,n))}
      </div>
      <ol>
        <li>${br(e,t)}</li>
        ${e.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${vr(o,t)}</li>`)}
        ${kr(e,t).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Cp(e,{affordable:t,taken:n},o,r){let s=e===n?"taken":t.includes(e)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return c`<span class=${`candidate ${s}`}
    >${Fn(e,o[e],0,r)}<span class="fate">${i}</span></span
  >`}function uo(e,t,n){return c`<table class="scores">
    <caption class="visually-hidden">
      How the scores come about
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">Part</span></th>
        ${t.map(o=>c`<th scope="col">${o}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([o,r])=>c`<tr>
            <th scope="row">${o}</th>
            ${r.map(s=>c`<td>${s}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        ${e.players.map((o,r)=>c`<td data-testid=${`total-${r+1}`}>${A(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}var Rp=c`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`,Bp={buttons:y`<circle class="ring-sign" r="2.4"></circle>
    <circle class="dot" cx="-.8" r=".5"></circle>
    <circle class="dot" cx=".8" r=".5"></circle>`,income:y`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:y`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:y`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:y`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:y`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function po(e,t,n,o={}){let{buttons:r,income:s,empty:i,score:a,time:l}=e.players[n-1],p=[["Buttons",r,"buttons"],["Income",s,"income"],["Empty",i,"empty"],["Time",l,"time"],["Score",A(a),"score"]];return Wr(e,t,n,p,o)}function Wr(e,t,n,o,r){let{aside:s=u,clock:i=u,thumbnail:a=u}=r,l=e.stage!=="over"&&se(t)===null&&e.turn===n;return c`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${zi(n)}
      <h2 title=${$(t,n)}>${$(t,n)}</h2>
      ${jp(t[n-1])} ${s}
      ${e.players[n-1].special_tile?Rp:u}
      ${l?c`<span class="badge to-move">to move</span>`:u}
    </div>
    ${i} ${a}
    <dl>
      ${o.map(([p,d,h])=>c`<div class=${`number number-${h}`}>
            <dt>${Dp(String(h))}<span>${p}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${d}</dd>
          </div>`)}
    </dl>
  </div>`}function Dp(e){return c`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Bp[e]}</svg>`}function jp({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?u:c`${r===null?u:c`<span class="rating"><span class="visually-hidden">rated </span>${r}</span>`}
  ${o?c`<span class="badge bot">bot</span>`:u}
  ${n&&!t?c`<span class="badge away">away</span>`:u}`}function Ya(e,t){let n=e.players.map(o=>o.score_parts);return uo(e,[$(t,1),$(t,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty, −2 each",n.map((o,r)=>`${A(o.empty)} (${e.players[r].empty})`)]])}function ho(e,t,n){let{buttons:o,time:r,score:s}=e.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",r,"time"],["Score",A(s),"score"]],a=c`<span class="level-name">${n.numeral} ${n.name}</span>`;return Wr(e,t,2,i,{aside:a})}function mo(e,t,n,o,r,s=u){return c`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${Ye(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Wa(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${e.result?"No more cards are turned.":Fp(t)}
        </p>
        <p class="small">${xr(t)}</p>
        <p class="small">${Jt(t)}</p>
      </div>
    </div>
    ${Ua(n,o,r)}
    <div class="piles">
      ${Ga("Patches with buttons",t.with_buttons,"pile-with",o,r)}
      ${Ga("Patches without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${qp(e,t)} ${s}
  </section>`}function Fp({pile:e,budget:t}){return e===0?"The pile is empty.":t===null?"The next card is face down.":c`The next card can pay up to <b>${E(t,"button")}</b>.`}function Ga(e,t,n,o,r){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${e}: ${t.length}</h3>
    <ul>
      ${[...t].map(s=>{let{name:i,income:a}=o[s];return c`<li title=${i}>
          ${Fn(s,o[s],0,r)}
          <span class="visually-hidden"
            >${i} (${s})${a?`, ${E(a,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function qp(e,t){let n=(r,s,i)=>c`<div class=${i}>
      <dt>${r}</dt>
      <dd>${s}</dd>
    </div>`,o=Ue(e.players[1],t.level);return c`<div class="parts">
    <h3>What level ${t.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,s])=>n(r,s,"part"))}
      ${n(e.result?"Score":"Score now",A(e.players[1].score),"sum")}
    </dl>
  </div>`}function Va(e,t){if(!e.typing)return u;let n=e.notice?.typed?e.notice:null;return c`<form
    class="command"
    aria-label="Command line"
    @submit=${o=>Wp(o,t)}
  >
    ${n?.kind==="error"?c`<p class="notice" data-testid="notice">${b("cancel")} ${n.text}</p>`:c`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
    <div class="command-row">
      <label for="command" class="visually-hidden">Command</label>
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${o=>Hp(o,t)}
      />
      <button type="submit" class="main">Enter</button>
      <button type="button" aria-label="Close" @click=${()=>t.type(!1)}>
        ${b("cancel")}
      </button>
    </div>
  </form>`}function Wp(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Hp(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function za(e,t,n){let o=R(t),r=o&&Ve(t)&&t.stage!=="over",s=o&&(t.mode!=="remote"||t.takebacks);return c`${r?Up(e,n):u}
  ${s?Yp(e,t,n):u}`}function Up(e,t){return c`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${ge(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${b("bulb")}<span>Hint</span>
  </button>`}function Yp(e,t,n){let o=Cn(t)&&Xt(e);return c`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Xt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${b("undo")}<span>${Gp(t,o)}</span>
  </button>`}function Ka(e,t){return c`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${St(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${b("card")}<span>Turn the card</span>
  </button>`}function Gp({mode:e},t){return e==="remote"?"Ask to take back":t?"Undo (won’t count)":"Undo"}function Za(e){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:it(t)})}
    />
    <span>Draw cards automatically</span></label
  >`}var Vp=c`<p class="guide" data-testid="getting-ready">
  The computer is warming up; a simpler one stands in.
</p>`,zp={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function Qa(e,t,n){let o=N(e)?F(e):null,r=o!==null&&o.letter!=="+",s=o?P(e,o.letter):void 0,i=o!==null&&e.placement.set&&he(e.placement,o)&&s?.available!==!1,a=o!==null&&(r||e.placement.origin!==null),l=[["rotate-left","Rotate left","left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",r,()=>t.placement({type:"turn",how:"right"})],["flip","Flip","flip",r,()=>t.placement({type:"turn",how:"flip"})],["place","Place","place",i,()=>t.commit()],["cancel","Cancel","cancel",a,()=>t.placement({type:"cancel"})]],p=Pn(e.table)&&!e.looking;return c`<section
    class=${o?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${o?Mn(e.placement,o)??"":""}
  >
    ${Kp(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Ka(e,t):u}
      ${l.map(([d,h,f,x,L])=>c`<button
            type="button"
            class=${`tool ${f}`}
            data-testid=${d}
            aria-disabled=${x?"false":"true"}
            @click=${L}
          >
            ${b(f)}<span>${h}</span>
          </button>`)}
    </div>
  </section>`}function Kp(e,t){let{table:n,notice:o}=e;return c`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?c`<p class="notice" data-testid="notice">${b("cancel")} ${o.text}</p>`:n?Zp(e,n,t):u}
  </div>`}function Zp(e,t,n){let o=F(e);return e.looking?c`<p>An earlier position. The game goes on where it was.</p>`:e.pending?c`<p>${zp[e.pending.type]??"One moment…"}</p>`:o&&N(e)?Xp(e,t,o,n):e.hint?od(e.hint):Qp(e,t)}function Qp(e,t){let n=Ke(e).map(o=>Oi(o,t.seats,e.patches));return c`<p class="lately">${n.length>0?`${n.join(". ")}.`:be(t)}</p>
    <p class="guide">${Jp(e,t)}</p>
    ${t.getting_ready?Vp:u}`}function Jp(e,t){return t.stage==="over"?"The game is over.":t.stage==="card"?"The Automa’s card is ready to be turned.":t.thinking?`${$(t.seats,t.turn)} is thinking…`:N(e)?"Choose a patch, or pass.":`${st(t)}.`}function Xp(e,t,n,o){let r=pt(e.placement,n),s=t.players[t.turn-1].cells,i=P(e,n.letter),a=de(e.placement,n),l=a!==null&&Dn(e,a),{text:p,isGood:d}=Ks(r,s,i,o),h=a!==null&&!lt(r,s,void 0)?ie(s,r):[],f=i?vn(i,h,l,t,t.seats,o):rd(l,h.length);return c`<p class=${d?"verdict yes":"verdict no"}>
      ${a===null&&d?nd(n.letter):ed(p,d)}
    </p>
    <ul class="effects">
      ${td(f).map(({kind:x,text:L})=>c`<li class=${x}>${L}</li>`)}
    </ul>`}function td(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function ed(e,t){return c`${b(t?"place":"cancel")} ${e}`}function nd(e){return e==="+"?"Put it on any empty space.":"Choose a place on your quilt."}function od({move:e,words:t}){return c`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${b("bulb")}<span><b>Hint:</b> ${t}</span>
  </p>`}function rd(e,t){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return e&&n.push({kind:"tile",text:"Special tile +7"}),t>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function fo(e){let{name:t,busy:n,error:o}=e.state;return c`<form class="joining" @submit=${s=>{s.preventDefault(),e.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${t}
        @input=${s=>e.write(Q(s))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function Ja(e,{inviting:t,joining:n}){let o=Ie(e);return o?on(`${o} is asked to play`,c`<p>${sd(o)}</p>`):e.access==="public"?R(e)?id():on("This seat is open",fo(n)):R(e)?on("Invite your friend",ad(t)):on("This seat is kept",c`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function sd(e){return`The game begins when ${e} sits down. A refusal closes the table.`}function on(e,t){return c`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function id(){return on("Your table is in the lobby",c`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function ad(e){let{busy:t,told:n}=e.state;return c`${e.link===null?u:cd(e,e.link)}
    <div class="row">
      <button
        type="button"
        class=${e.link===null?"main":"quiet"}
        data-testid="new-invitation"
        aria-disabled=${t?"true":"false"}
        @click=${()=>e.renew()}
      >
        ${e.link===null?"Make a link":"New link"}
      </button>
      <span class="small">
        ${e.link===null?"This browser has no link to this table; an earlier one becomes void.":"The one above becomes void."}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function cd(e,t){let{picture:n}=e.state;return c`<p>Send this link. It works once, for whoever opens it and sits down.</p>
    <label for="invitation-link" class="visually-hidden">Link of the invitation</label>
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
        ${b("copy")}<span>Copy</span>
      </button>
      ${e.canShare?c`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${b("share")}<span>Share…</span>
            </button>`:u}
    </div>
    ${e.isLocal?c`<p class="small">
            This address works on this computer only. For another device, open Quiltbee by the
            computer’s name or network address first.
          </p>`:u}
    <div class="qr">
      ${n?c`<img
              alt="QR code of the link"
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Xa(e,t,n){if(t.mode!=="remote")return u;let{text:o,actions:r,urgent:s}=Mr(e,t);return c`<section
    class=${s?"line urgent":"line"}
    aria-label="Between the players"
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${r.map(([i,a],l)=>c`<button
            type="button"
            class=${s&&l===0?"main":""}
            data-testid=${i}
            aria-disabled=${e.pending?"true":"false"}
            @click=${()=>n.mind(i)}
          >
            ${a}
          </button>`)}
    </div>
    ${ld(t.spectators)}
  </section>`}function ld(e){let t=e===1?"1 person is watching":`${e} people are watching`;return c`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:u}
  >
    ${b("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var ud=3;function go(e,t,n){let o=[...e.slice(ud)];return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Coming up</h2>
      <span class="small">${`${E(o.length,"patch")} after these`}</span>
    </div>
    ${pd(o,t,n)}
  </section>`}function pd(e,t,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>dd(o,t,n))}
  </ol>`}function dd(e,t,n){let o=t[e];return c`<li title=${Yt(o)}>
    ${Qe(e,o,0,n)}
    <span class="visually-hidden">${Yt(o)}</span>
    <span class="price" aria-hidden="true">${$o(o.buttons)}${yo(o.time)}</span>
  </li>`}function $o(e){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${e}</span
  >`}function yo(e){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function tc(e,t,n,o,r){let s=[...t.ring.slice(0,3)];return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${N(e)?"Choose a patch, or pass":"The next patches"}</h2>
    ${[0,1,2].map(i=>s[i]===void 0?c`<div class="offer none" aria-hidden="true"></div>`:md(e,s[i],i,n,o,r))}
    ${hd(e,t,n)}
  </section>`}function hd(e,t,n){let o=e.looking?void 0:P(e,null),{time:r}=t.players[t.turn-1];return c`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${N(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>wo(n,s==="mouse")}
    @pointerleave=${()=>wo(n,!1)}
    @focus=${()=>wo(n,!0)}
    @blur=${()=>wo(n,!1)}
  >
    ${b("pass")}<span class="pass-name">Pass</span>
    <span class="pass-facts">
      ${o?zo(o,r).map(s=>c`<span>${s}</span>`):u}
    </span>
  </button>`}function wo(e,t){e.store.dispatch({type:"weigh",on:t})}function Hr(e){return c`<span class="visually-hidden">${e}</span>`}function md(e,t,n,o,r,s){let i=e.patches[t],a=e.looking?void 0:P(e,t),l=e.placement.letter===t,p=a&&!a.available?a.reason:null,d=e.hint?.move.startsWith(t)??!1,h=["offer",l&&"chosen",p&&"dear",d&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${V(e.placement,t)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${N(e)&&a?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${f=>{f.pointerType==="mouse"?o.choose(t):o.chooseShown(t),s()}}
  >
    <span class="art"
      >${Qe(t,i,V(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span>${Hr(`, ${E(i.squares,"square")}, costs `)}
      <span class="price"
        >${$o(i.buttons)}${Hr(i.buttons===1?" button, ":" buttons, ")}
        ${yo(i.time)}${Hr(" time, ")}</span
      >
      <span class="earn">${nc(i)}</span>
      ${fd(a,p)}</span
    >
  </button>`}function fd(e,t){return t?c`<span class="reason" title=${t}>${gd(e,t)}</span>`:u}function gd(e,t){return e&&e.missing>0?`${e.missing} short`:t}function ec({ring:e},t,n){return c`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">The next patches</h2>
    ${[...e.slice(0,3)].map(o=>c`<div class="offer" data-patch=${o}>
          <span class="art">${Qe(o,t[o],0,n)}</span>
          <span class="facts" title=${Yt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${$o(t[o].buttons)}${yo(t[o].time)}</span>
            <span class="earn">${nc(t[o])}</span></span
          >
        </div>`)}
  </section>`}function nc({income:e}){return e>0?`+${e} income`:"no income"}function bo(e,t,n,o,r,s={},i=[]){let a=new Set(i.map(({number:d})=>d)),l=[["First position","first",0],["Previous position","back",t-1],["Next position","forward",t+1],["Last position","last",e.length]],p=d=>d<0||d>e.length||d===t;return c`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${l.map(([d,h,f])=>c`<button
              type="button"
              class="quiet square"
              aria-label=${d}
              title=${d}
              data-testid=${`step-${h}`}
              aria-disabled=${p(f)?"true":"false"}
              @click=${()=>r(f)}
            >
              ${b(h)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(d=>c`<li class=${a.has(d.number)?"fresh-move":""}>
            <button
              type="button"
              class=${d.number===t?"move now":"move"}
              aria-current=${d.number===t?"step":"false"}
              @click=${()=>r(d.number)}
            >
              <span class="number">${d.number}</span>
              <span class="move-words"
                ><b>${$(n,d.player)}</b>
                ${It(d.move,o)}${$d(s[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?c`<p class="small">No move yet.</p>`:""}
  </section>`}function $d(e,t){let n=e?.move===t?e.change:null;if(!n||n.from===n.to)return u;let o=`moved ${n.to-n.from}`;return c`: ${n.buttons===0?o:`${o}, ${hr(n.buttons)}`}`}var $t=90,yd=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${$t}M0 ${n}H${$t}`}).join(""),ke=Array.from({length:9},(e,t)=>t);function vo(e){let{number:t,active:n,ghost:o,held:r}=e,s=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return c`<div
    class=${s}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ke.map(i=>c`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ke.map(i=>c`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${$t+.8} ${$t+.8}`} aria-hidden="true">
        <rect class="ground" width=${$t} height=${$t}></rect>
        <path class="lines" d=${yd}></path>
        ${rc(e)} ${e.fresh.map(wd)} ${e.hint?bd(e.hint):u}
        ${o?vd(e,o):u}
      </svg>
      ${Ed(e)}
    </div>
  </div>`}function oc(e,t){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${$t+2} ${$t+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${$t} height=${$t}></rect>
    ${rc({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function rc({player:e,patches:t,lettered:n,fresh:o}){let r=(i,a)=>o.some(({origin:l})=>ct(l,[i,a])),s=ke.flatMap(i=>ke.map(a=>[i,a])).filter(([i,a])=>"*x".includes(e.cells[i*9+a]));return[...e.patches.map(i=>y`<g class=${r(i.row,i.column)?"fresh":""}
          data-sewn=${i.letter}>${Ze(i.letter,t[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,a])=>e.cells[i*9+a]==="*"?Tr([i,a]):y`<rect class="piece" fill="url(#fabric-covered)"
            x=${a*10} y=${i*10} width="10" height="10"></rect>`)]}function wd({shape:e,origin:[t,n]}){return y`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${Y(e,10)}></path>
    <path d=${Y(e,10)}></path></g>`}function bd({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return y`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${Y(e,10,.8)}></path>
    <path class="edge" d=${Y(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function vd({patches:e,player:t},n){let[o,r]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],i=n.cells.filter(([p,d])=>t.cells[p*9+d]!=="."),a=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=Y(s,10);return y`<g class=${a.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?Tr(n.origin):Ze(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?u:kd(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(xd)}
    ${n.set&&i.length===0?Sd(bn(n.cells),n.legal):u}
  </g>`}function kd(e){return y`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function xd([e,t]){let n=`${t*10+3} ${e*10+3}`;return y`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Sd([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return y`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function Ed(e){let{number:t,name:n,player:o,patches:r,cursor:s,ghost:i,active:a}=e,l=(d,h)=>`q${t}-${W([d,h])}`,p=new Set(i?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${a?"false":"true"}
    aria-activedescendant=${s?l(s[0],s[1]):u}
  >
    ${ke.map(d=>c`<div role="row" class="row">
          ${ke.map(h=>{let f=p.has(`${d},${h}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",x=o.cells[d*9+h],L=s&&s[0]===d&&s[1]===h;return c`<div
              role="gridcell"
              class=${L?"cell here":"cell"}
              id=${l(d,h)}
              data-testid=${`cell-${W([d,h])}`}
              aria-label=${Zs([d,h],x,r)+f}
            ></div>`})}
        </div>`)}
  </div>`}function sc(e,t,n){let[o,r]=e.players,s=o.score_parts,i=new Map(Ue(r,n.level)),a=d=>i.get(d)??"–",l=[$(t,1),`${$(t,2)} ${n.numeral}`],p=[["Buttons",[s.buttons,a("Buttons it holds")]],["Special tile",[s.special_tile,a("Special tile")]],["Empty, −2 each",[`${A(s.empty)} (${o.empty})`,"–"]]];for(let d of["Patches with buttons","Buttons on its patches"])i.has(d)&&p.push([d,["–",a(d)]]);return uo(e,l,p)}function ic({level:e,levels:t},n){return!t||t.length===0?u:c`<h3 id="levels-heading">At each level</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">${$(n,1)}</th>
          <th scope="col">${$(n,2)}</th>
          <th scope="col">Winner</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(o=>c`<tr
              class=${o.level===e?"this-level":""}
              aria-current=${o.level===e?"true":u}
            >
              <th scope="row">
                ${o.numeral} ${o.name}${o.level===e?" (this game)":""}
              </th>
              ${o.scores.map(r=>c`<td>${A(r)}</td>`)}
              <td>${$(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function ko(e,t,n){let{automa:o}=e;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${ut(e,t)}</p>
    ${o?c`${sc(e,t,o)} ${ic(o,t)}`:Ya(e,t)}
    <div class="row">${n}</div>
  </section>`}function ac(e,t,n){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${ut(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Ur(e,t,n){let{table:o}=e;if(!o)return u;let r=Td(e,o,t,n),s=()=>t.look(0);return c`${r}
    ${o.moves.length?c`<button type="button" data-testid="review" @click=${s}>
            ${b("first")}<span>Review</span>
          </button>`:u}
    <button type="button" data-testid="share" @click=${()=>Fa(o,t)}>
      ${b("share")}<span>Share</span>
    </button>
    <button
      type="button"
      class=${r===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>`}function Td(e,t,n,o){if(t.mode!=="remote")return Ad(t,n,o);if(t.rematch.game!==null)return c`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >To the rematch</a
    >`;if(!R(t))return u;let r=Lr(t);return c`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${t.rematch.asked.length>0&&!r?"Rematch asked for":"Rematch"}
  </button>`}function Ad(e,t,n){return!R(e)||Ot(e)?u:c`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${b("again")}<span>Rematch</span>
  </button>`}function xo(e,t,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return c`<h3>${$(t,2)}</h3>
          <p data-testid="summary-2">
            ${Bn(e,e.automa,n)} On the time board:
            ${Gt(e,2)}.
          </p>`;let{cells:s,patches:i}=e.players[o-1];return c`<h3>${$(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${kn(s)} On the time board: ${Gt(e,r)}.
        </p>
        ${i.length?c`<ul>
                ${i.map(a=>c`<li>${xn(a,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function cc(e,t,n,o){let r=ze(e);return c`<header class="head table-head">
    ${pr(o)} ${Ld(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?Md(n):za(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${b("gear")}<span>Settings</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${b("help")}<span>Help</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${T(o)}
        >${b("person")}<span>You</span></a
      >
    </div>
  </header>`}function Md(e){return c`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    Back to the game
  </button>`}function Ld(e,t,n){let{looking:o}=e;return c`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?`After move ${o.index}`:st(t)}
      </h1>
      ${t.automa?.practice?c`<span class="badge practice" data-testid="practice">Practice</span>`:u}
    </div>
    ${Od(e,t,n)}
  </div>`}function Od(e,t,n){if(e.status==="lost")return c`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>Connection lost. Reconnecting…
    </p>`;let o=e.looking?`${xt(n,t.seats)}. ${ut(n,t.seats)}`:be(t);return c`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function lc(e,t,n,o,r){let{table:s}=e,i=ze(e);if(!s||!i)return Qt(o,"Opening the table…");let{letters:a,look:l,coordinates:p}=o.settings,d=()=>o.change({look:l==="cloth"?"thread":"cloth"}),h=ye(e),f=s.mode==="screen"?1:h,x=bt=>Pd(e,s,i,bt,o,t),L=i.result!==null||Ot(i),et=R(s)&&!B(s)&&!L;return c`${cc(e,s,t,o)}
    <main
      class=${Id(e,s,L,p)}
      data-stage=${i.stage}
      data-number=${s.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(f)} ${go(i.ring,e.patches,a)}
        </div>
        <div class="column middle">
          ${Xa(e,s,t)}
          ${Nd(e,s,i,t,n,o,r)}
          ${et?Qa(e,t,p):u} ${_d(e,s,t)}
        </div>
        <div class="column other">
          ${s.mode==="solo"?Rd(e,i,s,a,o):x(f===1?2:1)}
          ${Un(i,s.seats,l,d,Di(e),h)}
        </div>
      </div>
      <div class="below">
        ${Da(e,s,t,o)} ${xo(i,s.seats,e.patches)}
      </div>
    </main>
    ${Va(e,t)} ${Dd(e)} ${Ra(e,t,o)}`}function _d(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=s=>n.look(s);return bo(t.moves,o,t.seats,e.patches,r,e.seen,Ke(e))}function Id({peek:e},t,n,o){let r=o?"named":"unnamed";return["table",t.mode,r,e&&"peek",B(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Nd(e,t,n,o,r,s,i){return B(t)?Ja(t,r):n.result?ko(n,t.seats,Ur(e,o,s)):Ot(n)?ac(n,t.seats,Ur(e,o,s)):tc(e,n,o,s.settings.letters,i)}function Pd(e,t,n,o,r,s){let i=ye(e)===o,a=N(e)&&t.turn===o,{letters:l,coordinates:p}=r.settings,d=Ke(e).filter(bt=>bt.player===o),h=$(t.seats,o),f=`${i?"front":"back"} p${o}`,x=vo({number:o,name:h,player:n.players[o-1],patches:e.patches,lettered:l,active:a,held:a&&e.placement.letter!==null,ghost:Bd(e,t,o),cursor:a?e.placement.cursor:e.walks[o],named:p,fresh:jn(d.map(({move:bt})=>bt),e.patches),hint:a?Sr(e.hint?.move,e.patches):null}),L=i?u:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${`Quilt of ${h}`}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${oc(n.players[o-1],e.patches)}
      </button>`,et=po(n,t.seats,o,{clock:_a(t,o),thumbnail:L});return c`<div class=${`seat ${f}`}>${et}</div>
    <div class=${`spread ${f}`}>${i?u:Cd(h,s)} ${x}</div>`}function Cd(e,t){return c`<div class="peek-head">
    <b>${e==="You"?"Your quilt":`${e}’s quilt`}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>t.store.dispatch({type:"peek"})}
    >
      Back
    </button>
  </div>`}function Rd(e,t,n,o,r){let{automa:s}=t;if(!s)return c`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=e.looking?{turns:s.turns,run:0}:e.account,a=R(n)&&n.stage!=="over"?Za(r):u;return c`<div class="seat back p2">${ho(t,n.seats,s)}</div>
    ${mo(t,s,i,e.patches,o,a)}`}function Bd(e,t,n){let{placement:o}=e,r=F(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:V(o,r.letter),origin:o.origin,cells:pt(o,r),set:o.set,sent:e.pending!==null,legal:he(o,r)&&P(e,r.letter)?.available!==!1}}function Dd(e){let{notice:t,said:n,ghostText:o,status:r,hint:s}=e;return c`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${r==="lost"?"Connection lost, reconnecting.":n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${s?`Hint: ${s.words}`:""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function Yr(e,t,n,o,r){let s=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,i=()=>r?.connect()??new WebSocket(s),a=new Jn(t,n,i,r),l=window.matchMedia("(prefers-reduced-motion: reduce)");a.onHelp=o.help,a.pace=()=>document.hidden||l.matches?"off":o.settings.motion;let p=new Yn(e,()=>o.settings.look);a.onShow=({table:j},ht)=>p.prepare(a.state,j,ht);let d=()=>jd(e),h=new Xn({turn:()=>a.turnCard(!0),later:(j,ht)=>window.setTimeout(j,ht),forget:j=>window.clearTimeout(j)}),f=new Vn({now:()=>performance.now(),later:(j,ht)=>window.setTimeout(j,ht),forget:j=>window.clearTimeout(j),show:(j,ht)=>Ia(e,j,ht),onTime:j=>a.store.dispatch({type:"time",part:j})}),x=Ta(a.id,o.go),L=Fd(e,a,x,o,d),et=()=>{L(),p.play(),h.consider(a.state,o.settings.turnCards),f.consider(a.state)},bt=[a.store.watch(et),a.store.watch(Wd(a,t,o)),x.inviting.store.watch(et),x.joining.store.watch(et)],Ho=new to(e,a),Ae=j=>Yd(j,a,d),Wt=()=>{document.hidden||(a.wake(),f.consider(a.state))},ne=()=>{a.skip(),p.skip()};return window.addEventListener("keydown",ne,{capture:!0}),window.addEventListener("pointerdown",ne,{capture:!0}),e.addEventListener("keydown",Ae),window.addEventListener("online",Wt),document.addEventListener("visibilitychange",Wt),uc(a.id,t),Hd(t,x),a.open(),{draw:et,close:()=>{for(let j of bt)j();a.close(),Ho.stop(),h.stop(),f.stop(),e.removeEventListener("keydown",Ae),window.removeEventListener("keydown",ne,{capture:!0}),window.removeEventListener("pointerdown",ne,{capture:!0}),p.skip(),window.removeEventListener("online",Wt),document.removeEventListener("visibilitychange",Wt)}}}function jd(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function Fd(e,t,n,o,r){let s=-1,i=-1,a=!1;return()=>{let{table:l}=t.state,p=document.activeElement;if(I(lc(t.state,t,n,o,r),e),Ba(e),t.state.typing&&!a&&document.getElementById("command")?.focus(),a=t.state.typing,p&&!p.isConnected&&qd(e,p,r),!l)return;nn(st(l),Ge(l)&&l.mode!=="screen"),l.moves.length!==s&&Ud(e.querySelector(".move-list")),s=l.moves.length;let d=document.activeElement?.matches("[data-quilt=shown] .cells");l.number!==i&&d&&r(),i=l.number}}function qd(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Wd(e,t,n){let o=t;return()=>{let r=e.state.table??o,s=oa(o,r);B(o)&&!B(r)&&uc(r.game,r),o=r,s!==null&&n.go(`/game/${s}`)}}function Hd(e,{inviting:t,joining:n}){B(e)&&(R(e)?t.draw():e.access==="public"&&n.ask())}function Ud(e){e&&(e.scrollTop=e.scrollHeight)}function uc(e,t){let{seats:n}=t;!Re(t)&&n.some(o=>o.yours)&&Sa(e,n.map(o=>o.name||"an open seat").join(" – "))}function Yd(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||eo(e,(a,l)=>t.store.dispatch({type:"walk",player:a,direction:l})))return;let s=$a(e),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!s||i||(e.preventDefault(),Gd(s,t,n))}function Gd(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function z(e){return e instanceof Error?e.message:String(e)}var Tt=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function xe(e){return Tt.find(({key:t})=>t===e)?.clock??null}var Vd=`${Gn/1024} KB`,pc=`This is too long to be a game record: at most ${Vd} can be opened.`;function zd(e,t){return{...e,...t}}var So=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=O(zd,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await js();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:z(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await re(Kd(t));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:z(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(t.length>Gn)return this.refuse(pc);this.store.dispatch({opening:!0,openError:""});try{this.view(await mn(t))}catch(n){this.refuse(z(n))}}async openFile(t){if(t.size>Gn)return this.refuse(pc);await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Kd(e){let{opponent:t,strength:n,deck:o,level:r,first:s,board:i}=e,a={board:i,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...a,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...a,opponent:t,level:n,first:s,names:null};if(t==="person"){let[l,p]=e.names.map(d=>d.trim());return{...a,opponent:t,first:s,names:[l||"First",p||"Second"]}}return{...a,...Zd(e),opponent:t,first:s}}function Zd({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:xe(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var Eo=class{constructor(t){this.outside=t,this.store=O((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:z(t)})}}async match(t){let n={clock:xe(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=z(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function Gr({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let s=[e===null?"No clock":le(e)];return t&&s.push("rated"),!n&&!t&&s.push("no takebacks"),o==="original"&&s.push("original time board"),r&&s.push("chosen set-up"),s.join(", ")}var To=6e4,hc=1440*To,dc=[["day",hc],["hour",60*To],["minute",To]],Ao=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=O((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(t),i=[...n(),...o],a=this.outside.now();this.store.dispatch({games:i,waiting:r,next:s,at:a,recent:this.others(i)})}catch(o){this.store.dispatch({error:z(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function mc(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function fc({cells:e}){return e.length-e.split(".").length+1}function Mo({variant:e,seats:t}){if(e==="solo")return"Solo (Automa)";let n=t.filter(s=>!s.yours);if(n.length===0)return t.map(({name:s})=>s).join(" and ");let{kind:o,name:r}=n[0];return o==="open"?"Your open table":r.replace(/^Quiltbee level/,"Computer, level")}function Lo(e,t){return e.status==="over"?Xd(e):e.status==="open"?"Waiting for somebody to sit down":Qd(e)+Jd(e,t)}function Qd({status:e,seats:t,turn:n}){let o=t.every(({yours:s})=>s);if(e==="yours"&&!o)return"Your turn";let r=n===null?null:t[n-1];return r?`${r.name.replace(/^Quiltbee level/,"Level")}’s turn`:"Under way"}function Jd({clock:e,now:t},n){if(!e||e.running===null||t===null||ce(e.control).kind!=="days")return"";let o=Ce(e,e.running,{now:t,at:0},n);return o===0?", time is up":`, ${En(o)} left`}function Xd({seats:e,result:t}){if(t===null)return"Called off";let{winner:n,scores:o,reason:r}=t,s=e.filter(({yours:L})=>L),i=e[n-1].yours,a=s.length===2?e[n-1].name:"You",l=s.length===2||i?"won":"lost";if(r==="resignation")return`${a} ${l}, by resignation`;if(r==="time")return`${a} ${l}, on time`;let[p,d]=n===1?o:[o[1],o[0]],[h,f]=l==="won"?[p,d]:[d,p],x=r==="first to 53"?", first to finish":"";return`${a} ${l} ${A(h)} to ${A(f)}${x}`}function Vr(e,t){let n=Math.max(0,t-e);if(n<To)return"just now";if(n>=30*hc)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(e);let[o,r]=dc.find(([,i])=>n>=i)??dc[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/r),o)}var rn={};Ns(rn,{addPasskey:()=>ah,askForPasskey:()=>ih,askWho:()=>lh,changeMe:()=>eh,changePassphrase:()=>sh,dropLinks:()=>dh,fetchBots:()=>ts,fetchLobby:()=>Kr,fetchMyGames:()=>zr,fetchRatings:()=>Jr,fetchStatistics:()=>Xr,findMatch:()=>Zr,lookAtLink:()=>Qr,makeAccount:()=>nh,makeBot:()=>$h,makeLink:()=>ph,makeToken:()=>wh,removeBot:()=>yh,removeMe:()=>gh,removePasskey:()=>ch,revokeToken:()=>bh,signIn:()=>oh,signInByLink:()=>hh,signInByPasskey:()=>uh,signOut:()=>rh,subscribeToPush:()=>mh,unsubscribeFromPush:()=>fh});var th=12;function zr(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${th}${t}`)}function Kr(){return k("/api/lobby")}function Zr(e){return k("/api/match",e)}function eh(e){return k("/api/me",e,"PATCH")}function nh(e,t){return k("/api/account",{login:e,passphrase:t})}function oh(e,t,n){return k("/api/sign-in",{login:e,passphrase:t,bring:n})}async function rh(e=!1){await ot(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function sh(e,t){return k("/api/me/passphrase",{old:e,new:t})}function ih(e){return k("/api/passkeys/options",{login:e})}function ah(e,t,n){return k("/api/passkeys",{ceremony:e,name:t,credential:n})}function ch(e){return k(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function lh(){return k("/api/sign-in/passkey/options",{})}function uh(e,t,n){return k("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function ph(){return k("/api/me/link",{})}async function dh(){await ot("/api/me/link",{},"DELETE")}function Qr(e){return k("/api/sign-in/link/look",{code:e})}function hh(e,t){return k("/api/sign-in/link",{code:e,bring:t})}async function mh(e){await ot("/api/me/push",{subscription:e})}async function fh(e){await ot("/api/me/push",{endpoint:e},"DELETE")}function Jr(){return k("/api/me/ratings")}function Xr(){return k("/api/me/statistics")}async function gh(e){await ot("/api/me",{passphrase:e},"DELETE")}function ts(){return k("/api/me/bots")}function $h(e){return k("/api/me/bots",{name:e})}async function yh(e){await ot(`/api/me/bots/${e}`,{},"DELETE")}function wh(e){return k(`/api/me/bots/${e}/tokens`,{})}async function bh(e,t){await ot(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var es=new Set;function gc(e){for(let t of es)t(e)}function Oo(e){return es.add(e),()=>{es.delete(e)}}function $c(e,t){let n=fr[e.level-1];return c`${H("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">${gr[e.deck]}: ${Ii[e.deck]}.</p>
    ${H("level","Level of the Automa",fr.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function yc({totals:e}){if(e.length===0)return u;let t=n=>n===null?"–":A(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">Alone with the Automa</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        Finished games by deck and level
      </caption>
      <thead>
        <tr>
          <th scope="col">Deck, level</th>
          <th scope="col">Won</th>
          <th scope="col">Mean</th>
          <th scope="col">Best</th>
          <th scope="col">Practice</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(n=>c`<tr>
              <th scope="row">${n.deck==="normal"?"Normal":"Tactical"} ${n.numeral}</th>
              <td>${n.won} of ${n.games}</td>
              <td>${t(n.mean_margin)}</td>
              <td>${t(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">
      Mean and best are your points less the Automa’s. Practice games are counted apart.
    </p>
  </section>`}var _o=90,vh={"*":"special",x:"covered"};function wc(e,t,n){let{games:o,recent:r,waiting:s,next:i,busy:a,error:l,at:p}=e.store.get();return o.length===0&&r.length===0&&!l?u:c`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${s>0?c`<span class="badge" data-testid="waiting">${s} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(d=>kh(d,t,n-p))}
      ${r.map(d=>xh(d,e,t))}
    </ul>
    ${i===null?u:c`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${a?"true":"false"}
            @click=${()=>e.more()}
          >
            Show more
          </button>`}
    <p class="notice" role="alert" ?hidden=${!l} data-testid="games-error">${l}</p>
  </section>`}function kh(e,t,n){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Io(e.cells)}
    <a href=${e.url} @click=${T(t)}>${Mo(e)}</a>
    <span class="standing">${Lo(e,n)}</span>
    <span class="small when">${Vr(e.last,Date.now())}</span>
  </li>`}function xh(e,t,n){let o=Vr(e.when,Date.now());return c`<li class="game remembered">
    ${Io(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${T(n)}>${e.title}</a>
    <span class="standing small">opened here ${o}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${e.title}, ${o}`}
      @click=${()=>t.forget(e.id)}
    >
      Remove
    </button>
  </li>`}function Io(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${_o+2} ${_o+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${_o} height=${_o}></rect>
    ${[...t].flatMap(([n,o])=>Sh(n,o))}
  </svg>`}function Sh(e,t){let n=e==="*"||e==="x",o=n?vh[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>y`<path class="piece" fill=${`url(#fabric-${o})`} d=${Y(r,10)}></path>`)}function bc(e,t,n){let{games:o,at:r}=e.store.get(),s=mc(o);return s?c`<a class="continue" href=${s.url} data-testid="continue" @click=${T(t)}>
    ${Io(s.cells)}
    <span class="continue-words">
      <b>Continue</b>
      <span>${`${Mo(s)} · ${Lo(s,n-r)}`}</span>
      <span class="small">${`${fc(s)} of 81 spaces sewn`}</span>
    </span>
  </a>`:u}var vc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Eh(e){return vc.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function Th(e){let t=Eh(e),n=`url(#fabric-${e})`;return y`<path class="piece" fill=${n} d=${Y(t,10,.25)}></path>
    <path class="stitches" d=${Y(t,10,1.1)}></path>`}function sn(){let e=[...new Set(vc.join(""))].filter(t=>t!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${e.map(Th)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>gt((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function kc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${Tt.map(({key:s,label:i,note:a})=>c`<button
            type="button"
            data-testid=${`match-${s}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>e.match(s)}
          >
            <b>${i}</b><span class="small">${a}</span>
          </button>`)}
    </div>
    <h3>Open tables</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(s=>Mh(s,e,t)):Ah(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function Ah(e){return e===null?u:c`<li class="none small">Nobody is waiting at the moment.</li>`}function Mh(e,t,n){let{game:o,name:r,rating:s,yours:i}=e,{busy:a}=t.store.get();return c`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":r}</b>${s===null?u:c` <span class="small">${s}</span>`} <span class="small">${Gr(e)}</span></span
    >
    ${i?c`<a class="button" href=${`/game/${o}`} @click=${T(n)}>Open</a>`:c`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${r}: ${Gr(e)}`}
            aria-disabled=${a===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}function xc(e){let{name:t,audience:n}=Rt[e-1];return`Level ${e}, ${t}: ${n}.`}var Lh=[["Against the computer","Ten levels, from first game to master",[["computer",""]]],["Two players","",[["person","One screen"],["friend","A friend, by link"],["anyone","Anyone online"]]],["Solo (Automa)","A deck of cards plays the other side",[["automa",""]]]],Oh={computer:"Start",person:"Start",automa:"Start",friend:"Invite a friend",anyone:"Open the table"};function Ec(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return c`<form class="panel new-game" @submit=${i=>{i.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${Ih(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?jh(o,t,n):u}
      ${o.opponent==="person"?Ph(o,t):u}
      ${r?Ch(o,t):u}
      ${o.opponent==="automa"?$c(o,t):u}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${e.busy?"Starting…":Oh[o.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${co(n)} ${_h(o,t,r)}
  </form>`}function _h(e,t,n){return c`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${e.opponent==="automa"?u:Rh(e,t)}
      ${H("board","Time board",[["revised","Revised"],["original","Original"]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?u:Dh(e,t)}
    </div>
  </details>`}function Ih(e,t){return c`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${Lh.map(([n,o,r])=>Nh(n,o,r,e,t))}
  </fieldset>`}function Nh(e,t,n,o,r){let s=n.some(([a])=>a===o.opponent)?"chosen":"",i=a=>c`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${o.opponent===a}
      @change=${()=>r.set({opponent:a})}
    />`;return n.length===1?c`<label class=${`card-choice ${s}`}
      >${i(n[0][0])}<b>${e}</b> <span class="small">${t}</span></label
    >`:c`<div class=${`card-choice ${s}`}>
    <b>${e}</b>
    <div class="ways">
      ${n.map(([a,l])=>c`<label>${i(a)}<span>${l}</span></label>`)}
    </div>
  </div>`}function Ph(e,t){return c`<div class="names">
    ${["First name","Second name"].map((n,o)=>c`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,Q(r))}
        /></label>`)}
  </div>`}function Ch(e,t){let n=Tt.find(({key:o})=>o===e.speed)??Tt[0];return c`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${e.name}
        @input=${o=>t.set({name:Q(o)})}
    /></label>
    ${H("clock","Clock",Tt.map(({key:o,label:r})=>[o,r]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${Sc("rated","Rated","counts for both ratings",e.rated,o=>t.set({rated:o}))}
      ${Sc("takebacks","Takebacks",e.rated?"never in a rated game":"when the other player agrees",e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function Sc(e,t,n,o,r,s=!1){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${s}
      @change=${i=>r(it(i))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function Rh(e,t){let[n,o]=Bh(e);return H("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],e.first,r=>t.set({first:r}))}function Bh({opponent:e,names:[t,n]}){return e==="person"?[t||"First",n||"Second"]:e==="friend"?["You","Your friend"]:["You",e==="computer"?"Computer":"The other player"]}function Dh(e,t){return c`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:Q(n)})}
  /></label>`}function jh({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return c`${H("strength","Difficulty",Rt.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${xc(e)}</p>`}function Tc({home:e,lobby:t,mine:n},o,r){let s=e.store.get();return c`${D(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>Buy patches with buttons, and leave no holes. Two players, or you alone.</p>
        </div>
        ${sn()}
        <button type="button" class="how-button" data-testid="how" @click=${o.help}>
          ${b("help")}<span>How to play</span>
        </button>
      </div>
      ${bc(n,o,r)} ${Ec(s,e,o)}
      <div class="aside">
        ${wc(n,o,r)} ${kc(t,o)} ${Fh(o)}
        ${yc(s)} ${qh(s,e)}
      </div>
    </main>`}function Fh(e){return c`<nav class="more" aria-label=${g("more")}>
    <a class="button" href="/tournaments" @click=${T(e)}
      >${b("cup")}<span>${g("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${T(e)}
      >${b("person")}<span>${g("your-account")}</span></a
    >
    ${lo(e)}
  </nav>`}function qh(e,t){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
    <h2 id="open-heading">Open a saved game</h2>
    <label for="open-text">Paste a record, a link or a position</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      <button type="submit" data-testid="open-game" ?disabled=${e.opening}>
        ${e.opening?"Opening…":"Open"}
      </button>
      <label class="button file"
        >Choose a file<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${o=>Wh(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Wh(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Hh=5e3,Uh=6e4,Yh=600;async function Ac(e,t,n,o){let r=new So(t.go,o,t.settings.strength,ee),s=new Eo({fetch:Kr,match:Zr,sit:fn,name:()=>r.ownName,go:t.go}),i=new Ao({fetch:zr,remembered:{recent:ve,forget:Ea},now:()=>performance.now()});await zh(Yh,Promise.all([r.count(),s.load(),i.load(),Vh(r,n)])),ao(i.store.get().waiting);let a={home:r,lobby:s,mine:i},l=()=>I(Tc(a,t,performance.now()),e);return{draw:l,close:Gh(a,n,l)}}function Gh({home:e,lobby:t,mine:n},o,r){let s=[e,t,n].map(({store:l})=>l.watch(r));s.push(Oo(l=>(l==="lobby"?t:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Hh),a=setInterval(r,Uh);return()=>{for(let l of s)l();clearInterval(i),clearInterval(a)}}async function Vh(e,t){let n=await K().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function zh(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}function ns(){if(!("serviceWorker"in navigator))return;(window.requestIdleCallback??(t=>window.setTimeout(t,1e3)))(()=>{navigator.serviceWorker.register("/sw.js").catch(t=>{console.warn("This browser keeps no page for times without the server:",t.message)})})}var{dataset:Mc}=document.querySelector("script[type=module]"),os=new Map;async function an(e){let t=os.get(e)??Kh(e);os.set(e,t),t.catch(()=>os.delete(e));let n=await t;return n.speak(Cs()),n}async function Kh(e){try{let t=Mc[`${e}Style`],[n]=await Promise.all([import(Mc[e]),t&&Zh(t)]);return n}catch(t){throw new Ut(g("server-away"),{cause:t})}}function Zh(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var Bt={busy:null,told:{},errors:{}};async function dt(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:z(o)}}),!1}}var No=class{constructor(t,n){this.outside=t,this.store=O((o,r)=>({...o,...r}),{...Bt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),"Saved."))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),"Your account is made."))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(o),s=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,s,r)}),t===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),"The passkey is removed."))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),"Changed. All other browsers are signed out."))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),t?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),t?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==Po)throw new Error(`Type the word “${Po}” first.`);return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return dt(this.store,t,n)}},Po="delete";var Se={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},Lc={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},Co=class{constructor(t,n){this.outside=t,this.store=O((o,r)=>({...o,...r}),{...Bt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:r,twice:s,rated:i}=this.state.form;return dt(this.store,"make",async()=>{let{id:a,url:l,invitation:p}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:xe(r),board:"revised",twice:s,rated:i,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(a,p),this.outside.go(l),""})}};function Oc({kind:e,state:t,round:n,rounds:o,entrants:r}){let s=t==="open"?"open to join":t==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${Se[e]}, ${s}, ${E(r,"player")}`}var Ro=class{constructor(t,n){this.outside=t,this.store=O((o,r)=>({...o,...r}),{...Bt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:z(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return dt(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return dt(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return dt(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return dt(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function rs(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function _c({kind:e,rounds:t,clock:n,twice:o,rated:r}){let s=[Se[e]];return t!==null&&s.push(t===1?"1 round":`${t} rounds`),s.push(n===null?"no clock":le(n)),o&&s.push("each ring twice, with seats changed"),r&&s.push("rated"),s.join(", ")}function At({entrants:e,you:t},n){let o=e.find(r=>r.entrant===n)?.name??"?";return n===t?`${o} (you)`:o}function Ic({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function ss(e,t){if(!e.over)return"being played";if(e.winner===null)return"no result";if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[o,r]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return`${A(o)} to ${A(r)}`}let n=e.winner===t?"won":"lost";return e.reason==="time"?`${n} on time`:`${n}, resigned`}function is({you:e}){return e!==null}var Bo={};Ns(Bo,{fetchTournament:()=>cs,fetchTournaments:()=>as,forfeit:()=>om,inviteAgain:()=>Jh,join:()=>Xh,makeTournament:()=>Qh,removeEntrant:()=>nm,removeTournament:()=>rm,start:()=>tm,withdraw:()=>em});function as(){return k("/api/tournaments")}function Qh(e){return k("/api/tournaments",e)}function cs(e){return k(`/api/tournaments/${e}`)}function Jh(e){return k(`/api/tournaments/${e}/invitation`,{})}function Xh(e,t,n){return k(`/api/tournaments/${e}/join`,{code:t,name:n})}function tm(e){return k(`/api/tournaments/${e}/start`,{})}function em(e){return k(`/api/tournaments/${e}/withdraw`,{})}function nm(e,t){return k(`/api/tournaments/${e}/remove`,{entrant:t})}function om(e,t,n){return k(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function rm(e){await ot(`/api/tournaments/${e}`,{},"DELETE")}var cn=class{constructor(t,n,o=null){this.outside=t,this.store=O((r,s)=>({...r,...s}),{...Bt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return dt(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function Nc(e){return e===404?"Check the link, or make a new one on the other device.":e===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function ls(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Pc(){return ls()&&await Bc()!==null}async function Cc(e){if(await Notification.requestPermission()!=="granted")throw new Error(g("notices-refused"));await navigator.serviceWorker.register("/sw.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(g("notices-unreachable"),{cause:n})}}async function Rc(){let e=await Bc();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Bc(){return await(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription()??null}function us(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Dc(e){let t=e;return jc(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function ps(e){let t=e;return jc(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function jc(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(g("passkey-there"),{cause:t})}throw new Error(g("passkey-none"))}function q(e,t,n,o){return c`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${Dt(e,t)}
  </section>`}function Dt(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return c`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||u}</p>
  </div>`}function M(e,t,n,o,r=""){return c`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function J(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function ln(e,t=""){return c`<label
    >Login <span class="small">${t}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${e}
  /></label>`}function jt(e,t,n,o=""){return c`<label
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
    <label class="tick"><input type="checkbox" @change=${sm} /><span>Show it</span></label>`}function sm(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}var im=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Fc(e,t,n){let{me:o}=e.state,r=n&&o.passkeys_possible,s=o.account?cm(e,o.account,r):am(e,t,r);return q(e.state,"account","Account",s)}function am(e,t,n){let{busy:o}=e.state;return c`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${J(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${ln("username","(never shown to others)")}
      ${jt("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?c`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${J(r=>e.addPasskey(r("login")))}>
              ${ln("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${T(t)}>Sign in</a>
    </p>`}function cm(e,t,n){let{state:o}=e;return c`<p>Signed in as <b data-testid="signed-in-as">${t.login}</b>.</p>
    <div class="row">
      ${M(o,"Sign out","sign-out",()=>e.signOut(!1))}
      ${M(o,"Sign out on all devices","sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${t.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${J(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?jt("old","The passphrase until now","current-password"):u}
        ${jt("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?lm(e,t,n):u}`}function lm(e,t,n){let{state:o}=e;return c`<h3>Passkeys</h3>
    <ul class="things">
      ${t.passkeys.map(r=>um(e,r))}
    </ul>
    ${n?M(o,"Add a passkey","add-passkey",()=>e.addPasskey(null)):u}
    ${t.fresh?u:c`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function um(e,{id:t,name:n,created:o}){return c`<li>
    <span>${n} <span class="small">since ${im.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>e.removePasskey(t)}
    >
      Remove
    </button>
  </li>`}var pm=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function qc(e){let{state:t}=e,{bots:n,token:o}=t,r=c`<details class="fold" ?open=${n.length>0||o!==null}>
    <summary data-testid="open-bots">Let a program of yours play here</summary>
    <p class="small">
      A bot has a token, by which your program comes in; it is marked as a bot at every table.
      <code>quiltbee bot</code> connects an engine.
    </p>
    ${o?c`<p class="token">
            <label for="bot-token"
              >Token of ${o.bot}. Copy it now: it is shown only once.</label
            >
            <input
              id="bot-token"
              data-testid="bot-token"
              readonly
              .value=${o.token}
              @focus=${s=>s.target.select()}
            />
          </p>`:u}
    <ul class="things" data-testid="bot-list">
      ${n.map(s=>dm(e,s))}
    </ul>
    <form class="with-button" @submit=${J(s=>e.makeBot(s("bot")))}>
      <label class="visually-hidden" for="bot-name">Name of the bot</label>
      <input
        id="bot-name"
        name="bot"
        data-testid="bot-name"
        required
        maxlength="40"
        autocomplete="off"
        placeholder="Name of the bot"
      />
      <button type="submit" data-testid="make-bot" ?disabled=${t.busy!==null}>
        Make a bot
      </button>
    </form>
  </details>`;return q(t,"bots","Bots",r)}function dm(e,t){let{state:n}=e,o=c`Remove<span class="visually-hidden"> ${t.name}</span>`;return c`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${t.online?"listening now":"not connected"}</span>
    </span>
    ${M(n,"New token","new-token",()=>e.makeToken(t),"quiet")}
    ${M(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>hm(e,t,r))}
    </ul>
  </li>`}function hm(e,t,{id:n,scope:o,created:r}){return c`<li class="small">
    <span>Token of ${pm.format(r)}${o==="read"?", only to look":""}</span>
    ${M(e.state,"Revoke","revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Wc(e){let{state:t}=e,{link:n}=t;return q(t,"device","Use another device",c`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?mm(e,n):M(t,"Make a link","make-link",()=>e.makeLink(),"wide")}`)}function mm(e,{address:t,picture:n}){let{state:o}=e,r=e.outside.share?M(o,"Share…","share-device-link",()=>e.shareLink()):u;return c`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${s=>s.target.select()}
    />
    <div class="row">
      ${M(o,"Copy","copy-device-link",()=>e.copyLink(),"main")} ${r}
      ${M(o,"Withdraw it","drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${n?c`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Hc(e,t){let{state:n}=e;return q(n,"notices","Notifications",fm(e,t))}function fm(e,t){let{state:n}=e;return n.me.push.available?t?c`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?M(n,"Turn off here","stop-notices",()=>e.notify(!1)):M(n,"Tell me","start-notices",()=>e.notify(!0))}`:c`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:c`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function Uc(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=c`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${J(r=>e.leave(r("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?jt("leaving","Your passphrase","current-password"):c`<label
                >Type “${Po}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return q(t,"leaving","Your data",o)}var Do={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function ds({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Gc({opponent:e,level:t}){return e==="person"?"People":e==="computer"?t===null?"Computer":`Computer, level ${t}`:e==="greedy"?"Greedy":"Random"}function Vc({history:e}){if(e.length<2)return null;let t=e.map(({rating:s})=>s),{low:n,high:o}=gm(t),r=t.map((s,i)=>{let a=i/(t.length-1)*240,l=64-(s-n)/(o-n)*64;return[Yc(a),Yc(l)]});return{path:`M${r.map(s=>s.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:o}}function gm(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,100-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function Yc(e){return Math.round(e*10)/10}function Kc(e){let{state:t}=e,{ratings:n,statistics:o,me:r}=t,s=n.length===0&&o.totals.length===0,i=c`${s?c`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?c`<ul class="ratings">
          ${n.map($m)}
        </ul>`:u}
  ${o.totals.length>0?wm(o.totals):u}
  ${r.account?bm(e,r.account.listed):u}`;return q(t,"ratings","Ratings and results",i)}function $m(e){let{deviation:t,games:n,provisional:o}=e;return c`<li data-class=${e.class}>
    <span class="rating-name">${Do[e.class]}</span>
    <b class="rating-value">${ds(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${E(n,"game")}${o?", not settled yet":""}</span
    >
    ${ym(e)}
  </li>`}function ym(e){let t=Vc(e),n=e.history[0]?.rating;if(t===null)return u;let[o,r]=t.end;return c`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${Do[e.class]}: from ${n} to ${ds(e)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${y`<circle cx=${o} cy=${r} r="3.5"></circle>
      <text x=${246} y="4">${t.high}</text>
      <text x=${246} y=${68}>${t.low}</text>`}
  </svg>`}function wm(e){return c`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
    <table class="scores" data-testid="duel-totals">
      <caption id="totals-caption">
        Finished games for two
      </caption>
      <thead>
        <tr>
          <th scope="col">Against</th>
          <th scope="col">Clock</th>
          <th scope="col">Won</th>
          <th scope="col">Mean</th>
          <th scope="col">Best</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(t=>c`<tr>
              <th scope="row">${Gc(t)}</th>
              <td>${Do[t.class]}</td>
              <td>${t.won} of ${t.played}</td>
              <td>${zc(t.mean_margin)}</td>
              <td>${zc(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function zc(e){return e===null?"–":A(Math.round(e*10)/10)}function bm(e,t){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(it(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function Zc(e,t,n){let{me:o}=e.state;return c`${D(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${vm(e)} ${Fc(e,t,n.passkeys)}
        ${o.known?Wc(e):u}
        ${o.known?Hc(e,n.notices):u}
      </div>
      <div class="column">
        ${Kc(e)} ${qc(e)} ${o.known?Uc(e):u}
        <p class="small">
          <a href="/" @click=${T(t)}>Back to home</a>
        </p>
      </div>
    </main>`}function vm(e){let{state:t}=e;return q(t,"name","Your name",c`<form class="with-button" @submit=${J(n=>e.rename(n("name")))}>
      <label class="visually-hidden" for="my-name">Name, as other players see it</label>
      <input
        id="my-name"
        name="name"
        data-testid="my-name"
        required
        maxlength="40"
        autocomplete="nickname"
        placeholder="As other players see it"
        .value=${t.me.name??""}
      />
      <button type="submit" data-testid="save-name" ?disabled=${t.busy!==null}>Save</button>
    </form>`)}function Qc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return pn(t,"You are signed in",tl(r.login,t));let s=c`<form
      class="fields"
      @submit=${J(i=>e.signIn(i("login"),i("passphrase")))}
    >
      ${ln("username")} ${jt("passphrase","Passphrase","current-password")}
      ${el(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${Dt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?c`<div class="or">
            ${M(o,"Sign in with a passkey","sign-in-passkey",()=>e.signInByPasskey())}
            ${Dt(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${T(t)}>play at once</a>.
    </p>`;return pn(t,"Sign in",s)}function Jc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return pn(t,"You are signed in",tl(r.login,t));let s=o.link?.name,i=c`<p data-testid="link-whom">
      ${s?c`This browser will play as <b>${s}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${el(e)}
    <div class="row">
      ${M(o,"Sign in here","link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${T(t)}>Not now</a>
    </div>
    ${Dt(o,"link")}`;return pn(t,"Use this device too",i)}function Xc(e,t){return pn(t,"This link no longer works",c`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${T(t)}>Back to home</a>`)}function pn(e,t,n){return c`${D(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function tl(e,t){return c`<p>You are signed in as <b>${e}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${T(t)}>To your page</a>`}function el(e){return e.canBring?c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(it(t))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var ms=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function nl(e,t,n){let{tournament:o,errors:r}=e.state;return c`${D(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${_c(o)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${o.state==="open"?km(e,n):u}
      ${o.schedule.length>0?Am(e,t):u}
      ${o.standings.length>0?Om(o):u}
      ${o.schedule.length>0?_m(o):u}
      ${o.state==="running"?Im(e):u}
      <p class="small">
        <a href="/tournaments" @click=${T(t)}>All your tournaments</a>
      </p>
    </main>`}function km(e,t){let{tournament:n}=e.state;return c`${q(e.state,"players","Players",xm(e,t))}
  ${n.organising?q(e.state,"organise","Invite and start",Tm(e)):u}`}function xm(e,t){let{tournament:n,code:o,invitation:r}=e.state,s=is(n),i=!s&&(o!==null||r!==null);return c`<ol class="things" data-testid="entrants">
      ${n.entrants.map(a=>Sm(e,a))}
    </ol>
    ${n.entrants.length===0?c`<p class="small">Nobody has joined yet.</p>`:u}
    ${i?Em(e,t):u}
    ${s?c`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${M(e.state,"Withdraw","withdraw",()=>e.withdraw())}`:u}
    ${s||i?u:c`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function Sm(e,{entrant:t,name:n,withdrawn:o}){let{tournament:r}=e.state;return c`<li>
    <span>${n}${t===r.you?" (you)":""}${o?", left":""}</span>
    ${r.organising&&t!==r.you&&!o?M(e.state,c`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):u}
  </li>`}function Em(e,t){return c`<form class="with-button" @submit=${J(n=>e.join(n("name")))}>
    <label class="visually-hidden" for="join-name">Your name, as other players see it</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder="Your name"
      .defaultValue=${t??""}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${e.state.busy!==null}>
      Join
    </button>
  </form>`}function Tm(e){let{state:t,link:n}=e;return c`${n===null?c`<p class="small">This browser has no link; an earlier one becomes void.</p>
            ${M(t,"Make a link","tournament-invite",()=>e.invite())}`:c`<label for="tournament-link" class="small">Everybody with this link may join.</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${M(t,"Copy","copy-tournament",()=>e.copy())}
              ${M(t,"New link","tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${M(t,"Start the tournament","start-tournament",()=>e.start(),"main")}
      ${M(t,"Delete it","delete-tournament",()=>e.remove(),"danger")}
    </div>`}function Am(e,t){let{tournament:n}=e.state,o=Ic(e.state);return o===null?u:c`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        Round ${o.round}${n.rounds===null?"":` of ${n.rounds}`}
      </h2>
      <div class="row" role="group" aria-label="Rounds">
        ${n.schedule.map(r=>c`<button
              type="button"
              class="quiet"
              aria-pressed=${r.round===o.round?"true":"false"}
              aria-label=${`Round ${r.round}`}
              @click=${()=>e.show(r.round)}
            >
              ${r.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${o.pairings.map(r=>Mm(e,r,o.round,t))}
    </ul>
    ${Dt(e.state,"organise")}
  </section>`}function Mm(e,t,n,o){let{tournament:r}=e.state,{first:s,second:i,points:a,games:l}=t;if(i===null)return c`<li><span>${At(r,s)}: a bye</span></li>`;let p=[s,i].includes(r.you??0),d=`${At(r,s)} and ${At(r,i)}`;return c`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${At(r,s)} <b>${a[0]} : ${a[1]}</b> ${At(r,i)}
    </span>
    <span class="row">
      ${l.map((h,f)=>c`<a
            class=${p&&!h.over?"button main":"button"}
            href=${h.url}
            @click=${T(o)}
            aria-label=${`Game ${f+1} of ${d}: ${ss(h,s)}`}
            >${p&&!h.over?"Play":ss(h,s)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&l.some(({over:h})=>!h)?Lm(e,t,i):u}
  </li>`}function Lm(e,{pairing:t,first:n},o){let{tournament:r}=e.state;return c`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(s=>M(e.state,`${At(r,s)} loses`,"forfeit",()=>e.forfeit(t,s)))}
    </div>
  </details>`}function Om(e){return c`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${e.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${ms.map(([,t,n])=>c`<th scope="col" title=${n}>${t}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>c`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${At(e,t.entrant)}</th>
                ${ms.map(([n])=>c`<td>${A(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${ms.map(([,t,n])=>c`<div>
              <dt>${t}</dt>
              <dd>${n}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function _m(e){let{entrants:t,cross_table:n}=e;return c`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">Cross table</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">Player</th>
            ${t.map(({name:o,entrant:r})=>c`<th scope="col" title=${o}>${r}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:o},r)=>c`<tr>
                <th scope="row">${o}. ${At(e,o)}</th>
                ${(n[r]??[]).map((s,i)=>c`<td class=${i===r?"self":""}>
                      ${i===r?u:s??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>Download all games</a>
    </p>
  </section>`}function Im(e){return is(e.state.tournament)?c`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${M(e.state,"Withdraw","withdraw",()=>e.withdraw(),"danger")}
    ${Dt(e.state,"players")}
  </details>`:u}function rl(e,t){let{listed:n}=e.state;return c`${D(t)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${q(e.state,"make","New tournament",Pm(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>Nm(o,t))}
          </ul>
          ${n.length===0?c`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${T(t)}>Back to home</a></p>
      </div>
    </main>`}function Nm(e,t){let{id:n,name:o,organising:r}=e;return c`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${T(t)}>${o}</a>
      <span class="small block">${Oc(e)}${r?", yours":""}</span>
    </span>
  </li>`}function Pm(e){let{form:t,busy:n}=e.state;return c`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
    <label
      >Name
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder="Club evening"
        .value=${t.name}
        @input=${r=>e.set({name:Q(r)})}
    /></label>
    ${H("kind","Who meets whom",Object.entries(Se),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">${Se[t.kind]}: ${Lc[t.kind]}.</p>
    ${t.kind==="swiss"?Cm(e):u}
    ${H("clock","Clock",Tt.map(({key:r,label:s})=>[r,s]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${ol("twice","Each ring twice, with seats changed: the fair form",t.twice,r=>e.set({twice:r}))}
      ${ol("tournament-rated","Rated",t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      Make the tournament
    </button>
  </form>`}function Cm(e){return c`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:Q(t)})}
  /></label>`}function ol(e,t,n,o){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>o(it(r))}
    /><span>${t}</span></label
  >`}var Rm=5e3,Bm=[{address:/^\/aid()$/,title:"tab-aid",open:Dm},{address:/^\/me()$/,title:"tab-me",open:jm},{address:/^\/sign-in()$/,title:"tab-sign-in",open:qm},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:Wm},{address:/^\/tournaments()$/,title:"tab-tournaments",open:Hm},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:Um}];function sl(e){for(let{address:t,title:n,open:o}of Bm){let r=t.exec(e);if(r)return{title:n,open:(i,a)=>o(i,a,r[1])}}return null}async function Dm(e,t){let{aidSheet:n,printButton:o}=await an("aid");return{draw:()=>I(c`${D(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>How to play</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function jm(e,t){let n={},[o,{ratings:r},s,{bots:i},a]=await Promise.all([K(),fs(Jr(),{ratings:[]},"ratings",n),fs(Xr(),{totals:[],automa:[]},"ratings",n),fs(ts(),{bots:[]},"bots",n),Pc()]),l={api:rn,drawQr:Le,makePasskey:Dc,subscribe:Cc,unsubscribe:Rc,go:gs,copy:io,origin:location.origin,share:Fm()},p=new No(l,{me:o,ratings:r,statistics:s,bots:i,isNotified:a,errors:n}),d={passkeys:us(),notices:ls()},h=()=>I(Zc(p,t,d),e);return{draw:h,close:p.store.watch(h)}}async function fs(e,t,n,o){try{return await e}catch(r){return Object.assign(o,{[n]:z(r)}),t}}function gs(e){location.assign(e)}function Fm(){return"share"in navigator?e=>navigator.share(e):null}async function qm(e,t){let n=new cn({api:rn,usePasskey:ps,go:gs},await K()),o=()=>I(Qc(n,t,us()),e);return{draw:o,close:n.store.watch(o)}}async function Wm(e,t,n){try{let[o,r]=await Promise.all([K(),Qr(n)]),s=new cn({api:rn,usePasskey:ps,go:gs},o,r),i=()=>I(Jc(s,t,n),e);return{draw:i,close:s.store.watch(i)}}catch(o){let r=o instanceof Mt?Nc(o.status):null;if(r===null)throw o;return{draw:()=>I(Xc(r,t),e),close:()=>{}}}}async function Hm(e,t){let{tournaments:n}=await as(),o=new Co({api:Bo,keepInvitation:ee,go:t.go},n),r=()=>I(rl(o,t),e);return{draw:r,close:o.store.watch(r)}}async function Um(e,t,n){let[o,r]=await Promise.all([cs(n),K()]),s=so(n),i={api:Bo,drawQr:Le,copy:io,go:t.go,origin:location.origin,keepInvitation:d=>ee(n,d)},a=rs(location.hash)??rs(s?.replace(/^[^#]*/,"")??""),l=new Ro(i,{tournament:o,code:a,invitation:s}),p=()=>I(nl(l,t,r.name),e);return{draw:p,close:Ym(l,p)}}function Ym(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,Rm),r=[e.store.watch(t),Oo(s=>s==="games"&&n())];return()=>{clearInterval(o);for(let s of r)s()}}var yt=class{constructor(t){this.value=t}valueOf(){return this.value}},_=class extends yt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},X=class extends yt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},wt=class e extends yt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof yt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof yt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var il=100,Gm="⁨",Vm="⁩";function zm(e,t,n){if(n===t||n instanceof X&&t instanceof X&&n.value===t.value)return!0;if(t instanceof X&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function al(e,t,n){return t[n]?Ee(e,t[n].value):(e.reportError(new RangeError("No default")),new _)}function $s(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=dn(e,r.value):n.push(dn(e,r));return{positional:n,named:o}}function dn(e,t){switch(t.type){case"str":return t.value;case"num":return new X(t.value,{minimumFractionDigits:t.precision});case"var":return Km(e,t);case"mesg":return Zm(e,t);case"term":return Qm(e,t);case"func":return Jm(e,t);case"select":return Xm(e,t);default:return new _}}function Km(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new _(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new _(`$${t}`);if(n instanceof yt)return n;switch(typeof n){case"string":return n;case"number":return new X(n);case"object":if(wt.supportsValue(n))return new wt(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new _(`$${t}`)}}function Zm(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new _(t);if(n){let r=o.attributes[n];return r?Ee(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new _(`${t}.${n}`))}return o.value?Ee(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new _(t))}function Qm(e,{name:t,attr:n,args:o}){let r=`-${t}`,s=e.bundle._terms.get(r);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new _(r);if(n){let a=s.attributes[n];if(a){e.params=$s(e,o).named;let l=Ee(e,a);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new _(`${r}.${n}`)}e.params=$s(e,o).named;let i=Ee(e,s.value);return e.params=null,i}function Jm(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new _(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new _(`${t}()`);try{let r=$s(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new _(`${t}()`)}}function Xm(e,{selector:t,variants:n,star:o}){let r=dn(e,t);if(r instanceof _)return al(e,n,o);for(let s of n){let i=dn(e,s.key);if(zm(e,r,i))return Ee(e,s.value)}return al(e,n,o)}function ys(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new _;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>il)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${il}`);o&&n.push(Gm),n.push(dn(e,r).toString(e)),o&&n.push(Vm)}return e.dirty.delete(t),n.join("")}function Ee(e,t){return typeof t=="string"?e.bundle._transform(t):ys(e,t)}var jo=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function ws(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var cl=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ll(e,t){let n=e[0];if(n instanceof _)return new _(`NUMBER(${n.valueOf()})`);if(n instanceof X)return new X(n.valueOf(),{...n.opts,...ws(t,cl)});if(n instanceof wt)return new X(n.toNumber(),{...ws(t,cl)});throw new TypeError("Invalid argument to NUMBER")}var tf=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ul(e,t){let n=e[0];if(n instanceof _)return new _(`DATETIME(${n.valueOf()})`);if(n instanceof wt||n instanceof X)return new wt(n,ws(t,tf));throw new TypeError("Invalid argument to DATETIME")}var pl=new Map;function dl(e){let t=Array.isArray(e)?e.join(" "):e,n=pl.get(t);return n===void 0&&(n=new Map,pl.set(t,n)),n}var hn=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:ll,DATETIME:ul,...n},this._useIsolating=o,this._transform=r,this._intls=dl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let s=t.body[r];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){o.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){o.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new jo(this,o,n);try{return ys(r,t).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new _().toString(r);throw s}}};var bs=/^(-?[a-zA-Z][\w-]*) *= */gm,hl=/\.([a-zA-Z][\w-]*) *= */y,ef=/\*?\[/y,vs=/(-?[0-9]+(?:\.([0-9]+))?)/y,nf=/([a-zA-Z][\w-]*)/y,ml=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,of=/^[A-Z][A-Z0-9_-]*$/,Fo=/([^{}\n\r]+)/y,rf=/([^\\"\n\r]*)/y,fl=/\\([\\"])/y,gl=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,sf=/^\n+/,$l=/ +$/,af=/ *\r?\n/g,cf=/( *)$/,lf=/{\s*/y,yl=/\s*}/y,uf=/\[\s*/y,pf=/\s*] */y,df=/\s*\(\s*/y,hf=/\s*->\s*/y,mf=/\s*:\s*/y,ff=/\s*,?\s*/y,gf=/\s+/y,Te=class{constructor(t){this.body=[],bs.lastIndex=0;let n=0;for(;;){let m=bs.exec(t);if(m===null)break;n=bs.lastIndex;try{this.body.push(l(m[1]))}catch(w){if(w instanceof SyntaxError)continue;throw w}}function o(m){return m.lastIndex=n,m.test(t)}function r(m,w){if(t[n]===m)return n++,!0;if(w)throw new w(`Expected ${m}`);return!1}function s(m,w){if(o(m))return n=m.lastIndex,!0;if(w)throw new w(`Expected ${m.toString()}`);return!1}function i(m){m.lastIndex=n;let w=m.exec(t);if(w===null)throw new SyntaxError(`Expected ${m.toString()}`);return n=m.lastIndex,w}function a(m){return i(m)[1]}function l(m){let w=d(),C=p();if(w===null&&Object.keys(C).length===0)throw new SyntaxError("Expected message value or attributes");return{id:m,value:w,attributes:C}}function p(){let m=Object.create(null);for(;o(hl);){let w=a(hl),C=d();if(C===null)throw new SyntaxError("Expected attribute value");m[w]=C}return m}function d(){let m;if(o(Fo)&&(m=a(Fo)),t[n]==="{"||t[n]==="}")return h(m?[m]:[],1/0);let w=ht();return w?m?h([m,w],w.length):(w.value=Uo(w.value,sf),h([w],w.length)):m?Uo(m,$l):null}function h(m=[],w){for(;;){if(o(Fo)){m.push(a(Fo));continue}if(t[n]==="{"){m.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let mt=ht();if(mt){m.push(mt),w=Math.min(w,mt.length);continue}break}let C=m.length-1,Ht=m[C];typeof Ht=="string"&&(m[C]=Uo(Ht,$l));let Me=[];for(let mt of m)mt instanceof qo&&(mt=mt.value.slice(0,mt.value.length-w)),mt&&Me.push(mt);return Me}function f(){s(lf,SyntaxError);let m=x();if(s(yl))return m;if(s(hf)){let w=bt();return s(yl,SyntaxError),{type:"select",selector:m,...w}}throw new SyntaxError("Unclosed placeable")}function x(){if(t[n]==="{")return f();if(o(ml)){let[,m,w,C=null]=i(ml);if(m==="$")return{type:"var",name:w};if(s(df)){let Ht=L();if(m==="-")return{type:"term",name:w,attr:C,args:Ht};if(of.test(w))return{type:"func",name:w,args:Ht};throw new SyntaxError("Function names must be all upper-case")}return m==="-"?{type:"term",name:w,attr:C,args:[]}:{type:"mesg",name:w,attr:C}}return Ae()}function L(){let m=[];for(;;){switch(t[n]){case")":return n++,m;case void 0:throw new SyntaxError("Unclosed argument list")}m.push(et()),s(ff)}}function et(){let m=x();return m.type!=="mesg"?m:s(mf)?{type:"narg",name:m.name,value:Ae()}:m}function bt(){let m=[],w=0,C;for(;o(ef);){r("*")&&(C=w);let Ht=Ho(),Me=d();if(Me===null)throw new SyntaxError("Expected variant value");m[w++]={key:Ht,value:Me}}if(w===0)return null;if(C===void 0)throw new SyntaxError("Expected default variant");return{variants:m,star:C}}function Ho(){s(uf,SyntaxError);let m;return o(vs)?m=Wt():m={type:"str",value:a(nf)},s(pf,SyntaxError),m}function Ae(){if(o(vs))return Wt();if(t[n]==='"')return ne();throw new SyntaxError("Invalid expression")}function Wt(){let[,m,w=""]=i(vs),C=w.length;return{type:"num",value:parseFloat(m),precision:C}}function ne(){r('"',SyntaxError);let m="";for(;;){if(m+=a(rf),t[n]==="\\"){m+=j();continue}if(r('"'))return{type:"str",value:m};throw new SyntaxError("Unclosed string literal")}}function j(){if(o(fl))return a(fl);if(o(gl)){let[,m,w]=i(gl),C=parseInt(m||w,16);return C<=55295||57344<=C?String.fromCodePoint(C):"�"}throw new SyntaxError("Unknown escape sequence")}function ht(){let m=n;switch(s(gf),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Is(t.slice(m,n))}return t[n-1]===" "?Is(t.slice(m,n)):!1}function Uo(m,w){return m.replace(w,"")}function Is(m){let w=m.replace(af,`
`),C=cf.exec(m)[1].length;return new qo(w,C)}}},qo=class{constructor(t,n){this.value=t,this.length=n}};var ks=new Map;function xs(e,t=`/words/${e}.json`){let n=ks.get(e);if(n)return n;let o=$f(new URL(t,import.meta.url));return ks.set(e,o),o.catch(()=>ks.delete(e)),o}async function $f(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function Ss(e,t){let{language:n}=e,o=yf(e,t);Ps({language:n,format:(s,i)=>{let a=o.getMessage(s)?.value;if(!a)throw new Error(`There is no message ${s} in ${n}.`);return o.formatPattern(a,i)}})}function yf({language:e,words:t,editions:n},o){let r=new hn(e,{useIsolating:!1});return r.addResource(new Te(t)),Object.hasOwn(n,o)&&r.addResource(new Te(n[o]),{allowOverrides:!0}),r}function wl(e,t,n){let{yours:o,name:r,game:s}=e;return c`${D(n)}
    <main class="invitation">
      ${sn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${r} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${ri(e).map(([i,a])=>c`<div>
                <dt>${i}</dt>
                <dd>${a}</dd>
              </div>`)}
        </dl>
        ${o?wf(s):fo(t)}
      </section>
    </main>`}function wf(e){return c`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${e}`}>To the table</a>`}function bl({title:e,text:t},n){return c`${D(n)}
    <main class="invitation">
      ${sn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function vl(e,t){let n=e.store.get(),o=e.isSolo?[["automa","Automa (alone)"]]:[...Rt.map(({level:i,name:a})=>[String(i),`Computer, level ${i}: ${a}`]),["person","Two people here"]],r=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${i=>{i.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>e.store.dispatch(bf(Q(i)))}
      >
        ${o.map(([i,a])=>c`<option value=${i} ?selected=${r===i}>${a}</option>`)}
      </select></label
    >
    ${e.isSolo?u:c`<label
            >You are
            <select
              data-testid="on-first"
              @change=${i=>e.store.dispatch({first:Q(i)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function bf(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function Es(e,t,n,o){let{replay:r,index:s}=e,i=r.frames[s],a=Pt(r);if(n===2&&i.automa)return kf(i,i.automa,a,t,o);let l=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${l}`}>${po(i,a,n)}</div>
    <div class=${`spread ${l}`}>${vf(e,t,n,o)}</div>`}function vf({replay:e,index:t,walks:n},o,r,s){let i=e.frames[t];return vo({number:r,name:Pt(e)[r-1].name,player:i.players[r-1],patches:o.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[r],fresh:jn(i.player===r?[i.move]:[],o.patches)})}function kf(e,t,n,o,r){return c`<div class="seat back p2">${ho(e,n,t)}</div>
    ${mo(e,t,{turns:t.turns,run:0},o.patches,r)}`}function kl({replay:e,index:t},n){let o=r=>n.look(r);return bo(fi(e),t,Pt(e),n.patches,o)}function xl(e,t,n){let o=e.store.get(),{replay:r,index:s}=o,i=r.frames[s],a=Pt(r),{letters:l,look:p}=n.settings,d=()=>n.change({look:p==="cloth"?"thread":"cloth"});return c`${D(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?"Start":`After move ${s}`}: ${xt(i,a)}
          </h1>
          <p data-testid="turn-reason">${ut(i,a)}</p>
          ${r.comment?c`<p class="notice" data-testid="notice">${r.comment}</p>`:u}
        </div>
        <div class="column own">
          ${Es(o,e,1,l)} ${go(i.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${ec(i,e.patches,l)} ${kl(o,e)}
          ${i.result?ko(i,a,u):vl(t,s)}
        </div>
        <div class="column other">
          ${Es(o,e,2,l)} ${Un(i,a,p,d)}
        </div>
      </div>
      <div class="below">${xo(i,a,e.patches)}</div>
    </main>`}var tt=document.getElementById("app"),at=ba(),Ft=null,Ts=()=>"",G=0,Ms=Bs(Os("link[data-what=patches]")),As=new gn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:ao,onNews:gc});async function Ls(e){ve().length===0||document.hidden||As.socket||(e??await xf())&&As.open()}async function xf(){return K().then(({known:e})=>e,()=>!1)}var U={get settings(){return at},logo:Os("link[rel=icon]"),change(e){at={...at,...e},va(at),Sl(),"language"in e||"edition"in e?Af().catch(_s):Ft?.draw()},go(e){history.pushState(null,"",e),Wo()},help(){an("aid").then(({openAid:e})=>e(),Sf)}};function Sf({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),I(c`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>Close</button>`,t),document.body.append(t),t.showModal()}function Os(e){return document.querySelector(e).href}function Sl(){let{theme:e,edition:t}=at;document.documentElement.dataset.edition=t,e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function Ef(){return at.language==="auto"?si(navigator.languages):at.language}async function Tf(){let{lang:e}=document.documentElement,t=at.language==="auto"?e:at.language,n=e===t?Os("link[data-what=words]"):void 0;Ss(await xs(t,n),at.edition),document.documentElement.lang=t}async function Af(){let e=Ef();Ss(await xs(e),at.edition),document.documentElement.lang=e,nn(Ts()),Ft?.draw()}function qt(e,t,n=null){Ft?.close(),Ft=e,Ts=t?()=>g(t):()=>"",nn(Ts()),Ls(n),window.scrollTo(0,0),e.draw()}function Wo(){G+=1;let e=G,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{G===e&&_s(s)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=sl(location.pathname);t?If(t[1]).catch(n):o?Pf(o[1]).catch(n):r?Lf(r).catch(n):location.pathname===Tn?Nf().catch(n):location.pathname!=="/"?El("page"):location.hash.length>1?_f(location.hash).catch(n):Of().catch(n)}function _s(e){if(e instanceof Mt&&e.status===404&&Mf())return El("game");let t=e instanceof Error?e.message:String(e);Tl("cannot-show",t,e instanceof Ut)}function Mf(){return location.pathname.startsWith("/game/")}function El(e){Tl(e==="game"?"no-such-game":"no-such-page",g("link-may-be-old"))}function Tl(e,t,n=!1){qt({draw:()=>I(c`${D(U)}
        <main class="waiting">
          <h1>${g(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${g("back-to-home")}</a>
          ${n?dr(U):u}
        </main>`,tt),close:()=>{}},e)}async function Lf({title:e,open:t}){let n=G;Ft||I(Qt(U,g("one-moment")),tt);let o=await t(tt,U);n===G?qt(o,e):o.close()}async function Of(){let e=G,n=await Ac(tt,U,As,o=>{history.pushState(null,"",o.link||location.pathname),Al(o).catch(_s)});e===G?qt(n,""):n.close()}async function _f(e){let t=G,n=await mn(e);t===G&&await Al(n)}async function Al(e){let t=new On(e,await Ms),n=new _n(e,U.go,at.strength),o=()=>I(xl(t,n,U),tt),r=[t.store.watch(o),n.store.watch(o)],s=a=>eo(a,(l,p)=>t.walk(l,p));tt.addEventListener("keydown",s),qt({draw:o,close:()=>{for(let a of r)a();tt.removeEventListener("keydown",s)}},"tab-viewer")}async function If(e){let t=G;Ft||I(Qt(U,g("opening-table")),tt);let[n,o]=await Promise.all([Ds(e),Ms]);if(t!==G)return;let r=n.seats.some(s=>s.yours);qt(Yr(tt,n,o,U),"tab-game",r)}async function Nf(){let e=G;Ft||I(Qt(U,g("opening-table")),tt);let[{LocalGame:t},n]=await Promise.all([an("offline"),Ms]);if(e!==G)return;let o=new t(n,{load:ka,save:xa,later:r=>window.setTimeout(r),draw:r=>Math.floor(Math.random()*r)});qt(Yr(tt,o.table,n,U,o),"tab-offline",!1)}async function Pf(e){let t=G;Ft||I(Qt(U,g("opening-invitation")),tt);try{let n=await qs(e);if(t!==G)return;let o=new ue({me:K,sit:s=>Ws(e,s),go:U.go}),r=()=>I(wl(n,o,U),tt);qt({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Mt?oi(n.status):null;if(!o)throw n;if(t!==G)return;qt({draw:()=>I(bl(o,U),tt),close:()=>{}},"tab-invitation")}}Sl();await Tf();I(Wi(),document.getElementById("fabrics"));window.addEventListener("popstate",Wo);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),U.help())});window.addEventListener("online",()=>Ls(null));document.addEventListener("visibilitychange",()=>Ls(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});Wo();Mi(U,Wo);document.readyState==="complete"?ns():window.addEventListener("load",ns);
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
