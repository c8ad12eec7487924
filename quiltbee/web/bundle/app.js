var $l=Object.defineProperty;var xs=(e,t)=>{for(var n in t)$l(e,n,{get:t[n],enumerable:!0})};var Bo={language:"en",format:e=>e};function Ss(e){Bo=e}function Es(){return Bo}function w(e,t){return Bo.format(e,t)}var Mt=class extends Error{constructor(t,n){super(t),this.status=n}};async function k(e,t,n){return JSON.parse(await tt(e,t,n))}async function tt(e,t,n="POST"){let o=await yl(e,t,n),r=await o.text();if(o.ok)return r;let s=bl(r)??w("status-answer",{status:String(o.status)});throw new Mt(s,o.status)}async function yl(e,t,n){try{return await fetch(new URL(e,import.meta.url),t&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(t)})}catch(o){throw new Error(w("server-away"),{cause:o})}}function bl(e){try{let{error:t}=JSON.parse(e);return typeof t=="string"?t:null}catch(t){if(t instanceof SyntaxError)return null;throw t}}async function Ts(e="/api/patches"){let t=await k(e);return Object.fromEntries(Object.entries(t).map(wl))}function wl([e,t]){return[e,Object.defineProperty(t,"name",{get:()=>w(`patch-${e}`)})]}function As(e){return k(`/api/games/${e}`)}function ee(e){return k("/api/games",e)}function Ms(){return k("/api/solo")}function ln(e){return k("/api/replay",{text:e})}function Os(e){return k(`/api/games/${e}/replay`)}function et(){return k("/api/me")}function Ls(e){return k(`/api/invitations/${e}`)}function _s(e,t){return k(`/api/invitations/${e}`,{name:t})}function Is(e){return k(`/api/games/${e}/invitation`,{})}function un(e,t){return k(`/api/games/${e}/seat`,{name:t})}function Te(e){return tt("/api/qr",{path:e})}function Ns(e){return k("/api/reports",e)}var pn=class{constructor(t){this.outside=t,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let t=this.outside.open();this.socket=t,t.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t)}received(t){let n=JSON.parse(t);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(t){this.socket===t&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var Ot=[1,2];function Ae(e){return e===1?2:1}function Me(e){return Ot.filter(t=>e[t-1].yours)}function C({seats:e}){return e.some(t=>t.yours)}function Do({mode:e,seats:t}){let n=Me(t);return e==="remote"&&n.length===1?n[0]:null}function ne(e){return Ot.find(t=>e[t-1].kind==="open")??null}function Oe({seats:e}){let t=ne(e);return t===null?"":e[t-1].name}function B({stage:e,seats:t}){return e!=="over"&&ne(t)!==null}function Lt({stage:e,result:t}){return e==="over"&&t===null}var vl=Array.from({length:81},(e,t)=>[Math.floor(t/9),t%9]);function W([e,t]){return`${"abcdefghi"[t]}${e+1}`}function nt(e){return/^[a-i][1-9]$/.test(e)?[Number(e[1])-1,e.charCodeAt(0)-97]:null}function at(e,t){return e[0]===t[0]&&e[1]===t[1]}function J(e){return[Math.max(...e.map(t=>t[0]))+1,Math.max(...e.map(t=>t[1]))+1]}function vt(e,[t,n]){return e.map(([o,r])=>[o+t,r+n])}function Le(e,[t,n]){let[o,r]=J(e);return[Ps(t,9-o),Ps(n,9-r)]}function Ps(e,t){return Math.max(0,Math.min(t,e))}function hn([e,t],[n,o],r){return r==="right"?[t,n-1-e]:r==="left"?[o-1-t,e]:[e,o-1-t]}function Cs(e,t,n){let[o,r]=t,s=n>=4?hn(e,t,"flip"):e;for(let i=0;i<n%4;i+=1)s=hn(s,[o,r],"right"),[o,r]=[r,o];return s}function _t(e){let[t,n]=J(e),o=([r,s])=>Math.abs(r-(t-1)/2)+Math.abs(s-(n-1)/2);return e.reduce((r,s)=>o(s)<o(r)?s:r)}function fn(e){let t=Math.min(...e.map(i=>i[0])),n=Math.max(...e.map(i=>i[1])),o=([i,c])=>Math.min(...e.map(([l,p])=>Math.abs(l-i)+Math.abs(p-c))),r=i=>Math.abs(i[0]-t+1)+Math.abs(i[1]-n-1)+(o(i)<2?20:0);return vl.filter(i=>o(i)>0).reduce((i,c)=>r(c)<r(i)?c:i)}function mn(e){let t=new Set,n=[];for(let o=0;o<e.length;o+=1){if(e[o]!=="."||t.has(o))continue;let r=[],s=[o];t.add(o);for(let i=s.pop();i!==void 0;i=s.pop()){r.push([Math.floor(i/9),i%9]);for(let c of kl(i))e[c]==="."&&!t.has(c)&&(t.add(c),s.push(c))}n.push(r.sort((i,c)=>i[0]-c[0]||i[1]-c[1]))}return n.sort((o,r)=>r.length-o.length)}function kl(e){let t=e%9,n=[e-9,e+9];return t>0&&n.push(e-1),t<8&&n.push(e+1),n.filter(o=>o>=0&&o<81)}var xl=3;function oe(e,t){let n=new Set(mn(e).map(String));return mn(Sl(e,t)).filter(r=>r.length<=xl&&!n.has(String(r)))}function Sl(e,t){let n=[...e];for(let[o,r]of t)n[o*9+r]="x";return n.join("")}function Rs(e){let t=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let r=0;for(let s=n;s<n+7;s+=1)r+=e.slice(s*9+o,s*9+o+7).split(".").length-1;t=Math.min(t,r)}return t}function H(e,t,n=0){let o=new Set(e.map(String)),r=new Map;for(let[i,c]of e)for(let l=0;l<4;l+=1){let[p,d]=dn[(l+3)%4];if(o.has(String([i+p,c+d])))continue;let h=El[l],f=[i+h[0],c+h[1]],x=[f[0]+dn[l][0],f[1]+dn[l][1]];r.set(String(f),[...r.get(String(f))??[],{to:x,direction:l}])}let s="";for(;r.size>0;)s+=Tl(r,t,n);return s}var dn=[[0,1],[1,0],[0,-1],[-1,0]],El=[[0,0],[0,1],[1,1],[1,0]];function Tl(e,t,n){let o=e.keys().next().value,r=[],s=o,i=-1;do{let l=e.get(s),p=Math.max(0,l.findIndex(x=>x.direction===(i+1)%4)),d=l.splice(i<0?0:p,1)[0];l.length===0&&e.delete(s);let[h,f]=s.split(",").map(Number);d.direction!==i&&r.push({at:[h,f],direction:d.direction}),i=d.direction,s=String(d.to)}while(s!==o);return r.length>1&&r[0].direction===i&&r.shift(),`M${r.map(({at:l,direction:p},d)=>{let h=r[(d+r.length-1)%r.length].direction,[f,x]=[h,p].map(O=>dn[(O+1)%4]).reduce((O,dt)=>[O[0]+dt[0],O[1]+dt[1]]);return`${l[1]*t+x*n} ${l[0]*t+f*n}`}).join("L")}Z`}function E(e,t){return e===1?`1 ${t}`:`${e} ${/(s|x|ch)$/.test(t)?`${t}es`:`${t}s`}`}function kt(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`}function T(e){return e<0?`−${-e}`:String(e)}function jo(e){return`the ${e}`}function Wt(e){let t=e.income?`${e.income} income`:"no income",{name:n,squares:o,buttons:r,time:s}=e,i=`costs ${E(r,"button")}`;return`${n}, ${E(o,"square")}, ${i}, ${s} time, ${t}`}function g(e,t){let{name:n,yours:o,kind:r}=e[t-1];return o&&!e[2-t].yours?"You":r==="open"?n||"Open seat":r==="computer"?n.replace(/^Quiltbee level/,"Level"):n==="You"?`Player ${t}`:n}function _e(e){return e==="You"?"You are":`${e} is`}function xt(e,t){if(e.result){let r=g(t,e.result.winner);return r==="You"?"You win":`${r} wins`}if(Lt(e))return"Game aborted";let n=g(t,e.turn),o=n==="You"?"Your":`${n}’s`;return e.stage==="special_patch"?`${o} special patch`:`${o} turn`}function lt(e,t){if(e.result)return Ml(e,t);if(Lt(e))return"It was called off at the start, and nothing is counted.";let n=g(t,e.turn),o=n==="You";if(e.stage==="special_patch")return o?"You reached a special patch. Put it on any empty space.":`${n} reached a special patch.`;let r=e.players[e.turn-1].time,s=e.players[2-e.turn].time;return r===s?r===0?o?"You go first.":`${n} goes first.`:o?"You’re level, and your token is on top, so it’s your turn.":`${Al(t)}, and ${n}’s token is on top.`:o?"You’re further back on the time track, so it’s your turn.":`${_e(n)} further back on the time track.`}function Al(e){return e.filter(({yours:t})=>t).length===1?"You’re level":"Both are level"}function Ml(e,t){if(!e.result)return"";let{winner:n,scores:o,reason:r}=e.result,s=`${T(o[n-1])} to ${T(o[2-n])}`,i=g(t,3-n);return r==="resignation"?`${i} resigned; the scores stood at ${s}.`:r==="time"?`${i} ran out of time; the scores stood at ${s}.`:r==="first to 53"?`${s}: equal scores, and the winner reached space 53 first.`:`The final score is ${s}.`}function Bs(e,t){return["Pass",...Fo(e,t)].join(" · ")}function Fo({consequence:e},t){let n=[`move ${e.time-t}`,`earn ${e.earned}`];return e.income>0&&n.push(`income ${e.income}`),e.special_patch&&n.push("special patch"),n}function It(e,t,n=!1){if(e==="pass")return"passed";if(e==="A:pass")return"moved on";if(e.startsWith("A:"))return`took ${jo(t[e[2]]?.name??e[2])}`;if(e.startsWith("+"))return n?`special patch on ${e.slice(1)}`:"special patch";let o=t[e[0]],r=o?.name??e[0];return n&&o?`${r} at ${W(Ol(o,e))}`:r}function Ol({orientations:e},t){let n=nt(t.slice(2));return vt(e[t[1]],n).reduce((o,r)=>r[0]<o[0]||r[0]===o[0]&&r[1]<o[1]?r:o)}function ct(e,t,n,o=!0){let r=e.filter(([s,i])=>t[s*9+i]!==".").map(W);return r.length>0?o?r.length>4?`overlaps at ${E(r.length,"space")}`:`overlaps at ${kt(r)}`:"overlaps another patch":n&&!n.available?n.reason??"can’t be bought now":null}function Ds(e,t,n,o){let r=ct(e,t,n,o);if(r===null)return{text:"Fits",isGood:!0};let s=n!==void 0&&!n.available&&n.missing>0,i=ct(e,t,void 0,o)===null,c=s&&i?`Fits; ${E(n.missing,"button")} short`:r;return{text:c[0].toUpperCase()+c.slice(1),isGood:!1}}function qo(e){let t=W(e[0]);return e.length===1?`single hole ${t}`:`hole of ${e.length} at ${t}`}function Ll(e,t){return t?kt(e.map(qo)):e.length===1?"a hole":`${e.length} holes`}function gn(e,t,n,o,r,s=!0){let{consequence:i}=e,c=o.players[o.turn-1],l=[{kind:"buttons",text:e.missing>0?`Costs ${i.paid}`:`Buttons ${c.buttons} → ${T(i.buttons)}`},{kind:"time",text:`Time ${c.time} → ${i.time}`}];return i.income_marks.length>0&&l.push({kind:"income",text:s?`Income +${i.income} at ${kt(i.income_marks.map(String))}`:`Income +${i.income}`}),i.special_patch&&l.push({kind:"special",text:"Special patch"}),n&&l.push({kind:"tile",text:"Special tile +7"}),t.length>0&&l.push({kind:"holes",text:`Makes ${Ll(t,s)}`}),l.push({kind:"next",text:_l(e,o,r)}),l}function _l({consequence:e},t,n){if(e.next===null)return"Then the game is over";let o=g(n,e.next);return`Next: ${o==="You"?"you":o}${e.next===t.turn?" again":""}`}function js(e,t,n){let o=W(e);return t==="."?`${o}, empty`:t==="*"?`${o}, special patch`:`${o}, ${n[t]?.name??"covered"}`}function $n(e){let t=mn(e),n=t.reduce((i,c)=>i+c.length,0),o=[`${81-n} covered, ${n} empty`],r=t.filter(i=>i.length===1).map(i=>W(i[0]));r.length>0&&o.push(`single ${r.length>1?"holes":"hole"} ${r.join(" ")}`),n>0&&o.push(`largest empty region ${t[0].length}`);let s=Rs(e);return o.push(s===0?"a full 7 by 7":`${E(s,"space")} from a 7 by 7`),`${o.join("; ")}.`}function Ut(e,t){let{to_income:n,to_special_patch:o,time:r}=e.players[t-1],s=e.time_board.last-r;if(s===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${s}`),i.join(", ")}function yn(e,t){let n=t[e.letter],o=n.orientations[e.orientation],[r,s]=J(o),i=vt(o,[e.row,e.column]),c=W([e.row+r-1,e.column+s-1]),l=W([e.row,e.column]);return`${n.name} (${e.letter}), ${i.length} squares, ${l} to ${c}`}var V=1e3,Ht=60*V,re=60*Ht,ft=24*re,Wo=9900,Il=[10,30,60];function se(e){let t=/^(\d+)d$/.exec(e);if(t)return{kind:"days",main:Number(t[1])*ft,extra:0};let[n,o]=e.split(/[+~]/).map(r=>Number(r)*V);return{kind:e.includes("~")?"delay":"increment",main:n,extra:o}}function bn(e){if(e===null)return"no clock";let{kind:t,main:n,extra:o}=se(e);if(t==="days")return`${E(n/ft,"day")} for each turn`;let r=Fs(n);if(o===0)return`${r} for the whole game`;let s=E(o/V,"second");return t==="delay"?`${r}, and ${s} of delay in each turn`:`${r}, and ${s} more for each turn`}function ie(e){let{kind:t,main:n,extra:o}=se(e);if(t==="days")return`${E(n/ft,"day")} a turn`;let r=n%Ht===0?`${n/Ht} min`:`${n/V} s`;return o===0?r:`${r} ${t==="delay"?"~":"+"} ${o/V} s`}function Fs(e){return[[Math.floor(e/re),"hour"],[Math.floor(e%re/Ht),"minute"],[Math.floor(e%Ht/V),"second"]].filter(([o])=>o>0).map(([o,r])=>E(o,r)).join(" ")||"no time"}function qs(e,{now:t},n){return t===null?null:e?.now===t?e:{now:t,at:n}}function Ie(e,t,n,o){let r=e.left[t-1];if(e.running!==t)return Math.max(0,r);let{kind:s,extra:i}=se(e.control),c=s==="delay"?i:0,l=n.now+(o-n.at)-e.since;return Math.max(0,r-Math.max(0,l-c))}function wn(e){if(e<=Wo)return`0:0${(Math.ceil(e/100)/10).toFixed(1)}`;if(e>=ft)return`${Math.floor(e/ft)} d ${Math.floor(e%ft/re)} h`;let t=Math.ceil(e/V),n=[Math.floor(t/60)%60,t%60],o=Math.floor(t/3600),r=n.map((s,i)=>i===0&&o===0?String(s):String(s).padStart(2,"0"));return o?[o,...r].join(":"):r.join(":")}function Ws(e){if(e<=0)return"no time left";if(e>=ft){let t=Math.floor(e%ft/re),n=E(Math.floor(e/ft),"day");return t?`${n} ${E(t,"hour")}`:n}return Fs(Math.ceil(e/V)*V)}function Us(e,t){let{kind:n,main:o}=se(e);return n==="days"?t<6*re:t<Math.max(10*V,Math.min(Ht,o/10))}function Hs(e,t){return Il.find(o=>e>o*V&&t<=o*V&&t>0)??null}function Ys(e){return e<=0?null:e>=ft?Ht:e<=Wo?e%100||100:Math.min(e%V||V,e-Wo)}function Gs(e){return e===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:e===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function Vs({board:e,clock:t,takebacks:n,rated:o,seed_chosen:r,seat:s}){return[["You sit as",s===1?"player 1, who begins":"player 2"],["Clock",t===null?"none: take all the time you need":bn(t)],["Time board",e==="revised"?"revised":"original"],["Circle of patches",r?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}var Uo={en:"English"};function Ho(e){return typeof e=="string"&&Object.hasOwn(Uo,e)}function zs(e){return e.map(n=>n.split("-")[0].toLowerCase()).find(Ho)??"en"}function P(e,t){let n=t,o=!1,r=new Set,s=()=>{o=!1;for(let i of[...r])i(n)};return{get:()=>n,dispatch(i){let c=e(n,i);c!==n&&(n=c,o||queueMicrotask(s),o=!0)},watch(i){return r.add(i),()=>r.delete(i)}}}var ae=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:t}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:t??""})}catch(t){this.store.dispatch({error:Ks(t)})}}write(t){this.store.dispatch({name:t,error:""})}async sit(){let{name:t,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(t.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:Ks(o)})}}}};function Ks(e){return e instanceof Error?e.message:String(e)}function Zs(e,t){return[...e].filter(n=>n[0]===String(t)).map(n=>nt(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function Qs(e,t){let n=o=>Math.abs(o[0]-t[0])+Math.abs(o[1]-t[1]);return e.reduce((o,r)=>n(r)<n(o)?r:o,e[0]??t)}function Js(e,t,[n,o]){let r=i=>(i[0]-t[0])*n+(i[1]-t[1])*o,s=i=>Math.abs((i[0]-t[0])*o+(i[1]-t[1])*n);return e.filter(i=>r(i)>0).sort((i,c)=>s(i)+r(i)-s(c)-r(c)||s(i)-s(c)).at(0)}function Xs(e,t,n){let o=s=>(s[0]-t[0])*9+s[1]-t[1];return(n?[...e].reverse().find(s=>o(s)<0):e.find(s=>o(s)>0))??e[n?e.length-1:0]}var ei={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Yo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function vn(e){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(e.map(t=>`0${t}`))}}function Y(e,t){return e.orientations[t]??0}function Nt(e,t){return t.patch.orientations[Y(e,t.letter)]}function ut(e,t){return e.origin?vt(Nt(e,t),e.origin):[]}function le(e,t){return e.origin?`${Y(e,t.letter)}${W(e.origin)}`:null}function ue(e,t){let n=le(e,t);return n!==null&&t.placements.has(n)}function kn(e,t){let n=le(e,t);return n===null||!t.placements.has(n)?null:t.letter==="+"?`+${n.slice(1)}`:t.letter+n}function Go(e,t,n){switch(n.type){case"choose":return Pl(e,n.choice,n.anchor);case"cancel":return t?{...e,letter:null,origin:null,set:!1}:e;case"arrow":return t?Rl(e,t,n.direction):{...e,cursor:Ne(e.cursor,n.direction)};default:return t?Nl(e,t,n):e}}function Nl(e,t,n){switch(n.type){case"hover":return e.set?e:ti(e,t,n.cell,!1);case"leave":return e.set||!e.origin?e:{...e,origin:null};case"set":return ti(e,t,n.cell,!0);case"hold":return{...e,anchor:n.anchor,set:!1};case"put":return ce({...e,orientations:{...e.orientations,[t.letter]:n.orientation},anchor:_t(t.patch.orientations[n.orientation])},t,n.origin);case"show":return e.origin?{...e,set:!0}:xn(e,t);case"jump":return Bl(e,t,n.direction);case"next":return Dl(e,t,n.back??!1);case"turn":return jl(e,t,n.how);case"cycle":return Fl(e,t)}}function Pl(e,t,n){let o={...e,letter:t.letter,origin:null,set:!1};return{...o,anchor:n??_t(Nt(o,t))}}function ti(e,t,n,o){let r=Nt(e,t),s=Le(r,[n[0]-e.anchor[0],n[1]-e.anchor[1]]),i=ni(e,t,s);return e.origin&&at(e.origin,i)&&e.set===o&&at(e.cursor,n)?e:{...e,origin:i,set:o,cursor:n}}function ni(e,t,n){let o=Y(e,t.letter),r=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[s,i]of r){let c=[n[0]+s,n[1]+i];if(Cl(c)&&t.placements.has(o+W(c)))return c}return n}function Cl([e,t]){return e>=0&&t>=0&&e<9&&t<9}function ce(e,t,n){let o=Nt(e,t),r=Le(o,n),s=o.some(i=>at(i,e.anchor))?e.anchor:_t(o);return{...e,origin:r,set:!0,anchor:s,cursor:[r[0]+s[0],r[1]+s[1]]}}function xn(e,t){let{anchor:n,cursor:o}=e,r=Vo(e,t),s=[o[0]-n[0],o[1]-n[1]];return ce(e,t,Qs(r,s))}function Vo(e,t){return Zs(t.placements,Y(e,t.letter))}function Rl(e,t,n){if(!e.origin)return xn(e,t);let[o,r]=Yo[n];return ce(e,t,[e.origin[0]+o,e.origin[1]+r])}function Ne([e,t],n){let[o,r]=Yo[n];return Le([[0,0]],[e+o,t+r])}function Bl(e,t,n){if(!e.origin)return xn(e,t);let o=Js(Vo(e,t),e.origin,Yo[n]);return o?ce(e,t,o):{...e,set:!0}}function Dl(e,t,n){let o=Vo(e,t),r=e.origin;return o.length===0?r?{...e,set:!0}:xn(e,t):r?ce(e,t,Xs(o,r,n)):ce(e,t,o[n?o.length-1:0])}function jl(e,t,n){let o=Y(e,t.letter),r=hn(e.anchor,J(Nt(e,t)),n);return oi(e,t,t.patch.turns[o][n],r)}function Fl(e,t){let n=Object.keys(t.patch.orientations).map(Number).sort((r,s)=>r-s),o=n[(n.indexOf(Y(e,t.letter))+1)%n.length];return oi(e,t,o,_t(t.patch.orientations[o]))}function oi(e,t,n,o){let r={...e,orientations:{...e.orientations,[t.letter]:n},anchor:o};if(!e.origin)return r;let s=[e.origin[0]+e.anchor[0],e.origin[1]+e.anchor[1]],i=Le(Nt(r,t),[s[0]-o[0],s[1]-o[1]]),c=ni(r,t,i);return{...r,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function Pt(e){let t={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&e.frames[0]?.automa)return{...t,name:"Automa",kind:"automa"};let o=e.tags[`Player${n}`],r=o&&o!=="?"?o:`Player ${n}`;return{...t,name:r,kind:"person"}})}function ri(e){return e.frames.slice(1).map(({move:t,player:n},o)=>({number:o+1,player:n??1,move:t??"pass"}))}var Sn=class{constructor(t,n){this.patches=n;let o={replay:t,index:t.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=P((r,s)=>({...r,...s}),o)}look(t){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,t))})}walk(t,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[t]:Ne(o[t],n)}})}};function ql(e,t){let[n,,...o]=e.link.split(","),r=e.frames.slice(1,t+1).filter(({move:s})=>!s?.startsWith("A:")).map(({move:s})=>s==="pass"?".":s);return[n,r.join(""),...o].join(",")}var En=class{constructor(t,n,o){this.replay=t,this.go=n;let r={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=P((s,i)=>({...s,...i}),r)}get isSolo(){return this.replay.frames[0].automa!==null}async start(t){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await ee(this.wanted(t));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(t){let{replay:n}=this,{opponent:o,strength:r,first:s}=this.store.get(),{automa:i}=n.frames[0],c=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:r}:null,p=o==="person"?Pt(n).map(({name:h})=>h):null,d=ql(n,t);return{opponent:o,...c,...l,first:s,board:"revised",seed:null,from:d,names:p}}};function Tn(e,t){let n=e?.moves.length??0,o=t.moves.slice(n);return o.map(({number:r,player:s,move:i})=>{if(!e||o.length!==1)return{number:r,player:s,move:i,change:null};let[c,l]=[e.players[s-1],t.players[s-1]],p={from:c.time,to:l.time,buttons:l.buttons-c.buttons};return{number:r,player:s,move:i,change:p}})}function si(e,t){let n=Me(e.seats),o=n.length===1?n[0]:e.turn,r=e.moves.map(({player:s})=>s).lastIndexOf(o);return e.moves.slice(r+1).map(s=>{let i=t[s.number];return i?.move===s.move?i:{...s,change:null}})}function ii({player:e,move:t,change:n},o,r){let i=`${g(o,e)} ${Ul(t,r)}`;return!n||n.to===n.from?i:`${i}: ${Wl(n)}`}function Wl({from:e,to:t,buttons:n}){let o=`moved ${t-e}`;return n===0?o:`${o}, ${zo(n)}`}function zo(e){let t=E(Math.abs(e),"button");return e<0?`−${t}`:`+${t}`}function Ul(e,t){return e.startsWith("+")?"sewed a special patch":/^[A-Za-z]\d/.test(e)?`sewed ${jo(t[e[0]]?.name??e[0])}`:It(e,t)}function Ko(e){return e.startsWith("A:")?e==="A:pass"?null:e[2]:/^[A-Za-g]\d/.test(e)?e[0]:null}function ai({change:e},t){if(!e||e.to<=e.from)return{gains:[],marks:[]};let n=i=>i>e.from&&i<=e.to,o=t.special_patches.filter(n),r=[e.buttons===0?"":Hl(e.buttons)];t.income.some(n)&&r.push("payday");let s=[...t.income.filter(n),...o];return{gains:r.filter(Boolean),marks:s}}function Hl(e){return e<0?`−${-e}`:`+${e}`}var Zo=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],Qo={normal:"Normal deck",tactical:"Tactical deck"},ci={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},li={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function ui(e){return li[e]?.[0]??e}function Pe({score_parts:e},t){let n=e;return[["Special tile",n.special_tile,[1,2,3,4,5]],["Buttons it holds",n.buttons_held,[2,3,4,5]],["Patches with buttons",n.patches_with_buttons,[3,5]],["Buttons on its patches",n.buttons_on_patches,[4,5]]].filter(([,,r])=>r.includes(t)).map(([r,s])=>[r,s])}function An(e){return e!==null&&e.stage==="card"&&e.seats.some(t=>t.yours)}function Mn(e){return e.mode==="solo"&&e.moves.at(-1)?.player===2&&e.result?.reason!=="resignation"}function Jo(e,t){return`${t[e]?.name??e} (${e})`}function Xo(e,t){return kt([...e].map(n=>Jo(n,t)))}function tr({number:e,budget:t,income:n}){return`Card ${e}: budget ${t}, income ${n}`}function er({affordable:e,choices:t,card:n},o){return e.length===0?`Budget ${n.budget} buys none of the ${t.length}: it advances.`:e.length===1?`Budget ${n.budget} buys only ${Jo(e,o)}.`:`Budget ${n.budget} buys ${Xo(e,o)}.`}function nr({filter:e,left:t,skipped:n},o){let[r,s]=li[e]??[e,e];return n?`${r}: would leave none, skipped.`:`${r} (${s}): leaves ${Xo(t,o)}.`}function or(e,t){let{taken:n,start:o,stop:r,income_marks:s,income:i,special_patches:c}=e,l=[n?`Takes ${Jo(n,t)}; token ${o} → ${r}.`:`Token ${o} → ${r}, no buttons for it.`],p=i?`+${E(i,"button")}`:"this card gives none";return s.length>0&&l.push(`Income at ${kt(s.map(String))}: ${p}.`),c.length>0&&l.push(`The special patch at ${kt(c.map(String))} is out of the game.`),e.reaches_marker&&l.push(e.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function On(e,t){return[`Automa: ${tr(e.card)}.`,er(e,t),...e.steps.map(n=>nr(n,t)),...or(e,t)].join(" ")}function rr({pile:e,aside:t,discards:n}){let o=[`${E(e,"card")} in the pile`];return t>0&&o.push(`${t} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function Ce({deck:e,numeral:t,name:n}){return`${Qo[e]}, level ${t}, ${n}`}function Yt({marker:e,marker_on_board:t}){return t?`Its marker is on space ${e}.`:"Its marker has left the board."}function Yl(e,t){let n=Pe(e,t).filter(([,o])=>o>0).map(([o,r])=>`${o.toLowerCase()} ${r}`);return`Score ${T(e.score)}${n.length?`: ${n.join(", ")}`:""}.`}function Ln({players:e,result:t},n,o){let r=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,c])=>E(i.length,"patch")+(i?` ${c}: ${Xo(i,o)}`:` ${c}`)),s=n.budget!==null&&!t?`the next one has budget ${n.budget}; `:"";return[`${Ce(n)}.`,`It holds ${E(e[1].buttons,"button")}; ${r.join("; ")}.`,Yl(e[1],n.level),Yt(n),`Cards: ${s}${rr(n)}`].join(" ")}function di(){let e=Gl(8,7).slice(0,54);return e.map(({x:t,y:n},o)=>{let r={x:(t+.5)*12,y:(n+.5)*12},s=o>0?e[o-1]:{x:t-1,y:n},i={x:r.x+(s.x-t)*12/2,y:r.y+(s.y-n)*12/2};return o<53?{centre:r,entry:i,width:12,height:12}:{centre:{x:r.x+12,y:r.y},entry:i,width:36,height:12}})}function Gl(e,t){let n=new Set,o=[],[r,s,i,c]=[0,0,1,0],l=(p,d)=>p>=0&&d>=0&&p<e&&d<t&&!n.has(`${p},${d}`);for(;o.length<e*t;)o.push({x:r,y:s}),n.add(`${r},${s}`),l(r+i,s+c)||([i,c]=[-c,i]),r+=i,s+=c;return o}var pi=10.3;function hi(){let t=[],n=-Math.PI/2,o=43;for(let r=0;r<=53;r+=1){let s={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=t.at(-1)?.centre??s,c={x:(s.x+i.x)/2,y:(s.y+i.y)/2},l=r===53?9.8:8.6;t.push({centre:s,entry:c,width:l,height:l});let p=pi/o;n+=p,o-=pi/(2*Math.PI)*p}return t}var pr=globalThis,mi=e=>e,_n=pr.trustedTypes,fi=_n?_n.createPolicy("lit-html",{createHTML:e=>e}):void 0,vi="$lit$",Ct=`lit$${Math.random().toFixed(9).slice(2)}$`,ki="?"+Ct,Vl=`<${ki}>`,zt=document,Be=()=>zt.createComment(""),De=e=>e===null||typeof e!="object"&&typeof e!="function",dr=Array.isArray,zl=e=>dr(e)||typeof e?.[Symbol.iterator]=="function",sr=`[ 	
\f\r]`,Re=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,gi=/-->/g,$i=/>/g,Gt=RegExp(`>|${sr}(?:([^\\s"'>=/]+)(${sr}*=${sr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),yi=/'/g,bi=/"/g,xi=/^(?:script|style|textarea|title)$/i,hr=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),a=hr(1),$=hr(2),ng=hr(3),je=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),wi=new WeakMap,Vt=zt.createTreeWalker(zt,129);function Si(e,t){if(!dr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return fi!==void 0?fi.createHTML(t):t}var Kl=(e,t)=>{let n=e.length-1,o=[],r,s=t===2?"<svg>":t===3?"<math>":"",i=Re;for(let c=0;c<n;c++){let l=e[c],p,d,h=-1,f=0;for(;f<l.length&&(i.lastIndex=f,d=i.exec(l),d!==null);)f=i.lastIndex,i===Re?d[1]==="!--"?i=gi:d[1]!==void 0?i=$i:d[2]!==void 0?(xi.test(d[2])&&(r=RegExp("</"+d[2],"g")),i=Gt):d[3]!==void 0&&(i=Gt):i===Gt?d[0]===">"?(i=r??Re,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,p=d[1],i=d[3]===void 0?Gt:d[3]==='"'?bi:yi):i===bi||i===yi?i=Gt:i===gi||i===$i?i=Re:(i=Gt,r=void 0);let x=i===Gt&&e[c+1].startsWith("/>")?" ":"";s+=i===Re?l+Vl:h>=0?(o.push(p),l.slice(0,h)+vi+l.slice(h)+Ct+x):l+Ct+(h===-2?c:x)}return[Si(e,s+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),o]},Fe=class e{constructor({strings:t,_$litType$:n},o){let r;this.parts=[];let s=0,i=0,c=t.length-1,l=this.parts,[p,d]=Kl(t,n);if(this.el=e.createElement(p,o),Vt.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=Vt.nextNode())!==null&&l.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(vi)){let f=d[i++],x=r.getAttribute(h).split(Ct),O=/([.?@])?(.*)/.exec(f);l.push({type:1,index:s,name:O[2],strings:x,ctor:O[1]==="."?ar:O[1]==="?"?cr:O[1]==="@"?lr:de}),r.removeAttribute(h)}else h.startsWith(Ct)&&(l.push({type:6,index:s}),r.removeAttribute(h));if(xi.test(r.tagName)){let h=r.textContent.split(Ct),f=h.length-1;if(f>0){r.textContent=_n?_n.emptyScript:"";for(let x=0;x<f;x++)r.append(h[x],Be()),Vt.nextNode(),l.push({type:2,index:++s});r.append(h[f],Be())}}}else if(r.nodeType===8)if(r.data===ki)l.push({type:2,index:s});else{let h=-1;for(;(h=r.data.indexOf(Ct,h+1))!==-1;)l.push({type:7,index:s}),h+=Ct.length-1}s++}}static createElement(t,n){let o=zt.createElement("template");return o.innerHTML=t,o}};function pe(e,t,n=e,o){if(t===je)return t;let r=o!==void 0?n._$Co?.[o]:n._$Cl,s=De(t)?void 0:t._$litDirective$;return r?.constructor!==s&&(r?._$AO?.(!1),s===void 0?r=void 0:(r=new s(e),r._$AT(e,n,o)),o!==void 0?(n._$Co??=[])[o]=r:n._$Cl=r),r!==void 0&&(t=pe(e,r._$AS(e,t.values),r,o)),t}var ir=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:o}=this._$AD,r=(t?.creationScope??zt).importNode(n,!0);Vt.currentNode=r;let s=Vt.nextNode(),i=0,c=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new qe(s,s.nextSibling,this,t):l.type===1?p=new l.ctor(s,l.name,l.strings,this,t):l.type===6&&(p=new ur(s,this,t)),this._$AV.push(p),l=o[++c]}i!==l?.index&&(s=Vt.nextNode(),i++)}return Vt.currentNode=zt,r}p(t){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(t,o,n),n+=o.strings.length-2):o._$AI(t[n])),n++}},qe=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,o,r){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=o,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=pe(this,t,n),De(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==je&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):zl(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&De(this._$AH)?this._$AA.nextSibling.data=t:this.T(zt.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:o}=t,r=typeof o=="number"?this._$AC(t):(o.el===void 0&&(o.el=Fe.createElement(Si(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===r)this._$AH.p(n);else{let s=new ir(r,this),i=s.u(this.options);s.p(n),this.T(i),this._$AH=s}}_$AC(t){let n=wi.get(t.strings);return n===void 0&&wi.set(t.strings,n=new Fe(t)),n}k(t){dr(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,r=0;for(let s of t)r===n.length?n.push(o=new e(this.O(Be()),this.O(Be()),this,this.options)):o=n[r],o._$AI(s),r++;r<n.length&&(this._$AR(o&&o._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let o=mi(t).nextSibling;mi(t).remove(),t=o}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},de=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,o,r,s){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=s,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(t,n=this,o,r){let s=this.strings,i=!1;if(s===void 0)t=pe(this,t,n,0),i=!De(t)||t!==this._$AH&&t!==je,i&&(this._$AH=t);else{let c=t,l,p;for(t=s[0],l=0;l<s.length-1;l++)p=pe(this,c[o+l],n,l),p===je&&(p=this._$AH[l]),i||=!De(p)||p!==this._$AH[l],p===u?t=u:t!==u&&(t+=(p??"")+s[l+1]),this._$AH[l]=p}i&&!r&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ar=class extends de{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},cr=class extends de{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},lr=class extends de{constructor(t,n,o,r,s){super(t,n,o,r,s),this.type=5}_$AI(t,n=this){if((t=pe(this,t,n,0)??u)===je)return;let o=this._$AH,r=t===u&&o!==u||t.capture!==o.capture||t.once!==o.once||t.passive!==o.passive,s=t!==u&&(o===u||r);r&&this.element.removeEventListener(this.name,this,o),s&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ur=class{constructor(t,n,o){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(t){pe(this,t)}};var Zl=pr.litHtmlPolyfillSupport;Zl?.(Fe,qe),(pr.litHtmlVersions??=[]).push("3.3.3");var R=(e,t,n)=>{let o=n?.renderBefore??t,r=o._$litPart$;if(r===void 0){let s=n?.renderBefore??null;o._$litPart$=r=new qe(t.insertBefore(Be(),s),s,void 0,n??{})}return r._$AI(e),r};function We(e){return e.stage!=="over"&&!B(e)&&e.seats[e.turn-1].yours}function _(e){return e.table!==null&&!e.looking&&!e.pending&&We(e.table)}function St({table:e,looking:t,pending:n}){return An(e)&&!t&&!n}function Ue(e){return e!==null&&e.mode!=="screen"&&e.mode!=="remote"}function he(e){return _(e)&&Ue(e.table)}function Kt({table:e,pending:t}){return e!==null&&e.can_undo&&t===null&&C(e)}function He(e){return e.looking?e.looking.frames[e.looking.index]:e.table}function I(e,t){return e.table?.options.find(n=>n.letter===t)}function me(e){return e.options.flatMap(t=>t.letter===null?[]:[t.letter])}function Zt(e,t){let n=I(e,t);return n?{letter:t,patch:e.patches[t],placements:new Set(n.placements??[])}:null}function F(e){let{letter:t}=e.placement;return!e.table||t===null?null:t==="+"?vn(e.table.special_cells):Zt(e,t)}function fe(e){let{table:t}=e;if(!t)return 1;let n=[1,2].filter(o=>t.seats[o-1].yours);return n.length===1?n[0]:n.length===2?He(e)?.turn??1:1}function In(e,t){let{table:n,placement:o}=e;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(t.slice(1)):I(e,o.letter)?.completes_7x7?.includes(t)??!1}function mr(e,t){if(!e||e==="pass"||e.startsWith("A:"))return null;let n=nt(e.slice(-2));return{shape:e.startsWith("+")?[[0,0]]:t[e[0]].orientations[e[1]],origin:n}}function Ye({table:e,looking:t,seen:n}){if(!e)return[];if(!t)return si(e,n);let o=e.moves[t.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function Nn(e,t){return e.flatMap(n=>mr(n,t)??[])}function Ei(e){let{table:t,placement:n,weighing:o}=e;if(!t||!_(e))return null;let r=n.letter??(o?null:""),s=r===""||r==="+"?void 0:I(e,r);if(!s)return null;let{consequence:i}=s,c=t.turn,l=t.players[c-1].time,p=t.time_board.special_patches_left.filter(d=>d>l&&d<=i.time);return{player:c,from:l,to:i.time,marks:[...i.income_marks,...p],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Ti({player:e,to:t,income:n,special:o,next:r},s){let c=[n>0?`income +${n}`:"",o?"special patch":""].filter(Boolean).join(", ");return`To space ${t}${c?`: ${c}`:""}. ${Ql(e,r,s)}`}function Ql(e,t,n){return t===null?"Then the game is over":`Then ${g(n,t)==="You"?"you":g(n,t)}${t===e?" again":""}`}var fr=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Ai=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function Mi(e){let t=fr.indexOf(e);return{cloth:t%6,weave:(Math.floor(t/6)+t%6)%6}}function Oi(){return a`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${fr.map(e=>{let{cloth:t,weave:n}=Mi(e);return $`<pattern id=${`fabric-${e}`} class=${`cloth-${t}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${Ai[n]}></path></pattern>`})}
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
  </svg>`}function gt(e,t,n){let o=n*.3;return $`<g class="disc" transform=${`translate(${e} ${t})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([r,s])=>$`<circle class="hole" cx=${r*o} cy=${s*o} r=${n*.16}></circle>`)}</g>`}function Jl(e){let t=e.orientations[0];return Array.from({length:e.income},(n,o)=>t[Math.floor((o+.5)*t.length/e.income)])}function Ge(e,t,n,[o,r],s){let i=t.orientations[n],c=J(t.orientations[0]);return $`<g class="patch" transform=${`translate(${r*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${e})`} d=${H(i,10,.25)}></path>
    <path class="stitches" d=${H(i,10,1.1)}></path>
    ${Jl(t).map(l=>{let[p,d]=Cs(l,c,n);return gt((d+.5)*10,(p+.5)*10,2.6)})}
    ${s?Xl(i[0],e):u}
  </g>`}function Xl([e,t],n){let[o,r]=[(t+.5)*10,(e+.5)*10+1.9];return $`<text class="letter" x=${o} y=${r}>${n}</text>`}function gr([e,t]){return $`<g class="patch special" transform=${`translate(${t*10} ${e*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${H([[0,0]],10,.25)}></path>
    <path class="stitches" d=${H([[0,0]],10,1.4)}></path></g>`}function Ve(e,t,n,o){let[r,s]=J(t.orientations[n]),i=Math.max(4,r,s)*10+1.2,[c,l]=[(s*10-i)/2,(r*10-i)/2];return a`<svg class="framed" viewBox=${`${c} ${l} ${i} ${i}`} aria-hidden="true">
    ${Ge(e,t,n,[0,0],o)}
  </svg>`}function Pn(e,t,n,o){let[r,s]=J(t.orientations[n]);return a`<svg
    class=${`picture w${s} h${r}`}
    viewBox=${`-0.6 -0.6 ${s*10+1.2} ${r*10+1.2}`}
    aria-hidden="true"
  >
    ${Ge(e,t,n,[0,0],o)}
  </svg>`}var Li={cloth:di(),thread:hi()},ze=[1,2];function _i(e){return e.time_board.on_top===1?[ze[1],ze[0]]:ze}function Ii(e,t){let[n,o]=e.players.map(c=>c.time),r=n===o?`Both tokens are on space ${n}, ${g(t,e.time_board.on_top)} on top.`:ze.map(c=>`${_e(g(t,c))} on space ${e.players[c-1].time}.`).join(" "),s=e.time_board.special_patches_left,i=e.automa?` ${Yt(e.automa)}`:"";return`${r} Special patches left: ${s.length?s.join(", "):"none"}.${i}`}function $r(e,t,n,o){let r=o*1.25,s=e===1?$`<circle r=${o}></circle>`:$`<path d=${`M0 ${-r}L${r} 0 0 ${r} ${-r} 0Z`}></path>`;return $`<g class=${`token token-${e}`} transform=${`translate(${t} ${n})`}>${s}
    <text y=${o*.42} font-size=${o*1.2}>${e}</text></g>`}function Ni({numeral:e},t,n,o){let r=Array.from({length:16},(s,i)=>{let c=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return $`<g class="marker" transform=${`translate(${t} ${n})`}>
    <path d=${`M${r.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${e}</text></g>`}function Pi({automa:e},t,n){if(!e?.marker_on_board)return u;let[o,r]=t(e.marker);return Ni(e,o,r,n)}function Ci(e){return a`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${$r(e,0,0,4.4)}
  </svg>`}function eu(e,t,n,o=null){let r=Li[n],s=n==="cloth"?84:96,{income:i,special_patches:c,special_patches_left:l}=e.time_board;return a`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Ii(e,t)}
  >
    ${n==="thread"?nu(r):u}
    ${r.map((p,d)=>ou(p,d,n))}
    ${o?Ri(o,p=>r[p].centre):u}
    ${i.map(p=>{let{x:d,y:h}=r[p].entry;return Cn(p,o,gt(d,h,2.5))})}
    ${c.map(p=>{let{x:d,y:h}=r[p].entry;return Cn(p,o,Rn(d,h,4.8,l.includes(p)))})}
    ${o?Bi(o,r[o.to].centre,4.6):u}
    ${Pi(e,p=>[r[p].centre.x,r[p].centre.y],5.4)}
    ${ru(e,r)}
  </svg>`}function Cn(e,t,n){let r=t?.marks.includes(e)??!1?"board-mark crossed":"board-mark";return $`<g class=${r} data-mark=${e}>${n}</g>`}function Ri({player:e,from:t,to:n},o){let s=Array.from({length:n-t+1},(i,c)=>o(t+c)).map(({x:i,y:c})=>`${i.toFixed(1)} ${c.toFixed(1)}`).join("L");return $`<path class="walk-halo" d=${`M${s}`}></path>
    <path class=${`walk walk-${e}`} d=${`M${s}`} data-testid="walk"></path>`}function Bi({player:e,to:t},{x:n,y:o},r){let s=r*1.2,i=e===1?$`<circle r=${r}></circle>`:$`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return $`<g class=${`landing landing-${e}`} data-landing=${t}
    transform=${`translate(${n} ${o})`}>${i}</g>`}function nu(e){let t=e.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return $`<path class="strand" d=${`M${t.join("L")}`}></path>`}function ou({centre:e,width:t,height:n},o,r){let s=r==="thread"?"0":"start",i=r==="cloth"?$`<rect x=${e.x-t/2+.3} y=${e.y-n/2+.3}
          width=${t-.6} height=${n-.6} rx="1.2"></rect>`:$`<circle cx=${e.x} cy=${e.y} r=${t/2}></circle>`,c=o===0||o===53?"end":o%2?"odd":"even";return $`<g class=${`space ${c}`}>${i}
    <text x=${e.x} y=${e.y+1.2}>${o===0?s:o}</text></g>`}function Rn(e,t,n,o){return $`<rect class=${o?"mark-special":"mark-special taken"}
    x=${e-n/2} y=${t-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function ru(e,t){let n=e.players[0].time===e.players[1].time;return _i(e).map((o,r)=>{let{x:s,y:i}=t[e.players[o-1].time].centre,c=n?r*-2.6+1.3:0;return $r(o,s+c*.6,i+c,4)})}var Ke={left:5,span:150,bar:9.5,above:4,below:15};function Et(e){return Ke.left+e*Ke.span/53}function Bn(e){return e===1?Ke.above:Ke.below}function Di(e,t){return Li[e][t].centre}function su(e,t,n){let{income:o,special_patches:r,special_patches_left:s}=e.time_board,{bar:i}=Ke;return a`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Ii(e,t)}
  >
    <rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${ze.map(c=>$`<rect class=${`gone gone-${c}`} x="3" y=${c===1?i-1.6:i}
        width=${Math.max(2,Et(e.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Ri(n,c=>({x:Et(c),y:i})):u}
    ${o.map(c=>Cn(c,n,gt(Et(c-.5),i,2.1)))}
    ${r.map(c=>Cn(c,n,Rn(Et(c-.5),i,4.2,s.includes(c))))}
    ${Pi(e,c=>[Et(c),i],3.6)}
    ${n?Bi(n,{x:Et(n.to),y:Bn(n.player)},3.2):u}
    ${_i(e).map(c=>{let{time:l}=e.players[c-1];return $r(c,Et(l),Bn(c),3.3)})}
  </svg>`}function iu({automa:e}){let t=[["income",gt(0,0,2.4)],["special patch",Rn(0,0,4.6,!0)],["taken",Rn(0,0,4.6,!1)]];if(!e)return t;let{marker:n,marker_on_board:o}=e;return[...t,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Ni(e,0,0,2.9)]]}function Dn(e,t,n,o,r=null,s=1){return a`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round":"Square"}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${r?Ti(r,t):`${g(t,s)}: ${Ut(e,s)}`}
    </p>
    <div class="spiral-box">${eu(e,t,n,r)}</div>
    <div class="line-box">${su(e,t,r)}</div>
    <ul class="legend">
      ${iu(e).map(([i,c])=>a`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${i}</li>`)}
    </ul>
  </section>`}var jn=class{constructor(t,n){this.root=t,this.look=n,this.scene=null,this.running=[]}prepare({table:t},n,o){let[r]=o>0?Tn(t,n):[];if(!r){this.scene=null;return}let s=Ko(r.move),i=s?this.root.querySelector(`[data-patch="${s}"] .framed`):null,c=i&&{box:i.getBoundingClientRect(),image:i.cloneNode(!0)},{gains:l,marks:p}=ai(r,n.time_board);this.scene={happening:r,milliseconds:o,gains:l,marks:p,picture:c}}play(){let{scene:t}=this;this.scene=null,t&&(this.skip(),this.fly(t),this.walk(t),this.light(t),this.float(t))}skip(){for(let t of this.running)t.finish();this.running=[]}run(t,n,o){let r=t.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(r),r}fly({happening:{move:t,player:n},picture:o,milliseconds:r}){let s=this.targetOf(Ko(t),n);if(!o||!s)return;let[i,c]=[o.box,s.getBoundingClientRect()],l=this.overlay("flying",[o.image]),p=(h,f)=>({transform:`translate(${h.x+h.width/2}px, ${h.y+h.height/2}px)
        translate(-50%, -50%) scale(${f})`}),d=Math.max(c.width,c.height)/170;this.run(l,[p(i,i.width/170),p(c,d)],r*.9).onfinish=()=>l.remove(),s.matches("g")&&this.run(s,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],r)}targetOf(t,n){let r=[...this.root.querySelectorAll(`[data-sewn="${t}"]`)].filter(i=>i.getBoundingClientRect().width>0),[s]=r.sort((i,c)=>c.getBoundingClientRect().width-i.getBoundingClientRect().width);return s??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:t,player:n},milliseconds:o}){if(!t||t.to<=t.from)return;let r=Array.from({length:t.to-t.from+1},(c,l)=>t.from+l),s=c=>Di(this.look(),c),i=c=>({x:Et(c),y:Bn(n)});for(let[c,l]of[["spiral",s],["time-line",i]]){let p=this.root.querySelector(`.${c} .token-${n}`),d=r.map(l).map(({x:h,y:f})=>({transform:`translate(${h}px, ${f}px)`}));p&&this.run(p,d,o*.9)}}light({marks:t,milliseconds:n}){for(let o of t)for(let r of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(r,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:t},gains:n,milliseconds:o}){let s=this.root.querySelector(`[data-testid="buttons-${t}"]`)?.getBoundingClientRect();if(!s||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[c,l]=[s.x-4,s.y-4],p=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(i,p,o).onfinish=()=>i.remove()}overlay(t,n){let o=document.createElement("div");return o.className=`overlay ${t}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Rt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],ge=3,Fn=65536,ji=18e4;function Fi({mode:e,board:t,seats:n,automa:o}){let[r]=Me(n);if(r===void 0||e==="remote")return null;let s={board:t,seed:null,from:null,names:null};if(e==="solo"&&o)return{...s,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(e==="screen")return{...s,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=r===1?"opponent":"you";return{...s,opponent:"computer",level:au(n[2-r].name),first:i}}function au(e){return Number(/level (\d+)$/.exec(e)?.[1]??ge)}var qi=16;function yr(e,t){let n=Do(t);return n!==null&&cu(e,t,n)||pu(e,t,n)||{text:e.told||du(t),actions:[],urgent:!1}}function Wi(e,t,n){return n==="rematch"?br(t):yr(e,t).actions.some(([o])=>o===n)}function br(e){let t=Do(e);return t===null||e.stage!=="over"||ne(e.seats)!==null?!1:e.rematch.game===null&&!e.rematch.asked.includes(t)}function cu(e,t,n){return B(t)?null:t.stage==="over"?uu(t,n):lu(e,t,n)}function lu({fallen:e},t,n){let o=wr(t.seats,Ae(n));return t.offer&&t.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:e===Ae(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:e===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:t.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function uu({rematch:e,seats:t},n){let o=wr(t,Ae(n));return e.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:e.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:e.asked.includes(Ae(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function pu(e,t,n){let o=vr(t);if(o===null||t.stage==="over")return null;let r=wr(t.seats,o);return n===null||!e.isLongAway||t.clock?{text:`${_e(r)} away.`,actions:[],urgent:!1}:{text:`${r} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function wr(e,t){let n=g(e,t);return n.length>qi?`${n.slice(0,qi-1).trimEnd()}…`:n}function vr(e){return e.mode!=="remote"?null:Ot.find(t=>e.seats[t-1].away&&!e.seats[t-1].yours)??null}function du({clock:e,rated:t,takebacks:n}){return`${[e?ie(e.control):"No clock",t?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function ot(e){return B(e)?kr(e):xt(e,e.seats)}function $e(e){return B(e)?hu(e):lt(e,e.seats)}function kr(e){let t=Oe(e);return t?`Waiting for ${t}`:e.access==="public"?"Waiting for another player":C(e)?"Waiting for your friend":"Waiting for a second player"}function hu(e){let t=Oe(e);return t?`The seat is kept for ${t}.`:e.access==="public"?"Whoever takes the open seat plays.":C(e)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function Ui(e,t){if(!e)return"";let n=e.player===null?"":g(t.seats,e.player),o=n==="You";switch(e.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function Hi(e,t){return e!==null&&e.rematch.game===null&&t.rematch.game!==null&&C(t)?t.rematch.game:null}function Yi(e,t,n,o=""){let r=`${ot(t)}. ${$e(t)}`;if(!e)return r;let s=e.moves.length;return t.moves.length<s?`Taken back. ${r}`:o?ot(e)===ot(t)?o:`${o} ${r}`:[...t.moves.slice(s).map(({number:c,player:l,move:p})=>{let d=l===2&&t.automa?.turns.find(h=>h.number===c);return d?On(d,n):`${g(t.seats,l)}: ${It(p,n,!0)}.`}),...mu(e,t),r].join(" ")}function mu(e,t){return t.players.flatMap((n,o)=>{if(!n.special_tile||e.players[o].special_tile||t.automa&&o===1)return[];let r=g(t.seats,o===0?1:2);return[`${r} ${r==="You"?"take":"takes"} the special tile, 7 points.`]})}function Gi(e,t){let{table:n,placement:o}=e;if(t.type==="hover"||t.type==="leave"||t.type==="hold")return e.ghostText;if(t.type==="cancel")return"Put back.";if(!n)return"";let r=F(e);if(!r)return W(o.cursor);if(!o.origin){let h=I(e,r.letter)?.reason,f=r.letter==="+"?"Special patch":e.patches[r.letter].name;return h?`${f}: ${h}.`:`${f} chosen. Choose a place.`}let s=n.players[n.turn-1].cells,i=ut(o,r),c=ct(i,s,I(e,r.letter)),l=W(o.origin);if(c)return`${l}: ${c}.`;let p=oe(s,i),d=In(e,le(o,r)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${kt(p.map(qo))}`:""}.${d}`}function Vi(e,t){let{table:n}=e,o=I(e,t);return!n||!o?"":`${gn(o,[],!1,n,n.seats).map(s=>s.text).join("; ")}.`}function xr(e,t,n){return[...t.placements].map(o=>{let r=nt(o.slice(1)),s=vt(t.patch.orientations[o[0]],r),i=oe(e,s).length;return{key:o,score:fu(e,s)-6*i}}).sort((o,r)=>r.score-o.score||(o.key<r.key?-1:1)).slice(0,n).map(({key:o})=>o)}function zi(e,t,n){let o=[...t.placements].filter(s=>s[0]===String(n)),r=new Set(o.length>0?o:t.placements);return xr(e,{...t,placements:r},1)[0]??null}function fu(e,t){let n=new Set(t.map(String)),o=0;for(let[r,s]of t)for(let[i,c]of[[r-1,s],[r+1,s],[r,s-1],[r,s+1]])(i<0||c<0||i>=9||c>=9||e[i*9+c]!=="."&&!n.has(`${i},${c}`))&&(o+=1);return o}function Sr({table:e,anchor:t},n,o){if(!e?.clock||!t)return null;let r=Ie(e.clock,n,t,o);return{text:wn(r),sentence:Ws(r),low:Us(e.clock.control,r)}}var qn=class{constructor(t){this.outside=t,this.timer=null,this.left=null,this.running=null}consider(t){this.stop();let n=this.outside.now();this.show(t,n);let o=[this.watchClock(t,n),this.watchAway(t,n)].filter(r=>r!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(t),Math.max(1,Math.min(...o))))}show(t,n){for(let o of Ot){let r=Sr(t,o,n);r&&this.outside.show(o,r)}}watchClock({table:t,anchor:n,fallen:o},r){let s=t?.clock,i=s?.running??null,c=i===this.running?this.left:null;if(this.running=i,this.left=null,!t||!s||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=Ie(s,i,n,r);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:$u(t,p)});let d=c===null?null:Hs(c,l);return d!==null&&this.outside.onTime({timeSaid:gu(t,i,d)}),Ys(l)}watchAway({awayFrom:t,isLongAway:n},o){if(t===null||n)return null;let r=t+ji-o;return r>0?r:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function gu({seats:e},t,n){let o=g(e,t);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function $u({seats:e},t){if(t===null)return"";let n=g(e,t);return n==="You"?"Your time is up.":`${n}’s time is up.`}var Wn="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.";function Zi(e,t,n=0){let{table:o}=e,r=t.trim();if(!o)return{error:"The table is not there yet."};if(r==="")return{error:Wn};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(r))return vu(e,o,r);let[s,i,...c]=r.toLowerCase().split(/\s+/);if(c.length>0)return{error:Wn};switch(s){case"pass":case"p":return wu(e);case"undo":case"u":return Kt(e)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return St(e)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return he(e)?{request:{type:"hint"}}:{error:Tu(e)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return yu(e,o,s);case"clock":return{say:bu(e,o,n)};case"help":case"?":return{help:!0};case"m":return{say:Su(e,o)};case"q":return{say:Qi(e,o,fe(e))};case"o":return{say:Eu(e,o)};case"t":return{say:Au(o)};case"l":return{say:Mu(e,o)};case"s":return{say:Ou(o)};case"w":return Ki(e,i,l=>({say:Vi(e,l)}));case"fit":return Ki(e,i,l=>xu(e,o,l));default:return{error:`“${r}” is no move and no command. ${Wn}`}}}function yu(e,t,n){return Wi(e,t,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function bu(e,t,n){let o=[1,2].map(r=>{let s=r,i=Sr(e,s,n),c=g(t.seats,s);return i&&`${c}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function wu(e){let t=I(e,null);return!_(e)||!t?.available?{error:Un(e)}:{request:{type:"move",move:"pass"}}}function Un(e){let{table:t}=e;return e.looking?"This is an earlier position: go back to the game first.":e.pending?"The last move is still on its way.":t?.stage==="over"?"The game is over.":St(e)?"The Automa’s card is to be turned over first: type turn.":t&&B(t)?`${kr(t)}.`:t?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function vu(e,t,n){if(!_(e))return{error:Un(e)};let o=t.players[t.turn-1].cells,r=nt(n.slice(-2));return r?n.startsWith("+")?t.stage!=="special_patch"?{error:"There is no special patch to place."}:t.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${ct([r],o,void 0)??"can’t go there"}.`}:t.stage==="special_patch"?{error:Un(e)}:ku(e,t,n,r):{error:Wn}}function ku(e,t,n,o){let r=n[0],s=I(e,r);if(!s)return{error:`Patch ${r} is not on offer; these are: ${me(t).join(", ")||"none"}.`};let{name:i,orientations:c}=e.patches[r],l=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!s.available)return{error:`${i}: ${s.reason}.`};if(s.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let d=vt(p,o),f=d.some(([x,O])=>x>8||O>8)?"does not lie wholly on the quilt":ct(d,t.players[t.turn-1].cells,s);return{error:`${i} ${f??"can’t go there"}.`}}function Ki(e,t,n){let o=e.table?me(e.table):[];if(t==="pass"&&I(e,null))return n(null);let r=o[Number(t)-1];return r===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(r)}function xu(e,t,n){let o=n===null?null:Zt(e,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let r=xr(t.players[t.turn-1].cells,o,8),s=r.map(i=>o.letter+i).join(" ");return{say:r.length?`${E(o.placements.size,"place")}, best first: ${s}.`:"It fits nowhere."}}function Su(e,t){let n=me(t);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,c)=>{let l=I(e,i)?.reason,p=`${c+1}: ${Wt(e.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),r=I(e,null),{time:s}=t.players[t.turn-1];return`${o.join(". ")}. ${r?Bs(r,s):""}.`}function Qi(e,t,n){let{cells:o,patches:r}=t.players[n-1],s=r.map(i=>yn(i,e.patches)).join("; ");return`${g(t.seats,n)}: ${$n(o)} ${s?`${s}.`:""}`}function Eu(e,t){return t.automa?`Automa: ${Ln(t,t.automa,e.patches)}`:Qi(e,t,3-fe(e))}function Tu(e){return Ue(e.table)?Un(e):"Hints are given alone and against the computer only."}function Au(e){let t=[1,2].map(o=>{let r=o,{time:s}=e.players[o-1];return`${g(e.seats,r)} on ${s}, ${Ut(e,r)}`}),n=e.automa?` ${Yt(e.automa)}`:"";return`${t.join("; ")}.${n} ${lt(e,e.seats)}`}function Mu(e,t){let n=t.moves.at(-1);if(!n)return`No move yet. ${ot(t)}.`;let o=e.account.turns.find(s=>s.number===n.number);if(o)return On(o,e.patches);let r=g(t.seats,n.player);return`Move ${n.number}, ${r}: ${It(n.move,e.patches,!0)}.`}function Ou(e){return`If the game ended now: ${[1,2].map(n=>Lu(e,n)).join("; ")}.`}function Lu({automa:e,players:t,seats:n},o){let{score:r,buttons:s,income:i}=t[o-1],c=`${T(r)}, with ${E(s,"button")}`;return e&&o===2?`Automa ${c}`:`${g(n,o)} ${c}, income ${i}`}var _u=new Set(["presence","ready","thinking"]),Iu=["1","2"];function Ji(e,t){let{number:n,now:o=null,acknowledges:r,event:s,changed:i,players:c,moves:l}=t;return!(n===e.number+1&&!_u.has(s.kind))&&n!==e.number||l.keep>e.moves.length?null:{...e,...i,number:n,now:o,acknowledges:r,players:e.players.map((d,h)=>({...d,...c[Iu[h]]})),moves:[...e.moves.slice(0,l.keep),...l.add]}}var Xi=250,Nu=2e3,Pu=5e3,Cu=15e3,Hn=class{constructor(t,n){this.outside=t,this.table=n,this.wait=Xi,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let t=this.outside.open();this.socket=t,this.hasGap=!1,t.onopen=()=>this.opened(),t.onmessage=n=>this.received(String(n.data)),t.onclose=()=>this.closed(t),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let t=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),t&&(t.onmessage=null,t.readyState===0?t.onopen=()=>t.close():t.close())}send(t){return this.pending?!1:(this.pending={...t,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(t),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Pu)}drop(){let t=this.socket;t&&(t.onclose=null,t.close(),this.closed(t))}opened(){this.wait=Xi,this.outside.onStatus("open"),this.transmit()}received(t){let n=JSON.parse(t);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(t){this.socket?.send(JSON.stringify({type:"pong",n:t})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Cu)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(t){let n=this.hasGap?null:Ji(this.table,t);if(n)return this.show(n,t.acknowledges,t.event);this.acknowledged(t.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(t,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=t,this.acknowledged(n),this.outside.onTable(t,o)}acknowledged(t){t!==null&&t===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(t){this.socket===t&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Nu,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function ta(e){return{patches:e,table:null,status:"connecting",pending:null,placement:ei,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function ea(e,t){switch(t.type){case"table":return Bu(Ru(e,t.table,t.at??0),t.table,t.happened??null);case"told":return{...e,told:t.text,said:t.text};case"time":return{...e,...t.part};case"status":return{...e,status:t.status};case"pending":return{...e,pending:t.request,notice:t.request?null:e.notice};case"refusal":return{...e,notice:{kind:"error",text:t.text}};case"hint":return{...e,hint:t.hint};case"placement":return Fu(e,t.event);case"look":return{...e,looking:{frames:t.frames,index:t.index},placement:na(e)};case"return":return Er({...e,looking:null});case"walk":return{...e,walks:{...e.walks,[t.player]:Ne(e.walks[t.player],t.direction)}};case"dialog":return{...e,dialog:t.dialog};case"peek":return{...e,peek:!e.peek};case"typing":return{...e,typing:t.open};case"weigh":return e.weighing===t.on?e:{...e,weighing:t.on};case"notice":return{...e,notice:t.notice};case"copied":return{...e,copied:t.text}}}function Ru(e,t,n){let o=vr(t)!==null;return{...e,anchor:qs(e.anchor,t,n),awayFrom:o?e.awayFrom??n:null,isLongAway:o&&e.isLongAway}}function Bu(e,t,n){let o=e.table;if(o&&o.number===t.number)return{...e,table:t};let r=Ui(n,t),s=Yi(o,t,e.patches,r)||e.said;return o!==null&&o.position===t.position&&r!==""?{...e,table:t,said:s,told:r}:Er({...e,table:t,said:s,told:r,looking:null,ghostText:"",copied:"",hint:null,account:ju(e,t),seen:Du(e,t),placement:na(e)})}function Du({seen:e,table:t},n){let o=Tn(t,n),r=Object.values(e).filter(({number:s})=>s<=n.moves.length);return Object.fromEntries([...r,...o].map(s=>[s.number,s]))}function ju({account:e,table:t},n){let{turns:o}=n.automa??e,r=t!==null&&n.moves.length<t.moves.length;if(o.length===0&&!r)return e;let s=o.length>0&&o[0].number===e.turns[0]?.number;return{turns:o,run:s?e.run:e.run+1}}function na({placement:e}){return{...e,letter:null,origin:null,set:!1}}function Er(e){let{table:t}=e;if(!t||t.stage!=="special_patch"||!We(t))return e;let n=vn(t.special_cells);return{...e,placement:Go(e.placement,null,{type:"choose",choice:n})}}function Fu(e,t){if(e.pending)return e;let n=F(e),o=Go(e.placement,n,t);if(o===e.placement)return e;let r={...e,placement:o,notice:null};return{...t.type==="cancel"?Er(r):r,ghostText:Gi(r,t)}}var qu={normal:350,faster:160,off:0},Wu={normal:1200,faster:500,off:0},Yn=class{constructor(t,n){this.outside=t,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(t,n){this.waiting.push({item:t,isAction:n}),this.timer===null&&this.next()}interrupt(t){this.skip(),this.show(t,0)}skip(){let t=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of t)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let t=this.waiting.shift();t;t=this.waiting.shift()){let n=t.isAction?this.timeFor(this.outside.pace()):0;if(this.show(t.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(t){let n=1+this.waiting.filter(({isAction:r})=>r).length,o=Math.max(0,Wu[t]-this.spent);return Math.min(qu[t],Math.floor(o/n))}};var Uu=new Set(["thinking","ready","presence"]),Hu=[3,3],Gn=class{constructor(t,n,o){this.id=t.game,this.store=P(ea,ta(n));let{dispatch:r}=this.store;this.connection=new Hn({open:o,later:(s,i)=>Number(setTimeout(s,i)),forget:s=>clearTimeout(s),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(s,i)=>this.hear({table:s,happened:i,at:performance.now()}),onRefusal:s=>this.refused(s),onHint:({move:s,words:i})=>r({type:"hint",hint:{move:s,words:i}}),onStatus:s=>r({type:"status",status:s}),onPending:s=>r({type:"pending",request:s})},t),this.pace=()=>"off",this.onShow=()=>{},this.onHelp=()=>{},this.telling=new Yn({later:(s,i)=>Number(setTimeout(s,i)),forget:s=>clearTimeout(s),pace:()=>this.pace()},(s,i)=>{this.onShow(s,i),r({type:"table",...s})}),r({type:"table",table:t,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(t){let{table:n,happened:o}=t;if(o&&Uu.has(o.kind))return this.telling.receive(t,!1);let r=o?.kind==="move"||o?.kind==="card",s=!o?.player||n.seats[o.player-1].yours;r&&!s?this.telling.receive(t,!0):this.telling.interrupt(t)}skip(){return this.telling.skip()}placement(t){this.store.dispatch({type:"placement",event:t})}complain(t){this.store.dispatch({type:"notice",notice:{kind:"error",text:t}})}choose(t,n){if(!_(this.state))return;let o=Zt(this.state,t);this.state.placement.letter===t&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(t){if(!_(this.state))return;this.choose(t);let{table:n,placement:o}=this.state,r=F(this.state);if(!n||!r||o.letter!==t)return;let s=Y(o,t),i=zi(n.players[n.turn-1].cells,r,s),c=i?nt(i.slice(1)):null,l=i?Number(i[0]):s;this.placement({type:"put",orientation:l,origin:c??Hu})}chooseAt(t){let{table:n,placement:o}=this.state,r=n?me(n)[t]:void 0;r===void 0||!_(this.state)||(o.letter!==r&&this.choose(r),this.placement({type:"show"}))}commit(){let{state:t}=this,{table:n,placement:o}=t,r=F(t);if(!n||!_(t))return;if(!r)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let s=I(t,r.letter),i=ct(ut(o,r),n.players[n.turn-1].cells,s,!1),c=kn(o,r);if(i||!c)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t go there: it ${i??"does not fit"}.`);this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){_(this.state)&&I(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:t}=this.state;if(!(!t||!Kt(this.state))){if(Mn(t)&&!t.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(t=!1){St(this.state)&&(this.send({type:"turn"}),this.byItself=t)}hint(){he(this.state)&&this.send({type:"hint"})}refused({kind:t,error:n}){t==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:t,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(t){this.dialog(null),this.send({type:"handover",level:t})}mind(t){t==="handover"?this.dialog("handover"):this.send({type:t})}async report(t,n){this.dialog(null);try{await Ns({game:this.id,reason:t,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(t){let{table:n}=this.state,o=n&&Fi(n);if(o)try{t((await ee(o)).url)}catch(r){this.complain(r instanceof Error?r.message:String(r))}}send(t){this.byItself=!1,this.connection.send(t)||this.complain("The last move is still on its way.")}command(t){let n=Zi(this.state,t,performance.now()),o=(r,s)=>this.store.dispatch({type:"notice",notice:{kind:r,text:s,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"help"in n?this.onHelp():"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(t){t&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:t})}dialog(t){this.store.dispatch({type:"dialog",dialog:t})}async look(t){let n=this.state.table?.moves.length??0;if(t>=n)return this.back();try{let o=this.state.looking?.frames??(await Os(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,t)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var Ze={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},oa={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function ra({key:e,shiftKey:t,ctrlKey:n,metaKey:o,altKey:r}){if(n||o||r)return null;if(Object.hasOwn(Ze,e)){let i=Ze[e];return{type:"placement",event:{type:t?"jump":"arrow",direction:i}}}let s=e.length===1?e.toLowerCase():e;return s==="n"?{type:"placement",event:{type:"next",back:t}}:s==="r"?{type:"placement",event:{type:"turn",how:t?"left":"right"}}:Object.hasOwn(oa,s)?oa[s]:null}var Yu=600,Vn=class{constructor(t){this.outside=t,this.due=null,this.tried=-1,this.timer=0}consider(t,n){let o=t.table?.number??-1,r=n&&St(t)&&t.dialog===null&&o!==this.tried?o:null;if(r===this.due||(this.stop(),r===null))return;this.due=r;let s=t.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=r,this.outside.turn()},s?0:Yu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Gu=4,Vu=1.5,zu=120,zn=class{constructor(t,n){this.root=t,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let r=(s,i,c=!1)=>t.addEventListener(s,l=>i(l),{signal:o.signal,capture:c});r("pointerdown",s=>this.down(s)),r("pointermove",s=>this.move(s)),r("pointerup",s=>this.up(s)),r("pointercancel",()=>this.abandon()),r("pointerleave",()=>this.leave()),r("click",s=>this.click(s),!0),r("contextmenu",s=>this.flip(s)),t.addEventListener("wheel",s=>this.wheel(s),{signal:o.signal,passive:!1}),window.addEventListener("keydown",s=>{s.key==="Escape"&&this.press?.dragging&&(s.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(t,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let r=o.getBoundingClientRect(),s=r.width/9,[i,c]=[Math.floor((n-r.top)/s),Math.floor((t-r.left)/s)];return i>=-1&&c>=-1&&i<=9&&c<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(t){return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null}down(t){if(this.swallow=!1,t.button!==0||!t.isPrimary||!_(this.game.state))return;let o=t.target.closest("[data-patch]"),r=o?o.dataset.patch:this.game.state.placement.letter;if(!r||!o&&!this.isOnQuilt(t))return;let s=o?this.grabbed(o,r,t):this.heldCell(t);this.press={pointer:t.pointerId,x:t.clientX,y:t.clientY,letter:r,anchor:s,market:o,touch:t.pointerType==="touch",dragging:!1,image:null}}grabbed(t,n,o){let r=Zt(this.game.state,n),s=t.querySelector(".patch");if(!r||!s)return null;let i=r.patch.orientations[Y(this.game.state.placement,n)],[c,l]=J(i),p=s.getBoundingClientRect(),d=Math.floor((o.clientY-p.top)/p.height*c),h=Math.floor((o.clientX-p.left)/p.width*l);return i.find(f=>at(f,[d,h]))??_t(i)}heldCell(t){let{placement:n}=this.game.state,o=F(this.game.state),r=this.cellAt(t.clientX,t.clientY);return!o||!n.origin||!r||!ut(n,o).some(s=>at(s,r))?null:[r[0]-n.origin[0],r[1]-n.origin[1]]}move(t){let{press:n}=this;if(!n){t.pointerType!=="touch"&&this.hover(t);return}if(t.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(t.clientX-n.x,t.clientY-n.y)<Gu)return;this.startDrag(n)}this.drag(n,t)}}hover(t){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(t)?this.cellAt(t.clientX,t.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(t){t.dragging=!0,this.root.setPointerCapture(t.pointer),t.market&&this.game.choose(t.letter,t.anchor??void 0);let n=F(this.game.state);if(!n)return;let o=Nt(this.game.state.placement,n),r=o.filter(i=>i[0]===J(o)[0]-1),s=t.touch?r[Math.floor(r.length/2)]:t.anchor??_t(o);this.game.placement({type:"hold",anchor:s}),t.market&&(t.image=this.dragImage(t.market))}dragImage(t){let n=t.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(t,n){let o=this.root.querySelector("[data-quilt=active] .cells"),r=t.touch&&o?o.getBoundingClientRect().width/9*Vu:0,s=this.cellAt(n.clientX,n.clientY-r);if(s?this.game.placement({type:"hover",cell:s}):this.game.placement({type:"leave"}),!t.image)return;t.image.hidden=s!==null;let i=`${n.clientX}px, ${n.clientY-r}px`;t.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(t){let{press:n}=this;if(!(!n||t.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let t=this.press?.dragging??!1;this.end(),this.swallow=t,t&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(t){if(this.swallow){this.swallow=!1,t.stopPropagation(),t.preventDefault();return}if(!this.isOnQuilt(t))return;let{game:n}=this,{placement:o}=n.state,r=F(n.state),s=this.cellAt(t.clientX,t.clientY);!s||!r||(o.set&&this.commits(t,s)?n.commit():n.placement({type:"set",cell:s}))}commits(t,n){let{placement:o}=this.game.state,r=F(this.game.state);if(!r)return!1;let s=ut(o,r);return s.length>0&&ue(o,r)&&at(fn(s),n)?!0:t.pointerType==="touch"?!1:[...s,o.cursor].some(i=>at(i,n))}wheel(t){if(!this.turns(t)||t.deltaY===0)return;t.preventDefault();let n=performance.now();n-this.turned<zu||(this.turned=n,this.game.placement({type:"turn",how:t.deltaY>0?"right":"left"}))}flip(t){t.pointerType==="touch"||!this.turns(t)||(t.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(t){let{state:n}=this.game;return t.target instanceof Element&&t.target.closest("[data-quilt=active] .cells")!==null&&_(n)&&(F(n)?.letter??"+")!=="+"}};function Kn(e,t){let n=e.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Ze,e.key)||e.shiftKey?!1:(e.preventDefault(),t(n.getAttribute("data-testid")==="quilt-1"?1:2,Ze[e.key]),!0)}var Ku={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},Zn=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{path:t.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:t}=this.state;return t===null?null:this.outside.origin+t}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:t}=this.state;if(t!==null)try{this.store.dispatch({picture:await this.outside.draw(t)})}catch(n){this.store.dispatch({picture:null,told:sa(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:t}=await this.outside.renew();this.outside.memory.set(t),this.store.dispatch({path:t,picture:null,busy:!1}),await this.draw()}catch(t){this.store.dispatch({busy:!1,told:sa(t)})}}}async copy(){let{link:t}=this;if(t!==null)try{await this.outside.copy(t),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:t}=this;if(!(t===null||this.outside.share===null))try{await this.outside.share({...Ku,url:t}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function sa(e){return e instanceof Error?e.message:String(e)}var Zu=["classic","anniversary","valentine"];function ia(e){return Zu.some(t=>t===e)}var Tr={theme:"auto",edition:"classic",language:"auto",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,strength:ge},Qu=12,Qn=new Map;function aa(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch(t){if(t instanceof SyntaxError||t instanceof DOMException)return JSON.parse(Qn.get(e)??"null");throw t}}function Ar(e,t){let n=JSON.stringify(t);Qn.set(e,n);try{localStorage.setItem(e,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function ca(){let e=aa("quiltbee.settings"),t={...Tr,...typeof e=="object"?e:null},n=ia(t.edition)?t.edition:Tr.edition,o=Ho(t.language)?t.language:Tr.language;return{...t,edition:n,language:o}}function la(e){Ar("quiltbee.settings",e),Ju(e.language)}function Ju(e){let t=e==="auto"?0:31536e3;document.cookie=`language=${e}; path=/; max-age=${t}; SameSite=Lax`}function ye(){let e=aa("quiltbee.games");return Array.isArray(e)?e.filter(t=>typeof t?.id=="string"):[]}function ua(e,t){let n=ye().filter(o=>o.id!==e);Ar("quiltbee.games",[{id:e,title:t,when:Date.now()},...n].slice(0,Qu))}function pa(e){Ar("quiltbee.games",ye().filter(t=>t.id!==e))}function Jn(e){try{return sessionStorage.getItem(`quiltbee.invitation.${e}`)}catch(t){if(t instanceof DOMException)return Qn.get(`invitation.${e}`)??null;throw t}}function Qt(e,t){Qn.set(`invitation.${e}`,t);try{sessionStorage.setItem(`quiltbee.invitation.${e}`,t)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function da(e,t){let n=new Zn({origin:location.origin,renew:()=>Is(e),draw:Te,copy:r=>Xn(r),share:"share"in navigator?r=>navigator.share(r):null,memory:{get:()=>Jn(e),set:r=>Qt(e,r)}}),o=new ae({me:et,sit:r=>un(e,r),go:t});return{inviting:n,joining:o}}async function Xn(e){if(!navigator.clipboard)throw new Error(w("no-clipboard"));await navigator.clipboard.writeText(e)}function ha({text:e,mine:t},n){let r=n-(t?1:0)>0?`(${n}) `:"",s=e?`${e} – Quiltbee`:"Quiltbee";return`${r}${t?"● ":""}${s}`}function ma({mine:e},t){return e||t>0}var Qe=document.querySelector("link[rel=icon]"),Xu=[Qe.href,new URL(Qe.dataset.waiting??"",Qe.href).href],Mr={text:"",mine:!1},Or=0;function Je(e,t=!1){Mr={text:e,mine:t},fa()}function to(e){Or=e,fa()}function fa(){let e=ha(Mr,Or);document.title!==e&&(document.title=e);let t=Xu[ma(Mr,Or)?1:0];Qe.href!==t&&(Qe.href=t)}var tp={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",print:"M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function v(e){return a`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${tp[e]}></path>
  </svg>`}function $a({clock:e},t){if(!e)return u;let n=e.running===t;return a`<div
    class=${n?"clock runs":"clock"}
    data-clock=${t}
    data-testid=${`clock-${t}`}
  >
    <span class="clock-sign">${v("clock")}${v("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function ya(e,t,{text:n,sentence:o,low:r}){let s=e.querySelector(`[data-clock="${t}"]`);s&&(s.dataset.low=r?"true":"false",ga(s.querySelector(".clock-time"),n),ga(s.querySelector(".clock-words"),o))}function ga(e,t){e&&e.textContent!==t&&(e.textContent=t)}function U(e,t,n,o,r){return a`<fieldset class=${`pick pick-${e}`}>
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
  </fieldset>`}var ep=[["classic","button"],["anniversary","ten"],["valentine","heart"]];function eo(e){let t=ep.map(([n,o])=>[n,a`${v(o)}<span>${w(`edition-${n}`)}</span>`]);return U("edition",w("setting-edition"),t,e.settings.edition,n=>e.change({edition:n}))}function z(e){return e.target.value}function rt(e){return e.target.checked}function no(e){let t=e.settings.language,n=[["auto",w("language-auto")],...Object.entries(Uo)],o=r=>e.change({language:z(r)});return a`<label class="language-pick"
    >${w("setting-language")}
    <select data-testid="language" @change=${o}>
      ${n.map(([r,s])=>a`<option
            value=${r}
            lang=${r==="auto"?"":r}
            ?selected=${r===t}
          >
            ${s}
          </option>`)}
    </select></label
  >`}function np(e){return`${e}`}function ba(e,t,n={}){let o=Object.keys(t).map(s=>[s,np(s)]);return w(e,{...n,...Object.fromEntries(o)}).split("").map((s,i)=>i%2?t[s]:s)}var op=[["auto","setting-theme-auto"],["light","theme-light"],["dark","theme-dark"]],rp=[["normal","motion-normal"],["faster","motion-faster"],["off","motion-off"]],sp=[["cloth","look-cloth"],["thread","look-thread"]];function va(e,t,n){let{theme:o,motion:r,look:s,letters:i,coordinates:c}=e.settings,l=p=>d=>e.change({[p]:d});return a`<div class="panel-head">
      <h2 id="dialog-heading">${w("settings")}</h2>
      <button type="button" class="main" @click=${t}>${w("settings-done")}</button>
    </div>
    <div class="settings">
      ${eo(e)} ${U("theme",w("setting-theme"),Lr(op),o,l("theme"))}
      ${U("motion",w("setting-motion"),Lr(rp),r,l("motion"))}
      ${U("look",w("setting-look"),Lr(sp),s,l("look"))}
      ${wa("letters",i,p=>e.change({letters:p}))}
      ${wa("coordinates",c,p=>e.change({coordinates:p}))}
      ${no(e)}
      <button type="button" data-testid="open-command" @click=${n}>
        ${ba("open-command-line",{key:a`<kbd>/</kbd>`})}
      </button>
    </div>`}function Lr(e){return e.map(([t,n])=>[t,w(n)])}function wa(e,t,n){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${t}
      @change=${o=>n(rt(o))}
    /><span>${w(`setting-${e}`)}</span></label
  >`}function ka(e,t,n){if(e.dialog===null)return u;let o=()=>t.dialog(null),r=()=>va(n,o,()=>t.type(!0));return a`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${e.dialog}`}
  >
    ${{settings:r,resign:ip,practice:dp,abort:cp,handover:lp,report:pp}[e.dialog](t,o)}
  </dialog>`}function xa(e){let t=e.querySelector("dialog");t&&!t.open&&t.showModal()}function ip(e,t){return a`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${ap(e.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${t}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>e.resign()}>
        Resign
      </button>
    </div>`}function ap(e){return e?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${e.rated?", and it counts for the ratings":""}.`}function cp(e,t){let n=e.state.table!==null&&B(e.state.table);return a`<h2 id="dialog-heading">${n?"Close this table?":"Call off this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${t}>${n?"Wait":"Play on"}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>e.abort()}>
        ${n?"Close it":"Call it off"}
      </button>
    </div>`}function lp(e,t){return a`<form @submit=${o=>{o.preventDefault();let r=o.target;e.handOver(Number(new FormData(r).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${Rt.map(({level:o,name:r})=>a`<option value=${o} ?selected=${o===ge}>
                ${o}, ${r}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${t}>Wait</button>
    </div>
  </form>`}var up=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function pp(e,t){return a`<form @submit=${o=>{o.preventDefault();let r=new FormData(o.target);e.report(r.get("reason"),String(r.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${up.map(([o,r])=>a`<option value=${o}>${r}</option>`)}
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
  </form>`}function dp(e,t){return a`<h2 id="dialog-heading">Undo a turned card?</h2>
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
    </div>`}function hp({automa:e}){return e?`${Ce(e)}${e.practice?", practice":""}. `:""}function mp({seed:e}){return e?a`, setup code <code data-testid="seed">${e}</code>`:u}function Sa(e,t,n,o){return a`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${hp(t)}${t.board==="revised"?"Revised":"Original"}
      board${mp(t)}${C(t)?"":", you are watching"}${t.seed&&t.seed_chosen?", chosen by a player":""}
    </p>
    ${yp(t)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${t.game}/record.pgr`}
        download
        >${v("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Ea(t,n)}>
        ${v("link")}<span>Copy link</span>
      </button>
      ${fp(t,n)} ${gp(t,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
    </div>
    ${e.copied?a`<p class="small copied" data-testid="copied">${e.copied}</p>`:u}
  </section>`}function fp(e,t){if(!C(e)||e.stage==="over")return u;let[n,o,r]=e.can_abort?["abort",$p(e),"cancel"]:["resign","Resign","flag"];return a`<button type="button" data-testid=${n} @click=${()=>t.dialog(n)}>
    ${v(r)}<span>${o}</span>
  </button>`}function gp(e,t){return e.mode!=="remote"||!C(e)||B(e)?u:a`<button type="button" data-testid="report" @click=${()=>t.dialog("report")}>
    Report
  </button>`}function $p(e){return B(e)?"Close the table":"Call off"}function yp({mode:e,clock:t,rated:n,takebacks:o,seats:r}){if(e!=="remote")return u;let s=Ot.filter(i=>r[i-1].rating!==null).map(i=>`${g(r,i)} ${r[i-1].rating}`);return a`<p class="small" data-testid="terms">
    ${t?`Clock: ${bn(t.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${s.length?`Ratings: ${s.join(", ")}.`:""}
  </p>`}async function Ea(e,t){let n=`${location.origin}/${e.link}`;try{await navigator.clipboard.writeText(n),t.store.dispatch({type:"copied",text:"Link copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;t.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}async function Ta(e,t){if(!("share"in navigator))return Ea(e,t);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${e.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function _r(e,t){return a`<svg class=${`card ${e}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${t}
  </svg>`}function Ma(e,t){return e===0?_r("empty",u):_r("back",$`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${t===null?gt(20,28,7):$`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${t}</text>`}`)}function Oa({number:e,budget:t,income:n,filters:o}){return _r("face",$`
    <text class="card-number" x="20" y="6.6">${e}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${t}</text>
    ${gt(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((r,s)=>Aa(ui(r),36+s*7))}
    ${o.length===0?Aa("no choice",42):u}`)}function Aa(e,t){return $`<text class="card-filter" x="20" y=${t}>${e}</text>`}function La({turns:e,run:t},n,o){return a`<section
    class=${`account reveal-${t%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${e.length>1?`The last ${e.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${e.length===0?a`<p class="small">No card since the person’s last decision.</p>`:u}
    ${e.map(r=>bp(r,n,o))}
  </section>`}function bp(e,t,n){return a`<div class="card-turn" data-card=${e.card.number} data-taken=${e.taken??""}>
    ${Oa(e.card)}
    <div class="told">
      <p class="told-card">${tr(e.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...e.choices].map(o=>wp(o,e,t,n))}
      </div>
      <ol>
        <li>${er(e,t)}</li>
        ${e.steps.map(o=>a`<li class=${o.skipped?"skipped":""}>${nr(o,t)}</li>`)}
        ${or(e,t).map(o=>a`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function wp(e,{affordable:t,taken:n},o,r){let s=e===n?"taken":t.includes(e)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[s];return a`<span class=${`candidate ${s}`}
    >${Pn(e,o[e],0,r)}<span class="fate">${i}</span></span
  >`}function oo(e,t,n){return a`<table class="scores">
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
  </table>`}var vp=a`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`,kp={buttons:$`<circle class="ring-sign" r="2.4"></circle>
    <circle class="dot" cx="-.8" r=".5"></circle>
    <circle class="dot" cx=".8" r=".5"></circle>`,income:$`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:$`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:$`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:$`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:$`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function ro(e,t,n,o={}){let{buttons:r,income:s,empty:i,score:c,time:l}=e.players[n-1],p=[["Buttons",r,"buttons"],["Income",s,"income"],["Empty",i,"empty"],["Time",l,"time"],["Score",T(c),"score"]];return Ir(e,t,n,p,o)}function Ir(e,t,n,o,r){let{aside:s=u,clock:i=u,thumbnail:c=u}=r,l=e.stage!=="over"&&ne(t)===null&&e.turn===n;return a`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Ci(n)}
      <h2 title=${g(t,n)}>${g(t,n)}</h2>
      ${Sp(t[n-1])} ${s}
      ${e.players[n-1].special_tile?vp:u}
      ${l?a`<span class="badge to-move">to move</span>`:u}
    </div>
    ${i} ${c}
    <dl>
      ${o.map(([p,d,h])=>a`<div class=${`number number-${h}`}>
            <dt>${xp(String(h))}<span>${p}</span></dt>
            <dd data-testid=${`${h}-${n}`}>${d}</dd>
          </div>`)}
    </dl>
  </div>`}function xp(e){return a`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${kp[e]}</svg>`}function Sp({kind:e,yours:t,away:n,bot:o,rating:r}){return e!=="person"&&e!=="open"?u:a`${r===null?u:a`<span class="rating"><span class="visually-hidden">rated </span>${r}</span>`}
  ${o?a`<span class="badge bot">bot</span>`:u}
  ${n&&!t?a`<span class="badge away">away</span>`:u}`}function _a(e,t){let n=e.players.map(o=>o.score_parts);return oo(e,[g(t,1),g(t,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty, −2 each",n.map((o,r)=>`${T(o.empty)} (${e.players[r].empty})`)]])}function so(e,t,n){let{buttons:o,time:r,score:s}=e.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",r,"time"],["Score",T(s),"score"]],c=a`<span class="level-name">${n.numeral} ${n.name}</span>`;return Ir(e,t,2,i,{aside:c})}function io(e,t,n,o,r,s=u){return a`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${Ce(t)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Ma(t.pile,e.result?null:t.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${e.result?"No more cards are turned.":Ep(t)}
        </p>
        <p class="small">${rr(t)}</p>
        <p class="small">${Yt(t)}</p>
      </div>
    </div>
    ${La(n,o,r)}
    <div class="piles">
      ${Ia("Patches with buttons",t.with_buttons,"pile-with",o,r)}
      ${Ia("Patches without",t.without_buttons,"pile-without",o,r)}
    </div>
    ${Tp(e,t)} ${s}
  </section>`}function Ep({pile:e,budget:t}){return e===0?"The pile is empty.":t===null?"The next card is face down.":a`The next card can pay up to <b>${E(t,"button")}</b>.`}function Ia(e,t,n,o,r){return a`<div class="taken-pile" data-testid=${n}>
    <h3>${e}: ${t.length}</h3>
    <ul>
      ${[...t].map(s=>{let{name:i,income:c}=o[s];return a`<li title=${i}>
          ${Pn(s,o[s],0,r)}
          <span class="visually-hidden"
            >${i} (${s})${c?`, ${E(c,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Tp(e,t){let n=(r,s,i)=>a`<div class=${i}>
      <dt>${r}</dt>
      <dd>${s}</dd>
    </div>`,o=Pe(e.players[1],t.level);return a`<div class="parts">
    <h3>What level ${t.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${o.map(([r,s])=>n(r,s,"part"))}
      ${n(e.result?"Score":"Score now",T(e.players[1].score),"sum")}
    </dl>
  </div>`}function Na(e,t){if(!e.typing)return u;let n=e.notice?.typed?e.notice:null;return a`<form
    class="command"
    aria-label="Command line"
    @submit=${o=>Ap(o,t)}
  >
    ${n?.kind==="error"?a`<p class="notice" data-testid="notice">${v("cancel")} ${n.text}</p>`:a`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>Mp(o,t)}
      />
      <button type="submit" class="main">Enter</button>
      <button type="button" aria-label="Close" @click=${()=>t.type(!1)}>
        ${v("cancel")}
      </button>
    </div>
  </form>`}function Ap(e,t){e.preventDefault();let o=e.target.elements.namedItem("command");t.command(o.value),o.value=""}function Mp(e,t){e.key==="Escape"&&(e.preventDefault(),t.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Pa(e,t,n){let o=C(t),r=o&&Ue(t)&&t.stage!=="over",s=o&&(t.mode!=="remote"||t.takebacks);return a`${r?Op(e,n):u}
  ${s?Lp(e,t,n):u}`}function Op(e,t){return a`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${he(e)?"false":"true"}
    @click=${()=>t.hint()}
  >
    ${v("bulb")}<span>Hint</span>
  </button>`}function Lp(e,t,n){let o=Mn(t)&&Kt(e);return a`<button
    type="button"
    class=${t.mode==="screen"||t.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Kt(e)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${v("undo")}<span>${_p(t,o)}</span>
  </button>`}function Ca(e,t){return a`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${St(e)?"false":"true"}
    @click=${()=>t.turnCard()}
  >
    ${v("card")}<span>Turn the card</span>
  </button>`}function _p({mode:e},t){return e==="remote"?"Ask to take back":t?"Undo (won’t count)":"Undo"}function Ra(e){return a`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${e.settings.turnCards}
      @change=${t=>e.change({turnCards:rt(t)})}
    />
    <span>Draw cards automatically</span></label
  >`}var Ip=a`<p class="guide" data-testid="getting-ready">
  The computer is warming up; a simpler one stands in.
</p>`,Np={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function Ba(e,t,n){let o=_(e)?F(e):null,r=o!==null&&o.letter!=="+",s=o?I(e,o.letter):void 0,i=o!==null&&e.placement.set&&ue(e.placement,o)&&s?.available!==!1,c=o!==null&&(r||e.placement.origin!==null),l=[["rotate-left","Rotate left","left",r,()=>t.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",r,()=>t.placement({type:"turn",how:"right"})],["flip","Flip","flip",r,()=>t.placement({type:"turn",how:"flip"})],["place","Place","place",i,()=>t.commit()],["cancel","Cancel","cancel",c,()=>t.placement({type:"cancel"})]],p=An(e.table)&&!e.looking;return a`<section
    class=${o?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${o?kn(e.placement,o)??"":""}
  >
    ${Pp(e,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?Ca(e,t):u}
      ${l.map(([d,h,f,x,O])=>a`<button
            type="button"
            class=${`tool ${f}`}
            data-testid=${d}
            aria-disabled=${x?"false":"true"}
            @click=${O}
          >
            ${v(f)}<span>${h}</span>
          </button>`)}
    </div>
  </section>`}function Pp(e,t){let{table:n,notice:o}=e;return a`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?a`<p class="notice" data-testid="notice">${v("cancel")} ${o.text}</p>`:n?Cp(e,n,t):u}
  </div>`}function Cp(e,t,n){let o=F(e);return e.looking?a`<p>An earlier position. The game goes on where it was.</p>`:e.pending?a`<p>${Np[e.pending.type]??"One moment…"}</p>`:o&&_(e)?Dp(e,t,o,n):e.hint?Wp(e.hint):Rp(e,t)}function Rp(e,t){let n=Ye(e).map(o=>ii(o,t.seats,e.patches));return a`<p class="lately">${n.length>0?`${n.join(". ")}.`:$e(t)}</p>
    <p class="guide">${Bp(e,t)}</p>
    ${t.getting_ready?Ip:u}`}function Bp(e,t){return t.stage==="over"?"The game is over.":t.stage==="card"?"The Automa’s card is ready to be turned.":t.thinking?`${g(t.seats,t.turn)} is thinking…`:_(e)?"Choose a patch, or pass.":`${ot(t)}.`}function Dp(e,t,n,o){let r=ut(e.placement,n),s=t.players[t.turn-1].cells,i=I(e,n.letter),c=le(e.placement,n),l=c!==null&&In(e,c),{text:p,isGood:d}=Ds(r,s,i,o),h=c!==null&&!ct(r,s,void 0)?oe(s,r):[],f=i?gn(i,h,l,t,t.seats,o):Up(l,h.length);return a`<p class=${d?"verdict yes":"verdict no"}>
      ${c===null&&d?qp(n.letter):Fp(p,d)}
    </p>
    <ul class="effects">
      ${jp(f).map(({kind:x,text:O})=>a`<li class=${x}>${O}</li>`)}
    </ul>`}function jp(e){let t=({kind:n})=>n==="next";return[...e.filter(t),...e.filter(n=>!t(n))]}function Fp(e,t){return a`${v(t?"place":"cancel")} ${e}`}function qp(e){return e==="+"?"Put it on any empty space.":"Choose a place on your quilt."}function Wp({move:e,words:t}){return a`<p class="hint-line" data-testid="hint-words" data-move=${e}>
    ${v("bulb")}<span><b>Hint:</b> ${t}</span>
  </p>`}function Up(e,t){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return e&&n.push({kind:"tile",text:"Special tile +7"}),t>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function ao(e){let{name:t,busy:n,error:o}=e.state;return a`<form class="joining" @submit=${s=>{s.preventDefault(),e.sit()}}>
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
  </form>`}function Da(e,{inviting:t,joining:n}){let o=Oe(e);return o?Xe(`${o} is asked to play`,a`<p>${Hp(o)}</p>`):e.access==="public"?C(e)?Yp():Xe("This seat is open",ao(n)):C(e)?Xe("Invite your friend",Gp(t)):Xe("This seat is kept",a`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function Hp(e){return`The game begins when ${e} sits down. A refusal closes the table.`}function Xe(e,t){return a`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${e}</h2>
    ${t}
  </section>`}function Yp(){return Xe("Your table is in the lobby",a`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function Gp(e){let{busy:t,told:n}=e.state;return a`${e.link===null?u:Vp(e,e.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Vp(e,t){let{picture:n}=e.state;return a`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
      ${e.canShare?a`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>e.share()}
            >
              ${v("share")}<span>Share…</span>
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
    </div>`}function ja(e,t,n){if(t.mode!=="remote")return u;let{text:o,actions:r,urgent:s}=yr(e,t);return a`<section
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
    ${zp(t.spectators)}
  </section>`}function zp(e){let t=e===1?"1 person is watching":`${e} people are watching`;return a`<p
    class=${e>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${e>0?t:u}
  >
    ${v("eye")}<span aria-hidden="true">${e}</span>
    <span class="visually-hidden">${e>0?t:""}</span>
  </p>`}var Kp=3;function co(e,t,n){let o=[...e.slice(Kp)];return a`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Coming up</h2>
      <span class="small">${`${E(o.length,"patch")} after these`}</span>
    </div>
    ${Zp(o,t,n)}
  </section>`}function Zp(e,t,n){return a`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${e.map(o=>Qp(o,t,n))}
  </ol>`}function Qp(e,t,n){let o=t[e];return a`<li title=${Wt(o)}>
    ${Ve(e,o,0,n)}
    <span class="visually-hidden">${Wt(o)}</span>
    <span class="price" aria-hidden="true">${lo(o.buttons)}${uo(o.time)}</span>
  </li>`}function lo(e){return a`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${e}</span
  >`}function uo(e){return a`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${e}</span
  >`}function Fa(e,t,n,o,r){let s=[...t.ring.slice(0,3)];return a`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${_(e)?"Choose a patch, or pass":"The next patches"}</h2>
    ${[0,1,2].map(i=>s[i]===void 0?a`<div class="offer none" aria-hidden="true"></div>`:Xp(e,s[i],i,n,o,r))}
    ${Jp(e,t,n)}
  </section>`}function Jp(e,t,n){let o=e.looking?void 0:I(e,null),{time:r}=t.players[t.turn-1];return a`<button
    type="button"
    class=${e.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${_(e)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:s})=>po(n,s==="mouse")}
    @pointerleave=${()=>po(n,!1)}
    @focus=${()=>po(n,!0)}
    @blur=${()=>po(n,!1)}
  >
    ${v("pass")}<span class="pass-name">Pass</span>
    <span class="pass-facts">
      ${o?Fo(o,r).map(s=>a`<span>${s}</span>`):u}
    </span>
  </button>`}function po(e,t){e.store.dispatch({type:"weigh",on:t})}function Nr(e){return a`<span class="visually-hidden">${e}</span>`}function Xp(e,t,n,o,r,s){let i=e.patches[t],c=e.looking?void 0:I(e,t),l=e.placement.letter===t,p=c&&!c.available?c.reason:null,d=e.hint?.move.startsWith(t)??!1,h=["offer",l&&"chosen",p&&"dear",d&&"hinted"].filter(Boolean).join(" ");return a`<button
    type="button"
    class=${h}
    data-testid=${`patch-${n}`}
    data-patch=${t}
    data-orientation=${Y(e.placement,t)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${_(e)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${f=>{f.pointerType==="mouse"?o.choose(t):o.chooseShown(t),s()}}
  >
    <span class="art"
      >${Ve(t,i,Y(e.placement,t),r)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span>${Nr(`, ${E(i.squares,"square")}, costs `)}
      <span class="price"
        >${lo(i.buttons)}${Nr(i.buttons===1?" button, ":" buttons, ")}
        ${uo(i.time)}${Nr(" time, ")}</span
      >
      <span class="earn">${Wa(i)}</span>
      ${td(c,p)}</span
    >
  </button>`}function td(e,t){return t?a`<span class="reason" title=${t}>${ed(e,t)}</span>`:u}function ed(e,t){return e&&e.missing>0?`${e.missing} short`:t}function qa({ring:e},t,n){return a`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">The next patches</h2>
    ${[...e.slice(0,3)].map(o=>a`<div class="offer" data-patch=${o}>
          <span class="art">${Ve(o,t[o],0,n)}</span>
          <span class="facts" title=${Wt(t[o])}
            ><span class="offer-name">${t[o].name}</span>
            <span class="price">${lo(t[o].buttons)}${uo(t[o].time)}</span>
            <span class="earn">${Wa(t[o])}</span></span
          >
        </div>`)}
  </section>`}function Wa({income:e}){return e>0?`+${e} income`:"no income"}function ho(e,t,n,o,r,s={},i=[]){let c=new Set(i.map(({number:d})=>d)),l=[["First position","first",0],["Previous position","back",t-1],["Next position","forward",t+1],["Last position","last",e.length]],p=d=>d<0||d>e.length||d===t;return a`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${l.map(([d,h,f])=>a`<button
              type="button"
              class="quiet square"
              aria-label=${d}
              title=${d}
              data-testid=${`step-${h}`}
              aria-disabled=${p(f)?"true":"false"}
              @click=${()=>r(f)}
            >
              ${v(h)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${e.map(d=>a`<li class=${c.has(d.number)?"fresh-move":""}>
            <button
              type="button"
              class=${d.number===t?"move now":"move"}
              aria-current=${d.number===t?"step":"false"}
              @click=${()=>r(d.number)}
            >
              <span class="number">${d.number}</span>
              <span class="move-words"
                ><b>${g(n,d.player)}</b>
                ${It(d.move,o)}${nd(s[d.number],d.move)}</span
              >
              <code>${d.move}</code>
            </button>
          </li>`)}
    </ol>
    ${e.length===0?a`<p class="small">No move yet.</p>`:""}
  </section>`}function nd(e,t){let n=e?.move===t?e.change:null;if(!n||n.from===n.to)return u;let o=`moved ${n.to-n.from}`;return a`: ${n.buttons===0?o:`${o}, ${zo(n.buttons)}`}`}var od={auto:"light",light:"dark",dark:"auto"};function j(e,t=u){let{theme:n}=e.settings;return a`<header class="head">
    ${Pr(e)}
    <div class="head-middle">${t}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${A(e)}
      >${v("person")}<span>${w("to-me")}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>e.change({theme:od[n]})}
    >
      ${v("sun")}<span>${w(`theme-${n}`)}</span
      ><span class="visually-hidden">${w("theme-change")}</span>
    </button>
  </header>`}function Pr(e){return a`<a class="brand" href="/" data-testid="home" @click=${A(e)}>
    <img src=${e.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function be(e,t){return a`${j(e)}
    <main class="waiting"><p>${t}</p></main>`}function A(e){return t=>{t.metaKey||t.ctrlKey||t.shiftKey||(t.preventDefault(),e.go(t.currentTarget.pathname))}}var $t=90,rd=Array.from({length:8},(e,t)=>{let n=(t+1)*10;return`M${n} 0V${$t}M0 ${n}H${$t}`}).join(""),we=Array.from({length:9},(e,t)=>t);function mo(e){let{number:t,active:n,ghost:o,held:r}=e,s=["quilt",n&&"active",r&&"held",e.named&&"named"].filter(Boolean).join(" ");return a`<div
    class=${s}
    data-testid=${`quilt-${t}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${we.map(i=>a`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${we.map(i=>a`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${$t+.8} ${$t+.8}`} aria-hidden="true">
        <rect class="ground" width=${$t} height=${$t}></rect>
        <path class="lines" d=${rd}></path>
        ${Ha(e)} ${e.fresh.map(sd)} ${e.hint?id(e.hint):u}
        ${o?ad(e,o):u}
      </svg>
      ${pd(e)}
    </div>
  </div>`}function Ua(e,t){return a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${$t+2} ${$t+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${$t} height=${$t}></rect>
    ${Ha({player:e,patches:t,lettered:!1,fresh:[]})}
  </svg>`}function Ha({player:e,patches:t,lettered:n,fresh:o}){let r=(i,c)=>o.some(({origin:l})=>at(l,[i,c])),s=we.flatMap(i=>we.map(c=>[i,c])).filter(([i,c])=>"*x".includes(e.cells[i*9+c]));return[...e.patches.map(i=>$`<g class=${r(i.row,i.column)?"fresh":""}
          data-sewn=${i.letter}>${Ge(i.letter,t[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...s.map(([i,c])=>e.cells[i*9+c]==="*"?gr([i,c]):$`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${i*10} width="10" height="10"></rect>`)]}function sd({shape:e,origin:[t,n]}){return $`<g class="last" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${H(e,10)}></path>
    <path d=${H(e,10)}></path></g>`}function id({shape:e,origin:[t,n]}){let{x:o,y:r}={x:(e[0][1]+.5)*10,y:(e[0][0]+.5)*10};return $`<g class="hint-mark" transform=${`translate(${n*10} ${t*10})`}>
    <path class="halo" d=${H(e,10,.8)}></path>
    <path class="edge" d=${H(e,10,.8)}></path>
    <circle cx=${o} cy=${r} r="3"></circle><text x=${o} y=${r+1.7}>?</text></g>`}function ad({patches:e,player:t},n){let[o,r]=n.origin,s=n.letter==="+"?[[0,0]]:e[n.letter].orientations[n.code],i=n.cells.filter(([p,d])=>t.cells[p*9+d]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=H(s,10);return $`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?gr(n.origin):Ge(n.letter,e[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${r*10} ${o*10})`}>
      ${n.legal?u:cd(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(ld)}
    ${n.set&&i.length===0?ud(fn(n.cells),n.legal):u}
  </g>`}function cd(e){return $`<path class="hatch" fill="url(#fabric-wrong)" d=${e}></path>`}function ld([e,t]){let n=`${t*10+3} ${e*10+3}`;return $`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function ud([e,t],n){let o=`${(t+.5)*10} ${(e+.5)*10}`,r=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return $`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${r} transform="scale(1.35)"></path></g>`}function pd(e){let{number:t,name:n,player:o,patches:r,cursor:s,ghost:i,active:c}=e,l=(d,h)=>`q${t}-${W([d,h])}`,p=new Set(i?.cells.map(String));return a`<div
    class="cells"
    role="grid"
    id=${`grid-${t}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${s?l(s[0],s[1]):u}
  >
    ${we.map(d=>a`<div role="row" class="row">
          ${we.map(h=>{let f=p.has(`${d},${h}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",x=o.cells[d*9+h],O=s&&s[0]===d&&s[1]===h;return a`<div
              role="gridcell"
              class=${O?"cell here":"cell"}
              id=${l(d,h)}
              data-testid=${`cell-${W([d,h])}`}
              aria-label=${js([d,h],x,r)+f}
            ></div>`})}
        </div>`)}
  </div>`}function Ya(e,t,n){let[o,r]=e.players,s=o.score_parts,i=new Map(Pe(r,n.level)),c=d=>i.get(d)??"–",l=[g(t,1),`${g(t,2)} ${n.numeral}`],p=[["Buttons",[s.buttons,c("Buttons it holds")]],["Special tile",[s.special_tile,c("Special tile")]],["Empty, −2 each",[`${T(s.empty)} (${o.empty})`,"–"]]];for(let d of["Patches with buttons","Buttons on its patches"])i.has(d)&&p.push([d,["–",c(d)]]);return oo(e,l,p)}function Ga({level:e,levels:t},n){return!t||t.length===0?u:a`<h3 id="levels-heading">At each level</h3>
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
    </table>`}function fo(e,t,n){let{automa:o}=e;return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${lt(e,t)}</p>
    ${o?a`${Ya(e,t,o)} ${Ga(o,t)}`:_a(e,t)}
    <div class="row">${n}</div>
  </section>`}function Va(e,t,n){return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${xt(e,t)}</h2>
    <p>${lt(e,t)}</p>
    <div class="row">${n}</div>
  </section>`}function Cr(e,t,n){let{table:o}=e;if(!o)return u;let r=dd(e,o,t,n),s=()=>t.look(0);return a`${r}
    ${o.moves.length?a`<button type="button" data-testid="review" @click=${s}>
            ${v("first")}<span>Review</span>
          </button>`:u}
    <button type="button" data-testid="share" @click=${()=>Ta(o,t)}>
      ${v("share")}<span>Share</span>
    </button>
    <button
      type="button"
      class=${r===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>`}function dd(e,t,n,o){if(t.mode!=="remote")return hd(t,n,o);if(t.rematch.game!==null)return a`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${t.rematch.game}`}
      >To the rematch</a
    >`;if(!C(t))return u;let r=br(t);return a`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${r&&!e.pending?"false":"true"}
    @click=${()=>{r&&n.mind("rematch")}}
  >
    ${t.rematch.asked.length>0&&!r?"Rematch asked for":"Rematch"}
  </button>`}function hd(e,t,n){return!C(e)||Lt(e)?u:a`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>t.again(n.go)}
  >
    ${v("again")}<span>Rematch</span>
  </button>`}function go(e,t,n){return a`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let r=o;if(o===2&&e.automa)return a`<h3>${g(t,2)}</h3>
          <p data-testid="summary-2">
            ${Ln(e,e.automa,n)} On the time board:
            ${Ut(e,2)}.
          </p>`;let{cells:s,patches:i}=e.players[o-1];return a`<h3>${g(t,r)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${$n(s)} On the time board: ${Ut(e,r)}.
        </p>
        ${i.length?a`<ul>
                ${i.map(c=>a`<li>${yn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function za(e,t,n,o){let r=He(e);return a`<header class="head table-head">
    ${Pr(o)} ${fd(e,t,r)}
    <div class="turn-buttons">
      ${e.looking?md(n):Pa(e,t,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${v("gear")}<span>Settings</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${o.help}>
        ${v("help")}<span>Help</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${A(o)}
        >${v("person")}<span>You</span></a
      >
    </div>
  </header>`}function md(e){return a`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>e.back()}
  >
    Back to the game
  </button>`}function fd(e,t,n){let{looking:o}=e;return a`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?`After move ${o.index}`:ot(t)}
      </h1>
      ${t.automa?.practice?a`<span class="badge practice" data-testid="practice">Practice</span>`:u}
    </div>
    ${gd(e,t,n)}
  </div>`}function gd(e,t,n){if(e.status==="lost")return a`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>Connection lost. Reconnecting…
    </p>`;let o=e.looking?`${xt(n,t.seats)}. ${lt(n,t.seats)}`:$e(t);return a`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function Ka(e,t,n,o,r){let{table:s}=e,i=He(e);if(!s||!i)return be(o,"Opening the table…");let{letters:c,look:l,coordinates:p}=o.settings,d=()=>o.change({look:l==="cloth"?"thread":"cloth"}),h=fe(e),f=s.mode==="screen"?1:h,x=ht=>wd(e,s,i,ht,o,t),O=i.result!==null||Lt(i),dt=C(s)&&!B(s)&&!O;return a`${za(e,s,t,o)}
    <main
      class=${yd(e,s,O,p)}
      data-stage=${i.stage}
      data-number=${s.number}
    >
      <div class="felt">
        <div class="column own">
          ${x(f)} ${co(i.ring,e.patches,c)}
        </div>
        <div class="column middle">
          ${ja(e,s,t)}
          ${bd(e,s,i,t,n,o,r)}
          ${dt?Ba(e,t,p):u} ${$d(e,s,t)}
        </div>
        <div class="column other">
          ${s.mode==="solo"?kd(e,i,s,c,o):x(f===1?2:1)}
          ${Dn(i,s.seats,l,d,Ei(e),h)}
        </div>
      </div>
      <div class="below">
        ${Sa(e,s,t,o)} ${go(i,s.seats,e.patches)}
      </div>
    </main>
    ${Na(e,t)} ${Sd(e)} ${ka(e,t,o)}`}function $d(e,t,n){let o=e.looking?e.looking.index:t.moves.length,r=s=>n.look(s);return ho(t.moves,o,t.seats,e.patches,r,e.seen,Ye(e))}function yd({peek:e},t,n,o){let r=o?"named":"unnamed";return["table",t.mode,r,e&&"peek",B(t)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function bd(e,t,n,o,r,s,i){return B(t)?Da(t,r):n.result?fo(n,t.seats,Cr(e,o,s)):Lt(n)?Va(n,t.seats,Cr(e,o,s)):Fa(e,n,o,s.settings.letters,i)}function wd(e,t,n,o,r,s){let i=fe(e)===o,c=_(e)&&t.turn===o,{letters:l,coordinates:p}=r.settings,d=Ye(e).filter(ht=>ht.player===o),h=g(t.seats,o),f=`${i?"front":"back"} p${o}`,x=mo({number:o,name:h,player:n.players[o-1],patches:e.patches,lettered:l,active:c,held:c&&e.placement.letter!==null,ghost:xd(e,t,o),cursor:c?e.placement.cursor:e.walks[o],named:p,fresh:Nn(d.map(({move:ht})=>ht),e.patches),hint:c?mr(e.hint?.move,e.patches):null}),O=i?u:a`<button
        type="button"
        class="peek-button"
        aria-expanded=${e.peek?"true":"false"}
        aria-label=${`Quilt of ${h}`}
        data-testid="peek"
        @click=${()=>s.store.dispatch({type:"peek"})}
      >
        ${Ua(n.players[o-1],e.patches)}
      </button>`,dt=ro(n,t.seats,o,{clock:$a(t,o),thumbnail:O});return a`<div class=${`seat ${f}`}>${dt}</div>
    <div class=${`spread ${f}`}>${i?u:vd(h,s)} ${x}</div>`}function vd(e,t){return a`<div class="peek-head">
    <b>${e==="You"?"Your quilt":`${e}’s quilt`}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>t.store.dispatch({type:"peek"})}
    >
      Back
    </button>
  </div>`}function kd(e,t,n,o,r){let{automa:s}=t;if(!s)return a`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=e.looking?{turns:s.turns,run:0}:e.account,c=C(n)&&n.stage!=="over"?Ra(r):u;return a`<div class="seat back p2">${so(t,n.seats,s)}</div>
    ${io(t,s,i,e.patches,o,c)}`}function xd(e,t,n){let{placement:o}=e,r=F(e);return!r||!o.origin||t.turn!==n||e.looking?null:{letter:r.letter,code:Y(o,r.letter),origin:o.origin,cells:ut(o,r),set:o.set,sent:e.pending!==null,legal:ue(o,r)&&I(e,r.letter)?.available!==!1}}function Sd(e){let{notice:t,said:n,ghostText:o,status:r,hint:s}=e;return a`<div class="visually-hidden">
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
  </div>`}function Za(e,t,n,o){let r=`${location.origin.replace(/^http/,"ws")}/api/games/${t.game}/play`,s=new Gn(t,n,()=>new WebSocket(r)),i=window.matchMedia("(prefers-reduced-motion: reduce)");s.onHelp=o.help,s.pace=()=>document.hidden||i.matches?"off":o.settings.motion;let c=new jn(e,()=>o.settings.look);s.onShow=({table:D},wt)=>c.prepare(s.state,D,wt);let l=()=>Ed(e),p=new Vn({turn:()=>s.turnCard(!0),later:(D,wt)=>window.setTimeout(D,wt),forget:D=>window.clearTimeout(D)}),d=new qn({now:()=>performance.now(),later:(D,wt)=>window.setTimeout(D,wt),forget:D=>window.clearTimeout(D),show:(D,wt)=>ya(e,D,wt),onTime:D=>s.store.dispatch({type:"time",part:D})}),h=da(s.id,o.go),f=Td(e,s,h,o,l),x=()=>{f(),c.play(),p.consider(s.state,o.settings.turnCards),d.consider(s.state)},O=[s.store.watch(x),s.store.watch(Md(s,t,o)),h.inviting.store.watch(x),h.joining.store.watch(x)],dt=new zn(e,s),ht=D=>_d(D,s,l),te=()=>{document.hidden||(s.wake(),d.consider(s.state))},Ft=()=>{s.skip(),c.skip()};return window.addEventListener("keydown",Ft,{capture:!0}),window.addEventListener("pointerdown",Ft,{capture:!0}),e.addEventListener("keydown",ht),window.addEventListener("online",te),document.addEventListener("visibilitychange",te),Qa(s.id,t),Od(t,h),s.open(),{draw:x,close:()=>{for(let D of O)D();s.close(),dt.stop(),p.stop(),d.stop(),e.removeEventListener("keydown",ht),window.removeEventListener("keydown",Ft,{capture:!0}),window.removeEventListener("pointerdown",Ft,{capture:!0}),c.skip(),window.removeEventListener("online",te),document.removeEventListener("visibilitychange",te)}}}function Ed(e){let t=e.querySelector(".quilt.active .cells");t?.focus({preventScroll:!0}),t?.scrollIntoView({block:"nearest"})}function Td(e,t,n,o,r){let s=-1,i=-1,c=!1;return()=>{let{table:l}=t.state,p=document.activeElement;if(R(Ka(t.state,t,n,o,r),e),xa(e),t.state.typing&&!c&&document.getElementById("command")?.focus(),c=t.state.typing,p&&!p.isConnected&&Ad(e,p,r),!l)return;Je(ot(l),We(l)&&l.mode!=="screen"),l.moves.length!==s&&Ld(e.querySelector(".move-list")),s=l.moves.length;let d=document.activeElement?.matches("[data-quilt=shown] .cells");l.number!==i&&d&&r(),i=l.number}}function Ad(e,t,n){t.matches(".turn-card")&&e.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Md(e,t,n){let o=t;return()=>{let r=e.state.table??o,s=Hi(o,r);B(o)&&!B(r)&&Qa(r.game,r),o=r,s!==null&&n.go(`/game/${s}`)}}function Od(e,{inviting:t,joining:n}){B(e)&&(C(e)?t.draw():e.access==="public"&&n.ask())}function Ld(e){e&&(e.scrollTop=e.scrollHeight)}function Qa(e,{seats:t}){t.some(n=>n.yours)&&ua(e,t.map(n=>n.name||"an open seat").join(" – "))}function _d(e,t,n){let o=e.target;if(!o.closest("[data-keys]")||o.closest("dialog")||Kn(e,(c,l)=>t.store.dispatch({type:"walk",player:c,direction:l})))return;let s=ra(e),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(e.key);!s||i||(e.preventDefault(),Id(s,t,n))}function Id(e,t,n){switch(e.type){case"option":return t.chooseAt(e.index),n();case"placement":return t.placement(e.event);case"place":return t.state.table?.stage==="card"?t.turnCard():t.commit();case"turn":return t.turnCard();case"hint":return t.hint();case"cancel":return t.placement({type:"cancel"});case"pass":return t.pass();case"undo":return t.undo();case"command":return t.type(!0),document.getElementById("command")?.focus();case"help":return t.onHelp()}}function G(e){return e instanceof Error?e.message:String(e)}var Tt=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function ve(e){return Tt.find(({key:t})=>t===e)?.clock??null}var Nd=`${Fn/1024} KB`,Ja=`This is too long to be a game record: at most ${Nd} can be opened.`;function Pd(e,t){return{...e,...t}}var $o=class{constructor(t,n,o,r){this.keepInvitation=r,this.go=t,this.view=n,this.store=P(Pd,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(t){this.store.dispatch({form:{...this.store.get().form,...t},error:""})}name(t,n){let[o,r]=this.store.get().form.names;this.set({names:t===0?[n,r]:[o,n]})}async count(){try{let{totals:t}=await Ms();this.store.dispatch({totals:t})}catch(t){this.store.dispatch({error:G(t)})}}async start(){let{form:t,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:r,invitation:s}=await ee(Cd(t));s&&this.keepInvitation(o,s),this.go(r)}catch(o){this.store.dispatch({busy:!1,error:G(o)})}}}called(t){t!==null&&this.store.get().form.name===""&&this.set({name:t})}get ownName(){return this.store.get().form.name.trim()||null}async open(t){if(t.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(t.length>Fn)return this.refuse(Ja);this.store.dispatch({opening:!0,openError:""});try{this.view(await ln(t))}catch(n){this.refuse(G(n))}}async openFile(t){if(t.size>Fn)return this.refuse(Ja);await this.open(await t.text())}refuse(t){this.store.dispatch({opening:!1,openError:t})}};function Cd(e){let{opponent:t,strength:n,deck:o,level:r,first:s,board:i}=e,c={board:i,seed:e.seed.trim()||null,from:null};if(t==="automa")return{...c,opponent:t,deck:o,level:r,first:"you",names:null};if(t==="computer")return{...c,opponent:t,level:n,first:s,names:null};if(t==="person"){let[l,p]=e.names.map(d=>d.trim());return{...c,opponent:t,first:s,names:[l||"First",p||"Second"]}}return{...c,...Rd(e),opponent:t,first:s}}function Rd({name:e,speed:t,takebacks:n,rated:o,seed:r}){return{names:e.trim()?[e.trim()]:null,clock:ve(t),takebacks:n&&!o,rated:o,seed:o?null:r.trim()||null}}var yo=class{constructor(t){this.outside=t,this.store=P((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:t}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:t,error:""}:{tables:t})}catch(t){this.store.dispatch({tables:null,error:G(t)})}}async match(t){let n={clock:ve(t),board:"revised",rated:!1};await this.leave(t,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(t){await this.leave(t,()=>this.outside.sit(t,this.outside.name()))}async leave(t,n){if(this.store.get().busy===null){this.store.dispatch({busy:t,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let r=G(o);await this.load(),this.store.dispatch({busy:null,error:r})}}}};function Rr({clock:e,rated:t,takebacks:n,board:o,seed_chosen:r}){let s=[e===null?"No clock":ie(e)];return t&&s.push("rated"),!n&&!t&&s.push("no takebacks"),o==="original"&&s.push("original time board"),r&&s.push("chosen set-up"),s.join(", ")}var bo=6e4,tc=1440*bo,Xa=[["day",tc],["hour",60*bo],["minute",bo]],wo=class{constructor(t){this.outside=t;let n=t.remembered.recent();this.store=P((o,r)=>({...o,...r}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:t,busy:n}=this.store.get();t===null||n||await this.read(t,()=>this.store.get().games)}async read(t,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:r,next:s}=await this.outside.fetch(t),i=[...n(),...o],c=this.outside.now();this.store.dispatch({games:i,waiting:r,next:s,at:c,recent:this.others(i)})}catch(o){this.store.dispatch({error:G(o)})}this.store.dispatch({busy:!1})}others(t){let n=new Set(t.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(t){this.outside.remembered.forget(t),this.store.dispatch({recent:this.others(this.store.get().games)})}};function ec(e){return e.find(({status:t})=>t==="yours")??e.find(({status:t})=>t==="theirs")??null}function nc({cells:e}){return e.length-e.split(".").length+1}function vo({variant:e,seats:t}){if(e==="solo")return"Solo (Automa)";let n=t.filter(s=>!s.yours);if(n.length===0)return t.map(({name:s})=>s).join(" and ");let{kind:o,name:r}=n[0];return o==="open"?"Your open table":r.replace(/^Quiltbee level/,"Computer, level")}function ko(e,t){return e.status==="over"?jd(e):e.status==="open"?"Waiting for somebody to sit down":Bd(e)+Dd(e,t)}function Bd({status:e,seats:t,turn:n}){let o=t.every(({yours:s})=>s);if(e==="yours"&&!o)return"Your turn";let r=n===null?null:t[n-1];return r?`${r.name.replace(/^Quiltbee level/,"Level")}’s turn`:"Under way"}function Dd({clock:e,now:t},n){if(!e||e.running===null||t===null||se(e.control).kind!=="days")return"";let o=Ie(e,e.running,{now:t,at:0},n);return o===0?", time is up":`, ${wn(o)} left`}function jd({seats:e,result:t}){if(t===null)return"Called off";let{winner:n,scores:o,reason:r}=t,s=e.filter(({yours:O})=>O),i=e[n-1].yours,c=s.length===2?e[n-1].name:"You",l=s.length===2||i?"won":"lost";if(r==="resignation")return`${c} ${l}, by resignation`;if(r==="time")return`${c} ${l}, on time`;let[p,d]=n===1?o:[o[1],o[0]],[h,f]=l==="won"?[p,d]:[d,p],x=r==="first to 53"?", first to finish":"";return`${c} ${l} ${T(h)} to ${T(f)}${x}`}function Br(e,t){let n=Math.max(0,t-e);if(n<bo)return"just now";if(n>=30*tc)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(e);let[o,r]=Xa.find(([,i])=>n>=i)??Xa[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/r),o)}var tn={};xs(tn,{addPasskey:()=>Vd,askForPasskey:()=>Gd,askWho:()=>Kd,changeMe:()=>qd,changePassphrase:()=>Yd,dropLinks:()=>Jd,fetchBots:()=>Hr,fetchLobby:()=>jr,fetchMyGames:()=>Dr,fetchRatings:()=>Wr,fetchStatistics:()=>Ur,findMatch:()=>Fr,lookAtLink:()=>qr,makeAccount:()=>Wd,makeBot:()=>oh,makeLink:()=>Qd,makeToken:()=>sh,removeBot:()=>rh,removeMe:()=>nh,removePasskey:()=>zd,revokeToken:()=>ih,signIn:()=>Ud,signInByLink:()=>Xd,signInByPasskey:()=>Zd,signOut:()=>Hd,subscribeToPush:()=>th,unsubscribeFromPush:()=>eh});var Fd=12;function Dr(e=null){let t=e===null?"":`&cursor=${encodeURIComponent(e)}`;return k(`/api/me/games?limit=${Fd}${t}`)}function jr(){return k("/api/lobby")}function Fr(e){return k("/api/match",e)}function qd(e){return k("/api/me",e,"PATCH")}function Wd(e,t){return k("/api/account",{login:e,passphrase:t})}function Ud(e,t,n){return k("/api/sign-in",{login:e,passphrase:t,bring:n})}async function Hd(e=!1){await tt(e?"/api/sign-out/everywhere":"/api/sign-out",{})}function Yd(e,t){return k("/api/me/passphrase",{old:e,new:t})}function Gd(e){return k("/api/passkeys/options",{login:e})}function Vd(e,t,n){return k("/api/passkeys",{ceremony:e,name:t,credential:n})}function zd(e){return k(`/api/passkeys/${encodeURIComponent(e)}`,{},"DELETE")}function Kd(){return k("/api/sign-in/passkey/options",{})}function Zd(e,t,n){return k("/api/sign-in/passkey",{ceremony:e,credential:t,bring:n})}function Qd(){return k("/api/me/link",{})}async function Jd(){await tt("/api/me/link",{},"DELETE")}function qr(e){return k("/api/sign-in/link/look",{code:e})}function Xd(e,t){return k("/api/sign-in/link",{code:e,bring:t})}async function th(e){await tt("/api/me/push",{subscription:e})}async function eh(e){await tt("/api/me/push",{endpoint:e},"DELETE")}function Wr(){return k("/api/me/ratings")}function Ur(){return k("/api/me/statistics")}async function nh(e){await tt("/api/me",{passphrase:e},"DELETE")}function Hr(){return k("/api/me/bots")}function oh(e){return k("/api/me/bots",{name:e})}async function rh(e){await tt(`/api/me/bots/${e}`,{},"DELETE")}function sh(e){return k(`/api/me/bots/${e}/tokens`,{})}async function ih(e,t){await tt(`/api/me/bots/${e}/tokens/${t}`,{},"DELETE")}var Yr=new Set;function oc(e){for(let t of Yr)t(e)}function xo(e){return Yr.add(e),()=>{Yr.delete(e)}}function rc(e,t){let n=Zo[e.level-1];return a`${U("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],e.deck,o=>t.set({deck:o}))}
    <p class="small explain">${Qo[e.deck]}: ${ci[e.deck]}.</p>
    ${U("level","Level of the Automa",Zo.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(e.level),o=>t.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function sc({totals:e}){if(e.length===0)return u;let t=n=>n===null?"–":T(Math.round(n*10)/10);return a`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var So=90,ah={"*":"special",x:"covered"};function ic(e,t,n){let{games:o,recent:r,waiting:s,next:i,busy:c,error:l,at:p}=e.store.get();return o.length===0&&r.length===0&&!l?u:a`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${s>0?a`<span class="badge" data-testid="waiting">${s} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(d=>ch(d,t,n-p))}
      ${r.map(d=>lh(d,e,t))}
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
  </section>`}function ch(e,t,n){return a`<li class=${`game ${e.status}`} data-status=${e.status}>
    ${Eo(e.cells)}
    <a href=${e.url} @click=${A(t)}>${vo(e)}</a>
    <span class="standing">${ko(e,n)}</span>
    <span class="small when">${Br(e.last,Date.now())}</span>
  </li>`}function lh(e,t,n){let o=Br(e.when,Date.now());return a`<li class="game remembered">
    ${Eo(".".repeat(81))}
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
  </li>`}function Eo(e){let t=new Map;return[...e].forEach((n,o)=>{if(n===".")return;let r=[Math.floor(o/9),o%9];t.set(n,[...t.get(n)??[],r])}),a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${So+2} ${So+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${So} height=${So}></rect>
    ${[...t].flatMap(([n,o])=>uh(n,o))}
  </svg>`}function uh(e,t){let n=e==="*"||e==="x",o=n?ah[e]:e;return(n?t.map(r=>[r]):[t]).map(r=>$`<path class="piece" fill=${`url(#fabric-${o})`} d=${H(r,10)}></path>`)}function ac(e,t,n){let{games:o,at:r}=e.store.get(),s=ec(o);return s?a`<a class="continue" href=${s.url} data-testid="continue" @click=${A(t)}>
    ${Eo(s.cells)}
    <span class="continue-words">
      <b>Continue</b>
      <span>${`${vo(s)} · ${ko(s,n-r)}`}</span>
      <span class="small">${`${nc(s)} of 81 spaces sewn`}</span>
    </span>
  </a>`:u}var cc=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function ph(e){return cc.flatMap((t,n)=>[...t].flatMap((o,r)=>o===e?[[n,r]]:[]))}function dh(e){let t=ph(e),n=`url(#fabric-${e})`;return $`<path class="piece" fill=${n} d=${H(t,10,.25)}></path>
    <path class="stitches" d=${H(t,10,1.1)}></path>`}function en(){let e=[...new Set(cc.join(""))].filter(t=>t!==".");return a`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${e.map(dh)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([t,n])=>gt((t+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function lc(e,t){let{tables:n,busy:o,error:r}=e.store.get();return a`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${Tt.map(({key:s,label:i,note:c})=>a`<button
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
      ${n?.length?n.map(s=>mh(s,e,t)):hh(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!r} data-testid="lobby-error">${r}</p>
  </section>`}function hh(e){return e===null?u:a`<li class="none small">Nobody is waiting at the moment.</li>`}function mh(e,t,n){let{game:o,name:r,rating:s,yours:i}=e,{busy:c}=t.store.get();return a`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":r}</b>${s===null?u:a` <span class="small">${s}</span>`} <span class="small">${Rr(e)}</span></span
    >
    ${i?a`<a class="button" href=${`/game/${o}`} @click=${A(n)}>Open</a>`:a`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${r}: ${Rr(e)}`}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>t.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}function uc(e){let{name:t,audience:n}=Rt[e-1];return`Level ${e}, ${t}: ${n}.`}var fh=[["Against the computer","Ten levels, from first game to master",[["computer",""]]],["Two players","",[["person","One screen"],["friend","A friend, by link"],["anyone","Anyone online"]]],["Solo (Automa)","A deck of cards plays the other side",[["automa",""]]]],gh={computer:"Start",person:"Start",automa:"Start",friend:"Invite a friend",anyone:"Open the table"};function dc(e,t,n){let{form:o}=e,r=o.opponent==="friend"||o.opponent==="anyone";return a`<form class="panel new-game" @submit=${i=>{i.preventDefault(),t.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${yh(o,t)}
    <div class="choices">
      ${o.opponent==="computer"?Eh(o,t,n):u}
      ${o.opponent==="person"?wh(o,t):u}
      ${r?vh(o,t):u}
      ${o.opponent==="automa"?rc(o,t):u}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${e.busy}>
        ${e.busy?"Starting…":gh[o.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!e.error} data-testid="home-error">
        ${e.error}
      </p>
    </div>
    ${eo(n)} ${$h(o,t,r)}
  </form>`}function $h(e,t,n){return a`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${e.opponent==="automa"?u:kh(e,t)}
      ${U("board","Time board",[["revised","Revised"],["original","Original"]],e.board,o=>t.set({board:o}))}
      ${n&&e.rated?u:Sh(e,t)}
    </div>
  </details>`}function yh(e,t){return a`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${fh.map(([n,o,r])=>bh(n,o,r,e,t))}
  </fieldset>`}function bh(e,t,n,o,r){let s=n.some(([c])=>c===o.opponent)?"chosen":"",i=c=>a`<input
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
  </div>`}function wh(e,t){return a`<div class="names">
    ${["First name","Second name"].map((n,o)=>a`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${e.names[o]}
            @input=${r=>t.name(o,z(r))}
        /></label>`)}
  </div>`}function vh(e,t){let n=Tt.find(({key:o})=>o===e.speed)??Tt[0];return a`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${e.name}
        @input=${o=>t.set({name:z(o)})}
    /></label>
    ${U("clock","Clock",Tt.map(({key:o,label:r})=>[o,r]),e.speed,o=>t.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${pc("rated","Rated","counts for both ratings",e.rated,o=>t.set({rated:o}))}
      ${pc("takebacks","Takebacks",e.rated?"never in a rated game":"when the other player agrees",e.takebacks&&!e.rated,o=>t.set({takebacks:o}),e.rated)}
    </div>`}function pc(e,t,n,o,r,s=!1){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${o}
      ?disabled=${s}
      @change=${i=>r(rt(i))}
    /><span>${t} <span class="small">${n}</span></span></label
  >`}function kh(e,t){let[n,o]=xh(e);return U("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],e.first,r=>t.set({first:r}))}function xh({opponent:e,names:[t,n]}){return e==="person"?[t||"First",n||"Second"]:e==="friend"?["You","Your friend"]:["You",e==="computer"?"Computer":"The other player"]}function Sh(e,t){return a`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${e.seed}
      @input=${n=>t.set({seed:z(n)})}
  /></label>`}function Eh({strength:e},t,n){let o=r=>{t.set({strength:Number(r)}),n.change({strength:Number(r)})};return a`${U("strength","Difficulty",Rt.map(({level:r})=>[String(r),String(r)]),String(e),o)}
    <p class="small explain" data-testid="strength-words">${uc(e)}</p>`}function hc({home:e,lobby:t,mine:n},o,r){let s=e.store.get();return a`${j(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>Buy patches with buttons, and leave no holes. Two players, or you alone.</p>
        </div>
        ${en()}
        <button type="button" class="how-button" data-testid="how" @click=${o.help}>
          ${v("help")}<span>How to play</span>
        </button>
      </div>
      ${ac(n,o,r)} ${dc(s,e,o)}
      <div class="aside">
        ${ic(n,o,r)} ${lc(t,o)} ${Th(o)}
        ${sc(s)} ${Ah(s,e)}
      </div>
    </main>`}function Th(e){return a`<nav class="more" aria-label=${w("more")}>
    <a class="button" href="/tournaments" @click=${A(e)}
      >${v("cup")}<span>${w("tab-tournaments")}</span></a
    >
    <a class="button" href="/me" @click=${A(e)}
      >${v("person")}<span>${w("your-account")}</span></a
    >
    ${no(e)}
  </nav>`}function Ah(e,t){return a`<form class="panel opener" @submit=${o=>{o.preventDefault();let r=o.target.elements.namedItem("text");t.open(r.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Mh(o,t)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!e.openError} data-testid="open-error">
      ${e.openError}
    </p>
  </form>`}async function Mh(e,t){let n=e.target,o=n.files?.[0];o&&(await t.openFile(o),n.value="")}var Oh=5e3,Lh=6e4,_h=600;async function mc(e,t,n,o){let r=new $o(t.go,o,t.settings.strength,Qt),s=new yo({fetch:jr,match:Fr,sit:un,name:()=>r.ownName,go:t.go}),i=new wo({fetch:Dr,remembered:{recent:ye,forget:pa},now:()=>performance.now()});await Ph(_h,Promise.all([r.count(),s.load(),i.load(),Nh(r,n)])),to(i.store.get().waiting);let c={home:r,lobby:s,mine:i},l=()=>R(hc(c,t,performance.now()),e);return{draw:l,close:Ih(c,n,l)}}function Ih({home:e,lobby:t,mine:n},o,r){let s=[e,t,n].map(({store:l})=>l.watch(r));s.push(xo(l=>(l==="lobby"?t:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&t.load()},Oh),c=setInterval(r,Lh);return()=>{for(let l of s)l();clearInterval(i),clearInterval(c)}}async function Nh(e,t){let n=await et().catch(()=>null);e.called(n?.name??null),n?.known&&!document.hidden&&t.open()}async function Ph(e,t){let n=0,o=new Promise(r=>{n=window.setTimeout(r,e)});await Promise.race([t,o]),clearTimeout(n)}var{dataset:fc}=document.querySelector("script[type=module]"),Gr=new Map;async function To(e){let t=Gr.get(e)??Ch(e);Gr.set(e,t),t.catch(()=>Gr.delete(e));let n=await t;return n.speak(Es()),n}async function Ch(e){try{let[t]=await Promise.all([import(fc[e]),Rh(fc[`${e}Style`])]);return t}catch(t){throw new Error(w("server-away"),{cause:t})}}function Rh(e){let t=document.createElement("link");t.rel="stylesheet",t.href=e;let n=new Promise((o,r)=>{t.onload=o,t.onerror=()=>{t.remove(),r(new Error(`No style sheet at ${e}`))}});return document.head.append(t),n}var Bt={busy:null,told:{},errors:{}};async function pt(e,t,n){if(e.get().busy!==null)return!1;e.dispatch({busy:t,told:{},errors:{}});try{let o=await n();return e.dispatch({busy:null,told:{[t]:o}}),!0}catch(o){return e.dispatch({busy:null,errors:{[t]:G(o)}}),!1}}var Ao=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Bt,...n,link:null,token:null})}get state(){return this.store.get()}rename(t){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:t})}),"Saved."))}makeAccount(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(t,n)}),"Your account is made."))}addPasskey(t){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(t),r=await this.outside.makePasskey(o),s=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,s,r)}),t===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(t){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(t)}),"The passkey is removed."))}changePassphrase(t,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(t,n)}),"Changed. All other browsers are signed out."))}list(t){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:t})}),t?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(t){return this.ask("account",async()=>(await this.outside.api.signOut(t),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:t,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+t,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(t)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:t}=this.state,{share:n}=this.outside;return t===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:t.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(t){return this.ask("notices",async()=>(t?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:t}),t?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:t}=this.state.me.push;if(t===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(t))}async endNotices(){let t=await this.outside.unsubscribe();t!==null&&await this.outside.api.unsubscribeFromPush(t)}makeBot(t){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(t);return await this.readBots(),this.store.dispatch({token:{bot:t,token:n}}),""})}removeBot({id:t,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(t),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:t,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(t);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:t,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(t,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:t}=await this.outside.api.fetchBots();this.store.dispatch({bots:t})}leave(t){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&t.trim().toLowerCase()!==Mo)throw new Error(`Type the word “${Mo}” first.`);return await this.outside.api.removeMe(n?t:null),this.outside.go("/"),""})}ask(t,n){return pt(this.store,t,n)}},Mo="delete";var ke={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},gc={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},Oo=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Bt,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(t){this.store.dispatch({form:{...this.state.form,...t}})}make(){let{name:t,kind:n,rounds:o,speed:r,twice:s,rated:i}=this.state.form;return pt(this.store,"make",async()=>{let{id:c,url:l,invitation:p}=await this.outside.api.makeTournament({name:t.trim(),kind:n,clock:ve(r),board:"revised",twice:s,rated:i,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(c,p),this.outside.go(l),""})}};function $c({kind:e,state:t,round:n,rounds:o,entrants:r}){let s=t==="open"?"open to join":t==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${ke[e]}, ${s}, ${E(r,"player")}`}var Lo=class{constructor(t,n){this.outside=t,this.store=P((o,r)=>({...o,...r}),{...Bt,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:t}=this.state;return t===null?null:this.outside.origin+t}async load(){try{let t=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:t,errors:{...this.state.errors,read:""}})}catch(t){this.store.dispatch({errors:{...this.state.errors,read:G(t)}})}}show(t){this.store.dispatch({shown:t})}join(t){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",t.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(t){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,t))}forfeit(t,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,t,n))}change(t,n){return pt(this.store,t,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return pt(this.store,"organise",async()=>{let{invitation:t}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(t),this.store.dispatch({invitation:t,picture:null}),""})}copy(){return pt(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return pt(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function Vr(e){return/^#join=([\w-]+)$/.exec(e)?.[1]??null}function yc({kind:e,rounds:t,clock:n,twice:o,rated:r}){let s=[ke[e]];return t!==null&&s.push(t===1?"1 round":`${t} rounds`),s.push(n===null?"no clock":ie(n)),o&&s.push("each ring twice, with seats changed"),r&&s.push("rated"),s.join(", ")}function At({entrants:e,you:t},n){let o=e.find(r=>r.entrant===n)?.name??"?";return n===t?`${o} (you)`:o}function bc({tournament:e,shown:t}){let{schedule:n}=e;return n.find(({round:o})=>o===t)??n.at(-1)??null}function zr(e,t){if(!e.over)return"being played";if(e.winner===null)return"no result";if(e.scores&&(e.reason==="score"||e.reason==="first to 53")){let[o,r]=e.first===t?e.scores:[e.scores[1],e.scores[0]];return`${T(o)} to ${T(r)}`}let n=e.winner===t?"won":"lost";return e.reason==="time"?`${n} on time`:`${n}, resigned`}function Kr({you:e}){return e!==null}var _o={};xs(_o,{fetchTournament:()=>Qr,fetchTournaments:()=>Zr,forfeit:()=>Uh,inviteAgain:()=>Dh,join:()=>jh,makeTournament:()=>Bh,removeEntrant:()=>Wh,removeTournament:()=>Hh,start:()=>Fh,withdraw:()=>qh});function Zr(){return k("/api/tournaments")}function Bh(e){return k("/api/tournaments",e)}function Qr(e){return k(`/api/tournaments/${e}`)}function Dh(e){return k(`/api/tournaments/${e}/invitation`,{})}function jh(e,t,n){return k(`/api/tournaments/${e}/join`,{code:t,name:n})}function Fh(e){return k(`/api/tournaments/${e}/start`,{})}function qh(e){return k(`/api/tournaments/${e}/withdraw`,{})}function Wh(e,t){return k(`/api/tournaments/${e}/remove`,{entrant:t})}function Uh(e,t,n){return k(`/api/tournaments/${e}/forfeit`,{pairing:t,entrant:n})}async function Hh(e){await tt(`/api/tournaments/${e}`,{},"DELETE")}var nn=class{constructor(t,n,o=null){this.outside=t,this.store=P((r,s)=>({...r,...s}),{...Bt,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:t,account:n}=this.state.me;return t&&n===null}setBring(t){this.store.dispatch({bring:t})}signIn(t,n){return this.enter("passphrase",()=>this.outside.api.signIn(t,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:t,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(t,o,this.state.bring)})}signInByLink(t){return this.enter("link",()=>this.outside.api.signInByLink(t,this.state.bring))}enter(t,n){return pt(this.store,t,async()=>(await n(),this.outside.go("/"),""))}};function wc(e){return e===404?"Check the link, or make a new one on the other device.":e===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function Jr(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function vc(){return Jr()&&await Sc()!==null}async function kc(e){if(await Notification.requestPermission()!=="granted")throw new Error(w("notices-refused"));await navigator.serviceWorker.register("/push.js");let t=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:e};return(await t.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error(w("notices-unreachable"),{cause:n})}}async function xc(){let e=await Sc();return e===null?null:(await e.unsubscribe(),e.endpoint)}async function Sc(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function Xr(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ec(e){let t=e;return Tc(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(t)}))}async function ts(e){let t=e;return Tc(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(t)}))}async function Tc(e){try{let t=await e;if(t)return t.toJSON()}catch(t){if(!(t instanceof DOMException))throw t;if(t.name==="InvalidStateError")throw new Error(w("passkey-there"),{cause:t})}throw new Error(w("passkey-none"))}function q(e,t,n,o){return a`<section
    class=${`panel section-${t}`}
    aria-labelledby=${`${t}-heading`}
    data-testid=${t}
  >
    <h2 id=${`${t}-heading`}>${n}</h2>
    ${o} ${Dt(e,t)}
  </section>`}function Dt(e,t){let n=e.errors[t]??"",o=e.told[t]??"";return a`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${t}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${t}-told`}>${o||u}</p>
  </div>`}function M(e,t,n,o,r=""){return a`<button
    type="button"
    class=${r}
    data-testid=${n}
    aria-disabled=${e.busy===null?"false":"true"}
    @click=${o}
  >
    ${t}
  </button>`}function K(e){return t=>{t.preventDefault();let n=new FormData(t.target);e(o=>String(n.get(o)??""))}}function on(e,t=""){return a`<label
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
  /></label>`}function jt(e,t,n,o=""){return a`<label
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
    <label class="tick"><input type="checkbox" @change=${Yh} /><span>Show it</span></label>`}function Yh(e){let t=e.target,n=t.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=t.checked?"text":"password")}var Gh=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Ac(e,t,n){let{me:o}=e.state,r=n&&o.passkeys_possible,s=o.account?zh(e,o.account,r):Vh(e,t,r);return q(e.state,"account","Account",s)}function Vh(e,t,n){let{busy:o}=e.state;return a`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${K(r=>e.makeAccount(r("login"),r("passphrase")))}
    >
      ${on("username","(never shown to others)")}
      ${jt("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?a`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${K(r=>e.addPasskey(r("login")))}>
              ${on("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${A(t)}>Sign in</a>
    </p>`}function zh(e,t,n){let{state:o}=e;return a`<p>Signed in as <b data-testid="signed-in-as">${t.login}</b>.</p>
    <div class="row">
      ${M(o,"Sign out","sign-out",()=>e.signOut(!1))}
      ${M(o,"Sign out on all devices","sign-out-everywhere",()=>e.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${t.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${K(r=>e.changePassphrase(t.passphrase?r("old"):null,r("passphrase")))}
      >
        ${t.passphrase?jt("old","The passphrase until now","current-password"):u}
        ${jt("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||t.passkeys.length>0?Kh(e,t,n):u}`}function Kh(e,t,n){let{state:o}=e;return a`<h3>Passkeys</h3>
    <ul class="things">
      ${t.passkeys.map(r=>Zh(e,r))}
    </ul>
    ${n?M(o,"Add a passkey","add-passkey",()=>e.addPasskey(null)):u}
    ${t.fresh?u:a`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function Zh(e,{id:t,name:n,created:o}){return a`<li>
    <span>${n} <span class="small">since ${Gh.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>e.removePasskey(t)}
    >
      Remove
    </button>
  </li>`}var Qh=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Mc(e){let{state:t}=e,{bots:n,token:o}=t,r=a`<details class="fold" ?open=${n.length>0||o!==null}>
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
      ${n.map(s=>Jh(e,s))}
    </ul>
    <form class="with-button" @submit=${K(s=>e.makeBot(s("bot")))}>
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
  </details>`;return q(t,"bots","Bots",r)}function Jh(e,t){let{state:n}=e,o=a`Remove<span class="visually-hidden"> ${t.name}</span>`;return a`<li>
    <span>
      <b>${t.name}</b>
      <span class="small">${t.online?"listening now":"not connected"}</span>
    </span>
    ${M(n,"New token","new-token",()=>e.makeToken(t),"quiet")}
    ${M(n,o,"remove-bot",()=>e.removeBot(t),"quiet")}
    <ul class="tokens">
      ${t.tokens.map(r=>Xh(e,t,r))}
    </ul>
  </li>`}function Xh(e,t,{id:n,scope:o,created:r}){return a`<li class="small">
    <span>Token of ${Qh.format(r)}${o==="read"?", only to look":""}</span>
    ${M(e.state,"Revoke","revoke-token",()=>e.revokeToken(t,n),"quiet")}
  </li>`}function Oc(e){let{state:t}=e,{link:n}=t;return q(t,"device","Use another device",a`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?tm(e,n):M(t,"Make a link","make-link",()=>e.makeLink(),"wide")}`)}function tm(e,{address:t,picture:n}){let{state:o}=e,r=e.outside.share?M(o,"Share…","share-device-link",()=>e.shareLink()):u;return a`<label for="device-link" class="visually-hidden">The link</label>
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
      ${n?a`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Lc(e,t){let{state:n}=e;return q(n,"notices","Notifications",em(e,t))}function em(e,t){let{state:n}=e;return n.me.push.available?t?a`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?M(n,"Turn off here","stop-notices",()=>e.notify(!1)):M(n,"Tell me","start-notices",()=>e.notify(!0))}`:a`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:a`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function _c(e){let{state:t}=e,n=t.me.account?.passphrase??!1,o=a`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${K(r=>e.leave(r("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?jt("leaving","Your passphrase","current-password"):a`<label
                >Type “${Mo}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${t.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return q(t,"leaving","Your data",o)}var Io={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function es({rating:e,provisional:t}){return`${Math.round(e)}${t?"?":""}`}function Nc({opponent:e,level:t}){return e==="person"?"People":e==="computer"?t===null?"Computer":`Computer, level ${t}`:e==="greedy"?"Greedy":"Random"}function Pc({history:e}){if(e.length<2)return null;let t=e.map(({rating:s})=>s),{low:n,high:o}=nm(t),r=t.map((s,i)=>{let c=i/(t.length-1)*240,l=64-(s-n)/(o-n)*64;return[Ic(c),Ic(l)]});return{path:`M${r.map(s=>s.join(" ")).join("L")}`,end:r.at(-1)??[0,0],low:n,high:o}}function nm(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,100-(n-t))/2;return{low:Math.round(t-o),high:Math.round(n+o)}}function Ic(e){return Math.round(e*10)/10}function Rc(e){let{state:t}=e,{ratings:n,statistics:o,me:r}=t,s=n.length===0&&o.totals.length===0,i=a`${s?a`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?a`<ul class="ratings">
          ${n.map(om)}
        </ul>`:u}
  ${o.totals.length>0?sm(o.totals):u}
  ${r.account?im(e,r.account.listed):u}`;return q(t,"ratings","Ratings and results",i)}function om(e){let{deviation:t,games:n,provisional:o}=e;return a`<li data-class=${e.class}>
    <span class="rating-name">${Io[e.class]}</span>
    <b class="rating-value">${es(e)}</b>
    <span class="small"
      >± ${Math.round(2*t)},
      ${E(n,"game")}${o?", not settled yet":""}</span
    >
    ${rm(e)}
  </li>`}function rm(e){let t=Pc(e),n=e.history[0]?.rating;if(t===null)return u;let[o,r]=t.end;return a`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${Io[e.class]}: from ${n} to ${es(e)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${t.path}></path>
    ${$`<circle cx=${o} cy=${r} r="3.5"></circle>
      <text x=${246} y="4">${t.high}</text>
      <text x=${246} y=${68}>${t.low}</text>`}
  </svg>`}function sm(e){return a`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
              <th scope="row">${Nc(t)}</th>
              <td>${Io[t.class]}</td>
              <td>${t.won} of ${t.played}</td>
              <td>${Cc(t.mean_margin)}</td>
              <td>${Cc(t.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Cc(e){return e===null?"–":T(Math.round(e*10)/10)}function im(e,t){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${t}
      @change=${n=>e.list(rt(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function Bc(e,t,n){let{me:o}=e.state;return a`${j(t)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${am(e)} ${Ac(e,t,n.passkeys)}
        ${o.known?Oc(e):u}
        ${o.known?Lc(e,n.notices):u}
      </div>
      <div class="column">
        ${Rc(e)} ${Mc(e)} ${o.known?_c(e):u}
        <p class="small">
          <a href="/" @click=${A(t)}>Back to home</a>
        </p>
      </div>
    </main>`}function am(e){let{state:t}=e;return q(t,"name","Your name",a`<form class="with-button" @submit=${K(n=>e.rename(n("name")))}>
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
    </form>`)}function Dc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return sn(t,"You are signed in",qc(r.login,t));let s=a`<form
      class="fields"
      @submit=${K(i=>e.signIn(i("login"),i("passphrase")))}
    >
      ${on("username")} ${jt("passphrase","Passphrase","current-password")}
      ${Wc(e)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${Dt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?a`<div class="or">
            ${M(o,"Sign in with a passkey","sign-in-passkey",()=>e.signInByPasskey())}
            ${Dt(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${A(t)}>play at once</a>.
    </p>`;return sn(t,"Sign in",s)}function jc(e,t,n){let{state:o}=e,{account:r}=o.me;if(r)return sn(t,"You are signed in",qc(r.login,t));let s=o.link?.name,i=a`<p data-testid="link-whom">
      ${s?a`This browser will play as <b>${s}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${Wc(e)}
    <div class="row">
      ${M(o,"Sign in here","link-sign-in",()=>e.signInByLink(n),"main")}
      <a class="button" href="/" @click=${A(t)}>Not now</a>
    </div>
    ${Dt(o,"link")}`;return sn(t,"Use this device too",i)}function Fc(e,t){return sn(t,"This link no longer works",a`<p data-testid="problem">${e}</p>
      <a class="button main" href="/" @click=${A(t)}>Back to home</a>`)}function sn(e,t,n){return a`${j(e)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${t}</h1>
        ${n}
      </section>
    </main>`}function qc(e,t){return a`<p>You are signed in as <b>${e}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${A(t)}>To your page</a>`}function Wc(e){return e.canBring?a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${e.state.bring}
      @change=${t=>e.setBring(rt(t))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var os=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function Uc(e,t,n){let{tournament:o,errors:r}=e.state;return a`${j(t)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${yc(o)}</p>
        <p class="notice" role="alert" ?hidden=${!r.read}>${r.read}</p>
      </div>
      ${o.state==="open"?cm(e,n):u}
      ${o.schedule.length>0?hm(e,t):u}
      ${o.standings.length>0?gm(o):u}
      ${o.schedule.length>0?$m(o):u}
      ${o.state==="running"?ym(e):u}
      <p class="small">
        <a href="/tournaments" @click=${A(t)}>All your tournaments</a>
      </p>
    </main>`}function cm(e,t){let{tournament:n}=e.state;return a`${q(e.state,"players","Players",lm(e,t))}
  ${n.organising?q(e.state,"organise","Invite and start",dm(e)):u}`}function lm(e,t){let{tournament:n,code:o,invitation:r}=e.state,s=Kr(n),i=!s&&(o!==null||r!==null);return a`<ol class="things" data-testid="entrants">
      ${n.entrants.map(c=>um(e,c))}
    </ol>
    ${n.entrants.length===0?a`<p class="small">Nobody has joined yet.</p>`:u}
    ${i?pm(e,t):u}
    ${s?a`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${M(e.state,"Withdraw","withdraw",()=>e.withdraw())}`:u}
    ${s||i?u:a`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function um(e,{entrant:t,name:n,withdrawn:o}){let{tournament:r}=e.state;return a`<li>
    <span>${n}${t===r.you?" (you)":""}${o?", left":""}</span>
    ${r.organising&&t!==r.you&&!o?M(e.state,a`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>e.removeEntrant(t),"quiet"):u}
  </li>`}function pm(e,t){return a`<form class="with-button" @submit=${K(n=>e.join(n("name")))}>
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
  </form>`}function dm(e){let{state:t,link:n}=e;return a`${n===null?a`<p class="small">This browser has no link; an earlier one becomes void.</p>
            ${M(t,"Make a link","tournament-invite",()=>e.invite())}`:a`<label for="tournament-link" class="small">Everybody with this link may join.</label>
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
    </div>`}function hm(e,t){let{tournament:n}=e.state,o=bc(e.state);return o===null?u:a`<section class="panel pairings" aria-labelledby="pairings-heading">
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
      ${o.pairings.map(r=>mm(e,r,o.round,t))}
    </ul>
    ${Dt(e.state,"organise")}
  </section>`}function mm(e,t,n,o){let{tournament:r}=e.state,{first:s,second:i,points:c,games:l}=t;if(i===null)return a`<li><span>${At(r,s)}: a bye</span></li>`;let p=[s,i].includes(r.you??0),d=`${At(r,s)} and ${At(r,i)}`;return a`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${At(r,s)} <b>${c[0]} : ${c[1]}</b> ${At(r,i)}
    </span>
    <span class="row">
      ${l.map((h,f)=>a`<a
            class=${p&&!h.over?"button main":"button"}
            href=${h.url}
            @click=${A(o)}
            aria-label=${`Game ${f+1} of ${d}: ${zr(h,s)}`}
            >${p&&!h.over?"Play":zr(h,s)}</a
          >`)}
    </span>
    ${r.organising&&n===r.round&&l.some(({over:h})=>!h)?fm(e,t,i):u}
  </li>`}function fm(e,{pairing:t,first:n},o){let{tournament:r}=e.state;return a`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(s=>M(e.state,`${At(r,s)} loses`,"forfeit",()=>e.forfeit(t,s)))}
    </div>
  </details>`}function gm(e){return a`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${e.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${os.map(([,t,n])=>a`<th scope="col" title=${n}>${t}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.standings.map(t=>a`<tr class=${t.entrant===e.you?"mine":""}>
                <td>${t.place}</td>
                <th scope="row">${At(e,t.entrant)}</th>
                ${os.map(([n])=>a`<td>${T(t[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${os.map(([,t,n])=>a`<div>
              <dt>${t}</dt>
              <dd>${n}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function $m(e){let{entrants:t,cross_table:n}=e;return a`<section class="panel" aria-labelledby="cross-heading">
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
  </section>`}function ym(e){return Kr(e.state.tournament)?a`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${M(e.state,"Withdraw","withdraw",()=>e.withdraw(),"danger")}
    ${Dt(e.state,"players")}
  </details>`:u}function Yc(e,t){let{listed:n}=e.state;return a`${j(t)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${q(e.state,"make","New tournament",wm(e))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>bm(o,t))}
          </ul>
          ${n.length===0?a`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${A(t)}>Back to home</a></p>
      </div>
    </main>`}function bm(e,t){let{id:n,name:o,organising:r}=e;return a`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${A(t)}>${o}</a>
      <span class="small block">${$c(e)}${r?", yours":""}</span>
    </span>
  </li>`}function wm(e){let{form:t,busy:n}=e.state;return a`<form class="fields" @submit=${r=>{r.preventDefault(),e.make()}}>
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
    ${U("kind","Who meets whom",Object.entries(ke),t.kind,r=>e.set({kind:r}))}
    <p class="small explain">${ke[t.kind]}: ${gc[t.kind]}.</p>
    ${t.kind==="swiss"?vm(e):u}
    ${U("clock","Clock",Tt.map(({key:r,label:s})=>[r,s]),t.speed,r=>e.set({speed:r}))}
    <div class="ticks">
      ${Hc("twice","Each ring twice, with seats changed: the fair form",t.twice,r=>e.set({twice:r}))}
      ${Hc("tournament-rated","Rated",t.rated,r=>e.set({rated:r}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      Make the tournament
    </button>
  </form>`}function vm(e){return a`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${e.state.form.rounds}
      @input=${t=>e.set({rounds:z(t)})}
  /></label>`}function Hc(e,t,n,o){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${e}
      .checked=${n}
      @change=${r=>o(rt(r))}
    /><span>${t}</span></label
  >`}var km=5e3,xm=[{address:/^\/aid()$/,title:"tab-aid",open:Sm},{address:/^\/me()$/,title:"tab-me",open:Em},{address:/^\/sign-in()$/,title:"tab-sign-in",open:Am},{address:/^\/s\/([\w-]+)$/,title:"tab-link",open:Mm},{address:/^\/tournaments()$/,title:"tab-tournaments",open:Om},{address:/^\/tournaments\/(\w+)$/,title:"tab-tournament",open:Lm}];function Gc(e){for(let{address:t,title:n,open:o}of xm){let r=t.exec(e);if(r)return{title:n,open:(i,c)=>o(i,c,r[1])}}return null}async function Sm(e,t){let{aidSheet:n,printButton:o}=await To("aid");return{draw:()=>R(a`${j(t)}
        <main class="aid-page">
          <div class="panel-head">
            <h1>How to play</h1>
            ${o(()=>window.print())}
          </div>
          ${n()}
        </main>`,e),close:()=>{}}}async function Em(e,t){let n={},[o,{ratings:r},s,{bots:i},c]=await Promise.all([et(),rs(Wr(),{ratings:[]},"ratings",n),rs(Ur(),{totals:[],automa:[]},"ratings",n),rs(Hr(),{bots:[]},"bots",n),vc()]),l={api:tn,drawQr:Te,makePasskey:Ec,subscribe:kc,unsubscribe:xc,go:ss,copy:Xn,origin:location.origin,share:Tm()},p=new Ao(l,{me:o,ratings:r,statistics:s,bots:i,isNotified:c,errors:n}),d={passkeys:Xr(),notices:Jr()},h=()=>R(Bc(p,t,d),e);return{draw:h,close:p.store.watch(h)}}async function rs(e,t,n,o){try{return await e}catch(r){return Object.assign(o,{[n]:G(r)}),t}}function ss(e){location.assign(e)}function Tm(){return"share"in navigator?e=>navigator.share(e):null}async function Am(e,t){let n=new nn({api:tn,usePasskey:ts,go:ss},await et()),o=()=>R(Dc(n,t,Xr()),e);return{draw:o,close:n.store.watch(o)}}async function Mm(e,t,n){try{let[o,r]=await Promise.all([et(),qr(n)]),s=new nn({api:tn,usePasskey:ts,go:ss},o,r),i=()=>R(jc(s,t,n),e);return{draw:i,close:s.store.watch(i)}}catch(o){let r=o instanceof Mt?wc(o.status):null;if(r===null)throw o;return{draw:()=>R(Fc(r,t),e),close:()=>{}}}}async function Om(e,t){let{tournaments:n}=await Zr(),o=new Oo({api:_o,keepInvitation:Qt,go:t.go},n),r=()=>R(Yc(o,t),e);return{draw:r,close:o.store.watch(r)}}async function Lm(e,t,n){let[o,r]=await Promise.all([Qr(n),et()]),s=Jn(n),i={api:_o,drawQr:Te,copy:Xn,go:t.go,origin:location.origin,keepInvitation:d=>Qt(n,d)},c=Vr(location.hash)??Vr(s?.replace(/^[^#]*/,"")??""),l=new Lo(i,{tournament:o,code:c,invitation:s}),p=()=>R(Uc(l,t,r.name),e);return{draw:p,close:_m(l,p)}}function _m(e,t){let n=()=>{!document.hidden&&e.state.tournament.state!=="over"&&e.load()},o=setInterval(n,km),r=[e.store.watch(t),xo(s=>s==="games"&&n())];return()=>{clearInterval(o);for(let s of r)s()}}var yt=class{constructor(t){this.value=t}valueOf(){return this.value}},L=class extends yt{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},Z=class extends yt{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},bt=class e extends yt{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof yt)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof yt&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Vc=100,Im="⁨",Nm="⁩";function Pm(e,t,n){if(n===t||n instanceof Z&&t instanceof Z&&n.value===t.value)return!0;if(t instanceof Z&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function zc(e,t,n){return t[n]?xe(e,t[n].value):(e.reportError(new RangeError("No default")),new L)}function is(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=an(e,r.value):n.push(an(e,r));return{positional:n,named:o}}function an(e,t){switch(t.type){case"str":return t.value;case"num":return new Z(t.value,{minimumFractionDigits:t.precision});case"var":return Cm(e,t);case"mesg":return Rm(e,t);case"term":return Bm(e,t);case"func":return Dm(e,t);case"select":return jm(e,t);default:return new L}}function Cm(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new L(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new L(`$${t}`);if(n instanceof yt)return n;switch(typeof n){case"string":return n;case"number":return new Z(n);case"object":if(bt.supportsValue(n))return new bt(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new L(`$${t}`)}}function Rm(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new L(t);if(n){let r=o.attributes[n];return r?xe(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new L(`${t}.${n}`))}return o.value?xe(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new L(t))}function Bm(e,{name:t,attr:n,args:o}){let r=`-${t}`,s=e.bundle._terms.get(r);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new L(r);if(n){let c=s.attributes[n];if(c){e.params=is(e,o).named;let l=xe(e,c);return e.params=null,l}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new L(`${r}.${n}`)}e.params=is(e,o).named;let i=xe(e,s.value);return e.params=null,i}function Dm(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new L(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new L(`${t}()`);try{let r=is(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new L(`${t}()`)}}function jm(e,{selector:t,variants:n,star:o}){let r=an(e,t);if(r instanceof L)return zc(e,n,o);for(let s of n){let i=an(e,s.key);if(Pm(e,r,i))return xe(e,s.value)}return zc(e,n,o)}function as(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new L;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>Vc)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Vc}`);o&&n.push(Im),n.push(an(e,r).toString(e)),o&&n.push(Nm)}return e.dirty.delete(t),n.join("")}function xe(e,t){return typeof t=="string"?e.bundle._transform(t):as(e,t)}var No=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function cs(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var Kc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Zc(e,t){let n=e[0];if(n instanceof L)return new L(`NUMBER(${n.valueOf()})`);if(n instanceof Z)return new Z(n.valueOf(),{...n.opts,...cs(t,Kc)});if(n instanceof bt)return new Z(n.toNumber(),{...cs(t,Kc)});throw new TypeError("Invalid argument to NUMBER")}var Fm=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Qc(e,t){let n=e[0];if(n instanceof L)return new L(`DATETIME(${n.valueOf()})`);if(n instanceof bt||n instanceof Z)return new bt(n,cs(t,Fm));throw new TypeError("Invalid argument to DATETIME")}var Jc=new Map;function Xc(e){let t=Array.isArray(e)?e.join(" "):e,n=Jc.get(t);return n===void 0&&(n=new Map,Jc.set(t,n)),n}var cn=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Zc,DATETIME:Qc,...n},this._useIsolating=o,this._transform=r,this._intls=Xc(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let s=t.body[r];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){o.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){o.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new No(this,o,n);try{return as(r,t).toString(r)}catch(s){if(r.errors&&s instanceof Error)return r.errors.push(s),new L().toString(r);throw s}}};var ls=/^(-?[a-zA-Z][\w-]*) *= */gm,tl=/\.([a-zA-Z][\w-]*) *= */y,qm=/\*?\[/y,us=/(-?[0-9]+(?:\.([0-9]+))?)/y,Wm=/([a-zA-Z][\w-]*)/y,el=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Um=/^[A-Z][A-Z0-9_-]*$/,Po=/([^{}\n\r]+)/y,Hm=/([^\\"\n\r]*)/y,nl=/\\([\\"])/y,ol=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ym=/^\n+/,rl=/ +$/,Gm=/ *\r?\n/g,Vm=/( *)$/,zm=/{\s*/y,sl=/\s*}/y,Km=/\[\s*/y,Zm=/\s*] */y,Qm=/\s*\(\s*/y,Jm=/\s*->\s*/y,Xm=/\s*:\s*/y,tf=/\s*,?\s*/y,ef=/\s+/y,Se=class{constructor(t){this.body=[],ls.lastIndex=0;let n=0;for(;;){let m=ls.exec(t);if(m===null)break;n=ls.lastIndex;try{this.body.push(l(m[1]))}catch(y){if(y instanceof SyntaxError)continue;throw y}}function o(m){return m.lastIndex=n,m.test(t)}function r(m,y){if(t[n]===m)return n++,!0;if(y)throw new y(`Expected ${m}`);return!1}function s(m,y){if(o(m))return n=m.lastIndex,!0;if(y)throw new y(`Expected ${m.toString()}`);return!1}function i(m){m.lastIndex=n;let y=m.exec(t);if(y===null)throw new SyntaxError(`Expected ${m.toString()}`);return n=m.lastIndex,y}function c(m){return i(m)[1]}function l(m){let y=d(),N=p();if(y===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:m,value:y,attributes:N}}function p(){let m=Object.create(null);for(;o(tl);){let y=c(tl),N=d();if(N===null)throw new SyntaxError("Expected attribute value");m[y]=N}return m}function d(){let m;if(o(Po)&&(m=c(Po)),t[n]==="{"||t[n]==="}")return h(m?[m]:[],1/0);let y=vs();return y?m?h([m,y],y.length):(y.value=Ro(y.value,Ym),h([y],y.length)):m?Ro(m,rl):null}function h(m=[],y){for(;;){if(o(Po)){m.push(c(Po));continue}if(t[n]==="{"){m.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let mt=vs();if(mt){m.push(mt),y=Math.min(y,mt.length);continue}break}let N=m.length-1,qt=m[N];typeof qt=="string"&&(m[N]=Ro(qt,rl));let Ee=[];for(let mt of m)mt instanceof Co&&(mt=mt.value.slice(0,mt.value.length-y)),mt&&Ee.push(mt);return Ee}function f(){s(zm,SyntaxError);let m=x();if(s(sl))return m;if(s(Jm)){let y=ht();return s(sl,SyntaxError),{type:"select",selector:m,...y}}throw new SyntaxError("Unclosed placeable")}function x(){if(t[n]==="{")return f();if(o(el)){let[,m,y,N=null]=i(el);if(m==="$")return{type:"var",name:y};if(s(Qm)){let qt=O();if(m==="-")return{type:"term",name:y,attr:N,args:qt};if(Um.test(y))return{type:"func",name:y,args:qt};throw new SyntaxError("Function names must be all upper-case")}return m==="-"?{type:"term",name:y,attr:N,args:[]}:{type:"mesg",name:y,attr:N}}return Ft()}function O(){let m=[];for(;;){switch(t[n]){case")":return n++,m;case void 0:throw new SyntaxError("Unclosed argument list")}m.push(dt()),s(tf)}}function dt(){let m=x();return m.type!=="mesg"?m:s(Xm)?{type:"narg",name:m.name,value:Ft()}:m}function ht(){let m=[],y=0,N;for(;o(qm);){r("*")&&(N=y);let qt=te(),Ee=d();if(Ee===null)throw new SyntaxError("Expected variant value");m[y++]={key:qt,value:Ee}}if(y===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:m,star:N}}function te(){s(Km,SyntaxError);let m;return o(us)?m=D():m={type:"str",value:c(Wm)},s(Zm,SyntaxError),m}function Ft(){if(o(us))return D();if(t[n]==='"')return wt();throw new SyntaxError("Invalid expression")}function D(){let[,m,y=""]=i(us),N=y.length;return{type:"num",value:parseFloat(m),precision:N}}function wt(){r('"',SyntaxError);let m="";for(;;){if(m+=c(Hm),t[n]==="\\"){m+=gl();continue}if(r('"'))return{type:"str",value:m};throw new SyntaxError("Unclosed string literal")}}function gl(){if(o(nl))return c(nl);if(o(ol)){let[,m,y]=i(ol),N=parseInt(m||y,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function vs(){let m=n;switch(s(ef),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return ks(t.slice(m,n))}return t[n-1]===" "?ks(t.slice(m,n)):!1}function Ro(m,y){return m.replace(y,"")}function ks(m){let y=m.replace(Gm,`
`),N=Vm.exec(m)[1].length;return new Co(y,N)}}},Co=class{constructor(t,n){this.value=t,this.length=n}};var ps=new Map;function ds(e,t=`/words/${e}.json`){let n=ps.get(e);if(n)return n;let o=nf(new URL(t,import.meta.url));return ps.set(e,o),o.catch(()=>ps.delete(e)),o}async function nf(e){let t=await fetch(e);if(!t.ok)throw new Error(`The words of this page can’t be loaded: ${e}`);return t.json()}function hs(e,t){let{language:n}=e,o=of(e,t);Ss({language:n,format:(s,i)=>{let c=o.getMessage(s)?.value;if(!c)throw new Error(`There is no message ${s} in ${n}.`);return o.formatPattern(c,i)}})}function of({language:e,words:t,editions:n},o){let r=new cn(e,{useIsolating:!1});return r.addResource(new Se(t)),Object.hasOwn(n,o)&&r.addResource(new Se(n[o]),{allowOverrides:!0}),r}function il(e,t,n){let{yours:o,name:r,game:s}=e;return a`${j(n)}
    <main class="invitation">
      ${en()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${r} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${Vs(e).map(([i,c])=>a`<div>
                <dt>${i}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?rf(s):ao(t)}
      </section>
    </main>`}function rf(e){return a`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${e}`}>To the table</a>`}function al({title:e,text:t},n){return a`${j(n)}
    <main class="invitation">
      ${en()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${e}</h1>
        <p data-testid="problem">${t}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function cl(e,t){let n=e.store.get(),o=e.isSolo?[["automa","Automa (alone)"]]:[...Rt.map(({level:i,name:c})=>[String(i),`Computer, level ${i}: ${c}`]),["person","Two people here"]],r=n.opponent==="computer"?String(n.strength):n.opponent;return a`<form class="panel play-on" @submit=${i=>{i.preventDefault(),e.start(t)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>e.store.dispatch(sf(z(i)))}
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
  </form>`}function sf(e){return e==="person"||e==="automa"?{opponent:e}:{opponent:"computer",strength:Number(e)}}function ms(e,t,n,o){let{replay:r,index:s}=e,i=r.frames[s],c=Pt(r);if(n===2&&i.automa)return cf(i,i.automa,c,t,o);let l=`${n===1?"front":"back"} p${n}`;return a`<div class=${`seat ${l}`}>${ro(i,c,n)}</div>
    <div class=${`spread ${l}`}>${af(e,t,n,o)}</div>`}function af({replay:e,index:t,walks:n},o,r,s){let i=e.frames[t];return mo({number:r,name:Pt(e)[r-1].name,player:i.players[r-1],patches:o.patches,lettered:s,active:!1,held:!1,ghost:null,cursor:n[r],fresh:Nn(i.player===r?[i.move]:[],o.patches)})}function cf(e,t,n,o,r){return a`<div class="seat back p2">${so(e,n,t)}</div>
    ${io(e,t,{turns:t.turns,run:0},o.patches,r)}`}function ll({replay:e,index:t},n){let o=r=>n.look(r);return ho(ri(e),t,Pt(e),n.patches,o)}function ul(e,t,n){let o=e.store.get(),{replay:r,index:s}=o,i=r.frames[s],c=Pt(r),{letters:l,look:p}=n.settings,d=()=>n.change({look:p==="cloth"?"thread":"cloth"});return a`${j(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${s===0?"Start":`After move ${s}`}: ${xt(i,c)}
          </h1>
          <p data-testid="turn-reason">${lt(i,c)}</p>
          ${r.comment?a`<p class="notice" data-testid="notice">${r.comment}</p>`:u}
        </div>
        <div class="column own">
          ${ms(o,e,1,l)} ${co(i.ring,e.patches,l)}
        </div>
        <div class="column middle">
          ${qa(i,e.patches,l)} ${ll(o,e)}
          ${i.result?fo(i,c,u):cl(t,s)}
        </div>
        <div class="column other">
          ${ms(o,e,2,l)} ${Dn(i,c,p,d)}
        </div>
      </div>
      <div class="below">${go(i,c,e.patches)}</div>
    </main>`}var it=document.getElementById("app"),st=ca(),Jt=null,fs=()=>"",Q=0,pl=Ts(ys("link[data-what=patches]")),gs=new pn({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(e,t)=>window.setTimeout(e,t),forget:e=>window.clearTimeout(e),onWaiting:to,onNews:oc});async function $s(e){ye().length===0||document.hidden||gs.socket||(e??await lf())&&gs.open()}async function lf(){return et().then(({known:e})=>e,()=>!1)}var X={get settings(){return st},logo:ys("link[rel=icon]"),change(e){st={...st,...e},la(st),dl(),"language"in e||"edition"in e?hf().catch(ws):Jt?.draw()},go(e){history.pushState(null,"",e),bs()},help(){To("aid").then(({openAid:e})=>e(),uf)}};function uf({message:e}){let t=document.createElement("dialog");t.className="sheet",t.addEventListener("close",()=>t.remove()),R(a`<p role="alert">${e}</p>
      <button type="button" class="main" @click=${()=>t.close()}>Close</button>`,t),document.body.append(t),t.showModal()}function ys(e){return document.querySelector(e).href}function dl(){let{theme:e,edition:t}=st;document.documentElement.dataset.edition=t,e==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e}function pf(){return st.language==="auto"?zs(navigator.languages):st.language}async function df(){let{lang:e}=document.documentElement,t=st.language==="auto"?e:st.language,n=e===t?ys("link[data-what=words]"):void 0;hs(await ds(t,n),st.edition),document.documentElement.lang=t}async function hf(){let e=pf();hs(await ds(e),st.edition),document.documentElement.lang=e,Je(fs()),Jt?.draw()}function Xt(e,t,n=null){Jt?.close(),Jt=e,fs=t?()=>w(t):()=>"",Je(fs()),$s(n),window.scrollTo(0,0),e.draw()}function bs(){Q+=1;let e=Q,t=/^\/game\/([\w-]+)$/.exec(location.pathname),n=s=>{Q===e&&ws(s)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),r=Gc(location.pathname);t?yf(t[1]).catch(n):o?bf(o[1]).catch(n):r?ff(r).catch(n):location.pathname!=="/"?hl("page"):location.hash.length>1?$f(location.hash).catch(n):gf().catch(n)}function ws(e){if(e instanceof Mt&&e.status===404&&mf())return hl("game");let t=e instanceof Error?e.message:String(e);ml("cannot-show",t)}function mf(){return location.pathname.startsWith("/game/")}function hl(e){ml(e==="game"?"no-such-game":"no-such-page",w("link-may-be-old"))}function ml(e,t){Xt({draw:()=>R(a`${j(X)}
        <main class="waiting">
          <h1>${w(e)}</h1>
          <p class="notice" role="alert" data-testid="problem">${t}</p>
          <a class="button main" href="/">${w("back-to-home")}</a>
        </main>`,it),close:()=>{}},e)}async function ff({title:e,open:t}){let n=Q;Jt||R(be(X,w("one-moment")),it);let o=await t(it,X);n===Q?Xt(o,e):o.close()}async function gf(){let e=Q,n=await mc(it,X,gs,o=>{history.pushState(null,"",o.link||location.pathname),fl(o).catch(ws)});e===Q?Xt(n,""):n.close()}async function $f(e){let t=Q,n=await ln(e);t===Q&&await fl(n)}async function fl(e){let t=new Sn(e,await pl),n=new En(e,X.go,st.strength),o=()=>R(ul(t,n,X),it),r=[t.store.watch(o),n.store.watch(o)],s=c=>Kn(c,(l,p)=>t.walk(l,p));it.addEventListener("keydown",s),Xt({draw:o,close:()=>{for(let c of r)c();it.removeEventListener("keydown",s)}},"tab-viewer")}async function yf(e){let t=Q;Jt||R(be(X,w("opening-table")),it);let[n,o]=await Promise.all([As(e),pl]);if(t!==Q)return;let r=n.seats.some(s=>s.yours);Xt(Za(it,n,o,X),"tab-game",r)}async function bf(e){let t=Q;Jt||R(be(X,w("opening-invitation")),it);try{let n=await Ls(e);if(t!==Q)return;let o=new ae({me:et,sit:s=>_s(e,s),go:X.go}),r=()=>R(il(n,o,X),it);Xt({draw:r,close:o.store.watch(r)},"tab-invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof Mt?Gs(n.status):null;if(!o)throw n;if(t!==Q)return;Xt({draw:()=>R(al(o,X),it),close:()=>{}},"tab-invitation")}}dl();await df();R(Oi(),document.getElementById("fabrics"));window.addEventListener("popstate",bs);window.addEventListener("keydown",e=>{e.key==="F1"&&(e.preventDefault(),X.help())});window.addEventListener("online",()=>$s(null));document.addEventListener("visibilitychange",()=>$s(null));window.addEventListener("pointerdown",()=>{for(let e of document.getAnimations())e.finish()},{capture:!0});bs();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
