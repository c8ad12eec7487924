var vl=Object.defineProperty;var Ar=(e,t)=>{for(var n in t)vl(e,n,{get:t[n],enumerable:!0})};var Wo={language:"en",format:e=>e};function Mr(e){Wo=e}function mn(){return Wo}function g(e,t){return Wo.format(e,t)}var Mt=class extends Error{constructor(t,n){super(t),this.status=n}};async function k(e,t,n){return JSON.parse(await et(e,t,n))}async function et(e,t,n="POST"){let o=await kl(e,t,n),s=await o.text();if(o.ok)return s;let r=xl(s)??g("status-answer",{status:String(o.status)});throw new Mt(r,o.status)}async function kl(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(o){throw new Error(g("server-away"),{cause:o})}}function xl(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function Or(e="/api/patches"){let t=await k(e);return Object.fromEntries(Object.entries(t).map(Sl))}function Sl([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>g(`patch-${e}`)})]}function Lr(e){return k(`/api/games/${e}`)}function se(e){return k("/api/games",e)}function _r(){return k("/api/solo")}function fn(e){return k("/api/replay",{text:e})}function Ir(e){return k(`/api/games/${e}/replay`)}function nt(){return k("/api/me")}function Nr(e){return k(`/api/invitations/${e}`)}function Pr(e,t){return k(`/api/invitations/${e}`,{name:t})}function Cr(e){return k(`/api/games/${e}/invitation`,{})}function gn(e,t){return k(`/api/games/${e}/seat`,{name:t})}function Me(e){return et("/api/qr",{path:e})}function Rr(e){return k("/api/reports",e)}var $n=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Ot=[1,2];function Oe(e){return e===1?2:1}function Le(e){return Ot.filter(t=>e[t-1].yours)}function C({seats:e}){return e.some(t=>t.yours)}function Uo({mode:e,seats:t}){let n=Le(t);return e==="remote"&&n.length===1?n[0]:null}function re(e){return Ot.find(t=>e[t-1].kind==="open")??null}function _e({seats:e}){let t=re(e);return t===null?"":e[t-1].name}function B({stage:e,seats:t}){return e!=="over"&&re(t)!==null}function Lt({stage:e,result:t}){return e==="over"&&t===null}var El=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function W([e,t]){return`${"abcdefghi"[t]}${e+1}`}function ot(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function ct(e,t){return e[0]===t[0]&&e[1]===t[1]}function tt(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function vt(e,[t,n]){return e.map(([o,s])=>[o+t,s+n])}function Ie(e,[t,n]){let[o,s]=tt(e);return[Br(t,9-o),Br(n,9-s)]}function Br(e,t){return Math.max(0,Math.min(t,e))}function bn([e,t],[n,o],s){return s==="right"?[t,n-1-e]:s==="left"?[o-1-t,e]:[e,o-1-t]}function Dr(e,t,n){let[o,s]=t,r=n>=4?bn(e,t,"flip"):e;for(let i=0;i<n%4;i+=1)r=bn(r,[o,s],"right"),[o,s]=[s,o];return r}function _t(e){let[t,n]=tt(e),o=([s,r])=>Math.abs(s-(t-1)/2)+Math.abs(r-(n-1)/2);return e.reduce((s,r)=>o(r)<o(s)?r:s)}function vn(e){let t=Math.min(...e.map(i=>i[0])),n=Math.max(...e.map(i=>i[1])),o=([i,a])=>Math.min(...e.map(([l,p])=>Math.abs(l-i)+Math.abs(p-a))),s=i=>Math.abs(i[0]-t+1)+Math.abs(i[1]-n-1)+(o(i)<2?20:0);return El.filter(i=>o(i)>0).reduce((i,a)=>s(a)<s(i)?a:i)}function wn(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let s=[],r=[o];t.add(o);for(let i=r.pop();i!==void 0;i=r.pop()){s.push([Math.floor(i/9),i%9]);for(let a of Tl(i))e[a]==="."&&!t.has(a)&&(t.add(a),r.push(a))}n.push(s.sort((i,a)=>i[0]-a[0]||i[1]-a[1]))}return n.sort((o,s)=>s.length-o.length)}function Tl(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var Al=3;function ie(e,t){let n=new Set(wn(e).map(String));return wn(Ml(e,t)).filter(s=>s.length<=Al&&!n.has(String(s)))}function Ml(e,t){let n=[...e];for(let[o,s]of t)n[o*9+s]="x";return n.join("")}function jr(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let s=0;for(let r=n;r<n+7;r+=1)s+=e.slice(r*9+o,r*9+o+7).split(".").length-1;t=Math.min(t,s)}return t}function H(e,t,n=0){let o=new Set(e.map(String)),s=new Map;for(let[i,a]of e)for(let l=0;l<4;l+=1){let[p,d]=yn[(l+3)%4];if(o.has(String([i+p,a+d])))continue;let h=Ol[l],f=[i+h[0],a+h[1]],x=[f[0]+yn[l][0],f[1]+yn[l][1]];s.set(String(f),[...s.get(String(f))??[],{to:x,direction:l}])}let r="";for(;s.size>0;)r+=Ll(s,t,n);return r}var yn=[[0,1],[1,0],[0,-1],[-1,0]],Ol=[[0,0],[0,1],[1,1],[1,0]];function Ll(e,t,n){let o=e.keys().next().value,s=[],r=o,i=-1;do{let l=e.get(r),p=Math.max(0,l.findIndex(x=>x.direction===(i+1)%4)),d=l.splice(i<0?0:p,1)[0];l.length===0&&e.delete(r);let[h,f]=r.split(",").map(Number);d.direction!==i&&s.push({at:[h,f],direction:d.direction}),i=d.direction,r=String(d.to)}while(r!==o);return s.length>1&&s[0].direction===i&&s.shift(),`M${s.map(({at:l,direction:p},d)=>{let h=s[(d+s.length-1)%s.length].direction,[f,x]=[h,p].map(T=>yn[(T+1)%4]).reduce((T,at)=>[T[0]+at[0],T[1]+at[1]]);return`${l[1]*t+x*n} ${l[0]*t+f*n}`}).join("L")}Z`}function E(e,t){return e===1?`1 ${t}`:`${e} ${/(s|x|ch)$/.test(t)?`${t}es`:`${t}s`}`}function kt(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`}function A(e){return e<0?`−${-e}`:String(e)}function Ho(e){return`the ${e}`}function Ht(e){let t=e.income?`${e.income} income`:"no income",{name:n,squares:o,buttons:s,time:r}=e,i=`costs ${E(s,"button")}`;return`${n}, ${E(o,"square")}, ${i}, ${r} time, ${t}`}function $(e,t){let{name:n,yours:o,kind:s}=e[t-1];return o&&!e[2-t].yours?"You":s==="open"?n||"Open seat":s==="computer"?n.replace(/^Quiltbee level/,"Level"):n==="You"?`Player ${t}`:n}function Ne(e){return e==="You"?"You are":`${e} is`}function xt(e,t){if(e.result){let s=$(t,e.result.winner);return s==="You"?"You win":`${s} wins`}if(Lt(e))return"Game aborted";let n=$(t,e.turn),o=n==="You"?"Your":`${n}’s`;return e.stage==="special_patch"?`${o} special patch`:`${o} turn`}function ut(e,t){if(e.result)return Il(e,t);if(Lt(e))return"It was called off at the start, and nothing is counted.";let n=$(t,e.turn),o=n==="You";if(e.stage==="special_patch")return o?"You reached a special patch. Put it on any empty space.":`${n} reached a special patch.`;let s=e.players[e.turn-1].time,r=e.players[2-e.turn].time;return s===r?s===0?o?"You go first.":`${n} goes first.`:o?"You’re level, and your token is on top, so it’s your turn.":`${_l(t)}, and ${n}’s token is on top.`:o?"You’re further back on the time track, so it’s your turn.":`${Ne(n)} further back on the time track.`}function _l(e){return e.filter(({yours:t})=>t).length===1?"You’re level":"Both are level"}function Il(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:s}=e.result,r=`${A(o[n-1])} to ${A(o[2-n])}`,i=$(t,3-n);return s==="resignation"?`${i} resigned; the scores stood at ${r}.`:s==="time"?`${i} ran out of time; the scores stood at ${r}.`:s==="first to 53"?`${r}: equal scores, and the winner reached space 53 first.`:`The final score is ${r}.`}function Fr(e,t){return["Pass",...Yo(e,t)].join(" · ")}function Yo({consequence:e},t){let n=[`move ${e.time-t}`,`earn ${e.earned}`];return e.income>0&&n.push(`income ${e.income}`),e.special_patch&&n.push("special patch"),n}function It(e,t,n=!1){if(e==="pass")return"passed";if(e==="A:pass")return"moved on";if(e.startsWith("A:"))return`took ${Ho(t[e[2]]?.name??e[2])}`;if(e.startsWith("+"))return n?`special patch on ${e.slice(1)}`:"special patch";let o=t[e[0]],s=o?.name??e[0];return n&&o?`${s} at ${W(Nl(o,e))}`:s}function Nl({orientations:e},t){let n=ot(t.slice(2));return vt(e[t[1]],n).reduce((o,s)=>s[0]<o[0]||s[0]===o[0]&&s[1]<o[1]?s:o)}function lt(e,t,n,o=!0){let s=e.filter(([r,i])=>t[r*9+i]!==".").map(W);return s.length>0?o?s.length>4?`overlaps at ${E(s.length,"space")}`:`overlaps at ${kt(s)}`:"overlaps another patch":n&&!n.available?n.reason??"can’t be bought now":null}function qr(e,t,n,o){let s=lt(e,t,n,o);if(s===null)return{text:"Fits",isGood:!0};let r=n!==void 0&&!n.available&&n.missing>0,i=lt(e,t,void 0,o)===null,a=r&&i?`Fits; ${E(n.missing,"button")} short`:s;return{text:a[0].toUpperCase()+a.slice(1),isGood:!1}}function Go(e){let t=W(e[0]);return e.length===1?`single hole ${t}`:`hole of ${e.length} at ${t}`}function Pl(e,t){return t?kt(e.map(Go)):e.length===1?"a hole":`${e.length} holes`}function kn(e,t,n,o,s,r=!0){let{consequence:i}=e,a=o.players[o.turn-1],l=[{kind:"buttons",text:e.missing>0?`Costs ${i.paid}`:`Buttons ${a.buttons} → ${A(i.buttons)}`},{kind:"time",text:`Time ${a.time} → ${i.time}`}];return i.income_marks.length>0&&l.push({kind:"income",text:r?`Income +${i.income} at ${kt(i.income_marks.map(String))}`:`Income +${i.income}`}),i.special_patch&&l.push({kind:"special",text:"Special patch"}),n&&l.push({kind:"tile",text:"Special tile +7"}),t.length>0&&l.push({kind:"holes",text:`Makes ${Pl(t,r)}`}),l.push({kind:"next",text:Cl(e,o,s)}),l}function Cl({consequence:e},t,n){if(e.next===null)return"Then the game is over";let o=$(n,e.next);return`Next: ${o==="You"?"you":o}${e.next===t.turn?" again":""}`}function Wr(e,t,n){let o=W(e);return t==="."?`${o}, empty`:t==="*"?`${o}, special patch`:`${o}, ${n[t]?.name??"covered"}`}function xn(e){let t=wn(e),n=t.reduce((i,a)=>i+a.length,0),o=[`${81-n} covered, ${n} empty`],s=t.filter(i=>i.length===1).map(i=>W(i[0]));s.length>0&&o.push(`single ${s.length>1?"holes":"hole"} ${s.join(" ")}`),n>0&&o.push(`largest empty region ${t[0].length}`);let r=jr(e);return o.push(r===0?"a full 7 by 7":`${E(r,"space")} from a 7 by 7`),`${o.join("; ")}.`}function Yt(e,t){let{to_income:n,to_special_patch:o,time:s}=e.players[t-1],r=e.time_board.last-s;if(r===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${r}`),i.join(", ")}function Sn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[s,r]=tt(o),i=vt(o,[e.row,e.column]),a=W([e.row+s-1,e.column+r-1]),l=W([e.row,e.column]);return`${n.name} (${e.letter}), ${i.length} squares, ${l} to ${a}`}var K=1e3,Gt=60*K,ae=60*Gt,mt=24*ae,Vo=9900,Rl=[10,30,60];function ce(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*mt,extra:0};let[n,o]=e.split(/[+~]/).map(s=>Number(s)*K);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function En(e){if(e===null)return"no clock";let{kind:t,main:n,extra:o}=ce(e);if(t==="days")return`${E(n/mt,"day")} for each turn`;let s=Ur(n);if(o===0)return`${s} for the whole game`;let r=E(o/K,"second");return t==="delay"?`${s}, and ${r} of delay in each turn`:`${s}, and ${r} more for each turn`}function le(e){let{kind:t,main:n,extra:o}=ce(e);if(t==="days")return`${E(n/mt,"day")} a turn`;let s=n%Gt===0?`${n/Gt} min`:`${n/K} s`;return o===0?s:`${s} ${t==="delay"?"~":"+"} ${o/K} s`}function Ur(e){return[[Math.floor(e/ae),"hour"],[Math.floor(e%ae/Gt),"minute"],[Math.floor(e%Gt/K),"second"]].filter(([o])=>o>0).map(([o,s])=>E(o,s)).join(" ")||"no time"}function Hr(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function Pe(e,t,n,o){let s=e.left[t-1];if(e.running!==t)return Math.max(0,s);let{kind:r,extra:i}=ce(e.control),a=r==="delay"?i:0,l=n.now+(o-n.at)-e.since;return Math.max(0,s-Math.max(0,l-a))}function Tn(e){if(e<=Vo)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=mt)return`${Math.floor(e/mt)} d ${Math.floor(e%mt/ae)} h`;let t=Math.ceil(e/K),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),s=n.map((r,i)=>i===0&&o===0?String(r):String(r).padStart(2,"0"));return o?[o,...s].join(":"):s.join(":")}function Yr(e){if(e<=0)return"no time left";if(e>=mt){let t=Math.floor(e%mt/ae),n=E(Math.floor(e/mt),"day");return t?`${n} ${E(t,"hour")}`:n}return Ur(Math.ceil(e/K)*K)}function Gr(e,t){let{kind:n,main:o}=ce(e);return n==="days"?t<6*ae:t<Math.max(10*K,Math.min(Gt,o/10))}function Vr(e,t){return Rl.find(o=>e>o*K&&t<=o*K&&t>0)??null}function zr(e){return e<=0?null:e>=mt?Gt:e<=Vo?e%100||100:Math.min(e%K||K,e-Vo)}function Kr(e){return e===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:e===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function Zr({board:e,clock:t,takebacks:n,rated:o,seed_chosen:s,seat:r}){return[["You sit as",r===1?"player 1, who begins":"player 2"],["Clock",t===null?"none: take all the time you need":En(t)],["Time board",e==="revised"?"revised":"original"],["Circle of patches",s?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}var zo={en:"English"};function Ko(e){return typeof e=="string"&&Object.hasOwn(zo,e)}function Qr(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Ko)??"en"}function P(e,t){let n=t,o=!1,s=new Set,r=()=>{o=!1;for(let i of[...s])i(n)};return{get:()=>n,dispatch(i){let a=e(n,i);a!==n&&(n=a,o||queueMicrotask(r),o=!0)},watch(i){return s.add(i),()=>s.delete(i)}}}var ue=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:Jr(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Jr(o)})}}}};function Jr(e){return e instanceof Error?e.message:String(e)}function Xr(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>ot(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function ti(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,s)=>n(s)<n(o)?s:o,e[0]??t)}function ei(e,t,[n,o]){let s=i=>(i[0]-t[0])*n+(i[1]-t[1])*o,r=i=>Math.abs((i[0]-t[0])*o+(i[1]-t[1])*n);return e.filter(i=>s(i)>0).sort((i,a)=>r(i)+s(i)-r(a)-s(a)||r(i)-r(a)).at(0)}function ni(e,t,n){let o=r=>(r[0]-t[0])*9+r[1]-t[1];return(n?[...e].reverse().find(r=>o(r)<0):e.find(r=>o(r)>0))??e[n?e.length-1:0]}var si={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Zo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function An(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function G(e,t){return e.orientations[t]??0}function Nt(e,t){return t.patch.orientations[G(e,t.letter)]}function pt(e,t){return e.origin?vt(Nt(e,t),e.origin):[]}function de(e,t){return e.origin?`${G(e,t.letter)}${W(e.origin)}`:null}function he(e,t){let n=de(e,t);return n!==null&&t.placements.has(n)}function Mn(e,t){let n=de(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function Qo(e,t,n){switch(n.type){case"choose":return Dl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?Fl(e,t,n.direction):{...e,cursor:Ce(e.cursor,n.direction)};default:return t?Bl(e,t,n):e}}function Bl(e,t,n){switch(n.type){case"hover":return e.set?e:oi(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return oi(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return pe({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:_t(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:On(e,t);case"jump":return ql(e,t,n.direction);case"next":return Wl(e,t,n.back??!1);case"turn":return Ul(e,t,n.how);case"cycle":return Hl(e,t)}}function Dl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??_t(Nt(o,t))}}function oi(e,t,n,o){let s=Nt(e,t),r=Ie(s,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),i=ri(e,t,r);return e.origin&&ct(e.origin,i)&&e.set===o&&ct(e.cursor,n)?e:{...e,origin:i,set:o,cursor:n}}function ri(e,t,n){let o=G(e,t.letter),s=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[r,i]of s){let a=[n[0]+r,n[1]+i];if(jl(a)&&t.placements.has(o+W(a)))return a}return n}function jl([e,t]){return e>=0&&t>=0&&e<9&&t<9}function pe(e,t,n){let o=Nt(e,t),s=Ie(o,n),r=o.some(i=>ct(i,e.anchor))?e.anchor:_t(o);return{...e,origin:s,set:!0,anchor:r,cursor:[s[0]+r[0],s[1]+r[1]]}}function On(e,t){let{anchor:n,cursor:o}=e,s=Jo(e,t),r=[o[0]-n[0],o[1]-n[1]];return pe(e,t,ti(s,r))}function Jo(e,t){return Xr(t.placements,G(e,t.letter))}function Fl(e,t,n){if(!e.origin)return On(e,t);let[o,s]=Zo[n];return pe(e,t,[e.origin[0]+o,e.origin[1]+s])}function Ce([e,t],n){let[o,s]=Zo[n];return Ie([[0,0]],[e+o,t+s])}function ql(e,t,n){if(!e.origin)return On(e,t);let o=ei(Jo(e,t),e.origin,Zo[n]);return o?pe(e,t,o):{...e,set:!0}}function Wl(e,t,n){let o=Jo(e,t),s=e.origin;return o.length===0?s?{...e,set:!0}:On(e,t):s?pe(e,t,ni(o,s,n)):pe(e,t,o[n?o.length-1:0])}function Ul(e,t,n){let o=G(e,t.letter),s=bn(e.anchor,tt(Nt(e,t)),n);return ii(e,t,t.patch.turns[o][n],s)}function Hl(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((s,r)=>s-r),o=n[(n.indexOf(G(e,t.letter))+1)%n.length];return ii(e,t,o,_t(t.patch.orientations[o]))}function ii(e,t,n,o){let s={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return s;let r=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],i=Ie(Nt(s,t),[r[0]-o[0],r[1]-o[1]]),a=ri(s,t,i);return{...s,origin:a,cursor:[a[0]+o[0],a[1]+o[1]]}}function Pt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],s=o&&o!=="?"?o:`Player ${n}`;return{...t,name:s,kind:"person"}})}function ai(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var Ln=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=P((s,r)=>({...s,...r}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Ce(o[t],n)}})}};function Yl(e,t){let[n,,...o]=e.link.split(","),s=e.frames.slice(1,t+1).filter(({move:r})=>!r?.startsWith("A:")).map(({move:r})=>r==="pass"?".":r);return[n,s.join(""),...o].join(",")}var _n=class{constructor(t,n,o){this.replay=t,this.go=n;let s={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=P((r,i)=>({...r,...i}),s)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await se(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:s,first:r}=this.store.get(),{automa:i}=n.frames[0],a=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:s}:null,p=o==="person"?Pt(n).map(({name:h})=>h):null,d=Yl(n,t);return{opponent:o,...a,...l,first:r,board:"revised",seed:null,from:d,names:p}}};function In(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:s,player:r,move:i})=>{if(!e||o.length!==1)return{number:s,player:r,move:i,change:null};let[a,l]=[e.players[r-1],t.players[r-1]],p={from:a.time,to:l.time,buttons:l.buttons-a.buttons};return{number:s,player:r,move:i,change:p}})}function ci(e,t){let n=Le(e.seats),o=n.length===1?n[0]:e.turn,s=e.moves.map(({player:r})=>r).lastIndexOf(o);return e.moves.slice(s+1).map(r=>{let i=t[r.number];return i?.move===r.move?i:{...r,change:null}})}function li({player:e,move:t,change:n},o,s){let i=`${$(o,e)} ${Vl(t,s)}`;return!n||n.to===n.from?i:`${i}: ${Gl(n)}`}function Gl({from:e,to:t,buttons:n}){let o=`moved ${t-e}`;return n===0?o:`${o}, ${Xo(n)}`}function Xo(e){let t=E(Math.abs(e),"button");return e<0?`−${t}`:`+${t}`}function Vl(e,t){return e.startsWith("+")?"sewed a special patch":/^[A-Za-z]\d/.test(e)?`sewed ${Ho(t[e[0]]?.name??e[0])}`:It(e,t)}function ts(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function ui({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=i=>i>e.from&&i<=e.to,o=t.special_patches.filter(n),s=[e.buttons===0?"":zl(e.buttons)];t.income.some(n)&&s.push("payday");let r=[...t.income.filter(n),...o];return{gains:s.filter(Boolean),marks:r}}function zl(e){return e<0?`−${-e}`:`+${e}`}var es=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],ns={normal:"Normal deck",tactical:"Tactical deck"},pi={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},di={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function hi(e){return di[e]?.[0]??e}function Re({score_parts:e},t){let n=e;return[["Special tile",n.special_tile,[1,2,3,4,5]],["Buttons it holds",n.buttons_held,[2,3,4,5]],["Patches with buttons",n.patches_with_buttons,[3,5]],["Buttons on its patches",n.buttons_on_patches,[4,5]]].filter(([,,s])=>s.includes(t)).map(([s,r])=>[s,r])}function Nn(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Pn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function os(e,t){return`${t[e]?.name??e} (${e})`}function ss(e,t){return kt([...e].map(n=>os(n,t)))}function rs({number:e,budget:t,income:n}){return`Card ${e}: budget ${t}, income ${n}`}function is({affordable:e,choices:t,card:n},o){return e.length===0?`Budget ${n.budget} buys none of the ${t.length}: it advances.`:e.length===1?`Budget ${n.budget} buys only ${os(e,o)}.`:`Budget ${n.budget} buys ${ss(e,o)}.`}function as({filter:e,left:t,skipped:n},o){let[s,r]=di[e]??[e,e];return n?`${s}: would leave none, skipped.`:`${s} (${r}): leaves ${ss(t,o)}.`}function cs(e,t){let{taken:n,start:o,stop:s,income_marks:r,income:i,special_patches:a}=e,l=[n?`Takes ${os(n,t)}; token ${o} → ${s}.`:`Token ${o} → ${s}, no buttons for it.`],p=i?`+${E(i,"button")}`:"this card gives none";return r.length>0&&l.push(`Income at ${kt(r.map(String))}: ${p}.`),a.length>0&&l.push(`The special patch at ${kt(a.map(String))} is out of the game.`),e.reaches_marker&&l.push(e.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function Cn(e,t){return[`Automa: ${rs(e.card)}.`,is(e,t),...e.steps.map(n=>as(n,t)),...cs(e,t)].join(" ")}function ls({pile:e,aside:t,discards:n}){let o=[`${E(e,"card")} in the pile`];return t>0&&o.push(`${t} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function Be({deck:e,numeral:t,name:n}){return`${ns[e]}, level ${t}, ${n}`}function Vt({marker:e,marker_on_board:t}){return t?`Its marker is on space ${e}.`:"Its marker has left the board."}function Kl(e,t){let n=Re(e,t).filter(([,o])=>o>0).map(([o,s])=>`${o.toLowerCase()} ${s}`);return`Score ${A(e.score)}${n.length?`: ${n.join(", ")}`:""}.`}function Rn({players:e,result:t},n,o){let s=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,a])=>E(i.length,"patch")+(i?` ${a}: ${ss(i,o)}`:` ${a}`)),r=n.budget!==null&&!t?`the next one has budget ${n.budget}; `:"";return[`${Be(n)}.`,`It holds ${E(e[1].buttons,"button")}; ${s.join("; ")}.`,Kl(e[1],n.level),Vt(n),`Cards: ${r}${ls(n)}`].join(" ")}function fi(){let e=Zl(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let s={x:(t+.5)*12,y:(n+.5)*12},r=o>0?e[o-1]:{x:t-1,y:n},i={x:s.x+(r.x-t)*12/2,y:s.y+(r.y-n)*12/2};return o<53?{centre:s,entry:i,width:12,height:12}:{centre:{x:s.x+12,y:s.y},entry:i,width:36,height:12}})}function Zl(e,t){let n=new Set,o=[],[s,r,i,a]=[0,0,1,0],l=(p,d)=>p>=0&&d>=0&&p<e&&d<t&&!n.has(`${p},${d}`);for(;o.length<e*t;)o.push({x:s,y:r}),n.add(`${s},${r}`),l(s+i,r+a)||([i,a]=[-a,i]),s+=i,r+=a;return o}var mi=10.3;function gi(){let t=[],n=-Math.PI/2,o=43;for(let s=0;s<=53;s+=1){let r={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=t.at(-1)?.centre??r,a={x:(r.x+i.x)/2,y:(r.y+i.y)/2},l=s===53?9.8:8.6;t.push({centre:r,entry:a,width:l,height:l});let p=mi/o;n+=p,o-=mi/(2*Math.PI)*p}return t}var gs=globalThis,$i=e=>e,Bn=gs.trustedTypes,yi=Bn?Bn.createPolicy("lit-html",{createHTML:e=>e}):void 0,Si="$lit$",Ct=`lit$${Math.random().toFixed(9).slice(2)}$`,Ei="?"+Ct,Ql=`<${Ei}>`,Zt=document,je=()=>Zt.createComment(""),Fe=e=>e===null||typeof e!="object"&&typeof e!="function",$s=Array.isArray,Jl=e=>$s(e)||typeof e?.[Symbol.iterator]=="function",us=`[ 	
\f\r]`,De=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,bi=/-->/g,wi=/>/g,zt=RegExp(`>|${us}(?:([^\\s"'>=/]+)(${us}*=${us}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),vi=/'/g,ki=/"/g,Ti=/^(?:script|style|textarea|title)$/i,ys=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),c=ys(1),y=ys(2),lg=ys(3),qe=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),xi=new WeakMap,Kt=Zt.createTreeWalker(Zt,129);function Ai(e,t){if(!$s(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return yi!==void 0?yi.createHTML(t):t}var Xl=(e,t)=>{let n=e.length-1,o=[],s,r=t===2?"<svg>":t===3?"<math>":"",i=De;for(let a=0;a<n;a++){let l=e[a],p,d,h=-1,f=0;for(;f<l.length&&(i.lastIndex=f,d=i.exec(l),d!==null);)f=i.lastIndex,i===De?d[1]==="!--"?i=bi:d[1]!==void 0?i=wi:d[2]!==void 0?(Ti.test(d[2])&&(s=RegExp("</"+d[2],"g")),i=zt):d[3]!==void 0&&(i=zt):i===zt?d[0]===">"?(i=s??De,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,p=d[1],i=d[3]===void 0?zt:d[3]==='"'?ki:vi):i===ki||i===vi?i=zt:i===bi||i===wi?i=De:(i=zt,s=void 0);let x=i===zt&&e[a+1].startsWith("/>")?" ":"";r+=i===De?l+Ql:h>=0?(o.push(p),l.slice(0,h)+Si+l.slice(h)+Ct+x):l+Ct+(h===-2?a:x)}return[Ai(e,r+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},We=class e{constructor({strings:t,_$litType$:n},o){let s;this.parts=[];let r=0,i=0,a=t.length-1,l=this.parts,[p,d]=Xl(t,n);if(this.el=e.createElement(p,o),Kt.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(s=Kt.nextNode())!==null&&l.length<a;){if(s.nodeType===1){if(s.hasAttributes())for(let h of s.getAttributeNames())if(h.endsWith(Si)){let f=d[i++],x=s.getAttribute(h).split(Ct),T=/([.?@])?(.*)/.exec(f);l.push({type:1,index:r,name:T[2],strings:x,ctor:T[1]==="."?ds:T[1]==="?"?hs:T[1]==="@"?ms:fe}),s.removeAttribute(h)}else h.startsWith(Ct)&&(l.push({type:6,index:r}),s.removeAttribute(h));if(Ti.test(s.tagName)){let h=s.textContent.split(Ct),f=h.length-1;if(f>0){s.textContent=Bn?Bn.emptyScript:"";for(let x=0;x<f;x++)s.append(h[x],je()),Kt.nextNode(),l.push({type:2,index:++r});s.append(h[f],je())}}}else if(s.nodeType===8)if(s.data===Ei)l.push({type:2,index:r});else{let h=-1;for(;(h=s.data.indexOf(Ct,h+1))!==-1;)l.push({type:7,index:r}),h+=Ct.length-1}r++}}static createElement(t,n){let o=Zt.createElement("template");return o.innerHTML=t,o}};function me(e,t,n=e,o){if(t===qe)return t;let s=o!==void 0?n._$Co?.[o]:n._$Cl,r=Fe(t)?void 0:t._$litDirective$;return s?.constructor!==r&&(s?._$AO?.(!1),r===void 0?s=void 0:(s=new r(e),s._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(t=me(e,s._$AS(e,t.values),s,o)),t}var ps=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,s=(t?.creationScope??Zt).importNode(n,!0);Kt.currentNode=s;let r=Kt.nextNode(),i=0,a=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new Ue(r,r.nextSibling,this,t):l.type===1?p=new l.ctor(r,l.name,l.strings,this,t):l.type===6&&(p=new fs(r,this,t)),this._$AV.push(p),l=o[++a]}i!==l?.index&&(r=Kt.nextNode(),i++)}return Kt.currentNode=Zt,s}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},Ue=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,s){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=me(this,t,n),Fe(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==qe&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Jl(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&Fe(this._$AH)?this._$AA.nextSibling.data=t:this.T(Zt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,s=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=We.createElement(Ai(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let r=new ps(s,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(t){let n=xi.get(t.strings);return n===void 0&&xi.set(t.strings,n=new We(t)),n}k(t){$s(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let r of t)s===n.length?n.push(o=new e(this.O(je()),this.O(je()),this,this.options)):o=n[s],o._$AI(r),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=$i(t).nextSibling;$i(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},fe=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,s,r){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=n,this._$AM=s,this.options=r,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(t,n=this,o,s){let r=this.strings,i=!1;if(r===void 0)t=me(this,t,n,0),i=!Fe(t)||t!==this._$AH&&t!==qe,i&&(this._$AH=t);else{let a=t,l,p;for(t=r[0],l=0;l<r.length-1;l++)p=me(this,a[o+l],n,l),p===qe&&(p=this._$AH[l]),i||=!Fe(p)||p!==this._$AH[l],p===u?t=u:t!==u&&(t+=(p??"")+r[l+1]),this._$AH[l]=p}i&&!s&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ds=class extends fe{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},hs=class extends fe{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},ms=class extends fe{constructor(t,n,o,s,r){super(t,n,o,s,r),this.type=5}_$AI(t,n=this){if((t=me(this,t,n,0)??u)===qe)return;let o=this._$AH,s=t===u&&o!==u||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,r=t!==u&&(o===u||s);s&&this.element.removeEventListener(this.name,this,o),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},fs=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){me(this,t)}};var tu=gs.litHtmlPolyfillSupport;tu?.(We,Ue),(gs.litHtmlVersions??=[]).push("3.3.3");var R=(e,t,n)=>{let o=n?.renderBefore??t,s=o._$litPart$;if(s===void 0){let r=n?.renderBefore??null;o._$litPart$=s=new Ue(t.insertBefore(je(),r),r,void 0,n??{})}return s._$AI(e),s};function He(e){return e.stage!=="over"&&!B(e)&&e.seats[e.turn-1].yours}function _(e){return e.table!==null&&!e.looking&&!e.pending&&He(e.table)}function St({table:e,looking:t,pending:n}){return Nn(e)&&!t&&!n}function Ye(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function Rt(e){return _(e)&&Ye(e.table)}function Qt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&C(e)}function Ge(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function I(e,t){return e.table?.options.find(n=>n.letter===t)}function ge(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function Jt(e,t){let n=I(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function F(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?An(e.table.special_cells):Jt(e,t)}function $e(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Ge(e)?.turn??1:1}function Dn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):I(e,o.letter)?.completes_7x7?.includes(t)??!1}function bs(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=ot(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function Ve({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return ci(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function jn(e,t){return e.flatMap(n=>bs(n,t)??[])}function Mi(e){let{table:t,placement:n,weighing:o}=e;if(!t||!_(e))return null;let s=n.letter??(o?null:""),r=s===""||s==="+"?void 0:I(e,s);if(!r)return null;let{consequence:i}=r,a=t.turn,l=t.players[a-1].time,p=t.time_board.special_patches_left.filter(d=>d>l&&d<=i.time);return{player:a,from:l,to:i.time,marks:[...i.income_marks,...p],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Oi({player:e,to:t,income:n,special:o,next:s},r){let a=[n>0?`income +${n}`:"",o?"special patch":""].filter(Boolean).join(", ");return`To space ${t}${a?`: ${a}`:""}. ${eu(e,s,r)}`}function eu(e,t,n){return t===null?"Then the game is over":`Then ${$(n,t)==="You"?"you":$(n,t)}${t===e?" again":""}`}var ws=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Li=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function _i(e){let t=ws.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Ii(){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${ws.map(e=>{let{cloth:t,weave:n}=_i(e);return y`<pattern id=${`fabric-${e}`} class=${`cloth-${t}`}
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
  </svg>`}function ft(e,t,n){let o=n*.3;return y`<g class="disc" transform=${`translate(${e} ${t})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([s,r])=>y`<circle class="hole" cx=${s*o} cy=${r*o} r=${n*.16}></circle>`)}</g>`}function nu(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function ze(e,t,n,[o,s],r){let i=t.orientations[n],a=tt(t.orientations[0]);return y`<g class="patch" transform=${`translate(${s*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${H(i,10,.25)}></path>
    <path class="stitches" d=${H(i,10,1.1)}></path>
    ${nu(t).map(l=>{let[p,d]=Dr(l,a,n);return ft((d+.5)*10,(p+.5)*10,2.6)})}
    ${r?ou(i[0],e):u}
  </g>`}function ou([e,t],n){let[o,s]=[(t+.5)*10,(e+.5)*10+1.9];return y`<text class="letter" x=${o} y=${s}>${n}</text>`}function vs([e,t]){return y`<g class="patch special" transform=${`translate(${t*10} ${e*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${H([[0,0]],10,.25)}></path>
    <path class="stitches" d=${H([[0,0]],10,1.4)}></path></g>`}function Ke(e,t,n,o){let[s,r]=tt(t.orientations[n]),i=Math.max(4,s,r)*10+1.2,[a,l]=[(r*10-i)/2,(s*10-i)/2];return c`<svg class="framed" viewBox=${`${a} ${l} ${i} ${i}`} aria-hidden="true">
    ${ze(e,t,n,[0,0],o)}
  </svg>`}function Fn(e,t,n,o){let[s,r]=tt(t.orientations[n]);return c`<svg
    class=${`picture w${r} h${s}`}
    viewBox=${`-0.6 -0.6 ${r*10+1.2} ${s*10+1.2}`}
    aria-hidden="true"
  >
    ${ze(e,t,n,[0,0],o)}
  </svg>`}var Ni={cloth:fi(),thread:gi()},Ze=[1,2];function Pi(e){return e.time_board.on_top===1?[Ze[1],Ze[0]]:Ze}function Ci(e,t){let[n,o]=e.players.map(a=>a.time),s=n===o?`Both tokens are on space ${n}, ${$(t,e.time_board.on_top)} on top.`:Ze.map(a=>`${Ne($(t,a))} on space ${e.players[a-1].time}.`).join(" "),r=e.time_board.special_patches_left,i=e.automa?` ${Vt(e.automa)}`:"";return`${s} Special patches left: ${r.length?r.join(", "):"none"}.${i}`}function ks(e,t,n,o){let s=o*1.25,r=e===1?y`<circle r=${o}></circle>`:y`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return y`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>${r}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function Ri({numeral:e},t,n,o){let s=Array.from({length:16},(r,i)=>{let a=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*a).toFixed(2)} ${(-Math.cos(l)*a).toFixed(2)}`});return y`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${s.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Bi({automa:e},t,n){if(!e?.marker_on_board)return u;let[o,s]=t(e.marker);return Ri(e,o,s,n)}function Di(e){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${ks(e,0,0,4.4)}
  </svg>`}function ru(e,t,n,o=null){let s=Ni[n],r=n==="cloth"?84:96,{income:i,special_patches:a,special_patches_left:l}=e.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${r+2}`}
    role="img"
    aria-label=${Ci(e,t)}
  >
    ${n==="thread"?iu(s):u}
    ${s.map((p,d)=>au(p,d,n))}
    ${o?ji(o,p=>s[p].centre):u}
    ${i.map(p=>{let{x:d,y:h}=s[p].entry;return qn(p,o,ft(d,h,2.5))})}
    ${a.map(p=>{let{x:d,y:h}=s[p].entry;return qn(p,o,Wn(d,h,4.8,l.includes(p)))})}
    ${o?Fi(o,s[o.to].centre,4.6):u}
    ${Bi(e,p=>[s[p].centre.x,s[p].centre.y],5.4)}
    ${cu(e,s)}
  </svg>`}function qn(e,t,n){let s=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return y`<g class=${s} data-mark=${e}>${n}</g>`}function ji({player:e,from:t,to:n},o){let r=Array.from({length:n-t+1},(i,a)=>o(t+a)).map(({x:i,y:a})=>`${i.toFixed(1)} ${a.toFixed(1)}`).join("L");return y`<path class="walk-halo" d=${`M${r}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${r}`} data-testid="walk"></path>`}function Fi({player:e,to:t},{x:n,y:o},s){let r=s*1.2,i=e===1?y`<circle r=${s}></circle>`:y`<path d=${`M0 ${-r}L${r} 0 0 ${r} ${-r} 0Z`}></path>`;return y`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${i}</g>`}function iu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return y`<path class="strand" d=${`M${t.join("L")}`}></path>`}function au({centre:e,width:t,height:n},o,s){let r=s==="thread"?"0":"start",i=s==="cloth"?y`<rect x=${e.x-t/2+.3} y=${e.y-n/2+.3}
          width=${t-.6} height=${n-.6} rx="1.2"></rect>`:y`<circle cx=${e.x} cy=${e.y} r=${t/2}></circle>`,a=o===0||o===53?"end":o%2?"odd":"even";return y`<g class=${`space ${a}`}>${i}
    <text x=${e.x} y=${e.y+1.2}>${o===0?r:o}</text></g>`}function Wn(e,t,n,o){return y`<rect class=${o?"mark-special":"mark-special taken"}
    x=${e-n/2} y=${t-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function cu(e,t){let n=e.players[0].time===e.players[1].time;return Pi(e).map((o,s)=>{let{x:r,y:i}=t[e.players[o-1].time].centre,a=n?s*-2.6+1.3:0;return ks(o,r+a*.6,i+a,4)})}var Qe={left:5,span:150,bar:9.5,above:4,below:15};function Et(e){return Qe.left+e*Qe.span/53}function Un(e){return e===1?Qe.above:Qe.below}function qi(e,t){return Ni[e][t].centre}function lu(e,t,n){let{income:o,special_patches:s,special_patches_left:r}=e.time_board,{bar:i}=Qe;return c`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Ci(e,t)}
  >
    <rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Ze.map(a=>y`<rect class=${`gone gone-${a}`} x="3" y=${a===1?i-1.6:i}
        width=${Math.max(2,Et(e.players[a-1].time)-3)} height="1.6"></rect>`)}
    ${n?ji(n,a=>({x:Et(a),y:i})):u}
    ${o.map(a=>qn(a,n,ft(Et(a-.5),i,2.1)))}
    ${s.map(a=>qn(a,n,Wn(Et(a-.5),i,4.2,r.includes(a))))}
    ${Bi(e,a=>[Et(a),i],3.6)}
    ${n?Fi(n,{x:Et(n.to),y:Un(n.player)},3.2):u}
    ${Pi(e).map(a=>{let{time:l}=e.players[a-1];return ks(a,Et(l),Un(a),3.3)})}
  </svg>`}function uu({automa:e}){let t=[["income",ft(0,0,2.4)],["special patch",Wn(0,0,4.6,!0)],["taken",Wn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Ri(e,0,0,2.9)]]}function Hn(e,t,n,o,s=null,r=1){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round":"Square"}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${s?Oi(s,t):`${$(t,r)}: ${Yt(e,r)}`}
    </p>
    <div class="spiral-box">${ru(e,t,n,s)}</div>
    <div class="line-box">${lu(e,t,s)}</div>
    <ul class="legend">
      ${uu(e).map(([i,a])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${a}</svg> ${i}</li>`)}
    </ul>
  </section>`}var Yn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[s]=o>0?In(t,n):[];if(!s){this.scene=null;return}let r=ts(s.move),i=r?this.root.querySelector(`[data-patch="${r}"] .framed`):null,a=i&&{box:i.getBoundingClientRect(),image:i.cloneNode(!0)},{gains:l,marks:p}=ui(s,n.time_board);this.scene={happening:s,milliseconds:o,gains:l,marks:p,picture:a}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let s=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(s),s}fly({happening:{move:t,player:n},picture:o,milliseconds:s}){let r=this.targetOf(ts(t),n);if(!o||!r)return;let[i,a]=[o.box,r.getBoundingClientRect()],l=this.overlay("flying",[o.image]),p=(h,f)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${f})`}),d=Math.max(a.width,a.height)/170;this.run(l,[p(i,i.width/170),p(a,d)],s*.9).onfinish=()=>l.remove(),r.matches("g")&&this.run(r,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],s)}targetOf(t,n){let s=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(i=>i.getBoundingClientRect().width>0),[r]=s.sort((i,a)=>a.getBoundingClientRect().width-i.getBoundingClientRect().width);return r??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let s=Array.from({length:t.to-t.from+1},(a,l)=>t.from+l),r=a=>qi(this.look(),a),i=a=>({x:Et(a),y:Un(n)});for(let[a,l]of[["spiral",r],["time-line",i]]){let p=this.root.querySelector(`.${a} .token-${n}`),d=s.map(l).map(({x:h,y:f})=>({transform:`translate(${h}px, ${f}px)`}));p&&this.run(p,d,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let s of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(s,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let r=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!r||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[a,l]=[r.x-4,r.y-4],p=[{transform:`translate(${a}px, ${l+10}px)`,opacity:0},{transform:`translate(${a}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${a}px, ${l-12}px)`,opacity:1}];this.run(i,p,o).onfinish=()=>i.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Bt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],ye=3,Gn=65536,Wi=18e4;function Ui({mode:e,board:t,seats:n,automa:o}){let[s]=Le(n);if(s===void 0||e==="remote")return null;let r={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...r,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...r,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=s===1?"opponent":"you";return{...r,opponent:"computer",level:pu(n[2-s].name),first:i}}function pu(e){return Number(/level (\d+)$/.exec(e)?.[1]??ye)}var Hi=16;function xs(e,t){let n=Uo(t);return n!==null&&du(e,t,n)||fu(e,t,n)||{text:e.told||gu(t),actions:[],urgent:!1}}function Yi(e,t,n){return n==="rematch"?Ss(t):xs(e,t).actions.some(([o])=>o===n)}function Ss(e){let t=Uo(e);return t===null||e.stage!=="over"||re(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function du(e,t,n){return B(t)?null:t.stage==="over"?mu(t,n):hu(e,t,n)}function hu({fallen:e},t,n){let o=Es(t.seats,Oe(n));return t.offer&&t.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:e===Oe(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:e===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:t.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function mu({rematch:e,seats:t},n){let o=Es(t,Oe(n));return e.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:e.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:e.asked.includes(Oe(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function fu(e,t,n){let o=Ts(t);if(o===null||t.stage==="over")return null;let s=Es(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:`${Ne(s)} away.`,actions:[],urgent:!1}:{text:`${s} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function Es(e,t){let n=$(e,t);return n.length>Hi?`${n.slice(0,Hi-1).trimEnd()}…`:n}function Ts(e){return e.mode!=="remote"?null:Ot.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function gu({clock:e,rated:t,takebacks:n}){return`${[e?le(e.control):"No clock",t?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function st(e){return B(e)?As(e):xt(e,e.seats)}function be(e){return B(e)?$u(e):ut(e,e.seats)}function As(e){let t=_e(e);return t?`Waiting for ${t}`:e.access==="public"?"Waiting for another player":C(e)?"Waiting for your friend":"Waiting for a second player"}function $u(e){let t=_e(e);return t?`The seat is kept for ${t}.`:e.access==="public"?"Whoever takes the open seat plays.":C(e)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function Gi(e,t){if(!e)return"";let n=e.player===null?"":$(t.seats,e.player),o=n==="You";switch(e.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function Vi(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&C(t)?t.rematch.game:null}function zi(e,t,n,o=""){let s=`${st(t)}. ${be(t)}`;if(!e)return s;let r=e.moves.length;return t.moves.length<r?`Taken back. ${s}`:o?st(e)===st(t)?o:`${o} ${s}`:[...t.moves.slice(r).map(({number:a,player:l,move:p})=>{let d=l===2&&t.automa?.turns.find(h=>h.number===a);return d?Cn(d,n):`${$(t.seats,l)}: ${It(p,n,!0)}.`}),...yu(e,t),s].join(" ")}function yu(e,t){return t.players.flatMap((n,o)=>{if(!n.special_tile||e.players[o].special_tile||t.automa&&o===1)return[];let s=$(t.seats,o===0?1:2);return[`${s} ${s==="You"?"take":"takes"} the special tile, 7 points.`]})}function Ki(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return"Put back.";if(!n)return"";let s=F(e);if(!s)return W(o.cursor);if(!o.origin){let h=I(e,s.letter)?.reason,f=s.letter==="+"?"Special patch":e.patches[s.letter].name;return h?`${f}: ${h}.`:`${f} chosen. Choose a place.`}let r=n.players[n.turn-1].cells,i=pt(o,s),a=lt(i,r,I(e,s.letter)),l=W(o.origin);if(a)return`${l}: ${a}.`;let p=ie(r,i),d=Dn(e,de(o,s)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${kt(p.map(Go))}`:""}.${d}`}function Zi(e,t){let{table:n}=e,o=I(e,t);return!n||!o?"":`${kn(o,[],!1,n,n.seats).map(r=>r.text).join("; ")}.`}function Ms(e,t,n){return[...t.placements].map(o=>{let s=ot(o.slice(1)),r=vt(t.patch.orientations[o[0]],s),i=ie(e,r).length;return{key:o,score:bu(e,r)-6*i}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Qi(e,t,n){let o=[...t.placements].filter(r=>r[0]===String(n)),s=new Set(o.length>0?o:t.placements);return Ms(e,{...t,placements:s},1)[0]??null}function bu(e,t){let n=new Set(t.map(String)),o=0;for(let[s,r]of t)for(let[i,a]of[[s-1,r],[s+1,r],[s,r-1],[s,r+1]])(i<0||a<0||i>=9||a>=9||e[i*9+a]!=="."&&!n.has(`${i},${a}`))&&(o+=1);return o}function Os({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let s=Pe(e.clock,n,t,o);return{text:Tn(s),sentence:Yr(s),low:Gr(e.clock.control,s)}}var Vn=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(s=>s!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Ot){let s=Os(t,o,n);s&&this.outside.show(o,s)}}watchClock({table:t,anchor:n,fallen:o},s){let r=t?.clock,i=r?.running??null,a=i===this.running?this.left:null;if(this.running=i,this.left=null,!t||!r||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=Pe(r,i,n,s);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:vu(t,p)});let d=a===null?null:Vr(a,l);return d!==null&&this.outside.onTime({timeSaid:wu(t,i,d)}),zr(l)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let s=t+Wi-o;return s>0?s:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function wu({seats:e},t,n){let o=$(e,t);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function vu({seats:e},t){if(t===null)return"";let n=$(e,t);return n==="You"?"Your time is up.":`${n}’s time is up.`}var zn="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.";function Xi(e,t,n=0){let{table:o}=e,s=t.trim();if(!o)return{error:"The table is not there yet."};if(s==="")return{error:zn};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(s))return Eu(e,o,s);let[r,i,...a]=s.toLowerCase().split(/\s+/);if(a.length>0)return{error:zn};switch(r){case"pass":case"p":return Su(e);case"undo":case"u":return Qt(e)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return St(e)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return Rt(e)?{request:{type:"hint"}}:{error:Lu(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return ku(e,o,r);case"clock":return{say:xu(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:Mu(e,o)};case"q":return{say:ta(e,o,$e(e))};case"o":return{say:Ou(e,o)};case"t":return{say:_u(o)};case"l":return{say:Iu(e,o)};case"s":return{say:Nu(o)};case"w":return Ji(e,i,l=>({say:Zi(e,l)}));case"fit":return Ji(e,i,l=>Au(e,o,l));default:return{error:`“${s}” is no move and no command. ${zn}`}}}function ku(e,t,n){return Yi(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function xu(e,t,n){let o=[1,2].map(s=>{let r=s,i=Os(e,r,n),a=$(t.seats,r);return i&&`${a}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function Su(e){let t=I(e,null);return!_(e)||!t?.available?{error:Kn(e)}:{request:{type:"move",move:"pass"}}}function Kn(e){let{table:t}=e;return e.looking?"This is an earlier position: go back to the game first.":e.pending?"The last move is still on its way.":t?.stage==="over"?"The game is over.":St(e)?"The Automa’s card is to be turned over first: type turn.":t&&B(t)?`${As(t)}.`:t?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function Eu(e,t,n){if(!_(e))return{error:Kn(e)};let o=t.players[t.turn-1].cells,s=ot(n.slice(-2));return s?n.startsWith("+")?t.stage!=="special_patch"?{error:"There is no special patch to place."}:t.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${lt([s],o,void 0)??"can’t go there"}.`}:t.stage==="special_patch"?{error:Kn(e)}:Tu(e,t,n,s):{error:zn}}function Tu(e,t,n,o){let s=n[0],r=I(e,s);if(!r)return{error:`Patch ${s} is not on offer; these are: ${ge(t).join(", ")||"none"}.`};let{name:i,orientations:a}=e.patches[s],l=Object.keys(a).join(", "),p=a[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!r.available)return{error:`${i}: ${r.reason}.`};if(r.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let d=vt(p,o),f=d.some(([x,T])=>x>8||T>8)?"does not lie wholly on the quilt":lt(d,t.players[t.turn-1].cells,r);return{error:`${i} ${f??"can’t go there"}.`}}function Ji(e,t,n){let o=e.table?ge(e.table):[];if(t==="pass"&&I(e,null))return n(null);let s=o[Number(t)-1];return s===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(s)}function Au(e,t,n){let o=n===null?null:Jt(e,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let s=Ms(t.players[t.turn-1].cells,o,8),r=s.map(i=>o.letter+i).join(" ");return{say:s.length?`${E(o.placements.size,"place")}, best first: ${r}.`:"It fits nowhere."}}function Mu(e,t){let n=ge(t);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,a)=>{let l=I(e,i)?.reason,p=`${a+1}: ${Ht(e.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),s=I(e,null),{time:r}=t.players[t.turn-1];return`${o.join(". ")}. ${s?Fr(s,r):""}.`}function ta(e,t,n){let{cells:o,patches:s}=t.players[n-1],r=s.map(i=>Sn(i,e.patches)).join("; ");return`${$(t.seats,n)}: ${xn(o)} ${r?`${r}.`:""}`}function Ou(e,t){return t.automa?`Automa: ${Rn(t,t.automa,e.patches)}`:ta(e,t,3-$e(e))}function Lu(e){return Ye(e.table)?Kn(e):"Hints are given alone and against the computer only."}function _u(e){let t=[1,2].map(o=>{let s=o,{time:r}=e.players[o-1];return`${$(e.seats,s)} on ${r}, ${Yt(e,s)}`}),n=e.automa?` ${Vt(e.automa)}`:"";return`${t.join("; ")}.${n} ${ut(e,e.seats)}`}function Iu(e,t){let n=t.moves.at(-1);if(!n)return`No move yet. ${st(t)}.`;let o=e.account.turns.find(r=>r.number===n.number);if(o)return Cn(o,e.patches);let s=$(t.seats,n.player);return`Move ${n.number}, ${s}: ${It(n.move,e.patches,!0)}.`}function Nu(e){return`If the game ended now: ${[1,2].map(n=>Pu(e,n)).join("; ")}.`}function Pu({automa:e,players:t,seats:n},o){let{score:s,buttons:r,income:i}=t[o-1],a=`${A(s)}, with ${E(r,"button")}`;return e&&o===2?`Automa ${a}`:`${$(n,o)} ${a}, income ${i}`}var Cu=new Set(["presence","ready","thinking"]),Ru=["1","2"];function ea(e,t){let{number:n,now:o=null,acknowledges:s,event:r,changed:i,players:a,moves:l}=t;return!(n===e.number+1&&!Cu.has(r.kind))&&n!==e.number||l.keep>e.moves.length?null:{...e,...i,number:n,now:o,acknowledges:s,players:e.players.map((d,h)=>({...d,...a[Ru[h]]})),moves:[...e.moves.slice(0,l.keep),...l.add]}}var na=250,Bu=2e3,Du=5e3,ju=15e3,Zn=class{constructor(t,n){this.outside=t,this.table=n,this.wait=na,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Du)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=na,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),ju)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:ea(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Bu,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function oa(e){return{patches:e,table:null,status:"connecting",pending:null,placement:si,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function sa(e,t){switch(t.type){case"table":return qu(Fu(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return Hu(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:ra(e)};case"return":return Ls({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Ce(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Fu(e,t,n){let o=Ts(t)!==null;return{...e,anchor:Hr(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function qu(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let s=Gi(n,t),r=zi(o,t,e.patches,s)||e.said;return o!==null&&o.position===t.position&&s!==""?{...e,table:t,said:r,told:s}:Ls({...e,table:t,said:r,told:s,looking:null,ghostText:"",copied:"",hint:null,account:Uu(e,t),seen:Wu(e,t),placement:ra(e)})}function Wu({seen:e,table:t},n){let o=In(t,n),s=Object.values(e).filter(({number:r})=>r<=n.moves.length);return Object.fromEntries([...s,...o].map(r=>[r.number,r]))}function Uu({account:e,table:t},n){let{turns:o}=n.automa??e,s=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!s)return e;let r=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:r?e.run:e.run+1}}function ra({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Ls(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!He(t))return e;let n=An(t.special_cells);return{...e,placement:Qo(e.placement,null,{type:"choose",choice:n})}}function Hu(e,t){if(e.pending)return e;let n=F(e),o=Qo(e.placement,n,t);if(o===e.placement)return e;let s={...e,placement:o,notice:null};return{...t.type==="cancel"?Ls(s):s,ghostText:Ki(s,t)}}var Yu={normal:350,faster:160,off:0},Gu={normal:1200,faster:500,off:0},Qn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:s})=>s).length,o=Math.max(0,Gu[t]-this.spent);return Math.min(Yu[t],Math.floor(o/n))}};var Vu=new Set(["thinking","ready","presence"]),zu={seen:e=>e,objection:()=>null,answer:()=>null,goOn:()=>!1},Ku=[3,3],Jn=class{constructor(t,n,o){this.id=t.game,this.store=P(sa,oa(n));let{dispatch:s}=this.store;this.connection=new Zn({open:o,later:(r,i)=>Number(setTimeout(r,i)),forget:r=>clearTimeout(r),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(r,i)=>this.hear({table:r,happened:i,at:performance.now()}),onRefusal:r=>this.refused(r),onHint:({move:r,words:i})=>s({type:"hint",hint:{move:r,words:i}}),onStatus:r=>s({type:"status",status:r}),onPending:r=>s({type:"pending",request:r})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.company=zu,this.telling=new Qn({later:(r,i)=>Number(setTimeout(r,i)),forget:r=>clearTimeout(r),pace:()=>this.pace()},(r,i)=>{this.onShow(r,i),s({type:"table",...r})}),s({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear({table:t,happened:n,at:o}){let s=this.company.seen(t),r={table:s,happened:n,at:o};if(n&&Vu.has(n.kind))return this.telling.receive(r,!1);let i=n?.kind==="move"||n?.kind==="card",a=!n?.player||s.seats[n.player-1].yours;i&&!a?this.telling.receive(r,!0):this.telling.interrupt(r)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!_(this.state))return;let o=Jt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!_(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,s=F(this.state);if(!n||!s||o.letter!==t)return;let r=G(o,t),i=Qi(n.players[n.turn-1].cells,s,r),a=i?ot(i.slice(1)):null,l=i?Number(i[0]):r;this.placement({type:"put",orientation:l,origin:a??Ku})}chooseAt(t){let{table:n,placement:o}=this.state,s=n?ge(n)[t]:void 0;s===void 0||!_(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,s=F(t);if(!n||!_(t))return;if(!s)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let r=I(t,s.letter),i=lt(pt(o,s),n.players[n.turn-1].cells,r,!1),a=Mn(o,s);if(i||!a)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t go there: it ${i??"does not fit"}.`);this.placement({type:"show"}),this.send({type:"move",move:a})}pass(){_(this.state)&&I(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Qt(this.state))){if(Pn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){St(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){Rt(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Rr({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Ui(n);if(o)try{t((await se(o)).url)}catch(s){this.complain(s instanceof Error?s.message:String(s))}}send(t){this.byItself=!1;let n=this.company.objection(t);if(n!==null)return this.complain(n);this.connection.send(t)||this.complain("The last move is still on its way.")}command(t){let n=(r,i)=>this.store.dispatch({type:"notice",notice:{kind:r,text:i,typed:!0}}),o=this.company.answer(t);if(o!==null)return n("info",o);let s=Xi(this.state,t,performance.now());"error"in s?n("error",s.error):"say"in s?n("info",s.say):"help"in s?this.onHelp():"dialog"in s?this.dialog(s.dialog):s.request.type==="undo"?this.undo():this.send(s.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await Ir(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var Je={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ia={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function aa({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:s}){if(n||o||s)return null;if(Object.hasOwn(Je,e)){let i=Je[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:i}}}let r=e.length===1?e.toLowerCase():e;return r==="n"?{type:"placement",event:{type:"next",back:t}}:r==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(ia,r)?ia[r]:null}var Zu=600,Xn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,s=n&&St(t)&&t.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let r=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},r?0:Zu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Qu=4,Ju=1.5,Xu=120,to=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(r,i,a=!1)=>t.addEventListener(r,l=>i(l),{signal:o.signal,capture:a});s("pointerdown",r=>this.down(r)),s("pointermove",r=>this.move(r)),s("pointerup",r=>this.up(r)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",r=>this.click(r),!0),s("contextmenu",r=>this.flip(r)),t.addEventListener("wheel",r=>this.wheel(r),{signal:o.signal,passive:!1}),window.addEventListener("keydown",r=>{r.key==="Escape"&&this.press?.dragging&&(r.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let s=o.getBoundingClientRect(),r=s.width/9,[i,a]=[Math.floor((n-s.top)/r),Math.floor((t-s.left)/r)];return i>=-1&&a>=-1&&i<=9&&a<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,a))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!_(this.game.state))return;let o=t.target.closest("[data-patch]"),s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(t))return;let r=o?this.grabbed(o,s,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:s,anchor:r,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let s=Jt(this.game.state,n),r=t.querySelector(".patch");if(!s||!r)return null;let i=s.patch.orientations[G(this.game.state.placement,n)],[a,l]=tt(i),p=r.getBoundingClientRect(),d=Math.floor((o.clientY-p.top)/p.height*a),h=Math.floor((o.clientX-p.left)/p.width*l);return i.find(f=>ct(f,[d,h]))??_t(i)}heldCell(t){let{placement:n}=this.game.state,o=F(this.game.state),s=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!s||!pt(n,o).some(r=>ct(r,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<Qu)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=F(this.game.state);if(!n)return;let o=Nt(this.game.state.placement,n),s=o.filter(i=>i[0]===tt(o)[0]-1),r=t.touch?s[Math.floor(s.length/2)]:t.anchor??_t(o);this.game.placement({type:"hold",anchor:r}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),s=t.touch&&o?o.getBoundingClientRect().width/9*Ju:0,r=this.cellAt(n.clientX,n.clientY-s);if(r?this.game.placement({type:"hover",cell:r}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=r!==null;let i=`${n.clientX}px, ${n.clientY-s}px`;t.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,s=F(n.state),r=this.cellAt(t.clientX,t.clientY);!r||!s||(o.set&&this.commits(t,r)?n.commit():n.placement({type:"set",cell:r}))}commits(t,n){let{placement:o}=this.game.state,s=F(this.game.state);if(!s)return!1;let r=pt(o,s);return r.length>0&&he(o,s)&&ct(vn(r),n)?!0:t.pointerType==="touch"?!1:[...r,o.cursor].some(i=>ct(i,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<Xu||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&_(n)&&(F(n)?.letter??"+")!=="+"}};function eo(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Je,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Je[e.key]),!0)}var tp={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},no=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:ca(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:ca(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({...tp,url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function ca(e){return e instanceof Error?e.message:String(e)}var ep=["classic","anniversary","valentine"];function la(e){return ep.some(t=>t===e)}var _s={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,hints:!1,strength:ye},np=12,oo=new Map;function Is(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(oo.get(e)??"null");throw t}}function so(e,t){let n=JSON.stringify(t);oo.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function ua(){let e=Is("quiltbee.settings"),t={..._s,...typeof e=="object"?e:null},n=la(t.edition)?t.edition:_s.edition,o=Ko(t.language)?t.language:_s.language;return{...t,edition:n,language:o}}function pa(e){so("quiltbee.settings",e),op(e.language)}function op(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function Ns(){let e=Is("quiltbee.guide");return typeof e?.game=="string"&&[0,1].includes(e.chapter??-1)&&e.step!==void 0?e:null}function da(e){so("quiltbee.guide",e)}function we(){let e=Is("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function ha(e,t){let n=we().filter(o=>o.id!==e);so("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,np))}function ma(e){so("quiltbee.games",we().filter(t=>t.id!==e))}function ro(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return oo.get(`invitation.${e}`)??null;throw t}}function Xt(e,t){oo.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function fa(e,t){let n=new no({origin:location.origin,renew:()=>Cr(e),draw:Me,copy:s=>io(s),share:"share"in navigator?s=>navigator.share(s):null,memory:{get:()=>ro(e),set:s=>Xt(e,s)}}),o=new ue({me:nt,sit:s=>gn(e,s),go:t});return{inviting:n,joining:o}}async function io(e){if(!navigator.clipboard)throw new Error(g("no-clipboard"));await navigator.clipboard.writeText(e)}function ga({text:e,mine:t},n){let s=n-(t?1:0)>0?`(${n}) `:"",r=e?`${e} – Quiltbee`:"Quiltbee";return`${s}${t?"● ":""}${r}`}function $a({mine:e},t){return e||t>0}var Xe=document.querySelector("link[rel=icon]"),sp=[Xe.href,new URL(Xe.dataset.waiting??"",Xe.href).href],Ps={text:"",mine:!1},Cs=0;function tn(e,t=!1){Ps={text:e,mine:t},ya()}function ao(e){Cs=e,ya()}function ya(){let e=ga(Ps,Cs);document.title!==e&&(document.title=e);let t=sp[$a(Ps,Cs)?1:0];Xe.href!==t&&(Xe.href=t)}var rp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function v(e){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${rp[e]}></path>
  </svg>`}function wa({clock:e},t){if(!e)return u;let n=e.running===t;return c`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${v("clock")}${v("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function va(e,t,{text:n,sentence:o,low:s}){let r=e.querySelector(`[data-clock="${t}"]`);r&&(r.dataset.low=s?"true":"false",ba(r.querySelector(".clock-time"),n),ba(r.querySelector(".clock-words"),o))}function ba(e,t){e&&e.textContent!==t&&(e.textContent=t)}function U(e,t,n,o,s){return c`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([r,i])=>c` <label
            ><input
              type="radio"
              name=${e}
              value=${r}
              data-testid=${`${e}-${r}`}
              .checked=${o===r}
              @change=${()=>s(r)}
            /><span>${i}</span></label
          >`)}
    </div>
  </fieldset>`}var ip=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function co(e){let t=ip.map(([n,o])=>[n,c`${v(o)}<span>${g(`edition-${n}`)}</span>`]);return U("edition",g("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function Z(e){return e.target.value}function rt(e){return e.target.checked}function lo(e){let t=e.settings.language,n=[["auto",g("language-auto")],...Object.entries(zo)],o=s=>e.change({language:Z(s)});return c`<label class="language-pick"
    >${g("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([s,r])=>c`<option
            value=${s}
            lang=${s==="auto"?"":s}
            ?selected=${s===t}
          >
            ${r}
          </option>`)}
    </select></label
  >`}function ap(e){return`${e}`}function ka(e,t,n={}){let o=Object.keys(t).map(r=>[r,ap(r)]);return g(e,{...n,...Object.fromEntries(o)}).split("").map((r,i)=>i%2?t[r]:r)}var cp=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],lp=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],up=[["cloth","look-cloth"],["thread","look-thread"]];function xa(e,t,n){let{theme:o,motion:s,look:r,letters:i,coordinates:a,hints:l}=e.settings,p=d=>h=>e.change({[d]:h});return c`<div class="panel-head">
      <h2 id="dialog-heading">${g("settings")}</h2>
      <button type="button" class="main" @click=${t}>${g("settings-done")}</button>
    </div>
    <div class="settings">
      ${co(e)} ${U("theme",g("setting-theme"),Rs(cp),o,p("theme"))}
      ${U("motion",g("setting-motion"),Rs(lp),s,p("motion"))}
      ${U("look",g("setting-look"),Rs(up),r,p("look"))}
      ${Bs("letters",i,d=>e.change({letters:d}))}
      ${Bs("coordinates",a,d=>e.change({coordinates:d}))}
      ${lo(e)} ${Bs("hints",l,d=>e.change({hints:d}))}
      <button type="button" data-testid="open-command" @click=${n}>
        ${ka("open-command-line",{key:c`<kbd>/</kbd>`})}
      </button>
    </div>`}function Rs(e){return e.map(([t,n])=>[t,g(n)])}function Bs(e,t,n){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(rt(o))}
    /><span>${g(`setting-${e}`)}</span></label
  >`}function Sa(e,t,n){if(e.dialog===null)return u;let o=()=>t.dialog(null),s=()=>xa(n,o,()=>t.type(!0));return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:s,resign:pp,practice:$p,abort:hp,handover:mp,report:gp}[e.dialog](t,o)}
  </dialog>`}function Ea(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function pp(e,t){return c`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${dp(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        Resign
      </button>
    </div>`}function dp(e){return e?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${e.rated?", and it counts for the ratings":""}.`}function hp(e,t){let n=e.state.table!==null&&B(e.state.table);return c`<h2 id="dialog-heading">${n?"Close this table?":"Call off this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${n?"Wait":"Play on"}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${n?"Close it":"Call it off"}
      </button>
    </div>`}function mp(e,t){return c`<form @submit=${o=>{o.preventDefault();let s=o.target;e.handOver(Number(new FormData(s).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${Bt.map(({level:o,name:s})=>c`<option value=${o} ?selected=${o===ye}>
                ${o}, ${s}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${t}>Wait</button>
    </div>
  </form>`}var fp=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function gp(e,t){return c`<form @submit=${o=>{o.preventDefault();let s=new FormData(o.target);e.report(s.get("reason"),String(s.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${fp.map(([o,s])=>c`<option value=${o}>${s}</option>`)}
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
  </form>`}function $p(e,t){return c`<h2 id="dialog-heading">Undo a turned card?</h2>
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
    </div>`}function yp({automa:e}){return e?`${Be(e)}${e.practice?", practice":""}. `:""}function bp({seed:e}){return e?c`, setup code <code data-testid="seed">${e}</code>`:u}function Ta(e,t,n,o){return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${yp(t)}${t.board==="revised"?"Revised":"Original"}
      board${bp(t)}${C(t)?"":", you are watching"}${t.seed&&t.seed_chosen?", chosen by a player":""}
    </p>
    ${xp(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${v("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Aa(t,n)}>
        ${v("link")}<span>Copy link</span>
      </button>
      ${wp(t,n)} ${vp(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
    </div>
    ${e.copied?c`<p class="small copied" data-testid="copied">${e.copied}</p>`:u}
  </section>`}function wp(e,t){if(!C(e)||e.stage==="over")return u;let[n,o,s]=e.can_abort?["abort",kp(e),"cancel"]:["resign","Resign","flag"];return c`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${v(s)}<span>${o}</span>
  </button>`}function vp(e,t){return e.mode!=="remote"||!C(e)||B(e)?u:c`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    Report
  </button>`}function kp(e){return B(e)?"Close the table":"Call off"}function xp({mode:e,clock:t,rated:n,takebacks:o,seats:s}){if(e!=="remote")return u;let r=Ot.filter(i=>s[i-1].rating!==null).map(i=>`${$(s,i)} ${s[i-1].rating}`);return c`<p class="small" data-testid="terms">
    ${t?`Clock: ${En(t.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${r.length?`Ratings: ${r.join(", ")}.`:""}
  </p>`}async function Aa(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:"Link copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}async function Ma(e,t){if(!("share"in navigator))return Aa(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function Ds(e,t){return c`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function La(e,t){return e===0?Ds("empty",u):Ds("back",y`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?ft(20,28,7):y`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function _a({number:e,budget:t,income:n,filters:o}){return Ds("face",y`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${ft(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((s,r)=>Oa(hi(s),36+r*7))}
    ${o.length===0?Oa("no choice",42):u}`)}function Oa(e,t){return y`<text class="card-filter" x="20" y=${t}>${e}</text>`}function Ia({turns:e,run:t},n,o){return c`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?`The last ${e.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${e.length===0?c`<p class="small">No card since the person’s last decision.</p>`:u}
    ${e.map(s=>Sp(s,n,o))}
  </section>`}function Sp(e,t,n){return c`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${_a(e.card)}
    <div class="told">
      <p class="told-card">${rs(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>Ep(o,e,t,n))}
      </div>
      <ol>
        <li>${is(e,t)}</li>
        ${e.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${as(o,t)}</li>`)}
        ${cs(e,t).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Ep(e,{affordable:t,taken:n},o,s){let r=e===n?"taken":t.includes(e)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[r];return c`<span class=${`candidate ${r}`}
    >${Fn(e,o[e],0,s)}<span class="fate">${i}</span></span
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
      ${n.map(([o,s])=>c`<tr>
            <th scope="row">${o}</th>
            ${s.map(r=>c`<td>${r}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        ${e.players.map((o,s)=>c`<td data-testid=${`total-${s+1}`}>${A(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}var Tp=c`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`,Ap={buttons:y`<circle class="ring-sign" r="2.4"></circle>
    <circle class="dot" cx="-.8" r=".5"></circle>
    <circle class="dot" cx=".8" r=".5"></circle>`,income:y`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:y`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:y`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:y`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:y`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function po(e,t,n,o={}){let{buttons:s,income:r,empty:i,score:a,time:l}=e.players[n-1],p=[["Buttons",s,"buttons"],["Income",r,"income"],["Empty",i,"empty"],["Time",l,"time"],["Score",A(a),"score"]];return js(e,t,n,p,o)}function js(e,t,n,o,s){let{aside:r=u,clock:i=u,thumbnail:a=u}=s,l=e.stage!=="over"&&re(t)===null&&e.turn===n;return c`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Di(n)}
      <h2 title=${$(t,n)}>${$(t,n)}</h2>
      ${Op(t[n-1])} ${r}
      ${e.players[n-1].special_tile?Tp:u}
      ${l?c`<span class="badge to-move">to move</span>`:u}
    </div>
    ${i} ${a}
    <dl>
      ${o.map(([p,d,h])=>c`<div class=${`number number-${h}`}>
            <dt>${Mp(String(h))}<span>${p}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${d}</dd>
          </div>`)}
    </dl>
  </div>`}function Mp(e){return c`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Ap[e]}</svg>`}function Op({kind:e,yours:t,away:n,bot:o,rating:s}){return e!=="person"&&e!=="open"?u:c`${s===null?u:c`<span class="rating"><span class="visually-hidden">rated </span>${s}</span>`}
  ${o?c`<span class="badge bot">bot</span>`:u}
  ${n&&!t?c`<span class="badge away">away</span>`:u}`}function Na(e,t){let n=e.players.map(o=>o.score_parts);return uo(e,[$(t,1),$(t,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty, −2 each",n.map((o,s)=>`${A(o.empty)} (${e.players[s].empty})`)]])}function ho(e,t,n){let{buttons:o,time:s,score:r}=e.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",s,"time"],["Score",A(r),"score"]],a=c`<span class="level-name">${n.numeral} ${n.name}</span>`;return js(e,t,2,i,{aside:a})}function mo(e,t,n,o,s,r=u){return c`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${Be(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${La(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${e.result?"No more cards are turned.":Lp(t)}
        </p>
        <p class="small">${ls(t)}</p>
        <p class="small">${Vt(t)}</p>
      </div>
    </div>
    ${Ia(n,o,s)}
    <div class="piles">
      ${Pa("Patches with buttons",t.with_buttons,"pile-with",o,s)}
      ${Pa("Patches without",t.without_buttons,"pile-without",o,s)}
    </div>
    ${_p(e,t)} ${r}
  </section>`}function Lp({pile:e,budget:t}){return e===0?"The pile is empty.":t===null?"The next card is face down.":c`The next card can pay up to <b>${E(t,"button")}</b>.`}function Pa(e,t,n,o,s){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${e}: ${t.length}</h3>
    <ul>
      ${[...t].map(r=>{let{name:i,income:a}=o[r];return c`<li title=${i}>
          ${Fn(r,o[r],0,s)}
          <span class="visually-hidden"
            >${i} (${r})${a?`, ${E(a,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function _p(e,t){let n=(s,r,i)=>c`<div class=${i}>
      <dt>${s}</dt>
      <dd>${r}</dd>
    </div>`,o=Re(e.players[1],t.level);return c`<div class="parts">
    <h3>What level ${t.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${o.map(([s,r])=>n(s,r,"part"))}
      ${n(e.result?"Score":"Score now",A(e.players[1].score),"sum")}
    </dl>
  </div>`}function Ca(e,t){if(!e.typing)return u;let n=e.notice?.typed?e.notice:null;return c`<form
    class="command"
    aria-label="Command line"
    @submit=${o=>Ip(o,t)}
  >
    ${n?.kind==="error"?c`<p class="notice" data-testid="notice">${v("cancel")} ${n.text}</p>`:c`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>Np(o,t)}
      />
      <button type="submit" class="main">Enter</button>
      <button type="button" aria-label="Close" @click=${()=>t.type(!1)}>
        ${v("cancel")}
      </button>
    </div>
  </form>`}function Ip(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Np(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Ra(e,t,n){let o=C(t),s=o&&Ye(t)&&t.stage!=="over",r=o&&(t.mode!=="remote"||t.takebacks);return c`${s?Pp(e,n):u}
  ${r?Cp(e,t,n):u}`}function Pp(e,t){return c`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Rt(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${v("bulb")}<span>Hint</span>
  </button>`}function Cp(e,t,n){let o=Pn(t)&&Qt(e);return c`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Qt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${v("undo")}<span>${Rp(t,o)}</span>
  </button>`}function Ba(e,t){return c`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${St(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${v("card")}<span>Turn the card</span>
  </button>`}function Rp({mode:e},t){return e==="remote"?"Ask to take back":t?"Undo (won’t count)":"Undo"}function Da(e){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:rt(t)})}
    />
    <span>Draw cards automatically</span></label
  >`}var Bp=c`<p class="guide" data-testid="getting-ready">
  The computer is warming up; a simpler one stands in.
</p>`,Dp={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function ja(e,t,n){let o=_(e)?F(e):null,s=o!==null&&o.letter!=="+",r=o?I(e,o.letter):void 0,i=o!==null&&e.placement.set&&he(e.placement,o)&&r?.available!==!1,a=o!==null&&(s||e.placement.origin!==null),l=[["rotate-left","Rotate left","left",s,()=>t.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",s,()=>t.placement({type:"turn",how:"right"})],["flip","Flip","flip",s,()=>t.placement({type:"turn",how:"flip"})],["place","Place","place",i,()=>t.commit()],["cancel","Cancel","cancel",a,()=>t.placement({type:"cancel"})]],p=Nn(e.table)&&!e.looking;return c`<section
    class=${o?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${o?Mn(e.placement,o)??"":""}
  >
    ${jp(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Ba(e,t):u}
      ${l.map(([d,h,f,x,T])=>c`<button
            type="button"
            class=${`tool ${f}`}
            data-testid=${d}
            aria-disabled=${x?"false":"true"}
            @click=${T}
          >
            ${v(f)}<span>${h}</span>
          </button>`)}
    </div>
  </section>`}function jp(e,t){let{table:n,notice:o}=e;return c`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?c`<p class="notice" data-testid="notice">${v("cancel")} ${o.text}</p>`:n?Fp(e,n,t):u}
  </div>`}function Fp(e,t,n){let o=F(e);return e.looking?c`<p>An earlier position. The game goes on where it was.</p>`:e.pending?c`<p>${Dp[e.pending.type]??"One moment…"}</p>`:o&&_(e)?Up(e,t,o,n):e.hint?Vp(e.hint):qp(e,t)}function qp(e,t){let n=Ve(e).map(o=>li(o,t.seats,e.patches));return c`<p class="lately">${n.length>0?`${n.join(". ")}.`:be(t)}</p>
    <p class="guide">${Wp(e,t)}</p>
    ${t.getting_ready?Bp:u}`}function Wp(e,t){return t.stage==="over"?"The game is over.":t.stage==="card"?"The Automa’s card is ready to be turned.":t.thinking?`${$(t.seats,t.turn)} is thinking…`:_(e)?"Choose a patch, or pass.":`${st(t)}.`}function Up(e,t,n,o){let s=pt(e.placement,n),r=t.players[t.turn-1].cells,i=I(e,n.letter),a=de(e.placement,n),l=a!==null&&Dn(e,a),{text:p,isGood:d}=qr(s,r,i,o),h=a!==null&&!lt(s,r,void 0)?ie(r,s):[],f=i?kn(i,h,l,t,t.seats,o):zp(l,h.length);return c`<p class=${d?"verdict yes":"verdict no"}>
      ${a===null&&d?Gp(n.letter):Yp(p,d)}
    </p>
    <ul class="effects">
      ${Hp(f).map(({kind:x,text:T})=>c`<li class=${x}>${T}</li>`)}
    </ul>`}function Hp(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Yp(e,t){return c`${v(t?"place":"cancel")} ${e}`}function Gp(e){return e==="+"?"Put it on any empty space.":"Choose a place on your quilt."}function Vp({move:e,words:t}){return c`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${v("bulb")}<span><b>Hint:</b> ${t}</span>
  </p>`}function zp(e,t){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return e&&n.push({kind:"tile",text:"Special tile +7"}),t>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function fo(e){let{name:t,busy:n,error:o}=e.state;return c`<form class="joining" @submit=${r=>{r.preventDefault(),e.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${t}
        @input=${r=>e.write(Z(r))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function Fa(e,{inviting:t,joining:n}){let o=_e(e);return o?en(`${o} is asked to play`,c`<p>${Kp(o)}</p>`):e.access==="public"?C(e)?Zp():en("This seat is open",fo(n)):C(e)?en("Invite your friend",Qp(t)):en("This seat is kept",c`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function Kp(e){return`The game begins when ${e} sits down. A refusal closes the table.`}function en(e,t){return c`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function Zp(){return en("Your table is in the lobby",c`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function Qp(e){let{busy:t,told:n}=e.state;return c`${e.link===null?u:Jp(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Jp(e,t){let{picture:n}=e.state;return c`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
        ${v("copy")}<span>Copy</span>
      </button>
      ${e.canShare?c`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${v("share")}<span>Share…</span>
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
    </div>`}function qa(e,t,n){if(t.mode!=="remote")return u;let{text:o,actions:s,urgent:r}=xs(e,t);return c`<section
    class=${r?"line urgent":"line"}
    aria-label="Between the players"
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${s.map(([i,a],l)=>c`<button
            type="button"
            class=${r&&l===0?"main":""}
            data-testid=${i}
            aria-disabled=${e.pending?"true":"false"}
            @click=${()=>n.mind(i)}
          >
            ${a}
          </button>`)}
    </div>
    ${Xp(t.spectators)}
  </section>`}function Xp(e){let t=e===1?"1 person is watching":`${e} people are watching`;return c`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:u}
  >
    ${v("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var td=3;function go(e,t,n){let o=[...e.slice(td)];return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Coming up</h2>
      <span class="small">${`${E(o.length,"patch")} after these`}</span>
    </div>
    ${ed(o,t,n)}
  </section>`}function ed(e,t,n){return c`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>nd(o,t,n))}
  </ol>`}function nd(e,t,n){let o=t[e];return c`<li title=${Ht(o)}>
    ${Ke(e,o,0,n)}
    <span class="visually-hidden">${Ht(o)}</span>
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
  >`}function Wa(e,t,n,o,s){let r=[...t.ring.slice(0,3)];return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${_(e)?"Choose a patch, or pass":"The next patches"}</h2>
    ${[0,1,2].map(i=>r[i]===void 0?c`<div class="offer none" aria-hidden="true"></div>`:sd(e,r[i],i,n,o,s))}
    ${od(e,t,n)}
  </section>`}function od(e,t,n){let o=e.looking?void 0:I(e,null),{time:s}=t.players[t.turn-1];return c`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${_(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:r})=>bo(n,r==="mouse")}
    @pointerleave=${()=>bo(n,!1)}
    @focus=${()=>bo(n,!0)}
    @blur=${()=>bo(n,!1)}
  >
    ${v("pass")}<span class="pass-name">Pass</span>
    <span class="pass-facts">
      ${o?Yo(o,s).map(r=>c`<span>${r}</span>`):u}
    </span>
  </button>`}function bo(e,t){e.store.dispatch({type:"weigh",on:t})}function Fs(e){return c`<span class="visually-hidden">${e}</span>`}function sd(e,t,n,o,s,r){let i=e.patches[t],a=e.looking?void 0:I(e,t),l=e.placement.letter===t,p=a&&!a.available?a.reason:null,d=e.hint?.move.startsWith(t)??!1,h=["offer",l&&"chosen",p&&"dear",d&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${G(e.placement,t)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${_(e)&&a?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${f=>{f.pointerType==="mouse"?o.choose(t):o.chooseShown(t),r()}}
  >
    <span class="art"
      >${Ke(t,i,G(e.placement,t),s)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span>${Fs(`, ${E(i.squares,"square")}, costs `)}
      <span class="price"
        >${$o(i.buttons)}${Fs(i.buttons===1?" button, ":" buttons, ")}
        ${yo(i.time)}${Fs(" time, ")}</span
      >
      <span class="earn">${Ha(i)}</span>
      ${rd(a,p)}</span
    >
  </button>`}function rd(e,t){return t?c`<span class="reason" title=${t}>${id(e,t)}</span>`:u}function id(e,t){return e&&e.missing>0?`${e.missing} short`:t}function Ua({ring:e},t,n){return c`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">The next patches</h2>
    ${[...e.slice(0,3)].map(o=>c`<div class="offer" data-patch=${o}>
          <span class="art">${Ke(o,t[o],0,n)}</span>
          <span class="facts" title=${Ht(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${$o(t[o].buttons)}${yo(t[o].time)}</span>
            <span class="earn">${Ha(t[o])}</span></span
          >
        </div>`)}
  </section>`}function Ha({income:e}){return e>0?`+${e} income`:"no income"}function wo(e,t,n,o,s,r={},i=[]){let a=new Set(i.map(({number:d})=>d)),l=[["First position","first",0],["Previous position","back",t-1],["Next position","forward",t+1],["Last position","last",e.length]],p=d=>d<0||d>e.length||d===t;return c`<section class="panel moves" aria-labelledby="moves-heading">
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
              @click=${()=>s(f)}
            >
              ${v(h)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(d=>c`<li class=${a.has(d.number)?"fresh-move":""}>
            <button
              type="button"
              class=${d.number===t?"move now":"move"}
              aria-current=${d.number===t?"step":"false"}
              @click=${()=>s(d.number)}
            >
              <span class="number">${d.number}</span>
              <span class="move-words"
                ><b>${$(n,d.player)}</b>
                ${It(d.move,o)}${ad(r[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?c`<p class="small">No move yet.</p>`:""}
  </section>`}function ad(e,t){let n=e?.move===t?e.change:null;if(!n||n.from===n.to)return u;let o=`moved ${n.to-n.from}`;return c`: ${n.buttons===0?o:`${o}, ${Xo(n.buttons)}`}`}var cd={auto:"light",light:"dark",dark:"auto"};function j(e,t=u){let{theme:n}=e.settings;return c`<header class="head">
    ${qs(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${M(e)}
      >${v("person")}<span>${g("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:cd[n]})}
    >
      ${v("sun")}<span>${g(`theme-${n}`)}</span
      ><span class="visually-hidden">${g("theme-change")}</span>
    </button>
  </header>`}function qs(e){return c`<a class="brand" href="/" data-testid="home" @click=${M(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function te(e,t){return c`${j(e)}
    <main class="waiting"><p>${t}</p></main>`}function M(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var gt=90,ld=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${gt}M0 ${n}H${gt}`}).join(""),ve=Array.from({length:9},(e,t)=>t);function vo(e){let{number:t,active:n,ghost:o,held:s}=e,r=["quilt",n&&"active",s&&"held",e.named&&"named"].filter(Boolean).join(" ");return c`<div
    class=${r}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ve.map(i=>c`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ve.map(i=>c`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${gt+.8} ${gt+.8}`} aria-hidden="true">
        <rect class="ground" width=${gt} height=${gt}></rect>
        <path class="lines" d=${ld}></path>
        ${Ga(e)} ${e.fresh.map(ud)} ${e.hint?pd(e.hint):u}
        ${o?dd(e,o):u}
      </svg>
      ${gd(e)}
    </div>
  </div>`}function Ya(e,t){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${gt+2} ${gt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${gt} height=${gt}></rect>
    ${Ga({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function Ga({player:e,patches:t,lettered:n,fresh:o}){let s=(i,a)=>o.some(({origin:l})=>ct(l,[i,a])),r=ve.flatMap(i=>ve.map(a=>[i,a])).filter(([i,a])=>"*x".includes(e.cells[i*9+a]));return[...e.patches.map(i=>y`<g class=${s(i.row,i.column)?"fresh":""}
          data-sewn=${i.letter}>${ze(i.letter,t[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...r.map(([i,a])=>e.cells[i*9+a]==="*"?vs([i,a]):y`<rect class="piece" fill="url(#fabric-covered)"
            x=${a*10} y=${i*10} width="10" height="10"></rect>`)]}function ud({shape:e,origin:[t,n]}){return y`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${H(e,10)}></path>
    <path d=${H(e,10)}></path></g>`}function pd({shape:e,origin:[t,n]}){let{x:o,y:s}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return y`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${H(e,10,.8)}></path>
    <path class="edge" d=${H(e,10,.8)}></path>
    <circle cx=${o} cy=${s} r="3"></circle><text x=${o} y=${s+1.7}>?</text></g>`}function dd({patches:e,player:t},n){let[o,s]=n.origin,r=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],i=n.cells.filter(([p,d])=>t.cells[p*9+d]!=="."),a=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=H(r,10);return y`<g class=${a.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?vs(n.origin):ze(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${s*10} ${o*10})`}>
      ${n.legal?u:hd(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(md)}
    ${n.set&&i.length===0?fd(vn(n.cells),n.legal):u}
  </g>`}function hd(e){return y`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function md([e,t]){let n=`${t*10+3} ${e*10+3}`;return y`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function fd([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,s=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return y`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function gd(e){let{number:t,name:n,player:o,patches:s,cursor:r,ghost:i,active:a}=e,l=(d,h)=>`q${t}-${W([d,h])}`,p=new Set(i?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${a?"false":"true"}
    aria-activedescendant=${r?l(r[0],r[1]):u}
  >
    ${ve.map(d=>c`<div role="row" class="row">
          ${ve.map(h=>{let f=p.has(`${d},${h}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",x=o.cells[d*9+h],T=r&&r[0]===d&&r[1]===h;return c`<div
              role="gridcell"
              class=${T?"cell here":"cell"}
              id=${l(d,h)}
              data-testid=${`cell-${W([d,h])}`}
              aria-label=${Wr([d,h],x,s)+f}
            ></div>`})}
        </div>`)}
  </div>`}function Va(e,t,n){let[o,s]=e.players,r=o.score_parts,i=new Map(Re(s,n.level)),a=d=>i.get(d)??"–",l=[$(t,1),`${$(t,2)} ${n.numeral}`],p=[["Buttons",[r.buttons,a("Buttons it holds")]],["Special tile",[r.special_tile,a("Special tile")]],["Empty, −2 each",[`${A(r.empty)} (${o.empty})`,"–"]]];for(let d of["Patches with buttons","Buttons on its patches"])i.has(d)&&p.push([d,["–",a(d)]]);return uo(e,l,p)}function za({level:e,levels:t},n){return!t||t.length===0?u:c`<h3 id="levels-heading">At each level</h3>
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
              ${o.scores.map(s=>c`<td>${A(s)}</td>`)}
              <td>${$(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function ko(e,t,n){let{automa:o}=e;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${ut(e,t)}</p>
    ${o?c`${Va(e,t,o)} ${za(o,t)}`:Na(e,t)}
    <div class="row">${n}</div>
  </section>`}function Ka(e,t,n){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${ut(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Za(e,t,n){let{table:o}=e;if(!o)return u;let s=$d(e,o,t,n),r=()=>t.look(0);return c`${s}
    ${o.moves.length?c`<button type="button" data-testid="review" @click=${r}>
            ${v("first")}<span>Review</span>
          </button>`:u}
    <button type="button" data-testid="share" @click=${()=>Ma(o,t)}>
      ${v("share")}<span>Share</span>
    </button>
    <button
      type="button"
      class=${s===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>`}function $d(e,t,n,o){if(t.mode!=="remote")return yd(t,n,o);if(t.rematch.game!==null)return c`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >To the rematch</a
    >`;if(!C(t))return u;let s=Ss(t);return c`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${s&&!e.pending?"false":"true"}
    @click=${()=>{s&&n.mind("rematch")}}
  >
    ${t.rematch.asked.length>0&&!s?"Rematch asked for":"Rematch"}
  </button>`}function yd(e,t,n){return!C(e)||Lt(e)?u:c`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${v("again")}<span>Rematch</span>
  </button>`}function xo(e,t,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let s=o;if(o===2&&e.automa)return c`<h3>${$(t,2)}</h3>
          <p data-testid="summary-2">
            ${Rn(e,e.automa,n)} On the time board:
            ${Yt(e,2)}.
          </p>`;let{cells:r,patches:i}=e.players[o-1];return c`<h3>${$(t,s)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${xn(r)} On the time board: ${Yt(e,s)}.
        </p>
        ${i.length?c`<ul>
                ${i.map(a=>c`<li>${Sn(a,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Qa(e,t,n,o){let s=Ge(e);return c`<header class="head table-head">
    ${qs(o)} ${wd(e,t,s)}
    <div class="turn-buttons">
      ${e.looking?bd(n):Ra(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${v("gear")}<span>Settings</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${v("help")}<span>Help</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${M(o)}
        >${v("person")}<span>You</span></a
      >
    </div>
  </header>`}function bd(e){return c`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    Back to the game
  </button>`}function wd(e,t,n){let{looking:o}=e;return c`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?`After move ${o.index}`:st(t)}
      </h1>
      ${t.automa?.practice?c`<span class="badge practice" data-testid="practice">Practice</span>`:u}
    </div>
    ${vd(e,t,n)}
  </div>`}function vd(e,t,n){if(e.status==="lost")return c`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>Connection lost. Reconnecting…
    </p>`;let o=e.looking?`${xt(n,t.seats)}. ${ut(n,t.seats)}`:be(t);return c`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function Ja(e,t,n,o,s,r){let{table:i}=e,a=Ge(e);if(!i||!a)return te(o,"Opening the table…");let{letters:l,look:p,coordinates:d}=o.settings,h=()=>o.change({look:p==="cloth"?"thread":"cloth"}),f=$e(e),x=i.mode==="screen"?1:f,T=wt=>Ed(e,i,a,wt,o,t),at=a.result!==null||Lt(a),bt=C(i)&&!B(i)&&!at;return c`${Qa(e,i,t,o)}
    <main
      class=${xd(e,i,at,d,r!==null)}
      data-stage=${a.stage}
      data-number=${i.number}
    >
      <div class="felt">
        <div class="column own">
          ${T(x)} ${go(a.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${r??qa(e,i,t)}
          ${Sd(e,i,a,t,n,o,s,r!==null)}
          ${bt?ja(e,t,d):u} ${kd(e,i,t)}
        </div>
        <div class="column other">
          ${i.mode==="solo"?Ad(e,a,i,l,o):T(x===1?2:1)}
          ${Hn(a,i.seats,p,h,Mi(e),f)}
        </div>
      </div>
      <div class="below">
        ${r===null?Ta(e,i,t,o):u}
        ${xo(a,i.seats,e.patches)}
      </div>
    </main>
    ${Ca(e,t)} ${Od(e)} ${Sa(e,t,o)}`}function kd(e,t,n){let o=e.looking?e.looking.index:t.moves.length,s=r=>n.look(r);return wo(t.moves,o,t.seats,e.patches,s,e.seen,Ve(e))}function xd({peek:e},t,n,o,s){let r=o?"named":"unnamed";return["table",s?"remote guided":t.mode,r,e&&"peek",B(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Sd(e,t,n,o,s,r,i,a){if(B(t))return Fa(t,s);let l=a?u:Za(e,o,r);return n.result?ko(n,t.seats,l):Lt(n)?Ka(n,t.seats,l):Wa(e,n,o,r.settings.letters,i)}function Ed(e,t,n,o,s,r){let i=$e(e)===o,a=_(e)&&t.turn===o,{letters:l,coordinates:p}=s.settings,d=Ve(e).filter(bt=>bt.player===o),h=$(t.seats,o),f=`${i?"front":"back"} p${o}`,x=vo({number:o,name:h,player:n.players[o-1],patches:e.patches,lettered:l,active:a,held:a&&e.placement.letter!==null,ghost:Md(e,t,o),cursor:a?e.placement.cursor:e.walks[o],named:p,fresh:jn(d.map(({move:bt})=>bt),e.patches),hint:a?bs(e.hint?.move,e.patches):null}),T=i?u:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${`Quilt of ${h}`}
        data-testid="peek"
        @click=${()=>r.store.dispatch({type:"peek"})}
      >
        ${Ya(n.players[o-1],e.patches)}
      </button>`,at=po(n,t.seats,o,{clock:wa(t,o),thumbnail:T});return c`<div class=${`seat ${f}`}>${at}</div>
    <div class=${`spread ${f}`}>${i?u:Td(h,r)} ${x}</div>`}function Td(e,t){return c`<div class="peek-head">
    <b>${e==="You"?"Your quilt":`${e}’s quilt`}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>t.store.dispatch({type:"peek"})}
    >
      Back
    </button>
  </div>`}function Ad(e,t,n,o,s){let{automa:r}=t;if(!r)return c`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=e.looking?{turns:r.turns,run:0}:e.account,a=C(n)&&n.stage!=="over"?Da(s):u;return c`<div class="seat back p2">${ho(t,n.seats,r)}</div>
    ${mo(t,r,i,e.patches,o,a)}`}function Md(e,t,n){let{placement:o}=e,s=F(e);return!s||!o.origin||t.turn!==n||e.looking?null:{letter:s.letter,code:G(o,s.letter),origin:o.origin,cells:pt(o,s),set:o.set,sent:e.pending!==null,legal:he(o,s)&&I(e,s.letter)?.available!==!1}}function Od(e){let{notice:t,said:n,ghostText:o,status:s,hint:r}=e;return c`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${s==="lost"?"Connection lost, reconnecting.":n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${e.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${r?`Hint: ${r.words}`:""}
    </div>
    <div role="status" aria-live="polite">
      ${t?.kind==="info"?t.text:e.copied}
    </div>
    <div role="alert" data-testid="live-error">${t?.kind==="error"?t.text:""}</div>
  </div>`}function Xa(e,t,n,o,s=null){let r=s?s.seen(t):t,i=`${location.origin.replace(/^http/,"ws")}/api/games/${r.game}/play`,a=new Jn(r,n,()=>new WebSocket(i)),l=window.matchMedia("(prefers-reduced-motion: reduce)");a.onHelp=o.help,a.pace=()=>document.hidden||l.matches?"off":o.settings.motion;let p=new Yn(e,()=>o.settings.look);a.onShow=({table:D},m)=>p.prepare(a.state,D,m);let d=()=>Ld(e),h=s?.accompany(a,d)??null;h&&(a.company=h.company);let f=new Xn({turn:()=>a.turnCard(!0),later:(D,m)=>window.setTimeout(D,m),forget:D=>window.clearTimeout(D)}),x=new Vn({now:()=>performance.now(),later:(D,m)=>window.setTimeout(D,m),forget:D=>window.clearTimeout(D),show:(D,m)=>va(e,D,m),onTime:D=>a.store.dispatch({type:"time",part:D})}),T=fa(a.id,o.go),at=_d(e,a,T,o,d,h),bt=Id(a,o),wt=()=>{h?.company.leaving||(at(),h?.drawn(),bt(),p.play(),f.consider(a.state,o.settings.turnCards),x.consider(a.state))},pn=[a.store.watch(wt),a.store.watch(Pd(a,r,o)),T.inviting.store.watch(wt),T.joining.store.watch(wt),...h?.watch(wt)??[]],dn=new to(e,a),hn=D=>Bd(D,a,d),ne=()=>{document.hidden||(a.wake(),x.consider(a.state))},Wt=()=>{a.skip(),p.skip()};window.addEventListener("keydown",Wt,{capture:!0}),window.addEventListener("pointerdown",Wt,{capture:!0}),e.addEventListener("keydown",hn),window.addEventListener("online",ne),document.addEventListener("visibilitychange",ne),tc(a.id,r),Cd(r,T),a.open();let oe=!0;return{draw:()=>{wt(),oe&&h?.begin(),oe=!1},close:()=>{for(let D of pn)D();a.close(),dn.stop(),f.stop(),x.stop(),e.removeEventListener("keydown",hn),window.removeEventListener("keydown",Wt,{capture:!0}),window.removeEventListener("pointerdown",Wt,{capture:!0}),p.skip(),window.removeEventListener("online",ne),document.removeEventListener("visibilitychange",ne)}}}function Ld(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function _d(e,t,n,o,s,r){let i=-1,a=-1,l=!1;return()=>{let{table:p}=t.state,d=document.activeElement,h=r?.slot()??null;if(R(Ja(t.state,t,n,o,s,h),e),Ea(e),t.state.typing&&!l&&document.getElementById("command")?.focus(),l=t.state.typing,d&&!d.isConnected&&Nd(e,d,s),!p)return;tn(st(p),He(p)&&p.mode!=="screen"),p.moves.length!==i&&Rd(e.querySelector(".move-list")),i=p.moves.length;let f=document.activeElement?.matches("[data-quilt=shown] .cells");p.number!==a&&f&&s(),a=p.number}}function Id(e,t){let n=-1;return()=>{let o=e.state.table?.number??-1;!t.settings.hints||n===o||!Rt(e.state)||(n=o,e.hint())}}function Nd(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Pd(e,t,n){let o=t;return()=>{let s=e.state.table??o,r=Vi(o,s);B(o)&&!B(s)&&tc(s.game,s),o=s,r!==null&&n.go(`/game/${r}`)}}function Cd(e,{inviting:t,joining:n}){B(e)&&(C(e)?t.draw():e.access==="public"&&n.ask())}function Rd(e){e&&(e.scrollTop=e.scrollHeight)}function tc(e,{seats:t}){t.some(n=>n.yours)&&ha(e,t.map(n=>n.name||"an open seat").join(" – "))}function Bd(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||eo(e,(a,l)=>t.store.dispatch({type:"walk",player:a,direction:l})))return;let r=aa(e),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!r||i||(e.preventDefault(),Dd(r,t,n))}function Dd(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.placement.letter===null&&t.company.goOn()?void 0:t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function V(e){return e instanceof Error?e.message:String(e)}var Tt=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function ke(e){return Tt.find(({key:t})=>t===e)?.clock??null}var jd=`${Gn/1024} KB`,ec=`This is too long to be a game record: at most ${jd} can be opened.`;function Fd(e,t){return{...e,...t}}var So=class{constructor(t,n,o,s){this.keepInvitation=s,this.go=t,this.view=n,this.store=P(Fd,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,s]=this.store.get().form.names;this.set({names:t===0?[n,s]:[o,n]})}async count(){try{let{totals:t}=await _r();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:V(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:s,invitation:r}=await se(qd(t));r&&this.keepInvitation(o,r),this.go(s)}catch(o){this.store.dispatch({busy:!1,error:V(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(t.length>Gn)return this.refuse(ec);this.store.dispatch({opening:!0,openError:""});try{this.view(await fn(t))}catch(n){this.refuse(V(n))}}async openFile(t){if(t.size>Gn)return this.refuse(ec);await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function qd(e){let{opponent:t,strength:n,deck:o,level:s,first:r,board:i}=e,a={board:i,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...a,opponent:t,deck:o,level:s,first:"you",names:null};if(t==="computer")return{...a,opponent:t,level:n,first:r,names:null};if(t==="person"){let[l,p]=e.names.map(d=>d.trim());return{...a,opponent:t,first:r,names:[l||"First",p||"Second"]}}return{...a,...Wd(e),opponent:t,first:r}}function Wd({name:e,speed:t,takebacks:n,rated:o,seed:s}){return{names:e.trim()?[e.trim()]:null,clock:ke(t),takebacks:n&&!o,rated:o,seed:o?null:s.trim()||null}}var Eo=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:V(t)})}}async match(t){let n={clock:ke(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let s=V(o);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function Ws({clock:e,rated:t,takebacks:n,board:o,seed_chosen:s}){let r=[e===null?"No clock":le(e)];return t&&r.push("rated"),!n&&!t&&r.push("no takebacks"),o==="original"&&r.push("original time board"),s&&r.push("chosen set-up"),r.join(", ")}var To=6e4,oc=1440*To,nc=[["day",oc],["hour",60*To],["minute",To]],Ao=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=P((o,s)=>({...o,...s}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:s,next:r}=await this.outside.fetch(t),i=[...n(),...o],a=this.outside.now();this.store.dispatch({games:i,waiting:s,next:r,at:a,recent:this.others(i)})}catch(o){this.store.dispatch({error:V(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function sc(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function rc({cells:e}){return e.length-e.split(".").length+1}function Mo({variant:e,seats:t}){if(e==="solo")return"Solo (Automa)";let n=t.filter(r=>!r.yours);if(n.length===0)return t.map(({name:r})=>r).join(" and ");let{kind:o,name:s}=n[0];return o==="open"?"Your open table":s.replace(/^Quiltbee level/,"Computer, level")}function Oo(e,t){return e.status==="over"?Yd(e):e.status==="open"?"Waiting for somebody to sit down":Ud(e)+Hd(e,t)}function Ud({status:e,seats:t,turn:n}){let o=t.every(({yours:r})=>r);if(e==="yours"&&!o)return"Your turn";let s=n===null?null:t[n-1];return s?`${s.name.replace(/^Quiltbee level/,"Level")}’s turn`:"Under way"}function Hd({clock:e,now:t},n){if(!e||e.running===null||t===null||ce(e.control).kind!=="days")return"";let o=Pe(e,e.running,{now:t,at:0},n);return o===0?", time is up":`, ${Tn(o)} left`}function Yd({seats:e,result:t}){if(t===null)return"Called off";let{winner:n,scores:o,reason:s}=t,r=e.filter(({yours:T})=>T),i=e[n-1].yours,a=r.length===2?e[n-1].name:"You",l=r.length===2||i?"won":"lost";if(s==="resignation")return`${a} ${l}, by resignation`;if(s==="time")return`${a} ${l}, on time`;let[p,d]=n===1?o:[o[1],o[0]],[h,f]=l==="won"?[p,d]:[d,p],x=s==="first to 53"?", first to finish":"";return`${a} ${l} ${A(h)} to ${A(f)}${x}`}function Us(e,t){let n=Math.max(0,t-e);if(n<To)return"just now";if(n>=30*oc)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(e);let[o,s]=nc.find(([,i])=>n>=i)??nc[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/s),o)}var nn={};Ar(nn,{addPasskey:()=>Xd,askForPasskey:()=>Jd,askWho:()=>eh,changeMe:()=>Vd,changePassphrase:()=>Qd,dropLinks:()=>sh,fetchBots:()=>Zs,fetchLobby:()=>Ys,fetchMyGames:()=>Hs,fetchRatings:()=>zs,fetchStatistics:()=>Ks,findMatch:()=>Gs,lookAtLink:()=>Vs,makeAccount:()=>zd,makeBot:()=>lh,makeLink:()=>oh,makeToken:()=>ph,removeBot:()=>uh,removeMe:()=>ch,removePasskey:()=>th,revokeToken:()=>dh,signIn:()=>Kd,signInByLink:()=>rh,signInByPasskey:()=>nh,signOut:()=>Zd,subscribeToPush:()=>ih,unsubscribeFromPush:()=>ah});var Gd=12;function Hs(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Gd}${t}`)}function Ys(){return k("/api/lobby")}function Gs(e){return k("/api/match",e)}function Vd(e){return k("/api/me",e,"PATCH")}function zd(e,t){return k("/api/account",{login:e,passphrase:t})}function Kd(e,t,n){return k("/api/sign-in",{login:e,passphrase:t,bring:n})}async function Zd(e=!1){await et(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function Qd(e,t){return k("/api/me/passphrase",{old:e,new:t})}function Jd(e){return k("/api/passkeys/options",{login:e})}function Xd(e,t,n){return k("/api/passkeys",{ceremony:e,name:t,credential:n})}function th(e){return k(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function eh(){return k("/api/sign-in/passkey/options",{})}function nh(e,t,n){return k("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function oh(){return k("/api/me/link",{})}async function sh(){await et("/api/me/link",{},"DELETE")}function Vs(e){return k("/api/sign-in/link/look",{code:e})}function rh(e,t){return k("/api/sign-in/link",{code:e,bring:t})}async function ih(e){await et("/api/me/push",{subscription:e})}async function ah(e){await et("/api/me/push",{endpoint:e},"DELETE")}function zs(){return k("/api/me/ratings")}function Ks(){return k("/api/me/statistics")}async function ch(e){await et("/api/me",{passphrase:e},"DELETE")}function Zs(){return k("/api/me/bots")}function lh(e){return k("/api/me/bots",{name:e})}async function uh(e){await et(`/api/me/bots/${e}`,{},"DELETE")}function ph(e){return k(`/api/me/bots/${e}/tokens`,{})}async function dh(e,t){await et(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var Qs=new Set;function ic(e){for(let t of Qs)t(e)}function Lo(e){return Qs.add(e),()=>{Qs.delete(e)}}function ac(e,t){let n=es[e.level-1];return c`${U("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">${ns[e.deck]}: ${pi[e.deck]}.</p>
    ${U("level","Level of the Automa",es.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function cc({totals:e}){if(e.length===0)return u;let t=n=>n===null?"–":A(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var _o=90,hh={"*":"special",x:"covered"};function lc(e,t,n){let{games:o,recent:s,waiting:r,next:i,busy:a,error:l,at:p}=e.store.get();return o.length===0&&s.length===0&&!l?u:c`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${r>0?c`<span class="badge" data-testid="waiting">${r} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(d=>mh(d,t,n-p))}
      ${s.map(d=>fh(d,e,t))}
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
  </section>`}function mh(e,t,n){return c`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Io(e.cells)}
    <a href=${e.url} @click=${M(t)}>${Mo(e)}</a>
    <span class="standing">${Oo(e,n)}</span>
    <span class="small when">${Us(e.last,Date.now())}</span>
  </li>`}function fh(e,t,n){let o=Us(e.when,Date.now());return c`<li class="game remembered">
    ${Io(".".repeat(81))}
    <a href=${`/game/${e.id}`} @click=${M(n)}>${e.title}</a>
    <span class="standing small">opened here ${o}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${e.title}, ${o}`}
      @click=${()=>t.forget(e.id)}
    >
      Remove
    </button>
  </li>`}function Io(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let s=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],s])}),c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${_o+2} ${_o+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${_o} height=${_o}></rect>
    ${[...t].flatMap(([n,o])=>gh(n,o))}
  </svg>`}function gh(e,t){let n=e==="*"||e==="x",o=n?hh[e]:e;return(n?t.map(s=>[s]):[t]).map(s=>y`<path class="piece" fill=${`url(#fabric-${o})`} d=${H(s,10)}></path>`)}function uc(e,t,n){let{games:o,at:s}=e.store.get(),r=sc(o);return r?c`<a class="continue" href=${r.url} data-testid="continue" @click=${M(t)}>
    ${Io(r.cells)}
    <span class="continue-words">
      <b>Continue</b>
      <span>${`${Mo(r)} · ${Oo(r,n-s)}`}</span>
      <span class="small">${`${rc(r)} of 81 spaces sewn`}</span>
    </span>
  </a>`:u}var pc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function $h(e){return pc.flatMap((t,n)=>[...t].flatMap((o,s)=>o===e?[[n,s]]:[]))}function yh(e){let t=$h(e),n=`url(#fabric-${e})`;return y`<path class="piece" fill=${n} d=${H(t,10,.25)}></path>
    <path class="stitches" d=${H(t,10,1.1)}></path>`}function on(){let e=[...new Set(pc.join(""))].filter(t=>t!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${e.map(yh)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>ft((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function dc(e,t){let{tables:n,busy:o,error:s}=e.store.get();return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${Tt.map(({key:r,label:i,note:a})=>c`<button
            type="button"
            data-testid=${`match-${r}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>e.match(r)}
          >
            <b>${i}</b><span class="small">${a}</span>
          </button>`)}
    </div>
    <h3>Open tables</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(r=>wh(r,e,t)):bh(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!s} data-testid="lobby-error">${s}</p>
  </section>`}function bh(e){return e===null?u:c`<li class="none small">Nobody is waiting at the moment.</li>`}function wh(e,t,n){let{game:o,name:s,rating:r,yours:i}=e,{busy:a}=t.store.get();return c`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":s}</b>${r===null?u:c` <span class="small">${r}</span>`} <span class="small">${Ws(e)}</span></span
    >
    ${i?c`<a class="button" href=${`/game/${o}`} @click=${M(n)}>Open</a>`:c`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${s}: ${Ws(e)}`}
            aria-disabled=${a===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}function hc(e){let{name:t,audience:n}=Bt[e-1];return`Level ${e}, ${t}: ${n}.`}var vh=[["Against the computer","Ten levels, from first game to master",[["computer",""]]],["Two players","",[["person","One screen"],["friend","A friend, by link"],["anyone","Anyone online"]]],["Solo (Automa)","A deck of cards plays the other side",[["automa",""]]]],kh={computer:"Start",person:"Start",automa:"Start",friend:"Invite a friend",anyone:"Open the table"};function fc(e,t,n){let{form:o}=e,s=o.opponent==="friend"||o.opponent==="anyone";return c`<form class="panel new-game" @submit=${i=>{i.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${Sh(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?_h(o,t,n):u}
      ${o.opponent==="person"?Th(o,t):u}
      ${s?Ah(o,t):u}
      ${o.opponent==="automa"?ac(o,t):u}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${e.busy?"Starting…":kh[o.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${co(n)} ${xh(o,t,s)}
  </form>`}function xh(e,t,n){return c`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${e.opponent==="automa"?u:Mh(e,t)}
      ${U("board","Time board",[["revised","Revised"],["original","Original"]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?u:Lh(e,t)}
    </div>
  </details>`}function Sh(e,t){return c`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${vh.map(([n,o,s])=>Eh(n,o,s,e,t))}
  </fieldset>`}function Eh(e,t,n,o,s){let r=n.some(([a])=>a===o.opponent)?"chosen":"",i=a=>c`<input
      type="radio"
      name="opponent"
      value=${a}
      data-testid=${`opponent-${a}`}
      .checked=${o.opponent===a}
      @change=${()=>s.set({opponent:a})}
    />`;return n.length===1?c`<label class=${`card-choice ${r}`}
      >${i(n[0][0])}<b>${e}</b> <span class="small">${t}</span></label
    >`:c`<div class=${`card-choice ${r}`}>
    <b>${e}</b>
    <div class="ways">
      ${n.map(([a,l])=>c`<label>${i(a)}<span>${l}</span></label>`)}
    </div>
  </div>`}function Th(e,t){return c`<div class="names">
    ${["First name","Second name"].map((n,o)=>c`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${s=>t.name(o,Z(s))}
        /></label>`)}
  </div>`}function Ah(e,t){let n=Tt.find(({key:o})=>o===e.speed)??Tt[0];return c`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${e.name}
        @input=${o=>t.set({name:Z(o)})}
    /></label>
    ${U("clock","Clock",Tt.map(({key:o,label:s})=>[o,s]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${mc("rated","Rated","counts for both ratings",e.rated,o=>t.set({rated:o}))}
      ${mc("takebacks","Takebacks",e.rated?"never in a rated game":"when the other player agrees",e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function mc(e,t,n,o,s,r=!1){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${r}
      @change=${i=>s(rt(i))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function Mh(e,t){let[n,o]=Oh(e);return U("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],e.first,s=>t.set({first:s}))}function Oh({opponent:e,names:[t,n]}){return e==="person"?[t||"First",n||"Second"]:e==="friend"?["You","Your friend"]:["You",e==="computer"?"Computer":"The other player"]}function Lh(e,t){return c`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:Z(n)})}
  /></label>`}function _h({strength:e},t,n){let o=s=>{t.set({strength:Number(s)}),n.change({strength:Number(s)})};return c`${U("strength","Difficulty",Bt.map(({level:s})=>[String(s),String(s)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${hc(e)}</p>`}function gc({home:e,lobby:t,mine:n},o,s){let r=e.store.get();return c`${j(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>Buy patches with buttons, and leave no holes. Two players, or you alone.</p>
        </div>
        ${on()}
        <div class="ways-in">
          <a
            class="button invite"
            href="/first-game"
            data-testid="first-game"
            @click=${M(o)}
            >${g("first-game")}</a
          >
          <button type="button" data-testid="how" @click=${o.help}>
            ${v("help")}<span>${g("aid")}</span>
          </button>
        </div>
      </div>
      ${uc(n,o,s)} ${fc(r,e,o)}
      <div class="aside">
        ${lc(n,o,s)} ${dc(t,o)} ${Ih(o)}
        ${cc(r)} ${Nh(r,e)}
      </div>
    </main>`}function Ih(e){return c`<nav class="more" aria-label=${g("more")}>
    <a class="button" href="/tournaments" @click=${M(e)}
      >${v("cup")}<span>${g("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${M(e)}
      >${v("person")}<span>${g("your-account")}</span></a
    >
    ${lo(e)}
  </nav>`}function Nh(e,t){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let s=o.target.elements.namedItem("text");t.open(s.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Ph(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Ph(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Ch=5e3,Rh=6e4,Bh=600;async function $c(e,t,n,o){let s=new So(t.go,o,t.settings.strength,Xt),r=new Eo({fetch:Ys,match:Gs,sit:gn,name:()=>s.ownName,go:t.go}),i=new Ao({fetch:Hs,remembered:{recent:we,forget:ma},now:()=>performance.now()});await Fh(Bh,Promise.all([s.count(),r.load(),i.load(),jh(s,n)])),ao(i.store.get().waiting);let a={home:s,lobby:r,mine:i},l=()=>R(gc(a,t,performance.now()),e);return{draw:l,close:Dh(a,n,l)}}function Dh({home:e,lobby:t,mine:n},o,s){let r=[e,t,n].map(({store:l})=>l.watch(s));r.push(Lo(l=>(l==="lobby"?t:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Ch),a=setInterval(s,Rh);return()=>{for(let l of r)l();clearInterval(i),clearInterval(a)}}async function jh(e,t){let n=await nt().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function Fh(e,t){let n=0,o=new Promise(s=>{n=window.setTimeout(s,e)});await Promise.race([t,o]),clearTimeout(n)}var{dataset:yc}=document.querySelector("script[type=module]"),Js=new Map;async function xe(e){let t=Js.get(e)??qh(e);Js.set(e,t),t.catch(()=>Js.delete(e));let n=await t;return n.speak(mn()),n}async function qh(e){try{let[t]=await Promise.all([import(yc[e]),Wh(yc[`${e}Style`])]);return t}catch(t){throw new Error(g("server-away"),{cause:t})}}function Wh(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,s)=>{t.onload=o,t.onerror=()=>{t.remove(),s(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var Dt={busy:null,told:{},errors:{}};async function dt(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:V(o)}}),!1}}var No=class{constructor(t,n){this.outside=t,this.store=P((o,s)=>({...o,...s}),{...Dt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),"Saved."))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),"Your account is made."))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),s=await this.outside.makePasskey(o),r=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,r,s)}),t===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),"The passkey is removed."))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),"Changed. All other browsers are signed out."))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),t?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),t?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==Po)throw new Error(`Type the word “${Po}” first.`);return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return dt(this.store,t,n)}},Po="delete";var Se={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},bc={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},Co=class{constructor(t,n){this.outside=t,this.store=P((o,s)=>({...o,...s}),{...Dt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:s,twice:r,rated:i}=this.state.form;return dt(this.store,"make",async()=>{let{id:a,url:l,invitation:p}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:ke(s),board:"revised",twice:r,rated:i,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(a,p),this.outside.go(l),""})}};function wc({kind:e,state:t,round:n,rounds:o,entrants:s}){let r=t==="open"?"open to join":t==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${Se[e]}, ${r}, ${E(s,"player")}`}var Ro=class{constructor(t,n){this.outside=t,this.store=P((o,s)=>({...o,...s}),{...Dt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:V(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return dt(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return dt(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return dt(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return dt(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function Xs(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function vc({kind:e,rounds:t,clock:n,twice:o,rated:s}){let r=[Se[e]];return t!==null&&r.push(t===1?"1 round":`${t} rounds`),r.push(n===null?"no clock":le(n)),o&&r.push("each ring twice, with seats changed"),s&&r.push("rated"),r.join(", ")}function At({entrants:e,you:t},n){let o=e.find(s=>s.entrant===n)?.name??"?";return n===t?`${o} (you)`:o}function kc({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function tr(e,t){if(!e.over)return"being played";if(e.winner===null)return"no result";if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[o,s]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return`${A(o)} to ${A(s)}`}let n=e.winner===t?"won":"lost";return e.reason==="time"?`${n} on time`:`${n}, resigned`}function er({you:e}){return e!==null}var Bo={};Ar(Bo,{fetchTournament:()=>or,fetchTournaments:()=>nr,forfeit:()=>Kh,inviteAgain:()=>Hh,join:()=>Yh,makeTournament:()=>Uh,removeEntrant:()=>zh,removeTournament:()=>Zh,start:()=>Gh,withdraw:()=>Vh});function nr(){return k("/api/tournaments")}function Uh(e){return k("/api/tournaments",e)}function or(e){return k(`/api/tournaments/${e}`)}function Hh(e){return k(`/api/tournaments/${e}/invitation`,{})}function Yh(e,t,n){return k(`/api/tournaments/${e}/join`,{code:t,name:n})}function Gh(e){return k(`/api/tournaments/${e}/start`,{})}function Vh(e){return k(`/api/tournaments/${e}/withdraw`,{})}function zh(e,t){return k(`/api/tournaments/${e}/remove`,{entrant:t})}function Kh(e,t,n){return k(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Zh(e){await et(`/api/tournaments/${e}`,{},"DELETE")}var sn=class{constructor(t,n,o=null){this.outside=t,this.store=P((s,r)=>({...s,...r}),{...Dt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return dt(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function xc(e){return e===404?"Check the link, or make a new one on the other device.":e===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function sr(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Sc(){return sr()&&await Ac()!==null}async function Ec(e){if(await Notification.requestPermission()!=="granted")throw new Error(g("notices-refused"));await navigator.serviceWorker.register("/push.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(g("notices-unreachable"),{cause:n})}}async function Tc(){let e=await Ac();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Ac(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function rr(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Mc(e){let t=e;return Oc(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function ir(e){let t=e;return Oc(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function Oc(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(g("passkey-there"),{cause:t})}throw new Error(g("passkey-none"))}function q(e,t,n,o){return c`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${jt(e,t)}
  </section>`}function jt(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return c`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||u}</p>
  </div>`}function O(e,t,n,o,s=""){return c`<button
    type="button"
    class=${s}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function Q(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function rn(e,t=""){return c`<label
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
  /></label>`}function Ft(e,t,n,o=""){return c`<label
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
    <label class="tick"><input type="checkbox" @change=${Qh} /><span>Show it</span></label>`}function Qh(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}var Jh=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Lc(e,t,n){let{me:o}=e.state,s=n&&o.passkeys_possible,r=o.account?tm(e,o.account,s):Xh(e,t,s);return q(e.state,"account","Account",r)}function Xh(e,t,n){let{busy:o}=e.state;return c`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${Q(s=>e.makeAccount(s("login"),s("passphrase")))}
    >
      ${rn("username","(never shown to others)")}
      ${Ft("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?c`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${Q(s=>e.addPasskey(s("login")))}>
              ${rn("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${M(t)}>Sign in</a>
    </p>`}function tm(e,t,n){let{state:o}=e;return c`<p>Signed in as <b data-testid="signed-in-as">${t.login}</b>.</p>
    <div class="row">
      ${O(o,"Sign out","sign-out",()=>e.signOut(!1))}
      ${O(o,"Sign out on all devices","sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${t.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${Q(s=>e.changePassphrase(t.passphrase?s("old"):null,s("passphrase")))}
      >
        ${t.passphrase?Ft("old","The passphrase until now","current-password"):u}
        ${Ft("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?em(e,t,n):u}`}function em(e,t,n){let{state:o}=e;return c`<h3>Passkeys</h3>
    <ul class="things">
      ${t.passkeys.map(s=>nm(e,s))}
    </ul>
    ${n?O(o,"Add a passkey","add-passkey",()=>e.addPasskey(null)):u}
    ${t.fresh?u:c`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function nm(e,{id:t,name:n,created:o}){return c`<li>
    <span>${n} <span class="small">since ${Jh.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>e.removePasskey(t)}
    >
      Remove
    </button>
  </li>`}var om=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function _c(e){let{state:t}=e,{bots:n,token:o}=t,s=c`<details class="fold" ?open=${n.length>0||o!==null}>
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
              @focus=${r=>r.target.select()}
            />
          </p>`:u}
    <ul class="things" data-testid="bot-list">
      ${n.map(r=>sm(e,r))}
    </ul>
    <form class="with-button" @submit=${Q(r=>e.makeBot(r("bot")))}>
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
  </details>`;return q(t,"bots","Bots",s)}function sm(e,t){let{state:n}=e,o=c`Remove<span class="visually-hidden"> ${t.name}</span>`;return c`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${t.online?"listening now":"not connected"}</span>
    </span>
    ${O(n,"New token","new-token",()=>e.makeToken(t),"quiet")}
    ${O(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(s=>rm(e,t,s))}
    </ul>
  </li>`}function rm(e,t,{id:n,scope:o,created:s}){return c`<li class="small">
    <span>Token of ${om.format(s)}${o==="read"?", only to look":""}</span>
    ${O(e.state,"Revoke","revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Ic(e){let{state:t}=e,{link:n}=t;return q(t,"device","Use another device",c`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?im(e,n):O(t,"Make a link","make-link",()=>e.makeLink(),"wide")}`)}function im(e,{address:t,picture:n}){let{state:o}=e,s=e.outside.share?O(o,"Share…","share-device-link",()=>e.shareLink()):u;return c`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${r=>r.target.select()}
    />
    <div class="row">
      ${O(o,"Copy","copy-device-link",()=>e.copyLink(),"main")} ${s}
      ${O(o,"Withdraw it","drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${n?c`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Nc(e,t){let{state:n}=e;return q(n,"notices","Notifications",am(e,t))}function am(e,t){let{state:n}=e;return n.me.push.available?t?c`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?O(n,"Turn off here","stop-notices",()=>e.notify(!1)):O(n,"Tell me","start-notices",()=>e.notify(!0))}`:c`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:c`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function Pc(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=c`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${Q(s=>e.leave(s("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?Ft("leaving","Your passphrase","current-password"):c`<label
                >Type “${Po}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return q(t,"leaving","Your data",o)}var Do={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function ar({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Rc({opponent:e,level:t}){return e==="person"?"People":e==="computer"?t===null?"Computer":`Computer, level ${t}`:e==="greedy"?"Greedy":"Random"}function Bc({history:e}){if(e.length<2)return null;let t=e.map(({rating:r})=>r),{low:n,high:o}=cm(t),s=t.map((r,i)=>{let a=i/(t.length-1)*240,l=64-(r-n)/(o-n)*64;return[Cc(a),Cc(l)]});return{path:`M${s.map(r=>r.join(" ")).join("L")}`,end:s.at(-1)??[0,0],low:n,high:o}}function cm(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,100-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function Cc(e){return Math.round(e*10)/10}function jc(e){let{state:t}=e,{ratings:n,statistics:o,me:s}=t,r=n.length===0&&o.totals.length===0,i=c`${r?c`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?c`<ul class="ratings">
          ${n.map(lm)}
        </ul>`:u}
  ${o.totals.length>0?pm(o.totals):u}
  ${s.account?dm(e,s.account.listed):u}`;return q(t,"ratings","Ratings and results",i)}function lm(e){let{deviation:t,games:n,provisional:o}=e;return c`<li data-class=${e.class}>
    <span class="rating-name">${Do[e.class]}</span>
    <b class="rating-value">${ar(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${E(n,"game")}${o?", not settled yet":""}</span
    >
    ${um(e)}
  </li>`}function um(e){let t=Bc(e),n=e.history[0]?.rating;if(t===null)return u;let[o,s]=t.end;return c`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${Do[e.class]}: from ${n} to ${ar(e)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${y`<circle cx=${o} cy=${s} r="3.5"></circle>
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
              <th scope="row">${Rc(t)}</th>
              <td>${Do[t.class]}</td>
              <td>${t.won} of ${t.played}</td>
              <td>${Dc(t.mean_margin)}</td>
              <td>${Dc(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Dc(e){return e===null?"–":A(Math.round(e*10)/10)}function dm(e,t){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(rt(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function Fc(e,t,n){let{me:o}=e.state;return c`${j(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${hm(e)} ${Lc(e,t,n.passkeys)}
        ${o.known?Ic(e):u}
        ${o.known?Nc(e,n.notices):u}
      </div>
      <div class="column">
        ${jc(e)} ${_c(e)} ${o.known?Pc(e):u}
        <p class="small">
          <a href="/" @click=${M(t)}>Back to home</a>
        </p>
      </div>
    </main>`}function hm(e){let{state:t}=e;return q(t,"name","Your name",c`<form class="with-button" @submit=${Q(n=>e.rename(n("name")))}>
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
    </form>`)}function qc(e,t,n){let{state:o}=e,{account:s}=o.me;if(s)return cn(t,"You are signed in",Hc(s.login,t));let r=c`<form
      class="fields"
      @submit=${Q(i=>e.signIn(i("login"),i("passphrase")))}
    >
      ${rn("username")} ${Ft("passphrase","Passphrase","current-password")}
      ${Yc(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${jt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?c`<div class="or">
            ${O(o,"Sign in with a passkey","sign-in-passkey",()=>e.signInByPasskey())}
            ${jt(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${M(t)}>play at once</a>.
    </p>`;return cn(t,"Sign in",r)}function Wc(e,t,n){let{state:o}=e,{account:s}=o.me;if(s)return cn(t,"You are signed in",Hc(s.login,t));let r=o.link?.name,i=c`<p data-testid="link-whom">
      ${r?c`This browser will play as <b>${r}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${Yc(e)}
    <div class="row">
      ${O(o,"Sign in here","link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${M(t)}>Not now</a>
    </div>
    ${jt(o,"link")}`;return cn(t,"Use this device too",i)}function Uc(e,t){return cn(t,"This link no longer works",c`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${M(t)}>Back to home</a>`)}function cn(e,t,n){return c`${j(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function Hc(e,t){return c`<p>You are signed in as <b>${e}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${M(t)}>To your page</a>`}function Yc(e){return e.canBring?c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(rt(t))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var lr=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function Gc(e,t,n){let{tournament:o,errors:s}=e.state;return c`${j(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${vc(o)}</p>
        <p class="notice" role="alert" ?hidden=${!s.read}>${s.read}</p>
      </div>
      ${o.state==="open"?mm(e,n):u}
      ${o.schedule.length>0?bm(e,t):u}
      ${o.standings.length>0?km(o):u}
      ${o.schedule.length>0?xm(o):u}
      ${o.state==="running"?Sm(e):u}
      <p class="small">
        <a href="/tournaments" @click=${M(t)}>All your tournaments</a>
      </p>
    </main>`}function mm(e,t){let{tournament:n}=e.state;return c`${q(e.state,"players","Players",fm(e,t))}
  ${n.organising?q(e.state,"organise","Invite and start",ym(e)):u}`}function fm(e,t){let{tournament:n,code:o,invitation:s}=e.state,r=er(n),i=!r&&(o!==null||s!==null);return c`<ol class="things" data-testid="entrants">
      ${n.entrants.map(a=>gm(e,a))}
    </ol>
    ${n.entrants.length===0?c`<p class="small">Nobody has joined yet.</p>`:u}
    ${i?$m(e,t):u}
    ${r?c`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${O(e.state,"Withdraw","withdraw",()=>e.withdraw())}`:u}
    ${r||i?u:c`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function gm(e,{entrant:t,name:n,withdrawn:o}){let{tournament:s}=e.state;return c`<li>
    <span>${n}${t===s.you?" (you)":""}${o?", left":""}</span>
    ${s.organising&&t!==s.you&&!o?O(e.state,c`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):u}
  </li>`}function $m(e,t){return c`<form class="with-button" @submit=${Q(n=>e.join(n("name")))}>
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
            ${O(t,"Make a link","tournament-invite",()=>e.invite())}`:c`<label for="tournament-link" class="small">Everybody with this link may join.</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${O(t,"Copy","copy-tournament",()=>e.copy())}
              ${O(t,"New link","tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${O(t,"Start the tournament","start-tournament",()=>e.start(),"main")}
      ${O(t,"Delete it","delete-tournament",()=>e.remove(),"danger")}
    </div>`}function bm(e,t){let{tournament:n}=e.state,o=kc(e.state);return o===null?u:c`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        Round ${o.round}${n.rounds===null?"":` of ${n.rounds}`}
      </h2>
      <div class="row" role="group" aria-label="Rounds">
        ${n.schedule.map(s=>c`<button
              type="button"
              class="quiet"
              aria-pressed=${s.round===o.round?"true":"false"}
              aria-label=${`Round ${s.round}`}
              @click=${()=>e.show(s.round)}
            >
              ${s.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${o.pairings.map(s=>wm(e,s,o.round,t))}
    </ul>
    ${jt(e.state,"organise")}
  </section>`}function wm(e,t,n,o){let{tournament:s}=e.state,{first:r,second:i,points:a,games:l}=t;if(i===null)return c`<li><span>${At(s,r)}: a bye</span></li>`;let p=[r,i].includes(s.you??0),d=`${At(s,r)} and ${At(s,i)}`;return c`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${At(s,r)} <b>${a[0]} : ${a[1]}</b> ${At(s,i)}
    </span>
    <span class="row">
      ${l.map((h,f)=>c`<a
            class=${p&&!h.over?"button main":"button"}
            href=${h.url}
            @click=${M(o)}
            aria-label=${`Game ${f+1} of ${d}: ${tr(h,r)}`}
            >${p&&!h.over?"Play":tr(h,r)}</a
          >`)}
    </span>
    ${s.organising&&n===s.round&&l.some(({over:h})=>!h)?vm(e,t,i):u}
  </li>`}function vm(e,{pairing:t,first:n},o){let{tournament:s}=e.state;return c`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(r=>O(e.state,`${At(s,r)} loses`,"forfeit",()=>e.forfeit(t,r)))}
    </div>
  </details>`}function km(e){return c`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${e.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${lr.map(([,t,n])=>c`<th scope="col" title=${n}>${t}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>c`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${At(e,t.entrant)}</th>
                ${lr.map(([n])=>c`<td>${A(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${lr.map(([,t,n])=>c`<div>
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
            ${t.map(({name:o,entrant:s})=>c`<th scope="col" title=${o}>${s}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:o},s)=>c`<tr>
                <th scope="row">${o}. ${At(e,o)}</th>
                ${(n[s]??[]).map((r,i)=>c`<td class=${i===s?"self":""}>
                      ${i===s?u:r??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>Download all games</a>
    </p>
  </section>`}function Sm(e){return er(e.state.tournament)?c`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${O(e.state,"Withdraw","withdraw",()=>e.withdraw(),"danger")}
    ${jt(e.state,"players")}
  </details>`:u}function zc(e,t){let{listed:n}=e.state;return c`${j(t)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${q(e.state,"make","New tournament",Tm(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>Em(o,t))}
          </ul>
          ${n.length===0?c`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${M(t)}>Back to home</a></p>
      </div>
    </main>`}function Em(e,t){let{id:n,name:o,organising:s}=e;return c`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${M(t)}>${o}</a>
      <span class="small block">${wc(e)}${s?", yours":""}</span>
    </span>
  </li>`}function Tm(e){let{form:t,busy:n}=e.state;return c`<form class="fields" @submit=${s=>{s.preventDefault(),e.make()}}>
    <label
      >Name
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder="Club evening"
        .value=${t.name}
        @input=${s=>e.set({name:Z(s)})}
    /></label>
    ${U("kind","Who meets whom",Object.entries(Se),t.kind,s=>e.set({kind:s}))}
    <p class="small explain">${Se[t.kind]}: ${bc[t.kind]}.</p>
    ${t.kind==="swiss"?Am(e):u}
    ${U("clock","Clock",Tt.map(({key:s,label:r})=>[s,r]),t.speed,s=>e.set({speed:s}))}
    <div class="ticks">
      ${Vc("twice","Each ring twice, with seats changed: the fair form",t.twice,s=>e.set({twice:s}))}
      ${Vc("tournament-rated","Rated",t.rated,s=>e.set({rated:s}))}
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
      @input=${t=>e.set({rounds:Z(t)})}
  /></label>`}function Vc(e,t,n,o){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${s=>o(rt(s))}
    /><span>${t}</span></label
  >`}var Mm=5e3,Om=[{address:/^\/aid()$/,title:"tab-aid",open:Lm},{address:/^\/me()$/,title:"tab-me",open:_m},{address:/^\/sign-in()$/,title:"tab-sign-in",open:Nm},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:Pm},{address:/^\/tournaments()$/,title:"tab-tournaments",open:Cm},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:Rm}];function Kc(e){for(let{address:t,title:n,open:o}of Om){let s=t.exec(e);if(s)return{title:n,open:(i,a)=>o(i,a,s[1])}}return null}async function Lm(e,t){let{aidSheet:n,printButton:o}=await xe("aid");return{draw:()=>R(c`${j(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>${g("aid")}</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function _m(e,t){let n={},[o,{ratings:s},r,{bots:i},a]=await Promise.all([nt(),ur(zs(),{ratings:[]},"ratings",n),ur(Ks(),{totals:[],automa:[]},"ratings",n),ur(Zs(),{bots:[]},"bots",n),Sc()]),l={api:nn,drawQr:Me,makePasskey:Mc,subscribe:Ec,unsubscribe:Tc,go:pr,copy:io,origin:location.origin,share:Im()},p=new No(l,{me:o,ratings:s,statistics:r,bots:i,isNotified:a,errors:n}),d={passkeys:rr(),notices:sr()},h=()=>R(Fc(p,t,d),e);return{draw:h,close:p.store.watch(h)}}async function ur(e,t,n,o){try{return await e}catch(s){return Object.assign(o,{[n]:V(s)}),t}}function pr(e){location.assign(e)}function Im(){return"share"in navigator?e=>navigator.share(e):null}async function Nm(e,t){let n=new sn({api:nn,usePasskey:ir,go:pr},await nt()),o=()=>R(qc(n,t,rr()),e);return{draw:o,close:n.store.watch(o)}}async function Pm(e,t,n){try{let[o,s]=await Promise.all([nt(),Vs(n)]),r=new sn({api:nn,usePasskey:ir,go:pr},o,s),i=()=>R(Wc(r,t,n),e);return{draw:i,close:r.store.watch(i)}}catch(o){let s=o instanceof Mt?xc(o.status):null;if(s===null)throw o;return{draw:()=>R(Uc(s,t),e),close:()=>{}}}}async function Cm(e,t){let{tournaments:n}=await nr(),o=new Co({api:Bo,keepInvitation:Xt,go:t.go},n),s=()=>R(zc(o,t),e);return{draw:s,close:o.store.watch(s)}}async function Rm(e,t,n){let[o,s]=await Promise.all([or(n),nt()]),r=ro(n),i={api:Bo,drawQr:Me,copy:io,go:t.go,origin:location.origin,keepInvitation:d=>Xt(n,d)},a=Xs(location.hash)??Xs(r?.replace(/^[^#]*/,"")??""),l=new Ro(i,{tournament:o,code:a,invitation:r}),p=()=>R(Gc(l,t,s.name),e);return{draw:p,close:Bm(l,p)}}function Bm(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,Mm),s=[e.store.watch(t),Lo(r=>r==="games"&&n())];return()=>{clearInterval(o);for(let r of s)r()}}var $t=class{constructor(t){this.value=t}valueOf(){return this.value}},L=class extends $t{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},J=class extends $t{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},yt=class e extends $t{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof $t)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof $t&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Zc=100,Dm="⁨",jm="⁩";function Fm(e,t,n){if(n===t||n instanceof J&&t instanceof J&&n.value===t.value)return!0;if(t instanceof J&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function Qc(e,t,n){return t[n]?Ee(e,t[n].value):(e.reportError(new RangeError("No default")),new L)}function dr(e,t){let n=[],o=Object.create(null);for(let s of t)s.type==="narg"?o[s.name]=ln(e,s.value):n.push(ln(e,s));return{positional:n,named:o}}function ln(e,t){switch(t.type){case"str":return t.value;case"num":return new J(t.value,{minimumFractionDigits:t.precision});case"var":return qm(e,t);case"mesg":return Wm(e,t);case"term":return Um(e,t);case"func":return Hm(e,t);case"select":return Ym(e,t);default:return new L}}function qm(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new L(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new L(`$${t}`);if(n instanceof $t)return n;switch(typeof n){case"string":return n;case"number":return new J(n);case"object":if(yt.supportsValue(n))return new yt(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new L(`$${t}`)}}function Wm(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new L(t);if(n){let s=o.attributes[n];return s?Ee(e,s):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new L(`${t}.${n}`))}return o.value?Ee(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new L(t))}function Um(e,{name:t,attr:n,args:o}){let s=`-${t}`,r=e.bundle._terms.get(s);if(!r)return e.reportError(new ReferenceError(`Unknown term: ${s}`)),new L(s);if(n){let a=r.attributes[n];if(a){e.params=dr(e,o).named;let l=Ee(e,a);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new L(`${s}.${n}`)}e.params=dr(e,o).named;let i=Ee(e,r.value);return e.params=null,i}function Hm(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new L(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new L(`${t}()`);try{let s=dr(e,n);return o(s.positional,s.named)}catch(s){return e.reportError(s),new L(`${t}()`)}}function Ym(e,{selector:t,variants:n,star:o}){let s=ln(e,t);if(s instanceof L)return Qc(e,n,o);for(let r of n){let i=ln(e,r.key);if(Fm(e,s,i))return Ee(e,r.value)}return Qc(e,n,o)}function hr(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new L;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let s of t){if(typeof s=="string"){n.push(e.bundle._transform(s));continue}if(e.placeables++,e.placeables>Zc)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Zc}`);o&&n.push(Dm),n.push(ln(e,s).toString(e)),o&&n.push(jm)}return e.dirty.delete(t),n.join("")}function Ee(e,t){return typeof t=="string"?e.bundle._transform(t):hr(e,t)}var jo=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let s=JSON.stringify(n);return o[s]||(o[s]=new t(this.bundle.locales,n)),o[s]}};function mr(e,t){let n=Object.create(null);for(let[o,s]of Object.entries(e))t.includes(o)&&(n[o]=s.valueOf());return n}var Jc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Xc(e,t){let n=e[0];if(n instanceof L)return new L(`NUMBER(${n.valueOf()})`);if(n instanceof J)return new J(n.valueOf(),{...n.opts,...mr(t,Jc)});if(n instanceof yt)return new J(n.toNumber(),{...mr(t,Jc)});throw new TypeError("Invalid argument to NUMBER")}var Gm=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function tl(e,t){let n=e[0];if(n instanceof L)return new L(`DATETIME(${n.valueOf()})`);if(n instanceof yt||n instanceof J)return new yt(n,mr(t,Gm));throw new TypeError("Invalid argument to DATETIME")}var el=new Map;function nl(e){let t=Array.isArray(e)?e.join(" "):e,n=el.get(t);return n===void 0&&(n=new Map,el.set(t,n)),n}var un=class{constructor(t,{functions:n,useIsolating:o=!0,transform:s=r=>r}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Xc,DATETIME:tl,...n},this._useIsolating=o,this._transform=s,this._intls=nl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let s=0;s<t.body.length;s++){let r=t.body[s];if(r.id.startsWith("-")){if(n===!1&&this._terms.has(r.id)){o.push(new Error(`Attempt to override an existing term: "${r.id}"`));continue}this._terms.set(r.id,r)}else{if(n===!1&&this._messages.has(r.id)){o.push(new Error(`Attempt to override an existing message: "${r.id}"`));continue}this._messages.set(r.id,r)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let s=new jo(this,o,n);try{return hr(s,t).toString(s)}catch(r){if(s.errors&&r instanceof Error)return s.errors.push(r),new L().toString(s);throw r}}};var fr=/^(-?[a-zA-Z][\w-]*) *= */gm,ol=/\.([a-zA-Z][\w-]*) *= */y,Vm=/\*?\[/y,gr=/(-?[0-9]+(?:\.([0-9]+))?)/y,zm=/([a-zA-Z][\w-]*)/y,sl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Km=/^[A-Z][A-Z0-9_-]*$/,Fo=/([^{}\n\r]+)/y,Zm=/([^\\"\n\r]*)/y,rl=/\\([\\"])/y,il=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Qm=/^\n+/,al=/ +$/,Jm=/ *\r?\n/g,Xm=/( *)$/,tf=/{\s*/y,cl=/\s*}/y,ef=/\[\s*/y,nf=/\s*] */y,of=/\s*\(\s*/y,sf=/\s*->\s*/y,rf=/\s*:\s*/y,af=/\s*,?\s*/y,cf=/\s+/y,Te=class{constructor(t){this.body=[],fr.lastIndex=0;let n=0;for(;;){let m=fr.exec(t);if(m===null)break;n=fr.lastIndex;try{this.body.push(l(m[1]))}catch(b){if(b instanceof SyntaxError)continue;throw b}}function o(m){return m.lastIndex=n,m.test(t)}function s(m,b){if(t[n]===m)return n++,!0;if(b)throw new b(`Expected ${m}`);return!1}function r(m,b){if(o(m))return n=m.lastIndex,!0;if(b)throw new b(`Expected ${m.toString()}`);return!1}function i(m){m.lastIndex=n;let b=m.exec(t);if(b===null)throw new SyntaxError(`Expected ${m.toString()}`);return n=m.lastIndex,b}function a(m){return i(m)[1]}function l(m){let b=d(),N=p();if(b===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:m,value:b,attributes:N}}function p(){let m=Object.create(null);for(;o(ol);){let b=a(ol),N=d();if(N===null)throw new SyntaxError("Expected attribute value");m[b]=N}return m}function d(){let m;if(o(Fo)&&(m=a(Fo)),t[n]==="{"||t[n]==="}")return h(m?[m]:[],1/0);let b=Wt();return b?m?h([m,b],b.length):(b.value=oe(b.value,Qm),h([b],b.length)):m?oe(m,al):null}function h(m=[],b){for(;;){if(o(Fo)){m.push(a(Fo));continue}if(t[n]==="{"){m.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ht=Wt();if(ht){m.push(ht),b=Math.min(b,ht.length);continue}break}let N=m.length-1,Ut=m[N];typeof Ut=="string"&&(m[N]=oe(Ut,al));let Ae=[];for(let ht of m)ht instanceof qo&&(ht=ht.value.slice(0,ht.value.length-b)),ht&&Ae.push(ht);return Ae}function f(){r(tf,SyntaxError);let m=x();if(r(cl))return m;if(r(sf)){let b=bt();return r(cl,SyntaxError),{type:"select",selector:m,...b}}throw new SyntaxError("Unclosed placeable")}function x(){if(t[n]==="{")return f();if(o(sl)){let[,m,b,N=null]=i(sl);if(m==="$")return{type:"var",name:b};if(r(of)){let Ut=T();if(m==="-")return{type:"term",name:b,attr:N,args:Ut};if(Km.test(b))return{type:"func",name:b,args:Ut};throw new SyntaxError("Function names must be all upper-case")}return m==="-"?{type:"term",name:b,attr:N,args:[]}:{type:"mesg",name:b,attr:N}}return pn()}function T(){let m=[];for(;;){switch(t[n]){case")":return n++,m;case void 0:throw new SyntaxError("Unclosed argument list")}m.push(at()),r(af)}}function at(){let m=x();return m.type!=="mesg"?m:r(rf)?{type:"narg",name:m.name,value:pn()}:m}function bt(){let m=[],b=0,N;for(;o(Vm);){s("*")&&(N=b);let Ut=wt(),Ae=d();if(Ae===null)throw new SyntaxError("Expected variant value");m[b++]={key:Ut,value:Ae}}if(b===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:m,star:N}}function wt(){r(ef,SyntaxError);let m;return o(gr)?m=dn():m={type:"str",value:a(zm)},r(nf,SyntaxError),m}function pn(){if(o(gr))return dn();if(t[n]==='"')return hn();throw new SyntaxError("Invalid expression")}function dn(){let[,m,b=""]=i(gr),N=b.length;return{type:"num",value:parseFloat(m),precision:N}}function hn(){s('"',SyntaxError);let m="";for(;;){if(m+=a(Zm),t[n]==="\\"){m+=ne();continue}if(s('"'))return{type:"str",value:m};throw new SyntaxError("Unclosed string literal")}}function ne(){if(o(rl))return a(rl);if(o(il)){let[,m,b]=i(il),N=parseInt(m||b,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function Wt(){let m=n;switch(r(cf),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return D(t.slice(m,n))}return t[n-1]===" "?D(t.slice(m,n)):!1}function oe(m,b){return m.replace(b,"")}function D(m){let b=m.replace(Jm,`
`),N=Xm.exec(m)[1].length;return new qo(b,N)}}},qo=class{constructor(t,n){this.value=t,this.length=n}};var $r=new Map;function yr(e,t=`/words/${e}.json`){let n=$r.get(e);if(n)return n;let o=lf(new URL(t,import.meta.url));return $r.set(e,o),o.catch(()=>$r.delete(e)),o}async function lf(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function br(e,t){let{language:n}=e,o=uf(e,t);Mr({language:n,format:(r,i)=>{let a=o.getMessage(r)?.value;if(!a)throw new Error(`There is no message ${r} in ${n}.`);return o.formatPattern(a,i)}})}function uf({language:e,words:t,editions:n},o){let s=new un(e,{useIsolating:!1});return s.addResource(new Te(t)),Object.hasOwn(n,o)&&s.addResource(new Te(n[o]),{allowOverrides:!0}),s}function ll(e,t,n){let{yours:o,name:s,game:r}=e;return c`${j(n)}
    <main class="invitation">
      ${on()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${s} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Zr(e).map(([i,a])=>c`<div>
                <dt>${i}</dt>
                <dd>${a}</dd>
              </div>`)}
        </dl>
        ${o?pf(r):fo(t)}
      </section>
    </main>`}function pf(e){return c`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${e}`}>To the table</a>`}function ul({title:e,text:t},n){return c`${j(n)}
    <main class="invitation">
      ${on()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function pl(e,t){let n=e.store.get(),o=e.isSolo?[["automa","Automa (alone)"]]:[...Bt.map(({level:i,name:a})=>[String(i),`Computer, level ${i}: ${a}`]),["person","Two people here"]],s=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${i=>{i.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>e.store.dispatch(df(Z(i)))}
      >
        ${o.map(([i,a])=>c`<option value=${i} ?selected=${s===i}>${a}</option>`)}
      </select></label
    >
    ${e.isSolo?u:c`<label
            >You are
            <select
              data-testid="on-first"
              @change=${i=>e.store.dispatch({first:Z(i)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function df(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function wr(e,t,n,o){let{replay:s,index:r}=e,i=s.frames[r],a=Pt(s);if(n===2&&i.automa)return mf(i,i.automa,a,t,o);let l=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${l}`}>${po(i,a,n)}</div>
    <div class=${`spread ${l}`}>${hf(e,t,n,o)}</div>`}function hf({replay:e,index:t,walks:n},o,s,r){let i=e.frames[t];return vo({number:s,name:Pt(e)[s-1].name,player:i.players[s-1],patches:o.patches,lettered:r,active:!1,held:!1,ghost:null,cursor:n[s],fresh:jn(i.player===s?[i.move]:[],o.patches)})}function mf(e,t,n,o,s){return c`<div class="seat back p2">${ho(e,n,t)}</div>
    ${mo(e,t,{turns:t.turns,run:0},o.patches,s)}`}function dl({replay:e,index:t},n){let o=s=>n.look(s);return wo(ai(e),t,Pt(e),n.patches,o)}function hl(e,t,n){let o=e.store.get(),{replay:s,index:r}=o,i=s.frames[r],a=Pt(s),{letters:l,look:p}=n.settings,d=()=>n.change({look:p==="cloth"?"thread":"cloth"});return c`${j(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${r===0?"Start":`After move ${r}`}: ${xt(i,a)}
          </h1>
          <p data-testid="turn-reason">${ut(i,a)}</p>
          ${s.comment?c`<p class="notice" data-testid="notice">${s.comment}</p>`:u}
        </div>
        <div class="column own">
          ${wr(o,e,1,l)} ${go(i.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${Ua(i,e.patches,l)} ${dl(o,e)}
          ${i.result?ko(i,a,u):pl(t,r)}
        </div>
        <div class="column other">
          ${wr(o,e,2,l)} ${Hn(i,a,p,d)}
        </div>
      </div>
      <div class="below">${xo(i,a,e.patches)}</div>
    </main>`}var X=document.getElementById("app"),it=ua(),qt=null,vr=()=>"",Y=0,ml={load:Ns,save:da,words:mn},fl=Or(Sr("link[data-what=patches]")),kr=new $n({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:ao,onNews:ic});async function xr(e){we().length===0||document.hidden||kr.socket||(e??await ff())&&kr.open()}async function ff(){return nt().then(({known:e})=>e,()=>!1)}var z={get settings(){return it},logo:Sr("link[rel=icon]"),change(e){it={...it,...e},pa(it),gl(),"language"in e||"edition"in e?bf().catch(Tr):qt?.draw()},go(e){history.pushState(null,"",e),Er()},help(){xe("aid").then(({openAid:e})=>e(),gf)}};function gf({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),R(c`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>Close</button>`,t),document.body.append(t),t.showModal()}function Sr(e){return document.querySelector(e).href}function gl(){let{theme:e,edition:t}=it;document.documentElement.dataset.edition=t,e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function $f(){return it.language==="auto"?Qr(navigator.languages):it.language}async function yf(){let{lang:e}=document.documentElement,t=it.language==="auto"?e:it.language,n=e===t?Sr("link[data-what=words]"):void 0;br(await yr(t,n),it.edition),document.documentElement.lang=t}async function bf(){let e=$f();br(await yr(e),it.edition),document.documentElement.lang=e,tn(vr()),qt?.draw()}function ee(e,t,n=null){qt?.close(),qt=e,vr=t?()=>g(t):()=>"",tn(vr()),xr(n),window.scrollTo(0,0),e.draw()}function Er(){Y+=1;let e=Y,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=r=>{Y===e&&Tr(r)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),s=Kc(location.pathname);t?wl(t[1]).catch(n):o?Tf(o[1]).catch(n):location.pathname==="/first-game"?Ef().catch(n):s?vf(s).catch(n):location.pathname!=="/"?$l("page"):location.hash.length>1?xf(location.hash).catch(n):kf().catch(n)}function Tr(e){if(e instanceof Mt&&e.status===404&&wf())return $l("game");let t=e instanceof Error?e.message:String(e);yl("cannot-show",t)}function wf(){return location.pathname.startsWith("/game/")}function $l(e){yl(e==="game"?"no-such-game":"no-such-page",g("link-may-be-old"))}function yl(e,t){ee({draw:()=>R(c`${j(z)}
        <main class="waiting">
          <h1>${g(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${g("back-to-home")}</a>
        </main>`,X),close:()=>{}},e)}async function vf({title:e,open:t}){let n=Y;qt||R(te(z,g("one-moment")),X);let o=await t(X,z);n===Y?ee(o,e):o.close()}async function kf(){let e=Y,n=await $c(X,z,kr,o=>{history.pushState(null,"",o.link||location.pathname),bl(o).catch(Tr)});e===Y?ee(n,""):n.close()}async function xf(e){let t=Y,n=await fn(e);t===Y&&await bl(n)}async function bl(e){let t=new Ln(e,await fl),n=new _n(e,z.go,it.strength),o=()=>R(hl(t,n,z),X),s=[t.store.watch(o),n.store.watch(o)],r=a=>eo(a,(l,p)=>t.walk(l,p));X.addEventListener("keydown",r),ee({draw:o,close:()=>{for(let a of s)a();X.removeEventListener("keydown",r)}},"tab-viewer")}async function wl(e){let t=Y;qt||R(te(z,g("opening-table")),X);let[n,o]=await Promise.all([Lr(e),fl]),s=Ns()?.game===e?await Sf():null;if(t!==Y)return;let r=n.seats.some(i=>i.yours);ee(Xa(X,n,o,z,s),"tab-game",r)}async function Sf(){let{accompany:e,asNewcomer:t}=await xe("guide");return{seen:t,accompany:(n,o)=>e(X,n,z,ml,o)}}async function Ef(){let e=Y;qt||R(te(z,g("opening-table")),X);let{firstGame:t}=await xe("guide"),n=await t(ml);e===Y&&(history.replaceState(null,"",`/game/${n}`),await wl(n))}async function Tf(e){let t=Y;qt||R(te(z,g("opening-invitation")),X);try{let n=await Nr(e);if(t!==Y)return;let o=new ue({me:nt,sit:r=>Pr(e,r),go:z.go}),s=()=>R(ll(n,o,z),X);ee({draw:s,close:o.store.watch(s)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Mt?Kr(n.status):null;if(!o)throw n;if(t!==Y)return;ee({draw:()=>R(ul(o,z),X),close:()=>{}},"tab-invitation")}}gl();await yf();R(Ii(),document.getElementById("fabrics"));window.addEventListener("popstate",Er);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),z.help())});window.addEventListener("online",()=>xr(null));document.addEventListener("visibilitychange",()=>xr(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});Er();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
