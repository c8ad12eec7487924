var xc=Object.defineProperty;var js=(t,e)=>{for(var n in e)xc(t,n,{get:e[n],enumerable:!0})};var gt=class extends Error{constructor(e,n){super(e),this.status=n}};async function b(t,e,n){return JSON.parse(await V(t,e,n))}async function V(t,e,n="POST"){let o=await Sc(t,e,n),s=await o.text();if(o.ok)return s;let i=Tc(s)??`The server answered with status ${o.status}.`;throw new gt(i,o.status)}async function Sc(t,e,n){try{return await fetch(new URL(t,import.meta.url),e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)})}catch(o){throw new Error("The server can’t be reached. Is it still running?",{cause:o})}}function Tc(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}function Ys(t="/api/patches"){return b(t)}function Fs(t){return b(`/api/games/${t}`)}function Ht(t){return b("/api/games",t)}function Us(){return b("/api/solo")}function Ve(t){return b("/api/replay",{text:t})}function Gs(t){return b(`/api/games/${t}/replay`)}function Q(){return b("/api/me")}function Vs(t){return b(`/api/invitations/${t}`)}function Qs(t,e){return b(`/api/invitations/${t}`,{name:e})}function Zs(t){return b(`/api/games/${t}/invitation`,{})}function Qe(t,e){return b(`/api/games/${t}/seat`,{name:e})}function he(t){return V("/api/qr",{path:t})}function zs(t){return b("/api/reports",t)}var Ze=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var yt=[1,2];function de(t){return t===1?2:1}function me(t){return yt.filter(e=>t[e-1].yours)}function O({seats:t}){return t.some(e=>e.yours)}function wo({mode:t,seats:e}){let n=me(e);return t==="remote"&&n.length===1?n[0]:null}function jt(t){return yt.find(e=>t[e-1].kind==="open")??null}function fe({seats:t}){let e=jt(t);return e===null?"":t[e-1].name}function _({stage:t,seats:e}){return t!=="over"&&jt(e)!==null}function bt({stage:t,result:e}){return t==="over"&&e===null}var Ac=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function D([t,e]){return`${"abcdefghi"[e]}${t+1}`}function Z(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function et(t,e){return t[0]===e[0]&&t[1]===e[1]}function G(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function ct(t,[e,n]){return t.map(([o,s])=>[o+e,s+n])}function $e(t,[e,n]){let[o,s]=G(t);return[Ks(e,9-o),Ks(n,9-s)]}function Ks(t,e){return Math.max(0,Math.min(e,t))}function Ke([t,e],[n,o],s){return s==="right"?[e,n-1-t]:s==="left"?[o-1-e,t]:[t,o-1-e]}function Js(t,e,n){let[o,s]=e,i=n>=4?Ke(t,e,"flip"):t;for(let r=0;r<n%4;r+=1)i=Ke(i,[o,s],"right"),[o,s]=[s,o];return i}function wt(t){let[e,n]=G(t),o=([s,i])=>Math.abs(s-(e-1)/2)+Math.abs(i-(n-1)/2);return t.reduce((s,i)=>o(i)<o(s)?i:s)}function Xe(t){let e=Math.min(...t.map(r=>r[0])),n=Math.max(...t.map(r=>r[1])),o=([r,c])=>Math.min(...t.map(([l,p])=>Math.abs(l-r)+Math.abs(p-c))),s=r=>Math.abs(r[0]-e+1)+Math.abs(r[1]-n-1)+(o(r)<2?20:0);return Ac.filter(r=>o(r)>0).reduce((r,c)=>s(c)<s(r)?c:r)}function Je(t){let e=new Set,n=[];for(let o=0;o<t.length;o+=1){if(t[o]!=="."||e.has(o))continue;let s=[],i=[o];e.add(o);for(let r=i.pop();r!==void 0;r=i.pop()){s.push([Math.floor(r/9),r%9]);for(let c of Mc(r))t[c]==="."&&!e.has(c)&&(e.add(c),i.push(c))}n.push(s.sort((r,c)=>r[0]-c[0]||r[1]-c[1]))}return n.sort((o,s)=>s.length-o.length)}function Mc(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(o=>o>=0&&o<81)}var Ec=3;function Yt(t,e){let n=new Set(Je(t).map(String));return Je(Lc(t,e)).filter(s=>s.length<=Ec&&!n.has(String(s)))}function Lc(t,e){let n=[...t];for(let[o,s]of e)n[o*9+s]="x";return n.join("")}function Xs(t){let e=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let s=0;for(let i=n;i<n+7;i+=1)s+=t.slice(i*9+o,i*9+o+7).split(".").length-1;e=Math.min(e,s)}return e}function C(t,e,n=0){let o=new Set(t.map(String)),s=new Map;for(let[r,c]of t)for(let l=0;l<4;l+=1){let[p,h]=ze[(l+3)%4];if(o.has(String([r+p,c+h])))continue;let d=Oc[l],f=[r+d[0],c+d[1]],w=[f[0]+ze[l][0],f[1]+ze[l][1]];s.set(String(f),[...s.get(String(f))??[],{to:w,direction:l}])}let i="";for(;s.size>0;)i+=_c(s,e,n);return i}var ze=[[0,1],[1,0],[0,-1],[-1,0]],Oc=[[0,0],[0,1],[1,1],[1,0]];function _c(t,e,n){let o=t.keys().next().value,s=[],i=o,r=-1;do{let l=t.get(i),p=Math.max(0,l.findIndex(w=>w.direction===(r+1)%4)),h=l.splice(r<0?0:p,1)[0];l.length===0&&t.delete(i);let[d,f]=i.split(",").map(Number);h.direction!==r&&s.push({at:[d,f],direction:h.direction}),r=h.direction,i=String(h.to)}while(i!==o);return s.length>1&&s[0].direction===r&&s.shift(),`M${s.map(({at:l,direction:p},h)=>{let d=s[(h+s.length-1)%s.length].direction,[f,w]=[d,p].map(A=>ze[(A+1)%4]).reduce((A,ft)=>[A[0]+ft[0],A[1]+ft[1]]);return`${l[1]*e+w*n} ${l[0]*e+f*n}`}).join("L")}Z`}function v(t,e){return t===1?`1 ${e}`:`${t} ${/(s|x|ch)$/.test(e)?`${e}es`:`${e}s`}`}function lt(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t[t.length-1]}`}function x(t){return t<0?`−${-t}`:String(t)}function ko(t){return`the ${t}`}function Ot(t){let e=t.income?`${t.income} income`:"no income",{name:n,squares:o,buttons:s,time:i}=t,r=`costs ${v(s,"button")}`;return`${n}, ${v(o,"square")}, ${r}, ${i} time, ${e}`}function $(t,e){let{name:n,yours:o,kind:s}=t[e-1];return o&&!t[2-e].yours?"You":s==="open"?n||"Open seat":s==="computer"?n.replace(/^Quiltbee level/,"Level"):n==="You"?`Player ${e}`:n}function ge(t){return t==="You"?"You are":`${t} is`}function ut(t,e){if(t.result){let s=$(e,t.result.winner);return s==="You"?"You win":`${s} wins`}if(bt(t))return"Game aborted";let n=$(e,t.turn),o=n==="You"?"Your":`${n}’s`;return t.stage==="special_patch"?`${o} special patch`:`${o} turn`}function ot(t,e){if(t.result)return Cc(t,e);if(bt(t))return"It was called off at the start, and nothing is counted.";let n=$(e,t.turn),o=n==="You";if(t.stage==="special_patch")return o?"You reached a special patch. Put it on any empty space.":`${n} reached a special patch.`;let s=t.players[t.turn-1].time,i=t.players[2-t.turn].time;return s===i?s===0?o?"You go first.":`${n} goes first.`:o?"You’re level, and your token is on top, so it’s your turn.":`${Pc(e)}, and ${n}’s token is on top.`:o?"You’re further back on the time track, so it’s your turn.":`${ge(n)} further back on the time track.`}function Pc(t){return t.filter(({yours:e})=>e).length===1?"You’re level":"Both are level"}function Cc(t,e){if(!t.result)return"";let{winner:n,scores:o,reason:s}=t.result,i=`${x(o[n-1])} to ${x(o[2-n])}`,r=$(e,3-n);return s==="resignation"?`${r} resigned; the scores stood at ${i}.`:s==="time"?`${r} ran out of time; the scores stood at ${i}.`:s==="first to 53"?`${i}: equal scores, and the winner reached space 53 first.`:`The final score is ${i}.`}function ti(t,e){return["Pass",...vo(t,e)].join(" · ")}function vo({consequence:t},e){let n=[`move ${t.time-e}`,`earn ${t.earned}`];return t.income>0&&n.push(`income ${t.income}`),t.special_patch&&n.push("special patch"),n}function kt(t,e,n=!1){if(t==="pass")return"passed";if(t==="A:pass")return"moved on";if(t.startsWith("A:"))return`took ${ko(e[t[2]]?.name??t[2])}`;if(t.startsWith("+"))return n?`special patch on ${t.slice(1)}`:"special patch";let o=e[t[0]],s=o?.name??t[0];return n&&o?`${s} at ${D(Ic(o,t))}`:s}function Ic({orientations:t},e){let n=Z(e.slice(2));return ct(t[e[1]],n).reduce((o,s)=>s[0]<o[0]||s[0]===o[0]&&s[1]<o[1]?s:o)}function nt(t,e,n,o=!0){let s=t.filter(([i,r])=>e[i*9+r]!==".").map(D);return s.length>0?o?s.length>4?`overlaps at ${v(s.length,"space")}`:`overlaps at ${lt(s)}`:"overlaps another patch":n&&!n.available?n.reason??"can’t be bought now":null}function ei(t,e,n,o){let s=nt(t,e,n,o);if(s===null)return{text:"Fits",isGood:!0};let i=n!==void 0&&!n.available&&n.missing>0,r=nt(t,e,void 0,o)===null,c=i&&r?`Fits; ${v(n.missing,"button")} short`:s;return{text:c[0].toUpperCase()+c.slice(1),isGood:!1}}function xo(t){let e=D(t[0]);return t.length===1?`single hole ${e}`:`hole of ${t.length} at ${e}`}function Nc(t,e){return e?lt(t.map(xo)):t.length===1?"a hole":`${t.length} holes`}function tn(t,e,n,o,s,i=!0){let{consequence:r}=t,c=o.players[o.turn-1],l=[{kind:"buttons",text:t.missing>0?`Costs ${r.paid}`:`Buttons ${c.buttons} → ${x(r.buttons)}`},{kind:"time",text:`Time ${c.time} → ${r.time}`}];return r.income_marks.length>0&&l.push({kind:"income",text:i?`Income +${r.income} at ${lt(r.income_marks.map(String))}`:`Income +${r.income}`}),r.special_patch&&l.push({kind:"special",text:"Special patch"}),n&&l.push({kind:"tile",text:"Special tile +7"}),e.length>0&&l.push({kind:"holes",text:`Makes ${Nc(e,i)}`}),l.push({kind:"next",text:Rc(t,o,s)}),l}function Rc({consequence:t},e,n){if(t.next===null)return"Then the game is over";let o=$(n,t.next);return`Next: ${o==="You"?"you":o}${t.next===e.turn?" again":""}`}function ni(t,e,n){let o=D(t);return e==="."?`${o}, empty`:e==="*"?`${o}, special patch`:`${o}, ${n[e]?.name??"covered"}`}function en(t){let e=Je(t),n=e.reduce((r,c)=>r+c.length,0),o=[`${81-n} covered, ${n} empty`],s=e.filter(r=>r.length===1).map(r=>D(r[0]));s.length>0&&o.push(`single ${s.length>1?"holes":"hole"} ${s.join(" ")}`),n>0&&o.push(`largest empty region ${e[0].length}`);let i=Xs(t);return o.push(i===0?"a full 7 by 7":`${v(i,"space")} from a 7 by 7`),`${o.join("; ")}.`}function _t(t,e){let{to_income:n,to_special_patch:o,time:s}=t.players[e-1],i=t.time_board.last-s;if(i===0)return"at the end";let r=[];return n!==null&&r.push(`income in ${n}`),o!==null&&r.push(`special patch in ${o}`),r.push(`end in ${i}`),r.join(", ")}function nn(t,e){let n=e[t.letter],o=n.orientations[t.orientation],[s,i]=G(o),r=ct(o,[t.row,t.column]),c=D([t.row+s-1,t.column+i-1]),l=D([t.row,t.column]);return`${n.name} (${t.letter}), ${r.length} squares, ${l} to ${c}`}var j=1e3,Pt=60*j,Ft=60*Pt,rt=24*Ft,So=9900,Bc=[10,30,60];function Ut(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*rt,extra:0};let[n,o]=t.split(/[+~]/).map(s=>Number(s)*j);return{kind:t.includes("~")?"delay":"increment",main:n,extra:o}}function on(t){if(t===null)return"no clock";let{kind:e,main:n,extra:o}=Ut(t);if(e==="days")return`${v(n/rt,"day")} for each turn`;let s=oi(n);if(o===0)return`${s} for the whole game`;let i=v(o/j,"second");return e==="delay"?`${s}, and ${i} of delay in each turn`:`${s}, and ${i} more for each turn`}function Gt(t){let{kind:e,main:n,extra:o}=Ut(t);if(e==="days")return`${v(n/rt,"day")} a turn`;let s=n%Pt===0?`${n/Pt} min`:`${n/j} s`;return o===0?s:`${s} ${e==="delay"?"~":"+"} ${o/j} s`}function oi(t){return[[Math.floor(t/Ft),"hour"],[Math.floor(t%Ft/Pt),"minute"],[Math.floor(t%Pt/j),"second"]].filter(([o])=>o>0).map(([o,s])=>v(o,s)).join(" ")||"no time"}function si(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function ye(t,e,n,o){let s=t.left[e-1];if(t.running!==e)return Math.max(0,s);let{kind:i,extra:r}=Ut(t.control),c=i==="delay"?r:0,l=n.now+(o-n.at)-t.since;return Math.max(0,s-Math.max(0,l-c))}function sn(t){if(t<=So)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=rt)return`${Math.floor(t/rt)} d ${Math.floor(t%rt/Ft)} h`;let e=Math.ceil(t/j),n=[Math.floor(e/60)%60,e%60],o=Math.floor(e/3600),s=n.map((i,r)=>r===0&&o===0?String(i):String(i).padStart(2,"0"));return o?[o,...s].join(":"):s.join(":")}function ii(t){if(t<=0)return"no time left";if(t>=rt){let e=Math.floor(t%rt/Ft),n=v(Math.floor(t/rt),"day");return e?`${n} ${v(e,"hour")}`:n}return oi(Math.ceil(t/j)*j)}function ri(t,e){let{kind:n,main:o}=Ut(t);return n==="days"?e<6*Ft:e<Math.max(10*j,Math.min(Pt,o/10))}function ai(t,e){return Bc.find(o=>t>o*j&&e<=o*j&&e>0)??null}function ci(t){return t<=0?null:t>=rt?Pt:t<=So?t%100||100:Math.min(t%j||j,t-So)}function li(t){return t===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:t===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function ui({board:t,clock:e,takebacks:n,rated:o,seed_chosen:s,seat:i}){return[["You sit as",i===1?"player 1, who begins":"player 2"],["Clock",e===null?"none: take all the time you need":on(e)],["Time board",t==="revised"?"revised":"original"],["Circle of patches",s?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}function L(t,e){let n=e,o=!1,s=new Set,i=()=>{o=!1;for(let r of[...s])r(n)};return{get:()=>n,dispatch(r){let c=t(n,r);c!==n&&(n=c,o||queueMicrotask(i),o=!0)},watch(r){return s.add(r),()=>s.delete(r)}}}var Vt=class{constructor(e){this.outside=e,this.store=L((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:pi(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(e.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:pi(o)})}}}};function pi(t){return t instanceof Error?t.message:String(t)}function hi(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>Z(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function di(t,e){let n=o=>Math.abs(o[0]-e[0])+Math.abs(o[1]-e[1]);return t.reduce((o,s)=>n(s)<n(o)?s:o,t[0]??e)}function mi(t,e,[n,o]){let s=r=>(r[0]-e[0])*n+(r[1]-e[1])*o,i=r=>Math.abs((r[0]-e[0])*o+(r[1]-e[1])*n);return t.filter(r=>s(r)>0).sort((r,c)=>i(r)+s(r)-i(c)-s(c)||i(r)-i(c)).at(0)}function fi(t,e,n){let o=i=>(i[0]-e[0])*9+i[1]-e[1];return(n?[...t].reverse().find(i=>o(i)<0):t.find(i=>o(i)>0))??t[n?t.length-1:0]}var gi={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},To={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function rn(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function W(t,e){return t.orientations[e]??0}function vt(t,e){return e.patch.orientations[W(t,e.letter)]}function st(t,e){return t.origin?ct(vt(t,e),t.origin):[]}function Zt(t,e){return t.origin?`${W(t,e.letter)}${D(t.origin)}`:null}function zt(t,e){let n=Zt(t,e);return n!==null&&e.placements.has(n)}function an(t,e){let n=Zt(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Ao(t,e,n){switch(n.type){case"choose":return qc(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?Hc(t,e,n.direction):{...t,cursor:be(t.cursor,n.direction)};default:return e?Dc(t,e,n):t}}function Dc(t,e,n){switch(n.type){case"hover":return t.set?t:$i(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return $i(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return Qt({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:wt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:cn(t,e);case"jump":return jc(t,e,n.direction);case"next":return Yc(t,e,n.back??!1);case"turn":return Fc(t,e,n.how);case"cycle":return Uc(t,e)}}function qc(t,e,n){let o={...t,letter:e.letter,origin:null,set:!1};return{...o,anchor:n??wt(vt(o,e))}}function $i(t,e,n,o){let s=vt(t,e),i=$e(s,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),r=yi(t,e,i);return t.origin&&et(t.origin,r)&&t.set===o&&et(t.cursor,n)?t:{...t,origin:r,set:o,cursor:n}}function yi(t,e,n){let o=W(t,e.letter),s=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[i,r]of s){let c=[n[0]+i,n[1]+r];if(Wc(c)&&e.placements.has(o+D(c)))return c}return n}function Wc([t,e]){return t>=0&&e>=0&&t<9&&e<9}function Qt(t,e,n){let o=vt(t,e),s=$e(o,n),i=o.some(r=>et(r,t.anchor))?t.anchor:wt(o);return{...t,origin:s,set:!0,anchor:i,cursor:[s[0]+i[0],s[1]+i[1]]}}function cn(t,e){let{anchor:n,cursor:o}=t,s=Mo(t,e),i=[o[0]-n[0],o[1]-n[1]];return Qt(t,e,di(s,i))}function Mo(t,e){return hi(e.placements,W(t,e.letter))}function Hc(t,e,n){if(!t.origin)return cn(t,e);let[o,s]=To[n];return Qt(t,e,[t.origin[0]+o,t.origin[1]+s])}function be([t,e],n){let[o,s]=To[n];return $e([[0,0]],[t+o,e+s])}function jc(t,e,n){if(!t.origin)return cn(t,e);let o=mi(Mo(t,e),t.origin,To[n]);return o?Qt(t,e,o):{...t,set:!0}}function Yc(t,e,n){let o=Mo(t,e),s=t.origin;return o.length===0?s?{...t,set:!0}:cn(t,e):s?Qt(t,e,fi(o,s,n)):Qt(t,e,o[n?o.length-1:0])}function Fc(t,e,n){let o=W(t,e.letter),s=Ke(t.anchor,G(vt(t,e)),n);return bi(t,e,e.patch.turns[o][n],s)}function Uc(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((s,i)=>s-i),o=n[(n.indexOf(W(t,e.letter))+1)%n.length];return bi(t,e,o,wt(e.patch.orientations[o]))}function bi(t,e,n,o){let s={...t,orientations:{...t.orientations,[e.letter]:n},anchor:o};if(!t.origin)return s;let i=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],r=$e(vt(s,e),[i[0]-o[0],i[1]-o[1]]),c=yi(s,e,r);return{...s,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function xt(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let o=t.tags[`Player${n}`],s=o&&o!=="?"?o:`Player ${n}`;return{...e,name:s,kind:"person"}})}function wi(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var ln=class{constructor(e,n){this.patches=n;let o={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=L((s,i)=>({...s,...i}),o)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:be(o[e],n)}})}};function Gc(t,e){let[n,,...o]=t.link.split(","),s=t.frames.slice(1,e+1).filter(({move:i})=>!i?.startsWith("A:")).map(({move:i})=>i==="pass"?".":i);return[n,s.join(""),...o].join(",")}var un=class{constructor(e,n,o){this.replay=e,this.go=n;let s={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=L((i,r)=>({...i,...r}),s)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Ht(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:s,first:i}=this.store.get(),{automa:r}=n.frames[0],c=r&&o==="automa"?{deck:r.deck,level:r.level}:null,l=o==="computer"?{level:s}:null,p=o==="person"?xt(n).map(({name:d})=>d):null,h=Gc(n,e);return{opponent:o,...c,...l,first:i,board:"revised",seed:null,from:h,names:p}}};function pn(t,e){let n=t?.moves.length??0,o=e.moves.slice(n);return o.map(({number:s,player:i,move:r})=>{if(!t||o.length!==1)return{number:s,player:i,move:r,change:null};let[c,l]=[t.players[i-1],e.players[i-1]],p={from:c.time,to:l.time,buttons:l.buttons-c.buttons};return{number:s,player:i,move:r,change:p}})}function ki(t,e){let n=me(t.seats),o=n.length===1?n[0]:t.turn,s=t.moves.map(({player:i})=>i).lastIndexOf(o);return t.moves.slice(s+1).map(i=>{let r=e[i.number];return r?.move===i.move?r:{...i,change:null}})}function vi({player:t,move:e,change:n},o,s){let r=`${$(o,t)} ${Qc(e,s)}`;return!n||n.to===n.from?r:`${r}: ${Vc(n)}`}function Vc({from:t,to:e,buttons:n}){let o=`moved ${e-t}`;return n===0?o:`${o}, ${Eo(n)}`}function Eo(t){let e=v(Math.abs(t),"button");return t<0?`−${e}`:`+${e}`}function Qc(t,e){return t.startsWith("+")?"sewed a special patch":/^[A-Za-z]\d/.test(t)?`sewed ${ko(e[t[0]]?.name??t[0])}`:kt(t,e)}function Lo(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function xi({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=r=>r>t.from&&r<=t.to,o=e.special_patches.filter(n),s=[t.buttons===0?"":Zc(t.buttons)];e.income.some(n)&&s.push("payday");let i=[...e.income.filter(n),...o];return{gains:s.filter(Boolean),marks:i}}function Zc(t){return t<0?`−${-t}`:`+${t}`}var Oo=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],_o={normal:"Normal deck",tactical:"Tactical deck"},Si={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},Ti={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function Ai(t){return Ti[t]?.[0]??t}function we({score_parts:t},e){let n=t;return[["Special tile",n.special_tile,[1,2,3,4,5]],["Buttons it holds",n.buttons_held,[2,3,4,5]],["Patches with buttons",n.patches_with_buttons,[3,5]],["Buttons on its patches",n.buttons_on_patches,[4,5]]].filter(([,,s])=>s.includes(e)).map(([s,i])=>[s,i])}function hn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function dn(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Po(t,e){return`${e[t]?.name??t} (${t})`}function Co(t,e){return lt([...t].map(n=>Po(n,e)))}function Io({number:t,budget:e,income:n}){return`Card ${t}: budget ${e}, income ${n}`}function No({affordable:t,choices:e,card:n},o){return t.length===0?`Budget ${n.budget} buys none of the ${e.length}: it advances.`:t.length===1?`Budget ${n.budget} buys only ${Po(t,o)}.`:`Budget ${n.budget} buys ${Co(t,o)}.`}function Ro({filter:t,left:e,skipped:n},o){let[s,i]=Ti[t]??[t,t];return n?`${s}: would leave none, skipped.`:`${s} (${i}): leaves ${Co(e,o)}.`}function Bo(t,e){let{taken:n,start:o,stop:s,income_marks:i,income:r,special_patches:c}=t,l=[n?`Takes ${Po(n,e)}; token ${o} → ${s}.`:`Token ${o} → ${s}, no buttons for it.`],p=r?`+${v(r,"button")}`:"this card gives none";return i.length>0&&l.push(`Income at ${lt(i.map(String))}: ${p}.`),c.length>0&&l.push(`The special patch at ${lt(c.map(String))} is out of the game.`),t.reaches_marker&&l.push(t.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function mn(t,e){return[`Automa: ${Io(t.card)}.`,No(t,e),...t.steps.map(n=>Ro(n,e)),...Bo(t,e)].join(" ")}function Do({pile:t,aside:e,discards:n}){let o=[`${v(t,"card")} in the pile`];return e>0&&o.push(`${e} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function ke({deck:t,numeral:e,name:n}){return`${_o[t]}, level ${e}, ${n}`}function Ct({marker:t,marker_on_board:e}){return e?`Its marker is on space ${t}.`:"Its marker has left the board."}function zc(t,e){let n=we(t,e).filter(([,o])=>o>0).map(([o,s])=>`${o.toLowerCase()} ${s}`);return`Score ${x(t.score)}${n.length?`: ${n.join(", ")}`:""}.`}function fn({players:t,result:e},n,o){let s=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([r,c])=>v(r.length,"patch")+(r?` ${c}: ${Co(r,o)}`:` ${c}`)),i=n.budget!==null&&!e?`the next one has budget ${n.budget}; `:"";return[`${ke(n)}.`,`It holds ${v(t[1].buttons,"button")}; ${s.join("; ")}.`,zc(t[1],n.level),Ct(n),`Cards: ${i}${Do(n)}`].join(" ")}function Ei(){let t=Kc(8,7).slice(0,54);return t.map(({x:e,y:n},o)=>{let s={x:(e+.5)*12,y:(n+.5)*12},i=o>0?t[o-1]:{x:e-1,y:n},r={x:s.x+(i.x-e)*12/2,y:s.y+(i.y-n)*12/2};return o<53?{centre:s,entry:r,width:12,height:12}:{centre:{x:s.x+12,y:s.y},entry:r,width:36,height:12}})}function Kc(t,e){let n=new Set,o=[],[s,i,r,c]=[0,0,1,0],l=(p,h)=>p>=0&&h>=0&&p<t&&h<e&&!n.has(`${p},${h}`);for(;o.length<t*e;)o.push({x:s,y:i}),n.add(`${s},${i}`),l(s+r,i+c)||([r,c]=[-c,r]),s+=r,i+=c;return o}var Mi=10.3;function Li(){let e=[],n=-Math.PI/2,o=43;for(let s=0;s<=53;s+=1){let i={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},r=e.at(-1)?.centre??i,c={x:(i.x+r.x)/2,y:(i.y+r.y)/2},l=s===53?9.8:8.6;e.push({centre:i,entry:c,width:l,height:l});let p=Mi/o;n+=p,o-=Mi/(2*Math.PI)*p}return e}var Uo=globalThis,Oi=t=>t,$n=Uo.trustedTypes,_i=$n?$n.createPolicy("lit-html",{createHTML:t=>t}):void 0,Bi="$lit$",St=`lit$${Math.random().toFixed(9).slice(2)}$`,Di="?"+St,Jc=`<${Di}>`,Rt=document,xe=()=>Rt.createComment(""),Se=t=>t===null||typeof t!="object"&&typeof t!="function",Go=Array.isArray,Xc=t=>Go(t)||typeof t?.[Symbol.iterator]=="function",qo=`[ 	
\f\r]`,ve=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Pi=/-->/g,Ci=/>/g,It=RegExp(`>|${qo}(?:([^\\s"'>=/]+)(${qo}*=${qo}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ii=/'/g,Ni=/"/g,qi=/^(?:script|style|textarea|title)$/i,Vo=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),a=Vo(1),m=Vo(2),Am=Vo(3),Te=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Ri=new WeakMap,Nt=Rt.createTreeWalker(Rt,129);function Wi(t,e){if(!Go(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return _i!==void 0?_i.createHTML(e):e}var tl=(t,e)=>{let n=t.length-1,o=[],s,i=e===2?"<svg>":e===3?"<math>":"",r=ve;for(let c=0;c<n;c++){let l=t[c],p,h,d=-1,f=0;for(;f<l.length&&(r.lastIndex=f,h=r.exec(l),h!==null);)f=r.lastIndex,r===ve?h[1]==="!--"?r=Pi:h[1]!==void 0?r=Ci:h[2]!==void 0?(qi.test(h[2])&&(s=RegExp("</"+h[2],"g")),r=It):h[3]!==void 0&&(r=It):r===It?h[0]===">"?(r=s??ve,d=-1):h[1]===void 0?d=-2:(d=r.lastIndex-h[2].length,p=h[1],r=h[3]===void 0?It:h[3]==='"'?Ni:Ii):r===Ni||r===Ii?r=It:r===Pi||r===Ci?r=ve:(r=It,s=void 0);let w=r===It&&t[c+1].startsWith("/>")?" ":"";i+=r===ve?l+Jc:d>=0?(o.push(p),l.slice(0,d)+Bi+l.slice(d)+St+w):l+St+(d===-2?c:w)}return[Wi(t,i+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},Ae=class t{constructor({strings:e,_$litType$:n},o){let s;this.parts=[];let i=0,r=0,c=e.length-1,l=this.parts,[p,h]=tl(e,n);if(this.el=t.createElement(p,o),Nt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=Nt.nextNode())!==null&&l.length<c;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(Bi)){let f=h[r++],w=s.getAttribute(d).split(St),A=/([.?@])?(.*)/.exec(f);l.push({type:1,index:i,name:A[2],strings:w,ctor:A[1]==="."?Ho:A[1]==="?"?jo:A[1]==="@"?Yo:Jt}),s.removeAttribute(d)}else d.startsWith(St)&&(l.push({type:6,index:i}),s.removeAttribute(d));if(qi.test(s.tagName)){let d=s.textContent.split(St),f=d.length-1;if(f>0){s.textContent=$n?$n.emptyScript:"";for(let w=0;w<f;w++)s.append(d[w],xe()),Nt.nextNode(),l.push({type:2,index:++i});s.append(d[f],xe())}}}else if(s.nodeType===8)if(s.data===Di)l.push({type:2,index:i});else{let d=-1;for(;(d=s.data.indexOf(St,d+1))!==-1;)l.push({type:7,index:i}),d+=St.length-1}i++}}static createElement(e,n){let o=Rt.createElement("template");return o.innerHTML=e,o}};function Kt(t,e,n=t,o){if(e===Te)return e;let s=o!==void 0?n._$Co?.[o]:n._$Cl,i=Se(e)?void 0:e._$litDirective$;return s?.constructor!==i&&(s?._$AO?.(!1),i===void 0?s=void 0:(s=new i(t),s._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(e=Kt(t,s._$AS(t,e.values),s,o)),e}var Wo=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,s=(e?.creationScope??Rt).importNode(n,!0);Nt.currentNode=s;let i=Nt.nextNode(),r=0,c=0,l=o[0];for(;l!==void 0;){if(r===l.index){let p;l.type===2?p=new Me(i,i.nextSibling,this,e):l.type===1?p=new l.ctor(i,l.name,l.strings,this,e):l.type===6&&(p=new Fo(i,this,e)),this._$AV.push(p),l=o[++c]}r!==l?.index&&(i=Nt.nextNode(),r++)}return Nt.currentNode=Rt,s}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},Me=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,s){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Kt(this,e,n),Se(e)?e===u||e==null||e===""?(this._$AH!==u&&this._$AR(),this._$AH=u):e!==this._$AH&&e!==Te&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Xc(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==u&&Se(this._$AH)?this._$AA.nextSibling.data=e:this.T(Rt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,s=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=Ae.createElement(Wi(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let i=new Wo(s,this),r=i.u(this.options);i.p(n),this.T(r),this._$AH=i}}_$AC(e){let n=Ri.get(e.strings);return n===void 0&&Ri.set(e.strings,n=new Ae(e)),n}k(e){Go(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let i of e)s===n.length?n.push(o=new t(this.O(xe()),this.O(xe()),this,this.options)):o=n[s],o._$AI(i),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=Oi(e).nextSibling;Oi(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Jt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,s,i){this.type=1,this._$AH=u,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=i,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(e,n=this,o,s){let i=this.strings,r=!1;if(i===void 0)e=Kt(this,e,n,0),r=!Se(e)||e!==this._$AH&&e!==Te,r&&(this._$AH=e);else{let c=e,l,p;for(e=i[0],l=0;l<i.length-1;l++)p=Kt(this,c[o+l],n,l),p===Te&&(p=this._$AH[l]),r||=!Se(p)||p!==this._$AH[l],p===u?e=u:e!==u&&(e+=(p??"")+i[l+1]),this._$AH[l]=p}r&&!s&&this.j(e)}j(e){e===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Ho=class extends Jt{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===u?void 0:e}},jo=class extends Jt{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==u)}},Yo=class extends Jt{constructor(e,n,o,s,i){super(e,n,o,s,i),this.type=5}_$AI(e,n=this){if((e=Kt(this,e,n,0)??u)===Te)return;let o=this._$AH,s=e===u&&o!==u||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,i=e!==u&&(o===u||s);s&&this.element.removeEventListener(this.name,this,o),i&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Fo=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){Kt(this,e)}};var el=Uo.litHtmlPolyfillSupport;el?.(Ae,Me),(Uo.litHtmlVersions??=[]).push("3.3.3");var P=(t,e,n)=>{let o=n?.renderBefore??e,s=o._$litPart$;if(s===void 0){let i=n?.renderBefore??null;o._$litPart$=s=new Me(e.insertBefore(xe(),i),i,void 0,n??{})}return s._$AI(t),s};function Ee(t){return t.stage!=="over"&&!_(t)&&t.seats[t.turn-1].yours}function M(t){return t.table!==null&&!t.looking&&!t.pending&&Ee(t.table)}function pt({table:t,looking:e,pending:n}){return hn(t)&&!e&&!n}function Le(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function Xt(t){return M(t)&&Le(t.table)}function Bt({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&O(t)}function Oe(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function E(t,e){return t.table?.options.find(n=>n.letter===e)}function te(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Dt(t,e){let n=E(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function I(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?rn(t.table.special_cells):Dt(t,e)}function ee(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(o=>e.seats[o-1].yours);return n.length===1?n[0]:n.length===2?Oe(t)?.turn??1:1}function gn(t,e){let{table:n,placement:o}=t;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):E(t,o.letter)?.completes_7x7?.includes(e)??!1}function Qo(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=Z(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function _e({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return ki(t,n);let o=t.moves[e.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function yn(t,e){return t.flatMap(n=>Qo(n,e)??[])}function Hi(t){let{table:e,placement:n,weighing:o}=t;if(!e||!M(t))return null;let s=n.letter??(o?null:""),i=s===""||s==="+"?void 0:E(t,s);if(!i)return null;let{consequence:r}=i,c=e.turn,l=e.players[c-1].time,p=e.time_board.special_patches_left.filter(h=>h>l&&h<=r.time);return{player:c,from:l,to:r.time,marks:[...r.income_marks,...p],income:r.income_marks.length>0?r.income:0,special:r.special_patch,next:r.next}}function ji({player:t,to:e,income:n,special:o,next:s},i){let c=[n>0?`income +${n}`:"",o?"special patch":""].filter(Boolean).join(", ");return`To space ${e}${c?`: ${c}`:""}. ${nl(t,s,i)}`}function nl(t,e,n){return e===null?"Then the game is over":`Then ${$(n,e)==="You"?"you":$(n,e)}${e===t?" again":""}`}var Zo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Yi=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function Fi(t){let e=Zo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Ui(){return a`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${Zo.map(t=>{let{cloth:e,weave:n}=Fi(t);return m`<pattern id=${`fabric-${t}`} class=${`cloth-${e}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${Yi[n]}></path></pattern>`})}
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
  </svg>`}function Y(t,e,n){let o=n*.3;return m`<g class="disc" transform=${`translate(${t} ${e})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([s,i])=>m`<circle class="hole" cx=${s*o} cy=${i*o} r=${n*.16}></circle>`)}</g>`}function ol(t){let e=t.orientations[0];return Array.from({length:t.income},(n,o)=>e[Math.floor((o+.5)*e.length/t.income)])}function Pe(t,e,n,[o,s],i){let r=e.orientations[n],c=G(e.orientations[0]);return m`<g class="patch" transform=${`translate(${s*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${C(r,10,.25)}></path>
    <path class="stitches" d=${C(r,10,1.1)}></path>
    ${ol(e).map(l=>{let[p,h]=Js(l,c,n);return Y((h+.5)*10,(p+.5)*10,2.6)})}
    ${i?sl(r[0],t):u}
  </g>`}function sl([t,e],n){let[o,s]=[(e+.5)*10,(t+.5)*10+1.9];return m`<text class="letter" x=${o} y=${s}>${n}</text>`}function zo([t,e]){return m`<g class="patch special" transform=${`translate(${e*10} ${t*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${C([[0,0]],10,.25)}></path>
    <path class="stitches" d=${C([[0,0]],10,1.4)}></path></g>`}function Ce(t,e,n,o){let[s,i]=G(e.orientations[n]),r=Math.max(4,s,i)*10+1.2,[c,l]=[(i*10-r)/2,(s*10-r)/2];return a`<svg class="framed" viewBox=${`${c} ${l} ${r} ${r}`} aria-hidden="true">
    ${Pe(t,e,n,[0,0],o)}
  </svg>`}function bn(t,e,n,o){let[s,i]=G(e.orientations[n]);return a`<svg
    class=${`picture w${i} h${s}`}
    viewBox=${`-0.6 -0.6 ${i*10+1.2} ${s*10+1.2}`}
    aria-hidden="true"
  >
    ${Pe(t,e,n,[0,0],o)}
  </svg>`}var Gi={cloth:Ei(),thread:Li()},Ie=[1,2];function Vi(t){return t.time_board.on_top===1?[Ie[1],Ie[0]]:Ie}function Qi(t,e){let[n,o]=t.players.map(c=>c.time),s=n===o?`Both tokens are on space ${n}, ${$(e,t.time_board.on_top)} on top.`:Ie.map(c=>`${ge($(e,c))} on space ${t.players[c-1].time}.`).join(" "),i=t.time_board.special_patches_left,r=t.automa?` ${Ct(t.automa)}`:"";return`${s} Special patches left: ${i.length?i.join(", "):"none"}.${r}`}function Ko(t,e,n,o){let s=o*1.25,i=t===1?m`<circle r=${o}></circle>`:m`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return m`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>${i}
    <text y=${o*.42} font-size=${o*1.2}>${t}</text></g>`}function Zi({numeral:t},e,n,o){let s=Array.from({length:16},(i,r)=>{let c=r%2?o*.78:o,l=r*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return m`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${s.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${t}</text></g>`}function zi({automa:t},e,n){if(!t?.marker_on_board)return u;let[o,s]=e(t.marker);return Zi(t,o,s,n)}function Ki(t){return a`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Ko(t,0,0,4.4)}
  </svg>`}function rl(t,e,n,o=null){let s=Gi[n],i=n==="cloth"?84:96,{income:r,special_patches:c,special_patches_left:l}=t.time_board;return a`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${i+2}`}
    role="img"
    aria-label=${Qi(t,e)}
  >
    ${n==="thread"?al(s):u}
    ${s.map((p,h)=>cl(p,h,n))}
    ${o?Ji(o,p=>s[p].centre):u}
    ${r.map(p=>{let{x:h,y:d}=s[p].entry;return wn(p,o,Y(h,d,2.5))})}
    ${c.map(p=>{let{x:h,y:d}=s[p].entry;return wn(p,o,kn(h,d,4.8,l.includes(p)))})}
    ${o?Xi(o,s[o.to].centre,4.6):u}
    ${zi(t,p=>[s[p].centre.x,s[p].centre.y],5.4)}
    ${ll(t,s)}
  </svg>`}function wn(t,e,n){let s=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return m`<g class=${s} data-mark=${t}>${n}</g>`}function Ji({player:t,from:e,to:n},o){let i=Array.from({length:n-e+1},(r,c)=>o(e+c)).map(({x:r,y:c})=>`${r.toFixed(1)} ${c.toFixed(1)}`).join("L");return m`<path class="walk-halo" d=${`M${i}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${i}`} data-testid="walk"></path>`}function Xi({player:t,to:e},{x:n,y:o},s){let i=s*1.2,r=t===1?m`<circle r=${s}></circle>`:m`<path d=${`M0 ${-i}L${i} 0 0 ${i} ${-i} 0Z`}></path>`;return m`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${o})`}>${r}</g>`}function al(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return m`<path class="strand" d=${`M${e.join("L")}`}></path>`}function cl({centre:t,width:e,height:n},o,s){let i=s==="thread"?"0":"start",r=s==="cloth"?m`<rect x=${t.x-e/2+.3} y=${t.y-n/2+.3}
          width=${e-.6} height=${n-.6} rx="1.2"></rect>`:m`<circle cx=${t.x} cy=${t.y} r=${e/2}></circle>`,c=o===0||o===53?"end":o%2?"odd":"even";return m`<g class=${`space ${c}`}>${r}
    <text x=${t.x} y=${t.y+1.2}>${o===0?i:o}</text></g>`}function kn(t,e,n,o){return m`<rect class=${o?"mark-special":"mark-special taken"}
    x=${t-n/2} y=${e-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function ll(t,e){let n=t.players[0].time===t.players[1].time;return Vi(t).map((o,s)=>{let{x:i,y:r}=e[t.players[o-1].time].centre,c=n?s*-2.6+1.3:0;return Ko(o,i+c*.6,r+c,4)})}var Ne={left:5,span:150,bar:9.5,above:4,below:15};function ht(t){return Ne.left+t*Ne.span/53}function vn(t){return t===1?Ne.above:Ne.below}function tr(t,e){return Gi[t][e].centre}function ul(t,e,n){let{income:o,special_patches:s,special_patches_left:i}=t.time_board,{bar:r}=Ne;return a`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${Qi(t,e)}
  >
    <rect class="track" x="3" y=${r-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Ie.map(c=>m`<rect class=${`gone gone-${c}`} x="3" y=${c===1?r-1.6:r}
        width=${Math.max(2,ht(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?Ji(n,c=>({x:ht(c),y:r})):u}
    ${o.map(c=>wn(c,n,Y(ht(c-.5),r,2.1)))}
    ${s.map(c=>wn(c,n,kn(ht(c-.5),r,4.2,i.includes(c))))}
    ${zi(t,c=>[ht(c),r],3.6)}
    ${n?Xi(n,{x:ht(n.to),y:vn(n.player)},3.2):u}
    ${Vi(t).map(c=>{let{time:l}=t.players[c-1];return Ko(c,ht(l),vn(c),3.3)})}
  </svg>`}function pl({automa:t}){let e=[["income",Y(0,0,2.4)],["special patch",kn(0,0,4.6,!0)],["taken",kn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:o}=t;return[...e,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",Zi(t,0,0,2.9)]]}function xn(t,e,n,o,s=null,i=1){return a`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round":"Square"}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${s?ji(s,e):`${$(e,i)}: ${_t(t,i)}`}
    </p>
    <div class="spiral-box">${rl(t,e,n,s)}</div>
    <div class="line-box">${ul(t,e,s)}</div>
    <ul class="legend">
      ${pl(t).map(([r,c])=>a`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${r}</li>`)}
    </ul>
  </section>`}var Sn=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,o){let[s]=o>0?pn(e,n):[];if(!s){this.scene=null;return}let i=Lo(s.move),r=i?this.root.querySelector(`[data-patch="${i}"] .framed`):null,c=r&&{box:r.getBoundingClientRect(),image:r.cloneNode(!0)},{gains:l,marks:p}=xi(s,n.time_board);this.scene={happening:s,milliseconds:o,gains:l,marks:p,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,o){let s=e.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(s),s}fly({happening:{move:e,player:n},picture:o,milliseconds:s}){let i=this.targetOf(Lo(e),n);if(!o||!i)return;let[r,c]=[o.box,i.getBoundingClientRect()],l=this.overlay("flying",[o.image]),p=(d,f)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
        translate(-50%, -50%) scale(${f})`}),h=Math.max(c.width,c.height)/170;this.run(l,[p(r,r.width/170),p(c,h)],s*.9).onfinish=()=>l.remove(),i.matches("g")&&this.run(i,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],s)}targetOf(e,n){let s=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(r=>r.getBoundingClientRect().width>0),[i]=s.sort((r,c)=>c.getBoundingClientRect().width-r.getBoundingClientRect().width);return i??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:o}){if(!e||e.to<=e.from)return;let s=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),i=c=>tr(this.look(),c),r=c=>({x:ht(c),y:vn(n)});for(let[c,l]of[["spiral",i],["time-line",r]]){let p=this.root.querySelector(`.${c} .token-${n}`),h=s.map(l).map(({x:d,y:f})=>({transform:`translate(${d}px, ${f}px)`}));p&&this.run(p,h,o*.9)}}light({marks:e,milliseconds:n}){for(let o of e)for(let s of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(s,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:o}){let i=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!i||n.length===0)return;let r=this.overlay("floating",[n.join(" · ")]),[c,l]=[i.x-4,i.y-4],p=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(r,p,o).onfinish=()=>r.remove()}overlay(e,n){let o=document.createElement("div");return o.className=`overlay ${e}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var Tt=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],ne=3,Tn=65536,er=18e4;function nr({mode:t,board:e,seats:n,automa:o}){let[s]=me(n);if(s===void 0||t==="remote")return null;let i={board:e,seed:null,from:null,names:null};if(t==="solo"&&o)return{...i,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(t==="screen")return{...i,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let r=s===1?"opponent":"you";return{...i,opponent:"computer",level:hl(n[2-s].name),first:r}}function hl(t){return Number(/level (\d+)$/.exec(t)?.[1]??ne)}var or=16;function Jo(t,e){let n=wo(e);return n!==null&&dl(t,e,n)||$l(t,e,n)||{text:t.told||gl(e),actions:[],urgent:!1}}function sr(t,e,n){return n==="rematch"?Xo(e):Jo(t,e).actions.some(([o])=>o===n)}function Xo(t){let e=wo(t);return e===null||t.stage!=="over"||jt(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function dl(t,e,n){return _(e)?null:e.stage==="over"?fl(e,n):ml(t,e,n)}function ml({fallen:t},e,n){let o=ts(e.seats,de(n));return e.offer&&e.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:t===de(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:t===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:e.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function fl({rematch:t,seats:e},n){let o=ts(e,de(n));return t.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:t.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:t.asked.includes(de(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function $l(t,e,n){let o=es(e);if(o===null||e.stage==="over")return null;let s=ts(e.seats,o);return n===null||!t.isLongAway||e.clock?{text:`${ge(s)} away.`,actions:[],urgent:!1}:{text:`${s} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function ts(t,e){let n=$(t,e);return n.length>or?`${n.slice(0,or-1).trimEnd()}…`:n}function es(t){return t.mode!=="remote"?null:yt.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function gl({clock:t,rated:e,takebacks:n}){return`${[t?Gt(t.control):"No clock",e?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function z(t){return _(t)?ns(t):ut(t,t.seats)}function oe(t){return _(t)?yl(t):ot(t,t.seats)}function ns(t){let e=fe(t);return e?`Waiting for ${e}`:t.access==="public"?"Waiting for another player":O(t)?"Waiting for your friend":"Waiting for a second player"}function yl(t){let e=fe(t);return e?`The seat is kept for ${e}.`:t.access==="public"?"Whoever takes the open seat plays.":O(t)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function ir(t,e){if(!t)return"";let n=t.player===null?"":$(e.seats,t.player),o=n==="You";switch(t.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function rr(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&O(e)?e.rematch.game:null}function ar(t,e,n,o=""){let s=`${z(e)}. ${oe(e)}`;if(!t)return s;let i=t.moves.length;return e.moves.length<i?`Taken back. ${s}`:o?z(t)===z(e)?o:`${o} ${s}`:[...e.moves.slice(i).map(({number:c,player:l,move:p})=>{let h=l===2&&e.automa?.turns.find(d=>d.number===c);return h?mn(h,n):`${$(e.seats,l)}: ${kt(p,n,!0)}.`}),...bl(t,e),s].join(" ")}function bl(t,e){return e.players.flatMap((n,o)=>{if(!n.special_tile||t.players[o].special_tile||e.automa&&o===1)return[];let s=$(e.seats,o===0?1:2);return[`${s} ${s==="You"?"take":"takes"} the special tile, 7 points.`]})}function cr(t,e){let{table:n,placement:o}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return"Put back.";if(!n)return"";let s=I(t);if(!s)return D(o.cursor);if(!o.origin){let d=E(t,s.letter)?.reason,f=s.letter==="+"?"Special patch":t.patches[s.letter].name;return d?`${f}: ${d}.`:`${f} chosen. Choose a place.`}let i=n.players[n.turn-1].cells,r=st(o,s),c=nt(r,i,E(t,s.letter)),l=D(o.origin);if(c)return`${l}: ${c}.`;let p=Yt(i,r),h=gn(t,Zt(o,s)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${lt(p.map(xo))}`:""}.${h}`}function lr(t,e){let{table:n}=t,o=E(t,e);return!n||!o?"":`${tn(o,[],!1,n,n.seats).map(i=>i.text).join("; ")}.`}function os(t,e,n){return[...e.placements].map(o=>{let s=Z(o.slice(1)),i=ct(e.patch.orientations[o[0]],s),r=Yt(t,i).length;return{key:o,score:wl(t,i)-6*r}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}function ur(t,e,n){let o=[...e.placements].filter(i=>i[0]===String(n)),s=new Set(o.length>0?o:e.placements);return os(t,{...e,placements:s},1)[0]??null}function wl(t,e){let n=new Set(e.map(String)),o=0;for(let[s,i]of e)for(let[r,c]of[[s-1,i],[s+1,i],[s,i-1],[s,i+1]])(r<0||c<0||r>=9||c>=9||t[r*9+c]!=="."&&!n.has(`${r},${c}`))&&(o+=1);return o}function ss({table:t,anchor:e},n,o){if(!t?.clock||!e)return null;let s=ye(t.clock,n,e,o);return{text:sn(s),sentence:ii(s),low:ri(t.clock.control,s)}}var An=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let o=[this.watchClock(e,n),this.watchAway(e,n)].filter(s=>s!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...o))))}show(e,n){for(let o of yt){let s=ss(e,o,n);s&&this.outside.show(o,s)}}watchClock({table:e,anchor:n,fallen:o},s){let i=e?.clock,r=i?.running??null,c=r===this.running?this.left:null;if(this.running=r,this.left=null,!e||!i||!n||r===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=ye(i,r,n,s);this.left=l;let p=l===0?r:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:vl(e,p)});let h=c===null?null:ai(c,l);return h!==null&&this.outside.onTime({timeSaid:kl(e,r,h)}),ci(l)}watchAway({awayFrom:e,isLongAway:n},o){if(e===null||n)return null;let s=e+er-o;return s>0?s:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function kl({seats:t},e,n){let o=$(t,e);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function vl({seats:t},e){if(e===null)return"";let n=$(t,e);return n==="You"?"Your time is up.":`${n}’s time is up.`}var Mn="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.",hr=[["X0a7","patch X, orientation 0, top left on a7"],["+d9","special patch on d9"],["pass","advance and receive buttons"],["m","the three patches on offer"],["q, o","your quilt, the other quilt or the Automa"],["t","time board"],["l, s","last move, scores"],["w 2","what if patch 2 is bought (w pass: the pass)"],["fit 2","places where patch 2 fits, best first"],["hint","a move to consider"],["turn","turn the Automa’s card over"],["undo, resign, ?","take back, give up, help"],["clock","what both players have left"],["accept, decline","answer what the other asks"],["claim, abort, rematch","win on time, call off, play again"]];function dr(t,e,n=0){let{table:o}=t,s=e.trim();if(!o)return{error:"The table is not there yet."};if(s==="")return{error:Mn};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(s))return Al(t,o,s);let[i,r,...c]=s.toLowerCase().split(/\s+/);if(c.length>0)return{error:Mn};switch(i){case"pass":case"p":return Tl(t);case"undo":case"u":return Bt(t)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return pt(t)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return Xt(t)?{request:{type:"hint"}}:{error:_l(t)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return xl(t,o,i);case"clock":return{say:Sl(t,o,n)};case"help":case"?":return{dialog:"help"};case"m":return{say:Ll(t,o)};case"q":return{say:mr(t,o,ee(t))};case"o":return{say:Ol(t,o)};case"t":return{say:Pl(o)};case"l":return{say:Cl(t,o)};case"s":return{say:Il(o)};case"w":return pr(t,r,l=>({say:lr(t,l)}));case"fit":return pr(t,r,l=>El(t,o,l));default:return{error:`“${s}” is no move and no command. ${Mn}`}}}function xl(t,e,n){return sr(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function Sl(t,e,n){let o=[1,2].map(s=>{let i=s,r=ss(t,i,n),c=$(e.seats,i);return r&&`${c}: ${r.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function Tl(t){let e=E(t,null);return!M(t)||!e?.available?{error:En(t)}:{request:{type:"move",move:"pass"}}}function En(t){let{table:e}=t;return t.looking?"This is an earlier position: go back to the game first.":t.pending?"The last move is still on its way.":e?.stage==="over"?"The game is over.":pt(t)?"The Automa’s card is to be turned over first: type turn.":e&&_(e)?`${ns(e)}.`:e?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function Al(t,e,n){if(!M(t))return{error:En(t)};let o=e.players[e.turn-1].cells,s=Z(n.slice(-2));return s?n.startsWith("+")?e.stage!=="special_patch"?{error:"There is no special patch to place."}:e.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${nt([s],o,void 0)??"can’t go there"}.`}:e.stage==="special_patch"?{error:En(t)}:Ml(t,e,n,s):{error:Mn}}function Ml(t,e,n,o){let s=n[0],i=E(t,s);if(!i)return{error:`Patch ${s} is not on offer; these are: ${te(e).join(", ")||"none"}.`};let{name:r,orientations:c}=t.patches[s],l=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:`${r} has the orientations ${l}.`};if(!i.available)return{error:`${r}: ${i.reason}.`};if(i.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=ct(p,o),f=h.some(([w,A])=>w>8||A>8)?"does not lie wholly on the quilt":nt(h,e.players[e.turn-1].cells,i);return{error:`${r} ${f??"can’t go there"}.`}}function pr(t,e,n){let o=t.table?te(t.table):[];if(e==="pass"&&E(t,null))return n(null);let s=o[Number(e)-1];return s===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(s)}function El(t,e,n){let o=n===null?null:Dt(t,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let s=os(e.players[e.turn-1].cells,o,8),i=s.map(r=>o.letter+r).join(" ");return{say:s.length?`${v(o.placements.size,"place")}, best first: ${i}.`:"It fits nowhere."}}function Ll(t,e){let n=te(e);if(n.length===0)return"No patch is on offer now.";let o=n.map((r,c)=>{let l=E(t,r)?.reason,p=`${c+1}: ${Ot(t.patches[r])} (${r})`;return l?`${p}, ${l}`:p}),s=E(t,null),{time:i}=e.players[e.turn-1];return`${o.join(". ")}. ${s?ti(s,i):""}.`}function mr(t,e,n){let{cells:o,patches:s}=e.players[n-1],i=s.map(r=>nn(r,t.patches)).join("; ");return`${$(e.seats,n)}: ${en(o)} ${i?`${i}.`:""}`}function Ol(t,e){return e.automa?`Automa: ${fn(e,e.automa,t.patches)}`:mr(t,e,3-ee(t))}function _l(t){return Le(t.table)?En(t):"Hints are given alone and against the computer only."}function Pl(t){let e=[1,2].map(o=>{let s=o,{time:i}=t.players[o-1];return`${$(t.seats,s)} on ${i}, ${_t(t,s)}`}),n=t.automa?` ${Ct(t.automa)}`:"";return`${e.join("; ")}.${n} ${ot(t,t.seats)}`}function Cl(t,e){let n=e.moves.at(-1);if(!n)return`No move yet. ${z(e)}.`;let o=t.account.turns.find(i=>i.number===n.number);if(o)return mn(o,t.patches);let s=$(e.seats,n.player);return`Move ${n.number}, ${s}: ${kt(n.move,t.patches,!0)}.`}function Il(t){return`If the game ended now: ${[1,2].map(n=>Nl(t,n)).join("; ")}.`}function Nl({automa:t,players:e,seats:n},o){let{score:s,buttons:i,income:r}=e[o-1],c=`${x(s)}, with ${v(i,"button")}`;return t&&o===2?`Automa ${c}`:`${$(n,o)} ${c}, income ${r}`}var Rl=new Set(["presence","ready","thinking"]),Bl=["1","2"];function fr(t,e){let{number:n,now:o=null,acknowledges:s,event:i,changed:r,players:c,moves:l}=e;return!(n===t.number+1&&!Rl.has(i.kind))&&n!==t.number||l.keep>t.moves.length?null:{...t,...r,number:n,now:o,acknowledges:s,players:t.players.map((h,d)=>({...h,...c[Bl[d]]})),moves:[...t.moves.slice(0,l.keep),...l.add]}}var $r=250,Dl=2e3,ql=5e3,Wl=15e3,Ln=class{constructor(e,n){this.outside=e,this.table=n,this.wait=$r,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),ql)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=$r,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Wl)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:fr(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,o)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(Dl,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function gr(t){return{patches:t,table:null,status:"connecting",pending:null,placement:gi,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function yr(t,e){switch(e.type){case"table":return jl(Hl(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return Ul(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:br(t)};case"return":return is({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:be(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Hl(t,e,n){let o=es(e)!==null;return{...t,anchor:si(t.anchor,e,n),awayFrom:o?t.awayFrom??n:null,isLongAway:o&&t.isLongAway}}function jl(t,e,n){let o=t.table;if(o&&o.number===e.number)return{...t,table:e};let s=ir(n,e),i=ar(o,e,t.patches,s)||t.said;return o!==null&&o.position===e.position&&s!==""?{...t,table:e,said:i,told:s}:is({...t,table:e,said:i,told:s,looking:null,ghostText:"",copied:"",hint:null,account:Fl(t,e),seen:Yl(t,e),placement:br(t)})}function Yl({seen:t,table:e},n){let o=pn(e,n),s=Object.values(t).filter(({number:i})=>i<=n.moves.length);return Object.fromEntries([...s,...o].map(i=>[i.number,i]))}function Fl({account:t,table:e},n){let{turns:o}=n.automa??t,s=e!==null&&n.moves.length<e.moves.length;if(o.length===0&&!s)return t;let i=o.length>0&&o[0].number===t.turns[0]?.number;return{turns:o,run:i?t.run:t.run+1}}function br({placement:t}){return{...t,letter:null,origin:null,set:!1}}function is(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Ee(e))return t;let n=rn(e.special_cells);return{...t,placement:Ao(t.placement,null,{type:"choose",choice:n})}}function Ul(t,e){if(t.pending)return t;let n=I(t),o=Ao(t.placement,n,e);if(o===t.placement)return t;let s={...t,placement:o,notice:null};return{...e.type==="cancel"?is(s):s,ghostText:cr(s,e)}}var Gl={normal:350,faster:160,off:0},Vl={normal:1200,faster:500,off:0},On=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of e)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:s})=>s).length,o=Math.max(0,Vl[e]-this.spent);return Math.min(Gl[e],Math.floor(o/n))}};var Ql=new Set(["thinking","ready","presence"]),Zl=[3,3],_n=class{constructor(e,n,o){this.id=e.game,this.store=L(yr,gr(n));let{dispatch:s}=this.store;this.connection=new Ln({open:o,later:(i,r)=>Number(setTimeout(i,r)),forget:i=>clearTimeout(i),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(i,r)=>this.hear({table:i,happened:r,at:performance.now()}),onRefusal:i=>this.refused(i),onHint:({move:i,words:r})=>s({type:"hint",hint:{move:i,words:r}}),onStatus:i=>s({type:"status",status:i}),onPending:i=>s({type:"pending",request:i})},e),this.pace=()=>"off",this.onShow=()=>{},this.telling=new On({later:(i,r)=>Number(setTimeout(i,r)),forget:i=>clearTimeout(i),pace:()=>this.pace()},(i,r)=>{this.onShow(i,r),s({type:"table",...i})}),s({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(e){let{table:n,happened:o}=e;if(o&&Ql.has(o.kind))return this.telling.receive(e,!1);let s=o?.kind==="move"||o?.kind==="card",i=!o?.player||n.seats[o.player-1].yours;s&&!i?this.telling.receive(e,!0):this.telling.interrupt(e)}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!M(this.state))return;let o=Dt(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(e){if(!M(this.state))return;this.choose(e);let{table:n,placement:o}=this.state,s=I(this.state);if(!n||!s||o.letter!==e)return;let i=W(o,e),r=ur(n.players[n.turn-1].cells,s,i),c=r?Z(r.slice(1)):null,l=r?Number(r[0]):i;this.placement({type:"put",orientation:l,origin:c??Zl})}chooseAt(e){let{table:n,placement:o}=this.state,s=n?te(n)[e]:void 0;s===void 0||!M(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:o}=e,s=I(e);if(!n||!M(e))return;if(!s)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let i=E(e,s.letter),r=nt(st(o,s),n.players[n.turn-1].cells,i,!1),c=an(o,s);if(r||!c)return this.complain(r?.startsWith("needs")?`It ${r}.`:`It can’t go there: it ${r??"does not fit"}.`);this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){M(this.state)&&E(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!Bt(this.state))){if(dn(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){pt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){Xt(this.state)&&this.send({type:"hint"})}refused({kind:e,error:n}){e==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:e,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await zs({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(e){let{table:n}=this.state,o=n&&nr(n);if(o)try{e((await Ht(o)).url)}catch(s){this.complain(s instanceof Error?s.message:String(s))}}send(e){this.byItself=!1,this.connection.send(e)||this.complain("The last move is still on its way.")}command(e){let n=dr(this.state,e,performance.now()),o=(s,i)=>this.store.dispatch({type:"notice",notice:{kind:s,text:i,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let o=this.state.looking?.frames??(await Gs(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var kr=[["1 2 3","choose a patch"],["Arrows","move it by one space"],["Shift + arrows","to the next place where it fits"],["N, Shift + N","next or previous place where it fits"],["R, Shift + R","rotate right, rotate left"],["F","flip"],["Space","next orientation"],["Enter","place it"],["Esc","put it back"],["Wheel, right button","turn it, flip it"],["P","pass"],["U","undo"],["T, Enter","turn the Automa’s card"],["H","hint"],["/","command line"],["?","this help"]],Re={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},wr={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function vr({key:t,shiftKey:e,ctrlKey:n,metaKey:o,altKey:s}){if(n||o||s)return null;if(Object.hasOwn(Re,t)){let r=Re[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:r}}}let i=t.length===1?t.toLowerCase():t;return i==="n"?{type:"placement",event:{type:"next",back:e}}:i==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(wr,i)?wr[i]:null}var zl=600,Pn=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let o=e.table?.number??-1,s=n&&pt(e)&&e.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let i=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},i?0:zl)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var Kl=4,Jl=1.5,Xl=120,Cn=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(i,r,c=!1)=>e.addEventListener(i,l=>r(l),{signal:o.signal,capture:c});s("pointerdown",i=>this.down(i)),s("pointermove",i=>this.move(i)),s("pointerup",i=>this.up(i)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",i=>this.click(i),!0),s("contextmenu",i=>this.flip(i)),e.addEventListener("wheel",i=>this.wheel(i),{signal:o.signal,passive:!1}),window.addEventListener("keydown",i=>{i.key==="Escape"&&this.press?.dragging&&(i.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(e,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let s=o.getBoundingClientRect(),i=s.width/9,[r,c]=[Math.floor((n-s.top)/i),Math.floor((e-s.left)/i)];return r>=-1&&c>=-1&&r<=9&&c<=9?[Math.max(0,Math.min(8,r)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!M(this.game.state))return;let o=e.target.closest("[data-patch]"),s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let i=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:i,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,o){let s=Dt(this.game.state,n),i=e.querySelector(".patch");if(!s||!i)return null;let r=s.patch.orientations[W(this.game.state.placement,n)],[c,l]=G(r),p=i.getBoundingClientRect(),h=Math.floor((o.clientY-p.top)/p.height*c),d=Math.floor((o.clientX-p.left)/p.width*l);return r.find(f=>et(f,[h,d]))??wt(r)}heldCell(e){let{placement:n}=this.game.state,o=I(this.game.state),s=this.cellAt(e.clientX,e.clientY);return!o||!n.origin||!s||!st(n,o).some(i=>et(i,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<Kl)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=I(this.game.state);if(!n)return;let o=vt(this.game.state.placement,n),s=o.filter(r=>r[0]===G(o)[0]-1),i=e.touch?s[Math.floor(s.length/2)]:e.anchor??wt(o);this.game.placement({type:"hold",anchor:i}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(e,n){let o=this.root.querySelector("[data-quilt=active] .cells"),s=e.touch&&o?o.getBoundingClientRect().width/9*Jl:0,i=this.cellAt(n.clientX,n.clientY-s);if(i?this.game.placement({type:"hover",cell:i}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=i!==null;let r=`${n.clientX}px, ${n.clientY-s}px`;e.image.style.transform=`translate(${r}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:o}=n.state,s=I(n.state),i=this.cellAt(e.clientX,e.clientY);!i||!s||(o.set&&this.commits(e,i)?n.commit():n.placement({type:"set",cell:i}))}commits(e,n){let{placement:o}=this.game.state,s=I(this.game.state);if(!s)return!1;let i=st(o,s);return i.length>0&&zt(o,s)&&et(Xe(i),n)?!0:e.pointerType==="touch"?!1:[...i,o.cursor].some(r=>et(r,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<Xl||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&M(n)&&(I(n)?.letter??"+")!=="+"}};function In(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(Re,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,Re[t.key]),!0)}var tu={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},Nn=class{constructor(e){this.outside=e,this.store=L((n,o)=>({...n,...o}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:xr(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:xr(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({...tu,url:e}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function xr(t){return t instanceof Error?t.message:String(t)}var eu=["classic","anniversary","valentine"];function Sr(t){return eu.some(e=>e===t)}var Tr={theme:"auto",edition:"classic",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,strength:ne},nu=12,Rn=new Map;function Ar(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(Rn.get(t)??"null");throw e}}function rs(t,e){let n=JSON.stringify(e);Rn.set(t,n);try{localStorage.setItem(t,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function Mr(){let t=Ar("quiltbee.settings"),e={...Tr,...typeof t=="object"?t:null};return Sr(e.edition)?e:{...e,edition:Tr.edition}}function Er(t){rs("quiltbee.settings",t)}function se(){let t=Ar("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function Lr(t,e){let n=se().filter(o=>o.id!==t);rs("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,nu))}function Or(t){rs("quiltbee.games",se().filter(e=>e.id!==t))}function Bn(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return Rn.get(`invitation.${t}`)??null;throw e}}function qt(t,e){Rn.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function _r(t,e){let n=new Nn({origin:location.origin,renew:()=>Zs(t),draw:he,copy:s=>Dn(s),share:"share"in navigator?s=>navigator.share(s):null,memory:{get:()=>Bn(t),set:s=>qt(t,s)}}),o=new Vt({me:Q,sit:s=>Qe(t,s),go:e});return{inviting:n,joining:o}}async function Dn(t){if(!navigator.clipboard)throw new Error("There is no clipboard.");await navigator.clipboard.writeText(t)}function Pr({text:t,mine:e},n){let s=n-(e?1:0)>0?`(${n}) `:"",i=t?`${t} – Quiltbee`:"Quiltbee";return`${s}${e?"● ":""}${i}`}function Cr({mine:t},e){return t||e>0}var Be=document.querySelector("link[rel=icon]"),ou=[Be.href,new URL(Be.dataset.waiting??"",Be.href).href],as={text:"",mine:!1},cs=0;function qn(t,e=!1){as={text:t,mine:e},Ir()}function Wn(t){cs=t,Ir()}function Ir(){let t=Pr(as,cs);document.title!==t&&(document.title=t);let e=ou[Cr(as,cs)?1:0];Be.href!==e&&(Be.href=e)}var su={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function y(t){return a`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${su[t]}></path>
  </svg>`}function Rr({clock:t},e){if(!t)return u;let n=t.running===e;return a`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${y("clock")}${y("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function Br(t,e,{text:n,sentence:o,low:s}){let i=t.querySelector(`[data-clock="${e}"]`);i&&(i.dataset.low=s?"true":"false",Nr(i.querySelector(".clock-time"),n),Nr(i.querySelector(".clock-words"),o))}function Nr(t,e){t&&t.textContent!==e&&(t.textContent=e)}var Dr={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]]};function ls(t,e,n){return m`<g transform=${`translate(${e} ${n})`}>
    <path class="piece" fill=${`url(#fabric-${t})`}
      d=${C(Dr[t],10,.25)}></path>
    <path class="stitches" d=${C(Dr[t],10,1.1)}></path></g>`}function Hn(t,e){return Array.from({length:e},(n,o)=>m`<g class=${o%2?"space odd":"space even"}>
        <rect x=${4+o*16} y="14" width="15" height="15" rx="2"></rect>
        <text x=${11.5+o*16} y="28">${t+o}</text></g>`)}function ie(t,e,n){let o=t===1?m`<circle r="5"></circle>`:m`<path d="M0-6.5L6.5 0 0 6.5-6.5 0Z"></path>`;return m`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>${o}
    <text y="2.2" font-size="6">${t}</text></g>`}function qr(t,e,n){let o=s=>25+s*e;return Array.from({length:t*t},(s,i)=>{let[r,c]=[Math.floor(i/t),i%t],l=n(r,c)?`url(#fabric-${"aGb"[(r+c)%3]})`:"none";return m`<rect class="cell-picture" fill=${l} x=${o(c)} y=${4+r*e}
      width=${e} height=${e}></rect>`})}var iu=m`<rect class="mark-special" x="46" y="16" width="9" height="9" rx="1"
  fill="url(#fabric-special)"></rect>`,ru=[["The goal","Cover your 9 by 9 quilt. At the end every button counts 1 point, every empty space costs 2.",qr(5,8,(t,e)=>t+e<6)],["Whose turn","Whoever is further back on the time track moves, often several times in a row. On one space, the token on top moves.",m`${Hn(3,6)}${ie(1,12,9)}${ie(2,76,9)}`],["Buy and sew","Take one of the next three patches. Pay its buttons, turn and flip it as you like, sew it on, then move your token by its time.",m`${ls("a",4,12)}${ls("L",42,6)}${ls("J",74,12)}`],["Or pass","Move your token to the space in front of the other one. You earn a button for each space.",m`${Hn(3,6)}${ie(1,28,9)}${ie(2,60,9)}
      <path class="walk walk-1" d="M34 9H76"></path>${Y(88,9,5)}`],["Payday","Pass a button on the track, and you get a button for each one printed on your patches.",m`${Hn(3,6)}${Y(52,21,5)}${ie(1,28,9)}
      <path class="walk walk-1" d="M34 9H66"></path>`],["Special patch","Whoever is first to pass a leather patch takes it: one free space, sewn on at once.",m`${Hn(24,6)}${iu}${ie(2,28,9)}`],["7 by 7","The first full square of 7 by 7 spaces earns 7 points.",qr(9,4.6,(t,e)=>t>0&&t<8&&e>0&&e<8)],["The end","When both tokens are in the middle, count: 14 buttons and 9 empty spaces make 14 − 18 = −4.",m`${Y(24,24,9)}<text class="sum" x="40" y="29">14 − 2 × 9</text>`]];function jn(){return a`<ol class="how">
    ${ru.map(([t,e,n],o)=>a`<li>
          <svg viewBox="0 0 104 50" aria-hidden="true">${n}</svg>
          <div>
            <h3>${o+1}. ${t}</h3>
            <p>${e}</p>
          </div>
        </li>`)}
  </ol>`}function q(t,e,n,o,s){return a`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([i,r])=>a` <label
            ><input
              type="radio"
              name=${t}
              value=${i}
              data-testid=${`${t}-${i}`}
              .checked=${o===i}
              @change=${()=>s(i)}
            /><span>${r}</span></label
          >`)}
    </div>
  </fieldset>`}var au=[["classic",a`${y("button")}<span>Classic</span>`],["anniversary",a`${y("ten")}<span>Anniversary</span>`],["valentine",a`${y("heart")}<span>Valentine</span>`]];function Yn(t){return q("edition","Edition",au,t.settings.edition,e=>t.change({edition:e}))}function K(t){return t.target.value}function J(t){return t.target.checked}var cu=[["auto","System"],["light","Light"],["dark","Dark"]],lu=[["normal","Normal"],["faster","Faster"],["off","Off"]],uu=[["cloth","Square"],["thread","Round"]];function Hr(t,e,n){let{theme:o,motion:s,look:i,letters:r,coordinates:c}=t.settings,l=p=>h=>t.change({[p]:h});return a`<div class="panel-head">
      <h2 id="dialog-heading">Settings</h2>
      <button type="button" class="main" @click=${e}>Done</button>
    </div>
    <div class="settings">
      ${Yn(t)} ${q("theme","Colours",cu,o,l("theme"))}
      ${q("motion","Show what the other side does",lu,s,l("motion"))}
      ${q("look","Time board",uu,i,l("look"))}
      ${Wr("letters","Letters on the patches",r,p=>t.change({letters:p}))}
      ${Wr("coordinates","Names of the spaces (a1 to i9)",c,p=>t.change({coordinates:p}))}
      <button type="button" data-testid="open-command" @click=${n}>
        Open the command line <kbd>/</kbd>
      </button>
    </div>`}function Wr(t,e,n,o){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n}
      @change=${s=>o(J(s))}
    /><span>${e}</span></label
  >`}function jr(t,e,n){if(t.dialog===null)return u;let o=()=>e.dialog(null),s=()=>Hr(n,o,()=>e.type(!0));return a`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{help:pu,settings:s,resign:hu,practice:yu,abort:mu,handover:fu,report:gu}[t.dialog](e,o)}
  </dialog>`}function Fn(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function pu(t,e){return a`<div class="panel-head">
      <h2 id="dialog-heading">How to play</h2>
      <button type="button" class="main" @click=${e}>Close</button>
    </div>
    ${jn()}
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
      ${kr.map(([n,o])=>a`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>
    <h3>Command line</h3>
    <dl class="keys">
      ${hr.map(([n,o])=>a`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>`}function hu(t,e){return a`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${du(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        Resign
      </button>
    </div>`}function du(t){return t?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${t.rated?", and it counts for the ratings":""}.`}function mu(t,e){let n=t.state.table!==null&&_(t.state.table);return a`<h2 id="dialog-heading">${n?"Close this table?":"Call off this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${n?"Wait":"Play on"}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${n?"Close it":"Call it off"}
      </button>
    </div>`}function fu(t,e){return a`<form @submit=${o=>{o.preventDefault();let s=o.target;t.handOver(Number(new FormData(s).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${Tt.map(({level:o,name:s})=>a`<option value=${o} ?selected=${o===ne}>
                ${o}, ${s}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${e}>Wait</button>
    </div>
  </form>`}var $u=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function gu(t,e){return a`<form @submit=${o=>{o.preventDefault();let s=new FormData(o.target);t.report(s.get("reason"),String(s.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${$u.map(([o,s])=>a`<option value=${o}>${s}</option>`)}
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
      <button type="button" @click=${e}>Cancel</button>
    </div>
  </form>`}function yu(t,e){return a`<h2 id="dialog-heading">Undo a turned card?</h2>
    <p>
      You have seen it already, so this game won’t count: it becomes a practice. All cards not yet
      seen are shuffled again.
    </p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>t.practise()}
      >
        Undo
      </button>
      <button type="button" @click=${e}>Play on</button>
    </div>`}function bu({automa:t}){return t?`${ke(t)}${t.practice?", practice":""}. `:""}function wu({seed:t}){return t?a`, setup code <code data-testid="seed">${t}</code>`:u}function Yr(t,e,n,o){return a`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${bu(e)}${e.board==="revised"?"Revised":"Original"}
      board${wu(e)}${O(e)?"":", you are watching"}${e.seed&&e.seed_chosen?", chosen by a player":""}
    </p>
    ${Su(e)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${e.game}/record.pgr`}
        download
        >${y("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Fr(e,n)}>
        ${y("link")}<span>Copy link</span>
      </button>
      ${ku(e,n)} ${vu(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
    </div>
    ${t.copied?a`<p class="small copied" data-testid="copied">${t.copied}</p>`:u}
  </section>`}function ku(t,e){if(!O(t)||t.stage==="over")return u;let[n,o,s]=t.can_abort?["abort",xu(t),"cancel"]:["resign","Resign","flag"];return a`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${y(s)}<span>${o}</span>
  </button>`}function vu(t,e){return t.mode!=="remote"||!O(t)||_(t)?u:a`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    Report
  </button>`}function xu(t){return _(t)?"Close the table":"Call off"}function Su({mode:t,clock:e,rated:n,takebacks:o,seats:s}){if(t!=="remote")return u;let i=yt.filter(r=>s[r-1].rating!==null).map(r=>`${$(s,r)} ${s[r-1].rating}`);return a`<p class="small" data-testid="terms">
    ${e?`Clock: ${on(e.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${i.length?`Ratings: ${i.join(", ")}.`:""}
  </p>`}async function Fr(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:"Link copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;e.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}async function Ur(t,e){if(!("share"in navigator))return Fr(t,e);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${t.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function us(t,e){return a`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Vr(t,e){return t===0?us("empty",u):us("back",m`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?Y(20,28,7):m`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function Qr({number:t,budget:e,income:n,filters:o}){return us("face",m`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${Y(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((s,i)=>Gr(Ai(s),36+i*7))}
    ${o.length===0?Gr("no choice",42):u}`)}function Gr(t,e){return m`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Zr({turns:t,run:e},n,o){return a`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?`The last ${t.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${t.length===0?a`<p class="small">No card since the person’s last decision.</p>`:u}
    ${t.map(s=>Tu(s,n,o))}
  </section>`}function Tu(t,e,n){return a`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${Qr(t.card)}
    <div class="told">
      <p class="told-card">${Io(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(o=>Au(o,t,e,n))}
      </div>
      <ol>
        <li>${No(t,e)}</li>
        ${t.steps.map(o=>a`<li class=${o.skipped?"skipped":""}>${Ro(o,e)}</li>`)}
        ${Bo(t,e).map(o=>a`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Au(t,{affordable:e,taken:n},o,s){let i=t===n?"taken":e.includes(t)?"left":"dear",r={taken:"✓",left:"–",dear:"×"}[i];return a`<span class=${`candidate ${i}`}
    >${bn(t,o[t],0,s)}<span class="fate">${r}</span></span
  >`}function Un(t,e,n){return a`<table class="scores">
    <caption class="visually-hidden">
      How the scores come about
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">Part</span></th>
        ${e.map(o=>a`<th scope="col">${o}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${n.map(([o,s])=>a`<tr>
            <th scope="row">${o}</th>
            ${s.map(i=>a`<td>${i}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        ${t.players.map((o,s)=>a`<td data-testid=${`total-${s+1}`}>${x(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}var Mu=a`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`,Eu={buttons:m`<circle class="ring-sign" r="2.4"></circle>
    <circle class="dot" cx="-.8" r=".5"></circle>
    <circle class="dot" cx=".8" r=".5"></circle>`,income:m`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:m`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:m`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:m`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:m`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function Gn(t,e,n,o={}){let{buttons:s,income:i,empty:r,score:c,time:l}=t.players[n-1],p=[["Buttons",s,"buttons"],["Income",i,"income"],["Empty",r,"empty"],["Time",l,"time"],["Score",x(c),"score"]];return ps(t,e,n,p,o)}function ps(t,e,n,o,s){let{aside:i=u,clock:r=u,thumbnail:c=u}=s,l=t.stage!=="over"&&jt(e)===null&&t.turn===n;return a`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Ki(n)}
      <h2 title=${$(e,n)}>${$(e,n)}</h2>
      ${Ou(e[n-1])} ${i}
      ${t.players[n-1].special_tile?Mu:u}
      ${l?a`<span class="badge to-move">to move</span>`:u}
    </div>
    ${r} ${c}
    <dl>
      ${o.map(([p,h,d])=>a`<div class=${`number number-${d}`}>
            <dt>${Lu(String(d))}<span>${p}</span></dt>
            <dd data-testid=${`${d}-${n}`}>${h}</dd>
          </div>`)}
    </dl>
  </div>`}function Lu(t){return a`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Eu[t]}</svg>`}function Ou({kind:t,yours:e,away:n,bot:o,rating:s}){return t!=="person"&&t!=="open"?u:a`${s===null?u:a`<span class="rating"><span class="visually-hidden">rated </span>${s}</span>`}
  ${o?a`<span class="badge bot">bot</span>`:u}
  ${n&&!e?a`<span class="badge away">away</span>`:u}`}function zr(t,e){let n=t.players.map(o=>o.score_parts);return Un(t,[$(e,1),$(e,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty, −2 each",n.map((o,s)=>`${x(o.empty)} (${t.players[s].empty})`)]])}function Vn(t,e,n){let{buttons:o,time:s,score:i}=t.players[1],r=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",s,"time"],["Score",x(i),"score"]],c=a`<span class="level-name">${n.numeral} ${n.name}</span>`;return ps(t,e,2,r,{aside:c})}function Qn(t,e,n,o,s,i=u){return a`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${ke(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Vr(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${t.result?"No more cards are turned.":_u(e)}
        </p>
        <p class="small">${Do(e)}</p>
        <p class="small">${Ct(e)}</p>
      </div>
    </div>
    ${Zr(n,o,s)}
    <div class="piles">
      ${Kr("Patches with buttons",e.with_buttons,"pile-with",o,s)}
      ${Kr("Patches without",e.without_buttons,"pile-without",o,s)}
    </div>
    ${Pu(t,e)} ${i}
  </section>`}function _u({pile:t,budget:e}){return t===0?"The pile is empty.":e===null?"The next card is face down.":a`The next card can pay up to <b>${v(e,"button")}</b>.`}function Kr(t,e,n,o,s){return a`<div class="taken-pile" data-testid=${n}>
    <h3>${t}: ${e.length}</h3>
    <ul>
      ${[...e].map(i=>{let{name:r,income:c}=o[i];return a`<li title=${r}>
          ${bn(i,o[i],0,s)}
          <span class="visually-hidden"
            >${r} (${i})${c?`, ${v(c,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Pu(t,e){let n=(s,i,r)=>a`<div class=${r}>
      <dt>${s}</dt>
      <dd>${i}</dd>
    </div>`,o=we(t.players[1],e.level);return a`<div class="parts">
    <h3>What level ${e.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${o.map(([s,i])=>n(s,i,"part"))}
      ${n(t.result?"Score":"Score now",x(t.players[1].score),"sum")}
    </dl>
  </div>`}function Jr(t,e){if(!t.typing)return u;let n=t.notice?.typed?t.notice:null;return a`<form
    class="command"
    aria-label="Command line"
    @submit=${o=>Cu(o,e)}
  >
    ${n?.kind==="error"?a`<p class="notice" data-testid="notice">${y("cancel")} ${n.text}</p>`:a`<p class="answer" data-testid="command-answer">${n?.text??""}</p>`}
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
        @keydown=${o=>Iu(o,e)}
      />
      <button type="submit" class="main">Enter</button>
      <button type="button" aria-label="Close" @click=${()=>e.type(!1)}>
        ${y("cancel")}
      </button>
    </div>
  </form>`}function Cu(t,e){t.preventDefault();let o=t.target.elements.namedItem("command");e.command(o.value),o.value=""}function Iu(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function Xr(t,e,n){let o=O(e),s=o&&Le(e)&&e.stage!=="over",i=o&&(e.mode!=="remote"||e.takebacks);return a`${s?Nu(t,n):u}
  ${i?Ru(t,e,n):u}`}function Nu(t,e){return a`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${Xt(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${y("bulb")}<span>Hint</span>
  </button>`}function Ru(t,e,n){let o=dn(e)&&Bt(t);return a`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${Bt(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${y("undo")}<span>${Bu(e,o)}</span>
  </button>`}function ta(t,e){return a`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${pt(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${y("card")}<span>Turn the card</span>
  </button>`}function Bu({mode:t},e){return t==="remote"?"Ask to take back":e?"Undo (won’t count)":"Undo"}function ea(t){return a`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:J(e)})}
    />
    <span>Draw cards automatically</span></label
  >`}var Du=a`<p class="guide" data-testid="getting-ready">
  The computer is warming up; a simpler one stands in.
</p>`,qu={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function na(t,e,n){let o=M(t)?I(t):null,s=o!==null&&o.letter!=="+",i=o?E(t,o.letter):void 0,r=o!==null&&t.placement.set&&zt(t.placement,o)&&i?.available!==!1,c=o!==null&&(s||t.placement.origin!==null),l=[["rotate-left","Rotate left","left",s,()=>e.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",s,()=>e.placement({type:"turn",how:"right"})],["flip","Flip","flip",s,()=>e.placement({type:"turn",how:"flip"})],["place","Place","place",r,()=>e.commit()],["cancel","Cancel","cancel",c,()=>e.placement({type:"cancel"})]],p=hn(t.table)&&!t.looking;return a`<section
    class=${o?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${o?an(t.placement,o)??"":""}
  >
    ${Wu(t,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?ta(t,e):u}
      ${l.map(([h,d,f,w,A])=>a`<button
            type="button"
            class=${`tool ${f}`}
            data-testid=${h}
            aria-disabled=${w?"false":"true"}
            @click=${A}
          >
            ${y(f)}<span>${d}</span>
          </button>`)}
    </div>
  </section>`}function Wu(t,e){let{table:n,notice:o}=t;return a`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?a`<p class="notice" data-testid="notice">${y("cancel")} ${o.text}</p>`:n?Hu(t,n,e):u}
  </div>`}function Hu(t,e,n){let o=I(t);return t.looking?a`<p>An earlier position. The game goes on where it was.</p>`:t.pending?a`<p>${qu[t.pending.type]??"One moment…"}</p>`:o&&M(t)?Fu(t,e,o,n):t.hint?Qu(t.hint):ju(t,e)}function ju(t,e){let n=_e(t).map(o=>vi(o,e.seats,t.patches));return a`<p class="lately">${n.length>0?`${n.join(". ")}.`:oe(e)}</p>
    <p class="guide">${Yu(t,e)}</p>
    ${e.getting_ready?Du:u}`}function Yu(t,e){return e.stage==="over"?"The game is over.":e.stage==="card"?"The Automa’s card is ready to be turned.":e.thinking?`${$(e.seats,e.turn)} is thinking…`:M(t)?"Choose a patch, or pass.":`${z(e)}.`}function Fu(t,e,n,o){let s=st(t.placement,n),i=e.players[e.turn-1].cells,r=E(t,n.letter),c=Zt(t.placement,n),l=c!==null&&gn(t,c),{text:p,isGood:h}=ei(s,i,r,o),d=c!==null&&!nt(s,i,void 0)?Yt(i,s):[],f=r?tn(r,d,l,e,e.seats,o):Zu(l,d.length);return a`<p class=${h?"verdict yes":"verdict no"}>
      ${c===null&&h?Vu(n.letter):Gu(p,h)}
    </p>
    <ul class="effects">
      ${Uu(f).map(({kind:w,text:A})=>a`<li class=${w}>${A}</li>`)}
    </ul>`}function Uu(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function Gu(t,e){return a`${y(e?"place":"cancel")} ${t}`}function Vu(t){return t==="+"?"Put it on any empty space.":"Choose a place on your quilt."}function Qu({move:t,words:e}){return a`<p class="hint-line" data-testid="hint-words" data-move=${t}>
    ${y("bulb")}<span><b>Hint:</b> ${e}</span>
  </p>`}function Zu(t,e){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return t&&n.push({kind:"tile",text:"Special tile +7"}),e>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function Zn(t){let{name:e,busy:n,error:o}=t.state;return a`<form class="joining" @submit=${i=>{i.preventDefault(),t.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${i=>t.write(K(i))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function oa(t,{inviting:e,joining:n}){let o=fe(t);return o?De(`${o} is asked to play`,a`<p>${zu(o)}</p>`):t.access==="public"?O(t)?Ku():De("This seat is open",Zn(n)):O(t)?De("Invite your friend",Ju(e)):De("This seat is kept",a`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function zu(t){return`The game begins when ${t} sits down. A refusal closes the table.`}function De(t,e){return a`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function Ku(){return De("Your table is in the lobby",a`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function Ju(t){let{busy:e,told:n}=t.state;return a`${t.link===null?u:Xu(t,t.link)}
    <div class="row">
      <button
        type="button"
        class=${t.link===null?"main":"quiet"}
        data-testid="new-invitation"
        aria-disabled=${e?"true":"false"}
        @click=${()=>t.renew()}
      >
        ${t.link===null?"Make a link":"New link"}
      </button>
      <span class="small">
        ${t.link===null?"This browser has no link to this table; an earlier one becomes void.":"The one above becomes void."}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function Xu(t,e){let{picture:n}=t.state;return a`<p>Send this link. It works once, for whoever opens it and sits down.</p>
    <label for="invitation-link" class="visually-hidden">Link of the invitation</label>
    <input
      id="invitation-link"
      data-testid="invitation-link"
      readonly
      .value=${e}
      @focus=${o=>o.target.select()}
    />
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="copy-invitation"
        @click=${()=>t.copy()}
      >
        ${y("copy")}<span>Copy</span>
      </button>
      ${t.canShare?a`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${y("share")}<span>Share…</span>
            </button>`:u}
    </div>
    ${t.isLocal?a`<p class="small">
            This address works on this computer only. For another device, open Quiltbee by the
            computer’s name or network address first.
          </p>`:u}
    <div class="qr">
      ${n?a`<img
              alt="QR code of the link"
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function sa(t,e,n){if(e.mode!=="remote")return u;let{text:o,actions:s,urgent:i}=Jo(t,e);return a`<section
    class=${i?"line urgent":"line"}
    aria-label="Between the players"
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${s.map(([r,c],l)=>a`<button
            type="button"
            class=${i&&l===0?"main":""}
            data-testid=${r}
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(r)}
          >
            ${c}
          </button>`)}
    </div>
    ${tp(e.spectators)}
  </section>`}function tp(t){let e=t===1?"1 person is watching":`${t} people are watching`;return a`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:u}
  >
    ${y("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var ep=3;function zn(t,e,n){let o=[...t.slice(ep)];return a`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Coming up</h2>
      <span class="small">${`${v(o.length,"patch")} after these`}</span>
    </div>
    ${np(o,e,n)}
  </section>`}function np(t,e,n){return a`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(o=>op(o,e,n))}
  </ol>`}function op(t,e,n){let o=e[t];return a`<li title=${Ot(o)}>
    ${Ce(t,o,0,n)}
    <span class="visually-hidden">${Ot(o)}</span>
    <span class="price" aria-hidden="true">${Kn(o.buttons)}${Jn(o.time)}</span>
  </li>`}function Kn(t){return a`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${t}</span
  >`}function Jn(t){return a`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function ia(t,e,n,o,s){let i=[...e.ring.slice(0,3)];return a`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${M(t)?"Choose a patch, or pass":"The next patches"}</h2>
    ${[0,1,2].map(r=>i[r]===void 0?a`<div class="offer none" aria-hidden="true"></div>`:ip(t,i[r],r,n,o,s))}
    ${sp(t,e,n)}
  </section>`}function sp(t,e,n){let o=t.looking?void 0:E(t,null),{time:s}=e.players[e.turn-1];return a`<button
    type="button"
    class=${t.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${M(t)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:i})=>Xn(n,i==="mouse")}
    @pointerleave=${()=>Xn(n,!1)}
    @focus=${()=>Xn(n,!0)}
    @blur=${()=>Xn(n,!1)}
  >
    ${y("pass")}<span class="pass-name">Pass</span>
    <span class="pass-facts">
      ${o?vo(o,s).map(i=>a`<span>${i}</span>`):u}
    </span>
  </button>`}function Xn(t,e){t.store.dispatch({type:"weigh",on:e})}function hs(t){return a`<span class="visually-hidden">${t}</span>`}function ip(t,e,n,o,s,i){let r=t.patches[e],c=t.looking?void 0:E(t,e),l=t.placement.letter===e,p=c&&!c.available?c.reason:null,h=t.hint?.move.startsWith(e)??!1,d=["offer",l&&"chosen",p&&"dear",h&&"hinted"].filter(Boolean).join(" ");return a`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${W(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${M(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${f=>{f.pointerType==="mouse"?o.choose(e):o.chooseShown(e),i()}}
  >
    <span class="art"
      >${Ce(e,r,W(t.placement,e),s)}</span
    >
    <span class="facts"
      ><span class="offer-name">${r.name}</span>${hs(`, ${v(r.squares,"square")}, costs `)}
      <span class="price"
        >${Kn(r.buttons)}${hs(r.buttons===1?" button, ":" buttons, ")}
        ${Jn(r.time)}${hs(" time, ")}</span
      >
      <span class="earn">${aa(r)}</span>
      ${rp(c,p)}</span
    >
  </button>`}function rp(t,e){return e?a`<span class="reason" title=${e}>${ap(t,e)}</span>`:u}function ap(t,e){return t&&t.missing>0?`${t.missing} short`:e}function ra({ring:t},e,n){return a`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">The next patches</h2>
    ${[...t.slice(0,3)].map(o=>a`<div class="offer" data-patch=${o}>
          <span class="art">${Ce(o,e[o],0,n)}</span>
          <span class="facts" title=${Ot(e[o])}
            ><span class="offer-name">${e[o].name}</span>
            <span class="price">${Kn(e[o].buttons)}${Jn(e[o].time)}</span>
            <span class="earn">${aa(e[o])}</span></span
          >
        </div>`)}
  </section>`}function aa({income:t}){return t>0?`+${t} income`:"no income"}function to(t,e,n,o,s,i={},r=[]){let c=new Set(r.map(({number:h})=>h)),l=[["First position","first",0],["Previous position","back",e-1],["Next position","forward",e+1],["Last position","last",t.length]],p=h=>h<0||h>t.length||h===e;return a`<section class="panel moves" aria-labelledby="moves-heading">
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
              @click=${()=>s(f)}
            >
              ${y(d)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(h=>a`<li class=${c.has(h.number)?"fresh-move":""}>
            <button
              type="button"
              class=${h.number===e?"move now":"move"}
              aria-current=${h.number===e?"step":"false"}
              @click=${()=>s(h.number)}
            >
              <span class="number">${h.number}</span>
              <span class="move-words"
                ><b>${$(n,h.player)}</b>
                ${kt(h.move,o)}${cp(i[h.number],h.move)}</span
              >
              <code>${h.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?a`<p class="small">No move yet.</p>`:""}
  </section>`}function cp(t,e){let n=t?.move===e?t.change:null;if(!n||n.from===n.to)return u;let o=`moved ${n.to-n.from}`;return a`: ${n.buttons===0?o:`${o}, ${Eo(n.buttons)}`}`}var lp={auto:"light",light:"dark",dark:"auto"};function N(t,e=u){let{theme:n}=t.settings;return a`<header class="head">
    ${ds(t)}
    <div class="head-middle">${e}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${S(t)}
      >${y("person")}<span>You</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>t.change({theme:lp[n]})}
    >
      ${y("sun")}<span>${{auto:"Auto",light:"Light",dark:"Dark"}[n]}</span
      ><span class="visually-hidden"> colours, change</span>
    </button>
  </header>`}function ds(t){return a`<a class="brand" href="/" data-testid="home" @click=${S(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function re(t,e){return a`${N(t)}
    <main class="waiting"><p>${e}</p></main>`}function S(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var at=90,up=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${at}M0 ${n}H${at}`}).join(""),ae=Array.from({length:9},(t,e)=>e);function eo(t){let{number:e,active:n,ghost:o,held:s}=t,i=["quilt",n&&"active",s&&"held",t.named&&"named"].filter(Boolean).join(" ");return a`<div
    class=${i}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${ae.map(r=>a`<span>${"abcdefghi"[r]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${ae.map(r=>a`<span>${r+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${at+.8} ${at+.8}`} aria-hidden="true">
        <rect class="ground" width=${at} height=${at}></rect>
        <path class="lines" d=${up}></path>
        ${la(t)} ${t.fresh.map(pp)} ${t.hint?hp(t.hint):u}
        ${o?dp(t,o):u}
      </svg>
      ${gp(t)}
    </div>
  </div>`}function ca(t,e){return a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${at+2} ${at+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${at} height=${at}></rect>
    ${la({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function la({player:t,patches:e,lettered:n,fresh:o}){let s=(r,c)=>o.some(({origin:l})=>et(l,[r,c])),i=ae.flatMap(r=>ae.map(c=>[r,c])).filter(([r,c])=>"*x".includes(t.cells[r*9+c]));return[...t.patches.map(r=>m`<g class=${s(r.row,r.column)?"fresh":""}
          data-sewn=${r.letter}>${Pe(r.letter,e[r.letter],r.orientation,[r.row,r.column],n)}</g>`),...i.map(([r,c])=>t.cells[r*9+c]==="*"?zo([r,c]):m`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${r*10} width="10" height="10"></rect>`)]}function pp({shape:t,origin:[e,n]}){return m`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${C(t,10)}></path>
    <path d=${C(t,10)}></path></g>`}function hp({shape:t,origin:[e,n]}){let{x:o,y:s}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return m`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${C(t,10,.8)}></path>
    <path class="edge" d=${C(t,10,.8)}></path>
    <circle cx=${o} cy=${s} r="3"></circle><text x=${o} y=${s+1.7}>?</text></g>`}function dp({patches:t,player:e},n){let[o,s]=n.origin,i=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],r=n.cells.filter(([p,h])=>e.cells[p*9+h]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=C(i,10);return m`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?zo(n.origin):Pe(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${s*10} ${o*10})`}>
      ${n.legal?u:mp(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${r.map(fp)}
    ${n.set&&r.length===0?$p(Xe(n.cells),n.legal):u}
  </g>`}function mp(t){return m`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function fp([t,e]){let n=`${e*10+3} ${t*10+3}`;return m`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function $p([t,e],n){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return m`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function gp(t){let{number:e,name:n,player:o,patches:s,cursor:i,ghost:r,active:c}=t,l=(h,d)=>`q${e}-${D([h,d])}`,p=new Set(r?.cells.map(String));return a`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${i?l(i[0],i[1]):u}
  >
    ${ae.map(h=>a`<div role="row" class="row">
          ${ae.map(d=>{let f=p.has(`${h},${d}`)?`, ${r?.legal?"fits here":"does not fit"}`:"",w=o.cells[h*9+d],A=i&&i[0]===h&&i[1]===d;return a`<div
              role="gridcell"
              class=${A?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${D([h,d])}`}
              aria-label=${ni([h,d],w,s)+f}
            ></div>`})}
        </div>`)}
  </div>`}function ua(t,e,n){let[o,s]=t.players,i=o.score_parts,r=new Map(we(s,n.level)),c=h=>r.get(h)??"–",l=[$(e,1),`${$(e,2)} ${n.numeral}`],p=[["Buttons",[i.buttons,c("Buttons it holds")]],["Special tile",[i.special_tile,c("Special tile")]],["Empty, −2 each",[`${x(i.empty)} (${o.empty})`,"–"]]];for(let h of["Patches with buttons","Buttons on its patches"])r.has(h)&&p.push([h,["–",c(h)]]);return Un(t,l,p)}function pa({level:t,levels:e},n){return!e||e.length===0?u:a`<h3 id="levels-heading">At each level</h3>
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
        ${e.map(o=>a`<tr
              class=${o.level===t?"this-level":""}
              aria-current=${o.level===t?"true":u}
            >
              <th scope="row">
                ${o.numeral} ${o.name}${o.level===t?" (this game)":""}
              </th>
              ${o.scores.map(s=>a`<td>${x(s)}</td>`)}
              <td>${$(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function no(t,e,n){let{automa:o}=t;return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${ut(t,e)}</h2>
    <p>${ot(t,e)}</p>
    ${o?a`${ua(t,e,o)} ${pa(o,e)}`:zr(t,e)}
    <div class="row">${n}</div>
  </section>`}function ha(t,e,n){return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${ut(t,e)}</h2>
    <p>${ot(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function ms(t,e,n){let{table:o}=t;if(!o)return u;let s=yp(t,o,e,n),i=()=>e.look(0);return a`${s}
    ${o.moves.length?a`<button type="button" data-testid="review" @click=${i}>
            ${y("first")}<span>Review</span>
          </button>`:u}
    <button type="button" data-testid="share" @click=${()=>Ur(o,e)}>
      ${y("share")}<span>Share</span>
    </button>
    <button
      type="button"
      class=${s===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>`}function yp(t,e,n,o){if(e.mode!=="remote")return bp(e,n,o);if(e.rematch.game!==null)return a`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >To the rematch</a
    >`;if(!O(e))return u;let s=Xo(e);return a`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${s&&!t.pending?"false":"true"}
    @click=${()=>{s&&n.mind("rematch")}}
  >
    ${e.rematch.asked.length>0&&!s?"Rematch asked for":"Rematch"}
  </button>`}function bp(t,e,n){return!O(t)||bt(t)?u:a`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${y("again")}<span>Rematch</span>
  </button>`}function oo(t,e,n){return a`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let s=o;if(o===2&&t.automa)return a`<h3>${$(e,2)}</h3>
          <p data-testid="summary-2">
            ${fn(t,t.automa,n)} On the time board:
            ${_t(t,2)}.
          </p>`;let{cells:i,patches:r}=t.players[o-1];return a`<h3>${$(e,s)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${en(i)} On the time board: ${_t(t,s)}.
        </p>
        ${r.length?a`<ul>
                ${r.map(c=>a`<li>${nn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function da(t,e,n,o){let s=Oe(t);return a`<header class="head table-head">
    ${ds(o)} ${kp(t,e,s)}
    <div class="turn-buttons">
      ${t.looking?wp(n):Xr(t,e,n)}
      <button type="button" data-testid="settings" @click=${()=>n.dialog("settings")}>
        ${y("gear")}<span>Settings</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${()=>n.dialog("help")}>
        ${y("help")}<span>Help</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${S(o)}
        >${y("person")}<span>You</span></a
      >
    </div>
  </header>`}function wp(t){return a`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    Back to the game
  </button>`}function kp(t,e,n){let{looking:o}=t;return a`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?`After move ${o.index}`:z(e)}
      </h1>
      ${e.automa?.practice?a`<span class="badge practice" data-testid="practice">Practice</span>`:u}
    </div>
    ${vp(t,e,n)}
  </div>`}function vp(t,e,n){if(t.status==="lost")return a`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>Connection lost. Reconnecting…
    </p>`;let o=t.looking?`${ut(n,e.seats)}. ${ot(n,e.seats)}`:oe(e);return a`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function ma(t,e,n,o,s){let{table:i}=t,r=Oe(t);if(!i||!r)return re(o,"Opening the table…");let{letters:c,look:l,coordinates:p}=o.settings,h=()=>o.change({look:l==="cloth"?"thread":"cloth"}),d=ee(t),f=i.mode==="screen"?1:d,w=$t=>Ap(t,i,r,$t,o,e),A=r.result!==null||bt(r),ft=O(i)&&!_(i)&&!A;return a`${da(t,i,e,o)}
    <main
      class=${Sp(t,i,A,p)}
      data-stage=${r.stage}
      data-number=${i.number}
    >
      <div class="felt">
        <div class="column own">
          ${w(f)} ${zn(r.ring,t.patches,c)}
        </div>
        <div class="column middle">
          ${sa(t,i,e)}
          ${Tp(t,i,r,e,n,o,s)}
          ${ft?na(t,e,p):u} ${xp(t,i,e)}
        </div>
        <div class="column other">
          ${i.mode==="solo"?Ep(t,r,i,c,o):w(f===1?2:1)}
          ${xn(r,i.seats,l,h,Hi(t),d)}
        </div>
      </div>
      <div class="below">
        ${Yr(t,i,e,o)} ${oo(r,i.seats,t.patches)}
      </div>
    </main>
    ${Jr(t,e)} ${Op(t)} ${jr(t,e,o)}`}function xp(t,e,n){let o=t.looking?t.looking.index:e.moves.length,s=i=>n.look(i);return to(e.moves,o,e.seats,t.patches,s,t.seen,_e(t))}function Sp({peek:t},e,n,o){let s=o?"named":"unnamed";return["table",e.mode,s,t&&"peek",_(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Tp(t,e,n,o,s,i,r){return _(e)?oa(e,s):n.result?no(n,e.seats,ms(t,o,i)):bt(n)?ha(n,e.seats,ms(t,o,i)):ia(t,n,o,i.settings.letters,r)}function Ap(t,e,n,o,s,i){let r=ee(t)===o,c=M(t)&&e.turn===o,{letters:l,coordinates:p}=s.settings,h=_e(t).filter($t=>$t.player===o),d=$(e.seats,o),f=`${r?"front":"back"} p${o}`,w=eo({number:o,name:d,player:n.players[o-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:Lp(t,e,o),cursor:c?t.placement.cursor:t.walks[o],named:p,fresh:yn(h.map(({move:$t})=>$t),t.patches),hint:c?Qo(t.hint?.move,t.patches):null}),A=r?u:a`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${`Quilt of ${d}`}
        data-testid="peek"
        @click=${()=>i.store.dispatch({type:"peek"})}
      >
        ${ca(n.players[o-1],t.patches)}
      </button>`,ft=Gn(n,e.seats,o,{clock:Rr(e,o),thumbnail:A});return a`<div class=${`seat ${f}`}>${ft}</div>
    <div class=${`spread ${f}`}>${r?u:Mp(d,i)} ${w}</div>`}function Mp(t,e){return a`<div class="peek-head">
    <b>${t==="You"?"Your quilt":`${t}’s quilt`}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>e.store.dispatch({type:"peek"})}
    >
      Back
    </button>
  </div>`}function Ep(t,e,n,o,s){let{automa:i}=e;if(!i)return a`<p class="panel small">Nothing more is known of the Automa here.</p>`;let r=t.looking?{turns:i.turns,run:0}:t.account,c=O(n)&&n.stage!=="over"?ea(s):u;return a`<div class="seat back p2">${Vn(e,n.seats,i)}</div>
    ${Qn(e,i,r,t.patches,o,c)}`}function Lp(t,e,n){let{placement:o}=t,s=I(t);return!s||!o.origin||e.turn!==n||t.looking?null:{letter:s.letter,code:W(o,s.letter),origin:o.origin,cells:st(o,s),set:o.set,sent:t.pending!==null,legal:zt(o,s)&&E(t,s.letter)?.available!==!1}}function Op(t){let{notice:e,said:n,ghostText:o,status:s,hint:i}=t;return a`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${s==="lost"?"Connection lost, reconnecting.":n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${i?`Hint: ${i.words}`:""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}function fa(t,e,n,o){let s=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`,i=new _n(e,n,()=>new WebSocket(s)),r=window.matchMedia("(prefers-reduced-motion: reduce)");i.pace=()=>document.hidden||r.matches?"off":o.settings.motion;let c=new Sn(t,()=>o.settings.look);i.onShow=({table:B},Lt)=>c.prepare(i.state,B,Lt);let l=()=>_p(t),p=new Pn({turn:()=>i.turnCard(!0),later:(B,Lt)=>window.setTimeout(B,Lt),forget:B=>window.clearTimeout(B)}),h=new An({now:()=>performance.now(),later:(B,Lt)=>window.setTimeout(B,Lt),forget:B=>window.clearTimeout(B),show:(B,Lt)=>Br(t,B,Lt),onTime:B=>i.store.dispatch({type:"time",part:B})}),d=_r(i.id,o.go),f=Pp(t,i,d,o,l),w=()=>{f(),c.play(),p.consider(i.state,o.settings.turnCards),h.consider(i.state)},A=[i.store.watch(w),i.store.watch(Ip(i,e,o)),d.inviting.store.watch(w),d.joining.store.watch(w)],ft=new Cn(t,i),$t=B=>Bp(B,i,l),Ue=()=>{document.hidden||(i.wake(),h.consider(i.state))},Ge=()=>{i.skip(),c.skip()};return window.addEventListener("keydown",Ge,{capture:!0}),window.addEventListener("pointerdown",Ge,{capture:!0}),t.addEventListener("keydown",$t),window.addEventListener("online",Ue),document.addEventListener("visibilitychange",Ue),$a(i.id,e),Np(e,d),i.open(),{draw:w,close:()=>{for(let B of A)B();i.close(),ft.stop(),p.stop(),h.stop(),t.removeEventListener("keydown",$t),window.removeEventListener("keydown",Ge,{capture:!0}),window.removeEventListener("pointerdown",Ge,{capture:!0}),c.skip(),window.removeEventListener("online",Ue),document.removeEventListener("visibilitychange",Ue)}}}function _p(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function Pp(t,e,n,o,s){let i=-1,r=-1,c=!1;return()=>{let{table:l}=e.state,p=document.activeElement;if(P(ma(e.state,e,n,o,s),t),Fn(t),e.state.typing&&!c&&document.getElementById("command")?.focus(),c=e.state.typing,p&&!p.isConnected&&Cp(t,p,s),!l)return;qn(z(l),Ee(l)&&l.mode!=="screen"),l.moves.length!==i&&Rp(t.querySelector(".move-list")),i=l.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");l.number!==r&&h&&s(),r=l.number}}function Cp(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Ip(t,e,n){let o=e;return()=>{let s=t.state.table??o,i=rr(o,s);_(o)&&!_(s)&&$a(s.game,s),o=s,i!==null&&n.go(`/game/${i}`)}}function Np(t,{inviting:e,joining:n}){_(t)&&(O(t)?e.draw():t.access==="public"&&n.ask())}function Rp(t){t&&(t.scrollTop=t.scrollHeight)}function $a(t,{seats:e}){e.some(n=>n.yours)&&Lr(t,e.map(n=>n.name||"an open seat").join(" – "))}function Bp(t,e,n){let o=t.target;if(!o.closest("[data-keys]")||o.closest("dialog")||In(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let i=vr(t),r=o instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!i||r||(t.preventDefault(),Dp(i,e,n))}function Dp(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.dialog("help")}}function H(t){return t instanceof Error?t.message:String(t)}var dt=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function ce(t){return dt.find(({key:e})=>e===t)?.clock??null}var qp=`${Tn/1024} KB`,ga=`This is too long to be a game record: at most ${qp} can be opened.`;function Wp(t,e){return{...t,...e}}var so=class{constructor(e,n,o,s){this.keepInvitation=s,this.go=e,this.view=n,this.store=L(Wp,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,helping:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,s]=this.store.get().form.names;this.set({names:e===0?[n,s]:[o,n]})}async count(){try{let{totals:e}=await Us();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:H(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:s,invitation:i}=await Ht(Hp(e));i&&this.keepInvitation(o,i),this.go(s)}catch(o){this.store.dispatch({busy:!1,error:H(o)})}}}help(e){this.store.dispatch({helping:e})}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(e.length>Tn)return this.refuse(ga);this.store.dispatch({opening:!0,openError:""});try{this.view(await Ve(e))}catch(n){this.refuse(H(n))}}async openFile(e){if(e.size>Tn)return this.refuse(ga);await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function Hp(t){let{opponent:e,strength:n,deck:o,level:s,first:i,board:r}=t,c={board:r,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:o,level:s,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:i,names:null};if(e==="person"){let[l,p]=t.names.map(h=>h.trim());return{...c,opponent:e,first:i,names:[l||"First",p||"Second"]}}return{...c,...jp(t),opponent:e,first:i}}function jp({name:t,speed:e,takebacks:n,rated:o,seed:s}){return{names:t.trim()?[t.trim()]:null,clock:ce(e),takebacks:n&&!o,rated:o,seed:o?null:s.trim()||null}}var io=class{constructor(e){this.outside=e,this.store=L((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:H(e)})}}async match(e){let n={clock:ce(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let s=H(o);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function fs({clock:t,rated:e,takebacks:n,board:o,seed_chosen:s}){let i=[t===null?"No clock":Gt(t)];return e&&i.push("rated"),!n&&!e&&i.push("no takebacks"),o==="original"&&i.push("original time board"),s&&i.push("chosen set-up"),i.join(", ")}var ro=6e4,ba=1440*ro,ya=[["day",ba],["hour",60*ro],["minute",ro]],ao=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=L((o,s)=>({...o,...s}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:s,next:i}=await this.outside.fetch(e),r=[...n(),...o],c=this.outside.now();this.store.dispatch({games:r,waiting:s,next:i,at:c,recent:this.others(r)})}catch(o){this.store.dispatch({error:H(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function wa(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function ka({cells:t}){return t.length-t.split(".").length+1}function co({variant:t,seats:e}){if(t==="solo")return"Solo (Automa)";let n=e.filter(i=>!i.yours);if(n.length===0)return e.map(({name:i})=>i).join(" and ");let{kind:o,name:s}=n[0];return o==="open"?"Your open table":s.replace(/^Quiltbee level/,"Computer, level")}function lo(t,e){return t.status==="over"?Up(t):t.status==="open"?"Waiting for somebody to sit down":Yp(t)+Fp(t,e)}function Yp({status:t,seats:e,turn:n}){let o=e.every(({yours:i})=>i);if(t==="yours"&&!o)return"Your turn";let s=n===null?null:e[n-1];return s?`${s.name.replace(/^Quiltbee level/,"Level")}’s turn`:"Under way"}function Fp({clock:t,now:e},n){if(!t||t.running===null||e===null||Ut(t.control).kind!=="days")return"";let o=ye(t,t.running,{now:e,at:0},n);return o===0?", time is up":`, ${sn(o)} left`}function Up({seats:t,result:e}){if(e===null)return"Called off";let{winner:n,scores:o,reason:s}=e,i=t.filter(({yours:A})=>A),r=t[n-1].yours,c=i.length===2?t[n-1].name:"You",l=i.length===2||r?"won":"lost";if(s==="resignation")return`${c} ${l}, by resignation`;if(s==="time")return`${c} ${l}, on time`;let[p,h]=n===1?o:[o[1],o[0]],[d,f]=l==="won"?[p,h]:[h,p],w=s==="first to 53"?", first to finish":"";return`${c} ${l} ${x(d)} to ${x(f)}${w}`}function $s(t,e){let n=Math.max(0,e-t);if(n<ro)return"just now";if(n>=30*ba)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(t);let[o,s]=ya.find(([,r])=>n>=r)??ya[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/s),o)}var qe={};js(qe,{addPasskey:()=>Xp,askForPasskey:()=>Jp,askWho:()=>eh,changeMe:()=>Vp,changePassphrase:()=>Kp,dropLinks:()=>sh,fetchBots:()=>xs,fetchLobby:()=>ys,fetchMyGames:()=>gs,fetchRatings:()=>ks,fetchStatistics:()=>vs,findMatch:()=>bs,lookAtLink:()=>ws,makeAccount:()=>Qp,makeBot:()=>lh,makeLink:()=>oh,makeToken:()=>ph,removeBot:()=>uh,removeMe:()=>ch,removePasskey:()=>th,revokeToken:()=>hh,signIn:()=>Zp,signInByLink:()=>ih,signInByPasskey:()=>nh,signOut:()=>zp,subscribeToPush:()=>rh,unsubscribeFromPush:()=>ah});var Gp=12;function gs(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return b(`/api/me/games?limit=${Gp}${e}`)}function ys(){return b("/api/lobby")}function bs(t){return b("/api/match",t)}function Vp(t){return b("/api/me",t,"PATCH")}function Qp(t,e){return b("/api/account",{login:t,passphrase:e})}function Zp(t,e,n){return b("/api/sign-in",{login:t,passphrase:e,bring:n})}async function zp(t=!1){await V(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Kp(t,e){return b("/api/me/passphrase",{old:t,new:e})}function Jp(t){return b("/api/passkeys/options",{login:t})}function Xp(t,e,n){return b("/api/passkeys",{ceremony:t,name:e,credential:n})}function th(t){return b(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function eh(){return b("/api/sign-in/passkey/options",{})}function nh(t,e,n){return b("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function oh(){return b("/api/me/link",{})}async function sh(){await V("/api/me/link",{},"DELETE")}function ws(t){return b("/api/sign-in/link/look",{code:t})}function ih(t,e){return b("/api/sign-in/link",{code:t,bring:e})}async function rh(t){await V("/api/me/push",{subscription:t})}async function ah(t){await V("/api/me/push",{endpoint:t},"DELETE")}function ks(){return b("/api/me/ratings")}function vs(){return b("/api/me/statistics")}async function ch(t){await V("/api/me",{passphrase:t},"DELETE")}function xs(){return b("/api/me/bots")}function lh(t){return b("/api/me/bots",{name:t})}async function uh(t){await V(`/api/me/bots/${t}`,{},"DELETE")}function ph(t){return b(`/api/me/bots/${t}/tokens`,{})}async function hh(t,e){await V(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var Ss=new Set;function va(t){for(let e of Ss)e(t)}function uo(t){return Ss.add(t),()=>{Ss.delete(t)}}function xa(t,e){let n=Oo[t.level-1];return a`${q("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],t.deck,o=>e.set({deck:o}))}
    <p class="small explain">${_o[t.deck]}: ${Si[t.deck]}.</p>
    ${q("level","Level of the Automa",Oo.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(t.level),o=>e.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function Sa({totals:t}){if(t.length===0)return u;let e=n=>n===null?"–":x(Math.round(n*10)/10);return a`<section class="panel totals" aria-labelledby="totals-heading">
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
        ${t.map(n=>a`<tr>
              <th scope="row">${n.deck==="normal"?"Normal":"Tactical"} ${n.numeral}</th>
              <td>${n.won} of ${n.games}</td>
              <td>${e(n.mean_margin)}</td>
              <td>${e(n.best_margin)}</td>
              <td>${n.practice}</td>
            </tr>`)}
      </tbody>
    </table>
    <p class="small">
      Mean and best are your points less the Automa’s. Practice games are counted apart.
    </p>
  </section>`}var po=90,dh={"*":"special",x:"covered"};function Ta(t,e,n){let{games:o,recent:s,waiting:i,next:r,busy:c,error:l,at:p}=t.store.get();return o.length===0&&s.length===0&&!l?u:a`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${i>0?a`<span class="badge" data-testid="waiting">${i} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(h=>mh(h,e,n-p))}
      ${s.map(h=>fh(h,t,e))}
    </ul>
    ${r===null?u:a`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>t.more()}
          >
            Show more
          </button>`}
    <p class="notice" role="alert" ?hidden=${!l} data-testid="games-error">${l}</p>
  </section>`}function mh(t,e,n){return a`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${ho(t.cells)}
    <a href=${t.url} @click=${S(e)}>${co(t)}</a>
    <span class="standing">${lo(t,n)}</span>
    <span class="small when">${$s(t.last,Date.now())}</span>
  </li>`}function fh(t,e,n){let o=$s(t.when,Date.now());return a`<li class="game remembered">
    ${ho(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${S(n)}>${t.title}</a>
    <span class="standing small">opened here ${o}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${t.title}, ${o}`}
      @click=${()=>e.forget(t.id)}
    >
      Remove
    </button>
  </li>`}function ho(t){let e=new Map;return[...t].forEach((n,o)=>{if(n===".")return;let s=[Math.floor(o/9),o%9];e.set(n,[...e.get(n)??[],s])}),a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${po+2} ${po+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${po} height=${po}></rect>
    ${[...e].flatMap(([n,o])=>$h(n,o))}
  </svg>`}function $h(t,e){let n=t==="*"||t==="x",o=n?dh[t]:t;return(n?e.map(s=>[s]):[e]).map(s=>m`<path class="piece" fill=${`url(#fabric-${o})`} d=${C(s,10)}></path>`)}function Aa(t,e,n){let{games:o,at:s}=t.store.get(),i=wa(o);return i?a`<a class="continue" href=${i.url} data-testid="continue" @click=${S(e)}>
    ${ho(i.cells)}
    <span class="continue-words">
      <b>Continue</b>
      <span>${`${co(i)} · ${lo(i,n-s)}`}</span>
      <span class="small">${`${ka(i)} of 81 spaces sewn`}</span>
    </span>
  </a>`:u}var Ma=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function gh(t){return Ma.flatMap((e,n)=>[...e].flatMap((o,s)=>o===t?[[n,s]]:[]))}function yh(t){let e=gh(t),n=`url(#fabric-${t})`;return m`<path class="piece" fill=${n} d=${C(e,10,.25)}></path>
    <path class="stitches" d=${C(e,10,1.1)}></path>`}function We(){let t=[...new Set(Ma.join(""))].filter(e=>e!==".");return a`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${t.map(yh)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>Y((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Ea(t,e){let{tables:n,busy:o,error:s}=t.store.get();return a`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${dt.map(({key:i,label:r,note:c})=>a`<button
            type="button"
            data-testid=${`match-${i}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>t.match(i)}
          >
            <b>${r}</b><span class="small">${c}</span>
          </button>`)}
    </div>
    <h3>Open tables</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(i=>wh(i,t,e)):bh(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!s} data-testid="lobby-error">${s}</p>
  </section>`}function bh(t){return t===null?u:a`<li class="none small">Nobody is waiting at the moment.</li>`}function wh(t,e,n){let{game:o,name:s,rating:i,yours:r}=t,{busy:c}=e.store.get();return a`<li data-game=${o}>
    <span class="host"
      ><b>${r?"Your table":s}</b>${i===null?u:a` <span class="small">${i}</span>`} <span class="small">${fs(t)}</span></span
    >
    ${r?a`<a class="button" href=${`/game/${o}`} @click=${S(n)}>Open</a>`:a`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${s}: ${fs(t)}`}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}function La(t){let{name:e,audience:n}=Tt[t-1];return`Level ${t}, ${e}: ${n}.`}var kh=[["Against the computer","Ten levels, from first game to master",[["computer",""]]],["Two players","",[["person","One screen"],["friend","A friend, by link"],["anyone","Anyone online"]]],["Solo (Automa)","A deck of cards plays the other side",[["automa",""]]]],vh={computer:"Start",person:"Start",automa:"Start",friend:"Invite a friend",anyone:"Open the table"};function _a(t,e,n){let{form:o}=t,s=o.opponent==="friend"||o.opponent==="anyone";return a`<form class="panel new-game" @submit=${r=>{r.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${Sh(o,e)}
    <div class="choices">
      ${o.opponent==="computer"?_h(o,e,n):u}
      ${o.opponent==="person"?Ah(o,e):u}
      ${s?Mh(o,e):u}
      ${o.opponent==="automa"?xa(o,e):u}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
        ${t.busy?"Starting…":vh[o.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
        ${t.error}
      </p>
    </div>
    ${Yn(n)} ${xh(o,e,s)}
  </form>`}function xh(t,e,n){return a`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${t.opponent==="automa"?u:Eh(t,e)}
      ${q("board","Time board",[["revised","Revised"],["original","Original"]],t.board,o=>e.set({board:o}))}
      ${n&&t.rated?u:Oh(t,e)}
    </div>
  </details>`}function Sh(t,e){return a`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${kh.map(([n,o,s])=>Th(n,o,s,t,e))}
  </fieldset>`}function Th(t,e,n,o,s){let i=n.some(([c])=>c===o.opponent)?"chosen":"",r=c=>a`<input
      type="radio"
      name="opponent"
      value=${c}
      data-testid=${`opponent-${c}`}
      .checked=${o.opponent===c}
      @change=${()=>s.set({opponent:c})}
    />`;return n.length===1?a`<label class=${`card-choice ${i}`}
      >${r(n[0][0])}<b>${t}</b> <span class="small">${e}</span></label
    >`:a`<div class=${`card-choice ${i}`}>
    <b>${t}</b>
    <div class="ways">
      ${n.map(([c,l])=>a`<label>${r(c)}<span>${l}</span></label>`)}
    </div>
  </div>`}function Ah(t,e){return a`<div class="names">
    ${["First name","Second name"].map((n,o)=>a`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[o]}
            @input=${s=>e.name(o,K(s))}
        /></label>`)}
  </div>`}function Mh(t,e){let n=dt.find(({key:o})=>o===t.speed)??dt[0];return a`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${t.name}
        @input=${o=>e.set({name:K(o)})}
    /></label>
    ${q("clock","Clock",dt.map(({key:o,label:s})=>[o,s]),t.speed,o=>e.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${Oa("rated","Rated","counts for both ratings",t.rated,o=>e.set({rated:o}))}
      ${Oa("takebacks","Takebacks",t.rated?"never in a rated game":"when the other player agrees",t.takebacks&&!t.rated,o=>e.set({takebacks:o}),t.rated)}
    </div>`}function Oa(t,e,n,o,s,i=!1){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${o}
      ?disabled=${i}
      @change=${r=>s(J(r))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function Eh(t,e){let[n,o]=Lh(t);return q("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],t.first,s=>e.set({first:s}))}function Lh({opponent:t,names:[e,n]}){return t==="person"?[e||"First",n||"Second"]:t==="friend"?["You","Your friend"]:["You",t==="computer"?"Computer":"The other player"]}function Oh(t,e){return a`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:K(n)})}
  /></label>`}function _h({strength:t},e,n){let o=s=>{e.set({strength:Number(s)}),n.change({strength:Number(s)})};return a`${q("strength","Difficulty",Tt.map(({level:s})=>[String(s),String(s)]),String(t),o)}
    <p class="small explain" data-testid="strength-words">${La(t)}</p>`}function Pa({home:t,lobby:e,mine:n},o,s){let i=t.store.get(),r=c=>t.help(c);return a`${N(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>Buy patches with buttons, and leave no holes. Two players, or you alone.</p>
        </div>
        ${We()}
        <button type="button" class="how-button" data-testid="how" @click=${()=>r(!0)}>
          ${y("help")}<span>How to play</span>
        </button>
      </div>
      ${Aa(n,o,s)} ${_a(i,t,o)}
      <div class="aside">
        ${Ta(n,o,s)} ${Ea(e,o)} ${Ch(o)}
        ${Sa(i)} ${Ih(i,t)}
      </div>
    </main>
    ${i.helping?Ph(()=>r(!1)):u}`}function Ph(t){return a`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    data-testid="dialog-how"
    @close=${t}
  >
    <div class="panel-head">
      <h2 id="dialog-heading">How to play</h2>
      <button type="button" class="main" @click=${t}>Close</button>
    </div>
    ${jn()}
  </dialog>`}function Ch(t){return a`<nav class="more" aria-label="More">
    <a class="button" href="/tournaments" @click=${S(t)}
      >${y("cup")}<span>Tournaments</span></a
    >
    <a class="button" href="/me" @click=${S(t)}
      >${y("person")}<span>Your account and ratings</span></a
    >
  </nav>`}function Ih(t,e){return a`<form class="panel opener" @submit=${o=>{o.preventDefault();let s=o.target.elements.namedItem("text");e.open(s.value)}} aria-labelledby="open-heading">
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
      <button type="submit" data-testid="open-game" ?disabled=${t.opening}>
        ${t.opening?"Opening…":"Open"}
      </button>
      <label class="button file"
        >Choose a file<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${o=>Nh(o,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function Nh(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var Rh=5e3,Bh=6e4,Dh=600;async function Ca(t,e,n,o){let s=new so(e.go,o,e.settings.strength,qt),i=new io({fetch:ys,match:bs,sit:Qe,name:()=>s.ownName,go:e.go}),r=new ao({fetch:gs,remembered:{recent:se,forget:Or},now:()=>performance.now()});await Hh(Dh,Promise.all([s.count(),i.load(),r.load(),Wh(s,n)])),Wn(r.store.get().waiting);let c={home:s,lobby:i,mine:r},l=()=>{P(Pa(c,e,performance.now()),t),Fn(t)};return{draw:l,close:qh(c,n,l)}}function qh({home:t,lobby:e,mine:n},o,s){let i=[t,e,n].map(({store:l})=>l.watch(s));i.push(uo(l=>(l==="lobby"?e:n).load()));let r=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},Rh),c=setInterval(s,Bh);return()=>{for(let l of i)l();clearInterval(r),clearInterval(c)}}async function Wh(t,e){let n=await Q().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function Hh(t,e){let n=0,o=new Promise(s=>{n=window.setTimeout(s,t)});await Promise.race([e,o]),clearTimeout(n)}var At={busy:null,told:{},errors:{}};async function it(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:H(o)}}),!1}}var mo=class{constructor(e,n){this.outside=e,this.store=L((o,s)=>({...o,...s}),{...At,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),"Saved."))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),"Your account is made."))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),s=await this.outside.makePasskey(o),i=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,i,s)}),e===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(e){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),"The passkey is removed."))}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),"Changed. All other browsers are signed out."))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),e?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),e?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}removeBot({id:e,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:e,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==fo)throw new Error(`Type the word “${fo}” first.`);return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return it(this.store,e,n)}},fo="delete";var le={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},Ia={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},$o=class{constructor(e,n){this.outside=e,this.store=L((o,s)=>({...o,...s}),{...At,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:s,twice:i,rated:r}=this.state.form;return it(this.store,"make",async()=>{let{id:c,url:l,invitation:p}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:ce(s),board:"revised",twice:i,rated:r,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(c,p),this.outside.go(l),""})}};function Na({kind:t,state:e,round:n,rounds:o,entrants:s}){let i=e==="open"?"open to join":e==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${le[t]}, ${i}, ${v(s,"player")}`}var go=class{constructor(e,n){this.outside=e,this.store=L((o,s)=>({...o,...s}),{...At,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:H(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(e){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e))}forfeit(e,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n))}change(e,n){return it(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return it(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return it(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return it(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function Ts(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function Ra({kind:t,rounds:e,clock:n,twice:o,rated:s}){let i=[le[t]];return e!==null&&i.push(e===1?"1 round":`${e} rounds`),i.push(n===null?"no clock":Gt(n)),o&&i.push("each ring twice, with seats changed"),s&&i.push("rated"),i.join(", ")}function mt({entrants:t,you:e},n){let o=t.find(s=>s.entrant===n)?.name??"?";return n===e?`${o} (you)`:o}function Ba({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function As(t,e){if(!t.over)return"being played";if(t.winner===null)return"no result";if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[o,s]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return`${x(o)} to ${x(s)}`}let n=t.winner===e?"won":"lost";return t.reason==="time"?`${n} on time`:`${n}, resigned`}function Ms({you:t}){return t!==null}var yo={};js(yo,{fetchTournament:()=>Ls,fetchTournaments:()=>Es,forfeit:()=>Qh,inviteAgain:()=>Yh,join:()=>Fh,makeTournament:()=>jh,removeEntrant:()=>Vh,removeTournament:()=>Zh,start:()=>Uh,withdraw:()=>Gh});function Es(){return b("/api/tournaments")}function jh(t){return b("/api/tournaments",t)}function Ls(t){return b(`/api/tournaments/${t}`)}function Yh(t){return b(`/api/tournaments/${t}/invitation`,{})}function Fh(t,e,n){return b(`/api/tournaments/${t}/join`,{code:e,name:n})}function Uh(t){return b(`/api/tournaments/${t}/start`,{})}function Gh(t){return b(`/api/tournaments/${t}/withdraw`,{})}function Vh(t,e){return b(`/api/tournaments/${t}/remove`,{entrant:e})}function Qh(t,e,n){return b(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function Zh(t){await V(`/api/tournaments/${t}`,{},"DELETE")}var He=class{constructor(e,n,o=null){this.outside=e,this.store=L((s,i)=>({...s,...i}),{...At,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return it(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function Da(t){return t===404?"Check the link, or make a new one on the other device.":t===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function Os(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function qa(){return Os()&&await ja()!==null}async function Wa(t){if(await Notification.requestPermission()!=="granted")throw new Error("This browser doesn’t allow notifications here; its settings can change that.");await navigator.serviceWorker.register("/push.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error("This browser can’t be reached by notifications.",{cause:n})}}async function Ha(){let t=await ja();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function ja(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function _s(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ya(t){let e=t;return Fa(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Ps(t){let e=t;return Fa(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Fa(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error("This device has a passkey of this account already.",{cause:e})}throw new Error("No passkey was given. You can try again.")}function R(t,e,n,o){return a`<section
    class=${`panel section-${e}`}
    aria-labelledby=${`${e}-heading`}
    data-testid=${e}
  >
    <h2 id=${`${e}-heading`}>${n}</h2>
    ${o} ${Mt(t,e)}
  </section>`}function Mt(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return a`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${e}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${e}-told`}>${o||u}</p>
  </div>`}function T(t,e,n,o,s=""){return a`<button
    type="button"
    class=${s}
    data-testid=${n}
    aria-disabled=${t.busy===null?"false":"true"}
    @click=${o}
  >
    ${e}
  </button>`}function F(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}function je(t,e=""){return a`<label
    >Login <span class="small">${e}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${t}
  /></label>`}function Et(t,e,n,o=""){return a`<label
      >${e} <span class="small">${o}</span>
      <input
        type="password"
        name=${t}
        data-testid=${t}
        required
        minlength=${n==="new-password"?8:1}
        maxlength="256"
        autocomplete=${n}
    /></label>
    <label class="tick"><input type="checkbox" @change=${zh} /><span>Show it</span></label>`}function zh(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}var Kh=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Ua(t,e,n){let{me:o}=t.state,s=n&&o.passkeys_possible,i=o.account?Xh(t,o.account,s):Jh(t,e,s);return R(t.state,"account","Account",i)}function Jh(t,e,n){let{busy:o}=t.state;return a`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${F(s=>t.makeAccount(s("login"),s("passphrase")))}
    >
      ${je("username","(never shown to others)")}
      ${Et("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?a`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${F(s=>t.addPasskey(s("login")))}>
              ${je("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${S(e)}>Sign in</a>
    </p>`}function Xh(t,e,n){let{state:o}=t;return a`<p>Signed in as <b data-testid="signed-in-as">${e.login}</b>.</p>
    <div class="row">
      ${T(o,"Sign out","sign-out",()=>t.signOut(!1))}
      ${T(o,"Sign out on all devices","sign-out-everywhere",()=>t.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${e.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${F(s=>t.changePassphrase(e.passphrase?s("old"):null,s("passphrase")))}
      >
        ${e.passphrase?Et("old","The passphrase until now","current-password"):u}
        ${Et("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||e.passkeys.length>0?td(t,e,n):u}`}function td(t,e,n){let{state:o}=t;return a`<h3>Passkeys</h3>
    <ul class="things">
      ${e.passkeys.map(s=>ed(t,s))}
    </ul>
    ${n?T(o,"Add a passkey","add-passkey",()=>t.addPasskey(null)):u}
    ${e.fresh?u:a`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function ed(t,{id:e,name:n,created:o}){return a`<li>
    <span>${n} <span class="small">since ${Kh.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>t.removePasskey(e)}
    >
      Remove
    </button>
  </li>`}var nd=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Ga(t){let{state:e}=t,{bots:n,token:o}=e,s=a`<details class="fold" ?open=${n.length>0||o!==null}>
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
              @focus=${i=>i.target.select()}
            />
          </p>`:u}
    <ul class="things" data-testid="bot-list">
      ${n.map(i=>od(t,i))}
    </ul>
    <form class="with-button" @submit=${F(i=>t.makeBot(i("bot")))}>
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
      <button type="submit" data-testid="make-bot" ?disabled=${e.busy!==null}>
        Make a bot
      </button>
    </form>
  </details>`;return R(e,"bots","Bots",s)}function od(t,e){let{state:n}=t,o=a`Remove<span class="visually-hidden"> ${e.name}</span>`;return a`<li>
    <span>
      <b>${e.name}</b>
      <span class="small">${e.online?"listening now":"not connected"}</span>
    </span>
    ${T(n,"New token","new-token",()=>t.makeToken(e),"quiet")}
    ${T(n,o,"remove-bot",()=>t.removeBot(e),"quiet")}
    <ul class="tokens">
      ${e.tokens.map(s=>sd(t,e,s))}
    </ul>
  </li>`}function sd(t,e,{id:n,scope:o,created:s}){return a`<li class="small">
    <span>Token of ${nd.format(s)}${o==="read"?", only to look":""}</span>
    ${T(t.state,"Revoke","revoke-token",()=>t.revokeToken(e,n),"quiet")}
  </li>`}function Va(t){let{state:e}=t,{link:n}=e;return R(e,"device","Use another device",a`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?id(t,n):T(e,"Make a link","make-link",()=>t.makeLink(),"wide")}`)}function id(t,{address:e,picture:n}){let{state:o}=t,s=t.outside.share?T(o,"Share…","share-device-link",()=>t.shareLink()):u;return a`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${e}
      @focus=${i=>i.target.select()}
    />
    <div class="row">
      ${T(o,"Copy","copy-device-link",()=>t.copyLink(),"main")} ${s}
      ${T(o,"Withdraw it","drop-link",()=>t.dropLink())}
    </div>
    <div class="qr">
      ${n?a`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Qa(t,e){let{state:n}=t;return R(n,"notices","Notifications",rd(t,e))}function rd(t,e){let{state:n}=t;return n.me.push.available?e?a`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?T(n,"Turn off here","stop-notices",()=>t.notify(!1)):T(n,"Tell me","start-notices",()=>t.notify(!0))}`:a`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:a`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function Za(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=a`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${F(s=>t.leave(s("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?Et("leaving","Your passphrase","current-password"):a`<label
                >Type “${fo}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return R(e,"leaving","Your data",o)}var bo={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function Cs({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Ka({opponent:t,level:e}){return t==="person"?"People":t==="computer"?e===null?"Computer":`Computer, level ${e}`:t==="greedy"?"Greedy":"Random"}function Ja({history:t}){if(t.length<2)return null;let e=t.map(({rating:i})=>i),{low:n,high:o}=ad(e),s=e.map((i,r)=>{let c=r/(e.length-1)*240,l=64-(i-n)/(o-n)*64;return[za(c),za(l)]});return{path:`M${s.map(i=>i.join(" ")).join("L")}`,end:s.at(-1)??[0,0],low:n,high:o}}function ad(t){let[e,n]=[Math.min(...t),Math.max(...t)],o=Math.max(0,100-(n-e))/2;return{low:Math.round(e-o),high:Math.round(n+o)}}function za(t){return Math.round(t*10)/10}function tc(t){let{state:e}=t,{ratings:n,statistics:o,me:s}=e,i=n.length===0&&o.totals.length===0,r=a`${i?a`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?a`<ul class="ratings">
          ${n.map(cd)}
        </ul>`:u}
  ${o.totals.length>0?ud(o.totals):u}
  ${s.account?pd(t,s.account.listed):u}`;return R(e,"ratings","Ratings and results",r)}function cd(t){let{deviation:e,games:n,provisional:o}=t;return a`<li data-class=${t.class}>
    <span class="rating-name">${bo[t.class]}</span>
    <b class="rating-value">${Cs(t)}</b>
    <span class="small"
      >± ${Math.round(2*e)},
      ${v(n,"game")}${o?", not settled yet":""}</span
    >
    ${ld(t)}
  </li>`}function ld(t){let e=Ja(t),n=t.history[0]?.rating;if(e===null)return u;let[o,s]=e.end;return a`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${bo[t.class]}: from ${n} to ${Cs(t)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${e.path}></path>
    ${m`<circle cx=${o} cy=${s} r="3.5"></circle>
      <text x=${246} y="4">${e.high}</text>
      <text x=${246} y=${68}>${e.low}</text>`}
  </svg>`}function ud(t){return a`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
        ${t.map(e=>a`<tr>
              <th scope="row">${Ka(e)}</th>
              <td>${bo[e.class]}</td>
              <td>${e.won} of ${e.played}</td>
              <td>${Xa(e.mean_margin)}</td>
              <td>${Xa(e.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Xa(t){return t===null?"–":x(Math.round(t*10)/10)}function pd(t,e){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${e}
      @change=${n=>t.list(J(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function ec(t,e,n){let{me:o}=t.state;return a`${N(e)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${hd(t)} ${Ua(t,e,n.passkeys)}
        ${o.known?Va(t):u}
        ${o.known?Qa(t,n.notices):u}
      </div>
      <div class="column">
        ${tc(t)} ${Ga(t)} ${o.known?Za(t):u}
        <p class="small">
          <a href="/" @click=${S(e)}>Back to home</a>
        </p>
      </div>
    </main>`}function hd(t){let{state:e}=t;return R(e,"name","Your name",a`<form class="with-button" @submit=${F(n=>t.rename(n("name")))}>
      <label class="visually-hidden" for="my-name">Name, as other players see it</label>
      <input
        id="my-name"
        name="name"
        data-testid="my-name"
        required
        maxlength="40"
        autocomplete="nickname"
        placeholder="As other players see it"
        .value=${e.me.name??""}
      />
      <button type="submit" data-testid="save-name" ?disabled=${e.busy!==null}>Save</button>
    </form>`)}function nc(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Fe(e,"You are signed in",ic(s.login,e));let i=a`<form
      class="fields"
      @submit=${F(r=>t.signIn(r("login"),r("passphrase")))}
    >
      ${je("username")} ${Et("passphrase","Passphrase","current-password")}
      ${rc(t)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${Mt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?a`<div class="or">
            ${T(o,"Sign in with a passkey","sign-in-passkey",()=>t.signInByPasskey())}
            ${Mt(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${S(e)}>play at once</a>.
    </p>`;return Fe(e,"Sign in",i)}function oc(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Fe(e,"You are signed in",ic(s.login,e));let i=o.link?.name,r=a`<p data-testid="link-whom">
      ${i?a`This browser will play as <b>${i}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${rc(t)}
    <div class="row">
      ${T(o,"Sign in here","link-sign-in",()=>t.signInByLink(n),"main")}
      <a class="button" href="/" @click=${S(e)}>Not now</a>
    </div>
    ${Mt(o,"link")}`;return Fe(e,"Use this device too",r)}function sc(t,e){return Fe(e,"This link no longer works",a`<p data-testid="problem">${t}</p>
      <a class="button main" href="/" @click=${S(e)}>Back to home</a>`)}function Fe(t,e,n){return a`${N(t)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
        ${n}
      </section>
    </main>`}function ic(t,e){return a`<p>You are signed in as <b>${t}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${S(e)}>To your page</a>`}function rc(t){return t.canBring?a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${t.state.bring}
      @change=${e=>t.setBring(J(e))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var Ns=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function ac(t,e,n){let{tournament:o,errors:s}=t.state;return a`${N(e)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${Ra(o)}</p>
        <p class="notice" role="alert" ?hidden=${!s.read}>${s.read}</p>
      </div>
      ${o.state==="open"?dd(t,n):u}
      ${o.schedule.length>0?yd(t,e):u}
      ${o.standings.length>0?kd(o):u}
      ${o.schedule.length>0?vd(o):u}
      ${o.state==="running"?xd(t):u}
      <p class="small">
        <a href="/tournaments" @click=${S(e)}>All your tournaments</a>
      </p>
    </main>`}function dd(t,e){let{tournament:n}=t.state;return a`${R(t.state,"players","Players",md(t,e))}
  ${n.organising?R(t.state,"organise","Invite and start",gd(t)):u}`}function md(t,e){let{tournament:n,code:o,invitation:s}=t.state,i=Ms(n),r=!i&&(o!==null||s!==null);return a`<ol class="things" data-testid="entrants">
      ${n.entrants.map(c=>fd(t,c))}
    </ol>
    ${n.entrants.length===0?a`<p class="small">Nobody has joined yet.</p>`:u}
    ${r?$d(t,e):u}
    ${i?a`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${T(t.state,"Withdraw","withdraw",()=>t.withdraw())}`:u}
    ${i||r?u:a`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function fd(t,{entrant:e,name:n,withdrawn:o}){let{tournament:s}=t.state;return a`<li>
    <span>${n}${e===s.you?" (you)":""}${o?", left":""}</span>
    ${s.organising&&e!==s.you&&!o?T(t.state,a`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):u}
  </li>`}function $d(t,e){return a`<form class="with-button" @submit=${F(n=>t.join(n("name")))}>
    <label class="visually-hidden" for="join-name">Your name, as other players see it</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder="Your name"
      .defaultValue=${e??""}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${t.state.busy!==null}>
      Join
    </button>
  </form>`}function gd(t){let{state:e,link:n}=t;return a`${n===null?a`<p class="small">This browser has no link; an earlier one becomes void.</p>
            ${T(e,"Make a link","tournament-invite",()=>t.invite())}`:a`<label for="tournament-link" class="small">Everybody with this link may join.</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${n}
              @focus=${o=>o.target.select()}
            />
            <div class="row">
              ${T(e,"Copy","copy-tournament",()=>t.copy())}
              ${T(e,"New link","tournament-invite",()=>t.invite())}
            </div>`}
    <div class="row">
      ${T(e,"Start the tournament","start-tournament",()=>t.start(),"main")}
      ${T(e,"Delete it","delete-tournament",()=>t.remove(),"danger")}
    </div>`}function yd(t,e){let{tournament:n}=t.state,o=Ba(t.state);return o===null?u:a`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        Round ${o.round}${n.rounds===null?"":` of ${n.rounds}`}
      </h2>
      <div class="row" role="group" aria-label="Rounds">
        ${n.schedule.map(s=>a`<button
              type="button"
              class="quiet"
              aria-pressed=${s.round===o.round?"true":"false"}
              aria-label=${`Round ${s.round}`}
              @click=${()=>t.show(s.round)}
            >
              ${s.round}
            </button>`)}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${o.pairings.map(s=>bd(t,s,o.round,e))}
    </ul>
    ${Mt(t.state,"organise")}
  </section>`}function bd(t,e,n,o){let{tournament:s}=t.state,{first:i,second:r,points:c,games:l}=e;if(r===null)return a`<li><span>${mt(s,i)}: a bye</span></li>`;let p=[i,r].includes(s.you??0),h=`${mt(s,i)} and ${mt(s,r)}`;return a`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${mt(s,i)} <b>${c[0]} : ${c[1]}</b> ${mt(s,r)}
    </span>
    <span class="row">
      ${l.map((d,f)=>a`<a
            class=${p&&!d.over?"button main":"button"}
            href=${d.url}
            @click=${S(o)}
            aria-label=${`Game ${f+1} of ${h}: ${As(d,i)}`}
            >${p&&!d.over?"Play":As(d,i)}</a
          >`)}
    </span>
    ${s.organising&&n===s.round&&l.some(({over:d})=>!d)?wd(t,e,r):u}
  </li>`}function wd(t,{pairing:e,first:n},o){let{tournament:s}=t.state;return a`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(i=>T(t.state,`${mt(s,i)} loses`,"forfeit",()=>t.forfeit(e,i)))}
    </div>
  </details>`}function kd(t){return a`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${t.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${Ns.map(([,e,n])=>a`<th scope="col" title=${n}>${e}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.standings.map(e=>a`<tr class=${e.entrant===t.you?"mine":""}>
                <td>${e.place}</td>
                <th scope="row">${mt(t,e.entrant)}</th>
                ${Ns.map(([n])=>a`<td>${x(e[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${Ns.map(([,e,n])=>a`<div>
              <dt>${e}</dt>
              <dd>${n}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function vd(t){let{entrants:e,cross_table:n}=t;return a`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">Cross table</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">Player</th>
            ${e.map(({name:o,entrant:s})=>a`<th scope="col" title=${o}>${s}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${e.map(({entrant:o},s)=>a`<tr>
                <th scope="row">${o}. ${mt(t,o)}</th>
                ${(n[s]??[]).map((i,r)=>a`<td class=${r===s?"self":""}>
                      ${r===s?u:i??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${t.id}/records.pgr`} download>Download all games</a>
    </p>
  </section>`}function xd(t){return Ms(t.state.tournament)?a`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${T(t.state,"Withdraw","withdraw",()=>t.withdraw(),"danger")}
    ${Mt(t.state,"players")}
  </details>`:u}function lc(t,e){let{listed:n}=t.state;return a`${N(e)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${R(t.state,"make","New tournament",Td(t))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>Sd(o,e))}
          </ul>
          ${n.length===0?a`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${S(e)}>Back to home</a></p>
      </div>
    </main>`}function Sd(t,e){let{id:n,name:o,organising:s}=t;return a`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${S(e)}>${o}</a>
      <span class="small block">${Na(t)}${s?", yours":""}</span>
    </span>
  </li>`}function Td(t){let{form:e,busy:n}=t.state;return a`<form class="fields" @submit=${s=>{s.preventDefault(),t.make()}}>
    <label
      >Name
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder="Club evening"
        .value=${e.name}
        @input=${s=>t.set({name:K(s)})}
    /></label>
    ${q("kind","Who meets whom",Object.entries(le),e.kind,s=>t.set({kind:s}))}
    <p class="small explain">${le[e.kind]}: ${Ia[e.kind]}.</p>
    ${e.kind==="swiss"?Ad(t):u}
    ${q("clock","Clock",dt.map(({key:s,label:i})=>[s,i]),e.speed,s=>t.set({speed:s}))}
    <div class="ticks">
      ${cc("twice","Each ring twice, with seats changed: the fair form",e.twice,s=>t.set({twice:s}))}
      ${cc("tournament-rated","Rated",e.rated,s=>t.set({rated:s}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      Make the tournament
    </button>
  </form>`}function Ad(t){return a`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${t.state.form.rounds}
      @input=${e=>t.set({rounds:K(e)})}
  /></label>`}function cc(t,e,n,o){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n}
      @change=${s=>o(J(s))}
    /><span>${e}</span></label
  >`}var Md=5e3,Ed=[{address:/^\/me()$/,title:"You",open:Ld},{address:/^\/sign-in()$/,title:"Sign in",open:_d},{address:/^\/s\/([\w-]+)$/,title:"Use this device",open:Pd},{address:/^\/tournaments()$/,title:"Tournaments",open:Cd},{address:/^\/tournaments\/(\w+)$/,title:"Tournament",open:Id}];function uc(t){for(let{address:e,title:n,open:o}of Ed){let s=e.exec(t);if(s)return{title:n,open:(r,c)=>o(r,c,s[1])}}return null}async function Ld(t,e){let n={},[o,{ratings:s},i,{bots:r},c]=await Promise.all([Q(),Rs(ks(),{ratings:[]},"ratings",n),Rs(vs(),{totals:[],automa:[]},"ratings",n),Rs(xs(),{bots:[]},"bots",n),qa()]),l={api:qe,drawQr:he,makePasskey:Ya,subscribe:Wa,unsubscribe:Ha,go:Bs,copy:Dn,origin:location.origin,share:Od()},p=new mo(l,{me:o,ratings:s,statistics:i,bots:r,isNotified:c,errors:n}),h={passkeys:_s(),notices:Os()},d=()=>P(ec(p,e,h),t);return{draw:d,close:p.store.watch(d)}}async function Rs(t,e,n,o){try{return await t}catch(s){return Object.assign(o,{[n]:H(s)}),e}}function Bs(t){location.assign(t)}function Od(){return"share"in navigator?t=>navigator.share(t):null}async function _d(t,e){let n=new He({api:qe,usePasskey:Ps,go:Bs},await Q()),o=()=>P(nc(n,e,_s()),t);return{draw:o,close:n.store.watch(o)}}async function Pd(t,e,n){try{let[o,s]=await Promise.all([Q(),ws(n)]),i=new He({api:qe,usePasskey:Ps,go:Bs},o,s),r=()=>P(oc(i,e,n),t);return{draw:r,close:i.store.watch(r)}}catch(o){let s=o instanceof gt?Da(o.status):null;if(s===null)throw o;return{draw:()=>P(sc(s,e),t),close:()=>{}}}}async function Cd(t,e){let{tournaments:n}=await Es(),o=new $o({api:yo,keepInvitation:qt,go:e.go},n),s=()=>P(lc(o,e),t);return{draw:s,close:o.store.watch(s)}}async function Id(t,e,n){let[o,s]=await Promise.all([Ls(n),Q()]),i=Bn(n),r={api:yo,drawQr:he,copy:Dn,go:e.go,origin:location.origin,keepInvitation:h=>qt(n,h)},c=Ts(location.hash)??Ts(i?.replace(/^[^#]*/,"")??""),l=new go(r,{tournament:o,code:c,invitation:i}),p=()=>P(ac(l,e,s.name),t);return{draw:p,close:Nd(l,p)}}function Nd(t,e){let n=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},o=setInterval(n,Md),s=[t.store.watch(e),uo(i=>i==="games"&&n())];return()=>{clearInterval(o);for(let i of s)i()}}function pc(t,e,n){let{yours:o,name:s,game:i}=t;return a`${N(n)}
    <main class="invitation">
      ${We()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${s} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${ui(t).map(([r,c])=>a`<div>
                <dt>${r}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?Rd(i):Zn(e)}
      </section>
    </main>`}function Rd(t){return a`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${t}`}>To the table</a>`}function hc({title:t,text:e},n){return a`${N(n)}
    <main class="invitation">
      ${We()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function dc(t,e){let n=t.store.get(),o=t.isSolo?[["automa","Automa (alone)"]]:[...Tt.map(({level:r,name:c})=>[String(r),`Computer, level ${r}: ${c}`]),["person","Two people here"]],s=n.opponent==="computer"?String(n.strength):n.opponent;return a`<form class="panel play-on" @submit=${r=>{r.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${r=>t.store.dispatch(Bd(K(r)))}
      >
        ${o.map(([r,c])=>a`<option value=${r} ?selected=${s===r}>${c}</option>`)}
      </select></label
    >
    ${t.isSolo?u:a`<label
            >You are
            <select
              data-testid="on-first"
              @change=${r=>t.store.dispatch({first:K(r)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function Bd(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Ds(t,e,n,o){let{replay:s,index:i}=t,r=s.frames[i],c=xt(s);if(n===2&&r.automa)return qd(r,r.automa,c,e,o);let l=`${n===1?"front":"back"} p${n}`;return a`<div class=${`seat ${l}`}>${Gn(r,c,n)}</div>
    <div class=${`spread ${l}`}>${Dd(t,e,n,o)}</div>`}function Dd({replay:t,index:e,walks:n},o,s,i){let r=t.frames[e];return eo({number:s,name:xt(t)[s-1].name,player:r.players[s-1],patches:o.patches,lettered:i,active:!1,held:!1,ghost:null,cursor:n[s],fresh:yn(r.player===s?[r.move]:[],o.patches)})}function qd(t,e,n,o,s){return a`<div class="seat back p2">${Vn(t,n,e)}</div>
    ${Qn(t,e,{turns:e.turns,run:0},o.patches,s)}`}function mc({replay:t,index:e},n){let o=s=>n.look(s);return to(wi(t),e,xt(t),n.patches,o)}function fc(t,e,n){let o=t.store.get(),{replay:s,index:i}=o,r=s.frames[i],c=xt(s),{letters:l,look:p}=n.settings,h=()=>n.change({look:p==="cloth"?"thread":"cloth"});return a`${N(n)}
    <main class=${`table ${r.automa?"solo":"screen"} viewer`} data-stage=${r.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${i===0?"Start":`After move ${i}`}: ${ut(r,c)}
          </h1>
          <p data-testid="turn-reason">${ot(r,c)}</p>
          ${s.comment?a`<p class="notice" data-testid="notice">${s.comment}</p>`:u}
        </div>
        <div class="column own">
          ${Ds(o,t,1,l)} ${zn(r.ring,t.patches,l)}
        </div>
        <div class="column middle">
          ${ra(r,t.patches,l)} ${mc(o,t)}
          ${r.result?no(r,c,u):dc(e,i)}
        </div>
        <div class="column other">
          ${Ds(o,t,2,l)} ${xn(r,c,p,h)}
        </div>
      </div>
      <div class="below">${oo(r,c,t.patches)}</div>
    </main>`}var tt=document.getElementById("app"),ue=Mr(),pe=null,U=0,$c=Ys(gc("link[as=fetch]")),qs=new Ze({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Wn,onNews:va});async function Ws(t){se().length===0||document.hidden||qs.socket||(t??await Wd())&&qs.open()}async function Wd(){return Q().then(({known:t})=>t,()=>!1)}var X={get settings(){return ue},logo:gc("link[rel=icon]"),change(t){ue={...ue,...t},Er(ue),yc(),pe?.draw()},go(t){history.pushState(null,"",t),Hs()}};function gc(t){return document.querySelector(t).href}function yc(){let{theme:t,edition:e}=ue;document.documentElement.dataset.edition=e,t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Wt(t,e,n=null){pe?.close(),pe=t,qn(e),Ws(n),window.scrollTo(0,0),t.draw()}function Hs(){U+=1;let t=U,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=i=>{U===t&&bc(i)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),s=uc(location.pathname);e?Ud(e[1]).catch(n):o?Gd(o[1]).catch(n):s?jd(s).catch(n):location.pathname!=="/"?wc("page"):location.hash.length>1?Fd(location.hash).catch(n):Yd().catch(n)}function bc(t){if(t instanceof gt&&t.status===404&&Hd())return wc("game");let e=t instanceof Error?t.message:String(t);kc("This can’t be shown",e)}function Hd(){return location.pathname.startsWith("/game/")}function wc(t){kc(`We can’t find that ${t}`,"The link may be old, or a letter is wrong.")}function kc(t,e){Wt({draw:()=>P(a`${N(X)}
        <main class="waiting">
          <h1>${t}</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button main" href="/">Back to home</a>
        </main>`,tt),close:()=>{}},t)}async function jd({title:t,open:e}){let n=U;pe||P(re(X,"One moment…"),tt);let o=await e(tt,X);n===U?Wt(o,t):o.close()}async function Yd(){let t=U,n=await Ca(tt,X,qs,o=>{history.pushState(null,"",o.link||location.pathname),vc(o).catch(bc)});t===U?Wt(n,""):n.close()}async function Fd(t){let e=U,n=await Ve(t);e===U&&await vc(n)}async function vc(t){let e=new ln(t,await $c),n=new un(t,X.go,ue.strength),o=()=>P(fc(e,n,X),tt),s=[e.store.watch(o),n.store.watch(o)],i=c=>In(c,(l,p)=>e.walk(l,p));tt.addEventListener("keydown",i),Wt({draw:o,close:()=>{for(let c of s)c();tt.removeEventListener("keydown",i)}},"A game")}async function Ud(t){let e=U;pe||P(re(X,"Opening the table…"),tt);let[n,o]=await Promise.all([Fs(t),$c]);if(e!==U)return;let s=n.seats.some(i=>i.yours);Wt(fa(tt,n,o,X),"Game",s)}async function Gd(t){let e=U;pe||P(re(X,"Opening the invitation…"),tt);try{let n=await Vs(t);if(e!==U)return;let o=new Vt({me:Q,sit:i=>Qs(t,i),go:X.go}),s=()=>P(pc(n,o,X),tt);Wt({draw:s,close:o.store.watch(s)},"Invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof gt?li(n.status):null;if(!o)throw n;if(e!==U)return;Wt({draw:()=>P(hc(o,X),tt),close:()=>{}},"Invitation")}}P(Ui(),document.getElementById("fabrics"));yc();window.addEventListener("popstate",Hs);window.addEventListener("online",()=>Ws(null));document.addEventListener("visibilitychange",()=>Ws(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Hs();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
