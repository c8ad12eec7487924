var na=Object.defineProperty;var oa=(t,e)=>{for(var n in e)na(t,n,{get:e[n],enumerable:!0})};var wt=class extends Error{constructor(e,n){super(e),this.status=n}};async function b(t,e,n){return JSON.parse(await K(t,e,n))}async function K(t,e,n="POST"){let o=await sa(t,e,n),s=await o.text();if(o.ok)return s;let r=ra(s)??`The server answered with status ${o.status}.`;throw new wt(r,o.status)}async function sa(t,e,n){try{return await fetch(new URL(t,import.meta.url),e&&{method:n,headers:{"content-type":"application/json"},body:JSON.stringify(e)})}catch(o){throw new Error("The server can’t be reached. Is it still running?",{cause:o})}}function ra(t){try{let{error:e}=JSON.parse(t);return typeof e=="string"?e:null}catch(e){if(e instanceof SyntaxError)return null;throw e}}function Jo(t="/api/patches"){return b(t)}function Xo(t){return b(`/api/games/${t}`)}function Ae(t){return b("/api/games",t)}function ts(){return b("/api/solo")}function Me(t){return b("/api/replay",{text:t})}function es(t){return b(`/api/games/${t}/replay`)}function J(){return b("/api/me")}function ns(t){return b(`/api/invitations/${t}`)}function os(t,e){return b(`/api/invitations/${t}`,{name:e})}function ss(t){return b(`/api/games/${t}/invitation`,{})}function Ee(t,e){return b(`/api/games/${t}/seat`,{name:e})}function Le(t){return K("/api/qr",{path:t})}function rs(t){return b("/api/reports",t)}var Oe=class{constructor(e){this.outside=e,this.socket=null,this.retry=null,this.wait=1e3,this.attempts=0,this.isLive=!1}open(){if(this.retry!==null&&this.outside.forget(this.retry),this.retry=null,this.socket)return;this.attempts+=1;let e=this.outside.open();this.socket=e,e.onopen=()=>{this.wait=1e3,this.attempts=0,this.isLive=!0},e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e)}received(e){let n=JSON.parse(e);n.type==="games"&&this.outside.onWaiting(n.waiting),(n.type==="games"||n.type==="lobby")&&this.outside.onNews(n.type)}closed(e){this.socket===e&&(this.socket=null,this.isLive=!1,!(this.attempts>=8)&&(this.retry=this.outside.later(()=>this.open(),this.wait),this.wait=Math.min(6e4,this.wait*2)))}};var ct=[1,2];function Jt(t){return t===1?2:1}function ia(t){return ct.filter(e=>t[e-1].yours)}function T({seats:t}){return t.some(e=>e.yours)}function Hn({mode:t,seats:e}){let n=ia(e);return t==="remote"&&n.length===1?n[0]:null}function Pt(t){return ct.find(e=>t[e-1].kind==="open")??null}function Xt({seats:t}){let e=Pt(t);return e===null?"":t[e-1].name}function M({stage:t,seats:e}){return t!=="over"&&Pt(e)!==null}function te({stage:t,result:e}){return t==="over"&&e===null}function I([t,e]){return`${"abcdefghi"[e]}${t+1}`}function lt(t){return/^[a-i][1-9]$/.test(t)?[Number(t[1])-1,t.charCodeAt(0)-97]:null}function X(t,e){return t[0]===e[0]&&t[1]===e[1]}function F(t){return[Math.max(...t.map(e=>e[0]))+1,Math.max(...t.map(e=>e[1]))+1]}function ut(t,[e,n]){return t.map(([o,s])=>[o+e,s+n])}function ee(t,[e,n]){let[o,s]=F(t);return[is(e,9-o),is(n,9-s)]}function is(t,e){return Math.max(0,Math.min(e,t))}function Pe([t,e],[n,o],s){return s==="right"?[e,n-1-t]:s==="left"?[o-1-e,t]:[t,o-1-e]}function as(t,e,n){let[o,s]=e,r=n>=4?Pe(t,e,"flip"):t;for(let i=0;i<n%4;i+=1)r=Pe(r,[o,s],"right"),[o,s]=[s,o];return r}function pt(t){let[e,n]=F(t),o=([s,r])=>Math.abs(s-(e-1)/2)+Math.abs(r-(n-1)/2);return t.reduce((s,r)=>o(r)<o(s)?r:s)}function Ce(t){let e=new Set,n=[];for(let o=0;o<t.length;o+=1){if(t[o]!=="."||e.has(o))continue;let s=[],r=[o];e.add(o);for(let i=r.pop();i!==void 0;i=r.pop()){s.push([Math.floor(i/9),i%9]);for(let a of aa(i))t[a]==="."&&!e.has(a)&&(e.add(a),r.push(a))}n.push(s.sort((i,a)=>i[0]-a[0]||i[1]-a[1]))}return n.sort((o,s)=>s.length-o.length)}function aa(t){let e=t%9,n=[t-9,t+9];return e>0&&n.push(t-1),e<8&&n.push(t+1),n.filter(o=>o>=0&&o<81)}var ca=3;function Ct(t,e){let n=new Set(Ce(t).map(String));return Ce(la(t,e)).filter(s=>s.length<=ca&&!n.has(String(s)))}function la(t,e){let n=[...t];for(let[o,s]of e)n[o*9+s]="x";return n.join("")}function cs(t){let e=49;for(let n=0;n<3;n+=1)for(let o=0;o<3;o+=1){let s=0;for(let r=n;r<n+7;r+=1)s+=t.slice(r*9+o,r*9+o+7).split(".").length-1;e=Math.min(e,s)}return e}function N(t,e,n=0){let o=new Set(t.map(String)),s=new Map;for(let[i,a]of t)for(let l=0;l<4;l+=1){let[p,h]=_e[(l+3)%4];if(o.has(String([i+p,a+h])))continue;let d=ua[l],g=[i+d[0],a+d[1]],v=[g[0]+_e[l][0],g[1]+_e[l][1]];s.set(String(g),[...s.get(String(g))??[],{to:v,direction:l}])}let r="";for(;s.size>0;)r+=pa(s,e,n);return r}var _e=[[0,1],[1,0],[0,-1],[-1,0]],ua=[[0,0],[0,1],[1,1],[1,0]];function pa(t,e,n){let o=t.keys().next().value,s=[],r=o,i=-1;do{let l=t.get(r),p=Math.max(0,l.findIndex(v=>v.direction===(i+1)%4)),h=l.splice(i<0?0:p,1)[0];l.length===0&&t.delete(r);let[d,g]=r.split(",").map(Number);h.direction!==i&&s.push({at:[d,g],direction:h.direction}),i=h.direction,r=String(h.to)}while(r!==o);return s.length>1&&s[0].direction===i&&s.shift(),`M${s.map(({at:l,direction:p},h)=>{let d=s[(h+s.length-1)%s.length].direction,[g,v]=[d,p].map(A=>_e[(A+1)%4]).reduce((A,Q)=>[A[0]+Q[0],A[1]+Q[1]]);return`${l[1]*e+v*n} ${l[0]*e+g*n}`}).join("L")}Z`}function k(t,e){return t===1?`1 ${e}`:`${t} ${/(s|x|ch)$/.test(e)?`${e}es`:`${e}s`}`}function ot(t){return t.length<2?t.join(""):`${t.slice(0,-1).join(", ")} and ${t[t.length-1]}`}function x(t){return t<0?`−${-t}`:String(t)}function ne(t){let e=t.income?`${t.income} income`:"no income",{name:n,squares:o,buttons:s,time:r}=t,i=`costs ${k(s,"button")}`;return`${n}, ${k(o,"square")}, ${i}, ${r} time, ${e}`}function m(t,e){let{name:n,yours:o,kind:s}=t[e-1];return o&&!t[2-e].yours?"You":s==="open"?n||"Open seat":n==="You"?`Player ${e}`:n}function It(t){return t==="You"?"You are":`${t} is`}function kt(t,e){if(t.result){let s=m(e,t.result.winner);return s==="You"?"You win":`${s} wins`}if(te(t))return"Game aborted";let n=m(e,t.turn),o=n==="You"?"Your":`${n}’s`;return t.stage==="special_patch"?`${o} special patch`:`${o} turn`}function Z(t,e){if(t.result)return ha(t,e);if(te(t))return"It was called off at the start, and nothing is counted.";let n=m(e,t.turn);if(t.stage==="special_patch")return`${n} crossed a special patch: it goes on any empty space.`;let o=t.players[t.turn-1].time,s=t.players[2-t.turn].time;return o===s?o===0?`${It(n)} player 1 and begin${n==="You"?"":"s"}.`:`Both are on space ${o}, and ${n==="You"?"your":"this"} token is on top.`:`${It(n)} behind: ${o} against ${s}.`}function ha(t,e){if(!t.result)return"";let{winner:n,scores:o,reason:s}=t.result,r=`${x(o[n-1])} to ${x(o[2-n])}`,i=m(e,3-n);return s==="resignation"?`${i} resigned; the scores stood at ${r}.`:s==="time"?`${i} ran out of time; the scores stood at ${r}.`:s==="first to 53"?`${r}: equal scores, and the winner reached space 53 first.`:`The final scores are ${r}.`}function Ie(t,e){let{consequence:n}=t,o=[`advance ${n.time-e}`,`+${k(n.earned,"button")}`];return n.income_marks.length>0&&o.push(`income ${n.income}`),n.special_patch&&o.push("special patch"),`Pass: ${o.join(", ")}`}function ht(t,e){return t==="pass"?"passed":t==="A:pass"?"advanced":t.startsWith("A:")?`took ${e[t[2]]?.name??t[2]}`:t.startsWith("+")?`special patch on ${t.slice(1)}`:`${e[t[0]]?.name??t[0]} at ${t.slice(2)}`}function st(t,e,n){let o=t.filter(([s,r])=>e[s*9+r]!==".").map(I);return o.length>0?o.length>4?`overlaps at ${k(o.length,"space")}`:`overlaps at ${ot(o)}`:n&&!n.available?n.reason??"can’t be bought now":null}function jn(t){let e=I(t[0]);return t.length===1?`single hole ${e}`:`hole of ${t.length} at ${e}`}function Ne(t,e,n,o,s){let{consequence:r}=t,i=o.players[o.turn-1],a=[{kind:"buttons",text:`Buttons ${i.buttons} → ${x(r.buttons)}`},{kind:"time",text:`Time ${i.time} → ${r.time}`}];return r.income_marks.length>0&&a.push({kind:"income",text:`Income +${r.income} at ${ot(r.income_marks.map(String))}`}),r.special_patch&&a.push({kind:"special",text:"Special patch"}),n&&a.push({kind:"tile",text:"Special tile +7"}),e.length>0&&a.push({kind:"holes",text:`Makes ${ot(e.map(jn))}`}),a.push({kind:"next",text:da(t,o,s)}),a}function da({consequence:t},e,n){if(t.next===null)return"Then the game is over";let o=m(n,t.next);return`Next: ${o==="You"?"you":o}${t.next===e.turn?" again":""}`}function ls(t,e,n){let o=I(t);return e==="."?`${o}, empty`:e==="*"?`${o}, special patch`:`${o}, ${n[e]?.name??"covered"}`}function Re(t){let e=Ce(t),n=e.reduce((i,a)=>i+a.length,0),o=[`${81-n} covered, ${n} empty`],s=e.filter(i=>i.length===1).map(i=>I(i[0]));s.length>0&&o.push(`single ${s.length>1?"holes":"hole"} ${s.join(" ")}`),n>0&&o.push(`largest empty region ${e[0].length}`);let r=cs(t);return o.push(r===0?"a full 7 by 7":`${k(r,"space")} from a 7 by 7`),`${o.join("; ")}.`}function vt(t,e){let{to_income:n,to_special_patch:o,time:s}=t.players[e-1],r=t.time_board.last-s;if(r===0)return"at the end";let i=[];return n!==null&&i.push(`income in ${n}`),o!==null&&i.push(`special patch in ${o}`),i.push(`end in ${r}`),i.join(", ")}function Be(t,e){let n=e[t.letter],o=n.orientations[t.orientation],[s,r]=F(o),i=ut(o,[t.row,t.column]),a=I([t.row+s-1,t.column+r-1]),l=I([t.row,t.column]);return`${n.name} (${t.letter}), ${i.length} squares, ${l} to ${a}`}var q=1e3,xt=60*q,Nt=60*xt,tt=24*Nt,Fn=9900,ma=[10,30,60];function Rt(t){let e=/^(\d+)d$/.exec(t);if(e)return{kind:"days",main:Number(e[1])*tt,extra:0};let[n,o]=t.split(/[+~]/).map(s=>Number(s)*q);return{kind:t.includes("~")?"delay":"increment",main:n,extra:o}}function qe(t){if(t===null)return"no clock";let{kind:e,main:n,extra:o}=Rt(t);if(e==="days")return`${k(n/tt,"day")} for each turn`;let s=us(n);if(o===0)return`${s} for the whole game`;let r=k(o/q,"second");return e==="delay"?`${s}, and ${r} of delay in each turn`:`${s}, and ${r} more for each turn`}function De(t){let{kind:e,main:n,extra:o}=Rt(t);if(e==="days")return`${k(n/tt,"day")} a turn`;let s=n%xt===0?`${n/xt} min`:`${n/q} s`;return o===0?s:`${s} ${e==="delay"?"~":"+"} ${o/q} s`}function us(t){return[[Math.floor(t/Nt),"hour"],[Math.floor(t%Nt/xt),"minute"],[Math.floor(t%xt/q),"second"]].filter(([o])=>o>0).map(([o,s])=>k(o,s)).join(" ")||"no time"}function ps(t,{now:e},n){return e===null?null:t?.now===e?t:{now:e,at:n}}function oe(t,e,n,o){let s=t.left[e-1];if(t.running!==e)return Math.max(0,s);let{kind:r,extra:i}=Rt(t.control),a=r==="delay"?i:0,l=n.now+(o-n.at)-t.since;return Math.max(0,s-Math.max(0,l-a))}function We(t){if(t<=Fn)return`0:0${(Math.ceil(t/100)/10).toFixed(1)}`;if(t>=tt)return`${Math.floor(t/tt)} d ${Math.floor(t%tt/Nt)} h`;let e=Math.ceil(t/q),n=[Math.floor(e/60)%60,e%60],o=Math.floor(e/3600),s=n.map((r,i)=>i===0&&o===0?String(r):String(r).padStart(2,"0"));return o?[o,...s].join(":"):s.join(":")}function hs(t){if(t<=0)return"no time left";if(t>=tt){let e=Math.floor(t%tt/Nt),n=k(Math.floor(t/tt),"day");return e?`${n} ${k(e,"hour")}`:n}return us(Math.ceil(t/q)*q)}function ds(t,e){let{kind:n,main:o}=Rt(t);return n==="days"?e<6*Nt:e<Math.max(10*q,Math.min(xt,o/10))}function ms(t,e){return ma.find(o=>t>o*q&&e<=o*q&&e>0)??null}function fs(t){return t<=0?null:t>=tt?xt:t<=Fn?t%100||100:Math.min(t%q||q,t-Fn)}function gs(t){return t===404?{title:"This invitation is not known",text:"Check the link, or ask for a new one: an earlier link is void once a new one is made."}:t===410?{title:"This invitation is no longer open",text:"It was used already, or it has expired. Ask for a new link."}:null}function $s({board:t,clock:e,takebacks:n,rated:o,seed_chosen:s,seat:r}){return[["You sit as",r===1?"player 1, who begins":"player 2"],["Clock",e===null?"none: take all the time you need":qe(e)],["Time board",t==="revised"?"revised":"original"],["Circle of patches",s?"chosen by the other player":"drawn by lot"],["Takebacks",n?"when the other player agrees":"none"],["Rating",o?"counts for both ratings":"not rated"]]}function E(t,e){let n=e,o=!1,s=new Set,r=()=>{o=!1;for(let i of[...s])i(n)};return{get:()=>n,dispatch(i){let a=t(n,i);a!==n&&(n=a,o||queueMicrotask(r),o=!0)},watch(i){return s.add(i),()=>s.delete(i)}}}var Bt=class{constructor(e){this.outside=e,this.store=E((n,o)=>({...n,...o}),{name:"",busy:!1,error:""})}get state(){return this.store.get()}async ask(){try{let{name:e}=await this.outside.me();this.state.name===""&&this.store.dispatch({name:e??""})}catch(e){this.store.dispatch({error:ys(e)})}}write(e){this.store.dispatch({name:e,error:""})}async sit(){let{name:e,busy:n}=this.state;if(!n){this.store.dispatch({busy:!0,error:""});try{let{url:o}=await this.outside.sit(e.trim()||null);this.outside.go(o)}catch(o){this.store.dispatch({busy:!1,error:ys(o)})}}}};function ys(t){return t instanceof Error?t.message:String(t)}function bs(t,e){return[...t].filter(n=>n[0]===String(e)).map(n=>lt(n.slice(1))).sort((n,o)=>n[0]-o[0]||n[1]-o[1])}function ws(t,e){let n=o=>Math.abs(o[0]-e[0])+Math.abs(o[1]-e[1]);return t.reduce((o,s)=>n(s)<n(o)?s:o,t[0]??e)}function ks(t,e,[n,o]){let s=i=>(i[0]-e[0])*n+(i[1]-e[1])*o,r=i=>Math.abs((i[0]-e[0])*o+(i[1]-e[1])*n);return t.filter(i=>s(i)>0).sort((i,a)=>r(i)+s(i)-r(a)-s(a)||r(i)-r(a)).at(0)}function vs(t,e,n){let o=r=>(r[0]-e[0])*9+r[1]-e[1];return(n?[...t].reverse().find(r=>o(r)<0):t.find(r=>o(r)>0))??t[n?t.length-1:0]}var Ss={letter:null,orientations:{},origin:null,set:!1,anchor:[0,0],cursor:[4,4]},Yn={up:[-1,0],down:[1,0],left:[0,-1],right:[0,1]};function He(t){return{letter:"+",patch:{orientations:{0:[[0,0]]},turns:{0:{right:0,left:0,flip:0}}},placements:new Set(t.map(e=>`0${e}`))}}function W(t,e){return t.orientations[e]??0}function dt(t,e){return e.patch.orientations[W(t,e.letter)]}function z(t,e){return t.origin?ut(dt(t,e),t.origin):[]}function Dt(t,e){return t.origin?`${W(t,e.letter)}${I(t.origin)}`:null}function je(t,e){let n=Dt(t,e);return n!==null&&e.placements.has(n)}function Fe(t,e){let n=Dt(t,e);return n===null||!e.placements.has(n)?null:e.letter==="+"?`+${n.slice(1)}`:e.letter+n}function Un(t,e,n){switch(n.type){case"choose":return ga(t,n.choice,n.anchor);case"cancel":return e?{...t,letter:null,origin:null,set:!1}:t;case"arrow":return e?ya(t,e,n.direction):{...t,cursor:se(t.cursor,n.direction)};default:return e?fa(t,e,n):t}}function fa(t,e,n){switch(n.type){case"hover":return t.set?t:xs(t,e,n.cell,!1);case"leave":return t.set||!t.origin?t:{...t,origin:null};case"set":return xs(t,e,n.cell,!0);case"hold":return{...t,anchor:n.anchor,set:!1};case"put":return qt({...t,orientations:{...t.orientations,[e.letter]:n.orientation},anchor:pt(e.patch.orientations[n.orientation])},e,n.origin);case"show":return t.origin?{...t,set:!0}:Ye(t,e);case"jump":return ba(t,e,n.direction);case"next":return wa(t,e,n.back??!1);case"turn":return ka(t,e,n.how);case"cycle":return va(t,e)}}function ga(t,e,n){let o={...t,letter:e.letter,origin:null,set:!1};return{...o,anchor:n??pt(dt(o,e))}}function xs(t,e,n,o){let s=dt(t,e),r=ee(s,[n[0]-t.anchor[0],n[1]-t.anchor[1]]),i=Ts(t,e,r);return t.origin&&X(t.origin,i)&&t.set===o&&X(t.cursor,n)?t:{...t,origin:i,set:o,cursor:n}}function Ts(t,e,n){let o=W(t,e.letter),s=[[0,0],[-1,0],[1,0],[0,-1],[0,1],[-1,-1],[-1,1],[1,-1],[1,1]];for(let[r,i]of s){let a=[n[0]+r,n[1]+i];if($a(a)&&e.placements.has(o+I(a)))return a}return n}function $a([t,e]){return t>=0&&e>=0&&t<9&&e<9}function qt(t,e,n){let o=dt(t,e),s=ee(o,n),r=o.some(i=>X(i,t.anchor))?t.anchor:pt(o);return{...t,origin:s,set:!0,anchor:r,cursor:[s[0]+r[0],s[1]+r[1]]}}function Ye(t,e){let{anchor:n,cursor:o}=t,s=Gn(t,e),r=[o[0]-n[0],o[1]-n[1]];return qt(t,e,ws(s,r))}function Gn(t,e){return bs(e.placements,W(t,e.letter))}function ya(t,e,n){if(!t.origin)return Ye(t,e);let[o,s]=Yn[n];return qt(t,e,[t.origin[0]+o,t.origin[1]+s])}function se([t,e],n){let[o,s]=Yn[n];return ee([[0,0]],[t+o,e+s])}function ba(t,e,n){if(!t.origin)return Ye(t,e);let o=ks(Gn(t,e),t.origin,Yn[n]);return o?qt(t,e,o):{...t,set:!0}}function wa(t,e,n){let o=Gn(t,e),s=t.origin;return o.length===0?s?{...t,set:!0}:Ye(t,e):s?qt(t,e,vs(o,s,n)):qt(t,e,o[n?o.length-1:0])}function ka(t,e,n){let o=W(t,e.letter),s=Pe(t.anchor,F(dt(t,e)),n);return As(t,e,e.patch.turns[o][n],s)}function va(t,e){let n=Object.keys(e.patch.orientations).map(Number).sort((s,r)=>s-r),o=n[(n.indexOf(W(t,e.letter))+1)%n.length];return As(t,e,o,pt(e.patch.orientations[o]))}function As(t,e,n,o){let s={...t,orientations:{...t.orientations,[e.letter]:n},anchor:o};if(!t.origin)return s;let r=[t.origin[0]+t.anchor[0],t.origin[1]+t.anchor[1]],i=ee(dt(s,e),[r[0]-o[0],r[1]-o[1]]),a=Ts(s,e,i);return{...s,origin:a,cursor:[a[0]+o[0],a[1]+o[1]]}}function mt(t){let e={yours:!1,away:!1,bot:!1,rating:null};return[1,2].map(n=>{if(n===2&&t.frames[0]?.automa)return{...e,name:"Automa",kind:"automa"};let o=t.tags[`Player${n}`],s=o&&o!=="?"?o:`Player ${n}`;return{...e,name:s,kind:"person"}})}function Ms(t){return t.frames.slice(1).map(({move:e,player:n},o)=>({number:o+1,player:n??1,move:e??"pass"}))}var Ue=class{constructor(e,n){this.patches=n;let o={replay:e,index:e.frames.length-1,walks:{1:[4,4],2:[4,4]}};this.store=E((s,r)=>({...s,...r}),o)}look(e){let n=this.store.get().replay.frames.length-1;this.store.dispatch({index:Math.max(0,Math.min(n,e))})}walk(e,n){let{walks:o}=this.store.get();this.store.dispatch({walks:{...o,[e]:se(o[e],n)}})}};function xa(t,e){let[n,,...o]=t.link.split(","),s=t.frames.slice(1,e+1).filter(({move:r})=>!r?.startsWith("A:")).map(({move:r})=>r==="pass"?".":r);return[n,s.join(""),...o].join(",")}var Ge=class{constructor(e,n,o){this.replay=e,this.go=n;let s={opponent:this.isSolo?"automa":"computer",strength:o,first:"you",busy:!1,error:""};this.store=E((r,i)=>({...r,...i}),s)}get isSolo(){return this.replay.frames[0].automa!==null}async start(e){this.store.dispatch({busy:!0,error:""});try{let{url:n}=await Ae(this.wanted(e));this.go(n)}catch(n){let o=n instanceof Error?n.message:String(n);this.store.dispatch({busy:!1,error:o})}}wanted(e){let{replay:n}=this,{opponent:o,strength:s,first:r}=this.store.get(),{automa:i}=n.frames[0],a=i&&o==="automa"?{deck:i.deck,level:i.level}:null,l=o==="computer"?{level:s}:null,p=o==="person"?mt(n).map(({name:d})=>d):null,h=xa(n,e);return{opponent:o,...a,...l,first:r,board:"revised",seed:null,from:h,names:p}}};var Vn=[{level:1,numeral:"I",name:"Intern",counts:"only the special tile counts; its marker is on 52"},{level:2,numeral:"II",name:"Apprentice",counts:"the buttons it holds count; marker on 44"},{level:3,numeral:"III",name:"Fellow",counts:"the buttons it holds count, and 1 for each patch with buttons; marker on 41"},{level:4,numeral:"IV",name:"Master",counts:"the buttons it holds and those printed on its patches count; marker on 38"},{level:5,numeral:"V",name:"Legend",counts:"the buttons it holds, those on its patches, and 1 for each patch with buttons count; marker on 35"}],Qn={normal:"Normal deck",tactical:"Tactical deck"},Es={normal:"nothing is known of the next card",tactical:"the budget of the next card is shown beforehand"},Ls={NO_OVERTAKE:["No overtaking","not past your token"],MOST_BUTTONS:["Most buttons","most printed buttons"],LARGEST:["Largest","most squares"],FURTHEST:["Furthest","furthest from the neutral token"]};function Os(t){return Ls[t]?.[0]??t}function re({score_parts:t}){let e=t;return[["Special tile",e.special_tile],["Buttons it holds",e.buttons_held],["Patches with buttons",e.patches_with_buttons],["Buttons on its patches",e.buttons_on_patches]]}function Ve(t){return t!==null&&t.stage==="card"&&t.seats.some(e=>e.yours)}function Qe(t){return t.mode==="solo"&&t.moves.at(-1)?.player===2&&t.result?.reason!=="resignation"}function Zn(t,e){return`${e[t]?.name??t} (${t})`}function zn(t,e){return ot([...t].map(n=>Zn(n,e)))}function Kn({number:t,budget:e,income:n}){return`Card ${t}: budget ${e}, income ${n}`}function Jn({affordable:t,choices:e,card:n},o){return t.length===0?`Budget ${n.budget} buys none of the ${e.length}: it advances.`:t.length===1?`Budget ${n.budget} buys only ${Zn(t,o)}.`:`Budget ${n.budget} buys ${zn(t,o)}.`}function Xn({filter:t,left:e,skipped:n},o){let[s,r]=Ls[t]??[t,t];return n?`${s}: would leave none, skipped.`:`${s} (${r}): leaves ${zn(e,o)}.`}function to(t,e){let{taken:n,start:o,stop:s,income_marks:r,income:i,special_patches:a}=t,l=[n?`Takes ${Zn(n,e)}; token ${o} → ${s}.`:`Token ${o} → ${s}, no buttons for it.`],p=i?`+${k(i,"button")}`:"this card gives none";return r.length>0&&l.push(`Income at ${ot(r.map(String))}: ${p}.`),a.length>0&&l.push(`The special patch at ${ot(a.map(String))} is out of the game.`),t.reaches_marker&&l.push(t.takes_special_tile?"Reaches its marker and gets the special tile, 7 points.":"Reaches its marker; the special tile is gone already."),l}function Ze(t,e){return[`Automa: ${Kn(t.card)}.`,Jn(t,e),...t.steps.map(n=>Xn(n,e)),...to(t,e)].join(" ")}function eo({pile:t,aside:e,discards:n}){let o=[`${k(t,"card")} in the pile`];return e>0&&o.push(`${e} put aside unseen`),o.push(n.length?`turned: ${n.join(", ")}`:"none turned since the shuffle"),`${o.join("; ")}.`}function ie({deck:t,numeral:e,name:n}){return`${Qn[t]}, level ${e}, ${n}`}function St({marker:t,marker_on_board:e}){return e?`Its marker is on space ${t}.`:"Its marker has left the board."}function Sa(t){let e=re(t).filter(([,n])=>n>0).map(([n,o])=>`${n.toLowerCase()} ${o}`);return`Score ${x(t.score)}${e.length?`: ${e.join(", ")}`:""}.`}function ze({players:t,result:e},n,o){let s=[[n.with_buttons,"with buttons"],[n.without_buttons,"without buttons"]].map(([i,a])=>k(i.length,"patch")+(i?` ${a}: ${zn(i,o)}`:` ${a}`)),r=n.budget!==null&&!e?`the next one has budget ${n.budget}; `:"";return[`${ie(n)}.`,`It holds ${k(t[1].buttons,"button")}; ${s.join("; ")}.`,Sa(t[1]),St(n),`Cards: ${r}${eo(n)}`].join(" ")}function ae(t){return t.stage!=="over"&&!M(t)&&t.seats[t.turn-1].yours}function O(t){return t.table!==null&&!t.looking&&!t.pending&&ae(t.table)}function rt({table:t,looking:e,pending:n}){return Ve(t)&&!e&&!n}function ce(t){return t!==null&&t.mode!=="screen"&&t.mode!=="remote"}function Wt(t){return O(t)&&ce(t.table)}function Tt({table:t,pending:e}){return t!==null&&t.can_undo&&e===null&&T(t)}function no(t){return t.looking?t.looking.frames[t.looking.index]:t.table}function S(t,e){return t.table?.options.find(n=>n.letter===e)}function Ht(t){return t.options.flatMap(e=>e.letter===null?[]:[e.letter])}function At(t,e){let n=S(t,e);return n?{letter:e,patch:t.patches[e],placements:new Set(n.placements??[])}:null}function B(t){let{letter:e}=t.placement;return!t.table||e===null?null:e==="+"?He(t.table.special_cells):At(t,e)}function jt(t){let{table:e}=t;if(!e)return 1;let n=[1,2].filter(o=>e.seats[o-1].yours);return n.length===1?n[0]:n.length===2?no(t)?.turn??1:1}function Ke(t,e){let{table:n,placement:o}=t;return!n||o.letter===null?!1:o.letter==="+"?n.special_cells_7x7.includes(e.slice(1)):S(t,o.letter)?.completes_7x7?.includes(e)??!1}function le(t,e){if(!t||t==="pass"||t.startsWith("A:"))return null;let n=lt(t.slice(-2));return{shape:t.startsWith("+")?[[0,0]]:e[t[0]].orientations[t[1]],origin:n}}var _s=16;function oo(t,e){let n=Hn(e);return n!==null&&Ta(t,e,n)||Ea(t,e,n)||{text:t.told||La(e),actions:[],urgent:!1}}function Ps(t,e,n){return n==="rematch"?so(e):oo(t,e).actions.some(([o])=>o===n)}function so(t){let e=Hn(t);return e===null||t.stage!=="over"||Pt(t.seats)!==null?!1:t.rematch.game===null&&!t.rematch.asked.includes(e)}function Ta(t,e,n){return M(e)?null:e.stage==="over"?Ma(e,n):Aa(t,e,n)}function Aa({fallen:t},e,n){let o=ro(e.seats,Jt(n));return e.offer&&e.offer.seat!==n?{text:`${o} asks to take back a move.`,actions:[["accept","Accept"],["decline","Decline"]],urgent:!0}:t===Jt(n)?{text:`${o}’s time is up.`,actions:[["claim","Claim the win"]],urgent:!0}:t===n?{text:`Your time is up. Until ${o} claims the win you may still move.`,actions:[],urgent:!0}:e.offer?{text:`You asked ${o} to take back your move.`,actions:[],urgent:!1}:null}function Ma({rematch:t,seats:e},n){let o=ro(e,Jt(n));return t.game!==null?{text:"The rematch is open.",actions:[],urgent:!1}:t.asked.includes(n)?{text:`You asked ${o} for a rematch.`,actions:[],urgent:!1}:t.asked.includes(Jt(n))?{text:`${o} asks for a rematch.`,actions:[["rematch","Play again"]],urgent:!0}:null}function Ea(t,e,n){let o=io(e);if(o===null||e.stage==="over")return null;let s=ro(e.seats,o);return n===null||!t.isLongAway||e.clock?{text:`${It(s)} away.`,actions:[],urgent:!1}:{text:`${s} has been away for some time.`,actions:[["handover","Let the computer play"]],urgent:!1}}function ro(t,e){let n=m(t,e);return n.length>_s?`${n.slice(0,_s-1).trimEnd()}…`:n}function io(t){return t.mode!=="remote"?null:ct.find(e=>t.seats[e-1].away&&!t.seats[e-1].yours)??null}function La({clock:t,rated:e,takebacks:n}){return`${[t?De(t.control):"No clock",e?"rated":"not rated",...n?[]:["no takebacks"]].join(", ")}.`}function Y(t){return M(t)?ao(t):kt(t,t.seats)}function Je(t){return M(t)?Oa(t):Z(t,t.seats)}function ao(t){let e=Xt(t);return e?`Waiting for ${e}`:t.access==="public"?"Waiting for another player":T(t)?"Waiting for your friend":"Waiting for a second player"}function Oa(t){let e=Xt(t);return e?`The seat is kept for ${e}.`:t.access==="public"?"Whoever takes the open seat plays.":T(t)?"The game begins when your friend opens the link.":"The seat is kept for whoever is invited."}function Cs(t,e){if(!t)return"";let n=t.player===null?"":m(e.seats,t.player),o=n==="You";switch(t.kind){case"join":return o?"You took the seat.":`${n} took the seat.`;case"handover":return`${n} took over the seat and plays on.`;case"ask":return`${n} asked to take back a move.`;case"decline":return`${n} declined to take back.`;case"rematch":return`${n} asked for a rematch.`;case"rematch_opened":return"The rematch is open.";case"takeback":return"A move was taken back.";default:return""}}function Is(t,e){return t!==null&&t.rematch.game===null&&e.rematch.game!==null&&T(e)?e.rematch.game:null}function Ns(t,e,n,o=""){let s=`${Y(e)}. ${Je(e)}`;if(!t)return s;let r=t.moves.length;return e.moves.length<r?`Taken back. ${s}`:o?Y(t)===Y(e)?o:`${o} ${s}`:[...e.moves.slice(r).map(({number:a,player:l,move:p})=>{let h=l===2&&e.automa?.turns.find(d=>d.number===a);return h?Ze(h,n):`${m(e.seats,l)}: ${ht(p,n)}.`}),..._a(t,e),s].join(" ")}function _a(t,e){return e.players.flatMap((n,o)=>{if(!n.special_tile||t.players[o].special_tile||e.automa&&o===1)return[];let s=m(e.seats,o===0?1:2);return[`${s} ${s==="You"?"take":"takes"} the special tile, 7 points.`]})}function Rs(t,e){let{table:n,placement:o}=t;if(e.type==="hover"||e.type==="leave"||e.type==="hold")return t.ghostText;if(e.type==="cancel")return"Put back.";if(!n)return"";let s=B(t);if(!s)return I(o.cursor);if(!o.origin){let d=S(t,s.letter)?.reason,g=s.letter==="+"?"Special patch":t.patches[s.letter].name;return d?`${g}: ${d}.`:`${g} chosen. Choose a place.`}let r=n.players[n.turn-1].cells,i=z(o,s),a=st(i,r,S(t,s.letter)),l=I(o.origin);if(a)return`${l}: ${a}.`;let p=Ct(r,i),h=Ke(t,Dt(o,s)??"")?" Takes the special tile.":"";return`${l}: fits${p.length?`, makes ${ot(p.map(jn))}`:""}.${h}`}function Bs(t,e){let{table:n}=t,o=S(t,e);return!n||!o?"":`${Ne(o,[],!1,n,n.seats).map(r=>r.text).join("; ")}.`}function qs(t,e,n){return[...e.placements].map(o=>{let s=lt(o.slice(1)),r=ut(e.patch.orientations[o[0]],s),i=Ct(t,r).length;return{key:o,score:Pa(t,r)-6*i}}).sort((o,s)=>s.score-o.score||(o.key<s.key?-1:1)).slice(0,n).map(({key:o})=>o)}function Pa(t,e){let n=new Set(e.map(String)),o=0;for(let[s,r]of e)for(let[i,a]of[[s-1,r],[s+1,r],[s,r-1],[s,r+1]])(i<0||a<0||i>=9||a>=9||t[i*9+a]!=="."&&!n.has(`${i},${a}`))&&(o+=1);return o}var ft=[{level:1,name:"Beginner",audience:"a child beats it"},{level:2,name:"Learner",audience:"for a first game"},{level:3,name:"Casual",audience:"for those who know the rules"},{level:4,name:"Regular",audience:"for those who have played a few times"},{level:5,name:"Practised",audience:"for those who play often"},{level:6,name:"Skilled",audience:"for good players"},{level:7,name:"Strong",audience:"for very good players"},{level:8,name:"Expert",audience:"for the best of your club"},{level:9,name:"Master",audience:"nearly all that the computer has"},{level:10,name:"Full strength",audience:"all that it has; it thinks for about a second"}],Xe=3,tn=65536,Ds=18e4;function co({table:t,anchor:e},n,o){if(!t?.clock||!e)return null;let s=oe(t.clock,n,e,o);return{text:We(s),sentence:hs(s),low:ds(t.clock.control,s)}}var en=class{constructor(e){this.outside=e,this.timer=null,this.left=null,this.running=null}consider(e){this.stop();let n=this.outside.now();this.show(e,n);let o=[this.watchClock(e,n),this.watchAway(e,n)].filter(s=>s!==null);o.length!==0&&(this.timer=this.outside.later(()=>this.consider(e),Math.max(1,Math.min(...o))))}show(e,n){for(let o of ct){let s=co(e,o,n);s&&this.outside.show(o,s)}}watchClock({table:e,anchor:n,fallen:o},s){let r=e?.clock,i=r?.running??null,a=i===this.running?this.left:null;if(this.running=i,this.left=null,!e||!r||!n||i===null)return o!==null&&this.outside.onTime({fallen:null}),null;let l=oe(r,i,n,s);this.left=l;let p=l===0?i:null;p!==o&&this.outside.onTime({fallen:p,timeSaid:Ia(e,p)});let h=a===null?null:ms(a,l);return h!==null&&this.outside.onTime({timeSaid:Ca(e,i,h)}),fs(l)}watchAway({awayFrom:e,isLongAway:n},o){if(e===null||n)return null;let s=e+Ds-o;return s>0?s:(this.outside.onTime({isLongAway:!0}),null)}stop(){this.timer!==null&&this.outside.forget(this.timer),this.timer=null}};function Ca({seats:t},e,n){let o=m(t,e);return`${o==="You"?"You have":`${o} has`} ${n} seconds left.`}function Ia({seats:t},e){if(e===null)return"";let n=m(t,e);return n==="You"?"Your time is up.":`${n}’s time is up.`}var nn="Type a move such as X0a7, +d9 or pass, or m, q, o, t, l, s, w 2, fit 2, hint, undo, resign, ?.",Hs=[["X0a7","patch X, orientation 0, top left on a7"],["+d9","special patch on d9"],["pass","advance and receive buttons"],["m","the three patches on offer"],["q, o","your quilt, the other quilt or the Automa"],["t","time board"],["l, s","last move, scores"],["w 2","what if patch 2 is bought (w pass: the pass)"],["fit 2","places where patch 2 fits, best first"],["hint","a move to consider"],["turn","turn the Automa’s card over"],["undo, resign, ?","take back, give up, help"],["clock","what both players have left"],["accept, decline","answer what the other asks"],["claim, abort, rematch","win on time, call off, play again"]];function js(t,e,n=0){let{table:o}=t,s=e.trim();if(!o)return{error:"The table is not there yet."};if(s==="")return{error:nn};if(/^\+[a-i][1-9]$|^[A-Za-g][0-7][a-i][1-9]$/.test(s))return qa(t,o,s);let[r,i,...a]=s.toLowerCase().split(/\s+/);if(a.length>0)return{error:nn};switch(r){case"pass":case"p":return Ba(t);case"undo":case"u":return Tt(t)?{request:{type:"undo"}}:{error:"There is nothing to take back."};case"turn":return rt(t)?{request:{type:"turn"}}:{error:"There is no card to turn over now."};case"hint":case"h":return Wt(t)?{request:{type:"hint"}}:{error:Fa(t)};case"resign":return{dialog:"resign"};case"abort":return o.can_abort?{dialog:"abort"}:{error:"It is too late to abort the game."};case"accept":case"decline":case"claim":case"handover":case"rematch":return Na(t,o,r);case"clock":return{say:Ra(t,o,n)};case"help":case"?":return{dialog:"help"};case"m":return{say:Ha(t,o)};case"q":return{say:Fs(t,o,jt(t))};case"o":return{say:ja(t,o)};case"t":return{say:Ya(o)};case"l":return{say:Ua(t,o)};case"s":return{say:Ga(o)};case"w":return Ws(t,i,l=>({say:Bs(t,l)}));case"fit":return Ws(t,i,l=>Wa(t,o,l));default:return{error:`“${s}” is no move and no command. ${nn}`}}}function Na(t,e,n){return Ps(t,e,n)?n==="handover"?{dialog:"handover"}:{request:{type:n}}:{error:`There is nothing to ${n} now.`}}function Ra(t,e,n){let o=[1,2].map(s=>{let r=s,i=co(t,r,n),a=m(e.seats,r);return i&&`${a}: ${i.sentence}`});return o[0]===null?"This game has no clock.":`${o.join("; ")}.`}function Ba(t){let e=S(t,null);return!O(t)||!e?.available?{error:on(t)}:{request:{type:"move",move:"pass"}}}function on(t){let{table:e}=t;return t.looking?"This is an earlier position: go back to the game first.":t.pending?"The last move is still on its way.":e?.stage==="over"?"The game is over.":rt(t)?"The Automa’s card is to be turned over first: type turn.":e&&M(e)?`${ao(e)}.`:e?.stage==="special_patch"?"A special patch is to be placed first: type + and a cell, such as +d9.":"It is not your turn."}function qa(t,e,n){if(!O(t))return{error:on(t)};let o=e.players[e.turn-1].cells,s=lt(n.slice(-2));return s?n.startsWith("+")?e.stage!=="special_patch"?{error:"There is no special patch to place."}:e.special_cells.includes(n.slice(1))?{request:{type:"move",move:n}}:{error:`The special patch ${st([s],o,void 0)??"can’t go there"}.`}:e.stage==="special_patch"?{error:on(t)}:Da(t,e,n,s):{error:nn}}function Da(t,e,n,o){let s=n[0],r=S(t,s);if(!r)return{error:`Patch ${s} is not on offer; these are: ${Ht(e).join(", ")||"none"}.`};let{name:i,orientations:a}=t.patches[s],l=Object.keys(a).join(", "),p=a[n[1]];if(!p)return{error:`${i} has the orientations ${l}.`};if(!r.available)return{error:`${i}: ${r.reason}.`};if(r.placements?.includes(n.slice(1)))return{request:{type:"move",move:n}};let h=ut(p,o),g=h.some(([v,A])=>v>8||A>8)?"does not lie wholly on the quilt":st(h,e.players[e.turn-1].cells,r);return{error:`${i} ${g??"can’t go there"}.`}}function Ws(t,e,n){let o=t.table?Ht(t.table):[];if(e==="pass"&&S(t,null))return n(null);let s=o[Number(e)-1];return s===void 0?{error:o.length?`Say which patch: 1 to ${o.length}.`:"No patch is on offer now."}:n(s)}function Wa(t,e,n){let o=n===null?null:At(t,n);if(!o)return{error:"Say which patch: fit 1, fit 2 or fit 3."};let s=qs(e.players[e.turn-1].cells,o,8),r=s.map(i=>o.letter+i).join(" ");return{say:s.length?`${k(o.placements.size,"place")}, best first: ${r}.`:"It fits nowhere."}}function Ha(t,e){let n=Ht(e);if(n.length===0)return"No patch is on offer now.";let o=n.map((i,a)=>{let l=S(t,i)?.reason,p=`${a+1}: ${ne(t.patches[i])} (${i})`;return l?`${p}, ${l}`:p}),s=S(t,null),{time:r}=e.players[e.turn-1];return`${o.join(". ")}. ${s?Ie(s,r):""}.`}function Fs(t,e,n){let{cells:o,patches:s}=e.players[n-1],r=s.map(i=>Be(i,t.patches)).join("; ");return`${m(e.seats,n)}: ${Re(o)} ${r?`${r}.`:""}`}function ja(t,e){return e.automa?`Automa: ${ze(e,e.automa,t.patches)}`:Fs(t,e,3-jt(t))}function Fa(t){return ce(t.table)?on(t):"Hints are given alone and against the computer only."}function Ya(t){let e=[1,2].map(o=>{let s=o,{time:r}=t.players[o-1];return`${m(t.seats,s)} on ${r}, ${vt(t,s)}`}),n=t.automa?` ${St(t.automa)}`:"";return`${e.join("; ")}.${n} ${Z(t,t.seats)}`}function Ua(t,e){let n=e.moves.at(-1);if(!n)return`No move yet. ${Y(e)}.`;let o=t.account.turns.find(r=>r.number===n.number);if(o)return Ze(o,t.patches);let s=m(e.seats,n.player);return`Move ${n.number}, ${s}: ${ht(n.move,t.patches)}.`}function Ga(t){return`If the game ended now: ${[1,2].map(n=>Va(t,n)).join("; ")}.`}function Va({automa:t,players:e,seats:n},o){let{score:s,buttons:r,income:i}=e[o-1],a=`${x(s)}, with ${k(r,"button")}`;return t&&o===2?`Automa ${a}`:`${m(n,o)} ${a}, income ${i}`}var Qa=new Set(["presence","ready","thinking"]),Za=["1","2"];function Ys(t,e){let{number:n,now:o=null,acknowledges:s,event:r,changed:i,players:a,moves:l}=e;return!(n===t.number+1&&!Qa.has(r.kind))&&n!==t.number||l.keep>t.moves.length?null:{...t,...i,number:n,now:o,acknowledges:s,players:t.players.map((h,d)=>({...h,...a[Za[d]]})),moves:[...t.moves.slice(0,l.keep),...l.add]}}var Us=250,za=2e3,Ka=5e3,Ja=15e3,sn=class{constructor(e,n){this.outside=e,this.table=n,this.wait=Us,this.pending=null,this.socket=null,this.retry=null,this.watch=null,this.silence=null,this.hasGap=!1}connect(){if(this.stopRetry(),this.socket)return;let e=this.outside.open();this.socket=e,this.hasGap=!1,e.onopen=()=>this.opened(),e.onmessage=n=>this.received(String(n.data)),e.onclose=()=>this.closed(e),this.expectAnswer()}wake(){if(this.socket?.readyState!==1)return this.connect();this.askForState()}leave(){let e=this.socket;this.socket=null,this.stopRetry(),this.stopWatch(),this.stopSilence(),e&&(e.onmessage=null,e.readyState===0?e.onopen=()=>e.close():e.close())}send(e){return this.pending?!1:(this.pending={...e,id:this.outside.newId(),seen:this.table.number},this.outside.onPending(e),this.transmit(),!0)}transmit(){!this.pending||this.socket?.readyState!==1||(this.socket.send(JSON.stringify(this.pending)),this.expectAnswer())}askForState(){this.socket?.send(JSON.stringify({type:"hello",seen:this.table.number})),this.expectAnswer()}expectAnswer(){this.stopWatch(),this.watch=this.outside.later(()=>this.drop(),Ka)}drop(){let e=this.socket;e&&(e.onclose=null,e.close(),this.closed(e))}opened(){this.wait=Us,this.outside.onStatus("open"),this.transmit()}received(e){let n=JSON.parse(e);if(n.type==="ping")return this.answerPing(n.n);switch(!this.pending&&!this.hasGap&&this.stopWatch(),n.type){case"state":return this.show(n,n.acknowledges);case"event":return this.advance(n);case"error":return(n.id===null||n.id===this.pending?.id)&&this.settle(),this.outside.onRefusal(n);case"hint":return n.id===this.pending?.id&&this.settle(),this.outside.onHint(n)}}answerPing(e){this.socket?.send(JSON.stringify({type:"pong",n:e})),this.stopSilence(),this.silence=this.outside.later(()=>this.missPing(),Ja)}missPing(){this.silence=null,this.table.clock?.running&&this.drop()}advance(e){let n=this.hasGap?null:Ys(this.table,e);if(n)return this.show(n,e.acknowledges,e.event);this.acknowledged(e.acknowledges),this.hasGap||this.askForState(),this.hasGap=!0}show(e,n,o=null){this.hasGap=!1,this.pending||this.stopWatch(),this.table=e,this.acknowledged(n),this.outside.onTable(e,o)}acknowledged(e){e!==null&&e===this.pending?.id&&this.settle()}settle(){this.pending=null,this.hasGap||this.stopWatch(),this.outside.onPending(null)}closed(e){this.socket===e&&(this.socket=null,this.stopWatch(),this.stopSilence(),this.outside.onStatus("lost"),this.retry=this.outside.later(()=>this.connect(),this.wait),this.wait=Math.min(za,this.wait*2))}stopRetry(){this.retry!==null&&this.outside.forget(this.retry),this.retry=null}stopSilence(){this.silence!==null&&this.outside.forget(this.silence),this.silence=null}stopWatch(){this.watch!==null&&this.outside.forget(this.watch),this.watch=null}};function Gs(t){return{patches:t,table:null,status:"connecting",pending:null,placement:Ss,looking:null,walks:{1:[4,4],2:[4,4]},dialog:null,notice:null,peek:!1,said:"",ghostText:"",copied:"",account:{turns:[],run:0},hint:null,told:"",anchor:null,awayFrom:null,fallen:null,isLongAway:!1,timeSaid:""}}function Vs(t,e){switch(e.type){case"table":return tc(Xa(t,e.table,e.at??0),e.table,e.happened??null);case"told":return{...t,told:e.text,said:e.text};case"time":return{...t,...e.part};case"status":return{...t,status:e.status};case"pending":return{...t,pending:e.request,notice:e.request?null:t.notice};case"refusal":return{...t,notice:{kind:"error",text:e.text}};case"hint":return{...t,hint:e.hint};case"placement":return nc(t,e.event);case"look":return{...t,looking:{frames:e.frames,index:e.index},placement:Qs(t)};case"return":return lo({...t,looking:null});case"walk":return{...t,walks:{...t.walks,[e.player]:se(t.walks[e.player],e.direction)}};case"dialog":return{...t,dialog:e.dialog};case"peek":return{...t,peek:!t.peek};case"notice":return{...t,notice:e.notice};case"copied":return{...t,copied:e.text}}}function Xa(t,e,n){let o=io(e)!==null;return{...t,anchor:ps(t.anchor,e,n),awayFrom:o?t.awayFrom??n:null,isLongAway:o&&t.isLongAway}}function tc(t,e,n){let o=t.table;if(o&&o.number===e.number)return{...t,table:e};let s=Cs(n,e),r=Ns(o,e,t.patches,s)||t.said;return o!==null&&o.position===e.position&&s!==""?{...t,table:e,said:r,told:s}:lo({...t,table:e,said:r,told:s,looking:null,ghostText:"",copied:"",hint:null,account:ec(t,e),placement:Qs(t)})}function ec({account:t,table:e},n){let{turns:o}=n.automa??t,s=e!==null&&n.moves.length<e.moves.length;if(o.length===0&&!s)return t;let r=o.length>0&&o[0].number===t.turns[0]?.number;return{turns:o,run:r?t.run:t.run+1}}function Qs({placement:t}){return{...t,letter:null,origin:null,set:!1}}function lo(t){let{table:e}=t;if(!e||e.stage!=="special_patch"||!ae(e))return t;let n=He(e.special_cells);return{...t,placement:Un(t.placement,null,{type:"choose",choice:n})}}function nc(t,e){if(t.pending)return t;let n=B(t),o=Un(t.placement,n,e);if(o===t.placement)return t;let s={...t,placement:o,notice:null};return{...e.type==="cancel"?lo(s):s,ghostText:Rs(s,e)}}var rn=class{constructor(e,n,o){this.id=e.game,this.store=E(Vs,Gs(n));let{dispatch:s}=this.store;this.connection=new sn({open:o,later:(r,i)=>Number(setTimeout(r,i)),forget:r=>clearTimeout(r),newId:()=>`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,12)}`,onTable:(r,i)=>s({type:"table",table:r,happened:i,at:performance.now()}),onRefusal:r=>this.refused(r),onHint:({move:r,words:i})=>s({type:"hint",hint:{move:r,words:i}}),onStatus:r=>s({type:"status",status:r}),onPending:r=>s({type:"pending",request:r})},e),s({type:"table",table:e,at:performance.now()}),this.byItself=!1}get state(){return this.store.get()}open(){this.connection.connect()}wake(){this.connection.wake()}close(){this.connection.leave()}placement(e){this.store.dispatch({type:"placement",event:e})}complain(e){this.store.dispatch({type:"notice",notice:{kind:"error",text:e}})}choose(e,n){if(!O(this.state))return;let o=At(this.state,e);this.state.placement.letter===e&&!n?this.placement({type:"cancel"}):o&&this.placement({type:"choose",choice:o,anchor:n})}chooseAt(e){let{table:n,placement:o}=this.state,s=n?Ht(n)[e]:void 0;s===void 0||!O(this.state)||(o.letter!==s&&this.choose(s),this.placement({type:"show"}))}commit(){let{state:e}=this,{table:n,placement:o}=e,s=B(e);if(!n||!O(e))return;if(!s)return this.complain("Choose a patch first: 1, 2 or 3.");if(!o.origin)return this.placement({type:"show"});let r=S(e,s.letter),i=st(z(o,s),n.players[n.turn-1].cells,r),a=Fe(o,s);if(i||!a)return this.complain(i?.startsWith("needs")?`It ${i}.`:`It can’t be placed: it ${i??"does not fit there"}.`);this.placement({type:"show"}),this.send({type:"move",move:a})}pass(){O(this.state)&&S(this.state,null)&&this.send({type:"move",move:"pass"})}undo(){let{table:e}=this.state;if(!(!e||!Tt(this.state))){if(Qe(e)&&!e.automa?.practice)return this.dialog("practice");this.send({type:"undo"})}}practise(){this.dialog(null),this.send({type:"undo"})}turnCard(e=!1){rt(this.state)&&(this.send({type:"turn"}),this.byItself=e)}hint(){Wt(this.state)&&this.send({type:"hint"})}refused({kind:e,error:n}){e==="stale"&&this.byItself||this.store.dispatch({type:"refusal",kind:e,text:n})}resign(){this.dialog(null),this.send({type:"resign"})}abort(){this.dialog(null),this.send({type:"abort"})}handOver(e){this.dialog(null),this.send({type:"handover",level:e})}mind(e){e==="handover"?this.dialog("handover"):this.send({type:e})}async report(e,n){this.dialog(null);try{await rs({game:this.id,reason:e,text:n}),this.store.dispatch({type:"told",text:"Whoever runs this server is told. Thank you."})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}send(e){this.byItself=!1,this.connection.send(e)||this.complain("The last move is still on its way.")}command(e){let n=js(this.state,e,performance.now());"error"in n?this.complain(n.error):"say"in n?this.store.dispatch({type:"notice",notice:{kind:"info",text:n.say}}):"dialog"in n?this.dialog(n.dialog):n.request.type==="undo"?this.undo():this.send(n.request)}dialog(e){this.store.dispatch({type:"dialog",dialog:e})}async look(e){let n=this.state.table?.moves.length??0;if(e>=n)return this.back();try{let o=this.state.looking?.frames??(await es(this.id)).frames;this.store.dispatch({type:"look",frames:o,index:Math.max(0,e)})}catch(o){this.complain(o instanceof Error?o.message:String(o))}}back(){this.store.dispatch({type:"return"})}};var zs=[["1 2 3","choose a patch"],["Arrows","move it by one space"],["Shift + arrows","to the next place where it fits"],["N, Shift + N","next or previous place where it fits"],["R, Shift + R","rotate right, rotate left"],["F","flip"],["Space","next orientation"],["Enter","place it"],["Esc","put it back"],["P","pass"],["U","undo"],["T, Enter","turn the Automa’s card"],["H","hint"],["/","command line"],["?","this help"]],ue={ArrowUp:"up",ArrowDown:"down",ArrowLeft:"left",ArrowRight:"right"},Zs={1:{type:"option",index:0},2:{type:"option",index:1},3:{type:"option",index:2}," ":{type:"placement",event:{type:"cycle"}},f:{type:"placement",event:{type:"turn",how:"flip"}},Enter:{type:"place"},Escape:{type:"cancel"},p:{type:"pass"},u:{type:"undo"},t:{type:"turn"},h:{type:"hint"},"/":{type:"command"},"?":{type:"help"}};function Ks({key:t,shiftKey:e,ctrlKey:n,metaKey:o,altKey:s}){if(n||o||s)return null;if(Object.hasOwn(ue,t)){let i=ue[t];return{type:"placement",event:{type:e?"jump":"arrow",direction:i}}}let r=t.length===1?t.toLowerCase():t;return r==="n"?{type:"placement",event:{type:"next",back:e}}:r==="r"?{type:"placement",event:{type:"turn",how:e?"left":"right"}}:Object.hasOwn(Zs,r)?Zs[r]:null}var oc=600,an=class{constructor(e){this.outside=e,this.due=null,this.tried=-1,this.timer=0}consider(e,n){let o=e.table?.number??-1,s=n&&rt(e)&&e.dialog===null&&o!==this.tried?o:null;if(s===this.due||(this.stop(),s===null))return;this.due=s;let r=e.table?.moves.at(-1)?.player===2;this.timer=this.outside.later(()=>{this.due=null,this.tried=s,this.outside.turn()},r?0:oc)}stop(){this.due!==null&&this.outside.forget(this.timer),this.due=null}};var sc=4,rc=1.5,cn=class{constructor(e,n){this.root=e,this.game=n,this.press=null,this.swallow=!1;let o=new AbortController;this.stop=()=>{this.end(),o.abort()};let s=(r,i,a=!1)=>e.addEventListener(r,l=>i(l),{signal:o.signal,capture:a});s("pointerdown",r=>this.down(r)),s("pointermove",r=>this.move(r)),s("pointerup",r=>this.up(r)),s("pointercancel",()=>this.abandon()),s("pointerleave",()=>this.leave()),s("click",r=>this.click(r),!0),window.addEventListener("keydown",r=>{r.key==="Escape"&&this.press?.dragging&&(r.stopPropagation(),this.abandon())},{signal:o.signal,capture:!0})}cellAt(e,n){let o=this.root.querySelector("[data-quilt=active] .cells");if(!o)return null;let s=o.getBoundingClientRect(),r=s.width/9,[i,a]=[Math.floor((n-s.top)/r),Math.floor((e-s.left)/r)];return i>=-1&&a>=-1&&i<=9&&a<=9?[Math.max(0,Math.min(8,i)),Math.max(0,Math.min(8,a))]:null}isOnQuilt(e){return e.target instanceof Element&&e.target.closest("[data-quilt=active] .cells")!==null}down(e){if(this.swallow=!1,e.button!==0||!e.isPrimary||!O(this.game.state))return;let o=e.target.closest("[data-patch]"),s=o?o.dataset.patch:this.game.state.placement.letter;if(!s||!o&&!this.isOnQuilt(e))return;let r=o?this.grabbed(o,s,e):this.heldCell(e);this.press={pointer:e.pointerId,x:e.clientX,y:e.clientY,letter:s,anchor:r,market:o,touch:e.pointerType==="touch",dragging:!1,image:null}}grabbed(e,n,o){let s=At(this.game.state,n),r=e.querySelector(".picture");if(!s||!r)return null;let i=s.patch.orientations[W(this.game.state.placement,n)],[a,l]=F(i),p=r.getBoundingClientRect(),h=Math.floor((o.clientY-p.top)/p.height*a),d=Math.floor((o.clientX-p.left)/p.width*l);return i.find(g=>X(g,[h,d]))??pt(i)}heldCell(e){let{placement:n}=this.game.state,o=B(this.game.state),s=this.cellAt(e.clientX,e.clientY);return!o||!n.origin||!s||!z(n,o).some(r=>X(r,s))?null:[s[0]-n.origin[0],s[1]-n.origin[1]]}move(e){let{press:n}=this;if(!n){e.pointerType!=="touch"&&this.hover(e);return}if(e.pointerId===n.pointer){if(!n.dragging){if(Math.hypot(e.clientX-n.x,e.clientY-n.y)<sc)return;this.startDrag(n)}this.drag(n,e)}}hover(e){let{placement:n}=this.game.state;if(n.letter===null||n.set)return;let o=this.isOnQuilt(e)?this.cellAt(e.clientX,e.clientY):null;o?this.game.placement({type:"hover",cell:o}):this.leave()}leave(){!this.press&&this.game.state.placement.origin&&this.game.placement({type:"leave"})}startDrag(e){e.dragging=!0,this.root.setPointerCapture(e.pointer),e.market&&this.game.choose(e.letter,e.anchor??void 0);let n=B(this.game.state);if(!n)return;let o=dt(this.game.state.placement,n),s=o.filter(i=>i[0]===F(o)[0]-1),r=e.touch?s[Math.floor(s.length/2)]:e.anchor??pt(o);this.game.placement({type:"hold",anchor:r}),e.market&&(e.image=this.dragImage(e.market))}dragImage(e){let n=e.querySelector(".picture");if(!n)return null;let o=document.createElement("div");return o.className="drag-image",o.append(n.cloneNode(!0)),document.body.append(o),o}drag(e,n){let o=this.root.querySelector("[data-quilt=active] .cells"),s=e.touch&&o?o.getBoundingClientRect().width/9*rc:0,r=this.cellAt(n.clientX,n.clientY-s);if(r?this.game.placement({type:"hover",cell:r}):this.game.placement({type:"leave"}),!e.image)return;e.image.hidden=r!==null;let i=`${n.clientX}px, ${n.clientY-s}px`;e.image.style.transform=`translate(${i}) translate(-50%, -50%)`}up(e){let{press:n}=this;if(!(!n||e.pointerId!==n.pointer)&&(this.end(),!!n.dragging)){if(this.swallow=!0,!this.game.state.placement.origin)return this.game.placement({type:"cancel"});this.game.placement({type:"show"}),n.market&&this.game.commit()}}abandon(){let e=this.press?.dragging??!1;this.end(),this.swallow=e,e&&this.game.placement({type:"cancel"})}end(){this.press?.image?.remove(),this.press=null}click(e){if(this.swallow){this.swallow=!1,e.stopPropagation(),e.preventDefault();return}if(!this.isOnQuilt(e))return;let{game:n}=this,{placement:o}=n.state,s=B(n.state),r=this.cellAt(e.clientX,e.clientY);if(!r||!s)return;let i=[...z(o,s),o.cursor].some(a=>X(a,r));o.set&&i?n.commit():n.placement({type:"set",cell:r})}};function ln(t,e){let n=t.target.closest("[data-quilt=shown]");return!n||!Object.hasOwn(ue,t.key)||t.shiftKey?!1:(t.preventDefault(),e(n.getAttribute("data-testid")==="quilt-1"?1:2,ue[t.key]),!0)}var ic={title:"Quiltbee",text:"Play Patchwork with me: open the link and sit down."},un=class{constructor(e){this.outside=e,this.store=E((n,o)=>({...n,...o}),{path:e.memory.get(),picture:null,busy:!1,told:""})}get state(){return this.store.get()}get link(){let{path:e}=this.state;return e===null?null:this.outside.origin+e}get isLocal(){return/^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin)}get canShare(){return this.outside.share!==null}async draw(){let{path:e}=this.state;if(e!==null)try{this.store.dispatch({picture:await this.outside.draw(e)})}catch(n){this.store.dispatch({picture:null,told:Js(n)})}}async renew(){if(!this.state.busy){this.store.dispatch({busy:!0,told:""});try{let{invitation:e}=await this.outside.renew();this.outside.memory.set(e),this.store.dispatch({path:e,picture:null,busy:!1}),await this.draw()}catch(e){this.store.dispatch({busy:!1,told:Js(e)})}}}async copy(){let{link:e}=this;if(e!==null)try{await this.outside.copy(e),this.store.dispatch({told:"The link is copied."})}catch{this.store.dispatch({told:"This browser doesn’t let pages copy: select the link."})}}async share(){let{link:e}=this;if(!(e===null||this.outside.share===null))try{await this.outside.share({...ic,url:e}),this.store.dispatch({told:""})}catch(n){let o=n instanceof Error&&n.name==="AbortError";this.store.dispatch({told:o?"":"It could not be shared: copy the link."})}}};function Js(t){return t instanceof Error?t.message:String(t)}var ac={theme:"auto",look:"cloth",letters:!1,turnCards:!0,strength:Xe},cc=12,pn=new Map;function Xs(t){try{return JSON.parse(localStorage.getItem(t)??"null")}catch(e){if(e instanceof SyntaxError||e instanceof DOMException)return JSON.parse(pn.get(t)??"null");throw e}}function uo(t,e){let n=JSON.stringify(e);pn.set(t,n);try{localStorage.setItem(t,n)}catch(o){if(!(o instanceof DOMException))throw o;console.warn("This browser keeps no settings:",o.message)}}function tr(){let t=Xs("quiltbee.settings");return{...ac,...typeof t=="object"?t:null}}function er(t){uo("quiltbee.settings",t)}function Ft(){let t=Xs("quiltbee.games");return Array.isArray(t)?t.filter(e=>typeof e?.id=="string"):[]}function nr(t,e){let n=Ft().filter(o=>o.id!==t);uo("quiltbee.games",[{id:t,title:e,when:Date.now()},...n].slice(0,cc))}function or(t){uo("quiltbee.games",Ft().filter(e=>e.id!==t))}function sr(t){try{return sessionStorage.getItem(`quiltbee.invitation.${t}`)}catch(e){if(e instanceof DOMException)return pn.get(`invitation.${t}`)??null;throw e}}function hn(t,e){pn.set(`invitation.${t}`,e);try{sessionStorage.setItem(`quiltbee.invitation.${t}`,e)}catch(n){if(!(n instanceof DOMException))throw n;console.warn("This browser keeps no invitation:",n.message)}}function rr(t,e){let n=new un({origin:location.origin,renew:()=>ss(t),draw:Le,copy:s=>po(s),share:"share"in navigator?s=>navigator.share(s):null,memory:{get:()=>sr(t),set:s=>hn(t,s)}}),o=new Bt({me:J,sit:s=>Ee(t,s),go:e});return{inviting:n,joining:o}}async function po(t){if(!navigator.clipboard)throw new Error("There is no clipboard.");await navigator.clipboard.writeText(t)}function ir({text:t,mine:e},n){let s=n-(e?1:0)>0?`(${n}) `:"",r=t?`${t} – Quiltbee`:"Quiltbee";return`${s}${e?"● ":""}${r}`}function ar({mine:t},e){return t||e>0}var pe=document.querySelector("link[rel=icon]"),lc=[pe.href,new URL(pe.dataset.waiting??"",pe.href).href],ho={text:"",mine:!1},mo=0;function dn(t,e=!1){ho={text:t,mine:e},cr()}function mn(t){mo=t,cr()}function cr(){let t=ir(ho,mo);document.title!==t&&(document.title=t);let e=lc[ar(ho,mo)?1:0];pe.href!==e&&(pe.href=e)}var ko=globalThis,lr=t=>t,fn=ko.trustedTypes,ur=fn?fn.createPolicy("lit-html",{createHTML:t=>t}):void 0,gr="$lit$",gt=`lit$${Math.random().toFixed(9).slice(2)}$`,$r="?"+gt,uc=`<${$r}>`,Lt=document,de=()=>Lt.createComment(""),me=t=>t===null||typeof t!="object"&&typeof t!="function",vo=Array.isArray,pc=t=>vo(t)||typeof t?.[Symbol.iterator]=="function",fo=`[ 	
\f\r]`,he=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,pr=/-->/g,hr=/>/g,Mt=RegExp(`>|${fo}(?:([^\\s"'>=/]+)(${fo}*=${fo}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),dr=/'/g,mr=/"/g,yr=/^(?:script|style|textarea|title)$/i,xo=t=>(e,...n)=>({_$litType$:t,strings:e,values:n}),c=xo(1),$=xo(2),rd=xo(3),fe=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),fr=new WeakMap,Et=Lt.createTreeWalker(Lt,129);function br(t,e){if(!vo(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return ur!==void 0?ur.createHTML(e):e}var hc=(t,e)=>{let n=t.length-1,o=[],s,r=e===2?"<svg>":e===3?"<math>":"",i=he;for(let a=0;a<n;a++){let l=t[a],p,h,d=-1,g=0;for(;g<l.length&&(i.lastIndex=g,h=i.exec(l),h!==null);)g=i.lastIndex,i===he?h[1]==="!--"?i=pr:h[1]!==void 0?i=hr:h[2]!==void 0?(yr.test(h[2])&&(s=RegExp("</"+h[2],"g")),i=Mt):h[3]!==void 0&&(i=Mt):i===Mt?h[0]===">"?(i=s??he,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,p=h[1],i=h[3]===void 0?Mt:h[3]==='"'?mr:dr):i===mr||i===dr?i=Mt:i===pr||i===hr?i=he:(i=Mt,s=void 0);let v=i===Mt&&t[a+1].startsWith("/>")?" ":"";r+=i===he?l+uc:d>=0?(o.push(p),l.slice(0,d)+gr+l.slice(d)+gt+v):l+gt+(d===-2?a:v)}return[br(t,r+(t[n]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),o]},ge=class t{constructor({strings:e,_$litType$:n},o){let s;this.parts=[];let r=0,i=0,a=e.length-1,l=this.parts,[p,h]=hc(e,n);if(this.el=t.createElement(p,o),Et.currentNode=this.el.content,n===2||n===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(s=Et.nextNode())!==null&&l.length<a;){if(s.nodeType===1){if(s.hasAttributes())for(let d of s.getAttributeNames())if(d.endsWith(gr)){let g=h[i++],v=s.getAttribute(d).split(gt),A=/([.?@])?(.*)/.exec(g);l.push({type:1,index:r,name:A[2],strings:v,ctor:A[1]==="."?$o:A[1]==="?"?yo:A[1]==="@"?bo:Ut}),s.removeAttribute(d)}else d.startsWith(gt)&&(l.push({type:6,index:r}),s.removeAttribute(d));if(yr.test(s.tagName)){let d=s.textContent.split(gt),g=d.length-1;if(g>0){s.textContent=fn?fn.emptyScript:"";for(let v=0;v<g;v++)s.append(d[v],de()),Et.nextNode(),l.push({type:2,index:++r});s.append(d[g],de())}}}else if(s.nodeType===8)if(s.data===$r)l.push({type:2,index:r});else{let d=-1;for(;(d=s.data.indexOf(gt,d+1))!==-1;)l.push({type:7,index:r}),d+=gt.length-1}r++}}static createElement(e,n){let o=Lt.createElement("template");return o.innerHTML=e,o}};function Yt(t,e,n=t,o){if(e===fe)return e;let s=o!==void 0?n._$Co?.[o]:n._$Cl,r=me(e)?void 0:e._$litDirective$;return s?.constructor!==r&&(s?._$AO?.(!1),r===void 0?s=void 0:(s=new r(t),s._$AT(t,n,o)),o!==void 0?(n._$Co??=[])[o]=s:n._$Cl=s),s!==void 0&&(e=Yt(t,s._$AS(t,e.values),s,o)),e}var go=class{constructor(e,n){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:n},parts:o}=this._$AD,s=(e?.creationScope??Lt).importNode(n,!0);Et.currentNode=s;let r=Et.nextNode(),i=0,a=0,l=o[0];for(;l!==void 0;){if(i===l.index){let p;l.type===2?p=new $e(r,r.nextSibling,this,e):l.type===1?p=new l.ctor(r,l.name,l.strings,this,e):l.type===6&&(p=new wo(r,this,e)),this._$AV.push(p),l=o[++a]}i!==l?.index&&(r=Et.nextNode(),i++)}return Et.currentNode=Lt,s}p(e){let n=0;for(let o of this._$AV)o!==void 0&&(o.strings!==void 0?(o._$AI(e,o,n),n+=o.strings.length-2):o._$AI(e[n])),n++}},$e=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,n,o,s){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=e,this._$AB=n,this._$AM=o,this.options=s,this._$Cv=s?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,n=this._$AM;return n!==void 0&&e?.nodeType===11&&(e=n.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,n=this){e=Yt(this,e,n),me(e)?e===u||e==null||e===""?(this._$AH!==u&&this._$AR(),this._$AH=u):e!==this._$AH&&e!==fe&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):pc(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==u&&me(this._$AH)?this._$AA.nextSibling.data=e:this.T(Lt.createTextNode(e)),this._$AH=e}$(e){let{values:n,_$litType$:o}=e,s=typeof o=="number"?this._$AC(e):(o.el===void 0&&(o.el=ge.createElement(br(o.h,o.h[0]),this.options)),o);if(this._$AH?._$AD===s)this._$AH.p(n);else{let r=new go(s,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(e){let n=fr.get(e.strings);return n===void 0&&fr.set(e.strings,n=new ge(e)),n}k(e){vo(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,o,s=0;for(let r of e)s===n.length?n.push(o=new t(this.O(de()),this.O(de()),this,this.options)):o=n[s],o._$AI(r),s++;s<n.length&&(this._$AR(o&&o._$AB.nextSibling,s),n.length=s)}_$AR(e=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);e!==this._$AB;){let o=lr(e).nextSibling;lr(e).remove(),e=o}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},Ut=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,n,o,s,r){this.type=1,this._$AH=u,this._$AN=void 0,this.element=e,this.name=n,this._$AM=s,this.options=r,o.length>2||o[0]!==""||o[1]!==""?(this._$AH=Array(o.length-1).fill(new String),this.strings=o):this._$AH=u}_$AI(e,n=this,o,s){let r=this.strings,i=!1;if(r===void 0)e=Yt(this,e,n,0),i=!me(e)||e!==this._$AH&&e!==fe,i&&(this._$AH=e);else{let a=e,l,p;for(e=r[0],l=0;l<r.length-1;l++)p=Yt(this,a[o+l],n,l),p===fe&&(p=this._$AH[l]),i||=!me(p)||p!==this._$AH[l],p===u?e=u:e!==u&&(e+=(p??"")+r[l+1]),this._$AH[l]=p}i&&!s&&this.j(e)}j(e){e===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},$o=class extends Ut{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===u?void 0:e}},yo=class extends Ut{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==u)}},bo=class extends Ut{constructor(e,n,o,s,r){super(e,n,o,s,r),this.type=5}_$AI(e,n=this){if((e=Yt(this,e,n,0)??u)===fe)return;let o=this._$AH,s=e===u&&o!==u||e.capture!==o.capture||e.once!==o.once||e.passive!==o.passive,r=e!==u&&(o===u||s);s&&this.element.removeEventListener(this.name,this,o),r&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},wo=class{constructor(e,n,o){this.element=e,this.type=6,this._$AN=void 0,this._$AM=n,this.options=o}get _$AU(){return this._$AM._$AU}_$AI(e){Yt(this,e)}};var dc=ko.litHtmlPolyfillSupport;dc?.(ge,$e),(ko.litHtmlVersions??=[]).push("3.3.3");var C=(t,e,n)=>{let o=n?.renderBefore??e,s=o._$litPart$;if(s===void 0){let r=n?.renderBefore??null;o._$litPart$=s=new $e(e.insertBefore(de(),r),r,void 0,n??{})}return s._$AI(t),s};var mc={left:"M4 4v6h6M4.6 10A8 8 0 1 1 4 14",right:"M20 4v6h-6M19.4 10A8 8 0 1 0 20 14",flip:"M12 3v18M9 6L3 18h6zM15 6l6 12h-6z",place:"M4 13l5 5L20 6",cancel:"M6 6l12 12M18 6L6 18",undo:"M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",pass:"M4 12h14M13 6l6 6-6 6",download:"M12 4v11M7 11l5 5 5-5M5 20h14",link:"M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",flag:"M6 21V4h11l-2 4 2 4H6",card:"M5 3h10v14H5zM9 21h10V7",bulb:"M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-.9 1.6h-5.2c0-.6-.3-1.1-.9-1.6A6 6 0 0 1 12 3z",help:"M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",first:"M18 5l-8 7 8 7M6 5v14",back:"M15 5l-7 7 7 7",forward:"M9 5l7 7-7 7",last:"M6 5l8 7-8 7M18 5v14",clock:"M12 7v5l3 2M12 4a8 8 0 1 0 .01 0",hurry:"M12 4v10M12 19v.5",eye:"M3 12c4-8 14-8 18 0-4 8-14 8-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0",share:"M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",copy:"M8 8h11v12H8zM16 8V4H5v12h3",person:"M12 4a4 4 0 1 0 .01 0M4 21c1-5 4-7 8-7s7 2 8 7",cup:"M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",sun:"M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"};function y(t){return c`<svg class="icon-line" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${mc[t]}></path>
  </svg>`}function kr({clock:t},e){if(!t)return u;let n=t.running===e;return c`<div
    class=${n?"clock runs":"clock"}
    data-clock=${e}
    data-testid=${`clock-${e}`}
  >
    <span class="clock-sign">${y("clock")}${y("hurry")}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${n?"Clock, running":"Clock"}: <span class="clock-words"></span
    ></span>
  </div>`}function vr(t,e,{text:n,sentence:o,low:s}){let r=t.querySelector(`[data-clock="${e}"]`);r&&(r.dataset.low=s?"true":"false",wr(r.querySelector(".clock-time"),n),wr(r.querySelector(".clock-words"),o))}function wr(t,e){t&&t.textContent!==e&&(t.textContent=e)}function xr(t,e){if(t.dialog===null)return u;let n=()=>e.dialog(null);return c`<dialog
    class="sheet"
    aria-labelledby="dialog-heading"
    @close=${n}
    data-testid=${`dialog-${t.dialog}`}
  >
    ${{help:fc,resign:gc,practice:vc,abort:yc,handover:bc,report:kc}[t.dialog](e,n)}
  </dialog>`}function Sr(t){let e=t.querySelector("dialog");e&&!e.open&&e.showModal()}function fc(t,e){return c`<div class="panel-head">
      <h2 id="dialog-heading">How to play here</h2>
      <button type="button" class="main" @click=${e}>Close</button>
    </div>
    <p>
      Choose one of the three patches, turn it, click a space of your quilt to try it there, and
      click it again, or <b>Place</b>, to keep it. You can drag it as well. Or pass: your token
      moves in front of the other one, and each space earns a button.
    </p>
    <p>
      The player behind on the time board moves, perhaps several times in a row. Crossing a button
      mark pays your income; crossing a leather mark gives a special patch. The first full 7 by 7
      square earns 7 points. At the end each empty space costs 2 points.
    </p>
    <p>
      Alone, the Automa’s cards play the second seat: each card says up to what price it takes a
      patch, how it chooses and what an income mark brings it. It never pays and sews no quilt. A
      turned card can be taken back only as practice.
    </p>
    <p>
      At two places taking back is asked for, and the other player agrees or declines. Where there
      is a clock, the first turn is free; who has no time left loses once the other claims the win.
    </p>
    <h3>Keys</h3>
    <p>They work while the quilt or the patches have the focus.</p>
    <dl class="keys">
      ${zs.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>
    <h3>Command line</h3>
    <dl class="keys">
      ${Hs.map(([n,o])=>c`<div>
            <dt>${n}</dt>
            <dd>${o}</dd>
          </div>`)}
    </dl>`}function gc(t,e){return c`<h2 id="dialog-heading">Resign this game?</h2>
    <p>${$c(t.state.table)}</p>
    <div class="row">
      <button type="button" class="main" data-testid="resign-confirm" @click=${()=>t.resign()}>
        Resign
      </button>
      <button type="button" @click=${e}>Play on</button>
    </div>`}function $c(t){return t?.mode!=="remote"?"The other player wins. You can still take it back with Undo.":`The other player wins${t.rated?", and it counts for the ratings":""}.`}function yc(t,e){let n=t.state.table!==null&&M(t.state.table);return c`<h2 id="dialog-heading">${n?"Close this table?":"Abort this game?"}</h2>
    <p>
      Nobody wins or loses, and ${n?"the invitation becomes void":"the table is closed"}.
    </p>
    <div class="row">
      <button type="button" class="main" data-testid="abort-confirm" @click=${()=>t.abort()}>
        ${n?"Close it":"Abort"}
      </button>
      <button type="button" @click=${e}>${n?"Wait":"Play on"}</button>
    </div>`}function bc(t,e){return c`<form @submit=${o=>{o.preventDefault();let s=o.target;t.handOver(Number(new FormData(s).get("level")))}}>
    <h2 id="dialog-heading">Let the computer play?</h2>
    <p>It takes the other seat for good; the other player may then only watch.</p>
    <p>
      <label
        >Level
        <select name="level" data-testid="handover-level">
          ${ft.map(({level:o,name:s})=>c`<option value=${o} ?selected=${o===Xe}>
                ${o}, ${s}
              </option>`)}
        </select></label
      >
    </p>
    <div class="row">
      <button type="submit" class="main" data-testid="handover-confirm">Let it play</button>
      <button type="button" @click=${e}>Wait</button>
    </div>
  </form>`}var wc=[["name","The name offends"],["cheating","The other player cheats"],["leaving","The other player leaves games"],["other","Something else"]];function kc(t,e){return c`<form @submit=${o=>{o.preventDefault();let s=new FormData(o.target);t.report(s.get("reason"),String(s.get("text")))}}>
    <h2 id="dialog-heading">Report this game</h2>
    <p>Only whoever runs this server reads it.</p>
    <p>
      <label
        >Reason
        <select name="reason" data-testid="report-reason">
          ${wc.map(([o,s])=>c`<option value=${o}>${s}</option>`)}
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
  </form>`}function vc(t,e){return c`<h2 id="dialog-heading">Take back a turned card?</h2>
    <p>
      You have seen the card already. The game becomes a practice, counted apart, and all cards not
      yet seen are shuffled anew.
    </p>
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="practice-confirm"
        @click=${()=>t.practise()}
      >
        Take back
      </button>
      <button type="button" @click=${e}>Play on</button>
    </div>`}function xc({automa:t}){return t?`${ie(t)}${t.practice?", practice":""}. `:""}function Tr(t,e,n,o){let{letters:s}=o.settings;return c`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${xc(e)}${e.board==="revised"?"Revised":"Original"}
      board${e.seed?c`, seed <code data-testid="seed">${e.seed}</code>`:u}${T(e)?"":", you are watching"}${e.seed&&e.seed_chosen?", the seed was chosen":""}
    </p>
    ${Mc(e)}
    <div class="row">
      <a
        class="button"
        data-testid="download-record"
        href=${`/api/games/${e.game}/record.pgr`}
        download
        >${y("download")}<span>Record</span></a
      >
      <button type="button" data-testid="copy-link" @click=${()=>Ec(e,n)}>
        ${y("link")}<span>Copy link</span>
      </button>
      ${Sc(e,n)} ${Tc(e,n)}
      <button type="button" data-testid="new-game" @click=${()=>o.go("/")}>New game</button>
      <button type="button" data-testid="help" @click=${()=>n.dialog("help")}>
        ${y("help")}<span>Help</span>
      </button>
      <button
        type="button"
        data-testid="letters"
        aria-pressed=${s?"true":"false"}
        @click=${()=>o.change({letters:!s})}
      >
        Letters
      </button>
    </div>
    ${t.copied?c`<p class="small copied" data-testid="copied">${t.copied}</p>`:u}
  </section>`}function Sc(t,e){if(!T(t)||t.stage==="over")return u;let[n,o,s]=t.can_abort?["abort",Ac(t),"cancel"]:["resign","Resign","flag"];return c`<button type="button" data-testid=${n} @click=${()=>e.dialog(n)}>
    ${y(s)}<span>${o}</span>
  </button>`}function Tc(t,e){return t.mode!=="remote"||!T(t)||M(t)?u:c`<button type="button" data-testid="report" @click=${()=>e.dialog("report")}>
    Report
  </button>`}function Ac(t){return M(t)?"Close the table":"Abort"}function Mc({mode:t,clock:e,rated:n,takebacks:o,seats:s}){if(t!=="remote")return u;let r=ct.filter(i=>s[i-1].rating!==null).map(i=>`${m(s,i)} ${s[i-1].rating}`);return c`<p class="small" data-testid="terms">
    ${e?`Clock: ${qe(e.control)}`:"No clock"};
    ${n?"rated":"not rated"};
    ${o?"decisions are taken back by consent":"no takebacks"}.
    ${r.length?`Ratings: ${r.join(", ")}.`:""}
  </p>`}async function Ec(t,e){let n=`${location.origin}/${t.link}`;try{await navigator.clipboard.writeText(n),e.store.dispatch({type:"copied",text:"The link is copied."})}catch(o){if(!(o instanceof DOMException||o instanceof TypeError))throw o;e.store.dispatch({type:"copied",text:`Copy this link: ${n}`})}}var So=[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"],Ar=["M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0","M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z","M0 0h5v5h-5zM5 5h5v5h-5z","M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z","M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z","M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6zM0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z"];function Mr(t){let e=So.indexOf(t);return{cloth:e%6,weave:(Math.floor(e/6)+e%6)%6}}function Er(){return c`<svg class="fabrics" aria-hidden="true" width="0" height="0">
    <defs>
      ${So.map(t=>{let{cloth:e,weave:n}=Mr(t);return $`<pattern id=${`fabric-${t}`} class=${`cloth-${e}`}
          width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class="cloth" width="10" height="10"></rect>
          <path class="thread" d=${Ar[n]}></path></pattern>`})}
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
  </svg>`}function et(t,e,n){let o=n*.3;return $`<g class="disc" transform=${`translate(${t} ${e})`}><circle r=${n}></circle>
    ${[[-1,-1],[1,-1],[-1,1],[1,1]].map(([s,r])=>$`<circle class="hole" cx=${s*o} cy=${r*o} r=${n*.16}></circle>`)}</g>`}function Lc(t){let e=t.orientations[0];return Array.from({length:t.income},(n,o)=>e[Math.floor((o+.5)*e.length/t.income)])}function gn(t,e,n,[o,s],r){let i=e.orientations[n],a=F(e.orientations[0]);return $`<g class="patch" transform=${`translate(${s*10} ${o*10})`}>
    <path class="piece" fill=${`url(#fabric-${t})`} d=${N(i,10,.25)}></path>
    <path class="stitches" d=${N(i,10,1.1)}></path>
    ${Lc(e).map(l=>{let[p,h]=as(l,a,n);return et((h+.5)*10,(p+.5)*10,2.6)})}
    ${r?Oc(i[0],t):u}
  </g>`}function Oc([t,e],n){let[o,s]=[(e+.5)*10,(t+.5)*10+1.9];return $`<text class="letter" x=${o} y=${s}>${n}</text>`}function To([t,e]){return $`<g class="patch special" transform=${`translate(${e*10} ${t*10})`}>
    <path class="piece" fill="url(#fabric-special)" d=${N([[0,0]],10,.25)}></path>
    <path class="stitches" d=${N([[0,0]],10,1.4)}></path></g>`}function $t(t,e,n,o){let[s,r]=F(e.orientations[n]);return c`<svg
    class=${`picture w${r} h${s}`}
    viewBox=${`-0.6 -0.6 ${r*10+1.2} ${s*10+1.2}`}
    aria-hidden="true"
  >
    ${gn(t,e,n,[0,0],o)}
  </svg>`}function Ao(t,e){return c`<svg class=${`card ${t}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${e}
  </svg>`}function Or(t,e){return t===0?Ao("empty",u):Ao("back",$`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${e===null?et(20,28,7):$`<circle class="purse" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${e}</text>`}`)}function _r({number:t,budget:e,income:n,filters:o}){return Ao("face",$`
    <text class="card-number" x="20" y="6.6">${t}</text>
    <circle class="purse" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${e}</text>
    ${et(30,16,5.6)}<text class="gain" x="30" y="28.4">+${n}</text>
    <text class="card-word" x="12" y="28">budget</text>
    ${o.map((s,r)=>Lr(Os(s),36+r*7))}
    ${o.length===0?Lr("no choice",42):u}`)}function Lr(t,e){return $`<text class="card-filter" x="20" y=${e}>${t}</text>`}function Pr({turns:t,run:e},n,o){return c`<section
    class=${`account reveal-${e%2}`}
    data-testid="automa-turn"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${t.length>1?`The last ${t.length} turns of the Automa`:"The last turn of the Automa"}
    </h3>
    ${t.length===0?c`<p class="small">No card since the person’s last decision.</p>`:u}
    ${t.map(s=>_c(s,n,o))}
  </section>`}function _c(t,e,n){return c`<div class="card-turn" data-card=${t.card.number} data-taken=${t.taken??""}>
    ${_r(t.card)}
    <div class="told">
      <p class="told-card">${Kn(t.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...t.choices].map(o=>Pc(o,t,e,n))}
      </div>
      <ol>
        <li>${Jn(t,e)}</li>
        ${t.steps.map(o=>c`<li class=${o.skipped?"skipped":""}>${Xn(o,e)}</li>`)}
        ${to(t,e).map(o=>c`<li class="outcome">${o}</li>`)}
      </ol>
    </div>
  </div>`}function Pc(t,{affordable:e,taken:n},o,s){let r=t===n?"taken":e.includes(t)?"left":"dear",i={taken:"✓",left:"–",dear:"×"}[r];return c`<span class=${`candidate ${r}`}
    >${$t(t,o[t],0,s)}<span class="fate">${i}</span></span
  >`}function $n(t,e,n){return c`<table class="scores">
    <caption class="visually-hidden">
      How the scores come about
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">Part</span></th>
        ${e.map(o=>c`<th scope="col">${o}</th>`)}
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
        ${t.players.map((o,s)=>c`<td data-testid=${`total-${s+1}`}>${x(o.score)}</td>`)}
      </tr>
    </tfoot>
  </table>`}function Ir(){let t=Cc(8,7).slice(0,54);return t.map(({x:e,y:n},o)=>{let s={x:(e+.5)*12,y:(n+.5)*12},r=o>0?t[o-1]:{x:e-1,y:n},i={x:s.x+(r.x-e)*12/2,y:s.y+(r.y-n)*12/2};return o<53?{centre:s,entry:i,width:12,height:12}:{centre:{x:s.x+12,y:s.y},entry:i,width:36,height:12}})}function Cc(t,e){let n=new Set,o=[],[s,r,i,a]=[0,0,1,0],l=(p,h)=>p>=0&&h>=0&&p<t&&h<e&&!n.has(`${p},${h}`);for(;o.length<t*e;)o.push({x:s,y:r}),n.add(`${s},${r}`),l(s+i,r+a)||([i,a]=[-a,i]),s+=i,r+=a;return o}var Cr=10.3;function Nr(){let e=[],n=-Math.PI/2,o=43;for(let s=0;s<=53;s+=1){let r={x:48+Math.cos(n)*o,y:48+Math.sin(n)*o},i=e.at(-1)?.centre??r,a={x:(r.x+i.x)/2,y:(r.y+i.y)/2},l=s===53?9.8:8.6;e.push({centre:r,entry:a,width:l,height:l});let p=Cr/o;n+=p,o-=Cr/(2*Math.PI)*p}return e}var Nc={cloth:Ir(),thread:Nr()},Gt=[1,2];function Rr(t){return t.time_board.on_top===1?[Gt[1],Gt[0]]:Gt}function Br(t,e){let[n,o]=t.players.map(a=>a.time),s=n===o?`Both tokens are on space ${n}, ${m(e,t.time_board.on_top)} on top.`:Gt.map(a=>`${It(m(e,a))} on space ${t.players[a-1].time}.`).join(" "),r=t.time_board.special_patches_left,i=t.automa?` ${St(t.automa)}`:"";return`${s} Special patches left: ${r.length?r.join(", "):"none"}.${i}`}function Mo(t,e,n,o){let s=o*1.25,r=t===1?$`<circle r=${o}></circle>`:$`<path d=${`M0 ${-s}L${s} 0 0 ${s} ${-s} 0Z`}></path>`;return $`<g class=${`token token-${t}`} transform=${`translate(${e} ${n})`}>${r}
    <text y=${o*.42} font-size=${o*1.2}>${t}</text></g>`}function qr({numeral:t},e,n,o){let s=Array.from({length:16},(r,i)=>{let a=i%2?o*.78:o,l=i*Math.PI/8;return`${(Math.sin(l)*a).toFixed(2)} ${(-Math.cos(l)*a).toFixed(2)}`});return $`<g class="marker" transform=${`translate(${e} ${n})`}>
    <path d=${`M${s.join("L")}Z`}></path>
    <text y=${o*.3} font-size=${o*.85}>${t}</text></g>`}function Dr({automa:t},e,n){if(!t?.marker_on_board)return u;let[o,s]=e(t.marker);return qr(t,o,s,n)}function Eo(t){return c`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${Mo(t,0,0,4.4)}
  </svg>`}function Rc(t,e,n){let o=Nc[n],s=n==="cloth"?84:96,{income:r,special_patches:i,special_patches_left:a}=t.time_board;return c`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${s+2}`}
    role="img"
    aria-label=${Br(t,e)}
  >
    ${n==="thread"?Bc(o):u}
    ${o.map((l,p)=>qc(l,p,n))}
    ${r.map(l=>et(o[l].entry.x,o[l].entry.y,2.5))}
    ${i.map(l=>{let{x:p,y:h}=o[l].entry;return yn(p,h,4.8,a.includes(l))})}
    ${Dr(t,l=>[o[l].centre.x,o[l].centre.y],5.4)}
    ${Dc(t,o)}
  </svg>`}function Bc(t){let e=t.map(({centre:n})=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`);return $`<path class="strand" d=${`M${e.join("L")}`}></path>`}function qc({centre:t,width:e,height:n},o,s){let r=s==="thread"?"0":"start",i=s==="cloth"?$`<rect x=${t.x-e/2+.3} y=${t.y-n/2+.3}
          width=${e-.6} height=${n-.6} rx="1.2"></rect>`:$`<circle cx=${t.x} cy=${t.y} r=${e/2}></circle>`,a=o===0||o===53?"end":o%2?"odd":"even";return $`<g class=${`space ${a}`}>${i}
    <text x=${t.x} y=${t.y+1.2}>${o===0?r:o}</text></g>`}function yn(t,e,n,o){return $`<rect class=${o?"mark-special":"mark-special taken"}
    x=${t-n/2} y=${e-n/2} width=${n} height=${n} rx="0.6"
    fill=${o?"url(#fabric-special)":"none"}></rect>`}function Dc(t,e){let n=t.players[0].time===t.players[1].time;return Rr(t).map((o,s)=>{let{x:r,y:i}=e[t.players[o-1].time].centre,a=n?s*-2.6+1.3:0;return Mo(o,r+a*.6,i+a,4)})}function Wc(t,e){let{income:n,special_patches:o,special_patches_left:s,last:r}=t.time_board,i=a=>4+a*152/r;return c`<svg
      class="line"
      viewBox="0 0 160 27"
      role="img"
      aria-label=${Br(t,e)}
    >
      <rect class="track" x="3" y="11.5" width="154" height="4" rx="2"></rect>
      ${Gt.map(a=>$`<rect class=${`gone gone-${a}`} x="3" y=${a===1?11.5:13.5}
        width=${Math.max(2,i(t.players[a-1].time)-3)} height="2"></rect>`)}
      ${n.map(a=>et(i(a-.5),13.5,2.3))}
      ${o.map(a=>yn(i(a-.5),13.5,4.6,s.includes(a)))}
      ${Dr(t,a=>[i(a),13.5],4.2)}
      ${Rr(t).map(a=>{let{time:l}=t.players[a-1];return Mo(a,i(l),a===1?5.5:21.5,3.8)})}
    </svg>
    <ul class="distances">
      ${Gt.map(a=>c`<li>
            ${Eo(a)}
            <span
              ><b>${m(e,a)}</b>, space ${t.players[a-1].time}:
              ${vt(t,a)}</span
            >
          </li>`)}
    </ul>`}function Hc({automa:t}){let e=[["income",et(0,0,2.4)],["special patch",yn(0,0,4.6,!0)],["taken",yn(0,0,4.6,!1)]];if(!t)return e;let{marker:n,marker_on_board:o}=t;return[...e,[o?`the Automa’s marker, on ${n}`:"the Automa’s marker is gone",qr(t,0,0,2.9)]]}function bn(t,e,n,o){return c`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">Time board</h2>
      <button type="button" class="quiet look" data-testid="look" @click=${o}>
        ${n==="cloth"?"Round look":"Square look"}
      </button>
    </div>
    <div class="spiral-box">${Rc(t,e,n)}</div>
    <div class="line-box">${Wc(t,e)}</div>
    <ul class="legend">
      ${Hc(t).map(([s,r])=>c`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${r}</svg> ${s}</li>`)}
    </ul>
  </section>`}var jc=c`<span class="badge tile" title="Special tile: 7 points"
  ><span aria-hidden="true">7×7</span>
  <span class="visually-hidden">has the special tile, 7 points</span></span
>`;function wn(t,e,n,o={}){let{buttons:s,income:r,empty:i,score:a,time:l}=t.players[n-1],p=[["Buttons",s,"buttons"],["Income",r,"income"],["Empty",i,"empty"],["Time",l,"time"],[t.result?"Score":"Score now",x(a),"score"]];return Lo(t,e,n,p,o)}function Lo(t,e,n,o,s){let{aside:r=u,clock:i=u,thumbnail:a=u}=s,l=t.stage!=="over"&&Pt(e)===null&&t.turn===n;return c`<div class=${l?"bar moving":"bar"} data-testid=${`player-${n}`}>
    <div class="bar-name">
      ${Eo(n)}
      <h2>${m(e,n)}</h2>
      ${Fc(e[n-1])} ${r}
      ${l?c`<span class="badge">to move</span>`:u}
      ${t.players[n-1].special_tile?jc:u}
    </div>
    ${i} ${a}
    <dl>
      ${o.map(([p,h,d])=>c`<div class=${`number-${d}`}>
            <dt>${p}</dt>
            <dd data-testid=${`${d}-${n}`}>${h}</dd>
          </div>`)}
    </dl>
  </div>`}function Fc({kind:t,yours:e,away:n,bot:o,rating:s}){return t!=="person"&&t!=="open"?u:c`${s===null?u:c`<span class="rating"><span class="visually-hidden">rated </span>${s}</span>`}
  ${o?c`<span class="badge bot">bot</span>`:u}
  ${n&&!e?c`<span class="badge away">away</span>`:u}`}function Wr(t,e){let n=t.players.map(o=>o.score_parts);return $n(t,[m(e,1),m(e,2)],[["Buttons",n.map(o=>o.buttons)],["Special tile",n.map(o=>o.special_tile)],["Empty spaces, −2 each",n.map((o,s)=>`${x(o.empty)} (${k(t.players[s].empty,"space")})`)]])}function kn(t,e,n){let{buttons:o,time:s,score:r}=t.players[1],i=[["Buttons",o,"buttons"],["Patches",n.with_buttons.length+n.without_buttons.length,"patches"],["Time",s,"time"],[t.result?"Score":"Score now",x(r),"score"]],a=c`<span class="level-name">${n.numeral} ${n.name}</span>`;return Lo(t,e,2,i,{aside:a})}function vn(t,e,n,o,s,r=u){return c`<section class="panel automa" data-testid="automa" aria-labelledby="automa-heading">
    <div class="panel-head">
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${ie(e)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${Or(e.pile,t.result?null:e.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${t.result?"No more cards are turned.":Yc(e)}
        </p>
        <p class="small">${eo(e)}</p>
        <p class="small">${St(e)}</p>
      </div>
    </div>
    ${Pr(n,o,s)}
    <div class="piles">
      ${Hr("Patches with buttons",e.with_buttons,"pile-with",o,s)}
      ${Hr("Patches without",e.without_buttons,"pile-without",o,s)}
    </div>
    ${Uc(t,e)} ${r}
  </section>`}function Yc({pile:t,budget:e}){return t===0?"The pile is empty.":e===null?"The next card is face down.":c`The next card can pay up to <b>${k(e,"button")}</b>.`}function Hr(t,e,n,o,s){return c`<div class="taken-pile" data-testid=${n}>
    <h3>${t}: ${e.length}</h3>
    <ul>
      ${[...e].map(r=>{let{name:i,income:a}=o[r];return c`<li title=${i}>
          ${$t(r,o[r],0,s)}
          <span class="visually-hidden"
            >${i} (${r})${a?`, ${k(a,"button")}`:""}</span
          >
        </li>`})}
    </ul>
  </div>`}function Uc(t,e){let n=(o,s,r)=>c`<div class=${r}>
      <dt>${o}</dt>
      <dd>${s}</dd>
    </div>`;return c`<div class="parts">
    <h3>What level ${e.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${re(t.players[1]).map(([o,s])=>n(o,s,"part"))}
      ${n(t.result?"Score":"Score now",x(t.players[1].score),"sum")}
    </dl>
  </div>`}var Gc={hint:"Looking for a hint…",turn:"Turning the card…",move:"Sending the move…"};function jr(t,e){let n=O(t)?B(t):null,o=n!==null&&n.letter!=="+",s=n?S(t,n.letter):void 0,r=n!==null&&je(t.placement,n)&&s?.available!==!1,i=[["rotate-left","Rotate left","left",o,()=>e.placement({type:"turn",how:"left"})],["rotate-right","Rotate right","right",o,()=>e.placement({type:"turn",how:"right"})],["flip","Flip","flip",o,()=>e.placement({type:"turn",how:"flip"})],["place","Place","place",r,()=>e.commit()],["cancel","Cancel","cancel",n!==null,()=>e.placement({type:"cancel"})]];return c`<section
    class=${n?"deck held":"deck"}
    aria-label="Placing"
    data-keys
    data-move=${n?Fe(t.placement,n)??"":""}
  >
    ${Vc(t)}
    <div class="tools">
      ${i.map(([a,l,p,h,d])=>c`<button
            type="button"
            class=${`tool ${p}`}
            data-testid=${a}
            aria-disabled=${h?"false":"true"}
            @click=${d}
          >
            ${y(p)}<span>${l}</span>
          </button>`)}
    </div>
  </section>`}function Vc(t){let{table:e}=t;return c`<div class="strip" data-testid="strip">
    ${e?Qc(t,e):u}
  </div>`}function Qc(t,e){let n=B(t);if(t.looking)return c`<p>An earlier position. The game goes on where it was.</p>`;if(t.pending)return c`<p>${Gc[t.pending.type]??"One moment…"}</p>`;if(e.stage==="over")return c`<p>The game is over.</p>`;if(e.stage==="card")return c`<p>The Automa’s card waits to be turned.</p>`;if(e.thinking)return c`<p>${m(e.seats,e.turn)} is thinking…</p>`;if(!O(t))return c`<p>${Y(e)}.</p>`;if(!n)return c`<p>Choose one of the three patches, or pass.</p>`;let o=z(t.placement,n),s=e.players[e.turn-1].cells,r=S(t,n.letter),i=st(o,s,r),a=t.notice?.kind==="error"?t.notice.text:null,l=Dt(t.placement,n),p=l!==null&&Ke(t,l),h=l!==null&&!i?Ct(s,o):[],d=r?Ne(r,h,p,e,e.seats):zc(p,h.length);return c`<p class=${i||a?"verdict no":"verdict yes"}>
      ${Zc(l!==null,a??i,n.letter)}
    </p>
    <ul class="effects">
      ${d.map(({kind:g,text:v})=>c`<li class=${g}>${v}</li>`)}
    </ul>`}function Zc(t,e,n){return e?c`${y("cancel")} ${e}`:t?c`${y("place")} fits`:n==="+"?"Put the special patch on any empty space.":"Choose a place on the quilt."}function zc(t,e){let n=[{kind:"special",text:"Fills one space, costs nothing"}];return t&&n.push({kind:"tile",text:"Special tile +7"}),e>0&&n.push({kind:"holes",text:"Makes a hole"}),n}function it(t){return t.target.value}function yt(t){return t.target.checked}function xn(t){let{name:e,busy:n,error:o}=t.state;return c`<form class="joining" @submit=${r=>{r.preventDefault(),t.sit()}}>
    <label
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${e}
        @input=${r=>t.write(it(r))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${n}>
      ${n?"Sitting down…":"Sit down"}
    </button>
    <p class="notice" role="alert" ?hidden=${!o} data-testid="join-error">${o}</p>
  </form>`}function Fr(t,{inviting:e,joining:n}){let o=Xt(t);return o?ye(`${o} is asked to play`,c`<p>${Kc(o)}</p>`):t.access==="public"?T(t)?Jc():ye("This seat is open",xn(n)):T(t)?ye("Invite your friend",Xc(e)):ye("This seat is kept",c`<p>Who has the invitation may sit down here. You can watch the game.</p>`)}function Kc(t){return`The game begins when ${t} sits down. A refusal closes the table.`}function ye(t,e){return c`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${t}</h2>
    ${e}
  </section>`}function Jc(){return ye("Your table is in the lobby",c`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`)}function Xc(t){let{busy:e,told:n}=t.state;return c`${t.link===null?u:tl(t,t.link)}
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
    <p class="small told" role="status" data-testid="invitation-told">${n}</p>`}function tl(t,e){let{picture:n}=t.state;return c`<p>Send this link. It works once, for whoever opens it and sits down.</p>
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
      ${t.canShare?c`<button
              type="button"
              data-testid="share-invitation"
              @click=${()=>t.share()}
            >
              ${y("share")}<span>Share…</span>
            </button>`:u}
    </div>
    ${t.isLocal?c`<p class="small">
            This address works on this computer only. For another device, open Quiltbee by the
            computer’s name or network address first.
          </p>`:u}
    <div class="qr">
      ${n?c`<img
              alt="QR code of the link"
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function Yr(t,e,n){if(e.mode!=="remote")return u;let{text:o,actions:s,urgent:r}=oo(t,e);return c`<section
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
            aria-disabled=${t.pending?"true":"false"}
            @click=${()=>n.mind(i)}
          >
            ${a}
          </button>`)}
    </div>
    ${el(e.spectators)}
  </section>`}function el(t){let e=t===1?"1 person is watching":`${t} people are watching`;return c`<p
    class=${t>0?"watchers":"watchers none"}
    data-testid="watchers"
    title=${t>0?e:u}
  >
    ${y("eye")}<span aria-hidden="true">${t}</span>
    <span class="visually-hidden">${t>0?e:""}</span>
  </p>`}function Sn(t,e,n){return c`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Circle of patches</h2>
      <span class="small">${k(t.length,"patch")} left, in choosing order</span>
    </div>
    <ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
      <li class="neutral" aria-label="Neutral token">
        <svg viewBox="-6 -8 12 16" aria-hidden="true">
          <path d="M0-6.5a3 3 0 0 1 1.7 5.5L4.5 6.5h-9L-1.7-1A3 3 0 0 1 0-6.5z"></path>
        </svg>
      </li>
      ${[...t].map((o,s)=>nl(o,s,e,n))}
    </ol>
  </section>`}function nl(t,e,n,o){let s=n[t];return c`<li class=${e<3?"near":""} title=${ne(s)}>
    ${$t(t,s,0,o)}
    <span class="visually-hidden">${ne(s)}</span>
    <span class="price" aria-hidden="true">${Oo(s.buttons)}${_o(s.time)}</span>
    ${e===2?c`<span class="fence" aria-hidden="true"></span>`:u}
  </li>`}function Oo(t){return c`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${t}</span
  >`}function _o(t){return c`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${t}</span
  >`}function Ur(t,e,n){let o=Qe(e)&&Tt(t),s=T(e);return c`<div class="turn-buttons">
    ${Ve(e)?c`<button
            type="button"
            class="main turn-card"
            data-testid="turn-card"
            aria-keyshortcuts="T"
            aria-disabled=${rt(t)?"false":"true"}
            @click=${()=>n.turnCard()}
          >
            ${y("card")}<span>Turn the card</span>
          </button>`:u}
    ${!s||!ce(e)||e.stage==="over"?u:c`<button
            type="button"
            class="hint-button"
            data-testid="hint"
            aria-keyshortcuts="H"
            aria-disabled=${Wt(t)?"false":"true"}
            @click=${()=>n.hint()}
          >
            ${y("bulb")}<span>Hint</span>
          </button>`}
    ${s&&(e.mode!=="remote"||e.takebacks)?c`<button
            type="button"
            class="undo"
            data-testid="undo"
            aria-disabled=${Tt(t)?"false":"true"}
            @click=${()=>n.undo()}
          >
            ${y("undo")}<span>${ol(e,o)}</span>
          </button>`:u}
  </div>`}function ol({mode:t},e){return t==="remote"?"Ask to take back":e?"Take back (practice)":"Undo"}function Gr({hint:t}){return t?c`<p class="hint-line" data-testid="hint-words">
    ${y("bulb")}<span><b>Hint:</b> ${t.words} <code>${t.move}</code></span>
  </p>`:u}function Vr(t){return c`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${t.settings.turnCards}
      @change=${e=>t.change({turnCards:yt(e)})}
    />
    <span>Turn cards by themselves</span></label
  >`}function Qr(t,e,n,o,s){let r=[...e.ring.slice(0,3)],i=t.looking?void 0:S(t,null);return c`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${i?"Choose a patch, or pass":"The next patches"}</h2>
    ${Gr(t)}
    <div class="offers">
      ${r.map((a,l)=>sl(t,a,l,n,o,s))}
      ${r.length===0?c`<p class="small">The circle is empty.</p>`:u}
    </div>
    <button
      type="button"
      class=${t.hint?.move==="pass"?"pass hinted":"pass"}
      data-testid="pass"
      aria-disabled=${O(t)&&i?"false":"true"}
      @click=${()=>n.pass()}
    >
      ${y("pass")}<span
        >${i?Ie(i,e.players[e.turn-1].time):"Pass"}</span
      >
    </button>
  </section>`}function Tn(t){return c`<span class="visually-hidden">${t}</span>`}function sl(t,e,n,o,s,r){let i=t.patches[e],a=t.looking?void 0:S(t,e),l=t.placement.letter===e,p=a&&!a.available?a.reason:null,h=t.hint?.move.startsWith(e)??!1,d=["offer",l&&"chosen",p&&"dear",h&&"hinted"].filter(Boolean).join(" ");return c`<button
    type="button"
    class=${d}
    data-testid=${`patch-${n}`}
    data-patch=${e}
    data-orientation=${W(t.placement,e)}
    aria-pressed=${l?"true":"false"}
    aria-disabled=${O(t)&&a?"false":"true"}
    aria-keyshortcuts=${n+1}
    data-key=${n+1}
    @click=${()=>{o.choose(e),r()}}
  >
    <span class="art"
      >${$t(e,i,W(t.placement,e),s)}</span
    >
    <span class="facts"
      ><span class="offer-name">${i.name}</span
      >${h?c` <span class="badge">hint</span>`:u}${Tn(`, ${k(i.squares,"square")}, costs `)}
      <span class="price"
        >${Oo(i.buttons)}${Tn(i.buttons===1?" button, ":" buttons, ")}
        ${_o(i.time)}${Tn(" time, ")}<span class="earn"
          >${i.income||"no"} income</span
        ></span
      >
      ${p?c`${Tn(", ")}<span class="reason">${p}</span>`:u}</span
    >
  </button>`}function An(t,e,n,o,s){let r=[["First position","first",0],["Previous position","back",e-1],["Next position","forward",e+1],["Last position","last",t.length]],i=a=>a<0||a>t.length||a===e;return c`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
      <div class="steps">
        ${r.map(([a,l,p])=>c`<button
              type="button"
              class="quiet square"
              aria-label=${a}
              title=${a}
              data-testid=${`step-${l}`}
              aria-disabled=${i(p)?"true":"false"}
              @click=${()=>s(p)}
            >
              ${y(l)}
            </button>`)}
      </div>
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${t.map(a=>c`<li>
            <button
              type="button"
              class=${a.number===e?"move now":"move"}
              aria-current=${a.number===e?"step":"false"}
              @click=${()=>s(a.number)}
            >
              <span class="number">${a.number}</span>
              <span class=${`who who-${a.player}`}>${m(n,a.player)}</span>
              <span>${ht(a.move,o)}</span> <code>${a.move}</code>
            </button>
          </li>`)}
    </ol>
    ${t.length===0?c`<p class="small">No move yet.</p>`:""}
  </section>`}var rl={auto:"light",light:"dark",dark:"auto"};function R(t,e=u){let{theme:n}=t.settings;return c`<header class="head">
    <a class="brand" href="/" data-testid="home" @click=${_(t)}>
      <img src=${t.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
    >
    <div class="head-middle">${e}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${_(t)}
      >${y("person")}<span>You</span></a
    >
    <button
      type="button"
      class="quiet"
      data-testid="theme"
      @click=${()=>t.change({theme:rl[n]})}
    >
      ${y("sun")}<span>${{auto:"Auto",light:"Light",dark:"Dark"}[n]}</span
      ><span class="visually-hidden"> colours, change</span>
    </button>
  </header>`}function Vt(t,e){return c`${R(t)}
    <main class="waiting"><p>${e}</p></main>`}function _(t){return e=>{e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),t.go(e.currentTarget.pathname))}}var nt=90,il=Array.from({length:8},(t,e)=>{let n=(e+1)*10;return`M${n} 0V${nt}M0 ${n}H${nt}`}).join(""),Qt=Array.from({length:9},(t,e)=>e);function Mn(t){let{number:e,active:n,ghost:o,held:s}=t,r=["quilt",n&&"active",s&&"held"].filter(Boolean).join(" ");return c`<div
    class=${r}
    data-testid=${`quilt-${e}`}
    data-quilt=${n?"active":"shown"}
  >
    <div class="columns" aria-hidden="true">
      ${Qt.map(i=>c`<span>${"abcdefghi"[i]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${Qt.map(i=>c`<span>${i+1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${nt+.8} ${nt+.8}`} aria-hidden="true">
        <rect class="ground" width=${nt} height=${nt}></rect>
        <path class="lines" d=${il}></path>
        ${zr(t)} ${t.last?al(t.last):u}
        ${t.hint?cl(t.hint):u} ${o?ll(t,o):u}
      </svg>
      ${dl(t)}
    </div>
  </div>`}function Zr(t,e){return c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${nt+2} ${nt+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${nt} height=${nt}></rect>
    ${zr({player:t,patches:e,lettered:!1,last:null})}
  </svg>`}function zr({player:t,patches:e,lettered:n,last:o}){let s=(i,a)=>o!==null&&X(o.origin,[i,a]),r=Qt.flatMap(i=>Qt.map(a=>[i,a])).filter(([i,a])=>"*x".includes(t.cells[i*9+a]));return[...t.patches.map(i=>$`<g class=${s(i.row,i.column)?"fresh":""}>${gn(i.letter,e[i.letter],i.orientation,[i.row,i.column],n)}</g>`),...r.map(([i,a])=>t.cells[i*9+a]==="*"?To([i,a]):$`<rect class="piece" fill="url(#fabric-covered)"
            x=${a*10} y=${i*10} width="10" height="10"></rect>`)]}function al({shape:t,origin:[e,n]}){return $`<g class="last" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${N(t,10)}></path>
    <path d=${N(t,10)}></path></g>`}function cl({shape:t,origin:[e,n]}){let{x:o,y:s}={x:(t[0][1]+.5)*10,y:(t[0][0]+.5)*10};return $`<g class="hint-mark" transform=${`translate(${n*10} ${e*10})`}>
    <path class="halo" d=${N(t,10,.8)}></path>
    <path class="edge" d=${N(t,10,.8)}></path>
    <circle cx=${o} cy=${s} r="3"></circle><text x=${o} y=${s+1.7}>?</text></g>`}function ll({patches:t,player:e},n){let[o,s]=n.origin,r=n.letter==="+"?[[0,0]]:t[n.letter].orientations[n.code],i=n.cells.filter(([p,h])=>e.cells[p*9+h]!=="."),a=["ghost",n.legal?"legal":"illegal",n.set&&"set",n.sent&&"sent"],l=N(r,10);return $`<g class=${a.filter(Boolean).join(" ")}>
    <g class="held">${n.letter==="+"?To(n.origin):gn(n.letter,t[n.letter],n.code,n.origin,!1)}</g>
    <g transform=${`translate(${s*10} ${o*10})`}>
      ${n.legal?u:ul(l)}
      <path class="halo" d=${l}></path><path class="edge" d=${l}></path></g>
    ${i.map(pl)}
    ${n.legal||i.length===0?hl(n.cells[0],n.legal):u}
  </g>`}function ul(t){return $`<path class="hatch" fill="url(#fabric-wrong)" d=${t}></path>`}function pl([t,e]){let n=`${e*10+3} ${t*10+3}`;return $`<path class="cross" d=${`M${n}l4 4m0-4l-4 4`}></path>`}function hl([t,e],n){let o=`${(e+.5)*10} ${(t+.5)*10}`,s=n?"M-1.7 .1L-.5 1.4 1.8-1.3":"M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3";return $`<g class="sign" transform=${`translate(${o})`}>
    <circle r="3.1"></circle><path d=${s}></path></g>`}function dl(t){let{number:e,name:n,player:o,patches:s,cursor:r,ghost:i,active:a}=t,l=(h,d)=>`q${e}-${I([h,d])}`,p=new Set(i?.cells.map(String));return c`<div
    class="cells"
    role="grid"
    id=${`grid-${e}`}
    tabindex="0"
    data-keys
    aria-label=${`${n}: quilt of 9 by 9 spaces`}
    aria-readonly=${a?"false":"true"}
    aria-activedescendant=${r?l(r[0],r[1]):u}
  >
    ${Qt.map(h=>c`<div role="row" class="row">
          ${Qt.map(d=>{let g=p.has(`${h},${d}`)?`, ${i?.legal?"fits here":"does not fit"}`:"",v=o.cells[h*9+d],A=r&&r[0]===h&&r[1]===d;return c`<div
              role="gridcell"
              class=${A?"cell here":"cell"}
              id=${l(h,d)}
              data-testid=${`cell-${I([h,d])}`}
              aria-label=${ls([h,d],v,s)+g}
            ></div>`})}
        </div>`)}
  </div>`}function Kr(t,e,n){let[o,s]=t.players,r=o.score_parts,[i,a,l,p]=re(s).map(([,h])=>h);return $n(t,[m(e,1),`${m(e,2)} ${n.numeral}`],[["Buttons held",[r.buttons,a]],["Special tile",[r.special_tile,i]],["Empty spaces, −2 each",[`${x(r.empty)} (${k(o.empty,"space")})`,"–"]],["Patches with buttons",["–",l]],["Buttons on patches",["–",p]]])}function Jr({level:t,levels:e},n){return!e||e.length===0?u:c`<h3 id="levels-heading">At each level</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">${m(n,1)}</th>
          <th scope="col">${m(n,2)}</th>
          <th scope="col">Winner</th>
        </tr>
      </thead>
      <tbody>
        ${e.map(o=>c`<tr
              class=${o.level===t?"this-level":""}
              aria-current=${o.level===t?"true":u}
            >
              <th scope="row">
                ${o.numeral} ${o.name}${o.level===t?" (this game)":""}
              </th>
              ${o.scores.map(s=>c`<td>${x(s)}</td>`)}
              <td>${m(n,o.winner)}</td>
            </tr>`)}
      </tbody>
    </table>`}function En(t,e,n){let{automa:o}=t;return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">Final scores</h2>
    <p><b>${kt(t,e)}.</b> ${Z(t,e)}</p>
    ${o?c`${Kr(t,e,o)} ${Jr(o,e)}`:Wr(t,e)}
    <div class="row">${n}</div>
  </section>`}function Xr(t,e,n){return c`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${kt(t,e)}</h2>
    <p>${Z(t,e)}</p>
    <div class="row">${n}</div>
  </section>`}function Po(t,e,n){let{table:o}=t;if(!o)return u;let s=ml(t,o,e);return c`${s}
    <button
      type="button"
      class=${s===u?"main":""}
      data-testid="play-again"
      @click=${()=>n.go("/")}
    >
      New game
    </button>
    ${o.moves.length?c`<button type="button" @click=${()=>e.look(0)}>From the start</button>`:u}`}function ml(t,e,n){if(e.mode!=="remote")return u;if(e.rematch.game!==null)return c`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${e.rematch.game}`}
      >To the rematch</a
    >`;if(!T(e))return u;let o=so(e);return c`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${o&&!t.pending?"false":"true"}
    @click=${()=>{o&&n.mind("rematch")}}
  >
    ${e.rematch.asked.length>0&&!o?"Rematch asked for":"Rematch"}
  </button>`}function Ln(t,e,n){return c`<details class="panel summary" data-testid="summary">
    <summary><h2>In words</h2></summary>
    ${[1,2].map(o=>{let s=o;if(o===2&&t.automa)return c`<h3>${m(e,2)}</h3>
          <p data-testid="summary-2">
            ${ze(t,t.automa,n)} On the time board:
            ${vt(t,2)}.
          </p>`;let{cells:r,patches:i}=t.players[o-1];return c`<h3>${m(e,s)}</h3>
        <p data-testid=${`summary-${o}`}>
          ${Re(r)} On the time board: ${vt(t,s)}.
        </p>
        ${i.length?c`<ul>
                ${i.map(a=>c`<li>${Be(a,n)}</li>`)}
              </ul>`:""}`})}
  </details>`}function ti(t,e,n,o,s){let{table:r}=t,i=no(t);if(!r||!i)return Vt(o,"Opening the table…");let{seats:a}=r,{letters:l,look:p}=o.settings,h=t.looking?t.looking.index:r.moves.length,d=()=>o.change({look:p==="cloth"?"thread":"cloth"}),g=r.mode==="screen"?1:jt(t),v=L=>wl(t,r,i,L,l,e),A=An(r.moves,h,a,t.patches,L=>e.look(L)),Q=r.mode==="solo";return c`${R(o,$l(t))}
    <main class=${fl(t,r)} data-stage=${i.stage} data-number=${r.number}>
      ${yl(t,r,i,e)} ${Yr(t,r,e)}
      <div class="column own">
        ${v(g)} ${T(r)?jr(t,e):u} ${Q?A:u}
      </div>
      <div class="column middle">
        ${gl(t,r,i,e,n,o,s)}
        ${bn(i,a,p,d)} ${xl(t,e)}
      </div>
      <div class="column other">
        ${Q?kl(t,i,r,l,o):v(g===1?2:1)}
        ${Q?u:A} ${Tr(t,r,e,o)}
      </div>
      ${Sn(i.ring,t.patches,l)} ${Ln(i,a,t.patches)}
    </main>
    ${Tl(t)} ${xr(t,e)}`}function fl({peek:t},e){return["table",e.mode,t&&"peek",M(e)&&"awaiting"].filter(Boolean).join(" ")}function gl(t,e,n,o,s,r,i){return M(e)?Fr(e,s):n.result?En(n,e.seats,Po(t,o,r)):te(n)?Xr(n,e.seats,Po(t,o,r)):Qr(t,n,o,r.settings.letters,i)}function $l(t){return t.status!=="lost"?u:c`<span class="lost" data-testid="connection"
    ><span class="dot" aria-hidden="true"></span>Connection lost, reconnecting…</span
  >`}function yl(t,e,n,o){let s=t.looking!==null;return c`<section
    class=${`turn turn-${n.result?.winner??n.turn}`}
    aria-labelledby="turn-heading"
  >
    <div>
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${s?`After move ${t.looking?.index}`:Y(e)}
      </h1>
      <p class="turn-reason" data-testid="turn-reason">
        ${s?Z(n,e.seats):Je(e)}
      </p>
      ${e.automa?.practice?c`<p class="badge practice" data-testid="practice">Practice</p>`:u}
      ${bl(t,e)}
      ${e.getting_ready?c`<p class="small" data-testid="getting-ready">
              The computer is getting ready; a simpler one stands in.
            </p>`:u}
    </div>
    ${s?c`<button
            type="button"
            class="main"
            data-testid="back-to-game"
            @click=${()=>o.back()}
          >
            Back to the game
          </button>`:Ur(t,e,o)}
    ${t.notice?.kind==="error"?c`<p class="notice" data-testid="notice">${y("cancel")} ${t.notice.text}</p>`:u}
  </section>`}function bl(t,e){let n=e.moves[(t.looking?.index??e.moves.length)-1];return n?c`<p class="last-line" data-testid="last-move">
    ${m(e.seats,n.player)}: ${ht(n.move,t.patches)}
  </p>`:u}function wl(t,e,n,o,s,r){let i=jt(t)===o,a=O(t)&&e.turn===o,l=e.moves[(t.looking?.index??e.moves.length)-1],p=m(e.seats,o),h=`${i?"front":"back"} p${o}`,d=Mn({number:o,name:p,player:n.players[o-1],patches:t.patches,lettered:s,active:a,held:a&&t.placement.letter!==null,ghost:vl(t,e,o),cursor:a?t.placement.cursor:t.walks[o],last:l?.player===o?le(l.move,t.patches):null,hint:a?le(t.hint?.move,t.patches):null}),g=i?u:c`<button
        type="button"
        class="peek-button"
        aria-expanded=${t.peek?"true":"false"}
        aria-label=${`Quilt of ${p}`}
        data-testid="peek"
        @click=${()=>r.store.dispatch({type:"peek"})}
      >
        ${Zr(n.players[o-1],t.patches)}
      </button>`,v=wn(n,e.seats,o,{clock:kr(e,o),thumbnail:g});return c`<div class=${`seat ${h}`}>${v}</div>
    <div class=${`spread ${h}`}>${d}</div>`}function kl(t,e,n,o,s){let{automa:r}=e;if(!r)return c`<p class="panel small">Nothing more is known of the Automa here.</p>`;let i=t.looking?{turns:r.turns,run:0}:t.account,a=T(n)&&n.stage!=="over"?Vr(s):u;return c`<div class="seat back p2">${kn(e,n.seats,r)}</div>
    ${vn(e,r,i,t.patches,o,a)}`}function vl(t,e,n){let{placement:o}=t,s=B(t);return!s||!o.origin||e.turn!==n||t.looking?null:{letter:s.letter,code:W(o,s.letter),origin:o.origin,cells:z(o,s),set:o.set,sent:t.pending!==null,legal:je(o,s)&&S(t,s.letter)?.available!==!1}}function xl(t,e){let n=s=>{s.preventDefault();let r=s.target.elements.namedItem("command");e.command(r.value),r.value=""},o=t.notice?.kind==="info"?t.notice.text:"";return c`<form class="panel command" @submit=${n}>
    <label for="command"><h2>Command line</h2></label>
    <div class="row">
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${Sl}
      />
      <button type="submit">Do it</button>
    </div>
    <p class="answer" data-testid="command-answer">${o}</p>
  </form>`}function Sl(t){t.key==="Escape"&&document.querySelector(".quilt.active .cells")?.focus()}function Tl(t){let{notice:e,said:n,ghostText:o,status:s,hint:r}=t;return c`<div class="visually-hidden">
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
  </div>`}function ei(t,e,n,o){let s=`${location.origin.replace(/^http/,"ws")}/api/games/${e.game}/play`,r=new rn(e,n,()=>new WebSocket(s)),i=()=>Al(t),a=new an({turn:()=>r.turnCard(!0),later:(L,Kt)=>window.setTimeout(L,Kt),forget:L=>window.clearTimeout(L)}),l=new en({now:()=>performance.now(),later:(L,Kt)=>window.setTimeout(L,Kt),forget:L=>window.clearTimeout(L),show:(L,Kt)=>vr(t,L,Kt),onTime:L=>r.store.dispatch({type:"time",part:L})}),p=rr(r.id,o.go),h=Ml(t,r,p,o,i),d=()=>{h(),a.consider(r.state,o.settings.turnCards),l.consider(r.state)},g=[r.store.watch(d),r.store.watch(Ll(r,e,o)),p.inviting.store.watch(d),p.joining.store.watch(d)],v=new cn(t,r),A=L=>Pl(L,r,i),Q=()=>{document.hidden||(r.wake(),l.consider(r.state))};return t.addEventListener("keydown",A),window.addEventListener("online",Q),document.addEventListener("visibilitychange",Q),ni(r.id,e),Ol(e,p),r.open(),{draw:d,close:()=>{for(let L of g)L();r.close(),v.stop(),a.stop(),l.stop(),t.removeEventListener("keydown",A),window.removeEventListener("online",Q),document.removeEventListener("visibilitychange",Q)}}}function Al(t){let e=t.querySelector(".quilt.active .cells");e?.focus({preventScroll:!0}),e?.scrollIntoView({block:"nearest"})}function Ml(t,e,n,o,s){let r=-1,i=-1;return()=>{let{table:a}=e.state,l=document.activeElement;if(C(ti(e.state,e,n,o,s),t),Sr(t),l&&!l.isConnected&&El(t,l,s),!a)return;dn(Y(a),ae(a)&&a.mode!=="screen"),a.moves.length!==r&&_l(t.querySelector(".move-list")),r=a.moves.length;let p=document.activeElement?.matches("[data-quilt=shown] .cells");a.number!==i&&p&&s(),i=a.number}}function El(t,e,n){e.matches(".turn-card")&&t.querySelector(".quilt.active")?n():document.getElementById("turn-heading")?.focus()}function Ll(t,e,n){let o=e;return()=>{let s=t.state.table??o,r=Is(o,s);M(o)&&!M(s)&&ni(s.game,s),o=s,r!==null&&n.go(`/game/${r}`)}}function Ol(t,{inviting:e,joining:n}){M(t)&&(T(t)?e.draw():t.access==="public"&&n.ask())}function _l(t){t&&(t.scrollTop=t.scrollHeight)}function ni(t,{seats:e}){e.some(n=>n.yours)&&nr(t,e.map(n=>n.name||"an open seat").join(" – "))}function Pl(t,e,n){let o=t.target;if(!o.closest("[data-keys]")||o.closest("dialog")||ln(t,(a,l)=>e.store.dispatch({type:"walk",player:a,direction:l})))return;let r=Ks(t),i=o instanceof HTMLButtonElement&&[" ","Enter"].includes(t.key);!r||i||(t.preventDefault(),Cl(r,e,n))}function Cl(t,e,n){switch(t.type){case"option":return e.chooseAt(t.index),n();case"placement":return e.placement(t.event);case"place":return e.state.table?.stage==="card"?e.turnCard():e.commit();case"turn":return e.turnCard();case"hint":return e.hint();case"cancel":return e.placement({type:"cancel"});case"pass":return e.pass();case"undo":return e.undo();case"command":return document.getElementById("command")?.focus();case"help":return e.dialog("help")}}function H(t){return t instanceof Error?t.message:String(t)}var Ot=[{key:"none",clock:null,label:"No clock",note:"take your time"},{key:"short",clock:"300+5",label:"5 min + 5 s",note:"about 15 minutes"},{key:"long",clock:"900+10",label:"15 min + 10 s",note:"about half an hour"},{key:"days",clock:"3d",label:"3 days a turn",note:"over days or weeks"}];function On(t){return Ot.find(({key:e})=>e===t)?.clock??null}var Il=`${tn/1024} KB`,oi=`This is too long to be a game record: at most ${Il} can be opened.`;function Nl(t,e){return{...t,...e}}var _n=class{constructor(e,n,o,s){this.keepInvitation=s,this.go=e,this.view=n,this.store=E(Nl,{form:{opponent:"computer",strength:o,deck:"normal",level:1,first:"you",board:"revised",seed:"",names:["Anna","Ben"],name:"",speed:"none",takebacks:!0,rated:!1},totals:[],busy:!1,opening:!1,error:"",openError:""})}set(e){this.store.dispatch({form:{...this.store.get().form,...e},error:""})}name(e,n){let[o,s]=this.store.get().form.names;this.set({names:e===0?[n,s]:[o,n]})}async count(){try{let{totals:e}=await ts();this.store.dispatch({totals:e})}catch(e){this.store.dispatch({error:H(e)})}}async start(){let{form:e,busy:n}=this.store.get();if(!n){this.store.dispatch({busy:!0,error:""});try{let{id:o,url:s,invitation:r}=await Ae(Rl(e));r&&this.keepInvitation(o,r),this.go(s)}catch(o){this.store.dispatch({busy:!1,error:H(o)})}}}called(e){e!==null&&this.store.get().form.name===""&&this.set({name:e})}get ownName(){return this.store.get().form.name.trim()||null}async open(e){if(e.trim()==="")return this.refuse("Paste a game record, a link or a position first.");if(e.length>tn)return this.refuse(oi);this.store.dispatch({opening:!0,openError:""});try{this.view(await Me(e))}catch(n){this.refuse(H(n))}}async openFile(e){if(e.size>tn)return this.refuse(oi);await this.open(await e.text())}refuse(e){this.store.dispatch({opening:!1,openError:e})}};function Rl(t){let{opponent:e,strength:n,deck:o,level:s,first:r,board:i}=t,a={board:i,seed:t.seed.trim()||null,from:null};if(e==="automa")return{...a,opponent:e,deck:o,level:s,first:"you",names:null};if(e==="computer")return{...a,opponent:e,level:n,first:r,names:null};if(e==="person"){let[l,p]=t.names.map(h=>h.trim());return{...a,opponent:e,first:r,names:[l||"First",p||"Second"]}}return{...a,...Bl(t),opponent:e,first:r}}function Bl({name:t,speed:e,takebacks:n,rated:o,seed:s}){return{names:t.trim()?[t.trim()]:null,clock:On(e),takebacks:n&&!o,rated:o,seed:o?null:s.trim()||null}}var Pn=class{constructor(e){this.outside=e,this.store=E((n,o)=>({...n,...o}),{tables:null,busy:null,error:""})}async load(){try{let{tables:e}=await this.outside.fetch(),n=this.store.get().tables===null;this.store.dispatch(n?{tables:e,error:""}:{tables:e})}catch(e){this.store.dispatch({tables:null,error:H(e)})}}async match(e){let n={clock:On(e),board:"revised",rated:!1};await this.leave(e,()=>this.outside.match({...n,name:this.outside.name()}))}async sit(e){await this.leave(e,()=>this.outside.sit(e,this.outside.name()))}async leave(e,n){if(this.store.get().busy===null){this.store.dispatch({busy:e,error:""});try{let{url:o}=await n();this.outside.go(o)}catch(o){let s=H(o);await this.load(),this.store.dispatch({busy:null,error:s})}}}};function Co({clock:t,rated:e,takebacks:n,board:o,seed_chosen:s}){let r=[t===null?"No clock":De(t)];return e&&r.push("rated"),!n&&!e&&r.push("no takebacks"),o==="original"&&r.push("original time board"),s&&r.push("chosen set-up"),r.join(", ")}var Cn=6e4,ri=1440*Cn,si=[["day",ri],["hour",60*Cn],["minute",Cn]],In=class{constructor(e){this.outside=e;let n=e.remembered.recent();this.store=E((o,s)=>({...o,...s}),{games:[],waiting:0,next:null,recent:n,at:0,busy:!1,error:""})}async load(){await this.read(null,()=>[])}async more(){let{next:e,busy:n}=this.store.get();e===null||n||await this.read(e,()=>this.store.get().games)}async read(e,n){this.store.dispatch({busy:!0,error:""});try{let{games:o,waiting:s,next:r}=await this.outside.fetch(e),i=[...n(),...o],a=this.outside.now();this.store.dispatch({games:i,waiting:s,next:r,at:a,recent:this.others(i)})}catch(o){this.store.dispatch({error:H(o)})}this.store.dispatch({busy:!1})}others(e){let n=new Set(e.map(({id:o})=>o));return this.outside.remembered.recent().filter(({id:o})=>!n.has(o))}forget(e){this.outside.remembered.forget(e),this.store.dispatch({recent:this.others(this.store.get().games)})}};function ii({variant:t,seats:e}){if(t==="solo")return"Solo (Automa)";let n=e.filter(o=>!o.yours);return n.length===0?e.map(({name:o})=>o).join(" and "):n[0].kind==="open"?"Your open table":n[0].name}function ai(t,e){return t.status==="over"?Wl(t):t.status==="open"?"Waiting for somebody to sit down":ql(t)+Dl(t,e)}function ql({status:t,seats:e,turn:n}){let o=e.every(({yours:r})=>r);if(t==="yours"&&!o)return"Your turn";let s=n===null?null:e[n-1];return s?`${s.name}’s turn`:"Under way"}function Dl({clock:t,now:e},n){if(!t||t.running===null||e===null||Rt(t.control).kind!=="days")return"";let o=oe(t,t.running,{now:e,at:0},n);return o===0?", time is up":`, ${We(o)} left`}function Wl({seats:t,result:e}){if(e===null)return"Called off";let{winner:n,scores:o,reason:s}=e,r=t.filter(({yours:A})=>A),i=t[n-1].yours,a=r.length===2?t[n-1].name:"You",l=r.length===2||i?"won":"lost";if(s==="resignation")return`${a} ${l}, by resignation`;if(s==="time")return`${a} ${l}, on time`;let[p,h]=n===1?o:[o[1],o[0]],[d,g]=l==="won"?[p,h]:[h,p],v=s==="first to 53"?", first to finish":"";return`${a} ${l} ${x(d)} to ${x(g)}${v}`}function Io(t,e){let n=Math.max(0,e-t);if(n<Cn)return"just now";if(n>=30*ri)return new Intl.DateTimeFormat("en",{dateStyle:"medium"}).format(t);let[o,s]=si.find(([,i])=>n>=i)??si[2];return new Intl.RelativeTimeFormat("en",{numeric:"auto"}).format(-Math.floor(n/s),o)}var be={};oa(be,{addPasskey:()=>Ql,askForPasskey:()=>Vl,askWho:()=>zl,changeMe:()=>jl,changePassphrase:()=>Gl,dropLinks:()=>Xl,fetchBots:()=>Ho,fetchLobby:()=>Ro,fetchMyGames:()=>No,fetchRatings:()=>Do,fetchStatistics:()=>Wo,findMatch:()=>Bo,lookAtLink:()=>qo,makeAccount:()=>Fl,makeBot:()=>su,makeLink:()=>Jl,makeToken:()=>iu,removeBot:()=>ru,removeMe:()=>ou,removePasskey:()=>Zl,revokeToken:()=>au,signIn:()=>Yl,signInByLink:()=>tu,signInByPasskey:()=>Kl,signOut:()=>Ul,subscribeToPush:()=>eu,unsubscribeFromPush:()=>nu});var Hl=12;function No(t=null){let e=t===null?"":`&cursor=${encodeURIComponent(t)}`;return b(`/api/me/games?limit=${Hl}${e}`)}function Ro(){return b("/api/lobby")}function Bo(t){return b("/api/match",t)}function jl(t){return b("/api/me",t,"PATCH")}function Fl(t,e){return b("/api/account",{login:t,passphrase:e})}function Yl(t,e,n){return b("/api/sign-in",{login:t,passphrase:e,bring:n})}async function Ul(t=!1){await K(t?"/api/sign-out/everywhere":"/api/sign-out",{})}function Gl(t,e){return b("/api/me/passphrase",{old:t,new:e})}function Vl(t){return b("/api/passkeys/options",{login:t})}function Ql(t,e,n){return b("/api/passkeys",{ceremony:t,name:e,credential:n})}function Zl(t){return b(`/api/passkeys/${encodeURIComponent(t)}`,{},"DELETE")}function zl(){return b("/api/sign-in/passkey/options",{})}function Kl(t,e,n){return b("/api/sign-in/passkey",{ceremony:t,credential:e,bring:n})}function Jl(){return b("/api/me/link",{})}async function Xl(){await K("/api/me/link",{},"DELETE")}function qo(t){return b("/api/sign-in/link/look",{code:t})}function tu(t,e){return b("/api/sign-in/link",{code:t,bring:e})}async function eu(t){await K("/api/me/push",{subscription:t})}async function nu(t){await K("/api/me/push",{endpoint:t},"DELETE")}function Do(){return b("/api/me/ratings")}function Wo(){return b("/api/me/statistics")}async function ou(t){await K("/api/me",{passphrase:t},"DELETE")}function Ho(){return b("/api/me/bots")}function su(t){return b("/api/me/bots",{name:t})}async function ru(t){await K(`/api/me/bots/${t}`,{},"DELETE")}function iu(t){return b(`/api/me/bots/${t}/tokens`,{})}async function au(t,e){await K(`/api/me/bots/${t}/tokens/${e}`,{},"DELETE")}var jo=new Set;function ci(t){for(let e of jo)e(t)}function li(t){return jo.add(t),()=>{jo.delete(t)}}function at(t,e,n,o,s){return c`<fieldset class=${`pick pick-${t}`}>
    <legend>${e}</legend>
    <div class="pick-row">
      ${n.map(([r,i])=>c` <label
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
  </fieldset>`}function ui(t,e){let n=Vn[t.level-1];return c`${at("deck","Deck",[["normal","Normal"],["tactical","Tactical"]],t.deck,o=>e.set({deck:o}))}
    <p class="small explain">${Qn[t.deck]}: ${Es[t.deck]}.</p>
    ${at("level","Level of the Automa",Vn.map(o=>[String(o.level),`${o.numeral} ${o.name}`]),String(t.level),o=>e.set({level:Number(o)}))}
    <p class="small explain" data-testid="level-counts">
      ${n.numeral} ${n.name}: ${n.counts}. You begin.
    </p>`}function pi({totals:t}){if(t.length===0)return u;let e=n=>n===null?"–":x(Math.round(n*10)/10);return c`<section class="panel totals" aria-labelledby="totals-heading">
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
        ${t.map(n=>c`<tr>
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
  </section>`}var hi=["GGGbbaaaXXX.","EEGbaaffJXVV","EEEbbYYfJVVg","LLLL.YWWJggg"];function cu(t){return hi.flatMap((e,n)=>[...e].flatMap((o,s)=>o===t?[[n,s]]:[]))}function lu(t){let e=cu(t),n=`url(#fabric-${t})`;return $`<path class="piece" fill=${n} d=${N(e,10,.25)}></path>
    <path class="stitches" d=${N(e,10,1.1)}></path>`}function we(){let t=[...new Set(hi.join(""))].filter(e=>e!==".");return c`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    ${t.map(lu)}
    ${[[2,0],[1,2],[6,0],[8,1],[10,2],[2,3]].map(([e,n])=>et((e+.5)*10,(n+.5)*10,2.6))}
  </svg>`}function di(t,e){let{tables:n,busy:o,error:s}=t.store.get();return c`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${Ot.map(({key:r,label:i,note:a})=>c`<button
            type="button"
            data-testid=${`match-${r}`}
            aria-disabled=${o===null?"false":"true"}
            @click=${()=>t.match(r)}
          >
            <b>${i}</b><span class="small">${a}</span>
          </button>`)}
    </div>
    <h3>Open tables</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${n?.length?n.map(r=>pu(r,t,e)):uu(n)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!s} data-testid="lobby-error">${s}</p>
  </section>`}function uu(t){return t===null?u:c`<li class="none small">Nobody is waiting at the moment.</li>`}function pu(t,e,n){let{game:o,name:s,rating:r,yours:i}=t,{busy:a}=e.store.get();return c`<li data-game=${o}>
    <span class="host"
      ><b>${i?"Your table":s}</b>${r===null?u:c` <span class="small">${r}</span>`} <span class="small">${Co(t)}</span></span
    >
    ${i?c`<a class="button" href=${`/game/${o}`} @click=${_(n)}>Open</a>`:c`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${s}: ${Co(t)}`}
            aria-disabled=${a===null?"false":"true"}
            @click=${()=>e.sit(o)}
          >
            Sit down
          </button>`}
  </li>`}var Nn=90,hu={"*":"special",x:"covered"};function mi(t,e,n){let{games:o,recent:s,waiting:r,next:i,busy:a,error:l,at:p}=t.store.get();return o.length===0&&s.length===0&&!l?u:c`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      Your games
      ${r>0?c`<span class="badge" data-testid="waiting">${r} waiting for you</span>`:u}
    </h2>
    <ul data-testid="recent-games">
      ${o.map(h=>du(h,e,n-p))}
      ${s.map(h=>mu(h,t,e))}
    </ul>
    ${i===null?u:c`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${a?"true":"false"}
            @click=${()=>t.more()}
          >
            Show more
          </button>`}
    <p class="notice" role="alert" ?hidden=${!l} data-testid="games-error">${l}</p>
  </section>`}function du(t,e,n){return c`<li class=${`game ${t.status}`} data-status=${t.status}>
    ${fi(t.cells)}
    <a href=${t.url} @click=${_(e)}>${ii(t)}</a>
    <span class="standing">${ai(t,n)}</span>
    <span class="small when">${Io(t.last,Date.now())}</span>
  </li>`}function mu(t,e,n){let o=Io(t.when,Date.now());return c`<li class="game remembered">
    ${fi(".".repeat(81))}
    <a href=${`/game/${t.id}`} @click=${_(n)}>${t.title}</a>
    <span class="standing small">opened here ${o}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${t.title}, ${o}`}
      @click=${()=>e.forget(t.id)}
    >
      Remove
    </button>
  </li>`}function fi(t){let e=new Map;return[...t].forEach((n,o)=>{if(n===".")return;let s=[Math.floor(o/9),o%9];e.set(n,[...e.get(n)??[],s])}),c`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${Nn+2} ${Nn+2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${Nn} height=${Nn}></rect>
    ${[...e].flatMap(([n,o])=>fu(n,o))}
  </svg>`}function fu(t,e){let n=t==="*"||t==="x",o=n?hu[t]:t;return(n?e.map(s=>[s]):[e]).map(s=>$`<path class="piece" fill=${`url(#fabric-${o})`} d=${N(s,10)}></path>`)}function gi(t){let{name:e,audience:n}=ft[t-1];return`Level ${t}, ${e}: ${n}.`}var gu=[["computer","Computer"],["friend","A friend, by link"],["anyone","Anyone online"],["person","Two players, one screen"],["automa","Solo (Automa)"]],$u={computer:"Start the game",person:"Start the game",automa:"Start the game",friend:"Invite a friend",anyone:"Open the table"};function yi(t,e,n){let{form:o}=t,s=o.opponent==="friend"||o.opponent==="anyone";return c`<form class="panel new-game" @submit=${i=>{i.preventDefault(),e.start()}} aria-labelledby="new-heading">
    <h2 id="new-heading">New game</h2>
    ${at("opponent","Opponent",gu,o.opponent,i=>e.set({opponent:i}))}
    ${o.opponent==="computer"?xu(o,e,n):u}
    ${o.opponent==="person"?yu(o,e):u}
    ${s?bu(o,e):u}
    ${o.opponent==="automa"?ui(o,e):wu(o,e)}
    ${at("board","Time board",[["revised","Revised"],["original","Original"]],o.board,i=>e.set({board:i}))}
    ${s&&o.rated?u:vu(o,e)}
    <button type="submit" class="main start" data-testid="start-game" ?disabled=${t.busy}>
      ${t.busy?"Starting…":$u[o.opponent]}
    </button>
    <p class="notice" role="alert" ?hidden=${!t.error} data-testid="home-error">
      ${t.error}
    </p>
  </form>`}function yu(t,e){return c`<div class="names">
    ${["First name","Second name"].map((n,o)=>c`<label
          >${n}
          <input
            data-testid=${`name-${o+1}`}
            maxlength="24"
            autocomplete="off"
            .value=${t.names[o]}
            @input=${s=>e.name(o,it(s))}
        /></label>`)}
  </div>`}function bu(t,e){let n=Ot.find(({key:o})=>o===t.speed)??Ot[0];return c`<label class="own-name"
      >Your name <span class="small">(as the other player sees it)</span>
      <input
        data-testid="own-name"
        maxlength="40"
        autocomplete="nickname"
        placeholder="Guest"
        .value=${t.name}
        @input=${o=>e.set({name:it(o)})}
    /></label>
    ${at("clock","Clock",Ot.map(({key:o,label:s})=>[o,s]),t.speed,o=>e.set({speed:o}))}
    <p class="small explain" data-testid="clock-words">${n.label}: ${n.note}.</p>
    <div class="ticks">
      ${$i("rated","Rated","counts for both ratings",t.rated,o=>e.set({rated:o}))}
      ${$i("takebacks","Takebacks",t.rated?"never in a rated game":"when the other player agrees",t.takebacks&&!t.rated,o=>e.set({takebacks:o}),t.rated)}
    </div>`}function $i(t,e,n,o,s,r=!1){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${t}
      .checked=${o}
      ?disabled=${r}
      @change=${i=>s(yt(i))}
    /><span>${e} <span class="small">${n}</span></span></label
  >`}function wu(t,e){let[n,o]=ku(t);return at("first","Who goes first?",[["you",n],["opponent",o],["random","Random"]],t.first,s=>e.set({first:s}))}function ku({opponent:t,names:[e,n]}){return t==="person"?[e||"First",n||"Second"]:t==="friend"?["You","Your friend"]:["You",t==="computer"?"Computer":"The other player"]}function vu(t,e){return c`<label class="seed"
    >Setup code <span class="small">(optional: the same code deals the same patches)</span>
    <input
      data-testid="seed"
      maxlength="64"
      autocomplete="off"
      .value=${t.seed}
      @input=${n=>e.set({seed:it(n)})}
  /></label>`}function xu({strength:t},e,n){let o=s=>{e.set({strength:Number(s)}),n.change({strength:Number(s)})};return c`${at("strength","Level of the computer",ft.map(({level:s})=>[String(s),String(s)]),String(t),o)}
    <p class="small explain" data-testid="strength-words">${gi(t)}</p>`}function bi({home:t,lobby:e,mine:n,gamesFirst:o},s,r){let i=t.store.get();return c`${R(s)}
    <main class=${o?"home games-first":"home"}>
      <div class="welcome">
        <div>
          <h1>Sew a quilt, patch by patch</h1>
          <p>
            A game for two about buttons, time and empty spaces. Play at once, without an account:
            against the computer, with a friend anywhere, or alone with the Automa’s cards.
          </p>
        </div>
        ${we()}
      </div>
      ${yi(i,t,s)}
      <div class="aside">
        ${mi(n,s,r)} ${di(e,s)} ${Su(s)}
        ${pi(i)} ${Tu(i,t)}
      </div>
    </main>`}function Su(t){return c`<nav class="more" aria-label="More">
    <a class="button" href="/tournaments" @click=${_(t)}
      >${y("cup")}<span>Tournaments</span></a
    >
    <a class="button" href="/me" @click=${_(t)}
      >${y("person")}<span>Your account and ratings</span></a
    >
  </nav>`}function Tu(t,e){return c`<form class="panel opener" @submit=${o=>{o.preventDefault();let s=o.target.elements.namedItem("text");e.open(s.value)}} aria-labelledby="open-heading">
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
          @change=${o=>Au(o,e)}
      /></label>
    </div>
    <p class="notice" role="alert" ?hidden=${!t.openError} data-testid="open-error">
      ${t.openError}
    </p>
  </form>`}async function Au(t,e){let n=t.target,o=n.files?.[0];o&&(await e.openFile(o),n.value="")}var Mu=5e3,Eu=6e4,Lu=600;async function wi(t,e,n,o){let s=new _n(e.go,o,e.settings.strength,hn),r=new Pn({fetch:Ro,match:Bo,sit:Ee,name:()=>s.ownName,go:e.go}),i=new In({fetch:No,remembered:{recent:Ft,forget:or},now:()=>performance.now()});await Pu(Lu,Promise.all([s.count(),r.load(),i.load(),_u(s,n)])),mn(i.store.get().waiting);let a={home:s,lobby:r,mine:i,gamesFirst:i.store.get().waiting>0},l=()=>C(bi(a,e,performance.now()),t);return{draw:l,close:Ou(a,n,l)}}function Ou({home:t,lobby:e,mine:n},o,s){let r=[t,e,n].map(({store:l})=>l.watch(s));r.push(li(l=>(l==="lobby"?e:n).load()));let i=setInterval(()=>{!o.isLive&&!document.hidden&&e.load()},Mu),a=setInterval(s,Eu);return()=>{for(let l of r)l();clearInterval(i),clearInterval(a)}}async function _u(t,e){try{let{known:n,name:o}=await J();t.called(o),n&&!document.hidden&&e.open()}catch(n){console.warn("The server does not say who this is:",n)}}async function Pu(t,e){let n=0,o=new Promise(s=>{n=window.setTimeout(s,t)});await Promise.race([e,o]),clearTimeout(n)}var Rn={busy:null,told:{},errors:{}};async function Bn(t,e,n){if(t.get().busy!==null)return!1;t.dispatch({busy:e,told:{},errors:{}});try{let o=await n();return t.dispatch({busy:null,told:{[e]:o}}),!0}catch(o){return t.dispatch({busy:null,errors:{[e]:H(o)}}),!1}}var qn=class{constructor(e,n){this.outside=e,this.store=E((o,s)=>({...o,...s}),{...Rn,...n,link:null,token:null})}get state(){return this.store.get()}rename(e){return this.ask("name",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({name:e})}),"Saved."))}makeAccount(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.makeAccount(e,n)}),"Your account is made."))}addPasskey(e){return this.ask("account",async()=>{let{ceremony:n,publicKey:o}=await this.outside.api.askForPasskey(e),s=await this.outside.makePasskey(o),r=this.state.me.name??"Passkey";return this.store.dispatch({me:await this.outside.api.addPasskey(n,r,s)}),e===null?"The passkey is added.":"Your account is made, with a passkey."})}removePasskey(e){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.removePasskey(e)}),"The passkey is removed."))}changePassphrase(e,n){return this.ask("account",async()=>(this.store.dispatch({me:await this.outside.api.changePassphrase(e,n)}),"Changed. All other browsers are signed out."))}list(e){return this.ask("ratings",async()=>(this.store.dispatch({me:await this.outside.api.changeMe({listed:e})}),e?"Your ratings may be listed.":"Your ratings are not listed."))}signOut(e){return this.ask("account",async()=>(await this.outside.api.signOut(e),this.outside.go("/"),""))}makeLink(){return this.ask("device",async()=>{let{url:e,expires:n}=await this.outside.api.makeLink(),o={address:this.outside.origin+e,expires:n,picture:null};return this.store.dispatch({link:o}),this.store.dispatch({link:{...o,picture:await this.outside.drawQr(e)}}),""})}dropLink(){return this.ask("device",async()=>(await this.outside.api.dropLinks(),this.store.dispatch({link:null}),"The link no longer works."))}copyLink(){return this.ask("device",async()=>(await this.outside.copy(this.state.link?.address??""),"Copied."))}shareLink(){let{link:e}=this.state,{share:n}=this.outside;return e===null||n===null?null:this.ask("device",async()=>{try{await n({title:"Quiltbee on another device",url:e.address})}catch(o){if(!(o instanceof Error&&o.name==="AbortError"))throw o}return""})}notify(e){return this.ask("notices",async()=>(e?await this.startNotices():await this.endNotices(),this.store.dispatch({isNotified:e}),e?"This browser will tell you.":"This browser stays quiet."))}async startNotices(){let{key:e}=this.state.me.push;if(e===null)throw new Error("This server sends no notifications.");await this.outside.api.subscribeToPush(await this.outside.subscribe(e))}async endNotices(){let e=await this.outside.unsubscribe();e!==null&&await this.outside.api.unsubscribeFromPush(e)}makeBot(e){return this.ask("bots",async()=>{let{token:n}=await this.outside.api.makeBot(e);return await this.readBots(),this.store.dispatch({token:{bot:e,token:n}}),""})}removeBot({id:e,name:n}){return this.ask("bots",async()=>(await this.outside.api.removeBot(e),this.store.dispatch({token:null}),await this.readBots(),`${n} is removed. Its games stay.`))}makeToken({id:e,name:n}){return this.ask("bots",async()=>{let{token:o}=await this.outside.api.makeToken(e);return await this.readBots(),this.store.dispatch({token:{bot:n,token:o}}),""})}revokeToken({id:e,name:n},o){return this.ask("bots",async()=>(await this.outside.api.revokeToken(e,o),this.store.dispatch({token:null}),await this.readBots(),`The token of ${n} no longer works.`))}async readBots(){let{bots:e}=await this.outside.api.fetchBots();this.store.dispatch({bots:e})}leave(e){let n=this.state.me.account?.passphrase??!1;return this.ask("leaving",async()=>{if(!n&&e.trim().toLowerCase()!==Dn)throw new Error(`Type the word “${Dn}” first.`);return await this.outside.api.removeMe(n?e:null),this.outside.go("/"),""})}ask(e,n){return Bn(this.store,e,n)}},Dn="delete";var ke=class{constructor(e,n,o=null){this.outside=e,this.store=E((s,r)=>({...s,...r}),{...Rn,me:n,link:o,bring:!0})}get state(){return this.store.get()}get canBring(){let{known:e,account:n}=this.state.me;return e&&n===null}setBring(e){this.store.dispatch({bring:e})}signIn(e,n){return this.enter("passphrase",()=>this.outside.api.signIn(e,n,this.state.bring))}signInByPasskey(){return this.enter("passkey",async()=>{let{ceremony:e,publicKey:n}=await this.outside.api.askWho(),o=await this.outside.usePasskey(n);return this.outside.api.signInByPasskey(e,o,this.state.bring)})}signInByLink(e){return this.enter("link",()=>this.outside.api.signInByLink(e,this.state.bring))}enter(e,n){return Bn(this.store,e,async()=>(await n(),this.outside.go("/"),""))}};function ki(t){return t===404?"Check the link, or make a new one on the other device.":t===410?"It was used already, or is older than 10 minutes. Make a new one on the other device.":null}function Fo(){return"serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window}async function vi(){return Fo()&&await Ti()!==null}async function xi(t){if(await Notification.requestPermission()!=="granted")throw new Error("This browser doesn’t allow notifications here; its settings can change that.");await navigator.serviceWorker.register("/push.js");let e=await navigator.serviceWorker.ready;try{let n={userVisibleOnly:!0,applicationServerKey:t};return(await e.pushManager.subscribe(n)).toJSON()}catch(n){throw new Error("This browser can’t be reached by notifications.",{cause:n})}}async function Si(){let t=await Ti();return t===null?null:(await t.unsubscribe(),t.endpoint)}async function Ti(){return await(await navigator.serviceWorker.getRegistration("/push.js"))?.pushManager.getSubscription()??null}function Yo(){return typeof PublicKeyCredential=="function"&&"parseCreationOptionsFromJSON"in PublicKeyCredential}async function Ai(t){let e=t;return Mi(navigator.credentials.create({publicKey:PublicKeyCredential.parseCreationOptionsFromJSON(e)}))}async function Uo(t){let e=t;return Mi(navigator.credentials.get({publicKey:PublicKeyCredential.parseRequestOptionsFromJSON(e)}))}async function Mi(t){try{let e=await t;if(e)return e.toJSON()}catch(e){if(!(e instanceof DOMException))throw e;if(e.name==="InvalidStateError")throw new Error("This device has a passkey of this account already.",{cause:e})}throw new Error("No passkey was given. You can try again.")}function j(t,e,n,o){return c`<section
    class=${`panel section-${e}`}
    aria-labelledby=${`${e}-heading`}
    data-testid=${e}
  >
    <h2 id=${`${e}-heading`}>${n}</h2>
    ${o} ${ve(t,e)}
  </section>`}function ve(t,e){let n=t.errors[e]??"",o=t.told[e]??"";return c`<div class="outcome">
    <p class="notice" role="alert" data-testid=${`${e}-error`}>${n||u}</p>
    <p class="small" role="status" data-testid=${`${e}-told`}>${o||u}</p>
  </div>`}function P(t,e,n,o,s=""){return c`<button
    type="button"
    class=${s}
    data-testid=${n}
    aria-disabled=${t.busy===null?"false":"true"}
    @click=${o}
  >
    ${e}
  </button>`}function U(t){return e=>{e.preventDefault();let n=new FormData(e.target);t(o=>String(n.get(o)??""))}}function xe(t,e=""){return c`<label
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
  /></label>`}function bt(t,e,n,o=""){return c`<label
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
    <label class="tick"><input type="checkbox" @change=${Cu} /><span>Show it</span></label>`}function Cu(t){let e=t.target,n=e.closest("label")?.previousElementSibling?.querySelector("input");n&&(n.type=e.checked?"text":"password")}var Iu=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Ei(t,e,n){let{me:o}=t.state,s=n&&o.passkeys_possible,r=o.account?Ru(t,o.account,s):Nu(t,e,s);return j(t.state,"account","Account",r)}function Nu(t,e,n){let{busy:o}=t.state;return c`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${U(s=>t.makeAccount(s("login"),s("passphrase")))}
    >
      ${xe("username","(never shown to others)")}
      ${bt("passphrase","Passphrase","new-password","(8 characters or more)")}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${o!==null}>
        Make an account
      </button>
    </form>
    ${n?c`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${U(s=>t.addPasskey(s("login")))}>
              ${xe("username")}
              <button type="submit" data-testid="make-passkey" ?disabled=${o!==null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`:u}
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${_(e)}>Sign in</a>
    </p>`}function Ru(t,e,n){let{state:o}=t;return c`<p>Signed in as <b data-testid="signed-in-as">${e.login}</b>.</p>
    <div class="row">
      ${P(o,"Sign out","sign-out",()=>t.signOut(!1))}
      ${P(o,"Sign out on all devices","sign-out-everywhere",()=>t.signOut(!0))}
    </div>
    <details class="fold">
      <summary>${e.passphrase?"Change the passphrase":"Set a passphrase"}</summary>
      <form
        class="fields"
        @submit=${U(s=>t.changePassphrase(e.passphrase?s("old"):null,s("passphrase")))}
      >
        ${e.passphrase?bt("old","The passphrase until now","current-password"):u}
        ${bt("passphrase","New passphrase","new-password","(8 characters or more)")}
        <button type="submit" data-testid="change-passphrase" ?disabled=${o.busy!==null}>
          Change
        </button>
      </form>
    </details>
    ${n||e.passkeys.length>0?Bu(t,e,n):u}`}function Bu(t,e,n){let{state:o}=t;return c`<h3>Passkeys</h3>
    <ul class="things">
      ${e.passkeys.map(s=>qu(t,s))}
    </ul>
    ${n?P(o,"Add a passkey","add-passkey",()=>t.addPasskey(null)):u}
    ${e.fresh?u:c`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`}`}function qu(t,{id:e,name:n,created:o}){return c`<li>
    <span>${n} <span class="small">since ${Iu.format(o)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${n}`}
      @click=${()=>t.removePasskey(e)}
    >
      Remove
    </button>
  </li>`}var Du=new Intl.DateTimeFormat("en",{dateStyle:"medium"});function Li(t){let{state:e}=t,{bots:n,token:o}=e,s=c`<details class="fold" ?open=${n.length>0||o!==null}>
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
      ${n.map(r=>Wu(t,r))}
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
  </details>`;return j(e,"bots","Bots",s)}function Wu(t,e){let{state:n}=t;return c`<li>
    <span>
      <b>${e.name}</b>
      <span class="small">${e.online?"listening now":"not connected"}</span>
    </span>
    ${P(n,"New token","new-token",()=>t.makeToken(e),"quiet")}
    ${P(n,`Remove ${e.name}`,"remove-bot",()=>t.removeBot(e),"quiet")}
    <ul class="tokens">
      ${e.tokens.map(o=>Hu(t,e,o))}
    </ul>
  </li>`}function Hu(t,e,{id:n,scope:o,created:s}){return c`<li class="small">
    <span>Token of ${Du.format(s)}${o==="read"?", only to look":""}</span>
    ${P(t.state,"Revoke","revoke-token",()=>t.revokeToken(e,n),"quiet")}
  </li>`}function Oi(t){let{state:e}=t,{link:n}=e;return j(e,"device","Use another device",c`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${n?ju(t,n):P(e,"Make a link","make-link",()=>t.makeLink(),"wide")}`)}function ju(t,{address:e,picture:n}){let{state:o}=t,s=t.outside.share?P(o,"Share…","share-device-link",()=>t.shareLink()):u;return c`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${e}
      @focus=${r=>r.target.select()}
    />
    <div class="row">
      ${P(o,"Copy","copy-device-link",()=>t.copyLink(),"main")} ${s}
      ${P(o,"Withdraw it","drop-link",()=>t.dropLink())}
    </div>
    <div class="qr">
      ${n?c`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(n)}`}
            />`:u}
    </div>`}function _i(t,e){let{state:n}=t;return j(n,"notices","Notifications",Fu(t,e))}function Fu(t,e){let{state:n}=t;return n.me.push.available?e?c`<p class="small">
      This browser can tell you when it is your turn in a game of days, while no page is open.
    </p>
    ${n.isNotified?P(n,"Turn off here","stop-notices",()=>t.notify(!1)):P(n,"Tell me","start-notices",()=>t.notify(!0))}`:c`<p class="small">
      This browser has none. The title of the tab counts your turns.
    </p>`:c`<p class="small">
      This server sends none. The title of the tab counts your turns.
    </p>`}function Pi(t){let{state:e}=t,n=e.me.account?.passphrase??!1,o=c`<div class="row">
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
        ${n?bt("leaving","Your passphrase","current-password"):c`<label
                >Type “${Dn}” to confirm
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`}
        <button type="submit" class="danger" data-testid="leave" ?disabled=${e.busy!==null}>
          Delete me
        </button>
      </form>
    </details>`;return j(e,"leaving","Your data",o)}var Wn={blitz:"Fast",rapid:"Rapid",correspondence:"Days a turn",untimed:"No clock"};function Go({rating:t,provisional:e}){return`${Math.round(t)}${e?"?":""}`}function Ii({opponent:t,level:e}){return t==="person"?"People":t==="computer"?e===null?"Computer":`Computer, level ${e}`:t==="greedy"?"Greedy":"Random"}function Ni({history:t}){if(t.length<2)return null;let e=t.map(({rating:r})=>r),{low:n,high:o}=Yu(e),s=e.map((r,i)=>{let a=i/(e.length-1)*240,l=64-(r-n)/(o-n)*64;return[Ci(a),Ci(l)]});return{path:`M${s.map(r=>r.join(" ")).join("L")}`,end:s.at(-1)??[0,0],low:n,high:o}}function Yu(t){let[e,n]=[Math.min(...t),Math.max(...t)],o=Math.max(0,100-(n-e))/2;return{low:Math.round(e-o),high:Math.round(n+o)}}function Ci(t){return Math.round(t*10)/10}function Bi(t){let{state:e}=t,{ratings:n,statistics:o,me:s}=e,r=n.length===0&&o.totals.length===0,i=c`${r?c`<p class="small">
          Nothing yet. Rated games with people and games against the computer’s levels count here.
        </p>`:u}
  ${n.length>0?c`<ul class="ratings">
          ${n.map(Uu)}
        </ul>`:u}
  ${o.totals.length>0?Vu(o.totals):u}
  ${s.account?Qu(t,s.account.listed):u}`;return j(e,"ratings","Ratings and results",i)}function Uu(t){let{deviation:e,games:n,provisional:o}=t;return c`<li data-class=${t.class}>
    <span class="rating-name">${Wn[t.class]}</span>
    <b class="rating-value">${Go(t)}</b>
    <span class="small"
      >± ${Math.round(2*e)},
      ${k(n,"game")}${o?", not settled yet":""}</span
    >
    ${Gu(t)}
  </li>`}function Gu(t){let e=Ni(t),n=t.history[0]?.rating;if(e===null)return u;let[o,s]=e.end;return c`<svg
    class="rating-line"
    viewBox=${`-4 -6 ${284} ${76}`}
    role="img"
    aria-label=${`${Wn[t.class]}: from ${n} to ${Go(t)}`}
  >
    <path class="frame" d=${`M0 0H${240}M0 ${64}H${240}`}></path>
    <path class="line-path" d=${e.path}></path>
    ${$`<circle cx=${o} cy=${s} r="3.5"></circle>
      <text x=${246} y="4">${e.high}</text>
      <text x=${246} y=${68}>${e.low}</text>`}
  </svg>`}function Vu(t){return c`<div class="scroll" tabindex="0" role="group" aria-labelledby="totals-caption">
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
        ${t.map(e=>c`<tr>
              <th scope="row">${Ii(e)}</th>
              <td>${Wn[e.class]}</td>
              <td>${e.won} of ${e.played}</td>
              <td>${Ri(e.mean_margin)}</td>
              <td>${Ri(e.best_margin)}</td>
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Ri(t){return t===null?"–":x(Math.round(t*10)/10)}function Qu(t,e){return c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="listed"
      .checked=${e}
      @change=${n=>t.list(yt(n))}
    /><span
      >List my settled ratings <span class="small">with my name, for everybody</span></span
    ></label
  >`}function qi(t,e,n){let{me:o}=t.state;return c`${R(e)}
    <main class="me">
      <h1 data-testid="me-title">${o.name??"You"}</h1>
      <div class="column">
        ${Zu(t)} ${Ei(t,e,n.passkeys)}
        ${o.known?Oi(t):u}
        ${o.known?_i(t,n.notices):u}
      </div>
      <div class="column">
        ${Bi(t)} ${Li(t)} ${o.known?Pi(t):u}
        <p class="small">
          <a href="/" @click=${_(e)}>Back to home</a>
        </p>
      </div>
    </main>`}function Zu(t){let{state:e}=t;return j(e,"name","Your name",c`<form class="with-button" @submit=${U(n=>t.rename(n("name")))}>
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
    </form>`)}function Di(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Te(e,"You are signed in",ji(s.login,e));let r=c`<form
      class="fields"
      @submit=${U(i=>t.signIn(i("login"),i("passphrase")))}
    >
      ${xe("username")} ${bt("passphrase","Passphrase","current-password")}
      ${Fi(t)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${o.busy!==null}>
        Sign in
      </button>
    </form>
    ${ve(o,"passphrase")}
    ${n&&o.me.passkeys_possible?c`<div class="or">
            ${P(o,"Sign in with a passkey","sign-in-passkey",()=>t.signInByPasskey())}
            ${ve(o,"passkey")}
          </div>`:u}
    <p class="small">
      Signed in elsewhere? Open <b>You</b> there, choose <b>Use another device</b>, and open the
      link here. No account is needed for that, nor to play:
      <a href="/" @click=${_(e)}>play at once</a>.
    </p>`;return Te(e,"Sign in",r)}function Wi(t,e,n){let{state:o}=t,{account:s}=o.me;if(s)return Te(e,"You are signed in",ji(s.login,e));let r=o.link?.name,i=c`<p data-testid="link-whom">
      ${r?c`This browser will play as <b>${r}</b>, with the same games.`:"This browser will play as the same person as the other device, with the same games."}
    </p>
    ${Fi(t)}
    <div class="row">
      ${P(o,"Sign in here","link-sign-in",()=>t.signInByLink(n),"main")}
      <a class="button" href="/" @click=${_(e)}>Not now</a>
    </div>
    ${ve(o,"link")}`;return Te(e,"Use this device too",i)}function Hi(t,e){return Te(e,"This link no longer works",c`<p data-testid="problem">${t}</p>
      <a class="button main" href="/" @click=${_(e)}>Back to home</a>`)}function Te(t,e,n){return c`${R(t)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${e}</h1>
        ${n}
      </section>
    </main>`}function ji(t,e){return c`<p>You are signed in as <b>${t}</b>. Sign out first to be somebody else here.</p>
    <a class="button main" href="/me" @click=${_(e)}>To your page</a>`}function Fi(t){return t.canBring?c`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${t.state.bring}
      @change=${e=>t.setBring(yt(e))}
    /><span>Bring the games of this browser along</span></label
  >`:u}var zu=[{address:/^\/me()$/,title:"You",open:Ku},{address:/^\/sign-in()$/,title:"Sign in",open:Xu},{address:/^\/s\/([\w-]+)$/,title:"Use this device",open:tp}];function Yi(t){for(let{address:e,title:n,open:o}of zu){let s=e.exec(t);if(s)return{title:n,open:(i,a)=>o(i,a,s[1])}}return null}async function Ku(t,e){let n={},[o,{ratings:s},r,{bots:i},a]=await Promise.all([J(),Qo(Do(),{ratings:[]},"ratings",n),Qo(Wo(),{totals:[],automa:[]},"ratings",n),Qo(Ho(),{bots:[]},"bots",n),vi()]),l={api:be,drawQr:Le,makePasskey:Ai,subscribe:xi,unsubscribe:Si,go:e.go,copy:po,origin:location.origin,share:Ju()},p=new qn(l,{me:o,ratings:s,statistics:r,bots:i,isNotified:a,errors:n}),h={passkeys:Yo(),notices:Fo()},d=()=>C(qi(p,e,h),t);return{draw:d,close:p.store.watch(d)}}async function Qo(t,e,n,o){try{return await t}catch(s){return Object.assign(o,{[n]:H(s)}),e}}function Ju(){return"share"in navigator?t=>navigator.share(t):null}async function Xu(t,e){let n=new ke({api:be,usePasskey:Uo,go:e.go},await J()),o=()=>C(Di(n,e,Yo()),t);return{draw:o,close:n.store.watch(o)}}async function tp(t,e,n){try{let[o,s]=await Promise.all([J(),qo(n)]),r=new ke({api:be,usePasskey:Uo,go:e.go},o,s),i=()=>C(Wi(r,e,n),t);return{draw:i,close:r.store.watch(i)}}catch(o){let s=o instanceof wt?ki(o.status):null;if(s===null)throw o;return{draw:()=>C(Hi(s,e),t),close:()=>{}}}}function Ui(t,e,n){let{yours:o,name:s,game:r}=t;return c`${R(n)}
    <main class="invitation">
      ${we()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${o?"This is your own invitation":`${s} invites you to Patchwork`}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${$s(t).map(([i,a])=>c`<div>
                <dt>${i}</dt>
                <dd>${a}</dd>
              </div>`)}
        </dl>
        ${o?ep(r):xn(e)}
      </section>
    </main>`}function ep(t){return c`<p data-testid="own-invitation">
      Send the address of this page to a friend, who then takes the other seat.
    </p>
    <a class="button main" href=${`/game/${t}`}>To the table</a>`}function Gi({title:t,text:e},n){return c`${R(n)}
    <main class="invitation">
      ${we()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${t}</h1>
        <p data-testid="problem">${e}</p>
        <a class="button main" href="/">Play on your own</a>
      </section>
    </main>`}function Vi(t,e){let n=t.store.get(),o=t.isSolo?[["automa","Automa (alone)"]]:[...ft.map(({level:i,name:a})=>[String(i),`Computer, level ${i}: ${a}`]),["person","Two people here"]],s=n.opponent==="computer"?String(n.strength):n.opponent;return c`<form class="panel play-on" @submit=${i=>{i.preventDefault(),t.start(e)}} aria-labelledby="on-heading">
    <h2 id="on-heading">Play on from here</h2>
    <label
      >Against
      <select
        data-testid="on-opponent"
        @change=${i=>t.store.dispatch(np(it(i)))}
      >
        ${o.map(([i,a])=>c`<option value=${i} ?selected=${s===i}>${a}</option>`)}
      </select></label
    >
    ${t.isSolo?u:c`<label
            >You are
            <select
              data-testid="on-first"
              @change=${i=>t.store.dispatch({first:it(i)})}
            >
              <option value="you" ?selected=${n.first==="you"}>player 1</option>
              <option value="opponent" ?selected=${n.first==="opponent"}>player 2</option>
            </select></label
          >`}
    <button type="submit" class="main" data-testid="play-on" ?disabled=${n.busy}>
      Play on
    </button>
    <p class="notice" role="alert" ?hidden=${!n.error}>${n.error}</p>
  </form>`}function np(t){return t==="person"||t==="automa"?{opponent:t}:{opponent:"computer",strength:Number(t)}}function Zo(t,e,n,o){let{replay:s,index:r}=t,i=s.frames[r],a=mt(s);if(n===2&&i.automa)return sp(i,i.automa,a,e,o);let l=`${n===1?"front":"back"} p${n}`;return c`<div class=${`seat ${l}`}>${wn(i,a,n)}</div>
    <div class=${`spread ${l}`}>${op(t,e,n,o)}</div>`}function op({replay:t,index:e,walks:n},o,s,r){let i=t.frames[e];return Mn({number:s,name:mt(t)[s-1].name,player:i.players[s-1],patches:o.patches,lettered:r,active:!1,held:!1,ghost:null,cursor:n[s],last:i.player===s?le(i.move,o.patches):null})}function sp(t,e,n,o,s){return c`<div class="seat back p2">${kn(t,n,e)}</div>
    ${vn(t,e,{turns:e.turns,run:0},o.patches,s)}`}function Qi({replay:t,index:e},n){let o=s=>n.look(s);return An(Ms(t),e,mt(t),n.patches,o)}function Zi(t,e,n){let o=t.store.get(),{replay:s,index:r}=o,i=s.frames[r],a=mt(s),{letters:l,look:p}=n.settings,h=()=>n.change({look:p==="cloth"?"thread":"cloth"}),d=Qi(o,t),[g,v]=i.automa?[d,u]:[u,d];return c`${R(n)}
    <main class=${`table ${i.automa?"solo":"screen"} viewer`} data-stage=${i.stage}>
      <section class="turn" aria-labelledby="turn-heading">
        <div>
          <h1 id="turn-heading" tabindex="-1" data-testid="turn">
            ${r===0?"First position":`After move ${r}`}: ${kt(i,a)}
          </h1>
          <p data-testid="turn-reason">${Z(i,a)}</p>
        </div>
        ${s.comment?c`<p class="notice" data-testid="notice">${s.comment}</p>`:u}
      </section>
      <div class="column own">${Zo(o,t,1,l)} ${g}</div>
      <div class="column middle">
        ${i.result?En(i,a,u):Vi(e,r)}
        ${bn(i,a,p,h)}
      </div>
      <div class="column other">${Zo(o,t,2,l)} ${v}</div>
      ${Sn(i.ring,t.patches,l)} ${Ln(i,a,t.patches)}
    </main>`}var V=document.getElementById("app"),Zt=tr(),zt=null,D=0,zi=Jo(Ji("link[as=fetch]")),Ki=new Oe({open:()=>new WebSocket(`${location.origin.replace(/^http/,"ws")}/api/feed`),later:(t,e)=>window.setTimeout(t,e),forget:t=>window.clearTimeout(t),onWaiting:mn,onNews:ci});function zo(){Ft().length>0&&!document.hidden&&Ki.open()}var G={get settings(){return Zt},logo:Ji("link[rel=icon]"),change(t){Zt={...Zt,...t},er(Zt),Xi(),zt?.draw()},go(t){history.pushState(null,"",t),Ko()}};function Ji(t){return document.querySelector(t).href}function Xi(){let{theme:t}=Zt;t==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=t}function _t(t,e){zt?.close(),zt=t,dn(e),zo(),window.scrollTo(0,0),t.draw()}function Ko(){D+=1;let t=D,e=/^\/game\/([\w-]+)$/.exec(location.pathname),n=r=>{D===t&&ta(r)},o=/^\/i\/([\w-]+)$/.exec(location.pathname),s=Yi(location.pathname);e?cp(e[1]).catch(n):o?lp(o[1]).catch(n):s?rp(s).catch(n):location.hash.length>1?ap(location.hash).catch(n):ip().catch(n)}function ta(t){let e=t instanceof Error?t.message:String(t);_t({draw:()=>C(c`${R(G)}
        <main class="waiting">
          <h1>This can’t be shown</h1>
          <p class="notice" role="alert" data-testid="problem">${e}</p>
          <a class="button" href="/">To the first page</a>
        </main>`,V),close:()=>{}},"")}async function rp({title:t,open:e}){let n=D;zt||C(Vt(G,"One moment…"),V);let o=await e(V,G);n===D?_t(o,t):o.close()}async function ip(){let t=D,n=await wi(V,G,Ki,o=>{history.pushState(null,"",o.link||location.pathname),ea(o).catch(ta)});t===D?_t(n,""):n.close()}async function ap(t){let e=D,n=await Me(t);e===D&&await ea(n)}async function ea(t){let e=new Ue(t,await zi),n=new Ge(t,G.go,Zt.strength),o=()=>C(Zi(e,n,G),V),s=[e.store.watch(o),n.store.watch(o)],r=a=>ln(a,(l,p)=>e.walk(l,p));V.addEventListener("keydown",r),_t({draw:o,close:()=>{for(let a of s)a();V.removeEventListener("keydown",r)}},"A game")}async function cp(t){let e=D;zt||C(Vt(G,"Opening the table…"),V);let[n,o]=await Promise.all([Xo(t),zi]);e===D&&_t(ei(V,n,o,G),"Game")}async function lp(t){let e=D;zt||C(Vt(G,"Opening the invitation…"),V);try{let n=await ns(t);if(e!==D)return;let o=new Bt({me:J,sit:r=>os(t,r),go:G.go}),s=()=>C(Ui(n,o,G),V);_t({draw:s,close:o.store.watch(s)},"Invitation"),n.yours||await o.ask()}catch(n){let o=n instanceof wt?gs(n.status):null;if(!o)throw n;if(e!==D)return;_t({draw:()=>C(Gi(o,G),V),close:()=>{}},"Invitation")}}C(Er(),document.getElementById("fabrics"));Xi();window.addEventListener("popstate",Ko);window.addEventListener("online",zo);document.addEventListener("visibilitychange",zo);window.addEventListener("pointerdown",()=>{for(let t of document.getAnimations())t.finish()},{capture:!0});Ko();
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
