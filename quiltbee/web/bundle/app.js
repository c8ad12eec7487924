var vl=Object.defineProperty;var Ts=(e,t)=>{for(var n in t)vl(e,n,{get:t[n],enumerable:!0})};var Es={language:"en",format:e=>e};function As(e){Es=e}function v(e,t){return Es.format(e,t)}var Mt=class extends Error{constructor(t,n){super(t),this.status=n}};async function k(e,t,n){return JSON.parse(await tt(e,t,n))}async function tt(e,t,n="POST"){let o=await kl(e,t,n),r=await o.text();if(o.ok)return r;let s=xl(r)??v("status-answer",{status:String(o.status)});throw new Mt(s,o.status)}async function kl(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(o){throw new Error(v("server-away"),{cause:o})}}function xl(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function Ms(e="/api/patches"){let t=await k(e);return Object.fromEntries(Object.entries(t).map(Sl))}function Sl([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>v(`patch-${e}`)})]}function Os(e){return k(`/api/games/${e}`)}function ee(e){return k("/api/games",e)}function _s(){return k("/api/solo")}function un(e){return k("/api/replay",{text:e})}function Ls(e){return k(`/api/games/${e}/replay`)}function et(){return k("/api/me")}function Is(e){return k(`/api/invitations/${e}`)}function Ns(e,t){return k(`/api/invitations/${e}`,{name:t})}function Ps(e){return k(`/api/games/${e}/invitation`,{})}function pn(e,t){return k(`/api/games/${e}/seat`,{name:t})}function Ae(e){return tt("/api/qr",{path:e})}function Cs(e){return k("/api/reports",e)}var hn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Ot=[1,2];function Me(e){return e===1?2:1}function Oe(e){return Ot.filter(t=>e[t-1].yours)}function C({seats:e}){return e.some(t=>t.yours)}function Fo({mode:e,seats:t}){let n=Oe(t);return e==="remote"&&n.length===1?n[0]:null}function ne(e){return Ot.find(t=>e[t-1].kind==="open")??null}function _e({seats:e}){let t=ne(e);return t===null?"":e[t-1].name}function R({stage:e,seats:t}){return e!=="over"&&ne(t)!==null}function _t({stage:e,result:t}){return e==="over"&&t===null}var Tl=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function U([e,t]){return`${"abcdefghi"[t]}${e+1}`}function nt(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function ct(e,t){return e[0]===t[0]&&e[1]===t[1]}function X(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function vt(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function Le(e,[t,n]){let[o,r]=X(e);return[Rs(t,9-o),Rs(n,9-r)]}function Rs(e,t){return Math.max(0,Math.min(t,e))}function mn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Bs(e,t,n){let[o,r]=t,s=n>=4?mn(e,t,"flip"):e;for(let i=0;i<n%4;i+=1)s=mn(s,[o,r],"right"),[o,r]=[r,o];return s}function Lt(e){let[t,n]=X(e),o=([r,s])=>Math.abs(r-(t-1)/2)+Math.abs(s-(n-1)/2);return e.reduce((r,s)=>o(s)<o(r)?s:r)}function gn(e){let t=Math.min(...e.map(i=>i[0])),n=Math.max(...e.map(i=>i[1])),o=([i,a])=>Math.min(...e.map(([l,p])=>Math.abs(l-i)+Math.abs(p-a))),r=i=>Math.abs(i[0]-t+1)+Math.abs(i[1]-n-1)+(o(i)<2?20:0);return Tl.filter(i=>o(i)>0).reduce((i,a)=>r(a)<r(i)?a:i)}function fn(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],s=[o];t.add(o);for(let i=s.pop();i!==void 0;i=s.pop()){r.push([Math.floor(i/9),i%9]);for(let a of El(i))e[a]==="."&&!t.has(a)&&(t.add(a),s.push(a))}n.push(r.sort((i,a)=>i[0]-a[0]||i[1]-a[1]))}return n.sort((o,r)=>r.length-o.length)}function El(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var Al=3;function oe(e,t){let n=new Set(fn(e).map(String));return fn(Ml(e,t)).filter(r=>r.length<=Al&&!n.has(String(r)))}function Ml(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function Ds(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let s=n;s<n+7;s+=1)r+=e.slice(s*9+o,s*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function j(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[i,a]of e)for(let l=0;l<4;l+=1){let[p,h]=dn[(l+3)%4];if(o.has(String([i+p,a+h])))continue;let d=Ol[l],g=[i+d[0],a+d[1]],x=[g[0]+dn[l][0],g[1]+dn[l][1]];r.set(String(g),[...r.get(String(g))??[],{to:x,direction:l}])}let s="";for(;r.size>0;)s+=_l(r,t,n);return s}var dn=[[0,1],[1,0],[0,-1],[-1,0]],Ol=[[0,0],[0,1],[1,1],[1,0]];function _l(e,t,n){let o=e.keys().next().value,r=[],s=o,i=-1;do{let l=e.get(s),p=Math.max(0,l.findIndex(x=>x.direction===(i+1)%4)),h=l.splice(i<0?0:p,1)[0];l.length===0&&e.delete(s);let[d,g]=s.split(",").map(Number);h.direction!==i&&r.push({at:[d,g],direction:h.direction}),i=h.direction,s=String(h.to)}while(s!==o);return r.length>1&&r[0].direction===i&&r.shift(),`M${r.map(({at:l,direction:p},h)=>{let d=r[(h+r.length-1)%r.length].direction,[g,x]=[d,p].map(O=>dn[(O+1)%4]).reduce((O,dt)=>[O[0]+dt[0],O[1]+dt[1]]);return`${l[1]*t+x*n} ${l[0]*t+g*n}`}).join("L")}Z`}function T(e,t){return e===1?`1 ${t}`:`${e} ${/(s|x|ch)$/.test(t)?`${t}es`:`${t}s`}`}function kt(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`}function E(e){return e<0?`−${-e}`:String(e)}function qo(e){return`the ${e}`}function Wt(e){let t=e.income?`${e.income} income`:"no income",{name:n,squares:o,buttons:r,time:s}=e,i=`costs ${T(r,"button")}`;return`${n}, ${T(o,"square")}, ${i}, ${s} time, ${t}`}function $(e,t){let{name:n,yours:o,kind:r}=e[t-1];return o&&!e[2-t].yours?"You":r==="open"?n||"Open seat":r==="computer"?n.replace(/^Quiltbee level/,"Level"):n==="You"?`Player ${t}`:n}function Ie(e){return e==="You"?"You are":`${e} is`}function xt(e,t){if(e.result){let r=$(t,e.result.winner);return r==="You"?"You win":`${r} wins`}if(_t(e))return"Game aborted";let n=$(t,e.turn),o=n==="You"?"Your":`${n}’s`;return e.stage==="special_patch"?`${o} special patch`:`${o} turn`}function ut(e,t){if(e.result)return Il(e,t);if(_t(e))return"It was called off at the start, and nothing is counted.";let n=$(t,e.turn),o=n==="You";if(e.stage==="special_patch")return o?"You reached a special patch. Put it on any empty space.":`${n} reached a special patch.`;let r=e.players[e.turn-1].time,s=e.players[2-e.turn].time;return r===s?r===0?o?"You go first.":`${n} goes first.`:o?"You’re level, and your token is on top, so it’s your turn.":`${Ll(t)}, and ${n}’s token is on top.`:o?"You’re further back on the time track, so it’s your turn.":`${Ie(n)} further back on the time track.`}function Ll(e){return e.filter(({yours:t})=>t).length===1?"You’re level":"Both are level"}function Il(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,s=`${E(o[n-1])} to ${E(o[2-n])}`,i=$(t,3-n);return r==="resignation"?`${i} resigned; the scores stood at ${s}.`:r==="time"?`${i} ran out of time; the scores stood at ${s}.`:r==="first to 53"?`${s}: equal scores, and the winner reached space 53 first.`:`The final score is ${s}.`}function js(e,t){return["Pass",...Wo(e,t)].join(" · ")}function Wo({consequence:e},t){let n=[`move ${e.time-t}`,`earn ${e.earned}`];return e.income>0&&n.push(`income ${e.income}`),e.special_patch&&n.push("special patch"),n}function It(e,t,n=!1){if(e==="pass")return"passed";if(e==="A:pass")return"moved on";if(e.startsWith("A:"))return`took ${qo(t[e[2]]?.name??e[2])}`;if(e.startsWith("+"))return n?`special patch on ${e.slice(1)}`:"special patch";let o=t[e[0]],r=o?.name??e[0];return n&&o?`${r} at ${U(Nl(o,e))}`:r}function Nl({orientations:e},t){let n=nt(t.slice(2));return vt(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function lt(e,t,n,o=!0){let r=e.filter(([s,i])=>t[s*9+i]!==".").map(U);return r.length>0?o?r.length>4?`overlaps at ${T(r.length,"space")}`:`overlaps at ${kt(r)}`:"overlaps another patch":n&&!n.available?n.reason??"can’t be bought now":null}function Fs(e,t,n,o){let r=lt(e,t,n,o);if(r===null)return{text:"Fits",isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,i=lt(e,t,void 0,o)===null,a=s&&i?`Fits; ${T(n.missing,"button")} short`:r;return{text:a[0].toUpperCase()+a.slice(1),isGood:!1}}function Uo(e){let t=U(e[0]);return e.length===1?`single hole ${t}`:`hole of ${e.length} at ${t}`}function Pl(e,t){return t?kt(e.map(Uo)):e.length===1?"a hole":`${e.length} holes`}function $n(e,t,n,o,r,s=!0){let{consequence:i}=e,a=o.players[o.turn-1],l=[{kind:"buttons",text:e.missing>0?`Costs ${i.paid}`:`Buttons ${a.buttons} → ${E(i.buttons)}`},{kind:"time",text:`Time ${a.time} → ${i.time}`}];return i.income_marks.length>0&&l.push({kind:"income",text:s?`Income +${i.income} at ${kt(i.income_marks.map(String))}`:`Income +${i.income}`}),i.special_patch&&l.push({kind:"special",text:"Special patch"}),n&&l.push({kind:"tile",text:"Special tile +7"}),t.length>0&&l.push({kind:"holes",text:`Makes ${Pl(t,s)}`}),l.push({kind:"next",text:Cl(e,o,r)}),l}function Cl({consequence:e},t,n){if(e.next===null)return"Then the game is over";let o=$(n,e.next);return`Next: ${o==="You"?"you":o}${e.next===t.turn?" again":""}`}function qs(e,t,n){let o=U(e);return t==="."?`${o}, empty`:t==="*"?`${o}, special patch`:`${o}, ${n[t]?.name??"covered"}`}function yn(e){let t=fn(e),n=t.reduce((i,a)=>i+a.length,0),o=[`${81-n} covered, ${n} empty`],r=t.filter(i=>i.length===1).map(i=>U(i[0]));r.length>0&&o.push(`single ${r.length>1?"holes":"hole"} ${r.join(" ")}`),n>0&&o.push(`largest empty region ${t[0].length}`);let s=Ds(e);return o.push(s===0?"a full 7 by 7":`${T(s,"space")} from a 7 by 7`),`${o.join("; ")}.`}function Ut(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],s=e.time_board.last-r;if(s===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${s}`),i.join(", ")}function bn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,s]=X(o),i=vt(o,[e.row,e.column]),a=U([e.row+r-1,e.column+s-1]),l=U([e.row,e.column]);return`${n.name} (${e.letter}), ${i.length} squares, ${l} to ${a}`}var V=1e3,Ht=60*V,re=60*Ht,gt=24*re,Ho=9900,Rl=[10,30,60];function se(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*gt,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*V);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function wn(e){if(e===null)return"no clock";let{kind:t,main:n,extra:o}=se(e);if(t==="days")return`${T(n/gt,"day")} for each turn`;let r=Ws(n);if(o===0)return`${r} for the whole game`;let s=T(o/V,"second");return t==="delay"?`${r}, and ${s} of delay in each turn`:`${r}, and ${s} more for each turn`}function ie(e){let{kind:t,main:n,extra:o}=se(e);if(t==="days")return`${T(n/gt,"day")} a turn`;let r=n%Ht===0?`${n/Ht} min`:`${n/V} s`;return o===0?r:`${r} ${t==="delay"?"~":"+"} ${o/V} s`}function Ws(e){return[[Math.floor(e/re),"hour"],[Math.floor(e%re/Ht),"minute"],[Math.floor(e%Ht/V),"second"]].filter(([o])=>o>0).map(([o,r])=>T(o,r)).join(" ")||"no time"}function Us(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function Ne(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:s,extra:i}=se(e.control),a=s==="delay"?i:0,l=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,l-a))}function vn(e){if(e<=Ho)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=gt)return`${Math.floor(e/gt)} d ${Math.floor(e%gt/re)} h`;let t=Math.ceil(e/V),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((s,i)=>i===0&&o===0?String(s):String(s).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Hs(e){if(e<=0)return"no time left";if(e>=gt){let t=Math.floor(e%gt/re),n=T(Math.floor(e/gt),"day");return t?`${n} ${T(t,"hour")}`:n}return Ws(Math.ceil(e/V)*V)}function Ys(e,t){let{kind:n,main:o}=se(e);return n==="days"?t<6*re:t<Math.max(10*V,Math.min(Ht,o/10))}function Gs(e,t){return Rl.find(o=>e>o*V&&t<=o*V&&t>0)??null}function Vs(e){return e<=0?null:e>=gt?Ht:e<=Ho?e%100||100:Math.min(e%V||V,e-Ho)}function Ks(e){return e===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:e===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function zs({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:s}){return[["You sit as",s===1?"player 1, who begins":"player 2"],["Clock",t===null?"none: take all the time you need":wn(t)],["Time board",e==="revised"?"revised":"original"],["Circle of patches",r?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}var Yo={en:"English"};function Go(e){return typeof e=="string"&&Object.hasOwn(Yo,e)}function Zs(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Go)??"en"}function P(e,t){let n=t,o=!1,r=new Set,s=()=>{o=!1;for(let i of[...r])i(n)};return{get:()=>n,dispatch(i){let a=e(n,i);a!==n&&(n=a,o||queueMicrotask(s),o=!0)},watch(i){return r.add(i),()=>r.delete(i)}}}var ae=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:Qs(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Qs(o)})}}}};function Qs(e){return e instanceof Error?e.message:String(e)}function Js(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>nt(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Xs(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function ti(e,t,[n,o]){let r=i=>(i[0]-t[0])*n+(i[1]-t[1])*o,s=i=>Math.abs((i[0]-t[0])*o+(i[1]-t[1])*n);return e.filter(i=>r(i)>0).sort((i,a)=>s(i)+r(i)-s(a)-r(a)||s(i)-s(a)).at(0)}function ei(e,t,n){let o=s=>(s[0]-t[0])*9+s[1]-t[1];return(n?[...e].reverse().find(s=>o(s)<0):e.find(s=>o(s)>0))??e[n?e.length-1:0]}var oi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Vo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function kn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function Y(e,t){return e.orientations[t]??0}function Nt(e,t){return t.patch.orientations[Y(e,t.letter)]}function pt(e,t){return e.origin?vt(Nt(e,t),e.origin):[]}function le(e,t){return e.origin?`${Y(e,t.letter)}${U(e.origin)}`:null}function ue(e,t){let n=le(e,t);return n!==null&&t.placements.has(n)}function xn(e,t){let n=le(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function Ko(e,t,n){switch(n.type){case"choose":return Dl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?Fl(e,t,n.direction):{...e,cursor:Pe(e.cursor,n.direction)};default:return t?Bl(e,t,n):e}}function Bl(e,t,n){switch(n.type){case"hover":return e.set?e:ni(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return ni(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return ce({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:Lt(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:Sn(e,t);case"jump":return ql(e,t,n.direction);case"next":return Wl(e,t,n.back??!1);case"turn":return Ul(e,t,n.how);case"cycle":return Hl(e,t)}}function Dl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??Lt(Nt(o,t))}}function ni(e,t,n,o){let r=Nt(e,t),s=Le(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),i=ri(e,t,s);return e.origin&&ct(e.origin,i)&&e.set===o&&ct(e.cursor,n)?e:{...e,origin:i,set:o,cursor:n}}function ri(e,t,n){let o=Y(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,i]of r){let a=[n[0]+s,n[1]+i];if(jl(a)&&t.placements.has(o+U(a)))return a}return n}function jl([e,t]){return e>=0&&t>=0&&e<9&&t<9}function ce(e,t,n){let o=Nt(e,t),r=Le(o,n),s=o.some(i=>ct(i,e.anchor))?e.anchor:Lt(o);return{...e,origin:r,set:!0,anchor:s,cursor:[r[0]+s[0],r[1]+s[1]]}}function Sn(e,t){let{anchor:n,cursor:o}=e,r=zo(e,t),s=[o[0]-n[0],o[1]-n[1]];return ce(e,t,Xs(r,s))}function zo(e,t){return Js(t.placements,Y(e,t.letter))}function Fl(e,t,n){if(!e.origin)return Sn(e,t);let[o,r]=Vo[n];return ce(e,t,[e.origin[0]+o,e.origin[1]+r])}function Pe([e,t],n){let[o,r]=Vo[n];return Le([[0,0]],[e+o,t+r])}function ql(e,t,n){if(!e.origin)return Sn(e,t);let o=ti(zo(e,t),e.origin,Vo[n]);return o?ce(e,t,o):{...e,set:!0}}function Wl(e,t,n){let o=zo(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:Sn(e,t):r?ce(e,t,ei(o,r,n)):ce(e,t,o[n?o.length-1:0])}function Ul(e,t,n){let o=Y(e,t.letter),r=mn(e.anchor,X(Nt(e,t)),n);return si(e,t,t.patch.turns[o][n],r)}function Hl(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,s)=>r-s),o=n[(n.indexOf(Y(e,t.letter))+1)%n.length];return si(e,t,o,Lt(t.patch.orientations[o]))}function si(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let s=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],i=Le(Nt(r,t),[s[0]-o[0],s[1]-o[1]]),a=ri(r,t,i);return{...r,origin:a,cursor:[a[0]+o[0],a[1]+o[1]]}}function Pt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:`Player ${n}`;return{...t,name:r,kind:"person"}})}function ii(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var Tn=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=P((r,s)=>({...r,...s}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Pe(o[t],n)}})}};function Yl(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,r.join(""),...o].join(",")}var En=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=P((s,i)=>({...s,...i}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await ee(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:s}=this.store.get(),{automa:i}=n.frames[0],a=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:r}:null,p=o==="person"?Pt(n).map(({name:d})=>d):null,h=Yl(n,t);return{opponent:o,...a,...l,first:s,board:"revised",seed:null,from:h,names:p}}};function An(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:s,move:i})=>{if(!e||o.length!==1)return{number:r,player:s,move:i,change:null};let[a,l]=[e.players[s-1],t.players[s-1]],p={from:a.time,to:l.time,buttons:l.buttons-a.buttons};return{number:r,player:s,move:i,change:p}})}function ai(e,t){let n=Oe(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:s})=>s).lastIndexOf(o);return e.moves.slice(r+1).map(s=>{let i=t[s.number];return i?.move===s.move?i:{...s,change:null}})}function ci({player:e,move:t,change:n},o,r){let i=`${$(o,e)} ${Vl(t,r)}`;return!n||n.to===n.from?i:`${i}: ${Gl(n)}`}function Gl({from:e,to:t,buttons:n}){let o=`moved ${t-e}`;return n===0?o:`${o}, ${Zo(n)}`}function Zo(e){let t=T(Math.abs(e),"button");return e<0?`−${t}`:`+${t}`}function Vl(e,t){return e.startsWith("+")?"sewed a special patch":/^[A-Za-z]\d/.test(e)?`sewed ${qo(t[e[0]]?.name??e[0])}`:It(e,t)}function Qo(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function li({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=i=>i>e.from&&i<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":Kl(e.buttons)];t.income.some(n)&&r.push("payday");let s=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:s}}function Kl(e){return e<0?`−${-e}`:`+${e}`}var Jo=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],Xo={normal:"Normal deck",tactical:"Tactical deck"},ui={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},pi={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function hi(e){return pi[e]?.[0]??e}function Ce({score_parts:e},t){let n=e;return[["Special tile",n.special_tile,[1,2,3,4,5]],["Buttons it holds",n.buttons_held,[2,3,4,5]],["Patches with buttons",n.patches_with_buttons,[3,5]],["Buttons on its patches",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,s])=>[r,s])}function Mn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function On(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function tr(e,t){return`${t[e]?.name??e} (${e})`}function er(e,t){return kt([...e].map(n=>tr(n,t)))}function nr({number:e,budget:t,income:n}){return`Card ${e}: budget ${t}, income ${n}`}function or({affordable:e,choices:t,card:n},o){return e.length===0?`Budget ${n.budget} buys none of the ${t.length}: it advances.`:e.length===1?`Budget ${n.budget} buys only ${tr(e,o)}.`:`Budget ${n.budget} buys ${er(e,o)}.`}function rr({filter:e,left:t,skipped:n},o){let[r,s]=pi[e]??[e,e];return n?`${r}: would leave none, skipped.`:`${r} (${s}): leaves ${er(t,o)}.`}function sr(e,t){let{taken:n,start:o,stop:r,income_marks:s,income:i,special_patches:a}=e,l=[n?`Takes ${tr(n,t)}; token ${o} → ${r}.`:`Token ${o} → ${r}, no buttons for it.`],p=i?`+${T(i,"button")}`:"this card gives none";return s.length>0&&l.push(`Income at ${kt(s.map(String))}: ${p}.`),a.length>0&&l.push(`The special patch at ${kt(a.map(String))} is out of the game.`),e.reaches_marker&&l.push(e.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function _n(e,t){return[`Automa: ${nr(e.card)}.`,or(e,t),...e.steps.map(n=>rr(n,t)),...sr(e,t)].join(" ")}function ir({pile:e,aside:t,discards:n}){let o=[`${T(e,"card")} in the pile`];return t>0&&o.push(`${t} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function Re({deck:e,numeral:t,name:n}){return`${Xo[e]}, level ${t}, ${n}`}function Yt({marker:e,marker_on_board:t}){return t?`Its marker is on space ${e}.`:"Its marker has left the board."}function zl(e,t){let n=Ce(e,t).filter(([,o])=>o>0).map(([o,r])=>`${o.toLowerCase()} ${r}`);return`Score ${E(e.score)}${n.length?`: ${n.join(", ")}`:""}.`}function Ln({players:e,result:t},n,o){let r=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,a])=>T(i.length,"patch")+(i?` ${a}: ${er(i,o)}`:` ${a}`)),s=n.budget!==null&&!t?`the next one has budget ${n.budget}; `:"";return[`${Re(n)}.`,`It holds ${T(e[1].buttons,"button")}; ${r.join("; ")}.`,zl(e[1],n.level),Yt(n),`Cards: ${s}${ir(n)}`].join(" ")}function mi(){let e=Zl(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},s=o>0?e[o-1]:{x:t-1,y:n},i={x:r.x+(s.x-t)*12/2,y:r.y+(s.y-n)*12/2};return o<53?{centre:r,entry:i,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:i,width:36,height:12}})}function Zl(e,t){let n=new Set,o=[],[r,s,i,a]=[0,0,1,0],l=(p,h)=>p>=0&&h>=0&&p<e&&h<t&&!n.has(`${p},${h}`);for(;o.length<e*t;)o.push({x:r,y:s}),n.add(`${r},${s}`),l(r+i,s+a)||([i,a]=[-a,i]),r+=i,s+=a;return o}var di=10.3;function fi(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let s={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=t.at(-1)?.centre??s,a={x:(s.x+i.x)/2,y:(s.y+i.y)/2},l=r===53?9.8:8.6;t.push({centre:s,entry:a,width:l,height:l});let p=di/o;n+=p,o-=di/(2*Math.PI)*p}return t}var dr=globalThis,gi=e=>e,In=dr.trustedTypes,$i=In?In.createPolicy("lit-html",{createHTML:e=>e}):void 0,xi="$lit$",Ct=`lit$${Math.random().toFixed(9).slice(2)}$`,Si="?"+Ct,Ql=`<${Si}>`,Kt=document,De=()=>Kt.createComment(""),je=e=>e===null||typeof e!="object"&&typeof e!="function",mr=Array.isArray,Jl=e=>mr(e)||typeof e?.[Symbol.iterator]=="function",ar=`[ 	
\f\r]`,Be=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,yi=/-->/g,bi=/>/g,Gt=RegExp(`>|${ar}(?:([^\\s"'>=/]+)(${ar}*=${ar}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),wi=/'/g,vi=/"/g,Ti=/^(?:script|style|textarea|title)$/i,fr=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),c=fr(1),f=fr(2),ig=fr(3),Fe=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),ki=new WeakMap,Vt=Kt.createTreeWalker(Kt,129);function Ei(e,t){if(!mr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return $i!==void 0?$i.createHTML(t):t}var Xl=(e,t)=>{let n=e.length-1,o=[],r,s=t===2?"<svg>":t===3?"<math>":"",i=Be;for(let a=0;a<n;a++){let l=e[a],p,h,d=-1,g=0;for(;g<l.length&&(i.lastIndex=g,h=i.exec(l),h!==null);)g=i.lastIndex,i===Be?h[1]==="!--"?i=yi:h[1]!==void 0?i=bi:h[2]!==void 0?(Ti.test(h[2])&&(r=RegExp("</"+h[2],"g")),i=Gt):h[3]!==void 0&&(i=Gt):i===Gt?h[0]===">"?(i=r??Be,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,p=h[1],i=h[3]===void 0?Gt:h[3]==='"'?vi:wi):i===vi||i===wi?i=Gt:i===yi||i===bi?i=Be:(i=Gt,r=void 0);let x=i===Gt&&e[a+1].startsWith("/>")?" ":"";s+=i===Be?l+Ql:d>=0?(o.push(p),l.slice(0,d)+xi+l.slice(d)+Ct+x):l+Ct+(d===-2?a:x)}return[Ei(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},qe=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let s=0,i=0,a=t.length-1,l=this.parts,[p,h]=Xl(t,n);if(this.el=e.createElement(p,o),Vt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=Vt.nextNode())!==null&&l.length<a;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(xi)){let g=h[i++],x=r.getAttribute(d).split(Ct),O=/([.?@])?(.*)/.exec(g);l.push({type:1,index:s,name:O[2],strings:x,ctor:O[1]==="."?lr:O[1]==="?"?ur:O[1]==="@"?pr:he}),r.removeAttribute(d)}else d.startsWith(Ct)&&(l.push({type:6,index:s}),r.removeAttribute(d));if(Ti.test(r.tagName)){let d=r.textContent.split(Ct),g=d.length-1;if(g>0){r.textContent=In?In.emptyScript:"";for(let x=0;x<g;x++)r.append(d[x],De()),Vt.nextNode(),l.push({type:2,index:++s});r.append(d[g],De())}}}else if(r.nodeType===8)if(r.data===Si)l.push({type:2,index:s});else{let d=-1;for(;(d=r.data.indexOf(Ct,d+1))!==-1;)l.push({type:7,index:s}),d+=Ct.length-1}s++}}static createElement(t,n){let o=Kt.createElement("template");return o.innerHTML=t,o}};function pe(e,t,n=e,o){if(t===Fe)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,s=je(t)?void 0:t._$litDirective$;return r?.constructor!==s&&(r?._$AO?.(!1),s===void 0?r=void 0:(r=new s(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=pe(e,r._$AS(e,t.values),r,o)),t}var cr=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??Kt).importNode(n,!0);Vt.currentNode=r;let s=Vt.nextNode(),i=0,a=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new We(s,s.nextSibling,this,t):l.type===1?p=new l.ctor(s,l.name,l.strings,this,t):l.type===6&&(p=new hr(s,this,t)),this._$AV.push(p),l=o[++a]}i!==l?.index&&(s=Vt.nextNode(),i++)}return Vt.currentNode=Kt,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},We=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=pe(this,t,n),je(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==Fe&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Jl(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&je(this._$AH)?this._$AA.nextSibling.data=t:this.T(Kt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=qe.createElement(Ei(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let s=new cr(r,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(t){let n=ki.get(t.strings);return n===void 0&&ki.set(t.strings,n=new qe(t)),n}k(t){mr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let s of t)r===n.length?n.push(o=new e(this.O(De()),this.O(De()),this,this.options)):o=n[r],o._$AI(s),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=gi(t).nextSibling;gi(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},he=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,s){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=s,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(t,n=this,o,r){let s=this.strings,i=!1;if(s===void 0)t=pe(this,t,n,0),i=!je(t)||t!==this._$AH&&t!==Fe,i&&(this._$AH=t);else{let a=t,l,p;for(t=s[0],l=0;l<s.length-1;l++)p=pe(this,a[o+l],n,l),p===Fe&&(p=this._$AH[l]),i||=!je(p)||p!==this._$AH[l],p===u?t=u:t!==u&&(t+=(p??"")+s[l+1]),this._$AH[l]=p}i&&!r&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},lr=class extends he{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},ur=class extends he{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},pr=class extends he{constructor(t,n,o,r,s){super(t,n,o,r,s),this.type=5}_$AI(t,n=this){if((t=pe(this,t,n,0)??u)===Fe)return;let o=this._$AH,r=t===u&&o!==u||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,s=t!==u&&(o===u||r);r&&this.element.removeEventListener(this.name,this,o),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},hr=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){pe(this,t)}};var tu=dr.litHtmlPolyfillSupport;tu?.(qe,We),(dr.litHtmlVersions??=[]).push("3.3.3");var D=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let s=n?.renderBefore??null;o._$litPart$=r=new We(t.insertBefore(De(),s),s,void 0,n??{})}return r._$AI(e),r};function Ue(e){return e.stage!=="over"&&!R(e)&&e.seats[e.turn-1].yours}function L(e){return e.table!==null&&!e.looking&&!e.pending&&Ue(e.table)}function St({table:e,looking:t,pending:n}){return Mn(e)&&!t&&!n}function He(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function de(e){return L(e)&&He(e.table)}function zt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&C(e)}function Ye(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function I(e,t){return e.table?.options.find(n=>n.letter===t)}function me(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function Zt(e,t){let n=I(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function F(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?kn(e.table.special_cells):Zt(e,t)}function fe(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Ye(e)?.turn??1:1}function Nn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):I(e,o.letter)?.completes_7x7?.includes(t)??!1}function gr(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=nt(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function Ge({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return ai(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function Pn(e,t){return e.flatMap(n=>gr(n,t)??[])}function Ai(e){let{table:t,placement:n,weighing:o}=e;if(!t||!L(e))return null;let r=n.letter??(o?null:""),s=r===""||r==="+"?void 0:I(e,r);if(!s)return null;let{consequence:i}=s,a=t.turn,l=t.players[a-1].time,p=t.time_board.special_patches_left.filter(h=>h>l&&h<=i.time);return{player:a,from:l,to:i.time,marks:[...i.income_marks,...p],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Mi({player:e,to:t,income:n,special:o,next:r},s){let a=[n>0?`income +${n}`:"",o?"special patch":""].filter(Boolean).join(", ");return`To space ${t}${a?`: ${a}`:""}. ${eu(e,r,s)}`}function eu(e,t,n){return t===null?"Then the game is over":`Then ${$(n,t)==="You"?"you":$(n,t)}${t===e?" again":""}`}var $r=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Oi=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function _i(e){let t=$r.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Li(){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${$r.map(e=>{let{cloth:t,weave:n}=_i(e);return f`<pattern id=${`fabric-${e}`} class=${`cloth-${t}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${Oi[n]}></path></pattern>`})}
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
  </svg>`}function K(e,t,n){let o=n*.3;return f`<g class="disc" transform=${`translate(${e} ${t})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([r,s])=>f`<circle class="hole" cx=${r*o} cy=${s*o} r=${n*.16}></circle>`)}</g>`}function nu(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function Ve(e,t,n,[o,r],s){let i=t.orientations[n],a=X(t.orientations[0]);return f`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${j(i,10,.25)}></path>
    <path class="stitches" d=${j(i,10,1.1)}></path>
    ${nu(t).map(l=>{let[p,h]=Bs(l,a,n);return K((h+.5)*10,(p+.5)*10,2.6)})}
    ${s?ou(i[0],e):u}
  </g>`}function ou([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return f`<text class="letter" x=${o} y=${r}>${n}</text>`}function yr([e,t]){return f`<g class="patch special" transform=${`translate(${t*10} ${e*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${j([[0,0]],10,.25)}></path>
    <path class="stitches" d=${j([[0,0]],10,1.4)}></path></g>`}function Ke(e,t,n,o){let[r,s]=X(t.orientations[n]),i=Math.max(4,r,s)*10+1.2,[a,l]=[(s*10-i)/2,(r*10-i)/2];return c`<svg class="framed" viewBox=${`${a} ${l} ${i} ${i}`} aria-hidden="true">
    ${Ve(e,t,n,[0,0],o)}
  </svg>`}function Cn(e,t,n,o){let[r,s]=X(t.orientations[n]);return c`<svg
    class=${`picture w${s} h${r}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${Ve(e,t,n,[0,0],o)}
  </svg>`}var Ii={cloth:mi(),thread:fi()},ze=[1,2];function Ni(e){return e.time_board.on_top===1?[ze[1],ze[0]]:ze}function Pi(e,t){let[n,o]=e.players.map(a=>a.time),r=n===o?`Both tokens are on space ${n}, ${$(t,e.time_board.on_top)} on top.`:ze.map(a=>`${Ie($(t,a))} on space ${e.players[a-1].time}.`).join(" "),s=e.time_board.special_patches_left,i=e.automa?` ${Yt(e.automa)}`:"";return`${r} Special patches left: ${s.length?s.join(", "):"none"}.${i}`}function br(e,t,n,o){let r=o*1.25,s=e===1?f`<circle r=${o}></circle>`:f`<path d=${`M0 ${-r}L${r} 0 0 ${r} ${-r} 0Z`}></path>`;return f`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>${s}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function Ci({numeral:e},t,n,o){let r=Array.from({length:16},(s,i)=>{let a=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*a).toFixed(2)} ${(-Math.cos(l)*a).toFixed(2)}`});return f`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Ri({automa:e},t,n){if(!e?.marker_on_board)return u;let[o,r]=t(e.marker);return Ci(e,o,r,n)}function Bi(e){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${br(e,0,0,4.4)}
  </svg>`}function su(e,t,n,o=null){let r=Ii[n],s=n==="cloth"?84:96,{income:i,special_patches:a,special_patches_left:l}=e.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Pi(e,t)}
  >
    ${n==="thread"?iu(r):u}
    ${r.map((p,h)=>au(p,h,n))}
    ${o?Di(o,p=>r[p].centre):u}
    ${i.map(p=>{let{x:h,y:d}=r[p].entry;return Rn(p,o,K(h,d,2.5))})}
    ${a.map(p=>{let{x:h,y:d}=r[p].entry;return Rn(p,o,Bn(h,d,4.8,l.includes(p)))})}
    ${o?ji(o,r[o.to].centre,4.6):u}
    ${Ri(e,p=>[r[p].centre.x,r[p].centre.y],5.4)}
    ${cu(e,r)}
  </svg>`}function Rn(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return f`<g class=${r} data-mark=${e}>${n}</g>`}function Di({player:e,from:t,to:n},o){let s=Array.from({length:n-t+1},(i,a)=>o(t+a)).map(({x:i,y:a})=>`${i.toFixed(1)} ${a.toFixed(1)}`).join("L");return f`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function ji({player:e,to:t},{x:n,y:o},r){let s=r*1.2,i=e===1?f`<circle r=${r}></circle>`:f`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return f`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${i}</g>`}function iu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return f`<path class="strand" d=${`M${t.join("L")}`}></path>`}function au({centre:e,width:t,height:n},o,r){let s=r==="thread"?"0":"start",i=r==="cloth"?f`<rect x=${e.x-t/2+.3} y=${e.y-n/2+.3}
          width=${t-.6} height=${n-.6} rx="1.2"></rect>`:f`<circle cx=${e.x} cy=${e.y} r=${t/2}></circle>`,a=o===0||o===53?"end":o%2?"odd":"even";return f`<g class=${`space ${a}`}>${i}
    <text x=${e.x} y=${e.y+1.2}>${o===0?s:o}</text></g>`}function Bn(e,t,n,o){return f`<rect class=${o?"mark-special":"mark-special taken"}
    x=${e-n/2} y=${t-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function cu(e,t){let n=e.players[0].time===e.players[1].time;return Ni(e).map((o,r)=>{let{x:s,y:i}=t[e.players[o-1].time].centre,a=n?r*-2.6+1.3:0;return br(o,s+a*.6,i+a,4)})}var Ze={left:5,span:150,bar:9.5,above:4,below:15};function Tt(e){return Ze.left+e*Ze.span/53}function Dn(e){return e===1?Ze.above:Ze.below}function Fi(e,t){return Ii[e][t].centre}function lu(e,t,n){let{income:o,special_patches:r,special_patches_left:s}=e.time_board,{bar:i}=Ze;return c`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Pi(e,t)}
  >
    <rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${ze.map(a=>f`<rect class=${`gone gone-${a}`} x="3" y=${a===1?i-1.6:i}
        width=${Math.max(2,Tt(e.players[a-1].time)-3)} height="1.6"></rect>`)}
    ${n?Di(n,a=>({x:Tt(a),y:i})):u}
    ${o.map(a=>Rn(a,n,K(Tt(a-.5),i,2.1)))}
    ${r.map(a=>Rn(a,n,Bn(Tt(a-.5),i,4.2,s.includes(a))))}
    ${Ri(e,a=>[Tt(a),i],3.6)}
    ${n?ji(n,{x:Tt(n.to),y:Dn(n.player)},3.2):u}
    ${Ni(e).map(a=>{let{time:l}=e.players[a-1];return br(a,Tt(l),Dn(a),3.3)})}
  </svg>`}function uu({automa:e}){let t=[["income",K(0,0,2.4)],["special patch",Bn(0,0,4.6,!0)],["taken",Bn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Ci(e,0,0,2.9)]]}function jn(e,t,n,o,r=null,s=1){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round":"Square"}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?Mi(r,t):`${$(t,s)}: ${Ut(e,s)}`}
    </p>
    <div class="spiral-box">${su(e,t,n,r)}</div>
    <div class="line-box">${lu(e,t,r)}</div>
    <ul class="legend">
      ${uu(e).map(([i,a])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${a}</svg> ${i}</li>`)}
    </ul>
  </section>`}var Fn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?An(t,n):[];if(!r){this.scene=null;return}let s=Qo(r.move),i=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,a=i&&{box:i.getBoundingClientRect(),image:i.cloneNode(!0)},{gains:l,marks:p}=li(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:l,marks:p,picture:a}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let s=this.targetOf(Qo(t),n);if(!o||!s)return;let[i,a]=[o.box,s.getBoundingClientRect()],l=this.overlay("flying",[o.image]),p=(d,g)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
        translate(-50%, -50%) scale(${g})`}),h=Math.max(a.width,a.height)/170;this.run(l,[p(i,i.width/170),p(a,h)],r*.9).onfinish=()=>l.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(i=>i.getBoundingClientRect().width>0),[s]=r.sort((i,a)=>a.getBoundingClientRect().width-i.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(a,l)=>t.from+l),s=a=>Fi(this.look(),a),i=a=>({x:Tt(a),y:Dn(n)});for(let[a,l]of[["spiral",s],["time-line",i]]){let p=this.root.querySelector(`.${a} .token-${n}`),h=r.map(l).map(({x:d,y:g})=>({transform:`translate(${d}px, ${g}px)`}));p&&this.run(p,h,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let s=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[a,l]=[s.x-4,s.y-4],p=[{transform:`translate(${a}px, ${l+10}px)`,opacity:0},{transform:`translate(${a}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${a}px, ${l-12}px)`,opacity:1}];this.run(i,p,o).onfinish=()=>i.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Rt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],ge=3,qn=65536,qi=18e4;function Wi({mode:e,board:t,seats:n,automa:o}){let[r]=Oe(n);if(r===void 0||e==="remote")return null;let s={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...s,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=r===1?"opponent":"you";return{...s,opponent:"computer",level:pu(n[2-r].name),first:i}}function pu(e){return Number(/level (\d+)$/.exec(e)?.[1]??ge)}var Ui=16;function wr(e,t){let n=Fo(t);return n!==null&&hu(e,t,n)||fu(e,t,n)||{text:e.told||gu(t),actions:[],urgent:!1}}function Hi(e,t,n){return n==="rematch"?vr(t):wr(e,t).actions.some(([o])=>o===n)}function vr(e){let t=Fo(e);return t===null||e.stage!=="over"||ne(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function hu(e,t,n){return R(t)?null:t.stage==="over"?mu(t,n):du(e,t,n)}function du({fallen:e},t,n){let o=kr(t.seats,Me(n));return t.offer&&t.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:e===Me(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:e===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:t.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function mu({rematch:e,seats:t},n){let o=kr(t,Me(n));return e.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:e.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:e.asked.includes(Me(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function fu(e,t,n){let o=xr(t);if(o===null||t.stage==="over")return null;let r=kr(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:`${Ie(r)} away.`,actions:[],urgent:!1}:{text:`${r} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function kr(e,t){let n=$(e,t);return n.length>Ui?`${n.slice(0,Ui-1).trimEnd()}…`:n}function xr(e){return e.mode!=="remote"?null:Ot.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function gu({clock:e,rated:t,takebacks:n}){return`${[e?ie(e.control):"No clock",t?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function ot(e){return R(e)?Sr(e):xt(e,e.seats)}function $e(e){return R(e)?$u(e):ut(e,e.seats)}function Sr(e){let t=_e(e);return t?`Waiting for ${t}`:e.access==="public"?"Waiting for another player":C(e)?"Waiting for your friend":"Waiting for a second player"}function $u(e){let t=_e(e);return t?`The seat is kept for ${t}.`:e.access==="public"?"Whoever takes the open seat plays.":C(e)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function Yi(e,t){if(!e)return"";let n=e.player===null?"":$(t.seats,e.player),o=n==="You";switch(e.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function Gi(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&C(t)?t.rematch.game:null}function Vi(e,t,n,o=""){let r=`${ot(t)}. ${$e(t)}`;if(!e)return r;let s=e.moves.length;return t.moves.length<s?`Taken back. ${r}`:o?ot(e)===ot(t)?o:`${o} ${r}`:[...t.moves.slice(s).map(({number:a,player:l,move:p})=>{let h=l===2&&t.automa?.turns.find(d=>d.number===a);return h?_n(h,n):`${$(t.seats,l)}: ${It(p,n,!0)}.`}),...yu(e,t),r].join(" ")}function yu(e,t){return t.players.flatMap((n,o)=>{if(!n.special_tile||e.players[o].special_tile||t.automa&&o===1)return[];let r=$(t.seats,o===0?1:2);return[`${r} ${r==="You"?"take":"takes"} the special tile, 7 points.`]})}function Ki(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return"Put back.";if(!n)return"";let r=F(e);if(!r)return U(o.cursor);if(!o.origin){let d=I(e,r.letter)?.reason,g=r.letter==="+"?"Special patch":e.patches[r.letter].name;return d?`${g}: ${d}.`:`${g} chosen. Choose a place.`}let s=n.players[n.turn-1].cells,i=pt(o,r),a=lt(i,s,I(e,r.letter)),l=U(o.origin);if(a)return`${l}: ${a}.`;let p=oe(s,i),h=Nn(e,le(o,r)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${kt(p.map(Uo))}`:""}.${h}`}function zi(e,t){let{table:n}=e,o=I(e,t);return!n||!o?"":`${$n(o,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function Tr(e,t,n){return[...t.placements].map(o=>{let r=nt(o.slice(1)),s=vt(t.patch.orientations[o[0]],r),i=oe(e,s).length;return{key:o,score:bu(e,s)-6*i}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Zi(e,t,n){let o=[...t.placements].filter(s=>s[0]===String(n)),r=new Set(o.length>0?o:t.placements);return Tr(e,{...t,placements:r},1)[0]??null}function bu(e,t){let n=new Set(t.map(String)),o=0;for(let[r,s]of t)for(let[i,a]of[[r-1,s],[r+1,s],[r,s-1],[r,s+1]])(i<0||a<0||i>=9||a>=9||e[i*9+a]!=="."&&!n.has(`${i},${a}`))&&(o+=1);return o}function Er({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=Ne(e.clock,n,t,o);return{text:vn(r),sentence:Hs(r),low:Ys(e.clock.control,r)}}var Wn=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Ot){let r=Er(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let s=t?.clock,i=s?.running??null,a=i===this.running?this.left:null;if(this.running=i,this.left=null,!t||!s||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=Ne(s,i,n,r);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:vu(t,p)});let h=a===null?null:Gs(a,l);return h!==null&&this.outside.onTime({timeSaid:wu(t,i,h)}),Vs(l)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+qi-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function wu({seats:e},t,n){let o=$(e,t);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function vu({seats:e},t){if(t===null)return"";let n=$(e,t);return n==="You"?"Your time is up.":`${n}’s time is up.`}var Un="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.",Ji=[["X0a7","patch X, orientation 0, top left on a7"],["+d9","special patch on d9"],["pass","advance and receive buttons"],["m","the three patches on offer"],["q, o","your quilt, the other quilt or the Automa"],["t","time board"],["l, s","last move, scores"],["w 2","what if patch 2 is bought (w pass: the pass)"],["fit 2","places where patch 2 fits, best first"],["hint","a move to consider"],["turn","turn the Automa’s card over"],["undo, resign, ?","take back, give up, help"],["clock","what both players have left"],["accept, decline","answer what the other asks"],["claim, abort, rematch","win on time, call off, play again"]];function Xi(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:"The table is not there yet."};if(r==="")return{error:Un};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return Tu(e,o,r);let[s,i,...a]=r.toLowerCase().split(/\s+/);if(a.length>0)return{error:Un};switch(s){case"pass":case"p":return Su(e);case"undo":case"u":return zt(e)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return St(e)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return de(e)?{request:{type:"hint"}}:{error:_u(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return ku(e,o,s);case"clock":return{say:xu(e,o,n)};case"help":case"?":return{dialog:"help"};case"m":return{say:Mu(e,o)};case"q":return{say:ta(e,o,fe(e))};case"o":return{say:Ou(e,o)};case"t":return{say:Lu(o)};case"l":return{say:Iu(e,o)};case"s":return{say:Nu(o)};case"w":return Qi(e,i,l=>({say:zi(e,l)}));case"fit":return Qi(e,i,l=>Au(e,o,l));default:return{error:`“${r}” is no move and no command. ${Un}`}}}function ku(e,t,n){return Hi(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function xu(e,t,n){let o=[1,2].map(r=>{let s=r,i=Er(e,s,n),a=$(t.seats,s);return i&&`${a}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function Su(e){let t=I(e,null);return!L(e)||!t?.available?{error:Hn(e)}:{request:{type:"move",move:"pass"}}}function Hn(e){let{table:t}=e;return e.looking?"This is an earlier position: go back to the game first.":e.pending?"The last move is still on its way.":t?.stage==="over"?"The game is over.":St(e)?"The Automa’s card is to be turned over first: type turn.":t&&R(t)?`${Sr(t)}.`:t?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function Tu(e,t,n){if(!L(e))return{error:Hn(e)};let o=t.players[t.turn-1].cells,r=nt(n.slice(-2));return r?n.startsWith("+")?t.stage!=="special_patch"?{error:"There is no special patch to place."}:t.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${lt([r],o,void 0)??"can’t go there"}.`}:t.stage==="special_patch"?{error:Hn(e)}:Eu(e,t,n,r):{error:Un}}function Eu(e,t,n,o){let r=n[0],s=I(e,r);if(!s)return{error:`Patch ${r} is not on offer; these are: ${me(t).join(", ")||"none"}.`};let{name:i,orientations:a}=e.patches[r],l=Object.keys(a).join(", "),p=a[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!s.available)return{error:`${i}: ${s.reason}.`};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=vt(p,o),g=h.some(([x,O])=>x>8||O>8)?"does not lie wholly on the quilt":lt(h,t.players[t.turn-1].cells,s);return{error:`${i} ${g??"can’t go there"}.`}}function Qi(e,t,n){let o=e.table?me(e.table):[];if(t==="pass"&&I(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(r)}function Au(e,t,n){let o=n===null?null:Zt(e,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let r=Tr(t.players[t.turn-1].cells,o,8),s=r.map(i=>o.letter+i).join(" ");return{say:r.length?`${T(o.placements.size,"place")}, best first: ${s}.`:"It fits nowhere."}}function Mu(e,t){let n=me(t);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,a)=>{let l=I(e,i)?.reason,p=`${a+1}: ${Wt(e.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),r=I(e,null),{time:s}=t.players[t.turn-1];return`${o.join(". ")}. ${r?js(r,s):""}.`}function ta(e,t,n){let{cells:o,patches:r}=t.players[n-1],s=r.map(i=>bn(i,e.patches)).join("; ");return`${$(t.seats,n)}: ${yn(o)} ${s?`${s}.`:""}`}function Ou(e,t){return t.automa?`Automa: ${Ln(t,t.automa,e.patches)}`:ta(e,t,3-fe(e))}function _u(e){return He(e.table)?Hn(e):"Hints are given alone and against the computer only."}function Lu(e){let t=[1,2].map(o=>{let r=o,{time:s}=e.players[o-1];return`${$(e.seats,r)} on ${s}, ${Ut(e,r)}`}),n=e.automa?` ${Yt(e.automa)}`:"";return`${t.join("; ")}.${n} ${ut(e,e.seats)}`}function Iu(e,t){let n=t.moves.at(-1);if(!n)return`No move yet. ${ot(t)}.`;let o=e.account.turns.find(s=>s.number===n.number);if(o)return _n(o,e.patches);let r=$(t.seats,n.player);return`Move ${n.number}, ${r}: ${It(n.move,e.patches,!0)}.`}function Nu(e){return`If the game ended now: ${[1,2].map(n=>Pu(e,n)).join("; ")}.`}function Pu({automa:e,players:t,seats:n},o){let{score:r,buttons:s,income:i}=t[o-1],a=`${E(r)}, with ${T(s,"button")}`;return e&&o===2?`Automa ${a}`:`${$(n,o)} ${a}, income ${i}`}var Cu=new Set(["presence","ready","thinking"]),Ru=["1","2"];function ea(e,t){let{number:n,now:o=null,acknowledges:r,event:s,changed:i,players:a,moves:l}=t;return!(n===e.number+1&&!Cu.has(s.kind))&&n!==e.number||l.keep>e.moves.length?null:{...e,...i,number:n,now:o,acknowledges:r,players:e.players.map((h,d)=>({...h,...a[Ru[d]]})),moves:[...e.moves.slice(0,l.keep),...l.add]}}var na=250,Bu=2e3,Du=5e3,ju=15e3,Yn=class{constructor(t,n){this.outside=t,this.table=n,this.wait=na,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Du)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=na,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),ju)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:ea(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Bu,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function oa(e){return{patches:e,table:null,status:"connecting",pending:null,placement:oi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ra(e,t){switch(t.type){case"table":return qu(Fu(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return Hu(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:sa(e)};case"return":return Ar({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Pe(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Fu(e,t,n){let o=xr(t)!==null;return{...e,anchor:Us(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function qu(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=Yi(n,t),s=Vi(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:s,told:r}:Ar({...e,table:t,said:s,told:r,looking:null,ghostText:"",copied:"",hint:null,account:Uu(e,t),seen:Wu(e,t),placement:sa(e)})}function Wu({seen:e,table:t},n){let o=An(t,n),r=Object.values(e).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...r,...o].map(s=>[s.number,s]))}function Uu({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let s=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:s?e.run:e.run+1}}function sa({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Ar(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!Ue(t))return e;let n=kn(t.special_cells);return{...e,placement:Ko(e.placement,null,{type:"choose",choice:n})}}function Hu(e,t){if(e.pending)return e;let n=F(e),o=Ko(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Ar(r):r,ghostText:Ki(r,t)}}var Yu={normal:350,faster:160,off:0},Gu={normal:1200,faster:500,off:0},Gn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,Gu[t]-this.spent);return Math.min(Yu[t],Math.floor(o/n))}};var Vu=new Set(["thinking","ready","presence"]),Ku=[3,3],Vn=class{constructor(t,n,o){this.id=t.game,this.store=P(ra,oa(n));let{dispatch:r}=this.store;this.connection=new Yn({open:o,later:(s,i)=>Number(setTimeout(s,i)),forget:s=>clearTimeout(s),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(s,i)=>this.hear({table:s,happened:i,at:performance.now()}),onRefusal:s=>this.refused(s),onHint:({move:s,words:i})=>r({type:"hint",hint:{move:s,words:i}}),onStatus:s=>r({type:"status",status:s}),onPending:s=>r({type:"pending",request:s})},t),this.pace=()=>"off",this.onShow=()=>{},this.telling=new Gn({later:(s,i)=>Number(setTimeout(s,i)),forget:s=>clearTimeout(s),pace:()=>this.pace()},(s,i)=>{this.onShow(s,i),r({type:"table",...s})}),r({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(t){let{table:n,happened:o}=t;if(o&&Vu.has(o.kind))return this.telling.receive(t,!1);let r=o?.kind==="move"||o?.kind==="card",s=!o?.player||n.seats[o.player-1].yours;r&&!s?this.telling.receive(t,!0):this.telling.interrupt(t)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!L(this.state))return;let o=Zt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!L(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=F(this.state);if(!n||!r||o.letter!==t)return;let s=Y(o,t),i=Zi(n.players[n.turn-1].cells,r,s),a=i?nt(i.slice(1)):null,l=i?Number(i[0]):s;this.placement({type:"put",orientation:l,origin:a??Ku})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?me(n)[t]:void 0;r===void 0||!L(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=F(t);if(!n||!L(t))return;if(!r)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let s=I(t,r.letter),i=lt(pt(o,r),n.players[n.turn-1].cells,s,!1),a=xn(o,r);if(i||!a)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t go there: it ${i??"does not fit"}.`);this.placement({type:"show"}),this.send({type:"move",move:a})}pass(){L(this.state)&&I(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!zt(this.state))){if(On(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){St(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){de(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Cs({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Wi(n);if(o)try{t((await ee(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1,this.connection.send(t)||this.complain("The last move is still on its way.")}command(t){let n=Xi(this.state,t,performance.now()),o=(r,s)=>this.store.dispatch({type:"notice",notice:{kind:r,text:s,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await Ls(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var aa=[["1 2 3","choose a patch"],["Arrows","move it by one space"],["Shift + arrows","to the next place where it fits"],["N, Shift + N","next or previous place where it fits"],["R, Shift + R","rotate right, rotate left"],["F","flip"],["Space","next orientation"],["Enter","place it"],["Esc","put it back"],["Wheel, right button","turn it, flip it"],["P","pass"],["U","undo"],["T, Enter","turn the Automa’s card"],["H","hint"],["/","command line"],["?","this help"]],Qe={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ia={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function ca({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(Qe,e)){let i=Qe[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:i}}}let s=e.length===1?e.toLowerCase():e;return s==="n"?{type:"placement",event:{type:"next",back:t}}:s==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(ia,s)?ia[s]:null}var zu=600,Kn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&St(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let s=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},s?0:zu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Zu=4,Qu=1.5,Ju=120,zn=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(s,i,a=!1)=>t.addEventListener(s,l=>i(l),{signal:o.signal,capture:a});r("pointerdown",s=>this.down(s)),r("pointermove",s=>this.move(s)),r("pointerup",s=>this.up(s)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",s=>this.click(s),!0),r("contextmenu",s=>this.flip(s)),t.addEventListener("wheel",s=>this.wheel(s),{signal:o.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),s=r.width/9,[i,a]=[Math.floor((n-r.top)/s),Math.floor((t-r.left)/s)];return i>=-1&&a>=-1&&i<=9&&a<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,a))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!L(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let s=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:s,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=Zt(this.game.state,n),s=t.querySelector(".patch");if(!r||!s)return null;let i=r.patch.orientations[Y(this.game.state.placement,n)],[a,l]=X(i),p=s.getBoundingClientRect(),h=Math.floor((o.clientY-p.top)/p.height*a),d=Math.floor((o.clientX-p.left)/p.width*l);return i.find(g=>ct(g,[h,d]))??Lt(i)}heldCell(t){let{placement:n}=this.game.state,o=F(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!pt(n,o).some(s=>ct(s,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<Zu)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=F(this.game.state);if(!n)return;let o=Nt(this.game.state.placement,n),r=o.filter(i=>i[0]===X(o)[0]-1),s=t.touch?r[Math.floor(r.length/2)]:t.anchor??Lt(o);this.game.placement({type:"hold",anchor:s}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*Qu:0,s=this.cellAt(n.clientX,n.clientY-r);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=s!==null;let i=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=F(n.state),s=this.cellAt(t.clientX,t.clientY);!s||!r||(o.set&&this.commits(t,s)?n.commit():n.placement({type:"set",cell:s}))}commits(t,n){let{placement:o}=this.game.state,r=F(this.game.state);if(!r)return!1;let s=pt(o,r);return s.length>0&&ue(o,r)&&ct(gn(s),n)?!0:t.pointerType==="touch"?!1:[...s,o.cursor].some(i=>ct(i,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<Ju||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&L(n)&&(F(n)?.letter??"+")!=="+"}};function Zn(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Qe,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Qe[e.key]),!0)}var Xu={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},Qn=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:la(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:la(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({...Xu,url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function la(e){return e instanceof Error?e.message:String(e)}var tp=["classic","anniversary","valentine"];function ua(e){return tp.some(t=>t===e)}var Mr={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,strength:ge},ep=12,Jn=new Map;function pa(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(Jn.get(e)??"null");throw t}}function Or(e,t){let n=JSON.stringify(t);Jn.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function ha(){let e=pa("quiltbee.settings"),t={...Mr,...typeof e=="object"?e:null},n=ua(t.edition)?t.edition:Mr.edition,o=Go(t.language)?t.language:Mr.language;return{...t,edition:n,language:o}}function da(e){Or("quiltbee.settings",e),np(e.language)}function np(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function ye(){let e=pa("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function ma(e,t){let n=ye().filter(o=>o.id!==e);Or("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,ep))}function fa(e){Or("quiltbee.games",ye().filter(t=>t.id!==e))}function Xn(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return Jn.get(`invitation.${e}`)??null;throw t}}function Qt(e,t){Jn.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function ga(e,t){let n=new Qn({origin:location.origin,renew:()=>Ps(e),draw:Ae,copy:r=>to(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>Xn(e),set:r=>Qt(e,r)}}),o=new ae({me:et,sit:r=>pn(e,r),go:t});return{inviting:n,joining:o}}async function to(e){if(!navigator.clipboard)throw new Error(v("no-clipboard"));await navigator.clipboard.writeText(e)}function $a({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",s=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${s}`}function ya({mine:e},t){return e||t>0}var Je=document.querySelector("link[rel=icon]"),op=[Je.href,new URL(Je.dataset.waiting??"",Je.href).href],_r={text:"",mine:!1},Lr=0;function Xe(e,t=!1){_r={text:e,mine:t},ba()}function eo(e){Lr=e,ba()}function ba(){let e=$a(_r,Lr);document.title!==e&&(document.title=e);let t=op[ya(_r,Lr)?1:0];Je.href!==t&&(Je.href=t)}var rp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function w(e){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${rp[e]}></path>
  </svg>`}function va({clock:e},t){if(!e)return u;let n=e.running===t;return c`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${w("clock")}${w("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function ka(e,t,{text:n,sentence:o,low:r}){let s=e.querySelector(`[data-clock="${t}"]`);s&&(s.dataset.low=r?"true":"false",wa(s.querySelector(".clock-time"),n),wa(s.querySelector(".clock-words"),o))}function wa(e,t){e&&e.textContent!==t&&(e.textContent=t)}var xa={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]]};function Ir(e,t,n){return f`<g transform=${`translate(${t} ${n})`}>
    <path class="piece" fill=${`url(#fabric-${e})`}
      d=${j(xa[e],10,.25)}></path>
    <path class="stitches" d=${j(xa[e],10,1.1)}></path></g>`}function no(e,t){return Array.from({length:t},(n,o)=>f`<g class=${o%2?"space odd":"space even"}>
        <rect x=${4+o*16} y="14" width="15" height="15" rx="2"></rect>
        <text x=${11.5+o*16} y="28">${e+o}</text></g>`)}function be(e,t,n){let o=e===1?f`<circle r="5"></circle>`:f`<path d="M0-6.5L6.5 0 0 6.5-6.5 0Z"></path>`;return f`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>${o}
    <text y="2.2" font-size="6">${e}</text></g>`}function Sa(e,t,n){let o=r=>25+r*t;return Array.from({length:e*e},(r,s)=>{let[i,a]=[Math.floor(s/e),s%e],l=n(i,a)?`url(#fabric-${"aGb"[(i+a)%3]})`:"none";return f`<rect class="cell-picture" fill=${l} x=${o(a)} y=${4+i*t}
      width=${t} height=${t}></rect>`})}var sp=f`<rect class="mark-special" x="46" y="16" width="9" height="9" rx="1"
  fill="url(#fabric-special)"></rect>`,ip=[["The goal","Cover your 9 by 9 quilt. At the end every button counts 1 point, every empty space costs 2.",Sa(5,8,(e,t)=>e+t<6)],["Whose turn","Whoever is further back on the time track moves, often several times in a row. On one space, the token on top moves.",f`${no(3,6)}${be(1,12,9)}${be(2,76,9)}`],["Buy and sew","Take one of the next three patches. Pay its buttons, turn and flip it as you like, sew it on, then move your token by its time.",f`${Ir("a",4,12)}${Ir("L",42,6)}${Ir("J",74,12)}`],["Or pass","Move your token to the space in front of the other one. You earn a button for each space.",f`${no(3,6)}${be(1,28,9)}${be(2,60,9)}
      <path class="walk walk-1" d="M34 9H76"></path>${K(88,9,5)}`],["Payday","Pass a button on the track, and you get a button for each one printed on your patches.",f`${no(3,6)}${K(52,21,5)}${be(1,28,9)}
      <path class="walk walk-1" d="M34 9H66"></path>`],["Special patch","Whoever is first to pass a leather patch takes it: one free space, sewn on at once.",f`${no(24,6)}${sp}${be(2,28,9)}`],["7 by 7","The first full square of 7 by 7 spaces earns 7 points.",Sa(9,4.6,(e,t)=>e>0&&e<8&&t>0&&t<8)],["The end","When both tokens are in the middle, count: 14 buttons and 9 empty spaces make 14 − 18 = −4.",f`${K(24,24,9)}<text class="sum" x="40" y="29">14 − 2 × 9</text>`]];function oo(){return c`<ol class="how">
    ${ip.map(([e,t,n],o)=>c`<li>
          <svg viewBox="0 0 104 50" aria-hidden="true">${n}</svg>
          <div>
            <h3>${o+1}. ${e}</h3>
            <p>${t}</p>
          </div>
        </li>`)}
  </ol>`}function H(e,t,n,o,r){return c`<fieldset class=${`pick pick-${e}`}>
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
  </fieldset>`}var ap=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function ro(e){let t=ap.map(([n,o])=>[n,c`${w(o)}<span>${v(`edition-${n}`)}</span>`]);return H("edition",v("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function z(e){return e.target.value}function rt(e){return e.target.checked}function so(e){let t=e.settings.language,n=[["auto",v("language-auto")],...Object.entries(Yo)],o=r=>e.change({language:z(r)});return c`<label class="language-pick"
    >${v("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,s])=>c`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===t}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function cp(e){return`${e}`}function Ta(e,t,n={}){let o=Object.keys(t).map(s=>[s,cp(s)]);return v(e,{...n,...Object.fromEntries(o)}).split("").map((s,i)=>i%2?t[s]:s)}var lp=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],up=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],pp=[["cloth","look-cloth"],["thread","look-thread"]];function Aa(e,t,n){let{theme:o,motion:r,look:s,letters:i,coordinates:a}=e.settings,l=p=>h=>e.change({[p]:h});return c`<div class="panel-head">
      <h2 id="dialog-heading">${v("settings")}</h2>
      <button type="button" class="main" @click=${t}>${v("settings-done")}</button>
    </div>
    <div class="settings">
      ${ro(e)} ${H("theme",v("setting-theme"),Nr(lp),o,l("theme"))}
      ${H("motion",v("setting-motion"),Nr(up),r,l("motion"))}
      ${H("look",v("setting-look"),Nr(pp),s,l("look"))}
      ${Ea("letters",i,p=>e.change({letters:p}))}
      ${Ea("coordinates",a,p=>e.change({coordinates:p}))}
      ${so(e)}
      <button type="button" data-testid="open-command" @click=${n}>
        ${Ta("open-command-line",{key:c`<kbd>/</kbd>`})}
      </button>
    </div>`}function Nr(e){return e.map(([t,n])=>[t,v(n)])}function Ea(e,t,n){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(rt(o))}
    /><span>${v(`setting-${e}`)}</span></label
  >`}function Ma(e,t,n){if(e.dialog===null)return u;let o=()=>t.dialog(null),r=()=>Aa(n,o,()=>t.type(!0));return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{help:hp,settings:r,resign:dp,practice:bp,abort:fp,handover:gp,report:yp}[e.dialog](t,o)}
  </dialog>`}function io(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function hp(e,t){return c`<div class="panel-head">
      <h2 id="dialog-heading">How to play</h2>
      <button type="button" class="main" @click=${t}>Close</button>
    </div>
    ${oo()}
    <h3>On this page</h3>
    <p>
      Choose a patch, put it on your quilt, turn it, and press <b>Place</b>. You can drag it as
      well; with a mouse the wheel turns it and the right button flips it.
    </p>
    <p>
      Alone, the Automa’s cards play the other side: each card says up to what price it takes a
      patch, how it chooses and what a payday brings it. It never pays and sews no quilt. Once its
      card is turned, an undo makes the game a practice that does not count.
    </p>
    <p>
      With a friend elsewhere, you ask before taking back a move. Where there is a clock, the first
      turn is free; if your time runs out, the other player may claim the win.
    </p>
    <h3>Keys</h3>
    <p>They work while the quilt or the patches have the focus.</p>
    <dl class="keys">
      ${aa.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>
    <h3>Command line</h3>
    <dl class="keys">
      ${Ji.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>`}function dp(e,t){return c`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${mp(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        Resign
      </button>
    </div>`}function mp(e){return e?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${e.rated?", and it counts for the ratings":""}.`}function fp(e,t){let n=e.state.table!==null&&R(e.state.table);return c`<h2 id="dialog-heading">${n?"Close this table?":"Call off this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${n?"Wait":"Play on"}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${n?"Close it":"Call it off"}
      </button>
    </div>`}function gp(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${Rt.map(({level:o,name:r})=>c`<option value=${o} ?selected=${o===ge}>
                ${o}, ${r}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${t}>Wait</button>
    </div>
  </form>`}var $p=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function yp(e,t){return c`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${$p.map(([o,r])=>c`<option value=${o}>${r}</option>`)}
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
  </form>`}function bp(e,t){return c`<h2 id="dialog-heading">Undo a turned card?</h2>
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
    </div>`}function wp({automa:e}){return e?`${Re(e)}${e.practice?", practice":""}. `:""}function vp({seed:e}){return e?c`, setup code <code data-testid="seed">${e}</code>`:u}function Oa(e,t,n,o){return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${wp(t)}${t.board==="revised"?"Revised":"Original"}
      board${vp(t)}${C(t)?"":", you are watching"}${t.seed&&t.seed_chosen?", chosen by a player":""}
    </p>
    ${Tp(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${w("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>_a(t,n)}>
        ${w("link")}<span>Copy link</span>
      </button>
      ${kp(t,n)} ${xp(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
    </div>
    ${e.copied?c`<p class="small copied" data-testid="copied">${e.copied}</p>`:u}
  </section>`}function kp(e,t){if(!C(e)||e.stage==="over")return u;let[n,o,r]=e.can_abort?["abort",Sp(e),"cancel"]:["resign","Resign","flag"];return c`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${w(r)}<span>${o}</span>
  </button>`}function xp(e,t){return e.mode!=="remote"||!C(e)||R(e)?u:c`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    Report
  </button>`}function Sp(e){return R(e)?"Close the table":"Call off"}function Tp({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return u;let s=Ot.filter(i=>r[i-1].rating!==null).map(i=>`${$(r,i)} ${r[i-1].rating}`);return c`<p class="small" data-testid="terms">
    ${t?`Clock: ${wn(t.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${s.length?`Ratings: ${s.join(", ")}.`:""}
  </p>`}async function _a(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:"Link copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}async function La(e,t){if(!("share"in navigator))return _a(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function Pr(e,t){return c`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function Na(e,t){return e===0?Pr("empty",u):Pr("back",f`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?K(20,28,7):f`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Pa({number:e,budget:t,income:n,filters:o}){return Pr("face",f`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${K(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((r,s)=>Ia(hi(r),36+s*7))}
    ${o.length===0?Ia("no choice",42):u}`)}function Ia(e,t){return f`<text class="card-filter" x="20" y=${t}>${e}</text>`}function Ca({turns:e,run:t},n,o){return c`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?`The last ${e.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${e.length===0?c`<p class="small">No card since the person’s last decision.</p>`:u}
    ${e.map(r=>Ep(r,n,o))}
  </section>`}function Ep(e,t,n){return c`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${Pa(e.card)}
    <div class="told">
      <p class="told-card">${nr(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>Ap(o,e,t,n))}
      </div>
      <ol>
        <li>${or(e,t)}</li>
        ${e.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${rr(o,t)}</li>`)}
        ${sr(e,t).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Ap(e,{affordable:t,taken:n},o,r){let s=e===n?"taken":t.includes(e)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return c`<span class=${`candidate ${s}`}
    >${Cn(e,o[e],0,r)}<span class="fate">${i}</span></span
  >`}function ao(e,t,n){return c`<table class="scores">
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
        ${e.players.map((o,r)=>c`<td data-testid=${`total-${r+1}`}>${E(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}var Mp=c`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`,Op={buttons:f`<circle class="ring-sign" r="2.4"></circle>
    <circle class="dot" cx="-.8" r=".5"></circle>
    <circle class="dot" cx=".8" r=".5"></circle>`,income:f`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:f`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:f`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:f`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:f`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function co(e,t,n,o={}){let{buttons:r,income:s,empty:i,score:a,time:l}=e.players[n-1],p=[["Buttons",r,"buttons"],["Income",s,"income"],["Empty",i,"empty"],["Time",l,"time"],["Score",E(a),"score"]];return Cr(e,t,n,p,o)}function Cr(e,t,n,o,r){let{aside:s=u,clock:i=u,thumbnail:a=u}=r,l=e.stage!=="over"&&ne(t)===null&&e.turn===n;return c`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Bi(n)}
      <h2 title=${$(t,n)}>${$(t,n)}</h2>
      ${Lp(t[n-1])} ${s}
      ${e.players[n-1].special_tile?Mp:u}
      ${l?c`<span class="badge to-move">to move</span>`:u}
    </div>
    ${i} ${a}
    <dl>
      ${o.map(([p,h,d])=>c`<div class=${`number number-${d}`}>
            <dt>${_p(String(d))}<span>${p}</span></dt>
            <dd data-testid=${`${d}-${n}`}>${h}</dd>
          </div>`)}
    </dl>
  </div>`}function _p(e){return c`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Op[e]}</svg>`}function Lp({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?u:c`${r===null?u:c`<span class="rating"><span class="visually-hidden">rated </span>${r}</span>`}
  ${o?c`<span class="badge bot">bot</span>`:u}
  ${n&&!t?c`<span class="badge away">away</span>`:u}`}function Ra(e,t){let n=e.players.map(o=>o.score_parts);return ao(e,[$(t,1),$(t,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty, −2 each",n.map((o,r)=>`${E(o.empty)} (${e.players[r].empty})`)]])}function lo(e,t,n){let{buttons:o,time:r,score:s}=e.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",r,"time"],["Score",E(s),"score"]],a=c`<span class="level-name">${n.numeral} ${n.name}</span>`;return Cr(e,t,2,i,{aside:a})}function uo(e,t,n,o,r,s=u){return c`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${Re(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Na(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${e.result?"No more cards are turned.":Ip(t)}
        </p>
        <p class="small">${ir(t)}</p>
        <p class="small">${Yt(t)}</p>
      </div>
    </div>
    ${Ca(n,o,r)}
    <div class="piles">
      ${Ba("Patches with buttons",t.with_buttons,"pile-with",o,r)}
      ${Ba("Patches without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${Np(e,t)} ${s}
  </section>`}function Ip({pile:e,budget:t}){return e===0?"The pile is empty.":t===null?"The next card is face down.":c`The next card can pay up to <b>${T(t,"button")}</b>.`}function Ba(e,t,n,o,r){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${e}: ${t.length}</h3>
    <ul>
      ${[...t].map(s=>{let{name:i,income:a}=o[s];return c`<li title=${i}>
          ${Cn(s,o[s],0,r)}
          <span class="visually-hidden"
            >${i} (${s})${a?`, ${T(a,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Np(e,t){let n=(r,s,i)=>c`<div class=${i}>
      <dt>${r}</dt>
      <dd>${s}</dd>
    </div>`,o=Ce(e.players[1],t.level);return c`<div class="parts">
    <h3>What level ${t.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,s])=>n(r,s,"part"))}
      ${n(e.result?"Score":"Score now",E(e.players[1].score),"sum")}
    </dl>
  </div>`}function Da(e,t){if(!e.typing)return u;let n=e.notice?.typed?e.notice:null;return c`<form
    class="command"
    aria-label="Command line"
    @submit=${o=>Pp(o,t)}
  >
    ${n?.kind==="error"?c`<p class="notice" data-testid="notice">${w("cancel")} ${n.text}</p>`:c`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>Cp(o,t)}
      />
      <button type="submit" class="main">Enter</button>
      <button type="button" aria-label="Close" @click=${()=>t.type(!1)}>
        ${w("cancel")}
      </button>
    </div>
  </form>`}function Pp(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Cp(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function ja(e,t,n){let o=C(t),r=o&&He(t)&&t.stage!=="over",s=o&&(t.mode!=="remote"||t.takebacks);return c`${r?Rp(e,n):u}
  ${s?Bp(e,t,n):u}`}function Rp(e,t){return c`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${de(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${w("bulb")}<span>Hint</span>
  </button>`}function Bp(e,t,n){let o=On(t)&&zt(e);return c`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${zt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${w("undo")}<span>${Dp(t,o)}</span>
  </button>`}function Fa(e,t){return c`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${St(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${w("card")}<span>Turn the card</span>
  </button>`}function Dp({mode:e},t){return e==="remote"?"Ask to take back":t?"Undo (won’t count)":"Undo"}function qa(e){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:rt(t)})}
    />
    <span>Draw cards automatically</span></label
  >`}var jp=c`<p class="guide" data-testid="getting-ready">
  The computer is warming up; a simpler one stands in.
</p>`,Fp={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function Wa(e,t,n){let o=L(e)?F(e):null,r=o!==null&&o.letter!=="+",s=o?I(e,o.letter):void 0,i=o!==null&&e.placement.set&&ue(e.placement,o)&&s?.available!==!1,a=o!==null&&(r||e.placement.origin!==null),l=[["rotate-left","Rotate left","left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",r,()=>t.placement({type:"turn",how:"right"})],["flip","Flip","flip",r,()=>t.placement({type:"turn",how:"flip"})],["place","Place","place",i,()=>t.commit()],["cancel","Cancel","cancel",a,()=>t.placement({type:"cancel"})]],p=Mn(e.table)&&!e.looking;return c`<section
    class=${o?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${o?xn(e.placement,o)??"":""}
  >
    ${qp(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Fa(e,t):u}
      ${l.map(([h,d,g,x,O])=>c`<button
            type="button"
            class=${`tool ${g}`}
            data-testid=${h}
            aria-disabled=${x?"false":"true"}
            @click=${O}
          >
            ${w(g)}<span>${d}</span>
          </button>`)}
    </div>
  </section>`}function qp(e,t){let{table:n,notice:o}=e;return c`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?c`<p class="notice" data-testid="notice">${w("cancel")} ${o.text}</p>`:n?Wp(e,n,t):u}
  </div>`}function Wp(e,t,n){let o=F(e);return e.looking?c`<p>An earlier position. The game goes on where it was.</p>`:e.pending?c`<p>${Fp[e.pending.type]??"One moment…"}</p>`:o&&L(e)?Yp(e,t,o,n):e.hint?zp(e.hint):Up(e,t)}function Up(e,t){let n=Ge(e).map(o=>ci(o,t.seats,e.patches));return c`<p class="lately">${n.length>0?`${n.join(". ")}.`:$e(t)}</p>
    <p class="guide">${Hp(e,t)}</p>
    ${t.getting_ready?jp:u}`}function Hp(e,t){return t.stage==="over"?"The game is over.":t.stage==="card"?"The Automa’s card is ready to be turned.":t.thinking?`${$(t.seats,t.turn)} is thinking…`:L(e)?"Choose a patch, or pass.":`${ot(t)}.`}function Yp(e,t,n,o){let r=pt(e.placement,n),s=t.players[t.turn-1].cells,i=I(e,n.letter),a=le(e.placement,n),l=a!==null&&Nn(e,a),{text:p,isGood:h}=Fs(r,s,i,o),d=a!==null&&!lt(r,s,void 0)?oe(s,r):[],g=i?$n(i,d,l,t,t.seats,o):Zp(l,d.length);return c`<p class=${h?"verdict yes":"verdict no"}>
      ${a===null&&h?Kp(n.letter):Vp(p,h)}
    </p>
    <ul class="effects">
      ${Gp(g).map(({kind:x,text:O})=>c`<li class=${x}>${O}</li>`)}
    </ul>`}function Gp(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Vp(e,t){return c`${w(t?"place":"cancel")} ${e}`}function Kp(e){return e==="+"?"Put it on any empty space.":"Choose a place on your quilt."}function zp({move:e,words:t}){return c`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${w("bulb")}<span><b>Hint:</b> ${t}</span>
  </p>`}function Zp(e,t){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return e&&n.push({kind:"tile",text:"Special tile +7"}),t>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function po(e){let{name:t,busy:n,error:o}=e.state;return c`<form class="joining" @submit=${s=>{s.preventDefault(),e.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${t}
        @input=${s=>e.write(z(s))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function Ua(e,{inviting:t,joining:n}){let o=_e(e);return o?tn(`${o} is asked to play`,c`<p>${Qp(o)}</p>`):e.access==="public"?C(e)?Jp():tn("This seat is open",po(n)):C(e)?tn("Invite your friend",Xp(t)):tn("This seat is kept",c`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function Qp(e){return`The game begins when ${e} sits down. A refusal closes the table.`}function tn(e,t){return c`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function Jp(){return tn("Your table is in the lobby",c`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function Xp(e){let{busy:t,told:n}=e.state;return c`${e.link===null?u:th(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function th(e,t){let{picture:n}=e.state;return c`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
        ${w("copy")}<span>Copy</span>
      </button>
      ${e.canShare?c`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${w("share")}<span>Share…</span>
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
    </div>`}function Ha(e,t,n){if(t.mode!=="remote")return u;let{text:o,actions:r,urgent:s}=wr(e,t);return c`<section
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
    ${eh(t.spectators)}
  </section>`}function eh(e){let t=e===1?"1 person is watching":`${e} people are watching`;return c`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:u}
  >
    ${w("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var nh=3;function ho(e,t,n){let o=[...e.slice(nh)];return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Coming up</h2>
      <span class="small">${`${T(o.length,"patch")} after these`}</span>
    </div>
    ${oh(o,t,n)}
  </section>`}function oh(e,t,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>rh(o,t,n))}
  </ol>`}function rh(e,t,n){let o=t[e];return c`<li title=${Wt(o)}>
    ${Ke(e,o,0,n)}
    <span class="visually-hidden">${Wt(o)}</span>
    <span class="price" aria-hidden="true">${mo(o.buttons)}${fo(o.time)}</span>
  </li>`}function mo(e){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${e}</span
  >`}function fo(e){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function Ya(e,t,n,o,r){let s=[...t.ring.slice(0,3)];return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${L(e)?"Choose a patch, or pass":"The next patches"}</h2>
    ${[0,1,2].map(i=>s[i]===void 0?c`<div class="offer none" aria-hidden="true"></div>`:ih(e,s[i],i,n,o,r))}
    ${sh(e,t,n)}
  </section>`}function sh(e,t,n){let o=e.looking?void 0:I(e,null),{time:r}=t.players[t.turn-1];return c`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${L(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>go(n,s==="mouse")}
    @pointerleave=${()=>go(n,!1)}
    @focus=${()=>go(n,!0)}
    @blur=${()=>go(n,!1)}
  >
    ${w("pass")}<span class="pass-name">Pass</span>
    <span class="pass-facts">
      ${o?Wo(o,r).map(s=>c`<span>${s}</span>`):u}
    </span>
  </button>`}function go(e,t){e.store.dispatch({type:"weigh",on:t})}function Rr(e){return c`<span class="visually-hidden">${e}</span>`}function ih(e,t,n,o,r,s){let i=e.patches[t],a=e.looking?void 0:I(e,t),l=e.placement.letter===t,p=a&&!a.available?a.reason:null,h=e.hint?.move.startsWith(t)??!1,d=["offer",l&&"chosen",p&&"dear",h&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${Y(e.placement,t)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${L(e)&&a?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${g=>{g.pointerType==="mouse"?o.choose(t):o.chooseShown(t),s()}}
  >
    <span class="art"
      >${Ke(t,i,Y(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span>${Rr(`, ${T(i.squares,"square")}, costs `)}
      <span class="price"
        >${mo(i.buttons)}${Rr(i.buttons===1?" button, ":" buttons, ")}
        ${fo(i.time)}${Rr(" time, ")}</span
      >
      <span class="earn">${Va(i)}</span>
      ${ah(a,p)}</span
    >
  </button>`}function ah(e,t){return t?c`<span class="reason" title=${t}>${ch(e,t)}</span>`:u}function ch(e,t){return e&&e.missing>0?`${e.missing} short`:t}function Ga({ring:e},t,n){return c`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">The next patches</h2>
    ${[...e.slice(0,3)].map(o=>c`<div class="offer" data-patch=${o}>
          <span class="art">${Ke(o,t[o],0,n)}</span>
          <span class="facts" title=${Wt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${mo(t[o].buttons)}${fo(t[o].time)}</span>
            <span class="earn">${Va(t[o])}</span></span
          >
        </div>`)}
  </section>`}function Va({income:e}){return e>0?`+${e} income`:"no income"}function $o(e,t,n,o,r,s={},i=[]){let a=new Set(i.map(({number:h})=>h)),l=[["First position","first",0],["Previous position","back",t-1],["Next position","forward",t+1],["Last position","last",e.length]],p=h=>h<0||h>e.length||h===t;return c`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${l.map(([h,d,g])=>c`<button
              type="button"
              class="quiet square"
              aria-label=${h}
              title=${h}
              data-testid=${`step-${d}`}
              aria-disabled=${p(g)?"true":"false"}
              @click=${()=>r(g)}
            >
              ${w(d)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(h=>c`<li class=${a.has(h.number)?"fresh-move":""}>
            <button
              type="button"
              class=${h.number===t?"move now":"move"}
              aria-current=${h.number===t?"step":"false"}
              @click=${()=>r(h.number)}
            >
              <span class="number">${h.number}</span>
              <span class="move-words"
                ><b>${$(n,h.player)}</b>
                ${It(h.move,o)}${lh(s[h.number],h.move)}</span
              >
              <code>${h.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?c`<p class="small">No move yet.</p>`:""}
  </section>`}function lh(e,t){let n=e?.move===t?e.change:null;if(!n||n.from===n.to)return u;let o=`moved ${n.to-n.from}`;return c`: ${n.buttons===0?o:`${o}, ${Zo(n.buttons)}`}`}var uh={auto:"light",light:"dark",dark:"auto"};function q(e,t=u){let{theme:n}=e.settings;return c`<header class="head">
    ${Br(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${A(e)}
      >${w("person")}<span>${v("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:uh[n]})}
    >
      ${w("sun")}<span>${v(`theme-${n}`)}</span
      ><span class="visually-hidden">${v("theme-change")}</span>
    </button>
  </header>`}function Br(e){return c`<a class="brand" href="/" data-testid="home" @click=${A(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function we(e,t){return c`${q(e)}
    <main class="waiting"><p>${t}</p></main>`}function A(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var $t=90,ph=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${$t}M0 ${n}H${$t}`}).join(""),ve=Array.from({length:9},(e,t)=>t);function yo(e){let{number:t,active:n,ghost:o,held:r}=e,s=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return c`<div
    class=${s}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ve.map(i=>c`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ve.map(i=>c`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${$t+.8} ${$t+.8}`} aria-hidden="true">
        <rect class="ground" width=${$t} height=${$t}></rect>
        <path class="lines" d=${ph}></path>
        ${za(e)} ${e.fresh.map(hh)} ${e.hint?dh(e.hint):u}
        ${o?mh(e,o):u}
      </svg>
      ${yh(e)}
    </div>
  </div>`}function Ka(e,t){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${$t+2} ${$t+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${$t} height=${$t}></rect>
    ${za({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function za({player:e,patches:t,lettered:n,fresh:o}){let r=(i,a)=>o.some(({origin:l})=>ct(l,[i,a])),s=ve.flatMap(i=>ve.map(a=>[i,a])).filter(([i,a])=>"*x".includes(e.cells[i*9+a]));return[...e.patches.map(i=>f`<g class=${r(i.row,i.column)?"fresh":""}
          data-sewn=${i.letter}>${Ve(i.letter,t[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,a])=>e.cells[i*9+a]==="*"?yr([i,a]):f`<rect class="piece" fill="url(#fabric-covered)"
            x=${a*10} y=${i*10} width="10" height="10"></rect>`)]}function hh({shape:e,origin:[t,n]}){return f`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${j(e,10)}></path>
    <path d=${j(e,10)}></path></g>`}function dh({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return f`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${j(e,10,.8)}></path>
    <path class="edge" d=${j(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function mh({patches:e,player:t},n){let[o,r]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],i=n.cells.filter(([p,h])=>t.cells[p*9+h]!=="."),a=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=j(s,10);return f`<g class=${a.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?yr(n.origin):Ve(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?u:fh(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(gh)}
    ${n.set&&i.length===0?$h(gn(n.cells),n.legal):u}
  </g>`}function fh(e){return f`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function gh([e,t]){let n=`${t*10+3} ${e*10+3}`;return f`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function $h([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return f`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function yh(e){let{number:t,name:n,player:o,patches:r,cursor:s,ghost:i,active:a}=e,l=(h,d)=>`q${t}-${U([h,d])}`,p=new Set(i?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${a?"false":"true"}
    aria-activedescendant=${s?l(s[0],s[1]):u}
  >
    ${ve.map(h=>c`<div role="row" class="row">
          ${ve.map(d=>{let g=p.has(`${h},${d}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",x=o.cells[h*9+d],O=s&&s[0]===h&&s[1]===d;return c`<div
              role="gridcell"
              class=${O?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${U([h,d])}`}
              aria-label=${qs([h,d],x,r)+g}
            ></div>`})}
        </div>`)}
  </div>`}function Za(e,t,n){let[o,r]=e.players,s=o.score_parts,i=new Map(Ce(r,n.level)),a=h=>i.get(h)??"–",l=[$(t,1),`${$(t,2)} ${n.numeral}`],p=[["Buttons",[s.buttons,a("Buttons it holds")]],["Special tile",[s.special_tile,a("Special tile")]],["Empty, −2 each",[`${E(s.empty)} (${o.empty})`,"–"]]];for(let h of["Patches with buttons","Buttons on its patches"])i.has(h)&&p.push([h,["–",a(h)]]);return ao(e,l,p)}function Qa({level:e,levels:t},n){return!t||t.length===0?u:c`<h3 id="levels-heading">At each level</h3>
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
              ${o.scores.map(r=>c`<td>${E(r)}</td>`)}
              <td>${$(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function bo(e,t,n){let{automa:o}=e;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${ut(e,t)}</p>
    ${o?c`${Za(e,t,o)} ${Qa(o,t)}`:Ra(e,t)}
    <div class="row">${n}</div>
  </section>`}function Ja(e,t,n){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${ut(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Dr(e,t,n){let{table:o}=e;if(!o)return u;let r=bh(e,o,t,n),s=()=>t.look(0);return c`${r}
    ${o.moves.length?c`<button type="button" data-testid="review" @click=${s}>
            ${w("first")}<span>Review</span>
          </button>`:u}
    <button type="button" data-testid="share" @click=${()=>La(o,t)}>
      ${w("share")}<span>Share</span>
    </button>
    <button
      type="button"
      class=${r===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>`}function bh(e,t,n,o){if(t.mode!=="remote")return wh(t,n,o);if(t.rematch.game!==null)return c`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >To the rematch</a
    >`;if(!C(t))return u;let r=vr(t);return c`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${t.rematch.asked.length>0&&!r?"Rematch asked for":"Rematch"}
  </button>`}function wh(e,t,n){return!C(e)||_t(e)?u:c`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${w("again")}<span>Rematch</span>
  </button>`}function wo(e,t,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return c`<h3>${$(t,2)}</h3>
          <p data-testid="summary-2">
            ${Ln(e,e.automa,n)} On the time board:
            ${Ut(e,2)}.
          </p>`;let{cells:s,patches:i}=e.players[o-1];return c`<h3>${$(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${yn(s)} On the time board: ${Ut(e,r)}.
        </p>
        ${i.length?c`<ul>
                ${i.map(a=>c`<li>${bn(a,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Xa(e,t,n,o){let r=Ye(e);return c`<header class="head table-head">
    ${Br(o)} ${kh(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?vh(n):ja(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${w("gear")}<span>Settings</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${()=>n.dialog("help")}>
        ${w("help")}<span>Help</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${A(o)}
        >${w("person")}<span>You</span></a
      >
    </div>
  </header>`}function vh(e){return c`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    Back to the game
  </button>`}function kh(e,t,n){let{looking:o}=e;return c`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?`After move ${o.index}`:ot(t)}
      </h1>
      ${t.automa?.practice?c`<span class="badge practice" data-testid="practice">Practice</span>`:u}
    </div>
    ${xh(e,t,n)}
  </div>`}function xh(e,t,n){if(e.status==="lost")return c`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>Connection lost. Reconnecting…
    </p>`;let o=e.looking?`${xt(n,t.seats)}. ${ut(n,t.seats)}`:$e(t);return c`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function tc(e,t,n,o,r){let{table:s}=e,i=Ye(e);if(!s||!i)return we(o,"Opening the table…");let{letters:a,look:l,coordinates:p}=o.settings,h=()=>o.change({look:l==="cloth"?"thread":"cloth"}),d=fe(e),g=s.mode==="screen"?1:d,x=mt=>Ah(e,s,i,mt,o,t),O=i.result!==null||_t(i),dt=C(s)&&!R(s)&&!O;return c`${Xa(e,s,t,o)}
    <main
      class=${Th(e,s,O,p)}
      data-stage=${i.stage}
      data-number=${s.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(g)} ${ho(i.ring,e.patches,a)}
        </div>
        <div class="column middle">
          ${Ha(e,s,t)}
          ${Eh(e,s,i,t,n,o,r)}
          ${dt?Wa(e,t,p):u} ${Sh(e,s,t)}
        </div>
        <div class="column other">
          ${s.mode==="solo"?Oh(e,i,s,a,o):x(g===1?2:1)}
          ${jn(i,s.seats,l,h,Ai(e),d)}
        </div>
      </div>
      <div class="below">
        ${Oa(e,s,t,o)} ${wo(i,s.seats,e.patches)}
      </div>
    </main>
    ${Da(e,t)} ${Lh(e)} ${Ma(e,t,o)}`}function Sh(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=s=>n.look(s);return $o(t.moves,o,t.seats,e.patches,r,e.seen,Ge(e))}function Th({peek:e},t,n,o){let r=o?"named":"unnamed";return["table",t.mode,r,e&&"peek",R(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Eh(e,t,n,o,r,s,i){return R(t)?Ua(t,r):n.result?bo(n,t.seats,Dr(e,o,s)):_t(n)?Ja(n,t.seats,Dr(e,o,s)):Ya(e,n,o,s.settings.letters,i)}function Ah(e,t,n,o,r,s){let i=fe(e)===o,a=L(e)&&t.turn===o,{letters:l,coordinates:p}=r.settings,h=Ge(e).filter(mt=>mt.player===o),d=$(t.seats,o),g=`${i?"front":"back"} p${o}`,x=yo({number:o,name:d,player:n.players[o-1],patches:e.patches,lettered:l,active:a,held:a&&e.placement.letter!==null,ghost:_h(e,t,o),cursor:a?e.placement.cursor:e.walks[o],named:p,fresh:Pn(h.map(({move:mt})=>mt),e.patches),hint:a?gr(e.hint?.move,e.patches):null}),O=i?u:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${`Quilt of ${d}`}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${Ka(n.players[o-1],e.patches)}
      </button>`,dt=co(n,t.seats,o,{clock:va(t,o),thumbnail:O});return c`<div class=${`seat ${g}`}>${dt}</div>
    <div class=${`spread ${g}`}>${i?u:Mh(d,s)} ${x}</div>`}function Mh(e,t){return c`<div class="peek-head">
    <b>${e==="You"?"Your quilt":`${e}’s quilt`}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>t.store.dispatch({type:"peek"})}
    >
      Back
    </button>
  </div>`}function Oh(e,t,n,o,r){let{automa:s}=t;if(!s)return c`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=e.looking?{turns:s.turns,run:0}:e.account,a=C(n)&&n.stage!=="over"?qa(r):u;return c`<div class="seat back p2">${lo(t,n.seats,s)}</div>
    ${uo(t,s,i,e.patches,o,a)}`}function _h(e,t,n){let{placement:o}=e,r=F(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:Y(o,r.letter),origin:o.origin,cells:pt(o,r),set:o.set,sent:e.pending!==null,legal:ue(o,r)&&I(e,r.letter)?.available!==!1}}function Lh(e){let{notice:t,said:n,ghostText:o,status:r,hint:s}=e;return c`<div class="visually-hidden">
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
  </div>`}function ec(e,t,n,o){let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,s=new Vn(t,n,()=>new WebSocket(r)),i=window.matchMedia("(prefers-reduced-motion: reduce)");s.pace=()=>document.hidden||i.matches?"off":o.settings.motion;let a=new Fn(e,()=>o.settings.look);s.onShow=({table:B},wt)=>a.prepare(s.state,B,wt);let l=()=>Ih(e),p=new Kn({turn:()=>s.turnCard(!0),later:(B,wt)=>window.setTimeout(B,wt),forget:B=>window.clearTimeout(B)}),h=new Wn({now:()=>performance.now(),later:(B,wt)=>window.setTimeout(B,wt),forget:B=>window.clearTimeout(B),show:(B,wt)=>ka(e,B,wt),onTime:B=>s.store.dispatch({type:"time",part:B})}),d=ga(s.id,o.go),g=Nh(e,s,d,o,l),x=()=>{g(),a.play(),p.consider(s.state,o.settings.turnCards),h.consider(s.state)},O=[s.store.watch(x),s.store.watch(Ch(s,t,o)),d.inviting.store.watch(x),d.joining.store.watch(x)],dt=new zn(e,s),mt=B=>Dh(B,s,l),te=()=>{document.hidden||(s.wake(),h.consider(s.state))},Ft=()=>{s.skip(),a.skip()};return window.addEventListener("keydown",Ft,{capture:!0}),window.addEventListener("pointerdown",Ft,{capture:!0}),e.addEventListener("keydown",mt),window.addEventListener("online",te),document.addEventListener("visibilitychange",te),nc(s.id,t),Rh(t,d),s.open(),{draw:x,close:()=>{for(let B of O)B();s.close(),dt.stop(),p.stop(),h.stop(),e.removeEventListener("keydown",mt),window.removeEventListener("keydown",Ft,{capture:!0}),window.removeEventListener("pointerdown",Ft,{capture:!0}),a.skip(),window.removeEventListener("online",te),document.removeEventListener("visibilitychange",te)}}}function Ih(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function Nh(e,t,n,o,r){let s=-1,i=-1,a=!1;return()=>{let{table:l}=t.state,p=document.activeElement;if(D(tc(t.state,t,n,o,r),e),io(e),t.state.typing&&!a&&document.getElementById("command")?.focus(),a=t.state.typing,p&&!p.isConnected&&Ph(e,p,r),!l)return;Xe(ot(l),Ue(l)&&l.mode!=="screen"),l.moves.length!==s&&Bh(e.querySelector(".move-list")),s=l.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");l.number!==i&&h&&r(),i=l.number}}function Ph(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Ch(e,t,n){let o=t;return()=>{let r=e.state.table??o,s=Gi(o,r);R(o)&&!R(r)&&nc(r.game,r),o=r,s!==null&&n.go(`/game/${s}`)}}function Rh(e,{inviting:t,joining:n}){R(e)&&(C(e)?t.draw():e.access==="public"&&n.ask())}function Bh(e){e&&(e.scrollTop=e.scrollHeight)}function nc(e,{seats:t}){t.some(n=>n.yours)&&ma(e,t.map(n=>n.name||"an open seat").join(" – "))}function Dh(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||Zn(e,(a,l)=>t.store.dispatch({type:"walk",player:a,direction:l})))return;let s=ca(e),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!s||i||(e.preventDefault(),jh(s,t,n))}function jh(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.dialog("help")}}function G(e){return e instanceof Error?e.message:String(e)}var Et=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function ke(e){return Et.find(({key:t})=>t===e)?.clock??null}var Fh=`${qn/1024} KB`,oc=`This is too long to be a game record: at most ${Fh} can be opened.`;function qh(e,t){return{...e,...t}}var vo=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=P(qh,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,helping:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await _s();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:G(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await ee(Wh(t));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:G(o)})}}}help(t){this.store.dispatch({helping:t})}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(t.length>qn)return this.refuse(oc);this.store.dispatch({opening:!0,openError:""});try{this.view(await un(t))}catch(n){this.refuse(G(n))}}async openFile(t){if(t.size>qn)return this.refuse(oc);await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Wh(e){let{opponent:t,strength:n,deck:o,level:r,first:s,board:i}=e,a={board:i,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...a,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...a,opponent:t,level:n,first:s,names:null};if(t==="person"){let[l,p]=e.names.map(h=>h.trim());return{...a,opponent:t,first:s,names:[l||"First",p||"Second"]}}return{...a,...Uh(e),opponent:t,first:s}}function Uh({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:ke(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var ko=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:G(t)})}}async match(t){let n={clock:ke(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=G(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function jr({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let s=[e===null?"No clock":ie(e)];return t&&s.push("rated"),!n&&!t&&s.push("no takebacks"),o==="original"&&s.push("original time board"),r&&s.push("chosen set-up"),s.join(", ")}var xo=6e4,sc=1440*xo,rc=[["day",sc],["hour",60*xo],["minute",xo]],So=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=P((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(t),i=[...n(),...o],a=this.outside.now();this.store.dispatch({games:i,waiting:r,next:s,at:a,recent:this.others(i)})}catch(o){this.store.dispatch({error:G(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function ic(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function ac({cells:e}){return e.length-e.split(".").length+1}function To({variant:e,seats:t}){if(e==="solo")return"Solo (Automa)";let n=t.filter(s=>!s.yours);if(n.length===0)return t.map(({name:s})=>s).join(" and ");let{kind:o,name:r}=n[0];return o==="open"?"Your open table":r.replace(/^Quiltbee level/,"Computer, level")}function Eo(e,t){return e.status==="over"?Gh(e):e.status==="open"?"Waiting for somebody to sit down":Hh(e)+Yh(e,t)}function Hh({status:e,seats:t,turn:n}){let o=t.every(({yours:s})=>s);if(e==="yours"&&!o)return"Your turn";let r=n===null?null:t[n-1];return r?`${r.name.replace(/^Quiltbee level/,"Level")}’s turn`:"Under way"}function Yh({clock:e,now:t},n){if(!e||e.running===null||t===null||se(e.control).kind!=="days")return"";let o=Ne(e,e.running,{now:t,at:0},n);return o===0?", time is up":`, ${vn(o)} left`}function Gh({seats:e,result:t}){if(t===null)return"Called off";let{winner:n,scores:o,reason:r}=t,s=e.filter(({yours:O})=>O),i=e[n-1].yours,a=s.length===2?e[n-1].name:"You",l=s.length===2||i?"won":"lost";if(r==="resignation")return`${a} ${l}, by resignation`;if(r==="time")return`${a} ${l}, on time`;let[p,h]=n===1?o:[o[1],o[0]],[d,g]=l==="won"?[p,h]:[h,p],x=r==="first to 53"?", first to finish":"";return`${a} ${l} ${E(d)} to ${E(g)}${x}`}function Fr(e,t){let n=Math.max(0,t-e);if(n<xo)return"just now";if(n>=30*sc)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(e);let[o,r]=rc.find(([,i])=>n>=i)??rc[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/r),o)}var en={};Ts(en,{addPasskey:()=>td,askForPasskey:()=>Xh,askWho:()=>nd,changeMe:()=>Kh,changePassphrase:()=>Jh,dropLinks:()=>sd,fetchBots:()=>Vr,fetchLobby:()=>Wr,fetchMyGames:()=>qr,fetchRatings:()=>Yr,fetchStatistics:()=>Gr,findMatch:()=>Ur,lookAtLink:()=>Hr,makeAccount:()=>zh,makeBot:()=>ud,makeLink:()=>rd,makeToken:()=>hd,removeBot:()=>pd,removeMe:()=>ld,removePasskey:()=>ed,revokeToken:()=>dd,signIn:()=>Zh,signInByLink:()=>id,signInByPasskey:()=>od,signOut:()=>Qh,subscribeToPush:()=>ad,unsubscribeFromPush:()=>cd});var Vh=12;function qr(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Vh}${t}`)}function Wr(){return k("/api/lobby")}function Ur(e){return k("/api/match",e)}function Kh(e){return k("/api/me",e,"PATCH")}function zh(e,t){return k("/api/account",{login:e,passphrase:t})}function Zh(e,t,n){return k("/api/sign-in",{login:e,passphrase:t,bring:n})}async function Qh(e=!1){await tt(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function Jh(e,t){return k("/api/me/passphrase",{old:e,new:t})}function Xh(e){return k("/api/passkeys/options",{login:e})}function td(e,t,n){return k("/api/passkeys",{ceremony:e,name:t,credential:n})}function ed(e){return k(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function nd(){return k("/api/sign-in/passkey/options",{})}function od(e,t,n){return k("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function rd(){return k("/api/me/link",{})}async function sd(){await tt("/api/me/link",{},"DELETE")}function Hr(e){return k("/api/sign-in/link/look",{code:e})}function id(e,t){return k("/api/sign-in/link",{code:e,bring:t})}async function ad(e){await tt("/api/me/push",{subscription:e})}async function cd(e){await tt("/api/me/push",{endpoint:e},"DELETE")}function Yr(){return k("/api/me/ratings")}function Gr(){return k("/api/me/statistics")}async function ld(e){await tt("/api/me",{passphrase:e},"DELETE")}function Vr(){return k("/api/me/bots")}function ud(e){return k("/api/me/bots",{name:e})}async function pd(e){await tt(`/api/me/bots/${e}`,{},"DELETE")}function hd(e){return k(`/api/me/bots/${e}/tokens`,{})}async function dd(e,t){await tt(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var Kr=new Set;function cc(e){for(let t of Kr)t(e)}function Ao(e){return Kr.add(e),()=>{Kr.delete(e)}}function lc(e,t){let n=Jo[e.level-1];return c`${H("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">${Xo[e.deck]}: ${ui[e.deck]}.</p>
    ${H("level","Level of the Automa",Jo.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function uc({totals:e}){if(e.length===0)return u;let t=n=>n===null?"–":E(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var Mo=90,md={"*":"special",x:"covered"};function pc(e,t,n){let{games:o,recent:r,waiting:s,next:i,busy:a,error:l,at:p}=e.store.get();return o.length===0&&r.length===0&&!l?u:c`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${s>0?c`<span class="badge" data-testid="waiting">${s} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(h=>fd(h,t,n-p))}
      ${r.map(h=>gd(h,e,t))}
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
  </section>`}function fd(e,t,n){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Oo(e.cells)}
    <a href=${e.url} @click=${A(t)}>${To(e)}</a>
    <span class="standing">${Eo(e,n)}</span>
    <span class="small when">${Fr(e.last,Date.now())}</span>
  </li>`}function gd(e,t,n){let o=Fr(e.when,Date.now());return c`<li class="game remembered">
    ${Oo(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${A(n)}>${e.title}</a>
    <span class="standing small">opened here ${o}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${e.title}, ${o}`}
      @click=${()=>t.forget(e.id)}
    >
      Remove
    </button>
  </li>`}function Oo(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Mo+2} ${Mo+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Mo} height=${Mo}></rect>
    ${[...t].flatMap(([n,o])=>$d(n,o))}
  </svg>`}function $d(e,t){let n=e==="*"||e==="x",o=n?md[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>f`<path class="piece" fill=${`url(#fabric-${o})`} d=${j(r,10)}></path>`)}function hc(e,t,n){let{games:o,at:r}=e.store.get(),s=ic(o);return s?c`<a class="continue" href=${s.url} data-testid="continue" @click=${A(t)}>
    ${Oo(s.cells)}
    <span class="continue-words">
      <b>Continue</b>
      <span>${`${To(s)} · ${Eo(s,n-r)}`}</span>
      <span class="small">${`${ac(s)} of 81 spaces sewn`}</span>
    </span>
  </a>`:u}var dc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function yd(e){return dc.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function bd(e){let t=yd(e),n=`url(#fabric-${e})`;return f`<path class="piece" fill=${n} d=${j(t,10,.25)}></path>
    <path class="stitches" d=${j(t,10,1.1)}></path>`}function nn(){let e=[...new Set(dc.join(""))].filter(t=>t!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${e.map(bd)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>K((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function mc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${Et.map(({key:s,label:i,note:a})=>c`<button
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
      ${n?.length?n.map(s=>vd(s,e,t)):wd(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function wd(e){return e===null?u:c`<li class="none small">Nobody is waiting at the moment.</li>`}function vd(e,t,n){let{game:o,name:r,rating:s,yours:i}=e,{busy:a}=t.store.get();return c`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":r}</b>${s===null?u:c` <span class="small">${s}</span>`} <span class="small">${jr(e)}</span></span
    >
    ${i?c`<a class="button" href=${`/game/${o}`} @click=${A(n)}>Open</a>`:c`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${r}: ${jr(e)}`}
            aria-disabled=${a===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}function fc(e){let{name:t,audience:n}=Rt[e-1];return`Level ${e}, ${t}: ${n}.`}var kd=[["Against the computer","Ten levels, from first game to master",[["computer",""]]],["Two players","",[["person","One screen"],["friend","A friend, by link"],["anyone","Anyone online"]]],["Solo (Automa)","A deck of cards plays the other side",[["automa",""]]]],xd={computer:"Start",person:"Start",automa:"Start",friend:"Invite a friend",anyone:"Open the table"};function $c(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return c`<form class="panel new-game" @submit=${i=>{i.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${Td(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?Id(o,t,n):u}
      ${o.opponent==="person"?Ad(o,t):u}
      ${r?Md(o,t):u}
      ${o.opponent==="automa"?lc(o,t):u}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${e.busy?"Starting…":xd[o.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${ro(n)} ${Sd(o,t,r)}
  </form>`}function Sd(e,t,n){return c`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${e.opponent==="automa"?u:Od(e,t)}
      ${H("board","Time board",[["revised","Revised"],["original","Original"]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?u:Ld(e,t)}
    </div>
  </details>`}function Td(e,t){return c`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${kd.map(([n,o,r])=>Ed(n,o,r,e,t))}
  </fieldset>`}function Ed(e,t,n,o,r){let s=n.some(([a])=>a===o.opponent)?"chosen":"",i=a=>c`<input
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
  </div>`}function Ad(e,t){return c`<div class="names">
    ${["First name","Second name"].map((n,o)=>c`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,z(r))}
        /></label>`)}
  </div>`}function Md(e,t){let n=Et.find(({key:o})=>o===e.speed)??Et[0];return c`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${e.name}
        @input=${o=>t.set({name:z(o)})}
    /></label>
    ${H("clock","Clock",Et.map(({key:o,label:r})=>[o,r]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${gc("rated","Rated","counts for both ratings",e.rated,o=>t.set({rated:o}))}
      ${gc("takebacks","Takebacks",e.rated?"never in a rated game":"when the other player agrees",e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function gc(e,t,n,o,r,s=!1){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${s}
      @change=${i=>r(rt(i))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function Od(e,t){let[n,o]=_d(e);return H("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],e.first,r=>t.set({first:r}))}function _d({opponent:e,names:[t,n]}){return e==="person"?[t||"First",n||"Second"]:e==="friend"?["You","Your friend"]:["You",e==="computer"?"Computer":"The other player"]}function Ld(e,t){return c`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:z(n)})}
  /></label>`}function Id({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return c`${H("strength","Difficulty",Rt.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${fc(e)}</p>`}function yc({home:e,lobby:t,mine:n},o,r){let s=e.store.get(),i=a=>e.help(a);return c`${q(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>Buy patches with buttons, and leave no holes. Two players, or you alone.</p>
        </div>
        ${nn()}
        <button type="button" class="how-button" data-testid="how" @click=${()=>i(!0)}>
          ${w("help")}<span>How to play</span>
        </button>
      </div>
      ${hc(n,o,r)} ${$c(s,e,o)}
      <div class="aside">
        ${pc(n,o,r)} ${mc(t,o)} ${Pd(o)}
        ${uc(s)} ${Cd(s,e)}
      </div>
    </main>
    ${s.helping?Nd(()=>i(!1)):u}`}function Nd(e){return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    data-testid="dialog-how"
    @close=${e}
  >
    <div class="panel-head">
      <h2 id="dialog-heading">How to play</h2>
      <button type="button" class="main" @click=${e}>Close</button>
    </div>
    ${oo()}
  </dialog>`}function Pd(e){return c`<nav class="more" aria-label=${v("more")}>
    <a class="button" href="/tournaments" @click=${A(e)}
      >${w("cup")}<span>${v("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${A(e)}
      >${w("person")}<span>${v("your-account")}</span></a
    >
    ${so(e)}
  </nav>`}function Cd(e,t){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Rd(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Rd(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Bd=5e3,Dd=6e4,jd=600;async function bc(e,t,n,o){let r=new vo(t.go,o,t.settings.strength,Qt),s=new ko({fetch:Wr,match:Ur,sit:pn,name:()=>r.ownName,go:t.go}),i=new So({fetch:qr,remembered:{recent:ye,forget:fa},now:()=>performance.now()});await Wd(jd,Promise.all([r.count(),s.load(),i.load(),qd(r,n)])),eo(i.store.get().waiting);let a={home:r,lobby:s,mine:i},l=()=>{D(yc(a,t,performance.now()),e),io(e)};return{draw:l,close:Fd(a,n,l)}}function Fd({home:e,lobby:t,mine:n},o,r){let s=[e,t,n].map(({store:l})=>l.watch(r));s.push(Ao(l=>(l==="lobby"?t:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Bd),a=setInterval(r,Dd);return()=>{for(let l of s)l();clearInterval(i),clearInterval(a)}}async function qd(e,t){let n=await et().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function Wd(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}var Bt={busy:null,told:{},errors:{}};async function ht(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:G(o)}}),!1}}var _o=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Bt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),"Saved."))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),"Your account is made."))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(o),s=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,s,r)}),t===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),"The passkey is removed."))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),"Changed. All other browsers are signed out."))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),t?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),t?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==Lo)throw new Error(`Type the word “${Lo}” first.`);return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return ht(this.store,t,n)}},Lo="delete";var xe={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},wc={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},Io=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Bt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:r,twice:s,rated:i}=this.state.form;return ht(this.store,"make",async()=>{let{id:a,url:l,invitation:p}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:ke(r),board:"revised",twice:s,rated:i,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(a,p),this.outside.go(l),""})}};function vc({kind:e,state:t,round:n,rounds:o,entrants:r}){let s=t==="open"?"open to join":t==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${xe[e]}, ${s}, ${T(r,"player")}`}var No=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Bt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:G(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return ht(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return ht(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return ht(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return ht(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function zr(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function kc({kind:e,rounds:t,clock:n,twice:o,rated:r}){let s=[xe[e]];return t!==null&&s.push(t===1?"1 round":`${t} rounds`),s.push(n===null?"no clock":ie(n)),o&&s.push("each ring twice, with seats changed"),r&&s.push("rated"),s.join(", ")}function At({entrants:e,you:t},n){let o=e.find(r=>r.entrant===n)?.name??"?";return n===t?`${o} (you)`:o}function xc({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function Zr(e,t){if(!e.over)return"being played";if(e.winner===null)return"no result";if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[o,r]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return`${E(o)} to ${E(r)}`}let n=e.winner===t?"won":"lost";return e.reason==="time"?`${n} on time`:`${n}, resigned`}function Qr({you:e}){return e!==null}var Po={};Ts(Po,{fetchTournament:()=>Xr,fetchTournaments:()=>Jr,forfeit:()=>zd,inviteAgain:()=>Hd,join:()=>Yd,makeTournament:()=>Ud,removeEntrant:()=>Kd,removeTournament:()=>Zd,start:()=>Gd,withdraw:()=>Vd});function Jr(){return k("/api/tournaments")}function Ud(e){return k("/api/tournaments",e)}function Xr(e){return k(`/api/tournaments/${e}`)}function Hd(e){return k(`/api/tournaments/${e}/invitation`,{})}function Yd(e,t,n){return k(`/api/tournaments/${e}/join`,{code:t,name:n})}function Gd(e){return k(`/api/tournaments/${e}/start`,{})}function Vd(e){return k(`/api/tournaments/${e}/withdraw`,{})}function Kd(e,t){return k(`/api/tournaments/${e}/remove`,{entrant:t})}function zd(e,t,n){return k(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Zd(e){await tt(`/api/tournaments/${e}`,{},"DELETE")}var on=class{constructor(t,n,o=null){this.outside=t,this.store=P((r,s)=>({...r,...s}),{...Bt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return ht(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function Sc(e){return e===404?"Check the link, or make a new one on the other device.":e===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function ts(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Tc(){return ts()&&await Mc()!==null}async function Ec(e){if(await Notification.requestPermission()!=="granted")throw new Error(v("notices-refused"));await navigator.serviceWorker.register("/push.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(v("notices-unreachable"),{cause:n})}}async function Ac(){let e=await Mc();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Mc(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function es(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Oc(e){let t=e;return _c(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function ns(e){let t=e;return _c(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function _c(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(v("passkey-there"),{cause:t})}throw new Error(v("passkey-none"))}function W(e,t,n,o){return c`<section
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
  </button>`}function Z(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function rn(e,t=""){return c`<label
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
    <label class="tick"><input type="checkbox" @change=${Qd} /><span>Show it</span></label>`}function Qd(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}var Jd=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Lc(e,t,n){let{me:o}=e.state,r=n&&o.passkeys_possible,s=o.account?tm(e,o.account,r):Xd(e,t,r);return W(e.state,"account","Account",s)}function Xd(e,t,n){let{busy:o}=e.state;return c`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${Z(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${rn("username","(never shown to others)")}
      ${jt("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?c`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${Z(r=>e.addPasskey(r("login")))}>
              ${rn("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${A(t)}>Sign in</a>
    </p>`}function tm(e,t,n){let{state:o}=e;return c`<p>Signed in as <b data-testid="signed-in-as">${t.login}</b>.</p>
    <div class="row">
      ${M(o,"Sign out","sign-out",()=>e.signOut(!1))}
      ${M(o,"Sign out on all devices","sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${t.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${Z(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?jt("old","The passphrase until now","current-password"):u}
        ${jt("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?em(e,t,n):u}`}function em(e,t,n){let{state:o}=e;return c`<h3>Passkeys</h3>
    <ul class="things">
      ${t.passkeys.map(r=>nm(e,r))}
    </ul>
    ${n?M(o,"Add a passkey","add-passkey",()=>e.addPasskey(null)):u}
    ${t.fresh?u:c`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function nm(e,{id:t,name:n,created:o}){return c`<li>
    <span>${n} <span class="small">since ${Jd.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>e.removePasskey(t)}
    >
      Remove
    </button>
  </li>`}var om=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Ic(e){let{state:t}=e,{bots:n,token:o}=t,r=c`<details class="fold" ?open=${n.length>0||o!==null}>
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
      ${n.map(s=>rm(e,s))}
    </ul>
    <form class="with-button" @submit=${Z(s=>e.makeBot(s("bot")))}>
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
  </details>`;return W(t,"bots","Bots",r)}function rm(e,t){let{state:n}=e,o=c`Remove<span class="visually-hidden"> ${t.name}</span>`;return c`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${t.online?"listening now":"not connected"}</span>
    </span>
    ${M(n,"New token","new-token",()=>e.makeToken(t),"quiet")}
    ${M(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>sm(e,t,r))}
    </ul>
  </li>`}function sm(e,t,{id:n,scope:o,created:r}){return c`<li class="small">
    <span>Token of ${om.format(r)}${o==="read"?", only to look":""}</span>
    ${M(e.state,"Revoke","revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Nc(e){let{state:t}=e,{link:n}=t;return W(t,"device","Use another device",c`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?im(e,n):M(t,"Make a link","make-link",()=>e.makeLink(),"wide")}`)}function im(e,{address:t,picture:n}){let{state:o}=e,r=e.outside.share?M(o,"Share…","share-device-link",()=>e.shareLink()):u;return c`<label for="device-link" class="visually-hidden">The link</label>
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
    </div>`}function Pc(e,t){let{state:n}=e;return W(n,"notices","Notifications",am(e,t))}function am(e,t){let{state:n}=e;return n.me.push.available?t?c`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?M(n,"Turn off here","stop-notices",()=>e.notify(!1)):M(n,"Tell me","start-notices",()=>e.notify(!0))}`:c`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:c`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function Cc(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=c`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${Z(r=>e.leave(r("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?jt("leaving","Your passphrase","current-password"):c`<label
                >Type “${Lo}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return W(t,"leaving","Your data",o)}var Co={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function os({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Bc({opponent:e,level:t}){return e==="person"?"People":e==="computer"?t===null?"Computer":`Computer, level ${t}`:e==="greedy"?"Greedy":"Random"}function Dc({history:e}){if(e.length<2)return null;let t=e.map(({rating:s})=>s),{low:n,high:o}=cm(t),r=t.map((s,i)=>{let a=i/(t.length-1)*240,l=64-(s-n)/(o-n)*64;return[Rc(a),Rc(l)]});return{path:`M${r.map(s=>s.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:o}}function cm(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,100-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function Rc(e){return Math.round(e*10)/10}function Fc(e){let{state:t}=e,{ratings:n,statistics:o,me:r}=t,s=n.length===0&&o.totals.length===0,i=c`${s?c`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?c`<ul class="ratings">
          ${n.map(lm)}
        </ul>`:u}
  ${o.totals.length>0?pm(o.totals):u}
  ${r.account?hm(e,r.account.listed):u}`;return W(t,"ratings","Ratings and results",i)}function lm(e){let{deviation:t,games:n,provisional:o}=e;return c`<li data-class=${e.class}>
    <span class="rating-name">${Co[e.class]}</span>
    <b class="rating-value">${os(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${T(n,"game")}${o?", not settled yet":""}</span
    >
    ${um(e)}
  </li>`}function um(e){let t=Dc(e),n=e.history[0]?.rating;if(t===null)return u;let[o,r]=t.end;return c`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${Co[e.class]}: from ${n} to ${os(e)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${f`<circle cx=${o} cy=${r} r="3.5"></circle>
      <text x=${246} y="4">${t.high}</text>
      <text x=${246} y=${68}>${t.low}</text>`}
  </svg>`}function pm(e){return c`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
              <th scope="row">${Bc(t)}</th>
              <td>${Co[t.class]}</td>
              <td>${t.won} of ${t.played}</td>
              <td>${jc(t.mean_margin)}</td>
              <td>${jc(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function jc(e){return e===null?"–":E(Math.round(e*10)/10)}function hm(e,t){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(rt(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function qc(e,t,n){let{me:o}=e.state;return c`${q(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${dm(e)} ${Lc(e,t,n.passkeys)}
        ${o.known?Nc(e):u}
        ${o.known?Pc(e,n.notices):u}
      </div>
      <div class="column">
        ${Fc(e)} ${Ic(e)} ${o.known?Cc(e):u}
        <p class="small">
          <a href="/" @click=${A(t)}>Back to home</a>
        </p>
      </div>
    </main>`}function dm(e){let{state:t}=e;return W(t,"name","Your name",c`<form class="with-button" @submit=${Z(n=>e.rename(n("name")))}>
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
    </form>`)}function Wc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return an(t,"You are signed in",Yc(r.login,t));let s=c`<form
      class="fields"
      @submit=${Z(i=>e.signIn(i("login"),i("passphrase")))}
    >
      ${rn("username")} ${jt("passphrase","Passphrase","current-password")}
      ${Gc(e)}
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
      <a href="/" @click=${A(t)}>play at once</a>.
    </p>`;return an(t,"Sign in",s)}function Uc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return an(t,"You are signed in",Yc(r.login,t));let s=o.link?.name,i=c`<p data-testid="link-whom">
      ${s?c`This browser will play as <b>${s}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${Gc(e)}
    <div class="row">
      ${M(o,"Sign in here","link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${A(t)}>Not now</a>
    </div>
    ${Dt(o,"link")}`;return an(t,"Use this device too",i)}function Hc(e,t){return an(t,"This link no longer works",c`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${A(t)}>Back to home</a>`)}function an(e,t,n){return c`${q(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function Yc(e,t){return c`<p>You are signed in as <b>${e}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${A(t)}>To your page</a>`}function Gc(e){return e.canBring?c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(rt(t))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var ss=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function Vc(e,t,n){let{tournament:o,errors:r}=e.state;return c`${q(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${kc(o)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${o.state==="open"?mm(e,n):u}
      ${o.schedule.length>0?bm(e,t):u}
      ${o.standings.length>0?km(o):u}
      ${o.schedule.length>0?xm(o):u}
      ${o.state==="running"?Sm(e):u}
      <p class="small">
        <a href="/tournaments" @click=${A(t)}>All your tournaments</a>
      </p>
    </main>`}function mm(e,t){let{tournament:n}=e.state;return c`${W(e.state,"players","Players",fm(e,t))}
  ${n.organising?W(e.state,"organise","Invite and start",ym(e)):u}`}function fm(e,t){let{tournament:n,code:o,invitation:r}=e.state,s=Qr(n),i=!s&&(o!==null||r!==null);return c`<ol class="things" data-testid="entrants">
      ${n.entrants.map(a=>gm(e,a))}
    </ol>
    ${n.entrants.length===0?c`<p class="small">Nobody has joined yet.</p>`:u}
    ${i?$m(e,t):u}
    ${s?c`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${M(e.state,"Withdraw","withdraw",()=>e.withdraw())}`:u}
    ${s||i?u:c`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function gm(e,{entrant:t,name:n,withdrawn:o}){let{tournament:r}=e.state;return c`<li>
    <span>${n}${t===r.you?" (you)":""}${o?", left":""}</span>
    ${r.organising&&t!==r.you&&!o?M(e.state,c`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):u}
  </li>`}function $m(e,t){return c`<form class="with-button" @submit=${Z(n=>e.join(n("name")))}>
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
  </form>`}function ym(e){let{state:t,link:n}=e;return c`${n===null?c`<p class="small">This browser has no link; an earlier one becomes void.</p>
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
    </div>`}function bm(e,t){let{tournament:n}=e.state,o=xc(e.state);return o===null?u:c`<section class="panel pairings" aria-labelledby="pairings-heading">
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
      ${o.pairings.map(r=>wm(e,r,o.round,t))}
    </ul>
    ${Dt(e.state,"organise")}
  </section>`}function wm(e,t,n,o){let{tournament:r}=e.state,{first:s,second:i,points:a,games:l}=t;if(i===null)return c`<li><span>${At(r,s)}: a bye</span></li>`;let p=[s,i].includes(r.you??0),h=`${At(r,s)} and ${At(r,i)}`;return c`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${At(r,s)} <b>${a[0]} : ${a[1]}</b> ${At(r,i)}
    </span>
    <span class="row">
      ${l.map((d,g)=>c`<a
            class=${p&&!d.over?"button main":"button"}
            href=${d.url}
            @click=${A(o)}
            aria-label=${`Game ${g+1} of ${h}: ${Zr(d,s)}`}
            >${p&&!d.over?"Play":Zr(d,s)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&l.some(({over:d})=>!d)?vm(e,t,i):u}
  </li>`}function vm(e,{pairing:t,first:n},o){let{tournament:r}=e.state;return c`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(s=>M(e.state,`${At(r,s)} loses`,"forfeit",()=>e.forfeit(t,s)))}
    </div>
  </details>`}function km(e){return c`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${e.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${ss.map(([,t,n])=>c`<th scope="col" title=${n}>${t}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>c`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${At(e,t.entrant)}</th>
                ${ss.map(([n])=>c`<td>${E(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${ss.map(([,t,n])=>c`<div>
              <dt>${t}</dt>
              <dd>${n}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function xm(e){let{entrants:t,cross_table:n}=e;return c`<section class="panel" aria-labelledby="cross-heading">
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
  </section>`}function Sm(e){return Qr(e.state.tournament)?c`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${M(e.state,"Withdraw","withdraw",()=>e.withdraw(),"danger")}
    ${Dt(e.state,"players")}
  </details>`:u}function zc(e,t){let{listed:n}=e.state;return c`${q(t)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${W(e.state,"make","New tournament",Em(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>Tm(o,t))}
          </ul>
          ${n.length===0?c`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${A(t)}>Back to home</a></p>
      </div>
    </main>`}function Tm(e,t){let{id:n,name:o,organising:r}=e;return c`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${A(t)}>${o}</a>
      <span class="small block">${vc(e)}${r?", yours":""}</span>
    </span>
  </li>`}function Em(e){let{form:t,busy:n}=e.state;return c`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
    <label
      >Name
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder="Club evening"
        .value=${t.name}
        @input=${r=>e.set({name:z(r)})}
    /></label>
    ${H("kind","Who meets whom",Object.entries(xe),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">${xe[t.kind]}: ${wc[t.kind]}.</p>
    ${t.kind==="swiss"?Am(e):u}
    ${H("clock","Clock",Et.map(({key:r,label:s})=>[r,s]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${Kc("twice","Each ring twice, with seats changed: the fair form",t.twice,r=>e.set({twice:r}))}
      ${Kc("tournament-rated","Rated",t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      Make the tournament
    </button>
  </form>`}function Am(e){return c`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:z(t)})}
  /></label>`}function Kc(e,t,n,o){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>o(rt(r))}
    /><span>${t}</span></label
  >`}var Mm=5e3,Om=[{address:/^\/me()$/,title:"tab-me",open:_m},{address:/^\/sign-in()$/,title:"tab-sign-in",open:Im},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:Nm},{address:/^\/tournaments()$/,title:"tab-tournaments",open:Pm},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:Cm}];function Zc(e){for(let{address:t,title:n,open:o}of Om){let r=t.exec(e);if(r)return{title:n,open:(i,a)=>o(i,a,r[1])}}return null}async function _m(e,t){let n={},[o,{ratings:r},s,{bots:i},a]=await Promise.all([et(),is(Yr(),{ratings:[]},"ratings",n),is(Gr(),{totals:[],automa:[]},"ratings",n),is(Vr(),{bots:[]},"bots",n),Tc()]),l={api:en,drawQr:Ae,makePasskey:Oc,subscribe:Ec,unsubscribe:Ac,go:as,copy:to,origin:location.origin,share:Lm()},p=new _o(l,{me:o,ratings:r,statistics:s,bots:i,isNotified:a,errors:n}),h={passkeys:es(),notices:ts()},d=()=>D(qc(p,t,h),e);return{draw:d,close:p.store.watch(d)}}async function is(e,t,n,o){try{return await e}catch(r){return Object.assign(o,{[n]:G(r)}),t}}function as(e){location.assign(e)}function Lm(){return"share"in navigator?e=>navigator.share(e):null}async function Im(e,t){let n=new on({api:en,usePasskey:ns,go:as},await et()),o=()=>D(Wc(n,t,es()),e);return{draw:o,close:n.store.watch(o)}}async function Nm(e,t,n){try{let[o,r]=await Promise.all([et(),Hr(n)]),s=new on({api:en,usePasskey:ns,go:as},o,r),i=()=>D(Uc(s,t,n),e);return{draw:i,close:s.store.watch(i)}}catch(o){let r=o instanceof Mt?Sc(o.status):null;if(r===null)throw o;return{draw:()=>D(Hc(r,t),e),close:()=>{}}}}async function Pm(e,t){let{tournaments:n}=await Jr(),o=new Io({api:Po,keepInvitation:Qt,go:t.go},n),r=()=>D(zc(o,t),e);return{draw:r,close:o.store.watch(r)}}async function Cm(e,t,n){let[o,r]=await Promise.all([Xr(n),et()]),s=Xn(n),i={api:Po,drawQr:Ae,copy:to,go:t.go,origin:location.origin,keepInvitation:h=>Qt(n,h)},a=zr(location.hash)??zr(s?.replace(/^[^#]*/,"")??""),l=new No(i,{tournament:o,code:a,invitation:s}),p=()=>D(Vc(l,t,r.name),e);return{draw:p,close:Rm(l,p)}}function Rm(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,Mm),r=[e.store.watch(t),Ao(s=>s==="games"&&n())];return()=>{clearInterval(o);for(let s of r)s()}}var yt=class{constructor(t){this.value=t}valueOf(){return this.value}},_=class extends yt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},Q=class extends yt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},bt=class e extends yt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof yt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof yt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Qc=100,Bm="⁨",Dm="⁩";function jm(e,t,n){if(n===t||n instanceof Q&&t instanceof Q&&n.value===t.value)return!0;if(t instanceof Q&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function Jc(e,t,n){return t[n]?Se(e,t[n].value):(e.reportError(new RangeError("No default")),new _)}function cs(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=cn(e,r.value):n.push(cn(e,r));return{positional:n,named:o}}function cn(e,t){switch(t.type){case"str":return t.value;case"num":return new Q(t.value,{minimumFractionDigits:t.precision});case"var":return Fm(e,t);case"mesg":return qm(e,t);case"term":return Wm(e,t);case"func":return Um(e,t);case"select":return Hm(e,t);default:return new _}}function Fm(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new _(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new _(`$${t}`);if(n instanceof yt)return n;switch(typeof n){case"string":return n;case"number":return new Q(n);case"object":if(bt.supportsValue(n))return new bt(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new _(`$${t}`)}}function qm(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new _(t);if(n){let r=o.attributes[n];return r?Se(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new _(`${t}.${n}`))}return o.value?Se(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new _(t))}function Wm(e,{name:t,attr:n,args:o}){let r=`-${t}`,s=e.bundle._terms.get(r);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new _(r);if(n){let a=s.attributes[n];if(a){e.params=cs(e,o).named;let l=Se(e,a);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new _(`${r}.${n}`)}e.params=cs(e,o).named;let i=Se(e,s.value);return e.params=null,i}function Um(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new _(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new _(`${t}()`);try{let r=cs(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new _(`${t}()`)}}function Hm(e,{selector:t,variants:n,star:o}){let r=cn(e,t);if(r instanceof _)return Jc(e,n,o);for(let s of n){let i=cn(e,s.key);if(jm(e,r,i))return Se(e,s.value)}return Jc(e,n,o)}function ls(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new _;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>Qc)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Qc}`);o&&n.push(Bm),n.push(cn(e,r).toString(e)),o&&n.push(Dm)}return e.dirty.delete(t),n.join("")}function Se(e,t){return typeof t=="string"?e.bundle._transform(t):ls(e,t)}var Ro=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function us(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var Xc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function tl(e,t){let n=e[0];if(n instanceof _)return new _(`NUMBER(${n.valueOf()})`);if(n instanceof Q)return new Q(n.valueOf(),{...n.opts,...us(t,Xc)});if(n instanceof bt)return new Q(n.toNumber(),{...us(t,Xc)});throw new TypeError("Invalid argument to NUMBER")}var Ym=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function el(e,t){let n=e[0];if(n instanceof _)return new _(`DATETIME(${n.valueOf()})`);if(n instanceof bt||n instanceof Q)return new bt(n,us(t,Ym));throw new TypeError("Invalid argument to DATETIME")}var nl=new Map;function ol(e){let t=Array.isArray(e)?e.join(" "):e,n=nl.get(t);return n===void 0&&(n=new Map,nl.set(t,n)),n}var ln=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:tl,DATETIME:el,...n},this._useIsolating=o,this._transform=r,this._intls=ol(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let s=t.body[r];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){o.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){o.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new Ro(this,o,n);try{return ls(r,t).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new _().toString(r);throw s}}};var ps=/^(-?[a-zA-Z][\w-]*) *= */gm,rl=/\.([a-zA-Z][\w-]*) *= */y,Gm=/\*?\[/y,hs=/(-?[0-9]+(?:\.([0-9]+))?)/y,Vm=/([a-zA-Z][\w-]*)/y,sl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Km=/^[A-Z][A-Z0-9_-]*$/,Bo=/([^{}\n\r]+)/y,zm=/([^\\"\n\r]*)/y,il=/\\([\\"])/y,al=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Zm=/^\n+/,cl=/ +$/,Qm=/ *\r?\n/g,Jm=/( *)$/,Xm=/{\s*/y,ll=/\s*}/y,tf=/\[\s*/y,ef=/\s*] */y,nf=/\s*\(\s*/y,of=/\s*->\s*/y,rf=/\s*:\s*/y,sf=/\s*,?\s*/y,af=/\s+/y,Te=class{constructor(t){this.body=[],ps.lastIndex=0;let n=0;for(;;){let m=ps.exec(t);if(m===null)break;n=ps.lastIndex;try{this.body.push(l(m[1]))}catch(b){if(b instanceof SyntaxError)continue;throw b}}function o(m){return m.lastIndex=n,m.test(t)}function r(m,b){if(t[n]===m)return n++,!0;if(b)throw new b(`Expected ${m}`);return!1}function s(m,b){if(o(m))return n=m.lastIndex,!0;if(b)throw new b(`Expected ${m.toString()}`);return!1}function i(m){m.lastIndex=n;let b=m.exec(t);if(b===null)throw new SyntaxError(`Expected ${m.toString()}`);return n=m.lastIndex,b}function a(m){return i(m)[1]}function l(m){let b=h(),N=p();if(b===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:m,value:b,attributes:N}}function p(){let m=Object.create(null);for(;o(rl);){let b=a(rl),N=h();if(N===null)throw new SyntaxError("Expected attribute value");m[b]=N}return m}function h(){let m;if(o(Bo)&&(m=a(Bo)),t[n]==="{"||t[n]==="}")return d(m?[m]:[],1/0);let b=xs();return b?m?d([m,b],b.length):(b.value=jo(b.value,Zm),d([b],b.length)):m?jo(m,cl):null}function d(m=[],b){for(;;){if(o(Bo)){m.push(a(Bo));continue}if(t[n]==="{"){m.push(g());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ft=xs();if(ft){m.push(ft),b=Math.min(b,ft.length);continue}break}let N=m.length-1,qt=m[N];typeof qt=="string"&&(m[N]=jo(qt,cl));let Ee=[];for(let ft of m)ft instanceof Do&&(ft=ft.value.slice(0,ft.value.length-b)),ft&&Ee.push(ft);return Ee}function g(){s(Xm,SyntaxError);let m=x();if(s(ll))return m;if(s(of)){let b=mt();return s(ll,SyntaxError),{type:"select",selector:m,...b}}throw new SyntaxError("Unclosed placeable")}function x(){if(t[n]==="{")return g();if(o(sl)){let[,m,b,N=null]=i(sl);if(m==="$")return{type:"var",name:b};if(s(nf)){let qt=O();if(m==="-")return{type:"term",name:b,attr:N,args:qt};if(Km.test(b))return{type:"func",name:b,args:qt};throw new SyntaxError("Function names must be all upper-case")}return m==="-"?{type:"term",name:b,attr:N,args:[]}:{type:"mesg",name:b,attr:N}}return Ft()}function O(){let m=[];for(;;){switch(t[n]){case")":return n++,m;case void 0:throw new SyntaxError("Unclosed argument list")}m.push(dt()),s(sf)}}function dt(){let m=x();return m.type!=="mesg"?m:s(rf)?{type:"narg",name:m.name,value:Ft()}:m}function mt(){let m=[],b=0,N;for(;o(Gm);){r("*")&&(N=b);let qt=te(),Ee=h();if(Ee===null)throw new SyntaxError("Expected variant value");m[b++]={key:qt,value:Ee}}if(b===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:m,star:N}}function te(){s(tf,SyntaxError);let m;return o(hs)?m=B():m={type:"str",value:a(Vm)},s(ef,SyntaxError),m}function Ft(){if(o(hs))return B();if(t[n]==='"')return wt();throw new SyntaxError("Invalid expression")}function B(){let[,m,b=""]=i(hs),N=b.length;return{type:"num",value:parseFloat(m),precision:N}}function wt(){r('"',SyntaxError);let m="";for(;;){if(m+=a(zm),t[n]==="\\"){m+=wl();continue}if(r('"'))return{type:"str",value:m};throw new SyntaxError("Unclosed string literal")}}function wl(){if(o(il))return a(il);if(o(al)){let[,m,b]=i(al),N=parseInt(m||b,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function xs(){let m=n;switch(s(af),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Ss(t.slice(m,n))}return t[n-1]===" "?Ss(t.slice(m,n)):!1}function jo(m,b){return m.replace(b,"")}function Ss(m){let b=m.replace(Qm,`
`),N=Jm.exec(m)[1].length;return new Do(b,N)}}},Do=class{constructor(t,n){this.value=t,this.length=n}};var ds=new Map;function ms(e,t=`/words/${e}.json`){let n=ds.get(e);if(n)return n;let o=cf(new URL(t,import.meta.url));return ds.set(e,o),o.catch(()=>ds.delete(e)),o}async function cf(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function fs(e,t){let{language:n}=e,o=lf(e,t);As({language:n,format:(s,i)=>{let a=o.getMessage(s)?.value;if(!a)throw new Error(`There is no message ${s} in ${n}.`);return o.formatPattern(a,i)}})}function lf({language:e,words:t,editions:n},o){let r=new ln(e,{useIsolating:!1});return r.addResource(new Te(t)),Object.hasOwn(n,o)&&r.addResource(new Te(n[o]),{allowOverrides:!0}),r}function ul(e,t,n){let{yours:o,name:r,game:s}=e;return c`${q(n)}
    <main class="invitation">
      ${nn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${r} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${zs(e).map(([i,a])=>c`<div>
                <dt>${i}</dt>
                <dd>${a}</dd>
              </div>`)}
        </dl>
        ${o?uf(s):po(t)}
      </section>
    </main>`}function uf(e){return c`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${e}`}>To the table</a>`}function pl({title:e,text:t},n){return c`${q(n)}
    <main class="invitation">
      ${nn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function hl(e,t){let n=e.store.get(),o=e.isSolo?[["automa","Automa (alone)"]]:[...Rt.map(({level:i,name:a})=>[String(i),`Computer, level ${i}: ${a}`]),["person","Two people here"]],r=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${i=>{i.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>e.store.dispatch(pf(z(i)))}
      >
        ${o.map(([i,a])=>c`<option value=${i} ?selected=${r===i}>${a}</option>`)}
      </select></label
    >
    ${e.isSolo?u:c`<label
            >You are
            <select
              data-testid="on-first"
              @change=${i=>e.store.dispatch({first:z(i)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function pf(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function gs(e,t,n,o){let{replay:r,index:s}=e,i=r.frames[s],a=Pt(r);if(n===2&&i.automa)return df(i,i.automa,a,t,o);let l=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${l}`}>${co(i,a,n)}</div>
    <div class=${`spread ${l}`}>${hf(e,t,n,o)}</div>`}function hf({replay:e,index:t,walks:n},o,r,s){let i=e.frames[t];return yo({number:r,name:Pt(e)[r-1].name,player:i.players[r-1],patches:o.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[r],fresh:Pn(i.player===r?[i.move]:[],o.patches)})}function df(e,t,n,o,r){return c`<div class="seat back p2">${lo(e,n,t)}</div>
    ${uo(e,t,{turns:t.turns,run:0},o.patches,r)}`}function dl({replay:e,index:t},n){let o=r=>n.look(r);return $o(ii(e),t,Pt(e),n.patches,o)}function ml(e,t,n){let o=e.store.get(),{replay:r,index:s}=o,i=r.frames[s],a=Pt(r),{letters:l,look:p}=n.settings,h=()=>n.change({look:p==="cloth"?"thread":"cloth"});return c`${q(n)}
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
          ${gs(o,e,1,l)} ${ho(i.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${Ga(i,e.patches,l)} ${dl(o,e)}
          ${i.result?bo(i,a,u):hl(t,s)}
        </div>
        <div class="column other">
          ${gs(o,e,2,l)} ${jn(i,a,p,h)}
        </div>
      </div>
      <div class="below">${wo(i,a,e.patches)}</div>
    </main>`}var at=document.getElementById("app"),st=ha(),Jt=null,$s=()=>"",J=0,fl=Ms(ws("link[data-what=patches]")),ys=new hn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:eo,onNews:cc});async function bs(e){ye().length===0||document.hidden||ys.socket||(e??await mf())&&ys.open()}async function mf(){return et().then(({known:e})=>e,()=>!1)}var it={get settings(){return st},logo:ws("link[rel=icon]"),change(e){st={...st,...e},da(st),gl(),"language"in e||"edition"in e?$f().catch(ks):Jt?.draw()},go(e){history.pushState(null,"",e),vs()}};function ws(e){return document.querySelector(e).href}function gl(){let{theme:e,edition:t}=st;document.documentElement.dataset.edition=t,e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function ff(){return st.language==="auto"?Zs(navigator.languages):st.language}async function gf(){let{lang:e}=document.documentElement,t=st.language==="auto"?e:st.language,n=e===t?ws("link[data-what=words]"):void 0;fs(await ms(t,n),st.edition),document.documentElement.lang=t}async function $f(){let e=ff();fs(await ms(e),st.edition),document.documentElement.lang=e,Xe($s()),Jt?.draw()}function Xt(e,t,n=null){Jt?.close(),Jt=e,$s=t?()=>v(t):()=>"",Xe($s()),bs(n),window.scrollTo(0,0),e.draw()}function vs(){J+=1;let e=J,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{J===e&&ks(s)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=Zc(location.pathname);t?kf(t[1]).catch(n):o?xf(o[1]).catch(n):r?bf(r).catch(n):location.pathname!=="/"?$l("page"):location.hash.length>1?vf(location.hash).catch(n):wf().catch(n)}function ks(e){if(e instanceof Mt&&e.status===404&&yf())return $l("game");let t=e instanceof Error?e.message:String(e);yl("cannot-show",t)}function yf(){return location.pathname.startsWith("/game/")}function $l(e){yl(e==="game"?"no-such-game":"no-such-page",v("link-may-be-old"))}function yl(e,t){Xt({draw:()=>D(c`${q(it)}
        <main class="waiting">
          <h1>${v(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${v("back-to-home")}</a>
        </main>`,at),close:()=>{}},e)}async function bf({title:e,open:t}){let n=J;Jt||D(we(it,v("one-moment")),at);let o=await t(at,it);n===J?Xt(o,e):o.close()}async function wf(){let e=J,n=await bc(at,it,ys,o=>{history.pushState(null,"",o.link||location.pathname),bl(o).catch(ks)});e===J?Xt(n,""):n.close()}async function vf(e){let t=J,n=await un(e);t===J&&await bl(n)}async function bl(e){let t=new Tn(e,await fl),n=new En(e,it.go,st.strength),o=()=>D(ml(t,n,it),at),r=[t.store.watch(o),n.store.watch(o)],s=a=>Zn(a,(l,p)=>t.walk(l,p));at.addEventListener("keydown",s),Xt({draw:o,close:()=>{for(let a of r)a();at.removeEventListener("keydown",s)}},"tab-viewer")}async function kf(e){let t=J;Jt||D(we(it,v("opening-table")),at);let[n,o]=await Promise.all([Os(e),fl]);if(t!==J)return;let r=n.seats.some(s=>s.yours);Xt(ec(at,n,o,it),"tab-game",r)}async function xf(e){let t=J;Jt||D(we(it,v("opening-invitation")),at);try{let n=await Is(e);if(t!==J)return;let o=new ae({me:et,sit:s=>Ns(e,s),go:it.go}),r=()=>D(ul(n,o,it),at);Xt({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Mt?Ks(n.status):null;if(!o)throw n;if(t!==J)return;Xt({draw:()=>D(pl(o,it),at),close:()=>{}},"tab-invitation")}}gl();await gf();D(Li(),document.getElementById("fabrics"));window.addEventListener("popstate",vs);window.addEventListener("online",()=>bs(null));document.addEventListener("visibilitychange",()=>bs(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});vs();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
