var Il=Object.defineProperty;var Ns=(e,t)=>{for(var n in t)Il(e,n,{get:t[n],enumerable:!0})};var Fo={language:"en",format:e=>e};function Ps(e){Fo=e}function Cs(){return Fo}function b(e,t){return Fo.format(e,t)}var Ot=class extends Error{constructor(t,n){super(t),this.status=n}};async function v(e,t,n){return JSON.parse(await nt(e,t,n))}async function nt(e,t,n="POST"){let o=await Nl(e,t,n),r=await o.text();if(o.ok)return r;let s=Pl(r)??b("status-answer",{status:String(o.status)});throw new Ot(s,o.status)}async function Nl(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(o){throw new Error(b("server-away"),{cause:o})}}function Pl(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function Rs(e="/api/patches"){let t=await v(e);return Object.fromEntries(Object.entries(t).map(Cl))}function Cl([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>b(`patch-${e}`)})]}function Bs(e){return v(`/api/games/${e}`)}function ne(e){return v("/api/games",e)}function Ds(){return v("/api/solo")}function hn(e){return v("/api/replay",{text:e})}function js(e){return v(`/api/games/${e}/replay`)}function ot(){return v("/api/me")}function Fs(e){return v(`/api/invitations/${e}`)}function Hs(e,t){return v(`/api/invitations/${e}`,{name:t})}function qs(e){return v(`/api/games/${e}/invitation`,{})}function dn(e,t){return v(`/api/games/${e}/seat`,{name:t})}function Me(e){return nt("/api/qr",{path:e})}function Ws(e){return v("/api/reports",e)}var mn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Lt=[1,2];function Ae(e){return e===1?2:1}function Oe(e){return Lt.filter(t=>e[t-1].yours)}function C({seats:e}){return e.some(t=>t.yours)}function Ho({mode:e,seats:t}){let n=Oe(t);return e==="remote"&&n.length===1?n[0]:null}function oe(e){return Lt.find(t=>e[t-1].kind==="open")??null}function Le({seats:e}){let t=oe(e);return t===null?"":e[t-1].name}function B({stage:e,seats:t}){return e!=="over"&&oe(t)!==null}function _t({stage:e,result:t}){return e==="over"&&t===null}var Rl=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function q([e,t]){return`${"abcdefghi"[t]}${e+1}`}function rt(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function lt(e,t){return e[0]===t[0]&&e[1]===t[1]}function X(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function vt(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function _e(e,[t,n]){let[o,r]=X(e);return[Us(t,9-o),Us(n,9-r)]}function Us(e,t){return Math.max(0,Math.min(t,e))}function gn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Ys(e,t,n){let[o,r]=t,s=n>=4?gn(e,t,"flip"):e;for(let i=0;i<n%4;i+=1)s=gn(s,[o,r],"right"),[o,r]=[r,o];return s}function It(e){let[t,n]=X(e),o=([r,s])=>Math.abs(r-(t-1)/2)+Math.abs(s-(n-1)/2);return e.reduce((r,s)=>o(s)<o(r)?s:r)}function yn(e){let t=Math.min(...e.map(i=>i[0])),n=Math.max(...e.map(i=>i[1])),o=([i,c])=>Math.min(...e.map(([l,p])=>Math.abs(l-i)+Math.abs(p-c))),r=i=>Math.abs(i[0]-t+1)+Math.abs(i[1]-n-1)+(o(i)<2?20:0);return Rl.filter(i=>o(i)>0).reduce((i,c)=>r(c)<r(i)?c:i)}function $n(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],s=[o];t.add(o);for(let i=s.pop();i!==void 0;i=s.pop()){r.push([Math.floor(i/9),i%9]);for(let c of Bl(i))e[c]==="."&&!t.has(c)&&(t.add(c),s.push(c))}n.push(r.sort((i,c)=>i[0]-c[0]||i[1]-c[1]))}return n.sort((o,r)=>r.length-o.length)}function Bl(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var Dl=3;function re(e,t){let n=new Set($n(e).map(String));return $n(jl(e,t)).filter(r=>r.length<=Dl&&!n.has(String(r)))}function jl(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function Gs(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let s=n;s<n+7;s+=1)r+=e.slice(s*9+o,s*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function G(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[i,c]of e)for(let l=0;l<4;l+=1){let[p,h]=fn[(l+3)%4];if(o.has(String([i+p,c+h])))continue;let d=Fl[l],f=[i+d[0],c+d[1]],x=[f[0]+fn[l][0],f[1]+fn[l][1]];r.set(String(f),[...r.get(String(f))??[],{to:x,direction:l}])}let s="";for(;r.size>0;)s+=Hl(r,t,n);return s}var fn=[[0,1],[1,0],[0,-1],[-1,0]],Fl=[[0,0],[0,1],[1,1],[1,0]];function Hl(e,t,n){let o=e.keys().next().value,r=[],s=o,i=-1;do{let l=e.get(s),p=Math.max(0,l.findIndex(x=>x.direction===(i+1)%4)),h=l.splice(i<0?0:p,1)[0];l.length===0&&e.delete(s);let[d,f]=s.split(",").map(Number);h.direction!==i&&r.push({at:[d,f],direction:h.direction}),i=h.direction,s=String(h.to)}while(s!==o);return r.length>1&&r[0].direction===i&&r.shift(),`M${r.map(({at:l,direction:p},h)=>{let d=r[(h+r.length-1)%r.length].direction,[f,x]=[d,p].map(O=>fn[(O+1)%4]).reduce((O,ft)=>[O[0]+ft[0],O[1]+ft[1]]);return`${l[1]*t+x*n} ${l[0]*t+f*n}`}).join("L")}Z`}function E(e,t){return e===1?`1 ${t}`:`${e} ${/(s|x|ch)$/.test(t)?`${t}es`:`${t}s`}`}function xt(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`}function T(e){return e<0?`−${-e}`:String(e)}function qo(e){return`the ${e}`}function Wt(e){let t=e.income?`${e.income} income`:"no income",{name:n,squares:o,buttons:r,time:s}=e,i=`costs ${E(r,"button")}`;return`${n}, ${E(o,"square")}, ${i}, ${s} time, ${t}`}function g(e,t){let{name:n,yours:o,kind:r}=e[t-1];return o&&!e[2-t].yours?"You":r==="open"?n||"Open seat":r==="computer"?n.replace(/^Quiltbee level/,"Level"):n==="You"?`Player ${t}`:n}function Ie(e){return e==="You"?"You are":`${e} is`}function St(e,t){if(e.result){let r=g(t,e.result.winner);return r==="You"?"You win":`${r} wins`}if(_t(e))return"Game aborted";let n=g(t,e.turn),o=n==="You"?"Your":`${n}’s`;return e.stage==="special_patch"?`${o} special patch`:`${o} turn`}function pt(e,t){if(e.result)return Wl(e,t);if(_t(e))return"It was called off at the start, and nothing is counted.";let n=g(t,e.turn),o=n==="You";if(e.stage==="special_patch")return o?"You reached a special patch. Put it on any empty space.":`${n} reached a special patch.`;let r=e.players[e.turn-1].time,s=e.players[2-e.turn].time;return r===s?r===0?o?"You go first.":`${n} goes first.`:o?"You’re level, and your token is on top, so it’s your turn.":`${ql(t)}, and ${n}’s token is on top.`:o?"You’re further back on the time track, so it’s your turn.":`${Ie(n)} further back on the time track.`}function ql(e){return e.filter(({yours:t})=>t).length===1?"You’re level":"Both are level"}function Wl(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,s=`${T(o[n-1])} to ${T(o[2-n])}`,i=g(t,3-n);return r==="resignation"?`${i} resigned; the scores stood at ${s}.`:r==="time"?`${i} ran out of time; the scores stood at ${s}.`:r==="first to 53"?`${s}: equal scores, and the winner reached space 53 first.`:`The final score is ${s}.`}function Vs(e,t){return["Pass",...Wo(e,t)].join(" · ")}function Wo({consequence:e},t){let n=[`move ${e.time-t}`,`earn ${e.earned}`];return e.income>0&&n.push(`income ${e.income}`),e.special_patch&&n.push("special patch"),n}function Nt(e,t,n=!1){if(e==="pass")return"passed";if(e==="A:pass")return"moved on";if(e.startsWith("A:"))return`took ${qo(t[e[2]]?.name??e[2])}`;if(e.startsWith("+"))return n?`special patch on ${e.slice(1)}`:"special patch";let o=t[e[0]],r=o?.name??e[0];return n&&o?`${r} at ${q(Ul(o,e))}`:r}function Ul({orientations:e},t){let n=rt(t.slice(2));return vt(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function ut(e,t,n,o=!0){let r=e.filter(([s,i])=>t[s*9+i]!==".").map(q);return r.length>0?o?r.length>4?`overlaps at ${E(r.length,"space")}`:`overlaps at ${xt(r)}`:"overlaps another patch":n&&!n.available?n.reason??"can’t be bought now":null}function Zs(e,t,n,o){let r=ut(e,t,n,o);if(r===null)return{text:"Fits",isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,i=ut(e,t,void 0,o)===null,c=s&&i?`Fits; ${E(n.missing,"button")} short`:r;return{text:c[0].toUpperCase()+c.slice(1),isGood:!1}}function Uo(e){let t=q(e[0]);return e.length===1?`single hole ${t}`:`hole of ${e.length} at ${t}`}function Yl(e,t){return t?xt(e.map(Uo)):e.length===1?"a hole":`${e.length} holes`}function wn(e,t,n,o,r,s=!0){let{consequence:i}=e,c=o.players[o.turn-1],l=[{kind:"buttons",text:e.missing>0?`Costs ${i.paid}`:`Buttons ${c.buttons} → ${T(i.buttons)}`},{kind:"time",text:`Time ${c.time} → ${i.time}`}];return i.income_marks.length>0&&l.push({kind:"income",text:s?`Income +${i.income} at ${xt(i.income_marks.map(String))}`:`Income +${i.income}`}),i.special_patch&&l.push({kind:"special",text:"Special patch"}),n&&l.push({kind:"tile",text:"Special tile +7"}),t.length>0&&l.push({kind:"holes",text:`Makes ${Yl(t,s)}`}),l.push({kind:"next",text:Gl(e,o,r)}),l}function Gl({consequence:e},t,n){if(e.next===null)return"Then the game is over";let o=g(n,e.next);return`Next: ${o==="You"?"you":o}${e.next===t.turn?" again":""}`}function zs(e,t,n){let o=q(e);return t==="."?`${o}, empty`:t==="*"?`${o}, special patch`:`${o}, ${n[t]?.name??"covered"}`}function bn(e){let t=$n(e),n=t.reduce((i,c)=>i+c.length,0),o=[`${81-n} covered, ${n} empty`],r=t.filter(i=>i.length===1).map(i=>q(i[0]));r.length>0&&o.push(`single ${r.length>1?"holes":"hole"} ${r.join(" ")}`),n>0&&o.push(`largest empty region ${t[0].length}`);let s=Gs(e);return o.push(s===0?"a full 7 by 7":`${E(s,"space")} from a 7 by 7`),`${o.join("; ")}.`}function Ut(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],s=e.time_board.last-r;if(s===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${s}`),i.join(", ")}function kn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,s]=X(o),i=vt(o,[e.row,e.column]),c=q([e.row+r-1,e.column+s-1]),l=q([e.row,e.column]);return`${n.name} (${e.letter}), ${i.length} squares, ${l} to ${c}`}var V=1e3,Yt=60*V,se=60*Yt,yt=24*se,Yo=9900,Vl=[10,30,60];function ie(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*yt,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*V);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function vn(e){if(e===null)return"no clock";let{kind:t,main:n,extra:o}=ie(e);if(t==="days")return`${E(n/yt,"day")} for each turn`;let r=Qs(n);if(o===0)return`${r} for the whole game`;let s=E(o/V,"second");return t==="delay"?`${r}, and ${s} of delay in each turn`:`${r}, and ${s} more for each turn`}function ae(e){let{kind:t,main:n,extra:o}=ie(e);if(t==="days")return`${E(n/yt,"day")} a turn`;let r=n%Yt===0?`${n/Yt} min`:`${n/V} s`;return o===0?r:`${r} ${t==="delay"?"~":"+"} ${o/V} s`}function Qs(e){return[[Math.floor(e/se),"hour"],[Math.floor(e%se/Yt),"minute"],[Math.floor(e%Yt/V),"second"]].filter(([o])=>o>0).map(([o,r])=>E(o,r)).join(" ")||"no time"}function Ks(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function Ne(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:s,extra:i}=ie(e.control),c=s==="delay"?i:0,l=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,l-c))}function xn(e){if(e<=Yo)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=yt)return`${Math.floor(e/yt)} d ${Math.floor(e%yt/se)} h`;let t=Math.ceil(e/V),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((s,i)=>i===0&&o===0?String(s):String(s).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Js(e){if(e<=0)return"no time left";if(e>=yt){let t=Math.floor(e%yt/se),n=E(Math.floor(e/yt),"day");return t?`${n} ${E(t,"hour")}`:n}return Qs(Math.ceil(e/V)*V)}function Xs(e,t){let{kind:n,main:o}=ie(e);return n==="days"?t<6*se:t<Math.max(10*V,Math.min(Yt,o/10))}function ti(e,t){return Vl.find(o=>e>o*V&&t<=o*V&&t>0)??null}function ei(e){return e<=0?null:e>=yt?Yt:e<=Yo?e%100||100:Math.min(e%V||V,e-Yo)}function ni(e){return e===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:e===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function oi({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:s}){return[["You sit as",s===1?"player 1, who begins":"player 2"],["Clock",t===null?"none: take all the time you need":vn(t)],["Time board",e==="revised"?"revised":"original"],["Circle of patches",r?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}var Go={en:"English"};function Vo(e){return typeof e=="string"&&Object.hasOwn(Go,e)}function ri(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Vo)??"en"}function P(e,t){let n=t,o=!1,r=new Set,s=()=>{o=!1;for(let i of[...r])i(n)};return{get:()=>n,dispatch(i){let c=e(n,i);c!==n&&(n=c,o||queueMicrotask(s),o=!0)},watch(i){return r.add(i),()=>r.delete(i)}}}var ce=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:si(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:si(o)})}}}};function si(e){return e instanceof Error?e.message:String(e)}function ii(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>rt(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function ai(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function ci(e,t,[n,o]){let r=i=>(i[0]-t[0])*n+(i[1]-t[1])*o,s=i=>Math.abs((i[0]-t[0])*o+(i[1]-t[1])*n);return e.filter(i=>r(i)>0).sort((i,c)=>s(i)+r(i)-s(c)-r(c)||s(i)-s(c)).at(0)}function li(e,t,n){let o=s=>(s[0]-t[0])*9+s[1]-t[1];return(n?[...e].reverse().find(s=>o(s)<0):e.find(s=>o(s)>0))??e[n?e.length-1:0]}var pi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Zo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function Sn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function U(e,t){return e.orientations[t]??0}function Pt(e,t){return t.patch.orientations[U(e,t.letter)]}function ht(e,t){return e.origin?vt(Pt(e,t),e.origin):[]}function ue(e,t){return e.origin?`${U(e,t.letter)}${q(e.origin)}`:null}function pe(e,t){let n=ue(e,t);return n!==null&&t.placements.has(n)}function En(e,t){let n=ue(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function zo(e,t,n){switch(n.type){case"choose":return zl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?Kl(e,t,n.direction):{...e,cursor:Pe(e.cursor,n.direction)};default:return t?Zl(e,t,n):e}}function Zl(e,t,n){switch(n.type){case"hover":return e.set?e:ui(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return ui(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return le({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:It(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:Tn(e,t);case"jump":return Jl(e,t,n.direction);case"next":return Xl(e,t,n.back??!1);case"turn":return tu(e,t,n.how);case"cycle":return eu(e,t)}}function zl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??It(Pt(o,t))}}function ui(e,t,n,o){let r=Pt(e,t),s=_e(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),i=hi(e,t,s);return e.origin&&lt(e.origin,i)&&e.set===o&&lt(e.cursor,n)?e:{...e,origin:i,set:o,cursor:n}}function hi(e,t,n){let o=U(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,i]of r){let c=[n[0]+s,n[1]+i];if(Ql(c)&&t.placements.has(o+q(c)))return c}return n}function Ql([e,t]){return e>=0&&t>=0&&e<9&&t<9}function le(e,t,n){let o=Pt(e,t),r=_e(o,n),s=o.some(i=>lt(i,e.anchor))?e.anchor:It(o);return{...e,origin:r,set:!0,anchor:s,cursor:[r[0]+s[0],r[1]+s[1]]}}function Tn(e,t){let{anchor:n,cursor:o}=e,r=Qo(e,t),s=[o[0]-n[0],o[1]-n[1]];return le(e,t,ai(r,s))}function Qo(e,t){return ii(t.placements,U(e,t.letter))}function Kl(e,t,n){if(!e.origin)return Tn(e,t);let[o,r]=Zo[n];return le(e,t,[e.origin[0]+o,e.origin[1]+r])}function Pe([e,t],n){let[o,r]=Zo[n];return _e([[0,0]],[e+o,t+r])}function Jl(e,t,n){if(!e.origin)return Tn(e,t);let o=ci(Qo(e,t),e.origin,Zo[n]);return o?le(e,t,o):{...e,set:!0}}function Xl(e,t,n){let o=Qo(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:Tn(e,t):r?le(e,t,li(o,r,n)):le(e,t,o[n?o.length-1:0])}function tu(e,t,n){let o=U(e,t.letter),r=gn(e.anchor,X(Pt(e,t)),n);return di(e,t,t.patch.turns[o][n],r)}function eu(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,s)=>r-s),o=n[(n.indexOf(U(e,t.letter))+1)%n.length];return di(e,t,o,It(t.patch.orientations[o]))}function di(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let s=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],i=_e(Pt(r,t),[s[0]-o[0],s[1]-o[1]]),c=hi(r,t,i);return{...r,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function Ct(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:`Player ${n}`;return{...t,name:r,kind:"person"}})}function mi(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var Mn=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=P((r,s)=>({...r,...s}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Pe(o[t],n)}})}};function nu(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,r.join(""),...o].join(",")}var An=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=P((s,i)=>({...s,...i}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await ne(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:s}=this.store.get(),{automa:i}=n.frames[0],c=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:r}:null,p=o==="person"?Ct(n).map(({name:d})=>d):null,h=nu(n,t);return{opponent:o,...c,...l,first:s,board:"revised",seed:null,from:h,names:p}}};function On(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:s,move:i})=>{if(!e||o.length!==1)return{number:r,player:s,move:i,change:null};let[c,l]=[e.players[s-1],t.players[s-1]],p={from:c.time,to:l.time,buttons:l.buttons-c.buttons};return{number:r,player:s,move:i,change:p}})}function fi(e,t){let n=Oe(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:s})=>s).lastIndexOf(o);return e.moves.slice(r+1).map(s=>{let i=t[s.number];return i?.move===s.move?i:{...s,change:null}})}function gi({player:e,move:t,change:n},o,r){let i=`${g(o,e)} ${ru(t,r)}`;return!n||n.to===n.from?i:`${i}: ${ou(n)}`}function ou({from:e,to:t,buttons:n}){let o=`moved ${t-e}`;return n===0?o:`${o}, ${Ko(n)}`}function Ko(e){let t=E(Math.abs(e),"button");return e<0?`−${t}`:`+${t}`}function ru(e,t){return e.startsWith("+")?"sewed a special patch":/^[A-Za-z]\d/.test(e)?`sewed ${qo(t[e[0]]?.name??e[0])}`:Nt(e,t)}function Jo(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function $i({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=i=>i>e.from&&i<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":su(e.buttons)];t.income.some(n)&&r.push("payday");let s=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:s}}function su(e){return e<0?`−${-e}`:`+${e}`}var Xo=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],tr={normal:"Normal deck",tactical:"Tactical deck"},yi={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},wi={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function bi(e){return wi[e]?.[0]??e}function Ce({score_parts:e},t){let n=e;return[["Special tile",n.special_tile,[1,2,3,4,5]],["Buttons it holds",n.buttons_held,[2,3,4,5]],["Patches with buttons",n.patches_with_buttons,[3,5]],["Buttons on its patches",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,s])=>[r,s])}function Ln(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function _n(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function er(e,t){return`${t[e]?.name??e} (${e})`}function nr(e,t){return xt([...e].map(n=>er(n,t)))}function or({number:e,budget:t,income:n}){return`Card ${e}: budget ${t}, income ${n}`}function rr({affordable:e,choices:t,card:n},o){return e.length===0?`Budget ${n.budget} buys none of the ${t.length}: it advances.`:e.length===1?`Budget ${n.budget} buys only ${er(e,o)}.`:`Budget ${n.budget} buys ${nr(e,o)}.`}function sr({filter:e,left:t,skipped:n},o){let[r,s]=wi[e]??[e,e];return n?`${r}: would leave none, skipped.`:`${r} (${s}): leaves ${nr(t,o)}.`}function ir(e,t){let{taken:n,start:o,stop:r,income_marks:s,income:i,special_patches:c}=e,l=[n?`Takes ${er(n,t)}; token ${o} → ${r}.`:`Token ${o} → ${r}, no buttons for it.`],p=i?`+${E(i,"button")}`:"this card gives none";return s.length>0&&l.push(`Income at ${xt(s.map(String))}: ${p}.`),c.length>0&&l.push(`The special patch at ${xt(c.map(String))} is out of the game.`),e.reaches_marker&&l.push(e.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function In(e,t){return[`Automa: ${or(e.card)}.`,rr(e,t),...e.steps.map(n=>sr(n,t)),...ir(e,t)].join(" ")}function ar({pile:e,aside:t,discards:n}){let o=[`${E(e,"card")} in the pile`];return t>0&&o.push(`${t} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function Re({deck:e,numeral:t,name:n}){return`${tr[e]}, level ${t}, ${n}`}function Gt({marker:e,marker_on_board:t}){return t?`Its marker is on space ${e}.`:"Its marker has left the board."}function iu(e,t){let n=Ce(e,t).filter(([,o])=>o>0).map(([o,r])=>`${o.toLowerCase()} ${r}`);return`Score ${T(e.score)}${n.length?`: ${n.join(", ")}`:""}.`}function Nn({players:e,result:t},n,o){let r=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,c])=>E(i.length,"patch")+(i?` ${c}: ${nr(i,o)}`:` ${c}`)),s=n.budget!==null&&!t?`the next one has budget ${n.budget}; `:"";return[`${Re(n)}.`,`It holds ${E(e[1].buttons,"button")}; ${r.join("; ")}.`,iu(e[1],n.level),Gt(n),`Cards: ${s}${ar(n)}`].join(" ")}function vi(){let e=au(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},s=o>0?e[o-1]:{x:t-1,y:n},i={x:r.x+(s.x-t)*12/2,y:r.y+(s.y-n)*12/2};return o<53?{centre:r,entry:i,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:i,width:36,height:12}})}function au(e,t){let n=new Set,o=[],[r,s,i,c]=[0,0,1,0],l=(p,h)=>p>=0&&h>=0&&p<e&&h<t&&!n.has(`${p},${h}`);for(;o.length<e*t;)o.push({x:r,y:s}),n.add(`${r},${s}`),l(r+i,s+c)||([i,c]=[-c,i]),r+=i,s+=c;return o}var ki=10.3;function xi(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let s={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=t.at(-1)?.centre??s,c={x:(s.x+i.x)/2,y:(s.y+i.y)/2},l=r===53?9.8:8.6;t.push({centre:s,entry:c,width:l,height:l});let p=ki/o;n+=p,o-=ki/(2*Math.PI)*p}return t}var mr=globalThis,Si=e=>e,Pn=mr.trustedTypes,Ei=Pn?Pn.createPolicy("lit-html",{createHTML:e=>e}):void 0,_i="$lit$",Rt=`lit$${Math.random().toFixed(9).slice(2)}$`,Ii="?"+Rt,cu=`<${Ii}>`,zt=document,De=()=>zt.createComment(""),je=e=>e===null||typeof e!="object"&&typeof e!="function",fr=Array.isArray,lu=e=>fr(e)||typeof e?.[Symbol.iterator]=="function",cr=`[ 	
\f\r]`,Be=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ti=/-->/g,Mi=/>/g,Vt=RegExp(`>|${cr}(?:([^\\s"'>=/]+)(${cr}*=${cr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ai=/'/g,Oi=/"/g,Ni=/^(?:script|style|textarea|title)$/i,gr=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),a=gr(1),$=gr(2),Mg=gr(3),Fe=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Li=new WeakMap,Zt=zt.createTreeWalker(zt,129);function Pi(e,t){if(!fr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ei!==void 0?Ei.createHTML(t):t}var uu=(e,t)=>{let n=e.length-1,o=[],r,s=t===2?"<svg>":t===3?"<math>":"",i=Be;for(let c=0;c<n;c++){let l=e[c],p,h,d=-1,f=0;for(;f<l.length&&(i.lastIndex=f,h=i.exec(l),h!==null);)f=i.lastIndex,i===Be?h[1]==="!--"?i=Ti:h[1]!==void 0?i=Mi:h[2]!==void 0?(Ni.test(h[2])&&(r=RegExp("</"+h[2],"g")),i=Vt):h[3]!==void 0&&(i=Vt):i===Vt?h[0]===">"?(i=r??Be,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,p=h[1],i=h[3]===void 0?Vt:h[3]==='"'?Oi:Ai):i===Oi||i===Ai?i=Vt:i===Ti||i===Mi?i=Be:(i=Vt,r=void 0);let x=i===Vt&&e[c+1].startsWith("/>")?" ":"";s+=i===Be?l+cu:d>=0?(o.push(p),l.slice(0,d)+_i+l.slice(d)+Rt+x):l+Rt+(d===-2?c:x)}return[Pi(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},He=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let s=0,i=0,c=t.length-1,l=this.parts,[p,h]=uu(t,n);if(this.el=e.createElement(p,o),Zt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=Zt.nextNode())!==null&&l.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(_i)){let f=h[i++],x=r.getAttribute(d).split(Rt),O=/([.?@])?(.*)/.exec(f);l.push({type:1,index:s,name:O[2],strings:x,ctor:O[1]==="."?ur:O[1]==="?"?pr:O[1]==="@"?hr:de}),r.removeAttribute(d)}else d.startsWith(Rt)&&(l.push({type:6,index:s}),r.removeAttribute(d));if(Ni.test(r.tagName)){let d=r.textContent.split(Rt),f=d.length-1;if(f>0){r.textContent=Pn?Pn.emptyScript:"";for(let x=0;x<f;x++)r.append(d[x],De()),Zt.nextNode(),l.push({type:2,index:++s});r.append(d[f],De())}}}else if(r.nodeType===8)if(r.data===Ii)l.push({type:2,index:s});else{let d=-1;for(;(d=r.data.indexOf(Rt,d+1))!==-1;)l.push({type:7,index:s}),d+=Rt.length-1}s++}}static createElement(t,n){let o=zt.createElement("template");return o.innerHTML=t,o}};function he(e,t,n=e,o){if(t===Fe)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,s=je(t)?void 0:t._$litDirective$;return r?.constructor!==s&&(r?._$AO?.(!1),s===void 0?r=void 0:(r=new s(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=he(e,r._$AS(e,t.values),r,o)),t}var lr=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??zt).importNode(n,!0);Zt.currentNode=r;let s=Zt.nextNode(),i=0,c=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new qe(s,s.nextSibling,this,t):l.type===1?p=new l.ctor(s,l.name,l.strings,this,t):l.type===6&&(p=new dr(s,this,t)),this._$AV.push(p),l=o[++c]}i!==l?.index&&(s=Zt.nextNode(),i++)}return Zt.currentNode=zt,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},qe=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=he(this,t,n),je(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==Fe&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):lu(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&je(this._$AH)?this._$AA.nextSibling.data=t:this.T(zt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=He.createElement(Pi(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let s=new lr(r,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(t){let n=Li.get(t.strings);return n===void 0&&Li.set(t.strings,n=new He(t)),n}k(t){fr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let s of t)r===n.length?n.push(o=new e(this.O(De()),this.O(De()),this,this.options)):o=n[r],o._$AI(s),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=Si(t).nextSibling;Si(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},de=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,s){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=s,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(t,n=this,o,r){let s=this.strings,i=!1;if(s===void 0)t=he(this,t,n,0),i=!je(t)||t!==this._$AH&&t!==Fe,i&&(this._$AH=t);else{let c=t,l,p;for(t=s[0],l=0;l<s.length-1;l++)p=he(this,c[o+l],n,l),p===Fe&&(p=this._$AH[l]),i||=!je(p)||p!==this._$AH[l],p===u?t=u:t!==u&&(t+=(p??"")+s[l+1]),this._$AH[l]=p}i&&!r&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ur=class extends de{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},pr=class extends de{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},hr=class extends de{constructor(t,n,o,r,s){super(t,n,o,r,s),this.type=5}_$AI(t,n=this){if((t=he(this,t,n,0)??u)===Fe)return;let o=this._$AH,r=t===u&&o!==u||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,s=t!==u&&(o===u||r);r&&this.element.removeEventListener(this.name,this,o),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dr=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){he(this,t)}};var pu=mr.litHtmlPolyfillSupport;pu?.(He,qe),(mr.litHtmlVersions??=[]).push("3.3.3");var R=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let s=n?.renderBefore??null;o._$litPart$=r=new qe(t.insertBefore(De(),s),s,void 0,n??{})}return r._$AI(e),r};function We(e){return e.stage!=="over"&&!B(e)&&e.seats[e.turn-1].yours}function _(e){return e.table!==null&&!e.looking&&!e.pending&&We(e.table)}function Et({table:e,looking:t,pending:n}){return Ln(e)&&!t&&!n}function Ue(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function me(e){return _(e)&&Ue(e.table)}function Qt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&C(e)}function Ye(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function I(e,t){return e.table?.options.find(n=>n.letter===t)}function fe(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function Kt(e,t){let n=I(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function F(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?Sn(e.table.special_cells):Kt(e,t)}function ge(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Ye(e)?.turn??1:1}function Cn(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):I(e,o.letter)?.completes_7x7?.includes(t)??!1}function $r(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=rt(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function Ge({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return fi(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function Rn(e,t){return e.flatMap(n=>$r(n,t)??[])}function Ci(e){let{table:t,placement:n,weighing:o}=e;if(!t||!_(e))return null;let r=n.letter??(o?null:""),s=r===""||r==="+"?void 0:I(e,r);if(!s)return null;let{consequence:i}=s,c=t.turn,l=t.players[c-1].time,p=t.time_board.special_patches_left.filter(h=>h>l&&h<=i.time);return{player:c,from:l,to:i.time,marks:[...i.income_marks,...p],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Ri({player:e,to:t,income:n,special:o,next:r},s){let c=[n>0?`income +${n}`:"",o?"special patch":""].filter(Boolean).join(", ");return`To space ${t}${c?`: ${c}`:""}. ${hu(e,r,s)}`}function hu(e,t,n){return t===null?"Then the game is over":`Then ${g(n,t)==="You"?"you":g(n,t)}${t===e?" again":""}`}var yr=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function Bi(e){let t=yr.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function wr(e,t){let n=2*Math.PI/e,o=(t*Math.sin(n/2)*1.02).toFixed(2),r=Array.from({length:e},(s,i)=>`A${o} ${o} 0 0 1 ${Di(t,(i+1)*n)}`);return`M${Di(t,0)}${r.join("")}Z`}function Di(e,t){return`${(Math.sin(t)*e).toFixed(2)} ${(-Math.cos(t)*e).toFixed(2)}`}var ji="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function du(e){return e`<g id="weave-0">
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
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`}function mu(e){return e`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function fu(e){return e`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function gu(e){let t=e`<circle r="6.6" fill="var(--tile)"></circle>`,n=(o,r,s)=>e`<g id=${`tile-${o}`}><path d=${s} fill=${r}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${t}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",wr(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",wr(14,8.8))]}function $u(e){let t=n=>e`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Ve(e){return e`${du(e)} ${mu(e)} ${fu(e)} ${gu(e)} ${$u(e)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${ji} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function Fi(e=Ve){return a`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${e($)}
      ${yr.map(t=>{let{cloth:n,weave:o}=Bi(t);return br(`fabric-${t}`,10,$`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${o}`}></use></g>`)})}
      ${br("fabric-cell",10,$`<use href="#cell"></use>`)}
      ${br("fabric-covered",5,$`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function br(e,t,n){return $`<pattern id=${e} width=${t} height=${t} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function dt(e,t,n,o=1){return $`<use href=${`#${e}`} transform=${`translate(${t} ${n}) scale(${o})`}></use>`}function Z(e,t,n){return dt("button",e,t,n/10)}function yu(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function Ze(e,t,n,[o,r],s){let i=t.orientations[n],c=X(t.orientations[0]);return $`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${G(i,10,.25)}></path>
    <path class="stitches" d=${G(i,10,1.1)}></path>
    ${yu(t).map(l=>{let[p,h]=Ys(l,c,n);return Z((h+.5)*10,(p+.5)*10,2.6)})}
    ${s?wu(i[0],e):u}
  </g>`}function wu([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return $`<text class="letter" x=${o} y=${r}>${n}</text>`}function kr([e,t]){return $`<g class="patch special">${dt("special",t*10,e*10)}</g>`}function ze(e,t,n,o){let[r,s]=X(t.orientations[n]),i=Math.max(4,r,s)*10+1.2,[c,l]=[(s*10-i)/2,(r*10-i)/2];return a`<svg class="framed" viewBox=${`${c} ${l} ${i} ${i}`} aria-hidden="true">
    ${Ze(e,t,n,[0,0],o)}
  </svg>`}function Bn(e,t,n,o){let[r,s]=X(t.orientations[n]);return a`<svg
    class=${`picture w${s} h${r}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${Ze(e,t,n,[0,0],o)}
  </svg>`}var Hi={cloth:vi(),thread:xi()},Qe=[1,2];function qi(e){return e.time_board.on_top===1?[Qe[1],Qe[0]]:Qe}function Wi(e,t){let[n,o]=e.players.map(c=>c.time),r=n===o?`Both tokens are on space ${n}, ${g(t,e.time_board.on_top)} on top.`:Qe.map(c=>`${Ie(g(t,c))} on space ${e.players[c-1].time}.`).join(" "),s=e.time_board.special_patches_left,i=e.automa?` ${Gt(e.automa)}`:"";return`${r} Special patches left: ${s.length?s.join(", "):"none"}.${i}`}function vr(e,t,n,o){return $`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>
    ${dt(`token-${e}`,0,0,o/4)}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function Ui({numeral:e},t,n,o){let r=Array.from({length:16},(s,i)=>{let c=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return $`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Yi({automa:e},t,n){if(!e?.marker_on_board)return u;let[o,r]=t(e.marker);return Ui(e,o,r,n)}function Gi(e){return a`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${vr(e,0,0,4.4)}
  </svg>`}function ku(e,t,n,o=null){let r=Hi[n],s=n==="cloth"?84:96,{income:i,special_patches:c,special_patches_left:l}=e.time_board;return a`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Wi(e,t)}
  >
    ${n==="thread"?[vu(),xu(r)]:u}
    ${r.map((p,h)=>Su(p,h,n))}
    ${o?Vi(o,p=>r[p].centre):u}
    ${i.map(p=>{let{x:h,y:d}=r[p].entry;return Dn(p,o,Z(h,d,2.5))})}
    ${c.map(p=>{let{x:h,y:d}=r[p].entry;return Dn(p,o,jn(h,d,4.8,l.includes(p)))})}
    ${o?Zi(o,r[o.to].centre,4.6):u}
    ${Yi(e,p=>[r[p].centre.x,r[p].centre.y],5.4)}
    ${Eu(e,r)}
  </svg>`}function Dn(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return $`<g class=${r} data-mark=${e}>${n}</g>`}function Vi({player:e,from:t,to:n},o){let s=Array.from({length:n-t+1},(i,c)=>o(t+c)).map(({x:i,y:c})=>`${i.toFixed(1)} ${c.toFixed(1)}`).join("L");return $`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function Zi({player:e,to:t},{x:n,y:o},r){return $`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${dt(`token-${e}`,0,0,r/4)}</g>`}function vu(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([e,t,n])=>$`<use href="#corner"
      transform=${`translate(${e} ${n>0?0:96}) scale(${t} ${n})`}></use>`)}function xu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return $`<path class="strand" d=${`M${t.join("L")}`}></path>`}function Su({centre:{x:e,y:t}},n,o){let r=n===53,s=o==="cloth"&&r?"space-end":`space-${o}`,i=n===0||r?"end":n%2?"odd":"even",c=n===0&&o==="cloth"?"start":n;return $`<g class=${`space ${i}`}>
    ${dt(s,e,t,o==="thread"&&r?1.14:1)}
    <text x=${e} y=${t+1.2}>${c}</text></g>`}function jn(e,t,n,o){let[r,s]=[e-n/2,t-n/2];return o?dt("special",r,s,n/10):$`<rect class="mark-taken" x=${r} y=${s} width=${n} height=${n}
    rx="0.6"></rect>`}function Eu(e,t){let n=e.players[0].time===e.players[1].time;return qi(e).map((o,r)=>{let{x:s,y:i}=t[e.players[o-1].time].centre,c=n?r*-2.6+1.3:0;return vr(o,s+c*.6,i+c,4)})}var Ke={left:5,span:150,bar:9.5,above:4,below:15};function Tt(e){return Ke.left+e*Ke.span/53}function Fn(e){return e===1?Ke.above:Ke.below}function zi(e,t){return Hi[e][t].centre}function Tu(e,t,n){let{income:o,special_patches:r,special_patches_left:s}=e.time_board,{bar:i}=Ke;return a`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Wi(e,t)}
  >
    <rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Qe.map(c=>$`<rect class=${`gone gone-${c}`} x="3" y=${c===1?i-1.6:i}
        width=${Math.max(2,Tt(e.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Vi(n,c=>({x:Tt(c),y:i})):u}
    ${o.map(c=>Dn(c,n,Z(Tt(c-.5),i,2.1)))}
    ${r.map(c=>Dn(c,n,jn(Tt(c-.5),i,4.2,s.includes(c))))}
    ${Yi(e,c=>[Tt(c),i],3.6)}
    ${n?Zi(n,{x:Tt(n.to),y:Fn(n.player)},3.2):u}
    ${qi(e).map(c=>{let{time:l}=e.players[c-1];return vr(c,Tt(l),Fn(c),3.3)})}
  </svg>`}function Mu({automa:e}){let t=[["income",Z(0,0,2.4)],["special patch",jn(0,0,4.6,!0)],["taken",jn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Ui(e,0,0,2.9)]]}function Hn(e,t,n,o,r=null,s=1){return a`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round":"Square"}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?Ri(r,t):`${g(t,s)}: ${Ut(e,s)}`}
    </p>
    <div class="spiral-box">${ku(e,t,n,r)}</div>
    <div class="line-box">${Tu(e,t,r)}</div>
    <ul class="legend">
      ${Mu(e).map(([i,c])=>a`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${i}</li>`)}
    </ul>
  </section>`}var qn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?On(t,n):[];if(!r){this.scene=null;return}let s=Jo(r.move),i=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=i&&{box:i.getBoundingClientRect(),image:i.cloneNode(!0)},{gains:l,marks:p}=$i(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:l,marks:p,picture:c}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let s=this.targetOf(Jo(t),n);if(!o||!s)return;let[i,c]=[o.box,s.getBoundingClientRect()],l=this.overlay("flying",[o.image]),p=(d,f)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
        translate(-50%, -50%) scale(${f})`}),h=Math.max(c.width,c.height)/170;this.run(l,[p(i,i.width/170),p(c,h)],r*.9).onfinish=()=>l.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(i=>i.getBoundingClientRect().width>0),[s]=r.sort((i,c)=>c.getBoundingClientRect().width-i.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(c,l)=>t.from+l),s=c=>zi(this.look(),c),i=c=>({x:Tt(c),y:Fn(n)});for(let[c,l]of[["spiral",s],["time-line",i]]){let p=this.root.querySelector(`.${c} .token-${n}`),h=r.map(l).map(({x:d,y:f})=>({transform:`translate(${d}px, ${f}px)`}));p&&this.run(p,h,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let s=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[c,l]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(i,p,o).onfinish=()=>i.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Bt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],$e=3,Wn=65536,Qi=18e4;function Ki({mode:e,board:t,seats:n,automa:o}){let[r]=Oe(n);if(r===void 0||e==="remote")return null;let s={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...s,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=r===1?"opponent":"you";return{...s,opponent:"computer",level:Au(n[2-r].name),first:i}}function Au(e){return Number(/level (\d+)$/.exec(e)?.[1]??$e)}var Ji=16;function xr(e,t){let n=Ho(t);return n!==null&&Ou(e,t,n)||Iu(e,t,n)||{text:e.told||Nu(t),actions:[],urgent:!1}}function Xi(e,t,n){return n==="rematch"?Sr(t):xr(e,t).actions.some(([o])=>o===n)}function Sr(e){let t=Ho(e);return t===null||e.stage!=="over"||oe(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function Ou(e,t,n){return B(t)?null:t.stage==="over"?_u(t,n):Lu(e,t,n)}function Lu({fallen:e},t,n){let o=Er(t.seats,Ae(n));return t.offer&&t.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:e===Ae(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:e===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:t.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function _u({rematch:e,seats:t},n){let o=Er(t,Ae(n));return e.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:e.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:e.asked.includes(Ae(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function Iu(e,t,n){let o=Tr(t);if(o===null||t.stage==="over")return null;let r=Er(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:`${Ie(r)} away.`,actions:[],urgent:!1}:{text:`${r} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function Er(e,t){let n=g(e,t);return n.length>Ji?`${n.slice(0,Ji-1).trimEnd()}…`:n}function Tr(e){return e.mode!=="remote"?null:Lt.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function Nu({clock:e,rated:t,takebacks:n}){return`${[e?ae(e.control):"No clock",t?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function st(e){return B(e)?Mr(e):St(e,e.seats)}function ye(e){return B(e)?Pu(e):pt(e,e.seats)}function Mr(e){let t=Le(e);return t?`Waiting for ${t}`:e.access==="public"?"Waiting for another player":C(e)?"Waiting for your friend":"Waiting for a second player"}function Pu(e){let t=Le(e);return t?`The seat is kept for ${t}.`:e.access==="public"?"Whoever takes the open seat plays.":C(e)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function ta(e,t){if(!e)return"";let n=e.player===null?"":g(t.seats,e.player),o=n==="You";switch(e.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function ea(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&C(t)?t.rematch.game:null}function na(e,t,n,o=""){let r=`${st(t)}. ${ye(t)}`;if(!e)return r;let s=e.moves.length;return t.moves.length<s?`Taken back. ${r}`:o?st(e)===st(t)?o:`${o} ${r}`:[...t.moves.slice(s).map(({number:c,player:l,move:p})=>{let h=l===2&&t.automa?.turns.find(d=>d.number===c);return h?In(h,n):`${g(t.seats,l)}: ${Nt(p,n,!0)}.`}),...Cu(e,t),r].join(" ")}function Cu(e,t){return t.players.flatMap((n,o)=>{if(!n.special_tile||e.players[o].special_tile||t.automa&&o===1)return[];let r=g(t.seats,o===0?1:2);return[`${r} ${r==="You"?"take":"takes"} the special tile, 7 points.`]})}function oa(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return"Put back.";if(!n)return"";let r=F(e);if(!r)return q(o.cursor);if(!o.origin){let d=I(e,r.letter)?.reason,f=r.letter==="+"?"Special patch":e.patches[r.letter].name;return d?`${f}: ${d}.`:`${f} chosen. Choose a place.`}let s=n.players[n.turn-1].cells,i=ht(o,r),c=ut(i,s,I(e,r.letter)),l=q(o.origin);if(c)return`${l}: ${c}.`;let p=re(s,i),h=Cn(e,ue(o,r)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${xt(p.map(Uo))}`:""}.${h}`}function ra(e,t){let{table:n}=e,o=I(e,t);return!n||!o?"":`${wn(o,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function Ar(e,t,n){return[...t.placements].map(o=>{let r=rt(o.slice(1)),s=vt(t.patch.orientations[o[0]],r),i=re(e,s).length;return{key:o,score:Ru(e,s)-6*i}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function sa(e,t,n){let o=[...t.placements].filter(s=>s[0]===String(n)),r=new Set(o.length>0?o:t.placements);return Ar(e,{...t,placements:r},1)[0]??null}function Ru(e,t){let n=new Set(t.map(String)),o=0;for(let[r,s]of t)for(let[i,c]of[[r-1,s],[r+1,s],[r,s-1],[r,s+1]])(i<0||c<0||i>=9||c>=9||e[i*9+c]!=="."&&!n.has(`${i},${c}`))&&(o+=1);return o}function Or({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=Ne(e.clock,n,t,o);return{text:xn(r),sentence:Js(r),low:Xs(e.clock.control,r)}}var Un=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Lt){let r=Or(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let s=t?.clock,i=s?.running??null,c=i===this.running?this.left:null;if(this.running=i,this.left=null,!t||!s||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=Ne(s,i,n,r);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:Du(t,p)});let h=c===null?null:ti(c,l);return h!==null&&this.outside.onTime({timeSaid:Bu(t,i,h)}),ei(l)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+Qi-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Bu({seats:e},t,n){let o=g(e,t);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function Du({seats:e},t){if(t===null)return"";let n=g(e,t);return n==="You"?"Your time is up.":`${n}’s time is up.`}var Yn="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.";function aa(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:"The table is not there yet."};if(r==="")return{error:Yn};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return qu(e,o,r);let[s,i,...c]=r.toLowerCase().split(/\s+/);if(c.length>0)return{error:Yn};switch(s){case"pass":case"p":return Hu(e);case"undo":case"u":return Qt(e)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return Et(e)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return me(e)?{request:{type:"hint"}}:{error:Vu(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return ju(e,o,s);case"clock":return{say:Fu(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:Yu(e,o)};case"q":return{say:ca(e,o,ge(e))};case"o":return{say:Gu(e,o)};case"t":return{say:Zu(o)};case"l":return{say:zu(e,o)};case"s":return{say:Qu(o)};case"w":return ia(e,i,l=>({say:ra(e,l)}));case"fit":return ia(e,i,l=>Uu(e,o,l));default:return{error:`“${r}” is no move and no command. ${Yn}`}}}function ju(e,t,n){return Xi(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function Fu(e,t,n){let o=[1,2].map(r=>{let s=r,i=Or(e,s,n),c=g(t.seats,s);return i&&`${c}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function Hu(e){let t=I(e,null);return!_(e)||!t?.available?{error:Gn(e)}:{request:{type:"move",move:"pass"}}}function Gn(e){let{table:t}=e;return e.looking?"This is an earlier position: go back to the game first.":e.pending?"The last move is still on its way.":t?.stage==="over"?"The game is over.":Et(e)?"The Automa’s card is to be turned over first: type turn.":t&&B(t)?`${Mr(t)}.`:t?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function qu(e,t,n){if(!_(e))return{error:Gn(e)};let o=t.players[t.turn-1].cells,r=rt(n.slice(-2));return r?n.startsWith("+")?t.stage!=="special_patch"?{error:"There is no special patch to place."}:t.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${ut([r],o,void 0)??"can’t go there"}.`}:t.stage==="special_patch"?{error:Gn(e)}:Wu(e,t,n,r):{error:Yn}}function Wu(e,t,n,o){let r=n[0],s=I(e,r);if(!s)return{error:`Patch ${r} is not on offer; these are: ${fe(t).join(", ")||"none"}.`};let{name:i,orientations:c}=e.patches[r],l=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!s.available)return{error:`${i}: ${s.reason}.`};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=vt(p,o),f=h.some(([x,O])=>x>8||O>8)?"does not lie wholly on the quilt":ut(h,t.players[t.turn-1].cells,s);return{error:`${i} ${f??"can’t go there"}.`}}function ia(e,t,n){let o=e.table?fe(e.table):[];if(t==="pass"&&I(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(r)}function Uu(e,t,n){let o=n===null?null:Kt(e,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let r=Ar(t.players[t.turn-1].cells,o,8),s=r.map(i=>o.letter+i).join(" ");return{say:r.length?`${E(o.placements.size,"place")}, best first: ${s}.`:"It fits nowhere."}}function Yu(e,t){let n=fe(t);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,c)=>{let l=I(e,i)?.reason,p=`${c+1}: ${Wt(e.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),r=I(e,null),{time:s}=t.players[t.turn-1];return`${o.join(". ")}. ${r?Vs(r,s):""}.`}function ca(e,t,n){let{cells:o,patches:r}=t.players[n-1],s=r.map(i=>kn(i,e.patches)).join("; ");return`${g(t.seats,n)}: ${bn(o)} ${s?`${s}.`:""}`}function Gu(e,t){return t.automa?`Automa: ${Nn(t,t.automa,e.patches)}`:ca(e,t,3-ge(e))}function Vu(e){return Ue(e.table)?Gn(e):"Hints are given alone and against the computer only."}function Zu(e){let t=[1,2].map(o=>{let r=o,{time:s}=e.players[o-1];return`${g(e.seats,r)} on ${s}, ${Ut(e,r)}`}),n=e.automa?` ${Gt(e.automa)}`:"";return`${t.join("; ")}.${n} ${pt(e,e.seats)}`}function zu(e,t){let n=t.moves.at(-1);if(!n)return`No move yet. ${st(t)}.`;let o=e.account.turns.find(s=>s.number===n.number);if(o)return In(o,e.patches);let r=g(t.seats,n.player);return`Move ${n.number}, ${r}: ${Nt(n.move,e.patches,!0)}.`}function Qu(e){return`If the game ended now: ${[1,2].map(n=>Ku(e,n)).join("; ")}.`}function Ku({automa:e,players:t,seats:n},o){let{score:r,buttons:s,income:i}=t[o-1],c=`${T(r)}, with ${E(s,"button")}`;return e&&o===2?`Automa ${c}`:`${g(n,o)} ${c}, income ${i}`}var Ju=new Set(["presence","ready","thinking"]),Xu=["1","2"];function la(e,t){let{number:n,now:o=null,acknowledges:r,event:s,changed:i,players:c,moves:l}=t;return!(n===e.number+1&&!Ju.has(s.kind))&&n!==e.number||l.keep>e.moves.length?null:{...e,...i,number:n,now:o,acknowledges:r,players:e.players.map((h,d)=>({...h,...c[Xu[d]]})),moves:[...e.moves.slice(0,l.keep),...l.add]}}var ua=250,tp=2e3,ep=5e3,np=15e3,Vn=class{constructor(t,n){this.outside=t,this.table=n,this.wait=ua,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),ep)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=ua,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),np)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:la(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(tp,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function pa(e){return{patches:e,table:null,status:"connecting",pending:null,placement:pi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ha(e,t){switch(t.type){case"table":return rp(op(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return ap(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:da(e)};case"return":return Lr({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Pe(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function op(e,t,n){let o=Tr(t)!==null;return{...e,anchor:Ks(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function rp(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=ta(n,t),s=na(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:s,told:r}:Lr({...e,table:t,said:s,told:r,looking:null,ghostText:"",copied:"",hint:null,account:ip(e,t),seen:sp(e,t),placement:da(e)})}function sp({seen:e,table:t},n){let o=On(t,n),r=Object.values(e).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...r,...o].map(s=>[s.number,s]))}function ip({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let s=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:s?e.run:e.run+1}}function da({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Lr(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!We(t))return e;let n=Sn(t.special_cells);return{...e,placement:zo(e.placement,null,{type:"choose",choice:n})}}function ap(e,t){if(e.pending)return e;let n=F(e),o=zo(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Lr(r):r,ghostText:oa(r,t)}}var cp={normal:350,faster:160,off:0},lp={normal:1200,faster:500,off:0},Zn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,lp[t]-this.spent);return Math.min(cp[t],Math.floor(o/n))}};var up=new Set(["thinking","ready","presence"]),pp=[3,3],zn=class{constructor(t,n,o){this.id=t.game,this.store=P(ha,pa(n));let{dispatch:r}=this.store;this.connection=new Vn({open:o,later:(s,i)=>Number(setTimeout(s,i)),forget:s=>clearTimeout(s),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(s,i)=>this.hear({table:s,happened:i,at:performance.now()}),onRefusal:s=>this.refused(s),onHint:({move:s,words:i})=>r({type:"hint",hint:{move:s,words:i}}),onStatus:s=>r({type:"status",status:s}),onPending:s=>r({type:"pending",request:s})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.telling=new Zn({later:(s,i)=>Number(setTimeout(s,i)),forget:s=>clearTimeout(s),pace:()=>this.pace()},(s,i)=>{this.onShow(s,i),r({type:"table",...s})}),r({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(t){let{table:n,happened:o}=t;if(o&&up.has(o.kind))return this.telling.receive(t,!1);let r=o?.kind==="move"||o?.kind==="card",s=!o?.player||n.seats[o.player-1].yours;r&&!s?this.telling.receive(t,!0):this.telling.interrupt(t)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!_(this.state))return;let o=Kt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!_(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=F(this.state);if(!n||!r||o.letter!==t)return;let s=U(o,t),i=sa(n.players[n.turn-1].cells,r,s),c=i?rt(i.slice(1)):null,l=i?Number(i[0]):s;this.placement({type:"put",orientation:l,origin:c??pp})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?fe(n)[t]:void 0;r===void 0||!_(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=F(t);if(!n||!_(t))return;if(!r)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let s=I(t,r.letter),i=ut(ht(o,r),n.players[n.turn-1].cells,s,!1),c=En(o,r);if(i||!c)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t go there: it ${i??"does not fit"}.`);this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){_(this.state)&&I(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Qt(this.state))){if(_n(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){Et(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){me(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Ws({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Ki(n);if(o)try{t((await ne(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1,this.connection.send(t)||this.complain("The last move is still on its way.")}command(t){let n=aa(this.state,t,performance.now()),o=(r,s)=>this.store.dispatch({type:"notice",notice:{kind:r,text:s,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"help"in n?this.onHelp():"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await js(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var Je={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},ma={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function fa({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(Je,e)){let i=Je[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:i}}}let s=e.length===1?e.toLowerCase():e;return s==="n"?{type:"placement",event:{type:"next",back:t}}:s==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(ma,s)?ma[s]:null}var hp=600,Qn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&Et(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let s=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},s?0:hp)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var dp=4,mp=1.5,fp=120,Kn=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(s,i,c=!1)=>t.addEventListener(s,l=>i(l),{signal:o.signal,capture:c});r("pointerdown",s=>this.down(s)),r("pointermove",s=>this.move(s)),r("pointerup",s=>this.up(s)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",s=>this.click(s),!0),r("contextmenu",s=>this.flip(s)),t.addEventListener("wheel",s=>this.wheel(s),{signal:o.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),s=r.width/9,[i,c]=[Math.floor((n-r.top)/s),Math.floor((t-r.left)/s)];return i>=-1&&c>=-1&&i<=9&&c<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!_(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let s=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:s,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=Kt(this.game.state,n),s=t.querySelector(".patch");if(!r||!s)return null;let i=r.patch.orientations[U(this.game.state.placement,n)],[c,l]=X(i),p=s.getBoundingClientRect(),h=Math.floor((o.clientY-p.top)/p.height*c),d=Math.floor((o.clientX-p.left)/p.width*l);return i.find(f=>lt(f,[h,d]))??It(i)}heldCell(t){let{placement:n}=this.game.state,o=F(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!ht(n,o).some(s=>lt(s,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<dp)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=F(this.game.state);if(!n)return;let o=Pt(this.game.state.placement,n),r=o.filter(i=>i[0]===X(o)[0]-1),s=t.touch?r[Math.floor(r.length/2)]:t.anchor??It(o);this.game.placement({type:"hold",anchor:s}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*mp:0,s=this.cellAt(n.clientX,n.clientY-r);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=s!==null;let i=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=F(n.state),s=this.cellAt(t.clientX,t.clientY);!s||!r||(o.set&&this.commits(t,s)?n.commit():n.placement({type:"set",cell:s}))}commits(t,n){let{placement:o}=this.game.state,r=F(this.game.state);if(!r)return!1;let s=ht(o,r);return s.length>0&&pe(o,r)&&lt(yn(s),n)?!0:t.pointerType==="touch"?!1:[...s,o.cursor].some(i=>lt(i,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<fp||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&_(n)&&(F(n)?.letter??"+")!=="+"}};function Jn(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Je,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Je[e.key]),!0)}var gp={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},Xn=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:ga(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:ga(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({...gp,url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function ga(e){return e instanceof Error?e.message:String(e)}var $p=["classic","anniversary","valentine"];function $a(e){return $p.some(t=>t===e)}var _r={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,strength:$e},yp=12,to=new Map;function ya(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(to.get(e)??"null");throw t}}function Ir(e,t){let n=JSON.stringify(t);to.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function wa(){let e=ya("quiltbee.settings"),t={..._r,...typeof e=="object"?e:null},n=$a(t.edition)?t.edition:_r.edition,o=Vo(t.language)?t.language:_r.language;return{...t,edition:n,language:o}}function ba(e){Ir("quiltbee.settings",e),wp(e.language)}function wp(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function we(){let e=ya("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function ka(e,t){let n=we().filter(o=>o.id!==e);Ir("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,yp))}function va(e){Ir("quiltbee.games",we().filter(t=>t.id!==e))}function eo(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return to.get(`invitation.${e}`)??null;throw t}}function Jt(e,t){to.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function xa(e,t){let n=new Xn({origin:location.origin,renew:()=>qs(e),draw:Me,copy:r=>no(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>eo(e),set:r=>Jt(e,r)}}),o=new ce({me:ot,sit:r=>dn(e,r),go:t});return{inviting:n,joining:o}}async function no(e){if(!navigator.clipboard)throw new Error(b("no-clipboard"));await navigator.clipboard.writeText(e)}function Sa({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",s=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${s}`}function Ea({mine:e},t){return e||t>0}var Xe=document.querySelector("link[rel=icon]"),bp=[Xe.href,new URL(Xe.dataset.waiting??"",Xe.href).href],Nr={text:"",mine:!1},Pr=0;function tn(e,t=!1){Nr={text:e,mine:t},Ta()}function oo(e){Pr=e,Ta()}function Ta(){let e=Sa(Nr,Pr);document.title!==e&&(document.title=e);let t=bp[Ea(Nr,Pr)?1:0];Xe.href!==t&&(Xe.href=t)}var kp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function k(e){return a`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${kp[e]}></path>
  </svg>`}function Aa({clock:e},t){if(!e)return u;let n=e.running===t;return a`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${k("clock")}${k("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function Oa(e,t,{text:n,sentence:o,low:r}){let s=e.querySelector(`[data-clock="${t}"]`);s&&(s.dataset.low=r?"true":"false",Ma(s.querySelector(".clock-time"),n),Ma(s.querySelector(".clock-words"),o))}function Ma(e,t){e&&e.textContent!==t&&(e.textContent=t)}function W(e,t,n,o,r){return a`<fieldset class=${`pick pick-${e}`}>
    <legend>${t}</legend>
    <div class="pick-row">
      ${n.map(([s,i])=>a` <label
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
  </fieldset>`}var vp=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function ro(e){let t=vp.map(([n,o])=>[n,a`${k(o)}<span>${b(`edition-${n}`)}</span>`]);return W("edition",b("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function z(e){return e.target.value}function it(e){return e.target.checked}function so(e){let t=e.settings.language,n=[["auto",b("language-auto")],...Object.entries(Go)],o=r=>e.change({language:z(r)});return a`<label class="language-pick"
    >${b("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,s])=>a`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===t}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function xp(e){return`${e}`}function La(e,t,n={}){let o=Object.keys(t).map(s=>[s,xp(s)]);return b(e,{...n,...Object.fromEntries(o)}).split("").map((s,i)=>i%2?t[s]:s)}var Sp=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],Ep=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],Tp=[["cloth","look-cloth"],["thread","look-thread"]];function Ia(e,t,n){let{theme:o,motion:r,look:s,letters:i,coordinates:c}=e.settings,l=p=>h=>e.change({[p]:h});return a`<div class="panel-head">
      <h2 id="dialog-heading">${b("settings")}</h2>
      <button type="button" class="main" @click=${t}>${b("settings-done")}</button>
    </div>
    <div class="settings">
      ${ro(e)} ${W("theme",b("setting-theme"),Cr(Sp),o,l("theme"))}
      ${W("motion",b("setting-motion"),Cr(Ep),r,l("motion"))}
      ${W("look",b("setting-look"),Cr(Tp),s,l("look"))}
      ${_a("letters",i,p=>e.change({letters:p}))}
      ${_a("coordinates",c,p=>e.change({coordinates:p}))}
      ${so(e)}
      <button type="button" data-testid="open-command" @click=${n}>
        ${La("open-command-line",{key:a`<kbd>/</kbd>`})}
      </button>
    </div>`}function Cr(e){return e.map(([t,n])=>[t,b(n)])}function _a(e,t,n){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(it(o))}
    /><span>${b(`setting-${e}`)}</span></label
  >`}function Na(e,t,n){if(e.dialog===null)return u;let o=()=>t.dialog(null),r=()=>Ia(n,o,()=>t.type(!0));return a`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:Mp,practice:Np,abort:Op,handover:Lp,report:Ip}[e.dialog](t,o)}
  </dialog>`}function Pa(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function Mp(e,t){return a`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${Ap(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        Resign
      </button>
    </div>`}function Ap(e){return e?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${e.rated?", and it counts for the ratings":""}.`}function Op(e,t){let n=e.state.table!==null&&B(e.state.table);return a`<h2 id="dialog-heading">${n?"Close this table?":"Call off this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${n?"Wait":"Play on"}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${n?"Close it":"Call it off"}
      </button>
    </div>`}function Lp(e,t){return a`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${Bt.map(({level:o,name:r})=>a`<option value=${o} ?selected=${o===$e}>
                ${o}, ${r}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${t}>Wait</button>
    </div>
  </form>`}var _p=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function Ip(e,t){return a`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${_p.map(([o,r])=>a`<option value=${o}>${r}</option>`)}
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
  </form>`}function Np(e,t){return a`<h2 id="dialog-heading">Undo a turned card?</h2>
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
    </div>`}function Pp({automa:e}){return e?`${Re(e)}${e.practice?", practice":""}. `:""}function Cp({seed:e}){return e?a`, setup code <code data-testid="seed">${e}</code>`:u}function Ca(e,t,n,o){return a`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${Pp(t)}${t.board==="revised"?"Revised":"Original"}
      board${Cp(t)}${C(t)?"":", you are watching"}${t.seed&&t.seed_chosen?", chosen by a player":""}
    </p>
    ${jp(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${k("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Ra(t,n)}>
        ${k("link")}<span>Copy link</span>
      </button>
      ${Rp(t,n)} ${Bp(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
    </div>
    ${e.copied?a`<p class="small copied" data-testid="copied">${e.copied}</p>`:u}
  </section>`}function Rp(e,t){if(!C(e)||e.stage==="over")return u;let[n,o,r]=e.can_abort?["abort",Dp(e),"cancel"]:["resign","Resign","flag"];return a`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${k(r)}<span>${o}</span>
  </button>`}function Bp(e,t){return e.mode!=="remote"||!C(e)||B(e)?u:a`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    Report
  </button>`}function Dp(e){return B(e)?"Close the table":"Call off"}function jp({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return u;let s=Lt.filter(i=>r[i-1].rating!==null).map(i=>`${g(r,i)} ${r[i-1].rating}`);return a`<p class="small" data-testid="terms">
    ${t?`Clock: ${vn(t.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${s.length?`Ratings: ${s.join(", ")}.`:""}
  </p>`}async function Ra(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:"Link copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}async function Ba(e,t){if(!("share"in navigator))return Ra(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function Rr(e,t){return a`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function ja(e,t){return e===0?Rr("empty",u):Rr("back",$`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?Z(20,28,7):$`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Fa({number:e,budget:t,income:n,filters:o}){return Rr("face",$`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${Z(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((r,s)=>Da(bi(r),36+s*7))}
    ${o.length===0?Da("no choice",42):u}`)}function Da(e,t){return $`<text class="card-filter" x="20" y=${t}>${e}</text>`}function Ha({turns:e,run:t},n,o){return a`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?`The last ${e.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${e.length===0?a`<p class="small">No card since the person’s last decision.</p>`:u}
    ${e.map(r=>Fp(r,n,o))}
  </section>`}function Fp(e,t,n){return a`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${Fa(e.card)}
    <div class="told">
      <p class="told-card">${or(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>Hp(o,e,t,n))}
      </div>
      <ol>
        <li>${rr(e,t)}</li>
        ${e.steps.map(o=>a`<li class=${o.skipped?"skipped":""}>${sr(o,t)}</li>`)}
        ${ir(e,t).map(o=>a`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Hp(e,{affordable:t,taken:n},o,r){let s=e===n?"taken":t.includes(e)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return a`<span class=${`candidate ${s}`}
    >${Bn(e,o[e],0,r)}<span class="fate">${i}</span></span
  >`}var qp=[20,10,5,1];function qa(e){let t=[],n=Math.max(0,e);for(let o of qp)for(;n>=o;)t.push(o),n-=o;return t}var Br=56,en=20,Wp=14;function Wa(e){let t=qa(e),n=Math.min(Wp,(Br-en)/Math.max(1,t.length-1)),o=Br-en/2,r=t.map((s,i)=>Up(s,o-i*n)).reverse();return a`<svg class="purse" viewBox=${`0 0 ${Br} ${en}`} aria-hidden="true">
    ${r}
  </svg>`}function Up(e,t){return $`${dt(`tile-${e}`,t,en/2)}
    <text class="tile-value" x=${t} y=${en/2+3.2}>${e}</text>`}function io(e,t,n){return a`<table class="scores">
    <caption class="visually-hidden">
      How the scores come about
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">Part</span></th>
        ${t.map(o=>a`<th scope="col">${o}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([o,r])=>a`<tr>
            <th scope="row">${o}</th>
            ${r.map(s=>a`<td>${s}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        ${e.players.map((o,r)=>a`<td data-testid=${`total-${r+1}`}>${T(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}var Yp=a`<span class="badge tile" title="Special tile: 7 points"
  ><svg viewBox="-10 -10 20 20" aria-hidden="true">${dt("special-tile",0,0)}</svg>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`,Gp={buttons:Z(0,0,2.8),income:$`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:$`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:$`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:$`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:$`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function ao(e,t,n,o={}){let{buttons:r,income:s,empty:i,score:c,time:l}=e.players[n-1],p=[["Buttons",r,"buttons"],["Income",s,"income"],["Empty",i,"empty"],["Time",l,"time"],["Score",T(c),"score"]];return Dr(e,t,n,p,o)}function Dr(e,t,n,o,r){let{aside:s=u,clock:i=u,thumbnail:c=u}=r,l=e.stage!=="over"&&oe(t)===null&&e.turn===n;return a`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Gi(n)}
      <h2 title=${g(t,n)}>${g(t,n)}</h2>
      ${Zp(t[n-1])} ${s}
      ${e.players[n-1].special_tile?Yp:u}
      ${l?a`<span class="badge to-move">to move</span>`:u}
    </div>
    ${i} ${c}
    <dl>
      ${o.map(([p,h,d])=>a`<div class=${`number number-${d}`}>
            <dt>${Vp(String(d))}<span>${p}</span></dt>
            <dd data-testid=${`${d}-${n}`}>${h}</dd>
            ${d==="buttons"?Wa(Number(h)):u}
          </div>`)}
    </dl>
  </div>`}function Vp(e){return a`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Gp[e]}</svg>`}function Zp({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?u:a`${r===null?u:a`<span class="rating"><span class="visually-hidden">rated </span>${r}</span>`}
  ${o?a`<span class="badge bot">bot</span>`:u}
  ${n&&!t?a`<span class="badge away">away</span>`:u}`}function Ua(e,t){let n=e.players.map(o=>o.score_parts);return io(e,[g(t,1),g(t,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty, −2 each",n.map((o,r)=>`${T(o.empty)} (${e.players[r].empty})`)]])}function co(e,t,n){let{buttons:o,time:r,score:s}=e.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",r,"time"],["Score",T(s),"score"]],c=a`<span class="level-name">${n.numeral} ${n.name}</span>`;return Dr(e,t,2,i,{aside:c})}function lo(e,t,n,o,r,s=u){return a`<section
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
      <div class="pile">${ja(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${e.result?"No more cards are turned.":zp(t)}
        </p>
        <p class="small">${ar(t)}</p>
        <p class="small">${Gt(t)}</p>
      </div>
    </div>
    ${Ha(n,o,r)}
    <div class="piles">
      ${Ya("Patches with buttons",t.with_buttons,"pile-with",o,r)}
      ${Ya("Patches without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${Qp(e,t)} ${s}
  </section>`}function zp({pile:e,budget:t}){return e===0?"The pile is empty.":t===null?"The next card is face down.":a`The next card can pay up to <b>${E(t,"button")}</b>.`}function Ya(e,t,n,o,r){return a`<div class="taken-pile" data-testid=${n}>
    <h3>${e}: ${t.length}</h3>
    <ul>
      ${[...t].map(s=>{let{name:i,income:c}=o[s];return a`<li title=${i}>
          ${Bn(s,o[s],0,r)}
          <span class="visually-hidden"
            >${i} (${s})${c?`, ${E(c,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Qp(e,t){let n=(r,s,i)=>a`<div class=${i}>
      <dt>${r}</dt>
      <dd>${s}</dd>
    </div>`,o=Ce(e.players[1],t.level);return a`<div class="parts">
    <h3>What level ${t.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,s])=>n(r,s,"part"))}
      ${n(e.result?"Score":"Score now",T(e.players[1].score),"sum")}
    </dl>
  </div>`}function Ga(e,t){if(!e.typing)return u;let n=e.notice?.typed?e.notice:null;return a`<form
    class="command"
    aria-label="Command line"
    @submit=${o=>Kp(o,t)}
  >
    ${n?.kind==="error"?a`<p class="notice" data-testid="notice">${k("cancel")} ${n.text}</p>`:a`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>Jp(o,t)}
      />
      <button type="submit" class="main">Enter</button>
      <button type="button" aria-label="Close" @click=${()=>t.type(!1)}>
        ${k("cancel")}
      </button>
    </div>
  </form>`}function Kp(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Jp(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Va(e,t,n){let o=C(t),r=o&&Ue(t)&&t.stage!=="over",s=o&&(t.mode!=="remote"||t.takebacks);return a`${r?Xp(e,n):u}
  ${s?th(e,t,n):u}`}function Xp(e,t){return a`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${me(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${k("bulb")}<span>Hint</span>
  </button>`}function th(e,t,n){let o=_n(t)&&Qt(e);return a`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Qt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${k("undo")}<span>${eh(t,o)}</span>
  </button>`}function Za(e,t){return a`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${Et(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${k("card")}<span>Turn the card</span>
  </button>`}function eh({mode:e},t){return e==="remote"?"Ask to take back":t?"Undo (won’t count)":"Undo"}function za(e){return a`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:it(t)})}
    />
    <span>Draw cards automatically</span></label
  >`}var nh=a`<p class="guide" data-testid="getting-ready">
  The computer is warming up; a simpler one stands in.
</p>`,oh={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function Qa(e,t,n){let o=_(e)?F(e):null,r=o!==null&&o.letter!=="+",s=o?I(e,o.letter):void 0,i=o!==null&&e.placement.set&&pe(e.placement,o)&&s?.available!==!1,c=o!==null&&(r||e.placement.origin!==null),l=[["rotate-left","Rotate left","left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",r,()=>t.placement({type:"turn",how:"right"})],["flip","Flip","flip",r,()=>t.placement({type:"turn",how:"flip"})],["place","Place","place",i,()=>t.commit()],["cancel","Cancel","cancel",c,()=>t.placement({type:"cancel"})]],p=Ln(e.table)&&!e.looking;return a`<section
    class=${o?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${o?En(e.placement,o)??"":""}
  >
    ${rh(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Za(e,t):u}
      ${l.map(([h,d,f,x,O])=>a`<button
            type="button"
            class=${`tool ${f}`}
            data-testid=${h}
            aria-disabled=${x?"false":"true"}
            @click=${O}
          >
            ${k(f)}<span>${d}</span>
          </button>`)}
    </div>
  </section>`}function rh(e,t){let{table:n,notice:o}=e;return a`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?a`<p class="notice" data-testid="notice">${k("cancel")} ${o.text}</p>`:n?sh(e,n,t):u}
  </div>`}function sh(e,t,n){let o=F(e);return e.looking?a`<p>An earlier position. The game goes on where it was.</p>`:e.pending?a`<p>${oh[e.pending.type]??"One moment…"}</p>`:o&&_(e)?ch(e,t,o,n):e.hint?hh(e.hint):ih(e,t)}function ih(e,t){let n=Ge(e).map(o=>gi(o,t.seats,e.patches));return a`<p class="lately">${n.length>0?`${n.join(". ")}.`:ye(t)}</p>
    <p class="guide">${ah(e,t)}</p>
    ${t.getting_ready?nh:u}`}function ah(e,t){return t.stage==="over"?"The game is over.":t.stage==="card"?"The Automa’s card is ready to be turned.":t.thinking?`${g(t.seats,t.turn)} is thinking…`:_(e)?"Choose a patch, or pass.":`${st(t)}.`}function ch(e,t,n,o){let r=ht(e.placement,n),s=t.players[t.turn-1].cells,i=I(e,n.letter),c=ue(e.placement,n),l=c!==null&&Cn(e,c),{text:p,isGood:h}=Zs(r,s,i,o),d=c!==null&&!ut(r,s,void 0)?re(s,r):[],f=i?wn(i,d,l,t,t.seats,o):dh(l,d.length);return a`<p class=${h?"verdict yes":"verdict no"}>
      ${c===null&&h?ph(n.letter):uh(p,h)}
    </p>
    <ul class="effects">
      ${lh(f).map(({kind:x,text:O})=>a`<li class=${x}>${O}</li>`)}
    </ul>`}function lh(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function uh(e,t){return a`${k(t?"place":"cancel")} ${e}`}function ph(e){return e==="+"?"Put it on any empty space.":"Choose a place on your quilt."}function hh({move:e,words:t}){return a`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${k("bulb")}<span><b>Hint:</b> ${t}</span>
  </p>`}function dh(e,t){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return e&&n.push({kind:"tile",text:"Special tile +7"}),t>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function uo(e){let{name:t,busy:n,error:o}=e.state;return a`<form class="joining" @submit=${s=>{s.preventDefault(),e.sit()}}>
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
  </form>`}function Ka(e,{inviting:t,joining:n}){let o=Le(e);return o?nn(`${o} is asked to play`,a`<p>${mh(o)}</p>`):e.access==="public"?C(e)?fh():nn("This seat is open",uo(n)):C(e)?nn("Invite your friend",gh(t)):nn("This seat is kept",a`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function mh(e){return`The game begins when ${e} sits down. A refusal closes the table.`}function nn(e,t){return a`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function fh(){return nn("Your table is in the lobby",a`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function gh(e){let{busy:t,told:n}=e.state;return a`${e.link===null?u:$h(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function $h(e,t){let{picture:n}=e.state;return a`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
        ${k("copy")}<span>Copy</span>
      </button>
      ${e.canShare?a`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${k("share")}<span>Share…</span>
            </button>`:u}
    </div>
    ${e.isLocal?a`<p class="small">
            This address works on this computer only. For another device, open Quiltbee by the
            computer’s name or network address first.
          </p>`:u}
    <div class="qr">
      ${n?a`<img
              alt="QR code of the link"
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Ja(e,t,n){if(t.mode!=="remote")return u;let{text:o,actions:r,urgent:s}=xr(e,t);return a`<section
    class=${s?"line urgent":"line"}
    aria-label="Between the players"
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${r.map(([i,c],l)=>a`<button
            type="button"
            class=${s&&l===0?"main":""}
            data-testid=${i}
            aria-disabled=${e.pending?"true":"false"}
            @click=${()=>n.mind(i)}
          >
            ${c}
          </button>`)}
    </div>
    ${yh(t.spectators)}
  </section>`}function yh(e){let t=e===1?"1 person is watching":`${e} people are watching`;return a`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:u}
  >
    ${k("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var wh=3;function po(e,t,n){let o=[...e.slice(wh)];return a`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Coming up</h2>
      <span class="small">${`${E(o.length,"patch")} after these`}</span>
    </div>
    ${bh(o,t,n)}
  </section>`}function bh(e,t,n){return a`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>kh(o,t,n))}
  </ol>`}function kh(e,t,n){let o=t[e];return a`<li title=${Wt(o)}>
    ${ze(e,o,0,n)}
    <span class="visually-hidden">${Wt(o)}</span>
    <span class="price" aria-hidden="true">${ho(o.buttons)}${mo(o.time)}</span>
  </li>`}function ho(e){return a`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${Z(0,0,2.9)}</svg>${e}</span
  >`}function mo(e){return a`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function Xa(e,t,n,o,r){let s=[...t.ring.slice(0,3)];return a`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${_(e)?"Choose a patch, or pass":"The next patches"}</h2>
    ${[0,1,2].map(i=>s[i]===void 0?a`<div class="offer none" aria-hidden="true"></div>`:xh(e,s[i],i,n,o,r))}
    ${vh(e,t,n)}
  </section>`}function vh(e,t,n){let o=e.looking?void 0:I(e,null),{time:r}=t.players[t.turn-1];return a`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${_(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>fo(n,s==="mouse")}
    @pointerleave=${()=>fo(n,!1)}
    @focus=${()=>fo(n,!0)}
    @blur=${()=>fo(n,!1)}
  >
    ${k("pass")}<span class="pass-name">Pass</span>
    <span class="pass-facts">
      ${o?Wo(o,r).map(s=>a`<span>${s}</span>`):u}
    </span>
  </button>`}function fo(e,t){e.store.dispatch({type:"weigh",on:t})}function jr(e){return a`<span class="visually-hidden">${e}</span>`}function xh(e,t,n,o,r,s){let i=e.patches[t],c=e.looking?void 0:I(e,t),l=e.placement.letter===t,p=c&&!c.available?c.reason:null,h=e.hint?.move.startsWith(t)??!1,d=["offer",l&&"chosen",p&&"dear",h&&"hinted"].filter(Boolean).join(" ");return a`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${U(e.placement,t)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${_(e)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${f=>{f.pointerType==="mouse"?o.choose(t):o.chooseShown(t),s()}}
  >
    <span class="art"
      >${ze(t,i,U(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span>${jr(`, ${E(i.squares,"square")}, costs `)}
      <span class="price"
        >${ho(i.buttons)}${jr(i.buttons===1?" button, ":" buttons, ")}
        ${mo(i.time)}${jr(" time, ")}</span
      >
      <span class="earn">${ec(i)}</span>
      ${Sh(c,p)}</span
    >
  </button>`}function Sh(e,t){return t?a`<span class="reason" title=${t}>${Eh(e,t)}</span>`:u}function Eh(e,t){return e&&e.missing>0?`${e.missing} short`:t}function tc({ring:e},t,n){return a`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">The next patches</h2>
    ${[...e.slice(0,3)].map(o=>a`<div class="offer" data-patch=${o}>
          <span class="art">${ze(o,t[o],0,n)}</span>
          <span class="facts" title=${Wt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${ho(t[o].buttons)}${mo(t[o].time)}</span>
            <span class="earn">${ec(t[o])}</span></span
          >
        </div>`)}
  </section>`}function ec({income:e}){return e>0?`+${e} income`:"no income"}function go(e,t,n,o,r,s={},i=[]){let c=new Set(i.map(({number:h})=>h)),l=[["First position","first",0],["Previous position","back",t-1],["Next position","forward",t+1],["Last position","last",e.length]],p=h=>h<0||h>e.length||h===t;return a`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${l.map(([h,d,f])=>a`<button
              type="button"
              class="quiet square"
              aria-label=${h}
              title=${h}
              data-testid=${`step-${d}`}
              aria-disabled=${p(f)?"true":"false"}
              @click=${()=>r(f)}
            >
              ${k(d)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(h=>a`<li class=${c.has(h.number)?"fresh-move":""}>
            <button
              type="button"
              class=${h.number===t?"move now":"move"}
              aria-current=${h.number===t?"step":"false"}
              @click=${()=>r(h.number)}
            >
              <span class="number">${h.number}</span>
              <span class="move-words"
                ><b>${g(n,h.player)}</b>
                ${Nt(h.move,o)}${Th(s[h.number],h.move)}</span
              >
              <code>${h.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?a`<p class="small">No move yet.</p>`:""}
  </section>`}function Th(e,t){let n=e?.move===t?e.change:null;if(!n||n.from===n.to)return u;let o=`moved ${n.to-n.from}`;return a`: ${n.buttons===0?o:`${o}, ${Ko(n.buttons)}`}`}var Mh={auto:"light",light:"dark",dark:"auto"};function j(e,t=u){let{theme:n}=e.settings;return a`<header class="head">
    ${Fr(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${M(e)}
      >${k("person")}<span>${b("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:Mh[n]})}
    >
      ${k("sun")}<span>${b(`theme-${n}`)}</span
      ><span class="visually-hidden">${b("theme-change")}</span>
    </button>
  </header>`}function Fr(e){return a`<a class="brand" href="/" data-testid="home" @click=${M(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function be(e,t){return a`${j(e)}
    <main class="waiting"><p>${t}</p></main>`}function M(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var at=90,Ah=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${at}M0 ${n}H${at}`}).join(""),ke=Array.from({length:9},(e,t)=>t);function $o(e){let{number:t,active:n,ghost:o,held:r}=e,s=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return a`<div
    class=${s}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ke.map(i=>a`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ke.map(i=>a`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${at+.8} ${at+.8}`} aria-hidden="true">
        <rect class="ground" width=${at} height=${at}></rect>
        <path class="lines" d=${Ah}></path>
        ${oc()} ${rc(e)} ${e.fresh.map(Oh)}
        ${e.hint?Lh(e.hint):u} ${o?_h(e,o):u}
      </svg>
      ${Ch(e)}
    </div>
  </div>`}function nc(e,t){return a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${at+2} ${at+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${at} height=${at}></rect>
    ${oc()} ${rc({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function oc(){return $`<rect fill="url(#fabric-cell)" width=${at} height=${at}></rect>`}function rc({player:e,patches:t,lettered:n,fresh:o}){let r=(i,c)=>o.some(({origin:l})=>lt(l,[i,c])),s=ke.flatMap(i=>ke.map(c=>[i,c])).filter(([i,c])=>"*x".includes(e.cells[i*9+c]));return[...e.patches.map(i=>$`<g class=${r(i.row,i.column)?"fresh":""}
          data-sewn=${i.letter}>${Ze(i.letter,t[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,c])=>e.cells[i*9+c]==="*"?kr([i,c]):$`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${i*10} width="10" height="10"></rect>`)]}function Oh({shape:e,origin:[t,n]}){return $`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${G(e,10)}></path>
    <path d=${G(e,10)}></path></g>`}function Lh({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return $`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${G(e,10,.8)}></path>
    <path class="edge" d=${G(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function _h({patches:e,player:t},n){let[o,r]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],i=n.cells.filter(([p,h])=>t.cells[p*9+h]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=G(s,10);return $`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?kr(n.origin):Ze(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?u:Ih(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(Nh)}
    ${n.set&&i.length===0?Ph(yn(n.cells),n.legal):u}
  </g>`}function Ih(e){return $`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function Nh([e,t]){let n=`${t*10+3} ${e*10+3}`;return $`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Ph([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return $`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function Ch(e){let{number:t,name:n,player:o,patches:r,cursor:s,ghost:i,active:c}=e,l=(h,d)=>`q${t}-${q([h,d])}`,p=new Set(i?.cells.map(String));return a`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?l(s[0],s[1]):u}
  >
    ${ke.map(h=>a`<div role="row" class="row">
          ${ke.map(d=>{let f=p.has(`${h},${d}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",x=o.cells[h*9+d],O=s&&s[0]===h&&s[1]===d;return a`<div
              role="gridcell"
              class=${O?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${q([h,d])}`}
              aria-label=${zs([h,d],x,r)+f}
            ></div>`})}
        </div>`)}
  </div>`}function sc(e,t,n){let[o,r]=e.players,s=o.score_parts,i=new Map(Ce(r,n.level)),c=h=>i.get(h)??"–",l=[g(t,1),`${g(t,2)} ${n.numeral}`],p=[["Buttons",[s.buttons,c("Buttons it holds")]],["Special tile",[s.special_tile,c("Special tile")]],["Empty, −2 each",[`${T(s.empty)} (${o.empty})`,"–"]]];for(let h of["Patches with buttons","Buttons on its patches"])i.has(h)&&p.push([h,["–",c(h)]]);return io(e,l,p)}function ic({level:e,levels:t},n){return!t||t.length===0?u:a`<h3 id="levels-heading">At each level</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">${g(n,1)}</th>
          <th scope="col">${g(n,2)}</th>
          <th scope="col">Winner</th>
        </tr>
      </thead>
      <tbody>
        ${t.map(o=>a`<tr
              class=${o.level===e?"this-level":""}
              aria-current=${o.level===e?"true":u}
            >
              <th scope="row">
                ${o.numeral} ${o.name}${o.level===e?" (this game)":""}
              </th>
              ${o.scores.map(r=>a`<td>${T(r)}</td>`)}
              <td>${g(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function yo(e,t,n){let{automa:o}=e;return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${St(e,t)}</h2>
    <p>${pt(e,t)}</p>
    ${o?a`${sc(e,t,o)} ${ic(o,t)}`:Ua(e,t)}
    <div class="row">${n}</div>
  </section>`}function ac(e,t,n){return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${St(e,t)}</h2>
    <p>${pt(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Hr(e,t,n){let{table:o}=e;if(!o)return u;let r=Rh(e,o,t,n),s=()=>t.look(0);return a`${r}
    ${o.moves.length?a`<button type="button" data-testid="review" @click=${s}>
            ${k("first")}<span>Review</span>
          </button>`:u}
    <button type="button" data-testid="share" @click=${()=>Ba(o,t)}>
      ${k("share")}<span>Share</span>
    </button>
    <button
      type="button"
      class=${r===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>`}function Rh(e,t,n,o){if(t.mode!=="remote")return Bh(t,n,o);if(t.rematch.game!==null)return a`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >To the rematch</a
    >`;if(!C(t))return u;let r=Sr(t);return a`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${t.rematch.asked.length>0&&!r?"Rematch asked for":"Rematch"}
  </button>`}function Bh(e,t,n){return!C(e)||_t(e)?u:a`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${k("again")}<span>Rematch</span>
  </button>`}function wo(e,t,n){return a`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return a`<h3>${g(t,2)}</h3>
          <p data-testid="summary-2">
            ${Nn(e,e.automa,n)} On the time board:
            ${Ut(e,2)}.
          </p>`;let{cells:s,patches:i}=e.players[o-1];return a`<h3>${g(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${bn(s)} On the time board: ${Ut(e,r)}.
        </p>
        ${i.length?a`<ul>
                ${i.map(c=>a`<li>${kn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function cc(e,t,n,o){let r=Ye(e);return a`<header class="head table-head">
    ${Fr(o)} ${jh(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?Dh(n):Va(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${k("gear")}<span>Settings</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${k("help")}<span>Help</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${M(o)}
        >${k("person")}<span>You</span></a
      >
    </div>
  </header>`}function Dh(e){return a`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    Back to the game
  </button>`}function jh(e,t,n){let{looking:o}=e;return a`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?`After move ${o.index}`:st(t)}
      </h1>
      ${t.automa?.practice?a`<span class="badge practice" data-testid="practice">Practice</span>`:u}
    </div>
    ${Fh(e,t,n)}
  </div>`}function Fh(e,t,n){if(e.status==="lost")return a`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>Connection lost. Reconnecting…
    </p>`;let o=e.looking?`${St(n,t.seats)}. ${pt(n,t.seats)}`:ye(t);return a`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function lc(e,t,n,o,r){let{table:s}=e,i=Ye(e);if(!s||!i)return be(o,"Opening the table…");let{letters:c,look:l,coordinates:p}=o.settings,h=()=>o.change({look:l==="cloth"?"thread":"cloth"}),d=ge(e),f=s.mode==="screen"?1:d,x=gt=>Uh(e,s,i,gt,o,t),O=i.result!==null||_t(i),ft=C(s)&&!B(s)&&!O;return a`${cc(e,s,t,o)}
    <main
      class=${qh(e,s,O,p)}
      data-stage=${i.stage}
      data-number=${s.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(f)} ${po(i.ring,e.patches,c)}
        </div>
        <div class="column middle">
          ${Ja(e,s,t)}
          ${Wh(e,s,i,t,n,o,r)}
          ${ft?Qa(e,t,p):u} ${Hh(e,s,t)}
        </div>
        <div class="column other">
          ${s.mode==="solo"?Gh(e,i,s,c,o):x(f===1?2:1)}
          ${Hn(i,s.seats,l,h,Ci(e),d)}
        </div>
      </div>
      <div class="below">
        ${Ca(e,s,t,o)} ${wo(i,s.seats,e.patches)}
      </div>
    </main>
    ${Ga(e,t)} ${Zh(e)} ${Na(e,t,o)}`}function Hh(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=s=>n.look(s);return go(t.moves,o,t.seats,e.patches,r,e.seen,Ge(e))}function qh({peek:e},t,n,o){let r=o?"named":"unnamed";return["table",t.mode,r,e&&"peek",B(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Wh(e,t,n,o,r,s,i){return B(t)?Ka(t,r):n.result?yo(n,t.seats,Hr(e,o,s)):_t(n)?ac(n,t.seats,Hr(e,o,s)):Xa(e,n,o,s.settings.letters,i)}function Uh(e,t,n,o,r,s){let i=ge(e)===o,c=_(e)&&t.turn===o,{letters:l,coordinates:p}=r.settings,h=Ge(e).filter(gt=>gt.player===o),d=g(t.seats,o),f=`${i?"front":"back"} p${o}`,x=$o({number:o,name:d,player:n.players[o-1],patches:e.patches,lettered:l,active:c,held:c&&e.placement.letter!==null,ghost:Vh(e,t,o),cursor:c?e.placement.cursor:e.walks[o],named:p,fresh:Rn(h.map(({move:gt})=>gt),e.patches),hint:c?$r(e.hint?.move,e.patches):null}),O=i?u:a`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${`Quilt of ${d}`}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${nc(n.players[o-1],e.patches)}
      </button>`,ft=ao(n,t.seats,o,{clock:Aa(t,o),thumbnail:O});return a`<div class=${`seat ${f}`}>${ft}</div>
    <div class=${`spread ${f}`}>${i?u:Yh(d,s)} ${x}</div>`}function Yh(e,t){return a`<div class="peek-head">
    <b>${e==="You"?"Your quilt":`${e}’s quilt`}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>t.store.dispatch({type:"peek"})}
    >
      Back
    </button>
  </div>`}function Gh(e,t,n,o,r){let{automa:s}=t;if(!s)return a`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=e.looking?{turns:s.turns,run:0}:e.account,c=C(n)&&n.stage!=="over"?za(r):u;return a`<div class="seat back p2">${co(t,n.seats,s)}</div>
    ${lo(t,s,i,e.patches,o,c)}`}function Vh(e,t,n){let{placement:o}=e,r=F(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:U(o,r.letter),origin:o.origin,cells:ht(o,r),set:o.set,sent:e.pending!==null,legal:pe(o,r)&&I(e,r.letter)?.available!==!1}}function Zh(e){let{notice:t,said:n,ghostText:o,status:r,hint:s}=e;return a`<div class="visually-hidden">
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
  </div>`}function uc(e,t,n,o){let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,s=new zn(t,n,()=>new WebSocket(r)),i=window.matchMedia("(prefers-reduced-motion: reduce)");s.onHelp=o.help,s.pace=()=>document.hidden||i.matches?"off":o.settings.motion;let c=new qn(e,()=>o.settings.look);s.onShow=({table:D},kt)=>c.prepare(s.state,D,kt);let l=()=>zh(e),p=new Qn({turn:()=>s.turnCard(!0),later:(D,kt)=>window.setTimeout(D,kt),forget:D=>window.clearTimeout(D)}),h=new Un({now:()=>performance.now(),later:(D,kt)=>window.setTimeout(D,kt),forget:D=>window.clearTimeout(D),show:(D,kt)=>Oa(e,D,kt),onTime:D=>s.store.dispatch({type:"time",part:D})}),d=xa(s.id,o.go),f=Qh(e,s,d,o,l),x=()=>{f(),c.play(),p.consider(s.state,o.settings.turnCards),h.consider(s.state)},O=[s.store.watch(x),s.store.watch(Jh(s,t,o)),d.inviting.store.watch(x),d.joining.store.watch(x)],ft=new Kn(e,s),gt=D=>ed(D,s,l),ee=()=>{document.hidden||(s.wake(),h.consider(s.state))},Ht=()=>{s.skip(),c.skip()};return window.addEventListener("keydown",Ht,{capture:!0}),window.addEventListener("pointerdown",Ht,{capture:!0}),e.addEventListener("keydown",gt),window.addEventListener("online",ee),document.addEventListener("visibilitychange",ee),pc(s.id,t),Xh(t,d),s.open(),{draw:x,close:()=>{for(let D of O)D();s.close(),ft.stop(),p.stop(),h.stop(),e.removeEventListener("keydown",gt),window.removeEventListener("keydown",Ht,{capture:!0}),window.removeEventListener("pointerdown",Ht,{capture:!0}),c.skip(),window.removeEventListener("online",ee),document.removeEventListener("visibilitychange",ee)}}}function zh(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function Qh(e,t,n,o,r){let s=-1,i=-1,c=!1;return()=>{let{table:l}=t.state,p=document.activeElement;if(R(lc(t.state,t,n,o,r),e),Pa(e),t.state.typing&&!c&&document.getElementById("command")?.focus(),c=t.state.typing,p&&!p.isConnected&&Kh(e,p,r),!l)return;tn(st(l),We(l)&&l.mode!=="screen"),l.moves.length!==s&&td(e.querySelector(".move-list")),s=l.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");l.number!==i&&h&&r(),i=l.number}}function Kh(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Jh(e,t,n){let o=t;return()=>{let r=e.state.table??o,s=ea(o,r);B(o)&&!B(r)&&pc(r.game,r),o=r,s!==null&&n.go(`/game/${s}`)}}function Xh(e,{inviting:t,joining:n}){B(e)&&(C(e)?t.draw():e.access==="public"&&n.ask())}function td(e){e&&(e.scrollTop=e.scrollHeight)}function pc(e,{seats:t}){t.some(n=>n.yours)&&ka(e,t.map(n=>n.name||"an open seat").join(" – "))}function ed(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||Jn(e,(c,l)=>t.store.dispatch({type:"walk",player:c,direction:l})))return;let s=fa(e),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!s||i||(e.preventDefault(),nd(s,t,n))}function nd(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function Y(e){return e instanceof Error?e.message:String(e)}var Mt=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function ve(e){return Mt.find(({key:t})=>t===e)?.clock??null}var od=`${Wn/1024} KB`,hc=`This is too long to be a game record: at most ${od} can be opened.`;function rd(e,t){return{...e,...t}}var bo=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=P(rd,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await Ds();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:Y(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await ne(sd(t));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:Y(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(t.length>Wn)return this.refuse(hc);this.store.dispatch({opening:!0,openError:""});try{this.view(await hn(t))}catch(n){this.refuse(Y(n))}}async openFile(t){if(t.size>Wn)return this.refuse(hc);await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function sd(e){let{opponent:t,strength:n,deck:o,level:r,first:s,board:i}=e,c={board:i,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...c,opponent:t,level:n,first:s,names:null};if(t==="person"){let[l,p]=e.names.map(h=>h.trim());return{...c,opponent:t,first:s,names:[l||"First",p||"Second"]}}return{...c,...id(e),opponent:t,first:s}}function id({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:ve(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var ko=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:Y(t)})}}async match(t){let n={clock:ve(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=Y(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function qr({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let s=[e===null?"No clock":ae(e)];return t&&s.push("rated"),!n&&!t&&s.push("no takebacks"),o==="original"&&s.push("original time board"),r&&s.push("chosen set-up"),s.join(", ")}var vo=6e4,mc=1440*vo,dc=[["day",mc],["hour",60*vo],["minute",vo]],xo=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=P((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(t),i=[...n(),...o],c=this.outside.now();this.store.dispatch({games:i,waiting:r,next:s,at:c,recent:this.others(i)})}catch(o){this.store.dispatch({error:Y(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function fc(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function gc({cells:e}){return e.length-e.split(".").length+1}function So({variant:e,seats:t}){if(e==="solo")return"Solo (Automa)";let n=t.filter(s=>!s.yours);if(n.length===0)return t.map(({name:s})=>s).join(" and ");let{kind:o,name:r}=n[0];return o==="open"?"Your open table":r.replace(/^Quiltbee level/,"Computer, level")}function Eo(e,t){return e.status==="over"?ld(e):e.status==="open"?"Waiting for somebody to sit down":ad(e)+cd(e,t)}function ad({status:e,seats:t,turn:n}){let o=t.every(({yours:s})=>s);if(e==="yours"&&!o)return"Your turn";let r=n===null?null:t[n-1];return r?`${r.name.replace(/^Quiltbee level/,"Level")}’s turn`:"Under way"}function cd({clock:e,now:t},n){if(!e||e.running===null||t===null||ie(e.control).kind!=="days")return"";let o=Ne(e,e.running,{now:t,at:0},n);return o===0?", time is up":`, ${xn(o)} left`}function ld({seats:e,result:t}){if(t===null)return"Called off";let{winner:n,scores:o,reason:r}=t,s=e.filter(({yours:O})=>O),i=e[n-1].yours,c=s.length===2?e[n-1].name:"You",l=s.length===2||i?"won":"lost";if(r==="resignation")return`${c} ${l}, by resignation`;if(r==="time")return`${c} ${l}, on time`;let[p,h]=n===1?o:[o[1],o[0]],[d,f]=l==="won"?[p,h]:[h,p],x=r==="first to 53"?", first to finish":"";return`${c} ${l} ${T(d)} to ${T(f)}${x}`}function Wr(e,t){let n=Math.max(0,t-e);if(n<vo)return"just now";if(n>=30*mc)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(e);let[o,r]=dc.find(([,i])=>n>=i)??dc[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/r),o)}var on={};Ns(on,{addPasskey:()=>$d,askForPasskey:()=>gd,askWho:()=>wd,changeMe:()=>pd,changePassphrase:()=>fd,dropLinks:()=>vd,fetchBots:()=>Qr,fetchLobby:()=>Yr,fetchMyGames:()=>Ur,fetchRatings:()=>Zr,fetchStatistics:()=>zr,findMatch:()=>Gr,lookAtLink:()=>Vr,makeAccount:()=>hd,makeBot:()=>Md,makeLink:()=>kd,makeToken:()=>Od,removeBot:()=>Ad,removeMe:()=>Td,removePasskey:()=>yd,revokeToken:()=>Ld,signIn:()=>dd,signInByLink:()=>xd,signInByPasskey:()=>bd,signOut:()=>md,subscribeToPush:()=>Sd,unsubscribeFromPush:()=>Ed});var ud=12;function Ur(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return v(`/api/me/games?limit=${ud}${t}`)}function Yr(){return v("/api/lobby")}function Gr(e){return v("/api/match",e)}function pd(e){return v("/api/me",e,"PATCH")}function hd(e,t){return v("/api/account",{login:e,passphrase:t})}function dd(e,t,n){return v("/api/sign-in",{login:e,passphrase:t,bring:n})}async function md(e=!1){await nt(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function fd(e,t){return v("/api/me/passphrase",{old:e,new:t})}function gd(e){return v("/api/passkeys/options",{login:e})}function $d(e,t,n){return v("/api/passkeys",{ceremony:e,name:t,credential:n})}function yd(e){return v(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function wd(){return v("/api/sign-in/passkey/options",{})}function bd(e,t,n){return v("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function kd(){return v("/api/me/link",{})}async function vd(){await nt("/api/me/link",{},"DELETE")}function Vr(e){return v("/api/sign-in/link/look",{code:e})}function xd(e,t){return v("/api/sign-in/link",{code:e,bring:t})}async function Sd(e){await nt("/api/me/push",{subscription:e})}async function Ed(e){await nt("/api/me/push",{endpoint:e},"DELETE")}function Zr(){return v("/api/me/ratings")}function zr(){return v("/api/me/statistics")}async function Td(e){await nt("/api/me",{passphrase:e},"DELETE")}function Qr(){return v("/api/me/bots")}function Md(e){return v("/api/me/bots",{name:e})}async function Ad(e){await nt(`/api/me/bots/${e}`,{},"DELETE")}function Od(e){return v(`/api/me/bots/${e}/tokens`,{})}async function Ld(e,t){await nt(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var Kr=new Set;function $c(e){for(let t of Kr)t(e)}function To(e){return Kr.add(e),()=>{Kr.delete(e)}}function yc(e,t){let n=Xo[e.level-1];return a`${W("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">${tr[e.deck]}: ${yi[e.deck]}.</p>
    ${W("level","Level of the Automa",Xo.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function wc({totals:e}){if(e.length===0)return u;let t=n=>n===null?"–":T(Math.round(n*10)/10);return a`<section class="panel totals" aria-labelledby="totals-heading">
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
        ${e.map(n=>a`<tr>
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
  </section>`}var Mo=90,_d={"*":"special",x:"covered"};function bc(e,t,n){let{games:o,recent:r,waiting:s,next:i,busy:c,error:l,at:p}=e.store.get();return o.length===0&&r.length===0&&!l?u:a`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${s>0?a`<span class="badge" data-testid="waiting">${s} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(h=>Id(h,t,n-p))}
      ${r.map(h=>Nd(h,e,t))}
    </ul>
    ${i===null?u:a`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>e.more()}
          >
            Show more
          </button>`}
    <p class="notice" role="alert" ?hidden=${!l} data-testid="games-error">${l}</p>
  </section>`}function Id(e,t,n){return a`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Ao(e.cells)}
    <a href=${e.url} @click=${M(t)}>${So(e)}</a>
    <span class="standing">${Eo(e,n)}</span>
    <span class="small when">${Wr(e.last,Date.now())}</span>
  </li>`}function Nd(e,t,n){let o=Wr(e.when,Date.now());return a`<li class="game remembered">
    ${Ao(".".repeat(81))}
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
  </li>`}function Ao(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Mo+2} ${Mo+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Mo} height=${Mo}></rect>
    ${[...t].flatMap(([n,o])=>Pd(n,o))}
  </svg>`}function Pd(e,t){let n=e==="*"||e==="x",o=n?_d[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>$`<path class="piece" fill=${`url(#fabric-${o})`} d=${G(r,10)}></path>`)}function kc(e,t,n){let{games:o,at:r}=e.store.get(),s=fc(o);return s?a`<a class="continue" href=${s.url} data-testid="continue" @click=${M(t)}>
    ${Ao(s.cells)}
    <span class="continue-words">
      <b>Continue</b>
      <span>${`${So(s)} · ${Eo(s,n-r)}`}</span>
      <span class="small">${`${gc(s)} of 81 spaces sewn`}</span>
    </span>
  </a>`:u}var vc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function Cd(e){return vc.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function Rd(e){let t=Cd(e),n=`url(#fabric-${e})`;return $`<path class="piece" fill=${n} d=${G(t,10,.25)}></path>
    <path class="stitches" d=${G(t,10,1.1)}></path>`}function rn(){let e=[...new Set(vc.join(""))].filter(t=>t!==".");return a`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${e.map(Rd)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>Z((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function xc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return a`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${Mt.map(({key:s,label:i,note:c})=>a`<button
            type="button"
            data-testid=${`match-${s}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>e.match(s)}
          >
            <b>${i}</b><span class="small">${c}</span>
          </button>`)}
    </div>
    <h3>Open tables</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(s=>Dd(s,e,t)):Bd(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function Bd(e){return e===null?u:a`<li class="none small">Nobody is waiting at the moment.</li>`}function Dd(e,t,n){let{game:o,name:r,rating:s,yours:i}=e,{busy:c}=t.store.get();return a`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":r}</b>${s===null?u:a` <span class="small">${s}</span>`} <span class="small">${qr(e)}</span></span
    >
    ${i?a`<a class="button" href=${`/game/${o}`} @click=${M(n)}>Open</a>`:a`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${r}: ${qr(e)}`}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}function Sc(e){let{name:t,audience:n}=Bt[e-1];return`Level ${e}, ${t}: ${n}.`}var jd=[["Against the computer","Ten levels, from first game to master",[["computer",""]]],["Two players","",[["person","One screen"],["friend","A friend, by link"],["anyone","Anyone online"]]],["Solo (Automa)","A deck of cards plays the other side",[["automa",""]]]],Fd={computer:"Start",person:"Start",automa:"Start",friend:"Invite a friend",anyone:"Open the table"};function Tc(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return a`<form class="panel new-game" @submit=${i=>{i.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${qd(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?zd(o,t,n):u}
      ${o.opponent==="person"?Ud(o,t):u}
      ${r?Yd(o,t):u}
      ${o.opponent==="automa"?yc(o,t):u}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${e.busy?"Starting…":Fd[o.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${ro(n)} ${Hd(o,t,r)}
  </form>`}function Hd(e,t,n){return a`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${e.opponent==="automa"?u:Gd(e,t)}
      ${W("board","Time board",[["revised","Revised"],["original","Original"]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?u:Zd(e,t)}
    </div>
  </details>`}function qd(e,t){return a`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${jd.map(([n,o,r])=>Wd(n,o,r,e,t))}
  </fieldset>`}function Wd(e,t,n,o,r){let s=n.some(([c])=>c===o.opponent)?"chosen":"",i=c=>a`<input
      type="radio"
      name="opponent"
      value=${c}
      data-testid=${`opponent-${c}`}
      .checked=${o.opponent===c}
      @change=${()=>r.set({opponent:c})}
    />`;return n.length===1?a`<label class=${`card-choice ${s}`}
      >${i(n[0][0])}<b>${e}</b> <span class="small">${t}</span></label
    >`:a`<div class=${`card-choice ${s}`}>
    <b>${e}</b>
    <div class="ways">
      ${n.map(([c,l])=>a`<label>${i(c)}<span>${l}</span></label>`)}
    </div>
  </div>`}function Ud(e,t){return a`<div class="names">
    ${["First name","Second name"].map((n,o)=>a`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,z(r))}
        /></label>`)}
  </div>`}function Yd(e,t){let n=Mt.find(({key:o})=>o===e.speed)??Mt[0];return a`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${e.name}
        @input=${o=>t.set({name:z(o)})}
    /></label>
    ${W("clock","Clock",Mt.map(({key:o,label:r})=>[o,r]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${Ec("rated","Rated","counts for both ratings",e.rated,o=>t.set({rated:o}))}
      ${Ec("takebacks","Takebacks",e.rated?"never in a rated game":"when the other player agrees",e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function Ec(e,t,n,o,r,s=!1){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${s}
      @change=${i=>r(it(i))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function Gd(e,t){let[n,o]=Vd(e);return W("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],e.first,r=>t.set({first:r}))}function Vd({opponent:e,names:[t,n]}){return e==="person"?[t||"First",n||"Second"]:e==="friend"?["You","Your friend"]:["You",e==="computer"?"Computer":"The other player"]}function Zd(e,t){return a`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:z(n)})}
  /></label>`}function zd({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return a`${W("strength","Difficulty",Bt.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${Sc(e)}</p>`}function Mc({home:e,lobby:t,mine:n},o,r){let s=e.store.get();return a`${j(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>Buy patches with buttons, and leave no holes. Two players, or you alone.</p>
        </div>
        ${rn()}
        <button type="button" class="how-button" data-testid="how" @click=${o.help}>
          ${k("help")}<span>How to play</span>
        </button>
      </div>
      ${kc(n,o,r)} ${Tc(s,e,o)}
      <div class="aside">
        ${bc(n,o,r)} ${xc(t,o)} ${Qd(o)}
        ${wc(s)} ${Kd(s,e)}
      </div>
    </main>`}function Qd(e){return a`<nav class="more" aria-label=${b("more")}>
    <a class="button" href="/tournaments" @click=${M(e)}
      >${k("cup")}<span>${b("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${M(e)}
      >${k("person")}<span>${b("your-account")}</span></a
    >
    ${so(e)}
  </nav>`}function Kd(e,t){return a`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Jd(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Jd(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Xd=5e3,tm=6e4,em=600;async function Ac(e,t,n,o){let r=new bo(t.go,o,t.settings.strength,Jt),s=new ko({fetch:Yr,match:Gr,sit:dn,name:()=>r.ownName,go:t.go}),i=new xo({fetch:Ur,remembered:{recent:we,forget:va},now:()=>performance.now()});await rm(em,Promise.all([r.count(),s.load(),i.load(),om(r,n)])),oo(i.store.get().waiting);let c={home:r,lobby:s,mine:i},l=()=>R(Mc(c,t,performance.now()),e);return{draw:l,close:nm(c,n,l)}}function nm({home:e,lobby:t,mine:n},o,r){let s=[e,t,n].map(({store:l})=>l.watch(r));s.push(To(l=>(l==="lobby"?t:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Xd),c=setInterval(r,tm);return()=>{for(let l of s)l();clearInterval(i),clearInterval(c)}}async function om(e,t){let n=await ot().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function rm(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}var{dataset:Oc}=document.querySelector("script[type=module]"),Jr=new Map;async function Oo(e){let t=Jr.get(e)??sm(e);Jr.set(e,t),t.catch(()=>Jr.delete(e));let n=await t;return n.speak(Cs()),n}async function sm(e){try{let[t]=await Promise.all([import(Oc[e]),Xr(Oc[`${e}Style`])]);return t}catch(t){throw new Error(b("server-away"),{cause:t})}}function Xr(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var Dt={busy:null,told:{},errors:{}};async function mt(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:Y(o)}}),!1}}var Lo=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Dt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),"Saved."))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),"Your account is made."))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(o),s=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,s,r)}),t===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),"The passkey is removed."))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),"Changed. All other browsers are signed out."))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),t?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),t?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==_o)throw new Error(`Type the word “${_o}” first.`);return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return mt(this.store,t,n)}},_o="delete";var xe={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},Lc={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},Io=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Dt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:r,twice:s,rated:i}=this.state.form;return mt(this.store,"make",async()=>{let{id:c,url:l,invitation:p}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:ve(r),board:"revised",twice:s,rated:i,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(c,p),this.outside.go(l),""})}};function _c({kind:e,state:t,round:n,rounds:o,entrants:r}){let s=t==="open"?"open to join":t==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${xe[e]}, ${s}, ${E(r,"player")}`}var No=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Dt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:Y(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return mt(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return mt(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return mt(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return mt(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function ts(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function Ic({kind:e,rounds:t,clock:n,twice:o,rated:r}){let s=[xe[e]];return t!==null&&s.push(t===1?"1 round":`${t} rounds`),s.push(n===null?"no clock":ae(n)),o&&s.push("each ring twice, with seats changed"),r&&s.push("rated"),s.join(", ")}function At({entrants:e,you:t},n){let o=e.find(r=>r.entrant===n)?.name??"?";return n===t?`${o} (you)`:o}function Nc({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function es(e,t){if(!e.over)return"being played";if(e.winner===null)return"no result";if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[o,r]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return`${T(o)} to ${T(r)}`}let n=e.winner===t?"won":"lost";return e.reason==="time"?`${n} on time`:`${n}, resigned`}function ns({you:e}){return e!==null}var Po={};Ns(Po,{fetchTournament:()=>rs,fetchTournaments:()=>os,forfeit:()=>hm,inviteAgain:()=>am,join:()=>cm,makeTournament:()=>im,removeEntrant:()=>pm,removeTournament:()=>dm,start:()=>lm,withdraw:()=>um});function os(){return v("/api/tournaments")}function im(e){return v("/api/tournaments",e)}function rs(e){return v(`/api/tournaments/${e}`)}function am(e){return v(`/api/tournaments/${e}/invitation`,{})}function cm(e,t,n){return v(`/api/tournaments/${e}/join`,{code:t,name:n})}function lm(e){return v(`/api/tournaments/${e}/start`,{})}function um(e){return v(`/api/tournaments/${e}/withdraw`,{})}function pm(e,t){return v(`/api/tournaments/${e}/remove`,{entrant:t})}function hm(e,t,n){return v(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function dm(e){await nt(`/api/tournaments/${e}`,{},"DELETE")}var sn=class{constructor(t,n,o=null){this.outside=t,this.store=P((r,s)=>({...r,...s}),{...Dt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return mt(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function Pc(e){return e===404?"Check the link, or make a new one on the other device.":e===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function ss(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function Cc(){return ss()&&await Dc()!==null}async function Rc(e){if(await Notification.requestPermission()!=="granted")throw new Error(b("notices-refused"));await navigator.serviceWorker.register("/push.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(b("notices-unreachable"),{cause:n})}}async function Bc(){let e=await Dc();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Dc(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function is(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function jc(e){let t=e;return Fc(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function as(e){let t=e;return Fc(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function Fc(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(b("passkey-there"),{cause:t})}throw new Error(b("passkey-none"))}function H(e,t,n,o){return a`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${jt(e,t)}
  </section>`}function jt(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return a`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||u}</p>
  </div>`}function A(e,t,n,o,r=""){return a`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function Q(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function an(e,t=""){return a`<label
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
  /></label>`}function Ft(e,t,n,o=""){return a`<label
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
    <label class="tick"><input type="checkbox" @change=${mm} /><span>Show it</span></label>`}function mm(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}var fm=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Hc(e,t,n){let{me:o}=e.state,r=n&&o.passkeys_possible,s=o.account?$m(e,o.account,r):gm(e,t,r);return H(e.state,"account","Account",s)}function gm(e,t,n){let{busy:o}=e.state;return a`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${Q(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${an("username","(never shown to others)")}
      ${Ft("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?a`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${Q(r=>e.addPasskey(r("login")))}>
              ${an("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${M(t)}>Sign in</a>
    </p>`}function $m(e,t,n){let{state:o}=e;return a`<p>Signed in as <b data-testid="signed-in-as">${t.login}</b>.</p>
    <div class="row">
      ${A(o,"Sign out","sign-out",()=>e.signOut(!1))}
      ${A(o,"Sign out on all devices","sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${t.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${Q(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?Ft("old","The passphrase until now","current-password"):u}
        ${Ft("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?ym(e,t,n):u}`}function ym(e,t,n){let{state:o}=e;return a`<h3>Passkeys</h3>
    <ul class="things">
      ${t.passkeys.map(r=>wm(e,r))}
    </ul>
    ${n?A(o,"Add a passkey","add-passkey",()=>e.addPasskey(null)):u}
    ${t.fresh?u:a`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function wm(e,{id:t,name:n,created:o}){return a`<li>
    <span>${n} <span class="small">since ${fm.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>e.removePasskey(t)}
    >
      Remove
    </button>
  </li>`}var bm=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function qc(e){let{state:t}=e,{bots:n,token:o}=t,r=a`<details class="fold" ?open=${n.length>0||o!==null}>
    <summary data-testid="open-bots">Let a program of yours play here</summary>
    <p class="small">
      A bot has a token, by which your program comes in; it is marked as a bot at every table.
      <code>quiltbee bot</code> connects an engine.
    </p>
    ${o?a`<p class="token">
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
      ${n.map(s=>km(e,s))}
    </ul>
    <form class="with-button" @submit=${Q(s=>e.makeBot(s("bot")))}>
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
  </details>`;return H(t,"bots","Bots",r)}function km(e,t){let{state:n}=e,o=a`Remove<span class="visually-hidden"> ${t.name}</span>`;return a`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${t.online?"listening now":"not connected"}</span>
    </span>
    ${A(n,"New token","new-token",()=>e.makeToken(t),"quiet")}
    ${A(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>vm(e,t,r))}
    </ul>
  </li>`}function vm(e,t,{id:n,scope:o,created:r}){return a`<li class="small">
    <span>Token of ${bm.format(r)}${o==="read"?", only to look":""}</span>
    ${A(e.state,"Revoke","revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Wc(e){let{state:t}=e,{link:n}=t;return H(t,"device","Use another device",a`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?xm(e,n):A(t,"Make a link","make-link",()=>e.makeLink(),"wide")}`)}function xm(e,{address:t,picture:n}){let{state:o}=e,r=e.outside.share?A(o,"Share…","share-device-link",()=>e.shareLink()):u;return a`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${t}
      @focus=${s=>s.target.select()}
    />
    <div class="row">
      ${A(o,"Copy","copy-device-link",()=>e.copyLink(),"main")} ${r}
      ${A(o,"Withdraw it","drop-link",()=>e.dropLink())}
    </div>
    <div class="qr">
      ${n?a`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Uc(e,t){let{state:n}=e;return H(n,"notices","Notifications",Sm(e,t))}function Sm(e,t){let{state:n}=e;return n.me.push.available?t?a`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?A(n,"Turn off here","stop-notices",()=>e.notify(!1)):A(n,"Tell me","start-notices",()=>e.notify(!0))}`:a`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:a`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function Yc(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=a`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${Q(r=>e.leave(r("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?Ft("leaving","Your passphrase","current-password"):a`<label
                >Type “${_o}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return H(t,"leaving","Your data",o)}var Co={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function cs({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Vc({opponent:e,level:t}){return e==="person"?"People":e==="computer"?t===null?"Computer":`Computer, level ${t}`:e==="greedy"?"Greedy":"Random"}function Zc({history:e}){if(e.length<2)return null;let t=e.map(({rating:s})=>s),{low:n,high:o}=Em(t),r=t.map((s,i)=>{let c=i/(t.length-1)*240,l=64-(s-n)/(o-n)*64;return[Gc(c),Gc(l)]});return{path:`M${r.map(s=>s.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:o}}function Em(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,100-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function Gc(e){return Math.round(e*10)/10}function Qc(e){let{state:t}=e,{ratings:n,statistics:o,me:r}=t,s=n.length===0&&o.totals.length===0,i=a`${s?a`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?a`<ul class="ratings">
          ${n.map(Tm)}
        </ul>`:u}
  ${o.totals.length>0?Am(o.totals):u}
  ${r.account?Om(e,r.account.listed):u}`;return H(t,"ratings","Ratings and results",i)}function Tm(e){let{deviation:t,games:n,provisional:o}=e;return a`<li data-class=${e.class}>
    <span class="rating-name">${Co[e.class]}</span>
    <b class="rating-value">${cs(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${E(n,"game")}${o?", not settled yet":""}</span
    >
    ${Mm(e)}
  </li>`}function Mm(e){let t=Zc(e),n=e.history[0]?.rating;if(t===null)return u;let[o,r]=t.end;return a`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${Co[e.class]}: from ${n} to ${cs(e)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${$`<circle cx=${o} cy=${r} r="3.5"></circle>
      <text x=${246} y="4">${t.high}</text>
      <text x=${246} y=${68}>${t.low}</text>`}
  </svg>`}function Am(e){return a`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
        ${e.map(t=>a`<tr>
              <th scope="row">${Vc(t)}</th>
              <td>${Co[t.class]}</td>
              <td>${t.won} of ${t.played}</td>
              <td>${zc(t.mean_margin)}</td>
              <td>${zc(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function zc(e){return e===null?"–":T(Math.round(e*10)/10)}function Om(e,t){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(it(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function Kc(e,t,n){let{me:o}=e.state;return a`${j(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${Lm(e)} ${Hc(e,t,n.passkeys)}
        ${o.known?Wc(e):u}
        ${o.known?Uc(e,n.notices):u}
      </div>
      <div class="column">
        ${Qc(e)} ${qc(e)} ${o.known?Yc(e):u}
        <p class="small">
          <a href="/" @click=${M(t)}>Back to home</a>
        </p>
      </div>
    </main>`}function Lm(e){let{state:t}=e;return H(t,"name","Your name",a`<form class="with-button" @submit=${Q(n=>e.rename(n("name")))}>
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
    </form>`)}function Jc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return ln(t,"You are signed in",el(r.login,t));let s=a`<form
      class="fields"
      @submit=${Q(i=>e.signIn(i("login"),i("passphrase")))}
    >
      ${an("username")} ${Ft("passphrase","Passphrase","current-password")}
      ${nl(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${jt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?a`<div class="or">
            ${A(o,"Sign in with a passkey","sign-in-passkey",()=>e.signInByPasskey())}
            ${jt(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${M(t)}>play at once</a>.
    </p>`;return ln(t,"Sign in",s)}function Xc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return ln(t,"You are signed in",el(r.login,t));let s=o.link?.name,i=a`<p data-testid="link-whom">
      ${s?a`This browser will play as <b>${s}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${nl(e)}
    <div class="row">
      ${A(o,"Sign in here","link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${M(t)}>Not now</a>
    </div>
    ${jt(o,"link")}`;return ln(t,"Use this device too",i)}function tl(e,t){return ln(t,"This link no longer works",a`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${M(t)}>Back to home</a>`)}function ln(e,t,n){return a`${j(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function el(e,t){return a`<p>You are signed in as <b>${e}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${M(t)}>To your page</a>`}function nl(e){return e.canBring?a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(it(t))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var us=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function ol(e,t,n){let{tournament:o,errors:r}=e.state;return a`${j(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${Ic(o)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${o.state==="open"?_m(e,n):u}
      ${o.schedule.length>0?Rm(e,t):u}
      ${o.standings.length>0?jm(o):u}
      ${o.schedule.length>0?Fm(o):u}
      ${o.state==="running"?Hm(e):u}
      <p class="small">
        <a href="/tournaments" @click=${M(t)}>All your tournaments</a>
      </p>
    </main>`}function _m(e,t){let{tournament:n}=e.state;return a`${H(e.state,"players","Players",Im(e,t))}
  ${n.organising?H(e.state,"organise","Invite and start",Cm(e)):u}`}function Im(e,t){let{tournament:n,code:o,invitation:r}=e.state,s=ns(n),i=!s&&(o!==null||r!==null);return a`<ol class="things" data-testid="entrants">
      ${n.entrants.map(c=>Nm(e,c))}
    </ol>
    ${n.entrants.length===0?a`<p class="small">Nobody has joined yet.</p>`:u}
    ${i?Pm(e,t):u}
    ${s?a`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${A(e.state,"Withdraw","withdraw",()=>e.withdraw())}`:u}
    ${s||i?u:a`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function Nm(e,{entrant:t,name:n,withdrawn:o}){let{tournament:r}=e.state;return a`<li>
    <span>${n}${t===r.you?" (you)":""}${o?", left":""}</span>
    ${r.organising&&t!==r.you&&!o?A(e.state,a`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):u}
  </li>`}function Pm(e,t){return a`<form class="with-button" @submit=${Q(n=>e.join(n("name")))}>
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
  </form>`}function Cm(e){let{state:t,link:n}=e;return a`${n===null?a`<p class="small">This browser has no link; an earlier one becomes void.</p>
            ${A(t,"Make a link","tournament-invite",()=>e.invite())}`:a`<label for="tournament-link" class="small">Everybody with this link may join.</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${A(t,"Copy","copy-tournament",()=>e.copy())}
              ${A(t,"New link","tournament-invite",()=>e.invite())}
            </div>`}
    <div class="row">
      ${A(t,"Start the tournament","start-tournament",()=>e.start(),"main")}
      ${A(t,"Delete it","delete-tournament",()=>e.remove(),"danger")}
    </div>`}function Rm(e,t){let{tournament:n}=e.state,o=Nc(e.state);return o===null?u:a`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        Round ${o.round}${n.rounds===null?"":` of ${n.rounds}`}
      </h2>
      <div class="row" role="group" aria-label="Rounds">
        ${n.schedule.map(r=>a`<button
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
      ${o.pairings.map(r=>Bm(e,r,o.round,t))}
    </ul>
    ${jt(e.state,"organise")}
  </section>`}function Bm(e,t,n,o){let{tournament:r}=e.state,{first:s,second:i,points:c,games:l}=t;if(i===null)return a`<li><span>${At(r,s)}: a bye</span></li>`;let p=[s,i].includes(r.you??0),h=`${At(r,s)} and ${At(r,i)}`;return a`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${At(r,s)} <b>${c[0]} : ${c[1]}</b> ${At(r,i)}
    </span>
    <span class="row">
      ${l.map((d,f)=>a`<a
            class=${p&&!d.over?"button main":"button"}
            href=${d.url}
            @click=${M(o)}
            aria-label=${`Game ${f+1} of ${h}: ${es(d,s)}`}
            >${p&&!d.over?"Play":es(d,s)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&l.some(({over:d})=>!d)?Dm(e,t,i):u}
  </li>`}function Dm(e,{pairing:t,first:n},o){let{tournament:r}=e.state;return a`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(s=>A(e.state,`${At(r,s)} loses`,"forfeit",()=>e.forfeit(t,s)))}
    </div>
  </details>`}function jm(e){return a`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${e.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${us.map(([,t,n])=>a`<th scope="col" title=${n}>${t}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>a`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${At(e,t.entrant)}</th>
                ${us.map(([n])=>a`<td>${T(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${us.map(([,t,n])=>a`<div>
              <dt>${t}</dt>
              <dd>${n}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function Fm(e){let{entrants:t,cross_table:n}=e;return a`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">Cross table</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">Player</th>
            ${t.map(({name:o,entrant:r})=>a`<th scope="col" title=${o}>${r}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.map(({entrant:o},r)=>a`<tr>
                <th scope="row">${o}. ${At(e,o)}</th>
                ${(n[r]??[]).map((s,i)=>a`<td class=${i===r?"self":""}>
                      ${i===r?u:s??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${e.id}/records.pgr`} download>Download all games</a>
    </p>
  </section>`}function Hm(e){return ns(e.state.tournament)?a`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${A(e.state,"Withdraw","withdraw",()=>e.withdraw(),"danger")}
    ${jt(e.state,"players")}
  </details>`:u}function sl(e,t){let{listed:n}=e.state;return a`${j(t)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${H(e.state,"make","New tournament",Wm(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>qm(o,t))}
          </ul>
          ${n.length===0?a`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${M(t)}>Back to home</a></p>
      </div>
    </main>`}function qm(e,t){let{id:n,name:o,organising:r}=e;return a`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${M(t)}>${o}</a>
      <span class="small block">${_c(e)}${r?", yours":""}</span>
    </span>
  </li>`}function Wm(e){let{form:t,busy:n}=e.state;return a`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
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
    ${W("kind","Who meets whom",Object.entries(xe),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">${xe[t.kind]}: ${Lc[t.kind]}.</p>
    ${t.kind==="swiss"?Um(e):u}
    ${W("clock","Clock",Mt.map(({key:r,label:s})=>[r,s]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${rl("twice","Each ring twice, with seats changed: the fair form",t.twice,r=>e.set({twice:r}))}
      ${rl("tournament-rated","Rated",t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      Make the tournament
    </button>
  </form>`}function Um(e){return a`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:z(t)})}
  /></label>`}function rl(e,t,n,o){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>o(it(r))}
    /><span>${t}</span></label
  >`}var Ym=5e3,Gm=[{address:/^\/aid()$/,title:"tab-aid",open:Vm},{address:/^\/me()$/,title:"tab-me",open:Zm},{address:/^\/sign-in()$/,title:"tab-sign-in",open:Qm},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:Km},{address:/^\/tournaments()$/,title:"tab-tournaments",open:Jm},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:Xm}];function il(e){for(let{address:t,title:n,open:o}of Gm){let r=t.exec(e);if(r)return{title:n,open:(i,c)=>o(i,c,r[1])}}return null}async function Vm(e,t){let{aidSheet:n,printButton:o}=await Oo("aid");return{draw:()=>R(a`${j(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>How to play</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function Zm(e,t){let n={},[o,{ratings:r},s,{bots:i},c]=await Promise.all([ot(),ps(Zr(),{ratings:[]},"ratings",n),ps(zr(),{totals:[],automa:[]},"ratings",n),ps(Qr(),{bots:[]},"bots",n),Cc()]),l={api:on,drawQr:Me,makePasskey:jc,subscribe:Rc,unsubscribe:Bc,go:hs,copy:no,origin:location.origin,share:zm()},p=new Lo(l,{me:o,ratings:r,statistics:s,bots:i,isNotified:c,errors:n}),h={passkeys:is(),notices:ss()},d=()=>R(Kc(p,t,h),e);return{draw:d,close:p.store.watch(d)}}async function ps(e,t,n,o){try{return await e}catch(r){return Object.assign(o,{[n]:Y(r)}),t}}function hs(e){location.assign(e)}function zm(){return"share"in navigator?e=>navigator.share(e):null}async function Qm(e,t){let n=new sn({api:on,usePasskey:as,go:hs},await ot()),o=()=>R(Jc(n,t,is()),e);return{draw:o,close:n.store.watch(o)}}async function Km(e,t,n){try{let[o,r]=await Promise.all([ot(),Vr(n)]),s=new sn({api:on,usePasskey:as,go:hs},o,r),i=()=>R(Xc(s,t,n),e);return{draw:i,close:s.store.watch(i)}}catch(o){let r=o instanceof Ot?Pc(o.status):null;if(r===null)throw o;return{draw:()=>R(tl(r,t),e),close:()=>{}}}}async function Jm(e,t){let{tournaments:n}=await os(),o=new Io({api:Po,keepInvitation:Jt,go:t.go},n),r=()=>R(sl(o,t),e);return{draw:r,close:o.store.watch(r)}}async function Xm(e,t,n){let[o,r]=await Promise.all([rs(n),ot()]),s=eo(n),i={api:Po,drawQr:Me,copy:no,go:t.go,origin:location.origin,keepInvitation:h=>Jt(n,h)},c=ts(location.hash)??ts(s?.replace(/^[^#]*/,"")??""),l=new No(i,{tournament:o,code:c,invitation:s}),p=()=>R(ol(l,t,r.name),e);return{draw:p,close:tf(l,p)}}function tf(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,Ym),r=[e.store.watch(t),To(s=>s==="games"&&n())];return()=>{clearInterval(o);for(let s of r)s()}}var wt=class{constructor(t){this.value=t}valueOf(){return this.value}},L=class extends wt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},K=class extends wt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},bt=class e extends wt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof wt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof wt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var al=100,ef="⁨",nf="⁩";function of(e,t,n){if(n===t||n instanceof K&&t instanceof K&&n.value===t.value)return!0;if(t instanceof K&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function cl(e,t,n){return t[n]?Se(e,t[n].value):(e.reportError(new RangeError("No default")),new L)}function ds(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=un(e,r.value):n.push(un(e,r));return{positional:n,named:o}}function un(e,t){switch(t.type){case"str":return t.value;case"num":return new K(t.value,{minimumFractionDigits:t.precision});case"var":return rf(e,t);case"mesg":return sf(e,t);case"term":return af(e,t);case"func":return cf(e,t);case"select":return lf(e,t);default:return new L}}function rf(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new L(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new L(`$${t}`);if(n instanceof wt)return n;switch(typeof n){case"string":return n;case"number":return new K(n);case"object":if(bt.supportsValue(n))return new bt(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new L(`$${t}`)}}function sf(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new L(t);if(n){let r=o.attributes[n];return r?Se(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new L(`${t}.${n}`))}return o.value?Se(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new L(t))}function af(e,{name:t,attr:n,args:o}){let r=`-${t}`,s=e.bundle._terms.get(r);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new L(r);if(n){let c=s.attributes[n];if(c){e.params=ds(e,o).named;let l=Se(e,c);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new L(`${r}.${n}`)}e.params=ds(e,o).named;let i=Se(e,s.value);return e.params=null,i}function cf(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new L(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new L(`${t}()`);try{let r=ds(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new L(`${t}()`)}}function lf(e,{selector:t,variants:n,star:o}){let r=un(e,t);if(r instanceof L)return cl(e,n,o);for(let s of n){let i=un(e,s.key);if(of(e,r,i))return Se(e,s.value)}return cl(e,n,o)}function ms(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new L;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>al)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${al}`);o&&n.push(ef),n.push(un(e,r).toString(e)),o&&n.push(nf)}return e.dirty.delete(t),n.join("")}function Se(e,t){return typeof t=="string"?e.bundle._transform(t):ms(e,t)}var Ro=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function fs(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var ll=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ul(e,t){let n=e[0];if(n instanceof L)return new L(`NUMBER(${n.valueOf()})`);if(n instanceof K)return new K(n.valueOf(),{...n.opts,...fs(t,ll)});if(n instanceof bt)return new K(n.toNumber(),{...fs(t,ll)});throw new TypeError("Invalid argument to NUMBER")}var uf=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function pl(e,t){let n=e[0];if(n instanceof L)return new L(`DATETIME(${n.valueOf()})`);if(n instanceof bt||n instanceof K)return new bt(n,fs(t,uf));throw new TypeError("Invalid argument to DATETIME")}var hl=new Map;function dl(e){let t=Array.isArray(e)?e.join(" "):e,n=hl.get(t);return n===void 0&&(n=new Map,hl.set(t,n)),n}var pn=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:ul,DATETIME:pl,...n},this._useIsolating=o,this._transform=r,this._intls=dl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let s=t.body[r];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){o.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){o.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new Ro(this,o,n);try{return ms(r,t).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new L().toString(r);throw s}}};var gs=/^(-?[a-zA-Z][\w-]*) *= */gm,ml=/\.([a-zA-Z][\w-]*) *= */y,pf=/\*?\[/y,$s=/(-?[0-9]+(?:\.([0-9]+))?)/y,hf=/([a-zA-Z][\w-]*)/y,fl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,df=/^[A-Z][A-Z0-9_-]*$/,Bo=/([^{}\n\r]+)/y,mf=/([^\\"\n\r]*)/y,gl=/\\([\\"])/y,$l=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ff=/^\n+/,yl=/ +$/,gf=/ *\r?\n/g,$f=/( *)$/,yf=/{\s*/y,wl=/\s*}/y,wf=/\[\s*/y,bf=/\s*] */y,kf=/\s*\(\s*/y,vf=/\s*->\s*/y,xf=/\s*:\s*/y,Sf=/\s*,?\s*/y,Ef=/\s+/y,Ee=class{constructor(t){this.body=[],gs.lastIndex=0;let n=0;for(;;){let m=gs.exec(t);if(m===null)break;n=gs.lastIndex;try{this.body.push(l(m[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function o(m){return m.lastIndex=n,m.test(t)}function r(m,y){if(t[n]===m)return n++,!0;if(y)throw new y(`Expected ${m}`);return!1}function s(m,y){if(o(m))return n=m.lastIndex,!0;if(y)throw new y(`Expected ${m.toString()}`);return!1}function i(m){m.lastIndex=n;let y=m.exec(t);if(y===null)throw new SyntaxError(`Expected ${m.toString()}`);return n=m.lastIndex,y}function c(m){return i(m)[1]}function l(m){let y=h(),N=p();if(y===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:m,value:y,attributes:N}}function p(){let m=Object.create(null);for(;o(ml);){let y=c(ml),N=h();if(N===null)throw new SyntaxError("Expected attribute value");m[y]=N}return m}function h(){let m;if(o(Bo)&&(m=c(Bo)),t[n]==="{"||t[n]==="}")return d(m?[m]:[],1/0);let y=_s();return y?m?d([m,y],y.length):(y.value=jo(y.value,ff),d([y],y.length)):m?jo(m,yl):null}function d(m=[],y){for(;;){if(o(Bo)){m.push(c(Bo));continue}if(t[n]==="{"){m.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let $t=_s();if($t){m.push($t),y=Math.min(y,$t.length);continue}break}let N=m.length-1,qt=m[N];typeof qt=="string"&&(m[N]=jo(qt,yl));let Te=[];for(let $t of m)$t instanceof Do&&($t=$t.value.slice(0,$t.value.length-y)),$t&&Te.push($t);return Te}function f(){s(yf,SyntaxError);let m=x();if(s(wl))return m;if(s(vf)){let y=gt();return s(wl,SyntaxError),{type:"select",selector:m,...y}}throw new SyntaxError("Unclosed placeable")}function x(){if(t[n]==="{")return f();if(o(fl)){let[,m,y,N=null]=i(fl);if(m==="$")return{type:"var",name:y};if(s(kf)){let qt=O();if(m==="-")return{type:"term",name:y,attr:N,args:qt};if(df.test(y))return{type:"func",name:y,args:qt};throw new SyntaxError("Function names must be all upper-case")}return m==="-"?{type:"term",name:y,attr:N,args:[]}:{type:"mesg",name:y,attr:N}}return Ht()}function O(){let m=[];for(;;){switch(t[n]){case")":return n++,m;case void 0:throw new SyntaxError("Unclosed argument list")}m.push(ft()),s(Sf)}}function ft(){let m=x();return m.type!=="mesg"?m:s(xf)?{type:"narg",name:m.name,value:Ht()}:m}function gt(){let m=[],y=0,N;for(;o(pf);){r("*")&&(N=y);let qt=ee(),Te=h();if(Te===null)throw new SyntaxError("Expected variant value");m[y++]={key:qt,value:Te}}if(y===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:m,star:N}}function ee(){s(wf,SyntaxError);let m;return o($s)?m=D():m={type:"str",value:c(hf)},s(bf,SyntaxError),m}function Ht(){if(o($s))return D();if(t[n]==='"')return kt();throw new SyntaxError("Invalid expression")}function D(){let[,m,y=""]=i($s),N=y.length;return{type:"num",value:parseFloat(m),precision:N}}function kt(){r('"',SyntaxError);let m="";for(;;){if(m+=c(mf),t[n]==="\\"){m+=_l();continue}if(r('"'))return{type:"str",value:m};throw new SyntaxError("Unclosed string literal")}}function _l(){if(o(gl))return c(gl);if(o($l)){let[,m,y]=i($l),N=parseInt(m||y,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function _s(){let m=n;switch(s(Ef),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Is(t.slice(m,n))}return t[n-1]===" "?Is(t.slice(m,n)):!1}function jo(m,y){return m.replace(y,"")}function Is(m){let y=m.replace(gf,`
`),N=$f.exec(m)[1].length;return new Do(y,N)}}},Do=class{constructor(t,n){this.value=t,this.length=n}};var ys=new Map;function ws(e,t=`/words/${e}.json`){let n=ys.get(e);if(n)return n;let o=Tf(new URL(t,import.meta.url));return ys.set(e,o),o.catch(()=>ys.delete(e)),o}async function Tf(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function bs(e,t){let{language:n}=e,o=Mf(e,t);Ps({language:n,format:(s,i)=>{let c=o.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return o.formatPattern(c,i)}})}function Mf({language:e,words:t,editions:n},o){let r=new pn(e,{useIsolating:!1});return r.addResource(new Ee(t)),Object.hasOwn(n,o)&&r.addResource(new Ee(n[o]),{allowOverrides:!0}),r}function bl(e,t,n){let{yours:o,name:r,game:s}=e;return a`${j(n)}
    <main class="invitation">
      ${rn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${r} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${oi(e).map(([i,c])=>a`<div>
                <dt>${i}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?Af(s):uo(t)}
      </section>
    </main>`}function Af(e){return a`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${e}`}>To the table</a>`}function kl({title:e,text:t},n){return a`${j(n)}
    <main class="invitation">
      ${rn()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}var ks=new Map([["classic",Promise.resolve(Ve)]]),vs="classic";async function xs(e){vs=e;try{let t=await Of(e);vs===e&&vl(e,t)}catch(t){console.warn(`The ${e} edition can’t be loaded:`,t),vs===e&&!document.querySelector("#fabrics > *")&&vl("classic",Ve)}}function vl(e,t){document.documentElement.dataset.edition=e,R(Fi(t),document.getElementById("fabrics"))}function Of(e){let t=ks.get(e);if(t)return t;let n=`/editions/${e}`,r=Promise.all([import(`${n}.js`),Lf(`${n}.css`)]).then(([s])=>s.art);return ks.set(e,r),r.catch(()=>ks.delete(e)),r}async function Lf(e){let t=document.querySelector(`link[href="${e}"]`);t?.sheet||(t?.remove(),await Xr(e))}function xl(e,t){let n=e.store.get(),o=e.isSolo?[["automa","Automa (alone)"]]:[...Bt.map(({level:i,name:c})=>[String(i),`Computer, level ${i}: ${c}`]),["person","Two people here"]],r=n.opponent==="computer"?String(n.strength):n.opponent;return a`<form class="panel play-on" @submit=${i=>{i.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>e.store.dispatch(_f(z(i)))}
      >
        ${o.map(([i,c])=>a`<option value=${i} ?selected=${r===i}>${c}</option>`)}
      </select></label
    >
    ${e.isSolo?u:a`<label
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
  </form>`}function _f(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function Ss(e,t,n,o){let{replay:r,index:s}=e,i=r.frames[s],c=Ct(r);if(n===2&&i.automa)return Nf(i,i.automa,c,t,o);let l=`${n===1?"front":"back"} p${n}`;return a`<div class=${`seat ${l}`}>${ao(i,c,n)}</div>
    <div class=${`spread ${l}`}>${If(e,t,n,o)}</div>`}function If({replay:e,index:t,walks:n},o,r,s){let i=e.frames[t];return $o({number:r,name:Ct(e)[r-1].name,player:i.players[r-1],patches:o.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[r],fresh:Rn(i.player===r?[i.move]:[],o.patches)})}function Nf(e,t,n,o,r){return a`<div class="seat back p2">${co(e,n,t)}</div>
    ${lo(e,t,{turns:t.turns,run:0},o.patches,r)}`}function Sl({replay:e,index:t},n){let o=r=>n.look(r);return go(mi(e),t,Ct(e),n.patches,o)}function El(e,t,n){let o=e.store.get(),{replay:r,index:s}=o,i=r.frames[s],c=Ct(r),{letters:l,look:p}=n.settings,h=()=>n.change({look:p==="cloth"?"thread":"cloth"});return a`${j(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?"Start":`After move ${s}`}: ${St(i,c)}
          </h1>
          <p data-testid="turn-reason">${pt(i,c)}</p>
          ${r.comment?a`<p class="notice" data-testid="notice">${r.comment}</p>`:u}
        </div>
        <div class="column own">
          ${Ss(o,e,1,l)} ${po(i.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${tc(i,e.patches,l)} ${Sl(o,e)}
          ${i.result?yo(i,c,u):xl(t,s)}
        </div>
        <div class="column other">
          ${Ss(o,e,2,l)} ${Hn(i,c,p,h)}
        </div>
      </div>
      <div class="below">${wo(i,c,e.patches)}</div>
    </main>`}var ct=document.getElementById("app"),tt=wa(),Xt=null,Es=()=>"",J=0,Tl=Rs(As("link[data-what=patches]")),Ts=new mn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:oo,onNews:$c});async function Ms(e){we().length===0||document.hidden||Ts.socket||(e??await Pf())&&Ts.open()}async function Pf(){return ot().then(({known:e})=>e,()=>!1)}var et={get settings(){return tt},logo:As("link[rel=icon]"),change(e){tt={...tt,...e},ba(tt),Ml(),e.edition&&xs(e.edition),"language"in e||"edition"in e?Df().catch(Ls):Xt?.draw()},go(e){history.pushState(null,"",e),Os()},help(){Oo("aid").then(({openAid:e})=>e(),Cf)}};function Cf({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),R(a`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>Close</button>`,t),document.body.append(t),t.showModal()}function As(e){return document.querySelector(e).href}function Ml(){let{theme:e}=tt;e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function Rf(){return tt.language==="auto"?ri(navigator.languages):tt.language}async function Bf(){let{lang:e}=document.documentElement,t=tt.language==="auto"?e:tt.language,n=e===t?As("link[data-what=words]"):void 0;bs(await ws(t,n),tt.edition),document.documentElement.lang=t}async function Df(){let e=Rf();bs(await ws(e),tt.edition),document.documentElement.lang=e,tn(Es()),Xt?.draw()}function te(e,t,n=null){Xt?.close(),Xt=e,Es=t?()=>b(t):()=>"",tn(Es()),Ms(n),window.scrollTo(0,0),e.draw()}function Os(){J+=1;let e=J,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{J===e&&Ls(s)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=il(location.pathname);t?Wf(t[1]).catch(n):o?Uf(o[1]).catch(n):r?Ff(r).catch(n):location.pathname!=="/"?Al("page"):location.hash.length>1?qf(location.hash).catch(n):Hf().catch(n)}function Ls(e){if(e instanceof Ot&&e.status===404&&jf())return Al("game");let t=e instanceof Error?e.message:String(e);Ol("cannot-show",t)}function jf(){return location.pathname.startsWith("/game/")}function Al(e){Ol(e==="game"?"no-such-game":"no-such-page",b("link-may-be-old"))}function Ol(e,t){te({draw:()=>R(a`${j(et)}
        <main class="waiting">
          <h1>${b(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${b("back-to-home")}</a>
        </main>`,ct),close:()=>{}},e)}async function Ff({title:e,open:t}){let n=J;Xt||R(be(et,b("one-moment")),ct);let o=await t(ct,et);n===J?te(o,e):o.close()}async function Hf(){let e=J,n=await Ac(ct,et,Ts,o=>{history.pushState(null,"",o.link||location.pathname),Ll(o).catch(Ls)});e===J?te(n,""):n.close()}async function qf(e){let t=J,n=await hn(e);t===J&&await Ll(n)}async function Ll(e){let t=new Mn(e,await Tl),n=new An(e,et.go,tt.strength),o=()=>R(El(t,n,et),ct),r=[t.store.watch(o),n.store.watch(o)],s=c=>Jn(c,(l,p)=>t.walk(l,p));ct.addEventListener("keydown",s),te({draw:o,close:()=>{for(let c of r)c();ct.removeEventListener("keydown",s)}},"tab-viewer")}async function Wf(e){let t=J;Xt||R(be(et,b("opening-table")),ct);let[n,o]=await Promise.all([Bs(e),Tl]);if(t!==J)return;let r=n.seats.some(s=>s.yours);te(uc(ct,n,o,et),"tab-game",r)}async function Uf(e){let t=J;Xt||R(be(et,b("opening-invitation")),ct);try{let n=await Fs(e);if(t!==J)return;let o=new ce({me:ot,sit:s=>Hs(e,s),go:et.go}),r=()=>R(bl(n,o,et),ct);te({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Ot?ni(n.status):null;if(!o)throw n;if(t!==J)return;te({draw:()=>R(kl(o,et),ct),close:()=>{}},"tab-invitation")}}Ml();await Promise.all([Bf(),xs(tt.edition)]);window.addEventListener("popstate",Os);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),et.help())});window.addEventListener("online",()=>Ms(null));document.addEventListener("visibilitychange",()=>Ms(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});Os();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
