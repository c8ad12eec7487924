var Rc=Object.defineProperty;var Ks=(t,e)=>{for(var n in e)Rc(t,n,{get:e[n],enumerable:!0})};var bt=class extends Error{constructor(e,n){super(e),this.status=n}};async function b(t,e,n){return JSON.parse(await V(t,e,n))}async function V(t,e,n="POST"){let o=await Bc(t,e,n),s=await o.text();if(o.ok)return s;let r=Dc(s)??`The server answered with status ${o.status}.`;throw new bt(r,o.status)}async function Bc(t,e,n){try{return await fetch(new URL(t,import.meta.url),e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)})}catch(o){throw new Error("The server can’t be reached. Is it still running?",{cause:o})}}function Dc(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}function zs(t="/api/patches"){return b(t)}function Js(t){return b(`/api/games/${t}`)}function Yt(t){return b("/api/games",t)}function Xs(){return b("/api/solo")}function Ke(t){return b("/api/replay",{text:t})}function tr(t){return b(`/api/games/${t}/replay`)}function Z(){return b("/api/me")}function er(t){return b(`/api/invitations/${t}`)}function nr(t,e){return b(`/api/invitations/${t}`,{name:e})}function or(t){return b(`/api/games/${t}/invitation`,{})}function ze(t,e){return b(`/api/games/${t}/seat`,{name:e})}function de(t){return V("/api/qr",{path:t})}function sr(t){return b("/api/reports",t)}var Je=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var wt=[1,2];function me(t){return t===1?2:1}function fe(t){return wt.filter(e=>t[e-1].yours)}function O({seats:t}){return t.some(e=>e.yours)}function xo({mode:t,seats:e}){let n=fe(e);return t==="remote"&&n.length===1?n[0]:null}function Ut(t){return wt.find(e=>t[e-1].kind==="open")??null}function $e({seats:t}){let e=Ut(t);return e===null?"":t[e-1].name}function _({stage:t,seats:e}){return t!=="over"&&Ut(e)!==null}function kt({stage:t,result:e}){return t==="over"&&e===null}var qc=Array.from({length:81},(t,e)=>[Math.floor(e/9),e%9]);function D([t,e]){return`${"abcdefghi"[e]}${t+1}`}function K(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function ot(t,e){return t[0]===e[0]&&t[1]===e[1]}function Q(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function ut(t,[e,n]){return t.map(([o,s])=>[o+e,s+n])}function ge(t,[e,n]){let[o,s]=Q(t);return[rr(e,9-o),rr(n,9-s)]}function rr(t,e){return Math.max(0,Math.min(e,t))}function tn([t,e],[n,o],s){return s==="right"?[e,n-1-t]:s==="left"?[o-1-e,t]:[t,o-1-e]}function ir(t,e,n){let[o,s]=e,r=n>=4?tn(t,e,"flip"):t;for(let i=0;i<n%4;i+=1)r=tn(r,[o,s],"right"),[o,s]=[s,o];return r}function vt(t){let[e,n]=Q(t),o=([s,r])=>Math.abs(s-(e-1)/2)+Math.abs(r-(n-1)/2);return t.reduce((s,r)=>o(r)<o(s)?r:s)}function nn(t){let e=Math.min(...t.map(i=>i[0])),n=Math.max(...t.map(i=>i[1])),o=([i,c])=>Math.min(...t.map(([l,p])=>Math.abs(l-i)+Math.abs(p-c))),s=i=>Math.abs(i[0]-e+1)+Math.abs(i[1]-n-1)+(o(i)<2?20:0);return qc.filter(i=>o(i)>0).reduce((i,c)=>s(c)<s(i)?c:i)}function en(t){let e=new Set,n=[];for(let o=0;o<t.length;o+=1){if(t[o]!=="."||e.has(o))continue;let s=[],r=[o];e.add(o);for(let i=r.pop();i!==void 0;i=r.pop()){s.push([Math.floor(i/9),i%9]);for(let c of Hc(i))t[c]==="."&&!e.has(c)&&(e.add(c),r.push(c))}n.push(s.sort((i,c)=>i[0]-c[0]||i[1]-c[1]))}return n.sort((o,s)=>s.length-o.length)}function Hc(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(o=>o>=0&&o<81)}var jc=3;function Gt(t,e){let n=new Set(en(t).map(String));return en(Wc(t,e)).filter(s=>s.length<=jc&&!n.has(String(s)))}function Wc(t,e){let n=[...t];for(let[o,s]of e)n[o*9+s]="x";return n.join("")}function ar(t){let e=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let s=0;for(let r=n;r<n+7;r+=1)s+=t.slice(r*9+o,r*9+o+7).split(".").length-1;e=Math.min(e,s)}return e}function q(t,e,n=0){let o=new Set(t.map(String)),s=new Map;for(let[i,c]of t)for(let l=0;l<4;l+=1){let[p,h]=Xe[(l+3)%4];if(o.has(String([i+p,c+h])))continue;let d=Fc[l],f=[i+d[0],c+d[1]],w=[f[0]+Xe[l][0],f[1]+Xe[l][1]];s.set(String(f),[...s.get(String(f))??[],{to:w,direction:l}])}let r="";for(;s.size>0;)r+=Yc(s,e,n);return r}var Xe=[[0,1],[1,0],[0,-1],[-1,0]],Fc=[[0,0],[0,1],[1,1],[1,0]];function Yc(t,e,n){let o=t.keys().next().value,s=[],r=o,i=-1;do{let l=t.get(r),p=Math.max(0,l.findIndex(w=>w.direction===(i+1)%4)),h=l.splice(i<0?0:p,1)[0];l.length===0&&t.delete(r);let[d,f]=r.split(",").map(Number);h.direction!==i&&s.push({at:[d,f],direction:h.direction}),i=h.direction,r=String(h.to)}while(r!==o);return s.length>1&&s[0].direction===i&&s.shift(),`M${s.map(({at:l,direction:p},h)=>{let d=s[(h+s.length-1)%s.length].direction,[f,w]=[d,p].map(M=>Xe[(M+1)%4]).reduce((M,gt)=>[M[0]+gt[0],M[1]+gt[1]]);return`${l[1]*e+w*n} ${l[0]*e+f*n}`}).join("L")}Z`}function v(t,e){return t===1?`1 ${e}`:`${t} ${/(s|x|ch)$/.test(e)?`${e}es`:`${e}s`}`}function pt(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t[t.length-1]}`}function x(t){return t<0?`−${-t}`:String(t)}function So(t){return`the ${t}`}function Pt(t){let e=t.income?`${t.income} income`:"no income",{name:n,squares:o,buttons:s,time:r}=t,i=`costs ${v(s,"button")}`;return`${n}, ${v(o,"square")}, ${i}, ${r} time, ${e}`}function $(t,e){let{name:n,yours:o,kind:s}=t[e-1];return o&&!t[2-e].yours?"You":s==="open"?n||"Open seat":s==="computer"?n.replace(/^Quiltbee level/,"Level"):n==="You"?`Player ${e}`:n}function ye(t){return t==="You"?"You are":`${t} is`}function ht(t,e){if(t.result){let s=$(e,t.result.winner);return s==="You"?"You win":`${s} wins`}if(kt(t))return"Game aborted";let n=$(e,t.turn),o=n==="You"?"Your":`${n}’s`;return t.stage==="special_patch"?`${o} special patch`:`${o} turn`}function rt(t,e){if(t.result)return Gc(t,e);if(kt(t))return"It was called off at the start, and nothing is counted.";let n=$(e,t.turn),o=n==="You";if(t.stage==="special_patch")return o?"You reached a special patch. Put it on any empty space.":`${n} reached a special patch.`;let s=t.players[t.turn-1].time,r=t.players[2-t.turn].time;return s===r?s===0?o?"You go first.":`${n} goes first.`:o?"You’re level, and your token is on top, so it’s your turn.":`${Uc(e)}, and ${n}’s token is on top.`:o?"You’re further back on the time track, so it’s your turn.":`${ye(n)} further back on the time track.`}function Uc(t){return t.filter(({yours:e})=>e).length===1?"You’re level":"Both are level"}function Gc(t,e){if(!t.result)return"";let{winner:n,scores:o,reason:s}=t.result,r=`${x(o[n-1])} to ${x(o[2-n])}`,i=$(e,3-n);return s==="resignation"?`${i} resigned; the scores stood at ${r}.`:s==="time"?`${i} ran out of time; the scores stood at ${r}.`:s==="first to 53"?`${r}: equal scores, and the winner reached space 53 first.`:`The final score is ${r}.`}function cr(t,e){return["Pass",...To(t,e)].join(" · ")}function To({consequence:t},e){let n=[`move ${t.time-e}`,`earn ${t.earned}`];return t.income>0&&n.push(`income ${t.income}`),t.special_patch&&n.push("special patch"),n}function xt(t,e,n=!1){if(t==="pass")return"passed";if(t==="A:pass")return"moved on";if(t.startsWith("A:"))return`took ${So(e[t[2]]?.name??t[2])}`;if(t.startsWith("+"))return n?`special patch on ${t.slice(1)}`:"special patch";let o=e[t[0]],s=o?.name??t[0];return n&&o?`${s} at ${D(Qc(o,t))}`:s}function Qc({orientations:t},e){let n=K(e.slice(2));return ut(t[e[1]],n).reduce((o,s)=>s[0]<o[0]||s[0]===o[0]&&s[1]<o[1]?s:o)}function st(t,e,n,o=!0){let s=t.filter(([r,i])=>e[r*9+i]!==".").map(D);return s.length>0?o?s.length>4?`overlaps at ${v(s.length,"space")}`:`overlaps at ${pt(s)}`:"overlaps another patch":n&&!n.available?n.reason??"can’t be bought now":null}function lr(t,e,n,o){let s=st(t,e,n,o);if(s===null)return{text:"Fits",isGood:!0};let r=n!==void 0&&!n.available&&n.missing>0,i=st(t,e,void 0,o)===null,c=r&&i?`Fits; ${v(n.missing,"button")} short`:s;return{text:c[0].toUpperCase()+c.slice(1),isGood:!1}}function Mo(t){let e=D(t[0]);return t.length===1?`single hole ${e}`:`hole of ${t.length} at ${e}`}function Vc(t,e){return e?pt(t.map(Mo)):t.length===1?"a hole":`${t.length} holes`}function on(t,e,n,o,s,r=!0){let{consequence:i}=t,c=o.players[o.turn-1],l=[{kind:"buttons",text:t.missing>0?`Costs ${i.paid}`:`Buttons ${c.buttons} → ${x(i.buttons)}`},{kind:"time",text:`Time ${c.time} → ${i.time}`}];return i.income_marks.length>0&&l.push({kind:"income",text:r?`Income +${i.income} at ${pt(i.income_marks.map(String))}`:`Income +${i.income}`}),i.special_patch&&l.push({kind:"special",text:"Special patch"}),n&&l.push({kind:"tile",text:"Special tile +7"}),e.length>0&&l.push({kind:"holes",text:`Makes ${Vc(e,r)}`}),l.push({kind:"next",text:Zc(t,o,s)}),l}function Zc({consequence:t},e,n){if(t.next===null)return"Then the game is over";let o=$(n,t.next);return`Next: ${o==="You"?"you":o}${t.next===e.turn?" again":""}`}function ur(t,e,n){let o=D(t);return e==="."?`${o}, empty`:e==="*"?`${o}, special patch`:`${o}, ${n[e]?.name??"covered"}`}function sn(t){let e=en(t),n=e.reduce((i,c)=>i+c.length,0),o=[`${81-n} covered, ${n} empty`],s=e.filter(i=>i.length===1).map(i=>D(i[0]));s.length>0&&o.push(`single ${s.length>1?"holes":"hole"} ${s.join(" ")}`),n>0&&o.push(`largest empty region ${e[0].length}`);let r=ar(t);return o.push(r===0?"a full 7 by 7":`${v(r,"space")} from a 7 by 7`),`${o.join("; ")}.`}function Ct(t,e){let{to_income:n,to_special_patch:o,time:s}=t.players[e-1],r=t.time_board.last-s;if(r===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${r}`),i.join(", ")}function rn(t,e){let n=e[t.letter],o=n.orientations[t.orientation],[s,r]=Q(o),i=ut(o,[t.row,t.column]),c=D([t.row+s-1,t.column+r-1]),l=D([t.row,t.column]);return`${n.name} (${t.letter}), ${i.length} squares, ${l} to ${c}`}var Y=1e3,It=60*Y,Qt=60*It,ct=24*Qt,Ao=9900,Kc=[10,30,60];function Vt(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*ct,extra:0};let[n,o]=t.split(/[+~]/).map(s=>Number(s)*Y);return{kind:t.includes("~")?"delay":"increment",main:n,extra:o}}function an(t){if(t===null)return"no clock";let{kind:e,main:n,extra:o}=Vt(t);if(e==="days")return`${v(n/ct,"day")} for each turn`;let s=pr(n);if(o===0)return`${s} for the whole game`;let r=v(o/Y,"second");return e==="delay"?`${s}, and ${r} of delay in each turn`:`${s}, and ${r} more for each turn`}function Zt(t){let{kind:e,main:n,extra:o}=Vt(t);if(e==="days")return`${v(n/ct,"day")} a turn`;let s=n%It===0?`${n/It} min`:`${n/Y} s`;return o===0?s:`${s} ${e==="delay"?"~":"+"} ${o/Y} s`}function pr(t){return[[Math.floor(t/Qt),"hour"],[Math.floor(t%Qt/It),"minute"],[Math.floor(t%It/Y),"second"]].filter(([o])=>o>0).map(([o,s])=>v(o,s)).join(" ")||"no time"}function hr(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function be(t,e,n,o){let s=t.left[e-1];if(t.running!==e)return Math.max(0,s);let{kind:r,extra:i}=Vt(t.control),c=r==="delay"?i:0,l=n.now+(o-n.at)-t.since;return Math.max(0,s-Math.max(0,l-c))}function cn(t){if(t<=Ao)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=ct)return`${Math.floor(t/ct)} d ${Math.floor(t%ct/Qt)} h`;let e=Math.ceil(t/Y),n=[Math.floor(e/60)%60,e%60],o=Math.floor(e/3600),s=n.map((r,i)=>i===0&&o===0?String(r):String(r).padStart(2,"0"));return o?[o,...s].join(":"):s.join(":")}function dr(t){if(t<=0)return"no time left";if(t>=ct){let e=Math.floor(t%ct/Qt),n=v(Math.floor(t/ct),"day");return e?`${n} ${v(e,"hour")}`:n}return pr(Math.ceil(t/Y)*Y)}function mr(t,e){let{kind:n,main:o}=Vt(t);return n==="days"?e<6*Qt:e<Math.max(10*Y,Math.min(It,o/10))}function fr(t,e){return Kc.find(o=>t>o*Y&&e<=o*Y&&e>0)??null}function $r(t){return t<=0?null:t>=ct?It:t<=Ao?t%100||100:Math.min(t%Y||Y,t-Ao)}function gr(t){return t===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:t===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function yr({board:t,clock:e,takebacks:n,rated:o,seed_chosen:s,seat:r}){return[["You sit as",r===1?"player 1, who begins":"player 2"],["Clock",e===null?"none: take all the time you need":an(e)],["Time board",t==="revised"?"revised":"original"],["Circle of patches",s?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}function L(t,e){let n=e,o=!1,s=new Set,r=()=>{o=!1;for(let i of[...s])i(n)};return{get:()=>n,dispatch(i){let c=t(n,i);c!==n&&(n=c,o||queueMicrotask(r),o=!0)},watch(i){return s.add(i),()=>s.delete(i)}}}var Kt=class{constructor(e){this.outside=e,this.store=L((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:br(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(e.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:br(o)})}}}};function br(t){return t instanceof Error?t.message:String(t)}function wr(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>K(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function kr(t,e){let n=o=>Math.abs(o[0]-e[0])+Math.abs(o[1]-e[1]);return t.reduce((o,s)=>n(s)<n(o)?s:o,t[0]??e)}function vr(t,e,[n,o]){let s=i=>(i[0]-e[0])*n+(i[1]-e[1])*o,r=i=>Math.abs((i[0]-e[0])*o+(i[1]-e[1])*n);return t.filter(i=>s(i)>0).sort((i,c)=>r(i)+s(i)-r(c)-s(c)||r(i)-r(c)).at(0)}function xr(t,e,n){let o=r=>(r[0]-e[0])*9+r[1]-e[1];return(n?[...t].reverse().find(r=>o(r)<0):t.find(r=>o(r)>0))??t[n?t.length-1:0]}var Tr={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Eo={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function ln(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function j(t,e){return t.orientations[e]??0}function St(t,e){return e.patch.orientations[j(t,e.letter)]}function it(t,e){return t.origin?ut(St(t,e),t.origin):[]}function Jt(t,e){return t.origin?`${j(t,e.letter)}${D(t.origin)}`:null}function Xt(t,e){let n=Jt(t,e);return n!==null&&e.placements.has(n)}function un(t,e){let n=Jt(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Lo(t,e,n){switch(n.type){case"choose":return Jc(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?tl(t,e,n.direction):{...t,cursor:we(t.cursor,n.direction)};default:return e?zc(t,e,n):t}}function zc(t,e,n){switch(n.type){case"hover":return t.set?t:Sr(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return Sr(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return zt({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:vt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:pn(t,e);case"jump":return el(t,e,n.direction);case"next":return nl(t,e,n.back??!1);case"turn":return ol(t,e,n.how);case"cycle":return sl(t,e)}}function Jc(t,e,n){let o={...t,letter:e.letter,origin:null,set:!1};return{...o,anchor:n??vt(St(o,e))}}function Sr(t,e,n,o){let s=St(t,e),r=ge(s,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),i=Mr(t,e,r);return t.origin&&ot(t.origin,i)&&t.set===o&&ot(t.cursor,n)?t:{...t,origin:i,set:o,cursor:n}}function Mr(t,e,n){let o=j(t,e.letter),s=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[r,i]of s){let c=[n[0]+r,n[1]+i];if(Xc(c)&&e.placements.has(o+D(c)))return c}return n}function Xc([t,e]){return t>=0&&e>=0&&t<9&&e<9}function zt(t,e,n){let o=St(t,e),s=ge(o,n),r=o.some(i=>ot(i,t.anchor))?t.anchor:vt(o);return{...t,origin:s,set:!0,anchor:r,cursor:[s[0]+r[0],s[1]+r[1]]}}function pn(t,e){let{anchor:n,cursor:o}=t,s=Oo(t,e),r=[o[0]-n[0],o[1]-n[1]];return zt(t,e,kr(s,r))}function Oo(t,e){return wr(e.placements,j(t,e.letter))}function tl(t,e,n){if(!t.origin)return pn(t,e);let[o,s]=Eo[n];return zt(t,e,[t.origin[0]+o,t.origin[1]+s])}function we([t,e],n){let[o,s]=Eo[n];return ge([[0,0]],[t+o,e+s])}function el(t,e,n){if(!t.origin)return pn(t,e);let o=vr(Oo(t,e),t.origin,Eo[n]);return o?zt(t,e,o):{...t,set:!0}}function nl(t,e,n){let o=Oo(t,e),s=t.origin;return o.length===0?s?{...t,set:!0}:pn(t,e):s?zt(t,e,xr(o,s,n)):zt(t,e,o[n?o.length-1:0])}function ol(t,e,n){let o=j(t,e.letter),s=tn(t.anchor,Q(St(t,e)),n);return Ar(t,e,e.patch.turns[o][n],s)}function sl(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((s,r)=>s-r),o=n[(n.indexOf(j(t,e.letter))+1)%n.length];return Ar(t,e,o,vt(e.patch.orientations[o]))}function Ar(t,e,n,o){let s={...t,orientations:{...t.orientations,[e.letter]:n},anchor:o};if(!t.origin)return s;let r=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],i=ge(St(s,e),[r[0]-o[0],r[1]-o[1]]),c=Mr(s,e,i);return{...s,origin:c,cursor:[c[0]+o[0],c[1]+o[1]]}}function Tt(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let o=t.tags[`Player${n}`],s=o&&o!=="?"?o:`Player ${n}`;return{...e,name:s,kind:"person"}})}function Er(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var hn=class{constructor(e,n){this.patches=n;let o={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=L((s,r)=>({...s,...r}),o)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:we(o[e],n)}})}};function rl(t,e){let[n,,...o]=t.link.split(","),s=t.frames.slice(1,e+1).filter(({move:r})=>!r?.startsWith("A:")).map(({move:r})=>r==="pass"?".":r);return[n,s.join(""),...o].join(",")}var dn=class{constructor(e,n,o){this.replay=e,this.go=n;let s={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=L((r,i)=>({...r,...i}),s)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Yt(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:s,first:r}=this.store.get(),{automa:i}=n.frames[0],c=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:s}:null,p=o==="person"?Tt(n).map(({name:d})=>d):null,h=rl(n,e);return{opponent:o,...c,...l,first:r,board:"revised",seed:null,from:h,names:p}}};function mn(t,e){let n=t?.moves.length??0,o=e.moves.slice(n);return o.map(({number:s,player:r,move:i})=>{if(!t||o.length!==1)return{number:s,player:r,move:i,change:null};let[c,l]=[t.players[r-1],e.players[r-1]],p={from:c.time,to:l.time,buttons:l.buttons-c.buttons};return{number:s,player:r,move:i,change:p}})}function Lr(t,e){let n=fe(t.seats),o=n.length===1?n[0]:t.turn,s=t.moves.map(({player:r})=>r).lastIndexOf(o);return t.moves.slice(s+1).map(r=>{let i=e[r.number];return i?.move===r.move?i:{...r,change:null}})}function Or({player:t,move:e,change:n},o,s){let i=`${$(o,t)} ${al(e,s)}`;return!n||n.to===n.from?i:`${i}: ${il(n)}`}function il({from:t,to:e,buttons:n}){let o=`moved ${e-t}`;return n===0?o:`${o}, ${_o(n)}`}function _o(t){let e=v(Math.abs(t),"button");return t<0?`−${e}`:`+${e}`}function al(t,e){return t.startsWith("+")?"sewed a special patch":/^[A-Za-z]\d/.test(t)?`sewed ${So(e[t[0]]?.name??t[0])}`:xt(t,e)}function Po(t){return t.startsWith("A:")?t==="A:pass"?null:t[2]:/^[A-Za-g]\d/.test(t)?t[0]:null}function _r({change:t},e){if(!t||t.to<=t.from)return{gains:[],marks:[]};let n=i=>i>t.from&&i<=t.to,o=e.special_patches.filter(n),s=[t.buttons===0?"":cl(t.buttons)];e.income.some(n)&&s.push("payday");let r=[...e.income.filter(n),...o];return{gains:s.filter(Boolean),marks:r}}function cl(t){return t<0?`−${-t}`:`+${t}`}var Co=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],Io={normal:"Normal deck",tactical:"Tactical deck"},Pr={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},Cr={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function Ir(t){return Cr[t]?.[0]??t}function ke({score_parts:t},e){let n=t;return[["Special tile",n.special_tile,[1,2,3,4,5]],["Buttons it holds",n.buttons_held,[2,3,4,5]],["Patches with buttons",n.patches_with_buttons,[3,5]],["Buttons on its patches",n.buttons_on_patches,[4,5]]].filter(([,,s])=>s.includes(e)).map(([s,r])=>[s,r])}function fn(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function $n(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function No(t,e){return`${e[t]?.name??t} (${t})`}function Ro(t,e){return pt([...t].map(n=>No(n,e)))}function Bo({number:t,budget:e,income:n}){return`Card ${t}: budget ${e}, income ${n}`}function Do({affordable:t,choices:e,card:n},o){return t.length===0?`Budget ${n.budget} buys none of the ${e.length}: it advances.`:t.length===1?`Budget ${n.budget} buys only ${No(t,o)}.`:`Budget ${n.budget} buys ${Ro(t,o)}.`}function qo({filter:t,left:e,skipped:n},o){let[s,r]=Cr[t]??[t,t];return n?`${s}: would leave none, skipped.`:`${s} (${r}): leaves ${Ro(e,o)}.`}function Ho(t,e){let{taken:n,start:o,stop:s,income_marks:r,income:i,special_patches:c}=t,l=[n?`Takes ${No(n,e)}; token ${o} → ${s}.`:`Token ${o} → ${s}, no buttons for it.`],p=i?`+${v(i,"button")}`:"this card gives none";return r.length>0&&l.push(`Income at ${pt(r.map(String))}: ${p}.`),c.length>0&&l.push(`The special patch at ${pt(c.map(String))} is out of the game.`),t.reaches_marker&&l.push(t.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function gn(t,e){return[`Automa: ${Bo(t.card)}.`,Do(t,e),...t.steps.map(n=>qo(n,e)),...Ho(t,e)].join(" ")}function jo({pile:t,aside:e,discards:n}){let o=[`${v(t,"card")} in the pile`];return e>0&&o.push(`${e} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function ve({deck:t,numeral:e,name:n}){return`${Io[t]}, level ${e}, ${n}`}function Nt({marker:t,marker_on_board:e}){return e?`Its marker is on space ${t}.`:"Its marker has left the board."}function ll(t,e){let n=ke(t,e).filter(([,o])=>o>0).map(([o,s])=>`${o.toLowerCase()} ${s}`);return`Score ${x(t.score)}${n.length?`: ${n.join(", ")}`:""}.`}function yn({players:t,result:e},n,o){let s=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,c])=>v(i.length,"patch")+(i?` ${c}: ${Ro(i,o)}`:` ${c}`)),r=n.budget!==null&&!e?`the next one has budget ${n.budget}; `:"";return[`${ve(n)}.`,`It holds ${v(t[1].buttons,"button")}; ${s.join("; ")}.`,ll(t[1],n.level),Nt(n),`Cards: ${r}${jo(n)}`].join(" ")}function Rr(){let t=ul(8,7).slice(0,54);return t.map(({x:e,y:n},o)=>{let s={x:(e+.5)*12,y:(n+.5)*12},r=o>0?t[o-1]:{x:e-1,y:n},i={x:s.x+(r.x-e)*12/2,y:s.y+(r.y-n)*12/2};return o<53?{centre:s,entry:i,width:12,height:12}:{centre:{x:s.x+12,y:s.y},entry:i,width:36,height:12}})}function ul(t,e){let n=new Set,o=[],[s,r,i,c]=[0,0,1,0],l=(p,h)=>p>=0&&h>=0&&p<t&&h<e&&!n.has(`${p},${h}`);for(;o.length<t*e;)o.push({x:s,y:r}),n.add(`${s},${r}`),l(s+i,r+c)||([i,c]=[-c,i]),s+=i,r+=c;return o}var Nr=10.3;function Br(){let e=[],n=-Math.PI/2,o=43;for(let s=0;s<=53;s+=1){let r={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=e.at(-1)?.centre??r,c={x:(r.x+i.x)/2,y:(r.y+i.y)/2},l=s===53?9.8:8.6;e.push({centre:r,entry:c,width:l,height:l});let p=Nr/o;n+=p,o-=Nr/(2*Math.PI)*p}return e}var Vo=globalThis,Dr=t=>t,bn=Vo.trustedTypes,qr=bn?bn.createPolicy("lit-html",{createHTML:t=>t}):void 0,Ur="$lit$",Mt=`lit$${Math.random().toFixed(9).slice(2)}$`,Gr="?"+Mt,pl=`<${Gr}>`,Dt=document,Se=()=>Dt.createComment(""),Te=t=>t===null||typeof t!="object"&&typeof t!="function",Zo=Array.isArray,hl=t=>Zo(t)||typeof t?.[Symbol.iterator]=="function",Wo=`[ 	
\f\r]`,xe=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Hr=/-->/g,jr=/>/g,Rt=RegExp(`>|${Wo}(?:([^\\s"'>=/]+)(${Wo}*=${Wo}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Wr=/'/g,Fr=/"/g,Qr=/^(?:script|style|textarea|title)$/i,Ko=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),a=Ko(1),m=Ko(2),Km=Ko(3),Me=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Yr=new WeakMap,Bt=Dt.createTreeWalker(Dt,129);function Vr(t,e){if(!Zo(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return qr!==void 0?qr.createHTML(e):e}var dl=(t,e)=>{let n=t.length-1,o=[],s,r=e===2?"<svg>":e===3?"<math>":"",i=xe;for(let c=0;c<n;c++){let l=t[c],p,h,d=-1,f=0;for(;f<l.length&&(i.lastIndex=f,h=i.exec(l),h!==null);)f=i.lastIndex,i===xe?h[1]==="!--"?i=Hr:h[1]!==void 0?i=jr:h[2]!==void 0?(Qr.test(h[2])&&(s=RegExp("</"+h[2],"g")),i=Rt):h[3]!==void 0&&(i=Rt):i===Rt?h[0]===">"?(i=s??xe,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,p=h[1],i=h[3]===void 0?Rt:h[3]==='"'?Fr:Wr):i===Fr||i===Wr?i=Rt:i===Hr||i===jr?i=xe:(i=Rt,s=void 0);let w=i===Rt&&t[c+1].startsWith("/>")?" ":"";r+=i===xe?l+pl:d>=0?(o.push(p),l.slice(0,d)+Ur+l.slice(d)+Mt+w):l+Mt+(d===-2?c:w)}return[Vr(t,r+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},Ae=class t{constructor({strings:e,_$litType$:n},o){let s;this.parts=[];let r=0,i=0,c=e.length-1,l=this.parts,[p,h]=dl(e,n);if(this.el=t.createElement(p,o),Bt.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=Bt.nextNode())!==null&&l.length<c;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(Ur)){let f=h[i++],w=s.getAttribute(d).split(Mt),M=/([.?@])?(.*)/.exec(f);l.push({type:1,index:r,name:M[2],strings:w,ctor:M[1]==="."?Yo:M[1]==="?"?Uo:M[1]==="@"?Go:ee}),s.removeAttribute(d)}else d.startsWith(Mt)&&(l.push({type:6,index:r}),s.removeAttribute(d));if(Qr.test(s.tagName)){let d=s.textContent.split(Mt),f=d.length-1;if(f>0){s.textContent=bn?bn.emptyScript:"";for(let w=0;w<f;w++)s.append(d[w],Se()),Bt.nextNode(),l.push({type:2,index:++r});s.append(d[f],Se())}}}else if(s.nodeType===8)if(s.data===Gr)l.push({type:2,index:r});else{let d=-1;for(;(d=s.data.indexOf(Mt,d+1))!==-1;)l.push({type:7,index:r}),d+=Mt.length-1}r++}}static createElement(e,n){let o=Dt.createElement("template");return o.innerHTML=e,o}};function te(t,e,n=t,o){if(e===Me)return e;let s=o!==void 0?n._$Co?.[o]:n._$Cl,r=Te(e)?void 0:e._$litDirective$;return s?.constructor!==r&&(s?._$AO?.(!1),r===void 0?s=void 0:(s=new r(t),s._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(e=te(t,s._$AS(t,e.values),s,o)),e}var Fo=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,s=(e?.creationScope??Dt).importNode(n,!0);Bt.currentNode=s;let r=Bt.nextNode(),i=0,c=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new Ee(r,r.nextSibling,this,e):l.type===1?p=new l.ctor(r,l.name,l.strings,this,e):l.type===6&&(p=new Qo(r,this,e)),this._$AV.push(p),l=o[++c]}i!==l?.index&&(r=Bt.nextNode(),i++)}return Bt.currentNode=Dt,s}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},Ee=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,s){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=te(this,e,n),Te(e)?e===u||e==null||e===""?(this._$AH!==u&&this._$AR(),this._$AH=u):e!==this._$AH&&e!==Me&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):hl(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==u&&Te(this._$AH)?this._$AA.nextSibling.data=e:this.T(Dt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,s=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=Ae.createElement(Vr(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let r=new Fo(s,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(e){let n=Yr.get(e.strings);return n===void 0&&Yr.set(e.strings,n=new Ae(e)),n}k(e){Zo(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let r of e)s===n.length?n.push(o=new t(this.O(Se()),this.O(Se()),this,this.options)):o=n[s],o._$AI(r),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=Dr(e).nextSibling;Dr(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ee=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,s,r){this.type=1,this._$AH=u,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=r,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(e,n=this,o,s){let r=this.strings,i=!1;if(r===void 0)e=te(this,e,n,0),i=!Te(e)||e!==this._$AH&&e!==Me,i&&(this._$AH=e);else{let c=e,l,p;for(e=r[0],l=0;l<r.length-1;l++)p=te(this,c[o+l],n,l),p===Me&&(p=this._$AH[l]),i||=!Te(p)||p!==this._$AH[l],p===u?e=u:e!==u&&(e+=(p??"")+r[l+1]),this._$AH[l]=p}i&&!s&&this.j(e)}j(e){e===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Yo=class extends ee{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===u?void 0:e}},Uo=class extends ee{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==u)}},Go=class extends ee{constructor(e,n,o,s,r){super(e,n,o,s,r),this.type=5}_$AI(e,n=this){if((e=te(this,e,n,0)??u)===Me)return;let o=this._$AH,s=e===u&&o!==u||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,r=e!==u&&(o===u||s);s&&this.element.removeEventListener(this.name,this,o),r&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Qo=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){te(this,e)}};var ml=Vo.litHtmlPolyfillSupport;ml?.(Ae,Ee),(Vo.litHtmlVersions??=[]).push("3.3.3");var P=(t,e,n)=>{let o=n?.renderBefore??e,s=o._$litPart$;if(s===void 0){let r=n?.renderBefore??null;o._$litPart$=s=new Ee(e.insertBefore(Se(),r),r,void 0,n??{})}return s._$AI(t),s};function Le(t){return t.stage!=="over"&&!_(t)&&t.seats[t.turn-1].yours}function A(t){return t.table!==null&&!t.looking&&!t.pending&&Le(t.table)}function dt({table:t,looking:e,pending:n}){return fn(t)&&!e&&!n}function Oe(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function ne(t){return A(t)&&Oe(t.table)}function qt({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&O(t)}function _e(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function E(t,e){return t.table?.options.find(n=>n.letter===e)}function oe(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function Ht(t,e){let n=E(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function C(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?ln(t.table.special_cells):Ht(t,e)}function se(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(o=>e.seats[o-1].yours);return n.length===1?n[0]:n.length===2?_e(t)?.turn??1:1}function wn(t,e){let{table:n,placement:o}=t;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):E(t,o.letter)?.completes_7x7?.includes(e)??!1}function zo(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=K(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}function Pe({table:t,looking:e,seen:n}){if(!t)return[];if(!e)return Lr(t,n);let o=t.moves[e.index-1];return o?[n[o.number]??{...o,change:null}]:[]}function kn(t,e){return t.flatMap(n=>zo(n,e)??[])}function Zr(t){let{table:e,placement:n,weighing:o}=t;if(!e||!A(t))return null;let s=n.letter??(o?null:""),r=s===""||s==="+"?void 0:E(t,s);if(!r)return null;let{consequence:i}=r,c=e.turn,l=e.players[c-1].time,p=e.time_board.special_patches_left.filter(h=>h>l&&h<=i.time);return{player:c,from:l,to:i.time,marks:[...i.income_marks,...p],income:i.income_marks.length>0?i.income:0,special:i.special_patch,next:i.next}}function Kr({player:t,to:e,income:n,special:o,next:s},r){let c=[n>0?`income +${n}`:"",o?"special patch":""].filter(Boolean).join(", ");return`To space ${e}${c?`: ${c}`:""}. ${fl(t,s,r)}`}function fl(t,e,n){return e===null?"Then the game is over":`Then ${$(n,e)==="You"?"you":$(n,e)}${e===t?" again":""}`}var Jo=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"];function zr(t){let e=Jo.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Xo(t,e){let n=2*Math.PI/t,o=(e*Math.sin(n/2)*1.02).toFixed(2),s=Array.from({length:t},(r,i)=>`A${o} ${o} 0 0 1 ${Jr(e,(i+1)*n)}`);return`M${Jr(e,0)}${s.join("")}Z`}function Jr(t,e){return`${(Math.sin(e)*t).toFixed(2)} ${(-Math.cos(e)*t).toFixed(2)}`}var Xr="M-3.6-5.2H3.8C.6-1.5-.8 1.8-1.2 5.6";function $l(t){return t`<g id="weave-0">
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
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`}function yl(t){return t`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`}function bl(t){let e=t`<circle r="6.6" fill="var(--tile)"></circle>`,n=(o,s,r)=>t`<g id=${`tile-${o}`}><path d=${r} fill=${s}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${e}</g>`;return[n(1,"var(--tile-1)","M0-9a9 9 0 1 0 .01 0Z"),n(5,"var(--tile-5)",Xo(8,8.2)),n(10,"var(--tile-10)","M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z"),n(20,"var(--tile-20)",Xo(14,8.8))]}function wl(t){let e=n=>t`<rect x=${-n/2+.3} y="-5.7" width=${n-.6} height="11.4" rx="1.2"
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
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`}function Ce(t){return t`${$l(t)} ${gl(t)} ${yl(t)} ${bl(t)} ${wl(t)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${Xr} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`}function ti(t=Ce){return a`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${t(m)}
      ${Jo.map(e=>{let{cloth:n,weave:o}=zr(e);return ts(`fabric-${e}`,10,m`<g class=${`cloth-${n}`}><rect class="cloth" width="10" height="10"></rect>
            <use class="thread" href=${`#weave-${o}`}></use></g>`)})}
      ${ts("fabric-cell",10,m`<use href="#cell"></use>`)}
      ${ts("fabric-covered",5,m`<rect class="covered" width="5" height="5"></rect>`)}
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
  </svg>`}function ts(t,e,n){return m`<pattern id=${t} width=${e} height=${e} patternUnits="userSpaceOnUse">${n}
  </pattern>`}function W(t,e,n,o=1){return m`<use href=${`#${t}`} transform=${`translate(${e} ${n}) scale(${o})`}></use>`}function I(t,e,n){return W("button",t,e,n/10)}function kl(t){let e=t.orientations[0];return Array.from({length:t.income},(n,o)=>e[Math.floor((o+.5)*e.length/t.income)])}function Ie(t,e,n,[o,s],r){let i=e.orientations[n],c=Q(e.orientations[0]);return m`<g class="patch" transform=${`translate(${s*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${q(i,10,.25)}></path>
    <path class="stitches" d=${q(i,10,1.1)}></path>
    ${kl(e).map(l=>{let[p,h]=ir(l,c,n);return I((h+.5)*10,(p+.5)*10,2.6)})}
    ${r?vl(i[0],t):u}
  </g>`}function vl([t,e],n){let[o,s]=[(e+.5)*10,(t+.5)*10+1.9];return m`<text class="letter" x=${o} y=${s}>${n}</text>`}function es([t,e]){return m`<g class="patch special">${W("special",e*10,t*10)}</g>`}function Ne(t,e,n,o){let[s,r]=Q(e.orientations[n]),i=Math.max(4,s,r)*10+1.2,[c,l]=[(r*10-i)/2,(s*10-i)/2];return a`<svg class="framed" viewBox=${`${c} ${l} ${i} ${i}`} aria-hidden="true">
    ${Ie(t,e,n,[0,0],o)}
  </svg>`}function vn(t,e,n,o){let[s,r]=Q(e.orientations[n]);return a`<svg
    class=${`picture w${r} h${s}`}
    viewBox=${`-0.6 -0.6 ${r*10+1.2} ${s*10+1.2}`}
    aria-hidden="true"
  >
    ${Ie(t,e,n,[0,0],o)}
  </svg>`}var ei={cloth:Rr(),thread:Br()},Re=[1,2];function ni(t){return t.time_board.on_top===1?[Re[1],Re[0]]:Re}function oi(t,e){let[n,o]=t.players.map(c=>c.time),s=n===o?`Both tokens are on space ${n}, ${$(e,t.time_board.on_top)} on top.`:Re.map(c=>`${ye($(e,c))} on space ${t.players[c-1].time}.`).join(" "),r=t.time_board.special_patches_left,i=t.automa?` ${Nt(t.automa)}`:"";return`${s} Special patches left: ${r.length?r.join(", "):"none"}.${i}`}function lt(t,e,n,o){return m`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>
    ${W(`token-${t}`,0,0,o/4)}
    <text y=${o*.42} font-size=${o*1.2}>${t}</text></g>`}function si({numeral:t},e,n,o){let s=Array.from({length:16},(r,i)=>{let c=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*c).toFixed(2)} ${(-Math.cos(l)*c).toFixed(2)}`});return m`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${s.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${t}</text></g>`}function ri({automa:t},e,n){if(!t?.marker_on_board)return u;let[o,s]=e(t.marker);return si(t,o,s,n)}function ii(t){return a`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${lt(t,0,0,4.4)}
  </svg>`}function Sl(t,e,n,o=null){let s=ei[n],r=n==="cloth"?84:96,{income:i,special_patches:c,special_patches_left:l}=t.time_board;return a`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${r+2}`}
    role="img"
    aria-label=${oi(t,e)}
  >
    ${n==="thread"?[Tl(),Ml(s)]:u}
    ${s.map((p,h)=>Al(p,h,n))}
    ${o?ai(o,p=>s[p].centre):u}
    ${i.map(p=>{let{x:h,y:d}=s[p].entry;return xn(p,o,I(h,d,2.5))})}
    ${c.map(p=>{let{x:h,y:d}=s[p].entry;return xn(p,o,Sn(h,d,4.8,l.includes(p)))})}
    ${o?ci(o,s[o.to].centre,4.6):u}
    ${ri(t,p=>[s[p].centre.x,s[p].centre.y],5.4)}
    ${El(t,s)}
  </svg>`}function xn(t,e,n){let s=e?.marks.includes(t)??!1?"board-mark crossed":"board-mark";return m`<g class=${s} data-mark=${t}>${n}</g>`}function ai({player:t,from:e,to:n},o){let r=Array.from({length:n-e+1},(i,c)=>o(e+c)).map(({x:i,y:c})=>`${i.toFixed(1)} ${c.toFixed(1)}`).join("L");return m`<path class="walk-halo" d=${`M${r}`}></path>
    <path class=${`walk walk-${t}`} d=${`M${r}`} data-testid="walk"></path>`}function ci({player:t,to:e},{x:n,y:o},s){return m`<g class=${`landing landing-${t}`} data-landing=${e}
    transform=${`translate(${n} ${o})`}>${W(`token-${t}`,0,0,s/4)}</g>`}function Tl(){return[[0,1,1],[96,-1,1],[0,1,-1],[96,-1,-1]].map(([t,e,n])=>m`<use href="#corner"
      transform=${`translate(${t} ${n>0?0:96}) scale(${e} ${n})`}></use>`)}function Ml(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return m`<path class="strand" d=${`M${e.join("L")}`}></path>`}function Al({centre:{x:t,y:e}},n,o){let s=n===53,r=o==="cloth"&&s?"space-end":`space-${o}`,i=n===0||s?"end":n%2?"odd":"even",c=n===0&&o==="cloth"?"start":n;return m`<g class=${`space ${i}`}>
    ${W(r,t,e,o==="thread"&&s?1.14:1)}
    <text x=${t} y=${e+1.2}>${c}</text></g>`}function Sn(t,e,n,o){let[s,r]=[t-n/2,e-n/2];return o?W("special",s,r,n/10):m`<rect class="mark-taken" x=${s} y=${r} width=${n} height=${n}
    rx="0.6"></rect>`}function El(t,e){let n=t.players[0].time===t.players[1].time;return ni(t).map((o,s)=>{let{x:r,y:i}=e[t.players[o-1].time].centre,c=n?s*-2.6+1.3:0;return lt(o,r+c*.6,i+c,4)})}var Be={left:5,span:150,bar:9.5,above:4,below:15};function mt(t){return Be.left+t*Be.span/53}function Tn(t){return t===1?Be.above:Be.below}function li(t,e){return ei[t][e].centre}function Ll(t,e,n){let{income:o,special_patches:s,special_patches_left:r}=t.time_board,{bar:i}=Be;return a`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${oi(t,e)}
  >
    <rect class="track" x="3" y=${i-1.6} width="154" height="3.2" rx="1.6"></rect>
    ${Re.map(c=>m`<rect class=${`gone gone-${c}`} x="3" y=${c===1?i-1.6:i}
        width=${Math.max(2,mt(t.players[c-1].time)-3)} height="1.6"></rect>`)}
    ${n?ai(n,c=>({x:mt(c),y:i})):u}
    ${o.map(c=>xn(c,n,I(mt(c-.5),i,2.1)))}
    ${s.map(c=>xn(c,n,Sn(mt(c-.5),i,4.2,r.includes(c))))}
    ${ri(t,c=>[mt(c),i],3.6)}
    ${n?ci(n,{x:mt(n.to),y:Tn(n.player)},3.2):u}
    ${ni(t).map(c=>{let{time:l}=t.players[c-1];return lt(c,mt(l),Tn(c),3.3)})}
  </svg>`}function Ol({automa:t}){let e=[["income",I(0,0,2.4)],["special patch",Sn(0,0,4.6,!0)],["taken",Sn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:o}=t;return[...e,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",si(t,0,0,2.9)]]}function Mn(t,e,n,o,s=null,r=1){return a`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round":"Square"}
      </button>
    </div>
    <p class="time-note" data-testid="time-note">
      ${s?Kr(s,e):`${$(e,r)}: ${Ct(t,r)}`}
    </p>
    <div class="spiral-box">${Sl(t,e,n,s)}</div>
    <div class="line-box">${Ll(t,e,s)}</div>
    <ul class="legend">
      ${Ol(t).map(([i,c])=>a`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${c}</svg> ${i}</li>`)}
    </ul>
  </section>`}var An=class{constructor(e,n){this.root=e,this.look=n,this.scene=null,this.running=[]}prepare({table:e},n,o){let[s]=o>0?mn(e,n):[];if(!s){this.scene=null;return}let r=Po(s.move),i=r?this.root.querySelector(`[data-patch="${r}"] .framed`):null,c=i&&{box:i.getBoundingClientRect(),image:i.cloneNode(!0)},{gains:l,marks:p}=_r(s,n.time_board);this.scene={happening:s,milliseconds:o,gains:l,marks:p,picture:c}}play(){let{scene:e}=this;this.scene=null,e&&(this.skip(),this.fly(e),this.walk(e),this.light(e),this.float(e))}skip(){for(let e of this.running)e.finish();this.running=[]}run(e,n,o){let s=e.animate(n,{duration:o,easing:"ease-in-out"});return this.running.push(s),s}fly({happening:{move:e,player:n},picture:o,milliseconds:s}){let r=this.targetOf(Po(e),n);if(!o||!r)return;let[i,c]=[o.box,r.getBoundingClientRect()],l=this.overlay("flying",[o.image]),p=(d,f)=>({transform:`translate(${d.x+d.width/2}px, ${d.y+d.height/2}px)
        translate(-50%, -50%) scale(${f})`}),h=Math.max(c.width,c.height)/170;this.run(l,[p(i,i.width/170),p(c,h)],s*.9).onfinish=()=>l.remove(),r.matches("g")&&this.run(r,[{opacity:0},{opacity:0,offset:.9},{opacity:1}],s)}targetOf(e,n){let s=[...this.root.querySelectorAll(`[data-sewn="${e}"]`)].filter(i=>i.getBoundingClientRect().width>0),[r]=s.sort((i,c)=>c.getBoundingClientRect().width-i.getBoundingClientRect().width);return r??this.root.querySelector(`[data-testid="player-${n}"]`)}walk({happening:{change:e,player:n},milliseconds:o}){if(!e||e.to<=e.from)return;let s=Array.from({length:e.to-e.from+1},(c,l)=>e.from+l),r=c=>li(this.look(),c),i=c=>({x:mt(c),y:Tn(n)});for(let[c,l]of[["spiral",r],["time-line",i]]){let p=this.root.querySelector(`.${c} .token-${n}`),h=s.map(l).map(({x:d,y:f})=>({transform:`translate(${d}px, ${f}px)`}));p&&this.run(p,h,o*.9)}}light({marks:e,milliseconds:n}){for(let o of e)for(let s of this.root.querySelectorAll(`[data-mark="${o}"]`))this.run(s,[{opacity:1},{opacity:.1},{opacity:1}],n)}float({happening:{player:e},gains:n,milliseconds:o}){let r=this.root.querySelector(`[data-testid="buttons-${e}"]`)?.getBoundingClientRect();if(!r||n.length===0)return;let i=this.overlay("floating",[n.join(" · ")]),[c,l]=[r.x-4,r.y-4],p=[{transform:`translate(${c}px, ${l+10}px)`,opacity:0},{transform:`translate(${c}px, ${l}px)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l-12}px)`,opacity:1}];this.run(i,p,o).onfinish=()=>i.remove()}overlay(e,n){let o=document.createElement("div");return o.className=`overlay ${e}`,o.setAttribute("aria-hidden","true"),o.append(...n),document.body.append(o),o}};var At=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],re=3,En=65536,ui=18e4;function pi({mode:t,board:e,seats:n,automa:o}){let[s]=fe(n);if(s===void 0||t==="remote")return null;let r={board:e,seed:null,from:null,names:null};if(t==="solo"&&o)return{...r,opponent:"automa",deck:o.deck,level:o.level,first:"you"};if(t==="screen")return{...r,opponent:"person",first:"you",names:[n[1].name,n[0].name]};let i=s===1?"opponent":"you";return{...r,opponent:"computer",level:_l(n[2-s].name),first:i}}function _l(t){return Number(/level (\d+)$/.exec(t)?.[1]??re)}var hi=16;function ns(t,e){let n=xo(e);return n!==null&&Pl(t,e,n)||Nl(t,e,n)||{text:t.told||Rl(e),actions:[],urgent:!1}}function di(t,e,n){return n==="rematch"?os(e):ns(t,e).actions.some(([o])=>o===n)}function os(t){let e=xo(t);return e===null||t.stage!=="over"||Ut(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Pl(t,e,n){return _(e)?null:e.stage==="over"?Il(e,n):Cl(t,e,n)}function Cl({fallen:t},e,n){let o=ss(e.seats,me(n));return e.offer&&e.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:t===me(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:t===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:e.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function Il({rematch:t,seats:e},n){let o=ss(e,me(n));return t.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:t.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:t.asked.includes(me(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function Nl(t,e,n){let o=rs(e);if(o===null||e.stage==="over")return null;let s=ss(e.seats,o);return n===null||!t.isLongAway||e.clock?{text:`${ye(s)} away.`,actions:[],urgent:!1}:{text:`${s} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function ss(t,e){let n=$(t,e);return n.length>hi?`${n.slice(0,hi-1).trimEnd()}…`:n}function rs(t){return t.mode!=="remote"?null:wt.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function Rl({clock:t,rated:e,takebacks:n}){return`${[t?Zt(t.control):"No clock",e?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function z(t){return _(t)?is(t):ht(t,t.seats)}function ie(t){return _(t)?Bl(t):rt(t,t.seats)}function is(t){let e=$e(t);return e?`Waiting for ${e}`:t.access==="public"?"Waiting for another player":O(t)?"Waiting for your friend":"Waiting for a second player"}function Bl(t){let e=$e(t);return e?`The seat is kept for ${e}.`:t.access==="public"?"Whoever takes the open seat plays.":O(t)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function mi(t,e){if(!t)return"";let n=t.player===null?"":$(e.seats,t.player),o=n==="You";switch(t.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function fi(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&O(e)?e.rematch.game:null}function $i(t,e,n,o=""){let s=`${z(e)}. ${ie(e)}`;if(!t)return s;let r=t.moves.length;return e.moves.length<r?`Taken back. ${s}`:o?z(t)===z(e)?o:`${o} ${s}`:[...e.moves.slice(r).map(({number:c,player:l,move:p})=>{let h=l===2&&e.automa?.turns.find(d=>d.number===c);return h?gn(h,n):`${$(e.seats,l)}: ${xt(p,n,!0)}.`}),...Dl(t,e),s].join(" ")}function Dl(t,e){return e.players.flatMap((n,o)=>{if(!n.special_tile||t.players[o].special_tile||e.automa&&o===1)return[];let s=$(e.seats,o===0?1:2);return[`${s} ${s==="You"?"take":"takes"} the special tile, 7 points.`]})}function gi(t,e){let{table:n,placement:o}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return"Put back.";if(!n)return"";let s=C(t);if(!s)return D(o.cursor);if(!o.origin){let d=E(t,s.letter)?.reason,f=s.letter==="+"?"Special patch":t.patches[s.letter].name;return d?`${f}: ${d}.`:`${f} chosen. Choose a place.`}let r=n.players[n.turn-1].cells,i=it(o,s),c=st(i,r,E(t,s.letter)),l=D(o.origin);if(c)return`${l}: ${c}.`;let p=Gt(r,i),h=wn(t,Jt(o,s)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${pt(p.map(Mo))}`:""}.${h}`}function yi(t,e){let{table:n}=t,o=E(t,e);return!n||!o?"":`${on(o,[],!1,n,n.seats).map(r=>r.text).join("; ")}.`}function as(t,e,n){return[...e.placements].map(o=>{let s=K(o.slice(1)),r=ut(e.patch.orientations[o[0]],s),i=Gt(t,r).length;return{key:o,score:ql(t,r)-6*i}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}function bi(t,e,n){let o=[...e.placements].filter(r=>r[0]===String(n)),s=new Set(o.length>0?o:e.placements);return as(t,{...e,placements:s},1)[0]??null}function ql(t,e){let n=new Set(e.map(String)),o=0;for(let[s,r]of e)for(let[i,c]of[[s-1,r],[s+1,r],[s,r-1],[s,r+1]])(i<0||c<0||i>=9||c>=9||t[i*9+c]!=="."&&!n.has(`${i},${c}`))&&(o+=1);return o}function cs({table:t,anchor:e},n,o){if(!t?.clock||!e)return null;let s=be(t.clock,n,e,o);return{text:cn(s),sentence:dr(s),low:mr(t.clock.control,s)}}var Ln=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let o=[this.watchClock(e,n),this.watchAway(e,n)].filter(s=>s!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...o))))}show(e,n){for(let o of wt){let s=cs(e,o,n);s&&this.outside.show(o,s)}}watchClock({table:e,anchor:n,fallen:o},s){let r=e?.clock,i=r?.running??null,c=i===this.running?this.left:null;if(this.running=i,this.left=null,!e||!r||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=be(r,i,n,s);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:jl(e,p)});let h=c===null?null:fr(c,l);return h!==null&&this.outside.onTime({timeSaid:Hl(e,i,h)}),$r(l)}watchAway({awayFrom:e,isLongAway:n},o){if(e===null||n)return null;let s=e+ui-o;return s>0?s:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Hl({seats:t},e,n){let o=$(t,e);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function jl({seats:t},e){if(e===null)return"";let n=$(t,e);return n==="You"?"Your time is up.":`${n}’s time is up.`}var On="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.",ki=[["X0a7","patch X, orientation 0, top left on a7"],["+d9","special patch on d9"],["pass","advance and receive buttons"],["m","the three patches on offer"],["q, o","your quilt, the other quilt or the Automa"],["t","time board"],["l, s","last move, scores"],["w 2","what if patch 2 is bought (w pass: the pass)"],["fit 2","places where patch 2 fits, best first"],["hint","a move to consider"],["turn","turn the Automa’s card over"],["undo, resign, ?","take back, give up, help"],["clock","what both players have left"],["accept, decline","answer what the other asks"],["claim, abort, rematch","win on time, call off, play again"]];function vi(t,e,n=0){let{table:o}=t,s=e.trim();if(!o)return{error:"The table is not there yet."};if(s==="")return{error:On};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(s))return Ul(t,o,s);let[r,i,...c]=s.toLowerCase().split(/\s+/);if(c.length>0)return{error:On};switch(r){case"pass":case"p":return Yl(t);case"undo":case"u":return qt(t)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return dt(t)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return ne(t)?{request:{type:"hint"}}:{error:Kl(t)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return Wl(t,o,r);case"clock":return{say:Fl(t,o,n)};case"help":case"?":return{dialog:"help"};case"m":return{say:Vl(t,o)};case"q":return{say:xi(t,o,se(t))};case"o":return{say:Zl(t,o)};case"t":return{say:zl(o)};case"l":return{say:Jl(t,o)};case"s":return{say:Xl(o)};case"w":return wi(t,i,l=>({say:yi(t,l)}));case"fit":return wi(t,i,l=>Ql(t,o,l));default:return{error:`“${s}” is no move and no command. ${On}`}}}function Wl(t,e,n){return di(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function Fl(t,e,n){let o=[1,2].map(s=>{let r=s,i=cs(t,r,n),c=$(e.seats,r);return i&&`${c}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function Yl(t){let e=E(t,null);return!A(t)||!e?.available?{error:_n(t)}:{request:{type:"move",move:"pass"}}}function _n(t){let{table:e}=t;return t.looking?"This is an earlier position: go back to the game first.":t.pending?"The last move is still on its way.":e?.stage==="over"?"The game is over.":dt(t)?"The Automa’s card is to be turned over first: type turn.":e&&_(e)?`${is(e)}.`:e?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function Ul(t,e,n){if(!A(t))return{error:_n(t)};let o=e.players[e.turn-1].cells,s=K(n.slice(-2));return s?n.startsWith("+")?e.stage!=="special_patch"?{error:"There is no special patch to place."}:e.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${st([s],o,void 0)??"can’t go there"}.`}:e.stage==="special_patch"?{error:_n(t)}:Gl(t,e,n,s):{error:On}}function Gl(t,e,n,o){let s=n[0],r=E(t,s);if(!r)return{error:`Patch ${s} is not on offer; these are: ${oe(e).join(", ")||"none"}.`};let{name:i,orientations:c}=t.patches[s],l=Object.keys(c).join(", "),p=c[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!r.available)return{error:`${i}: ${r.reason}.`};if(r.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=ut(p,o),f=h.some(([w,M])=>w>8||M>8)?"does not lie wholly on the quilt":st(h,e.players[e.turn-1].cells,r);return{error:`${i} ${f??"can’t go there"}.`}}function wi(t,e,n){let o=t.table?oe(t.table):[];if(e==="pass"&&E(t,null))return n(null);let s=o[Number(e)-1];return s===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(s)}function Ql(t,e,n){let o=n===null?null:Ht(t,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let s=as(e.players[e.turn-1].cells,o,8),r=s.map(i=>o.letter+i).join(" ");return{say:s.length?`${v(o.placements.size,"place")}, best first: ${r}.`:"It fits nowhere."}}function Vl(t,e){let n=oe(e);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,c)=>{let l=E(t,i)?.reason,p=`${c+1}: ${Pt(t.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),s=E(t,null),{time:r}=e.players[e.turn-1];return`${o.join(". ")}. ${s?cr(s,r):""}.`}function xi(t,e,n){let{cells:o,patches:s}=e.players[n-1],r=s.map(i=>rn(i,t.patches)).join("; ");return`${$(e.seats,n)}: ${sn(o)} ${r?`${r}.`:""}`}function Zl(t,e){return e.automa?`Automa: ${yn(e,e.automa,t.patches)}`:xi(t,e,3-se(t))}function Kl(t){return Oe(t.table)?_n(t):"Hints are given alone and against the computer only."}function zl(t){let e=[1,2].map(o=>{let s=o,{time:r}=t.players[o-1];return`${$(t.seats,s)} on ${r}, ${Ct(t,s)}`}),n=t.automa?` ${Nt(t.automa)}`:"";return`${e.join("; ")}.${n} ${rt(t,t.seats)}`}function Jl(t,e){let n=e.moves.at(-1);if(!n)return`No move yet. ${z(e)}.`;let o=t.account.turns.find(r=>r.number===n.number);if(o)return gn(o,t.patches);let s=$(e.seats,n.player);return`Move ${n.number}, ${s}: ${xt(n.move,t.patches,!0)}.`}function Xl(t){return`If the game ended now: ${[1,2].map(n=>tu(t,n)).join("; ")}.`}function tu({automa:t,players:e,seats:n},o){let{score:s,buttons:r,income:i}=e[o-1],c=`${x(s)}, with ${v(r,"button")}`;return t&&o===2?`Automa ${c}`:`${$(n,o)} ${c}, income ${i}`}var eu=new Set(["presence","ready","thinking"]),nu=["1","2"];function Si(t,e){let{number:n,now:o=null,acknowledges:s,event:r,changed:i,players:c,moves:l}=e;return!(n===t.number+1&&!eu.has(r.kind))&&n!==t.number||l.keep>t.moves.length?null:{...t,...i,number:n,now:o,acknowledges:s,players:t.players.map((h,d)=>({...h,...c[nu[d]]})),moves:[...t.moves.slice(0,l.keep),...l.add]}}var Ti=250,ou=2e3,su=5e3,ru=15e3,Pn=class{constructor(e,n){this.outside=e,this.table=n,this.wait=Ti,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),su)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Ti,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),ru)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:Si(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,o)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(ou,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function Mi(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Tr,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},seen:{},typing:!1,weighing:!1,hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function Ai(t,e){switch(e.type){case"table":return au(iu(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return uu(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Ei(t)};case"return":return ls({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:we(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"typing":return{...t,typing:e.open};case"weigh":return t.weighing===e.on?t:{...t,weighing:e.on};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function iu(t,e,n){let o=rs(e)!==null;return{...t,anchor:hr(t.anchor,e,n),awayFrom:o?t.awayFrom??n:null,isLongAway:o&&t.isLongAway}}function au(t,e,n){let o=t.table;if(o&&o.number===e.number)return{...t,table:e};let s=mi(n,e),r=$i(o,e,t.patches,s)||t.said;return o!==null&&o.position===e.position&&s!==""?{...t,table:e,said:r,told:s}:ls({...t,table:e,said:r,told:s,looking:null,ghostText:"",copied:"",hint:null,account:lu(t,e),seen:cu(t,e),placement:Ei(t)})}function cu({seen:t,table:e},n){let o=mn(e,n),s=Object.values(t).filter(({number:r})=>r<=n.moves.length);return Object.fromEntries([...s,...o].map(r=>[r.number,r]))}function lu({account:t,table:e},n){let{turns:o}=n.automa??t,s=e!==null&&n.moves.length<e.moves.length;if(o.length===0&&!s)return t;let r=o.length>0&&o[0].number===t.turns[0]?.number;return{turns:o,run:r?t.run:t.run+1}}function Ei({placement:t}){return{...t,letter:null,origin:null,set:!1}}function ls(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!Le(e))return t;let n=ln(e.special_cells);return{...t,placement:Lo(t.placement,null,{type:"choose",choice:n})}}function uu(t,e){if(t.pending)return t;let n=C(t),o=Lo(t.placement,n,e);if(o===t.placement)return t;let s={...t,placement:o,notice:null};return{...e.type==="cancel"?ls(s):s,ghostText:gi(s,e)}}var pu={normal:350,faster:160,off:0},hu={normal:1200,faster:500,off:0},Cn=class{constructor(e,n){this.outside=e,this.show=n,this.waiting=[],this.timer=null,this.spent=0}receive(e,n){this.waiting.push({item:e,isAction:n}),this.timer===null&&this.next()}interrupt(e){this.skip(),this.show(e,0)}skip(){let e=this.waiting,n=this.timer!==null;this.stop();for(let{item:o}of e)this.show(o,0);return n}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null,this.waiting=[],this.spent=0}next(){this.timer=null;for(let e=this.waiting.shift();e;e=this.waiting.shift()){let n=e.isAction?this.timeFor(this.outside.pace()):0;if(this.show(e.item,n),n!==0){this.spent+=n,this.timer=this.outside.later(()=>this.next(),n);return}}this.spent=0}timeFor(e){let n=1+this.waiting.filter(({isAction:s})=>s).length,o=Math.max(0,hu[e]-this.spent);return Math.min(pu[e],Math.floor(o/n))}};var du=new Set(["thinking","ready","presence"]),mu=[3,3],In=class{constructor(e,n,o){this.id=e.game,this.store=L(Ai,Mi(n));let{dispatch:s}=this.store;this.connection=new Pn({open:o,later:(r,i)=>Number(setTimeout(r,i)),forget:r=>clearTimeout(r),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(r,i)=>this.hear({table:r,happened:i,at:performance.now()}),onRefusal:r=>this.refused(r),onHint:({move:r,words:i})=>s({type:"hint",hint:{move:r,words:i}}),onStatus:r=>s({type:"status",status:r}),onPending:r=>s({type:"pending",request:r})},e),this.pace=()=>"off",this.onShow=()=>{},this.telling=new Cn({later:(r,i)=>Number(setTimeout(r,i)),forget:r=>clearTimeout(r),pace:()=>this.pace()},(r,i)=>{this.onShow(r,i),s({type:"table",...r})}),s({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.telling.stop(),this.connection.leave()}hear(e){let{table:n,happened:o}=e;if(o&&du.has(o.kind))return this.telling.receive(e,!1);let s=o?.kind==="move"||o?.kind==="card",r=!o?.player||n.seats[o.player-1].yours;s&&!r?this.telling.receive(e,!0):this.telling.interrupt(e)}skip(){return this.telling.skip()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!A(this.state))return;let o=Ht(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseShown(e){if(!A(this.state))return;this.choose(e);let{table:n,placement:o}=this.state,s=C(this.state);if(!n||!s||o.letter!==e)return;let r=j(o,e),i=bi(n.players[n.turn-1].cells,s,r),c=i?K(i.slice(1)):null,l=i?Number(i[0]):r;this.placement({type:"put",orientation:l,origin:c??mu})}chooseAt(e){let{table:n,placement:o}=this.state,s=n?oe(n)[e]:void 0;s===void 0||!A(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:o}=e,s=C(e);if(!n||!A(e))return;if(!s)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let r=E(e,s.letter),i=st(it(o,s),n.players[n.turn-1].cells,r,!1),c=un(o,s);if(i||!c)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t go there: it ${i??"does not fit"}.`);this.placement({type:"show"}),this.send({type:"move",move:c})}pass(){A(this.state)&&E(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!qt(this.state))){if($n(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){dt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){ne(this.state)&&this.send({type:"hint"})}refused({kind:e,error:n}){e==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:e,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await sr({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}async again(e){let{table:n}=this.state,o=n&&pi(n);if(o)try{e((await Yt(o)).url)}catch(s){this.complain(s instanceof Error?s.message:String(s))}}send(e){this.byItself=!1,this.connection.send(e)||this.complain("The last move is still on its way.")}command(e){let n=vi(this.state,e,performance.now()),o=(s,r)=>this.store.dispatch({type:"notice",notice:{kind:s,text:r,typed:!0}});"error"in n?o("error",n.error):"say"in n?o("info",n.say):"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}type(e){e&&this.state.dialog&&this.dialog(null),this.store.dispatch({type:"typing",open:e})}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let o=this.state.looking?.frames??(await tr(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var Oi=[["1 2 3","choose a patch"],["Arrows","move it by one space"],["Shift + arrows","to the next place where it fits"],["N, Shift + N","next or previous place where it fits"],["R, Shift + R","rotate right, rotate left"],["F","flip"],["Space","next orientation"],["Enter","place it"],["Esc","put it back"],["Wheel, right button","turn it, flip it"],["P","pass"],["U","undo"],["T, Enter","turn the Automa’s card"],["H","hint"],["/","command line"],["?","this help"]],De={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Li={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function _i({key:t,shiftKey:e,ctrlKey:n,metaKey:o,altKey:s}){if(n||o||s)return null;if(Object.hasOwn(De,t)){let i=De[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:i}}}let r=t.length===1?t.toLowerCase():t;return r==="n"?{type:"placement",event:{type:"next",back:e}}:r==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(Li,r)?Li[r]:null}var fu=600,Nn=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let o=e.table?.number??-1,s=n&&dt(e)&&e.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let r=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},r?0:fu)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var $u=4,gu=1.5,yu=120,Rn=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1,this.turned=0;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(r,i,c=!1)=>e.addEventListener(r,l=>i(l),{signal:o.signal,capture:c});s("pointerdown",r=>this.down(r)),s("pointermove",r=>this.move(r)),s("pointerup",r=>this.up(r)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",r=>this.click(r),!0),s("contextmenu",r=>this.flip(r)),e.addEventListener("wheel",r=>this.wheel(r),{signal:o.signal,passive:!1}),window.addEventListener("keydown",r=>{r.key==="Escape"&&this.press?.dragging&&(r.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(e,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let s=o.getBoundingClientRect(),r=s.width/9,[i,c]=[Math.floor((n-s.top)/r),Math.floor((e-s.left)/r)];return i>=-1&&c>=-1&&i<=9&&c<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,c))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!A(this.game.state))return;let o=e.target.closest("[data-patch]"),s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let r=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:r,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,o){let s=Ht(this.game.state,n),r=e.querySelector(".patch");if(!s||!r)return null;let i=s.patch.orientations[j(this.game.state.placement,n)],[c,l]=Q(i),p=r.getBoundingClientRect(),h=Math.floor((o.clientY-p.top)/p.height*c),d=Math.floor((o.clientX-p.left)/p.width*l);return i.find(f=>ot(f,[h,d]))??vt(i)}heldCell(e){let{placement:n}=this.game.state,o=C(this.game.state),s=this.cellAt(e.clientX,e.clientY);return!o||!n.origin||!s||!it(n,o).some(r=>ot(r,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<$u)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=C(this.game.state);if(!n)return;let o=St(this.game.state.placement,n),s=o.filter(i=>i[0]===Q(o)[0]-1),r=e.touch?s[Math.floor(s.length/2)]:e.anchor??vt(o);this.game.placement({type:"hold",anchor:r}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".framed");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(e,n){let o=this.root.querySelector("[data-quilt=active] .cells"),s=e.touch&&o?o.getBoundingClientRect().width/9*gu:0,r=this.cellAt(n.clientX,n.clientY-s);if(r?this.game.placement({type:"hover",cell:r}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=r!==null;let i=`${n.clientX}px, ${n.clientY-s}px`;e.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:o}=n.state,s=C(n.state),r=this.cellAt(e.clientX,e.clientY);!r||!s||(o.set&&this.commits(e,r)?n.commit():n.placement({type:"set",cell:r}))}commits(e,n){let{placement:o}=this.game.state,s=C(this.game.state);if(!s)return!1;let r=it(o,s);return r.length>0&&Xt(o,s)&&ot(nn(r),n)?!0:e.pointerType==="touch"?!1:[...r,o.cursor].some(i=>ot(i,n))}wheel(e){if(!this.turns(e)||e.deltaY===0)return;e.preventDefault();let n=performance.now();n-this.turned<yu||(this.turned=n,this.game.placement({type:"turn",how:e.deltaY>0?"right":"left"}))}flip(e){e.pointerType==="touch"||!this.turns(e)||(e.preventDefault(),this.game.placement({type:"turn",how:"flip"}))}turns(e){let{state:n}=this.game;return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null&&A(n)&&(C(n)?.letter??"+")!=="+"}};function Bn(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(De,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,De[t.key]),!0)}var bu={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},Dn=class{constructor(e){this.outside=e,this.store=L((n,o)=>({...n,...o}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:Pi(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:Pi(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({...bu,url:e}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function Pi(t){return t instanceof Error?t.message:String(t)}var wu=["classic","anniversary","valentine"];function Ci(t){return wu.some(e=>e===t)}var Ii={theme:"auto",edition:"classic",look:"cloth",letters:!1,coordinates:!1,motion:"normal",turnCards:!0,strength:re},ku=12,qn=new Map;function Ni(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(qn.get(t)??"null");throw e}}function us(t,e){let n=JSON.stringify(e);qn.set(t,n);try{localStorage.setItem(t,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function Ri(){let t=Ni("quiltbee.settings"),e={...Ii,...typeof t=="object"?t:null};return Ci(e.edition)?e:{...e,edition:Ii.edition}}function Bi(t){us("quiltbee.settings",t)}function ae(){let t=Ni("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function Di(t,e){let n=ae().filter(o=>o.id!==t);us("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,ku))}function qi(t){us("quiltbee.games",ae().filter(e=>e.id!==t))}function Hn(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return qn.get(`invitation.${t}`)??null;throw e}}function jt(t,e){qn.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function Hi(t,e){let n=new Dn({origin:location.origin,renew:()=>or(t),draw:de,copy:s=>jn(s),share:"share"in navigator?s=>navigator.share(s):null,memory:{get:()=>Hn(t),set:s=>jt(t,s)}}),o=new Kt({me:Z,sit:s=>ze(t,s),go:e});return{inviting:n,joining:o}}async function jn(t){if(!navigator.clipboard)throw new Error("There is no clipboard.");await navigator.clipboard.writeText(t)}function ji({text:t,mine:e},n){let s=n-(e?1:0)>0?`(${n}) `:"",r=t?`${t} – Quiltbee`:"Quiltbee";return`${s}${e?"● ":""}${r}`}function Wi({mine:t},e){return t||e>0}var qe=document.querySelector("link[rel=icon]"),vu=[qe.href,new URL(qe.dataset.waiting??"",qe.href).href],ps={text:"",mine:!1},hs=0;function Wn(t,e=!1){ps={text:t,mine:e},Fi()}function Fn(t){hs=t,Fi()}function Fi(){let t=ji(ps,hs);document.title!==t&&(document.title=t);let e=vu[Wi(ps,hs)?1:0];qe.href!==e&&(qe.href=e)}var xu={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",gear:"M12 9a3 3 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",again:"M20 4v6h-6M20 10A8 8 0 1 0 20 15",button:"M12 3a9 9 0 1 0 .01 0M9 9.5v.01M15 9.5v.01M9 14.5v.01M15 14.5v.01",ten:"M4 9l3.5-2.5v11.5M16.5 6.5c4.5 0 4.5 11.5 0 11.5s-4.5-11.5 0-11.5z",heart:"M12 20C5 14.5 3 11 3 8a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 8c0 3-2 6.5-9 12z",eyes:"M4 6h16v12H4zM4 12h16",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function y(t){return a`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${xu[t]}></path>
  </svg>`}function Ui({clock:t},e){if(!t)return u;let n=t.running===e;return a`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${y("clock")}${y("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function Gi(t,e,{text:n,sentence:o,low:s}){let r=t.querySelector(`[data-clock="${e}"]`);r&&(r.dataset.low=s?"true":"false",Yi(r.querySelector(".clock-time"),n),Yi(r.querySelector(".clock-words"),o))}function Yi(t,e){t&&t.textContent!==e&&(t.textContent=e)}var Qi={L:[[0,0],[1,0],[2,0],[2,1]],J:[[0,0],[0,1],[1,0],[1,1]],a:[[0,0],[0,1],[0,2],[1,1]]};function ds(t,e,n){return m`<g transform=${`translate(${e} ${n})`}>
    <path class="piece" fill=${`url(#fabric-${t})`}
      d=${q(Qi[t],10,.25)}></path>
    <path class="stitches" d=${q(Qi[t],10,1.1)}></path></g>`}function Yn(t,e){return Array.from({length:e},(n,o)=>m`<g class=${o%2?"space odd":"space even"}>
        ${W("space-cloth",11.5+o*16,21.5,1.25)}
        <text x=${11.5+o*16} y="28">${t+o}</text></g>`)}function Vi(t,e,n){let o=s=>25+s*e;return Array.from({length:t*t},(s,r)=>{let[i,c]=[Math.floor(r/t),r%t],l=n(i,c)?`url(#fabric-${"aGb"[(i+c)%3]})`:"none";return m`<rect class="cell-picture" fill=${l} x=${o(c)} y=${4+i*e}
      width=${e} height=${e}></rect>`})}var Su=(t,e)=>t>0&&t<8&&e>0&&e<8,Tu=[["The goal","Cover your 9 by 9 quilt. At the end every button counts 1 point, every empty space costs 2.",Vi(5,8,(t,e)=>t+e<6)],["Whose turn","Whoever is further back on the time track moves, often several times in a row. On one space, the token on top moves.",m`${Yn(3,6)}${lt(1,12,9,5)}${lt(2,76,9,5)}`],["Buy and sew","Take one of the next three patches. Pay its buttons, turn and flip it as you like, sew it on, then move your token by its time.",m`${ds("a",4,12)}${ds("L",42,6)}${ds("J",74,12)}`],["Or pass","Move your token to the space in front of the other one. You earn a button for each space.",m`${Yn(3,6)}${lt(1,28,9,5)}${lt(2,60,9,5)}
      <path class="walk walk-1" d="M34 9H76"></path>${I(88,9,5)}`],["Payday","Pass a button on the track, and you get a button for each one printed on your patches.",m`${Yn(3,6)}${I(52,21,5)}${lt(1,28,9,5)}
      <path class="walk walk-1" d="M34 9H66"></path>`],["Special patch","Whoever is first to pass a leather patch takes it: one free space, sewn on at once.",m`${Yn(24,6)}${W("special",46,16,.9)}${lt(2,28,9,5)}`],["7 by 7","The first full square of 7 by 7 spaces earns 7 points.",m`<g transform="translate(-16)">${Vi(9,4.6,Su)}</g>
      ${W("special-tile",80,25,1.5)}`],["The end","When both tokens are in the middle, count: 14 buttons and 9 empty spaces make 14 − 18 = −4.",m`${I(24,24,9)}<text class="sum" x="40" y="29">14 − 2 × 9</text>`]];function Un(){return a`<ol class="how">
    ${Tu.map(([t,e,n],o)=>a`<li>
          <svg viewBox="0 0 104 50" aria-hidden="true">${n}</svg>
          <div>
            <h3>${o+1}. ${t}</h3>
            <p>${e}</p>
          </div>
        </li>`)}
  </ol>`}function H(t,e,n,o,s){return a`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([r,i])=>a` <label
            ><input
              type="radio"
              name=${t}
              value=${r}
              data-testid=${`${t}-${r}`}
              .checked=${o===r}
              @change=${()=>s(r)}
            /><span>${i}</span></label
          >`)}
    </div>
  </fieldset>`}var Mu=[["classic",a`${y("button")}<span>Classic</span>`],["anniversary",a`${y("ten")}<span>Anniversary</span>`],["valentine",a`${y("heart")}<span>Valentine</span>`]];function Gn(t){return H("edition","Edition",Mu,t.settings.edition,e=>t.change({edition:e}))}function J(t){return t.target.value}function X(t){return t.target.checked}var Au=[["auto","System"],["light","Light"],["dark","Dark"]],Eu=[["normal","Normal"],["faster","Faster"],["off","Off"]],Lu=[["cloth","Square"],["thread","Round"]];function Ki(t,e,n){let{theme:o,motion:s,look:r,letters:i,coordinates:c}=t.settings,l=p=>h=>t.change({[p]:h});return a`<div class="panel-head">
      <h2 id="dialog-heading">Settings</h2>
      <button type="button" class="main" @click=${e}>Done</button>
    </div>
    <div class="settings">
      ${Gn(t)} ${H("theme","Colours",Au,o,l("theme"))}
      ${H("motion","Show what the other side does",Eu,s,l("motion"))}
      ${H("look","Time board",Lu,r,l("look"))}
      ${Zi("letters","Letters on the patches",i,p=>t.change({letters:p}))}
      ${Zi("coordinates","Names of the spaces (a1 to i9)",c,p=>t.change({coordinates:p}))}
      <button type="button" data-testid="open-command" @click=${n}>
        Open the command line <kbd>/</kbd>
      </button>
    </div>`}function Zi(t,e,n,o){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n}
      @change=${s=>o(X(s))}
    /><span>${e}</span></label
  >`}function zi(t,e,n){if(t.dialog===null)return u;let o=()=>e.dialog(null),s=()=>Ki(n,o,()=>e.type(!0));return a`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${o}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{help:Ou,settings:s,resign:_u,practice:Bu,abort:Cu,handover:Iu,report:Ru}[t.dialog](e,o)}
  </dialog>`}function Qn(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function Ou(t,e){return a`<div class="panel-head">
      <h2 id="dialog-heading">How to play</h2>
      <button type="button" class="main" @click=${e}>Close</button>
    </div>
    ${Un()}
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
      ${Oi.map(([n,o])=>a`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>
    <h3>Command line</h3>
    <dl class="keys">
      ${ki.map(([n,o])=>a`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>`}function _u(t,e){return a`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${Pu(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" @click=${e}>Play on</button>
      <button type="button" data-testid="resign-confirm" @click=${()=>t.resign()}>
        Resign
      </button>
    </div>`}function Pu(t){return t?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${t.rated?", and it counts for the ratings":""}.`}function Cu(t,e){let n=t.state.table!==null&&_(t.state.table);return a`<h2 id="dialog-heading">${n?"Close this table?":"Call off this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" @click=${e}>${n?"Wait":"Play on"}</button>
      <button type="button" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${n?"Close it":"Call it off"}
      </button>
    </div>`}function Iu(t,e){return a`<form @submit=${o=>{o.preventDefault();let s=o.target;t.handOver(Number(new FormData(s).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${At.map(({level:o,name:s})=>a`<option value=${o} ?selected=${o===re}>
                ${o}, ${s}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${e}>Wait</button>
    </div>
  </form>`}var Nu=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function Ru(t,e){return a`<form @submit=${o=>{o.preventDefault();let s=new FormData(o.target);t.report(s.get("reason"),String(s.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${Nu.map(([o,s])=>a`<option value=${o}>${s}</option>`)}
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
  </form>`}function Bu(t,e){return a`<h2 id="dialog-heading">Undo a turned card?</h2>
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
    </div>`}function Du({automa:t}){return t?`${ve(t)}${t.practice?", practice":""}. `:""}function qu({seed:t}){return t?a`, setup code <code data-testid="seed">${t}</code>`:u}function Ji(t,e,n,o){return a`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${Du(e)}${e.board==="revised"?"Revised":"Original"}
      board${qu(e)}${O(e)?"":", you are watching"}${e.seed&&e.seed_chosen?", chosen by a player":""}
    </p>
    ${Fu(e)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${e.game}/record.pgr`}
        download
        >${y("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Xi(e,n)}>
        ${y("link")}<span>Copy link</span>
      </button>
      ${Hu(e,n)} ${ju(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
    </div>
    ${t.copied?a`<p class="small copied" data-testid="copied">${t.copied}</p>`:u}
  </section>`}function Hu(t,e){if(!O(t)||t.stage==="over")return u;let[n,o,s]=t.can_abort?["abort",Wu(t),"cancel"]:["resign","Resign","flag"];return a`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${y(s)}<span>${o}</span>
  </button>`}function ju(t,e){return t.mode!=="remote"||!O(t)||_(t)?u:a`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    Report
  </button>`}function Wu(t){return _(t)?"Close the table":"Call off"}function Fu({mode:t,clock:e,rated:n,takebacks:o,seats:s}){if(t!=="remote")return u;let r=wt.filter(i=>s[i-1].rating!==null).map(i=>`${$(s,i)} ${s[i-1].rating}`);return a`<p class="small" data-testid="terms">
    ${e?`Clock: ${an(e.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${r.length?`Ratings: ${r.join(", ")}.`:""}
  </p>`}async function Xi(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:"Link copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;e.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}async function ta(t,e){if(!("share"in navigator))return Xi(t,e);try{await navigator.share({title:"Quiltbee",url:`${location.origin}/${t.link}`})}catch(n){if(!(n instanceof DOMException))throw n}}function ms(t,e){return a`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function na(t,e){return t===0?ms("empty",u):ms("back",m`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?I(20,28,7):m`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function oa({number:t,budget:e,income:n,filters:o}){return ms("face",m`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${I(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((s,r)=>ea(Ir(s),36+r*7))}
    ${o.length===0?ea("no choice",42):u}`)}function ea(t,e){return m`<text class="card-filter" x="20" y=${e}>${t}</text>`}function sa({turns:t,run:e},n,o){return a`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?`The last ${t.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${t.length===0?a`<p class="small">No card since the person’s last decision.</p>`:u}
    ${t.map(s=>Yu(s,n,o))}
  </section>`}function Yu(t,e,n){return a`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${oa(t.card)}
    <div class="told">
      <p class="told-card">${Bo(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(o=>Uu(o,t,e,n))}
      </div>
      <ol>
        <li>${Do(t,e)}</li>
        ${t.steps.map(o=>a`<li class=${o.skipped?"skipped":""}>${qo(o,e)}</li>`)}
        ${Ho(t,e).map(o=>a`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Uu(t,{affordable:e,taken:n},o,s){let r=t===n?"taken":e.includes(t)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[r];return a`<span class=${`candidate ${r}`}
    >${vn(t,o[t],0,s)}<span class="fate">${i}</span></span
  >`}var Gu=[20,10,5,1];function ra(t){let e=[],n=Math.max(0,t);for(let o of Gu)for(;n>=o;)e.push(o),n-=o;return e}var fs=56,He=20,Qu=14;function ia(t){let e=ra(t),n=Math.min(Qu,(fs-He)/Math.max(1,e.length-1)),o=fs-He/2,s=e.map((r,i)=>Vu(r,o-i*n)).reverse();return a`<svg class="purse" viewBox=${`0 0 ${fs} ${He}`} aria-hidden="true">
    ${s}
  </svg>`}function Vu(t,e){return m`${W(`tile-${t}`,e,He/2)}
    <text class="tile-value" x=${e} y=${He/2+3.2}>${t}</text>`}function Vn(t,e,n){return a`<table class="scores">
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
            ${s.map(r=>a`<td>${r}</td>`)}
          </tr>`)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        ${t.players.map((o,s)=>a`<td data-testid=${`total-${s+1}`}>${x(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}var Zu=a`<span class="badge tile" title="Special tile: 7 points"
  ><svg viewBox="-10 -10 20 20" aria-hidden="true">${W("special-tile",0,0)}</svg>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`,Ku={buttons:I(0,0,2.8),income:m`<circle class="dot" r="2.2"></circle>
    <path class="plus" d="M-1.2 0h2.4M0-1.2v2.4"></path>`,empty:m`<path class="gap" d="M-2.2-2.2h4.4v4.4h-4.4z"></path>`,patches:m`<path class="dot" d="M-2.4-2.4h2.4v2.4h2.4v2.4h-4.8z"></path>`,time:m`<path class="dot" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path>`,score:m`<path class="dot"
    d="M0-2.8l.9 1.9 2 .2-1.5 1.5.4 2L0 1.8l-1.8 1 .4-2L-2.9-.7l2-.2z"></path>`};function Zn(t,e,n,o={}){let{buttons:s,income:r,empty:i,score:c,time:l}=t.players[n-1],p=[["Buttons",s,"buttons"],["Income",r,"income"],["Empty",i,"empty"],["Time",l,"time"],["Score",x(c),"score"]];return $s(t,e,n,p,o)}function $s(t,e,n,o,s){let{aside:r=u,clock:i=u,thumbnail:c=u}=s,l=t.stage!=="over"&&Ut(e)===null&&t.turn===n;return a`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${ii(n)}
      <h2 title=${$(e,n)}>${$(e,n)}</h2>
      ${Ju(e[n-1])} ${r}
      ${t.players[n-1].special_tile?Zu:u}
      ${l?a`<span class="badge to-move">to move</span>`:u}
    </div>
    ${i} ${c}
    <dl>
      ${o.map(([p,h,d])=>a`<div class=${`number number-${d}`}>
            <dt>${zu(String(d))}<span>${p}</span></dt>
            <dd data-testid=${`${d}-${n}`}>${h}</dd>
            ${d==="buttons"?ia(Number(h)):u}
          </div>`)}
    </dl>
  </div>`}function zu(t){return a`<svg class="number-sign" viewBox="-3 -3 6 6" aria-hidden="true">${Ku[t]}</svg>`}function Ju({kind:t,yours:e,away:n,bot:o,rating:s}){return t!=="person"&&t!=="open"?u:a`${s===null?u:a`<span class="rating"><span class="visually-hidden">rated </span>${s}</span>`}
  ${o?a`<span class="badge bot">bot</span>`:u}
  ${n&&!e?a`<span class="badge away">away</span>`:u}`}function aa(t,e){let n=t.players.map(o=>o.score_parts);return Vn(t,[$(e,1),$(e,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty, −2 each",n.map((o,s)=>`${x(o.empty)} (${t.players[s].empty})`)]])}function Kn(t,e,n){let{buttons:o,time:s,score:r}=t.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",s,"time"],["Score",x(r),"score"]],c=a`<span class="level-name">${n.numeral} ${n.name}</span>`;return $s(t,e,2,i,{aside:c})}function zn(t,e,n,o,s,r=u){return a`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${ve(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${na(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${t.result?"No more cards are turned.":Xu(e)}
        </p>
        <p class="small">${jo(e)}</p>
        <p class="small">${Nt(e)}</p>
      </div>
    </div>
    ${sa(n,o,s)}
    <div class="piles">
      ${ca("Patches with buttons",e.with_buttons,"pile-with",o,s)}
      ${ca("Patches without",e.without_buttons,"pile-without",o,s)}
    </div>
    ${tp(t,e)} ${r}
  </section>`}function Xu({pile:t,budget:e}){return t===0?"The pile is empty.":e===null?"The next card is face down.":a`The next card can pay up to <b>${v(e,"button")}</b>.`}function ca(t,e,n,o,s){return a`<div class="taken-pile" data-testid=${n}>
    <h3>${t}: ${e.length}</h3>
    <ul>
      ${[...e].map(r=>{let{name:i,income:c}=o[r];return a`<li title=${i}>
          ${vn(r,o[r],0,s)}
          <span class="visually-hidden"
            >${i} (${r})${c?`, ${v(c,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function tp(t,e){let n=(s,r,i)=>a`<div class=${i}>
      <dt>${s}</dt>
      <dd>${r}</dd>
    </div>`,o=ke(t.players[1],e.level);return a`<div class="parts">
    <h3>What level ${e.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${o.map(([s,r])=>n(s,r,"part"))}
      ${n(t.result?"Score":"Score now",x(t.players[1].score),"sum")}
    </dl>
  </div>`}function la(t,e){if(!t.typing)return u;let n=t.notice?.typed?t.notice:null;return a`<form
    class="command"
    aria-label="Command line"
    @submit=${o=>ep(o,e)}
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
        @keydown=${o=>np(o,e)}
      />
      <button type="submit" class="main">Enter</button>
      <button type="button" aria-label="Close" @click=${()=>e.type(!1)}>
        ${y("cancel")}
      </button>
    </div>
  </form>`}function ep(t,e){t.preventDefault();let o=t.target.elements.namedItem("command");e.command(o.value),o.value=""}function np(t,e){t.key==="Escape"&&(t.preventDefault(),e.type(!1),document.querySelector(".quilt.active .cells")?.focus())}function ua(t,e,n){let o=O(e),s=o&&Oe(e)&&e.stage!=="over",r=o&&(e.mode!=="remote"||e.takebacks);return a`${s?op(t,n):u}
  ${r?sp(t,e,n):u}`}function op(t,e){return a`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${ne(t)?"false":"true"}
    @click=${()=>e.hint()}
  >
    ${y("bulb")}<span>Hint</span>
  </button>`}function sp(t,e,n){let o=$n(e)&&qt(t);return a`<button
    type="button"
    class=${e.mode==="screen"||e.mode==="computer"?"undo":"undo long"}
    data-testid="undo"
    aria-disabled=${qt(t)?"false":"true"}
    @click=${()=>n.undo()}
  >
    ${y("undo")}<span>${rp(e,o)}</span>
  </button>`}function pa(t,e){return a`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${dt(t)?"false":"true"}
    @click=${()=>e.turnCard()}
  >
    ${y("card")}<span>Turn the card</span>
  </button>`}function rp({mode:t},e){return t==="remote"?"Ask to take back":e?"Undo (won’t count)":"Undo"}function ha(t){return a`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:X(e)})}
    />
    <span>Draw cards automatically</span></label
  >`}var ip=a`<p class="guide" data-testid="getting-ready">
  The computer is warming up; a simpler one stands in.
</p>`,ap={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function da(t,e,n){let o=A(t)?C(t):null,s=o!==null&&o.letter!=="+",r=o?E(t,o.letter):void 0,i=o!==null&&t.placement.set&&Xt(t.placement,o)&&r?.available!==!1,c=o!==null&&(s||t.placement.origin!==null),l=[["rotate-left","Rotate left","left",s,()=>e.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",s,()=>e.placement({type:"turn",how:"right"})],["flip","Flip","flip",s,()=>e.placement({type:"turn",how:"flip"})],["place","Place","place",i,()=>e.commit()],["cancel","Cancel","cancel",c,()=>e.placement({type:"cancel"})]],p=fn(t.table)&&!t.looking;return a`<section
    class=${o?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${o?un(t.placement,o)??"":""}
  >
    ${cp(t,n)}
    <div class=${p?"tools waits":"tools"}>
      ${p?pa(t,e):u}
      ${l.map(([h,d,f,w,M])=>a`<button
            type="button"
            class=${`tool ${f}`}
            data-testid=${h}
            aria-disabled=${w?"false":"true"}
            @click=${M}
          >
            ${y(f)}<span>${d}</span>
          </button>`)}
    </div>
  </section>`}function cp(t,e){let{table:n,notice:o}=t;return a`<div class="strip" data-testid="strip">
    ${o?.kind==="error"&&!o.typed?a`<p class="notice" data-testid="notice">${y("cancel")} ${o.text}</p>`:n?lp(t,n,e):u}
  </div>`}function lp(t,e,n){let o=C(t);return t.looking?a`<p>An earlier position. The game goes on where it was.</p>`:t.pending?a`<p>${ap[t.pending.type]??"One moment…"}</p>`:o&&A(t)?hp(t,e,o,n):t.hint?$p(t.hint):up(t,e)}function up(t,e){let n=Pe(t).map(o=>Or(o,e.seats,t.patches));return a`<p class="lately">${n.length>0?`${n.join(". ")}.`:ie(e)}</p>
    <p class="guide">${pp(t,e)}</p>
    ${e.getting_ready?ip:u}`}function pp(t,e){return e.stage==="over"?"The game is over.":e.stage==="card"?"The Automa’s card is ready to be turned.":e.thinking?`${$(e.seats,e.turn)} is thinking…`:A(t)?"Choose a patch, or pass.":`${z(e)}.`}function hp(t,e,n,o){let s=it(t.placement,n),r=e.players[e.turn-1].cells,i=E(t,n.letter),c=Jt(t.placement,n),l=c!==null&&wn(t,c),{text:p,isGood:h}=lr(s,r,i,o),d=c!==null&&!st(s,r,void 0)?Gt(r,s):[],f=i?on(i,d,l,e,e.seats,o):gp(l,d.length);return a`<p class=${h?"verdict yes":"verdict no"}>
      ${c===null&&h?fp(n.letter):mp(p,h)}
    </p>
    <ul class="effects">
      ${dp(f).map(({kind:w,text:M})=>a`<li class=${w}>${M}</li>`)}
    </ul>`}function dp(t){let e=({kind:n})=>n==="next";return[...t.filter(e),...t.filter(n=>!e(n))]}function mp(t,e){return a`${y(e?"place":"cancel")} ${t}`}function fp(t){return t==="+"?"Put it on any empty space.":"Choose a place on your quilt."}function $p({move:t,words:e}){return a`<p class="hint-line" data-testid="hint-words" data-move=${t}>
    ${y("bulb")}<span><b>Hint:</b> ${e}</span>
  </p>`}function gp(t,e){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return t&&n.push({kind:"tile",text:"Special tile +7"}),e>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function Jn(t){let{name:e,busy:n,error:o}=t.state;return a`<form class="joining" @submit=${r=>{r.preventDefault(),t.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${r=>t.write(J(r))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function ma(t,{inviting:e,joining:n}){let o=$e(t);return o?je(`${o} is asked to play`,a`<p>${yp(o)}</p>`):t.access==="public"?O(t)?bp():je("This seat is open",Jn(n)):O(t)?je("Invite your friend",wp(e)):je("This seat is kept",a`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function yp(t){return`The game begins when ${t} sits down. A refusal closes the table.`}function je(t,e){return a`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function bp(){return je("Your table is in the lobby",a`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function wp(t){let{busy:e,told:n}=t.state;return a`${t.link===null?u:kp(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function kp(t,e){let{picture:n}=t.state;return a`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
    </div>`}function fa(t,e,n){if(e.mode!=="remote")return u;let{text:o,actions:s,urgent:r}=ns(t,e);return a`<section
    class=${r?"line urgent":"line"}
    aria-label="Between the players"
    data-testid="line"
  >
    <p data-testid="line-text">${o}</p>
    <div class="line-actions">
      ${s.map(([i,c],l)=>a`<button
            type="button"
            class=${r&&l===0?"main":""}
            data-testid=${i}
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(i)}
          >
            ${c}
          </button>`)}
    </div>
    ${vp(e.spectators)}
  </section>`}function vp(t){let e=t===1?"1 person is watching":`${t} people are watching`;return a`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:u}
  >
    ${y("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}var xp=3;function Xn(t,e,n){let o=[...t.slice(xp)];return a`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Coming up</h2>
      <span class="small">${`${v(o.length,"patch")} after these`}</span>
    </div>
    ${Sp(o,e,n)}
  </section>`}function Sp(t,e,n){return a`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${t.map(o=>Tp(o,e,n))}
  </ol>`}function Tp(t,e,n){let o=e[t];return a`<li title=${Pt(o)}>
    ${Ne(t,o,0,n)}
    <span class="visually-hidden">${Pt(o)}</span>
    <span class="price" aria-hidden="true">${to(o.buttons)}${eo(o.time)}</span>
  </li>`}function to(t){return a`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${I(0,0,2.9)}</svg>${t}</span
  >`}function eo(t){return a`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function $a(t,e,n,o,s){let r=[...e.ring.slice(0,3)];return a`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${A(t)?"Choose a patch, or pass":"The next patches"}</h2>
    ${[0,1,2].map(i=>r[i]===void 0?a`<div class="offer none" aria-hidden="true"></div>`:Ap(t,r[i],i,n,o,s))}
    ${Mp(t,e,n)}
  </section>`}function Mp(t,e,n){let o=t.looking?void 0:E(t,null),{time:s}=e.players[e.turn-1];return a`<button
    type="button"
    class=${t.hint?.move==="pass"?"pass hinted":"pass"}
    data-testid="pass"
    aria-disabled=${A(t)&&o?"false":"true"}
    aria-keyshortcuts="P"
    @click=${()=>n.pass()}
    @pointerenter=${({pointerType:r})=>no(n,r==="mouse")}
    @pointerleave=${()=>no(n,!1)}
    @focus=${()=>no(n,!0)}
    @blur=${()=>no(n,!1)}
  >
    ${y("pass")}<span class="pass-name">Pass</span>
    <span class="pass-facts">
      ${o?To(o,s).map(r=>a`<span>${r}</span>`):u}
    </span>
  </button>`}function no(t,e){t.store.dispatch({type:"weigh",on:e})}function gs(t){return a`<span class="visually-hidden">${t}</span>`}function Ap(t,e,n,o,s,r){let i=t.patches[e],c=t.looking?void 0:E(t,e),l=t.placement.letter===e,p=c&&!c.available?c.reason:null,h=t.hint?.move.startsWith(e)??!1,d=["offer",l&&"chosen",p&&"dear",h&&"hinted"].filter(Boolean).join(" ");return a`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${j(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${A(t)&&c?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${f=>{f.pointerType==="mouse"?o.choose(e):o.chooseShown(e),r()}}
  >
    <span class="art"
      >${Ne(e,i,j(t.placement,e),s)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span>${gs(`, ${v(i.squares,"square")}, costs `)}
      <span class="price"
        >${to(i.buttons)}${gs(i.buttons===1?" button, ":" buttons, ")}
        ${eo(i.time)}${gs(" time, ")}</span
      >
      <span class="earn">${ya(i)}</span>
      ${Ep(c,p)}</span
    >
  </button>`}function Ep(t,e){return e?a`<span class="reason" title=${e}>${Lp(t,e)}</span>`:u}function Lp(t,e){return t&&t.missing>0?`${t.missing} short`:e}function ga({ring:t},e,n){return a`<section class="panel market looked-at" aria-labelledby="market-heading">
    <h2 id="market-heading">The next patches</h2>
    ${[...t.slice(0,3)].map(o=>a`<div class="offer" data-patch=${o}>
          <span class="art">${Ne(o,e[o],0,n)}</span>
          <span class="facts" title=${Pt(e[o])}
            ><span class="offer-name">${e[o].name}</span>
            <span class="price">${to(e[o].buttons)}${eo(e[o].time)}</span>
            <span class="earn">${ya(e[o])}</span></span
          >
        </div>`)}
  </section>`}function ya({income:t}){return t>0?`+${t} income`:"no income"}function oo(t,e,n,o,s,r={},i=[]){let c=new Set(i.map(({number:h})=>h)),l=[["First position","first",0],["Previous position","back",e-1],["Next position","forward",e+1],["Last position","last",t.length]],p=h=>h<0||h>t.length||h===e;return a`<section class="panel moves" aria-labelledby="moves-heading">
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
                ${xt(h.move,o)}${Op(r[h.number],h.move)}</span
              >
              <code>${h.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?a`<p class="small">No move yet.</p>`:""}
  </section>`}function Op(t,e){let n=t?.move===e?t.change:null;if(!n||n.from===n.to)return u;let o=`moved ${n.to-n.from}`;return a`: ${n.buttons===0?o:`${o}, ${_o(n.buttons)}`}`}var _p={auto:"light",light:"dark",dark:"auto"};function N(t,e=u){let{theme:n}=t.settings;return a`<header class="head">
    ${ys(t)}
    <div class="head-middle">${e}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${S(t)}
      >${y("person")}<span>You</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${()=>t.change({theme:_p[n]})}
    >
      ${y("sun")}<span>${{auto:"Auto",light:"Light",dark:"Dark"}[n]}</span
      ><span class="visually-hidden"> colours, change</span>
    </button>
  </header>`}function ys(t){return a`<a class="brand" href="/" data-testid="home" @click=${S(t)}>
    <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`}function ce(t,e){return a`${N(t)}
    <main class="waiting"><p>${e}</p></main>`}function S(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var tt=90,Pp=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${tt}M0 ${n}H${tt}`}).join(""),le=Array.from({length:9},(t,e)=>e);function so(t){let{number:e,active:n,ghost:o,held:s}=t,r=["quilt",n&&"active",s&&"held",t.named&&"named"].filter(Boolean).join(" ");return a`<div
    class=${r}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${le.map(i=>a`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${le.map(i=>a`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${tt+.8} ${tt+.8}`} aria-hidden="true">
        <rect class="ground" width=${tt} height=${tt}></rect>
        <path class="lines" d=${Pp}></path>
        ${wa()} ${ka(t)} ${t.fresh.map(Cp)}
        ${t.hint?Ip(t.hint):u} ${o?Np(t,o):u}
      </svg>
      ${qp(t)}
    </div>
  </div>`}function ba(t,e){return a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${tt+2} ${tt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${tt} height=${tt}></rect>
    ${wa()} ${ka({player:t,patches:e,lettered:!1,fresh:[]})}
  </svg>`}function wa(){return m`<rect fill="url(#fabric-cell)" width=${tt} height=${tt}></rect>`}function ka({player:t,patches:e,lettered:n,fresh:o}){let s=(i,c)=>o.some(({origin:l})=>ot(l,[i,c])),r=le.flatMap(i=>le.map(c=>[i,c])).filter(([i,c])=>"*x".includes(t.cells[i*9+c]));return[...t.patches.map(i=>m`<g class=${s(i.row,i.column)?"fresh":""}
          data-sewn=${i.letter}>${Ie(i.letter,e[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...r.map(([i,c])=>t.cells[i*9+c]==="*"?es([i,c]):m`<rect class="piece" fill="url(#fabric-covered)"
            x=${c*10} y=${i*10} width="10" height="10"></rect>`)]}function Cp({shape:t,origin:[e,n]}){return m`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${q(t,10)}></path>
    <path d=${q(t,10)}></path></g>`}function Ip({shape:t,origin:[e,n]}){let{x:o,y:s}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return m`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${q(t,10,.8)}></path>
    <path class="edge" d=${q(t,10,.8)}></path>
    <circle cx=${o} cy=${s} r="3"></circle><text x=${o} y=${s+1.7}>?</text></g>`}function Np({patches:t,player:e},n){let[o,s]=n.origin,r=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],i=n.cells.filter(([p,h])=>e.cells[p*9+h]!=="."),c=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=q(r,10);return m`<g class=${c.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?es(n.origin):Ie(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${s*10} ${o*10})`}>
      ${n.legal?u:Rp(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(Bp)}
    ${n.set&&i.length===0?Dp(nn(n.cells),n.legal):u}
  </g>`}function Rp(t){return m`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function Bp([t,e]){let n=`${e*10+3} ${t*10+3}`;return m`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function Dp([t,e],n){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return m`<g class="sign" transform=${`translate(${o})`}>
    <circle r="4.2"></circle><path d=${s} transform="scale(1.35)"></path></g>`}function qp(t){let{number:e,name:n,player:o,patches:s,cursor:r,ghost:i,active:c}=t,l=(h,d)=>`q${e}-${D([h,d])}`,p=new Set(i?.cells.map(String));return a`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${c?"false":"true"}
    aria-activedescendant=${r?l(r[0],r[1]):u}
  >
    ${le.map(h=>a`<div role="row" class="row">
          ${le.map(d=>{let f=p.has(`${h},${d}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",w=o.cells[h*9+d],M=r&&r[0]===h&&r[1]===d;return a`<div
              role="gridcell"
              class=${M?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${D([h,d])}`}
              aria-label=${ur([h,d],w,s)+f}
            ></div>`})}
        </div>`)}
  </div>`}function va(t,e,n){let[o,s]=t.players,r=o.score_parts,i=new Map(ke(s,n.level)),c=h=>i.get(h)??"–",l=[$(e,1),`${$(e,2)} ${n.numeral}`],p=[["Buttons",[r.buttons,c("Buttons it holds")]],["Special tile",[r.special_tile,c("Special tile")]],["Empty, −2 each",[`${x(r.empty)} (${o.empty})`,"–"]]];for(let h of["Patches with buttons","Buttons on its patches"])i.has(h)&&p.push([h,["–",c(h)]]);return Vn(t,l,p)}function xa({level:t,levels:e},n){return!e||e.length===0?u:a`<h3 id="levels-heading">At each level</h3>
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
    </table>`}function ro(t,e,n){let{automa:o}=t;return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${ht(t,e)}</h2>
    <p>${rt(t,e)}</p>
    ${o?a`${va(t,e,o)} ${xa(o,e)}`:aa(t,e)}
    <div class="row">${n}</div>
  </section>`}function Sa(t,e,n){return a`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${ht(t,e)}</h2>
    <p>${rt(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function bs(t,e,n){let{table:o}=t;if(!o)return u;let s=Hp(t,o,e,n),r=()=>e.look(0);return a`${s}
    ${o.moves.length?a`<button type="button" data-testid="review" @click=${r}>
            ${y("first")}<span>Review</span>
          </button>`:u}
    <button type="button" data-testid="share" @click=${()=>ta(o,e)}>
      ${y("share")}<span>Share</span>
    </button>
    <button
      type="button"
      class=${s===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>`}function Hp(t,e,n,o){if(e.mode!=="remote")return jp(e,n,o);if(e.rematch.game!==null)return a`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >To the rematch</a
    >`;if(!O(e))return u;let s=os(e);return a`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${s&&!t.pending?"false":"true"}
    @click=${()=>{s&&n.mind("rematch")}}
  >
    ${e.rematch.asked.length>0&&!s?"Rematch asked for":"Rematch"}
  </button>`}function jp(t,e,n){return!O(t)||kt(t)?u:a`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${()=>e.again(n.go)}
  >
    ${y("again")}<span>Rematch</span>
  </button>`}function io(t,e,n){return a`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let s=o;if(o===2&&t.automa)return a`<h3>${$(e,2)}</h3>
          <p data-testid="summary-2">
            ${yn(t,t.automa,n)} On the time board:
            ${Ct(t,2)}.
          </p>`;let{cells:r,patches:i}=t.players[o-1];return a`<h3>${$(e,s)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${sn(r)} On the time board: ${Ct(t,s)}.
        </p>
        ${i.length?a`<ul>
                ${i.map(c=>a`<li>${rn(c,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function Ta(t,e,n,o){let s=_e(t);return a`<header class="head table-head">
    ${ys(o)} ${Fp(t,e,s)}
    <div class="turn-buttons">
      ${t.looking?Wp(n):ua(t,e,n)}
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
  </header>`}function Wp(t){return a`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${()=>t.back()}
  >
    Back to the game
  </button>`}function Fp(t,e,n){let{looking:o}=t;return a`<div class=${`turn turn-${n.result?.winner??n.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${o?`After move ${o.index}`:z(e)}
      </h1>
      ${e.automa?.practice?a`<span class="badge practice" data-testid="practice">Practice</span>`:u}
    </div>
    ${Yp(t,e,n)}
  </div>`}function Yp(t,e,n){if(t.status==="lost")return a`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>Connection lost. Reconnecting…
    </p>`;let o=t.looking?`${ht(n,e.seats)}. ${rt(n,e.seats)}`:ie(e);return a`<p class="turn-reason" data-testid="turn-reason">${o}</p>`}function Ma(t,e,n,o,s){let{table:r}=t,i=_e(t);if(!r||!i)return ce(o,"Opening the table…");let{letters:c,look:l,coordinates:p}=o.settings,h=()=>o.change({look:l==="cloth"?"thread":"cloth"}),d=se(t),f=r.mode==="screen"?1:d,w=yt=>Vp(t,r,i,yt,o,e),M=i.result!==null||kt(i),gt=O(r)&&!_(r)&&!M;return a`${Ta(t,r,e,o)}
    <main
      class=${Gp(t,r,M,p)}
      data-stage=${i.stage}
      data-number=${r.number}
    >
      <div class="felt">
        <div class="column own">
          ${w(f)} ${Xn(i.ring,t.patches,c)}
        </div>
        <div class="column middle">
          ${fa(t,r,e)}
          ${Qp(t,r,i,e,n,o,s)}
          ${gt?da(t,e,p):u} ${Up(t,r,e)}
        </div>
        <div class="column other">
          ${r.mode==="solo"?Kp(t,i,r,c,o):w(f===1?2:1)}
          ${Mn(i,r.seats,l,h,Zr(t),d)}
        </div>
      </div>
      <div class="below">
        ${Ji(t,r,e,o)} ${io(i,r.seats,t.patches)}
      </div>
    </main>
    ${la(t,e)} ${Jp(t)} ${zi(t,e,o)}`}function Up(t,e,n){let o=t.looking?t.looking.index:e.moves.length,s=r=>n.look(r);return oo(e.moves,o,e.seats,t.patches,s,t.seen,Pe(t))}function Gp({peek:t},e,n,o){let s=o?"named":"unnamed";return["table",e.mode,s,t&&"peek",_(e)&&"awaiting",n&&"ended"].filter(Boolean).join(" ")}function Qp(t,e,n,o,s,r,i){return _(e)?ma(e,s):n.result?ro(n,e.seats,bs(t,o,r)):kt(n)?Sa(n,e.seats,bs(t,o,r)):$a(t,n,o,r.settings.letters,i)}function Vp(t,e,n,o,s,r){let i=se(t)===o,c=A(t)&&e.turn===o,{letters:l,coordinates:p}=s.settings,h=Pe(t).filter(yt=>yt.player===o),d=$(e.seats,o),f=`${i?"front":"back"} p${o}`,w=so({number:o,name:d,player:n.players[o-1],patches:t.patches,lettered:l,active:c,held:c&&t.placement.letter!==null,ghost:zp(t,e,o),cursor:c?t.placement.cursor:t.walks[o],named:p,fresh:kn(h.map(({move:yt})=>yt),t.patches),hint:c?zo(t.hint?.move,t.patches):null}),M=i?u:a`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${`Quilt of ${d}`}
        data-testid="peek"
        @click=${()=>r.store.dispatch({type:"peek"})}
      >
        ${ba(n.players[o-1],t.patches)}
      </button>`,gt=Zn(n,e.seats,o,{clock:Ui(e,o),thumbnail:M});return a`<div class=${`seat ${f}`}>${gt}</div>
    <div class=${`spread ${f}`}>${i?u:Zp(d,r)} ${w}</div>`}function Zp(t,e){return a`<div class="peek-head">
    <b>${t==="You"?"Your quilt":`${t}’s quilt`}</b>
    <button
      type="button"
      data-testid="peek-close"
      @click=${()=>e.store.dispatch({type:"peek"})}
    >
      Back
    </button>
  </div>`}function Kp(t,e,n,o,s){let{automa:r}=e;if(!r)return a`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=t.looking?{turns:r.turns,run:0}:t.account,c=O(n)&&n.stage!=="over"?ha(s):u;return a`<div class="seat back p2">${Kn(e,n.seats,r)}</div>
    ${zn(e,r,i,t.patches,o,c)}`}function zp(t,e,n){let{placement:o}=t,s=C(t);return!s||!o.origin||e.turn!==n||t.looking?null:{letter:s.letter,code:j(o,s.letter),origin:o.origin,cells:it(o,s),set:o.set,sent:t.pending!==null,legal:Xt(o,s)&&E(t,s.letter)?.available!==!1}}function Jp(t){let{notice:e,said:n,ghostText:o,status:s,hint:r}=t;return a`<div class="visually-hidden">
    <div role="status" aria-live="polite" data-testid="live-news">
      ${s==="lost"?"Connection lost, reconnecting.":n}
    </div>
    <div role="status" aria-live="polite" data-testid="live-time">${t.timeSaid}</div>
    <div role="status" aria-live="polite" data-testid="live-ghost">${o}</div>
    <div role="status" aria-live="polite" data-testid="live-hint">
      ${r?`Hint: ${r.words}`:""}
    </div>
    <div role="status" aria-live="polite">
      ${e?.kind==="info"?e.text:t.copied}
    </div>
    <div role="alert" data-testid="live-error">${e?.kind==="error"?e.text:""}</div>
  </div>`}function Aa(t,e,n,o){let s=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`,r=new In(e,n,()=>new WebSocket(s)),i=window.matchMedia("(prefers-reduced-motion: reduce)");r.pace=()=>document.hidden||i.matches?"off":o.settings.motion;let c=new An(t,()=>o.settings.look);r.onShow=({table:B},_t)=>c.prepare(r.state,B,_t);let l=()=>Xp(t),p=new Nn({turn:()=>r.turnCard(!0),later:(B,_t)=>window.setTimeout(B,_t),forget:B=>window.clearTimeout(B)}),h=new Ln({now:()=>performance.now(),later:(B,_t)=>window.setTimeout(B,_t),forget:B=>window.clearTimeout(B),show:(B,_t)=>Gi(t,B,_t),onTime:B=>r.store.dispatch({type:"time",part:B})}),d=Hi(r.id,o.go),f=th(t,r,d,o,l),w=()=>{f(),c.play(),p.consider(r.state,o.settings.turnCards),h.consider(r.state)},M=[r.store.watch(w),r.store.watch(nh(r,e,o)),d.inviting.store.watch(w),d.joining.store.watch(w)],gt=new Rn(t,r),yt=B=>rh(B,r,l),Ve=()=>{document.hidden||(r.wake(),h.consider(r.state))},Ze=()=>{r.skip(),c.skip()};return window.addEventListener("keydown",Ze,{capture:!0}),window.addEventListener("pointerdown",Ze,{capture:!0}),t.addEventListener("keydown",yt),window.addEventListener("online",Ve),document.addEventListener("visibilitychange",Ve),Ea(r.id,e),oh(e,d),r.open(),{draw:w,close:()=>{for(let B of M)B();r.close(),gt.stop(),p.stop(),h.stop(),t.removeEventListener("keydown",yt),window.removeEventListener("keydown",Ze,{capture:!0}),window.removeEventListener("pointerdown",Ze,{capture:!0}),c.skip(),window.removeEventListener("online",Ve),document.removeEventListener("visibilitychange",Ve)}}}function Xp(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function th(t,e,n,o,s){let r=-1,i=-1,c=!1;return()=>{let{table:l}=e.state,p=document.activeElement;if(P(Ma(e.state,e,n,o,s),t),Qn(t),e.state.typing&&!c&&document.getElementById("command")?.focus(),c=e.state.typing,p&&!p.isConnected&&eh(t,p,s),!l)return;Wn(z(l),Le(l)&&l.mode!=="screen"),l.moves.length!==r&&sh(t.querySelector(".move-list")),r=l.moves.length;let h=document.activeElement?.matches("[data-quilt=shown] .cells");l.number!==i&&h&&s(),i=l.number}}function eh(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function nh(t,e,n){let o=e;return()=>{let s=t.state.table??o,r=fi(o,s);_(o)&&!_(s)&&Ea(s.game,s),o=s,r!==null&&n.go(`/game/${r}`)}}function oh(t,{inviting:e,joining:n}){_(t)&&(O(t)?e.draw():t.access==="public"&&n.ask())}function sh(t){t&&(t.scrollTop=t.scrollHeight)}function Ea(t,{seats:e}){e.some(n=>n.yours)&&Di(t,e.map(n=>n.name||"an open seat").join(" – "))}function rh(t,e,n){let o=t.target;if(!o.closest("[data-keys]")||o.closest("dialog")||Bn(t,(c,l)=>e.store.dispatch({type:"walk",player:c,direction:l})))return;let r=_i(t),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!r||i||(t.preventDefault(),ih(r,e,n))}function ih(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return e.type(!0),document.getElementById("command")?.focus();case"help":return e.dialog("help")}}function F(t){return t instanceof Error?t.message:String(t)}var ft=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function ue(t){return ft.find(({key:e})=>e===t)?.clock??null}var ah=`${En/1024} KB`,La=`This is too long to be a game record: at most ${ah} can be opened.`;function ch(t,e){return{...t,...e}}var ao=class{constructor(e,n,o,s){this.keepInvitation=s,this.go=e,this.view=n,this.store=L(ch,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,helping:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,s]=this.store.get().form.names;this.set({names:e===0?[n,s]:[o,n]})}async count(){try{let{totals:e}=await Xs();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:F(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:s,invitation:r}=await Yt(lh(e));r&&this.keepInvitation(o,r),this.go(s)}catch(o){this.store.dispatch({busy:!1,error:F(o)})}}}help(e){this.store.dispatch({helping:e})}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(e.length>En)return this.refuse(La);this.store.dispatch({opening:!0,openError:""});try{this.view(await Ke(e))}catch(n){this.refuse(F(n))}}async openFile(e){if(e.size>En)return this.refuse(La);await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function lh(t){let{opponent:e,strength:n,deck:o,level:s,first:r,board:i}=t,c={board:i,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...c,opponent:e,deck:o,level:s,first:"you",names:null};if(e==="computer")return{...c,opponent:e,level:n,first:r,names:null};if(e==="person"){let[l,p]=t.names.map(h=>h.trim());return{...c,opponent:e,first:r,names:[l||"First",p||"Second"]}}return{...c,...uh(t),opponent:e,first:r}}function uh({name:t,speed:e,takebacks:n,rated:o,seed:s}){return{names:t.trim()?[t.trim()]:null,clock:ue(e),takebacks:n&&!o,rated:o,seed:o?null:s.trim()||null}}var co=class{constructor(e){this.outside=e,this.store=L((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:F(e)})}}async match(e){let n={clock:ue(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let s=F(o);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function ws({clock:t,rated:e,takebacks:n,board:o,seed_chosen:s}){let r=[t===null?"No clock":Zt(t)];return e&&r.push("rated"),!n&&!e&&r.push("no takebacks"),o==="original"&&r.push("original time board"),s&&r.push("chosen set-up"),r.join(", ")}var lo=6e4,_a=1440*lo,Oa=[["day",_a],["hour",60*lo],["minute",lo]],uo=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=L((o,s)=>({...o,...s}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:s,next:r}=await this.outside.fetch(e),i=[...n(),...o],c=this.outside.now();this.store.dispatch({games:i,waiting:s,next:r,at:c,recent:this.others(i)})}catch(o){this.store.dispatch({error:F(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function Pa(t){return t.find(({status:e})=>e==="yours")??t.find(({status:e})=>e==="theirs")??null}function Ca({cells:t}){return t.length-t.split(".").length+1}function po({variant:t,seats:e}){if(t==="solo")return"Solo (Automa)";let n=e.filter(r=>!r.yours);if(n.length===0)return e.map(({name:r})=>r).join(" and ");let{kind:o,name:s}=n[0];return o==="open"?"Your open table":s.replace(/^Quiltbee level/,"Computer, level")}function ho(t,e){return t.status==="over"?dh(t):t.status==="open"?"Waiting for somebody to sit down":ph(t)+hh(t,e)}function ph({status:t,seats:e,turn:n}){let o=e.every(({yours:r})=>r);if(t==="yours"&&!o)return"Your turn";let s=n===null?null:e[n-1];return s?`${s.name.replace(/^Quiltbee level/,"Level")}’s turn`:"Under way"}function hh({clock:t,now:e},n){if(!t||t.running===null||e===null||Vt(t.control).kind!=="days")return"";let o=be(t,t.running,{now:e,at:0},n);return o===0?", time is up":`, ${cn(o)} left`}function dh({seats:t,result:e}){if(e===null)return"Called off";let{winner:n,scores:o,reason:s}=e,r=t.filter(({yours:M})=>M),i=t[n-1].yours,c=r.length===2?t[n-1].name:"You",l=r.length===2||i?"won":"lost";if(s==="resignation")return`${c} ${l}, by resignation`;if(s==="time")return`${c} ${l}, on time`;let[p,h]=n===1?o:[o[1],o[0]],[d,f]=l==="won"?[p,h]:[h,p],w=s==="first to 53"?", first to finish":"";return`${c} ${l} ${x(d)} to ${x(f)}${w}`}function ks(t,e){let n=Math.max(0,e-t);if(n<lo)return"just now";if(n>=30*_a)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(t);let[o,s]=Oa.find(([,i])=>n>=i)??Oa[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/s),o)}var We={};Ks(We,{addPasskey:()=>kh,askForPasskey:()=>wh,askWho:()=>xh,changeMe:()=>fh,changePassphrase:()=>bh,dropLinks:()=>Mh,fetchBots:()=>Es,fetchLobby:()=>xs,fetchMyGames:()=>vs,fetchRatings:()=>Ms,fetchStatistics:()=>As,findMatch:()=>Ss,lookAtLink:()=>Ts,makeAccount:()=>$h,makeBot:()=>_h,makeLink:()=>Th,makeToken:()=>Ch,removeBot:()=>Ph,removeMe:()=>Oh,removePasskey:()=>vh,revokeToken:()=>Ih,signIn:()=>gh,signInByLink:()=>Ah,signInByPasskey:()=>Sh,signOut:()=>yh,subscribeToPush:()=>Eh,unsubscribeFromPush:()=>Lh});var mh=12;function vs(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return b(`/api/me/games?limit=${mh}${e}`)}function xs(){return b("/api/lobby")}function Ss(t){return b("/api/match",t)}function fh(t){return b("/api/me",t,"PATCH")}function $h(t,e){return b("/api/account",{login:t,passphrase:e})}function gh(t,e,n){return b("/api/sign-in",{login:t,passphrase:e,bring:n})}async function yh(t=!1){await V(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function bh(t,e){return b("/api/me/passphrase",{old:t,new:e})}function wh(t){return b("/api/passkeys/options",{login:t})}function kh(t,e,n){return b("/api/passkeys",{ceremony:t,name:e,credential:n})}function vh(t){return b(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function xh(){return b("/api/sign-in/passkey/options",{})}function Sh(t,e,n){return b("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function Th(){return b("/api/me/link",{})}async function Mh(){await V("/api/me/link",{},"DELETE")}function Ts(t){return b("/api/sign-in/link/look",{code:t})}function Ah(t,e){return b("/api/sign-in/link",{code:t,bring:e})}async function Eh(t){await V("/api/me/push",{subscription:t})}async function Lh(t){await V("/api/me/push",{endpoint:t},"DELETE")}function Ms(){return b("/api/me/ratings")}function As(){return b("/api/me/statistics")}async function Oh(t){await V("/api/me",{passphrase:t},"DELETE")}function Es(){return b("/api/me/bots")}function _h(t){return b("/api/me/bots",{name:t})}async function Ph(t){await V(`/api/me/bots/${t}`,{},"DELETE")}function Ch(t){return b(`/api/me/bots/${t}/tokens`,{})}async function Ih(t,e){await V(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var Ls=new Set;function Ia(t){for(let e of Ls)e(t)}function mo(t){return Ls.add(t),()=>{Ls.delete(t)}}function Na(t,e){let n=Co[t.level-1];return a`${H("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],t.deck,o=>e.set({deck:o}))}
    <p class="small explain">${Io[t.deck]}: ${Pr[t.deck]}.</p>
    ${H("level","Level of the Automa",Co.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(t.level),o=>e.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function Ra({totals:t}){if(t.length===0)return u;let e=n=>n===null?"–":x(Math.round(n*10)/10);return a`<section class="panel totals" aria-labelledby="totals-heading">
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
  </section>`}var fo=90,Nh={"*":"special",x:"covered"};function Ba(t,e,n){let{games:o,recent:s,waiting:r,next:i,busy:c,error:l,at:p}=t.store.get();return o.length===0&&s.length===0&&!l?u:a`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${r>0?a`<span class="badge" data-testid="waiting">${r} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(h=>Rh(h,e,n-p))}
      ${s.map(h=>Bh(h,t,e))}
    </ul>
    ${i===null?u:a`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${c?"true":"false"}
            @click=${()=>t.more()}
          >
            Show more
          </button>`}
    <p class="notice" role="alert" ?hidden=${!l} data-testid="games-error">${l}</p>
  </section>`}function Rh(t,e,n){return a`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${$o(t.cells)}
    <a href=${t.url} @click=${S(e)}>${po(t)}</a>
    <span class="standing">${ho(t,n)}</span>
    <span class="small when">${ks(t.last,Date.now())}</span>
  </li>`}function Bh(t,e,n){let o=ks(t.when,Date.now());return a`<li class="game remembered">
    ${$o(".".repeat(81))}
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
  </li>`}function $o(t){let e=new Map;return[...t].forEach((n,o)=>{if(n===".")return;let s=[Math.floor(o/9),o%9];e.set(n,[...e.get(n)??[],s])}),a`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${fo+2} ${fo+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${fo} height=${fo}></rect>
    ${[...e].flatMap(([n,o])=>Dh(n,o))}
  </svg>`}function Dh(t,e){let n=t==="*"||t==="x",o=n?Nh[t]:t;return(n?e.map(s=>[s]):[e]).map(s=>m`<path class="piece" fill=${`url(#fabric-${o})`} d=${q(s,10)}></path>`)}function Da(t,e,n){let{games:o,at:s}=t.store.get(),r=Pa(o);return r?a`<a class="continue" href=${r.url} data-testid="continue" @click=${S(e)}>
    ${$o(r.cells)}
    <span class="continue-words">
      <b>Continue</b>
      <span>${`${po(r)} · ${ho(r,n-s)}`}</span>
      <span class="small">${`${Ca(r)} of 81 spaces sewn`}</span>
    </span>
  </a>`:u}var qa=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function qh(t){return qa.flatMap((e,n)=>[...e].flatMap((o,s)=>o===t?[[n,s]]:[]))}function Hh(t){let e=qh(t),n=`url(#fabric-${t})`;return m`<path class="piece" fill=${n} d=${q(e,10,.25)}></path>
    <path class="stitches" d=${q(e,10,1.1)}></path>`}function Fe(){let t=[...new Set(qa.join(""))].filter(e=>e!==".");return a`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${t.map(Hh)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>I((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function Ha(t,e){let{tables:n,busy:o,error:s}=t.store.get();return a`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${ft.map(({key:r,label:i,note:c})=>a`<button
            type="button"
            data-testid=${`match-${r}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>t.match(r)}
          >
            <b>${i}</b><span class="small">${c}</span>
          </button>`)}
    </div>
    <h3>Open tables</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(r=>Wh(r,t,e)):jh(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!s} data-testid="lobby-error">${s}</p>
  </section>`}function jh(t){return t===null?u:a`<li class="none small">Nobody is waiting at the moment.</li>`}function Wh(t,e,n){let{game:o,name:s,rating:r,yours:i}=t,{busy:c}=e.store.get();return a`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":s}</b>${r===null?u:a` <span class="small">${r}</span>`} <span class="small">${ws(t)}</span></span
    >
    ${i?a`<a class="button" href=${`/game/${o}`} @click=${S(n)}>Open</a>`:a`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${s}: ${ws(t)}`}
            aria-disabled=${c===null?"false":"true"}
            @click=${()=>e.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}function ja(t){let{name:e,audience:n}=At[t-1];return`Level ${t}, ${e}: ${n}.`}var Fh=[["Against the computer","Ten levels, from first game to master",[["computer",""]]],["Two players","",[["person","One screen"],["friend","A friend, by link"],["anyone","Anyone online"]]],["Solo (Automa)","A deck of cards plays the other side",[["automa",""]]]],Yh={computer:"Start",person:"Start",automa:"Start",friend:"Invite a friend",anyone:"Open the table"};function Fa(t,e,n){let{form:o}=t,s=o.opponent==="friend"||o.opponent==="anyone";return a`<form class="panel new-game" @submit=${i=>{i.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${Gh(o,e)}
    <div class="choices">
      ${o.opponent==="computer"?Xh(o,e,n):u}
      ${o.opponent==="person"?Vh(o,e):u}
      ${s?Zh(o,e):u}
      ${o.opponent==="automa"?Na(o,e):u}
    </div>
    <div class="start-bar">
      <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
        ${t.busy?"Starting…":Yh[o.opponent]}
      </button>
      <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
        ${t.error}
      </p>
    </div>
    ${Gn(n)} ${Uh(o,e,s)}
  </form>`}function Uh(t,e,n){return a`<details class="fold more-options">
    <summary data-testid="more-options">More options</summary>
    <div class="choices">
      ${t.opponent==="automa"?u:Kh(t,e)}
      ${H("board","Time board",[["revised","Revised"],["original","Original"]],t.board,o=>e.set({board:o}))}
      ${n&&t.rated?u:Jh(t,e)}
    </div>
  </details>`}function Gh(t,e){return a`<fieldset class="cards">
    <legend class="visually-hidden">Opponent</legend>
    ${Fh.map(([n,o,s])=>Qh(n,o,s,t,e))}
  </fieldset>`}function Qh(t,e,n,o,s){let r=n.some(([c])=>c===o.opponent)?"chosen":"",i=c=>a`<input
      type="radio"
      name="opponent"
      value=${c}
      data-testid=${`opponent-${c}`}
      .checked=${o.opponent===c}
      @change=${()=>s.set({opponent:c})}
    />`;return n.length===1?a`<label class=${`card-choice ${r}`}
      >${i(n[0][0])}<b>${t}</b> <span class="small">${e}</span></label
    >`:a`<div class=${`card-choice ${r}`}>
    <b>${t}</b>
    <div class="ways">
      ${n.map(([c,l])=>a`<label>${i(c)}<span>${l}</span></label>`)}
    </div>
  </div>`}function Vh(t,e){return a`<div class="names">
    ${["First name","Second name"].map((n,o)=>a`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[o]}
            @input=${s=>e.name(o,J(s))}
        /></label>`)}
  </div>`}function Zh(t,e){let n=ft.find(({key:o})=>o===t.speed)??ft[0];return a`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${t.name}
        @input=${o=>e.set({name:J(o)})}
    /></label>
    ${H("clock","Clock",ft.map(({key:o,label:s})=>[o,s]),t.speed,o=>e.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${Wa("rated","Rated","counts for both ratings",t.rated,o=>e.set({rated:o}))}
      ${Wa("takebacks","Takebacks",t.rated?"never in a rated game":"when the other player agrees",t.takebacks&&!t.rated,o=>e.set({takebacks:o}),t.rated)}
    </div>`}function Wa(t,e,n,o,s,r=!1){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${o}
      ?disabled=${r}
      @change=${i=>s(X(i))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function Kh(t,e){let[n,o]=zh(t);return H("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],t.first,s=>e.set({first:s}))}function zh({opponent:t,names:[e,n]}){return t==="person"?[e||"First",n||"Second"]:t==="friend"?["You","Your friend"]:["You",t==="computer"?"Computer":"The other player"]}function Jh(t,e){return a`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:J(n)})}
  /></label>`}function Xh({strength:t},e,n){let o=s=>{e.set({strength:Number(s)}),n.change({strength:Number(s)})};return a`${H("strength","Difficulty",At.map(({level:s})=>[String(s),String(s)]),String(t),o)}
    <p class="small explain" data-testid="strength-words">${ja(t)}</p>`}function Ya({home:t,lobby:e,mine:n},o,s){let r=t.store.get(),i=c=>t.help(c);return a`${N(o)}
    <main class="home">
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>Buy patches with buttons, and leave no holes. Two players, or you alone.</p>
        </div>
        ${Fe()}
        <button type="button" class="how-button" data-testid="how" @click=${()=>i(!0)}>
          ${y("help")}<span>How to play</span>
        </button>
      </div>
      ${Da(n,o,s)} ${Fa(r,t,o)}
      <div class="aside">
        ${Ba(n,o,s)} ${Ha(e,o)} ${ed(o)}
        ${Ra(r)} ${nd(r,t)}
      </div>
    </main>
    ${r.helping?td(()=>i(!1)):u}`}function td(t){return a`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    data-testid="dialog-how"
    @close=${t}
  >
    <div class="panel-head">
      <h2 id="dialog-heading">How to play</h2>
      <button type="button" class="main" @click=${t}>Close</button>
    </div>
    ${Un()}
  </dialog>`}function ed(t){return a`<nav class="more" aria-label="More">
    <a class="button" href="/tournaments" @click=${S(t)}
      >${y("cup")}<span>Tournaments</span></a
    >
    <a class="button" href="/me" @click=${S(t)}
      >${y("person")}<span>Your account and ratings</span></a
    >
  </nav>`}function nd(t,e){return a`<form class="panel opener" @submit=${o=>{o.preventDefault();let s=o.target.elements.namedItem("text");e.open(s.value)}} aria-labelledby="open-heading">
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
          @change=${o=>od(o,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function od(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var sd=5e3,rd=6e4,id=600;async function Ua(t,e,n,o){let s=new ao(e.go,o,e.settings.strength,jt),r=new co({fetch:xs,match:Ss,sit:ze,name:()=>s.ownName,go:e.go}),i=new uo({fetch:vs,remembered:{recent:ae,forget:qi},now:()=>performance.now()});await ld(id,Promise.all([s.count(),r.load(),i.load(),cd(s,n)])),Fn(i.store.get().waiting);let c={home:s,lobby:r,mine:i},l=()=>{P(Ya(c,e,performance.now()),t),Qn(t)};return{draw:l,close:ad(c,n,l)}}function ad({home:t,lobby:e,mine:n},o,s){let r=[t,e,n].map(({store:l})=>l.watch(s));r.push(mo(l=>(l==="lobby"?e:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},sd),c=setInterval(s,rd);return()=>{for(let l of r)l();clearInterval(i),clearInterval(c)}}async function cd(t,e){let n=await Z().catch(()=>null);t.called(n?.name??null),n?.known&&!document.hidden&&e.open()}async function ld(t,e){let n=0,o=new Promise(s=>{n=window.setTimeout(s,t)});await Promise.race([e,o]),clearTimeout(n)}var Et={busy:null,told:{},errors:{}};async function at(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:F(o)}}),!1}}var go=class{constructor(e,n){this.outside=e,this.store=L((o,s)=>({...o,...s}),{...Et,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),"Saved."))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),"Your account is made."))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),s=await this.outside.makePasskey(o),r=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,r,s)}),e===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(e){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),"The passkey is removed."))}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),"Changed. All other browsers are signed out."))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),e?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),e?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}removeBot({id:e,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:e,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==yo)throw new Error(`Type the word “${yo}” first.`);return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return at(this.store,e,n)}},yo="delete";var pe={swiss:"Swiss",round_robin:"Everybody meets once",double_round_robin:"Everybody meets twice"},Ga={swiss:"a few rounds, each against somebody with as many points; up to 64 people",round_robin:"a round robin, up to 16 people",double_round_robin:"a round robin with seats changed, up to 8 people"},bo=class{constructor(e,n){this.outside=e,this.store=L((o,s)=>({...o,...s}),{...Et,listed:n,form:{name:"",kind:"swiss",rounds:"",speed:"none",twice:!0,rated:!1}})}get state(){return this.store.get()}set(e){this.store.dispatch({form:{...this.state.form,...e}})}make(){let{name:e,kind:n,rounds:o,speed:s,twice:r,rated:i}=this.state.form;return at(this.store,"make",async()=>{let{id:c,url:l,invitation:p}=await this.outside.api.makeTournament({name:e.trim(),kind:n,clock:ue(s),board:"revised",twice:r,rated:i,rounds:n==="swiss"&&o?Number(o):null});return this.outside.keepInvitation(c,p),this.outside.go(l),""})}};function Qa({kind:t,state:e,round:n,rounds:o,entrants:s}){let r=e==="open"?"open to join":e==="over"?"over":`round ${n}${o===null?"":` of ${o}`}`;return`${pe[t]}, ${r}, ${v(s,"player")}`}var wo=class{constructor(e,n){this.outside=e,this.store=L((o,s)=>({...o,...s}),{...Et,...n,picture:null,shown:null})}get state(){return this.store.get()}get link(){let{invitation:e}=this.state;return e===null?null:this.outside.origin+e}async load(){try{let e=await this.outside.api.fetchTournament(this.state.tournament.id);this.store.dispatch({tournament:e,errors:{...this.state.errors,read:""}})}catch(e){this.store.dispatch({errors:{...this.state.errors,read:F(e)}})}}show(e){this.store.dispatch({shown:e})}join(e){let{tournament:n,code:o}=this.state;return this.change("players",()=>this.outside.api.join(n.id,o??"",e.trim()||null))}start(){return this.change("organise",()=>this.outside.api.start(this.state.tournament.id))}withdraw(){return this.change("players",()=>this.outside.api.withdraw(this.state.tournament.id))}removeEntrant(e){return this.change("organise",()=>this.outside.api.removeEntrant(this.state.tournament.id,e))}forfeit(e,n){return this.change("organise",()=>this.outside.api.forfeit(this.state.tournament.id,e,n))}change(e,n){return at(this.store,e,async()=>(this.store.dispatch({tournament:await n()}),""))}invite(){return at(this.store,"organise",async()=>{let{invitation:e}=await this.outside.api.inviteAgain(this.state.tournament.id);return this.outside.keepInvitation(e),this.store.dispatch({invitation:e,picture:null}),""})}copy(){return at(this.store,"organise",async()=>(await this.outside.copy(this.link??""),"Copied."))}remove(){return at(this.store,"organise",async()=>(await this.outside.api.removeTournament(this.state.tournament.id),this.outside.go("/tournaments"),""))}};function Os(t){return/^#join=([\w-]+)$/.exec(t)?.[1]??null}function Va({kind:t,rounds:e,clock:n,twice:o,rated:s}){let r=[pe[t]];return e!==null&&r.push(e===1?"1 round":`${e} rounds`),r.push(n===null?"no clock":Zt(n)),o&&r.push("each ring twice, with seats changed"),s&&r.push("rated"),r.join(", ")}function $t({entrants:t,you:e},n){let o=t.find(s=>s.entrant===n)?.name??"?";return n===e?`${o} (you)`:o}function Za({tournament:t,shown:e}){let{schedule:n}=t;return n.find(({round:o})=>o===e)??n.at(-1)??null}function _s(t,e){if(!t.over)return"being played";if(t.winner===null)return"no result";if(t.scores&&(t.reason==="score"||t.reason==="first to 53")){let[o,s]=t.first===e?t.scores:[t.scores[1],t.scores[0]];return`${x(o)} to ${x(s)}`}let n=t.winner===e?"won":"lost";return t.reason==="time"?`${n} on time`:`${n}, resigned`}function Ps({you:t}){return t!==null}var ko={};Ks(ko,{fetchTournament:()=>Is,fetchTournaments:()=>Cs,forfeit:()=>$d,inviteAgain:()=>pd,join:()=>hd,makeTournament:()=>ud,removeEntrant:()=>fd,removeTournament:()=>gd,start:()=>dd,withdraw:()=>md});function Cs(){return b("/api/tournaments")}function ud(t){return b("/api/tournaments",t)}function Is(t){return b(`/api/tournaments/${t}`)}function pd(t){return b(`/api/tournaments/${t}/invitation`,{})}function hd(t,e,n){return b(`/api/tournaments/${t}/join`,{code:e,name:n})}function dd(t){return b(`/api/tournaments/${t}/start`,{})}function md(t){return b(`/api/tournaments/${t}/withdraw`,{})}function fd(t,e){return b(`/api/tournaments/${t}/remove`,{entrant:e})}function $d(t,e,n){return b(`/api/tournaments/${t}/forfeit`,{pairing:e,entrant:n})}async function gd(t){await V(`/api/tournaments/${t}`,{},"DELETE")}var Ye=class{constructor(e,n,o=null){this.outside=e,this.store=L((s,r)=>({...s,...r}),{...Et,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return at(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function Ka(t){return t===404?"Check the link, or make a new one on the other device.":t===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function Ns(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function za(){return Ns()&&await tc()!==null}async function Ja(t){if(await Notification.requestPermission()!=="granted")throw new Error("This browser doesn’t allow notifications here; its settings can change that.");await navigator.serviceWorker.register("/push.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error("This browser can’t be reached by notifications.",{cause:n})}}async function Xa(){let t=await tc();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function tc(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function Rs(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function ec(t){let e=t;return nc(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Bs(t){let e=t;return nc(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function nc(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error("This device has a passkey of this account already.",{cause:e})}throw new Error("No passkey was given. You can try again.")}function R(t,e,n,o){return a`<section
    class=${`panel section-${e}`}
    aria-labelledby=${`${e}-heading`}
    data-testid=${e}
  >
    <h2 id=${`${e}-heading`}>${n}</h2>
    ${o} ${Lt(t,e)}
  </section>`}function Lt(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return a`<div class="outcome">
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
  </button>`}function U(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}function Ue(t,e=""){return a`<label
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
  /></label>`}function Ot(t,e,n,o=""){return a`<label
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
    <label class="tick"><input type="checkbox" @change=${yd} /><span>Show it</span></label>`}function yd(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}var bd=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function oc(t,e,n){let{me:o}=t.state,s=n&&o.passkeys_possible,r=o.account?kd(t,o.account,s):wd(t,e,s);return R(t.state,"account","Account",r)}function wd(t,e,n){let{busy:o}=t.state;return a`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${U(s=>t.makeAccount(s("login"),s("passphrase")))}
    >
      ${Ue("username","(never shown to others)")}
      ${Ot("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?a`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${U(s=>t.addPasskey(s("login")))}>
              ${Ue("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${S(e)}>Sign in</a>
    </p>`}function kd(t,e,n){let{state:o}=t;return a`<p>Signed in as <b data-testid="signed-in-as">${e.login}</b>.</p>
    <div class="row">
      ${T(o,"Sign out","sign-out",()=>t.signOut(!1))}
      ${T(o,"Sign out on all devices","sign-out-everywhere",()=>t.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${e.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${U(s=>t.changePassphrase(e.passphrase?s("old"):null,s("passphrase")))}
      >
        ${e.passphrase?Ot("old","The passphrase until now","current-password"):u}
        ${Ot("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||e.passkeys.length>0?vd(t,e,n):u}`}function vd(t,e,n){let{state:o}=t;return a`<h3>Passkeys</h3>
    <ul class="things">
      ${e.passkeys.map(s=>xd(t,s))}
    </ul>
    ${n?T(o,"Add a passkey","add-passkey",()=>t.addPasskey(null)):u}
    ${e.fresh?u:a`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function xd(t,{id:e,name:n,created:o}){return a`<li>
    <span>${n} <span class="small">since ${bd.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>t.removePasskey(e)}
    >
      Remove
    </button>
  </li>`}var Sd=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function sc(t){let{state:e}=t,{bots:n,token:o}=e,s=a`<details class="fold" ?open=${n.length>0||o!==null}>
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
              @focus=${r=>r.target.select()}
            />
          </p>`:u}
    <ul class="things" data-testid="bot-list">
      ${n.map(r=>Td(t,r))}
    </ul>
    <form class="with-button" @submit=${U(r=>t.makeBot(r("bot")))}>
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
  </details>`;return R(e,"bots","Bots",s)}function Td(t,e){let{state:n}=t,o=a`Remove<span class="visually-hidden"> ${e.name}</span>`;return a`<li>
    <span>
      <b>${e.name}</b>
      <span class="small">${e.online?"listening now":"not connected"}</span>
    </span>
    ${T(n,"New token","new-token",()=>t.makeToken(e),"quiet")}
    ${T(n,o,"remove-bot",()=>t.removeBot(e),"quiet")}
    <ul class="tokens">
      ${e.tokens.map(s=>Md(t,e,s))}
    </ul>
  </li>`}function Md(t,e,{id:n,scope:o,created:s}){return a`<li class="small">
    <span>Token of ${Sd.format(s)}${o==="read"?", only to look":""}</span>
    ${T(t.state,"Revoke","revoke-token",()=>t.revokeToken(e,n),"quiet")}
  </li>`}function rc(t){let{state:e}=t,{link:n}=e;return R(e,"device","Use another device",a`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?Ad(t,n):T(e,"Make a link","make-link",()=>t.makeLink(),"wide")}`)}function Ad(t,{address:e,picture:n}){let{state:o}=t,s=t.outside.share?T(o,"Share…","share-device-link",()=>t.shareLink()):u;return a`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${e}
      @focus=${r=>r.target.select()}
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
    </div>`}function ic(t,e){let{state:n}=t;return R(n,"notices","Notifications",Ed(t,e))}function Ed(t,e){let{state:n}=t;return n.me.push.available?e?a`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?T(n,"Turn off here","stop-notices",()=>t.notify(!1)):T(n,"Tell me","start-notices",()=>t.notify(!0))}`:a`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:a`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function ac(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=a`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >Download your games</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >Download your data</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">Delete me</summary>
      <form class="fields" @submit=${U(s=>t.leave(s("leaving")))}>
        <p class="small">
          Your name, account, ratings and bots are removed for good. Games stay with the other
          players, without your name. Download your games first.
        </p>
        ${n?Ot("leaving","Your passphrase","current-password"):a`<label
                >Type “${yo}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return R(e,"leaving","Your data",o)}var vo={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function Ds({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function lc({opponent:t,level:e}){return t==="person"?"People":t==="computer"?e===null?"Computer":`Computer, level ${e}`:t==="greedy"?"Greedy":"Random"}function uc({history:t}){if(t.length<2)return null;let e=t.map(({rating:r})=>r),{low:n,high:o}=Ld(e),s=e.map((r,i)=>{let c=i/(e.length-1)*240,l=64-(r-n)/(o-n)*64;return[cc(c),cc(l)]});return{path:`M${s.map(r=>r.join(" ")).join("L")}`,end:s.at(-1)??[0,0],low:n,high:o}}function Ld(t){let[e,n]=[Math.min(...t),Math.max(...t)],o=Math.max(0,100-(n-e))/2;return{low:Math.round(e-o),high:Math.round(n+o)}}function cc(t){return Math.round(t*10)/10}function hc(t){let{state:e}=t,{ratings:n,statistics:o,me:s}=e,r=n.length===0&&o.totals.length===0,i=a`${r?a`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?a`<ul class="ratings">
          ${n.map(Od)}
        </ul>`:u}
  ${o.totals.length>0?Pd(o.totals):u}
  ${s.account?Cd(t,s.account.listed):u}`;return R(e,"ratings","Ratings and results",i)}function Od(t){let{deviation:e,games:n,provisional:o}=t;return a`<li data-class=${t.class}>
    <span class="rating-name">${vo[t.class]}</span>
    <b class="rating-value">${Ds(t)}</b>
    <span class="small"
      >± ${Math.round(2*e)},
      ${v(n,"game")}${o?", not settled yet":""}</span
    >
    ${_d(t)}
  </li>`}function _d(t){let e=uc(t),n=t.history[0]?.rating;if(e===null)return u;let[o,s]=e.end;return a`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${vo[t.class]}: from ${n} to ${Ds(t)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${e.path}></path>
    ${m`<circle cx=${o} cy=${s} r="3.5"></circle>
      <text x=${246} y="4">${e.high}</text>
      <text x=${246} y=${68}>${e.low}</text>`}
  </svg>`}function Pd(t){return a`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
              <th scope="row">${lc(e)}</th>
              <td>${vo[e.class]}</td>
              <td>${e.won} of ${e.played}</td>
              <td>${pc(e.mean_margin)}</td>
              <td>${pc(e.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function pc(t){return t===null?"–":x(Math.round(t*10)/10)}function Cd(t,e){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${e}
      @change=${n=>t.list(X(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function dc(t,e,n){let{me:o}=t.state;return a`${N(e)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${Id(t)} ${oc(t,e,n.passkeys)}
        ${o.known?rc(t):u}
        ${o.known?ic(t,n.notices):u}
      </div>
      <div class="column">
        ${hc(t)} ${sc(t)} ${o.known?ac(t):u}
        <p class="small">
          <a href="/" @click=${S(e)}>Back to home</a>
        </p>
      </div>
    </main>`}function Id(t){let{state:e}=t;return R(e,"name","Your name",a`<form class="with-button" @submit=${U(n=>t.rename(n("name")))}>
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
    </form>`)}function mc(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Qe(e,"You are signed in",gc(s.login,e));let r=a`<form
      class="fields"
      @submit=${U(i=>t.signIn(i("login"),i("passphrase")))}
    >
      ${Ue("username")} ${Ot("passphrase","Passphrase","current-password")}
      ${yc(t)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${Lt(o,"passphrase")}
    ${n&&o.me.passkeys_possible?a`<div class="or">
            ${T(o,"Sign in with a passkey","sign-in-passkey",()=>t.signInByPasskey())}
            ${Lt(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${S(e)}>play at once</a>.
    </p>`;return Qe(e,"Sign in",r)}function fc(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Qe(e,"You are signed in",gc(s.login,e));let r=o.link?.name,i=a`<p data-testid="link-whom">
      ${r?a`This browser will play as <b>${r}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${yc(t)}
    <div class="row">
      ${T(o,"Sign in here","link-sign-in",()=>t.signInByLink(n),"main")}
      <a class="button" href="/" @click=${S(e)}>Not now</a>
    </div>
    ${Lt(o,"link")}`;return Qe(e,"Use this device too",i)}function $c(t,e){return Qe(e,"This link no longer works",a`<p data-testid="problem">${t}</p>
      <a class="button main" href="/" @click=${S(e)}>Back to home</a>`)}function Qe(t,e,n){return a`${N(t)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
        ${n}
      </section>
    </main>`}function gc(t,e){return a`<p>You are signed in as <b>${t}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${S(e)}>To your page</a>`}function yc(t){return t.canBring?a`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${t.state.bring}
      @change=${e=>t.setBring(X(e))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var Hs=[["points","Points","Games won; a bye counts as a match that was won"],["direct","Direct","Points among those with equal points"],["buchholz","Buchholz","Points of all opponents"],["sonneborn_berger","S.-B.","Points of the opponents that were beaten (Sonneborn-Berger)"],["wins","Wins","Games won at a table"],["margin","Margin","By how much games were won, less by how much they were lost"]];function bc(t,e,n){let{tournament:o,errors:s}=t.state;return a`${N(e)}
    <main class="tournament" data-state=${o.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${o.name}</h1>
        <p class="small">${Va(o)}</p>
        <p class="notice" role="alert" ?hidden=${!s.read}>${s.read}</p>
      </div>
      ${o.state==="open"?Nd(t,n):u}
      ${o.schedule.length>0?Hd(t,e):u}
      ${o.standings.length>0?Fd(o):u}
      ${o.schedule.length>0?Yd(o):u}
      ${o.state==="running"?Ud(t):u}
      <p class="small">
        <a href="/tournaments" @click=${S(e)}>All your tournaments</a>
      </p>
    </main>`}function Nd(t,e){let{tournament:n}=t.state;return a`${R(t.state,"players","Players",Rd(t,e))}
  ${n.organising?R(t.state,"organise","Invite and start",qd(t)):u}`}function Rd(t,e){let{tournament:n,code:o,invitation:s}=t.state,r=Ps(n),i=!r&&(o!==null||s!==null);return a`<ol class="things" data-testid="entrants">
      ${n.entrants.map(c=>Bd(t,c))}
    </ol>
    ${n.entrants.length===0?a`<p class="small">Nobody has joined yet.</p>`:u}
    ${i?Dd(t,e):u}
    ${r?a`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${T(t.state,"Withdraw","withdraw",()=>t.withdraw())}`:u}
    ${r||i?u:a`<p class="small">To play, open the link that the organiser passes on.</p>`}`}function Bd(t,{entrant:e,name:n,withdrawn:o}){let{tournament:s}=t.state;return a`<li>
    <span>${n}${e===s.you?" (you)":""}${o?", left":""}</span>
    ${s.organising&&e!==s.you&&!o?T(t.state,a`Remove<span class="visually-hidden"> ${n}</span>`,"remove-entrant",()=>t.removeEntrant(e),"quiet"):u}
  </li>`}function Dd(t,e){return a`<form class="with-button" @submit=${U(n=>t.join(n("name")))}>
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
  </form>`}function qd(t){let{state:e,link:n}=t;return a`${n===null?a`<p class="small">This browser has no link; an earlier one becomes void.</p>
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
    </div>`}function Hd(t,e){let{tournament:n}=t.state,o=Za(t.state);return o===null?u:a`<section class="panel pairings" aria-labelledby="pairings-heading">
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
      ${o.pairings.map(s=>jd(t,s,o.round,e))}
    </ul>
    ${Lt(t.state,"organise")}
  </section>`}function jd(t,e,n,o){let{tournament:s}=t.state,{first:r,second:i,points:c,games:l}=e;if(i===null)return a`<li><span>${$t(s,r)}: a bye</span></li>`;let p=[r,i].includes(s.you??0),h=`${$t(s,r)} and ${$t(s,i)}`;return a`<li class=${p?"mine":""}>
    <span class="who-meets">
      ${$t(s,r)} <b>${c[0]} : ${c[1]}</b> ${$t(s,i)}
    </span>
    <span class="row">
      ${l.map((d,f)=>a`<a
            class=${p&&!d.over?"button main":"button"}
            href=${d.url}
            @click=${S(o)}
            aria-label=${`Game ${f+1} of ${h}: ${_s(d,r)}`}
            >${p&&!d.over?"Play":_s(d,r)}</a
          >`)}
    </span>
    ${s.organising&&n===s.round&&l.some(({over:d})=>!d)?Wd(t,e,i):u}
  </li>`}function Wd(t,{pairing:e,first:n},o){let{tournament:s}=t.state;return a`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[n,o].map(r=>T(t.state,`${$t(s,r)} loses`,"forfeit",()=>t.forfeit(e,r)))}
    </div>
  </details>`}function Fd(t){return a`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${t.state==="over"?"Final standings":"Standings"}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${Hs.map(([,e,n])=>a`<th scope="col" title=${n}>${e}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.standings.map(e=>a`<tr class=${e.entrant===t.you?"mine":""}>
                <td>${e.place}</td>
                <th scope="row">${$t(t,e.entrant)}</th>
                ${Hs.map(([n])=>a`<td>${x(e[n])}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${Hs.map(([,e,n])=>a`<div>
              <dt>${e}</dt>
              <dd>${n}.</dd>
            </div>`)}
      </dl>
    </details>
  </section>`}function Yd(t){let{entrants:e,cross_table:n}=t;return a`<section class="panel" aria-labelledby="cross-heading">
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
                <th scope="row">${o}. ${$t(t,o)}</th>
                ${(n[s]??[]).map((r,i)=>a`<td class=${i===s?"self":""}>
                      ${i===s?u:r??"–"}
                    </td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${t.id}/records.pgr`} download>Download all games</a>
    </p>
  </section>`}function Ud(t){return Ps(t.state.tournament)?a`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${T(t.state,"Withdraw","withdraw",()=>t.withdraw(),"danger")}
    ${Lt(t.state,"players")}
  </details>`:u}function kc(t,e){let{listed:n}=t.state;return a`${N(e)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${R(t.state,"make","New tournament",Qd(t))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${n.map(o=>Gd(o,e))}
          </ul>
          ${n.length===0?a`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`:u}
        </section>
        <p class="small"><a href="/" @click=${S(e)}>Back to home</a></p>
      </div>
    </main>`}function Gd(t,e){let{id:n,name:o,organising:s}=t;return a`<li>
    <span>
      <a href=${`/tournaments/${n}`} @click=${S(e)}>${o}</a>
      <span class="small block">${Qa(t)}${s?", yours":""}</span>
    </span>
  </li>`}function Qd(t){let{form:e,busy:n}=t.state;return a`<form class="fields" @submit=${s=>{s.preventDefault(),t.make()}}>
    <label
      >Name
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder="Club evening"
        .value=${e.name}
        @input=${s=>t.set({name:J(s)})}
    /></label>
    ${H("kind","Who meets whom",Object.entries(pe),e.kind,s=>t.set({kind:s}))}
    <p class="small explain">${pe[e.kind]}: ${Ga[e.kind]}.</p>
    ${e.kind==="swiss"?Vd(t):u}
    ${H("clock","Clock",ft.map(({key:s,label:r})=>[s,r]),e.speed,s=>t.set({speed:s}))}
    <div class="ticks">
      ${wc("twice","Each ring twice, with seats changed: the fair form",e.twice,s=>t.set({twice:s}))}
      ${wc("tournament-rated","Rated",e.rated,s=>t.set({rated:s}))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${n!==null}>
      Make the tournament
    </button>
  </form>`}function Vd(t){return a`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${t.state.form.rounds}
      @input=${e=>t.set({rounds:J(e)})}
  /></label>`}function wc(t,e,n,o){return a`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${n}
      @change=${s=>o(X(s))}
    /><span>${e}</span></label
  >`}var Zd=5e3,Kd=[{address:/^\/me()$/,title:"You",open:zd},{address:/^\/sign-in()$/,title:"Sign in",open:Xd},{address:/^\/s\/([\w-]+)$/,title:"Use this device",open:tm},{address:/^\/tournaments()$/,title:"Tournaments",open:em},{address:/^\/tournaments\/(\w+)$/,title:"Tournament",open:nm}];function vc(t){for(let{address:e,title:n,open:o}of Kd){let s=e.exec(t);if(s)return{title:n,open:(i,c)=>o(i,c,s[1])}}return null}async function zd(t,e){let n={},[o,{ratings:s},r,{bots:i},c]=await Promise.all([Z(),js(Ms(),{ratings:[]},"ratings",n),js(As(),{totals:[],automa:[]},"ratings",n),js(Es(),{bots:[]},"bots",n),za()]),l={api:We,drawQr:de,makePasskey:ec,subscribe:Ja,unsubscribe:Xa,go:Ws,copy:jn,origin:location.origin,share:Jd()},p=new go(l,{me:o,ratings:s,statistics:r,bots:i,isNotified:c,errors:n}),h={passkeys:Rs(),notices:Ns()},d=()=>P(dc(p,e,h),t);return{draw:d,close:p.store.watch(d)}}async function js(t,e,n,o){try{return await t}catch(s){return Object.assign(o,{[n]:F(s)}),e}}function Ws(t){location.assign(t)}function Jd(){return"share"in navigator?t=>navigator.share(t):null}async function Xd(t,e){let n=new Ye({api:We,usePasskey:Bs,go:Ws},await Z()),o=()=>P(mc(n,e,Rs()),t);return{draw:o,close:n.store.watch(o)}}async function tm(t,e,n){try{let[o,s]=await Promise.all([Z(),Ts(n)]),r=new Ye({api:We,usePasskey:Bs,go:Ws},o,s),i=()=>P(fc(r,e,n),t);return{draw:i,close:r.store.watch(i)}}catch(o){let s=o instanceof bt?Ka(o.status):null;if(s===null)throw o;return{draw:()=>P($c(s,e),t),close:()=>{}}}}async function em(t,e){let{tournaments:n}=await Cs(),o=new bo({api:ko,keepInvitation:jt,go:e.go},n),s=()=>P(kc(o,e),t);return{draw:s,close:o.store.watch(s)}}async function nm(t,e,n){let[o,s]=await Promise.all([Is(n),Z()]),r=Hn(n),i={api:ko,drawQr:de,copy:jn,go:e.go,origin:location.origin,keepInvitation:h=>jt(n,h)},c=Os(location.hash)??Os(r?.replace(/^[^#]*/,"")??""),l=new wo(i,{tournament:o,code:c,invitation:r}),p=()=>P(bc(l,e,s.name),t);return{draw:p,close:om(l,p)}}function om(t,e){let n=()=>{!document.hidden&&t.state.tournament.state!=="over"&&t.load()},o=setInterval(n,Zd),s=[t.store.watch(e),mo(r=>r==="games"&&n())];return()=>{clearInterval(o);for(let r of s)r()}}function xc(t,e,n){let{yours:o,name:s,game:r}=t;return a`${N(n)}
    <main class="invitation">
      ${Fe()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${s} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${yr(t).map(([i,c])=>a`<div>
                <dt>${i}</dt>
                <dd>${c}</dd>
              </div>`)}
        </dl>
        ${o?sm(r):Jn(e)}
      </section>
    </main>`}function sm(t){return a`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${t}`}>To the table</a>`}function Sc({title:t,text:e},n){return a`${N(n)}
    <main class="invitation">
      ${Fe()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}var Fs=new Map([["classic",Promise.resolve(Ce)]]),Ys="classic";async function Us(t){Ys=t;try{let e=await rm(t);Ys===t&&Tc(t,e)}catch(e){console.warn(`The ${t} edition can’t be loaded:`,e),Ys===t&&!document.querySelector("#fabrics > *")&&Tc("classic",Ce)}}function Tc(t,e){document.documentElement.dataset.edition=t,P(ti(e),document.getElementById("fabrics"))}function rm(t){let e=Fs.get(t);if(e)return e;let o=Promise.all([import(`/editions/${t}.js`),im(t)]).then(([s])=>s.art);return Fs.set(t,o),o.catch(()=>Fs.delete(t)),o}function im(t){let e=`/editions/${t}.css`,n=document.querySelector(`link[href="${e}"]`);return n?.sheet?Promise.resolve():(n?.remove(),new Promise((o,s)=>{let r=document.createElement("link");r.rel="stylesheet",r.href=e,r.onload=()=>o(void 0),r.onerror=()=>s(new Error("its style sheet is missing")),document.head.append(r)}))}function Mc(t,e){let n=t.store.get(),o=t.isSolo?[["automa","Automa (alone)"]]:[...At.map(({level:i,name:c})=>[String(i),`Computer, level ${i}: ${c}`]),["person","Two people here"]],s=n.opponent==="computer"?String(n.strength):n.opponent;return a`<form class="panel play-on" @submit=${i=>{i.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>t.store.dispatch(am(J(i)))}
      >
        ${o.map(([i,c])=>a`<option value=${i} ?selected=${s===i}>${c}</option>`)}
      </select></label
    >
    ${t.isSolo?u:a`<label
            >You are
            <select
              data-testid="on-first"
              @change=${i=>t.store.dispatch({first:J(i)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function am(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Gs(t,e,n,o){let{replay:s,index:r}=t,i=s.frames[r],c=Tt(s);if(n===2&&i.automa)return lm(i,i.automa,c,e,o);let l=`${n===1?"front":"back"} p${n}`;return a`<div class=${`seat ${l}`}>${Zn(i,c,n)}</div>
    <div class=${`spread ${l}`}>${cm(t,e,n,o)}</div>`}function cm({replay:t,index:e,walks:n},o,s,r){let i=t.frames[e];return so({number:s,name:Tt(t)[s-1].name,player:i.players[s-1],patches:o.patches,lettered:r,active:!1,held:!1,ghost:null,cursor:n[s],fresh:kn(i.player===s?[i.move]:[],o.patches)})}function lm(t,e,n,o,s){return a`<div class="seat back p2">${Kn(t,n,e)}</div>
    ${zn(t,e,{turns:e.turns,run:0},o.patches,s)}`}function Ac({replay:t,index:e},n){let o=s=>n.look(s);return oo(Er(t),e,Tt(t),n.patches,o)}function Ec(t,e,n){let o=t.store.get(),{replay:s,index:r}=o,i=s.frames[r],c=Tt(s),{letters:l,look:p}=n.settings,h=()=>n.change({look:p==="cloth"?"thread":"cloth"});return a`${N(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <div class="felt">
        <div class="turn">
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${r===0?"Start":`After move ${r}`}: ${ht(i,c)}
          </h1>
          <p data-testid="turn-reason">${rt(i,c)}</p>
          ${s.comment?a`<p class="notice" data-testid="notice">${s.comment}</p>`:u}
        </div>
        <div class="column own">
          ${Gs(o,t,1,l)} ${Xn(i.ring,t.patches,l)}
        </div>
        <div class="column middle">
          ${ga(i,t.patches,l)} ${Ac(o,t)}
          ${i.result?ro(i,c,u):Mc(e,r)}
        </div>
        <div class="column other">
          ${Gs(o,t,2,l)} ${Mn(i,c,p,h)}
        </div>
      </div>
      <div class="below">${io(i,c,t.patches)}</div>
    </main>`}var nt=document.getElementById("app"),Wt=Ri(),he=null,G=0,Lc=zs(Oc("link[as=fetch]")),Qs=new Je({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:Fn,onNews:Ia});async function Vs(t){ae().length===0||document.hidden||Qs.socket||(t??await um())&&Qs.open()}async function um(){return Z().then(({known:t})=>t,()=>!1)}var et={get settings(){return Wt},logo:Oc("link[rel=icon]"),change(t){Wt={...Wt,...t},Bi(Wt),_c(),t.edition&&Us(t.edition),he?.draw()},go(t){history.pushState(null,"",t),Zs()}};function Oc(t){return document.querySelector(t).href}function _c(){let{theme:t}=Wt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function Ft(t,e,n=null){he?.close(),he=t,Wn(e),Vs(n),window.scrollTo(0,0),t.draw()}function Zs(){G+=1;let t=G,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=r=>{G===t&&Pc(r)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),s=vc(location.pathname);e?fm(e[1]).catch(n):o?$m(o[1]).catch(n):s?hm(s).catch(n):location.pathname!=="/"?Cc("page"):location.hash.length>1?mm(location.hash).catch(n):dm().catch(n)}function Pc(t){if(t instanceof bt&&t.status===404&&pm())return Cc("game");let e=t instanceof Error?t.message:String(t);Ic("This can’t be shown",e)}function pm(){return location.pathname.startsWith("/game/")}function Cc(t){Ic(`We can’t find that ${t}`,"The link may be old, or a letter is wrong.")}function Ic(t,e){Ft({draw:()=>P(a`${N(et)}
        <main class="waiting">
          <h1>${t}</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button main" href="/">Back to home</a>
        </main>`,nt),close:()=>{}},t)}async function hm({title:t,open:e}){let n=G;he||P(ce(et,"One moment…"),nt);let o=await e(nt,et);n===G?Ft(o,t):o.close()}async function dm(){let t=G,n=await Ua(nt,et,Qs,o=>{history.pushState(null,"",o.link||location.pathname),Nc(o).catch(Pc)});t===G?Ft(n,""):n.close()}async function mm(t){let e=G,n=await Ke(t);e===G&&await Nc(n)}async function Nc(t){let e=new hn(t,await Lc),n=new dn(t,et.go,Wt.strength),o=()=>P(Ec(e,n,et),nt),s=[e.store.watch(o),n.store.watch(o)],r=c=>Bn(c,(l,p)=>e.walk(l,p));nt.addEventListener("keydown",r),Ft({draw:o,close:()=>{for(let c of s)c();nt.removeEventListener("keydown",r)}},"A game")}async function fm(t){let e=G;he||P(ce(et,"Opening the table…"),nt);let[n,o]=await Promise.all([Js(t),Lc]);if(e!==G)return;let s=n.seats.some(r=>r.yours);Ft(Aa(nt,n,o,et),"Game",s)}async function $m(t){let e=G;he||P(ce(et,"Opening the invitation…"),nt);try{let n=await er(t);if(e!==G)return;let o=new Kt({me:Z,sit:r=>nr(t,r),go:et.go}),s=()=>P(xc(n,o,et),nt);Ft({draw:s,close:o.store.watch(s)},"Invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof bt?gr(n.status):null;if(!o)throw n;if(e!==G)return;Ft({draw:()=>P(Sc(o,et),nt),close:()=>{}},"Invitation")}}_c();window.addEventListener("popstate",Zs);window.addEventListener("online",()=>Vs(null));document.addEventListener("visibilitychange",()=>Vs(null));window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Us(Wt.edition).then(Zs);
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
